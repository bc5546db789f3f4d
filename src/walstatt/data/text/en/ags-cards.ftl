# ---- what cannot be understood about a card

ags-card-at = line { $line }, column { $column }: { $problem }
ags-card-literal = “{ $word }”
ags-card-not-understood = “{ $found }” cannot be understood here; expected: { $wanted }
ags-card-not-understood-near = “{ $found }” cannot be understood here, perhaps “{ $near }” is meant; expected: { $wanted }
ags-card-missing = something is missing here; expected: { $wanted }
ags-card-want-number = a number
ags-card-want-inches = a distance in inches
ags-card-want-dice = dice and difficulty such as 4/3+
ags-card-want-amount = an amount such as “2”, “W3” or “W6+1”
ags-card-want-change = a change such as DEF+1/#
ags-card-want-mov-change = for MOV a single number such as MOV+1
ags-card-want-positive = a number from 1 on
ags-card-want-quoted = a free text in quotation marks
ags-card-want-chance = a result such as 5+
ags-card-want-price = a price such as 1 LT
ags-card-want-name = a name
ags-card-want-costs = “[Norm]”, “[Spez]” or “[Pass]”
ags-card-want-trigger = a trigger
ags-card-want-while = “solange …”
ags-card-want-circumstance = a circumstance such as “im Nahkampf”
ags-card-want-test = a test such as “ATT 4/3+ vs. DEF” or “gelingt autom.”
ags-card-want-reach = a range such as “Nah (0)” or “Spruch (8)”
ags-card-want-target = a target such as “feindl. Modell”
ags-card-want-fact = “Kontakt”, “Reichweite” or “LoS”
ags-card-want-once = “einmal pro Runde”
ags-card-want-attack-tag = a property of the attack such as “Magischer Schaden”
ags-card-want-effect = an effect
ags-card-want-result = a result such as “Treffer:”
ags-card-want-until = a duration such as “bis zum Ende der Runde”
ags-card-want-on = “Ziel” or “dieses Modell”
ags-card-want-condition = a condition
ags-card-want-tag = a tag
ags-card-want-keyword = a tag or keyword, with a capital
ags-card-want-card = the name of a card
ags-card-want-field = a field of the card such as “HP 5”, “Tags:” or an ability
ags-card-want-value = a value such as “HP 5” or “DEF 4/4+”
ags-card-want-base = S, M or L
ags-card-want-limit = a number or –
ags-card-want-people = a people
ags-card-want-class = “Anführer” or “Gefolge”
ags-card-want-bonus = a bonus such as “ATT+1/#” or “Nah (2)”
ags-card-twice-trigger = a second trigger
ags-card-twice-conditions = a second “solange”
ags-card-twice-test = a second test
ags-card-twice-price = a second price
ags-card-twice-kind = a second range
ags-card-twice-area = a second Area
ags-card-twice-target = a second target
ags-card-twice-once = “einmal pro …” stands twice
ags-card-twice-field = “{ $field }” stands twice on the card
ags-card-price-in-name = the price stands behind the dash with test, range and target: “- …, 1 LT, …”
ags-card-test-in-name = between name and test stands a dash: “[Norm] Hieb - ATT 4/3+ vs. DEF, …”
ags-card-twice-ability = an ability called “{ $name }” stands twice on the card
ags-card-twice-tag = “{ $tag }” stands twice on the card
ags-card-lacks-test = the ability lacks its test (or “gelingt autom.”)
ags-card-lacks-target = the ability lacks its target
ags-card-costs = [Pass] cannot be combined with other actions
ags-card-not-passive = triggers and “solange” are for [Pass] only
ags-card-lacks-trigger = this [Pass] lacks a trigger; without one only changes of values, tags and cover hold
ags-card-lacks-range = “in Reichweite” asks for a range such as “Spruch (8)”
ags-card-lasts-not = only changes of values, tags and cover have a duration
ags-card-holds-always = a passive ability without a trigger always holds: without test, price, result, roll and duration
ags-card-lacks = the card lacks: { $fields }
ags-card-out-of-bounds = { $field } is { $value }, allowed is { $least } to { $most }
ags-card-difficulty = { $field } is { $value }+, allowed is 3+ to 5+
ags-card-at-least = { $field } must be at least { $least }
ags-card-no-name = the card begins with its name, after a slash the English one

