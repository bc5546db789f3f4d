# Age of Fantasy: Skirmish: was im Spiel geschieht, gefragt und abgelehnt wird.
# Einheiten heißen mal nach einem, mal nach vielen: Die Sätze kommen darum ohne gebeugtes Verb aus.

aofs-unit = { $de }
aofs-spell = { $de } (Zauberwert { $value })

# ---- Vorbereitung

aofs-terrain-placed = { $seat } legt Geländestück { $number }.
aofs-objective-count = { $count } Missionsziele liegen bereit.
aofs-no-objective-place = Nach { $placed } Missionszielen findet sich kein Platz mehr.
aofs-objective-placed = { $seat } legt Missionsziel { $number }.
aofs-roll-off = Wurf gegeneinander { $dice }: { $seat } gewinnt.
aofs-side-chosen = { $seat } wählt den { $edge ->
    [south] { $view ->
        [upright] unteren Rand
        [turned] oberen Rand
       *[compass] Süden
    }
    [north] { $view ->
        [upright] oberen Rand
        [turned] unteren Rand
       *[compass] Norden
    }
    [west] { $view ->
        [upright] linken Rand
        [turned] rechten Rand
       *[compass] Westen
    }
   *[east] { $view ->
        [upright] rechten Rand
        [turned] linken Rand
       *[compass] Osten
    }
} und stellt zuerst auf.
aofs-goes-aside = Beiseitegelegt: { $unit }.
aofs-deployed = Aufgestellt: { $unit }.
aofs-scout-placed = Als Kundschafter vorn: { $unit }.

# ---- Runden

aofs-round = Runde { $round } – { $seat } beginnt.
aofs-tokens = { $unit }: { $tokens ->
    [one] eine Zaubermarke
   *[other] { $tokens } Zaubermarken
}.
aofs-ambush-arrives = Aus dem Hinterhalt: { $unit }!
aofs-round-end = Ende von Runde { $round }.
aofs-half-army = { $seat }: nur noch die halbe Armee, alle Einheiten testen ihre Moral.
aofs-objective-seized = Missionsziel { $number } fällt an { $seat }.
aofs-objective-held = Missionsziel { $number } bleibt bei { $seat }.
aofs-objective-neutral = Missionsziel { $number } ist umkämpft und gehört niemandem.
aofs-objective-shaken = { $unit }: angeschlagen, zählt an keinem Missionsziel.
aofs-objective-ambush = { $unit }: eben erst eingetroffen, zählt noch an keinem Missionsziel.
aofs-next-starter = Die nächste Runde beginnt { $seat }.

# ---- Aktivierung

aofs-activates = Am Zug: { $unit }.
aofs-action-hold-log = { $unit }: Position halten.
aofs-action-advance-log = { $unit }: Vorrücken.
aofs-action-rush-log = { $unit }: Eilen.
aofs-action-charge-log = { $unit }: Sturmangriff!
aofs-recovers = { $unit }: wieder gefasst, die Aktivierung ist damit verbraucht.
aofs-stopped = { $unit }: angeschlagen, hier endet die Aktivierung.
aofs-goes-on = { $unit }: angeschlagen, der Nahkampf geht trotzdem weiter.
aofs-activation-ends = { $unit }: Nach dem Sturz endet die Aktivierung.
aofs-charges = Zusammenprall: { $unit } → { $target }.
aofs-short-move = { $unit }: kurze Bewegung.

# ---- Gefahren und Sonderbewegungen

aofs-danger = { $unit } in gefährlichem Gelände: { $dice } – { $wounds ->
    [0] nichts passiert
    [one] eine Wunde
   *[other] { $wounds } Wunden
}.
aofs-jump-lands = { $unit }: Sprung über { $inches }": { $dice } – gelandet.
aofs-jump-fails = { $unit }: Sprung über { $inches }": { $dice } – misslungen!
aofs-falls = { $unit }: Sturz aus { $inches }" Höhe.
aofs-falls-out = { $unit }: Ein Modell stürzt ab und ist verloren.
aofs-fall-blocked = { $unit }: { $dice } – der Aufschlag bleibt ohne Folgen.
aofs-fall-hurts = { $unit }: { $dice } – harter Aufschlag, eine Wunde.
aofs-stunned = { $unit }: vom Sturz betäubt und angeschlagen.
aofs-push-fails = Wegstoßen, { $unit }: { $dice } – misslungen.
aofs-pushed = { $unit }: { $inches }" weggestoßen.

# ---- Angriffe

