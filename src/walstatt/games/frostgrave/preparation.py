"""Before the first round: setup roll, edges, treasure, the first creature, deployment (frostgrave.r.table_setup)."""
from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.games.frostgrave import arrivals, damage, facts, scenarios, standing
from walstatt.games.frostgrave.play import DIE, TOKEN_RADIUS, FrostgravePlay
from walstatt.games.frostgrave.spells import levels_at
from walstatt.games.frostgrave.state import EDGES, TABLE, WAITING, Figure, Token
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, Point

RULE = "frostgrave.r.table_setup"
TREASURE = "frostgrave.r.treasure_setup"
FIXED_PLACES = 1
PER_PLAYER = 3
FROM_EDGES = 9.0
APART = 4.0
LOWERED_BY = 0.5
ZONE = 6.0
GRID = 0.5
TRIES = 400
TWO = 2


# ---- the setup roll


def setup_roll(play: FrostgravePlay) -> Script[None]:
    """All roll; ties roll again among themselves. Who plays a scenario reads first what it is about."""
    scenario = play.scenario
    if scenario is not None:
        rules = ["frostgrave.x.scenario", scenario.rule]
        play.note("frostgrave-scenario", *rules, scenario=scenario.name, about=scenario.description)
    order = yield from _ranked(play, play.clockwise(0))
    play.state.setup_order = tuple(order)
    play.state.edges = ("",) * play.seats
    play.note("frostgrave-setup-order", RULE, seat=order[0])
    play.state.phase = "edges"


def _ranked(play: FrostgravePlay, seats: list[int]) -> Script[list[int]]:
    rolls: dict[int, int] = {}
    for seat in seats:
        (rolls[seat],) = yield Roll(seat, "frostgrave:setup_roll", RULE, 1, DIE)
    ranked: list[int] = []
    for roll in sorted(set(rolls.values()), reverse=True):
        tied = [seat for seat in seats if rolls[seat] == roll]
        if len(tied) == 1:
            ranked += tied
        else:
            ranked += yield from _ranked(play, tied)
    return ranked


def edges(play: FrostgravePlay) -> Script[None]:
    """In descending order everybody takes an edge; with two players they are opposite."""
    state = play.state
    for seat in state.setup_order:
        free = [edge for edge in EDGES if edge not in state.edges]
        if len(free) < len(EDGES) and play.seats == TWO:
            taken = next(edge for edge in state.edges if edge)
            chosen = EDGES[(EDGES.index(taken) + 2) % len(EDGES)]
        else:
            chosen = yield Pick(seat, "frostgrave:edge", RULE, free)
        state.edges = tuple(chosen if other == seat else edge for other, edge in enumerate(state.edges))
        play.note("frostgrave-takes-edge", RULE, seat=seat, edge=text(f"frostgrave-edge-{chosen}"))
    state.phase = "treasure"


# ---- treasure


def treasure(play: FrostgravePlay) -> Script[None]:
    """Three for each player, one at a time, highest setup roll first (frostgrave.r.treasure_setup)."""
    state = play.state
    fixed = play.ruling("frostgrave.r.treasure_setup") == FIXED_PLACES
    if play.scenario is not None or fixed:
        for x, y in play.scenario.treasure if play.scenario is not None else play.setup.treasure:
            _lay(play, x, y)
        rules = [TREASURE] if play.scenario is None else ["frostgrave.x.scenario", play.scenario.rule]
        play.note("frostgrave-treasure-fixed", *rules, number=len(state.tokens))
        state.phase = "first_creature"
        return
    seats = [seat for seat in state.setup_order if seat not in state.withdrawn]
    seat = seats[len(state.tokens) % len(seats)]
    gap = _possible_gap(play)

    def judge(value: Any) -> None:
        x, y = value[0]
        problem = token_place_problem(play, x, y, gap)
        if problem:
            raise problem

    args = {"number": len(state.tokens) + 1, "inches": gap}
    ((x, y),) = yield Place(
        seat, "frostgrave:treasure_at", TREASURE, ["token"], judge, lambda rng: _propose_token(play, rng, gap), args
    )
    _lay(play, x, y)
    if len(state.tokens) >= PER_PLAYER * play.seats:
        state.phase = "first_creature"


