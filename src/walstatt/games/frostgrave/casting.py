"""Zaubersprüche wirken: the roll, empowering it, resisting it, miscasts."""
from __future__ import annotations

from random import Random
from typing import Any

from walstatt.core.questions import Number, Pick, Roll, Script, YesNo
from walstatt.core.refusal import Refused
from walstatt.core.tally import Tally
from walstatt.core.texts import text
from walstatt.games.frostgrave import content, damage, school_spells, spells, values
from walstatt.games.frostgrave.blows import Casting
from walstatt.games.frostgrave.play import DIE, FrostgravePlay
from walstatt.games.frostgrave.profiles import APPRENTICE, Spell
from walstatt.games.frostgrave.spells import Aim
from walstatt.games.frostgrave.state import TABLE, Figure
from walstatt.table.questions import Place

ACTION = "frostgrave.action.cast"
ROLL = "frostgrave.cast.roll"
EMPOWER = "frostgrave.cast.empower"
LIMITS = "frostgrave.r.empower_limits"
RESIST = "frostgrave.cast.resist"
BEFORE_THE_DIE = 1
DOWN_TO_NOTHING = 2
APPRENTICE_PENALTY = -2
MISCASTS = ((20, 5), (10, 2), (5, 1))
"""From this difference on a miscast costs so much Health (frostgrave.cast.miscast)."""
HARM = {"knochenfrost": spells.BONE_FROST, "lebensraub": school_spells.THEFT}
"""Health that spells take without another roll."""


def can_cast(play: FrostgravePlay, caster: Figure) -> bool:
    """Is there any spell for which he has something to be cast at?"""
    return any(spells.is_possible(play, caster, content.spells()[key]) for key in play.spells(caster))


def castable(play: FrostgravePlay, caster: Figure) -> list[Spell]:
    """The caster's spells that have something to be cast at."""
    known = (content.spells()[key] for key in play.spells(caster))
    return [spell for spell in known if spells.is_possible(play, caster, spell)]


def casting_number(play: FrostgravePlay, caster: Figure, spell: Spell) -> Tally:
    """The number of the book, less what practice and a ring take off it; the casting roll stays as it is."""
    tally = Tally(spell.number, spell.rule)
    if play.role(caster) != APPRENTICE:
        tally.change(-_practice(play, caster, spell), "frostgrave.campaign.improve_spell")
    for item in values.at_work(play, caster):
        tally.change(-item.cast, item.rule)
    return tally


def need(play: FrostgravePlay, caster: Figure, spell: Spell) -> Tally:
    """What the die must show: the casting number, for an apprentice 2 more."""
    tally = casting_number(play, caster, spell)
    if play.role(caster) == APPRENTICE:
        tally.change(-APPRENTICE_PENALTY, "frostgrave.cast.apprentice")
    return tally


def _practice(play: FrostgravePlay, wizard: Figure, spell: Spell) -> int:
    """By how much a wizard of a campaign knows a spell better than his book (frostgrave.campaign.improve_spell)."""
    sheet = play.setup.warbands[wizard.seat].sheet
    return next((known.better for known in sheet.spells if known.key == spell.key), 0) if sheet else 0


def cast(play: FrostgravePlay, caster: Figure) -> Script[None]:
    """Spell and all choices first, then the roll (frostgrave.r.cast_limits)."""
    chosen = yield Pick(
        caster.seat, "frostgrave:spell", ACTION, [spell.key for spell in castable(play, caster)],
        {"figure": play.name(caster)},
        describe=lambda option: text("frostgrave-named", name=content.spells()[option].name),
        preview=lambda option: _foresee_alone(play, caster, content.spells()[option]),
        about=lambda option: content.spells()[option].about,
    )
    spell = content.spells()[chosen]
    aim = yield from _aim(play, caster, spell)
    number = int(casting_number(play, caster, spell).total)
    total = yield from _roll(play, caster, spell, number)
    if total < number:
        _miscast(play, caster, spell, number - total)
    else:
        play.note("frostgrave-casts", ROLL, spell.rule, figure=play.name(caster), spell=spell.name, total=total)
        so_far = play.state.spells_cast
        play.state.spells_cast = {**so_far, caster.id: so_far.get(caster.id, 0) + 1}
        if not (yield from _resisted(play, caster, spell, aim, total)):
            module = school_spells if spell.key in school_spells.EFFECTS else spells
            yield from module.take_effect(play, caster, spell, aim)
    if caster.place == TABLE and caster.health <= 0:
        damage.take_out(play, caster)


# ---- choices before the roll


