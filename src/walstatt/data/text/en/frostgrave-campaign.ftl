# Campaigns of Schnellreferenz.

# items
frostgrave-weapon-heiltrank = healing potion
frostgrave-weapon-eisentrank = iron potion
frostgrave-weapon-windtrank = wind potion
frostgrave-weapon-eisdorn = ice thorn
frostgrave-weapon-runenklinge = rune blade
frostgrave-weapon-fernbogen = far bow
frostgrave-weapon-schuppenmantel = scale cloak
frostgrave-weapon-wanderstiefel = wanderer’s boots
frostgrave-weapon-willensamulett = amulet of will
frostgrave-weapon-zauberring = ring of magic
frostgrave-weapon-zauberbuch = grimoire
frostgrave-weapon-edelstein = gem

# in a game
frostgrave-action-drink = drink a potion
frostgrave-potion = Which potion does { $figure } drink?
frostgrave-drinks = { $figure } drinks: { $item }.
frostgrave-refused-no-potion = { $figure } has no potion left.
frostgrave-condition-potion = a potion is at work
frostgrave-condition-potion-sign = P

# wounds
frostgrave-wound-steifes-knie = stiff knee (Movement -1)
frostgrave-wound-lahmer-arm = lame arm (Fight -1)
frostgrave-wound-truebes-auge = dim eye (Shoot -1)
frostgrave-wound-alptraeume = nightmares (Will -1)
frostgrave-wound-frostbrand = frost burn (Health -1)

# rolls
frostgrave-roll-campaign-survival = Does { $name } survive?
frostgrave-roll-campaign-wound = Which wound stays with { $name }?
frostgrave-roll-campaign-treasure = What is in treasure { $number }?

# questions
frostgrave-campaign-level = { $name } reaches level { $level }. What do you take?
frostgrave-campaign-level-fight = Fight +1
frostgrave-campaign-level-shoot = Shoot +1
frostgrave-campaign-level-will = Will +1
frostgrave-campaign-level-health = Health +1
frostgrave-campaign-level-spell = practise a spell (1 less needed)
frostgrave-campaign-level-new_spell = learn a new spell
frostgrave-campaign-spell = Which spell does { $name } practise?
frostgrave-campaign-learn = Which spell does { $name } learn?
frostgrave-campaign-market = What do you do between games? You have { $crowns } crowns.
frostgrave-campaign-market-hire = hire a soldier
frostgrave-campaign-market-dismiss = dismiss a soldier
frostgrave-campaign-market-apprentice = take a new apprentice
frostgrave-campaign-market-heal = care for somebody
frostgrave-campaign-market-cure = cure a lasting wound
frostgrave-campaign-market-buy = buy something
frostgrave-campaign-market-sell = sell something
frostgrave-campaign-market-give = hand something out from the vault
frostgrave-campaign-market-take = put something into the vault
frostgrave-campaign-market-gear = change weapons of wizard and apprentice
frostgrave-campaign-market-read = read a grimoire
frostgrave-campaign-market-rest = let a game pass
frostgrave-campaign-market-done = done
frostgrave-campaign-hire = Whom do you hire? You have { $crowns } crowns.
frostgrave-campaign-dismiss = Whom do you dismiss?
frostgrave-campaign-heal = Whom do you care for?
frostgrave-campaign-cure = Which wound is cured?
frostgrave-campaign-buy = What do you buy? You have { $crowns } crowns.
frostgrave-campaign-sell = What do you sell?
frostgrave-campaign-item = What do you hand out?
frostgrave-campaign-bearer = Who gets the { $item }?
frostgrave-campaign-take = What goes into the vault?
frostgrave-campaign-gear = Which weapon changes?
frostgrave-campaign-back-option = back
frostgrave-campaign-price = { $name } ({ $price } crowns)
frostgrave-campaign-soldier = { $name }, { $kind }
frostgrave-campaign-of = { $name }: { $what }
frostgrave-campaign-takes-up = { $name } takes: { $item }
frostgrave-campaign-lays-down = { $name } lays down: { $item }
frostgrave-campaign-spell-number = { $name } ({ $number })

