# Reports: what stands on the sheets of a realm and on the game master's overview.

kalevala-report-head = Head
kalevala-report-remarks = Words of the game master
kalevala-report-happened = What happened
kalevala-report-scouting = Scouting sheet
kalevala-report-realm = Protocol
kalevala-report-list = List of the realm
kalevala-report-upkeep = Pay and upkeep
kalevala-report-letters = Letters
kalevala-report-newsletter = Rag-Bote
kalevala-report-requests = Requests and answers
kalevala-report-account = Statement of account
kalevala-report-dates = Dates
kalevala-report-realms = Realms
kalevala-report-desk = On the desk
kalevala-report-world = The world

kalevala-natives = natives
kalevala-game-master = game master

# head and dates
kalevala-head-ruler = Ruler
kalevala-head-sham = Sham ruler
kalevala-head-date = Great round
kalevala-head-phase = GR { $gr }, phase { $phase } ({ $date })
kalevala-head-planes = Planes
kalevala-head-era = Date of the people
kalevala-head-time = time { $time } of epoch { $epoch } in eternity { $eternity }
kalevala-head-core = Core troops
kalevala-head-means = { $symbol } ({ $meaning })
kalevala-head-goods = Culture goods
kalevala-head-list = { $all }
kalevala-head-capital = Capital
kalevala-head-oeh = OEH (offering units)
kalevala-dates-next = Next phase
kalevala-dates-armament = Next armament date
kalevala-dates-protection = Divine protection
kalevala-dates-until = up to and including GR { $gr }
kalevala-dates-absence = Absence
kalevala-dates-span = { $since } to { $until }
kalevala-dates-enclose = To be enclosed
kalevala-dates-envelope = C4 return envelope to your own address, the game master as sender, stamped with { $postage } euros
kalevala-dates-repair = To be repaired, { $what }
kalevala-dates-phase = by { $date }

# abbreviations
kalevala-means-re = armament units
kalevala-means-warrior = { $weapon ->
    [axe] axe
    [lance] lance
    [sword] sword
   *[bow] bow
}, { $rank } warrior{ $mark ->
    [H] , auxiliary
    [W] , guard
   *[no] {""}
}{ $damaged ->
    [yes] , damaged
   *[no] {""}
}
kalevala-means-piece = { $base ->
    [K] merchant
    [Pr] priest
    [Ag] agent
    [My] mystic
    [Z] wizard
    [KrKoe] warrior king
    [AgKoe] agent king
    [PrKoe] priest king
    [RD] giant
    [Sl] slave
    [lP] light horse
    [sP] heavy horse
    [QlP] light quadriga horse
    [QsP] heavy quadriga horse
    [El] elephant
    [Mm] mammoth
    [DD] dragon
    [On] onager
    [Le] ladder
    [Se] rope
    [Bt] siege tower
    [Wi] ram
    [Sk] tortoise
    [QuW] quadriga wagon
    [FS] raft
    [LS] longship
    [SS] sailing ship
   *[other] { $base }
}{ $damaged ->
    [yes] , damaged
   *[no] {""}
}
kalevala-means-building = { $kind ->
    [Fundament] foundation
    [Seefundament] foundation in the water
    [Ma] wall
    [Br] river bridge
    [BR] stream bridge
    [Tu] tower
    [Bf] keep
    [BF] keep of three storeys
    [Tt] temple tower
    [Tt20] temple tower, unfinished
    [Pa] palace
   *[other] { $kind }
}
kalevala-means-site = { $kind ->
    [F] fortress
    [Mkt] market
    [Std] town
    [Phstd] provincial capital
    [Hstd] capital
   *[other] { $kind }
}

