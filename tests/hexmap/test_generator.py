"""Worlds from a seed: the same every time, with water that runs downhill and fair places to begin."""
from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from functools import cache
from itertools import pairwise
from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.hexmap.coordinates import ELDRIEN, SPLINTERS, Gf
from walstatt.hexmap.generator import Fairness, Generated, Options, generate
from walstatt.hexmap.generator.climate import _swept
from walstatt.hexmap.generator.grid import NOWHERE, Grid, eldrien
from walstatt.hexmap.generator.heights import Heights, make_heights
from walstatt.hexmap.generator.noise import Numbers, blend, ranks
from walstatt.hexmap.generator.sites import START_KINDS, VALUES, balance
from walstatt.hexmap.generator.starts import FIGURES, Place
from walstatt.hexmap.generator.waters import _climb, _trees, find_streams, make_corners
from walstatt.hexmap.generator.ways import find_passes
from walstatt.hexmap.generator.world import _marked
from walstatt.hexmap.land import Field, Land, around, flaws, is_oasis, neighbour_land, towards
from walstatt.hexmap.parts import parts
from walstatt.hexmap.small_fields import COUNT, SPOTS, Side, Way

SMALL = Options(seed="Walstatt", size=80, realms=3, splinters=2)
SMALL_DIGEST = "8b5790571145037333762a888d1e3b219f45411abc4d4f627e453e7caed5214d"
WORLDS = (
    SMALL,
    Options(seed="Anna", size=260, realms=6),
    Options(seed="Bert", size=320, realms=5, sea=60, splinters=10),
    Options(seed="7", size=400, realms=20, sea=25, splinters=0),
)
Corner = frozenset[Field | None]


@cache
def world(options: Options) -> Generated:
    return generate(options)


@pytest.fixture(params=WORLDS, ids=lambda options: options.seed)
def made(request: pytest.FixtureRequest) -> Generated:
    return world(request.param)


def digest(generated: Generated) -> str:
    rest = (generated.starts, generated.fairness, generated.portals, generated.waters)
    whole = ([(str(gf), land) for gf, land in generated.lands.items()], rest)
    return hashlib.sha256(msgspec.json.encode(whole, order="deterministic")).hexdigest()


def fields(generated: Generated) -> list[Field]:
    return [Field(gf, kf) for gf in generated.lands for kf in range(1, COUNT + 1)]


def level(generated: Generated, field: Field) -> int:
    return generated.lands[field.gf].level(field.kf)


def test_the_same_seed_gives_the_same_world_everywhere() -> None:
    assert digest(world(SMALL)) == SMALL_DIGEST


def test_the_order_of_sets_does_not_matter() -> None:
    script = ("from tests.hexmap.test_generator import *; print(digest(generate(SMALL)))")
    found = subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": "7"},
                           capture_output=True, text=True, check=True, timeout=60)
    assert found.stdout.strip() == digest(world(SMALL))


def test_another_seed_gives_another_world() -> None:
    other = generate(msgspec.structs.replace(SMALL, seed="Armageddon"))
    assert digest(other) != digest(world(SMALL))


def test_maps_have_no_flaws_and_can_be_stored(made: Generated) -> None:
    assert list(flaws(made.lands)) == []
    for land in made.lands.values():
        assert msgspec.json.decode(msgspec.json.encode(land), type=Land) == land


def test_size_and_share_of_the_sea() -> None:
    for options in WORLDS:
        eldrien = {gf: land for gf, land in world(options).lands.items() if gf.plane == ELDRIEN}
        assert len(eldrien) == options.size
        assert min(gf.latitude for gf in eldrien) == 0
        water = sum(land.terrain.count("W") for land in eldrien.values()) * 100 // (COUNT * options.size)
        assert abs(water - options.sea) <= 4


# Water


