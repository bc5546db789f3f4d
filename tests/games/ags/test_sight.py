"""Lines of sight: heights, models, woods, buildings; dense sampling with shapely as the independent judge."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ags.board_help import model, piece, position
from tests.table.shapely_help import star

from walstatt.games.ags import sight
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.profiles import BASES, INCH
from walstatt.games.ags.state import Figure
from walstatt.games.ags.terrain_kinds import Opening, building
from walstatt.table.shapes import Polygon
from walstatt.table.terrain import Piece

EXAMPLES = settings(max_examples=80, deadline=None, derandomize=True, database=None)
S, M, L = (BASES[size] / INCH / 2 for size in "SML")


def pair(size: str = "S", *, viewer_z: float = 0.0, target_z: float = 0.0, apart: float = 10.0) -> list[Figure]:
    return [model("a", 0, 10, 10, z=viewer_z), model("b", 1, 10 + apart, 10, size, z=target_z)]


def see(figures: list[Figure], *pieces: Piece, **more: dict[str, int]) -> bool:
    play = position(figures, pieces, **more)  # type: ignore[arg-type]
    answer = sight.sees(play, figures[0], figures[1])
    problem = sight.problem(play, figures[0], figures[1])
    assert (problem is None) is answer
    assert sight.sees(play, figures[0], figures[1]) is answer, "remembered"
    return answer


def wall(height: float, width: float = 8.0) -> Piece:
    return piece("wall", 15, 10, 0.4, width, height=height)


@pytest.mark.parametrize(("height", "hidden"), [(1.9, ""), (2, "S"), (2.9, "S"), (3, "SM"), (3.9, "SM"), (4, "SML")])
def test_height_hides_by_the_class_of_the_target(height: float, hidden: str) -> None:
    assert "".join(size for size in "SML" if not see(pair(size), wall(height))) == hidden


def test_half_hidden_is_seen() -> None:
    assert see(pair(), piece("wall", 15, 14, 0.4, 8, height=5))
    assert not see(pair(), piece("wall", 15, 13, 0.4, 8, height=5)), "from y = 9, past both bases"


def test_heights_count_from_the_level_of_the_target() -> None:
    assert not see(pair(), wall(3))
    assert see(pair(target_z=1.5), wall(3)), "only 1.5 inches above its level"
    assert see(pair(viewer_z=3), wall(3)), "level with the top"
    assert not see(pair(viewer_z=2.9), wall(3))


def test_true_lines_from_the_head_by_ruling() -> None:
    reading = {"ags.r.los_hoehenlage": 1}
    close = piece("wall", 19, 10, 0.2, 8, height=2.5)
    assert not see(pair(viewer_z=2), close), "by heights alone"
    low = piece("wall", 11, 10, 0.2, 8, height=2.5)
    assert see(pair(viewer_z=2), low, rulings=reading), "the line from 4 to 2 inches passes over it"
    assert not see(pair(viewer_z=2), close, rulings=reading), "here it has come down"
    assert not see(pair(), wall(2), rulings=reading)


@pytest.mark.parametrize(("target", "third", "seen"), [("S", "S", True), ("S", "M", False), ("S", "L", False),
                                                       ("M", "M", True), ("M", "L", False), ("L", "L", True)])
def test_only_larger_models_hide(target: str, third: str, seen: bool) -> None:
    between = model("c", 0, 20 - {"S": S, "M": M, "L": L}[target] - {"S": S, "M": M, "L": L}[third], 10, third)
    assert see([*pair(target), between]) is seen


def test_a_larger_model_beside_the_way_or_below_it_hides_nobody() -> None:
    assert see([*pair(), model("c", 0, 18, 13, "L")])
    assert see([*pair(viewer_z=4, target_z=4), model("c", 0, 18, 10, "L")]), "its head is at their feet"
    assert not see([*pair(viewer_z=1, target_z=1), model("c", 0, 18.3, 10, "L")])


def test_loose_small_things_and_flat_areas_hide_nobody() -> None:
    areas = [piece(name, 13 + i, 10, 0.5, 6) for i, name in enumerate(("pond", "swamp", "thorns", "chasm", "barrel"))]
    assert see(pair(), *areas)


# ---- woods


def wood(x: float = 15, y: float = 10, width: float = 4, depth: float = 10) -> Piece:
    return piece("wood", x, y, width, depth, height=0)


def test_never_through_a_wood() -> None:
    figures = [model("a", 0, 10, 10, "L", z=9), model("b", 1, 20, 10, "L")]
    assert not see(figures, wood(width=0.5))
    assert see(figures, wood(y=17)), "beside it"


def test_edge_and_deep() -> None:
    edge, deep = 17 - 1 + S - 0.01, 17 - 1 - S - 0.01
    for x, seen in ((edge, True), (16 - S + 0.01, True), (deep, False)):
        one, other = model("a", 0, x, 10), model("b", 1, 22, 10)
        assert see([one, other], wood()) is see([other, one], wood()) is seen, x
    assert not see([model("a", 0, edge, 10), model("b", 1, 8, 10)], wood()), "the other way lies the whole wood"


def test_along_the_edge() -> None:
    """The part of the line in the wood runs in the strip only."""
    runner = model("a", 0, 13.5, 10)
    assert see([runner, model("b", 1, 13.4, 19)], wood()), "along the western edge"
    assert not see([runner, model("b", 1, 18.5, 19)], wood()), "the line would have to cross the deep part"


def test_six_inches_inside() -> None:
    large = wood(15, 10, 14, 14)
    for gap, seen in ((6.0, True), (6.3, False)):
        assert see([model("a", 0, 11, 10), model("b", 1, 11 + 2 * S + gap, 10)], large) is seen
    # Both half out of the western edge, far apart: the line outside the wood is free.
    assert see([model("a", 0, 8, 5), model("b", 1, 8, 15)], large)
    assert not see([model("a", 0, 8.7, 5), model("b", 1, 8.7, 15)], large)


def test_two_woods_see_each_other_edge_to_edge() -> None:
    west, east = wood(8, 10, 6, 6), wood(20, 10, 6, 6)
    assert see([model("a", 0, 10.5, 10), model("b", 1, 17.5, 10)], west, east)
    assert not see([model("a", 0, 8, 10), model("b", 1, 17.5, 10)], west, east)


# ---- buildings


def house(**more: object) -> list[Piece]:
    """4 inches high, x 13 to 17, y 8 to 12; a door in the west, a window in the east."""
    openings = [Opening("door", 3, **more), Opening("window", 1)]  # type: ignore[arg-type]
    return building("h", (15, 10), (4, 4), openings)


def test_windows_yes_doors_no() -> None:
    inside = model("a", 0, 15, 10)
    assert see([inside, model("b", 1, 22, 10)], *house())
    assert see([model("b", 1, 22, 10), inside], *house())
    assert not see([inside, model("b", 1, 8, 10)], *house())
    assert see([inside, model("b", 1, 8, 10)], *house(agreed=("see_through",)))
    assert not see([inside, model("b", 1, 15, 16)], *house()), "there is only a wall"
    shut = building("h", (15, 10), (4, 4), [Opening("window", 1, agreed=("opaque",))])
    assert not see([inside, model("b", 1, 22, 10)], *shut)


def test_an_open_door_by_ruling() -> None:
    figures = [model("a", 0, 15, 10), model("b", 1, 8, 10)]
    play = position(figures, house(), rulings={"ags.r.gebaeude": 1})
    assert not sight.sees(play, *figures)
    door = next(one.id for one in house() if "door" in one.kinds)
    play.state.open_doors = frozenset({door})
    assert sight.sees(play, *figures)
    play.rulings["ags.r.gebaeude"] = 0
    play.memory.clear()
    assert not sight.sees(play, *figures)


def test_no_looking_through_the_roof() -> None:
    inside = model("a", 0, 15, 11)
    assert not see([model("b", 1, 8, 11, z=6), inside], *house())
    assert not see([inside, model("b", 1, 8, 11, z=6)], *house())
    assert not see([model("b", 1, 15, 11, z=4), inside], *house()), "on the roof above it"
    assert not see([inside, model("b", 1, 20, 13, "L", z=0)], *building("h", (15, 10), (4, 4), [], 3)), "not over walls"


def test_points_are_seen_like_small_models() -> None:
    viewer = model("a", 0, 10, 10)
    large = model("c", 1, 18, 10, "L")
    assert not sight.sees_point(position([viewer], [wall(2)]), viewer, 20, 10)
    assert sight.sees_point(position([viewer], [wall(1.9)]), viewer, 20, 10)
    assert sight.sees_point(position([viewer, large]), viewer, 20, 10), "models hide models"
    assert not sight.sees_point(position([viewer], [wood()]), viewer, 15, 10), "deep in a wood"
    assert sight.sees_point(position([viewer], [wood()]), viewer, 13.5, 10), "in its edge"


# ---- against an independent judge


def rim(figure: Figure, radius: float, count: int) -> list[tuple[float, float]]:
    angles = [2 * math.pi * i / count for i in range(count)]
    return [(figure.x + radius * math.cos(a), figure.y + radius * math.sin(a)) for a in angles] + [(figure.x, figure.y)]


def cutting(play: AgsPlay, figures: list[Figure]) -> Iterator[shapely.Geometry] | None:
    """What the rules say cuts lines, read again from the book; None if nothing can be seen at all."""
    viewer, target = figures[:2]
    base = play.profile(target).base
    need = {"S": 2, "M": 3, "L": 4}[base]
    discs = [shapely.Point(one.x, one.y).buffer(play.radius(one), quad_segs=64) for one in (viewer, target)]
    shapes: list[shapely.Geometry] = []
    for one in play.setup.board.pieces:
        shape = shapely.Polygon(one.outline)
        if one.name != "wood":
            if one.height - target.z >= need and viewer.z < one.height:
                shapes.append(shape)
            continue
        inside = [disc.buffer(-0.001).intersects(shape) for disc in discs]
        if all(inside):
            flat = discs[0].distance(discs[1])
            if math.hypot(flat, viewer.z - target.z) > 6:
                shapes.append(shape)
        elif any(inside):
            disc = discs[0] if inside[0] else discs[1]
            core = shape.buffer(-1, quad_segs=64)
            if core.buffer(1e-6).contains(disc):
                return None
            shapes.append(core)
        else:
            shapes.append(shape)
    for third in figures[2:]:
        size = play.profile(third).base
        top = third.z + {"S": 2, "M": 3, "L": 4}[size]
        if "SML".index(size) > "SML".index(base) and top - target.z >= need and viewer.z < top:
            shapes.append(shapely.Point(third.x, third.y).buffer(play.radius(third), quad_segs=64))
    return iter(shapes)


def some_line_is_free(play: AgsPlay, figures: list[Figure], shapes: list[shapely.Geometry], grown: float) -> bool:
    blocked = shapely.union_all([shape.buffer(grown) for shape in shapes])
    shapely.prepare(blocked)
    first, second = (rim(one, play.radius(one), 40) for one in figures[:2])
    bases = [shapely.Point(one.x, one.y).buffer(play.radius(one) - 1e-3, quad_segs=32) for one in figures[:2]]
    lines = shapely.linestrings([[a, b] for a in first for b in second])
    # Judged is the part of a line outside the two bases.
    hits = lines[shapely.intersects(blocked, lines)]
    if len(hits) < len(lines):
        return True
    outer = shapely.difference(hits, shapely.union_all(bases))
    return bool((~shapely.intersects(blocked, outer)).any())


@EXAMPLES
@given(st.integers(0, 2**32))
def test_like_a_judge_with_many_strings(seed: int) -> None:
    rng = random.Random(seed)
    levels = (0.0, 0.0, 0.0, 2.0)
    figures = [
        model(name, i % 2, rng.uniform(2, 20), rng.uniform(2, 14), rng.choice(sizes), rng.choice(levels))
        for i, (name, sizes) in enumerate(zip("abcde", ("SSM", "SSM", "SML", "SML", "SML"), strict=True))
    ]
    pieces = []
    for i in range(rng.randint(0, 4)):
        kind = rng.choice(("wood", "wall", "rock"))
        outline = tuple(star(rng, rng.uniform(4, 18), rng.uniform(3, 13), rng.uniform(2, 5), rng.randint(3, 8)))
        try:
            Polygon(outline)
        except ValueError:
            continue
        height = rng.choice((1.0, 2.0, 3.0, 5.0))
        pieces.append(piece(kind, 0, 0, 1, 1, outline=outline, id=f"{kind}{i}", height=height))
    play = position(figures, pieces)
    discs = [shapely.Point(one.x, one.y).buffer(play.radius(one)) for one in figures[:2]]
    if discs[0].distance(discs[1]) < 0.1:
        return
    answer = sight.sees(play, figures[0], figures[1])
    found = cutting(play, figures)
    if found is None:
        assert not answer
        return
    shapes = list(found)
    if some_line_is_free(play, figures, shapes, 0.004):
        assert answer, "the judge's string is free"
    elif not some_line_is_free(play, figures, shapes, -0.12):
        assert not answer, "the judge finds no free string, even with smaller obstacles"
