# Referenzblatt (reference sheet): characters with action markers and Gnosis.

anima-model = { $en }

# ---- terrain

table-forest = Forest
table-crates = Crates
table-fortress = Fortress wall
table-hilltop = Hilltop
table-slope = Slope
table-water = Water
table-shallow-water = Shallow water
table-deep-water = Deep water

# ---- preparation

anima-party = { $seat } fields: { $characters } ({ $cost } points).
anima-map-laid = The terrain is laid: { $pieces } pieces.
anima-map-saved = A saved map is used: { $pieces } pieces.
anima-waters = Roll { $dice }: the waters are { $depth ->
    [deep] deep and impassable
   *[other] shallow, that is heavy ground
}.
anima-scenario = Roll { $dice }: scenario { $scenario }.
anima-scenario-knoten = Power Nodes
anima-scenario-hinterhalt = Ambush
anima-scenario-schlagabtausch = Clash
anima-scenario-kundschafter = Scouts
anima-scenario-kontrolle = Control
anima-plans-drawn = Two of the six markers are plans; nobody knows which.
anima-roll-off = Roll-off: { $dice }.
anima-setup-roll = { $seat } wins the setup roll.
anima-ambusher = { $seat } lays the ambush.
anima-edges = { $seat } chooses the { $edge ->
    [south] { $view ->
        [upright] lower edge
        [turned] upper edge
       *[compass] south edge
    }
   *[other] { $view ->
        [upright] upper edge
        [turned] lower edge
       *[compass] north edge
    }
}.
anima-deployed = { $figure } is placed.

# ---- turn

anima-phase-recovery = Turn { $turn }: recovery
anima-phase-upkeep = Turn { $turn }: upkeep
anima-phase-action = Turn { $turn }: action
anima-cards-upright = All character cards are upright.
anima-regains-markers = { $figure } regains { $regained } { $regained ->
    [one] action marker
   *[other] action markers
} and has { $left }.
anima-regains-gnosis = { $seat } regains Gnosis and has { $gnosis }.
anima-step-statuses = Status markers are removed.
anima-doomed = Doom: { $dice } for { $figure }.
anima-not-doomed = Doom: { $dice }, { $figure } is spared.
anima-binding = { $figure } loses a binding point and has { $left }.
anima-stable = Stability: { $dice }, { $figure } stays.
anima-unstable = Stability: { $dice }, { $figure } fades.
anima-upkeep-sealed = { $figure } is sealed and cannot pay upkeep.
anima-upkeep-unpayable = { $figure } cannot pay the upkeep.
anima-ability-ends = { $ability } of { $figure } on { $target } ends.
anima-initiative = { $seat } wins the initiative.
anima-ambush-first = { $seat } begins from ambush.
anima-activated = { $figure } is activated.
anima-activation-ends = { $figure } is done.
anima-turn-ends = Turn { $turn } is over.
anima-scores = { $seat } scores { $points } { $points ->
    [one] point
   *[other] points
} ({ $total } in all).
anima-game-over = { $why ->
    [wiped_out] One side has no characters left.
    [ambush] The ambush is over.
   *[other] The last turn is played.
} Points: { $first } to { $second }.
anima-result-wiped-out = by removing all enemies
anima-result-both-gone = nobody is left on either side
anima-result-draw = equal points
anima-result-points = on points

# ---- costs, LP

anima-paid = { $figure } pays { $markers } { $markers ->
    [one] action marker
   *[other] action markers
}{ $gnosis ->
    [0] {""}
   *[other] {" "}and { $gnosis } Gnosis
}.
anima-poison = Poison: { $figure } loses { $lost } LP and has { $left } left.
anima-loses-lp = { $figure } loses { $lost } LP and has { $left } left.
anima-collides = { $figure } crashes, loses { $lost } LP and has { $left } left.
anima-healed = { $figure } regains { $gained } LP and has { $left }.
anima-removed = { $figure } is out of the game.
anima-markers-changed = { $figure }: { $by } action markers, now { $left }.
anima-gnosis-gained = { $seat } gains { $gnosis } Gnosis.

# ---- attack

