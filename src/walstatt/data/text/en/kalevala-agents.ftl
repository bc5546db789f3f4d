### The secret service (chapter 22).

kalevala-report-agents = The secret service
kalevala-step-agents-begin = Risks of agents pass on
kalevala-step-headquarters-lost = Headquarters that were lost
kalevala-step-headquarters = Headquarters
kalevala-step-headquarters-new = Headquarters in new buildings
kalevala-step-agents-carried = Agents aboard and in caravans
kalevala-step-camouflage = Camouflage
kalevala-step-agents-bribed = Leaders who were bribed
kalevala-step-guards = Guards
kalevala-step-agents-with-caravans = Agents in caravans
kalevala-step-agent-orders = Orders to agents
kalevala-step-agents-paid = Agents abroad are paid
kalevala-step-captives-kept = Captured agents
kalevala-step-bills = Bills of guests nobody knew
kalevala-step-agents-lost = Agents without headquarters
kalevala-step-agents-move = Agents move
kalevala-step-agents-tested = Agents are tested
kalevala-step-agents-explore = Agents explore
kalevala-step-agent-deeds = Deeds of agents are ordered
kalevala-step-captives = What becomes of agents who were found
kalevala-step-agents-return = Agents go back
kalevala-step-bribes = Bribes
kalevala-step-bribed = Where bribed leaders go
kalevala-step-agents-act-early = Deeds of agents before occupations
kalevala-step-agents-act = Deeds of agents
kalevala-step-captives-fight = War on agents who were found
kalevala-step-gates-shut = Gates are shut again
kalevala-step-captives-freed = Captives in conquered land
kalevala-expected-agent = an agent such as Ag1
kalevala-expected-agent-does = tarnen, enttarnen, ziehen, spähen, in, aussteigen, Rückzug, Kampf or a deed of the table
kalevala-expected-agent-lines = a line such as KR 3: MORD NÄCHSTER FLUCHT
kalevala-expected-asked-about = Besitzer, Truppen, Handelszentrum or Bauten
kalevala-expected-captive-does = freilassen or bekriegen
kalevala-list-guards = Guards
kalevala-list-risk = E-R of { $what } in percent
kalevala-list-egp = EGP of { $what }
kalevala-list-group = Agent’s group { $what }
kalevala-list-captive = held captive: { $what }
kalevala-roll-agent-detection = Detection of an agent
kalevala-roll-agent-deed = An agent’s deed
kalevala-roll-agent-letter = Which letter an agent reads
kalevala-people-answer = { $realm } asks the people about { $place } ({ $topic }). What do they answer?

# headquarters and guards
kalevala-hq-founded = Your secret service has its headquarters on { $place }, for { $re } RE.
kalevala-hq-lost = The headquarters on { $place } is lost, its secrets are known. Agents outside need a new one in the next phase 1; guards are ordinary warriors again.
kalevala-hq-secrets = The papers of the secret service of { $realm } are in your hands: { $where }.
kalevala-guards-commissioned = Guards in { $place }: { $what }.
kalevala-guards-discharged = No longer guards in { $place }: { $what }.
kalevala-guard-unpaid = { $place }: nothing is left to pay the guard { $symbol }; he is an ordinary warrior again.

