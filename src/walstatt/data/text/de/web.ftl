# Die Seiten im Browser.

web-title = Walstatt
web-title-turn = ● Du bist am Zug – Walstatt
web-skip = Zum Inhalt
web-nav = Seiten
web-nav-lobby = Spielen
web-nav-armies = Armeen
web-nav-about = Über Walstatt
web-language = Sprache
web-theme-lamplight = Lampenlicht
web-theme-parchment = Pergament
web-loading = Einen Augenblick …
web-unreachable = Der Server antwortet nicht.
web-close = Schließen
web-cancel = Abbrechen
web-confirm = Bestätigen
web-back = Zurück
web-copy = Kopieren
web-copied = Kopiert
web-search = Suchen
web-of = von
web-all = Alle
web-none = Keine
web-yes = Ja
web-no = Nein
web-unknown-stage = Diese Fassung der Seite kann die Bühne „{ $stage }“ nicht zeigen. Lade sie neu; hilft das nicht, ist das Programm auf dem Server neuer oder dem Spiel fehlt ein Teil.
web-nowhere = Hier ist nichts
web-nowhere-about = Unter dieser Adresse gibt es keine Seite.

# ---- Wer da ist

web-who = Wer bist du?
web-way-guest = Als Gast
web-way-login = Anmelden
web-way-register = Neues Konto
web-enter-guest = Hereinkommen
web-enter-login = Anmelden
web-enter-register = Konto anlegen
web-name = Name
web-password = Kennwort
web-wrong-login = Name oder Kennwort ist falsch.
web-hello = Willkommen, { $name }
web-guest-note = Du bist als Gast da: Deine Partien und Armeen gehören zu diesem Browser.
web-guest-keep = Konto daraus machen
web-guest-keep-about = Such dir ein Kennwort aus; den Namen kannst du ändern. Deine Partien und Armeen bleiben, und du kommst von jedem Gerät aus an sie heran.
web-guest-leave-about = Ein Gast kann nicht zurückkommen. Nach dem Abmelden ist verloren: { $goods }. Mit einem Konto bleibt dir alles.
web-goods-matches = { $count ->
    [one] eine laufende Partie
   *[other] { $count } laufende Partien
}
web-goods-armies = { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
}
web-goods-bands = { $count ->
    [one] eine Bande
   *[other] { $count } Banden
}
web-guest-leave-sure = Trotzdem abmelden
web-guest-stay = Bleiben
web-leave = Abmelden
web-delete-account = Konto löschen
web-delete-account-about = Das Konto und deine Armeen verschwinden; gespielte Partien bleiben, dein Name steht dann nicht mehr dabei.
web-delete-account-sure = Endgültig löschen
web-name-first = Ein Name genügt, dann geht es los.

# ---- Eingang

web-lobby-welcome = Gefechte, Schlachten und ganze Reiche: Das Programm misst, würfelt, rechnet und erklärt jede Regel, während ihr spielt – am Bildschirm oder am echten Tisch.
web-lobby-play = Spielen
web-lobby-first = Erste Schritte
web-lobby-first-about = Ein geführtes Spiel von zehn Minuten, Vorkenntnisse braucht es keine.
web-lobby-new = Neues Spiel
web-lobby-new-about = Gegen den Computer, gegen jemanden mit einem Link oder zu zweit an einem Gerät.
web-lobby-armies = Armeen bauen
web-lobby-armies-about = Listen zusammenstellen, prüfen, teilen und drucken.
web-lobby-mine = Meine Partien
web-lobby-none = Noch keine. Die ersten Schritte dauern zehn Minuten.
web-lobby-watch = Zusehen und nachspielen
web-link = Link zu einer Partie, Einladung oder Aufzeichnung
web-open-link = Öffnen
web-match = Partie
web-match-draw = Unentschieden
web-match-won = { $name } hat gewonnen
web-match-my-turn = Du bist am Zug
web-match-open = Die Gegenseite fehlt noch
web-match-waiting = Gefragt: { $names }

# ---- Erste Schritte

