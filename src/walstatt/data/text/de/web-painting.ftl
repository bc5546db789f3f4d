### Malen an einer Welt, die gegründet wird.
web-paint = Malen
web-paint-about = Wähle einen Pinsel und tippe auf die Karte. Ein Fluss läuft auf der Kante, die dem Finger am nächsten liegt. Was niemandem gehört, gehört der Urbevölkerung; ihr HZ bestimmt, was das Besetzen kostet.
web-paint-brush = Pinsel
web-paint-none = keiner, nur ansehen
web-paint-ground = Gelände
web-paint-waters = Flüsse
web-paint-river = Fluss
web-paint-dry = kein Fluss
web-paint-natives = Urbevölkerung
web-paint-wild = kein HZ
web-paint-secrets = Geheimnisse
web-paint-secret = Geheimnis anheften
web-paint-whole = ganzes Großfeld
web-paint-name = Name des HZ
web-paint-place = Ort
web-paint-place-about = etwa 2A+10/17, für Flüsse mit Kante: 2A+10/17 NE
web-paint-go = Auftragen
web-paint-undo = Rückgängig
web-paint-redo = Wiederholen
web-paint-discard = Gemaltes verwerfen
web-paint-count = { $count ->
    [0] Noch nichts gemalt
    [one] Ein Strich
   *[other] { $count } Striche
}
web-paint-done = Gemalt: { $what } auf { $at }
web-secret-title = Titel
web-secret-words = Was man erfährt
web-secret-opens = Was es öffnet
web-secret-opens-scouting = eine EE, die den Ort sieht
web-secret-opens-search = eine Expedition, die dort sucht
web-secret-opens-word = nur das Wort der Spielleitung
web-secret-layer = Schicht { $number }
web-secret-without-layer = Schicht { $number } von „{ $title }“ wegnehmen
web-secret-pin = Anheften
web-secret-without = Geheimnis „{ $title }“ wegnehmen
web-secret-about = Tippe auf die Karte, um den Ort zu wählen. Niemand außer der Spielleitung sieht die Einträge; ob sich einer öffnet, wirst du immer erst gefragt. Noch einmal unter demselben Titel an denselben Ort geheftet, wird daraus eine weitere Schicht, die sich nach der darüber öffnet.
