"""The game master's desk: a world in the store, its game, and what can be done with both."""
