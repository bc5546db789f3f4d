"""Parts, steps, coasts, free ways, sea lanes, bridges and what scouts see."""
from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.hexmap.drawing import HERE, NORTH_SOUTH, beside, drawn, patchy

from walstatt.hexmap.bridges import Bridge, bridge_between, bridge_flaw, lines_over
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.geography import Geography, Obstacle
from walstatt.hexmap.land import Field, Flow, Land, around
from walstatt.hexmap.small_fields import CONTACTS, SPOTS, Side, Way

EAST, WEST = beside(Side.NE), beside(Side.SW)
SWAMPY = "sSmM"


def swampy(land: Land, kf: int) -> bool:
    return land.terrain[kf - 1] in SWAMPY


def test_a_stream_parts_a_field_and_a_bridge_joins_it() -> None:
    lands = {HERE: drawn("T", W=NORTH_SOUTH)}
    parted = Geography(lands)
    assert [part.name for part in parted.parts(HERE)] == ["2U+15[a]", "2U+15[b]"]
    bridge = bridge_between(lands, Field(HERE, 25), Field(HERE, 26), Field(HERE, 27))
    assert bridge is not None
    joined = parted.with_bridges([bridge])
    assert [part.name for part in joined.parts(HERE)] == ["2U+15"]
    assert [part.fields for part in joined.waters(HERE)] == [frozenset(NORTH_SOUTH)]
    assert len(joined.with_bridges([]).parts(HERE)) == 2 == len(parted.parts(HERE))


def test_a_pass_is_land_and_mountains_are_none() -> None:
    wall = drawn("T", G=NORTH_SOUTH)
    assert len(Geography({HERE: wall}).parts(HERE)) == 2
    assert len(Geography({HERE: replace(wall, passes=frozenset({26}))}).parts(HERE)) == 1
    assert len(Geography({HERE: replace(wall, built_passes=frozenset({26}))}).parts(HERE)) == 1


@pytest.mark.parametrize("side", Side)
def test_a_step_leads_over_each_printed_contact_and_over_no_other(side: Side) -> None:
    """One dry field on each side of the edge: they touch exactly where kalevala.r.6.gf_kanten says so."""
    other = beside(side)
    own, theirs = {kf for kf, _ in CONTACTS[side]}, {kf for _, kf in CONTACTS[side]}
    for kf, far in product(own, theirs):
        land = Geography({HERE: drawn("W", T=[kf]), other: drawn("W", T=[far])})
        part, target = land.parts(HERE)[0], land.parts(other)[0]
        assert (target in land.steps(part)) == ((kf, far) in CONTACTS[side])
        assert (part in land.steps(target)) == ((kf, far) in CONTACTS[side])


def test_nobody_steps_to_another_splinter_nor_to_undrawn_land() -> None:
    land = Geography({HERE: Land.of("T"), EAST: Land.of("T", splinter="Scherbe"), WEST: Land()})
    assert land.steps(land.parts(HERE)[0]) == () and land.parts(WEST) == ()


def test_water_steps_to_water_and_touches_its_shores_across_the_border() -> None:
    land = Geography({HERE: drawn("T", W=[30]), EAST: Land.of("W")})
    shore, pond, sea = land.parts(HERE)[0], land.waters(HERE)[0], land.waters(EAST)[0]
    assert land.steps(pond) == (sea,) and land.steps(sea) == (pond,)
    assert set(land.coasts(shore)) == {pond, sea}
    assert land.coasts(sea) == land.coasts(pond) == (shore,)
    assert land.high_sea(EAST) and not land.high_sea(HERE)
    assert land.has_land(HERE) and not land.has_land(EAST)


def test_an_oasis_bears_no_ship() -> None:
    desert = Geography({HERE: drawn("d", W=[26])})
    assert desert.waters(HERE) == () and desert.part_at(Field(HERE, 26)) is None
    green = desert.with_land(HERE, drawn("d", W=[26], T=[25]))
    assert [part.fields for part in green.waters(HERE)] == [frozenset({26})]


def test_a_border_pond_becomes_an_oasis_only_when_the_neighbour_is_desert() -> None:
    lands = {HERE: drawn("d", W=[2]), beside(Side.N): Land.of("T")}
    pond = Geography(lands)
    assert len(pond.waters(HERE)) == 1
    assert pond.with_land(beside(Side.N), Land.of("d")).waters(HERE) == ()


