"""Using an ability: aim, fear, duels or tests, damage, effects, removal, as ags.r.wurfablauf orders them (2.3.2)."""
from __future__ import annotations

from functools import partial
from math import hypot
from random import Random
from typing import Any, NamedTuple

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.ags import (
    aiming,
    conditions,
    damage,
    duels,
    effects,
    facts,
    fear,
    mobs,
    moving,
    passives,
    pushing,
    reactions,
    terrain_kinds,
    values,
)
from walstatt.games.ags.abilities import NORM, Ability, Dice, Reach, Target, Test
from walstatt.games.ags.blows import Blow, Outlook, Thrown
from walstatt.games.ags.doing import Attacked, Doing
from walstatt.games.ags.neutrals import STRIKE, UNMOVED
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.profiles import BaseClass
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure
from walstatt.games.ags.uses import Aim, Outcome, Use
from walstatt.table.questions import Place
from walstatt.table.terrain import Piece

NO_DAMAGE = "Kein Schaden"
CLASSES: tuple[BaseClass, ...] = ("S", "M", "L")
PUSH_DISTANCES = (2, 3, 4)
"""Smaller, same, larger base of the pusher (ags.2.3.2.stossen.weite)."""
SHARED_ROLL = "ags.r.area_duelle"
PUSH_NAME, SMASH_NAME = "stossen", "zertruemmern"
ALSO_IN_MELEE = "auch im Nahkampf"
SIDEWAYS = -1e-6
FOR_ONE_ATTACK = ("Fokussierend", "Magisch Gesegnet")
Boon = tuple[Figure, str]

has_aim = aiming.has_aim


class Exchange(NamedTuple):
    """What one duel came to."""

    outcome: Outcome
    dice: Thrown | None


def deals_damage(ability: Ability) -> bool:
    """The difference of successes is damage except in WIL vs. WIL duels (ags.2.4.8 to ags.2.4.10)."""
    return ability.test.kind in ("att_def", "att_wil") and NO_DAMAGE not in ability.tags


def no_harm() -> tuple[int, ...]:
    """The damage for each difference of successes where there is none."""
    return ()


def is_harmless(ability: Ability) -> bool:
    """Neither the difference nor an effect deals damage (ags.r.eigenes_modell)."""
    return not deals_damage(ability) and all(one.block not in ("damage", "danger") for one in ability.effects)


# ---- what is not allowed


def ability_problem(play: AgsPlay, figure: Figure, ability: Ability) -> Refused | None:
    """Why an ability cannot be used now whatever it costs: used up, melee, bound, nothing to aim at."""
    if passives.is_used_up(play, figure, ability):
        return refuse("ags.2.1.faehigkeiten", "ags-refused-used-up", ability=ability.called)
    problem = melee_problem(play, figure, ability)
    if ability.reach.kind == "bewegung":
        problem = moving.move_problem(play, figure, "shift")
    return problem or aiming.aim_problem(play, figure, ability)


def melee_problem(play: AgsPlay, figure: Figure, ability: Ability) -> Refused | None:
    """No Fern attacks in melee, and nothing of the kind that can affect an enemy (ags.r.spruch_im_nahkampf)."""
    if not _banned_in_melee(play, ability) or ALSO_IN_MELEE in ability.tags or not facts.in_melee(play, figure):
        return None
    return refuse("ags.2.8.2.verboten", "ags-refused-in-melee", figure=play.name(figure), action=ability.called)


def _banned_in_melee(play: AgsPlay, ability: Ability) -> bool:
    if ability.reach.kind not in values.RANGED:
        return False
    who = ability.target.who
    area = ability.reach.area is not None and who != "all_friends"
    if area or who in ("foe", "any", "all_foes", "all_models"):
        return True
    return ability.is_attack if ability.reach.kind == "fern" else play.ruling("ags.r.spruch_im_nahkampf") == 1


# ---- using an ability


def perform(
    play: AgsPlay, user: Figure, ability: Ability, doing: Doing, cause: Figure | None = None
) -> Script[None]:
    """Aim and carry out; costs have been paid."""

    def preview(target: Figure) -> Outlook | None:
        return outlook(play, user, ability, target, doing.charge)

    aim = yield from aiming.choose(play, user, ability, cause, preview)
    if ability.is_attack:
        yield from _attack(play, user, ability, doing, aim, cause)
    else:
        yield from _cast(play, user, ability, doing, aim, cause)


