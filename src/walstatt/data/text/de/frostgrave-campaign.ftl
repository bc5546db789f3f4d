# Kampagnen der Schnellreferenz.

# items
frostgrave-weapon-heiltrank = Heiltrank
frostgrave-weapon-eisentrank = Eisentrank
frostgrave-weapon-windtrank = Windtrank
frostgrave-weapon-eisdorn = Eisdorn
frostgrave-weapon-runenklinge = Runenklinge
frostgrave-weapon-fernbogen = Fernbogen
frostgrave-weapon-schuppenmantel = Schuppenmantel
frostgrave-weapon-wanderstiefel = Wanderstiefel
frostgrave-weapon-willensamulett = Willensamulett
frostgrave-weapon-zauberring = Zauberring
frostgrave-weapon-zauberbuch = Zauberbuch
frostgrave-weapon-edelstein = Edelstein

# in a game
frostgrave-action-drink = einen Trank trinken
frostgrave-potion = Welchen Trank trinkt { $figure }?
frostgrave-drinks = { $figure } trinkt: { $item }.
frostgrave-refused-no-potion = { $figure } hat keinen Trank mehr.
frostgrave-condition-potion = Trank wirkt
frostgrave-condition-potion-sign = T

# wounds
frostgrave-wound-steifes-knie = steifes Knie (Bewegung -1)
frostgrave-wound-lahmer-arm = lahmer Arm (Kämpfen -1)
frostgrave-wound-truebes-auge = trübes Auge (Schießen -1)
frostgrave-wound-alptraeume = Alpträume (Willenskraft -1)
frostgrave-wound-frostbrand = Frostbrand (Gesundheit -1)

# rolls
frostgrave-roll-campaign-survival = Überlebt { $name }?
frostgrave-roll-campaign-wound = Welche Wunde bleibt { $name }?
frostgrave-roll-campaign-treasure = Was ist in Schatz { $number }?

# questions
frostgrave-campaign-level = { $name } erreicht Stufe { $level }. Was nimmst du?
frostgrave-campaign-level-fight = Kämpfen +1
frostgrave-campaign-level-shoot = Schießen +1
frostgrave-campaign-level-will = Willenskraft +1
frostgrave-campaign-level-health = Gesundheit +1
frostgrave-campaign-level-spell = einen Zauber üben (1 weniger nötig)
frostgrave-campaign-level-new_spell = einen neuen Zauber lernen
frostgrave-campaign-spell = Welchen Zauber übt { $name }?
frostgrave-campaign-learn = Welchen Zauber lernt { $name }?
frostgrave-campaign-market = Was tust du zwischen den Spielen? Du hast { $crowns } Kronen.
frostgrave-campaign-market-hire = einen Krieger anwerben
frostgrave-campaign-market-dismiss = einen Krieger entlassen
frostgrave-campaign-market-apprentice = einen neuen Lehrling aufnehmen
frostgrave-campaign-market-heal = jemanden pflegen
frostgrave-campaign-market-cure = eine bleibende Wunde heilen
frostgrave-campaign-market-buy = etwas kaufen
frostgrave-campaign-market-sell = etwas verkaufen
frostgrave-campaign-market-give = etwas aus der Kammer ausgeben
frostgrave-campaign-market-take = etwas in die Kammer legen
frostgrave-campaign-market-gear = Waffen von Magier und Lehrling wechseln
frostgrave-campaign-market-read = ein Zauberbuch lesen
frostgrave-campaign-market-rest = ein Spiel auslassen
frostgrave-campaign-market-done = fertig
frostgrave-campaign-hire = Wen wirbst du an? Du hast { $crowns } Kronen.
frostgrave-campaign-dismiss = Wen entlässt du?
frostgrave-campaign-heal = Wen pflegst du?
frostgrave-campaign-cure = Welche Wunde wird geheilt?
frostgrave-campaign-buy = Was kaufst du? Du hast { $crowns } Kronen.
frostgrave-campaign-sell = Was verkaufst du?
frostgrave-campaign-item = Was gibst du aus?
frostgrave-campaign-bearer = Wer bekommt { $item }?
frostgrave-campaign-take = Was kommt in die Kammer?
frostgrave-campaign-gear = Welche Waffe wechselt?
frostgrave-campaign-back-option = zurück
frostgrave-campaign-price = { $name } ({ $price } Kronen)
frostgrave-campaign-soldier = { $name }, { $kind }
frostgrave-campaign-of = { $name }: { $what }
frostgrave-campaign-takes-up = { $name } nimmt: { $item }
frostgrave-campaign-lays-down = { $name } legt ab: { $item }
frostgrave-campaign-spell-number = { $name } ({ $number })

