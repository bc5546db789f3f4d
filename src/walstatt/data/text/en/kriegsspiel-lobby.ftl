kriegsspiel-land-field = Open field
kriegsspiel-land-field-about = Meadows, woods and hills; both face each other.
kriegsspiel-land-river = River crossing
kriegsspiel-land-river-about = A river lies between both; it costs time and weakens who attacks across it.
kriegsspiel-land-tower = Tower
kriegsspiel-land-tower-about = A tower stands on the defender's trade centre.
kriegsspiel-land-castle = Castle
kriegsspiel-land-castle-about = A keep behind a wall with one gate: ladders, rams and onagers help.
kriegsspiel-host = Host
kriegsspiel-host-about = Warriors in fours, with or without mounts, devices and vessels; devices and vessels go with the troop before them in the list. The size is how many RE people may cost; animals, devices and vessels may cost half as much beside it.
kriegsspiel-army-reihen = Closed ranks
kriegsspiel-army-reiter = Cavalry
kriegsspiel-army-belagerer = Besiegers
kriegsspiel-troop = Four { $symbol ->
    [A] axes, class A
    [AB] axes, class B
    [AC] axes, class C
    [L] lances, class A
    [LB] lances, class B
    [LC] lances, class C
    [S] swords, class A
    [SB] swords, class B
    [SC] swords, class C
    [B] bows, class A
    [BB] bows, class B
   *[BC] bows, class C
}
kriegsspiel-machine = { $symbol ->
    [On] Onager
    [Wi] Ram
    [Le] Ladder
    [Bt] Siege tower
    [Sk] Tortoise
    [QuW-2] Chariot with two light horses
    [QuW--2] Chariot with two heavy horses
    [LS] Longship
    [SS] Sailing ship
    [FS] Raft
   *[Se] Rope
}
kriegsspiel-mounted = on { $mount ->
    [lP] light horses (lP)
    [El] two elephants (El)
   *[sP] heavy horses (sP)
}
kriegsspiel-value-melee = melee { $points }
kriegsspiel-value-armour = armour { $points }
kriegsspiel-value-crew = crew { $crew }
kriegsspiel-refused-people = The people cost { $given } RE; { $most } are allowed.
kriegsspiel-refused-machines = Animals and devices cost { $given } RE; { $most } are allowed.
kriegsspiel-refused-nobody = An army needs warriors.
kriegsspiel-refused-many = { $given } troops and devices; { $most } at most.
kriegsspiel-refused-two-mounts = Troop { $number } rides two kinds of horses.
kriegsspiel-land-coast = Coast
kriegsspiel-land-coast-about = The attacker comes over the sea and has to land; the defender holds the trade centre ashore.
kriegsspiel-land-sea = At sea
kriegsspiel-land-sea-about = Ships against ships: ram, board, shoot. A troop for which no ship was bought is lent a longship.
kriegsspiel-army-flotte = Fleet
kriegsspiel-army-wagen = Chariots
kriegsspiel-value-deck = room for { $room }
kriegsspiel-value-inside = up to three in it or on it
