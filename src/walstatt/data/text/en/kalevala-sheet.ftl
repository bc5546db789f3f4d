### Order sheets of battle: what is wrong with them, and what their lines mean

kalevala-sheet-group-twice = { $group } cannot be the name of another group.
kalevala-sheet-unknown-group = There is no group { $group } on this sheet.
kalevala-sheet-too-many = That is too much for one sheet: { $most } at most.
kalevala-sheet-needs-target = { $command } needs a target.
kalevala-sheet-wrong-target = { $command } cannot have this target.
kalevala-sheet-no-facing = { $command } has no facing; only a phalanx has one.
kalevala-sheet-passenger = ÜBERSETZEN names the group it ferries (GRUPPE x NACH …), and no other command does; here it is { $command }.
kalevala-sheet-no-types = { $command } cannot be limited by GEGEN.
kalevala-sheet-wrong-option = { $command } cannot have the option { $option }.
kalevala-sheet-rounds = Rounds go from the first to the last: { $first }-{ $last } does not.
kalevala-sheet-number = { $number } is not between 1 and { $most }.
kalevala-sheet-unexpected = “{ $found }” cannot be read here.
kalevala-sheet-laying-waste = Laying waste (“Verwüsten”) is no command but a heading: write PLÜNDERN RE, PLÜNDERN GÜTER or SCHLEIFEN.
kalevala-sheet-incomplete = Something is missing at the end of this line.
kalevala-sheet-empty = The set-up of { $place } is empty. A line “Ende” closes it; “Aufstellung { $place }: keine” withdraws one.

kalevala-order-line = { $rounds }{ $when }{ $group } { $what }{ $against }{ $options }
kalevala-order-with = {" "}Besides: { $options }.
kalevala-order-rounds = Rounds { $first } to { $last }:{" "}
kalevala-order-one-round = Round { $first }:{" "}
kalevala-order-rest = REST (all that are in no group)
kalevala-order-group = Group { $group } begins here: { $stands }.
kalevala-order-prose = Plain words { $group ->
    [all] for the whole army
   *[other] for group { $group }
}: they go to the game master; the program carries out lines only.
kalevala-order-if-enemy = If { $negated ->
    [yes] no enemy is
   *[no] an enemy is
} within { $number } KF:{" "}
kalevala-order-if-losses = { $negated ->
    [yes] As long as the group has lost less than { $number } %
   *[no] As soon as the group has lost { $number } % or more
}:{" "}
kalevala-order-if-reached = If { $negated ->
    [yes] none of the group stands
   *[no] one of the group stands
} on the target of the line above:{" "}
kalevala-order-if-gate-open = If { $negated ->
    [yes] no gate is open
   *[no] a gate is open
}:{" "}
kalevala-order-if-no-target = If the line above finds { $negated ->
    [yes] a target
   *[no] no target
}:{" "}
kalevala-order-if-destroyed = { $negated ->
    [yes] As long as group { $group } lives
   *[no] As soon as group { $group } is destroyed
}:{" "}
kalevala-order-if-centre-taken = { $negated ->
    [yes] As long as the trade centre is not taken
   *[no] As soon as the trade centre is taken
}:{" "}
kalevala-order-at-any = whatever is next
kalevala-order-at-field = { $place }
kalevala-order-at-centre = the trade centre of { $place }
kalevala-order-at-building = the building on { $place }
kalevala-order-at-wall = the wall between { $place } and KF { $other }
kalevala-order-at-group = the group { $group }
kalevala-order-at-nearest = the nearest enemy
kalevala-order-against = {" "}First of all against { $types }.
kalevala-order-with-forward = onagers are moved up if nothing is in range
kalevala-order-with-push = the push blow is used where three or more enemies stand on one field in front
kalevala-order-with-together = nobody goes further than the slowest of the group
kalevala-order-with-re = RE that lie there are carried along
kalevala-order-cast = casts in the magic step: { $said }{ $most ->
    [0] {"."}
   *[other] {" "}for { $most } ZEH at most.
}
kalevala-order-challenge = challenges to a duel of magic (opponent: { $said ->
    [none] the nearest
   *[other] { $said }
}).
kalevala-order-counter = tries to neutralise hostile spells{ $most ->
    [0] {"."}
   *[other] {" "}for { $most } ZEH at most.
}
kalevala-sheet-unknown-spell = “{ $given }” begins with no spell. There are: { $known }.
kalevala-order-hold = stays where it is, attacks and shoots what is in reach.
kalevala-order-advance = goes to { $target } by the shortest way, stops before enemies, then attacks and shoots what is in reach.
kalevala-order-attack = goes to where it can attack { $target }, and attacks.
kalevala-order-take = goes to { $target }, attacks first who stands on it or beside it, and stays on it.
kalevala-order-shoot = shoots at { $target }; archers go as few fields as bring a target into range, onagers stay.
kalevala-order-guard = stays within 1 KF of { $target } and attacks enemies beside it.
kalevala-order-retreat = goes back to { $target } without attacking; it may shoot.
kalevala-order-phalanx = forms a phalanx{ $facing ->
    [none] {""}
    [NO] {" "}facing north-east
    [O] {" "}facing east
    [SO] {" "}facing south-east
    [SW] {" "}facing south-west
    [W] {" "}facing west
   *[NW] {" "}facing north-west
} and goes for { $target }.
kalevala-order-phalanx-stands = forms a phalanx{ $facing ->
    [none] {""}
    [NO] {" "}facing north-east
    [O] {" "}facing east
    [SO] {" "}facing south-east
    [SW] {" "}facing south-west
    [W] {" "}facing west
   *[NW] {" "}facing north-west
} and stands.
kalevala-order-trample = (elephants, mammoths, quadrigas) enters the field of { $target }.
kalevala-order-ascent = stays on { $target } and searches for an ascent each round.
kalevala-order-search = searches for hidden agents, and does nothing else.
kalevala-order-destroy = destroys its own devices when an enemy is within 2 KF.
kalevala-order-destroy-named = destroys the bridge or gate ({ $target }) at which it stands when an enemy is within 2 KF.
kalevala-order-put-down = puts carried RE down and stays.
kalevala-order-storm = storms { $target }: ladders, ropes and towers go to the nearest usable side, others through open gates and breaches.
kalevala-order-break = batters { $target } with rams, tortoises and elephants; onagers aim at it.
kalevala-order-besiege = surrounds { $target } without an assault and meets sorties.
kalevala-order-open = opens the gate ({ $target }) at the start of its movement.
kalevala-order-close = closes the gate ({ $target }) at the start of its movement.
kalevala-order-pitch = pours pitch ({ $target }) on the neighbouring field with most enemies.
kalevala-order-plunder-re = plunders RE as soon as the trade centre is held.
kalevala-order-plunder-goods = plunders goods as soon as the trade centre is held.
kalevala-order-raze = razes the trade centre as soon as it is held.
kalevala-order-ram = steers for { $target } and rams it.
kalevala-order-board = lies broadside to { $target } and boards it.
kalevala-order-land = steers to the shore at { $target }; all but one steersman go ashore.
kalevala-order-ferry = ferries group { $passenger } to the shore at { $target }.
kalevala-order-pursue = follows { $target } and shoots.
kalevala-flag-flees = Flight is allowed{ $groups ->
    [all] {""}
   *[other] {" "}to { $groups }
}{ $round ->
    [0] {""}
   *[other] , from round { $round } on
}{ $losses ->
    [0] {""}
   *[other] , from { $losses } % losses on
}{ $to ->
    [any] {""}
   *[other] , to { $to }
}.
kalevala-flag-slaves = Enemies are beaten to be enslaved; this costs the points of the attack.
kalevala-flag-treason = Treason: the guests turn on their host.
kalevala-flag-plunder-re = Conquered trade centres are plundered for RE.
kalevala-flag-plunder-goods = Conquered trade centres are plundered for goods.
kalevala-flag-raze = Conquered trade centres are razed.
kalevala-flag-support-always = Support is always used.
kalevala-flag-support-never = Support is never used.
kalevala-flag-spares = Never attacked: { $types }.
kalevala-flag-joins = The own land of a permitted entry joins the battlefield.
kalevala-flag-seeks = Weak points of gods to be taken: { $items }.
kalevala-flag-gates-open = Gates are open at the start.
kalevala-flag-spell = Round { $round }: { $name } at { $place }, for { $most } ZEH at most.

