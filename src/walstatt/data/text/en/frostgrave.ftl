# Schnellreferenz: wizards and their warbands.

# everywhere
frostgrave-figure = { $en }
frostgrave-named = { $name }
frostgrave-piece = { $piece }
frostgrave-token-name = treasure { $token }
frostgrave-role-wizard = wizards
frostgrave-role-apprentice = apprentices
frostgrave-phase-setup-roll = Setup roll
frostgrave-phase-edges = Table edges
frostgrave-phase-treasure = Placing treasure
frostgrave-phase-first-creature = First creature
frostgrave-phase-deployment = Deployment
frostgrave-phase-initiative = Initiative
frostgrave-phase-wizard = Wizard phase
frostgrave-phase-apprentice = Apprentice phase
frostgrave-phase-soldier = Soldier phase
frostgrave-phase-creature = Creature phase
frostgrave-phase-round-end = End of the round
frostgrave-phase-over = Game over
frostgrave-edge-north = { $view ->
    [upright] upper edge
    [turned] lower edge
   *[compass] north edge
}
frostgrave-edge-east = { $view ->
    [upright] right edge
    [turned] left edge
   *[compass] east edge
}
frostgrave-edge-south = { $view ->
    [upright] lower edge
    [turned] upper edge
   *[compass] south edge
}
frostgrave-edge-west = { $view ->
    [upright] left edge
    [turned] right edge
   *[compass] west edge
}
frostgrave-weapon-dagger = dagger
frostgrave-weapon-hand_weapon = hand weapon
frostgrave-weapon-two_handed_weapon = two-handed weapon
frostgrave-weapon-staff = staff
frostgrave-weapon-bow = bow
frostgrave-weapon-crossbow = crossbow
frostgrave-weapon-quiver = quiver
frostgrave-weapon-shield = shield
frostgrave-weapon-light_armour = light armour
frostgrave-weapon-heavy_armour = heavy armour
frostgrave-weapon-unarmed = unarmed
frostgrave-weapon-natural = natural weapons

