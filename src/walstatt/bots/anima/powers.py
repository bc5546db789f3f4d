"""What special abilities are worth, from their building blocks; a block of which nothing is known has a default."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from walstatt.bots.anima import flights
from walstatt.bots.anima.situation import Situation
from walstatt.games.anima import attacks, effects, facts, prices, values
from walstatt.games.anima.abilities import NEGATIVE, Ability, Effect
from walstatt.games.anima.state import Figure
from walstatt.odds.anima import reaches
from walstatt.table.shapes import within

DOOM_CHANCE = 0.4
DIE_MEAN = 5.5
HEALED = 3
KEPT_FIGHTING, KEPT_APART = 1.0, 0.3
"""Of the price of a modifier, what it is worth to somebody in the thick of it and to others."""
SHIELD_LP = 2.5
"""LP that a shield keeps off in each attack."""


def choices(look: Situation, figure: Figure, ability: Ability) -> Iterator[tuple[Figure, float]]:
    """Targets that can be named and reached, with what the ability would bring there; its markers are not counted."""
    if effects.problem(look.play, figure, ability) is not None:
        return
    price = _price(look, figure, ability)
    if not ability.aims:
        value = sum(value_on(look, figure, ability, one) for one in _all_near(look, figure, ability))
        yield figure, value - price
        return
    for target in effects.candidates(look.play, figure, ability):
        near = within(facts.distance(look.play, figure, target), ability.inches)
        if near or target is figure or ability.strikes:
            value = value_on(look, figure, ability, target)
            value += sum(value_on(look, figure, ability, one) for one in _beside(look, figure, ability, target))
            yield target, value - price


def _price(look: Situation, figure: Figure, ability: Ability) -> float:
    """Gnosis, LP of the user, and what it does to its user when it goes wrong."""
    price = ability.cost.gnosis * look.gnosis_price(figure)
    if ability.cost.lp:
        price += look.loss(figure, min(ability.cost.lp, figure.lp), float(ability.cost.lp >= figure.lp))
    if ability.upkeep is not None:
        price += 0.5 * look.temper.marker * ability.upkeep.markers
    if ability.risk:
        price += min(ability.risk / 10, 1.0) * abs(value_on(look, figure, ability, figure))
    return price


def _all_near(look: Situation, figure: Figure, ability: Ability) -> list[Figure]:
    if ability.who == "self":
        return [figure]
    found = effects.candidates(look.play, figure, ability)
    return [one for one in found if within(facts.distance(look.play, figure, one), ability.inches)]


def _beside(look: Situation, figure: Figure, ability: Ability, target: Figure) -> list[Figure]:
    """Others in the area of the target."""
    if not ability.area:
        return []
    found = effects.candidates(look.play, figure, ability)
    return [
        one for one in found
        if one is not target and within(facts.distance(look.play, target, one), ability.area)
    ]


def value_on(look: Situation, figure: Figure, ability: Ability, target: Figure) -> float:
    """What the effects bring, if they are not resisted."""
    chance = 1.0
    if ability.resist:
        chance = 1.0 - reaches(ability.resist - values.resistance(look.play, target).total)
    total = 0.0
    for effect in ability.effects:
        on = figure if effect.on == "user" else target
        worth = BLOCKS.get(effect.block, _unknown)
        total += worth(look, figure, effect, on)
    if ability.upkeep is not None:
        total += _kept_modifiers(look, ability, target)
    return chance * total


def promise(look: Situation, figure: Figure, foe: Figure) -> tuple[float, float]:
    """The best that an ability could do to an enemy who comes near enough, and how near that is."""
    best = (0.0, 0.0)
    for ability in look.play.profile(figure).abilities:
        ready = ability.kind == "special" and ability.who == "enemy" and not effects.is_used(figure, ability)
        if ready and not ability.strikes:
            value = value_on(look, figure, ability, foe) - _price(look, figure, ability)
            best = max(best, (value, ability.inches))
    return best


def running_value(look: Situation, figure: Figure, ability: Ability, target: Figure) -> float:
    """What a kept-up ability brings in one more turn."""
    total = 0.5 * _kept_modifiers(look, ability, target)
    for effect in ability.effects:
        on = figure if effect.on == "user" else target
        if effect.block == "status":
            total += _sign(look, on) * _status_worth(look, on, effect.status, 1)
        else:
            total += look.temper.unknown
    return total


def _kept_modifiers(look: Situation, ability: Ability, target: Figure) -> float:
    """Changes of values that last while upkeep is paid, say for two turns: most of all where it is fought."""
    fighting = look.in_melee(target) or bool(look.threats(target, target.x, target.y, target.z))
    share = KEPT_FIGHTING if fighting else KEPT_APART
    worth = sum(prices.MODIFIER_PRICES.get(one.value, 1.0) * one.amount for one in ability.modifiers)
    return _sign(look, target) * share * worth * min(look.left, 2) / 2


# ---- building blocks: what each brings to the side that looks


Worth = Callable[[Situation, Figure, Effect, Figure], float]


def _sign(look: Situation, on: Figure) -> float:
    return 1.0 if on.seat == look.seat else -1.0


def _unknown(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user, effect, on
    return look.temper.unknown


def _status(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user
    if on.has(effect.status):
        return 0.0
    return _sign(look, on) * _status_worth(look, on, effect.status, effect.amount or 2)


def _status_worth(look: Situation, on: Figure, status: str, markers: int) -> float:
    """What a status is worth to its bearer; below 0 where it harms."""
    turns = min(markers, look.left)
    worth = STATUSES.get(status)
    return worth(look, on, turns) if worth else -look.temper.unknown


def _haste(look: Situation, on: Figure, turns: int) -> float:
    del on
    return look.temper.attack_marker * min(turns, look.left - 1)


def _shield(look: Situation, on: Figure, turns: int) -> float:
    attacks_likely = sum(threat.weight * threat.times for threat in look.threats(on, on.x, on.y, on.z))
    return min(attacks_likely + 0.15, 2.0) * turns * look.loss(on, min(SHIELD_LP, on.lp), 0.1) * 0.7


def _protection(look: Situation, on: Figure, turns: int) -> float:
    casters = sum(
        any(ability.resist for ability in look.play.profile(foe).abilities)
        for foe in (look.foes if on.seat == look.seat else look.own)
    )
    return 0.6 * casters * turns


def _healing(look: Situation, on: Figure, turns: int) -> float:
    missing = look.play.profile(on).lp - on.lp
    return 1.3 * look.loss(on, min(missing, HEALED * min(turns, look.left - 1)), 0.0)


def _poison(look: Situation, on: Figure, turns: int) -> float:
    return -look.loss(on, min(2.5 * turns, on.lp), 0.15 if on.lp <= 2.5 * turns else 0.0)


def _blind(look: Situation, on: Figure, turns: int) -> float:
    fights = look.in_melee(on) or look.play.profile(on).shoots
    return -look.worth(on) * (0.14 if fights else 0.06) * (turns if not on.activated else turns - 0.6)


def _slow(look: Situation, on: Figure, turns: int) -> float:
    del on
    return -look.temper.attack_marker * min(turns, look.left - 1)


def _seal(look: Situation, on: Figure, turns: int) -> float:
    known = sum(1.0 if ability.kind == "special" else 0.6 for ability in look.play.profile(on).abilities)
    return -2.2 * known * min(turns, 2)


def _paralysis(look: Situation, on: Figure, turns: int) -> float:
    """The whole activation is lost, or at least all reactions."""
    share = 0.12 if on.activated else 0.35
    if look.in_melee(on):
        share += 0.1
    return -look.worth(on) * (share + 0.3 * max(turns - 1, 0))


def _doom(look: Situation, on: Figure, turns: int) -> float:
    rolls = min(turns, look.left - 1)
    chance = 1.0 - (1.0 - DOOM_CHANCE) ** max(rolls, 0)
    return -look.loss(on, chance * on.lp, chance)


def _berserk(look: Situation, on: Figure, turns: int) -> float:
    """Better blows, but no dodge and no walk: good only for who is in the middle of it."""
    danger = look.danger(on, on.x, on.y, on.z, 0) - look.danger(on, on.x, on.y, on.z, on.markers)
    gain = 1.6 * (on.markers // 2) + 1.5 * (turns - 1) if look.in_melee(on) else -6.0
    return gain - danger


def _stun(look: Situation, on: Figure, turns: int) -> float:
    del turns
    return -look.temper.attack_marker - (2.0 if look.in_melee(on) else 0.5)


STATUSES: dict[str, Callable[[Situation, Figure, int], float]] = {
    "Hast": _haste,
    "Schild": _shield,
    "Schutz": _protection,
    "Heilung": _healing,
    "Gift": _poison,
    "Blind": _blind,
    "Langsam": _slow,
    "Siegel": _seal,
    "Gelähmt": _paralysis,
    "Verhängnis": _doom,
    "Berserker": _berserk,
    "Betäubt": _stun,
}


def _cure(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user
    names = (effect.status,) if effect.status else NEGATIVE
    return -_sign(look, on) * sum(_status_worth(look, on, name, 1) for name in names if on.has(name))


def _damage(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user
    amount = effect.amount + (DIE_MEAN if effect.die else 0.0)
    if effect.armour:
        amount -= values.armour(look.play, on).total
    lost = min(max(amount, 0.0), on.lp)
    kill = reaches(on.lp - amount + DIE_MEAN) if effect.die else float(amount >= on.lp)
    return -_sign(look, on) * look.loss(on, lost, kill)


def _drain(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    missing = look.play.profile(user).lp - user.lp
    return _damage(look, user, effect, on) + look.loss(user, min(missing, effect.amount), 0.0)


def _heal(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user
    missing = look.play.profile(on).lp - on.lp
    return 1.3 * _sign(look, on) * look.loss(on, min(missing, effect.amount), 0.0)


def _markers(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user
    most = look.play.profile(on).maximum - on.markers if effect.amount > 0 else on.markers
    return _sign(look, on) * look.temper.marker * max(min(effect.amount, most), -most)


def _steal(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    taken = min(effect.amount, on.markers, look.play.profile(user).maximum - user.markers)
    return 2 * look.temper.marker * max(taken, 0)


def _gnosis(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del on
    return effect.amount * look.gnosis_price(user)


def _hide(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del effect, on
    danger = look.danger(user, user.x, user.y, user.z, max(user.markers - 1, 0))
    return (1.0 - look.temper.hiding) * danger


def _summon(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user, effect, on
    return look.temper.bound * min(look.left - 1, 3) / 3


def _drive(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    away = (on.x - user.x, on.y - user.y)
    return -_sign(look, on) * flights.cost(look, on, away, effect.inches)


def _strike(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    if attacks.target_problem(look.play, user, on) is not None:
        return 0.0
    if facts.touch(look.play, user, on):
        exchange = look.clashes.melee(user, on, effect.amount, effect.extra)
        return look.attack_value(on, exchange) - look.counter_risk(user, on, exchange, user.markers - 2)
    away = facts.distance(look.play, user, on)
    if not within(away, look.play.profile(user).long):
        return 0.0
    return look.attack_value(on, look.clashes.shot(user, on, away, effect.amount, effect.extra))


def _step(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user
    return 0.15 * effect.inches * (1.0 if on.seat == look.seat else 0.5) + (1.0 if look.in_melee(on) else 0.0)


def _pull(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    """Somebody near is somebody whom one can strike."""
    if look.in_melee(user) or facts.flat_gap(look.play, user, on) > effect.inches:
        return 0.0
    return 0.4 * look.attack_value(on, look.clashes.melee(user, on)) if user.markers >= 3 else 0.0


def _swap(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del effect
    before = look.danger(user, user.x, user.y, user.z, 1) + look.danger(on, on.x, on.y, on.z, 1)
    after = look.danger(user, on.x, on.y, on.z, 1) + look.danger(on, user.x, user.y, user.z, 1)
    return 0.5 * (before - after) if on.seat == look.seat else 0.0


def _binding(look: Situation, user: Figure, effect: Effect, on: Figure) -> float:
    del user
    return _sign(look, on) * 0.2 * look.temper.bound * effect.amount if on.bound else 0.0


BLOCKS: dict[str, Worth] = {
    "status": _status,
    "cure": _cure,
    "damage": _damage,
    "drain": _drain,
    "heal": _heal,
    "markers": _markers,
    "steal": _steal,
    "gnosis": _gnosis,
    "hide": _hide,
    "summon": _summon,
    "drive": _drive,
    "strike": _strike,
    "step": _step,
    "blink": _step,
    "pull": _pull,
    "swap": _swap,
    "binding": _binding,
}
