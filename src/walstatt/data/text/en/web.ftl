# The pages in the browser.

web-title = Walstatt
web-title-turn = ● Your turn – Walstatt
web-skip = To the content
web-nav = Pages
web-nav-lobby = Play
web-nav-armies = Armies
web-nav-about = About Walstatt
web-language = Language
web-theme-lamplight = Lamplight
web-theme-parchment = Parchment
web-loading = One moment …
web-unreachable = The server does not answer.
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-back = Back
web-copy = Copy
web-copied = Copied
web-search = Search
web-of = of
web-all = All
web-none = None
web-yes = Yes
web-no = No
web-unknown-stage = This version of the page cannot show the stage “{ $stage }”. Load it again; if that does not help, the program on the server is newer, or the game lacks a part.
web-nowhere = There is nothing here
web-nowhere-about = No page has this address.

# ---- Who is there

web-who = Who are you?
web-way-guest = As a guest
web-way-login = Log in
web-way-register = New account
web-enter-guest = Come in
web-enter-login = Log in
web-enter-register = Create account
web-name = Name
web-password = Password
web-wrong-login = Wrong name or password.
web-hello = Welcome, { $name }
web-guest-note = You are here as a guest: your matches and armies belong to this browser.
web-guest-keep = Make it an account
web-guest-keep-about = Choose a password; you may change the name. Your matches and armies stay, and you can reach them from any device.
web-guest-leave-about = A guest cannot come back. Once you have logged out this is lost: { $goods }. With an account you keep everything.
web-goods-matches = { $count ->
    [one] a running match
   *[other] { $count } running matches
}
web-goods-armies = { $count ->
    [one] an army
   *[other] { $count } armies
}
web-goods-bands = { $count ->
    [one] a band
   *[other] { $count } bands
}
web-guest-leave-sure = Log out all the same
web-guest-stay = Stay
web-leave = Log out
web-delete-account = Delete account
web-delete-account-about = The account and your armies go away; matches that were played stay, without your name.
web-delete-account-sure = Delete for good
web-name-first = A name is all it takes.

# ---- Entrance

web-lobby-welcome = Skirmishes, battles and whole realms: the program measures, rolls, counts and explains every rule while you play – on the screen or at a real table.
web-lobby-play = Play
web-lobby-first = First steps
web-lobby-first-about = A guided game of ten minutes; no knowledge needed.
web-lobby-new = New game
web-lobby-new-about = Against the computer, against somebody with a link, or two at one device.
web-lobby-armies = Build armies
web-lobby-armies-about = Put lists together, check, share and print them.
web-lobby-mine = My matches
web-lobby-none = None yet. The first steps take ten minutes.
web-lobby-watch = Watch and replay
web-link = Link to a match, an invitation or a replay
web-open-link = Open
web-match = Match
web-match-draw = A draw
web-match-won = { $name } has won
web-match-my-turn = It is your turn
web-match-open = Nobody has joined yet
web-match-waiting = Asked: { $names }

# ---- First steps

web-first = First steps
web-first-about = You lead a small band against an opponent without a plan. Every kind of question is explained once, when it comes up for the first time. The guide can be left at any time.
web-first-go = Here we go

# ---- New game

web-create = New game
web-create-game = Which game?
web-create-size = Size
web-create-limits = Limits of army building hold
web-create-opponent = Against whom?
web-create-private = Watching only with a link
web-create-armies = Which armies?
web-create-no-army = There is no army of this size yet: build one of your own or choose another size.
web-create-own = Rather a list of your own?
web-create-dice = Who rolls, who measures?
web-create-table = The table
web-create-scenario-table = This table belongs to the scenario.
web-create-go = Begin
web-not-yet = Not playable yet: { $games }
web-opponent = The other side
web-opponent-bot = Computer
web-opponent-bot-about = Plays at once, at any time of day.
web-opponent-link = Somebody with a link
web-opponent-link-about = You get a link to pass on.
web-opponent-hotseat = Two at one device
web-opponent-hotseat-about = You hand each other mouse or phone.
web-opponent-here = Somebody at this device
web-seat = Side { $number }
web-bot-level = How strong?
web-bot-random = Easy – without a plan
web-bot-captain = Medium – the captain
web-bot-commander = By the book – the order sheet
web-name-of = Name of side { $number }
web-army-of = Army of { $name }
web-dice-box = The program
web-dice-box-about = The dice are sealed before the game and can be checked.
web-dice-people = Real dice
web-dice-people-about = You roll yourselves and tap the faces.
web-real-table = Real table
web-real-table-about = You roll and measure yourselves, the program is the referee.
web-table-seed = Laid from the number { $seed }.
web-table-own = Your own map.
web-table-in-turn = We lay the terrain in turn, as a part of the game
web-table-reroll = Lay it anew
web-table-upload = Own map (Tiled, JSON)
web-table-picture = Table of { $width } by { $depth } inches with { $pieces } pieces of terrain
web-rulings = Rulings ({ $count }{ $changed ->
    [0] {""}
   *[other] , { $changed } changed
})
web-rulings-about = Where the rule book is silent the first reading counts. What you choose here counts for the whole game.
web-invite = Invitation
web-invite-about = Pass this link on. Whoever opens it takes a seat at the table; the match waits that long.
web-invite-seat = Invitation for side { $number }
web-invite-link = Link to play
web-to-match = To the table
web-join = Invitation to a match
web-join-to = The game: { $game }.{ $count ->
    [0] {""}
   *[other] {" "}Waiting at the table: { $names }.
  }
