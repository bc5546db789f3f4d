# A Generic Skirmisher: activation, actions, rolls, damage, conditions, abilities.

# ---- activation

ags-activate = Which model? ({ $tokens } LT)
ags-activate-pass = Pass (1 LT)
ags-activates = To act: { $figure }.
ags-activation-ends = { $figure }: activation ended.
ags-passes = { $seat } passes.
ags-acts = { $figure }: { $action }.
ags-action = { $figure }: what to do? ({ $left ->
    [one] one action left
   *[other] { $left } actions left
}, { $tokens } LT)
ags-action-line = { $name } { $kind ->
    [norm] [Norm]
    [spez] [Spec]
    [norm-norm] [Norm]+[Norm]
    [spez-spez] [Spec]+[Spec]
    [free] (free)
   *[other] [Norm]+[Spec]
}{ $price ->
    [0] {""}
   *[other] , { $price } LT
}
ags-action-gehen = Walk
ags-action-rennen = Run
ags-action-sturmangriff = Charge
ags-action-stossen = Push
ags-action-zertruemmern = Smash
ags-action-fokussieren = Focus
ags-action-verteidigen = Defend
ags-action-interaktion = Interact
ags-action-tt-platzieren = Place a TT marker
ags-action-tt-entfernen = Remove a TT marker
ags-action-dritte-aktion = Buy a third action (2 LT)
ags-action-ende = End the activation
ags-action-none = No attack
ags-extra-action = { $figure } gains another action.

# ---- targets

ags-target = { $figure }, { $ability }: at whom or what?
ags-targets = { $figure }, { $ability }: which { $count } markers?
ags-next-target = { $figure }, { $ability }: who is next?
ags-point = { $figure }, { $ability }: at which point?
ags-direction = { $figure } pushes { $target } by { $inches }": in which direction?
ags-charge-attack = { $figure }: which attack at the end of the charge?
ags-free-attack = { $figure }: with which attack?
ags-charge-short = { $figure } reaches nobody.
ags-uses = { $count ->
    [0] { $figure } uses { $ability }.
   *[other] { $figure }: { $ability } on { $targets }.
}
ags-passive = { $figure }: { $ability } takes effect.
ags-use-passive = { $figure }: use { $ability } for { $price } LT?
ags-effect = { $figure }, { $ability }: use “{ $effect }” now{ $other ->
    [0] {""}
   *[other] {" "}(target: { $target })
}?

# ---- rolls

