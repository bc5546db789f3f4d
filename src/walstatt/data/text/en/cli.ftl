# The command line

cli-usage = Usage: walstatt [--lang de|en] [--add-game FOLDER] COMMAND …
cli-usage-more =
    “walstatt COMMAND --help” explains a command, “walstatt --version” names the version.
    Choose the language with --lang or the environment variable WALSTATT_LANG (de, en).
    Name games outside of the program with --add-game FOLDER or the environment variable WALSTATT_GAMES.

cli-about-play = Play a game
cli-about-serve = Open the program for browsers
cli-about-replay = Watch a saved game
cli-about-roster = Check and show an army list
cli-about-rules = List the rule catalogue and show what of it is implemented
cli-about-rule = Look up a rule or a ruling
cli-about-case = Run rule cases
cli-about-arena = Let computer opponents play many games against each other
cli-about-balance = Measure whether all lists of a game are equally good
cli-about-soak = Search random games for inner errors
cli-about-verify = Play a saved game again and check it
cli-about-tapes = Check whether stored tapes still play as they did

cli-unknown-language = There is no language “{ $given }”; known are: { $known }.
cli-fault = The program itself has failed; nobody did anything wrong, and the match is as it was before ({ $reason }). All that is needed to see it again is in { $file }.
cli-no-characters = “{ $given }” holds bytes that are no characters; only names of files may.
cli-file-refused = { $file }: { $reason }
cli-output-refused = The output breaks off: { $reason }
cli-unknown-command = There is no command “{ $given }”; known are: { $known }.
cli-unknown-command-near = There is no command “{ $given }”. Did you mean “{ $near }”?
cli-unknown-game = There is no game “{ $given }”; known are: { $known }.
cli-unknown-rule = The catalogue does not know “{ $given }”.
cli-unknown-rule-near = The catalogue does not know “{ $given }”. Perhaps you mean:
cli-no-case-folder = Note: there is no folder tests/cases here, so no cases are counted.

cli-json = print JSON
cli-case-files = files with cases, or folders full of them
cli-rule-id = id in the catalogue, for example aofs.quality_test
cli-rules-game = only this game: { $known }
cli-rules-playable = only games that can be played
cli-rules-coverage = show for each entry where the program cites it and which cases pass
cli-rules-missing = only entries that nothing cites or no case passes for; exit code 1 if there are any
cli-rules-failing = only entries with a failing case; exit code 1 if there are any

cli-rule = rule
cli-ruling = ruling
cli-rulings-in-english = The rulings of { $games } are in the catalogue in English only so far.

cli-column-id = id
cli-column-term = German term
cli-column-name = name in code
cli-column-kind = kind
cli-column-cited = cited in
cli-column-cases = cases
cli-column-passing = passing
cli-column-game = game
cli-column-rules-cited = rules cited
cli-column-rules-covered = rules with a case
cli-column-rulings-cited = rulings cited
cli-column-rulings-covered = rulings with a case

cli-heading-text = The rule
cli-heading-name = Name in code
cli-heading-shows = The least that a case shows
cli-heading-needs = Builds on
cli-heading-needed-by = Needed by
cli-heading-rulings = Rulings on it
cli-heading-question = The question
cli-heading-default = What the program does
cli-heading-choices = Other readings that a table may choose
cli-heading-why = Why
cli-heading-rules = Concerns
cli-heading-cases = Cases

# walstatt play, replay, verify
cli-play-game = the game: { $games }
cli-play-size = points of each army
cli-play-list = roster of side { $letter }, with an army list like grenzwacht:grenzwacht-250
cli-play-table = a random table with this number
cli-play-lay-terrain = the players lay the terrain in turn at the beginning
cli-play-map = a table from the editor Tiled (JSON)
cli-play-opponent = who plays the other side; may be given several times, for sides B, C and D
cli-play-players = number of players, where the game is for more than two
cli-play-scenario = the scenario, where the game has several
cli-play-name = name of side { $letter }
cli-play-seed = seed for dice and computer opponents, to repeat a game
cli-play-luck = words that a player adds to the dice, in the order of seats; without, some are drawn
cli-play-limits = with the limits on armies
cli-play-ruling = choose another reading, such as aofs.r.tie=1; may be given several times
cli-play-real-dice = real dice: type what they show
cli-play-real-table = real table: the program asks for what has to be measured
cli-play-save = file for the saved game
cli-play-resume = go on with a saved game; “last” is the newest
cli-replay-file = file of a saved game, or “last”
cli-replay-step = step by step, even without a terminal
cli-replay-from = begin after so many answers
cli-replay-log-only = only the log, no pictures
cli-replay-board-every = a picture after every so many answers
cli-verify-file = file of a saved game, or “last”

# Sentences of the argument parser. The signs after % belong to it and stay.
cli-parser-usage = Usage:
cli-parser-positional = Arguments
cli-parser-options = Options
cli-parser-help = show this help
cli-parser-error = %(prog)s: error: %(message)s
cli-parser-argument = argument %(argument_name)s: %(message)s
cli-parser-required = these arguments are missing: %s
cli-parser-one-required = one of these arguments is missing: %s
cli-parser-unrecognized = unknown arguments: %s
cli-parser-not-with = not together with %s
cli-parser-expected-one = a value is missing
cli-parser-expected-some = at least one value is missing
cli-parser-takes-none = takes no value, given is %r
cli-parser-unfit = “{ $given }” does not fit; expected is something like { $form }
cli-parser-no-number = “{ $given }” does not fit; expected is a whole number
cli-parser-invalid-choice = there is no %(value)r (choose from %(choices)s)
cli-case-no-file = { $path }: there is no such file.
cli-soak-game = the game, for instance aofs; all of them if none is named
cli-soak-games = how many random games (100; without a game as many of each as is usual)
cli-soak-seed = the seed of the first game; every further one counts up by one
cli-soak-jobs = how many processes at once (all cores otherwise)
cli-soak-at-least-one = There must be at least one game and one process.
cli-soak-done = { $games } random games with { $answers } answers in { $seconds } s, everything checked after every answer.
cli-soak-broken = Seed { $seed }: { $problem } (tape: { $file })
cli-soak-not-begun = Seed { $seed }: the game cannot begin: { $problem }

cli-tapes-games = the games, for instance aofs (all otherwise)
cli-tapes-renew = record the tapes anew when the version of the game has grown
cli-tapes-folder = where the tapes are
cli-tapes-none = { $game }: no tapes in { $folder }. Record them: walstatt tapes --renew { $game }
cli-tapes-other-version = { $game }: the tapes are of version { $stored } of the rules, the program plays version { $version }. Record them anew: walstatt tapes --renew { $game }
cli-tapes-newer = { $game }: the tapes are of version { $stored } of the rules, the program plays version { $version }. Versions only grow.
cli-tapes-play-otherwise = { $game }: { $count } of { $tapes } tapes play otherwise, but the version of the rules is still { $version }. If that is meant to be, add one to “version” in { $file }, then: walstatt tapes --renew { $game }
cli-tapes-alike = { $game }: { $tapes } tapes of version { $version } play as they did.
cli-tapes-renewed = { $game }: { $tapes } tapes of version { $version } recorded anew.
cli-no-campaign = “{ $given }” knows no campaign; there are some for { $known }.
cli-unplayable-game = There is no game “{ $game }” here; there are: { $games }.
cli-play-a-world = “{ $game }” is played as a world, phase by phase: walstatt { $command } --help
