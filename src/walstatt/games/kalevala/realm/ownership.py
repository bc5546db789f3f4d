"""Who owns what, and where the capital is (8, 4.4): tested at the start and at the end of phase 1."""
from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import GiveUp, NameCapital, Paper
from walstatt.games.kalevala.realm.areas import (
    areas,
    armament_value,
    equal_cores,
    is_foreign_crossing,
    is_reached,
    planes_of,
)
from walstatt.games.kalevala.realm.conversion import SECOND_PLANE
from walstatt.games.kalevala.realm.trade_centres import INVADERS_EXTRA, TRADE_CENTRES
from walstatt.games.kalevala.state import NATIVES, RULER, Province
from walstatt.hexmap.coordinates import ELDRIEN

HOME_REALM_RULES: Final = ("kalevala.8.2.stammreich", "kalevala.8.3.kolonie", "kalevala.r.8.verbindung")
CORE_REALM_RULES: Final = ("kalevala.4.4.kernreich", "kalevala.4.4.wasserwege")
WHOLE_ROUND: Final = 2


def settle_ownership(turn: Turn) -> None:
    """At the start of phase 1: the status of invaders, capitals, home realms and colonies."""
    work = evaluation(turn)
    work.areas.clear()
    for realm, ruler in work.world.realms.items():
        if ruler.kind == RULER:
            _test_invader(work, realm)
            _lose_capitals(work, realm)
            _settle_capitals(work, realm)
            if ruler.invader and work.world.at.arms:
                _settle_core_realms(work, realm)
            _tell_colonies(work, realm)


def review_ownership(turn: Turn) -> None:
    """At the end of phase 4: whoever lost his status, his capital or the way to a part of his realm knows it before he
    writes his next paper."""
    work = evaluation(turn)
    work.areas.clear()
    for realm, ruler in work.world.realms.items():
        if ruler.kind == RULER:
            _test_invader(work, realm)
            _lose_capitals(work, realm)
            if realm in work.robbed:
                _tell_colonies(work, realm)


def test_at_once(work: Evaluation) -> None:
    """By a reading, whenever a trade centre has changed hands (kalevala.r.4.statuspruefung)."""
    if not work.world.reading("kalevala.r.4.statuspruefung"):
        return
    work.index_owners()
    for realm, ruler in work.world.realms.items():
        if ruler.kind == RULER:
            _test_invader(work, realm)


def _test_invader(work: Evaluation, realm: str) -> None:
    """With trade centres of more than 64 RE nobody is an invader any more, and never again."""
    ruler = work.realm(realm)
    if ruler.invader and armament_value(work, realm) > INVADERS_EXTRA:
        ruler.invader = ""
        rules = ("kalevala.4.4.statusverlust", "kalevala.r.4.statuspruefung")
        work.turn.tell((realm,), "kalevala-no-invader", *rules)


def _lose_capitals(work: Evaluation, realm: str) -> None:
    ruler = work.realm(realm)
    for place in list(ruler.capitals):
        province = work.province(place)
        if province is None or province.owner != realm or work.founded(place) is None:
            ruler.capitals.remove(place)
            ruler.lost_capital = True
            work.turn.tell((realm,), "kalevala-capital-lost", "kalevala.8.2.hauptstadt_verlust", place=place)


def _settle_core_realms(work: Evaluation, realm: str) -> None:
    """Areas of one size with as many warriors: the game master says in which of them an invader arms."""
    for plane in planes_of(work, realm):
        cores = equal_cores(work, realm, plane)
        if len(cores) > 1:
            work.core_realms[realm, plane] = work.turn.decide(
                (realm, plane), "kalevala:core-realm", "kalevala.r.4.nomade_oder_invasor", cores[0], cores,
                realms=[realm], realm=realm, places=cores,
            )
            work.areas.pop(realm, None)


def _tell_colonies(work: Evaluation, realm: str) -> None:
    found, is_invader = areas(work, realm), bool(work.realm(realm).invader)
    colonies = sorted(place for colony in found.colonies for place in colony)
    if colonies:
        rules = CORE_REALM_RULES if is_invader else [*HOME_REALM_RULES, *_why_apart(work, realm, colonies)]
        key = "kalevala-outside-core-realm" if is_invader else "kalevala-colonies"
        work.turn.tell((realm,), key, *rules, home=sorted(found.home), colonies=colonies)


def _why_apart(work: Evaluation, realm: str, colonies: list[str]) -> Iterator[str]:
    """What parts colonies from the home realm: water, the bridge of another, a closed rift."""
    parts = [part for place in colonies if (part := work.part(place)) is not None]
    if any(work.geography.coasts(part) for part in parts):
        yield "kalevala.8.2.wasser_trennung"
    own = {work.part(place) for place in work.owned.get(realm, ())}
    if any(is_foreign_crossing(work, realm, part, other) for part in parts for other in work.geography.steps(part)
           if other in own):
        yield "kalevala.8.2.strom_trennung"
    if not all(is_reached(work, realm, place) for place in colonies):
        yield "kalevala.r.8.scherbe"
        yield "kalevala.14.4.kolonie"


def _settle_capitals(work: Evaluation, realm: str) -> None:
    ruler, paper = work.realm(realm), work.papers.get(realm, Paper())
    for order in paper.of(NameCapital):
        work.attempt(realm, order, partial(_name_capital, work, realm, order))
    for plane in {gf_of(place).plane for place in work.owned.get(realm, ())}:
        if ruler.capital_on(plane) is None and _needs_capital(work, realm, plane):
            _choose_capital(work, realm, plane)


