play-goal-kalevala = Lead your people through the ages.

# what happened
kalevala-line-refused = Line { $line } has no effect: { $why }
kalevala-armed = Armament date: { $re } RE raised ({ $places }).
kalevala-armament-lost = { $re } RE of new armament find no room anywhere and are lost; a large field takes 40 at most, a newly occupied one its own yield alone.
kalevala-converted = Converted in { $place } for { $re } RE: { $pieces }.
kalevala-built = Built in { $place } for { $re } RE: { $building }.
kalevala-demolished = Pulled down in { $place }: { $building }.
kalevala-work-paid = { $paid } of { $price } RE are paid for { $field }.
kalevala-moved = Moved { $way }: { $what }
kalevala-arrived = { $symbol } has arrived unharmed in { $place }.
kalevala-arrived-weary = { $symbol } has come to { $place } over mountain land and is alive; in battles of this GR it stands idle.
kalevala-lost-on-the-way = { $symbol } was lost on the way to { $place }.
kalevala-fell-to-pieces = { $number } { $symbol } fell to pieces in { $place }: nobody repaired them in time.
kalevala-upkeep = Upkeep: core troops { $core }, auxiliaries { $auxiliaries }, animals { $animals }, roads, canals and passes { $works } RE.
kalevala-paid-on-the-spot = Paid on the spot ({ $places }): { $re } RE.
kalevala-left = Unpaid, { $number } { $symbol } in { $place } leave you.
kalevala-scouted = EE { $ee }: { $place } – { $result ->
    [seen] scouted
    [no_result] no result
    [obstacle] obstacle
    [protected] divine protection
    *[other] { $result }
}
kalevala-detected = Scouts were detected and destroyed in { $place }; they belonged to { $realm }.
kalevala-met-at-sea = In { $place } your fleet meets ships of { $realm }: { $ships }.
kalevala-free-of-pay = { $places }: up to { $most } core troops in all the colony costs no pay.
kalevala-free-animals = Some of your animals are free of upkeep.
kalevala-plundered = Plundered, and so without yield: { $places }
kalevala-fee-round = Fee of the great round: { $amount }; balance { $balance }
kalevala-fee-postage = Return postage: { $amount }; balance { $balance }
kalevala-post-held = The account is below zero; mail is not forwarded.
kalevala-capital = The capital is now { $place }.
kalevala-capital-lost = The capital { $place } is lost.
kalevala-no-invader = Your trade centres are worth more than 64 RE: you are no invader any more.
kalevala-lapsed = { $place } is no longer part of your realm.
kalevala-letter = Letter from { $sender } to { $to }, time { $time }: “{ $words }”
kalevala-paper-missing = Without valid papers your realm stands still.
kalevala-roll-detection = Detection of scouts
kalevala-roll-transport = Transport over unfit ground
kalevala-roll-swim = Swimming through a stream
kalevala-paper-unreadable = Your papers cannot be read (in line { $lines }); they count as not handed in.
kalevala-contributed = Contribution for the newsletter accepted: { $oeh } OEH.
kalevala-newsletter-empty = The Rag-Bote { $number } comes out without any contribution.
kalevala-newsletter = The Rag-Bote { $number }: { $titles }
kalevala-missed = { $realm } has handed in nothing valid, { $times } times now.
kalevala-prose = { $realm } writes: “{ $words }”
kalevala-requested = Request { $number } is on the game master’s desk: { $title }
kalevala-request = Request { $number } of { $realm }: { $title }. “{ $words }”
kalevala-absent = { $realm } is away from { $since } to { $until }: “{ $words }”
given-name-marodeure = Marauders { $number }
kalevala-marauders-attack = { $realm } have no orders and attack { $place } from { $start } with EE { $ee }.
kalevala-marauders-armed = Marauders in { $place } arm { $re } RE.
kalevala-faulty-paper = Paper of { $realm }: not readable in line { $lines }. Strike what cannot be read and take the rest?
kalevala-refused-absence-past = This absence is over already.

