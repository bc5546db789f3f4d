"""What lies on small fields and on their edges, besides terrain, as a scout notes it (12.1, 12.2)."""
from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Field, Land, Lands, has_river, is_oasis, neighbour_land
from walstatt.hexmap.small_fields import NEIGHBOURS, Side

ON_FIELDS: Final = {
    "canal": "canals", "pass": "passes", "built-pass": "built_passes", "gorge": "gorges", "road": "roads",
    "dragon-road": "dragon_roads", "ruin": "ruins", "cave": "caves", "gnippahellir": "gnippahellir",
}


def features_of(lands: Lands, gf: Gf, seen: Collection[int]) -> Iterator[str]:
    """Of the small fields seen, in their order: `river 17/E`, `stream 5/SE`, `oasis 12`, `ruin 20`, `portal 3`."""
    near = (neighbour_land(lands, gf, side) for side in Side)
    notes = _notes(gf, lands[gf], tuple((other, lands[other]) for other in near if other is not None))
    for kf in sorted(seen):
        yield from (note.words for note in notes[kf] if note.named_by not in seen)


class _Note(NamedTuple):
    """What a small field shows, and the small field that names it first if both are seen."""

    words: str
    named_by: int | None = None


@lru_cache(maxsize=4096)
def _notes(gf: Gf, land: Land, near: tuple[tuple[Gf, Land], ...]) -> dict[int, tuple[_Note, ...]]:
    """All notes of a large field between its neighbours: every scout of every phase asks for them."""
    lands = {gf: land, **dict(near)}
    return {kf: tuple(_notes_on(lands, Field(gf, kf))) for kf in NEIGHBOURS}


def _notes_on(lands: Lands, field: Field) -> Iterator[_Note]:
    land, kf = lands[field.gf], field.kf
    flows = {flow.kf: flow.way for flow in land.streams}
    yield from (_Note(f"{kind} {kf}") for kind, name in ON_FIELDS.items() if kf in getattr(land, name))
    if kf in flows:
        way = flows[kf]
        yield _Note(f"stream {kf}/{way.value}" if way is not None else f"stream {kf}")
    if is_oasis(lands, field):
        yield _Note(f"oasis {kf}")
    if kf == land.portal:
        yield _Note(f"portal {kf}")
    for one in NEIGHBOURS[kf]:
        if has_river(lands, field, one.way):
            yield _Note(f"river {kf}/{one.way.value}", one.kf if one.side is None and one.kf < kf else None)
    yield from (_Note(f"ascent {edge.kf}/{edge.way.value}") for edge in sorted(land.ascents) if edge.kf == kf)
