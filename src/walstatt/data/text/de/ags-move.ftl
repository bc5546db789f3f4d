# A Generic Skirmisher: Bewegung, Sturmangriff, Stöße, Mobs, Gelände.

# ---- Geländenamen

table-dense-wood = Dichter Wald
table-field = Kornfeld
table-lake = See
table-toxic-lake = Giftiger See
table-quicksand = Treibsand
table-chasm = Kluft
table-wall = Wand
table-hill = Hügel
table-barrel = Fass
table-barricade = Barrikade
table-small-rock = Kleiner Fels
table-stump = Baumstumpf
table-fence = Zaun
table-ladder = Leiter
table-stairs = Treppe
table-floor = Stockwerk
table-building = Gebäude
table-house-wall = Hauswand
table-door = Tür
table-window = Fenster
ags-hint-block = Unbegehbar und größer als { $most } x { $most } Zoll: { $piece }.

# ---- Was geschieht

ags-moves = { $longer ->
    [0] { $figure }: { $inches }" weit.
   *[other] { $figure }: { $inches }" weit, das kostet { $cost }".
}
ags-stays = { $figure } bleibt stehen.
ags-stays-bound = { $figure } ist gebunden und bleibt, wo es ist.
ags-jumps-down = { $figure } springt { $inches }" hinab.
ags-drawn = { $figure } gerät in Kontakt mit { $foe }.
ags-enters = { $figure } betritt { $piece }.
ags-leaves-behind = { $figure } lässt { $foe } gebunden zurück.
ags-intercepted = { $figure } wird auf dem Weg abgefangen.
ags-push-ends = { $figure } wird { $inches }" weit gestoßen.
ags-opens = { $figure } öffnet { $piece }.
ags-falls-shut = { $piece } fällt zu.
ags-follows = { $figure } schließt zu { $first } auf.
ags-mob-forms = Neuer Mob: { $figures }.
ags-mob-joins = { $figure } schließt sich dem Mob an; er zählt jetzt { $size } Modelle.
ags-mob-leaves = { $figure } löst sich aus dem Mob.
ags-mob-changes = { $figure } wechselt den Mob.
ags-mob-gap = Kein Kontakt mehr, nicht mehr im Mob: { $figures }.
ags-mob-loses = Der Mob verliert { $figure } und alles, was es beitrug.
ags-mob-dissolves = Der Mob ist aufgelöst: { $figures }.
ags-mob-left-behind = { $figure } findet keinen Platz, bleibt zurück und verlässt den Mob.

# ---- Fragen

ags-move = { $figure } bewegen: { $action ->
    [gehen] Gehen
    [rennen] Rennen
    [sturmangriff] Sturmangriff
   *[shift] kurze Bewegung
}, bis { $inches }" (im Wald { $woods }").
ags-drawn-to = Mit wem kommt { $figure } in Kontakt?
ags-mob-follower = { $figure } in Kontakt mit { $first } stellen.
ags-mob-first = Welches Modell des Mobs geht voran?
ags-mob-part = Welcher Teil bleibt der Mob?
ags-mob = Mobs ordnen?
ags-mob-fertig = So lassen
ags-mob-bilden = { $figure } und { $other } bilden einen Mob
ags-mob-aufnehmen = { $figure } in den Mob von { $other } aufnehmen
ags-mob-loesen = { $figure } löst sich aus dem Mob
ags-mob-wechseln = { $figure } wechselt zum Mob von { $other }
ags-join-mob = Schließt sich { $figure } dem Mob an?
ags-join-mob-no = Nein, allein bleiben
ags-absorb = Wen nimmt der Mob von { $figure } auf?

# ---- Was nicht geht

