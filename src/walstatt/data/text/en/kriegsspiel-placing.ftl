# Before the battle: placing.

kriegsspiel-place = Where does troop { $group } stand? ({ $figures })
kriegsspiel-place-everybody = Have all the others placed
kriegsspiel-place-at = { $at }
kriegsspiel-places-usual = Line-up
kriegsspiel-places-each = Where the whole troop finds room …
kriegsspiel-placed = { $seat }: troop { $group } stands on { $at }.
kriegsspiel-phase-placing = Placing by hand
kriegsspiel-refused-berth = The vessel cannot lie on { $at }: it needs free water, two small fields side by side for stern and bow.
kriegsspiel-refused-ground = { $figure } may not stand on { $at }: the terrain does not allow it.
kriegsspiel-refused-upstairs = { $figure } does not get up to { $at }: animals and devices stay on the ground floor.
kriegsspiel-refused-room = There is no room left for { $figure } on { $at }.
kriegsspiel-refused-elsewhere = “{ $given }” is no part of one’s own land: the line-up is in { $gf }.
kriegsspiel-refused-foreign-house = The building on { $at } is not yours.
