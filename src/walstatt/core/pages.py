"""Pages that lie with a letter: pictures and documents, named in its text by a mark: `[Seite 3f…]`, `[PDF 3f…]`.

The name of a page is drawn anew for each that is sent in: nothing in it tells whose it is, or that two are the same.
"""
from __future__ import annotations

import re

PAGE_NAME = r"[0-9a-f]{32}"
_MARK = re.compile(rf"\[(?:Seite|PDF) ({PAGE_NAME})\]")


def page_mark(name: str, *, picture: bool) -> str:
    return f"[{'Seite' if picture else 'PDF'} {name}]"


def pages_in(words: str) -> list[str]:
    """The names of all pages that a text speaks of."""
    return _MARK.findall(words)