def outlook(
    play: AgsPlay, user: Figure, ability: Ability, target: Figure, charge: bool = False,
    area: tuple[float, float, float] | None = None,
) -> Outlook | None:
    """What using the ability on this model promises, for previews and bots; `area`: it is merely caught in one."""
    if not ability.is_attack:
        return test_outlook(play, user, ability)
    aim = Aim((target,), area=area) if area else Aim((target,), announced=(target,))
    blow = aiming.blow(play, user, ability, target, aim, charge)
    harm = damage.harm_table(play, target, damage.source_of(play, blow)) if deals_damage(ability) else ()
    return duels.outlook(play, blow, False, harm, None if area else fear.ahead(play, user, target))


def test_outlook(play: AgsPlay, user: Figure, ability: Ability) -> Outlook | None:
    test = ability.test
    if test.kind != "wil_tn":
        return None
    cast = duels.test_cast(play, user, "ags.2.4.11", ability.reach.kind, test.tn, "spell")
    return Outlook(duels.side_of(play, cast), tn=test.tn, pools=(("wil", cast.pool),))


# ---- attacks


def _attack(
    play: AgsPlay, user: Figure, ability: Ability, doing: Doing, aim: Aim, cause: Figure | None
) -> Script[None]:
    for target in aim.announced:
        yield from fear.test(play, user, target, doing)
    _announce(play, user, ability, aim)
    waiting, mob = list(aim.models), user.mob
    boons = _boons(play, user)
    record_attacks(play, user, waiting, ability.reach.kind, doing)
    use = Use(user, ability, doing, aim, cause)
    hurt: list[tuple[Figure, int]] = []
    dice: Thrown | None = None
    any_success, kills = False, 0
    while waiting:
        target = yield from _next_target(play, user, ability, waiting)
        if target.place != TABLE:
            continue
        shared = dice if play.ruling(SHARED_ROLL) == 1 else None
        exchange = yield from _exchange(play, use, target, aim, shared, alone=len(aim.models) == 1)
        dice = exchange.dice
        any_success = any_success or exchange.outcome.success
        kills += exchange.outcome.killed and play.hostile(user, target)
        hurt.append((target, exchange.outcome.dealt))
        heir = _heir(play, user, mob)
        if heir is None:
            break
        user, use = heir, use._replace(user=heir)
    if len(aim.models) > 1:
        outcome = Outcome(any_success, sum(dealt for _, dealt in hurt), kills > 0, critical=False)
        yield from effects.run(play, use, outcome, None, "self")
    finish_attack(play, user, boons)
    doing.spoiled.difference_update(one.id for one in aim.models)
    yield from _aftermath(play, use, hurt, kills)


def _announce(play: AgsPlay, user: Figure, ability: Ability, aim: Aim) -> None:
    """The attack in the log, with the rules that say how it runs."""
    rules = ["ags.2.3.2", "ags.r.angriff", "ags.r.wurfablauf"]
    if any(one.mob for one in aim.models):
        rules.append("ags.2.12.mob.ziel")
    if ability.reach.kind == "fluch":
        rules.append("ags.r.fluch")
    names = [play.name(one) for one in aim.models]
    play.note("ags-attacks", *rules, figure=play.name(user), ability=ability.called, targets=names)


def _heir(play: AgsPlay, user: Figure, mob: str) -> Figure | None:
    """Who goes on with an attack: the striker, or if it has fallen another of its mob (ags.2.12.mob.aktivierung)."""
    return user if user.place == TABLE else next(iter(mobs.members(play, mob)), None)


def _boons(play: AgsPlay, user: Figure) -> list[Boon]:
    """What the attack that begins now uses up; what the attack itself brings is for the next one."""
    return [(member, name) for member in play.group(user) for name in FOR_ONE_ATTACK if member.has(name)]


def finish_attack(play: AgsPlay, user: Figure, boons: list[Boon] | None = None) -> None:
    """After an attack, hit or not, these end (ags.2.10.fokussierend, ags.2.10.magisch_gesegnet)."""
    for member, name in _boons(play, user) if boons is None else boons:
        conditions.end(play, member, name)
    for member in play.group(user):
        passives.drop_lasting(member, "attack")


