"""Cover (ags.2.7.deckung): none, soft or hard, from attacker to defender."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from typing import NamedTuple

from walstatt.games.ags import buildings, facts, sight
from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.sight import Spot
from walstatt.games.ags.state import Figure
from walstatt.games.ags.terrain_kinds import is_loose, is_object
from walstatt.table.hull import Hull
from walstatt.table.shapes import TOLERANCE, Disc, within
from walstatt.table.sight import sees as unhindered
from walstatt.table.terrain import Solid

BEHIND = "ags.r.harte_deckung_hinter"
SPECIAL = "ags.r.deckung_sonderfaelle"
LOOSE = "ags.r.kleingelaende_deckung"
SOFT_RULE = "ags.2.7.deckung.weich"
HARD_RULE = "ags.2.7.deckung.hart"
LOW_RULE = "ags.2.7.los.niedriger"
LOOSE_RULE = "ags.2.13.kleingelaende.deckung"
BUILDING_RULE = "ags.2.13.gebaeude.deckung"
EDGE_RULE = "ags.2.13.wald.rand"


class Cover(NamedTuple):
    """What shelters the defender, by which rules, and through what (the id of a piece or figure).

    Without a kind there is none; rules then tell why something in the way does not count.
    """

    kind: str = ""
    rules: tuple[str, ...] = ()
    by: str = ""


NONE = Cover()
LINES = "ags.r.los_geometrie"
NEARER = "ags.r.deckung_abstand"
ONLY_ONE = "ags.2.7.deckung"
AGAINST = "ags.2.7.deckung.wirkt"
FROM_EDGE = "ags.2.13.wald.rand.sicht"


def cover_applies(ability: Ability) -> bool:
    """Fern attacks, spells on DEF and Area attacks; not Nah, auras, nor attacks on WIL (ags.2.7.deckung.wirkt)."""
    if ability.test.kind != "att_def":
        return False
    return ability.reach.kind in ("fern", "spruch", "fluch") or (
        ability.reach.area is not None and ability.reach.kind not in ("nah", "aura")
    )


def against(
    play: AgsPlay, ability: Ability, attacker: Figure, target: Figure, area: tuple[float, float, float] | None = None
) -> Cover:
    """The cover that counts against this ability."""
    return cover(play, attacker, target, area) if cover_applies(ability) else Cover("", (AGAINST,))


def cover(
    play: AgsPlay, attacker: Figure, target: Figure, area: tuple[float, float, float] | None = None
) -> Cover:
    """The defender's cover, hard before soft and never both (ags.2.7.deckung).

    For an Area attack it is judged from the attacker, by ruling from the area's centre (ags.r.deckung_sonderfaelle).
    """
    viewer = sight.spot(play, attacker)
    others: tuple[Figure, ...] = (attacker, target)
    if area is not None and play.ruling(SPECIAL):
        viewer = Spot(area[0], area[1], 0.0, area[2], "")
        others = (target,)
    behind = sight.spot(play, target)
    models = tuple(_models_near(play, viewer, behind, others))
    if not models and not play.ground.solids:
        return NONE
    key = ("cover", viewer, behind, models, play.state.open_doors)
    known: Cover | None = play.memory.get(key)
    if known is None:
        known = play.remember(key, _judge(play, viewer, behind, models))
    assert known is not None
    return known


_Model = tuple[str, Spot]
_Judge = Callable[[AgsPlay, Spot, Spot, Hull, Solid], Cover]


def _models_near(play: AgsPlay, viewer: Spot, target: Spot, but: tuple[Figure, ...]) -> Iterator[_Model]:
    """Other models that may stand in a line; those whose heads are below the defender's feet do not."""
    for figure in sight.standing_between(play, viewer, target, but):
        one = sight.spot(play, figure)
        if one.z + sight.HIDING[one.size] > target.z + TOLERANCE and not sight.above(play, viewer, target, figure):
            yield figure.id, one


def _judge(play: AgsPlay, viewer: Spot, target: Spot, models: tuple[_Model, ...]) -> Cover:
    inside = sight.buildings_around(play, target) - sight.buildings_around(play, viewer)
    if inside:
        kind = "soft" if play.ruling(sight.BUILDINGS) == 2 else "hard"
        return Cover(kind, (BUILDING_RULE,), min(inside))
    hull = Hull(Disc(*viewer[:3]), Disc(*target[:3]))
    found = [*_objects_in_the_way(play, viewer, target, hull), *_edges_of_woods(play, target)]
    found += _models(play, viewer, target, models, hull)
    hard = [one for one in found if one.kind == "hard"] or _hidden_by_massive(play, viewer, target)
    soft = [one for one in found if one.kind == "soft"]
    if hard:
        both = (ONLY_ONE,) if soft else ()
        return Cover("hard", (*hard[0].rules, *both), hard[0].by)
    return next(iter([*soft, *found]), NONE)


def _objects_in_the_way(play: AgsPlay, viewer: Spot, target: Spot, hull: Hull) -> Iterator[Cover]:
    for solid, judge in _sheltering(play):
        if _is_open_way(play, solid):
            continue
        if hull.near(*solid.polygon.circle) and (judge is _by_wood or solid.height > target.z + TOLERANCE):
            given = judge(play, viewer, target, hull, solid)
            if given.rules:
                yield given


def _is_open_way(play: AgsPlay, solid: Solid) -> bool:
    """An open door that one sees through is a gap between its walls (ags.2.13.gebaeude.sicht)."""
    if "door" not in solid.kinds:
        return False
    return buildings.is_open(play, solid.piece) and not sight.is_opaque(play, solid.piece)


