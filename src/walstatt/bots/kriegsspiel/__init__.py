"""What the captain knows of battles."""
