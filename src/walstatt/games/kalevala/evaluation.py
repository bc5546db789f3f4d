"""What the steps of one run share: the papers as read, the geography, and who stands where.

It lives as long as the run; whatever must last is in the world. Lookups are made once for all realms, so that no step
looks through the world for each of them.
"""
from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property, lru_cache, partial
from typing import Any, Final, Protocol

from msgspec.structs import replace

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Told, Turn
from walstatt.games.kalevala.court.belongings import own_of
from walstatt.games.kalevala.papers.model import Order, Paper
from walstatt.games.kalevala.papers.read import Read, read
from walstatt.games.kalevala.realm.buildings import STREAM_BRIDGE, Building
from walstatt.games.kalevala.realm.hanging_together import Areas
from walstatt.games.kalevala.realm.sides import sides_to_name
from walstatt.games.kalevala.realm.stock import Force, Holder, Stock
from walstatt.games.kalevala.state import Booking, Permission, Province, Realm, Work, World
from walstatt.hexmap.bridges import Bridge, bridge_between
from walstatt.hexmap.coordinates import Gf, read_gf, read_place
from walstatt.hexmap.geography import WITHIN, Geography
from walstatt.hexmap.land import Field, Land, TradeSite
from walstatt.hexmap.parts import Part


class Limits:
    """What has been converted and placed in one place in this phase."""

    __slots__ = ("animals", "armed", "demolished", "goods", "humans", "labour", "pressed")

    def __init__(self) -> None:
        self.humans = 0
        self.goods = 0
        self.animals = 0
        """Of these goods: labour of slaves helps with devices and buildings alone."""
        self.armed = 0
        """New armament that is left to be converted there."""
        self.demolished = 0
        """The price of all that was pulled down there: halves are rounded once (kalevala.r.9.halbe_re)."""
        self.labour = 0
        """RE of slaves, by which more goods may be made there (kalevala.23.arbeit)."""
        self.pressed = 0
        """New armament for which the own people may still be enslaved there (kalevala.23.eigene)."""


class Watch(Protocol):
    """Looks on while orders are carried out: the checker shows what each line does."""

    def begin(self, realm: str, order: Order) -> None: ...

    def end(self, realm: str, order: Order) -> None: ...


