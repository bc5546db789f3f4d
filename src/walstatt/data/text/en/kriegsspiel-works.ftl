kriegsspiel-order-plunder-re = PLÜNDERN RE: plunder the trade centre for RE as soon as you hold it
kriegsspiel-order-plunder-goods = PLÜNDERN GÜTER: plunder the trade centre for goods as soon as you hold it
kriegsspiel-order-raze = SCHLEIFEN: raze the trade centre as soon as you hold it
kriegsspiel-plunders = { $figure } plunders { $gf }.
kriegsspiel-razes = { $seat }: { $count } raze { $gf }.
kriegsspiel-loot = { $seat } takes in { $gf }: { $value } RE in { $what ->
    [RE] RE
    [goods] goods
   *[slaves] slaves
}
kriegsspiel-razed = { $seat }: { $gf } is razed.
