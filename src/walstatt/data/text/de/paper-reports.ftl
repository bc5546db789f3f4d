# Was auf allen Berichten steht, gleich zu welchem Spiel.

paper-overview = Übersicht der Spielleitung
paper-contents = Inhalt
paper-page-of = Seite { $page } von { $pages }
paper-map-in-words = Die Karte in Worten
paper-sign = Zeichen: { $colour ->
    [red] roter
    [blue] blauer
    [green] grüner
    [purple] purpurner
    [gold] goldener
    [black] schwarzer
    [brown] brauner
   *[teal] türkiser
} Schild{ $field ->
    [pale] , gespalten
    [fess] , geteilt
    [bend] , schräg geteilt
    [quarters] , geviert
    [chevron] , mit Sparren
   *[plain] {""}
}, darin { $charge ->
    [star] ein Stern
    [ring] ein Ring
    [cross] ein Kreuz
    [diamond] eine Raute
    [moon] ein Mond
    [tower] ein Turm
   *[drop] ein Tropfen
}
paper-report-deadline = Abgabeschluss
paper-report-template = Vorlage für die nächste Phase
paper-report-papers = Papiere
paper-report-decisions = Zu entscheiden
paper-report-correction = Berichtigungen
paper-correction-sent = geschickt am
paper-correction-was = Das gilt nicht mehr:
paper-correction-is = Jetzt gilt:
paper-deadline-of = Abgabeschluss für { $label }
paper-deadline-none = kein Termin gesetzt
paper-papers-title = Papiere für { $label }
paper-papers-realm = Reich
paper-papers-state = Stand
paper-papers-when = Eingang
paper-papers-faults = Fehler
paper-papers-is = { $state ->
    [counts] abgegeben
    [late] zu spät abgegeben
    [accepted] verspätet, angenommen
   *[missing] fehlt
}
paper-papers-sum = { $counts } von { $all } Reichen haben abgegeben, { $faulty } mit Fehlern; zu spät { $late }, fehlend { $missing }.
paper-decisions-title = Was die Spielleitung entscheidet
paper-decisions-about = Kennung
paper-decisions-question = Frage
paper-decisions-holds = Es gilt
paper-decisions-how = Woher
paper-decisions-is = { $how ->
    [decided] entschieden
    [void] passt nicht mehr: Vorgabe
   *[default] Vorgabe
}
paper-decisions-none = Nichts wartet auf eine Entscheidung.
paper-decisions-waiting = Wartet auf den Ausgang von Hand
paper-decisions-unused = Wirkt nicht mehr: { $name }
paper-yes = ja
paper-no = nein
paper-seal = Siegel von { $name }
paper-battle-nobody = { $name }: niemand
paper-battle-holders = Handelszentren: { $holders }
paper-battle-broken = Gebrochene Mauern, Tore und Scharten: { $number }
paper-battle-fallen = Eingestürzt: { $places }
