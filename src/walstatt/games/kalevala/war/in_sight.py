"""What of a battlefield those see who fight on it: the land that is fought for, and no more of it.

Land beside the battlefield, where somebody might have fled to, and parts of a large field that belong to others are not
shown, nor what only scouts find: names and ascents.
"""
from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from walstatt.games.hex_course import HexCourse, field_of
from walstatt.games.hex_picture import HexDoor, HexLand
from walstatt.games.kalevala.war.board import gf_name
from walstatt.games.kalevala.war.field import Battlefield
from walstatt.hexmap.land import UNSEEN, masked
from walstatt.hexmap.small_fields import COUNT, SPOTS


def in_sight(field: Battlefield, course: HexCourse) -> HexCourse:
    stood = {field_of(stand.place) for moment in course.moments for stand in moment.stands.values()}
    seen = {land.gf: _seen(field, land.gf, stood) for land in course.lands if not land.beside}
    lands = [_masked(field, land, seen[land.gf]) for land in course.lands if land.gf in seen]
    spots = {(land.x + SPOTS[kf].x, land.row + SPOTS[kf].row) for land in lands for kf in seen[land.gf]}
    houses = [one for one in course.houses if (one.x, one.row) in spots]
    kept = [number for number, door in enumerate(course.doors) if _is_seen(door, spots)]
    numbers = {old: new for new, old in enumerate(kept)}
    shown = {one.id for one in houses}
    moments = [
        replace(
            one, doors=[(numbers[name], stands) for name, stands in one.doors if name in numbers],
            fallen=[name for name in one.fallen if name in shown],
            keepers={name: seat for name, seat in one.keepers.items() if name in shown},
        ) for one in course.moments
    ]
    return replace(course, lands=lands, houses=houses, doors=[course.doors[number] for number in kept], moments=moments)


def _seen(field: Battlefield, gf: str, stood: Collection[str]) -> list[int]:
    """Water is open to all; land belongs to a part, which is on the battlefield or not."""
    land = field.details.lands[gf]
    fought_for = {kf for place in field.places if gf_name(place) == gf for kf in field.details.fields.get(place, ())}
    return [kf for kf in range(1, COUNT + 1) if kf in fought_for or not land.is_land(kf) or f"{gf}/{kf}" in stood]


def _masked(field: Battlefield, land: HexLand, seen: Collection[int]) -> HexLand:
    """As much of it as these small fields tell."""
    shown = masked(field.details.lands[land.gf], seen)
    return replace(
        land, name="", ascents=[], terrain="".join(
            letter if kf in seen else UNSEEN for kf, letter in enumerate(land.terrain, 1)
        ),
        rivers=sorted((edge.kf, str(edge.way)) for edge in shown.rivers),
        streams=[one for one in land.streams if one[0] in seen], passes=[kf for kf in land.passes if kf in seen],
        gorges=[kf for kf in land.gorges if kf in seen], roads=[kf for kf in land.roads if kf in seen],
        site=land.site if land.site in seen else 0,
    )


def _is_seen(door: HexDoor, spots: Collection[tuple[int, int]]) -> bool:
    return door.here in spots or door.there in spots
