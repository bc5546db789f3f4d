# Wie viel von außen kommen darf.

bounds-nested = { $where }: Listen und Objekte stecken zu tief ineinander; höchstens { $most } Ebenen.
bounds-digits = { $where }: Eine Zahl hat mehr als { $most } Ziffern.
bounds-unreal = { $where }: { $given } ist keine Zahl.
bounds-number = { $where } muss { $sign ->
    [least] mindestens { $bound }
    [above] größer als { $bound }
    [below] kleiner als { $bound }
   *[most] höchstens { $bound }
} sein.
bounds-letters = { $where } braucht { $sign ->
    [least] mindestens { $bound }
   *[most] höchstens { $bound }
} Zeichen.
bounds-entries = { $where } braucht { $sign ->
    [least] mindestens { $bound }
   *[most] höchstens { $bound }
} Einträge.
bounds-toml-letters = Die Datei ist zu lang; höchstens { $most } Zeichen.
bounds-toml-nested = Listen und Tabellen stecken zu tief ineinander; höchstens { $most } Ebenen.
bounds-toml-key = Ein Schlüssel mit Punkten hat höchstens { $most } Teile.
bounds-toml-word = Ein Wort oder eine Zahl ohne Anführungszeichen hat höchstens { $most } Zeichen.
bounds-corners = { $where } hat { $given } Ecken; höchstens { $most } sind möglich.
bounds-pieces = { $where }: { $given } Geländestücke; höchstens { $most } sind möglich.
bounds-all-corners = { $where }: Alle Geländestücke haben zusammen { $given } Ecken; höchstens { $most } sind möglich.
bounds-models = { $where }: { $given } Modelle; höchstens { $most } sind möglich.
bounds-inches = { $where } misst { $given } Zoll; möglich sind mehr als 0 und höchstens { $most }.
bounds-position = { $where }: Ein Spielstand beginnt mit der Vorbereitung, nicht mit einer eigenen Stellung.
bounds-answers = { $where }: { $given } Antworten; höchstens { $most } sind möglich.
