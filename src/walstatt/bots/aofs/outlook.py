"""What places are worth to one unit: the objectives it can hold from there, the enemies it has to fear, its own reach.

An outlook is made once for a unit and then asked for dozens of places, so it keeps plain numbers.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from walstatt.bots.aofs.clashes import NO_BLOW, Blow
from walstatt.bots.aofs.situation import Situation, gap_between, nearest_place
from walstatt.bots.aofs.values import LAST_ROUND
from walstatt.games.aofs.rounds import SEIZE
from walstatt.games.aofs.state import TABLE, Unit
from walstatt.table.shapes import Point

ONE_AFTER_ANOTHER = (1.0, 0.6, 0.35, 0.2)
"""How much the worst enemy counts, the next, the third: what one has taken another cannot take."""
WORTH_IT = 0.6
"""An enemy charges if it does not lose much more than it takes."""


class Scored(NamedTuple):
    """What a place is worth to a unit: in all, for objectives, and what may be lost there."""

    total: float
    objective: float
    risk: float


class _Threat(NamedTuple):
    """What an enemy could do: how near it must be for it, and what the unit would lose."""

    places: tuple[Point, ...]
    charge_within: float
    charge: Blow
    shoot_within: float
    shot: Blow
    shot_in_cover: Blow
    acts: float
    others: float
    """What it could take from others of ours instead."""
    now: bool
    """Can it still act in this round?"""


class _Prey(NamedTuple):
    """What the unit could do to an enemy: how near it must be for it, and what it would gain."""

    x: float
    y: float
    within: float
    points: float


class _Prize(NamedTuple):
    """An objective that the unit could change."""

    x: float
    y: float
    need: float


class Outlook:
    """The table as one unit sees it."""

    def __init__(self, situation: Situation, unit: Unit) -> None:
        self.situation = situation
        self.unit = unit
        self.radius = situation.play.radius(unit)
        self.walk = situation.walker(unit)
        self.rush = situation.paces[unit.id].rush
        self.points = situation.points
        self.caution = situation.temper.caution
        self.broken = situation.temper.breaking * situation.breaking_point(unit.seat)
        self.left = LAST_ROUND - situation.round
        self.prizes = [
            _Prize(objective.x, objective.y, need)
            for objective, need in zip(situation.objectives, situation.needs(unit), strict=True)
            if need > 0
        ]
        self.threats = [threat for enemy in situation.theirs if (threat := self._threat(enemy))]
        prey = [prey for enemy in situation.theirs for prey in self._prey(enemy)] if self.left else []
        self.prey = sorted(prey, key=lambda one: -one.points)

    # ---- asked often

    def score(self, places: Sequence[Point], *, cover: bool = False) -> Scored:
        """What it is worth for the unit to stand at these places after its activation."""
        objective = self.objective(places)
        risk = self.risk(places, objective, cover=cover)
        return Scored(objective - risk + self._menace(places), objective, risk)

    def objective(self, places: Sequence[Point]) -> float:
        """What the unit can do for objectives from here: the best of them, and a little for the second."""
        best = second = 0.0
        for x, y, need in self.prizes:
            value = need * self._arrival(places, x, y)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return self.situation.prize * (best + 0.1 * second)

    def goal(self, places: Sequence[Point]) -> int | None:
        """The number of the objective that a place is best for."""
        best = max(self.prizes, key=lambda one: one.need * self._arrival(places, one.x, one.y), default=None)
        if best is None:
            return None
        return next(
            number for number, one in enumerate(self.situation.objectives) if (one.x, one.y) == (best.x, best.y)
        )

    def risk(self, places: Sequence[Point], objective: float, *, cover: bool = False, now: bool = False) -> float:
        """What enemies may take from the unit here, `now` only in this round; a lost unit holds no objective."""
        worst: list[float] = []
        for threat in self.threats:
            if now and not threat.now:
                continue
            gap = gap_between(places, threat.places)
            blow = threat.charge if gap <= threat.charge_within else NO_BLOW
            if gap <= threat.shoot_within:
                shot = threat.shot_in_cover if cover else threat.shot
                if shot.points > blow.points:
                    blow = shot
            if blow.points:
                loss = self.points * blow.points + objective * (blow.out + 0.6 * blow.shaken) + self.broken * blow.out
                worst.append(threat.acts * loss * blow.points / (blow.points + threat.others))
        worst.sort(reverse=True)
        return self.caution * sum(share * loss for share, loss in zip(ONE_AFTER_ANOTHER, worst, strict=False))

    def _menace(self, places: Sequence[Point]) -> float:
        """What the unit could do from here in the next round."""
        best = 0.0
        for x, y, within, points in self.prey:
            if points <= best:
                break
            missing = nearest_place(places, x, y)[1] - within
            if missing <= 0:
                best = points
                break
            best = max(best, points / (1.0 + missing / 6.0))
        return self.situation.temper.menace * self.situation.points * best

    def _arrival(self, places: Sequence[Point], x: float, y: float) -> float:
        rim = self.radius + SEIZE
        near, straight = nearest_place(places, x, y)
        if straight <= rim:
            return 1.0
        return self.situation.promise(self.walk(*near, (x, y)) - rim, self.rush, self.left)

    # ---- made once

    def _threat(self, enemy: Unit) -> _Threat | None:
        situation, play = self.situation, self.situation.play
        now = not enemy.activated and not enemy.shaken
        acts = 1.0 if now else (situation.temper.next_round if self.left else 0.0)
        if not acts:
            return None
        rims = self.radius + play.radius(enemy)
        pace, reach = situation.paces[enemy.id], situation.ranges[enemy.id]
        charge = shot = covered = NO_BLOW
        if pace.charge:
            clash = situation.clashes.melee(play, enemy, self.unit)
            if clash.given.points > WORTH_IT * clash.taken.points:
                charge = clash.given
        if reach:
            shot = situation.clashes.shot(play, enemy, self.unit, cover=False)
            covered = situation.clashes.shot(play, enemy, self.unit, cover=True)
        if not charge.points and not shot.points:
            return None
        places = tuple((model.x, model.y) for model in enemy.models)
        charge_within = pace.charge + rims if charge.points else 0.0
        shoot_within = reach + pace.advance + rims if reach else 0.0
        if self.unit.place == TABLE:
            gap = gap_between(places, [(model.x, model.y) for model in self.unit.models])
            if gap > max(charge_within, shoot_within) + max(self.rush, situation.paces[self.unit.id].charge):
                return None
        fears = situation.fears[enemy.id]
        others = situation.temper.rivals * sum(loss for unit_id, loss in fears.items() if unit_id != self.unit.id)
        return _Threat(places, charge_within, charge, shoot_within, shot, covered, acts, others, now)

    def _prey(self, enemy: Unit) -> list[_Prey]:
        situation, play = self.situation, self.situation.play
        pace, reach = situation.paces[self.unit.id], situation.ranges[self.unit.id]
        rims = self.radius + play.radius(enemy)
        x, y = enemy.models[0].x, enemy.models[0].y
        found = []
        if reach:
            points = situation.clashes.shot(play, self.unit, enemy, cover=False).points
            found.append(_Prey(x, y, reach + pace.advance + rims, points))
        if pace.charge:
            clash = situation.clashes.melee(play, self.unit, enemy)
            found.append(_Prey(x, y, pace.charge + rims, clash.given.points - 0.7 * clash.taken.points))
        return found