# ---- fields

ags-field-people = people
ags-field-name = name
ags-field-leader = class
ags-field-limit = limit
ags-field-cost = cost
ags-field-base = BS
ags-field-hp = HP
ags-field-mov = MOV
ags-field-defence = DEF
ags-field-will = WIL
ags-field-att = ATT
ags-field-tags = tags
ags-field-keywords = keywords
ags-field-shadow = shadow
ags-field-reach = “Nah”

ags-leader = leader
ags-follower = follower

ags-card-light-and-shadow = “Licht und Schatten” and the line “Schatten:” belong together
ags-card-bonus-without-mob = only a model with the tag Mob has a bonus in a mob
ags-card-base = { $diameter } mm is no base of size { $size }

# ---- peoples

ags-people-ritter = Knights of the Kingdom
ags-people-orden = Order of the Kingdom
ags-people-steamers = Steamers
ags-people-kleines-volk = Little People
ags-people-fluesterer = Whisperers
ags-people-laeufer = Runners
ags-people-waechter = Guardians
ags-people-riesen = Giants
ags-people-schwarm = Swarm
ags-people-schatten = Shadows
ags-people-horde = Horde
ags-people-wusler = Scurriers

# ---- roster files

ags-roster-card = column { $column }: { $problem }
ags-roster-duplicate-key = The key “{ $key }” exists already.
ags-roster-name-twice = Two cards have the name “{ $name }”.
ags-roster-other-people = { $name } does not belong to the people “{ $people }”.
ags-roster-summons-unknown = { $ability } summons “{ $card }”, but there is no summoned card of this name{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
ags-roster-free-text = { $ability } contains free text; players interpret it themselves.
ags-roster-unknown-card = There is no card “{ $card }”{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
ags-roster-general-not-hired = The general “{ $card }” is not among the models.
ags-undefined-drill = Cards have the tag Army, but none defines the ability { $ability }; it has no effect.
ags-undefined-keyword = { $ability } means models with “{ $word }”, but no card has this keyword{ $nearest ->
    [none] .
   *[other] ; perhaps “{ $nearest }” is meant.
}
ags-mob-elsewhere = Only the Little People form mobs; on cards of other peoples Mob has no effect.
ags-undefined-mob = Cards have the tag Mob, but a base profile of the mob is missing; in a mob each model keeps its own values.

# ---- hiring

ags-refused-unknown-card = There is no card “{ $card }” here; there are { $known }.
ags-refused-unknown-people = There is no people “{ $people }”.
ags-refused-unknown-force = There is no force “{ $force }” here; there are { $known }.
ags-refused-kingdom-lists = { $name } does not belong to the people “{ $people }”. The two lists of the kingdom mix only where that reading was chosen among the rulings before the match.
ags-refused-other-people = { $name } does not belong to the people “{ $people }”.
ags-refused-summoned = { $name } is summoned and cannot be hired.
ags-refused-limit = { $name } may be hired at most { $limit } times, not { $number } times.
ags-refused-same-names = Two models have the same name.
ags-refused-no-leader = The force has no leader.
ags-refused-no-general = No leader has been named general.
ags-refused-general-no-leader = { $model } is no leader of this force and cannot be general.
ags-refused-too-dear = The force costs { $cost }, agreed are at most { $size }.
ags-refused-shipped-cards = Agreed are only cards that the players enter themselves.
ags-hint-number = { $number } models are unusual; { $few } to { $many } are usual.

# ---- sheets and lists

ags-general = General
ags-sheet-cost = { $cost } hire points
ags-paper-ability = Ability
ags-paper-action = Action
ags-paper-head = Test, range, target
ags-paper-effect = Effect
ags-paper-copies = { $number }× { $name }
ags-refused-two-generals = Only one leader can be general.
ags-roster-in-order = in order, { $cards } cards, { $forces } ready-made forces
ags-roster-list-force = { $key }: { $name }, { $cost } of { $size } hire points, { $models } models
ags-roster-card-bounds = The card names too large a number or too many words: { $place }.
