play-game-kriegsspiel = Kriegsspiel (the battle of Kalevala)
play-size-kriegsspiel = { $size } RE
kriegsspiel-figure = { $symbol } { $id }
kriegsspiel-rider = { $symbol } { $id } on { $mount }

## Commands

kriegsspiel-command = Round { $round }: What does troop { $group } ({ $count }) do?
kriegsspiel-expected-line = a line such as “VORRÜCKEN 2A+10/17”
kriegsspiel-order-with = { $order } ({ $options })
kriegsspiel-with-together = together, as fast as the slowest
kriegsspiel-with-push = with the push (WUCHT)
kriegsspiel-with-forward = and move up
kriegsspiel-with-re = and take RE along
kriegsspiel-aim-nearest = the nearest enemy
kriegsspiel-aim-group = troop { $name }
kriegsspiel-aim-site = the trade centre in { $name }
kriegsspiel-aim-ladder = { $house } by the ladder on { $foot }
kriegsspiel-aim-own-devices = your own devices
kriegsspiel-order-hold = HALTEN: stay, attack and shoot what is in reach
kriegsspiel-order-advance = VORRÜCKEN: advance to { $target }
kriegsspiel-order-attack = ANGREIFEN: attack { $target }
kriegsspiel-order-take = EINNEHMEN: take { $target }
kriegsspiel-order-shoot = BESCHIESSEN: shoot at { $target }
kriegsspiel-order-protect = SCHÜTZEN: protect { $target }
kriegsspiel-order-retreat = RÜCKZUG: retreat to { $target }, without attacks
kriegsspiel-order-swim = SCHWIMMEN: jump into the stream at { $target }
kriegsspiel-order-detach = ABTEILEN: { $target }
kriegsspiel-flee = Round { $round }: Which groups flee?

## Rolls

kriegsspiel-roll-order = { $party }: roll for the first turn
kriegsspiel-roll-strike = { $figure } attacks { $target }: { $points } against { $defence } GP
kriegsspiel-roll-parry = { $figure } parries { $target }: { $points } GP
kriegsspiel-roll-shot = { $figure } shoots at { $target }
kriegsspiel-roll-swim = { $figure } swims
kriegsspiel-roll-danger = Danger on { $at }
kriegsspiel-roll-survival = { $figure } for survival

## What happens

kriegsspiel-round = Battle round { $round }
kriegsspiel-party = { $seat }
kriegsspiel-turns = Order of turns: { $parties }
kriegsspiel-order-roll = { $seat } rolls for the first turn: { $dice }
kriegsspiel-mounts = { $figure } mounts.
kriegsspiel-stands = { $figure } stands on { $at }.
kriegsspiel-misplaced = { $figure } may not stand on { $at } and is lost.
kriegsspiel-ordered = { $seat }, { $group }: { $line }
kriegsspiel-detached = { $seat }: { $name } leaves { $group }.
kriegsspiel-moves = { $figure }: { $start } → { $end }
kriegsspiel-captures = { $figure } takes { $target }.
kriegsspiel-jumps = { $figure } jumps into the water at { $at }.
kriegsspiel-lands = { $figure } reaches { $at } ({ $dice }).
kriegsspiel-drowns = { $figure } drowns ({ $dice }).
kriegsspiel-shot-kills = { $figure } shoots { $target } ({ $dice }).
kriegsspiel-shot-misses = { $figure } misses { $target } ({ $dice }).
kriegsspiel-supports = { $figure } supports { $other }.
kriegsspiel-strikes = { $figure } attacks { $target }: { $dice }, with { $points } GP { $total }
kriegsspiel-parries = { $figure } parries { $target }: { $dice }, with { $points } GP { $total }
kriegsspiel-kills = { $figure } kills { $target }.
kriegsspiel-nobody-dies = { $figure } against { $target }: nobody falls.
kriegsspiel-danger = { $at } becomes dangerous ({ $dice }): all there roll for survival.
kriegsspiel-no-danger = No danger on { $at } ({ $dice }).
kriegsspiel-survives = { $figure } survives ({ $dice }).
kriegsspiel-struck = { $figure } is struck a deadly blow ({ $dice }).
kriegsspiel-struck-down = { $figure } is struck a deadly blow.
kriegsspiel-wounded = { $figure } is wounded: { $now }.
kriegsspiel-dies-for = { $figure } dies for { $target }.
kriegsspiel-perishes = { $figure } perishes ({ $dice }).
kriegsspiel-group-flees = { $seat }: { $group } flees.
kriegsspiel-flees = { $figure } flees to { $to }.
kriegsspiel-enclosed = { $figure } is enclosed and fights on.
kriegsspiel-holds-site = { $seat } holds the trade centre of { $gf }.
kriegsspiel-conquered = The battle is decided in round { $round }.
kriegsspiel-undecided = Nothing is decided after twelve rounds: the battle is suspended.
kriegsspiel-over-conquered = decided in round { $round }
kriegsspiel-over-undecided = undecided after round { $round }

