"""Special and automatic abilities: using them, resisting them, and every building block (anima.r.abilities)."""
from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Place, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.anima import (
    costs,
    damage,
    driving,
    facts,
    moving,
    searching,
    sight,
    standing,
    statuses,
    values,
)
from walstatt.games.anima.abilities import Ability, Effect
from walstatt.games.anima.blows import Test
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.state import TABLE, Figure, Running
from walstatt.table.shapes import beyond

ABILITIES = "anima.r.abilities"
RESISTANCE = "anima.r.resistance"


# ---- may it be used?


def problem(play: AnimaPlay, figure: Figure, ability: Ability) -> Refused | None:
    """Why a special ability is not offered."""
    if figure.has("Siegel"):
        return refuse("anima.status.seal", "anima-refused-sealed", figure=play.name(figure))
    if figure.has("Berserker") and not ability.attacks:
        return refuse("anima.status.berserk", "anima-refused-berserk", figure=play.name(figure))
    if ability.key in figure.used or f"{ability.key}!" in figure.used:
        return refuse(ability.rule, "anima-refused-used", ability=ability.name)
    if ability.one_at_a_time and _is_running(play, figure, ability):
        return refuse(ability.rule, "anima-refused-running", ability=ability.name)
    return (
        _need_problem(play, figure, ability)
        or costs.problem(play, figure, ability.cost, ability.rule)
        or _no_target(play, figure, ability)
    )


def _is_running(play: AnimaPlay, figure: Figure, ability: Ability) -> bool:
    kept = any((one.user, one.ability) == (figure.id, ability.key) for one in play.state.running)
    return kept or any(
        being.caller == figure.id and being.profile == ability.being and damage.in_play(being)
        for being in play.state.figures.values()
    )


def _need_problem(play: AnimaPlay, figure: Figure, ability: Ability) -> Refused | None:
    if "stray" in ability.needs and not play.profile(figure).stray:
        return refuse(ability.rule, "anima-refused-no-stray", figure=play.name(figure))
    if "free" in ability.needs and facts.in_melee(play, figure):
        return refuse(ability.rule, "anima-refused-in-melee", figure=play.name(figure))
    if "unseen" in ability.needs:
        return searching.hide_problem(play, figure, ability.rule)
    return None


def _no_target(play: AnimaPlay, figure: Figure, ability: Ability) -> Refused | None:
    if ability.who == "self" or candidates(play, figure, ability):
        return None
    return refuse(ability.rule, "anima-refused-no-target", ability=ability.name)


def candidates(play: AnimaPlay, figure: Figure, ability: Ability) -> list[Figure]:
    """Whoever may be named: distances are not looked at, they are measured afterwards."""
    everybody = play.foes(figure) if ability.who == "enemy" else [figure, *play.friends(figure)]
    return [one for one in everybody if aim_problem(play, figure, ability, one) is None]


def aim_problem(play: AnimaPlay, figure: Figure, ability: Ability, target: Figure) -> Refused | None:
    if target is figure and ability.who != "enemy":
        return None
    if (target.seat == figure.seat) == (ability.who == "enemy"):
        return refuse(ability.rule, "anima-refused-wrong-side", figure=play.name(target))
    if target.place != TABLE:
        return refuse("anima.r.out_of_play", "anima-refused-gone", figure=play.name(target))
    if target.hidden and ability.who == "enemy":
        return refuse("anima.r.hidden", "anima-refused-hidden", figure=play.name(target))
    return sight.sight_problem(play, figure, target)


# ---- using it


def use(play: AnimaPlay, figure: Figure, ability: Ability) -> Script[None]:
    """Name the target, pay, measure, let it resist, and let the effects happen."""
    target = figure
    if ability.who != "self":
        target = yield from _ask_target(play, figure, ability)
    play.note(
        "anima-ability-used", ABILITIES, ability.rule, figure=play.name(figure), ability=ability.name,
        target=play.name(target),
    )
    if ability.once:
        figure.used = (*figure.used, ability.key + ("!" if ability.once == "game" else ""))
    if not costs.pay(play, figure, ability.cost, ability.rule):
        return
    if target is not figure and beyond(facts.distance(play, figure, target), ability.inches):
        play.note("anima-ability-too-far", ABILITIES, ability.rule, ability=ability.name, target=play.name(target))
        return
    resisted = yield from resist(play, target, ability)
    if not resisted:
        yield from run(play, figure, ability, target)


def _ask_target(play: AnimaPlay, figure: Figure, ability: Ability) -> Script[Figure]:
    def why_not(option: str) -> Refused | None:
        other = play.state.figures.get(option)
        return aim_problem(play, figure, ability, other) if other is not None else None

    chosen = yield Pick(
        figure.seat, "anima:target", ability.rule, [one.id for one in candidates(play, figure, ability)],
        {"figure": play.name(figure)}, describe=lambda option: play.name(play.figure(option)), why_not=why_not,
        preview=lambda option: Test(resisting(play, play.figure(option), ability)) if ability.resist else None,
    )
    return play.figure(chosen)


def resisting(play: AnimaPlay, target: Figure, ability: Ability) -> Tally:
    """What the target's die must show to resist."""
    own = values.resistance(play, target)
    need = Tally(ability.resist, ability.rule).change(-own.base, own.rule)
    for amount, rule in own.changes:
        need.change(-amount, rule)
    return need


