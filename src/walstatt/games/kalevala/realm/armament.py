"""Armament (11.1 to 11.3): what is raised at an armament date, and where it is set up."""
from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Arm, Paper, People, Zone
from walstatt.games.kalevala.realm.areas import areas, armament_value, connected, is_plundered, yield_of
from walstatt.games.kalevala.realm.conversion import anywhere_by, carry_out, is_newly_occupied
from walstatt.games.kalevala.realm.hanging_together import Areas
from walstatt.games.kalevala.realm.ledger import ARMAMENT, book
from walstatt.games.kalevala.realm.own_waters import own_fleets, stow
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.realm.trade_centres import INVADERS_EXTRA, PEOPLE
from walstatt.games.kalevala.state import MARAUDERS, RULER

FORFEITED: Final = 1
"""The reading of kalevala.r.9.verspaetet by which nobody arms without papers."""
ONLY_CENTRES: Final = 1
"""The reading of kalevala.r.4.nomade_oder_invasor by which trade centres arm only where one is founded."""
FREELY, DIVIDED = 1, 2
"""Readings of kalevala.r.11.ruestzonen: without zones, all RE of the home realm set up as one likes; and with yields
that several zones may share."""
MOST_NEW: Final = 40
"""New armament in one place (kalevala.11.2.verteilung)."""


