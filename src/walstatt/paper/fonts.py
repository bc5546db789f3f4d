"""The fonts of printed pages; every file carries those of their letters that it needs."""
from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Lock

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

HEADING, TEXT, ITALIC, BOLD = "Alegreya-Bold", "AlegreyaSans-Regular", "AlegreyaSans-Italic", "AlegreyaSans-Bold"
MISSING = "?"
one_at_a_time = Lock()
"""Fonts remember which letters a file needs; nobody promises that two files may be written at once."""
_FOLDER = Path(__file__).parents[1] / "data" / "fonts"


@cache
def _letters() -> frozenset[int]:
    """Load all fonts; the letters that every one of them has."""
    found: list[frozenset[int]] = []
    for name in (HEADING, TEXT, ITALIC, BOLD):
        font = TTFont(name, _FOLDER / f"{name}.ttf")
        pdfmetrics.registerFont(font)
        found.append(frozenset(font.face.charToGlyph))
    pdfmetrics.registerFontFamily(TEXT, normal=TEXT, bold=BOLD, italic=ITALIC, boldItalic=BOLD)
    return frozenset.intersection(*found)


def printable(written: str) -> str:
    """The text with a question mark for every sign that the fonts do not have."""
    known = _letters()
    return "".join(sign if ord(sign) in known else MISSING for sign in written)
