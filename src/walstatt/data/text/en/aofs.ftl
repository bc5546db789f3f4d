# Age of Fantasy: Skirmish: what happens in the game, what it asks and what it refuses.
# Some units are named after one model, some after many: the sentences do without a verb that would have to agree.

aofs-unit = { $en }
aofs-spell = { $en } (spell value { $value })

# ---- preparation

aofs-terrain-placed = { $seat } lays terrain piece { $number }.
aofs-objective-count = { $count } objectives are to be placed.
aofs-no-objective-place = After { $placed } objectives there is no room for another.
aofs-objective-placed = { $seat } places objective { $number }.
aofs-roll-off = Roll-off { $dice }: { $seat } wins.
aofs-side-chosen = { $seat } takes the { $edge ->
    [south] { $view ->
        [upright] lower
        [turned] upper
       *[compass] south
    }
    [north] { $view ->
        [upright] upper
        [turned] lower
       *[compass] north
    }
    [west] { $view ->
        [upright] left
        [turned] right
       *[compass] west
    }
   *[east] { $view ->
        [upright] right
        [turned] left
       *[compass] east
    }
} edge and deploys first.
aofs-goes-aside = Set aside: { $unit }.
aofs-deployed = Deployed: { $unit }.
aofs-scout-placed = Scouting ahead: { $unit }.

# ---- rounds

aofs-round = Round { $round } – { $seat } begins.
aofs-tokens = { $unit }: { $tokens ->
    [one] one spell token
   *[other] { $tokens } spell tokens
}.
aofs-ambush-arrives = Out of ambush: { $unit }!
aofs-round-end = End of round { $round }.
aofs-half-army = { $seat }: only half the army is left, every unit tests its morale.
aofs-objective-seized = Objective { $number } falls to { $seat }.
aofs-objective-held = Objective { $number } stays with { $seat }.
aofs-objective-neutral = Objective { $number } is contested and belongs to nobody.
aofs-objective-shaken = { $unit }: Shaken, counts at no objective.
aofs-objective-ambush = { $unit }: only just arrived, counts at no objective yet.
aofs-next-starter = { $seat } begins the next round.

# ---- activation

aofs-activates = Now acting: { $unit }.
aofs-action-hold-log = { $unit }: Hold.
aofs-action-advance-log = { $unit }: Advance.
aofs-action-rush-log = { $unit }: Rush.
aofs-action-charge-log = { $unit }: Charge!
aofs-recovers = { $unit }: steady again, and the activation is spent with it.
aofs-stopped = { $unit }: Shaken, the activation ends here.
aofs-goes-on = { $unit }: Shaken, but the melee goes on.
aofs-activation-ends = { $unit }: after the fall the activation ends.
aofs-charges = They clash: { $unit } → { $target }.
aofs-short-move = { $unit }: a short move.

# ---- dangers and special moves

aofs-danger = { $unit } in dangerous terrain: { $dice } – { $wounds ->
    [0] nothing happens
    [one] one wound
   *[other] { $wounds } wounds
}.
aofs-jump-lands = { $unit }: jump of { $inches }": { $dice } – landed.
aofs-jump-fails = { $unit }: jump of { $inches }": { $dice } – missed!
aofs-falls = { $unit }: a fall of { $inches }".
aofs-falls-out = { $unit }: one model falls to its end.
aofs-fall-blocked = { $unit }: { $dice } – the landing does no harm.
aofs-fall-hurts = { $unit }: { $dice } – a hard landing, one wound.
aofs-stunned = { $unit }: stunned by the fall and Shaken.
aofs-push-fails = Push, { $unit }: { $dice } – failed.
aofs-pushed = { $unit }: pushed { $inches }".

# ---- attacks

aofs-shoots = Shots: { $unit } → { $target }.
aofs-shots-lost = { $unit }: target already out ({ $target }), the other shots are lost.
aofs-attacks = Melee: { $unit } → { $target }.
aofs-counters = Counter, striking first: { $unit } → { $target }.
aofs-strikes-back = Striking back: { $unit } → { $target }.
aofs-declines = { $unit }: does not strike back.
aofs-charger-fell = { $unit }: fallen, no further attacks.
aofs-charger-shaken = { $unit }: Shaken, no attacks.
aofs-nobody-in-reach = { $unit }: no model in melee reach.
aofs-hits = { $unit } → { $target }, { $weapon }: { $dice } – { $hits ->
    [0] missed
    [one] one hit
   *[other] { $hits } hits
}.
aofs-impact = { $unit }, Impact: { $dice } – { $hits ->
    [0] no effect
    [one] one hit
   *[other] { $hits } hits
}.
aofs-blast = Blast at { $unit }: ×{ $factor }, { $hits } hits on { $models ->
    [one] one model
   *[other] { $models } models
} (dealt { $shares }).
aofs-defends = { $unit }, defence against { $hits ->
    [one] one hit
   *[other] { $hits } hits
}: { $dice } – { $wounds ->
    [0] all warded off
    [one] one wound
   *[other] { $wounds } wounds
}.
aofs-bane = { $unit }: Bane, sixes rolled again: { $dice }.
aofs-no-regeneration = { $unit }: no Regeneration against this weapon.
aofs-deadly-first = { $unit }: { $weapon } first, for Deadly goes before.
aofs-limited-used = { $unit }: { $weapon } is used up now.
aofs-exhausted = { $unit }: exhausted until the end of the round.
aofs-loses-melee = Melee lost: { $unit }.
aofs-steps-back = { $unit }: one inch back.

