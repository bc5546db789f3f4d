# The guide through the first battle.

kriegsspiel-guide-goal = The goal: after at most twelve rounds only your side shall have people on the field. You command troops of four warriors each; how they go, whom they strike and who supports whom follows from the order.
kriegsspiel-guide-place = First you line up. { $pointer ->
    [touch] Tap
   *[mouse] Click
} a field that is tinted blue and choose “Place here”, or have all placed: then they stand around your trade centre, ships on the water. Archers belong behind melee fighters.
kriegsspiel-guide-command = Every troop gets one order. “ANGREIFEN NÄCHSTER” goes for the nearest enemy, archers take “BESCHIESSEN” (shoot), “HALTEN” stays and fights back. { $pointer ->
    [touch] Tap
   *[mouse] Click
} a field to see who stands there and to send the troop there.
kriegsspiel-guide-flee = Whoever flees leaves the battle alive. Choose nobody if all shall fight on.
