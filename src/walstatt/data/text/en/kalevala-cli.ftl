cli-about-kalevala = Found a world of Kalevala, play it alone or lead it
cli-kalevala-usage = Usage: walstatt kalevala ACTION …
cli-kalevala-usage-more =
    “walstatt kalevala ACTION --help” explains one of them. Phases are called as in the game: 271.1 is phase 1 of great round 271.
    Typed dice, late papers, forks and opening a phase again: “walstatt world --help”; both work on the same worlds.
cli-kalevala-about-new = found a world, from a seed or on a map of your own
cli-kalevala-about-move-in = let a running world move in: a map, and a text file for each realm
cli-kalevala-about-status = who has handed in, until when, and what waits for a decision
cli-kalevala-about-template = the paper for the next phase with everything filled in that stays the same
cli-kalevala-about-check = check a paper: what each line does, treasuries, list, upkeep, limits, mistakes
cli-kalevala-about-hand-in = hand a paper in; a world that leads itself runs and publishes at once
cli-kalevala-about-run = run the phase without publishing it
cli-kalevala-about-decisions = what waits for the game master’s decision
cli-kalevala-about-decide = decide something otherwise than by default
cli-kalevala-about-act = a free act of the game master
cli-kalevala-about-publish = publish the phase; every realm gets its report
cli-kalevala-about-correct = run a published phase again and send corrections
cli-kalevala-about-report = read a realm’s report
cli-kalevala-about-map = the map as SVG, with --json as a map file, with --tiled for the Tiled editor
cli-kalevala-about-account = players’ accounts: balances, statements, deposits, refunds
cli-kalevala-about-request = rulers’ requests, and answers to them
cli-kalevala-word-world = WORLD
cli-kalevala-word-realm = REALM
cli-kalevala-word-paper = PAPER
cli-kalevala-word-map = MAP
cli-kalevala-word-files = FILE
cli-kalevala-word-about = ABOUT
cli-kalevala-word-value = VALUE
cli-kalevala-word-kind = KIND
cli-kalevala-word-details = DETAIL=VALUE
cli-kalevala-word-number = NUMBER
cli-kalevala-help-world = name or id of the world
cli-kalevala-help-realm = name of the ruler
cli-kalevala-help-paper = a text file, or - for standard input
cli-kalevala-help-map = a map file (docs/kalevala/maps.md)
cli-kalevala-help-files = the text file of each realm (docs/kalevala/moving-in.md)
cli-kalevala-help-about = what is decided, as “decisions” calls it
cli-kalevala-help-value = true, false, a number, a word, or JSON
cli-kalevala-help-kind = kind of the act, see below
cli-kalevala-help-details = its details, such as place=2A+10 what="5LB, 10RE"
cli-kalevala-help-number = number of a request
cli-kalevala-option-solo = you rule this realm, robots rule all others, and the phase is published as soon as you hand in
cli-kalevala-option-seed = any words; the same words make the same map (otherwise the name of the world)
cli-kalevala-option-realms = number of realms
cli-kalevala-option-size = number of large fields, 20 to 5000
cli-kalevala-option-sea = share of the sea in percent, 10 to 80
cli-kalevala-option-splinters = number of splinters, 0 to 24
cli-kalevala-option-names = names of rulers, separated by commas
cli-kalevala-option-robots = realms for which the program writes papers
cli-kalevala-option-people = core troops of a realm, then its culture goods
cli-kalevala-option-place = where a realm begins: the large field of its capital, then others
cli-kalevala-option-at = date of the first phase, such as 270.1
cli-kalevala-option-map = a map file in the place of the generator, of this program or of Tiled; several are one map, such as one for each plane
cli-kalevala-option-battles = how battles are settled: by hand, by one roll for each side (quick), on hexes by the order sheets (fought)
cli-kalevala-option-by-post = papers and reports go by post: enclosures are called to mind
cli-kalevala-option-accounts = keep accounts with fees and postage
cli-kalevala-option-reading = another reading of a ruling, such as kalevala.r.9.unleserlich=1
cli-kalevala-option-deadline = deadline for papers
cli-kalevala-option-postmark = day of the postmark; otherwise now
cli-kalevala-option-strike = take it although there are mistakes: faulty lines are struck, the rest counts
cli-kalevala-option-phase = the phase, such as 271.1; otherwise the open one (of reports: the last published one)
cli-kalevala-option-json = as JSON
cli-kalevala-option-format = form of the report: text, html, json or pdf
cli-kalevala-option-large = in large print
cli-kalevala-option-corrections = only the sheets of corrections to this phase
cli-kalevala-option-output = write to this new file instead of standard output
cli-kalevala-option-realm = the realm; not needed if the paper comes from a template or you play alone
cli-kalevala-option-all = also what has been decided
cli-kalevala-option-note = a note for the game master alone
cli-kalevala-option-words-to-realms = words to those whom it concerns
cli-kalevala-option-compare = only show what it would change, realm by realm
cli-kalevala-option-try = only show it, write nothing
cli-kalevala-option-by-list = where list and fields differ the list prevails, instead of refusing
cli-kalevala-option-field = one large field with its small fields, such as 2U+15
cli-kalevala-option-tiled = this plane as a map for the Tiled editor; with --output the picture of the tiles is put beside it
cli-kalevala-option-pay-in = enter a deposit
cli-kalevala-option-refund = pay back what is left
cli-kalevala-option-granted = grant the request
cli-kalevala-option-declined = decline the request
cli-kalevala-option-done = the request is dealt with
cli-kalevala-option-fields = small fields of a granted canal, separated by commas
cli-kalevala-option-data = folder of the database
cli-kalevala-option-database = address of a PostgreSQL database instead
cli-kalevala-no-action = There is no “{ $given }” here. There are: { $known }
cli-kalevala-no-action-near = There is no “{ $given }” here. Did you mean “{ $near }”?
cli-kalevala-other-game = “{ $name }” is no world of Kalevala but of { $game }.
cli-kalevala-no-phase = This world has no phase “{ $given }”. Known are: { $known }
cli-kalevala-which-phase = Which phase? Say it with --phase GR.PHASE, such as 270.1.
cli-kalevala-no-realm = There is no realm “{ $given }”. There are: { $known }
cli-kalevala-no-realm-near = There is no realm “{ $given }”. Did you mean “{ $near }”?
cli-kalevala-whose = Whose paper is it? Say it with --realm NAME. There are: { $known }
cli-kalevala-date = { $name }: { $date } is open.
cli-kalevala-solo = You rule { $realm }. Next: walstatt kalevala template { $name } { $realm } --output paper.txt
cli-kalevala-draft = The paper of { $realm } is kept as a draft, not handed in. Mend it, or let the faulty lines be struck with --strike.
cli-kalevala-no-corrections = { $realm } was sent no corrections to { $date }.
cli-kalevala-counts-as-missing = It has mistakes: if no better one comes it counts as missing, unless the game master strikes the faulty lines: walstatt kalevala decide { $world } judgement/{ $realm } true
cli-kalevala-lines-refused = It has mistakes: if no better one comes, lines that cannot be carried out are refused; the others count.
cli-kalevala-lines-struck = It has mistakes: the faulty lines are struck, the others count.
cli-kalevala-paper-faulty = handed in, with mistakes; counts as missing unless decided otherwise
cli-kalevala-paper-robot = ruled by the program
cli-kalevala-to-decide = { $count ->
    [0] Nothing waits for a decision.
    [one] One decision is open (walstatt kalevala decisions).
    *[other] { $count } decisions are open (walstatt kalevala decisions).
}
cli-kalevala-nothing-to-decide = Nothing waits for a decision.
cli-kalevala-waiting = This waits for an outcome by hand (walstatt kalevala battlefield { $world }):
cli-kalevala-chosen = { "    " }→ { $chosen } ({ $how }); possible: { $options }
cli-kalevala-detail = “{ $given }” is no detail such as place=2A+10, nor a JSON object.
cli-kalevala-not-published = { $date } is not published yet; there is nothing to correct.
cli-kalevala-corrected = { $date }: corrections for { $realms }
cli-kalevala-unchanged = { $date }: nothing changes for anybody.
cli-kalevala-same = Nothing changes for anybody.
cli-kalevala-no-report = { $realm } has no report on this phase.
cli-kalevala-no-plane = There is no large field to be shown on plane { $plane }.
cli-kalevala-exists = { $file } is there already and is not overwritten.
cli-kalevala-unwritable = { $file } cannot be written ({ $reason })
cli-kalevala-no-accounts = This world keeps no accounts.
cli-kalevala-whose-account = Whose account? Name the realm.
cli-kalevala-balance = { $realm }: { $amount }
cli-kalevala-entry = { "    " }{ $date } { $why ->
    [entry] entry fee
    [round] fee of the great round
    [postage] return postage
    [express] express letters
    [deposit] deposit
    [refund] refund
    [carried] brought forward
    *[other] { $why }
}: { $amount }
cli-kalevala-request = { $number }. { $realm }: { $title } – { $state }
cli-kalevala-request-open = open
cli-kalevala-request-granted = granted
cli-kalevala-request-declined = declined
cli-kalevala-request-done = done
cli-kalevala-request-number = “{ $given }” is no number of a request.
cli-kalevala-one-answer = One answer to one request: give its number and --granted, --declined or --done.
cli-kalevala-realms = { $least } to { $most } realms are possible here.
cli-kalevala-by-ruler = “--{ $option } { $given }” is not like NAME=…, with commas between. Rulers are: { $known }
cli-kalevala-reading = “{ $given }” is not like kalevala.r.9.unleserlich=1.
cli-kalevala-moved = { $realm }: { $provinces } provinces, { $re } RE
cli-kalevala-not-moved = Nothing was founded.
cli-kalevala-settled = (settled by the list)

kalevala-refused-no-ruling = There is no ruling “{ $ruling }”.
kalevala-refused-no-reading = { $most ->
    [0] { $ruling } has no other reading.
   *[other] { $ruling } has readings 0 (the default) to { $most }.
}
kalevala-money = { $whole }.{ $rest }
