"""What must hold in every position, whatever was answered: the soak test asks this after every answer."""
from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from walstatt.games.frostgrave import standing
from walstatt.games.frostgrave.play import BOARD, TOKEN_RADIUS, FrostgravePlay
from walstatt.games.frostgrave.scoring import round_limit
from walstatt.games.frostgrave.spells import LASTING
from walstatt.games.frostgrave.state import LEFT, NOBODY, OUT, TABLE, WAITING, Figure
from walstatt.games.frostgrave.terrain_kinds import STEP, is_solid
from walstatt.table.overlaps import overlaps
from walstatt.table.shapes import TOLERANCE

SLACK = 3 * TOLERANCE


def problems(play: FrostgravePlay) -> list[str]:
    return [*_numbers(play), *_figures(play), *_overlaps(play), *_tokens(play), *_creatures(play)]


def _numbers(play: FrostgravePlay) -> Iterator[str]:
    state = play.state
    if not 0 <= state.round <= round_limit(play):
        yield f"round {state.round}"
    for seat in (state.turn, state.starter):
        if seat not in range(play.seats):
            yield f"turn {state.turn}, starter {state.starter}"


def _figures(play: FrostgravePlay) -> Iterator[str]:
    for figure in play.state.figures.values():
        if figure.place not in (WAITING, TABLE, LEFT, OUT):
            yield f"{figure.id} is {figure.place}"
        if figure.place == TABLE:
            yield from _standing(play, figure)


def _standing(play: FrostgravePlay, figure: Figure) -> Iterator[str]:
    most = play.profile(figure).health
    if not 0 <= figure.health <= most:
        yield f"{figure.id} has {figure.health} of {most} Health"
    if len(set(figure.effects)) != len(figure.effects) or not set(figure.effects) <= set(LASTING):
        yield f"{figure.id} has the effects {figure.effects}"
    if not (isfinite(figure.x) and isfinite(figure.y) and isfinite(figure.z)):
        yield f"{figure.id} is nowhere"
        return
    key = ("invariants", figure.x, figure.y, figure.z, play.radius(figure), figure.hanging)
    known: list[str] | None = play.memory.get(key)
    if known is None:
        known = list(_on_the_ground(play, figure))
        play.remember(key, known)
    for problem in known:
        yield f"{figure.id} {problem}"


def _on_the_ground(play: FrostgravePlay, figure: Figure) -> Iterator[str]:
    """What follows from the place alone."""
    r = play.radius(figure) - SLACK
    if not play.ground.on_board(figure.x, figure.y, r):
        yield f"stands off the board at {figure.x:.3f}, {figure.y:.3f}"
    inside = [
        solid.piece.id for solid in standing.overlapped(play, figure.x, figure.y, r)
        if is_solid(solid) and solid.height > figure.z + STEP + SLACK
    ]
    if inside:
        yield f"at {figure.z:.2f} stands in {inside}"
    if not figure.hanging and not standing.is_carried(play, figure.x, figure.y, figure.z):
        yield f"floats at {figure.z}"


def _overlaps(play: FrostgravePlay) -> Iterator[str]:
    def meet(one: Figure, other: Figure) -> bool:
        return standing.meet_in_height(play, one.z, play.height(one), other)

    return overlaps([(figure, play.radius(figure)) for figure in play.on_table()], SLACK, meet)


def _tokens(play: FrostgravePlay) -> Iterator[str]:
    carriers = [token.carrier for token in play.state.tokens.values() if token.carrier]
    if len(set(carriers)) != len(carriers):
        yield "somebody carries two tokens"
    for token in play.state.tokens.values():
        if token.carrier and (play.figure(token.carrier).place != TABLE or token.secured != NOBODY):
            yield f"{token.id} is carried by {token.carrier}, who is not there"
        if token.carrier and play.is_creature(play.figure(token.carrier)):
            yield f"{token.id} is carried by a creature"
        room = TOKEN_RADIUS - SLACK
        if not (room <= token.x <= BOARD - room and room <= token.y <= BOARD - room):
            yield f"{token.id} lies off the board"


def _creatures(play: FrostgravePlay) -> Iterator[str]:
    masters = [figure.master for figure in play.on_table() if figure.master]
    if len(set(masters)) != len(masters):
        yield "a caster controls two creatures"
    for figure in play.on_table():
        if figure.master and (figure.seat == NOBODY or play.figure(figure.master).place != TABLE):
            yield f"{figure.id} obeys {figure.master}, who is not there"
