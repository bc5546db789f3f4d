"""Can that have come of a battle? Nobody comes from nowhere, sums are right, positions possible, borders whole."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from walstatt.core.texts import Text, text
from walstatt.games.kalevala.realm.areas import connected
from walstatt.games.kalevala.realm.pieces import ANIMAL, SLAVES, piece, price
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.war.field import (
    PARTIES,
    RAZERS,
    SETTLED,
    Battlefield,
    Outcome,
    Party,
    as_left,
    counted,
    dead,
    had,
    holds,
    is_hostile,
    kept,
    left,
    listed,
    may_gain,
    of_sorts,
    people,
    taken_by,
    taken_from,
    warriors,
)
from walstatt.hexmap.geography import WITHIN

PRICELESS: Final = 1_000_000
FREEING: Final = "kalevala.r.slave_liberator"


class Flaw(NamedTuple):
    """Something that cannot be, and the rule that says so."""

    rule: str
    why: Text


def _flaw(rule: str, key: str, **args: object) -> Flaw:
    return Flaw(rule, text(key, **args))


def flaws(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Everything that cannot be, all at once: nobody appears from nowhere, nothing is won that nobody lost."""
    yield from _strangers(field, outcome)
    yield from _impossible_booty(field, outcome)
    for party in field.parties:
        yield from _wrong_sums(field, outcome, party.name)
        yield from _wrong_places(field, outcome, party.name)
        yield from _strayed(field, outcome, party)
        yield from _left_lying(outcome, party)
        yield from _wrong_flight(field, outcome, party.name)
    yield from _too_many_slaves(field, outcome)
    yield from _impossible_owners(field, outcome)
    yield from _broken_borders(field, outcome)
    yield from _impossible_plunder(field, outcome)
    yield from _impossible_goods(field, outcome)
    yield from _impossible_razing(field, outcome)


