"""Values out of a case, read strictly: what is of the wrong kind is an error that names its line."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text
from walstatt.lab.case_yaml import CaseError, Mapping, Sequence, plain

NEAR = 0.01
"""Inches are compared with this tolerance."""


class RefusedAt(Refused):
    """A setup that the rules refuse, with the line that is at fault: a case may be about just that."""

    def __init__(self, line: int, rule: str, why: Text) -> None:
        super().__init__(rule, why)
        self.line = line


def as_mapping(value: Any, line: int, what: str) -> Mapping:
    if not isinstance(value, Mapping):
        raise CaseError(line, f"{what} is a mapping")
    return value


def sub_mapping(written: Mapping, key: str, what: str = "") -> Mapping:
    """The mapping under a key; an empty one where there is none."""
    value = written.get(key)
    if value is None:
        return _empty(written.line_of(key))
    return as_mapping(value, written.line_of(key), what or key)


def items_of(value: Any, line: int, what: str) -> Iterator[tuple[Any, int]]:
    """The items of a list with their lines."""
    if not isinstance(value, Sequence):
        raise CaseError(line, f"{what} is a list")
    yield from zip(value, value.lines, strict=True)


def sub_items(written: Mapping, key: str) -> Iterator[tuple[Any, int]]:
    """The items of the list under a key; none where there is no such key."""
    if written.get(key) is not None:
        yield from items_of(written[key], written.line_of(key), key)


def whole(value: Any, line: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise CaseError(line, f"{what} is a whole number, not {value!r}")
    return value


def number(value: Any, line: int, what: str) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise CaseError(line, f"{what} is a number, not {value!r}")
    return float(value)


def flag(value: Any, line: int, what: str) -> bool:
    if not isinstance(value, bool):
        raise CaseError(line, f"{what} is true or false, not {value!r}")
    return value


def point(value: Any, line: int, what: str) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2:
        raise CaseError(line, f"{what} is a point [x, y], not {value!r}")
    return number(value[0], line, what), number(value[1], line, what)


def one_of(value: Any, known: Collection[str], line: int, what: str) -> str:
    if value not in known:
        raise CaseError(line, f"{what} is one of {', '.join(known)}, not {value!r}")
    return str(value)


def word_list(value: Any, line: int, what: str) -> tuple[str, ...]:
    """A list of words; a single one may stand without brackets."""
    words = value if isinstance(value, list) else [value]
    if not all(isinstance(word, str | int | float) for word in words):
        raise CaseError(line, f"{what} is a list of words")
    return tuple(str(word) for word in words)


def alike(given: Any, wanted: Any) -> bool:
    """Equal; lists item by item, inches with tolerance."""
    if isinstance(given, list | tuple) and isinstance(wanted, list | tuple):
        return len(given) == len(wanted) and all(alike(a, b) for a, b in zip(given, wanted, strict=True))
    if isinstance(given, bool) or isinstance(wanted, bool):
        return given is wanted
    if isinstance(given, int | float) and isinstance(wanted, int | float):
        return abs(given - wanted) <= NEAR
    return bool(given == wanted)


def equal(given: Any, wanted: Any, what: str, line: int) -> None:
    if not alike(given, wanted):
        raise CaseError(line, f"{what} is {given!r}, not {wanted!r}")


def expect_each(
    wanted: Any, line: int, what: str, find: Callable[[str, int], Any], places: Collection[str],
    facts: Callable[[Any], dict[str, Any]], compare: Callable[[Any, Any, str, str, int], None] | None = None,
) -> None:
    """By name what is expected of models: one of the places where they can be, or facts, each a value or a function."""
    written = as_mapping(wanted, line, what)
    for name, one in written.items():
        at = written.line_of(name)
        model = find(name, at)
        if one in places:
            equal(model.place, one, f"place of {name}", at)
            continue
        known = facts(model)
        expected = as_mapping(one, at, f"what is expected of {name!r}")
        expected.check_keys(known, f"what is expected of {name!r}")
        for key, value in expected.items():
            given = known[key]() if callable(known[key]) else known[key]
            if compare is not None:
                compare(given, value, key, f"{key} of {name}", expected.line_of(key))
            else:
                equal(given, plain(value), f"{key} of {name}", expected.line_of(key))


def _empty(line: int) -> Mapping:
    mapping = Mapping()
    mapping.line, mapping.lines = line, {}
    return mapping