# Ways: kalevala.r.9.gelaende_gf_zug ---------------------------------------------------------------------------------


def test_a_way_is_free_if_open_ground_leads_around_the_swamp() -> None:
    """A belt of swamp with one gap at 8, which lies beside the gap in the edge."""
    belt = (5, 6, 7, 9)
    land = Geography({HERE: drawn("T", s=belt), beside(Side.N): Land.of("T")})
    way = (land.parts(beside(Side.N))[0], land.parts(HERE)[0])
    assert land.free(way, swampy)
    closed = land.with_land(HERE, drawn("T", s=(1, 2, 3, 4)))
    assert not closed.free((way[0], closed.parts(HERE)[0]), swampy)
    assert closed.free((way[0], closed.parts(HERE)[0]), lambda _land, _kf: False)


def test_a_way_through_a_field_needs_an_open_chain_from_edge_to_edge() -> None:
    north, south = beside(Side.N), beside(Side.S)
    across = (23, 24, 25, 26, 27, 28, 29, 30)
    land = Geography({north: Land.of("T"), HERE: drawn("T", s=across), south: Land.of("T")})
    up, middle, down = (land.parts(gf)[0] for gf in (north, HERE, south))
    assert land.free((up, middle), swampy) and land.free((middle, down), swampy)
    assert not land.free((up, middle, down), swampy)
    gap = land.with_land(HERE, drawn("T", s=across[1:]))
    assert gap.free((up, gap.parts(HERE)[0], down), swampy)


def test_ends_with_nothing_but_barred_ground_are_not_free() -> None:
    land = Geography({HERE: Land.of("s"), EAST: Land.of("T")})
    here, east = land.parts(HERE)[0], land.parts(EAST)[0]
    assert not land.free((here, east), swampy) and not land.free((east, here), swampy)
    assert not land.free((here,), swampy) and land.free((east,), swampy)


def test_a_way_goes_over_bridges_and_only_from_field_to_neighbour() -> None:
    river = drawn("T", W=NORTH_SOUTH)
    bridge = Bridge(Field(HERE, 26), Way.E)
    land = Geography({HERE: river, EAST: Land.of("T"), WEST: Land.of("T")}, [bridge])
    west, here, east = land.parts(WEST)[0], land.parts(HERE)[0], land.parts(EAST)[0]
    assert land.free((west, here, east), swampy)
    assert not land.free((west, here, east), lambda land, kf: swampy(land, kf) or (land is river and kf == 27))
    assert not land.free((west, east), swampy)


@settings(max_examples=60, deadline=None)
@given(st.lists(patchy, min_size=3, max_size=3), st.sets(st.integers(1, 48), max_size=20))
def test_free_ways_are_those_that_a_search_over_single_fields_finds(words: list[str], swamps: set[int]) -> None:
    line = [HERE, *HERE.line(Side.N, 2)]
    lands = {gf: Land("".join("s" if kf in swamps and letter == "T" else letter for kf, letter in enumerate(word, 1)))
             for gf, word in zip(line, words, strict=True)}
    land = Geography(lands)
    for first, middle, last in product(*(land.parts(gf) for gf in line)):
        found = {Field(first.gf, kf) for kf in first.fields if not swampy(lands[first.gf], kf)}
        for part in (middle, last):
            open_ground = {Field(part.gf, kf) for kf in part.fields if not swampy(lands[part.gf], kf)}
            found = {field for field in open_ground if any(near in found for _, near in around(lands, field))}
            while True:
                more = {near for field in found for _, near in around(lands, field) if near in open_ground} | found
                if more == found:
                    break
                found = more
        assert land.free((first, middle, last), swampy) == bool(found)


# Bridges: kalevala.11.4.1.strombruecke ------------------------------------------------------------------------------


def test_the_three_lie_in_one_line() -> None:
    lands = {HERE: drawn("T", W=[26]), EAST: Land.of("T")}
    fields = {kf: Field(HERE, kf) for kf in SPOTS}
    assert bridge_between(lands, fields[25], fields[26], fields[27]) == Bridge(fields[26], Way.E)
    assert bridge_between(lands, fields[27], fields[26], fields[25]) == Bridge(fields[26], Way.E)
    assert bridge_between(lands, fields[25], fields[26], fields[19]) is None
    assert bridge_between(lands, fields[24], fields[26], fields[28]) is None
    assert len(list(lines_over(lands, fields[26]))) == 3
    assert len(list(lines_over(lands, fields[1]))) == 0, "its lines leave the map"


