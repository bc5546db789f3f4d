# Playing at the terminal

play-word = { $word }
play-percent = { $percent }%

# ---- before the game

play-welcome = Walstatt
play-which-game = Which game?
play-game-aofs = Age of Fantasy: Skirmish
play-game-ags = A Generic Skirmisher
play-game-frostgrave = Schnellreferenz (wizards and their warbands)
play-game-anima = Referenzblatt (action markers, Gnosis)
play-game-kalevala = Kalevala, das ewige Spiel
play-by-command = Played with a command of its own: { $games }
play-own-command = { $game } (walstatt { $key } --help)
play-how-many = How many play?
play-players = { $count } players
play-who-plays = Who plays side { $letter }?
play-wrong-players = This game is for { $known } players, not for { $given }.
play-which-scenario = Which scenario?
play-unknown-scenario = There is no scenario “{ $given }”; there are: { $known }.
play-which-opponent = Against whom?
play-opponent-human = A person at the same keyboard
play-opponent-captain = The computer, with a plan (captain)
play-opponent-commander = The order sheet: troops without orders (commander)
play-opponent-random = The computer, without a plan (random)
play-bot-captain = Computer
play-bot-commander = Computer
play-bot-random = Computer
play-which-name = Name of side { $letter } [{ $usual }]:
play-which-size = How big?
play-size = { $size } points
play-size-frostgrave = { $size } crowns
play-which-list = Which army for { $seat }?
play-nobody-lays-terrain = In this game nobody lays terrain.
play-which-table = Table { $seed } – Enter: take it, r: another, number: this very one:
play-misread-table = “{ $word }”? Enter, r or a number.
play-which-people = Which people for { $seat }?
play-which-general = Who is the general of { $seat }?
play-army-by-lot = { $people }, put together by the program
play-unknown-size = There is no size { $given } here; possible: { $known }.
play-unknown-army = There is no army list “{ $given }”; there are: { $known }.
play-no-real-table = This game cannot be measured at a real table; real dice are possible (--real-dice).
play-unknown-roster = There is no roster “{ $given }”; there are: { $known }.
play-bad-ruling = “{ $given }” is no ruling; write something like aofs.r.tie=1.
play-unreadable-map = The map { $file } cannot be read: { $reason }
play-bad-map = The map will not do as a table: { $reason }
play-save-exists = { $file } exists already: --resume goes on with the game in it, for a new one name another file.
play-real-table-people = At a real table two people play: the computer cannot push models.
play-no-saved-game = There is no saved game in { $folder }.

# ---- beginning and end

play-kept-at = The game is saved after every answer: { $file }
play-real-dice = You roll yourselves and type what the dice show.
play-luck = To it comes what the players add (seat:words): { $luck }
play-luck-wrong = Each of the { $people } players can add to the dice once with --luck: up to { $most } signs, without colons and vertical bars.
play-commitment = The program rolls. Its seed is fixed already, this is its seal (SHA-256): { $commitment }
play-goal-ags = For five rounds you activate one model each in turn, with up to two actions. Victory points (VP) come from the tactic (at most 4) and from two tasks chosen in secret (at most 3 each). Who has more in the end wins.
play-goal-frostgrave = The goal: to bring home treasure. Who carries a token to the table edge has secured it (3 points); enemy casters put out of action count as well.
play-goal-aofs = For four rounds you take turns activating one unit each. Who holds more objectives at the end wins: a unit within 3" at the end of a round seizes one if no enemy is there.
play-help-hint = “?” explains at any time what can be typed.
play-press-enter = Here we go – Enter:
play-resumed = Going on with { $file } after { $answers } answers.
play-withheld = The file was saved while the match was still played. It ends here: { $answers ->
    [one] one more answer is missing
   *[other] { $answers } more answers are missing
}, for what had been chosen next was still a secret. Once the match is over, all of it can be downloaded.
play-kept-on-leaving = Saved in { $file } – go on with: walstatt play --resume last
play-not-kept = The game is thrown away.
play-over = The game is over
play-winner = { $winner } wins: { $reason }.
play-draw = A draw: { $reason }.
play-still-open = The recording ends here. The open question was: { $question }
play-seed = Seed of the dice: { $seed }
play-verify = Check every roll: walstatt verify { $file }
play-replay = Watch it again: walstatt replay { $file }
play-replay-keys = Enter: on – b: back – q: quit

