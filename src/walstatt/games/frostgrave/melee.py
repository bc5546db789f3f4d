"""Nahkampf: both roll, the higher one wins, damage, and the winner's choice."""
from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Fallen, Pick, Roll, Script
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.games.frostgrave import damage, facts, pushing, values
from walstatt.games.frostgrave.blows import BOTH_HIT, NATURAL_TWENTY, Blow, Strike, winner
from walstatt.games.frostgrave.gear import Item
from walstatt.games.frostgrave.play import DIE, FrostgravePlay
from walstatt.games.frostgrave.profiles import MIGHTY
from walstatt.games.frostgrave.state import TABLE, Figure
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE

ROLL = "frostgrave.melee.fight_roll"
CHOICE = "frostgrave.melee.winner_choice"
PUSHING = "frostgrave.r.push_details"
WEAPONS = "frostgrave.r.fight_choice"
STAFF = "frostgrave.weapon.staff"
STAY, PUSH, BACK = "stay", "push", "back"
PUSH_INCHES = 1.0
ANY_DIRECTION = 1
MIGHT = 2


def fight(play: FrostgravePlay, attacker: Figure, defender: Figure) -> Script[None]:
    """One fight action of the attacker against one enemy in combat with it (frostgrave.action.fight)."""
    own = yield from _weapon(play, attacker, defender)
    other = yield from _weapon(play, defender, attacker)
    blow = foresee(play, attacker, defender, own, other)
    dice = []
    for figure, tally in ((attacker, blow.attack), (defender, blow.defence)):
        dice += yield Roll(
            play.roller(figure), "frostgrave:fight", ROLL, 1, DIE,
            args={"figure": play.name(figure), "bonus": int(tally.total)},
        )
    _tell(play, attacker, defender, blow, dice)
    yield from _settle(play, attacker, defender, blow, dice)


def _weapon(play: FrostgravePlay, figure: Figure, opponent: Figure) -> Script[Item]:
    """Each side names its weapon before the dice (frostgrave.r.fight_choice)."""
    weapons = values.melee_weapons(play, figure)
    if len(weapons) == 1 or play.is_wild(figure):
        return weapons[0]
    chosen = yield Pick(
        figure.seat, "frostgrave:weapon", WEAPONS, [item.key for item in weapons],
        {"figure": play.name(figure), "foe": play.name(opponent)},
    )
    return next(item for item in weapons if item.key == chosen)


def foresee(
    play: FrostgravePlay, attacker: Figure, defender: Figure, own: Item | None = None, other: Item | None = None
) -> Blow:
    """The fight before the dice; without weapons named both use their best."""
    own = own or values.melee_weapons(play, attacker)[0]
    other = other or values.melee_weapons(play, defender)[0]
    return Blow(
        values.melee(play, attacker, defender), values.melee(play, defender, attacker),
        _strike(play, attacker, defender, own, other), _strike(play, defender, attacker, other, own),
        play.ruling("frostgrave.r.melee_tie") == BOTH_HIT, play.ruling("frostgrave.r.die") == NATURAL_TWENTY,
    )


def _strike(play: FrostgravePlay, one: Figure, other: Figure, weapon: Item, against: Item) -> Strike:
    """Damage modifiers of a winner: its weapon, and a staff that it fights against."""
    tally = Tally(0, "frostgrave.melee.damage_modifiers").change(weapon.damage, weapon.rule)
    if against.key == "staff":
        tally.change(-1, STAFF)
    return Strike(tally, values.armour(play, other), other.health, multiplier(play, one, True))


def multiplier(play: FrostgravePlay, figure: Figure, in_melee: bool) -> int:
    """Wuchtschlag doubles, the trait Wucht doubles in melee; both make four (frostgrave.r.multipliers)."""
    might = MIGHT if in_melee and play.profile(figure).has(MIGHTY) else 1
    return might * (MIGHT if figure.under("wuchtschlag") else 1)


def use_up_might(play: FrostgravePlay, figure: Figure) -> None:
    """The blow that deals damage uses the spell up (frostgrave.r.spell.wuchtschlag)."""
    if figure.under("wuchtschlag"):
        figure.effects = tuple(effect for effect in figure.effects if effect != "wuchtschlag")
        play.note("frostgrave-might-used", "frostgrave.r.spell.wuchtschlag", figure=play.name(figure))


