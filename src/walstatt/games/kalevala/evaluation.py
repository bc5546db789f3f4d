"""What the steps of one run share: the papers as read, the geography, and who stands where.

It lives as long as the run; whatever must last is in the world. Lookups are made once for all realms, so that no step
looks through the world for each of them.
"""
from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import cached_property, lru_cache
from typing import Any

from walstatt.core.refusal import Refused
from walstatt.core.turn import Turn
from walstatt.games.kalevala.papers.model import Order, Paper
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.realm.buildings import STREAM_BRIDGE, Building
from walstatt.games.kalevala.realm.stock import Force, Holder
from walstatt.games.kalevala.state import Booking, Permission, Province, Realm, World
from walstatt.hexmap.bridges import Bridge, bridge_between
from walstatt.hexmap.coordinates import Gf, read_gf, read_place
from walstatt.hexmap.geography import Geography
from walstatt.hexmap.land import Field, Land, TradeSite
from walstatt.hexmap.parts import Part


class Limits:
    """What has been converted and placed in one place in this phase."""

    __slots__ = ("armed", "demolished", "goods", "humans")

    def __init__(self) -> None:
        self.humans = 0
        self.goods = 0
        self.armed = 0
        """New armament that is left to be converted there."""
        self.demolished = 0
        """The price of all that was pulled down there: halves are rounded once (kalevala.r.9.halbe_re)."""


class Evaluation:
    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.world: World = turn.state
        self.papers: dict[str, Paper] = {}
        self.silent: set[str] = set()
        """Rulers whose papers did not come, or count as missing."""
        self.geography = Geography(self.world.lands, bridges(self.world))
        self.limits: dict[tuple[str, str], Limits] = defaultdict(Limits)
        self.made: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        """By realm and place: animals and wagons made in this phase, before the move."""
        self.launched: list[Holder] = []
        """Ships made in this phase."""
        self.carried_out: set[tuple[str, int]] = set()
        """Realms and lines of conversions that are done with, well or not."""
        self.areas: dict[str, Any] = {}
        """By realm: home realm and colonies (`realm/areas.py`)."""
        self.raised: dict[tuple[str, int], dict[str, int]] = {}
        """By realm and plane: what trade centres and people gave at an armament date."""
        self.bills: dict[tuple[str, int], dict[str, int]] = {}
        """By realm and plane: what upkeep was paid for what."""
        self._sorted_bookings: dict[str, list[Booking]] = defaultdict(list)
        self._sorted = 0
        self.index_owners()

    def read_papers(self) -> None:
        for name, paper in self.turn.papers.items():
            # The game master may have given a realm to another in the same phase.
            if name in self.world.realms:
                self.papers[name] = read(paper, self.world.at).paper

    @property
    def owned(self) -> dict[str, list[str]]:
        """By realm: its provinces."""
        return self.world.owned

    def index_owners(self) -> None:
        """To be called whenever an owner has changed."""
        self.world.index_owners()

    @cached_property
    def begun_passes(self) -> frozenset[Gf]:
        """Large fields in which somebody has paid for a pass."""
        return frozenset(read_place(field).gf for field, work in self.world.works.items() if not work.canal)

    @cached_property
    def permissions(self) -> dict[str, list[Permission]]:
        """By whom they are given to."""
        found: dict[str, list[Permission]] = defaultdict(list)
        for one in self.world.permissions:
            found[one.to].append(one)
        return found

    def replace_land(self, gf: Gf, land: Land) -> None:
        """Another land in the place of one; states share lands, so the whole dict is replaced."""
        self.world.lands = {**self.world.lands, gf: land}
        before = self.geography
        self.geography = self.geography.with_land(gf, land)
        self._follow_parts(gf, before)
        self.areas.clear()

    def replace_buildings(self, gf: Gf, buildings: list[Building]) -> None:
        """Other buildings in a large field; a new bridge may join its parts."""
        self.world.buildings[str(gf)] = buildings
        others = {one for one in self.geography.bridges if one.over.gf != gf}
        new = others | set(_bridges_over(self.world, gf, buildings))
        if new != self.geography.bridges:
            before = self.geography
            self.geography = before.with_bridges(new)
            self._follow_parts(gf, before)
            self.areas.clear()

    def _follow_parts(self, gf: Gf, before: Geography) -> None:
        """Where parts of a large field are cut or joined, provinces and forces go with their small fields."""
        self._follow_waters(gf, before)
        old, new = before.parts(gf), self.geography.parts(gf)
        if _same(old, new):
            return
        provinces = {one.name: self.world.provinces.pop(one.name) for one in old if one.name in self.world.provinces}
        for part in new:
            source = max(old, key=lambda one: len(one.fields & part.fields), default=None)
            if source is not None and source.name in provinces:
                self.world.provinces[part.name] = copy(provinces[source.name])
        self._follow_forces(old, new)
        self.index_owners()

    def _follow_waters(self, gf: Gf, before: Geography) -> None:
        """Ships stay in the water that they lie in, whatever it is called now; without water they are lost."""
        old, new = before.waters(gf), self.geography.waters(gf)
        if _same(old, new):
            return
        for realm, places in self.world.forces.items():
            for source, force in [(one, places.pop(one.name)) for one in old if one.name in places]:
                target = max(new, key=lambda one: len(one.fields & source.fields), default=None)
                if target is not None and target.fields & source.fields:
                    self.world.force(realm, target.name).holders.extend(force.holders)
                else:
                    self._strand(realm, gf, force)

    def _strand(self, realm: str, gf: Gf, force: Force) -> None:
        """What they carried goes ashore."""
        shore = max(self.geography.parts(gf), key=lambda one: len(one.fields)).name
        for holder in force.holders:
            self.world.force(realm, shore).land.join(holder.load)
            rule = "kalevala.9.3.1.nur_mit_schiff"
            self.world.bookings.append(Booking(realm, shore, holder.symbol, -1, rule, self.world.at, "loss"))
            self.turn.tell((realm,), "kalevala-ship-stranded", rule, place=shore, ship=holder.symbol)
        self.world.tidy(realm, shore)

    def _follow_forces(self, old: Sequence[Part], new: Sequence[Part]) -> None:
        targets = {
            source.name: max(new, key=lambda one: len(one.fields & source.fields)).name for source in old if new
        }
        for places in self.world.forces.values():
            for source, force in [(name, places.pop(name)) for name in targets if name in places]:
                if targets[source] in places:
                    places[targets[source]].land.join(force.land)
                    places[targets[source]].holders.extend(force.holders)
                else:
                    places[targets[source]] = force

    # ---- places

    def part(self, place: str) -> Part | None:
        """The part of land or of water that a place names; one of several must be named by its letter."""
        body, wave, letter = place.partition("~")
        where = read_place(body)
        if where.gf not in self.world.lands:
            return None
        found = self.geography.waters(where.gf) if wave else self.geography.parts(where.gf)
        wanted = letter if wave else where.part
        return next((one for one in found if one.letter == wanted), None)

    def province(self, place: str) -> Province | None:
        return self.world.provinces.get(place)

    def site(self, place: str) -> TradeSite | None:
        """The trade centre of a part, founded or possible."""
        part = self.part(place)
        if part is None:
            return None
        site = self.world.lands[part.gf].site
        return site if site is not None and site.kf in part.fields else None

    def founded(self, place: str) -> TradeSite | None:
        """The trade centre of a part if it is founded."""
        province = self.province(place)
        return self.site(place) if province is not None and province.founded else None

    def land(self, place: str) -> Land:
        return self.world.lands[gf_of(place)]

    # ---- telling

    def refuse(self, realm: str, order: Order, refused: Refused) -> None:
        """A line has no effect; its writer is told why."""
        args = {**refused.why.args, "line": order.line}
        self.turn.tell((realm,), refused.why.key, refused.rule, **args)

    def follow(self, act: Callable[[Evaluation, str, Any], None], *kinds: type[Order]) -> None:
        """Carry out all orders of these kinds, realm by realm as they stand in the papers; tell what is refused."""
        for realm, paper in self.papers.items():
            for order in paper.orders:
                if isinstance(order, kinds):
                    try:
                        act(self, realm, order)
                    except Refused as refused:
                        self.refuse(realm, order, refused)

    # ---- realms

    def bookings_of(self, name: str) -> list[Booking]:
        """All that changed in a realm since its last list; each booking is sorted once for all realms."""
        for one in self.world.bookings[self._sorted:]:
            self._sorted_bookings[one.realm].append(one)
        self._sorted = len(self.world.bookings)
        return self._sorted_bookings[name]

    def realm(self, name: str) -> Realm:
        return self.world.realms[name]

    def is_protected(self, name: str) -> bool:
        """Under divine protection a realm neither moves, arms, pays nor starves (kalevala.r.8.schutz_wirkung)."""
        ruler = self.world.realms.get(name)
        return ruler is not None and ruler.protected_until >= self.world.at.gr


