"""A match: the open question, the tape of all answers, checkpoints between scenes; undo, fork, replay, views.

The state is a function of (game, setup, tape). Between two scenes it is plain data; inside a scene a generator runs.
A checkpoint is the state at the start of a scene, so any position is: copy that data, replay the answers since.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from random import Random
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from walstatt.core.events import Event
from walstatt.core.plain import plain
from walstatt.core.questions import FACT, OPEN, SECRET, Fallen, Question, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.roles import Role
from walstatt.core.texts import Text

CONCEDE = "concede"
"""An entry of the tape that answers no question."""


class Entry(NamedTuple):
    """One answer on the tape; its kind is the question's `entry`.

    Only secret answers and concessions name their seat; the others follow from the rules.
    """

    kind: str
    value: Any
    seat: int | None = None


class TapeError(ValueError):
    """A tape that does not fit the rules: it names the entry where they part."""


class RuleFault(RuntimeError):  # noqa: N818 - it reads as what happened
    """The rules themselves have failed, over an answer or otherwise: nobody's mistake but the program's.

    The match is as it was before; this tells all that is needed to see it happen again. The reason is the cause.
    """

    def __init__(
        self, why: str, game: Game, setup: Any, tape: list[Entry], key: str, value: Any, seat: int | None,
        scene: FirstScene | None = None,
    ) -> None:
        super().__init__(why, game, setup, tape, key, value, seat, scene)
        self.why = why
        self.game = game
        self.setup = setup
        self.tape = tape
        self.key = key
        """Of the open question."""
        self.value = value
        self.seat = seat
        self.scene = scene
        """Where today's rules begin, if older ones have played what lies before."""

    @classmethod
    def at(cls, match: Match, question: Question | None, value: Any, seat: int | None, problem: Exception) -> Self:
        """What went wrong over an answer to this question, with the position as it is now."""
        key = question.key if question else ""
        why = f"{key}: {type(problem).__name__}: {problem}"
        fault = cls(why, match.game, match.setup, match.tape.copy(), key, value, seat, FirstScene.of(match))
        fault.__cause__ = problem
        return fault

    def __str__(self) -> str:
        return self.why


class FirstScene(NamedTuple):
    """The first scene that a match knows which went over to newer rules, and what lies before it."""

    changes: list[RuleChange]
    """The last of them where this scene begins."""
    state: Any
    named: dict[str, int]
    asked: list[str]

    @classmethod
    def of(cls, match: Match) -> FirstScene | None:
        if not match.changes:
            return None
        at, state, _ = match.checkpoints[0]
        changes = [*match.changes[:-1], match.changes[-1]._replace(at=at)]
        named = {about: place for about, place in match.start.named.items() if place < at}
        return cls(changes, state, named, match.asked[:at])


class Unmeasured(Exception):  # noqa: N818 - no error: it stops a scene at a real table until people have measured
    """Raised where a rule needs a fact that nobody has measured yet."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.key)
        self.question = question


class NamedTwice(RuntimeError):  # noqa: N818 - it reads as what is wrong
    """Two rolls or decisions bear one name: both would fall alike. A fault of the rules, never of a player."""


class NotKnown(LookupError):  # noqa: N818 - it reads as what is wrong
    """A part of the past that somebody wants to go back to, and that this match does not hold."""


class State(Protocol):
    """Plain data that copies cheaply."""

    def copy(self) -> Self: ...


Redeal = Callable[[Any], None]
"""Puts other secrets into a state of the scene that is under way."""


class Outcome(NamedTuple):
    """How a match ended: the winning seat (None for a draw), the score of every seat, the reason."""

    winner: int | None
    scores: tuple[float, ...]
    reason: Text


class Play:
    """What rules work with: the state, the log, the table's facts and the chosen rulings. A game adds its own."""

    state: Any
    log: list[Event] | None = None
    facts: Iterator[Any] | None = None
    rulings: dict[str, int]
    seats: int = 2
    """How many players there are."""

    def note(self, key: str, *rules: str, dice: Fallen | None = None, **args: Any) -> None:
        """Write an event to the log; with the dice that it tells of."""
        if self.log is not None:
            self.log.append(Event(key, rules, args, dice=dice))

    def note_secret(self, audience: int, key: str, *rules: str, **args: Any) -> None:
        """Write an event that only one seat may read."""
        if self.log is not None:
            self.log.append(Event(key, rules, args, audience))

    def ruling(self, ruling_id: str) -> int:
        """The reading that the table chose: 0 is the default, 1 and up are the catalogue's choices."""
        return self.rulings.get(ruling_id, 0)

    @property
    def measured_by_people(self) -> bool:
        return self.facts is not None

    @property
    def withdrawn(self) -> tuple[int, ...]:
        """Those who have given up while others play on."""
        return ()

    def withdraw(self, seat: int) -> bool:  # noqa: ARG002 - with two players nobody is left to play on
        """A player gives up: take him out of the position; False if the game is over by that."""
        return False

    def measure(self, question: Callable[[], Question], compute: Callable[[], Any]) -> Any:
        """The one seam to the table: computed at a virtual one, asked of people at a real one."""
        if self.facts is None:
            return compute()
        for fact in self.facts:
            return fact
        raise Unmeasured(question())


