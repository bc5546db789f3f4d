web-battle = Der Kampfschauplatz. Pfeiltasten gehen von Kleinfeld zu Kleinfeld, Eingabe führt zu dessen Befehlen, Umschalt und Pfeiltasten verschieben, + und − vergrößern und verkleinern, 0 zeigt alles.
web-battle-wind = { $strength ->
    [0] Windstille
    [1] Wind 1
    [2] Wind 2
   *[3] Wind 3
}
web-battle-level = Niveau { $level }
web-battle-site = Handelszentrum
web-battle-platform = Plattform
web-battle-storey = { $number ->
    [0] Erdgeschoss
   *[other] { $number }. Stock
}
web-battle-ladder = Auf der Leiter
web-battle-nobody = niemand
web-free-line = Oder eine eigene Zeile
web-free-line-send = Befehlen
web-battle-advance = VORRÜCKEN
web-battle-attack = ANGREIFEN
web-battle-shoot = BESCHIESSEN
web-battle-take = EINNEHMEN
web-battle-retreat = RÜCKZUG
web-battle-storm = STÜRMEN
web-battle-break = BRECHEN
web-battle-ram = RAMMEN
web-battle-board = ENTERN
web-battle-pursue = VERFOLGEN
web-battle-land = LANDEN
web-battle-place-here = Hier aufstellen
web-battle-place-in = Aufstellen: { $storey }
web-battle-way = { $way ->
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
web-battle-bow = Bug nach { $way ->
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
web-battle-siege-tower = Auf dem Belagerungsturm
web-battle-bridge = Auf der Brücke
web-battle-stream = { $way ->
    [none] Strom
    [NE] Strom nach Nordosten
    [E] Strom nach Osten
    [SE] Strom nach Südosten
    [SW] Strom nach Südwesten
    [W] Strom nach Westen
   *[NW] Strom nach Nordwesten
}
web-battle-river = Fluss im { $ways }
web-battle-door = { $wall ->
    [yes] { $stands ->
        [broken] Mauer mit Bresche
        [open] Mauer mit offenem Tor
       *[other] Mauer
    }
   *[no] { $stands ->
        [broken] Bresche
        [open] offenes Tor
       *[other] geschlossenes Tor
    }
}
web-battle-span = { $kind ->
    [rift] Portal
   *[bridge] { $hits ->
        [0] Brücke
        [one] Brücke mit 1 Treffer
       *[other] Brücke mit { $hits } Treffern
    }
}
web-battle-craft = { $kind ->
    [ship] Langschiff
    [sail] Segelschiff
    [raft] Floß
    [wagon] Streitwagen
    [tower] Belagerungsturm
   *[tortoise] Schildkröte
}{ $way ->
    [none] {""}
    [NE] , Kurs Nordosten
    [E] , Kurs Osten
    [SE] , Kurs Südosten
    [SW] , Kurs Südwesten
    [W] , Kurs Westen
   *[NW] , Kurs Nordwesten
}
web-battle-phalanx = Phalanx, Front nach { $way ->
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
web-battle-cast = Zaubern
web-battle-aim-drop = Doch nicht
web-battle-aim-more = Tippe auf weitere Kleinfelder, die anschließen: { $named }
web-battle-aim-onto = Tippe auf das Kleinfeld, wohin: { $named }
web-battle-aim-who = Auf wen: { $named }
web-battle-spells = Zauber für dieses Kleinfeld
web-battle-spell-price = ab { $zeh } ZEH
web-battle-no-spell = Für dieses Kleinfeld weiß er keinen Spruch.
web-battle-omen = { $what } (noch { $rounds } KR)
