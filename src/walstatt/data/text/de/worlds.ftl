core-refused-world-over = Diese Welt ist zu Ende.
core-refused-stranger = „{ $writer }“ schreibt hier keine Papiere; das tun: { $realms }
core-refused-decision = „{ $about }“ wird in dieser Phase so nicht entschieden.{ $options ->
    [''] {""}
   *[other] {" "}Möglich ist: { $options }
}
core-refused-typed-dice = „{ $about }“ wird in dieser Phase nicht gewürfelt, oder nicht mit diesen Würfeln.
core-refused-not-published = Phase { $number } ist nicht veröffentlicht.
core-refused-act = Eine Handlung „{ $kind }“ mit diesen Angaben gibt es nicht.
core-game-masters-words = Die Spielleitung: { $words }
core-letter-of-game-master = Brief der Spielleitung: { $words }
core-paper-too-long = Das Papier hat { $given } Zeichen; mehr als { $most } werden nicht gelesen.
core-paper-unknown-word = „{ $word }“ ist kein Befehl; es gibt: { $known }
core-paper-needs-number = Hinter „{ $word }“ gehört eine Zahl von 0 bis { $most }.
core-paper-too-much = Hinter „{ $word }“ ist „{ $rest }“ zu viel.
