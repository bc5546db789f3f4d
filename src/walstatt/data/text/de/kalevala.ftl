play-goal-kalevala = Führe dein Volk durch die Zeiten.

# what happened
kalevala-line-refused = Zeile { $line } gilt nicht: { $why }
kalevala-armed = Rüsttermin: { $re } RE gerüstet ({ $places }).
kalevala-armament-lost = { $re } RE Neurüstung finden nirgends Platz und verfallen; ein Großfeld nimmt höchstens 40 auf, ein neu besetztes nur den eigenen Ertrag.
kalevala-converted = In { $place } für { $re } RE umgewandelt: { $pieces }.
kalevala-built = In { $place } für { $re } RE gebaut: { $building }.
kalevala-demolished = In { $place } abgerissen: { $building }.
kalevala-work-paid = Für { $field } sind { $paid } von { $price } RE bezahlt.
kalevala-moved = Zug { $way }: { $what }
kalevala-arrived = { $symbol } ist unversehrt in { $place } angekommen.
kalevala-arrived-weary = { $symbol } ist über Bergland lebend nach { $place } gekommen; in Schlachten dieser GR steht er tatenlos.
kalevala-lost-on-the-way = { $symbol } ist auf dem Weg nach { $place } verloren gegangen.
kalevala-fell-to-pieces = In { $place } sind { $number } { $symbol } zerfallen: Niemand hat sie rechtzeitig repariert.
kalevala-upkeep = Unterhalt: Kerntruppen { $core }, Hilfstruppen { $auxiliaries }, Tiere { $animals }, Straßen, Kanäle und Pässe { $works } RE.
kalevala-paid-on-the-spot = Vor Ort bezahlt ({ $places }): { $re } RE.
kalevala-left = Unbezahlt verlassen euch { $number } { $symbol } in { $place }.
kalevala-scouted = EE { $ee }: { $place } – { $result ->
    [seen] erkundet
    [no_result] kein Ergebnis
    [obstacle] Hindernis
    [protected] göttlicher Schutz
    *[other] { $result }
}
kalevala-detected = In { $place } wurden Späher entdeckt und vernichtet; sie gehörten { $realm }.
kalevala-met-at-sea = In { $place } trifft eure Flotte auf Schiffe von { $realm }: { $ships }.
kalevala-free-of-pay = { $places }: Bis { $most } Kerntruppen insgesamt kostet die Kolonie keinen Sold.
kalevala-free-animals = Eure Tiere sind zum Teil frei von Unterhalt.
kalevala-plundered = Geplündert und darum ohne Ertrag: { $places }
kalevala-fee-round = Gebühr der Großrunde: { $amount }; Kontostand { $balance }
kalevala-fee-postage = Rückporto: { $amount }; Kontostand { $balance }
kalevala-post-held = Das Konto ist im Minus; Post wird nicht weitergeleitet.
kalevala-capital = Hauptstadt ist nun { $place }.
kalevala-capital-lost = Die Hauptstadt { $place } ist verloren.
kalevala-no-invader = Eure Handelszentren sind mehr als 64 RE wert: Ihr seid kein Invasor mehr.
kalevala-lapsed = { $place } gehört nicht mehr zu eurem Reich.
kalevala-letter = Brief von { $sender } an { $to }, Zeit { $time }: „{ $words }“
kalevala-paper-missing = Ohne gültige Papiere steht euer Reich still.
kalevala-roll-detection = Entdeckung der Späher
kalevala-roll-transport = Transport durch ungeeignetes Gelände
kalevala-roll-swim = Schwimmen durch einen Strom
kalevala-paper-unreadable = Eure Papiere sind nicht lesbar (in Zeile { $lines }); sie zählen als nicht abgegeben.
kalevala-contributed = Beitrag für den Boten angenommen: { $oeh } OEH.
kalevala-newsletter-empty = Der Rag-Bote { $number } erscheint ohne Beiträge.
kalevala-newsletter = Der Rag-Bote { $number }: { $titles }
kalevala-missed = { $realm } hat nichts Gültiges abgegeben, zum { $times }. Mal.
kalevala-prose = { $realm } schreibt: „{ $words }“
kalevala-requested = Antrag { $number } liegt der Spielleitung vor: { $title }
kalevala-request = Antrag { $number } von { $realm }: { $title }. „{ $words }“
kalevala-absent = { $realm } ist abwesend von { $since } bis { $until }: „{ $words }“
given-name-marodeure = Marodeure { $number }
kalevala-marauders-attack = { $realm } haben keine Befehle und greifen mit EE { $ee } von { $start } aus { $place } an.
kalevala-marauders-armed = Marodeure in { $place } rüsten { $re } RE.
kalevala-faulty-paper = Papier von { $realm }: nicht lesbar in Zeile { $lines }. Das Unlesbare streichen und den Rest annehmen?
kalevala-refused-absence-past = Diese Abwesenheit ist schon vorbei.

