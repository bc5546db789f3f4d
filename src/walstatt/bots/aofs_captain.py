"""The captain's advisor for Age of Fantasy: Skirmish: one method for every question that the game asks."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

from walstatt.bots.aofs import deploying
from walstatt.bots.aofs.casting import best_casting, spell_value, tokens_to_meddle
from walstatt.bots.aofs.clashes import Clashes, blow
from walstatt.bots.aofs.moves import moved_by, straight_steps, value_of
from walstatt.bots.aofs.outlook import Outlook
from walstatt.bots.aofs.plans import Plan, Planner, fires_limited
from walstatt.bots.aofs.situation import Situation, places_of
from walstatt.bots.aofs.values import STEADY, Temper
from walstatt.bots.aofs.walk_map import WalkMap
from walstatt.core.match import Match
from walstatt.core.questions import Move, Number, Pick, PickSeveral, Place, Question
from walstatt.games.aofs.activation import ready_units
from walstatt.games.aofs.magic import NO_SPELL
from walstatt.games.aofs.morale import need as morale_need
from walstatt.games.aofs.movement import coherent
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.shooting import NO_TARGET
from walstatt.games.aofs.special_moves import PUSH_INCHES, shove
from walstatt.games.aofs.state import Unit
from walstatt.odds.aofs import attack_odds, test_chance
from walstatt.odds.aofs_melee import worth

MOST_TRIES = 30

Fingerprint = tuple[Any, ...]


class AofsAdvisor:
    """Knows the game. Remembers its plan from the choice of a unit to the end of its activation."""

    def __init__(self, seed: int, temper: Temper = STEADY) -> None:
        self._seed = seed
        self._temper = temper
        self._clashes = Clashes()
        self._maps: dict[bool, WalkMap] = {}
        self._plan: tuple[Fingerprint, Plan] | None = None
        self._target = ""
        self._at = 0
        self._cast_enough: tuple[str, int] | None = None
        """The unit and round in which no further spell was worth its tokens."""

    def advise(self, match: Match, seat: int, question: Question) -> Any:
        play: AofsPlay = match.play
        answer = ANSWERS.get(question.name)
        if answer is None or play.measured_by_people:
            return None
        self._at = len(match.tape)
        return answer(self, play, seat, question)

    def _whims(self) -> Random:
        """Chance that depends on nothing but the seed and the place in the game."""
        return Random(f"{self._seed}/{self._at}")

    def _situation(self, play: AofsPlay, seat: int) -> Situation:
        return Situation(play, seat, self._clashes, self._maps, self._temper)

    # ---- before the battle

    def objective(self, play: AofsPlay, _: int, question: Place) -> Any:
        return deploying.place_objective(play, question)

    def side(self, play: AofsPlay, _: int, question: Pick) -> str:
        return deploying.choose_side(play, question)

    def set_aside(self, _play: AofsPlay, _: int, question: Pick) -> str:
        return deploying.set_aside(question)

    def deploy(self, play: AofsPlay, _: int, question: Pick) -> str:
        return deploying.deploy_next(play, question)

    def place(self, play: AofsPlay, seat: int, question: Place) -> Any:
        return deploying.place_unit(self._situation(play, seat), _unit_of(play, question), question)

    def ambush(self, play: AofsPlay, _: int, question: Pick) -> str:
        return max(question.options[:-1], key=lambda unit_id: play.sheets[unit_id].points)

    # ---- activations

    def activate(self, play: AofsPlay, seat: int, question: Pick) -> str:
        situation, whims = self._situation(play, seat), self._whims()
        best: tuple[float, Plan] | None = None
        for unit in ready_units(play, seat):
            planner = Planner(situation, unit, whims)
            plan = planner.best()
            urgency = self._urgency(planner, plan)
            if best is None or urgency > best[0]:
                best = (urgency, plan)
        if best is None:
            return question.options[0]
        self._plan = (_fingerprint(play), best[1])
        return best[1].unit_id

    def _urgency(self, planner: Planner, plan: Plan) -> float:
        """Strike before the others do, act before one is struck, and come late to where one is in danger."""
        unit = planner.unit
        places = places_of(unit)
        in_danger = planner.outlook.risk(places, planner.outlook.objective(places), now=True)
        if unit.shaken:
            return 0.3 * in_danger
        temper = self._temper
        return temper.strikes_first * plan.attack + temper.flees_first * in_danger - temper.waits * plan.exposed

    def _plan_of(self, play: AofsPlay, unit: Unit) -> Plan:
        """The plan made when the unit was chosen, or a new one if something has happened since."""
        now = _fingerprint(play)
        if self._plan is None or self._plan[0] != now or self._plan[1].unit_id != unit.id:
            self._plan = (now, Planner(self._situation(play, unit.seat), unit, self._whims()).best())
        return self._plan[1]

    def action(self, play: AofsPlay, seat: int, question: Pick) -> str:
        unit = play.unit(question.args["unit_id"])
        plan = self._plan_of(play, unit)
        if plan.action == "hold" and self._cast_enough != (unit.id, play.state.round) and "cast" in question.options:
            spells = [spell.key for spell in play.sheets[unit.id].spells]
            if best_casting(self._situation(play, seat), unit, spells):
                return "cast"
        return plan.action

    def charge_target(self, play: AofsPlay, _: int, question: Pick) -> str | None:
        unit = _unit_of(play, question)
        return self._plan_of(play, unit).target or None

    def move(self, play: AofsPlay, seat: int, question: Move) -> Any:
        unit = _unit_of(play, question)
        action = question.args.get("action")
        if self._plan is not None and self._plan[0] == _fingerprint(play):
            plan = self._plan[1]
            if plan.unit_id == unit.id and plan.action == action and plan.move is not None:
                return plan.move
        if action == "charge":
            return None
        limits = question.args.get("limits", {})
        return self._short_move(play, seat, question, min(limits.values(), default=0.0))

    def short_move(self, play: AofsPlay, seat: int, question: Move) -> Any:
        return self._short_move(play, seat, question, question.args.get("inches", 0.0))

    def _short_move(self, play: AofsPlay, seat: int, question: Move, reach: float) -> Any:
        """The best step that is allowed; staying is one of them."""
        unit = _unit_of(play, question)
        outlook = Outlook(self._situation(play, seat), unit)
        steps = [(0.0, 0.0), *straight_steps(unit, reach - 0.01, play.state.objectives, play.radius(unit))]
        steps.sort(key=lambda step: outlook.score(moved_by(unit, step)).total, reverse=True)
        for step in steps[:MOST_TRIES]:
            value = value_of(unit, (step,)) if step != (0.0, 0.0) else {}
            if question.accepts(value):
                return value
        return None

    # ---- attacks

    def target(self, play: AofsPlay, seat: int, question: Pick) -> str:
        """The target that loses most."""
        situation = self._situation(play, seat)
        gains = {option: self._shot_gain(situation, question, option) for option in question.options}
        best = max(gains, key=lambda option: (gains[option], option))
        if best == NO_TARGET or gains[best] <= 0:
            return NO_TARGET
        if self._is_limited(play, question) and not fires_limited(situation, gains[best], 30.0):
            return NO_TARGET
        return best

    def _shot_gain(self, situation: Situation, question: Pick, option: str) -> float:
        preview = question.preview(option) if question.preview and option != NO_TARGET else None
        if preview is None:
            return 0.0
        target = preview.target
        odds = attack_odds(situation.play, preview.strikers, target)
        return situation.gain(target, blow(situation.play, target, odds))

    def _is_limited(self, play: AofsPlay, question: Pick) -> bool:
        unit = _unit_of(play, question)
        key = question.args.get("weapon_key")
        return any(
            weapon.key == key and "limited" in weapon.rules
            for model in unit.models
            for weapon in play.model_sheets[model.id].weapons
        )

    # ---- spells

    def cast(self, play: AofsPlay, seat: int, question: Pick) -> str:
        unit = _unit_of(play, question)
        casting = best_casting(self._situation(play, seat), unit, question.options)
        if casting is None:
            self._cast_enough = (unit.id, play.state.round)
            return NO_SPELL
        self._target = casting.target
        return casting.option

    def spell_target(self, play: AofsPlay, seat: int, question: Pick) -> str:
        if self._target in question.options:
            return self._target
        situation, unit = self._situation(play, seat), _unit_of(play, question)
        spells = [spell for spell in play.sheets[unit.id].spells if spell.name == question.args.get("spell")]
        if not spells:
            return question.options[0]
        return max(question.options, key=lambda one: spell_value(situation, unit, spells[0], play.unit(one)))

    def meddle(self, play: AofsPlay, seat: int, question: Number) -> int:
        return tokens_to_meddle(self._situation(play, seat), _unit_of(play, question), question.high)

    # ---- losses

    def remove(self, play: AofsPlay, _: int, question: PickSeveral) -> list[str]:
        """The models that are worth least and whose loss does not tear the unit apart."""
        options = list(question.options)
        unit = play.unit(play.home[options[0]])
        value = {model.id: worth(play, model) for model in unit.models}

        def regret(fallen: Sequence[str]) -> tuple[Any, ...]:
            left = [(model.x, model.y) for model in unit.models if model.id not in fallen]
            torn = not coherent(play, left, play.radius(unit))
            special = sum(one[1] + one[2] for one in (value[model_id] for model_id in fallen))
            return (special, torn, sum(value[model_id][3] for model_id in fallen), self._missed(play, left), fallen)

        losses: list[Sequence[str]] = [*combinations(options, question.least)]
        fallen = min(losses, key=regret)
        return list(fallen)

    def _missed(self, play: AofsPlay, left: list[tuple[float, float]]) -> float:
        """How far those who are left stand from the nearest objective."""
        return min(
            (hypot(one.x - x, one.y - y) for one in play.state.objectives for x, y in left), default=0.0
        )

    def victim(self, play: AofsPlay, _: int, question: Pick) -> str:
        unit = play.unit(play.home[question.options[0]])
        return min(question.options, key=lambda model_id: (*worth(play, unit.model(model_id)), model_id))

    def blast_centre(self, play: AofsPlay, _: int, question: Pick) -> str:
        """Where the fewest of ours stand around."""
        unit = play.unit(play.home[question.options[0]])
        ours = [model for one in play.state.of(unit.seat) for model in one.models]

        def around(model_id: str) -> int:
            centre = unit.model(model_id)
            return sum(hypot(model.x - centre.x, model.y - centre.y) <= 4.0 for model in ours)

        return min(question.options, key=around)

    def blast_odd(self, play: AofsPlay, _: int, question: PickSeveral) -> list[str]:
        """The odd hits fall on the cheapest models."""
        return sorted(question.options, key=lambda model_id: _price(play, model_id))[: question.least]

    def blast_ap(self, play: AofsPlay, _: int, question: Pick) -> str:
        return min(question.options, key=lambda unit_id: play.sheets[unit_id].points)

    def hero(self, play: AofsPlay, _: int, question: Pick) -> str:
        """Whoever has the best nerves."""
        unit = _unit_of(play, question)

        def nerve(option: str) -> float:
            return test_chance(morale_need(play, unit, None if option == "own" else play.unit(option)))

        return max(question.options, key=nerve)

    def tests_next(self, play: AofsPlay, _: int, question: Pick) -> str:
        """Heroes last: the others lean on them."""
        return min(question.options, key=lambda unit_id: play.sheets[unit_id].has("hero"))

    # ---- pushes

    def push_to(self, play: AofsPlay, _: int, question: Place) -> list[list[float]]:
        """Over an edge if there is one, else away from the objectives that it stands at."""
        unit = _unit_of(play, question)
        model = unit.models[0]
        goals = [
            (model.x + PUSH_INCHES * cos(turn * pi / 8), model.y + PUSH_INCHES * sin(turn * pi / 8))
            for turn in range(16)
        ]

        def liking(goal: Sequence[float]) -> tuple[bool, float]:
            (x, y), edge = shove(play, unit, model, (goal[0], goal[1]))
            away = min((hypot(one.x - x, one.y - y) for one in play.state.objectives), default=0.0)
            danger = bool(play.ground.touching(x, y, play.radius(unit), "dangerous"))
            return (edge is not None, away + 3.0 * danger)

        best = max(goals, key=liking)
        return [[*best]]


ANSWERS: dict[str, Callable[[AofsAdvisor, AofsPlay, int, Any], Any]] = {
    "objective": AofsAdvisor.objective,
    "side": AofsAdvisor.side,
    "set_aside": AofsAdvisor.set_aside,
    "deploy": AofsAdvisor.deploy,
    "place": AofsAdvisor.place,
    "ambush": AofsAdvisor.ambush,
    "activate": AofsAdvisor.activate,
    "action": AofsAdvisor.action,
    "charge_target": AofsAdvisor.charge_target,
    "move": AofsAdvisor.move,
    "consolidate": AofsAdvisor.short_move,
    "scout_move": AofsAdvisor.short_move,
    "target": AofsAdvisor.target,
    "cast": AofsAdvisor.cast,
    "spell_target": AofsAdvisor.spell_target,
    "help": AofsAdvisor.meddle,
    "hinder": AofsAdvisor.meddle,
    "remove": AofsAdvisor.remove,
    "victim": AofsAdvisor.victim,
    "blast_centre": AofsAdvisor.blast_centre,
    "blast_odd": AofsAdvisor.blast_odd,
    "blast_ap": AofsAdvisor.blast_ap,
    "hero": AofsAdvisor.hero,
    "tests_next": AofsAdvisor.tests_next,
    "push_to": AofsAdvisor.push_to,
}
"""Questions that are not listed get the first option, yes, or what the rules propose: pile-in, strike back, Counter."""


def _unit_of(play: AofsPlay, question: Question) -> Unit:
    """The unit that a question is about."""
    return play.unit(question.args["unit"].args["id"])


def _price(play: AofsPlay, model_id: str) -> float:
    sheet = play.sheets[play.home[model_id]]
    return sheet.points / len(sheet.models)


def _fingerprint(play: AofsPlay) -> Fingerprint:
    """Everything that a plan depends on."""
    return tuple(
        (unit.id, unit.shaken, *((model.x, model.y, model.wounds) for model in unit.models))
        for unit in play.state.units.values()
    )
