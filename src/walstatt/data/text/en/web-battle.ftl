web-battle = The battlefield. Arrow keys move it, + and − zoom, 0 shows all of it, Enter looks at what is in the middle.
web-battle-wind = Wind
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
