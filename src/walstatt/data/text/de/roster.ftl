# ---- Dateien mit Listen: Form

roster-syntax = Das ist kein gültiges TOML: { $detail }.
roster-unknown-key = Das Feld „{ $key }“ gibt es hier nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
roster-missing-key = Das Feld „{ $key }“ fehlt.
roster-wrong-type = „{ $key }“ muss { $wanted ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [str] ein Text in Anführungszeichen
    [bool] true oder false
    [array] eine Liste in eckigen Klammern
    [object] eine Tabelle
   *[other] von anderer Art
} sein, hier steht { $got ->
    [int] eine ganze Zahl
    [float] eine Kommazahl
    [str] ein Text
    [bool] ein Wahrheitswert
    [array] eine Liste
    [object] eine Tabelle
   *[other] etwas anderes
}.
roster-out-of-bounds = „{ $key }“ ist { $value }, muss aber { $sign ->
    [least] mindestens { $bound }
    [above] größer als { $bound }
   *[most] höchstens { $bound }
} sein.
roster-empty = „{ $key }“ darf nicht leer sein.
roster-not-allowed = „{ $value }“ ist für „{ $key }“ nicht erlaubt.
