"""What scouts find in phase 2 (12, 12.1, 12.3): line by line, all rulers at the same time."""
from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from walstatt.core.questions import AT_MOST, SUM, Roll
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.dates import GUARDS_COUNT_AGAINST_SCOUTS
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.write import write_building
from walstatt.games.kalevala.planes.portals import gate_place
from walstatt.games.kalevala.planes.rifts import between
from walstatt.games.kalevala.realm.areas import owner_of_water
from walstatt.games.kalevala.realm.pieces import GUARD, WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.scouting.features import features_of
from walstatt.games.kalevala.scouting.orders import can_scout, line_before
from walstatt.games.kalevala.state import MARAUDERS, NATIVES, Knowledge, Scouting, Sighting
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import UNSEEN
from walstatt.hexmap.parts import Part
from walstatt.hexmap.small_fields import COUNT, NEIGHBOURS, Side
from walstatt.hexmap.terrain import HIGH_MANGROVE, HIGH_SWAMP, HIGHLAND_ICE, LOWLAND_ICE

SEEN, NO_RESULT, OBSTACLE, PROTECTED = "seen", "no_result", "obstacle", "protected"
CARAVAN: Final = "caravan"
"""Begins the remark of a sighting that tells of one."""
RISK: Final = 10
"""Per cent for each large field behind the first of a line, and for each guard (kalevala.r.12.entdeckungswurf)."""
SOME_GET_AWAY, NAMELESS = 1, 2
"""Readings of kalevala.r.12.entdeckungswurf: some detected scouts survive; an owner does not learn whose they were."""
DESTROYED: Final = 4
UNLISTED: Final = frozenset((LOWLAND_ICE, HIGHLAND_ICE, HIGH_SWAMP, HIGH_MANGROVE))
"""Terrain that other rules name and the table of the book does not."""


class Found(NamedTuple):
    """Where an EE came to, and what became of it."""

    scouting: Scouting
    part: Part | None
    side: Side | None
    result: str
    obstacles: tuple[str, ...] = ()
    depth: int = 0
    """How many large fields of its line lie before this one."""
    geography_only: bool = False
    """Was it detected and got away?"""
    ways: tuple[str, ...] = ()
    """All parts from which that part can be entered."""

    @property
    def wasted(self) -> bool:
        """Did it never come so far, since its line had ended before?"""
        return self.depth > 0 and not self.obstacles


def explore(turn: Turn) -> None:
    work = evaluation(turn)
    occupants = _occupants(work)
    found = {realm: _Scouts(work, realm).go() for realm in work.world.scouting if work.world.scouting[realm]}
    visitors: dict[str, set[str]] = defaultdict(set)
    for realm, results in found.items():
        for one in results:
            # A scout who was found and killed was there all the same (kalevala.r.12.begegnung_name).
            if one.part is not None:
                visitors[one.part.name].add(realm)
    for realm, results in found.items():
        known = work.world.knowledge.setdefault(realm, Knowledge())
        for one in results:
            sighting = _sighting(work, realm, one, visitors, occupants)
            known.sightings.append(sighting)
            rules = _rules(one, sighting)
            number = one.scouting.number
            turn.tell((realm,), "kalevala-scouted", *rules, ee=number, place=sighting.place, result=sighting.result)


def _occupants(work: Evaluation) -> dict[str, list[tuple[str, Force]]]:
    """Who stands where, made once for all scouts."""
    found: dict[str, list[tuple[str, Force]]] = defaultdict(list)
    for realm, places in work.world.forces.items():
        for place, force in places.items():
            found[place].append((realm, force))
    return found


