# Prospects before a command
kriegsspiel-preview-where = Then stands on { $places }.
kriegsspiel-preview-nobody = Nobody can be reached from there.
kriegsspiel-preview-attack-dice = { $figure } attacks { $target }, GP:
kriegsspiel-preview-defence-dice = { $target } defends, GP:
kriegsspiel-preview-shot = { $figure } shoots at { $target }, needs:
kriegsspiel-preview-onager = { $figure } throws at { $at }, needs:
kriegsspiel-preview-kills = { $figure } kills { $target }
kriegsspiel-preview-dies = { $figure } falls in it
kriegsspiel-preview-hits = { $figure } hits { $at }
kriegsspiel-preview-under-stones = Whoever stands there perishes
kriegsspiel-preview-more = { $count ->
    [one] One more action beside these.
   *[other] { $count } more actions beside these.
}
kriegsspiel-preview-too-many = Together these are too many actions to count every way they may end.
kriegsspiel-preview-whole = All together: on average { $kills } enemies fall, and { $losses } of your own.
kriegsspiel-preview-falls = { $count ->
    [one] At least one enemy falls
   *[other] At least { $count } enemies fall
}
kriegsspiel-preview-unharmed = None of your own falls
kriegsspiel-outlook-shot = Shot at { $target }
kriegsspiel-outlook-duel = Duel with { $target }

# Why the captain commands so: one sentence each, shown as advice.
kriegsspiel-why-attack = { $figure } then kills { $target } with { $percent } percent, and the prospects are better than the enemy’s.
kriegsspiel-why-danger = This way the enemy can do least in his next turn.
kriegsspiel-why-prospect = From there the group can strike or shoot in its next turn.
kriegsspiel-why-site = This brings the group nearer to the trade centre or the enemy, or holds it.
kriegsspiel-why-together = This keeps the group with the others.
kriegsspiel-why-ground = One fights better from above.
kriegsspiel-why-engines = Without ladders and rams before the walls nobody gets in.
kriegsspiel-why-afloat = Who leaves the ship here loses it, and finds nothing ashore.
kriegsspiel-why-breach = This way a wall or a gate may give way.
kriegsspiel-why-hunger = No engine is left, so hunger has to open the walls.
kriegsspiel-why-pitch = From the platform pitch falls on whoever stands at the foot.
kriegsspiel-why-platform = Archers shoot best from the platform, and nobody reaches them there.
kriegsspiel-why-within = Who stands within holds the trade centre.
kriegsspiel-why-walls = Close to the walls the archers above help.
kriegsspiel-why-everybody = The usual line-up suits this land.
kriegsspiel-why-even = Nothing is better, and this keeps order.
kriegsspiel-why-flee = The battle is lost; who goes now lives.
kriegsspiel-why-stay = Nothing is lost yet.
