## Die Zauberphase

kriegsspiel-phase-magic = Zauber
kriegsspiel-cast = KR { $round }: Was zaubert { $figure } ({ $zeh } ZEH)?
kriegsspiel-cast-at-once = KR { $round }: Pasch! Welchen Spruch wirkt { $figure } sofort ({ $gift } ZEH geschenkt, { $zeh } im Vorrat)?
kriegsspiel-neutralise = { $target } wirkt { $spell } für { $of } ZEH. Versucht { $figure }, den Spruch für { $price } ZEH zu entkräften?
kriegsspiel-magic-roll = { $figure } hat einen Pasch geworfen: Wer erhält die ZEH?
kriegsspiel-magic-none = HALTEN: nichts zaubern
kriegsspiel-magic-duel = DUELL: { $target } zum Zauberduell fordern
kriegsspiel-magic-cast = { $spell }: { $target }
kriegsspiel-order-cast = ZAUBERN: { $target }
kriegsspiel-order-challenge = DUELL: { $target }
kriegsspiel-spell-weaken = Schwächen
kriegsspiel-spell-strengthen = Stärken
kriegsspiel-spell-invisible = Unsichtbar machen
kriegsspiel-spell-paralyse = Lähmen
kriegsspiel-spell-petrify = Versteinern
kriegsspiel-spell-transfer = Versetzen
kriegsspiel-spell-animals = Tiere bewegen
kriegsspiel-spell-beasts = Fabelwesen bewegen
kriegsspiel-spell-speed = Geschwindigkeit verdoppeln
kriegsspiel-spell-wind = Lokaler Wind
kriegsspiel-spell-dry-river = Fluss austrocknen
kriegsspiel-spell-flood-river = Fluss überschwemmen
kriegsspiel-spell-gates = Tore bewegen
kriegsspiel-spell-protection = Schutzzauber
kriegsspiel-spell-vortex = Strudel

## Würfe

kriegsspiel-roll-duel = { $figure } im Zauberduell, zu übertreffen sind { $last }
kriegsspiel-roll-neutralise = { $figure } beim Entkräften
kriegsspiel-roll-cast = { $figure }: gelingt der Spruch?
kriegsspiel-roll-ward = { $figure } wehrt den Zauber von sich ab
kriegsspiel-roll-artefacts = { $figure } um die magischen Gegenstände des Verlierers

## Was geschieht

