kriegsspiel-land-field = Offenes Feld
kriegsspiel-land-field-about = Wiesen, Wald und Hügel; beide stehen sich gegenüber.
kriegsspiel-land-river = Flussübergang
kriegsspiel-land-river-about = Zwischen beiden liegt ein Fluss, der Zeit kostet und Angreifer schwächt.
kriegsspiel-land-tower = Turm
kriegsspiel-land-tower-about = Auf dem Handelszentrum des Verteidigers steht ein Turm.
kriegsspiel-land-castle = Burg
kriegsspiel-land-castle-about = Ein Bergfried hinter einer Mauer mit einem Tor: Leitern, Widder und Onager helfen.
kriegsspiel-host = Heerbann
kriegsspiel-host-about = Krieger zu vieren, mit oder ohne Reittiere, Kampfgerät und Schiffe; Gerät und Schiffe gehen mit dem Trupp, der in der Liste vor ihnen steht. Die Größe sagt, wie viel RE Leute kosten dürfen; Tiere, Gerät und Schiffe dürfen daneben halb so viel kosten.
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
    [Bt] Belagerungsturm
    [Sk] Schildkröte
    [QuW-2] Streitwagen mit zwei leichten Pferden
    [QuW--2] Streitwagen mit zwei schweren Pferden
    [LS] Langschiff
    [SS] Segelschiff
    [FS] Floß
   *[Se] Seil
}
kriegsspiel-mounted = auf { $mount ->
    [lP] leichten Pferden (lP)
    [El] zwei Elefanten (El)
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
kriegsspiel-land-coast = Küste
kriegsspiel-land-coast-about = Der Angreifer kommt über See und muss landen; der Verteidiger hält das Handelszentrum an Land.
kriegsspiel-land-sea = Auf See
kriegsspiel-land-sea-about = Schiffe gegen Schiffe: rammen, entern, beschießen. Wer für einen Trupp kein Schiff gekauft hat, bekommt ein Langschiff geliehen.
kriegsspiel-army-flotte = Flotte
kriegsspiel-army-wagen = Streitwagen
kriegsspiel-value-deck = Platz für { $room }
kriegsspiel-value-inside = bis zu drei darin oder darauf
