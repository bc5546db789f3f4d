"""The captain's view of a position: who can get where, who will hold which objective, who threatens whom."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil, hypot
from typing import NamedTuple

from walstatt.bots.aofs.clashes import Blow, Clashes, longest_range
from walstatt.bots.aofs.values import LAST_ROUND, Temper, round_now, unit_worth
from walstatt.bots.aofs.walk_map import WalkMap
from walstatt.games.aofs.movement import allowance
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.rounds import SEIZE
from walstatt.games.aofs.state import Objective, Unit
from walstatt.odds.aofs import morale_chance
from walstatt.table.shapes import Point

OUT_OF_TIME = 0.06
STAYS = 0.8
"""An enemy that stands at an objective is still there at the end."""
NEAR_BREAKING = (0.8, 0.25)
"""What one more lost unit counts for when it is the one too many, and when it is the last but one."""
COMES_NOW, COMES_AT_LAST, COMES_LATER = 0.35, 0.5, 0.2
"""An enemy that could come does so: in this round, in the last one, in a later one."""


class Pace(NamedTuple):
    """How far a unit goes with each action."""

    advance: float
    rush: float
    charge: float


@dataclass(slots=True)
class Goal:
    """The objective that a unit is meant for, and how sure it will hold it."""

    objective: int
    chance: float


class Situation:
    """A position as one seat sees it, looked at once and asked often."""

    def __init__(
        self, play: AofsPlay, seat: int, clashes: Clashes, maps: dict[bool, WalkMap], temper: Temper
    ) -> None:
        self.play = play
        self.seat = seat
        self.clashes = clashes
        self.maps = maps
        self.temper = temper
        self.round = round_now(play)
        self.points = temper.points[self.round - 1]
        self.prize = temper.objective[self.round - 1]
        self.objectives: list[Objective] = play.state.objectives
        self.mine = play.state.of(seat)
        self.theirs = play.state.of(1 - seat)
        self.paces = {unit.id: _pace(play, unit) for unit in (*self.mine, *self.theirs)}
        self.ranges = {unit.id: longest_range(play, unit) for unit in (*self.mine, *self.theirs)}

    def take_in(self, unit: Unit) -> None:
        """Make room for a unit that does not stand on the table yet."""
        self.paces[unit.id] = _pace(self.play, unit)
        self.ranges[unit.id] = longest_range(self.play, unit)

    # ---- objectives

    @cached_property
    def enemy_at(self) -> list[dict[str, float]]:
        """For each objective the chance of every enemy unit to be there when it counts."""
        return [
            {enemy.id: chance for enemy in self.theirs if (chance := self._enemy_comes(enemy, objective))}
            for objective in self.objectives
        ]

    @cached_property
    def enemy_chance(self) -> list[float]:
        return [_any_of(chances.values()) for chances in self.enemy_at]

    @cached_property
    def goals(self) -> dict[str, Goal]:
        """Which unit goes for which objective: always the pair that promises most, until everybody has a goal."""
        arrival = {
            unit.id: [self._will_hold(unit, number) for number in range(len(self.objectives))] for unit in self.mine
        }
        held = [0.0] * len(self.objectives)
        goals: dict[str, Goal] = {}
        while len(goals) < len(arrival) and self.objectives:
            best, unit_id, number = max(
                (self.need(number, held[number]) * chances[number], unit_id, number)
                for unit_id, chances in arrival.items()
                if unit_id not in goals
                for number in range(len(self.objectives))
            )
            chance = arrival[unit_id][number] if best > 0 else 0.0
            goals[unit_id] = Goal(number, chance)
            held[number] = 1.0 - (1.0 - held[number]) * (1.0 - chance)
        return goals

    def need(self, number: int, held: float) -> float:
        """What one more unit at an objective changes, in objectives: `held` is the chance that another one is there."""
        owner = self.owned(number)
        return (1.0 - held) * (1.0 - (1.0 - self.enemy_chance[number]) * owner)

    def owned(self, number: int) -> int:
        """1 if it is ours, -1 if it is theirs, 0 if it is nobody's."""
        owner = self.objectives[number].owner
        return 0 if owner not in (0, 1) else (1 if owner == self.seat else -1)

    def held_without(self, unit: Unit | None) -> list[float]:
        """For each objective the chance that somebody other than this unit holds it."""
        free = [1.0] * len(self.objectives)
        for unit_id, goal in self.goals.items():
            if unit is None or unit_id != unit.id:
                free[goal.objective] *= 1.0 - goal.chance
        return [1.0 - chance for chance in free]

    def needs(self, unit: Unit) -> list[float]:
        """What this unit would change at each objective."""
        return [self.need(number, held) for number, held in enumerate(self.held_without(unit))]

    def arrival(self, unit: Unit, places: Sequence[Point], number: int, activations: int) -> float:
        """The chance, or better the promise, that a unit standing so will be at an objective in time."""
        objective = self.objectives[number]
        rim = self.play.radius(unit) + SEIZE
        near, straight = nearest_place(places, objective.x, objective.y)
        if straight <= rim:
            return 1.0
        away = self.walker(unit)(*near, (objective.x, objective.y)) - rim
        return self.promise(away, self.paces[unit.id].rush, activations)

    def promise(self, away: float, rush: float, activations: int) -> float:
        """How sure a unit gets so many inches further in its remaining activations."""
        if away <= 0:
            return 1.0
        if rush <= 0:
            return 0.0
        turns = away / rush
        if ceil(turns - 1e-6) > activations:
            return OUT_OF_TIME / (1.0 + turns)
        return float(self.temper.arrives * self.temper.slower**turns)

    def walker(self, unit: Unit) -> Callable[[float, float, Point], float]:
        """Measures the way from a place to a point in inches: on foot, or as the crow flies."""
        if self.play.all_have(unit, "flying"):
            return _as_the_crow_flies
        strider = self.play.all_have(unit, "strider")
        known = self.maps.get(strider)
        if known is None or known.ground is not self.play.ground:
            known = self.maps[strider] = WalkMap(self.play, strider=strider)
        return known.distance

    def _will_hold(self, unit: Unit, number: int) -> float:
        """The chance that one of ours is at an objective when it counts."""
        left = LAST_ROUND - self.round
        if unit.shaken and unit.activated and not left:
            return 0.0
        if unit.arrived == self.play.state.round and unit.arrived and not left:
            return 0.0
        chance = self.arrival(unit, places_of(unit), number, left + (not unit.activated and not unit.shaken))
        return chance * (0.7 if unit.shaken else 1.0) * (1.0 if chance < 1.0 else 0.9)

    def _enemy_comes(self, enemy: Unit, objective: Objective) -> float:
        left = LAST_ROUND - self.round
        _, straight = nearest_place(places_of(enemy), objective.x, objective.y)
        away = straight - self.play.radius(enemy) - SEIZE
        may_act = not enemy.activated
        if away <= 0:
            if left:
                return STAYS * (0.6 if enemy.shaken and enemy.activated else 1.0)
            if may_act:
                return 0.9
            return 0.0 if enemy.shaken else 1.0
        rush = self.paces[enemy.id].rush
        if may_act and not enemy.shaken and away <= rush:
            return COMES_NOW if left else COMES_AT_LAST
        return COMES_LATER if away <= rush * (left + (may_act and not enemy.shaken)) else 0.0

    # ---- what an enemy stands for

    @cached_property
    def fears(self) -> dict[str, dict[str, float]]:
        """For each enemy what it could take from each of ours that it can reach where they stand now."""
        return {enemy.id: self._reachable_losses(enemy) for enemy in self.theirs}

    def _reachable_losses(self, enemy: Unit) -> dict[str, float]:
        pace, reach = self.paces[enemy.id], self.ranges[enemy.id]
        found = {}
        for unit in self.mine:
            gap = gap_between(places_of(unit), places_of(enemy)) - self.play.radius(unit) - self.play.radius(enemy)
            loss = 0.0
            if pace.charge and gap <= pace.charge:
                loss = self.clashes.melee(self.play, enemy, unit).given.points
            if reach and gap <= reach + pace.advance:
                loss = max(loss, self.clashes.shot(self.play, enemy, unit, cover=False).points)
            if loss > 0:
                found[unit.id] = loss
        return found

    @cached_property
    def at_stake(self) -> dict[str, float]:
        """For each enemy the points that its presence at objectives costs us."""
        held = self.held_without(None)
        found = {}
        for enemy in self.theirs:
            total = 0.0
            for number, chances in enumerate(self.enemy_at):
                if enemy.id in chances:
                    without = _any_of(chance for other, chance in chances.items() if other != enemy.id)
                    change = self.enemy_chance[number] - without
                    total += change * (held[number] + (1.0 - held[number]) * (1 + self.owned(number)))
            found[enemy.id] = total * self.prize
        return found

    def gain(self, enemy: Unit, blow: Blow) -> float:
        """What a blow against an enemy is worth."""
        stake = self.at_stake.get(enemy.id, 0.0)
        if not blow.points and not blow.shaken:
            return 0.0
        gone = blow.out
        broken = self.temper.breaking * self.breaking_point(enemy.seat) * blow.out
        if enemy.activated:
            gone += blow.shaken * 0.9
        elif not enemy.shaken:
            # It will spend its activation recovering: it neither comes nor strikes, but it still stands there.
            gone += blow.shaken * 0.4
        return self.points * blow.points + stake * gone + broken

    def breaking_point(self, seat: int) -> float:
        """What it costs a side to lose one more unit, because of the morale of half an army."""
        return self._breaking_points[seat]

    @cached_property
    def _breaking_points(self) -> tuple[float, float]:
        return (self._breaks(0), self._breaks(1))

    def _breaks(self, seat: int) -> float:
        state = self.play.state
        left = sum(unit.seat == seat and bool(unit.models) for unit in state.units.values())
        spare = left - len(self.play.setup.armies[seat].units) // 2
        if spare < 1 or spare > len(NEAR_BREAKING):
            return 0.0
        total = 0.0
        for unit in state.of(seat):
            fails = 1.0 - morale_chance(self.play, unit)
            total += fails * (0.35 * self.points * unit_worth(self.play, unit) + self._holds(unit))
        return NEAR_BREAKING[spare - 1] * total

    def _holds(self, unit: Unit) -> float:
        """What a unit stands for at objectives."""
        if unit.seat != self.seat:
            return self.at_stake.get(unit.id, 0.0)
        goal = self.goals.get(unit.id)
        return self.prize * goal.chance * self.needs(unit)[goal.objective] if goal else 0.0


