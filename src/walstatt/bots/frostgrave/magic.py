"""What a spell is worth: its effect in points, the exact odds of the roll, Health spent on it, resistance, miscasts."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from typing import NamedTuple

from walstatt.bots.frostgrave import clashes
from walstatt.bots.frostgrave.situation import Situation
from walstatt.core.tally import Tally
from walstatt.games.frostgrave import casting, content, spells, values
from walstatt.games.frostgrave.blows import Blow, Strike
from walstatt.games.frostgrave.profiles import Spell
from walstatt.games.frostgrave.state import Figure, Token
from walstatt.odds.frostgrave import FACES, at_least
from walstatt.table.shapes import Point

HEALTH_PRICE = 0.7
"""Share of a caster's worth that his whole Health stands for when he spends some of it."""
HEXES = {
    "bannblick": 0.25, "klirreisen": 0.2, "mattheit": 0.12, "schneeblind": 0.14, "bleifuesse": 0.14,
    "sturmstoss": 0.06,
}
"""Spells that hamper an enemy: the share of its worth that they take."""
WOUNDS = {"knochenfrost": spells.BONE_FROST, "lebensraub": 3}
HEALS = {"wundsegen": spells.HEALING}
WARDS = {"steinhaut": 0.4, "schattengewand": 0.15}
"""Spells that protect: the share of what threatens a friend that they keep off."""
STRENGTH = {"klingensegen": 0.2, "wuchtschlag": 0.22}
"""Spells for fighters: what they are worth to one in combat; to one near an enemy half of it."""
HASTE = {"eilschritt": (0.5, 0.12), "zweiter_atem": (0.5, 0.15)}
"""Spells that quicken: for a carrier, for anybody else."""
UNKNOWN = {"enemy": 0.1, "armed": 0.12, "bearer": 0.8, "creature": 0.5}
"""What a spell that is not in these tables takes of an enemy's worth, by its kind of targets."""
CALLED = 0.45
FRIENDLY = 0.04
HAIL, HAIL_RADIUS = 2, 2.0
NEAR = 9.0
CALL_WORTH = 0.3
STEPS_OF_A_CALL = (1.0, 0.75, 0.5)


class Charm(NamedTuple):
    """A spell with its aim: what it is worth if it takes effect, and with all chances."""

    spell: str
    target: str = ""
    place: Point | None = None
    effect: float = 0.0
    value: float = 0.0


# ---- chances


def health_price(look: Situation, caster: Figure) -> float:
    """What one point of Health is worth to a caster; the fewer he has, the more."""
    return HEALTH_PRICE * look.worth(caster) / max(1, caster.health)


def expectation(look: Situation, caster: Figure, spell: Spell, effect: float, target: Figure | None) -> float:
    """The worth of trying, face by face: success, Health spent where that pays, damage of a miscast."""
    play = look.play
    need, number = casting.need(play, caster, spell).total, casting.casting_number(play, caster, spell).total
    spare = casting.foresee(play, caster, spell, caster).health
    price = health_price(look, caster)
    resists = _resists(look, caster, spell, target)
    total = 0.0
    for face in range(1, FACES + 1):
        result = face + number - need
        if face >= need:
            total += effect * (1.0 - resists(result))
        else:
            short = need - face
            paid = effect * (1.0 - resists(number)) - short * price if short <= spare else 0.0
            total += max(paid, -price * casting.miscast_damage(short))
    return total / FACES


def _resists(look: Situation, caster: Figure, spell: Spell, target: Figure | None) -> Callable[[float], float]:
    """The chance that the target resists a casting total."""
    if not spell.resist or target is None or target.seat == caster.seat:
        return lambda _: 0.0
    will = values.will(look.play, target).total
    return lambda result: at_least(result - will)


