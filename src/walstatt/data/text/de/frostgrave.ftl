# Schnellreferenz: Magier und ihre Banden.

# everywhere
frostgrave-figure = { $de }
frostgrave-named = { $name }
frostgrave-piece = { $piece }
frostgrave-token-name = Schatz { $token }
frostgrave-role-wizard = Magier
frostgrave-role-apprentice = Lehrlinge
frostgrave-phase-setup-roll = Aufstellungswurf
frostgrave-phase-edges = Tischkanten
frostgrave-phase-treasure = Schätze auslegen
frostgrave-phase-first-creature = Erste Kreatur
frostgrave-phase-deployment = Aufstellung
frostgrave-phase-initiative = Initiative
frostgrave-phase-wizard = Magierphase
frostgrave-phase-apprentice = Lehrlingsphase
frostgrave-phase-soldier = Kriegerphase
frostgrave-phase-creature = Kreaturenphase
frostgrave-phase-round-end = Ende der Runde
frostgrave-phase-over = Spielende
frostgrave-edge-north = { $view ->
    [upright] Kante oben
    [turned] Kante unten
   *[compass] Nordkante
}
frostgrave-edge-east = { $view ->
    [upright] Kante rechts
    [turned] Kante links
   *[compass] Ostkante
}
frostgrave-edge-south = { $view ->
    [upright] Kante unten
    [turned] Kante oben
   *[compass] Südkante
}
frostgrave-edge-west = { $view ->
    [upright] Kante links
    [turned] Kante rechts
   *[compass] Westkante
}
frostgrave-weapon-dagger = Dolch
frostgrave-weapon-hand_weapon = Handwaffe
frostgrave-weapon-two_handed_weapon = Zweihandwaffe
frostgrave-weapon-staff = Stab
frostgrave-weapon-bow = Bogen
frostgrave-weapon-crossbow = Armbrust
frostgrave-weapon-quiver = Köcher
frostgrave-weapon-shield = Schild
frostgrave-weapon-light_armour = leichte Rüstung
frostgrave-weapon-heavy_armour = schwere Rüstung
frostgrave-weapon-unarmed = unbewaffnet
frostgrave-weapon-natural = natürliche Waffen

