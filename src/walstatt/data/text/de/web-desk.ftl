### Das Pult der Spielleitung.
web-desk-invite-chair = Einladung an den Tisch der Spielleitung
web-desk-link-back = Link zurückziehen
web-desk-give = Jemandem geben
web-desk-give-to = { $realm } jemandem geben
web-desk-to-program = Dem Programm geben
web-desk-to-program-of = { $realm } dem Programm geben
core-refused-time-zone = Eine Zeitzone „{ $zone }“ gibt es nicht; eine ist Europe/Berlin.
server-world-lacks-many = Ungewöhnlich viele Papiere fehlen: { $realms }. Ist die Post ausgefallen? Verlängere die Frist, oder veröffentliche trotzdem.
server-world-broken = Diese Welt lässt sich nicht lesen: { $reason }. Ist sie von einer anderen Fassung des Programms?
