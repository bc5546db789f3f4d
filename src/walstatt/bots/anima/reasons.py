"""Why a character does what it does: one sentence, out of the plan that was chosen."""
from __future__ import annotations

from walstatt.bots.anima.clashes import Exchange
from walstatt.bots.anima.plans import COST, Plan, Planner
from walstatt.bots.weighing import decisive, percent
from walstatt.core.texts import Text, text
from walstatt.games.anima import scenarios, searching
from walstatt.games.anima.activation import END
from walstatt.games.anima.state import Figure
from walstatt.odds.anima import chance_of

RUSHES = {"charge": (1, 0), "from_above": (0, 2)}
"""Attacks with a bonus to Attack and to Damage."""


def of_plan(planner: Planner, plan: Plan) -> Text:
    play, figure = planner.play, planner.figure
    name, target = play.name(figure), play.state.figures.get(plan.target)
    if plan.action == END:
        return text("anima-why-end", figure=name)
    if plan.way is not None:
        return _of_way(planner, plan)
    if plan.action == "search":
        chance = percent(chance_of(searching.difficulty(play, figure, plan.target)))
        return text("anima-why-search", figure=name, percent=chance)
    if target is not None and plan.action in ("push", "ram"):
        return text("anima-why-push", figure=name, target=play.name(target))
    if target is not None and (plan.action == "attack" or plan.action in RUSHES):
        return of_attack(planner, target, *RUSHES.get(plan.action, (0, 0)))
    ability = play.profile(figure).ability(plan.action)
    called = ability.name if ability is not None else plan.action
    if target is None or target is figure:
        return text("anima-why-ability", ability=called, figure=name)
    return text("anima-why-ability-on", ability=called, target=play.name(target))


def of_attack(planner: Planner, target: Figure, attack: int = 0, damage: int = 0) -> Text:
    """An attack by its odds against somebody who does not dodge."""
    found = _exchange(planner, target, attack, damage).stands
    return text(
        "anima-why-attack", target=planner.play.name(target), percent=percent(found.hit), lp=round(found.lp, 1),
        kill=percent(found.kill),
    )


def _exchange(planner: Planner, target: Figure, attack: int, damage: int) -> Exchange:
    look, figure = planner.look, planner.figure
    if attack or damage or target in look.touching(figure, figure.x, figure.y, figure.z):
        return look.clashes.melee(figure, target, attack, damage)
    return look.clashes.shot(figure, target, look.gap(figure, target, figure.x, figure.y))


def _of_way(planner: Planner, plan: Plan) -> Text:
    """What the end of a way is good for: an attack from there, else what is better there than here."""
    assert plan.way is not None
    play, figure = planner.play, planner.figure
    x, y = plan.way.end
    left = planner.markers - COST.get(plan.action, 0)
    z = play.relief.level(x, y)
    target = play.state.figures.get(planner.fight(x, y, z, max(left, 0))[1])
    if target is not None:
        return text("anima-why-walk-to-attack", figure=play.name(figure), target=play.name(target))
    return of_place(planner, x, y, left)


def of_place(planner: Planner, x: float, y: float, markers: int) -> Text:
    """What is better there than where the character stands now."""
    play, figure = planner.play, planner.figure
    name = play.name(figure)
    there = planner.parts(x, y, play.relief.level(x, y), markers)
    here = planner.parts(figure.x, figure.y, figure.z, planner.markers)
    del there["markers"]
    match decisive(there, here):
        case "errand":
            return text("anima-why-errand", figure=name, scenario=scenarios.scenario_name(play))
        case "hunt" if (prey := planner.prey_from(x, y)) is not None:
            return text("anima-why-hunt", figure=name, target=play.name(prey))
        case "safety":
            return text("anima-why-safety", figure=name)
        case _:
            return text("anima-why-even", figure=name)
