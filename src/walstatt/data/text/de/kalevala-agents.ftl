### Der Geheimdienst (Kapitel 22).

kalevala-report-agents = Der Geheimdienst
kalevala-step-agents-begin = Risiken der Agenten gehen weiter
kalevala-step-headquarters-lost = Verlorene Geheimdienstzentralen
kalevala-step-headquarters = Geheimdienstzentralen
kalevala-step-headquarters-new = Geheimdienstzentralen in neuen Gebäuden
kalevala-step-agents-carried = Agenten an Bord und in Karawanen
kalevala-step-camouflage = Tarnung
kalevala-step-agents-bribed = Bestochene Führer
kalevala-step-guards = Wächter
kalevala-step-agents-with-caravans = Agenten in Karawanen
kalevala-step-agent-orders = Aufträge an Agenten
kalevala-step-agents-paid = Unterhalt der Agenten außerhalb
kalevala-step-captives-kept = Gefangene Agenten
kalevala-step-bills = Rechnungen unbekannter Gäste
kalevala-step-agents-lost = Agenten ohne Zentrale
kalevala-step-agents-move = Agenten ziehen
kalevala-step-agents-tested = Agenten werden geprüft
kalevala-step-agents-explore = Agenten spähen
kalevala-step-agent-deeds = Handlungen der Agenten
kalevala-step-captives = Was aus entdeckten Agenten wird
kalevala-step-agents-return = Agenten kehren zurück
kalevala-step-bribes = Bestechungen
kalevala-step-bribed = Wohin Bestochene ziehen
kalevala-step-agents-act-early = Handlungen der Agenten vor Besetzungen
kalevala-step-agents-act = Handlungen der Agenten
kalevala-step-captives-fight = Krieg gegen entdeckte Agenten
kalevala-step-gates-shut = Tore werden geschlossen
kalevala-step-captives-freed = Gefangene in erobertem Land
kalevala-expected-agent = ein Agent wie Ag1
kalevala-expected-agent-does = tarnen, enttarnen, ziehen, spähen, in, aussteigen, Rückzug, Kampf oder eine Handlung der Liste
kalevala-expected-agent-lines = eine Zeile wie KR 3: MORD NÄCHSTER FLUCHT
kalevala-expected-asked-about = Besitzer, Truppen, Handelszentrum oder Bauten
kalevala-expected-captive-does = freilassen oder bekriegen
kalevala-list-guards = Wachen
kalevala-list-risk = E-R von { $what } in Prozent
kalevala-list-egp = EGP von { $what }
kalevala-list-group = Agentengruppe { $what }
kalevala-list-captive = gefangen gehalten: { $what }
kalevala-roll-agent-detection = Entdeckung eines Agenten
kalevala-roll-agent-deed = Handlung eines Agenten
kalevala-roll-agent-letter = Welchen Brief ein Agent liest
kalevala-people-answer = { $realm } befragt das Volk über { $place } ({ $topic }). Was antwortet es?

# Zentrale und Wächter
kalevala-hq-founded = Ihr Geheimdienst hat seine Zentrale auf { $place }, für { $re } RE.
kalevala-hq-lost = Die Geheimdienstzentrale auf { $place } ist verloren, ihre Geheimnisse sind bekannt. Agenten außerhalb brauchen in der nächsten 1. Phase eine neue; Wächter sind wieder gewöhnliche Krieger.
kalevala-hq-secrets = Die Papiere des Geheimdienstes von { $realm } sind in Ihrer Hand: { $where }.
kalevala-guards-commissioned = Wächter in { $place }: { $what }.
kalevala-guards-discharged = Keine Wächter mehr in { $place }: { $what }.
kalevala-guard-unpaid = { $place }: Für den Wächter { $symbol } ist nichts mehr da; er ist wieder ein gewöhnlicher Krieger.