def arm(turn: Turn) -> None:
    """On an armament date everybody raises, sets up and converts what the people and the trade centres give."""
    work = evaluation(turn)
    for realm in work.papers:
        if not work.world.at.arms:
            _refuse_all(work, realm, refuse("kalevala.11.1.termin", "kalevala-refused-no-armament-date"))
        elif work.is_at_rest(realm):
            _refuse_all(work, realm, refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected"))
    if not work.world.at.arms:
        return
    for realm, ruler in work.world.realms.items():
        forfeited = realm in work.silent and work.world.reading("kalevala.r.9.verspaetet") == FORFEITED
        if ruler.kind != MARAUDERS and not work.is_at_rest(realm) and not forfeited:
            _Armament(work, realm).carry_out()


def _refuse_all(work: Evaluation, realm: str, refused: Refused) -> None:
    paper = work.papers[realm]
    for order in (*paper.of(Zone), *paper.of(People), *paper.of(Arm)):
        work.refuse(realm, order, refused)


RULERS_RULES: Final = (
    "kalevala.11.1.formel", "kalevala.9.2.1.handelszentren", "kalevala.11.1.quelle", "kalevala.11.re",
)
INVADERS_RULES: Final = (
    "kalevala.4.4.zusatzruestung", "kalevala.4.4.anrechnung", "kalevala.4.4.kernreich",
    "kalevala.r.4.nomade_oder_invasor",
)


class _Armament:
    """One realm at one armament date."""

    def __init__(self, work: Evaluation, realm: str) -> None:
        self.work = work
        self.realm = realm
        self.ruler = work.realm(realm)
        self.paper = work.papers.get(realm, Paper())
        self.areas: Areas = areas(work, realm)
        self.core = self.areas.home | own_fleets(work, realm)
        at = work.world.at
        self.yields = {place: yield_of(work, place, at) for place in work.owned.get(realm, ())}
        self.placed: dict[str, int] = {place: amount for place, amount in self.yields.items() if amount}
        """Where the new armament goes; at first every trade centre keeps its own."""
        self.ungiven = self.placed.copy()
        """What zones leave where it is raised."""
        self.whole = sum(self.yields.values()) + (PEOPLE if self.ruler.kind == RULER else 0)

    def carry_out(self) -> None:
        of_centres: dict[str, int] = {}
        if self.ruler.invader:
            self._place_as_invader()
        else:
            self._draw_zones()
            of_centres = self.placed.copy()
            if self.ruler.kind == RULER and not self._is_placed_freely():
                self._place_people()
        for place, amount in sorted(self.placed.items()):
            put = stow if "~" in place else book
            put(self.work, self.realm, place, RE, amount, "kalevala.11.1.formel", ARMAMENT)
            limits, people = self.work.limits[self.realm, place], amount - of_centres.get(place, 0)
            limits.armed, limits.pressed = amount, min(amount, self.yields.get(place, 0) + people)
        self._note_sources()
        told = [f"{place} {amount}" for place, amount in sorted(self.placed.items()) if amount]
        rules = INVADERS_RULES if self.ruler.invader else RULERS_RULES
        plundered = [place for place in self.yields if self._is_plundered(place)]
        self.work.turn.tell((self.realm,), "kalevala-armed", *rules, re=sum(self.placed.values()), places=told)
        lost = self.whole - sum(self.placed.values())
        if lost > 0:
            self.work.turn.tell((self.realm,), "kalevala-armament-lost", "kalevala.11.2.verteilung", re=lost)
        if plundered:
            by = ["kalevala.11.1.gepluendert", *(["kalevala.r.4.gepluenderte_hz"] if self.ruler.invader else [])]
            self.work.turn.tell((self.realm,), "kalevala-plundered", *by, places=plundered)
        for order in self.paper.of(Arm):
            carry_out(self.work, self.realm, order)

    def _note_sources(self) -> None:
        """For the list, plane by plane."""
        for plane in sorted({gf_of(place).plane for place in self.placed}):
            whole = sum(amount for place, amount in self.placed.items() if gf_of(place).plane == plane)
            centres = sum(amount for place, amount in self.yields.items() if gf_of(place).plane == plane)
            sources = self.work.raised.setdefault((self.realm, plane), {})
            sources |= {"hz": centres, "people": whole - centres}

    def _is_plundered(self, place: str) -> bool:
        province = self.work.province(place)
        return province is not None and province.founded and is_plundered(province.plundered, self.work.world.at)

    # ---- zones

    def _draw_zones(self) -> None:
        taken: set[str] = set()
        for order in self.paper.of(Zone):
            self.work.attempt(self.realm, order, partial(self._draw_zone, order, taken))

    def _draw_zone(self, order: Zone, taken: set[str]) -> None:
        given = self._check_zone(order, taken)
        taken |= {order.target} | (given.keys() - dict(order.shares))
        for member, amount in given.items():
            self.ungiven[member] = self.ungiven.get(member, 0) - amount
            self.placed[member] = self.placed.get(member, 0) - amount
            self.placed[order.target] = self.placed.get(order.target, 0) + amount
        self.placed = {place: amount for place, amount in self.placed.items() if amount}

    def _check_zone(self, order: Zone, taken: set[str]) -> dict[str, int]:
        """What each member gives: all that it has not given to zones before, or the share that is named."""
        members = {order.target, *order.members}
        rule = "kalevala.11.3.ruestzonen"
        self._check_shares(order)
        for member in sorted(members):
            if member not in self.yields:
                raise refuse(rule, "kalevala-refused-not-own", place=member)
            if member not in self.areas.home:
                raise refuse("kalevala.11.2.kolonie", "kalevala-refused-zone-colony", place=member)
            if member in taken:
                raise refuse("kalevala.r.11.ruestzonen", "kalevala-refused-zone-twice", place=member)
        self._check_target(order.target)
        if len(members) > 1 and is_newly_occupied(self.work, order.target):
            raise refuse("kalevala.11.2.neu_besetzt", "kalevala-refused-newly-occupied", place=order.target)
        links = {member: self.areas.links[member] & members for member in members}
        if len(list(connected(links))) > 1:
            raise refuse(rule, "kalevala-refused-zone-parted", places=sorted(members))
        given = {member: self.ungiven.get(member, 0) for member in sorted(members)} | dict(order.shares)
        total = sum(given.values())
        if total > MOST_NEW:
            raise refuse("kalevala.11.2.verteilung", "kalevala-refused-40", place=order.target, wanted=total)
        return given

    def _check_shares(self, order: Zone) -> None:
        """Only by a reading zones divide a yield among them."""
        rule = "kalevala.r.11.ruestzonen"
        for member, share in order.shares:
            if self.work.world.reading(rule) != DIVIDED:
                raise refuse(rule, "kalevala-refused-zone-shares", place=member)
            left = self.ungiven.get(member, 0)
            if share > left:
                raise refuse(rule, "kalevala-refused-zone-share", place=member, wanted=share, left=left)

    def _check_target(self, place: str) -> None:
        if self.work.founded(place) is None and not anywhere_by(self.work, self.realm, place):
            raise refuse("kalevala.11.2.nur_hz", "kalevala-refused-no-trade-centre", place=place)

    # ---- the people's armament

    def _is_placed_freely(self) -> bool:
        """By a reading of kalevala.r.11.ruestzonen a plan may name the yields of the home realm with the people's RE.
        """
        plan = _sums(self.paper.of(People))
        at_home = {place: amount for place, amount in self.placed.items() if place in self.areas.home}
        whole = PEOPLE + sum(at_home.values())
        if self.work.world.reading("kalevala.r.11.ruestzonen") != FREELY or sum(plan.values()) != whole:
            return False
        problem = self._free_problem(plan)
        if problem is not None:
            for order in self.paper.of(People):
                self.work.refuse(self.realm, order, problem)
            self._place_people_in_capital()
            return True
        self.placed = {place: amount for place, amount in self.placed.items() if place not in at_home} | plan
        return True

    def _free_problem(self, plan: dict[str, int]) -> Refused | None:
        for place, amount in plan.items():
            if place not in self.areas.home:
                return refuse("kalevala.8.2.volksruestung", "kalevala-refused-people-not-home", place=place)
            if self.work.founded(place) is None and not anywhere_by(self.work, self.realm, place):
                return refuse("kalevala.11.2.nur_hz", "kalevala-refused-no-trade-centre", place=place)
            if is_newly_occupied(self.work, place) and amount > self.yields[place]:
                return refuse("kalevala.11.2.neu_besetzt", "kalevala-refused-newly-occupied", place=place)
            if amount > MOST_NEW:
                return refuse("kalevala.11.2.verteilung", "kalevala-refused-40", place=place, wanted=amount)
        return None

    def _place_people(self) -> None:
        orders = list(self.paper.of(People))
        refused = self._people_refusal(orders)
        if refused is not None:
            for order in orders:
                self.work.refuse(self.realm, order, refused)
        if not orders or refused is not None:
            self._place_people_in_capital()
            return
        for order in orders:
            self.placed[order.place] = self.placed.get(order.place, 0) + order.amount

    def _people_refusal(self, orders: list[People]) -> Refused | None:
        """Why the plan for the people's armament does not hold; it holds as a whole or not at all."""
        try:
            self._check_people(orders)
        except Refused as refused:
            return refused
        return None

    def _check_people(self, orders: list[People]) -> None:
        if not orders:
            return
        for order in orders:
            if order.place not in self.areas.home:
                raise refuse("kalevala.8.2.volksruestung", "kalevala-refused-people-not-home", place=order.place)
            self._check_target(order.place)
            if is_newly_occupied(self.work, order.place):
                raise refuse("kalevala.11.2.neu_besetzt", "kalevala-refused-newly-occupied", place=order.place)
        total = sum(order.amount for order in orders)
        if total != PEOPLE:
            raise refuse("kalevala.11.1.formel", "kalevala-refused-people-sum", wanted=total, people=PEOPLE)
        if len({gf_of(order.place).plane for order in orders}) > 1:
            raise refuse("kalevala.11.1.volk_eine_ebene", "kalevala-refused-people-planes")
        for place in {order.place for order in orders}:
            self._check_most(place, sum(order.amount for order in orders if order.place == place))

    def _check_most(self, place: str, more: int) -> None:
        total = self.placed.get(place, 0) + more
        if total > MOST_NEW:
            raise refuse("kalevala.11.2.verteilung", "kalevala-refused-40", place=place, wanted=total)

    def _place_people_in_capital(self) -> None:
        """Without a plan they gather in the capital, or wherever else there is room (kalevala.r.9.verspaetet)."""
        capitals = [place for place in self.ruler.capitals if place in self.areas.home]
        others = sorted(place for place in self.areas.home if self.work.founded(place) is not None)
        places = [place for place in (*capitals, *others) if not is_newly_occupied(self.work, place)]
        self._fill(dict.fromkeys(places), PEOPLE)

    def _fill(self, places: Iterable[str], amount: int) -> None:
        for place in places:
            more = min(amount, MOST_NEW - self.placed.get(place, 0))
            if more > 0:
                self.placed[place] = self.placed.get(place, 0) + more
                amount -= more

    # ---- invaders

    def _place_as_invader(self) -> None:
        """Always 80 RE in all, anywhere in the core realm (kalevala.4.4.zusatzruestung, kalevala.4.4.anrechnung).

        What a colony yields may stay there: what the plan does not name does (kalevala.r.4.nomade_oder_invasor).
        """
        own = sum(self.yields.values())
        # By a reading of kalevala.r.4.gepluenderte_hz what was plundered is taken off all the same.
        nominal = bool(self.work.world.reading("kalevala.r.4.gepluenderte_hz"))
        offset = armament_value(self.work, self.realm) if nominal else own
        extra = PEOPLE + max(0, INVADERS_EXTRA - offset)
        self.whole = extra + own
        for zone in self.paper.of(Zone):
            rule = "kalevala.r.4.nomade_oder_invasor"
            self.work.refuse(self.realm, zone, refuse(rule, "kalevala-refused-invader-zone"))
        orders = list(self.paper.of(People))
        plan = _sums(orders)
        kept = {place: amount for place, amount in self.placed.items() if place not in self.core}
        # Whoever has few fields sets up what they take.
        total = min(self.whole, MOST_NEW * len(self.core) + sum(kept.values()))
        if sum(plan.values()) < total:
            plan = {**kept, **plan} if plan else {}
        problem = self._invader_problem(plan, total, own - sum(kept.values()))
        if problem is not None:
            for order in orders:
                self.work.refuse(self.realm, order, problem)
        if not orders or problem is not None:
            self._fill(sorted(self.core, key=self._most_warriors_first), extra)
            return
        self.placed = plan

    def _invader_problem(self, plan: dict[str, int], total: int, of_centres: int) -> Refused | None:
        for place, amount in plan.items():
            if place not in self.core and amount > self.yields.get(place, 0):
                return refuse("kalevala.4.4.aufstellen", "kalevala-refused-people-not-home", place=place)
            if amount > MOST_NEW:
                return refuse("kalevala.11.2.verteilung", "kalevala-refused-40", place=place, wanted=amount)
        if plan and sum(plan.values()) != total:
            return refuse(
                "kalevala.4.4.zusatzruestung", "kalevala-refused-people-sum", wanted=sum(plan.values()), people=total
            )
        rule = "kalevala.r.4.nomade_oder_invasor"
        at_centres = sum(amount for place, amount in plan.items() if self.work.founded(place) is not None)
        if plan and self.work.world.reading(rule) == ONLY_CENTRES and at_centres < of_centres:
            return refuse(rule, "kalevala-refused-centres-first", wanted=at_centres, least=of_centres)
        return None

    def _most_warriors_first(self, place: str) -> tuple[int, str]:
        force = self.work.world.forces.get(self.realm, {}).get(place)
        return (-force.whole().warriors if force else 0, place)


def _sums(orders: Iterable[People]) -> dict[str, int]:
    found: dict[str, int] = {}
    for order in orders:
        found[order.place] = found.get(order.place, 0) + order.amount
    return found
