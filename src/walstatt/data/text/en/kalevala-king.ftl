### The king (chapter 18).

kalevala-report-king = The king
kalevala-step-king-begins = Kings heal, kings without a palace
kalevala-step-crowning = Kings and palaces
kalevala-step-sacrifice = Sacrifices of priest kings
kalevala-step-king-oeh = Upkeep of kings in OEH
kalevala-step-king-paid = Upkeep of kings in RE
kalevala-step-king-steps-down = Abdication of kings
kalevala-step-king-dead = Death of kings
kalevala-step-palaces = Palaces that were taken
kalevala-expected-purse = RE or OEH
kalevala-expected-king-does = unterhalten, heilen, schonen, opfern or abdanken
kalevala-bill-figures = king and secret service
kalevala-list-place = the king stands in { $what }
kalevala-list-zeh = ZEH of { $what }

# what happens
kalevala-king-crowned = { $king } rules your realm in person now. The palace stands on { $place } and costs { $re } RE. Outward appearance: { $words }
kalevala-king-changed = { $was } is { $king } from now on: that costs as much as a palace, { $re } RE.
kalevala-king-spent = { $was } has used up power points in battle: { $king }.
kalevala-king-crowned-desk = { $realm } has a king: { $king }, palace on { $place }. Outward appearance: { $words }
kalevala-palace-built = The king has a palace again: { $place }, for { $re } RE.
kalevala-king-heals = The king recovers in { $place }: { $king }.
kalevala-palace-begun = The palace on { $place }: { $re } RE are paid, { $left } are left. Write the line again in the next great round; the king comes when all is paid.
kalevala-king-homeless = Without a palace the king uses up { $points } power points: { $king }.
kalevala-king-plain = Without a palace and without power points { $king } counts as an ordinary C warrior in this GR.
kalevala-king-paid = Upkeep of the king: { $re } RE.
kalevala-king-paid-oeh = The god gives { $oeh } OEH for the upkeep of the king: { $king }.
kalevala-king-sacrificed = The priest king sacrifices in { $place } and gains { $zeh } ZEH; there are { $all } now.
kalevala-king-dead = The king ({ $king }) is dead. Colonies lost: { $colonies }. Provinces that break away: { $lost }.
kalevala-king-abdicated = The king ({ $king }) steps down. The palace field { $place } and these warriors rebel: { $rebels }.
kalevala-king-weakness-shown = Your king learns something about himself: { $weakness ->
    [fire] he fears fire and falling stones.
    [sickly] he is sickly and heals only every second GR.
    [proud] he is too proud to flee.
    [drink] he drinks: in the first round of a battle he does not attack.
    [coward] with two lives or fewer he gives courage to nobody.
    [beloved] he has a secret love with which he can be lured.
   *[other] { $words }
}
kalevala-palace-captured = { $captor ->
    [natives] The palace of { $realm } on { $place } is lost.
   *[other] { $captor } has taken the palace of { $realm } on { $place } and holds the court captive.
}
kalevala-palace-plundered = { $captor } has taken the palace of { $realm } on { $place }, murdered the court and plundered { $re } RE. A tower is left of it.
kalevala-palace-empty-plundered = { $captor } has taken the palace on { $place }, in which nobody reigned, and plundered { $re } RE. A tower is left of it.
kalevala-palace-retaken = The palace on { $place } is the king’s again, and his court is free.
kalevala-palace-lost-again = The palace on { $place } is { $realm }’s again, and the court that you held there is free.

# report
kalevala-king-who = King
kalevala-king-is = { $king } in { $place }
kalevala-king-lives = Lives
kalevala-king-power = Power points
kalevala-king-palace = Palace
kalevala-king-looks = Appearance
kalevala-king-zeh = ZEH
kalevala-king-counts = In this GR
kalevala-king-as-plain = he counts as an ordinary C warrior
kalevala-king-weakness-label = Weakness
kalevala-king-weakness = The hidden weakness of the king of { $realm }
kalevala-king-weakness-written = The hidden weakness of the king of { $realm }, in your own words; without words he has none yet
kalevala-king-weakness-is = { $weakness ->
    [fire] fear of fire and falling stones: survives them only from 10
    [sickly] sickly: heals only every second GR
    [proud] proud: never flees
    [drink] drink: does not attack in the first round of a battle
    [coward] cowardice: gives no courage with two lives or fewer
    [beloved] a secret love: agents get at him more easily
   *[other] { $words }
}
kalevala-template-king = King: { $king } in { $place }
kalevala-template-king-due = His upkeep is due: { $due } RE, or { $due } OEH (there are { $oeh }). Without a line RE are paid: König unterhalten RE

# the game master
kalevala-roll-weakness = Which weakness does the king have?

# refused
kalevala-refused-no-king = This realm has no king.
kalevala-refused-no-king-of = { $realm } has no king.
kalevala-refused-king-ruler = Only a ruler has a king.
kalevala-refused-second-king = Every realm has one king at most.
kalevala-refused-king-too-soon = The last king ended in GR { $ended }; a new one is created at an armament date after it.
kalevala-refused-palace-stands = The palace on { $place } stands and is the king’s.
kalevala-refused-palace-begun = A palace is begun on { $place }; what is paid for it builds no other.
kalevala-refused-palace-step = For the palace { $most } RE at most are paid in a great round, and that is done.
kalevala-refused-palace-capital = { $place }: the palace stands in the GF of the capital, that is in { $capitals }.
kalevala-refused-comes-with-figure = { $building } is not built with “Bau”: the palace comes with the king (“König KrKö 2A+10/17: …”) or, when it is lost, with “Palast 2A+10/17”.
kalevala-refused-re-realm = That costs { $cost } RE; there are { $there } in the home realm.
kalevala-refused-king-kind = Only a { $wanted } can do that; the king is a { $kind }.
kalevala-refused-king-whole = The king has { $lives } of { $most } lives; he does not lack so many.
kalevala-refused-king-plain = { $king } counts as a plain C warrior in this GR and can do nothing that kings can; with a palace, or for 5 power points, he could.
kalevala-refused-king-power = That takes { $cost } power points; the king has { $there }.
kalevala-refused-king-housed = The king has a palace and needs no power points for that.
kalevala-refused-king-not-due = Upkeep of the king is due only at armament dates after GR { $since }, and only once.
kalevala-refused-king-oeh = The upkeep costs { $cost } OEH; the god has { $there }.
kalevala-refused-king-elsewhere = The priest king sacrifices where he stands: in { $king }, not in { $place }.
kalevala-refused-no-sacrifice = { $symbol } cannot be sacrificed: only RE, animals and people with a price.
kalevala-refused-palace-no-war = What becomes of a palace stands in a declaration of war (K), not in an entry into { $place }.
kalevala-refused-palace-twice = For { $place }: either “Palast plündern” or “Hofstaat gefangen”.
kalevala-refused-king-dismissed = { $symbol } is not dismissed. He abdicates: “König abdanken”.
kalevala-refused-weakness = A weakness is one of these, or words of your own: { $drawn }.
