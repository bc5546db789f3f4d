"""A battlefield as somebody may see it who must not know whose it is and where (kalevala.5.kampfaustragung).

The map is mirrored, east for west, and lies somewhere else; parties are A, B and so on, groups have numbers, and
nothing has a name. What came of it is turned back again. A large field is its own mirror image, so every small field
has one.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Collection
from string import ascii_uppercase
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.typed_data import convert
from walstatt.games.kriegsspiel.forts import door_name
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.setup import Party, Setup
from walstatt.games.kriegsspiel.sheets.model import FACINGS, REST
from walstatt.games.kriegsspiel.state import State
from walstatt.hexmap.coordinates import ELDRIEN, Gf, read_gf
from walstatt.hexmap.land import MARKS, Edge, Flow, Land
from walstatt.hexmap.small_fields import AT, SPOTS, Spot, Way

DELEGATED: Final = "kalevala.5.kampfaustragung"
MIRRORED: Final = {kf: AT[Spot(-spot.x, spot.row)] for kf, spot in SPOTS.items()}
_WAYS: Final = {Way.NE: Way.NW, Way.E: Way.W, Way.SE: Way.SW, Way.SW: Way.SE, Way.W: Way.E, Way.NW: Way.NE}
_FACINGS: Final = dict(zip(FACINGS, ("NW", "W", "SW", "SO", "O", "NO"), strict=True))
_PLACE: Final = re.compile(r"([0-9][A-Z]'*[+-][0-9]{1,3})(?:/([0-9]{1,2})(?:-([0-9]{1,2}))?)?")
_DOOR: Final = re.compile(r"([^:>]+):([0-9]+)>([^:>]+)")
NOWHERE: Final = "1A+0"
"""In the place of large fields that are not on the map, such as a target on the other side of the world."""
NOBODY: Final = "–"
"""In the place of rulers who are not on this battlefield."""
Renamed = Callable[[str], str]


def disguised(setup: Setup) -> Setup:
    """The same battle for somebody who plays it without knowing whose it is."""
    where, seats = _mirror_image(setup), {name: party_name(seat) for seat, name in enumerate(setup.names)}
    bare = replace(
        setup, lands={}, parties=tuple(_without_names(party, seats) for party in setup.parties),
        owners={gf: seats[owner] for gf, owner in setup.owners.items() if owner in seats},
        forts=tuple(replace(one, owner=seats.get(one.owner or "")) for one in setup.forts),
        rifts=tuple(replace(one, keeper=seats[one.keeper]) for one in setup.rifts),
        covert=tuple(replace(one, realm=seats.get(one.realm, NOBODY)) for one in setup.covert),
        gods=tuple(replace(one, name=str(number), party=seats[one.party], against=seats.get(one.against, NOBODY))
                   for number, one in enumerate(setup.gods, 1)),
        weak_points=tuple(replace(one, party=seats.get(one.party, NOBODY)) for one in setup.weak_points),
    )
    moved: Setup = convert(_moved(msgspec.to_builtins(bare), _rename(where)), Setup)
    regions = {land.splinter for land in setup.lands.values()}
    lands = {
        where[gf]: _mirrored(land, str(sorted(regions).index(land.splinter)) if len(regions) > 1 else "")
        for gf, land in setup.lands.items()
    }
    doors = Ground(lands, moved.field, moved.forts).plan.doors
    forts = tuple(replace(one, broken=tuple(_door(name, doors) for name in one.broken)) for one in moved.forts)
    return replace(moved, lands=lands, forts=forts)


def revealed(setup: Setup, state: State) -> State:
    """A position of the disguised battle as one of the true one; where somebody faces is lost."""
    back = {other: gf for gf, other in _mirror_image(setup).items()}
    true: State = convert(_moved(msgspec.to_builtins(state), _rename(back)), State)
    doors = Ground(setup.lands, setup.field, setup.forts).plan.doors
    for one, meant in zip(true.hidden, setup.covert, strict=True):
        one.realm = meant.realm
    true.doors = {_door(name, doors): stands for name, stands in true.doors.items()}
    return true


def party_name(seat: int) -> str:
    return ascii_uppercase[seat]


# ---- the land


def _mirror_image(setup: Setup) -> dict[str, str]:
    """Where each large field lies on the mirrored map: south-west and south-east change places."""
    fields = {gf: read_gf(gf) for gf in setup.lands}
    west = max(one.latitude for one in fields.values())
    south = max(one.row for one in fields.values())
    found = {gf: Gf(ELDRIEN, west - one.latitude, south - one.row) for gf, one in fields.items()}
    if not all(one.exists for one in found.values()):
        raise refuse(DELEGATED, "kriegsspiel-refused-disguise")
    return {gf: str(one) for gf, one in found.items()}


def _mirrored(land: Land, region: str) -> Land:
    marks = {mark: frozenset(MIRRORED[kf] for kf in getattr(land, mark)) for mark in MARKS}
    return replace(
        land, terrain="".join(land.terrain[MIRRORED[kf] - 1] for kf in SPOTS) if land.drawn else "", name="",
        splinter=region, rivers=_mirrored_edges(land.rivers), ascents=_mirrored_edges(land.ascents),
        streams=frozenset(Flow(MIRRORED[one.kf], _WAYS[one.way] if one.way else None) for one in land.streams),
        portal=MIRRORED[land.portal] if land.portal else None,
        site=replace(land.site, kf=MIRRORED[land.site.kf], name="") if land.site else None, **marks,
    )


def _mirrored_edges(edges: Collection[Edge]) -> frozenset[Edge]:
    return frozenset(Edge(MIRRORED[one.kf], _WAYS[one.way]) for one in edges)


# ---- names


def _without_names(party: Party, seats: dict[str, str]) -> Party:
    numbers: dict[str, str] = {REST: REST, "": ""}

    def group(name: str) -> str:
        return numbers.setdefault(name, str(len(numbers) - 1))

    figures = tuple(replace(one, group=group(one.group)) for one in party.figures)
    lines = []
    for line in party.orders.lines:
        target = replace(line.target, group=group(line.target.group)) if line.target is not None else None
        when = replace(line.when, group=group(line.when.group)) if line.when is not None else None
        lines.append(replace(line, group=group(line.group), target=target, when=when, passenger=group(line.passenger)))
    flags = replace(party.orders.flags, fleeing=tuple(map(group, party.orders.flags.fleeing)))
    return replace(
        party, name=seats[party.name], figures=figures, orders=replace(party.orders, lines=tuple(lines), flags=flags),
        enemies=tuple(seats[name] for name in party.enemies), friends=tuple(seats[name] for name in party.friends),
    )


def _rename(where: dict[str, str]) -> Renamed:
    def place(found: re.Match[str]) -> str:
        gf, *fields = found.groups()
        inside = "-".join(str(MIRRORED[int(kf)]) for kf in fields if kf and int(kf) in MIRRORED)
        return where.get(gf, NOWHERE) + (f"/{inside}" if inside else "")

    return lambda text: _PLACE.sub(place, text)


def _moved(value: Any, rename: Renamed) -> Any:
    """Every place in plain data, wherever it stands; whoever faced north-east faces north-west."""
    if isinstance(value, str):
        return rename(value)
    if isinstance(value, dict):
        return {
            rename(key) if isinstance(key, str) else key:
            _FACINGS.get(one, "") if key == "facing" and isinstance(one, str) else _moved(one, rename)
            for key, one in value.items()
        }
    return [_moved(one, rename) for one in value] if isinstance(value, list | tuple) else value


def _door(name: str, doors: Collection[str]) -> str:
    """Two buildings share the door between them: it is called by the one that comes first, also in the mirror."""
    found = _DOOR.fullmatch(name)
    if name in doors or found is None:
        return name
    here, storey, there = found.groups()
    return door_name(f"{there}:{storey}", here)
