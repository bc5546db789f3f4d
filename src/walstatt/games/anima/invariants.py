"""What must hold in every position, whatever was answered: the soak test asks this after every answer."""
from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from walstatt.games.anima import costs, facts, standing
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import AWAY, GONE, LEFT, TABLE, WAITING, Figure
from walstatt.table.overlaps import overlaps
from walstatt.table.shapes import TOLERANCE

SLACK = 3 * TOLERANCE
PREPARING = ("map", "scenario", "setup_roll", "deployment", "recovery")


def problems(play: AnimaPlay) -> list[str]:
    return [*_numbers(play), *_figures(play), *_overlaps(play), *_running(play), *_markers(play)]


def _numbers(play: AnimaPlay) -> Iterator[str]:
    state = play.state
    if not 0 <= state.turn <= play.setup.turns or state.active not in (0, 1) or state.initiative not in (0, 1):
        yield f"turn {state.turn}, active {state.active}, initiative {state.initiative}"
    if not all(0 <= points <= costs.POOL_MOST for points in state.gnosis):
        yield f"gnosis {state.gnosis}"
    if not state.turn and state.phase not in (*PREPARING, "upkeep"):
        yield f"phase {state.phase} before the first turn"


def _figures(play: AnimaPlay) -> Iterator[str]:
    for figure in play.state.figures.values():
        if figure.place not in (WAITING, TABLE, AWAY, LEFT, GONE) or figure.seat not in (0, 1):
            yield f"{figure.id} of {figure.seat} is {figure.place}"
        if figure.place in (TABLE, AWAY):
            yield from _values(play, figure)
        elif figure.statuses or figure.hidden:
            yield f"{figure.id} is {figure.place} with statuses"
        if figure.place == TABLE:
            yield from _standing(play, figure)


def _values(play: AnimaPlay, figure: Figure) -> Iterator[str]:
    profile = play.profile(figure)
    if not 1 <= figure.lp <= profile.lp:
        yield f"{figure.id} has {figure.lp} of {profile.lp} LP"
    if not 0 <= figure.markers <= profile.maximum or not 0 <= figure.gnosis <= costs.OWN_POOL:
        yield f"{figure.id} has {figure.markers} markers and {figure.gnosis} Gnosis"
    names = [(held.name, held.running) for held in figure.statuses]
    if len(set(names)) != len(names):
        yield f"{figure.id} has a status twice: {names}"
    if any(held.markers < 1 and not held.running for held in figure.statuses):
        yield f"{figure.id} has a status without markers: {figure.statuses}"
    if figure.bound and play.figure(figure.caller).place not in (TABLE, AWAY):
        yield f"{figure.id} has outlived its caller"


def _standing(play: AnimaPlay, figure: Figure) -> Iterator[str]:
    if not (isfinite(figure.x) and isfinite(figure.y) and isfinite(figure.z)):
        yield f"{figure.id} is nowhere"
        return
    level = play.relief.level(figure.x, figure.y)
    if abs(level - figure.z) > SLACK:
        yield f"{figure.id} floats at {figure.z} over {level}"
    problem = standing.ground_problem(play, figure.x, figure.y, play.radius(figure) - SLACK)
    if problem:
        yield f"{figure.id} stands at {figure.x:.3f}, {figure.y:.3f}: {problem}"


def _overlaps(play: AnimaPlay) -> Iterator[str]:
    def meet(one: Figure, other: Figure) -> bool:
        if one.id in play.state.flying and other.id in play.state.flying:
            return False
        return facts.same_height(one.z, play.profile(one).height, other.z, play.profile(other).height)

    return overlaps([(figure, play.radius(figure)) for figure in play.on_table()], SLACK, meet)


def _running(play: AnimaPlay) -> Iterator[str]:
    for running in play.state.running:
        for name in (running.user, running.target):
            if play.figure(name).place not in (TABLE, AWAY):
                yield f"{running.id} goes on without {name}"
    kept = {held.running for figure in play.state.figures.values() for held in figure.statuses if held.running}
    if not kept <= {running.id for running in play.state.running}:
        yield f"statuses are kept by nobody: {kept}"


def _markers(play: AnimaPlay) -> Iterator[str]:
    if not set(play.state.plans) <= set(play.state.markers):
        yield f"plans that are not on the table: {play.state.plans}"
    for score in play.state.scores:
        if score.seat not in (0, 1) or score.points < 1:
            yield f"odd points: {score}"
