play-game-taeler = Three Valleys (example)
play-goal-taeler = Hold the pass alone at the end of as many years as you can.

taeler-report-happened = What happened
taeler-report-realm = Your valley
taeler-report-pass = The pass
taeler-own = { $gold } gold, { $men } men in the valley, { $at_pass } at the pass
taeler-holders = At the pass: { $realms }
taeler-points = Points: { $points }

taeler-levied = { $men } men levied.
taeler-marched = { $men } men have marched to the pass.
taeler-found = Your men have found a treasure: { $gold } gold.
taeler-found-nothing = Your men have found nothing at the pass.
taeler-granted = The game master grants your wish: { $gold } gold.
taeler-dug = Digging brought { $gold } gold.
taeler-won = { $winner } holds the pass. Losses: { $lost }
taeler-nobody-won = Nobody holds the pass. Losses: { $lost }
taeler-holds = { $realm } holds the pass and has a point more.
taeler-ends = The six years are over. The winner is { $winners } with { $points } points.

taeler-plead = Wish of { $realm }: “{ $wish }”
taeler-battle = Battle at the pass: { $men }
taeler-roll-search = Search at the pass
taeler-roll-dig = Digging
taeler-roll-strength = Strength at the pass

taeler-refused-line = Line { $line } has no effect: { $why }
taeler-refused-gold = Line { $line }: There is not so much gold, only { $gold }.
taeler-refused-men = Line { $line }: There are not so many men in the valley, only { $men }.
taeler-refused-nobody = Line { $line }: Nobody is at the pass who could search.
taeler-refused-outcome = The outcome must say for each realm at the pass ({ $men }) how many are left, and who wins or nobody.
taeler-refused-setup = Veins have 1 to 5, the treasure 0 to 20.
