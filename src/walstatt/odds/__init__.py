"""Exact distributions for the rolls of the games."""