# events
frostgrave-campaign-used-up = { $name } drank: { $item }. The potion is used up.
frostgrave-campaign-back = { $name } missed this game and is back.
frostgrave-survival-dead = { $name } is dead (roll { $dice }).
frostgrave-survival-wound = { $name } survives with a lasting wound (roll { $dice }).
frostgrave-survival-misses = { $name } is badly hurt and misses the next game (roll { $dice }).
frostgrave-survival-fit = { $name } recovers (roll { $dice }).
frostgrave-campaign-wounded = { $name } keeps: { $wound } (roll { $dice }).
frostgrave-campaign-heir = { $name } leads the band from now on.
frostgrave-campaign-no-experience = { $name } did not lead the game and gains no experience.
frostgrave-campaign-experience = { $reason }: { $points } experience.
frostgrave-campaign-most-experience = { $total } experience would be too much: no game gives more than { $most }.
frostgrave-campaign-learned = { $name } gains { $points } experience and now has { $total }.
frostgrave-lesson-treasure = { $number ->
    [one] One treasure secured
   *[other] { $number } treasures secured
}
frostgrave-lesson-cast = { $number ->
    [one] One spell that succeeded
   *[other] { $number } spells that succeeded
}
frostgrave-lesson-helped = { $number ->
    [one] One spell of the apprentice
   *[other] { $number } spells of the apprentice
}
frostgrave-lesson-soldier = { $number ->
    [one] One soldier out of action
   *[other] { $number } soldiers out of action
}
frostgrave-lesson-apprentice = { $number ->
    [one] One apprentice out of action
   *[other] { $number } apprentices out of action
}
frostgrave-lesson-wizard = { $number ->
    [one] One wizard out of action
   *[other] { $number } wizards out of action
}
frostgrave-lesson-won = { $number ->
    [one] The victory
   *[other] { $number } victories
}
frostgrave-campaign-improves = { $name }: { $value } +1.
frostgrave-campaign-spell-improved = { $name } needs 1 less for { $spell } from now on.
frostgrave-campaign-spell-learned = { $name } learns { $spell }.
frostgrave-campaign-finds-crowns = Treasure { $number } (roll { $dice }): { $crowns } crowns.
frostgrave-campaign-finds-item = Treasure { $number } (roll { $dice }): { $item }.
frostgrave-campaign-pay = The patron pays { $crowns } crowns, that makes { $total }.
frostgrave-campaign-hired = { $name } ({ $kind }) joins for { $price } crowns.
frostgrave-campaign-dismissed = { $name } leaves the band.
frostgrave-campaign-apprentice = { $name } becomes the apprentice for { $price } crowns.
frostgrave-campaign-healed = { $name } is nursed back to health for { $price } crowns.
frostgrave-campaign-cured = { $name } is cured for { $price } crowns: { $wound }.
frostgrave-campaign-rests = The band lets a game pass; all are back.
frostgrave-campaign-bought = Bought: { $item } for { $price } crowns.
frostgrave-campaign-sold = Sold: { $item } for { $price } crowns.
frostgrave-campaign-given = { $name } gets: { $item }.
frostgrave-campaign-taken = { $name } hands over: { $item }.
frostgrave-campaign-arms = { $name } takes: { $item }.
frostgrave-campaign-disarms = { $name } lays down: { $item }.
frostgrave-campaign-done = The band is ready for the next game, { $crowns } crowns are left.
frostgrave-campaign-over = The band has { $crowns } crowns.

