### Tempel und Priester (Kapitel 20).

kalevala-report-temple = Tempel und Priester
kalevala-step-temples = Tempel und wem sie gehören
kalevala-step-oracle-sees = Was Orakel vorhersehen
kalevala-step-temple-gifts = Spenden an Tempel, ZEH für Priester
kalevala-step-oracle = Fragen an Orakel
kalevala-step-priests-paid = Unterhalt der Priester
kalevala-step-priests-dead = Tote Priester
kalevala-step-temples-watched = Wachen der Tempel
kalevala-expected-temple-does = spenden, opfern oder zahlt
kalevala-expected-for-priest = „für“ und ein Priester
kalevala-expected-priests-go = gehen

# was geschieht
kalevala-temple-gift = Der Tempel auf { $field } erhält { $re } RE. Sein Schatz: TS ({ $all } RE).
kalevala-temple-treasure = Der Schatz des Tempels auf { $field } ist jetzt TS ({ $re } RE).
kalevala-priest-zeh = Auf { $field } werden { $re } RE geopfert: Ein Priester erhält { $zeh } ZEH und ist jetzt { $priest }. Es bleiben: TS ({ $all } RE).
kalevala-priests-paid = Tempelschätze zahlen { $re } RE für die Priester: { $fields }.
kalevala-priest-leaves = Kein Tempelschatz kann { $priest } in { $place } bezahlen: Er geht für immer.
kalevala-priest-dead = { $priest } ist tot. Die Hälfte seiner ZEH fließt als { $re } RE an den Tempel auf { $field } zurück: TS ({ $all } RE).
kalevala-temple-unguarded = Kein Priester bewacht mehr den Tempel auf { $field }. Wird dort in der nächsten 1. Phase keiner gerüstet und kommt keiner, so wird er zum Turm.
kalevala-temple-desecrated = Der Tempel auf { $field } ist entweiht. Von ihm bleibt ein gewöhnlicher Turm.
kalevala-treasure-spilled = Der Schatz des Tempels auf { $field }, { $re } RE, liegt jetzt als gewöhnliche RE in { $place }.
kalevala-temple-taken = { $realm ->
    [natives] Der Tempel auf { $field } ist mit seinem Land verloren.
   *[other] Der Tempel auf { $field } gehört jetzt { $realm }.
}
kalevala-temple-plundered = { $realm } hat den Tempel auf { $field } geplündert: { $re } RE. Er ist entweiht.
kalevala-temple-hit = Der Tempel auf { $field } hat insgesamt { $hits } Treffer; beim zehnten fällt er.
kalevala-temple-destroyed = Der Tempel auf { $field } ist zerstört.