class Evaluation:
    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.world: World = turn.state
        self.papers: dict[str, Paper] = {}
        self.silent: set[str] = set()
        """Rulers whose papers did not come, or count as missing."""
        self.geography = geography_of(self.world)
        self._held_back: set[Gf] | None = None
        """Where land and bridges have changed, while ways open only when all are built."""
        self._new_names: dict[str, str] = {}
        """Parts of large fields by the names that papers know, since ways have opened."""
        self.limits: dict[tuple[str, str], Limits] = defaultdict(Limits)
        self.made: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        """By realm and place: animals and wagons made in this phase, before the move."""
        self.launched: list[Holder] = []
        """Ships made in this phase."""
        self.carried_out: set[tuple[str, int]] = set()
        """Realms and lines of conversions that are done with, well or not."""
        self.auxiliaries_raised: dict[str, list[tuple[Any, str, int]]] = defaultdict(list)
        """By realm in their order: the line, what it raised and how many."""
        self.refused: set[tuple[str, int]] = set()
        """Realms and lines without effect."""
        self.areas: dict[str, Areas] = {}
        """By realm: home realm and colonies (`realm/areas.py`)."""
        self.core_orders: dict[str, list[tuple[int, int]]] = {}
        """By realm: the lines of its paper that raise core troops, with their number."""
        self.core_realms: dict[tuple[str, int], str] = {}
        """By invader and plane: a place of his core realm, where the game master had to choose."""
        self.raised: dict[tuple[str, int], dict[str, int]] = {}
        """By realm and plane: what trade centres and people gave at an armament date."""
        self.bills: dict[tuple[str, int], dict[str, int]] = {}
        """By realm and plane: what upkeep was paid for what."""
        self.withheld: dict[tuple[str, int], str] = {}
        self.held: dict[tuple[str, int], bool] = {}
        """Letters of this phase by realm and line: held by the game master, or released by him."""
        """By writer and line: texts of this phase that the game master holds back, and why."""
        self.page_counts: dict[tuple[str, int], float] = {}
        """By writer and line: pages as the game master counts them."""
        self.paying: dict[str, str] = {}
        """By small field of a canal or a pass: the province that pays for it in this phase."""
        self.rivals: dict[str, Any] = {}
        """By place: who occupied it together with others while at war with one of them (`entering/arrivals.py`)."""
        self.turned_back: set[tuple[str, int]] = set()
        """By realm and EE: permitted entries and occupations that came to nothing (`entering/arrivals.py`)."""
        self.robbed: set[str] = set()
        """Realms that lost land in this phase."""
        self.foreseen: dict[tuple[str, int], Any] = {}
        """By realm and line: what an oracle sees as the phase begins (`figures/temple/oracle.py`)."""
        self.watch: Watch | None = None
        self._sorted_bookings: dict[str, list[Booking]] = defaultdict(list)
        self._sorted = 0
        self.index_owners()

    def read_papers(self) -> None:
        for name, paper in self.turn.papers.items():
            # The game master may have given a realm to another in the same phase.
            if name in self.world.realms:
                self.papers[name] = self.read(name, paper).paper

    def read(self, realm: str, paper: str) -> Read:
        return read(paper, self.world.at, own_of(self.world, realm))

    @property
    def owned(self) -> dict[str, list[str]]:
        """By realm: its provinces."""
        return self.world.owned

    def index_owners(self) -> None:
        """To be called whenever an owner has changed."""
        self.areas.clear()
        self.world.index_owners()

    def forget_names(self) -> None:
        """To be called whenever a realm has another name: what was looked up by the old one is looked up again."""
        self.areas.clear()
        self._look_up_again()

    def _look_up_again(self) -> None:
        for remembered in ("lent_bridges", "permissions"):
            self.__dict__.pop(remembered, None)

    def note_work(self, field: str, done: Work) -> None:
        """A small field of a canal or a pass, with all that was paid for it."""
        self.world.works[field] = done
        self.__dict__.pop("begun_passes", None)

    @cached_property
    def begun_passes(self) -> dict[Gf, list[int]]:
        """Large fields in which somebody has paid for a pass, with its small fields."""
        found: dict[Gf, list[int]] = defaultdict(list)
        for where in (read_place(field) for field, work in self.world.works.items() if not work.canal):
            found[where.gf] += [where.kf] if where.kf is not None else []
        return dict(found)

    @cached_property
    def permissions(self) -> dict[str, list[Permission]]:
        """By whom they are given to."""
        found: dict[str, list[Permission]] = defaultdict(list)
        for one in self.world.permissions:
            found[one.to].append(one)
        return found

    @cached_property
    def lent_bridges(self) -> dict[frozenset[Part], str]:
        """Stream bridges that belong to somebody else than the land: by the parts they join, whose they are."""
        found: dict[frozenset[Part], str] = {}
        for name, buildings in self.world.buildings.items():
            for building in buildings:
                bridge = _bridge(self.world, read_gf(name), building) if building.owner else None
                banks = bridge.banks(self.world.lands) if bridge is not None else None
                parts = [self.geography.part_at(bank) for bank in banks or ()]
                found[frozenset(part for part in parts if part is not None)] = building.owner
        return found

    @cached_property
    def hit_bridges(self) -> dict[Bridge, int]:
        """Stream bridges that were hit and that some still cross, with their hits."""
        return {
            bridge: one.hits
            for name, buildings in self.world.buildings.items() for one in buildings if one.hits
            if (bridge := _bridge(self.world, read_gf(name), one)) is not None
        }

    def is_bridge_impassable(self, here: Part, there: Part) -> bool:
        """Would a stream bridge join these parts if it had not been hit too often?"""
        for name, buildings in self.world.buildings.items():
            for one in buildings:
                bridge = _span(self.world, read_gf(name), one) if one.hits >= IMPASSABLE_HITS else None
                banks = bridge.banks(self.world.lands) if bridge is not None else None
                if banks is not None and {self.geography.part_at(bank) for bank in banks} == {here, there}:
                    return True
        return False

    def replace_land(self, gf: Gf, land: Land) -> None:
        """Another land in the place of one; states share lands, so the whole dict is replaced."""
        self.world.lands = {**self.world.lands, gf: land}
        if self._held_back is not None:
            self._held_back.add(gf)
            return
        self._take_geography(gf, self.geography.with_land(gf, land))

    def replace_buildings(self, gf: Gf, buildings: list[Building]) -> None:
        """Other buildings in a large field; a new bridge may join its parts."""
        self.world.buildings[str(gf)] = buildings
        self.__dict__.pop("hit_bridges", None)
        if self._held_back is not None:
            self._held_back.add(gf)
            return
        others = {one for one in self.geography.bridges if one.over.gf != gf}
        new = others | set(_bridges_over(self.world, gf, buildings))
        if new != self.geography.bridges:
            self._take_geography(gf, self.geography.with_bridges(new))

    def hold_ways_back(self) -> None:
        """While all build, parts of large fields stay what they were: each has RE and limits of its own."""
        self._held_back, self._new_names = set(), {}

    def open_ways(self) -> None:
        held_back, self._held_back = self._held_back or set(), None
        for gf in sorted(held_back, key=str):
            if self.world.lands[gf] is not self.geography.lands.get(gf):
                self.replace_land(gf, self.world.lands[gf])
            self.replace_buildings(gf, self.world.buildings.get(str(gf), []))
        if self._new_names:
            self.papers = {realm: _follow_names(paper, self._new_names) for realm, paper in self.papers.items()}

    def divide(self, gf: Gf, sides: list[list[int]], *, at_centre: bool = True) -> None:
        """A border between these sides of a large field; without sides there is none any more. What stood in a part
        goes to where its trade centre is, or to most of it."""
        self.world.borders.pop(str(gf), None)
        if sides:
            self.world.borders[str(gf)] = sides
        self._follow(gf, self.geography, self.geography.with_border(gf, sides), at_centre=at_centre)

    def _take_geography(self, gf: Gf, new: Geography) -> None:
        before, self.geography = self.geography, new
        for place in (gf, *gf.neighbours.values()):
            if place in self.world.lands and place in before.lands:
                self._keep_apart(place, before)
        self._follow(gf, before, self.geography)

    def _follow(self, gf: Gf, before: Geography, now: Geography, *, at_centre: bool = True) -> None:
        self.geography = now
        self._look_up_again()
        places = [one for one in (gf, *gf.neighbours.values()) if one in self.world.lands]
        self._follow_areas(places, before)
        stranded = [one for place in places for one in self._ships_without_water(place, before)]
        renamed: dict[str, str] = {}
        for place in places:
            renamed |= self._follow_parts(place, before, at_centre=at_centre)
        if renamed:
            names = {old: renamed.get(new, new) for old, new in self._new_names.items()}
            self._new_names = {**renamed, **names}
            rename_places(self.world, renamed, self._heirs(places, before))
            self.world.index_owners()
        for realm, place, force in stranded:
            self._strand(realm, place, force)

    def _follow_areas(self, places: Sequence[Gf], before: Geography) -> None:
        """What is home and what is colony was settled before; works of this phase only change names."""
        heirs = {old: frozenset(new) for old, new in self._heirs(places, before).items()}
        self.areas = {realm: found.followed(heirs) for realm, found in self.areas.items()}

    def _heirs(self, places: Sequence[Gf], before: Geography) -> dict[str, tuple[str, ...]]:
        """By the name of each part all to which some of it belongs now."""
        return {
            old.name: tuple(new.name for new in self.geography.parts(gf) if new.fields & old.fields)
            for gf in places if gf in before.lands for old in before.parts(gf)
        }

    def _keep_apart(self, gf: Gf, before: Geography) -> None:
        """A new way between the parts of two owners joins none of them: a border runs there (kalevala.8.geteilt)."""
        sides: dict[str, list[int]] = {}
        for part in before.parts(gf):
            province = self.world.provinces.get(part.name)
            if province is not None:
                sides.setdefault(province.owner, []).extend(sorted(part.fields))
        if any(sum(bool(one.fields.intersection(side)) for side in sides.values()) > 1
               for one in self.geography.parts(gf)):
            divided = _with_new_fields([sorted(side) for side in sides.values()], self.geography.parts(gf))
            self.world.borders[str(gf)] = divided
            self.geography = self.geography.with_border(gf, divided)

    def _follow_parts(self, gf: Gf, before: Geography, *, at_centre: bool) -> dict[str, str]:
        """Where parts of a large field are cut or joined provinces go with their small fields; what is named anew."""
        renamed: dict[str, str] = {}
        known = gf in before.lands
        old, new = before.parts(gf) if known else (), self.geography.parts(gf)
        if old != new:
            self._follow_provinces(old, new)
            renamed |= _followers(old, new, self.world.lands[gf].site if at_centre else None)
        old, new = before.waters(gf) if known else (), self.geography.waters(gf)
        return renamed | (_followers(old, new) if old != new else {})

    def _ships_without_water(self, gf: Gf, before: Geography) -> list[tuple[str, Gf, Force]]:
        """Ships stay in the water that they lie in, whatever it is called now; where none of it is left they are lost.
        """
        if gf not in before.lands:
            return []
        wet = {kf for part in self.geography.waters(gf) for kf in part.fields}
        dry = [part.name for part in before.waters(gf) if not part.fields & wet]
        forces = self.world.forces
        return [(realm, gf, forces[realm].pop(name)) for realm in forces for name in dry if name in forces[realm]]

    def _follow_provinces(self, old: Sequence[Part], new: Sequence[Part]) -> None:
        provinces = {one.name: self.world.provinces.pop(one.name) for one in old if one.name in self.world.provinces}
        for part in new:
            site = self.world.lands[part.gf].site
            sources = [one for one in old if one.fields & part.fields and one.name in provinces]
            source = max(sources, key=lambda one: len(one.fields & part.fields), default=None)
            province = copy(provinces[source.name]) if source is not None else Province()
            holders = [provinces[one.name] for one in sources if site is not None and site.kf in one.fields]
            province.founded = bool(site and site.kf in part.fields and any(one.founded for one in holders))
            self.world.provinces[part.name] = province

    def _strand(self, realm: str, gf: Gf, force: Force) -> None:
        """What they carried goes ashore; where there is no shore it is lost with them."""
        parts = self.geography.parts(gf)
        if not parts:
            return
        shore = max(parts, key=lambda one: len(one.fields)).name
        for holder in force.holders:
            if holder.is_group:
                lost = {symbol: number for symbol, number in holder.load.pieces.items() if Holder(symbol).is_vessel}
                holder.load.part_with(Stock(dict(lost)))
                self.world.force(realm, shore).holders.append(holder)
            else:
                lost = {holder.symbol: 1}
                self.world.force(realm, shore).land.join(holder.load)
            self._lose_ships(realm, shore, lost)
        self.world.tidy(realm, shore)

    def _lose_ships(self, realm: str, shore: str, lost: Mapping[str, int]) -> None:
        rule = "kalevala.9.3.1.nur_mit_schiff"
        for symbol, number in lost.items():
            self.world.bookings.append(Booking(realm, shore, symbol, -number, rule, self.world.at, "loss"))
            self.turn.tell((realm,), "kalevala-ship-stranded", rule, place=shore, ship=symbol)

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
        refused = self._which_side(realm, order) or refused
        self.refused.add((realm, order.line))
        args = {**refused.why.args, **({"line": order.line} if order.line else {})}
        self.turn.tell((realm,), refused.why.key, refused.rule, **args)

    def _which_side(self, realm: str, order: Order) -> Refused | None:
        """A side that was not named is what is wrong with a line, whatever else follows from it."""
        own = {str(gf_of(one)) for one in self.owned.get(realm, ())}
        for place in sides_to_name(order):
            if place in own and self.part(place) is None and self.geography.parts(gf_of(place)):
                return refuse("kalevala.9.4.standort", "kalevala-refused-which-part", place=place)
        return None

    def attempt(self, realm: str, order: Order, act: Callable[[], None]) -> bool:
        """Carry out one order; where it is refused its writer is told why. Was it done?"""
        if self.watch is not None:
            self.watch.begin(realm, order)
        try:
            act()
        except Refused as refused:
            self.refuse(realm, order, refused)
            done = False
        else:
            done = True
        if self.watch is not None:
            self.watch.end(realm, order)
        return done

    def follow(self, act: Callable[[Evaluation, str, Any], None], *kinds: type[Order]) -> None:
        """Carry out all orders of these kinds, realm by realm as they stand in the papers; tell what is refused."""
        for realm in self.papers:
            for order in self.orders(realm):
                if isinstance(order, kinds):
                    self.attempt(realm, order, partial(act, self, realm, order))

    def orders(self, realm: str) -> Iterator[Order]:
        """As they stand when their turn comes: a line before them may have changed what somebody is called."""
        for place in range(len(self.papers[realm].orders)):
            yield self.papers[realm].orders[place]

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
        """Is it under divine protection (kalevala.8.6.goettlicher_schutz)?"""
        ruler = self.world.realms.get(name)
        return ruler is not None and ruler.protected_until >= self.world.at.gr

    def is_at_rest(self, name: str) -> bool:
        """Under protection a realm neither moves, arms, pays nor starves (kalevala.r.8.schutz_wirkung), unless by a
        reading only war and occupation are barred."""
        return self.is_protected(name) and not self.world.reading("kalevala.r.8.schutz_wirkung")


