# Referenzblatt: Charaktere mit Aktionsmarkern und Gnosis.

anima-model = { $de }

# ---- Gelände

table-forest = Wald
table-crates = Kisten
table-fortress = Festungsmauer
table-hilltop = Hügelkuppe
table-slope = Hang
table-water = Gewässer
table-shallow-water = Flaches Wasser
table-deep-water = Tiefes Wasser

# ---- Vorbereitung

anima-party = { $seat } stellt auf: { $characters } ({ $cost } Punkte).
anima-map-laid = Das Gelände ist ausgelegt: { $pieces } Stücke.
anima-map-saved = Gespielt wird auf einer gespeicherten Karte: { $pieces } Stücke.
anima-waters = Wurf { $dice }: Die Gewässer sind { $depth ->
    [deep] tief und unpassierbar
   *[other] flach, also schweres Gelände
}.
anima-scenario = Wurf { $dice }: Szenario { $scenario }.
anima-scenario-knoten = Knoten der Kraft
anima-scenario-hinterhalt = Hinterhalt
anima-scenario-schlagabtausch = Schlagabtausch
anima-scenario-kundschafter = Kundschafter
anima-scenario-kontrolle = Kontrolle
anima-plans-drawn = Zwei der sechs Marker sind Pläne; welche, weiß niemand.
anima-roll-off = Wurf gegeneinander: { $dice }.
anima-setup-roll = { $seat } gewinnt den Aufstellungswurf.
anima-ambusher = { $seat } legt den Hinterhalt.
anima-edges = { $seat } wählt den { $edge ->
    [south] { $view ->
        [upright] unteren Rand
        [turned] oberen Rand
       *[compass] Südrand
    }
   *[other] { $view ->
        [upright] oberen Rand
        [turned] unteren Rand
       *[compass] Nordrand
    }
}.
anima-deployed = { $figure } ist aufgestellt.

# ---- Runde

anima-phase-recovery = Runde { $turn }: Erholungsphase
anima-phase-upkeep = Runde { $turn }: Unterhaltsphase
anima-phase-action = Runde { $turn }: Aktionsphase
anima-cards-upright = Alle Charakterkarten sind aufgerichtet.
anima-regains-markers = { $figure } regeneriert { $regained } Aktionsmarker und hat { $left }.
anima-regains-gnosis = { $seat } regeneriert Gnosis und hat { $gnosis }.
anima-step-statuses = Statusmarker werden entfernt.
anima-doomed = Verhängnis: { $dice } für { $figure }.
anima-not-doomed = Verhängnis: { $dice }, { $figure } bleibt verschont.
anima-binding = { $figure } verliert einen Bindungspunkt und hat { $left }.
anima-stable = Stabilität: { $dice }, { $figure } bleibt.
anima-unstable = Stabilität: { $dice }, { $figure } vergeht.
anima-upkeep-sealed = { $figure } ist versiegelt und kann keinen Unterhalt zahlen.
anima-upkeep-unpayable = { $figure } kann den Unterhalt nicht zahlen.
anima-ability-ends = { $ability } von { $figure } auf { $target } endet.
anima-initiative = { $seat } gewinnt die Initiative.
anima-ambush-first = { $seat } beginnt aus dem Hinterhalt.
anima-activated = { $figure } wird aktiviert.
anima-activation-ends = { $figure } ist fertig.
anima-turn-ends = Runde { $turn } ist zu Ende.
anima-scores = { $seat } erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} ({ $total } insgesamt).
anima-game-over = { $why ->
    [wiped_out] Eine Seite hat keine Charaktere mehr.
    [ambush] Der Hinterhalt ist vorbei.
   *[other] Die letzte Runde ist gespielt.
} Punkte: { $first } zu { $second }.
anima-result-wiped-out = durch Ausschalten aller Gegner
anima-result-both-gone = auf beiden Seiten ist niemand mehr übrig
anima-result-draw = gleich viele Punkte
anima-result-points = nach Punkten

# ---- Kosten, LP

