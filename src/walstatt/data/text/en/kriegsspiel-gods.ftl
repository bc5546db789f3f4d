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
kriegsspiel-refused-god-twice = { $ability } may stand in the list only once.
kriegsspiel-refused-god-named-twice = { $name } stands here twice; a god appears on a battlefield once.
kriegsspiel-refused-god-choices = { $name } has level { $level }: as many abilities and no more.
kriegsspiel-refused-god-choice = { $name }: { $ability } is no ability of the list, or stands here twice.
kriegsspiel-refused-god-too-low = { $ability } takes level { $needed }; the god has level { $level }.
kriegsspiel-refused-god-place = { $name }: { $at } is no small field of the battlefield.
