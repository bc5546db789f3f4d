"""Fiefs (21.1.4): land handed over for a time, prolonged by both rulers, claimed back, returned."""
from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import FiefOrder
from walstatt.games.kalevala.realm.guests import is_permitted
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.state import MARAUDERS, NATIVES, Permission
from walstatt.games.kalevala.trade.records import LAST_FOR, Fief, Offer
from walstatt.games.kalevala.trade.volume import merchants_in

RULE: Final = "kalevala.21.1.4.lehen"
ENDS: Final = "kalevala.r.fief_end"
GRACE: Final = 3
"""GR until marauders have their land back."""
BY_THE_GAME_MASTER: Final = 1
"""The reading of kalevala.r.fief_end by which he says how many."""


def grant_fief(work: Evaluation, offer: Offer) -> None:
    """From now on the land is the recipient's, for so many GR; land that comes home is no fief any more."""
    province, gr = work.province(offer.start), work.world.at.gr
    assert province is not None
    held = fief_held(work, offer.start, offer.realm)
    province.owner, province.taken, province.how, province.provisional = offer.to, None, "", False
    work.index_owners()
    _let_leave(work, offer.start, offer.to, offer.realm, gr + 1)
    work.world.trade.fiefs = [one for one in work.world.trade.fiefs if one.place != offer.start]
    told = {"place": offer.start, "giver": offer.realm, "to": offer.to, "until": gr + offer.rounds}
    if held is None:
        fief = Fief(offer.start, offer.realm, offer.to, gr, gr + offer.rounds)
        work.world.trade.fiefs.append(fief)
        work.turn.tell((offer.realm, offer.to), "kalevala-ceded", RULE, "kalevala.21.1.4.einzug", **told)
    else:
        work.turn.tell((offer.realm, offer.to), "kalevala-fief-returned", RULE, **told)


def fief_held(work: Evaluation, place: str, realm: str) -> Fief | None:
    """The fief as which this realm holds a place; whoever has conquered it holds it as his own."""
    return next((one for one in work.world.trade.fiefs if (one.place, one.holder) == (place, realm)), None)


def _fief_at(work: Evaluation, place: str) -> Fief | None:
    return next((one for one in work.world.trade.fiefs if one.place == place), None)


# ---- the start of phase 1


def settle_fiefs(turn: Turn) -> None:
    """What has run out goes back; marauders of the original realm want theirs (kalevala.r.fief_end)."""
    work = evaluation(turn)
    kept: list[Fief] = []
    for one in work.world.trade.fiefs:
        province, lord = work.province(one.place), work.world.realms.get(one.lord)
        if province is None or province.owner != one.holder or (not work.world.known_to and _is_gone(work, one.lord)):
            continue
        fief = _claimed_by_marauders(work, one) if lord is not None and lord.kind == MARAUDERS else one
        if fief.until < work.world.at.gr:
            _give_back(work, fief)
        else:
            kept.append(fief)
    work.world.trade.fiefs = kept


def _is_gone(work: Evaluation, lord: str) -> bool:
    """Nobody wants the land back: there is no such realm any more, or none of its marauders is left."""
    realm = work.world.realms.get(lord)
    if realm is None:
        return True
    has_people = any(not force.whole().empty for force in work.world.forces.get(lord, {}).values())
    return realm.kind == MARAUDERS and not work.owned.get(lord) and not has_people


def _claimed_by_marauders(work: Evaluation, fief: Fief) -> Fief:
    if fief.claimed:
        return fief
    until = min(fief.until, work.world.at.gr + _grace(work, fief) - 1)
    rule = "kalevala.21.1.4.marodieren"
    work.turn.tell((fief.holder,), "kalevala-fief-marauders", rule, ENDS, place=fief.place, lord=fief.lord, until=until)
    return replace(fief, until=until, claimed=True)


def _grace(work: Evaluation, fief: Fief) -> int:
    if work.world.reading("kalevala.r.fief_end") != BY_THE_GAME_MASTER:
        return GRACE
    told = {"place": fief.place, "lord": fief.lord, "holder": fief.holder}
    decided: int = work.turn.decide(
        fief.place, "kalevala:fief-deadline", ENDS, GRACE, realms=[fief.holder], check=_check_rounds, **told
    )
    return decided