# questions
frostgrave-edge = At which table edge will you deploy?
frostgrave-treasure-at = Where does treasure { $number } lie? At least 9" from every edge and { $inches }" from the next treasure.
frostgrave-deploy = Deploy your warband { $least ->
    [0] within { $most }"
   *[other] { $least } to { $most }"
} { $least ->
    [0] of
   *[other] from
} the { $edge }.
frostgrave-activate = Whom do you activate?
frostgrave-activate-pass = nobody
frostgrave-activate-done = done, the other soldiers pass
frostgrave-members = Whom does { $figure } take along?
frostgrave-group-how = Do { $figure } and the soldiers act as a group?
frostgrave-group-how-group = as a group
frostgrave-group-how-one_by_one = one after another, each on its own
frostgrave-next-member = Who acts next?
frostgrave-next-creature = Which creature acts next?
frostgrave-action = What does { $figure } do? { $left } { $left ->
    [one] action
   *[other] actions
} left.
frostgrave-action-move = move
frostgrave-action-all_out = give it all (3")
frostgrave-action-fight = fight
frostgrave-action-shoot = shoot
frostgrave-action-reload = reload
frostgrave-action-cast = cast a spell
frostgrave-action-pick_up = pick up treasure
frostgrave-action-put_down = put treasure down
frostgrave-action-door = open or close a door
frostgrave-action-end = end the activation
frostgrave-move = Where does { $figure } go? Up to { $inches }".
frostgrave-leave = Shall { $figure } leave the table?
frostgrave-intercept = Does { $figure } intercept { $mover }?
frostgrave-target = { $deed ->
    [fight] Whom does { $figure } attack?
    [shoot] At whom does { $figure } shoot?
   *[other] Whom is { $spell } of { $figure } to hit?
}
frostgrave-weapon = What does { $figure } fight { $foe } with?
frostgrave-after-fight = { $figure } has beaten { $foe }. What now?
frostgrave-after-fight-stay = stay in combat
frostgrave-after-fight-push = push the loser back 1"
frostgrave-after-fight-back = step back 1"
frostgrave-push-to = In which direction does { $figure } go back?
frostgrave-spell = Which spell does { $figure } cast?
frostgrave-spell-at = Where does { $figure } cast { $spell }?
frostgrave-token = Which treasure does { $figure } choose?
frostgrave-token-at = Where does { $figure } put the treasure?
frostgrave-door = Which door does { $figure } mean?
frostgrave-empower = { $rolled ->
    [0] How much health does { $figure } spend to empower { $spell }?
   *[other] { $spell }: rolled { $total } of { $number }. How much health does { $figure } add?
}
frostgrave-resist = Does { $figure } resist { $spell } (casting roll { $total })?
frostgrave-resist-empower = { $figure } has { $total } of { $number }. How much Health to resist?
frostgrave-measure-cover = Which cover does { $figure } have from { $shooter }: none, light or good?

# rolls
frostgrave-roll-setup-roll = Setup roll
frostgrave-roll-initiative = Initiative
frostgrave-roll-fight = Fight roll: { $figure } (bonus { $bonus })
frostgrave-roll-shoot = Shooting roll: { $figure } (bonus { $bonus })
frostgrave-roll-defend = Defence: { $figure } (bonus { $bonus })
frostgrave-roll-cast = Casting roll: { $figure }, { $spell }
frostgrave-roll-resist-roll = Resistance: { $figure } against { $spell } ({ $total })
frostgrave-roll-swim = Swimming: { $figure }
frostgrave-roll-who = Who is it? { $figures }, { $share } faces each
frostgrave-roll-direction = Random direction: { $figure }
frostgrave-roll-arrival = Does a creature come? On { $wanted } or more
frostgrave-roll-arrival-edge = At which edge?
frostgrave-roll-arrival-place = Where on the edge?
frostgrave-roll-creature = Which creature?

# events: preparation, rounds
frostgrave-setup-order = { $seat } has won the setup roll.
frostgrave-takes-edge = { $seat } takes the { $edge }.
frostgrave-treasure-fixed = { $number } treasures lie at fixed places.
frostgrave-deployed = { $seat } has deployed.
frostgrave-round = Round { $round }.
frostgrave-phase = { $phase }.
frostgrave-initiative-tie = A tie, the best roll again.
frostgrave-starts = { $seat } is the starting player.
frostgrave-no-leader = { $seat } has nobody in this phase.
frostgrave-passes = { $figure } passes this round.
frostgrave-soldiers-pass = { $seat } lets the other soldiers pass.
frostgrave-activates = { $figure } is activated.
frostgrave-forfeits = { $figure } is in combat and forfeits the first action.
frostgrave-bound = { $figure } is bound: one action only.
frostgrave-fog-gone = Fog clears.
frostgrave-reason-no-tokens = no treasure is left on the table
frostgrave-reason-one-left = at most one warband is left
frostgrave-reason-rounds = the last round has been played
frostgrave-game-over = The game is over: { $reason }.
frostgrave-points = { $seat } has { $points } points.
frostgrave-won = { $winner } wins with { $points } points.
frostgrave-draw = A draw with { $points } points.

# events: moves
frostgrave-moves = { $figure } moves { $inches }" (cost { $cost }").
frostgrave-stays = { $figure } stays.
frostgrave-into-combat = { $figure } is in combat.
frostgrave-intercepts = { $figure } intercepts { $mover }.
frostgrave-leaves = { $figure } leaves the table.
frostgrave-falls = { $figure } falls { $inches }".
frostgrave-loses-hold = { $figure } loses its hold.
frostgrave-swims = { $figure } swims.
frostgrave-sinks = { $figure } sinks, { $missing } short.
frostgrave-opens = { $figure } opens { $piece }.
frostgrave-closes = { $figure } closes { $piece }.

