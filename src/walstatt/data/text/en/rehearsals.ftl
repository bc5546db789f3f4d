core-refused-no-rehearsal = As far as you know no battle follows from this paper. Say whom you expect as an enemy, such as “2A+11: 20SB”.
core-refused-rehearsals = { $most ->
    [0] Nothing is rehearsed in this world.
    [one] You may rehearse only once in this great round.
   *[other] You may rehearse only { $most } times in this great round.
  }
kalevala-rehearsal-line = “{ $line }” is no assumption: write the large field and who stands there, such as “2A+11: 20SB, 4lP”.
cli-kalevala-about-rehearse = rehearse the orders of a paper against what the realm knows of the enemy
cli-kalevala-option-against = whom you expect, such as “2A+11: 20SB”; may be given more than once
cli-kalevala-option-number = so many battles (20, at most 200)
cli-kalevala-option-replays = three of them go there to be looked at: good, bad, typical
cli-kalevala-option-rehearsals = so many rehearsals each realm has in a GR: 0 none, -1 as many as it likes
cli-kalevala-rehearsed = { $about }: { $number } battles, { $won } won ({ $low } to { $high } %), { $lost } lost, { $open } open; own losses { $own } %, the enemy’s { $others } %
cli-kalevala-replay-kept = { $kind ->
    [good] good
    [bad] bad
   *[typical] typical
  }: { $file }

web-chamber-tab-rehearsal = Rehearse
web-rehearsal = Rehearse battles
web-rehearsal-about = On trial before it is in earnest: the orders of your paper against what you know of the enemy. What will really come nobody knows.
web-rehearsal-against = Whom else you expect, line by line: large field and figures
web-rehearsal-go = Rehearse
web-rehearsal-more = On to 200
web-rehearsal-stop = Stop
web-rehearsal-which = Battlefield
web-rehearsal-won = { $won } of { $number } won, { $open } open
web-rehearsal-share = Victory in { $share } % of the battles (95 %: { $low } to { $high } %)
web-rehearsal-losses = Losses on average: own { $own } %, the enemy’s { $others } %
web-rehearsal-good = Look at a good one
web-rehearsal-typical = Look at a typical one
web-rehearsal-bad = Look at a bad one
cli-kalevala-rehearsals = Rehearsals in a GR: from -1 (as many as anybody likes) to { $most }, not { $given }.
web-founding-rehearsals = Rehearsals of battles
web-founding-rehearsals-any = as many as anybody likes, with what he knows
web-founding-rehearsals-none = none
web-founding-rehearsals-some = { $number } in a great round