# papers
kalevala-paper-unknown-word = “{ $word }” begins no order.
kalevala-paper-head = “{ $word }”: the beginning is not complete. It is written like this: { $form }
kalevala-paper-unexpected = “{ $found }” does not fit here. Expected: { $expected }.
kalevala-paper-out-of-place = “{ $found }” does not fit here.
kalevala-paper-incomplete = Something is missing here. Expected: { $expected }.
kalevala-paper-unknown-symbol = There is no symbol “{ $symbol }”.
kalevala-paper-zeh = “{ $symbol }”: ZEH go from 0 to { $most }.
kalevala-paper-name-long = “{ $written }” is too long: { $most } characters at most.
kalevala-paper-text-long = The text has { $given } characters; { $most } are the most.
kalevala-paper-one-only = { $symbol } stands for a single figure; no number goes before it.
kalevala-paper-number = { $number }: numbers go from 1 to { $most } here.
kalevala-paper-kf = Small fields are numbered 1 to 48, not { $number }.
kalevala-paper-no-small-field-here = { $place }: a large field is named here, not a small one.
kalevala-paper-small-field-wanted = { $place }: a small field is named here, with a slash and its number.
kalevala-paper-empty-text = This text is empty.
kalevala-paper-stray-end = There is nothing here that “Ende” closes: a text that begins behind the colon ends with its line. Whoever writes several lines leaves nothing behind the colon.
kalevala-paper-number-wanted = “{ $symbol }” never stands alone: its numbers belong behind it.
kalevala-paper-no-end = This text ends nowhere: a line “Ende” is missing behind it. As it is, orders would be part of it.
kalevala-paper-too-many-lines = Nobody reads more than { $most } lines.
kalevala-paper-too-many-orders = Nobody reads more than { $most } orders; perhaps one stands there many times.
kalevala-paper-too-deep = Nothing is held deeper than in { $most } brackets: a caravan holds ships, a ship its load.
kalevala-paper-too-many-loads = No paper names more than { $most } ships with a load.
kalevala-paper-absence-backwards = The absence ends before it begins.
kalevala-paper-coordinate-form = “{ $written }” is no coordinate such as 2U+15.
kalevala-paper-coordinate-plane = “{ $written }”: the digit of the plane goes first, 1 or 2.
kalevala-paper-coordinate-letter = “{ $written }”: there is no such row on this plane.
kalevala-paper-coordinate-latitude = “{ $written }”: the map ends there.
kalevala-paper-coordinate-kf = “{ $written }”: small fields are numbered 1 to 48.
kalevala-expected-place = a coordinate
kalevala-expected-number = a number
kalevala-expected-symbol = figures
kalevala-expected-colon = a colon
kalevala-expected-arrow = the arrow >
kalevala-expected-comma = a comma
kalevala-expected-kf = KF with a number
kalevala-expected-vessel = FS, LS or SS
kalevala-expected-name = a name
kalevala-expected-re = RE
kalevala-expected-dash = a dash
kalevala-expected-bracket = a bracket
kalevala-expected-building = a building
kalevala-expected-gate = Tor or Durchgang (gate or passage)
kalevala-expected-banks = Ufer (banks)
kalevala-expected-from = von (from)
kalevala-expected-no-grid = ohne Raster (without grid)
kalevala-expected-end = the end of the line

# free acts of the game master
kalevala-given = In { $place } you now have also: { $what }.
kalevala-taken = In { $place } you no longer have: { $what }.
kalevala-carried = Brought from { $start } to { $place }: { $what }.
kalevala-owned = { $place } now belongs to { $realm }.
kalevala-owned-by-nobody = { $place } now belongs to nobody.
kalevala-protected = Divine protection lies on the realm for { $rounds } great rounds.
kalevala-unprotected = The divine protection has ended.
kalevala-dissolved = The realm is dissolved; its provinces turn marauder.
kalevala-taken-over = You take over the realm. Broken away: { $lost }
kalevala-entered = You enter the world: { $places }
kalevala-deposited = Paid in: { $amount }
kalevala-refunded = Paid back: { $amount }
kalevala-answered = Request { $number } (“{ $title }”): { $state ->
    [answered] answered
    [granted] granted
    [declined] declined
    [done] done
    *[open] open
}. { $words }
kalevala-sham = Sham ruler: { $name }
kalevala-roll-loyalty = Loyalty of a province
kalevala-refused-no-realm = There is no { $realm }. There are: { $realms }.
kalevala-refused-no-place = There is no { $place } in this world.
kalevala-refused-things = “{ $written }” is no listing such as 5LB, 10RE.
kalevala-refused-name-taken = Somebody is called { $name } already.
kalevala-refused-place-taken = { $place } belongs to somebody already.
kalevala-refused-no-request = There is no request { $number }.
kalevala-refused-second-sham = Everybody has only one sham ruler; yours is called { $name }.