# Agenten unterwegs
kalevala-agent-battle = Wenn in { $place } gekämpft wird, wartet { $agent } auf { $field } und tut: { $lines }
kalevala-agent-left-battle = { $agent } hat den Kampf ungesehen verlassen und ist in { $place }.
kalevala-refused-agent-battle-lines = Höchstens { $most } Zeilen für einen Kampf.
kalevala-outcome-uncovered = { $agent } von { $realm } ist keine getarnte Gruppe auf diesem Kampfschauplatz oder hat nicht so viel bei sich.
kalevala-agent-hides = { $agent } ist in { $place } getarnt: { $what }.
kalevala-agent-unmasks = { $agent } steht offen in { $place }; kein Kampfschauplatz wird dadurch größer.
kalevala-agent-joins = { $agent } taucht in { $place } in { $group } unter.
kalevala-agent-quits = { $agent } hat die Karawane in { $place } verlassen: { $what }.
kalevala-agent-outside = { $agent } ist wieder außerhalb von { $what }, in { $place }.
kalevala-agent-carried = { $agent } ist unbemerkt mitgekommen und jetzt in { $place }.
kalevala-agent-ordered = { $agent } macht sich auf den Weg: { $way }. Er kommt in der 2. Phase an.
kalevala-agent-spies = { $agent } erkundet { $place } für { $re } RE; sein E-R beträgt { $percent } %, ohne das, was der Ort daran ändert.
kalevala-agent-moved = { $agent } ist in { $place } angekommen ({ $way }).
kalevala-agent-stopped = { $agent } wurde aufgehalten und ist in { $place }: { $obstacles }.
kalevala-agent-refunded = { $agent } konnte nicht spähen; die { $re } RE sind ihm gutgeschrieben.
kalevala-agent-paid = { $agent } zahlt in { $place } { $re } RE Unterhalt aus seinem Vorrat ({ $what }).
kalevala-agent-unpaid = Ein Agent in { $place } konnte seinen Unterhalt nicht zahlen und ist mit allem verloren: { $what }.
kalevala-agent-lost-contact = Ohne Zentrale geht ein Agent in { $place } seinen eigenen Weg: { $what }.
kalevala-agent-drowned = Mit dem Schiff in { $place } ist ein Agent untergegangen: { $what }.
kalevala-agent-resigns = { $agent } in { $place } kann nicht bezahlt werden und verlässt den Dienst.
kalevala-agent-returns = { $agent } kehrt nach { $place } zurück, ehe jemand einmarschiert.
kalevala-agent-back = { $agent } ist zurück in { $place }.
kalevala-agent-scouted = { $agent } hat { $place } erkundet.
kalevala-agent-inside-sees = { $agent } kennt den genauen Inhalt von { $group } ({ $realm }): { $what }.
kalevala-agent-finds = { $agent } hat in { $place } eine getarnte Gruppe von { $realm } entdeckt: { $what }.
kalevala-agent-warns = { $agent } hat in { $place } Späher bemerkt: Dort werden wahrscheinlich Truppen einziehen.

# entdeckt und gefangen
kalevala-agent-found = { $captured ->
    [yes] In { $place } wurde ein Agent von { $realm } entdeckt und gefangen genommen: { $what }. In der 3. Phase können Sie ihn freilassen (Gefangene freilassen { $agent } von { $realm }) oder bekriegen (Gefangene bekriegen { $agent } von { $realm }).
   *[no] In { $place } wurde ein Agent von { $realm } entdeckt: { $what }. Er ist frei; in der 3. Phase können Sie ihn bekriegen (Gefangene bekriegen { $agent } von { $realm }).
  }
kalevala-agent-detected = { $captured ->
    [yes] { $agent } wurde in { $place } entdeckt und ist mit seiner Gruppe gefangen: { $what }.
   *[no] { $agent } wurde in { $place } entdeckt und steht dort offen: { $what }.
  }
kalevala-agent-dead = { $agent } wurde in { $place } getötet. Von seiner Gruppe bleibt: { $what }.
kalevala-agent-killed = In { $place } wurde ein Agent von { $realm } auf frischer Tat getötet. Seine Gruppe steht dort: { $what }.
kalevala-captives-kept = { $agent } von { $realm } wird in { $place } gefangen gehalten; seiner Gruppe bleiben { $left } RE.
kalevala-captives-starved = { $agent } von { $realm } und seine Gruppe sind in { $place } verhungert. Zurück bleibt: { $what }.
kalevala-captives-freed = { $agent } von { $realm } ist in { $place } frei.
kalevala-captives-nobody = In deinem Land steht kein Agent { $agent } von { $realm }, den du bekriegen könntest.
kalevala-captives-challenged = Krieg gegen { $agent } von { $realm } in der 4. Phase.
kalevala-abducted-free = Entführt und wieder frei in { $place }: { $what }.

# Handlungen
kalevala-agent-deed = { $agent } in { $place }, nach seinem Wissen für { $re } RE: { $deed ->
    [ask] Befragung der Bevölkerung
    [rustle] Tiere stehlen
    [sabotage] Sabotage
    [murder] Mord
    [abduct] Entführung
    [letters] Briefe lesen
    [sneak] Einschleichen
    [open] Tor öffnen
    [bribe] Bestechung
    [guide] Bergführer oder Fischer
    [steal] Diebstahl
    [revolt] Aufstand
   *[other] { $deed }
  }. E-R der nächsten GR: { $percent } %; EGP, wenn es gelingt: { $egp }.
