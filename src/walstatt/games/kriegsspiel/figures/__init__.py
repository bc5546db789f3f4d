"""Persons of other chapters on a battlefield: one file with one entry each (`hooks.py`)."""
