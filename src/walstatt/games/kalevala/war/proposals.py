"""Lines for troops without orders (kalevala.r.war.ohne_befehl): what they do by default, written as an order sheet."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from walstatt.games.kalevala.realm.pieces import VESSEL, Piece, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kriegsspiel.sheets.model import (
    BUILDING,
    CENTRE,
    CENTRE_TAKEN,
    FIELD,
    FORWARD,
    NEAREST,
    Condition,
    Line,
    Target,
)

RULE: Final = "kalevala.r.war.ohne_befehl"
_NEAREST: Final = Target(NEAREST)
_TAKEN: Final = Condition(CENTRE_TAKEN)
RAMS, CLIMBERS, TRAMPLERS = frozenset({"Wi", "Sk"}), frozenset({"Le", "Se", "Bt"}), frozenset({"El", "Mm"})


class Goal(NamedTuple):
    """What a ruler knows of the place that is fought for."""

    centre: str = ""
    """The large field with the trade centre; nothing if there is none, or none is known."""
    field: str = ""
    """Its small field."""
    walled: bool = False
    """Does a building stand there?"""


def proposed(group: str, figures: Collection[str], goal: Goal, *, attack: bool) -> tuple[Line, ...]:
    """For one group, by what is in it."""
    pieces = [known_piece(symbol) for symbol in figures if symbol != RE]
    return tuple(_attackers(group, pieces, goal) if attack else _defenders(group, goal))


def _attackers(group: str, pieces: Iterable[Piece], goal: Goal) -> Iterator[Line]:
    bases = {one.base for one in pieces}
    if any(one.kind.sort == VESSEL for one in pieces):
        yield Line(group, "LANDEN", target=Target(FIELD, goal.field)) if goal.field else Line(group, "ENTERN")
        return
    if bases & TRAMPLERS:
        yield Line(group, "TRAMPELN", target=_NEAREST)
        return
    if goal.walled and bases & RAMS:
        yield Line(group, "BRECHEN", target=Target(BUILDING, goal.field))
        return
    if goal.walled and bases & CLIMBERS:
        yield Line(group, "STÜRMEN", target=Target(BUILDING, goal.field))
        return
    if "On" in bases:
        yield Line(group, "BESCHIESSEN")
        return
    if bases and all(one.weapon == "B" for one in pieces if one.weapon):
        yield Line(group, "BESCHIESSEN", target=_NEAREST, options=(FORWARD,))
        return
    if goal.centre:
        yield Line(group, "ANGREIFEN", when=_TAKEN, target=_NEAREST)
        yield Line(group, "EINNEHMEN", target=Target(CENTRE, goal.centre))
        return
    yield Line(group, "ANGREIFEN", target=_NEAREST)


def _defenders(group: str, goal: Goal) -> Iterator[Line]:
    """They hold, and throw out who has come into the trade centre."""
    if goal.field:
        yield Line(group, "ANGREIFEN", when=_TAKEN, target=Target(FIELD, goal.field))
    yield Line(group, "HALTEN")