# papers
kalevala-paper-unknown-word = „{ $word }“ beginnt keine Anweisung.
kalevala-paper-head = „{ $word }“: der Anfang ist nicht vollständig. Geschrieben wird er so: { $form }
kalevala-paper-unexpected = „{ $found }“ passt hier nicht. Erwartet: { $expected }.
kalevala-paper-out-of-place = „{ $found }“ passt hier nicht.
kalevala-paper-incomplete = Hier fehlt etwas. Erwartet: { $expected }.
kalevala-paper-unknown-symbol = Das Kürzel „{ $symbol }“ gibt es nicht.
kalevala-paper-zeh = „{ $symbol }“: ZEH gehen von 0 bis { $most }.
kalevala-paper-name-long = „{ $written }“ ist zu lang: höchstens { $most } Zeichen.
kalevala-paper-text-long = Der Text hat { $given } Zeichen; höchstens { $most } dürfen es sein.
kalevala-paper-one-only = { $symbol } steht für eine einzelne Figur; davor steht keine Zahl.
kalevala-paper-number = { $number }: Zahlen gehen hier von 1 bis { $most }.
kalevala-paper-kf = Kleinfelder haben die Nummern 1 bis 48, nicht { $number }.
kalevala-paper-no-small-field-here = { $place }: Hier wird ein Großfeld genannt, kein Kleinfeld.
kalevala-paper-small-field-wanted = { $place }: Hier wird ein Kleinfeld genannt, mit Schrägstrich und Nummer.
kalevala-paper-empty-text = Dieser Text ist leer.
kalevala-paper-stray-end = Hier gibt es nichts, was „Ende“ schließt: Ein Text, der hinter dem Doppelpunkt beginnt, ist mit seiner Zeile zu Ende. Wer mehrere Zeilen schreibt, lässt hinter dem Doppelpunkt nichts stehen.
kalevala-paper-number-wanted = „{ $symbol }“ steht nie allein: Dahinter gehören seine Zahlen.
kalevala-paper-no-end = Dieser Text endet nirgends: Nach ihm fehlt eine Zeile „Ende“. So stünden auch Anweisungen darin.
kalevala-paper-too-many-lines = Mehr als { $most } Zeilen liest niemand.
kalevala-paper-too-many-orders = Mehr als { $most } Anweisungen liest niemand; vielleicht steht eine mehrfach da.
kalevala-paper-too-deep = Tiefer als { $most } Klammern steckt nichts: eine Karawane hält Schiffe, ein Schiff seine Ladung.
kalevala-paper-too-many-loads = Mehr als { $most } beladene Schiffe nennt kein Papier.
kalevala-paper-absence-backwards = Die Abwesenheit endet, bevor sie beginnt.
kalevala-paper-coordinate-form = „{ $written }“ ist keine Koordinate wie 2U+15.
kalevala-paper-coordinate-plane = „{ $written }“: Davor gehört die Ziffer der Ebene, 1 oder 2.
kalevala-paper-coordinate-letter = „{ $written }“: Diese Reihe gibt es auf dieser Ebene nicht.
kalevala-paper-coordinate-latitude = „{ $written }“: Dort endet die Karte.
kalevala-paper-coordinate-kf = „{ $written }“: Kleinfelder haben die Nummern 1 bis 48.
kalevala-expected-place = eine Koordinate
kalevala-expected-number = eine Zahl
kalevala-expected-symbol = Figuren
kalevala-expected-colon = ein Doppelpunkt
kalevala-expected-arrow = der Pfeil >
kalevala-expected-comma = ein Komma
kalevala-expected-kf = KF mit Nummer
kalevala-expected-vessel = FS, LS oder SS
kalevala-expected-name = ein Name
kalevala-expected-re = RE
kalevala-expected-dash = ein Strich
kalevala-expected-bracket = eine Klammer
kalevala-expected-building = ein Bauwerk
kalevala-expected-gate = Tor oder Durchgang
kalevala-expected-banks = Ufer
kalevala-expected-from = von
kalevala-expected-no-grid = ohne Raster
kalevala-expected-end = das Ende der Zeile