# events
frostgrave-campaign-used-up = { $name } hat getrunken: { $item }. Der Trank ist verbraucht.
frostgrave-campaign-back = { $name } hat dieses Spiel ausgesetzt und ist wieder dabei.
frostgrave-survival-dead = { $name } ist tot (Wurf { $dice }).
frostgrave-survival-wound = { $name } überlebt mit einer bleibenden Wunde (Wurf { $dice }).
frostgrave-survival-misses = { $name } ist schwer verletzt und setzt das nächste Spiel aus (Wurf { $dice }).
frostgrave-survival-fit = { $name } erholt sich (Wurf { $dice }).
frostgrave-campaign-wounded = { $name } behält: { $wound } (Wurf { $dice }).
frostgrave-campaign-heir = { $name } führt den Trupp von nun an.
frostgrave-campaign-no-experience = { $name } hat das Spiel nicht geführt und erhält keine Erfahrung.
frostgrave-campaign-experience = { $reason }: { $points } Erfahrung.
frostgrave-campaign-most-experience = { $total } Erfahrung wären zu viel: Mehr als { $most } gibt kein Spiel.
frostgrave-campaign-learned = { $name } erhält { $points } Erfahrung und hat nun { $total }.
frostgrave-lesson-treasure = { $number ->
    [one] Ein gesicherter Schatz
   *[other] { $number } gesicherte Schätze
}
frostgrave-lesson-cast = { $number ->
    [one] Ein gelungener Zauber
   *[other] { $number } gelungene Zauber
}
frostgrave-lesson-helped = { $number ->
    [one] Ein Zauber des Lehrlings
   *[other] { $number } Zauber des Lehrlings
}
frostgrave-lesson-soldier = { $number ->
    [one] Ein ausgeschalteter Krieger
   *[other] { $number } ausgeschaltete Krieger
}
frostgrave-lesson-apprentice = { $number ->
    [one] Ein ausgeschalteter Lehrling
   *[other] { $number } ausgeschaltete Lehrlinge
}
frostgrave-lesson-wizard = { $number ->
    [one] Ein ausgeschalteter Magier
   *[other] { $number } ausgeschaltete Magier
}
frostgrave-lesson-won = { $number ->
    [one] Der Sieg
   *[other] { $number } Siege
}
frostgrave-campaign-improves = { $name }: { $value } +1.
frostgrave-campaign-spell-improved = { $name } braucht für { $spell } von nun an 1 weniger.
frostgrave-campaign-spell-learned = { $name } lernt { $spell }.
frostgrave-campaign-finds-crowns = Schatz { $number } (Wurf { $dice }): { $crowns } Kronen.
frostgrave-campaign-finds-item = Schatz { $number } (Wurf { $dice }): { $item }.
frostgrave-campaign-pay = Der Gönner zahlt { $crowns } Kronen, das macht { $total }.
frostgrave-campaign-hired = { $name } ({ $kind }) kommt für { $price } Kronen dazu.
frostgrave-campaign-dismissed = { $name } verlässt den Trupp.
frostgrave-campaign-apprentice = { $name } wird für { $price } Kronen Lehrling.
frostgrave-campaign-healed = { $name } wird für { $price } Kronen gesund gepflegt.
frostgrave-campaign-cured = { $name } ist für { $price } Kronen geheilt: { $wound }.
frostgrave-campaign-rests = Der Trupp lässt ein Spiel aus; alle sind wieder dabei.
frostgrave-campaign-bought = Gekauft: { $item } für { $price } Kronen.
frostgrave-campaign-sold = Verkauft: { $item } für { $price } Kronen.
frostgrave-campaign-given = { $name } bekommt: { $item }.
frostgrave-campaign-taken = { $name } gibt ab: { $item }.
frostgrave-campaign-arms = { $name } nimmt: { $item }.
frostgrave-campaign-disarms = { $name } legt ab: { $item }.
frostgrave-campaign-done = Der Trupp ist bereit für das nächste Spiel, { $crowns } Kronen bleiben.
frostgrave-campaign-over = Der Trupp hat { $crowns } Kronen.

