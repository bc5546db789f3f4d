"""Whom an ability may be aimed at, and the choice of targets (2.3 Ziele, 2.7, 2.8)."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from walstatt.core.questions import Pick, PickSeveral, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import cover, escort, facts, sight, values
from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.blows import Blow, Outlook
from walstatt.games.ags.play import BOARD, AgsPlay
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure, Marker
from walstatt.games.ags.uses import Aim
from walstatt.table.questions import Place
from walstatt.table.shapes import within

SINGLE = ("foe", "friend", "any")
MARKERS = {"tt": "tt", "all_tt": "tt", "cm": "cm", "all_cm": "cm"}
SHELTERED = ("nah", "fern", "spruch", "fluch")
RANGE_RULES = {"fern": "ags.2.8.3", "spruch": "ags.2.8.3", "fluch": "ags.2.8.3", "aura": "ags.2.8.5"}
COVER_ORDER = {"": 0, "soft": 1, "hard": 2}
TRIES = 200


# ---- one model


def target_problem(play: AgsPlay, user: Figure, ability: Ability, target: Figure) -> Refused | None:
    """Why this model cannot be the target, or None."""
    problem = _side_problem(play, user, ability, target)
    if problem:
        return problem
    if ability.target.having and not values.has(play, target, ability.target.having):
        return refuse("ags.2.3.ziel.modell", "ags-refused-having", figure=play.name(target), word=ability.target.having)
    if ability.reach.kind in SHELTERED:
        sheltered = escort.protected(play, target, user.seat)
        if sheltered:
            return sheltered
    if target in play.group(user):
        return None
    problems = [reach_problem(play, user, member, ability, target) for member in play.group(user)]
    return problems[0] if all(problems) else None


def _side_problem(play: AgsPlay, user: Figure, ability: Ability, target: Figure) -> Refused | None:
    """Friend, enemy or either, and never itself unless the card says so (ags.2.3.ziel.modell)."""
    who = ability.target.who
    itself = target in play.group(user)  # a mob is one model (ags.2.12.mob.aktivierung)
    if itself and who in ("friend", "any"):
        # "ags.r.ziel_freundlich_selbst": by the other reading a friendly target may be the model itself.
        allowed = ability.target.also_self or (who == "friend" and play.ruling("ags.r.ziel_freundlich_selbst") == 1)
        return None if allowed else refuse("ags.r.ziel_freundlich_selbst", "ags-refused-self")
    hostile = play.hostile(user, target) or (ability.is_attack and _may_be_attacked(play, user, target))
    fits = {"foe": hostile, "friend": user.seat == target.seat, "any": hostile or user.seat == target.seat}
    if fits.get(who, True):
        return None
    return refuse("ags.2.3.ziel.modell", "ags-refused-side", figure=play.name(target), who=who)


def _may_be_attacked(play: AgsPlay, user: Figure, target: Figure) -> bool:
    """Prisoners by everybody, a protégé by the opponent of its owner (ags.r.escort_details)."""
    if target.seat != NEUTRAL:
        return False
    return target.profile != escort.PERSON or escort.owner(play, target) != user.seat


def reach_problem(
    play: AgsPlay, user: Figure, member: Figure, ability: Ability, target: Figure
) -> Refused | None:
    """Contact, range and line of sight from one base, each only where it is asked for (ags.2.3.reichweite_los)."""
    aim, kind, inches = ability.target, ability.reach.kind, values.reach(play, user, ability)
    if kind == "nah":
        rule = "ags.2.8.2.nah_x" if inches else "ags.2.8.2.nah_0"
        problem = facts.contact_problem(play, member, target, inches, rule)
        if problem:
            return problem
    elif aim.contact and not facts.in_contact(play, member, target):
        return refuse("ags.2.8.2.kontakt", "ags-refused-contact", target=play.name(target))
    elif kind == "aura":
        problem = facts.aura_problem(play, member, target, inches)
        if problem:
            return problem
    elif (kind in RANGE_RULES or aim.in_range) and inches:
        problem = facts.range_problem(play, member, target, inches, RANGE_RULES.get(kind, "ags.2.3.reichweite_los"))
        if problem:
            return problem
    return sight.problem(play, member, target) if aim.los else None


def striker(play: AgsPlay, user: Figure, ability: Ability, target: Figure) -> Figure:
    """The member of a mob from which it is measured: any that reaches, best one that meets least cover and is dry."""
    members = play.group(user)
    if len(members) == 1:
        return user
    able = [one for one in members if reach_problem(play, user, one, ability, target) is None] or members

    def hindered(one: Figure) -> tuple[int, bool]:
        sheltered = COVER_ORDER[cover.cover(play, one, target).kind] if cover.cover_applies(ability) else 0
        return sheltered, bool(facts.pieces_in(play, one, "water"))

    return min(able, key=hindered)


def candidates(play: AgsPlay, user: Figure, ability: Ability) -> list[Figure]:
    """All models that it may be aimed at."""
    return [one for one in play.on_table() if target_problem(play, user, ability, one) is None]


def in_effect(play: AgsPlay, user: Figure, ability: Ability) -> list[Figure]:
    """All models that “alle …” means: none may be left out (ags.2.3.ziel.alle, ags.2.3.ziel.ohne_sich)."""
    target, found, itself = ability.target, [], play.group(user)
    for one in play.on_table():
        if one in itself:
            if target.also_self:
                found.append(one)
            continue
        hostile, friendly = _is_foe_in_area(play, user, one), one.seat == user.seat
        wanted = {"all_foes": hostile, "all_friends": friendly, "all_models": True}[target.who]
        if not wanted or (target.having and not values.has(play, one, target.having)):
            continue
        if any(reach_problem(play, user, member, ability, one) is None for member in play.group(user)):
            found.append(one)
    return found


def _is_foe_in_area(play: AgsPlay, user: Figure, one: Figure) -> bool:
    """Auras and areas that mean all enemies reach the enemy's protégé too, guarded or not (ags.4.2.5.schutz)."""
    protege = one.seat == NEUTRAL and one.profile == escort.PERSON
    return play.hostile(user, one) or (protege and escort.owner(play, one) != user.seat)