def _same(old: Sequence[Part], new: Sequence[Part]) -> bool:
    return [(one.name, one.fields) for one in old] == [(one.name, one.fields) for one in new]


def evaluation(turn: Turn) -> Evaluation:
    """The one of this run."""
    if turn.work is None:
        turn.work = Evaluation(turn)
    found: Evaluation = turn.work
    return found


@lru_cache(maxsize=1 << 15)
def gf_of(place: str) -> Gf:
    """The large field of a place."""
    return read_gf(place.partition("~")[0].partition("[")[0])


def bridges(world: World) -> list[Bridge]:
    """All stream bridges that can be crossed."""
    return [
        one for name, buildings in world.buildings.items() for one in _bridges_over(world, read_gf(name), buildings)
    ]


def _bridges_over(world: World, gf: Gf, buildings: Sequence[Building]) -> Iterator[Bridge]:
    for building in buildings:
        bridge = _bridge(world, gf, building)
        if bridge is not None:
            yield bridge


IMPASSABLE_HITS = 4
"""From the fourth hit on nobody crosses a stream bridge (kalevala.27.6.treffer)."""


def _bridge(world: World, gf: Gf, building: Building) -> Bridge | None:
    if building.kind != STREAM_BRIDGE or building.banks is None or building.hits >= IMPASSABLE_HITS:
        return None
    one, other = (bank_field(gf, bank) for bank in building.banks)
    return bridge_between(world.lands, one, Field(gf, building.kf), other)


def bank_field(gf: Gf, bank: str) -> Field:
    """A bank as papers name it: a small field of the same large field, or one of another."""
    if bank.isdecimal():
        return Field(gf, int(bank))
    place = read_place(bank)
    return Field(place.gf, place.kf or 0)
