"""What the spells do that only schools teach (frostgrave.x.spell.*); those that merely last are in spells.LASTING."""
from __future__ import annotations

from collections.abc import Callable
from math import hypot

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.frostgrave import conjuring, damage, facts, melee, shooting, spells, standing, values
from walstatt.games.frostgrave.blows import NATURAL_TWENTY, Blow, Strike
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import Spell
from walstatt.games.frostgrave.spells import Aim
from walstatt.games.frostgrave.state import TABLE, Figure
from walstatt.table.shapes import Point, within

LEAPS = 3.0
HAIL = 2
HAIL_RADIUS = 2.0
THEFT = 3
CIRCLE = 3


def take_effect(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> Script[None]:
    """The spell has succeeded and nobody has resisted it."""
    if spell.key in WITH_DICE:
        yield from WITH_DICE[spell.key](play, caster, aim)
    elif aim.figure is None or aim.figure.place == TABLE:
        AT_ONCE[spell.key](play, caster, spell, aim)


# ---- dice


def next_in_chain(play: FrostgravePlay, caster: Figure, struck: Figure) -> Figure | None:
    """The enemy nearest to the one that was struck, within 3 inches; ties go to the lower Health, then by name."""
    near = [
        foe for foe in play.foes(caster)
        if foe is not struck and within(facts.distance(play, struck, foe), LEAPS)
    ]
    return min(
        near, key=lambda foe: (round(facts.distance(play, struck, foe), 3), foe.health, foe.id), default=None
    )


def _lightning(play: FrostgravePlay, caster: Figure, aim: Aim) -> Script[None]:
    assert aim.figure is not None
    rule = "frostgrave.x.spell.kettenblitz"
    struck = yield from shooting.find_target(play, caster, aim.figure)
    following = next_in_chain(play, caster, struck)
    yield from shooting.resolve(play, caster, struck, spells.bolt(play, caster, struck, "kettenblitz"), rule)
    if following is not None and following.place == TABLE:
        play.note("frostgrave-lightning-leaps", rule, figure=play.name(following))
        blow = spells.bolt(play, caster, following, "kettenblitz")
        yield from shooting.resolve(play, caster, following, blow, rule)


def hail_on(play: FrostgravePlay, caster: Figure, target: Figure) -> Blow:
    """W20 + 2 against Fight alone."""
    might = melee.multiplier(play, caster, False)
    strike = Strike(Tally(0, "frostgrave.shoot.damage"), values.armour(play, target), target.health, might)
    attack = Tally(HAIL, "frostgrave.x.spell.hagelschlag")
    twenty = play.ruling("frostgrave.r.die") == NATURAL_TWENTY
    return Blow(attack, values.fight(play, target, False), strike, twenty=twenty)


def under_hail(play: FrostgravePlay, x: float, y: float) -> list[Figure]:
    """Everybody near the place, seen from above, nearest first."""
    def away(figure: Figure) -> float:
        return round(hypot(figure.x - x, figure.y - y) - play.radius(figure), 3)

    struck = [figure for figure in play.on_table() if within(away(figure), HAIL_RADIUS)]
    return sorted(struck, key=lambda one: (away(one), one.id))


def _hail(play: FrostgravePlay, caster: Figure, aim: Aim) -> Script[None]:
    assert aim.place is not None
    x, y, _ = aim.place
    for figure in under_hail(play, x, y):
        yield from shooting.resolve(
            play, caster, figure, hail_on(play, caster, figure), "frostgrave.x.spell.hagelschlag", in_the_open=True
        )


# ---- at once


def _wall(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> None:
    assert aim.place is not None
    x, y, _ = aim.place
    conjuring.conjure(play, conjuring.ICE_WALL, (x, y), conjuring.across(caster, x, y))
    play.note("frostgrave-wall-rises", spell.rule, conjuring.DURATION, figure=play.name(caster))


def _black_ice(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> None:
    assert aim.place is not None
    place: Point = aim.place[:2]
    conjuring.conjure(play, conjuring.BLACK_ICE, place)
    play.note("frostgrave-ground-freezes", spell.rule, conjuring.DURATION, figure=play.name(caster))


def _summon(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> None:
    """It obeys its caller, who can control one creature only, and acts from the next round on."""
    assert aim.place is not None
    for other in play.on_table():
        if other.master == caster.id:
            damage.free(play, other)
    play.state.arrivals += 1
    creature = spells.summoned(play, caster, spell)
    creature.id = f"creature-{play.state.arrivals}"
    creature.place, creature.activated, creature.master = TABLE, True, caster.id
    play.state.figures[creature.id] = creature
    standing.put(play, creature, *aim.place)
    play.note("frostgrave-summoned", spell.rule, figure=play.name(creature), seat=caster.seat)


def _steal_life(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> None:
    target = aim.figure
    assert target is not None
    stolen = min(THEFT, target.health)
    damage.suffer(play, target, stolen, spell.rule)
    _heal(play, caster, stolen, spell.rule)


def _heal(play: FrostgravePlay, figure: Figure, points: int, rule: str) -> None:
    regained = damage.regain(play, figure, points)
    play.note("frostgrave-heals", rule, "frostgrave.r.profile", figure=play.name(figure), health=regained)


def _circle(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> None:  # noqa: ARG001 - as all spells
    for friend in play.state.of(caster.seat):
        if within(facts.distance(play, caster, friend), spell.range) or friend is caster:
            _heal(play, friend, CIRCLE, spell.rule)


def _carry(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> None:  # noqa: ARG001 - as all spells
    assert aim.figure is not None and aim.place is not None
    standing.put(play, aim.figure, *aim.place)
    play.note("frostgrave-leaps", spell.rule, figure=play.name(aim.figure))


def _swap(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> None:
    friend = aim.figure
    assert friend is not None
    own, other = (caster.x, caster.y, caster.z), (friend.x, friend.y, friend.z)
    standing.put(play, caster, *other)
    standing.put(play, friend, *own)
    play.note("frostgrave-swapped", spell.rule, figure=play.name(caster), friend=play.name(friend))


def _wrest(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> None:  # noqa: ARG001 - as all spells
    assert aim.figure is not None
    play.note("frostgrave-wrested", spell.rule, figure=play.name(aim.figure))
    damage.drop_token(play, aim.figure)


WITH_DICE: dict[str, Callable[[FrostgravePlay, Figure, Aim], Script[None]]] = {
    "kettenblitz": _lightning,
    "hagelschlag": _hail,
}
AT_ONCE: dict[str, Callable[[FrostgravePlay, Figure, Spell, Aim], None]] = {
    "eiswall": _wall,
    "glatteis": _black_ice,
    "totenruf": _summon,
    "luchsruf": _summon,
    "lebensraub": _steal_life,
    "heilkreis": _circle,
    "freundsprung": _carry,
    "rochade": _swap,
    "beutegriff": _wrest,
}
"""Each by its key."""
EFFECTS = (*WITH_DICE, *AT_ONCE)