def _lay(play: FrostgravePlay, x: float, y: float) -> None:
    number = len(play.state.tokens) + 1
    token = Token(f"token-{number}", float(x), float(y), token_level(play, x, y) or 0.0)
    play.state.tokens[token.id] = token


def token_level(play: FrostgravePlay, x: float, y: float) -> float | None:
    """The lowest level on which a token can lie here."""
    return next((z for z in reversed(levels_at(play, x, y)) if damage.can_lie(play, x, y, z)), None)


def token_place_problem(play: FrostgravePlay, x: float, y: float, gap: float) -> Refused | None:
    board = play.setup.board
    room = min(x, y, board.width - x, board.depth - y) - TOKEN_RADIUS
    if room < FROM_EDGES - TOLERANCE:
        return refuse(TREASURE, "frostgrave-refused-token-edge", inches=room, least=FROM_EDGES)
    for token in play.state.tokens.values():
        away = hypot(token.x - x, token.y - y) - 2 * TOKEN_RADIUS
        if away < gap - TOLERANCE:
            return refuse(TREASURE, "frostgrave-refused-token-near", token=token.number, inches=away, least=gap)
    if token_level(play, x, y) is None:
        return refuse(TREASURE, "frostgrave-refused-token-ground")
    return None


def _possible_gap(play: FrostgravePlay) -> float:
    """4 inches, or what is possible if no such place is left."""
    gap = APART
    while gap > 0 and not any(token_place_problem(play, x, y, gap) is None for x, y in _grid(play)):
        gap -= LOWERED_BY
    return max(gap, -1.0)


def _grid(play: FrostgravePlay) -> list[Point]:
    board, least = play.setup.board, FROM_EDGES + TOKEN_RADIUS
    columns = int((board.width - 2 * least) / GRID) + 1
    rows = int((board.depth - 2 * least) / GRID) + 1
    return [(least + GRID * column, least + GRID * row) for column in range(columns) for row in range(rows)]


def _propose_token(play: FrostgravePlay, rng: Random, gap: float) -> list[list[float]]:
    board, least = play.setup.board, FROM_EDGES + TOKEN_RADIUS
    for _ in range(TRIES):
        x = least + rng.random() * (board.width - 2 * least)
        y = least + rng.random() * (board.depth - 2 * least)
        if token_place_problem(play, x, y, gap) is None:
            return [[x, y]]
    return [list(next(spot for spot in _grid(play) if token_place_problem(play, *spot, gap) is None))]


# ---- the first creature


def first_creature(play: FrostgravePlay) -> Script[None]:
    if play.scenario is not None:
        scenarios.place_creatures(play)
    elif play.ruling("frostgrave.r.creature_arrival") == 0:
        yield from arrivals.first(play, play.clockwise(play.state.setup_order[0])[0])
    play.state.phase = "deployment"


# ---- deployment


def deployment(play: FrostgravePlay) -> Script[None]:
    """In ascending order everybody places the whole warband within 6 inches of the own edge."""
    seat = next(
        (
            seat for seat in reversed(play.state.setup_order)
            if any(figure.place == WAITING for figure in play.members(seat))
        ),
        None,
    )
    if seat is None:
        play.state.phase = "initiative"
        return
    figures = [figure for figure in play.members(seat) if figure.place == WAITING]
    least, most = zone(play)

    def judge(value: Any) -> None:
        _judge_places(play, seat, figures, value)

    places = yield Place(
        seat, "frostgrave:deploy", RULE, [figure.id for figure in figures], judge,
        lambda rng: _propose_places(play, seat, figures, rng),
        {"edge": text(f"frostgrave-edge-{play.state.edges[seat]}"), "least": int(least), "most": float(most)},
    )
    for figure, (x, y) in zip(figures, places, strict=True):
        _put(play, figure, x, y)
    play.note("frostgrave-deployed", RULE, seat=seat)