anima-paid = { $figure } zahlt { $markers } Aktionsmarker{ $gnosis ->
    [0] {""}
   *[other] {" "}und { $gnosis } Gnosis
}.
anima-poison = Gift: { $figure } verliert { $lost } LP und hat noch { $left }.
anima-loses-lp = { $figure } verliert { $lost } LP und hat noch { $left }.
anima-collides = { $figure } prallt auf, verliert { $lost } LP und hat noch { $left }.
anima-healed = { $figure } regeneriert { $gained } LP und hat { $left }.
anima-removed = { $figure } ist aus dem Spiel.
anima-markers-changed = { $figure }: { $by } Aktionsmarker, jetzt { $left }.
anima-gnosis-gained = { $seat } erhält { $gnosis } Gnosis.

# ---- Angriff

anima-attack-declared = { $how ->
    [push] { $figure } stößt { $target }.
    [ranged] { $figure } schießt auf { $target }.
   *[other] { $figure } greift { $target } an.
}
anima-spends-attack-gnosis = { $seat } setzt { $gnosis } Gnosis für den Angriff ein.
anima-attack-measured = Entfernung { $inches }", Reichweite { $range }".
anima-out-of-range = { $target } ist außer Reichweite, der Angriff schlägt fehl.
anima-dodges = { $target } weicht aus.
anima-no-dodge = { $target } weicht nicht aus.
anima-spends-dodge-gnosis = { $seat } setzt { $gnosis } Gnosis für das Ausweichen ein.
anima-attack-rolled = Angriffswurf { $dice }, zusammen { $total }.
anima-dodge-rolled = Ausweichwurf { $dice }, zusammen { $total }.
anima-defence-stands = Die Verteidigung beträgt { $total }.
anima-attack-succeeds = { $attack } gegen { $defence }: Erfolg mit Stufe { $level }.
anima-attack-fails = { $attack } gegen { $defence }: Fehlschlag.
anima-attack-damage = Schaden { $damage } (Stufe { $level }).
anima-attack-armour = Rüstung { $armour }: { $lost } LP Verlust.
anima-in-heavy-cover = { $target } nutzt die schwere Deckung: Rüstung { $armour }.
anima-counters = { $figure } führt einen Gegenangriff auf { $target } aus.
anima-charges = { $figure } stürmt auf { $target } zu.
anima-rams = { $figure } will { $target } rammen.
anima-leaps = { $figure } springt von oben auf { $target }.
anima-rushes = { $figure } läuft { $inches }" auf { $target } zu.
anima-falls-short = { $figure } erreicht { $target } nicht.
anima-pushed = { $target } wird { $inches }" weit gestoßen.

# ---- Bewegung

anima-moves = { $figure } bewegt sich { $inches }" (Kosten { $cost }").
anima-stays = { $figure } bleibt stehen.
anima-climbs = { $figure } klettert { $height }".
anima-escape-succeeds = { $figure } entkommt ({ $dice }, nötig { $need }).
anima-escape-fails = { $figure } entkommt nicht ({ $dice }, nötig { $need }).
anima-leaves = { $figure } verlässt den Tisch.
anima-driven = { $figure } wird { $inches }" weit geschleudert.
anima-meets-piece = { $figure } trifft auf { $piece }.
anima-meets-edge = { $figure } prallt gegen den Tischrand.
anima-breaks-through = { $figure } bricht durch.
anima-stops-at-water = { $figure } bleibt am Wasser liegen.
anima-holds = { $figure } hält { $driven } auf ({ $dice }, nötig { $need }).
anima-swept-along = { $driven } reißt { $figure } mit ({ $dice }, nötig { $need }).
anima-drops = { $figure } stürzt { $inches }" tief.

# ---- Verstecken, Suchen, Fähigkeiten

anima-hides = { $figure } versteckt sich.
anima-revealed = { $figure } ist nicht mehr versteckt.
anima-comes-back = { $figure } steht wieder auf dem Tisch.
anima-search-succeeds = { $figure } sucht mit Erfolg ({ $dice }, nötig { $need }).
anima-search-fails = { $figure } sucht vergebens ({ $dice }, nötig { $need }).
anima-found-plan = { $seat } findet einen Plan.
anima-found-nothing = { $seat } deckt einen leeren Marker auf.
anima-ability-used = { $figure } nutzt { $ability } ({ $target }).
anima-ability-too-far = { $target } ist für { $ability } zu weit entfernt.
anima-automatic = { $ability } von { $figure } wirkt.
anima-resists = { $figure } widersteht ({ $dice }, zusammen { $total }, nötig { $need }).
anima-resists-not = { $figure } widersteht nicht ({ $dice }, zusammen { $total }, nötig { $need }).
anima-status-given = { $figure } erhält { $status } ({ $markers }).
anima-status-ends = { $status } von { $figure } endet.
anima-summoned = { $figure } ruft { $being } mit { $binding } Bindungspunkten.
anima-no-room = Neben { $figure } ist kein Platz.
anima-running = { $ability } von { $figure } auf { $target }

