play-game-furt = The ford (example)
play-goal-furt = Bring your fighters to the stone in the middle and keep the others away: after five rounds those who stand there count.

furt-figure = Fighter
furt-stone = Stone
furt-round = Round { $round }
furt-score = At the stone
furt-wait = attack nobody

furt-activate = Whose turn is it?
furt-walk = Where does { $fighter } go? Up to { $inches }"
furt-target = Whom does { $fighter } attack?
furt-roll-start = Who begins?
furt-roll-attack = { $fighter } attacks { $target }

furt-starts = The roll for the start: { $dice }
furt-walks = { $fighter } walks.
furt-hits = { $fighter } hits { $target }.
furt-misses = { $fighter } misses { $target }.
furt-next-round = Round { $round } begins.
furt-ends = The game is over.
furt-over = The fighters at the stone have been counted.

furt-refused-too-far = The way is { $inches }" long; nobody walks more than { $most }".
furt-refused-blocked = There is no way through: the edge of the table, a rock or another fighter.

furt-guide-goal = Bring your fighters to the stone in the middle and keep the others away: after five rounds those who stand there count.
furt-guide-activate = Every fighter has one turn in a round.
furt-guide-walk = Rocks are in the way, but they also hide from shots.
furt-guide-target = Who touches the enemy hits more easily.
