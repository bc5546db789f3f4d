"""The table of any game for typed moves: what a word means, besides what the game itself knows of its table."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from walstatt.cli.picture_view import PictureView, flag
from walstatt.core.match import Match
from walstatt.odds.previews import tabletop
from walstatt.table.paths import Work
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import Point
from walstatt.table.ways import Finder


class PictureTable:
    """Answers what readers of typed moves ask about the match."""

    def __init__(self, match: Match, view: PictureView) -> None:
        self.view = view
        self.known = tabletop(match)

    def find(self, word: str) -> Point | None:
        """A unit by its code, a marker as it stands on the table (`*2`, `*2a`, `&`) or by its id."""
        wanted = word.lower()
        card = self.view.unit(wanted)
        if card is not None and card.bases:
            return self.view.places().get(card.bases[0])
        for marker in self.view.seen().markers:
            sign = flag(marker)
            if wanted in (marker.id, sign.word, f"{sign.sign}{sign.number}"):
                return marker.x, marker.y
        return None

    def place_of(self, model_id: str) -> Point | None:
        return self.known.place_of(model_id)

    def formation(self, question: Place, x: float, y: float) -> list[list[float]]:
        return self.known.formation(question, x, y)

    def work(self, question: Move) -> Work:
        return self.known.work(question)

    def reach(self, question: Move | Place) -> float:
        return self.known.reach(question)

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        return self.known.ways(question, model_id, goal, near=near)

    def finders(self, question: Move, model_id: str) -> list[Finder]:
        return self.known.finders(question, model_id)

    def has_obvious_way(self, question: Move) -> bool:
        return self.known.has_obvious_way(question)

    def obvious(self, question: Move | Place) -> Any:
        return self.known.obvious(question)
