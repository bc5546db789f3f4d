### Befehlsblätter der Schlacht: was an ihnen falsch ist und was ihre Zeilen bedeuten

kalevala-sheet-group-twice = { $group } kann keine weitere Gruppe heißen.
kalevala-sheet-unknown-group = Eine Gruppe { $group } gibt es auf diesem Blatt nicht.
kalevala-sheet-too-many = Das ist zu viel für ein Blatt: höchstens { $most }.
kalevala-sheet-needs-target = { $command } braucht ein Ziel.
kalevala-sheet-wrong-target = { $command } kann dieses Ziel nicht haben.
kalevala-sheet-no-facing = { $command } hat keine Front; nur eine Phalanx hat eine.
kalevala-sheet-passenger = ÜBERSETZEN nennt die Gruppe, die es übersetzt (GRUPPE x NACH …), und kein anderer Befehl tut das; hier steht { $command }.
kalevala-sheet-no-types = { $command } lässt sich mit GEGEN nicht einschränken.
kalevala-sheet-wrong-option = { $command } kann den Zusatz { $option } nicht haben.
kalevala-sheet-rounds = Kampfrunden gehen von der ersten zur letzten: { $first }-{ $last } nicht.
kalevala-sheet-number = { $number } liegt nicht zwischen 1 und { $most }.
kalevala-sheet-unexpected = „{ $found }“ ist hier nicht zu lesen.
kalevala-sheet-laying-waste = „Verwüsten“ ist kein Befehl, sondern der Oberbegriff: Gemeint ist PLÜNDERN RE, PLÜNDERN GÜTER oder SCHLEIFEN.
kalevala-sheet-incomplete = Am Ende dieser Zeile fehlt etwas.
kalevala-sheet-empty = Die Aufstellung von { $place } ist leer. Eine Zeile „Ende“ schließt sie; „Aufstellung { $place }: keine“ zieht eine zurück.

