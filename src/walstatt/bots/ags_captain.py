"""The captain's advisor for A Generic Skirmisher: one method for every question that the game asks."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, hypot, pi, sin
from random import Random
from typing import Any

from walstatt.bots.ags import choosing, dice
from walstatt.bots.ags.atlas import Atlas
from walstatt.bots.ags.clashes import striking
from walstatt.bots.ags.errands import Errand, assigned
from walstatt.bots.ags.goals import Goals
from walstatt.bots.ags.plans import Plan, Planner, Step
from walstatt.bots.ags.situation import MOST_TASK, Situation
from walstatt.bots.ags.temper import STEADY, Temper
from walstatt.core.match import Match
from walstatt.core.questions import Move, Number, Pick, PickSeveral, Place, Question, YesNo
from walstatt.games.ags import activation, tokens, values
from walstatt.games.ags.abilities import SPEZ
from walstatt.games.ags.actions import END, THIRD
from walstatt.games.ags.blows import Outlook
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.games.ags.tasks.shelf import tactic_tasks
from walstatt.odds.ags import odds

Fingerprint = tuple[Any, ...]
RICH = 3
"""So many tokens before a third action or a pass is thought of."""
SPOTS_TRIED = 12
"""Places that are looked at where the rules propose them."""
CALM = 0.1
"""Less urgency than this can wait."""


class AgsAdvisor:
    """Knows the game. Remembers its plan from the choice of a model to the end of its activation."""

    def __init__(self, seed: int, temper: Temper = STEADY) -> None:
        self._seed = seed
        self._temper = temper
        self._atlas: tuple[Any, Atlas] | None = None
        self._plan: tuple[Fingerprint, Plan] | None = None
        self._step: Step | None = None
        self._duties: dict[str, str] = {}
        """Which errand each model had when we last looked."""
        self._target = ""
        self._actor = ""
        """The model that acts."""
        self._special: tuple[str, int] | None = None
        """The model and round in which a special action has been used."""
        self._at = 0
        self._looked: Situation | None = None
        """The look at the table for the question that is being answered."""

    def advise(self, match: Match, seat: int, question: Question) -> Any:
        play: AgsPlay = match.play
        answer = ANSWERS.get(question.name)
        if answer is None or play.measured_by_people:
            return None
        self._at = len(match.tape)
        self._looked = None
        return answer(self, play, seat, question)

    def _whims(self) -> Random:
        return Random(f"{self._seed}/{self._at}")

    # ---- the look at the table

    def _survey(self, play: AgsPlay, seat: int) -> Atlas:
        state = play.state
        key = (play.setup, state.terrain, state.deployment, state.player_a, seat)
        if self._atlas is None or self._atlas[0][1:] != key[1:] or self._atlas[0][0] is not key[0]:
            self._atlas = (key, Atlas(play, seat))
        return self._atlas[1]

    def _look(self, play: AgsPlay, seat: int) -> Situation:
        if self._looked is None:
            self._looked = Situation(play, seat, self._survey(play, seat).maps, self._temper)
        return self._looked

    def _errands(self, look: Situation, active: str = "") -> tuple[list[Errand], dict[str, Errand]]:
        errands = Goals(look, self._survey(look.play, look.seat)).errands()
        mine = assigned(look, errands, _acting_alone(look.own, active), active, self._duties)
        self._duties = {figure: errand.key for figure, errand in mine.items()}
        return errands, mine

    # ---- before the conflict

    def tasks(self, play: AgsPlay, _: int, question: PickSeveral) -> list[str]:
        return choosing.tasks(question.options, tactic_tasks(play.state.tactic))

    def disclose(self, _play: AgsPlay, _: int, question: PickSeveral) -> list[str]:
        return [task for task in question.options if task in choosing.OPENED]

    def captive(self, play: AgsPlay, _: int, question: Pick) -> str:
        return choosing.captive(play, question.options)

    def you_first(self, _play: AgsPlay, _: int, question: Pick) -> str:
        """Who deploys second has seen more."""
        return question.options[-1]

    def deploy(self, play: AgsPlay, _: int, question: Pick) -> str:
        return choosing.deploy_next(play, question.options)

    def deploy_at(self, play: AgsPlay, seat: int, question: Place) -> Any:
        figure = play.figure(question.subjects[0])
        return choosing.deploy_at(self._look(play, seat), self._survey(play, seat), figure, question)

    def carrier(self, play: AgsPlay, _: int, question: Pick) -> str:
        """Fast ones that are not dear."""
        def liking(option: str) -> tuple[float, str]:
            card = play.profile(play.figure(option))
            return (card.mov + 0.1 * card.hp - 2.0 * card.leader, option)

        return max(question.options, key=liking)

    def provisions(self, play: AgsPlay, seat: int, question: Place) -> Any:
        """As far from the enemy as it may lie."""
        atlas = self._survey(play, seat)
        goal = atlas.away[len(atlas.away) // 2] if atlas.away else (18.0, 18.0)
        spots = sorted(atlas.home, key=lambda one: (-round(hypot(one[0] - goal[0], one[1] - goal[1]), 3), one))
        return _first_allowed(question, ([[*spot]] for spot in spots))

    # ---- rounds

    def initiative_tokens(self, play: AgsPlay, seat: int, question: Number) -> int:
        wanted = 1 if "erstschlag" in play.state.tasks[seat].chosen else 0
        wanted += play.tokens(seat) >= 4
        return min(question.high, wanted)

    def end_early(self, play: AgsPlay, seat: int, _: YesNo) -> bool:
        """Who has nobody left only loses by going on; who is alone on the table stops if he cannot be overtaken."""
        state = play.state
        lead = state.points(seat) - state.points(1 - seat)
        return not state.of(seat) or (not state.of(1 - seat) and lead > 2 * MOST_TASK)

    # ---- activations

    def activate(self, play: AgsPlay, seat: int, question: Pick) -> str:
        look = self._look(play, seat)
        errands, mine = self._errands(look)
        ready = _acting_alone(activation.ready(play, seat))
        if not ready:
            return question.options[0]
        urgency = {one.id: self._urgency(look, one, mine.get(one.id)) for one in ready}
        if activation.PASS in question.options and self._may_wait(look, ready, mine, max(urgency.values())):
            return activation.PASS
        figure = min(ready, key=lambda one: (-urgency[one.id], one.id))
        self._special = None
        plan = Planner(look, figure, mine.get(figure.id), self._open(errands, mine, figure)).best()
        self._plan = (_fingerprint(play), plan)
        return figure.id

    def _may_wait(self, look: Situation, ready: list[Figure], mine: dict[str, Errand], urgency: float) -> bool:
        """Tokens are plentiful, everybody is where he should be, nobody presses: let the others come."""
        spare = look.play.tokens(look.seat) >= (1 if look.left == 1 else RICH)
        if not spare or urgency > CALM:
            return False
        posts = [(one, mine.get(one.id)) for one in ready]
        return all(
            errand is not None and not errand.act and errand.is_at(look.play.radius(one), one.x, one.y)
            for one, errand in posts
        )

    def _open(self, errands: list[Errand], mine: dict[str, Errand], figure: Figure) -> list[Errand]:
        """Errands that this model may do: its own, and those that nobody has taken or that others need longer for."""
        others = {one.key for key, one in mine.items() if key != figure.id}
        own = mine.get(figure.id)
        return [one for one in errands if one.key not in others or (own is not None and one.act == own.act)]

    def _urgency(self, look: Situation, figure: Figure, errand: Errand | None) -> float:
        """Strike before the others do, act before one is struck."""
        temper, strike = self._temper, 0.0
        mov = look.mov(figure)
        for foe in look.foes:
            away = look.gap(figure, foe)
            for ability in striking(look.play, figure):
                if away <= mov + ability.reach.inches + 0.2:
                    blow = look.clashes.blows(figure, ability, foe)
                    bonus = look.kill_bonus(foe, ability.reach.kind) if blow.kill else 0.0
                    value = look.harm(foe, blow.damage, blow.kill) + blow.kill * bonus
                    strike = max(strike, value * (1.0 if foe.activated else 1.3))
        threat = look.threat(figure)
        danger = look.harm(figure, threat.damage, threat.kill)
        urgency = temper.strikes_first * strike + temper.flees_first * danger
        if errand is not None and errand.act:
            urgency += 0.15 * errand.worth
        return urgency

    def action(self, play: AgsPlay, seat: int, question: Pick) -> str:
        figure = play.figure(question.args["figure_id"])
        plan = self._plan[1] if self._plan and self._plan[0] == _fingerprint(play) else None
        if plan is None or plan.figure != figure.id or not plan.steps or not question.offers(plan.steps[0].action):
            plan = self._plan_again(play, seat, figure, question)
        self._plan = None
        self._target = ""
        self._actor = figure.id
        if question.offers(THIRD) and self._wants_third(play, seat, figure, plan):
            self._step = None
            return THIRD
        if plan is None or not plan.steps:
            self._step = None
            return END
        self._step = plan.steps[0]
        ability = values.ability(play, figure, self._step.action)
        if ability is not None and SPEZ in ability.costs:
            self._special = (figure.id, play.state.round)
        return self._step.action

    def _wants_third(self, play: AgsPlay, seat: int, figure: Figure, plan: Plan | None) -> bool:
        """Is a third action worth two tokens?"""
        look = self._look(play, seat)
        price = tokens.THIRD_ACTION * look.token_worth()
        if look.left > 1 and play.tokens(seat) < RICH:
            return False
        errands, mine = self._errands(look, figure.id)
        richer = Planner(look, figure, mine.get(figure.id), self._open(errands, mine, figure), 3).best()
        return richer.score - (plan.score if plan else 0.0) > price

    def _plan_again(self, play: AgsPlay, seat: int, figure: Figure, question: Pick) -> Plan | None:
        look = self._look(play, seat)
        errands, mine = self._errands(look, figure.id)
        used = self._special == (figure.id, play.state.round)
        planner = Planner(
            look, figure, mine.get(figure.id), self._open(errands, mine, figure), int(question.args["left"]), used
        )
        plans = [plan for plan in planner.plans() if not plan.steps or question.offers(plan.steps[0].action)]
        return max(plans, key=lambda plan: plan.score, default=None)

    def move(self, play: AgsPlay, seat: int, question: Move) -> Any:
        figure = play.figure(question.subjects[0])
        step = self._step
        if step is not None and step.points and question.accepts({figure.id: step.points}):
            return {figure.id: step.points}
        if question.args.get("action") == "sturmangriff":
            return question.sample(self._whims())
        if figure.seat != seat:
            return None
        return self._short_move(play, seat, question, figure)

    def _short_move(self, play: AgsPlay, seat: int, question: Move, figure: Figure) -> Any:
        """Towards the errand, straight or a little aside; else stay."""
        look = self._look(play, seat)
        errand = self._errands(look)[1].get(figure.id)
        if errand is None:
            return {}
        goal = look.map(figure).nearest(errand.spots, figure.x, figure.y)
        away = hypot(goal[0] - figure.x, goal[1] - figure.y)
        inches = min(float(question.args.get("inches", 0.0)), away - errand.stop(play.radius(figure)))
        if inches <= 0.1:
            return {}
        for share in (1.0, 0.6, 0.3):
            for turn in (0.0, 0.5, -0.5):
                dx, dy = (goal[0] - figure.x) / away, (goal[1] - figure.y) / away
                x = figure.x + share * inches * (dx * cos(turn) - dy * sin(turn))
                y = figure.y + share * inches * (dx * sin(turn) + dy * cos(turn))
                if question.accepts({figure.id: [[x, y]]}):
                    return {figure.id: [[x, y]]}
        return {}

    def mob(self, play: AgsPlay, _: int, question: Pick) -> str:
        return choosing.arranged(play, question.options)

    def mob_first(self, _play: AgsPlay, _: int, question: Pick) -> str:
        """The one for whom the way was planned."""
        return self._actor if self._actor in question.options else question.options[0]

    def target(self, play: AgsPlay, seat: int, question: Pick) -> str:
        step = self._step
        if step is not None and step.target in question.options:
            self._target = step.target
            return step.target
        look = self._look(play, seat)
        best = max(question.options, key=lambda option: (self._liking(look, play, question, option), option))
        self._target = best
        return best

    def _liking(self, look: Situation, play: AgsPlay, question: Pick, option: str) -> float:
        """What an option promises: an attack by its odds, markers of the enemy before own ones."""
        figure = play.state.figures.get(option)
        if figure is None:
            marker = play.state.markers.get(option)
            return float(marker is not None and marker.owner != look.seat)
        seen = question.preview(option) if question.preview else None
        if isinstance(seen, Outlook) and seen.harm:
            return look.gain(figure, odds(seen), "")
        return look.worth(figure) if figure.seat != look.seat else 0.5 * look.worth(figure)

    def charge_attack(self, _play: AgsPlay, _: int, question: Pick) -> str:
        step = self._step
        if step is not None and step.attack in question.options:
            return step.attack
        return question.options[0]

    def drawn_to(self, play: AgsPlay, seat: int, question: Pick) -> str:
        look = self._look(play, seat)
        return max(question.options, key=lambda option: (look.worth(play.figure(option)), option))

    def marker_at(self, play: AgsPlay, _: int, question: Place) -> Any:
        """Where the errand wants it: under the model's feet, or beside what it must touch."""
        step = self._step
        figure = play.figure(question.args["figure"].args["id"])
        errand = step.errand if step is not None else None
        spots: list[list[float]] = []
        if errand is not None and errand.target in play.state.markers and errand.touch >= 0.0:
            spots += _touching(play, figure, errand.target)
        elif errand is not None:
            spots.append([*min(errand.spots, key=lambda one: hypot(one[0] - figure.x, one[1] - figure.y))])
        spots.append([figure.x, figure.y])
        return _first_allowed(question, ([spot] for spot in spots))

    def point(self, _play: AgsPlay, _: int, question: Place) -> Any:
        step = self._step
        return _first_allowed(question, [[[*step.place]]]) if step is not None and step.place is not None else None

    def summon_at(self, play: AgsPlay, seat: int, question: Place) -> Any:
        """Fighters towards the enemy; those who only have to be there away from him."""
        look = self._look(play, seat)
        shy = "geisterstunde" in look.tasks and look.points("geisterstunde") < MOST_TASK
        proposed = [question.sample(Random(f"{self._seed}/{self._at}/{number}")) for number in range(SPOTS_TRIED)]

        def nearness(value: Any) -> float:
            x, y = value[0]
            return round(min((hypot(foe.x - x, foe.y - y) for foe in look.foes), default=0.0), 3)

        return (max if shy else min)(proposed, key=lambda value: (nearness(value), value))

    def direction(self, play: AgsPlay, seat: int, question: Place) -> Any:
        """An enemy goes away from where the pusher wants to go; if there is nothing to choose, straight on."""
        pusher, pushed = play.figure(question.args["figure"].args["id"]), play.figure(question.subjects[0])
        look = self._look(play, seat)
        errand = self._errands(look, pusher.id)[1].get(pusher.id)
        here = (pusher.x, pusher.y)
        goal = look.map(pusher).nearest(errand.spots, *here) if errand is not None else here
        away = atan2(pushed.y - pusher.y, pushed.x - pusher.x)
        inches = float(question.args.get("inches", 2.0))

        def distance(turn: float) -> float:
            x, y = pushed.x + inches * cos(away + turn), pushed.y + inches * sin(away + turn)
            return round(hypot(x - goal[0], y - goal[1]), 3)

        turns = sorted((0.0, 0.6, -0.6, 1.2, -1.2), key=distance, reverse=True)
        return _first_allowed(
            question, ([[pushed.x + 2 * cos(away + turn), pushed.y + 2 * sin(away + turn)]] for turn in turns)
        )

    # ---- dice

    def extra_dice(self, play: AgsPlay, seat: int, question: Pick) -> str:
        return self._dice(play, seat, question)

    def reroll(self, play: AgsPlay, seat: int, question: Pick) -> str:
        if question.preview is None:
            return "no"
        return self._dice(play, seat, question)

    def _dice(self, play: AgsPlay, seat: int, question: Pick) -> str:
        roller = play.figure(question.args["figure"].args["id"])
        look = self._look(play, seat)
        acting = play.state.turn == seat and self._step is not None
        defending = not acting or question.args["roll"].key == "ags-value-def"
        target = play.state.figures.get(self._target or (self._step.target if self._step else ""))
        test = max(dice.TEST_STAKE, self._step.value if self._step and acting else 0.0)
        return dice.best_option(look, question, roller, target, test, defending)

    def manaschild(self, play: AgsPlay, seat: int, question: YesNo) -> bool:
        figure = play.figure(question.args["figure"].args["id"])
        look = self._look(play, seat)
        dies = float(int(question.args["damage"]) >= figure.hp)
        return look.harm(figure, 1.0, dies) > look.token_worth()

    def lose_on_purpose(self, _play: AgsPlay, _: int, __: YesNo) -> bool:
        return True

    def escort(self, play: AgsPlay, _: int, question: Pick) -> str:
        def liking(option: str) -> tuple[float, str]:
            card = play.profile(play.figure(option))
            return (card.mov + 0.3 * card.hp, option)

        return max(question.options, key=liking)

    def no(self, _play: AgsPlay, _: int, __: YesNo) -> bool:
        return False