def _aim(play: FrostgravePlay, caster: Figure, spell: Spell) -> Script[Aim]:
    match spell.target:
        case "token":
            return (yield from _aim_at_token(play, caster, spell))
        case "around":
            return Aim()
        case "place" | "summon":
            return (yield from _aim_at_ground(play, caster, spell))
        case "self_place":
            return Aim(place=(yield from _aim_leap(play, caster, caster, spell, spell.range)))
        case "friend_place":
            friend = yield from _aim_at_figure(play, caster, spell)
            return Aim(figure=friend, place=(yield from _aim_leap(play, caster, friend, spell, spells.CARRIED)))
    return Aim(figure=(yield from _aim_at_figure(play, caster, spell)))


def _aim_at_figure(play: FrostgravePlay, caster: Figure, spell: Spell) -> Script[Figure]:
    options = [target.id for target in spells.targets(play, caster, spell)]
    chosen = yield Pick(
        caster.seat, "frostgrave:target", spell.rule, options,
        {"figure": play.name(caster), "deed": "spell", "spell": spell.name},
        describe=lambda option: play.name(play.figure(option)),
        why_not=lambda option: _why_not(play, caster, spell, option),
        preview=lambda option: foresee(play, caster, spell, play.figure(option)),
    )
    return play.figure(chosen)


def _why_not(play: FrostgravePlay, caster: Figure, spell: Spell, option: str) -> Refused | None:
    target = play.state.figures.get(option)
    if target is None or target.place != TABLE:
        return None
    return spells.target_problem(play, caster, spell, target)


def _aim_at_token(play: FrostgravePlay, caster: Figure, spell: Spell) -> Script[Aim]:
    options = [token.id for token in spells.tokens(play, caster, spell)]
    chosen = yield Pick(
        caster.seat, "frostgrave:token", spell.rule, options, {"figure": play.name(caster)},
        describe=lambda option: text("frostgrave-token-name", token=play.state.tokens[option].number),
        why_not=lambda option: (
            spells.token_problem(play, caster, spell, play.state.tokens[option])
            if option in play.state.tokens else None
        ),
    )
    token = play.state.tokens[chosen]

    def judge(value: Any) -> None:
        problem = spells.call_problem(play, token, spell, *value[0])
        if problem:
            raise problem

    def propose(rng: Random) -> list[list[float]]:
        return spells.proposal(
            rng, token.x, token.y, spells.CALL,
            lambda x, y: spells.call_problem(play, token, spell, x, y) is None, (token.x, token.y),
        )

    args = {"figure": play.name(caster), "spell": spell.name}
    ((x, y),) = yield Place(caster.seat, "frostgrave:spell_at", spell.rule, [token.id], judge, propose, args)
    return Aim(token=token, place=(x, y, token.z))


def _aim_at_ground(play: FrostgravePlay, caster: Figure, spell: Spell) -> Script[Aim]:
    def judge(value: Any) -> None:
        problem = spells.ground_problem(play, caster, spell, *value[0])
        if problem:
            raise problem

    def propose(rng: Random) -> list[list[float]]:
        return spells.proposal(
            rng, caster.x, caster.y, spell.range,
            lambda x, y: spells.ground_problem(play, caster, spell, x, y) is None,
            spells.some_place(play, caster, spell) or (caster.x, caster.y),
        )

    args = {"figure": play.name(caster), "spell": spell.name}
    ((x, y),) = yield Place(caster.seat, "frostgrave:spell_at", spell.rule, ["fog"], judge, propose, args)
    level = spells.summon_level(play, caster, spell, x, y) if spell.target == "summon" else 0.0
    assert not isinstance(level, Refused)
    return Aim(place=(float(x), float(y), level))


def _aim_leap(
    play: FrostgravePlay, caster: Figure, leaper: Figure, spell: Spell, reach: float
) -> Script[tuple[float, float, float]]:
    def judge(value: Any) -> None:
        x, y = value[0]
        level = spells.leap_level(play, leaper, spell, x, y, reach)
        if isinstance(level, Refused):
            raise level

    def propose(rng: Random) -> list[list[float]]:
        return spells.proposal(
            rng, leaper.x, leaper.y, reach,
            lambda x, y: not isinstance(spells.leap_level(play, leaper, spell, x, y, reach), Refused),
            spells.leap_spot(play, leaper, spell, reach) or (leaper.x, leaper.y),
        )

    args = {"figure": play.name(caster), "spell": spell.name}
    ((x, y),) = yield Place(caster.seat, "frostgrave:spell_at", spell.rule, [leaper.id], judge, propose, args)
    level = spells.leap_level(play, leaper, spell, x, y, reach)
    assert not isinstance(level, Refused)
    return float(x), float(y), level


# ---- the roll


