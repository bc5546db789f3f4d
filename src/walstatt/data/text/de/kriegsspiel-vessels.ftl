kriegsspiel-order-ram-ship = RAMMEN: { $target }
kriegsspiel-order-board = ENTERN: { $target }
kriegsspiel-order-pursue = VERFOLGEN: { $target }, nur mit Schüssen
kriegsspiel-order-land = LANDEN auf { $target }
kriegsspiel-refused-no-vessel = Niemand der Gruppe { $group } steuert ein Schiff.
kriegsspiel-refused-raft = Ein Floß rammt nicht.
kriegsspiel-refused-landing = Auf { $at } kann niemand landen.
kriegsspiel-refused-boarding = Nahkampf gibt es nur, wo Schiffe Breitseite an Breitseite liegen, und mit dem flachen Ufer.
kriegsspiel-roll-wind-direction = Wohin der Wind weht
kriegsspiel-roll-wind-strength = Stärke des Windes
kriegsspiel-roll-wind-change = Wie der Wind sich ändert
kriegsspiel-roll-raft = Wie weit das Floß kommt
kriegsspiel-roll-ram-ship = { $figure } rammt { $target }
kriegsspiel-roll-founder = { $figure }: bleibt es schwimmfähig?
kriegsspiel-wind = { $strength ->
    [0] Windstille
    [1] Leichter Wind nach { $way }
    [2] Frischer Wind nach { $way }
   *[3] Starker Wind nach { $way }
}
kriegsspiel-drifts = { $figure } treibt nach { $end }.
kriegsspiel-sails = { $figure } fährt: { $start } → { $end }
kriegsspiel-rams = { $figure } rammt { $target }.
kriegsspiel-rams-not = { $figure } verfehlt { $target }.
kriegsspiel-stays-afloat = { $figure } bleibt schwimmfähig ({ $dice }).
kriegsspiel-goes-down-too = { $figure } geht mit dem Floß unter.
kriegsspiel-sinks = { $figure } sinkt bei { $at }.
kriegsspiel-ship-hit = { $figure } ist getroffen.
kriegsspiel-saved = { $figure } rettet sich, als alles vorbei ist: { $at }
kriegsspiel-goes-under = { $figure } schwimmt noch, als alles vorbei ist, fern von jedem Ufer, und ertrinkt.
kriegsspiel-swims-on = { $figure } schwimmt weiter, { $at } ({ $dice }).
kriegsspiel-boards = { $figure } entert: { $start } → { $end }
kriegsspiel-vessel-taken = { $seat } hat { $target }.
kriegsspiel-phase-wind = Wind
kriegsspiel-phase-drift = Treibende Schiffe
kriegsspiel-order-ferry = ÜBERSETZEN: { $target }
kriegsspiel-goes-aboard = { $figure } geht an Bord ({ $at }).
kriegsspiel-goes-ashore = { $figure } geht auf { $at } an Land.
kriegsspiel-stays-out = { $figure } findet auf dem Wasser von { $gf } keinen Platz und bleibt dem Kampf fern.
kriegsspiel-refused-aboard = { $given }: In der Aufstellung steht kein Wasserfahrzeug davor, auf dem diese Figur sein könnte.
