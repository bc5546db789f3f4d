"""Kalevala: an empire game by mail. Rulers write papers, a game master (SL) evaluates them, phase by phase."""
