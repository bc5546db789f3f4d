"""An attack: hit dice, defence dice, wounds (aofs.r.dice_order). Shooting, melee and spells meet here."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from walstatt.core.questions import Pick, PickSeveral, Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.aofs.measuring import rims
from walstatt.games.aofs.play import DIE, AofsPlay, bounds
from walstatt.games.aofs.profiles import Weapon
from walstatt.games.aofs.special_moves import offer_push
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.games.aofs.wounds import Harm, suffer, wound_effect
from walstatt.table.questions import Measure
from walstatt.table.shapes import TOLERANCE

NATURAL_SIX = 6
BLAST_REACH = 3.0
RENDING_AP = 4
IGNORES_REGENERATION = {
    "bane": "aofs.special.bane_regeneration",
    "rending": "aofs.special.rending_regeneration",
    "unstoppable": "aofs.special.unstoppable_regeneration",
}


class Hit(NamedTuple):
    """A hit that has to be defended against."""

    ap: int
    in_cover: bool = False


class Striker(NamedTuple):
    """One model with one weapon in an attack."""

    model: Model
    weapon: Weapon
    need: Tally
    ap: int
    """AP of every hit, AP(+1) not included."""
    plus: int
    """AP(+1)."""
    extra: tuple[str, ...]
    """The rules that give an extra hit for a natural 6."""
    in_cover: bool = False
    """Is the target in cover from this model?"""
    rules: tuple[str, ...] = ()
    """What else shaped this shot."""


@dataclass(slots=True)
class Attack:
    """One unit attacks another: the harm done, and where the enemies stood when it began."""

    unit: Unit
    target: Unit
    harm: Harm
    stood: dict[str, list[tuple[str, float, float]]]


def begin(
    play: AofsPlay, unit: Unit, target: Unit, weapons: Iterable[Weapon], *, melee: bool = False, fear: int = 0
) -> Attack:
    """Start an attack; Blast needs to know later how the enemies stood now."""
    blast = any("blast" in weapon.rules for weapon in weapons)
    stood = (
        {enemy.id: [(model.id, model.x, model.y) for model in enemy.models] for enemy in play.enemies(unit.seat)}
        if blast
        else {}
    )
    return Attack(unit, target, Harm(unit.seat, unit, melee, fear), stood)


# ---- hitting


def hit_need(
    play: AofsPlay, unit: Unit, weapon: Weapon, modifiers: Iterable[tuple[int, str]], only_sixes: str
) -> Tally:
    """What a hit die has to show. `modifiers` change the die result; `only_sixes` is the rule that allows only 6s."""
    if only_sixes:
        return Tally(NATURAL_SIX, only_sixes)
    if "reliable" in weapon.rules:
        need = Tally(2, "aofs.special.reliable", 2, 6)
    else:
        need = Tally(play.sheets[unit.id].quality, "aofs.quality_test", 2, 6)
    stubborn = "unstoppable" in weapon.rules
    for amount, rule in modifiers:
        need.change(-amount, rule)
        if amount < 0 and stubborn:
            need.change(amount, "aofs.special.unstoppable")
    return need


def strike(play: AofsPlay, attack: Attack, strikers: Sequence[Striker]) -> Script[None]:
    """All weapons of one type: one roll to hit, then defence and wounds."""
    strikers = sorted(strikers, key=lambda one: play.model_sheets[one.model.id].command == "sergeant")
    dice = sum(one.weapon.attacks for one in strikers)
    weapon = strikers[0].weapon
    roll = Roll(
        attack.unit.seat, "aofs:hit", "aofs.attack.hit", dice, DIE, strikers[0].need,
        {"unit": play.name(attack.unit), "target": play.name(attack.target), "weapon": weapon.name},
    )
    faces = yield roll
    hits, rules = _hits(strikers, faces)
    play.note(
        "aofs-hits", "aofs.attack.hit", *rules, unit=play.name(attack.unit), target=play.name(attack.target),
        weapon=weapon.name, hits=len(hits), dice=roll.fell(faces),
    )
    yield from land(play, attack, hits, weapon)


def _hits(strikers: Sequence[Striker], faces: Sequence[int]) -> tuple[list[Hit], tuple[str, ...]]:
    """The hits of a roll, and the special rules that shaped them."""
    hits: list[Hit] = []
    rules: dict[str, None] = {}
    fallen = iter(faces)
    for striker in strikers:
        needed = striker.need.total
        for change in striker.need.changes:
            rules[change.rule] = None
        rules.update(dict.fromkeys((*bounds(striker.need), *striker.rules)))
        if "aofs.special.unstoppable" in rules:
            rules["aofs.r.unstoppable_scope"] = None
        if striker.need.rule != "aofs.quality_test":
            rules[striker.need.rule] = None
        plain = Hit(striker.ap + striker.plus, striker.in_cover)
        rending = "rending" in striker.weapon.rules
        for _ in range(striker.weapon.attacks):
            face = next(fallen)
            if face < needed:
                continue
            if face == NATURAL_SIX and rending:
                rules["aofs.special.rending"] = None
                if striker.ap or striker.plus:
                    rules["aofs.r.rending_ap"] = None
                hits.append(Hit(max(striker.ap, RENDING_AP) + striker.plus, striker.in_cover))
            else:
                hits.append(plain)
            if face == NATURAL_SIX:
                for rule in striker.extra:
                    rules[rule] = rules["aofs.special.extra_hits"] = None
                    hits.append(plain)
                if len(striker.extra) > 1:
                    rules["aofs.r.extra_hits_stack"] = None
    return hits, tuple(rules)


# ---- defending


def land(play: AofsPlay, attack: Attack, hits: list[Hit], weapon: Weapon) -> Script[None]:
    """Hits of one weapon reach their unit, or with Blast everybody near one of its models."""
    if not hits:
        return
    if "blast" in weapon.rules:
        yield from _blast(play, attack, hits, weapon)
    else:
        yield from defend(play, attack.target, hits, weapon, attack.harm)


def defence_need(play: AofsPlay, unit: Unit, ap: int, in_cover: bool) -> Tally:
    """What a defence die has to show."""
    need = Tally(play.sheets[unit.id].defence, "aofs.attack.defence", 2, 6)
    need.change(ap, "aofs.special.ap")
    if in_cover:
        need.change(-1, "aofs.terrain.cover")
    if play.has_effect(unit, "defence_bonus"):
        need.change(-1, "aofs.r.spell_rindenhaut")
    return need


def defend(play: AofsPlay, unit: Unit, hits: list[Hit], weapon: Weapon, harm: Harm) -> Script[None]:
    """One defence die for each hit, higher AP first; then the wounds."""
    if unit.place != TABLE:
        return
    hits = sorted(hits, key=lambda hit: (-hit.ap, hit.in_cover))
    needs = {hit: defence_need(play, unit, hit.ap, hit.in_cover) for hit in set(hits)}
    needed = {hit: need.total for hit, need in needs.items()}
    roll = Roll(
        unit.seat, "aofs:defence", "aofs.attack.defence", len(hits), DIE, needs[hits[0]],
        {"unit": play.name(unit), "hits": len(hits)},
    )
    faces = yield roll
    final = faces
    if "bane" in weapon.rules and NATURAL_SIX in faces:
        final = yield from _bane(play, unit, faces, needs[hits[faces.index(NATURAL_SIX)]])
    wounds = sum(face < needed[hit] for face, hit in zip(final, hits, strict=True))
    rules = {change.rule: None for need in needs.values() for change in need.changes}
    rules.update(dict.fromkeys(rule for need in needs.values() for rule in bounds(need)))
    if len(needs) > 1:
        rules["aofs.r.dice_order"] = None
    play.note(
        "aofs-defends", "aofs.attack.defence", *rules, *(("aofs.attack.wound",) if wounds else ()),
        unit=play.name(unit), hits=len(hits), wounds=wounds, dice=roll.fell(final),
    )
    if not wounds:
        return
    ignored = [rule for special, rule in IGNORES_REGENERATION.items() if special in weapon.rules]
    if ignored and any(play.has(model, "regeneration") for model in unit.models):
        play.note("aofs-no-regeneration", *ignored, unit=play.name(unit))
    yield from suffer(
        play, unit, wounds, harm, deadly=weapon.rules.get("deadly", 1), regeneration=not ignored
    )


def _bane(play: AofsPlay, unit: Unit, faces: list[int], need: Tally) -> Script[list[int]]:
    """Natural 6s are rolled again, once."""
    sixes = [number for number, face in enumerate(faces) if face == NATURAL_SIX]
    roll = Roll(
        unit.seat, "aofs:bane", "aofs.special.bane", len(sixes), DIE, need,
        {"unit": play.name(unit), "hits": len(sixes)},
    )
    again = yield roll
    play.note("aofs-bane", "aofs.special.bane", "aofs.r.bane_once", unit=play.name(unit), dice=roll.fell(again))
    final = list(faces)
    for number, face in zip(sixes, again, strict=True):
        final[number] = face
    return final


# ---- blast


class _Struck(NamedTuple):
    unit: Unit
    model_id: str
    away: float


def _blast(play: AofsPlay, attack: Attack, hits: list[Hit], weapon: Weapon) -> Script[None]:
    """Hits are multiplied and dealt out evenly among the enemies near one model (aofs.r.blast_area)."""
    centre = yield from _blast_centre(play, attack)
    struck = _near_centre(play, attack, centre)
    factor = min(weapon.rules["blast"], len(struck))
    hits = sorted((Hit(hit.ap) for hit in hits for _ in range(factor)), key=lambda hit: -hit.ap)
    share, odd = divmod(len(hits), len(struck))
    takers = {one.model_id: share for one in struck}
    if odd:
        chosen = yield PickSeveral(
            attack.target.seat, "aofs:blast_odd", "aofs.special.blast_split", list(takers), odd, odd,
            {"unit": play.name(attack.target), "count": odd},
        )
        for model_id in chosen:
            takers[model_id] += 1
    play.note(
        "aofs-blast", "aofs.special.blast_multiply", "aofs.special.blast_split", "aofs.special.blast",
        unit=play.name(attack.target), factor=factor, hits=len(hits), models=len(struck),
        shares=[takers[one.model_id] for one in struck],
    )
    shares = yield from _deal(play, attack, struck, takers, hits)
    for unit_id, dealt in shares.items():
        yield from defend(play, play.unit(unit_id), dealt, weapon, attack.harm)


def _blast_centre(play: AofsPlay, attack: Attack) -> Script[str]:
    """The target's player picks the model around which it bursts (by ruling the attacker)."""
    models = [model.id for model in attack.target.models]
    if len(models) == 1:
        return models[0]
    chooser = attack.unit.seat if play.ruling("aofs.r.blast_area") == 2 else attack.target.seat
    chosen = yield Pick(
        chooser, "aofs:blast_centre", "aofs.r.blast_area", models, {"unit": play.name(attack.target)},
        describe=lambda option: option,
    )
    return str(chosen)