def corners(generated: Generated, field: Field, way: Way) -> tuple[Corner, Corner]:
    """Both ends of an edge: where its two fields meet a third."""
    ways = list(Way)
    place = ways.index(way)
    there = towards(generated.lands, field, way)
    left, right = (towards(generated.lands, field, ways[(place + step) % 6]) for step in (-1, 1))
    return frozenset({field, there, left}), frozenset({field, there, right})


def lowest(generated: Generated, corner: Corner) -> int:
    return min(level(generated, field) for field in corner if field is not None)


def river_net(generated: Generated) -> dict[Corner, list[Corner]]:
    net: dict[Corner, list[Corner]] = {}
    for gf, land in generated.lands.items():
        for edge in land.rivers:
            one, other = corners(generated, Field(gf, edge.kf), edge.way)
            net.setdefault(one, []).append(other)
            net.setdefault(other, []).append(one)
    return net


def test_rivers_run_downhill_into_water(made: Generated) -> None:
    net = river_net(made)
    assert len(net) > 20
    mouths = [corner for corner in net if lowest(made, corner) == 0]
    seen, queue = set(mouths), list(mouths)
    for corner in queue:
        for above in net[corner]:
            if above not in seen:
                assert lowest(made, above) >= lowest(made, corner), sorted(map(str, above))
                seen.add(above)
                queue.append(above)
    assert seen == set(net), "a river does not end in water"


def test_rivers_never_run_along_water(made: Generated) -> None:
    for gf, land in made.lands.items():
        for edge in land.rivers:
            other = towards(made.lands, Field(gf, edge.kf), edge.way)
            assert other is not None
            assert not land.is_water(edge.kf) and not made.lands[other.gf].is_water(other.kf)


def seas(generated: Generated) -> list[set[Field]]:
    """Connected water without streams, the largest first."""
    streams = {Field(gf, flow.kf) for gf, land in generated.lands.items() for flow in land.streams}
    left = {field for field in fields(generated) if level(generated, field) == 0} - streams
    found = []
    while left:
        start = left.pop()
        piece, queue = {start}, [start]
        for field in queue:
            fresh = {other for _, other in around(generated.lands, field)} & left
            left -= fresh
            piece |= fresh
            queue.extend(fresh)
        found.append(piece)
    return sorted(found, key=len, reverse=True)


def test_streams_flow_one_field_wide_to_the_sea() -> None:
    made = world(WORLDS[3])
    flows = {Field(gf, flow.kf): flow.way for gf, land in made.lands.items() for flow in land.streams}
    sea = set().union(*(piece for piece in seas(made) if len(piece) >= 120))
    assert len(flows) >= 6
    for start in flows:
        here, steps = start, 0
        while here in flows:
            way = flows[here]
            assert way is not None
            there = towards(made.lands, here, way)
            assert there is not None
            here, steps = there, steps + 1
            assert steps <= len(flows), "a stream runs in a circle"
        assert here in sea
    for field in flows:
        assert sum(other in flows for _, other in around(made.lands, field)) <= 2


def drawn(seed: str) -> tuple[Grid, Heights]:
    grid = Grid(eldrien(250))
    return grid, make_heights(grid, seed, 30)


@pytest.mark.parametrize("seed", ["Anna", "Bert", "3"])
def test_from_everywhere_water_runs_down_to_the_sea(seed: str) -> None:
    grid, heights = drawn(seed)
    assert sorted(heights.order) == np.flatnonzero(~heights.sea).tolist()
    for field in heights.order:
        below = heights.parent[field]
        assert below in grid.near_lists[field]
        assert heights.relief[below] <= heights.relief[field]


def test_what_would_have_to_climb_is_no_river() -> None:
    corners = make_corners(Grid(eldrien(20)))
    way = [940]
    while len(way) < 10:
        way.append(next(one for one in corners.near[way[-1]] if one not in way))
    parent = [NOWHERE] * len(corners.near)
    for below, above in pairwise(way):
        parent[above] = below
    low = [0] * len(corners.near)
    assert [len(river.edges) for river in _trees(corners, way[1:], parent, set(way), low)] == [9]
    low[way[7]] = 50
    assert [len(river.edges) for river in _trees(corners, way[1:], parent, set(way), low)] == [7]