def in_area(play: AgsPlay, user: Figure, ability: Ability, centre: tuple[float, float, float]) -> list[Figure]:
    """Every model wholly or partly in the area, friends included; sight is not asked (ags.2.7.los.flaeche)."""
    radius = ability.reach.area
    assert radius is not None, "only abilities with an area ask"
    who = ability.target.who
    found = []
    for one in play.on_table():
        if who == "all_foes" and not _is_foe_in_area(play, user, one):
            continue
        if who == "all_friends" and one.seat != user.seat:
            continue
        if facts.in_area(play, *centre, radius, one):
            found.append(one)
    return found


# ---- markers and points


def markers_in_reach(play: AgsPlay, user: Figure, ability: Ability) -> list[Marker]:
    """TT markers of the wanted side or corpse markers (ags.2.3.ziel.tt, ags.2.3.ziel.cm)."""
    return [
        one for one in play.markers(MARKERS[ability.target.who]) if marker_problem(play, user, ability, one) is None
    ]


def marker_problem(play: AgsPlay, user: Figure, ability: Ability, marker: Marker) -> Refused | None:
    aim = ability.target
    if marker.kind != MARKERS[aim.who]:
        return refuse("ags.2.3.ziel.cm", "ags-refused-marker-kind", marker=play.marker_name(marker))
    if marker.kind == "tt" and aim.side != "any" and (marker.owner == user.seat) != (aim.side == "own"):
        return refuse("ags.2.3.ziel.tt", "ags-refused-marker-side", marker=play.marker_name(marker))
    return next(
        (None for one in play.group(user) if not _marker_far(play, one, ability, marker)),
        _marker_far(play, user, ability, marker),
    )


def _marker_far(play: AgsPlay, user: Figure, ability: Ability, marker: Marker) -> Refused | None:
    aim, inches = ability.target, ability.reach.inches
    if (aim.contact or (ability.reach.kind == "nah" and not inches)) and not facts.at_marker(play, user, marker):
        return refuse("ags.2.8.2.kontakt", "ags-refused-marker-contact", marker=play.marker_name(marker))
    ranged = aim.in_range or ability.reach.kind in (*RANGE_RULES, "nah")
    if ranged and inches and not within(facts.marker_distance(play, user, marker), inches):
        return refuse("ags.2.8.3", "ags-refused-marker-far", marker=play.marker_name(marker), inches=inches)
    if aim.los and not sight.sees_marker(play, user, marker):
        return refuse("ags.2.7.los", "ags-refused-marker-sight", marker=play.marker_name(marker))
    return None


def judge_point(play: AgsPlay, user: Figure, ability: Ability, value: Any) -> None:
    """Any point of the board, in range and sight where that is asked for (ags.2.3.ziel.punkt)."""
    x, y = value[0]
    if not (0 <= x <= BOARD and 0 <= y <= BOARD):
        raise refuse("ags.2.3.ziel.punkt", "ags-refused-point-off-board")
    inches = ability.reach.inches
    if inches and not within(min(facts.point_distance(play, one, x, y) for one in play.group(user)), inches):
        raise refuse("ags.2.8.3", "ags-refused-point-far", inches=inches)
    if ability.target.los and not any(sight.sees_point(play, one, x, y) for one in play.group(user)):
        raise refuse("ags.2.7.los", "ags-refused-point-sight")


