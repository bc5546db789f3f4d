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
ags-still = Eine Stellung, die nur betrachtet wird.
