### Götter und das Archeron (Kapitel 24).

kalevala-report-god = Der Gott und das Archeron
kalevala-step-god-begins = Die Götter-GF ordnen sich neu
kalevala-step-god-followers = Götter ohne Anhänger
kalevala-step-god-described = Götterbeschreibungen und Schwachstellen
kalevala-step-god-raises = Tote aus Walhalla
kalevala-step-god-orders = Anweisungen für Götter
kalevala-step-god-letters = Briefe, die OEH bringen
kalevala-step-god-weak-points = Eroberte Schwachstellen
kalevala-step-god-levels = OEH-Stufen und Fähigkeiten
kalevala-step-god-fallen = Die Toten
kalevala-step-gods = Götter: Bewegung, Auren, Erkundung
kalevala-step-god-offerings = Vergabe von OEH
kalevala-step-god-status = OEH-Stand
kalevala-step-god-fights = Kämpfe auf der Götterebene
kalevala-step-god-stays = Götter auf der Menschenebene
kalevala-step-god-settled = Folgen der Götterkämpfe
kalevala-expected-god-field = die Nummer eines Götter-GF
kalevala-expected-god-does = eine GF-Nummer, wählt, schützt, erkennt, erweckt oder betritt
kalevala-expected-god-ability = eine Fähigkeit
kalevala-expected-yes-no = Ja oder Nein
kalevala-paper-god-number = { $written }: Im Archeron gibt es keine Koordinaten. Ein Götter-GF hat nur eine Nummer, etwa 412.
kalevala-list-oeh = OEH von { $what }

