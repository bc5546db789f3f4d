"""Schussabwehr-Modifikatoren: what stands between shooter and target, cover, haste, size."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from walstatt.core.tally import Tally
from walstatt.games.frostgrave import facts, standing, values
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import LARGE
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.terrain_kinds import STEP, is_solid
from walstatt.table.questions import Measure
from walstatt.table.shapes import TOLERANCE
from walstatt.table.sight import disc_blocks
from walstatt.table.terrain import Solid

LIGHT_RULE = "frostgrave.shotmod.light_cover"
GOOD_RULE = "frostgrave.shotmod.good_cover"
GEOMETRY = "frostgrave.r.cover_geometry"
NONE, LIGHT, GOOD = "none", "light", "good"
BONUS = {NONE: 0, LIGHT: 2, GOOD: 4}
RULES = {LIGHT: LIGHT_RULE, GOOD: GOOD_RULE}
SOME, NEARLY_ALL = 0.2, 0.8
BY_EYE = 1
SHADOW_CLOAK = 4


class Between(NamedTuple):
    """What a shot meets: ids of intervening pieces, intervening figures, and the best cover of the target."""

    pieces: tuple[str, ...]
    figures: tuple[str, ...]
    cover: str
    at_target: bool
    at_shooter: bool


def between(play: FrostgravePlay, shooter: Figure, target: Figure) -> Between:
    """Everything that the line between the two base centres cuts (frostgrave.r.intervening_geometry)."""
    cut = list(_cut(play, shooter, target))
    at_target = _features(play, target, cut)
    at_shooter = _features(play, shooter, cut)
    least = min(shooter.z, target.z) + STEP - TOLERANCE
    counted = {feature(solid) for solid in cut if solid.height >= least} - at_target - at_shooter
    kinds = [_cover_of(play, solid, target) for solid in cut if facts.touches_piece(play, target, solid)]
    figures = []
    for other in _figures_between(play, shooter, target):
        if facts.touch(play, other, target):
            kinds.append(LIGHT)
        elif not facts.touch(play, other, shooter):
            figures.append(other.id)
    best = max(kinds, key=lambda kind: BONUS[kind], default=NONE)
    return Between(tuple(sorted(counted)), tuple(figures), best, bool(at_target), bool(at_shooter - at_target))


def feature(solid: Solid) -> str:
    """Walls of one ruin are one terrain model."""
    return solid.piece.feature or solid.piece.id


def _cut(play: FrostgravePlay, shooter: Figure, target: Figure) -> Iterator[Solid]:
    for solid in play.ground.solids:
        counts = is_solid(solid) or "soft" in solid.kinds
        if counts and solid.polygon.crossings(shooter.x, shooter.y, target.x, target.y):
            yield solid


def _features(play: FrostgravePlay, figure: Figure, cut: list[Solid]) -> set[str]:
    """The terrain models among these that a base touches."""
    wanted = {feature(solid) for solid in cut}
    return {
        feature(solid) for solid in play.ground.solids
        if feature(solid) in wanted and "floor" not in solid.kinds and facts.touches_piece(play, figure, solid)
    }


def _cover_of(play: FrostgravePlay, solid: Solid, target: Figure) -> str:
    share = (solid.height - target.z) / play.height(target)
    if not is_solid(solid):
        return LIGHT if share >= NEARLY_ALL - 1e-9 else NONE
    if share >= NEARLY_ALL - 1e-9:
        return GOOD
    return LIGHT if share >= SOME - 1e-9 else NONE


def _figures_between(play: FrostgravePlay, shooter: Figure, target: Figure) -> Iterator[Figure]:
    low = min(shooter.z, target.z) + STEP
    high = max(shooter.z + play.height(shooter), target.z + play.height(target))
    for other in play.on_table():
        if other is shooter or other is target:
            continue
        reaches = other.z + play.height(other) >= low and other.z < high
        if reaches and disc_blocks(shooter.x, shooter.y, target.x, target.y, play.disc(other)):
            yield other


def judged_cover(play: FrostgravePlay, shooter: Figure, target: Figure, computed: str) -> str:
    """By one reading the players look for themselves (frostgrave.r.cover_geometry)."""
    if play.ruling("frostgrave.r.cover_geometry") != BY_EYE:
        return computed
    judged: str = play.measure(
        lambda: Measure(
            "frostgrave:measure.cover", GEOMETRY, "one",
            {"shooter": play.name(shooter), "figure": play.name(target)}, among=(NONE, LIGHT, GOOD),
        ),
        lambda: computed,
    )
    return judged


def defence(
    play: FrostgravePlay, shooter: Figure, target: Figure, hasty: bool, *, asking: bool = True
) -> Tally:
    """What the target adds to its die against a shot (frostgrave.shoot.defence_roll, frostgrave.r.shotmod_stacking)."""
    tally = values.fight(play, target, False)
    met = between(play, shooter, target)
    tally.change(len(met.pieces), "frostgrave.shotmod.intervening")
    tally.change(len(met.figures), "frostgrave.shotmod.figures")
    kind = judged_cover(play, shooter, target, met.cover) if asking else met.cover
    if kind != NONE:
        tally.change(BONUS[kind], RULES[kind])
    if hasty:
        tally.change(1, "frostgrave.shotmod.hasty")
    if play.profile(target).has(LARGE):
        tally.change(-2, "frostgrave.shotmod.large")
    if target.under("schattengewand"):
        tally.change(SHADOW_CLOAK, "frostgrave.x.spell.schattengewand")
    return tally


def rules(play: FrostgravePlay, shooter: Figure, target: Figure) -> list[str]:
    """The rules that had a part beside those in the tally: what contact takes away."""
    met = between(play, shooter, target)
    found = ["frostgrave.r.intervening_geometry", "frostgrave.r.shotmod_stacking"]
    if met.at_target:
        found.append("frostgrave.shotmod.target_contact")
    if met.at_shooter:
        found.append("frostgrave.shotmod.shooter_contact")
    if met.cover != NONE:
        found.append(GEOMETRY)
    if standing.in_water(play, target):
        found.append("frostgrave.r.line_of_sight")
    return found