def _as_the_crow_flies(x: float, y: float, goal: Point) -> float:
    return hypot(goal[0] - x, goal[1] - y)


def _pace(play: AofsPlay, unit: Unit) -> Pace:
    if any(play.has(model, "immobile") for model in unit.models):
        return Pace(0.0, 0.0, 0.0)
    return Pace(*(min(allowance(play, unit, model, action).total for model in unit.models) for action in Pace._fields))


def places_of(unit: Unit) -> list[Point]:
    return [(model.x, model.y) for model in unit.models]


def nearest_place(places: Sequence[Point], x: float, y: float) -> tuple[Point, float]:
    """The place nearest to a point, and how far it is."""
    best, least = places[0], hypot(places[0][0] - x, places[0][1] - y)
    for place in places[1:]:
        away = hypot(place[0] - x, place[1] - y)
        if away < least:
            best, least = place, away
    return best, least


def gap_between(places: Sequence[Point], others: Sequence[Point]) -> float:
    """Between the nearest centres."""
    best = 1e9
    for x, y in places:
        for a, b in others:
            away = hypot(x - a, y - b)
            if away < best:
                best = away
    return best


def _any_of(chances: Iterable[float]) -> float:
    none = 1.0
    for chance in chances:
        none *= 1.0 - chance
    return 1.0 - none