web-first = Erste Schritte
web-first-about = Du führst eine kleine Schar gegen einen Gegner, der keinen Plan hat. Jede Art von Frage wird einmal erklärt, wenn sie zum ersten Mal kommt. Die Führung lässt sich jederzeit beenden.
web-first-go = Los geht’s

# ---- Neues Spiel

web-create = Neues Spiel
web-create-game = Welches Spiel?
web-create-size = Größe
web-create-limits = Grenzen des Armeeaufbaus gelten
web-create-opponent = Gegen wen?
web-create-private = Zusehen nur mit Link
web-create-armies = Welche Armeen?
web-create-no-army = Für diese Größe gibt es noch keine Armee: Baue eine eigene oder wähle eine andere Größe.
web-create-own = Lieber eine eigene Liste?
web-create-dice = Wer würfelt, wer misst?
web-create-table = Der Tisch
web-create-scenario-table = Dieser Tisch gehört zum Szenario.
web-create-go = Spiel beginnen
web-not-yet = Noch nicht spielbar: { $games }
web-opponent = Gegenseite
web-opponent-bot = Computer
web-opponent-bot-about = Spielt sofort, zu jeder Tageszeit.
web-opponent-link = Jemand mit einem Link
web-opponent-link-about = Du bekommst einen Link zum Weitergeben.
web-opponent-hotseat = Zu zweit an einem Gerät
web-opponent-hotseat-about = Ihr gebt einander Maus oder Telefon.
web-opponent-here = Jemand an diesem Gerät
web-seat = Seite { $number }
web-bot-level = Wie stark?
web-bot-random = Leicht – ohne Plan
web-bot-captain = Mittel – der Hauptmann
web-bot-commander = Nach Vorschrift – der Befehlsbogen
web-name-of = Name von Seite { $number }
web-army-of = Armee von { $name }
web-dice-box = Das Programm
web-dice-box-about = Die Würfel sind vor dem Spiel versiegelt und nachprüfbar.
web-dice-people = Echte Würfel
web-dice-people-about = Ihr würfelt selbst und tippt die Augen an.
web-real-table = Echter Tisch
web-real-table-about = Ihr würfelt und messt selbst, das Programm ist der Schiedsrichter.
web-table-seed = Gelegt nach der Zahl { $seed }.
web-table-own = Eure eigene Karte.
web-table-in-turn = Das Gelände legen wir im Spiel abwechselnd
web-table-reroll = Neu legen
web-table-upload = Eigene Karte (Tiled, JSON)
web-table-picture = Tisch von { $width } mal { $depth } Zoll mit { $pieces } Geländestücken
web-rulings = Auslegungen ({ $count }{ $changed ->
    [0] {""}
   *[other] , { $changed } geändert
})
web-rulings-about = Wo das Regelwerk schweigt, gilt sonst die erste Lesart. Was ihr hier wählt, gilt für das ganze Spiel.
web-invite = Einladung
web-invite-about = Gib diesen Link weiter. Wer ihn öffnet, nimmt am Tisch Platz; die Partie wartet so lange.
web-invite-seat = Einladung für Seite { $number }
web-invite-link = Link zum Mitspielen
web-to-match = Zum Tisch
web-join = Einladung zu einer Partie
web-join-to = Gespielt wird: { $game }.{ $count ->
    [0] {""}
   *[other] {" "}Am Tisch wartet: { $names }.
  }
web-join-as = Du nimmst als { $name } Platz.
web-join-name = Wie sollst du am Tisch heißen?
web-join-go = Platz nehmen
web-join-no-token = Der Link ist unvollständig: Der Teil hinter dem # fehlt.

# ---- Am Tisch

