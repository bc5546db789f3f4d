"""A table of the Referenzblatt with a few characters, for tests."""
from __future__ import annotations

from walstatt.core.match import Match
from walstatt.games.anima.abilities import Ability
from walstatt.games.anima.game import GAME
from walstatt.games.anima.play import AnimaPlay, Setup
from walstatt.games.anima.profiles import Member, Party, Profile
from walstatt.games.anima.state import TABLE, Figure, State
from walstatt.table.terrain import Board, Piece

Placed = list[tuple[Profile, tuple[float, float]]]


def profile(key: str, *abilities: Ability, base: float = 1.0, reach: tuple[float, float] = (0.0, 0.0)) -> Profile:
    return Profile(
        key, {"de": key, "en": key}, 30, 6.0, 10.0, 7, 4, 8, 2, 4, 14, base=base, short=reach[0], long=reach[1],
        abilities=abilities,
    )


def match_of(
    first: Placed, second: Placed, pieces: tuple[Piece, ...] = (), *, gnosis: tuple[int, int] = (0, 0),
    rulings: dict[str, int] | None = None,
) -> Match:
    """Anna's characters and Bert's, in the middle of an action phase."""
    sides = (first, second)
    parties = tuple(
        Party(tuple(Member(one.key, one.key) for one, _ in side), {one.key: one for one, _ in side}) for side in sides
    )
    figures = {
        one.key: Figure(one.key, seat, one.key, one.lp, *place, place=TABLE, markers=one.maximum)
        for seat, side in enumerate(sides) for one, place in side
    }
    state = State(figures, "activation", 1, gnosis=gnosis)
    setup = Setup((parties[0], parties[1]), Board(36.0, 36.0, pieces), rulings=rulings or {}, opening=state)
    match = Match(GAME, setup)
    play: AnimaPlay = match.play
    for figure in play.on_table():
        figure.z = play.relief.level(figure.x, figure.y)
    return match
