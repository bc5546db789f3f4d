"""What a tactic puts on the table right after its roll (ags.r.setup_placements), and who carries what at the start."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import escort, items, mobs, scoring, spots, walking
from walstatt.games.ags.neutrals import NEUTRAL_PROFILES
from walstatt.games.ags.play import BOARD, AgsPlay
from walstatt.games.ags.profiles import INCH, MARKER
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure, Marker
from walstatt.games.ags.tactics import EXCHANGE
from walstatt.games.ags.tasks import places
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, Point

CENTRE = BOARD / 2
SHRINE_HP = 3
BEACON_GAP = 6.0
NEUTRAL_REACH = 6.0
EDGE = 4.0
PRISONERS = {1: (16.0, 16.0), 2: (20.0, 16.0), 3: (20.0, 20.0), 4: (16.0, 20.0)}
"""By quarter (ags.r.neutral_positions)."""
POSITIONS = "ags.r.neutral_positions"
PROFILE_RULES = {"slaver": "ags.4.1.2.profil", "prisoner": "ags.4.1.2.2.profil"}


def set_up(play: AgsPlay) -> Script[None]:
    """Shrine, beacons, prisoners and slavers by themselves, provisions by the players, A first."""
    match play.state.tactic:
        case 1:
            _put_marker(play, Marker("shrine", "shrine", CENTRE, CENTRE, hp=SHRINE_HP), "ags.4.1.1")
        case 2:
            yield from _place_neutrals(play)
        case 3:
            for number, x in enumerate(beacon_row(play), 1):
                _put_marker(play, Marker(f"beacon-{number}", "beacon", x, CENTRE), "ags.4.1.3")
        case 6:
            for seat in scoring.players(play):
                yield from _place_provisions(play, seat)


def _put_marker(play: AgsPlay, marker: Marker, rule: str) -> None:
    """Where terrain covers the spot it goes to the nearest free one."""
    marker.x, marker.y = spots.nearest_free(play, marker.kind, marker.x, marker.y, rule)
    marker.z = play.ground.level(marker.x, marker.y)
    play.state.markers[marker.id] = marker
    play.note(
        "ags-marker-set", rule, "ags.r.setup_placements", "ags.1.3.6.weitere", kind=marker.kind,
        x=float(marker.x), y=float(marker.y),
    )


def beacon_row(play: AgsPlay) -> list[float]:
    """Six inches from edge to edge, by ruling from centre to centre (ags.r.beacon_row)."""
    step = BEACON_GAP if play.ruling("ags.r.beacon_row") == 1 else BEACON_GAP + MARKER / INCH
    return [CENTRE + number * step for number in (-2, -1, 0, 1, 2)]


# ---- prisoners and slavers


def _place_neutrals(play: AgsPlay) -> Script[None]:
    """At fixed places, or by ruling A the slaver at his side and two prisoners, B the others."""
    if play.ruling(POSITIONS) == 1:
        for seat, side, quarters in zip(scoring.players(play), "ab", ((1, 2), (3, 4)), strict=True):
            yield from _place_by_hand(play, seat, side, quarters)
        return
    for quarter, (x, y) in PRISONERS.items():
        _stand(play, f"prisoner-{quarter}", "prisoner", x, y, "ags.4.1.2")
    for seat, side, (x, y) in zip(scoring.players(play), "ab", slaver_spots(play), strict=True):
        del seat
        _stand(play, f"slaver-{side}", "slaver", x, y, "ags.4.1.2.sklavenhaendler")


def _stand(play: AgsPlay, key: str, profile: str, x: float, y: float, rule: str) -> None:
    figure = _neutral(key, profile)
    for spot in spots.outward(x, y):
        if walking.stand_problem(play, figure, *spot) is None:
            _settle(play, figure, *spot, rule)
            return


def _neutral(key: str, profile: str) -> Figure:
    return Figure(key, NEUTRAL, profile, NEUTRAL_PROFILES[profile].hp)


def _settle(play: AgsPlay, figure: Figure, x: float, y: float, rule: str) -> None:
    walking.put(play, figure, x, y)
    figure.place = TABLE
    play.state.figures[figure.id] = figure
    play.note(
        "ags-neutral-set", rule, PROFILE_RULES[figure.profile], POSITIONS, figure=play.name(figure),
        x=float(x), y=float(y),
    )


def slaver_spots(play: AgsPlay) -> tuple[Point, Point]:
    """Six inches from the centre towards each player's zones; a fair pair where several spots are near."""
    first, second = (_towards(play, seat) for seat in scoring.players(play))
    mirrored = [_turned(first[0]), (BOARD - first[0][0], first[0][1]), (first[0][0], BOARD - first[0][1])]
    for spot in mirrored:
        if any(hypot(spot[0] - x, spot[1] - y) < TOLERANCE for x, y in second):
            return first[0], spot
    return first[0], second[0]


