"""The values of a figure as they hold now, each with its history."""
from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from walstatt.core.tally import Tally
from walstatt.games.frostgrave import facts
from walstatt.games.frostgrave.gear import ITEMS, NATURAL, UNARMED, UNARMED_FIGHT, Item, items
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import NATURAL_WEAPONS, PORTER
from walstatt.games.frostgrave.state import Figure

PROFILE = "frostgrave.r.profile"
ROUNDING = "frostgrave.r.rounding"
WHOLE_HALVES = 2
TWICE = 1
IN_MELEE_ONLY = 1
SURPLUS = 1
SUPPORT = 2
STONE_SKIN = 2
BLADE_BLESSING = 2
FLEET_FOOT = 3
WEARINESS = -2
PORTERS_LOAD = -2


def movement(play: FrostgravePlay, figure: Figure, second: bool = False) -> Tally:
    """Inches of one move: gear first, then treasure, then the second move (frostgrave.r.rounding)."""
    tally = Tally(play.profile(figure).move, PROFILE, low=0)
    for item in at_work(play, figure):
        tally.change(item.move, item.rule)
    if figure.under("eilschritt"):
        tally.change(FLEET_FOOT, "frostgrave.x.spell.eilschritt")
    _slow_by_treasure(play, figure, tally)
    if figure.under("bleifuesse"):
        _halve(play, tally, "frostgrave.x.spell.bleifuesse")
    if second:
        _halve(play, tally, "frostgrave.action.second_move")
    return tally


def _slow_by_treasure(play: FrostgravePlay, figure: Figure, tally: Tally) -> None:
    """Half, for porters 2 inches less (frostgrave.x.trait.tragkraft)."""
    if play.carried(figure) is None:
        return
    if play.profile(figure).has(PORTER):
        tally.change(PORTERS_LOAD, "frostgrave.x.trait.tragkraft")
        return
    _halve(play, tally, "frostgrave.treasure.slow")
    if play.is_heavily_laden(figure) and play.ruling("frostgrave.r.heavy_load_once") == TWICE:
        _halve(play, tally, "frostgrave.treasure.heavy_load")


def at_work(play: FrostgravePlay, figure: Figure) -> Iterator[Item]:
    """What it bears and what it has drunk; a potion does nothing before (frostgrave.campaign.potion)."""
    for key in dict.fromkeys(play.profile(figure).gear):
        item = ITEMS[key]
        if item.kind != "potion" or key in figure.drunk:
            yield item


def _halve(play: FrostgravePlay, tally: Tally, rule: str) -> None:
    half = tally.total / 2
    if play.ruling("frostgrave.r.rounding") == WHOLE_HALVES:
        half = ceil(half)
    tally.change(half - tally.total, rule)


def armour(play: FrostgravePlay, figure: Figure) -> Tally:
    tally = Tally(play.profile(figure).armour, PROFILE)
    for item in at_work(play, figure):
        tally.change(item.armour, item.rule)
    if figure.under("steinhaut"):
        tally.change(STONE_SKIN, "frostgrave.r.spell.steinhaut")
    return tally


def will(play: FrostgravePlay, figure: Figure) -> Tally:
    tally = Tally(play.profile(figure).will, PROFILE)
    for item in at_work(play, figure):
        tally.change(item.will, item.rule)
    return tally


def swimming(play: FrostgravePlay, figure: Figure) -> Tally:
    """Will with the load (frostgrave.r.swim_modifiers); the other reading knows no modifiers."""
    tally = will(play, figure)
    if play.ruling("frostgrave.r.swim_modifiers") == 0:
        for item in items(play.profile(figure).gear, "armour"):
            tally.change(item.swim, item.rule)
        if play.carried(figure) is not None:
            tally.change(-3, "frostgrave.r.swim_modifiers")
    return tally


def shoot(play: FrostgravePlay, figure: Figure) -> Tally:
    tally = Tally(play.profile(figure).shoot, PROFILE)
    weapon = ranged_weapon(play, figure)
    return tally.change(weapon.shoot, weapon.rule) if weapon else tally


def fight(play: FrostgravePlay, figure: Figure, melee: bool) -> Tally:
    """The value Fight with all that changes it (frostgrave.r.fight_stat_changes)."""
    tally = Tally(play.profile(figure).fight, PROFILE)
    if play.is_heavily_laden(figure):
        tally.change(-1, "frostgrave.treasure.heavy_load")
    counts = melee or play.ruling("frostgrave.r.fight_stat_changes") != IN_MELEE_ONLY
    if counts and melee_weapons(play, figure) == [UNARMED]:
        tally.change(UNARMED_FIGHT, "frostgrave.weapon.unarmed")
    for item in at_work(play, figure) if melee else ():
        tally.change(item.fight, item.rule)
    if figure.under("mattheit"):
        tally.change(WEARINESS, "frostgrave.x.spell.mattheit")
    if melee and figure.under("klingensegen"):
        tally.change(BLADE_BLESSING, "frostgrave.r.spell.klingensegen")
    return tally


def melee(play: FrostgravePlay, figure: Figure, opponent: Figure) -> Tally:
    """What is added to the die in a fight: Fight and 2 for each supporter (frostgrave.melee.support)."""
    tally = fight(play, figure, True)
    helpers = len(facts.supporters(play, figure, opponent))
    if play.ruling("frostgrave.r.support_details") == SURPLUS:
        helpers = max(0, helpers - len(facts.supporters(play, opponent, figure)))
    return tally.change(SUPPORT * helpers, "frostgrave.melee.support")


def melee_weapons(play: FrostgravePlay, figure: Figure) -> list[Item]:
    """What it can fight with, the best damage first (frostgrave.r.fight_choice)."""
    profile = play.profile(figure)
    if profile.has(NATURAL_WEAPONS):
        return [NATURAL]
    if figure.under("klirreisen"):
        return [UNARMED]
    carried = sorted(items(profile.gear, "melee"), key=lambda item: -item.damage)
    return carried or [UNARMED]


def hindered(figure: Figure) -> str:
    """The rule of the spell that keeps it from shooting, or nothing."""
    if figure.under("klirreisen"):
        return "frostgrave.x.spell.klirreisen"
    return "frostgrave.x.spell.schneeblind" if figure.under("schneeblind") else ""


def ranged_weapon(play: FrostgravePlay, figure: Figure) -> Item | None:
    """Bow or crossbow, if there is a quiver for it (frostgrave.weapon.bow, .weapon.crossbow); of two the better one."""
    carried = items(play.profile(figure).gear, "ranged")
    if not carried or not play.has_item(figure, "quiver") or hindered(figure):
        return None
    ready = [item for item in carried if item.key != "crossbow" or figure.loaded]
    return max(ready or carried, key=lambda item: item.damage + item.shoot)
