"""Temples and their priests (chapter 20)."""