# was geschieht
kalevala-god-made = { $god } wacht nun über eure Kultur. OEH-Stand: { $oeh }.
kalevala-god-seated = { $god } hat die Gö-Nr. { $number } und den Göttersitz { $seat }.
kalevala-god-made-desk = { $realm } hat einen Gott: { $god } ({ $oeh } OEH), Schwachstelle auf { $field }. { $words }
kalevala-god-hidden = Die Schwachstelle { $item } liegt verborgen auf { $field }: { $looks }
kalevala-god-hidden-nowhere = { $meant } gibt es nicht. Die Schwachstelle liegt stattdessen auf { $field }.
kalevala-god-weak-point-gone = Die Schwachstelle von { $god } ist mit ihrem Träger untergegangen. Bis GR { $until } muss eine neue geschaffen werden.
kalevala-god-weak-point-lost = Die Schwachstelle von { $god } ist in fremder Hand! Er verliert { $oeh } OEH und hat noch { $left }. Bis GR { $until } muss eine neue geschaffen werden.
kalevala-god-weak-point-taken = Ihr habt die Schwachstelle eines fremden Gottes erobert: { $name } ({ $item }). Euer Gott gewinnt { $gained } OEH; Stand: { $oeh }.
kalevala-god-deadline = { $god } hatte zu lange keine Schwachstelle. Sie liegt nun auf { $field }.
kalevala-god-forgets = { $god } steht bei { $oeh } OEH und verliert Fähigkeiten: { $lost }.
kalevala-god-learns = { $god } beherrscht nun: { $ability } (Stufe { $level }).
kalevala-god-noted = { $god } wird auf dem Götter-GF { $gf } erwartet.
kalevala-god-turned-back = Auf { $gf } ist schon ein anderer Gott; { $god } bleibt auf { $at }.
kalevala-god-moves = { $god } steht auf dem Götter-GF { $gf }.
kalevala-god-no-aura-here = Auf { $gf } kann { $god } keine Aura errichten: Er ist dort nicht allein, oder das GF ist nicht frei.
kalevala-god-aura = { $gf }/{ $attempt }: { $rolled } von { $need }. { $god } hat dort nun seine Aura.
kalevala-god-aura-failed = { $gf }/{ $attempt }: { $rolled } von { $need }. Keine Aura für { $god }.
kalevala-god-protects = { $god } schützt { $gf } mit Grad { $grade }.
kalevala-god-saw = EEG{ $unit } in Richtung { $direction }: GF { $gf }, Aura: { $aura }, Gott: { $who }.{ $grade ->
    [0] {""}
   *[other] {" "}Schutz Grad { $grade }.
}{ $valhalla ->
    [yes] {" "}Hier liegt Walhalla.
   *[no] {""}
}
kalevala-god-in-valhalla = { $god } steht in Walhalla ({ $gf }). Hier kann er je GR Tote im Wert von { $most } RE auferwecken.
kalevala-god-raises = { $god } erweckt Tote: { $raised } stehen wieder in { $place }.
kalevala-god-recognises = { $god } erkennt { $place }{ $result ->
    [nothing] : dort ist nichts.
   *[seen] .
}
kalevala-god-will-attack = { $god } wird das Götter-GF { $gf } betreten und { $other } angreifen.
kalevala-god-attack-off = { $god } hat einen Abwehrkampf verloren; sein Angriff auf { $gf } entfällt.
kalevala-god-unopposed = Auf { $gf } ist niemand mehr; { $god } nimmt es ohne Kampf.
kalevala-god-unprotected = Der Schutz Grad { $grade } auf { $gf } wird beseitigt.
kalevala-god-fight = Zweikampf auf { $gf }: { $attacker } { $attack } + { $attack_points } GP, { $defender } { $defence } + { $defence_points } GP.
kalevala-god-draw = Der Kampf auf { $gf } endet unentschieden; der Eindringling geht zurück.
kalevala-god-won = { $winner } besiegt { $loser } auf { $gf }, steht nun auf { $at } und gewinnt { $oeh } OEH und { $rounds } KR auf der Menschenebene.
kalevala-god-beaten = { $loser } unterliegt { $winner } auf { $gf }, kehrt auf seinen Göttersitz { $seat } zurück, verliert { $oeh } OEH und erkundet in der nächsten GR nicht.
kalevala-god-stay = { $god } darf in Phase 3 von GR { $gr } für { $rounds } KR auf der Menschenebene erscheinen.
kalevala-god-status = OEH-Stand von { $god }: { $oeh }, Stufe { $level }.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } Fähigkeiten sind noch zu wählen.
}
kalevala-god-offered = Für eure Briefe und Taten erhält der Gott { $oeh } OEH; Stand: { $all }.
kalevala-god-dead = { $god } hat keine Anhänger mehr und stirbt.
kalevala-god-dead-desk = { $god }, der Gott von { $realm }, stirbt ohne Anhänger.
kalevala-god-will-appear = { $god } (Gö-Nr. { $number }, Standort { $at }) taucht in { $place } für { $rounds } KR auf, für { $supports }, gegen { $against }.

# Bericht
kalevala-god-who = Gott
kalevala-god-is = { $god }, Gö-Nr. { $number }
kalevala-god-oeh = OEH/Stufe
kalevala-god-seat = Göttersitz
kalevala-god-stands = Standort
kalevala-god-abilities = Fähigkeiten
kalevala-god-auras = Auren-GF
kalevala-god-weak-point = Schwachstelle
kalevala-god-weak-point-is = ☠ { $item } in { $place }: { $looks }
kalevala-god-weak-point-none = verloren; neu zu schaffen bis GR { $until }
kalevala-god-may-stay = Menschenebene
kalevala-god-stays = { $rounds } KR in GR { $gr }
kalevala-god-sheet = Erkundung auf der Götterebene
kalevala-god-column-gr = GR
kalevala-god-column-unit = EEG
kalevala-god-column-gf = GF-Nr.
kalevala-god-column-aura = Aura
kalevala-god-column-god = Gott
kalevala-god-column-rest = Sonst
kalevala-god-valhalla = Walhalla
kalevala-god-grade = Schutz Grad { $grade }
kalevala-template-god = Gott: { $god } Gö-Nr.: { $number } Standort: { $at } OEH/Stufe: { $oeh }
kalevala-template-god-chooses = Noch zu wählende Fähigkeiten: { $number }, etwa: Gott wählt Lähmen
kalevala-template-god-hides = Eine neue Schwachstelle ist bis GR { $until } zu schaffen: Schwachstelle 2A+10/17: …
kalevala-template-god-stay = Der Gott darf { $rounds } KR erscheinen: Gott erscheint 2A+10 für Brunhilde gegen Gunther: …
kalevala-template-god-enters = Gott betritt { $gf }: { $god }, { $aura }

