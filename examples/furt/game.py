"""The ford (Die Furt): three fighters a side, five rounds; whoever has more of them at the stone then wins.

The worked example of docs/adding-a-game.md.
"""
from __future__ import annotations

from random import Random
from typing import Any

from walstatt.core.questions import Pick, Roll, Script
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, text
from walstatt.games.planning import Planner, after_step, directions
from walstatt.games.roll_off import roll_off
from walstatt.games.small_game import Figure, SmallGame, SmallPlay, SmallState
from walstatt.table.layout import PieceSpec, lay_out
from walstatt.table.paths import is_open, path_length
from walstatt.table.picture import Marker
from walstatt.table.questions import Move
from walstatt.table.shapes import Disc, Point, beyond, gap, within
from walstatt.table.sight import Eye, sees
from walstatt.table.terrain import Board

SIZE, DIE, ROUNDS = 20.0, 6, 5
WALK, SHOT, HOLDS, HEAD = 6.0, 10.0, 3.0, 1.0
STONE = Disc(SIZE / 2, SIZE / 2, 0.0)
BLOCKS = "impassable"
ROCK = PieceSpec("rock", (BLOCKS,), (3.0, 2.0), 2.0, "rectangle", 2)
WAIT = "wait"


def start(play: SmallPlay) -> Script[None]:
    """The higher die begins."""
    play.state.turn = yield from roll_off(play, "furt:start", "furt.start", DIE, "furt-starts")
    play.state.phase = "activation"


def activation(play: SmallPlay) -> Script[None]:
    """One fighter walks and attacks, then it is the other player's turn."""
    seat = play.state.turn
    ready = [one.id for one in play.state.on_table(seat) if not one.done]
    chosen = yield Pick(seat, "furt:activate", "furt.turn", ready, describe=name)
    fighter = play.state.figures[chosen]
    yield from walk(play, fighter)
    yield from attack(play, fighter)
    fighter.done = True
    pass_on(play)


def pass_on(play: SmallPlay) -> None:
    """Who has nobody left to activate is passed over; when nobody has, the round is over."""
    state = play.state
    waiting = {one.seat for one in state.on_table() if not one.done}
    if not waiting:
        state.round += 1
        for one in state.figures.values():
            one.done = False
        play.note("furt-next-round", "furt.turn", round=state.round)
    if 1 - state.turn in waiting or not waiting:
        state.turn = 1 - state.turn
    if state.round > ROUNDS or not (state.on_table(0) and state.on_table(1)):
        play.note("furt-ends", "furt.end")
        state.phase = "over"


def walk(play: SmallPlay, fighter: Figure) -> Script[None]:
    planner = Planner[Point](lambda value: judge(play, fighter, value), lambda rng: ideas(fighter, rng))
    args = {"fighter": name(fighter.id), "inches": WALK}
    value = yield Move(fighter.seat, "furt:walk", "furt.walk", [fighter.id], planner.check, planner.propose, args)
    end = planner.trip(value)
    if end is not None:
        fighter.x, fighter.y = end
        play.note("furt-walks", "furt.walk", fighter=name(fighter.id))


def judge(play: SmallPlay, fighter: Figure, value: dict[str, Any]) -> Point | None:
    """Where the way ends, None for staying; what is not allowed is refused before anything changes."""
    path = [(fighter.x, fighter.y), *((stop[0], stop[1]) for stop in value.get(fighter.id, ()))]
    if beyond(path_length(path), WALK):
        raise refuse("furt.walk", "furt-refused-too-far", inches=path_length(path), most=WALK)
    others = [one.disc for one in play.state.on_table() if one is not fighter]
    if not is_open(play.ground, path, fighter.r, others, BLOCKS):
        raise refuse("furt.walk", "furt-refused-blocked")
    return path[-1] if len(path) > 1 else None


def ideas(fighter: Figure, rng: Random) -> list[dict[str, Any]]:
    return [{fighter.id: [after_step(fighter.x, fighter.y, *one)]} for one in directions(WALK, rng)]


def attack(play: SmallPlay, fighter: Figure) -> Script[None]:
    """At most one enemy; the preview of an option is the roll that it would lead to."""
    foes = [foe for foe in play.state.on_table(1 - fighter.seat) if may_hit(play, fighter, foe)]
    rolls = {foe.id: blow(fighter, foe) for foe in foes}
    options, args = [*rolls, WAIT], {"fighter": name(fighter.id)}
    chosen = yield Pick(fighter.seat, "furt:target", "furt.attack", options, args, describe=name, preview=rolls.get)
    if chosen == WAIT:
        return
    roll = rolls[chosen]
    faces = yield roll
    hit = play.state.figures[chosen].out = roll.reached(faces) > 0
    told = "furt-hits" if hit else "furt-misses"
    play.note(told, "furt.attack", fighter=name(fighter.id), target=name(chosen), dice=roll.fell(faces))


def may_hit(play: SmallPlay, one: Figure, foe: Figure) -> bool:
    near = within(gap(one.disc, foe.disc), SHOT)
    return near and sees(Eye(*one.disc, HEAD), Eye(*foe.disc, HEAD), play.ground.of_kind(BLOCKS))


def blow(one: Figure, foe: Figure) -> Roll:
    need = Tally(4, "furt.attack").change(-1 if within(gap(one.disc, foe.disc), 0.0) else 0, "furt.close")
    args = {"fighter": name(one.id), "target": name(foe.id)}
    return Roll(one.seat, "furt:attack", "furt.attack", 1, DIE, need, args)


def name(option: str) -> Text:
    return text("furt-wait") if option == WAIT else text("furt-figure", id=option)


SCENES = {"start": start, "activation": activation}
TERRAIN = {ROCK.name: (ROCK.kinds, ROCK.height)}


class Furt(SmallGame):
    key, force, scenes, terrain, agreed_by = "furt", 3, SCENES, TERRAIN, "furt.start"

    def board(self, seed: int) -> Board:
        return lay_out(SIZE, SIZE, [ROCK], seed, 2.0, 3.0)

    def opening(self, play: SmallPlay) -> SmallState:
        del play
        south = [Figure(f"a{number}", 0, 5.0 * number, 1.0) for number in (1, 2, 3)]
        north = [Figure(f"b{number}", 1, 5.0 * number, SIZE - 1.0) for number in (1, 2, 3)]
        return SmallState({one.id: one for one in south + north}, "start")

    def scores(self, play: SmallPlay) -> list[int]:
        """Fighters at the stone."""
        return [sum(within(gap(one.disc, STONE), HOLDS) for one in play.state.on_table(seat)) for seat in (0, 1)]

    def markers(self, play: SmallPlay) -> list[Marker]:
        del play
        return [Marker("stone", "stone", STONE.x, STONE.y, reach=HOLDS, name="furt-stone")]


GAME = Furt()
