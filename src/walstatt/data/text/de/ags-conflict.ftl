# A Generic Skirmisher: Vorbereitung, Runden, Taktiken und Tasks.

# ---- Vorbereitung

ags-preparation = Vorbereitung: { $step ->
    [sides] Spieler A und B
    [zones] Aufstellungszonen
    [tactic] Taktik
    [side_tasks] Neben-Tasks
    [tasks] geheime Wahl der Tasks
    [deploy_order] wer zuerst aufstellt
    [deployment] Aufstellung
    [start] letzte Handgriffe
   *[other] nächster Schritt
}.
ags-troop-presented = { $seat } stellt die Truppe vor: { $people }, { $cost } von { $size }, General { $general }.
ags-all-open = Alle Modelle, Profile, HP und Zustände sind von jetzt an offen; geheim bleiben nur die Tasks.
ags-conflict-begins = Alles ist bereit, der Konflikt beginnt.
ags-force-declined = { $seat } nimmt die selbst gemachte Liste nicht an; es kommt zu keinem Konflikt.
ags-terrain-offered = Das Gelände bedeckt { $coverage } % des Spielfelds: { $balanced ->
    [balanced] ein ausgewogenes Spiel
   *[friendly] ein Freundschaftsspiel
}.
ags-terrain-declined = { $seat } möchte anderes Gelände; es wird abwechselnd gelegt.
ags-terrain-begins = { $seat } legt das erste Geländestück.
ags-terrain-laid = { $seat } legt { $piece }; jetzt sind { $coverage } % bedeckt.
ags-terrain-stop = Genug Gelände
ags-hint-coverage = { $coverage } % Gelände; empfohlen sind { $least } bis { $most } %.
ags-hint-variety = { $count } Geländearten; für ein ausgewogenes Spiel sollten es { $least } sein.
ags-hint-loose = Es liegt kein Loses Kleingelände; lange Schneisen bleiben offen.
ags-roll-off = Wurf gegeneinander: { $dice }.
ags-player-a = { $seat } ist Spieler A.
ags-deployment = { $number ->
    [1] Geteilte Aufstellung
    [2] Inselaufstellung
    [3] Eckaufstellung
    [4] Standardaufstellung
    [5] Flankenaufstellung
   *[6] Pyramidenaufstellung
}.
ags-tactic = Taktik: { $tactic }. Dazu gehören: { $tasks }.
ags-side-task = { $number }. Neben-Task: { $task }.
ags-marker-set = Auf dem Tisch: { $kind ->
    [shrine] der Schrein
   *[beacon] ein Leuchtfeuer
} bei { $x }" / { $y }".
ags-neutral-set = Auf dem Tisch: { $figure } bei { $x }" / { $y }".
ags-provisions-placed = { $seat } legt den Proviant aus.
ags-tasks-sealed = { $seat } hat zwei Tasks gewählt.
ags-tasks-chosen = Deine Tasks: { $tasks }.
ags-captive-noted = Notiert als Gefangener: { $figure }.
ags-task-disclosed = { $seat } legt offen: { $task }.
ags-deploys-first = { $seat } stellt das erste Modell auf.
ags-deployed = Aufgestellt von { $seat }: { $figure }.
ags-deployed-outside = { $figure } findet in der Zone keinen Platz und steht so nah wie möglich dabei.
ags-item-carried = { $figure } trägt den Gegenstand von { $seat }.

# ---- Runden

