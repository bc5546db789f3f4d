"""Declarations of entry (15.1): taken in phase 3 by what the writer knows, and carried out in phase 4."""
from __future__ import annotations

from collections import Counter
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Enter
from walstatt.games.kalevala.realm.guests import may_enter
from walstatt.games.kalevala.realm.marching import March
from walstatt.games.kalevala.realm.pieces import DEVICE, known_piece, price
from walstatt.games.kalevala.realm.stock import RE, Force, Stock
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.scouting.results import NO_RESULT, OBSTACLE, PROTECTED, SEEN
from walstatt.games.kalevala.state import NATIVES, Entry, Knowledge, Scouting, Sighting

PERMITTED, OCCUPATION, WAR = "E", "B", "K"


def take_entries(turn: Turn) -> None:
    """In the order of the papers; what is wrong is told, and takes no EE."""
    work = evaluation(turn)
    work.world.entries = {}
    work.follow(_take, Enter)


def _take(work: Evaluation, realm: str, order: Enter) -> None:
    if work.is_protected(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    declared = work.world.entries.setdefault(realm, [])
    _check_number(work, realm, order, declared)
    scouting = _scouting(work, realm, order)
    seen = _seen(work, realm, order)
    stock = _figures(work, realm, order, declared)
    if not stock.pieces or (order.kind != PERMITTED and not stock.warriors):
        raise refuse("kalevala.15.1.angaben", "kalevala-refused-entry-figures", place=order.target)
    march = March(stock)
    if stock.re > march.carries or march.load > march.hauls:
        raise refuse("kalevala.r.war.einzug_figuren", "kalevala-refused-carries", re=stock.re, most=march.carries)
    target = next(iter(seen.parts), str(gf_of(scouting.target)))
    kind = _CHECKS[order.kind](work, realm, order, seen, target)
    declared.append(
        Entry(
            order.number, order.start, target, kind, dict(stock.pieces), stock.re, dict(_counted(order)), order.centre,
            order.centre_name, order.land_name, order.treason, order.against, order.line,
        )
    )
    work.turn.tell(
        (realm,), "kalevala-entry-taken", "kalevala.15.1.angaben", "kalevala.15.arten", number=order.number, kind=kind,
        start=order.start, place=target, line=order.line,
    )


def _counted(order: Enter) -> Counter[str]:
    paid = Counter(order.losses.stock().pieces)
    if order.losses.re:
        paid[RE] = order.losses.re
    return paid


# ---- what every entry needs


def _check_number(work: Evaluation, realm: str, order: Enter, declared: list[Entry]) -> None:
    """Each takes an EE that neither scouted nor entered (kalevala.15.voraussetzung)."""
    used = {one.number for one in work.world.scouting.get(realm, ())} | {one.number for one in declared}
    if order.number > MOST_EE or order.number in used:
        raise refuse("kalevala.15.voraussetzung", "kalevala-refused-entry-ee", number=order.number)


def _scouting(work: Evaluation, realm: str, order: Enter) -> Scouting:
    sent = [one for one in work.world.scouting.get(realm, ()) if gf_of(one.target) == gf_of(order.target)]
    if not sent:
        raise refuse("kalevala.15.voraussetzung", "kalevala-refused-entry-unscouted", place=order.target)
    found = next((one for one in sent if gf_of(one.start) == gf_of(order.start)), None)
    if found is None:
        start, place = sent[0].start, order.target
        raise refuse("kalevala.15.1.herkunft", "kalevala-refused-entry-start", place=place, start=start)
    return found


def _seen(work: Evaluation, realm: str, order: Enter) -> Sighting:
    """What its scouts brought from there in this GR."""
    gr, place = work.world.at.gr, str(gf_of(order.target))
    known = work.world.knowledge.get(realm, Knowledge())
    found = [one for one in known.sightings if one.at.gr == gr and one.place == place]
    named = [one for one in found if order.target in one.parts]
    if not found or found[-1].result == OBSTACLE:
        raise refuse("kalevala.15.voraussetzung", "kalevala-refused-entry-unscouted", place=order.target)
    return (named or found)[-1]


def _figures(work: Evaluation, realm: str, order: Enter, declared: list[Entry]) -> Stock:
    """Those that are there and were not named before; others are struck (kalevala.r.war.einzug_figuren)."""
    if order.listing.holders:
        raise refuse("kalevala.15.1.angaben", "kalevala-refused-ships-apart")
    there = _standing(work, realm, order, declared)
    wanted = order.listing.stock()
    missing = there.lacks(wanted)
    for symbol, number in missing.items():
        if symbol == RE:
            wanted.re -= number
        else:
            wanted.add(symbol, -number)
    if missing:
        struck = [f"{number}{symbol}" for symbol, number in missing.items()]
        work.turn.tell(
            (realm,), "kalevala-entry-struck", "kalevala.r.war.einzug_figuren", "kalevala.15.1.herkunft",
            place=order.start, missing=struck, line=order.line,
        )
    return wanted


def _standing(work: Evaluation, realm: str, order: Enter, declared: list[Entry]) -> Stock:
    """What may still be named: at the start, or come there by an entry straight before this one."""
    before = next((one for one in declared if gf_of(one.target) == gf_of(order.start)), None)
    if before is not None:
        side = gf_of(before.start).side_towards(gf_of(before.target))
        if gf_of(order.start).side_towards(gf_of(order.target)) == side:
            return Stock(dict(before.figures), before.re)
    force = work.world.forces.get(realm, {}).get(order.start, Force())
    there = force.land.copy()
    for one in declared:
        if one.start == order.start:
            there.part_with(Stock(dict(one.figures), one.re))
    return there


# ---- what each kind needs


def _check_permitted(work: Evaluation, realm: str, order: Enter, seen: Sighting, target: str) -> str:
    if seen.result == NO_RESULT or seen.owner is None:
        raise refuse("kalevala.15.2.unvollstaendig", "kalevala-refused-entry-no-result", place=target)
    if seen.owner == realm:
        return PERMITTED
    if not seen.owner:
        raise refuse("kalevala.15.arten", "kalevala-refused-entry-natives", place=target)
    if seen.result == PROTECTED and not work.world.reading("kalevala.r.8.schutz_wirkung"):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-entry-protected", place=target)
    if not may_enter(work, realm, target):
        raise refuse("kalevala.15.2.begriff", "kalevala-refused-no-permission", place=target)
    if order.attached:
        return PERMITTED
    # Without the copy it is war, whatever was meant.
    work.turn.tell((realm,), "kalevala-entry-without-copy", "kalevala.15.2.belege", place=target, line=order.line)
    return WAR


def _check_occupation(work: Evaluation, realm: str, order: Enter, seen: Sighting, target: str) -> str:
    if seen.result == NO_RESULT:
        raise refuse("kalevala.15.3.kein_ergebnis", "kalevala-refused-entry-no-result", place=target)
    if seen.result == PROTECTED or seen.owner != NATIVES:
        raise refuse("kalevala.15.arten", "kalevala-refused-entry-owned", place=target)
    wanted, offered = losses_of(work, realm, seen), worth(_counted(order))
    stock = order.listing.stock()
    short = stock.lacks(order.losses.stock())
    if short or offered < wanted:
        raise refuse(
            "kalevala.15.3.angaben" if not offered else "kalevala.15.3.verluste_ort", "kalevala-refused-entry-losses",
            place=target, losses=wanted, offered=0 if short else offered,
        )
    if stock.warriors - order.losses.stock().warriors < 1:
        raise refuse("kalevala.15.3.garnison", "kalevala-refused-entry-garrison", place=target)
    return OCCUPATION


def losses_of(work: Evaluation, realm: str, seen: Sighting) -> int:
    """What an occupation costs, as the scouts said; an invader takes land without losses."""
    return 0 if work.realm(realm).invader else seen.losses or 0


def worth(paid: Counter[str]) -> int:
    """Prices of the table; of what is damaged half, rounded down (kalevala.r.war.besetzung_zahlung)."""
    return sum((number if symbol == RE else _worth(symbol) * number) for symbol, number in paid.items())


def _worth(symbol: str) -> int:
    one = known_piece(symbol)
    whole = price(one) or 0
    return whole // 2 if one.due and one.kind.sort == DEVICE else whole


def _check_war(work: Evaluation, realm: str, order: Enter, seen: Sighting, target: str) -> str:
    del work, order
    if seen.owner == realm:
        raise refuse("kalevala.15.2.begriff", "kalevala-refused-entry-own", place=target)
    if seen.result == SEEN and seen.owner == NATIVES:
        raise refuse("kalevala.15.arten", "kalevala-refused-entry-natives", place=target)
    if seen.result == PROTECTED:
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-entry-protected", place=target)
    return WAR


_CHECKS: Final = {PERMITTED: _check_permitted, OCCUPATION: _check_occupation, WAR: _check_war}
