# What every game says: players, giving up, objections to answers

core-player = Player { $number }
core-concedes = { $seat } concedes.
core-conceded = { $seat } conceded.

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
core-expected-list = a list of offered options
core-expected-one = one of the offered options
core-expected-yes-no = yes or no (true or false)
core-expected-whole-number = a whole number
core-expected-length = a length in inches, 0 or more
core-expected-share = a share between 0 and 1
core-expected-points = { $count } points [x, y]
core-expected-paths = models with their way points
core-expected-way-points = way points [x, y] or [x, y, "jump"]