web-no-match = Diese Partie gibt es nicht, oder sie ist nicht öffentlich.
web-board = Der Tisch
web-board-past = Der Tisch, wie er damals war
web-board-keys = Pfeiltasten verschieben den Tisch, das Geplante oder das Maßband (mit Umschalttaste fein), Enter hält das Maßband fest, Plus und Minus zoomen, 0 zeigt alles.
web-board-tools = Werkzeuge
web-fit = Ganzer Tisch
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-turn-table = Tisch drehen
web-turned = { $side ->
    [own] Der Tisch dreht sich: Deine Seite liegt jetzt unten.
   *[other] Der Tisch ist gedreht: Was oben war, ist jetzt unten.
}
web-ruler = Maßband
web-ruler-from = Von
web-ruler-to = bis
web-ruler-point = Punkt auf dem Tisch
web-ruler-how = Ziehe über den Tisch, tippe zwei Stellen an, oder wähle hier.
web-ruler-keys = Tasten: Pfeile und Enter auf dem Tisch.
web-ruler-first = Maßband von { $from }
web-ruler-result = { $from } bis { $to }: { $length }
web-marker = Marke { $label }
web-panel = Was jetzt geschieht
web-panel-size = Bereich größer oder kleiner
web-panel-tabs = Mehr zur Partie
web-tab-log = Protokoll
web-tab-units = Einheiten
web-tab-chat = Gespräch
web-tab-more = Mehr
web-asked = am Zug
web-away = nicht da
web-done = war am Zug
web-model-number = Nr. { $number }
web-models = { $count } Modelle
web-wounds = { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
}
web-nobody = Niemands Leute
web-notes-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-several-exactly = Genau { $most } wählen – gewählt: { $chosen }
web-several-of-group = Aus jeder Gruppe höchstens eines.
web-several-none = Hier gibt es für dich nichts zu wählen.
web-ledger = Wie die Punkte kamen
web-note-covered = Verdeckte Karte
web-note-secret = nur du siehst sie
web-note-done = erfüllt
web-measure-some = Tippe alle an, auf die es zutrifft.
web-to-lobby = Zur Übersicht
web-why = Regel:
web-waiting = Gefragt: { $names }
web-waiting-about = Sobald du an der Reihe bist, steht es hier und im Titel des Fensters.
web-watching = Du siehst zu.
web-over-winner = { $winner } gewinnt
web-over-draw = Unentschieden
web-undo = Letzte Wahl zurücknehmen
web-tap-again = noch einmal: gilt
web-several = { $least } bis { $most } wählen – gewählt: { $chosen }
web-number = Zahl
web-number-range = Eine Zahl von { $low } bis { $high }
web-length = Länge in Zoll
web-share = Anteil in Prozent
web-roll = { $count ->
    [one] Wirf einen W{ $sides } und tippe die Augen an.
   *[other] Wirf { $count } W{ $sides } und tippe die Augen an, Würfel für Würfel.
}
web-roll-need = Nötig:
web-roll-need-sum = In der Summe nötig:
web-roll-need-at-most = In der Summe höchstens:
web-roll-faces = Augen
web-roll-so-far = Bisher { $faces } von { $count }
web-roll-back = Letzten löschen
web-move-how = Tippe auf ein Ziel oder ziehe die Einheit. Getönt ist, was zu erreichen ist, auch um Ecken herum; den Weg sucht das Programm.
web-move-go = So gehen
web-place-how = Tippe auf den Platz, oder ziehe das Vorgeschlagene dorthin.
web-place-go = Hierhin
web-advice = Rat
web-advice-thinking = Der Hauptmann denkt nach …
web-advice-on-table = auf dem Tisch zu sehen
web-advice-take = So machen
web-advice-leave = Lieber nicht
web-create-advice = Rat erlauben: Auf Wunsch sagt der Hauptmann, was er tun würde und warum
web-create-advice-both = Rat anbieten: Beide dürfen den Hauptmann fragen, wenn auch die andere Seite zustimmt
web-join-advice = Beide Seiten dürfen den Hauptmann um Rat fragen, wenn auch die andere es erlaubt
web-stay = Stehen bleiben
web-toward = In Richtung …
web-way = Weg
web-single = Modelle einzeln
web-single-how = Ziehe ein einzelnes Modell, oder rücke es mit den Pfeiltasten.
web-status-connecting = Verbindung wird aufgebaut …
web-status-lost = Verbindung unterbrochen – es wird neu verbunden …
web-status-refused = Kein Zutritt zu dieser Partie.
web-status-closed = Verbindung beendet.
web-stale = Verbindung unterbrochen. Dieser Stand kann veraltet sein.
web-stale-answer = Die Partie ist inzwischen weitergegangen. Bitte sieh noch einmal hin.
web-fault = Ein Fehler im Programm
web-log = Protokoll
web-log-more = Früheres zeigen
web-no-rule = Ohne eigene Regel.
web-to-moment = Diesen Moment ansehen
web-past = Du blickst zurück:
web-past-back = Zurück zu jetzt
web-past-asked = Du bist am Zug.
web-past-wait = Du blickst gerade zurück. Antworten kannst du wieder, wenn du zurück im Jetzt bist.
web-filter = Auswahl
web-filter-all = Alles
web-filter-dice = Würfe
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-set-dice = Würfel zeigen
web-set-motion = Bewegungen zeigen
web-watch-link = Link zum Zusehen
web-watching-count = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
web-commitment = Siegel der Würfel (SHA-256):
web-luck = Das haben die Plätze zu den Würfeln beigetragen:
web-seal-broken = Die Würfel dieser Partie passen nicht zu dem Siegel, das vorher gezeigt wurde. Spiele sie nicht.
web-seed = Startwert der Würfel:
web-keys = Tasten
web-keys-about = 1 bis 9 wählen, Enter bestätigt, Esc verwirft oder führt ins Jetzt zurück, u nimmt zurück. Auf dem Tisch: Pfeile, Plus, Minus, 0.
web-concede = Aufgeben
web-concede-sure = Wirklich aufgeben?

