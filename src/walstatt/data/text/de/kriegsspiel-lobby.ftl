kriegsspiel-land-field = Offenes Feld
kriegsspiel-land-field-about = Wiesen, Wald und Hügel; beide stehen sich gegenüber.
kriegsspiel-land-river = Flussübergang
kriegsspiel-land-river-about = Zwischen beiden liegt ein Fluss, der Zeit kostet und Angreifer schwächt.
kriegsspiel-land-tower = Turm
kriegsspiel-land-tower-about = Auf dem Handelszentrum des Verteidigers steht ein Turm.
kriegsspiel-land-castle = Burg
kriegsspiel-land-castle-about = Ein Bergfried hinter einer Mauer mit einem Tor: Leitern, Widder und Onager helfen.
kriegsspiel-host = Heerbann
kriegsspiel-host-about = Krieger zu vieren, mit oder ohne Pferde, und Kampfgerät. Die Größe sagt, was Leute kosten dürfen; Tiere und Gerät dürfen daneben halb so viel kosten.
kriegsspiel-army-reihen = Geschlossene Reihen
kriegsspiel-army-reiter = Reiterei
kriegsspiel-army-belagerer = Belagerer
kriegsspiel-troop = Vier { $symbol ->
    [A] Äxte, Klasse A
    [AB] Äxte, Klasse B
    [AC] Äxte, Klasse C
    [L] Lanzen, Klasse A
    [LB] Lanzen, Klasse B
    [LC] Lanzen, Klasse C
    [S] Schwerter, Klasse A
    [SB] Schwerter, Klasse B
    [SC] Schwerter, Klasse C
    [B] Bogen, Klasse A
    [BB] Bogen, Klasse B
   *[BC] Bogen, Klasse C
}
kriegsspiel-machine = { $symbol ->
    [On] Onager
    [Wi] Widder
    [Le] Leiter
   *[Se] Seil
}
kriegsspiel-mounted = auf { $mount ->
    [lP] leichten Pferden (lP)
   *[sP] schweren Pferden (sP)
}
kriegsspiel-value-melee = Nahkampf { $points }
kriegsspiel-value-armour = Rüstung { $points }
kriegsspiel-value-crew = Bedienung { $crew }
kriegsspiel-refused-people = Die Leute kosten { $given } RE; erlaubt sind { $most }.
kriegsspiel-refused-machines = Tiere und Gerät kosten { $given } RE; erlaubt sind { $most }.
kriegsspiel-refused-nobody = Ein Heer braucht Krieger.
kriegsspiel-refused-many = { $given } Trupps und Geräte; höchstens { $most } sind möglich.
kriegsspiel-refused-two-mounts = Trupp { $number } reitet zwei Arten von Pferden.
