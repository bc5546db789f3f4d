# What stands on all reports, whatever the game.

paper-overview = The game master’s overview
paper-contents = Contents
paper-page-of = Page { $page } of { $pages }
paper-map-in-words = The map in words
paper-sign = Sign: { $colour ->
    [red] red
    [blue] blue
    [green] green
    [purple] purple
    [gold] gold
    [black] black
    [brown] brown
   *[teal] teal
} shield{ $field ->
    [pale] , parted per pale
    [fess] , parted per fess
    [bend] , parted per bend
    [quarters] , quartered
    [chevron] , with a chevron
   *[plain] {""}
}, on it { $charge ->
    [star] a star
    [ring] a ring
    [cross] a cross
    [diamond] a diamond
    [moon] a moon
    [tower] a tower
   *[drop] a drop
}
paper-report-deadline = Deadline
paper-report-template = Template for the next phase
paper-report-papers = Papers
paper-report-decisions = To be decided
paper-report-correction = Corrections
paper-correction-sent = sent on
paper-correction-was = This no longer holds:
paper-correction-is = This holds now:
paper-deadline-of = Deadline for { $label }
paper-deadline-none = no deadline set
paper-papers-title = Papers for { $label }
paper-papers-realm = Realm
paper-papers-state = State
paper-papers-when = Received
paper-papers-faults = Mistakes
paper-papers-is = { $state ->
    [counts] handed in
    [late] handed in too late
    [accepted] late, accepted
   *[missing] missing
}
paper-papers-sum = { $counts } of { $all } realms have handed in, { $faulty } with mistakes; too late { $late }, missing { $missing }.
paper-decisions-title = What the game master decides
paper-decisions-about = Name
paper-decisions-question = Question
paper-decisions-holds = Holds
paper-decisions-how = Whence
paper-decisions-is = { $how ->
    [decided] decided
    [void] no longer fits: default
   *[default] default
}
paper-decisions-none = Nothing waits for a decision.
paper-decisions-waiting = Waits for its outcome by hand
paper-decisions-unused = No longer has an effect: { $name }
paper-yes = yes
paper-no = no
paper-seal = Seal of { $name }
paper-battle-nobody = { $name }: nobody
paper-battle-holders = Trade centres: { $holders }
paper-battle-broken = Broken walls, gates and loopholes: { $number }
paper-battle-fallen = Collapsed: { $places }
