kriegsspiel-refused-span = “{ $given }” joins nothing here.
kriegsspiel-refused-bridge = The bridge bears nobody any more.
kriegsspiel-bridge-hit = The bridge { $at } is hit: { $hits }
kriegsspiel-bridge-gone = The bridge { $at } is destroyed.
kriegsspiel-falls-in = { $figure } falls into the water at { $at }.
