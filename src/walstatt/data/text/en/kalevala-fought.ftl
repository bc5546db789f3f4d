kalevala-warning-spell-apart = { $place }: “{ $order }” strikes only the first small fields, as far as they hang together: not all that it names do.
kalevala-warning-line-unable = { $place }: “{ $order }” will never be carried out: { $why ->
    [vessel] the group has no vessel.
    [four] the group has no four melee fighters of one kind for a phalanx.
    [spell] nobody in the group knows this spell.
    [engine] the group has neither ram nor tortoise, elephant, mammoth or onager.
    [shooter] the group has neither archers nor onagers.
    [heavy] the group has neither elephant nor mammoth nor chariot.
    [caster] nobody in the group can cast.
    [duel] nobody in the group is a wizard, and nobody else fights duels of magic.
    [aim] it is missing whom or which small fields the spell is meant for.
    [onto] it is missing who goes where (NACH 2A+10/17).
    [second] nobody in that group calls gods.
    [ability] no god has such an ability.
    [wind] its wind needs a direction and a strength: RICHTUNG 1 to 6 and STÄRKE 0 to 3.
    [edge] what it is meant for is named by both sides, a river 2A+10/17>2A+10/18, a gate 2A+10/24:0>2A+10/25.
    [beast] that is no mythical beast: there are RdF, RD, Sir, DD and SeS.
    [god] you have no god whom priests could call.
    [not-his] your god does not have this ability.
    [zeh] the spell costs at least { $need } ZEH, and nobody in the group may or can spend more than { $there }.
   *[wall] no wall stands between these small fields; they do not touch.
}
kalevala-warning-refuge-far = { $place }: from no battlefield a flight leads to { $refuge }; one flees into own land right beside it.
kalevala-warning-line-idle = { $place }: “{ $order }” is never carried out: its condition cannot hold, or a line before it holds whenever this one does.
kalevala-battle-fought = Battle for { $place } ({ $parties }). Lost: { $lost }. Gained: { $gained }. Standing: { $left }. Fled: { $fled }. Owners: { $owned }.
kalevala-battle-not-fought = The battle for { $place } is too large to be fought on the hexes: a quick battle settles it.
kalevala-breach = { $place }: broken are now { $what }.
kalevala-collapsed = { $place }: the building on { $field } has collapsed.
kalevala-bridge-hit = { $place }: the bridge { $what } has { $hits } hits now.
kalevala-warning-nothing-stands = { $place }: “{ $order }” aims at a building that does not stand there.
kalevala-warning-target-far = { $place }: “{ $order }” aims at land that no battlefield reaches.
