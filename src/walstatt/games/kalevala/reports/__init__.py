"""What the game tells: blocks of reports as data."""
