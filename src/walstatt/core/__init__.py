"""Questions, tape, scenes, match, events, tallies, catalogue: knows no game and no screen."""
