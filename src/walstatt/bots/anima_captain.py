"""The captain's advisor for the Referenzblatt: one method for every question that the game asks."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

from walstatt.bots.anima import choosing, goals, powers, reacting, reasons
from walstatt.bots.anima.plans import Plan, Planner
from walstatt.bots.anima.situation import Situation
from walstatt.bots.anima.temper import STEADY, Temper
from walstatt.bots.anima.walk_map import Maps
from walstatt.bots.anima.ways import Journey
from walstatt.bots.base import Counsel
from walstatt.bots.captain import usual
from walstatt.bots.weighing import because, decisive
from walstatt.core.match import Match
from walstatt.core.questions import Pick, Question, YesNo
from walstatt.core.texts import UNSAID, text
from walstatt.games.anima import costs, moving, scenarios, sight, turns
from walstatt.games.anima.activation import EMERGE, END
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import AWAY, TABLE, Figure
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import Point

ENDS = (END, EMERGE)
RINGS = (0.0, 1.0, 2.0, 3.0, 4.5, 6.0)
MOST_PLANNED = 12
"""Characters for whom all plans are weighed before one is activated: more than a party has, unless it calls beings."""


class AnimaAdvisor:
    """Knows the game. Remembers the plan behind the action that it has just chosen."""

    def __init__(self, seed: int, temper: Temper = STEADY) -> None:
        del seed
        self._temper = temper
        self._maps: Maps | None = None
        self._plan: Plan | None = None
        self._why = UNSAID
        """The reason for the plan."""
        self._target = ""

    def advise(self, match: Match, seat: int, question: Question) -> Counsel | None:
        answer = ANSWERS.get(question.name)
        if answer is None:
            return usual(question, USUAL, Random(0))
        return answer(self, match.play, seat, question)

    def _look(self, play: AnimaPlay, seat: int) -> Situation:
        if self._maps is None or self._maps.relief is not play.relief:
            self._maps = Maps(play)
        return Situation(play, seat, self._maps, self._temper)

    # ---- before the first turn

    def deploy(self, play: AnimaPlay, _: int, question: Pick) -> Counsel:
        option = choosing.deploy_next(play, question.options)
        return Counsel(option, text("anima-why-deploy", figure=play.name(play.figure(option))))

    def deploy_at(self, play: AnimaPlay, _: int, question: Place) -> Counsel | None:
        figure = play.figure(question.subjects[0])
        why = text("anima-why-deploy-at", figure=play.name(figure), scenario=scenarios.scenario_name(play))
        return because(choosing.deploy_at(play, figure, question), why)

    # ---- turns

    def first(self, _play: AnimaPlay, _: int, __: Pick) -> Counsel:
        return Counsel("me", text("anima-why-first"))

    def upkeep_next(self, play: AnimaPlay, seat: int, question: Pick) -> Counsel:
        look = self._look(play, seat)
        option = max(question.options, key=lambda option: (self._running_worth(look, option), option))
        return Counsel(option, text("anima-why-upkeep-next"))

    def pay_upkeep(self, play: AnimaPlay, seat: int, question: YesNo) -> Counsel:
        """Is one more turn of it worth the cost?"""
        look = self._look(play, seat)
        name = question.args["ability"].args
        user, target = _figure(play, name["figure"]), _figure(play, name["target"])
        running = next(
            one for one in play.state.running
            if (one.user, one.target) == (user.id, target.id) and self._is_called(play, one.ability, user, name)
        )
        cost = turns.upkeep_cost(play, running)
        price = cost.markers * self._temper.attack_marker + cost.gnosis * look.gnosis_price(user)
        pays = look.left > 0 and self._running_worth(look, running.id) > price
        key = "anima-why-upkeep" if pays else "anima-why-no-upkeep"
        return Counsel(pays, text(key, ability=name["ability"]))

    def _is_called(self, play: AnimaPlay, key: str, user: Figure, name: dict[str, Any]) -> bool:
        ability = play.profile(user).ability(key)
        return ability is not None and ability.name == name["ability"]

    def _running_worth(self, look: Situation, running_id: str) -> float:
        running = next(one for one in look.play.state.running if one.id == running_id)
        user, target = look.play.figure(running.user), look.play.figure(running.target)
        ability = look.play.profile(user).ability(running.ability)
        return powers.running_value(look, user, ability, target) if ability is not None else 0.0

    # ---- activations

    def activate(self, play: AnimaPlay, seat: int, question: Pick) -> Counsel:
        """Whoever has most to win now, or most to lose by waiting."""
        look = self._look(play, seat)
        mine = goals.assigned(look)
        self._plan = None
        parts = {one: self._urgency(look, one, mine) for one in _nearest_to_foes(play, question.options)}
        order = sorted(parts, key=lambda one: (round(sum(parts[one].values()), 6), one), reverse=True)
        name = play.name(play.figure(order[0]))
        if len(order) == 1:
            return Counsel(order[0], text("anima-why-activate-only", figure=name))
        best, next_best = parts[order[0]], parts[order[1]]
        return Counsel(order[0], text(f"anima-why-activate-{decisive(best, next_best)}", figure=name))

    def _urgency(self, look: Situation, option: str, mine: dict[str, goals.Errand]) -> dict[str, float]:
        figure = look.play.figure(option)
        if figure.place == AWAY or figure.has("Gelähmt"):
            return {"gain": -1.0}
        planner = Planner(look, figure, mine.get(option))
        plans = planner.plans()
        gain = plans[0].score - planner.here(figure.markers)
        danger = look.danger(figure, figure.x, figure.y, figure.z, figure.markers)
        return {"gain": self._temper.strikes_first * gain, "danger": self._temper.flees_first * danger}

    def action(self, play: AnimaPlay, seat: int, question: Pick) -> Counsel:
        figure = _figure(play, question.args["figure"])
        self._plan, self._target = None, ""
        name = play.name(figure)
        if figure.place == AWAY:
            if question.offers(EMERGE):
                return Counsel(EMERGE, text("anima-why-emerge", figure=name))
            return Counsel(END, text("anima-why-end", figure=name))
        look = self._look(play, seat)
        errand = goals.assigned(look, figure.id).get(figure.id)
        planner = Planner(look, figure, errand)
        for plan in planner.plans():
            if question.offers(plan.action):
                self._plan, self._why = plan, reasons.of_plan(planner, plan)
                return Counsel(plan.action, self._why)
        return Counsel(END, text("anima-why-end", figure=name))

    def target(self, play: AnimaPlay, seat: int, question: Pick) -> Counsel:
        plan = self._plan
        if plan is not None and plan.target in question.options:
            self._target = plan.target
            return Counsel(plan.target, self._why)
        look = self._look(play, seat)
        self._target = max(question.options, key=lambda option: (look.worth(play.figure(option)), option))
        why = text("anima-why-target", target=play.name(play.figure(self._target)))
        return Counsel(self._target, why)

    def search_target(self, _play: AnimaPlay, _: int, question: Pick) -> Counsel | None:
        plan = self._plan
        if plan is None or plan.target not in question.options:
            return None
        return Counsel(plan.target, self._why)

    def move(self, play: AnimaPlay, seat: int, question: Move) -> Counsel | None:
        figure = play.figure(question.subjects[0])
        plan = self._plan
        if plan is not None and plan.way is not None and figure.seat == seat:
            answer = plan.way.answer(figure)
            if question.accepts(answer):
                return Counsel(answer, self._why)
        return self._any_move(play, seat, figure, question)

    def climb_to(self, _play: AnimaPlay, _: int, question: Place) -> Counsel | None:
        plan = self._plan
        if plan is None or plan.way is None or not question.accepts([[*plan.way.end]]):
            return None
        return Counsel([[*plan.way.end]], self._why)

    def _any_move(self, play: AnimaPlay, seat: int, figure: Figure, question: Move) -> Counsel | None:
        """A step that an ability grants, or one whose plan has come to nothing: to the best place around."""
        if figure.seat != seat or question.args.get("action") not in moving.RULES:
            return self._step(play, seat, figure, question)
        look = self._look(play, seat)
        errand = goals.assigned(look, figure.id).get(figure.id)
        planner = Planner(look, figure, errand)
        going = moving.going(play, figure, question.args["action"])
        journey = Journey(play, look.map(figure), figure, going)
        ways = list(journey.anywhere(12))
        if not ways:
            return None
        unpaid = costs.BASIC_COSTS[going.action] if going.action in costs.MOVEMENTS else 0
        left = figure.markers - unpaid
        best = max(ways, key=lambda way: planner.at_end(way, left))
        return Counsel(best.answer(figure), reasons.of_place(planner, *best.end, left))

    def _step(self, play: AnimaPlay, seat: int, figure: Figure, question: Move) -> Counsel | None:
        """Own characters to where they are best placed; enemies, where one moves them, to where they are worst."""
        inches = float(question.args.get("inches", 0.0))
        spots = [
            (figure.x + share * inches * cos(number * pi / 6), figure.y + share * inches * sin(number * pi / 6))
            for share in (0.98, 0.5) for number in range(12)
        ]
        answers = [{figure.id: [[round(x, 4), round(y, 4)]]} for x, y in spots]
        allowed = [answer for answer in answers if question.accepts(answer)]
        here = self._place_worth(play, seat, figure, (figure.x, figure.y))
        rated = [
            (self._place_worth(play, seat, figure, (answer[figure.id][0][0], answer[figure.id][0][1])), number)
            for number, answer in enumerate(allowed)
        ]
        if not rated:
            return None
        best = max(rated)
        if best[0] <= here and question.accepts({}):
            return Counsel({}, text("anima-why-stay", figure=play.name(figure)))
        key = "anima-why-step" if figure.seat == seat else "anima-why-drive"
        return Counsel(allowed[best[1]], text(key, figure=play.name(figure)))

    def _place_worth(self, play: AnimaPlay, seat: int, figure: Figure, place: Point) -> float:
        look = self._look(play, seat)
        z = play.relief.level(*place)
        if figure.seat != seat:
            return look.danger(figure, *place, z, figure.markers)
        errand = goals.assigned(look, figure.id).get(figure.id)
        return Planner(look, figure, errand).place(*place, z, figure.markers)

    def put(self, play: AnimaPlay, seat: int, question: Place) -> Counsel | None:
        """Somebody appears: as near as allowed to where it is best placed."""
        subject = question.subjects[0]
        figure = play.state.figures.get(subject) or _figure(play, question.args["figure"])
        x, y = figure.marks if figure.place == AWAY else (figure.x, figure.y)
        spots = [
            (x + ring * cos(number * pi / 6), y + ring * sin(number * pi / 6))
            for ring in RINGS for number in range(12 if ring else 1)
        ]
        allowed = [spot for spot in spots if question.accepts([[*spot]])]
        if not allowed:
            return None
        if subject not in play.state.figures:
            return Counsel([[*self._towards_enemies(play, seat, allowed)]], text("anima-why-summon"))
        best = max(allowed, key=lambda spot: (round(self._place_worth(play, seat, figure, spot), 6), spot))
        return Counsel([[*best]], text("anima-why-step", figure=play.name(figure)))

    def _towards_enemies(self, play: AnimaPlay, seat: int, spots: list[Point]) -> Point:
        foes = play.state.of(1 - seat)
        if not foes:
            return spots[0]
        return min(spots, key=lambda one: (min(round(hypot(foe.x - one[0], foe.y - one[1]), 3) for foe in foes), one))

    def leave(self, _play: AnimaPlay, _: int, __: YesNo) -> Counsel:
        return Counsel(True, text("anima-why-leave"))

    # ---- in the middle of attacks

    def attack_gnosis(self, play: AnimaPlay, seat: int, question: Pick) -> Counsel:
        figure = _figure(play, question.args["figure"])
        target = play.state.figures.get(self._target) or self._likely_target(play, figure)
        return _spending(reacting.attack_gnosis(self._look(play, seat), figure, target, question))

    def _likely_target(self, play: AnimaPlay, figure: Figure) -> Figure | None:
        return min(play.foes(figure), key=lambda foe: hypot(foe.x - figure.x, foe.y - figure.y), default=None)

    def dodge_gnosis(self, play: AnimaPlay, seat: int, question: Pick) -> Counsel:
        look, figure = self._look(play, seat), _figure(play, question.args["figure"])
        return _spending(reacting.dodge_gnosis(look, figure, question))

    def dodge(self, play: AnimaPlay, seat: int, question: YesNo) -> Counsel:
        figure = _figure(play, question.args["figure"])
        wanted = reacting.dodges(self._look(play, seat), figure, question)
        return Counsel(wanted, text("anima-why-dodge" if wanted else "anima-why-no-dodge", figure=play.name(figure)))

    def counter(self, play: AnimaPlay, seat: int, question: YesNo) -> Counsel:
        figure, attacker = _figure(play, question.args["figure"]), _figure(play, question.args["target"])
        wanted = reacting.counters(self._look(play, seat), figure, attacker, question)
        self._target = attacker.id if wanted else self._target
        key = "anima-why-counter" if wanted else "anima-why-no-counter"
        return Counsel(wanted, text(key, figure=play.name(figure), target=play.name(attacker)))

    def guard(self, play: AnimaPlay, seat: int, question: YesNo) -> Counsel:
        figure, target = _figure(play, question.args["figure"]), _figure(play, question.args["target"])
        wanted = reacting.guards(self._look(play, seat), figure, target, question)
        key = "anima-why-guard" if wanted else "anima-why-no-guard"
        return Counsel(wanted, text(key, figure=play.name(figure), target=play.name(target)))

    def reroll(self, _play: AnimaPlay, _: int, question: YesNo) -> Counsel:
        wanted = reacting.rolls_again(question)
        return Counsel(wanted, text("anima-why-reroll" if wanted else "anima-why-no-reroll"))

    def use_automatic(self, play: AnimaPlay, seat: int, question: YesNo) -> Counsel | None:
        """What costs something should bring more than that."""
        look = self._look(play, seat)
        figure = _figure(play, question.args["figure"])
        ability = next(
            (one for one in play.profile(figure).abilities if one.name == question.args["ability"]), None
        )
        if ability is None:
            return None
        target = play.state.figures.get(self._target) or figure
        on = target if ability.harms and target.place == TABLE else figure
        price = look.marker_price(figure, ability.cost.markers) + ability.cost.gnosis * look.gnosis_price(figure)
        pays = powers.value_on(look, figure, ability, on) > price
        return Counsel(pays, text("anima-why-automatic" if pays else "anima-why-no-automatic", ability=ability.name))

    def judge_cover(self, play: AnimaPlay, _: int, question: Pick) -> Counsel:
        """As the table shows it."""
        figure = _figure(play, question.args["figure"])
        seen = [sight.cover(play, foe, figure).kind for foe in play.foes(figure) if sight.can_see(play, foe, figure)]
        kind = max(seen, key=["", "light", "heavy"].index, default="") or "none"
        option = kind if kind in question.options else question.options[0]
        return Counsel(option, text("anima-why-cover"))


Answer = Callable[[AnimaAdvisor, AnimaPlay, int, Any], Counsel | None]
ANSWERS: dict[str, Answer] = {
    "deploy": AnimaAdvisor.deploy,
    "deploy_at": AnimaAdvisor.deploy_at,
    "first": AnimaAdvisor.first,
    "upkeep_next": AnimaAdvisor.upkeep_next,
    "pay_upkeep": AnimaAdvisor.pay_upkeep,
    "activate": AnimaAdvisor.activate,
    "action": AnimaAdvisor.action,
    "target": AnimaAdvisor.target,
    "search_target": AnimaAdvisor.search_target,
    "move": AnimaAdvisor.move,
    "climb_to": AnimaAdvisor.climb_to,
    "back_at": AnimaAdvisor.put,
    "blink_to": AnimaAdvisor.put,
    "summon_at": AnimaAdvisor.put,
    "leave": AnimaAdvisor.leave,
    "attack_gnosis": AnimaAdvisor.attack_gnosis,
    "dodge_gnosis": AnimaAdvisor.dodge_gnosis,
    "dodge": AnimaAdvisor.dodge,
    "counter": AnimaAdvisor.counter,
    "guard": AnimaAdvisor.guard,
    "reroll": AnimaAdvisor.reroll,
    "use_automatic": AnimaAdvisor.use_automatic,
    "judge_cover": AnimaAdvisor.judge_cover,
}
USUAL = {"heavy_cover": "anima-why-heavy-cover"}
"""Questions at which the usual answer is the best one: the first option, yes, as little as possible; and why.

At others that are not listed the captain does the same, or what the rules propose, without an opinion.
"""


def _spending(gnosis: str) -> Counsel:
    return Counsel(gnosis, text("anima-why-gnosis" if int(gnosis) else "anima-why-no-gnosis"))


def _nearest_to_foes(play: AnimaPlay, options: Sequence[str]) -> Sequence[str]:
    """All of them, or of very many those who can do or suffer most."""
    if len(options) <= MOST_PLANNED:
        return options

    def away(option: str) -> tuple[float, str]:
        figure = play.figure(option)
        return min((hypot(foe.x - figure.x, foe.y - figure.y) for foe in play.foes(figure)), default=0.0), option

    return sorted(options, key=away)[:MOST_PLANNED]


def _figure(play: AnimaPlay, name: Any) -> Figure:
    return play.figure(name.args["id"])