kalevala-agent-did = { $agent } hatte in { $place } Erfolg: { $deed ->
    [ask] Befragung der Bevölkerung
    [rustle] Tiere stehlen
    [sabotage] Sabotage
    [murder] Mord
    [abduct] Entführung
    [letters] Briefe lesen
    [sneak] Einschleichen
    [open] Tor öffnen
    [bribe] Bestechung
    [guide] Bergführer oder Fischer
    [steal] Diebstahl
    [revolt] Aufstand
   *[other] { $deed }
  } ({ $what }). { $re } RE, E-R +{ $percent } % in der nächsten GR, EGP +{ $egp }.
kalevala-agent-missed = { $agent } hatte in { $place } keinen Erfolg: { $deed ->
    [ask] Befragung der Bevölkerung
    [rustle] Tiere stehlen
    [sabotage] Sabotage
    [murder] Mord
    [abduct] Entführung
    [letters] Briefe lesen
    [sneak] Einschleichen
    [open] Tor öffnen
    [bribe] Bestechung
    [guide] Bergführer oder Fischer
    [steal] Diebstahl
    [revolt] Aufstand
   *[other] { $deed }
  }. { $re } RE, E-R +{ $percent } % in der nächsten GR, keine EGP.
kalevala-agent-failed = { $agent } konnte es in { $place } nicht einmal versuchen: { $deed ->
    [ask] Befragung der Bevölkerung
    [rustle] Tiere stehlen
    [sabotage] Sabotage
    [murder] Mord
    [abduct] Entführung
    [letters] Briefe lesen
    [sneak] Einschleichen
    [open] Tor öffnen
    [bribe] Bestechung
    [guide] Bergführer oder Fischer
    [steal] Diebstahl
    [revolt] Aufstand
   *[other] { $deed }
  }. { $why ->
    [re] Die RE reichen nicht.
    [gone] Das Gesuchte ist nicht dort.
    [capital] Dies ist nicht die Hauptstadt.
    [room] In seiner Gruppe ist kein Platz.
    [outside] Er ist nicht im Gebäude.
    [impossible] So viel zeigt kein Würfel.
    [open] Dorthin führt ein Weg ohne Führer.
    [protected] Das Land steht unter göttlichem Schutz.
   *[way] Kein Weg führt dorthin.
  } Bezahlt wurde nichts.
kalevala-agent-victim = { $place }: Werk eines fremden Agenten: { $deed ->
    [ask] Befragung der Bevölkerung
    [rustle] Tiere stehlen
    [sabotage] Sabotage
    [murder] Mord
    [abduct] Entführung
    [letters] Briefe lesen
    [sneak] Einschleichen
    [open] Tor öffnen
    [bribe] Bestechung
    [guide] Bergführer oder Fischer
    [steal] Diebstahl
    [revolt] Aufstand
   *[other] { $deed }
  } ({ $what }).
kalevala-agent-in-caravan = { $agent } hat in { $group } in { $place } zugeschlagen.
kalevala-people-say = Das Volk über { $place } ({ $topic }): { $words }
kalevala-letter-read = Von Ihrem Agenten gelesen: { $sender } an { $to }, GR { $time }: { $words }
kalevala-died-for-king = { $symbol } ist in { $place } an Stelle des Königs gestorben.
kalevala-caravan-disobeys = { $group } zieht anders als befohlen; Ort: { $place }.
kalevala-unexplained-loss = { $re } RE fehlen, und niemand weiß, warum.

# Bericht
kalevala-hq = Zentrale (GHZ)
kalevala-guards = Wachen
kalevala-agents = Agenten
kalevala-agent-who = Agent
kalevala-agent-place = Ort
kalevala-agent-risk = E-R
kalevala-agent-egp = EGP
kalevala-agent-what = Gruppe
kalevala-agent-how = Zustand
kalevala-percent = { $percent } %
kalevala-agent-is = { $how ->
    [hidden] getarnt
    [exposed] enttarnt
    [caravan] in einer eigenen Karawane
    [inside] in { $what }
   *[open] offen
  }
kalevala-captives = Gefangene
kalevala-captive-who = Agent
kalevala-captive-realm = Von
kalevala-captive-place = Ort
kalevala-captive-what = Gruppe
kalevala-sheet-agent = gesehen von { $agent }
kalevala-sheet-capital = die Hauptstadt ihres Herrschers
kalevala-sheet-hidden = dort getarnt, von { $realm }: { $what }
kalevala-sheet-exactly = Karawane oder Schiff von { $realm }, genau: { $what }
kalevala-template-hq = Geheimdienstzentrale (GHZ): { $place }
kalevala-template-agent = { $agent } in { $place }: E-R { $percent } %, EGP { $egp }, { $what }
kalevala-template-captive = Gefangen: { $agent } von { $realm } in { $place }, { $re } RE

