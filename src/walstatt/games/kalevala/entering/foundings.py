"""Trade centres founded and razed by an order of phase 3 (4.4): the price is that of an occupation."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.entering.arrivals import losses_at, pay, payment
from walstatt.games.kalevala.entering.entries import check_payable, worth
from walstatt.games.kalevala.entering.muster import Muster
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Found, Raze
from walstatt.games.kalevala.realm.ownership import test_at_once
from walstatt.games.kalevala.realm.stock import RE, Force
from walstatt.games.kalevala.state import CONQUERED, Entry, Founding, Province, World
from walstatt.hexmap.land import TradeSite

FOUNDED_BY = ("kalevala.4.4.hz_gruenden", "kalevala.r.4.gruendung_ablauf")
RAZED_BY = "kalevala.4.4.schleifen"
FOUNDED_ANEW_BY = "kalevala.16.2.7.neugruendung"


def take_foundings(turn: Turn) -> None:
    """Kept for phase 4; they cost no EE."""
    work = evaluation(turn)
    work.world.foundings, work.world.razings = {}, {}
    work.follow(_take_founding, Found)
    work.follow(_take_razing, Raze)


def _take_founding(work: Evaluation, realm: str, order: Found) -> None:
    founding = _checked(work, realm, order, work.world.entries.get(realm, ()))
    orders = work.world.foundings.setdefault(realm, [])
    if any(one.place == order.place for one in orders):
        raise refuse("kalevala.r.4.gruendung_ablauf", "kalevala-refused-founded", place=order.place)
    orders.append(founding)
    site = _site(work, order.place)
    work.turn.tell((realm,), "kalevala-founding-taken", *FOUNDED_BY, place=order.place, site=site.kind, line=order.line)


def founds_early(world: World) -> bool:
    """By a reading of kalevala.r.4.gruendung_ablauf trade centres are founded in phase 1, with the movement."""
    return bool(world.reading("kalevala.r.4.gruendung_ablauf"))


def found_early(turn: Turn) -> None:
    """By whoever stands there when everybody has moved, before RE are raised."""
    work = evaluation(turn)
    if founds_early(work.world):
        work.follow(_found_now, Found)


def _found_now(work: Evaluation, realm: str, order: Found) -> None:
    _found(work, realm, _checked(work, realm, order, ()))


def _checked(work: Evaluation, realm: str, order: Found, entries: Iterable[Entry]) -> Founding:
    """What those can pay who go nowhere else."""
    check_site(work, realm, order.place)
    muster = Muster(work, realm, entries)
    there = muster.standing.get(order.place, Force()).land
    if not there.warriors:
        raise refuse(FOUNDED_BY[0], "kalevala-refused-no-warrior-there", place=order.place)
    paid = Counter(order.paid.stock().pieces)
    if order.paid.re:
        paid[RE] = order.paid.re
    check_payable(paid, order.place)
    losses = losses_at(work, order.place)
    if there.lacks(order.paid.stock()) or worth(paid) < losses or payment(there, paid, losses) is None:
        key, offered = "kalevala-refused-entry-losses", worth(paid)
        raise refuse("kalevala.r.4.gruendung_ablauf", key, place=order.place, losses=losses, offered=offered)
    part = work.part(order.place)
    if order.centre and part is not None and order.centre not in part.fields:
        where = f"{gf_of(order.place)}/{order.centre}"
        raise refuse("kalevala.15.3.angaben", "kalevala-refused-entry-centre-where", place=where)
    return Founding(order.place, dict(paid), order.centre, order.centre_name)


def check_site(work: Evaluation, realm: str, place: str) -> None:
    """A trade centre can be founded there, in land of one's own."""
    _own(work, realm, place, FOUNDED_BY[0])
    _site(work, place)


def _own(work: Evaluation, realm: str, place: str, rule: str) -> Province:
    province = work.province(place)
    if province is None or province.owner != realm:
        raise refuse(rule, "kalevala-refused-not-own", place=place)
    return province


