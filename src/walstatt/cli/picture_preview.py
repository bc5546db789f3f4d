"""What an option would do in any game, in lines for the terminal, out of the previews that all clients share."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from walstatt.cli.tally_text import DIE, INCHES, SUM, tally_text
from walstatt.core.match import Match
from walstatt.core.questions import Question
from walstatt.core.texts import Texts
from walstatt.odds import previews
from walstatt.odds.previews import Line, Preview
from walstatt.table.picture import Card
from walstatt.table.questions import Move

UNITS = {"-inches": INCHES, "-dice": SUM}
"""What stands behind a tally, by the end of its message's key; else a die has to show it."""


class PicturePreviewer:
    """Looks ahead in one match and one language."""

    def __init__(self, match: Match, texts: Texts) -> None:
        self.match = match
        self.texts = texts

    def option(self, question: Question, option: Any) -> list[str]:
        return list(self._lines(previews.preview(self.match, question, option)))

    def _lines(self, preview: Preview) -> Iterator[str]:
        """Tallies that belong together on one line, all chances on another."""
        tallies = [self._line(line) for line in preview.lines if line.tally]
        yield from (self._line(line) for line in preview.lines if not line.tally and not line.hint)
        if tallies:
            yield "; ".join(tallies)
        if preview.chances:
            yield " · ".join(
                f"{self.texts.say(chance.text)} {self._percent(chance.value)}" for chance in preview.chances
            )

    def _line(self, line: Line) -> str:
        words = self.texts.say(line.text)
        if line.tally is None:
            return words
        unit = next((unit for end, unit in UNITS.items() if line.text.key.endswith(end)), DIE)
        return f"{words} {tally_text(line.tally, self.texts, unit, ids=bool(line.tally.changes))}"

    def _percent(self, chance: float) -> str:
        return self.texts.format("play-percent", percent=round(100 * chance))

    def targets(self, unit: Card) -> Iterator[tuple[str, list[str]]]:
        for outlook in previews.outlooks(self.match, unit.id):
            yield self.texts.say(outlook.text), list(self._lines(outlook.preview))

    def triggers(self, question: Move, value: Mapping[str, Any]) -> list[str]:
        return [self.texts.say(trigger) for trigger in previews.tried(self.match, question, value).triggers]

    def lengths(self, question: Move, value: Mapping[str, Any]) -> str:
        costs = previews.tried(self.match, question, value).cost.values()
        return self.texts.decimal(max(costs, default=0.0))
