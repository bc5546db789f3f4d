### Founding a world.
web-founding = Found a world
web-founding-link = Found a world with a map of your own
web-founding-map = The map
web-founding-seed = Seed
web-founding-size = Large fields
web-founding-sea = Sea in percent
web-founding-splinters = Splinters
web-founding-map-about = The same seed always gives the same map. Splinters are small lands of another plane, entered through portals.
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
web-founding-accounts-about = Fees and postage in money, as in the game by post. Most do not need that.
web-founding-by-post-about = Only if you really send envelopes: the program then reminds of the one for the way back.
web-founding-realm = Name of realm { $number }
web-founding-nameless = Realm { $number }
web-founding-people-of = People of { $realm }
web-founding-who-of = Who rules { $realm }
web-founding-places-of = Where { $realm } begins
web-founding-anywhere = where? anywhere, or 2A+10, 2A+11
web-founding-outlaws = Marauders beside it
web-founding-without = Leave out { $realm }
web-founding-remove = Leave out
web-founding-more = One more realm
web-public-shut = This world has no public page. Its game master can open one.
web-public-now = The world is in phase { $phase } (great round and phase).
web-public-open = { $count ->
    [0] All realms are taken.
    [one] One realm is free.
   *[other] { $count } realms are free.
}
