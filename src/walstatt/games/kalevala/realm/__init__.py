"""What there is in a realm, what it costs, what it may do (chapters 4, 8 to 11, 13, 17, 25 to 27)."""
