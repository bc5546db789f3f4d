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
roster-too-long = „{ $key }“ ist zu lang; höchstens { $most } { $unit ->
    [letters] Zeichen
   *[entries] Einträge
}.
roster-out-of-bounds = „{ $key }“ ist { $value }, muss aber { $sign ->
    [least] mindestens { $bound }
    [above] größer als { $bound }
   *[most] höchstens { $bound }
} sein.
roster-empty = „{ $key }“ darf nicht leer sein.
roster-not-allowed = „{ $value }“ ist für „{ $key }“ nicht erlaubt.
roster-not-among = „{ $value }“ ist für „{ $key }“ nicht erlaubt; erlaubt sind { $allowed }.

# ---- walstatt roster

roster-help-check = Rosterdateien prüfen und jeden Fehler mit Datei und Zeile nennen
roster-help-list = die mitgelieferten Roster und ihre Armeelisten, aller Spiele oder eines
roster-help-show = die Profile eines Rosters zeigen, oder eine seiner Armeelisten
roster-help-schema = das JSON-Schema der Rosterdatei ausgeben
roster-help-price = die Preise mit der Formel des Spiels vergleichen
roster-help-names = Dateien, Schlüssel von Rostern, oder ein Schlüssel und eine Armeeliste
roster-names-check = „check“ braucht mindestens eine Datei
roster-names-list = nach „list“ darf der Schlüssel eines Spiels stehen
roster-names-show = „show“ braucht den Schlüssel eines Rosters, danach höchstens eine Armeeliste
roster-names-price = „price“ braucht Schlüssel von Rostern oder Dateien
roster-names-schema = nach „schema“ darf der Schlüssel eines Spiels stehen
roster-help-lang = Sprache der Ausgabe
roster-help-pdf = mit „show“ und einer Armeeliste: das Blatt zum Drucken in diese Datei schreiben
roster-pdf-what = „--pdf“ gehört zu „show“ mit einem Roster und einer Armeeliste
roster-pdf-written = { $file }: geschrieben
roster-no-pdf = Die Datei lässt sich nicht schreiben ({ $reason }).
roster-warning = Hinweis: { $message }
roster-no-file = Die Datei gibt es nicht oder sie lässt sich nicht lesen ({ $reason }).
roster-not-utf8 = Die Datei ist kein Text in UTF-8.
roster-unknown-roster = Einen Roster „{ $key }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
roster-unknown-list = Die Liste „{ $given }“ gibt es nicht; vorhanden: { $known }.
roster-unknown-game = Roster für „{ $key }“ gibt es nicht; es gibt welche für { $known }.
roster-without-lists = In diesem Spiel gibt es keine eigenen Listen.