# questions
frostgrave-edge = An welcher Tischkante stellst du auf?
frostgrave-treasure-at = Wohin kommt Schatz { $number }? Mindestens 9" von jeder Kante, { $inches }" vom nächsten Schatz.
frostgrave-deploy = Stelle deine Bande auf, { $least ->
    [0] höchstens { $most }"
   *[other] { $least } bis { $most }"
} von der { $edge }.
frostgrave-activate = Wen aktivierst du?
frostgrave-activate-pass = niemanden
frostgrave-activate-done = fertig, die übrigen Krieger setzen aus
frostgrave-members = Wen nimmt { $figure } mit?
frostgrave-group-how = Handeln { $figure } und die Krieger als Gruppe?
frostgrave-group-how-group = als Gruppe
frostgrave-group-how-one_by_one = nacheinander, jeder für sich
frostgrave-next-member = Wer handelt als Nächster?
frostgrave-next-creature = Welche Kreatur handelt als Nächste?
frostgrave-action = Was tut { $figure }? Noch { $left } { $left ->
    [one] Aktion
   *[other] Aktionen
}.
frostgrave-action-move = Bewegung
frostgrave-action-all_out = Gib alles (3")
frostgrave-action-fight = Nahkampf
frostgrave-action-shoot = Schießen
frostgrave-action-reload = Nachladen
frostgrave-action-cast = Zauber wirken
frostgrave-action-pick_up = Schatz aufnehmen
frostgrave-action-put_down = Schatz ablegen
frostgrave-action-door = Tür öffnen oder schließen
frostgrave-action-end = Aktivierung beenden
frostgrave-move = Wohin geht { $figure }? Bis zu { $inches }".
frostgrave-leave = Soll { $figure } den Tisch verlassen?
frostgrave-intercept = Fängt { $figure } die Bewegung von { $mover } ab?
frostgrave-target = { $deed ->
    [fight] Wen greift { $figure } an?
    [shoot] Auf wen schießt { $figure }?
   *[other] Wen soll { $spell } von { $figure } treffen?
}
frostgrave-weapon = Womit kämpft { $figure } gegen { $foe }?
frostgrave-after-fight = { $figure } hat gegen { $foe } gewonnen. Was nun?
frostgrave-after-fight-stay = im Nahkampf bleiben
frostgrave-after-fight-push = den Gegner 1" zurückdrängen
frostgrave-after-fight-back = selbst 1" zurückweichen
frostgrave-push-to = In welche Richtung weicht { $figure }?
frostgrave-spell = Welchen Zauber wirkt { $figure }?
frostgrave-spell-at = Wohin wirkt { $figure } { $spell }?
frostgrave-token = Welchen Schatz wählt { $figure }?
frostgrave-token-at = Wo legt { $figure } den Schatz ab?
frostgrave-door = Welche Tür meint { $figure }?
frostgrave-empower = { $rolled ->
    [0] Wie viel Gesundheit gibt { $figure } aus, um { $spell } zu verstärken?
   *[other] { $spell }: { $total } von { $number } gewürfelt. Wie viel Gesundheit legt { $figure } dazu?
}
frostgrave-resist = Widersteht { $figure } dem Zauber { $spell } (Spruchwurf { $total })?
frostgrave-resist-empower = { $figure } hat { $total } von { $number }. Wie viel Gesundheit für den Widerstand?
frostgrave-measure-cover = Welche Deckung hat { $figure } vor { $shooter }: keine (none), leichte (light) oder gute (good)?

# rolls
frostgrave-roll-setup-roll = Aufstellungswurf
frostgrave-roll-initiative = Initiative
frostgrave-roll-fight = Kämpfen-Wurf: { $figure } (Bonus { $bonus })
frostgrave-roll-shoot = Schussattacke: { $figure } (Bonus { $bonus })
frostgrave-roll-defend = Abwehr: { $figure } (Bonus { $bonus })
frostgrave-roll-cast = Spruchwurf: { $figure }, { $spell }
frostgrave-roll-resist-roll = Widerstand: { $figure } gegen { $spell } ({ $total })
frostgrave-roll-swim = Schwimmen: { $figure }
frostgrave-roll-who = Wen trifft es? { $figures }, je { $share } Augen
frostgrave-roll-direction = Zufällige Richtung: { $figure }
frostgrave-roll-arrival = Kommt eine Kreatur? Ab { $wanted }
frostgrave-roll-arrival-edge = An welcher Kante?
frostgrave-roll-arrival-place = Wo an der Kante?
frostgrave-roll-creature = Welche Kreatur?

# events: preparation, rounds
frostgrave-setup-order = { $seat } hat den Aufstellungswurf gewonnen.
frostgrave-takes-edge = { $seat } nimmt die { $edge }.
frostgrave-treasure-fixed = { $number } Schätze liegen an festen Plätzen.
frostgrave-deployed = { $seat } hat aufgestellt.
frostgrave-round = Runde { $round }.
frostgrave-phase = { $phase }.
frostgrave-initiative-tie = Gleichstand, die Besten würfeln noch einmal.
frostgrave-starts = { $seat } ist Startspieler.
frostgrave-no-leader = { $seat } hat in dieser Phase niemanden.
frostgrave-passes = { $figure } setzt diese Runde aus.
frostgrave-soldiers-pass = { $seat } lässt die übrigen Krieger aussetzen.
frostgrave-activates = { $figure } wird aktiviert.
frostgrave-forfeits = { $figure } steht im Nahkampf und verliert die erste Aktion.
frostgrave-bound = { $figure } ist gebannt: nur eine Aktion.
frostgrave-fog-gone = Nebel verzieht sich.
frostgrave-reason-no-tokens = kein Schatz mehr auf dem Tisch
frostgrave-reason-one-left = höchstens eine Bande ist noch da
frostgrave-reason-rounds = die letzte Runde ist gespielt
frostgrave-game-over = Das Spiel ist aus: { $reason }.
frostgrave-points = { $seat } hat { $points } Punkte.
frostgrave-won = { $winner } gewinnt mit { $points } Punkten.
frostgrave-draw = Unentschieden mit { $points } Punkten.

# events: moves
frostgrave-moves = { $figure } bewegt sich { $inches }" (Kosten { $cost }").
frostgrave-stays = { $figure } bleibt stehen.
frostgrave-into-combat = { $figure } ist im Nahkampf.
frostgrave-intercepts = { $figure } fängt { $mover } ab.
frostgrave-leaves = { $figure } verlässt den Tisch.
frostgrave-falls = { $figure } stürzt { $inches }".
frostgrave-loses-hold = { $figure } verliert den Halt.
frostgrave-swims = { $figure } schwimmt.
frostgrave-sinks = { $figure } geht unter, es fehlen { $missing }.
frostgrave-opens = { $figure } öffnet { $piece }.
frostgrave-closes = { $figure } schließt { $piece }.