# abgelehnt
kalevala-refused-hq-ruler = Nur ein Herrscher hat einen Geheimdienst.
kalevala-refused-hq-house = Die Geheimdienstzentrale gehört in einen Turm oder Bergfried; auf { $place } steht keiner.
kalevala-refused-hq-there = Die Geheimdienstzentrale ist schon auf { $place }.
kalevala-refused-no-hq = Ohne Geheimdienstzentrale (GHZ) gibt es keine Agenten: { $symbol }.
kalevala-refused-no-hq-guards = Ohne Geheimdienstzentrale (GHZ) gibt es keine Wächter.
kalevala-refused-agent-at-hq = { $symbol } wird in der Geheimdienstzentrale aufgestellt: { $place }.
kalevala-refused-no-guard = { $symbol } kann nicht beauftragt werden: das können nur gewöhnliche Krieger.
kalevala-refused-no-agent = Sie haben keinen { $agent }.
kalevala-refused-agent-held = { $agent } ist in fremder Hand.
kalevala-refused-agent-elsewhere = { $agent } ist nicht in { $place }.
kalevala-refused-agent-hovers = { $symbol } schwebt über dem Boden und lässt sich weder tarnen noch ergreifen.
kalevala-refused-agent-vessel = { $symbol } ist zu groß zum Tarnen; ein Floß (FS) nicht.
kalevala-refused-agent-room = Eine Agentengruppe füllt höchstens 1 KF: { $room } REH, { $most } passen.
kalevala-refused-agent-once = { $agent } hat schon einen solchen Auftrag.
kalevala-refused-agent-in-caravan = { $agent } ist in { $group }; er muss sie erst verlassen (aussteigen).
kalevala-refused-agent-protected = { $agent } handelt nicht in { $place }: Das Land steht unter göttlichem Schutz.
kalevala-refused-agent-at-sea = { $agent } kann das Schiff auf { $place } nicht verlassen: In diesem GF ist kein Ufer, und er hat kein Floß.
kalevala-refused-agent-outside = { $agent } ist in keiner Karawane, keinem Schiff und keinem Gebäude.
kalevala-refused-agent-exposed = { $agent } ist enttarnt; erst ein Zug in ein anderes GF tarnt ihn wieder.
kalevala-refused-agent-not-hidden = { $agent } ist nicht getarnt.
kalevala-refused-agent-spied = { $agent } hat seine EE-Ag dieser GR verbraucht.
kalevala-refused-agent-spies-here = { $agent } kann nur erkunden, wo er ist oder sein wird: { $place }.
kalevala-refused-agent-re = { $agent } braucht { $cost } RE und trägt { $there }.
kalevala-refused-agent-keep = { $agent } braucht { $cost } RE und { $owed } RE Unterhalt und trägt { $there }.
kalevala-refused-agent-no-way-back = { $agent } ist in dieser GR nirgendwoher gekommen.
kalevala-refused-agent-deeds = Nicht mehr als { $most } Handlungen in einer GR.
kalevala-refused-agent-unprepared = { $agent } hat { $place } in der 1. Phase dieser GR nicht selbst erkundet.
kalevala-refused-agent-asks-far = Das Volk kennt nur dieses GF und seine sechs Nachbarn, nicht { $place }.
kalevala-refused-agent-animals = So werden nur Tiere gestohlen.
kalevala-refused-agent-one-class = Tiere einer Klasse sind eine Handlung; schreiben Sie für jede Klasse eine Zeile.
kalevala-refused-agent-unseen = { $symbol }: Das hat Ihr Agent in { $place } nicht gesehen.
kalevala-refused-agent-own = Ein Agent handelt nicht gegen { $realm }.
kalevala-refused-agent-one-person = Eine Person je Handlung.
kalevala-refused-agent-elsewhere-deed = { $place } liegt nicht, wo er ist.
kalevala-refused-agent-sabotage = Ein Gerät, Schiff oder Wagen oder ein KF mit Brücke oder Tor je Sabotage.
kalevala-refused-agent-capital = Briefe werden nur in der Hauptstadt gelesen; { $place } ist keine.
kalevala-refused-agent-inside = Er ist schon in { $what }.
kalevala-refused-agent-no-house = Auf { $place } steht kein Gebäude.
kalevala-refused-agent-not-inside = Um ein Tor zu öffnen, muss er im Gebäude auf { $place } sein.
kalevala-refused-agent-things = So werden Geräte und RE gestohlen.
kalevala-refused-agent-impossible = Nötig wäre eine { $need }, und ein Würfel zeigt höchstens { $most }.
kalevala-refused-agent-no-warriors = In { $place } sind keine Krieger.
kalevala-refused-no-captive = Sie halten keinen { $agent } von { $realm }, und keiner steht enttarnt in Ihrem Land.
kalevala-refused-agent-enters = { $symbol } nimmt kein Land ein.
