# Berichte: was auf den Blättern eines Reichs und auf der Übersicht der Spielleitung steht.

kalevala-report-head = Kopf
kalevala-report-remarks = Worte der Spielleitung
kalevala-report-happened = Was geschehen ist
kalevala-report-scouting = Erkundungsblatt
kalevala-report-realm = Protokoll
kalevala-report-list = Potentialliste
kalevala-report-upkeep = Sold und Unterhalt
kalevala-report-letters = Briefe
kalevala-report-newsletter = Rag-Bote
kalevala-report-requests = Anträge und Antworten
kalevala-report-account = Kontoauszug
kalevala-report-dates = Termine
kalevala-report-realms = Reiche
kalevala-report-desk = Auf dem Pult
kalevala-report-world = Die Welt

kalevala-natives = Urbevölkerung
kalevala-game-master = Spielleitung

# Kopf und Termine
kalevala-head-ruler = Herrscher
kalevala-head-sham = Scheinherrscher
kalevala-head-date = Großrunde
kalevala-head-phase = GR { $gr }, { $phase }. Phase ({ $date })
kalevala-head-planes = Ebenen
kalevala-head-era = Zeitrechnung
kalevala-head-time = { $time }. Zeit der { $epoch }. Epoche in der { $eternity }. Ewigkeit
kalevala-head-core = Kerntruppen
kalevala-head-means = { $symbol } ({ $meaning })
kalevala-head-goods = Kulturrüstgüter
kalevala-head-list = { $all }
kalevala-head-capital = Hauptstadt
kalevala-head-oeh = OEH (Opfereinheiten)
kalevala-dates-next = Nächste Phase
kalevala-dates-armament = Nächster Rüsttermin
kalevala-dates-protection = Göttlicher Schutz
kalevala-dates-until = bis einschließlich GR { $gr }
kalevala-dates-absence = Abwesenheit
kalevala-dates-span = { $since } bis { $until }
kalevala-dates-enclose = Beizulegen
kalevala-dates-envelope = Rückumschlag DIN C4 an die eigene Anschrift, Spielleiter als Absender, frankiert mit { $postage } Euro
kalevala-dates-repair = Zu reparieren, { $what }
kalevala-dates-phase = bis { $date }

# Kürzel
kalevala-means-re = Rüsteinheiten
kalevala-means-warrior = { $weapon ->
    [axe] Axt
    [lance] Lanze
    [sword] Schwert
   *[bow] Bogen
}, { $rank }-Krieger{ $mark ->
    [H] , Hilfstruppe
    [W] , Wache
   *[no] {""}
}{ $damaged ->
    [yes] , beschädigt
   *[no] {""}
}
kalevala-means-piece = { $base ->
    [K] Kaufmann
    [Pr] Priester
    [Ag] Agent
    [My] Mystiker
    [Z] Zauberer
    [KrKoe] Kriegerkönig
    [AgKoe] Agentenkönig
    [PrKoe] Priesterkönig
    [RD] Riese
    [Sl] Sklave
    [lP] leichtes Pferd
    [sP] schweres Pferd
    [QlP] leichtes Quadrigapferd
    [QsP] schweres Quadrigapferd
    [El] Elefant
    [Mm] Mammut
    [DD] Drache
    [On] Onager
    [Le] Leiter
    [Se] Seil
    [Bt] Belagerungsturm
    [Wi] Widder
    [Sk] Schildkröte
    [QuW] Quadrigawagen
    [FS] Floß
    [LS] Langschiff
    [SS] Segelschiff
   *[other] { $base }
}{ $damaged ->
    [yes] , beschädigt
   *[no] {""}
}
kalevala-means-building = { $kind ->
    [Fundament] Grundfeste
    [Seefundament] Grundfeste im Wasser
    [Ma] Mauer
    [Br] Flussbrücke
    [BR] Strombrücke
    [Tu] Turm
    [Bf] Bergfried
    [BF] dreistöckiger Bergfried
    [Tt] Tempelturm
    [Tt20] Tempelturm im Bau
    [Pa] Palast
   *[other] { $kind }
}
kalevala-means-site = { $kind ->
    [F] Festung
    [Mkt] Markt
    [Std] Stadt
    [Phstd] Provinzhauptstadt
    [Hstd] Hauptstadt
   *[other] { $kind }
}

