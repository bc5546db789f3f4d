# Referenzblatt: eigene Fraktionen, Bausteine und Rosterdateien.

# ---- Ereignisse

anima-pays-lp = { $figure } zahlt { $lp } LP und hat noch { $left }.
anima-damage-rolled = Schadenswürfel { $dice }, zusammen { $damage }.
anima-pulled = { $user } zieht { $figure } heran.
anima-strikes = { $ability }: { $figure } greift { $target } an.
anima-swapped = { $figure } und { $target } tauschen die Plätze.
anima-markers-stolen = { $figure } stiehlt { $target } { $amount } Aktionsmarker.
anima-bound-again = { $figure } hat jetzt { $left } { $left ->
    [one] Bindungspunkt
   *[other] Bindungspunkte
}.
anima-blinks = { $figure } steht plötzlich anderswo.
anima-area = { $ability } erfasst { $number } { $number ->
    [one] Charakter
   *[other] Charaktere
}.
anima-goes-wrong = { $ability } geht schief ({ $dice }) und trifft { $figure }.
anima-goes-well = { $ability } von { $figure } geht gut ({ $dice }).
anima-guards = { $figure } stellt sich vor { $target }.
anima-rolls-again = { $ability }: { $figure } würfelt statt der { $dice } neu.

# ---- Fragen

anima-use-automatic = Setzt { $figure } { $ability } ein?
anima-guard = Stellt sich { $figure } vor { $target }?
anima-reroll = { $figure } hat { $face } gewürfelt. Mit { $ability } neu würfeln?
anima-blink-to = Wohin wird { $figure } versetzt? Höchstens { $inches }".
anima-roll-damage-roll = Schaden von { $ability } an { $figure }
anima-roll-risk = Risiko: { $ability } von { $figure }

# ---- Abgelehnt

anima-refused-lp = { $figure } hat { $left } LP und kann { $cost } nicht zahlen.
anima-refused-itself = { $figure } kann nicht sich selbst wählen.
anima-refused-not-bound = { $figure } ist kein gebundenes Wesen.
anima-refused-no-hireling = { $name } ist kein Streuner; nur Streuner schließen sich fremden Gruppen an.
anima-refused-hirelings = { $number } Charaktere anderer Fraktionen; erlaubt ist { $most }.

# ---- Fähigkeiten in Worten

anima-about-cost-gnosis = Kosten: { $gnosis } Gnosis.
anima-about-lp = Blutpreis: { $lp } LP.
anima-about-who-friend-other = Für einen Freund bis { $inches }".
anima-about-who-friend-bound = Für ein gebundenes Wesen der eigenen Seite bis { $inches }".
anima-about-who-friends = Für sich und alle Freunde bis { $inches }".
anima-about-who-friends-other = Für alle Freunde bis { $inches }".
anima-about-who-friends-bound = Für alle eigenen gebundenen Wesen bis { $inches }".
anima-about-who-enemies = Gegen alle Gegner bis { $inches }".
anima-about-who-enemy-bound = Gegen ein gebundenes Wesen des Gegners bis { $inches }".
anima-about-who-enemies-bound = Gegen alle gebundenen Wesen des Gegners bis { $inches }".
anima-about-area = Ebenso auf { $side ->
    [enemies] alle Gegner
   *[other] alle Freunde
} bis { $inches }" um das Ziel.
anima-about-die = { $amount ->
    [0] W10
   *[other] W10 + { $amount }
}
anima-about-risk = Risiko { $risk }: Bei höchstens { $risk } auf dem W10 trifft es den Anwender.
anima-about-on-each = Jeder
anima-about-guard = Wird ein Freund bis { $inches }" angegriffen, kann der Anwender an seiner Stelle Ziel werden.
anima-about-reroll-attack = Darf einen Angriffswurf neu würfeln.
anima-about-reroll-dodge = Darf ein misslungenes Ausweichen neu würfeln.
anima-about-reroll-resist = Darf ein misslungenes Widerstehen neu würfeln.
anima-about-trigger-after-attack = Nach einem eigenen Angriff:
anima-about-trigger-evaded = Nach gelungenem Ausweichen:
anima-about-trigger-removed = Wenn ein Angriff einen Gegner aus dem Spiel nimmt:
anima-about-when-ambush = {" "}aus dem Versteck
anima-about-when-counter = {" "}im Gegenangriff
anima-about-when-afflicted = {" "}gegen Gegner mit negativem Status
anima-about-when-pack = {" "}mit einem Freund bis 3"
anima-about-whom-none = {""}
anima-about-whom-friends = {" "}für sich und Freunde bis { $inches }"
anima-about-whom-enemies = {" "}für Gegner bis { $inches }"
anima-about-kept = Solange Unterhalt gezahlt wird:
anima-about-block-strike = Ein Angriff{ $amount ->
    [0] {""}
   *[other] {" "}mit { $bonus } Angriff
}{ $extra ->
    [0] {""}
   *[other] {" "}und +{ $extra } Schaden
}.
anima-about-block-swap = Anwender und Ziel tauschen die Plätze.
anima-about-block-pull = { $on } wird bis zu { $inches }" herangezogen.
anima-about-block-steal = Bis zu { $amount } Aktionsmarker des Ziels gehen an den Anwender.
anima-about-block-drain = { $on } verliert { $harm } LP{ $armour ->
    [true] , weniger seine Rüstung
   *[other] , Rüstung hilft nicht
}; der Anwender regeneriert ebenso viele.
anima-about-block-blink = { $on } wird bis { $inches }" weit versetzt, ohne Kontakt mit Gegnern.
anima-about-block-binding = { $on }: { $bonus } Bindungspunkte.