kriegsspiel-casts = { $figure } wirkt { $spell } für { $price } ZEH: { $target }
kriegsspiel-spell-works = Der Spruch von { $figure } gelingt ({ $dice }).
kriegsspiel-spell-fails = Der Spruch von { $figure } misslingt ({ $dice }).
kriegsspiel-pays-unseen = { $figure } zahlt für Getarnte, die dort verborgen waren, { $zeh } ZEH mehr.
kriegsspiel-spell-protected = { $figure } ist durch einen Schutzzauber gefeit.
kriegsspiel-wards-off = { $figure } lässt den Zauber abprallen ({ $dice }).
kriegsspiel-wards-not = { $figure } kann den Zauber nicht abwehren ({ $dice }).
kriegsspiel-caster-rolls = { $figure } hält gegen das Entkräften: { $dice }
kriegsspiel-neutralises = { $figure } entkräftet den Spruch von { $target } für { $price } ZEH ({ $dice }).
kriegsspiel-neutralises-not = { $figure } versucht für { $price } ZEH vergeblich, den Spruch von { $target } zu entkräften ({ $dice }).
kriegsspiel-no-remedy = Gegen Sprüche von Priestern hilft { $figure } keine Entkräftung: { $spell }.
kriegsspiel-spell-weaken-done = Geschwächt bis zum Ende der Kampfrunde: { $figures }
kriegsspiel-spell-strengthen-done = Gestärkt bis zum Ende der Kampfrunde: { $figures }
kriegsspiel-spell-invisible-done = Unsichtbar: { $figures }
kriegsspiel-spell-paralyse-done = Gelähmt: { $figures }
kriegsspiel-spell-petrify-done = Zu Stein geworden: { $figures }
kriegsspiel-spell-transfer-done = Versetzt: { $figures }
kriegsspiel-spell-animals-done = Diese Tiere folgen dem Zauber: { $figures }
kriegsspiel-spell-beasts-done = Dieses Fabelwesen folgt dem Zauber: { $figures }
kriegsspiel-spell-speed-done = Doppelt so schnell: { $figures }
kriegsspiel-spell-wind-done = Mit eigenem Wind fahren: { $figures }
kriegsspiel-spell-dry-river-done = Der Fluss trocknet aus (Kanten: { $count }).
kriegsspiel-spell-flood-river-done = Der Fluss tritt über die Ufer (Kanten: { $count }).
kriegsspiel-spell-protection-done = Gegen Zauber geschützt: { $figures }
kriegsspiel-spell-vortex-done = Der Strudel reißt mit: { $figures }
kriegsspiel-spell-gates-open = Das Tor { $at } springt auf.
kriegsspiel-spell-gates-close = Das Tor { $at } schlägt zu.
kriegsspiel-challenges = { $figure } fordert { $target } zum Zauberduell.
kriegsspiel-duel-roll = { $figure } im Zauberduell: { $dice }, das sind { $total }
kriegsspiel-duel-again = Gleichstand: { $figure } würfelt noch einmal.
kriegsspiel-duel-lost = { $figure } hat das Zauberduell gegen { $target } verloren.
kriegsspiel-mortal = { $figure } ist nun sterblich: { $now }.
kriegsspiel-things-won = { $figure } gewinnt von { $target }: { $things } ({ $dice }).
kriegsspiel-things-lie = { $things } von { $target } bleiben auf { $at } liegen ({ $dice }).
kriegsspiel-things-fall = { $things } von { $figure } bleiben auf { $at } liegen.
kriegsspiel-things-stay = { $figure } behält: { $things } ({ $dice }).
kriegsspiel-takes-things = { $figure } hebt auf { $at } auf: { $things }
kriegsspiel-triple = { $figure } hat einen Pasch geworfen: Zaubereinheiten für { $target }!
kriegsspiel-gains-zeh = Der Pasch von { $figure } bringt { $target } Zaubereinheiten: { $now }.
kriegsspiel-far-triple = { $figure } hat einen Pasch geworfen: { $zeh } ZEH für den fernen Zauberer von { $seat }.
kriegsspiel-messenger = { $figure } hat dreimal die Sechs geworfen: Ein Götterbote fährt auf { $at } nieder.
kriegsspiel-seen-again = { $figure } wird wieder sichtbar.
kriegsspiel-unharmed = { $figure } ist Stein und nimmt keinen Schaden.

## Was nicht geht

