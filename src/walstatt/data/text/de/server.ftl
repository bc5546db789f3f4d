# Was der Server sagt: Fehler, Ablehnungen, seine Seite ohne Klienten; und was Vorschauen sagen.

server-not-found = Hier ist nichts: { $what }
server-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht; es gibt: { $known }.
server-not-yours = Das steht dir nicht zu.
server-not-logged-in = Bitte melde dich erst an, oder komm als Gast herein.
server-name-taken = Der Name „{ $name }“ ist vergeben.
server-wrong-login = Name oder Kennwort ist falsch.
server-wrong-password = Das Kennwort ist falsch.
server-too-many = Zu viel auf einmal. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }.
server-too-large = Das ist zu groß; höchstens { $most } Bytes.
server-too-much-work = Das wäre zu viel Arbeit und wurde abgebrochen. Bitte nimm etwas Kleineres.
server-gone = Wer gefragt hat, ist gegangen.
server-unknown-key = „{ $given }“ gibt es nicht{ $known ->
    [0] .
   *[other] ; es gibt: { $known }.
  }
server-invalid = { $place }: { $detail }
server-wrong-seats = Dieses Spiel ist für { $known } Spieler, nicht für { $given }.
server-bad-json = Das ist kein JSON: { $detail }
server-bad-request = Die Anfrage ist unverständlich: { $detail }
server-wrong-method = { $method } geht hier nicht.
server-foreign-origin = Seiten von „{ $origin }“ dürfen hier nichts ändern.
server-bad-map = Die Karte lässt sich nicht lesen: { $detail }
server-bad-replay = Der Spielstand lässt sich nicht lesen: { $detail }
server-unplayable = Diese Partie wurde nach anderen Regeln als den heutigen gespielt und lässt sich nach diesen nicht fortsetzen.
server-refused-older-rules = So weit zurück lässt sich die Partie nicht zeigen: Damals galten ältere Regeln.
server-not-over = Das geht, wenn die Partie vorbei ist.
server-no-seal = Zu diesem Siegel gibt es keine Würfel mehr: Jedes gilt für eine einzige Partie. Beginne sie noch einmal.
server-seat-taken = Diese Einladung gilt nicht mehr: Der Platz ist besetzt.
server-stale = Die Partie ist inzwischen weitergegangen. Bitte sieh noch einmal hin.
server-internal = Im Innern ist etwas schiefgegangen. Die Partie steht noch wie zuvor.
server-fault = Das Programm selbst hat einen Fehler gemacht; deine Antwort war nicht falsch. Die Partie steht noch wie zuvor, und der Fehler ist aufgeschrieben. Vielleicht geht es auf eine andere Weise weiter.
server-fault-bot = Das Programm selbst hat einen Fehler: Der Computer kommt hier nicht weiter. Der Fehler ist aufgeschrieben. Du kannst zurücknehmen, was noch deins ist, oder aufgeben.
server-fault-replay = Beim Nachspielen dieser Datei hat das Programm selbst versagt, nach { $answers } Antworten. Der Fehler ist aufgeschrieben.
server-no-database = Die Datenbank antwortet nicht.
server-chat-length = Eine Nachricht hat 1 bis { $most } Zeichen.
server-too-many-rosters = Mehr als { $most } eigene Roster werden nicht aufbewahrt.
server-too-many-armies = Mehr als { $most } Armeen lassen sich nicht aufheben; lösche erst eine.
server-army-outdated = Diese Armee passt nicht mehr zu ihrem Roster: „{ $given }“ gibt es nicht mehr. Öffne sie im Armeebau und speichere sie neu.
server-refused-undo = Von dir lässt sich nichts zurücknehmen: Es sind Würfel gefallen, oder jemand anders hat geantwortet.
server-no-client = Die Seiten sind noch nicht gebaut. Rufe einmal ./play auf, oder „npm run build“ im Ordner web.