anima-attack-declared = { $how ->
    [push] { $figure } pushes { $target }.
    [ranged] { $figure } shoots at { $target }.
   *[other] { $figure } attacks { $target }.
}
anima-spends-attack-gnosis = { $seat } spends { $gnosis } Gnosis on the attack.
anima-attack-measured = Distance { $inches }", range { $range }".
anima-out-of-range = { $target } is out of range, the attack fails.
anima-dodges = { $target } dodges.
anima-no-dodge = { $target } does not dodge.
anima-spends-dodge-gnosis = { $seat } spends { $gnosis } Gnosis on the dodge.
anima-attack-rolled = Attack roll { $dice }, { $total } in all.
anima-dodge-rolled = Dodge roll { $dice }, { $total } in all.
anima-defence-stands = The defence is { $total }.
anima-attack-succeeds = { $attack } against { $defence }: success, level { $level }.
anima-attack-fails = { $attack } against { $defence }: failure.
anima-attack-damage = Damage { $damage } (level { $level }).
anima-attack-armour = Armour { $armour }: { $lost } LP lost.
anima-in-heavy-cover = { $target } uses the heavy cover: armour { $armour }.
anima-counters = { $figure } counterattacks { $target }.
anima-charges = { $figure } charges { $target }.
anima-rams = { $figure } sets out to ram { $target }.
anima-leaps = { $figure } leaps at { $target } from above.
anima-rushes = { $figure } runs { $inches }" at { $target }.
anima-falls-short = { $figure } does not reach { $target }.
anima-pushed = { $target } is pushed { $inches }".

# ---- movement

anima-moves = { $figure } moves { $inches }" (cost { $cost }").
anima-stays = { $figure } stays.
anima-climbs = { $figure } climbs { $height }".
anima-escape-succeeds = { $figure } escapes ({ $dice }, needed { $need }).
anima-escape-fails = { $figure } does not escape ({ $dice }, needed { $need }).
anima-leaves = { $figure } leaves the table.
anima-driven = { $figure } is driven { $inches }".
anima-meets-piece = { $figure } hits { $piece }.
anima-meets-edge = { $figure } hits the table edge.
anima-breaks-through = { $figure } breaks through.
anima-stops-at-water = { $figure } stops at the water.
anima-holds = { $figure } holds against { $driven } ({ $dice }, needed { $need }).
anima-swept-along = { $driven } sweeps { $figure } along ({ $dice }, needed { $need }).
anima-drops = { $figure } drops { $inches }".

# ---- hiding, searching, abilities

anima-hides = { $figure } hides.
anima-revealed = { $figure } is no longer hidden.
anima-comes-back = { $figure } is back on the table.
anima-search-succeeds = { $figure } searches with success ({ $dice }, needed { $need }).
anima-search-fails = { $figure } searches in vain ({ $dice }, needed { $need }).
anima-found-plan = { $seat } finds a plan.
anima-found-nothing = { $seat } turns over an empty marker.
anima-ability-used = { $figure } uses { $ability } ({ $target }).
anima-ability-too-far = { $target } is too far away for { $ability }.
anima-automatic = { $ability } of { $figure } works.
anima-resists = { $figure } resists ({ $dice }, { $total } in all, needed { $need }).
anima-resists-not = { $figure } does not resist ({ $dice }, { $total } in all, needed { $need }).
anima-status-given = { $figure } gets { $status } ({ $markers }).
anima-status-ends = { $status } of { $figure } ends.
anima-summoned = { $figure } calls { $being } with { $binding } binding points.
anima-no-room = There is no room beside { $figure }.
anima-running = { $ability } of { $figure } on { $target }

anima-status-haste = Haste
anima-status-shield = Shield
anima-status-protection = Protection
anima-status-healing = Healing
anima-status-poison = Poison
anima-status-blind = Blind
anima-status-slow = Slow
anima-status-seal = Seal
anima-status-paralysed = Paralysed
anima-status-doom = Doom
anima-status-berserk = Berserk
anima-status-stunned = Stunned
anima-status-hidden = Hidden

# ---- questions

