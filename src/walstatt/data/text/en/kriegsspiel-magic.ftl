## The magic step

kriegsspiel-phase-magic = Magic
kriegsspiel-cast = Round { $round }: What does { $figure } cast ({ $zeh } ZEH)?
kriegsspiel-cast-at-once = Round { $round }: A triple! Which spell does { $figure } cast at once ({ $gift } ZEH given, { $zeh } in store)?
kriegsspiel-neutralise = { $target } casts { $spell } for { $of } ZEH. Does { $figure } try to neutralise it for { $price } ZEH?
kriegsspiel-magic-roll = { $figure } has thrown a triple: who gets the ZEH?
kriegsspiel-magic-none = HALTEN: cast nothing
kriegsspiel-magic-duel = DUELL: challenge { $target } to a duel of magic
kriegsspiel-magic-cast = { $spell }: { $target }
kriegsspiel-order-cast = ZAUBERN (cast): { $target }
kriegsspiel-order-challenge = DUELL (challenge): { $target }
kriegsspiel-spell-weaken = Weaken
kriegsspiel-spell-strengthen = Strengthen
kriegsspiel-spell-invisible = Make invisible
kriegsspiel-spell-paralyse = Paralyse
kriegsspiel-spell-petrify = Petrify
kriegsspiel-spell-transfer = Transfer
kriegsspiel-spell-animals = Move animals
kriegsspiel-spell-beasts = Move a mythical beast
kriegsspiel-spell-speed = Double speed
kriegsspiel-spell-wind = Local wind
kriegsspiel-spell-dry-river = Dry up a river
kriegsspiel-spell-flood-river = Flood a river
kriegsspiel-spell-gates = Move a gate
kriegsspiel-spell-protection = Protection
kriegsspiel-spell-vortex = Vortex

## Rolls

kriegsspiel-roll-duel = { $figure } in a duel of magic, to beat { $last }
kriegsspiel-roll-neutralise = { $figure }, about neutralising
kriegsspiel-roll-cast = { $figure }: does the spell work?
kriegsspiel-roll-ward = { $figure } wards the spell off
kriegsspiel-roll-artefacts = { $figure }, for the magic things of the loser

## What happens

kriegsspiel-casts = { $figure } casts { $spell } for { $price } ZEH: { $target }
kriegsspiel-spell-works = The spell of { $figure } works ({ $dice }).
kriegsspiel-spell-fails = The spell of { $figure } fails ({ $dice }).
kriegsspiel-pays-unseen = { $figure } pays { $zeh } ZEH more for those who were hidden there.
kriegsspiel-spell-protected = { $figure } is protected from spells.
kriegsspiel-wards-off = { $figure } wards the spell off ({ $dice }).
kriegsspiel-wards-not = { $figure } cannot ward the spell off ({ $dice }).
kriegsspiel-caster-rolls = { $figure } holds against neutralising: { $dice }
kriegsspiel-neutralises = { $figure } neutralises the spell of { $target } for { $price } ZEH ({ $dice }).
kriegsspiel-neutralises-not = { $figure } tries in vain to neutralise the spell of { $target } for { $price } ZEH ({ $dice }).
kriegsspiel-no-remedy = { $figure } cannot neutralise a spell of priests: { $spell }.
kriegsspiel-spell-weaken-done = Weakened until the end of the round: { $figures }
kriegsspiel-spell-strengthen-done = Strengthened until the end of the round: { $figures }
kriegsspiel-spell-invisible-done = Invisible: { $figures }
kriegsspiel-spell-paralyse-done = Paralysed: { $figures }
kriegsspiel-spell-petrify-done = Turned to stone: { $figures }
kriegsspiel-spell-transfer-done = Transferred: { $figures }
kriegsspiel-spell-animals-done = These animals follow the spell: { $figures }
kriegsspiel-spell-beasts-done = This beast follows the spell: { $figures }
kriegsspiel-spell-speed-done = Twice as fast: { $figures }
kriegsspiel-spell-wind-done = With a wind of their own: { $figures }
kriegsspiel-spell-dry-river-done = The river dries up (edges: { $count }).
kriegsspiel-spell-flood-river-done = The river floods its banks (edges: { $count }).
kriegsspiel-spell-protection-done = Protected from spells: { $figures }
kriegsspiel-spell-vortex-done = The vortex tears away: { $figures }
kriegsspiel-spell-gates-open = The gate { $at } springs open.
kriegsspiel-spell-gates-close = The gate { $at } slams shut.
kriegsspiel-challenges = { $figure } challenges { $target } to a duel of magic.
kriegsspiel-duel-roll = { $figure } in the duel of magic: { $dice }, that is { $total }
kriegsspiel-duel-again = A draw: { $figure } rolls again.
kriegsspiel-duel-lost = { $figure } has lost the duel of magic against { $target }.
kriegsspiel-mortal = { $figure } is mortal now: { $now }.
kriegsspiel-things-won = { $figure } wins from { $target }: { $things } ({ $dice }).
kriegsspiel-things-lie = { $things } of { $target } stay on { $at } ({ $dice }).
kriegsspiel-things-fall = { $things } of { $figure } stay on { $at }.
kriegsspiel-things-stay = { $figure } keeps: { $things } ({ $dice }).
kriegsspiel-takes-things = { $figure } picks up on { $at }: { $things }
kriegsspiel-triple = { $figure } has thrown a triple: ZEH for { $target }!
kriegsspiel-gains-zeh = The triple of { $figure } brings { $target } ZEH: { $now }.
kriegsspiel-far-triple = { $figure } has thrown a triple: { $zeh } ZEH for the distant wizard of { $seat }.
kriegsspiel-messenger = { $figure } has thrown three sixes: a messenger of the gods strikes { $at }.
kriegsspiel-seen-again = { $figure } can be seen again.
kriegsspiel-unharmed = { $figure } is stone and takes no harm.

