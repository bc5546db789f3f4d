"""The 48 KF and their contacts, as the rulings list them."""
from __future__ import annotations

import pytest

from walstatt.hexmap.small_fields import CONTACTS, COUNT, EDGES, NEIGHBOURS, OFFSETS, SPOTS, STEPS, Side, Way

WRITTEN = {
    Side.N: "1-44,45; 2-45,46; 3-46,47; 4-47,48",
    Side.NE: "4-23; 9-23,31; 15-31,38; 22-38,44; 30-44",
    Side.SE: "30-1,5; 37-5,10; 43-10,16; 48-16,23",
    Side.S: "44-1; 45-1,2; 46-2,3; 47-3,4; 48-4",
    Side.SW: "23-4,9; 31-9,15; 38-15,22; 44-22,30",
    Side.NW: "1-30; 5-30,37; 10-37,43; 16-43,48; 23-48",
}


def pairs(written: str) -> set[tuple[int, int]]:
    found = set()
    for part in written.split(";"):
        own, _, others = part.strip().partition("-")
        found |= {(int(own), int(other)) for other in others.split(",")}
    return found


def test_there_are_48_each_with_six_neighbours() -> None:
    assert COUNT == 48 and set(SPOTS) == set(range(1, 49))
    assert all([one.way for one in NEIGHBOURS[kf]] == list(STEPS) for kf in SPOTS)


@pytest.mark.parametrize(("kf", "touched"), [(26, {25, 27, 18, 19, 33, 34}), (6, {5, 7, 1, 2, 11, 12})])
def test_neighbours_within_a_field(kf: int, touched: set[int]) -> None:
    assert {one.kf for one in NEIGHBOURS[kf] if one.side is None} == touched


@pytest.mark.parametrize("side", Side)
def test_contacts_across_an_edge(side: Side) -> None:
    assert set(CONTACTS[side]) == pairs(WRITTEN[side])
    assert len(CONTACTS[side]) == 8
    assert set(CONTACTS[side]) == {(own, other) for other, own in CONTACTS[side.opposite]}


def test_edges_are_the_rows_that_the_ruling_names() -> None:
    assert EDGES[Side.N] == (1, 2, 3, 4) and EDGES[Side.S] == (44, 45, 46, 47, 48)
    assert EDGES[Side.NE] == (4, 9, 15, 22, 30) and EDGES[Side.SW] == (23, 31, 38, 44)


def test_contact_is_mutual() -> None:
    for kf in SPOTS:
        for one in NEIGHBOURS[kf]:
            side = None if one.side is None else one.side.opposite
            assert (one.way.opposite, kf, side) in NEIGHBOURS[one.kf]
    assert Way.E.opposite == Way.W and OFFSETS[Side.N] == (0, -8)
