# What cannot have come of a battle, and what victors find
kalevala-outcome-booty = { $realm } cannot have taken { $what } from { $other }: booty are devices, animals, RE and slaves of enemies alone.
kalevala-outcome-strayed = { $realm }: { $what } too many stand outside of { $places }; whoever was left behind enters no attacked land while enemies fight.
kalevala-outcome-left-lying = { $realm } has nobody left on the battlefield and keeps { $what }; that is booty.
kalevala-outcome-scattered = { $place }: the share of { $realm } falls into { $pieces } pieces, and not so many warriors stand there.
kalevala-outcome-goods = { $place }: { $what } cannot have been plundered. They are worth { $most } RE at most, of { $made }, and the trade centre must be plundered.
kalevala-outcome-goods-again = { $realm } has plundered goods of the owner of { $place } before; from now on there are only RE.
kalevala-seized = { $realm } takes { $what } in { $place }; nobody guarded it.
kalevala-refused-no-ship-here = A gate stands on land; vessels do not pass it ({ $place }).
kalevala-refused-second-mystic = { $realm } has a mystic already; no realm has more than one.
kalevala-loot-left-behind = { $realm } no longer stands in { $place }: what was plundered there is { $keeper }’s.
kalevala-goods-plundered = { $realm } has plundered { $place } and takes { $what } in the place of RE.
kalevala-line = { $place } is shared by { $names }. Which small field is whose? A list for each of them, every small field once.
kalevala-refused-line = For { $place } each of { $realms } needs a list of small fields, every one of them once.
kalevala-goods-right = { $realm } has plundered { $place } and can make { $what } from now on.
