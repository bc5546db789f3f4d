# Die Kommandozeile

cli-usage = Aufruf: walstatt [--lang de|en] [--add-game ORDNER] BEFEHL …
cli-usage-more =
    „walstatt BEFEHL --help“ erklärt einen Befehl, „walstatt --version“ nennt die Version.
    Die Sprache wählt --lang oder die Umgebungsvariable WALSTATT_LANG (de, en).
    Spiele außerhalb des Programms nennt --add-game ORDNER oder die Umgebungsvariable WALSTATT_GAMES.

cli-about-play = Ein Spiel spielen
cli-about-serve = Das Programm für Browser öffnen
cli-about-replay = Ein gespeichertes Spiel ansehen
cli-about-roster = Eine Armeeliste prüfen und zeigen
cli-about-rules = Den Regelkatalog auflisten und zeigen, was davon umgesetzt ist
cli-about-rule = Eine Regel oder eine Auslegung nachschlagen
cli-about-case = Regelfälle ausführen
cli-about-arena = Computergegner viele Spiele gegeneinander spielen lassen
cli-about-balance = Messen, ob alle Listen eines Spiels gleich gut sind
cli-about-soak = Zufällige Spiele auf innere Fehler abklopfen
cli-about-verify = Ein gespeichertes Spiel nachspielen und prüfen
cli-about-tapes = Prüfen, ob gespeicherte Bänder noch spielen wie zuvor

cli-unknown-language = Die Sprache „{ $given }“ gibt es nicht; bekannt sind: { $known }.
cli-fault = Das Programm selbst hat einen Fehler gemacht; niemand hat etwas Falsches getan, und die Partie steht noch wie zuvor ({ $reason }). Alles, was man zum Nachspielen braucht, steht in { $file }.
cli-no-characters = „{ $given }“ enthält Bytes, die keine Zeichen sind; nur Namen von Dateien dürfen das.
cli-file-refused = { $file }: { $reason }
cli-output-refused = Die Ausgabe bricht ab: { $reason }
cli-unknown-command = Den Befehl „{ $given }“ gibt es nicht; bekannt sind: { $known }.
cli-unknown-command-near = Den Befehl „{ $given }“ gibt es nicht. Gemeint: „{ $near }“?
cli-unknown-game = Das Spiel „{ $given }“ gibt es nicht; bekannt sind: { $known }.
cli-unknown-rule = Der Katalog kennt „{ $given }“ nicht.
cli-unknown-rule-near = Der Katalog kennt „{ $given }“ nicht. Gemeint vielleicht:
cli-no-case-folder = Hinweis: Hier gibt es keinen Ordner tests/cases, deshalb werden keine Fälle gezählt.

cli-json = Ausgabe als JSON
cli-case-files = Dateien mit Fällen oder Ordner voller solcher Dateien
cli-rule-id = Kennung im Katalog, zum Beispiel aofs.quality_test
cli-rules-game = nur dieses Spiel: { $known }
cli-rules-playable = nur Spiele, die sich spielen lassen
cli-rules-coverage = zu jedem Eintrag zeigen, wo das Programm ihn anführt und welche Fälle bestehen
cli-rules-missing = nur Einträge, die nirgends angeführt sind oder zu denen kein Fall besteht; Rückgabewert 1, wenn es solche gibt
cli-rules-failing = nur Einträge, zu denen ein Fall scheitert; Rückgabewert 1, wenn es solche gibt

cli-rule = Regel
cli-ruling = Auslegung
cli-rulings-in-english = Die Auslegungen zu { $games } stehen bisher nur auf Englisch im Katalog.

cli-column-id = Kennung
cli-column-term = Begriff
cli-column-name = Name im Code
cli-column-kind = Art
cli-column-cited = angeführt in
cli-column-cases = Fälle
cli-column-passing = bestanden
cli-column-game = Spiel
cli-column-rules-cited = Regeln angeführt
cli-column-rules-covered = Regeln mit Fall
cli-column-rulings-cited = Auslegungen angeführt
cli-column-rulings-covered = Auslegungen mit Fall

cli-heading-text = Die Regel
cli-heading-name = Name im Code
cli-heading-shows = Was ein Fall mindestens zeigt
cli-heading-needs = Baut auf
cli-heading-needed-by = Darauf bauen
cli-heading-rulings = Auslegungen dazu
cli-heading-question = Die Frage
cli-heading-default = So spielt das Programm
cli-heading-choices = Andere Lesarten, die ein Tisch wählen kann
cli-heading-why = Warum
cli-heading-rules = Betrifft
cli-heading-cases = Fälle

