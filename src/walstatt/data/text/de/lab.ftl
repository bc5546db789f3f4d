# Das Labor: viele Partien auf einmal

lab-arena-game = das Spiel, zum Beispiel aofs
lab-arena-bot = Computergegner: { $known }
lab-arena-games = Zahl der Partien; je zwei auf demselben Tisch mit vertauschten Seiten
lab-arena-seed = Startwert des ersten Paares; jedes weitere Paar hat den nächsten
lab-arena-size = Punkte je Armee
lab-arena-lists = Armeelisten der beiden Seiten; sonst der Reihe nach alle mitgelieferten, beide Seiten gleich
lab-arena-jobs = Zahl der Prozesse (sonst alle Kerne)

lab-arena-unknown-game = Das Spiel „{ $given }“ hat keine Arena; es gibt sie für: { $known }.
lab-arena-unknown-bot = Den Computergegner „{ $given }“ gibt es nicht; bekannt sind: { $known }.
lab-arena-at-least-one = { $option } muss mindestens 1 sein, nicht { $given }.
lab-arena-no-lists = Keine mitgelieferte Armeeliste hat { $size } Punkte.
lab-arena-many-lists = Mit --lists werden höchstens zwei Listen genannt, nicht { $given }.
lab-arena-unknown-list = Die Armeeliste „{ $given }“ mit { $size } Punkten gibt es nicht; bekannt sind: { $known }.
lab-arena-crashed = Partie { $number } ist abgebrochen: { $problem }
lab-arena-again = Noch einmal spielen: { $call }

lab-arena-column-bot = Gegner
lab-arena-column-wins = Siege
lab-arena-column-score = Punkte im Mittel
lab-arena-column-thinking = Rechenzeit je Partie (s)

lab-arena-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, davon { $draws } unentschieden (Startwert { $seed }).
lab-arena-share = { $bot } gewinnt { $share } % der Partien; mit 95 % Sicherheit zwischen { $low } % und { $high } %.
lab-arena-time = { $seconds } s je Partie.
core-still = Eine Stellung, die nur betrachtet wird.

lab-balance-games = Partien je Paarung, eine gerade Zahl; je zwei auf demselben Tisch mit vertauschten Seiten
lab-balance-lists = nur diese Listen; sonst alle mitgelieferten
lab-balance-markdown = die Tabelle für ein Dokument ausgeben
lab-balance-unknown-game = Für das Spiel „{ $given }“ lässt sich keine Balance messen; möglich ist: { $known }.
lab-balance-odd = --games muss gerade sein, damit jede Liste gleich oft auf jeder Seite sitzt; { $given } ist ungerade.
lab-balance-lists-wrong = Es braucht mindestens zwei verschiedene Listen, keine zweimal; genannt sind: { $given }.
lab-balance-column-list = Liste
lab-balance-column-all = alle
lab-balance-summary = { $games } Partien, { $each } je Paarung (Startwert { $seed }). Zahlen: gewonnene Partien in Prozent aus Sicht der Zeile, Unentschieden halb.
lab-balance-outside = { $number ->
    [0] Jede Liste gewinnt zwischen 40 und 60 %.
   *[other] Nicht zwischen 40 und 60 %: { $lists }.
}
lab-balance-uneven = { $number ->
    [0] Keine Paarung ist schlechter als 30 : 70.
   *[other] Schlechter als 30 : 70: { $pairings }.
}
