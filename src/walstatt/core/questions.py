"""The questions that rules ask. A rule never rolls and never looks at a screen: it yields one of these.

Every question knows its seat, a stable `key` (`aofs:action`; the part behind the colon is its short name in cases),
the rule it comes from and arguments for its text. `check` refuses an answer before anything changes; `sample` gives an
acceptable one. Where several are asked at once, `for_seat` is what one of them is asked. So whoever knows nothing of a
game plays it: `match.answer(match.question.sample(rng))` until there is no question.
"""
from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, TypeVar

import msgspec

from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import Text

T = TypeVar("T")
Script = Generator["Question", Any, T]
"""What a rule is: a generator that yields questions, receives answers and returns a T."""

NOTHING: Mapping[str, Any] = {}
NOBODY_YET: Mapping[int, Any] = {}
CHOICE, DICE, FACT, SECRET = "choice", "dice", "fact", "secret"
"""What the answer to a question is on the tape: a player's decision, dice, what people have read off the world around
the game, or a decision that stays hidden until all have decided."""
OPEN = object()
"""What rules are given while others still have to answer: nothing yet."""
EACH, SUM, AT_MOST = "each", "sum", "at_most"
"""How dice are compared with what is needed: each must reach it, their sum must, or their sum must not exceed it."""
_MESSAGE_SIGNS = str.maketrans(":_.", "---")


def message_key(key: str) -> str:
    """The name of a question's message: `aofs:measure.firing` becomes `aofs-measure-firing`."""
    return key.translate(_MESSAGE_SIGNS)