# refusals: dates and places
kalevala-refused-date = “{ $written }” is no date such as 270.1; every great round has phases 1 to 4.
kalevala-refused-negative-latitude = { $gf }: since 239.1 there are no negative latitudes on Eldrien.
kalevala-refused-no-splinters-yet = { $gf }: at { $date } there are no coordinates of plane 1.
kalevala-refused-phase = This is not accepted in { $date }; it belongs to phase { $phase }.
kalevala-refused-protected = Under divine protection the realm stands still.
kalevala-refused-enclosed = Your troops in { $place } have been enclosed since the battle: all around lies foreign land, and no move leads out. Supplies may come in.
kalevala-refused-build-in-water = { $place } is water; nothing stands there but a temple on its foundation in the water, and a stream bridge between two banks.
kalevala-refused-build-on-mountains = { $place } is mountains; nothing is built there.
kalevala-refused-not-own = { $place } is not part of your realm.
kalevala-refused-is-elsewhere = { $symbol } is in { $there }, not in { $place }: nobody is in two places at once.
kalevala-refused-not-there = Not there in { $place }: { $missing }.
kalevala-refused-which-part = { $place } is divided: say which part is meant, such as { $place }[a].
kalevala-refused-which-water = There are several waters in { $place }; name one, such as { $place }~a.
kalevala-refused-no-water = There is no water in { $place } for { $symbol }.
kalevala-refused-no-such-part = There is no { $place }: this field has { $known }.
kalevala-refused-same-place = A step leads on, not from { $place } to { $place }. What stays needs no line.
kalevala-refused-no-neighbours = { $start } and { $end } are no neighbours.

# refusals: movement
kalevala-refused-too-far = { $steps } large fields are too far, { $most } at most.
kalevala-refused-obstacle = There is no way from { $start } to { $end }.
kalevala-refused-only-by-ship = { $place } is water: only by ship.
kalevala-refused-moved-already = Already moved in { $place }: { $moved }. Nobody walks and sails in the same phase.
kalevala-refused-nobody-leads = Nobody leads or carries it away from { $place }.
kalevala-refused-carries = { $re } RE are too many; the group carries { $most }.
kalevala-refused-hauls = The devices need { $needed } TEH, the group offers { $offered }.
kalevala-refused-ships-apart = Ships and land troops need lines of their own.
kalevala-refused-no-such-ship = No such ship lies in { $place }: { $ship }.
kalevala-refused-unmanned = No { $ship } sails without a crew.
kalevala-refused-unknown-water = You do not know the water of { $place }; it has to be scouted and sailed.
kalevala-refused-not-aboard = { $symbol } may not go aboard a { $ship }.
kalevala-refused-no-room = { $ship }: { $room } REH are too many, { $most } at most.
kalevala-refused-ferry-too-far = There is no ferry between { $start } and { $end }; the coasts must lie in the same or in neighbouring large fields.

# refusals: armament and conversion
kalevala-refused-no-armament-date = Armament is raised only in great rounds of even number.
kalevala-refused-no-trade-centre = There is no founded trade centre in { $place }.
kalevala-refused-only-pieces = RE are converted into pieces, not into RE.
kalevala-refused-re-here = { $there } RE lie in { $place }, { $cost } are needed.
kalevala-refused-new-armament = { $there } RE of new armament are left in { $place }, { $cost } are needed.
kalevala-refused-28 = { $place }: { $wanted } RE of humans, { $most } at most in a phase.
kalevala-refused-12 = { $place }: { $wanted } RE of animals, devices and buildings, { $most } at most in a phase.
kalevala-refused-40 = { $place }: { $wanted } RE of new armament, 40 at most in one large field.
kalevala-refused-no-price = { $symbol } cannot be armed.
kalevala-refused-damaged-new = { $symbol }: nothing is made damaged.
kalevala-refused-culture-good = { $symbol } is no culture good of your people. Possible: { $goods }.
kalevala-refused-special-figure = { $symbol } needs the game master’s permission.
kalevala-refused-there-already = There is { $symbol } already; each number stands for one figure alone.
kalevala-refused-not-core = { $symbol } is none of your core troops ({ $core }).
kalevala-refused-auxiliary-is-core = { $symbol } is core and cannot be an auxiliary.
kalevala-refused-core-most = Nobody has more than { $most } core troops; you have { $had }.
kalevala-refused-auxiliaries-most = { $most } auxiliaries at most, a quarter of the core troops; you have { $had }.
kalevala-refused-auxiliaries-surplus = { $number } { $symbol } too many: only { $most } auxiliaries are allowed, a quarter of the core troops that there are in the end. They are not raised, their RE stay in { $place }.
kalevala-refused-zone-colony = { $place } is not in the home realm; colonies keep their armament.
kalevala-refused-zone-twice = { $place } belongs to another armament zone already.
kalevala-refused-zone-shares = The yield of { $place } goes undivided into one armament zone; leave out the number.
kalevala-refused-zone-share = { $place } has { $left } RE left for armament zones, not { $wanted }.
kalevala-refused-zone-parted = These provinces are not connected: { $places }.
kalevala-refused-newly-occupied = { $place } is newly occupied and arms only what it yields itself.
kalevala-refused-people-not-home = { $place } is not in the home realm; the people’s armament is not set up there.
kalevala-refused-vessels-stay = { $place }: vessels are not let go; they cost no upkeep. Who is aboard may be let go.
kalevala-refused-people-sum = { $wanted } RE are set up, but there are { $people }.
kalevala-refused-people-planes = The people’s armament is raised on one plane.
kalevala-refused-cannot-pay = { $place } cannot pay this; { $there } RE lie there.
kalevala-refused-needed-for-upkeep = { $place }: { $cost } RE are too many. Of { $there } RE you need { $owed } as upkeep, which is paid first.
kalevala-refused-others-unpaid = Then { $places } owe { $owed } RE as upkeep, and { $there } RE lie there.
kalevala-refused-invader-zone = An invader draws no armament zones: with Volk he says where all that he raises shall stand.