# events: fights, shots
frostgrave-fights = { $figure } ({ $attack }) fights { $foe } ({ $defence }).
frostgrave-tie = { $figure } and { $foe }: a tie.
frostgrave-wins = { $figure } beats { $foe }.
frostgrave-no-damage = { $figure } does not hurt { $foe }.
frostgrave-might-used = The mighty blow of { $figure } is used up.
frostgrave-stays-in-combat = { $figure } stays in combat.
frostgrave-pushed = { $figure } goes back { $inches }".
frostgrave-shoots = { $figure } ({ $attack }) shoots at { $foe } ({ $defence }).
frostgrave-misses = { $figure } misses { $foe }.
frostgrave-shot-finds = The shot of { $figure } goes at { $foe }.
frostgrave-reloads = { $figure } reloads.
frostgrave-suffers = { $figure } loses { $damage } Health, { $left } left.
frostgrave-out = { $figure } is out of action.
frostgrave-caster-out = { $figure } out of action: { $points } { $points ->
    [one] point
   *[other] points
} for every opponent.

# events: spells
frostgrave-casts = { $figure } casts { $spell } with { $total }.
frostgrave-miscast = { $figure } fails { $spell } by { $difference }.
frostgrave-spends = { $figure } spends { $health } Health.
frostgrave-resists = { $figure } resists ({ $result } against { $total }).
frostgrave-resists-not = { $figure } does not resist ({ $result } against { $total }).
frostgrave-effect = { $figure } is under { $spell }.
frostgrave-blown = { $figure } is blown { $inches }" away.
frostgrave-tamed = { $figure } obeys { $seat } now.
frostgrave-freed = { $figure } is free again.
frostgrave-heals = { $figure } regains { $health } Health.
frostgrave-leaps = { $figure } leaps through space.
frostgrave-fog = { $figure } calls fog.
frostgrave-called = { $figure } calls treasure { $token }.

# events: treasure, creatures
frostgrave-picks-up = { $figure } picks up treasure { $token }.
frostgrave-puts-down = { $figure } puts treasure { $token } down.
frostgrave-drops = { $figure } drops treasure { $token }.
frostgrave-secured = { $seat } has secured treasure { $token }.
frostgrave-nobody-comes = { $dice }: no creature comes.
frostgrave-arrives = { $figure } appears.
frostgrave-creature-acts = { $figure } acts.
frostgrave-creature-attacks = { $figure } attacks { $foe }.
frostgrave-creature-weakest = { $figure } picks the weakest.
frostgrave-creature-waits = { $figure } does nothing more.
frostgrave-creature-stays = { $figure } stays in combat.
frostgrave-creature-shoots = { $figure } shoots at { $foe }.
frostgrave-creature-approaches = { $figure } approaches { $foe }.
frostgrave-creature-climbs = { $figure } climbs an obstacle.
frostgrave-creature-wanders = { $figure } wanders { $inches }".
frostgrave-creature-looks = { $figure } has caught sight of somebody.
frostgrave-creature-ends = { $figure } finds nobody.

# refusals: before the game
frostgrave-refused-players = 2 to 4 play, not { $players }.
frostgrave-refused-board = The table measures 36 x 36 inches, not { $width } x { $depth }.
frostgrave-refused-pieces = The table has { $least } to { $most } pieces of terrain, not { $pieces }.
frostgrave-refused-rounds = { $usual } rounds are played, not { $rounds }.
frostgrave-refused-treasure = Fixed treasure places and this reading do not fit ({ $number } places).
frostgrave-refused-budget = { $low } to { $high } crowns are allowed, not { $budget }.
frostgrave-refused-cost = The warband costs { $cost } crowns, { $budget } are allowed.
frostgrave-refused-soldiers = At most { $most } soldiers, not { $found }.
frostgrave-refused-casters = { $role }: { $number } belong to the warband, not { $found }.
frostgrave-refused-profile = { $profile } is not in the lists like this.
frostgrave-refused-spells = A wizard chooses { $wanted } different spells, not { $found }.
frostgrave-refused-unknown-spell = There is no spell { $spell }. There are: { $known }.
frostgrave-refused-unknown-item = There is no item { $item }. There are: { $known }.
frostgrave-refused-caster-armour = Wizard and apprentice wear no { $item }.
frostgrave-refused-slots = This takes { $used } slots, there are { $slots }.
frostgrave-refused-shield = No shield beside a { $item }.