def _near_centre(play: AofsPlay, attack: Attack, centre: str) -> list[_Struck]:
    """Enemies of the attacker within 3 inches of the centre as they stood, target unit first, then the nearer units."""
    if play.measured_by_people:
        return _near_at_real_table(play, attack, centre)
    cx, cy = next((x, y) for model_id, x, y in attack.stood[attack.target.id] if model_id == centre)
    found: list[_Struck] = []
    for unit_id, models in attack.stood.items():
        unit = play.unit(unit_id)
        if unit is not attack.target and play.ruling("aofs.r.blast_area") == 1:
            continue
        limit = BLAST_REACH + rims(play, play.radius(attack.target), play.radius(unit)) + TOLERANCE
        for model_id, x, y in models:
            away = hypot(x - cx, y - cy)
            if away <= limit:
                found.append(_Struck(unit, model_id, away))
    nearest: dict[str, float] = {}
    for one in found:
        nearest[one.unit.id] = min(one.away, nearest.get(one.unit.id, one.away))
    return sorted(found, key=lambda one: (one.unit is not attack.target, nearest[one.unit.id], one.unit.id))


def _near_at_real_table(play: AofsPlay, attack: Attack, centre: str) -> list[_Struck]:
    """People tell who is within 3 inches of the centre; it counts in any case."""
    units = [attack.target]
    if play.ruling("aofs.r.blast_area") != 1:
        units += [unit for unit in play.state.of(attack.target.seat) if unit is not attack.target]
    others = [model.id for unit in units for model in unit.models if model.id != centre]
    near = [centre]
    if others:
        near += play.measure(
            lambda: Measure(
                "aofs:measure.blast", "aofs.r.blast_area", "some",
                {"unit": play.name(attack.target), "model": centre, "inches": BLAST_REACH}, among=others,
            ),
            lambda: others,
        )
    return [_Struck(unit, model.id, 0.0) for unit in units for model in unit.models if model.id in near]