anima-status-haste = Hast
anima-status-shield = Schild
anima-status-protection = Schutz
anima-status-healing = Heilung
anima-status-poison = Gift
anima-status-blind = Blind
anima-status-slow = Langsam
anima-status-seal = Siegel
anima-status-paralysed = Gelähmt
anima-status-doom = Verhängnis
anima-status-berserk = Berserker
anima-status-stunned = Betäubt
anima-status-hidden = Versteckt

# ---- Fragen

anima-activate = Wen aktivierst du?
anima-action = Was tut { $figure }? Noch { $markers } Aktionsmarker.
anima-action-attack = Angreifen ({ $cost })
anima-action-charge = Sturmangriff ({ $cost })
anima-action-search = Suchen ({ $cost })
anima-action-walk = Gehen ({ $cost })
anima-action-run = Rennen ({ $cost })
anima-action-escape = Entkommen ({ $cost })
anima-action-climb = Klettern ({ $cost })
anima-action-from-above = Angriff von Oben ({ $cost })
anima-action-push = Stoßen ({ $cost })
anima-action-ram = Rammen ({ $cost })
anima-action-special = { $ability } ({ $markers }{ $gnosis ->
    [0] {""}
   *[other] , { $gnosis } Gnosis
}{ $lp ->
    [0] {""}
   *[other] , { $lp } LP
})
anima-action-emerge = Aus dem Versteck kommen
anima-action-end = Aktivierung beenden
anima-name-charge = Sturmangriff
anima-name-search = Suchen
anima-name-walk = Gehen
anima-name-run = Rennen
anima-name-climb = Klettern
anima-name-from-above = Angriff von Oben
anima-name-ram = Rammen
anima-target = Welches Ziel wählt { $figure }?
anima-search-target = Was sucht { $figure }?
anima-move = Wohin geht { $figure }? Höchstens { $inches }".
anima-climb-to = Wohin klettert { $figure }?
anima-leap-to = Wo landet { $figure } neben { $target }?
anima-summon-at = Wo erscheint das gerufene Wesen? Höchstens { $inches }" entfernt.
anima-back-at = Wo taucht { $figure } wieder auf? Höchstens { $inches }" vom Versteck.
anima-attack-gnosis = Wie viel Gnosis setzt { $figure } für den Angriff ein?
anima-dodge-gnosis = Wie viel Gnosis setzt { $figure } für das Ausweichen ein?
anima-heavy-cover = { $figure } in schwerer Deckung: welche Rüstung gegen { $damage } Schaden?
anima-dodge = { $attacker } greift an. Weicht { $figure } aus?
anima-counter = { $target } hat angegriffen. Führt { $figure } einen Gegenangriff aus?
anima-heavy-cover-two = Rüstung gilt als 2
anima-heavy-cover-plus_one = Rüstung +1
anima-judge-cover = Welche Deckung hat { $figure }?
anima-judge-cover-none = keine
anima-judge-cover-light = leichte
anima-judge-cover-heavy = schwere
anima-leave = { $figure } hat den Rand erreicht. Verlässt der Charakter den Tisch?
anima-edge = Welche Tischkante?
anima-edge-south = { $view ->
    [upright] Unten
    [turned] Oben
   *[compass] Süden
}
anima-edge-north = { $view ->
    [upright] Oben
    [turned] Unten
   *[compass] Norden
}
anima-deploy = Wen stellst du auf?
anima-deploy-at = Wo steht { $figure }?
anima-first = Wer beginnt?
anima-first-me = ich
anima-first-you = der Gegner
anima-upkeep-next = Welcher Unterhalt kommt als Nächstes?
anima-pay-upkeep = Unterhalt für { $ability } zahlen ({ $markers } Aktionsmarker, { $gnosis } Gnosis)?

