"""The GF move (9.3): figures go from province to province by land, in ships, or are ferried."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import pairwise
from math import ceil
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.dates import has_coordinate
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import (
    Arm,
    Board,
    Convert,
    Cross,
    Ferry,
    Harness,
    Listing,
    Move,
    OpenRift,
    Paper,
    People,
    Zone,
)
from walstatt.games.kalevala.papers.write import write_listing
from walstatt.games.kalevala.planes.crossing import check_on_land, cross, is_crossing, is_land_protected
from walstatt.games.kalevala.planes.mystic import is_lone_mystic
from walstatt.games.kalevala.planes.rifts import open_ordered
from walstatt.games.kalevala.realm.areas import known_waters, yield_of
from walstatt.games.kalevala.realm.drawing import draw_unknown
from walstatt.games.kalevala.realm.guests import hosts, is_permitted, may_enter
from walstatt.games.kalevala.realm.harnessing import harness, unharness
from walstatt.games.kalevala.realm.ledger import carry
from walstatt.games.kalevala.realm.marching import (
    ELEPHANTS,
    SLOW,
    March,
    check_crew,
    check_leads_on,
    forbidden_aboard,
    is_closed_to,
    is_heavy,
    is_uphill,
    rolls_on_bad_ground,
)
from walstatt.games.kalevala.realm.pieces import (
    KINDS,
    PACES,
    PERSON,
    TEAM,
    WARRIOR,
    WIZARD,
    Piece,
    is_mystic,
    known_piece,
    piece,
    rule_of_transport,
)
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock, so_many
from walstatt.games.kalevala.realm.works_dues import QUICK_ROADS
from walstatt.games.kalevala.slavery.guards import check_guarded
from walstatt.games.kalevala.state import NATIVES, Knowledge, Passage, Transport
from walstatt.hexmap.coordinates import SPLINTERS, Gf
from walstatt.hexmap.geography import Barred
from walstatt.hexmap.land import Land, neighbour_land
from walstatt.hexmap.parts import Part
from walstatt.hexmap.small_fields import COUNT, NEIGHBOURS

MOVED_BY: Final = ("kalevala.9.3.darstellung", "kalevala.6.1.gf", "kalevala.r.6.gf_kanten")
ENDS_AT_HOME: Final = 1
OVER_THE_BORDER, ALWAYS_ENTERING = 1, 2
"""Readings of kalevala.r.9.zug_bei_gaesten: guests come in without EE, or need one for every single step."""
LOAD_RULES: Final = {"LS": "kalevala.26.1.ladung", "SS": "kalevala.26.2.ladung", "FS": "kalevala.26.3.ladung"}
MOST_ENGINES: Final = 2
"""Aboard a sailing ship, which is two small fields long (kalevala.26.2.ss)."""


Marching = Move | Ferry | Board | Harness | OpenRift | Cross


def move(turn: Turn) -> None:
    """All orders of movement, in the order of the papers."""
    work = evaluation(turn)
    for realm in work.papers:
        movement = Movement(work, realm)
        for order in work.orders(realm):
            if isinstance(order, Marching):
                work.attempt(realm, order, partial(movement.carry_out, order))


class Movement:
    """The movement of one realm: who has moved already may not move again."""

    def __init__(self, work: Evaluation, realm: str) -> None:
        self.work = work
        self.realm = realm
        self.moved: dict[str, Stock] = {}
        """By place: what has come there in this phase."""
        self.crossed_to: set[str] = set()
        """Where somebody has come through a portal in this phase."""
        self.sailed: list[Holder] = []
        self.tired: list[tuple[Holder, set[str]]] = []
        """What went aboard after it had walked here."""

    @property
    def forces(self) -> dict[str, Force]:
        return self.work.world.forces.get(self.realm, {})

    def carry_out(self, order: Marching) -> None:
        if self.work.is_at_rest(self.realm):
            raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
        if isinstance(order, (Cross, Move)):
            self._check_no_caravan(order.listing)
        if isinstance(order, Board):
            self._board(order)
        elif isinstance(order, Ferry):
            self._ferry(order)
        elif isinstance(order, Harness):
            self._harness(order)
        elif isinstance(order, OpenRift):
            open_ordered(self.work, self.realm, order)
        elif isinstance(order, Cross):
            self._cross(order)
        elif order.listing.holders:
            self._sail(order)
        else:
            self._march(order)

    def _check_no_caravan(self, listing: Listing) -> None:
        group = next((symbol for symbol, _ in listing.holders if Holder(symbol).is_group), None)
        if group is not None:
            raise refuse("kalevala.21.1.2.eigen", "kalevala-refused-caravan-own-line", group=group)

    # ---- through a portal

    def _cross(self, order: Cross) -> None:
        """The whole move of all who go: neither have they moved before, nor do they after."""
        check_on_land(order.start, order.listing)
        stock = order.listing.stock()
        self._check_there(order.start, stock, "kalevala.14.1.volle_bewegung")
        check_guarded(stock)
        hooks.check_leaving(self.work, self.realm, order.start, stock)
        end, arrived = cross(self.work, self.realm, order)
        self.crossed_to.add(end)
        self._note_moved(end, arrived)

    # ---- by land

    def _march(self, order: Move) -> None:
        stock, start = order.listing.stock(), order.way[0]
        self._check_is_part(start)
        march = self.mustered(start, stock)
        order, parts = self.checked_road(order, march)
        hooks.check_leaving(self.work, self.realm, start, stock)
        self._note_transports(order, stock, parts)
        carry(self.work, self.realm, start, order.way[-1], stock)
        self._note_moved(order.way[-1], stock)
        self._tell(order, order.listing, march.rules)

    def mustered(self, start: str, stock: Stock) -> March:
        """The group, ready to go: it is there, is led, and can carry and haul what it takes along."""
        self._check_there(start, stock)
        march = March(stock, self._fresh(start, stock))
        rule = rule_of_transport(march.kinds, "kalevala.9.3.re_transport")
        if not march.is_led:
            check_guarded(stock)
            raise refuse(rule, "kalevala-refused-nobody-leads", place=start)
        if stock.re > march.carries:
            raise refuse(rule, "kalevala-refused-carries", re=stock.re, most=march.carries)
        if self.work.world.reading("kalevala.r.9.heeresart") and march.animals > march.leaders:
            raise refuse("kalevala.r.9.heeresart", "kalevala-refused-spare-animals", most=march.leaders)
        if march.load > march.hauls:
            rule = march.loaded_by[0] if len(march.loaded_by) == 1 else "kalevala.r.9.heeresart"
            if march.load <= March(stock).hauls:
                rule = "kalevala.r.11.bewegen_danach"
            raise refuse(rule, "kalevala-refused-hauls", needed=march.load, offered=march.hauls)
        check_guarded(stock)
        return march

    def checked_road(self, order: Move, march: March) -> tuple[Move, list[Part]]:
        """The way as the group can go it, with the parts of land on it as far as they matter."""
        stock = march.stock
        check_leads_on(order.way)
        if is_lone_mystic(stock):
            return self._mystics_way(order, march), []
        if march.flies:
            self._check_flight(order, march)
            return self._flown(order, march), []
        parts = self._check_way(order)
        self._check_bridges(march, parts)
        self._check_pace(order, march, parts)
        self._check_terrain(stock, parts)
        self._check_wagons(order, stock, parts)
        return order, parts

    def _check_is_part(self, place: str) -> None:
        """Where somebody has land or figures he knows on how many sides of a divided field he could be."""
        here = gf_of(place)
        if "~" in place or here not in {gf_of(one) for one in (*self.forces, *self.work.owned.get(self.realm, ()))}:
            return
        known = [one.name for one in self.work.geography.parts(here)]
        if "[" in place and place not in known:
            raise refuse("kalevala.9.4.standort", "kalevala-refused-no-such-part", place=place, known=known or ["–"])

    def _check_there(self, place: str, wanted: Stock, moved_by: str = "kalevala.9.3.aktiv_passiv") -> None:
        """Is all that here, and has none of it moved yet?"""
        there = self.forces.get(place, Force()).land
        missing = there.lacks(wanted)
        if missing:
            raise self._not_there(place, missing)
        rested = there.copy()
        rested.part_with(self._moved_at(place, there))
        if self.work.world.reading("kalevala.r.11.bewegen_danach"):
            made = self.work.made[self.realm, place]
            rested.part_with(Stock({symbol: min(made[symbol], rested.pieces.get(symbol, 0)) for symbol in made}))
            if rested.lacks(wanted) and made:
                rule, key = "kalevala.r.11.bewegen_danach", "kalevala-refused-made-later"
                raise refuse(rule, key, place=place, missing=_told(rested.lacks(wanted)))
        tired = rested.lacks(wanted)
        if tired:
            if place in self.crossed_to:
                moved_by = "kalevala.14.1.volle_bewegung"
            raise refuse(moved_by, "kalevala-refused-moved-already", place=place, moved=_told(tired))

    def _not_there(self, place: str, missing: dict[str, int]) -> Refused:
        """New armament, and what is made of it or of gathered RE, comes after the move and stays where it is."""
        paper = self.work.papers.get(self.realm, Paper())
        makers: list[Arm | Convert] = [*paper.of(Arm), *(one for one in paper.of(Convert) if one.gathered)]
        made: Counter[str] = Counter()
        for one in makers:
            made.update(dict(one.listing.pieces) if one.place == place else {})
        if all(made[symbol] >= number for symbol, number in missing.items()):
            rule = "kalevala.r.11.bewegen_danach"
            return refuse(rule, "kalevala-refused-made-later", place=place, missing=_told(missing))
        if RE in missing and self._arms_here(place, paper):
            rule = "kalevala.11.2.unbeweglich"
            return refuse(rule, "kalevala-refused-made-later", place=place, missing=_told(missing))
        if any(missing.keys() & one.load.pieces.keys() for one in self.forces.get(place, Force()).groups):
            # Who is in a caravan goes with it, and acts for himself only when it is attacked.
            rule = "kalevala.21.karawane.passiv"
            return refuse(rule, "kalevala-refused-not-there", place=place, missing=_told(missing))
        for symbol, there in self._elsewhere(missing):
            told = {"place": place, "symbol": symbol, "there": there}
            return refuse("kalevala.9.3.geltung", "kalevala-refused-is-elsewhere", **told)
        return refuse("kalevala.9.3.geltung", "kalevala-refused-not-there", place=place, missing=_told(missing))

    def _elsewhere(self, missing: dict[str, int]) -> Iterator[tuple[str, str]]:
        """Single figures, a king or a wizard, and where they are."""
        singles = [symbol for symbol in missing if (one := piece(symbol)) is not None and _is_one(one)]
        for place, force in self.forces.items():
            yield from ((symbol, place) for symbol in singles if force.whole().pieces.get(symbol))

    def _arms_here(self, place: str, paper: Paper) -> bool:
        named = {one.place for one in paper.of(People)} | {one.target for one in paper.of(Zone)}
        return self.work.world.at.arms and (place in named or yield_of(self.work, place, self.work.world.at) > 0)

    def _fresh(self, place: str, stock: Stock) -> dict[str, int]:
        """Animals of this phase carry and haul nothing yet; older ones are taken along first
        (kalevala.r.11.bewegen_danach)."""
        there = self.forces.get(place, Force()).land
        made = self.work.made[self.realm, place]
        return {
            symbol: max(0, number - (there.pieces.get(symbol, 0) - made[symbol]))
            for symbol, number in stock.pieces.items()
            if made[symbol] and known_piece(symbol).kind.sort not in (WARRIOR, PERSON)
        }

    def _moved_at(self, place: str, there: Stock) -> Stock:
        moved = self.moved.get(place, Stock())
        still = {symbol: min(number, there.pieces.get(symbol, 0)) for symbol, number in moved.pieces.items()}
        return Stock({symbol: number for symbol, number in still.items() if number}, min(moved.re, there.re))

    def _note_moved(self, place: str, stock: Stock) -> None:
        self.moved.setdefault(place, Stock()).join(stock)

    def _check_way(self, order: Move) -> list[Part]:
        """Every step leads from a part of land to one that it touches, within the own realm or that of a host."""
        parts: list[Part | None] = []
        before = None
        self._check_not_enclosed(order.way)
        for place in order.way:
            self._check_allowed(before, place)
            # Where a host lets guests go, they need not know the land beforehand.
            part = self._part(place) if self._is_drawn(place) else None
            here = parts[-1] if parts else None
            if part is not None and here is not None and part not in self.work.geography.steps(here):
                raise self._no_step(here, part)
            parts.append(part)
            before = place
        return [part for part in parts if part is not None] if None not in parts else []

    def _mystics_way(self, order: Move, march: March) -> Move:
        """Alone he goes through any land, known or not, as far as it lets him (kalevala.14.3.grenzen)."""
        self._check_steps(order, march.pace)
        for before, place in pairwise(order.way):
            if gf_of(before).side_towards(gf_of(place)) is None:
                raise self._parted(before, place)
            if "~" in place:
                raise refuse("kalevala.9.3.1.nur_mit_schiff", "kalevala-refused-only-by-ship", place=place)
        draw_unknown(self.work, map(gf_of, order.way[1:]))
        reached = [order.way[0]]
        for place in order.way[1:]:
            here = self._next_on_mystics_way(reached[-1], place)
            if here is None:
                rule = "kalevala.14.3.grenzen"
                self.work.turn.tell((self.realm,), "kalevala-mystic-stopped", rule, place=reached[-1], end=place)
                break
            reached.append(here)
        return replace(order, way=tuple(reached))

    def _next_on_mystics_way(self, before: str, place: str) -> str | None:
        """The part that he comes to; None where no way leads on."""
        here, land = self.work.part(before), self.work.world.lands.get(gf_of(place), Land())
        if self.work.world.known_to and (here is None or not land.drawn):
            # Of land that only others know a checker cannot tell how it can be crossed.
            return place
        beside = self.work.geography.steps(here) if here is not None and land.drawn else ()
        ends = [
            one.name for one in beside
            if one.gf == gf_of(place) and not one.water and not is_land_protected(self.work, one.name)
        ]
        return next((name for name in ends if "[" not in place or name == place), None)

    def _parted(self, start: str, end: str) -> Refused:
        """No neighbours; from plane to plane no ordinary way leads at all."""
        rule = "kalevala.14.splitterebene" if is_crossing(start, end) else "kalevala.9.3.geltung"
        return refuse(rule, "kalevala-refused-no-neighbours", start=start, end=end)

    def _is_drawn(self, place: str) -> bool:
        return self._owner(place) == self.realm or self.work.land(place).drawn

    def _owner(self, place: str) -> str:
        """As far as the writer knows: a refusal must not tell who rules elsewhere."""
        province = self.work.province(place)
        owner = province.owner if province is not None else NATIVES
        if owner == self.realm or place in self.forces or is_permitted(self.work, self.realm, place):
            return owner
        return self._seen.get(place) or NATIVES

    @cached_property
    def _seen(self) -> dict[str, str | None]:
        """Whose a province was when it was last seen; what was the realm's own then is not now."""
        known = self.work.world.knowledge.get(self.realm, Knowledge())
        return {part: one.owner for one in known.sightings for part in one.parts if one.owner != self.realm}

    def _check_allowed(self, before: str | None, place: str) -> None:
        """The own realm, or that of a host for those who stand in it already (kalevala.r.9.zug_bei_gaesten)."""
        owner, reading = self._owner(place), self.work.world.reading("kalevala.r.9.zug_bei_gaesten")
        if owner in (NATIVES, self.realm):
            self._own_part(place, self._not_own(before, place))
            return
        inside = before is None or self._owner(before) == owner
        if (not inside and reading != OVER_THE_BORDER) or (before is not None and reading == ALWAYS_ENTERING):
            raise refuse("kalevala.r.9.zug_bei_gaesten", "kalevala-refused-entry", place=place)
        allowed = is_permitted if inside else may_enter
        if not allowed(self.work, self.realm, place):
            raise refuse("kalevala.9.3.geltung", "kalevala-refused-no-permission", place=place)

    def _check_not_enclosed(self, way: Sequence[str]) -> None:
        """Where a battle stopped undecided, whoever has nothing but land of others around his part stays in it."""
        start, *further = way
        here = self.work.part(start)
        if here is None or not further or not self._was_undecided(gf_of(start)):
            return
        beside = [one.name for one in self.work.geography.steps(here)]
        if not any(self._may_go(start, one) for one in beside):
            raise refuse("kalevala.16.2.10.eingeschlossen", "kalevala-refused-enclosed", place=start)

    def _was_undecided(self, gf: Gf) -> bool:
        """Did it fight there in the GR before, and an enemy still stood?"""
        before, known = self.work.world.at.gr - 1, self.work.world.knowledge.get(self.realm, Knowledge())
        fought = any(one.gr == before and gf in map(gf_of, one.places) for one in known.battles)
        return fought and any(one.gr == before and self.realm in one.realms for one in self.work.world.undecided)

    def _may_go(self, before: str, place: str) -> bool:
        try:
            self._check_allowed(before, place)
        except Refused:
            return False
        return True

    def _own_part(self, place: str, otherwise: Refused | None = None) -> Part:
        part = self._part(place, otherwise)
        if self._owner(place) != self.realm:
            raise otherwise or self._not_own(None, place)
        return part

    def _not_own(self, before: str | None, place: str) -> Refused:
        """Who sets out as a guest goes as far as his permission, whoever may rule what lies behind it."""
        if before is not None and self._owner(before) not in (NATIVES, self.realm):
            return refuse("kalevala.9.3.geltung", "kalevala-refused-no-permission", place=place)
        return refuse("kalevala.8.bewegung_im_reich", "kalevala-refused-not-own", place=place)

    def _part(self, place: str, otherwise: Refused | None = None) -> Part:
        if "~" in place:
            raise refuse("kalevala.9.3.1.nur_mit_schiff", "kalevala-refused-only-by-ship", place=place)
        self._check_on_plane(place)
        part = self.work.part(place)
        if part is not None:
            return part
        # Whether land of others is divided is not for the writer to learn.
        if "[" not in place and gf_of(place) in map(gf_of, self.work.owned.get(self.realm, ())):
            raise refuse("kalevala.9.4.standort", "kalevala-refused-which-part", place=place)
        waters = known_waters(self.work, self.realm)
        if gf_of(place) in waters and not self.work.geography.parts(gf_of(place)):
            raise refuse("kalevala.9.3.1.nur_mit_schiff", "kalevala-refused-only-by-ship", place=place)
        raise otherwise or self._not_own(None, place)

    def _check_on_plane(self, place: str) -> None:
        """Around a splinter there is nothing (kalevala.3.2.ebenen); elsewhere the map ends."""
        gf = gf_of(place)
        if gf not in self.work.world.lands:
            if gf.plane == SPLINTERS:
                raise refuse("kalevala.3.2.ebenen", "kalevala-refused-limbus", place=place)
            raise refuse("kalevala.8.bewegung_im_reich", "kalevala-refused-not-own", place=place)

    def _no_step(self, here: Part, there: Part) -> Refused:
        side = here.gf.side_towards(there.gf)
        if side is None and is_crossing(here.name, there.name):
            return self._parted(here.name, there.name)
        if side is None:
            rule = "kalevala.9.3.geltung" if here.gf == there.gf else "kalevala.r.6.gf_achsen"
            return refuse(rule, "kalevala-refused-no-neighbours", start=here.name, end=there.name)
        if neighbour_land(self.work.world.lands, here.gf, side) is None:
            return refuse("kalevala.3.2.ebenen", "kalevala-refused-limbus", place=there.name)
        geography = self.work.geography
        # Another part of a divided field may be open from here; then what keeps this one apart lies on its own side.
        found = geography.obstacles(here, side) or geography.obstacles(there, side.opposite)
        kinds = {str(one) for one in found}
        if self.work.is_bridge_impassable(here, there):
            return refuse("kalevala.27.6.treffer", "kalevala-refused-weak-bridge", places=[here.name, there.name])
        rule = "kalevala.9.3.fluesse" if kinds & {"stream", "water"} else "kalevala.9.3.hoehen"
        return refuse(rule, "kalevala-refused-obstacle", start=here.name, end=there.name)

    def _check_terrain(self, stock: Stock, parts: list[Part]) -> None:
        """A special figure that walks stays out of terrain that is closed to it."""
        for one, _ in stock.each():
            walks = one.kind.closed and not rolls_on_bad_ground(one)
            if walks and not self.work.geography.free(parts, partial(is_closed_to, one)):
                raise refuse(one.kind.rule, "kalevala-refused-closed-terrain", symbol=one.bare, place=parts[-1].name)

    def _check_flight(self, order: Move, march: March) -> None:
        """Over the sea too, if he ends on land (kalevala.9.3.1.nur_mit_schiff, kalevala.19.3.1.meer)."""
        self._check_steps(order, march.pace, self._own_pace(march))
        for here, there in zip(order.way, order.way[1:], strict=False):
            if gf_of(here).side_towards(gf_of(there)) is None or not self.may_lie(gf_of(there)):
                raise self._parted(here, there)
        if not march.is_wizards:
            self._own_part(order.way[-1])
        elif self._owner(order.way[-1]) == self.realm or self._ends_at_home:
            self._check_end_at_home(order.way[-1])
        elif "~" in order.way[-1] or self._is_known_water(order.way[-1]):
            raise refuse("kalevala.19.3.1.meer", "kalevala-refused-ends-on-water", place=order.way[-1])

    def may_lie(self, gf: Gf) -> bool:
        """Is there any land or water? Beyond what a realm knows a checker cannot tell."""
        world = self.work.world
        return gf in world.lands or (bool(world.known_to) and has_coordinate(gf, world.at))

    @property
    def _ends_at_home(self) -> bool:
        return self.work.world.reading("kalevala.r.wizard_foreign") == ENDS_AT_HOME

    def _check_end_at_home(self, place: str) -> None:
        if not is_permitted(self.work, self.realm, place):
            self._own_part(place)

    def _is_known_water(self, place: str) -> bool:
        """As far as the realm knows: of others' land it learns where it has come to."""
        known = gf_of(place) in known_waters(self.work, self.realm)
        return known and not self.work.geography.parts(gf_of(place)) and not self._has_mountains(place)

    def _has_mountains(self, place: str) -> bool:
        """They bear him, and nobody else (kalevala.19.3.1.gelaende)."""
        land = self.work.world.lands.get(gf_of(place), Land())
        return land.drawn and any(map(land.is_mountain, NEIGHBOURS))

    def _flown(self, order: Move, march: March) -> Move:
        """A wizard may end in foreign land, and needs no exploration for it; where there turns out to be nothing but
        water he stops before it (kalevala.r.wizard_foreign)."""
        if not march.is_wizards or self._owner(order.way[-1]) == self.realm:
            return order
        draw_unknown(self.work, map(gf_of, order.way[1:]))
        way = [order.way[0], *(self._landing(place) or place for place in order.way[1:])]
        while len(way) > 1 and self._landing(way[-1]) is None:
            way.pop()
        if len(way) < len(order.way):
            rule = "kalevala.19.3.1.meer"
            self.work.turn.tell((self.realm,), "kalevala-wizard-stopped", rule, place=way[-1], end=order.way[-1])
        return replace(order, way=tuple(way))

    def _landing(self, place: str) -> str | None:
        """The part of land there that he comes to, or mountains where there is none; None over water."""
        land = self.work.world.lands.get(gf_of(place), Land())
        if self.work.world.known_to and not land.drawn:
            return place
        parts = [one.name for one in self.work.geography.parts(gf_of(place)) if not one.water]
        if not parts and self._has_mountains(place):
            return str(gf_of(place))
        return next((name for name in parts if "[" not in place or name == place), None)

    def _check_pace(self, order: Move, march: March, parts: list[Part]) -> None:
        swift = hooks.swiftness(self.work, self.realm, order.way[0], march.stock)
        pace = march.pace * swift + self._on_roads(march, parts)
        if march.has_animals and pace > SLOW and self._is_slow(parts):
            self._check_steps(order, SLOW, "kalevala.9.3.schweres_gelaende")
        if self.work.world.reading("kalevala.r.9.fusstempo") and march.walks:
            self._check_steps(order, min(pace, SLOW), "kalevala.r.9.fusstempo")
        self._check_steps(order, pace, self._pace_rule(march, pace, len(order.way) - 1))

    def _on_roads(self, march: March, parts: list[Part]) -> int:
        """By a reading of kalevala.r.13.strassen who has roads all the way and no devices goes further."""
        quick = self.work.world.reading("kalevala.r.13.strassen") == QUICK_ROADS and not march.has_devices
        return int(quick and bool(parts) and all(self.work.world.lands[part.gf].roads for part in parts))

    def _is_slow(self, parts: list[Part]) -> bool:
        """Is there no way around bad ground? By another reading: is half of some large field bad ground?"""
        if not parts:
            return False
        if self.work.world.reading("kalevala.r.9.gelaende_gf_zug"):
            lands = [self.work.world.lands[part.gf] for part in parts]
            return any(2 * sum(is_heavy(land, kf) for kf in NEIGHBOURS) >= COUNT for land in lands)
        return not self.work.geography.free(parts, is_heavy)

    def _pace_rule(self, march: March, pace: int, steps: int) -> str:
        """Who counts on riding chariot horses learns that they bear nobody."""
        if march.chariot_horses and march.seats < march.leaders <= march.seats + march.chariot_horses:
            return "kalevala.25.3.quadrigapferd"
        if march.fresh and steps <= March(march.stock).pace:
            return "kalevala.r.11.bewegen_danach"
        mixed = pace < steps <= march.fastest + pace - march.pace
        return "kalevala.9.3.langsamste" if mixed else self._own_pace(march)

    @staticmethod
    def _own_pace(march: March) -> str:
        """Where the speed of these people stands, if all of them are of one kind and on foot."""
        rules = {one.kind.pace_rule for one in march.kinds}
        return rules.pop() if len(rules) == 1 and not march.is_mounted else PACES

    def _check_bridges(self, march: March, parts: list[Part]) -> None:
        """A stream bridge that has been hit does not bear everything (kalevala.27.6.treffer)."""
        weak = {bridge for bridge, hits in self.work.hit_bridges.items() if hits > march.bridge_hits}
        whole = self.work.geography
        if weak and not whole.with_bridges(whole.bridges - weak).free(parts, _nowhere):
            names = [part.name for part in parts]
            raise refuse("kalevala.27.6.treffer", "kalevala-refused-weak-bridge", places=names)

    def _check_wagons(self, order: Move, stock: Stock, parts: list[Part]) -> None:
        """Over ground that it cannot use a wagon goes unharnessed, and one field."""
        wagons = [one for one, _ in stock.each() if one.base == "QuW"]
        if not wagons or self.work.geography.free(parts, partial(is_closed_to, wagons[0])):
            return
        if any(one.horses for one in wagons):
            raise refuse("kalevala.26.4.gelaende", "kalevala-refused-harnessed", places=list(order.way))
        self._check_steps(order, SLOW, "kalevala.26.4.gelaende")

    def _check_steps(self, order: Move, pace: int, rule: str = PACES) -> None:
        steps = len(order.way) - 1
        if steps > pace:
            raise refuse(rule, "kalevala-refused-too-far", steps=steps, most=pace)

    def _note_transports(self, order: Move, stock: Stock, parts: list[Part]) -> None:
        """What must cross ground that it cannot stand on is rolled for in phase 2 (kalevala.9.3.transportwurf)."""
        for one, number in self.risky(stock, parts):
            times = self._rolls(parts, partial(is_closed_to, one))
            uphill = one.base in ELEPHANTS and not self.work.geography.free(parts, is_uphill)
            transport = Transport(self.realm, order.way[-1], one.symbol, number, order.line, times, uphill)
            self.work.world.transports.append(transport)

    def risky(self, stock: Stock, parts: list[Part]) -> Iterator[tuple[Piece, int]]:
        """What of a group cannot stand on all the ground of its way."""
        for one, number in stock.each():
            barred = partial(is_closed_to, one)
            if parts and rolls_on_bad_ground(one) and not self.work.geography.free(parts, barred):
                yield one, number

    def _rolls(self, parts: list[Part], barred: Barred) -> int:
        """Once for each piece; by another reading once for each large field crossed."""
        if not self.work.world.reading("kalevala.r.9.transportwurf_anzahl"):
            return 1
        return max(1, sum(not self.work.geography.free(step, barred) for step in pairwise(parts)))

    # ---- by ship

    def _vessels(self, place: str, listing: Listing) -> list[Holder]:
        """The ships with just these loads that lie there and have not sailed yet."""
        waiting = [one for one in self.forces.get(place, Force()).vessels if self._is_ready(one)]
        found = []
        for symbol, inner in listing.holders:
            load = inner.stock()
            vessel = next((one for one in waiting if one.symbol == symbol and one.load == load), None)
            if vessel is None:
                raise self._no_such_ship(place, symbol, load)
            waiting = [one for one in waiting if one is not vessel]
            found.append(vessel)
        return found

    def _no_such_ship(self, place: str, symbol: str, load: Stock) -> Refused:
        lying = self.forces.get(place, Force()).vessels
        meant = [one for one in lying if one.symbol == symbol and one.load == load]
        if any(not self._has_sailed(one) and not self._is_ready(one) for one in meant):
            return refuse("kalevala.r.11.bewegen_danach", "kalevala-refused-new-ship", ship=symbol)
        rule = "kalevala.9.3.2.schiffe_darstellung"
        return refuse(rule, "kalevala-refused-no-such-ship", place=place, ship=symbol)

    def _has_sailed(self, vessel: Holder) -> bool:
        return vessel.moved == self.work.world.at.gr or any(one is vessel for one in self.sailed)

    def _is_ready(self, vessel: Holder) -> bool:
        """Neither has it sailed yet, nor was it made in this phase (kalevala.r.11.bewegen_danach)."""
        return not self._has_sailed(vessel) and not any(one is vessel for one in self.work.launched)

    def _sail(self, order: Move) -> None:
        if order.listing.pieces or order.listing.re:
            raise refuse("kalevala.9.3.aktiv_passiv", "kalevala-refused-ships-apart")
        way = self.sea_way(order)
        vessels = self.fleet(way[0], order.listing)
        self.check_course(order, way, vessels)
        for vessel in vessels:
            hooks.check_leaving(self.work, self.realm, way[0].name, vessel.load)
        start, end = self.work.world.force(self.realm, way[0].name), self.work.world.force(self.realm, way[-1].name)
        for vessel in vessels:
            start.holders = [one for one in start.holders if one is not vessel]
            end.holders.append(vessel)
            self.sailed.append(vessel)
        self.work.world.tidy(self.realm, way[0].name)
        ships = [vessel.symbol for vessel in vessels]
        self.work.world.passages.extend(Passage(self.realm, part.name, ships) for part in way[1:-1])
        steered = any(not vessel.load.warriors and vessel.load.pieces.get("K") for vessel in vessels)
        shared = any(self._is_shared(part) for part in way)
        rules = {"kalevala.21.reiten": steered, "kalevala.15.4.1.ufer": shared}
        self._tell(order, order.listing, [rule for rule, holds in rules.items() if holds])

    def fleet(self, water: Part, listing: Listing) -> list[Holder]:
        """These ships, ready to sail: they lie there, are manned, and their crews are rested."""
        vessels = self._vessels(water.name, listing)
        for vessel in vessels:
            check_crew(vessel)
            check_guarded(vessel.load)
            self._check_crew_rested(water.name, vessel)
        return vessels

    def check_course(self, order: Move, way: list[Part], vessels: Sequence[Holder]) -> None:
        check_leads_on([part.name for part in way])
        for vessel in vessels:
            self._check_room_at_sea(way, vessel)
        self._check_steps(order, fleet_pace(vessels))

    def _is_shared(self, water: Part) -> bool:
        """Does it part own land from other land of the same large field?"""
        own = [self._owner(part.name) == self.realm for part in self.work.geography.coasts(water)
               if part.gf == water.gf]
        return any(own) and not all(own)

    def _check_room_at_sea(self, way: list[Part], vessel: Holder) -> None:
        """However it was loaded: on the high sea nothing carries more than it has room for."""
        riders_count = bool(self.work.world.reading("kalevala.r.war.reh_zaehlung"))
        room, hold = March(vessel.load).room_aboard(riders_count=riders_count), KINDS[vessel.symbol].hold
        if room > hold and any(self.work.geography.high_sea(part.gf) for part in way[1:]):
            rule = "kalevala.9.3.1.reh_auf_see"
            raise refuse(rule, "kalevala-refused-no-room", ship=vessel.symbol, room=room, most=hold)

    def _check_crew_rested(self, place: str, vessel: Holder) -> None:
        """Who walked to the ship in this phase does not sail on in it (kalevala.9.3.aktiv_passiv)."""
        tired = {symbol for one, symbols in self.tired if one is vessel for symbol in symbols}
        if tired:
            rule = "kalevala.9.3.aktiv_passiv"
            raise refuse(rule, "kalevala-refused-moved-already", place=place, moved=sorted(tired))

    def sea_way(self, order: Move) -> list[Part]:
        """The waters of a way, each touching the one before."""
        way: list[Part] = []
        for place in order.way:
            way.append(self.water(place, way[-1] if way else None))
        return way

    def water(self, place: str, before: Part | None) -> Part:
        """The water of a place; where there are several, the one that the ships can come to."""
        gf = gf_of(place)
        if gf not in self.work.world.lands:
            raise refuse("kalevala.9.3.1.hohe_see", "kalevala-refused-no-water", place=place, symbol="")
        if before is not None:
            self._check_waters(before.gf, gf)
        waters = self.work.geography.waters(gf)
        if "~" in place and place[-1] != "~":
            waters = tuple(one for one in waters if one.name == place)
        if before is not None:
            waters = tuple(one for one in waters if one in self.work.geography.steps(before))
        if before is None:
            waters = tuple(one for one in waters if self.forces.get(one.name, Force()).vessels)
        if len(waters) != 1:
            key = "kalevala-refused-which-water" if waters else "kalevala-refused-no-water"
            raise refuse("kalevala.9.4.standort", key, place=place, symbol="")
        return waters[0]

    def _check_waters(self, before: Gf, gf: Gf) -> None:
        """Own waters, known high sea, and those of a host; foreign coasts are entered with EE alone."""
        letting_in = hosts(self.work, self.realm, gf)
        if gf not in known_waters(self.work, self.realm) and not letting_in:
            raise refuse("kalevala.8.1.seeweg", "kalevala-refused-unknown-water", place=str(gf))
        if self.work.geography.high_sea(gf) or any(gf_of(one) == gf for one in self.work.owned.get(self.realm, ())):
            return
        if not letting_in:
            raise refuse("kalevala.9.3.1.fremde_gewaesser", "kalevala-refused-foreign-water", place=str(gf))
        if not letting_in & hosts(self.work, self.realm, before):
            raise refuse("kalevala.r.9.zug_bei_gaesten", "kalevala-refused-entry", place=str(gf))

    # ---- boarding and ferrying

    def _board(self, order: Board) -> None:
        """Within one large field it costs nothing (kalevala.r.9.einschiffen); a line is carried out whole or not."""
        self._check_allowed(None, order.place)
        part = self._part(order.place)
        if order.listing.pieces or order.listing.re or not order.listing.holders:
            raise refuse("kalevala.9.3.2.schiffe_darstellung", "kalevala-refused-which-ship", place=order.place)
        done: list[tuple[Holder, Stock]] = []
        try:
            for symbol, inner in order.listing.holders:
                done.append((self._change_load(part, symbol, inner.stock(), ashore=order.ashore), inner.stock()))
        except Refused:
            for vessel, stock in done:
                self._shift(part.name, vessel, stock, ashore=not order.ashore)
            raise
        for vessel, stock in done:
            costs_move = bool(self.work.world.reading("kalevala.r.9.einschiffen"))
            if order.ashore and (self._has_sailed(vessel) or costs_move):
                self._note_moved(part.name, stock)
            elif costs_move:
                self.tired.append((vessel, set(stock.pieces)))
        for place in (part.name, *(water.name for water in self.work.geography.coasts(part))):
            self.work.world.tidy(self.realm, place)

    def _change_load(self, part: Part, symbol: str, stock: Stock, *, ashore: bool) -> Holder:
        _, vessel = self._vessel_for(part, symbol, stock, ashore=ashore)
        if not ashore:
            self._check_there_to_board(part.name, stock, vessel)
        self._shift(part.name, vessel, stock, ashore=ashore)
        return vessel

    def _shift(self, place: str, vessel: Holder, stock: Stock, *, ashore: bool) -> None:
        land = self.work.world.force(self.realm, place).land
        giver, taker = (vessel.load, land) if ashore else (land, vessel.load)
        giver.part_with(stock)
        taker.join(stock)

    def _check_there_to_board(self, place: str, stock: Stock, vessel: Holder) -> None:
        there = self.forces.get(place, Force()).land
        missing = there.lacks(stock)
        if missing:
            raise refuse("kalevala.9.3.geltung", "kalevala-refused-not-there", place=place, missing=_told(missing))
        self._check_load(vessel, stock)
        rested = there.copy()
        rested.part_with(self._moved_at(place, there))
        tired = rested.lacks(stock)
        if tired:
            self.tired.append((vessel, set(tired)))

    def _check_load(self, vessel: Holder, more: Stock) -> None:
        whole = vessel.load.copy()
        whole.join(more)
        check_load(self.work, vessel.symbol, whole)

    def _vessel_for(self, shore: Part, symbol: str, stock: Stock, *, ashore: bool) -> tuple[str, Holder]:
        """A ship of this kind at this shore: one that holds what goes ashore, or has room for what comes aboard."""
        found: tuple[str, Holder] | None = None
        for water in self.work.geography.coasts(shore):
            if water.gf != shore.gf:
                continue
            for vessel in self.forces.get(water.name, Force()).vessels:
                if vessel.symbol != symbol:
                    continue
                found = found or (water.name, vessel)
                if not vessel.load.lacks(stock) if ashore else self._has_room(vessel, stock):
                    return water.name, vessel
        if found is not None and not ashore:
            # The refusal says what does not fit.
            return found
        rule = "kalevala.9.3.2.schiffe_darstellung"
        raise refuse(rule, "kalevala-refused-no-such-ship", place=shore.name, ship=symbol)

    def _has_room(self, vessel: Holder, stock: Stock) -> bool:
        try:
            self._check_load(vessel, stock)
        except Refused:
            return False
        return True

    def _ferry(self, order: Ferry) -> None:
        """Any number of figures between two own coasts that lie in one large field or in two adjacent ones."""
        foreign = refuse("kalevala.9.3.1.faehre", "kalevala-refused-not-own", place=order.end)
        start, end = self._own_part(order.start), self._own_part(order.end, foreign)
        stock = order.listing.stock()
        if order.listing.holders:
            raise refuse("kalevala.9.3.1.faehre", "kalevala-refused-ships-apart")
        self._check_there(start.name, stock)
        if start.gf.distance(end.gf) > 1:
            raise refuse("kalevala.9.3.1.faehre", "kalevala-refused-ferry-too-far", start=order.start, end=order.end)
        ships = self._ferries(start, end, order.vessel)
        if not ships:
            raise refuse("kalevala.9.3.1.faehre", "kalevala-refused-no-such-ship", place=order.start, ship=order.vessel)
        for one, _ in stock.each():
            if forbidden_aboard(order.vessel, one):
                rule, key = LOAD_RULES[order.vessel], "kalevala-refused-not-aboard"
                raise refuse(rule, key, symbol=one.symbol, ship=order.vessel)
        self._check_led(start.name, stock, ships)
        check_guarded(stock)
        carry(self.work, self.realm, start.name, end.name, stock)
        self._note_moved(end.name, stock)
        self._tell(Move((start.name, end.name), order.listing, line=order.line), order.listing)

    def _check_led(self, place: str, stock: Stock, ships: list[Holder]) -> None:
        """Nothing crosses by itself: somebody goes along, or the ship has a crew."""
        crews = max((March(ship.load).carries for ship in ships if March(ship.load).crew), default=0)
        march = March(stock)
        if not crews and not (march.is_led and march.crew):
            rule = rule_of_transport(march.kinds, "kalevala.9.3.re_transport")
            raise refuse(rule, "kalevala-refused-nobody-leads", place=place)
        most = march.carries + crews
        if stock.re > most:
            raise refuse("kalevala.9.3.re_transport", "kalevala-refused-carries", re=stock.re, most=most)

    def _ferries(self, start: Part, end: Part, symbol: str) -> list[Holder]:
        """Such ships at one of the coasts, in water that reaches the other."""
        known = known_waters(self.work, self.realm)
        found: list[Holder] = []
        for shore, other in ((start, end), (end, start)):
            for water in self.work.geography.coasts(shore):
                lying = self.forces.get(water.name, Force()).vessels
                here = [one for one in lying if one.symbol == symbol and self._is_ready(one)]
                reached = self.work.geography.sailing([water], known | {water.gf}, 1)
                if here and any(one in reached for one in self.work.geography.coasts(other)):
                    found += here
        return found

    # ---- wagons

    def _harness(self, order: Harness) -> None:
        """It takes no part of the move; what has moved already stays as tired as it was."""
        place, stock = order.place, order.listing.stock()
        if stock.re or order.listing.holders:
            raise refuse("kalevala.26.4.quw", "kalevala-refused-only-teams")
        there = self.forces.get(place, Force()).land
        missing = there.lacks(stock)
        if missing:
            raise refuse("kalevala.9.3.geltung", "kalevala-refused-not-there", place=place, missing=_told(missing))
        rested = there.copy()
        rested.part_with(self._moved_at(place, there))
        is_tired, fresh = bool(rested.lacks(stock)), self._fresh(place, stock)
        made = unharness(self.work, self.realm, order) if order.loose else harness(self.work, self.realm, order)
        if is_tired:
            self._note_moved(place, made)
        self._keep_fresh(place, fresh, made)

    def _keep_fresh(self, place: str, fresh: Mapping[str, int], made: Stock) -> None:
        """Horses of this phase bear nobody, put to a wagon or taken off one (kalevala.r.11.bewegen_danach)."""
        noted = self.work.made[self.realm, place]
        teams = {symbol: number for symbol, number in fresh.items() if symbol in TEAM or known_piece(symbol).horses}
        horses = sum(number * (known_piece(symbol).horses or 1) for symbol, number in teams.items())
        noted.subtract(teams)
        noted.update({
            one.symbol: ceil(horses / one.horses) if one.horses else horses
            for one, _ in made.each() if horses and (one.horses or one.symbol in TEAM)
        })

    def _tell(self, order: Move, listing: Listing, rules: Sequence[str] = ()) -> None:
        what, way = write_listing(listing), list(order.way)
        self.work.turn.tell((self.realm,), "kalevala-moved", *MOVED_BY, *rules, way=way, what=what)


