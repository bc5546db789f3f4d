### Caravans, expeditions, hand-overs, fiefs (21)

kalevala-step-caravans = Caravans
kalevala-step-deeds = Deeds
kalevala-step-expeditions = Expeditions
kalevala-step-handovers = Hand-overs
kalevala-step-fiefs = Fiefs
kalevala-step-fief-orders = Prolonging and claiming fiefs
kalevala-step-moved-in = Moving into land handed over
kalevala-expected-group = KW1, KW2, EX1 or EX2
kalevala-expected-out-of = aus
kalevala-expected-rest = Rest
kalevala-expected-stream = stromab or stromauf
kalevala-expected-to = an
kalevala-expected-for = gegen
kalevala-expected-gr = GR
kalevala-expected-dissolve = auflösen
kalevala-expected-prolong = verlängern or fordern

kalevala-caravan-formed = { $group } is formed in { $place }: { $what }.
kalevala-caravan-moved = { $group } has moved: { $way }.
kalevala-caravan-ordered = { $group } in { $place } has its order; phase 4 shows what comes of it.
kalevala-caravan-arrived = { $group } has come to { $place }. { $host ->
    [none] The land is nobody’s.
   *[other] { $host } rules there.
}
kalevala-caravan-held-up = { $group } is held up in { $place } and did not come to { $before }: { $why }{ $edge ->
    [yes] {" "}(KF { $course })
   *[no] {""}
}. { $host ->
    [none] The land is nobody’s.
   *[other] { $host } rules there.
}
kalevala-caravan-spread = { $place } cannot hold all of { $group }: { $moved_in } of { $fields } KF have moved in, the rest stands in { $tail }. The next move counts from its head.
kalevala-caravan-obstacle = { $kind ->
    [map] the map ends here
    [undrawn] land that is not drawn yet
    [water] water
    [stream] a stream
    [mountains] mountains
    [gorge] a gorge
    [coast] land that stops ships
    [cliff] a step of two levels
    [building] buildings bar the way
    [closed] troops have closed the GF
    [rough] terrain on which its load cannot stand
    [full] two foreign caravans are there already
    [current] the current
    [protected] divine protection
   *[other] { $kind }
}
kalevala-caravan-seen = A caravan of { $realm } is in { $place }: { $room } REH.
kalevala-caravan-aboard = { $group } has gone aboard and lies in { $place }.
kalevala-caravan-ashore = { $group } has gone ashore and stands in { $place }.
kalevala-caravan-not-aboard = { $group } could neither board nor land in { $place }.
kalevala-caravan-dissolved = { $group } is dissolved in { $place }: { $what }.
kalevala-caravan-dissolved-here = With your permission { $realm } has dissolved a caravan in { $place }: { $what }.
kalevala-caravan-lost = The merchant of { $group } has taken his life in { $place }; everything is lost: { $what }.
kalevala-caravan-leaderless = { $group } in { $place } has lost its last merchant and is no caravan any more. What it had stands there like warriors and goods in foreign land: { $what }.
kalevala-closed-field = { $place } is closed to caravans of { $realm } in this GR.
kalevala-deed-taken = The deed from { $place } to { $to } over { $worth } RE is taken.
kalevala-cession-taken = Deed: { $place } goes to { $to } for { $rounds } GR.
kalevala-handed-over = { $giver } has handed over to { $to } in { $place }: { $what }.
kalevala-handover-failed = The hand-over to { $to } in { $place } ({ $what }) did not take place: { $why }.
kalevala-handover-why = { $why ->
    [missing] it is no longer there
    [absent] no figure of the recipient is there
    [condition] nothing came in return
    [re] RE go from a merchant to a merchant or an agent only
    [devices] devices change hands only where a merchant takes part and warriors supply the TEH
    [room] the recipient’s caravan cannot hold it
    [land] the province is no longer the giver’s
    [protected] divine protection
   *[limit] the recipient would have too many of them
}
kalevala-ceded = { $place } goes from { $giver } to { $to } as a fief up to GR { $until }. In the next phase 1 a warrior or merchant of { $to } must stand there.
kalevala-fief-returned = { $place } returns from { $giver } to { $to } (a fief up to GR { $until }).
kalevala-fief-marauders = Marauders of { $lord } want the fief { $place } back; it is yours to the end of GR { $until }.
kalevala-fief-deadline = Marauders of { $lord } want the fief { $place }. How many GR are left to { $holder }?
kalevala-refused-fief-deadline = A number from 1 to { $most } is expected.
kalevala-fief-claimed = After the change of ruler { $lord } claims the fief { $place } back; it ends with GR { $until }.
kalevala-fief-asked = That the fief { $place } be prolonged is noted; the other ruler must want it too.
kalevala-fief-prolonged = The fief { $place } now lasts up to GR { $until }.
kalevala-fief-lapsed = { $to } has not moved into { $place }; the land of { $giver } falls to the natives.
kalevala-search-taken = { $group } acts with EE { $number }; in phase 4 the game master says what comes of it.
kalevala-searched = { $group } has acted in { $place }: { $words }
kalevala-search = { $group } of { $realm } in { $place }: { $words }
kalevala-expedition-found = { $group } of { $realm } acts in { $place }: “{ $words }” What does { $realm } learn? Without words: nothing.
kalevala-expedition-noticed = People of { $realm } have searched and asked in { $place }.
kalevala-expedition-paid = { $group } in { $place } pays { $re } RE from its store.
kalevala-sheet-caravan = Caravan of { $realm }: { $goods }
kalevala-mark-caravan = Caravans at home (blue): { $all }
kalevala-caravan-table = Caravans and expeditions abroad
kalevala-caravan-group = Caravan
kalevala-caravan-place = Head
kalevala-caravan-tail = Rest in
kalevala-caravan-host = Host
kalevala-caravan-contents = Contents

