"""Victory points: when they are judged, how they are capped, which markers they bind, and who learns of them."""
from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import msgspec

from walstatt.core.questions import Pick, Script
from walstatt.core.texts import Text, text
from walstatt.games.ags import escort, tactics
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Marker, Victory
from walstatt.games.ags.tasks.goal import (
    TACTIC,
    TACTIC_CAP,
    TASK_CAP,
    Hook,
    Line,
    Offer,
    Task,
    own_markers,
    victories,
)
from walstatt.games.ags.tasks.people_tasks import STARTING, STARTING_POINTS
from walstatt.games.ags.tasks.shelf import TASKS, held

MOST_CHOICES = 24
"""Of ways to score that a player is asked to choose from."""
NOTHING = Offer(())


# ---- the moments


def check_now(play: AgsPlay) -> Script[None]:
    """After every action, reaction and removal: all that scores at once (ags.r.scoring_moments)."""
    if play.state.round < 1:
        return
    yield from escort.settle(play)
    for seat in players(play):
        for offer in tactics.now(play, seat):
            take(play, seat, TACTIC, offer)
        for task in held(play, seat):
            if task.now is not None:
                yield from _judge(play, seat, task, task.now)


def score_round(play: AgsPlay) -> Script[None]:
    """The end of a round: the tactic for both players, then the tasks on the same board (ags.3.3.3.2)."""
    yield from check_now(play)
    for seat in players(play):
        chosen = yield from tactics.round_end(play, seat)
        take(play, seat, TACTIC, chosen)
    for seat in players(play):
        for task in held(play, seat):
            if task.round_end is not None:
                yield from _judge(play, seat, task, task.round_end)


def score_game(play: AgsPlay) -> Script[None]:
    """The end of the game: each free marker goes to the goal that yields its owner the most (ags.r.marker_binding)."""
    for seat in players(play):
        tasks = [task for task in held(play, seat) if task.game_end is not None]
        offers = yield from _final_offers(play, seat, tasks)
        for task, offer in zip(tasks, offers, strict=True):
            take(play, seat, task.key, offer)
    for seat in (0, 1):
        for key in play.state.tasks[seat].chosen:
            disclose(play, seat, key)


def players(play: AgsPlay) -> tuple[int, int]:
    """Player A, then player B."""
    first = play.state.player_a if play.state.player_a in (0, 1) else 0
    return first, 1 - first


def starting_points(play: AgsPlay) -> None:
    """Überleben and Ab ins Gemetzel begin with three points (ags.r.starting_vp)."""
    for seat in players(play):
        for key in play.state.tasks[seat].chosen:
            if key in STARTING_POINTS:
                award(play, seat, key, Line(STARTING, STARTING_POINTS[key]))


# ---- taking what is offered


def _judge(play: AgsPlay, seat: int, task: Task, hook: Hook) -> Script[None]:
    offers = list(islice(hook(play, seat, own_markers(play, seat, task.key)), MOST_CHOICES))
    if offers:
        chosen = yield from choose(play, seat, task.key, offers)
        take(play, seat, task.key, chosen)


def choose(play: AgsPlay, seat: int, goal: str, offers: list[Offer]) -> Script[Offer]:
    """Bound markers first; then the owner chooses where it may matter to another goal (ags.r.marker_binding)."""
    fewest = min(_newly_bound(play, offer) for offer in offers)
    offers = [offer for offer in offers if _newly_bound(play, offer) == fewest]
    if len(offers) == 1 or fewest == 0 or not _other_marker_goal(play, seat, goal):
        return offers[0]
    labels = {"+".join(offer.markers): offer for offer in offers}
    if len(labels) == 1:
        return offers[0]
    chosen = yield Pick(
        seat, "ags:score_markers", TASKS[goal].rule, list(labels), {"goal": goal_name(play, goal)},
        describe=play.markers_named,
    )
    return labels[chosen]


def _newly_bound(play: AgsPlay, offer: Offer) -> int:
    return sum(not play.state.markers[marker].bound for marker in offer.markers)


def _other_marker_goal(play: AgsPlay, seat: int, goal: str) -> bool:
    """Does the seat pursue something else that its markers could serve?"""
    others = [task for task in held(play, seat) if task.key != goal]
    return any(task.marks for task in others) or (goal != TACTIC and tactics.uses_markers(play))


def take(play: AgsPlay, seat: int, goal: str, offer: Offer) -> None:
    """Write down the lines that count, and bind the markers to the goal."""
    counted = valid_lines(play, seat, goal, offer.lines)
    gained = 0
    for line in counted:
        gained += abs(award(play, seat, goal, line))
    if offer.done is not None:
        offer.done()
    fresh = [marker for marker in offer.markers if not play.state.markers[marker].bound]
    if (gained or not offer.lines) and fresh:
        for marker in fresh:
            play.state.markers[marker].bound = goal
        play.note(
            "ags-markers-bound", "ags.4.0.marker", "ags.r.marker_binding", seat=seat,
            markers=[play.marker_name(marker) for marker in fresh], goal=goal_name(play, goal),
        )


def valid_lines(play: AgsPlay, seat: int, goal: str, lines: Iterable[Line]) -> list[Line]:
    """An additional line needs a basic one, scored before or now; by ruling each stands alone (ags.r.additional_vp)."""
    lines = list(lines)
    if play.ruling("ags.r.additional_vp") == 1:
        return lines
    basic = any(not line.additional for line in lines)
    basic = basic or any(victory.points > 0 for victory in victories(play, seat, goal))
    return lines if basic else []


