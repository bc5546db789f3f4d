"""What is left of a victor's troops stands where he likes on the field that he has won (kalevala.16.2.9.verteilen)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.listing import write_listing
from walstatt.games.kalevala.papers.model import Spread
from walstatt.games.kalevala.realm.ledger import carry
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, PERSON, WARRIOR
from walstatt.games.kalevala.realm.stock import Force, Stock, so_many
from walstatt.games.kalevala.state import Knowledge

SPREADING: Final = "kalevala.16.2.9.verteilen"
TROOPS: Final = (WARRIOR, PERSON, ANIMAL, DEVICE)


def spread_survivors(turn: Turn) -> None:
    """Before anybody moves: it is no move, and whoever is placed anew still has his own."""
    evaluation(turn).follow(_spread, Spread)


def _spread(work: Evaluation, realm: str, order: Spread) -> None:
    if work.is_at_rest(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    if not _has_won(work, realm, order.start, order.end):
        raise refuse(SPREADING, "kalevala-refused-spread-where", start=order.start, end=order.end)
    stock = order.listing.stock()
    if order.listing.holders or stock.re or any(one.kind.sort not in TROOPS for one, _ in stock.each()):
        raise refuse(SPREADING, "kalevala-refused-spread-what")
    missing = work.world.forces.get(realm, {}).get(order.start, Force()).land.lacks(stock)
    if missing:
        raise refuse(SPREADING, "kalevala-refused-not-there", place=order.start, missing=_told(missing))
    hooks.check_leaving(work, realm, order.start, stock)
    carry(work, realm, order.start, order.end, stock)
    work.turn.tell((realm,), "kalevala-spread", SPREADING, start=order.start, end=order.end,
                   what=write_listing(order.listing))


def to_place(work: Evaluation, realm: str) -> Iterator[tuple[str, str]]:
    """From where to where survivors may be placed anew, as far as the realm knows."""
    known = work.world.knowledge.get(realm, Knowledge())
    fields = [one.places for one in known.battles if one.won] if work.world.at.phase == 1 else []
    for start in sorted(work.world.forces.get(realm, {})):
        ends = {end for places in fields if start in places for end in places if _has_won(work, realm, start, end)}
        yield from ((start, end) for end in sorted(ends))


def _has_won(work: Evaluation, realm: str, start: str, end: str) -> bool:
    """Both places, on one field, in the GR before; where he comes to is his, or he stands there as a guest."""
    known, before = work.world.knowledge.get(realm, Knowledge()), work.world.at.gr - 1
    won = any(one.won and one.gr == before and {start, end} <= set(one.places) for one in known.battles)
    province = work.province(end)
    stands = work.world.forces.get(realm, {}).get(end, Force()).land != Stock()
    return won and start != end and (stands or (province is not None and province.owner == realm))


def _told(missing: dict[str, int]) -> list[str]:
    return [so_many(number, symbol) for symbol, number in missing.items()]
