# What whoever takes a realm receives.

kalevala-start-way-land = You rule as { $realm } since { $since }, with land of your own.
kalevala-start-way-nomad = You are { $realm }, an invader with a people of riders: your realm is still to be conquered.
kalevala-start-way-pirate = You are { $realm }, an invader with a fleet: your realm is still to be conquered.
kalevala-start-way-successor = You succeed as { $realm }: the culture of the people stands already, and you carry it on.
kalevala-start-way-role = You are { $realm } and have a special role: the game master says what it may do.
kalevala-start-land = { $count ->
    [0] You own no province yet.
    [one] You own one province; the capital lies in { $capital }.
   *[other] You own { $count } provinces; the capital lies in { $capital }.
}
kalevala-start-people = Your core troops are { $core }; the culture armament goods of your people: { $goods }.
kalevala-start-powers = You may: { $powers }.
kalevala-start-forces = There are: { $forces }.
kalevala-start-protected = Until the end of GR { $until } your realm stands under divine protection.
kalevala-start-centre = In { $place }, { $steps ->
    [one] one large field
   *[other] { $steps } large fields
} away, natives live, and a trade centre { $site } is possible. Occupation costs { $losses } RE.
kalevala-start-weak = { $place } belongs to { $owner }; seen there: { $seen }. You know of nobody weaker.
kalevala-start-unseen = None of your people has seen { $place } yet. { $count ->
    [one] Only this large field is
   *[other] { $count } large fields are
} within reach of your scouts and unknown.
kalevala-start-room = { $place } is free, without trade centre and without guards: room to grow, { $steps ->
    [one] one large field
   *[other] { $steps } large fields
} away.
kalevala-start-arm = The trade centre in { $place } yields { $re } RE at each armament date. Think what should become of them.
kalevala-start-guard = In { $place } there are { $troops }, and you do not know { $count ->
    [one] one of the fields
   *[other] { $count } of the fields
} around it. Arm there, or send troops.
kalevala-chart-secret = Secret
kalevala-chart-item = Hidden item