anima-activate = Whom do you activate?
anima-action = What does { $figure } do? { $markers ->
    [one] 1 action marker left.
   *[other] { $markers } action markers left.
}
anima-action-attack = Attack ({ $cost })
anima-action-charge = Charge ({ $cost })
anima-action-search = Search ({ $cost })
anima-action-walk = Walk ({ $cost })
anima-action-run = Run ({ $cost })
anima-action-escape = Escape ({ $cost })
anima-action-climb = Climb ({ $cost })
anima-action-from-above = Attack from above ({ $cost })
anima-action-push = Push ({ $cost })
anima-action-ram = Ram ({ $cost })
anima-action-special = { $ability } ({ $markers }{ $gnosis ->
    [0] {""}
   *[other] , { $gnosis } Gnosis
}{ $lp ->
    [0] {""}
   *[other] , { $lp } LP
})
anima-action-emerge = Come out of hiding
anima-action-end = End the activation
anima-name-charge = Charge
anima-name-search = Search
anima-name-walk = Walk
anima-name-run = Run
anima-name-climb = Climb
anima-name-from-above = Attack from above
anima-name-ram = Ram
anima-target = Which target does { $figure } choose?
anima-search-target = What does { $figure } search for?
anima-move = Where does { $figure } go? At most { $inches }".
anima-climb-to = Where does { $figure } climb to?
anima-leap-to = Where does { $figure } land beside { $target }?
anima-summon-at = Where does the being appear? At most { $inches }" away.
anima-back-at = Where does { $figure } turn up again? At most { $inches }" from the hiding place.
anima-attack-gnosis = How much Gnosis does { $figure } spend on the attack?
anima-dodge-gnosis = How much Gnosis does { $figure } spend on the dodge?
anima-dodge = { $attacker } attacks. Does { $figure } dodge?
anima-counter = { $target } has attacked. Does { $figure } counter-attack?
anima-heavy-cover = { $figure } in heavy cover: which armour against { $damage } damage?
anima-heavy-cover-two = Armour counts as 2
anima-heavy-cover-plus_one = Armour +1
anima-judge-cover = What cover does { $figure } have?
anima-judge-cover-none = none
anima-judge-cover-light = light
anima-judge-cover-heavy = heavy
anima-leave = { $figure } has reached the edge. Does the character leave the table?
anima-edge = Which table edge?
anima-edge-south = { $view ->
    [upright] Bottom
    [turned] Top
   *[compass] South
}
anima-edge-north = { $view ->
    [upright] Top
    [turned] Bottom
   *[compass] North
}
anima-deploy = Whom do you place?
anima-deploy-at = Where does { $figure } stand?
anima-first = Who begins?
anima-first-me = I
anima-first-you = the opponent
anima-upkeep-next = Which upkeep comes next?
anima-pay-upkeep = Pay the upkeep of { $ability } ({ $markers } { $markers ->
    [one] action marker
   *[other] action markers
}, { $gnosis } Gnosis)?

anima-roll-water = Depth of the waters
anima-roll-scenario = Scenario
anima-roll-plan = Hidden plan
anima-roll-setup-roll = Setup roll
anima-roll-initiative = Initiative
anima-roll-attack-roll = Attack roll
anima-roll-dodge-roll = Dodge roll
anima-roll-escape-roll = Escape
anima-roll-search-roll = Search
anima-roll-resist = Resistance of { $figure } against { $ability }
anima-roll-doom = Doom: { $figure }
anima-roll-stability = Stability: { $figure }
anima-roll-hold = Is { $figure } swept along?

# ---- refused