def _needs_capital(work: Evaluation, realm: str, plane: int) -> bool:
    """On another plane only once its trade centres are worth more than 32 RE (kalevala.8.2.andere_ebene)."""
    value = armament_value(work, realm, plane)
    return value > (0 if plane == ELDRIEN else SECOND_PLANE) and not work.realm(realm).invader


def _name_capital(work: Evaluation, realm: str, order: NameCapital) -> None:
    ruler, plane = work.realm(realm), gf_of(order.place).plane
    capital = ruler.capital_on(plane)
    if capital is not None:
        raise refuse("kalevala.8.2.hauptstadt", "kalevala-refused-capital-stays", place=capital)
    province, site = work.province(order.place), work.founded(order.place)
    if province is None or province.owner != realm or site is None or not TRADE_CENTRES[site.kind].yields:
        raise refuse("kalevala.8.2.hauptstadt", "kalevala-refused-no-capital", place=order.place)
    ruler.capitals.append(order.place)
    ruler.lost_capital = False
    by = "kalevala.8.2.hauptstadt_verlust" if plane == ELDRIEN else "kalevala.8.2.andere_ebene"
    work.turn.tell((realm,), "kalevala-capital", by, place=order.place)


def _choose_capital(work: Evaluation, realm: str, plane: int) -> None:
    """The highest value, then most warriors, then the first in order (kalevala.r.8.hauptstadt_ersatz)."""
    ruler, forces = work.realm(realm), work.world.forces.get(realm, {})

    def worth(place: str) -> tuple[int, int, str]:
        site = work.founded(place)
        value = TRADE_CENTRES[site.kind].yields if site else 0
        return -value, -(forces[place].whole().warriors if place in forces else 0), place

    places = [place for place in work.owned[realm] if gf_of(place).plane == plane and worth(place)[0] < 0]
    chosen = min(places, key=worth)
    ruler.capitals.append(chosen)
    ruler.lost_capital = False
    by = ["kalevala.r.8.hauptstadt_ersatz", *(["kalevala.8.2.andere_ebene"] if plane != ELDRIEN else [])]
    work.turn.tell((realm,), "kalevala-capital", *by, place=chosen)


def close_ownership(turn: Turn) -> None:
    """At the end of phase 1: what is given up, what was entered and not held, what landless rulers have left."""
    work = evaluation(turn)
    work.follow(_give_up, GiveUp)
    for place, province in work.world.provinces.items():
        if province.provisional:
            province.provisional = _is_still_provisional(work, province)
            _keep_or_lapse(work, place, province)
        elif province.owner and _is_left_by_landless(work, province.owner, place):
            lapse(work, place, province, "kalevala.8.5.landlose_herrscher")
    work.index_owners()


def _give_up(work: Evaluation, realm: str, order: GiveUp) -> None:
    """Only said twice; figures that stay there are no longer at home (kalevala.r.8.vergessen_digital)."""
    province = work.province(order.place)
    if province is None or province.owner != realm:
        raise refuse("kalevala.8.5.vergessen", "kalevala-refused-not-own", place=order.place)
    if order.again != order.place:
        raise refuse("kalevala.r.8.vergessen_digital", "kalevala-refused-say-twice", place=order.place)
    lapse(work, order.place, province, "kalevala.8.5.vergessen")


def _keep_or_lapse(work: Evaluation, place: str, province: Province) -> None:
    """With its trade centre one owns the land; without one a warrior must have held it (kalevala.r.8.besitz_zeitpunkt).
    """
    by_presence = ("kalevala.8.besitz_ohne_hz", "kalevala.r.8.besitz_zeitpunkt")
    if work.founded(place) is not None:
        province.provisional = False
    if _is_held(work, province.owner, place):
        key = "kalevala-held" if province.provisional else "kalevala-kept"
        work.turn.tell((province.owner,), key, *by_presence, place=place)
    elif work.founded(place) is not None and not province.how:
        work.turn.tell((province.owner,), "kalevala-kept", "kalevala.8.besitz_hz", place=place)
    else:
        lapse(work, place, province, *by_presence, *(["kalevala.15.3.fehler"] if province.how else []))


def _is_still_provisional(work: Evaluation, province: Province) -> bool:
    """By the other reading of kalevala.r.8.besitz_zeitpunkt a garrison must hold it for a whole GR."""
    late = bool(work.world.reading("kalevala.r.8.besitz_zeitpunkt"))
    return late and province.taken is not None and work.world.at.gr < province.taken.gr + WHOLE_ROUND


def _is_held(work: Evaluation, realm: str, place: str) -> bool:
    """By a warrior ashore, or aboard a ship that lies beside it in the same large field."""
    forces, part = work.world.forces.get(realm, {}), work.part(place)
    beside = [one.name for one in work.geography.coasts(part) if one.gf == part.gf] if part is not None else []
    return any(forces[one].open().warriors for one in (place, *beside) if one in forces)


def _is_left_by_landless(work: Evaluation, realm: str, place: str) -> bool:
    """Whoever has gone has left, even if he left RE behind."""
    ruler, there = work.world.realms.get(realm), work.world.forces.get(realm, {}).get(place)
    return ruler is not None and ruler.lacks_land and (there is None or not there.whole().pieces)


def lapse(work: Evaluation, place: str, province: Province, *rules: str) -> None:
    """Native again; its trade centre has to be founded anew."""
    work.turn.tell((province.owner,), "kalevala-lapsed", *rules, place=place)
    province.owner, province.founded, province.taken, province.how = NATIVES, False, None, ""
    province.provisional = False