class _Scouts:
    """The scouts of one realm."""

    def __init__(self, work: Evaluation, realm: str) -> None:
        self.work = work
        self.realm = realm
        self.sent = work.world.scouting[realm]
        self.found: dict[int, Found] = {}

    def go(self) -> list[Found]:
        return [self._result(scouting) for scouting in sorted(self.sent, key=lambda one: one.number)]

    def _result(self, scouting: Scouting) -> Found:
        """What became of an EE; where its line has begun with another one, of that one first."""
        if scouting.number not in self.found:
            self.found[scouting.number] = self._explore(scouting)
        return self.found[scouting.number]

    def _explore(self, scouting: Scouting) -> Found:
        start, target = gf_of(scouting.start), gf_of(scouting.target)
        side = start.side_towards(target)
        line = self._line(scouting)
        if line and self._result(line[-1]).result not in (SEEN, PROTECTED):
            # The line ended before; a detected scout counts as having been sent on, one at an obstacle does not.
            return Found(scouting, None, side, self._result(line[-1]).result, depth=len(line))
        if start.plane != target.plane:
            return self._look_through(scouting)
        parts = self._entered(scouting, line, side)
        if not parts:
            kinds = self._obstacles(self._starts(scouting, line), side) if side is not None else set()
            return Found(scouting, None, side, OBSTACLE, tuple(sorted(kinds)), len(line))
        part = next((one for one in parts if one.name == scouting.target), parts[0])
        return self._look_around(Found(scouting, part, side, SEEN, depth=len(line)), self._ways(scouting, line, part))

    def _look_around(self, there: Found, ways: tuple[str, ...]) -> Found:
        """Who has come there may be found out; what he sees of protected land is little."""
        assert there.part is not None
        if self._is_detected(there.scouting, there.part, there.depth):
            destroyed = self._is_destroyed(there.scouting)
            return there._replace(result=NO_RESULT) if destroyed else there._replace(geography_only=True)
        return there._replace(result=PROTECTED if is_protected(self.work, there.part) else SEEN, ways=ways)

    def _look_through(self, scouting: Scouting) -> Found:
        """Through a rift, if it still stands open, to where one would arrive (kalevala.14.4.uebergang)."""
        start, target = gf_of(scouting.start), gf_of(scouting.target)
        part = self.work.part(gate_place(self.work, target)) if between(self.work, self.realm, start, target) else None
        if part is None:
            return Found(scouting, None, None, OBSTACLE, ("rift",))
        return self._look_around(Found(scouting, part, None, SEEN), (scouting.start,))

    def _line(self, scouting: Scouting) -> list[Scouting]:
        """The EE before this one in its line; none where a warrior stands at its start."""
        return line_before(self.work, self.realm, [one for one in self.sent if one != scouting], scouting)

    def _starts(self, scouting: Scouting, line: list[Scouting]) -> list[Part]:
        """The land on which scouts set out; a line goes on from land or water, wherever it has come to."""
        if line:
            part = self._result(line[-1]).part
            return [part] if part is not None else []
        forces = self.work.world.forces.get(self.realm, {})
        named = self.work.geography.parts(gf_of(scouting.start))
        if "[" in scouting.start or "~" in scouting.start:
            named = tuple(one for one in named if one.name == scouting.start)
        return [one for one in named if one.name in forces and can_scout(forces[one.name])]

    def _obstacles(self, starts: list[Part], side: Side) -> set[str]:
        return {str(kind) for one in starts for kind in self.work.geography.obstacles(one, side)}

    def _entered(self, scouting: Scouting, line: list[Scouting], side: Side | None) -> list[Part]:
        """The parts that can be entered: on foot, else with an own ship that lies at the start."""
        geography = self.work.geography
        starts = self._starts(scouting, line)
        if side is None:
            return self._within(scouting, starts)
        on_foot = [part for start in starts if not start.water for part in geography.entered(start, side)]
        by_ship = self._entered_by_ship(scouting, starts) if "~" in scouting.target or not on_foot else []
        afloat = [part for part in by_ship if part.water and "~" in scouting.target]
        return afloat or on_foot or by_ship

    def _within(self, scouting: Scouting, starts: list[Part]) -> list[Part]:
        """The parts of the own large field: where scouts stand, what is theirs, and what they reach from there."""
        geography, waters = self.work.geography, self._waters(scouting, starts)
        gf = gf_of(scouting.target)
        own = [part for part in (*geography.parts(gf), *geography.waters(gf)) if self._is_home(part)]
        near = [part for start in starts for part in geography.steps(start)]
        near += [part for water in waters for part in geography.coasts(water)]
        found = [part for part in (*starts, *own, *near, *waters) if part.gf == gf]
        if "[" in scouting.target or "~" in scouting.target:
            return [part for part in found if part.name == scouting.target]
        return sorted(dict.fromkeys(found), key=lambda part: part.water)

    def _is_home(self, part: Part) -> bool:
        province = self.work.province(part.name)
        return part.name in self.work.world.forces.get(self.realm, {}) or (
            province is not None and province.owner == self.realm)

    def _entered_by_ship(self, scouting: Scouting, starts: list[Part]) -> list[Part]:
        """Over water to a shore of the next large field, or out to sea; the shore first, unless the water is named."""
        reached = [
            part for water in self._waters(scouting, starts)
            for part in landings(self.work, water, gf_of(scouting.target))
        ]
        return sorted(dict.fromkeys(reached), key=lambda part: part.water)

    def _ways(self, scouting: Scouting, line: list[Scouting], part: Part) -> tuple[str, ...]:
        """Whoever was scouted from there can enter from there: on foot, or with a ship."""
        starts = self._starts(scouting, line)
        afoot = [one for one in starts if not part.water and not one.water and part in self.work.geography.steps(one)]
        afloat = [one for one in self._waters(scouting, starts) if part in landings(self.work, one, part.gf)]
        return tuple(dict.fromkeys(one.name for one in (*afoot, *afloat)))

    def _waters(self, scouting: Scouting, starts: list[Part]) -> list[Part]:
        """Where an own ship lies that carries scouts."""
        geography = self.work.geography
        forces = self.work.world.forces.get(self.realm, {})
        beside = {water for start in starts for water in geography.coasts(start)}
        waters = []
        for one in geography.waters(gf_of(scouting.start)):
            if "~" in scouting.start and one.name != scouting.start:
                continue
            fleet = forces.get(one.name, Force())
            # The scout must be able to go aboard, unless he is.
            if fleet.vessels and (one in beside or fleet.open().warriors):
                waters.append(one)
        return [*waters, *(one for one in starts if one.water)]

    def _is_detected(self, scouting: Scouting, part: Part, depth: int) -> bool:
        """Natives never detect anybody; all others roll if there is any risk (kalevala.12.entdeckungsrisiko)."""
        owner = _owner(self.work, part, self.realm)
        if owner in (NATIVES, self.realm):
            return False
        risk = Tally(0, "kalevala.12.entdeckungsrisiko", high=100).change(RISK * depth, "kalevala.12.entdeckungsrisiko")
        guards = self._guards(owner, part)
        if guards and self.work.world.at >= GUARDS_COUNT_AGAINST_SCOUTS:
            risk = risk.change(RISK * guards, "kalevala.r.12.entdeckungswurf")
        for figure in hooks.figures():
            if figure.detection is not None:
                figure.detection(self.work, owner, part.gf, risk)
        if risk.total <= 0:
            return False
        roll = Roll(None, "kalevala:detection", "kalevala.12.entdeckungsrisiko", 1, 100, risk, compare=AT_MOST)
        about = (self.realm, f"EE{scouting.number}", gf_of(scouting.target))
        if not roll.reached(self.work.turn.roll(about, roll)):
            return False
        nameless = self.work.world.reading("kalevala.r.12.entdeckungswurf") == NAMELESS
        key = "kalevala-detected-nameless" if nameless else "kalevala-detected"
        told = {} if nameless else {"realm": self.realm}
        self.work.turn.tell((owner,), key, "kalevala.r.12.entdeckungswurf", place=part.name, **told)
        return True

    def _is_destroyed(self, scouting: Scouting) -> bool:
        """Always, by a reading on 4 or more of a die; the others report geography only."""
        rule = "kalevala.r.12.entdeckungswurf"
        if self.work.world.reading(rule) != SOME_GET_AWAY:
            return True
        roll = Roll(None, "kalevala:scout-destroyed", rule, 1, 6, Tally(DESTROYED, rule), compare=SUM)
        about = (self.realm, f"EE{scouting.number}", gf_of(scouting.target), "destroyed")
        return bool(roll.reached(self.work.turn.roll(about, roll)))

    def _guards(self, owner: str, part: Part) -> int:
        """Those of the owner there, ashore and aboard."""
        forces = self.work.world.forces.get(owner, {})
        near = [one.name for one in (part, *self.work.geography.coasts(part)) if one.gf == part.gf]
        return sum(forces[name].whole().count(lambda one: one.mark == GUARD) for name in near if name in forces)


