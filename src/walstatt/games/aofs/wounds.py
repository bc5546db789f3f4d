"""Wounds and wound effects, in groups and on last models (Wundeffekte)."""
from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot

from walstatt.core.questions import Pick, PickSeveral, Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.aofs.play import DIE, AofsPlay
from walstatt.games.aofs.state import GONE, Model, Unit

OUT_AT = 6
REGENERATES_AT = 5
REMOVE = "aofs.r.remove_model"
TOUGH_GROUPS = "aofs.r.tough_in_groups"


@dataclass(slots=True)
class Harm:
    """Where wounds come from, and what they have done so far: one attack, spell, test or fall."""

    seat: int | None
    """Who caused it; None for terrain and falls: nobody may push then."""
    attackers: Unit | None = None
    melee: bool = False
    fear: int = 0
    caused: dict[str, int] = field(default_factory=dict)
    """Wounds that took effect on each unit."""
    marked: dict[str, bool] = field(default_factory=dict)
    """Units whose last model got markers, and whether they were Shaken before."""
    fallen: set[str] = field(default_factory=set)
    """Units whose last model fell after a push."""


def suffer(
    play: AofsPlay, unit: Unit, wounds: int, harm: Harm, *, deadly: int, regeneration: bool
) -> Script[None]:
    """A unit suffers wounds: group models fall, the last model collects markers."""
    left = wounds
    while left and unit.models:
        if len(unit.models) == 1:
            yield from mark(play, unit, unit.models[0], left, harm, deadly=deadly, regeneration=regeneration)
            return
        if _falls_without_dice(play, unit, regeneration):
            felled = min(left, len(unit.models) - 1)
            yield from _remove_some(play, unit, felled, harm, deadly)
            left -= felled
        else:
            yield from _wound_one(play, unit, harm, deadly, regeneration)
            left -= 1


def _falls_without_dice(play: AofsPlay, unit: Unit, regeneration: bool) -> bool:
    regenerates = regeneration and any(play.has(model, "regeneration") for model in unit.models)
    tough = play.ruling(TOUGH_GROUPS) == 1 and any(play.has(model, "tough") for model in unit.models)
    return not regenerates and not tough


def _remove_some(play: AofsPlay, unit: Unit, count: int, harm: Harm, deadly: int) -> Script[None]:
    chosen: list[str] = []
    if play.ruling(REMOVE) == 1 and harm.attackers is not None:
        chosen = [model.id for model in _by_nearness(unit, harm.attackers)[:count]]
    else:
        chosen = yield PickSeveral(
            unit.seat, "aofs:remove", "aofs.wound.groups", lambda: [model.id for model in unit.models], count, count,
            {"unit": play.name(unit), "count": count},
        )
    for model_id in chosen:
        spared = ("aofs.special.deadly_no_carry",) if deadly > 1 else ()
        knock_out(play, unit, unit.model(model_id), "aofs.wound.groups", "aofs.attack.wound", *spared)
    harm.caused[unit.id] = harm.caused.get(unit.id, 0) + count


def _by_nearness(unit: Unit, attackers: Unit) -> list[Model]:
    return sorted(
        unit.models,
        key=lambda model: min((hypot(model.x - one.x, model.y - one.y) for one in attackers.models), default=0.0),
    )


def _wound_one(play: AofsPlay, unit: Unit, harm: Harm, deadly: int, regeneration: bool) -> Script[None]:
    """One wound on one model of a group that regenerates or (by ruling) is tough."""
    model = yield from _choose_victim(play, unit, harm)
    yield from wound_mate(play, unit, model, 1, harm, "aofs.attack.wound", deadly=deadly, regeneration=regeneration)


def wound_mate(
    play: AofsPlay, unit: Unit, model: Model, wounds: int, harm: Harm, *rules: str, deadly: int = 1,
    regeneration: bool = True,
) -> Script[None]:
    """Wounds on one model of a group: it falls with the first that is not ignored (by ruling with its Xth)."""
    suffered = yield from regenerate(play, unit, model, wounds, deadly, regeneration)
    if not suffered:
        return
    tough = (play.rule_of(model, "tough") or 1) if play.ruling(TOUGH_GROUPS) == 1 else 1
    harm.caused[unit.id] = harm.caused.get(unit.id, 0) + min(suffered, max(1, tough - model.wounds))
    model.wounds += suffered
    if model.wounds >= tough:
        knock_out(play, unit, model, "aofs.wound.groups", *rules)
    else:
        play.note("aofs-wounded", "aofs.r.tough_in_groups", unit=play.name(unit), wounds=model.wounds)


def _choose_victim(play: AofsPlay, unit: Unit, harm: Harm) -> Script[Model]:
    if play.ruling(TOUGH_GROUPS) == 1:
        wounded = next((model for model in unit.models if model.wounds), None)
        if wounded:
            return wounded
    if play.ruling(REMOVE) == 1 and harm.attackers is not None:
        return _by_nearness(unit, harm.attackers)[0]
    chosen = yield Pick(
        unit.seat, "aofs:victim", "aofs.r.remove_model", [model.id for model in unit.models],
        {"unit": play.name(unit)}, describe=lambda option: option,
    )
    return unit.model(chosen)