# walstatt play, replay, verify
cli-play-game = das Spiel: { $games }
cli-play-size = Punkte je Armee
cli-play-list = Roster der Seite { $letter }, mit Armeeliste etwa grenzwacht:grenzwacht-250
cli-play-table = ein zufälliger Tisch mit dieser Nummer
cli-play-lay-terrain = das Gelände legen die Spieler zu Beginn abwechselnd
cli-play-map = ein Tisch aus dem Editor Tiled (JSON)
cli-play-opponent = wer die Seite gegenüber führt; darf mehrmals stehen, für die Seiten B, C und D
cli-play-players = Zahl der Spieler, wo das Spiel mehr als zwei erlaubt
cli-play-scenario = das Szenario, wo das Spiel mehrere hat
cli-play-name = Name der Seite { $letter }
cli-play-seed = Startwert für Würfel und Computergegner, um ein Spiel zu wiederholen
cli-play-luck = Wörter, die ein Spieler zu den Würfeln beiträgt, der Reihe nach; ohne sie werden welche gezogen
cli-play-limits = mit den Grenzen für den Armeeaufbau
cli-play-ruling = eine andere Auslegung wählen, etwa aofs.r.tie=1; darf mehrmals stehen
cli-play-real-dice = echte Würfel: die Augen werden eingetippt
cli-play-real-table = echter Tisch: das Programm fragt nach dem, was zu messen ist
cli-play-save = Datei für den Spielstand
cli-play-resume = ein gespeichertes Spiel fortsetzen; „last“ ist das letzte
cli-replay-file = Datei mit einem Spielstand, oder „last“
cli-replay-step = Schritt für Schritt, auch ohne Terminal
cli-replay-from = erst nach so vielen Antworten beginnen
cli-replay-log-only = nur das Protokoll, keine Bilder
cli-replay-board-every = nach jeweils so vielen Antworten ein Bild
cli-verify-file = Datei mit einem Spielstand, oder „last“

# Sätze des Argumentlesers. Die Zeichen hinter % gehören zu ihm und bleiben stehen.
cli-parser-usage = Aufruf:
cli-parser-positional = Angaben
cli-parser-options = Schalter
cli-parser-help = diese Hilfe zeigen
cli-parser-error = %(prog)s: Fehler: %(message)s
cli-parser-argument = Angabe %(argument_name)s: %(message)s
cli-parser-required = diese Angaben fehlen: %s
cli-parser-one-required = eine dieser Angaben fehlt: %s
cli-parser-unrecognized = unbekannte Angaben: %s
cli-parser-not-with = nicht zusammen mit %s
cli-parser-expected-one = ein Wert fehlt
cli-parser-expected-some = mindestens ein Wert fehlt
cli-parser-takes-none = nimmt keinen Wert an, gegeben ist %r
cli-parser-unfit = „{ $given }“ passt nicht; erwartet wird so etwas wie { $form }
cli-parser-no-number = „{ $given }“ passt nicht; erwartet wird eine ganze Zahl
cli-parser-invalid-choice = %(value)r gibt es nicht (zur Wahl stehen %(choices)s)
cli-case-no-file = { $path }: Diese Datei gibt es nicht.
cli-soak-game = das Spiel, zum Beispiel aofs; ohne Angabe alle
cli-soak-games = wie viele Zufallsspiele (100; ohne Spiel von jedem so viele, wie üblich sind)
cli-soak-seed = der Startwert des ersten Spiels; jedes weitere zählt um eins hoch
cli-soak-jobs = wie viele Prozesse zugleich (sonst alle Kerne)
cli-soak-at-least-one = Es muss mindestens ein Spiel und ein Prozess sein.
cli-soak-done = { $games } Zufallsspiele mit { $answers } Antworten in { $seconds } s, nach jeder Antwort alles geprüft.
cli-soak-broken = Startwert { $seed }: { $problem } (Band: { $file })
cli-soak-not-begun = Startwert { $seed }: Das Spiel kann nicht beginnen: { $problem }

cli-tapes-games = die Spiele, zum Beispiel aofs (sonst alle)
cli-tapes-renew = die Bänder neu aufnehmen, wenn die Version des Spiels gestiegen ist
cli-tapes-folder = wo die Bänder liegen
cli-tapes-none = { $game }: keine Bänder in { $folder }. Aufnehmen: walstatt tapes --renew { $game }
cli-tapes-other-version = { $game }: Die Bänder sind von Version { $stored } der Regeln, das Programm spielt Version { $version }. Neu aufnehmen: walstatt tapes --renew { $game }
cli-tapes-newer = { $game }: Die Bänder sind von Version { $stored } der Regeln, das Programm spielt Version { $version }. Versionen steigen nur.
cli-tapes-play-otherwise = { $game }: { $count } von { $tapes } Bändern spielen anders, aber die Version der Regeln ist noch { $version }. Sollte es so sein, „version“ in { $file } um eins erhöhen, dann: walstatt tapes --renew { $game }
cli-tapes-alike = { $game }: { $tapes } Bänder der Version { $version } spielen wie zuvor.
cli-tapes-renewed = { $game }: { $tapes } Bänder der Version { $version } neu aufgenommen.
cli-no-campaign = „{ $given }“ kennt keine Kampagne; es gibt welche für { $known }.
cli-unplayable-game = Ein Spiel „{ $game }“ gibt es hier nicht; es gibt: { $games }.
cli-play-a-world = „{ $game }“ spielt man als Welt, Phase für Phase: walstatt { $command } --help