def _deal(
    play: AofsPlay, attack: Attack, struck: list[_Struck], takers: dict[str, int], hits: list[Hit]
) -> Script[dict[str, list[Hit]]]:
    """Which unit gets which hits; where AP differ and several units are struck the target's player decides."""
    shares: dict[str, list[Hit]] = {}
    room: dict[str, int] = {}
    for one in struck:
        shares.setdefault(one.unit.id, [])
        room[one.unit.id] = room.get(one.unit.id, 0) + takers[one.model_id]
    for number, hit in enumerate(hits):
        free = [unit_id for unit_id, places in room.items() if places]
        if len(free) > 1 and hit.ap != hits[-1].ap:
            taker = yield Pick(
                attack.target.seat, "aofs:blast_ap", "aofs.r.blast_properties", free,
                {"ap": hit.ap, "number": number + 1},
                describe=lambda option: play.name(play.unit(option)),
            )
        else:
            taker = free[0]
        shares[taker].append(hit)
        room[taker] -= 1
    return {unit_id: dealt for unit_id, dealt in shares.items() if dealt}


# ---- after the last weapon


def settle(play: AofsPlay, attack: Attack) -> Script[None]:
    """Wound effects of the attack, then its pushes."""
    yield from settle_harm(play, attack.harm)


def settle_type(play: AofsPlay, attack: Attack) -> Script[None]:
    """After one weapon type: nothing yet, unless the table rolls for each type (aofs.r.one_effect_roll)."""
    if play.ruling("aofs.r.one_effect_roll") == 1:
        yield from settle(play, attack)


