"""The numbers that dice are compared with, each with its history."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.core.tally import Tally
from walstatt.games.anima import facts
from walstatt.games.anima.abilities import NEGATIVE, Ability, Modifier
from walstatt.games.anima.blows import Blow
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.sight import Cover
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import beyond, within

PROFILE = "anima.r.profile"
FAST = 8.0
"""Inches of own movement after which a target is hard to hit (anima.ranged.moved)."""
THIN_ARMOUR = 1
ABILITIES = "anima.r.abilities"
WHEN_RULES = {"ambush": "anima.x.ambush", "pack": "anima.x.pack", "afflicted": "anima.x.afflicted"}


def attack(play: AnimaPlay, blow: Blow, cover: Cover | None = None, distance: float | None = None) -> Tally:
    """Attack with statuses, the bonus of a charge and, at range, what the table of modifiers says.

    Without a distance long range is left out: it is measured only after the attack was declared (anima.attack.2).
    """
    tally = own_attack(play, blow.attacker, blow)
    for amount, rule in blow.attack_bonus:
        tally.change(amount, rule)
    if blow.ranged:
        _ranged(play, blow, tally, cover, distance)
    return tally


def own_attack(play: AnimaPlay, figure: Figure, blow: Blow | None = None) -> Tally:
    """Attack with statuses and automatic abilities, whoever is attacked."""
    tally = Tally(play.profile(figure).attack, "anima.attack.4")
    if figure.has("Blind"):
        tally.change(-3, "anima.status.blind")
    if figure.has("Berserker"):
        tally.change(1, "anima.status.berserk")
    return _automatic(play, figure, "attack", tally, blow)


def _ranged(play: AnimaPlay, blow: Blow, tally: Tally, cover: Cover | None, distance: float | None) -> None:
    if distance is not None and beyond(distance, play.profile(blow.attacker).short):
        tally.change(-1, "anima.ranged.long")
    if facts.in_melee(play, blow.target):
        tally.change(-1, "anima.ranged.in_melee")
    if beyond(blow.target.moved, FAST):
        tally.change(-1, "anima.ranged.moved")
    if cover is not None and cover.kind == "light":
        tally.change(-1, "anima.ranged.light_cover")
    if cover is not None and cover.kind == "heavy":
        tally.change(-1, "anima.ranged.heavy_cover")


def damage(play: AnimaPlay, blow: Blow) -> Tally:
    tally = own_damage(play, blow.attacker, blow)
    for amount, rule in blow.damage_bonus:
        tally.change(amount, rule)
    return tally


def own_damage(play: AnimaPlay, figure: Figure, blow: Blow | None = None) -> Tally:
    tally = Tally(play.profile(figure).damage, "anima.attack.7")
    if figure.has("Berserker"):
        tally.change(1, "anima.status.berserk")
    return _automatic(play, figure, "damage", tally, blow)


def defence(play: AnimaPlay, figure: Figure, blow: Blow | None = None) -> Tally:
    return _automatic(play, figure, "defence", Tally(play.profile(figure).defence, "anima.attack.5"), blow)


def armour(play: AnimaPlay, figure: Figure, blow: Blow | None = None) -> Tally:
    """With the status Schild +2, or +4 for a profile with Armour 0 or 1 (anima.r.shield_base)."""
    own = play.profile(figure).armour
    tally = Tally(own, "anima.attack.8")
    if figure.has("Schild"):
        tally.change(4 if own <= THIN_ARMOUR else 2, "anima.status.shield")
    return _automatic(play, figure, "armour", tally, blow)


def resistance(play: AnimaPlay, figure: Figure) -> Tally:
    tally = Tally(play.profile(figure).resistance, "anima.r.resistance")
    if figure.has("Schutz"):
        tally.change(4, "anima.status.protection")
    return _automatic(play, figure, "resistance", tally, None)


def regeneration(play: AnimaPlay, figure: Figure) -> Tally:
    """Markers regained in a recovery phase."""
    tally = Tally(play.profile(figure).regeneration, "anima.recovery.markers", low=0)
    if figure.has("Hast"):
        tally.change(1, "anima.status.haste")
    if figure.has("Langsam"):
        tally.change(-1, "anima.status.slow")
    return tally


def speed(play: AnimaPlay, figure: Figure, pace: str) -> Tally:
    """The walk or the run number."""
    profile = play.profile(figure)
    number = profile.walk if pace == "walk" else profile.run
    return _automatic(play, figure, pace, Tally(number, PROFILE, low=0), None)


def _automatic(play: AnimaPlay, figure: Figure, value: str, tally: Tally, blow: Blow | None) -> Tally:
    """What automatic abilities, auras and abilities that are kept up add."""
    for ability, modifier in _modifiers(play, figure):
        if modifier.value == value and _holds(play, figure, modifier.when, blow):
            tally.change(modifier.amount, _rule_behind(ability, modifier))
    return tally


def _rule_behind(ability: Ability, modifier: Modifier) -> str:
    """The ability's own rule, or the one that says how such changes work."""
    if ability.rule != ABILITIES:
        return ability.rule
    if modifier.when in WHEN_RULES:
        return WHEN_RULES[modifier.when]
    if modifier.aura:
        return "anima.x.aura"
    return "anima.x.kept" if ability.kind == "special" else ability.rule


def _modifiers(play: AnimaPlay, figure: Figure) -> Iterator[tuple[Ability, Modifier]]:
    for ability in play.automatic(figure):
        for modifier in ability.modifiers:
            if not modifier.aura or modifier.whom == "friends":
                yield ability, modifier
    for running in play.state.running:
        if running.target == figure.id:
            kept = play.profile(play.figure(running.user)).ability(running.ability)
            if kept is not None:
                yield from ((kept, modifier) for modifier in kept.modifiers)
    if play.has_auras:
        yield from _auras(play, figure)


def _auras(play: AnimaPlay, figure: Figure) -> Iterator[tuple[Ability, Modifier]]:
    """Of everybody near enough; the same ability never counts twice (anima.x.aura)."""
    felt = {("friends", ability.key) for ability in play.automatic(figure)}
    for other in play.on_table():
        side = "friends" if other.seat == figure.seat else "enemies"
        for ability in play.automatic(other) if other is not figure else ():
            if (side, ability.key) in felt:
                continue
            auras = [modifier for modifier in ability.modifiers if modifier.aura and modifier.whom == side]
            near = [one for one in auras if within(facts.distance(play, figure, other), one.aura)]
            for modifier in near:
                yield ability, modifier
            if near:
                felt.add((side, ability.key))


PACK = 3.0
"""Inches to the next of the own side (anima.x.pack)."""


def _holds(play: AnimaPlay, figure: Figure, when: str, blow: Blow | None) -> bool:
    match when:
        case "":
            return True
        case "berserk":
            return figure.has("Berserker")
        case "hidden":
            return figure.hidden
        case "wounded":
            return figure.lp * 2 <= play.profile(figure).lp
        case "pack":
            return any(within(facts.distance(play, figure, one), PACK) for one in play.friends(figure))
        case _:
            return blow is not None and _holds_in(blow, figure, when)


def _holds_in(blow: Blow, figure: Figure, when: str) -> bool:
    """What can hold only in an attack of one on another."""
    match when:
        case "melee":
            return not blow.ranged
        case "ranged":
            return blow.ranged
        case "charge":
            return blow.charge
        case "ambush":
            return blow.ambush
        case "counter":
            return blow.counter
        case _:
            return any(held.name in NEGATIVE for held in blow.other(figure).statuses)