# ---- wounds and morale

aofs-regenerates = { $unit }, Regeneration: { $dice } – { $ignored ->
    [0] no wound closes
    [one] one wound closes
   *[other] { $ignored } wounds close
}.
aofs-markers = { $unit }: { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}, { $markers ->
    [one] one wound marker
   *[other] { $markers } wound markers
} now.
aofs-wounded = { $unit }: one model is wounded ({ $wounds }).
aofs-tough-holds = { $unit }: Tough, { $markers } of { $tough } wound markers – no wound effect yet.
aofs-effect-shaken = { $unit }: wound effect { $total } – Shaken.
aofs-effect-out = { $unit }: wound effect { $total } – knocked out.
aofs-model-out = { $unit }: one model knocked out, { $left } left.
aofs-unit-out = Out of the game: { $unit }.
aofs-command-lost = { $unit }: with musician or standard their benefit is gone.
aofs-morale-automatic = { $unit }: Shaken, the morale test fails by itself.
aofs-morale-passed = { $unit }: morale test { $dice } – passed.
aofs-morale-failed = { $unit }: morale test { $dice } – failed.
aofs-morale-shaken = { $unit }: morale wavers, Shaken.
aofs-morale-stays = { $unit }: Shaken already, but no rout.
aofs-morale-rout = { $unit }: rout!
aofs-fearless-passed = { $unit }: Fearless, { $dice } – stands firm after all.
aofs-fearless-failed = { $unit }: Fearless, { $dice } – in vain.

# ---- spells

aofs-cast-works = { $unit }: “{ $spell }” works with { $dice }.
aofs-cast-fails = { $unit }: “{ $spell }” fizzles with { $dice }.
aofs-spell-hits = “{ $spell }” → { $unit }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
aofs-spell-hit-bonus = “{ $spell }” → { $unit }: +1 to its next hit rolls.
aofs-spell-defence-bonus = “{ $spell }” → { $unit }: +1 to defence rolls.
aofs-spell-slow = “{ $spell }” → { $unit }: slower until after its next activation.
aofs-spell-unreached = { $unit }: “{ $spell }” reaches no target and is not cast.

# ---- result

aofs-result-objectives = objectives { $first } : { $second }
aofs-result-points = objectives level, surviving points { $first } : { $second }
aofs-result-draw = as many objectives each, { $first } : { $second }
aofs-result-wiped-out = the other army is wiped out

# ---- questions: preparation

aofs-terrain-piece = Which piece of terrain next ({ $number } of { $count })?
aofs-terrain-turn = Turned by how many degrees, counter-clockwise?
aofs-terrain-place = Where does the middle of the piece go?
aofs-objective = Where does objective { $number } of { $count } go?
aofs-side = From which table edge?
aofs-side-south = { $view ->
    [upright] Bottom
    [turned] Top
   *[compass] South (bottom)
}
aofs-side-north = { $view ->
    [upright] Top
    [turned] Bottom
   *[compass] North (top)
}
aofs-side-west = { $view ->
    [upright] Left
    [turned] Right
   *[compass] West (left)
}
aofs-side-east = { $view ->
    [upright] Right
    [turned] Left
   *[compass] East (right)
}
aofs-set-aside = { $unit }: deploy it or set it aside?
aofs-set-aside-deploy = Deploy as usual
aofs-set-aside-ambush = Ambush: comes anywhere on the table from round 2 on
aofs-set-aside-scout = Scout: after all others, up to 12" beyond the zone
aofs-deploy = Which unit is deployed?
aofs-place = Where to with { $unit }?

# ---- questions: round and activation