def record_attacks(play: AgsPlay, user: Figure, targets: list[Figure], kind: str, doing: Doing) -> None:
    """For those who watch: whom this action attacked, and whether neutral figures were near."""
    for target in targets:
        if target is not user:
            doing.attacks.append(Attacked(target.id, _is_near_neutral(play, user, target), kind))


def _is_near_neutral(play: AgsPlay, user: Figure, target: Figure) -> bool:
    """Are both of them near a prisoner or slaver, by another reading one of them (ags.r.combat_near_prisoners)?"""
    if all(one.seat != NEUTRAL for one in play.on_table()):
        return False
    near = [any(reactions.near(play, member) for member in play.group(one)) for one in (user, target)]
    return any(near) if play.ruling("ags.r.combat_near_prisoners") == 1 else all(near)


def _next_target(play: AgsPlay, user: Figure, ability: Ability, waiting: list[Figure]) -> Script[Figure]:
    """Each model is a duel of its own, in the order that the attacker chooses (ags.r.area_duelle)."""
    if len(waiting) == 1:
        return waiting.pop()
    chosen = yield Pick(
        user.seat, "ags:next_target", SHARED_ROLL, [one.id for one in waiting],
        {"figure": play.name(user), "ability": ability.called},
        describe=lambda option: play.name(play.figure(option)),
        preview=lambda option: outlook(play, user, ability, play.figure(option)),
    )
    target = play.figure(chosen)
    waiting.remove(target)
    return target


def _exchange(
    play: AgsPlay, use: Use, target: Figure, aim: Aim, dice: Thrown | None, *, alone: bool
) -> Script[Exchange]:
    """Steps 4 to 9 of ags.r.wurfablauf against one model."""
    ability = use.ability
    blow = aiming.blow(play, use.user, ability, target, aim, use.doing.charge)
    source = damage.source_of(play, blow)
    deals = deals_damage(ability)
    harm = partial(damage.harm_table, play, target, source) if deals else no_harm
    spoiled, standing = target.id in use.doing.spoiled, target.hp > 0
    result, dice = yield from duels.duel(play, blow, spoiled, harm, harmless=is_harmless(ability), attack=dice)
    dealt = 0
    if result.hit:
        play.note("ags-hit", source.rule, figure=play.name(use.user), target=play.name(target), margin=result.margin)
        if deals:
            dealt = yield from damage.hurt(play, target, result.margin, source)
    elif not result.critical:
        play.note("ags-miss", source.rule, figure=play.name(use.user), target=play.name(target))
    outcome = Outcome(result.hit, dealt, False, result.critical)
    yield from effects.run(play, use, outcome, target, "" if alone else "target")
    yield from damage.bury(play, target, source)
    if standing and target.hp <= 0:
        outcome = outcome._replace(killed=True)
        yield from effects.run(play, use, outcome, target, "kill")
    return Exchange(outcome, dice)


def _aftermath(play: AgsPlay, use: Use, hurt: list[tuple[Figure, int]], kills: int) -> Script[None]:
    """Passive abilities answer after the attack; what they do is answered by nobody, but a kill is a kill."""
    answered: set[str] = set()
    for target, dealt in () if use.doing.reaction else hurt:
        if target.place != TABLE or target is use.user:
            continue
        if dealt:
            yield from passives.fire(play, target, "damaged", use.user)
        party = target.mob or target.id
        if use.ability.reach.kind == "nah" and play.hostile(use.user, target) and party not in answered:
            answered.add(party)
            yield from passives.fire(play, target, "attacked", use.user)
    for _ in range(kills):
        yield from passives.fire(play, use.user, "kill", None, use.doing)


def after_fall(play: AgsPlay, use: Use, victim: Figure) -> Script[None]:
    """Damage outside of a duel may have taken an enemy out, too."""
    if victim.hp <= 0 and play.hostile(use.user, victim):
        yield from passives.fire(play, use.user, "kill", None, use.doing)


# ---- what is no attack