## What is not allowed

kriegsspiel-refused-no-magic = { $line } is nothing for the magic step: ZAUBERN, DUELL or HALTEN.
kriegsspiel-refused-not-now = { $line } belongs to the magic step at the start of the round.
kriegsspiel-refused-idle = { $figure } is paralysed or stone.
kriegsspiel-refused-has-cast = { $figure } has cast already in this round.
kriegsspiel-refused-no-caster = { $figure } cannot cast.
kriegsspiel-refused-zeh = This takes { $need } ZEH, there are { $zeh }.
kriegsspiel-refused-no-spell = { $line } begins with no known spell: { $known }
kriegsspiel-refused-unknown-spell = { $figure } does not know { $spell }.
kriegsspiel-refused-spell-line = “{ $line }” makes no sense: behind RICHTUNG and STÄRKE stands a number.
kriegsspiel-refused-at-nobody = { $spell }: on whom? Small fields or figures are missing.
kriegsspiel-refused-not-taken = { $spell } does not work on { $target }.
kriegsspiel-refused-apart = { $spell }: the small fields must hang together.
kriegsspiel-refused-spell-range = { $spell } reaches only { $most } small fields, not as far as { $at }.
kriegsspiel-refused-no-figure = There is no figure { $given } here.
kriegsspiel-refused-mortal = { $figure } is mortal and cannot cast.
kriegsspiel-refused-nowhere = { $spell }: it is missing who goes where (… NACH 2A+10/17).
kriegsspiel-refused-guarded = The owner's wizard keeps other wizards out of { $at } as long as one of his warriors is in there.
kriegsspiel-refused-no-landing = { $figure } cannot stand there or finds no room.
kriegsspiel-refused-too-far = { $spell }: { $at } is too far away or not free.
kriegsspiel-refused-no-beast = Move a mythical beast: name one on this battlefield and a small field (b9 NACH 2A+10/17; behind a comma whom it attacks there: b9 NACH 2A+10/17, a2).
kriegsspiel-refused-wind = Local wind: RICHTUNG 1 to 6 and STÄRKE 0 to 3 are missing.
kriegsspiel-refused-no-river = { $given } is no river edge (2A+10/17>2A+10/18).
kriegsspiel-refused-no-such-gate = { $given } is no gate of this battlefield.
kriegsspiel-refused-broken-gate = The gate { $given } is broken.
kriegsspiel-refused-no-duellist = { $figure } cannot fight a duel of magic.
kriegsspiel-refused-no-rival = { $target } is no enemy on this battlefield.
kriegsspiel-refused-no-rivals = There is nobody who can be challenged to a duel of magic.
kriegsspiel-refused-has-duelled = { $target } has fought a duel of magic in this round already.
kriegsspiel-refused-vortex-far = A vortex drags only whoever stands on the portal or beside it.
kriegsspiel-refused-vortex-own = A vortex drags only figures of others.
kriegsspiel-refused-vortex-many = A vortex drags at most { $people } RE of people and { $things } RE of animals and devices.
kriegsspiel-refused-vortex-re = A vortex also costs { $re } RE, which must lie in the large field of the portal.
kriegsspiel-refused-hovers = This figure hovers above the small field and cannot be hurt.
kriegsspiel-refused-stone = This figure is stone.
kriegsspiel-refused-unseen = This figure is invisible.

## On the table

kriegsspiel-condition-stronger = strengthened
kriegsspiel-condition-weaker = weakened
kriegsspiel-condition-blessed = blessed
kriegsspiel-condition-afraid = afraid
kriegsspiel-condition-still = paralysed
kriegsspiel-condition-stone = stone
kriegsspiel-condition-unseen = invisible
kriegsspiel-condition-speed = twice as fast
kriegsspiel-condition-moved = moved by magic
kriegsspiel-condition-safe = protected from spells
kriegsspiel-condition-wind = wind of its own
kriegsspiel-condition-copy = copy
kriegsspiel-condition-hovers = hovers
kriegsspiel-track-dry = dried river (edges: { $count })
kriegsspiel-track-flooded = flooded river (edges: { $count })

## Advice

kriegsspiel-why-spell = This spell is worth more now than it costs.
kriegsspiel-why-no-spell = No spell is worth its price now.
kriegsspiel-why-neutralise = Dear spells are worth an attempt, cheap ones are not.
