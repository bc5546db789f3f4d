"""Schwimmen: the roll at the start of an activation in deep water (frostgrave.move.swim)."""
from __future__ import annotations

from walstatt.core.questions import Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.frostgrave import damage, standing, values
from walstatt.games.frostgrave.play import DIE, FrostgravePlay
from walstatt.games.frostgrave.state import Figure

RULE = "frostgrave.move.swim"
WHEN = "frostgrave.r.swim_when"
TARGET_NUMBER = 5


def stays_afloat(play: FrostgravePlay, figure: Figure) -> Script[bool]:
    """True if it may act: on dry ground, or W20 + Will + load is 5 or more."""
    if not standing.in_water(play, figure):
        return True
    bonus = values.swimming(play, figure)
    need = Tally(TARGET_NUMBER, "frostgrave.move.swim").change(-bonus.base, bonus.rule)
    for change in bonus.changes:
        need.change(-change.amount, change.rule)
    roll = Roll(play.roller(figure), "frostgrave:swim", RULE, 1, DIE, need, {"figure": play.name(figure)})
    (face,) = yield roll
    missing = int(need.total - face)
    if missing <= 0:
        play.note("frostgrave-swims", RULE, WHEN, figure=play.name(figure), dice=roll.fell([face]))
        return True
    play.note(
        "frostgrave-sinks", RULE, WHEN, "frostgrave.r.swim_modifiers", figure=play.name(figure), missing=missing,
        dice=roll.fell([face]),
    )
    damage.suffer(play, figure, missing, RULE)
    return False