def test_a_stream_ends_where_another_one_is_beside_it() -> None:
    grid, heights = drawn("Anna")
    whole = find_streams(grid, heights, np.full(grid.count, 100))[0]
    upwards = {there: here for here, there in pairwise(whole.fields)}
    flow = [1] * grid.count
    beside = next(one for one in grid.near_lists[whole.fields[-4]] if one not in whole.fields)
    assert _climb(grid, heights, whole.fields[-1], upwards, flow, set(), 1) == list(reversed(whole.fields))
    assert len(_climb(grid, heights, whole.fields[-1], upwards, flow, {beside}, 1)) <= 4


def test_lakes_have_no_stream_beside_the_mouth_of_the_sea(made: Generated) -> None:
    """A stream begins at a lake at most: no stream enters one, so each ends in the sea."""
    small = set().union(*(piece for piece in seas(made) if len(piece) < 120 and next(iter(piece)).gf.plane == ELDRIEN))
    rim = {gf for gf in made.lands if len([one for one in gf.neighbours.values() if one in made.lands]) < 6}
    small = {field for field in small if field.gf not in rim}
    for gf, land in made.lands.items():
        for flow in land.streams:
            assert flow.way is not None
            assert towards(made.lands, Field(gf, flow.kf), flow.way) not in small


# Land forms


def test_the_land_never_rises_by_two_levels(made: Generated) -> None:
    for field in fields(made):
        here = level(made, field)
        if here == 4:
            assert all(level(made, other) in (0, 3, 4) for _, other in around(made.lands, field))


