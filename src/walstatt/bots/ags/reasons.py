"""Why a model does what it does: one sentence, out of the plan that was chosen."""
from __future__ import annotations

from collections.abc import Iterable

from walstatt.bots.ags.errands import Errand
from walstatt.bots.ags.plans import CHARGE, GUARD, RUN, WALK, Plan, Planner, Step
from walstatt.bots.weighing import decisive, percent, runner_up
from walstatt.core.texts import Text, text
from walstatt.games.ags import attacks, scoring, values
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.odds.ags import odds

FOCUS = "fokussieren"


def best(planner: Planner, plans: Iterable[Plan]) -> Plan | None:
    """The plan that promises most, with its reason."""
    found = list(plans)
    chosen = max(found, key=lambda plan: plan.score, default=None)
    if chosen is not None:
        chosen.why = of_plan(planner, chosen, runner_up(found, chosen, lambda plan: plan.score))
    return chosen


def of_plan(planner: Planner, plan: Plan, other: Plan | None) -> Text:
    """Why the first step of a plan is taken: for itself, or for what becomes possible by it."""
    play, figure = planner.play, planner.figure
    if not plan.steps:
        return text("ags-why-end", figure=play.name(figure))
    first = plan.steps[0]
    if first.action not in (WALK, RUN):
        return of_deed(play, figure, first, plan.steps[1:])
    then = next((step for step in plan.steps[1:] if step.action not in (GUARD, FOCUS)), None)
    if then is not None:
        return _on_the_way(play, figure, then)
    return _of_place(planner, plan, other)


def _on_the_way(play: AgsPlay, figure: Figure, then: Step) -> Text:
    """The walk is for the deed at its end."""
    if then.errand is not None:
        return text("ags-why-walk-to-act", figure=play.name(figure), goal=_goal(play, then.errand))
    target = play.state.figures.get(then.target)
    if target is not None and target.seat != figure.seat:
        return text("ags-why-walk-to-strike", figure=play.name(figure), target=play.name(target))
    return text("ags-why-walk-to-do", figure=play.name(figure), ability=_called(play, figure, then.action))


def _of_place(planner: Planner, plan: Plan, other: Plan | None) -> Text:
    """What the place at the end is good for."""
    play, figure = planner.play, planner.figure
    name = play.name(figure)
    match decisive(plan.parts, other.parts if other else None):
        case "errand" if planner.mine is not None:
            return of_errand(play, figure, planner.mine)
        case "hunt" if (prey := planner.prey_from(*plan.end)) is not None:
            return text("ags-why-hunt", figure=name, target=play.name(prey))
        case "safety":
            return text("ags-why-safety", figure=name)
        case _:
            return text("ags-why-even", figure=name)


def of_errand(play: AgsPlay, figure: Figure, errand: Errand) -> Text:
    if not errand.goal:
        return text("ags-why-hinder", figure=play.name(figure))
    return text("ags-why-errand", figure=play.name(figure), goal=_goal(play, errand))


def of_deed(play: AgsPlay, figure: Figure, step: Step, later: list[Step]) -> Text:
    """An action on the spot, or a charge."""
    name = play.name(figure)
    target = play.state.figures.get(step.target)
    if step.errand is not None:
        return text("ags-why-act", figure=name, goal=_goal(play, step.errand))
    if step.action == GUARD:
        return text("ags-why-guard", figure=name)
    if step.action == FOCUS and later:
        return text("ags-why-focus", figure=name)
    if step.action == attacks.PUSH_NAME and target is not None:
        return text("ags-why-push", figure=name, target=play.name(target))
    if target is not None and target.seat != figure.seat:
        return of_attack(play, figure, step.attack or step.action, target, charge=step.action == CHARGE)
    if target is not None and target is not figure:
        return text("ags-why-support", ability=_called(play, figure, step.action), target=play.name(target))
    return text("ags-why-ability", ability=_called(play, figure, step.action), figure=name)


def of_attack(play: AgsPlay, figure: Figure, action: str, target: Figure, *, charge: bool = False) -> Text:
    """An attack by its exact odds."""
    ability = values.ability(play, figure, action)
    seen = attacks.outlook(play, figure, ability, target, charge) if ability is not None else None
    if seen is None or not seen.harm:
        return text("ags-why-support", ability=_called(play, figure, action), target=play.name(target))
    found = odds(seen)
    return text(
        "ags-why-charge" if charge else "ags-why-attack", ability=_called(play, figure, action),
        target=play.name(target), damage=round(found.expected_damage, 1), percent=percent(found.kill),
    )


def _goal(play: AgsPlay, errand: Errand) -> Text:
    return scoring.goal_name(play, errand.goal) if errand.goal else text("ags-why-their-points")


def _called(play: AgsPlay, figure: Figure, action: str) -> Text:
    ability = values.ability(play, figure, action)
    if ability is not None:
        return text("ags-named", name=ability.called)
    return text(f"ags-action-{action.replace('_', '-')}")
