### Entries by ship, founding and razing, peace and agreements (4.4, 9.3.1, 15)

kalevala-step-foundings = Founding and razing
kalevala-step-peace = Peace
kalevala-step-agreements = Agreements
kalevala-step-contests = Shared land
kalevala-step-centres-founded = Trade centres are founded
kalevala-step-late-occupations = Occupations after conquests
kalevala-step-razing = Trade centres are razed
kalevala-expected-share = HZ or GF
kalevala-actions-title = Action sheet of { $date }: { $realm }, plane { $plane }
kalevala-actions-note = The game master has the same sheet; it does not change any more.
kalevala-actions-ee = EE
kalevala-actions-start = from GF
kalevala-actions-kind = kind
kalevala-actions-target = to GF
kalevala-actions-centre = trade centre/KF, name
kalevala-actions-figures = who enters
kalevala-actions-losses = losses
kalevala-entry-names = { $place }: the new names hold only if the trade centre is taken or, where there is none, the battle is won.
kalevala-sailed-in = Your ships have come into { $place }.
kalevala-water-known = The water of { $place } is known to you now.
kalevala-surprise = Your warriors appear in { $place } by surprise; { $start } is not on the battlefield.
kalevala-joined-battlefield = { $place } lay on the battlefield of { $field }; your troops fought { $side ->
    [own] for themselves
    [treason] against the owner, by treason
    [enemy] against the owner, who is at war with you
   *[host] on the side of the owner
}.
kalevala-founding-taken = In phase 4 a trade centre will be founded in { $place } ({ $site }).
kalevala-founding-failed = No trade centre is founded in { $place }.
kalevala-centre-founded = A trade centre is founded in { $place } ({ $site }); it counts from the next phase 1 on.
kalevala-razing-taken = In phase 4 the trade centre in { $place } will be razed.
kalevala-razing-failed = The trade centre in { $place } is not razed.
kalevala-swim-taken = In phase 4 these swim from { $bank } to { $place }: { $what }.
kalevala-swam = { $realm } swims through the stream to { $place }: { $what }.
kalevala-drowned = { $symbol } drowns at { $bank }.
kalevala-refused-no-stream = From { $bank } nobody can swim in { $stream }: no stream flows there, or the bank is too high.
kalevala-refused-no-bank = Beyond { $stream } there is no bank for those who swim from { $bank }.
kalevala-refused-cannot-swim = { $symbol } cannot swim: only people can, without RE, devices and animals.
kalevala-refused-swim-abroad = Nobody may swim to { $place } who neither owns that land nor may enter it. In a battle the command is SCHWIMMEN.
kalevala-centre-razed = The trade centre in { $place } is razed; it is only possible again.
kalevala-peace-said = In { $place } you do not want to fight { $realm }.
kalevala-agreement-said = { $place }: you want { $share ->
    [GF] the whole large field
   *[HZ] the trade centre
} to go to { $to }.
kalevala-agreed-land = By your agreement { $place } belongs wholly to { $to }.
kalevala-agreed-centre = The trade centre in { $place } belongs to { $to } now.
kalevala-refused-entry-protected = { $place } is under divine protection: nobody enters it.
kalevala-refused-entry-not-empty = Figures stood in { $place }: it is not empty, only war (K) is possible.
kalevala-refused-entry-part = This part of { $place } was not scouted; each part takes an EE of its own.
kalevala-refused-entry-centre = A trade centre is possible in { $place }: say where it shall stand (for example HZ KF{ $kf }).
kalevala-refused-entry-centre-where = No trade centre can stand in { $place }: it must be land that your scouts saw.
kalevala-refused-no-warrior-there = No warrior of yours stands in { $place }.
kalevala-refused-founded = There is no trade centre to be founded in { $place }.
kalevala-refused-contested = { $place } lies in land that several occupied at once; they have to agree first.
kalevala-refused-raze-invaders = Only invaders raze trade centres by a line of phase 3; others do it in battle.
kalevala-refused-raze-conquered = There is no trade centre in { $place } that you have conquered.
kalevala-refused-not-met = You did not meet { $realm } in { $place }.
kalevala-refused-no-contest = There is nothing in { $place } that you would have to agree on.
kalevala-refused-no-contender = { $realm } has no part of { $place }.
kalevala-battlefield = Battlefield { $place }: { $places }. Enemies: { $enemies }; friends: { $friends }.
kalevala-left-before-battle = { $place } was occupied before and is not on the battlefield; who went there is missing in the battle for { $field }.
kalevala-report-actions = Action sheet
kalevala-idle-treason = { $place }: there was no battle; the treason had no consequences.
