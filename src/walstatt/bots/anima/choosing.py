"""Before the first turn: who is placed where."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin

from walstatt.core.refusal import Refused
from walstatt.games.anima import preparation, walking
from walstatt.games.anima.battlefield import CENTRE, NODES, SCOUT_MARKERS
from walstatt.games.anima.play import BOARD, AnimaPlay
from walstatt.games.anima.state import TABLE, Figure
from walstatt.table.questions import Place
from walstatt.table.shapes import Point

COLUMNS = {
    "knoten": tuple(x for x, _ in NODES),
    "kundschafter": tuple(dict.fromkeys(x for x, _ in SCOUT_MARKERS)),
    "kontrolle": (9.0, 27.0),
    "schlagabtausch": (18.0, 14.0, 22.0, 11.0, 25.0),
}
"""Where a scenario wants somebody, from west to east."""
INSIDE = 0.02
RINGS = (0.0, 1.3, 2.6, 3.9, 5.5, 8.0, 11.0)
SHOOTER_BEHIND = 2.0


def deploy_next(play: AnimaPlay, options: Sequence[str]) -> str:
    """The strong first: they stand in the middle of it."""
    return max(options, key=lambda option: (play.profile(play.figure(option)).cost, option))


def deploy_at(play: AnimaPlay, figure: Figure, question: Place) -> list[list[float]] | None:
    """As near as possible to where the scenario wants it."""
    wanted = _wanted(play, figure)
    for x, y in _around(wanted):
        value = [[round(x, 3), round(y, 3)]]
        if question.accepts(value):
            return value
    return None


def _around(wanted: Point) -> Iterator[Point]:
    for ring in RINGS:
        for number in range(12 if ring else 1):
            turn = 2 * pi * number / 12
            yield wanted[0] + ring * cos(turn), wanted[1] + ring * sin(turn)


def _wanted(play: AnimaPlay, figure: Figure) -> Point:
    if play.state.scenario == "hinterhalt":
        return _ambush(play, figure)
    columns = COLUMNS.get(play.state.scenario, COLUMNS["schlagabtausch"])
    placed = play.state.of(figure.seat)
    x = min(columns, key=lambda one: (sum(abs(mate.x - one) < 2.5 for mate in placed), columns.index(one)))
    depth = preparation.DEPTH - play.radius(figure) - INSIDE
    if play.profile(figure).shoots:
        depth -= SHOOTER_BEHIND
    return x, depth if play.state.edges[figure.seat] == "south" else BOARD - depth


def _ambush(play: AnimaPlay, figure: Figure) -> Point:
    r = play.radius(figure)
    if figure.seat != play.state.setup_winner:
        return _near_the_exit(play, figure, preparation.AMBUSHED_DEPTH - r - INSIDE)
    foes = [foe for foe in play.state.of(1 - figure.seat) if foe.place == TABLE]
    x_of_side = (preparation.AMBUSHER_DEPTH - r - INSIDE, BOARD - preparation.AMBUSHER_DEPTH + r + INSIDE)
    if not foes:
        return x_of_side[0], CENTRE[1]
    spots = [(x, foe.y) for x in x_of_side for foe in foes]
    mates = play.state.of(figure.seat)

    def far(spot: Point) -> tuple[float, Point]:
        near = min(hypot(foe.x - spot[0], foe.y - spot[1]) for foe in foes)
        crowd = sum(hypot(mate.x - spot[0], mate.y - spot[1]) < 2.5 for mate in mates)
        return near + 1.5 * crowd, spot

    return min(spots, key=far)


def _near_the_exit(play: AnimaPlay, figure: Figure, reach: float) -> Point:
    """On the rim of the circle towards the north or the south, where nothing stands on the way out."""
    r = play.radius(figure)
    best: tuple[float, Point] | None = None
    for turn in (0.5, -0.5, 0.42, 0.58, -0.42, -0.58, 0.35, 0.65, -0.35, -0.65):
        x, y = CENTRE[0] + reach * cos(turn * pi), CENTRE[1] + reach * sin(turn * pi)
        crowd = sum(hypot(mate.x - x, mate.y - y) < r + play.radius(mate) + 0.1 for mate in play.state.of(figure.seat))
        price = _way_out(play, (x, y), r) + 5.0 * crowd
        if best is None or price < best[0] - 1e-9:
            best = (price, (x, y))
    assert best is not None
    return best[1]


def _way_out(play: AnimaPlay, start: Point, r: float) -> float:
    end = (start[0], r if start[1] < CENTRE[1] else BOARD - r)
    try:
        return float(walking.survey(play, (start, end), r).cost.total)
    except Refused:
        return 2 * abs(end[1] - start[1])
