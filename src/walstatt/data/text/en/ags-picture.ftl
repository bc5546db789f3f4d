ags-condition-blutend = Bleeding
ags-condition-brennend = Burning
ags-condition-fokussierend = Focused
ags-condition-gebunden = Bound
ags-condition-geschockt = Shocked
ags-condition-geschwaecht = Weakened
ags-condition-magisch-gesegnet = Magically Blessed
ags-condition-verdammt = Cursed
ags-condition-verfroren = Frozen
ags-condition-vergiftet = Poisoned
ags-condition-verschattet = Shadowed
ags-condition-verteidigend = Defending
ags-condition-verwirrt = Confused
ags-condition-carries = carries something
ags-place-waiting = not yet deployed
ags-place-table = on the field
ags-place-gone = out of the game
ags-card-hp = HP
ags-card-mov = MOV
ags-card-def = DEF
ags-card-wil = WIL
ags-card-leader = Leader
ags-card-general = General
ags-track-round = Round { $round } of { $rounds }
ags-card-tags = Tags: { $tags }
ags-card-carries = Carries: { $what }
ags-card-mob = In a mob with { $figures }
ags-track-initiative = Initiative: { $seat }
ags-counter-points = { $points } VP
ags-counter-tokens = { $tokens } LT
ags-counter-tasks = { $count ->
    [one] one task
   *[other] { $count } tasks
}
ags-ledger = { $round ->
    [0] Start
   *[other] Round { $round }
}: { $points } VP for { $goal }
ags-ledger-hidden = { $round ->
    [0] Start
   *[other] Round { $round }
}: { $points } VP for a hidden task
ags-picture-tt = TT marker { $label }
ags-picture-cm = Corpse marker
ags-picture-shrine = Shrine
ags-picture-beacon = Beacon, not lit
ags-picture-lit = Beacon, lit
ags-picture-item = Item
ags-picture-provisions = Provisions
ags-picture-portion = Provisions taken
ags-picture-quarter-1 = Q1
ags-picture-quarter-2 = Q2
ags-picture-quarter-3 = Q3
ags-picture-quarter-4 = Q4

# Headings in the menu of actions.
ags-group-tactic-task = Tasks of the tactic: one of these
ags-group-side-task = Side tasks and your people's: one of these
ags-preview-success-token = Success with 1 LT ({ $dice ->
    [one] one die
   *[other] { $dice } dice
} more)
ags-preview-run-inches = { $apart }" away, the run reaches
ags-preview-run-short-inches = Too far for an attack: { $apart }" away, the run reaches only
ags-preview-against = { $ability } against { $target }
ags-preview-dangerous = { $figure } passes dangerous terrain: D3 damage, at most once a round.
ags-preview-strikes-nobody = Nobody is struck there.
ags-preview-strikes = In the area: { $figure }{ $own ->
    [0] .
   *[1] {" "}(your own model).
}
ags-preview-strikes-odds = { $figure }{ $own ->
    [0] :
   *[1] {" "}(your own model):
} { $percent }% to hit, { $damage } damage on average.
ags-preview-slow = { $figure } passes difficult ground or water: each inch in it costs two.
ags-preview-card = { $line }
ags-group-move = Move
ags-group-fight = Attack
ags-group-ability = Abilities
ags-group-field = On the field
ags-group-stance = Stance
ags-group-end = Else

# What stands in the seals beside a model.
ags-condition-blutend-sign = Bl
ags-condition-brennend-sign = Bu
ags-condition-fokussierend-sign = Fo
ags-condition-gebunden-sign = Bd
ags-condition-geschockt-sign = Sk
ags-condition-geschwaecht-sign = We
ags-condition-magisch-gesegnet-sign = MB
ags-condition-verdammt-sign = Cu
ags-condition-verfroren-sign = Fr
ags-condition-vergiftet-sign = Po
ags-condition-verschattet-sign = Sh
ags-condition-verteidigend-sign = De
ags-condition-verwirrt-sign = Cf
ags-condition-carries-sign = +

# How a place is pointed out.
ags-direction-how = Tap where the push goes; the arrow shows how far.
ags-marker-at-how = Tap the place beside the model.
ags-point-how = { $blast ->
    [0] Tap the point.
   *[other] Tap the point; the circle shows who is struck.
}
