"""Before the first round: battlefield, mission, sides, units set aside, deployment (Vorbereitung)."""
from __future__ import annotations

from collections.abc import Callable
from math import ceil, hypot
from random import Random

from walstatt.core.questions import Fallen, Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.aofs.battlefield import FULL_SIZE
from walstatt.games.aofs.movement import judge_places, propose_places, put
from walstatt.games.aofs.play import DIE, AofsPlay
from walstatt.games.aofs.state import AMBUSH, SCOUT, TABLE, WAITING, Objective, Unit
from walstatt.games.aofs.travel import short_move
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, at_least
from walstatt.table.terrain import Board

ZONE = 12.0
APART = 24.0
LEAST_ZONE = 3.0
LEAST_PIECES = 20
OBJECTIVES_APART = 9.0
SCOUT_REACH = 12.0
LONG_SIDE = "aofs.r.long_side"
ASIDE_RULES = {AMBUSH: "aofs.special.ambush", SCOUT: "aofs.special.scout"}
OPPOSITE = {"south": "north", "north": "south", "west": "east", "east": "west"}

Box = tuple[float, float, float, float]


# ---- the battlefield


def check_battlefield(board: Board, scaled: bool, laid_by_players: bool = False) -> None:
    """Refuse a board that is too large, too small or too empty."""
    depth = min(board.width, board.depth)
    if max(board.width, board.depth) > FULL_SIZE + TOLERANCE:
        raise refuse("aofs.battlefield.size", "aofs-refused-large-board", most=FULL_SIZE)
    if not (depth > 0 and zone_depth(board) >= LEAST_ZONE - TOLERANCE):
        raise refuse(
            "aofs.battlefield.smaller", "aofs-refused-small-board", depth=depth, least=APART + 2 * LEAST_ZONE,
            ruling="aofs.r.small_table",
        )
    wanted = LEAST_PIECES
    if scaled:
        wanted = ceil(LEAST_PIECES * board.width * board.depth / FULL_SIZE**2 - TOLERANCE)
    pieces = board.count_features()
    if pieces < wanted and not laid_by_players:
        raise refuse("aofs.battlefield.terrain", "aofs-refused-few-pieces", pieces=pieces, least=wanted)


def zone_depth(board: Board) -> float:
    """How deep the deployment zones are (aofs.deployment.zone, aofs.r.small_table)."""
    return min(ZONE, (min(board.width, board.depth) - APART) / 2)


def long_edges(play: AofsPlay) -> list[str]:
    """The edges that may be chosen as a side."""
    board = play.setup.board
    if board.width == board.depth and play.ruling(LONG_SIDE) == 1:
        return ["south", "north", "west", "east"]
    return ["south", "north"] if board.width >= board.depth else ["west", "east"]


def zone_box(play: AofsPlay, edge: str, depth: float) -> Box:
    board = play.setup.board
    return {
        "south": (0.0, 0.0, board.width, depth),
        "north": (0.0, board.depth - depth, board.width, board.depth),
        "west": (0.0, 0.0, depth, board.depth),
        "east": (board.width - depth, 0.0, board.width, board.depth),
    }[edge]


def inside(box: Box) -> Callable[[float, float, float], bool]:
    """Is a base wholly inside the box?"""
    min_x, min_y, max_x, max_y = box

    def test(x: float, y: float, r: float) -> bool:
        room = r - TOLERANCE
        return min_x + room <= x <= max_x - room and min_y + room <= y <= max_y - room

    return test


# ---- the mission


def mission(play: AofsPlay) -> Script[None]:
    """W3+2 objectives, placed in turn by the players."""
    roll = Roll(None, "aofs:objective_count", "aofs.objective.number", 1, DIE)
    faces = yield roll
    count = (faces[0] + 1) // 2 + 2
    play.note("aofs-objective-count", "aofs.objective.number", "aofs.r.d3", count=count, dice=roll.fell(faces))
    seat = yield from roll_off(play, "aofs.objective.placement")
    for number in range(count):
        if play.measured_by_people:
            play.state.objectives.append(Objective(0.0, 0.0))
            continue
        if _some_objective_place(play, Random(number)) is None:
            play.note("aofs-no-objective-place", "aofs.r.objective_marker", placed=number)
            break
        places = yield Place(
            seat, "aofs:objective", "aofs.objective.placement", [f"objective {number + 1}"],
            lambda value: judge_objective(play, value[0][0], value[0][1]),
            lambda rng: [list(_some_objective_place(play, rng) or ())], {"number": number + 1, "count": count},
        )
        play.state.objectives.append(Objective(float(places[0][0]), float(places[0][1])))
        play.note("aofs-objective-placed", "aofs.objective.placement", number=number + 1, seat=seat)
        seat = 1 - seat
    _go_on(play, "sides")


