### Einziehen (15) und was aus Kriegen wird

kalevala-step-survivors = Verteilen der Resttruppen
kalevala-step-entries = Einzüge erklären
kalevala-step-arrivals = Einzüge und Besetzungen
kalevala-step-battles = Kriege
kalevala-expected-entry-kind = E, B oder K
kalevala-expected-semicolon = ein Strichpunkt
kalevala-roll-quick-battle = Schneller Kampf
kalevala-roll-lot = Los
kalevala-entry-taken = EE { $number }: Einzug ({ $kind }) von { $start } nach { $place } ist angenommen.
kalevala-entry-struck = In { $place } steht nicht, was genannt ist: { $missing } sind gestrichen, der Rest gilt.
kalevala-entry-without-copy = { $place }: Die Abschrift der Erlaubnis fehlt („mit Erlaubnis“); aus dem Einzug wird Krieg.
kalevala-moved-in = { $what } sind in { $place } eingezogen.
kalevala-guests-came = { $guest } ist mit Erlaubnis von { $host } in { $place } eingezogen: { $what }.
kalevala-occupied = { $place } ist besetzt. Bis zum Ende der nächsten 1. Phase muss ein Krieger dort stehen.
kalevala-occupation-paid = Die Besetzung von { $place } kostet { $paid }.
kalevala-occupation-failed = Aus dem Einzug nach { $place } wird nichts; alle bleiben in { $start }.
kalevala-divided-land = { $place } haben zugleich auch { $others } besetzt. Euer Teil ist { $part } mit den KF { $fields }; das HZ gehört niemandem, bis ihr euch einigt.
kalevala-spread = Nach dem Sieg gehen von { $start } nach { $end }: { $what }.
kalevala-refused-spread-where = Von { $start } nach { $end } verteilt Ihr niemanden: Das tut nur, wer in der Zeit zuvor eine Schlacht gewonnen hat, deren Schauplatz beide GF umfasste, und nur in eigenes Land oder dorthin, wo er schon steht.
kalevala-refused-spread-what = Nach einem Sieg verteilt man Menschen, Tiere und Geräte; RE, Schiffe und Karawanen bleiben, wo sie sind.
kalevala-conquered = { $place } ist ohne Kampf erobert; es gehörte { $owner ->
    [natives] niemandem
   *[other] { $owner }
}.
kalevala-came-second = In { $place } sind mehr Krieger von { $realm } eingezogen: Das Land gehört { $realm }, eure Truppen stehen in fremdem Land.
kalevala-lost-land = { $realm } ist in { $place } eingezogen, wo niemand stand; das Land ist verloren.
kalevala-lost-unfought = { $place } ist in einem Kampf ohne eigene Truppen an { $takers } gefallen; das Land ist verloren.
kalevala-battle-waits = Schlacht um { $field } ({ $places }): Trage ein, was daraus wurde.
kalevala-battle-quick = Schneller Kampf um { $place } ({ $parties }), keine Schlacht nach Kapitel 16. Eure Verluste: { $lost }. Eure Beute: { $gained }. Es stehen: { $left }. Geflohen: { $fled }. Besitzer danach: { $owned }.
kalevala-battle-hand = Schlacht um { $place } ({ $parties }). Eure Verluste: { $lost }. Eure Beute: { $gained }. Es stehen: { $left }. Geflohen: { $fled }. Besitzer danach: { $owned }. { $words }
kalevala-outcome-form = Das ist kein Ausgang einer Schlacht: { $why }
kalevala-outcome-stranger = { $realm } war nicht dabei.
kalevala-outcome-from-nowhere = { $realm } hat { $number } { $symbol } mehr, als es hatte und erbeutete.
kalevala-outcome-elsewhere = { $place } ({ $realm }) liegt nicht auf dem Kriegsschauplatz.
kalevala-outcome-not-lost = { $number } { $symbol } sind erbeutet, die { $realm } nicht verlor.
kalevala-outcome-absent-owner = { $realm } soll { $place } besitzen und steht nicht darin.
kalevala-outcome-no-enemy = { $realm } soll { $place } besitzen und liegt mit { $other } nicht im Krieg, dem das Land gehört.
kalevala-refused-entry-ee = EE { $number } ist schon benutzt oder zu hoch; jeder Einzug braucht eine eigene EE.
kalevala-refused-entry-unscouted = { $place } wurde in der 1. Phase dieser GR nicht mit Erfolg erkundet.
kalevala-refused-entry-start = { $place } wurde von { $start } aus erkundet; nur von dort führt ein Einzug hin.
kalevala-refused-entry-figures = Zum Einzug nach { $place } gehören Figuren, zum Besetzen und zum Krieg mindestens ein Krieger.
kalevala-refused-entry-nobody = In { $place } steht von den Genannten niemand, der nicht schon anderswohin einzieht: { $missing }.
kalevala-refused-entry-no-result = Die Erkundung von { $place } blieb ohne Ergebnis: Nur Krieg (K) ist möglich.
kalevala-refused-entry-owned = { $place } ist nicht frei; besetzt werden nur leere Provinzen, die niemandem gehören.
kalevala-refused-entry-natives = { $place } gehört niemandem: Es wird besetzt (B).
kalevala-refused-entry-own = { $place } gehört euch; das ist ein erlaubter Einzug (E).
kalevala-refused-entry-losses = { $place } kostet { $losses } RE Verluste, geboten sind { $offered } von dem, was mitzieht (Verluste …).
kalevala-refused-entry-payment = { $symbol } trägt in { $place } keine Verluste: RE, Krieger, Tiere und Geräte tun es.
kalevala-refused-entry-garrison = Nach den Verlusten muss in { $place } ein Krieger übrig sein.
