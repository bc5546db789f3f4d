# The guide through a first game, and what every option means.

anima-guide-goal = The goal is told by the scenario, which is rolled: hold places, search markers, take enemies out, or escape. After six turns the points count; whoever has no characters left loses at once.
anima-guide-edge = Whoever wins the setup roll chooses the table edge; the other side gets the opposite one and places the first character.
anima-guide-deploy = You place one character each in turn. { $pointer ->
    [touch] Tap a coin
   *[mouse] Point at a coin
} to read its card.
anima-guide-deploy-at = Tap where the character is to stand; it must be wholly within your zone.
anima-guide-activate = One character acts at a time, in turn. Whoever has acted is paler and bears a tick. The diamonds at the rim of a coin are action markers.
anima-guide-action = Everything costs action markers; the number in brackets says how many. A character does as much as it can pay. Keep some back: dodging and counter-attacks cost markers, too, even after its activation.
anima-guide-move = The tinted ground can be reached. Steep faces need climbing. A walk may end in contact with an enemy, a run may not.
anima-guide-target = { $pointer ->
    [touch] Tap a target once
   *[mouse] Point at a target
}: the values of both sides with every change, the chance to hit with and without a dodge, the damage on average.
anima-guide-attack-gnosis = Gnosis is one supply for all your characters: 3 points a turn, 6 at most. Every point spent, 3 at most on a roll, gives +1 and is gone, even if the roll fails.
anima-guide-dodge = Without a dodge the defence stands alone. A dodge adds a d10 and costs one action marker. A counter-attack is still possible afterwards if the markers last.
anima-guide-dodge-gnosis = For a dodge, too, every point of Gnosis gives +1. You know what the attacker spends, but no roll yet.
anima-guide-counter = After a melee attack the target may strike back, whether it was hit or not: if it is still in contact and can pay the cost.
anima-guide-search-target = Who searches rolls: against those in hiding, or to turn over a marker that the base touches.
anima-guide-pay-upkeep = Abilities that go on have to be paid every turn. Who does not pay ends them.

# ---- what an action means

anima-action-attack-about = d10 plus attack against the defence; what is over raises the damage.
anima-action-charge-about = Run straight into contact and attack at once, with +1.
anima-action-search-about = Find those in hiding, or turn over a marker.
anima-action-walk-about = As far as the walking distance, also into contact with enemies.
anima-action-run-about = As far as the running distance, without contact with enemies.
anima-action-escape-about = Break away from melee with a roll.
anima-action-climb-about = Up or down a wall or a steep face.
anima-action-from-above-about = Leap onto an enemy who stands lower.
anima-action-push-about = Push the enemy away; what it hits hurts it.
anima-action-ram-about = Run straight into contact and push the enemy far away.
anima-action-emerge-about = Back to the table near the hiding place.
anima-action-end-about = Markers that are left stay for dodging and counter-attacks.
anima-dodge-yes-about = Costs 1 action marker, a d10 helps the defence.
anima-dodge-no-about = Costs nothing; the markers stay for a counter-attack.
anima-counter-yes-about = An attack in return, at its cost.
anima-counter-no-about = The markers stay.
anima-pay-upkeep-yes-about = The ability goes on.
anima-pay-upkeep-no-about = It ends.
anima-leave-yes-about = Escaped: that brings points.
anima-leave-no-about = Stays on the table.
anima-heavy-cover-two-about = Good for those with little armour.
anima-heavy-cover-plus_one-about = Good for those with much armour.
anima-gnosis-points = { $points ->
    [0] none
   *[other] { $points } Gnosis
}

# ---- what it is about

anima-goal-knoten = Hold the three nodes: at the end of every turn each brings a point to whoever has more characters within 2" of it (paralysed ones do not count). Whoever holds two gets 1 Gnosis more.
anima-goal-hinterhalt = The ambushed want to escape on foot over the upper or lower edge: 2 points a character. Every enemy taken out brings either side 2 points.
anima-goal-schlagabtausch = Every character taken out brings its cost in points to the other side; at the end every badly hurt one brings half.
anima-goal-kundschafter = Turn over markers (search while the base touches one): two are plans and bring 3 points, the others 1. At the end a break-in at the enemy edge brings 2 points.
anima-goal-kontrolle = From the end of turn two on every quarter brings a point in which your characters cost more in total than the enemy’s.