def _go_on(play: AofsPlay, step: str) -> None:
    """The next step of the preparation."""
    play.state.phase = step
    play.note("aofs-preparation", "aofs.r.setup_order", step=step)


def roll_off(play: AofsPlay, rule: str) -> Script[int]:
    """Both roll, the higher wins, ties are rolled again."""
    while True:
        first = yield Roll(0, "aofs:roll_off", rule, 1, DIE)
        second = yield Roll(1, "aofs:roll_off", rule, 1, DIE)
        if first[0] != second[0]:
            winner = 0 if first[0] > second[0] else 1
            dice = Fallen((first[0], second[0]), DIE)
            play.note("aofs-roll-off", rule, "aofs.r.roll_off", seat=winner, dice=dice)
            return winner


def judge_objective(play: AofsPlay, x: float, y: float) -> None:
    problem = objective_problem(play, x, y)
    if problem:
        raise problem


def objective_problem(play: AofsPlay, x: float, y: float) -> Refused | None:
    board = play.setup.board
    if not (0 <= x <= board.width and 0 <= y <= board.depth):
        return refuse("aofs.battlefield.size", "aofs-refused-off-board")
    depth = zone_depth(board)
    for edge in long_edges(play):
        min_x, min_y, max_x, max_y = zone_box(play, edge, depth)
        if min_x - TOLERANCE <= x <= max_x + TOLERANCE and min_y - TOLERANCE <= y <= max_y + TOLERANCE:
            return refuse("aofs.objective.placement", "aofs-refused-in-zone")
    for solid in play.ground.of_kind("impassable"):
        if "elevated" not in solid.kinds and solid.polygon.contains(x, y):
            return refuse("aofs.r.objective_marker", "aofs-refused-impassable", piece=solid.piece.id)
    for other in play.state.objectives:
        away = hypot(x - other.x, y - other.y)
        if not at_least(away, OBJECTIVES_APART):
            return refuse(
                "aofs.objective.placement", "aofs-refused-objective-near", gap=away, least=OBJECTIVES_APART
            )
    return None


def _some_objective_place(play: AofsPlay, rng: Random) -> tuple[float, float] | None:
    board = play.setup.board
    for _ in range(60):
        place = (rng.uniform(0, board.width), rng.uniform(0, board.depth))
        if objective_problem(play, *place) is None:
            return place
    for ix in range(int(board.width) * 2 + 1):
        for iy in range(int(board.depth) * 2 + 1):
            if objective_problem(play, ix / 2, iy / 2) is None:
                return (ix / 2, iy / 2)
    return None


# ---- sides and reserves


def sides(play: AofsPlay) -> Script[None]:
    """The deployment roll: its winner chooses a long side and begins."""
    winner = yield from roll_off(play, "aofs.deployment.side")
    edge = yield Pick(winner, "aofs:side", "aofs.deployment.side", long_edges(play))
    pair = (edge, OPPOSITE[edge])
    play.state.edges = pair if winner == 0 else (pair[1], pair[0])
    play.state.starter = play.state.turn = winner
    play.note("aofs-side-chosen", "aofs.deployment.side", seat=winner, edge=edge)
    _go_on(play, "aside")


def set_aside(play: AofsPlay) -> Script[None]:
    """Ambush and Scout units may be set aside, the winner of the deployment roll declares first."""
    for seat in (play.state.starter, 1 - play.state.starter):
        for unit in play.state.units.values():
            if unit.seat == seat and unit.place == WAITING:
                yield from _offer_aside(play, unit)
    _go_on(play, "deployment")
    _next_to_deploy(play, play.state.starter)


