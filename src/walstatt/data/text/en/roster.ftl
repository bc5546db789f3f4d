# ---- roster files: their form

roster-syntax = This is not valid TOML: { $detail }.
roster-unknown-key = There is no field “{ $key }” here{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
roster-missing-key = The field “{ $key }” is missing.
roster-wrong-type = “{ $key }” must be { $wanted ->
    [int] a whole number
    [float] a number
    [str] a text in quotation marks
    [bool] true or false
    [array] a list in square brackets
    [object] a table
   *[other] of another kind
}, here it is { $got ->
    [int] a whole number
    [float] a decimal number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] something else
}.
roster-too-long = “{ $key }” is too long; at most { $most } { $unit ->
    [letters] characters
   *[entries] entries
}.
roster-out-of-bounds = “{ $key }” is { $value } but must be { $sign ->
    [least] at least { $bound }
    [above] more than { $bound }
   *[most] at most { $bound }
}.
roster-empty = “{ $key }” must not be empty.
roster-not-allowed = “{ $value }” is not allowed for “{ $key }”.
roster-not-among = “{ $value }” is not allowed for “{ $key }”; allowed are { $allowed }.

# ---- walstatt roster

roster-help-check = check roster files and name every mistake with its file and line
roster-help-list = the rosters that come with the program, and their army lists, of all games or of one
roster-help-show = show the profiles of a roster, or one of its army lists
roster-help-schema = print the JSON schema of the roster file
roster-help-price = compare the prices with the formula of the game
roster-help-names = files, keys of rosters, or one key and an army list
roster-names-check = “check” needs at least one file
roster-names-list = after “list” the key of a game may stand
roster-names-show = “show” needs the key of a roster and then at most one army list
roster-names-price = “price” needs keys of rosters or files
roster-names-schema = after “schema” the key of a game may stand
roster-help-lang = language of the output
roster-help-pdf = with “show” and an army list: write the sheet for printing into this file
roster-pdf-what = “--pdf” goes with “show”, a roster and an army list
roster-pdf-written = { $file }: written
roster-no-pdf = The file cannot be written ({ $reason }).
roster-warning = Note: { $message }
roster-no-file = The file does not exist or cannot be read ({ $reason }).
roster-not-utf8 = The file is not text in UTF-8.
roster-unknown-roster = There is no roster “{ $key }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
roster-unknown-list = There is no list “{ $given }”; there are: { $known }.
roster-unknown-game = There are no rosters for “{ $key }”; there are some for { $known }.
roster-without-lists = This game has no lists of one’s own.