# refusals
frostgrave-refused-campaign-only = { $band } ist ein Kampagnentrupp und spielt nur in Kampagnenspielen.
frostgrave-refused-no-caster-fit = Weder Magier noch Lehrling von { $band } können antreten. Pflege einen von ihnen oder lass ein Spiel aus.
frostgrave-refused-not-its-sheet = { $band } tritt nicht so an, wie das Blatt es sagt.
frostgrave-refused-match-runs = Dieses Spiel ist noch nicht zu Ende.
frostgrave-refused-no-sheet = Auf diesem Platz hat kein Kampagnentrupp gespielt.
frostgrave-refused-other-sheet = Das Blatt von { $band } ist nicht mehr das, mit dem dieses Spiel begann. Vielleicht wurde das Spiel schon übertragen.
frostgrave-refused-crowns = Das kostet { $price } Kronen, der Trupp hat { $crowns }.
frostgrave-refused-band-full = Ein Trupp hat höchstens { $most } Krieger.
frostgrave-refused-nobody-there = Der Trupp hat keine Krieger.
frostgrave-refused-has-apprentice = Der Trupp hat schon einen Lehrling: { $name }.
frostgrave-refused-all-fit = Niemand muss aussetzen.
frostgrave-refused-no-wounds = Niemand hat eine bleibende Wunde.
frostgrave-refused-no-rest = Magier oder Lehrling können antreten; dann wird kein Spiel ausgelassen.
frostgrave-refused-not-for-sale = { $item } gibt es nicht zu kaufen, nur zu finden.
frostgrave-refused-empty-vault = Die Kammer ist leer.
frostgrave-refused-nothing-to-give = In der Kammer ist nichts, das jemand tragen kann.
frostgrave-refused-nobody-can = Niemand kann { $item } tragen.
frostgrave-refused-nobody-bears = Niemand trägt einen Gegenstand.
frostgrave-refused-bears-already = { $name } trägt schon etwas: { $item }.
frostgrave-refused-for-the-vault = { $item } bleibt in der Kammer.
frostgrave-refused-animal-bears = { $name } ist ein Tier und trägt nichts.
frostgrave-refused-for-casters = { $item } tragen nur Magier und Lehrling.
frostgrave-refused-twice-the-same = { $name } trägt nicht zweimal das Gleiche: { $item }.
frostgrave-refused-no-book = In der Kammer ist kein Zauberbuch.
frostgrave-refused-no-spell-to-improve = Alle Zauber sind schon { $most }-mal geübt.
frostgrave-refused-no-spell-to-learn = Es gibt keinen Zauber, den der Trupp noch lernen könnte.
frostgrave-refused-improved-enough = { $value } ist schon { $most }-mal verbessert.

# mistakes in a sheet
frostgrave-band-version = Diese Fassung des Blatts ({ $given }) kennt das Programm nicht, nur { $known }.
frostgrave-band-result = Ein Spiel ist won, lost oder drawn, nicht { $given }.
frostgrave-band-no-name = Hier fehlt ein Name.
frostgrave-band-debts = Ein Trupp hat keine Schulden: { $crowns } Kronen.
frostgrave-band-unknown-school = Die Schule { $given } gibt es nicht. Es gibt: { $known }.
frostgrave-band-unknown-item = Den Gegenstand { $item } gibt es nicht. Es gibt: { $known }.
frostgrave-band-unknown-wound = Die Wunde { $given } gibt es nicht. Es gibt: { $known }.
frostgrave-band-unknown-soldier = Den Krieger { $given } gibt es nicht. Es gibt: { $known }.
frostgrave-band-same-name = Zwei im Trupp heißen { $name }.
frostgrave-band-level = Für Stufe { $level } reichen { $experience } Punkte Erfahrung nicht.
frostgrave-band-improved = { $value } kann nicht { $times }-mal verbessert sein, höchstens { $most }-mal.
frostgrave-band-learned = { $learned } Verbesserungen sind mehr, als Stufe { $level } hergibt.
frostgrave-band-same-spell = Der Zauber { $spell } steht zweimal auf dem Blatt.
frostgrave-band-better = Ein Zauber ist 0- bis { $most }-mal geübt, nicht { $given }-mal.
frostgrave-band-few-spells = { $found } Zauber sind zu wenige, { $least } kennt jeder Trupp.

# the sheet in words
frostgrave-sheet-head = { $name } – { $school }
frostgrave-sheet-no-school = ohne Schule
frostgrave-sheet-wealth = { $crowns } Kronen, Stufe { $level }, Erfahrung { $experience } (nächste Stufe bei { $next }), Spiele: { $games }
frostgrave-sheet-misses = setzt das nächste Spiel aus
frostgrave-sheet-spells = Zauber: { $spells }
frostgrave-sheet-vault = Kammer: { $items }
frostgrave-sheet-game = { $number }. gegen { $opponent }: { $result }, Schätze { $treasures }, Kronen { $crowns }, Erfahrung { $experience }.
frostgrave-sheet-game-short = Spiel { $number }
frostgrave-sheet-found = Gefunden: { $items }.
frostgrave-sheet-lost = Gefallen: { $names }.
frostgrave-sheet-crowns = { $crowns } Kronen
frostgrave-sheet-people = { $school }, Stufe { $level }, Erfahrung { $experience }
frostgrave-result-won = gewonnen
frostgrave-result-lost = verloren
frostgrave-result-drawn = unentschieden