# das Orakel
kalevala-oracle = { $realm } befragt das Orakel auf { $field } und opfert { $offering } RE: „{ $question }“ Was antwortet es? Eigene Worte, oder nichts: Dann sagt das Programm in Versen, was das Opfer wert ist (Gebühr { $fee } RE, { $share ->
    [full] ganze Antwort
    [half] halbe Antwort
   *[other] Schweigen
}): { $verse } Mit „false“ schweigt es.
kalevala-oracle-asked = Ihr befragt das Orakel auf { $field } und opfert { $re } RE: „{ $question }“ { $listed ->
    [yes] Die Priester verstehen die Frage.
   *[other] Diese Frage kann nur der Spielleiter beantworten; das Programm kennt sie nicht.
}
kalevala-oracle-says = Das Orakel auf { $field } antwortet auf „{ $question }“: { $words }
kalevala-oracle-verse = Das Orakel auf { $field } antwortet auf „{ $question }“: { $verse }
kalevala-oracle-silent = Das Orakel auf { $field } schweigt zu „{ $question }“. Was geopfert wurde, ist dahin.
kalevala-oracle-desk = { $realm } hat das Orakel auf { $field } befragt (Opfer { $offering } RE, Gebühr { $fee } RE, { $share ->
    [full] ganze Antwort
    [half] halbe Antwort
   *[other] Schweigen
}): „{ $question }“
kalevala-oracle-towards = { $towards ->
    [here] gleich hier, wo dieser Altar raucht
    [beyond] wohin keine Straße dieser Welt führt
    [nowhere] nirgends unter dem Himmel
    [N] wo der Polarstern steht
    [NE] zwischen Polarstern und Morgen
    [SE] zwischen Morgen und Mittag
    [S] wo die Mittagssonne brennt
    [SW] zwischen Mittag und Abend
   *[NW] zwischen Abend und Polarstern
}
kalevala-oracle-owner-full = Ich sehe die Steine von { $place } und den Rauch, der steigt. { $kind ->
    [none] Kein Herr wird dort genannt; das Land gehört sich selbst.
    [own] Das Banner ist jenes, das Ihr selber tragt: { $owners }.
   *[other] Ein Banner schlägt darüber im Wind, und auf ihm steht: { $owners }.
}
kalevala-oracle-owner-half = Ich sehe Rauch über { $place }, { $kind ->
    [none] und niemandes Banner darin.
    [own] und er riecht nach Eurem eigenen Herd.
   *[other] und ein fremdes Banner darin, doch der Wind verbirgt das Zeichen.
}
kalevala-oracle-garrison-full = Zählt die Schatten, die am Mittag auf { $place } fallen: { $number } von ihnen tragen eine Waffe.
kalevala-oracle-garrison-half = Schatten fallen am Mittag auf { $place }: { $many ->
    [none] keiner von ihnen trägt Eisen.
    [few] weniger als die Finger zweier Hände tragen Eisen.
    [some] eine Schar, die um zwei Feuer passt.
    [many] mehr, als ein Brunnen tränkt.
   *[host] ein Wald von Speeren.
}
kalevala-oracle-centre-full = { $kind ->
    [none] In { $place } hört das Gras keine Münze.
   *[other] In { $place } schwingt die Waage: { $kind } nennen es die Händler.
}
kalevala-oracle-centre-half = { $kind ->
    [none] In { $place } hört das Gras keine Münze.
   *[other] In { $place } könnten Münzen klingen.
}
kalevala-oracle-strength-full = Ruft { $realm }, so antworten { $number } Kehlen und { $number } Klingen.
kalevala-oracle-strength-half = Legt Eure Klingen und die von { $realm } auf die Waage: { $than ->
    [more] Eure steigen.
    [less] Eure sinken.
   *[same] der Balken rührt sich nicht.
}
kalevala-oracle-size-full = { $number } Mal muss { $realm } am Abend den Schlüssel drehen, um alle Tore zu schließen.
kalevala-oracle-size-half = Wer um alles Land von { $realm } reitet, reitet { $than ->
    [more] länger als um Eures.
    [less] kürzer als um Eures.
   *[same] so lange wie um Eures.
}
kalevala-oracle-capital-full = Die Krone von { $what } ruht, { kalevala-oracle-towards }: { $places }.
kalevala-oracle-capital-half = Sucht die Krone von { $what }, { kalevala-oracle-towards }.
kalevala-oracle-king-full = Wer die Krone von { $what } trägt, wirft seinen Schatten, { kalevala-oracle-towards }: { $places }.
kalevala-oracle-king-half = Sucht den, der die Krone von { $what } trägt, { kalevala-oracle-towards }.
kalevala-oracle-temple-full = Wo { $what } sich vor den Göttern neigt, steigt Rauch, { kalevala-oracle-towards }: { $places }.
kalevala-oracle-temple-half = Wo { $what } sich vor den Göttern neigt, steigt Rauch, { kalevala-oracle-towards }.
kalevala-oracle-item-full = Was Ihr sucht, { $what }, schläft, { kalevala-oracle-towards }: { $places }.
kalevala-oracle-item-half = Was Ihr sucht, { $what }, schläft, { kalevala-oracle-towards }.
kalevala-oracle-gate-full = Die nächste Tür, die aus dieser Welt führt, steht, { kalevala-oracle-towards }: { $places }.
kalevala-oracle-gate-half = Die nächste Tür, die aus dieser Welt führt, steht, { kalevala-oracle-towards }.

