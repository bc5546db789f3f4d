### The desk: dice, comparisons, past phases.
web-dice-about = Every roll has a name. What really fell on the table can be typed here; the phase is run again with it.
web-dice-find = Find a roll
web-dice-kind = { $count }D{ $sides }
web-dice-real = Real dice
web-dice-go = Enter
web-dice-what-if = What if?
web-dice-typed = typed
web-dice-more = { $count ->
    [one] One roll more; search for its name.
   *[other] { $count } rolls more; search for their names.
}
web-desk-other-decisions = Other decisions: { $names }
web-desk-no-effect = No longer has an effect: { $name }.
web-desk-by-hand = Compare with the rules alone
web-desk-by-hand-was = What your hand has changed (before: the rules alone; then: with your decisions, dice and acts):
web-desk-past-open = Change decisions and rolls
web-desk-past = { $phase } on the desk again
web-desk-past-about = Change what was wrong. Nobody hears of it until you run it again, compare, and send the corrections. Dice that you do not type stay the same.
web-desk-publishes = Publish by itself after the deadline (not when unusually many papers are missing)
web-desk-ran = The deadline has passed; run on { $moment }: { $decisions ->
    [0] nothing to decide
    [one] one decision open
   *[other] { $decisions } decisions open
}, { $waiting ->
    [0] nothing waits
    [one] one outcome awaited
   *[other] { $waiting } outcomes awaited
}. The rest is up to you.
web-founding-every-about = With no deadline the first phase waits until you publish it or set one. 0 means: the next deadline is set by hand, too.
web-world-paper-missing = Paper missing
web-world-reminded = You are reminded: paper missing
web-desk-words-abbreviations = Abbreviations ({ $count })