anima-roll-water = Tiefe der Gewässer
anima-roll-scenario = Szenario
anima-roll-plan = Verdeckter Plan
anima-roll-setup-roll = Aufstellungswurf
anima-roll-initiative = Initiative
anima-roll-attack-roll = Angriffswurf
anima-roll-dodge-roll = Ausweichwurf
anima-roll-escape-roll = Entkommen
anima-roll-search-roll = Suchen
anima-roll-resist = Widerstand von { $figure } gegen { $ability }
anima-roll-doom = Verhängnis: { $figure }
anima-roll-stability = Stabilität: { $figure }
anima-roll-hold = Wird { $figure } mitgerissen?

# ---- Abgelehnt

anima-refused-activated = { $figure } ist in dieser Runde schon aktiviert.
anima-refused-not-yours = { $figure } gehört dem Gegner; die Spieler wechseln sich ab.
anima-refused-must-activate = Wer eine aufgerichtete Karte hat, muss aktivieren.
anima-refused-gone = { $figure } steht nicht auf dem Tisch.
anima-refused-reaction = Das geht nur als Antwort auf einen Angriff.
anima-refused-paralysed = { $figure } ist gelähmt.
anima-refused-stunned = { $figure } ist betäubt und reagiert nicht.
anima-refused-berserk = { $figure } ist im Blutrausch und kann nur angreifen.
anima-refused-sealed = { $figure } ist versiegelt.
anima-refused-blind = { $figure } ist blind und kann nicht suchen.
anima-refused-once = { $action } geht nur einmal pro Runde.
anima-refused-one-movement = Nur eine Bewegung pro Runde; { $action } war schon eine.
anima-refused-used = { $ability } ist schon verbraucht.
anima-refused-running = { $ability } läuft noch.
anima-refused-markers = { $figure } hat { $left } Aktionsmarker, nötig sind { $cost }.
anima-refused-gnosis = Nötig sind { $cost } Gnosis, vorhanden { $left }.
anima-refused-in-melee = { $figure } ist im Nahkampf.
anima-refused-not-in-melee = { $figure } ist nicht im Nahkampf.
anima-refused-nobody = Es gibt kein mögliches Ziel.
anima-refused-no-target = Für { $ability } gibt es kein Ziel.
anima-refused-no-ability = Diese Fähigkeit hat { $figure } nicht.
anima-refused-no-stray = { $figure } ist kein Streuner.
anima-refused-not-touching = { $figure } ist nicht in Kontakt.
anima-refused-no-range = { $figure } kann nicht auf Entfernung angreifen.
anima-refused-own = { $figure } gehört zur eigenen Seite.
anima-refused-wrong-side = { $figure } ist auf der falschen Seite.
anima-refused-hidden = { $figure } ist versteckt.
anima-refused-not-hidden = { $figure } ist nicht versteckt.
anima-refused-already-hidden = { $figure } ist schon versteckt.
anima-refused-seen = { $figure } sieht zu, und es gibt keine Deckung vor diesem Blick.
anima-refused-nothing-hidden = Hier ist nichts zu suchen.
anima-refused-marker-far = Die Base berührt diesen Marker nicht.
anima-refused-no-sight = Keine Sichtlinie zu { $figure }.
anima-refused-forest = { $inches }" Wald nehmen die Sicht auf { $figure }.
anima-refused-too-far = { $inches }" sind zu weit, höchstens { $most }".
anima-refused-too-near = { $inches }" sind zu nah, mindestens { $least }".
anima-refused-height = { $figure } steht auf anderer Höhe.
anima-refused-not-above = Nötig sind { $least }" mehr Höhe als { $figure }.
anima-refused-no-landing = Neben { $figure } ist kein Platz zum Landen.
anima-refused-landing = Die Landung muss { $figure } auf gleicher Höhe berühren.
anima-refused-inches = Das kostet { $inches }", höchstens { $most }".
anima-refused-off-table = Das liegt nicht auf dem Tisch.
anima-refused-wall = { $piece } versperrt den Weg.
anima-refused-face = Hier ist es steil ({ $piece }): das geht nur mit Klettern.
anima-refused-water = { $piece } ist unpassierbar.
anima-refused-overlap = Dort steht { $figure }.
anima-refused-contact = Dort wäre Kontakt mit { $figure }.
anima-refused-base-in-way = { $figure } steht im Weg.
anima-refused-touches = Der Weg berührt { $figure } und endet dort.
anima-refused-must-leave = { $figure } muss den Nahkampf verlassen.
anima-refused-not-straight = Nur geradewegs auf { $figure } zu.
anima-refused-no-face = { $figure } berührt keine Wand, über die dieser Weg führt.
anima-refused-too-high = { $height }" sind zu hoch, höchstens { $most }".
anima-refused-not-level = Klettern endet auf ebenem Grund.
anima-refused-counter-contact = { $figure } ist nicht mehr in Kontakt mit dem Angreifer.
anima-refused-counter-hit = Gegenangriffe gibt es nur nach Fehlschlägen.
anima-refused-counter-dodged = { $figure } ist schon ausgewichen.
anima-refused-zone = { $figure } muss ganz in der eigenen Zone stehen.
anima-refused-no-room = Es ist kein Platz mehr.
anima-refused-players = Es spielen zwei, nicht { $players }.
anima-refused-points = Gespielt wird um { $usual } Punkte, nicht um { $points }.
anima-refused-limit = { $points } Punkte liegen nicht zwischen { $least } und { $most }.
anima-refused-number = Eine Gruppe hat { $least } bis { $most } Charaktere, nicht { $number }.
anima-refused-twice = { $name } ist doppelt.
anima-refused-shared = { $name } steht schon auf der anderen Seite.
anima-refused-cost = Die Gruppe kostet { $cost }, erlaubt sind { $points }.
anima-refused-turns = { $turns } Runden sind nicht möglich (ohne andere Absprache 6, sonst { $least } bis { $most }).
anima-refused-map = { $saved ->
    [true] Es fehlt die gespeicherte Karte.
   *[other] Eine gespeicherte Karte muss vereinbart sein.
}
anima-refused-board = Der Tisch misst 36 x 36 Zoll, nicht { $width } x { $depth }.
anima-refused-pieces = { $pieces } Geländestücke; es sollen { $least } bis { $most } sein.
anima-refused-small-obstacle = { $piece }: Ein kleines Hindernis ist über 0,5 und höchstens 1 Zoll hoch, nicht { $height }.
anima-refused-low-wall = { $piece }: Eine Wand ist höher als 1 Zoll, nicht { $height }.
anima-refused-kind = { $piece }: unbekannte Art „{ $kind }“.
anima-refused-slope = { $piece }: Ein Hang hat vier Ecken.

