play-game-kriegsspiel = Kriegsspiel (die Schlacht von Kalevala)
play-size-kriegsspiel = { $size } RE
kriegsspiel-figure = { $symbol } { $id }
kriegsspiel-rider = { $symbol } { $id } auf { $mount }

## Befehle

kriegsspiel-command = KR { $round }: Was tut Trupp { $group } ({ $count })?
kriegsspiel-expected-line = eine Befehlszeile wie „VORRÜCKEN 2A+10/17“
kriegsspiel-order-with = { $order } ({ $options })
kriegsspiel-with-together = im Verband, so schnell wie der Langsamste
kriegsspiel-with-push = mit WUCHT
kriegsspiel-with-forward = und nachrücken
kriegsspiel-with-re = und RE mitnehmen
kriegsspiel-aim-nearest = den nächsten Feind
kriegsspiel-aim-group = Trupp { $name }
kriegsspiel-aim-site = das Handelszentrum in { $name }
kriegsspiel-aim-ladder = { $house } über die Leiter auf { $foot }
kriegsspiel-aim-own-devices = das eigene Gerät
kriegsspiel-order-hold = HALTEN: stehen bleiben, angreifen und beschießen, was in Reichweite ist
kriegsspiel-order-advance = VORRÜCKEN nach { $target }
kriegsspiel-order-attack = ANGREIFEN: { $target }
kriegsspiel-order-take = EINNEHMEN: { $target }
kriegsspiel-order-shoot = BESCHIESSEN: { $target }
kriegsspiel-order-protect = SCHÜTZEN: { $target }
kriegsspiel-order-retreat = RÜCKZUG nach { $target }, ohne Angriff
kriegsspiel-order-swim = SCHWIMMEN: in den Strom bei { $target } springen
kriegsspiel-order-detach = ABTEILEN: { $target }
kriegsspiel-flee = KR { $round }: Welche Gruppen fliehen?

## Würfe

kriegsspiel-roll-order = { $party }: Wurf um den ersten Zug
kriegsspiel-roll-strike = { $figure } greift { $target } an: { $points } gegen { $defence } GP
kriegsspiel-roll-parry = { $figure } wehrt { $target } ab: { $points } GP
kriegsspiel-roll-shot = { $figure } schießt auf { $target }
kriegsspiel-roll-swim = { $figure } schwimmt
kriegsspiel-roll-danger = Gefahr auf { $at }
kriegsspiel-roll-survival = { $figure } ums Überleben

## Was geschieht

kriegsspiel-round = Kampfrunde { $round }
kriegsspiel-party = { $seat }
kriegsspiel-turns = Reihenfolge der Züge: { $parties }
kriegsspiel-order-roll = { $seat } würfelt um den ersten Zug: { $dice }
kriegsspiel-mounts = { $figure } sitzt auf.
kriegsspiel-stands = { $figure } steht auf { $at }.
kriegsspiel-misplaced = { $figure } darf auf { $at } nicht stehen und ist verloren.
kriegsspiel-ordered = { $seat }, { $group }: { $line }
kriegsspiel-detached = { $seat }: Von { $group } löst sich { $name }.
kriegsspiel-moves = { $figure }: { $start } → { $end }
kriegsspiel-captures = { $figure } nimmt { $target }.
kriegsspiel-jumps = { $figure } springt bei { $at } ins Wasser.
kriegsspiel-lands = { $figure } erreicht { $at } ({ $dice }).
kriegsspiel-drowns = { $figure } ertrinkt ({ $dice }).
kriegsspiel-shot-kills = { $figure } erschießt { $target } ({ $dice }).
kriegsspiel-shot-misses = { $figure } verfehlt { $target } ({ $dice }).
kriegsspiel-supports = { $figure } unterstützt { $other }.
kriegsspiel-strikes = { $figure } greift { $target } an: { $dice }, mit { $points } GP { $total }
kriegsspiel-parries = { $figure } wehrt { $target } ab: { $dice }, mit { $points } GP { $total }
kriegsspiel-kills = { $figure } erschlägt { $target }.
kriegsspiel-nobody-dies = { $figure } gegen { $target }: niemand fällt.
kriegsspiel-danger = { $at } wird gefährlich ({ $dice }): Alle dort würfeln ums Überleben.
kriegsspiel-no-danger = Auf { $at } geht es gut ({ $dice }).
kriegsspiel-survives = { $figure } überlebt ({ $dice }).
kriegsspiel-struck = { $figure } wird tödlich getroffen ({ $dice }).
kriegsspiel-struck-down = { $figure } wird tödlich getroffen.
kriegsspiel-wounded = { $figure } wird verwundet: { $now }.
kriegsspiel-dies-for = { $figure } stirbt für { $target }.
kriegsspiel-perishes = { $figure } kommt um ({ $dice }).
kriegsspiel-group-flees = { $seat }: { $group } flieht.
kriegsspiel-flees = { $figure } flieht nach { $to }.
kriegsspiel-enclosed = { $figure } ist eingeschlossen und kämpft weiter.
kriegsspiel-holds-site = { $seat } hält das Handelszentrum von { $gf }.
kriegsspiel-conquered = Der Kampf ist in KR { $round } entschieden.
kriegsspiel-undecided = Nach zwölf Kampfrunden ist nichts entschieden: Der Kampf wird ausgesetzt.
kriegsspiel-over-conquered = in KR { $round } entschieden
kriegsspiel-over-undecided = nach KR { $round } nichts entschieden

