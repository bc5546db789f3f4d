### The wizard (chapter 19).

kalevala-report-wizard = The wizard
kalevala-step-wizard-mortality = Wizards who are immortal again
kalevala-step-research = Research of wizards
kalevala-step-magic-rolls = Magic rolls
kalevala-step-wizards = Who has a wizard
kalevala-step-wizards-after = Mortal wizards and apprentices
kalevala-roll-magic-roll = { $realm }: magic roll

# what happens
kalevala-wizard-gains = Magic flows to your wizard: { $was } becomes { $now }.
kalevala-wizard-mortal = Your wizard has lost a duel of magic and is mortal: { $symbol }. From GR { $until } on he is immortal again.
kalevala-wizard-immortal = Your wizard is immortal again: { $symbol }.
kalevala-wizard-apprentice = Your wizard is dead. An apprentice takes his place in { $place }: { $symbol }.
kalevala-wizard-research = Research: { $value } RE of value become { $zeh } ZEH; there are { $all } for research now.
kalevala-wizard-project = Research takes { $zeh } ZEH; { $all } are left for it. { $words }
kalevala-wizard-stopped = Beyond { $place } your wizard finds nothing but water: he does not reach { $end } and stays there.

# report
kalevala-wizard-who = Wizard
kalevala-wizard-is = { $symbol } in { $place }
kalevala-wizard-zeh = ZEH
kalevala-wizard-spells = Spells
kalevala-wizard-for-research = ZEH for research
kalevala-wizard-free = Immortal again in GR
kalevala-template-wizard = Wizard: { $symbol } in { $place }; in an order sheet: Z: ZAUBERN Lähmen NÄCHSTER BIS 30

# refused
kalevala-refused-no-wizard-there = The wizard is not in { $place }.
kalevala-refused-too-little-research = { $re } RE of value bring no ZEH for research: two RE are one.
kalevala-refused-no-research = { $symbol } cannot be turned into ZEH for research: only RE and devices can.
kalevala-refused-research = That takes { $zeh } ZEH for research; there are { $there }.
kalevala-refused-second-wizard = This ruler has as many wizards as he may have.
kalevala-refused-wizard-dismissed = { $symbol } cannot be dismissed.
kalevala-refused-wizard-dead = { $symbol } of { $realm } is mortal only after a lost duel, and nobody here could challenge him: he must stand or have fled somewhere.
kalevala-refused-ends-on-water = A wizard crosses water only if he reaches land in the same GR; { $place } is water.
kalevala-step-wizards-of-planes = Wizards for new core realms
kalevala-wizard-joins = In { $place } you have won another core realm: an apprentice joins you there, { $symbol }.
