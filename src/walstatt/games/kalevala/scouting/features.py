"""What lies on small fields and on their edges, besides terrain, as a scout notes it (12.1, 12.2)."""
from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Field, Lands, has_river, is_oasis
from walstatt.hexmap.small_fields import NEIGHBOURS

ON_FIELDS: Final = {
    "canal": "canals", "pass": "passes", "built-pass": "built_passes", "gorge": "gorges", "road": "roads",
    "dragon-road": "dragon_roads", "ruin": "ruins", "cave": "caves",
}


def features_of(lands: Lands, gf: Gf, seen: Collection[int]) -> Iterator[str]:
    """Of the small fields seen, in their order: `river 17/E`, `stream 5/SE`, `oasis 12`, `ruin 20`, `portal 3`."""
    land = lands[gf]
    flows = {flow.kf: flow.way for flow in land.streams}
    for kf in sorted(seen):
        for kind, name in ON_FIELDS.items():
            if kf in getattr(land, name):
                yield f"{kind} {kf}"
        if kf in flows:
            way = flows[kf]
            yield f"stream {kf}/{way.value}" if way is not None else f"stream {kf}"
        if is_oasis(lands, Field(gf, kf)):
            yield f"oasis {kf}"
        if kf == land.portal:
            yield f"portal {kf}"
        for one in NEIGHBOURS[kf]:
            named = one.side is None and one.kf < kf and one.kf in seen
            if not named and has_river(lands, Field(gf, kf), one.way):
                yield f"river {kf}/{one.way.value}"
        yield from (f"ascent {edge.kf}/{edge.way.value}" for edge in sorted(land.ascents) if edge.kf == kf)
