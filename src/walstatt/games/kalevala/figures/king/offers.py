"""What a ruler can order of his king, for orders by pointing (18.1 to 18.5)."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.king.crowning import due
from walstatt.games.kalevala.figures.king.lines import KINDS
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.figures.king.reign import NEEDED, TO_SACRIFICE, UPKEEP_DUE, is_due, value_of
from walstatt.games.kalevala.figures.king.throne import (
    MOST_LIVES,
    PER_ADVANTAGE,
    PRIEST_KING,
    WARRIOR_KING,
    Throned,
    find,
    has_palace,
    reigning,
)
from walstatt.games.kalevala.hooks import Offer
from walstatt.games.kalevala.realm.buildings import PALACE
from walstatt.games.kalevala.realm.stock import RE, Force
from walstatt.games.kalevala.state import RULER, Knowledge


def offers(work: Evaluation, realm: str) -> Iterator[Offer]:
    king, found = reigning(work.world, realm), find(work.world, realm)
    yield from (Offer("palace-seen", gf) for gf in _palaces_seen(work, realm))
    if king is None and found is None:
        yield from _crowning(work, realm)
    if king is None or found is None:
        return
    if not has_palace(work, realm):
        yield from (Offer("palace", place, {"": f"{due(work, realm)} RE"}) for place in _sites(work, realm))
    for place in dict.fromkeys((found.place, *work.realm(realm).capitals)):
        yield from _orders(work, realm, king, found, place)
    if king.kind.startswith(PRIEST_KING) and _power(work, realm, found) >= TO_SACRIFICE:
        yield Offer("king-sacrifice", found.place, _gifts(work, realm, found.place))


def _palaces_seen(work: Evaluation, realm: str) -> list[str]:
    """Large fields of others in which one stood when they were seen last."""
    known = work.world.knowledge.get(realm, Knowledge())
    last = {one.place: one.buildings for one in known.sightings if one.owner not in (None, realm)}
    return [gf for gf, built in last.items() if any(one.startswith(f"{PALACE} ") for one in built)]


def _sites(work: Evaluation, realm: str) -> list[str]:
    """Where a palace may stand: with the capital, or in any own land of who has none."""
    return work.realm(realm).capitals or sorted(work.owned.get(realm, ()))


def _crowning(work: Evaluation, realm: str) -> Iterator[Offer]:
    last = work.world.persons.kings.get(realm)
    too_soon = last is not None and (not work.world.at.arms or work.world.at.gr <= last.ended)
    if work.realm(realm).kind != RULER or too_soon:
        return
    cost = f"{due(work, realm)} RE"
    kinds = (*KINDS, *(f"{PRIEST_KING}{letter}" for letter in sorted(work.world.persons.cults)))
    for place in _sites(work, realm):
        yield Offer("king-crown", place, dict.fromkeys(kinds, cost))


def _orders(work: Evaluation, realm: str, king: King, found: Throned, place: str) -> Iterator[Offer]:
    if is_due(work, realm):
        enough = work.realm(realm).oeh >= UPKEEP_DUE
        yield Offer("king-keep", place, dict.fromkeys((RE, *(["OEH"] if enough else [])), str(UPKEEP_DUE)))
    # One life heals by itself before that.
    healed = found.king.lives + int(king.healed != work.world.at.gr)
    lives = min(MOST_LIVES - healed, _power(work, realm, found) // PER_ADVANTAGE)
    if king.kind == WARRIOR_KING and lives > 0:
        yield Offer("king-heal", place, {str(one): f"{PER_ADVANTAGE * one} MP" for one in range(1, lives + 1)})
    if not has_palace(work, realm):
        yield Offer("king-spare", place)
    yield Offer("king-abdicate", place)


def _power(work: Evaluation, realm: str, found: Throned) -> int:
    """Power points that are left when he has paid for what he lacks."""
    homeless = not has_palace(work, realm) and found.king.power >= NEEDED
    return found.king.power - (NEEDED if homeless else 0)


def _gifts(work: Evaluation, realm: str, place: str) -> dict[str, str]:
    there = work.world.forces.get(realm, {}).get(place, Force()).land
    given = {one.symbol: f"{value} RE" for one, _ in there.each()
             if not one.items and (value := value_of(one)) is not None}
    return given | ({RE: ""} if there.re else {})
