kriegsspiel-order-ram-ship = RAMMEN: ram { $target }
kriegsspiel-order-board = ENTERN: board { $target }
kriegsspiel-order-pursue = VERFOLGEN: pursue { $target }, shooting only
kriegsspiel-order-land = LANDEN: land on { $target }
kriegsspiel-refused-no-vessel = Nobody of the group { $group } steers a vessel.
kriegsspiel-refused-raft = A raft does not ram.
kriegsspiel-refused-landing = Nobody can land on { $at }.
kriegsspiel-refused-boarding = There is melee only where vessels lie broadside to broadside, and with a low shore.
kriegsspiel-roll-wind-direction = Where the wind blows to
kriegsspiel-roll-wind-strength = How strong the wind is
kriegsspiel-roll-wind-change = How the wind changes
kriegsspiel-roll-raft = How far the raft comes
kriegsspiel-roll-ram-ship = { $figure } rams { $target }
kriegsspiel-roll-founder = { $figure }: does it stay afloat?
kriegsspiel-wind = { $strength ->
    [0] Calm
    [1] A light wind to { $way }
    [2] A fresh wind to { $way }
   *[3] A strong wind to { $way }
}
kriegsspiel-drifts = { $figure } drifts to { $end }.
kriegsspiel-sails = { $figure } sails: { $start } → { $end }
kriegsspiel-rams = { $figure } rams { $target }.
kriegsspiel-rams-not = { $figure } misses { $target }.
kriegsspiel-stays-afloat = { $figure } stays afloat ({ $dice }).
kriegsspiel-goes-down-too = { $figure } goes down with the raft.
kriegsspiel-sinks = { $figure } sinks at { $at }.
kriegsspiel-ship-hit = { $figure } is hit.
kriegsspiel-saved = { $figure } is saved when all is over: { $at }
kriegsspiel-goes-under = { $figure } still swims when all is over, far from any bank, and drowns.
kriegsspiel-swims-on = { $figure } swims on, { $at } ({ $dice }).
kriegsspiel-boards = { $figure } boards: { $start } → { $end }
kriegsspiel-vessel-taken = { $seat } has { $target }.
kriegsspiel-phase-wind = Wind
kriegsspiel-phase-drift = Drifting vessels
kriegsspiel-order-ferry = ÜBERSETZEN: take over { $target }
kriegsspiel-goes-aboard = { $figure } goes aboard ({ $at }).
kriegsspiel-goes-ashore = { $figure } goes ashore on { $at }.
kriegsspiel-stays-out = { $figure } finds no place on the water of { $gf } and stays out of the battle.
kriegsspiel-refused-aboard = { $given }: no vessel stands before it in the line-up on which it could be.
