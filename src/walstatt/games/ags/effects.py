"""What abilities do: every building block of abilities.Effect (docs/ags-cards.md tells them one by one)."""
from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random
from typing import Any, NamedTuple

import msgspec

from walstatt.core.questions import Fallen, Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.ags import (
    actions,
    aiming,
    attacks,
    conditions,
    damage,
    duels,
    escort,
    facts,
    markers,
    mobs,
    moving,
    passives,
    pushing,
    records,
    spots,
    standing,
    tokens,
    walking,
)
from walstatt.games.ags.abilities import Amount, Effect
from walstatt.games.ags.card_text import write_effect
from walstatt.games.ags.neutrals import UNMOVED
from walstatt.games.ags.play import DIE, AgsPlay, other_seat
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure, Marker
from walstatt.games.ags.uses import Outcome, Use
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, Point, within

RULE = "ags.2.1.faehigkeiten"
ON_TABLE_ONLY = ("text", "token", "steal_token", "remove_tt", "remove_cm", "place_tt", "summon")
"""Blocks that need no living target."""


class Deed(NamedTuple):
    """One effect on one subject."""

    play: AgsPlay
    use: Use
    effect: Effect
    subject: Figure


Handler = Callable[[Deed], Script[None]]


# ---- which effects happen


def run(play: AgsPlay, use: Use, outcome: Outcome, target: Figure | None, part: str) -> Script[None]:
    """The effects in order. `part`: all but those of a kill (""), those of a kill, or only "target" or "self" ones."""
    for effect in use.ability.effects:
        if not _belongs(effect, part) or not _happens(effect, outcome):
            continue
        if target is None and use.aim.area is not None and _needs_target(effect):
            continue
        subject = use.user if effect.on == "self" or target is None else target
        if not _can_feel(effect, subject):
            continue
        if effect.optional and not (yield from _wanted(play, use, effect, subject)):
            return
        if effect.chance and not (yield from _lucky(play, use, effect)):
            continue
        yield from HANDLERS[effect.block](Deed(play, use, effect, subject))


def _needs_target(effect: Effect) -> bool:
    """Does it need a model that it happens to? An area may be empty."""
    return effect.on == "target" and effect.block not in ON_TABLE_ONLY


def _belongs(effect: Effect, part: str) -> bool:
    if "kill" in (part, effect.when):
        return part == effect.when
    if part == "self":
        return effect.on == "self" or effect.block in ON_TABLE_ONLY
    return part == "" or (effect.on == "target" and effect.block not in ON_TABLE_ONLY)


def _happens(effect: Effect, outcome: Outcome) -> bool:
    """A critical defence wards off every effect on the target (ags.2.4.6.def)."""
    match effect.when:
        case "success" | "hit":
            return outcome.success
        case "damage":
            return outcome.dealt > 0
        case "kill":
            return outcome.killed
        case "failure":
            return not outcome.success and (effect.on == "self" or not outcome.critical)
        case _:
            return effect.on == "self" or not outcome.critical


def _can_feel(effect: Effect, subject: Figure) -> bool:
    return effect.block in ON_TABLE_ONLY or (subject.place == TABLE and subject.hp > 0)


def _wanted(play: AgsPlay, use: Use, effect: Effect, subject: Figure) -> Script[bool]:
    if effect.block == "free_push" and not _pushable(play, use.user, subject):
        return False
    answer: bool = yield YesNo(
        use.user.seat, "ags:effect", RULE,
        {
            "figure": play.name(use.user), "ability": use.ability.called, "effect": _in_words(effect),
            "target": play.name(subject), "other": int(subject is not use.user),
        },
    )
    return answer


def _in_words(effect: Effect) -> dict[str, str]:
    """What would happen, as the card says it."""
    block = msgspec.structs.replace(effect, when="success", chance=0, optional=False)
    return {language: write_effect(block, language) for language in ("de", "en")}


def _lucky(play: AgsPlay, use: Use, effect: Effect) -> Script[bool]:
    face = yield from duels.die(play, use.user.seat, "w6", RULE, use.user)
    play.note(
        "ags-chance", RULE, figure=play.name(use.user), need=effect.chance,
        dice=Fallen((face,), DIE, Tally(effect.chance, RULE)),
    )
    return face >= effect.chance


def amount_of(play: AgsPlay, use: Use, amount: Amount) -> Script[int]:
    """Fixed points and so many W3 and W6 (ags.2.4.1)."""
    total = amount.fixed
    for _ in range(amount.w3):
        face = yield from duels.die(play, use.user.seat, "w3", "ags.2.4.1", use.user)
        total += duels.w3(face)
    for _ in range(amount.w6):
        total += yield from duels.die(play, use.user.seat, "w6", "ags.2.4.1", use.user)
    return total


