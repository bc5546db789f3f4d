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
table-pond = Pond
table-ruin = Ruin
