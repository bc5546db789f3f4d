### Die Karte im Zimmer des Herrschers.
web-chart-tools = Werkzeuge der Karte
web-chart-closer = Näher
web-chart-farther = Weiter weg
web-chart-home = Mein Reich
web-chart-whole = Alles
web-chart-measure = Messen
web-chart-measure-from = Tippe auf das Großfeld, von dem aus gemessen wird.
web-chart-measure-to = Von { $from } aus: Tippe auf das Ziel.
web-chart-measured = { $from } bis { $to }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
  } von Großfeld zu Großfeld über bekanntes Land.
web-chart-plane = Ebene
web-chart-search = Feld oder Name
web-chart-not-found = Das steht auf keiner deiner Karten.
web-chart-layers = Ansicht
web-chart-layer-owners = Wem das Land gehört
web-chart-layer-rivers = Flüsse und Ströme
web-chart-layer-roads = Straßen
web-chart-layer-sites = Handelszentren
web-chart-layer-troops = Truppen
web-chart-layer-ways = Wege der Späher
web-chart-layer-age = Schleier über alten Nachrichten
web-chart-layer-grid = Großfelder
web-chart-layer-names = Namen
web-chart-layer-notes = Eigene Notizen
web-chart-download = Als Bild speichern
web-chart-print = Drucken
web-chamber-map = Karte
web-chamber-eyes = Mit den Augen von
web-chamber-everything = Spielleiter: alles
web-chamber-no-land = Von dieser Welt ist noch kein Land bekannt.
web-chamber-unknown = Davon ist nur bekannt, dass es da liegt.
web-chamber-note = Eigene Notiz
web-chamber-tab-paper = Papier
web-chamber-tab-report = Bericht
web-chamber-tab-desk = Spielleitung
kalevala-chart-seen = zuletzt gesehen
