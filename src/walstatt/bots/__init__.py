"""Opponents: they see a view and a question, and answer."""