# free acts of the game master
kalevala-given = In { $place } habt ihr nun dazu: { $what }.
kalevala-taken = In { $place } fehlen euch nun: { $what }.
kalevala-carried = Von { $start } nach { $place } gebracht: { $what }.
kalevala-owned = { $place } gehört nun { $realm }.
kalevala-owned-by-nobody = { $place } gehört nun niemandem.
kalevala-protected = Göttlicher Schutz liegt für { $rounds } Großrunden auf dem Reich.
kalevala-unprotected = Der göttliche Schutz ist zu Ende.
kalevala-dissolved = Das Reich löst sich auf; seine Provinzen marodieren.
kalevala-taken-over = Ihr übernehmt das Reich. Abgefallen: { $lost }
kalevala-entered = Ihr betretet die Welt: { $places }
kalevala-deposited = Eingezahlt: { $amount }
kalevala-refunded = Ausgezahlt: { $amount }
kalevala-answered = Antrag { $number } („{ $title }“): { $state ->
    [answered] beantwortet
    [granted] gewährt
    [declined] abgelehnt
    [done] erledigt
    *[open] offen
}. { $words }
kalevala-sham = Scheinherrscher: { $name }
kalevala-roll-loyalty = Treue einer Provinz
kalevala-refused-no-realm = { $realm } gibt es nicht. Es gibt: { $realms }.
kalevala-refused-no-place = { $place } gibt es auf dieser Welt nicht.
kalevala-refused-things = „{ $written }“ ist keine Aufzählung wie 5LB, 10RE.
kalevala-refused-name-taken = { $name } heißt schon jemand.
kalevala-refused-place-taken = { $place } gehört schon jemandem.
kalevala-refused-no-request = Einen Antrag { $number } gibt es nicht.
kalevala-refused-second-sham = Jeder hat nur einen Scheinherrscher; eurer heißt { $name }.