def _check_rounds(value: Any) -> None:
    if type(value) is not int or not 1 <= value <= LAST_FOR:
        raise refuse(ENDS, "kalevala-refused-fief-deadline", most=LAST_FOR)


def _give_back(work: Evaluation, fief: Fief) -> None:
    """Whoever still stands there has this GR to leave, the holder and those whom he let in."""
    province = work.province(fief.place)
    assert province is not None
    guests = [one for one in work.world.forces if one != fief.lord and is_permitted(work, one, fief.place)]
    province.owner = fief.lord
    work.index_owners()
    for leaver in (fief.holder, *guests):
        _let_leave(work, fief.place, fief.lord, leaver, work.world.at.gr)
    told = {"place": fief.place, "giver": fief.holder, "to": fief.lord, "until": fief.until}
    work.turn.tell((fief.lord, fief.holder), "kalevala-fief-returned", RULE, ENDS, **told)


def _let_leave(work: Evaluation, place: str, host: str, leaver: str, until: int) -> None:
    """Who still stands in land that has gone to another may stay up to this GR; nobody comes in by it."""
    if place in work.world.forces.get(leaver, {}):
        work.world.permissions.append(Permission(host, leaver, work.world.at.gr, until, (place,), withdrawn=until - 1))
        work.__dict__.pop("permissions", None)


# ---- papers of phase 1


def order_fiefs(turn: Turn) -> None:
    evaluation(turn).follow(_order, FiefOrder)


def _order(work: Evaluation, realm: str, order: FiefOrder) -> None:
    fief = _fief_at(work, order.place)
    if fief is None or realm not in (fief.lord, fief.holder):
        raise refuse(RULE, "kalevala-refused-no-fief", place=order.place)
    changed = _claimed(work, realm, fief) if order.claim else _prolonged(work, realm, fief)
    work.world.trade.fiefs = [changed if one is fief else one for one in work.world.trade.fiefs]


def _claimed(work: Evaluation, realm: str, fief: Fief) -> Fief:
    """Only after a change of ruler, and only by the original realm; it is his from the next phase 1 on."""
    if realm != fief.lord or not fief.claimable:
        raise refuse(RULE, "kalevala-refused-fief-claim", place=fief.place)
    until = min(fief.until, work.world.at.gr)
    told = {"place": fief.place, "lord": fief.lord, "until": until}
    work.turn.tell((fief.lord, fief.holder), "kalevala-fief-claimed", RULE, ENDS, **told)
    return replace(fief, until=until, claimed=True)


def _prolonged(work: Evaluation, realm: str, fief: Fief) -> Fief:
    """Both must want it, at the latest in its last GR."""
    if fief.claimed:
        raise refuse(ENDS, "kalevala-refused-fief-claimed", place=fief.place)
    agreed = tuple(sorted({*fief.agreed, realm}))
    if len(agreed) < 2:
        work.turn.tell((realm,), "kalevala-fief-asked", RULE, place=fief.place)
        return replace(fief, agreed=agreed)
    until = fief.until + LAST_FOR
    work.turn.tell((fief.lord, fief.holder), "kalevala-fief-prolonged", RULE, ENDS, place=fief.place, until=until)
    return replace(fief, until=until, agreed=())


# ---- the end of phase 1


def check_moved_in(turn: Turn) -> None:
    """Whoever was given land has come there by now, or it is the natives' (kalevala.21.1.4.einzug)."""
    work = evaluation(turn)
    for one in list(work.world.trade.fiefs):
        there = work.world.forces.get(one.holder, {}).get(one.place, Force()).whole()
        if one.since != work.world.at.gr - 1 or there.warriors or merchants_in(there):
            continue
        province = work.province(one.place)
        if province is not None and province.owner == one.holder:
            province.owner, province.founded, province.taken, province.how = NATIVES, False, None, ""
            told = {"place": one.place, "giver": one.lord, "to": one.holder}
            work.turn.tell((one.lord, one.holder), "kalevala-fief-lapsed", "kalevala.21.1.4.einzug", **told)
            work.index_owners()
        work.world.trade.fiefs = [other for other in work.world.trade.fiefs if other is not one]