kalevala-step-battle-orders = Set-ups and battle orders
kalevala-step-warnings = Warnings of attacks
kalevala-step-late-set-ups = Set-ups after a warning
kalevala-warn-of-war = { $attackers } attacks { $place }. { $owner } is told nothing, unless this battle is most important. Warn?
kalevala-warned-of-war = You are warned: { $place } is attacked in this great round. The game master still takes a set-up of { $place } with the papers of phase 4.
kalevala-refused-set-up-late = In phase 4 only those draw up who were warned of an attack; you were not warned of one on { $place }.
kalevala-check-explained = What the order sheet says:
kalevala-refused-set-up-nobody = Nobody of yours stands in { $place }.
kalevala-refused-set-up-elsewhere = { $fields } do not lie in { $place }.
kalevala-refused-set-up-twice = This paper has another set-up of { $place }; one sheet holds all groups.
kalevala-refused-set-up-unknown = There is no set-up of { $place }.
kalevala-set-up-taken = The set-up of { $place } is taken: { $groups } { $groups ->
    [one] group
   *[other] groups
}, { $lines } { $lines ->
    [one] line
   *[other] lines
} of orders. It { $attack ->
    [yes] holds for the battles of this GR.
   *[no] holds until you withdraw it or the garrison changes.
}
kalevala-set-up-withdrawn = The set-up of { $place } counts no longer.
kalevala-set-up-prose = { $realm }, { $place }, battle orders in plain words: { $words }
kalevala-warning-set-up-lapsed = The garrison of { $place } has changed ({ $changes }): your set-up of it counts no longer.
kalevala-set-up-lapsed = { kalevala-warning-set-up-lapsed }
kalevala-warning-set-up-missing = Not all that the set-up of { $place } names stands there: { $missing } are struck.
kalevala-warning-set-up-lost = { $field }: { $figures } may not stand there or find no room; in a battle they are lost before the first round.
kalevala-warning-set-up-no-lines = { $place }: no line says what { $groups } do; without one they do what troops without orders do.
kalevala-warning-no-battle-order = { $start }: no set-up and no battle orders lie with the declaration of war on { $place }; the troops stand by default and do what troops without orders do.
kalevala-lines-for-group = { $realm }, { $place }: group { $group } ({ $figures }) has plain words and no line. “{ $words }” Map: { $map }. Which lines does it follow?
kalevala-refused-lines = These lines cannot be read: { $why }
kalevala-misplaced = { $place }: { $figures } stood in forbidden ground or where there was no room, and are lost before the first round.
kalevala-check-warns = { $count ->
    [one] Nothing is wrong with this paper; look at one thing again.
    *[other] Nothing is wrong with this paper; look at { $count } things again.
}
