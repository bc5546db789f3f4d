# Herrscher, die gehen, ihre Nachfolger, und Verträge.
kalevala-ruler-left = { $how ->
    [death] { $realm } ist tot. Bis jemand nachfolgt, regiert niemand.
    [abdication] { $realm } hat abgedankt. Bis jemand nachfolgt, regiert niemand.
   *[departure] { $realm } hat die Welt verlassen. Bis jemand nachfolgt, regiert niemand.
  }
kalevala-refused-nobody-rules = { $realm } wird von niemandem regiert.
kalevala-refused-just-taken-over = { $realm } ist eben erst übernommen worden.
kalevala-refused-broken-away = Abfallen können nur Provinzen des Reichs außer der Hauptstadt, jede einmal: { $places }.
kalevala-permission-ended = Die Erlaubnis von { $giver } für { $to } ist erloschen: { $whole ->
    [yes] im ganzen Reich
   *[no] { $places }
}.
kalevala-broken-away = Welche Provinzen von { $realm } fallen ab? Nach der Probe: { $places }
kalevala-hidden-group = Folgt die getarnte Gruppe { $group } in { $place } dem Nachfolger von { $realm }? Sonst hört niemand mehr von ihr.
kalevala-letters-of-the-old = Was wird aus den Briefen, die noch an { $realm } unterwegs sind ({ $number })? Der Nachfolger liest sie (successor), oder sie gehen zurück (returned).
kalevala-sham-of-the-old = Lebt { $sham }, Scheinherrscher von { $realm }, unter dem Nachfolger weiter?
kalevala-letter-returned = Euer Brief an { $to } kommt ungelesen zurück: „{ $words }“
kalevala-vacant = { $realm } hat keinen Herrscher und keinen göttlichen Schutz mehr. Abwarten (wait), weiter schützen (protect) oder auflösen (dissolve)?
kalevala-marauders = { $name } sagen sich von { $realm } los: { $places }.
kalevala-entry-protected = { $place } steht unter göttlichem Schutz: Niemand zieht dort ein.
kalevala-report-treaties = Verträge
kalevala-treaty-table = Verträge
kalevala-treaty-note = Verträge werden verwahrt und beiden gezeigt; durchsetzen müssen die Herrscher sie selbst.
kalevala-treaty-column-title = Titel
kalevala-treaty-column-other = mit
kalevala-treaty-column-state = Stand
kalevala-treaty-column-since = seit
kalevala-treaty-between = zwischen
kalevala-treaty-seals = Siegel
kalevala-treaty-is = { $state ->
    [sealed] besiegelt
    [theirs] wartet auf das andere Siegel
    [yours] wartet auf euer Siegel
   *[ended] beendet
  }
kalevala-treaty-proposed = Vertrag „{ $title }“: { $one } hat ihn aufgesetzt und besiegelt; noch fehlt das Siegel von { $other }.
kalevala-treaty-sealed = Der Vertrag „{ $title }“ zwischen { $one } und { $other } trägt beide Siegel.
kalevala-treaty-cancelled = { $by } kündigt den Vertrag „{ $title }“ zwischen { $one } und { $other }.
kalevala-treaty-ended = Mit einer Herrschaft endet der Vertrag „{ $title }“ zwischen { $one } und { $other }.
kalevala-treaty-gone = Der Vertrag „{ $title }“ zwischen { $one } und { $other } ist in dieser Phase beendet worden; ein Siegel darauf gilt nichts mehr.
kalevala-treaty-crossed = Ein anderer Vertrag „{ $title }“ von { $other } hat sich mit eurem gekreuzt; eurer ist nicht angenommen.
kalevala-refused-treaty-self = Mit sich selbst schließt niemand einen Vertrag.
kalevala-refused-treaty-stands = Unter dem Titel „{ $title }“ liegt schon ein Vertrag mit { $other } vor; sein Wortlaut ändert sich nicht mehr.
kalevala-refused-treaty-too-many = Mehr als { $most } Verträge zugleich setzt niemand auf.
kalevala-refused-treaty-sealed = Der Vertrag „{ $title }“ mit { $other } trägt euer Siegel schon.
kalevala-refused-no-treaty = Mit { $other } gibt es keinen Vertrag „{ $title }“, der gilt oder auf ein Siegel wartet.
kalevala-paper-title-long = Der Titel eines Vertrags hat höchstens { $most } Zeichen.
kalevala-step-vacancies = Reiche ohne Herrscher
kalevala-step-treaties = Verträge
kalevala-step-protection = Göttlicher Schutz
cli-kalevala-about-ruler = ein Reich einem Menschen oder einem Roboter geben; kein Herrscherwechsel
cli-kalevala-word-who = WER
cli-kalevala-help-who = person oder robot
cli-kalevala-no-seat = „{ $given }“ ist weder person noch robot.
cli-kalevala-seated = { $who ->
    [robot] { $realm } regiert von nun an das Programm.
   *[person] { $realm } regiert von nun an ein Mensch.
  }
kalevala-step-copies = Abschriften der Anweisungen
kalevala-report-copy = Eure Anweisung, wie sie gilt
kalevala-copy = „{ $words }“
kalevala-overview-vacancies = Reiche ohne Herrscher
kalevala-overview-protected = Schutz bis GR
kalevala-overview-vacant = { $how ->
    [death] gestorben
    [abdication] abgedankt
   *[departure] ausgeschieden
  }
