"""What every goal is made of: lines that give victory points, and ways of reaching them with the markers at hand."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, NamedTuple

from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure, Loss, Marker, Victory

TACTIC = "taktik"
TACTIC_CAP = 4
TASK_CAP = 3


class Line(NamedTuple):
    """So many victory points by a rule. An additional line needs another line of the same goal to be added to."""

    points: int
    rule: str
    additional: bool = False


class Offer(NamedTuple):
    """One way to score: its lines and the TT markers that it would bind (ags.4.0.marker).

    One without lines gives nothing by itself: it is `done` for points of a later moment and binds its markers as well.
    """

    lines: tuple[Line, ...]
    markers: tuple[str, ...] = ()
    done: Callable[[], None] | None = None


Hook = Callable[[AgsPlay, int, list[Marker]], Iterable[Offer]]
"""All ways in which a seat reaches the goal with these markers of its own; the best first where it matters."""
Opening = Literal["must", "may", "no"]


@dataclass(frozen=True, slots=True)
class Task:
    """A task. `now` is judged after every action, reaction and removal, the others at the end of round and game."""

    key: str
    rule: str
    opening: Opening = "no"
    now: Hook | None = None
    round_end: Hook | None = None
    game_end: Hook | None = None
    marks: bool = False
    """Do TT markers count for it?"""
    readings: tuple[str, ...] = ()
    """Rulings and rules behind its points, told with each of them."""


def one(points: int, rule: str, markers: Iterable[str] = ()) -> list[Offer]:
    return [Offer((Line(points, rule),), tuple(markers))]


def only_if(holds: bool, points: int, rule: str) -> list[Offer]:
    return one(points, rule) if holds else []


def pairs(markers: Iterable[Marker], fits: Callable[[Marker, Marker], bool]) -> Iterator[tuple[Marker, Marker]]:
    return (pair for pair in combinations(markers, 2) if fits(*pair))


def ids(markers: Iterable[Marker]) -> tuple[str, ...]:
    return tuple(marker.id for marker in markers)


# ---- what has been scored


def victories(play: AgsPlay, seat: int, goal: str) -> list[Victory]:
    return [victory for victory in play.state.victories if victory.seat == seat and victory.goal == goal]


def scored(play: AgsPlay, seat: int, goal: str, rule: str = "") -> bool:
    """Has the seat scored for the goal (by this line)?"""
    return any(not rule or victory.rule == rule for victory in victories(play, seat, goal))


def scored_this_round(play: AgsPlay, seat: int, goal: str) -> bool:
    return any(victory.round == play.state.round for victory in victories(play, seat, goal))


def disclosed_at_start(play: AgsPlay, seat: int, task: str) -> bool:
    return task in play.state.tasks[seat].disclosed_at_start


# ---- who was eliminated


def eliminated(play: AgsPlay, seat: int) -> list[Loss]:
    """Models of the seat that were taken out, whoever did it; sacrificed ones were not (ags.2.6.opfern)."""
    return [loss for loss in play.state.losses if loss.seat == seat and loss.how == "out"]


def kills(play: AgsPlay, seat: int, in_round: int | None = None) -> list[Loss]:
    """Enemy models that the seat has eliminated (ags.r.kill_credit)."""
    anyhow = play.ruling("ags.r.kill_credit") == 1
    return [
        loss
        for loss in eliminated(play, 1 - seat)
        if (anyhow or loss.credit == seat) and in_round in (None, loss.round)
    ]


def neutral_losses(play: AgsPlay, profile: str, seat: int | None = None) -> list[Loss]:
    """Slavers or prisoners that were taken out (by the seat)."""
    return [
        loss
        for loss in play.state.losses
        if loss.how == "out" and _profile(play, loss) == profile and seat in (None, loss.credit)
    ]


def _profile(play: AgsPlay, loss: Loss) -> str:
    figure = play.state.figures.get(loss.figure)
    return figure.profile if figure is not None and figure.seat == NEUTRAL else ""


# ---- models


def own(play: AgsPlay, seat: int) -> list[Figure]:
    """All models of a player on the board, members of mobs one by one (ags.r.model_count)."""
    return play.state.of(seat)


def own_markers(play: AgsPlay, seat: int, goal: str = "") -> list[Marker]:
    """TT markers that may count: own ones, free or bound to this very goal (ags.r.marker_owner, ags.4.0.marker)."""
    return [marker for marker in play.markers("tt", seat) if not marker.bound or marker.bound == goal]


def on_table(play: AgsPlay, figure_id: str) -> bool:
    figure = play.state.figures.get(figure_id)
    return figure is not None and figure.place == TABLE