# ---- Karten und Tisch

anima-card-lp = LP
anima-card-markers = Aktionsmarker
anima-card-gnosis = Gnosis
anima-card-regeneration = Regeneration
anima-card-speed = Geschwindigkeit
anima-card-walk = Gehen
anima-card-run = Rennen
anima-card-attack = Angriff
anima-card-damage = Schaden
anima-card-defence = Verteidigung
anima-card-armour = Rüstung
anima-card-resistance = Widerstand
anima-card-range = Reichweite
anima-card-base = Base
anima-card-stray = Streuner
anima-card-binding = Bindungspunkte
anima-card-status = { $status } { $markers ->
    [0] (gehalten)
   *[other] ({ $markers })
}
anima-place-waiting = noch nicht aufgestellt
anima-place-table = auf dem Tisch
anima-place-away = versteckt, nicht auf dem Tisch
anima-place-left = hat den Tisch verlassen
anima-place-gone = aus dem Spiel
anima-marker-node = Knoten { $label }
anima-marker-scout = Marker { $label }
anima-quarter-1 = { $view ->
    [upright] Unten links
    [turned] Oben rechts
   *[compass] Südwesten
}
anima-quarter-2 = { $view ->
    [upright] Unten rechts
    [turned] Oben links
   *[compass] Südosten
}
anima-quarter-3 = { $view ->
    [upright] Oben links
    [turned] Unten rechts
   *[compass] Nordwesten
}
anima-quarter-4 = { $view ->
    [upright] Oben rechts
    [turned] Unten links
   *[compass] Nordosten
}
anima-track-turn = Runde { $turn } von { $turns }
anima-track-initiative = Initiative: { $seat }
anima-counter-points = Punkte: { $points }
anima-counter-gnosis = Gnosis: { $gnosis }
anima-ledger = Runde { $turn }: { $points }