ags-round = Runde { $round } beginnt.
ags-tokens-kept = { $seat } hat noch { $count } Token aus früheren Runden.
ags-remaining = { $seat } aktiviert die übrigen Modelle.
ags-activations-over = Alle Modelle sind aktiviert.
ags-initiative-bid = { $seat } setzt { $tokens ->
    [0] keinen Token
    [one] einen Token
   *[other] { $tokens } Token
} auf die Initiative.
ags-initiative-roll = Initiative, { $seat } mit { $figure }: { $dice } – { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
ags-initiative-won = Initiative { $first } : { $second } – { $seat } gewinnt.
ags-initiative-tie = Initiative: beide { $successes }, es wird neu geworfen.
ags-initiative-alone = Die Initiative geht ohne Wurf an { $seat }.
ags-begins = { $winner } bestimmt: { $seat } macht die erste Aktivierung.
ags-round-end = Ende von Runde { $round }: Zustände.
ags-scoring = Runde { $round }: Siegpunkte.
ags-slaver-leaves = { $figure } verlässt das Feld.
ags-end-proposed = { $seat } schlägt vor, den Konflikt zu beenden.
ags-end-declined = { $seat } spielt weiter.
ags-end-agreed = Beide wollen den Konflikt beenden (Runde { $round }).
ags-nobody-left = Niemand steht mehr auf dem Feld.
ags-final-scoring = Schlusswertung.
ags-game-over = Der Konflikt ist nach Runde { $round } vorbei: { $first } : { $second } VP.
ags-result-points = { $first } : { $second } Siegpunkte
ags-result-draw = Gleichstand, { $first } : { $second } Siegpunkte

# ---- Siegpunkte

ags-vp = { $seat }: { $points } VP für { $goal } (jetzt { $total }).
ags-vp-lost = { $seat }: { $points } VP weniger für { $goal } (jetzt { $total }).
ags-vp-capped = { $seat }: mehr als { $most } VP gibt { $goal } nicht her.
ags-markers-bound = { $seat } bindet für { $goal }: { $markers }.
ags-surveyed = { $seat } vermisst { $quarters }.

# ---- Taktiken

ags-shrine-harmed = { $seat } beschädigt den Schrein um { $damage }; ihm bleiben { $hp } HP.
ags-shrine-destroyed = Der Schrein ist vernichtet.
ags-interrogated = { $figure } befragt { $prisoner }.
ags-freed = { $figure } ist frei, dank { $seat }.
ags-not-freed = { $figure } bleibt gefangen.
ags-slaver-strikes = { $figure } schlägt zurück: { $target }.
ags-slavers-answer = Die Sklavenhändler antworten auf { $figure }.
ags-prisoner-flees = { $figure }: { $dice } – geflohen.
ags-prisoner-stays = { $figure }: { $dice } – bleibt stehen.
ags-beacon-lit = { $seat } entzündet Leuchtfeuer { $marker }.
ags-beacon-taken = { $seat } übernimmt Leuchtfeuer { $marker }.
ags-item-laid = { $figure } legt ab: { $marker }.
ags-item-dropped = { $figure } lässt zurück: { $marker }.
ags-item-handed = { $figure } übergibt an { $receiver }: { $marker }.
ags-item-picked-up = { $figure } hebt auf: { $marker }.
ags-item-examined = { $figure } untersucht: { $marker }.
ags-provisions-taken = { $figure } entnimmt Proviant für { $seat }.
ags-provisions-destroyed = Der Proviant von { $seat } ist vernichtet.
ags-message-delivered = { $figure } überbringt die Botschaft von { $seat }.
ags-escort-follows = { $figure } folgt { $escort }.
ags-escort-taken = { $figure } begleitet jetzt { $person }.
ags-escort-lost = { $figure } ist ohne Begleitung.

# ---- Fragen

ags-accept-force = Eine selbst gemachte Liste ({ $people }) annehmen?
ags-accept-terrain = Mit diesem Gelände spielen ({ $coverage } %, { $balanced ->
    [balanced] ausgewogen
   *[friendly] Freundschaftsspiel
})?
ags-lay-terrain = Welches Geländestück als Nächstes (bisher { $coverage } %)?
ags-terrain-turn = Um wie viel Grad gedreht, gegen den Uhrzeigersinn?
ags-terrain-at = Wohin mit der Mitte des Geländestücks?
ags-roll-terrain-roll = Wer das erste Geländestück legt
ags-roll-roll-a = Wer Spieler A ist
ags-roll-deployment-roll = Aufstellungszonen
ags-roll-tactic-roll = Taktik
ags-roll-side-task-roll = { $number }. Neben-Task
ags-roll-deploy-roll = Wer zuerst aufstellt
ags-roll-initiative = Initiative mit { $figure }
ags-roll-flight = Flieht { $figure }?
ags-tasks = Welche zwei Tasks: einer der Taktik, dazu ein Neben-Task oder der eigene Völker-Task?
ags-disclose = Welche der beiden Tasks jetzt offenlegen?
ags-captive = Welches feindliche Modell wird als Gefangener notiert?
ags-captive-none = Niemand (den Task „Gefangener“ hast du nicht gewählt)
ags-provisions = Wohin mit dem eigenen Proviant?
ags-neutral-at = Wohin mit: { $figure }?
ags-first-to-deploy = Wer stellt das erste Modell auf?
ags-first-to-deploy-me = Ich
ags-first-to-deploy-you = Mein Gegner
ags-deploy = Welches Modell wird aufgestellt?
ags-deploy-at = Wohin mit { $figure }?
ags-carrier = Welches Modell trägt den eigenen Gegenstand?
ags-escort = Wer begleitet { $person }?
ags-person-at = Wohin mit { $figure }, neben { $escort }?
ags-take-over = Soll { $figure } die Begleitung von { $person } übernehmen?
ags-initiative-tokens = Wie viele Token für je einen Würfel mehr ({ $tokens } da, { $dice } Würfel ohne sie)?
ags-initiative-again = Für einen Token alle Würfel noch einmal werfen ({ $tokens } da)?
ags-first-activation = Wer macht die erste Aktivierung?
ags-first-activation-me = Ich
ags-first-activation-you = Mein Gegner
ags-end-early = Den Konflikt beenden (Runde { $round })?
ags-survey = Welche Spielfeldviertel werden vermessen?
ags-survey-markers = Mit welchen TT-Markern?
ags-score-markers = Welche TT-Marker zählen für { $goal }?
ags-assign-marker = Wofür zählt { $marker }?
ags-disclose-task = Welcher Task wird offengelegt?

# ---- Aktionen

ags-action-schrein-wuerdigen = Schrein würdigen
ags-action-schrein-angreifen = Schrein angreifen
ags-action-gefangenen-befragen = Gefangenen befragen
ags-action-gefangenen-befragen-ohne-vp = Gefangenen befragen (jetzt ohne VP)
ags-action-gefangenen-befreien = Gefangenen befreien
ags-action-leuchtfeuer = Leuchtfeuer entzünden oder übernehmen
ags-action-gegenstand-ablegen = Gegenstand ablegen
ags-action-gegenstand-uebergeben = Gegenstand übergeben
ags-action-gegenstand-aufheben = Gegenstand aufheben
ags-action-gegenstand-untersuchen = Gegenstand untersuchen
ags-action-proviant-entnehmen = Proviant entnehmen
ags-action-proviant-ablegen = Proviant ablegen
ags-action-proviant-uebergeben = Proviant übergeben
ags-action-proviant-aufheben = Proviant aufheben
ags-action-botschaft-ueberbringen = Botschaft überbringen
ags-action-task-offenlegen = Einen Task offenlegen
ags-action-ende-vorschlagen = Ende des Konflikts vorschlagen

# ---- Namen

ags-tactic-0 = keine Taktik
ags-tactic-1 = Der Schrein
ags-tactic-2 = Die Befragung
ags-tactic-3 = Die Leuchtfeuer
ags-tactic-4 = Das unbekannte Land
ags-tactic-5 = Der Tausch
ags-tactic-6 = Das Lager
ags-task-hidden = ein verdeckter Task
ags-task-schrein-untersuchen = Schrein untersuchen
ags-task-schrein-einnehmen = Schrein einnehmen
ags-task-schrein-vernichten = Schrein vernichten
ags-task-gefangene-befreien = Gefangene befreien
ags-task-rache-ueben = Rache üben
ags-task-unrecht-ausmerzen = Unrecht ausmerzen
ags-task-uebertritt = Übertritt
ags-task-markierung = Markierung
ags-task-ablenkung = Ablenkung
ags-task-lagersuche = Lagersuche
ags-task-wegmarkierung = Wegmarkierung
ags-task-allein-unterwegs = Allein unterwegs
ags-task-wege-abschneiden = Wege abschneiden
ags-task-attrappe = Attrappe
ags-task-habgier = Habgier
ags-task-proviant-vernichten = Proviant vernichten
ags-task-proviant-erbeuten = Proviant erbeuten
ags-task-lager-aufreiben = Lager aufreiben
ags-task-eilige-botschaft = Eilige Botschaft
ags-task-falle = Falle
ags-task-gefangener = Gefangener
ags-task-provokation-vermeiden = Provokation vermeiden
ags-task-personenschutz = Personenschutz
ags-task-falsche-faehrte = Falsche Fährte
ags-task-einschuechtern = Einschüchtern
ags-task-kopfgeld = Kopfgeld
ags-task-erstschlag = Erstschlag
ags-task-kraeftemessen = Kräftemessen
ags-task-verdraengen = Verdrängen
ags-task-schlaechterfest = Schlächterfest
ags-task-anspruch-erheben = Anspruch erheben
ags-task-magische-kraefte = Magische Kräfte
ags-task-rohstoffe-abbauen = Rohstoffe abbauen
ags-task-umzingeln = Umzingeln
ags-task-geisterstunde = Geisterstunde
ags-task-zeit-der-knochen = Zeit der Knochen
ags-task-aufforstung = Aufforstung
ags-task-ueberleben = Überleben
ags-task-eintritt-verboten = Eintritt verboten
ags-task-schattenreich = Schattenreich
ags-task-ab-ins-gemetzel = Ab ins Gemetzel
ags-task-vergiften = Vergiften

# ---- Abgelehnt

ags-refused-players = Ein Konflikt hat zwei Spieler, nicht { $players }.
ags-refused-size = Die Konfliktgröße { $size } ist zu klein.
ags-refused-same-people = Beide haben dasselbe Volk; das ist hier nicht vereinbart.
ags-refused-board = Das Spielfeld misst { $width } x { $depth } Zoll, nicht 36 x 36.
ags-refused-coverage = { $coverage } % Gelände; vereinbart sind { $least } bis { $most } %.
ags-refused-variety = Nur { $count } Geländearten; vereinbart sind mindestens { $least }.
ags-refused-terrain-stop = Erst { $coverage } % sind bedeckt; ab { $least } % darf aufgehört werden.
ags-refused-terrain-laid = Wer das Gelände im Spiel legt, beginnt mit einem leeren Tisch.
ags-refused-terrain-much = Damit wären mehr als { $most } % bedeckt.
ags-refused-terrain-overlap = Hier liegt schon { $piece }.
ags-refused-no-room = Hier ist kein Platz.
ags-refused-task-mix = Ein Task muss einer der Taktik sein, der andere ein Neben-Task oder der eigene Völker-Task.
ags-refused-neutral-place = { $figure } muss anders stehen: höchstens 6" von der Mitte, auf der richtigen Seite.
ags-refused-outside-zone = Das liegt nicht ganz in der eigenen Aufstellungszone.
ags-refused-near-edge = Nur { $gap }" bis zur Spielfeldkante; { $least }" müssen es sein.
ags-refused-tokens-missing = { $wanted } Token sind nicht da, nur { $tokens }.
ags-refused-initiative-dice = Mehr als { $most } Würfel gibt es nicht; die Token blieben ohne Wirkung.
ags-refused-end-proposed = In dieser Runde hast du das schon vorgeschlagen.
ags-refused-end-agreed = Das Ende ist schon vereinbart.
ags-refused-marker-off-board = Der Marker läge nicht ganz auf dem Spielfeld.
ags-refused-marker-impassable = Der Marker läge in unpassierbarem Gelände ({ $piece }).
ags-refused-marker-on-marker = Hier liegt schon { $marker }.
ags-refused-marker-on-base = Hier steht schon ein Modell ({ $figure }).
ags-refused-not-beside = Die Stelle berührt { $figure } nicht.
ags-refused-no-free-spot = Um { $figure } ist keine freie Stelle.
ags-refused-escorted = { $figure } wird begleitet und kann so nicht angegriffen werden.
ags-refused-own-person = Nur der Gegner greift { $figure } an.
ags-refused-task-not-held = Das darf nur, wer diesen Task hat: { $task }.
ags-refused-no-contact = Dazu fehlt der Kontakt (0).
ags-refused-own-intentions = { $figure } hat Eigene Absichten.
ags-refused-shrine-destroyed = Der Schrein ist vernichtet.
ags-refused-interrogated = { $figure } hast du schon befragt.
ags-refused-not-alone = { $figure } wird auch von { $other } berührt.
ags-refused-interrogation-wasted = Jetzt brächte die Befragung keinen VP.
ags-refused-carries-nothing = { $figure } trägt nichts dergleichen.
ags-refused-no-receiver = Niemand berührt { $figure }, der es nehmen könnte.
ags-refused-no-enemy-item = { $figure } trägt keinen feindlichen Gegenstand.
ags-refused-provisions-taken = Du hast schon Proviant entnommen.
ags-refused-enemy-contact = { $figure } hat Kontakt zu einem Feind.
ags-refused-message-delivered = Die Botschaft ist schon überbracht.
ags-refused-general-gone = Der feindliche General ist nicht mehr da.
