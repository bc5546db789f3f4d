"""Games that are played through, to be looked at moment by moment."""
from __future__ import annotations

import logging
from typing import Any, cast

import msgspec

from walstatt.core import tape
from walstatt.core.bounds import OutOfBounds, check_json
from walstatt.core.match import Entry, Match, RuleFault, TapeError
from walstatt.core.plain import plain
from walstatt.core.questions import Question
from walstatt.core.refusal import Refused
from walstatt.core.tape import CarriedFile
from walstatt.core.texts import text
from walstatt.games.shelf import PlayableGame, load_game, playable
from walstatt.server.wire import event_data, outcome_data, question_data
from walstatt.server.wire_types import Moment, ReplayInfo, ReplayStep, ReplayView
from walstatt.table.picture import TablePicture

MOST_ANSWERS = 5_000
log = logging.getLogger("walstatt.replays")


class Reel:
    """A whole game that was played once, so that every moment of it is near at hand."""

    def __init__(
        self, game: PlayableGame, setup: Any, entries: list[Entry], names: list[str], withheld: int = 0,
        carried: CarriedFile | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.withheld = withheld
        self.carried = carried
        self.match = tape.begun(game, setup, entries, carried)
        self.first = len(self.match.tape)
        """The first position that these rules have played; older ones cannot be shown."""
        self.moments = [self._moment(at, entry, None) for at, entry in enumerate(self.match.tape, 1)]
        for number, entry in enumerate(entries[self.first :], self.first):
            question = _asked(self.match.question, entry.seat)
            self.match.replay_entry(number, entry)
            self.moments.append(self._moment(number + 1, entry, question))

    def _moment(self, at: int, entry: Entry, question: Question | None) -> Moment:
        seat = entry.seat if entry.seat is not None or question is None else question.seat
        return {
            "at": at, "kind": entry.kind, "seat": seat, "key": question.key if question else "",
            "text": plain(question.text) if question else None, "events": len(self.match.events),
        }

    def about(self) -> ReplayInfo:
        return {
            "game": self.game.key, "names": self.names, "setup": self.match.setup, "answers": len(self.match.tape),
            "scenes": [checkpoint.at for checkpoint in self.match.checkpoints], "moments": self.moments,
            "outcome": outcome_data(self.match.outcome), "withheld": self.withheld, "first": self.first,
        }

    def position(self, at: int) -> Match:
        return self.match.fork(answers=max(at, self.first))

    def show(self, at: int, seat: int | None) -> ReplayStep:
        """The position after so many answers, and what the last of them brought about."""
        match = self.position(at)
        before = self.moments[at - 2]["events"] if at > 1 else 0
        fresh = [event for event in match.events[before:] if event.audience in (None, seat)]
        question = match.question
        view: ReplayView = {
            "answers": at, "question": question_data(question, previews=False) if question else None,
            "waiting_for": list(question.seats) if question else [], "over": match.over,
            "outcome": outcome_data(match.outcome), "names": self.names,
        }
        events = [event_data(event) for event in fresh] if at else []
        return {"view": view, "picture": cast(TablePicture, self.game.picture(match.play, seat)), "events": events}


def _asked(question: Question | None, seat: int | None) -> Question | None:
    """The question as it was put to whoever answered it."""
    return question.for_seat(seat) if question is not None and seat in question.seats else question


def reel_of_file(data: bytes) -> Reel:
    check_json(data, "replay")
    saved = tape.parse(data, "replay")
    if saved.game not in playable():
        raise TapeError(f"replay: a game of {saved.game!r}, which this program does not play")
    game = load_game(saved.game)
    tape.check_version(saved, game, "replay")
    if len(saved.tape) > MOST_ANSWERS:
        raise OutOfBounds(text("bounds-answers", where="tape", given=len(saved.tape), most=MOST_ANSWERS))
    try:
        setup = game.read_setup(saved.setup)
        if getattr(setup, "opening", None) is not None:
            raise OutOfBounds(text("bounds-position", where="setup.opening"))
        if saved.carried is not None:
            # A position of somebody's own making, like an opening.
            raise OutOfBounds(text("bounds-position", where="carried.state"))
        return Reel(game, setup, tape.entries(saved, "replay"), _names(setup), saved.withheld)
    except (TapeError, OutOfBounds, RuleFault):
        raise
    except (Refused, msgspec.DecodeError) as problem:
        raise TapeError(f"replay: the game cannot begin ({problem})") from problem
    except Exception as problem:
        # The setup of a stranger may trip over anything; if it is not the stranger's fault, the log tells.
        about = {"game": saved.game, "answers": 0, "question": "", "setup": bytes(saved.setup).decode()}
        log.warning("a save file makes the rules fail", exc_info=problem, extra=about)
        raise TapeError(f"replay: the game cannot begin ({type(problem).__name__}: {problem})") from problem


def _names(setup: Any) -> list[str]:
    return [str(name)[:40] for name in getattr(setup, "names", ("Anna", "Bert"))]
