"""Small maps for tests: a field of one terrain with some small fields of another."""
from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.land import Land
from walstatt.hexmap.small_fields import SPOTS, Side
from walstatt.hexmap.terrain import LETTERS, WATER

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
islands = st.sets(st.sampled_from(sorted(SPOTS))).map(lambda dry: drawn(WATER, T=dry))
