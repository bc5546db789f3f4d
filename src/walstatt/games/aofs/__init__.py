"""Age of Fantasy: Skirmish."""
