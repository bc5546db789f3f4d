"""Exploration and knowledge (chapter 12)."""