def _site(work: Evaluation, place: str) -> TradeSite:
    """A trade centre that can be founded there."""
    site = work.site(place)
    if site is None or work.founded(place) is not None:
        raise refuse(FOUNDED_BY[0], "kalevala-refused-founded", place=place)
    if is_contested(work, place):
        raise refuse("kalevala.15.3.1.hz", "kalevala-refused-contested", place=place)
    return site


def is_contested(work: Evaluation, place: str) -> bool:
    """Does it lie in land about which those who occupied it together have not agreed?"""
    contest, part = work.world.contests.get(str(gf_of(place))), work.part(place)
    return contest is not None and part is not None and not part.fields.isdisjoint(contest.fields)


def found_centres(turn: Turn) -> None:
    """With the occupations of phase 4, by those who are still there."""
    work = evaluation(turn)
    for realm, orders in work.world.foundings.items():
        for order in orders:
            _found(work, realm, order)
    test_at_once(work)


def _found(work: Evaluation, realm: str, order: Founding) -> None:
    province, site = work.province(order.place), work.site(order.place)
    stock = work.world.forces.get(realm, {}).get(order.place, Force()).land
    fits = province is not None and province.owner == realm and site is not None and not province.founded
    paid = payment(stock, Counter(order.paid), losses_at(work, order.place)) if stock.warriors else None
    if not fits or paid is None or province is None or site is None:
        work.turn.tell((realm,), "kalevala-founding-failed", FOUNDED_BY[1], place=order.place)
        return
    pay(work, realm, order.place, paid)
    place_centre(work, order.place, site, order.centre, order.centre_name)
    province.founded = True
    rules = [FOUNDED_ANEW_BY] if not work.realm(realm).invader else []
    work.turn.tell((realm,), "kalevala-centre-founded", *FOUNDED_BY, *rules, place=order.place, site=site.kind)


def place_centre(work: Evaluation, place: str, site: TradeSite, kf: int, name: str) -> None:
    gf, part = gf_of(place), work.part(place)
    where = kf if part is not None and kf in part.fields else site.kf
    land = work.world.lands[gf]
    changed = replace(land, site=replace(site, kf=where, name=name or site.name))
    if changed != land:
        work.replace_land(gf, changed)


# ---- razing


def _take_razing(work: Evaluation, realm: str, order: Raze) -> None:
    check_razing(work, realm, order.place)
    places = work.world.razings.setdefault(realm, [])
    if order.place not in places:
        places.append(order.place)
    work.turn.tell((realm,), "kalevala-razing-taken", RAZED_BY, place=order.place, line=order.line)


def check_razing(work: Evaluation, realm: str, place: str) -> None:
    """Conquered ones, by invaders who stand there (kalevala.r.4.statuspruefung)."""
    province = _own(work, realm, place, RAZED_BY)
    if not work.realm(realm).invader:
        raise refuse(RAZED_BY, "kalevala-refused-raze-invaders", place=place)
    if work.founded(place) is None or province.how != CONQUERED:
        raise refuse(RAZED_BY, "kalevala-refused-raze-conquered", place=place)
    if not work.world.forces.get(realm, {}).get(place, Force()).land.warriors:
        raise refuse("kalevala.r.4.statuspruefung", "kalevala-refused-no-warrior-there", place=place)


def raze_centres(turn: Turn) -> None:
    """After all battles, before the status of invaders is tested."""
    work = evaluation(turn)
    for realm, places in work.world.razings.items():
        for place in places:
            province = work.province(place)
            stands = work.world.forces.get(realm, {}).get(place, Force()).land.warriors
            if province is None or province.owner != realm or not province.founded or not stands:
                work.turn.tell((realm,), "kalevala-razing-failed", RAZED_BY, place=place)
                continue
            province.founded = False
            work.turn.tell((realm,), "kalevala-centre-razed", RAZED_BY, place=place)
