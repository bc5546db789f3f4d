# The guide through a first game, and what every option means.

frostgrave-guide-goal = The goal: secure more treasure than the others. A treasure is secured when somebody carries it over a table edge. An enemy wizard or apprentice who is taken out brings points, too.
frostgrave-guide-edge = Every player begins at a table edge. Whoever wins the setup roll chooses first.
frostgrave-guide-treasure-at = Treasures are laid in turn. Put yours where you will reach them before the others do.
frostgrave-guide-deploy = Your whole warband begins in the hatched zone. At first they stand side by side; “Models one by one” moves each figure.
frostgrave-guide-activate = A round has four phases: wizards first, then apprentices, then the other soldiers, at last the creatures that belong to nobody. Whoever has had a turn is paler and bears a tick.
frostgrave-guide-members = Wizard and apprentice may take up to three soldiers along who are no more than 3" away. They act earlier that way, but their first action must be a move.
frostgrave-guide-action = Every figure has two actions, in any order; one of them must be a move. What is not in the list cannot be done now.
frostgrave-guide-move = The tinted ground can be reached. Climbing costs double, and whoever carries treasure goes half as far. Whoever touches an enemy base is in combat.
frostgrave-guide-target = { $pointer ->
    [touch] Tap a target once
   *[mouse] Point at a target
}: what both add to the d20, how likely you are to win, and how much damage to expect.
frostgrave-guide-spell = A spell works if the d20 reaches its number. Failing by a little does nothing; failing by far hurts the caster.
frostgrave-guide-empower = The die has fallen. Every point of health raises it by 1; 0 leaves it as it is. Spend only what makes the difference.
frostgrave-guide-after-fight = Whoever wins a fight decides whether the two part. Who is no longer in combat may move again.
frostgrave-guide-intercept = One of your figures nearby may intercept an enemy who wants to pass. Both are in combat then.
frostgrave-guide-leave = Who leaves the table does not come back. A treasure that is carried is secured that way.
frostgrave-guide-resist = Against some spells the target may resist: d20 plus will must reach the casting roll. It costs nothing.

# ---- what an action means

frostgrave-action-move-about = As far as the move value goes; half as far as a second move.
frostgrave-action-all_out-about = 3" without any penalty, then the activation is over.
frostgrave-action-fight-about = Both roll; the higher one hurts the other.
frostgrave-action-shoot-about = At an enemy within range and in sight.
frostgrave-action-reload-about = Only then will the crossbow shoot again.
frostgrave-action-cast-about = Choose a spell, then its target.
frostgrave-action-pick_up-about = Who carries goes half as far. Carried over the table edge, the treasure is secured.
frostgrave-action-put_down-about = The treasure stays beside the figure.
frostgrave-action-door-about = A door that this figure touches.
frostgrave-action-drink-about = Does not count as a move; the potion is used up.
frostgrave-action-tend-about = A wounded friend in contact regains 3 Health.
frostgrave-action-end-about = What is left is lost.
frostgrave-group-how-group-about = All move first, then each has a second action.
frostgrave-group-how-one_by_one-about = Each with both actions, one after the other.
frostgrave-after-fight-stay-about = Both stay in contact and cannot move away.
frostgrave-after-fight-push-about = Contact is broken, you keep the ground.
frostgrave-after-fight-back-about = Contact is broken, you are free.
frostgrave-resist-yes-about = d20 plus will against the casting roll.
frostgrave-resist-no-about = The spell takes effect.
frostgrave-intercept-yes-about = Both are in combat then.
frostgrave-intercept-no-about = The enemy goes on.
frostgrave-leave-yes-about = Does not come back; what the figure carries is secured.
frostgrave-leave-no-about = Stays at the edge.
frostgrave-goal = Secure treasures by carrying them over a table edge. Enemy wizards and apprentices taken out bring points, too.
frostgrave-counter-spells = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
