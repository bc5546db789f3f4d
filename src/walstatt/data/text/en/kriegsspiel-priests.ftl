### Priests and temples on the battlefield (chapter 20).

kriegsspiel-spell-bless = Bless
kriegsspiel-spell-bless-about = Chosen figures on his small field and around it: 2 more on all their dice in this round; survival is no easier.
kriegsspiel-spell-bless-done = Blessed: { $figures }.
kriegsspiel-spell-fear = Fear
kriegsspiel-spell-fear-about = Chosen figures on his small field and around it: 2 less on all their dice in this round; survival is no harder.
kriegsspiel-spell-fear-done = In fear: { $figures }.
kriegsspiel-spell-bread = Bread and water
kriegsspiel-spell-bread-about = For the whole fortress in which he is: one round more without hunger, or 1 less to survive it in this round.
kriegsspiel-spell-bread-done = Bread and water for the fortress on { $at }: { $how ->
    [later] hunger comes a round later.
    [hungry] in this round 1 less is needed to survive.
   *[again] it has been fed in this round already.
}
kriegsspiel-spell-call = Call the god
kriegsspiel-spell-call-about = For one round, with one of his abilities: alone 11 or more, with a second priest 10.
kriegsspiel-spell-extend = Keep the god
kriegsspiel-spell-extend-about = One round more, twice at most; if it fails he is gone for this battle.
kriegsspiel-god-called = The god appears on { $at } with { $ability }, for { $zeh } ZEH.
kriegsspiel-god-not-called = The god does not hear the call. It has cost { $zeh } ZEH.
kriegsspiel-god-stays = The god stays for one round more with { $ability }, for { $zeh } ZEH.
kriegsspiel-god-leaves = The god returns to his plane and does not come again in this battle.
kriegsspiel-spell-offer = Offer up
kriegsspiel-spell-offer-about = A priest king makes ZEH of own people and animals on his small field: one for each 2 RE that they are worth.
kriegsspiel-spell-offer-done = Offered up: { $figures }. That makes { $zeh } ZEH, { $all } in all.
kriegsspiel-priest-beaten = { $figure } has lost the duel against { $target } and with it all { $zeh } ZEH.
kriegsspiel-temple-hit = The temple on { $at } has taken { $hits } { $hits ->
    [one] hit
   *[other] hits
} in all.
kriegsspiel-temple-plundered = { $figure } plunders the temple on { $at }: { $value } RE. It is desecrated.

kriegsspiel-refused-no-fortress = { $figure } is in no fortress of his own side.
kriegsspiel-refused-offering = { $figure } cannot be offered up: only own people and animals on the small field of the king.
kriegsspiel-refused-offering-room = That would make { $zeh } ZEH, and the king has room for { $room }.
kriegsspiel-refused-whole-fortress = Bread and water is for the whole fortress; no part of it is named.
kriegsspiel-refused-no-god = { $figure } has no god whom he could call.
kriegsspiel-refused-no-ability = The god does not master { $ability }; there are { $known }.
kriegsspiel-refused-second-priest = { $given }: a second priest of the same ruler must stand beside the first and have cast nothing in this round.
kriegsspiel-refused-god-banned = The god returned when he could not be kept; in this battle he does not come again.
kriegsspiel-refused-god-regular = The god stays among people for { $rounds } rounds anyhow; he cannot be called during them.
kriegsspiel-refused-god-here = The god is on the battlefield already.
kriegsspiel-refused-god-not-here = The god was not on the battlefield in the round before; there is nothing to extend.
kriegsspiel-refused-god-longer = A stay is extended { $most } times at most.
kriegsspiel-refused-god-six = A regular stay lasts { $most } rounds at most with all extensions.
kriegsspiel-refused-inside-only = { $at }: in a temple one stays inside; it has no platform.
