# Schnellreferenz: eigene Inhalte über den Katalog hinaus: Schulen, Zauber, Krieger, Szenarien.

# Ablehnungen
frostgrave-refused-unknown-school = Eine Schule { $school } gibt es nicht. Es gibt: { $known }.
frostgrave-refused-school-spell = { $spell } lehren nur Schulen.
frostgrave-refused-not-taught = { $school } lehren { $spell } nicht.

# Fragen
frostgrave-action-tend = einen Verwundeten versorgen
frostgrave-patient = Wen versorgt { $figure }?

# Ereignisse: Zauber der Schulen, Krieger
frostgrave-second-breath = { $figure } hat eine Aktion mehr.
frostgrave-wall-rises = { $figure } lässt eine Mauer aus Eis wachsen.
frostgrave-ground-freezes = { $figure } lässt den Boden vereisen.
frostgrave-ice-melts = Gezaubertes Eis schmilzt.
frostgrave-wears-off = Zauber auf { $figure } verfliegen.
frostgrave-summoned = { $figure } kommt und gehorcht { $seat }.
frostgrave-lightning-leaps = Der Blitz springt auf { $figure } über.
frostgrave-swapped = { $figure } und { $friend } tauschen die Plätze.
frostgrave-wrested = { $figure } lässt den Schatz los.
frostgrave-tends = { $figure } versorgt { $friend }: { $health } Gesundheit zurück.

# Ablehnungen: auf dem Tisch
frostgrave-refused-on-token = Dort liegt Schatz { $token }.
frostgrave-refused-spellbound = Ein Zauber hindert { $figure } am Schießen.
frostgrave-refused-no-healer = { $figure } versteht nichts von Wunden.
frostgrave-refused-tend-combat = Im Nahkampf kann { $figure } niemanden versorgen.
frostgrave-refused-no-patient = { $figure } berührt keinen verwundeten Freund außerhalb eines Nahkampfs.

# Bild
frostgrave-condition-zweiter_atem = eine Aktion mehr
frostgrave-condition-klirreisen = entwaffnet
frostgrave-condition-mattheit = matt
frostgrave-condition-schattengewand = im Schattengewand
frostgrave-condition-eilschritt = Eilschritt
frostgrave-condition-schneeblind = schneeblind
frostgrave-condition-bleifuesse = Bleifüße

# Vorschau
frostgrave-preview-second = Springt er über:
frostgrave-preview-hail = { $figure }: getroffen mit { $hit } %, ausgeschaltet mit { $kill } %
frostgrave-preview-harm = Kostet { $damage } Gesundheit
frostgrave-preview-fatal = Schaltet das Ziel aus

# Szenarien
frostgrave-scenario = { $scenario }: { $about }
frostgrave-picture-grave-treasure = Grabschatz
frostgrave-track-scenario = { $scenario }
frostgrave-roll-collapse = Was gibt nach?
frostgrave-roll-dodge = { $figure } springt zur Seite: Kämpfen gegen 14
frostgrave-guardian-wakes = { $figure } erwacht.
frostgrave-nothing-breaks = { $dice }: nichts gibt nach.
frostgrave-shelf-falls = { $piece } stürzt ein.
frostgrave-floe-breaks = { $piece } bricht.
frostgrave-token-drifts = Schatz { $token } treibt ins Trockene.
frostgrave-buried = Die Halle begräbt { $figure }.
frostgrave-reason-grave-treasure = der Grabschatz ist vom Tisch
frostgrave-refused-unknown-scenario = Ein Szenario { $scenario } gibt es nicht. Es gibt: { $known }.
frostgrave-refused-scenario-map = { $scenario } wird auf der eigenen Karte gespielt.
frostgrave-refused-zone-edge = { $figure } steht { $inches }" von der Kante, mindestens { $least }" sind nötig.

# Schulen, Listen, Papier
frostgrave-roster-school = Schule: { $school }
frostgrave-no-school = Ohne Schule: sechs der zwölf allgemeinen Zauber.
frostgrave-spells-heading = Zauber
frostgrave-spell-short = Spruchwert { $number }{ $inches ->
    [0] {""}
   *[other] , { $inches }"
}{ $resist ->
    [1] , Widerstand möglich
   *[other] {""}
}
frostgrave-item-slots = { $item } ({ $slots } { $slots ->
    [one] Fach
   *[other] Fächer
})
frostgrave-paper-item = Ausrüstung
frostgrave-paper-damage = Schaden
frostgrave-paper-effect = Wirkung
frostgrave-paper-crowns = { $crowns } Kronen
frostgrave-paper-crowns-of = { $crowns } von { $size } Kronen
frostgrave-paper-rules = Zauber und Besonderheiten
frostgrave-paper-sheet = Zauber, Gegenstände und Chronik
frostgrave-usual-game = Gewöhnliches Spiel
frostgrave-usual-game-about = Drei Schätze je Spieler, ein zufälliger Tisch, wandernde Kreaturen, 12 Runden.
frostgrave-roster-in-order = in Ordnung, { $warbands } { $warbands ->
    [one] Bande
   *[other] Banden
}
frostgrave-roster-list-band = { $key }: { $name }, { $cost } von { $size } Kronen, { $soldiers } Krieger
frostgrave-roster-empty = In dieser Datei steht keine Bande: schreibe [[warband]].
frostgrave-roster-key-twice = Der Schlüssel „{ $key }“ kommt zweimal vor.
frostgrave-roster-spell-twice = { $spell } ist zweimal genannt.
frostgrave-roster-unknown-soldier = Einen Krieger „{ $key }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
frostgrave-roster-unknown-spell = Einen Zauber „{ $key }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
frostgrave-roster-unknown-item = Einen Gegenstand „{ $key }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
frostgrave-roster-unknown-school = Eine Schule „{ $key }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; gemeint ist vielleicht „{ $nearest }“.
}
frostgrave-counter-school = Schule: { $school }
