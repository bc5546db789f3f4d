"""The circle (Der Kreis): seven or more stand in a circle and throw at each other; who is hit goes home."""
from __future__ import annotations

from math import cos, pi, sin

from walstatt.core.questions import Pick, Roll, Script
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, text
from walstatt.games.small_game import Figure, SmallGame, SmallPlay, SmallState
from walstatt.table.terrain import Board

SIZE, MIDDLE, RADIUS, ROUNDS = 24.0, 12.0, 10.0, 2


def throw(play: SmallPlay) -> Script[None]:
    """Who is next throws at anybody else, and is hit by nobody but on a five."""
    state = play.state
    me = next(one for one in state.on_table() if not one.done)
    state.turn = me.seat
    others = [one.id for one in state.on_table() if one is not me]
    chosen = yield Pick(me.seat, "kreis:target", "kreis.throw", others, describe=name)
    need = Tally(5, "kreis.throw")
    roll = Roll(me.seat, "kreis:throw", "kreis.throw", 1, 6, need)
    faces = yield roll
    state.figures[chosen].out = bool(roll.reached(faces))
    play.note("kreis-thrown", "kreis.throw", target=name(chosen), faces=faces)
    me.done = True
    pass_on(play)


def pass_on(play: SmallPlay) -> None:
    state = play.state
    if all(one.done for one in state.on_table()):
        state.round += 1
        for one in state.figures.values():
            one.done = False
    if state.round > ROUNDS or len(state.on_table()) < 2:
        state.phase = "over"


def name(id: str) -> Text:
    return text("kreis-figure", id=id)


class Kreis(SmallGame):
    key, force, scenes, agreed_by = "kreis", 1, {"throw": throw}, "kreis.throw"
    players = (7, 40)

    def board(self, seed: int) -> Board:
        del seed
        return Board(SIZE, SIZE, ())

    def opening(self, play: SmallPlay) -> SmallState:
        angles = [2 * pi * seat / play.seats for seat in range(play.seats)]
        places = [(MIDDLE + RADIUS * cos(angle), MIDDLE + RADIUS * sin(angle)) for angle in angles]
        return SmallState({f"k{seat}": Figure(f"k{seat}", seat, x, y) for seat, (x, y) in enumerate(places)}, "throw")

    def scores(self, play: SmallPlay) -> list[int]:
        return [len(play.state.on_table(seat)) for seat in range(play.seats)]


GAME = Kreis()
