# ---- was an einer Karte nicht zu verstehen ist

ags-card-at = Zeile { $line }, Spalte { $column }: { $problem }
ags-card-literal = „{ $word }“
ags-card-not-understood = „{ $found }“ ist hier nicht zu verstehen; erwartet: { $wanted }
ags-card-not-understood-near = „{ $found }“ ist hier nicht zu verstehen, gemeint vielleicht „{ $near }“; erwartet: { $wanted }
ags-card-missing = hier fehlt etwas; erwartet: { $wanted }
ags-card-want-number = eine Zahl
ags-card-want-inches = eine Entfernung in Zoll
ags-card-want-dice = Würfel und Schwierigkeit wie 4/3+
ags-card-want-amount = eine Menge wie 2, W3 oder W6+1
ags-card-want-change = eine Änderung wie DEF+1/#
ags-card-want-mov-change = für MOV eine einzige Zahl wie MOV+1
ags-card-want-positive = eine Zahl von 1 an
ags-card-want-quoted = ein freier Text in Anführungszeichen
ags-card-want-chance = eine Augenzahl wie 5+
ags-card-want-price = ein Preis wie 1 LT
ags-card-want-name = ein Name
ags-card-want-costs = [Norm], [Spez] oder [Pass]
ags-card-want-trigger = ein Auslöser
ags-card-want-while = „solange …“
ags-card-want-circumstance = ein Umstand wie „im Nahkampf“
ags-card-want-test = eine Probe wie „ATT 4/3+ vs. DEF“ oder „gelingt autom.“
ags-card-want-reach = eine Reichweite wie „Nah (0)“ oder „Spruch (8)“
ags-card-want-target = ein Ziel wie „feindl. Modell“
ags-card-want-fact = „Kontakt“, „Reichweite“ oder „LoS“
ags-card-want-once = „einmal pro Runde“
ags-card-want-attack-tag = eine Eigenschaft des Angriffs wie „Magischer Schaden“
ags-card-want-effect = ein Effekt
ags-card-want-result = ein Ergebnis wie „Treffer:“
ags-card-want-until = eine Dauer wie „bis zum Ende der Runde“
ags-card-want-on = „Ziel“ oder „dieses Modell“
ags-card-want-condition = ein Zustand
ags-card-want-tag = ein Tag
ags-card-want-keyword = ein Tag oder Stichwort, groß geschrieben
ags-card-want-card = der Name einer Karte
ags-card-want-field = ein Feld der Karte wie „HP 5“, „Tags:“ oder eine Fähigkeit
ags-card-want-value = ein Wert wie „HP 5“ oder „DEF 4/4+“
ags-card-want-base = S, M oder L
ags-card-want-limit = eine Zahl oder –
ags-card-want-people = ein Volk
ags-card-want-class = „Anführer“ oder „Gefolge“
ags-card-want-bonus = ein Bonus wie „ATT+1/#“ oder „Nah (2)“
ags-card-twice-trigger = ein zweiter Auslöser
ags-card-twice-conditions = ein zweites „solange“
ags-card-twice-test = eine zweite Probe
ags-card-twice-price = ein zweiter Preis
ags-card-twice-kind = eine zweite Reichweite
ags-card-twice-area = eine zweite Area
ags-card-twice-target = ein zweites Ziel
ags-card-twice-once = „einmal pro …“ steht doppelt
ags-card-twice-field = „{ $field }“ steht doppelt auf der Karte
ags-card-price-in-name = der Preis steht hinter dem Strich bei Probe, Reichweite und Ziel: „- …, 1 LT, …“
ags-card-test-in-name = zwischen Name und Probe steht ein Strich: „[Norm] Hieb - ATT 4/3+ vs. DEF, …“
ags-card-twice-ability = eine Fähigkeit namens „{ $name }“ steht doppelt auf der Karte
ags-card-twice-tag = „{ $tag }“ steht doppelt auf der Karte
ags-card-lacks-test = der Fähigkeit fehlt die Probe (oder „gelingt autom.“)
ags-card-lacks-target = der Fähigkeit fehlt das Ziel
ags-card-costs = [Pass] lässt sich nicht mit anderen Aktionen verbinden
ags-card-not-passive = Auslöser und „solange“ gibt es nur bei [Pass]
ags-card-lacks-trigger = dieser passiven Fähigkeit fehlt ein Auslöser; ohne ihn gelten nur Änderungen von Werten, Tags und Deckung
ags-card-lacks-range = „in Reichweite“ verlangt eine Reichweite wie „Spruch (8)“
ags-card-lasts-not = eine Dauer haben nur Änderungen von Werten, Tags und Deckung
ags-card-holds-always = eine passive Fähigkeit ohne Auslöser gilt immer: ohne Probe, Preis, Ergebnis, Augenzahl und Dauer
ags-card-lacks = der Karte fehlt: { $fields }
ags-card-out-of-bounds = { $field } ist { $value }, erlaubt ist { $least } bis { $most }
ags-card-difficulty = { $field } ist { $value }+, erlaubt ist 3+ bis 5+
ags-card-at-least = { $field } muss wenigstens { $least } sein
ags-card-no-name = die Karte beginnt mit dem Namen, hinter einem Schrägstrich mit dem englischen

