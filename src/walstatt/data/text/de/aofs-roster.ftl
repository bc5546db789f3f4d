# Age of Fantasy: Skirmish: Fehler in Rosterdateien, Einwände gegen Armeen, Ausgaben von „walstatt roster“.

# ---- Form der Datei
aofs-roster-duplicate-key = Den Schlüssel „{ $key }“ gibt es schon.

# ---- Sonderregeln
aofs-roster-rule-unreadable = „{ $written }“ ist keine Sonderregel; gemeint ist eine Form wie „Schnell“ oder „Zäh(3)“.
aofs-roster-unknown-rule = Die Sonderregel „{ $written }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
aofs-roster-rule-needs-x = Der Sonderregel „{ $written }“ fehlt ihre Zahl, etwa „{ $written }(1)“.
aofs-roster-rule-takes-no-x = „{ $written }“: Diese Sonderregel hat keine Zahl.
aofs-roster-rule-x-too-small = „{ $written }“: Die Zahl einer Sonderregel ist mindestens 1.
aofs-roster-rule-x-too-large = „{ $written }“: X ist höchstens { $most }.
aofs-roster-rule-repeated = „{ $written }“ steht hier zweimal, die Regel zählt aber nur einmal, mit der höchsten Zahl.
aofs-roster-model-rule-on-weapon = „{ $written }“ ist eine Regel für Modelle und kann nicht an einer Waffe stehen.

# ---- Profile
aofs-roster-unknown-weapon = Die Waffe „{ $weapon }“ kommt in diesem Roster nicht vor{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
aofs-roster-weapon-name-twice = Zwei Waffen heißen „{ $name }“; Waffen gleichen Namens gelten im Spiel als ein Typ.
aofs-roster-tough-in-group = Zäh nützt in einer Einheit aus { $models } Modellen nur dem letzten.
aofs-roster-too-many-single-models = { $singles } einzelne Modelle sind beschrieben, die Einheit hat aber nur { $models }.
aofs-roster-option-does-one-thing = Eine Option gibt entweder Waffen oder Sonderregeln, und eines davon muss sie geben.
aofs-roster-option-replaces-by-nothing = Die Option ersetzt „{ $weapon }“, nennt aber in „weapons“ keine Waffe dafür.
aofs-roster-option-replaces-missing = Kein Modell der Einheit trägt „{ $weapon }“, das hier ersetzt werden soll.
aofs-roster-option-most = Die Option darf höchstens { $limit }-mal gewählt werden, „most“ sagt { $most }.
aofs-roster-spell-hits-or-effect = Ein Zauber verursacht entweder Treffer („hits“) oder hat eine Wirkung („effect“).
aofs-roster-spell-rules-without-hits = PB und Sonderregeln gehören nur zu Zaubern, die Treffer verursachen.
aofs-roster-unknown-spell = Den Zauber „{ $spell }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}

# ---- Armeelisten
aofs-roster-unknown-unit = Die Einheit „{ $unit }“ kommt in diesem Roster nicht vor{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
aofs-roster-unknown-option = „{ $unit }“ hat keine Option „{ $option }“{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
aofs-roster-option-too-often = Die Option „{ $option }“ ist { $times }-mal gewählt, erlaubt ist sie höchstens { $most }-mal.

aofs-army-bad-choice = Diese Zeile der Armeeliste ist nicht zu lesen: { $detail }.
aofs-army-unknown-list = Die Armeeliste „{ $army }“ gibt es nicht; vorhanden: { $known }.
aofs-army-option-impossible = { $unit }: Die Option „{ $option }“ geht nicht, weil kein Modell die Waffe „{ $weapon }“ dafür hergeben kann.
aofs-army-empty = Die Armee hat keine einzige Einheit.
aofs-army-too-dear = Die Armee kostet { $cost } Punkte, vereinbart sind höchstens { $size }.
aofs-army-too-cheap = Die Armee kostet { $cost } Punkte, vereinbart sind genau { $size }.
aofs-army-heroes = { $heroes } Helden sind zu viel: Bei { $size } Punkten { $most ->
    [0] ist keiner
    [one] ist höchstens einer
   *[other] sind höchstens { $most }
} erlaubt.
aofs-army-copies = { $unit } kommt { $copies }-mal vor, bei { $size } Punkten sind höchstens { $most } erlaubt; Kopien sind alle Einheiten desselben Eintrags ({ $ruling }).
aofs-army-limits = Bei { $points } Punkten höchstens { $heroes ->
    [one] ein Held
   *[other] { $heroes } Helden
}, { $copies }-mal dieselbe Einheit, { $share } Punkte für eine Einheit, { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} und { $models ->
    [one] ein Modell
   *[other] { $models } Modelle
}.
aofs-army-share = { $unit } kostet { $cost } Punkte, mehr als 35 % von { $size }; erlaubt sind { $most }.
aofs-army-units = { $units } Einheiten sind zu viel: Bei { $size } Punkten sind höchstens { $most } erlaubt.
aofs-army-models = { $models } Modelle sind zu viel: Bei { $size } Punkten sind höchstens { $most } erlaubt.
aofs-army-command-models = { $models } Modelle gehören zum Befehlsstab, in der ganzen Armee darf es nur eines sein.
aofs-army-command-upgrades = Ein Modell kann nur ein Amt im Befehlsstab haben, hier sind es mehrere: { $upgrades }.
aofs-army-names-without-staff = { $unit }: Nur Musiker und Standartenträger benennen andere Einheiten.
aofs-army-names-too-many = { $named } Einheiten sind benannt, erlaubt sind höchstens { $most } neben der eigenen.
aofs-army-names-itself = { $unit } hat den Vorteil des eigenen Befehlsstabs ohnehin und wird nicht benannt.
aofs-army-names-stranger = „{ $named }“ ist keine Einheit dieser Armee und kann nicht benannt werden.
aofs-army-combined-not-used = { $unit }: Zusammengelegte Einheiten sind an diesem Tisch nicht vereinbart.
aofs-army-combined-hero = { $unit }: Helden lassen sich nicht zusammenlegen.
aofs-army-combined-single = { $unit }: Einheiten aus einem einzigen Modell lassen sich nicht zusammenlegen.
aofs-army-combined-unequal = { $unit }: Nur zwei gleich ausgerüstete Einheiten lassen sich zusammenlegen.

# ---- walstatt roster
aofs-roster-in-army = Armeeliste „{ $army }“: { $message }
aofs-roster-in-order = { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}, { $armies ->
    [one] eine Armeeliste
   *[other] { $armies } Armeelisten
}: in Ordnung
aofs-roster-list-army = { $key }: { $name }, { $points } von { $size } Punkten, { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}
aofs-roster-option-line = Option { $name } (+{ $points }{ $each ->
    [model] { " " }je Modell, höchstens { $most }
   *[unit] { "" }
}): { $gives }
aofs-roster-option-instead = { $weapons } statt { $replaced }
aofs-roster-single-model = Modell { $number }: { $words }
aofs-roster-names-units = für { $units }
aofs-roster-combined = zusammengelegt
aofs-roster-spell-line = Zauber { $name } ({ $value }): { $friendly ->
    [yes] befreundete
   *[no] feindliche
} Einheit bis { $range }", { $deed }
aofs-roster-spell-hits = { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}
aofs-roster-spell-hit_bonus = +1 auf Trefferwürfe des nächsten Angriffs
aofs-roster-spell-defence_bonus = +1 auf Verteidigungswürfe bis zum Rundenende
aofs-roster-spell-slow = Langsam in der nächsten Aktivierung