def health_to_spend(look: Situation, caster: Figure, charm: Charm | None, total: int, number: int, most: int) -> int:
    """After the die: as much as lifts the roll where the effect is worth more than the Health."""
    spell = content.spells().get(charm.spell) if charm else None
    effect = charm.effect if charm else 0.0
    target = look.play.state.figures.get(charm.target) if charm else None
    price = health_price(look, caster)

    def gain(spent: int) -> float:
        short = number - total - spent
        if short > 0:
            return -price * (spent + casting.miscast_damage(short))
        resists = _resists(look, caster, spell, target)(total + spent) if spell else 0.0
        return effect * (1.0 - resists) - price * spent

    return max(range(most + 1), key=lambda spent: (round(gain(spent), 6), -spent))


# ---- the best spell


def best(look: Situation, caster: Figure, only: Spell | None = None) -> Charm | None:
    """The spell and the aim that promise most; None if nothing promises anything."""
    known = [only] if only is not None else casting.castable(look.play, caster)
    found = [charm for spell in known for charm in _charms(look, caster, spell)]
    return max(found, key=lambda charm: (round(charm.value, 6), charm.spell, charm.target), default=None)


def _charms(look: Situation, caster: Figure, spell: Spell) -> Iterator[Charm]:
    for charm in _aims(look, caster, spell):
        if charm.effect > 0.0:
            target = look.play.state.figures.get(charm.target)
            value = expectation(look, caster, spell, charm.effect, target)
            yield charm._replace(value=value)


def _aims(look: Situation, caster: Figure, spell: Spell) -> Iterator[Charm]:
    match spell.target:
        case "token":
            for token in spells.tokens(look.play, caster, spell):
                yield call(look, spell, token)
        case "place":
            yield from _on_ground(look, caster, spell)
        case "self_place":
            yield _leap(look, caster, spell)
        case "summon":
            yield Charm(spell.key, effect=CALLED * look.fade)
        case "around":
            friends = [one for one in look.own if look.gap(caster, one) <= spell.range]
            yield Charm(spell.key, effect=sum(healing(look, one, 3) for one in friends))
        case "swap" | "friend_place":
            return
        case _:
            for target in spells.targets(look.play, caster, spell):
                yield Charm(spell.key, target.id, effect=effect_on(look, caster, spell, target))


def effect_on(look: Situation, caster: Figure, spell: Spell, target: Figure) -> float:
    """What the spell is worth if it takes effect on this figure."""
    if target.under(spell.key):
        return 0.0
    if target.seat == caster.seat:
        return _blessing(look, spell, target)
    blow = casting.foresee(look.play, caster, spell, target).blow
    if blow is not None:
        return shot_value(look, caster, target, blow)
    if spell.key in WOUNDS:
        points = WOUNDS[spell.key]
        return look.harm(target, points, float(points >= target.health))
    return _hex(look, spell, target)


def shot_value(look: Situation, shooter: Figure, target: Figure, blow: Blow) -> float:
    """In a combat the shot may find a friend."""
    mixed = [other for other in look.opponents(target) if other.seat == shooter.seat]
    found = clashes.exact(blow)
    value = look.harm(target, found.expected_damage, found.kill)
    if not mixed:
        return value
    risk = sum(look.harm(friend, found.expected_damage, found.kill) for friend in mixed)
    return (value - risk) / (1 + len(mixed))


def _hex(look: Situation, spell: Spell, target: Figure) -> float:
    worth = look.worth(target)
    if spell.target == "creature":
        return UNKNOWN["creature"] * look.fade + 0.5 * _menace(look, target)
    if spell.target == "bearer":
        return look.temper.carried
    share = HEXES.get(spell.key, UNKNOWN.get(spell.target, 0.0))
    if not any(look.gap(target, one) <= NEAR for one in look.own) and target.id not in look.carriers:
        share *= 0.3
    freed = sum(look.temper.carried for one in look.opponents(target) if one.id in look.carriers)
    return share * worth + (0.25 * freed if spell.key == "sturmstoss" else 0.0)


