"""Small maps for tests: a field of one terrain with some small fields of another."""
from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st
from msgspec.structs import replace

from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.land import Edge, Flow, Land, TradeSite
from walstatt.hexmap.small_fields import SPOTS, Side, Way
from walstatt.hexmap.terrain import LETTERS

HERE = read_gf("2U+15")
NORTH_SOUTH = (2, 6, 12, 19, 26, 34, 40, 46)
"""A line of small fields from the north edge to the south edge that parts a GF in two."""


def drawn(all_of: str = "T", **letters: Iterable[int]) -> Land:
    """`drawn("T", W=(1, 2))`: lowland with water on the first two."""
    return Land.of(all_of).with_terrain({kf: letter for letter, fields in letters.items() for kf in fields})


def beside(side: Side, gf: Gf = HERE) -> Gf:
    found = gf.neighbour(side)
    assert found is not None
    return found


words = st.text(st.sampled_from(sorted(LETTERS)), min_size=48, max_size=48)
patchy = st.text(st.sampled_from("TTTWG"), min_size=48, max_size=48)
"""Land that falls into parts."""

ways = st.sampled_from(Way)
fields = st.integers(1, 48)
texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20)


@st.composite
def sound_lands(draw: st.DrawFn, word: st.SearchStrategy[str] = words) -> Land:
    """A land with something of everything, each where it may lie."""
    land = Land(draw(word))
    water = [kf for kf in SPOTS if land.is_water(kf)]
    mountains = [kf for kf in SPOTS if land.is_mountain(kf)]
    ground = [kf for kf in SPOTS if land.is_land(kf)]

    def some(of: list[int]) -> frozenset[int]:
        return draw(st.frozensets(st.sampled_from(of), max_size=4)) if of else frozenset()

    def edges(of: list[int]) -> frozenset[Edge]:
        return draw(st.frozensets(st.builds(Edge, st.sampled_from(of), ways), max_size=6)) if of else frozenset()

    passes = some(mountains)
    return replace(
        land, name=draw(texts), rivers=edges(ground), ascents=edges(ground), ruins=some(ground), caves=some(mountains),
        streams=frozenset(Flow(kf) for kf in some(water)), canals=frozenset(sorted(some(water))[:1]), passes=passes,
        built_passes=some([kf for kf in mountains if kf not in passes]), roads=some(ground), dragon_roads=some(ground),
        portal=draw(st.none() | st.sampled_from(ground)) if ground else None,
        site=draw(st.none() | st.builds(TradeSite, st.sampled_from(["Mkt", "Std"]), st.sampled_from(ground), texts))
        if ground else None,
    )


@st.composite
def sound_maps(draw: st.DrawFn) -> dict[Gf, Land]:
    """A few large fields beside each other, one of them perhaps not drawn."""
    places = draw(st.sets(st.sampled_from([HERE, *HERE.neighbours.values()]), min_size=1, max_size=4))
    lands = {gf: draw(sound_lands()) for gf in sorted(places)}
    if draw(st.booleans()):
        lands[HERE] = Land(name=draw(texts), splinter="Scherbe")
    return lands
