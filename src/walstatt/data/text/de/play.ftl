# Spielen am Terminal

play-word = { $word }
play-percent = { $percent } %

# ---- vor dem Spiel

play-welcome = Walstatt
play-which-game = Welches Spiel?
play-game-aofs = Age of Fantasy: Skirmish
play-game-ags = A Generic Skirmisher
play-game-frostgrave = Schnellreferenz (Zauberer und ihre Banden)
play-game-anima = Referenzblatt (Aktionsmarker, Gnosis)
play-game-kalevala = Kalevala, das ewige Spiel
play-by-command = Mit einem eigenen Befehl gespielt: { $games }
play-own-command = { $game } (walstatt { $key } --help)
play-how-many = Wie viele spielen?
play-players = Zu { $count ->
    [2] zweit
    [3] dritt
   *[4] viert
}
play-who-plays = Wer führt Seite { $letter }?
play-wrong-players = Dieses Spiel ist für { $known } Spieler, nicht für { $given }.
play-which-scenario = Welches Szenario?
play-unknown-scenario = Das Szenario „{ $given }“ gibt es nicht; vorhanden: { $known }.
play-which-opponent = Gegen wen?
play-opponent-human = Eine Person an derselben Tastatur
play-opponent-captain = Der Computer, mit Plan (captain)
play-opponent-commander = Der Befehlsbogen: Truppen ohne Befehl (commander)
play-opponent-random = Der Computer, ohne Plan (random)
play-bot-captain = Computer
play-bot-commander = Computer
play-bot-random = Computer
play-which-name = Name für Seite { $letter } [{ $usual }]:
play-which-size = Wie groß?
play-size = { $size } Punkte
play-size-frostgrave = { $size } Kronen
play-which-list = Welche Armee für { $seat }?
play-nobody-lays-terrain = In diesem Spiel legt niemand Gelände.
play-which-table = Tisch { $seed } – Enter: nehmen, r: ein anderer, Zahl: genau dieser:
play-misread-table = „{ $word }“? Enter, r oder eine Zahl.
play-which-people = Welches Volk für { $seat }?
play-which-general = Wer ist General von { $seat }?
play-army-by-lot = { $people }, vom Programm zusammengestellt
play-unknown-size = Die Größe { $given } gibt es hier nicht; möglich: { $known }.
play-unknown-army = Die Armeeliste „{ $given }“ gibt es nicht; vorhanden: { $known }.
play-no-real-table = Dieses Spiel lässt sich nicht am echten Tisch messen; echte Würfel gehen (--real-dice).
play-unknown-roster = Einen Roster „{ $given }“ gibt es nicht; vorhanden: { $known }.
play-bad-ruling = „{ $given }“ ist keine Auslegung; gemeint ist etwa aofs.r.tie=1.
play-unreadable-map = Die Karte { $file } lässt sich nicht lesen: { $reason }
play-bad-map = Die Karte taugt nicht als Tisch: { $reason }
play-save-exists = { $file } gibt es schon: Mit --resume geht das Spiel darin weiter, für ein neues nenne eine andere Datei.
play-real-table-people = Am echten Tisch spielen zwei Menschen: Der Computer kann keine Modelle schieben.
play-no-saved-game = In { $folder } liegt kein gespeichertes Spiel.

# ---- Anfang und Ende

