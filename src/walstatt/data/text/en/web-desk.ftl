### The game master's desk.
web-desk-invite-chair = Invitation to the game master's chair
web-desk-link-back = Take the link back
web-desk-give = Give to somebody
web-desk-give-to = Give { $realm } to somebody
web-desk-to-program = Give to the program
web-desk-to-program-of = Give { $realm } to the program
core-refused-time-zone = There is no time zone “{ $zone }”; one is Europe/Berlin.
server-world-lacks-many = Unusually many papers are missing: { $realms }. Has the post failed? Extend the deadline, or publish all the same.
server-world-broken = This world cannot be read: { $reason }. Was it written by another version of the program?