def test_all_levels_are_there_in_sensible_shares(made: Generated) -> None:
    levels = [level(made, field) for field in fields(made) if level(made, field)]
    shares = [levels.count(one) * 100 // len(levels) for one in (1, 2, 3, 4)]
    assert 40 <= shares[0] <= 75
    assert 12 <= shares[1] <= 35
    assert 4 <= shares[2] <= 25
    assert 1 <= shares[3] <= 15


def test_single_fields_of_another_kind_are_rare(made: Generated) -> None:
    land = [field for field in fields(made) if level(made, field)]
    lonely = sum(
        all(made.lands[other.gf].terrain[other.kf - 1] != made.lands[field.gf].terrain[field.kf - 1]
            for _, other in around(made.lands, field))
        for field in land
    )
    assert lonely * 100 <= 3 * len(land)


def test_passes_lead_from_upland_to_upland(made: Generated) -> None:
    for gf, land in made.lands.items():
        for kf in land.passes:
            near = [other for _, other in around(made.lands, Field(gf, kf))]
            assert land.terrain[kf - 1] == "G"
            assert sum(level(made, other) == 3 or other.kf in made.lands[other.gf].passes for other in near) >= 2


def wall(width: int) -> tuple[Grid, Numbers]:
    """Highland, and from north to south through all of it mountains with upland on both sides."""
    grid = Grid(eldrien(60))
    away = np.abs(grid.x - (grid.x.min() + grid.x.max()) // 2)
    return grid, np.where(away < width, 4, np.where(away < width + 6, 3, 2)).astype(np.int64)


@pytest.mark.parametrize("width", [2, 4, 8])
def test_a_pass_joins_what_a_chain_parts(width: int) -> None:
    grid, level = wall(width)
    passes = find_passes(grid, level, Random(1))
    assert len(grid.pieces(level < 4)) == 2
    level[list(passes)] = 3
    assert len(grid.pieces(level < 4)) == 1


def test_long_chains_have_several_passes_well_apart() -> None:
    grid, level = wall(2)
    found = grid.pieces(np.isin(np.arange(grid.count), list(find_passes(grid, level, Random(1)))))
    rows = sorted(int(grid.row[piece[0]]) for piece in found)
    assert len(rows) >= 2
    assert all(other - one >= 18 for one, other in pairwise(rows))


def test_no_pass_leads_through_broad_mountains() -> None:
    grid, level = wall(12)
    assert find_passes(grid, level, Random(1)) == frozenset()


def test_mountains_do_not_part_what_belongs_together() -> None:
    """Of the land of a continent nearly all can be reached without crossing water."""
    made = world(WORLDS[3])
    left = {field for field in fields(made) if level(made, field)}
    while left:
        start = left.pop()
        continent, queue = {start}, [start]
        for field in queue:
            fresh = {other for _, other in around(made.lands, field)} & left
            left -= fresh
            continent |= fresh
            queue.extend(fresh)
        open_land = {field for field in continent if made.lands[field.gf].is_land(field.kf)}
        biggest = 0
        rest = set(open_land)
        while rest:
            first = rest.pop()
            piece = [first]
            for field in piece:
                fresh = {other for _, other in around(made.lands, field)} & rest
                rest -= fresh
                piece.extend(fresh)
            biggest = max(biggest, len(piece))
        assert biggest * 100 >= 90 * len(open_land)


def test_ascents_join_neighbouring_levels(made: Generated) -> None:
    edges = [(Field(gf, edge.kf), edge.way) for gf, land in made.lands.items() for edge in land.ascents]
    assert edges
    for field, way in edges:
        other = towards(made.lands, field, way)
        assert other is not None
        assert 0 < level(made, field) < 4 and 0 < level(made, other) < 4
        assert abs(level(made, field) - level(made, other)) == 1


def test_one_can_walk_around_a_gorge(made: Generated) -> None:
    gorges = {Field(gf, kf) for gf, land in made.lands.items() for kf in land.gorges}
    assert gorges or len(made.lands) < 100
    for gorge in gorges:
        assert all(other in gorges or made.lands[other.gf].is_land(other.kf)
                   for _, other in around(made.lands, gorge))


# Climate


def test_rain_falls_before_the_ridge_and_not_behind_it() -> None:
    places = np.arange(60)
    lines = np.zeros(60, dtype=np.int64)
    relief = np.where((places > 28) & (places < 34), 3500, 200)
    rain = _swept(lines, places, places < 10, relief)
    assert rain[28:32].max() > 3 * rain[40:50].mean()
    assert rain[15:20].mean() > 1.5 * rain[40:50].mean()


def test_ice_in_the_north_jungle_in_the_south() -> None:
    made = world(Options(seed="Anna", size=700, realms=6))
    rows: dict[str, list[int]] = {}
    for field in fields(made):
        if field.gf.plane == ELDRIEN:
            letter = made.lands[field.gf].terrain[field.kf - 1]
            rows.setdefault(letter, []).append(4 * (field.gf.row - field.gf.latitude) + SPOTS[field.kf].row)
    middle = {letter: sum(found) // len(found) for letter, found in rows.items()}
    assert middle["e"] < middle["T"] < middle["m"]
    assert max(rows["e"]) < min(rows["m"])


def test_oases_lie_in_the_desert() -> None:
    made = world(Options(seed="Oase", size=700, realms=4, sea=25))
    water = [field for field in fields(made) if level(made, field) == 0]
    found = [field for field in water if is_oasis(made.lands, field)]
    assert found
    assert not any(edge.kf == field.kf for field in found for edge in made.lands[field.gf].rivers)


def test_no_oasis_beside_a_gorge_or_a_river() -> None:
    grid = Grid(eldrien(20))
    middle = grid.near_lists[470]
    marked = _marked(grid, [(470, 0)], [])
    assert all(marked[field] for field in (470, *middle, *grid.near_lists[middle[0]]) if field != NOWHERE)
    assert np.flatnonzero(_marked(grid, [], [470])).tolist() == sorted((470, *middle))


# What there is to find


def test_trade_centres_stand_on_land_in_some_provinces(made: Generated) -> None:
    kinds = []
    for gf, land in made.lands.items():
        if land.site is not None:
            assert land.site.kind in VALUES and land.site.name
            assert land.is_land(land.site.kf) and land.terrain[land.site.kf - 1] != "G"
            assert any(land.site.kf in part.fields for part in parts(gf, land))
            kinds.append(land.site.kind)
    living = sum(len(land.terrain.replace("W", "")) >= 12 for land in made.lands.values())
    assert 40 <= len(kinds) * 100 // living <= 90
    assert kinds.count("Mkt") > kinds.count("Phstd") >= 1


def test_names_are_there_and_trade_centres_differ(made: Generated) -> None:
    assert all(land.name and len(land.name) <= 40 for land in made.lands.values())
    towns = [land.site.name for land in made.lands.values() if land.site]
    assert len(set(towns)) == len(towns)
    assert len({land.name for land in made.lands.values()}) > len(made.lands) // 40
    assert len({water.name for water in made.waters}) == len(made.waters)
    for water in made.waters:
        assert any(made.lands[gf].streams if water.stream else made.lands[gf].rivers for gf in water.course)


def test_ruins_and_caves_lie_on_open_land(made: Generated) -> None:
    assert any(land.ruins for land in made.lands.values())
    for land in made.lands.values():
        assert all(land.is_land(kf) and land.level(kf) < 4 for kf in land.ruins | land.caves)
        assert all(land.level(kf) == 3 for kf in land.caves)


def test_splinters_are_small_groups_with_a_way_home(made: Generated) -> None:
    groups: dict[str, list[Gf]] = {}
    for gf, land in made.lands.items():
        assert bool(land.splinter) == (gf.plane == SPLINTERS)
        if land.splinter:
            groups.setdefault(land.splinter, []).append(gf)
    for group in groups.values():
        assert 1 <= len(group) <= 7
        reached = [group[0]]
        for gf in reached:
            near = (neighbour_land(made.lands, gf, side) for side in Side)
            reached.extend(one for one in near if one is not None and one not in reached)
        assert sorted(reached) == sorted(group)
    homes = {gf for start in made.starts for gf in start.fields}
    opposite = dict(made.portals)
    assert set(opposite) == {gf for group in groups.values() for gf in group if any(parts(gf, made.lands[gf]))}
    assert len(set(opposite.values())) == len(opposite)
    assert not homes & set(opposite.values())
    for pair in made.portals:
        assert [gf.plane for gf in pair] == [SPLINTERS, ELDRIEN]
        for gf in pair:
            portal = made.lands[gf].portal
            assert portal is not None and made.lands[gf].is_land(portal)


def test_splinters_of_their_own_number() -> None:
    for options in WORLDS:
        assert len({land.splinter for land in world(options).lands.values()} - {""}) == options.splinters


# Starting places


def test_every_realm_begins_with_three_joined_provinces(made: Generated) -> None:
    taken = [gf for start in made.starts for gf in start.fields]
    assert len(set(taken)) == len(taken) == 3 * len(made.starts)
    for start in made.starts:
        assert all(start.capital.distance(gf) == 1 for gf in start.fields[1:])
        sites = [made.lands[gf].site for gf in start.fields]
        assert [site.kind for site in sites if site] == list(START_KINDS)
        assert all(sum(made.lands[gf].is_land(kf) for kf in range(1, 49)) >= 16 for gf in start.fields)


def test_the_figures_of_fairness_are_those_of_the_map(made: Generated) -> None:
    assert len(made.fairness.places) == len(made.starts)
    for start, place in zip(made.starts, made.fairness.places, strict=True):
        assert place.capital == start.capital
        assert place.value == sum(VALUES[kind] for kind in START_KINDS)
        land = [max(len(part.fields) for part in parts(gf, made.lands[gf])) for gf in start.fields]
        assert place.land == sum(land)
        others = [other.capital for other in made.starts if other != start]
        assert place.rival == min(start.capital.distance(other) for other in others)
        assert place.room >= 3


def test_starting_places_are_fair(made: Generated) -> None:
    spread = made.fairness.spread
    assert set(spread) == set(FIGURES)
    assert spread["value"] == 0
    assert spread["land"] <= 45
    assert spread["room"] <= 60
    assert spread["natives"] <= 45
    assert min(place.rival for place in made.fairness.places) >= 3


def test_spread_is_best_less_worst_in_percent_of_the_average() -> None:
    places = [Place(Gf(2, 0, number), 100, 28, room, 40, 5) for number, room in enumerate((10, 20, 30))]
    assert Fairness.of(places).spread == {"land": 0, "value": 0, "room": 100, "natives": 0, "rival": 0}


def test_natives_are_balanced() -> None:
    kinds = ["Hstd", "Phstd", "Phstd", "", "", "Mkt", "Std", "Mkt", "Std"]
    balance(kinds, [range(3), range(3, 6), range(6, 9)], Random(1))
    totals = [sum(VALUES[kind] for kind in kinds[start:start + 3]) for start in (0, 3, 6)]
    assert max(totals) - min(totals) <= 4


def test_the_fairness_can_be_read(made: Generated) -> None:
    for language in LANGUAGES:
        lines = [Texts(language).say(line) for line in made.fairness.report()]
        assert len(lines) == len(made.starts) + 1
        assert all(str(start.capital) in line for start, line in zip(made.starts, lines, strict=False))


# Bounds and speed


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"size": 19}, "kalevala-generator-bounds"), ({"size": 10_001}, "kalevala-generator-bounds"),
        ({"realms": 1}, "kalevala-generator-bounds"), ({"realms": 401}, "kalevala-generator-bounds"),
        ({"sea": 9}, "kalevala-generator-bounds"), ({"sea": 81}, "kalevala-generator-bounds"),
        ({"splinters": -1}, "kalevala-generator-bounds"), ({"splinters": 25}, "kalevala-generator-bounds"),
        ({"seed": ""}, "kalevala-generator-seed"), ({"seed": "x" * 81}, "kalevala-generator-seed"),
        ({"realms": 40, "size": 300}, "kalevala-generator-crowded"),
        ({"splinters": 24, "size": 100}, "kalevala-generator-torn"),
    ],
)
def test_what_cannot_be_made_is_refused_with_words(wrong: dict[str, object], key: str) -> None:
    options = msgspec.structs.replace(Options(seed="1"), **wrong)
    with pytest.raises(Refused) as bad:
        generate(options)
    assert bad.value.why.key == key
    for language in LANGUAGES:
        assert "{" not in (said := Texts(language).say(bad.value.why)) and "⟨" not in said