# ---- Felder

ags-field-people = Volk
ags-field-name = Name
ags-field-leader = Klasse
ags-field-limit = Limit
ags-field-cost = Kosten
ags-field-base = BS
ags-field-hp = HP
ags-field-mov = MOV
ags-field-defence = DEF
ags-field-will = WIL
ags-field-att = ATT
ags-field-tags = Tags
ags-field-keywords = Stichworte
ags-field-shadow = Schatten
ags-field-reach = Nah

ags-leader = Anführer
ags-follower = Gefolge

ags-card-light-and-shadow = „Licht und Schatten“ und die Zeile „Schatten:“ gehören zusammen
ags-card-bonus-without-mob = einen Bonus im Mob hat nur, wer den Tag Mob trägt
ags-card-base = { $diameter } mm ist keine Base der Größe { $size }

# ---- Völker

ags-people-ritter = Ritter des Königreichs
ags-people-orden = Orden des Königreichs
ags-people-steamers = Steamers
ags-people-kleines-volk = Kleines Volk
ags-people-fluesterer = Flüsterer
ags-people-laeufer = Läufer
ags-people-waechter = Wächter
ags-people-riesen = Riesen
ags-people-schwarm = Schwarm
ags-people-schatten = Schatten
ags-people-horde = Horde
ags-people-wusler = Wusler

# ---- Rosterdateien

ags-roster-card = Spalte { $column }: { $problem }
ags-roster-duplicate-key = Den Schlüssel „{ $key }“ gibt es schon.
ags-roster-name-twice = Den Namen „{ $name }“ tragen zwei Karten.
ags-roster-other-people = { $name } gehört nicht zum Volk „{ $people }“.
ags-roster-summons-unknown = { $ability } beschwört „{ $card }“, aber eine beschworene Karte dieses Namens gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
ags-roster-free-text = { $ability } enthält freien Text; den legen die Spieler selbst aus.
ags-roster-unknown-card = Die Karte „{ $card }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
ags-roster-general-not-hired = Der General „{ $card }“ gehört nicht zur Truppe.
ags-undefined-drill = Armee steht auf den Karten, aber keine erklärt die Fähigkeit { $ability }; sie hat keine Wirkung.
ags-undefined-keyword = { $ability } meint Modelle mit „{ $word }“, aber keine Karte trägt dieses Stichwort{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
ags-mob-elsewhere = Mobs bildet nur das Kleine Volk; auf Karten anderer Völker bewirkt Mob nichts.
ags-undefined-mob = Mob steht auf den Karten, aber ein Grundprofil des Mobs fehlt; im Mob behält jedes Modell seine eigenen Werte.

# ---- Anheuern

ags-refused-unknown-card = Eine Karte „{ $card }“ gibt es hier nicht; es gibt { $known }.
ags-refused-unknown-people = Ein Volk „{ $people }“ gibt es nicht.
ags-refused-unknown-force = Eine Truppe „{ $force }“ gibt es hier nicht; es gibt { $known }.
ags-refused-kingdom-lists = { $name } gehört nicht zum Volk „{ $people }“. Beide Listen des Königreichs mischt nur, wer das vor dem Spiel unter den Auslegungen wählt.
ags-refused-other-people = { $name } gehört nicht zum Volk „{ $people }“.
ags-refused-summoned = { $name } wird beschworen und lässt sich nicht anheuern.
ags-refused-limit = { $name } darf höchstens { $limit }-mal dabei sein, nicht { $number }-mal.
ags-refused-same-names = Zwei Modelle tragen denselben Namen.
ags-refused-no-leader = Die Truppe hat keinen Anführer.
ags-refused-no-general = Kein Anführer ist zum General ernannt.
ags-refused-general-no-leader = { $model } ist kein Anführer dieser Truppe und kann nicht General sein.
ags-refused-too-dear = Die Truppe kostet { $cost }, vereinbart sind höchstens { $size }.
ags-refused-shipped-cards = Vereinbart sind nur Karten, die die Spieler selbst eingeben.
ags-hint-number = { $number } Modelle sind ungewöhnlich; üblich sind { $few } bis { $many }.

# ---- Blätter und Listen

ags-general = General
ags-sheet-cost = { $cost } Heuerpunkte
ags-paper-ability = Fähigkeit
ags-paper-action = Aktion
ags-paper-head = Probe, Reichweite, Ziel
ags-paper-effect = Effekt
ags-paper-copies = { $number }× { $name }
ags-refused-two-generals = Nur ein Anführer kann General sein.
ags-roster-in-order = in Ordnung, { $cards } Karten, { $forces } fertige Truppen
ags-roster-list-force = { $key }: { $name }, { $cost } von { $size } Heuerpunkten, { $models } Modelle
ags-roster-card-bounds = Die Karte nennt eine zu große Zahl oder zu viele Worte: { $place }.