aofs-shoots = Schüsse: { $unit } → { $target }.
aofs-shots-lost = { $unit }: Ziel schon ausgeschaltet ({ $target }), die übrigen Schüsse entfallen.
aofs-attacks = Nahkampf: { $unit } → { $target }.
aofs-counters = Konter, zuerst: { $unit } → { $target }.
aofs-strikes-back = Zurückgeschlagen: { $unit } → { $target }.
aofs-declines = { $unit }: kein Zurückschlagen.
aofs-charger-fell = { $unit }: abgestürzt, keine weiteren Attacken.
aofs-charger-shaken = { $unit }: angeschlagen, keine Attacken.
aofs-nobody-in-reach = { $unit }: kein Modell in Nahkampfreichweite.
aofs-hits = { $unit } → { $target }, { $weapon }: { $dice } – { $hits ->
    [0] daneben
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
aofs-impact = { $unit }, Aufprall: { $dice } – { $hits ->
    [0] ohne Wirkung
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
aofs-blast = Explosion bei { $unit }: ×{ $factor }, { $hits } Treffer auf { $models ->
    [one] ein Modell
   *[other] { $models } Modelle
} (verteilt { $shares }).
aofs-defends = { $unit }, Verteidigung gegen { $hits ->
    [one] einen Treffer
   *[other] { $hits } Treffer
}: { $dice } – { $wounds ->
    [0] alles abgewehrt
    [one] eine Wunde
   *[other] { $wounds } Wunden
}.
aofs-bane = { $unit }: Verderben, Sechsen neu gewürfelt: { $dice }.
aofs-no-regeneration = { $unit }: Gegen diese Waffe hilft keine Regeneration.
aofs-deadly-first = { $unit }: zuerst { $weapon }, denn Tödlich geht vor.
aofs-limited-used = { $unit }: { $weapon } ist damit aufgebraucht.
aofs-exhausted = { $unit }: erschöpft bis zum Ende der Runde.
aofs-loses-melee = Nahkampf verloren: { $unit }.
aofs-steps-back = { $unit }: einen Zoll zurück.

# ---- Wunden und Moral

aofs-regenerates = { $unit }, Regeneration: { $dice } – { $ignored ->
    [0] keine Wunde schließt sich
    [one] eine Wunde schließt sich
   *[other] { $ignored } Wunden schließen sich
}.
aofs-markers = { $unit }: { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
}, jetzt { $markers } Wundmarker.
aofs-wounded = { $unit }: Ein Modell ist verwundet ({ $wounds }).
aofs-tough-holds = { $unit }: zäh, { $markers } von { $tough } Wundmarkern – noch kein Wundeffekt.
aofs-effect-shaken = { $unit }: Wundeffekt { $total } – angeschlagen.
aofs-effect-out = { $unit }: Wundeffekt { $total } – ausgeschaltet.
aofs-model-out = { $unit }: ein Modell ausgeschaltet, { $left ->
    [one] eines bleibt
   *[other] { $left } bleiben
}.
aofs-unit-out = Aus dem Spiel: { $unit }.
aofs-command-lost = { $unit }: Mit Musiker oder Standarte ist auch ihr Vorteil dahin.
aofs-morale-automatic = { $unit }: angeschlagen, der Moraltest misslingt von selbst.
aofs-morale-passed = { $unit }: Moraltest { $dice } – bestanden.
aofs-morale-failed = { $unit }: Moraltest { $dice } – nicht bestanden.
aofs-morale-shaken = { $unit }: die Moral wankt, angeschlagen.
aofs-morale-stays = { $unit }: schon angeschlagen, aber keine Flucht.
aofs-morale-rout = { $unit }: Flucht!
aofs-fearless-passed = { $unit }: furchtlos, { $dice } – hält doch stand.
aofs-fearless-failed = { $unit }: furchtlos, { $dice } – vergebens.

# ---- Zauber

aofs-cast-works = { $unit }: „{ $spell }“ gelingt mit { $dice }.
aofs-cast-fails = { $unit }: „{ $spell }“ verpufft mit { $dice }.
aofs-spell-hits = „{ $spell }“ → { $unit }: { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
aofs-spell-hit-bonus = „{ $spell }“ → { $unit }: +1 auf die nächsten Trefferwürfe.
aofs-spell-defence-bonus = „{ $spell }“ → { $unit }: +1 auf Verteidigungswürfe.
aofs-spell-slow = „{ $spell }“ → { $unit }: langsamer bis nach der nächsten Aktivierung.
aofs-spell-unreached = { $unit }: „{ $spell }“ erreicht kein Ziel und unterbleibt.

# ---- Ergebnis

aofs-result-objectives = Missionsziele { $first } : { $second }
aofs-result-points = Missionsziele gleichauf, überlebende Punkte { $first } : { $second }
aofs-result-draw = gleich viele Missionsziele, { $first } : { $second }
aofs-result-wiped-out = die andere Armee ist vernichtet

# ---- Fragen: Vorbereitung

aofs-terrain-piece = Welches Geländestück als Nächstes ({ $number } von { $count })?
aofs-terrain-turn = Um wie viel Grad gedreht, gegen den Uhrzeigersinn?
aofs-terrain-place = Wohin mit der Mitte des Geländestücks?
aofs-objective = Wohin mit Missionsziel { $number } von { $count }?
aofs-side = Von welcher Tischkante aus?
aofs-side-south = { $view ->
    [upright] Unten
    [turned] Oben
   *[compass] Süden (unten)
}
aofs-side-north = { $view ->
    [upright] Oben
    [turned] Unten
   *[compass] Norden (oben)
}
aofs-side-west = { $view ->
    [upright] Links
    [turned] Rechts
   *[compass] Westen (links)
}
aofs-side-east = { $view ->
    [upright] Rechts
    [turned] Links
   *[compass] Osten (rechts)
}
aofs-set-aside = { $unit }: aufstellen oder beiseitelegen?
aofs-set-aside-deploy = Gewöhnlich aufstellen
aofs-set-aside-ambush = Hinterhalt: kommt ab Runde 2 irgendwo auf den Tisch
aofs-set-aside-scout = Kundschafter: nach allen anderen, bis 12" vor der Zone
aofs-deploy = Welche Einheit wird aufgestellt?
aofs-place = Wohin mit { $unit }?

# ---- Fragen: Runde und Aktivierung

aofs-ambush = Wer kommt jetzt aus dem Hinterhalt?
aofs-ambush-wait = Diese Runde niemand mehr
aofs-begins = Wer beginnt die nächste Runde?
aofs-begins-me = Ich
aofs-begins-you = Die Gegenseite
aofs-tests-next = Welche Einheit testet als Nächste ihre Moral?
aofs-activate = Welche Einheit kommt zum Zug?
aofs-action = Welche Aktion für { $unit }?
aofs-action-hold = Position halten – stehen bleiben, schießen
aofs-action-advance = Vorrücken – gehen, dann schießen
aofs-action-rush = Eilen – weit gehen, nicht schießen
aofs-action-charge = Sturmangriff – in den Nahkampf
aofs-action-cast = Zaubern – danach folgt noch die Aktion
aofs-move = { $action ->
    [advance] Vorrücken
    [rush] Eilen
    [charge] Sturmangriff
   *[other] Bewegung
}: Wohin mit { $unit }?
aofs-charge-target = Sturmangriff mit { $unit }: gegen wen?
aofs-pile-in = Heranrücken gegen den Sturmangriff, bis 3": Wohin mit { $unit }?
aofs-consolidate = Nachsetzen, bis 3": Wohin mit { $unit }?
aofs-scout-move = Kundschafter, bis 12": Wohin mit { $unit }?

# ---- Fragen: Angriffe, Wunden, Zauber

aofs-target = { $unit }, { $weapon }: Auf wen?
aofs-target-none = Nicht schießen
aofs-counter = Konter: zuerst zuschlagen? { $unit } → { $target }
aofs-strike-back = Zurückschlagen? { $unit } → { $target }. Wer kämpft, ist danach erschöpft.
aofs-use-limited = { $unit }: { $weapon } jetzt einsetzen? Das geht nur einmal im Spiel.
aofs-limited-models = { $unit }, { $weapon }: Wer setzt sein Exemplar jetzt ein? Das geht nur einmal im Spiel.
aofs-push = { $unit }: angeschlagen – wegstoßen?
aofs-push-to = Wegstoßen, bis { $inches }": Wohin mit { $unit }?
aofs-fall-place = Gestürzt von { $piece }, höchstens { $inches }" vom Fuß: Wohin mit { $unit }?
aofs-remove = { $unit }: { $count ->
    [one] Welches Modell fällt
   *[other] Welche { $count } Modelle fallen
}?
aofs-victim = { $unit }: Welches Modell trifft die Wunde?
aofs-blast-centre = Explosion: Welches Modell von { $unit } ist die Mitte?
aofs-blast-odd = Explosion bei { $unit }: { $count ->
    [one] Welches Modell bekommt den überzähligen Treffer
   *[other] Welche { $count } Modelle bekommen je einen überzähligen Treffer
}?
aofs-blast-ap = Explosion: Wer bekommt Treffer { $number } mit PB { $ap }?
aofs-step-back-from = { $unit }: Vor welchem gleich nahen Gegner weicht { $model } zurück?
aofs-hero = Moraltest für { $unit }: Wessen Qualität gilt?
aofs-hero-own = Die eigene
aofs-cast = { $unit }: Welcher Zauber?
aofs-cast-none = Keiner
aofs-spell-target = { $unit }: Auf wen „{ $spell }“?
aofs-help = { $unit }: Wie viele Zaubermarken helfen { $caster } bei „{ $spell }“? Jede senkt den Zielwurf um 1.
aofs-hinder = { $unit }: Wie viele Zaubermarken stören „{ $spell }“ von { $caster }? Jede hebt den Zielwurf um 1.

# ---- Würfe

aofs-roll-objective-count = Wie viele Missionsziele? W3 + 2
aofs-roll-roll-off = Wurf gegeneinander
aofs-roll-hit = Trefferwurf: { $unit } → { $target }, { $weapon }
aofs-roll-defence = Verteidigungswurf: { $unit }, { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}
aofs-roll-bane = Verderben: { $unit }, Sechsen neu ({ $hits })
aofs-roll-regeneration = Regeneration: { $unit }
aofs-roll-effect = Wundeffekt: { $unit }, dazu +{ $bonus }
aofs-roll-impact = Aufprall: { $unit }
aofs-roll-morale = Moraltest: { $unit }
aofs-roll-fearless = Furchtlos: { $unit }
aofs-roll-danger = Gefährliches Gelände: { $unit }, Modell { $model }
aofs-roll-jump = Sprung über { $inches }": { $unit }, Modell { $model }
aofs-roll-push-roll = Wegstoßen: { $unit }
aofs-roll-cast-roll = Zauberwurf: { $unit }, „{ $spell }“

# ---- Am echten Tisch gemessen

aofs-measure-charge-reach = { $unit }: Ist ein Gegner mit höchstens { $inches }" Bewegung zu erreichen?
aofs-measure-firing = { $unit } → { $target }, { $weapon }: Welche Modelle sehen das Ziel und haben es in { $inches }" Reichweite?
aofs-measure-distance = Wie weit ist es von { $model } ({ $unit }) bis { $target }, in Zoll?
aofs-measure-cover = Schüsse von { $model } ({ $unit }) auf { $target }: Gilt Deckung?
aofs-measure-moved = { $unit }, { $action ->
    [advance] Vorrücken
    [rush] Eilen
   *[charge] Sturmangriff
}: Welche Modelle haben sich bewegt?
aofs-measure-crossed-danger = { $unit }, { $action ->
    [advance] Vorrücken
    [rush] Eilen
   *[charge] Sturmangriff
}: Welche Modelle kamen durch gefährliches Gelände?
aofs-measure-jumps = { $unit }, { $action ->
    [advance] Vorrücken
    [rush] Eilen
   *[charge] Sturmangriff
}: Welche Modelle müssen springen?
aofs-measure-jump-size = Wie weit oder tief springt { $model } ({ $unit }), in Zoll?
aofs-measure-fall-height = Wie tief fällt { $model } ({ $unit }), in Zoll?
aofs-measure-push-fall = { $unit }: Wie tief geht der Sturz nach dem Stoß, in Zoll? 0, wenn es keiner ist
aofs-measure-in-danger = Welche Modelle stehen in gefährlichem Gelände: { $unit }?
aofs-measure-reach = { $unit }: Welche Modelle haben { $target } in Nahkampfreichweite?
aofs-measure-objective = { $unit }: höchstens { $inches }" von Missionsziel { $number } entfernt?
aofs-measure-heroes = Welche Helden stehen höchstens { $inches }" entfernt: { $unit }?
aofs-measure-meddle = { $unit } – { $target }: höchstens { $inches }" entfernt und in Sicht?
aofs-measure-spell = { $model } ({ $unit }) → { $target }, „{ $spell }“: höchstens { $inches }" entfernt und in Sicht?
aofs-measure-blast = Explosion um { $model } ({ $unit }): Welche Modelle stehen höchstens { $inches }" entfernt?

# ---- Einwände: Vorbereitung

aofs-refused-size = Ein Spiel um { $size } Punkte gibt es nicht.
aofs-refused-small-board = Der Tisch ist nur { $depth }" tief, nötig sind mindestens { $least }".
aofs-refused-few-pieces = { $pieces } Geländestücke sind zu wenig, mindestens { $least } gehören auf den Tisch.
aofs-refused-terrain-near = Zu nah an einem anderen Geländestück ({ $piece }): Mindestens { $least }" bleiben frei.
aofs-refused-in-zone = Hier liegt eine Aufstellungszone: Missionsziele gehören dazwischen.
aofs-refused-objective-near = Nur { $gap }" zum nächsten Missionsziel, nötig sind mindestens { $least }".
aofs-refused-no-room = Für { $unit } ist nirgends mehr Platz.
aofs-refused-outside-area = Jede Base muss ganz im erlaubten Bereich stehen.

# ---- Einwände: Aktivierung

aofs-refused-not-yours = Eine Einheit der Gegenseite: { $unit }.
aofs-refused-not-on-table = Nicht auf dem Tisch: { $unit }.
aofs-refused-activated = In dieser Runde schon am Zug gewesen: { $unit }.
aofs-refused-immobile = { $unit }: stationär, es bleibt beim Halten der Position.
aofs-refused-hold-scattered = { $unit }: auseinandergerissen, zuerst heißt es zusammenrücken.
aofs-refused-charge = Für { $unit } ist kein solcher Gegner mit einem Sturmangriff zu erreichen.

# ---- Einwände: Bewegung

aofs-refused-off-board = Die Base würde über die Tischkante ragen.
aofs-refused-impassable = Da ist kein Durchkommen und kein Stehen: { $piece }.
aofs-refused-too-far = Der Weg misst { $length }", erlaubt sind { $most }".
aofs-refused-too-close = Nur { $gap }" Abstand zu einer anderen Einheit: Es muss mindestens 1" frei bleiben.
aofs-refused-overlap = Zwei Bases würden übereinander stehen.
aofs-refused-coherency = Die Einheit reißt auseinander: jedes Modell höchstens { $near }" von einem Gefährten, keines weiter als { $far }" von einem anderen.
aofs-refused-too-high = { $rise }" hinauf ist zu hoch, ohne Weiteres gehen { $most }".
aofs-refused-jump-up = Hinauf springt man nicht, nur hinüber und hinunter.
aofs-refused-jump-here = In einer kurzen Bewegung ist kein Sprung möglich.
aofs-refused-jump-far = Ein Sprung von { $size }" ist zu groß, höchstens { $most }" sind möglich.
aofs-refused-contact = Modell { $model } kann den Gegner berühren und muss es auch.
aofs-refused-nearer = Modell { $model } muss so nah heran, wie es kann: { $best }" statt { $gap }".
aofs-refused-pile-in = Modell { $model } kann näher heranrücken und muss es auch.
aofs-refused-leaves-melee = Modell { $model } steht schon in Nahkampfreichweite und darf sie nicht verlassen.
aofs-refused-foot = Der Landeplatz liegt am Fuß des Absturzes, höchstens { $inches }" entfernt und tiefer.

# ---- Einwände: Schießen und Zaubern

aofs-refused-third-target = Mehr als { $most } Ziele nimmt eine Einheit nicht aufs Korn.
aofs-refused-friend-target = Auf die eigenen Leute wird nicht geschossen: { $unit }.
aofs-refused-no-shot = Kein Modell hat dieses Ziel mit { $weapon } in Reichweite und Sicht.
aofs-refused-spell-again = Diesen Zauber hat die Einheit in dieser Aktivierung schon versucht.
aofs-refused-spell-tokens = Dafür fehlen Zaubermarken: Der Zauber kostet { $value }.
aofs-refused-spell-target = Der Zauber braucht ein passendes Ziel in { $inches }" und in Sicht.

# ---- Klettern und Flugsprünge

aofs-steps-over = { $unit }: { $count ->
    [one] eine kleine Lücke oder Höhe
   *[other] { $count } kleine Lücken oder Höhen
} ohne Sprung genommen.
aofs-jump-flies = { $unit }: im Flug über { $inches }", ganz ohne Wurf.

# ---- Schlachtfeld

aofs-refused-large-board = Der Tisch ist zu groß: Höchstens { $most } mal { $most } Zoll sind vorgesehen.
aofs-preparation = Vorbereitung: { $step ->
    [sides] der Wurf um die Tischseite
    [aside] wer beiseitegelegt wird
    [deployment] die Aufstellung
   *[scouts] die Kundschafter
}.
aofs-refused-pass = Passen geht nicht: Wer noch eine Einheit hat, muss eine aktivieren (notfalls Position halten, ohne zu schießen).
aofs-game-over = Nach Runde { $round } ist Schluss: { $first } zu { $second } Missionsziele.
aofs-slowed = { $unit }: schwieriges Gelände, höchstens { $inches }" weit.
aofs-strides = { $unit }: durch schwieriges Gelände, als wäre es keines.
aofs-flies = { $unit }: im Flug über alles hinweg.
