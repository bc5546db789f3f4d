# Schnellreferenz: own content beyond the catalogue: schools, spells, soldiers, scenarios.

# refusals
frostgrave-refused-unknown-school = There is no school { $school }. There are: { $known }.
frostgrave-refused-school-spell = { $spell } is taught by schools only.
frostgrave-refused-not-taught = { $school } do not teach { $spell }.

# questions
frostgrave-action-tend = tend a wounded friend
frostgrave-patient = Whom does { $figure } tend?

# events: spells of schools, soldiers
frostgrave-second-breath = { $figure } has one action more.
frostgrave-wall-rises = { $figure } lets a wall of ice rise.
frostgrave-ground-freezes = { $figure } turns the ground to ice.
frostgrave-ice-melts = Conjured ice melts.
frostgrave-wears-off = Spells on { $figure } wear off.
frostgrave-summoned = { $figure } comes and obeys { $seat }.
frostgrave-lightning-leaps = The lightning leaps to { $figure }.
frostgrave-swapped = { $figure } and { $friend } change places.
frostgrave-wrested = { $figure } loses hold of the treasure.
frostgrave-tends = { $figure } tends { $friend }: { $health } Health regained.

# refusals: on the table
frostgrave-refused-on-token = Treasure { $token } lies there.
frostgrave-refused-spellbound = A spell keeps { $figure } from shooting.
frostgrave-refused-no-healer = { $figure } knows nothing of wounds.
frostgrave-refused-tend-combat = { $figure } cannot tend anybody in combat.
frostgrave-refused-no-patient = { $figure } touches no wounded friend out of combat.

# picture
frostgrave-condition-zweiter_atem = one action more
frostgrave-condition-klirreisen = disarmed
frostgrave-condition-mattheit = weary
frostgrave-condition-schattengewand = cloaked in shadow
frostgrave-condition-eilschritt = fleet-footed
frostgrave-condition-schneeblind = snow-blind
frostgrave-condition-bleifuesse = leaden feet

# previews
frostgrave-preview-second = If it leaps on:
frostgrave-preview-hail = { $figure }: hit with { $hit } %, out of action with { $kill } %
frostgrave-preview-harm = Takes { $damage } Health
frostgrave-preview-fatal = Takes the target out

# scenarios
frostgrave-scenario = { $scenario }: { $about }
frostgrave-picture-grave-treasure = Grave treasure
frostgrave-track-scenario = { $scenario }
frostgrave-roll-collapse = What gives way?
frostgrave-roll-dodge = { $figure } leaps aside: Fight roll against 14
frostgrave-guardian-wakes = { $figure } awakes.
frostgrave-nothing-breaks = { $dice }: nothing gives way.
frostgrave-shelf-falls = { $piece } collapses.
frostgrave-floe-breaks = { $piece } breaks.
frostgrave-token-drifts = Treasure { $token } drifts to dry ground.
frostgrave-buried = The hall buries { $figure }.
frostgrave-reason-grave-treasure = the grave treasure is off the table
frostgrave-refused-unknown-scenario = There is no scenario { $scenario }. There are: { $known }.
frostgrave-refused-scenario-map = { $scenario } is played on its own map.
frostgrave-refused-zone-edge = { $figure } stands { $inches }" from the edge, at least { $least }" are needed.

# schools, rosters, paper
frostgrave-roster-school = School: { $school }
frostgrave-no-school = Without a school: six of the twelve common spells.
frostgrave-spells-heading = Spells
frostgrave-spell-short = casting number { $number }{ $inches ->
    [0] {""}
   *[other] , { $inches }"
}{ $resist ->
    [1] , resistible
   *[other] {""}
}
frostgrave-item-slots = { $item } ({ $slots } { $slots ->
    [one] slot
   *[other] slots
})
frostgrave-paper-item = Equipment
frostgrave-paper-damage = Damage
frostgrave-paper-effect = Effect
frostgrave-paper-crowns = { $crowns } crowns
frostgrave-paper-crowns-of = { $crowns } of { $size } crowns
frostgrave-paper-rules = Spells and traits
frostgrave-paper-sheet = Spells, items and history
frostgrave-usual-game = Usual game
frostgrave-usual-game-about = Three treasures for each player, a random table, wandering creatures, 12 rounds.
frostgrave-roster-in-order = in order, { $warbands } { $warbands ->
    [one] warband
   *[other] warbands
}
frostgrave-roster-list-band = { $key }: { $name }, { $cost } of { $size } crowns, { $soldiers } soldiers
frostgrave-roster-empty = There is no warband in this file: write [[warband]].
frostgrave-roster-key-twice = The key “{ $key }” is used twice.
frostgrave-roster-spell-twice = { $spell } is named twice.
frostgrave-roster-unknown-soldier = There is no soldier “{ $key }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
frostgrave-roster-unknown-spell = There is no spell “{ $key }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
frostgrave-roster-unknown-item = There is no item “{ $key }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
frostgrave-roster-unknown-school = There is no school “{ $key }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
frostgrave-counter-school = School: { $school }