## What cannot be done

kriegsspiel-refused-no-enemy = You are no enemies.
kriegsspiel-refused-swims = Swimmers do not fight, and nobody reaches them by hand.
kriegsspiel-refused-not-beside = Melee reaches neighbouring fields only.
kriegsspiel-refused-river = There is no melee across a river.
kriegsspiel-refused-levels = There is no melee over more than one level.
kriegsspiel-refused-no-bow = That takes a bow.
kriegsspiel-refused-range = A bow reaches 1 to { $most } small fields.
kriegsspiel-refused-line-of-fire = Higher ground lies in the line of fire.
kriegsspiel-refused-line = “{ $line }” is no command; commands are { $known }.
kriegsspiel-refused-type = “{ $given }” is no type of figures; there are { $known }.
kriegsspiel-refused-option = “{ $given }” is no option; there are VERBAND and RE, WUCHT for PHALANX, NACHRÜCKEN for BESCHIESSEN.
kriegsspiel-refused-target = { $line }: “{ $given }” is no target for it.
kriegsspiel-refused-group = There is no such group: “{ $given }”.
kriegsspiel-refused-off-field = “{ $given }” is no part of the battlefield.
kriegsspiel-refused-no-stream = No stream flows on { $at }.
kriegsspiel-refused-nobody-jumps = Nobody of the group stands on foot beside { $at }.
kriegsspiel-refused-part = “{ $given }” is no part of the group { $group }: name some of its figures, not all.
kriegsspiel-refused-name = “{ $given }” will not do as the name of a new group.
kriegsspiel-refused-gf = “{ $given }” is no drawn large field of this map.
kriegsspiel-refused-land = { $gf }: { $why }
kriegsspiel-refused-names = Two parties have the same name.
kriegsspiel-refused-party = There is no party “{ $given }” here.
kriegsspiel-refused-symbol = “{ $given }” cannot be set up yet.
kriegsspiel-refused-mount = “{ $given }” cannot be ridden here.

## Phalanx

kriegsspiel-order-phalanx = PHALANX: front to the { $target ->
    [1] north-east
    [2] east
    [3] south-east
    [4] south-west
    [5] west
   *[6] north-west
  }
kriegsspiel-phalanx-forms = { $seat }: a phalanx forms on { $at }, front { $facing }.
kriegsspiel-phalanx-turns = { $seat }: the phalanx on { $at } turns, front { $facing }.
kriegsspiel-phalanx-moves = { $seat }: the phalanx advances, { $start } → { $end }.
kriegsspiel-phalanx-dissolves = { $figure } leaves the phalanx.
kriegsspiel-refused-not-front = From a phalanx one attacks only to the front.
kriegsspiel-refused-phalanx-ground = The phalanx could not advance to { $at }.
kriegsspiel-refused-phalanx-front = Bows have no effect on the front of a phalanx.
kriegsspiel-refused-no-phalanx = Nowhere in { $group } four equal melee fighters stand on foot, alone on a field with room for four.
kriegsspiel-refused-facing = “{ $given }” is no direction from 1 (north-east) to 6 (north-west).
kriegsspiel-roll-push = { $figure } and the phalanx push against { $at }
kriegsspiel-push = { $seat }: push blow against { $at } ({ $dice })
kriegsspiel-push-fails = { $seat }: the push blow against { $at } has no effect ({ $dice }).
kriegsspiel-thrown-back = { $figure } is thrown back: { $start } → { $end }
