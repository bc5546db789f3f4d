"""Melee: duels, one attacker after another, alone or with a supporter (kalevala.16.2.4)."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects, push_blow
from walstatt.games.kriegsspiel.hooks import falls_to, kill_number
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import KILLS, attack_points, attack_rank, defence_points
from walstatt.games.kriegsspiel.profiles import BEATS
from walstatt.games.kriegsspiel.rolls import LEAST, LITERAL, MORE_OF_TEN, TEN_SIDED, Thrown, is_literal, throw
from walstatt.games.kriegsspiel.spells import Ruled
from walstatt.games.kriegsspiel.state import ENSLAVED, Figure
from walstatt.games.kriegsspiel.targets import ACTIONS, CHOICE, melee_target, supporter

DUEL, KILLING, DICE_ALONE = "kalevala.16.2.4.zweikampf", "kalevala.16.2.4.toeten", "kalevala.r.war.zwoelf_natuerlich"
SUPPORT, SUPPORT_DETAIL = "kalevala.16.2.4.unterstuetzung", "kalevala.r.war.unterstuetzung_detail"
NEVER_ENSLAVED: Final = ("Pr", "Z")
"""They die as usual (kalevala.r.slave_rounding)."""
WITH_TEN_SIDES: Final = 0.648
"""That three dice of ten sides show 15 or more."""
WITH_POINTS: Final = 1
CLASS_ONLY: Final = 1
SEVENTEEN, WITH_GP = "kalevala.r.seventeen", 1
PARALYSED, WITHOUT_PARRY = "kalevala.r.spell_paralyse", 2
"""The reading by which whoever is paralysed rolls nothing to defend himself."""
BLOW, SINGLY, HARDER = "kalevala.r.war.wuchtschlag", 1, 2
"""The reading by which each of the four strikes by himself, and the points that each has more."""


def fighters(play: BattlePlay) -> list[str]:
    """By class, attack and mount, the highest first, then by group and listing (kalevala.r.war.handlungswahl)."""
    party = play.active
    groups = [one.name for one in play.state.groups if one.party == party]
    found = [one for one in play.state.present(party) if one.is_person]
    return [one.id for one in sorted(found, key=lambda one: (-attack_rank(play, one), groups.index(one.group)))]


def fight(play: BattlePlay) -> Script[bool]:
    """The next one who has a target; who has shot or supported has acted."""
    while play.state.queue:
        attacker = play.state.figures[play.state.queue.pop(0)]
        aim = None if attacker.gone else push_blow.aim(play, attacker)
        if aim is not None and play.ruling(BLOW) == SINGLY:
            yield from _strike_singly(play, attacker, aim.to)
            return False
        if aim is not None:
            yield from push_blow.push(play, attacker, aim)
            return False
        rests = attacker.gone or attacker.acted
        target = None if rests else melee_target(play, attacker)
        if target is not None and _idles(play, attacker):
            target = None
        if target is not None:
            yield from duel(play, attacker, target, supporter(play, attacker, target))
            return False
    return True


def _idles(play: BattlePlay, attacker: Figure) -> bool:
    return any(one.idles is not None and one.idles(play, attacker) for one in play.persons)


class Sides(NamedTuple):
    """The points of both."""

    attack: Tally
    defence: Tally


def duel(play: BattlePlay, attacker: Figure, target: Figure, helper: Figure | None) -> Script[None]:
    """The attacker's dice, then the defender's; at most one of them dies."""
    attacker.acted = True
    sides = sides_of(play, attacker, target, helper)
    if helper is not None:
        helper.acted = True
        rules = ("kalevala.16.2.4.unterstuetzung_staerke", SUPPORT_DETAIL, "kalevala.r.war.befehle_merker")
        play.note("kriegsspiel-supports", SUPPORT, *rules, figure=play.name(helper), other=play.name(attacker))
    yield from exchange(play, attacker, target, sides, helper)


def sides_of(play: BattlePlay, attacker: Figure, target: Figure, helper: Figure | None = None) -> Sides:
    """What each adds to its dice."""
    sides = Sides(attack_points(play, attacker, target), defence_points(play, target, attacker))
    if helper is not None:
        _add_support(play, sides.attack, attack_points(play, helper, target))
    return sides


def exchange(
    play: BattlePlay, attacker: Figure, target: Figure, sides: Sides, helper: Figure | None = None
) -> Script[None]:
    """Both roll, and one of them may die."""
    target.provoked = target.provoked or play.state.round
    effects.show(play, attacker)
    for person in play.persons:
        if person.fought is not None:
            person.fought(play, attacker, target)
        if person.betrays is not None:
            for one, points in ((attacker, sides.attack), (helper, sides.attack), (target, sides.defence)):
                if one is not None:
                    person.betrays(play, one, points)
    strike = yield from throw(
        play, attacker, "strike", DUEL, to_kill(play, attacker, sides.attack), target=play.name(target),
        points=int(sides.attack.total), defence=int(sides.defence.total), against=target.at,
    )
    _tell(play, "kriegsspiel-strikes", strike, attacker, target, sides.attack)
    if is_helpless(play, target):
        yield from _strike_helpless(play, attacker, target, strike, sides)
        return
    parry = yield from throw(
        play, target, "parry", DUEL, _to_hold(strike.sum, sides), target=play.name(attacker),
        points=int(sides.defence.total), against=attacker.at,
    )
    _tell(play, "kriegsspiel-parries", parry, target, attacker, sides.defence)
    yield from _settle(play, attacker, target, helper, (strike, parry), sides)


def is_helpless(play: BattlePlay, target: Figure) -> bool:
    return play.ruling(PARALYSED) == WITHOUT_PARRY and effects.has(target, effects.STILL)


def _strike_helpless(
    play: BattlePlay, attacker: Figure, target: Figure, strike: Thrown, sides: Sides
) -> Script[None]:
    """Dice that kill are enough."""
    only = falls_to(target) if play.persons else None
    if only is not None:
        _settle_by_one_sum(play, attacker, target, strike, only, sides.attack)
    elif strike.sum >= to_kill(play, attacker, sides.attack).total and (yield from _is_deadly(play, attacker)):
        _kill(play, attacker, target, *_killing(play, attacker), PARALYSED)
    else:
        play.note("kriegsspiel-nobody-dies", PARALYSED, figure=play.name(attacker), target=play.name(target))


def _strike_singly(play: BattlePlay, leader: Figure, at: str) -> Script[None]:
    """By a reading the four of a phalanx strike one after another, at the same small field and harder."""
    four = list(play.standing().get(leader.at, ()))
    for one in four:
        one.acted = True
    play.note("kriegsspiel-push-singly", BLOW, seat=leader.party, at=at)
    for one in four:
        foes = [each for each in play.standing().get(at, ()) if each.is_person
                and play.are_enemies(each.party, one.party) and effects.aim_flaw(each) is None]
        if foes and not one.gone:
            target = min(foes, key=lambda each: (-attack_rank(play, each), each.id))
            sides = sides_of(play, one, target)
            sides.attack.change(HARDER, BLOW)
            yield from exchange(play, one, target, sides)


def _add_support(play: BattlePlay, attack: Tally, support: Tally) -> None:
    """All that the supporter would have in its own attack, or its class alone."""
    attack.change(support.base, SUPPORT)
    if play.ruling(SUPPORT_DETAIL) != CLASS_ONLY:
        for amount, rule in support.changes:
            attack.change(amount, rule)


def to_kill(play: BattlePlay, figure: Figure, points: Tally) -> Tally:
    """What the dice must show: 12 by themselves, or with the points where that is the reading."""
    own = kill_number(figure) if play.persons else None
    if own is not None and _rolls_again(play, own):
        return Tally(LEAST, KILLING)
    need = Tally(own.number, own.rule) if own is not None else Tally(KILLS, KILLING)
    return _less(need, points) if play.ruling(DICE_ALONE) == WITH_POINTS else need


def _rolls_again(play: BattlePlay, own: Ruled) -> bool:
    """By a reading dice of ten sides say whether somebody kills, once he leads."""
    return own.reading == LITERAL and is_literal(play)


def _is_deadly(play: BattlePlay, figure: Figure) -> Script[bool]:
    own = kill_number(figure) if play.persons else None
    if own is None or not _rolls_again(play, own):
        return True
    need = Tally(own.number, own.rule).change(MORE_OF_TEN, LITERAL)
    rolled = yield from throw(play, figure, "kill", own.rule, need, sides=TEN_SIDED)
    key = "kriegsspiel-is-deadly" if rolled.reached else "kriegsspiel-is-not-deadly"
    play.note(key, own.rule, LITERAL, dice=rolled.fell, figure=play.name(figure))
    return rolled.reached


def deadly(play: BattlePlay, figure: Figure) -> float:
    """That these dice say so; certain where there are none."""
    own = kill_number(figure) if play.persons else None
    return WITH_TEN_SIDES if own is not None and _rolls_again(play, own) else 1.0


def _killing(play: BattlePlay, figure: Figure) -> tuple[str, ...]:
    """The rules by which somebody kills."""
    own = kill_number(figure) if play.persons else None
    return (own.rule, own.reading) if own is not None else (KILLING,)


def _to_hold(strike: int, sides: Sides) -> Tally:
    """What the defender's dice must show so that its total is no less than the attacker's."""
    need = Tally(strike, DUEL).change(sides.attack.base, sides.attack.rule)
    for amount, rule in sides.attack.changes:
        need.change(amount, rule)
    return _less(need, sides.defence)


def _less(need: Tally, points: Tally) -> Tally:
    need.change(-points.base, points.rule)
    for amount, rule in points.changes:
        need.change(-amount, rule)
    return need


def _tell(play: BattlePlay, key: str, rolled: Thrown, figure: Figure, other: Figure, points: Tally) -> None:
    rules = [DUEL, "kalevala.16.2.4.einmal", ACTIONS, CHOICE, points.rule, *(change.rule for change in points.changes)]
    if (figure.profile.weapon in BEATS) != (other.profile.weapon in BEATS):
        rules.append("kalevala.17.3.ausnahme")
    if figure.profile.charges and play.party(figure).for_slaves:
        rules.append("kalevala.23.verzicht")
    if figure.profile.is_merchant:
        rules.append("kalevala.r.merchant_attacked")
    if figure.profile.is_heavy or other.profile.is_heavy:
        rules.append("kalevala.r.war.elefant_detail")
    play.note(key, *dict.fromkeys(rules), dice=rolled.fell, figure=play.name(figure), target=play.name(other),
              points=int(points.total), total=rolled.sum + int(points.total))


def _settle(
    play: BattlePlay, attacker: Figure, target: Figure, helper: Figure | None, dice: tuple[Thrown, Thrown], sides: Sides
) -> Script[None]:
    """The higher total kills if its dice show enough; equal totals kill nobody."""
    strike, parry = dice
    only = falls_to(target) if play.persons else None
    if only is not None:
        _settle_by_one_sum(play, attacker, target, strike, only, sides.attack)
        return
    lead = strike.sum + sides.attack.total - parry.sum - sides.defence.total
    hits = lead > 0 and strike.sum >= to_kill(play, attacker, sides.attack).total
    strikes = lead < 0 and parry.sum >= to_kill(play, target, sides.defence).total and strikes_back(target, attacker)
    if hits and (yield from _is_deadly(play, attacker)):
        _kill(play, attacker, target, *_killing(play, attacker))
    elif strikes and (yield from _is_deadly(play, target)):
        lost = ["kalevala.16.2.4.unterstuetzung_tod"] if helper is not None else []
        _kill(play, target, attacker, *_killing(play, target), "kalevala.r.war.abwehr_toetet", *lost)
    else:
        play.note("kriegsspiel-nobody-dies", KILLING, figure=play.name(attacker), target=play.name(target))


def _settle_by_one_sum(
    play: BattlePlay, attacker: Figure, target: Figure, strike: Thrown, only: Ruled, points: Tally
) -> None:
    """Nothing else kills it, whatever the totals are; it kills nobody. By a reading points count, and more does too."""
    with_points = play.ruling(SEVENTEEN) == WITH_GP and only.reading == SEVENTEEN
    total = strike.sum + int(points.total)
    if total >= only.number if with_points else strike.natural == only.number:
        _kill(play, attacker, target, only.rule, only.reading)
    else:
        play.note("kriegsspiel-nobody-dies", only.rule, only.reading, figure=play.name(attacker),
                  target=play.name(target))


def strikes_back(target: Figure, attacker: Figure) -> bool:
    """Horses and animals without a rider only defend themselves (kalevala.25.4.abwehr), the paralysed kill nobody, and
    stone cannot be killed."""
    if effects.is_idle(target) or effects.has(attacker, effects.STONE):
        return False
    return target.is_person or (target.profile.is_heavy and bool(target.riders))


def _kill(play: BattlePlay, winner: Figure, loser: Figure, *rules: str) -> None:
    name = play.name(loser)
    play.slayer = winner.party
    apart = ["kalevala.r.war.reittiere"] if loser.mount or not loser.is_person else []
    if play.party(winner).for_slaves and loser.is_person and loser.profile.symbol not in NEVER_ENSLAVED:
        cited = (*rules, *apart, "kalevala.23.zweikampf")
        play.strike_down(loser, "kriegsspiel-enslaves", *cited, how=ENSLAVED, figure=play.name(winner), target=name)
        return
    play.strike_down(loser, "kriegsspiel-kills", *rules, *apart, figure=play.name(winner), target=name)