# Bericht
kalevala-temple-table = Tempel
kalevala-temple-field = Tempel
kalevala-temple-cult = Kult
kalevala-temple-priests = Priester im GF
kalevala-temple-watch = Bewacht
kalevala-temple-is-watched = { $watched ->
    [yes] ja
   *[other] nein
}
kalevala-priest-table = Priester
kalevala-priest-who = Priester
kalevala-priest-number = Zahl
kalevala-priest-place = Steht in
kalevala-priest-cult = Kult
kalevala-cult-own = der Gott des Reiches
kalevala-template-temple = Tempel auf { $field }: { $treasure }
kalevala-template-temple-unguarded = Kein Priester bewacht ihn. Er wird zum Turm, wenn in { $place } keiner gerüstet wird und keiner kommt: Wandeln { $place }: Pr
kalevala-template-priests = Unterhalt der Priester aus Tempelschätzen: { $due } RE, { $there } sind da.

# der Spielleiter
kalevala-act-settlecult = Ein anderer Kult
kalevala-act-about-settlecult = Buchstabe, Name, Sprüche mit ihren Kosten (Segnen, Furcht, Brot und Wasser) und was sein Priesterkönig kann. Ohne Sprüche kosten alle drei, was sie im Buch kosten.
kalevala-act-treasure = Der Schatz eines Tempels
kalevala-act-about-treasure = Wie viele RE von jetzt an in einem Tempel liegen; sein Besitzer erfährt es.

# abgelehnt
kalevala-refused-no-temple = Auf { $field } steht kein Tempel von Euch.
kalevala-refused-treasure = Im Schatz auf { $field } liegen { $there } RE; verlangt sind { $cost }.
kalevala-refused-no-priest = { $symbol } ist kein Priester.
kalevala-refused-priest-elsewhere = In { $place } ist kein { $symbol }: Für seine ZEH geht ein Priester zum Tempel.
kalevala-refused-no-zeh = { $re } RE bringen { $symbol } keine ZEH: Zwei RE sind eine, und er speichert höchstens { $most }.
kalevala-refused-priests-go = Nicht alle davon sind Priester, die in { $place } sind.
kalevala-refused-temple-all-water = { $place } ist ganz aus Wasser: Dort steht kein Tempel.
kalevala-refused-temple-far-out = { $field } liegt mehr als { $most } KF von der Küste entfernt: Dort steht kein Tempel.
kalevala-refused-only-temples = Im Wasser ({ $field }) stehen nur Tempel.
kalevala-refused-temple-cult = Der Tempel auf { $field } wurde für einen anderen Kult begonnen.
kalevala-refused-temple-no-priest = Niemand weiht den Tempel auf { $field }: In seinem GF muss ein Priester sein.
kalevala-refused-last-priest = Der letzte Priester verlässt { $place } nicht: Ein Tempel braucht ihn, und kein anderer kommt in dieser Phase.
kalevala-refused-oracle-twice = Das Orakel auf { $field } wurde in dieser GR schon befragt.
kalevala-refused-oracle-empty = Dem Orakel auf { $field } wird keine Frage gestellt.
kalevala-refused-oracle-free = Für eine Frage an das Orakel auf { $field } muss geopfert werden: mindestens 1 RE aus dem Tempelschatz, in dem { $there } RE liegen.
kalevala-refused-oracle-answer = Eine Antwort sind Worte, höchstens { $most } Zeichen; mit „false“ schweigt das Orakel.
kalevala-refused-cult-spell = Priester anderer Kulte zaubern nicht { $spells }; es gibt { $known }.
kalevala-refused-priests-zeh = { $symbol } gibt keine ZEH ab: Die eines Priesters dienen nur seinen eigenen Sprüchen.
kalevala-detail-letter = Buchstabe hinter dem Zeichen
kalevala-detail-spells = Sprüche und was sie kosten
kalevala-detail-re = RE