def _tell(play: FrostgravePlay, attacker: Figure, defender: Figure, blow: Blow, dice: list[int]) -> None:
    rules = [ROLL, "frostgrave.r.die"]
    for tally in (blow.attack, blow.defence):
        rules += [change.rule for change in tally.changes if change.rule not in rules]
    if "frostgrave.melee.support" in rules:
        rules.append("frostgrave.r.support_details")
    play.note(
        "frostgrave-fights", *rules, figure=play.name(attacker), foe=play.name(defender),
        attack=int(dice[0] + blow.attack.total), defence=int(dice[1] + blow.defence.total),
        dice=Fallen(tuple(dice), DIE),
    )


def _settle(
    play: FrostgravePlay, attacker: Figure, defender: Figure, blow: Blow, dice: list[int]
) -> Script[None]:
    assert blow.counter is not None
    won = winner(blow, dice[0], dice[1])
    totals = dice[0] + blow.attack.total, dice[1] + blow.defence.total
    if won == 0:
        play.note("frostgrave-tie", "frostgrave.r.melee_tie", figure=play.name(attacker), foe=play.name(defender))
        if blow.both_hit:
            _hurt(play, attacker, defender, blow.strike, totals[0], False)
            _hurt(play, defender, attacker, blow.counter, totals[1], False)
        return
    one, other = (attacker, defender) if won > 0 else (defender, attacker)
    strike = blow.strike if won > 0 else blow.counter
    die, total = (dice[0], totals[0]) if won > 0 else (dice[1], totals[1])
    play.note("frostgrave-wins", "frostgrave.melee.winner", figure=play.name(one), foe=play.name(other))
    _hurt(play, one, other, strike, total, blow.twenty and die == DIE)
    yield from _after(play, one, other)


def _hurt(play: FrostgravePlay, one: Figure, other: Figure, strike: Strike, total: float, twenty: bool) -> None:
    """Damage modifiers, armour, multipliers, in this order (frostgrave.melee.damage)."""
    points = damage.whole(play, strike.result(total, twenty))
    rules = ["frostgrave.melee.damage", "frostgrave.melee.damage_modifiers", "frostgrave.melee.armour"]
    rules += [change.rule for change in (*strike.damage.changes, *strike.armour.changes)]
    if strike.multiplier > 1:
        rules += ["frostgrave.melee.multiplier", "frostgrave.r.multipliers"]
    if points <= 0:
        play.note("frostgrave-no-damage", *rules, figure=play.name(one), foe=play.name(other))
        return
    use_up_might(play, one)
    damage.suffer(play, other, points, *rules)


def _after(play: FrostgravePlay, one: Figure, other: Figure) -> Script[None]:
    """The winner stays, pushes the loser back or steps back (frostgrave.melee.winner_choice)."""
    if other.place == TABLE and other.hanging:
        damage.lose_hold(play, other)
    if other.place != TABLE or one.place != TABLE or not facts.touch(play, one, other):
        return
    if play.is_wild(one):
        play.note("frostgrave-creature-stays", "frostgrave.creature.stays", figure=play.name(one))
        return
    choice = yield Pick(
        one.seat, "frostgrave:after_fight", CHOICE, [STAY, PUSH, BACK],
        {"figure": play.name(one), "foe": play.name(other)},
    )
    if choice == STAY:
        play.note("frostgrave-stays-in-combat", CHOICE, figure=play.name(one))
        return
    mover, fixed = (other, one) if choice == PUSH else (one, other)
    yield from push_back(play, mover, fixed, one.seat)


def push_back(play: FrostgravePlay, mover: Figure, fixed: Figure, seat: int) -> Script[None]:
    """One inch straight away, or in the direction that the winner chooses (frostgrave.r.push_details)."""
    direction = (mover.x - fixed.x, mover.y - fixed.y)
    if play.ruling("frostgrave.r.push_details") == ANY_DIRECTION:
        def judge(value: Any) -> None:
            dx, dy = value[0][0] - mover.x, value[0][1] - mover.y
            if hypot(dx, dy) < TOLERANCE or dx * direction[0] + dy * direction[1] <= 0:
                raise refuse(PUSHING, "frostgrave-refused-direction")

        def propose(rng: Random) -> list[list[float]]:
            turn = rng.random() - 0.5
            return [[mover.x + direction[0] - turn * direction[1], mover.y + direction[1] + turn * direction[0]]]

        ((x, y),) = yield Place(
            seat, "frostgrave:push_to", PUSHING, [mover.id], judge, propose, {"figure": play.name(mover)}
        )
        direction = (x - mover.x, y - mover.y)
    inches = pushing.displace(play, mover, direction, PUSH_INCHES)
    play.note("frostgrave-pushed", CHOICE, PUSHING, figure=play.name(mover), inches=inches)
