"""What models carry: the items of Der Tausch and portions of provisions (4.1.5, 4.1.6.2, ags.r.item_handling)."""
from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import facts, records, spots
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure, Marker
from walstatt.table.questions import Place
from walstatt.table.shapes import within

HANDLING = "ags.r.item_handling"
CARRIED = ("item", "portion")
DROP_RULES = {"item": "ags.4.1.5.fallen", "portion": "ags.4.1.6.2.tragen"}
LAY_RULES = {"item": "ags.4.1.5.ablegen", "portion": "ags.4.1.6.2.tragen"}
PICK_UP_RULES = {"item": "ags.4.1.5.aufheben", "portion": "ags.4.1.6.2.tragen"}


def carried(play: AgsPlay, figure: Figure) -> list[Marker]:
    return [play.state.markers[marker] for marker in figure.carries]


def lying(play: AgsPlay, figure: Figure) -> list[Marker]:
    """Items and portions on the ground in contact (0) with the model."""
    return [
        marker
        for kind in CARRIED
        for marker in play.markers(kind)
        if facts.at_marker(play, figure, marker)
    ]


def give(play: AgsPlay, marker: Marker, figure: Figure) -> None:
    """The model carries it from now on."""
    if marker.carrier:
        _take_from(play, marker)
    marker.carrier = figure.id
    marker.x, marker.y, marker.z = figure.x, figure.y, figure.z
    figure.carries = (*figure.carries, marker.id)
    if marker.kind == "item" and figure.seat == 1 - marker.owner:
        records.put(play, f"erhalten:{marker.id}", max(1, play.state.round))


def _take_from(play: AgsPlay, marker: Marker) -> None:
    figure = play.figure(marker.carrier)
    figure.carries = tuple(one for one in figure.carries if one != marker.id)
    marker.carrier = ""


def put_down(play: AgsPlay, marker: Marker, x: float, y: float, z: float) -> None:
    _take_from(play, marker)
    marker.x, marker.y, marker.z = x, y, z


# ---- laying down and dropping


def lay(play: AgsPlay, figure: Figure, marker: Marker, rule: str) -> Script[None]:
    """On a free spot in contact (0) with the carrier."""
    if some_spot(play, figure, marker, rule, None) is None:
        raise refuse(rule, "ags-refused-no-free-spot", figure=play.name(figure))
    yield from _ask_spot(play, figure, marker, rule, "all")
    play.note("ags-item-laid", rule, HANDLING, figure=play.name(figure), marker=play.marker_name(marker))


def drop_all(play: AgsPlay, figure: Figure) -> Script[None]:
    """Before a carrier is removed its owner puts down what it carries, in contact (0) with it."""
    for marker in carried(play, figure):
        rule = DROP_RULES[marker.kind]
        if some_spot(play, figure, marker, rule, None, "markers") is None:
            put_down(play, marker, figure.x, figure.y, figure.z)
        else:
            yield from _ask_spot(play, figure, marker, rule, "markers")
        play.note(
            "ags-item-dropped", rule, HANDLING, "ags.r.item_placed", figure=play.name(figure),
            marker=play.marker_name(marker),
        )


def _ask_spot(play: AgsPlay, figure: Figure, marker: Marker, rule: str, free_of: str) -> Script[None]:
    answered = yield Place(
        figure.seat, "ags:marker_at", rule, [marker.id], partial(_judge, play, figure, marker, rule, free_of),
        partial(_propose, play, figure, marker, rule, free_of), {"figure": play.name(figure)},
    )
    x, y = float(answered[0][0]), float(answered[0][1])
    put_down(play, marker, x, y, spots.floor_at(play, figure, x, y))


def spot_problem(
    play: AgsPlay, figure: Figure, marker: Marker, rule: str, x: float, y: float, free_of: str = "all"
) -> Refused | None:
    """Within reach also upwards and downwards; a dropped item may lie under the model that is just being removed."""
    floor = spots.floor_at(play, figure, x, y)
    in_reach = within(abs(floor - figure.z), facts.CONTACT_HEIGHT)
    if not (in_reach and spots.touches_base(play, figure, marker.kind, x, y)):
        return refuse(rule, "ags-refused-not-beside", figure=play.name(figure))
    problem = spots.lying_problem(play, marker.kind, x, y, rule, free_of=free_of, level=floor)
    if problem is None and free_of == "markers":
        others = (other for other in play.on_table() if other is not figure)
        if any(spots.overlaps(play, other, marker.kind, x, y, floor) for other in others):
            return refuse(rule, "ags-refused-marker-on-base", figure=play.name(figure))
    return problem


def some_spot(
    play: AgsPlay, figure: Figure, marker: Marker, rule: str, rng: Random | None, free_of: str = "all"
) -> list[float] | None:
    wanted = [(figure.x, figure.y)] if free_of == "markers" else []
    for x, y in (*wanted, *spots.beside(play, figure, marker.kind, rng)):
        if spot_problem(play, figure, marker, rule, x, y, free_of) is None:
            return [x, y]
    return None


def _judge(play: AgsPlay, figure: Figure, marker: Marker, rule: str, free_of: str, value: Any) -> None:
    x, y = value[0]
    problem = spot_problem(play, figure, marker, rule, x, y, free_of)
    if problem:
        raise problem


def _propose(
    play: AgsPlay, figure: Figure, marker: Marker, rule: str, free_of: str, rng: Random
) -> list[list[float]]:
    found = some_spot(play, figure, marker, rule, rng, free_of) or some_spot(play, figure, marker, rule, None, free_of)
    assert found is not None, "asked only where there is a spot"
    return [found]
