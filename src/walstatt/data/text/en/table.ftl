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

table-expected-length = a length in inches, 0 or more
table-expected-share = a share between 0 and 1
table-expected-points = { $count } points [x, y]
table-expected-paths = models with their way points
table-expected-way-points = at most { $most } way points [x, y] or [x, y, "jump"]
table-expected-move-or-place = a way or a place on the table
table-refused-no-room = There is no room for the first position on this table.