# ---- health and conditions


def _damage(deed: Deed) -> Script[None]:
    play, use, effect, subject = deed
    points = yield from amount_of(play, use, effect.amount)
    # What an attack does to its own striker is no attack on the striker's DEF or WIL.
    kind = use.ability.test.kind if effect.on == "target" else ""
    against = "def" if kind == "att_def" else "wil" if kind in ("att_wil", "wil_wil") else ""
    source = damage.Source(
        use.user.seat if use.user.seat in (0, 1) else -1, use.ability.reach.kind, against,
        magic=damage.is_magic(play, use.user, use.ability), rule=RULE, strike=True, poison="Gift" in use.ability.tags,
        answered=not use.doing.reaction,
    )
    yield from damage.suffer(play, subject, points, source)


def _condition(deed: Deed) -> Script[None]:
    play, use, effect, subject = deed
    yield from ()
    if effect.word in conditions.OWN_DOING and subject is use.user:
        conditions.give_oneself(play, subject, effect.word)
    else:
        conditions.give(play, subject, effect.word, use.user.seat)


def _cure(deed: Deed) -> Script[None]:
    """One condition or all of them; nothing ends Verschattet (ags.2.10.verschattet)."""
    play, effect, subject = deed.play, deed.effect, deed.subject
    yield from ()
    names = [effect.word] if effect.word else [held.name for held in subject.conditions]
    for name in names:
        conditions.end(play, subject, name, RULE)


def _heal(deed: Deed) -> Script[None]:
    play, use, effect, subject = deed
    points = yield from amount_of(play, use, effect.amount)
    damage.heal(play, subject, points, RULE)


def _danger(deed: Deed) -> Script[None]:
    play, use, subject = deed.play, deed.use, deed.subject
    yield from damage.dangerous_ground(play, subject, use.user.seat)


def _sacrifice(deed: Deed) -> Script[None]:
    play, subject = deed.play, deed.subject
    yield from damage.remove(play, subject, "sacrificed")


# ---- places


def _move(deed: Deed) -> Script[None]:
    """A short move, made by the player of the ability."""
    play, use, effect, subject = deed
    free = effect.word == "frei"
    yield from moving.shift(play, subject, effect.inches, use.doing, RULE, seat=use.user.seat, free=free)


def _push(deed: Deed) -> Script[None]:
    """Straight away from the user or straight towards it; bound models cannot be pushed (ags.2.10.gebunden.stossen)."""
    play, use, effect, subject = deed
    unmoved = UNMOVED.get(subject.profile) if subject.seat == NEUTRAL else None
    if unmoved or conditions.has(play, subject, "Gebunden"):
        play.note("ags-bound-stays", unmoved or "ags.2.10.gebunden.stossen", figure=play.name(subject))
        return
    source = aiming.striker(play, use.user, use.ability, subject)
    dx, dy = subject.x - source.x, subject.y - source.y
    far = hypot(dx, dy)
    if far < TOLERANCE:
        return
    sign = -1 if effect.word == "heran" else 1
    direction = (sign * dx / far, sign * dy / far)
    yield from pushing.displace(play, subject, direction, effect.inches, use.user.seat)


def _free_push(deed: Deed) -> Script[None]:
    """Like Stoßen, but no action (ags.2.3.2.freier_stoss); without a target of its own its player picks one."""
    play, use, subject = deed.play, deed.use, deed.subject
    if not _pushable(play, use.user, subject):
        return
    play.note("ags-free-push", "ags.2.3.2.freier_stoss", figure=play.name(use.user))
    yield from attacks.push(play, use.user, use.doing, None if subject is use.user else subject)


def _pushable(play: AgsPlay, user: Figure, subject: Figure) -> list[Figure]:
    """Whom a Freier Stoß can move: the subject of the effect, or anybody in contact if that is the user itself."""
    return [one for one in attacks.push_targets(play, user) if subject in (user, one)]


def _swap(deed: Deed) -> Script[None]:
    """Both change places, if both bases fit there."""
    play, use, subject = deed.play, deed.use, deed.subject
    user = use.user
    if subject is user:
        return
    here, there = (user.x, user.y, user.z), (subject.x, subject.y, subject.z)
    ignoring = (user.id, subject.id)
    problem = walking.stand_problem(play, user, *there, ignoring) or walking.stand_problem(
        play, subject, *here, ignoring
    )
    if problem:
        play.note("ags-no-room", RULE, figure=play.name(user))
        return
    before, dangers = moving.dangers_at(play, user), moving.dangers_at(play, subject)
    (user.x, user.y, user.z), (subject.x, subject.y, subject.z) = there, here
    play.note("ags-swapped", RULE, figure=play.name(user), target=play.name(subject))
    yield from _arrive(play, user, before, use.user.seat)
    yield from _arrive(play, subject, dangers, use.user.seat)


