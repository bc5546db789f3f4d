kriegsspiel-order-unordered = OHNE BEFEHL: as troops without orders do
kriegsspiel-order-besiege = BELAGERN: { $target }
kriegsspiel-order-pitch = PECH: hold, and pour pitch
kriegsspiel-without-orders = { $group } is without orders: everybody does as his kind does.
