"""Which enemy somebody chooses, and who strikes with whom: kalevala.r.war.zielwahl and handlungswahl."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from walstatt.games.kriegsspiel import orders, rams, works
from walstatt.games.kriegsspiel.orders import Line
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import attack_points, attack_rank, defence_points, shot_number, strength
from walstatt.games.kriegsspiel.reaching import in_bow_reach, in_melee_reach, strike_flaw
from walstatt.games.kriegsspiel.rolls import LEAST, MOST
from walstatt.games.kriegsspiel.setup import ALWAYS, NEVER
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.unordered import line_of

CHOICE, ACTIONS = "kalevala.r.war.zielwahl", "kalevala.r.war.handlungswahl"
NO_ATTACKS: Final = (orders.RETREAT, orders.SWIM, orders.PURSUE, orders.DESTROY, orders.SEARCH)
WORKS: Final = (orders.PLUNDER_RE, orders.PLUNDER_GOODS, orders.RAZE, orders.BREAK)


def melee_target(play: BattlePlay, figure: Figure) -> Figure | None:
    line = line_of(play, figure)
    if line.command in NO_ATTACKS or not is_willing(play, figure) or keeps_to_work(play, figure):
        return None
    numbers = {id: place for place, id in enumerate(play.state.figures)}

    def key(one: Figure) -> tuple[bool, bool, float, bool, int, int]:
        spot = play.spot(one)
        wanted = bool(line.against) and not play.is_of(one, line.against)
        points = defence_points(play, one, figure).total
        return wanted, not _is_aim(play, line, one), points, not spot.site, spot.number, numbers[one.id]

    return min((one for one in _strikeable(play, figure, line) if _can_kill(play, figure, one)), key=key, default=None)


def keeps_to_work(play: BattlePlay, figure: Figure) -> bool:
    """Can it do the work that its line names? That comes before any blow or shot (kalevala.r.war.handlungswahl)."""
    if line_of(play, figure).command not in WORKS or figure.party != play.active:
        return False
    return works.awaits(play, figure) or rams.awaits(play, figure)


def is_willing(play: BattlePlay, figure: Figure) -> bool:
    """A merchant attacks only in the rounds after he was attacked, and never outside of his large field
    (kalevala.r.merchant_attacked)."""
    if not figure.profile.is_merchant:
        return True
    return 0 < figure.provoked < play.state.round and play.spot(figure).gf == figure.home


def _strikeable(play: BattlePlay, figure: Figure, line: Line) -> Iterable[Figure]:
    for one in in_melee_reach(play, figure, line.against):
        if _is_allowed(play, figure, one, line):
            yield one


def _is_allowed(play: BattlePlay, figure: Figure, target: Figure, line: Line) -> bool:
    """Nobody strikes whom his sheet spares, nor who is not beside those whom he protects."""
    guarded = line.command != orders.PROTECT or _is_beside_group(play, figure.party, line.target, target)
    return guarded and not play.is_of(target, play.party(figure).spares)


def _is_beside_group(play: BattlePlay, party: int, target: str, enemy: Figure) -> bool:
    group = play.state.group(party, target.removeprefix(orders.GROUP))
    return group is not None and any(play.ground.distance(one.at, enemy.at) <= 1 for one in play.members(group))


def _is_aim(play: BattlePlay, line: Line, enemy: Figure) -> bool:
    """Does the line name it: its group, its place, or the place that is to be taken, and who stands beside that?"""
    if line.command == orders.TAKE:
        return play.ground.distance(enemy.at, orders.place_of(play, line.target, line.command)) <= 1
    if line.command not in (orders.ATTACK, orders.SHOOT) or line.target in ("", orders.NEAREST):
        return True
    if line.target.startswith(orders.GROUP):
        return enemy.group == line.target.removeprefix(orders.GROUP)
    return play.is_on(enemy, orders.place_of(play, line.target, line.command))


def _can_kill(play: BattlePlay, figure: Figure, target: Figure) -> bool:
    """Nobody attacks without any chance to kill."""
    most = MOST + attack_points(play, figure, target).total
    return most > LEAST + defence_points(play, target, figure).total


def bow_target(play: BattlePlay, shooter: Figure) -> Figure | None:
    line = line_of(play, shooter)
    if line.command in (orders.SWIM, orders.DESTROY) or keeps_to_work(play, shooter):
        return None
    numbers = {id: place for place, id in enumerate(play.state.figures)}

    allowed = (one for one in in_bow_reach(play, shooter) if not play.is_of(one, play.party(shooter).spares))
    needs = {one.id: shot_number(play, shooter, one).total for one in allowed}

    def key(one: Figure) -> tuple[bool, bool, float, int, int, int]:
        unwanted, besides = bool(line.against) and not play.is_of(one, line.against), not _is_aim(play, line, one)
        return unwanted, besides, needs[one.id], -one.profile.price, play.spot(one).number, numbers[one.id]

    return min((play.state.figures[id] for id, need in needs.items() if need <= MOST), key=key, default=None)


def supporter(play: BattlePlay, attacker: Figure, target: Figure) -> Figure | None:
    """Who strikes with it: not stronger, not yet acted, the highest of those who could attack the same target."""
    wish = play.party(attacker).support
    weaker = attack_points(play, attacker, target).total < defence_points(play, target, attacker).total
    if wish == NEVER or (wish != ALWAYS and not weaker):
        return None
    found = [
        one for one in play.state.present()
        if one is not attacker and play.are_friendly(one.party, attacker.party) and _may_support(play, one, attacker)
        and strike_flaw(play, one, target) is None and _is_allowed(play, one, target, line_of(play, one))
    ]
    return max(found, key=lambda one: attack_rank(play, one), default=None)


def _may_support(play: BattlePlay, one: Figure, attacker: Figure) -> bool:
    ready = one.is_person and not one.acted and is_willing(play, one) and line_of(play, one).command not in NO_ATTACKS
    return ready and strength(play, one) <= strength(play, attacker) and not keeps_to_work(play, one)
