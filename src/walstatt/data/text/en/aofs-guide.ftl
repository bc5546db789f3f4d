# The guide through the first game.

aofs-guide-goal = The goal: to hold more objectives than the other side after four rounds. Put your units beside the round markers and keep the enemy away.
aofs-guide-objective = First the objectives are laid, in turn. They are what it is all about: who holds more of them in the end wins.
aofs-guide-side = Choose the table edge where your band begins.
aofs-guide-deploy = You deploy one unit each in turn. { $pointer ->
    [touch] Tap a coin on the table
   *[mouse] Point at a coin on the table
} to read what it can do.
aofs-guide-activate = One unit each acts in turn. Who has acted already is paler and bears a tick.
aofs-guide-action = Hold means stand and shoot, Advance a short walk and shoot, Rush a long walk, Charge a run into melee.
aofs-guide-target = { $pointer ->
    [touch] Tap a target once
   *[mouse] Point at a target
}: you see the distance, the roll to hit and the exact odds before you shoot.
aofs-guide-charge-target = Against whom? The odds hold if all models get there.
aofs-guide-strike-back = Who strikes back is exhausted afterwards and hits worse in this round. Often it is worth it all the same.
