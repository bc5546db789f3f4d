# Was jedes Spiel sagt: Spieler, Aufgabe, Einwände gegen Antworten

core-player = Spieler { $number }
core-concedes = { $seat } gibt auf.
core-conceded = { $seat } hat aufgegeben.

core-refused-malformed = Diese Antwort passt nicht zur Frage „{ $question }“. Erwartet: { $expected }.
core-refused-not-offered = „{ $value }“ steht bei „{ $question }“ nicht zur Wahl. Möglich: { $options }.
core-refused-how-many = Bei „{ $question }“ zählt die Wahl { $least } bis { $most }, genannt sind { $given }, jedes höchstens einmal.
core-refused-number = Bei „{ $question }“ geht { $low } bis { $high }, nicht { $given }.
core-refused-dice = „{ $question }“ braucht { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} mit Augen von 1 bis { $sides }.
core-refused-not-asked = Die Frage „{ $question }“ richtet sich nicht an dich.
core-refused-answered = Die Frage „{ $question }“ hast du schon beantwortet.
core-refused-given-up = { $seat } hat schon aufgegeben.
core-refused-over = Das Spiel ist zu Ende.
core-expected-list = eine Liste von angebotenen Möglichkeiten
core-expected-one = eine der angebotenen Möglichkeiten
core-expected-yes-no = Ja oder Nein (true oder false)
core-expected-whole-number = eine ganze Zahl
core-expected-length = eine Länge in Zoll, 0 oder mehr
core-expected-share = ein Anteil zwischen 0 und 1
core-expected-points = { $count } Punkte [x, y]
core-expected-paths = Modelle mit ihren Wegpunkten
core-expected-way-points = Wegpunkte [x, y] oder [x, y, "jump"]
