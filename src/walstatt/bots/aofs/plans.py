"""What a unit could do with its activation, and what comes of it: hold, advance, rush, charge."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import hypot
from random import Random
from typing import Any, NamedTuple

from walstatt.bots.aofs.clashes import blow
from walstatt.bots.aofs.moves import Step, best_steps
from walstatt.bots.aofs.outlook import Outlook, Scored
from walstatt.bots.aofs.situation import Situation, nearest_place, places_of
from walstatt.bots.aofs.values import LAST_ROUND, unit_worth
from walstatt.bots.weighing import decisive, percent, runner_up
from walstatt.core.texts import UNSAID, Text, text
from walstatt.games.aofs.attacks import weapon_types
from walstatt.games.aofs.charging import can_charge, propose_charge
from walstatt.games.aofs.cover import in_cover
from walstatt.games.aofs.movement import going, is_coherent, put
from walstatt.games.aofs.shooting import firing, strikers, targets_of
from walstatt.games.aofs.state import Unit
from walstatt.odds.aofs import attack_odds
from walstatt.table.shapes import Point

STEPS_TRIED = {"advance": 3, "rush": 3}
DANGER_SHARE = 0.1
"""What a walk through dangerous ground costs of a unit's worth."""
LIMITED_FROM = 0.35
"""A Limited weapon is fired when it gains this share of what it could at best, or late in the game."""


class Shot(NamedTuple):
    """What can be shot at from a place: the gain of all weapons, and the best target with what is to be expected."""

    gain: float = 0.0
    target: str = ""
    wounds: float = 0.0
    kill: float = 0.0


@dataclass(slots=True)
class Plan:
    """One way to spend an activation, and what it is worth."""

    unit_id: str
    action: str
    score: float
    attack: float = 0.0
    """What its attack gains."""
    exposed: float = 0.0
    """What enemies that can still act may take from it at its end."""
    move: dict[str, Any] | None = None
    target: str = ""
    parts: dict[str, float] = field(default_factory=dict)
    """What its score is made of."""
    wounds: float = 0.0
    """What its shot does to the target on average."""
    kill: float = 0.0
    """The chance that its shot takes the target out."""
    places: Sequence[Point] = ()
    """Where the unit stands at its end."""
    why: Text = UNSAID
    """What speaks for it, once it has been chosen."""


