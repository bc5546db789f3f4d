"""The quick battle: one roll of strength for each side, plain losses. Not the battle of chapter 16, and marked as such.

Strength of a side: the prices of its warriors, animals and devices in RE (of class D kalevala.r.war.d_wert); nobody
else fights. Who holds a place with a building counts half as much again there. Each side rolls 3W6 and multiplies;
the highest product wins, at a tie the side that was attacked. The beaten die; the winners lose of their own as much
in RE as the share that the strength of the beaten is of their own, halved and rounded down, the cheapest first; at
least one warrior stays alive. Whoever was left behind where an attack begins stands aside. The wizard of the beaten
goes to his nearest own land.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from walstatt.core.questions import Roll
from walstatt.core.turn import Turn
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, VESSEL, WARRIOR, WIZARD, known_piece, worth
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.state import QUICK
from walstatt.games.kalevala.war.field import Battlefield, Figures, Outcome, Party, counted, occupies

RULE = "kalevala.r.war.kampfende"
FIGHTING = (WARRIOR, ANIMAL, DEVICE, VESSEL)
DICE = 3


class Side(NamedTuple):
    """Parties that fight the same enemies and not each other."""

    parties: tuple[str, ...]
    strength: int
    attacked: bool


def settle(turn: Turn, field: Battlefield, fortified: frozenset[str], homes: Mapping[str, str]) -> Outcome:
    """`fortified` are the places with a building, `homes` by party where its wizard goes if it is beaten."""
    fighting = replace(field, contingents=tuple(one for one in field.contingents if not one.behind))
    found = [_fought(turn, war, fortified, homes) for war in _wars(fighting)]
    outcome = Outcome(
        stands=_joined(one.stands for one in found), owners=_joined(one.owners for one in found), how=QUICK,
        captured=_joined(one.captured for one in found), fled=_joined(one.fled for one in found),
    )
    for one in field.contingents:
        if one.behind:
            there = outcome.stands.setdefault(one.party, {})
            there[one.place] = dict(Counter(there.get(one.place, {})) + counted(one.force.whole()))
    return outcome


def _wars(field: Battlefield) -> list[Battlefield]:
    """Those who are enemies of each other, or of somebody's enemies; nobody beats who is not at war with him."""
    left, found = [party.name for party in field.parties], []
    while left:
        names = [left.pop(0)]
        for name in names:
            near = [one for one in left if one in field.party(name).enemies or name in field.party(one).enemies]
            names += near
            left = [one for one in left if one not in near]
        found.append(replace(
            field, parties=tuple(one for one in field.parties if one.name in names),
            contingents=tuple(one for one in field.contingents if one.party in names),
        ))
    return found


def _joined(some: Iterable[dict[str, Any]]) -> dict[str, Any]:
    return {key: value for one in some for key, value in one.items()}


def _fought(turn: Turn, field: Battlefield, fortified: frozenset[str], homes: Mapping[str, str]) -> Outcome:
    """The best beats whoever is at war with it, and so on with all who are left: nobody beats anybody else."""
    sides = _sides(field, fortified)
    scores = [_score(turn, field, side) for side in sides]
    ranked = sorted(range(len(sides)), key=lambda at: (-scores[at], not sides[at].attacked, at))
    left = [party.name for party in field.parties]
    stands: dict[str, dict[str, Figures]] = {}
    for side in (sides[at] for at in ranked):
        victors = [name for name in side.parties if name in left]
        beaten = [name for name in left if _enemies_of(field, victors, name)]
        left = [name for name in left if name not in (*victors, *beaten)]
        lost = sum(_strength(field, [name for name in one.parties if name in beaten], fortified) for one in sides)
        strength = _strength(field, victors, fortified)
        stands |= {name: _survivors(field, name, strength, lost) for name in victors}
    return _outcome(field, stands, homes)


def _score(turn: Turn, field: Battlefield, side: Side) -> int:
    roll = Roll(None, "kalevala:quick-battle", RULE, DICE, 6)
    return side.strength * sum(turn.roll((field.name, side.parties[0]), roll))


def _sides(field: Battlefield, fortified: frozenset[str]) -> list[Side]:
    """Who has the same enemies is one side, though he may be neutral: nobody beats who is not at war with him."""
    left = [party.name for party in field.parties]
    sides = []
    while left:
        first = left.pop(0)
        beside = [name for name in left if _fight_together(field.party(first), field.party(name))]
        left = [name for name in left if name not in beside]
        names = (first, *beside)
        attacked = any(owner in names for owner in field.owners.values())
        sides.append(Side(names, _strength(field, names, fortified), attacked))
    return sides


def _fight_together(one: Party, other: Party) -> bool:
    return other.name not in one.enemies and bool({*one.enemies} & {*other.enemies})