# Protokoll
kalevala-map-of-realm = { $realm }: das Reich auf Ebene { $plane }
kalevala-map-of-field = { $place }: die Kleinfelder
kalevala-protocol-title = Was wo steht, Ebene { $plane }
kalevala-protocol-place = GF (Großfeld)
kalevala-protocol-site = HZ (Handelszentrum)
kalevala-protocol-figures = Figuren
kalevala-protocol-re = RE
kalevala-protocol-buildings = Bauwerke
kalevala-protocol-remarks = Bemerkung
kalevala-protocol-hz = { $kind } auf KF { $kf }{ $founded ->
    [yes] {""}
   *[no] , möglich
}
kalevala-protocol-hz-named = { $name }: { $kind } auf KF { $kf }{ $founded ->
    [yes] {""}
   *[no] , möglich
}
kalevala-protocol-called = „{ $name }“
kalevala-protocol-abroad = außerhalb des Reichs
kalevala-protocol-afloat = auf dem Wasser
kalevala-protocol-capital = Hauptstadt
kalevala-protocol-provisional = noch nicht endgültig
kalevala-protocol-plundered = geplündert

# Potentialliste
kalevala-list-title = { $realm }, { $date }, Ebene { $plane }; Kulturrüstgüter: { $goods }
kalevala-list-item = Kürzel
kalevala-list-meaning = Bedeutung
kalevala-list-column-1 = 1 alt
kalevala-list-column-2 = 2 mehr
kalevala-list-column-3 = 3 ab
kalevala-list-column-4 = 4 neu
kalevala-list-column-5 = 5 RE
kalevala-list-column-6 = 6 jetzt
kalevala-list-note = Spalten: 1 Stand der vorigen GR, 2 Gewinne und 3 Verluste seither, 4 Neurüstung und Umwandlung, 5 Kosten und Unterhalt in RE, 6 neuer Stand. Für Figuren gilt 6 = 1 + 2 − 3 + 4, für RE außerdem − 5.
kalevala-list-section = { $section ->
    [hz] Handelszentren
    [re] Rüsteinheiten
    [king] Ego-Figur
    [wizard] Zauberer
    [priests] Priester
    [merchants] Kaufleute
    [slaves] Sklaven
    [close] Kerntruppen, Nahkämpfer
    [ranged] Kerntruppen, Fernkämpfer
    [auxiliaries] Hilfstruppen
    [guards] Wachen
    [agents] Agenten
    [animals] Tiere
    [vessels] Wasserfahrzeuge
    [devices] Geräte
    [buildings] Bauwerke
    [works] Straßen, Kanäle, Pässe
    [upkeep] Sold und Unterhalt
   *[other] Sonstiges
}
kalevala-list-means = { $item ->
    [hz] Stadteinheiten
    [RE] Rüsteinheiten
    [TS] Tempelschätze
   *[other] { $item }
}
kalevala-list-armament = { $what ->
    [hz] gerüstet in Handelszentren
    [people] gerüstet vom Volk
    [slaves] gerüstet von Sklaven
   *[other] gerüstet ({ $what })
}
kalevala-list-works = { $what ->
    [roads] GF mit Straßen
    [canals] GF mit Kanälen
    [passes] GF mit gebauten Pässen
   *[other] { $what }
}
kalevala-list-sum = { $name ->
    [core] Summe Kerntruppen
   *[auxiliaries] Summe Hilfstruppen
}
kalevala-list-costs = Gesamtkosten

# Unterhalt
kalevala-upkeep-title = Unterhalt { $date }
kalevala-upkeep-what = Wofür
kalevala-upkeep-how = Wie gerechnet
kalevala-upkeep-re = RE
kalevala-upkeep-line = { $line ->
    [core] Kerntruppen
    [auxiliaries] Hilfstruppen
    [animals] Tiere
    [works] Straßen, Kanäle, Pässe
    [on-the-spot] an Ort und Stelle
    [special] Sonderfiguren und Mystiker
    [debt] Schulden der letzten GR
    [figures] König und andere Figuren
   *[other] { $line }
}
kalevala-upkeep-core = { $number } Kernkrieger der Klasse { $rank }; die Stufe bis { $most } kostet { $price } RE, Sold in Kolonien abgezogen
kalevala-upkeep-group = { $number } der Klasse { $rank } (1 RE je { $together } angefangene)
kalevala-upkeep-works = je GF mit Kanal oder Pass 2 RE, mit Straße 1 RE
kalevala-upkeep-there = in Kolonien und auf fernen Flotten
kalevala-upkeep-total = Zusammen

