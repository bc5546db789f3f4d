"""What passes over the game master's desk: accounts, letters, the newsletter, requests (chapters 1 and 2)."""
