"""Schießen: naming a target, both rolls, damage; shots into a combat (frostgrave.r.shoot_limits)."""
from __future__ import annotations

from walstatt.core.questions import Fallen, Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.frostgrave import cover, damage, facts, melee, sight, values
from walstatt.games.frostgrave.blows import NATURAL_TWENTY, Blow, Strike, winner
from walstatt.games.frostgrave.gear import RANGE
from walstatt.games.frostgrave.play import DIE, FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.table.shapes import within

TARGET = "frostgrave.shoot.target"
ATTACK = "frostgrave.shoot.attack_roll"
DEFENCE = "frostgrave.shoot.defence_roll"
LIMITS = "frostgrave.r.shoot_limits"
NOT_AT_FRIENDS = 1
NAMED_TARGET = 2


def target_problem(play: FrostgravePlay, shooter: Figure, target: Figure, reach: float = RANGE) -> Refused | None:
    """Why this figure cannot be shot at: own side, range, sight, combat with a friend."""
    if not play.hostile(shooter, target):
        return refuse(LIMITS, "frostgrave-refused-own-target", figure=play.name(target))
    away = facts.distance(play, shooter, target)
    if not within(away, reach):
        return refuse(TARGET, "frostgrave-refused-range", figure=play.name(target), inches=away, most=reach)
    hidden = sight.problem(play, shooter, target)
    if hidden:
        rule = TARGET if hidden.rule == sight.RULE else hidden.rule
        return Refused(rule, hidden.why)
    if play.ruling("frostgrave.r.shoot_limits") == NOT_AT_FRIENDS and any(
        not play.hostile(shooter, other) for other in facts.joined(play, target)
    ):
        return refuse(LIMITS, "frostgrave-refused-friend-in-combat", figure=play.name(target))
    return None


def targets(play: FrostgravePlay, shooter: Figure) -> list[Figure]:
    return [foe for foe in play.foes(shooter) if target_problem(play, shooter, foe) is None]


def ask_target(play: FrostgravePlay, shooter: Figure, hasty: bool) -> Script[Figure]:
    chosen: str = yield Pick(
        shooter.seat, "frostgrave:target", TARGET, [foe.id for foe in targets(play, shooter)],
        {"figure": play.name(shooter), "deed": "shoot", "spell": ""},
        describe=lambda option: play.name(play.figure(option)),
        why_not=lambda option: _why_not(play, shooter, option),
        preview=lambda option: foresee(play, shooter, play.figure(option), hasty, asking=False),
    )
    return play.figure(chosen)


def _why_not(play: FrostgravePlay, shooter: Figure, option: str) -> Refused | None:
    target = play.state.figures.get(option)
    return target_problem(play, shooter, target) if target is not None and target in play.on_table() else None


def shot(play: FrostgravePlay, shooter: Figure, target: Figure, hasty: bool) -> Script[None]:
    """A shot with bow or crossbow (frostgrave.action.shoot)."""
    weapon = values.ranged_weapon(play, shooter)
    assert weapon is not None
    found = yield from find_target(play, shooter, target)
    blow = foresee(play, shooter, found, hasty)
    if weapon.key == "crossbow":
        shooter.loaded = False
    yield from resolve(play, shooter, found, blow, weapon.rule)


def find_target(play: FrostgravePlay, shooter: Figure, target: Figure) -> Script[Figure]:
    """In a combat the die decides whom the shot is aimed at (frostgrave.r.shoot_limits)."""
    group = [other for other in facts.joined(play, target) if other is not shooter]
    if len(group) == 1 or play.ruling("frostgrave.r.shoot_limits") == NAMED_TARGET:
        return target
    others = sorted(
        (other for other in group if other is not target), key=lambda other: (_away(play, shooter, other), other.id)
    )
    found = yield from by_lot(play, shooter, [target, *others], LIMITS)
    play.note("frostgrave-shot-finds", LIMITS, figure=play.name(shooter), foe=play.name(found))
    return found