kriegsspiel-refused-no-magic = { $line } ist nichts für die Zauberphase: ZAUBERN, DUELL oder HALTEN.
kriegsspiel-refused-not-now = { $line } gehört in die Zauberphase am Anfang der Kampfrunde.
kriegsspiel-refused-idle = { $figure } ist gelähmt oder versteinert.
kriegsspiel-refused-has-cast = { $figure } hat in dieser Kampfrunde schon gezaubert.
kriegsspiel-refused-no-caster = { $figure } kann nicht zaubern.
kriegsspiel-refused-zeh = Dafür sind { $need } ZEH nötig, vorhanden sind { $zeh }.
kriegsspiel-refused-no-spell = { $line } beginnt mit keinem bekannten Spruch: { $known }
kriegsspiel-refused-unknown-spell = { $figure } beherrscht { $spell } nicht.
kriegsspiel-refused-spell-line = „{ $line }“ ist nicht zu verstehen: Hinter RICHTUNG und STÄRKE steht eine Zahl.
kriegsspiel-refused-at-nobody = { $spell }: auf wen? Kleinfelder oder Figuren fehlen.
kriegsspiel-refused-not-taken = { $spell } wirkt nicht auf { $target }.
kriegsspiel-refused-apart = { $spell }: Die Kleinfelder müssen zusammenhängen.
kriegsspiel-refused-spell-range = { $spell } reicht nur { $most } Kleinfelder weit, nicht bis { $at }.
kriegsspiel-refused-no-figure = Hier gibt es keine Figur { $given }.
kriegsspiel-refused-mortal = { $figure } ist sterblich und kann nicht zaubern.
kriegsspiel-refused-nowhere = { $spell }: Es fehlt, wer wohin soll (… NACH 2A+10/17).
kriegsspiel-refused-guarded = Der Zauberer des Besitzers hält fremde Zauberer von { $at } fern, solange dort noch einer seiner Krieger ist.
kriegsspiel-refused-no-landing = { $figure } kann dort nicht stehen oder findet keinen Platz.
kriegsspiel-refused-too-far = { $spell }: { $at } ist zu weit oder nicht frei.
kriegsspiel-refused-no-beast = Fabelwesen bewegen: Gemeint ist ein Fabelwesen auf diesem Schauplatz und ein Kleinfeld (b9 NACH 2A+10/17; hinter einem Komma, wen es dort angreift: b9 NACH 2A+10/17, a2).
kriegsspiel-refused-wind = Lokaler Wind: RICHTUNG 1 bis 6 und STÄRKE 0 bis 3 fehlen.
kriegsspiel-refused-no-river = { $given } ist keine Flusskante (2A+10/17>2A+10/18).
kriegsspiel-refused-no-such-gate = { $given } ist kein Tor dieses Schauplatzes.
kriegsspiel-refused-broken-gate = Das Tor { $given } ist zerbrochen.
kriegsspiel-refused-no-duellist = { $figure } kann kein Zauberduell austragen.
kriegsspiel-refused-no-rival = { $target } ist kein Gegner auf diesem Schauplatz.
kriegsspiel-refused-no-rivals = Es ist niemand da, der zum Zauberduell gefordert werden kann.
kriegsspiel-refused-has-duelled = { $target } hat in dieser Kampfrunde schon ein Zauberduell ausgetragen.
kriegsspiel-refused-vortex-far = Ein Strudel reißt nur mit, wer auf dem Portal oder daneben steht.
kriegsspiel-refused-vortex-own = Ein Strudel reißt nur fremde Figuren mit.
kriegsspiel-refused-vortex-many = Ein Strudel reißt höchstens { $people } RE an Menschen und { $things } RE an Tieren und Gerät mit.
kriegsspiel-refused-vortex-re = Ein Strudel kostet auch { $re } RE, die im Großfeld des Portals liegen müssen.
kriegsspiel-refused-hovers = Diese Figur schwebt über dem Kleinfeld und ist unverwundbar.
kriegsspiel-refused-stone = Diese Figur ist versteinert.
kriegsspiel-refused-unseen = Diese Figur ist unsichtbar.

## Auf dem Tisch

kriegsspiel-condition-stronger = gestärkt
kriegsspiel-condition-weaker = geschwächt
kriegsspiel-condition-blessed = gesegnet
kriegsspiel-condition-afraid = in Furcht
kriegsspiel-condition-still = gelähmt
kriegsspiel-condition-stone = versteinert
kriegsspiel-condition-unseen = unsichtbar
kriegsspiel-condition-speed = doppelt so schnell
kriegsspiel-condition-moved = durch Zauber bewegt
kriegsspiel-condition-safe = gegen Zauber geschützt
kriegsspiel-condition-wind = eigener Wind
kriegsspiel-condition-copy = Abbild
kriegsspiel-condition-hovers = schwebt
kriegsspiel-track-dry = ausgetrockneter Fluss (Kanten: { $count })
kriegsspiel-track-flooded = überschwemmter Fluss (Kanten: { $count })

## Rat

kriegsspiel-why-spell = Dieser Spruch bringt gerade mehr, als er kostet.
kriegsspiel-why-no-spell = Kein Spruch lohnt sich gerade.
kriegsspiel-why-neutralise = Teure Sprüche sind einen Versuch wert, billige nicht.
