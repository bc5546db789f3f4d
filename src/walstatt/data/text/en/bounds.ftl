# How much may come from outside.

bounds-nested = { $where }: lists and objects are nested too deeply; at most { $most } levels.
bounds-digits = { $where }: a number has more than { $most } digits.
bounds-unreal = { $where }: { $given } is no number.
bounds-number = { $where } must be { $sign ->
    [least] at least { $bound }
    [above] more than { $bound }
    [below] less than { $bound }
   *[most] at most { $bound }
}.
bounds-letters = { $where } needs { $sign ->
    [least] at least { $bound }
   *[most] at most { $bound }
} characters.
bounds-entries = { $where } needs { $sign ->
    [least] at least { $bound }
   *[most] at most { $bound }
} entries.
bounds-toml-letters = The file is too long; at most { $most } characters.
bounds-toml-nested = Lists and tables are nested too deeply; at most { $most } levels.
bounds-toml-key = A dotted key has at most { $most } parts.
bounds-toml-word = A word or number without quotation marks has at most { $most } characters.
bounds-corners = { $where } has { $given } corners; at most { $most } are possible.
bounds-pieces = { $where }: { $given } pieces of terrain; at most { $most } are possible.
bounds-all-corners = { $where }: all pieces of terrain together have { $given } corners; at most { $most } are possible.
bounds-models = { $where }: { $given } models; at most { $most } are possible.
bounds-inches = { $where } measures { $given } inches; more than 0 and at most { $most } are possible.
bounds-position = { $where }: a save file begins with the preparation, not with a position of its own.
bounds-answers = { $where }: { $given } answers; at most { $most } are possible.
