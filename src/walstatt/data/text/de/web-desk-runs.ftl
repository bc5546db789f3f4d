### Das Pult: Würfel, Vergleiche, vergangene Phasen.
web-dice-about = Jeder Wurf hat einen Namen. Was am Tisch wirklich gefallen ist, kannst du hier eintragen; die Phase wird damit neu ausgewertet.
web-dice-find = Wurf suchen
web-dice-kind = { $count }W{ $sides }
web-dice-real = Echte Würfel
web-dice-go = Eintragen
web-dice-what-if = Was wäre damit?
web-dice-typed = eingetragen
web-dice-more = { $count ->
    [one] Ein Wurf mehr; suche nach seinem Namen.
   *[other] { $count } Würfe mehr; suche nach ihrem Namen.
}
web-desk-other-decisions = Andere Entscheidungen: { $names }
web-desk-no-effect = Wirkt nicht mehr: { $name }.
web-desk-by-hand = Mit den Regeln allein vergleichen
web-desk-by-hand-was = Was deine Hand geändert hat (bisher: die Regeln allein; dann: mit deinen Entscheidungen, Würfeln und Handlungen):
web-desk-past-open = Entscheidungen und Würfe ändern
web-desk-past = { $phase } noch einmal auf dem Pult
web-desk-past-about = Ändere, was falsch war. Niemand erfährt davon, bis du neu auswertest, vergleichst und die Berichtigungen schickst. Würfel, die du nicht eintippst, bleiben dieselben.
web-desk-publishes = Nach Ablauf der Frist von selbst veröffentlichen (nicht, wenn ungewöhnlich viele Papiere fehlen)
web-desk-ran = Der Abgabeschluss ist vorbei; ausgewertet am { $moment }: { $decisions ->
    [0] nichts zu entscheiden
    [one] eine Entscheidung offen
   *[other] { $decisions } Entscheidungen offen
}, { $waiting ->
    [0] nichts wartet
    [one] ein Ausgang wartet
   *[other] { $waiting } Ausgänge warten
}. Alles Weitere liegt bei dir.
web-founding-every-about = Bleibt der Abgabeschluss leer, so wartet die erste Phase, bis du sie veröffentlichst oder einen festlegst. 0 heißt: Auch die nächste Frist wird von Hand gesetzt.
web-world-paper-missing = Papier fehlt
web-world-reminded = Du wirst erinnert: Papier fehlt
web-desk-words-abbreviations = Abkürzungen ({ $count })
