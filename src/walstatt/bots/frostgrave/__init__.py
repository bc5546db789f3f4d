"""What the captain knows of Schnellreferenz."""