kalevala-order-line = { $rounds }{ $when }{ $group } { $what }{ $against }{ $options }
kalevala-order-with = {" "}Dabei gilt: { $options }.
kalevala-order-rounds = KR { $first } bis { $last }:{" "}
kalevala-order-one-round = KR { $first }:{" "}
kalevala-order-rest = REST (alle ohne Gruppe)
kalevala-order-group = Gruppe { $group } beginnt hier: { $stands }.
kalevala-order-prose = Prosa { $group ->
    [all] für das ganze Heer
   *[other] für die Gruppe { $group }
}: sie geht an den SL; das Programm führt nur Zeilen aus.
kalevala-order-if-enemy = Wenn { $negated ->
    [yes] kein Feind
   *[no] ein Feind
} auf höchstens { $number } KF heran ist:{" "}
kalevala-order-if-losses = { $negated ->
    [yes] Solange die Gruppe weniger als { $number } % verloren hat
   *[no] Sobald die Gruppe { $number } % oder mehr verloren hat
}:{" "}
kalevala-order-if-reached = Wenn { $negated ->
    [yes] niemand
   *[no] jemand
} aus der Gruppe auf dem Ziel der Zeile darüber steht:{" "}
kalevala-order-if-gate-open = Wenn { $negated ->
    [yes] kein Tor
   *[no] ein Tor
} offen ist:{" "}
kalevala-order-if-no-target = Wenn die Zeile darüber { $negated ->
    [yes] ein Ziel
   *[no] kein Ziel
} findet:{" "}
kalevala-order-if-destroyed = { $negated ->
    [yes] Solange die Gruppe { $group } lebt
   *[no] Sobald die Gruppe { $group } vernichtet ist
}:{" "}
kalevala-order-if-centre-taken = { $negated ->
    [yes] Solange das HZ nicht genommen ist
   *[no] Sobald das HZ genommen ist
}:{" "}
kalevala-order-at-any = was am nächsten ist
kalevala-order-at-field = { $place }
kalevala-order-at-centre = HZ von { $place }
kalevala-order-at-building = Bau auf { $place }
kalevala-order-at-wall = Mauer zwischen { $place } und KF { $other }
kalevala-order-at-group = Gruppe { $group }
kalevala-order-at-nearest = nächster Feind
kalevala-order-against = {" "}Zuerst gegen { $types }.
kalevala-order-with-forward = Onager rücken nach, wenn nichts in Reichweite ist
kalevala-order-with-push = Wuchtschlag, wo drei oder mehr Feinde auf einem KF vor der Front stehen
kalevala-order-with-together = niemand zieht weiter als der Langsamste der Gruppe
kalevala-order-with-re = RE, die dort liegen, werden mitgenommen
kalevala-order-cast = zaubert in der Zauberphase: { $said }{ $most ->
    [0] {"."}
   *[other] {" "}für höchstens { $most } ZEH.
}
kalevala-order-challenge = fordert zum Zauberduell (Gegner: { $said ->
    [none] der nächste
   *[other] { $said }
}).
kalevala-order-counter = versucht, gegnerische Sprüche zu entkräften{ $most ->
    [0] {"."}
   *[other] {" "}für höchstens { $most } ZEH.
}
kalevala-sheet-unknown-spell = „{ $given }“ beginnt mit keinem Zauberspruch. Es gibt: { $known }.
kalevala-order-hold = bleibt stehen, greift an und beschießt, was in Reichweite ist.
kalevala-order-advance = zieht auf kürzestem Weg vor (Ziel: { $target }), hält vor Feinden, greift dann an und beschießt, was in Reichweite ist.
kalevala-order-attack = zieht heran und greift an (Ziel: { $target }).
kalevala-order-take = zieht vor (Ziel: { $target }), greift zuerst an, wer darauf oder daneben steht, und bleibt darauf.
kalevala-order-shoot = schießt (Ziel: { $target }); Bogenschützen ziehen so wenige KF wie nötig heran, Onager bleiben stehen.
kalevala-order-guard = bleibt bis auf 1 KF dabei (Ziel: { $target }) und greift Feinde daneben an.
kalevala-order-retreat = zieht sich zurück (Ziel: { $target }), ohne anzugreifen; schießen darf sie.
kalevala-order-phalanx = bildet eine Phalanx{ $facing ->
    [none] {""}
   *[other] {" "}mit Front nach { $facing }
} und rückt vor (Ziel: { $target }).
kalevala-order-phalanx-stands = bildet eine Phalanx{ $facing ->
    [none] {""}
   *[other] {" "}mit Front nach { $facing }
} und steht.
kalevala-order-trample = (Elefanten, Mammuts, Quadrigen) zieht auf das KF (Ziel: { $target }).
kalevala-order-ascent = bleibt stehen (Ziel: { $target }) und sucht jede KR nach einem Aufgang.
kalevala-order-search = sucht nach verborgenen Agenten und tut sonst nichts.
kalevala-order-destroy = zerstört eigenes Gerät, wenn ein Feind auf 2 KF heran ist.
kalevala-order-destroy-named = zerstört Brücke oder Tor ({ $target }), woran sie steht, wenn ein Feind auf 2 KF heran ist.
kalevala-order-put-down = legt getragene RE ab und bleibt stehen.
kalevala-order-storm = stürmt (Ziel: { $target }): Leitern, Seile und Türme an die nächste brauchbare Seite, die anderen durch offene Tore und Breschen.
kalevala-order-break = rammt mit Widdern, Schildkröten und Elefanten (Ziel: { $target }); Onager zielen darauf.
kalevala-order-besiege = umstellt ohne Sturm (Ziel: { $target }) und begegnet Ausfällen.
kalevala-order-open = öffnet zu Beginn ihrer Bewegung das Tor (Ziel: { $target }).
kalevala-order-close = schließt zu Beginn ihrer Bewegung das Tor (Ziel: { $target }).
kalevala-order-pitch = gießt Pech (Ziel: { $target }) auf das Nachbar-KF mit den meisten Feinden.
kalevala-order-plunder-re = plündert RE, sobald das HZ gehalten wird.
kalevala-order-plunder-goods = plündert Güter, sobald das HZ gehalten wird.
kalevala-order-raze = schleift das HZ, sobald es gehalten wird.
kalevala-order-ram = steuert heran und rammt (Ziel: { $target }).
kalevala-order-board = legt sich längsseits und entert (Ziel: { $target }).
kalevala-order-land = steuert ans Ufer (Ziel: { $target }); alle bis auf einen Steuermann gehen an Land.
kalevala-order-ferry = setzt die Gruppe { $passenger } über (Ziel: { $target }).
kalevala-order-pursue = verfolgt (Ziel: { $target }) und schießt.
kalevala-flag-flees = Flucht ist erlaubt{ $groups ->
    [all] {""}
   *[other] {" "}für { $groups }
}{ $round ->
    [0] {""}
   *[other] , ab KR { $round }
}{ $losses ->
    [0] {""}
   *[other] , ab { $losses } % Verlust
}{ $to ->
    [any] {""}
   *[other] , nach { $to }
}.
kalevala-flag-slaves = Feinde werden niedergeschlagen, um sie zu versklaven; das kostet die GP des Angriffs.
kalevala-flag-treason = Verrat: Die Gäste wenden sich gegen ihren Gastgeber.
kalevala-flag-plunder-re = Eroberte HZ werden um RE geplündert.
kalevala-flag-plunder-goods = Eroberte HZ werden um Güter geplündert.
kalevala-flag-raze = Eroberte HZ werden geschleift.
kalevala-flag-support-always = Unterstützung wird immer genutzt.
kalevala-flag-support-never = Unterstützung wird nie genutzt.
kalevala-flag-spares = Nie angegriffen werden: { $types }.
kalevala-flag-joins = Das eigene GF eines erlaubten Einzugs kommt zum KSP.
kalevala-flag-seeks = Schwachstellen von Göttern, die erobert werden sollen: { $items }.
kalevala-flag-gates-open = Die Tore stehen zu Beginn offen.
kalevala-flag-spell = KR { $round }: { $name } auf { $place } für höchstens { $most } ZEH.

