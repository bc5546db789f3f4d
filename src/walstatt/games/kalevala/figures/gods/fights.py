"""Duels of gods on their plane: who meets whom in which order, and what winners and losers have of it (24.4)."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.core.questions import SUM, Roll
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.gods.archeron import field_of, gods_on, seat_of, set_field
from walstatt.games.kalevala.figures.gods.levels import god_of, level_with, mastered
from walstatt.games.kalevala.figures.gods.lines import EnterAsGod
from walstatt.games.kalevala.figures.gods.making import percent
from walstatt.games.kalevala.figures.gods.plane import UNITS
from walstatt.games.kalevala.figures.gods.records import God
from walstatt.games.kalevala.state import folded
from walstatt.games.kriegsspiel.figures.god_abilities import REMOVES

ORDERED, FIGHT, INTRUSION, NUMBER, ORDER = (
    "kalevala.24.4", "kalevala.24.4.1", "kalevala.24.3.einzug", "kalevala.24.4.3.anzahl", "kalevala.r.god_fight_order",
)
LOSER, WINNER, DRAW, ON_SEAT, NOTED, CALLED = (
    "kalevala.24.4.2.verlierer", "kalevala.24.4.2.sieger", "kalevala.r.god_draw", "kalevala.r.god_seat_fight",
    "kalevala.24.3.notieren", "kalevala.24.2.2.abwehr",
)
AURA_GP, SEAT_GP = 1, 2
DEFENDER_WINS, AT_ONCE, CANCELS, ALWAYS_SIX, MUST_NOTE = 1, 1, 2, 2, 1
LESS_BY_LEVELS: Final = 1
"""Readings: of a draw; losses count at once, or a lost defence cancels the own attack; stays are always of six KR; the
winner must note the field of the fight."""
DIE, MOST_STAY = 6, 12


def order_attack(work: Evaluation, realm: str, order: EnterAsGod) -> None:
    """Phase 3: a field that one unit of this GR found, with a god or an aura, by a unit that is left."""
    god, gr = god_of(work, realm), work.world.at.gr
    if god.attacks:
        raise refuse(NUMBER, "kalevala-refused-god-second-attack", gf=god.attacks)
    seen = next((one for one in god.seen if one.gr == gr and one.gf == order.gf), None)
    if seen is None:
        raise refuse(INTRUSION, "kalevala-refused-god-unexplored", gf=order.gf, gr=gr)
    if god.spent >= UNITS:
        raise refuse(ORDERED, "kalevala-refused-god-units", gr=gr)
    foreign = seen.aura if seen.aura != god.name else ""
    if not (seen.god or foreign):
        raise refuse(ORDERED, "kalevala-refused-god-nobody", gf=order.gf)
    named = {folded(one) for one in (seen.god, foreign) if one}
    if folded(order.god) not in named or order.aura != bool(foreign):
        raise refuse(ORDERED, "kalevala-refused-god-otherwise", gf=order.gf, god=seen.god or foreign,
                     aura="yes" if foreign else "no")
    god.attacks = order.gf
    god.spent += 1
    rules = (ORDERED, INTRUSION, "kalevala.24.3.ee", "kalevala.24.1.1")
    work.turn.tell((realm,), "kalevala-god-will-attack", *rules, god=god.name, gf=order.gf, other=order.god)


# ---- phase 4


class Intrusion(NamedTuple):
    realm: str
    gf: int


def fight(turn: Turn) -> None:
    """All attacks of a phase: whoever is attacked himself defends before he attacks."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    gods = work.world.persons.gods
    waiting = [Intrusion(realm, god.attacks) for realm, god in gods.items() if god.attacks and not god.ended]
    beaten: set[str] = set()
    number = 0
    while waiting:
        number += 1
        one = waiting.pop(_drawn(work, waiting, number))
        god = gods[one.realm]
        god.attacks = 0
        if one.realm in beaten and work.world.reading("kalevala.r.god_fight_order") == CANCELS:
            work.turn.tell((one.realm,), "kalevala-god-attack-off", ORDER, god=god.name, gf=one.gf)
            continue
        loser = _intrude(work, one)
        beaten |= {loser} if loser else set()


def _drawn(work: Evaluation, waiting: list[Intrusion], number: int) -> int:
    """By lot among those whose gods nobody is going to attack any more; in a circle among all."""
    defenders = {_defender(work, one) for one in waiting}
    ready = [place for place, one in enumerate(waiting) if one.realm not in defenders]
    found = ready or list(range(len(waiting)))
    if len(found) == 1:
        return found[0]
    lot = Roll(None, "kalevala:god-order", ORDER, 1, len(found))
    return found[work.turn.roll(("order", number), lot)[0] - 1]


