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
