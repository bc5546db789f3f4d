"""What people write about themselves: tidied before it is kept. Whoever shows it must still escape it."""
from __future__ import annotations

import unicodedata

from walstatt.server.errors import invalid

LEAST_NAME, MOST_NAME = 2, 40


def clean_line(written: str) -> str:
    """One line without control characters and without space at its ends."""
    composed = unicodedata.normalize("NFC", written)
    shown = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in composed)
    return " ".join(shown.split())


def clean_name(written: str, where: str) -> str:
    name = clean_line(written)
    if not LEAST_NAME <= len(name) <= MOST_NAME:
        raise invalid(where, f"a name has {LEAST_NAME} to {MOST_NAME} characters")
    return name