def _cast(
    play: AgsPlay, user: Figure, ability: Ability, doing: Doing, aim: Aim, cause: Figure | None
) -> Script[None]:
    """By itself or against a target number; then the effects on everybody aimed at (ags.2.3.3)."""
    rules = ("ags.2.3.3", "ags.r.fluch") if ability.reach.kind == "fluch" else ("ags.2.3.3",)
    targets = [play.name(one) for one in aim.models]
    play.note("ags-uses", *rules, figure=play.name(user), ability=ability.called, targets=targets, count=len(targets))
    boons = _boons(play, user)
    success = yield from _passes(play, user, ability)
    use = Use(user, ability, doing, aim, cause)
    outcome = Outcome(success, 0, False, critical=False)
    if not aim.models:
        yield from effects.run(play, use, outcome, None, "")
    for target in aim.models:
        if target.place == TABLE:
            yield from _befall(play, use, outcome, target, "target" if len(aim.models) > 1 else "")
    if len(aim.models) > 1:
        yield from effects.run(play, use, outcome, None, "self")
    if ability.test.kind == "att_tn":
        finish_attack(play, user, boons)
    elif ability.test.kind == "wil_tn" and values.focus_helps(play, "spell"):
        for member, name in boons:
            if name == "Fokussierend":
                conditions.end(play, member, name)


def _befall(play: AgsPlay, use: Use, outcome: Outcome, target: Figure, part: str) -> Script[None]:
    """The effects on one model, and what follows if they take it out."""
    standing = target.hp > 0
    yield from effects.run(play, use, outcome, target, part)
    if standing and target.hp <= 0:
        yield from effects.run(play, use, outcome._replace(killed=True), target, "kill")
        yield from after_fall(play, use, target)


def _passes(play: AgsPlay, user: Figure, ability: Ability) -> Script[bool]:
    test = ability.test
    if test.kind == "wil_tn":
        successes = yield from duels.will_test(play, user, test.tn, "ags.2.4.11", ability.reach.kind, "spell")
        return successes > test.tn
    if test.kind == "w6_tn":
        return (yield from duels.die_beats(play, user, test.tn))
    if test.kind == "att_tn":
        pool = values.attack(play, Blow(user, ability, user))
        successes = yield from duels.attack_test(play, user, pool, test.tn, "ags.2.4.14", ability.reach.kind)
        return successes > test.tn
    return True


# ---- Stoßen


def push_ability(play: AgsPlay, figure: Figure) -> Ability:
    """5, 6 or 7 dice by the base of the one who pushes (ags.2.3.2.stossen)."""
    dice = 5 + CLASSES.index(play.profile(figure).base)
    return Ability(
        PUSH_NAME, (NORM,), Test("att_def", Dice(dice, 3)), Reach("nah"), Target("any", contact=True), tags=(NO_DAMAGE,)
    )


def push_target_problem(
    play: AgsPlay, figure: Figure, target: Figure, ability: Ability | None = None
) -> Refused | None:
    """Whom Stoßen cannot move: itself (a mob acts like one model), heavy and bound models, prisoners and protégés."""
    if target in play.group(figure):
        return refuse("ags.2.3.2.stossen", "ags-refused-self")
    if target.seat == NEUTRAL and target.profile in UNMOVED:
        return refuse(UNMOVED[target.profile], "ags-refused-push-neutral", target=play.name(target))
    problem = aiming.target_problem(play, figure, ability or push_ability(play, figure), target)
    if problem:
        return problem
    if play.profile(target).has("Schwer") or values.has(play, target, "Schwer"):
        return refuse("ags.2.12.schwer", "ags-refused-heavy", target=play.name(target))
    if conditions.has(play, target, "Gebunden"):
        return refuse("ags.2.10.gebunden.stossen", "ags-refused-bound-push", target=play.name(target))
    return None


def push_targets(play: AgsPlay, figure: Figure) -> list[Figure]:
    ability = push_ability(play, figure)
    return [one for one in play.on_table() if push_target_problem(play, figure, one, ability) is None]


def push_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    """Why Stoßen is no option: nobody in contact, or only such as cannot be pushed."""
    if push_targets(play, figure):
        return None
    group = play.group(figure)
    for one in play.on_table():
        if one not in group and any(facts.in_contact(play, member, one) for member in group):
            return push_target_problem(play, figure, one)
    return refuse("ags.2.3.2.stossen", "ags-refused-nobody-in-contact", figure=play.name(figure))