@settings(max_examples=8, deadline=None)
@given(seed=st.text(min_size=1, max_size=20), size=st.integers(20, 60), sea=st.integers(10, 80))
def test_any_small_world_is_sound_or_refused(seed: str, size: int, sea: int) -> None:
    options = Options(seed=seed, size=size, realms=2, sea=sea, splinters=1)
    try:
        made = generate(options)
    except Refused:
        with pytest.raises(Refused, match="kalevala-generator-crowded"):
            generate(options)
        return
    assert list(flaws(made.lands)) == []
    assert len(made.starts) == 2


def test_two_thousand_large_fields_in_time() -> None:
    before = time.process_time()
    made = generate(Options(seed="groß", size=2000, realms=40))
    assert time.process_time() - before < 20
    assert len(made.lands) > 2000
    assert made.fairness.spread["room"] <= 60


def test_lines_from_point_to_point() -> None:
    found = blend(np.array([-5, 0, 5, 10, 15, 99]), ((0, 100), (10, 0), (20, 50)))
    assert found.tolist() == [100, 100, 50, 0, 25, 50]
    assert all(one >= other for one, other in pairwise(found.tolist()[:4]))


def test_ranks() -> None:
    assert ranks(np.array([5, 1, 3, 9]), np.array([True, True, False, True])).tolist() == [333, 0, 333, 666]
