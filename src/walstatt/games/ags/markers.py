"""TT markers: placing and removing them (1.3.6, 2.3.3, ags.r.tt_marker)."""
from __future__ import annotations

from functools import partial
from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text
from walstatt.games.ags import facts, records, spots, standing
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure, Marker
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE

PLACING, REMOVING = "ags.2.3.3.tt_platzieren", "ags.2.3.3.tt_entfernen"
DETAILS = "ags.r.tt_marker"
MOST = 6
HEIGHT = 2.0
TT = "tt"


# ---- placing


def limit_problem(play: AgsPlay, seat: int) -> Refused | None:
    """No limit, by the other reading six for each player."""
    if play.ruling(DETAILS) == 1 and len(play.markers(TT, seat)) >= MOST:
        return refuse(DETAILS, "ags-refused-six-markers", most=MOST)
    return None


def level_at(play: AgsPlay, figure: Figure, x: float, y: float) -> float:
    """The floor on which a marker here would lie, seen from the model."""
    return standing.resting_level(play, x, y, spots.marker_radius(TT), figure.z)


def spot_problem(play: AgsPlay, figure: Figure, inches: float, rule: str, x: float, y: float) -> Refused | None:
    """In contact with the model (or within so far of it), on the board, on no other TT marker."""
    radius = spots.marker_radius(TT)
    near = [
        member
        for member in play.group(figure)
        if hypot(member.x - x, member.y - y) <= play.radius(member) + radius + inches + TOLERANCE
        and abs(member.z - level_at(play, member, x, y)) <= HEIGHT + TOLERANCE
    ]
    if not near:
        return refuse(rule, "ags-refused-marker-not-beside", figure=play.name(figure), inches=inches)
    return free_problem(play, x, y, level_at(play, near[0], x, y))


def free_problem(play: AgsPlay, x: float, y: float, level: float) -> Refused | None:
    problem = spots.lying_problem(play, TT, x, y, DETAILS, free_of="solid", level=level)
    if problem:
        return problem
    for marker in play.markers(TT):
        if not spots.same_floor(marker.z, level):
            continue
        if hypot(marker.x - x, marker.y - y) < 2 * spots.marker_radius(TT) - TOLERANCE:
            return refuse(DETAILS, "ags-refused-marker-on-marker", marker=play.marker_name(marker))
    return None


def some_spot(play: AgsPlay, figure: Figure, inches: float, rule: str, rng: Random | None = None) -> list[float] | None:
    touch = play.radius(figure) + spots.marker_radius(TT)
    rings = (touch, 0.0, touch / 2) if not inches else (touch + inches * 0.9, touch, touch + inches / 2, 0.0)
    for distance in rings:
        for x, y in spots.around(figure.x, figure.y, distance, rng):
            if spot_problem(play, figure, inches, rule, x, y) is None:
                return [x, y]
    return None


def place_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    """Why no marker can be placed beside the model, or None."""
    problem = limit_problem(play, figure.seat)
    if problem or some_spot(play, figure, 0.0, PLACING):
        return problem
    return refuse(DETAILS, "ags-refused-no-free-spot", figure=play.name(figure))


def place(play: AgsPlay, figure: Figure, inches: float, rule: str) -> Script[None]:
    """Its player lays an own marker."""
    if limit_problem(play, figure.seat) or some_spot(play, figure, inches, rule) is None:
        play.note("ags-no-room", DETAILS, figure=play.name(figure))
        return

    def judge(value: Any) -> None:
        problem = spot_problem(play, figure, inches, rule, float(value[0][0]), float(value[0][1]))
        if problem:
            raise problem

    found = partial(some_spot, play, figure, inches, rule)
    value = yield Place(
        figure.seat, "ags:marker_at", rule, [TT], judge, lambda rng: [found(rng) or found()],
        {"figure": play.name(figure), "inches": inches},
    )
    x, y = float(value[0][0]), float(value[0][1])
    _lay(play, figure, x, y, level_at(play, figure, x, y), rule)


def place_at(play: AgsPlay, figure: Figure, x: float, y: float, rule: str) -> None:
    """At a point that an ability was aimed at, if a marker can lie there."""
    level = play.ground.level(x, y)
    if limit_problem(play, figure.seat) or free_problem(play, x, y, level):
        play.note("ags-no-room", DETAILS, figure=play.name(figure))
        return
    _lay(play, figure, x, y, level, rule)


def _lay(play: AgsPlay, figure: Figure, x: float, y: float, z: float, rule: str) -> None:
    marker = Marker(play.new_id(TT), TT, x, y, z, figure.seat)
    play.state.markers[marker.id] = marker
    play.note("ags-marker-placed", rule, "ags.1.3.6.tt", figure=play.name(figure), marker=play.marker_name(marker))


# ---- removing


def in_contact(play: AgsPlay, figure: Figure) -> list[Marker]:
    """Own or enemy TT markers that touch or lie under the model."""
    members = play.group(figure)
    return [one for one in play.markers(TT) if any(facts.at_marker(play, member, one) for member in members)]


def remove_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    if in_contact(play, figure):
        return None
    return refuse(REMOVING, "ags-refused-no-marker", figure=play.name(figure))


def choose_and_remove(play: AgsPlay, figure: Figure) -> Script[None]:
    names = [one.id for one in in_contact(play, figure)]
    chosen = yield Pick(
        figure.seat, "ags:target", REMOVING, names,
        {"figure": play.name(figure), "ability": Text("ags-action-tt-entfernen")},
        describe=play.marker_name,
        why_not=lambda value: refuse(REMOVING, "ags-refused-marker-contact", marker=play.marker_name(value))
        if value in play.state.markers
        else None,
    )
    remove(play, play.state.markers[chosen], figure.seat, REMOVING)


def remove(play: AgsPlay, marker: Marker, by_seat: int, rule: str) -> None:
    records.marker_removed(play, marker, by_seat)
    del play.state.markers[marker.id]
    play.note("ags-marker-removed", rule, marker=play.marker_name(marker), seat=by_seat)
