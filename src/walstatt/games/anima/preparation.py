"""Before the first turn: the waters, the scenario, the edges, and placing the characters (anima.r.table)."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.anima import scenarios, standing
from walstatt.games.anima.battlefield import CENTRE, SCOUT_MARKERS, away_from_centre
from walstatt.games.anima.play import BOARD, DIE, AnimaPlay
from walstatt.games.anima.state import WAITING, Figure
from walstatt.games.roll_off import roll_off
from walstatt.table.questions import Place
from walstatt.table.shapes import within

TABLE_RULE = "anima.r.table"
AMBUSH = "anima.r.scenario.hinterhalt"
MAP = "anima.r.map"
SHALLOW_UP_TO = 5
DEPTH = 6.0
AMBUSHED_DEPTH = 6.0
AMBUSHER_DEPTH = 4.0
SCOUT_PLANS = 2
OPPOSITE = {"south": "north", "north": "south"}


# ---- map and scenario


def lay_map(play: AnimaPlay) -> Script[None]:
    """The program's map; one die for both waters says how deep they are (anima.r.map)."""
    for seat, party in enumerate(play.setup.parties):
        names = [party.profiles[member.profile].name for member in party.members]
        rules = dict.fromkeys(("anima.r.party", "anima.x.factions", party.rule))
        play.note("anima-party", *rules, seat=seat, characters=names, cost=party.cost)
    saved = play.ruling("anima.r.map") == 1
    play.note("anima-map-saved" if saved else "anima-map-laid", MAP, pieces=play.board.count_features())
    if any(piece.name == "water" for piece in play.board.pieces):
        roll = Roll(0, "anima:water", MAP, 1, DIE)
        faces = yield roll
        play.state.water = "shallow" if faces[0] <= SHALLOW_UP_TO else "deep"
        play.note("anima-waters", MAP, "anima.terrain.water", dice=roll.fell(faces), depth=play.state.water)
        play.survey_terrain()
    play.state.phase = "scenario"


