"""The captain's advisor for Age of Fantasy: Skirmish: one method for every question that the game asks."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

from walstatt.bots.aofs import deploying
from walstatt.bots.aofs.casting import Casting, best_casting, spell_value, tokens_to_meddle
from walstatt.bots.aofs.clashes import Clashes, blow
from walstatt.bots.aofs.moves import moved_by, straight_steps, value_of
from walstatt.bots.aofs.outlook import Outlook
from walstatt.bots.aofs.plans import Plan, Planner, fires_limited
from walstatt.bots.aofs.situation import Situation, places_of
from walstatt.bots.aofs.values import STEADY, Temper
from walstatt.bots.aofs.walk_map import WalkMap
from walstatt.bots.base import Counsel
from walstatt.bots.captain import usual
from walstatt.bots.weighing import because, decisive, percent
from walstatt.core.match import Match
from walstatt.core.questions import Number, Pick, PickSeveral, Question
from walstatt.core.texts import Text, text
from walstatt.games.aofs.activation import ready_units
from walstatt.games.aofs.magic import NO_SPELL
from walstatt.games.aofs.morale import need as morale_need
from walstatt.games.aofs.movement import coherent, is_coherent
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.shooting import NO_TARGET
from walstatt.games.aofs.special_moves import PUSH_INCHES, shove
from walstatt.games.aofs.state import Unit
from walstatt.odds.aofs import AttackOdds, attack_odds, cast_chance, test_chance
from walstatt.odds.aofs_melee import worth
from walstatt.table.questions import Move, Place

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

    def advise(self, match: Match, seat: int, question: Question) -> Counsel | None:
        play: AofsPlay = match.play
        self._at = len(match.tape)
        answer = ANSWERS.get(question.name)
        if play.measured_by_people:
            return None
        if answer is None:
            return usual(question, USUAL, self._whims())
        return answer(self, play, seat, question)

    def _whims(self) -> Random:
        """Chance that depends on nothing but the seed and the place in the game."""
        return Random(f"{self._seed}/{self._at}")

    def _situation(self, play: AofsPlay, seat: int) -> Situation:
        return Situation(play, seat, self._clashes, self._maps, self._temper)

    # ---- before the battle

    def objective(self, play: AofsPlay, _: int, question: Place) -> Counsel | None:
        return because(deploying.place_objective(play, question), text("aofs-why-objective-place"))

    def side(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        return Counsel(deploying.choose_side(play, question), text("aofs-why-side"))

    def set_aside(self, _play: AofsPlay, _: int, question: Pick) -> Counsel:
        way = deploying.set_aside(question)
        return Counsel(way, text(f"aofs-why-set-aside-{way}", unit=question.args["unit"]))

    def deploy(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        unit_id = deploying.deploy_next(play, question)
        return Counsel(unit_id, text("aofs-why-deploy", unit=play.name(play.unit(unit_id))))

    def place(self, play: AofsPlay, seat: int, question: Place) -> Counsel | None:
        situation, unit = self._situation(play, seat), _unit_of(play, question)
        value = deploying.place_unit(situation, unit, question)
        if value is None:
            return None
        goal = Outlook(situation, unit).goal([(x, y) for x, y in value])
        if goal is None:
            return Counsel(value, text("aofs-why-place", unit=play.name(unit)))
        return Counsel(value, text("aofs-why-place-objective", unit=play.name(unit), number=goal + 1))

    def ambush(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        unit_id = max(question.options[:-1], key=lambda unit_id: play.sheets[unit_id].points)
        return Counsel(unit_id, text("aofs-why-ambush", unit=play.name(play.unit(unit_id))))

    # ---- activations

    def activate(self, play: AofsPlay, seat: int, _: Pick) -> Counsel:
        situation, whims = self._situation(play, seat), self._whims()
        rated: list[tuple[float, dict[str, float], Plan]] = []
        for unit in ready_units(play, seat):
            planner = Planner(situation, unit, whims)
            plan = planner.best()
            urgency = self._urgency(planner, plan)
            rated.append((sum(urgency.values()), urgency, plan))
        rated.sort(key=lambda one: -one[0])
        best = rated[0]
        self._plan = (_fingerprint(play), best[2])
        unit_name = play.name(play.unit(best[2].unit_id))
        if len(rated) == 1:
            return Counsel(best[2].unit_id, text("aofs-why-activate-only", unit=unit_name))
        why = text(f"aofs-why-activate-{decisive(best[1], rated[1][1])}", unit=unit_name)
        return Counsel(best[2].unit_id, why)

    def _urgency(self, planner: Planner, plan: Plan) -> dict[str, float]:
        """Strike before the others do, act before one is struck, and come late to where one is in danger."""
        unit = planner.unit
        places = places_of(unit)
        in_danger = planner.outlook.risk(places, planner.outlook.objective(places), now=True)
        if unit.shaken:
            return {"danger": 0.3 * in_danger}
        temper = self._temper
        return {
            "strike": temper.strikes_first * plan.attack, "danger": temper.flees_first * in_danger,
            "late": -temper.waits * plan.exposed,
        }

    def _plan_of(self, play: AofsPlay, unit: Unit) -> Plan:
        """The plan made when the unit was chosen, or a new one if something has happened since."""
        now = _fingerprint(play)
        if self._plan is None or self._plan[0] != now or self._plan[1].unit_id != unit.id:
            self._plan = (now, Planner(self._situation(play, unit.seat), unit, self._whims()).best())
        return self._plan[1]

    def action(self, play: AofsPlay, seat: int, question: Pick) -> Counsel:
        unit = play.unit(question.args["unit_id"])
        plan = self._plan_of(play, unit)
        if plan.action == "hold" and self._cast_enough != (unit.id, play.state.round) and "cast" in question.options:
            spells = [spell.key for spell in play.sheets[unit.id].spells]
            casting = best_casting(self._situation(play, seat), unit, spells)
            if casting is not None:
                return Counsel("cast", _why_cast(play, unit, casting))
        return Counsel(plan.action, plan.why)

    def charge_target(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        unit = _unit_of(play, question)
        plan = self._plan_of(play, unit)
        if plan.action != "charge" or plan.target not in question.options:
            planner = Planner(self._situation(play, unit.seat), unit, self._whims())
            plan = planner.charge_on([play.unit(option) for option in question.options])
        return Counsel(plan.target, plan.why)

    def move(self, play: AofsPlay, seat: int, question: Move) -> Counsel | None:
        unit = _unit_of(play, question)
        action = str(question.args.get("action"))
        if self._plan is not None and self._plan[0] == _fingerprint(play):
            plan = self._plan[1]
            if plan.unit_id == unit.id and plan.action == action and plan.move is not None:
                return Counsel(plan.move, plan.why)
        if action == "charge":
            return usual(question, {"move": "aofs-why-charge-way"}, self._whims())
        march = Planner(self._situation(play, seat), unit, self._whims()).best_march(action)
        if march is not None and march.move is not None and question.accepts(march.move):
            return Counsel(march.move, march.why)
        limits = question.args.get("limits", {})
        step = self._short_move(play, seat, question, min(limits.values(), default=0.0))
        if step is None and not is_coherent(play, unit):
            return usual(question, {"move": "aofs-why-regroup"}, self._whims())
        return step

    def short_move(self, play: AofsPlay, seat: int, question: Move) -> Counsel | None:
        return self._short_move(play, seat, question, question.args.get("inches", 0.0))

    def _short_move(self, play: AofsPlay, seat: int, question: Move, reach: float) -> Counsel | None:
        """The best step that is allowed; staying is one of them."""
        unit = _unit_of(play, question)
        outlook = Outlook(self._situation(play, seat), unit)
        steps = [(0.0, 0.0), *straight_steps(unit, reach - 0.01, play.state.objectives, play.radius(unit))]
        steps.sort(key=lambda step: outlook.score(moved_by(unit, step)).total, reverse=True)
        for step in steps[:MOST_TRIES]:
            value = value_of(unit, (step,)) if step != (0.0, 0.0) else {}
            if question.accepts(value):
                return Counsel(value, _why_step(outlook, unit, step))
        return None

    # ---- attacks

    def target(self, play: AofsPlay, seat: int, question: Pick) -> Counsel:
        """The target that loses most."""
        situation = self._situation(play, seat)
        gains = {option: self._shot_gain(situation, question, option) for option in question.options}
        best = max(gains, key=lambda option: (gains[option], option))
        if best == NO_TARGET or gains[best] <= 0:
            return Counsel(NO_TARGET, text("aofs-why-no-target"))
        target = play.name(play.unit(best))
        if self._is_limited(play, question) and not fires_limited(situation, gains[best], 30.0):
            return Counsel(NO_TARGET, text("aofs-why-save-limited", target=target))
        odds = self._shot_odds(play, question, best)
        return Counsel(best, text("aofs-why-target", target=target, percent=percent(odds.kill_chance),
                                  wounds=round(odds.expected_wounds, 1)))

    def _shot_odds(self, play: AofsPlay, question: Pick, option: str) -> AttackOdds:
        assert question.preview is not None
        preview = question.preview(option)
        return attack_odds(play, preview.strikers, preview.target)

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

    def cast(self, play: AofsPlay, seat: int, question: Pick) -> Counsel:
        unit = _unit_of(play, question)
        casting = best_casting(self._situation(play, seat), unit, question.options)
        if casting is None:
            self._cast_enough = (unit.id, play.state.round)
            return Counsel(NO_SPELL, text("aofs-why-no-spell", unit=play.name(unit)))
        self._target = casting.target
        return Counsel(casting.option, _why_cast(play, unit, casting))

    def spell_target(self, play: AofsPlay, seat: int, question: Pick) -> Counsel:
        situation, unit = self._situation(play, seat), _unit_of(play, question)
        spells = [spell for spell in play.sheets[unit.id].spells if spell.name == question.args.get("spell")]
        target = self._target
        if target not in question.options:
            target = max(question.options, key=lambda one: spell_value(situation, unit, spells[0], play.unit(one)))
        why = text("aofs-why-spell-target", spell=question.args["spell"], target=play.name(play.unit(target)))
        return Counsel(target, why)

    def meddle(self, play: AofsPlay, seat: int, question: Number) -> Counsel:
        tokens = tokens_to_meddle(self._situation(play, seat), _unit_of(play, question), question.high)
        return Counsel(tokens, text("aofs-why-meddle" if tokens else "aofs-why-save-tokens"))

    # ---- losses

    def remove(self, play: AofsPlay, _: int, question: PickSeveral) -> Counsel:
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
        return Counsel(list(fallen), text("aofs-why-remove", unit=play.name(unit)))

    def _missed(self, play: AofsPlay, left: list[tuple[float, float]]) -> float:
        """How far those who are left stand from the nearest objective."""
        return min(
            (hypot(one.x - x, one.y - y) for one in play.state.objectives for x, y in left), default=0.0
        )

    def victim(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        unit = play.unit(play.home[question.options[0]])
        model_id = min(question.options, key=lambda model_id: (*worth(play, unit.model(model_id)), model_id))
        return Counsel(model_id, text("aofs-why-victim", unit=play.name(unit)))

    def blast_centre(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        """Where the fewest of ours stand around."""
        unit = play.unit(play.home[question.options[0]])
        ours = [model for one in play.state.of(unit.seat) for model in one.models]

        def around(model_id: str) -> int:
            centre = unit.model(model_id)
            return sum(hypot(model.x - centre.x, model.y - centre.y) <= 4.0 for model in ours)

        return Counsel(min(question.options, key=around), text("aofs-why-blast-centre"))

    def blast_odd(self, play: AofsPlay, _: int, question: PickSeveral) -> Counsel:
        """The odd hits fall on the cheapest models."""
        cheap = sorted(question.options, key=lambda model_id: _price(play, model_id))[: question.least]
        return Counsel(cheap, text("aofs-why-blast-odd"))

    def blast_ap(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        unit_id = min(question.options, key=lambda unit_id: play.sheets[unit_id].points)
        return Counsel(unit_id, text("aofs-why-blast-ap", unit=play.name(play.unit(unit_id))))

    def hero(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        """Whoever has the best nerves."""
        unit = _unit_of(play, question)

        def nerve(option: str) -> float:
            return test_chance(morale_need(play, unit, None if option == "own" else play.unit(option)))

        best = max(question.options, key=nerve)
        return Counsel(best, text("aofs-why-hero", percent=percent(nerve(best))))

    def tests_next(self, play: AofsPlay, _: int, question: Pick) -> Counsel:
        """Heroes last: the others lean on them."""
        unit_id = min(question.options, key=lambda unit_id: deploying.all_have(play.sheets[unit_id], "hero"))
        return Counsel(unit_id, text("aofs-why-tests-next"))

    # ---- pushes

    def push_to(self, play: AofsPlay, _: int, question: Place) -> Counsel:
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
        over = liking(best)[0]
        return Counsel([[*best]], text("aofs-why-push-over" if over else "aofs-why-push-away", unit=play.name(unit)))


ANSWERS: dict[str, Callable[[AofsAdvisor, AofsPlay, int, Any], Counsel | None]] = {
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
USUAL = {
    "strike_back": "aofs-why-strike-back",
    "counter": "aofs-why-counter",
    "push": "aofs-why-push",
    "pile_in": "aofs-why-pile-in",
    "begins": "aofs-why-begins",
    "use_limited": "aofs-why-use-limited",
}
"""Questions at which the usual answer is the best one: the first option, yes, or what the rules propose; and why.

At others that are not listed the captain does the same without an opinion.
"""


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


def _why_cast(play: AofsPlay, unit: Unit, casting: Casting) -> Text:
    key = casting.option.rpartition(":")[2]
    spell = next(one for one in play.sheets[unit.id].spells if one.key == key)
    target = play.name(play.unit(casting.target))
    return text("aofs-why-cast", spell=spell.name, target=target, percent=percent(cast_chance()))


def _why_step(outlook: Outlook, unit: Unit, step: tuple[float, float]) -> Text:
    """What a step is good for, against staying."""
    name, places = outlook.situation.play.name(unit), moved_by(unit, step)
    if step == (0.0, 0.0):
        return text("aofs-why-stay", unit=name)
    before, after = outlook.score(places_of(unit)), outlook.score(places)
    gains = {"objective": after.objective - before.objective, "safety": before.risk - after.risk}
    gains["menace"] = after.total - before.total - sum(gains.values())
    goal = outlook.goal(places)
    part = decisive(gains, None)
    if part == "objective" and goal is not None:
        return text("aofs-why-objective", unit=name, number=goal + 1)
    return text(f"aofs-why-{part}", unit=name)
