"""Slaves as a consequence of battles (23, 23.1): captives, plundered trade centres, those whom a victor finds."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from walstatt.core.questions import Roll
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.realm.conversion import AUXILIARIES_SHARE, army
from walstatt.games.kalevala.realm.ledger import GAIN, book
from walstatt.games.kalevala.realm.pieces import AUXILIARY, SLAVES, WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES, is_bare
from walstatt.games.kalevala.realm.troops import as_owned
from walstatt.games.kalevala.slavery.guards import kept_together, run_away
from walstatt.games.kalevala.state import CONQUERED, FOUGHT, QUICK, Entry
from walstatt.games.kalevala.war.battle_orders import attack_sheet, wants_slaves
from walstatt.games.kalevala.war.field import Battlefield, Outcome, counted, fled, left, people
from walstatt.games.kriegsspiel.sheets.model import NO_PLUNDER
from walstatt.hexmap.coordinates import Gf

OTHER_CAPTIVES: Final = ("K", "Ag")
"""Who is enslaved besides warriors; kings, wizards and priests die as usual (kalevala.r.slave_rounding)."""
TENTHS: Final = 10
HELPER: Final = "A"
"""As what freed slaves stay who have helped."""
ENSLAVED_AGAIN: Final = 10
"""With 3W6 (kalevala.23.1.befreier)."""


def enslave(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """After a battle has been booked: who was beaten by one who takes slaves, and whose slaves nobody guards now."""
    for captor, beaten in _beaten(work, field, outcome):
        _lead_off(work, field, outcome, captor, beaten)
    for realm, entry in _wars(work, field):
        plunder_for_slaves(work, realm, entry)
    for party in field.parties:
        _set_free(work, field, outcome, party.name)
    for liberator, places in sorted(outcome.helpers.items()):
        for place, number in sorted(places.items()):
            _take_in(work, liberator, place, number)


def takes_slaves(work: Evaluation, field: Battlefield, realm: str) -> bool:
    """Did it come for slaves to this field (kalevala.23.ansage)?"""
    return any(name == realm for name, _ in _wars(work, field))


def _wars(work: Evaluation, field: Battlefield) -> Iterator[tuple[str, Entry]]:
    for realm, entries in work.world.entries.items():
        yield from ((realm, one) for one in entries if one.target in field.places and wants_slaves(work, realm, one))


# ---- captives


def _beaten(work: Evaluation, field: Battlefield, outcome: Outcome) -> Iterator[tuple[str, int]]:
    """By captor; of a quick battle all whom the victors have beaten, for the first of them who came for slaves."""
    yield from sorted(outcome.enslaved.items())
    if outcome.how == QUICK:
        victors = [party.name for party in field.parties if _has_won(field, outcome, party.name)]
        for captor in [one for one in victors if takes_slaves(work, field, one)][:1]:
            yield captor, _most(field, outcome, captor)


def _has_won(field: Battlefield, outcome: Outcome, captor: str) -> bool:
    """Does any of those stand who fought? Who was left behind stands whatever came of it."""
    stood_aside: Counter[str] = Counter()
    for one in field.contingents:
        stood_aside += counted(one.force.whole()) if one.party == captor and one.behind else Counter()
    return bool(people(left(outcome, captor) - stood_aside))


def _most(field: Battlefield, outcome: Outcome, captor: str) -> int:
    """Nobody is enslaved who did not fall."""
    total = 0
    for enemy in field.party(captor).enemies:
        for symbol, number in (field.figures(enemy) - left(outcome, enemy) - fled(outcome, enemy)).items():
            total += number if _can_be_enslaved(symbol) else 0
    return total


def _can_be_enslaved(symbol: str) -> bool:
    if symbol == RE:
        return False
    one = known_piece(symbol)
    return one.kind.sort == WARRIOR or one.base in OTHER_CAPTIVES


def _lead_off(work: Evaluation, field: Battlefield, outcome: Outcome, captor: str, beaten: int) -> None:
    if not takes_slaves(work, field, captor):
        work.turn.tell((captor,), "kalevala-slaves-undeclared", "kalevala.23.ansage", place=field.name)
        return
    place, beaten = _camp(work, field, captor), min(beaten, _most(field, outcome, captor))
    if not place or not beaten:
        return
    slaves = _survivors(work, field, captor, beaten)
    duels = ["kalevala.23.zweikampf", "kalevala.23.verzicht"] if outcome.how == FOUGHT else []
    rules = ("kalevala.23.verluste", "kalevala.r.slave_rounding", "kalevala.23.ansage", *duels)
    book(work, captor, place, SLAVES, slaves, rules[0], GAIN)
    work.turn.tell((captor,), "kalevala-slaves-taken", *rules, place=place, beaten=beaten, number=slaves)


def _survivors(work: Evaluation, field: Battlefield, captor: str, beaten: int) -> int:
    """One die for all of them; by another reading one for each, whose tenths are added up."""
    roll = Roll(None, "kalevala:slaves", "kalevala.23.verluste", 1, 6)
    about = (field.name, captor, "slaves")
    if work.world.reading("kalevala.r.slave_rounding"):
        return sum(TENTHS - work.turn.roll((*about, duel), roll)[0] for duel in range(1, beaten + 1)) // TENTHS
    return beaten * (TENTHS - work.turn.roll(about, roll)[0]) // TENTHS


def _camp(work: Evaluation, field: Battlefield, realm: str, gf: Gf | None = None) -> str:
    """Where most warriors of a party stand after the battle, or most of those in a large field."""
    forces = work.world.forces.get(realm, {})
    warriors = {
        place: forces[place].land.warriors for place in field.places if place in forces and gf in (None, gf_of(place))
    }
    return max(warriors, key=lambda place: warriors[place]) if any(warriors.values()) else ""


# ---- trade centres


def plunder_for_slaves(work: Evaluation, realm: str, entry: Entry) -> None:
    """As many as it has RE; it must have been conquered from a ruler (kalevala.23.pluendern)."""
    province, site = work.province(entry.target), work.founded(entry.target)
    wants = entry.plunder or attack_sheet(work, realm, entry).flags.plunder != NO_PLUNDER
    if not wants_slaves(work, realm, entry) or not wants or province is None or site is None:
        return
    if (province.owner, province.how) != (realm, CONQUERED):
        return
    slaves = 0 if is_bare(province.plundered, work.world.at) else TRADE_CENTRES[site.kind].yields
    rules = ("kalevala.23.pluendern", "kalevala.23.ansage")
    if slaves:
        province.plundered = work.world.at
        book(work, realm, entry.target, SLAVES, slaves, rules[0], GAIN)
    work.turn.tell((realm,), "kalevala-slaves-plundered", *rules, place=entry.target, number=slaves)


# ---- slaves whom nobody guards any more


def _set_free(work: Evaluation, field: Battlefield, outcome: Outcome, owner: str) -> None:
    """A liberator lets them go, or takes them again if he has come for slaves (kalevala.r.slave_liberator)."""
    free = _lost(field, outcome, owner) + _unguarded(work, field, owner)
    if not free:
        return
    found = {gf: _liberator(work, field, owner, gf) for gf in sorted(free)}
    rules = ("kalevala.23.1.bewachung", f"kalevala.23.1.{'befreier' if any(found.values()) else 'weglaufen'}")
    work.turn.tell((owner,), "kalevala-slaves-freed", *rules, place=field.name, number=free.total())
    rolled = 0
    for liberator in dict.fromkeys(filter(None, found.values())):
        number = sum(free[gf] for gf, one in found.items() if one == liberator)
        place = next(_camp(work, field, liberator, gf) for gf, one in found.items() if one == liberator)
        _take_again(work, field, owner, liberator, place or _camp(work, field, liberator), number, rolled)
        rolled += number


def _liberator(work: Evaluation, field: Battlefield, owner: str, gf: Gf) -> str:
    """Who stands among them, else who has won elsewhere on the field; of several who came for slaves."""
    enemies = field.party(owner).enemies
    there = [one for one in enemies if _camp(work, field, one, gf)] or [
        one for one in enemies if _camp(work, field, one)
    ]
    return min(there, key=lambda one: not takes_slaves(work, field, one), default="")


def _lost(field: Battlefield, outcome: Outcome, owner: str) -> Counter[Gf]:
    """By large field those who were there before the battle, and whom neither he nor a captor has any more."""
    taken = sum(captured.get(owner, {}).get(SLAVES, 0) for captured in outcome.captured.values())
    lost: Counter[str] = field.figures(owner) - left(outcome, owner) - fled(outcome, owner)
    number = max(0, lost[SLAVES] - taken - outcome.freed.get(owner, 0))
    missing: Counter[Gf] = Counter()
    for one in field.contingents:
        missing[gf_of(one.place)] += counted(one.force.whole())[SLAVES] if one.party == owner else 0
    for place, figures in outcome.stands.get(owner, {}).items():
        missing[gf_of(place)] -= figures.get(SLAVES, 0)
    found: Counter[Gf] = Counter()
    for gf in sorted(+missing):
        found[gf] = min(missing[gf], number - found.total())
    return +found


def _unguarded(work: Evaluation, field: Battlefield, owner: str) -> Counter[Gf]:
    fields, found = {gf_of(place) for place in field.places}, Counter[Gf]()
    for kept in list(kept_together(work.world, owner)):
        found[kept.gf] += run_away(work, owner, kept) if kept.gf in fields else 0
    return +found


def _take_again(
    work: Evaluation, field: Battlefield, owner: str, liberator: str, place: str, free: int, rolled: int
) -> None:
    rules, again = ("kalevala.23.1.befreier", "kalevala.r.slave_liberator"), 0
    if takes_slaves(work, field, liberator):
        roll = Roll(None, "kalevala:liberated", rules[0], 3, 6)
        together = free if work.world.reading("kalevala.r.slave_liberator") else 1
        for number in range(1, free // together + 1):
            again += together * (sum(work.turn.roll((field.name, owner, rolled + number), roll)) >= ENSLAVED_AGAIN)
        book(work, liberator, place, SLAVES, again, rules[0], GAIN)
    work.turn.tell((liberator,), "kalevala-slaves-found", *rules, place=field.name, number=free, again=again)


def _take_in(work: Evaluation, liberator: str, place: str, number: int) -> None:
    """Who has helped stays as an auxiliary of class A as far as a quarter allows; the others run away."""
    rules, room = ("kalevala.23.1.hilfe", "kalevala.r.slave_liberator", "kalevala.23.gleich"), 0
    ruler = work.world.realms.get(liberator)
    if ruler is not None:
        symbol = as_owned(ruler, HELPER)
        core, auxiliaries = army(work, liberator)
        is_core = known_piece(symbol).mark != AUXILIARY
        room = number if is_core else min(number, max(0, core // AUXILIARIES_SHARE - auxiliaries))
        book(work, liberator, place, symbol, room, rules[0], GAIN)
    work.turn.tell((liberator,), "kalevala-slaves-helped", *rules, place=place, number=number, joined=room)
