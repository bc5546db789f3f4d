"""Carrying out a move that was judged: dangers, jumps and falls on the way, model by model."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from walstatt.core.questions import Script
from walstatt.games.aofs.hazards import TIMING, danger_test
from walstatt.games.aofs.movement import Going, judge, propose, put, short_going, survey_all
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.special_moves import cliff_at, fall, jump
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.games.aofs.walking import Jump, Walk
from walstatt.table.paths import point_at
from walstatt.table.questions import Measure, Move
from walstatt.table.sweeps import before_contact


@dataclass(slots=True)
class Journey:
    """What has happened to the models of a unit on the move so far in this activation."""

    tested: set[str] = field(default_factory=set)
    """Models that have taken their one test for dangerous terrain."""
    moved: set[str] = field(default_factory=set)
    ended: bool = False
    """A fall or Shaken on the way has ended the activation."""
    melee: bool = False
    """In the short moves of a melee a unit that becomes Shaken goes on (aofs.r.shaken_scope)."""


def travel(play: AofsPlay, unit: Unit, walks: Mapping[str, Walk], journey: Journey) -> Script[None]:
    """Move the models along their walks. All dice of the unit fall before its models are put down together."""
    arrived: list[tuple[Model, Walk]] = []
    for model_id, walk in walks.items():
        model = next((one for one in unit.models if one.id == model_id), None)
        if model is None or not walk.moves:
            continue
        journey.moved.add(model_id)
        if walk.steps:
            play.note("aofs-steps-over", "aofs.move.step", unit=play.name(unit), count=walk.steps)
        if walk.dangers or walk.jumps:
            came_through = yield from _adventure(play, unit, model, walk, journey)
            if unit.place != TABLE or journey.ended:
                return
            if not came_through:
                continue
        arrived.append((model, walk))
    for model, walk in arrived:
        model.x, model.y = walk.end
        model.z = walk.level


def _adventure(play: AofsPlay, unit: Unit, model: Model, walk: Walk, journey: Journey) -> Script[bool]:
    """A walk on which something may happen, in the order in which the model meets it; True if it gets to the end."""
    met: list[tuple[float, Jump | None]] = [(at, None) for at in walk.dangers]
    met += [(leap.at, leap) for leap in walk.jumps]
    for at, leap in sorted(met, key=lambda one: one[0]):
        if leap is None:
            yield from _meet_danger(play, unit, model, walk, at, journey)
        else:
            landed = yield from jump(play, unit, model, leap)
            if not landed:
                yield from _tumble(play, unit, model, walk, leap, journey)
                return False
        if journey.ended or model not in unit.models:
            return False
    return True


def _meet_danger(
    play: AofsPlay, unit: Unit, model: Model, walk: Walk, at: float, journey: Journey
) -> Script[None]:
    if model.id in journey.tested and (play.ruling(TIMING) == 0 or at <= 0.0):
        return
    journey.tested.add(model.id)
    was_shaken = unit.shaken
    yield from danger_test(play, unit, model)
    if unit.place != TABLE or model not in unit.models or was_shaken or not unit.shaken:
        return
    if journey.melee:
        play.note("aofs-goes-on", "aofs.r.shaken_scope", unit=play.name(unit))
    else:
        put(play, model, *point_at(walk.path, before_contact(at)))
        journey.ended = True
        play.note("aofs-stopped", "aofs.r.shaken_mid_activation", unit=play.name(unit))


def _tumble(play: AofsPlay, unit: Unit, model: Model, walk: Walk, leap: Jump, journey: Journey) -> Script[None]:
    edge = point_at(walk.path, leap.at)
    alone = len(unit.models) == 1
    put(play, model, *edge)
    yield from fall(play, unit, model, leap.level - leap.bottom, cliff_at(play, edge, leap.level), unit.seat)
    if alone:
        journey.ended = True
        play.note("aofs-activation-ends", "aofs.fall.activation", unit=play.name(unit))


def travel_at_real_table(play: AofsPlay, unit: Unit, action: str, journey: Journey) -> Script[None]:
    """Where people move the models themselves the program asks only what the rules need to know."""
    ids = [model.id for model in unit.models]
    args = {"unit": play.name(unit), "action": action}
    moved = play.measure(
        lambda: Measure("aofs:measure.moved", f"aofs.action.{action}", "some", args, among=ids), list
    )
    journey.moved.update(moved)
    endangered = play.measure(
        lambda: Measure("aofs:measure.crossed_danger", "aofs.terrain.dangerous", "some", args, among=ids), list
    )
    for model_id in endangered:
        model = next((one for one in unit.models if one.id == model_id), None)
        if model is None or model_id in journey.tested:
            continue
        journey.tested.add(model_id)
        was_shaken = unit.shaken
        yield from danger_test(play, unit, model)
        if unit.place != TABLE or (unit.shaken and not was_shaken):
            journey.ended = True
            return
    yield from _jumps_at_real_table(play, unit, args, journey)


def _jumps_at_real_table(play: AofsPlay, unit: Unit, args: Mapping[str, Any], journey: Journey) -> Script[None]:
    ids = [model.id for model in unit.models if not play.has(model, "flying")]
    if not ids:
        return
    jumping = play.measure(lambda: Measure("aofs:measure.jumps", "aofs.jump", "some", args, among=ids), list)
    for model_id in jumping:
        model = next((one for one in unit.models if one.id == model_id), None)
        if model is None:
            continue
        size = _inches(play, "aofs:measure.jump_size", "aofs.jump.roll", model, unit)
        landed = yield from jump(play, unit, model, Jump(0.0, 0.0, 0.0, 0.0, size))
        if not landed:
            alone = len(unit.models) == 1
            height = _inches(play, "aofs:measure.fall_height", "aofs.r.fall_height", model, unit) if alone else 0.0
            yield from fall(play, unit, model, height, None, unit.seat)
            if alone:
                journey.ended = True
                play.note("aofs-activation-ends", "aofs.fall.activation", unit=play.name(unit))
                return


def _inches(play: AofsPlay, key: str, rule: str, model: Model, unit: Unit) -> float:
    args = {"unit": play.name(unit), "model": model.id}
    return float(play.measure(lambda: Measure(key, rule, "length", args), lambda: 0.0))


class Planner:
    """Judges a move that a player gives and proposes one; what it has proposed it does not judge again."""

    def __init__(
        self,
        play: AofsPlay,
        unit: Unit,
        to: Going,
        judged: Callable[[AofsPlay, Unit, Mapping[str, Any], Going], Any] = judge,
        proposed: Callable[[AofsPlay, Unit, Going, Random], dict[str, Any]] = propose,
    ) -> None:
        self.play = play
        self.unit = unit
        self.to = to
        self.judged = judged
        self.proposed = proposed
        self.proposal: dict[str, Any] | None = None

    def check(self, value: Mapping[str, Any]) -> None:
        if value is not self.proposal:
            self.judged(self.play, self.unit, value, self.to)

    def propose(self, rng: Random) -> dict[str, Any]:
        self.proposal = self.proposed(self.play, self.unit, self.to, rng)
        return self.proposal


def short_move(
    play: AofsPlay,
    unit: Unit,
    name: str,
    rule: str,
    inches: float,
    enemy: Unit | None = None,
    *,
    journey: Journey | None = None,
    judged: Callable[[AofsPlay, Unit, Mapping[str, Any], Going], Any] = judge,
    proposed: Callable[[AofsPlay, Unit, Going, Random], dict[str, Any]] = propose,
) -> Script[None]:
    """A move outside the four actions: pile-in, consolidation, the scouts' move."""
    planner = Planner(play, unit, short_going(unit, name, rule, inches, enemy), judged, proposed)
    value = yield Move(
        unit.seat, f"aofs:{name}", rule, [model.id for model in unit.models], planner.check, planner.propose,
        {"unit": play.name(unit), "inches": inches},
    )
    if value:
        play.note("aofs-short-move", rule, unit=play.name(unit))
        yield from travel(play, unit, survey_all(play, unit, value), journey or Journey())
