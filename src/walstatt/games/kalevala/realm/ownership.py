"""Who owns what, and where the capital is (8, 4.4): tested at the start and at the end of phase 1."""
from __future__ import annotations

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import GiveUp, NameCapital, Paper
from walstatt.games.kalevala.realm.areas import armament_value
from walstatt.games.kalevala.realm.conversion import SECOND_PLANE
from walstatt.games.kalevala.realm.trade_centres import INVADERS_EXTRA, TRADE_CENTRES
from walstatt.games.kalevala.state import NATIVES, RULER, Province
from walstatt.hexmap.coordinates import ELDRIEN


def settle_ownership(turn: Turn) -> None:
    """At the start of phase 1: capitals, the status of invaders, rulers who hold no land."""
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        if ruler.kind == RULER:
            _test_invader(work, realm)
            _settle_capitals(work, realm)


def _test_invader(work: Evaluation, realm: str) -> None:
    """With trade centres of more than 64 RE nobody is an invader any more, and never again."""
    ruler = work.realm(realm)
    if ruler.invader and armament_value(work, realm) > INVADERS_EXTRA:
        ruler.invader = ""
        work.turn.tell((realm,), "kalevala-no-invader", "kalevala.4.4.statusverlust")


def _settle_capitals(work: Evaluation, realm: str) -> None:
    ruler, paper = work.realm(realm), work.papers.get(realm, Paper())
    for place in list(ruler.capitals):
        province = work.province(place)
        if province is None or province.owner != realm or work.founded(place) is None:
            ruler.capitals.remove(place)
            ruler.lost_capital = True
            work.turn.tell((realm,), "kalevala-capital-lost", "kalevala.8.2.hauptstadt_verlust", place=place)
    for order in paper.of(NameCapital):
        try:
            _name_capital(work, realm, order)
        except Refused as refused:
            work.refuse(realm, order, refused)
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
    work.turn.tell((realm,), "kalevala-capital", "kalevala.8.2.hauptstadt_verlust", place=order.place)


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
    work.turn.tell((realm,), "kalevala-capital", "kalevala.r.8.hauptstadt_ersatz", place=chosen)


def close_ownership(turn: Turn) -> None:
    """At the end of phase 1: what is given up, what was entered and not held, what landless rulers have left."""
    work = evaluation(turn)
    work.follow(_give_up, GiveUp)
    for place, province in work.world.provinces.items():
        if province.provisional:
            province.provisional = False
            if not _is_held(work, province.owner, place):
                _lapse(work, place, province, "kalevala.8.besitz_ohne_hz")
        elif province.owner and _is_left_by_landless(work, province.owner, place):
            _lapse(work, place, province, "kalevala.8.5.landlose_herrscher")
    work.index_owners()


def _give_up(work: Evaluation, realm: str, order: GiveUp) -> None:
    """Only said twice; figures that stay there are no longer at home (kalevala.r.8.vergessen_digital)."""
    province = work.province(order.place)
    if province is None or province.owner != realm:
        raise refuse("kalevala.8.5.vergessen", "kalevala-refused-not-own", place=order.place)
    if order.again != order.place:
        raise refuse("kalevala.r.8.vergessen_digital", "kalevala-refused-say-twice", place=order.place)
    _lapse(work, order.place, province, "kalevala.8.5.vergessen")


def _is_held(work: Evaluation, realm: str, place: str) -> bool:
    force = work.world.forces.get(realm, {}).get(place)
    return force is not None and force.land.warriors > 0


def _is_left_by_landless(work: Evaluation, realm: str, place: str) -> bool:
    ruler = work.world.realms.get(realm)
    return ruler is not None and ruler.lacks_land and place not in work.world.forces.get(realm, {})


def _lapse(work: Evaluation, place: str, province: Province, rule: str) -> None:
    """Native again; its trade centre has to be founded anew."""
    work.turn.tell((province.owner,), "kalevala-lapsed", rule, place=place)
    province.owner, province.founded, province.taken, province.how = NATIVES, False, None, ""
