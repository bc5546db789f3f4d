"""What a model can do without moving: acts of goals, attacks, support, Verteidigen; each with its worth."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot
from typing import NamedTuple

from walstatt.bots.ags.errands import Errand
from walstatt.bots.ags.situation import Situation
from walstatt.core.refusal import Refused
from walstatt.games.ags import aiming, attacks, facts, passives, reactions, values
from walstatt.games.ags.abilities import SPEZ, Ability, Effect
from walstatt.games.ags.blows import Outlook
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import NEUTRAL, Figure
from walstatt.odds.ags import DuelOdds, odds
from walstatt.table.shapes import Point

IN_MELEE = frozenset({"schrein_wuerdigen", "schrein_angreifen", "gefangenen_befreien", "botschaft_ueberbringen"})
FOCUS_DICE, MOST_DICE = 2, 7
BAD_CONDITIONS = {
    "Blutend": 0.16, "Brennend": 0.16, "Vergiftet": 0.16, "Gebunden": 0.22, "Geschockt": 0.22, "Geschwächt": 0.14,
    "Verdammt": 0.14, "Verfroren": 0.16, "Verwirrt": 0.1,
}
"""Of a model's worth."""
GOOD_CONDITIONS = {"Magisch Gesegnet": 0.08, "Fokussierend": 0.06, "Verteidigend": 0.06}
TEST_CHANCE = 0.7
OWN_LOSS = 1.3
"""How much more own losses weigh where a blow strikes both sides."""
PLACE = "tt_platzieren"
TOUCHING = 0.05
EXTRA_WALK = 0.1
"""An action more for somebody who has nobody to strike."""


class Deed(NamedTuple):
    """One action on the spot."""

    action: str
    value: float
    target: str = ""
    kill: float = 0.0
    slots: int = 1
    special: bool = False
    focused: float = 0.0
    """Its worth after Fokussieren; 0 if that does not help."""
    errand: Errand | None = None
    price: int = 0
    again: float = 1.0
    """What is left of its worth when it is done a second time."""
    frees: float = 0.0
    """The chance that it ends the melee with its target without killing."""
    point: Point | None = None
    """Where an area is to lie."""


def acts(play: AgsPlay, figure: Figure, errands: Sequence[Errand], mine: Errand | None) -> Iterator[Deed]:
    """What goals want to be done here."""
    fighting = facts.in_melee(play, figure)
    radius = play.radius(figure)
    planting = _planting(play, figure)
    for errand in errands:
        if not errand.act or (fighting and errand.act not in IN_MELEE):
            continue
        fit = errand.fit(figure)
        if fit <= 0.0:
            continue
        share = 1.0 if errand is mine else 0.85
        chance = fit * (0.66 if errand.skill else 1.0)
        again = 0.5 if errand.skill else 0.0
        value = errand.worth * chance * share
        if errand.is_at(radius, figure.x, figure.y):
            yield Deed(errand.act, value, errand.target, 0.0, errand.slots, errand=errand, again=again)
        elif planting is not None and errand.act == PLACE and not errand.exact:
            ability, inches = planting
            if errand.is_at(radius + inches - 0.1, figure.x, figure.y):
                yield Deed(ability.name, 0.98 * value, special=SPEZ in ability.costs, errand=errand, again=0.0)


def _planting(play: AgsPlay, figure: Figure) -> tuple[Ability, float] | None:
    """An ability that lays a marker farther away than the hand reaches."""
    for ability in values.abilities(play, figure):
        if ability.passive or ability.price or ability.test.kind != "auto" or ability.target.who != "self":
            continue
        for effect in ability.effects:
            if effect.block == "place_tt" and effect.inches > 0 and not passives.is_used_up(play, figure, ability):
                return ability, effect.inches
    return None


def blows(look: Situation, play: AgsPlay, figure: Figure, *, charge: bool = False) -> Iterator[Deed]:
    """Attacks that can be made from here, each on its best target."""
    tokens = play.tokens(figure.seat)
    for ability in values.abilities(play, figure):
        if ability.passive or not ability.is_attack or ability.price > tokens or len(ability.costs) > 1:
            continue
        if charge and ability.reach.kind != "nah":
            continue
        if attacks.melee_problem(play, figure, ability) or passives.is_used_up(play, figure, ability):
            continue
        best = _best_target(look, play, figure, ability, charge)
        if best is not None:
            yield best