def fleet_pace(vessels: Iterable[Holder]) -> int:
    """Ships that go together are as fast as the slowest."""
    return min(KINDS[vessel.symbol].pace for vessel in vessels)


def check_load(work: Evaluation, symbol: str, load: Stock) -> None:
    """May a vessel of this kind carry all that?"""
    for one, _ in load.each():
        if forbidden_aboard(symbol, one):
            raise refuse(LOAD_RULES[symbol], "kalevala-refused-not-aboard", symbol=one.symbol, ship=symbol)
    march, kind = March(load), KINDS[symbol]
    riders_count = bool(work.world.reading("kalevala.r.war.reh_zaehlung"))
    room = march.room_aboard(riders_count=riders_count)
    if room > kind.hold:
        raise refuse(kind.profile, "kalevala-refused-no-room", ship=symbol, room=room, most=kind.hold)
    if march.engines > MOST_ENGINES:
        raise refuse("kalevala.r.war.geraet_raum", "kalevala-refused-engines", ship=symbol, most=MOST_ENGINES)
    if march.engines and not march.has_room_beside_engines(kind.hold, riders_count=riders_count):
        raise refuse("kalevala.26.2.sperre", "kalevala-refused-inside-engines", ship=symbol)


def _nowhere(land: Land, kf: int) -> bool:  # noqa: ARG001 - no ground is barred
    return False


def _is_one(found: Piece) -> bool:
    """Has a realm one of them at most?"""
    return found.is_single or found.base == WIZARD or is_mystic(found)


def _told(missing: dict[str, int]) -> list[str]:
    return [so_many(number, symbol) for symbol, number in missing.items()]