# refusals: setup on the table
frostgrave-refused-token-edge = A treasure lies at least { $least }" from every table edge, here it is { $inches }".
frostgrave-refused-token-near = Treasure { $token } is only { $inches }" away instead of { $least }".
frostgrave-refused-token-ground = No treasure can lie here.
frostgrave-refused-zone = { $figure } reaches { $inches }" into the field, { $most }" are allowed.
frostgrave-refused-deploy-water = { $figure } cannot start in deep water.
frostgrave-refused-deploy-contact = { $figure } would be in contact with an enemy.

# refusals: activations
frostgrave-refused-not-in-phase = { $figure } does not act on its own in the { $phase }.
frostgrave-refused-activated = { $figure } has acted in this round already.
frostgrave-refused-no-soldier = { $figure } does not count as a soldier here.
frostgrave-refused-too-far-away = { $figure } is { $inches }" away, { $most }" are allowed.
frostgrave-refused-group-in-combat = There is no group in combat: { $figure }.
frostgrave-refused-group-moves = The first action in a group is a move.
frostgrave-refused-no-actions = No action is left.
frostgrave-refused-must-move = One of two actions must be a move.
frostgrave-refused-all-out-first = Giving it all is possible as the first action only.
frostgrave-refused-in-combat = { $figure } is in combat and may not move.
frostgrave-refused-no-opponent = { $figure } is in combat with nobody.
frostgrave-refused-in-water = In deep water { $figure } cannot do that.
frostgrave-refused-hangs = { $figure } hangs on the wall and cannot do that.
frostgrave-refused-no-ranged-weapon = { $figure } has no ranged weapon to use.
frostgrave-refused-not-loaded = The crossbow of { $figure } is not loaded.
frostgrave-refused-shoots-in-combat = { $figure } is in combat and cannot shoot.
frostgrave-refused-no-target = { $figure } has no target in range and sight.
frostgrave-refused-no-reload = { $figure } has nothing to reload.
frostgrave-refused-reload-combat = { $figure } cannot reload in combat.
frostgrave-refused-no-caster = { $figure } cannot cast spells.
frostgrave-refused-no-spell = { $figure } has no spell that would find a target here.
frostgrave-refused-cannot-carry = { $figure } cannot carry treasure.
frostgrave-refused-carries = { $figure } carries a treasure already.
frostgrave-refused-carries-nothing = { $figure } carries no treasure.
frostgrave-refused-treasure-combat = { $figure } cannot do that in combat.
frostgrave-refused-no-token = { $figure } touches no treasure.
frostgrave-refused-enemy-near = { $figure } is too close to the treasure.
frostgrave-refused-no-room = There is no room for it here.
frostgrave-refused-not-beside = The treasure must touch { $figure }.
frostgrave-refused-door-animal = { $figure } cannot work doors.
frostgrave-refused-door-combat = { $figure } cannot work a door in combat.
frostgrave-refused-no-door = { $figure } touches no door.
frostgrave-refused-door-blocked = Somebody stands in { $piece }.

# refusals: moves
frostgrave-refused-off-board = That leads off the table.
frostgrave-refused-solid = { $piece } is in the way.
frostgrave-refused-chasm = { $piece } can only be jumped.
frostgrave-refused-not-carried = The base cannot stand there.
frostgrave-refused-occupied = { $figure } stands there.
frostgrave-refused-through = The way leads through { $figure }.
frostgrave-refused-too-far = The way costs { $cost }", { $most }" are allowed.
frostgrave-refused-roof = { $piece } is above.
frostgrave-refused-hanging = A climb that is not finished is not allowed.
frostgrave-refused-no-face = There is nothing to hold on to here.
frostgrave-refused-no-climb = { $left }" are not enough for that.
frostgrave-refused-jump-far = A jump reaches { $most }", not { $inches }".
frostgrave-refused-run-up = The run-up is { $inches }", { $wanted }" are needed.
frostgrave-refused-jump-all-out = There is no jump when giving it all.
frostgrave-refused-jump-from = One cannot jump off here.
frostgrave-refused-jump-over = { $piece } is too high for a jump.
frostgrave-refused-landing = One cannot land there.
frostgrave-refused-direction = This direction does not end the contact.

