"""The plane of the gods: fields that bear numbers alone and lie elsewhere in every GR (24.2)."""
from __future__ import annotations

from random import Random
from typing import Final

from walstatt.games.kalevala.figures.gods.records import Archeron, God, GodField
from walstatt.games.kalevala.state import World

WIDE, LEAST_ROWS = 12, 5
"""A torus: so many fields in a row, as many rows as there are gods, at least five (kalevala.r.archeron_geometry)."""
DIRECTIONS: Final = {1: (1, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 1), 5: (-1, 0), 6: (0, -1)}
"""From 1 (north-east) clockwise: steps along the row and from row to row."""
FIXED, TWO_SWAP = 1, 2
"""Readings: fields never change places; two of them do in each GR."""


def deal(world: World) -> None:
    """All fields on new places at the start of a GR; nobody knows how, as nobody knows land that is not drawn yet."""
    plane = world.persons.archeron
    if not world.persons.gods:
        return
    _grow(world)
    if plane.dealt == world.at.gr:
        plane.order = [*plane.order, *range(len(plane.order) + 1, plane.size + 1)]
        return
    rng = Random(f"{world.map_seed} archeron {world.at.gr}")
    reading = world.reading("kalevala.r.archeron_geometry")
    order = [*plane.order, *(one for one in range(1, plane.size + 1) if one not in set(plane.order))]
    if reading == TWO_SWAP:
        one, other = rng.sample(range(len(order)), 2)
        order[one], order[other] = order[other], order[one]
    elif reading != FIXED:
        rng.shuffle(order)
    plane.order, plane.dealt = order, world.at.gr


def _grow(world: World) -> None:
    plane = world.persons.archeron
    gods = sum(not god.ended for god in world.persons.gods.values())
    plane.size = max(plane.size, WIDE * max(LEAST_ROWS, gods))
    plane.size += -plane.size % WIDE
    if not plane.valhalla:
        free = _bare(world)
        plane.valhalla = Random(f"{world.map_seed} valhalla").choice(free)


def _bare(world: World) -> list[int]:
    """Fields that nothing makes more than that."""
    plane = world.persons.archeron
    gods = [god for god in world.persons.gods.values() if not god.ended]
    taken = {*map(int, plane.fields), *(god.seat for god in gods), *(god.at for god in gods)}
    return [number for number in range(1, plane.size + 1) if number not in taken]


def free_seat(world: World, name: str) -> int:
    """For a new god: any bare field but Valhalla."""
    _grow(world)
    free = [one for one in _bare(world) if one != world.persons.archeron.valhalla]
    return Random(f"{world.map_seed} seat {name}").choice(free)


def beside(plane: Archeron, number: int, direction: int) -> int:
    """What lies there in this GR; 0 where that is not known."""
    if number not in plane.order:
        return 0
    rows = len(plane.order) // WIDE
    row, column = divmod(plane.order.index(number), WIDE)
    along, down = DIRECTIONS[direction]
    return plane.order[(row + down) % rows * WIDE + (column + along) % WIDE]


def field_of(plane: Archeron, number: int) -> GodField:
    """To be read; what is written there must be put there."""
    return plane.fields.get(str(number), GodField())


def set_field(plane: Archeron, number: int, aura: str, grade: int = 0) -> None:
    plane.fields.pop(str(number), None)
    if aura or grade:
        plane.fields[str(number)] = GodField(aura, grade)


def gods_on(world: World, number: int) -> list[tuple[str, God]]:
    """Who stands there, by realm."""
    return [(realm, god) for realm, god in world.persons.gods.items() if not god.ended and god.at == number]


def seat_of(world: World, number: int) -> str:
    """The realm whose god has his seat there."""
    found = (realm for realm, god in world.persons.gods.items() if not god.ended and god.seat == number)
    return next(found, "")


def owner_of(world: World, number: int) -> str:
    """Whose field it is, by seat or aura."""
    return seat_of(world, number) or field_of(world.persons.archeron, number).aura