# protocol
kalevala-map-of-realm = { $realm }: the realm on plane { $plane }
kalevala-map-of-field = { $place }: the small fields
kalevala-protocol-title = What stands where, plane { $plane }
kalevala-protocol-place = GF (large field)
kalevala-protocol-site = HZ (trade centre)
kalevala-protocol-figures = Figures
kalevala-protocol-re = RE
kalevala-protocol-buildings = Buildings
kalevala-protocol-remarks = Remark
kalevala-protocol-hz = { $kind } on KF { $kf }{ $founded ->
    [yes] {""}
   *[no] , possible
}
kalevala-protocol-hz-named = { $name }: { $kind } on KF { $kf }{ $founded ->
    [yes] {""}
   *[no] , possible
}
kalevala-protocol-called = “{ $name }”
kalevala-protocol-abroad = outside the realm
kalevala-protocol-afloat = afloat
kalevala-protocol-capital = capital
kalevala-protocol-provisional = not yet for good
kalevala-protocol-plundered = plundered

# the list
kalevala-list-title = { $realm }, { $date }, plane { $plane }; culture goods: { $goods }
kalevala-list-item = Symbol
kalevala-list-meaning = Meaning
kalevala-list-column-1 = 1 was
kalevala-list-column-2 = 2 won
kalevala-list-column-3 = 3 lost
kalevala-list-column-4 = 4 new
kalevala-list-column-5 = 5 RE
kalevala-list-column-6 = 6 now
kalevala-list-note = Columns: 1 what there was in the GR before, 2 gains and 3 losses since then, 4 new armament and conversion, 5 costs and upkeep in RE, 6 what there is now. For figures 6 = 1 + 2 − 3 + 4, for RE less 5 as well.
kalevala-list-section = { $section ->
    [hz] Trade centres
    [re] Armament units
    [king] Ego figure
    [wizard] Wizard
    [priests] Priests
    [merchants] Merchants
    [slaves] Slaves
    [close] Core troops, close combat
    [ranged] Core troops, ranged
    [auxiliaries] Auxiliaries
    [guards] Guards
    [agents] Agents
    [animals] Animals
    [vessels] Vessels
    [devices] Devices
    [buildings] Buildings
    [works] Roads, canals, passes
    [upkeep] Pay and upkeep
   *[other] Other
}
kalevala-list-means = { $item ->
    [hz] city units
    [RE] armament units
    [TS] treasures of temples
   *[other] { $item }
}
kalevala-list-armament = { $what ->
    [hz] armed in trade centres
    [people] armed by the people
    [slaves] armed by slaves
   *[other] armed ({ $what })
}
kalevala-list-works = { $what ->
    [roads] GF with roads
    [canals] GF with canals
    [passes] GF with built passes
   *[other] { $what }
}
kalevala-list-sum = { $name ->
    [core] Sum of core troops
   *[auxiliaries] Sum of auxiliaries
}
kalevala-list-costs = All costs

# upkeep
kalevala-upkeep-title = Upkeep { $date }
kalevala-upkeep-what = For what
kalevala-upkeep-how = How it is reckoned
kalevala-upkeep-re = RE
kalevala-upkeep-line = { $line ->
    [core] core troops
    [auxiliaries] auxiliaries
    [animals] animals
    [works] roads, canals, passes
    [on-the-spot] on the spot
    [special] special figures and the mystic
    [debt] debts of the GR before
    [figures] king and other figures
   *[other] { $line }
}
kalevala-upkeep-core = { $number } core warriors of class { $rank }; the group up to { $most } costs { $price } RE, less what was paid in colonies
kalevala-upkeep-group = { $number } of class { $rank } (1 RE for every { $together } begun)
kalevala-upkeep-works = 2 RE for each GF with a canal or a pass, 1 RE with a road
kalevala-upkeep-there = in colonies and on distant fleets
kalevala-upkeep-total = All together

