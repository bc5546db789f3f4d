# The table: pieces of terrain

table-wood = Wood
table-low-wall = Wall
table-hedge = Hedge
table-rock = Rock
table-house = House
table-swamp = Swamp
table-thorns = Thorns
table-lava = Lava
table-platform = Platform
table-ruin-wall = Ruin wall
table-ruin-door = Door
table-roof = Roof
table-rubble = Rubble
table-bush = Bush
table-ice-wall = Ice wall
table-black-ice = Black ice
table-crypt-wall = Crypt wall
table-shelf = Shelf
table-floe = Ice floe
table-pond = Pond
table-ruin = Ruin

table-preview-need = needs
table-preview-chance = hits
table-card-on-table = on the table
table-card-gone = out of the game
