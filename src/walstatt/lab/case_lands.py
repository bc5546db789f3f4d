"""Large fields as cases write them: `{all: T, kf: {H: [4, 5]}, hz: [24, Std], rivers: [[17, E]]}`."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from walstatt.hexmap.land import Edge, Flow, Land, TradeSite
from walstatt.hexmap.small_fields import COUNT, Way
from walstatt.lab.case_yaml import CaseError, Mapping

LAND_KEYS = (
    "all", "rows", "kf", "hz", "rivers", "streams", "canals", "passes", "built_passes", "gorges", "ascents", "roads",
    "ruins", "caves", "gnippahellir", "portal", "splinter", "undrawn", "divided",
)
FIELD_KEYS = ("canals", "passes", "built_passes", "gorges", "roads", "ruins", "caves", "gnippahellir")


def read_land(written: Any, line: int) -> Land:
    """A large field: `all` of one terrain, `kf` for some of another, and what lies on it."""
    if not isinstance(written, Mapping):
        raise CaseError(line, "a large field is a mapping: {all: T, hz: [24, Std]}")
    written.check_keys(LAND_KEYS, "a large field")
    if written.get("undrawn"):
        return Land()
    letters = list("".join(written["rows"]) if "rows" in written else str(written.get("all", "T")) * COUNT)
    for letter, fields in (written.get("kf") or {}).items():
        for kf in fields if isinstance(fields, list) else [fields]:
            letters[kf - 1] = letter
    site = written.get("hz")
    fields = {name: frozenset(written.get(name) or ()) for name in FIELD_KEYS}
    land = Land(
        "".join(letters),
        splinter=str(written.get("splinter", "")),
        site=TradeSite(str(site[1]), site[0]) if site else None,
        rivers=_edges(written.get("rivers")),
        ascents=_edges(written.get("ascents")),
        streams=frozenset(_flows(written.get("streams"))),
        portal=written.get("portal"),
    )
    return msgspec.structs.replace(land, **fields)


def _edges(written: Any) -> frozenset[Edge]:
    return frozenset(Edge(int(kf), Way(way)) for kf, way in written or ())


def _flows(written: Any) -> Iterable[Flow]:
    for one in written or ():
        yield Flow(one) if isinstance(one, int) else Flow(one[0], Way(one[1]))
