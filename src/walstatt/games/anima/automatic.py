"""Automatic abilities: what sets them off, the guard that takes a blow, and dice that are rolled again."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from walstatt.core.questions import Fallen, Script, YesNo
from walstatt.games.anima import costs, damage, effects, facts
from walstatt.games.anima.abilities import Ability, Cost
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import within

GUARD = "anima.x.guard"
REROLL = "anima.x.reroll"
OPTIONAL = "anima.x.optional"
TRIGGERS = "anima.x.triggers"
OWN_TRIGGERS = ("after_attack", "evaded", "removed")


def is_ready(play: AnimaPlay, figure: Figure, ability: Ability) -> bool:
    """Not used up, and its cost can be paid."""
    return not effects.is_used(figure, ability) and costs.problem(play, figure, ability.cost, ability.rule) is None


def triggered(play: AnimaPlay, figure: Figure, trigger: str, target: Figure) -> Script[None]:
    """Automatic abilities of a character that something has set off."""
    if not damage.in_play(figure):
        return
    for ability in play.automatic(figure):
        if ability.trigger != trigger or not damage.in_play(figure) or not is_ready(play, figure, ability):
            continue
        victim = target if ability.who == "enemy" else figure
        if not damage.in_play(victim):
            continue
        wanted = yield from _wanted(play, figure, ability)
        if wanted:
            rules = (ability.rule, *((TRIGGERS,) if trigger in OWN_TRIGGERS else ()))
            play.note("anima-automatic", *rules, figure=play.name(figure), ability=ability.name)
            yield from effects.work(play, figure, ability, victim)


def _wanted(play: AnimaPlay, figure: Figure, ability: Ability) -> Script[bool]:
    """What costs nothing works by itself; a cost is paid only if the player wants to (anima.x.optional)."""
    if ability.cost != Cost():
        wanted = yield YesNo(
            figure.seat, "anima:use_automatic", OPTIONAL, {"figure": play.name(figure), "ability": ability.name}
        )
        if not wanted:
            return False
    effects.mark_used(figure, ability)
    return ability.cost == Cost() or costs.pay(play, figure, ability.cost, ability.rule)


# ---- guards


def guards(play: AnimaPlay, target: Figure) -> Iterator[tuple[Figure, Ability]]:
    """Who could take a blow in place of the target (anima.x.guard)."""
    for figure in play.friends(target):
        if figure.hidden or any(figure.has(status) for status in ("Gelähmt", "Betäubt", "Berserker")):
            continue
        for ability in play.automatic(figure):
            near = ability.trigger == "friend_attacked" and within(facts.distance(play, figure, target), ability.inches)
            if near and is_ready(play, figure, ability):
                yield figure, ability
                break


def ask_guards(play: AnimaPlay, target: Figure, preview: Callable[[Figure], Any]) -> Script[Figure]:
    """Whoever takes the blow: one of the guards after the other is asked."""
    for figure, ability in list(guards(play, target)):
        steps_in = yield YesNo(
            figure.seat, "anima:guard", GUARD, {"figure": play.name(figure), "target": play.name(target)},
            preview=_preview(preview, figure, target),
        )
        if not steps_in:
            continue
        effects.mark_used(figure, ability)
        if costs.pay(play, figure, ability.cost, ability.rule):
            play.note("anima-guards", GUARD, ability.rule, figure=play.name(figure), target=play.name(target))
            return figure
    return target


def _preview(preview: Callable[[Figure], Any], guard: Figure, target: Figure) -> Callable[[bool], Any]:
    return lambda steps_in: preview(guard if steps_in else target)


# ---- dice again


def reroll(play: AnimaPlay, figure: Figure, rolled: str) -> Ability | None:
    """The ability by which such a die may be rolled again now."""
    found = (ability for ability in play.automatic(figure) if ability.reroll == rolled)
    return next((ability for ability in found if is_ready(play, figure, ability)), None)


def rolls_again(
    play: AnimaPlay, figure: Figure, rolled: str, face: int, preview: Callable[[], Any]
) -> Script[bool]:
    """Does the player roll the die again? The second one counts (anima.x.reroll)."""
    ability = reroll(play, figure, rolled)
    if ability is None:
        return False
    again = yield YesNo(
        figure.seat, "anima:reroll", REROLL, {"figure": play.name(figure), "ability": ability.name, "face": face},
        preview=lambda yes: preview() if yes else None,
    )
    if not again:
        return False
    effects.mark_used(figure, ability)
    play.note(
        "anima-rolls-again", REROLL, ability.rule, figure=play.name(figure), ability=ability.name,
        dice=Fallen((face,), DIE),
    )
    return costs.pay(play, figure, ability.cost, ability.rule)
