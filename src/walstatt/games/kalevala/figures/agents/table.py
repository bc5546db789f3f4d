"""The table of deeds (22.3.6): what each costs, when it succeeds, what it adds to the risk, and what it teaches."""
from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from walstatt.games.kalevala.figures.agents.lines import (
    ABDUCT,
    ASK,
    BRIBE,
    GUIDE,
    LETTERS,
    MURDER,
    OPEN,
    REVOLT,
    RUSTLE,
    SABOTAGE,
    SNEAK,
    STEAL,
)
from walstatt.games.kalevala.realm.pieces import CLASSES, PERSON, SLAVE, WARRIOR, Piece
from walstatt.games.kriegsspiel.figures.agent_lines import MURDER_COSTS
from walstatt.games.kriegsspiel.profiles import MELEE_GP, profile

SPECIAL: Final = "special"


class Row(NamedTuple):
    """One row; EGP in halves."""

    rule: str
    cost: int
    risk: int
    egp: int
    need: int = 0


ROWS: Final = {
    ASK: Row("kalevala.22.tabelle.befragung", 5, 5, 0),
    SABOTAGE: Row("kalevala.22.tabelle.sabotage", 0, 5, 1, 10),
    LETTERS: Row("kalevala.22.tabelle.briefe", 2, 15, 2),
    SNEAK: Row("kalevala.22.tabelle.einschleichen", 1, 10, 2, 6),
    OPEN: Row("kalevala.22.tabelle.tor", 1, 15, 2, 8),
    BRIBE: Row("kalevala.22.tabelle.bestechen", 10, 15, 3),
    GUIDE: Row("kalevala.22.tabelle.bergfuehrer", 2, 30, 1),
    STEAL: Row("kalevala.22.tabelle.diebstahl", 10, 20, 3),
    REVOLT: Row("kalevala.22.tabelle.aufstand", 0, 40, 4),
    MURDER: Row("kalevala.22.tabelle.mord", 0, 0, 0),
    ABDUCT: Row("kalevala.22.tabelle.entfuehrung", 0, 0, 0),
    RUSTLE: Row("kalevala.22.tabelle.tiere", 0, 0, 0),
}
_MURDER, _ABDUCT, _RUSTLE = ROWS[MURDER].rule, ROWS[ABDUCT].rule, ROWS[RUSTLE].rule
BY_CLASS: Final = {
    MURDER: {rank: Row(_MURDER, MURDER_COSTS[rank], risk, egp) for rank, risk, egp in (
        ("A", 5, 1), ("B", 10, 1), ("C", 15, 1), ("D", 20, 2), (SPECIAL, 25, 3))},
    ABDUCT: {"A": Row(_ABDUCT, 1, 5, 1), "B": Row(_ABDUCT, 2, 10, 2), "C": Row(_ABDUCT, 4, 20, 3),
             "D": Row(_ABDUCT, 8, 35, 4), SPECIAL: Row(_ABDUCT, 11, 55, 5)},
    RUSTLE: {"A": Row(_RUSTLE, 1, 5, 1, 10), "B": Row(_RUSTLE, 3, 10, 1, 12), "C": Row(_RUSTLE, 5, 15, 2, 14)},
}
"""By the class of the victim, or of the animals."""
REVOLTS: Final = {"A": (1, 9), "B": (2, 11), "C": (4, 13), "D": (8, 15)}
"""By class: RE for each warrior, and what his dice must show."""


def class_of(one: Piece) -> str:
    """Of a person: warriors by theirs, others by the class with which they defend; mystics, kings and all that is the
    game master's making are special (kalevala.r.agent_fight)."""
    if one.kind.special or one.base in ("My", "Z", "RD") or one.base.endswith("Kö"):
        return SPECIAL
    if one.kind.sort == WARRIOR:
        return one.rank
    points = defence(one)
    return next(rank for rank in reversed(CLASSES) if MELEE_GP[rank] <= points)


def defence(one: Piece) -> int:
    """Its points in defence at close quarters; who has no profile there defends like the lowest."""
    found = profile(one.bare.removesuffix("(W)")) or profile(one.bare.partition("(")[0]) or profile(one.base)
    return found.parries if found is not None else 0


def is_person(one: Piece) -> bool:
    return one.kind.sort in (WARRIOR, PERSON, SLAVE)


def half_price(one: Piece) -> int:
    """Of sabotage, in full RE; horses before a wagon are left."""
    return ceil((one.kind.price or 0) / 2)
