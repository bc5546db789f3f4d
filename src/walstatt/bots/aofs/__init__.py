"""What the captain knows of Age of Fantasy: Skirmish."""
