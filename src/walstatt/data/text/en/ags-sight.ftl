# Sight, cover, deployment zones

ags-refused-unseen = { $viewer } has no line of sight to { $target }.
ags-refused-unseen-object = { $target } is hidden behind an object that is high enough for this base.
ags-refused-unseen-model = { $target } is hidden behind a model on a larger base.
ags-refused-unseen-building = There are walls between { $viewer } and { $target }; only windows can be seen through.
ags-refused-unseen-deep = A model deep in a wood neither sees out of it nor is seen from outside.
ags-refused-unseen-inside-wood = Inside a wood sight reaches no further than 6".
ags-refused-unseen-wood = No line of sight runs through a wood.
ags-refused-zones-missing = Drawn deployment zones need at least one zone for each player.
ags-refused-zone-outline = The outline of a drawn deployment zone is no area.
ags-refused-zone-off-board = A drawn deployment zone reaches beyond the board.
ags-refused-unseen-edge = Out of and into the edge of a wood one sees through the edge only, not through the deeper wood.
ags-refused-far = { $target } is { $away }" away, the range is { $inches }".
ags-refused-contact-reach = { $target } is { $away }" away; needed is { $inches ->
    [0] contact
   *[other] at most { $inches }"
}.
ags-refused-contact-height = { $target } stands { $rise }" higher or lower; contact reaches only 2".
ags-refused-circle = { $target } is not within the circle of { $inches }".
ags-refused-level = { $target } is on another level: more than 2" higher or lower.
ags-refused-floor = A floor or ceiling lies between them: { $target } is on another level.
ags-melee-begins = { $figure } and { $foe } are in melee.
ags-melee-ends = { $figure } and { $foe } are no longer in melee.
ags-area = The Area ({ $inches }) of { $figure } reaches { $count ->
    [0] nobody
   *[other] { $struck }
}.
