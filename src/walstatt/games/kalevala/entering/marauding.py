"""Marauders who attack of their own accord, by a reading of kalevala.r.8.marodeure_fuehrung."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.entering.entries import WAR, worth, worth_of
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import Paper
from walstatt.games.kalevala.realm.pieces import WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.state import MARAUDERS, NATIVES, RULER, Entry

RULE: Final = "kalevala.r.8.marodeure_fuehrung"


class _Chance(NamedTuple):
    """An attack that could be made; the least of all is the one on the weakest neighbour, with as many as can go."""

    defence: int
    target: str
    unsent: int
    """What goes, negative."""
    start: str


def attack_neighbours(turn: Turn) -> None:
    """Those for whom the game master has written nothing fall upon the weakest large field beside them, if they are
    stronger."""
    work = evaluation(turn)
    if not work.world.reading(RULE) or work.world.known_to:
        return
    for realm, one in work.world.realms.items():
        if one.kind == MARAUDERS and not work.papers.get(realm, Paper()).orders:
            _attack(work, realm)


def _attack(work: Evaluation, realm: str) -> None:
    best = min(_chances(work, realm), default=None)
    if best is None or -best.unsent <= best.defence:
        return
    sent = {one.number for one in work.world.scouting.get(realm, ())}
    unused = next(number for number in count(1) if number not in sent)
    entry = Entry(unused, best.start, best.target, WAR, dict(_goers(work, realm, best.start)))
    work.world.entries[realm] = [entry]
    rules = ("kalevala.8.4.marodeure", RULE)
    where = {"start": entry.start, "place": entry.target}
    work.turn.tell(GAME_MASTER, "kalevala-marauders-attack", *rules, realm=realm, ee=entry.number, **where)


def _chances(work: Evaluation, realm: str) -> Iterator[_Chance]:
    for start in work.owned.get(realm, ()):
        part, goers = work.part(start), _goers(work, realm, start)
        for beside in work.geography.steps(part) if part is not None and goers else ():
            if _is_prey(work, beside.name):
                yield _Chance(_defence(work, realm, beside.name), beside.name, -worth(goers), start)


def _goers(work: Evaluation, realm: str, place: str) -> Counter[str]:
    """All warriors but one of the least worth, who keeps the land."""
    stock = work.world.forces.get(realm, {}).get(place, Force()).land
    there = Counter({symbol: number for symbol, number in stock.pieces.items() if _is_warrior(symbol)})
    there -= Counter([min(there, key=lambda symbol: (worth_of(symbol), symbol))] if there else [])
    return there


def _is_warrior(symbol: str) -> bool:
    return known_piece(symbol).kind.sort == WARRIOR


def _is_prey(work: Evaluation, place: str) -> bool:
    province = work.province(place)
    owner = province.owner if province is not None else NATIVES
    return owner in work.world.realms and work.realm(owner).kind == RULER and not work.is_protected(owner)


def _defence(work: Evaluation, realm: str, place: str) -> int:
    """What all warriors are worth who stand there, whosever they are."""
    there = Counter[str]()
    for name, forces in work.world.forces.items():
        if name != realm and place in forces:
            there.update({symbol: number for symbol, number in forces[place].open().pieces.items()
                          if _is_warrior(symbol)})
    return worth(there)
