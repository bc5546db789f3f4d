# A Generic Skirmisher: preparation, rounds, tactics and tasks.

# ---- preparation

ags-preparation = Preparation: { $step ->
    [sides] players A and B
    [zones] deployment zones
    [tactic] tactic
    [side_tasks] side tasks
    [tasks] secret choice of tasks
    [deploy_order] who deploys first
    [deployment] deployment
    [start] last touches
   *[other] next step
}.
ags-troop-presented = { $seat } presents the troop: { $people }, { $cost } of { $size }, general { $general }.
ags-all-open = All models, profiles, HP and conditions are open from now on; only tasks stay secret.
ags-conflict-begins = Everything is ready, the conflict begins.
ags-force-declined = { $seat } does not accept the home-made list; there is no conflict.
ags-terrain-offered = Terrain covers { $coverage } % of the board: { $balanced ->
    [balanced] a balanced game
   *[friendly] a friendly game
}.
ags-terrain-declined = { $seat } wants other terrain; it is laid in turn.
ags-terrain-begins = { $seat } lays the first piece of terrain.
ags-terrain-laid = { $seat } lays { $piece }; { $coverage } % are covered now.
ags-terrain-stop = Enough terrain
ags-hint-coverage = { $coverage } % terrain; { $least } to { $most } % are recommended.
ags-hint-variety = { $count } kinds of terrain; a balanced game should have { $least }.
ags-hint-loose = There is no loose small terrain; long corridors stay open.
ags-roll-off = Roll against each other: { $dice }.
ags-player-a = { $seat } is player A.
ags-deployment = { $number ->
    [1] Divided deployment
    [2] Islands deployment
    [3] Corner deployment
    [4] Standard deployment
    [5] Flank deployment
   *[6] Pyramid deployment
}.
ags-tactic = Tactic: { $tactic }. Its tasks: { $tasks }.
ags-side-task = Side task { $number }: { $task }.
ags-marker-set = On the table: { $kind ->
    [shrine] the shrine
   *[beacon] a beacon
} at { $x }" / { $y }".
ags-neutral-set = On the table: { $figure } at { $x }" / { $y }".
ags-provisions-placed = { $seat } lays out provisions.
ags-tasks-sealed = { $seat } has chosen two tasks.
ags-tasks-chosen = Your tasks: { $tasks }.
ags-captive-noted = Noted as captive: { $figure }.
ags-task-disclosed = { $seat } discloses: { $task }.
ags-deploys-first = { $seat } places the first model.
ags-deployed = Deployed by { $seat }: { $figure }.
ags-deployed-outside = { $figure } finds no room in the zone and stands as near to it as possible.
ags-item-carried = { $figure } carries the item of { $seat }.

# ---- rounds