# scouting sheet
kalevala-sheet-orders = Scouts sent out
kalevala-sheet-note = Results come with phase 2. EE: scouting unit.
kalevala-sheet-ee = EE
kalevala-sheet-start = Start GF
kalevala-sheet-target = Target GF
kalevala-sheet-grid = KF map
kalevala-sheet-with-grid = { $without ->
    [yes] without (grid crossed out)
   *[no] with
}
kalevala-sheet-entry = { $ee ->
    [0] {""}
   *[other] EE { $ee }:{" "}
}{ $place }, { $result ->
    [seen] scouted
    [no-result] no result
    [obstacle] obstacle
    [protected] divine protection
   *[other] { $result }
}
kalevala-sheet-side = Entered from
kalevala-side = { $side ->
    [N] the north
    [NE] the north-east
    [SE] the south-east
    [S] the south
    [SW] the south-west
    [NW] the north-west
   *[other] { $side }
}
kalevala-sheet-part = Part seen
kalevala-sheet-owner = Owner
kalevala-sheet-figures = Figures
kalevala-sheet-none = none
kalevala-sheet-no-site = none
kalevala-sheet-site = HZ (trade centre)
kalevala-sheet-buildings = Buildings
kalevala-sheet-losses = Losses of occupation
kalevala-sheet-re = { $losses } RE
kalevala-sheet-features = In the land
kalevala-sheet-feature = { $kind ->
    [canal] canal
    [pass] pass
    [built-pass] built pass
    [gorge] gorge
    [road] road
    [dragon-road] dragon road
    [ruin] ruin
    [cave] cave
    [gnippahellir] Gnippahellir
    [stream] stream
    [oasis] oasis
    [portal] portal
    [river] river
    [ascent] ascent
   *[other] { $kind }
} KF { $where }
kalevala-sheet-where = { $kf }{ $way ->
    [no] {""}
    [NE] /NE
    [E] /E
    [SE] /SE
    [SW] /SW
    [W] /W
    [NW] /NW
   *[other] /{ $way }
}
kalevala-sheet-remark = Remarkable
kalevala-sheet-met = { $number ->
    [one] Your scouts met scouts of another ruler.
   *[other] Your scouts met scouts of { $number } other rulers.
}
kalevala-sheet-obstacle = Obstacle: { $obstacle ->
    [map] the map ends here
    [undrawn] land not yet drawn
    [water] water
    [stream] stream
    [mountains] mountains
    [gorge] gorge
    [coast] coast
    [rift] no open rift
   *[other] { $obstacle }
}
kalevala-legend-key-unseen = not seen

# letters, newsletter, requests, account
kalevala-letter-from = From
kalevala-letter-to = To
kalevala-letter-time = Time
kalevala-newsletter-issue = Issue
kalevala-newsletter-page = Contribution
kalevala-request-table = Requests
kalevala-request-number = Number
kalevala-request-title = What it is about
kalevala-request-since = Since
kalevala-request-state = State
kalevala-request-is = { $state ->
    [open] open
    [granted] granted
    [declined] declined
    [done] done
   *[other] { $state }
}
kalevala-account-title = Account with the game master
kalevala-account-date = GR.phase
kalevala-account-what = Booking
kalevala-account-amount = Amount
kalevala-account-balance = Balance
kalevala-account-carried = carried over
kalevala-account-blocked = The account is below zero: mail is not forwarded until it is balanced.
kalevala-account-below = The account is below zero: unless it is balanced when the next Zeit begins, mail is not forwarded any more.
kalevala-account-why = { $why ->
    [entry] entry
    [round] fee of the great round
    [postage] return postage
    [express] express mail
    [deposit] paid in
    [refund] paid back
   *[other] { $why }
}

# the game master's overview
kalevala-overview-realms = All realms
kalevala-overview-realm = Realm
kalevala-overview-provinces = GF
kalevala-overview-warriors = Warriors
kalevala-overview-re = RE
kalevala-overview-missed = Missed
kalevala-overview-account = Account
kalevala-overview-note = GF: large fields or parts of them; RE: armament units; missed: papers that did not come, one after the other.
kalevala-overview-map = Whose land it is, plane { $plane }
kalevala-overview-requests = Open requests
kalevala-overview-letters = Letters held back
kalevala-overview-why = Why
kalevala-overview-held = { $why ->
    [flagged] looks like a map
    [unread] not read yet
    [desk] lies with the game master
    [account] account below zero
    [refused] refused
   *[other] { $why }
}
kalevala-overview-total = All together
