"""A battle as it went, moment by moment, for whoever draws it afterwards: the beginning, and what changed since.

There is nothing in it but what everybody on the battlefield saw: no orders, no groups, no land beside the battlefield.
"""
from __future__ import annotations

from collections.abc import Iterator

import msgspec

from walstatt.games.hex_picture import SHAPE, HexDoor, HexGround, HexHouse, HexLand, HexStand


class HexFigure(msgspec.Struct, frozen=True):
    """Whose somebody is when the battle begins, and what it is."""

    seat: int
    symbol: str


class HexMoment(msgspec.Struct, omit_defaults=True):
    """What is otherwise than a moment before."""

    round: int
    seat: int | None = None
    """Whose turn is over; nothing when it is the round."""
    stands: dict[str, HexStand] = {}
    gone: list[str] = []
    taken: dict[str, int] = {}
    """Who belongs to another party now."""
    doors: list[tuple[int, str]] = []
    """Their numbers, and how they stand."""
    fallen: list[str] = []
    """Buildings that have collapsed."""
    keepers: dict[str, int] = {}
    """Whose a building is."""
    holders: dict[str, int] = {}
    """Whose a trade centre is, by large field."""
    wind: int = 0

    @property
    def is_empty(self) -> bool:
        return not (self.stands or self.gone or self.taken or self.doors or self.fallen or self.keepers or self.holders)


class HexCourse(msgspec.Struct, omit_defaults=True):
    parties: list[str]
    lands: list[HexLand]
    figures: dict[str, HexFigure]
    moments: list[HexMoment]
    """The first is the line-up."""
    houses: list[HexHouse] = []
    """As they stood before."""
    doors: list[HexDoor] = []
    shape: list[tuple[int, int]] = msgspec.field(default_factory=lambda: SHAPE)
    grounds: dict[str, HexGround] = {}

    def at_end_of(self, number: int) -> int:
        """The last moment of a round; of round 0 the line-up."""
        return max(place for place, one in enumerate(self.moments) if one.round <= number)


class Position(msgspec.Struct):
    """A battlefield at one moment, whole."""

    stands: dict[str, HexStand]
    seats: dict[str, int]
    doors: list[HexDoor]
    houses: list[HexHouse]
    holders: dict[str, int]
    wind: int = 0

    def by_field(self) -> dict[str, list[str]]:
        """Who stands on which small field, in, on or at its building too."""
        found: dict[str, list[str]] = {}
        for name, stand in self.stands.items():
            found.setdefault(field_of(stand.place), []).append(name)
        return found


def field_of(place: str) -> str:
    """`2A+10/17:0` and `2A+10/17^2A+10/18` lie on `2A+10/17`."""
    return place.partition(":")[0].partition("^")[0]


def positions(course: HexCourse) -> Iterator[Position]:
    """Of one moment after another; each is changed into the next, so look at it before you go on."""
    position = Position(
        {}, {name: one.seat for name, one in course.figures.items()},
        [msgspec.structs.replace(one) for one in course.doors],
        [msgspec.structs.replace(one) for one in course.houses], {},
    )
    for moment in course.moments:
        _follow(position, moment)
        yield position


def position_at(course: HexCourse, number: int) -> Position:
    for place, position in enumerate(positions(course)):
        if place == number:
            return position
    raise IndexError(number)


def _follow(position: Position, moment: HexMoment) -> None:
    position.stands.update(moment.stands)
    for name in moment.gone:
        position.stands.pop(name, None)
    position.seats.update(moment.taken)
    for number, stands in moment.doors:
        position.doors[number].stands = stands
    for house in position.houses:
        house.fallen = house.fallen or house.id in moment.fallen
        house.seat = moment.keepers.get(house.id, house.seat)
    position.holders.update(moment.holders)
    position.wind = moment.wind
