kalevala-report-battles = Battles
kalevala-battle-sheet = Battle for { $place }, GR { $gr }
kalevala-battle-sheet-places = Where
kalevala-battle-sheet-parties = Parties
kalevala-battle-sheet-rounds = Rounds
kalevala-battle-sheet-title-line-up = Line-up
kalevala-battle-sheet-title-orders = Own orders
kalevala-battle-sheet-title-end = What was left
kalevala-battle-sheet-party = Party
kalevala-battle-sheet-field = KF
kalevala-battle-sheet-figures = Figures
kalevala-battle-sheet-began = at first
kalevala-battle-sheet-misplaced = misplaced
kalevala-battle-sheet-dead = fallen
kalevala-battle-sheet-fled = fled
kalevala-battle-sheet-stands = stands on
kalevala-battle-sheet-round = KR
kalevala-battle-sheet-group = Group
kalevala-battle-sheet-order = Order
kalevala-chronicle-opening = There was fighting for { $place }: { $attackers } attacked, { $defenders } stood against it.
kalevala-chronicle-force = { $name } led { $figures } into the field.
kalevala-chronicle-first-blood = First blood was drawn in round { $round }.
kalevala-chronicle-turning = Round { $round } was the hardest: { $dead ->
    [one] one fighter fell
   *[other] { $dead } fighters fell
  }, most of them of { $name }.
kalevala-chronicle-bloodless = No blow and no arrow struck home: they stood face to face, and nobody fell in the fight.
kalevala-chronicle-fled = { $name } left the field, to { $places }.
kalevala-chronicle-plundered = { $name } plundered the trade centre of { $place }.
kalevala-chronicle-razed = The trade centre of { $place } was razed.
kalevala-chronicle-conquered = After { $round ->
    [one] one round
   *[other] { $round } rounds
  } it was decided; the field is held by { $names }.
kalevala-chronicle-undecided = After { $round } rounds nothing was decided; still on the field are { $names }.
kalevala-chronicle-gained = { $places } has a new owner ({ $names }).
kalevala-chronicle-divided = Divided from now on: { $places }.
kalevala-battle-log = The battle of { $place } move by move.
kalevala-battle-orders = Orders for the battle of { $place }
