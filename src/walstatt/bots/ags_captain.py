"""The captain's advisor for A Generic Skirmisher: one method for every question that the game asks."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, hypot, pi, sin
from random import Random
from typing import Any

from walstatt.bots.ags import choosing, dice, reasons
from walstatt.bots.ags.atlas import Atlas
from walstatt.bots.ags.clashes import striking
from walstatt.bots.ags.errands import Errand, assigned
from walstatt.bots.ags.goals import Goals
from walstatt.bots.ags.plans import CHARGE, RUN, WALK, Plan, Planner, Step
from walstatt.bots.ags.situation import MOST_TASK, Situation
from walstatt.bots.ags.temper import STEADY, Temper
from walstatt.bots.base import Counsel
from walstatt.bots.captain import usual
from walstatt.bots.weighing import because, decisive, percent
from walstatt.core.match import Match
from walstatt.core.questions import Number, Pick, PickSeveral, Question, YesNo
from walstatt.core.texts import UNSAID, Text, text
from walstatt.games.ags import activation, scoring, tokens, values
from walstatt.games.ags.abilities import SPEZ
from walstatt.games.ags.actions import END, THIRD
from walstatt.games.ags.blows import Outlook
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.games.ags.tasks.shelf import tactic_tasks
from walstatt.odds.ags import odds
from walstatt.table.questions import Move, Place

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
        self._plan: tuple[Fingerprint, Plan | None] | None = None
        self._step: Step | None = None
        self._why = UNSAID
        """The reason for the step."""
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

    def advise(self, match: Match, seat: int, question: Question) -> Counsel | None:
        play: AgsPlay = match.play
        self._at = len(match.tape)
        answer = ANSWERS.get(question.name)
        if play.measured_by_people:
            return None
        if answer is None:
            return usual(question, USUAL, self._whims())
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

    def tasks(self, play: AgsPlay, _: int, question: PickSeveral) -> Counsel:
        chosen = choosing.tasks(question.options, tactic_tasks(play.state.tactic))
        first, second = (scoring.task_name(task) for task in chosen)
        return Counsel(chosen, text("ags-why-tasks", first=first, second=second))

    def disclose(self, _play: AgsPlay, _: int, question: PickSeveral) -> Counsel:
        opened = [task for task in question.options if task in choosing.OPENED]
        return Counsel(opened, text("ags-why-disclose" if opened else "ags-why-disclose-nothing"))

    def captive(self, play: AgsPlay, _: int, question: Pick) -> Counsel:
        option = choosing.captive(play, question.options)
        figure = play.state.figures.get(option)
        if figure is None:
            return Counsel(option, text("ags-why-captive-none"))
        return Counsel(option, text("ags-why-captive", target=play.name(figure)))

    def you_first(self, _play: AgsPlay, _: int, question: Pick) -> Counsel:
        return Counsel(question.options[-1], text("ags-why-deploy-second"))

    def deploy(self, play: AgsPlay, _: int, question: Pick) -> Counsel:
        option = choosing.deploy_next(play, question.options)
        return Counsel(option, text("ags-why-deploy", figure=play.name(play.figure(option))))

    def deploy_at(self, play: AgsPlay, seat: int, question: Place) -> Counsel | None:
        figure = play.figure(question.subjects[0])
        found = choosing.deploy_at(self._look(play, seat), self._survey(play, seat), figure, question)
        if found is None:
            return None
        value, errand = found
        if errand is None:
            return Counsel(value, text("ags-why-deploy-room", figure=play.name(figure)))
        return Counsel(value, reasons.of_errand(play, figure, errand))

    def carrier(self, play: AgsPlay, _: int, question: Pick) -> Counsel:
        """Fast ones that are not dear."""
        def liking(option: str) -> tuple[float, str]:
            card = play.profile(play.figure(option))
            return (card.mov + 0.1 * card.hp - 2.0 * card.leader, option)

        option = max(question.options, key=liking)
        return Counsel(option, text("ags-why-carrier", figure=play.name(play.figure(option))))

    def provisions(self, play: AgsPlay, seat: int, question: Place) -> Counsel | None:
        """As far from the enemy as it may lie."""
        atlas = self._survey(play, seat)
        goal = atlas.away[len(atlas.away) // 2] if atlas.away else (18.0, 18.0)
        spots = sorted(atlas.home, key=lambda one: (-round(hypot(one[0] - goal[0], one[1] - goal[1]), 3), one))
        return because(_first_allowed(question, ([[*spot]] for spot in spots)), text("ags-why-provisions"))

    # ---- rounds

    def initiative_tokens(self, play: AgsPlay, seat: int, question: Number) -> Counsel:
        first_strike = "erstschlag" in play.state.tasks[seat].chosen
        wanted = min(question.high, int(first_strike) + (play.tokens(seat) >= 4))
        if not wanted:
            return Counsel(0, text("ags-why-save-tokens"))
        return Counsel(wanted, text("ags-why-first-strike" if first_strike else "ags-why-spare-tokens"))

    def end_early(self, play: AgsPlay, seat: int, _: YesNo) -> Counsel:
        """Who has nobody left only loses by going on; who is alone on the table stops if he cannot be overtaken."""
        state = play.state
        lead = state.points(seat) - state.points(1 - seat)
        if not state.of(seat):
            return Counsel(True, text("ags-why-end-lost"))
        if not state.of(1 - seat) and lead > 2 * MOST_TASK:
            return Counsel(True, text("ags-why-end-won"))
        return Counsel(False, text("ags-why-go-on"))

    # ---- activations

    def activate(self, play: AgsPlay, seat: int, question: Pick) -> Counsel:
        look = self._look(play, seat)
        errands, mine = self._errands(look)
        ready = _acting_alone(activation.ready(play, seat))
        if not ready:
            return Counsel(question.options[0], text("ags-why-activate-nobody"))
        parts = {one.id: self._urgency(look, one, mine.get(one.id)) for one in ready}
        urgency = {one: sum(found.values()) for one, found in parts.items()}
        if activation.PASS in question.options and self._may_wait(look, ready, mine, max(urgency.values())):
            return Counsel(activation.PASS, text("ags-why-pass"))
        order = sorted(ready, key=lambda one: (-urgency[one.id], one.id))
        figure = order[0]
        self._special = None
        planner = Planner(look, figure, mine.get(figure.id), self._open(errands, mine, figure))
        self._plan = (_fingerprint(play), reasons.best(planner, planner.plans()))
        return Counsel(figure.id, _why_now(play, figure, parts[figure.id], [parts[one.id] for one in order[1:2]]))

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

    def _urgency(self, look: Situation, figure: Figure, errand: Errand | None) -> dict[str, float]:
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
        act = 0.15 * errand.worth if errand is not None and errand.act else 0.0
        return {"strike": temper.strikes_first * strike, "danger": temper.flees_first * danger, "act": act}

    def action(self, play: AgsPlay, seat: int, question: Pick) -> Counsel:
        figure = play.figure(question.args["figure_id"])
        plan = self._plan[1] if self._plan and self._plan[0] == _fingerprint(play) else None
        if plan is None or plan.figure != figure.id or not plan.steps or not question.offers(plan.steps[0].action):
            plan = self._plan_again(play, seat, figure, question)
        self._plan = None
        self._target = ""
        self._actor = figure.id
        name = play.name(figure)
        if question.offers(THIRD) and self._wants_third(play, seat, figure, plan):
            self._step = None
            return Counsel(THIRD, text("ags-why-third", figure=name))
        if plan is None or not plan.steps:
            self._step = None
            return Counsel(END, text("ags-why-end", figure=name))
        self._step = plan.steps[0]
        ability = values.ability(play, figure, self._step.action)
        if ability is not None and SPEZ in ability.costs:
            self._special = (figure.id, play.state.round)
        self._why = plan.why
        return Counsel(self._step.action, plan.why)

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
        offered = (plan for plan in planner.plans() if not plan.steps or question.offers(plan.steps[0].action))
        return reasons.best(planner, offered)

    def move(self, play: AgsPlay, seat: int, question: Move) -> Counsel | None:
        figure = play.figure(question.subjects[0])
        step = self._step
        if step is not None and step.points and question.accepts({figure.id: step.points}):
            return Counsel({figure.id: step.points}, self._why)
        if question.args.get("action") == CHARGE:
            return Counsel(question.sample(self._whims()), text("ags-why-charge-way", figure=play.name(figure)))
        if figure.seat != seat:
            return None
        return self._walk(play, seat, question, figure) or self._short_move(play, seat, question, figure)

    def _walk(self, play: AgsPlay, seat: int, question: Move, figure: Figure) -> Counsel | None:
        """The best way for a walk or a run that somebody has decided on."""
        action = question.args.get("action")
        if action not in (WALK, RUN):
            return None
        look = self._look(play, seat)
        errands, mine = self._errands(look, figure.id)
        planner = Planner(look, figure, mine.get(figure.id), self._open(errands, mine, figure))
        ways = [
            plan for plan in planner.plans()
            if plan.steps and plan.steps[0].action == action and question.accepts({figure.id: plan.steps[0].points})
        ]
        plan = reasons.best(planner, ways)
        return Counsel({figure.id: plan.steps[0].points}, plan.why) if plan is not None else None

    def _short_move(self, play: AgsPlay, seat: int, question: Move, figure: Figure) -> Counsel:
        """Towards the errand, straight or a little aside; else stay."""
        look = self._look(play, seat)
        errand = self._errands(look)[1].get(figure.id)
        stay = Counsel({}, text("ags-why-stay", figure=play.name(figure)))
        if errand is None:
            return stay
        goal = look.map(figure).nearest(errand.spots, figure.x, figure.y)
        away = hypot(goal[0] - figure.x, goal[1] - figure.y)
        inches = min(float(question.args.get("inches", 0.0)), away - errand.stop(play.radius(figure)))
        if inches <= 0.1:
            return stay
        for share in (1.0, 0.6, 0.3):
            for turn in (0.0, 0.5, -0.5):
                dx, dy = (goal[0] - figure.x) / away, (goal[1] - figure.y) / away
                x = figure.x + share * inches * (dx * cos(turn) - dy * sin(turn))
                y = figure.y + share * inches * (dx * sin(turn) + dy * cos(turn))
                if question.accepts({figure.id: [[x, y]]}):
                    return Counsel({figure.id: [[x, y]]}, reasons.of_errand(play, figure, errand))
        return stay

    def mob(self, play: AgsPlay, _: int, question: Pick) -> Counsel:
        option = choosing.arranged(play, question.options)
        return Counsel(option, text("ags-why-mob-none" if option == question.options[0] else "ags-why-mob"))

    def mob_first(self, _play: AgsPlay, _: int, question: Pick) -> Counsel:
        """The one for whom the way was planned."""
        first = self._actor if self._actor in question.options else question.options[0]
        return Counsel(first, text("ags-why-mob-first"))

    def target(self, play: AgsPlay, seat: int, question: Pick) -> Counsel:
        step = self._step
        if step is not None and step.target in question.options:
            self._target = step.target
            return Counsel(step.target, self._why_target(play, seat, question, step.target))
        look = self._look(play, seat)
        best = max(question.options, key=lambda option: (self._liking(look, play, question, option), option))
        self._target = best
        return Counsel(best, self._why_target(play, seat, question, best))

    def _why_target(self, play: AgsPlay, seat: int, question: Pick, option: str) -> Text:
        """The odds where it is an attack, else what was liked about it."""
        figure = play.state.figures.get(option)
        seen = question.preview(option) if question.preview else None
        if figure is None:
            marker = play.state.markers.get(option)
            theirs = marker is not None and marker.owner != seat
            return text("ags-why-target-their-marker" if theirs else "ags-why-target-any")
        if isinstance(seen, Outlook) and seen.harm:
            found = odds(seen)
            return text(
                "ags-why-target", target=play.name(figure), damage=round(found.expected_damage, 1),
                percent=percent(found.kill),
            )
        return text("ags-why-target-worth", target=play.name(figure))

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

    def charge_attack(self, _play: AgsPlay, _: int, question: Pick) -> Counsel | None:
        step = self._step
        if step is not None and step.attack in question.options:
            return Counsel(step.attack, self._why)
        return None

    def drawn_to(self, play: AgsPlay, seat: int, question: Pick) -> Counsel:
        look = self._look(play, seat)
        option = max(question.options, key=lambda option: (look.worth(play.figure(option)), option))
        return Counsel(option, text("ags-why-drawn-to", target=play.name(play.figure(option))))

    def marker_at(self, play: AgsPlay, _: int, question: Place) -> Counsel | None:
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
        value = _first_allowed(question, ([spot] for spot in spots))
        if errand is None:
            return because(value, text("ags-why-marker-here", figure=play.name(figure)))
        return because(value, reasons.of_errand(play, figure, errand))

    def point(self, _play: AgsPlay, _: int, question: Place) -> Counsel | None:
        step = self._step
        if step is None or step.place is None:
            return None
        return because(_first_allowed(question, [[[*step.place]]]), text("ags-why-point"))

    def summon_at(self, play: AgsPlay, seat: int, question: Place) -> Counsel:
        """Fighters towards the enemy; those who only have to be there away from him."""
        look = self._look(play, seat)
        shy = "geisterstunde" in look.tasks and look.points("geisterstunde") < MOST_TASK
        proposed = [question.sample(Random(f"{self._seed}/{self._at}/{number}")) for number in range(SPOTS_TRIED)]

        def nearness(value: Any) -> float:
            x, y = value[0]
            return round(min((hypot(foe.x - x, foe.y - y) for foe in look.foes), default=0.0), 3)

        value = (max if shy else min)(proposed, key=lambda value: (nearness(value), value))
        return Counsel(value, text("ags-why-summon-away" if shy else "ags-why-summon-near"))

    def direction(self, play: AgsPlay, seat: int, question: Place) -> Counsel | None:
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
        value = _first_allowed(
            question, ([[pushed.x + 2 * cos(away + turn), pushed.y + 2 * sin(away + turn)]] for turn in turns)
        )
        return because(value, text("ags-why-direction", figure=play.name(pusher), target=play.name(pushed)))

    # ---- dice

    def extra_dice(self, play: AgsPlay, seat: int, question: Pick) -> Counsel:
        return self._dice(play, seat, question)

    def reroll(self, play: AgsPlay, seat: int, question: Pick) -> Counsel:
        if question.preview is None:
            return Counsel("no", text("ags-why-reroll-unknown"))
        return self._dice(play, seat, question)

    def _dice(self, play: AgsPlay, seat: int, question: Pick) -> Counsel:
        roller = play.figure(question.args["figure"].args["id"])
        look = self._look(play, seat)
        acting = play.state.turn == seat and self._step is not None
        roll = question.args["roll"].key
        defending = roll == "ags-value-def" or (roll != "ags-value-att" and not acting)
        target = play.state.figures.get(self._target or (self._step.target if self._step else ""))
        test = max(dice.TEST_STAKE, self._step.value if self._step and acting else 0.0)
        option = dice.best_option(look, question, roller, target, test, defending)
        if option == question.options[0]:
            return Counsel(option, text("ags-why-dice-stay"))
        return Counsel(option, text("ags-why-dice-token" if option in dice.PAID else "ags-why-dice-free"))

    def manaschild(self, play: AgsPlay, seat: int, question: YesNo) -> Counsel:
        figure = play.figure(question.args["figure"].args["id"])
        look = self._look(play, seat)
        dies = float(int(question.args["damage"]) >= figure.hp)
        pays = look.harm(figure, 1.0, dies) > look.token_worth()
        key = "ags-why-shield-pays" if pays else "ags-why-shield-dear"
        return Counsel(pays, text(key, figure=play.name(figure)))

    def lose_on_purpose(self, _play: AgsPlay, _: int, __: YesNo) -> Counsel:
        return Counsel(True, text("ags-why-lose-on-purpose"))

    def escort(self, play: AgsPlay, _: int, question: Pick) -> Counsel:
        def liking(option: str) -> tuple[float, str]:
            card = play.profile(play.figure(option))
            return (card.mov + 0.3 * card.hp, option)

        option = max(question.options, key=liking)
        return Counsel(option, text("ags-why-escort", figure=play.name(play.figure(option))))

    def take_over(self, _play: AgsPlay, _: int, __: YesNo) -> Counsel:
        return Counsel(False, text("ags-why-keep-escort"))


Answer = Callable[[AgsAdvisor, AgsPlay, int, Any], Counsel | None]
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
    "take_over": AgsAdvisor.take_over,
}
USUAL = {
    "first_activation": "ags-why-begins",
    "initiative_again": "ags-why-initiative-again",
    "accept_force": "ags-why-accept",
    "accept_terrain": "ags-why-accept",
    "effect": "ags-why-effect",
    "use_passive": "ags-why-use-passive",
    "join_mob": "ags-why-mob",
    "fall_defence": "ags-why-fall-defence",
}
"""Questions at which the usual answer is the best one: the first option, yes, as little as possible; and why.

At others that are not listed the captain does the same, or what the rules propose, without an opinion.
"""


def _why_now(play: AgsPlay, figure: Figure, mine: dict[str, float], others: list[dict[str, float]]) -> Text:
    """Why this model acts before the others."""
    name = play.name(figure)
    if not others:
        return text("ags-why-activate-only", figure=name)
    return text(f"ags-why-activate-{decisive(mine, others[0])}", figure=name)


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
