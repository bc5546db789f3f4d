# Age of Fantasy: Skirmish: Namen der Sonderregeln, des Befehlsstabs und der Werte.

# Ein Name aus einer Armeeliste steht dort in beiden Sprachen.
aofs-name = { $de }

aofs-rule-ambush = Hinterhalt
aofs-rule-ap = PB({ $x })
aofs-rule-bane = Verderben
aofs-rule-blast = Explosion({ $x })
aofs-rule-caster = Zauberer({ $x })
aofs-rule-counter = Konter
aofs-rule-deadly = Tödlich({ $x })
aofs-rule-fast = Schnell
aofs-rule-fear = Furcht({ $x })
aofs-rule-fearless = Furchtlos
aofs-rule-flying = Flieger
aofs-rule-furious = Rasend
aofs-rule-hero = Held
aofs-rule-immobile = Stationär
aofs-rule-impact = Aufprall({ $x })
aofs-rule-indirect = Indirekt
aofs-rule-limited = Begrenzt
aofs-rule-regeneration = Regeneration
aofs-rule-relentless = Unerbittlich
aofs-rule-reliable = Zuverlässig
aofs-rule-rending = Verheerend
aofs-rule-scout = Kundschafter
aofs-rule-slow = Langsam
aofs-rule-stealth = Heimlichkeit
aofs-rule-strider = Waldläufer
aofs-rule-surge = Trefferhagel
aofs-rule-thrust = Wucht
aofs-rule-tough = Zäh({ $x })
aofs-rule-unstoppable = Unaufhaltsam

aofs-command-sergeant = Feldwebel
aofs-command-musician = Musiker
aofs-command-standard = Standartenträger

aofs-profile-quality = Q{ $value }+
aofs-profile-defence = V{ $value }+
aofs-profile-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
aofs-profile-models = { $models ->
    [one] { $models } Modell
   *[other] { $models } Modelle
}
aofs-profile-range = { $range }"
aofs-profile-melee = Nahkampf
aofs-profile-attacks = A{ $attacks }
