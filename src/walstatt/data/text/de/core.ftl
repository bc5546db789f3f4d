# Was jedes Spiel sagt: Spieler, Aufgabe, Einwände gegen Antworten

core-player = Spieler { $number }
core-concedes = { $seat } gibt auf.
core-conceded = { $seat } hat aufgegeben.
core-together = Mehrere antworten geheim; aufgedeckt wird erst, wenn alle geantwortet haben.
core-rules-changed = Ab hier gelten verbesserte Regeln (Fassung { $after } statt { $before }). { $back ->
    [0] Alles bisher Gespielte bleibt, wie es ist.
    [one] Die letzte Antwort passt nicht mehr dazu: Dieser Abschnitt beginnt noch einmal, mit neuen Würfeln.
   *[other] Die letzten { $back } Antworten passen nicht mehr dazu: Dieser Abschnitt beginnt noch einmal, mit neuen Würfeln.
}

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
core-refused-unknown-ruling = Eine Auslegung „{ $ruling }“ kennt der Katalog nicht.
core-refused-unknown-choice = Zu { $ruling } gibt es die Lesarten 0 bis { $most }, nicht { $choice }.
core-refused-ruling-fixed = Das Spiel läuft schon: { $ruling } steht fest.
core-expected-list = eine Liste von angebotenen Möglichkeiten
core-expected-one = eine der angebotenen Möglichkeiten
core-expected-yes-no = Ja oder Nein (true oder false)
core-expected-whole-number = eine ganze Zahl

# Spiele außerhalb des Programms
core-bad-game-no-folder = { $place } ist kein Ordner mit einem Spiel.
core-bad-game-key = { $place }: „{ $game }“ taugt nicht als Schlüssel eines Spiels; der Ordner darf nur Kleinbuchstaben, Ziffern und _ im Namen haben.
core-bad-game-lacks-file = { $place }: Dem Spiel fehlt { $file }; ein Spiel besteht aus { $wanted }.
core-bad-game-twice = { $place }: Das Spiel „{ $game }“ gibt es schon, in { $other }.
core-bad-game-taken = { $place }: „{ $game }“ heißt schon ein Spiel des Programms.
core-bad-game-unreadable = { $place } lässt sich nicht lesen: { $reason }
core-bad-game-strange-rules = { $place }: Alle Regeln müssen mit „{ $game }.“ beginnen; anders heißen: { $strangers }.
core-bad-game-strange-words = { $place }: Alle Texte müssen mit „{ $prefix }“ beginnen; anders heißen: { $strangers }.
core-bad-game-lacks = { $place }: Es fehlt { $missing }.
core-bad-game-no-game = { $place }: Es gibt kein GAME.
core-bad-game-other-key = { $place }: Das Spiel nennt sich „{ $given }“, sein Ordner „{ $game }“.
core-bad-game-other-kind = { $place }: GAME ist nicht von der Art „{ $given }“; „kind“ in kit.toml muss dazu passen („match“ oder „world“, ohne Angabe „match“).
core-bad-game-code = { $place } lässt sich nicht laden: { $reason }
