# A Generic Skirmisher: movement, charges, pushes, mobs, terrain.

# ---- names of terrain

table-dense-wood = Dense wood
table-field = Wheat field
table-lake = Lake
table-toxic-lake = Toxic lake
table-quicksand = Quicksand
table-chasm = Chasm
table-wall = Wall
table-hill = Hill
table-barrel = Barrel
table-barricade = Barricade
table-small-rock = Small rock
table-stump = Tree stump
table-fence = Fence
table-ladder = Ladder
table-stairs = Stairs
table-floor = Floor
table-building = Building
table-house-wall = House wall
table-door = Door
table-window = Window
ags-hint-block = Cannot be entered and is larger than { $most } x { $most } inches: { $piece }.

# ---- what happens

ags-moves = { $longer ->
    [0] { $figure }: { $inches }" far.
   *[other] { $figure }: { $inches }" far, at a cost of { $cost }".
}
ags-stays = { $figure } stays.
ags-stays-bound = { $figure } is bound and stays where it is.
ags-jumps-down = { $figure } jumps down { $inches }".
ags-drawn = { $figure } is drawn into contact with { $foe }.
ags-enters = { $figure } enters { $piece }.
ags-leaves-behind = { $figure } leaves { $foe } behind, bound.
ags-intercepted = { $figure } is intercepted on its way.
ags-push-ends = { $figure } is pushed { $inches }".
ags-opens = { $figure } opens { $piece }.
ags-falls-shut = { $piece } falls shut.
ags-follows = { $figure } closes up to { $first }.
ags-mob-forms = A new mob: { $figures }.
ags-mob-joins = { $figure } joins the mob, which now counts { $size } models.
ags-mob-leaves = { $figure } leaves the mob.
ags-mob-changes = { $figure } changes to another mob.
ags-mob-gap = Out of contact, no longer in the mob: { $figures }.
ags-mob-loses = The mob loses { $figure } and all it contributed.
ags-mob-dissolves = The mob is dissolved: { $figures }.
ags-mob-left-behind = { $figure } finds no place, stays behind and leaves the mob.

# ---- questions

ags-move = Move { $figure }: { $action ->
    [gehen] walk
    [rennen] run
    [sturmangriff] charge
   *[shift] short move
}, up to { $inches }" (in woods { $woods }").
ags-drawn-to = With whom does { $figure } come into contact?
ags-mob-follower = Put { $figure } in contact with { $first }.
ags-mob-first = Which model of the mob goes first?
ags-mob-part = Which part remains the mob?
ags-mob = Arrange mobs?
ags-mob-fertig = Leave it so
ags-mob-bilden = { $figure } and { $other } form a mob
ags-mob-aufnehmen = Take { $figure } into the mob of { $other }
ags-mob-loesen = { $figure } leaves the mob
ags-mob-wechseln = { $figure } changes to the mob of { $other }
ags-join-mob = Does { $figure } join the mob?
ags-join-mob-no = No, stay alone
ags-absorb = Whom does the mob of { $figure } take in?

# ---- what is refused

ags-refused-too-far = That costs { $cost }", { $most }" are allowed.
ags-refused-off-board = The base would hang over the edge of the board.
ags-refused-through = { $figure } is in the way.
ags-refused-occupied = { $figure } stands there.
ags-refused-blocked = No way through and no place to stand: { $piece }.
ags-refused-impassable = Impassable: { $piece }.
ags-refused-wall = Here is a wall and no opening wide enough: { $piece }.
ags-refused-large-base = An L base needs a gate of about 80 mm: { $piece }.
ags-refused-closed = Closed; it takes an Interaction to open it: { $piece }.
ags-refused-no-entry = No way in or out here: { $piece }.
ags-refused-ends-on = A move may not end on it: { $piece }.
ags-refused-on-marker = Nobody may stay on it: { $marker }.
ags-refused-in-terrain = The base has to end outside: { $piece }.
ags-refused-not-carried = The whole base has to stand on one level.
ags-refused-mounted = Mounted models overcome { $most }", here it is { $height }".
ags-refused-no-ladder = Through the ceiling only a ladder or stairs lead.
ags-refused-jump-far = The jump is { $width }" wide, { $most }" are possible.
ags-refused-jump-up = The landing is { $height }" higher; more than 1" is impossible.
ags-refused-jump-over = Too high to jump over: { $piece }.
ags-refused-leaves-melee = The contact with { $figure } has to stay.
ags-refused-drawn-away = Another enemy would draw the model away from the one it has to stay in contact with.
ags-refused-bound = { $figure } is bound.
ags-refused-charge-in-melee = { $figure } is in melee.
ags-refused-charge-whom = This model cannot be charged.
ags-refused-charge-unseen = No line of sight to { $figure }.
ags-refused-charge-far = { $figure } is too far away for an attack at the end.
ags-refused-charge-swims = Swimming is part of walks and runs only.
ags-refused-charge-climbs = Climbing and jumping are part of walks and runs only.
ags-refused-lane-model = { $figure } stands in the lane.
ags-refused-lane-object = In the lane lies { $piece }.
ags-refused-off-lane = A charge runs straight towards its target.
ags-refused-no-mob-model = { $figure } cannot belong to a mob.
ags-refused-mob-full = A mob has at most { $most } models.
ags-refused-mob-contact = { $figure } touches none of the other models.
ags-refused-mob-activated = Only some of these models were activated in this round.
ags-refused-mob-acted = { $figure } or its mob has been activated in this round already.
ags-refused-mob-when = A mob is formed only at deployment or by closing up.
ags-refused-mob-unknown = Not possible now: { $option }.
ags-refused-follower-contact = It has to touch { $figure }.
ags-refused-follower-ahead = It may not stand further ahead than { $figure }.
ags-refused-follower-near = Too near to { $figure }: in contact, more than 1" away, or with another model of the mob touching it.
ags-refused-piece-kind = Without properties the piece cannot be laid: { $piece }.
ags-refused-piece-unknown-kind = Unknown property { $kind }: { $piece }.
ags-refused-piece-outline = Without a valid outline the piece cannot be laid: { $piece }.
ags-refused-piece-off-board = The piece reaches beyond the board: { $piece }.