def push(play: AgsPlay, figure: Figure, doing: Doing, target: Figure | None = None) -> Script[bool]:
    """Target and direction are announced, then fear, duel, and the way of the pushed model."""
    if target is None:
        target = yield from _choose_pushed(play, figure, doing)
    pusher = _pusher(play, figure, target)
    ability = push_ability(play, pusher)
    direction = yield from _choose_direction(play, figure, pusher, target)
    play.note("ags-pushes", "ags.2.3.2.stossen", figure=play.name(figure), target=play.name(target))
    yield from fear.test(play, figure, target, doing)
    record_attacks(play, figure, [target], PUSH_NAME, doing)
    aim = Aim((target,), announced=(target,))
    blow = aiming.blow(play, figure, ability, target, aim, doing.charge)._replace(striker=pusher)
    spoiled = target.id in doing.spoiled
    result, dice = yield from duels.duel(play, blow, spoiled, no_harm, harmless=True)
    finish_attack(play, figure)
    doing.spoiled.discard(target.id)
    moved = result.hit
    if play.ruling("ags.r.stossen_erfolg") == 1 and dice is not None:
        moved = dice.successes > 0 and not result.critical
    if moved:
        inches = push_distance(play, pusher, target)
        play.note("ags-pushed", "ags.2.3.2.stossen.weite", target=play.name(target), inches=inches)
        yield from pushing.displace(play, target, direction, inches, figure.seat)
        yield from after_fall(play, Use(figure, ability, doing, aim), target)
    else:
        play.note("ags-not-pushed", "ags.2.3.2.stossen", target=play.name(target))
    if not doing.reaction and target.place == TABLE and play.hostile(figure, target):
        yield from passives.fire(play, target, "attacked", figure)
    return moved


def _pusher(play: AgsPlay, figure: Figure, target: Figure) -> Figure:
    """Of a mob the member in contact with the largest base."""
    return _largest(play, [one for one in play.group(figure) if facts.in_contact(play, one, target)] or [figure])


def _largest(play: AgsPlay, figures: list[Figure]) -> Figure:
    return max(figures, key=lambda one: CLASSES.index(play.profile(one).base))


def push_distance(play: AgsPlay, pusher: Figure, target: Figure) -> int:
    ours, theirs = (CLASSES.index(play.profile(one).base) for one in (pusher, target))
    return PUSH_DISTANCES[(ours > theirs) - (ours < theirs) + 1]


def _choose_pushed(play: AgsPlay, figure: Figure, doing: Doing) -> Script[Figure]:
    def why_not(value: str) -> Refused | None:
        known = play.state.figures.get(value)
        return push_target_problem(play, figure, known) if known and known.place == TABLE else None

    chosen = yield Pick(
        figure.seat, "ags:target", "ags.2.3.2.stossen", [one.id for one in play.on_table()],
        {"figure": play.name(figure), "ability": Text("ags-action-stossen")},
        allowed=lambda option: push_target_problem(play, figure, play.figure(option)) is None,
        describe=lambda option: play.name(play.figure(option)), why_not=why_not,
        preview=lambda option: _push_outlook(play, figure, play.figure(option), doing.charge),
    )
    return play.figure(chosen)


def _push_outlook(play: AgsPlay, figure: Figure, target: Figure, charge: bool) -> Outlook | None:
    return outlook(play, figure, push_ability(play, _pusher(play, figure, target)), target, charge)


def _choose_direction(
    play: AgsPlay, figure: Figure, pusher: Figure, target: Figure
) -> Script[tuple[float, float]]:
    """A point towards which the target will go, at most 90 degrees off the straight line (ags.r.stossen_weg)."""
    away = (target.x - pusher.x, target.y - pusher.y)
    length = hypot(*away) or 1.0
    straight = (away[0] / length, away[1] / length)
    if play.ruling("ags.r.stossen_weg") == 1:
        return straight

    def judge(value: Any) -> None:
        dx, dy = value[0][0] - target.x, value[0][1] - target.y
        far = hypot(dx, dy)
        if far < 1e-9 or (dx * straight[0] + dy * straight[1]) / far < SIDEWAYS:
            raise refuse("ags.r.stossen_weg", "ags-refused-direction", target=play.name(target))

    def propose(rng: Random) -> Any:
        turn = rng.choice((-1.0, 0.0, 0.0, 1.0)) * rng.random()
        dx, dy = straight[0] - turn * straight[1], straight[1] + turn * straight[0]
        return [[round(target.x + 2 * dx, 3), round(target.y + 2 * dy, 3)]]

    point = yield Place(
        figure.seat, "ags:direction", "ags.2.3.2.stossen.richtung", [target.id], judge, propose,
        {"figure": play.name(figure), "target": play.name(target), "inches": push_distance(play, pusher, target)},
    )
    dx, dy = point[0][0] - target.x, point[0][1] - target.y
    far = hypot(dx, dy)
    return dx / far, dy / far


