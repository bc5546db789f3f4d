"""What must hold in every position, whatever was answered: the soak test asks this after every answer."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot, isfinite

from walstatt.games.ags import facts, mobs, standing
from walstatt.games.ags.play import BOARD, AgsPlay
from walstatt.games.ags.rounds import ROUNDS
from walstatt.games.ags.spots import marker_radius
from walstatt.games.ags.state import GONE, NEUTRAL, NOBODY, TABLE, WAITING, Figure
from walstatt.games.ags.tasks.goal import TACTIC, TACTIC_CAP, TASK_CAP
from walstatt.games.ags.tasks.shelf import TASKS
from walstatt.table.overlaps import overlaps
from walstatt.table.shapes import TOLERANCE

SLACK = 2 * TOLERANCE
MOB = range(2, 5)


def problems(play: AgsPlay) -> list[str]:
    return [
        *_numbers(play), *_figures(play), *_overlaps(play), *_markers(play), *_carried(play), *_melees(play),
        *_mobs(play), *_points(play), *_tasks(play),
    ]


def _numbers(play: AgsPlay) -> Iterator[str]:
    state = play.state
    if not 0 <= state.round <= ROUNDS or state.turn not in (0, 1) or state.starter not in (0, 1):
        yield f"round {state.round}, turn {state.turn}, starter {state.starter}"
    if min(state.tokens) < 0:
        yield f"tokens {state.tokens}"
    if state.round and state.phase not in ("round_start", "activation", "round_end", "over"):
        yield f"phase {state.phase} in round {state.round}"
    if state.acting is not None and state.phase != "activation":
        yield f"{state.acting.figure} acts in phase {state.phase}"


def _figures(play: AgsPlay) -> Iterator[str]:
    for figure in play.state.figures.values():
        if figure.place not in (WAITING, TABLE, GONE) or figure.seat not in (0, 1, NEUTRAL):
            yield f"{figure.id} of {figure.seat} is {figure.place}"
        if figure.place == TABLE:
            yield from _standing(play, figure)
        elif figure.mob or figure.carries:
            yield f"{figure.id} is {figure.place} and has a mob or carries something"


def _standing(play: AgsPlay, figure: Figure) -> Iterator[str]:
    most = play.profile(figure).hp
    if not 0 <= figure.hp <= most:
        yield f"{figure.id} has {figure.hp} of {most} HP"
    names = [held.name for held in figure.conditions]
    if len(set(names)) != len(names):
        yield f"{figure.id} has a condition twice: {names}"
    if not (isfinite(figure.x) and isfinite(figure.y) and isfinite(figure.z)):
        yield f"{figure.id} is nowhere"
        return
    radius = play.radius(figure) - SLACK
    if not play.ground.on_board(figure.x, figure.y, radius):
        yield f"{figure.id} stands off the board at {figure.x:.3f}, {figure.y:.3f}"
    levels = [
        standing.resting_level(play, figure.x, figure.y, size, figure.z) for size in (radius, play.radius(figure))
    ]
    if all(abs(level - figure.z) > SLACK for level in levels):
        yield f"{figure.id} floats at {figure.z} over {levels[0]}"


def _overlaps(play: AgsPlay) -> Iterator[str]:
    def meet(one: Figure, other: Figure) -> bool:
        if other.id == one.escort or one.id == other.escort:
            return False  # it is just about to be put beside its escort
        if one.mob and one.mob == other.mob and mobs.UNDER_WAY in play.state.memo:
            return False  # those who follow are just about to be put beside the first
        return abs(one.z - other.z) < facts.CONTACT_HEIGHT - SLACK

    return overlaps([(figure, play.radius(figure)) for figure in play.on_table()], SLACK, meet)


def _markers(play: AgsPlay) -> Iterator[str]:
    for marker in play.state.markers.values():
        if marker.owner not in (0, 1, NOBODY):
            yield f"{marker.id} belongs to {marker.owner}"
        if marker.carrier:
            continue
        room = marker_radius(marker.kind) - SLACK
        if not (room <= marker.x <= BOARD - room and room <= marker.y <= BOARD - room):
            yield f"{marker.id} lies off the board at {marker.x:.3f}, {marker.y:.3f}"
    for one, other in combinations(play.markers("tt"), 2):
        if hypot(one.x - other.x, one.y - other.y) < 2 * marker_radius("tt") - SLACK and one.z == other.z:
            yield f"{one.id} and {other.id} overlap"


def _carried(play: AgsPlay) -> Iterator[str]:
    carried = {marker for figure in play.state.figures.values() for marker in figure.carries}
    for figure in play.state.figures.values():
        for marker in figure.carries:
            if play.state.markers[marker].carrier != figure.id:
                yield f"{figure.id} carries {marker}, which says {play.state.markers[marker].carrier!r}"
    for lying in play.state.markers.values():
        if lying.carrier and lying.id not in carried:
            yield f"{lying.id} is carried by {lying.carrier}, who knows nothing of it"


def _melees(play: AgsPlay) -> Iterator[str]:
    before = play.state.melees
    for one, other in before:
        pair = (play.figure(one), play.figure(other))
        if any(figure.place != TABLE for figure in pair):
            yield f"a melee of {one} and {other}, of whom one is not there"
        elif not facts.fight(play, *pair):
            yield f"a melee of friends, {one} and {other}"
    facts.settle_melees(play)
    if play.state.melees != before:
        changed = play.state.melees ^ before
        play.state.melees = before
        yield f"melees were not settled: {sorted(changed)}"


def _mobs(play: AgsPlay) -> Iterator[str]:
    if mobs.UNDER_WAY in play.state.memo:
        return
    for mob, members in play.state.mobs.items():
        figures = [play.figure(member) for member in members]
        if not members:
            continue
        if len(members) not in MOB:
            yield f"{mob} has {len(members)} members"
        if any(figure.mob != mob or figure.place != TABLE for figure in figures):
            yield f"{mob} and its members {members} disagree"
        elif not _connected(play, figures):
            yield f"{mob} has fallen apart"
    for figure in play.state.figures.values():
        if figure.mob and figure.id not in play.state.mobs.get(figure.mob, ()):
            yield f"{figure.id} thinks it belongs to {figure.mob}"


def _connected(play: AgsPlay, figures: list[Figure]) -> bool:
    reached, waiting = {figures[0].id}, [figures[0]]
    while waiting:
        one = waiting.pop()
        for other in figures:
            if other.id not in reached and facts.in_contact(play, one, other, SLACK):
                reached.add(other.id)
                waiting.append(other)
    return len(reached) == len(figures)


def _points(play: AgsPlay) -> Iterator[str]:
    totals: dict[tuple[int, str], int] = {}
    for victory in play.state.victories:
        key = (victory.seat, victory.goal)
        totals[key] = totals.get(key, 0) + victory.points
        if victory.goal != TACTIC and victory.goal not in play.state.tasks[victory.seat].disclosed:
            yield f"seat {victory.seat} has points for {victory.goal}, which is not disclosed"
    for (seat, goal), total in totals.items():
        if not 0 <= total <= (TACTIC_CAP if goal == TACTIC else TASK_CAP):
            yield f"seat {seat} has {total} points for {goal}"


def _tasks(play: AgsPlay) -> Iterator[str]:
    for seat, tasks in enumerate(play.state.tasks):
        if any(task not in TASKS for task in tasks.chosen) or not set(tasks.disclosed) <= set(tasks.chosen):
            yield f"seat {seat} has the tasks {tasks}"
        if not set(tasks.disclosed_at_start) <= set(tasks.disclosed):
            yield f"seat {seat} took a disclosure back"