def _sheltering(play: AgsPlay) -> list[tuple[Solid, _Judge]]:
    """All that can stand in a line, each with the rule that judges it."""
    known: list[tuple[Solid, _Judge]] | None = play.memory.get("sheltering")
    if known is None:
        known = []
        for solid in play.ground.solids:
            if is_object(solid.piece):
                known.append((solid, _by_loose if is_loose(solid.piece) else _by_object))
            elif "wood" in solid.kinds:
                known.append((solid, _by_wood))
        play.remember("sheltering", known)
    return known


def _by_wood(play: AgsPlay, viewer: Spot, target: Spot, hull: Hull, solid: Solid) -> Cover:
    """A wood cuts lines like any object; who is in it is as near as can be."""
    if not hull.meets_polygon(solid.polygon):
        return NONE
    if sight.in_wood(target, solid) and not sight.is_deep(target, solid):
        return NONE  # the edge shelters by its own rule
    if _nearer(play, viewer, target, solid):
        return Cover("soft", (SOFT_RULE, LINES), solid.piece.id)
    return Cover("", (FROM_EDGE if sight.in_wood(viewer, solid) else NEARER,), solid.piece.id)


def _by_object(play: AgsPlay, viewer: Spot, target: Spot, hull: Hull, solid: Solid) -> Cover:
    """Hard behind a massive object, soft behind others or where only some line is cut (ags.r.harte_deckung_hinter)."""
    if not hull.meets_polygon(solid.polygon):
        return NONE
    if not _nearer(play, viewer, target, solid):
        return Cover("", (NEARER,), solid.piece.id)
    if "massive" in solid.kinds and (play.ruling(BEHIND) or _crosses(viewer, target, solid)):
        low = not sight.hides(viewer, target, solid.height)
        return Cover("hard", (HARD_RULE, LOW_RULE) if low else (HARD_RULE,), solid.piece.id)
    return Cover("soft", (SOFT_RULE, LINES), solid.piece.id)


def _by_loose(play: AgsPlay, viewer: Spot, target: Spot, hull: Hull, solid: Solid) -> Cover:
    """Loose small terrain shelters those who touch it (ags.r.kleingelaende_deckung)."""
    reading = play.ruling(LOOSE)
    touching = within(solid.polygon.distance(target.x, target.y), target.r)
    if not touching:
        if reading == 3:
            return _by_object(play, viewer, target, hull, solid)
        met = hull.meets_polygon(solid.polygon)
        return Cover("", (LOOSE_RULE,), solid.piece.id) if met else NONE
    given = _by_object(play, viewer, target, hull, solid)
    if not given.kind:
        return Cover("soft", (LOOSE_RULE,), solid.piece.id) if reading == 1 else given
    return Cover("soft" if reading == 2 else given.kind, (LOOSE_RULE, given.rules[0]), given.by)


def _crosses(viewer: Spot, target: Spot, solid: Solid) -> bool:
    """Does the line from centre to centre run through it?"""
    return bool(solid.polygon.crossings(viewer.x, viewer.y, target.x, target.y))


def _nearer(play: AgsPlay, viewer: Spot, target: Spot, solid: Solid) -> bool:
    """Is the defender nearer to it than the attacker? Equally near is not nearer (ags.r.deckung_abstand)."""
    return _to_solid(play, target, solid) < _to_solid(play, viewer, solid) - TOLERANCE


def _to_solid(play: AgsPlay, one: Spot, solid: Solid) -> float:
    flat = max(_object_of(play, one, solid).polygon.distance(one.x, one.y) - one.r, 0.0)
    rise = 0.0 if play.ruling(facts.IN_SPACE) else max(one.z - solid.height, 0.0)
    return hypot(flat, rise)


def _object_of(play: AgsPlay, one: Spot, solid: Solid) -> Solid:
    """For whoever is not inside a house, its walls, doors and windows are one object."""
    feature = solid.piece.feature
    if not feature or feature in sight.buildings_around(play, one):
        return solid
    return next((house for house in play.ground.of_kind("building") if house.piece.feature == feature), solid)


def _hidden_by_massive(play: AgsPlay, viewer: Spot, target: Spot) -> list[Cover]:
    """Whom massive objects hide completely has hard cover against attacks without LoS (ags.r.deckung_sonderfaelle)."""
    massive = [solid for solid in sight.hiding_objects(play, viewer, target) if "massive" in solid.kinds]
    if not massive or unhindered(sight.eye(play, viewer), sight.eye(play, target), massive):
        return []
    return [Cover("hard", (HARD_RULE, SPECIAL), massive[0].piece.id)]


def _edges_of_woods(play: AgsPlay, target: Spot) -> Iterator[Cover]:
    """In the edge of a wood everybody has soft cover (ags.2.13.wald.rand)."""
    for solid in play.ground.of_kind("wood"):
        if sight.in_wood(target, solid) and not sight.is_deep(target, solid):
            yield Cover("soft", (EDGE_RULE,), solid.piece.id)


def _models(
    play: AgsPlay, viewer: Spot, target: Spot, models: tuple[_Model, ...], hull: Hull
) -> Iterator[Cover]:
    """A third model, friend or foe, that cuts a line and is nearer to the defender (ags.2.7.deckung.weich)."""
    for figure_id, one in models:
        if hull.meets_disc(Disc(*one[:3])):
            mine, theirs = (sight.spot_distance(play, spot, one) for spot in (target, viewer))
            nearer = mine < theirs - TOLERANCE
            yield Cover("soft", (SOFT_RULE, LINES), figure_id) if nearer else Cover("", (NEARER,), figure_id)