def mark(
    play: AofsPlay, unit: Unit, model: Model, wounds: int, harm: Harm, *, deadly: int = 1, regeneration: bool = True
) -> Script[None]:
    """The last model gets its markers; the wound effect is rolled when the whole attack is over."""
    suffered = yield from regenerate(play, unit, model, wounds, deadly, regeneration)
    if not suffered:
        return
    model.wounds += suffered
    harm.caused[unit.id] = harm.caused.get(unit.id, 0) + suffered
    harm.marked.setdefault(unit.id, unit.shaken)
    rules = ("aofs.wound.markers", "aofs.wound.last_model", *(("aofs.special.deadly",) if deadly > 1 else ()))
    play.note("aofs-markers", *rules, unit=play.name(unit), wounds=suffered, markers=model.wounds)


def regenerate(
    play: AofsPlay, unit: Unit, model: Model, wounds: int, deadly: int, regeneration: bool
) -> Script[int]:
    """How many of the wounds, multiplied by Deadly, the model really suffers."""
    if not regeneration or not play.has(model, "regeneration"):
        return wounds * deadly
    first = play.ruling("aofs.r.regeneration_timing") == 1
    dice = wounds if first else wounds * deadly
    need = Tally(REGENERATES_AT, "aofs.special.regeneration")
    roll = Roll(
        unit.seat, "aofs:regeneration", "aofs.special.regeneration", dice, DIE, need, {"unit": play.name(unit)}
    )
    faces = yield roll
    ignored: int = sum(face >= REGENERATES_AT for face in faces)
    play.note(
        "aofs-regenerates", "aofs.special.regeneration", unit=play.name(unit), ignored=ignored, dice=roll.fell(faces)
    )
    return (wounds - ignored) * deadly if first else dice - ignored


def wound_effect(play: AofsPlay, unit: Unit, was_shaken: bool, harm: Harm) -> Script[bool]:
    """One die on the last model; True if the effect is Shaken."""
    model = unit.models[0]
    tough = play.rule_of(model, "tough")
    if tough is not None and model.wounds < tough:
        play.note("aofs-tough-holds", "aofs.special.tough", unit=play.name(unit), markers=model.wounds, tough=tough)
        return False
    roll = Roll(
        unit.seat, "aofs:effect", "aofs.wound.markers", 1, DIE, None,
        {"unit": play.name(unit), "bonus": model.wounds + was_shaken + harm.fear},
    )
    faces = yield roll
    total = effect_total(faces[0], model.wounds, was_shaken, harm.fear)
    out_at = OUT_AT if tough is None else OUT_AT - 1 + tough
    tally, dice = total.to_data(), roll.fell(faces)
    shaped = [change.rule for change in total.changes] + ([] if tough is None else ["aofs.special.tough_out"])
    if total.total >= out_at:
        rules = ["aofs.wound.out", *shaped]
        play.note("aofs-effect-out", *rules, unit=play.name(unit), total=int(total.total), tally=tally, dice=dice)
        knock_out(play, unit, model, *rules)
        return False
    rules = ["aofs.wound.shaken", *shaped, *(["aofs.r.shaken_again"] if was_shaken else [])]
    play.note("aofs-effect-shaken", *rules, unit=play.name(unit), total=int(total.total), tally=tally, dice=dice)
    unit.shaken = True
    return True


def effect_total(face: int, markers: int, was_shaken: bool, fear: int) -> Tally:
    """The total on the table of wound effects."""
    total = Tally(face, "aofs.r.wound_table")
    total.change(markers, "aofs.wound.markers")
    total.change(int(was_shaken), "aofs.shaken.wound_bonus")
    total.change(fear, "aofs.special.fear")
    return total


def knock_out(play: AofsPlay, unit: Unit, model: Model, *rules: str) -> None:
    """The model leaves the game for good, and the unit with its last one."""
    unit.models = [one for one in unit.models if one is not model]
    _lose_command(play, unit, model)
    if unit.models:
        play.note("aofs-model-out", *rules, unit=play.name(unit), left=len(unit.models))
    else:
        destroy(play, unit)


def _lose_command(play: AofsPlay, unit: Unit, model: Model) -> None:
    if play.model_sheets[model.id].command in ("musician", "standard"):
        play.note("aofs-command-lost", "aofs.command.loss", "aofs.r.removed_model", unit=play.name(unit))


def destroy(play: AofsPlay, unit: Unit) -> None:
    for model in unit.models:
        _lose_command(play, unit, model)
    unit.models = []
    unit.place = GONE
    unit.shaken = False
    unit.effects = ()
    play.note("aofs-unit-out", "aofs.r.removed_model", unit=play.name(unit))
