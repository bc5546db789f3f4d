# Aussichten vor einem Befehl
kriegsspiel-preview-where = Steht dann auf { $places }.
kriegsspiel-preview-nobody = Von dort ist niemand zu treffen.
kriegsspiel-preview-attack-dice = { $figure } greift { $target } an, GP:
kriegsspiel-preview-defence-dice = { $target } wehrt ab, GP:
kriegsspiel-preview-shot = { $figure } schießt auf { $target }, nötig:
kriegsspiel-preview-onager = { $figure } wirft auf { $at }, nötig:
kriegsspiel-preview-kills = { $figure } tötet { $target }
kriegsspiel-preview-dies = { $figure } fällt dabei
kriegsspiel-preview-hits = { $figure } trifft { $at }
kriegsspiel-preview-under-stones = Wer dort steht, kommt um
kriegsspiel-preview-more = { $count ->
    [one] Dazu kommt eine weitere Handlung.
   *[other] Dazu kommen { $count } weitere Handlungen.
}
kriegsspiel-preview-too-many = Zusammen sind es zu viele Handlungen, um alle Ausgänge zu zählen.
kriegsspiel-preview-whole = Alles zusammen: im Mittel fallen { $kills } Gegner und { $losses } Eigene.
kriegsspiel-preview-falls = { $count ->
    [one] Mindestens ein Gegner fällt
   *[other] Mindestens { $count } Gegner fallen
}
kriegsspiel-preview-unharmed = Von den Eigenen fällt niemand
kriegsspiel-outlook-shot = Schuss auf { $target }
kriegsspiel-outlook-duel = Zweikampf gegen { $target }

# Warum der Hauptmann so befiehlt: je ein Satz, gezeigt als Rat.
kriegsspiel-why-attack = { $figure } tötet { $target } dann mit { $percent } %, und die Aussichten sind besser als die des Gegners.
kriegsspiel-why-danger = So kann der Gegner in seinem nächsten Zug am wenigsten ausrichten.
kriegsspiel-why-prospect = Von dort kann die Gruppe in ihrem nächsten Zug zuschlagen oder schießen.
kriegsspiel-why-site = Das bringt die Gruppe dem Handelszentrum oder dem Gegner näher, oder hält es.
kriegsspiel-why-together = So bleibt die Gruppe bei den anderen.
kriegsspiel-why-ground = Von oben kämpft es sich besser.
kriegsspiel-why-engines = Ohne Leitern und Widder vor den Mauern kommt niemand hinein.
kriegsspiel-why-afloat = Wer hier von Bord geht, verliert das Schiff und findet an Land nichts.
kriegsspiel-why-breach = So gibt vielleicht eine Mauer oder ein Tor nach.
kriegsspiel-why-hunger = Gerät ist keines mehr da, also muss der Hunger die Mauern öffnen.
kriegsspiel-why-pitch = Von der Plattform trifft Pech, wer am Fuß steht.
kriegsspiel-why-platform = Bogenschützen schießen am besten von der Plattform, und dort erreicht sie niemand.
kriegsspiel-why-within = Wer drinnen steht, hält das Handelszentrum.
kriegsspiel-why-walls = Nahe an den Mauern helfen die Schützen von oben.
kriegsspiel-why-everybody = Die übliche Aufstellung passt zu diesem Land.
kriegsspiel-why-even = Nichts ist besser, und so bleibt die Ordnung gewahrt.
kriegsspiel-why-flee = Der Kampf ist verloren; wer jetzt geht, lebt.
kriegsspiel-why-stay = Noch ist nichts verloren.
