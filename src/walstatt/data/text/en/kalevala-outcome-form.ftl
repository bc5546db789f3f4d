# What the entries of the form for the outcome of a battle mean; each stands before its entry.
kalevala-form-stands = What is left, by party and place, booty among it. Whoever is missing is dead. Example: { $example }
kalevala-form-owners = Who has places now that changed hands; he has a warrior there. Example: { $example }
kalevala-form-parts = Places in which enemies both stay: by owner the small fields, each once. Example: { $example }
kalevala-form-fled = Who fled, and to which own land beside the field: people and animals, no more animals than people. Example: { $example }
kalevala-form-captured = By captor, then by the loser: what changed hands; it also stands in “stands” of the captor. Example: { $example }
kalevala-form-dead = May stay empty: the dead follow from the rest. Example: { $example }
kalevala-form-enslaved = By captor who came for slaves: how many of the dead he beat in close combat. Example: { $example }
kalevala-form-freed = By owner: how many slaves lost their guards during the battle and ran away or helped somebody. Example: { $example }
kalevala-form-helpers = By liberator and place: how many of these slaves helped him and live. Example: { $example }
kalevala-form-plundered = By place whose trade centre was plundered: by whom. The program adds the loot. Example: { $example }
kalevala-form-goods = By plundered place: goods of its people in the place of RE. Example: { $example }
kalevala-form-razed = Places whose trade centre was razed. Example: { $example }
kalevala-form-rounds = How many rounds of battle were fought, 12 at most. Example: { $example }
kalevala-form-uncovered = Camouflaged groups that the battle has touched: found, left, dead, taken, RE spent on deeds. Of all others nobody hears. Example: { $example }
kalevala-form-words = The story for all reports, in your words. Example: { $example }
