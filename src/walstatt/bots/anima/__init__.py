"""What the captain knows of the Referenzblatt."""
