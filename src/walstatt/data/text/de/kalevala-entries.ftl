### Einzüge mit Schiffen, Gründen und Schleifen, Frieden und Einigung (4.4, 9.3.1, 15)

kalevala-step-foundings = Gründen und Schleifen
kalevala-step-peace = Frieden
kalevala-step-agreements = Einigungen
kalevala-step-contests = Geteiltes Land
kalevala-step-centres-founded = HZ werden gegründet
kalevala-step-late-occupations = Besetzungen nach Eroberungen
kalevala-step-razing = HZ werden geschliffen
kalevala-expected-share = HZ oder GF
kalevala-actions-title = Handlungsanweisung zu { $date }: { $realm }, { $plane }. Ebene
kalevala-actions-note = Der SL hat das gleiche Blatt; es ändert sich nicht mehr.
kalevala-actions-ee = EE
kalevala-actions-start = von GF
kalevala-actions-kind = Art
kalevala-actions-target = nach GF
kalevala-actions-centre = HZ/KF, Name
kalevala-actions-figures = Einzug von
kalevala-actions-losses = B.-Verluste
kalevala-entry-names = { $place }: Die neuen Namen gelten nur, wenn das HZ genommen oder, wo keines ist, die Schlacht gewonnen wird.
kalevala-sailed-in = Eure Schiffe sind in { $place } eingelaufen.
kalevala-water-known = Das Wasser von { $place } ist Euch jetzt bekannt.
kalevala-surprise = Eure Krieger stehen überraschend in { $place }; { $start } gehört nicht zum Kriegsschauplatz.
kalevala-joined-battlefield = { $place } gehörte zum Kriegsschauplatz von { $field }; Eure Truppen kämpften { $side ->
    [own] für sich
    [treason] durch Verrat gegen den Besitzer
    [enemy] gegen den Besitzer, mit dem Ihr Krieg habt
   *[host] auf der Seite des Besitzers
}.
kalevala-founding-taken = In { $place } wird in der 4. Phase ein HZ gegründet ({ $site }).
kalevala-founding-failed = In { $place } wird kein HZ gegründet.
kalevala-centre-founded = In { $place } ist ein HZ gegründet ({ $site }); es zählt ab der nächsten 1. Phase.
kalevala-razing-taken = Das HZ in { $place } wird in der 4. Phase geschliffen.
kalevala-razing-failed = Das HZ in { $place } wird nicht geschliffen.
kalevala-swim-taken = In der 4. Phase schwimmen von { $bank } nach { $place }: { $what }.
kalevala-swam = { $realm } schwimmt durch den Strom nach { $place }: { $what }.
kalevala-drowned = { $symbol } ertrinkt vor { $bank }.
kalevala-refused-no-stream = Von { $bank } aus kann niemand in { $stream } schwimmen: Dort fließt kein Strom, oder das Ufer ist zu hoch.
kalevala-refused-no-bank = Auf der anderen Seite von { $stream } ist für Schwimmer von { $bank } kein Ufer.
kalevala-refused-cannot-swim = { $symbol } kann nicht schwimmen: Nur Menschen können es, ohne RE, Geräte und Tiere.
kalevala-refused-swim-abroad = Nach { $place } darf niemand schwimmen, dem das Land nicht gehört oder offensteht. In einer Schlacht heißt der Befehl SCHWIMMEN.
kalevala-centre-razed = Das HZ in { $place } ist geschliffen; dort ist wieder nur eines möglich.
kalevala-peace-said = In { $place } wollt Ihr nicht gegen { $realm } kämpfen.
kalevala-agreement-said = { $place }: Ihr wollt, dass { $share ->
    [GF] das ganze GF
   *[HZ] das HZ
} an { $to } geht.
kalevala-agreed-land = { $place } gehört nach Eurer Einigung ganz { $to }.
kalevala-agreed-centre = Das HZ in { $place } gehört jetzt { $to }.
kalevala-refused-entry-protected = { $place } steht unter göttlichem Schutz: niemand zieht dort ein.
kalevala-refused-entry-not-empty = In { $place } standen Figuren: leer ist es nicht, nur Krieg (K) ist möglich.
kalevala-refused-entry-part = Dieser Teil von { $place } wurde nicht erkundet; jeder Teil braucht eine eigene EE.
kalevala-refused-entry-centre = In { $place } ist ein HZ möglich: sagt, wo es stehen soll (zum Beispiel HZ KF{ $kf }).
kalevala-refused-entry-centre-where = In { $place } kann kein HZ stehen: es muss Land sein, das Eure Späher sahen.
kalevala-refused-no-warrior-there = In { $place } steht kein Krieger von Euch.
kalevala-refused-founded = In { $place } ist kein HZ zu gründen.
kalevala-refused-contested = { $place } liegt in Land, das mehrere zugleich besetzten; erst müssen sie sich einigen.
kalevala-refused-raze-invaders = Nur Invasoren schleifen HZ mit einer Zeile der 3. Phase; andere tun es in der Schlacht.
kalevala-refused-raze-conquered = In { $place } steht kein HZ, das Ihr erobert habt.
kalevala-refused-not-met = In { $place } seid Ihr { $realm } nicht begegnet.
kalevala-refused-no-contest = In { $place } gibt es nichts, worüber Ihr Euch einigen müsstet.
kalevala-refused-no-contender = { $realm } hat keinen Teil von { $place }.
kalevala-battlefield = Kriegsschauplatz { $place }: { $places }. Feinde: { $enemies }; Freunde: { $friends }.
kalevala-left-before-battle = { $place } ist vorher besetzt worden und gehört nicht zum Kriegsschauplatz; wer dorthin zog, fehlt in der Schlacht um { $field }.
kalevala-report-actions = Handlungsanweisung
kalevala-idle-treason = { $place }: Es kam zu keiner Schlacht; der Verrat blieb ohne Folgen.
