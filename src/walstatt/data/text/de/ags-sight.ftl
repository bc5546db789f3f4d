# Sicht, Deckung, Aufstellungszonen

ags-refused-unseen = { $viewer } hat keine Sichtlinie zu { $target }.
ags-refused-unseen-object = { $target } ist hinter einem Gegenstand verborgen, der für diese Base hoch genug ist.
ags-refused-unseen-model = { $target } ist hinter einem Modell auf einer größeren Base verborgen.
ags-refused-unseen-building = Zwischen { $viewer } und { $target } liegen Wände; nur durch Fenster kann man sehen.
ags-refused-unseen-deep = Wer tief im Wald steht, sieht nicht hinaus und wird von außen nicht gesehen.
ags-refused-unseen-inside-wood = Im Wald reicht die Sicht nur 6".
ags-refused-unseen-wood = Durch einen Wald führt keine Sichtlinie.
ags-refused-zones-missing = Für gezeichnete Aufstellungszonen muss je Spieler mindestens eine Zone gezeichnet sein.
ags-refused-zone-outline = Der Umriss einer gezeichneten Aufstellungszone ist keine Fläche.
ags-refused-zone-off-board = Eine gezeichnete Aufstellungszone ragt über das Spielfeld hinaus.
ags-refused-unseen-edge = Aus dem Waldrand und in ihn hinein sieht man nur durch den Rand, nicht tiefer durch den Wald.
ags-refused-far = { $target } ist { $away }" entfernt, die Reichweite ist { $inches }".
ags-refused-contact-reach = { $target } ist { $away }" entfernt; nötig ist { $inches ->
    [0] Kontakt
   *[other] ein Abstand von höchstens { $inches }"
}.
ags-refused-contact-height = { $target } steht { $rise }" höher oder tiefer; Kontakt reicht nur 2" weit.
ags-refused-circle = { $target } liegt nicht im Kreis von { $inches }".
ags-refused-level = { $target } steht auf einer anderen Ebene: mehr als 2" höher oder tiefer.
ags-refused-floor = Zwischen beiden liegt ein Boden oder eine Decke: { $target } steht auf einer anderen Ebene.
ags-melee-begins = { $figure } und { $foe } sind im Nahkampf.
ags-melee-ends = { $figure } und { $foe } sind nicht mehr im Nahkampf.
ags-area = Die Area ({ $inches }) von { $figure } trifft { $count ->
    [0] niemanden
   *[other] { $struck }
}.