# refusals: buildings and works
kalevala-refused-no-gate = { $field }: every fortification needs a gate; name it, such as Tor 17-16.
kalevala-refused-gate-where = { $field }: no gate leads from here to KF { $end }.
kalevala-refused-gate-side = { $field }: from which side is the gate worked?
kalevala-refused-gate-up = A gate to { $end } leads too high up.
kalevala-refused-no-storey = There is no storey { $storey }.
kalevala-refused-passage-outside = A passage leads into another building; there is none in { $end }.
kalevala-refused-passage-level = A passage to { $end } joins only storeys of the same level.
kalevala-refused-no-way-in = { $field }: no gate leads in from outside.
kalevala-refused-ascent = { $field }: a gate must face the ascent to KF { $end }.
kalevala-refused-foundation = { $field }: a foundation is needed here first.
kalevala-refused-no-foundation-needed = { $field }: no foundation is needed here.
kalevala-refused-stage = { $kind } grows from { $before }, which does not stand here.
kalevala-refused-one-stage = { $field }: one stage in a great round.
kalevala-refused-too-high = { $field }: no keep rises above the mountains.
kalevala-refused-built-up = { $field } is built up already.
kalevala-refused-on-pass = { $field } is a pass; nothing is built there.
kalevala-refused-no-edge = { $field } and KF { $end } share no edge.
kalevala-refused-edge-taken = Something stands already on the edge between { $field } and { $end }.
kalevala-refused-wall-here = No wall can stand between { $field } and { $end }.
kalevala-refused-no-river = No river runs between { $field } and { $end }.
kalevala-refused-not-in-line = { $field }: bridge and banks are not in one line.
kalevala-refused-bank-foreign = { $field }: both banks must be yours.
kalevala-refused-bridge-over = { $field } is neither stream nor gorge.
kalevala-refused-bridge-bank = { $field }: one bank is no land.
kalevala-refused-bridge-level = { $field }: the banks are not on one level.
kalevala-refused-no-building = No such building stands in { $place }.
kalevala-refused-nothing-broken = Nothing of this is to be repaired in { $place }: { $missing }.
kalevala-refused-no-canal = { $field }: no canal can be dug in this terrain.
kalevala-refused-no-plan = { $field }: no plan for this canal was granted.
kalevala-refused-wide-canal = { $field }: a canal is only one small field wide.
kalevala-refused-no-mountains = { $field } is no mountain.
kalevala-refused-pass-ends = { $field }: a pass leads from upland over mountains to upland on the other side; land that hangs together around the mountains is one side.
kalevala-refused-pass-foreign = { $field }: { $end } is not yours.

# refusals: scouting
kalevala-refused-six-ee = EE { $number }: there are only six scouting units.
kalevala-refused-ee-twice = EE { $number } is on its way already.
kalevala-refused-no-warrior = No warrior who could scout stands in { $place }.
kalevala-refused-too-deep = Scouts get { $most } large fields deep at most.
kalevala-refused-not-straight = { $target } is not straight on.

# refusals: the realm
kalevala-refused-capital-stays = The capital { $place } cannot be moved.
kalevala-refused-no-capital = { $place } cannot be a capital.
kalevala-refused-say-twice = { $place } is given up only if it is said twice.
kalevala-refused-no-rulers = Nobody rules in this world: there must be one at least.
kalevala-refused-names = Every ruler needs a name of his own.
kalevala-refused-no-good = { $good } cannot be a culture good.

# refusals: letters
kalevala-refused-no-recipient = The letter names no receiver.
kalevala-unknown-name = Nobody is called { $name }.
kalevala-refused-sender = You may not write under the name { $under }.
kalevala-refused-express = { $place }: an express letter costs 1 RE, { $there } lie there.
kalevala-letter-decision = Letter from { $sender } to { $to } looks like a map
kalevala-refused-no-room-aboard = There is no room aboard at { $place } for { $what }.
