### Was die Spielleitung vor sich liegen hat, und was sie mit Briefen tut.
kalevala-awarded = Für euer Wirken gibt es { $oeh } OEH. { $why }
kalevala-forgiven = Versäumte Papiere sind euch nachgesehen.
kalevala-refused-full-note = Die Notiz zu „{ $secret }“ ist voll; mehr als { $most } Zeichen hat sie nicht.
kalevala-desk-vacant = niemand herrscht ({ $how ->
    [death] gestorben
    [abdication] abgedankt
   *[departure] gegangen
})
kalevala-desk-away = im Urlaub bis { $until }{ $said ->
    [yes] : { $words }
   *[no] {""}
}
kalevala-desk-owes = Konto { $balance }: Post gesperrt
kalevala-desk-low = Konto { $balance }: reicht nicht für die nächste Großrunde
kalevala-desk-missed = { $times ->
    [one] ein Papier versäumt
   *[other] { $times } Papiere versäumt
}
kalevala-refused-hard-cut = In dieser Welt zählt nichts, was nach dem Einsendeschluss kam, wer immer es erlaubt.
kalevala-deputy-named = { $deputy } darf von { $since } bis { $until } für { $realm } schreiben.
kalevala-deputy-acted = { $deputy } hat für das abwesende Reich { $realm } geschrieben: „{ $words }“
kalevala-refused-no-deputies = In dieser Welt handelt niemand für abwesende Herrscher.
kalevala-refused-deputy = { $deputy } kann nicht vertreten, das kann nur ein anderer Herrscher.
kalevala-not-deputy = { $realm } hat dich für diese Phase nicht zur Vertretung bestimmt.
kalevala-refused-deputy-line = Zeile { $number } der Vertretung ist nicht lesbar: { $why }
kalevala-free-text = { $realm } schreibt in freiem Text: „{ $words }“ Für welche Zeilen steht das? Ohne Zeilen bleibt es ohne Wirkung.
kalevala-free-text-read = Die Spielleitung hat deinen freien Text ({ $words }) so gelesen: { $lines }.
kalevala-warning-free-text = Geht als freier Text an die Spielleitung; als Zeile ist es nicht lesbar: { $why }
kalevala-refused-free-text = Verlangt sind Zeilen eines Papiers, als ein Text.
kalevala-everything-held = Dein Konto steht im Minus: Alles, was dir mitzuteilen wäre, wird zurückgehalten, bis es ausgeglichen ist.
kalevala-step-held-post = Was Schuldner noch nicht erfahren
