# Vor der Schlacht: aufstellen.

kriegsspiel-place = Wo steht Trupp { $group }? ({ $figures })
kriegsspiel-place-everybody = Alle übrigen aufstellen lassen
kriegsspiel-place-at = { $at }
kriegsspiel-places-usual = Aufstellung
kriegsspiel-places-each = Wo der ganze Trupp Platz hat …
kriegsspiel-placed = { $seat }: Trupp { $group } steht auf { $at }.
kriegsspiel-phase-placing = Aufstellung von Hand
kriegsspiel-refused-berth = Auf { $at } kann das Schiff nicht liegen: Es braucht freies Wasser, für Heck und Bug zwei KF nebeneinander.
kriegsspiel-refused-ground = { $figure } darf auf { $at } nicht stehen: Das Gelände erlaubt es nicht.
kriegsspiel-refused-upstairs = { $figure } kommt nicht hinauf nach { $at }: Tiere und Gerät bleiben im Erdgeschoss.
kriegsspiel-refused-room = { $figure } hat auf { $at } keinen Platz mehr.
kriegsspiel-refused-elsewhere = „{ $given }“ gehört nicht zum eigenen Land: aufgestellt wird in { $gf }.
kriegsspiel-refused-foreign-house = Das Gebäude auf { $at } gehört nicht dir.
