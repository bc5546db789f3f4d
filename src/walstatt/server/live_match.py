"""One match in memory: the rules' match beside the tape in the store. Called from worker threads, one at a time.

An answer first goes to the match, which refuses what the rules do not allow, and then to the store. Only what the
store has accepted counts: if somebody else was faster, or the disk fails, the match is built anew from the store.
"""
from __future__ import annotations

import logging
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import msgspec

from walstatt.bots.base import Bot
from walstatt.bots.registry import make_bot
from walstatt.core.match import Entry, Match, RuleFault, TapeError
from walstatt.core.questions import CHOICE, DICE, FACT, SECRET, Question, Roll
from walstatt.core.refusal import Refused, refuse
from walstatt.games.shelf import PlayableGame, load_game, playable
from walstatt.odds import previews
from walstatt.server.thinkers import Position
from walstatt.server.wire import luck_data, outcome_data, question_data, told_data
from walstatt.store.matches import Kept, Matches, MatchRecord, Outpaced, Summary
from walstatt.table.questions import Move

log = logging.getLogger("walstatt.matches")
_encode = msgspec.json.Encoder().encode
MOMENTS_KEPT = 24
"""Positions of the past that somebody has looked at lately; each is some ten kilobytes."""


class Stale(Exception):  # noqa: N818 - it reads as what happened
    """The answer was meant for another position than the one that is there now."""


class Unplayable(Exception):  # noqa: N818 - it reads as what is wrong
    """A match whose rules have changed since, or whose game is gone."""


class Snapshot(NamedTuple):
    """All that one group of viewers may know, ready to be sent."""

    revision: int
    answers: int
    undos: int
    """How often something was taken back: while it stays the same, events only grow."""
    undo_by: str | None
    parts: dict[str, Any]
    events: Sequence[msgspec.Raw]