def award(play: AgsPlay, seat: int, goal: str, line: Line) -> int:
    """Points for a goal, never above its cap; recording them discloses the task (ags.r.task_disclosure)."""
    room = cap(goal) - sum(victory.points for victory in victories(play, seat, goal))
    points = min(line.points, room)
    if goal != TACTIC:
        disclose(play, seat, goal)
    if points < line.points:
        capped = "ags.4.0.max_taktik" if goal == TACTIC else "ags.4.0.max_task"
        play.note("ags-vp-capped", capped, line.rule, seat=seat, goal=goal_name(play, goal), most=cap(goal))
    if points:
        state = play.state
        state.victories = (*state.victories, Victory(seat, points, goal, line.rule, state.round))
        play.note(
            "ags-vp" if points > 0 else "ags-vp-lost", line.rule, *_readings(goal), seat=seat, points=abs(points),
            goal=goal_name(play, goal), total=state.points(seat),
        )
    return points


def _readings(goal: str) -> tuple[str, ...]:
    """What else stands behind the points of a goal."""
    return ("ags.4.0.taktik",) if goal == TACTIC else TASKS[goal].readings


def cap(goal: str) -> int:
    """At most 4 points from the tactic, 3 from a task (ags.4.0.max_taktik, ags.4.0.max_task)."""
    return TACTIC_CAP if goal == TACTIC else TASK_CAP


def goal_name(play: AgsPlay, goal: str) -> Text:
    return text(f"ags-tactic-{play.state.tactic}") if goal == TACTIC else task_name(goal)


def task_name(task: str) -> Text:
    return text(f"ags-task-{task.replace('_', '-')}")


def disclose(play: AgsPlay, seat: int, task: str, *, at_start: bool = False) -> None:
    """Lay a task open; it cannot be taken back (ags.r.task_disclosure)."""
    tasks = play.state.tasks[seat]
    if task in tasks.disclosed or task not in tasks.chosen:
        return
    opened = msgspec.structs.replace(
        tasks,
        disclosed=(*tasks.disclosed, task),
        disclosed_at_start=(*tasks.disclosed_at_start, task) if at_start else tasks.disclosed_at_start,
    )
    play.state.tasks = (opened, play.state.tasks[1]) if seat == 0 else (play.state.tasks[0], opened)
    play.note("ags-task-disclosed", "ags.r.task_disclosure", TASKS[task].rule, seat=seat, task=task_name(task))


# ---- the final scoring


def _final_offers(play: AgsPlay, seat: int, tasks: list[Task]) -> Script[list[Offer]]:
    """The offers for up to two tasks that together give the most."""
    free = {task.key: own_markers(play, seat, task.key) for task in tasks}
    rivals = [task for task in tasks if task.marks]
    if len(rivals) == 2 and play.ruling("ags.r.marker_binding") == 1:
        yield from _assign_by_hand(play, seat, rivals, free)
    elif len(rivals) == 2:
        return best_offers(play, seat, rivals[0], rivals[1], free)
    return [_best(play, seat, task, free[task.key]) for task in tasks]


def _assign_by_hand(play: AgsPlay, seat: int, rivals: list[Task], free: dict[str, list[Marker]]) -> Script[None]:
    """The owner says of every free marker for which of two tasks it counts."""
    for marker in own_markers(play, seat):
        chosen = yield Pick(
            seat, "ags:assign_marker", "ags.r.marker_binding", [task.key for task in rivals],
            {"marker": play.marker_name(marker)},
            describe=task_name,
        )
        for task in rivals:
            if task.key != chosen:
                free[task.key] = [other for other in free[task.key] if other is not marker]


def best_offers(
    play: AgsPlay, seat: int, first: Task, second: Task, free: dict[str, list[Marker]]
) -> list[Offer]:
    """Exact: every way of the first task with what it leaves to the second; nothing beats both having all markers."""
    ways = _ways(play, seat, first, free[first.key])
    most = worth(play, seat, second, _best(play, seat, second, free[second.key]))
    best: list[Offer] = []
    reached = -1
    for way in ways:
        points = worth(play, seat, first, way)
        if points + most <= reached:
            break
        left = [marker for marker in free[second.key] if marker.id not in way.markers]
        other = _best(play, seat, second, left)
        total = points + worth(play, seat, second, other)
        if total > reached:
            best, reached = [way, other], total
    return best


def _ways(play: AgsPlay, seat: int, task: Task, markers: list[Marker]) -> list[Offer]:
    """All ways with the best first, and that of doing without."""
    assert task.game_end is not None
    offers = [*task.game_end(play, seat, markers), NOTHING]
    offers.sort(key=lambda offer: -worth(play, seat, task, offer))
    return offers


def _best(play: AgsPlay, seat: int, task: Task, markers: list[Marker]) -> Offer:
    """Tasks name their best way first."""
    assert task.game_end is not None
    return next(iter(task.game_end(play, seat, markers)), NOTHING)


def worth(play: AgsPlay, seat: int, task: Task, offer: Offer) -> int:
    """Points that an offer would really bring."""
    room = TASK_CAP - sum(victory.points for victory in victories(play, seat, task.key))
    return min(room, sum(line.points for line in valid_lines(play, seat, task.key, offer.lines)))