def _owner(work: Evaluation, part: Part, realm: str) -> str:
    """Who owns a part of land, or the shores of a water, as the scouts of a realm see it."""
    province = work.province(part.name)
    return province.owner if province else owner_of_water(work, part, realm)


def is_protected(work: Evaluation, part: Part) -> bool:
    province = work.province(part.name)
    return province is not None and bool(province.owner) and work.is_protected(province.owner)


def landings(work: Evaluation, water: Part, target: Gf) -> list[Part]:
    """The shores and the waters of a large field that a ship reaches in one step, or within its own."""
    beyond = [part for part in work.geography.steps(water) if part.gf == target]
    shores = [part for one in (water, *beyond) for part in work.geography.coasts(one) if part.gf == target]
    return list(dict.fromkeys((*shores, *beyond)))


def _sighting(
    work: Evaluation, realm: str, found: Found, visitors: dict[str, set[str]],
    occupants: dict[str, list[tuple[str, Force]]],
) -> Sighting:
    scouting, at = found.scouting, work.world.at
    place = str(gf_of(scouting.target))
    side = str(found.side.opposite) if found.side else ""
    if found.part is None or found.result in (NO_RESULT, OBSTACLE):
        return Sighting(place, at, side, result=found.result, remarks=found.obstacles)
    met = sorted(visitors[found.part.name] - {realm})
    remarks = (f"met {len(met)}",) if met else ()
    if met and work.world.reading("kalevala.r.12.begegnung_name"):
        work.turn.tell((realm,), "kalevala-met-scouts", "kalevala.r.12.begegnung_name", place=place, others=met)
    province, owner = work.province(found.part.name), _owner(work, found.part, realm)
    if province is not None and owner in work.world.realms and work.world.realms[owner].kind == MARAUDERS:
        province.known = True
        province.class_seen = _most_seen(occupants, found.part.name, owner) or province.class_seen
    seen, site = _seen(work, found.part), work.site(found.part.name)
    # Geography is the ground and what runs over it, with value and place of the trade centre (kalevala.12.1.ergebnis).
    geography = Sighting(
        place, at, side, "" if scouting.without_grid else _terrain(work, found.part), (found.part.name,),
        site=f"{site.kind}/{site.kf}" if site else "",
        founded=province.founded if province else False,
        features=() if scouting.without_grid else tuple(features_of(work.world.lands, found.part.gf, seen)),
        remarks=remarks,
    )
    if found.geography_only:
        return geography
    if found.result == PROTECTED and not work.world.reading("kalevala.r.8.schutz_wirkung"):
        return replace(geography, owner=owner, result=PROTECTED, ways=found.ways)
    return replace(
        geography,
        owner=owner,
        figures=_figures(occupants, found.part.name),
        losses=TRADE_CENTRES[site.kind].losses if site and owner == NATIVES else (0 if owner == NATIVES else None),
        buildings=tuple(write_building(one) for one in work.world.buildings.get(place, ()) if one.kf in seen),
        result=found.result,
        remarks=(*remarks, *_caravans(realm, occupants.get(found.part.name, ()))),
        ways=found.ways,
    )


