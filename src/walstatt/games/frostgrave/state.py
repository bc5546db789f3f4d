"""The position: plain data that copies in microseconds and goes to JSON and back."""
from __future__ import annotations

from typing import NamedTuple

import msgspec

from walstatt.core.twins import twin, twins

NOBODY = -1
"""The seat of creatures that nobody controls, and the owner of what belongs to no player."""

WAITING, TABLE, LEFT, OUT = "waiting", "table", "left", "out"
"""Where a figure is: not yet deployed, on the table, gone by its own will, out of action."""
EDGES = ("north", "east", "south", "west")
"""Clockwise, as players sit around a table."""


class Figure(msgspec.Struct):
    """A figure of a warband or a creature; z is the height it stands or hangs at."""

    id: str
    seat: int
    profile: str
    health: int
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    place: str = WAITING
    activated: bool = False
    hanging: bool = False
    """It holds on to a face or to the top of a thin wall (frostgrave.r.climb_details)."""
    loaded: bool = True
    """Its crossbow, if it has one (frostgrave.r.crossbow_start)."""
    effects: tuple[str, ...] = ()
    """Keys of spells that last on it."""
    master: str = ""
    """Of a tamed creature: the caster who controls it (frostgrave.r.spell.zaehmen)."""
    drunk: tuple[str, ...] = ()
    """Potions that it has used up (frostgrave.campaign.potion)."""
    ends: dict[str, int] = {}
    """Of effects that wear off: the last round in which they hold. Never changed in place: copies share it."""

    def under(self, spell: str) -> bool:
        return spell in self.effects


class Token(msgspec.Struct):
    """A treasure: on the table, in somebody's hands, or secured."""

    id: str
    x: float
    y: float
    z: float = 0.0
    carrier: str = ""
    secured: int = NOBODY
    """The seat that has secured it, or NOBODY."""
    found: bool = False
    """Has it been picked up before (frostgrave.r.creature_arrival)?"""

    @property
    def number(self) -> str:
        """What players call it by."""
        return self.id.rpartition("-")[2]

    @property
    def lies(self) -> bool:
        return not self.carrier and self.secured == NOBODY


class Fog(NamedTuple):
    """A disc of fog, and the last round in which it is there (frostgrave.r.spell.nebelwand)."""

    x: float
    y: float
    until: int


class Conjured(NamedTuple):
    """Terrain that a spell has made, the last round in which it is there, and its place."""

    kind: str
    """The name of its terrain: ice_wall, black_ice"""
    id: str
    x: float
    y: float
    turned: float
    """Degrees counter-clockwise."""
    until: int


class State(msgspec.Struct):
    """Everything that changes in a game. `phase` names the scene to come."""

    figures: dict[str, Figure]
    tokens: dict[str, Token] = {}
    phase: str = "setup_roll"
    round: int = 0
    turn: int = 0
    """Whose turn it is in this phase."""
    starter: int = 0
    """The starting player of the round."""
    rolls: tuple[int, ...] = ()
    """The last setup or initiative rolls, by seat."""
    setup_order: tuple[int, ...] = ()
    """Seats by their setup rolls, highest first."""
    edges: tuple[str, ...] = ()
    """The table edge of each seat; empty words until it has chosen."""
    finished: tuple[int, ...] = ()
    """Seats that have nothing left to do in this phase; NOBODY once the phase of the creatures has begun."""
    fogs: tuple[Fog, ...] = ()
    open_doors: frozenset[str] = frozenset()
    conjured: tuple[Conjured, ...] = ()
    broken: frozenset[str] = frozenset()
    """Pieces of the table that a scenario has brought down."""
    asleep: frozenset[str] = frozenset()
    """Creatures of a scenario that do not act yet."""
    withdrawn: tuple[int, ...] = ()
    """Seats that have given up while others play on."""
    arrivals: int = 0
    """How many creatures have come so far: their ids are numbered."""
    spells_cast: dict[str, int] = {}
    """How many spells each caster has brought about; replaced, never changed (frostgrave.campaign.experience)."""

    def copy(self) -> State:
        copied: State = twin(self)
        copied.figures = twins(self.figures)
        copied.tokens = twins(self.tokens)
        return copied

    def of(self, seat: int) -> list[Figure]:
        """The seat's figures on the table, controlled creatures included."""
        return [figure for figure in self.figures.values() if figure.seat == seat and figure.place == TABLE]