# refusals: dates and places
kalevala-refused-date = „{ $written }“ ist kein Datum wie 270.1; jede Großrunde hat die Phasen 1 bis 4.
kalevala-refused-negative-latitude = { $gf }: Seit 239.1 gibt es auf Eldrien keine negativen Breiten.
kalevala-refused-no-splinters-yet = { $gf }: In { $date } gibt es keine Koordinaten der Ebene 1.
kalevala-refused-phase = In { $date } wird das nicht angenommen; es gehört in Phase { $phase }.
kalevala-refused-protected = Unter göttlichem Schutz steht das Reich still.
kalevala-refused-enclosed = Eure Truppen in { $place } sind seit der Schlacht eingeschlossen: Ringsum liegt nichts als fremdes Land, und kein Zug führt heraus. Nachschub kann hineinziehen.
kalevala-refused-build-in-water = { $place } ist Wasser; darauf steht kein Bauwerk als ein Tempel auf seinem Seefundament und eine Strombrücke zwischen zwei Ufern.
kalevala-refused-build-on-mountains = { $place } ist Gebirge; darauf steht kein Bauwerk.
kalevala-refused-not-own = { $place } gehört nicht zu eurem Reich.
kalevala-refused-is-elsewhere = { $symbol } ist in { $there }, nicht in { $place }: An zwei Orten zugleich ist niemand.
kalevala-refused-not-there = In { $place } fehlen: { $missing }.
kalevala-refused-which-part = { $place } ist geteilt: Es muss klar sein, welcher Teil gemeint ist, etwa { $place }[a].
kalevala-refused-which-water = In { $place } liegen mehrere Gewässer; nennt eines, etwa { $place }~a.
kalevala-refused-no-water = In { $place } ist kein Wasser für { $symbol }.
kalevala-refused-no-such-part = { $place } gibt es nicht: Dieses Feld hat { $known }.
kalevala-refused-same-place = Ein Schritt führt weiter, nicht von { $place } nach { $place }. Was bleibt, braucht keine Zeile.
kalevala-refused-no-neighbours = { $start } und { $end } sind keine Nachbarn.

# refusals: movement
kalevala-refused-too-far = { $steps } Großfelder sind zu weit, höchstens { $most }.
kalevala-refused-obstacle = Von { $start } nach { $end } führt kein Weg.
kalevala-refused-only-by-ship = { $place } ist Wasser: nur mit Schiff.
kalevala-refused-moved-already = In { $place } schon bewegt: { $moved }. Niemand geht und fährt in derselben Phase.
kalevala-refused-nobody-leads = Niemand führt oder trägt das aus { $place } fort.
kalevala-refused-carries = { $re } RE sind zu viel; die Gruppe trägt { $most }.
kalevala-refused-hauls = Die Geräte brauchen { $needed } TEH, die Gruppe bietet { $offered }.
kalevala-refused-ships-apart = Schiffe und Landtruppen brauchen getrennte Zeilen.
kalevala-refused-no-such-ship = In { $place } liegt kein solches Schiff: { $ship }.
kalevala-refused-unmanned = Ohne Besatzung fährt kein { $ship }.
kalevala-refused-unknown-water = Das Wasser von { $place } kennt ihr nicht; es muss erkundet und befahren werden.
kalevala-refused-not-aboard = { $symbol } darf nicht auf ein { $ship }.
kalevala-refused-no-room = { $ship }: { $room } REH sind zu viel, höchstens { $most }.
kalevala-refused-ferry-too-far = Zwischen { $start } und { $end } kann nicht übergesetzt werden; die Küsten müssen im selben oder in benachbarten Großfeldern liegen.

