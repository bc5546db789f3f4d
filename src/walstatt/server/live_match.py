"""One match in memory: the rules' match beside the tape in the store. Called from worker threads, one at a time.

An answer first goes to the match, which refuses what the rules do not allow, and then to the store. Only what the
store has accepted counts: if somebody else was faster, or the disk fails, the match is built anew from the store: from
its newest snapshot and the answers since, or, if that does not fit its tape, from the first answer.
"""
from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec

from walstatt.bots.base import Bot
from walstatt.bots.registry import make_bot
from walstatt.core.match import Entry, Match, RuleFault, TapeError
from walstatt.core.questions import CHOICE, DICE, FACT, SECRET, Question, Roll
from walstatt.core.refusal import Refused, refuse
from walstatt.core.snapshots import BadSnapshot, Kept, Uncarried, reread_setup, resume
from walstatt.desk.kept_matches import (
    Beginning,
    LogEnd,
    asked_seats,
    beginning,
    cross,
    past,
    summary_of,
)
from walstatt.games.commanders import COMMANDERS
from walstatt.games.shelf import PlayableGame, load_game, playable
from walstatt.odds import previews
from walstatt.server.chronicle import NO_SNAPSHOT, Chronicle
from walstatt.server.thinkers import Position
from walstatt.server.wire import luck_data, outcome_data, question_data
from walstatt.store.matches import Matches, MatchRecord, Opened, Outpaced, Summary
from walstatt.table.questions import Move

log = logging.getLogger("walstatt.matches")
_encode = msgspec.json.Encoder().encode
MOMENTS_KEPT = 24
"""Positions of the past that somebody has looked at lately; each is some ten kilobytes."""


class Stale(Exception):  # noqa: N818 - it reads as what happened
    """The answer was meant for another position than the one that is there now."""


