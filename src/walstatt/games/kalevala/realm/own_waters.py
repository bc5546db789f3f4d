"""Fleets of an invader on his own waters: there he arms and makes what his people need, as elsewhere ashore (4.4)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.model import Listing
from walstatt.games.kalevala.realm.areas import areas, fields_with_waters, known_waters
from walstatt.games.kalevala.realm.ledger import book_in
from walstatt.games.kalevala.realm.marching import forbidden_aboard
from walstatt.games.kalevala.realm.pieces import KINDS, VESSEL, known_piece
from walstatt.games.kalevala.realm.stock import RE, Holder, so_many
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.parts import Part

SET_UP: Final = "kalevala.4.4.aufstellen"


def own_fleets(work: Evaluation, realm: str) -> frozenset[str]:
    """Waters of his core realm in which an invader's ships lie: known, and sailed already (kalevala.4.4.wasserwege)."""
    if not work.realm(realm).invader:
        return frozenset()
    known = known_waters(work, realm)
    forces = work.world.forces.get(realm, {})
    lying = {place: part for place in forces if forces[place].vessels and (part := _water(work, place, known))}
    core = _core(work, realm, lying.values(), known) if lying else frozenset()
    return frozenset(place for place, part in lying.items() if part.gf in core)


def _water(work: Evaluation, place: str, known: frozenset[Gf]) -> Part | None:
    part = work.part(place)
    return part if part is not None and part.water and part.gf in known else None


def _core(work: Evaluation, realm: str, fleets: Iterable[Part], known: frozenset[Gf]) -> frozenset[Gf]:
    """With his land all waters that it touches; who has none rules the largest of the waters that hang together."""
    home = areas(work, realm).home
    if home:
        return frozenset(fields_with_waters(work, realm, home))
    waters = [frozenset(one.gf for one in work.geography.sailing([fleet], known, len(known) + 1)) for fleet in fleets]
    return max(waters, key=lambda one: (len(one), sorted(one)))


def re_aboard(work: Evaluation, realm: str, place: str) -> int:
    return sum(vessel.load.re for vessel in work.world.force(realm, place).vessels)


def stow(work: Evaluation, realm: str, place: str, symbol: str, number: int, rule: str, why: str) -> None:
    """RE and pieces go aboard, where there is room; that there is was checked before."""
    for vessel in work.world.force(realm, place).vessels:
        amount = number if symbol == RE else min(number, _fits(vessel, symbol))
        book_in(work, realm, place, vessel.load, symbol, amount, rule, why)
        number -= amount


def check_hold(work: Evaluation, realm: str, place: str, listing: Listing) -> None:
    """Does all of it fit into the ships that lie there?"""
    vessels = [one.copy() for one in work.world.force(realm, place).vessels]
    for symbol, number in listing.pieces:
        if known_piece(symbol).kind.sort == VESSEL:
            continue
        for vessel in vessels:
            amount = min(number, _fits(vessel, symbol))
            vessel.load.add(symbol, amount)
            number -= amount
        if number:
            raise refuse(SET_UP, "kalevala-refused-no-room-aboard", place=place, what=so_many(number, symbol))


def _fits(vessel: Holder, symbol: str) -> int:
    one = known_piece(symbol)
    if forbidden_aboard(vessel.symbol, one):
        return 0
    free, room = KINDS[vessel.symbol].hold - vessel.load.room, one.kind.room
    return max(0, free // room) if room else 99
