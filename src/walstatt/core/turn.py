"""One run of one phase of a world: a pure function of the state, the papers, the decisions and the dice.

Nothing inside a phase waits. Dice follow from the seed and from what they are about, decisions have defaults, papers
are complete. So a phase can be run again at any time; run twice with the same inputs it gives the same bytes, and a
changed input changes only what depends on it.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

import msgspec

from walstatt.core.match import NamedTwice
from walstatt.core.plain import plain
from walstatt.core.questions import Roll
from walstatt.core.refusal import Refused
from walstatt.core.roles import Viewer, may_know

EVERYBODY = "*"
"""In the place of realms: all of them."""
GAME_MASTER: tuple[str, ...] = ()
"""In the place of realms: nobody but the game master."""
BY_DEFAULT, DECIDED, VOID = "default", "decided", "void"
"""How a decision came about; one that no longer fits what is asked is void, and the default stands."""

About = str | tuple[object, ...]


class Ruled(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the game master decided: the value, a note for the game master alone, words to those who feel it."""

    value: Any
    note: str = ""
    words: str = ""
    facts: str = ""
    """What he had before him (`facts_of`); if that changes, his decision stands and is marked."""


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """A free act of the game master: give, take, move, reveal, rename, write. The game says which kinds there are."""

    kind: str
    args: dict[str, Any] = {}
    note: str = ""
    about: str = ""
    """A sign of the words in a paper that it is about: it follows them into a later paper of the same writer."""


class Inputs(msgspec.Struct, omit_defaults=True):
    """All that a phase is run with beside the state. Decisions and typed dice bear the names that a run gave them."""

    papers: dict[str, str] = {}
    """Before a run in the order in which they came in."""
    decided: dict[str, Ruled] = {}
    typed: dict[str, list[int]] = {}
    acts: list[Act] = []
    came: list[str] = []
    """Who handed in a paper, in the order of arrival."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, whom it concerns, and the rules behind it."""

    realms: tuple[str, ...]
    key: str
    rules: tuple[str, ...] = ()
    args: dict[str, Any] = {}
    step: str = ""

    def concerns(self, realm: Viewer) -> bool:
        return EVERYBODY in self.realms or may_know(realm, self.realms)


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place where the game master's judgement counts: what is asked, the rule, the default, and what holds."""

    about: str
    key: str
    rule: str
    default: Any
    options: tuple[Any, ...]
    chosen: Any
    how: str = BY_DEFAULT
    realms: tuple[str, ...] = ()
    args: dict[str, Any] = {}
    note: str = ""
    words: str = ""
    changed: bool = False
    """Is what it was decided on no longer as it was?"""