# events: fights, shots
frostgrave-fights = { $figure } ({ $attack }) kämpft gegen { $foe } ({ $defence }).
frostgrave-tie = { $figure } und { $foe }: Gleichstand.
frostgrave-wins = { $figure } gewinnt gegen { $foe }.
frostgrave-no-damage = { $figure } verletzt { $foe } nicht.
frostgrave-might-used = Der Wuchtschlag von { $figure } ist verbraucht.
frostgrave-stays-in-combat = { $figure } bleibt im Nahkampf.
frostgrave-pushed = { $figure } weicht { $inches }" zurück.
frostgrave-shoots = { $figure } ({ $attack }) schießt auf { $foe } ({ $defence }).
frostgrave-misses = { $figure } verfehlt { $foe }.
frostgrave-shot-finds = Der Schuss von { $figure } geht auf { $foe }.
frostgrave-reloads = { $figure } lädt nach.
frostgrave-suffers = { $figure } verliert { $damage } Gesundheit, es bleiben { $left }.
frostgrave-out = { $figure } ist außer Gefecht.
frostgrave-caster-out = { $figure } außer Gefecht: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für jeden Gegner.

# events: spells
frostgrave-casts = { $figure } wirkt { $spell } mit { $total }.
frostgrave-miscast = { $spell } misslingt { $figure } um { $difference }.
frostgrave-spends = { $figure } gibt { $health } Gesundheit aus.
frostgrave-resists = { $figure } widersteht ({ $result } gegen { $total }).
frostgrave-resists-not = { $figure } widersteht nicht ({ $result } gegen { $total }).
frostgrave-effect = { $spell } wirkt auf { $figure }.
frostgrave-blown = { $figure } wird { $inches }" fortgeblasen.
frostgrave-tamed = { $figure } gehorcht jetzt { $seat }.
frostgrave-freed = { $figure } ist wieder frei.
frostgrave-heals = { $figure } gewinnt { $health } Gesundheit zurück.
frostgrave-leaps = { $figure } springt durch den Raum.
frostgrave-fog = { $figure } ruft Nebel herbei.
frostgrave-called = { $figure } ruft Schatz { $token } herbei.