def _turned(spot: Point) -> Point:
    return BOARD - spot[0], BOARD - spot[1]


def _towards(play: AgsPlay, seat: int) -> list[Point]:
    """The spots six inches from the centre that are nearest to a zone of the seat."""
    near = [point for polygon in places.zones(play, seat) for point in places.nearest_points(polygon, CENTRE, CENTRE)]
    least = min(hypot(x - CENTRE, y - CENTRE) for x, y in near)
    found = []
    for x, y in sorted(set(near), key=lambda point: (round(point[1], 6), round(point[0], 6))):
        away = hypot(x - CENTRE, y - CENTRE)
        if away <= least + TOLERANCE:
            found.append(
                (CENTRE + (x - CENTRE) / away * NEUTRAL_REACH, CENTRE + (y - CENTRE) / away * NEUTRAL_REACH)
            )
    return found


def _place_by_hand(play: AgsPlay, seat: int, side: str, quarters: tuple[int, int]) -> Script[None]:
    yield from _ask_neutral(
        play, seat, _neutral(f"slaver-{side}", "slaver"), "ags.4.1.2.sklavenhaendler",
        lambda x, y: places.nearer_zone(play, x, y) == seat,
    )
    for quarter in quarters:
        prisoner = _neutral(f"prisoner-{quarter}", "prisoner")
        yield from _ask_neutral(
            play, seat, prisoner, "ags.4.1.2", partial(_in_quarter, play, prisoner, quarter)
        )


def _in_quarter(play: AgsPlay, figure: Figure, quarter: int, x: float, y: float) -> bool:
    return places.quarter_at(play, x, y, play.radius(figure)) == quarter


def _ask_neutral(
    play: AgsPlay, seat: int, figure: Figure, rule: str, fits: Callable[[float, float], bool]
) -> Script[None]:
    def problem(x: float, y: float) -> Refused | None:
        if hypot(x - CENTRE, y - CENTRE) > NEUTRAL_REACH + TOLERANCE or not fits(x, y):
            return refuse(rule, "ags-refused-neutral-place", figure=play.name(figure))
        return walking.stand_problem(play, figure, x, y)

    answered = yield Place(
        seat, "ags:neutral_at", rule, [figure.id], partial(_judge, problem), partial(_propose_near, problem),
        {"figure": play.name(figure)},
    )
    x, y = answered[0]
    _settle(play, figure, x, y, rule)


def _judge(problem: Callable[[float, float], Refused | None], value: Any) -> None:
    found = problem(*value[0])
    if found:
        raise found


def _propose_near(problem: Callable[[float, float], Refused | None], rng: Random) -> list[list[float]]:
    low, high = CENTRE - NEUTRAL_REACH, CENTRE + NEUTRAL_REACH
    return propose(problem, rng, (low, low, high, high))


