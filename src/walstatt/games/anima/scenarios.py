"""The five scenarios: what lies on the table, when points come, and the end of the game (anima.r.scenario.*)."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from walstatt.core.match import Outcome
from walstatt.core.texts import Text, text
from walstatt.games.anima import damage, facts
from walstatt.games.anima.battlefield import NODES, SCOUT_MARKERS
from walstatt.games.anima.play import BOARD, AnimaPlay, other_seat
from walstatt.games.anima.state import GONE, LEFT, NOBODY, TABLE, Figure, ScenarioMarker, Score
from walstatt.table.shapes import TOLERANCE, Point, within

SCENARIOS = ("knoten", "hinterhalt", "schlagabtausch", "kundschafter", "kontrolle")
"""By the scenario roll, two faces each (anima.scenario.roll)."""
RULES = {
    "knoten": "anima.r.scenario.knoten",
    "hinterhalt": "anima.r.scenario.hinterhalt",
    "schlagabtausch": "anima.r.scenario.schlagabtausch",
    "kundschafter": "anima.r.scenario.kundschafter",
    "kontrolle": "anima.r.scenario.kontrolle",
}
ENDING = "anima.r.game_end"
NODE_REACH = 2.0
NODE_POINTS, ENOUGH_NODES = 1, 2
AMBUSH_POINTS = 2
PLAN_POINTS, EMPTY_POINTS, BREAK_IN_POINTS = 3, 1, 2
BREAK_IN_DEPTH = 6.0
SCOUT_RADIUS = 0.5
BOUND_WORTH = 5
FIRST_CONTROL = 2


def scenario_name(play: AnimaPlay) -> Text:
    return text(f"anima-scenario-{play.state.scenario}")


def score(play: AnimaPlay, seat: int, points: int, rule: str, **why: Any) -> None:
    if points <= 0:
        return
    play.state.scores = (*play.state.scores, Score(seat, points, rule, play.state.turn))
    play.note("anima-scores", rule, seat=seat, points=points, total=play.state.points(seat), **why)


# ---- what lies on the table


def lay_markers(play: AnimaPlay) -> None:
    kind, places = {"knoten": ("node", NODES), "kundschafter": ("scout", SCOUT_MARKERS)}.get(
        play.state.scenario, ("", ())
    )
    for number, (x, y) in enumerate(places, 1):
        marker = ScenarioMarker(f"{kind}-{number}", kind, x, y)
        play.state.markers[marker.id] = marker


def ambusher(play: AnimaPlay) -> int:
    """The winner of the setup roll, in an ambush."""
    return play.state.setup_winner if play.state.scenario == "hinterhalt" else NOBODY


# ---- points on the way


def removed(play: AnimaPlay, figure: Figure) -> None:
    """A character was removed, for whatever reason; a bound being is no loss."""
    if figure.bound:
        return
    if play.state.scenario == "hinterhalt":
        score(play, 1 - figure.seat, AMBUSH_POINTS, "anima.r.scenario.hinterhalt")
    elif play.state.scenario == "schlagabtausch":
        score(play, 1 - figure.seat, play.profile(figure).cost, "anima.r.scenario.schlagabtausch")


def turned_over(play: AnimaPlay, seat: int, marker_id: str) -> None:
    """A scout marker was found: both see what it is, and it is gone."""
    plan = marker_id in play.state.plans
    del play.state.markers[marker_id]
    play.state.plans = tuple(one for one in play.state.plans if one != marker_id)
    key = "anima-found-plan" if plan else "anima-found-nothing"
    play.note(key, "anima.r.scenario.kundschafter", seat=seat, marker=marker_id)
    score(play, seat, PLAN_POINTS if plan else EMPTY_POINTS, "anima.r.scenario.kundschafter")


def can_leave(play: AnimaPlay, figure: Figure, path: Sequence[Point]) -> bool:
    """Does an ambushed character touch the north or south edge on its walk or run?"""
    if ambusher(play) != other_seat(figure.seat) or figure.bound:
        return False
    r = play.radius(figure)
    return any(within(y - r, 0.0) or within(BOARD - y - r, 0.0) for _, y in path)


def leave(play: AnimaPlay, figure: Figure) -> None:
    """Out of the game and not removed."""
    figure.place = LEFT
    figure.hidden = False
    figure.statuses = ()
    play.note("anima-leaves", "anima.r.scenario.hinterhalt", figure=play.name(figure))
    damage.end_running(play, figure)
    for being in list(play.state.figures.values()):
        if being.caller == figure.id and damage.in_play(being):
            damage.remove(play, being, "anima.r.binding")
    score(play, figure.seat, AMBUSH_POINTS, "anima.r.scenario.hinterhalt")


# ---- the end of an action phase


def end_of_turn(play: AnimaPlay) -> None:
    if play.state.scenario == "knoten":
        _count_nodes(play)
    if play.state.scenario == "kontrolle" and play.state.turn >= FIRST_CONTROL:
        _count_quarters(play)


def _count_nodes(play: AnimaPlay) -> None:
    held = [0, 0]
    for marker in play.state.markers.values():
        near = [
            sum(
                not figure.has("Gelähmt") and within(facts.point_distance(play, figure, marker.x, marker.y), NODE_REACH)
                for figure in play.state.of(seat)
            )
            for seat in (0, 1)
        ]
        if near[0] != near[1]:
            held[int(near[1] > near[0])] += 1
    play.state.nodes_held = (held[0], held[1])
    for seat in (0, 1):
        score(play, seat, NODE_POINTS * held[seat], "anima.r.scenario.knoten")


def _count_quarters(play: AnimaPlay) -> None:
    """The higher sum of costs holds a quarter; a centre on a border belongs to none."""
    sums: dict[tuple[bool, bool], list[int]] = {}
    for figure in play.on_table():
        quarter = quarter_of(figure.x, figure.y)
        if quarter is not None:
            worth = BOUND_WORTH if figure.bound else play.profile(figure).cost
            sums.setdefault(quarter, [0, 0])[figure.seat] += worth
    for seat in (0, 1):
        held = sum(worth[seat] > worth[1 - seat] for worth in sums.values())
        score(play, seat, held, "anima.r.scenario.kontrolle")


def quarter_of(x: float, y: float) -> tuple[bool, bool] | None:
    half = BOARD / 2
    if abs(x - half) <= TOLERANCE or abs(y - half) <= TOLERANCE:
        return None
    return x > half, y > half


# ---- the end of the game


def check_end(play: AnimaPlay) -> bool:
    """At the end of an activation or of an upkeep phase: has somebody nobody left? Then the game is over at once."""
    state = play.state
    left = [any(not figure.bound for figure in state.in_play(seat)) for seat in (0, 1)]
    if all(left):
        return False
    if ambush_over(play):
        return _over(play, "ambush", "anima.r.scenario.hinterhalt")
    if any(left):
        state.winner = int(left[1])
    return _over(play, "wiped_out", ENDING)


def ambush_over(play: AnimaPlay) -> bool:
    """No ambushed character is on the table any more, and one at least has left it: nothing more is done."""
    prey = other_seat(ambusher(play))
    if prey not in (0, 1) or any(not figure.bound for figure in play.state.in_play(prey)):
        return False
    return any(figure.seat == prey and figure.place == LEFT for figure in play.state.figures.values())


def _over(play: AnimaPlay, why: str, rule: str) -> bool:
    play.state.ended = why
    play.state.phase = "over"
    if why != "wiped_out":
        _last_points(play)
    play.note("anima-game-over", rule, why=why, first=play.state.points(0), second=play.state.points(1))
    return True


def last_turn_done(play: AnimaPlay) -> None:
    _over(play, "turns", ENDING)


def _last_points(play: AnimaPlay) -> None:
    """What is counted only when the points decide."""
    if play.state.scenario == "schlagabtausch":
        for figure in play.state.figures.values():
            profile = play.profile(figure)
            if not figure.bound and figure.place != GONE and figure.lp * 2 <= profile.lp:
                score(play, 1 - figure.seat, profile.cost // 2, "anima.r.scenario.schlagabtausch")
    if play.state.scenario == "kundschafter":
        for seat in (0, 1):
            if any(_is_deep_in(play, figure) for figure in play.state.of(seat)):
                score(play, seat, BREAK_IN_POINTS, "anima.r.scenario.kundschafter")


def _is_deep_in(play: AnimaPlay, figure: Figure) -> bool:
    """Is the base wholly within 6 inches of the enemy's edge?"""
    far = figure.y + play.radius(figure)
    if play.state.edges[1 - figure.seat] == "north":
        far = BOARD - figure.y + play.radius(figure)
    return figure.place == TABLE and within(far, BREAK_IN_DEPTH)


def result(play: AnimaPlay) -> Outcome:
    state = play.state
    points = (float(state.points(0)), float(state.points(1)))
    if state.ended == "wiped_out":
        if state.winner == NOBODY:
            return Outcome(None, points, text("anima-result-both-gone"))
        return Outcome(state.winner, points, text("anima-result-wiped-out"))
    if points[0] == points[1]:
        return Outcome(None, points, text("anima-result-draw"))
    return Outcome(int(points[1] > points[0]), points, text("anima-result-points"))


def markers_at(play: AnimaPlay, figure: Figure) -> Iterator[ScenarioMarker]:
    """Markers that its base touches or covers."""
    for marker in play.state.markers.values():
        if marker.kind == "scout" and within(facts.point_distance(play, figure, marker.x, marker.y), SCOUT_RADIUS):
            yield marker