def _jump_to_marker(deed: Deed) -> Script[None]:
    """Put down in contact with an own TT marker."""
    play, use, subject = deed.play, deed.use, deed.subject
    own = play.markers("tt", use.user.seat)

    def problem(x: float, y: float) -> Refused | None:
        level = _level_beside(play, subject, own, x, y)
        if level is None:
            return refuse(RULE, "ags-refused-not-at-marker")
        return walking.stand_problem(play, subject, x, y, level, (subject.id,))

    distance = play.radius(subject) + spots.marker_radius("tt")
    found = [(one.x, one.y, distance) for one in own]
    spot = yield from _ask_spot(play, use, subject.id, "ags:jump_at", problem, found)
    if spot:
        before = moving.dangers_at(play, subject)
        if subject is use.user:
            conditions.end_for_group(play, subject, "Verteidigend", "ags.2.10.verteidigend")
        walking.put(play, subject, *spot, _level_beside(play, subject, own, *spot))
        play.note("ags-jumped", RULE, figure=play.name(subject))
        yield from _arrive(play, subject, before, use.user.seat)


def _level_beside(play: AgsPlay, figure: Figure, own: list[Marker], x: float, y: float) -> float | None:
    """The level on which a model here would touch one of the markers (ags.2.8.2.kontakt)."""
    radius = play.radius(figure)
    for one in own:
        level = standing.resting_level(play, x, y, radius, one.z)
        away = hypot(one.x - x, one.y - y) - radius - spots.marker_radius("tt")
        if away <= TOLERANCE and within(abs(level - one.z), facts.CONTACT_HEIGHT):
            return level
    return None


def _summon(deed: Deed) -> Script[None]:
    """New models beside the target or within so far of it, edge to edge (ags.2.12.beschworen, ags.2.8.1)."""
    play, use, effect, subject = deed
    force = play.setup.forces[use.user.seat]
    profile = force.card(effect.word)
    if profile is None:
        play.note("ags-undefined", "ags.r.undefinierte_begriffe", word=effect.word)
        return
    for _ in range(max(1, effect.amount.fixed)):
        present = sum(one.profile == profile.key for one in play.state.of(use.user.seat))
        if effect.strength and present >= effect.strength:
            play.note("ags-summon-limit", RULE, word=effect.word, most=effect.strength)
            return
        yield from _summon_one(play, use, effect, subject, profile.key)


def _summon_one(play: AgsPlay, use: Use, effect: Effect, subject: Figure, key: str) -> Script[None]:
    profile = play.setup.forces[use.user.seat].profiles[key]
    x, y, z, reach = _summoning_place(use, subject, play)
    apart = reach + profile.radius
    one = standing.Walker(profile.radius, profile.base == "L", incorporeal=profile.has("Körperlos"))

    def problem(px: float, py: float) -> Refused | None:
        flat = max(hypot(px - x, py - y) - apart, 0.0)
        rise = abs(standing.resting_level(play, px, py, profile.radius, z) - z)
        touching = within(flat, 0.0) and within(rise, facts.CONTACT_HEIGHT)
        if not (touching or within(facts.slanted(play, flat, rise), effect.inches)):
            return refuse("ags.2.12.beschworen", "ags-refused-summon-far", inches=effect.inches)
        return walking.stand_problem(play, one, px, py, z)

    rings = [(x, y, 0.0), (x, y, apart)] if use.aim.markers or use.aim.point else [(x, y, apart)]
    if effect.inches:
        rings.append((x, y, apart + effect.inches))
    spot = yield from _ask_spot(play, use, key, "ags:summon_at", problem, rings)
    if spot is None:
        play.note("ags-no-room", "ags.2.12.beschworen", figure=play.name(use.user))
        return
    late = play.ruling("ags.r.beschworen_aktivierung") == 1
    figure = Figure(
        play.new_id(key), use.user.seat, key, profile.hp, place=TABLE, activated=late, summoned=True
    )
    play.state.figures[figure.id] = figure
    walking.put(play, figure, *spot, z)
    play.note("ags-summoned", "ags.2.12.beschworen", figure=play.name(figure), by=play.name(use.user))
    records.summoned(play, figure)
    yield from _arrive(play, figure, set(), use.user.seat)


def _arrive(play: AgsPlay, figure: Figure, before: set[str], seat: int) -> Script[None]:
    """A model was put somewhere: melees, dangers, its protégé, its mob."""
    facts.settle_melees(play)
    yield from moving.enter_dangers(play, figure, before, seat)
    if figure.place == TABLE:
        yield from escort.follow(play, figure)
    yield from mobs.settle(play)