# agents on their ways
kalevala-agent-battle = If there is a battle in { $place }, { $agent } waits on { $field } and does: { $lines }
kalevala-agent-left-battle = { $agent } has left the battle unseen and is in { $place }.
kalevala-refused-agent-battle-lines = At most { $most } lines for a battle.
kalevala-outcome-uncovered = { $agent } of { $realm } is no camouflaged group on this battlefield, or does not have so much.
kalevala-agent-hides = { $agent } is camouflaged in { $place }: { $what }.
kalevala-agent-unmasks = { $agent } stands in the open in { $place }; no battlefield grows by that.
kalevala-agent-joins = { $agent } goes under in { $group } in { $place }.
kalevala-agent-quits = { $agent } has left the caravan in { $place }: { $what }.
kalevala-agent-outside = { $agent } is outside of { $what } again, in { $place }.
kalevala-agent-carried = { $agent } has come along unseen and is in { $place } now.
kalevala-agent-ordered = { $agent } sets out: { $way }. He arrives in phase 2.
kalevala-agent-spies = { $agent } explores { $place } for { $re } RE; his E-R is { $percent } %, before what the place does to it.
kalevala-agent-moved = { $agent } has come to { $place } ({ $way }).
kalevala-agent-stopped = { $agent } was stopped and is in { $place }: { $obstacles }.
kalevala-agent-refunded = { $agent } could not explore; the { $re } RE are his again.
kalevala-agent-paid = { $agent } pays { $re } RE of upkeep in { $place } from what he carries ({ $what }).
kalevala-agent-unpaid = An agent in { $place } could not pay his upkeep and is lost with all that he had: { $what }.
kalevala-agent-lost-contact = Without headquarters an agent in { $place } goes his own way: { $what }.
kalevala-agent-drowned = An agent went down with the ship in { $place }: { $what }.
kalevala-agent-resigns = { $agent } in { $place } cannot be paid and leaves the service.
kalevala-agent-returns = { $agent } will go back to { $place } before anybody marches in.
kalevala-agent-back = { $agent } is back in { $place }.
kalevala-agent-scouted = { $agent } has explored { $place }.
kalevala-agent-inside-sees = { $agent } knows exactly what { $group } of { $realm } holds: { $what }.
kalevala-agent-finds = { $agent } has found a camouflaged group of { $realm } in { $place }: { $what }.
kalevala-agent-warns = { $agent } has noticed scouts in { $place }: troops will probably march in.

# found and captured
kalevala-agent-found = { $captured ->
    [yes] An agent of { $realm } was found in { $place } and captured: { $what }. In phase 3 you may let him go (Gefangene freilassen { $agent } von { $realm }) or make war on him (Gefangene bekriegen { $agent } von { $realm }).
   *[no] An agent of { $realm } was found in { $place }: { $what }. He is at large; in phase 3 you may make war on him (Gefangene bekriegen { $agent } von { $realm }).
  }
kalevala-agent-detected = { $captured ->
    [yes] { $agent } was found in { $place } and is captured with his group: { $what }.
   *[no] { $agent } was found in { $place } and stands there for all to see: { $what }.
  }
kalevala-agent-dead = { $agent } was killed in { $place }. Left of his group: { $what }.
kalevala-agent-killed = In { $place } an agent of { $realm } was killed in the act. His group stands there: { $what }.
kalevala-captives-kept = { $agent } of { $realm } is held in { $place }; his group has { $left } RE left.
kalevala-captives-starved = { $agent } of { $realm } and his group have starved in { $place }. Left behind: { $what }.
kalevala-captives-freed = { $agent } of { $realm } is free in { $place }.
kalevala-captives-nobody = There is no agent { $agent } of { $realm } in your land whom you could make war on.
kalevala-captives-challenged = War on { $agent } of { $realm } in phase 4.
kalevala-abducted-free = { $what } who had been abducted are free in { $place }.

# deeds
kalevala-agent-deed = { $agent } in { $place }, for { $re } RE as far as he knows: { $deed ->
    [ask] questioning the people
    [rustle] stealing animals
    [sabotage] sabotage
    [murder] murder
    [abduct] abduction
    [letters] reading letters
    [sneak] sneaking in
    [open] opening a gate
    [bribe] bribery
    [guide] a mountain guide or fisherman
    [steal] theft
    [revolt] a revolt
   *[other] { $deed }
  }. E-R of the next GR: { $percent } %; EGP if it succeeds: { $egp }.
