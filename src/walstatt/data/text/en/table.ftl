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