class Planner:
    """Weighs the plans of one unit."""

    def __init__(self, situation: Situation, unit: Unit, whims: Random) -> None:
        self.situation = situation
        self.whims = whims
        self.play = situation.play
        self.unit = unit
        self.outlook = Outlook(situation, unit)
        self.shoots = bool(situation.ranges[unit.id])

    def best(self) -> Plan:
        """The plan that promises most."""
        unit = self.unit
        if unit.shaken:
            return self._idle()
        if not is_coherent(self.play, unit) and self.situation.paces[unit.id].rush:
            return self._regroup()
        plans = [self._hold(), *self._marches()]
        whim = self.situation.temper.whim
        best = max(plans, key=lambda plan: plan.score + whim * self.whims.random())
        charge = self._best_charge(best.score)
        if charge is not None:
            return charge
        best.why = self._why(best, runner_up(plans, best, lambda plan: plan.score))
        return best

    def best_march(self, action: str) -> Plan | None:
        """The best way of an Advance or Rush that somebody has decided on."""
        plans = list(self._march(action))
        best = max(plans, key=lambda plan: plan.score, default=None)
        if best is not None:
            best.why = self._why(best, self._hold())
        return best

    def charge_on(self, enemies: Sequence[Unit]) -> Plan:
        """The best charge on one of these."""
        return max((self._charge(enemy) for enemy in enemies), key=lambda plan: plan.score)

    def _why(self, plan: Plan, other: Plan | None) -> Text:
        """What speaks for this plan rather than for the other one."""
        unit, goal = self.play.name(self.unit), self.outlook.goal(plan.places)
        match decisive(plan.parts, other.parts if other else None):
            case "attack" if plan.target:
                target = self.play.name(self.play.unit(plan.target))
                return text("aofs-why-shot", unit=unit, target=target, wounds=plan.wounds, percent=percent(plan.kill))
            case "objective" if goal is not None:
                return text("aofs-why-objective", unit=unit, number=goal + 1)
            case "menace" | "safety" as part:
                return text(f"aofs-why-{part}", unit=unit)
            case _:
                return text("aofs-why-even", unit=unit)

    # ---- the four actions

    def _idle(self) -> Plan:
        scored = self._scored(places_of(self.unit))
        why = text("aofs-why-shaken", unit=self.play.name(self.unit))
        return Plan(self.unit.id, "hold", scored.total, exposed=scored.risk, why=why)

    def _regroup(self) -> Plan:
        plan = self._idle()
        plan.action = "advance" if self.shoots else "rush"
        plan.why = text("aofs-why-regroup", unit=self.play.name(self.unit))
        return plan

    def _hold(self) -> Plan:
        places = places_of(self.unit)
        scored = self._scored(places)
        shot = best_shot(self.situation, self.unit, frozenset()) if self.shoots else Shot()
        return self._standing("hold", places, scored, shot)

    def _marches(self) -> Iterator[Plan]:
        pace = self.situation.paces[self.unit.id]
        if not pace.rush:
            return
        if self.shoots:
            yield from self._march("advance")
        yield from self._march("rush")

    def _march(self, action: str) -> Iterator[Plan]:
        to = going(self.play, self.unit, action)
        steps = best_steps(self.play, self.unit, to, lambda places: self._wish(places, action), STEPS_TRIED[action])
        for step in steps:
            scored = self._scored(step.places)
            shot = Shot()
            if action == "advance":
                moved = moved_unit(self.situation, self.unit, step.places)
                shot = best_shot(self.situation, moved, frozenset(step.walks))
            plan = self._standing(action, step.places, scored, shot, self._danger_on_the_way(step))
            plan.move = step.value
            yield plan

    def _standing(
        self, action: str, places: Sequence[Point], scored: Scored, shot: Shot, dangers: float = 0.0
    ) -> Plan:
        """A plan that ends at these places and shoots from there."""
        parts = {
            "attack": shot.gain, "objective": scored.objective, "safety": -scored.risk - dangers,
            "menace": scored.total - scored.objective + scored.risk,
        }
        return Plan(
            self.unit.id, action, scored.total + shot.gain - dangers, shot.gain,
            self._exposed(places, scored.objective), target=shot.target, parts=parts,
            places=places, wounds=shot.wounds, kill=shot.kill,
        )

    def _wish(self, places: Sequence[Point], action: str) -> float:
        total = self.outlook.score(places, cover=self._stands_in_cover(places)).total
        return total + self._range_bonus(places) if action == "advance" else total

    def _stands_in_cover(self, places: Sequence[Point]) -> bool:
        """A quick look: most of the unit stands inside cover terrain. What lies between is looked at later."""
        inside = sum(self.play.ground.share(x, y, self.outlook.radius, "cover") > 0.5 for x, y in places)
        return 2 * inside > len(places)

    def _range_bonus(self, places: Sequence[Point]) -> float:
        """Which targets come into range: the shot itself is looked at for the best places only."""
        situation, best = self.situation, 0.0
        x, y = places[0]
        for enemy in situation.theirs:
            model = enemy.models[0]
            rims = self.outlook.radius + self.play.radius(enemy)
            if hypot(model.x - x, model.y - y) - rims <= situation.ranges[self.unit.id]:
                shot = situation.clashes.shot(self.play, self.unit, enemy, cover=False)
                best = max(best, situation.gain(enemy, shot))
        return best

    def _danger_on_the_way(self, step: Step) -> float:
        crossed = sum(bool(walk.dangers) for walk in step.walks.values())
        return DANGER_SHARE * self.situation.points * unit_worth(self.play, self.unit) * crossed

    # ---- charging

    def _best_charge(self, to_beat: float) -> Plan | None:
        """The best charge that beats the other plans; ways are searched only for those that would."""
        charge = self.situation.paces[self.unit.id].charge
        if not charge:
            return None
        plans = []
        for enemy in self.situation.theirs:
            gap = self._gap(enemy)
            if gap <= charge:
                plan = self._charge(enemy)
                if plan.score > to_beat:
                    plans.append(plan)
        for plan in sorted(plans, key=lambda one: -one.score):
            enemy = self.play.unit(plan.target)
            if can_charge(self.play, self.unit, enemy):
                move = propose_charge(self.play, self.unit, going(self.play, self.unit, "charge", enemy))
                if move is not None:
                    plan.move = {model_id: path for model_id, path in move.items() if path}
                    return plan
        return None

    def _charge(self, enemy: Unit) -> Plan:
        situation, unit = self.situation, self.unit
        clash = situation.clashes.melee(self.play, unit, enemy)
        places = self._contact_places(enemy)
        objective = self.outlook.objective(places)
        risk = self.outlook.risk(places, objective)
        attack = situation.gain(enemy, clash.given)
        loss = situation.points * clash.taken.points + objective * (clash.taken.out + 0.7 * clash.taken.shaken)
        tired = situation.temper.exhaustion * situation.points * unit_worth(self.play, unit)
        score = attack - situation.temper.charge_loss * loss - tired + objective - (1.0 - clash.taken.out) * risk
        why = text(
            "aofs-why-charge", unit=self.play.name(unit), target=self.play.name(enemy),
            percent=percent(clash.given.out), given=round(clash.given.points), taken=round(clash.taken.points),
        )
        return Plan(unit.id, "charge", score, attack, risk, target=enemy.id, why=why)

    def _contact_places(self, enemy: Unit) -> list[Point]:
        """About where the unit stands after the charge."""
        places = places_of(self.unit)
        near = min(enemy.models, key=lambda model: nearest_place(places, model.x, model.y)[1])
        lead = min(self.unit.models, key=lambda model: hypot(model.x - near.x, model.y - near.y))
        away = max(hypot(near.x - lead.x, near.y - lead.y), 0.1)
        share = max(0.0, away - self.outlook.radius - self.play.radius(enemy) - 1.0) / away
        return [
            (model.x + share * (near.x - lead.x), model.y + share * (near.y - lead.y)) for model in self.unit.models
        ]

    def _gap(self, enemy: Unit) -> float:
        rims = self.outlook.radius + self.play.radius(enemy)
        return min(
            hypot(one.x - model.x, one.y - model.y) for one in enemy.models for model in self.unit.models
        ) - rims

    # ---- places

    def _scored(self, places: Sequence[Point]) -> Scored:
        return self.outlook.score(places, cover=self._sheltered(places))

    def _exposed(self, places: Sequence[Point], objective: float) -> float:
        return self.outlook.risk(places, objective, now=True)

    def _sheltered(self, places: Sequence[Point]) -> bool:
        """Is the unit in cover from most enemies that could shoot at it there?"""
        situation = self.situation
        shooters = [enemy for enemy in situation.theirs if situation.ranges[enemy.id]]
        if not shooters:
            return False
        standing = moved_unit(situation, self.unit, places)
        covered = sum(in_cover(self.play, enemy, enemy.models[0], standing) for enemy in shooters)
        return 2 * covered > len(shooters)