anima-refused-activated = { $figure } has been activated in this turn.
anima-refused-not-yours = { $figure } belongs to the opponent; players take turns.
anima-refused-must-activate = Whoever has an upright card must activate one.
anima-refused-gone = { $figure } is not on the table.
anima-refused-reaction = That is possible only in answer to an attack.
anima-refused-paralysed = { $figure } is paralysed.
anima-refused-stunned = { $figure } is stunned and does not react.
anima-refused-berserk = { $figure } is berserk and can only attack.
anima-refused-sealed = { $figure } is sealed.
anima-refused-blind = { $figure } is blind and cannot search.
anima-refused-once = { $action } is possible only once per turn.
anima-refused-one-movement = Only one movement per turn; { $action } was one.
anima-refused-used = { $ability } is used up.
anima-refused-running = { $ability } is still in effect.
anima-refused-markers = { $figure } has { $left } action markers, { $cost } are needed.
anima-refused-gnosis = { $cost } Gnosis are needed, there are { $left }.
anima-refused-in-melee = { $figure } is in melee.
anima-refused-not-in-melee = { $figure } is not in melee.
anima-refused-nobody = There is no possible target.
anima-refused-no-target = There is no target for { $ability }.
anima-refused-no-ability = { $figure } does not have this ability.
anima-refused-no-stray = { $figure } is no stray.
anima-refused-not-touching = { $figure } is not in contact.
anima-refused-no-range = { $figure } cannot attack at range.
anima-refused-own = { $figure } is on the own side.
anima-refused-wrong-side = { $figure } is on the wrong side.
anima-refused-hidden = { $figure } is hidden.
anima-refused-not-hidden = { $figure } is not hidden.
anima-refused-already-hidden = { $figure } is hidden already.
anima-refused-seen = { $figure } is watching, and there is no cover from it.
anima-refused-nothing-hidden = There is nothing to search for.
anima-refused-marker-far = The base does not touch this marker.
anima-refused-no-sight = No line of sight to { $figure }.
anima-refused-forest = { $inches }" of forest hide { $figure }.
anima-refused-too-far = { $inches }" are too far, at most { $most }".
anima-refused-too-near = { $inches }" are too near, at least { $least }".
anima-refused-height = { $figure } stands at another height.
anima-refused-not-above = { $least }" more height than { $figure } are needed.
anima-refused-no-landing = There is no room to land beside { $figure }.
anima-refused-landing = The landing must touch { $figure } at the same height.
anima-refused-inches = That costs { $inches }", at most { $most }".
anima-refused-off-table = That is off the table.
anima-refused-wall = { $piece } blocks the way.
anima-refused-face = It is steep here ({ $piece }): climbing only.
anima-refused-water = { $piece } is impassable.
anima-refused-overlap = { $figure } stands there.
anima-refused-contact = That would touch { $figure }.
anima-refused-base-in-way = { $figure } is in the way.
anima-refused-touches = The way touches { $figure } and ends there.
anima-refused-must-leave = { $figure } has to leave the melee.
anima-refused-not-straight = Only straight at { $figure }.
anima-refused-no-face = { $figure } touches no face that this way leads over.
anima-refused-too-high = { $height }" are too high, at most { $most }".
anima-refused-not-level = A climb ends on level ground.
anima-refused-counter-contact = { $figure } is no longer in contact with the attacker.
anima-refused-counter-hit = A counterattack is possible only after a failed attack.
anima-refused-counter-dodged = { $figure } has dodged already.
anima-refused-zone = { $figure } must stand wholly in its own zone.
anima-refused-no-room = There is no room left.
anima-refused-players = Two players play, not { $players }.
anima-refused-points = The game is for { $usual } points, not for { $points }.
anima-refused-limit = { $points } points are not between { $least } and { $most }.
anima-refused-number = A party has { $least } to { $most } characters, not { $number }.
anima-refused-twice = { $name } is there twice.
anima-refused-shared = { $name } stands on the other side already.
anima-refused-cost = The party costs { $cost }, { $points } are allowed.
anima-refused-turns = { $turns } turns are not possible (6, or by agreement { $least } to { $most }).
anima-refused-map = { $saved ->
    [true] The saved map is missing.
   *[other] A saved map must be agreed on.
}
anima-refused-board = The table measures 36 x 36 inches, not { $width } x { $depth }.
anima-refused-pieces = { $pieces } pieces of terrain; there should be { $least } to { $most }.
anima-refused-small-obstacle = { $piece }: a small obstacle is more than 0.5 and at most 1 inch high, not { $height }.
anima-refused-low-wall = { $piece }: a wall is higher than 1 inch, not { $height }.
anima-refused-kind = { $piece }: unknown kind “{ $kind }”.
anima-refused-slope = { $piece }: a slope has four corners.

# ---- cards and table

