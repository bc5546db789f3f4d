"""The seam of battle: a battlefield goes in, an outcome comes out. Both are plain data and can be kept as files."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

import msgspec

from walstatt.core.texts import Text, text
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.realm.stock import RE, Force, Stock

BY_HAND, QUICK, FOUGHT = "hand", "quick", "battle"
"""How a battle was settled."""
Count = Annotated[int, msgspec.Meta(ge=1, le=99_999)]
Figures = dict[str, Count]
"""Pieces by symbol, and RE."""


class Contingent(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one party has in one place when the battle begins."""

    party: str
    place: str
    force: Force
    target: str = ""
    """The place that it attacks, as its entry says; nothing for those who hold where they stand."""


class Party(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruler or a band of marauders on a battlefield (kalevala.r.war.parteien)."""

    name: str
    enemies: tuple[str, ...] = ()
    friends: tuple[str, ...] = ()


class Battlefield(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    """Its first place in order."""
    at: Date
    places: tuple[str, ...]
    parties: tuple[Party, ...]
    contingents: tuple[Contingent, ...]
    owners: dict[str, str] = {}
    """Of each place before the battle."""

    def party(self, name: str) -> Party:
        return next(one for one in self.parties if one.name == name)

    def figures(self, party: str) -> Counter[str]:
        """All that a party has on the field."""
        total: Counter[str] = Counter()
        for one in self.contingents:
            if one.party == party:
                total += counted(one.force.whole())
        return total


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a battle has left. Whatever a party had and no longer has was killed, captured or carried off."""

    stands: dict[str, dict[str, Figures]]
    """By party, then by place: what is left of it and where, RE among it."""
    owners: dict[str, str] = {}
    """By place, where that has changed."""
    captured: dict[str, dict[str, Figures]] = {}
    """By captor, then by the party that had it: pieces and RE that changed hands; they are among what `stands`."""
    enslaved: dict[str, Count] = {}
    """By captor: how many were beaten to be enslaved; dice tell how many of them live."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    how: str = BY_HAND
    words: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    """The story, in the game master's words."""


def counted(stock: Stock) -> Counter[str]:
    found = Counter(stock.pieces)
    if stock.re:
        found[RE] += stock.re
    return found


def losses(field: Battlefield, outcome: Outcome, party: str) -> Counter[str]:
    """What a party had and nobody has any more, and what others have taken from it."""
    return field.figures(party) + _taken_by(outcome, party) - left(outcome, party)


def left(outcome: Outcome, party: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for figures in outcome.stands.get(party, {}).values():
        total.update(figures)
    return total


def _taken_by(outcome: Outcome, captor: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for figures in outcome.captured.get(captor, {}).values():
        total.update(figures)
    return total


# ---- is it possible?


def flaws(field: Battlefield, outcome: Outcome) -> Iterator[Text]:
    """Everything that cannot be, all at once: nobody appears from nowhere, nothing is won that nobody lost."""
    yield from _strangers(field, outcome)
    for party in field.parties:
        gained = _taken_by(outcome, party.name)
        too_many = left(outcome, party.name) - field.figures(party.name) - gained
        for symbol, number in sorted(too_many.items()):
            yield text("kalevala-outcome-from-nowhere", realm=party.name, number=number, symbol=symbol)
        for place in outcome.stands.get(party.name, {}):
            if place not in field.places:
                yield text("kalevala-outcome-elsewhere", realm=party.name, place=place)
    yield from _impossible_booty(field, outcome)
    yield from _impossible_owners(field, outcome)


def _strangers(field: Battlefield, outcome: Outcome) -> Iterator[Text]:
    known = {party.name for party in field.parties}
    named = {*outcome.stands, *outcome.captured, *outcome.enslaved}
    named |= {loser for taken in outcome.captured.values() for loser in taken}
    for name in sorted(named - known):
        yield text("kalevala-outcome-stranger", realm=name)


def _impossible_booty(field: Battlefield, outcome: Outcome) -> Iterator[Text]:
    for loser in field.parties:
        taken: Counter[str] = Counter()
        for captor in outcome.captured.values():
            taken.update(captor.get(loser.name, {}))
        missing = taken - (field.figures(loser.name) - left(outcome, loser.name))
        for symbol, number in sorted(missing.items()):
            yield text("kalevala-outcome-not-lost", realm=loser.name, number=number, symbol=symbol)


def _impossible_owners(field: Battlefield, outcome: Outcome) -> Iterator[Text]:
    """Who owns a place afterwards stands in it, or owned it before."""
    for place, owner in sorted(outcome.owners.items()):
        if place not in field.places:
            yield text("kalevala-outcome-elsewhere", realm=owner, place=place)
        elif owner and owner != field.owners.get(place) and not outcome.stands.get(owner, {}).get(place):
            yield text("kalevala-outcome-absent-owner", realm=owner, place=place)


