"""The seam of battle: a battlefield goes in, an outcome comes out. Both are plain data and can be kept as files."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, NamedTuple

import msgspec

from walstatt.core.texts import Text, text
from walstatt.games.kalevala.court.records import Name
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.realm.pieces import ANIMAL, PERSON, WARRIOR, piece
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.hexmap.land import Kf, Land

BY_HAND, QUICK, FOUGHT = "hand", "quick", "battle"
"""How a battle was settled."""
SETTLED, PARTIES = "kalevala.15.4.ablauf", "kalevala.r.war.parteien"
RAZERS = 4
"""So many warriors it takes at least to raze a trade centre (kalevala.r.war.schleifen_detail)."""
Count = Annotated[int, msgspec.Meta(ge=1, le=9_999_999)]
Symbol = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Place = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Figures = Annotated[dict[Symbol, Count], msgspec.Meta(max_length=200)]
"""Pieces by symbol, and RE."""
Written = Annotated[str, msgspec.Meta(max_length=4_000)]


class Contingent(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one party has in one place when the battle begins."""

    party: Name
    place: Place
    force: Force
    target: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The place that it attacks, as its entry says; nothing for those who hold where they stand."""


class Party(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruler or a band of marauders on a battlefield (kalevala.r.war.parteien)."""

    name: Name
    enemies: Annotated[tuple[Name, ...], msgspec.Meta(max_length=400)] = ()
    friends: Annotated[tuple[Name, ...], msgspec.Meta(max_length=400)] = ()


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of a party stands on one small field when the battle begins, and in which group."""

    party: Name
    field: Annotated[str, msgspec.Meta(max_length=40)]
    """2A+10/17; nothing for those who find no room anywhere."""
    figures: Figures
    group: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """The order sheet of a party for its figures of one place, as it is written."""

    party: Name
    place: Place
    lines: Annotated[tuple[Written, ...], msgspec.Meta(max_length=2_000)] = ()


class Details(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a battle is fought with beside those who fight: the ground, who stands where, what they shall do."""

    lands: Annotated[dict[Place, Land], msgspec.Meta(max_length=400)] = {}
    """By large field."""
    buildings: Annotated[dict[Place, tuple[Written, ...]], msgspec.Meta(max_length=400)] = {}
    """By large field, as papers write them."""
    fields: Annotated[dict[Place, tuple[Kf, ...]], msgspec.Meta(max_length=400)] = {}
    """By place: its small fields of land."""
    centres: Annotated[dict[Place, Symbol], msgspec.Meta(max_length=400)] = {}
    """By place: the kind of its trade centre, where one is founded."""
    refuges: Annotated[dict[Name, tuple[Place, ...]], msgspec.Meta(max_length=400)] = {}
    """By party: where it may flee to (kalevala.r.war.fluchtziel)."""
    standing: Annotated[tuple[Standing, ...], msgspec.Meta(max_length=20_000)] = ()
    orders: Annotated[tuple[Orders, ...], msgspec.Meta(max_length=2_000)] = ()