def resist(play: AnimaPlay, target: Figure, ability: Ability) -> Script[bool]:
    """Where an ability says so the target rolls W10 + Resistance, whether it wants to or not (anima.r.resistance)."""
    if not ability.resist:
        return False
    faces = yield Roll(
        target.seat, "anima:resist", RESISTANCE, 1, DIE, resisting(play, target, ability),
        {"figure": play.name(target), "ability": ability.name},
    )
    own = values.resistance(play, target)
    total = int(faces[0] + own.total)
    resisted = total >= ability.resist
    play.note(
        "anima-resists" if resisted else "anima-resists-not", RESISTANCE, *(rule for _, rule in own.changes),
        figure=play.name(target), face=faces[0], total=total, need=ability.resist,
    )
    return resisted


def triggered(play: AnimaPlay, figure: Figure, trigger: str, target: Figure) -> Script[None]:
    """Automatic abilities of a character that something has set off."""
    if not damage.in_play(figure):
        return
    for ability in play.automatic(figure):
        if ability.trigger != trigger:
            continue
        victim = target if ability.who == "enemy" else figure
        if not damage.in_play(victim):
            continue
        play.note("anima-automatic", ability.rule, figure=play.name(figure), ability=ability.name)
        resisted = yield from resist(play, victim, ability)
        if not resisted:
            yield from run(play, figure, ability, victim)


# ---- the building blocks


def run(play: AnimaPlay, figure: Figure, ability: Ability, target: Figure) -> Script[None]:
    running = ""
    if ability.upkeep is not None:
        running = play.new_id(ability.key)
        play.state.running = (*play.state.running, Running(running, figure.id, ability.key, target.id))
    for effect in ability.effects:
        on = figure if effect.on == "user" else target
        if damage.in_play(on):
            yield from BLOCKS[effect.block](play, figure, ability, effect, on, running)


Block = Callable[[AnimaPlay, Figure, Ability, Effect, Figure, str], Script[None]]


def _status(
    play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str
) -> Script[None]:
    del user
    if effect.status == "Betäubt":
        statuses.stun(play, on, ability.rule)
    else:
        statuses.give(play, on, effect.status, effect.amount or 2, running, ability.rule)
    yield from ()


def _cure(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    for name in (effect.status,) if effect.status else statuses.NEGATIVE:
        if on.has(name):
            statuses.end(play, on, name, ability.rule)
    yield from ()


def _damage(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    less = int(values.armour(play, on).total) if effect.armour else 0
    damage.lose(play, on, max(effect.amount - less, 0), "anima-loses-lp", ability.rule)
    yield from ()


def _heal(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    damage.heal(play, on, effect.amount, ability.rule)
    yield from ()


def _markers(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    before = on.markers
    on.markers = min(max(on.markers + effect.amount, 0), play.profile(on).maximum)
    play.note("anima-markers-changed", ability.rule, figure=play.name(on), by=on.markers - before, left=on.markers)
    yield from ()


def _gnosis(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del on, running
    costs.change_gnosis(play, user, effect.amount)
    play.note("anima-gnosis-gained", ability.rule, seat=user.seat, gnosis=effect.amount)
    yield from ()


def _hide(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del on, effect, running
    searching.hide(play, user, ability.rule)
    yield from ()


def _drive(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del ability, running
    away = (on.x - user.x, on.y - user.y)
    if hypot(*away) > 0:
        yield from driving.drive(play, on, away, effect.inches)


def _step(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    yield from moving.step(play, on, effect.inches, ability.rule)


def _summon(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """A bound being appears near its caller, turned and without markers (anima.r.binding)."""
    del on, running
    being = Figure(play.new_id(effect.being), user.seat, effect.being, 0, caller=user.id, binding=effect.amount or 3)
    being.lp = play.profile(being).lp
    being.activated = True
    judge = _summon_judge(play, user, being, ability, effect)
    reach = effect.inches + 2 * play.radius(being) + play.radius(user)
    box = (user.x - reach, user.y - reach, user.x + reach, user.y + reach)
    if standing.find_spot(Random(0), judge, box) is None:
        play.note("anima-no-room", ability.rule, figure=play.name(user))
        return
    chosen = yield Place(
        user.seat, "anima:summon_at", ability.rule, [being.id], judge,
        lambda rng: standing.find_spot(rng, judge, box), {"figure": play.name(user), "inches": effect.inches},
    )
    play.state.figures[being.id] = being
    standing.put(play, being, *chosen[0])
    play.note(
        "anima-summoned", ability.rule, "anima.r.binding", figure=play.name(user), being=play.name(being),
        binding=being.binding,
    )


def _summon_judge(
    play: AnimaPlay, user: Figure, being: Figure, ability: Ability, effect: Effect
) -> Callable[[Any], None]:
    def judge(value: Any) -> None:
        x, y = value[0]
        found = standing.stand_problem(play, being, x, y, ability.rule)
        found = found or standing.contact_problem(play, being, x, y, ability.rule)
        if found:
            raise found
        inches = facts.distance(play, user, standing.at(being, x, y, play.relief.level(x, y)))
        if beyond(inches, effect.inches):
            raise refuse(ability.rule, "anima-refused-too-far", inches=inches, most=effect.inches)

    return judge


BLOCKS: dict[str, Block] = {
    "status": _status,
    "cure": _cure,
    "damage": _damage,
    "heal": _heal,
    "markers": _markers,
    "gnosis": _gnosis,
    "hide": _hide,
    "summon": _summon,
    "drive": _drive,
    "step": _step,
}
