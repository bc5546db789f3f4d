"""At whom spells may be aimed, and what the twelve do that everybody may learn (frostgrave.r.spellbook, .spell.*)."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, hypot, pi, sin, sqrt
from random import Random
from typing import Any

from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.frostgrave import conjuring, content, damage, facts, pushing, shooting, sight, standing
from walstatt.games.frostgrave.blows import Blow
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import LARGE, NATURAL_WEAPONS, Spell
from walstatt.games.frostgrave.state import NOBODY, TABLE, Figure, Fog, Token
from walstatt.games.frostgrave.terrain_kinds import STEP, is_solid
from walstatt.table.shapes import TOLERANCE, within

BOLTS = {"eislanze": 5, "kettenblitz": 3}
"""Spells that shoot, and what they add to the W20."""
CARRIED = 8.0
"""How far Freundsprung takes somebody."""
BONE_FROST = 4
BLAST, BLAST_LARGE = 4.0, 2.0
HEALING = 5
CALL = 4.0
KEEP_AWAY = 1.0
TRIES = 60
RING = 16
"""Directions in which a place for a spell is looked for."""


@dataclass(slots=True)
class Aim:
    """What a spell is cast at: a figure, a token, a place, or the caster himself."""

    figure: Figure | None = None
    token: Token | None = None
    place: tuple[float, float, float] | None = None


# ---- at whom


def target_problem(play: FrostgravePlay, caster: Figure, spell: Spell, target: Figure) -> Refused | None:
    """Why the spell cannot be cast at this figure."""
    if not _fits(play, caster, spell, target):
        return refuse(spell.rule, "frostgrave-refused-spell-target", figure=play.name(target))
    if spell.key in BOLTS:
        return shooting.target_problem(play, caster, target, spell.range)
    away = facts.distance(play, caster, target)
    if not within(away, spell.range):
        return refuse(spell.rule, "frostgrave-refused-range", figure=play.name(target), inches=away, most=spell.range)
    hidden = sight.problem(play, caster, target) if spell.sight else None
    if hidden is None and spell.target == "friend_place" and leap_spot(play, target, spell, CARRIED) is None:
        return refuse(spell.rule, "frostgrave-refused-spell-target", figure=play.name(target))
    return hidden


def _fits(play: FrostgravePlay, caster: Figure, spell: Spell, target: Figure) -> bool:
    own = target.seat == caster.seat
    match spell.target:
        case "enemy":
            return not own
        case "armed":
            return not own and not play.profile(target).has(NATURAL_WEAPONS)
        case "bearer":
            return not own and play.carried(target) is not None
        case "creature":
            return play.is_wild(target)
        case "swap":
            return own and target is not caster and _may_swap(play, caster, target)
        case "soldier":
            return own and not play.is_caster(target)
        case "friend" | "friend_place":
            return own and target is not caster
        case _:
            return own


def _may_swap(play: FrostgravePlay, caster: Figure, friend: Figure) -> bool:
    """Bases of one size, nobody with treasure, nobody on a face (frostgrave.x.spell.rochade)."""
    return play.radius(caster) == play.radius(friend) and not any(
        one.hanging or play.carried(one) is not None for one in (caster, friend)
    )


def targets(play: FrostgravePlay, caster: Figure, spell: Spell) -> list[Figure]:
    return [other for other in play.on_table() if target_problem(play, caster, spell, other) is None]


def token_problem(play: FrostgravePlay, caster: Figure, spell: Spell, token: Token) -> Refused | None:
    """Schatzruf: a token in sight that nobody carries and no enemy guards."""
    if not token.lies:
        return refuse(spell.rule, "frostgrave-refused-token-carried", token=token.number)
    away = facts.token_distance(play, caster, token)
    if not within(away, spell.range):
        return refuse(spell.rule, "frostgrave-refused-token-range", token=token.number, inches=away, most=spell.range)
    if not sight.sees_point(play, caster, token.x, token.y, token.z):
        return refuse(spell.rule, "frostgrave-refused-token-hidden", token=token.number)
    if any(within(facts.token_distance(play, foe, token), KEEP_AWAY) for foe in play.foes(caster)):
        return refuse("frostgrave.treasure.enemy_near", "frostgrave-refused-token-guarded", token=token.number)
    return None


def tokens(play: FrostgravePlay, caster: Figure, spell: Spell) -> list[Token]:
    return [token for token in play.state.tokens.values() if token_problem(play, caster, spell, token) is None]


def is_possible(play: FrostgravePlay, caster: Figure, spell: Spell) -> bool:
    """Is there anything to cast it at? Who is blinded by snow casts nothing that needs sight."""
    if spell.sight and caster.under("schneeblind"):
        return False
    match spell.target:
        case "token":
            return bool(tokens(play, caster, spell))
        case "around":
            return True
        case "place" | "summon":
            return some_place(play, caster, spell) is not None
        case "self_place":
            return leap_spot(play, caster, spell) is not None
        case _:
            return any(target_problem(play, caster, spell, other) is None for other in play.on_table())


# ---- places


def levels_at(play: FrostgravePlay, x: float, y: float) -> list[float]:
    """Heights at which something can be at a point, the highest first."""
    tops = {
        solid.height for kind in ("floor", "elevated") for solid in play.ground.of_kind(kind)
        if solid.polygon.contains(x, y)
    }
    return sorted({0.0, *tops}, reverse=True)


def fog_problem(play: FrostgravePlay, caster: Figure, spell: Spell, x: float, y: float) -> Refused | None:
    board = play.setup.board
    if not (0 <= x <= board.width and 0 <= y <= board.depth):
        return refuse(spell.rule, "frostgrave-refused-off-board")
    seen = any(sight.sees_point(play, caster, x, y, z) for z in levels_at(play, x, y))
    away = min(facts.point_distance(play, caster, x, y, z) for z in levels_at(play, x, y))
    if not within(away, spell.range):
        return refuse(spell.rule, "frostgrave-refused-place-range", inches=away, most=spell.range)
    return None if seen else refuse(spell.rule, "frostgrave-refused-place-hidden")


def ground_problem(play: FrostgravePlay, caster: Figure, spell: Spell, x: float, y: float) -> Refused | None:
    """Why a spell that is cast at a place cannot be cast here."""
    if spell.target == "summon":
        level = summon_level(play, caster, spell, x, y)
        return level if isinstance(level, Refused) else None
    problem = fog_problem(play, caster, spell, x, y)
    if problem is None and spell.key == "eiswall":
        return conjuring.wall_problem(play, caster, spell, x, y)
    return problem


def some_place(play: FrostgravePlay, caster: Figure, spell: Spell) -> tuple[float, float] | None:
    """Some place to cast it at: here, or on one of a few rings around the caster."""
    for away in range(int(spell.range) + 2):
        for step in range(RING if away else 1):
            angle = 2 * pi * step / RING
            spot = (caster.x + away * cos(angle), caster.y + away * sin(angle))
            if ground_problem(play, caster, spell, *spot) is None:
                return spot
    return None


def summoned(play: FrostgravePlay, caster: Figure, spell: Spell) -> Figure:
    """The creature that a spell would call, not yet there."""
    return Figure("summoned", caster.seat, spell.summons, play.bestiary[spell.summons].health)


def summon_level(play: FrostgravePlay, caster: Figure, spell: Spell, x: float, y: float) -> float | Refused:
    """The level on which a called creature would stand here, or why it cannot."""
    creature = summoned(play, caster, spell)
    found: Refused = refuse(spell.rule, "frostgrave-refused-place-hidden")
    for z in levels_at(play, x, y):
        away = facts.point_distance(play, caster, x, y, z) - play.radius(creature)
        if not within(away, spell.range):
            found = refuse(spell.rule, "frostgrave-refused-place-range", inches=away, most=spell.range)
            continue
        problem = _landing_problem(play, creature, caster, spell, (x, y, z))
        if problem is None:
            return z
        found = problem
    return found


def leap_level(
    play: FrostgravePlay, caster: Figure, spell: Spell, x: float, y: float, reach: float | None = None
) -> float | Refused:
    """The level on which a leap to this place ends, or why there is none (frostgrave.r.spell.raumsprung)."""
    found: Refused = refuse(spell.rule, "frostgrave-refused-place-hidden")
    for z in levels_at(play, x, y):
        problem = _leap_problem(play, caster, spell, (x, y, z), spell.range if reach is None else reach)
        if problem is None:
            return z
        found = problem
    return found


def _leap_problem(
    play: FrostgravePlay, leaper: Figure, spell: Spell, place: tuple[float, float, float], reach: float
) -> Refused | None:
    x, y, z = place
    away = facts.apart(play, hypot(x - leaper.x, y - leaper.y), 2 * play.radius(leaper), z - leaper.z)
    if not within(away, reach):
        return refuse(spell.rule, "frostgrave-refused-place-range", inches=away, most=reach)
    return _landing_problem(play, leaper, leaper, spell, place)


def _landing_problem(
    play: FrostgravePlay, body: Figure, viewer: Figure, spell: Spell, place: tuple[float, float, float]
) -> Refused | None:
    """A base must fit there, more than 1 inch from all enemies, where the viewer sees it."""
    x, y, z = place
    problem = standing.stand_problem(play, body, x, y, z)
    if problem:
        return Refused(spell.rule, problem.why)
    for foe in play.foes(body):
        radii = play.radius(body) + play.radius(foe)
        if within(facts.apart(play, hypot(x - foe.x, y - foe.y), radii, z - foe.z), KEEP_AWAY):
            return refuse(spell.rule, "frostgrave-refused-place-foe", figure=play.name(foe))
    if sight.body_problem(play, viewer, body, place) is not None:
        return refuse(spell.rule, "frostgrave-refused-place-hidden")
    return None


def leap_spot(
    play: FrostgravePlay, caster: Figure, spell: Spell, reach: float | None = None
) -> tuple[float, float] | None:
    """Some place to leap to."""
    if play.carried(caster) is not None:
        return None
    most = spell.range if reach is None else reach
    for x, y in standing.outward(caster.x, caster.y):
        if hypot(x - caster.x, y - caster.y) > most + 2 * play.radius(caster):
            return None
        if not isinstance(leap_level(play, caster, spell, x, y, most), Refused):
            return x, y
    return None


def call_problem(play: FrostgravePlay, token: Token, spell: Spell, x: float, y: float) -> Refused | None:
    """Where Schatzruf may move a token: up to 4 inches, not through solid terrain, not off the table."""
    away = hypot(x - token.x, y - token.y)
    if not within(away, CALL):
        return refuse(spell.rule, "frostgrave-refused-place-range", inches=away, most=CALL)
    for solid in play.ground.solids:
        if is_solid(solid) and solid.height > token.z + STEP and solid.polygon.crossings(token.x, token.y, x, y):
            return refuse(spell.rule, "frostgrave-refused-solid", piece=solid.piece.id)
    if away > TOLERANCE and not damage.can_lie(play, x, y, token.z):
        return refuse(spell.rule, "frostgrave-refused-place-hidden")
    return None


def proposal(
    rng: Random, x: float, y: float, reach: float, allows: Callable[[float, float], bool],
    fallback: tuple[float, float],
) -> list[list[float]]:
    """A random place around a point that is allowed."""
    for _ in range(TRIES):
        angle, away = 2 * pi * rng.random(), reach * sqrt(rng.random())
        spot = (x + away * cos(angle), y + away * sin(angle))
        if allows(*spot):
            return [list(spot)]
    return [list(fallback)]


# ---- what they do


def bolt(play: FrostgravePlay, caster: Figure, target: Figure, spell: str, *, asking: bool = True) -> Blow:
    """A shooting attack by magic, never hasty: Eislanze with W20 + 5, Kettenblitz with W20 + 3."""
    attack = Tally(BOLTS[spell], content.spells()[spell].rule)
    return shooting.blow_of(
        play, caster, target, attack, Tally(0, "frostgrave.shoot.damage"), False, asking=asking
    )


def _ice_lance(play: FrostgravePlay, caster: Figure, aim: Aim) -> Script[None]:
    assert aim.figure is not None
    found = yield from shooting.find_target(play, caster, aim.figure)
    blow = bolt(play, caster, found, "eislanze")
    yield from shooting.resolve(play, caster, found, blow, "frostgrave.r.spell.eislanze")


def _bone_frost(play: FrostgravePlay, caster: Figure, aim: Aim) -> None:  # noqa: ARG001 - as all spells
    assert aim.figure is not None
    damage.suffer(play, aim.figure, BONE_FROST, "frostgrave.r.spell.knochenfrost")


def _storm_blast(play: FrostgravePlay, caster: Figure, aim: Aim) -> None:
    target = aim.figure
    assert target is not None
    inches = BLAST_LARGE if play.profile(target).has(LARGE) else BLAST
    moved = pushing.displace(play, target, (target.x - caster.x, target.y - caster.y), inches)
    play.note("frostgrave-blown", "frostgrave.r.spell.sturmstoss", figure=play.name(target), inches=moved)


def _tame(play: FrostgravePlay, caster: Figure, aim: Aim) -> None:
    creature = aim.figure
    assert creature is not None
    for other in play.on_table():
        if other.master == caster.id:
            damage.free(play, other)
    creature.seat, creature.master = caster.seat, caster.id
    play.note("frostgrave-tamed", "frostgrave.r.spell.zaehmen", figure=play.name(creature), seat=caster.seat)


def _heal(play: FrostgravePlay, caster: Figure, aim: Aim) -> None:  # noqa: ARG001 - as all spells
    target = aim.figure
    assert target is not None
    points = damage.regain(play, target, HEALING)
    play.note(
        "frostgrave-heals", "frostgrave.r.spell.wundsegen", "frostgrave.r.profile", figure=play.name(target),
        health=points,
    )


def _leap(play: FrostgravePlay, caster: Figure, aim: Aim) -> None:
    assert aim.place is not None
    standing.put(play, caster, *aim.place)
    play.note("frostgrave-leaps", "frostgrave.r.spell.raumsprung", figure=play.name(caster))


def _fog(play: FrostgravePlay, caster: Figure, aim: Aim) -> None:
    assert aim.place is not None
    x, y, _ = aim.place
    play.state.fogs = (*play.state.fogs, Fog(x, y, play.state.round + 1))
    play.note("frostgrave-fog", "frostgrave.r.spell.nebelwand", figure=play.name(caster))


def _call(play: FrostgravePlay, caster: Figure, aim: Aim) -> None:
    assert aim.token is not None and aim.place is not None
    damage.lay(play, aim.token, *aim.place)
    play.note("frostgrave-called", "frostgrave.r.spell.schatzruf", figure=play.name(caster), token=aim.token.number)


LASTING = {
    "bannblick": "frostgrave.r.spell.bannblick",
    "steinhaut": "frostgrave.r.spell.steinhaut",
    "klingensegen": "frostgrave.r.spell.klingensegen",
    "wuchtschlag": "frostgrave.r.spell.wuchtschlag",
    "zweiter_atem": "frostgrave.x.spell.zweiter_atem",
    "klirreisen": "frostgrave.x.spell.klirreisen",
    "mattheit": "frostgrave.x.spell.mattheit",
    "schattengewand": "frostgrave.x.spell.schattengewand",
    "eilschritt": "frostgrave.x.spell.eilschritt",
    "schneeblind": "frostgrave.x.spell.schneeblind",
    "bleifuesse": "frostgrave.x.spell.bleifuesse",
}
"""Spells that leave an effect of their name on a figure; the same one does not add up."""
WEARS_OFF = ("klirreisen", "mattheit", "schattengewand", "eilschritt", "schneeblind", "bleifuesse")
"""Those that hold until the end of the next round; cast again they hold anew (frostgrave.x.spell.duration)."""
AT_ONCE: dict[str, Callable[[FrostgravePlay, Figure, Aim], Any]] = {
    "knochenfrost": _bone_frost,
    "sturmstoss": _storm_blast,
    "zaehmen": _tame,
    "wundsegen": _heal,
    "raumsprung": _leap,
    "nebelwand": _fog,
    "schatzruf": _call,
}


def take_effect(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim) -> Script[None]:
    """The spell has succeeded and nobody has resisted it."""
    if spell.key == "eislanze":
        yield from _ice_lance(play, caster, aim)
    elif spell.key in LASTING:
        assert aim.figure is not None
        if not aim.figure.under(spell.key):
            aim.figure.effects = (*aim.figure.effects, spell.key)
        if spell.key in WEARS_OFF:
            aim.figure.ends = {**aim.figure.ends, spell.key: play.state.round + 1}
        play.note("frostgrave-effect", LASTING[spell.key], figure=play.name(aim.figure), spell=spell.name)
    elif aim.figure is None or (aim.figure.place == TABLE and (spell.key != "zaehmen" or aim.figure.seat == NOBODY)):
        AT_ONCE[spell.key](play, caster, aim)
