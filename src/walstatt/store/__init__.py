"""Matches, people, armies and replays on SQLite or PostgreSQL."""