def _propose_point(play: AgsPlay, user: Figure, ability: Ability, rng: Random) -> Any:
    """Near somebody if that is allowed, else anywhere in reach, at worst under one's own feet."""
    spots = [(one.x, one.y) for one in play.foes(user)]
    rng.shuffle(spots)
    far = ability.reach.inches or BOARD
    for _ in range(TRIES):
        x = min(BOARD, max(0.0, user.x + rng.uniform(-far, far)))
        y = min(BOARD, max(0.0, user.y + rng.uniform(-far, far)))
        spots.append((round(x, 2), round(y, 2)))
    for x, y in spots:
        try:
            judge_point(play, user, ability, [[x, y]])
        except Refused:
            continue
        return [[x, y]]
    return [[user.x, user.y]]


# ---- choosing


def has_aim(play: AgsPlay, user: Figure, ability: Ability, cause: Figure | None = None) -> bool:
    return aim_problem(play, user, ability, cause) is None


def aim_problem(play: AgsPlay, user: Figure, ability: Ability, cause: Figure | None = None) -> Refused | None:
    """Why there is nothing to aim at, or None."""
    who = ability.target.who
    nothing = refuse("ags.2.3.ziel.modell", "ags-refused-no-target", ability=ability.called)
    if who in ("self", "point"):
        return None
    if who == "trigger":
        return None if cause and _triggers_in_reach(play, user, ability, cause) else nothing
    if who in MARKERS:
        found = len(markers_in_reach(play, user, ability))
        exact = who in ("tt", "cm") and play.ruling("ags.r.ziel_anzahl") != 1
        wanted = ability.target.count if exact else 1
        enough = found >= wanted
        return None if enough else refuse("ags.r.ziel_anzahl", "ags-refused-markers", count=wanted, found=found)
    if who in SINGLE:
        return _single_problem(play, user, ability, nothing)
    if ability.reach.area is not None or in_effect(play, user, ability):
        return None
    return nothing


def _single_problem(play: AgsPlay, user: Figure, ability: Ability, nothing: Refused) -> Refused | None:
    """None if somebody may be chosen; else what is in the way of the nearest one that is of the right side."""
    nearest: tuple[float, Refused] | None = None
    for one in play.on_table():
        problem = target_problem(play, user, ability, one)
        if problem is None:
            return None
        if _side_problem(play, user, ability, one) is None and one is not user:
            away = facts.gap(play, user, one)
            if nearest is None or away < nearest[0]:
                nearest = (away, problem)
    return nearest[1] if nearest else nothing


def _triggers_in_reach(play: AgsPlay, user: Figure, ability: Ability, cause: Figure) -> list[Figure]:
    """The model that set a passive ability off, if it is in reach; of a mob all members that are."""
    touching = ability.trigger == "foe_activation"
    return [
        one
        for one in play.group(cause)
        if one.place == TABLE
        and one.hp > 0
        and any(
            reach_problem(play, user, member, ability, one) is None
            and (not touching or facts.in_contact(play, member, one))
            for member in play.group(user)
        )
    ]


def _choose_trigger(
    play: AgsPlay, user: Figure, ability: Ability, cause: Figure, preview: Callable[[Figure], Outlook | None]
) -> Script[Figure]:
    """Whoever strikes back at a mob names one of its models (ags.2.12.mob.ziel)."""
    able = _triggers_in_reach(play, user, ability, cause)
    if len(able) == 1:
        return able[0]
    chosen = yield Pick(
        user.seat, "ags:target", "ags.2.12.mob.ziel", [one.id for one in able],
        {"figure": play.name(user), "ability": ability.called, "range": values.reach(play, user, ability)},
        describe=lambda option: play.name(play.figure(option)),
        preview=lambda option: preview(play.figure(option)),
    )
    return play.figure(chosen)


def choose(
    play: AgsPlay, user: Figure, ability: Ability, cause: Figure | None, preview: Callable[[Figure], Outlook | None]
) -> Script[Aim]:
    """Ask for what the ability is aimed at; all that is not a choice follows from the card."""
    who = ability.target.who
    if who == "self":
        centre = (user.x, user.y, user.z)
        return Aim((user,)) if ability.reach.area is None else _area_aim(play, user, ability, centre)
    if who == "trigger":
        assert cause is not None, "only triggered abilities aim at what triggered them"
        target = yield from _choose_trigger(play, user, ability, cause, preview)
        return Aim((target,), announced=(target,))
    if who in MARKERS:
        markers = yield from _choose_markers(play, user, ability)
        return Aim(markers=tuple(markers)) if ability.reach.area is None else _around(play, user, ability, markers)
    if who == "point":
        return (yield from _choose_point(play, user, ability))
    if who in SINGLE:
        target = yield from choose_model(play, user, ability, preview)
        if ability.reach.area is None:
            return Aim((target,), announced=(target,))
        return _area_aim(play, user, ability, (target.x, target.y, target.z), (target,))
    meant = tuple(in_effect(play, user, ability))
    rule = "ags.2.3.ziel.ohne_sich" if who == "all_friends" else "ags.2.3.ziel.alle"
    play.note("ags-aims-at-all", rule, figure=play.name(user), ability=ability.called, count=len(meant))
    return Aim(meant, announced=() if ability.reach.kind == "aura" else meant)