web-join-as = You take the seat as { $name }.
web-join-name = What shall you be called at the table?
web-join-go = Take the seat
web-join-no-token = The link is not complete: the part behind the # is missing.

# ---- At the table

web-no-match = There is no such match, or it is not public.
web-board = The table
web-board-past = The table as it was then
web-board-keys = Arrow keys move the table, what is planned or the measuring tape (with shift in small steps), Enter holds the tape, plus and minus zoom, 0 shows everything.
web-board-tools = Tools
web-fit = Whole table
web-zoom-in = Closer
web-zoom-out = Farther away
web-turn-table = Turn the table
web-turned = { $side ->
    [own] The table turns: your side is now at the bottom.
   *[other] The table is turned: what was at the top is now at the bottom.
}
web-ruler = Measuring tape
web-ruler-from = From
web-ruler-to = to
web-ruler-point = a point on the table
web-ruler-how = Drag across the table, tap two places, or choose here.
web-ruler-keys = Keys: arrows and Enter on the table.
web-ruler-first = Tape from { $from }
web-ruler-result = { $from } to { $to }: { $length }
web-marker = Marker { $label }
web-panel = What happens now
web-panel-size = Larger or smaller
web-panel-tabs = More about the match
web-tab-log = Log
web-tab-units = Units
web-tab-chat = Chat
web-tab-more = More
web-asked = to act
web-away = not there
web-done = has acted
web-model-number = no. { $number }
web-models = { $count } models
web-wounds = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
web-nobody = Nobody’s people
web-notes-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-several-exactly = Choose exactly { $most } – chosen: { $chosen }
web-several-of-group = At most one of each group.
web-several-none = There is nothing for you to choose here.
web-ledger = How the points came
web-note-covered = Covered card
web-note-secret = only you see it
web-note-done = fulfilled
web-measure-some = Tap all that it is true for.
web-to-lobby = To the overview
web-why = Rule:
web-waiting = Asked: { $names }
web-waiting-about = As soon as it is your turn, it is told here and in the title of the window.
web-watching = You are watching.
web-over-winner = { $winner } wins
web-over-draw = A draw
web-undo = Take back the last choice
web-tap-again = once more: done
web-several = Choose { $least } to { $most } – chosen: { $chosen }
web-number = Number
web-number-range = A number from { $low } to { $high }
web-length = Length in inches
web-share = Share in percent
web-roll = { $count ->
    [one] Roll one D{ $sides } and tap its face.
   *[other] Roll { $count } D{ $sides } and tap the faces, die by die.
}
web-roll-need = Needed:
web-roll-need-sum = Needed in total:
web-roll-need-at-most = In total at most:
web-roll-faces = Faces
web-roll-so-far = So far { $faces } of { $count }
web-roll-back = Remove the last
web-move-how = Tap a destination or drag the unit. The tinted ground can be reached, also around corners; the program finds the way.
web-move-go = Go like this
web-place-how = Tap the place, or drag what is suggested there.
web-place-go = Right here
web-advice = Advice
web-advice-thinking = The captain is thinking …
web-advice-on-table = as shown on the table
web-advice-take = Do that
web-advice-leave = Rather not
web-create-advice = Allow advice: when asked, the captain says what it would do and why
web-create-advice-both = Offer advice: both may ask the captain, if the other side agrees as well
web-join-advice = Both sides may ask the captain for advice, if the other side allows it as well
web-stay = Stay
web-toward = Towards …
web-way = Way
web-single = Models one by one
web-single-how = Drag a single model, or nudge it with the arrow keys.
web-status-connecting = Connecting …
web-status-lost = Connection lost – connecting again …
web-status-refused = No entry to this match.
web-status-closed = Connection closed.
web-stale = Connection lost. What you see may be out of date.
web-stale-answer = The match has moved on in the meantime. Please look again.
web-fault = A fault in the program
web-log = Log
web-log-more = Show earlier events
web-no-rule = Without a rule of its own.
web-to-moment = See this moment
web-past = You are looking back:
web-past-back = Back to now
web-past-asked = It is your turn.
web-past-wait = You are looking back. You can answer again when you are back in the present.
web-filter = Selection
web-filter-all = Everything
web-filter-dice = Rolls
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-set-dice = Show dice
web-set-motion = Show movement
web-watch-link = Link to watch
web-watching-count = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-commitment = Seal of the dice (SHA-256):
web-luck = This is what the seats have added to the dice:
web-seal-broken = The dice of this match do not fit the seal that was shown before. Do not play it.
web-seed = Seed of the dice:
web-keys = Keys
web-keys-about = 1 to 9 choose, Enter confirms, Esc discards or leads back to now, u takes back. On the table: arrows, plus, minus, 0.
web-concede = Concede
web-concede-sure = Really give up?