Answer = Callable[[AgsAdvisor, AgsPlay, int, Any], Any]
ANSWERS: dict[str, Answer] = {
    "tasks": AgsAdvisor.tasks,
    "disclose": AgsAdvisor.disclose,
    "captive": AgsAdvisor.captive,
    "first_to_deploy": AgsAdvisor.you_first,
    "deploy": AgsAdvisor.deploy,
    "deploy_at": AgsAdvisor.deploy_at,
    "carrier": AgsAdvisor.carrier,
    "provisions": AgsAdvisor.provisions,
    "initiative_tokens": AgsAdvisor.initiative_tokens,
    "end_early": AgsAdvisor.end_early,
    "activate": AgsAdvisor.activate,
    "action": AgsAdvisor.action,
    "move": AgsAdvisor.move,
    "target": AgsAdvisor.target,
    "next_target": AgsAdvisor.target,
    "charge_attack": AgsAdvisor.charge_attack,
    "drawn_to": AgsAdvisor.drawn_to,
    "marker_at": AgsAdvisor.marker_at,
    "direction": AgsAdvisor.direction,
    "point": AgsAdvisor.point,
    "mob": AgsAdvisor.mob,
    "mob_first": AgsAdvisor.mob_first,
    "summon_at": AgsAdvisor.summon_at,
    "extra_dice": AgsAdvisor.extra_dice,
    "reroll": AgsAdvisor.reroll,
    "manaschild": AgsAdvisor.manaschild,
    "lose_on_purpose": AgsAdvisor.lose_on_purpose,
    "escort": AgsAdvisor.escort,
    "take_over": AgsAdvisor.no,
}
"""Questions that are not listed get the first option, yes, as little as possible, or what the rules propose."""