def scenario(play: AnimaPlay) -> Script[None]:
    """The first seat rolls; scouts' plans are drawn in secret (anima.scenario.roll)."""
    roll = Roll(0, "anima:scenario", "anima.scenario.roll", 1, DIE)
    faces = yield roll
    play.state.scenario = scenarios.SCENARIOS[(faces[0] - 1) // 2]
    play.note(
        "anima-scenario", "anima.scenario.roll", scenarios.RULES[play.state.scenario],
        scenario=scenarios.scenario_name(play), dice=roll.fell(faces),
    )
    scenarios.lay_markers(play)
    if play.state.scenario == "kundschafter":
        yield from _draw_plans(play)
    play.state.phase = "setup_roll"


def _draw_plans(play: AnimaPlay) -> Script[None]:
    """A W6 for each plan, the second again if it is equal; what fell is told to nobody."""
    plans: list[str] = []
    while len(plans) < SCOUT_PLANS:
        faces = yield Roll(None, "anima:plan", "anima.r.scenario.kundschafter", 1, len(SCOUT_MARKERS), hidden=True)
        marker = f"scout-{faces[0]}"
        if marker not in plans:
            plans.append(marker)
    play.state.plans = tuple(sorted(plans))
    play.note("anima-plans-drawn", "anima.r.scenario.kundschafter")


# ---- edges


def setup_roll(play: AnimaPlay) -> Script[None]:
    """The winner chooses an edge, the loser places first; in an ambush the winner is the ambusher."""
    state = play.state
    winner = yield from roll_off(play, "anima:setup_roll", TABLE_RULE, DIE, "anima-roll-off", "anima.r.die")
    state.setup_winner = winner
    play.note("anima-setup-roll", TABLE_RULE, seat=winner)
    if state.scenario == "hinterhalt":
        play.note("anima-ambusher", AMBUSH, seat=winner)
    else:
        chosen = yield Pick(winner, "anima:edge", TABLE_RULE, ["south", "north"])
        other = OPPOSITE[chosen]
        state.edges = (chosen, other) if winner == 0 else (other, chosen)
        play.note("anima-edges", TABLE_RULE, seat=winner, edge=chosen)
    state.active = 1 - winner
    state.phase = "deployment"


# ---- placing


def waiting(play: AnimaPlay, seat: int) -> list[Figure]:
    return [figure for figure in play.state.figures.values() if figure.seat == seat and figure.place == WAITING]


def deployment(play: AnimaPlay) -> Script[None]:
    """One character at a time, alternately; in an ambush all of the ambushed first."""
    state = play.state
    seat = state.active if waiting(play, state.active) else 1 - state.active
    left = waiting(play, seat)
    figure = left[0]
    if len(left) > 1:
        chosen = yield Pick(
            seat, "anima:deploy", TABLE_RULE, [one.id for one in left],
            describe=lambda option: play.name(play.figure(option)),
        )
        figure = play.figure(chosen)
    judge = deploy_judge(play, figure)
    boxes = deploy_boxes(play, figure)
    placed = yield Place(
        seat, "anima:deploy_at", _zone_rule(play), [figure.id], judge, lambda rng: _propose(rng, judge, boxes),
        {"figure": play.name(figure)},
    )
    standing.put(play, figure, *placed[0])
    play.note("anima-deployed", _zone_rule(play), TABLE_RULE, figure=play.name(figure), seat=seat)
    if state.scenario != "hinterhalt" or not waiting(play, seat):
        state.active = 1 - seat
    if not waiting(play, 0) and not waiting(play, 1):
        state.active = state.initiative
        state.phase = "recovery"


def _zone_rule(play: AnimaPlay) -> str:
    return "anima.r.scenario.hinterhalt" if play.state.scenario == "hinterhalt" else "anima.r.table"


def _propose(rng: Random, judge: Callable[[Any], None], boxes: list[tuple[float, float, float, float]]) -> Any:
    for box in rng.sample(boxes, len(boxes)):
        found = standing.find_spot(rng, judge, box)
        if found is not None:
            return found
    raise refuse(TABLE_RULE, "anima-refused-no-room")


def deploy_boxes(play: AnimaPlay, figure: Figure) -> list[tuple[float, float, float, float]]:
    """Rectangles around where the centre of the base may be."""
    r = play.radius(figure)
    if play.state.scenario == "hinterhalt":
        if figure.seat == scenarios.ambusher(play):
            return [
                (r, r, AMBUSHER_DEPTH - r, BOARD - r), (BOARD - AMBUSHER_DEPTH + r, r, BOARD - r, BOARD - r),
            ]
        reach = AMBUSHED_DEPTH - r
        return [(CENTRE[0] - reach, CENTRE[1] - reach, CENTRE[0] + reach, CENTRE[1] + reach)]
    if play.state.edges[figure.seat] == "south":
        return [(r, r, BOARD - r, DEPTH - r)]
    return [(r, BOARD - DEPTH + r, BOARD - r, BOARD - r)]


def deploy_judge(play: AnimaPlay, figure: Figure) -> Callable[[Any], None]:
    def judge(value: Any) -> None:
        x, y = value[0]
        found = _zone_problem(play, figure, x, y) or standing.stand_problem(play, figure, x, y, TABLE_RULE)
        if found:
            raise found

    return judge


def _zone_problem(play: AnimaPlay, figure: Figure, x: float, y: float) -> Refused | None:
    """Is the base wholly inside the own zone?"""
    r = play.radius(figure)
    if play.state.scenario == "hinterhalt":
        if figure.seat == scenarios.ambusher(play):
            inside = within(min(x, BOARD - x) + r, AMBUSHER_DEPTH)
        else:
            inside = within(away_from_centre(x, y) + r, AMBUSHED_DEPTH)
    else:
        inside = within((y if play.state.edges[figure.seat] == "south" else BOARD - y) + r, DEPTH)
    return None if inside else refuse(_zone_rule(play), "anima-refused-zone", figure=play.name(figure))