kalevala-refused-merchants-most = At most { $most } merchants; there are { $had } already.
kalevala-refused-merchant-attacks = Merchants do not go along to attack { $place }; they stay behind.
kalevala-refused-caravan-peaceful = Whoever belongs to a caravan in { $place } enters nowhere and attacks nobody.
kalevala-refused-caravan-number = There is a { $group } already, or there would be more than { $most }.
kalevala-refused-caravan-merchant = { $group } needs a merchant.
kalevala-refused-caravan-rest = This is left in { $place }: { $rest }. It must stand behind “Rest”.
kalevala-refused-caravan-engines = At most { $most } Sk, Bt and QuW in a caravan.
kalevala-refused-caravan-room = The load takes { $room } REH, and there is room for { $most }; merchants, companions and their mounts have { $extra } more.
kalevala-refused-caravan-craft = { $craft } ships or double rafts; a caravan has at most { $most }.
kalevala-refused-caravan-crew = { $craft } vessels need a warrior or merchant each; there are { $crew }.
kalevala-refused-caravan-aboard = Bt, Sk and QuW go on SS only, { $most } on each, and wagons without horses.
kalevala-refused-caravan-hold = { $room } REH are too much; the vessels hold { $most }.
kalevala-refused-caravan-layout = Small field { $number } is too full ({ $room } REH); it holds { $most }, and a large device stands alone.
kalevala-refused-caravan-contents = { $group } has these contents: { $what }.
kalevala-refused-caravan-phase-3 = Outside the own realm { $group } moves in phase 3.
kalevala-refused-caravan-phase-1 = Within the own realm { $group } moves in phase 1.
kalevala-refused-caravan-moved = { $group } has moved in this GR already, or has its order.
kalevala-refused-caravan-way = The way ends before { $place }: { $obstacles }.
kalevala-refused-caravan-no-vessels = { $group } has no vessels here, or no shore.
kalevala-refused-caravan-warriors = { $group } has warriors and is dissolved in own land only; { $place } is not yours.
kalevala-refused-caravan-leader = The last merchant does not leave { $group }.
kalevala-refused-no-such-caravan = { $group } does not stand there ({ $place }).
kalevala-refused-expedition-purpose = { $group } must be announced to the game master: his grant is cited with “laut Antrag”.
kalevala-refused-expedition-trade = { $group } does not trade.
kalevala-refused-closing-troops = No warrior of yours stands in { $place } (on a stream: no manned vessel) who could close it.
kalevala-refused-handover-far = { $start } and { $end } are no neighbours.
kalevala-refused-handover-missing = For this deed there lacks in { $place }: { $missing }. Perhaps it is given away already.
kalevala-refused-handover-nobody = Nothing is handed over to { $to }.
kalevala-refused-handover-piece = { $symbol } has no price and is not handed over.
kalevala-refused-handover-worth = { $worth } RE are too much for one deed; at most { $most }.
kalevala-refused-handover-giver = In { $place } nobody can hand that over: RE take a merchant, devices a merchant or warriors with enough TEH.
kalevala-refused-cede-grant = Handing over { $place } needs the game master’s grant, cited with “laut Antrag”.
kalevala-refused-cede-long = { $rounds } GR are too long; a fief lasts at most { $most }.
kalevala-refused-cede-fief = { $place } is a fief of { $lord } and goes back there only.
kalevala-refused-no-fief = { $place } is no fief that concerns you.
kalevala-refused-fief-claim = Only the original realm can claim { $place }, and only when a ruler has changed.
kalevala-refused-fief-claimed = { $place } is claimed back and is not prolonged.
kalevala-refused-words = Words are expected.
kalevala-refused-caravan-own-line = Caravans move by a line of their own: “Karawane { $group } 2A+10 > 2A+11: …”.
