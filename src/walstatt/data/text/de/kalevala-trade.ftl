### Karawanen, Expeditionen, Übergaben, Lehen (21)

kalevala-step-caravans = Karawanen
kalevala-step-deeds = Urkunden
kalevala-step-expeditions = Expeditionen
kalevala-step-handovers = Übergaben
kalevala-step-fiefs = Lehen
kalevala-step-fief-orders = Lehen verlängern und fordern
kalevala-step-moved-in = Einzug in übergebenes Land
kalevala-expected-group = KW1, KW2, EX1 oder EX2
kalevala-expected-out-of = aus
kalevala-expected-rest = Rest
kalevala-expected-stream = stromab oder stromauf
kalevala-expected-to = an
kalevala-expected-for = gegen
kalevala-expected-gr = GR
kalevala-expected-dissolve = auflösen
kalevala-expected-prolong = verlängern oder fordern

kalevala-caravan-formed = { $group } ist in { $place } gebildet: { $what }.
kalevala-caravan-moved = { $group } ist gezogen: { $way }.
kalevala-caravan-ordered = { $group } hat in { $place } ihren Befehl; was daraus wird, zeigt die 4. Phase.
kalevala-caravan-arrived = { $group } ist in { $place } angekommen. { $host ->
    [none] Das Land gehört niemandem.
   *[other] Dort herrscht { $host }.
}
kalevala-caravan-held-up = { $group } ist in { $place } aufgehalten und kam nicht nach { $before }: { $why }{ $edge ->
    [yes] {" "}(KF { $course })
   *[no] {""}
}. { $host ->
    [none] Das Land gehört niemandem.
   *[other] Dort herrscht { $host }.
}
kalevala-caravan-spread = { $place } fasst { $group } nicht ganz: { $moved_in } von { $fields } KF sind eingezogen, der Rest steht in { $tail }. Der nächste Zug zählt von der Spitze.
kalevala-caravan-obstacle = { $kind ->
    [map] hier endet die Karte
    [undrawn] noch nicht gezeichnetes Land
    [water] Wasser
    [stream] ein Strom
    [mountains] Gebirge
    [gorge] eine Schlucht
    [coast] Land, das Schiffe aufhält
    [cliff] eine Höhenstufe von zwei Niveaus
    [building] Bauten sperren den Weg
    [closed] Truppen haben das GF gesperrt
    [rough] Gelände, in dem die Ladung nicht stehen kann
    [full] zwei fremde Karawanen sind schon da
    [current] die Strömung
    [protected] göttlicher Schutz
   *[other] { $kind }
}
kalevala-caravan-seen = Eine Karawane von { $realm } ist in { $place }: { $room } REH.
kalevala-caravan-aboard = { $group } ist an Bord gegangen und liegt in { $place }.
kalevala-caravan-ashore = { $group } ist von Bord gegangen und steht in { $place }.
kalevala-caravan-not-aboard = { $group } konnte in { $place } weder an noch von Bord gehen.
kalevala-caravan-dissolved = { $group } ist in { $place } aufgelöst: { $what }.
kalevala-caravan-dissolved-here = { $realm } hat in { $place } mit eurer Erlaubnis eine Karawane aufgelöst: { $what }.
kalevala-caravan-lost = Der Kaufmann von { $group } hat sich in { $place } das Leben genommen; verloren ist alles: { $what }.
kalevala-caravan-leaderless = { $group } in { $place } hat den letzten Kaufmann verloren und ist keine Karawane mehr. Was sie hatte, steht dort wie Krieger und Material in fremdem Land: { $what }.
kalevala-closed-field = { $place } ist in dieser GR für Karawanen von { $realm } gesperrt.
kalevala-deed-taken = Urkunde aus { $place } für { $to } über { $worth } RE ist angenommen.
kalevala-cession-taken = Urkunde: { $place } geht für { $rounds } GR an { $to }.
kalevala-handed-over = { $giver } hat in { $place } an { $to } übergeben: { $what }.
kalevala-handover-failed = Die Übergabe an { $to } in { $place } ({ $what }) unterblieb: { $why }.
kalevala-handover-why = { $why ->
    [missing] es ist nicht mehr da
    [absent] keine Figur des Empfängers ist dort
    [condition] die Gegenleistung blieb aus
    [re] RE gehen nur von Kaufmann zu Kaufmann oder Agent
    [devices] Gerät wechselt nur, wo ein Kaufmann dabei ist und Krieger die TEH stellen
    [room] die Karawane des Empfängers fasst es nicht
    [land] die Provinz gehört dem Geber nicht mehr
    [protected] göttlicher Schutz
   *[limit] der Empfänger hätte davon zu viele
}
kalevala-ceded = { $place } geht von { $giver } als Lehen bis GR { $until } an { $to }. In der nächsten 1. Phase muss dort ein Krieger oder Kaufmann von { $to } stehen.
kalevala-fief-returned = { $place } fällt von { $giver } zurück an { $to } (Lehen bis GR { $until }).
kalevala-fief-marauders = Marodeure von { $lord } fordern das Lehen { $place } zurück; es bleibt euch bis zum Ende von GR { $until }.
kalevala-fief-deadline = Marodeure von { $lord } fordern das Lehen { $place }. Wie viele GR bleiben { $holder }?
kalevala-refused-fief-deadline = Erwartet wird eine Zahl von 1 bis { $most }.
kalevala-fief-claimed = { $lord } fordert das Lehen { $place } nach dem Herrscherwechsel zurück; es endet mit GR { $until }.
kalevala-fief-asked = Die Verlängerung des Lehens { $place } ist vermerkt; der andere Herrscher muss sie auch wollen.
kalevala-fief-prolonged = Das Lehen { $place } gilt jetzt bis GR { $until }.
kalevala-fief-lapsed = In { $place } ist { $to } nicht eingezogen; das Land von { $giver } fällt an die Urbevölkerung.
kalevala-search-taken = { $group } handelt mit EE { $number }; was daraus wird, sagt der SL in der 4. Phase.
kalevala-searched = { $group } hat in { $place } gehandelt: { $words }
kalevala-search = { $group } von { $realm } in { $place }: { $words }
kalevala-expedition-found = { $group } von { $realm } handelt in { $place }: „{ $words }“ Was erfährt { $realm }? Ohne Worte: nichts.
kalevala-expedition-noticed = Leute von { $realm } haben in { $place } gesucht und gefragt.
kalevala-expedition-paid = { $group } in { $place } zahlt aus ihrem Vorrat { $re } RE.
kalevala-sheet-caravan = Karawane von { $realm }: { $goods }
kalevala-mark-caravan = Karawanen im Reich (blau): { $all }
kalevala-caravan-table = Karawanen und Expeditionen außerhalb des Reiches
kalevala-caravan-group = Karawane
kalevala-caravan-place = Spitze
kalevala-caravan-tail = Rest in
kalevala-caravan-host = Gastherrscher
kalevala-caravan-contents = Inhalt