# refusals
frostgrave-refused-campaign-only = { $band } is a campaign band and plays in campaign games only.
frostgrave-refused-no-caster-fit = Neither wizard nor apprentice of { $band } can play. Care for one of them or let a game pass.
frostgrave-refused-not-its-sheet = { $band } does not take the field as its sheet says.
frostgrave-refused-match-runs = This game is not over yet.
frostgrave-refused-no-sheet = No campaign band has played in this seat.
frostgrave-refused-other-sheet = The sheet of { $band } is not the one that this game began with any more. Perhaps the game has been carried over already.
frostgrave-refused-crowns = That costs { $price } crowns, the band has { $crowns }.
frostgrave-refused-band-full = A band has at most { $most } soldiers.
frostgrave-refused-nobody-there = The band has no soldiers.
frostgrave-refused-has-apprentice = The band has an apprentice already: { $name }.
frostgrave-refused-all-fit = Nobody has to sit out.
frostgrave-refused-no-wounds = Nobody has a lasting wound.
frostgrave-refused-no-rest = Wizard or apprentice can play; then no game is let pass.
frostgrave-refused-not-for-sale = The { $item } cannot be bought, only found.
frostgrave-refused-empty-vault = The vault is empty.
frostgrave-refused-nothing-to-give = There is nothing in the vault that somebody can bear.
frostgrave-refused-nobody-can = Nobody can bear the { $item }.
frostgrave-refused-nobody-bears = Nobody bears an item.
frostgrave-refused-bears-already = { $name } bears something already: { $item }.
frostgrave-refused-for-the-vault = The { $item } stays in the vault.
frostgrave-refused-animal-bears = { $name } is an animal and bears nothing.
frostgrave-refused-for-casters = Only wizard and apprentice bear the { $item }.
frostgrave-refused-twice-the-same = { $name } does not bear the same thing twice: { $item }.
frostgrave-refused-no-book = There is no grimoire in the vault.
frostgrave-refused-no-spell-to-improve = All spells have been practised { $most } times already.
frostgrave-refused-no-spell-to-learn = There is no spell left for the band to learn.
frostgrave-refused-improved-enough = { $value } has been improved { $most } times already.

# mistakes in a sheet
frostgrave-band-version = The program does not know this version of the sheet ({ $given }), only { $known }.
frostgrave-band-result = A game is won, lost or drawn, not { $given }.
frostgrave-band-no-name = A name is missing here.
frostgrave-band-debts = A band has no debts: { $crowns } crowns.
frostgrave-band-unknown-school = There is no school { $given }. There are: { $known }.
frostgrave-band-unknown-item = There is no item { $item }. There are: { $known }.
frostgrave-band-unknown-wound = There is no wound { $given }. There are: { $known }.
frostgrave-band-unknown-soldier = There is no soldier { $given }. There are: { $known }.
frostgrave-band-same-name = Two in the band are called { $name }.
frostgrave-band-level = { $experience } points of experience are not enough for level { $level }.
frostgrave-band-improved = { $value } cannot have been improved { $times } times, at most { $most }.
frostgrave-band-learned = { $learned } improvements are more than level { $level } allows.
frostgrave-band-same-spell = The spell { $spell } is on the sheet twice.
frostgrave-band-better = A spell has been practised 0 to { $most } times, not { $given }.
frostgrave-band-few-spells = { $found } spells are too few, every band knows { $least }.

# the sheet in words
frostgrave-sheet-head = { $name } – { $school }
frostgrave-sheet-no-school = without a school
frostgrave-sheet-wealth = { $crowns } crowns, level { $level }, experience { $experience } (next level at { $next }), games: { $games }
frostgrave-sheet-misses = misses the next game
frostgrave-sheet-spells = Spells: { $spells }
frostgrave-sheet-vault = Vault: { $items }
frostgrave-sheet-game = { $number }. against { $opponent }: { $result }, treasures { $treasures }, crowns { $crowns }, experience { $experience }.
frostgrave-sheet-game-short = Game { $number }
frostgrave-sheet-found = Found: { $items }.
frostgrave-sheet-lost = Fallen: { $names }.
frostgrave-sheet-crowns = { $crowns } crowns
frostgrave-sheet-people = { $school }, level { $level }, experience { $experience }
frostgrave-result-won = won
frostgrave-result-lost = lost
frostgrave-result-drawn = drawn

