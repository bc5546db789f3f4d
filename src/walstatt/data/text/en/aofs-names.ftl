# Age of Fantasy: Skirmish: names of the special rules, of the command staff and of the values.

# A name from an army list is written there in both languages.
aofs-name = { $en }

aofs-rule-ambush = Ambush
aofs-rule-ap = AP({ $x })
aofs-rule-bane = Bane
aofs-rule-blast = Blast({ $x })
aofs-rule-caster = Caster({ $x })
aofs-rule-counter = Counter
aofs-rule-deadly = Deadly({ $x })
aofs-rule-fast = Fast
aofs-rule-fear = Fear({ $x })
aofs-rule-fearless = Fearless
aofs-rule-flying = Flying
aofs-rule-furious = Furious
aofs-rule-hero = Hero
aofs-rule-immobile = Immobile
aofs-rule-impact = Impact({ $x })
aofs-rule-indirect = Indirect
aofs-rule-limited = Limited
aofs-rule-regeneration = Regeneration
aofs-rule-relentless = Relentless
aofs-rule-reliable = Reliable
aofs-rule-rending = Rending
aofs-rule-scout = Scout
aofs-rule-slow = Slow
aofs-rule-stealth = Stealth
aofs-rule-strider = Strider
aofs-rule-surge = Surge
aofs-rule-thrust = Thrust
aofs-rule-tough = Tough({ $x })
aofs-rule-unstoppable = Unstoppable

aofs-command-sergeant = Sergeant
aofs-command-musician = Musician
aofs-command-standard = Standard bearer

aofs-profile-quality = Q{ $value }+
aofs-profile-defence = D{ $value }+
aofs-profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aofs-profile-models = { $models ->
    [one] { $models } model
   *[other] { $models } models
}
aofs-profile-range = { $range }"
aofs-profile-melee = melee
aofs-profile-attacks = A{ $attacks }
