### Temples and priests (chapter 20).

kalevala-report-temple = Temples and priests
kalevala-step-temples = Temples and whose they are
kalevala-step-oracle-sees = What oracles foresee
kalevala-step-temple-gifts = Gifts to temples, ZEH for priests
kalevala-step-oracle = Questions to oracles
kalevala-step-priests-paid = Upkeep of priests
kalevala-step-priests-dead = Dead priests
kalevala-step-temples-watched = Guards of temples
kalevala-expected-temple-does = spenden, opfern or zahlt
kalevala-expected-for-priest = “für” and a priest
kalevala-expected-priests-go = gehen

# what happens
kalevala-temple-gift = The temple on { $field } is given { $re } RE. Its treasure: TS ({ $all } RE).
kalevala-temple-treasure = The treasure of the temple on { $field } is TS ({ $re } RE) now.
kalevala-priest-zeh = On { $field } { $re } RE are sacrificed: a priest gains { $zeh } ZEH and is { $priest } now. What is left: TS ({ $all } RE).
kalevala-priests-paid = Treasures pay { $re } RE for the priests: { $fields }.
kalevala-priest-leaves = No treasure can pay { $priest } in { $place }: he leaves for good.
kalevala-priest-dead = { $priest } is dead. Half of his ZEH returns to the temple on { $field } as { $re } RE: TS ({ $all } RE).
kalevala-temple-unguarded = No priest guards the temple on { $field } any more. If none is raised there in the next phase 1 and none comes, it becomes a tower.
kalevala-temple-desecrated = The temple on { $field } is desecrated. An ordinary tower is left of it.
kalevala-treasure-spilled = The treasure of the temple on { $field }, { $re } RE, lies in { $place } now as ordinary RE.
kalevala-temple-taken = { $realm ->
    [natives] The temple on { $field } is lost with its land.
   *[other] The temple on { $field } belongs to { $realm } now.
}
kalevala-temple-plundered = { $realm } has plundered the temple on { $field }: { $re } RE. It is desecrated.
kalevala-temple-hit = The temple on { $field } has taken { $hits } { $hits ->
    [one] hit
   *[other] hits
} in all; at the tenth it falls.
kalevala-temple-destroyed = The temple on { $field } is destroyed.

# the oracle
kalevala-oracle = { $realm } asks the oracle on { $field } and offers { $offering } RE: “{ $question }” What does it answer? Your own words, or nothing: then the program says, in verse, what the offering is worth (fee { $fee } RE, { $share ->
    [full] a whole answer
    [half] half an answer
   *[other] silence
}): { $verse } With “false” it keeps silent.
kalevala-oracle-asked = You ask the oracle on { $field } and offer { $re } RE: “{ $question }” { $listed ->
    [yes] The priests understand the question.
   *[other] Only the game master can answer this question; the program does not know it.
}
kalevala-oracle-says = The oracle on { $field } answers to “{ $question }”: { $words }
kalevala-oracle-verse = The oracle on { $field } answers to “{ $question }”: { $verse }
kalevala-oracle-silent = The oracle on { $field } keeps silent on “{ $question }”. What was offered is gone.
kalevala-oracle-desk = { $realm } has asked the oracle on { $field } (offered { $offering } RE, fee { $fee } RE, { $share ->
    [full] a whole answer
    [half] half an answer
   *[other] silence
}): “{ $question }”
kalevala-oracle-towards = { $towards ->
    [here] right where this altar smokes
    [beyond] where no road of this world leads
    [nowhere] nowhere under the sky
    [N] where the pole star stands
    [NE] between the pole star and the morning
    [SE] between the morning and the noon
    [S] where the noon sun burns
    [SW] between the noon and the evening
   *[NW] between the evening and the pole star
}
kalevala-oracle-owner-full = I see the stones of { $place } and the smoke that climbs. { $kind ->
    [none] No lord is named there; the land belongs to itself.
    [own] The banner is the one that you bear yourself: { $owners }.
   *[other] A banner beats in the wind above, and on it is written: { $owners }.
}
kalevala-oracle-owner-half = I see smoke above { $place }, { $kind ->
    [none] and nobody’s banner in it.
    [own] and it smells of your own hearth.
   *[other] and a strange banner in it, but the wind hides the sign.
}
kalevala-oracle-garrison-full = Count the shadows that fall on { $place } at noon: { $number } of them carry a weapon.
kalevala-oracle-garrison-half = Shadows fall on { $place } at noon: { $many ->
    [none] none of them bears iron.
    [few] fewer than the fingers of two hands bear iron.
    [some] a band that fits around two fires.
    [many] more than one well can water.
   *[host] a forest of spears.
}
kalevala-oracle-centre-full = { $kind ->
    [none] In { $place } the grass hears no coin.
   *[other] In { $place } the scales swing: { $kind } the merchants call it.
}
kalevala-oracle-centre-half = { $kind ->
    [none] In { $place } the grass hears no coin.
   *[other] In { $place } coins could ring.
}
kalevala-oracle-strength-full = When { $realm } calls, { $number } throats answer and { $number } blades.
kalevala-oracle-strength-half = Lay your blades and those of { $realm } on the scales: { $than ->
    [more] yours rise.
    [less] yours sink.
   *[same] the beam does not stir.
}
kalevala-oracle-size-full = { $number } times must { $realm } turn the key in the evening to lock all gates.
kalevala-oracle-size-half = Who rides around all land of { $realm } rides { $than ->
    [more] longer than around yours.
    [less] shorter than around yours.
   *[same] as long as around yours.
}
kalevala-oracle-capital-full = The crown of { $what } rests, { kalevala-oracle-towards }: { $places }.
kalevala-oracle-capital-half = Look for the crown of { $what } { kalevala-oracle-towards }.
kalevala-oracle-king-full = He who bears the crown of { $what } casts his shadow { kalevala-oracle-towards }: { $places }.
kalevala-oracle-king-half = Look for him who bears the crown of { $what } { kalevala-oracle-towards }.
kalevala-oracle-temple-full = Where { $what } bows before the gods smoke rises { kalevala-oracle-towards }: { $places }.
kalevala-oracle-temple-half = Where { $what } bows before the gods smoke rises { kalevala-oracle-towards }.
kalevala-oracle-item-full = What you seek, { $what }, sleeps { kalevala-oracle-towards }: { $places }.
kalevala-oracle-item-half = What you seek, { $what }, sleeps { kalevala-oracle-towards }.
kalevala-oracle-gate-full = The nearest door that leads out of this world stands { kalevala-oracle-towards }: { $places }.
kalevala-oracle-gate-half = The nearest door that leads out of this world stands { kalevala-oracle-towards }.