class Unplayable(Exception):  # noqa: N818 - it reads as what is wrong
    """A match that today's rules cannot go on with, or whose game is gone."""


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
    def __init__(self, store: Matches, process: str, opened: Opened) -> None:
        self.store = store
        self.process = process
        self.id = opened.record.id
        self.game = _game_of(opened.record)
        self.undos = 0
        self.broken = False
        """Memory and store differ, and the store could not be read just then."""
        self.bots: dict[int, Bot] = {}
        self._build(opened)

    @classmethod
    def load(cls, store: Matches, process: str, match_id: str) -> LiveMatch | None:
        found = _open(store, process, match_id)
        return cls(store, process, found) if found else None

    def _build(self, opened: Opened) -> None:
        record = self.record = opened.record
        self.box = record.box
        try:
            self._begin(opened)
        except (TapeError, Refused, msgspec.DecodeError) as problem:
            # The version is the same, so it should play: whoever keeps the server must hear of it.
            log.exception("a match cannot be played any more", extra={"match": record.id, "game": record.game})
            raise Unplayable(str(problem)) from problem
        self._snapshots: dict[tuple[int, ...], Snapshot] = {}
        self._moments: OrderedDict[tuple[int, int | None], dict[str, Any]] = OrderedDict()
        self.moved: dict[str, Any] = {}
        """The ways of those who moved with the last change, so that a page can show them walking."""

    def _begin(self, opened: Opened) -> None:
        """Play a match up to its last answer: from its snapshot, or else from the beginning."""
        begun = self._believed(opened)
        if begun is not None:
            try:
                self._play_on(opened, _resumed(self.game, opened, begun), begun)
            except Exception as problem:  # whatever is wrong with the short way, the tape is right
                self._disbelieve(problem)
            else:
                return
        if opened.logs:  # they are not believed either
            opened = opened._replace(kept=self.store.tape(self.id)[: len(opened.kept)])
        self._play_on(opened, Match(self.game, self.game.read_setup(self.record.setup.encode())), None)
        self._keep_now()

    def _believed(self, opened: Opened) -> Beginning | None:
        """The newest snapshot, if there is one that fits its tape."""
        try:
            begun = beginning(opened)
            if begun is None and self.record.changes:
                raise BadSnapshot("there is none of its last rules")
        except BadSnapshot as problem:
            self._disbelieve(problem)
            return None
        return begun

    def _disbelieve(self, problem: Exception) -> None:
        """A bad snapshot only costs time, unless older rules lie before it: nothing else leads there then."""
        log.warning("a snapshot is not believed", exc_info=problem, extra={"match": self.id})
        if self.record.changes:
            raise TapeError(f"snapshot: {problem}") from problem

    def _play_on(self, opened: Opened, match: Match, begun: Beginning | None) -> None:
        self.kept = opened.kept
        self.match = match
        self._unseen_at = begun.snapshot.unseen_at if begun else None
        """The first roll whose faces nobody is told."""
        if begun is None:
            self.chronicle = Chronicle(match, [], [LogEnd(0, 0)], NO_SNAPSHOT)
        else:
            self.chronicle = Chronicle(match, begun.told, begun.ends, begun.snapshot.answers)
        # After a snapshot that is believed the answers are known to be allowed.
        take = match.replay_entry if begun is None else match.take_again
        for number, one in enumerate(self.kept[len(match.tape) :], len(match.tape)):
            self._watch_dice()
            take(number, one.entry)
            self.chronicle.note()

    def _keep_now(self) -> None:
        """A match without a snapshot that is believed gets one at once; it can be played without, so nothing fails."""
        try:
            written = self.chronicle.keeping(self._unseen_at, self.kept)
            if written is not None:
                self.store.keep(self.record, self.match.asked, written)
                self.chronicle.kept(written)
        except Exception:
            log.exception("a snapshot could not be written", extra={"match": self.id})

    def _replay(self, number: int, entry: Entry) -> None:
        self._watch_dice()
        self.match.replay_entry(number, entry)
        self.chronicle.note()

    def reload(self) -> None:
        """Forget what is in memory; the store is right."""
        self.broken = True
        found = _open(self.store, self.process, self.id)
        if found is None:
            raise Unplayable(self.id)
        _game_of(found.record)
        self.undos += 1
        self._build(found)
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

    def carry_out(
        self, person_id: str, seats: Collection[int], most: int, expected: int, revision: int | None = None
    ) -> None:
        """Let the written orders of these seats answer, one question after another, as long as one of them is asked."""
        self._check_current(expected, revision)
        for done in range(most):
            seat = next((one for one in self.asked if one in seats), None)
            question = self.match.question
            if seat is None or question is None or not question.is_decision:
                if done:
                    return
                raise refuse("", "server-refused-commander")
            self._change(person_id, partial(self.match.answer, self._written(seat), question.for_seat(seat).seat))
        self.moved = {}

    def _written(self, seat: int) -> Any:
        commander = COMMANDERS.get(self.record.game)
        if commander is None:
            raise refuse("", "server-refused-commander")
        question = self.question_of(seat)
        with self.at_work(question):
            return commander(self.match.play, question, seat)

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
            self.chronicle.note()
            self._roll()
            fresh = [
                Kept(entry, None, asked)
                for entry, asked in zip(self.match.tape[before:], self.match.asked[before:], strict=True)
            ]
            if fresh:
                fresh[0] = fresh[0]._replace(person_id=person_id)
            written = self.chronicle.keeping(self._unseen_at, self.kept + fresh)
            revision = self.store.append(
                self.id, self.revision, before, fresh, self.summary(), self.process, written
            )
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
        self.chronicle.kept(written)
        self._took(fresh, revision)

    def _roll(self) -> None:
        match, box = self.match, self.box
        while box is not None and isinstance(match.question, Roll) and self._rolls_now():
            self._watch_dice()
            match.answer(box.roll(match.question, len(match.tape)))
            self.chronicle.note()

    def _rolls_now(self) -> bool:
        rolls = self.box is not None and isinstance(self.match.question, Roll)
        return rolls and not self.record.awaits_players(self.match.tape)

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
        if keep < self.match.checkpoints[0].at:
            self._go_back(keep)
        else:
            self.match.undo(len(self.match.tape) - keep)
            del self.kept[keep:]
            self.chronicle.cut(keep)
        if self._unseen_at is not None and self._unseen_at >= keep:
            self._unseen_at = None
        for key in [key for key in self._moments if key[0] > keep]:
            del self._moments[key]
        self.undos += 1

    def _go_back(self, keep: int) -> None:
        """Further back than memory goes: from an older snapshot."""
        found = self.store.load(self.id, keep)
        if found is None:
            raise Unplayable(self.id)
        self._begin(found._replace(record=self.record, kept=self.kept[:keep]))

    @property
    def fixed_answers(self) -> int:
        """So many answers were given under older rules: they stand."""
        changes = self.record.changes
        return changes[-1].at if changes else 0

    @property
    def undo_by(self) -> str | None:
        """Who may take the last answer back: its giver, until dice or somebody else have answered."""
        if len(self.kept) <= self.fixed_answers or self.match.over:
            return None
        (kind, _, seat), person_id, _ = self.kept[-1]
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
        if keep > len(self.kept) or record.changes != self.record.changes:
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
        self.chronicle.kept(None)
        self._snapshots.clear()
        return True

    def hear(self) -> None:
        """After news of the match: take them over; the last player to sit down lets the dice roll."""
        self.catch_up()
        with suppress(Stale):
            self.roll_on()

    def summary(self) -> Summary:
        return summary_of(self.match, self.record)

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
            "commander": self.record.game in COMMANDERS,
            "commitment": self.record.commitment,
            "luck": luck_data(self.record),
            "seed": self.record.dice_seed if match.over and self.box is not None else None,
        }
        told = self.chronicle.for_seats(seats)
        return Snapshot(self.revision, len(match.tape), self.undos, self.undo_by, parts, told)

    def _eyes(self, seats: Sequence[int]) -> int | None:
        """Whose eyes somebody sees with who holds these seats: those of the one that is asked."""
        return next((seat for seat in self.asked if seat in seats), next(iter(seats), None))

    def moment(self, seats: tuple[int, ...], answers: int) -> dict[str, Any]:
        """The position after so many answers, with the same eyes as the present one; without any question."""
        if not 0 <= answers <= len(self.match.tape):
            raise Stale
        if answers < self.fixed_answers:
            raise refuse("", "server-refused-older-rules")
        key = (answers, self._eyes(seats))
        if key not in self._moments:
            with self.at_work(self.match.question, answers):
                self._moments[key] = self._past(*key)
            while len(self._moments) > MOMENTS_KEPT:
                self._moments.popitem(last=False)
        return self._moments[key]

    def _past(self, answers: int, eyes: int | None) -> dict[str, Any]:
        then = self._at(answers)
        return {
            "answers": answers, "waiting_for": asked_seats(then, self.record),
            "picture": msgspec.Raw(_encode(self.game.picture(then.play, eyes))),
        }

    def _at(self, answers: int) -> Match:
        """The match after so many answers; what memory has forgotten is played from an older snapshot."""
        if answers >= self.match.checkpoints[0].at:
            return self.match.fork(record=False, answers=answers)
        found = self.store.load(self.id, answers)
        if found is None:
            raise Unplayable(self.id)
        begun = self._believed(found._replace(kept=self.kept))
        if begun is None:
            match = Match(self.game, self.match.setup, record=False)
        else:
            match = _resumed(self.game, found, begun, record=False)
        for number, one in enumerate(self.kept[len(match.tape) : answers], len(match.tape)):
            match.replay_entry(number, one.entry)
        return match

    def _question(self, asked: int | None) -> msgspec.Raw | None:
        if asked is None:
            return None
        question = self.question_of(asked)
        return msgspec.Raw(_encode(question_data(question, previews=previews.has_preview(self.match, question))))

    def position(self, seat: int) -> Position:
        """The match for whoever works on the open question of a seat: no dice to come, no secret answers of others."""
        self.question_of(seat)
        return Position(
            self.id, self.record.game, self.record.setup.encode(), tuple(self.open_tape()), self.chronicle.start()
        )

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