class Battlefield(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: Place
    """Its first place in order."""
    at: Date
    places: Annotated[tuple[Place, ...], msgspec.Meta(max_length=400)]
    parties: Annotated[tuple[Party, ...], msgspec.Meta(max_length=400)]
    contingents: Annotated[tuple[Contingent, ...], msgspec.Meta(max_length=2_000)]
    owners: Annotated[dict[Place, str], msgspec.Meta(max_length=400)] = {}
    """Of each place before the battle."""
    details: Details = Details()
    """A quick battle needs none of them."""

    def party(self, name: str) -> Party:
        return next(one for one in self.parties if one.name == name)

    def figures(self, party: str) -> Counter[str]:
        """All that a party has on the field."""
        total: Counter[str] = Counter()
        for one in self.contingents:
            if one.party == party:
                total += counted(one.force.whole())
        return total


Stands = Annotated[dict[Place, Figures], msgspec.Meta(max_length=400)]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a battle has left. Whatever a party had and is neither standing, fled nor taken by others is dead."""

    stands: Annotated[dict[Name, Stands], msgspec.Meta(max_length=400)]
    """By party, then by place: what is left of it and where, RE among it."""
    owners: Annotated[dict[Place, str], msgspec.Meta(max_length=400)] = {}
    """By place, where that has changed."""
    parts: Annotated[
        dict[Place, Annotated[dict[Name, Annotated[tuple[Kf, ...], msgspec.Meta(min_length=1, max_length=48)]],
                              msgspec.Meta(min_length=2, max_length=48)]],
        msgspec.Meta(max_length=400),
    ] = {}
    """By place that is divided from now on: which small fields belong to whom (kalevala.16.2.9.standorte)."""
    fled: Annotated[dict[Name, Stands], msgspec.Meta(max_length=400)] = {}
    """By party, then by the place outside of the battlefield that it reached."""
    captured: Annotated[
        dict[Name, Annotated[dict[Name, Figures], msgspec.Meta(max_length=400)]], msgspec.Meta(max_length=400)
    ] = {}
    """By captor, then by the party that had it: pieces and RE that changed hands; they are among what `stands`."""
    dead: Annotated[dict[Name, Figures], msgspec.Meta(max_length=400)] = {}
    """By party; follows from the rest, and is compared with it if it is given."""
    enslaved: Annotated[dict[Name, Count], msgspec.Meta(max_length=400)] = {}
    """By captor: how many of the dead were beaten to be enslaved; dice tell how many of them live."""
    plundered: Annotated[dict[Place, Name], msgspec.Meta(max_length=400)] = {}
    """By place whose trade centre was plundered for RE: by whom."""
    razed: Annotated[tuple[Place, ...], msgspec.Meta(max_length=400)] = ()
    """Places whose trade centre is only possible now."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    how: str = BY_HAND
    words: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    """The story, in the game master's words."""


def counted(stock: Stock) -> Counter[str]:
    found = Counter(stock.pieces)
    if stock.re:
        found[RE] += stock.re
    return found


def dead(field: Battlefield, outcome: Outcome, party: str) -> Counter[str]:
    """What a party had or took, and what neither stands, nor fled, nor was taken by others."""
    return _had(field, outcome, party) - _kept(outcome, party) - taken_from(outcome, party)


def _had(field: Battlefield, outcome: Outcome, party: str) -> Counter[str]:
    return field.figures(party) + taken_by(outcome, party)


def _kept(outcome: Outcome, party: str) -> Counter[str]:
    return left(outcome, party) + fled(outcome, party)


def left(outcome: Outcome, party: str) -> Counter[str]:
    return _summed(outcome.stands.get(party, {}).values())


def fled(outcome: Outcome, party: str) -> Counter[str]:
    return _summed(outcome.fled.get(party, {}).values())


def taken_by(outcome: Outcome, captor: str) -> Counter[str]:
    return _summed(outcome.captured.get(captor, {}).values())


def taken_from(outcome: Outcome, loser: str) -> Counter[str]:
    return _summed(taken.get(loser, {}) for taken in outcome.captured.values())


def _summed(parts: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for figures in parts:
        total.update(figures)
    return total


def warriors(figures: Mapping[str, int]) -> int:
    return _of_sorts(figures, WARRIOR)


def _of_sorts(figures: Mapping[str, int], *sorts: str) -> int:
    found = ((piece(symbol), number) for symbol, number in figures.items() if symbol != RE)
    return sum(number for one, number in found if one is not None and one.kind.sort in sorts)


def new_owners(field: Battlefield, outcome: Outcome) -> dict[str, str]:
    """As the outcome says; where it says nothing enemies who are alone in a place hold all of it, and of several the
    one with most warriors (kalevala.r.war.kampfende)."""
    owners = dict(outcome.owners)
    for place in field.places:
        holders = [one for one in field.parties if _holds(outcome, one.name, place)]
        hostile = [one for one in holders if _is_hostile(field, one, place)]
        if place not in owners and place not in outcome.parts and hostile and hostile == holders:
            owners[place] = max(hostile, key=lambda one: warriors(outcome.stands[one.name][place])).name
    return owners


def _is_hostile(field: Battlefield, party: Party, place: str) -> bool:
    """Is it the enemy of whom the place belongs to?"""
    attacks = any(one.party == party.name and one.target == place for one in field.contingents)
    return field.owners.get(place) != party.name and (attacks or field.owners.get(place) in party.enemies)


# ---- is it possible?


class Flaw(NamedTuple):
    """Something that cannot be, and the rule that says so."""

    rule: str
    why: Text


def _flaw(rule: str, key: str, **args: object) -> Flaw:
    return Flaw(rule, text(key, **args))


def flaws(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Everything that cannot be, all at once: nobody appears from nowhere, nothing is won that nobody lost."""
    yield from _strangers(field, outcome)
    for party in field.parties:
        yield from _wrong_sums(field, outcome, party.name)
        yield from _wrong_places(field, outcome, party.name)
        yield from _wrong_flight(field, outcome, party.name)
    yield from _too_many_slaves(field, outcome)
    yield from _impossible_owners(field, outcome)
    yield from _broken_borders(field, outcome)
    yield from _impossible_plunder(field, outcome)


def _strangers(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    known = {party.name for party in field.parties}
    named = {*outcome.stands, *outcome.captured, *outcome.enslaved, *outcome.fled, *outcome.dead}
    named |= {loser for taken in outcome.captured.values() for loser in taken}
    for name in sorted(named - known):
        yield _flaw(PARTIES, "kalevala-outcome-stranger", realm=name)


def _wrong_sums(field: Battlefield, outcome: Outcome, party: str) -> Iterator[Flaw]:
    """Before and gained is standing, fled, taken by others and dead."""
    had, kept, taken = _had(field, outcome, party), _kept(outcome, party), taken_from(outcome, party)
    for symbol, number in sorted((kept - had).items()):
        yield _flaw(SETTLED, "kalevala-outcome-from-nowhere", realm=party, number=number, symbol=symbol)
    for symbol, number in sorted((taken - (had - kept)).items()):
        yield _flaw(SETTLED, "kalevala-outcome-not-lost", realm=party, number=number, symbol=symbol)
    told, found = Counter(outcome.dead.get(party, {})), dead(field, outcome, party)
    if told and told != found:
        yield _flaw(SETTLED, "kalevala-outcome-dead", realm=party, told=listed(told), found=listed(found))


def listed(figures: Mapping[str, int]) -> list[str]:
    return [f"{number}{symbol}" for symbol, number in sorted(figures.items())] or ["–"]


def _wrong_places(field: Battlefield, outcome: Outcome, party: str) -> Iterator[Flaw]:
    for place in outcome.stands.get(party, {}):
        if place not in field.places:
            yield _flaw("kalevala.16.2.2.teilnehmer", "kalevala-outcome-elsewhere", realm=party, place=place)


def _wrong_flight(field: Battlefield, outcome: Outcome, party: str) -> Iterator[Flaw]:
    """People and animals flee, no more animals than people, into own land beside the field (16.2.8)."""
    refuges = field.details.refuges.get(party, ())
    for place, figures in outcome.fled.get(party, {}).items():
        if place not in refuges:
            open_to = list(refuges) or ["–"]
            yield _flaw("kalevala.r.war.fluchtziel", "kalevala-outcome-no-refuge", realm=party, place=place,
                        refuges=open_to)
        people, animals = _of_sorts(figures, WARRIOR, PERSON), _of_sorts(figures, ANIMAL)
        if animals > people or people + animals < sum(figures.values()):
            yield _flaw("kalevala.16.2.8.wer", "kalevala-outcome-flees-with", realm=party, place=place)


def _too_many_slaves(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    for captor, number in sorted(outcome.enslaved.items()):
        enemies = [one.name for one in field.parties if captor in one.enemies]
        beaten = sum(_of_sorts(dead(field, outcome, one), WARRIOR, PERSON) for one in enemies)
        if number > beaten:
            yield _flaw(SETTLED, "kalevala-outcome-slaves", realm=captor, number=number, beaten=beaten)


def _holds(outcome: Outcome, party: str, place: str) -> bool:
    """At least one warrior stands there (kalevala.r.war.hz_besitz)."""
    return warriors(outcome.stands.get(party, {}).get(place, {})) > 0


def _impossible_owners(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Who owns a place afterwards has a warrior in it, or owned it before."""
    for place, owner in sorted(outcome.owners.items()):
        if place not in field.places:
            yield _flaw("kalevala.16.2.2.teilnehmer", "kalevala-outcome-elsewhere", realm=owner, place=place)
        elif owner != field.owners.get(place) and not _holds(outcome, owner, place):
            yield _flaw("kalevala.r.war.hz_besitz", "kalevala-outcome-absent-owner", realm=owner or "–", place=place)


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
        for owner in sorted(shares):
            if owner != field.owners.get(place) and not _holds(outcome, owner, place):
                yield _flaw("kalevala.r.war.hz_besitz", "kalevala-outcome-absent-owner", realm=owner, place=place)
    for place in field.places:
        there = [one for one in field.parties if _holds(outcome, one.name, place)]
        for party in there:
            for other in there:
                if party.name < other.name and other.name in party.enemies and place not in outcome.parts:
                    yield _flaw("kalevala.r.war.kampfende", "kalevala-outcome-undivided", place=place,
                                realm=party.name, other=other.name)


def _impossible_plunder(field: Battlefield, outcome: Outcome) -> Iterator[Flaw]:
    """Where there is a trade centre, by one who holds it; to raze one takes four warriors."""
    for place, realm in sorted(outcome.plundered.items()):
        if place not in field.details.centres or not _holds(outcome, realm, place):
            yield _flaw("kalevala.16.2.7.pluendern", "kalevala-outcome-plunder", place=place, realm=realm)
    for place in outcome.razed:
        most = max((warriors(places.get(place, {})) for places in outcome.stands.values()), default=0)
        if place not in field.details.centres or most < RAZERS:
            yield _flaw("kalevala.r.war.schleifen_detail", "kalevala-outcome-raze", place=place, most=RAZERS)
