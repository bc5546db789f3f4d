### Entering (15), and what comes of wars

kalevala-step-survivors = Survivors placed anew
kalevala-step-entries = Entries declared
kalevala-step-arrivals = Entries and occupations
kalevala-step-battles = Wars
kalevala-expected-entry-kind = E, B or K
kalevala-expected-semicolon = a semicolon
kalevala-roll-quick-battle = Quick battle
kalevala-roll-lot = Lot
kalevala-entry-taken = EE { $number }: the entry ({ $kind }) from { $start } into { $place } is taken.
kalevala-entry-struck = Not all that is named stands in { $place }: { $missing } are struck, the rest holds.
kalevala-entry-without-copy = { $place }: the copy of the permission is missing (“mit Erlaubnis”); the entry becomes war.
kalevala-moved-in = { $what } have moved into { $place }.
kalevala-guests-came = { $guest } has come into { $place } by permission of { $host }: { $what }.
kalevala-occupied = { $place } is occupied. At the end of the next phase 1 a warrior must stand there.
kalevala-occupation-paid = The occupation of { $place } costs { $paid }.
kalevala-occupation-failed = Nothing comes of the entry into { $place }; all stay in { $start }.
kalevala-divided-land = { $others } occupied { $place } at the same time. Your part is { $part } with KF { $fields }; the trade centre belongs to nobody until you agree.
kalevala-spread = After the victory from { $start } to { $end }: { $what }.
kalevala-refused-spread-where = You place nobody anew from { $start } to { $end }: only who won a battle in the GR before does, on whose field both GF lay, and only into own land or where he stands already.
kalevala-refused-spread-what = After a victory people, animals and devices are placed anew; RE, vessels and caravans stay where they are.
kalevala-conquered = { $place } is conquered without a fight; it belonged to { $owner ->
    [natives] nobody
   *[other] { $owner }
}.
kalevala-came-second = More warriors of { $realm } came into { $place }: the land belongs to { $realm }, and your troops stand in foreign land.
kalevala-lost-land = { $realm } has moved into { $place }, where nobody stood; the land is lost.
kalevala-lost-unfought = { $place } has fallen to { $takers } in a battle in which nobody of yours fought; the land is lost.
kalevala-battle-waits = Battle for { $field } ({ $places }): enter what came of it.
kalevala-battle-quick = Quick battle for { $place } ({ $parties }), no battle of chapter 16. Your losses: { $lost }. Your booty: { $gained }. Standing: { $left }. Fled: { $fled }. Owners afterwards: { $owned }.
kalevala-battle-hand = Battle for { $place } ({ $parties }). Your losses: { $lost }. Your booty: { $gained }. Standing: { $left }. Fled: { $fled }. Owners afterwards: { $owned }. { $words }
kalevala-outcome-form = That is no outcome of a battle: { $why }
kalevala-outcome-stranger = { $realm } was not there.
kalevala-outcome-from-nowhere = { $realm } has { $number } { $symbol } more than it had and captured.
kalevala-outcome-elsewhere = { $place } ({ $realm }) is not on the battlefield.
kalevala-outcome-not-lost = { $number } { $symbol } are captured that { $realm } did not lose.
kalevala-outcome-absent-owner = { $realm } is to own { $place } and does not stand in it.
kalevala-outcome-no-enemy = { $realm } is to own { $place }, and is not at war with { $other }, whose land it is.
kalevala-refused-entry-ee = EE { $number } is used already or too high; each entry takes one of its own.
kalevala-refused-entry-unscouted = { $place } was not scouted with success in phase 1 of this GR.
kalevala-refused-entry-start = { $place } was scouted from { $start }; only from there an entry leads to it.
kalevala-refused-entry-figures = An entry into { $place } needs figures, an occupation or a war at least one warrior.
kalevala-refused-entry-nobody = Of those who are named nobody stands in { $place } who does not enter elsewhere already: { $missing }.
kalevala-refused-entry-no-result = Scouting { $place } gave no result: only war (K) is possible.
kalevala-refused-entry-owned = { $place } is not free; only empty provinces that belong to nobody are occupied.
kalevala-refused-entry-natives = { $place } belongs to nobody: it is occupied (B).
kalevala-refused-entry-own = { $place } is yours; that is a permitted entry (E).
kalevala-refused-entry-losses = { $place } costs { $losses } RE of losses; { $offered } of what comes along are offered (Verluste …).
kalevala-refused-entry-payment = { $symbol } pays no losses in { $place }: RE, warriors, animals and devices do.
kalevala-refused-entry-garrison = After the losses a warrior must be left in { $place }.