# events: treasure, creatures
frostgrave-picks-up = { $figure } nimmt Schatz { $token } auf.
frostgrave-puts-down = { $figure } legt Schatz { $token } ab.
frostgrave-drops = { $figure } lässt Schatz { $token } fallen.
frostgrave-secured = { $seat } hat Schatz { $token } gesichert.
frostgrave-nobody-comes = { $dice }: keine Kreatur kommt.
frostgrave-arrives = { $figure } erscheint.
frostgrave-creature-acts = { $figure } ist an der Reihe.
frostgrave-creature-attacks = { $figure } greift { $foe } an.
frostgrave-creature-weakest = { $figure } sucht sich den Schwächsten.
frostgrave-creature-waits = { $figure } tut nichts weiter.
frostgrave-creature-stays = { $figure } bleibt im Nahkampf.
frostgrave-creature-shoots = { $figure } schießt auf { $foe }.
frostgrave-creature-approaches = { $figure } geht auf { $foe } zu.
frostgrave-creature-climbs = { $figure } klettert über ein Hindernis.
frostgrave-creature-wanders = { $figure } läuft { $inches }" umher.
frostgrave-creature-looks = { $figure } hat jemanden erblickt.
frostgrave-creature-ends = { $figure } findet niemanden.

# refusals: before the game
frostgrave-refused-players = Es spielen 2 bis 4, nicht { $players }.
frostgrave-refused-board = Der Tisch misst 36 x 36 Zoll, nicht { $width } x { $depth }.
frostgrave-refused-pieces = Auf dem Tisch stehen { $least } bis { $most } Geländestücke, nicht { $pieces }.
frostgrave-refused-rounds = Gespielt werden { $usual } Runden, nicht { $rounds }.
frostgrave-refused-treasure = Feste Schatzplätze und diese Lesart passen nicht zusammen ({ $number } Plätze).
frostgrave-refused-budget = Erlaubt sind { $low } bis { $high } Kronen, nicht { $budget }.
frostgrave-refused-cost = Die Bande kostet { $cost } Kronen, erlaubt sind { $budget }.
frostgrave-refused-soldiers = Höchstens { $most } Krieger, nicht { $found }.
frostgrave-refused-casters = { $role }: { $number } gehören in die Bande, nicht { $found }.
frostgrave-refused-profile = { $profile } steht so nicht in den Listen.
frostgrave-refused-spells = Ein Magier wählt { $wanted } verschiedene Zauber, nicht { $found }.
frostgrave-refused-unknown-spell = Den Zauber { $spell } gibt es nicht. Es gibt: { $known }.
frostgrave-refused-unknown-item = Den Gegenstand { $item } gibt es nicht. Es gibt: { $known }.
frostgrave-refused-caster-armour = Das tragen Magier und Lehrling nicht: { $item }.
frostgrave-refused-slots = Das belegt { $used } Fächer, es gibt { $slots }.
frostgrave-refused-shield = Neben { $item } ist kein Schild möglich.

# refusals: setup on the table
frostgrave-refused-token-edge = Ein Schatz liegt mindestens { $least }" von jeder Tischkante, hier sind es { $inches }".
frostgrave-refused-token-near = Bis Schatz { $token } sind es nur { $inches }" statt { $least }".
frostgrave-refused-token-ground = Hier kann kein Schatz liegen.
frostgrave-refused-zone = { $figure } reicht { $inches }" ins Feld, erlaubt sind { $most }".
frostgrave-refused-deploy-water = { $figure } kann nicht im tiefen Wasser beginnen.
frostgrave-refused-deploy-contact = { $figure } stünde in Kontakt mit einem Feind.

