# Rulers who leave, their successors, and treaties.
kalevala-ruler-left = { $how ->
    [death] { $realm } is dead. Until somebody succeeds, nobody rules.
    [abdication] { $realm } has abdicated. Until somebody succeeds, nobody rules.
   *[departure] { $realm } has left the world. Until somebody succeeds, nobody rules.
  }
kalevala-refused-nobody-rules = Nobody rules { $realm }.
kalevala-refused-just-taken-over = { $realm } has only just been taken over.
kalevala-refused-broken-away = Only provinces of the realm other than the capital can break away, each once: { $places }.
kalevala-permission-ended = The permission of { $giver } for { $to } has lapsed: { $whole ->
    [yes] the whole realm
   *[no] { $places }
}.
kalevala-broken-away = Which provinces of { $realm } break away? The test says: { $places }
kalevala-hidden-group = Does the camouflaged group { $group } in { $place } follow the successor of { $realm }? Otherwise it is never heard of again.
kalevala-letters-of-the-old = What becomes of letters still on their way to { $realm } ({ $number })? The successor reads them (successor), or they go back (returned).
kalevala-sham-of-the-old = Does { $sham }, the sham ruler of { $realm }, live on under the successor?
kalevala-letter-returned = Your letter to { $to } comes back unread: “{ $words }”
kalevala-vacant = { $realm } has no ruler and no divine protection any more. Wait (wait), protect it further (protect), or dissolve it (dissolve)?
kalevala-marauders = { $name } break away from { $realm }: { $places }.
kalevala-entry-protected = { $place } is under divine protection: nobody enters there.
kalevala-report-treaties = Treaties
kalevala-treaty-table = Treaties
kalevala-treaty-note = Treaties are kept and shown to both; to enforce them is for the rulers themselves.
kalevala-treaty-column-title = title
kalevala-treaty-column-other = with
kalevala-treaty-column-state = state
kalevala-treaty-column-since = since
kalevala-treaty-between = between
kalevala-treaty-seals = seals
kalevala-treaty-is = { $state ->
    [sealed] sealed
    [theirs] waits for the other seal
    [yours] waits for your seal
   *[ended] ended
  }
kalevala-treaty-proposed = Treaty “{ $title }”: { $one } has drawn it up and sealed it; the seal of { $other } is still missing.
kalevala-treaty-sealed = The treaty “{ $title }” between { $one } and { $other } bears both seals.
kalevala-treaty-cancelled = { $by } withdraws from the treaty “{ $title }” between { $one } and { $other }.
kalevala-treaty-ended = With a reign ends the treaty “{ $title }” between { $one } and { $other }.
kalevala-treaty-gone = The treaty “{ $title }” between { $one } and { $other } was ended in this phase; a seal on it means nothing any more.
kalevala-treaty-crossed = Another treaty “{ $title }” of { $other } has crossed yours; yours is not taken.
kalevala-refused-treaty-self = Nobody makes a treaty with himself.
kalevala-refused-treaty-stands = There is a treaty “{ $title }” with { $other } already; its words do not change any more.
kalevala-refused-treaty-too-many = Nobody draws up more than { $most } treaties at a time.
kalevala-refused-treaty-sealed = The treaty “{ $title }” with { $other } bears your seal already.
kalevala-refused-no-treaty = There is no treaty “{ $title }” with { $other } that holds or waits for a seal.
kalevala-paper-title-long = The title of a treaty has { $most } characters at most.
kalevala-step-vacancies = Realms without a ruler
kalevala-step-treaties = Treaties
kalevala-step-protection = Divine protection
cli-kalevala-about-ruler = give a realm to a person or to a robot; no change of ruler
cli-kalevala-word-who = WHO
cli-kalevala-help-who = person or robot
cli-kalevala-no-seat = “{ $given }” is neither person nor robot.
cli-kalevala-seated = { $who ->
    [robot] From now on the program rules { $realm }.
   *[person] From now on a person rules { $realm }.
  }
kalevala-step-copies = Copies of the sheets
kalevala-report-copy = Your sheet, as it counts
kalevala-copy = “{ $words }”
kalevala-overview-vacancies = Realms without a ruler
kalevala-overview-protected = protected up to GR
kalevala-overview-vacant = { $how ->
    [death] died
    [abdication] abdicated
   *[departure] left
  }
