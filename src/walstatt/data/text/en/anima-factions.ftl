# Referenzblatt: own factions, building blocks and roster files.

# ---- events

anima-pays-lp = { $figure } pays { $lp } LP and has { $left } left.
anima-damage-rolled = Damage die { $dice }, { $damage } in all.
anima-pulled = { $user } pulls { $figure } near.
anima-strikes = { $ability }: { $figure } attacks { $target }.
anima-swapped = { $figure } and { $target } change places.
anima-markers-stolen = { $figure } steals { $amount } action { $amount ->
    [one] marker
   *[other] markers
} of { $target }.
anima-bound-again = { $figure } now has { $left } binding { $left ->
    [one] point
   *[other] points
}.
anima-blinks = { $figure } suddenly stands elsewhere.
anima-area = { $ability } reaches { $number } { $number ->
    [one] character
   *[other] characters
}.
anima-goes-wrong = { $ability } goes wrong ({ $dice }) and hits { $figure }.
anima-goes-well = { $ability } of { $figure } goes well ({ $dice }).
anima-guards = { $figure } steps before { $target }.
anima-rolls-again = { $ability }: { $figure } rolls again instead of the { $dice }.

# ---- questions

anima-use-automatic = Does { $figure } use { $ability }?
anima-guard = Does { $figure } step before { $target }?
anima-reroll = { $figure } has rolled { $face }. Roll again with { $ability }?
anima-blink-to = Where is { $figure } placed? At most { $inches }".
anima-roll-damage-roll = Damage of { $ability } to { $figure }
anima-roll-risk = Risk: { $ability } of { $figure }

# ---- refused

anima-refused-lp = { $figure } has { $left } LP and cannot pay { $cost }.
anima-refused-itself = { $figure } cannot choose itself.
anima-refused-not-bound = { $figure } is no bound being.
anima-refused-no-hireling = { $name } is no stray; only strays join the parties of others.
anima-refused-hirelings = { $number } characters of other factions; { $most } is allowed.

# ---- abilities in words

anima-about-cost-gnosis = Cost: { $gnosis } Gnosis.
anima-about-lp = Blood price: { $lp } LP.
anima-about-who-friend-other = For a friend up to { $inches }".
anima-about-who-friend-bound = For a bound being of the own side up to { $inches }".
anima-about-who-friends = For itself and all friends up to { $inches }".
anima-about-who-friends-other = For all friends up to { $inches }".
anima-about-who-friends-bound = For all own bound beings up to { $inches }".
anima-about-who-enemies = Against all enemies up to { $inches }".
anima-about-who-enemy-bound = Against a bound being of the enemy up to { $inches }".
anima-about-who-enemies-bound = Against all bound beings of the enemy up to { $inches }".
anima-about-area = The same for { $side ->
    [enemies] all enemies
   *[other] all friends
} up to { $inches }" from the target.
anima-about-die = { $amount ->
    [0] D10
   *[other] D10 + { $amount }
}
anima-about-risk = Risk { $risk }: on { $risk } or less on the D10 it hits the user.
anima-about-on-each = Each
anima-about-guard = If a friend up to { $inches }" away is attacked the user can become the target instead.
anima-about-reroll-attack = May roll an attack roll again.
anima-about-reroll-dodge = May roll a failed dodge again.
anima-about-reroll-resist = May roll a failed resistance again.
anima-about-trigger-after-attack = After an own attack:
anima-about-trigger-evaded = After a successful dodge:
anima-about-trigger-removed = When an attack removes an enemy:
anima-about-when-ambush = {" "}out of hiding
anima-about-when-counter = {" "}in a counterattack
anima-about-when-afflicted = {" "}against enemies with a negative status
anima-about-when-pack = {" "}with a friend up to 3" away
anima-about-whom-none = {""}
anima-about-whom-friends = {" "}for itself and friends up to { $inches }"
anima-about-whom-enemies = {" "}for enemies up to { $inches }"
anima-about-kept = While upkeep is paid:
anima-about-block-strike = An attack{ $amount ->
    [0] {""}
   *[other] {" "}with { $bonus } Attack
}{ $extra ->
    [0] {""}
   *[other] {" "}and +{ $extra } Damage
}.
anima-about-block-swap = User and target change places.
anima-about-block-pull = { $on } is pulled up to { $inches }" towards the user.
anima-about-block-steal = Up to { $amount } action markers of the target go to the user.
anima-about-block-drain = { $on } loses { $harm } LP{ $armour ->
    [true] , less its armour
   *[other] , armour does not help
}; the user regains as many.
anima-about-block-blink = { $on } is placed up to { $inches }" away, in contact with no enemy.
anima-about-block-binding = { $on }: { $bonus } binding points.

anima-card-kept = { $ability } (kept up)

# ---- preview

anima-preview-resist = Needed to resist
anima-preview-works = Works
anima-preview-goes-wrong = Goes wrong
anima-preview-hit-again = Hit with another roll

# ---- roster files

anima-roster-in-order = { $characters } characters, { $parties } parties: in order
anima-roster-list-party = { $key }: { $name }, { $characters } characters, { $cost } of { $size } points
anima-roster-twice = The key “{ $key }” stands here a second time.
anima-roster-unknown-rule = There is no rule { $rule }.
anima-roster-not-special = “{ $field }” belongs to automatic abilities.
anima-roster-not-automatic = “{ $field }” belongs to special abilities.
anima-roster-modifiers-unkept = Values of a special ability hold only while it is kept up: “upkeep” is missing.
anima-roster-does-nothing = This ability does nothing.
anima-roster-kept-aura = An aura belongs to automatic abilities; values that are kept up hold for the target alone.
anima-roster-upkeep-several = An ability for several targets cannot have upkeep.
anima-roster-area = An area needs a target: “who” must be “friend” or “enemy”.
anima-roster-risk = A risk does not fit blocks that need another target (strike, swap, pull, steal).
anima-roster-unknown-status = There is no status “{ $status }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” was meant.
}
anima-roster-unknown-being = There is no being “{ $being }” in this file{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” was meant.
}
anima-roster-unknown-ability = There is no ability “{ $ability }” in this file{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” was meant.
}
anima-roster-unknown-character = There is no character “{ $character }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” was meant.
}
anima-roster-block-needs = The block “{ $block }” needs “{ $field }”.
anima-roster-idle-field = “{ $field }” does nothing in the block “{ $block }”.
anima-roster-unused = Nobody in this file has { $ability }.
anima-roster-pair = “{ $field }”: the first number must not be larger than the second.