# die Spielleitung
kalevala-offerings = OEH für Briefe und Taten
kalevala-roll-aura = Errichtet der Gott seine Aura?
kalevala-roll-god-fight = Zweikampf der Götter
kalevala-roll-god-order = Welcher Götterkampf ist der nächste?
kalevala-roll-god-stay = Wie viele KR darf der Gott erscheinen?

# abgelehnt
kalevala-refused-no-god = Dieses Reich hat keinen Gott. Er entsteht mit „Götterbeschreibung Gernoth 2A+10/17: …“.
kalevala-refused-god-ruler = Nur ein Herrscher hat einen Gott.
kalevala-refused-second-god = Jeder Spieler hat nur einen Gott.
kalevala-refused-god-described = In der Götterbeschreibung fehlt: { $missing }. Sie hat drei Zeilen: „Waffe: …“, „Geist: …“, „Schwachstelle: …“.
kalevala-refused-god-no-place = Es fehlt das KF der Schwachstelle, etwa „Götterbeschreibung Gernoth 2A+10/17: …“.
kalevala-refused-god-hidden-archeron = { $field } ist ein Götter-GF. Die Schwachstelle liegt auf der Menschenebene.
kalevala-refused-god-has-weak-point = Der Gott hat eine Schwachstelle: { $item }.
kalevala-refused-god-unknown-ability = { $ability } steht nicht in der Liste: { $known }.
kalevala-refused-god-has-ability = { $ability } beherrscht er schon.
kalevala-refused-god-too-low = { $ability } braucht { $needed } OEH; der Gott hat { $oeh }.
kalevala-refused-god-level = Mit Stufe { $level } hat der Gott so viele Fähigkeiten und nicht mehr; gewählt sind { $chosen }.
kalevala-refused-god-noted = Ein Standort und ein Versuch je GR.
kalevala-refused-god-unexplored = { $gf } wurde in Phase 1 der GR { $gr } nicht erkundet.
kalevala-refused-god-occupied = Auf { $gf } war { $god }; dorthin zieht man in Phase 3.
kalevala-refused-god-units = Von den zwei Götter-EE der GR { $gr } ist keine übrig.
kalevala-refused-god-aura-seat = { $gf } ist der Göttersitz; dort wird keine Aura errichtet.
kalevala-refused-god-aura-valhalla = { $gf } ist Walhalla; dort errichtet niemand eine Aura.
kalevala-refused-god-aura-own = { $gf } hat schon die eigene Aura.
kalevala-refused-god-attempt = Auf { $gf } ist es nicht der { $attempt }. Versuch, sondern der { $now }.
kalevala-refused-god-direction = Richtung { $direction } gibt es nicht; sie reichen von 1 bis 6.
kalevala-refused-god-barred = Nach einer Niederlage erkundet der Gott in GR { $gr } nicht.
kalevala-refused-god-unit = EEG { $unit }: Jeder Gott hat { $most } Erkundungseinheiten, jede einmal.
kalevala-refused-god-same-way = Richtung { $direction } wird schon erkundet.
kalevala-refused-god-no-ability = Diese Fähigkeit hat der Gott nicht: { $ability }.
kalevala-refused-god-protects-twice = Schutz wird je GR auf einem GF errichtet.
kalevala-refused-god-not-his-field = { $gf } ist weder der Göttersitz noch ein eigenes Auren-GF.
kalevala-refused-god-sees-twice = Je GR wird ein GF erkannt; es ist schon { $place }.
kalevala-refused-god-second-attack = Ein Gott greift je GR einmal an; er betritt schon { $gf }.
kalevala-refused-god-nobody = Auf { $gf } war weder ein Gott noch eine fremde Aura.
kalevala-refused-god-otherwise = Auf { $gf } war { $god }, Aura: { $aura ->
    [yes] Ja
   *[no] Nein
}.
kalevala-refused-god-not-in-valhalla = Tote erweckt man nur in Walhalla; der Gott steht auf { $gf }.
kalevala-refused-god-raised = In dieser GR wurden schon Tote erweckt.
kalevala-god-judged = { $god }, der Gott von { $realm }, bittet in Walhalla um { $asked }. Wer kehrt zurück? Je Kürzel die Anzahl.
kalevala-god-raises-nobody = { $god } findet in Walhalla niemanden, der zurückkehren darf.
kalevala-refused-god-raises-where = Die Erweckten erscheinen in der Hauptstadt ({ $capitals }), nicht in { $place }.
kalevala-refused-god-raises-what = Erweckt werden Menschen, keine RE und keine Schiffe.
kalevala-refused-god-not-dead = { $wanted }{ $symbol } können nicht erweckt werden; in den letzten 12 GR fielen { $dead }.
kalevala-refused-god-raises-much = Sie sind { $worth } RE wert; mehr als { $most } RE erweckt man nicht in einer GR.
kalevala-refused-offerings = Je Reich mit einem Gott eine Zahl von 0 bis { $most } OEH.
kalevala-refused-god-one-place = Ein Gott erscheint je GR auf einem KSP; es ist schon { $place }.
kalevala-refused-god-two-places = { $places }: Genau ein GF oder KF ist zu nennen; wer sich materialisieren kann, wechselt einmal während eines Aufenthalts: „2A+14, KR 3 2A+20“.
kalevala-refused-god-no-stay = In GR { $gr } hat der Gott kein Recht, auf der Menschenebene zu erscheinen.
kalevala-refused-god-without-weak-point = Ohne Schwachstelle erscheint der Gott nicht auf der Menschenebene.
kalevala-refused-god-both = { $realm } kann nicht zugleich unterstützt und bekämpft werden.
kalevala-refused-god-many-deeds = Mehr als { $most } Zeilen nimmt die Anweisung nicht auf.
kalevala-refused-god-deed = „{ $written }“ ist keine Fähigkeit mit ihrem Ziel. Bekannt sind: { $known }.
kalevala-refused-god-not-there = { $ability } wird nicht am KSP eingesetzt.
kalevala-refused-god-apart = { $ability } trifft Kleinfelder, die zusammenhängen.
kalevala-refused-god-no-line = Ein Fluss läuft über zusammenhängende Kanten zwischen benachbarten Kleinfeldern eines GF.
kalevala-refused-god-fields = { $ability } trifft höchstens { $most ->
    [one] ein Kleinfeld oder eine Kante
   *[other] { $most } Kleinfelder oder Kanten
  }.

# auf der Menschenebene
kalevala-step-god-passes = Göttliche Pässe schließen sich
kalevala-god-comes = { $god } erscheint in { $place } für { $rounds } KR, für { $supports }, gegen { $against }.
kalevala-god-comes-desk = { $realm }: { $god } erscheint in { $place } für { $rounds } KR, für { $supports }, gegen { $against }: { $deeds }
kalevala-god-kept-out = Über { $place } liegt göttlicher Schutz; { $god } erscheint dort nicht.
kalevala-god-finds-nobody = { $god } findet in { $place } weder { $supports } noch { $against } und kehrt um.
kalevala-god-met = { $winner } besiegt { $loser } auf der Menschenebene; { $loser } verliert { $oeh } OEH.
kalevala-god-weapon = { $god } hat eine magische Waffe geschaffen: { $item } auf { $field }.
