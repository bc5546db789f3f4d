# Der Tisch: Geländestücke

table-wood = Wald
table-low-wall = Mauer
table-hedge = Hecke
table-rock = Fels
table-house = Haus
table-swamp = Sumpf
table-thorns = Dornen
table-lava = Lava
table-platform = Plattform
table-ruin-wall = Ruinenmauer
table-ruin-door = Tür
table-roof = Dach
table-rubble = Geröll
table-bush = Gebüsch
table-ice-wall = Eiswall
table-black-ice = Glatteis
table-crypt-wall = Gruftmauer
table-shelf = Regal
table-floe = Eisscholle
table-pond = Teich
table-ruin = Ruine

table-preview-need = braucht
table-preview-chance = trifft
table-card-on-table = auf dem Tisch
table-card-gone = ausgeschieden

table-expected-length = eine Länge in Zoll, 0 oder mehr
table-expected-share = ein Anteil zwischen 0 und 1
table-expected-points = { $count } Punkte [x, y]
table-expected-paths = Modelle mit ihren Wegpunkten
table-expected-way-points = höchstens { $most } Wegpunkte [x, y] oder [x, y, "jump"]
table-expected-move-or-place = ein Weg oder ein Platz auf dem Tisch
table-refused-no-room = Auf diesem Tisch ist für die Aufstellung kein Platz.
