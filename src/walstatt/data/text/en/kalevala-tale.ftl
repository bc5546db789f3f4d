# Battles in prose: how they began, how they went, what came of them.
kalevala-tale-and = { $first } and { $last }
kalevala-tale-comma = { $first }, { $last }
kalevala-tale-count = { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
kalevala-tale-nth = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
   *[12] twelfth
}
kalevala-tale-warriors = { $n ->
    [1] one warrior
    [2] two warriors
    [3] three warriors
    [4] four warriors
    [5] five warriors
    [6] six warriors
    [7] seven warriors
    [8] eight warriors
    [9] nine warriors
    [10] ten warriors
    [11] eleven warriors
    [12] twelve warriors
   *[other] { $n } warriors
}
kalevala-tale-people = { $n ->
    [1] one other figure
    [2] two other figures
    [3] three other figures
    [4] four other figures
    [5] five other figures
    [6] six other figures
   *[other] { $n } other figures
}
kalevala-tale-animals = { $n ->
    [1] one animal
    [2] two animals
    [3] three animals
    [4] four animals
    [5] five animals
    [6] six animals
   *[other] { $n } animals
}
kalevala-tale-devices = { $n ->
    [1] one engine of war
    [2] two engines of war
    [3] three engines of war
    [4] four engines of war
    [5] five engines of war
    [6] six engines of war
   *[other] { $n } engines of war
}
kalevala-tale-vessels = { $n ->
    [1] one ship
    [2] two ships
    [3] three ships
    [4] four ships
    [5] five ships
    [6] six ships
   *[other] { $n } ships
}

## How it began

kalevala-tale-opening-1 = { $attackers } marched against { $defenders }, and { $place } was fought for.
kalevala-tale-opening-2 = It came to a battle for { $place }: { $attackers } attacked, and { $defenders } stood to meet the blow.
kalevala-tale-opening-3 = { $defenders } held { $place } when { $attackers } came up in force.
kalevala-tale-clash-1 = { $names } clashed at { $place }.
kalevala-tale-clash-2 = { $names } met at { $place }, and nobody gave way.
kalevala-tale-force-1 = { $name } led { $troops } into the field.
kalevala-tale-force-2 = { $name } brought { $troops }.
kalevala-tale-force-against-1 = { $name } had { $troops } at hand.
kalevala-tale-force-against-2 = On the side of { $name } stood { $troops }.
kalevala-tale-force-against-3 = { $name } could muster { $troops }.
kalevala-tale-superior-1 = In strength { $names } { $many ->
    [1] was
   *[other] were
} far superior.
kalevala-tale-superior-2 = It was an unequal fight: the odds were clearly with { $names }.
kalevala-tale-better-1 = { $names } { $many ->
    [1] was
   *[other] were
} somewhat the stronger.
kalevala-tale-better-2 = The advantage lay with { $names }.
kalevala-tale-even-1 = The forces were evenly matched.
kalevala-tale-even-2 = Neither side was clearly the stronger.
kalevala-tale-even-3 = Strength stood against strength, and everything was open.
kalevala-tale-ground = { $letter ->
    [T] They fought in the open lowland.
    [t] They fought among the trees of the lowland.
    [d] They fought in the sand of the desert.
    [s] They fought in a swamp, where every step was hard.
    [m] They fought in the thicket of the mangroves.
    [e] They fought on the ice of the lowland.
    [H] They fought in the open highland.
    [h] They fought in the forests of the highland.
    [D] They fought in the desert of the highland.
    [S] They fought in the swamps of the highland.
    [M] They fought in the jungle of the highland.
    [E] They fought on the ice of the highland.
    [B] They fought in the uplands.
    [b] They fought in the forests of the uplands.
    [w] They fought in the desert of the uplands.
    [G] They fought on the passes of the mountains.
   *[W] They fought on the water.
}
kalevala-tale-walls = { $houses ->
    [0] Walls cut across the field.
    [1] A stronghold commanded the field.
   *[other] Strongholds commanded the field.
}

## How it went

