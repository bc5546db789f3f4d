"""Migrations; they run when the server starts."""
