"""Outcomes of chance for battles by hand: what a game master might enter. Tests and rehearsals use them."""
from __future__ import annotations

from collections import Counter
from random import Random

from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, PERSON, WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.war.field import Battlefield, Figures, Outcome, counted, people, warriors

Places = dict[str, Figures]


def some_outcome(field: Battlefield, rng: Random) -> Outcome:
    """Everybody stays in a place of his own, flees, dies or leaves booty; nothing comes from nowhere."""
    stands: dict[str, Places] = {}
    fled: dict[str, Places] = {}
    captured: dict[str, dict[str, Figures]] = {}
    for party in field.parties:
        own = [one for one in field.contingents if one.party == party.name]
        refuges = field.details.refuges.get(party.name, ())
        for one in own:
            left = counted(one.force.whole())
            stay, left = _parted(left, rng)
            _add(stands.setdefault(party.name, {}), one.place, stay)
            if refuges:
                runners = _in_pairs(_parted(_of(left, WARRIOR, PERSON, ANIMAL), rng)[0])
                _add(fled.setdefault(party.name, {}), rng.choice(refuges), runners)
                left -= runners
            captor = next((name for name in party.enemies if stands.get(name)), None)
            if captor is not None:
                booty, _ = _parted(_booty(left), rng)
                taken = captured.setdefault(captor, {}).setdefault(party.name, {})
                taken.update(Counter(taken) + booty)
                _add(stands[captor], next(iter(stands[captor])), booty)
    _clear(field, stands, rng)
    stands = {name: places for name, places in _filled(stands).items() if _is_manned(places)}
    return Outcome(
        stands, _conquer(field, stands), fled=_filled(fled), captured=_filled(captured), rounds=rng.randint(1, 12)
    )


def _clear(field: Battlefield, stands: dict[str, Places], rng: Random) -> None:
    """Enemies who fought within one place: only one of them stays there, else it had to be divided
    (kalevala.r.war.kampfende)."""
    for place in field.places:
        for party in field.parties:
            for enemy in party.enemies:
                if _holds(field, stands, party.name, place) and _holds(field, stands, enemy, place):
                    del stands[rng.choice((party.name, enemy))][place]


def _holds(field: Battlefield, stands: dict[str, Places], party: str, place: str) -> bool:
    return warriors(stands.get(party, {}).get(place, {})) > 0 and not field.is_caravan(party, place)


def _is_manned(places: Places) -> bool:
    """Without anybody alive nothing of a party stays there."""
    return any(people(figures) for figures in places.values())


def _conquer(field: Battlefield, stands: dict[str, Places]) -> dict[str, str]:
    """Attackers go where nobody stands any more, and own it if a warrior is among them."""
    owners: dict[str, str] = {}
    behind = {(one.party, one.place) for one in field.contingents if one.behind}
    for one in field.contingents:
        own = stands.get(one.party, {})
        free = bool(one.target) and not any(one.target in places for places in stands.values())
        if free and (one.party, one.place) not in behind and warriors(own.get(one.place, {})):
            own[one.target] = own.pop(one.place)
            owners[one.target] = one.party
    return owners


def _parted(figures: Counter[str], rng: Random) -> tuple[Counter[str], Counter[str]]:
    some = Counter({symbol: rng.randint(0, number) for symbol, number in figures.items()})
    return +some, figures - some


def _booty(figures: Counter[str]) -> Counter[str]:
    return _of(figures, DEVICE, ANIMAL) + Counter({RE: figures[RE]})


def _of(figures: Counter[str], *sorts: str) -> Counter[str]:
    return Counter({
        symbol: number for symbol, number in figures.items() if symbol != RE and known_piece(symbol).kind.sort in sorts
    })


def _in_pairs(figures: Counter[str]) -> Counter[str]:
    """No more animals than people."""
    people, animals = _of(figures, WARRIOR, PERSON), _of(figures, ANIMAL)
    return people + animals if animals.total() <= people.total() else people


def _add(places: Places, place: str, figures: Counter[str]) -> None:
    if figures:
        places[place] = dict(Counter(places.get(place, {})) + figures)


def _filled(parties: dict[str, Places]) -> dict[str, Places]:
    found = {name: {place: figures for place, figures in places.items() if figures} for name, places in parties.items()}
    return {name: places for name, places in found.items() if places}