# refusals: activations
frostgrave-refused-not-in-phase = { $figure } ist in der { $phase } nicht einzeln an der Reihe.
frostgrave-refused-activated = { $figure } war in dieser Runde schon an der Reihe.
frostgrave-refused-no-soldier = { $figure } zählt hier nicht zu den Kriegern.
frostgrave-refused-too-far-away = { $figure } ist { $inches }" entfernt, erlaubt sind { $most }".
frostgrave-refused-group-in-combat = Im Nahkampf gibt es keine Gruppe: { $figure }.
frostgrave-refused-group-moves = Die erste Aktion in einer Gruppe ist eine Bewegung.
frostgrave-refused-no-actions = Es ist keine Aktion mehr übrig.
frostgrave-refused-must-move = Von zwei Aktionen muss eine eine Bewegung sein.
frostgrave-refused-all-out-first = Gib alles geht nur als erste Aktion.
frostgrave-refused-in-combat = { $figure } ist im Nahkampf und darf sich nicht bewegen.
frostgrave-refused-no-opponent = { $figure } ist mit niemandem im Nahkampf.
frostgrave-refused-in-water = Im tiefen Wasser kann { $figure } das nicht.
frostgrave-refused-hangs = { $figure } hängt an der Wand und kann das nicht.
frostgrave-refused-no-ranged-weapon = { $figure } hat keine einsatzbereite Fernkampfwaffe.
frostgrave-refused-not-loaded = Die Armbrust von { $figure } ist nicht geladen.
frostgrave-refused-shoots-in-combat = { $figure } ist im Nahkampf und kann nicht schießen.
frostgrave-refused-no-target = { $figure } hat kein Ziel in Reichweite und Sicht.
frostgrave-refused-no-reload = { $figure } hat nichts nachzuladen.
frostgrave-refused-reload-combat = Im Nahkampf kann { $figure } nicht nachladen.
frostgrave-refused-no-caster = { $figure } kann nicht zaubern.
frostgrave-refused-no-spell = { $figure } hat keinen Zauber, der hier ein Ziel fände.
frostgrave-refused-cannot-carry = { $figure } kann keinen Schatz tragen.
frostgrave-refused-carries = { $figure } trägt schon einen Schatz.
frostgrave-refused-carries-nothing = { $figure } trägt keinen Schatz.
frostgrave-refused-treasure-combat = Im Nahkampf kann { $figure } das nicht.
frostgrave-refused-no-token = { $figure } berührt keinen Schatz.
frostgrave-refused-enemy-near = { $figure } ist dem Schatz zu nahe.
frostgrave-refused-no-room = Hier ist kein Platz dafür.
frostgrave-refused-not-beside = Der Schatz muss { $figure } berühren.
frostgrave-refused-door-animal = { $figure } kann keine Türen bedienen.
frostgrave-refused-door-combat = Im Nahkampf kann { $figure } keine Tür bedienen.
frostgrave-refused-no-door = { $figure } berührt keine Tür.
frostgrave-refused-door-blocked = In { $piece } steht jemand.

# refusals: moves
frostgrave-refused-off-board = Das führt vom Tisch.
frostgrave-refused-solid = { $piece } ist im Weg.
frostgrave-refused-chasm = { $piece } lässt sich nur überspringen.
frostgrave-refused-not-carried = Dort kann die Base nicht stehen.
frostgrave-refused-occupied = Dort steht { $figure }.
frostgrave-refused-through = Der Weg führt durch { $figure }.
frostgrave-refused-too-far = Der Weg kostet { $cost }", erlaubt sind { $most }".
frostgrave-refused-roof = { $piece } ist darüber.
frostgrave-refused-hanging = Ein Klettern, das nicht fertig wird, ist nicht erlaubt.
frostgrave-refused-no-face = Hier ist nichts, woran man sich festhalten kann.
frostgrave-refused-no-climb = Dafür reichen { $left }" nicht.
frostgrave-refused-jump-far = Ein Sprung reicht { $most }" weit, nicht { $inches }".
frostgrave-refused-run-up = Der Anlauf misst { $inches }", nötig sind { $wanted }".
frostgrave-refused-jump-all-out = Bei Gib alles wird nicht gesprungen.
frostgrave-refused-jump-from = Von hier kann man nicht abspringen.
frostgrave-refused-jump-over = { $piece } ist zu hoch für einen Sprung.
frostgrave-refused-landing = Dort kann man nicht landen.
frostgrave-refused-direction = Diese Richtung beendet den Kontakt nicht.