def _strangers(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    known = {party.name for party in field.parties}
    named = {*outcome.stands, *outcome.captured, *outcome.enslaved, *outcome.fled, *outcome.dead}
    named |= {*outcome.freed, *outcome.helpers}
    named |= {loser for taken in outcome.captured.values() for loser in taken}
    for name in sorted(named - known):
        yield _flaw(PARTIES, "kalevala-outcome-stranger", realm=name)


def _impossible_booty(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Things, animals and slaves of enemies; people change no hands alive."""
    for captor, taken in sorted(outcome.captured.items()):
        for loser, figures in sorted(taken.items()):
            known = [one for one in field.parties if one.name == captor]
            if people(figures) or (known and loser not in known[0].enemies):
                yield _flaw("kalevala.r.war.beute_geraet", "kalevala-outcome-booty", realm=captor, other=loser,
                            what=listed(figures))


def _wrong_sums(field: Battlefield, outcome: Outcome, party: str) -> Iterator[Flaw]:
    """Before and gained is standing, fled, taken by others and dead."""
    before, after, taken = had(field, outcome, party), kept(outcome, party), taken_from(outcome, party)
    for symbol, number in sorted((after - before).items()):
        yield _flaw(SETTLED, "kalevala-outcome-from-nowhere", realm=party, number=number, symbol=symbol)
    for symbol, number in sorted((taken - (before - after)).items()):
        yield _flaw(SETTLED, "kalevala-outcome-not-lost", realm=party, number=number, symbol=symbol)
    told, found = Counter(outcome.dead.get(party, {})), dead(field, outcome, party)
    if told and told != found:
        yield _flaw(SETTLED, "kalevala-outcome-dead", realm=party, told=listed(told), found=listed(found))


def _wrong_places(field: Battlefield, outcome: Outcome, party: str) -> Iterator[Flaw]:
    for place in outcome.stands.get(party, {}):
        if place not in field.places:
            yield _flaw("kalevala.16.2.2.teilnehmer", "kalevala-outcome-elsewhere", realm=party, place=place)


def _is_undecided(outcome: Outcome, party: Party) -> bool:
    """Does an enemy still fight?"""
    return any(warriors(left(outcome, enemy)) for enemy in party.enemies)


def _strayed(field: Battlefield, outcome: Outcome, party: Party) -> Iterator[Flaw]:
    """Whoever was left behind enters no attacked land in this battle; a victor goes where he likes
    (kalevala.r.war.mitaufstellung, kalevala.16.2.9.verteilen)."""
    own = [one for one in field.contingents if one.party == party.name]
    at_home = {one.place for one in own if one.behind}
    if not at_home or not _is_undecided(outcome, party):
        return
    at_home |= {place for place, owner in field.owners.items() if owner == party.name}
    could = taken_by(outcome, party.name)
    for one in own:
        could += counted(one.force.whole()) if not one.behind else Counter()
    abroad: Counter[str] = Counter()
    for place, figures in outcome.stands.get(party.name, {}).items():
        abroad.update(figures if place not in at_home else {})
    strayed = {symbol: number for symbol, number in (abroad - as_left(field, could, abroad)).items() if symbol != RE}
    if strayed:
        yield _flaw("kalevala.r.war.mitaufstellung", "kalevala-outcome-strayed", realm=party.name, what=listed(strayed),
                    places=sorted(at_home))


def _left_lying(outcome: Outcome, party: Party) -> Iterator[Flaw]:
    """Without anybody alive things belong to the victor (kalevala.r.war.beute_geraet)."""
    things = left(outcome, party.name)
    if things and not people(things) and _is_undecided(outcome, party):
        yield _flaw("kalevala.r.war.beute_geraet", "kalevala-outcome-left-lying", realm=party.name, what=listed(things))


def _wrong_flight(field: Battlefield, outcome: Outcome, party: str) -> Iterator[Flaw]:
    """People and animals flee, no more animals than people, into own land beside the field (16.2.8)."""
    refuges = field.details.refuges.get(party, ())
    for place, figures in outcome.fled.get(party, {}).items():
        if place not in refuges:
            open_to = list(refuges) or ["–"]
            yield _flaw("kalevala.r.war.fluchtziel", "kalevala-outcome-no-refuge", realm=party, place=place,
                        refuges=open_to)
        persons, animals = people(figures), of_sorts(figures, ANIMAL)
        if animals > persons or persons + animals < sum(figures.values()):
            yield _flaw("kalevala.16.2.8.wer", "kalevala-outcome-flees-with", realm=party, place=place)


def _too_many_slaves(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    for captor, number in sorted(outcome.enslaved.items()):
        beaten = _beaten_by(field, outcome, {captor})
        if number > beaten:
            yield _flaw(SETTLED, "kalevala-outcome-slaves", realm=captor, number=number, beaten=beaten)
    together, beaten = sum(outcome.enslaved.values()), _beaten_by(field, outcome, outcome.enslaved)
    if len(outcome.enslaved) > 1 and together > beaten:
        yield _flaw(SETTLED, "kalevala-outcome-slaves-together", number=together, beaten=beaten)
    for owner, number in sorted(outcome.freed.items()):
        lost = dead(field, outcome, owner)[SLAVES] if any(one.name == owner for one in field.parties) else 0
        if number > lost:
            yield _flaw(FREEING, "kalevala-outcome-freed", realm=owner, number=number, lost=lost)
    for liberator, places in sorted(outcome.helpers.items()):
        enemies = [one.name for one in field.parties if liberator in one.enemies]
        number, most = sum(places.values()), sum(outcome.freed.get(one, 0) for one in enemies)
        if number > most or not places.keys() <= {*field.places}:
            yield _flaw(FREEING, "kalevala-outcome-helpers", realm=liberator, number=number, freed=most)


def _beaten_by(field: Battlefield, outcome: Outcome, captors: Iterable[str]) -> int:
    """People of all their enemies who fell; nobody falls twice."""
    enemies = [one.name for one in field.parties if set(captors) & set(one.enemies)]
    return sum(people(dead(field, outcome, one)) for one in enemies)


def _impossible_owners(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Who owns a place afterwards has a warrior in it, or owned it before."""
    for place, owner in sorted(outcome.owners.items()):
        if place not in field.places:
            yield _flaw("kalevala.16.2.2.teilnehmer", "kalevala-outcome-elsewhere", realm=owner, place=place)
        elif not holds(outcome, owner, place) and (owner != field.owners.get(place) or _is_lost(field, outcome, place)):
            yield _flaw("kalevala.r.war.hz_besitz", "kalevala-outcome-absent-owner", realm=owner or "–", place=place)
        elif not may_gain(field, owner, place):
            yield _not_at_war(field, owner, place)


def _not_at_war(field: Battlefield, owner: str, place: str) -> Flaw:
    return _flaw("kalevala.r.war.kampfende", "kalevala-outcome-no-enemy", realm=owner, place=place,
                 other=field.owners.get(place, ""))


def _is_lost(field: Battlefield, outcome: Outcome, place: str) -> bool:
    """Do only enemies of its owner stand there? Then it is theirs (kalevala.r.war.kampfende)."""
    there = [one for one in field.parties if holds(outcome, one.name, place)]
    return bool(there) and all(is_hostile(field, one, place) for one in there)


def _broken_borders(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Each small field of a divided place belongs to one; enemies who both stay in a place must divide it."""
    for place, shares in sorted(outcome.parts.items()):
        if place not in field.places or place in outcome.owners:
            yield _flaw("kalevala.15.4.1.teilung", "kalevala-outcome-part-place", place=place)
            continue
        given = Counter(kf for fields in shares.values() for kf in fields)
        wanted = set(field.details.fields.get(place, ()))
        twice = sorted(kf for kf, times in given.items() if times > 1)
        if twice or set(given) != wanted:
            yield _flaw("kalevala.15.4.1.teilung", "kalevala-outcome-border", place=place, twice=twice,
                        missing=sorted(wanted - set(given)), strange=sorted(set(given) - wanted))
        for owner, fields in sorted(shares.items()):
            holding = _holding(field, outcome, owner, place)
            if len(_pieces(fields)) > holding > 0:
                yield _flaw("kalevala.r.war.kampfende", "kalevala-outcome-scattered", place=place, realm=owner,
                            pieces=len(_pieces(fields)))
            if not holding:
                yield _flaw("kalevala.r.war.hz_besitz", "kalevala-outcome-absent-owner", realm=owner, place=place)
            elif not may_gain(field, owner, place):
                yield _not_at_war(field, owner, place)
    for place in field.places:
        there = [one for one in field.parties
                 if holds(outcome, one.name, place) and not field.is_caravan(one.name, place)]
        for party in there:
            for other in there:
                if party.name < other.name and other.name in party.enemies and place not in outcome.parts:
                    yield _flaw("kalevala.r.war.kampfende", "kalevala-outcome-undivided", place=place,
                                realm=party.name, other=other.name)


def _holding(field: Battlefield, outcome: Outcome, owner: str, place: str) -> int:
    """Warriors who hold land for somebody: his own, and for whom it belonged to also those of his guests."""
    names = {owner}
    if owner == field.owners.get(place):
        names |= {one.name for one in field.parties if not is_hostile(field, one, place)}
    return sum(warriors(outcome.stands.get(name, {}).get(place, {})) for name in names)


def _pieces(fields: Iterable[int]) -> list[frozenset[int]]:
    """The areas into which small fields fall: around each stands a warrior who is nearest."""
    return list(connected({kf: WITHIN[kf] & {*fields} for kf in fields}))


def _impossible_plunder(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Where there is a trade centre of an enemy, by one who holds it."""
    for place, realm in sorted(outcome.plundered.items()):
        is_foe = any(one.name == realm and is_hostile(field, one, place) for one in field.parties)
        if place not in field.details.centres or not is_foe or not holds(outcome, realm, place):
            yield _flaw("kalevala.16.2.7.pluendern", "kalevala-outcome-plunder", place=place, realm=realm)


def _impossible_goods(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """What the enemy's people makes, up to what the trade centre arms, once from each enemy."""
    robbed = set[tuple[str, str]]()
    for place, goods in sorted(outcome.goods.items()):
        realm, kind = outcome.plundered.get(place, ""), field.details.centres.get(place, "")
        most = TRADE_CENTRES[kind].yields if kind else 0
        made = set(field.details.goods.get(place, ()))
        if not realm or not made.issuperset(goods) or worth_of(goods) > most:
            yield _flaw("kalevala.r.war.pluendern_detail", "kalevala-outcome-goods", place=place, most=most,
                        made=sorted(made) or ["–"], what=listed(goods))
        elif realm in field.details.had_goods.get(place, ()) or (realm, field.owners.get(place, "")) in robbed:
            yield _flaw("kalevala.16.2.7.beute", "kalevala-outcome-goods-again", place=place, realm=realm)
        robbed.add((realm, field.owners.get(place, "")))


def worth_of(goods: Mapping[str, int]) -> int:
    """List prices; what is no piece is worth more than anything."""
    found = ((piece(symbol), number) for symbol, number in goods.items())
    return sum((price(one) or PRICELESS) * number if one is not None else PRICELESS for one, number in found)


def _impossible_razing(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Once, by four warriors of an enemy."""
    for place, times in sorted(Counter(outcome.razed).items()):
        foes = [one.name for one in field.parties if is_hostile(field, one, place)]
        most = max((warriors(outcome.stands.get(foe, {}).get(place, {})) for foe in foes), default=0)
        if place not in field.details.centres or most < RAZERS or times > 1:
            yield _flaw("kalevala.r.war.schleifen_detail", "kalevala-outcome-raze", place=place, most=RAZERS)
