"""A tiny game for the tests of the core: secret bids, a reaction in the middle of an attack, a secret event."""
from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import msgspec

from walstatt.core.match import Outcome, Play, Redeal
from walstatt.core.questions import Number, Pick, Question, Roll, Script, Together, YesNo
from walstatt.core.texts import Text
from walstatt.table.questions import Measure


class Position(msgspec.Struct):
    x: list[float]
    hp: list[int]
    tokens: list[int]
    round: int = 0
    turn: int = -1

    def copy(self) -> Position:
        return Position(self.x.copy(), self.hp.copy(), self.tokens.copy(), self.round, self.turn)


class DuelSetup(msgspec.Struct, frozen=True):
    hp: int = 4
    real_table: bool = False


class DuelPlay(Play):
    state: Position


class Duel:
    key = "duel"
    version = 1

    def begin(self, setup: DuelSetup) -> DuelPlay:
        play = DuelPlay()
        play.rulings = {}
        play.state = Position([0.0, 4.0], [setup.hp, setup.hp], [2, 2])
        return play

    def scene(self, play: DuelPlay) -> Script[None] | None:
        state = play.state
        if state.round > 5 or min(state.hp) <= 0:
            return None
        return bids(play) if state.turn < 0 else activation(play)

    def outcome(self, play: DuelPlay) -> Outcome:
        first, second = play.state.hp
        winner = None if first == second else int(second > first)
        return Outcome(winner, (float(first), float(second)), Text("duel-over"))

    def view(self, play: DuelPlay, seat: int | None) -> Any:  # noqa: ARG002
        return msgspec.to_builtins(play.state)

    def redeal(self, play: DuelPlay, seat: int | None, rng: Random) -> Redeal | None:  # noqa: ARG002
        return None

    def open_setup(self, setup: DuelSetup, seats: Collection[int]) -> DuelSetup:  # noqa: ARG002
        return setup

    def by_people(self, setup: DuelSetup) -> bool:
        return setup.real_table


DUEL = Duel()


def bids(play: DuelPlay) -> Script[None]:
    state = play.state
    parts: list[Question] = [Number(seat, "duel:bid", "duel.bid", 0, state.tokens[seat]) for seat in (0, 1)]
    given = yield Together("duel:bids", "duel.bid", parts)
    successes = []
    for seat, bid in enumerate(given):
        play.note_secret(seat, "duel-you-bid", "duel.bid", bid=bid)
        state.tokens[seat] -= bid
        faces = yield Roll(seat, "duel:initiative", "duel.initiative", 3 + bid, 6)
        successes.append(sum(face >= 4 for face in faces))
    state.round += 1
    state.turn = 0 if successes[0] >= successes[1] else 1
    play.note("duel-round", "duel.initiative", seat=state.turn)


def activation(play: DuelPlay) -> Script[None]:
    state = play.state
    me = state.turn
    for _ in range(2):
        away = play.measure(
            lambda: Measure("duel:distance", "duel.reach", "length"), lambda: abs(state.x[0] - state.x[1]) - 1
        )
        chosen = yield Pick(me, "duel:act", "duel.act", ["strike", "wait"] if away <= 1 else ["step", "wait"])
        if chosen == "strike":
            yield from strike(play, me)
        elif chosen == "step":
            state.x[me] += 2 if state.x[1 - me] > state.x[me] else -2
    state.turn = 1 - me if state.round % 2 else -1


def strike(play: DuelPlay, me: int) -> Script[None]:
    state, foe = play.state, 1 - play.state.turn
    attack = yield Roll(me, "duel:attack", "duel.attack", 4, 6)
    dodges = yield YesNo(foe, "duel:dodge", "duel.dodge")
    defence = yield Roll(foe, "duel:defence", "duel.defence", 3 + dodges, 6)
    hits = sum(face >= 3 for face in attack) - sum(face >= 4 for face in defence)
    state.hp[foe] -= max(0, hits)
    play.note("duel-hit", "duel.attack", seat=me, hits=max(0, hits))