kalevala-refused-merchants-most = Höchstens { $most } Kaufleute; es gibt schon { $had }.
kalevala-refused-merchant-attacks = Kaufleute ziehen nicht mit in den Angriff auf { $place }; sie bleiben zurück.
kalevala-refused-caravan-peaceful = Wer in { $place } zu einer Karawane gehört, zieht nirgends ein und greift nicht an.
kalevala-refused-caravan-number = { $group } gibt es schon, oder es wären mehr als { $most }.
kalevala-refused-caravan-merchant = { $group } braucht einen Kaufmann.
kalevala-refused-caravan-rest = In { $place } bleibt zurück: { $rest }. Das muss hinter „Rest“ stehen.
kalevala-refused-caravan-engines = Höchstens { $most } Sk, Bt und QuW in einer Karawane.
kalevala-refused-caravan-room = Die Ladung nimmt { $room } REH ein, Platz ist für { $most }; Kaufleute, Begleiter und ihre Reittiere haben { $extra } weitere.
kalevala-refused-caravan-craft = { $craft } Schiffe oder Doppelflöße; eine Karawane hat höchstens { $most }.
kalevala-refused-caravan-crew = { $craft } Fahrzeuge brauchen je einen Krieger oder Kaufmann; da sind { $crew }.
kalevala-refused-caravan-aboard = Bt, Sk und QuW fahren nur auf SS, je { $most }, und Wagen ohne Pferde davor.
kalevala-refused-caravan-hold = { $room } REH sind zu viel; die Fahrzeuge fassen { $most }.
kalevala-refused-caravan-layout = Kleinfeld { $number } ist überfüllt ({ $room } REH); es fasst { $most }, ein großes Gerät steht allein.
kalevala-refused-caravan-contents = { $group } hat diesen Inhalt: { $what }.
kalevala-refused-caravan-phase-3 = Außerhalb des eigenen Reiches zieht { $group } in der 3. Phase.
kalevala-refused-caravan-phase-1 = Im eigenen Reich zieht { $group } in der 1. Phase.
kalevala-refused-caravan-moved = { $group } hat sich in dieser GR schon bewegt oder hat schon einen Befehl.
kalevala-refused-caravan-way = Der Weg endet vor { $place }: { $obstacles }.
kalevala-refused-caravan-no-vessels = { $group } hat hier keine Wasserfahrzeuge oder kein Ufer.
kalevala-refused-caravan-warriors = { $group } führt Krieger und wird nur in eigenem Land aufgelöst; { $place } gehört euch nicht.
kalevala-refused-caravan-leader = Der letzte Kaufmann verlässt { $group } nicht.
kalevala-refused-no-such-caravan = { $group } steht nicht dort ({ $place }).
kalevala-refused-expedition-purpose = { $group } muss beim SL angemeldet sein: sein Ja wird mit „laut Antrag“ angeführt.
kalevala-refused-expedition-trade = { $group } treibt keinen Handel.
kalevala-refused-closing-troops = In { $place } steht keiner eurer Krieger (auf dem Strom: kein bemanntes Fahrzeug), der sperren könnte.
kalevala-refused-handover-far = { $start } und { $end } sind nicht benachbart.
kalevala-refused-handover-missing = In { $place } fehlt für diese Urkunde: { $missing }. Vielleicht ist es schon vergeben.
kalevala-refused-handover-nobody = An { $to } wird nichts übergeben.
kalevala-refused-handover-piece = { $symbol } hat keinen Preis und wird nicht übergeben.
kalevala-refused-handover-worth = { $worth } RE sind zu viel für eine Urkunde; höchstens { $most }.
kalevala-refused-handover-giver = In { $place } fehlt, wer das übergibt: RE ein Kaufmann, Gerät ein Kaufmann oder Krieger mit genug TEH.
kalevala-refused-cede-grant = Die Übergabe von { $place } braucht die Genehmigung des SL, angeführt mit „laut Antrag“.
kalevala-refused-cede-long = { $rounds } GR sind zu lang; ein Lehen gilt höchstens { $most }.
kalevala-refused-cede-fief = { $place } ist ein Lehen von { $lord } und geht nur dorthin zurück.
kalevala-refused-no-fief = { $place } ist kein Lehen, das euch angeht.
kalevala-refused-fief-claim = { $place } kann nur das ursprüngliche Reich fordern, wenn ein Herrscher gewechselt hat.
kalevala-refused-fief-claimed = { $place } ist zurückgefordert und wird nicht verlängert.
kalevala-refused-words = Erwartet werden Worte.
kalevala-refused-caravan-own-line = Karawanen ziehen mit einer eigenen Zeile: „Karawane { $group } 2A+10 > 2A+11: …“.
