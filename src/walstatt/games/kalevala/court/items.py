"""Items: artefacts, scrolls, magic weapons. A figure bears them, or they lie hidden at a small field, or are lost."""
from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.court.act_base import (
    BY_HIS_HAND,
    FreeAct,
    field_named,
    item_named,
    place_named,
    realm_named,
)
from walstatt.games.kalevala.court.belongings import Borne, borne, borne_by, keeper_of, stocks
from walstatt.games.kalevala.court.records import Item, Name, Spot, Symbol
from walstatt.games.kalevala.court.special_figures import check_new_symbol
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import HandItem
from walstatt.games.kalevala.realm.ledger import ITEMS, burden
from walstatt.games.kalevala.realm.pieces import PERSON, WARRIOR, Piece, piece
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.scouting.sights import saw

MOST_BORNE: Final = 9
"""Items of one figure."""


class Make(FreeAct, frozen=True):
    """A new item, hidden at its field or lost until it is handed to somebody; or other words for a known one."""

    item: Item


class Hand(FreeAct, frozen=True):
    """An item goes to a figure of a realm, to a small field, or, with neither, is lost."""

    item: Symbol
    realm: Name | None = None
    place: Spot | None = None
    bearer: Spot | None = None
    field: Spot | None = None


class Destroy(FreeAct, frozen=True):
    item: Symbol


def make(work: Evaluation, act: Make) -> None:
    item, known = act.item, work.world.items.get(act.item.symbol)
    if known is None:
        check_new_symbol(work.world, item.symbol)
    for realm in item.known_to:
        realm_named(work, realm)
    bearer = borne(work.world).get(item.symbol)
    if bearer is not None and item.field:
        raise refuse("", "kalevala-refused-item-borne", item=item.symbol, realm=bearer.realm, place=bearer.place)
    field = field_named(work, item.field) if item.field else ""
    work.world.items[item.symbol] = msgspec.structs.replace(item, field=field)
    if bearer is not None:
        _tell_held(work, bearer.realm, item.symbol)


def hand(work: Evaluation, act: Hand) -> None:
    item = item_named(work, act.item)
    to_figure = (act.realm, act.place, act.bearer)
    if any(to_figure) and (act.field or not all(to_figure)):
        raise refuse("", "kalevala-refused-item-where")
    if act.realm and act.place and act.bearer:
        realm_named(work, act.realm)
        place, one = place_named(work, act.place), _bearer(act.bearer)
        stock = _stock_with(work, act.realm, place, one)
        _put_down(work, item.symbol)
        _take_up(work, act.realm, place, stock, one, item)
        return
    field = field_named(work, act.field) if act.field else ""
    _put_down(work, item.symbol)
    work.world.items[item.symbol] = msgspec.structs.replace(item.taken_away(), field=field)


def destroy(work: Evaluation, act: Destroy) -> None:
    item_named(work, act.item)
    crumble(work, act.item, BY_HIS_HAND)


def _bearer(written: str) -> Piece:
    found = piece(written)
    if found is None or found.items:
        raise refuse("kalevala.9.2.sonderkuerzel", "kalevala-refused-item-bearer", symbol=written)
    if found.kind.sort not in (WARRIOR, PERSON):
        raise refuse(BY_HIS_HAND, "kalevala-refused-item-bearer", symbol=written)
    return found


def _stock_with(work: Evaluation, realm: str, place: str, one: Piece) -> Stock:
    """Where such a figure stands in a place: on land, or aboard. One that bears something may take more."""
    force = work.world.forces.get(realm, {}).get(place, Force())
    for stock in stocks(force):
        if any(_is_same_figure(symbol, one) for symbol in stock.pieces):
            return stock
    raise refuse("kalevala.9.3.geltung", "kalevala-refused-not-there", place=place, missing=[one.symbol])


def _is_same_figure(symbol: str, one: Piece) -> bool:
    return symbol.partition("+")[0] == one.symbol and symbol.count("+") < MOST_BORNE


def crumble(work: Evaluation, symbol: str, rule: str) -> None:
    """An item is no more, whoever bears it."""
    _put_down(work, symbol, rule)
    del work.world.items[symbol]


def carry_off(
    work: Evaluation, symbol: str, realm: str, place: str, stock: Stock, one: Piece, rule: str, victim: str
) -> None:
    """Somebody takes an item that another bears, or that lies there, by such a rule; its victim is aware of that."""
    _put_down(work, symbol, rule)
    _take_up(work, realm, place, stock, one, work.world.items[symbol].taken_away(victim), rule)


def _take_up(work: Evaluation, realm: str, place: str, stock: Stock, one: Piece, item: Item,
             rule: str = BY_HIS_HAND) -> None:
    was = min((symbol for symbol in stock.pieces if _is_same_figure(symbol, one)), key=len)
    items = sorted([*was.split("+")[1:], item.symbol])
    burden(work, realm, place, stock, was, "+".join([was.partition("+")[0], *items]), rule)
    work.world.items[item.symbol] = item.taken_away(realm)
    _tell_held(work, realm, item.symbol, rule)


def _put_down(work: Evaluation, symbol: str, rule: str = BY_HIS_HAND) -> None:
    """Out of the hands of whoever bears it."""
    bearer = borne(work.world).get(symbol)
    if bearer is None:
        return
    force = work.world.forces[bearer.realm][bearer.place]
    stock = next(one for one in stocks(force) if bearer.symbol in one.pieces)
    name, *items = bearer.symbol.split("+")
    becomes = "+".join([name, *(one for one in items if one != symbol)])
    burden(work, bearer.realm, bearer.place, stock, bearer.symbol, becomes, rule)
    args = {"item": symbol, "name": work.world.items[symbol].name, "place": bearer.place}
    work.turn.tell((bearer.realm,), "kalevala-item-gone", rule, **args)


