play-game-taeler = Drei Täler (Beispiel)
play-goal-taeler = Halte am Ende möglichst vieler Jahre den Pass allein.

taeler-report-happened = Was geschah
taeler-report-realm = Euer Tal
taeler-report-pass = Der Pass
taeler-own = { $gold } Gold, { $men } Mann im Tal, { $at_pass } am Pass
taeler-holders = Am Pass: { $realms }
taeler-points = Punkte: { $points }

taeler-levied = { $men } Mann ausgehoben.
taeler-marched = { $men } Mann sind zum Pass gezogen.
taeler-found = Eure Leute haben einen Schatz gefunden: { $gold } Gold.
taeler-found-nothing = Eure Leute haben am Pass nichts gefunden.
taeler-granted = Die Spielleitung gewährt eure Bitte: { $gold } Gold.
taeler-dug = Das Graben brachte { $gold } Gold.
taeler-won = { $winner } behauptet den Pass. Verluste: { $lost }
taeler-nobody-won = Niemand behauptet den Pass. Verluste: { $lost }
taeler-holds = { $realm } hält den Pass und bekommt einen Punkt.
taeler-ends = Die sechs Jahre sind um. Es gewinnt: { $winners } mit { $points } Punkten.

taeler-plead = Bitte von { $realm }: „{ $wish }“
taeler-battle = Kampf am Pass: { $men }
taeler-roll-search = Suche am Pass
taeler-roll-dig = Graben
taeler-roll-strength = Stärke am Pass

taeler-refused-line = Zeile { $line } hat keine Wirkung: { $why }
taeler-refused-gold = Zeile { $line }: So viel Gold ist nicht da, nur { $gold }.
taeler-refused-men = Zeile { $line }: So viele Leute sind nicht im Tal, nur { $men }.
taeler-refused-nobody = Zeile { $line }: Am Pass ist niemand, der suchen könnte.
taeler-refused-outcome = Der Ausgang muss für jedes Reich am Pass ({ $men }) sagen, wie viele übrig sind, und wer siegt oder niemand.
taeler-refused-setup = Erzadern haben 1 bis 5, der Schatz 0 bis 20.