class LiveMatch:
    def __init__(self, store: Matches, process: str, record: MatchRecord, kept: list[Kept]) -> None:
        self.store = store
        self.process = process
        self.id = record.id
        self.game = _game_of(record)
        self.undos = 0
        self.broken = False
        """Memory and store differ, and the store could not be read just then."""
        self.bots: dict[int, Bot] = {}
        self._build(record, kept)

    @classmethod
    def load(cls, store: Matches, process: str, match_id: str) -> LiveMatch | None:
        found = store.load(match_id)
        return cls(store, process, *found) if found else None

    def _build(self, record: MatchRecord, kept: list[Kept]) -> None:
        self.record = record
        self.kept = kept
        self._unseen_at: int | None = None
        """The first roll whose faces nobody is told."""
        self.box = record.box
        try:
            self.match = Match(self.game, self.game.read_setup(record.setup.encode()))
            self._told = [len(self.match.events)]
            """How many events there were before the first answer, after the first, and so on."""
            for number, one in enumerate(kept):
                self._replay(number, one.entry)
        except (TapeError, Refused, msgspec.DecodeError) as problem:
            # The version is the same, so it should play: whoever keeps the server must hear of it.
            log.exception("a match cannot be played any more", extra={"match": record.id, "game": record.game})
            raise Unplayable(str(problem)) from problem
        self._encoded: list[tuple[int | None, msgspec.Raw]] = []
        self._snapshots: dict[tuple[int, ...], Snapshot] = {}
        self._moments: OrderedDict[tuple[int, int | None], dict[str, Any]] = OrderedDict()
        self.moved: dict[str, Any] = {}
        """The ways of those who moved with the last change, so that a page can show them walking."""

    def _replay(self, number: int, entry: Entry) -> None:
        self._watch_dice()
        self.match.replay_entry(number, entry)
        self._told.append(len(self.match.events))

    def reload(self) -> None:
        """Forget what is in memory; the store is right."""
        self.broken = True
        found = self.store.load(self.id)
        if found is None:
            raise Unplayable(self.id)
        self.undos += 1
        self._build(*found)
        self.broken = False

    def mend(self) -> None:
        """Before anything else: what could not be read again earlier."""
        if self.broken:
            self.reload()

    # ---- who is asked

    @property
    def revision(self) -> int:
        return self.record.revision

    @property
    def asked(self) -> list[int]:
        """The seats from which an answer is awaited; what the table has to tell may come from any person."""
        return asked_seats(self.match, self.record)

    @property
    def bot_seat(self) -> int | None:
        """A seat of a bot that has to answer now."""
        question = self.match.question
        if question is None or not question.is_decision:
            return None
        return next((seat for seat in question.seats if self.record.bot_at(seat)), None)

    def bot(self, seat: int) -> Bot:
        """The bot of a seat, which remembers what it has answered before."""
        if seat not in self.bots:
            place = next(one for one in self.record.seats if one.seat == seat)
            self.bots[seat] = make_bot(place.bot, place.bot_seed)
        return self.bots[seat]

    def open_tape(self) -> list[Entry]:
        """The tape without the secret answers to the open question: nobody who still has to answer may know them."""
        return self.match.open_tape()

    @property
    def _hidden_answers(self) -> int:
        """How many seats have answered the open question in secret while others are still asked."""
        question = self.match.question
        return len(question.answers) if question is not None else 0

    def known_answers(self, seats: Collection[int]) -> int:
        """How many answers whoever holds these seats may know: all of a match that is over, else all before the first
        that others gave in secret, or that fell unseen."""
        tape, first = self.match.tape, self._unseen_at
        if self.match.over:
            return len(tape)
        secret = (at for at, entry in enumerate(tape) if entry.kind == SECRET and entry.seat not in seats)
        return min(next(secret, len(tape)), len(tape) if first is None else first)

    def _watch_dice(self) -> None:
        """Before an answer: is it one that falls unseen?"""
        question = self.match.question
        if self._unseen_at is None and self.box is not None and isinstance(question, Roll) and question.hidden:
            self._unseen_at = len(self.match.tape)

    def question_of(self, seat: int) -> Question:
        """The question that this seat has to answer now, also for the table or for the dice of a bot."""
        question = self.match.question
        if question is None:
            raise refuse("", "core-refused-over")
        if seat not in self.asked:
            raise refuse(question.rule, "core-refused-not-asked", question=question.name)
        return question.for_seat(seat)

    # ---- changes

    def answer(
        self, person_id: str | None, seat: int, value: Any, expected: int, revision: int | None = None
    ) -> None:
        """Answer the open question for a seat. Raises Stale, Refused or RuleFault; nothing has changed then.

        The number of answers tells positions apart; the revision does so even if something was taken back between.
        """
        self._check_current(expected, revision)
        question = self.question_of(seat)
        self._change(person_id, lambda: self.match.answer(value, question.seat))
        self.moved = value if isinstance(question, Move) else {}

    def _check_current(self, expected: int, revision: int | None) -> None:
        """Was this position meant? While all answer in secret, who was faster does not make an answer stale."""
        since = len(self.match.tape) - expected
        if not 0 <= since <= self._hidden_answers:
            raise Stale
        # Every secret answer is a revision of its own; if there were more, something was taken back.
        if revision is not None and self.revision - revision != since:
            raise Stale

    def concede(self, person_id: str, seat: int) -> None:
        if self.match.over:
            raise refuse("", "core-refused-over")
        self._change(person_id, lambda: self.match.concede(seat))

    def roll_on(self) -> None:
        """Let the dice box roll where a match begins with dice, once everybody sits there."""
        if self._rolls_now():
            self._change(None, lambda: None)

    def _change(self, person_id: str | None, act: Callable[[], None]) -> None:
        before = len(self.match.tape)
        try:
            act()
            self._note_events()
            self._roll()
            fresh = [Kept(entry, None) for entry in self.match.tape[before:]]
            if fresh:
                fresh[0] = Kept(fresh[0].entry, person_id)
            revision = self.store.append(self.id, self.revision, before, fresh, self.summary(), self.process)
        except Outpaced as problem:
            self.reload()
            raise Stale from problem
        except RuleFault:
            # After rules that have failed nothing in memory is believed.
            self.reload()
            raise
        except BaseException:
            if len(self.match.tape) != before:
                self.reload()
            raise
        self._took(fresh, revision)

    def _roll(self) -> None:
        match, box = self.match, self.box
        while box is not None and isinstance(match.question, Roll) and self._rolls_now():
            self._watch_dice()
            match.answer(box.roll(match.question, len(match.tape)))
            self._note_events()

    def _rolls_now(self) -> bool:
        rolls = self.box is not None and isinstance(self.match.question, Roll)
        return rolls and not self.record.awaits_players(self.match.tape)

    def _note_events(self) -> None:
        """After an answer: how long the log is now."""
        if len(self._told) <= len(self.match.tape):
            self._told.append(len(self.match.events))

    def _took(self, fresh: list[Kept], revision: int) -> None:
        self.kept += fresh
        self.record.revision = revision
        self.record.summary = self.summary()
        self.record.answers = len(self.kept)
        self._snapshots.clear()

    def undo(self, person_id: str, expected: int | None) -> None:
        """Take back the last answer, if it is this person's to take back."""
        if expected is not None and expected != len(self.match.tape):
            raise Stale
        if self.undo_by != person_id:
            raise refuse("", "server-refused-undo")
        keep = len(self.kept) - 1
        self._cut(keep)
        try:
            revision = self.store.cut(self.id, self.revision, keep, self.summary(), self.process)
        except Outpaced as problem:
            self.reload()
            raise Stale from problem
        except BaseException:
            self.reload()
            raise
        self.moved = {}
        self._took([], revision)

    def _cut(self, keep: int) -> None:
        self.match.undo(len(self.match.tape) - keep)
        del self.kept[keep:]
        del self._told[keep + 1:]
        if self._unseen_at is not None and self._unseen_at >= keep:
            self._unseen_at = None
        del self._encoded[len(self.match.events):]
        for key in [key for key in self._moments if key[0] > keep]:
            del self._moments[key]
        self.undos += 1

    @property
    def undo_by(self) -> str | None:
        """Who may take the last answer back: its giver, until dice or somebody else have answered."""
        if not self.kept or self.match.over:
            return None
        (kind, _, seat), person_id = self.kept[-1]
        if kind in (CHOICE, FACT):
            return person_id
        if kind == SECRET:
            question = self.match.question
            return person_id if question is not None and seat in question.answers else None
        if kind == DICE and person_id is not None:
            # Whoever plays all sides alone may correct a die that was typed wrongly.
            return person_id if self.record.seats_of(person_id) == self.record.human_seats else None
        return None

    def catch_up(self) -> bool:
        """Take over what other processes have written; False if there was nothing new."""
        found = self.store.changes(self.id, self.revision)
        if found is None or found[0].revision == self.revision:
            return False
        record, keep, fresh = found
        if keep > len(self.kept):
            self.reload()
            return True
        if keep < len(self.kept):
            self._cut(keep)
        self.record = record
        self.box = record.box
        try:
            self.moved = {}
            for number, one in enumerate(fresh, keep):
                if isinstance(self.match.question, Move):
                    self.moved |= one.entry.value
                self._replay(number, one.entry)
        except (TapeError, RuleFault):
            self.reload()
            return True
        self.kept += fresh
        self._snapshots.clear()
        return True

    def hear(self) -> None:
        """After news of the match: take them over; the last player to sit down lets the dice roll."""
        self.catch_up()
        with suppress(Stale):
            self.roll_on()

    def summary(self) -> Summary:
        outcome = self.match.outcome
        return Summary(self.asked, self.match.over, outcome.winner if outcome else None)

    # ---- what people see

    def snapshot(self, seats: tuple[int, ...]) -> Snapshot:
        """What somebody sees who holds these seats (none: a spectator)."""
        known = self._snapshots.get(seats)
        if known is None or known.revision != self.revision:
            with self.at_work(self.match.question):
                known = self._snapshots[seats] = self._look(seats)
        return known

    def _look(self, seats: tuple[int, ...]) -> Snapshot:
        match = self.match
        asked = next((seat for seat in self.asked if seat in seats), None)
        picture = self.game.picture(match.play, self._eyes(seats))
        visible = picture.shown()
        parts = {
            "question": self._question(asked),
            "asked_at": len(self.open_tape()),
            "seat": asked,
            "my_seats": list(seats),
            "waiting_for": self.asked,
            "withdrawn": list(match.given_up),
            "over": match.over,
            "outcome": outcome_data(match.outcome),
            "picture": msgspec.Raw(_encode(picture)),
            "moved": {model_id: way for model_id, way in self.moved.items() if model_id in visible},
            "names": self.record.names,
            "advice": self.record.advises,
            "commitment": self.record.commitment,
            "luck": luck_data(self.record),
            "seed": self.record.dice_seed if match.over and self.box is not None else None,
        }
        return Snapshot(self.revision, len(match.tape), self.undos, self.undo_by, parts, self.events_for(seats))

    def _eyes(self, seats: Sequence[int]) -> int | None:
        """Whose eyes somebody sees with who holds these seats: those of the one that is asked."""
        return next((seat for seat in self.asked if seat in seats), next(iter(seats), None))

    def moment(self, seats: tuple[int, ...], answers: int) -> dict[str, Any]:
        """The position after so many answers, with the same eyes as the present one; without any question."""
        if not 0 <= answers <= len(self.match.tape):
            raise Stale
        key = (answers, self._eyes(seats))
        if key not in self._moments:
            with self.at_work(self.match.question, answers):
                self._moments[key] = self._past(*key)
            while len(self._moments) > MOMENTS_KEPT:
                self._moments.popitem(last=False)
        return self._moments[key]

    def _past(self, answers: int, eyes: int | None) -> dict[str, Any]:
        past = self.match.fork(record=False, answers=answers)
        return {
            "answers": answers, "waiting_for": asked_seats(past, self.record),
            "picture": msgspec.Raw(_encode(self.game.picture(past.play, eyes))),
        }

    def _question(self, asked: int | None) -> msgspec.Raw | None:
        if asked is None:
            return None
        question = self.question_of(asked)
        return msgspec.Raw(_encode(question_data(question, previews=previews.has_preview(self.match, question))))

    def events_for(self, seats: Sequence[int]) -> list[msgspec.Raw]:
        """The log without what is meant for others; every event is written once for all viewers."""
        events = self.match.events
        for number, event in enumerate(events[len(self._encoded):], len(self._encoded)):
            at = bisect_right(self._told, number)
            self._encoded.append((event.audience, msgspec.Raw(_encode(told_data(event, at)))))
        return [raw for audience, raw in self._encoded if audience is None or audience in seats]

    def position(self, seat: int) -> Position:
        """The match for whoever works on the open question of a seat: no dice to come, no secret answers of others."""
        self.question_of(seat)
        return Position(self.id, self.record.game, self.record.setup.encode(), tuple(self.open_tape()))

    def fault(self, seat: int, value: Any, problem: Exception) -> RuleFault:
        """What went wrong while somebody worked on the open question of a seat."""
        return RuleFault.at(self.match, self.match.question, value, seat, problem)

    def tried(self, seat: int, value: Any) -> previews.Tried:
        question = self.question_of(seat)
        with self.at_work(question, value, may_refuse=True):
            return previews.tried(self.match, question, value)

    @contextmanager
    def at_work(self, question: Question | None, value: Any = None, *, may_refuse: bool = False) -> Iterator[None]:
        """Whatever goes wrong here is no mistake of whoever asked, unless a check refuses what was asked."""
        try:
            yield
        except RuleFault:
            raise
        except Exception as problem:
            if may_refuse and isinstance(problem, Refused):
                raise
            seat = question.seat if question else None
            raise RuleFault.at(self.match, question, value, seat, problem) from problem


def roll_all(record: MatchRecord, match: Match) -> None:
    """Let the dice box answer for as long as it is asked, once everybody sits there."""
    box = record.box
    while box is not None and isinstance(match.question, Roll) and not record.awaits_players(match.tape):
        match.answer(box.roll(match.question, len(match.tape)))


def asked_seats(match: Match, record: MatchRecord) -> list[int]:
    """Who has to answer. Real dice of a bot, and facts about a real table, may come from any person.

    Before the first die falls everybody must sit there.
    """
    question = match.question
    if question is None:
        return []
    if isinstance(question, Roll) and not record.dice_by_people:
        return record.awaits_players(match.tape)
    of_bot = isinstance(question, Roll) and any(record.bot_at(seat) for seat in question.seats)
    return list(question.seats) if question.seats and not of_bot else record.human_seats


def _game_of(record: MatchRecord) -> PlayableGame:
    if record.game not in playable():
        raise Unplayable(record.game)
    game = load_game(record.game)
    if game.version != record.game_version:
        raise Unplayable(f"{record.game} {record.game_version}")
    return game

