kriegsspiel-refused-span = „{ $given }“ verbindet hier nichts.
kriegsspiel-refused-bridge = Die Brücke trägt niemanden mehr.
kriegsspiel-bridge-hit = Die Brücke { $at } ist getroffen: { $hits }
kriegsspiel-bridge-gone = Die Brücke { $at } ist zerstört.
kriegsspiel-falls-in = { $figure } stürzt bei { $at } ins Wasser.