def _best_target(look: Situation, play: AgsPlay, figure: Figure, ability: Ability, charge: bool) -> Deed | None:
    who = ability.target.who
    special = SPEZ in ability.costs
    if who in ("all_foes", "all_models"):
        struck = aiming.in_effect(play, figure, ability)
        value = sum(_on(look, play, figure, ability, one, charge)[0] for one in struck)
        return Deed(ability.name, value, special=special, price=ability.price) if value > 0.0 else None
    if who == "point":
        return None if charge else _best_point(look, play, figure, ability)
    if who not in ("foe", "any"):
        return None
    best: Deed | None = None
    for target in _targets(look, play, figure, ability):
        value, kill, focused = _on(look, play, figure, ability, target, charge)
        if ability.reach.area is not None:
            value += _beside(look, play, figure, ability, target)
            focused = 0.0
        if best is None or value > best.value:
            best = Deed(ability.name, value, target.id, kill, special=special, focused=focused, price=ability.price)
    return best if best is not None and best.value > 0.0 else None


def _best_point(look: Situation, play: AgsPlay, figure: Figure, ability: Ability) -> Deed | None:
    """Where an area strikes best: on an enemy, or between two of them."""
    if ability.reach.area is None:
        return None
    best: Deed | None = None
    for x, y in _crowds(look, play, figure, ability):
        struck = aiming.in_area(play, figure, ability, (x, y, play.ground.level(x, y)))
        value = sum(_in_area(look, play, figure, ability, one) for one in struck) - ability.price * look.token_worth()
        if value > (best.value if best is not None else 0.0) and _may_aim(play, figure, ability, x, y):
            best = Deed(ability.name, value, special=SPEZ in ability.costs, price=ability.price, point=(x, y))
    return best


def _crowds(look: Situation, play: AgsPlay, figure: Figure, ability: Ability) -> Iterator[Point]:
    area = ability.reach.area or 0.0
    near = [
        foe for foe in look.foes
        if hypot(foe.x - figure.x, foe.y - figure.y) <= ability.reach.inches + area + play.radius(figure) + 1.0
    ]
    yield from ((foe.x, foe.y) for foe in near)
    for one, other in combinations(near, 2):
        if hypot(one.x - other.x, one.y - other.y) <= 2 * area + 1.0:
            yield (one.x + other.x) / 2, (one.y + other.y) / 2


def _may_aim(play: AgsPlay, figure: Figure, ability: Ability, x: float, y: float) -> bool:
    try:
        aiming.judge_point(play, figure, ability, [[x, y]])
    except Refused:
        return False
    return True


def _in_area(look: Situation, play: AgsPlay, figure: Figure, ability: Ability, one: Figure) -> float:
    """What an area does to one model in it: enemies count for it, friends against it."""
    seen = attacks.outlook(play, figure, ability, one)
    if seen is None or one.seat == NEUTRAL:
        return 0.0
    found = odds(seen)
    if one.seat == look.seat:
        return -OWN_LOSS * look.harm(one, found.expected_damage, found.kill)
    return look.gain(one, found, ability.reach.kind) + _side_effects(look, ability, one, found)


def _targets(look: Situation, play: AgsPlay, figure: Figure, ability: Ability) -> Iterator[Figure]:
    reach = values.reach(play, figure, ability)
    radius = play.radius(figure)
    for one in play.on_table():
        if one.seat == look.seat or (one.seat == NEUTRAL and not is_wanted(look, one)) or one.hp <= 0:
            continue
        if hypot(one.x - figure.x, one.y - figure.y) - radius - play.radius(one) > reach + 0.01:
            continue
        if aiming.target_problem(play, figure, ability, one) is None:
            yield one


def is_wanted(look: Situation, neutral: Figure) -> bool:
    """Is there a task against this prisoner or slaver?"""
    return (neutral.profile == "prisoner" and "rache_ueben" in look.tasks) or (
        neutral.profile == "slaver" and "unrecht_ausmerzen" in look.tasks
    )


def _on(
    look: Situation, play: AgsPlay, figure: Figure, ability: Ability, target: Figure, charge: bool
) -> tuple[float, float, float]:
    """Worth and chance of a kill of one attack on one model, and the worth after Fokussieren."""
    seen = attacks.outlook(play, figure, ability, target, charge)
    if seen is None:
        return 0.0, 0.0, 0.0
    found = odds(seen)
    kind = ability.reach.kind
    value = look.gain(target, found, kind) + _side_effects(look, ability, target, found)
    price = ability.price * look.token_worth() + _slavers_price(look, play, figure, target)
    return value - price, found.kill, _focused(look, seen, ability, target, kind) - price


def _focused(look: Situation, seen: Outlook, ability: Ability, target: Figure, kind: str) -> float:
    if seen.attacker is None or seen.attacker.dice >= MOST_DICE:
        return 0.0
    dice = min(MOST_DICE, seen.attacker.dice + FOCUS_DICE)
    found = odds(seen._replace(attacker=seen.attacker._replace(dice=dice)))
    return look.gain(target, found, kind) + _side_effects(look, ability, target, found)