ags-roll-att = ATT roll: { $figure }
ags-roll-def = DEF roll: { $figure }
ags-roll-wil = WIL roll: { $figure }
ags-roll-fear = Fear test: { $figure }
ags-roll-rethrow = Throw successes again: { $figure }
ags-roll-w6 = D6: { $figure }
ags-roll-w3 = D3: { $figure }
ags-roll-condition = { $condition }: { $figure }
ags-roll-danger = Dangerous terrain: { $figure }
ags-extra-dice = { $figure }, { $roll } { $dice }/{ $need }+: add dice for 1 LT? ({ $tokens } LT)
ags-extra-dice-0 = None
ags-extra-dice-1 = One die
ags-extra-dice-2 = Two dice
ags-reroll = { $figure }, { $roll } { $faces } ({ $successes ->
    [one] one success
   *[other] { $successes } successes
}, from { $need }): roll again? ({ $tokens } LT)
ags-reroll-no = Let it stand
ags-reroll-token = Roll again for 1 LT
ags-reroll-schild = Roll again with the shield
ags-reroll-praezision = Roll again by Precision
ags-reroll-dice = { $figure } ({ $faces }): which dice to roll again?
ags-reroll-die = Die { $number } ({ $face })
ags-thrown-att = { $figure }, ATT from { $need }: { $dice } – { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
ags-thrown-def = { $figure }, DEF from { $need }: { $dice } – { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
ags-thrown-wil = { $figure }, WIL from { $need }: { $dice } – { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
ags-thrown-fear = { $figure }, fear test from { $need }: { $dice } – { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
ags-rethrown = { $figure }: successes of { $before } are thrown again: { $dice }.
ags-rerolled = { $figure }: { $before } rolled again, now { $dice }.
ags-test-passed = { $figure }: { $successes ->
    [one] one success
   *[other] { $successes } successes
} against { $tn } – passed.
ags-test-failed = { $figure }: { $successes ->
    [one] one success
   *[other] { $successes } successes
} against { $tn } – failed.
ags-die-thrown = { $figure }: { $dice } against { $tn }.
ags-chance = { $figure }: { $dice }, needed { $need }+.
ags-fear-passed = { $figure } overcomes the fear of { $target } (target number { $tn }).
ags-fear-failed = { $figure } fears { $target } (target number { $tn }): successes of this attack are thrown again.
ags-critical = { $figure } defends critically (only { $number }s): neither damage nor effect.
ags-lose-on-purpose = { $figure }: lose the test on purpose?
ags-loses-on-purpose = { $figure } loses the test on purpose.
ags-hit = { $figure } hits { $target } (by { $margin }).
ags-miss = { $figure } does not hit { $target }.

# ---- leader tokens

ags-tokens-spent = { $seat } spends { $count } LT, { $left } left.
ags-tokens-gained = { $seat } gains { $count } LT and has { $left } now.
ags-tokens-stolen = { $seat } steals { $count } LT.

# ---- damage

ags-damage = { $figure } suffers { $damage } damage and has { $hp } HP left.
ags-no-damage = { $figure } suffers no damage.
ags-manaschild = { $figure }: { $damage } damage – lower it by 1 with the mana shield for 1 LT? ({ $tokens } LT)
ags-healed = { $figure } heals { $hp } HP.
ags-falls = { $figure } falls { $inches }": { $damage } damage before the defence.
ags-fall-defence = { $figure }: roll DEF against { $damage } fall damage?
ags-danger-roll = { $figure } in dangerous terrain: { $dice } – { $damage } damage.
ags-leaves-out = { $figure } is taken out.
ags-leaves-sacrificed = { $figure } is sacrificed.
ags-leaves-removed = { $figure } leaves the board.
ags-slaver-beaten = { $figure } is beaten, but stands until the end of the round.
ags-corpse = A corpse marker lies at { $figure }.
ags-corpse-at = Where does the corpse marker of { $figure } lie?

# ---- conditions

ags-condition = { $figure } is { $condition } now.
ags-condition-ends = { $figure } is no longer { $condition }.
ags-condition-roll = { $condition }, { $figure }: { $dice } – { $damage } damage.
ags-immune = { $figure } is immune to { $condition }.
ags-bound-stays = { $figure } cannot be moved.
ags-lasting = { $figure }: { $source } goes on { $until ->
    [attack] until the end of the attack
    [activation] until the end of the activation
    [next_activation] until its next activation
    [game] until the end of the game
   *[round] until the end of the round
}.

# ---- pushing, smashing, markers, summoning

ags-pushes = { $figure } pushes { $target }.
ags-free-push = { $figure }: free push.
ags-pushed = { $target } is pushed { $inches }".
ags-not-pushed = { $target } stands firm.
ags-smashed = { $figure } smashes { $piece }.
ags-not-smashed = { $piece } withstands { $figure }.
ags-marker-at = { $figure }: where to put the marker?
ags-marker-placed = { $figure } places { $marker }.
ags-marker-removed = { $seat } removes { $marker }.
ags-summon-at = { $figure }, { $ability }: where does the model appear?
ags-summoned = { $by } summons { $figure }.
ags-summon-limit = No more than { $most } { $word } may stand on the table.
ags-jump-at = { $figure }, { $ability }: where at the TT marker?
ags-jumped = { $figure } jumps to a TT marker.
ags-swapped = { $figure } and { $target } change places.
ags-no-room = { $figure }: there is no room for that.
ags-undefined = This force does not know “{ $word }”; nothing happens.
ags-free-text = { $figure }: { $words }

# ---- refused

ags-refused-activated = { $figure } has already been activated in this round.
ags-refused-not-yours = { $figure } is not of your force.
ags-refused-gone = { $figure } is no longer on the board.
ags-refused-pass-alone = You can only pass while both you and your opponent have somebody to activate.
ags-refused-tokens = That takes { $price } LT, there are { $tokens }.
ags-refused-no-action-left = { $figure }: the { $slots } actions of this activation do not suffice for that any more.
ags-refused-controlled = { $figure } is controlled and has one action only.
ags-refused-third-special = { $figure }: never more than two [Spec] in an activation.
ags-refused-shocked-third = { $figure } is shocked: every action is a [Spec], and there is never a third one.
ags-refused-second-special = { $figure }: a second [Spec] must be the second action.
ags-refused-fourth-action = There are never more than { $most } actions.
ags-refused-third-too-late = The third action is bought before the first.
ags-refused-norm-only = Only a normal action is granted.
ags-refused-drawn = { $figure } came into contact without a charge and may not attack now.
ags-refused-passive = { $ability } works by itself and is no action.
ags-refused-used-up = { $ability } is used up.
ags-refused-in-melee = { $figure } is in melee: { $action } is not allowed there.
ags-refused-no-target = There is no target for { $ability } now.
ags-refused-self = The model itself is no target here.
ags-refused-side = { $figure } cannot be the target: it takes { $who ->
    [foe] an enemy model
    [friend] a friendly model
   *[any] a model of either side
}.
ags-refused-having = { $figure } lacks: { $word }.
ags-refused-reach = { $target } is out of range ({ $inches }").
ags-refused-contact = { $target } is not in contact.
ags-refused-sight = There is no line of sight to { $target }.
ags-refused-marker-kind = { $marker } is no marker of that kind.
ags-refused-marker-side = { $marker } belongs to the wrong side.
ags-refused-marker-contact = { $marker } is not in contact.
ags-refused-marker-far = { $marker } is more than { $inches }" away.
ags-refused-marker-sight = { $marker } cannot be seen.
ags-refused-markers = It takes { $count } markers, { $found } are possible.
ags-refused-point-off-board = The point is not on the board.
ags-refused-point-far = The point is more than { $inches }" away.
ags-refused-point-sight = The point cannot be seen.
ags-refused-nobody-in-contact = { $figure } touches nobody that could be pushed.
ags-refused-heavy = { $target } is too heavy to be pushed.
ags-refused-bound-push = { $target } is bound and cannot be pushed.
ags-refused-push-neutral = { $target } cannot be pushed.
ags-refused-direction = A push goes at most 90 degrees off the line from the pusher to { $target }.
ags-refused-nothing-loose = { $figure } touches no loose small terrain.
ags-refused-not-loose = { $piece } is no loose small terrain in contact.
ags-refused-nothing-to-do = { $figure } touches nothing to interact with.
ags-refused-interaction-far = An interaction with { $what } needs contact.
ags-refused-corpse-far = The corpse marker must touch the base of { $figure }; { $inches }" are missing.
ags-refused-six-markers = Nobody has more than { $most } TT markers on the board.
ags-refused-marker-not-beside = The marker must lie { $inches ->
    [0] in contact with { $figure }
   *[other] at most { $inches }" away from { $figure }
}.
ags-refused-no-marker = { $figure } touches no TT marker.
ags-refused-not-at-marker = No own TT marker is in contact there.
ags-refused-summon-far = That is too far away (allowed: { $inches }", with 0 in contact).

# ---- previews

ags-preview-dice = { $value }: dice
ags-preview-need = { $value }: success from
ags-preview-damage = { $damage } damage on average
ags-preview-fear = Fear test fails
ags-preview-hit = Hit
ags-preview-success = Success
ags-preview-at-least = At least { $damage } damage
ags-preview-kill = Taken out
ags-preview-hit-token = Hit with 1 LT ({ $dice ->
    [one] one die
   *[other] { $dice } dice
} more)
ags-preview-kill-token = Taken out with 1 LT ({ $dice ->
    [one] one die
   *[other] { $dice } dice
} more)
ags-preview-fall = { $figure }: jump { $inches }" down, fall damage
ags-preview-drawn = { $figure }: 1-inch rule, ends in contact

ags-begins-in-shadow = { $figure } begins in its own shadow; its values hold for the whole action.
ags-charge-special = { $figure }: the charge counts as [Spec].
ags-condition-kept = { $figure } is { $condition } already.
ags-fear-none = { $figure } needs no fear test against { $target }.
ags-aims-at-all = { $figure }, { $ability }: { $count ->
    [one] one model
   *[other] { $count } models
} affected.
ags-attacks = { $figure } attacks: { $ability } against { $targets }.
