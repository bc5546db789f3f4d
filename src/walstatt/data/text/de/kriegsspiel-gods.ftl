### Götter, Fabelwesen und Schwachstellen am KSP (Kapitel 24).

kriegsspiel-god-appears = { $name } erscheint bei { $at } für { $rounds } KR.
kriegsspiel-god-returns = { $name } kehrt auf die Götterebene zurück.
kriegsspiel-god-challenges = { $name } fordert einen Zauberer zum Zauberduell.
kriegsspiel-god-cannot = „{ $deed }“ kann { $name } hier nicht einsetzen; er nimmt seine Grundfähigkeit.
kriegsspiel-god-idles = { $name } findet nichts zu tun.
kriegsspiel-god-goes = { $name } geht nach { $at }.
kriegsspiel-god-deed = { $name }: { $deed } ({ $target }).
kriegsspiel-god-rolls = { $name } würfelt { $dice } + { $level } = { $total }.
kriegsspiel-god-tie = { $name } und { $other } sind gleich stark; beide bleiben.
kriegsspiel-relic-falls = { $name } liegt herrenlos auf { $at }.
kriegsspiel-relic-taken = Die Schwachstelle { $name } auf { $at } ist erobert!
kriegsspiel-siren = { $figure } singt; auf { $at } kann kaum jemand widerstehen.
kriegsspiel-dragon = { $figure } speit Feuer auf { $at }.
kriegsspiel-serpent = { $figure } greift nach { $target }: { $dice }.
kriegsspiel-roll-god-lot = Welche Götter treffen aufeinander?
kriegsspiel-roll-god-fight = Zweikampf der Götter: { $name }
kriegsspiel-god-lot = Welche Götter treffen aufeinander?
kriegsspiel-god-fight = Zweikampf der Götter
kriegsspiel-roll-serpent = Zieht die Seeschlange das Schiff hinab?
kriegsspiel-refused-shield = Über die Grenze eines Zauberschutzes kommt nichts.
kriegsspiel-refused-god-twice = { $ability } darf nur einmal in der Liste stehen.
kriegsspiel-refused-god-named-twice = { $name } steht hier zweimal; ein Gott erscheint auf einem KSP einmal.
kriegsspiel-refused-god-choices = { $name } hat Stufe { $level }: ebenso viele Fähigkeiten und nicht mehr.
kriegsspiel-refused-god-choice = { $name }: { $ability } ist keine Fähigkeit der Liste oder steht hier zweimal.
kriegsspiel-refused-god-too-low = { $ability } verlangt Stufe { $needed }; der Gott hat Stufe { $level }.
kriegsspiel-refused-god-place = { $name }: { $at } ist kein Kleinfeld des KSP.