# ---- Zertrümmern


def smash_ability(play: AgsPlay, figure: Figure) -> Ability:
    dice = 4 + CLASSES.index(play.profile(figure).base)
    return Ability(SMASH_NAME, (NORM,), Test("att_tn", Dice(dice, 3)), Reach("nah"))


def smashable(play: AgsPlay, figure: Figure) -> list[Piece]:
    """Loose terrain in contact (ags.2.3.2.zertruemmern)."""
    found: dict[str, Piece] = {}
    for member in play.group(figure):
        for piece in facts.pieces_at(play, member):
            if terrain_kinds.is_loose(piece):
                found[piece.id] = piece
    return list(found.values())


def smash_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    if smashable(play, figure):
        return None
    return refuse("ags.2.3.2.zertruemmern", "ags-refused-nothing-loose", figure=play.name(figure))


def _smasher(play: AgsPlay, figure: Figure, chosen: str) -> Figure:
    """Of a mob the member in contact with the largest base."""
    able = [one for one in play.group(figure) if any(piece.id == chosen for piece in facts.pieces_at(play, one))]
    return _largest(play, able)


def smash(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """ATT against target number 0; with one success the piece is gone."""
    chosen = yield Pick(
        figure.seat, "ags:target", "ags.2.3.2.zertruemmern", [piece.id for piece in smashable(play, figure)],
        {"figure": play.name(figure), "ability": Text("ags-action-zertruemmern")},
        describe=lambda option: Text("ags-piece", {"piece": option}),
        why_not=lambda value: refuse("ags.2.3.2.zertruemmern", "ags-refused-not-loose", piece=value),
    )
    doing.attacks.append(Attacked("", False, SMASH_NAME))
    smasher = _smasher(play, figure, chosen)
    ability = smash_ability(play, smasher)
    pool = values.attack(play, Blow(figure, ability, figure, striker=smasher, charge=doing.charge))
    successes = yield from duels.attack_test(play, figure, pool, 0, "ags.2.3.2.zertruemmern", "nah")
    finish_attack(play, figure)
    if successes:
        play.state.smashed |= {chosen}
        play.survey_terrain()
        play.note("ags-smashed", "ags.2.3.2.zertruemmern", figure=play.name(figure), piece=chosen)
    else:
        play.note("ags-not-smashed", "ags.2.3.2.zertruemmern", figure=play.name(figure), piece=chosen)


# ---- attacks outside an action


def counter_strike(play: AgsPlay, slaver: Figure, target: Figure) -> Script[int]:
    """A slaver strikes: only armour piercing and the target's conditions count (ags.r.neutral_dice)."""
    blow = Blow(slaver, STRIKE, target, plain=True)
    source = damage.source_of(play, blow)
    harm = partial(damage.harm_table, play, target, source)
    result, _ = yield from duels.duel(play, blow, False, harm, harmless=False)
    dealt = 0
    if result.hit:
        dealt = yield from damage.hurt(play, target, result.margin, source)
    yield from damage.bury(play, target, source)
    if dealt and target.place == TABLE:
        yield from passives.fire(play, target, "damaged", slaver)
    return dealt


def melee_attacks(play: AgsPlay, figure: Figure) -> list[Ability]:
    """Own Nah attacks that have somebody to aim at."""
    return [
        one
        for one in values.abilities(play, figure)
        if not one.passive and one.is_attack and one.reach.kind == "nah" and not ability_problem(play, figure, one)
    ]


def free_strike(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """The model makes one of its own [Norm] Nah attacks at once, if it can."""
    able = [one for one in melee_attacks(play, figure) if one.costs == (NORM,) and not one.price]
    if not able:
        return
    names = [one.name for one in able]
    chosen = names[0]
    if len(names) > 1:
        chosen = yield Pick(
            figure.seat, "ags:free_attack", "ags.2.1.faehigkeiten", names, {"figure": play.name(figure)},
            describe=lambda name: text("ags-named", name=able[names.index(name)].called),
        )
    ability = able[names.index(chosen)]
    passives.mark_used(play, figure, ability)
    own = Doing(figure, ability.name, reaction=doing.reaction)
    yield from perform(play, figure, ability, own)
    if not doing.reaction:
        # Slavers answer whoever has struck, not whoever gave the word.
        yield from reactions.answer(play, own)