# ---- Führung durch das erste Spiel

web-guide = Führung
web-guide-understood = Verstanden
web-guide-leave = Führung beenden
web-guide-kind-pick = Hier wählst du eines von mehreren. { $pointer ->
    [touch] Tippe einmal darauf
   *[mouse] Fahre mit der Maus darüber oder klicke einmal darauf
}, um zu sehen, was es bewirkt; erst { $pointer ->
    [touch] der zweite Tipp
   *[mouse] der zweite Klick
} gilt. Wo es nichts zu zeigen gibt, gilt schon der erste. Einheiten kannst du auch auf dem Tisch antippen.
web-guide-kind-several = Hier wählst du mehrere. Tippe sie an, in der Liste oder auf dem Tisch, und bestätige.
web-guide-kind-yes-no = Ja oder nein. Wo es etwas zu rechnen gibt, stehen die Chancen dabei.
web-guide-kind-number = Hier ist eine Zahl gefragt.
web-guide-kind-place = Das blasse Zeichen zeigt einen erlaubten Platz. Tippe woandershin, bis es passt, und bestätige. Ist ein gestrichelter Rahmen zu sehen, gehört alles hinein.
web-guide-kind-move = Tippe auf ein Ziel. Das Programm sucht einen erlaubten Weg dorthin und zeigt, was er kostet. Erst „So gehen“ gilt.
web-guide-kind-roll = Wirf echte Würfel und tippe die Augen an.
web-guide-kind-measure = Miss am Tisch nach und trage ein, was du siehst.

# ---- Regeln

web-rules = Regel
web-rule-default = Es gilt:
web-rule-choices = Andere Lesarten:
web-rule-example = Beispiel:
web-rule-see = Siehe auch
web-rule-in-english = Diese Auslegung gibt es bisher nur auf Englisch.
web-rule-unknown = Diese Regel gibt es nicht

# ---- Nachspielen

