"""Who stands where when a battle begins: set-ups that were handed in, and those of troops without one (16.1).

A set-up that breaks the limits of a small field costs figures (kalevala.r.war.aufstellung_pruefung); without one the
default set-ups hold (kalevala.r.war.standardaufstellung, kalevala.r.war.angreifer_aufstellung). Positions are small
fields; storeys of a building count as room of theirs.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.buildings import BUILDINGS, TEMPLE
from walstatt.games.kalevala.realm.marching import ELEPHANTS, is_closed_to, seats
from walstatt.games.kalevala.realm.pieces import ANIMAL, ENGINES, PERSON, VESSEL, WARRIOR, Piece, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kriegsspiel.profiles import SIEGE_TOWER
from walstatt.hexmap.geography import WITHIN
from walstatt.hexmap.land import Field, Land, around
from walstatt.hexmap.parts import Part
from walstatt.hexmap.small_fields import AT, COUNT, SPOTS, STEPS, Spot, Way
from walstatt.hexmap.terrain import UPLAND

OF_A_STOREY: Final = 4
ON_A_SIEGE_TOWER: Final = 2
WIDEST: Final = 24
"""More figures than this never find room on one small field, whatever stands on it."""
MIDDLE: Final = 19
"""The centre of a large field without a trade centre and without buildings."""
NOWHERE: Final = ""
"""In the place of a small field: for those who find no room anywhere."""
_AROUND: Final = (Way.SE, Way.SW, Way.W, Way.NW, Way.NE, Way.E)
"""The way around a ring, clockwise from its corner in the north-east."""
Stands = dict[str, Counter[str]]
"""By small field what stands there."""


class Spaces:
    """The small fields of a large one, with what they still have room for."""

    def __init__(self, work: Evaluation, place: str) -> None:
        self.gf = gf_of(place)
        self.land = work.world.lands[self.gf]
        self._storeys = Counter[int]()
        for one in work.world.buildings.get(str(self.gf), ()):
            storeys = BUILDINGS[one.kind].storeys
            self._storeys[one.kf] += storeys + (one.kind != TEMPLE) if storeys else 0
        self._open: dict[int, Space] = {}
        self._weary = frozenset(one.symbol for one in work.world.transports if one.arrived and one.place == place)

    def at(self, kf: int) -> Space:
        if kf not in self._open:
            self._open[kf] = Space(self.land, kf, self._storeys[kf], self._weary)
        return self._open[kf]


class Space:
    """One small field while it fills (kalevala.r.war.reh_zaehlung, kalevala.r.war.geraet_raum)."""

    def __init__(self, land: Land, kf: int, storeys: int, weary: frozenset[str] = frozenset()) -> None:
        self.land = land
        self._weary = weary
        """Elephants that were led over mountain land stand on it (kalevala.25.4.bergland_tatenlos)."""
        self.kf = kf
        self._is_house = storeys > 0
        self.left = OF_A_STOREY * storeys if storeys else land.room(kf)
        """A building fills its small field."""
        self._stable = OF_A_STOREY
        """What of a building animals have: the ground storey (kalevala.r.war.gebaeude_inneres)."""
        self._on_top = 0
        """Room on a siege tower, beside that within it (kalevala.r.war.geraet_raum)."""
        self._has_engine = False
        self._has_things = False
        self._has_vessel = False

    def is_barred(self, one: Piece) -> bool:
        """Ground on which such a piece never stands."""
        if one.kind.sort == VESSEL:
            return not self.land.is_water(self.kf)
        if self.land.is_water(self.kf):
            return not self._has_vessel
        if self._is_house and (one.base in ELEPHANTS or one.base in ENGINES):
            return True
        if one.symbol in self._weary and self.land.kind(self.kf).base == UPLAND:
            return False
        return not self.land.is_land(self.kf) or is_closed_to(one, self.land, self.kf)

    def take(self, one: Piece) -> bool:
        """Does it find room? Then it stands there from now on."""
        if one.kind.sort == VESSEL:
            return self._moor(one)
        person, engine = one.kind.sort in (WARRIOR, PERSON), one.base in ENGINES
        crowded = (self._has_engine and not person) or (engine and self._has_things)
        stabled = self._is_house and one.kind.sort == ANIMAL
        crowded = crowded or (stabled and one.kind.room > self._stable)
        if crowded or self.is_barred(one):
            return False
        if one.kind.room > self.left:
            return person and self._climb()
        self.left -= one.kind.room
        self._stable -= one.kind.room if stabled else 0
        self._has_engine |= engine
        self._on_top += ON_A_SIEGE_TOWER if one.symbol == SIEGE_TOWER and not self.land.is_water(self.kf) else 0
        self._has_things |= not person and one.kind.room > 0
        return True

    def _climb(self) -> bool:
        free = self._on_top > 0
        self._on_top -= free
        return free

    def _moor(self, one: Piece) -> bool:
        """One vessel on a small field of water; what it holds finds room there (kalevala.r.war.see_aufstellung)."""
        if self._has_vessel or self.is_barred(one):
            return False
        self._has_vessel, self.left = True, one.kind.hold
        return True


def fit(space: Space, listing: Iterable[tuple[str, int]]) -> Counter[str]:
    """Those that may stand there, in the order in which they are listed; riders need no room beside their animals."""
    pieces = [(known_piece(symbol), number) for symbol, number in listing]
    pieces.sort(key=lambda each: each[0].kind.sort != VESSEL)
    riders = _riders(pieces)
    stable = [one for one, number in pieces if seats(one) for _ in range(min(number, WIDEST))]
    kept: Counter[str] = Counter()
    free_seats = 0
    for one, number in pieces:
        if one.kind.sort == VESSEL:
            kept[one.symbol] += sum(space.take(one) for _ in range(min(number, WIDEST)))
            continue
        if one.kind.room == 0 and not space.is_barred(one):
            kept[one.symbol] += number
            continue
        if seats(one):
            continue
        for _ in range(min(number, WIDEST)):
            if riders[one.symbol]:
                riders[one.symbol] -= 1
                while not free_seats and stable:
                    animal = stable.pop(0)
                    if space.take(animal):
                        kept[animal.symbol] += 1
                        free_seats = seats(animal)
                if free_seats:
                    free_seats -= 1
                    kept[one.symbol] += 1
                    continue
            if space.take(one):
                kept[one.symbol] += 1
    for animal in stable:
        if space.take(animal):
            kept[animal.symbol] += 1
    return kept


def _riders(pieces: Sequence[tuple[Piece, int]]) -> Counter[str]:
    """How many of each ride: fighters at close quarters before archers, others last, in the order of listing."""
    left = sum(seats(one) * min(number, WIDEST) for one, number in pieces)
    riders: Counter[str] = Counter()
    people = [(one, number) for one, number in pieces if one.kind.sort in (WARRIOR, PERSON) and one.kind.room]
    for one, number in sorted(people, key=lambda each: _rank(each[0])):
        riders[one.symbol] += min(number, left)
        left -= min(number, left)
    return riders


def _rank(one: Piece) -> int:
    if one.kind.sort != WARRIOR:
        return 2
    return 1 if one.weapon == "B" else 0


# ---- by a sheet


class Position(NamedTuple):
    """What of a group stands on one small field."""

    field: str
    group: str
    figures: Counter[str]


class Arranged(NamedTuple):
    positions: list[Position]
    misplaced: list[Position]
    """Who stands where he may not, or where there is no room left (kalevala.16.1.falsch)."""
    rest: Counter[str]
    """Whom no group names."""
    missing: Counter[str]
    """What groups name and is not there."""

    @property
    def lost(self) -> Counter[str]:
        return sum((one.figures for one in self.misplaced), Counter[str]())


def arrange(spaces: Spaces, sheet: Sheet, there: Mapping[str, int]) -> Arranged:
    """Figures that are there as a sheet sets them up, group by group in the order of listing."""
    rest, missing = Counter(there), Counter[str]()
    positions, misplaced = list[Position](), list[Position]()
    for group in sheet.groups:
        for field, listing in group.stands:
            wanted = counted(listing)
            found = wanted & rest
            rest -= found
            missing += wanted - found
            kept = fit(spaces.at(kf_of(field)), ((one, number) for one, number in found.items() if one != RE))
            kept[RE] = found[RE]
            for where, figures in ((positions, +kept), (misplaced, found - kept)):
                where += [Position(field, group.name, figures)] if figures else []
    return Arranged(positions, misplaced, rest, missing)


def counted(listing: Listing) -> Counter[str]:
    """Pieces in the order of listing, vessels and what they hold among them, and RE."""
    whole = listing.whole()
    return Counter(whole.pieces) + Counter({RE: whole.re})


def kf_of(field: str) -> int:
    return int(field.partition("/")[2])


# ---- without one


def default_set_up(
    work: Evaluation, place: str, figures: Mapping[str, int], spaces: Spaces, target: str = ""
) -> Stands:
    """In and around the trade centre; attackers on the small fields next to what they attack. Vessels are told where
    they lie when the battle begins (kalevala.r.war.see_aufstellung)."""
    part = work.part(place)
    if part is None or part.water:
        return {NOWHERE: Counter(figures)}
    order = _from_the_centre(work, place, part) if not target else _towards(work, part, target)
    return _placed(part, list(order), figures, spaces)


def next_to(work: Evaluation, place: str, field: str, figures: Mapping[str, int], spaces: Spaces) -> Stands:
    """On the nearest small fields where they may stand."""
    part = work.part(place)
    if part is None:
        return {NOWHERE: Counter(figures)}
    return _placed(part, [kf for kf in rings(kf_of(field)) if kf in part.fields], figures, spaces)


def _placed(part: Part, order: Sequence[int], figures: Mapping[str, int], spaces: Spaces) -> Stands:
    stands: Stands = {}
    for batch in _batches(figures):
        where = next((kf for kf in order if _all_fit(spaces.at(kf), batch)), None)
        field = f"{part.gf}/{where}" if where is not None else NOWHERE
        stands.setdefault(field, Counter()).update(one.symbol for one in batch)
    if figures.get(RE):
        centre = f"{part.gf}/{order[0]}" if order else NOWHERE
        stands.setdefault(centre, Counter())[RE] += figures[RE]
    return stands


def _all_fit(space: Space, batch: Sequence[Piece]) -> bool:
    """A rider sits on the first of his batch, and needs no room of his own."""
    if any(space.is_barred(one) for one in batch):
        return False
    standing = batch[:1] if seats(batch[0]) else batch
    if sum(one.kind.room for one in standing) > space.left:
        return False
    return all(space.take(one) for one in standing)


def riding(figures: Mapping[str, int]) -> list[list[Piece]]:
    """Each animal with the warriors who sit on it (kalevala.r.war.standardaufstellung)."""
    pieces = [known_piece(symbol) for symbol in figures if symbol != RE]
    return _mounted(Counter(figures), pieces, _in_fighting_order(pieces))


def _in_fighting_order(pieces: Iterable[Piece]) -> list[Piece]:
    return sorted((one for one in pieces if one.kind.sort == WARRIOR), key=_fighting_order)


def _batches(figures: Mapping[str, int]) -> Iterator[list[Piece]]:
    """In the sequence of kalevala.r.war.standardaufstellung, those that stay together in one batch."""
    left = Counter({symbol: number for symbol, number in figures.items() if symbol != RE})
    pieces = {symbol: known_piece(symbol) for symbol in left}
    warriors = _in_fighting_order(pieces.values())
    riders = _mounted(left, pieces.values(), warriors)
    for onager in [one for one in pieces.values() if one.base == "On"]:
        while left[onager.symbol]:
            crew = next((one for one in reversed(warriors) if left[one.symbol]), None)
            left[onager.symbol] -= 1
            left.subtract([crew.symbol] if crew is not None else [])
            yield [onager] if crew is None else [onager, crew]
    for one in warriors:
        yield from ([one] for _ in range(left.pop(one.symbol, 0)))
    yield from riders
    rest = sorted((one for one in pieces.values() if left[one.symbol] > 0), key=lambda one: one.kind.sort != PERSON)
    for one in rest:
        yield from ([one] for _ in range(left[one.symbol]))


def _fighting_order(one: Piece) -> tuple[bool, int]:
    """Archers first, then the best."""
    return one.weapon != "B", -"ABCD".find(one.rank or "A")


def _mounted(left: Counter[str], pieces: Iterable[Piece], warriors: Sequence[Piece]) -> list[list[Piece]]:
    """Animals with those who ride them, taken out of what is left."""
    fighters = [one for one in warriors if one.weapon != "B"]
    found: list[list[Piece]] = []
    for animal in [one for one in pieces if seats(one)]:
        while left[animal.symbol]:
            riders: list[Piece] = []
            for _ in range(seats(animal)):
                rider = next((one for one in fighters if left[one.symbol]), None)
                if rider is not None:
                    left[rider.symbol] -= 1
                    riders.append(rider)
            if not riders:
                return found
            left[animal.symbol] -= 1
            found.append([animal, *riders])
    return found


def _from_the_centre(work: Evaluation, place: str, part: Part) -> Iterator[int]:
    site = work.site(place)
    houses = [one for one in work.world.buildings.get(str(part.gf), ()) if BUILDINGS[one.kind].storeys]
    largest = max(houses, key=lambda one: BUILDINGS[one.kind].price, default=None)
    centre = site.kf if site is not None else largest.kf if largest is not None else MIDDLE
    for kf in rings(centre):
        if kf in part.fields:
            yield kf


def rings(centre: int) -> Iterator[int]:
    """All small fields of a large one, ring by ring around a centre, each clockwise from its corner in direction 1."""
    yield centre
    x, row = SPOTS[centre]
    found = 1
    radius = 0
    while found < COUNT:
        radius += 1
        here = Spot(x + radius * STEPS[Way.NE][0], row + radius * STEPS[Way.NE][1])
        for way in _AROUND:
            for _ in range(radius):
                if here in AT:
                    found += 1
                    yield AT[here]
                here = Spot(here.x + STEPS[way][0], here.row + STEPS[way][1])


def _towards(work: Evaluation, part: Part, target: str) -> Iterator[int]:
    """The nearest to the large field that is attacked first, lower numbers before higher ones."""
    lands, goal = work.world.lands, gf_of(target)
    edge = [kf for kf in sorted(part.fields)
            if any(other.gf == goal for _, other in around(lands, Field(part.gf, kf)))]
    seen = set(edge)
    while edge:
        yield from edge
        edge = sorted({near for kf in edge for near in WITHIN[kf]} & part.fields - seen)
        seen.update(edge)
    yield from sorted(part.fields - seen)