# report
kalevala-temple-table = Temples
kalevala-temple-field = Temple
kalevala-temple-cult = Cult
kalevala-temple-priests = Priests in the GF
kalevala-temple-watch = Guarded
kalevala-temple-is-watched = { $watched ->
    [yes] yes
   *[other] no
}
kalevala-priest-table = Priests
kalevala-priest-who = Priest
kalevala-priest-number = Number
kalevala-priest-place = Stands in
kalevala-priest-cult = Cult
kalevala-cult-own = the god of the realm
kalevala-template-temple = Temple on { $field }: { $treasure }
kalevala-template-temple-unguarded = No priest guards it. It becomes a tower unless one is raised in { $place } or comes there: Wandeln { $place }: Pr
kalevala-template-priests = Upkeep of priests from treasures: { $due } RE, { $there } are there.

# the game master
kalevala-act-settlecult = Another cult
kalevala-act-about-settlecult = Letter, name, spells with their costs (those of all priests but the calling) and what its priest king can do. Without spells all three cost what they cost in the book.
kalevala-act-treasure = The treasure of a temple
kalevala-act-about-treasure = How many RE lie in a temple from now on; its owner is told.

# refused
kalevala-refused-no-temple = No temple of yours stands on { $field }.
kalevala-refused-treasure = The treasure on { $field } holds { $there } RE; { $cost } are wanted.
kalevala-refused-no-priest = { $symbol } is no priest.
kalevala-refused-priest-elsewhere = No { $symbol } is in { $place }: a priest goes to the temple for his ZEH.
kalevala-refused-no-zeh = { $re } RE bring { $symbol } no ZEH: two RE are one, and he stores { $most } at most.
kalevala-refused-priests-go = Not all of these are priests who are in { $place }.
kalevala-refused-temple-all-water = { $place } is all water: no temple stands there.
kalevala-refused-temple-far-out = { $field } lies more than { $most } KF from the coast: no temple stands there.
kalevala-refused-only-temples = In the water ({ $field }) stand only temples.
kalevala-refused-temple-cult = The temple on { $field } was begun for another cult.
kalevala-refused-temple-no-priest = Nobody consecrates the temple on { $field }: a priest must be in its GF.
kalevala-refused-last-priest = The last priest does not leave { $place }: a temple needs him, and no other comes in this phase.
kalevala-refused-oracle-twice = The oracle on { $field } has been asked already in this GR.
kalevala-refused-oracle-empty = There is no question to the oracle on { $field }.
kalevala-refused-oracle-free = A question to the oracle on { $field } needs an offering: at least 1 RE of the treasure, which holds { $there }.
kalevala-refused-oracle-answer = An answer is words, at most { $most } letters; with “false” the oracle keeps silent.
kalevala-refused-cult-spell = Priests of other cults do not cast { $spells }; there are { $known }.
kalevala-refused-priests-zeh = { $symbol } gives no ZEH: a priest’s are for his own spells alone.
kalevala-detail-letter = Letter behind the symbol
kalevala-detail-spells = Spells and what they cost
kalevala-detail-re = RE