def _tell_held(work: Evaluation, realm: str, symbol: str, rule: str = BY_HIS_HAND) -> None:
    item, where = work.world.items[symbol], borne_by(work.world, realm)[symbol]
    work.turn.tell((realm,), "kalevala-item-held", rule, **item_args(item, where))


def item_args(item: Item, where: Borne) -> dict[str, str]:
    """What its holder reads of an item."""
    return {
        "item": item.symbol, "name": item.name, "bearer": where.symbol, "place": where.place, "words": item.words,
    }


# ---- steps


def hand_items(turn: Turn) -> None:
    """Rulers hand their items on, hide them, and take up what they know to lie in their own land."""
    evaluation(turn).follow(_hand, HandItem)


def _hand(work: Evaluation, realm: str, order: HandItem) -> None:
    bearer, item = borne_by(work.world, realm).get(order.item), work.world.items.get(order.item)
    here = bearer.place if bearer is not None else item.lies_for(realm) if item is not None else ""
    if item is None or not here:
        raise refuse("kalevala.r.9.grammatik", "kalevala-refused-item-strange", item=order.item)
    if gf_of(here.partition("/")[0]) != gf_of(order.place):
        raise refuse(BY_HIS_HAND, "kalevala-refused-item-elsewhere", item=item.symbol, place=here)
    province = work.province(order.place)
    if province is None or province.owner != realm:
        raise refuse("kalevala.8.bewegung_im_reich", "kalevala-refused-not-own", place=order.place)
    if bearer is None and item.field != here:
        forgotten = tuple(one for one in item.believed if one.realm != realm)
        work.world.items[item.symbol] = msgspec.structs.replace(item, believed=forgotten)
        raise refuse(BY_HIS_HAND, "kalevala-refused-item-gone", item=item.symbol, field=here)
    if order.bearer:
        one = _bearer(order.bearer)
        stock = _stock_with(work, realm, order.place, one)
        _put_down(work, item.symbol)
        _take_up(work, realm, order.place, stock, one, item)
        return
    field = field_named(work, f"{gf_of(order.place)}/{order.kf}")
    part = work.part(order.place)
    if part is None or order.kf not in part.fields:
        raise refuse("kalevala.9.4.standort", "kalevala-refused-no-place", place=field)
    _put_down(work, item.symbol)
    work.world.items[item.symbol] = msgspec.structs.replace(item.taken_away(realm), field=field, known_to=(realm,))
    work.turn.tell((realm,), "kalevala-item-hidden", BY_HIS_HAND, item=item.symbol, name=item.name, field=field)


def leave_on_battlefield(work: Evaluation, lying: Iterable[tuple[str, Iterable[str]]],
                         realms: Collection[str]) -> None:
    """What nobody has picked up lies there, and everybody who fought knows where (kalevala.r.duel_artefacts)."""
    for field, symbols in lying:
        for symbol in (one for one in symbols if one in work.world.items):
            work.world.items[symbol] = msgspec.structs.replace(work.world.items[symbol].taken_away(), field=field)
            for realm in sorted({*realms} & work.world.realms.keys()):
                tell_of_item(work, realm, symbol)


def look_after_items(turn: Turn) -> None:
    """What went down with its bearer is lost; what scouts may have come upon is for the game master to say."""
    work = evaluation(turn)
    if not work.world.items:
        return
    _tell_lost(work)
    never_found = work.world.persons.weak_points
    for symbol, item in work.world.items.items():
        if item.field and symbol not in never_found:
            for realm in saw(work, item.field):
                if realm not in item.known_to:
                    _ask_found(work, realm, symbol)


def _tell_lost(work: Evaluation) -> None:
    """Somebody who bore it left the world in this phase."""
    held = borne(work.world)
    for one in work.world.bookings:
        if one.at == work.world.at and one.amount < 0 and one.why != ITEMS:
            for symbol in one.item.split("+")[1:]:
                if _is_lost(work, symbol) and symbol not in held:
                    args = {"item": symbol, "name": work.world.items[symbol].name, "place": one.place}
                    work.turn.tell((one.realm,), "kalevala-item-gone", BY_HIS_HAND, **args)
                    work.turn.tell(GAME_MASTER, "kalevala-item-lost", BY_HIS_HAND, realm=one.realm, **args)


def _is_lost(work: Evaluation, symbol: str) -> bool:
    """It lies nowhere, and no captive has it with him."""
    item = work.world.items.get(symbol)
    return item is not None and not item.field and not keeper_of(work.world, symbol)


def _ask_found(work: Evaluation, realm: str, symbol: str) -> None:
    """An EE that sees the place may come upon what is hidden there, if the game master says so."""
    item = work.world.items[symbol]
    found = work.turn.decide(
        (realm, symbol), "kalevala:item-discovery", BY_HIS_HAND, False, (False, True), realms=[realm], realm=realm,
        item=symbol, name=item.name, field=item.field,
    )
    if found:
        tell_of_item(work, realm, symbol)


def tell_of_item(work: Evaluation, realm: str, symbol: str) -> None:
    """A realm learns where a hidden item lies."""
    item = work.world.items[symbol]
    if not item.field:
        raise refuse("", "kalevala-refused-item-not-hidden", item=symbol)
    known = tuple(dict.fromkeys((*item.known_to, realm)))
    believed = tuple(one for one in item.believed if one.realm != realm)
    work.world.items[symbol] = msgspec.structs.replace(item, known_to=known, believed=believed)
    work.turn.tell(
        (realm,), "kalevala-item-found", BY_HIS_HAND, item=symbol, name=item.name, field=item.field,
    )