class Game(Protocol):
    """What the core needs to know of a game."""

    key: str
    version: int
    """Grows whenever an old tape would no longer play as it did."""

    def begin(self, setup: Any) -> Play:
        """The play with its first state; refuses a setup against the rules."""

    def scene(self, play: Any) -> Script[None] | None:
        """The next scene, or None when the game is over."""

    def outcome(self, play: Any) -> Outcome:
        """The result, once there is no further scene."""

    def view(self, play: Any, seat: int | None) -> Any:
        """The state as JSON data without what this seat (None: a spectator) may not know."""

    def redeal(self, play: Any, seat: int | None, rng: Random) -> Redeal | None:
        """What this seat must hold possible in the place of what it may not know: drawn by lot, and by nothing but
        what the seat knows, so that the same lots give the same whatever is true. None where nothing is hidden."""

    def open_setup(self, setup: Any, seats: Collection[int]) -> Any:
        """The setup without what whoever holds these seats may not know of it; the same where it keeps nothing."""

    def by_people(self, setup: Any) -> bool:
        """Do people measure at a real table?"""


class Checkpoint(NamedTuple):
    """The state at the start of a scene, and how long tape and log were then."""

    at: int
    state: Any
    events: int


class Start(NamedTuple):
    """The start of a scene: the state, and what the rolls before it were about (at which place of the tape)."""

    state: Any
    named: Mapping[str, int] = {}


class RuleChange(NamedTuple):
    """A match went over to newer rules: from the start of a scene on it is played by them."""

    at: int
    """Answers before that scene: they were given under the older rules and stand as they are."""
    dice_from: int
    """From this place of the tape on dice fall anew: those that were seen before a scene began again tell nothing."""
    before: int
    """The older version."""
    after: int
    taken_back: int = 0
    """So many answers of that scene did not fit the newer rules."""


class Past(NamedTuple):
    """What lies before a start: answers, what they were answers to, and where the rules have changed."""

    tape: Sequence[Entry] = ()
    asked: Sequence[str] = ()
    changes: Sequence[RuleChange] = ()


NO_PAST = Past()