kalevala-tale-when = { $gap ->
    [same] In the same round
    [next] One round later
   *[other] In the { $nth } round
}
kalevala-tale-first-blood-1 = First blood was drawn in the { $nth } round: { $figure } of { $name } { $how ->
    [arrow] fell to an arrow.
    [water] drowned.
    [hunger] starved.
    [mishap] perished.
   *[blade] was cut down.
}
kalevala-tale-first-blood-2 = In the { $nth } round it became serious. The first to go was { $figure } of { $name }, { $how ->
    [arrow] struck by an arrow.
    [water] lost in the water.
    [hunger] taken by hunger.
    [mishap] by mishap.
   *[blade] in the melee.
}
kalevala-tale-first-blood-3 = No blood flowed before the { $nth } round; then { $how ->
    [arrow] an arrow killed { $figure } of { $name }.
    [water] the water took { $figure } of { $name }.
    [hunger] hunger claimed { $figure } of { $name }.
    [mishap] { $name } lost { $figure } by mishap.
   *[blade] { $name } lost { $figure } at close quarters.
}
kalevala-tale-bloodless = No blow and no arrow struck home: they stood face to face, and nobody fell in the fight.
kalevala-tale-breach-1 = { $when } a breach was made at { $at }.
kalevala-tale-breach-2 = { $when } wall or gate gave way at { $at }.
kalevala-tale-collapse = { $when } the building on { $at } collapsed.
kalevala-tale-site-1 = { $when } the trade centre of { $gf } fell to { $name }.
kalevala-tale-site-2 = { $when } { $name } took hold of the trade centre of { $gf }.
kalevala-tale-fort-1 = { $when } { $name } took the building on { $at }.
kalevala-tale-fort-2 = { $when } the building on { $at } was in the hands of { $name }.
kalevala-tale-flight-1 = { $when } people of { $name } turned to flight.
kalevala-tale-flight-2 = { $when } troops of { $name } began to give way.
kalevala-tale-sinking = { $when } a ship went down at { $at }.
kalevala-tale-hero = { $figure } of { $name } alone laid low { $said-number } enemies.
kalevala-tale-toll = { $lost ->
    [0] Animals and engines mattered more in it than people.
    [1] Of { $others } one fell or fled, of { $names } { $own ->
        [0] nobody.
        [1] only one, too.
       *[other] { $said-own }.
    }
   *[other] Of { $others } { $said-lost } fell or fled, of { $names } { $own ->
        [0] nobody.
        [1] only one.
       *[other] { $said-own }.
    }
}
kalevala-tale-reversal-1 = At first it had gone against { $names }. { $when } the tide turned. { $toll }
kalevala-tale-reversal-2 = Much spoke against { $names } already. { $when } came the turn. { $toll }
kalevala-tale-breakthrough-1 = { $when } the scales tipped in favour of { $names }. { $toll }
kalevala-tale-breakthrough-2 = { $when } fortune leaned towards { $names }. { $toll }
kalevala-tale-no-turn-1 = There was no turning point: neither side got any further than the other.
kalevala-tale-no-turn-2 = So everything hung in the balance to the last.

## What came of it

kalevala-tale-quick-1 = A single onslaught decided it.
kalevala-tale-quick-2 = The fight did not last long.
kalevala-tale-quick-3 = It was quickly over.
kalevala-tale-hand = The game master led this battle in person.
kalevala-tale-held-1 = { $rounds ->
    [0] In the end
    [1] After one round
   *[other] After { $said-rounds } rounds
} { $names } held the field.
kalevala-tale-held-2 = { $rounds ->
    [0] At last
    [1] After only one round
   *[other] After { $said-rounds } rounds
} the field was in the hands of { $names }.
kalevala-tale-held-3 = { $rounds ->
    [0] In the end
    [1] After one round
   *[other] After { $said-rounds } rounds
} all was decided: nobody but { $names } stood on the field.
kalevala-tale-undecided-1 = { $rounds ->
    [0] Nothing was decided; still on the field are { $names }.
   *[other] Even after { $said-rounds } rounds nothing was decided; still on the field are { $names }.
}
kalevala-tale-undecided-2 = { $rounds ->
    [0] Nobody has won; { $names } still face each other.
   *[other] After { $said-rounds } rounds they let go of each other without a victor; { $names } still face each other.
}
kalevala-tale-nobody-left = In the end nobody was left on the field.
kalevala-tale-loss-none-1 = { $name } lost not a single fighter.
kalevala-tale-loss-none-2 = On the side of { $name } nobody fell.
kalevala-tale-loss-some-1 = { $name } lost { $dead ->
    [1] one
   *[other] { $said-dead }
} of { $said-all } fighters.
kalevala-tale-loss-some-2 = Of the { $said-all } fighters that { $name } had, { $dead ->
    [1] one was lost.
   *[other] { $said-dead } were lost.
}
kalevala-tale-loss-all-1 = { $all ->
    [1] { $name } lost the only fighter that was there.
   *[other] { $name } lost all { $said-all } fighters.
}
kalevala-tale-loss-all-2 = Of the people of { $name } nobody was left.
kalevala-tale-fled = { $people ->
    [1] One fighter of { $name } escaped to { $places }.
   *[other] Of the people of { $name } { $said-people } escaped to { $places }.
}
kalevala-tale-booty = { $name } captured { $troops }.
kalevala-tale-enslaved = { $name } had come for slaves: { $number ->
    [1] one enemy was
   *[other] { $said-number } enemies were
} overpowered for that.
kalevala-tale-plundered = { $name } plundered the trade centre of { $place }.
kalevala-tale-razed = The trade centre of { $place } was razed.
kalevala-tale-collapsed = Of the building on { $place } nothing is left.
kalevala-tale-gained = { $name } gained { $places }.
kalevala-tale-divided = { $many ->
    [1] { $places } is divided from now on.
   *[other] { $places } are divided from now on.
}
kalevala-tale-unchanged = No land changed hands.