def _summoning_place(use: Use, subject: Figure, play: AgsPlay) -> tuple[float, float, float, float]:
    """Centre, level and radius of what a summoned model is put beside."""
    if use.aim.markers:
        marker = use.aim.markers[0]
        return marker.x, marker.y, marker.z, spots.marker_radius(marker.kind)
    if use.aim.point:
        return (*use.aim.point, 0.0)
    return subject.x, subject.y, subject.z, play.radius(subject)


def _ask_spot(
    play: AgsPlay, use: Use, subject: str, key: str, problem: Callable[[float, float], Refused | None],
    rings: list[tuple[float, float, float]],
) -> Script[Point | None]:
    """A place that the ability allows; None where there is none."""

    def first(rng: Random | None) -> Point | None:
        order = list(rings)
        if rng:
            rng.shuffle(order)
        for x, y, distance in order:
            for spot in spots.around(x, y, distance, rng):
                if problem(*spot) is None:
                    return spot
        return None

    def judge(value: Any) -> None:
        refused = problem(float(value[0][0]), float(value[0][1]))
        if refused:
            raise refused

    if first(None) is None:
        return None
    value = yield Place(
        use.user.seat, key, RULE, [subject], judge, lambda rng: [list(first(rng) or first(None) or ())],
        {"figure": play.name(use.user), "ability": use.ability.called},
    )
    return float(value[0][0]), float(value[0][1])


# ---- tokens and markers


def _token(deed: Deed) -> Script[None]:
    play, use, effect = deed.play, deed.use, deed.effect
    points = yield from amount_of(play, use, effect.amount)
    tokens.gain(play, use.user.seat, points, RULE)


def _steal_token(deed: Deed) -> Script[None]:
    """From the other player's pool, as far as he has any; figures that belong to nobody have none."""
    play, use, effect, subject = deed
    points = yield from amount_of(play, use, effect.amount)
    if subject.seat == NEUTRAL:
        return
    victim = other_seat(use.user.seat)
    stolen = min(points, play.tokens(victim))
    if stolen:
        play.change_tokens(victim, -stolen)
        play.note("ags-tokens-stolen", RULE, seat=use.user.seat, count=stolen)
        tokens.gain(play, use.user.seat, stolen, RULE)


def _place_tt(deed: Deed) -> Script[None]:
    play, use, effect = deed.play, deed.use, deed.effect
    for _ in range(max(1, effect.amount.fixed)):
        if use.aim.point:
            markers.place_at(play, use.user, use.aim.point[0], use.aim.point[1], RULE)
        else:
            yield from markers.place(play, use.user, effect.inches, RULE)


def _remove_markers(deed: Deed) -> Script[None]:
    play, use = deed.play, deed.use
    yield from ()
    for marker in use.aim.markers:
        markers.remove(play, marker, use.user.seat, RULE)


# ---- actions


def _extra_action(deed: Deed) -> Script[None]:
    """One [Norm] action more; another model does it at once."""
    play, use, subject = deed.play, deed.use, deed.subject
    if subject is use.user:
        use.doing.extra_actions += 1
        play.note("ags-extra-action", RULE, figure=play.name(subject))
        return
    if subject.seat != NEUTRAL:
        # Slavers only react and prisoners never act (ags.r.slavers_hostile, ags.4.1.2.2.profil).
        yield from actions.single_action(play, subject)


def _attack(deed: Deed) -> Script[None]:
    play, use, subject = deed.play, deed.use, deed.subject
    yield from attacks.free_strike(play, subject, use.doing)


# ---- what lasts


def _lasting(deed: Deed) -> Script[None]:
    play, use, effect, subject = deed
    yield from ()
    passives.add_lasting(play, subject, effect, use.ability.name)


def _absorb(deed: Deed) -> Script[None]:
    play, effect, subject = deed.play, deed.effect, deed.subject
    yield from mobs.absorb(play, subject, effect.inches)


def _text(deed: Deed) -> Script[None]:
    """Free text: shown, the players resolve it."""
    play, use, effect = deed.play, deed.use, deed.effect
    yield from ()
    play.note("ags-free-text", RULE, figure=play.name(use.user), words=effect.word)


HANDLERS: dict[str, Handler] = {
    "damage": _damage, "condition": _condition, "cure": _cure, "heal": _heal, "move": _move, "push": _push,
    "free_push": _free_push, "summon": _summon, "token": _token, "steal_token": _steal_token, "place_tt": _place_tt,
    "remove_tt": _remove_markers, "remove_cm": _remove_markers, "sacrifice": _sacrifice, "swap": _swap,
    "extra_action": _extra_action, "attack": _attack, "modifier": _lasting, "tag": _lasting, "absorb": _absorb,
    "jump_to_tt": _jump_to_marker, "cover": _lasting, "danger": _danger, "text": _text,
}