class Rolled(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice that fell, or that the game master typed."""

    about: str
    key: str
    rule: str
    faces: tuple[int, ...]
    sides: int
    need: dict[str, Any] | None = None
    compare: str = ""
    typed: bool = False


class Waiting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that somebody wants to play by hand: its outcome is awaited as a decision of the same name."""

    about: str
    key: str
    rule: str
    args: dict[str, Any] = {}


class Void(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the game master gave that does not fit what is asked; `why` is a text, if there is more to say."""

    about: str
    rule: str
    why: dict[str, Any] | None = None


class Run(msgspec.Struct, dict=True, omit_defaults=True):
    """What a phase gave. While something waits, `state` is the one in the middle of the phase, to look at only."""

    state: Any
    told: list[Told]
    decisions: list[Decision]
    rolls: list[Rolled]
    waiting: list[Waiting]
    void: list[Void]
    unused: list[str]
    """Typed dice and decisions that nothing asked for."""
    renamed: list[tuple[str, str]] = []
    """Realms that have another name from now on, in the order in which they got it: the old one, the new one."""
    signs: dict[int, str] = {}
    """By the number of a free act that is about words in a paper: their sign (`Act.about`)."""

    @property
    def whole(self) -> bool:
        return not self.waiting

    def told_to(self, viewer: Viewer) -> list[Told]:
        if not isinstance(viewer, str):
            return [one for one in self.told if one.concerns(viewer)]
        mine, everybodys = self._told_by_realm.get(viewer, []), self._told_by_realm.get(EVERYBODY, [])
        return [self.told[number] for number in sorted({*mine, *everybodys})]

    @cached_property
    def _told_by_realm(self) -> dict[str, list[int]]:
        """Made once for all realms, when the phase is over."""
        found: dict[str, list[int]] = {}
        for number, one in enumerate(self.told):
            for realm in one.realms:
                found.setdefault(realm, []).append(number)
        return found


def facts_of(args: Mapping[str, Any]) -> str:
    """A short sign of what a decision is about: other facts, another sign."""
    return sha256(msgspec.json.encode(args, order="deterministic")).hexdigest()[:16]


class Dice(Protocol):
    """Where the dice of a phase come from."""

    def fall(self, name: str, roll: Roll) -> list[int]: ...


SideBySide = Callable[[Callable[[Any], Any], Sequence[Any]], list[Any]]
"""Works on several jobs that do not touch each other, in any way that gives the results in their order."""


def one_by_one(work: Callable[[Any], Any], jobs: Sequence[Any]) -> list[Any]:
    return [work(job) for job in jobs]


class Chance:
    """The dice of one subject of a step, for a job that is worked on elsewhere: what it rolled is handed back to the
    turn (`take_rolls`). All of it can be sent to another process."""

    def __init__(self, dice: Dice, typed: Mapping[str, list[int]], prefix: str) -> None:
        self._dice = dice
        self._typed = {name: faces for name, faces in typed.items() if name.startswith(f"{prefix}/")}
        self._prefix = prefix
        self.rolls: list[Rolled] = []
        self.void: list[Void] = []

    def roll(self, about: tuple[object, ...], roll: Roll) -> list[int]:
        name = "/".join(map(str, (self._prefix, *about)))
        given = self._typed.get(name)
        typed = given is not None and self._fits(name, roll, given)
        faces = given if given is not None and typed else self._dice.fall(name, roll)
        self.rolls.append(rolled(name, roll, faces, typed=typed))
        return list(faces)

    def _fits(self, name: str, roll: Roll, given: list[int]) -> bool:
        try:
            roll.check(given)
        except Refused as refused:
            self.void.append(Void(name, refused.rule, plain(refused.why)))
            return False
        return True


def rolled(name: str, roll: Roll, faces: Sequence[int], *, typed: bool) -> Rolled:
    need = roll.need.to_data() if roll.need else None
    return Rolled(name, roll.key, roll.rule, tuple(faces), roll.sides, need, roll.compare, typed)


class Step(NamedTuple):
    """One named step of a phase; the calendar of a game is a list of these."""

    name: str
    carry_out: Callable[[Turn], None]


class Turn:
    """What the steps of a phase work with."""

    def __init__(self, state: Any, inputs: Inputs, dice: Dice, together: SideBySide = one_by_one) -> None:
        self.state = state
        self.together = together
        """How jobs of a step are worked on that do not touch each other."""
        self.papers: Mapping[str, str] = inputs.papers
        self.acts: Sequence[Act] = inputs.acts
        self.came: Sequence[str] = inputs.came
        self.step = ""
        self.work: Any = None
        """What the steps of a game keep for each other while a phase runs."""
        self.run = Run(state, [], [], [], [], [], [])
        self._inputs = inputs
        self._dice = dice
        self._named: set[str] = set()

    def roll(self, about: About, roll: Roll) -> list[int]:
        """The faces: typed by the game master, else from the seed and from what the roll is about."""
        name = self._name(about)
        given = self._inputs.typed.get(name)
        typed = given is not None and self._fits(name, roll.rule, given, (), roll.check)
        faces = given if given is not None and typed else self._dice.fall(name, roll)
        self.run.rolls.append(rolled(name, roll, faces, typed=typed))
        return list(faces)

    def chance(self, about: About) -> Chance:
        """The dice of everything about one subject."""
        return Chance(self._dice, self._inputs.typed, self._full_name(about))

    def take_rolls(self, chance: Chance) -> None:
        """What a job has rolled, as if it had been rolled here."""
        for one in chance.rolls:
            self._take_name(one.about)
        self.run.rolls += chance.rolls
        self.run.void += chance.void

    def decide(
        self,
        about: About,
        key: str,
        rule: str,
        default: Any,
        options: Iterable[Any] = (),
        *,
        realms: Iterable[str] = GAME_MASTER,
        check: Callable[[Any], None] | None = None,
        **args: Any,
    ) -> Any:
        """What the game master decided, else the default; leaves a Decision.

        Without `options` any value will do that `check` (raising Refused) accepts. `realms` are those whose report
        shows the effect: they read the words that come with the decision.
        """
        name, offered, concerned = self._name(about), tuple(options), tuple(realms)
        ruled = self._inputs.decided.get(name)
        how = BY_DEFAULT
        if ruled is not None:
            how = DECIDED if self._fits(name, rule, ruled.value, offered, check) else VOID
        value = ruled.value if ruled is not None and how == DECIDED else default
        note, words = (ruled.note, ruled.words) if ruled is not None else ("", "")
        facts = plain(args)
        changed = ruled is not None and ruled.facts not in ("", facts_of(facts))
        self.run.decisions.append(
            Decision(name, key, rule, default, offered, value, how, concerned, facts, note, words, changed)
        )
        if words and how == DECIDED:
            self.tell(concerned, "core-game-masters-words", rule, words=words)
        return value

    def is_given(self, about: About) -> bool:
        """Has the game master said something about this? For what he may say and nobody asks him."""
        return self._full_name(about) in self._inputs.decided

    def is_step_given(self) -> bool:
        """Has the game master said anything about what this step does?"""
        return any(name.startswith(f"{self.step}/") for name in self._inputs.decided)

    def outcome(
        self, about: About, key: str, rule: str, *, check: Callable[[Any], None] | None = None, **args: Any
    ) -> Any | None:
        """The outcome of something that is played by hand; None while it is awaited: then the run ends with this step.

        A step goes on with whatever else it has to do, so that one run names all that waits.
        """
        name = self._name(about)
        ruled = self._inputs.decided.get(name)
        if ruled is not None and self._fits(name, rule, ruled.value, (), check):
            facts = plain(args)
            changed = ruled.facts not in ("", facts_of(facts))
            self.run.decisions.append(
                Decision(
                    name, key, rule, None, (), ruled.value, DECIDED, GAME_MASTER, facts, ruled.note, changed=changed
                )
            )
            return ruled.value
        self.run.waiting.append(Waiting(name, key, rule, plain(args)))
        return None

    def rename(self, old: str, new: str) -> None:
        """A realm has another name from now on; whoever sits for it follows."""
        self.run.renamed.append((old, new))

    def drop(self, about: About, refused: Refused) -> None:
        """Something that the game master gave has no effect any more, and why."""
        self.run.void.append(Void(self._full_name(about), refused.rule, plain(refused.why)))

    def tell(self, realms: Iterable[str], key: str, *rules: str, **args: Any) -> None:
        """Something happened; whom it concerns must be said: some realms, EVERYBODY or GAME_MASTER."""
        if isinstance(realms, str) and realms != EVERYBODY:
            raise TypeError(f"{key}: realms are a collection, not the string {realms!r}")
        self.run.told.append(Told(tuple(realms), key, rules, plain(args), self.step))

    def _name(self, about: About) -> str:
        """The whole name: step, then what it is about."""
        name = self._full_name(about)
        self._take_name(name)
        return name

    def _take_name(self, name: str) -> None:
        if name in self._named:
            raise NamedTwice(name)
        self._named.add(name)

    def _full_name(self, about: About) -> str:
        parts = about if isinstance(about, tuple) else (about,)
        return "/".join(map(str, (self.step, *parts)))

    def _fits(
        self, name: str, rule: str, value: Any, options: tuple[Any, ...], check: Callable[[Any], None] | None
    ) -> bool:
        """Does what the game master gave answer the question? If not, it is noted why."""
        if options:
            if any(value == option and type(value) is type(option) for option in options):
                return True
            self.run.void.append(Void(name, rule))
            return False
        try:
            if check is not None:
                check(value)
        except Refused as refused:
            self.run.void.append(Void(name, refused.rule, plain(refused.why)))
            return False
        return True

    def _close(self) -> Run:
        given = {*self._inputs.decided, *self._inputs.typed}
        self.run.unused = sorted(given - self._named)
        self.run.state = self.state
        return self.run


def run(
    steps: Iterable[Step], state: Any, inputs: Inputs, dice: Dice, together: SideBySide = one_by_one
) -> Run:
    """Carry out the steps of a phase on a copy of the state; ends with the first step after which something waits."""
    turn = Turn(state.copy(), inputs, dice, together)
    for step in steps:
        turn.step = step.name
        step.carry_out(turn)
        if turn.run.waiting:
            break
    return turn._close()