ags-round = Round { $round } begins.
ags-tokens-kept = { $seat } has { $count ->
    [one] one token
   *[other] { $count } tokens
} left from earlier rounds.
ags-remaining = { $seat } activates the remaining models.
ags-activations-over = All models have been activated.
ags-initiative-bid = { $seat } puts { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
} into the initiative.
ags-initiative-roll = Initiative, { $seat } with { $figure }: { $dice } – { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
ags-initiative-won = Initiative { $first } : { $second } – { $seat } wins.
ags-initiative-tie = Initiative: { $successes } each, both roll again.
ags-initiative-alone = The initiative goes to { $seat } without a roll.
ags-begins = { $winner } decides: { $seat } makes the first activation.
ags-round-end = End of round { $round }: conditions.
ags-scoring = Round { $round }: victory points.
ags-slaver-leaves = { $figure } leaves the field.
ags-end-proposed = { $seat } proposes to end the conflict.
ags-end-declined = { $seat } plays on.
ags-end-agreed = Both want to end the conflict (round { $round }).
ags-nobody-left = Nobody is left on the field.
ags-final-scoring = Final scoring.
ags-game-over = The conflict is over after round { $round }: { $first } : { $second } VP.
ags-result-points = { $first } : { $second } victory points
ags-result-draw = A draw, { $first } : { $second } victory points

# ---- victory points

ags-vp = { $seat }: { $points } VP for { $goal } (now { $total }).
ags-vp-lost = { $seat }: { $points } VP less for { $goal } (now { $total }).
ags-vp-capped = { $seat }: { $goal } yields no more than { $most } VP.
ags-markers-bound = { $seat } binds to { $goal }: { $markers }.
ags-surveyed = { $seat } surveys { $quarters }.

# ---- tactics

ags-shrine-harmed = { $seat } does { $damage } damage to the shrine; it has { $hp } HP left.
ags-shrine-destroyed = The shrine is destroyed.
ags-interrogated = { $figure } interrogates { $prisoner }.
ags-freed = { $figure } is free, thanks to { $seat }.
ags-not-freed = { $figure } stays captive.
ags-slaver-strikes = { $figure } strikes back: { $target }.
ags-slavers-answer = The slavers answer { $figure }.
ags-prisoner-flees = { $figure }: { $dice } – fled.
ags-prisoner-stays = { $figure }: { $dice } – stays.
ags-beacon-lit = { $seat } lights beacon { $marker }.
ags-beacon-taken = { $seat } takes over beacon { $marker }.
ags-item-laid = { $figure } lays down: { $marker }.
ags-item-dropped = { $figure } leaves behind: { $marker }.
ags-item-handed = { $figure } hands to { $receiver }: { $marker }.
ags-item-picked-up = { $figure } picks up: { $marker }.
ags-item-examined = { $figure } examines: { $marker }.
ags-provisions-taken = { $figure } takes provisions for { $seat }.
ags-provisions-destroyed = The provisions of { $seat } are destroyed.
ags-message-delivered = { $figure } delivers the message of { $seat }.
ags-escort-follows = { $figure } follows { $escort }.
ags-escort-taken = { $figure } escorts { $person } now.
ags-escort-lost = { $figure } has no escort.

# ---- questions

ags-accept-force = Accept a home-made list ({ $people })?
ags-accept-terrain = Play with this terrain ({ $coverage } %, { $balanced ->
    [balanced] balanced
   *[friendly] a friendly game
})?
ags-lay-terrain = Which piece of terrain next ({ $coverage } % so far)?
ags-terrain-turn = Turned by how many degrees, counter-clockwise?
ags-terrain-at = Where does the middle of the piece go?
ags-roll-terrain-roll = Who lays the first piece of terrain
ags-roll-roll-a = Who is player A
ags-roll-deployment-roll = Deployment zones
ags-roll-tactic-roll = Tactic
ags-roll-side-task-roll = Side task { $number }
ags-roll-deploy-roll = Who deploys first
ags-roll-initiative = Initiative with { $figure }
ags-roll-flight = Does { $figure } flee?
ags-tasks = Which two tasks: one of the tactic, and a side task or your own people's task?
ags-disclose = Which of the two tasks do you disclose now?
ags-captive = Which enemy model is noted as captive?
ags-captive-none = Nobody (you have not chosen the task Captive)
ags-provisions = Where do your provisions go?
ags-neutral-at = Where does this figure go: { $figure }?
ags-first-to-deploy = Who places the first model?
ags-first-to-deploy-me = I do
ags-first-to-deploy-you = My opponent
ags-deploy = Which model is deployed?
ags-deploy-at = Where does { $figure } go?
ags-carrier = Which model carries your item?
ags-escort = Who escorts { $person }?
ags-person-at = Where does { $figure } go, beside { $escort }?
ags-take-over = Shall { $figure } take over the escort of { $person }?
ags-initiative-tokens = How many tokens for one more die each ({ $tokens } at hand, { $dice } dice without them)?
ags-initiative-again = Roll all dice again for one token ({ $tokens } at hand)?
ags-first-activation = Who makes the first activation?
ags-first-activation-me = I do
ags-first-activation-you = My opponent
ags-end-early = End the conflict (round { $round })?
ags-survey = Which quarters are surveyed?
ags-survey-markers = With which TT markers?
ags-score-markers = Which TT markers count for { $goal }?
ags-assign-marker = What does { $marker } count for?
ags-disclose-task = Which task is disclosed?

# ---- actions

ags-action-schrein-wuerdigen = Honour the shrine
ags-action-schrein-angreifen = Attack the shrine
ags-action-gefangenen-befragen = Interrogate a prisoner
ags-action-gefangenen-befragen-ohne-vp = Interrogate a prisoner (no VP now)
ags-action-gefangenen-befreien = Free a prisoner
ags-action-leuchtfeuer = Light or take over a beacon
ags-action-gegenstand-ablegen = Lay an item down
ags-action-gegenstand-uebergeben = Hand an item over
ags-action-gegenstand-aufheben = Pick an item up
ags-action-gegenstand-untersuchen = Examine an item
ags-action-proviant-entnehmen = Take provisions
ags-action-proviant-ablegen = Lay provisions down
ags-action-proviant-uebergeben = Hand provisions over
ags-action-proviant-aufheben = Pick provisions up
ags-action-botschaft-ueberbringen = Deliver the message
ags-action-task-offenlegen = Disclose a task
ags-action-ende-vorschlagen = Propose to end the conflict

# ---- names

ags-tactic-0 = no tactic
ags-tactic-1 = The Shrine
ags-tactic-2 = The Interrogation
ags-tactic-3 = The Beacons
ags-tactic-4 = The Unknown Land
ags-tactic-5 = The Exchange
ags-tactic-6 = The Camp
ags-task-hidden = a hidden task
ags-task-schrein-untersuchen = Examine the Shrine
ags-task-schrein-einnehmen = Take the Shrine
ags-task-schrein-vernichten = Destroy the Shrine
ags-task-gefangene-befreien = Free Prisoners
ags-task-rache-ueben = Take Revenge
ags-task-unrecht-ausmerzen = End Injustice
ags-task-uebertritt = Cross Over
ags-task-markierung = Marking
ags-task-ablenkung = Distraction
ags-task-lagersuche = Find a Camp
ags-task-wegmarkierung = Mark the Way
ags-task-allein-unterwegs = Travelling Alone
ags-task-wege-abschneiden = Cut off the Paths
ags-task-attrappe = Decoy
ags-task-habgier = Greed
ags-task-proviant-vernichten = Destroy Provisions
ags-task-proviant-erbeuten = Loot Provisions
ags-task-lager-aufreiben = Crush the Camp
ags-task-eilige-botschaft = Urgent Message
ags-task-falle = Trap
ags-task-gefangener = Captive
ags-task-provokation-vermeiden = Avoid Provocation
ags-task-personenschutz = Escort
ags-task-falsche-faehrte = False Trail
ags-task-einschuechtern = Intimidate
ags-task-kopfgeld = Bounty
ags-task-erstschlag = First Strike
ags-task-kraeftemessen = Test of Strength
ags-task-verdraengen = Drive Out
ags-task-schlaechterfest = Slaughter Feast
ags-task-anspruch-erheben = Stake a Claim
ags-task-magische-kraefte = Magic Powers
ags-task-rohstoffe-abbauen = Mining
ags-task-umzingeln = Surround
ags-task-geisterstunde = Witching Hour
ags-task-zeit-der-knochen = Time of Bones
ags-task-aufforstung = Reforestation
ags-task-ueberleben = Survival
ags-task-eintritt-verboten = No Entry
ags-task-schattenreich = Shadow Realm
ags-task-ab-ins-gemetzel = Into the Fray
ags-task-vergiften = Poison

# ---- refused

ags-refused-players = A conflict has two players, not { $players }.
ags-refused-size = A conflict of size { $size } is too small.
ags-refused-same-people = Both have the same people; that is not agreed on here.
ags-refused-board = The board measures { $width } x { $depth } inches, not 36 x 36.
ags-refused-coverage = { $coverage } % terrain; { $least } to { $most } % are agreed on.
ags-refused-variety = Only { $count } kinds of terrain; at least { $least } are agreed on.
ags-refused-terrain-stop = Only { $coverage } % are covered; from { $least } % on you may stop.
ags-refused-terrain-laid = Whoever lays the terrain in the match begins with an empty table.
ags-refused-terrain-much = More than { $most } % would be covered.
ags-refused-terrain-overlap = { $piece } lies here already.
ags-refused-no-room = There is no room here.
ags-refused-task-mix = One task must be of the tactic, the other a side task or your own people's.
ags-refused-neutral-place = { $figure } must stand elsewhere: at most 6" from the centre, on the right side.
ags-refused-outside-zone = This is not wholly in your own deployment zone.
ags-refused-near-edge = Only { $gap }" to the board's edge; it must be { $least }".
ags-refused-tokens-missing = There are no { $wanted } tokens, only { $tokens }.
ags-refused-initiative-dice = There are never more than { $most } dice; the tokens would be wasted.
ags-refused-end-proposed = You have proposed that in this round already.
ags-refused-end-agreed = The end has been agreed on already.
ags-refused-marker-off-board = The marker would not lie wholly on the board.
ags-refused-marker-impassable = The marker would lie in impassable terrain ({ $piece }).
ags-refused-marker-on-marker = A marker lies here already ({ $marker }).
ags-refused-marker-on-base = A model stands here already ({ $figure }).
ags-refused-not-beside = The spot does not touch { $figure }.
ags-refused-no-free-spot = There is no free spot beside { $figure }.
ags-refused-escorted = { $figure } is escorted and cannot be attacked like this.
ags-refused-own-person = Only the opponent attacks { $figure }.
ags-refused-task-not-held = Only who holds this task may do that: { $task }.
ags-refused-no-contact = That needs contact (0).
ags-refused-own-intentions = { $figure } has Own Intentions.
ags-refused-shrine-destroyed = The shrine is destroyed.
ags-refused-interrogated = You have interrogated { $figure } already.
ags-refused-not-alone = { $other } touches { $figure } as well.
ags-refused-interrogation-wasted = An interrogation would bring no VP now.
ags-refused-carries-nothing = { $figure } carries nothing of the kind.
ags-refused-no-receiver = Nobody who could take it touches { $figure }.
ags-refused-no-enemy-item = { $figure } carries no enemy item.
ags-refused-provisions-taken = You have taken provisions already.
ags-refused-enemy-contact = { $figure } is in contact with an enemy.
ags-refused-message-delivered = The message has been delivered already.
ags-refused-general-gone = The enemy general is no longer there.
