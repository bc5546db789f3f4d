web-battle = The battlefield. Arrow keys go from small field to small field, Enter leads to its orders, Shift and arrow keys move the map, + and − zoom, 0 shows all of it.
web-battle-wind = { $strength ->
    [0] calm
    [1] wind 1
    [2] wind 2
   *[3] wind 3
}
web-battle-level = level { $level }
web-battle-site = trade centre
web-battle-platform = Platform
web-battle-storey = { $number ->
    [0] Ground floor
   *[other] Storey { $number }
}
web-battle-ladder = On the ladder
web-battle-nobody = nobody
web-free-line = Or a line of your own
web-free-line-send = Command
web-battle-advance = VORRÜCKEN (advance)
web-battle-attack = ANGREIFEN (attack)
web-battle-shoot = BESCHIESSEN (shoot)
web-battle-take = EINNEHMEN (take)
web-battle-retreat = RÜCKZUG (retreat)
web-battle-storm = STÜRMEN (storm)
web-battle-break = BRECHEN (break)
web-battle-ram = RAMMEN (ram)
web-battle-board = ENTERN (board)
web-battle-pursue = VERFOLGEN (pursue)
web-battle-land = LANDEN (land)
web-battle-place-here = Place here
web-battle-place-in = Place: { $storey }
web-battle-way = { $way ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
}
web-battle-bow = Bow to the { $way ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
}
web-battle-siege-tower = On the siege tower
web-battle-bridge = On the bridge
web-battle-stream = { $way ->
    [none] stream
    [NE] stream to the north-east
    [E] stream to the east
    [SE] stream to the south-east
    [SW] stream to the south-west
    [W] stream to the west
   *[NW] stream to the north-west
}
web-battle-river = river to the { $ways }
web-battle-door = { $wall ->
    [yes] { $stands ->
        [broken] wall with a breach
        [open] wall with an open gate
       *[other] wall
    }
   *[no] { $stands ->
        [broken] breach
        [open] open gate
       *[other] closed gate
    }
}
web-battle-span = { $kind ->
    [rift] portal
   *[bridge] { $hits ->
        [0] bridge
        [one] bridge with 1 hit
       *[other] bridge with { $hits } hits
    }
}
web-battle-craft = { $kind ->
    [ship] longship
    [sail] sailing ship
    [raft] raft
    [wagon] chariot
    [tower] siege tower
   *[tortoise] tortoise
}{ $way ->
    [none] {""}
    [NE] , heading north-east
    [E] , heading east
    [SE] , heading south-east
    [SW] , heading south-west
    [W] , heading west
   *[NW] , heading north-west
}
web-battle-phalanx = phalanx, front to the { $way ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
}
web-battle-cast = Cast it
web-battle-aim-drop = Rather not
web-battle-aim-more = Tap further small fields that join it: { $named }
web-battle-aim-onto = Tap the small field where to: { $named }
web-battle-aim-who = On whom: { $named }
web-battle-spells = Spells for this small field
web-battle-spell-price = from { $zeh } ZEH
web-battle-no-spell = He knows no spell for this small field.
web-battle-omen = { $what } ({ $rounds } KR left)
