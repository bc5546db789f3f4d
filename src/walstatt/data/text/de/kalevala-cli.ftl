cli-about-kalevala = Eine Welt von Kalevala gründen, allein spielen oder leiten
cli-kalevala-usage = Aufruf: walstatt kalevala AKTION …
cli-kalevala-usage-more =
    „walstatt kalevala AKTION --help“ erklärt eine davon. Phasen heißen wie im Spiel: 271.1 ist die 1. Phase der Großrunde 271.
    Getippte Würfel, verspätete Papiere, Abzweigungen und das Wiederöffnen einer Phase: „walstatt world --help“; beides gilt denselben Welten.
cli-kalevala-about-new = eine Welt gründen, aus einem Startwort oder auf eigener Karte
cli-kalevala-about-move-in = eine laufende Welt einziehen lassen: eine Karte und eine Textdatei je Reich
cli-kalevala-about-status = wer abgegeben hat, bis wann, und was auf eine Entscheidung wartet
cli-kalevala-about-template = das Papier für die nächste Phase, ausgefüllt mit allem, was bleibt
cli-kalevala-about-check = ein Papier prüfen: was jede Zeile tut, Schatz, Liste, Unterhalt, Grenzen, Fehler
cli-kalevala-about-hand-in = ein Papier abgeben; eine Welt, die sich selbst leitet, wertet sofort aus
cli-kalevala-about-run = die Phase auswerten, ohne sie zu veröffentlichen
cli-kalevala-about-decisions = was auf die Entscheidung des SL wartet
cli-kalevala-about-decide = etwas anders entscheiden als vorgesehen
cli-kalevala-about-act = eine freie Handlung des SL
cli-kalevala-about-publish = die Phase veröffentlichen; jedes Reich bekommt seinen Bericht
cli-kalevala-about-correct = eine veröffentlichte Phase noch einmal auswerten und Berichtigungen verschicken
cli-kalevala-about-report = den Bericht eines Reiches lesen
cli-kalevala-about-map = die Karte als SVG, mit --json als Kartendatei, mit --tiled für den Editor Tiled
cli-kalevala-about-account = Spielerkonten: Stände, Auszüge, Einzahlungen, Rückzahlungen
cli-kalevala-about-request = Anträge der Herrscher und Antworten darauf
cli-kalevala-word-world = WELT
cli-kalevala-word-realm = REICH
cli-kalevala-word-paper = PAPIER
cli-kalevala-word-map = KARTE
cli-kalevala-word-files = DATEI
cli-kalevala-word-about = WORUM
cli-kalevala-word-value = WERT
cli-kalevala-word-kind = ART
cli-kalevala-word-details = ANGABE=WERT
cli-kalevala-word-number = NUMMER
cli-kalevala-help-world = Name oder Kennung der Welt
cli-kalevala-help-realm = Name des Herrschers
cli-kalevala-help-paper = eine Textdatei, oder - für die Standardeingabe
cli-kalevala-help-map = eine Kartendatei (docs/de/kalevala-karten.md)
cli-kalevala-help-files = die Textdatei jedes Reiches (docs/de/kalevala-einzug.md)
cli-kalevala-help-about = was entschieden wird, so wie „decisions“ es nennt
cli-kalevala-help-value = true, false, eine Zahl, ein Wort oder JSON
cli-kalevala-help-kind = Art der Handlung, siehe unten
cli-kalevala-help-details = ihre Angaben, etwa place=2A+10 what="5LB, 10RE"
cli-kalevala-help-number = Nummer eines Antrags
cli-kalevala-option-solo = dieses Reich regierst du, alle anderen das Programm; veröffentlicht wird, sobald du abgibst
cli-kalevala-option-seed = beliebige Worte; dieselben Worte geben dieselbe Karte (sonst der Name der Welt)
cli-kalevala-option-realms = Zahl der Reiche
cli-kalevala-option-size = Zahl der Großfelder, 20 bis 5000
cli-kalevala-option-sea = Anteil des Meeres in Prozent, 10 bis 80
cli-kalevala-option-splinters = Zahl der Scherben, 0 bis 24
cli-kalevala-option-names = Namen von Herrschern, mit Kommas getrennt
cli-kalevala-option-robots = Reiche, deren Papiere das Programm schreibt
cli-kalevala-option-people = Kerntruppen eines Reiches, dann seine Kulturrüstgüter
cli-kalevala-option-place = wo ein Reich beginnt: das Großfeld der Hauptstadt, dann weitere
cli-kalevala-option-at = Datum der ersten Phase, etwa 270.1
cli-kalevala-option-map = Kartendatei statt der erzeugten Karte, aus dem Programm oder aus Tiled; auch mehrere, etwa eine je Ebene
cli-kalevala-option-battles = Wie Schlachten entschieden werden: von Hand (hand), durch einen Wurf je Seite (quick), auf Sechsecken nach den Befehlsbögen (fought)
cli-kalevala-option-by-post = Papiere und Berichte gehen mit der Post: An Beilagen wird erinnert
cli-kalevala-option-accounts = Konten führen, mit Gebühren und Porto
cli-kalevala-option-reading = eine andere Lesart einer Festlegung, etwa kalevala.r.9.unleserlich=1
cli-kalevala-option-deadline = Einsendeschluss
cli-kalevala-option-postmark = Tag des Poststempels; sonst jetzt
cli-kalevala-option-strike = trotz Fehlern annehmen: fehlerhafte Zeilen werden gestrichen, der Rest zählt
cli-kalevala-option-phase = die Phase, etwa 271.1; sonst die offene (bei Berichten die zuletzt veröffentlichte)
cli-kalevala-option-json = als JSON
cli-kalevala-option-format = Form des Berichts: text, html, json oder pdf
cli-kalevala-option-large = in großer Schrift
cli-kalevala-option-corrections = nur die Blätter mit Berichtigungen zu dieser Phase
cli-kalevala-option-output = in diese neue Datei schreiben statt auf die Standardausgabe
cli-kalevala-option-realm = das Reich; unnötig, wenn das Papier aus einer Vorlage stammt oder du allein spielst
cli-kalevala-option-all = auch, was entschieden ist
cli-kalevala-option-note = eine Notiz allein für den SL
cli-kalevala-option-words-to-realms = Worte an die, die es betrifft
cli-kalevala-option-compare = nur zeigen, was es ändern würde, Reich für Reich
cli-kalevala-option-try = nur zeigen, nichts schreiben
cli-kalevala-option-by-list = wo Liste und Felder auseinandergehen, gilt die Liste, statt abzulehnen
cli-kalevala-option-field = ein Großfeld mit seinen Kleinfeldern, etwa 2U+15
cli-kalevala-option-tiled = diese Ebene als Karte für den Editor Tiled; mit --output liegt das Bild der Kacheln daneben
cli-kalevala-option-pay-in = eine Einzahlung eintragen
cli-kalevala-option-refund = auszahlen, was übrig ist
cli-kalevala-option-granted = den Antrag genehmigen
cli-kalevala-option-declined = den Antrag ablehnen
cli-kalevala-option-done = der Antrag ist erledigt
cli-kalevala-option-fields = Kleinfelder eines genehmigten Kanals, mit Kommas getrennt
cli-kalevala-option-data = Ordner der Datenbank
cli-kalevala-option-database = stattdessen die Adresse einer PostgreSQL-Datenbank
cli-kalevala-no-action = „{ $given }“ gibt es hier nicht. Es gibt: { $known }
cli-kalevala-no-action-near = „{ $given }“ gibt es hier nicht. Gemeint ist vielleicht „{ $near }“?
cli-kalevala-other-game = „{ $name }“ ist keine Welt von Kalevala, sondern von { $game }.
cli-kalevala-no-phase = Diese Welt hat keine Phase „{ $given }“. Bekannt sind: { $known }
cli-kalevala-which-phase = Welche Phase? Sag es mit --phase GR.PHASE, etwa 270.1.
cli-kalevala-no-realm = Ein Reich „{ $given }“ gibt es nicht. Es gibt: { $known }
cli-kalevala-no-realm-near = Ein Reich „{ $given }“ gibt es nicht. Gemeint ist vielleicht „{ $near }“?
cli-kalevala-whose = Wessen Papier ist das? Sag es mit --realm NAME. Es gibt: { $known }
cli-kalevala-date = { $name }: { $date } ist offen.
cli-kalevala-solo = Du regierst { $realm }. Weiter geht es mit: walstatt kalevala template { $name } { $realm } --output papier.txt
cli-kalevala-draft = Das Papier von { $realm } ist als Entwurf aufgehoben, nicht abgegeben. Bessere es aus, oder lass mit --strike die fehlerhaften Zeilen streichen.
cli-kalevala-no-corrections = { $realm } hat zu { $date } keine Berichtigung bekommen.
cli-kalevala-counts-as-missing = Es hat Fehler: Kommt kein besseres, zählt es als nicht abgegeben, außer der SL streicht die fehlerhaften Zeilen: walstatt kalevala decide { $world } judgement/{ $realm } true
cli-kalevala-lines-refused = Es hat Fehler: Kommt kein besseres, werden die Zeilen abgelehnt, die nicht gehen; die anderen zählen.
cli-kalevala-lines-struck = Es hat Fehler: Die fehlerhaften Zeilen sind gestrichen, die anderen zählen.
cli-kalevala-paper-robot = vom Programm regiert
cli-kalevala-paper-faulty = abgegeben, mit Fehlern; zählt als fehlend, wenn nichts anderes entschieden wird
cli-kalevala-to-decide = { $count ->
    [0] Nichts wartet auf eine Entscheidung.
    [one] Eine Entscheidung ist offen (walstatt kalevala decisions).
    *[other] { $count } Entscheidungen sind offen (walstatt kalevala decisions).
}
cli-kalevala-nothing-to-decide = Nichts wartet auf eine Entscheidung.
cli-kalevala-waiting = Auf einen Ausgang von Hand wartet (walstatt kalevala battlefield { $world }):
cli-kalevala-chosen = { "    " }→ { $chosen } ({ $how }); möglich: { $options }
cli-kalevala-detail = „{ $given }“ ist weder eine Angabe wie place=2A+10 noch ein JSON-Objekt.
cli-kalevala-not-published = { $date } ist noch nicht veröffentlicht; da gibt es nichts zu berichtigen.
cli-kalevala-corrected = { $date }: Berichtigungen für { $realms }
cli-kalevala-unchanged = { $date }: Für niemanden ändert sich etwas.
cli-kalevala-same = Für niemanden ändert sich etwas.
cli-kalevala-no-report = { $realm } hat zu dieser Phase keinen Bericht.
cli-kalevala-no-plane = Auf Ebene { $plane } ist kein Großfeld zu zeigen.
cli-kalevala-exists = { $file } gibt es schon; überschrieben wird nichts.
cli-kalevala-unwritable = { $file } lässt sich nicht schreiben ({ $reason })
cli-kalevala-no-accounts = Diese Welt führt keine Konten.
cli-kalevala-whose-account = Wessen Konto? Nenne das Reich.
cli-kalevala-balance = { $realm }: { $amount }
cli-kalevala-entry = { "    " }{ $date } { $why ->
    [entry] Eintrittsgebühr
    [round] Gebühr der Großrunde
    [postage] Rückporto
    [express] Eilbriefe
    [deposit] Einzahlung
    [refund] Rückzahlung
    [carried] Übertrag
    *[other] { $why }
}: { $amount }
cli-kalevala-request = { $number }. { $realm }: { $title } – { $state }
cli-kalevala-request-open = offen
cli-kalevala-request-granted = genehmigt
cli-kalevala-request-declined = abgelehnt
cli-kalevala-request-done = erledigt
cli-kalevala-request-number = „{ $given }“ ist keine Nummer eines Antrags.
cli-kalevala-one-answer = Eine Antwort auf einen Antrag: seine Nummer und --granted, --declined oder --done.
cli-kalevala-realms = Möglich sind hier { $least } bis { $most } Reiche.
cli-kalevala-by-ruler = „--{ $option } { $given }“ ist nicht wie NAME=…, mit Kommas dazwischen. Die Herrscher sind: { $known }
cli-kalevala-reading = „{ $given }“ ist nicht wie kalevala.r.9.unleserlich=1.
cli-kalevala-moved = { $realm }: { $provinces } Provinzen, { $re } RE
cli-kalevala-not-moved = Gegründet wurde nichts.
cli-kalevala-settled = (nach der Liste geregelt)

kalevala-refused-no-ruling = Eine Festlegung „{ $ruling }“ gibt es nicht.
kalevala-refused-no-reading = { $most ->
    [0] { $ruling } hat keine andere Lesart.
   *[other] { $ruling } hat die Lesarten 0 (wie vorgesehen) bis { $most }.
}
kalevala-money = { $whole },{ $rest }
