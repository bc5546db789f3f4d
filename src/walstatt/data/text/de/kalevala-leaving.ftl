kalevala-expected-leave = verlassen
kalevala-left-caravan = { $place }: { $what } haben { $group } verlassen und handeln wieder für sich.
kalevala-caravan-won = { $group } hat in { $place } den Herrn des Landes geschlagen. Verlässt in der nächsten 1. Phase ein Krieger die Karawane, gehört euch das Land.
kalevala-caravan-took = { $place } gehört jetzt { $realm }: Krieger aus einer Karawane, die dort überfallen wurde und gesiegt hat, haben es in Besitz genommen.
kalevala-refused-not-attacked = { $group } in { $place }: Eine Karawane verlässt nur, wer in der vorigen Großrunde mit ihr einen Überfall überstanden hat.
kalevala-refused-only-warriors = { $group }: Nur Krieger verlassen eine Karawane.
kalevala-refused-not-in-caravan = { $group }: So viele Krieger führt die Karawane nicht.
kalevala-caravan-in-the-way = Auf dem Schlachtfeld in { $place } steht eine Karawane ({ $caravan }); niemand greift sie an, und sie nimmt am Kampf nicht teil.