def _roll(play: FrostgravePlay, caster: Figure, spell: Spell, number: int) -> Script[int]:
    """The casting roll with the apprentice's penalty and what was spent on it."""
    spent = 0
    if play.ruling("frostgrave.r.empower_limits") == BEFORE_THE_DIE:
        unrolled = {"spell": spell.name, "total": 0, "number": number, "rolled": 0}
        spent = yield from _spend(play, caster, "frostgrave:empower", EMPOWER, unrolled)
    wanted = need(play, caster, spell)
    wanted.change(-spent, EMPOWER)
    args: dict[str, Any] = {"figure": play.name(caster), "spell": spell.name}
    (face,) = yield Roll(caster.seat, "frostgrave:cast", ROLL, 1, DIE, wanted, args)
    total = face + number - int(wanted.total)
    if play.ruling("frostgrave.r.empower_limits") != BEFORE_THE_DIE:
        args = {"spell": spell.name, "total": total, "number": number, "rolled": 1}
        total += yield from _spend(play, caster, "frostgrave:empower", EMPOWER, args)
    return int(total)


def _spend(play: FrostgravePlay, figure: Figure, key: str, rule: str, args: dict[str, Any]) -> Script[int]:
    """Health for a higher roll, as much as leaves 1 point (frostgrave.r.empower_limits)."""
    most = figure.health - (0 if play.ruling("frostgrave.r.empower_limits") == DOWN_TO_NOTHING else 1)
    if most <= 0:
        return 0
    spent: int = yield Number(figure.seat, key, rule, 0, most, {"figure": play.name(figure), **args})
    if spent:
        figure.health -= spent
        play.note("frostgrave-spends", rule, LIMITS, figure=play.name(figure), health=spent)
    return spent


def _miscast(play: FrostgravePlay, caster: Figure, spell: Spell, difference: int) -> None:
    points = miscast_damage(difference)
    play.note(
        "frostgrave-miscast", "frostgrave.cast.miscast", spell.rule, figure=play.name(caster), spell=spell.name,
        difference=difference,
    )
    damage.suffer(play, caster, points, "frostgrave.cast.miscast")


def miscast_damage(difference: float) -> int:
    return next((points for least, points in MISCASTS if difference >= least), 0)


def _resisted(play: FrostgravePlay, caster: Figure, spell: Spell, aim: Aim, total: int) -> Script[bool]:
    """The target's owner decides; uncontrolled creatures always try (frostgrave.r.resist_details)."""
    target = aim.figure
    if not spell.resist or target is None or target.seat == caster.seat:
        return False
    args = {"figure": play.name(target), "spell": spell.name, "total": total}
    if not play.is_wild(target) and not (yield YesNo(target.seat, "frostgrave:resist", RESIST, args)):
        return False
    bonus = values.will(play, target)
    wanted = Tally(total, "frostgrave.cast.resist").change(-bonus.total, bonus.rule)
    roll = Roll(play.roller(target), "frostgrave:resist_roll", RESIST, 1, DIE, wanted, args)
    (face,) = yield roll
    result: int = face + int(bonus.total)
    if result < total and play.is_caster(target):
        result += yield from _spend(
            play, target, "frostgrave:resist_empower", "frostgrave.cast.resist_empower",
            {"total": result, "number": total},
        )
    resists = int(result) >= total
    play.note(
        "frostgrave-resists" if resists else "frostgrave-resists-not", RESIST, "frostgrave.r.resist_details",
        figure=play.name(target), result=result, total=total, dice=roll.fell([face]),
    )
    if target.health <= 0 and target.place == TABLE:
        damage.take_out(play, target)
    return resists


# ---- previews


def foresee(play: FrostgravePlay, caster: Figure, spell: Spell, target: Figure) -> Casting:
    spare = caster.health - (0 if play.ruling("frostgrave.r.empower_limits") == DOWN_TO_NOTHING else 1)
    resist = values.will(play, target) if spell.resist and target.seat != caster.seat else None
    blow = spells.bolt(play, caster, target, spell.key, asking=False) if spell.key in spells.BOLTS else None
    after = school_spells.next_in_chain(play, caster, target) if spell.key == "kettenblitz" else None
    second = spells.bolt(play, caster, after, spell.key, asking=False) if after is not None else None
    harm = HARM.get(spell.key, 0)
    penalty = -APPRENTICE_PENALTY if play.role(caster) == APPRENTICE else 0
    fatal = bool(harm) and harm >= target.health
    return Casting(need(play, caster, spell), max(0, spare), resist, blow, second, harm, fatal, penalty)


def _foresee_alone(play: FrostgravePlay, caster: Figure, spell: Spell) -> Casting:
    return foresee(play, caster, spell, caster)._replace(resist=None, blow=None, second=None, harm=0, fatal=False)
