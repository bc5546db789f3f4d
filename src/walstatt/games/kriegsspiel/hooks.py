"""The points at which a person of other chapters (king, wizard, priest, agent, god) reaches into a battle.

One person, one file under `figures/` with one entry (`Person`). The battle asks this file who there is and knows nobody
by name; what a hook is not given does nothing. Most battles have none of them, and then nothing is asked
(`BattlePlay.persons`).
"""
from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from walstatt.core.tally import Tally
    from walstatt.games.kriegsspiel.play import BattlePlay
    from walstatt.games.kriegsspiel.points import Blow
    from walstatt.games.kriegsspiel.profiles import Profile
    from walstatt.games.kriegsspiel.state import Figure



class Ruled(NamedTuple):
    """A number, the rule that says so, and the ruling on how to read it."""

    number: int
    rule: str
    reading: str


@dataclass(frozen=True, kw_only=True)
class Person:
    profile: Callable[[str], Profile | None]
    """Of its own symbols; of all others nothing."""
    types: tuple[str, ...] = ()
    """What orders call it."""
    melee: tuple[tuple[str, Callable[[BattlePlay, Blow], int]], ...] = ()
    """Points for anybody in melee, each with its rule."""
    kills_from: Callable[[Figure], Ruled | None] | None = None
    """What its dice must show to kill."""
    survives_from: Callable[[Figure, bool], Ruled | None] | None = None
    """What its dice must show to survive; the second says whether fire, stones or pitch threaten it."""
    rescue: Callable[[BattlePlay, Figure], Callable[[str], None] | None] | None = None
    """If something else happens than that somebody dies: what."""
    idles: Callable[[BattlePlay, Figure], bool] | None = None
    """Does it make no attack now?"""
    stays: Callable[[BattlePlay, Figure], bool] | None = None
    """Does it never flee?"""
    fought: Callable[[BattlePlay, Figure, Figure], None] | None = None
    """A duel begins."""


_persons: tuple[Person, ...] = ()


def enlist(found: Iterable[Person]) -> None:
    """Once, when the package is loaded."""
    global _persons  # noqa: PLW0603 - said once by the package
    _persons = tuple(found)


def persons() -> tuple[Person, ...]:
    return _persons


def profile_of(symbol: str) -> Profile | None:
    return next((found for one in _persons if (found := one.profile(symbol)) is not None), None)


def ease(figure: Figure, need: Tally, *, fire: bool = False) -> Tally:
    """What somebody needs to survive, where his own number is lower."""
    for one in _persons:
        eased = one.survives_from(figure, fire) if one.survives_from is not None else None
        if eased is not None and eased.number < need.total:
            need.change(eased.number - int(need.total), eased.rule)
    return need


def kill_number(figure: Figure) -> Ruled | None:
    found = (one.kills_from(figure) for one in _persons if one.kills_from is not None)
    return next((one for one in found if one is not None), None)
