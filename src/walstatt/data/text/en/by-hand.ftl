core-refused-no-hand-table = “{ $about }” cannot be played at the board: enter its outcome.
core-refused-nothing-waits = This phase does not wait for “{ $about }”.
core-refused-hand-match-running = The battle is not over yet.
core-refused-hand-match-changed = Who or what stands on the field has changed since the battle was opened. Open it again, or enter the outcome.
server-refused-commander = There is no order to carry out here.
server-party = Party { $name }

web-commander = Commander
web-commander-about = Carries out what the order sheets say. Whomever he does not lead you lead yourself.
web-commander-step = One order
web-commander-go = Let it run
web-commander-stop = Stop
web-commander-through = Quickly on

web-hand-play = Play at the board
web-hand-ask = Ask somebody
web-hand-ask-about = Whoever has the link plays the battle, and sees only party A and party B on a mirrored map.
web-hand-open = To the board
web-hand-again = Open again
web-hand-link = Link for whoever plays it
web-hand-running = { $answers ->
    [one] The battle is open; 1 answer so far.
   *[other] The battle is open; { $answers } answers so far.
  }
web-hand-over = The battle is decided.
web-hand-look = Look again
web-hand-take = Take over the outcome

cli-kalevala-option-commander = the commander carries out the orders of this party; may be given more than once, “all” for everybody
cli-kalevala-fight-over = The outcome of { $name } is entered; the phase can go on.
cli-kalevala-fight-kept = Not over yet. The same command with --save { $file } plays on.
cli-kalevala-fight-changed = { $file } belongs to another battle.
cli-kalevala-about-fight = play a battlefield that the phase waits for; in the end its outcome is entered
cli-kalevala-option-until = the commander leads only until this round
cli-kalevala-option-save = the battle is kept there; if the file exists it goes on
cli-kalevala-fight-party = There is no party “{ $given }” here: { $known }.
kriegsspiel-refused-disguise = This battlefield is too wide to be shown in a mirror.