aofs-ambush = Who comes out of ambush now?
aofs-ambush-wait = Nobody else this round
aofs-begins = Who begins the next round?
aofs-begins-me = I do
aofs-begins-you = The other side
aofs-tests-next = Which unit tests its morale next?
aofs-activate = Which unit acts?
aofs-action = Which action for { $unit }?
aofs-action-hold = Hold – stay, shoot
aofs-action-advance = Advance – move, then shoot
aofs-action-rush = Rush – move far, no shooting
aofs-action-charge = Charge – into melee
aofs-action-cast = Cast a spell – the action follows after it
aofs-move = { $action ->
    [advance] Advance
    [rush] Rush
    [charge] Charge
   *[other] Move
}: where to with { $unit }?
aofs-charge-target = Charge with { $unit }: at whom?
aofs-pile-in = Pile in against the charge, up to 3": where to with { $unit }?
aofs-consolidate = Consolidate, up to 3": where to with { $unit }?
aofs-scout-move = Scout, up to 12": where to with { $unit }?

# ---- questions: attacks, wounds, spells

aofs-target = { $unit }, { $weapon }: at whom?
aofs-target-none = Do not shoot
aofs-counter = Counter: strike first? { $unit } → { $target }
aofs-strike-back = Strike back? { $unit } → { $target }. Who fights is exhausted afterwards.
aofs-use-limited = { $unit }: use { $weapon } now? Only once in a game.
aofs-limited-models = { $unit }, { $weapon }: who uses it now? Only once in a game.
aofs-push = { $unit }: Shaken – push it away?
aofs-push-to = Push, up to { $inches }": where to with { $unit }?
aofs-fall-place = Fallen from { $piece }, at most { $inches }" from its foot: where to with { $unit }?
aofs-remove = { $unit }: { $count ->
    [one] which model falls
   *[other] which { $count } models fall
}?
aofs-victim = { $unit }: which model takes the wound?
aofs-blast-centre = Blast: which model of { $unit } is the centre?
aofs-blast-odd = Blast at { $unit }: { $count ->
    [one] which model takes the odd hit
   *[other] which { $count } models take one odd hit each
}?
aofs-blast-ap = Blast: who takes hit { $number } with AP { $ap }?
aofs-step-back-from = { $unit }: from which of the equally near enemies does { $model } step back?
aofs-hero = Morale test for { $unit }: whose Quality counts?
aofs-hero-own = Its own
aofs-cast = { $unit }: which spell?
aofs-cast-none = None
aofs-spell-target = { $unit }: “{ $spell }” on whom?
aofs-help = { $unit }: how many spell tokens help { $caster } with “{ $spell }”? Each lowers the roll needed by 1.
aofs-hinder = { $unit }: how many spell tokens hinder “{ $spell }” of { $caster }? Each raises the roll needed by 1.

# ---- rolls

aofs-roll-objective-count = How many objectives? D3 + 2
aofs-roll-roll-off = Roll-off
aofs-roll-hit = To hit: { $unit } → { $target }, { $weapon }
aofs-roll-defence = Defence: { $unit }, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}
aofs-roll-bane = Bane: { $unit }, sixes again ({ $hits })
aofs-roll-regeneration = Regeneration: { $unit }
aofs-roll-effect = Wound effect: { $unit }, +{ $bonus } to be added
aofs-roll-impact = Impact: { $unit }
aofs-roll-morale = Morale test: { $unit }
aofs-roll-fearless = Fearless: { $unit }
aofs-roll-danger = Dangerous terrain: { $unit }, model { $model }
aofs-roll-jump = Jump of { $inches }": { $unit }, model { $model }
aofs-roll-push-roll = Push: { $unit }
aofs-roll-cast-roll = Casting: { $unit }, “{ $spell }”

# ---- measured at a real table

aofs-measure-charge-reach = { $unit }: can an enemy be reached with a move of { $inches }" at most?
aofs-measure-firing = { $unit } → { $target }, { $weapon }: which models see the target and have it within { $inches }"?
aofs-measure-distance = How far is it from { $model } ({ $unit }) to { $target }, in inches?
aofs-measure-cover = Shots of { $model } ({ $unit }) at { $target }: does cover count?
aofs-measure-moved = { $unit }, { $action ->
    [advance] Advance
    [rush] Rush
   *[charge] Charge
}: which models have moved?
aofs-measure-crossed-danger = { $unit }, { $action ->
    [advance] Advance
    [rush] Rush
   *[charge] Charge
}: which models came through dangerous terrain?
aofs-measure-jumps = { $unit }, { $action ->
    [advance] Advance
    [rush] Rush
   *[charge] Charge
}: which models have to jump?
aofs-measure-jump-size = How far or deep does { $model } ({ $unit }) jump, in inches?
aofs-measure-fall-height = How deep does { $model } ({ $unit }) fall, in inches?
aofs-measure-push-fall = { $unit }: how deep is the fall after the push, in inches? 0 if there is none
aofs-measure-in-danger = Which models stand in dangerous terrain: { $unit }?
aofs-measure-reach = { $unit }: which models have { $target } in melee reach?
aofs-measure-objective = { $unit }: within { $inches }" of objective { $number }?
aofs-measure-heroes = Which heroes are within { $inches }": { $unit }?
aofs-measure-meddle = { $unit } – { $target }: within { $inches }" and in sight?
aofs-measure-spell = { $model } ({ $unit }) → { $target }, “{ $spell }”: within { $inches }" and in sight?
aofs-measure-blast = Blast around { $model } ({ $unit }): which models are within { $inches }"?

