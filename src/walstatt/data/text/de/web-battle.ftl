web-battle = Der Kampfschauplatz. Pfeiltasten verschieben, + und − vergrößern und verkleinern, 0 zeigt alles, Eingabe sieht nach, was in der Mitte steht.
web-battle-wind = Wind
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
