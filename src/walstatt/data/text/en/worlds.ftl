core-refused-world-over = This world has come to its end.
core-refused-stranger = “{ $writer }” writes no papers here; those who do are: { $realms }
core-refused-decision = “{ $about }” is not decided like this in this phase.{ $options ->
    [''] {""}
   *[other] {" "}What may be said: { $options }
}
core-refused-typed-dice = “{ $about }” is not rolled in this phase, or not with these dice.
core-refused-not-published = Phase { $number } is not published.
core-refused-act = There is no act “{ $kind }” with these details.
core-game-masters-words = The game master: { $words }
core-letter-of-game-master = Letter of the game master: { $words }
core-paper-too-long = The paper has { $given } characters; no more than { $most } are read.
core-paper-unknown-word = “{ $word }” is no order; there are: { $known }
core-paper-needs-number = Behind “{ $word }” belongs a number from 0 to { $most }.
core-paper-too-much = Behind “{ $word }”, “{ $rest }” is too much.