def _area_aim(
    play: AgsPlay, user: Figure, ability: Ability, centre: tuple[float, float, float],
    announced: tuple[Figure, ...] = (),
) -> Aim:
    struck = in_area(play, user, ability, centre)
    rules = ["ags.2.8.6", "ags.2.8.6.hoehe"]
    if ability.target.los and not all(sight.sees(play, user, one) for one in struck):
        rules.append("ags.2.7.los.flaeche")
    names = [play.name(one) for one in struck]
    play.note("ags-area", *rules, figure=play.name(user), inches=ability.reach.area, struck=names, count=len(names))
    return Aim(tuple(struck), point=centre, announced=announced, area=centre)


def _around(play: AgsPlay, user: Figure, ability: Ability, markers: list[Marker]) -> Aim:
    """The areas around markers; whoever lies in several is affected once (ags.2.8.6.ziel)."""
    struck: dict[str, Figure] = {}
    aims = [_area_aim(play, user, ability, (one.x, one.y, one.z)) for one in markers]
    for aim in aims:
        struck |= {one.id: one for one in aim.models}
    return Aim(tuple(struck.values()), tuple(markers), area=aims[0].area if aims else None)


def choose_model(
    play: AgsPlay, user: Figure, ability: Ability, preview: Callable[[Figure], Outlook | None]
) -> Script[Figure]:
    chosen = yield Pick(
        user.seat, "ags:target", "ags.2.3.ziel.modell", [one.id for one in play.on_table()],
        {"figure": play.name(user), "ability": ability.called, "range": values.reach(play, user, ability)},
        allowed=lambda option: target_problem(play, user, ability, play.figure(option)) is None,
        describe=lambda option: play.name(play.figure(option)),
        why_not=lambda value: _why_not(play, user, ability, value),
        preview=lambda option: preview(play.figure(option)),
    )
    return play.figure(chosen)


def _why_not(play: AgsPlay, user: Figure, ability: Ability, value: str) -> Refused | None:
    target = play.state.figures.get(value)
    if target is None:
        return None
    if target.place != TABLE:
        return refuse("ags.2.6.entfernen", "ags-refused-gone", figure=play.name(target))
    return target_problem(play, user, ability, target)


def _choose_markers(play: AgsPlay, user: Figure, ability: Ability) -> Script[list[Marker]]:
    found = markers_in_reach(play, user, ability)
    if ability.target.who in ("all_tt", "all_cm"):
        return found
    names, count = [one.id for one in found], ability.target.count
    args = {"figure": play.name(user), "ability": ability.called, "count": count}
    if count == 1:
        chosen = yield Pick(
            user.seat, "ags:target", "ags.2.3.ziel.tt", names, args, describe=play.marker_name,
            why_not=lambda value: _why_not_marker(play, user, ability, value),
        )
        return [play.state.markers[chosen]]
    least = 1 if play.ruling("ags.r.ziel_anzahl") == 1 else count
    several = yield PickSeveral(
        user.seat, "ags:targets", "ags.2.3.ziel.tt", names, least, min(count, len(names)), args,
        describe=play.marker_name,
    )
    return [play.state.markers[name] for name in several]


def _why_not_marker(play: AgsPlay, user: Figure, ability: Ability, value: str) -> Refused | None:
    marker = play.state.markers.get(value)
    return marker_problem(play, user, ability, marker) if marker else None


def _choose_point(play: AgsPlay, user: Figure, ability: Ability) -> Script[Aim]:
    rule = "ags.2.3.ziel.punkt" if ability.reach.area is None else "ags.2.8.6.ziel"
    value = yield Place(
        user.seat, "ags:point", rule, ["point"], partial(judge_point, play, user, ability),
        partial(_propose_point, play, user, ability),
        {
            "figure": play.name(user), "ability": ability.called, "range": values.reach(play, user, ability),
            "blast": ability.reach.area or 0,
        },
    )
    x, y = float(value[0][0]), float(value[0][1])
    centre = (x, y, play.ground.level(x, y))
    return Aim(point=centre) if ability.reach.area is None else _area_aim(play, user, ability, centre)


def blow(play: AgsPlay, user: Figure, ability: Ability, target: Figure, aim: Aim, charge: bool) -> Blow:
    return Blow(
        user, ability, target, striker(play, user, ability, target), aim.area, charge, aimed=target in aim.announced
    )