# ---- shooting


def moved_unit(situation: Situation, unit: Unit, places: Sequence[Point]) -> Unit:
    """A copy of the unit that stands elsewhere."""
    standing = unit.copy()
    for model, (x, y) in zip(standing.models, places, strict=True):
        put(situation.play, model, x, y)
    return standing


def best_shot(situation: Situation, unit: Unit, moved: frozenset[str]) -> Shot:
    """What the unit's shots gain from where it stands, every weapon at its best target."""
    play, total = situation.play, 0.0
    best = Shot()
    for batch in weapon_types(play, unit, ranged=True).values():
        of_batch = Shot()
        for enemy_id in targets_of(play, unit, batch):
            enemy = play.unit(enemy_id)
            armed = firing(play, unit, batch, enemy)
            odds = attack_odds(play, strikers(play, unit, enemy, armed, moved), enemy)
            gain = situation.gain(enemy, blow(play, enemy, odds))
            if gain > of_batch.gain:
                of_batch = Shot(gain, enemy_id, round(odds.expected_wounds, 1), odds.kill_chance)
        total += of_batch.gain
        best = max(best, of_batch)
    return best._replace(gain=total)


def fires_limited(situation: Situation, gain: float, most: float) -> bool:
    """Is it time for a weapon that can be used only once?"""
    return situation.round >= LAST_ROUND - 1 or gain >= LIMITED_FROM * most