def test_a_bridge_over_the_border_joins_two_fields() -> None:
    """4 lies at the corner; the line 3, 4, and 23 of the field in the north-east."""
    edge = (4, 9, 15, 22, 30)
    lands = {HERE: drawn("T", W=edge), EAST: Land.of("T")}
    bridge = bridge_between(lands, Field(HERE, 3), Field(HERE, 4), Field(EAST, 23))
    assert bridge is not None and bridge_flaw(lands, bridge) == ""
    apart, joined = Geography(lands), Geography(lands, [bridge])
    assert apart.steps(apart.parts(HERE)[0]) == ()
    here, east = joined.parts(HERE)[0], joined.parts(EAST)[0]
    assert joined.steps(here) == (east,) and joined.steps(east) == (here,)
    assert joined.free((here, east), swampy) and joined.entered(here, Side.NE) == (east,)
    drowned = joined.with_land(EAST, drawn("T", W=[23]))
    assert drowned.steps(drowned.parts(HERE)[0]) == () and drowned.coasts(drowned.waters(EAST)[0])


@pytest.mark.parametrize(
    ("land", "flaw"),
    [
        (drawn("T", W=[26]), ""), (drawn("T"), "over"), (drawn("T", W=[26, 27]), "bank"),
        (drawn("T", W=[26], H=[27]), "level"), (drawn("T", W=[26], t=[27]), ""), (drawn("T", W=[26], G=[27]), "bank"),
        (Land.of("H", gorges=frozenset({26})), ""),
        (Land.of("H", gorges=frozenset({26})).with_terrain({27: "B"}), "level"),
    ],
)
def test_what_bears_a_bridge(land: Land, flaw: str) -> None:
    assert bridge_flaw({HERE: land}, Bridge(Field(HERE, 26), Way.E)) == flaw


# Sea lanes: kalevala.r.8.verbindung ---------------------------------------------------------------------------------


def strait(width: int) -> tuple[Geography, list[Gf]]:
    """Land, so many fields of sea, land, in a line to the north."""
    line = [HERE, *HERE.line(Side.N, width + 1)]
    return Geography({gf: Land.of("T" if gf in (line[0], line[-1]) else "W") for gf in line}), line


@pytest.mark.parametrize("width", [1, 2, 4])
def test_steps_by_water_are_counted_between_the_waters_at_the_shores(width: int) -> None:
    land, line = strait(width)
    shore, other = land.parts(line[0])[0], land.parts(line[-1])[0]
    assert land.crossing(shore, other, set(line), 5) == width - 1 == land.crossing(other, shore, set(line), 5)
    assert width == 1 or land.crossing(shore, other, set(line), width - 2) is None
    assert land.crossing(shore, other, set(line) - {line[1]}, 5) is None, "only known waters are crossed"


def test_unknown_waters_in_the_middle_are_not_crossed() -> None:
    land, line = strait(3)
    shore, other = land.parts(line[0])[0], land.parts(line[-1])[0]
    assert land.crossing(shore, other, set(line) - {line[2]}, 5) is None


def test_opposite_shores_of_one_field_are_no_step_apart() -> None:
    land = Geography({HERE: drawn("T", W=NORTH_SOUTH)})
    west, east = land.parts(HERE)
    assert land.crossing(west, east, {HERE}, 0) == 0


def test_ships_come_no_further_than_they_sail() -> None:
    land, line = strait(6)
    reached = land.sailing(land.waters(line[1]), set(line), 3)
    assert {part.gf: steps for part, steps in reached.items()} == {line[n]: n - 1 for n in range(1, 5)}


# Scouting: kalevala.r.12.sicht --------------------------------------------------------------------------------------


def test_a_scout_sees_the_part_he_enters_and_its_obstacles() -> None:
    land = Geography({HERE: Land.of("T"), EAST: drawn("T", G=NORTH_SOUTH), beside(Side.NE, EAST): Land.of("T")})
    (near,) = land.entered(land.parts(HERE)[0], Side.NE)
    assert 25 in land.seen(near) and 26 in land.seen(near) and 27 not in land.seen(near)
    assert land.seen(near) == near.fields | set(NORTH_SOUTH)
    assert land.entered(near, Side.NE) == () and land.obstacles(near, Side.NE) == (Obstacle.MOUNTAINS,)