# refusals: targets
frostgrave-refused-own-target = { $figure } gehört zu den eigenen Leuten.
frostgrave-refused-range = { $figure } ist { $inches }" entfernt, die Reichweite ist { $most }".
frostgrave-refused-no-sight = { $figure } ist nicht zu sehen.
frostgrave-refused-friend-in-combat = { $figure } kämpft mit einem der eigenen Leute.
frostgrave-refused-spell-target = { $figure } ist kein Ziel für diesen Zauber.
frostgrave-refused-token-carried = Schatz { $token } liegt nicht auf dem Tisch.
frostgrave-refused-token-range = Schatz { $token } ist { $inches }" entfernt, die Reichweite ist { $most }".
frostgrave-refused-token-hidden = Schatz { $token } ist nicht zu sehen.
frostgrave-refused-token-guarded = Ein Feind steht zu nahe an Schatz { $token }.
frostgrave-refused-place-range = Das sind { $inches }", erlaubt sind { $most }".
frostgrave-refused-place-hidden = Dieser Ort ist nicht zu sehen oder zu eng.
frostgrave-refused-place-foe = { $figure } ist dort zu nahe.

# picture
frostgrave-condition-bannblick = gebannt
frostgrave-condition-steinhaut = Steinhaut
frostgrave-condition-klingensegen = Klingensegen
frostgrave-condition-wuchtschlag = Wuchtschlag
frostgrave-condition-hanging = hängt
frostgrave-condition-unloaded = nicht geladen
frostgrave-condition-tamed = gezähmt
frostgrave-condition-carries = trägt einen Schatz
frostgrave-condition-laden = schwer beladen
frostgrave-place-waiting = noch nicht aufgestellt
frostgrave-place-table = auf dem Tisch
frostgrave-place-left = hat den Tisch verlassen
frostgrave-place-out = außer Gefecht
frostgrave-card-health = Gesundheit
frostgrave-card-move = Bewegung
frostgrave-card-fight = Kämpfen
frostgrave-card-shoot = Schießen
frostgrave-card-armour = Rüstung
frostgrave-card-will = Willenskraft
frostgrave-card-gear = { $item }
frostgrave-card-trait-large = Groß
frostgrave-card-trait-mighty = Wucht
frostgrave-card-trait-animal = Tier
frostgrave-card-trait-natural = Natürliche Waffen
frostgrave-card-trait-healer = Heilkundig
frostgrave-card-trait-porter = Tragkraft
frostgrave-card-trait-sure_footed = Trittsicher
frostgrave-card-trait-watchful = Wachsam
frostgrave-track-round = Runde { $round } von { $rounds }
frostgrave-counter-points = { $points } Punkte
frostgrave-counter-tokens = { $tokens ->
    [one] 1 Schatz
   *[other] { $tokens } Schätze
}
frostgrave-picture-fog = Nebel
frostgrave-picture-treasure = Schatz
frostgrave-picture-zone = Aufstellungszone

# previews
frostgrave-preview-attack = Angriff: W20 { $bonus }
frostgrave-preview-defence = Abwehr: W20 { $bonus }
frostgrave-preview-modifier = Schadensmodifikator { $bonus }
frostgrave-preview-armour = Rüstung des Ziels: { $armour }
frostgrave-preview-damage = Im Mittel { $damage } Schaden
frostgrave-preview-win = Trifft oder gewinnt
frostgrave-preview-lose = Verliert
frostgrave-preview-at-least = Mindestens { $damage } Schaden
frostgrave-preview-kill = Schaltet das Ziel aus
frostgrave-preview-killed = Geht selbst zu Boden
frostgrave-preview-cast = Spruchwurf: { $number } oder mehr
frostgrave-preview-will = Willenskraft des Ziels: { $bonus }
frostgrave-preview-success = Gelingt
frostgrave-preview-empowered = Gelingt mit bis zu { $health } Gesundheit
frostgrave-preview-unresisted = Gelingt und wird nicht abgewehrt
frostgrave-preview-climbs = { $model } klettert { $inches }".
frostgrave-preview-falls = { $model } stürzt { $inches }".
frostgrave-preview-contact = { $model } gerät in den Nahkampf mit { $foe }.
frostgrave-card-equipment = Ausrüstung