def _slavers_price(look: Situation, play: AgsPlay, figure: Figure, target: Figure) -> float:
    """Slavers answer attacks on them, on prisoners and fights near them."""
    if play.state.tactic != 2:
        return 0.0
    near = target.seat == NEUTRAL or (reactions.near(play, figure) and reactions.near(play, target))
    if not near:
        return 0.0
    strikes = sum(
        hypot(one.x - figure.x, one.y - figure.y) <= 13.5 for one in reactions.slavers(play)
    )
    blow = look.clashes.best(reactions.slavers(play)[0], figure, 0.0, 0.0) if strikes else None
    if blow is None:
        return 0.0
    damage = (blow.damage or 1.8) * strikes
    price = look.harm(figure, damage, min(1.0, max(0.0, damage / max(1, figure.hp) - 0.4)))
    if target.seat == look.enemy:
        price -= 0.8 * look.harm(target, damage, min(1.0, max(0.0, damage / max(1, target.hp) - 0.4)))
    return price


def pushes(look: Situation, play: AgsPlay, figure: Figure) -> Iterator[Deed]:
    """Stoßen: to get rid of somebody who holds the model up."""
    foes = facts.melee_foes(play, figure)
    if len(foes) != 1 or foes[0].seat != look.enemy or attacks.push_target_problem(play, figure, foes[0]) is not None:
        return
    seen = attacks.outlook(play, figure, attacks.push_ability(play, figure), foes[0])
    if seen is not None:
        price = _slavers_price(look, play, figure, foes[0])
        yield Deed(attacks.PUSH_NAME, 0.01 - price, foes[0].id, frees=odds(seen).hit, again=0.0)


def _beside(look: Situation, play: AgsPlay, figure: Figure, ability: Ability, target: Figure) -> float:
    """Others in the area: enemies count for it, friends against it."""
    total = 0.0
    for one in aiming.in_area(play, figure, ability, (target.x, target.y, target.z)):
        if one is target or one.seat == NEUTRAL:
            continue
        value = look.clashes.blows(figure, ability, one)
        worth = look.harm(one, value.damage, value.kill)
        total += worth if one.seat != look.seat else -OWN_LOSS * worth
    return total


def _side_effects(look: Situation, ability: Ability, target: Figure, found: DuelOdds) -> float:
    total = 0.0
    for effect in ability.effects:
        total += _chance(effect, found) * effect_worth(look, effect, target)
    return total


def _chance(effect: Effect, found: DuelOdds) -> float:
    """How likely an effect of an attack happens."""
    chance = {"damage": 1.0 - found.damage[0], "kill": found.kill}.get(effect.when, found.hit)
    return chance * (7 - effect.chance) / 6 if effect.chance else chance


def effect_worth(look: Situation, effect: Effect, target: Figure) -> float:
    """One building block on one model."""
    own = target.seat == look.seat
    sign = -1.0 if own else 1.0
    worth = look.worth(target)
    amount = effect.amount.fixed + 2.0 * effect.amount.w3 + 3.5 * effect.amount.w6
    match effect.block:
        case "damage":
            return sign * look.harm(target, amount, float(amount >= target.hp))
        case "condition":
            return _condition_worth(look, effect.word, target, sign, worth)
        case "heal":
            missing = look.play.profile(target).hp - target.hp
            return -sign * worth * 0.9 * min(amount, missing) / max(1, look.play.profile(target).hp)
        case "token":
            return amount * look.token_worth()
        case "steal_token":
            return 1.5 * amount * look.token_worth() * (look.play.tokens(look.enemy) > 0)
        case "modifier":
            better = effect.strength - effect.difficulty
            return -sign * worth * 0.05 * better
        case "cure":
            return 0.1 * worth * bool(target.conditions) if own else 0.0
        case "push" | "free_push" | "danger":
            return 0.03 * sign
        case "place_tt" | "remove_tt" | "remove_cm" | "summon" | "text":
            return 0.0
        case _:
            return 0.02


def _condition_worth(look: Situation, word: str, target: Figure, sign: float, worth: float) -> float:
    if target.has(word) or values.immune(look.play, target, word):
        return 0.0
    if word in GOOD_CONDITIONS:
        return -sign * worth * GOOD_CONDITIONS[word]
    extra = 0.3 if word == "Vergiftet" and "vergiften" in look.tasks and sign > 0 else 0.0
    return sign * worth * BAD_CONDITIONS.get(word, 0.05) + extra


# ---- support


def healing_reach(play: AgsPlay, figure: Figure) -> float:
    """How far a model can heal others; 0 if it cannot."""
    found = 0.0
    for ability in values.abilities(play, figure):
        if ability.passive or ability.target.who != "friend":
            continue
        if any(effect.block == "heal" for effect in ability.effects):
            found = max(found, ability.reach.inches, TOUCHING)
    return found


