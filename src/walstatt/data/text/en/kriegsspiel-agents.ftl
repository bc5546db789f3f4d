### Camouflaged groups on a battlefield

kriegsspiel-covert = Round { $round }: What does the camouflaged group { $group } on { $at } do ({ $what }; E-R { $percent } percent, { $re } RE)?
kriegsspiel-covert-hide = VERBORGEN: stay hidden and do nothing
kriegsspiel-covert-sneak = SCHLEICHEN: go unseen towards { $target }
kriegsspiel-covert-murder = MORD: a murder of { $target }{ $flees ->
    [yes] , and away from the battlefield
   *[no] {""}
}
kriegsspiel-covert-sabotage = SABOTAGE: destroy { $target }{ $flees ->
    [yes] , and away from the battlefield
   *[no] {""}
}
kriegsspiel-covert-leave = ABZIEHEN: leave the battlefield at the edge of the large field, or go there
kriegsspiel-covert-show = ENTTARNEN: show itself and fight
kriegsspiel-covert-part = TRENNEN: the agent goes on alone to { $target }; the others are seen
kriegsspiel-order-search = SUCHEN: everybody searches for hidden agents in this large field, and does nothing else
kriegsspiel-phase-stealth = What is done unseen
kriegsspiel-phase-search = Searching
kriegsspiel-phase-endurance = Hidden hardships
kriegsspiel-roll-unseen = Dice for what nobody sees
kriegsspiel-roll-search = Dice of the search, which nobody sees
kriegsspiel-roll-endurance = Dice for hardships that nobody sees
kriegsspiel-roll-covert-survival = { $symbol } of { $realm } rolls for survival
kriegsspiel-roll-deed = An unseen hand strikes at { $target }: { $points } against { $defence } GP
kriegsspiel-roll-deed-parry = { $figure } defends itself against an unseen hand: { $points } GP
kriegsspiel-roll-sabotage = Sabotage of { $target }
kriegsspiel-agent-found = A camouflaged group of { $realm } is found on { $at }: { $what }.
kriegsspiel-agent-company = On { $at } a group of { $realm } is seen whose agent has left it: { $what }.
kriegsspiel-agent-dies = { $symbol } of { $realm } is killed in the attempt.
kriegsspiel-covert-unnoticed = { $name } on { $at } is not noticed (E-R { $percent } percent).
kriegsspiel-covert-ordered = { $name } on { $at }: { $line }
kriegsspiel-covert-sneaks = { $name } is on { $at } now.
kriegsspiel-covert-leaves = { $name } leaves the battlefield unseen.
kriegsspiel-covert-shut-in = { $name } cannot leave: a magic shield keeps it in.
kriegsspiel-covert-pays = { $name } on { $at } pays { $re } RE for it.
kriegsspiel-covert-dies = { $symbol } of { $name } on { $at } dies of hardship.
kriegsspiel-covert-sinks = { $symbol } of { $name } sinks on { $at }.
kriegsspiel-covert-survives = { $symbol } of { $realm } survives: { $dice }
kriegsspiel-covert-perishes = { $symbol } of { $realm } perishes: { $dice }
kriegsspiel-searches = { $group } of { $seat } searches for hidden agents.
kriegsspiel-searched-in-vain = { $seat } finds nobody.
kriegsspiel-deed-begins = An unseen hand strikes at { $target }.
kriegsspiel-deed-rolls = The hand throws { $dice }, with { $points } GP.
kriegsspiel-deed-parried = { $target } throws { $dice }, with { $points } GP.
kriegsspiel-deed-fails = The attempt on { $target } fails.
kriegsspiel-murdered = { $figure } is murdered by a foreign agent.
kriegsspiel-sabotaged = { $target } is destroyed by a foreign agent: { $dice }
kriegsspiel-sabotage-fails = A foreign agent tries to destroy { $target }: { $dice }. Nothing happens.
kriegsspiel-condition-hidden = hidden
kriegsspiel-card-risk = E-R
kriegsspiel-place-hidden = hidden
kriegsspiel-why-place = In and around the trade centre nobody is far from the others.
kriegsspiel-why-hidden = It stays hidden: there is nobody near who is worth the risk.
kriegsspiel-why-murder = { $target } is within reach of an unseen hand.
kriegsspiel-refused-covert-line = “{ $line }” is no line for a camouflaged group. There are: { $known }; before them “KR 3:” or “AB KR 3:” in orders, FLUCHT behind a deed.
kriegsspiel-refused-covert-target = { $line }: what it aims at is missing, or nothing stands there.
kriegsspiel-refused-covert-aboard = { $group } is in a vessel, and cannot sneak away over water.
kriegsspiel-refused-covert-alone = { $group } has nobody with him whom he could leave.
kriegsspiel-refused-covert-victim = There is no { $given } of strangers on the battlefield at whom a deed could be aimed.
kriegsspiel-refused-covert-re = That costs { $need } RE; the group carries { $re }.
kriegsspiel-refused-covert = { $name } cannot hide on { $at }: a camouflaged group stands on a small field of the battlefield, in a building or in a vessel, and there are no more than the setup says.
kriegsspiel-refused-covert-ground = { $name } cannot stay on { $at }: an agent is neither in mountains nor in water without a vessel.
kriegsspiel-refused-covert-hovers = “{ $given }” floats above the ground and cannot be camouflaged.
kriegsspiel-refused-covert-number = { $realm } has two groups called { $name }; each agent has a number of his own.
kriegsspiel-refused-covert-agent = { $name }: a camouflaged group has one agent, who is named first.
kriegsspiel-refused-covert-room = { $name } takes { $room } REH; a camouflaged group fills one KF at most, { $most } REH.
kriegsspiel-refused-covert-carries = { $name } cannot carry { $re } RE; the group carries { $most }.
kriegsspiel-refused-covert-bearer = { $bearer } bears something and is not in the group of { $name }.
