# Age of Fantasy: Skirmish: mistakes in roster files, objections to armies, the output of "walstatt roster".

# ---- Form of the file
aofs-roster-duplicate-key = The key “{ $key }” is taken already.

# ---- Special rules
aofs-roster-rule-unreadable = “{ $written }” is no special rule; write it like “Fast” or “Tough(3)”.
aofs-roster-unknown-rule = There is no special rule “{ $written }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
aofs-roster-rule-needs-x = The special rule “{ $written }” lacks its number, as in “{ $written }(1)”.
aofs-roster-rule-takes-no-x = “{ $written }”: this special rule has no number.
aofs-roster-rule-x-too-small = “{ $written }”: the number of a special rule is at least 1.
aofs-roster-rule-x-too-large = “{ $written }”: X is at most { $most }.
aofs-roster-rule-repeated = “{ $written }” stands here twice, but the rule counts only once, with its highest number.
aofs-roster-model-rule-on-weapon = “{ $written }” is a rule for models and cannot stand on a weapon.

# ---- Profiles
aofs-roster-unknown-weapon = This roster has no weapon “{ $weapon }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
aofs-roster-weapon-name-twice = Two weapons are called “{ $name }”; in play weapons of one name are one type.
aofs-roster-tough-in-group = In a unit of { $models } models Tough helps the last one only.
aofs-roster-too-many-single-models = { $singles } single models are described, but the unit has only { $models }.
aofs-roster-option-does-one-thing = An option gives either weapons or special rules, and one of them it must give.
aofs-roster-option-replaces-by-nothing = The option replaces “{ $weapon }” but names no weapon for it in “weapons”.
aofs-roster-option-replaces-missing = No model of the unit carries “{ $weapon }”, which is to be replaced here.
aofs-roster-option-most = The option may be taken { $limit } times at most, “most” says { $most }.
aofs-roster-spell-hits-or-effect = A spell either causes hits (“hits”) or has an effect (“effect”).
aofs-roster-spell-rules-without-hits = AP and special rules belong only to spells that cause hits.
aofs-roster-unknown-spell = There is no spell “{ $spell }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}

# ---- Army lists
aofs-roster-unknown-unit = This roster has no unit “{ $unit }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
aofs-roster-unknown-option = “{ $unit }” has no option “{ $option }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
aofs-roster-option-too-often = The option “{ $option }” is taken { $times } times, { $most } at most are allowed.

aofs-army-bad-choice = This line of the army list cannot be read: { $detail }.
aofs-army-unknown-list = There is no army list “{ $army }”; there are: { $known }.
aofs-army-option-impossible = { $unit }: the option “{ $option }” cannot be taken, no model has the weapon “{ $weapon }” left to give up for it.
aofs-army-empty = The army has not a single unit.
aofs-army-too-dear = The army costs { $cost } points, at most { $size } are agreed.
aofs-army-too-cheap = The army costs { $cost } points, exactly { $size } are agreed.
aofs-army-heroes = { $heroes } heroes are too many: { $size } points allow { $most ->
    [0] none
   *[other] at most { $most }
}.
aofs-army-copies = { $unit } occurs { $copies } times, { $size } points allow at most { $most }; copies are all units of the same entry ({ $ruling }).
aofs-army-limits = At { $points } points at most { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
}, { $copies } times the same unit, { $share } points for one unit, { $units ->
    [one] one unit
   *[other] { $units } units
} and { $models ->
    [one] one model
   *[other] { $models } models
}.
aofs-army-share = { $unit } costs { $cost } points, more than 35 % of { $size }; { $most } are allowed.
aofs-army-units = { $units } units are too many: { $size } points allow at most { $most }.
aofs-army-models = { $models } models are too many: { $size } points allow at most { $most }.
aofs-army-command-models = { $models } models belong to the command staff, the whole army may have only one.
aofs-army-command-upgrades = A model can hold only one post of the command staff, here it has several: { $upgrades }.
aofs-army-names-without-staff = { $unit }: only a Musician or Standard bearer names other units.
aofs-army-names-too-many = { $named } units are named, at most { $most } besides the own one are allowed.
aofs-army-names-itself = { $unit } has the benefit of its own command staff anyway and is not named.
aofs-army-names-stranger = “{ $named }” is no unit of this army and cannot be named.
aofs-army-combined-not-used = { $unit }: combined units are not agreed at this table.
aofs-army-combined-hero = { $unit }: heroes cannot be combined.
aofs-army-combined-single = { $unit }: units of a single model cannot be combined.
aofs-army-combined-unequal = { $unit }: only two units with the same equipment can be combined.

# ---- walstatt roster
aofs-roster-in-army = Army list “{ $army }”: { $message }
aofs-roster-in-order = { $units ->
    [one] one unit
   *[other] { $units } units
}, { $armies ->
    [one] one army
   *[other] { $armies } armies
}: in order
aofs-roster-list-army = { $key }: { $name }, { $points } of { $size } points, { $units ->
    [one] one unit
   *[other] { $units } units
}
aofs-roster-option-line = Option { $name } (+{ $points }{ $each ->
    [model] { " " }per model, at most { $most }
   *[unit] { "" }
}): { $gives }
aofs-roster-option-instead = { $weapons } in place of { $replaced }
aofs-roster-single-model = Model { $number }: { $words }
aofs-roster-names-units = for { $units }
aofs-roster-combined = combined
aofs-roster-spell-line = Spell { $name } ({ $value }): { $friendly ->
    [yes] friendly
   *[no] enemy
} unit within { $range }", { $deed }
aofs-roster-spell-hits = { $hits ->
    [one] one hit
   *[other] { $hits } hits
}
aofs-roster-spell-hit_bonus = +1 on the hit rolls of the next attack
aofs-roster-spell-defence_bonus = +1 on defence rolls until the end of the round
aofs-roster-spell-slow = Slow in the next activation
