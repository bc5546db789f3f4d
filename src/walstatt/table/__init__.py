"""The tabletop: bases, terrain, distance, sight, cover and paths. Knows no game."""
