"""Schnellreferenz: wizards, apprentices and their warbands, W20."""
