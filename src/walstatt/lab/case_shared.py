"""What cases of all kinds share, however a game carries them out: setups that are refused, and what happened."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Mapping as AnyMapping
from typing import Any, Protocol, TypeVar

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text, Texts
from walstatt.lab.case_yaml import CaseError, Mapping, plain

ABOUT = frozenset({"title", "game", "rules"})
"""What every case says of itself."""
NEAR = 0.01
LAST = 8
SHORT = 40
_ENGLISH = Texts("en")
T = TypeVar("T")


class Happened(Protocol):
    """An event of a match, or what was told in a phase."""

    @property
    def key(self) -> str: ...

    @property
    def rules(self) -> Sequence[str]: ...

    @property
    def args(self) -> AnyMapping[str, Any]: ...


def set_up(case: Mapping, make: Callable[[], T]) -> T | None:
    """What a case begins with; None where the setup was to be refused, and was."""
    wanted = case.get("refused")
    try:
        made = make()
    except Refused as refusal:
        if wanted is None:
            line = getattr(refusal, "line", case.line)
            raise CaseError(line, f"the setup is refused by {explained(refusal)}") from refusal
        if refusal.rule != wanted:
            raise CaseError(
                case.line_of("refused"), f"refused by {explained(refusal)}, not by {wanted}"
            ) from refusal
        return None
    if wanted is not None:
        raise CaseError(case.line_of("refused"), f"the setup is not refused; {wanted} was to refuse it")
    return made


def explained(refusal: Refused) -> str:
    """The rule with what whoever played would be told."""
    return because(refusal.rule, refusal.why)


def because(rule: str, why: Text) -> str:
    return " ".join(filter(None, [rule or "no rule", f"({_ENGLISH.say(why)})" if why.key else ""]))


def expect_events(happened: Sequence[Happened], wanted: Any, line: int) -> None:
    """Every one that is wanted is among those that happened."""
    for one in _listed(wanted, line):
        if not any(fits(event, one) for event in happened):
            told = "; ".join(f"{event.key} {list(event.rules)} {_shortly(event.args)}" for event in happened[-LAST:])
            raise CaseError(line, f"no event {plain(one)}; the last ones are: {told}")


def _shortly(args: AnyMapping[str, Any]) -> str:
    """What an event tells beside its key: its arguments, long ones by their names alone."""
    told = (f"{name}: {value}" if len(str(value)) <= SHORT else f"{name}: …" for name, value in args.items())
    return f"{{{', '.join(told)}}}"


def expect_no_events(happened: Sequence[Happened], unwanted: Any, line: int) -> None:
    for one in _listed(unwanted, line):
        for event in happened:
            if fits(event, one):
                raise CaseError(line, f"there is an event {plain(one)}: {event}")


def _listed(wanted: Any, line: int) -> list[Any]:
    if not isinstance(wanted, list):
        raise CaseError(line, "events are a list of rule ids or of mappings such as {rule: …, key: …}")
    return wanted


def fits(event: Happened, wanted: Any) -> bool:
    """Does an event match: a rule id, or a mapping with key, rule and arguments?"""
    if isinstance(wanted, str):
        return wanted in event.rules or wanted == event.key
    for key, value in wanted.items():
        if key == "rule":
            if value not in event.rules:
                return False
        elif key == "key":
            if value != event.key:
                return False
        elif key == "dice":
            dice = getattr(event, "dice", None)  # what a world tells has none
            if dice is None or list(dice.faces) != value:
                return False
        elif not same(event.args.get(key), plain(value)):
            return False
    return True


def same(given: Any, wanted: Any) -> bool:
    if isinstance(given, tuple) and len(given) == 2 and isinstance(given[1], dict):
        return wanted in (given[1].get("id"), given[1].get("de"))
    if isinstance(given, dict) and not isinstance(wanted, dict):
        return wanted in given.values()
    if isinstance(given, float) and isinstance(wanted, int | float):
        return abs(given - wanted) <= NEAR
    return bool(given == wanted)
