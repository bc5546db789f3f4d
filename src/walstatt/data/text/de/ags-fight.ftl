# A Generic Skirmisher: Aktivierung, Aktionen, Würfe, Schaden, Zustände, Fähigkeiten.

# ---- Aktivierung

ags-activate = Welches Modell? ({ $tokens } LT)
ags-activate-pass = Passen (1 LT)
ags-activates = Am Zug: { $figure }.
ags-activation-ends = { $figure }: Aktivierung beendet.
ags-passes = { $seat } passt.
ags-acts = { $figure }: { $action }.
ags-action = { $figure }: Was tun? ({ $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}, { $tokens } LT)
ags-action-line = { $name } { $kind ->
    [norm] [Norm]
    [spez] [Spez]
    [norm-norm] [Norm]+[Norm]
    [spez-spez] [Spez]+[Spez]
    [free] (frei)
   *[other] [Norm]+[Spez]
}{ $price ->
    [0] {""}
   *[other] , { $price } LT
}
ags-action-gehen = Gehen
ags-action-rennen = Rennen
ags-action-sturmangriff = Sturmangriff
ags-action-stossen = Stoßen
ags-action-zertruemmern = Zertrümmern
ags-action-fokussieren = Fokussieren
ags-action-verteidigen = Verteidigen
ags-action-interaktion = Interaktion
ags-action-tt-platzieren = TT-Marker platzieren
ags-action-tt-entfernen = TT-Marker entfernen
ags-action-dritte-aktion = Dritte Aktion kaufen (2 LT)
ags-action-ende = Aktivierung beenden
ags-action-none = Kein Angriff
ags-extra-action = { $figure } erhält eine weitere Aktion.

# ---- Ziele

ags-target = { $figure }, { $ability }: Auf wen oder was?
ags-targets = { $figure }, { $ability }: Welche { $count } Marker?
ags-next-target = { $figure }, { $ability }: Wer ist als Nächster dran?
ags-point = { $figure }, { $ability }: Auf welchen Punkt?
ags-direction = { $figure } stößt { $target } um { $inches }": In welche Richtung?
ags-charge-attack = { $figure }: Womit am Ende des Sturmangriffs angreifen?
ags-free-attack = { $figure }: Mit welchem Angriff?
ags-charge-short = { $figure } kommt an niemanden heran.
ags-uses = { $count ->
    [0] { $figure } setzt ein: { $ability }.
   *[other] { $figure }: { $ability } auf { $targets }.
}
ags-passive = { $figure }: { $ability } greift.
ags-use-passive = { $figure }: { $ability } für { $price } LT nutzen?
ags-effect = { $figure }, { $ability }: „{ $effect }“ jetzt nutzen{ $other ->
    [0] {""}
   *[other] {" "}(Ziel: { $target })
}?

# ---- Würfe

