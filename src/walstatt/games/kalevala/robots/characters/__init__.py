"""What tells robots apart: one file for each character."""