# the command
cli-about-campaign = Eine Kampagne mit einem Zauberertrupp führen (Schnellreferenz)
cli-campaign-about-new = neues Blatt anlegen
cli-campaign-about-show = Blatt zeigen oder drucken
cli-campaign-about-check = Blätter prüfen
cli-campaign-about-offers = Schulen, Krieger und Waren mit Preisen
cli-campaign-about-play = ein Kampagnenspiel spielen und gleich übertragen
cli-campaign-about-after = ein beendetes, gespeichertes Spiel übertragen
cli-campaign-about-hire = Krieger anwerben
cli-campaign-about-dismiss = Krieger entlassen
cli-campaign-about-spend = auf den Markt gehen
cli-campaign-about-rename = jemanden umbenennen
cli-campaign-about-schema = JSON-Schema der Blätter
cli-campaign-usage-new = So: walstatt campaign new TRUPP.toml --school eisweber --soldiers schildknecht,raufbold
cli-campaign-usage-show = So: walstatt campaign show TRUPP.toml
cli-campaign-usage-check = So: walstatt campaign check TRUPP.toml …
cli-campaign-usage-offers = So: walstatt campaign offers
cli-campaign-usage-play = So: walstatt campaign play TRUPP.toml --against ANDERE.toml
cli-campaign-usage-after = So: walstatt campaign after TRUPP.toml SPIELSTAND.json
cli-campaign-usage-hire = So: walstatt campaign hire TRUPP.toml raufbold …
cli-campaign-usage-dismiss = So: walstatt campaign dismiss TRUPP.toml NAME …
cli-campaign-usage-spend = So: walstatt campaign spend TRUPP.toml, oder mit Antworten: … buy heiltrank give heiltrank Alrun
cli-campaign-usage-rename = So: walstatt campaign rename TRUPP.toml ALT NEU
cli-campaign-usage-schema = So: walstatt campaign schema
cli-campaign-words = die Datei mit dem Blatt, danach je nach Befehl mehr
cli-campaign-name = Name des neuen Trupps
cli-campaign-school = Schule des Magiers; ohne sie die zwölf allgemeinen Zauber
cli-campaign-wizard = Name des Magiers
cli-campaign-apprentice = Name des Lehrlings
cli-campaign-spells = sechs Zauber
cli-campaign-soldiers = Krieger für zusammen höchstens 300 Kronen
cli-campaign-against = Gegner: ein anderes Blatt oder eine fertige Bande
cli-campaign-opponent = wer den Gegner führt
cli-campaign-unchanged = Das Blatt ist unverändert.
cli-campaign-not-whole = Das geschriebene Blatt ließ sich nicht lesen; das alte ist unverändert.
cli-campaign-not-written = Das Blatt ließ sich nicht schreiben: { $reason }
cli-campaign-exists = { $file } gibt es schon.
cli-campaign-written = Geschrieben: { $file }
cli-campaign-in-order = { $name } ist in Ordnung.
cli-campaign-schools = Schulen
cli-campaign-soldiers-for-hire = Krieger
cli-campaign-wares = Immer zu kaufen
cli-campaign-same-sheet = Ein Trupp kann nicht gegen sich selbst spielen.
cli-campaign-no-opponent = { $given } ist weder ein Blatt (.toml) noch eine fertige Bande. Es gibt: { $known }.
cli-campaign-resume = Weiter mit: walstatt play --resume { $file }, danach: walstatt campaign after { $sheet } { $file }
cli-campaign-other-game = Das ist ein Spiel von { $game }.
cli-campaign-after = Nach dem Spiel: { $name }
cli-campaign-kept = Blatt geschrieben: { $file }, Protokoll: { $log }
cli-campaign-nobody = Niemand heißt { $name }.
cli-campaign-renamed = { $old } heißt nun { $new }.
cli-campaign-more-words = Es fehlt noch eine Antwort: { $question }
cli-campaign-help = Eine Nummer oder den Anfang der Antwort tippen. Außerdem: blatt, regel, zurück, ende (das Blatt bleibt dann unverändert).

# the server
server-band-busy = { $name } ist noch unterwegs: Beende erst das Spiel und was danach kommt.
server-band-not-over = Das Spiel von { $name } ist noch nicht zu Ende.
server-band-idle = { $name } hat gerade nichts zu tun.
server-band-outpaced = Das Blatt hat sich inzwischen geändert. Lade die Seite neu.
server-bad-sheet = Zeile { $line } des Blatts: { $problem }
server-no-campaign = Dieses Spiel kennt keine Kampagne.
server-too-many-bands = Mehr als { $most } Trupps lassen sich nicht aufheben; lösche erst einen.

# giving up
frostgrave-campaign-surrender = Die Gegenseite hat aufgegeben: { $number ->
    [one] Ein getragener Schatz zählt
   *[other] { $number } getragene Schätze zählen
} als gesichert.
