# What printed pages say.

paper-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
paper-points-of = { $points } of { $size } points
paper-wounds = Wounds
paper-rules = Special rules of this army
paper-page = Page { $page }
paper-empty = This army has no unit yet.

aofs-paper-weapon = Weapon
aofs-paper-range = Range
aofs-paper-attacks = Attacks
aofs-paper-ap = AP
aofs-paper-rules = Special rules
aofs-paper-some = { $number } × { $name }