# refusals: armament and conversion
kalevala-refused-no-armament-date = Gerüstet wird nur in Großrunden mit gerader Zahl.
kalevala-refused-no-trade-centre = In { $place } ist kein gegründetes Handelszentrum.
kalevala-refused-only-pieces = Umgewandelt wird in Figuren, nicht in RE.
kalevala-refused-re-here = In { $place } liegen { $there } RE, gebraucht werden { $cost }.
kalevala-refused-new-armament = In { $place } sind { $there } RE Neurüstung übrig, gebraucht werden { $cost }.
kalevala-refused-28 = { $place }: { $wanted } RE für Menschen, höchstens { $most } je Phase.
kalevala-refused-12 = { $place }: { $wanted } RE für Tiere, Geräte und Bauwerke, höchstens { $most } je Phase.
kalevala-refused-40 = { $place }: { $wanted } RE Neurüstung, höchstens 40 in einem Großfeld.
kalevala-refused-no-price = { $symbol } kann nicht gerüstet werden.
kalevala-refused-damaged-new = { $symbol }: Beschädigtes wird nicht gebaut.
kalevala-refused-culture-good = { $symbol } ist kein Kulturrüstgut eures Volkes. Möglich: { $goods }.
kalevala-refused-special-figure = { $symbol } gibt es nur mit Erlaubnis der Spielleitung.
kalevala-refused-there-already = { $symbol } gibt es schon; jede Nummer steht für eine einzige Figur.
kalevala-refused-not-core = { $symbol } gehört nicht zu den Kerntruppen ({ $core }).
kalevala-refused-auxiliary-is-core = { $symbol } ist Kerntruppe und kann keine Hilfstruppe sein.
kalevala-refused-core-most = Mehr als { $most } Kerntruppen hat niemand; ihr habt { $had }.
kalevala-refused-auxiliaries-most = Höchstens { $most } Hilfstruppen, ein Viertel der Kerntruppen; ihr habt { $had }.
kalevala-refused-auxiliaries-surplus = { $number } { $symbol } zu viel: nur { $most } Hilfstruppen sind erlaubt, ein Viertel der Kerntruppen, die es am Ende gibt. Sie werden nicht aufgestellt, ihre RE bleiben in { $place }.
kalevala-refused-zone-colony = { $place } gehört nicht zum Stammreich; Kolonien behalten ihre Rüstung.
kalevala-refused-zone-twice = { $place } gehört schon zu einer anderen Rüstzone.
kalevala-refused-zone-shares = Die Rüstung von { $place } geht ungeteilt in eine Rüstzone; die Zahl muss weg.
kalevala-refused-zone-share = { $place } hat noch { $left } RE für Rüstzonen, nicht { $wanted }.
kalevala-refused-zone-parted = Diese Provinzen hängen nicht zusammen: { $places }.
kalevala-refused-newly-occupied = { $place } ist neu besetzt und rüstet nur, was es selbst ergibt.
kalevala-refused-people-not-home = { $place } liegt nicht im Stammreich; dort wird keine Volksrüstung aufgestellt.
kalevala-refused-vessels-stay = { $place }: Schiffe werden nicht entlassen; sie kosten keinen Unterhalt. Entlassen wird, wer an Bord ist.
kalevala-refused-people-sum = Aufgestellt sind { $wanted } RE, es sind aber { $people }.
kalevala-refused-people-planes = Die Volksrüstung wird auf einer Ebene erhoben.
kalevala-refused-cannot-pay = { $place } kann das nicht zahlen; dort liegen { $there } RE.
kalevala-refused-needed-for-upkeep = { $place }: { $cost } RE sind zu viel. Von { $there } RE braucht ihr { $owed } als Unterhalt; der wird zuerst bezahlt.
kalevala-refused-others-unpaid = Dann schulden { $places } { $owed } RE als Unterhalt, und dort liegen { $there } RE.
kalevala-refused-invader-zone = Ein Invasor bildet keine Rüstzonen: Er nennt mit Volk, wo seine ganze Rüstung stehen soll.