play-kept-at = Der Spielstand wird nach jeder Antwort gesichert: { $file }
play-real-dice = Ihr würfelt selbst und tippt die Augen ein.
play-luck = Dazu kommt, was die Spieler beitragen (Platz:Beitrag): { $luck }
play-luck-wrong = Jeder der { $people } Spieler kann mit --luck einmal etwas zu den Würfeln beitragen: bis zu { $most } Zeichen, ohne Doppelpunkt und senkrechten Strich.
play-commitment = Das Programm würfelt. Sein Startwert steht schon fest, dies ist sein Siegel (SHA-256): { $commitment }
play-goal-ags = Fünf Runden lang aktiviert ihr abwechselnd je ein Modell mit bis zu zwei Aktionen. Siegpunkte (VP) gibt es für die Taktik (höchstens 4) und für zwei geheim gewählte Tasks (je höchstens 3). Wer am Ende mehr hat, gewinnt.
play-goal-frostgrave = Das Ziel: Schätze bergen. Wer einen Schatz trägt und den Tischrand erreicht, hat ihn gesichert (3 Punkte); auch ausgeschaltete feindliche Zauberer zählen.
play-goal-aofs = Vier Runden lang aktiviert ihr abwechselnd je eine Einheit. Wer am Ende mehr Missionsziele hält, gewinnt: Eine Einheit, die am Rundenende höchstens 3" entfernt steht, nimmt eines ein, wenn kein Gegner dabei ist.
play-help-hint = „?“ erklärt jederzeit, was man tippen kann.
play-press-enter = Los geht’s – Enter:
play-resumed = Weiter geht es mit { $file } nach { $answers } Antworten.
play-withheld = Die Datei wurde gespeichert, als die Partie noch lief. Hier hört sie auf: { $answers ->
    [one] Eine weitere Antwort fehlt
   *[other] { $answers } weitere Antworten fehlen
}, denn damals war noch geheim, was als Nächstes gewählt worden war. Wenn die Partie vorbei ist, lässt sie sich ganz herunterladen.
play-kept-on-leaving = Gesichert in { $file } – weiter mit: walstatt play --resume last
play-not-kept = Der Spielstand ist verworfen.
play-over = Das Spiel ist aus
play-winner = { $winner } gewinnt: { $reason }.
play-draw = Unentschieden: { $reason }.
play-still-open = Hier bricht die Aufzeichnung ab. Offen war: { $question }
play-seed = Startwert der Würfel: { $seed }
play-verify = Jeden Wurf nachprüfen: walstatt verify { $file }
play-replay = Noch einmal ansehen: walstatt replay { $file }
play-replay-keys = Enter: weiter – b: zurück – q: Schluss

# ---- Überschriften und Tisch

play-table = Tisch
play-preparation = Vorbereitung
play-round = Runde { $round } von 4
play-score = Missionsziele { $first } : { $second } von { $count }
play-zone = Zone
play-zone-of = Zone { $seat }
play-objective = Missionsziel
play-objective-owned = … gehört A
play-went = { $unit }: { $old } → { $new }
play-stayed = { $unit }: keine Bewegung
play-stands = { $unit }: bei { $new }
play-nobody = Niemand
play-note-covered = eine verdeckte Karte oder Aufgabe
play-note-secret = (geheim)
play-no-notes = Hier gibt es keine Aufgaben und keine Punkte.
play-hand-over = Nur { $seat } schaut jetzt auf den Schirm – Enter:
play-level = { $inches }" hoch
play-flag-wounds = w{ $count }
play-flag-tokens = z{ $count }
play-is-shaken = angeschlagen
play-is-exhausted = erschöpft
play-is-effect = verzaubert
play-is-activated = war am Zug
play-is-waiting = noch nicht auf dem Tisch
play-is-ambush = im Hinterhalt
play-is-scout = als Kundschafter unterwegs
play-is-gone = aus dem Spiel
play-effect-hit-bonus = +1 auf Trefferwürfe
play-effect-defence-bonus = +1 auf Verteidigungswürfe
play-effect-slow = verlangsamt
play-units-head = Einheit|Q|V|Mod|Wun|Mrk|Ort|Zustand

# ---- Vorschau

play-tally-capped = (Grenze)
play-attack-dice = { $dice } W6 { $weapon }: trifft { $need }; Verteidigung { $save }
play-odds = im Mittel { $wounds } Wunden; ausgeschaltet { $kill }, angeschlagen { $shaken }
play-odds-shot = Schuss auf { $target }
play-odds-charge = Sturmangriff auf { $target }
play-odds-whose = Wessen Chancen? Etwa „chancen A1“. Einheiten: { $codes }
play-odds-none = Von hier aus ist nichts zu treffen.
play-move-length = Der Weg ist { $inches }" lang.
play-trigger-difficult = { $model } kommt durch schwieriges Gelände: höchstens 6".
play-trigger-dangerous = { $model } kommt durch gefährliches Gelände und testet: Jede 1 ist eine Wunde.
play-trigger-jump = { $model } muss { $inches }" springen: { $dice ->
    [one] ein Würfel muss
   *[other] { $dice } Würfel müssen alle
} gelingen, sonst Sturz.
play-go-on = So gehen? [J/n]

# ---- Hinweise, wie zu antworten ist

