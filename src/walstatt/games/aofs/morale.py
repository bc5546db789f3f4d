"""Morale tests: Quality, heroes nearby, the standard, Fearless, and the rout (Moral)."""
from __future__ import annotations

from walstatt.core.questions import Pick, Roll, Script
from walstatt.core.tally import Tally
from walstatt.core.texts import text
from walstatt.games.aofs.measuring import unit_distance
from walstatt.games.aofs.play import DIE, AofsPlay, bounds
from walstatt.games.aofs.state import Unit
from walstatt.games.aofs.wounds import destroy
from walstatt.table.questions import Measure
from walstatt.table.shapes import within

HERO_REACH = 12.0
FEARLESS_AT = 4


def morale_test(play: AofsPlay, unit: Unit, *, shaken_stays: bool = False) -> Script[bool]:
    """One test for the whole unit; failing makes it Shaken, or routs it if it was. True if passed."""
    if unit.shaken:
        play.note("aofs-morale-automatic", "aofs.shaken.morale", unit=play.name(unit))
        passed = False
    else:
        passed = yield from _roll(play, unit)
    if not passed and _may_be_fearless(play, unit):
        passed = yield from _fearless(play, unit)
    if passed:
        return True
    if not unit.shaken:
        unit.shaken = True
        play.note("aofs-morale-shaken", "aofs.morale.test", unit=play.name(unit))
    elif shaken_stays:
        play.note("aofs-morale-stays", "aofs.r.shaken_loser_routs", unit=play.name(unit))
    else:
        play.note("aofs-morale-rout", "aofs.morale.rout", unit=play.name(unit))
        destroy(play, unit)
    return False


def need(play: AofsPlay, unit: Unit, hero: Unit | None) -> Tally:
    """What the morale die has to show."""
    if hero is None:
        tally = Tally(play.sheets[unit.id].quality, "aofs.morale.test", 2, 6)
    else:
        tally = Tally(play.sheets[hero.id].quality, "aofs.special.hero", 2, 6)
    if play.commander(unit, "standard"):
        tally.change(-1, "aofs.command.standard")
    return tally


def _roll(play: AofsPlay, unit: Unit) -> Script[bool]:
    hero = yield from _choose_hero(play, unit)
    tally = need(play, unit, hero)
    roll = Roll(unit.seat, "aofs:morale", tally.rule, 1, DIE, tally, {"unit": play.name(unit)})
    faces = yield roll
    passed = bool(faces[0] >= tally.total)
    play.note(
        "aofs-morale-passed" if passed else "aofs-morale-failed", "aofs.morale.test", "aofs.quality_test",
        *(("aofs.special.hero", "aofs.r.hero_details") if hero else ()),
        *dict.fromkeys(change.rule for change in tally.changes), *bounds(tally),
        unit=play.name(unit), dice=roll.fell(faces),
    )
    return passed


def heroes_near(play: AofsPlay, unit: Unit) -> list[Unit]:
    """Steady heroes of the same side within 12 inches whose Quality the unit may use, other than itself."""
    candidates = [
        other
        for other in play.state.of(unit.seat)
        if other is not unit and not other.shaken and any(play.has(model, "hero") for model in other.models)
    ]
    if not candidates:
        return []
    near = play.measure(
        lambda: Measure(
            "aofs:measure.heroes", "aofs.special.hero", "some", {"unit": play.name(unit), "inches": HERO_REACH},
            among=[hero.id for hero in candidates],
        ),
        lambda: [hero.id for hero in candidates if within(unit_distance(play, unit, hero), HERO_REACH)],
    )
    return [hero for hero in candidates if hero.id in near]


def _choose_hero(play: AofsPlay, unit: Unit) -> Script[Unit | None]:
    """The unit's player says before the die whose Quality is used."""
    heroes = heroes_near(play, unit)
    if not heroes:
        return None
    chosen = yield Pick(
        unit.seat, "aofs:hero", "aofs.special.hero", ["own", *(hero.id for hero in heroes)], {"unit": play.name(unit)},
        describe=lambda option: text("aofs-hero-own") if option == "own" else play.name(play.unit(option)),
        preview=lambda option: need(play, unit, None if option == "own" else play.unit(option)),
    )
    return None if chosen == "own" else play.unit(chosen)


def _may_be_fearless(play: AofsPlay, unit: Unit) -> bool:
    if unit.shaken and play.ruling("aofs.r.fearless_shaken") == 1:
        return False
    return play.all_have(unit, "fearless")


def _fearless(play: AofsPlay, unit: Unit) -> Script[bool]:
    tally = Tally(FEARLESS_AT, "aofs.special.fearless", 2, 6)
    roll = Roll(unit.seat, "aofs:fearless", "aofs.special.fearless", 1, DIE, tally, {"unit": play.name(unit)})
    faces = yield roll
    passed = bool(faces[0] >= FEARLESS_AT)
    play.note(
        "aofs-fearless-passed" if passed else "aofs-fearless-failed", "aofs.special.fearless", unit=play.name(unit),
        dice=roll.fell(faces),
    )
    return passed
