"""Deploying the troops: one model at a time, in turn, in the own zone (3.1.7)."""
from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import facts, tactic_setup, walking
from walstatt.games.ags.play import BOARD, DIE, AgsPlay
from walstatt.games.ags.preparation import go_on
from walstatt.games.ags.state import TABLE, WAITING, Figure
from walstatt.games.ags.tasks import places
from walstatt.games.roll_off import roll_off
from walstatt.table.questions import Place
from walstatt.table.shapes import Polygon

IN_TURN = "ags.3.1.7.abwechselnd"
LEGAL = "ags.r.deploy_legal"
GRID = 0.25
"""Inches between two places that are tried where the zone is full."""


def deploy_order(play: AgsPlay) -> Script[None]:
    """The winner of a roll says who places the first model; by ruling player A does (ags.r.deploy_first)."""
    state = play.state
    if play.ruling("ags.r.deploy_first") == 1:
        first = state.player_a
    else:
        winner = yield from roll_off(play, "ags:deploy_roll", "ags.3.1.7", DIE, "ags-roll-off")
        chosen = yield Pick(winner, "ags:first_to_deploy", "ags.3.1.7", ["me", "you"])
        first = winner if chosen == "me" else 1 - winner
    play.note("ags-deploys-first", "ags.3.1.7", "ags.r.deploy_first", seat=first)
    go_on(play, "deployment")
    state.turn = first
    _next(play, first)


def deployment(play: AgsPlay) -> Script[None]:
    """One model of the player whose turn it is (ags.3.1.7.abwechselnd)."""
    seat = play.state.turn
    models = waiting(play, seat)
    chosen = models[0].id
    if len(models) > 1:
        chosen = yield Pick(
            seat, "ags:deploy", IN_TURN, [model.id for model in models],
            describe=lambda option: play.name(play.figure(option)),
        )
    figure = play.figure(chosen)
    if _some_place(play, figure, Random(0)) is None:
        _put_outside(play, figure)
    else:
        answered = yield Place(
            seat, "ags:deploy_at", IN_TURN, [figure.id], partial(_judge, play, figure),
            partial(_propose, play, figure), {"figure": play.name(figure)},
        )
        walking.put(play, figure, *answered[0])
    figure.place = TABLE
    facts.settle_melees(play)
    play.note("ags-deployed", IN_TURN, figure=play.name(figure), seat=seat)
    _next(play, 1 - seat)


def waiting(play: AgsPlay, seat: int) -> list[Figure]:
    return [figure for figure in play.state.figures.values() if figure.seat == seat and figure.place == WAITING]


def _next(play: AgsPlay, seat: int) -> None:
    """The other player if this one has none left; what comes after deployment if nobody has."""
    for candidate in (seat, 1 - seat):
        if waiting(play, candidate):
            play.state.turn = candidate
            return
    go_on(play, "start")


def place_problem(play: AgsPlay, figure: Figure, x: float, y: float) -> Refused | None:
    """The whole base in one of the own zones, on ground where it can stand (ags.r.deploy_legal)."""
    if not places.disc_wholly_in_zone(play, x, y, play.radius(figure), figure.seat):
        return refuse(IN_TURN, "ags-refused-outside-zone")
    return walking.stand_problem(play, figure, x, y)


def _judge(play: AgsPlay, figure: Figure, value: Any) -> None:
    problem = place_problem(play, figure, *value[0])
    if problem:
        raise problem


def _some_place(play: AgsPlay, figure: Figure, rng: Random) -> list[list[float]] | None:
    boxes = [polygon.box for polygon in places.zones(play, figure.seat)]
    try:
        return tactic_setup.propose_in(partial(place_problem, play, figure), rng, boxes)
    except Refused:
        return None


def _propose(play: AgsPlay, figure: Figure, rng: Random) -> list[list[float]]:
    return _some_place(play, figure, rng) or _some_place(play, figure, Random(0)) or []


def _put_outside(play: AgsPlay, figure: Figure) -> None:
    """Own models have taken all the room: every hired model is deployed all the same (ags.r.deploy_legal)."""
    zones = places.zones(play, figure.seat)
    steps = [number * GRID for number in range(int(BOARD / GRID) + 1)]
    for _, x, y in sorted((min(_outside(zone, x, y) for zone in zones), x, y) for x in steps for y in steps):
        if walking.stand_problem(play, figure, x, y) is None:
            walking.put(play, figure, x, y)
            play.note("ags-deployed-outside", LEGAL, figure=play.name(figure))
            return


def _outside(zone: Polygon, x: float, y: float) -> float:
    """How far a point is from a zone; inside, less than nothing by its depth."""
    return zone.distance(x, y) or -zone.outline_distance(x, y)