class Match:
    """A game in progress. `tape` is everything that was ever answered; the rest can be derived from it."""

    def __init__(self, game: Game, setup: Any, *, record: bool = True) -> None:
        self._set_up(game, setup, game.begin(setup), record=record)
        self._next_scene()

    def _set_up(self, game: Game, setup: Any, play: Any, *, record: bool) -> None:
        self.game = game
        self.setup = setup
        self.play: Any = play
        self.play.log = [] if record else None
        self.tape: list[Entry] = []
        self.asked: list[str] = []
        """What each answer of the tape was an answer to (`asked`)."""
        self.changes: tuple[RuleChange, ...] = ()
        """Where it went over to newer rules; nothing before the last of them can be played by these."""
        self.checkpoints: list[Checkpoint] = []
        self.question: Question | None = None
        self.conceded: int | None = None
        self._leaving: list[int] = []
        self._named: dict[str, int] = {}
        """What rolls were about so far, and at which place of the tape each was asked."""
        self._crossing: Checkpoint | None = None
        """The scene from which the newest rules are played."""
        self._begun = False
        self._by_people = game.by_people(setup)
        self._scene: Script[None] | None = None

    @classmethod
    def resumed(
        cls, game: Game, setup: Any, start: Start, past: Past = NO_PAST, *, record: bool = True, crossing: bool = False
    ) -> Match:
        """A match that goes on from the start of a scene. What lies before it is believed; the log begins there.

        `crossing`: from this scene on the newest rules are played, and its log says so.
        """
        match = cls.__new__(cls)
        match._set_up(game, setup, _play_at(game, setup, start.state), record=record)
        match.tape, match.asked, match.changes = list(past.tape), list(past.asked), tuple(past.changes)
        match._named = dict(start.named)
        match.checkpoints.append(Checkpoint(len(match.tape), match.play.state.copy(), 0))
        match._crossing = match.checkpoints[0] if crossing else None
        match._begin(())
        return match

    @property
    def start(self) -> Start:
        """Where the scene under way began."""
        at, state, _ = self.checkpoints[-1]
        return Start(state, {about: asked for about, asked in self._named.items() if asked < at})

    def forget_scenes(self, keep: int) -> None:
        """Remember the starts of the last scenes only; before them nothing can be taken back or forked."""
        del self.checkpoints[:-keep]

    @classmethod
    def replay(cls, game: Game, setup: Any, tape: Iterable[Entry], *, record: bool = True) -> Match:
        """Play a whole tape; every answer is checked as if it came from a stranger."""
        match = cls(game, setup, record=record)
        for number, entry in enumerate(tape):
            match.replay_entry(number, entry)
        return match

    @property
    def state(self) -> Any:
        return self.play.state

    @property
    def events(self) -> list[Event]:
        return self.play.log or []

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def given_up(self) -> tuple[int, ...]:
        """Who plays no more, also if the others finish a scene first."""
        return (*self.play.withdrawn, *self._leaving)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while a question is open."""
        if self.question is not None:
            return None
        if self.conceded is not None:
            return self._conceded_outcome(self.conceded)
        return self.game.outcome(self.play)

    def _conceded_outcome(self, conceded: int) -> Outcome:
        """Whoever is left wins; those who gave up earlier are told by the game."""
        given_up = {conceded, *self.given_up}
        scores = tuple(float(seat not in given_up) for seat in range(self.play.seats))
        winner = next(seat for seat, score in enumerate(scores) if score)
        return Outcome(winner, scores, Text("core-conceded", {"seat": conceded}))

    def answer(self, value: Any, seat: int | None = None) -> None:
        """Answer the open question for a seat (None: whoever is next); what it does not allow is refused before
        anything changes.

        Only its check may refuse. Whatever else goes wrong is a RuleFault, and the match is as it was.
        """
        question = self._open()
        asked = question.for_seat(seat)
        if seat is not None and asked.seat not in (None, seat):
            raise refuse(question.rule, "core-refused-not-asked", question=question.name)
        self._check(asked, value, seat)
        entry = Entry(question.entry, value, asked.seat if question.entry == SECRET else None)
        self._carry_out(entry, question, lambda: self._take(question, entry))

    def concede(self, seat: int) -> None:
        """Give up; the last seat that is left wins at once, several play on."""
        question = self._open()
        if seat in self.given_up:
            raise refuse("", "core-refused-given-up", seat=seat)
        self._carry_out(Entry(CONCEDE, None, seat), question, lambda: self._give_up(seat))

    def _check(self, question: Question, value: Any, seat: int | None) -> None:
        try:
            question.check(value)
        except Refused:
            raise
        except Exception as problem:
            raise RuleFault.at(self, question, value, seat, problem) from problem

    def _carry_out(self, entry: Entry, question: Question, act: Callable[[], None]) -> None:
        """Put an answer on the tape and go on with it; if the rules fail, everything is as before."""
        answers, scenes = len(self.tape), len(self.checkpoints)
        self.tape.append(entry)
        self.asked.append("" if entry.kind == CONCEDE else asked(question))
        try:
            act()
        except Exception as problem:
            del self.tape[answers:], self.asked[answers:]
            del self.checkpoints[scenes:]
            # Rules that cannot even be brought back here are the same fault.
            with suppress(Exception):
                self._replay_scene()
            raise RuleFault.at(self, question, entry.value, entry.seat, problem) from problem

    def undo(self, answers: int = 1) -> None:
        """Cut the tape and replay from the checkpoint before the cut."""
        keep = max(0, len(self.tape) - answers)
        self.checkpoints = self._scenes_until(keep)
        del self.tape[keep:], self.asked[keep:]
        self._replay_scene()

    def fork(self, *, record: bool = True, answers: int | None = None) -> Self:
        """The same position, or the one after so many answers, independent from now on."""
        tape = self.tape[:answers]
        twin = self._bare_twin(type(self), tape, self._scenes_until(len(tape)))
        log = self.play.log
        twin.play.log = log[: twin.checkpoints[-1].events] if record and log is not None else None
        twin._replay_scene()
        return twin

    def _bare_twin(self, kind: type[M], tape: list[Entry], checkpoints: list[Checkpoint]) -> M:
        """A match that has still to be brought to the end of this tape."""
        twin = kind.__new__(kind)
        twin.game, twin.setup, twin._by_people = self.game, self.setup, self._by_people
        twin.play = copy(self.play)
        twin.tape, twin.asked, twin.changes = tape, self.asked[: len(tape)], self.changes
        twin.checkpoints = checkpoints
        twin._named, twin._crossing = self._named, self._crossing  # it makes names of its own when it is replayed
        return twin

    def _scenes_until(self, answers: int) -> list[Checkpoint]:
        """The scenes that had begun after so many answers."""
        checkpoints = self.checkpoints.copy()
        while checkpoints[-1].at > answers:
            checkpoints.pop()
            if not checkpoints:
                raise NotKnown(f"nothing is known of this match before answer {self.checkpoints[0].at}")
        return checkpoints

    def view(self, viewer: int | Role | None) -> dict[str, Any]:
        """All that a seat, a watcher or the game master may know, as JSON data."""
        seat = viewer if isinstance(viewer, int) else None
        leads = viewer is Role.GAME_MASTER
        return {
            "game": self.game.key,
            "answers": len(self.tape),
            "state": plain(self.play.state) if leads else self.game.view(self.play, seat),
            "question": self._question_for(viewer),
            "waiting_for": list(self.question.seats) if self.question else [],
            "events": [_event_data(event) for event in self.events if event.is_told(viewer)],
            "over": self.over,
        }

    def open_tape(self, seat: int | None = None) -> list[Entry]:
        """The tape without secret answers to the open question, but for those of one seat.

        Whoever has given up since has nothing to add: such an answer stays, or the question would not be the open one.
        """
        question = self.question
        if question is None or not question.answers:
            return self.tape.copy()
        hidden = {one for one in question.answers if one != seat and one not in self.given_up}
        kept = []
        for entry in reversed(self.tape):
            if entry.kind == SECRET and entry.seat in hidden:
                hidden.discard(entry.seat)
            else:
                kept.append(entry)
        return kept[::-1]

    def _open(self) -> Question:
        if self.question is None:
            raise refuse("", "core-refused-over")
        return self.question

    def _question_for(self, viewer: int | Role | None) -> dict[str, Any] | None:
        question = self.question
        leads = viewer is Role.GAME_MASTER
        if question is None or not (leads or not question.seats or viewer in question.seats):
            return None
        return (question.for_seat(viewer) if isinstance(viewer, int) else question).to_data()

    def _take(self, question: Question, entry: Entry) -> None:
        if entry.kind == FACT:
            self._replay_scene()
        else:
            self._hear(question, entry)

    def _hear(self, question: Question, entry: Entry) -> None:
        given = question.take(entry.value, entry.seat)
        if given is not OPEN:
            self._send(given)

    def _give_up(self, seat: int) -> None:
        """Others who are in the middle of something finish it first, unless they need this seat for it."""
        self.play.note("core-concedes", seat=seat)
        self._leaving.append(seat)
        if not self._begun or self.play.seats - len(self.given_up) < 2 or self._asks_leaving():
            self._go_on()

    def _asks_leaving(self) -> bool:
        return self.question is not None and not set(self._leaving).isdisjoint(self.question.seats)

    def _go_on(self) -> None:
        """Take out of the position whoever has given up meanwhile, then the next scene."""
        self.question = self._scene = None
        while self._leaving:
            seat = self._leaving.pop(0)
            if not self.play.withdraw(seat):
                self.conceded = seat
                return
        self._next_scene()

    def _next_scene(self) -> None:
        log = self.play.log
        self.checkpoints.append(Checkpoint(len(self.tape), self.play.state.copy(), len(log) if log else 0))
        self._begin(())

    def _begin(self, facts: Iterable[Any]) -> None:
        self.play.facts = iter(facts) if self._by_people else None
        self._begun = False
        if self.checkpoints[-1] is self._crossing:
            self._note_changes()
        try:
            self._scene = self.game.scene(self.play)
        except Unmeasured as stop:
            self.question = stop.question
            return
        if self._scene is None:
            self.question = None
        else:
            self._run(self._scene.__next__)

    def _note_changes(self) -> None:
        for change in self.changes:
            if change.at == self.checkpoints[-1].at:
                args = {"before": change.before, "after": change.after, "back": change.taken_back}
                self.play.note("core-rules-changed", **args)

    def _send(self, value: Any) -> None:
        scene = self._scene
        assert scene is not None
        self._begun = True
        self._run(lambda: scene.send(value))

    def _run(self, step: Callable[[], Question]) -> None:
        try:
            self.question = step()
        except StopIteration:
            self._go_on()
            return
        except Unmeasured as stop:
            self.question = stop.question
        if isinstance(self.question, Roll) and self.question.about:
            self._note_name(self.question.about)
        if self._leaving and self._asks_leaving():
            self._go_on()

    def _note_name(self, about: str) -> None:
        if about in self._named:
            raise NamedTwice(about)
        self._named[about] = len(self.tape)

    def _replay_scene(self) -> None:
        """Back to the last checkpoint, then forward through the answers since."""
        at, data, events = self.checkpoints[-1]
        answers = self.tape[at:]
        named = self._named
        self._named = {about: asked for about, asked in named.items() if asked < at} if named else {}
        self.conceded = None
        self._leaving = []
        self.play.state = data.copy()
        if self.play.log is not None:
            del self.play.log[events:]
        self._begin([entry.value for entry in answers if entry.kind == FACT])
        for place, entry in enumerate(answers, at):
            self._replay_answer(self._as_heard(place, entry))

    def _as_heard(self, place: int, entry: Entry) -> Entry:  # noqa: ARG002 - somebody may not know what it was
        return entry

    def _replay_answer(self, entry: Entry) -> None:
        if entry.kind == CONCEDE:
            self._give_up(entry.seat or 0)
        elif entry.kind != FACT:
            assert self.question is not None
            self._hear(self.question, entry)

    def take_again(self, number: int, entry: Entry) -> None:
        """Take an answer that these rules have allowed before, without judging it once more."""
        question = self.question
        if question is None or entry.kind != question.entry or entry.kind in (FACT, SECRET):
            self.replay_entry(number, entry)
            return
        self._carry_out(entry, question, lambda: self._hear(question, entry))

    def replay_entry(self, number: int, entry: Entry) -> None:
        """Take entry `number` of a tape; one that does not fit the open question is a TapeError."""
        question = self.question
        if question is None:
            raise TapeError(f"answer {number + 1}: the game is already over")
        if entry.kind == CONCEDE:
            if entry.seat is None or entry.seat not in range(self.play.seats) or entry.seat in self.given_up:
                raise TapeError(f"answer {number + 1}: no seat {entry.seat!r} can concede")
            self.concede(entry.seat)
            return
        if entry.kind != question.entry:
            raise TapeError(
                f"answer {number + 1}: the tape has a {entry.kind}, the rules ask for a {question.entry} "
                f"({question.key})"
            )
        if entry.kind == SECRET and entry.seat is None:
            raise TapeError(f"answer {number + 1}: a secret answer of nobody ({question.key})")
        try:
            self.answer(entry.value, entry.seat)
        except Refused as problem:
            raise TapeError(f"answer {number + 1} ({question.key}): {problem}") from problem


def _play_at(game: Any, setup: Any, state: Any) -> Any:
    """The play of a match that has begun; a game that says nothing begins it anew and takes the state."""
    if hasattr(game, "resume"):
        return game.resume(setup, state)
    play = game.begin(setup)
    play.state = state
    return play


def asked(question: Question) -> str:
    """Short, and enough to tell whether other rules ask the same: key, seat, and of a roll its dice and its name."""
    if isinstance(question, Roll):
        return f"{question.key} {question.seat} {question.count}d{question.sides} {question.about or ''}"
    return f"{question.key} {question.seat}"
M = TypeVar("M", bound=Match)


def _event_data(event: Event) -> dict[str, Any]:
    data = {"key": event.key, "rules": list(event.rules), "args": event.args}
    return data if event.dice is None else {**data, "dice": event.dice.to_data()}
