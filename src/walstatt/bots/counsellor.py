"""A captain at a player's elbow: what it would answer in the player's place, and why."""
from __future__ import annotations

from typing import NamedTuple

import msgspec

from walstatt.bots.base import Counsel, open_question, seen_by
from walstatt.bots.captain import ADVISORS, Captain
from walstatt.core.match import Entry, Match, NotKnown
from walstatt.core.questions import CHOICE, SECRET

SEED = 0
"""The same position always gets the same advice."""
MEMORY = 40
"""After so many answers of all sides a plan is out of date in any case."""


def can_counsel(game: str) -> bool:
    """Is there a captain who knows this game?"""
    return game in ADVISORS


class _Given(NamedTuple):
    """What was advised, and where."""

    tape: list[Entry]
    counsel: Counsel | None


class Counsellor:
    """Remembers its plan for as long as the player follows it; who goes another way gets fresh advice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._captain = Captain(SEED)
        self._given: _Given | None = None

    def counsel(self, match: Match) -> Counsel | None:
        """Its own choice for the open question; None where it has no opinion, or where dice or the table answer."""
        if not open_question(match, self.seat).is_decision:
            return None
        tape = match.open_tape()
        if self._given is not None and self._given.tape == tape:
            return self._given.counsel
        if not self._is_followed(match):
            self._captain = Captain(SEED)
        self._given = None
        counsel = self._captain.counsel(seen_by(self.seat, match, SEED), self.seat)
        self._given = _Given(tape, counsel)
        return counsel

    def _is_followed(self, match: Match) -> bool:
        """Has the player answered just what was advised last, and nothing since? If nothing was, anything will do."""
        if self._given is None:
            return False
        at = len(self._given.tape)
        if match.tape[:at] != self._given.tape or len(match.tape) - at > MEMORY:
            return False
        try:
            own = [match.tape[number] for number in range(at, len(match.tape)) if self._is_own(match, number)]
        except NotKnown:  # a match that remembers its last scenes only
            return False
        if len(own) != 1 or self._given.counsel is None:
            return len(own) == 1
        return _written(own[0].value) == _written(self._given.counsel.value)

    def _is_own(self, match: Match, number: int) -> bool:
        entry = match.tape[number]
        if entry.kind == SECRET:
            return entry.seat == self.seat
        if entry.kind != CHOICE:
            return False
        question = match.fork(record=False, answers=number).question
        return question is not None and question.seat == self.seat


def _written(value: object) -> bytes:
    """Lists and tuples are the same to whoever reads them."""
    return msgspec.json.encode(value)