anima-card-lp = LP
anima-card-markers = Action markers
anima-card-gnosis = Gnosis
anima-card-regeneration = Regeneration
anima-card-speed = Speed
anima-card-walk = Walk
anima-card-run = Run
anima-card-attack = Attack
anima-card-damage = Damage
anima-card-defence = Defence
anima-card-armour = Armour
anima-card-resistance = Resistance
anima-card-range = Range
anima-card-base = Base
anima-card-stray = Stray
anima-card-binding = Binding points
anima-card-status = { $status } { $markers ->
    [0] (kept up)
   *[other] ({ $markers })
}
anima-place-waiting = not yet placed
anima-place-table = on the table
anima-place-away = hidden off the table
anima-place-left = has left the table
anima-place-gone = out of the game
anima-marker-node = Node { $label }
anima-marker-scout = Marker { $label }
anima-quarter-1 = { $view ->
    [upright] Lower left
    [turned] Upper right
   *[compass] South-west
}
anima-quarter-2 = { $view ->
    [upright] Lower right
    [turned] Upper left
   *[compass] South-east
}
anima-quarter-3 = { $view ->
    [upright] Upper left
    [turned] Lower right
   *[compass] North-west
}
anima-quarter-4 = { $view ->
    [upright] Upper right
    [turned] Lower left
   *[compass] North-east
}
anima-track-turn = Turn { $turn } of { $turns }
anima-track-initiative = Initiative: { $seat }
anima-counter-points = Points: { $points }
anima-counter-gnosis = Gnosis: { $gnosis }
anima-ledger = Turn { $turn }: { $points }

# ---- abilities in words

anima-about-special = Special.
anima-about-automatic = Automatic.
anima-about-cost = Cost: { $markers } { $markers ->
    [one] action marker
   *[other] action markers
}{ $gnosis ->
    [0] {""}
   *[other] {" "}and { $gnosis } Gnosis
}.
anima-about-once-turn = Once per turn.
anima-about-once-game = Once per game.
anima-about-need-stray = Strays only.
anima-about-need-free = Not in melee.
anima-about-need-unseen = Unseen, or in cover from every enemy that looks.
anima-about-trigger-melee-wound = When a melee attack costs LP:
anima-about-trigger-ranged-wound = When a ranged attack costs LP:
anima-about-trigger-wounded = When an attack has cost it LP:
anima-about-trigger-recovery = In every recovery phase:
anima-about-who-friend = For itself or a friend up to { $inches }".
anima-about-who-enemy = Against an enemy up to { $inches }".
anima-about-resist = Resist { $need }.
anima-about-any-status = every negative status
anima-about-on-target = The target
anima-about-on-user = The user
anima-about-block-status = { $on } gets { $status }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount } markers)
}.
anima-about-block-cure = { $on }: { $status } ends.
anima-about-block-damage = { $on } loses { $harm } LP{ $armour ->
    [true] , less its armour
   *[other] , armour does not help
}.
anima-about-block-heal = { $on } regains { $amount } LP.
anima-about-block-markers = { $on }: { $bonus } action markers.
anima-about-block-gnosis = { $amount } Gnosis.
anima-about-block-hide = The user is hidden.
anima-about-block-summon = A bound being appears up to { $inches }" away with { $amount } binding points.
anima-about-block-drive = { $on } is driven { $inches }".
anima-about-block-step = { $on } moves up to { $inches }".
anima-about-modifier = { $value } { $amount }{ $when }{ $whom }.
anima-about-when-always = {""}
anima-about-when-melee = {" "}in melee
anima-about-when-ranged = {" "}in ranged attacks
anima-about-when-charge = {" "}in a charge
anima-about-when-berserk = {" "}while berserk
anima-about-when-wounded = {" "}with at most half its LP
anima-about-when-hidden = {" "}while hidden
anima-about-upkeep = Upkeep: { $markers } { $markers ->
    [one] action marker
   *[other] action markers
}{ $gnosis ->
    [0] {""}
   *[other] {" "}and { $gnosis } Gnosis
} per turn.
anima-about-one = Only one at a time.

# ---- preview

anima-preview-attack = Attack
anima-preview-defence = Defence
anima-preview-damage = Damage
anima-preview-armour = Armour
anima-preview-need = Needed
anima-preview-success = Success
anima-preview-hit = Hit
anima-preview-hit-dodged = Hit if dodged
anima-preview-expected = { $lost } LP on average
anima-preview-expected-dodged = { $lost } LP on average if dodged
anima-preview-kill = Removed
anima-preview-kill-dodged = Removed if dodged
anima-preview-gnosis = Hit with { $gnosis } Gnosis
anima-preview-heavy = { $model }: heavy ground
anima-preview-obstacle = { $model }: small obstacle
anima-preview-contact = { $model }: ends in contact

# ---- paper

anima-paper-ability = Ability
anima-paper-effect = Effect

# ---- terminal

play-goal-anima = Every turn the players alternate, each activating one character. Action markers pay for all it does; Gnosis improves rolls. Whoever has the most scenario points after six turns wins; whoever has no characters left before that loses at once.