ags-refused-too-far = Das kostet { $cost }", erlaubt sind { $most }".
ags-refused-off-board = Die Base würde über den Rand des Spielfelds ragen.
ags-refused-through = { $figure } steht im Weg.
ags-refused-occupied = Da steht { $figure }.
ags-refused-blocked = Da ist kein Durchkommen und kein Stehen: { $piece }.
ags-refused-impassable = Unpassierbar: { $piece }.
ags-refused-wall = Hier ist eine Wand und keine Öffnung, die breit genug wäre: { $piece }.
ags-refused-large-base = Für eine L-Base braucht es ein Tor von etwa 80 mm: { $piece }.
ags-refused-closed = Geschlossen; zum Öffnen braucht es eine Interaktion: { $piece }.
ags-refused-no-entry = Hier kommt man nicht hinein oder hinaus: { $piece }.
ags-refused-ends-on = Darauf darf die Bewegung nicht enden: { $piece }.
ags-refused-on-marker = Darauf darf niemand stehen bleiben: { $marker }.
ags-refused-in-terrain = Die Base muss außerhalb enden: { $piece }.
ags-refused-not-carried = Die ganze Base muss auf einer Ebene stehen.
ags-refused-mounted = Berittene überwinden { $most }", hier sind es { $height }".
ags-refused-no-ladder = Durch die Decke geht es nur über eine Leiter oder Treppe.
ags-refused-jump-far = Der Sprung ist { $width }" weit, möglich sind { $most }".
ags-refused-jump-up = Die Landung liegt { $height }" höher; mehr als 1" geht nicht.
ags-refused-jump-over = Zu hoch zum Überspringen: { $piece }.
ags-refused-leaves-melee = Der Kontakt mit { $figure } muss bleiben.
ags-refused-drawn-away = Ein anderer Feind zöge das Modell von dem fort, mit dem es in Kontakt bleiben muss.
ags-refused-bound = { $figure } ist gebunden.
ags-refused-charge-in-melee = { $figure } ist im Nahkampf.
ags-refused-charge-whom = Dieses Modell kann nicht Ziel eines Sturmangriffs sein.
ags-refused-charge-unseen = Keine Sichtlinie zu { $figure }.
ags-refused-charge-far = { $figure } ist zu weit entfernt für einen Angriff am Ende.
ags-refused-charge-swims = Geschwommen wird nur beim Gehen und Rennen.
ags-refused-charge-climbs = Geklettert und gesprungen wird nur beim Gehen und Rennen.
ags-refused-lane-model = Auf der Lauflinie steht { $figure }.
ags-refused-lane-object = Auf der Lauflinie liegt { $piece }.
ags-refused-off-lane = Ein Sturmangriff führt geradeaus auf sein Ziel zu.
ags-refused-no-mob-model = { $figure } kann keinem Mob angehören.
ags-refused-mob-full = Ein Mob hat höchstens { $most } Modelle.
ags-refused-mob-contact = { $figure } berührt keines der anderen Modelle.
ags-refused-mob-activated = Von den Modellen wurde nur ein Teil in dieser Runde aktiviert.
ags-refused-mob-acted = { $figure } oder sein Mob wurde in dieser Runde schon aktiviert.
ags-refused-mob-when = Einen Mob bildet man nur bei der Aufstellung oder durch Aufschließen.
ags-refused-mob-unknown = Das geht gerade nicht: { $option }.
ags-refused-follower-contact = Es muss { $figure } berühren.
ags-refused-follower-ahead = Es darf in Laufrichtung nicht weiter stehen als { $figure }.
ags-refused-follower-near = Zu nah an { $figure }: in Kontakt, mehr als 1" entfernt, oder ein anderes Modell des Mobs berührt es.
ags-refused-piece-kind = Ohne Eigenschaften kann das Stück nicht liegen: { $piece }.
ags-refused-piece-unknown-kind = Unbekannte Eigenschaft { $kind }: { $piece }.
ags-refused-piece-outline = Ohne gültigen Umriss kann das Stück nicht liegen: { $piece }.
ags-refused-piece-off-board = Das Stück ragt über das Spielfeld: { $piece }.