def evaluation(turn: Turn) -> Evaluation:
    """The one of this run."""
    if turn.work is None:
        turn.work = Evaluation(turn)
    found: Evaluation = turn.work
    return found


def geography_of(world: World) -> Geography:
    """Its lands with all bridges and borders."""
    borders = {read_gf(name): sides for name, sides in world.borders.items()}
    oases = [Field(read_gf(name), kf) for name, fields in world.oases.items() for kf in fields]
    return Geography(world.lands, bridges(world), borders, oases)


def _with_new_fields(sides: list[list[int]], parts: Sequence[Part]) -> list[list[int]]:
    """Small fields that were no land before go with the side that most of their neighbours belong to."""
    found = [list(side) for side in sides]
    for kf in sorted({kf for part in parts for kf in part.fields}.difference(*map(set, sides))):
        max(found, key=lambda side: len(WITHIN[kf].intersection(side))).append(kf)
    return [sorted(side) for side in found]


def _followers(old: Sequence[Part], new: Sequence[Part], site: TradeSite | None = None) -> dict[str, str]:
    """By the name of each part the one that most of it belongs to now; where a trade centre is, that with it."""
    found: dict[str, str] = {}
    for source in old:
        if new:
            best = max(new, key=lambda one: (
                site is not None and site.kf in source.fields & one.fields, len(one.fields & source.fields)
            ))
            found[source.name] = best.name
    return found