web-replay = Nachspielen
web-replay-upload = Aufzeichnung öffnen (JSON)
web-replay-controls = Ablauf
web-replay-slider = Stelle in der Partie
web-replay-at = { $at } von { $last }
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt vor
web-replay-back = Einen Schritt zurück
web-replay-scene-next = Nächste Szene
web-replay-scene-back = Vorige Szene
web-replay-speed = Tempo
web-replay-times = × { $speed }
web-replay-eyes = Mit den Augen von
web-replay-watcher = Zuschauer
web-replay-begin = Vor der ersten Antwort
web-replay-older = Die ersten { $first } Antworten sind nach älteren Regeln gespielt. Gezeigt wird die Stellung danach.
web-replay-share = Teilen und mitnehmen
web-replay-link = Link zu diesem Moment
web-replay-download = Aufzeichnung herunterladen
web-replay-moments = Alle Momente
web-replay-scenes = nur Anfänge von Szenen
web-fork = Von hier aus weiterspielen
web-fork-about = Eine neue Partie beginnt an dieser Stelle ({ $at }); die alte bleibt, wie sie ist.
web-fork-over = Hier ist die Partie schon zu Ende. Geh ein Stück zurück.
web-fork-seat = Ich spiele
web-fork-go = Weiterspielen

# ---- Armeen

web-rosters = Eigene Roster
web-rosters-about = Roster-Dateien (TOML) mit eigenen Profilen, hochgeladen hier oder beim neuen Spiel. Was falsch ist, steht mit seiner Zeile da; wie sie aussehen, sagen die Anleitungen und „walstatt roster schema“.
web-roster-upload = Roster-Datei (TOML) hochladen
web-roster-kept = Die Datei ist in Ordnung und aufbewahrt.
web-roster-faulty = { $count ->
    [one] Ein Fehler, die Datei wird nicht aufbewahrt.
   *[other] { $count } Fehler, die Datei wird nicht aufbewahrt.
}
web-roster-line = Zeile { $line }:
web-roster-warning = (Hinweis)
web-armies = Armeen
web-armies-about = Stelle eine Liste zusammen; Kosten, Grenzen und Fehler stehen sofort dabei, mit der Regel dahinter.
web-pdf = PDF
web-game = Spiel
web-armies-none = Noch keine eigene Armee.
web-army = Armee
web-army-new = Neue Armee
web-army-name = Name der Armee
web-army-roster = Volk
web-army-add = { $unit } aufnehmen, { $cost }
web-army-added = Aufgenommen: { $unit }
web-army-more = Wird nicht aufgestellt, sondern gewirkt, beschworen oder gebildet
web-army-take-over = Mit „{ $name }“ beginnen
web-army-empty = Noch leer: Nimm Einheiten des Volkes auf.
web-army-fine = Regelgerecht.
web-army-copy-of = { $name } (Kopie)
web-army-unknown = Diese Armee gibt es nicht, oder sie gehört jemand anderem.
web-problems = Einwände
web-points-left = noch { $points } frei
web-points-over = { $points } zu viel
web-points-plus = +{ $points }
web-points-each = +{ $points } je Modell
web-line-copy = { $unit } verdoppeln
web-line-remove = { $unit } entfernen
web-fewer = Eines weniger: { $name }
web-another = Eines mehr: { $name }
web-combined = Zusammengelegt (zwei Einheiten in einer)
web-command = Befehlsstab
web-command-names = Wer den Vorteil teilt
web-save = Speichern
web-save-mine = Als eigene Armee speichern
web-saved = Gespeichert.
web-edit = Bearbeiten
web-duplicate = Verdoppeln
web-remove = Entfernen
web-delete = Löschen
web-delete-sure = Wirklich löschen
web-share-link = Link zum Teilen
web-print-sheet = Druckblatt
web-print = Drucken
web-sheet-rules = Sonderregeln dieser Armee

# ---- Über

web-about = Über Walstatt
web-about-what = Walstatt spielt Gefechte, Schlachten und Reiche nach ihren Regeln: Es fragt, misst, würfelt und erklärt. Walstatt ist ein altes Wort für ein Schlachtfeld.
web-about-rules = Die Regelwerke gehören ihren Verfassern; alle Sätze hier sind eigene.
web-about-credits = Woher die Bilder und Schriften kommen
web-about-icons = Wappen auf den Münzen: Lorc, Delapouite und andere, von
web-about-fonts = Schriften: Alegreya und Alegreya Sans (SIL Open Font License 1.1)
web-about-parts = Gebaut mit Svelte, Vite und Project Fluent
