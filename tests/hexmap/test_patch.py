"""A large field that is generated later than its neighbours goes on where they end."""
from __future__ import annotations

import pytest

from walstatt.hexmap.coordinates import Gf, read_gf
from walstatt.hexmap.generator import Options, generate
from walstatt.hexmap.generator.grid import WAYS
from walstatt.hexmap.generator.patch import _links, _Patch, _RiverEdge, draw_field, leave_open
from walstatt.hexmap.land import Field, Flow, Land, around, flaws
from walstatt.hexmap.small_fields import COUNT, Way

Lands = dict[Gf, Land]
HERE, WEST = read_gf("2E+10"), read_gf("2E+11")


@pytest.fixture(scope="module")
def world() -> Lands:
    return generate(Options(seed="Anna", size=120, realms=2, sea=45, splinters=1)).lands


def inner(lands: Lands) -> list[Gf]:
    return [gf for gf in lands if len(gf.neighbours) == 6 and all(one in lands for one in gf.neighbours.values())]


def redrawn(lands: Lands, gf: Gf) -> Lands:
    return {**lands, gf: draw_field("Anna", gf, {**lands, gf: Land(splinter=lands[gf].splinter)})}


def test_the_same_seed_and_neighbours_give_the_same_land(world: Lands) -> None:
    gf = inner(world)[7]
    assert redrawn(world, gf) == redrawn(world, gf)
    assert draw_field("Bert", gf, {**world, gf: Land()}) != draw_field("Anna", gf, {**world, gf: Land()})


def test_no_step_of_land_over_the_border_is_higher_than_one_level(world: Lands) -> None:
    for gf in inner(world):
        lands = redrawn(world, gf)
        for kf in range(1, COUNT + 1):
            for _, other in around(lands, Field(gf, kf)):
                here, there = lands[gf].level(kf), lands[other.gf].level(other.kf)
                assert not here or not there or abs(here - there) <= 1, (gf, kf, other)


def test_coasts_go_on_and_nothing_is_wrong_with_the_map(world: Lands) -> None:
    wet = met = 0
    for gf in inner(world):
        lands = redrawn(world, gf)
        assert not list(flaws(lands))
        for kf in range(1, COUNT + 1):
            for _, other in around(lands, Field(gf, kf)):
                if other.gf != gf and lands[other.gf].is_water(other.kf):
                    wet += 1
                    met += lands[gf].is_water(kf)
    assert met > 0.9 * wet > 0


def stopped(patch: _Patch) -> list[tuple[int, int]]:
    """Corners of the new large field where a river has come down and goes no further."""
    theirs = [
        _RiverEdge(COUNT * number + edge.kf - 1, WAYS.index(edge.way))
        for number, land in enumerate(patch.known, 1) for edge in land.rivers
    ]
    links, fields = _links(map(patch._ends, [*theirs, *patch.rivers])), patch._corner_fields()
    return [
        corner for corner in links
        if len(links[corner]) == 1 and min(fields[corner]) < COUNT and patch._comes_down(corner, links, fields)
    ]


def test_every_river_that_comes_down_to_the_border_goes_on_to_water(world: Lands) -> None:
    waiting = 0
    for gf in inner(world):
        patch = _Patch("Anna", gf, {**world, gf: Land(splinter=world[gf].splinter)})
        patch.raise_land()
        patch.lead_streams()
        waiting += len(stopped(patch))
        patch.lead_rivers()
        assert not stopped(patch), gf
    assert waiting, "no river of this world needed to be led on"


def test_a_stream_flows_on_into_water() -> None:
    west = Land("T" * 36 + "W" + "T" * 11, streams=frozenset({Flow(37, Way.E)}))
    lands = {HERE: Land(), WEST: west}
    drawn = draw_field("Anna", HERE, lands)
    assert drawn.is_water(5)
    assert not list(flaws({**lands, HERE: drawn}))


def test_alone_in_the_world_it_is_land_all_the_same() -> None:
    assert len(draw_field("Anna", HERE, {HERE: Land()}).terrain) == COUNT


def test_what_is_left_open_is_no_home_and_no_portal(world: Lands) -> None:
    home = inner(world)[0]
    left = leave_open("Anna", world, [home], 60)
    open_fields = [gf for gf, land in left.items() if not land.drawn]
    assert len(open_fields) > len(world) // 4
    assert home not in open_fields
    assert all(world[gf].portal is None for gf in open_fields)
    assert leave_open("Anna", world, [home], 0) == world
