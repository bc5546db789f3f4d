### Gods, mythical beasts and weak points on a battlefield (chapter 24).

kriegsspiel-god-appears = { $name } appears at { $at } for { $rounds } KR.
kriegsspiel-god-returns = { $name } returns to the plane of the gods.
kriegsspiel-god-challenges = { $name } challenges a wizard to a magic duel.
kriegsspiel-god-cannot = { $name } cannot use “{ $deed }” here; he takes his basic ability.
kriegsspiel-god-idles = { $name } finds nothing to do.
kriegsspiel-god-goes = { $name } goes to { $at }.
kriegsspiel-god-deed = { $name }: { $deed } ({ $target }).
kriegsspiel-god-rolls = { $name } rolls { $dice } + { $level } = { $total }.
kriegsspiel-god-tie = { $name } and { $other } are equals; both stay.
kriegsspiel-relic-falls = { $name } lies ownerless on { $at }.
kriegsspiel-relic-taken = The weak point { $name } on { $at } is captured!
kriegsspiel-siren = { $figure } sings; hardly anybody on { $at } can resist.
kriegsspiel-dragon = { $figure } breathes fire on { $at }.
kriegsspiel-serpent = { $figure } reaches for { $target }: { $dice }.
kriegsspiel-roll-god-lot = Which gods meet?
kriegsspiel-roll-god-fight = Duel of gods: { $name }
kriegsspiel-god-lot = Which gods meet?
kriegsspiel-god-fight = Duel of gods
kriegsspiel-roll-serpent = Does the sea serpent drag the ship down?
kriegsspiel-refused-shield = Nothing crosses the border of a magic shield.
