"""Temples are guarded by priests, change hands with the land, and become towers (20.1)."""
from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.temple.records import Temple
from walstatt.games.kalevala.figures.temple.sanctuary import (
    gf_of_field,
    here,
    is_priest,
    owner_of,
    place_of,
    priests_in,
    temple_on,
    temples_of,
)
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import Arm, Convert, Cross, Enter, Ferry, Move, Order, Paper
from walstatt.games.kalevala.realm.breaches import breaches
from walstatt.games.kalevala.realm.buildings import TEMPLE, TEMPLES, TOWER, Building
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book, book_treasure, re_in
from walstatt.games.kalevala.realm.pieces import price
from walstatt.games.kalevala.realm.stock import RE, TREASURE, Stock
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Field

GUARD, GUARD_DETAIL, STEPS, CULT, COUNT = (
    "kalevala.20.1.waechter", "kalevala.r.temple_unguarded", "kalevala.r.temple_steps", "kalevala.20.kulte.tempel",
    "kalevala.20.1.anzahl",
)
ONE_EACH: Final = 1
"""The reading by which every temple tower needs a priest of its own."""


# ---- building


def check_building(work: Evaluation, realm: str, field: Field, building: Building, before: Building | None) -> None:
    """A temple is finished by a priest, and for the cult for which it was begun; there may be any number of them."""
    if building.kind not in TEMPLES:
        return
    if before is not None and before.kind in TEMPLES and before.cult != building.cult:
        raise refuse(CULT, "kalevala-refused-temple-cult", field=str(field))
    if building.kind == TEMPLE and not priests_in(work.world, realm, field.gf):
        raise refuse(STEPS, "kalevala-refused-temple-no-priest", field=str(field))


# ---- the last priest stays


def check_leaving(work: Evaluation, realm: str, place: str, stock: Stock) -> None:
    """Nobody orders the last priest away, unless another comes in the same phase."""
    gone, gf = stock.count(is_priest), gf_of(place)
    if not gone:
        return
    needed = _needed(work, realm, gf)
    if priests_in(work.world, realm, gf) - gone < needed and not _another_comes(work, realm, gf):
        raise refuse(GUARD, "kalevala-refused-last-priest", place=place)


def _needed(work: Evaluation, realm: str, gf: Gf) -> int:
    """One for all temples of a large field; by a reading one for each."""
    temples = sum(gf_of_field(field) == gf for field in temples_of(work.world, realm))
    return temples if work.world.reading("kalevala.r.temple_unguarded") == ONE_EACH else min(temples, 1)


def _another_comes(work: Evaluation, realm: str, gf: Gf) -> bool:
    return any(_brings(work, realm, order, gf) for order in work.papers.get(realm, Paper()).orders)


def _brings(work: Evaluation, realm: str, order: Order, gf: Gf) -> bool:
    """Does it lead a priest there who still is where it says, or raise one for RE that are there?"""
    match order:
        case (Move(way=(start, *_, end)) | Ferry(start=start, end=end) | Cross(start=start, end=end)
              | Enter(start=start, target=end)):
            coming = _priests_of(order.listing)
            return gf_of(end) == gf and not coming.empty and not here(work, realm, start).whole().lacks(coming)
        case Convert(place=place) | Arm(place=place):
            coming = _priests_of(order.listing)
            at_hand = not isinstance(order, Convert) or order.gathered or _cost(coming) <= re_in(work, realm, place)
            return gf_of(place) == gf and not coming.empty and at_hand
    return False


def _priests_of(listing: Listing) -> Stock:
    return Stock({one.symbol: number for one, number in listing.whole().each() if is_priest(one)})


def _cost(stock: Stock) -> int:
    return sum((price(one) or 0) * number for one, number in stock.each())


# ---- what becomes of them


def begin(turn: Turn) -> None:
    begin_temples(evaluation(turn))


def begin_temples(work: Evaluation) -> None:
    """Also those that came with realms that moved in, or by the game master's hand."""
    _settle(work)


def look_after(turn: Turn) -> None:
    """Whose they are now, and who guards them."""
    work = evaluation(turn)
    _settle(work)
    _note_guards(work)


