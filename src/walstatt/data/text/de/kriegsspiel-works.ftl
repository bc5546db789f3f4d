kriegsspiel-order-plunder-re = PLÜNDERN RE: das Handelszentrum um RE plündern, sobald ihr es haltet
kriegsspiel-order-plunder-goods = PLÜNDERN GÜTER: das Handelszentrum um Güter plündern, sobald ihr es haltet
kriegsspiel-order-raze = SCHLEIFEN: das Handelszentrum schleifen, sobald ihr es haltet
kriegsspiel-plunders = { $figure } plündert { $gf }.
kriegsspiel-razes = { $seat }: { $count } schleifen { $gf }.
kriegsspiel-loot = { $seat } erbeutet in { $gf }: { $value } RE an { $what ->
    [RE] RE
    [goods] Gütern
   *[slaves] Sklaven
}
kriegsspiel-razed = { $seat }: { $gf } ist geschleift.