play-hint-exactly = { $count ->
    [one] eine Zahl
   *[other] genau { $count } Zahlen, mit Leerzeichen dazwischen
}
play-hint-several = { $least } bis { $most } Zahlen mit Leerzeichen dazwischen, etwa „1 3“; „keine“ für niemanden
play-hint-yes-no = j oder n
play-hint-number = eine Zahl von { $low } bis { $high }
play-hint-roll = { $count } W{ $sides } – Augen eintippen, etwa „4 5 1“; „auto“ würfelt für dich
play-need-sum = in der Summe { $need }
play-need-at-most = in der Summe höchstens { $need }
play-hint-measure-length = Zoll, etwa 7,5
play-hint-measure-share = Anteil, etwa 50 %
play-hint-measure-yes-no = j oder n
play-hint-measure-count = eine ganze Zahl
play-hint-measure-some = Zahlen mit Leerzeichen, „alle“ oder „keine“
play-hint-measure-one = eine Zahl aus der Liste
play-hint-start = Von { $place } aus höchstens { $inches }".
play-hint-enter = Enter nimmt den Vorschlag des Programms.
play-hint-move = n 5 · nach 24 13 · richtung b3 · richtung *1 · bleib · auto · ? für mehr
play-hint-place = 24 13 (für das erste Modell, die anderen daneben) · auto · ? für mehr
play-hint-push = n 2 · richtung b3 · 24 13 · auto · ? für mehr
play-hint-point = 24 13 · auto · ? für mehr
play-hint-objective = Zwischen den Zonen, mindestens 9" von jedem anderen Missionsziel.
play-hint-away = Überall, aber weiter als { $inches }" von jedem Gegner.
play-hint-box = Erlaubt: x von { $low_x } bis { $high_x }, y von { $low_y } bis { $high_y }.

# ---- was sich nicht lesen ließ

play-misread-kind = Auf diese Art Frage ({ $kind }) kann man hier nicht antworten.
play-misread-empty = Hier braucht es eine Antwort; „auto“ wählt für dich, „?“ hilft.
play-misread-number-of-option = Nummer { $given } gibt es nicht, nur 1 bis { $most }.
play-misread-option = „{ $word }“ steht nicht zur Wahl; tippe eine Zahl von 1 bis { $most }.
play-misread-ambiguous = „{ $word }“ passt auf mehreres: { $labels }.
play-misread-yes-no = „{ $word }“? Ja oder nein, j oder n.
play-misread-whole-number = „{ $word }“ ist keine ganze Zahl.
play-misread-length = „{ $word }“ ist keine Länge in Zoll.
play-misread-die = „{ $word }“ ist keine Augenzahl von 1 bis { $sides }.
play-misread-dice = { $given } Augenzahlen getippt, es fielen aber { $count } Würfel.
play-misread-point = „{ $word }“ ist kein Punkt; gemeint ist etwa 24,13 oder nach 24 13.
play-misread-move = „{ $word }“ ist keine Bewegung; etwa: n 5, nach 24 13, richtung b3, 24,13 26,15, bleib, auto.
play-misread-place = „{ $word }“ ist kein Platz; etwa: 24 13, 24,13 25,13 oder auto.
play-misread-goal = Weder Einheit noch Missionsziel auf dem Tisch: „{ $word }“.
play-misread-goal-missing = Wohin? Es fehlt ein Punkt oder ein Ziel, etwa: nach 24 13.
play-misread-model = Ein Modell „{ $word }“ gehört nicht dazu; gemeint sein können: { $models }.
play-misread-model-way = „{ $word }“: erst das Modell, dann Doppelpunkt und Weg, etwa a1.2: 24,13.
play-misread-inches-missing = Nach „{ $word }“ fehlen die Zoll.
play-misread-points-count = { $wanted } Punkte sind nötig, einer je Modell; getippt sind { $given }.
play-unknown-unit = Eine Einheit „{ $word }“ gibt es nicht; es gibt: { $codes }.

# ---- Befehle

play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen. An derselben Stelle fallen dieselben Würfel wieder.
play-saved = Gespeichert: { $file }
play-not-saved = { $file } lässt sich nicht schreiben: { $reason }
play-advice = Rat: { $choice }
play-advice-sure = So machen? [j/N]
play-concede-sure = Wirklich aufgeben? [j/N]
play-concede-whose = Aufgeben kann nur, wer gerade gefragt ist.
play-quit-keep = Spielstand behalten? [J/n]