# ---- headings and table

play-table = Table
play-preparation = preparation
play-round = round { $round } of 4
play-score = objectives { $first } : { $second } of { $count }
play-zone = Zone
play-zone-of = Zone { $seat }
play-objective = objective
play-objective-owned = … held by A
play-went = { $unit }: { $old } → { $new }
play-stayed = { $unit }: no move
play-stands = { $unit }: at { $new }
play-nobody = Nobody
play-note-covered = a hidden task
play-note-secret = (secret)
play-no-notes = There are no tasks and no points here.
play-hand-over = Only { $seat } looks at the screen now – Enter:
play-level = { $inches }" up
play-flag-wounds = w{ $count }
play-flag-tokens = t{ $count }
play-is-shaken = Shaken
play-is-exhausted = exhausted
play-is-effect = under a spell
play-is-activated = has acted
play-is-waiting = not on the table yet
play-is-ambush = in ambush
play-is-scout = out scouting
play-is-gone = out of the game
play-effect-hit-bonus = +1 to hit rolls
play-effect-defence-bonus = +1 to defence rolls
play-effect-slow = slowed
play-units-head = Unit|Q|D|Mod|Wnd|Tok|Place|Condition

# ---- previews

play-tally-capped = (limit)
play-attack-dice = { $dice } D6 { $weapon }: hits on { $need }; defence { $save }
play-odds = { $wounds } wounds on average; knocked out { $kill }, Shaken { $shaken }
play-odds-shot = Shot at { $target }
play-odds-charge = Charge at { $target }
play-odds-whose = Whose odds? For example “odds A1”. Units: { $codes }
play-odds-none = There is nothing to hit from here.
play-move-length = The way is { $inches }" long.
play-trigger-difficult = { $model } goes through difficult terrain: 6" at most.
play-trigger-dangerous = { $model } goes through dangerous terrain and tests: every 1 is a wound.
play-trigger-jump = { $model } has to jump { $inches }": { $dice ->
    [one] one die
   *[other] all { $dice } dice
} must succeed, or it falls.
play-go-on = Go like this? [Y/n]

# ---- hints how to answer

play-hint-exactly = { $count ->
    [one] one number
   *[other] exactly { $count } numbers, with spaces between them
}
play-hint-several = { $least } to { $most } numbers with spaces between them, such as “1 3”; “none” for nobody
play-hint-yes-no = y or n
play-hint-number = a number from { $low } to { $high }
play-hint-roll = { $count } D{ $sides } – type what they show, such as “4 5 1”; “auto” rolls for you
play-need-sum = in total { $need }
play-need-at-most = in total at most { $need }
play-hint-measure-length = inches, such as 7.5
play-hint-measure-share = a share, such as 50%
play-hint-measure-yes-no = y or n
play-hint-measure-count = a whole number
play-hint-measure-some = numbers with spaces, “all” or “none”
play-hint-measure-one = a number from the list
play-hint-start = From { $place }, { $inches }" at most.
play-hint-enter = Enter takes the program’s proposal.
play-hint-move = n 5 · to 24 13 · towards b3 · towards *1 · stay · auto · ? for more
play-hint-place = 24 13 (for the first model, the others beside it) · auto · ? for more
play-hint-push = n 2 · towards b3 · 24 13 · auto · ? for more
play-hint-point = 24 13 · auto · ? for more
play-hint-objective = Between the zones, at least 9" from every other objective.
play-hint-away = Anywhere, but farther than { $inches }" from every enemy.
play-hint-box = Allowed: x from { $low_x } to { $high_x }, y from { $low_y } to { $high_y }.

# ---- what could not be read

