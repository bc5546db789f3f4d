# Die Führung durch ein erstes Spiel, und was jede Möglichkeit bedeutet.

anima-guide-goal = Das Ziel steht im Szenario, das gewürfelt wird: Orte halten, Marker suchen, Gegner ausschalten oder entkommen. Nach sechs Runden zählen die Punkte; wer keine Charaktere mehr hat, verliert sofort.
anima-guide-edge = Wer den Aufstellungswurf gewinnt, wählt die Tischkante; die Gegenseite bekommt die andere und stellt den ersten Charakter auf.
anima-guide-deploy = Ihr stellt abwechselnd je einen Charakter auf. { $pointer ->
    [touch] Tippe eine Münze an
   *[mouse] Fahre über eine Münze
}, um ihre Karte zu lesen.
anima-guide-deploy-at = Tippe dorthin, wo der Charakter stehen soll; er muss ganz in deiner Zone stehen.
anima-guide-activate = Reihum handelt je ein Charakter. Wer schon dran war, ist blasser und trägt ein Häkchen. Die Rauten am Rand einer Münze sind Aktionsmarker.
anima-guide-action = Alles kostet Aktionsmarker; die Zahl in Klammern sagt, wie viele. Ein Charakter tut so viel, wie er bezahlen kann. Behalte Marker zurück: Ausweichen und Gegenangriff kosten auch welche, selbst wenn er schon dran war.
anima-guide-move = Der getönte Grund ist zu erreichen. Steile Kanten gehen nur mit Klettern. Gehen darf im Kontakt mit einem Gegner enden, Rennen nicht.
anima-guide-target = { $pointer ->
    [touch] Tippe ein Ziel einmal an
   *[mouse] Fahre über ein Ziel
}: die Werte beider Seiten mit jeder Änderung, die Chance auf einen Treffer mit und ohne Ausweichen, der Schaden im Mittel.
anima-guide-attack-gnosis = Gnosis ist ein Vorrat für alle deine Charaktere: 3 Punkte je Runde, höchstens 6. Jeder eingesetzte Punkt, höchstens 3 je Wurf, gibt +1 und ist weg, auch wenn der Wurf misslingt.
anima-guide-dodge = Ohne Ausweichen gilt die Verteidigung allein. Mit Ausweichen kommt ein W10 dazu, das kostet einen Aktionsmarker. Ein Gegenangriff ist danach trotzdem möglich, wenn die Marker reichen.
anima-guide-dodge-gnosis = Auch beim Ausweichen gibt jeder Punkt Gnosis +1. Du weißt schon, was der Angreifer einsetzt, aber noch keinen Wurf.
anima-guide-counter = Nach einem Nahkampfangriff darf das Ziel zurückschlagen, ob es getroffen wurde oder nicht: wenn es noch in Kontakt steht und die Kosten bezahlen kann.
anima-guide-search-target = Wer sucht, würfelt: gegen Versteckte, oder um einen Marker umzudrehen, den die Base berührt.
anima-guide-pay-upkeep = Laufende Fähigkeiten wollen jede Runde bezahlt werden. Wer nicht zahlt, beendet sie.

# ---- was eine Aktion bedeutet

anima-action-attack-about = W10 und Angriff gegen die Verteidigung; der Überschuss erhöht den Schaden.
anima-action-charge-about = Geradewegs in Kontakt laufen und sofort angreifen, mit +1.
anima-action-search-about = Versteckte finden oder einen Marker umdrehen.
anima-action-walk-about = Bis zur Gehweite, auch in Kontakt mit Gegnern.
anima-action-run-about = Bis zur Laufweite, ohne Kontakt mit Gegnern.
anima-action-escape-about = Mit einem Wurf aus dem Nahkampf lösen.
anima-action-climb-about = An einer Wand oder steilen Kante hinauf oder hinab.
anima-action-from-above-about = Auf einen Gegner springen, der tiefer steht.
anima-action-push-about = Den Gegner wegstoßen; was er trifft, tut ihm weh.
anima-action-ram-about = Geradewegs in Kontakt laufen und den Gegner weit wegstoßen.
anima-action-emerge-about = Nahe dem Versteck wieder auf den Tisch.
anima-action-end-about = Übrige Marker bleiben für Ausweichen und Gegenangriff.
anima-dodge-yes-about = Kostet 1 Aktionsmarker, ein W10 hilft der Verteidigung.
anima-dodge-no-about = Kostet nichts; die Marker bleiben für einen Gegenangriff.
anima-counter-yes-about = Ein Angriff zurück, zu seinen Kosten.
anima-counter-no-about = Die Marker bleiben.
anima-pay-upkeep-yes-about = Die Fähigkeit läuft weiter.
anima-pay-upkeep-no-about = Sie endet.
anima-leave-yes-about = Entkommen: Das bringt Punkte.
anima-leave-no-about = Bleibt auf dem Tisch.
anima-heavy-cover-two-about = Gut für schwach Gerüstete.
anima-heavy-cover-plus_one-about = Gut für stark Gerüstete.
anima-gnosis-points = { $points ->
    [0] keine
   *[other] { $points } Gnosis
}

# ---- worum es geht

anima-goal-knoten = Haltet die drei Knoten: Am Ende jeder Runde bringt jeder einen Punkt, an dem mehr eigene als feindliche Charaktere stehen (höchstens 2" entfernt, Gelähmte zählen nicht). Wer zwei hält, bekommt 1 Gnosis mehr.
anima-goal-hinterhalt = Die Überfallenen wollen zu Fuß über den oberen oder unteren Rand entkommen: 2 Punkte je Charakter. Jeder ausgeschaltete Gegner bringt beiden Seiten 2 Punkte.
anima-goal-schlagabtausch = Jeder ausgeschaltete Charakter bringt der Gegenseite seine Kosten als Punkte, am Ende jeder schwer verletzte die Hälfte.
anima-goal-kundschafter = Dreht Marker um (Suchen, während die Base einen berührt): Zwei sind Pläne und bringen 3 Punkte, die anderen 1. Am Ende bringt ein Einbruch in den feindlichen Rand 2 Punkte.
anima-goal-kontrolle = Vom Ende der zweiten Runde an bringt jedes Viertel einen Punkt, in dem die eigenen Charaktere zusammen mehr kosten als die feindlichen.
