kalevala-expected-leave = verlassen
kalevala-left-caravan = { $place }: { $what } have left { $group } and act for themselves again.
kalevala-caravan-won = { $group } has beaten the owner of { $place }. If a warrior leaves the caravan in the next phase 1, the land is yours.
kalevala-caravan-took = { $place } belongs to { $realm } now: warriors of a caravan that was raided there and won have taken it.
kalevala-refused-not-attacked = { $group } in { $place }: one leaves a caravan only after having survived a raid with it in the great round before.
kalevala-refused-only-warriors = { $group }: only warriors leave a caravan.
kalevala-refused-not-in-caravan = { $group }: the caravan does not hold so many warriors.
kalevala-caravan-in-the-way = A caravan ({ $caravan }) stands on the battlefield in { $place }; nobody attacks it, and it takes no part in the battle.