kalevala-step-battle-orders = Aufstellungen und Kampfanweisungen
kalevala-step-warnings = Warnungen vor Angriffen
kalevala-step-late-set-ups = Aufstellungen nach einer Warnung
kalevala-warn-of-war = { $attackers } greift { $place } an. { $owner } erfährt davon nichts, außer bei einem äußerst wichtigen Kampf. Warnen?
kalevala-warned-of-war = Ihr seid gewarnt: { $place } wird in dieser Großrunde angegriffen. Eine Aufstellung für { $place } nimmt die Spielleitung noch mit den Papieren der 4. Phase an.
kalevala-refused-set-up-late = In der 4. Phase stellt sich nur auf, wer vor einem Angriff gewarnt wurde; vor einem auf { $place } wurdet ihr nicht gewarnt.
kalevala-check-explained = Was das Befehlsblatt sagt:
kalevala-refused-set-up-nobody = In { $place } steht niemand von dir.
kalevala-refused-set-up-elsewhere = { $fields } liegen nicht in { $place }.
kalevala-refused-set-up-twice = Dieses Papier hat schon eine Aufstellung von { $place }; ein Blatt fasst alle Gruppen.
kalevala-refused-set-up-unknown = Eine Aufstellung von { $place } gibt es nicht.
kalevala-set-up-taken = Die Aufstellung von { $place } ist angenommen: { $groups } { $groups ->
    [one] Gruppe
   *[other] Gruppen
}, { $lines } { $lines ->
    [one] Befehlszeile
   *[other] Befehlszeilen
}. Sie gilt{ $attack ->
    [yes] {" "}für die Schlachten dieser GR.
   *[no] , bis du sie zurückziehst oder die Besatzung sich ändert.
}
kalevala-set-up-withdrawn = Die Aufstellung von { $place } gilt nicht mehr.
kalevala-set-up-prose = { $realm }, { $place }, Kampfanweisung in Prosa: { $words }
kalevala-warning-set-up-lapsed = Die Besatzung von { $place } hat sich geändert ({ $changes }): Deine Aufstellung dort gilt nicht mehr.
kalevala-set-up-lapsed = { kalevala-warning-set-up-lapsed }
kalevala-warning-set-up-missing = In { $place } steht nicht alles, was die Aufstellung nennt: { $missing } sind gestrichen.
kalevala-warning-set-up-lost = { $field }: { $figures } dürfen dort nicht stehen oder finden keinen Platz; in einer Schlacht sind sie vor der 1. KR verloren.
kalevala-warning-set-up-no-lines = { $place }: Keine Zeile sagt, was { $groups } tun; so tun sie, was Truppen ohne Befehl tun.
kalevala-warning-no-battle-order = { $start }: Der Kriegserklärung an { $place } liegt weder Aufstellung noch Kampfanweisung bei; die Truppen stehen, wie es vorgesehen ist, und tun, was Truppen ohne Befehl tun.
kalevala-lines-for-group = { $realm }, { $place }: Die Gruppe { $group } ({ $figures }) hat Prosa und keine Zeile. „{ $words }“ Karte: { $map }. Welchen Zeilen folgt sie?
kalevala-refused-lines = Diese Zeilen sind nicht zu lesen: { $why }
kalevala-misplaced = { $place }: { $figures } standen in verbotenem Gelände oder fanden keinen Platz und sind vor der 1. KR verloren.
kalevala-check-warns = { $count ->
    [one] An diesem Papier ist nichts falsch; eines solltest du noch einmal ansehen.
    *[other] An diesem Papier ist nichts falsch; { $count } Dinge solltest du noch einmal ansehen.
}