def _defender(work: Evaluation, one: Intrusion) -> str:
    """Whose seat or aura it is, wherever he is; else whoever stands there."""
    owner = seat_of(work.world, one.gf) or field_of(work.world.persons.archeron, one.gf).aura
    if owner and owner != one.realm:
        return owner
    return next((realm for realm, _ in gods_on(work.world, one.gf) if realm != one.realm), "")


def _intrude(work: Evaluation, one: Intrusion) -> str:
    """Who has lost, if anybody did."""
    god, other = work.world.persons.gods[one.realm], _defender(work, one)
    if not other:
        god.at, god.back, god.tries, god.tried = one.gf, 0, 0, 0
        work.turn.tell((one.realm,), "kalevala-god-unopposed", ORDER, god=god.name, gf=one.gf)
        return ""
    _remove_protection(work, one, other)
    attack, defence = _points(work, one.realm, None), _points(work, other, one.gf)
    roll = Roll(None, "kalevala:god-fight", FIGHT, 3, 6, compare=SUM)
    thrown = [sum(work.turn.roll(("fight", one.realm, realm), roll)) for realm in (one.realm, other)]
    totals = thrown[0] + int(attack.total), thrown[1] + int(defence.total)
    _tell_fight(work, one, other, thrown, (attack, defence))
    ahead = totals[0] - totals[1]
    if not ahead and work.world.reading("kalevala.r.god_draw") != DEFENDER_WINS:
        work.turn.tell((one.realm, other), "kalevala-god-draw", DRAW, FIGHT, gf=one.gf)
        return ""
    winner, loser = (one.realm, other) if ahead > 0 else (other, one.realm)
    _settle(work, one, winner, loser, abs(ahead))
    return loser


def _remove_protection(work: Evaluation, one: Intrusion, other: str) -> None:
    """By the ability for that grade, and no other."""
    plane = work.world.persons.archeron
    there = field_of(plane, one.gf)
    word = next((word for word, grade in REMOVES.items() if grade == there.grade), "")
    if word and word in mastered(work.world, one.realm):
        set_field(plane, one.gf, there.aura)
        rules = ("kalevala.24.faehigkeit.beseitigen", "kalevala.r.god_protection")
        work.turn.tell((one.realm, other), "kalevala-god-unprotected", *rules, gf=one.gf, grade=there.grade)


def basis(work: Evaluation, realm: str) -> int:
    """The OEH that phase 2 has told; by a reading what he has now."""
    god = work.world.persons.gods[realm]
    if work.world.reading("kalevala.r.god_fight_order") == AT_ONCE:
        return work.realm(realm).oeh
    return god.announced


def _points(work: Evaluation, realm: str, defends: int | None) -> Tally:
    """One for each level; for a defender what the field gives him."""
    tally = Tally(level_with(work.world, basis(work, realm)), "kalevala.24.1.2.stufen")
    if defends is None:
        return tally
    there = field_of(work.world.persons.archeron, defends)
    if seat_of(work.world, defends) == realm:
        tally.change(SEAT_GP, ON_SEAT)
    elif there.aura == realm:
        tally.change(AURA_GP, "kalevala.24.2.2.gp")
    else:
        return tally
    return tally.change(there.grade, "kalevala.24.faehigkeit.schutz")


def _tell_fight(work: Evaluation, one: Intrusion, other: str, thrown: list[int], points: tuple[Tally, Tally]) -> None:
    gods = work.world.persons.gods
    changes = [change.rule for tally in points for change in tally.changes]
    rules = dict.fromkeys((FIGHT, "kalevala.24.1.1", CALLED, NUMBER, ORDER, "kalevala.r.god_level",
                           "kalevala.24.1.2.stufen", *changes))
    work.turn.tell(
        (one.realm, other), "kalevala-god-fight", *rules, attacker=gods[one.realm].name, defender=gods[other].name,
        gf=one.gf, attack=thrown[0], attack_points=int(points[0].total), defence=thrown[1],
        defence_points=int(points[1].total),
    )


