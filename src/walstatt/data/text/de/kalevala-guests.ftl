# guests and permissions
kalevala-permitted = { $giver } erlaubt { $to } von { $since } bis { $until }, hier zu stehen und zu ziehen: { $whole ->
    [yes] im ganzen Reich
   *[no] { $places }
}.
kalevala-guests = In { $place } stehen bei { $host } als Gäste von { $guest }: { $what }.
kalevala-refused-strike = An diesem Tisch gilt eine Erlaubnis als Eintrag beider: Gäste von { $realm } in { $place } lassen sich nicht streichen. Widerruft die Erlaubnis.
kalevala-guests-unentered = Die Truppen von { $guest } in { $place } stehen nicht im Protokoll von { $host }: In Phase 4 kommt es zum Kampf.
kalevala-refused-permit-self = Sich selbst muss niemand etwas erlauben.
kalevala-refused-permit-period = Die Erlaubnis nennt keinen Zeitraum, der noch gilt.
kalevala-refused-permit-too-long = Eine Erlaubnis gilt höchstens { $most } Großrunden.
kalevala-refused-entry = Nach { $place } kommt von außen nur, wer einzieht: in dieser Großrunde erkundet, mit einer EE, in Phase 3.
kalevala-refused-no-permission = Für { $place } habt ihr keine gültige Erlaubnis.
kalevala-refused-foreign-water = Die Küste von { $place } gehört nicht zu eurem Reich: Schiffe kommen dort nur so weit wie ihre EE.

# ships and what was made in this phase
kalevala-refused-which-ship = { $place }: Nennt das Schiff, etwa FS[2LB].
kalevala-refused-new-ship = Dieses { $ship } ist neu und trägt in dieser Phase noch niemanden.
kalevala-refused-made-later = { $place }: { $missing } entsteht erst nach dem Zug und bleibt in dieser Phase, wo es ist.
kalevala-ship-stranded = In { $place } ist kein Wasser mehr: { $ship } ist verloren, die Ladung liegt an Land.
kalevala-refused-spare-animals = Mehr als { $most } Tiere kann diese Gruppe nicht führen: eines für jeden Menschen.
kalevala-refused-permit-too-many = Mehr als { $most } Erlaubnisse zugleich gibt niemand.