play-help-question = Auf diese Frage
play-help-choice =
    Nummer, Code oder Anfang des Wortes; mehrere mit Leerzeichen. „auto“ lässt das Programm wählen.
play-help-roll =
    Die Augen in der Reihenfolge der Würfel: 4 5 1 oder 451. „auto“ würfelt für dich.
play-help-measure =
    Was ihr am Tisch messt: Zoll (7,5), j oder n, Nummern aus der Liste, „alle“, „keine“.
play-help-move =
    n 5 – fünf Zoll nach Norden (n, no, o, so, s, sw, w, nw oder 45° 5); ohne Zoll so weit es geht
    nach 24 13 – das erste Modell dorthin, die anderen in Formation; ein Weg um Hindernisse wird gesucht
    richtung b3 – so nah wie erlaubt an eine Einheit, ein Missionsziel (*2) oder einen Punkt (24 13)
    24,13 26,15 – genau über diese Punkte; 26,15j springt auf dem letzten Stück, 26,15k klettert
    a1.2: 24,13; a1.3: n 2 – einzelne Modelle, die anderen bleiben stehen
    bleib – stehen bleiben; auto – ein Vorschlag des Programms
play-help-place =
    24 13 – dorthin; bei mehreren Modellen das erste, die anderen daneben
    24,13 25,13 26,13 – je Modell ein Punkt; a1.2: 24,13; … – mit Namen
    n 2 – wo ein Modell gestoßen wird: Richtung und Zoll; auto – ein Vorschlag des Programms
play-help-always = Jederzeit
play-help-commands =
    tisch – der Tisch mit allen Einheiten; tisch groß – so fein wie möglich
    einheiten – alle Werte und Zustände; einheit A1 – Waffen und Regeln
    chancen [A1] – was eine Einheit von hier aus ausrichten kann
    aufgaben – Punkte und Aufgaben (die verdeckten sieht nur, wem sie gehören)
    regel ID – eine Regel nachlesen, etwa regel { $rule }; frage – die Frage noch einmal
    protokoll [n] – was zuletzt geschah; rat – was der Hauptmann täte, und warum
    zurück – zur letzten eigenen Entscheidung; speichern [DATEI]; aufgeben; ende
play-help-table = Auf dem Tisch
play-help-signs =
    Großbuchstabe mit Zahl: eine Einheit (ihr erstes Modell), Kleinbuchstabe: weitere Modelle. Ziffern: Höhe in Zoll.
    Sternchen mit Zahl: Missionsziel; a oder b dahinter: gehört A oder B. Norden ist oben, alle Maße in Zoll.
    Andere Zeichen vor einer Zahl oder einem Buchstaben sind Marker; welche, steht neben dem Tisch.
play-help-hexes =
    Ein Buchstabe mit Zahl ist ein Kleinfeld. Norden ist oben.
    * Handelszentrum, # Gebäude, % Ruine, « » der Bug eines Schiffes; ein Kürzel dahinter ist ein Schiff oder Gerät.
    Darunter steht, wie viele Figuren jede Seite dort hat: A4 sind vier der Seite A. Was zwischen zwei Feldern liegt, nennt die Liste.
play-hexes-lands = Großfelder von Norden nach Süden: { $found }
play-hexes-rivers = Ein Fluss liegt zwischen: { $found }
play-hexes-doors = Türen und Tore: { $found }
play-hexes-walls = Mauern: { $found }
play-hexes-grounds = Gelände: { $found }
play-hexes-open = offen
play-hexes-closed = zu
play-hexes-broken = zerstört

# ---- Nachprüfen

play-verify-no-seed = { $file }: Der Startwert der Würfel fehlt (echte Würfel?), da gibt es nichts nachzuprüfen.
play-verify-wrong = { $file }: Die Würfel stimmen nicht: { $reason }
play-verify-luck = Darin steckt auch, was die Spieler beim Hinsetzen beigetragen haben (Platz:Beitrag): { $luck }
play-verify-right = Alles stimmt: { $rolls } Würfe mit { $dice } Würfeln, jeder aus dem Startwert zum Siegel { $commitment }.
play-verify-open = Das Spiel ist noch nicht zu Ende; geprüft ist, was bisher fiel.
