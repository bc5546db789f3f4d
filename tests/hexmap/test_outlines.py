"""Outlines, chains and the courses of rivers, against sums that must hold."""
from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hexmap.drawing import HERE

from walstatt.hexmap.outlines import chains, courses, outlines, shared, spots_around
from walstatt.hexmap.plane import spot_of
from walstatt.hexmap.shapes import CORNERS, Point, edge, frame, middle
from walstatt.hexmap.small_fields import SPOTS, STEPS, Spot, Way

spots = st.tuples(st.integers(-6, 6), st.integers(-6, 6)).map(lambda at: Spot(2 * at[0] + at[1] % 2, at[1]))
edges = st.builds(edge, st.just(HERE), st.integers(1, 48), st.sampled_from(Way))


def size(ring: tuple[Point, ...]) -> int:
    """Twice what a ring encloses; negative for one that runs the other way."""
    return sum(a.x * b.y - b.x * a.y for a, b in zip(ring, (*ring[1:], ring[0]), strict=True))


@given(st.dictionaries(spots, st.frozensets(st.sampled_from("abc"))))
def test_outlines_enclose_as_many_fields_as_there_are(kinds: dict[Spot, frozenset[str]]) -> None:
    found = outlines(kinds)
    for kind in "abc":
        count = sum(kind in own for own in kinds.values())
        assert sum(size(ring) for ring in found.get(kind, ())) == 2 * 6 * count


def test_a_hole_runs_the_other_way_round() -> None:
    ring = {spot_of(HERE, kf): frozenset("a") for kf in (18, 19, 25, 27, 33, 34)}
    outer, inner = sorted(outlines(ring)["a"], key=len, reverse=True)
    assert (len(outer), len(inner)) == (18, 6) and size(outer) > 0 > size(inner)


def test_the_frame_of_a_large_field_holds_48_small_ones() -> None:
    assert size(frame(HERE)) == 2 * 6 * 48


@given(st.dictionaries(spots, st.sampled_from([frozenset("a"), frozenset("b"), frozenset()])))
def test_shared_lines_are_the_edges_between_two_kinds(kinds: dict[Spot, frozenset[str]]) -> None:
    found = outlines(kinds)
    lines = shared(found.get("a", ()), found.get("b", ()))
    told = Counter(pair for line in lines for pair in pairwise(line))
    wanted: Counter[tuple[Point, Point]] = Counter()
    for (x, row), own in kinds.items():
        for way, (dx, dy) in STEPS.items():
            start, end = CORNERS[way]
            if "a" in own and "b" in kinds.get(Spot(x + dx, row + dy), ()):
                wanted[Point(x + start[0], 3 * row + start[1]), Point(x + end[0], 3 * row + end[1])] += 1
    assert told == wanted


@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)).map(lambda at: Point(*at)), min_size=2), st.data())
def test_chains_go_over_every_pair_once(points: set[Point], data: st.DataObject) -> None:
    pair = st.lists(st.sampled_from(sorted(points)), min_size=2, max_size=2, unique=True)
    pairs = [(one, other) for one, other in data.draw(st.lists(pair, max_size=12))]
    told = Counter(frozenset(two) for line in chains(pairs) for two in pairwise(line))
    assert told == Counter({frozenset(two): 1 for two in pairs})


@given(st.sampled_from(sorted(SPOTS)), st.sampled_from(Way))
def test_three_fields_meet_in_a_corner(kf: int, way: Way) -> None:
    around = [spots_around(corner) for corner in edge(HERE, kf, way)]
    assert all(spot_of(HERE, kf) in three and len(set(three)) == 3 for three in around)
    assert len(set(around[0]) & set(around[1])) == 2, "both fields of the edge"
    assert all(abs(3 * spot.row - corner.y) <= 2 for three, corner in zip(around, edge(HERE, kf, way), strict=True)
               for spot in three)


@settings(deadline=None)
@given(st.lists(edges, max_size=25), st.integers(3, 60))
def test_rivers_run_once_along_every_edge_and_swell(found: list[tuple[Point, Point]], shore: int) -> None:
    """Whatever lies south of the shore is water."""
    rivers = courses(found, lambda point: max(0, shore + middle(HERE, 1).y - point.y))
    told = Counter(frozenset(two) for river in rivers for two in pairwise(river.points))
    assert told == Counter({frozenset(two): 1 for two in found})
    assert all(list(river.flow) == sorted(river.flow) and len(river.flow) == len(river.points) for river in rivers)


def test_a_river_without_a_mouth_flows_to_its_lowest_end() -> None:
    left, right = edge(HERE, 26, Way.NW), edge(HERE, 26, Way.NE)
    (meeting,) = set(left) & set(right)
    (low,) = set(right) - {meeting}
    (river,) = courses([left, right], lambda point: 1 if point == low else 2)
    assert river.points[-1] == low and river.flow == (1, 2, 3)


def test_a_side_river_ends_in_the_larger_one() -> None:
    """Three edges meet in the northern corner of 26; the one between 18 and 19 leads to water."""
    left, right, down = edge(HERE, 26, Way.NW), edge(HERE, 26, Way.NE), edge(HERE, 18, Way.E)
    (meeting,) = set(left) & set(right) & set(down)
    (mouth,) = set(down) - {meeting}
    main, side = courses([left, right, down], lambda point: 0 if point == mouth else 9)
    assert main.points[1:] == (meeting, mouth) and main.flow == (1, 3, 4)
    assert side.points[-1] == meeting and side.flow == (1, 3) and side.points[0] != main.points[0]