# the command
cli-about-campaign = Keep a campaign with a wizard's warband (Schnellreferenz)
cli-campaign-about-new = make a new sheet
cli-campaign-about-show = show a sheet or print it
cli-campaign-about-check = check sheets
cli-campaign-about-offers = schools, soldiers and wares with prices
cli-campaign-about-play = play a campaign game and carry it over at once
cli-campaign-about-after = carry over a saved game that is over
cli-campaign-about-hire = hire soldiers
cli-campaign-about-dismiss = dismiss soldiers
cli-campaign-about-spend = go to the market
cli-campaign-about-rename = rename somebody
cli-campaign-about-schema = JSON schema of sheets
cli-campaign-usage-new = Like this: walstatt campaign new BAND.toml --school eisweber --soldiers schildknecht,raufbold
cli-campaign-usage-show = Like this: walstatt campaign show BAND.toml
cli-campaign-usage-check = Like this: walstatt campaign check BAND.toml …
cli-campaign-usage-offers = Like this: walstatt campaign offers
cli-campaign-usage-play = Like this: walstatt campaign play BAND.toml --against OTHER.toml
cli-campaign-usage-after = Like this: walstatt campaign after BAND.toml GAME.json
cli-campaign-usage-hire = Like this: walstatt campaign hire BAND.toml raufbold …
cli-campaign-usage-dismiss = Like this: walstatt campaign dismiss BAND.toml NAME …
cli-campaign-usage-spend = Like this: walstatt campaign spend BAND.toml, or with answers: … buy heiltrank give heiltrank Alrun
cli-campaign-usage-rename = Like this: walstatt campaign rename BAND.toml OLD NEW
cli-campaign-usage-schema = Like this: walstatt campaign schema
cli-campaign-words = the file with the sheet, and more as the command needs it
cli-campaign-name = name of the new band
cli-campaign-school = school of the wizard; without it the twelve common spells
cli-campaign-wizard = name of the wizard
cli-campaign-apprentice = name of the apprentice
cli-campaign-spells = six spells
cli-campaign-soldiers = soldiers for at most 300 crowns together
cli-campaign-against = opponent: another sheet or a ready-made warband
cli-campaign-opponent = who plays the opponent
cli-campaign-unchanged = The sheet is unchanged.
cli-campaign-not-whole = The written sheet could not be read; the old one is unchanged.
cli-campaign-not-written = The sheet could not be written: { $reason }
cli-campaign-exists = { $file } exists already.
cli-campaign-written = Written: { $file }
cli-campaign-in-order = { $name } is in order.
cli-campaign-schools = Schools
cli-campaign-soldiers-for-hire = Soldiers
cli-campaign-wares = Always for sale
cli-campaign-same-sheet = A band cannot play against itself.
cli-campaign-no-opponent = { $given } is neither a sheet (.toml) nor a ready-made warband. There are: { $known }.
cli-campaign-resume = Go on with: walstatt play --resume { $file }, then: walstatt campaign after { $sheet } { $file }
cli-campaign-other-game = That is a game of { $game }.
cli-campaign-after = After the game: { $name }
cli-campaign-kept = Sheet written: { $file }, record: { $log }
cli-campaign-nobody = Nobody is called { $name }.
cli-campaign-renamed = { $old } is now called { $new }.
cli-campaign-more-words = One more answer is needed: { $question }
cli-campaign-help = Type a number or the beginning of an answer. Also: sheet, rule, undo, quit (the sheet stays unchanged then).

# the server
server-band-busy = { $name } is still out: first finish the game and what follows from it.
server-band-not-over = The game of { $name } is not over yet.
server-band-idle = { $name } has nothing to do just now.
server-band-outpaced = The sheet has changed meanwhile. Load the page again.
server-bad-sheet = Line { $line } of the sheet: { $problem }
server-no-campaign = This game knows no campaign.
server-too-many-bands = More than { $most } bands cannot be kept; delete one first.

# giving up
frostgrave-campaign-surrender = The opponent has given up: { $number ->
    [one] one carried treasure counts
   *[other] { $number } carried treasures count
} as secured.