anima-card-kept = { $ability } (gehalten)

# ---- Vorschau

anima-preview-resist = Zum Widerstehen nötig
anima-preview-works = Wirkt
anima-preview-goes-wrong = Geht schief
anima-preview-hit-again = Treffer mit neuem Wurf

# ---- Rosterdateien

anima-roster-in-order = { $characters } Charaktere, { $parties } Gruppen: in Ordnung
anima-roster-list-party = { $key }: { $name }, { $characters } Charaktere, { $cost } von { $size } Punkten
anima-roster-twice = Der Schlüssel „{ $key }“ steht hier zum zweiten Mal.
anima-roster-unknown-rule = Die Regel { $rule } gibt es nicht.
anima-roster-not-special = „{ $field }“ gehört zu automatischen Fähigkeiten.
anima-roster-not-automatic = „{ $field }“ gehört zu Spezialfähigkeiten.
anima-roster-modifiers-unkept = Werte einer Spezialfähigkeit gelten nur, solange sie gehalten wird: „upkeep“ fehlt.
anima-roster-does-nothing = Diese Fähigkeit bewirkt nichts.
anima-roster-kept-aura = Eine Aura gehört zu automatischen Fähigkeiten; gehaltene Werte gelten für das Ziel allein.
anima-roster-upkeep-several = Eine Fähigkeit für mehrere Ziele kann keinen Unterhalt haben.
anima-roster-area = Ein Umkreis braucht ein Ziel: „who“ muss „friend“ oder „enemy“ sein.
anima-roster-risk = Risiko passt nicht zu Bausteinen, die ein anderes Ziel brauchen (strike, swap, pull, steal).
anima-roster-unknown-status = Den Status „{ $status }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
anima-roster-unknown-being = Das Wesen „{ $being }“ gibt es in dieser Datei nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
anima-roster-unknown-ability = Die Fähigkeit „{ $ability }“ gibt es in dieser Datei nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
anima-roster-unknown-character = Den Charakter „{ $character }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
anima-roster-block-needs = Der Baustein „{ $block }“ braucht „{ $field }“.
anima-roster-idle-field = „{ $field }“ bewirkt im Baustein „{ $block }“ nichts.
anima-roster-unused = { $ability } hat niemand in dieser Datei.
anima-roster-pair = „{ $field }“: Die erste Zahl darf nicht größer sein als die zweite.