# Erkundungsblatt
kalevala-sheet-orders = Ausgesandte Späher
kalevala-sheet-note = Ergebnisse kommen mit der 2. Phase. EE: Erkundungseinheit.
kalevala-sheet-ee = EE
kalevala-sheet-start = Start-GF
kalevala-sheet-target = Ziel-GF
kalevala-sheet-grid = KF-Karte
kalevala-sheet-with-grid = { $without ->
    [yes] ohne (Raster gestrichen)
   *[no] mit
}
kalevala-sheet-entry = { $ee ->
    [0] {""}
   *[other] EE { $ee }:{" "}
}{ $place }, { $result ->
    [seen] erkundet
    [no-result] kein Ergebnis
    [obstacle] Hindernis
    [protected] göttlicher Schutz
   *[other] { $result }
}
kalevala-sheet-side = Betreten von
kalevala-side = { $side ->
    [N] Norden
    [NE] Nordosten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [NW] Nordwesten
   *[other] { $side }
}
kalevala-sheet-part = Gesehener Teil
kalevala-sheet-owner = Besitzer
kalevala-sheet-figures = Figuren
kalevala-sheet-none = keine
kalevala-sheet-no-site = keines
kalevala-sheet-site = HZ (Handelszentrum)
kalevala-sheet-buildings = Bauwerke
kalevala-sheet-losses = Besetzungsverluste
kalevala-sheet-re = { $losses } RE
kalevala-sheet-features = Im Gelände
kalevala-sheet-feature = { $kind ->
    [canal] Kanal
    [pass] Pass
    [built-pass] gebauter Pass
    [gorge] Schlucht
    [road] Straße
    [dragon-road] Drachenstraße
    [ruin] Ruine
    [cave] Höhle
    [gnippahellir] Gnippahellir
    [stream] Strom
    [oasis] Oase
    [portal] Portal
    [river] Fluss
    [ascent] Aufgang
   *[other] { $kind }
} KF { $where }
kalevala-sheet-where = { $kf }{ $way ->
    [no] {""}
    [NE] /NO
    [E] /O
    [SE] /SO
    [SW] /SW
    [W] /W
    [NW] /NW
   *[other] /{ $way }
}
kalevala-sheet-remark = Besonderes
kalevala-sheet-met = { $number ->
    [one] Eure Späher trafen auf Späher eines anderen Herrschers.
   *[other] Eure Späher trafen auf Späher von { $number } anderen Herrschern.
}
kalevala-sheet-obstacle = Hindernis: { $obstacle ->
    [map] hier endet die Karte
    [undrawn] noch nicht gezeichnetes Land
    [water] Wasser
    [stream] Strom
    [mountains] Gebirge
    [gorge] Schlucht
    [coast] Küste
    [rift] kein offener Riss
   *[other] { $obstacle }
}
kalevala-legend-key-unseen = nicht gesehen

# Briefe, Bote, Anträge, Konto
kalevala-letter-from = Von
kalevala-letter-to = An
kalevala-letter-time = Zeit
kalevala-newsletter-issue = Ausgabe
kalevala-newsletter-page = Beitrag
kalevala-request-table = Anträge
kalevala-request-number = Nummer
kalevala-request-title = Worum es geht
kalevala-request-since = Seit
kalevala-request-state = Stand
kalevala-request-is = { $state ->
    [open] offen
    [granted] gewährt
    [declined] abgelehnt
    [done] erledigt
   *[other] { $state }
}
kalevala-account-title = Konto beim Spielleiter
kalevala-account-date = GR.Phase
kalevala-account-what = Buchung
kalevala-account-amount = Betrag
kalevala-account-balance = Stand
kalevala-account-carried = Übertrag
kalevala-account-blocked = Das Konto ist im Minus: Post wird nicht weitergeleitet, bis es ausgeglichen ist.
kalevala-account-below = Das Konto ist im Minus: ist es zu Beginn der nächsten Zeit nicht ausgeglichen, wird keine Post mehr weitergeleitet.
kalevala-account-why = { $why ->
    [entry] Einstieg
    [round] Gebühr der Großrunde
    [postage] Rückporto
    [express] Eilpost
    [deposit] Einzahlung
    [refund] Auszahlung
   *[other] { $why }
}

# Übersicht der Spielleitung
kalevala-overview-realms = Alle Reiche
kalevala-overview-realm = Reich
kalevala-overview-provinces = GF
kalevala-overview-warriors = Krieger
kalevala-overview-re = RE
kalevala-overview-missed = Versäumt
kalevala-overview-account = Konto
kalevala-overview-note = GF: Großfelder oder Teile davon; RE: Rüsteinheiten; Versäumt: Papiere, die nacheinander ausblieben.
kalevala-overview-map = Wem das Land gehört, Ebene { $plane }
kalevala-overview-requests = Offene Anträge
kalevala-overview-letters = Zurückgehaltene Briefe
kalevala-overview-why = Grund
kalevala-overview-held = { $why ->
    [flagged] sieht nach einer Karte aus
    [unread] ungelesen
    [desk] liegt bei der Spielleitung
    [account] Konto im Minus
    [refused] zurückgewiesen
   *[other] { $why }
}
kalevala-overview-total = Zusammen
