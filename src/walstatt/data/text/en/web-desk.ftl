### The game master's desk.
web-desk-invite-chair = Invitation to the game master's chair
web-desk-link-back = Take the link back
web-desk-give = Give to somebody
web-desk-give-to = Give { $realm } to somebody
web-desk-to-program = Give to the program
web-desk-to-program-of = Give { $realm } to the program