server-listens = Walstatt ist offen: { $address }
server-stops = Strg+C beendet es.
server-log-line = { $level ->
    [error] Fehler
   *[other] Warnung
}: { $words }
server-log-thinker = Ein Prozess, in dem ein Computergegner nachdachte, ist gestorben; er wird neu gestartet.
server-log-bot-answer = Ein Computergegner ist gescheitert; es wurde eine Antwort für ihn gewählt.
server-log-worker = Ein Prozess, in dem für eine Seite gearbeitet wurde, ist gestorben; er wird neu gestartet.
server-log-end = Beim Beenden war noch Arbeit unterwegs; sie wurde abgebrochen.
server-log-long-thought = Ein Computergegner hat zu lange nachgedacht; es wurde eine schnelle Antwort für ihn gewählt.
server-log-bot = Ein Computergegner ist gescheitert; er wird noch einmal gefragt.
server-log-bot-stuck = Ein Computergegner kommt nicht weiter: An dieser Stelle versagen die Regeln bei jeder seiner Antworten (Partie { $match }).
server-log-fault = Das Programm selbst hat einen Fehler: Nach { $answers } Antworten versagen die Regeln bei der Frage { $question } ({ $game }). Die Partie steht noch wie zuvor. Mit WALSTATT_LOGS=json steht hier alles, was man zum Nachspielen braucht.
server-log-fault-file = Eine mitgebrachte Partie bringt die Regeln zu Fall, nach { $answers } Antworten bei der Frage { $question } ({ $game }).
server-log-unplayable = Die Partie { $match } ({ $game }) lässt sich nicht mehr spielen, obwohl ihre Regeln die heutigen sind.
server-log-world = Eine Welt lässt sich nicht lesen: { $reason }
server-log-uncarried = Die Partie { $match } ({ $game }, Fassung { $game_version }) lässt sich nach den heutigen Regeln nicht fortsetzen: { $reason }
server-log-snapshot = Ein Zwischenstand der Partie { $match } passt nicht zu ihren Antworten; sie wird von vorn nachgespielt.
server-log-snapshot-unwritten = Ein Zwischenstand der Partie { $match } ließ sich nicht schreiben; ihre Antworten sind alle da.
server-log-clearing = Nicht alles ließ sich aufräumen; es wird später noch einmal versucht.
server-log-message = Eine Nachricht von einer Seite ließ sich nicht verarbeiten; ihre Partie steht noch wie zuvor.
server-log-news = Die Verbindung zur Datenbank ist unterbrochen; es wird noch einmal versucht.
server-log-request = Eine Anfrage von einer Seite ist gescheitert.
server-port-taken = Port { $port } ist belegt. Läuft Walstatt schon? Ein anderer Port: walstatt serve --port { $other }
server-no-address = { $host } lässt sich nicht öffnen: { $reason }
server-bad-database = Datenbanken der Art „{ $url }“ sind nicht brauchbar. SQLite braucht nichts; PostgreSQL sieht so aus: postgresql://benutzer@rechner/name.
server-bad-setting = { $name } muss { $name ->
    [WALSTATT_LOGS] „json“ oder „plain“
   *[other] eine ganze Zahl
} sein, nicht „{ $value }“.
server-no-start = Der Server konnte nicht starten: { $reason }

preview-inches = Bewegung
preview-need = Nötig
preview-success = Erfolg
preview-sight = { $models ->
    [one] Ein Modell sieht das Ziel in Reichweite,
   *[other] { $models } Modelle sehen das Ziel in Reichweite,
} { $cover ->
    [all] es steht in Deckung.
    [some] teils steht es in Deckung.
   *[none] es steht ohne Deckung.
}
preview-hit = { $dice } W6 { $weapon }, Treffer ab
preview-save = Verteidigung gegen { $weapon }
preview-wounds = { $wounds } Wunden im Mittel
preview-kill = Ausgeschaltet
preview-shaken = Angeschlagen

cli-serve-host = Adresse, an der gelauscht wird; 0.0.0.0 fürs ganze Netz
cli-serve-port = Port; ohne Angabe { $port }
cli-serve-data = Ordner der Datenbank
cli-serve-database = postgresql://… statt einer Datei im Ordner
cli-serve-open = die Seite im Browser öffnen, wenn es einen Bildschirm gibt
server-advice-not-allowed = In diesem Spiel fragt niemand um Rat: Nicht alle Seiten haben zugestimmt.
server-advice-no-captain = Für dieses Spiel gibt es keinen Rat: Kein Hauptmann des Programms kennt es.
server-advice-none = Der Hauptmann hat zu dieser Frage keine Meinung; es gibt keinen Rat.
server-advice-too-long = Der Hauptmann ist nicht rechtzeitig zu einem Entschluss gekommen; zu dieser Frage gibt es keinen Rat.
server-log-deadline = Ein Abgabeschluss ließ sich nicht einhalten.
server-log-deadlines = Die Abgabeschlüsse waren nicht nachzusehen; es wird noch einmal versucht.
server-log-led-on = Nicht jede Welt, die sich selbst leitet, ließ sich fortführen; es wird später noch einmal versucht.
