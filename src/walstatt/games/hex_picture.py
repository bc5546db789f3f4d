"""What a client needs to draw a battle on small fields: the land, what is built on it, and who stands where.

Lengths are sides of a small field, y grows to the south: a small field with doubled coordinates (x, row) has its middle
at (x * ACROSS, row * 1.5).
"""
from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from walstatt.hexmap.small_fields import COUNT, SPOTS
from walstatt.table.picture import TablePicture

ACROSS: Final = sqrt(3) / 2
DOWN: Final = 1.5
SHAPE: Final = [(SPOTS[kf].x, SPOTS[kf].row) for kf in range(1, COUNT + 1)]
"""Where the small fields of a large field lie, in doubled coordinates."""


class HexLand(msgspec.Struct, omit_defaults=True):
    """A large field: where it lies, and a letter for each of its small fields."""

    gf: str
    x: int
    row: int
    terrain: str
    rivers: list[tuple[int, str]] = []
    """Small field and direction."""
    streams: list[tuple[int, str]] = []
    """Small fields of a stream and where it flows; nowhere where nobody knows."""
    ascents: list[tuple[int, str]] = []
    passes: list[int] = []
    gorges: list[int] = []
    roads: list[int] = []
    site: int = 0
    """The small field of its trade centre."""
    name: str = ""
    beside: bool = False
    """Outside of the battlefield: there one flees to."""


class HexGround(msgspec.Struct):
    """A kind of terrain."""

    level: int
    name: str
    """A message key."""


class HexDoor(msgspec.Struct, omit_defaults=True):
    """A gate, a passage or a loophole of a building, or a whole wall, on the edge between two places."""

    kind: str
    here: tuple[int, int]
    there: tuple[int, int]
    """Doubled coordinates of both sides."""
    stands: str = ""
    """`open`, `closed` or `broken`."""
    storey: int = 0
    wall: bool = False


class HexHouse(msgspec.Struct, omit_defaults=True):
    """A building that fills a small field."""

    id: str
    kind: str
    x: int
    row: int
    storeys: list[str] = []
    """The places in it, from the ground up."""
    seat: int | None = None
    fallen: bool = False


class HexCraft(msgspec.Struct, omit_defaults=True):
    """A vessel, a wagon, a siege tower, a tortoise: it lies under those who are in it or on it. One of `bases`, too."""

    id: str
    kind: str
    """`ship`, `sail`, `raft`, `wagon`, `tower` or `tortoise`."""
    seat: int
    x: int
    row: int
    front: tuple[int, int] | None = None
    """Where its bow lies, or the horses before it stand."""
    damaged: bool = False
    hits: int = 0


class HexSpan(msgspec.Struct, omit_defaults=True):
    """A bridge, or two gates that a rift joins."""

    kind: str
    """`bridge` or `rift`."""
    here: tuple[int, int]
    there: tuple[int, int]
    hits: int = 0
    lasts: int = 0
    """Hits that destroy it."""
    closed: bool = False


class HexStore(msgspec.Struct):
    """Goods that lie on a place."""

    place: str
    seat: int
    amount: int


class HexOmen(msgspec.Struct, omit_defaults=True):
    """What magic has done to the land."""

    kind: str
    """`dry` or `flooded` rivers, `held` gates, `fed` fortresses, a `shield`, `strong` walls, changed `terrain`, a new
    `river`, a `pass`."""
    name: str
    """A message key."""
    fields: list[tuple[int, int]] = []
    edges: list[tuple[tuple[int, int], tuple[int, int]]] = []
    left: int = 0
    """In how many rounds it ends, with this one; 0: never."""


class HexSpell(msgspec.Struct, omit_defaults=True):
    """A spell that somebody knows."""

    word: str
    """As orders name it."""
    name: str
    """A message key; with `-about` behind it, what it does."""
    aim: str
    """What its line names: `fields`, `figures`, or `things` that it reads itself."""
    onto: bool = False
    """Does it also name where to?"""
    base: int = 0
    """ZEH for a figure of factor 1."""


class HexStand(msgspec.Struct, omit_defaults=True):
    """How somebody stands."""

    place: str
    """A small field, a storey, a ladder."""
    mount: str = ""
    """What it sits on, by its symbol."""
    facing: int = 0
    """In a phalanx: from 1 (north-east) clockwise."""
    leans: tuple[int, int] | None = None
    """Of a ladder or a rope: where it leads."""
    being: str = ""
    """`caster`, `god` or `beast`; nothing for people, animals and things."""
    called: str = ""
    """The name of a god."""


class HexPicture(TablePicture, tag="hexes"):
    """A battlefield. Whoever stands on it is one of `bases`; `stands` says where and how."""

    lands: list[HexLand] = msgspec.field(default_factory=list)
    shape: list[tuple[int, int]] = msgspec.field(default_factory=list)
    grounds: dict[str, HexGround] = msgspec.field(default_factory=dict)
    """What the letters of the terrain mean."""
    stands: dict[str, HexStand] = msgspec.field(default_factory=dict)
    houses: list[HexHouse] = msgspec.field(default_factory=list)
    doors: list[HexDoor] = msgspec.field(default_factory=list)
    crafts: list[HexCraft] = msgspec.field(default_factory=list)
    spans: list[HexSpan] = msgspec.field(default_factory=list)
    stores: list[HexStore] = msgspec.field(default_factory=list)
    omens: list[HexOmen] = msgspec.field(default_factory=list)
    spells: dict[str, list[HexSpell]] = msgspec.field(default_factory=dict)
    """By the id of who can cast: of the own party alone."""
    wind: int = 0
    """Whither it blows, from 1 (north-east) clockwise; 0 where nobody asks."""
    wind_strength: int = 0


def middle(x: int, row: int) -> tuple[float, float]:
    return x * ACROSS, row * DOWN
