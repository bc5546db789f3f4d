### Founding a world.
web-founding = Found a world
web-founding-link = Found a world with a map of your own
web-founding-map = The map
web-founding-seed = Seed
web-founding-size = Large fields
web-founding-sea = Sea in percent
web-founding-splinters = Splinters
web-founding-look = Look at it
web-founding-reroll = Another one
web-founding-placing = Place a realm
web-founding-placing-none = none
web-founding-world = The world
web-founding-at = First phase
web-founding-battles = Battles
web-founding-battles-hand = the game master enters them
web-founding-battles-quick = a quick roll settles them
web-founding-battles-fought = order sheets fight them out
web-founding-by-post = Papers and reports go by post
web-founding-accounts = Keep accounts
web-founding-realm = Name of realm { $number }
web-founding-nameless = Realm { $number }
web-founding-people-of = People of { $realm }
web-founding-who-of = Who rules { $realm }
web-founding-places-of = Where { $realm } begins
web-founding-anywhere = anywhere
web-founding-outlaws = Marauders beside it
web-founding-without = Leave out { $realm }
web-founding-remove = Leave out
web-founding-more = One more realm
web-public-now = It is { $phase }.
web-public-open = { $count ->
    [0] All realms are taken.
    [one] One realm is free.
   *[other] { $count } realms are free.
}