def test_a_divided_field_can_be_entered_in_either_part() -> None:
    land = Geography({HERE: Land.of("T"), beside(Side.N): drawn("T", W=NORTH_SOUTH)})
    assert [part.letter for part in land.entered(land.parts(HERE)[0], Side.N)] == ["a", "b"]


def test_a_ship_sees_water_and_its_shores() -> None:
    land = Geography({HERE: Land.of("W"), EAST: drawn("T", W=[23, 31])})
    (bay,) = land.entered(land.waters(HERE)[0], Side.NE)
    assert bay.water and land.seen(bay) == {23, 31, 16, 24, 32, 38}


@pytest.mark.parametrize(
    ("beyond", "kinds"),
    [
        (Land.of("W"), ["water"]), (Land.of("G"), ["mountains"]), (Land(), ["undrawn"]),
        (Land.of("W", streams=frozenset({Flow(44), Flow(45), Flow(46), Flow(47), Flow(48)})), ["stream"]),
        (Land.of("T", gorges=frozenset({44, 45, 46, 47, 48})), ["gorge"]),
        (drawn("G", W=[44, 45]), ["water", "mountains"]), (Land.of("T"), []),
    ],
)
def test_the_kind_of_obstacle(beyond: Land, kinds: list[str]) -> None:
    land = Geography({HERE: Land.of("T"), beside(Side.N): beyond})
    assert land.obstacles(land.parts(HERE)[0], Side.N) == tuple(kinds)
    assert land.obstacles(land.parts(HERE)[0], Side.S) == (Obstacle.MAP,)


def test_a_part_off_the_edge_is_stopped_where_it_ends_and_ships_by_the_coast() -> None:
    land = Geography({HERE: drawn("T", G=NORTH_SOUTH), EAST: Land.of("T")})
    west = land.parts(HERE)[0]
    assert land.obstacles(west, Side.NE) == (Obstacle.MOUNTAINS,)
    sea = Geography({HERE: Land.of("W"), EAST: Land.of("T")})
    assert sea.obstacles(sea.waters(HERE)[0], Side.NE) == (Obstacle.COAST,)


def test_what_lies_beyond_the_edge_is_named_before_what_lies_around_the_start() -> None:
    """A pond in the own field does not stop anybody who stands at the mountains."""
    land = Geography({HERE: drawn("T", W=[26]), beside(Side.N): Land.of("G")})
    assert land.obstacles(land.parts(HERE)[0], Side.N) == (Obstacle.MOUNTAINS,)


# Replacing ----------------------------------------------------------------------------------------------------------


def test_a_new_desert_next_door_renames_waters_for_those_beyond_them() -> None:
    """The pond of the middle field becomes an oasis, so its other water loses its letter, also for its neighbour."""
    north, south = beside(Side.N), beside(Side.S)
    lands = {north: Land.of("T"), HERE: drawn("d", W=[2, 46]), south: drawn("d", W=[1, 2, 3])}
    land = Geography(lands)
    (sea,) = land.waters(south)
    assert [part.letter for part in land.steps(sea)] == ["b"]
    assert [part.letter for part in land.with_land(north, Land.of("d")).steps(sea)] == [""]


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_with_another_land_it_says_the_same_as_one_made_afresh(seed: int) -> None:
    random = Random(seed)
    area = [HERE, *HERE.neighbours.values(), *beside(Side.N).neighbours.values()]

    def any_land() -> Land:
        return Land("".join(random.choice("TTTWGd") for _ in range(48)))

    def told(land: Geography) -> list[object]:
        return [(gf, land.parts(gf), land.waters(gf), [(land.steps(one), land.coasts(one)) for one in
                (*land.parts(gf), *land.waters(gf))]) for gf in area]

    lands = {gf: any_land() for gf in area}
    bridges = [Bridge(Field(random.choice(area), random.randint(1, 48)), random.choice(list(Way))) for _ in range(30)]
    land = Geography(lands, bridges[:20])
    told(land)
    for gf in random.choices(area, k=4):
        lands[gf] = any_land()
        land = land.with_land(gf, lands[gf])
        assert told(land) == told(Geography(lands, bridges[:20]))
    assert told(land.with_bridges(bridges[10:])) == told(Geography(lands, bridges[10:]))