# ---- The guide through the first game

web-guide = Guide
web-guide-understood = I see
web-guide-leave = Leave the guide
web-guide-kind-pick = Here you choose one of several. { $pointer ->
    [touch] Tap it once
   *[mouse] Point at it with the mouse or click it once
} to see what it does; only { $pointer ->
    [touch] the second tap
   *[mouse] the second click
} counts. Where there is nothing to show, the first one does. Units can also be tapped on the table.
web-guide-kind-several = Here you choose several. Tap them, in the list or on the table, and confirm.
web-guide-kind-yes-no = Yes or no. Where there is something to reckon, the odds are shown.
web-guide-kind-number = Here a number is wanted.
web-guide-kind-place = The pale sign shows a legal place. Tap elsewhere until it suits you, then confirm. Where a dashed frame is shown, everything belongs inside.
web-guide-kind-move = Tap a destination. The program looks for a legal way and shows what it costs. Only “Go like this” counts.
web-guide-kind-roll = Roll real dice and tap their faces.
web-guide-kind-measure = Measure on the table and write down what you see.

# ---- Rules

web-rules = Rule
web-rule-default = It counts:
web-rule-choices = Other readings:
web-rule-example = Example:
web-rule-see = See also
web-rule-in-english = So far this ruling exists in English only.
web-rule-unknown = There is no such rule

# ---- Replay

web-replay = Replay
web-replay-upload = Open a recording (JSON)
web-replay-controls = Playback
web-replay-slider = Position in the match
web-replay-at = { $at } of { $last }
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-back = One step back
web-replay-scene-next = Next scene
web-replay-scene-back = Scene before
web-replay-speed = Speed
web-replay-times = × { $speed }
web-replay-eyes = With the eyes of
web-replay-watcher = Spectator
web-replay-begin = Before the first answer
web-replay-older = The first { $first } answers were played under older rules. The position after them is shown.
web-replay-share = Share and take along
web-replay-link = Link to this moment
web-replay-download = Download the recording
web-replay-moments = All moments
web-replay-scenes = only beginnings of scenes
web-fork = Play on from here
web-fork-about = A new match begins at this moment ({ $at }); the old one stays as it is.
web-fork-over = The match is over here. Go back a little.
web-fork-seat = I play
web-fork-go = Play on

# ---- Armies

web-rosters = Rosters of your own
web-rosters-about = Roster files (TOML) with profiles of your own, uploaded here or with a new match. What is wrong is told with its line; how they look is told by the guides and by “walstatt roster schema”.
web-roster-upload = Upload a roster file (TOML)
web-roster-kept = The file is in order and kept.
web-roster-faulty = { $count ->
    [one] One mistake, the file is not kept.
   *[other] { $count } mistakes, the file is not kept.
}
web-roster-line = Line { $line }:
web-roster-warning = (hint)
web-armies = Armies
web-armies-about = Put a list together; costs, limits and faults are shown at once, with the rule behind them.
web-pdf = PDF
web-game = Game
web-armies-none = No army of your own yet.
web-army = Army
web-army-new = New army
web-army-name = Name of the army
web-army-roster = People
web-army-add = Add { $unit }, { $cost }
web-army-added = Added: { $unit }
web-army-more = Not hired, but cast, summoned or formed
web-army-take-over = Begin with “{ $name }”
web-army-empty = Still empty: take units of the people.
web-army-fine = By the rules.
web-army-copy-of = { $name } (copy)
web-army-unknown = There is no such army, or it belongs to somebody else.
web-problems = Objections
web-points-left = { $points } left
web-points-over = { $points } too many
web-points-plus = +{ $points }
web-points-each = +{ $points } for each model
web-line-copy = Duplicate { $unit }
web-line-remove = Remove { $unit }
web-fewer = One less: { $name }
web-another = One more: { $name }
web-combined = Combined (two units in one)
web-command = Command staff
web-command-names = Who shares the benefit
web-save = Save
web-save-mine = Save as an army of your own
web-saved = Saved.
web-edit = Edit
web-duplicate = Duplicate
web-remove = Remove
web-delete = Delete
web-delete-sure = Really delete
web-share-link = Link to share
web-print-sheet = Print sheet
web-print = Print
web-sheet-rules = Special rules of this army

# ---- About

web-about = About Walstatt
web-about-what = Walstatt plays skirmishes, battles and realms by their rules: it asks, measures, rolls and explains. Walstatt is an old German word for a battlefield.
web-about-rules = The rule books belong to their authors; all sentences here are our own.
web-about-credits = Where pictures and fonts come from
web-about-icons = Emblems on the coins: Lorc, Delapouite and others, from
web-about-fonts = Fonts: Alegreya and Alegreya Sans (SIL Open Font License 1.1)
web-about-parts = Built with Svelte, Vite and Project Fluent