def look_at(work: Evaluation, realm: str, part: Part, *, by_scouts: bool = False) -> Sighting:
    """What one would see who stood there, at this moment; scouts see no more of protected land than its ground."""
    result = PROTECTED if by_scouts and is_protected(work, part) else SEEN
    found = Found(Scouting(0, part.name, part.name), part, None, result)
    return _sighting(work, realm, found, defaultdict(set), _occupants(work))


def _rules(found: Found, sighting: Sighting) -> list[str]:
    """What stands behind a line of the scouting sheet."""
    rules = ["kalevala.12.1.ergebnis", "kalevala.12.3.richtung", "kalevala.r.6.gf_achsen"]
    told = {
        "kalevala.12.1.urbevoelkerung": sighting.owner == NATIVES, "kalevala.12.raster": found.scouting.without_grid,
        "kalevala.8.5.urbevoelkerung": sighting.owner == NATIVES,
        "kalevala.12.2.gelaende": bool(sighting.terrain),
        "kalevala.r.12.gelaende_ergaenzung": bool(UNLISTED.intersection(sighting.terrain)),
        "kalevala.12.2.fluss": _shows(sighting, "river"), "kalevala.12.2.strom": _shows(sighting, "stream"),
        "kalevala.12.2.oase": _shows(sighting, "oasis"),
        "kalevala.14.4.uebergang": gf_of(found.scouting.start).plane != gf_of(found.scouting.target).plane,
        "kalevala.12.hindernis": found.result == OBSTACLE,
        "kalevala.r.12.sicht": found.result in (SEEN, OBSTACLE),
        "kalevala.12.verschenkt": found.result == OBSTACLE and found.wasted,
        "kalevala.12.einfach": found.result == SEEN and found.depth == 0,
        "kalevala.12.raumgreifend": found.depth > 0,
        "kalevala.12.1.zusammentreffen": _has_met(sighting), "kalevala.r.12.begegnung_name": _has_met(sighting),
        "kalevala.6.1.nummern": bool(sighting.terrain), "kalevala.r.6.kf_layout": bool(sighting.terrain),
        "kalevala.12.sonderfall_geteilt": found.part is not None and bool(found.part.letter),
        "kalevala.21.abwehr.erkunden": any(one.startswith(CARAVAN) for one in sighting.remarks),
        "kalevala.8.6.goettlicher_schutz": found.result == PROTECTED,
    }
    return [*rules, *(rule for rule, holds in told.items() if holds)]