def _acting_alone(figures: Sequence[Figure], active: str = "") -> list[Figure]:
    """One model for each mob: the one that is acting, else the first."""
    speakers = {one.mob: one.id for one in reversed(figures) if one.mob}
    speakers |= {one.mob: one.id for one in figures if one.mob and one.id == active}
    return [one for one in figures if not one.mob or speakers[one.mob] == one.id]


def _touching(play: AgsPlay, figure: Figure, marker_id: str) -> list[list[float]]:
    """Spots for a marker in contact with a large marker, the nearest to the model first."""
    disc = play.marker_disc(play.state.markers[marker_id])
    apart = disc.r + 0.5906 + 0.0002
    found = [
        [disc.x + apart * cos(step * pi / 48), disc.y + apart * sin(step * pi / 48)] for step in range(96)
    ]
    return sorted(found, key=lambda spot: hypot(spot[0] - figure.x, spot[1] - figure.y))[:36]


def _first_allowed(question: Place, ideas: Any) -> Any:
    for value in ideas:
        if question.accepts(value):
            return value
    return None


def _fingerprint(play: AgsPlay) -> Fingerprint:
    """Everything that a plan depends on."""
    state = play.state
    return (
        state.round, len(state.markers), len(state.victories),
        *((one.id, one.x, one.y, one.hp, one.conditions) for one in state.figures.values()),
    )