PLACES: Final = frozenset({"place", "places", "start", "target", "way", "express_from"})
"""Of orders: what they call the places that they are about."""


def _follow_names(paper: Paper, names: Mapping[str, str]) -> Paper:
    """What a paper says of parts of large fields, by their new names: it was written before the ways opened."""
    def follow(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(follow, value))
        return names.get(value, value) if isinstance(value, str) else value

    return Paper(tuple(
        replace(order, **{field: follow(getattr(order, field)) for field in PLACES & set(order.__struct_fields__)})
        for order in paper.orders
    ))


def rename_places(world: World, renamed: Mapping[str, str], heirs: Mapping[str, tuple[str, ...]]) -> None:
    """Parts of large fields have other names now: whatever stands there, begins there or leads there follows; what was
    lent or allowed holds in all that the land fell into."""
    def name(place: str) -> str:
        return renamed.get(place, place)

    def names(place: str) -> tuple[str, ...]:
        return heirs.get(place) or (name(place),)

    for places in world.forces.values():
        for group in (one for force in places.values() for one in force.groups if one.tail):
            group.tail = name(group.tail)
        for place, force in [(place, places.pop(place)) for place in renamed if place in places]:
            if name(place) in places:
                places[name(place)].land.join(force.land)
                places[name(place)].holders.extend(force.holders)
            else:
                places[name(place)] = force
    for ruler in world.realms.values():
        ruler.capitals = [name(place) for place in ruler.capitals]
        ruler.open_rifts = [replace(one, start=name(one.start), end=name(one.end)) for one in ruler.open_rifts]
        ruler.vortices = [replace(one, place=name(one.place)) for one in ruler.vortices]
    world.transports = [replace(one, place=name(one.place)) for one in world.transports]
    def all_of(places: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(new for place in places for new in names(place)))

    world.permissions = [
        replace(one, places=all_of(one.places), without=all_of(one.without)) for one in world.permissions
    ]
    world.bookings = [replace(one, place=name(one.place)) if one.place in renamed else one for one in world.bookings]
    world.trade.rename_places(name, names)
    world.persons.rename_places(name)
    world.scouting = {
        realm: [replace(one, start=name(one.start), target=name(one.target)) for one in sent]
        for realm, sent in world.scouting.items()
    }
    world.entries = {
        realm: [replace(one, start=name(one.start), target=name(one.target), shore=name(one.shore)) for one in entries]
        for realm, entries in world.entries.items()
    }
    world.foundings = {
        realm: [replace(one, place=name(one.place)) for one in orders] for realm, orders in world.foundings.items()
    }
    world.razings = {realm: list(map(name, places)) for realm, places in world.razings.items()}
    world.meetings = [replace(one, place=name(one.place)) for one in world.meetings]
    world.survived = [replace(one, place=name(one.place)) for one in world.survived]
    world.battle_orders = {
        realm: [replace(one, place=name(one.place)) for one in orders] for realm, orders in world.battle_orders.items()
    }


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
    return None if building.hits >= IMPASSABLE_HITS else _span(world, gf, building)


def _span(world: World, gf: Gf, building: Building) -> Bridge | None:
    """A stream bridge, whether or not anybody can cross it."""
    if building.kind != STREAM_BRIDGE or building.banks is None:
        return None
    one, other = (bank_field(gf, bank) for bank in building.banks)
    return bridge_between(world.lands, one, Field(gf, building.kf), other)


def bank_field(gf: Gf, bank: str) -> Field:
    """A bank as papers name it: a small field of the same large field, or one of another."""
    if bank.isdecimal():
        return Field(gf, int(bank))
    place = read_place(bank)
    return Field(place.gf, place.kf or 0)


def is_refusal(told: Told) -> bool:
    return "-refused-" in told.key