def _strength(field: Battlefield, names: Sequence[str], fortified: frozenset[str]) -> int:
    doubled = 0
    for one in field.contingents:
        if one.party in names:
            worth = sum(_worth(symbol) * number for symbol, number in one.force.whole().pieces.items())
            behind_walls = one.place in fortified and field.owners.get(one.place) in names
            doubled += worth * (3 if behind_walls else 2)
    return doubled


def _worth(symbol: str) -> int:
    if symbol == RE:
        return 0
    found = known_piece(symbol)
    return (worth(found) or 0) if found.kind.sort in FIGHTING else 0


# ---- what is left


def _outcome(field: Battlefield, stands: dict[str, dict[str, Figures]], homes: Mapping[str, str]) -> Outcome:
    winners = list(stands)
    losers = [party.name for party in field.parties if party.name not in winners]
    for name in losers:
        if name not in homes:
            stands[name] = _wizards(field, name)
    captured = _booty(field, winners, losers, stands)
    owners = {
        place: _new_owner(field, place, _enemies_of(field, winners, owner), stands)
        for place in field.places if (owner := field.owners.get(place, "")) in losers
    }
    return Outcome(
        stands=stands, owners={place: owner for place, owner in owners.items() if owner}, captured=captured, how=QUICK,
        fled={name: {homes[name]: _together(found)} for name in losers if name in homes
              and (found := _wizards(field, name))},
    )


def _enemies_of(field: Battlefield, some: Iterable[str], name: str) -> list[str]:
    return [one for one in some if name in field.party(one).enemies]


def _wizards(field: Battlefield, party: str) -> dict[str, Figures]:
    """Where they stood; they survive whatever befalls their people (kalevala.19.3.4.unsterblich)."""
    found: dict[str, Figures] = {}
    for one in field.contingents:
        here = {symbol: number for symbol, number in one.force.whole().pieces.items()
                if known_piece(symbol).base == WIZARD}
        if one.party == party and here:
            found[one.place] = here
    return found


def _together(places: Mapping[str, Figures]) -> Figures:
    return dict(sum((Counter(one) for one in places.values()), Counter[str]()))


def _survivors(field: Battlefield, party: str, strength: int, beaten: int) -> dict[str, Figures]:
    places = {one.target or one.place: Counter[str]() for one in field.contingents if one.party == party}
    for one in field.contingents:
        if one.party == party:
            places[one.target or one.place].update(one.force.whole().pieces)
            if one.force.whole().re:
                places[one.target or one.place][RE] += one.force.whole().re
    total = sum(_worth(symbol) * number for figures in places.values() for symbol, number in figures.items())
    to_lose = total * beaten // (2 * strength) if strength else 0
    warriors = sum(number for figures in places.values() for symbol, number in figures.items() if _is_warrior(symbol))
    for cost, symbol in sorted({(_worth(symbol), symbol) for figures in places.values() for symbol in figures}):
        for figures in places.values():
            while cost and to_lose >= cost and figures[symbol] and (not _is_warrior(symbol) or warriors > 1):
                figures[symbol] -= 1
                to_lose -= cost
                warriors -= _is_warrior(symbol)
    return {place: dict(+figures) for place, figures in places.items() if +figures}


def _is_warrior(symbol: str) -> bool:
    return symbol != RE and known_piece(symbol).kind.sort == WARRIOR


def _booty(
    field: Battlefield, winners: Sequence[str], losers: Sequence[str], stands: dict[str, dict[str, Figures]]
) -> dict[str, dict[str, Figures]]:
    """RE and devices of the beaten fall to the first of the winners who is at war with them, where one of his
    stands."""
    taken: dict[str, dict[str, Figures]] = {}
    for loser in losers:
        booty = {symbol: number for symbol, number in field.figures(loser).items() if _can_be_taken(symbol)}
        captor = next((one for one in _enemies_of(field, winners, loser) if stands[one]), "")
        if booty and captor:
            where = next(iter(stands[captor]))
            taken.setdefault(captor, {})[loser] = booty
            stands[captor][where] = dict(Counter(stands[captor][where]) + Counter(booty))
    return taken


def _can_be_taken(symbol: str) -> bool:
    return symbol == RE or known_piece(symbol).kind.sort == DEVICE


def _new_owner(
    field: Battlefield, place: str, winners: Sequence[str], stands: dict[str, dict[str, Figures]]
) -> str:
    """Whoever of the winners has most warriors there, or sends one after those who fell there; nobody new if none of
    them set out for it."""
    there = {
        party: sum(number for symbol, number in stands[party].get(place, {}).items() if _is_warrior(symbol))
        for party in winners if not field.is_caravan(party, place)
    }
    best = max(there, key=lambda party: there[party], default="")
    if there.get(best):
        return best
    comers = dict.fromkeys(one.party for one in field.contingents if one.target == place and one.party in there)
    return next((party for party in comers if occupies(stands[party], place)), "")