## Was nicht geht

kriegsspiel-refused-no-enemy = Ihr seid keine Feinde.
kriegsspiel-refused-swims = Wer schwimmt, kämpft nicht, und niemand erreicht ihn mit der Hand.
kriegsspiel-refused-not-beside = Im Nahkampf erreicht man nur Nachbarfelder.
kriegsspiel-refused-river = Über einen Fluss hinweg gibt es keinen Nahkampf.
kriegsspiel-refused-levels = Über mehr als ein Niveau gibt es keinen Nahkampf.
kriegsspiel-refused-no-bow = Dazu braucht es einen Bogen.
kriegsspiel-refused-range = Ein Bogen reicht 1 bis { $most } KF weit.
kriegsspiel-refused-line-of-fire = Höheres Gelände liegt in der Schusslinie.
kriegsspiel-refused-line = „{ $line }“ ist keine Befehlszeile; Befehle sind { $known }.
kriegsspiel-refused-type = „{ $given }“ ist keine Art von Figuren; es gibt { $known }.
kriegsspiel-refused-option = „{ $given }“ ist kein Zusatz; es gibt VERBAND und RE, bei PHALANX WUCHT, bei BESCHIESSEN NACHRÜCKEN.
kriegsspiel-refused-target = { $line }: „{ $given }“ passt nicht als Ziel.
kriegsspiel-refused-group = Eine solche Gruppe gibt es nicht: „{ $given }“.
kriegsspiel-refused-off-field = „{ $given }“ liegt nicht auf dem Kampfschauplatz.
kriegsspiel-refused-no-stream = Auf { $at } fließt kein Strom.
kriegsspiel-refused-nobody-jumps = Niemand der Gruppe steht zu Fuß am Ufer von { $at }.
kriegsspiel-refused-part = „{ $given }“ ist kein Teil der Gruppe { $group }: Nenne einige ihrer Figuren, nicht alle.
kriegsspiel-refused-name = „{ $given }“ taugt nicht als neuer Name einer Gruppe.
kriegsspiel-refused-gf = „{ $given }“ ist kein gezeichnetes Großfeld dieser Karte.
kriegsspiel-refused-land = { $gf }: { $why }
kriegsspiel-refused-names = Zwei Parteien heißen gleich.
kriegsspiel-refused-party = Eine Partei „{ $given }“ gibt es hier nicht.
kriegsspiel-refused-symbol = „{ $given }“ kann noch nicht aufgestellt werden.
kriegsspiel-refused-mount = „{ $given }“ lässt sich hier nicht reiten.

## Phalanx

kriegsspiel-order-phalanx = PHALANX: Front nach { $target ->
    [1] Nordost
    [2] Ost
    [3] Südost
    [4] Südwest
    [5] West
   *[6] Nordwest
  }
kriegsspiel-phalanx-forms = { $seat }: Auf { $at } bildet sich eine Phalanx, Front { $facing }.
kriegsspiel-phalanx-turns = { $seat }: Die Phalanx auf { $at } schwenkt, Front { $facing }.
kriegsspiel-phalanx-moves = { $seat }: Die Phalanx rückt vor, { $start } → { $end }.
kriegsspiel-phalanx-dissolves = { $figure } verlässt die Phalanx.
kriegsspiel-refused-not-front = Aus einer Phalanx wird nur nach vorn angegriffen.
kriegsspiel-refused-phalanx-ground = Auf { $at } könnte die Phalanx nicht vorrücken.
kriegsspiel-refused-phalanx-front = Gegen die Front einer Phalanx richten Bögen nichts aus.
kriegsspiel-refused-no-phalanx = In { $group } stehen nirgends vier gleiche Nahkämpfer zu Fuß allein auf einem KF mit 4 REH.
kriegsspiel-refused-facing = „{ $given }“ ist keine Richtung von 1 (Nordost) bis 6 (Nordwest).
kriegsspiel-roll-push = { $figure } und die Phalanx stoßen gegen { $at }
kriegsspiel-push = { $seat }: Wuchtschlag gegen { $at } ({ $dice })
kriegsspiel-push-fails = { $seat }: Der Wuchtschlag gegen { $at } bleibt ohne Wirkung ({ $dice }).
kriegsspiel-thrown-back = { $figure } wird zurückgeworfen: { $start } → { $end }
