"""Writers of papers that need nobody. A robot has a character; habits think up lines with what the realm knows.

`habits/` holds what robots do, one file for each part of a reign, and in `habits/all_habits.py` the one list of them by
phase. `characters/` holds a file for each character: numbers that the habits ask for.
"""
