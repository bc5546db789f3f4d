# The guide through a first skirmish.

ags-guide-goal = The goal: more victory points (VP) after five rounds. The tactic of the table yields up to 4, each of your two secret tasks up to 3. Fighting helps, but points win.
ags-guide-accept-terrain = The terrain lies ready. Whoever wants other terrain declines; then it is laid in turn.
ags-guide-tasks = Choose two tasks that fit your troop: one of the tactic, and a side task or that of your people. The other side sees them only once they are disclosed.
ags-guide-disclose = Some tasks bring more if they are open from the start; most are better kept hidden. Choosing nothing is fine.
ags-guide-deploy = You deploy one model each in turn, in your own hatched zone. { $pointer ->
    [touch] Tap a coin
   *[mouse] Point at a coin
} to read its card.
ags-guide-deploy-at = Tap where the model is to stand; it must be wholly in your zone.
ags-guide-initiative-tokens = Who wins the initiative says who begins. Tokens (LT) add dice, but they are gone afterwards: you need them for better attacks, third actions and passing too.
ags-guide-activate = One model each acts in turn. Who has acted is paler and bears a tick. For one token you may pass.
ags-guide-action = A model has two actions: [Norm] costs one, [Norm]+[Norm] both; of [Spec] only one is allowed unless you pay. { $pointer ->
    [touch] Tap an option once
   *[mouse] Point at an option
} to see what it does.
ags-guide-move = The shaded ground can be reached. Whoever comes within 1" of an enemy is drawn into contact and then stands in melee.
ags-guide-target = { $pointer ->
    [touch] Tap a target once
   *[mouse] Point at a target
}: dice, difficulty, every modifier with its rule, the exact odds, and what one token would add.
ags-guide-charge-attack = The charge carries one melee attack along. Choose which.
ags-guide-extra-dice = One token buys up to two dice for this roll. The preview shows what they change.
ags-guide-reroll = The dice lie on the table. One roll may be repeated once; the second result counts, even if it is worse.
ags-guide-direction = Tap the direction of the push: away from the pusher, at most 90 degrees to the side. Off a cliff it hurts.
ags-guide-corpse-at = A corpse marker stays where a model fell. Some peoples make use of them.