# ---- Fähigkeiten in Worten

anima-about-special = Spezial.
anima-about-automatic = Automatisch.
anima-about-cost = Kosten: { $markers } Aktionsmarker{ $gnosis ->
    [0] {""}
   *[other] {" "}und { $gnosis } Gnosis
}.
anima-about-once-turn = Einmal pro Runde.
anima-about-once-game = Einmal pro Spiel.
anima-about-need-stray = Nur für Streuner.
anima-about-need-free = Nicht im Nahkampf.
anima-about-need-unseen = Ungesehen, oder in Deckung vor jedem Gegner, der zusieht.
anima-about-trigger-melee-wound = Wenn ein Nahkampfangriff LP kostet:
anima-about-trigger-ranged-wound = Wenn ein Distanzangriff LP kostet:
anima-about-trigger-wounded = Wenn ein Angriff LP gekostet hat:
anima-about-trigger-recovery = In jeder Erholungsphase:
anima-about-who-friend = Für sich oder einen Freund bis { $inches }".
anima-about-who-enemy = Gegen einen Gegner bis { $inches }".
anima-about-resist = Widerstehen: { $need }.
anima-about-any-status = jeder negative Status
anima-about-on-target = Das Ziel
anima-about-on-user = Der Anwender
anima-about-block-status = { $on } erhält { $status }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount } Marker)
}.
anima-about-block-cure = { $on }: { $status } endet.
anima-about-block-damage = { $on } verliert { $harm } LP{ $armour ->
    [true] , weniger seine Rüstung
   *[other] , Rüstung hilft nicht
}.
anima-about-block-heal = { $on } regeneriert { $amount } LP.
anima-about-block-markers = { $on }: { $bonus } Aktionsmarker.
anima-about-block-gnosis = { $amount } Gnosis.
anima-about-block-hide = Der Anwender ist versteckt.
anima-about-block-summon = Ein gebundenes Wesen erscheint bis { $inches }" entfernt mit { $amount } Bindungspunkten.
anima-about-block-drive = { $on } wird { $inches }" weit geschleudert.
anima-about-block-step = { $on } bewegt sich bis { $inches }".
anima-about-modifier = { $value } { $amount }{ $when }{ $whom }.
anima-about-when-always = {""}
anima-about-when-melee = {" "}im Nahkampf
anima-about-when-ranged = {" "}bei Distanzangriffen
anima-about-when-charge = {" "}im Sturmangriff
anima-about-when-berserk = {" "}im Blutrausch
anima-about-when-wounded = {" "}mit höchstens halben LP
anima-about-when-hidden = {" "}im Versteck
anima-about-upkeep = Unterhalt: { $markers } Aktionsmarker{ $gnosis ->
    [0] {""}
   *[other] {" "}und { $gnosis } Gnosis
} pro Runde.
anima-about-one = Nur eines zur gleichen Zeit.

# ---- Vorschau

anima-preview-attack = Angriff
anima-preview-defence = Verteidigung
anima-preview-damage = Schaden
anima-preview-armour = Rüstung
anima-preview-need = Nötig
anima-preview-success = Erfolg
anima-preview-hit = Treffer
anima-preview-hit-dodged = Treffer, wenn ausgewichen wird
anima-preview-expected = { $lost } LP im Mittel
anima-preview-expected-dodged = { $lost } LP im Mittel, wenn ausgewichen wird
anima-preview-kill = Ausgeschaltet
anima-preview-kill-dodged = Ausgeschaltet, wenn ausgewichen wird
anima-preview-gnosis = Treffer mit { $gnosis } Gnosis
anima-preview-heavy = { $model }: schweres Gelände
anima-preview-obstacle = { $model }: kleines Hindernis
anima-preview-contact = { $model }: endet in Kontakt

# ---- Papier

anima-paper-ability = Fähigkeit
anima-paper-effect = Wirkung

# ---- Terminal

play-goal-anima = Jede Runde wechseln sich die Spieler ab und aktivieren je einen Charakter. Aktionsmarker bezahlen alles, was er tut; Gnosis verbessert Würfe. Wer nach sechs Runden die meisten Szenariopunkte hat, gewinnt; wer vorher keine Charaktere mehr hat, verliert sofort.
