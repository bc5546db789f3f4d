"""Buildings on a battlefield: their storeys as places, their walls, gates and loopholes as doors between places.

A tower fills its small field: whoever is in it is on a storey (`2A+10/17:0` is the ground) or on the platform
(`2A+10/17:P`). So ways, room, reach and height work there as they do in the open (kalevala.r.war.gebaeude_inneres).
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from walstatt.core.bounds import PlayerName

WALL, TOWER, KEEP, GREAT_KEEP, TEMPLE = "Ma", "Tu", "Bf", "BF", "Tt"
FortKind = Literal["Ma", "Tu", "Bf", "BF", "Tt"]
STOREYS: Final[dict[str, int]] = {TOWER: 1, KEEP: 2, GREAT_KEEP: 3, TEMPLE: 1}
"""Of what is entered. A temple tower has no platform (kalevala.r.war.niveau_effektiv)."""
INSIDE_ONLY: Final = "kalevala.20.1.innen"
PLATFORM: Final = "P"
TOP: Final = "B"
"""The platform of a siege tower (Bt), on whatever small field that stands: `2A+10/17:B`."""
TOP_ROOM: Final = 2
ROOM: Final = 4
"""REH of each storey and of the platform, whatever lies under them (kalevala.27.2.turm)."""
LOOPHOLE, GATE, PASSAGE, LADDERS, STAIRS = "loophole", "gate", "passage", "ladders", "stairs"
RIFT: Final = "rift"
"""What joins two gates while a mystic holds it open."""
OPEN, CLOSED, BROKEN = "open", "closed", "broken"
"""How a door stands. A gate that is broken stays open for good; a wall that has fallen is a breach."""
MOST_FORTS: Final = 400
Where = Annotated[str, Meta(max_length=24)]


class Opening(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A gate or a passage towards a small field beside the building."""

    to: Where
    storey: Annotated[int, Meta(ge=0, le=2)] = 0
    passage: bool = False


