"""Dangerous terrain (aofs.terrain.dangerous, aofs.r.dangerous_timing, aofs.r.dangerous_wounds)."""
from __future__ import annotations

from walstatt.core.questions import Roll, Script
from walstatt.games.aofs.play import DIE, AofsPlay
from walstatt.games.aofs.state import Model, Unit
from walstatt.games.aofs.wounds import Harm, mark, wound_effect, wound_mate
from walstatt.table.questions import Measure

DANGEROUS = "aofs.terrain.dangerous"
TIMING = "aofs.r.dangerous_timing"
WOUNDS_ON = 1


def models_in_danger(play: AofsPlay, unit: Unit) -> list[Model]:
    """Models whose base is in dangerous terrain as their unit is activated."""
    inside = play.measure(
        lambda: Measure(
            "aofs:measure.in_danger", DANGEROUS, "some", {"unit": play.name(unit)},
            among=[model.id for model in unit.models],
        ),
        lambda: _touching(play, unit),
    )
    spared = play.ruling("aofs.r.flying_dangerous") == 1
    return [model for model in unit.models if model.id in inside and not (spared and play.has(model, "flying"))]


def _touching(play: AofsPlay, unit: Unit) -> list[str]:
    if not play.ground.of_kind("dangerous"):
        return []
    radius = play.radius(unit)
    return [model.id for model in unit.models if play.ground.touching(model.x, model.y, radius, "dangerous")]


def danger_test(play: AofsPlay, unit: Unit, model: Model) -> Script[None]:
    """One die, or X dice with Tough(X); each 1 is a wound on this very model."""
    dice = play.rule_of(model, "tough") or 1
    roll = Roll(
        unit.seat, "aofs:danger", DANGEROUS, dice, DIE, None, {"unit": play.name(unit), "model": model.id}
    )
    faces = yield roll
    wounds = sum(face == WOUNDS_ON for face in faces)
    rules = (DANGEROUS, "aofs.r.dangerous_wounds") if wounds else (DANGEROUS,)
    play.note("aofs-danger", *rules, unit=play.name(unit), wounds=wounds, dice=roll.fell(faces))
    if not wounds:
        return
    harm = Harm(None)
    was_shaken = unit.shaken
    if len(unit.models) > 1:
        yield from wound_mate(play, unit, model, wounds, harm, DANGEROUS)
        return
    yield from mark(play, unit, model, wounds, harm)
    if harm.marked:
        yield from wound_effect(play, unit, was_shaken, harm)