def _offer_aside(play: AofsPlay, unit: Unit) -> Script[None]:
    ways = [way for way in (AMBUSH, SCOUT) if play.all_have(unit, way)]
    if not ways:
        return
    chosen = yield Pick(
        unit.seat, "aofs:set_aside", ASIDE_RULES[ways[0]], ["deploy", *ways], {"unit": play.name(unit)}
    )
    if chosen != "deploy":
        unit.place = chosen
        play.note("aofs-goes-aside", ASIDE_RULES[chosen], "aofs.r.reserves", unit=play.name(unit))


# ---- deployment


def _waiting(play: AofsPlay, seat: int, place: str) -> list[Unit]:
    return [unit for unit in play.state.units.values() if unit.seat == seat and unit.place == place]


def _next_to_deploy(play: AofsPlay, seat: int, place: str = WAITING) -> None:
    """Whose turn it is to place a unit; the other one if this player has none left; else what comes next."""
    state = play.state
    for candidate in (seat, 1 - seat):
        if _waiting(play, candidate, place):
            state.turn = candidate
            return
    if place == WAITING:
        if any(unit.place == SCOUT for unit in state.units.values()):
            _go_on(play, "scouts")
        _next_to_deploy(play, state.starter, SCOUT)
    else:
        state.phase = "round_start"
        state.turn = state.starter


def deployment(play: AofsPlay) -> Script[None]:
    """One player places one unit in the zone."""
    seat = play.state.turn
    unit = yield from _pick_unit(play, seat, WAITING, "aofs:deploy", "aofs.deployment.alternate")
    if not play.measured_by_people:
        depth = zone_depth(play.setup.board)
        box = zone_box(play, play.state.edges[seat], depth)
        yield from place_unit(play, unit, box, inside(box), "aofs.deployment.zone")
    unit.place = TABLE
    play.note("aofs-deployed", "aofs.deployment.alternate", unit=play.name(unit))
    _next_to_deploy(play, 1 - seat)


def scouts(play: AofsPlay) -> Script[None]:
    """After all others, one Scout unit up to 12 inches from the zone."""
    seat = play.state.turn
    unit = yield from _pick_unit(play, seat, SCOUT, "aofs:deploy", "aofs.special.scout_order")
    if not play.measured_by_people:
        yield from _place_scout(play, unit, seat)
    unit.place = TABLE
    play.note("aofs-scout-placed", "aofs.special.scout_placement", "aofs.special.scout_order", unit=play.name(unit))
    _next_to_deploy(play, 1 - seat, SCOUT)


def _place_scout(play: AofsPlay, unit: Unit, seat: int) -> Script[None]:
    depth = zone_depth(play.setup.board)
    edge = play.state.edges[seat]
    if play.ruling("aofs.r.scout_zone") == 1:
        box = zone_box(play, edge, depth)
        yield from place_unit(play, unit, box, inside(box), "aofs.deployment.zone")
        yield from _scout_move(play, unit)
        return
    box = zone_box(play, edge, depth + SCOUT_REACH)
    yield from place_unit(play, unit, box, inside(box), "aofs.special.scout_placement")


def _scout_move(play: AofsPlay, unit: Unit) -> Script[None]:
    """The other reading: deployed in the zone, then a move of up to 12 inches."""
    unit.place = TABLE
    yield from short_move(play, unit, "scout_move", "aofs.special.scout_placement", SCOUT_REACH)


def _pick_unit(play: AofsPlay, seat: int, place: str, key: str, rule: str) -> Script[Unit]:
    units = _waiting(play, seat, place)
    if len(units) == 1:
        return units[0]
    chosen = yield Pick(
        seat, key, rule, [unit.id for unit in units], describe=lambda option: play.name(play.unit(option))
    )
    return play.unit(chosen)


def place_unit(
    play: AofsPlay, unit: Unit, box: Box, area: Callable[[float, float, float], bool], rule: str
) -> Script[None]:
    """Ask for the places of all models of a unit."""
    def propose(rng: Random) -> list[list[float]]:
        found = propose_places(play, unit, area, rule, box, rng)
        if found is None:
            raise refuse(rule, "aofs-refused-no-room", unit=play.name(unit))
        return found

    places = yield Place(
        unit.seat, "aofs:place", rule, [model.id for model in unit.models],
        lambda value: judge_places(play, unit, value, area, rule), propose, {"unit": play.name(unit), "box": list(box)},
    )
    for model, (x, y) in zip(unit.models, places, strict=True):
        put(play, model, x, y)