def give_up_unguarded(turn: Turn) -> None:
    """The end of phase 1: where no priest was raised and none has come, a tower is left."""
    work = evaluation(turn)
    _settle(work)
    for field, temple in list(work.world.persons.temples.items()):
        if temple.unguarded is not None and not is_guarded(work, field, temple):
            desecrate(work, field, GUARD, GUARD_DETAIL)
    _note_guards(work)


def is_guarded(work: Evaluation, field: str, temple: Temple) -> bool:
    gf = gf_of_field(field)
    return bool(temple.owner) and priests_in(work.world, temple.owner, gf) >= _needed(work, temple.owner, gf)


def _note_guards(work: Evaluation) -> None:
    for field, temple in work.world.persons.temples.items():
        if work.world.known_to and temple.owner != work.world.known_to:
            continue
        if is_guarded(work, field, temple):
            temple.unguarded = None
        elif temple.unguarded is None:
            temple.unguarded = work.world.at
            if temple.owner:
                work.turn.tell((temple.owner,), "kalevala-temple-unguarded", GUARD, GUARD_DETAIL, field=field)


def _settle(work: Evaluation) -> None:
    """Every temple has its treasure, and belongs to whom its land belongs."""
    temples = work.world.persons.temples
    for field in [one for one in temples if temple_on(work.world, one) is None]:
        spill(work, field)
        del temples[field]
    for gf, buildings in work.world.buildings.items():
        for one in buildings:
            field = f"{gf}/{one.kf}"
            if one.kind == TEMPLE:
                if field not in temples:
                    temples[field] = Temple(owner_of(work, field))
                _hand_on(work, field, temples[field])


def _hand_on(work: Evaluation, field: str, temple: Temple) -> None:
    """With the land a temple that was not plundered goes to its new owner, treasure and all."""
    owner, was = owner_of(work, field), temple.owner
    if owner == was or (work.world.known_to and not owner):
        return
    place, treasure = place_of(work, field), temple.treasure
    book_treasure(work, place, temple, -treasure, GUARD_DETAIL, LOSS)
    temple.owner = owner
    if owner:
        book_treasure(work, place, temple, treasure, GUARD_DETAIL, GAIN)
    told = [name for name in (was, owner) if name in work.world.realms]
    work.turn.tell(told, "kalevala-temple-taken", GUARD, GUARD_DETAIL, field=field, realm=owner or "natives")


def desecrate(work: Evaluation, field: str, *rules: str) -> None:
    """An ordinary tower from now on; what is left of the treasure lies in the land."""
    gf, building = gf_of_field(field), temple_on(work.world, field)
    temple = work.world.persons.temples.get(field)
    if building is None or temple is None:
        return
    spill(work, field)
    there = work.world.buildings[str(gf)]
    tower = replace(building, kind=TOWER, cult="", hits=len(breaches(building)), broken=breaches(building))
    work.replace_buildings(gf, [tower if one is building else one for one in there])
    del work.world.persons.temples[field]
    told = [temple.owner] if temple.owner in work.world.realms else []
    work.turn.tell(told, "kalevala-temple-desecrated", *rules, field=field)


def spill(work: Evaluation, field: str) -> None:
    """The treasure of a temple that is none any more lies in its land as ordinary RE."""
    temple, place = work.world.persons.temples[field], place_of(work, field)
    treasure = temple.treasure
    if not treasure:
        return
    book_treasure(work, place, temple, -treasure, GUARD_DETAIL, LOSS)
    province = work.province(place)
    heir = province.owner if province is not None and province.owner in work.world.realms else temple.owner
    if heir in work.world.realms:
        book(work, heir, place, RE, treasure, GUARD_DETAIL, GAIN)
        work.turn.tell((heir,), "kalevala-treasure-spilled", GUARD_DETAIL, field=field, re=treasure, place=place)


def purses(world: World) -> list[tuple[str, str, int]]:
    return [(one.owner, TREASURE, one.treasure) for one in world.persons.temples.values() if one.treasure]
