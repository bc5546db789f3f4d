"""How people of the world count (2.5): a figure of warriors is a hundred men, an animal or a device ten of them."""
from __future__ import annotations

import re
from typing import Final

from walstatt.games.kalevala.dates import START
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.model import Listing, Move
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, VESSEL, WARRIOR, known_piece

TOLD_FOR_ONE: Final = {WARRIOR: 100, ANIMAL: 10, DEVICE: 10, VESSEL: 10}
_LISTING = re.compile(r"\{([^{}\n]{1,500})\}")


def as_told(work: Evaluation, writer: str, words: str) -> str:
    """A text for others with what stands in braces counted as people of the world count it; nothing else changes."""
    counted: list[str] = []

    def told(found: re.Match[str]) -> str:
        paper = read(f"Zug 2A+1 > 2A+2: {found[1]}", START)
        if paper.problems:
            return found[0]
        counted.append(in_world(next(paper.paper.of(Move)).listing))
        return counted[-1]

    changed = _LISTING.sub(told, words)
    if counted:
        work.turn.tell((writer,), "kalevala-in-world", "kalevala.2.5.masseinheiten", told=counted)
    return changed


def in_world(listing: Listing) -> str:
    return ", ".join(
        f"{number * TOLD_FOR_ONE.get(known_piece(symbol).kind.sort, 1)} {symbol}" for symbol, number in listing.pieces
    )