kalevala-agent-did = { $agent } in { $place } has succeeded: { $deed ->
    [ask] questioning the people
    [rustle] stealing animals
    [sabotage] sabotage
    [murder] murder
    [abduct] abduction
    [letters] reading letters
    [sneak] sneaking in
    [open] opening a gate
    [bribe] bribery
    [guide] a mountain guide or fisherman
    [steal] theft
    [revolt] a revolt
   *[other] { $deed }
  } ({ $what }). { $re } RE, E-R +{ $percent } % in the next GR, EGP +{ $egp }.
kalevala-agent-missed = { $agent } in { $place } had no success: { $deed ->
    [ask] questioning the people
    [rustle] stealing animals
    [sabotage] sabotage
    [murder] murder
    [abduct] abduction
    [letters] reading letters
    [sneak] sneaking in
    [open] opening a gate
    [bribe] bribery
    [guide] a mountain guide or fisherman
    [steal] theft
    [revolt] a revolt
   *[other] { $deed }
  }. { $re } RE, E-R +{ $percent } % in the next GR, no EGP.
kalevala-agent-failed = { $agent } in { $place } could not even try: { $deed ->
    [ask] questioning the people
    [rustle] stealing animals
    [sabotage] sabotage
    [murder] murder
    [abduct] abduction
    [letters] reading letters
    [sneak] sneaking in
    [open] opening a gate
    [bribe] bribery
    [guide] a mountain guide or fisherman
    [steal] theft
    [revolt] a revolt
   *[other] { $deed }
  }. { $why ->
    [re] He did not have enough RE.
    [gone] What he wanted is not there.
    [capital] This is not the capital.
    [room] His group has no room.
    [outside] He is not in the building.
    [impossible] No die shows so much.
    [open] He needs no guide to go there.
    [protected] The land is under divine protection.
   *[way] No way leads there.
  } Nothing was paid.
kalevala-agent-victim = { $place }: the work of a foreign agent: { $deed ->
    [ask] questioning the people
    [rustle] stealing animals
    [sabotage] sabotage
    [murder] murder
    [abduct] abduction
    [letters] reading letters
    [sneak] sneaking in
    [open] opening a gate
    [bribe] bribery
    [guide] a mountain guide or fisherman
    [steal] theft
    [revolt] a revolt
   *[other] { $deed }
  } ({ $what }).
kalevala-agent-in-caravan = { $agent } has struck in { $group } in { $place }.
kalevala-people-say = The people of { $place } ({ $topic }): { $words }
kalevala-letter-read = Read by your agent: { $sender } to { $to }, GR { $time }: { $words }
kalevala-died-for-king = { $symbol } in { $place } has died in the king’s place.
kalevala-caravan-disobeys = { $group } goes another way than ordered; it is in { $place }.
kalevala-unexplained-loss = { $re } RE are missing, and nobody can say why.

# report
kalevala-hq = Headquarters (GHZ)
kalevala-guards = Guards
kalevala-agents = Agents
kalevala-agent-who = Agent
kalevala-agent-place = Place
kalevala-agent-risk = E-R
kalevala-agent-egp = EGP
kalevala-agent-what = Group
kalevala-agent-how = State
kalevala-percent = { $percent } %
kalevala-agent-is = { $how ->
    [hidden] camouflaged
    [exposed] unmasked
    [caravan] in an own caravan
    [inside] inside of { $what }
   *[open] in the open
  }
kalevala-captives = Captives
kalevala-captive-who = Agent
kalevala-captive-realm = Of
kalevala-captive-place = Place
kalevala-captive-what = Group
kalevala-sheet-agent = seen by { $agent }
kalevala-sheet-capital = the capital of its ruler
kalevala-sheet-hidden = camouflaged there, of { $realm }: { $what }
kalevala-sheet-exactly = caravan or vessel of { $realm }, exactly: { $what }
kalevala-template-hq = Headquarters (GHZ): { $place }
kalevala-template-agent = { $agent } in { $place }: E-R { $percent } %, EGP { $egp }, { $what }
kalevala-template-captive = Captured: { $agent } of { $realm } in { $place }, { $re } RE

