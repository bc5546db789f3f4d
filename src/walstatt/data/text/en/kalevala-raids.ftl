# Attacks on caravans (chapter 21).
kalevala-refused-raid-unseen = No caravan of { $realm } was scouted in { $place } in phase 1; a raid (K) takes that first.
kalevala-refused-raid-afloat = In { $place } caravans are raided on foot ashore, and by ships at sea.
kalevala-refused-raid-where = In { $place } you may not stand. Caravans are raided in own land, with a permission (“mit Erlaubnis”), or where the raiders stand already.
kalevala-raid-nobody = Nothing comes of the raid in { $place }: no caravan of { $realm } is there any more, or nobody who could attack it.
kalevala-caravan-raided = { $raider } attacks the caravan { $group } of { $owner } in { $place }. It holds: { $what }.
kalevala-caravan-survived = { $group } in { $place } has survived the attack. All who are left belong to it again: { $what }.
