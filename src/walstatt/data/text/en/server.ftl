# What the server says: errors, refusals, its page without a client; and what previews say.

server-not-found = There is nothing here: { $what }
server-unknown-game = There is no game “{ $game }” to be played here; there are: { $known }.
server-not-yours = This is not yours to do.
server-not-logged-in = Please log in first, or come in as a guest.
server-name-taken = The name “{ $name }” is taken.
server-wrong-login = Name or password is wrong.
server-wrong-password = The password is wrong.
server-too-many = Too much at once. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
server-too-large = This is too large; at most { $most } bytes.
server-too-much-work = That would be too much work and was stopped. Please try something smaller.
server-gone = Whoever asked has gone.
server-unknown-key = There is no “{ $given }”{ $known ->
    [0] .
   *[other] ; there are: { $known }.
  }
server-invalid = { $place }: { $detail }
server-wrong-seats = This game is for { $known } players, not for { $given }.
server-bad-json = This is not JSON: { $detail }
server-bad-request = The request cannot be understood: { $detail }
server-wrong-method = { $method } is not possible here.
server-foreign-origin = Pages of “{ $origin }” may not change anything here.
server-bad-map = The map cannot be read: { $detail }
server-bad-replay = The save file cannot be read: { $detail }
server-unplayable = This match was played with other rules than today’s and cannot go on under them.
server-refused-older-rules = The match cannot be shown that far back: older rules applied then.
server-not-over = That is possible when the match is over.
server-no-seal = There are no dice behind this seal any more: each serves a single match. Please begin it again.
server-seat-taken = This invitation is no longer open: the seat is taken.
server-stale = The match has gone on in the meantime. Please look again.
server-internal = Something has gone wrong inside. The match is as it was before.
server-fault = The program itself has failed; your answer was not wrong. The match is as it was before, and the fault has been noted. Perhaps it goes on in another way.
server-fault-bot = The program itself has failed: the computer cannot go on here. The fault has been noted. You can take back what is still yours, or give up.
server-fault-replay = The program itself has failed while it played this file, after { $answers } answers. The fault has been noted.
server-no-database = The database does not answer.
server-chat-length = A message has 1 to { $most } characters.
server-too-many-rosters = No more than { $most } rosters of your own are kept.
server-too-many-armies = More than { $most } armies cannot be kept; delete one first.
server-army-outdated = This army no longer fits its roster: “{ $given }” is gone. Open it in the army builder and save it again.
server-refused-undo = There is nothing of yours to take back: dice have fallen, or somebody else has answered.
server-no-client = The pages have not been built yet. Run ./play once, or “npm run build” in the folder web.

server-listens = Walstatt is open at { $address }
server-stops = Press Ctrl+C to close.
server-log-line = { $level ->
    [error] Error
   *[other] Warning
}: { $words }
server-log-thinker = A process in which a computer player was thinking has died; it is started anew.
server-log-bot-answer = A computer player has failed; an answer was chosen for it.
server-log-worker = A process that worked for a page has died; it is started again.
server-log-end = Work was still under way when the server ended; it was dropped.
server-log-long-thought = A computer opponent has thought for too long; a quick answer was chosen for it.
server-log-bot = A computer player has failed; it is asked again.
server-log-bot-stuck = A computer player cannot go on: the rules fail over every answer it could give (match { $match }).
server-log-fault = The program itself is at fault: after { $answers } answers the rules fail over the question { $question } ({ $game }). The match is as it was before. With WALSTATT_LOGS=json all that is needed to see it again stands here.
server-log-fault-file = A save file that somebody brought makes the rules fail, after { $answers } answers over the question { $question } ({ $game }).
server-log-unplayable = The match { $match } ({ $game }) cannot be played any more, though its rules are those of today.
server-log-world = A world cannot be read: { $reason }
server-log-uncarried = The match { $match } ({ $game }, version { $game_version }) cannot go on under today’s rules: { $reason }
server-log-snapshot = A snapshot of the match { $match } does not fit its answers; it is played again from the beginning.
server-log-snapshot-unwritten = A snapshot of the match { $match } could not be written; all its answers are there.
server-log-clearing = Not everything could be cleared away; it is tried again later.
server-log-message = A message from a page could not be handled; its match is as it was before.
server-log-news = The connection to the database is interrupted; it is tried again.
server-log-request = A request from a page has failed.
server-port-taken = Port { $port } is in use. Is Walstatt running already? Another port: walstatt serve --port { $other }
server-no-address = { $host } cannot be opened: { $reason }
server-bad-database = Databases of the kind “{ $url }” cannot be used. SQLite needs nothing; PostgreSQL looks like postgresql://user@host/name.
server-bad-setting = { $name } must be { $name ->
    [WALSTATT_LOGS] “json” or “plain”
   *[other] a whole number
}, not “{ $value }”.
server-no-start = The server could not start: { $reason }

preview-inches = Move
preview-need = Needed
preview-success = Success
preview-sight = { $models ->
    [one] One model sees the target in range,
   *[other] { $models } models see the target in range,
} { $cover ->
    [all] it is in cover.
    [some] it is in cover from some.
   *[none] it is not in cover.
}
preview-hit = { $dice } D6 { $weapon }, to hit
preview-save = Defence against { $weapon }
preview-wounds = { $wounds } wounds on average
preview-kill = Knocked out
preview-shaken = Shaken

cli-serve-host = address to listen on; 0.0.0.0 for the whole network
cli-serve-port = port; { $port } unless given
cli-serve-data = folder of the database
cli-serve-database = postgresql://… instead of a file in the folder
cli-serve-open = open the page in the browser, if there is a screen
server-advice-not-allowed = In this match nobody asks for advice: not all sides have agreed to it.
server-advice-no-captain = There is no advice for this game: no captain of the program knows it.
server-advice-none = The captain has no opinion on this question; there is no advice.
server-advice-too-long = The captain has not come to a decision in time; there is no advice on this question.
server-log-deadline = A deadline could not be kept.
server-log-deadlines = Deadlines could not be looked at; it is tried again.
server-log-led-on = Not every world that leads itself could be led on; it is tried again later.
