"""What the captain knows of A Generic Skirmisher."""
