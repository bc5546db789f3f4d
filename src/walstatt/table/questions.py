"""The questions that only a tabletop knows: where to stand, which way to go, and what people measure at a real one."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from walstatt.core.questions import FACT, NOTHING, Question, are_names
from walstatt.core.refusal import refuse
from walstatt.core.texts import Text

LEG_MARKS = ("jump", "climb", "fall", "hang")
"""What a way point may say about the leg that ends there."""
MOST_WAY_POINTS = 64
"""Of one path; whoever walks straight from one to the next needs no more."""


class _OnTheTable(Question):
    """Where the answer is a place or a path, the game judges it and proposes one."""

    __slots__ = ("judge", "propose", "subjects")

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        subjects: Sequence[str],
        judge: Callable[[Any], None],
        propose: Callable[[Random], Any],
        args: Mapping[str, Any] = NOTHING,
    ) -> None:
        super().__init__(seat, key, rule, args)
        self.subjects = subjects
        self.judge = judge
        self.propose = propose

    def check(self, value: Any) -> None:
        self._check_shape(value)
        self.judge(value)

    def _check_shape(self, value: Any) -> None:
        raise NotImplementedError

    def sample(self, rng: Random) -> Any:
        return self.propose(rng)

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "subjects": list(self.subjects)}


class Place(_OnTheTable):
    """Put every subject somewhere: a list of [x, y], one for each subject in order."""

    __slots__ = ()
    kind = "place"

    def _check_shape(self, value: Any) -> None:
        if not isinstance(value, list) or len(value) != len(self.subjects) or not all(map(_is_point, value)):
            raise self._malformed(Text("table-expected-points", {"count": len(self.subjects)}))


class Move(_OnTheTable):
    """Move subjects along paths: an object from subject to its way points; who is not named stays.

    A way point is [x, y], or [x, y, "jump"] where the leg that ends there is a jump, "climb" where it leads to another
    floor or climbs down, "fall" where it steps off edges, "hang" where it ends on the face of what it climbs.

    `lands` tells of an answer that was accepted where its first subject comes to stand, if that can be elsewhere than
    at the end of its path.
    """

    __slots__ = ("lands",)
    kind = "move"

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        subjects: Sequence[str],
        judge: Callable[[Any], None],
        propose: Callable[[Random], Any],
        args: Mapping[str, Any] = NOTHING,
        lands: Callable[[Any], tuple[float, float] | None] | None = None,
    ) -> None:
        super().__init__(seat, key, rule, subjects, judge, propose, args)
        self.lands = lands

    def _check_shape(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise self._malformed(Text("table-expected-paths"))
        for subject, path in value.items():
            if subject not in self.subjects:
                raise refuse(
                    self.rule, "core-refused-not-offered", question=self.name, value=str(subject),
                    options=list(self.subjects),
                )
            if not isinstance(path, list) or not 0 < len(path) <= MOST_WAY_POINTS or not all(map(_is_way_point, path)):
                raise self._malformed(Text("table-expected-way-points", {"most": MOST_WAY_POINTS}))


EXPECTED_FACTS = {
    "length": "table-expected-length",
    "share": "table-expected-share",
    "yes_no": "core-expected-yes-no",
    "count": "core-expected-whole-number",
    "some": "core-expected-list",
    "one": "core-expected-one",
}


class Measure(Question):
    """A fact that only the table knows; at a real table people answer it.

    `answer` says what is wanted: "length" (inches, 0 or more), "yes_no", "some" (a list out of `among`), "one" (one
    of `among`), "count" (a whole number from 0 to `most`), "share" (0 to 1).
    """

    __slots__ = ("among", "answer", "most")
    kind = "measure"
    entry = FACT

    def __init__(
        self, key: str, rule: str, answer: str, args: Mapping[str, Any] = NOTHING,
        *, among: Sequence[str] = (), most: int = 0,
    ) -> None:
        super().__init__(None, key, rule, args)
        self.answer = answer
        self.among = among
        self.most = most

    def check(self, value: Any) -> None:
        if not self._fits(value):
            raise self._malformed(Text(EXPECTED_FACTS[self.answer]))

    def _fits(self, value: Any) -> bool:
        match self.answer:
            case "length":
                return _is_number(value) and value >= 0
            case "share":
                return _is_number(value) and 0 <= value <= 1
            case "yes_no":
                return isinstance(value, bool)
            case "count":
                return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.most
            case "some":
                return are_names(value) and len(set(value)) == len(value) and set(value) <= set(self.among)
            case _:
                return isinstance(value, str) and value in self.among

    def sample(self, rng: Random) -> Any:
        match self.answer:
            case "length":
                return round(rng.uniform(0, 30), 1)
            case "share":
                return round(rng.random(), 2)
            case "yes_no":
                return rng.random() < 0.5
            case "count":
                return rng.randint(0, self.most)
            case "some":
                return [one for one in self.among if rng.random() < 0.7]
            case _:
                return rng.choice(list(self.among))

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "answer": self.answer, "among": list(self.among), "most": self.most}


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and -1e6 < value < 1e6


def _is_point(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and _is_number(value[0]) and _is_number(value[1])


def _is_way_point(value: Any) -> bool:
    if not isinstance(value, list | tuple):
        return False
    return _is_point(value[:2]) and (len(value) == 2 or (len(value) == 3 and value[2] in LEG_MARKS))
