# Karten von Kalevala: was an einer Karte falsch ist, ihre Zeichen und ihr Rand.

kalevala-map-broken = { $where } ist keine lesbare Karte ({ $why }).
kalevala-map-bytes = { $where } ist zu groß; eine Karte hat höchstens { $most } MB.
kalevala-map-format = { $where } hat das Format „{ $given }“; gelesen wird „{ $wanted }“.
kalevala-map-coordinate = { $where }: „{ $given }“ ist keine Koordinate eines Großfelds.
kalevala-map-twice = { $where }: { $gf } kommt zweimal vor.
kalevala-map-flaws = { $where }: { $flaws }
kalevala-map-flaw = { $gf }: { $what }
kalevala-map-more = { $count ->
    [one] noch ein weiterer Fehler
   *[other] noch { $count } weitere Fehler
}
kalevala-map-length = Das Gelände hat { $given } statt { $wanted } Kleinfelder.
kalevala-map-letter = Auf KF { $kf } steht das unbekannte Gelände „{ $letter }“; bekannt sind { $known }.
kalevala-map-undrawn = Ohne Gelände kann nichts darauf liegen.
kalevala-map-stream = Der Strom auf KF { $kf } liegt nicht auf Wasser.
kalevala-map-canal = Der Kanal auf KF { $kf } liegt nicht auf Wasser.
kalevala-map-wide-canal = Der Kanal ist bei KF { $kf } breiter als ein Kleinfeld.
kalevala-map-pass = Der Pass auf KF { $kf } führt nicht über Gebirge.
kalevala-map-gorge = Die Schlucht auf KF { $kf } liegt im Wasser.
kalevala-map-road = Die Straße auf KF { $kf } liegt im Wasser.
kalevala-map-site = Das HZ auf KF { $kf } steht auf Grund, den niemand betreten kann.
kalevala-map-portal = Das Portal auf KF { $kf } steht im Wasser oder im Gebirge.
kalevala-map-flows = Der Strom auf KF { $kf } fließt in zwei Richtungen.
kalevala-map-river = Der Fluss an KF { $kf } hat auf beiden Seiten Wasser.
kalevala-map-flow-on-land = Der Strom auf KF { $kf } fließt gegen das Land.
kalevala-map-flows-meet = Der Strom auf KF { $kf } fließt gegen den des Nachbarfelds.

kalevala-tiled-shape = { $where } muss eine sechseckige Tiled-Karte mit versetzten Zeilen sein (Versatzachse y).
kalevala-tiled-infinite = { $where } darf keine unendliche Karte sein.
kalevala-tiled-size = { $where } wäre { $width } mal { $height } Kacheln groß; möglich sind zusammen { $most }.
kalevala-tiled-lands = { $where } hat { $given } Großfelder; möglich sind { $most }.
kalevala-tiled-place = { $where } braucht die Eigenschaften „gf“ (eine Koordinate), „column“ und „row“ (die Kachel ihres KF 1).
kalevala-tiled-terrain = { $where } braucht genau eine Kachelebene „terrain“; da sind { $given }.
kalevala-tiled-csv = { $where }: Die Kachelebene „terrain“ muss als CSV gespeichert sein.
kalevala-tiled-data = { $where }: Die Kachelebene „terrain“ hat { $given } statt { $wanted } Kacheln.
kalevala-tiled-tileset = { $where }: Der Kachelsatz muss in die Karte eingebettet sein.
kalevala-tiled-tile = { $where }: Die Kachel in Spalte { $column }, Zeile { $row } hat keine Geländeart als Klasse.
kalevala-tiled-off = { $where }: Die Kachel in Spalte { $column }, Zeile { $row } liegt außerhalb der Ebene.
kalevala-tiled-gap = { $where }: { $gf } hat { $given } statt { $wanted } Kacheln; es fehlt KF { $kf }.
kalevala-tiled-class = { $where }: Die Klasse „{ $given }“ ist unbekannt; bekannt sind { $known }.
kalevala-tiled-point = { $where } ist kein Punkt.
kalevala-tiled-nowhere = { $where }: „{ $kind }“ liegt auf keinem gezeichneten Großfeld.
kalevala-tiled-twice = { $where }: „{ $kind }“ gibt es in diesem Großfeld schon.
kalevala-tiled-flow = { $where }: „{ $given }“ ist keine Fließrichtung; möglich sind { $known }.
kalevala-tiled-property = { $where }: Die Eigenschaft „{ $given }“ gibt es hier nicht, oder sie ist kein kurzer Text; bekannt sind: { $known }.
kalevala-tiled-edge = { $where } liegt mitten auf dem Kleinfeld; der Punkt gehört neben die Kante.
