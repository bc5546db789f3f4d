"""Signs on maps that are no part of the land: bridges, temples and weak points of gods (kalevala.9.2.1.symbole)."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from walstatt.games.kalevala.court.belongings import borne_by
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.realm.buildings import RIVER_BRIDGE, STREAM_BRIDGE, TEMPLE, Building
from walstatt.games.kalevala.state import World
from walstatt.games.report_blocks import MapSign
from walstatt.hexmap.coordinates import Gf, read_place
from walstatt.hexmap.small_fields import NEIGHBOURS

RULE: Final = "kalevala.9.2.1.symbole"


def building_signs(gf: str, there: Iterable[Building]) -> Iterator[MapSign]:
    for one in there:
        if one.kind == TEMPLE:
            yield MapSign("temple", f"{gf}/{one.kf}")
        elif one.kind == RIVER_BRIDGE:
            yield MapSign("river-bridge", f"{gf}/{one.kf}", _way(one.kf, one.other))
        elif one.kind == STREAM_BRIDGE:
            bank = read_place(one.banks[1]).kf if one.banks is not None else None
            yield MapSign("stream-bridge", f"{gf}/{one.kf}", _way(one.kf, bank))


def _way(kf: int, to: int | None) -> str:
    return next((str(one.way.value) for one in NEIGHBOURS[kf] if one.kf == to), "")


def relic_place(world: World, realm: str) -> str:
    """Where the weak point of a realm's god is: with its bearer, else where it lies; nothing where there is none."""
    god = world.persons.gods.get(realm)
    if god is None or not god.relic or god.relic not in world.items:
        return ""
    bearer = borne_by(world, realm).get(god.relic)
    return bearer.place if bearer is not None else world.items[god.relic].field


def relic_signs(world: World, realms: Iterable[str], lands: Collection[Gf]) -> Iterator[MapSign]:
    """In red, where they lie in lands of the map; on a realm's own map only its own (kalevala.24.1.4.ort)."""
    for at in filter(None, (relic_place(world, realm) for realm in realms)):
        if gf_of(at.partition("/")[0]) in lands:
            yield MapSign("weak-point", at)
