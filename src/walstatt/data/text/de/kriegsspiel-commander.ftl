kriegsspiel-order-unordered = OHNE BEFEHL: wie Truppen ohne Befehle
kriegsspiel-order-besiege = BELAGERN: { $target }
kriegsspiel-order-pitch = PECH: halten und Pech gießen
kriegsspiel-without-orders = { $group } ist ohne Befehl: Jeder tut, was seinesgleichen tut.