class Fort(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A building on a small field, or a wall on the edge between two.

    Every side of a storey has a gate, a passage or a loophole (kalevala.27.2.oeffnungen); a wall has one or the other.
    """

    kind: FortKind
    at: Where
    other: Where = ""
    """Of a wall: what lies beyond it."""
    openings: Annotated[tuple[Opening, ...], Meta(max_length=18)] = ()
    """Of a wall: one, if it has a gate."""
    side: Where = ""
    """Of a wall with a gate: from where that is opened and closed."""
    owner: PlayerName | None = None
    broken: Annotated[tuple[Annotated[str, Meta(max_length=50)], ...], Meta(max_length=18)] = ()
    """Doors that were broken in an earlier battle."""
    hits: Annotated[int, Meta(ge=0, le=9)] = 0
    """Of a temple, in earlier battles (`shrines.py`)."""
    treasure: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """RE in a temple; None for a building that has none."""
    ajar: bool = False
    """Somebody inside has opened its gates to the enemy (kalevala.22.tabelle.tor)."""

    @property
    def storeys(self) -> list[str]:
        """Places in it, from the ground up."""
        inner = [f"{self.at}:{storey}" for storey in range(STOREYS.get(self.kind, 0))]
        return [*inner, f"{self.at}:{PLATFORM}"] if self.has_platform else inner

    @property
    def has_platform(self) -> bool:
        return self.kind in (TOWER, KEEP, GREAT_KEEP)

    @property
    def height(self) -> int:
        return STOREYS.get(self.kind, 0)


class Door(NamedTuple):
    """What is between two places: of a building the side of a storey, or a wall on an edge."""

    name: str
    kind: str
    """GATE, PASSAGE or LOOPHOLE."""
    fort: str
    """The small field of its building; of a wall the name of its edge."""
    inside: str
    """From where it is opened and closed."""
    wall: bool = False

    @property
    def first(self) -> str:
        """How it stands when nobody has said anything (kalevala.r.war.tore)."""
        return CLOSED if self.kind == GATE else OPEN

    def is_passed(self, stands: str) -> bool:
        """Does it let people through? An open loophole lets only arrows."""
        return stands == BROKEN or (stands == OPEN and self.kind != LOOPHOLE)


def door_name(place: str, beyond: str) -> str:
    """Of the side of a storey, or of a wall, whichever way one looks."""
    return f"{place}>{beyond}"


def base(place: str) -> str:
    """The small field of a place."""
    return place.partition(":")[0].partition("^")[0]


def is_field(place: str) -> bool:
    """Open ground: neither in a building nor on a ladder."""
    return ":" not in place and "^" not in place


def level_in(place: str, height: int) -> int:
    """How many steps a place in a building lies above its ground."""
    inner = place.partition(":")[2]
    return height if inner == PLATFORM else int(inner or 0)


def top_of(at: str) -> str:
    """Where somebody is who stands on the siege tower on a small field."""
    return f"{at}:{TOP}"


def ladder_place(foot: str, at: str) -> str:
    """Where somebody is who climbs from a small field to the platform of a building beside it."""
    return f"{foot}^{at}"


class Plan:
    """All buildings of a battlefield. What is broken or open stands in the state, not here."""

    def __init__(
        self, forts: Sequence[Fort], beside: Mapping[str, Sequence[str]], levels: Mapping[str, int],
        tops: Sequence[str] = (),
    ) -> None:
        """`levels`: of the ground on which buildings stand."""
        self._levels: Final = levels
        self.houses: Final = {fort.at: fort for fort in forts if fort.kind != WALL}
        self.doors: Final = {door.name: door for fort in forts for door in self._doors(fort, beside)}
        self.doors.update((top, Door(top, STAIRS, base(top), "")) for top in tops)
        self.walls: Final = {
            pair: name for name, door in self.doors.items() if door.wall for pair in _both_ways(name.split(">"))
        }

    def gates_called(self, target: str) -> list[str]:
        """Gates that a line means by their own names, by their building or by their wall."""
        here, _, there = target.partition(">")
        wall = self.walls.get((here, there), "")
        return [
            name for name, door in self.doors.items()
            if door.kind == GATE and (target in (name, door.fort) or name == wall)
        ]

    def side(self, place: str, beyond: str) -> str:
        """The door between a storey and what lies beside its building: of two buildings they share one."""
        there = self.across(place, beyond) if beyond < base(place) else ""
        return door_name(there, base(place)) if there else door_name(place, beyond)

    def across(self, place: str, beyond: str) -> str:
        """The storey on the level of this one in a building beside it, if there is one (kalevala.11.4.1.durchgang)."""
        house, (at, _, storey) = self.houses.get(beyond), place.partition(":")
        if house is None:
            return ""
        there = int(storey) + self._levels[at] - self._levels[beyond]
        return f"{beyond}:{there}" if 0 <= there < house.height else ""

    def _doors(self, fort: Fort, beside: Mapping[str, Sequence[str]]) -> Iterator[Door]:
        if fort.kind == WALL:
            name = door_name(fort.at, fort.other)
            yield Door(name, GATE if fort.openings else LOOPHOLE, name, fort.side or fort.at, wall=True)
            return
        for beyond in beside[fort.at] if fort.has_platform else ():
            yield Door(ladder_place(beyond, fort.at), LADDERS, fort.at, "")
        for storey in range(fort.height):
            place = f"{fort.at}:{storey}"
            for beyond in beside[fort.at]:
                if self.side(place, beyond) == door_name(place, beyond):
                    yield Door(door_name(place, beyond), self._kind(fort, storey, beyond), fort.at, place)

    def _kind(self, fort: Fort, storey: int, beyond: str) -> str:
        """By what either building has on that side."""
        sides = [(fort, beyond, storey)]
        there = self.across(f"{fort.at}:{storey}", beyond)
        if there:
            sides.append((self.houses[beyond], fort.at, int(there.partition(":")[2])))
        found = [one for house, to, at in sides for one in house.openings if (one.to, one.storey) == (to, at)]
        if any(one.passage for one in found):
            return PASSAGE
        return GATE if found else LOOPHOLE


def _both_ways(edge: Sequence[str]) -> tuple[tuple[str, str], tuple[str, str]]:
    here, there = edge
    return (here, there), (there, here)
