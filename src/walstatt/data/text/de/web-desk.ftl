### Das Pult der Spielleitung.
web-desk-invite-chair = Einladung an den Tisch der Spielleitung
web-desk-link-back = Link zurückziehen
web-desk-give = Jemandem geben
web-desk-give-to = { $realm } jemandem geben
web-desk-to-program = Dem Programm geben
web-desk-to-program-of = { $realm } dem Programm geben