# refusals: targets
frostgrave-refused-own-target = { $figure } is one of your own.
frostgrave-refused-range = { $figure } is { $inches }" away, the range is { $most }".
frostgrave-refused-no-sight = { $figure } cannot be seen.
frostgrave-refused-friend-in-combat = { $figure } fights one of your own.
frostgrave-refused-spell-target = { $figure } is no target for this spell.
frostgrave-refused-token-carried = Treasure { $token } does not lie on the table.
frostgrave-refused-token-range = Treasure { $token } is { $inches }" away, the range is { $most }".
frostgrave-refused-token-hidden = Treasure { $token } cannot be seen.
frostgrave-refused-token-guarded = An enemy stands too close to treasure { $token }.
frostgrave-refused-place-range = That is { $inches }", { $most }" are allowed.
frostgrave-refused-place-hidden = This place cannot be seen or is too narrow.
frostgrave-refused-place-foe = { $figure } is too close there.

# picture
frostgrave-condition-bannblick = bound
frostgrave-condition-steinhaut = stone skin
frostgrave-condition-klingensegen = blade blessing
frostgrave-condition-wuchtschlag = mighty blow
frostgrave-condition-hanging = hanging
frostgrave-condition-unloaded = not loaded
frostgrave-condition-tamed = tamed
frostgrave-condition-carries = carries treasure
frostgrave-condition-laden = heavily laden
frostgrave-place-waiting = not yet deployed
frostgrave-place-table = on the table
frostgrave-place-left = has left the table
frostgrave-place-out = out of action
frostgrave-card-health = Health
frostgrave-card-move = Movement
frostgrave-card-fight = Fight
frostgrave-card-shoot = Shoot
frostgrave-card-armour = Armour
frostgrave-card-will = Will
frostgrave-card-gear = { $item }
frostgrave-card-trait-large = Large
frostgrave-card-trait-mighty = Mighty
frostgrave-card-trait-animal = Animal
frostgrave-card-trait-natural = Natural weapons
frostgrave-card-trait-healer = Healer
frostgrave-card-trait-porter = Strong back
frostgrave-card-trait-sure_footed = Sure-footed
frostgrave-card-trait-watchful = Watchful
frostgrave-track-round = Round { $round } of { $rounds }
frostgrave-counter-points = { $points } points
frostgrave-counter-tokens = { $tokens ->
    [one] 1 treasure
   *[other] { $tokens } treasures
}
frostgrave-picture-fog = Fog
frostgrave-picture-treasure = Treasure
frostgrave-picture-zone = Deployment zone

# previews
frostgrave-preview-attack = Attack: D20 { $bonus }
frostgrave-preview-defence = Defence: D20 { $bonus }
frostgrave-preview-modifier = Damage modifier { $bonus }
frostgrave-preview-armour = Armour of the target: { $armour }
frostgrave-preview-damage = { $damage } damage on average
frostgrave-preview-win = Hits or wins
frostgrave-preview-lose = Loses
frostgrave-preview-at-least = At least { $damage } damage
frostgrave-preview-kill = Takes the target out
frostgrave-preview-killed = Goes out of action itself
frostgrave-preview-cast = Casting roll: { $number } or more
frostgrave-preview-will = Will of the target: { $bonus }
frostgrave-preview-success = Succeeds
frostgrave-preview-empowered = Succeeds with up to { $health } Health
frostgrave-preview-unresisted = Succeeds and is not resisted
frostgrave-preview-climbs = { $model } climbs { $inches }".
frostgrave-preview-falls = { $model } falls { $inches }".
frostgrave-preview-contact = { $model } enters combat with { $foe }.
frostgrave-card-equipment = Equipment
