"""Large fields as cases write them: `{all: T, kf: {H: [4, 5]}, hz: [24, Std], rivers: [[17, E]]}`."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.hexmap.land import SITE_KINDS, Edge, Flow, Land, TradeSite
from walstatt.hexmap.small_fields import COUNT, Way
from walstatt.lab.case_yaml import CaseError, Mapping

LAND_KEYS = (
    "all", "rows", "kf", "hz", "rivers", "streams", "canals", "passes", "built_passes", "closed", "gorges", "ascents",
    "roads", "ruins", "caves", "gnippahellir", "portal", "splinter", "undrawn", "divided",
)
FIELD_KEYS = ("canals", "passes", "built_passes", "closed", "gorges", "roads", "ruins", "caves", "gnippahellir")


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
    site = _site(written.get("hz"), line)
    fields = {name: frozenset(written.get(name) or ()) for name in FIELD_KEYS}
    land = Land(
        "".join(letters),
        splinter=str(written.get("splinter", "")),
        site=site,
        rivers=_edges(written, "rivers", line),
        ascents=_edges(written, "ascents", line),
        streams=_flows(written, line),
        portal=written.get("portal"),
    )
    return msgspec.structs.replace(land, **fields)


def _site(written: Any, line: int) -> TradeSite | None:
    if not written:
        return None
    kf, kind = written if isinstance(written, list) and len(written) == 2 else (None, None)
    if not isinstance(kf, int) or kind not in ("", *SITE_KINDS):
        raise CaseError(line, f"hz is a small field and one of {', '.join(SITE_KINDS)}, like [24, Std]: {written}")
    return TradeSite(str(kind), kf)


def _edges(written: Mapping, key: str, line: int) -> frozenset[Edge]:
    try:
        return frozenset(Edge(int(kf), Way(way)) for kf, way in written.get(key) or ())
    except (TypeError, ValueError):
        raise CaseError(line, f"{key} are small fields and directions: {key}: [[17, E], [18, NW]]") from None


def _flows(written: Mapping, line: int) -> frozenset[Flow]:
    try:
        return frozenset(
            Flow(one) if isinstance(one, int) else Flow(int(one[0]), Way(one[1]) if one[1] else None)
            for one in written.get("streams") or ()
        )
    except (TypeError, ValueError):
        raise CaseError(line, "streams are water, with a direction where it flows: streams: [17, [18, E]]") from None