play-misread-kind = This kind of question ({ $kind }) cannot be answered here.
play-misread-empty = An answer is needed here; “auto” chooses for you, “?” helps.
play-misread-number-of-option = There is no number { $given }, only 1 to { $most }.
play-misread-option = “{ $word }” is not on offer; type a number from 1 to { $most }.
play-misread-ambiguous = “{ $word }” fits several: { $labels }.
play-misread-yes-no = “{ $word }”? Yes or no, y or n.
play-misread-whole-number = “{ $word }” is no whole number.
play-misread-length = “{ $word }” is no length in inches.
play-misread-die = “{ $word }” is nothing that a die shows: 1 to { $sides }.
play-misread-dice = { $given } faces typed, but { $count } dice fell.
play-misread-point = “{ $word }” is no point; write something like 24,13 or to 24 13.
play-misread-move = “{ $word }” is no move; for example: n 5, to 24 13, towards b3, 24,13 26,15, stay, auto.
play-misread-place = “{ $word }” is no place; for example: 24 13, 24,13 25,13 or auto.
play-misread-goal = Neither a unit nor an objective on the table: “{ $word }”.
play-misread-goal-missing = Where to? A point or a goal is missing, for example: to 24 13.
play-misread-model = There is no model “{ $word }” here; it could be: { $models }.
play-misread-model-way = “{ $word }”: first the model, then a colon and its way, for example a1.2: 24,13.
play-misread-inches-missing = After “{ $word }” the inches are missing.
play-misread-points-count = { $wanted } points are needed, one for each model; { $given } were typed.
play-unknown-unit = There is no unit “{ $word }”; there are: { $codes }.

# ---- commands

play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back. At the same place the same dice will fall again.
play-saved = Saved: { $file }
play-not-saved = { $file } cannot be written: { $reason }
play-advice = Advice: { $choice }
play-advice-sure = Do that? [y/N]
play-concede-sure = Really concede? [y/N]
play-concede-whose = Only the one who is being asked can concede.
play-quit-keep = Keep the game? [Y/n]

play-help-question = To this question
play-help-choice =
    Number, code or the beginning of the word; several with spaces. “auto” lets the program choose.
play-help-roll =
    What the dice show, in their order: 4 5 1 or 451. “auto” rolls for you.
play-help-measure =
    What you measure at the table: inches (7.5), y or n, numbers from the list, “all”, “none”.
play-help-move =
    n 5 – five inches north (n, ne, e, se, s, sw, w, nw or 45° 5); without inches as far as it goes
    to 24 13 – the first model there, the others in formation; a way around obstacles is searched
    towards b3 – as near as allowed to a unit, an objective (*2) or a point (24 13)
    24,13 26,15 – exactly over these points; 26,15j jumps on the last leg, 26,15c climbs
    a1.2: 24,13; a1.3: n 2 – single models, the others stay where they are
    stay – stay where you are; auto – a proposal of the program
play-help-place =
    24 13 – there; with several models the first one, the others beside it
    24,13 25,13 26,13 – one point for each model; a1.2: 24,13; … – by name
    n 2 – where a model is pushed: direction and inches; auto – a proposal of the program
play-help-always = At any time
play-help-commands =
    board – the table with all units; board big – as fine as possible
    units – all values and conditions; unit A1 – weapons and rules
    odds [A1] – what a unit can do from where it is
    tasks – points and tasks (hidden ones are seen by their owner only)
    rule ID – read a rule, such as rule { $rule }; again – the question once more
    log [n] – what happened last; advice – what the captain would do, and why
    undo – back to your own last decision; save [FILE]; concede; quit
play-help-table = On the table
play-help-signs =
    Capital with number: a unit (its first model), small letter: further models. Digits: height in inches.
    Star with number: objective; a or b behind it: belongs to A or B. North is up, all measures in inches.
    Other signs before a number or letter are markers; the list beside the table names them.
play-help-hexes =
    A letter with a number is a small field. North is up.
    * trade centre, # building, % ruin, « » the bow of a ship; an abbreviation behind it is a ship or an engine.
    Below it stands how many figures each side has there: A4 are four of side A. What lies between two fields is listed.
play-hexes-lands = Large fields from north to south: { $found }
play-hexes-rivers = A river lies between: { $found }
play-hexes-doors = Doors and gates: { $found }
play-hexes-walls = Walls: { $found }
play-hexes-grounds = Terrain: { $found }
play-hexes-open = open
play-hexes-closed = closed
play-hexes-broken = destroyed

# ---- checking

play-verify-no-seed = { $file }: the seed of the dice is missing (real dice?), so there is nothing to check.
play-verify-wrong = { $file }: the dice are not right: { $reason }
play-verify-luck = They also follow from what the players added when they sat down (seat:words): { $luck }
play-verify-right = All is right: { $rolls } rolls of { $dice } dice, each from the seed with the seal { $commitment }.
play-verify-open = The game is not over yet; what has fallen so far was checked.
