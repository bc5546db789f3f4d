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
web-chart-plane-number = Ebene { $number }
web-chart-search = Feld oder Name
web-chart-not-found = Das steht auf keiner deiner Karten.
web-chart-layers = Ansicht
web-chart-layer-owners = Wem das Land gehört
web-chart-layer-rivers = Flüsse und Ströme
web-chart-layer-roads = Straßen
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
web-chamber-unrolling = Die Karte wird ausgebreitet …
web-chamber-no-land = Von dieser Welt ist noch kein Land bekannt.
web-chamber-unknown = Davon ist nur bekannt, dass es da liegt.
web-chamber-note = Eigene Notiz
web-chamber-tab-paper = Papier
web-chamber-tab-desk = Spielleitung
web-chamber-tab-places = Plätze
kalevala-chart-seen = zuletzt gesehen
kalevala-appraisal-title = Was die Zeilen bewirken
kalevala-appraisal-line = Zeile
kalevala-appraisal-change = Änderung
kalevala-appraisal-left = RE danach
kalevala-appraisal-treasury = RE im ganzen
kalevala-appraisal-upkeep = Unterhalt
web-world-template = Vorlage einsetzen
web-world-section-lines = Was dein Papier bewirkt
web-world-section-treasury = Was bleibt
web-world-section-limits = Grenzen
web-world-section-asked = Was die Spielleitung entscheidet
server-world-written-elsewhere = In einem anderen Fenster steht inzwischen etwas anderes; hier wurde nichts überschrieben.
server-too-many-notes = Mehr als { $most } Notizen nimmt eine Karte nicht auf.
web-chart-drawing = Als Zeichnung (SVG) speichern
web-chart-layer-terrain = Gelände
web-chart-layer-reach = Wie weit Späher kommen
web-chart-layer-zones = Kolonien und Rüstzonen
web-chart-layer-sites = Handelszentren und ihr Ertrag
web-chart-drag = { $way }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
  }, Tempo { $pace }
web-chart-measured-army = { $from } bis { $to }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
  } mit Tempo { $pace }, also { $rounds ->
    [one] in dieser GR
   *[other] { $rounds } GR
  }.
web-chamber-note-colour = Farbe der Notiz
web-chamber-colour-red = Rot
web-chamber-colour-gold = Gold
web-chamber-colour-green = Grün
web-chamber-colour-blue = Blau
web-chamber-colour-violet = Violett
web-paper-wrong = { $count ->
    [one] Eine Zeile geht so nicht.
   *[other] { $count } Zeilen gehen so nicht.
} Was niemand lesen kann, kann das ganze Papier ungültig machen.
web-paper-followed = Hier steht jetzt, was du in einem anderen Fenster geschrieben hast.
web-paper-other = In einem anderen Fenster steht inzwischen ein anderer Text. Hier wurde nichts überschrieben. Dort steht:
web-paper-take-other = Den anderen Text nehmen
web-paper-keep-mine = Meinen Text behalten
web-paper-older-counts = Abgegeben ist eine frühere Fassung; sie zählt, bis du diese abgibst.
web-world-words-title = Wörter der Papiersprache
web-lines-title = Befehle des Papiers
web-lines-wrong = Geht so nicht:
web-lines-doubtful = Bitte noch einmal ansehen:
web-lines-right = Gilt:
web-lines-remove = „{ $line }“ entfernen
web-lines-edit = Zeile ändern
web-lines-again = Auf der Karte ändern
