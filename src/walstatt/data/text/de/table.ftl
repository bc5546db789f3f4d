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
table-pond = Teich
table-ruin = Ruine