class Question:
    """What every question has. `seat` is the one who answers; None where the whole table does."""

    __slots__ = ("args", "key", "rule", "seat")
    kind: ClassVar[str] = ""
    entry: ClassVar[str] = CHOICE
    """What its answer is on the tape."""
    sealed: ClassVar[bool] = False
    """Do its answers stay secret when all have been given?"""

    def __init__(self, seat: int | None, key: str, rule: str, args: Mapping[str, Any] = NOTHING) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.args = args

    @property
    def name(self) -> str:
        """The short name, as cases write it."""
        return self.key.rpartition(":")[2]

    @property
    def text(self) -> Text:
        """The question in words: `aofs:charge_target` is the message `aofs-charge-target`."""
        return Text(message_key(self.key), self.args)

    @property
    def seats(self) -> tuple[int, ...]:
        """Those whose answer is still awaited."""
        return () if self.seat is None else (self.seat,)

    @property
    def is_decision(self) -> bool:
        """Is it for a player to decide, rather than for dice or for whoever can look?"""
        return self.entry in (CHOICE, SECRET)

    @property
    def answers(self) -> Mapping[int, Any]:
        """What seats have answered while others are still asked: nobody may know it yet."""
        return NOBODY_YET

    def for_seat(self, seat: int | None = None) -> Question:  # noqa: ARG002 - to everybody alike
        """The question as it is put to this seat (None: whoever is next), where several are asked; else itself."""
        return self

    def take(self, value: Any, seat: int | None) -> Any:  # noqa: ARG002 - whose it was matters where several answer
        """What the rules are given for this answer; OPEN while they have to wait for others."""
        return value

    def check(self, value: Any) -> None:
        """Raise Refused unless the value answers this question."""
        raise NotImplementedError

    def accepts(self, value: Any) -> bool:
        """Does the value answer this question?"""
        try:
            self.check(value)
        except Refused:
            return False
        return True

    def sample(self, rng: Random) -> Any:
        """Some acceptable answer."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """What a client needs to ask a person."""
        return {"kind": self.kind, "key": self.key, "seat": self.seat, "rule": self.rule, "args": dict(self.args)}

    def _malformed(self, expected: Text) -> Refused:
        return refuse(self.rule, "core-refused-malformed", question=self.name, expected=expected)


class Pick(Question):
    """One seat picks one of the options. Options may be given as a function: nobody looks at them in a replay.

    With `allowed` they are candidates, tested one by one and only when somebody wants to know.
    """

    __slots__ = ("_options", "about", "allowed", "describe", "group", "preview", "why_not")
    kind = "pick"
    free: ClassVar[bool] = False
    """Are the options proposals only, and anything else that passes the check may be answered too?"""

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        options: Sequence[str] | Callable[[], Sequence[str]],
        args: Mapping[str, Any] = NOTHING,
        *,
        allowed: Callable[[str], bool] | None = None,
        describe: Callable[[str], Text | str] | None = None,
        why_not: Callable[[str], Refused | None] | None = None,
        preview: Callable[[str], Any] | None = None,
        about: Callable[[str], Mapping[str, str] | None] | None = None,
        group: Callable[[str], str] | None = None,
    ) -> None:
        """`about` explains an option, in each language; `group` is the message key of the heading it belongs under."""
        super().__init__(seat, key, rule, args)
        self._options = options
        self.about = about
        self.group = group
        self.allowed = allowed
        self.describe = describe
        self.why_not = why_not
        self.preview = preview

    @property
    def options(self) -> Sequence[str]:
        if self.allowed is not None:
            self._options = [option for option in self._candidates() if self.allowed(option)]
            self.allowed = None
        return self._candidates()

    def _candidates(self) -> Sequence[str]:
        if callable(self._options):
            self._options = self._options()
        return self._options

    def label(self, option: str) -> Text | str:
        return self.describe(option) if self.describe else Text(f"{message_key(self.key)}-{option}")

    def offers(self, option: str) -> bool:
        """May this one be picked? The others are not looked at."""
        return option in self._candidates() and (self.allowed is None or self.allowed(option))

    def check(self, value: Any) -> None:
        named = isinstance(value, str)
        if named and self.offers(value):
            return
        known = self.why_not(value) if self.why_not and named else None
        raise known or refuse(
            self.rule, "core-refused-not-offered", question=self.name, value=str(value), options=list(self.options)
        )

    def sample(self, rng: Random) -> str:
        if self.allowed is None:
            options = self._candidates()
            return options[int(rng.random() * len(options))]
        left = list(self._candidates())
        while True:
            # Drawn one after another until one is allowed, each of the options comes equally often.
            option = left.pop(int(rng.random() * len(left)))
            if self.allowed(option):
                return option

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "options": list(self.options)}


class PickSeveral(Pick):
    """One seat picks between `least` and `most` different options; the answer is a list."""

    __slots__ = ("least", "most")
    kind = "several"

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        options: Sequence[str] | Callable[[], Sequence[str]],
        least: int,
        most: int,
        args: Mapping[str, Any] = NOTHING,
        *,
        describe: Callable[[str], Text | str] | None = None,
        about: Callable[[str], Mapping[str, str] | None] | None = None,
        group: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(seat, key, rule, options, args, describe=describe, about=about, group=group)
        self.least = least
        self.most = most

    def label(self, option: str) -> Text | str:
        """Where nobody describes them the options are called by their ids, as people know them."""
        return self.describe(option) if self.describe else option

    def check(self, value: Any) -> None:
        if not are_names(value):
            raise self._malformed(Text("core-expected-list"))
        if len(set(value)) != len(value) or not self.least <= len(value) <= self.most:
            raise refuse(
                self.rule, "core-refused-how-many", question=self.name, least=self.least, most=self.most,
                given=len(value),
            )
        for one in value:
            super().check(one)

    def sample(self, rng: Random) -> Any:
        return rng.sample(list(self.options), rng.randint(self.least, self.most))

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "least": self.least, "most": self.most}


class YesNo(Question):
    """Yes or no."""

    __slots__ = ("preview",)
    kind = "yes_no"

    def __init__(
        self, seat: int, key: str, rule: str, args: Mapping[str, Any] = NOTHING,
        *, preview: Callable[[bool], Any] | None = None,
    ) -> None:
        super().__init__(seat, key, rule, args)
        self.preview = preview

    def check(self, value: Any) -> None:
        if not isinstance(value, bool):
            raise self._malformed(Text("core-expected-yes-no"))

    def sample(self, rng: Random) -> bool:
        return rng.random() < 0.5


class Number(Question):
    """A whole number between two bounds."""

    __slots__ = ("high", "low")
    kind = "number"

    def __init__(
        self, seat: int, key: str, rule: str, low: int, high: int, args: Mapping[str, Any] = NOTHING
    ) -> None:
        super().__init__(seat, key, rule, args)
        self.low = low
        self.high = high

    def check(self, value: Any) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._malformed(Text("core-expected-whole-number"))
        if not self.low <= value <= self.high:
            raise refuse(
                self.rule, "core-refused-number", question=self.name, low=self.low, high=self.high, given=value
            )

    def sample(self, rng: Random) -> int:
        return rng.randint(self.low, self.high)

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "low": self.low, "high": self.high}


class Together(Question):
    """Several seats answer in secret; nobody learns anything before all have answered.

    The rules are given the list of all answers, in the order of the parts. Of sealed answers nobody else learns
    anything by that either: only what the rules tell later.
    """

    __slots__ = ("_answers", "parts", "sealed")
    kind = "together"
    entry = SECRET

    def __init__(self, key: str, rule: str, parts: Sequence[Question], *, sealed: bool = False) -> None:
        super().__init__(None, key, rule)
        self.sealed = sealed  # type: ignore[misc]  # of this question, not of all of its kind
        self.parts = {part.seat: part for part in parts if part.seat is not None}
        assert 0 < len(self.parts) == len(parts), "each part is asked of a seat of its own"
        self._answers: dict[int, Any] = {}

    @property
    def text(self) -> Text:
        """Who watches is told no more than that; each part has words of its own."""
        return Text("core-together")

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.parts if seat not in self._answers)

    @property
    def answers(self) -> Mapping[int, Any]:
        return self._answers

    def for_seat(self, seat: int | None = None) -> Question:
        if seat is None:
            seat = self.seats[0]
        if seat not in self.parts:
            raise refuse(self.rule, "core-refused-not-asked", question=self.name)
        if seat in self._answers:
            raise refuse(self.rule, "core-refused-answered", question=self.name)
        return self.parts[seat]

    def check(self, value: Any) -> None:
        self.for_seat().check(value)

    def sample(self, rng: Random) -> Any:
        return self.for_seat().sample(rng)

    def take(self, value: Any, seat: int | None) -> Any:
        assert seat is not None
        self._answers[seat] = value
        return OPEN if self.seats else [self._answers[one] for one in self.parts]

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "seats": list(self.seats)}


class Fallen(msgspec.Struct, frozen=True):
    """Dice that an event tells of, in the order they fell, and what they had to show."""

    faces: tuple[int, ...]
    sides: int
    need: Tally | None = None
    compare: str = EACH
    about: str = ""

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"faces": list(self.faces), "sides": self.sides}
        if self.need is not None:
            data["need"] = self.need.to_data()
        if self.compare != EACH:
            data["compare"] = self.compare
        if self.about:
            data["about"] = self.about
        return data


class Roll(Question):
    """Dice fall; the answer is the list of faces in the order they fell.

    `compare` says how they are held against `need`. A roll that says what it is `about` falls by that name instead of
    by its place on the tape; no name comes twice. Of a hidden roll nobody is told what fell.
    """

    __slots__ = ("about", "compare", "count", "hidden", "need", "sides")
    kind = "roll"
    entry = DICE

    def __init__(
        self,
        seat: int | None,
        key: str,
        rule: str,
        count: int,
        sides: int,
        need: Tally | None = None,
        args: Mapping[str, Any] = NOTHING,
        *,
        compare: str = EACH,
        about: str = "",
        hidden: bool = False,
    ) -> None:
        super().__init__(seat, key, rule, args)
        self.count = count
        self.sides = sides
        self.need = need
        self.compare = compare
        self.about = about
        self.hidden = hidden

    @property
    def text(self) -> Text:
        """`aofs:hit` is the message `aofs-roll-hit`: what was rolled is told by events of similar names."""
        return Text(message_key(self.key.replace(":", "-roll-")), self.args)

    def check(self, value: Any) -> None:
        if not isinstance(value, list) or len(value) != self.count or not all(map(self._is_face, value)):
            raise refuse(self.rule, "core-refused-dice", question=self.name, count=self.count, sides=self.sides)

    def reached(self, faces: Sequence[int]) -> int:
        """How many of the dice show what is needed, all of them where nothing is; 1 or 0 where their sum counts."""
        if self.need is None:
            return len(faces)
        if self.compare == SUM:
            return int(sum(faces) >= self.need.total)
        if self.compare == AT_MOST:
            return int(sum(faces) <= self.need.total)
        return sum(face >= self.need.total for face in faces)

    def fell(self, faces: Sequence[int]) -> Fallen:
        """These dice for an event, with what they had to show."""
        return Fallen(tuple(faces), self.sides, self.need, self.compare, self.about)

    def _is_face(self, face: Any) -> bool:
        return isinstance(face, int) and not isinstance(face, bool) and 1 <= face <= self.sides

    def sample(self, rng: Random) -> list[int]:
        sides = self.sides
        return [int(rng.random() * sides) + 1 for _ in range(self.count)]

    def to_data(self) -> dict[str, Any]:
        data = {**super().to_data(), "count": self.count, "sides": self.sides}
        if self.need:
            data["need"] = self.need.to_data()
        if self.compare != EACH:
            data["compare"] = self.compare
        if self.about:
            data["about"] = self.about
        return data


def are_names(value: Any) -> bool:
    """Is it a list of names?"""
    return isinstance(value, list) and all(isinstance(one, str) for one in value)
