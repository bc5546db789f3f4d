"""Before the battle and out of ambush: objectives, sides, reserves, and where units are put."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from walstatt.bots.aofs.outlook import Outlook
from walstatt.bots.aofs.situation import Situation
from walstatt.core.questions import Pick
from walstatt.games.aofs.movement import row
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.preparation import long_edges
from walstatt.games.aofs.profiles import UnitSheet
from walstatt.games.aofs.state import Unit
from walstatt.table.questions import Place
from walstatt.table.shapes import Point

GRID = 2.5
MOST_TRIES = 60
ROOM = 0.75
"""Objectives are wanted where a base has room."""
FINALISTS = 6
CROWDED = 6.0


# ---- the mission


def place_objective(play: AofsPlay, question: Place) -> list[list[float]] | None:
    """Neutral ground: near the middle between the two sides, where one can stand, away from the flanks."""
    board = play.setup.board
    across = "south" in long_edges(play)
    depth, width = (board.depth, board.width) if across else (board.width, board.depth)

    def wish(place: Point) -> float:
        forward, aside = (place[1], place[0]) if across else (place[0], place[1])
        value = -abs(forward - depth / 2) - 0.15 * abs(aside - width / 2)
        for kind, cost in (("impassable", 20.0), ("elevated", 8.0), ("dangerous", 6.0), ("difficult", 3.0)):
            if play.ground.touching(*place, ROOM, kind):
                value -= cost
        return value

    places = sorted(_grid((GRID, GRID, board.width - GRID, board.depth - GRID), GRID), key=wish, reverse=True)
    return next(([[x, y]] for x, y in places if question.accepts([[x, y]])), None)


def choose_side(play: AofsPlay, question: Pick) -> str:
    """The edge that lies nearer to the objectives."""
    board = play.setup.board

    def far(edge: str) -> float:
        return sum(
            {"south": one.y, "north": board.depth - one.y, "west": one.x, "east": board.width - one.x}[edge]
            for one in play.state.objectives
        )

    return min(question.options, key=far)


def set_aside(question: Pick) -> str:
    """Scouts deploy last and further ahead; who can lie in ambush does."""
    return next(way for way in ("scout", "ambush", "deploy") if way in question.options)


def all_have(sheet: UnitSheet, special: str) -> bool:
    return all(special in model.rules for model in sheet.models)


def deploy_next(play: AofsPlay, question: Pick) -> str:
    """Cheap units first: they give least away. What cannot move afterwards comes last."""

    def gives_away(unit_id: str) -> tuple[bool, int, str]:
        sheet = play.sheets[unit_id]
        return (all_have(sheet, "immobile"), sheet.points, unit_id)

    return min(question.options, key=gives_away)


# ---- places for units


def place_unit(situation: Situation, unit: Unit, question: Place) -> list[list[float]] | None:
    """Where the unit can do most for objectives and has least to fear."""
    situation.take_in(unit)
    outlook = Outlook(situation, unit)
    radius = situation.play.radius(unit)
    formations = [row(situation.play, unit, x, y) for x, y in _spots(situation, question)]

    def wish(value: list[list[float]]) -> float:
        places = _points(value)
        return outlook.score(places).total - _crowding(situation, places)

    formations.sort(key=wish, reverse=True)
    allowed = []
    for value in formations[:MOST_TRIES]:
        if question.accepts(value):
            allowed.append(value)
            if len(allowed) == FINALISTS:
                break
    return max(allowed, key=lambda value: wish(value) + _shelter(situation, _points(value), radius), default=None)


def _spots(situation: Situation, question: Place) -> list[Point]:
    board = situation.play.setup.board
    box = question.args.get("box")
    if box:
        min_x, min_y, max_x, max_y = box
        return [*_grid((min_x + 1.0, min_y + 0.6, max_x - 1.0, max_y - 0.6), GRID)]
    return [*_grid((2.0, 2.0, board.width - 2.0, board.depth - 2.0), 4.0), *_around_objectives(situation)]


def _around_objectives(situation: Situation) -> Iterator[Point]:
    for one in situation.objectives:
        for dx in (-2.0, 0.0, 2.0):
            for dy in (-2.0, 0.0, 2.0):
                yield (one.x + dx, one.y + dy)


def _grid(box: tuple[float, float, float, float], step: float) -> Iterator[Point]:
    """Points from edge to edge, about so far apart."""
    min_x, min_y, max_x, max_y = box
    columns = max(1, round((max_x - min_x) / step))
    rows = max(1, round((max_y - min_y) / step))
    for line in range(rows + 1):
        for column in range(columns + 1):
            yield (min_x + (max_x - min_x) * column / columns, min_y + (max_y - min_y) * line / rows)


def _points(value: list[list[float]]) -> list[Point]:
    return [(x, y) for x, y in value]


def _crowding(situation: Situation, places: Sequence[Point]) -> float:
    """Units that stand close together get in each other's way."""
    x, y = places[0]
    near = (hypot(model.x - x, model.y - y) for unit in situation.mine for model in unit.models)
    return sum(0.15 * (CROWDED - away) for away in near if away < CROWDED)


def _shelter(situation: Situation, places: Sequence[Point], radius: float) -> float:
    """Cover at hand is worth a little; dangerous ground costs."""
    ground, value = situation.play.ground, 0.0
    for x, y in places:
        value += 1.5 * (ground.share(x, y, radius, "cover") > 0.5) / len(places)
        value -= 4.0 * bool(ground.touching(x, y, radius, "dangerous")) / len(places)
    return value
