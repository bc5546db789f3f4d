# What every game says: players, giving up, objections to answers

core-player = Player { $number }
core-concedes = { $seat } concedes.
core-conceded = { $seat } conceded.
core-together = Several answer in secret; nothing is laid open before all have answered.
core-rules-changed = From here on improved rules apply (version { $after } instead of { $before }). { $back ->
    [0] Everything played so far stays as it is.
    [one] The last answer does not fit them any more: this part of the game begins again, with new dice.
   *[other] The last { $back } answers do not fit them any more: this part of the game begins again, with new dice.
}

core-refused-malformed = This does not answer the question “{ $question }”. Expected: { $expected }.
core-refused-not-offered = “{ $value }” is not on offer for “{ $question }”. Possible: { $options }.
core-refused-how-many = For “{ $question }” pick { $least } to { $most }, each once at most; given: { $given }.
core-refused-number = For “{ $question }” { $low } to { $high } will do, not { $given }.
core-refused-dice = “{ $question }” needs { $count ->
    [one] one die
   *[other] { $count } dice
} showing 1 to { $sides }.
core-refused-not-asked = The question “{ $question }” is not for you.
core-refused-answered = You have already answered the question “{ $question }”.
core-refused-given-up = { $seat } has given up already.
core-refused-over = The game is over.
core-refused-unknown-ruling = The catalogue knows no ruling “{ $ruling }”.
core-refused-unknown-choice = { $ruling } has the readings 0 to { $most }, not { $choice }.
core-refused-ruling-fixed = The game has begun: { $ruling } is settled.
core-expected-list = a list of offered options
core-expected-one = one of the offered options
core-expected-yes-no = yes or no (true or false)
core-expected-whole-number = a whole number

# Games outside of the program
core-bad-game-no-folder = { $place } is no folder with a game.
core-bad-game-key = { $place }: “{ $game }” cannot be the key of a game; the folder may only have small letters, digits and _ in its name.
core-bad-game-lacks-file = { $place }: the game lacks { $file }; a game consists of { $wanted }.
core-bad-game-twice = { $place }: there is a game “{ $game }” already, in { $other }.
core-bad-game-taken = { $place }: a game of the program is called “{ $game }”.
core-bad-game-unreadable = { $place } cannot be read: { $reason }
core-bad-game-strange-rules = { $place }: all rules must begin with “{ $game }.”; these do not: { $strangers }.
core-bad-game-strange-words = { $place }: all texts must begin with “{ $prefix }”; these do not: { $strangers }.
core-bad-game-lacks = { $place }: it lacks { $missing }.
core-bad-game-no-game = { $place }: there is no GAME.
core-bad-game-other-key = { $place }: the game calls itself “{ $given }”, its folder “{ $game }”.
core-bad-game-other-kind = { $place }: GAME is not of the kind “{ $given }”; “kind” in kit.toml must fit it (“match” or “world”, “match” if it says nothing).
core-bad-game-code = { $place } cannot be loaded: { $reason }