def _resumed(game: PlayableGame, opened: Opened, begun: Beginning, *, record: bool = True) -> Match:
    snapshot, kept = begun.snapshot, opened.kept
    changes = opened.record.changes
    setup = reread_setup(game, opened.record.setup.encode())
    return resume(game, setup, snapshot, past(kept[: snapshot.answers], changes), record=record)


def _open(store: Matches, process: str, match_id: str) -> Opened | None:
    """A match as it is kept; one of older rules has gone over to today's before it is opened."""
    found = store.load(match_id)
    if found is None or found.record.summary.over or found.record.game not in playable():
        return found
    record, game = found.record, load_game(found.record.game)
    if record.game_version == game.version:
        return found
    try:
        cross(store, game, found, process)
        log.info("a match goes on under newer rules", extra={"match": match_id, "game": record.game})
    except Outpaced:
        pass
    except Uncarried as problem:
        about = {"match": match_id, "game": record.game, "game_version": record.game_version, "reason": str(problem)}
        log.error("a match cannot go on under newer rules", extra=about)
        raise Unplayable(str(problem)) from problem
    return store.load(match_id)


def _game_of(record: MatchRecord) -> PlayableGame:
    if record.game not in playable():
        raise Unplayable(record.game)
    game = load_game(record.game)
    if game.version != record.game_version:
        raise Unplayable(f"{record.game} {record.game_version}")
    return game

