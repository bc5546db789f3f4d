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
roster-out-of-bounds = “{ $key }” is { $value } but must be { $sign ->
    [least] at least { $bound }
    [above] more than { $bound }
   *[most] at most { $bound }
}.
roster-empty = “{ $key }” must not be empty.
roster-not-allowed = “{ $value }” is not allowed for “{ $key }”.