def _away(play: FrostgravePlay, shooter: Figure, other: Figure) -> float:
    return round(facts.distance(play, shooter, other), 3)


def by_lot(play: FrostgravePlay, roller: Figure, listed: list[Figure], rule: str) -> Script[Figure]:
    """A W20 with equal shares in the order of the list; leftover faces are rolled again."""
    share = DIE // len(listed)
    while True:
        (face,) = yield Roll(
            play.roller(roller), "frostgrave:who", rule, 1, DIE,
            args={"figures": [play.name(figure) for figure in listed], "share": share},
        )
        if face <= share * len(listed):
            return listed[(int(face) - 1) // share]


def foresee(
    play: FrostgravePlay, shooter: Figure, target: Figure, hasty: bool, *, asking: bool = True
) -> Blow:
    weapon = values.ranged_weapon(play, shooter)
    assert weapon is not None
    tally = Tally(0, "frostgrave.shoot.damage").change(weapon.damage, weapon.rule)
    return blow_of(play, shooter, target, values.shoot(play, shooter), tally, hasty, asking=asking)


def blow_of(
    play: FrostgravePlay, shooter: Figure, target: Figure, attack: Tally, tally: Tally, hasty: bool,
    *, asking: bool = True,
) -> Blow:
    strike = Strike(tally, values.armour(play, target), target.health, melee.multiplier(play, shooter, False))
    defence = cover.defence(play, shooter, target, hasty, asking=asking)
    return Blow(attack, defence, strike, twenty=play.ruling("frostgrave.r.die") == NATURAL_TWENTY)


def resolve(
    play: FrostgravePlay, shooter: Figure, target: Figure, blow: Blow, rule: str, *, in_the_open: bool = False
) -> Script[None]:
    """Both dice, then the damage; the target never damages the shooter (frostgrave.shoot.miss)."""
    (attack,) = yield Roll(
        play.roller(shooter), "frostgrave:shoot", ATTACK, 1, DIE,
        args={"figure": play.name(shooter), "bonus": int(blow.attack.total)},
    )
    (defence,) = yield Roll(
        play.roller(target), "frostgrave:defend", DEFENCE, 1, DIE,
        args={"figure": play.name(target), "bonus": int(blow.defence.total)},
    )
    total = attack + blow.attack.total
    hit = winner(blow, attack, defence) > 0
    hasty = any(change.rule == "frostgrave.shotmod.hasty" for change in blow.defence.changes)
    rules = [ATTACK, DEFENCE, *(change.rule for change in blow.defence.changes)]
    rules += [] if in_the_open else cover.rules(play, shooter, target)
    rules += ["frostgrave.r.hasty_details"] if hasty else []
    play.note(
        "frostgrave-shoots", *dict.fromkeys(rules), rule, figure=play.name(shooter), foe=play.name(target),
        attack=int(total), defence=int(defence + blow.defence.total),
        dice=Fallen((attack, defence), DIE),
    )
    if not hit:
        play.note("frostgrave-misses", "frostgrave.shoot.miss", figure=play.name(shooter), foe=play.name(target))
        return
    _hit(play, shooter, target, blow.strike, total, blow.twenty and attack == DIE)


def _hit(play: FrostgravePlay, shooter: Figure, target: Figure, strike: Strike, total: float, twenty: bool) -> None:
    points = damage.whole(play, strike.result(total, twenty))
    rules = ["frostgrave.shoot.damage", "frostgrave.shoot.wounds"]
    rules += [change.rule for change in (*strike.damage.changes, *strike.armour.changes)]
    if strike.multiplier > 1:
        rules += ["frostgrave.shoot.multiplier", "frostgrave.r.multipliers"]
    if points <= 0:
        play.note("frostgrave-no-damage", *rules, figure=play.name(shooter), foe=play.name(target))
        return
    melee.use_up_might(play, shooter)
    damage.suffer(play, target, points, *rules)