def propose(
    problem: Callable[[float, float], Refused | None], rng: Random, box: tuple[float, float, float, float]
) -> list[list[float]]:
    """Some spot of the box that is allowed: by chance, else the first of a fine grid."""
    west, south, east, north = box
    for _ in range(60):
        x, y = rng.uniform(west, east), rng.uniform(south, north)
        if problem(x, y) is None:
            return [[x, y]]
    for ix in range(int((east - west) * 8) + 1):
        for iy in range(int((north - south) * 8) + 1):
            if problem(west + ix / 8, south + iy / 8) is None:
                return [[west + ix / 8, south + iy / 8]]
    raise refuse("ags.3.1.3", "ags-refused-no-room")


# ---- provisions


def _place_provisions(play: AgsPlay, seat: int) -> Script[None]:
    """The whole marker in an own zone, four inches from all edges (ags.4.1.6, ags.r.provisions_placement)."""
    marker = Marker(f"provisions-{seat}", "provisions", 0.0, 0.0, owner=seat)
    problem = partial(provisions_problem, play, seat)
    answered = yield Place(
        seat, "ags:provisions", "ags.4.1.6", [marker.id], partial(_judge, problem),
        partial(_propose_provisions, play, seat, problem),
    )
    marker.x, marker.y = (float(value) for value in answered[0])
    marker.z = play.ground.level(marker.x, marker.y)
    play.state.markers[marker.id] = marker
    play.note("ags-provisions-placed", "ags.4.1.6", seat=seat)


def provisions_problem(play: AgsPlay, seat: int, x: float, y: float) -> Refused | None:
    radius = spots.marker_radius("provisions")
    if not places.disc_wholly_in_zone(play, x, y, radius, seat):
        return refuse("ags.r.provisions_placement", "ags-refused-outside-zone")
    least = min(x, y, BOARD - x, BOARD - y) - radius
    if least < EDGE - TOLERANCE:
        return refuse("ags.4.1.6", "ags-refused-near-edge", gap=least, least=EDGE)
    return spots.lying_problem(
        play, "provisions", x, y, "ags.r.provisions_placement", level=play.ground.level(x, y)
    )


def _propose_provisions(
    play: AgsPlay, seat: int, problem: Callable[[float, float], Refused | None], rng: Random
) -> list[list[float]]:
    polygons = places.zones(play, seat)
    return propose_in(problem, rng, [polygon.box for polygon in polygons])


def propose_in(
    problem: Callable[[float, float], Refused | None], rng: Random, boxes: list[tuple[float, float, float, float]]
) -> list[list[float]]:
    """As `propose`, in one of several boxes."""
    order = rng.sample(boxes, len(boxes))
    for number, box in enumerate(order, 1):
        try:
            return propose(problem, rng, box)
        except Refused:
            if number == len(order):
                raise
    raise refuse("ags.3.1.3", "ags-refused-no-room")


# ---- after deployment


def start(play: AgsPlay) -> Script[None]:
    """Item carriers, persons, the first mobs, A before B each time; then the points that two tasks begin with."""
    if play.state.tactic == EXCHANGE:
        for seat in scoring.players(play):
            yield from _name_carrier(play, seat)
    for seat in scoring.players(play):
        if "personenschutz" in play.state.tasks[seat].chosen:
            yield from escort.place_person(play, seat)
    for seat in scoring.players(play):
        yield from mobs.arrange(play, seat)
    scoring.starting_points(play)
    play.note("ags-conflict-begins", "ags.1.3.5", "ags.3.1")
    play.state.phase = "round_start"


def _name_carrier(play: AgsPlay, seat: int) -> Script[None]:
    """One model of each player openly carries that player's item (ags.4.1.5)."""
    chosen = yield Pick(
        seat, "ags:carrier", "ags.4.1.5", [model.id for model in play.state.of(seat)],
        describe=lambda option: play.name(play.figure(option)),
    )
    item = Marker(f"item-{seat}", "item", 0.0, 0.0, owner=seat)
    play.state.markers[item.id] = item
    items.give(play, item, play.figure(chosen))
    play.note("ags-item-carried", "ags.4.1.5", seat=seat, figure=play.name(play.figure(chosen)))


