"""A match as one seat may know it: what bots are given to read, to fork and to try things on.

Whatever the seat may not know is replaced by something that it must hold possible: secrets of the state
(`Game.redeal`), sealed answers, dice that fell unseen; what it may not know of the setup is left out
(`Game.open_setup`). Answers of others to the open question are not there at all. It
begins with the scene that is under way: nothing of it leads to the true match, to its past or to dice to come.
"""
from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from walstatt.core.match import Checkpoint, Entry, Match, NotKnown
from walstatt.core.questions import SECRET, Question, Roll

PAST = Entry("past", None)
"""In the place of an answer from before the scene that is under way."""
TRIES = 2000
"""So often lots are drawn until the course of the scene fits them; rules with few secrets need one or two."""


class SeatMatch(Match):
    """The same lots make the same of two matches that the seat cannot tell apart, whatever is true in them."""

    _dealer: _Dealer | None = None
    """Only while it is made."""

    @classmethod
    def of(cls, match: Match, seat: int | None, rng: Random, *, record: bool = False) -> SeatMatch:
        """What this seat (None: a watcher) may know of a match; with the log if `record`."""
        tape = match.open_tape(seat)
        unheard = _unheard(match, tape, seat)
        for _ in range(TRIES):
            dealer = _Dealer(match, seat, rng, tape, unheard)
            made = dealer.make(cls, record=record)
            if made is not None:
                return made
        raise NotKnown(f"no secrets fit what seat {seat} knows after {len(tape)} answers of {match.game.key}")

    def _as_heard(self, place: int, entry: Entry) -> Entry:
        if self._dealer is not None:
            entry = self.tape[place] = self._dealer.heard(self.question, place, entry)
        return entry


class _Dealer:
    """Deals the secrets of one match once."""

    def __init__(
        self, match: Match, seat: int | None, rng: Random, tape: list[Entry], unheard: frozenset[int]
    ) -> None:
        self.match = match
        self.seat = seat
        self.rng = rng
        self.tape = tape
        self.unheard = unheard
        self.dealt = False

    def make(self, kind: type[SeatMatch], *, record: bool) -> SeatMatch | None:
        """The match with these lots; None if its course does not fit them."""
        match = self.match
        at, state, events = match.checkpoints[-1]
        state = state.copy()
        redeal = match.game.redeal(match.play, self.seat, self.rng)
        if redeal is not None:
            self.dealt = True
            redeal(state)
        log = self._log(events) if record else None
        scene = Checkpoint(at, state, len(log or ()))
        made = match._bare_twin(kind, [PAST] * at + self.tape[at:], [scene])
        made.asked = [""] * len(made.tape)
        made.play.log = log
        made.setup = match.game.open_setup(match.setup, () if self.seat is None else (self.seat,))
        if made.setup is not match.setup:
            made.play.setup = made.setup
        return made if self._play(made) else None

    def _log(self, events: int) -> list[Any]:
        return [event for event in self.match.events[:events] if event.is_told(self.seat)]

    def _play(self, made: SeatMatch) -> bool:
        made._dealer = self
        try:
            made._replay_scene()
        except Exception:
            if not self.dealt:
                raise
            return False
        finally:
            made._dealer = None
        return not self.dealt or self._fits(made)

    def _fits(self, made: SeatMatch) -> bool:
        """Could the seat take it for the true match?"""
        match, game = self.match, self.match.game
        if len(made.checkpoints) > 1 or _outline(made.question) != _outline(match.question):
            return False
        if made._question_for(self.seat) != match._question_for(self.seat):
            return False
        return bool(game.view(made.play, self.seat) == game.view(match.play, self.seat))

    def heard(self, question: Question | None, place: int, entry: Entry) -> Entry:
        """An answer of this scene, or another one where the seat may not know it."""
        if isinstance(question, Roll) and question.hidden:
            self.dealt = True
            return entry._replace(value=question.sample(self.rng))
        if question is not None and self._is_unknown(question, place, entry):
            self.dealt = True
            return entry._replace(value=question.for_seat(entry.seat).sample(self.rng))
        return entry

    def _is_unknown(self, question: Question, place: int, entry: Entry) -> bool:
        of_others = entry.kind == SECRET and entry.seat != self.seat
        return of_others and (question.sealed or place in self.unheard)


class _Outline(NamedTuple):
    kind: type
    key: str
    seat: int | None


def _outline(question: Question | None) -> _Outline | None:
    return None if question is None else _Outline(type(question), question.key, question.seat)


def _unheard(match: Match, tape: list[Entry], seat: int | None) -> frozenset[int]:
    """Where those who have given up since answered the open question in secret."""
    question = match.question
    if question is None:
        return frozenset()
    places = {entry.seat: place for place, entry in enumerate(tape) if entry.kind == SECRET}
    return frozenset(places[one] for one in question.answers if one != seat and one in match.given_up)