# ---- refusals: preparation

aofs-refused-size = There is no game of { $size } points.
aofs-refused-small-board = The table is only { $depth }" deep, at least { $least }" are needed.
aofs-refused-few-pieces = { $pieces } pieces of terrain are too few, at least { $least } belong on the table.
aofs-refused-terrain-near = Too near to another piece ({ $piece }): at least { $least }" stay free.
aofs-refused-in-zone = This is a deployment zone: objectives go between the zones.
aofs-refused-objective-near = Only { $gap }" to the next objective, at least { $least }" are needed.
aofs-refused-no-room = There is no room left for { $unit }.
aofs-refused-outside-area = Every base must stand wholly inside the allowed area.

# ---- refusals: activation

aofs-refused-not-yours = A unit of the other side: { $unit }.
aofs-refused-not-on-table = Not on the table: { $unit }.
aofs-refused-activated = Has acted this round already: { $unit }.
aofs-refused-immobile = { $unit }: Immobile, Hold is all there is.
aofs-refused-hold-scattered = { $unit }: torn apart, closing up comes first.
aofs-refused-charge = { $unit } can reach no such enemy with a charge.

# ---- refusals: movement

aofs-refused-off-board = The base would hang over the table edge.
aofs-refused-impassable = No way through and no place to stand: { $piece }.
aofs-refused-too-far = The path measures { $length }", allowed are { $most }".
aofs-refused-too-close = Only { $gap }" from another unit: at least 1" must stay free.
aofs-refused-overlap = Two bases would stand on top of each other.
aofs-refused-coherency = The unit is torn apart: every model within { $near }" of a mate, none farther than { $far }" from another.
aofs-refused-too-high = { $rise }" up is too high, { $most }" can be climbed.
aofs-refused-jump-up = One jumps across and down, never up.
aofs-refused-jump-here = There is no jumping in a short move.
aofs-refused-jump-far = A jump of { $size }" is too big, { $most }" is the most.
aofs-refused-contact = Model { $model } can touch the enemy and so it must.
aofs-refused-nearer = Model { $model } must come as near as it can: { $best }" instead of { $gap }".
aofs-refused-pile-in = Model { $model } can close in and so it must.
aofs-refused-leaves-melee = Model { $model } is in melee reach already and may not leave it.
aofs-refused-foot = The landing place is at the foot of the drop, at most { $inches }" away and lower.

# ---- refusals: shooting and casting

aofs-refused-third-target = A unit aims at no more than { $most } targets.
aofs-refused-friend-target = Nobody shoots at friends: { $unit }.
aofs-refused-no-shot = No model has this target in range and sight with { $weapon }.
aofs-refused-spell-again = The unit has already tried this spell in this activation.
aofs-refused-spell-tokens = Not enough spell tokens: the spell costs { $value }.
aofs-refused-spell-target = The spell needs a fitting target within { $inches }" and in sight.

# ---- climbing and flown jumps

aofs-steps-over = { $unit }: { $count ->
    [one] one small gap or height
   *[other] { $count } small gaps or heights
} taken without a jump.
aofs-jump-flies = { $unit }: flies across { $inches }" without a roll.

# ---- The battlefield

aofs-refused-large-board = The table is too large: { $most } by { $most } inches at most.
aofs-preparation = Preparation: { $step ->
    [sides] the roll for the sides of the table
    [aside] who is set aside
    [deployment] the deployment
   *[scouts] the scouts
}.
aofs-refused-pass = There is no passing: who has a unit left must activate one (if need be, Hold without shooting).
aofs-game-over = The game ends after round { $round }: { $first } against { $second } objectives.
aofs-slowed = { $unit }: difficult terrain, { $inches }" at most.
aofs-strides = { $unit }: through difficult terrain as if there were none.
aofs-flies = { $unit }: flying over whatever is in the way.
