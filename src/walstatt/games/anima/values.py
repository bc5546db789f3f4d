"""The numbers that dice are compared with, each with its history."""
from __future__ import annotations

from walstatt.core.tally import Tally
from walstatt.games.anima import facts
from walstatt.games.anima.blows import Blow
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.sight import Cover
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import beyond

PROFILE = "anima.r.profile"
FAST = 8.0
"""Inches of own movement after which a target is hard to hit (anima.ranged.moved)."""
THIN_ARMOUR = 1


def attack(play: AnimaPlay, blow: Blow, cover: Cover | None = None, distance: float | None = None) -> Tally:
    """Attack with statuses, the bonus of a charge and, at range, what the table of modifiers says.

    Without a distance long range is left out: it is measured only after the attack was declared (anima.attack.2).
    """
    one = blow.attacker
    tally = Tally(play.profile(one).attack, "anima.attack.4")
    if one.has("Blind"):
        tally.change(-3, "anima.status.blind")
    if one.has("Berserker"):
        tally.change(1, "anima.status.berserk")
    for amount, rule in blow.attack_bonus:
        tally.change(amount, rule)
    if blow.ranged:
        _ranged(play, blow, tally, cover, distance)
    return _automatic(play, one, "attack", tally, blow)


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
    one = blow.attacker
    tally = Tally(play.profile(one).damage, "anima.attack.7")
    if one.has("Berserker"):
        tally.change(1, "anima.status.berserk")
    for amount, rule in blow.damage_bonus:
        tally.change(amount, rule)
    return _automatic(play, one, "damage", tally, blow)


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
    """What automatic abilities add."""
    for ability in play.automatic(figure):
        for modifier in ability.modifiers:
            if modifier.value == value and _holds(play, figure, modifier.when, blow):
                tally.change(modifier.amount, ability.rule)
    return tally


def _holds(play: AnimaPlay, figure: Figure, when: str, blow: Blow | None) -> bool:
    match when:
        case "":
            return True
        case "melee":
            return blow is not None and not blow.ranged
        case "ranged":
            return blow is not None and blow.ranged
        case "charge":
            return blow is not None and blow.charge
        case "berserk":
            return figure.has("Berserker")
        case "hidden":
            return figure.hidden
        case _:
            return figure.lp * 2 <= play.profile(figure).lp
