### Getarnte Gruppen auf einem Kampfschauplatz

kriegsspiel-covert = KR { $round }: Was tut die getarnte Gruppe { $group } auf { $at } ({ $what }; E-R { $percent } Prozent, { $re } RE)?
kriegsspiel-covert-hide = VERBORGEN: verborgen bleiben und nichts tun
kriegsspiel-covert-sneak = SCHLEICHEN: ungesehen in Richtung { $target } gehen
kriegsspiel-covert-murder = MORD: ein Mord an { $target }{ $flees ->
    [yes] , danach fort vom Kampfschauplatz
   *[no] {""}
}
kriegsspiel-covert-sabotage = SABOTAGE: { $target } zerstören{ $flees ->
    [yes] , danach fort vom Kampfschauplatz
   *[no] {""}
}
kriegsspiel-covert-leave = ABZIEHEN: den Kampfschauplatz am Rand des GF verlassen oder dorthin gehen
kriegsspiel-covert-show = ENTTARNEN: sich zeigen und kämpfen
kriegsspiel-covert-part = TRENNEN: der Agent geht allein nach { $target }; die anderen werden sichtbar
kriegsspiel-order-search = SUCHEN: alle suchen in diesem GF nach verborgenen Agenten und tun sonst nichts
kriegsspiel-phase-stealth = Was ungesehen geschieht
kriegsspiel-phase-search = Suchen
kriegsspiel-phase-endurance = Verborgene Not
kriegsspiel-roll-unseen = Würfel für das, was niemand sieht
kriegsspiel-roll-search = Würfel der Suche, die niemand sieht
kriegsspiel-roll-endurance = Würfel für Not, die niemand sieht
kriegsspiel-roll-covert-survival = { $symbol } von { $realm } würfelt ums Überleben
kriegsspiel-roll-deed = Eine ungesehene Hand greift { $target } an: { $points } gegen { $defence } GP
kriegsspiel-roll-deed-parry = { $figure } wehrt sich gegen eine ungesehene Hand: { $points } GP
kriegsspiel-roll-sabotage = Sabotage an { $target }
kriegsspiel-agent-found = Auf { $at } wird eine getarnte Gruppe von { $realm } entdeckt: { $what }.
kriegsspiel-agent-company = Auf { $at } wird eine Gruppe von { $realm } sichtbar, die ihr Agent verlassen hat: { $what }.
kriegsspiel-agent-dies = { $symbol } von { $realm } stirbt bei dem Versuch.
kriegsspiel-covert-unnoticed = { $name } auf { $at } bleibt unbemerkt (E-R { $percent } Prozent).
kriegsspiel-covert-ordered = { $name } auf { $at }: { $line }
kriegsspiel-covert-sneaks = { $name } ist jetzt auf { $at }.
kriegsspiel-covert-leaves = { $name } verlässt den Kampfschauplatz ungesehen.
kriegsspiel-covert-shut-in = { $name } kann nicht fort: Ein Zauberschutz hält die Gruppe fest.
kriegsspiel-covert-pays = { $name } auf { $at } zahlt dafür { $re } RE.
kriegsspiel-covert-dies = { $symbol } von { $name } auf { $at } stirbt vor Not.
kriegsspiel-covert-sinks = { $symbol } von { $name } versinkt auf { $at }.
kriegsspiel-covert-survives = { $symbol } von { $realm } überlebt: { $dice }
kriegsspiel-covert-perishes = { $symbol } von { $realm } kommt um: { $dice }
kriegsspiel-searches = { $group } von { $seat } sucht nach verborgenen Agenten.
kriegsspiel-searched-in-vain = { $seat } findet niemanden.
kriegsspiel-deed-begins = Eine ungesehene Hand greift { $target } an.
kriegsspiel-deed-rolls = Die Hand würfelt { $dice }, mit { $points } GP.
kriegsspiel-deed-parried = { $target } würfelt { $dice }, mit { $points } GP.
kriegsspiel-deed-fails = Der Anschlag auf { $target } misslingt.
kriegsspiel-murdered = { $figure } wird von einem fremden Agenten ermordet.
kriegsspiel-sabotaged = { $target } wird von einem fremden Agenten zerstört: { $dice }
kriegsspiel-sabotage-fails = Ein fremder Agent will { $target } zerstören: { $dice }. Nichts geschieht.
kriegsspiel-condition-hidden = verborgen
kriegsspiel-card-risk = E-R
kriegsspiel-place-hidden = verborgen
kriegsspiel-why-place = Im Handelszentrum und darum herum ist niemand weit von den anderen.
kriegsspiel-why-hidden = Sie bleibt verborgen: Niemand in der Nähe ist das Risiko wert.
kriegsspiel-why-murder = { $target } ist in Reichweite einer ungesehenen Hand.
kriegsspiel-refused-covert-line = „{ $line }“ ist keine Zeile für eine getarnte Gruppe. Es gibt: { $known }; davor in Anweisungen „KR 3:“ oder „AB KR 3:“, FLUCHT hinter einer Tat.
kriegsspiel-refused-covert-target = { $line }: Das Ziel fehlt, oder es steht keines dahinter.
kriegsspiel-refused-covert-aboard = { $group } ist in einem Schiff und kann nicht über Wasser davonschleichen.
kriegsspiel-refused-covert-alone = { $group } hat niemanden bei sich, den er verlassen könnte.
kriegsspiel-refused-covert-victim = Es gibt auf dem Kampfschauplatz kein fremdes { $given }, dem eine Tat gelten könnte.
kriegsspiel-refused-covert-re = Das kostet { $need } RE; die Gruppe führt { $re } mit sich.
kriegsspiel-refused-covert = { $name } kann sich auf { $at } nicht verbergen: Eine getarnte Gruppe steht auf einem KF des Kampfschauplatzes, in einem Gebäude oder einem Schiff, und es gibt nicht mehr, als die Aufstellung sagt.
kriegsspiel-refused-covert-ground = { $name } kann nicht auf { $at } sein: Ein Agent hält sich weder im Gebirge noch ohne Fahrzeug im Wasser auf.
kriegsspiel-refused-covert-hovers = „{ $given }“ schwebt über dem Kleinfeld und kann nicht getarnt werden.
kriegsspiel-refused-covert-number = { $realm } hat zwei Gruppen namens { $name }; jeder Agent hat seine eigene Nummer.
kriegsspiel-refused-covert-agent = { $name }: Eine getarnte Gruppe hat einen Agenten, und er wird zuerst genannt.
kriegsspiel-refused-covert-room = { $name } braucht { $room } REH; eine getarnte Gruppe füllt höchstens ein KF, { $most } REH.
kriegsspiel-refused-covert-carries = { $name } kann keine { $re } RE tragen; die Gruppe trägt { $most }.
kriegsspiel-refused-covert-bearer = { $bearer } trägt etwas und gehört nicht zur Gruppe von { $name }.