def _menace(look: Situation, foe: Figure) -> float:
    """What a creature does to the nearest of us."""
    near = min(look.own, key=lambda one: (look.gap(one, foe), one.id))
    found = clashes.fight(look.play, foe, near)
    return look.harm(near, found.expected_damage, found.kill)


def _blessing(look: Situation, spell: Spell, friend: Figure) -> float:
    if spell.key in HEALS:
        return healing(look, friend, HEALS[spell.key])
    if spell.key in WARDS:
        return WARDS[spell.key] * look.threat(friend, friend.x, friend.y)
    if spell.key in STRENGTH:
        return STRENGTH[spell.key] * _eagerness(look, friend) * look.fade
    if spell.key in HASTE:
        carrier, other = HASTE[spell.key]
        return carrier if friend.id in look.carriers else other * look.fade
    return FRIENDLY


def _eagerness(look: Situation, friend: Figure) -> float:
    """How soon a figure will strike."""
    if look.play.is_caster(friend) or friend.id in look.carriers:
        return 0.1
    if look.opponents(friend):
        return 1.0
    if any(look.gap(friend, foe) <= NEAR for foe in look.foes):
        return 0.6
    return 0.4 if values.ranged_weapon(look.play, friend) is not None else 0.15


def healing(look: Situation, friend: Figure, points: int) -> float:
    missing = look.play.profile(friend).health - friend.health
    return look.worth(friend) * look.temper.wound * min(1.0, min(points, missing) / max(1, friend.health))


# ---- places and tokens


def call(look: Situation, spell: Spell, token: Token) -> Charm:
    """Bring a token nearer to where we carry it, and away from others."""
    field = look.home_field
    here = look.map.cost(field, token.x, token.y)
    for share in STEPS_OF_A_CALL:
        spot = _along(look, token, field, spells.CALL * share)
        if spot is not None and spells.call_problem(look.play, token, spell, *spot) is None:
            saved = here - look.map.cost(field, *spot)
            if saved > 1.0:
                return Charm(spell.key, token.id, spot, CALL_WORTH * saved / spells.CALL)
    return Charm(spell.key, token.id)


def _along(look: Situation, token: Token, field: list[float], inches: float) -> Point | None:
    trail = look.map.trail(field, token.x, token.y)
    if not trail:
        return None
    x, y = trail[0]
    away = hypot(x - token.x, y - token.y)
    share = min(1.0, inches / away) if away > 0 else 0.0
    return token.x + share * (x - token.x), token.y + share * (y - token.y)


def _on_ground(look: Situation, caster: Figure, spell: Spell) -> Iterator[Charm]:
    """Of spells at the ground only those that hurt are cast on purpose."""
    if spell.key != "hagelschlag":
        return
    for foe in look.foes:
        if hypot(foe.x - caster.x, foe.y - caster.y) <= spell.range:
            yield Charm(spell.key, place=(foe.x, foe.y), effect=hail(look, foe.x, foe.y))


def hail(look: Situation, x: float, y: float) -> float:
    total = 0.0
    for figure in (*look.own, *look.foes):
        if hypot(figure.x - x, figure.y - y) - look.play.radius(figure) <= HAIL_RADIUS:
            armour = values.armour(look.play, figure)
            strike = Strike(Tally(0, clashes.RULE), armour, figure.health)
            blow = Blow(Tally(HAIL, clashes.RULE), values.fight(look.play, figure, False), strike)
            found = clashes.exact(blow)
            harm = look.harm(figure, found.expected_damage, found.kill)
            total += harm if figure.seat != look.seat else -harm
    return total




def _leap(look: Situation, caster: Figure, spell: Spell) -> Charm:
    """Out of a combat that a caster would rather not have."""
    if not look.opponents(caster):
        return Charm(spell.key)
    return Charm(spell.key, effect=0.5 * look.threat(caster, caster.x, caster.y))