# refusals: buildings and works
kalevala-refused-no-gate = { $field }: Jede Befestigung braucht ein Tor; nennt es, etwa Tor 17-16.
kalevala-refused-gate-where = { $field }: Ein Tor nach KF { $end } geht von hier nicht.
kalevala-refused-gate-side = { $field }: Von welcher Seite wird das Tor bedient?
kalevala-refused-gate-up = Ein Tor nach { $end } führt zu hoch hinauf.
kalevala-refused-no-storey = Das Stockwerk { $storey } gibt es nicht.
kalevala-refused-passage-outside = Ein Durchgang führt in ein anderes Gebäude; in { $end } steht keines.
kalevala-refused-passage-level = Ein Durchgang nach { $end } verbindet nur Stockwerke gleicher Höhe.
kalevala-refused-no-way-in = { $field }: Von außen führt kein Tor hinein.
kalevala-refused-ascent = { $field }: Zum Aufgang nach KF { $end } gehört ein Tor.
kalevala-refused-foundation = { $field }: Hier braucht es erst ein Fundament.
kalevala-refused-no-foundation-needed = { $field }: Hier braucht es kein Fundament.
kalevala-refused-stage = { $kind } wächst aus { $before }; das steht hier nicht.
kalevala-refused-one-stage = { $field }: Eine Stufe je Großrunde.
kalevala-refused-too-high = { $field }: Kein Bergfried überragt das Gebirge.
kalevala-refused-built-up = { $field } ist schon bebaut.
kalevala-refused-on-pass = { $field } ist ein Pass; dort wird nicht gebaut.
kalevala-refused-no-edge = { $field } und KF { $end } haben keine gemeinsame Kante.
kalevala-refused-edge-taken = Auf der Kante zwischen { $field } und { $end } steht schon etwas.
kalevala-refused-wall-here = Zwischen { $field } und { $end } kann keine Mauer stehen.
kalevala-refused-no-river = Zwischen { $field } und { $end } fließt kein Fluss.
kalevala-refused-not-in-line = { $field }: Brücke und Ufer liegen nicht in einer Linie.
kalevala-refused-bank-foreign = { $field }: Beide Ufer müssen euch gehören.
kalevala-refused-bridge-over = { $field } ist weder Strom noch Schlucht.
kalevala-refused-bridge-bank = { $field }: Ein Ufer ist kein Land.
kalevala-refused-bridge-level = { $field }: Die Ufer liegen nicht gleich hoch.
kalevala-refused-no-building = So ein Bauwerk steht nicht in { $place }.
kalevala-refused-nothing-broken = In { $place } ist davon nichts zu reparieren: { $missing }.
kalevala-refused-no-canal = { $field }: In diesem Gelände lässt sich kein Kanal graben.
kalevala-refused-no-plan = { $field }: Für diesen Kanal ist kein Plan genehmigt.
kalevala-refused-wide-canal = { $field }: Ein Kanal ist nur ein Kleinfeld breit.
kalevala-refused-no-mountains = { $field } ist kein Gebirge.
kalevala-refused-pass-ends = { $field }: Ein Pass führt von Bergland über Gebirge zu Bergland auf der anderen Seite; Land, das um das Gebirge herum zusammenhängt, ist eine Seite.
kalevala-refused-pass-foreign = { $field }: { $end } gehört euch nicht.

# refusals: scouting
kalevala-refused-six-ee = EE { $number }: Es gibt nur sechs Erkundungseinheiten.
kalevala-refused-ee-twice = EE { $number } ist schon unterwegs.
kalevala-refused-no-warrior = In { $place } steht kein Krieger, der spähen könnte.
kalevala-refused-too-deep = Späher kommen höchstens { $most } Großfelder weit.
kalevala-refused-not-straight = { $target } liegt nicht in gerader Linie.

# refusals: the realm
kalevala-refused-capital-stays = Die Hauptstadt { $place } kann nicht verlegt werden.
kalevala-refused-no-capital = { $place } kann keine Hauptstadt sein.
kalevala-refused-say-twice = { $place } wird nur aufgegeben, wenn es zweimal dasteht.
kalevala-refused-no-rulers = In dieser Welt herrscht niemand: Mindestens einer muss es sein.
kalevala-refused-names = Jeder Herrscher braucht einen eigenen Namen.
kalevala-refused-no-good = { $good } kann kein Kulturrüstgut sein.

# refusals: letters
kalevala-refused-no-recipient = Der Brief nennt keinen Empfänger.
kalevala-unknown-name = Niemand heißt { $name }.
kalevala-refused-sender = Unter dem Namen { $under } dürft ihr nicht schreiben.
kalevala-refused-express = { $place }: Ein Eilbrief kostet 1 RE, dort liegen { $there }.
kalevala-letter-decision = Brief von { $sender } an { $to } sieht aus wie eine Karte
kalevala-refused-no-room-aboard = An Bord vor { $place } ist kein Platz für { $what }.