# refused
kalevala-refused-hq-ruler = Only a ruler has a secret service.
kalevala-refused-hq-house = The headquarters belongs into a tower or keep; there is none on { $place }.
kalevala-refused-hq-there = The headquarters is on { $place } already.
kalevala-refused-no-hq = Without headquarters (GHZ) there are no agents: { $symbol }.
kalevala-refused-no-hq-guards = Without headquarters (GHZ) there are no guards.
kalevala-refused-agent-at-hq = { $symbol } is raised in the headquarters: { $place }.
kalevala-refused-no-guard = { $symbol } cannot be commissioned: only ordinary warriors can.
kalevala-refused-no-agent = You have no { $agent }.
kalevala-refused-agent-held = { $agent } is in the hands of another.
kalevala-refused-agent-elsewhere = { $agent } is not in { $place }.
kalevala-refused-agent-hovers = { $symbol } floats above the ground and cannot be camouflaged or seized.
kalevala-refused-agent-vessel = { $symbol } is too large to be camouflaged; a raft (FS) is not.
kalevala-refused-agent-room = An agent’s group fills one KF at most: { $room } REH, { $most } fit.
kalevala-refused-agent-once = { $agent } has an order of this kind already.
kalevala-refused-agent-in-caravan = { $agent } is in { $group }; he must leave it first (aussteigen).
kalevala-refused-agent-protected = { $agent } does nothing in { $place }: it is under divine protection.
kalevala-refused-agent-at-sea = { $agent } cannot leave the vessel on { $place }: there is no shore in this large field, and he has no raft.
kalevala-refused-agent-outside = { $agent } is in no caravan, vessel or building.
kalevala-refused-agent-exposed = { $agent } is unmasked; only a move into another GF hides him again.
kalevala-refused-agent-not-hidden = { $agent } is not camouflaged.
kalevala-refused-agent-spied = { $agent } has used his EE-Ag of this GR.
kalevala-refused-agent-spies-here = { $agent } can only explore where he is or will be: { $place }.
kalevala-refused-agent-re = { $agent } needs { $cost } RE and carries { $there }.
kalevala-refused-agent-keep = { $agent } needs { $cost } RE and { $owed } RE of upkeep, and carries { $there }.
kalevala-refused-agent-no-way-back = { $agent } has not come from anywhere in this GR.
kalevala-refused-agent-deeds = No more than { $most } deeds in a GR.
kalevala-refused-agent-unprepared = { $agent } has not explored { $place } himself in phase 1 of this GR.
kalevala-refused-agent-asks-far = The people know only this GF and its six neighbours, not { $place }.
kalevala-refused-agent-animals = Only animals are stolen so.
kalevala-refused-agent-one-class = Animals of one class are one deed; write a line for each class.
kalevala-refused-agent-unseen = { $symbol }: your agent has not seen that in { $place }.
kalevala-refused-agent-own = An agent does not act against { $realm }.
kalevala-refused-agent-one-person = One person for each deed.
kalevala-refused-agent-elsewhere-deed = { $place } does not lie where he is.
kalevala-refused-agent-sabotage = One device, vessel or wagon, or a small field with a bridge or gate, for each sabotage.
kalevala-refused-agent-capital = Letters are read in the capital only; { $place } is none.
kalevala-refused-agent-inside = He is inside of { $what } already.
kalevala-refused-agent-no-house = There is no building on { $place }.
kalevala-refused-agent-not-inside = To open a gate he must be in the building on { $place }.
kalevala-refused-agent-things = Devices and RE are stolen so.
kalevala-refused-agent-impossible = A { $need } would be needed, and a die shows { $most } at most.
kalevala-refused-agent-no-warriors = There are no warriors in { $place }.
kalevala-refused-no-captive = You hold no { $agent } of { $realm }, and none stands unmasked in your land.
kalevala-refused-agent-enters = { $symbol } takes no land.