def supports(look: Situation, play: AgsPlay, figure: Figure) -> Iterator[Deed]:
    """Abilities that are no attack."""
    tokens = play.tokens(figure.seat)
    for ability in values.abilities(play, figure):
        if ability.passive or ability.is_attack or ability.price > tokens:
            continue
        if attacks.ability_problem(play, figure, ability) is not None:
            continue
        chance = 1.0
        if ability.test.kind == "wil_tn":
            seen = attacks.test_outlook(play, figure, ability)
            chance = odds(seen).hit if seen is not None else TEST_CHANCE
        elif ability.test.kind != "auto":
            chance = TEST_CHANCE
        value, target = _support_worth(look, play, figure, ability)
        value = value * chance - ability.price * look.token_worth()
        if value > 0.0:
            yield Deed(
                ability.name, value, target, slots=len(ability.costs), special=SPEZ in ability.costs,
                price=ability.price, again=0.3,
            )


def _support_worth(look: Situation, play: AgsPlay, figure: Figure, ability: Ability) -> tuple[float, str]:
    who = ability.target.who
    general = sum(_untargeted(look, play, effect) for effect in ability.effects)
    if who in ("friend", "any", "foe"):
        found = aiming.candidates(play, figure, ability)
        rated = [
            (sum(_order_worth(look, play, effect, one) for effect in ability.effects), one.id) for one in found
        ]
        value, target = max(rated, default=(0.0, ""))
        return value + general, target
    if who in ("all_friends", "all_foes", "all_models"):
        struck = aiming.in_effect(play, figure, ability) if ability.reach.area is None else []
        return sum(effect_worth(look, effect, one) for effect in ability.effects for one in struck) + general, ""
    if who == "self":
        return sum(effect_worth(look, effect, figure) for effect in ability.effects) + general, ""
    return general, ""


def _order_worth(look: Situation, play: AgsPlay, effect: Effect, target: Figure) -> float:
    """A building block on a friend who does something at once because of it."""
    if target.seat != look.seat:
        return effect_worth(look, effect, target)
    if effect.block == "attack":
        strikes = [deed.value for deed in blows(look, play, target) if _is_free_strike(play, target, deed)]
        return max(strikes, default=0.0)
    if effect.block == "extra_action":
        return max((deed.value for deed in blows(look, play, target) if not deed.special), default=EXTRA_WALK)
    return effect_worth(look, effect, target)


def _is_free_strike(play: AgsPlay, target: Figure, deed: Deed) -> bool:
    ability = values.ability(play, target, deed.action)
    return ability is not None and ability.reach.kind == "nah" and not deed.special and not deed.price


def _untargeted(look: Situation, play: AgsPlay, effect: Effect) -> float:
    """Summoning, markers, tokens: what needs no model as a target."""
    if effect.block == "summon":
        return _summoned_worth(look, play, effect)
    if effect.block == "remove_tt":
        return 0.25
    return 0.0


def _summoned_worth(look: Situation, play: AgsPlay, effect: Effect) -> float:
    card = play.setup.forces[look.seat].card(effect.word)
    if card is None:
        return 0.0
    number = effect.amount.fixed or 1
    there = sum(one.profile == card.key for one in look.own)
    if effect.strength:
        number = min(number, effect.strength - there)
    value = 0.22 * look.fade * number
    if "zeit_der_knochen" in look.tasks and card.has("Skelett") and look.points("zeit_der_knochen") < 3:
        value += 0.5 * number
    if "geisterstunde" in look.tasks and (card.has("Geist") or card.has("Mar")):
        value += 0.7 * number if there < 3 else 0.1
    return max(0.0, value)


def choose(found: Sequence[Deed], slots: int) -> tuple[float, list[Deed]]:
    """The best deeds for so many actions, Fokussieren before an attack included."""
    best: tuple[float, list[Deed]] = (0.0, [])
    for first in found:
        if first.slots > slots:
            continue
        left = slots - first.slots
        value, then = first.value, [first]
        if left > 0:
            seconds = (_second(first, other) for other in found if other.slots <= left)
            more = max(seconds, key=lambda one: one[0], default=None)
            if more is not None and more[0] > 0.0:
                value, then = value + more[0], [first, more[1]]
            if first.focused > value and not first.errand:
                value, then = first.focused, [Deed("fokussieren", 0.0), first]
        if value > best[0]:
            best = (value, then)
    return best


def _second(first: Deed, other: Deed) -> tuple[float, Deed]:
    """What a deed is still worth after another one."""
    value = other.value
    if other is first:
        if first.special:
            return 0.0, other
        value *= first.again
    if other.special and first.special:
        return 0.0, other
    if other.target and other.target == first.target:
        value *= 1.0 - first.kill
    return value, other
