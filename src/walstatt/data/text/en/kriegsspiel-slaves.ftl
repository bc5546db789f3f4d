### Slaves in battle

kriegsspiel-freed = Round { $round }: In { $gf } { $number ->
    [one] a slave is
   *[other] { $number } slaves are
} free. What do you do?
kriegsspiel-freed-ask = ask for help
kriegsspiel-freed-enslave = enslave again
kriegsspiel-freed-let-go = let go
kriegsspiel-roll-enslave = { $figure } is enslaved again
kriegsspiel-roll-ask = { $figure } is asked for help
kriegsspiel-slaves-free = { $seat } no longer guards { $number ->
    [one] one slave
   *[other] { $number } slaves
} in { $gf }.
kriegsspiel-slave-runs = { $figure } runs away.
kriegsspiel-slave-again = { $figure } serves { $seat } now.
kriegsspiel-slave-helps = { $figure } fights for { $seat }.
kriegsspiel-refused-slave = Slaves are guarded and do not fight; nobody attacks them.