def settle_harm(play: AofsPlay, harm: Harm) -> Script[None]:
    for unit_id, was_shaken in list(harm.marked.items()):
        del harm.marked[unit_id]
        unit = play.unit(unit_id)
        if unit.place != TABLE:
            continue
        shaken = yield from wound_effect(play, unit, was_shaken, harm)
        if shaken:
            yield from offer_push(play, unit, harm)


def in_order(play: AofsPlay, unit: Unit, types: Sequence[list[Striker]]) -> list[list[Striker]]:
    """Deadly first, otherwise as the profile lists them. Copies of a type that differ in their rules roll apart."""
    batches = [batch for strikers in types for batch in _alike(strikers)]
    ordered = sorted(batches, key=lambda batch: "deadly" not in batch[0].weapon.rules)
    if "deadly" in ordered[0][0].weapon.rules and "deadly" not in ordered[-1][0].weapon.rules:
        first = ordered[0][0].weapon.name
        play.note("aofs-deadly-first", "aofs.special.deadly_first", unit=play.name(unit), weapon=first)
    return ordered


def _alike(strikers: Iterable[Striker]) -> Iterable[list[Striker]]:
    """The strikers of one weapon type, apart where a model's own rules make its copy another one."""
    batches: dict[frozenset[tuple[str, int]], list[Striker]] = {}
    for one in strikers:
        batches.setdefault(frozenset(one.weapon.rules.items()), []).append(one)
    return batches.values()


def weapon_types(play: AofsPlay, unit: Unit, ranged: bool) -> dict[str, list[tuple[Model, Weapon]]]:
    """The unit's usable weapons by type, in the order of the profile; spent Limited weapons are left out."""
    types: dict[str, list[tuple[Model, Weapon]]] = {}
    for model in unit.models:
        for weapon in play.model_sheets[model.id].weapons:
            if weapon.ranged is ranged and weapon.key not in model.used:
                types.setdefault(weapon.key, []).append((model, weapon))
    return types


def choose_limited(
    play: AofsPlay, unit: Unit, armed: list[tuple[Model, Weapon]], least: int
) -> Script[list[tuple[Model, Weapon]]]:
    """Of several Limited copies of a type the owner says who uses his now (aofs.r.limited_copies)."""
    copies = [model.id for model, weapon in armed if "limited" in weapon.rules]
    chosen = yield PickSeveral(
        unit.seat, "aofs:limited_models", "aofs.r.limited_copies", copies, min(least, len(copies)), len(copies),
        {"unit": play.name(unit), "weapon": armed[0][1].name},
    )
    return [(model, weapon) for model, weapon in armed if model.id in chosen or "limited" not in weapon.rules]


def spend_limited(play: AofsPlay, unit: Unit, strikers: Iterable[tuple[Model, Weapon]]) -> None:
    """A Limited weapon whose dice are rolled is used up, hit or miss."""
    for model, weapon in strikers:
        if "limited" in weapon.rules:
            model.used = (*model.used, weapon.key)
            play.note("aofs-limited-used", "aofs.special.limited", unit=play.name(unit), weapon=weapon.name)