ags-roll-att = ATT-Wurf: { $figure }
ags-roll-def = DEF-Wurf: { $figure }
ags-roll-wil = WIL-Wurf: { $figure }
ags-roll-fear = Furcht-Probe: { $figure }
ags-roll-rethrow = Erfolge neu werfen: { $figure }
ags-roll-w6 = W6: { $figure }
ags-roll-w3 = W3: { $figure }
ags-roll-condition = { $condition }: { $figure }
ags-roll-danger = Gefährliches Gelände: { $figure }
ags-extra-dice = { $figure }, { $roll } { $dice }/{ $need }+: Für 1 LT Würfel dazu? ({ $tokens } LT)
ags-extra-dice-0 = Keine
ags-extra-dice-1 = Einen Würfel
ags-extra-dice-2 = Zwei Würfel
ags-reroll = { $figure }, { $roll } { $faces } ({ $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}, ab { $need }): Wiederholen? ({ $tokens } LT)
ags-reroll-no = Stehen lassen
ags-reroll-token = Für 1 LT wiederholen
ags-reroll-schild = Mit dem Schild wiederholen
ags-reroll-praezision = Durch Präzision wiederholen
ags-reroll-dice = { $figure } ({ $faces }): Welche Würfel wiederholen?
ags-reroll-die = Würfel { $number } ({ $face })
ags-thrown-att = { $figure }, ATT ab { $need }: { $dice } – { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
ags-thrown-def = { $figure }, DEF ab { $need }: { $dice } – { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
ags-thrown-wil = { $figure }, WIL ab { $need }: { $dice } – { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
ags-thrown-fear = { $figure }, Furcht-Probe ab { $need }: { $dice } – { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
ags-rethrown = { $figure }: Erfolge aus { $before } fallen neu: { $dice }.
ags-rerolled = { $figure }: { $before } wiederholt, nun { $dice }.
ags-test-passed = { $figure }: { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
} gegen { $tn } – gelungen.
ags-test-failed = { $figure }: { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
} gegen { $tn } – misslungen.
ags-die-thrown = { $figure }: { $dice } gegen { $tn }.
ags-chance = { $figure }: { $dice }, nötig { $need }+.
ags-fear-passed = { $figure } überwindet die Furcht vor { $target } (Zielwert { $tn }).
ags-fear-failed = { $figure } fürchtet { $target } (Zielwert { $tn }): Erfolge dieses Angriffs fallen neu.
ags-critical = { $figure } verteidigt kritisch (nur { $number }er): weder Schaden noch Wirkung.
ags-lose-on-purpose = { $figure }: Die Probe freiwillig verlieren?
ags-loses-on-purpose = { $figure } verliert die Probe freiwillig.
ags-hit = { $figure } trifft { $target } (Vorsprung { $margin }).
ags-miss = { $figure } trifft { $target } nicht.

# ---- Anführer-Token

ags-tokens-spent = { $seat } gibt { $count } LT aus, es bleiben { $left }.
ags-tokens-gained = { $seat } erhält { $count } LT und hat nun { $left }.
ags-tokens-stolen = { $seat } stiehlt { $count } LT.

# ---- Schaden

ags-damage = { $figure } erleidet { $damage } Schaden und hat noch { $hp } HP.
ags-no-damage = { $figure } erleidet keinen Schaden.
ags-manaschild = { $figure }: { $damage } Schaden – für 1 LT mit dem Manaschild um 1 senken? ({ $tokens } LT)
ags-healed = { $figure } heilt { $hp } HP.
ags-falls = { $figure } fällt { $inches }": { $damage } Schaden vor der Abwehr.
ags-fall-defence = { $figure }: Gegen { $damage } Fallschaden DEF würfeln?
ags-danger-roll = { $figure } in gefährlichem Gelände: { $dice } – { $damage } Schaden.
ags-leaves-out = { $figure } ist ausgeschaltet.
ags-leaves-sacrificed = { $figure } wird geopfert.
ags-leaves-removed = { $figure } verlässt das Spielfeld.
ags-slaver-beaten = { $figure } ist geschlagen, steht aber noch bis zum Ende der Runde.
ags-corpse = Ein Corpse Marker liegt bei { $figure }.
ags-corpse-at = Wo liegt der Corpse Marker von { $figure }?

# ---- Zustände

ags-condition = { $figure } ist nun { $condition }.
ags-condition-ends = { $figure } ist nicht mehr { $condition }.
ags-condition-roll = { $condition }, { $figure }: { $dice } – { $damage } Schaden.
ags-immune = { $figure } ist immun gegen { $condition }.
ags-bound-stays = { $figure } lässt sich nicht verschieben.
ags-lasting = { $figure }: { $source } wirkt weiter { $until ->
    [attack] bis zum Ende des Angriffs
    [activation] bis zum Ende der Aktivierung
    [next_activation] bis zur nächsten Aktivierung
    [game] bis zum Spielende
   *[round] bis zum Ende der Runde
}.

# ---- Stoßen, Zertrümmern, Marker, Beschwörung

ags-pushes = { $figure } stößt { $target }.
ags-free-push = { $figure }: Freier Stoß.
ags-pushed = { $target } wird { $inches }" gestoßen.
ags-not-pushed = { $target } hält stand.
ags-smashed = { $figure } zertrümmert { $piece }.
ags-not-smashed = { $piece } hält { $figure } stand.
ags-marker-at = { $figure }: Wohin mit dem Marker?
ags-marker-placed = { $figure } legt { $marker }.
ags-marker-removed = { $seat } entfernt { $marker }.
ags-summon-at = { $figure }, { $ability }: Wo erscheint das Modell?
ags-summoned = { $by } beschwört { $figure }.
ags-summon-limit = Mehr als { $most } { $word } dürfen nicht auf dem Feld stehen.
ags-jump-at = { $figure }, { $ability }: Wohin am TT-Marker?
ags-jumped = { $figure } springt zu einem TT-Marker.
ags-swapped = { $figure } und { $target } tauschen den Platz.
ags-no-room = { $figure }: Dafür ist kein Platz.
ags-undefined = „{ $word }“ kennt diese Truppe nicht; es geschieht nichts.
ags-free-text = { $figure }: { $words }

# ---- abgelehnt

ags-refused-activated = { $figure } war in dieser Runde schon an der Reihe.
ags-refused-not-yours = { $figure } gehört nicht zu deiner Truppe.
ags-refused-gone = { $figure } ist nicht mehr auf dem Spielfeld.
ags-refused-pass-alone = Passen kann nur, wer selbst und wessen Gegner noch jemanden zu aktivieren hat.
ags-refused-tokens = Dafür braucht es { $price } LT, vorhanden sind { $tokens }.
ags-refused-no-action-left = { $figure }: Die { $slots } Aktionen dieser Aktivierung reichen dafür nicht mehr.
ags-refused-controlled = { $figure } ist kontrolliert und hat nur eine Aktion.
ags-refused-third-special = { $figure }: Mehr als zwei [Spez] in einer Aktivierung gibt es nie.
ags-refused-shocked-third = { $figure } ist geschockt: Jede Aktion ist eine [Spez], und eine dritte gibt es nie.
ags-refused-second-special = { $figure }: Eine zweite [Spez] muss die zweite Aktion sein.
ags-refused-fourth-action = Mehr als { $most } Aktionen gibt es nie.
ags-refused-third-too-late = Die dritte Aktion wird vor der ersten gekauft.
ags-refused-norm-only = Nur eine Normale Aktion ist gestattet.
ags-refused-drawn = { $figure } ist ohne Sturmangriff in Kontakt geraten und darf jetzt nicht angreifen.
ags-refused-passive = { $ability } wirkt von selbst und ist keine Aktion.
ags-refused-used-up = { $ability } ist schon verbraucht.
ags-refused-in-melee = { $figure } ist im Nahkampf: { $action } ist dort nicht erlaubt.
ags-refused-no-target = Für { $ability } gibt es gerade kein Ziel.
ags-refused-self = Das Modell selbst ist hier kein Ziel.
ags-refused-side = { $figure } kann nicht Ziel sein: verlangt ist { $who ->
    [foe] ein feindliches Modell
    [friend] ein freundliches Modell
   *[any] ein Modell einer der beiden Seiten
}.
ags-refused-having = { $figure } fehlt: { $word }.
ags-refused-reach = { $target } ist außer Reichweite ({ $inches }").
ags-refused-contact = { $target } ist nicht in Kontakt.
ags-refused-sight = Zu { $target } gibt es keine Sichtlinie.
ags-refused-marker-kind = { $marker } ist kein Marker dieser Art.
ags-refused-marker-side = { $marker } gehört der falschen Seite.
ags-refused-marker-contact = { $marker } ist nicht in Kontakt.
ags-refused-marker-far = { $marker } ist weiter als { $inches }" entfernt.
ags-refused-marker-sight = { $marker } ist nicht zu sehen.
ags-refused-markers = Verlangt sind { $count } Marker, in Frage kommen { $found }.
ags-refused-point-off-board = Der Punkt liegt nicht auf dem Spielfeld.
ags-refused-point-far = Der Punkt ist weiter als { $inches }" entfernt.
ags-refused-point-sight = Der Punkt ist nicht zu sehen.
ags-refused-nobody-in-contact = { $figure } berührt niemanden, der sich stoßen ließe.
ags-refused-heavy = { $target } ist zu schwer zum Stoßen.
ags-refused-bound-push = { $target } ist gebunden und lässt sich nicht stoßen.
ags-refused-push-neutral = { $target } lässt sich nicht stoßen.
ags-refused-direction = Gestoßen wird höchstens 90 Grad neben der Linie, die vom stoßenden Modell zu { $target } führt.
ags-refused-nothing-loose = { $figure } berührt kein loses Kleingelände.
ags-refused-not-loose = { $piece } ist kein loses Kleingelände in Kontakt.
ags-refused-nothing-to-do = { $figure } berührt nichts, womit eine Interaktion möglich wäre.
ags-refused-interaction-far = Für eine Interaktion mit { $what } fehlt der Kontakt.
ags-refused-corpse-far = Der Corpse Marker muss die Base von { $figure } berühren, hier fehlen { $inches }".
ags-refused-six-markers = Mehr als { $most } TT-Marker hat niemand auf dem Feld.
ags-refused-marker-not-beside = Der Marker muss { $inches ->
    [0] in Kontakt zu { $figure }
   *[other] höchstens { $inches }" von { $figure } entfernt
} liegen.
ags-refused-no-marker = { $figure } berührt keinen TT-Marker.
ags-refused-not-at-marker = Dort liegt kein eigener TT-Marker in Kontakt.
ags-refused-summon-far = Dort ist es zu weit weg (erlaubt: { $inches }", bei 0 in Kontakt).

# ---- Vorschau

ags-preview-dice = { $value }: Würfel
ags-preview-need = { $value }: Erfolg ab
ags-preview-damage = { $damage } Schaden im Mittel
ags-preview-fear = Furcht-Probe misslingt
ags-preview-hit = Treffer
ags-preview-success = Erfolg
ags-preview-at-least = Mindestens { $damage } Schaden
ags-preview-kill = Ausgeschaltet
ags-preview-hit-token = Treffer mit 1 LT ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} mehr)
ags-preview-kill-token = Ausgeschaltet mit 1 LT ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} mehr)
ags-preview-fall = { $figure }: Sprung { $inches }" hinab, Fallschaden
ags-preview-drawn = { $figure }: 1-Zoll-Regel, endet in Kontakt

ags-begins-in-shadow = { $figure } beginnt im eigenen Schatten; dessen Werte gelten für die ganze Aktion.
ags-charge-special = { $figure }: Der Sturmangriff zählt als [Spez].
ags-condition-kept = { $figure } ist schon { $condition }.
ags-fear-none = { $figure } braucht gegen { $target } keine Furcht-Probe.
ags-aims-at-all = { $figure }, { $ability }: { $count ->
    [one] ein Modell
   *[other] { $count } Modelle
} betroffen.
ags-attacks = { $figure } greift an: { $ability } gegen { $targets }.
