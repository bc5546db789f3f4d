"""The end of a king: death with the loss of colonies and tests of loyalty, abdication with a rebellion (18.2)."""
from __future__ import annotations

from math import ceil
from typing import Final

from walstatt.core.questions import SUM, Roll
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala.court.succession import LOYAL, in_order, turn_marauder
from walstatt.games.kalevala.entering.dividing import own_part, redrawn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.king.lines import Abdicate
from walstatt.games.kalevala.figures.king.throne import find, has_palace, palace_place, reigning, throned
from walstatt.games.kalevala.realm.areas import areas
from walstatt.games.kalevala.realm.dues import is_core
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book, book_in
from walstatt.games.kalevala.realm.pieces import known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Stock, so_many
from walstatt.games.kalevala.state import MARAUDERS, Realm, marauders_name
from walstatt.hexmap.coordinates import read_place

COLONIES, LOYALTY, TESTED, CAUSE = (
    "kalevala.18.2.kolonien", "kalevala.18.2.treue", "kalevala.r.king_loyalty", "kalevala.8.4.koenig",
)
ABDICATION, REBELS, UNPAID = "kalevala.18.2.ruecktritt", "kalevala.r.king_abdication_share", "kalevala.r.king_unpaid"
FIGURES_STAY, CAPITAL_STAYS, TROOPS_HELP = 1, 2, 3
"""Readings of the test: who stands there stays loyal, the capital always is, own core troops add one."""
SMALL_FIELD_ALONE: Final = 1
"""The reading by which rebels hold the palace, and the ruler the land around it."""
TWO: Final = 2
SHARE: Final = 10
"""One in so many warriors rebels."""


def look_for_the_dead(turn: Turn) -> None:
    """A king who was there and is not any more has died."""
    work = evaluation(turn)
    for realm in list(work.world.persons.kings):
        king = reigning(work.world, realm)
        if king is not None and not king.abducted and find(work.world, realm) is None and (
                not work.world.known_to or work.world.known_to == realm):
            die(work, realm)


def die(work: Evaluation, realm: str) -> None:
    """Colonies break away at once, then each province of the home realm is tested."""
    king = reigning(work.world, realm)
    assert king is not None
    king.ended, king.zeh = work.world.at.gr, 0
    work.areas.pop(realm, None)
    own = areas(work, realm)
    colonies = in_order(place for colony in own.colonies for place in colony)
    lost = [place for place in in_order(own.home) if not _is_loyal(work, realm, place)]
    with_all = work.world.reading("kalevala.r.king_loyalty") != FIGURES_STAY
    for places in (colonies, lost):
        if places:
            turn_marauder(work, realm, places, with_all=with_all)
    rules = (COLONIES, LOYALTY, TESTED, CAUSE)
    work.turn.tell((realm,), "kalevala-king-dead", *rules, king=king.kind, colonies=colonies or ["–"],
                   lost=lost or ["–"])


def _is_loyal(work: Evaluation, realm: str, place: str) -> bool:
    """3W6, 10 or more; the capital is tested too, but for a reading."""
    reading = work.world.reading("kalevala.r.king_loyalty")
    if reading == CAPITAL_STAYS and place in work.realm(realm).capitals:
        return True
    need = Tally(LOYAL, LOYALTY)
    there = work.world.forces.get(realm, {}).get(place, Force())
    if reading == TROOPS_HELP and there.whole().count(is_core):
        need.change(-1, TESTED)
    roll = Roll(None, "kalevala:loyalty", LOYALTY, 3, 6, need, compare=SUM)
    return bool(roll.reached(work.turn.roll(("loyalty", realm, place), roll)))


# ---- abdication


def step_down(turn: Turn) -> None:
    """By order, or because nothing was left to pay him."""
    work = evaluation(turn)
    for realm in list(work.world.persons.kings):
        king = reigning(work.world, realm)
        if king is not None and king.unpaid:
            abdicate(work, realm, UNPAID)
    work.follow(_abdicate, Abdicate)


def _abdicate(work: Evaluation, realm: str, order: Abdicate) -> None:
    del order
    throned(work, realm)
    abdicate(work, realm, ABDICATION)


def reign_ends(work: Evaluation, realm: str) -> None:
    """Another ruler, or the same under another name: his king does not outlast him."""
    if reigning(work.world, realm) is not None and find(work.world, realm) is not None:
        abdicate(work, realm, "kalevala.r.4.name_eindeutig")