def _put(play: FrostgravePlay, figure: Figure, x: float, y: float) -> None:
    figure.place = TABLE
    standing.put(play, figure, x, y, _level(play, figure, x, y) or 0.0)


def _level(play: FrostgravePlay, figure: Figure, x: float, y: float) -> float | None:
    """The lowest level on which the figure can stand here."""
    return next(
        (z for z in reversed(levels_at(play, x, y)) if standing.stand_problem(play, figure, x, y, z) is None), None
    )


def _judge_places(play: FrostgravePlay, seat: int, figures: list[Figure], places: Any) -> None:
    """Tried on the position itself, one after another, and taken back."""
    try:
        for figure, (x, y) in zip(figures, places, strict=True):
            problem = place_problem(play, seat, figure, x, y)
            if problem:
                raise problem
            _put(play, figure, x, y)
    finally:
        for figure in figures:
            figure.place, figure.hanging = WAITING, False
            figure.x = figure.y = figure.z = 0.0


def zone(play: FrostgravePlay) -> tuple[float, float]:
    """How far from the own edge a warband may stand: wholly within 6 inches, unless a scenario says else."""
    return play.scenario.zone if play.scenario is not None else (0.0, ZONE)


def place_problem(play: FrostgravePlay, seat: int, figure: Figure, x: float, y: float) -> Refused | None:
    board, r = play.setup.board, play.radius(figure)
    depth = {"north": board.depth - y, "east": board.width - x, "south": y, "west": x}[play.state.edges[seat]]
    least, most = zone(play)
    rule = RULE if play.scenario is None else play.scenario.rule
    if depth + r > most + TOLERANCE:
        return refuse(rule, "frostgrave-refused-zone", figure=play.name(figure), inches=depth + r, most=most)
    if depth - r < least - TOLERANCE:
        return refuse(rule, "frostgrave-refused-zone-edge", figure=play.name(figure), inches=depth - r, least=least)
    if standing.deep_at(play, x, y, 0.0):
        return refuse(RULE, "frostgrave-refused-deploy-water", figure=play.name(figure))
    level = _level(play, figure, x, y)
    if level is None:
        problem = standing.stand_problem(play, figure, x, y)
        return Refused(RULE, problem.why) if problem else None
    figure.x, figure.y, figure.z = x, y, level
    if any(facts.touch(play, figure, foe) for foe in play.on_table() if foe.seat != figure.seat):
        return refuse(RULE, "frostgrave-refused-deploy-contact", figure=play.name(figure))
    return None


def _propose_places(play: FrostgravePlay, seat: int, figures: list[Figure], rng: Random) -> list[list[float]]:
    places: list[list[float]] = []
    board = play.setup.board
    try:
        for figure in figures:
            r = play.radius(figure)
            least, most = zone(play)
            while True:
                along = r + rng.random() * (board.width - 2 * r)
                depth = least + r + rng.random() * (most - least - 2 * r)
                x, y = {
                    "north": (along, board.depth - depth), "east": (board.width - depth, along),
                    "south": (along, depth), "west": (depth, along),
                }[play.state.edges[seat]]
                if place_problem(play, seat, figure, x, y) is None:
                    break
            _put(play, figure, x, y)
            places.append([x, y])
    finally:
        for figure in figures:
            figure.place, figure.hanging = WAITING, False
            figure.x = figure.y = figure.z = 0.0
    return places


def go_on_without(play: FrostgravePlay) -> None:
    """Somebody has given up before the first round: who has not yet got an edge by the roll rolls again."""
    if play.state.phase == "edges" or not play.state.setup_order:
        play.state.phase = "setup_roll"