def _shows(sighting: Sighting, kind: str) -> bool:
    return any(one.startswith(f"{kind} ") for one in sighting.features)


def _has_met(sighting: Sighting) -> bool:
    return any(one.startswith("met ") for one in sighting.remarks)


def _seen(work: Evaluation, part: Part) -> frozenset[int]:
    """What is seen from there; by another reading of kalevala.r.12.sicht the whole geography is."""
    return frozenset(NEIGHBOURS) if work.world.reading("kalevala.r.12.sicht") else work.geography.seen(part)


def _terrain(work: Evaluation, part: Part) -> str:
    """Only what can be seen from the part that was entered (kalevala.r.12.sicht)."""
    land, seen = work.world.lands[part.gf], _seen(work, part)
    return "".join(land.terrain[kf - 1] if kf in seen else UNSEEN for kf in range(1, COUNT + 1))


def _caravans(realm: str, occupants: Iterable[tuple[str, Force]]) -> Iterator[str]:
    """Of caravans of others what they carry, but neither how much of it nor how large they are."""
    for owner, force in occupants:
        for group in force.groups if owner != realm else ():
            # Merchants are taken for granted; an agent who goes under among them is not seen.
            goods = {one.seen for one, _ in group.load.each() if one.base not in ("K", "Ag", "AgKö")}
            kinds = [*sorted(goods), *([RE] if group.load.re else [])]
            yield f"{CARAVAN} {owner}: {', '.join(kinds) or '–'}"


def _most_seen(occupants: dict[str, list[tuple[str, Force]]], place: str, owner: str) -> str:
    """The warriors that most of a garrison are: of such marauders raise more (kalevala.r.8.marodeure_fuehrung)."""
    garrison = [force.land for realm, force in occupants.get(place, ()) if realm == owner]
    counted = Counter({
        one.symbol.partition("(")[0]: number for stock in garrison for one, number in stock.each()
        if one.kind.sort == WARRIOR
    })
    return max(sorted(counted), key=lambda symbol: counted[symbol], default="")


def _figures(occupants: dict[str, list[tuple[str, Force]]], place: str) -> dict[str, int]:
    """Number and kind of all figures there; camouflaged groups are not seen."""
    found: dict[str, int] = defaultdict(int)
    for _, force in occupants.get(place, ()):
        for symbol, number in force.open().pieces.items():
            found[known_piece(symbol).seen] += number
    return dict(sorted(found.items()))
