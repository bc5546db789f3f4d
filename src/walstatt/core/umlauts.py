"""Words with umlauts, written without them: not every keyboard has them. What is written back is the proper form."""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

PLAIN: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}
_LETTER_OR_CLASS: Final = re.compile(r"\[[^\]]*\]|[äöüßÄÖÜ]")
"""Letters within a class of a pattern stand for any one letter, and stay."""


def plain(written: str) -> str:
    """NÄCHSTER as NAECHSTER, Fähre as Faehre."""
    return re.sub(r"\w+", lambda word: "".join(_plain_letter(one, word[0].isupper()) for one in word[0]), written)


def _plain_letter(letter: str, capitals: bool) -> str:
    without = PLAIN.get(letter.lower(), letter)
    return without.upper() if capitals else without.capitalize() if letter.isupper() else without


def either_spelling(pattern: str) -> str:
    """A regular expression, or a grammar of such, that takes its words without umlauts, too."""
    return _LETTER_OR_CLASS.sub(lambda found: _either(found[0]), pattern)


def _either(letter: str) -> str:
    if letter.startswith("["):
        return letter
    written = PLAIN[letter.lower()]
    forms = (letter, written.upper(), written.capitalize()) if letter.isupper() else (letter, written)
    return f"(?:{'|'.join(forms)})"


class ProperForms:
    """Of some words: puts their umlauts back wherever they stand without them."""

    def __init__(self, words: Iterable[str]) -> None:
        self._proper = {plain(word): word for word in words if plain(word) != word}
        longest_first = sorted(map(re.escape, self._proper), key=len, reverse=True)
        self._plain = re.compile(rf"\b(?:{'|'.join(longest_first)})\b") if longest_first else None

    def of(self, written: str) -> str:
        return written if self._plain is None else self._plain.sub(lambda found: self._proper[found[0]], written)
