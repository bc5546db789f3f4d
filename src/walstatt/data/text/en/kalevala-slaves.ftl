### Slaves (23)

kalevala-step-labour = Labour of slaves
kalevala-step-slaves = Guards of slaves
kalevala-step-unguarded = Slaves without guards
kalevala-roll-slaves = Losses among the enslaved
kalevala-roll-liberated = Enslaved again
kalevala-slaves-worked = { $number } slaves in { $place } bring { $re } RE; so many more devices and buildings may be made there. They get no pay.
kalevala-slaves-escaped = { $number } slaves in { $place } are not guarded and run away.
kalevala-slaves-undeclared = { $place }: SKLAVEN does not stand in the declaration of war; the beaten are dead.
kalevala-slaves-taken = Of { $beaten } beaten { $number } become slaves in { $place }.
kalevala-slaves-plundered = { $place } is plundered and yields { $number } slaves.
kalevala-slaves-freed = { $place }: { $number } slaves are not guarded any more and free.
kalevala-slaves-helped = { $place }: { $number } freed slaves have helped; { $joined } of them stay as auxiliaries, the others leave.
kalevala-slaves-found = { $place }: { $number } slaves of the enemy are free; { $again } of them are enslaved again, the others run.
kalevala-paper-slaves-stay = Slaves do not become warriors by payment.
kalevala-refused-unguarded = { $slaves } slaves go under guard only: { $most } need one warrior.
kalevala-refused-slaves-made = Slaves of the own people come only from new armament on an armament date (Rüsten).
kalevala-refused-slaves-most = { $place }: slaves for { $cost } RE are too many; as much as the own trade centre and the people raise there, that is { $most } RE.
kalevala-refused-slaves-no-war = { $place }: SKLAVEN only in war (K).