def abdicate(work: Evaluation, realm: str, cause: str) -> None:
    """A tenth of the army and the palace field turn marauder, and he is gone."""
    king, found = throned(work, realm)
    book_in(work, realm, found.place, found.stock, found.symbol, -1, ABDICATION, LOSS)
    work.world.tidy(realm, found.place)
    king.ended, king.unpaid, king.zeh = work.world.at.gr, False, 0
    palace = _palace_field(work, realm, king.palace) if has_palace(work, realm) else ""
    rebels = _rebels(work, realm, palace or found.place)
    if palace:
        name = turn_marauder(work, realm, [palace], with_all=False)[0]
    else:
        name = marauders_name(work.world.realms)
        work.world.realms[name] = Realm(MARAUDERS, work.realm(realm).core, entered=work.world.at)
    for place, symbol, number in rebels:
        book(work, realm, place, symbol, -number, ABDICATION, LOSS)
        book(work, name, palace or place, symbol, number, ABDICATION, GAIN)
    if palace:
        _leave_the_rest(work, realm, name, palace)
    told = [f"{place} {so_many(number, symbol)}" for place, symbol, number in rebels]
    work.turn.tell((realm,), "kalevala-king-abdicated", ABDICATION, REBELS, cause, CAUSE, king=king.kind,
                   place=palace or "–", rebels=told or ["–"])


def _palace_field(work: Evaluation, realm: str, field: str) -> str:
    """The province with the palace; by a reading its small field alone, cut out of that province."""
    place = read_place(field)
    province = palace_place(work, field)
    part = work.part(province)
    if work.world.reading(REBELS) != SMALL_FIELD_ALONE or part is None or place.kf is None or len(part.fields) < TWO:
        return province
    rest = sorted(part.fields - {place.kf})
    others = [sorted(one.fields) for one in work.geography.parts(place.gf) if one.name != province]
    with redrawn(work, place.gf):
        work.divide(place.gf, [[place.kf], rest, *others])
    stays = own_part(work, realm, rest, place.gf)
    cut_out = palace_place(work, field)
    if stays is not None:
        _move_out(work, realm, cut_out, stays.name)
    return cut_out


def _move_out(work: Evaluation, realm: str, palace: str, rest: str) -> None:
    """Everybody of the realm stands in the land around the palace."""
    force = work.world.forces.get(realm, {}).pop(palace, None)
    if force is not None:
        target = work.world.force(realm, rest)
        target.land.join(force.land)
        target.holders.extend(force.holders)
    capitals = work.realm(realm).capitals
    work.realm(realm).capitals = [rest if one == palace else one for one in capitals]


def _rebels(work: Evaluation, realm: str, near: str) -> list[tuple[str, str, int]]:
    """A tenth of all warriors, rounded up: from the palace field first, then from the nearest. Who is aboard or in a
    caravan is counted, and stays."""
    forces = work.world.forces.get(realm, {})
    left = ceil(sum(_troopers(force.whole()) for force in forces.values()) / SHARE)
    start = gf_of(near)
    found: list[tuple[str, str, int]] = []
    for place in sorted(forces, key=lambda one: (_far(start, one), one)):
        for symbol, number in sorted(forces[place].land.pieces.items()):
            gone = min(left, number) if known_piece(symbol).is_trooper else 0
            if gone:
                found.append((place, symbol, gone))
                left -= gone
    return found


def _far(start: object, place: str) -> int:
    here = gf_of(place)
    return start.distance(here) if start.plane == here.plane else 10_000  # type: ignore[attr-defined]


def _troopers(stock: Stock) -> int:
    return stock.count(lambda one: one.is_trooper)


def _leave_the_rest(work: Evaluation, realm: str, name: str, palace: str) -> None:
    """Where nobody stays loyal what lies there is the rebels'."""
    land = work.world.forces.get(realm, {}).get(palace, Force()).land
    if land.count(lambda one: one.kind.sort in ("warrior", "person")):
        return
    for symbol, number in [*land.pieces.items(), (RE, land.re)]:
        book(work, realm, palace, symbol, -number, ABDICATION, LOSS)
        book(work, name, palace, symbol, number, ABDICATION, GAIN)