def _settle(work: Evaluation, one: Intrusion, winner: str, loser: str, ahead: int) -> None:
    plane, gods = work.world.persons.archeron, work.world.persons.gods
    attacks_seat = bool(seat_of(work.world, one.gf))
    lost = pay(work, winner, loser, ahead)
    _drive_home(gods[loser])
    gods[loser].barred = work.world.at.gr + 1
    if winner == one.realm and not attacks_seat:
        had_aura = field_of(plane, one.gf).aura
        if had_aura:
            set_field(plane, one.gf, winner)
        _stand(gods[winner], one.gf)
    elif winner != one.realm:
        _defend_there(work, gods[winner], one.gf)
    won = _stay(work, winner, loser, one)
    told = {"gf": one.gf, "winner": gods[winner].name, "loser": gods[loser].name}
    rules = ["kalevala.24.2.1.sitz", ON_SEAT] if attacks_seat else ["kalevala.24.2.1.eroberung"]
    work.turn.tell((winner,), "kalevala-god-won", WINNER, NOTED, "kalevala.r.god_stay_roll", "kalevala.r.god_rounding",
                   *rules, oeh=percent(work, lost, 50), rounds=won, at=gods[winner].at, **told)
    work.turn.tell((loser,), "kalevala-god-beaten", LOSER, NOTED, "kalevala.24.2.1.sitz", "kalevala.r.god_rounding",
                   oeh=lost, seat=gods[loser].seat, **told)


def pay(work: Evaluation, winner: str, loser: str, ahead: int) -> int:
    """As many hundredths of his OEH as he is behind; the winner has half of them (kalevala.r.god_rounding)."""
    gods = work.world.persons.gods
    lost = percent(work, basis(work, loser), ahead)
    gods[loser].pending -= lost
    gods[winner].pending += percent(work, lost, 50)
    if work.world.reading("kalevala.r.god_fight_order") == AT_ONCE:
        book(work, loser)
        book(work, winner)
    return lost


def book(work: Evaluation, realm: str) -> None:
    """Never below nothing."""
    god, ruler = work.world.persons.gods[realm], work.realm(realm)
    ruler.oeh, god.pending = max(0, ruler.oeh + god.pending), 0


def _drive_home(god: God) -> None:
    god.at, god.back, god.tries, god.tried = god.seat, 0, 0, 0


def _stand(god: God, gf: int) -> None:
    god.at, god.back = gf, 0
    if god.tried != gf:
        god.tries, god.tried = 0, 0


def _defend_there(work: Evaluation, god: God, gf: int) -> None:
    """Who was called away from his attempts may go on with them (kalevala.r.aura_details)."""
    tried_at = god.tried if god.tries and god.tried != gf else 0
    free = tried_at and work.world.reading("kalevala.r.aura_details") != MUST_NOTE
    god.at, god.back = gf, tried_at if free else 0
    if not free and god.tried != gf:
        god.tries, god.tried = 0, 0


def _stay(work: Evaluation, winner: str, loser: str, one: Intrusion) -> int:
    """A die of KR for each victory, by defence too; by a reading less against a weaker god, but one at least."""
    reading = work.world.reading("kalevala.r.god_stay_roll")
    if reading == ALWAYS_SIX:
        rounds = DIE
    else:
        roll = Roll(None, "kalevala:god-stay", "kalevala.24.5.dauer", 1, DIE)
        rounds = work.turn.roll(("stay", one.realm), roll)[0]
    if reading == LESS_BY_LEVELS:
        ahead = level_with(work.world, basis(work, winner)) - level_with(work.world, basis(work, loser))
        rounds = max(1, rounds - max(0, ahead))
    work.world.persons.gods[winner].won += rounds
    return rounds


def settle(turn: Turn) -> None:
    """The end of phase 4: OEH are booked, and what was won of a stay holds in the next GR."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for realm, god in work.world.persons.gods.items():
        if god.ended or realm not in work.world.realms:
            continue
        book(work, realm)
        twice = 2 if DOUBLED in mastered(work.world, realm) else 1
        god.stay, god.stay_in = min(MOST_STAY, twice * god.won), work.world.at.gr + 1 if god.won else 0
        if god.won:
            rules = ["kalevala.24.5.erscheinen", "kalevala.24.5.dauer"]
            rules += ["kalevala.24.faehigkeit.aufenthalt", "kalevala.r.ability_stay"] if twice == 2 else []
            work.turn.tell((realm,), "kalevala-god-stay", *rules, god=god.name, rounds=god.stay, gr=god.stay_in)
        god.won, god.attacks, god.appears = 0, 0, None


DOUBLED: Final = "Aufenthalt"
