### Founding a world.
web-founding = Found a world
web-founding-link = Found one with a map and readings of your own
web-founding-map = The map
web-founding-seed = Seed
web-founding-size = Large fields
web-founding-sea = Sea in percent
web-founding-splinters = Splinters
web-founding-look = Look at it
web-founding-reroll = Another one
web-founding-unpaint = Drop what was painted
web-founding-brush = Brush
web-founding-brush-none = none
web-founding-placing = Place a realm
web-founding-placing-none = none
web-founding-ground-T = lowland
web-founding-ground-t-low = lowland forest
web-founding-ground-d-low = lowland desert
web-founding-ground-s-low = swamp
web-founding-ground-H = highland
web-founding-ground-h-low = highland forest
web-founding-ground-D = highland desert
web-founding-ground-B = upland
web-founding-ground-b-low = upland forest
web-founding-ground-G = mountains
web-founding-ground-W = water
web-founding-world = The world
web-founding-at = First phase
web-founding-every = A phase lasts so many days (0: by hand)
web-founding-battles = Battles
web-founding-battles-hand = the game master enters them
web-founding-battles-quick = a quick roll settles them
web-founding-battles-fought = order sheets fight them out
web-founding-accounts = Keep accounts
web-founding-realm = Name of realm { $number }
web-founding-people-of = People of { $realm }
web-founding-who-of = Who rules { $realm }
web-founding-places-of = Where { $realm } begins
web-founding-anywhere = anywhere
web-founding-outlaws = Marauders beside it
web-founding-without = Without { $realm }
web-founding-more = One more realm
web-public-now = It is { $phase }.
web-public-open = { $count ->
    [0] All realms are taken.
    [one] One realm is free.
   *[other] { $count } realms are free.
}
