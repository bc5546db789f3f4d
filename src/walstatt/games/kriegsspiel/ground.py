"""The land of a battlefield as one grid: small fields of all its large fields, who touches whom, distances, lines."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from walstatt.games.kriegsspiel.forts import (
    PLATFORM,
    RIFT,
    TOP_ROOM,
    TOWER,
    Door,
    Fort,
    Plan,
    base,
    ladder_place,
    level_in,
    top_of,
)
from walstatt.games.kriegsspiel.forts import ROOM as FORT_ROOM
from walstatt.games.kriegsspiel.spans import SPAN, SPAN_ROOM, Bridge, Rift, span_of
from walstatt.hexmap.coordinates import Gf, Place, read_gf
from walstatt.hexmap.land import Edge, Field, Land, around, has_river
from walstatt.hexmap.small_fields import SPOTS, STEPS, Way
from walstatt.hexmap.terrain import MOUNTAINS, TERRAINS, UPLAND, Terrain

WAYS: Final = tuple(Way)
"""Directions 1 to 6 (kalevala.r.war.richtungen)."""
FAR: Final = 10_000
"""Between small fields that no way over land or water joins."""


class Spot(NamedTuple):
    """One small field."""

    name: str
    """`2A+10/17`"""
    gf: str
    kf: int
    x: int
    row: int
    """Doubled coordinates over the whole plane."""
    number: int
    """Large fields in the order of the battlefield, then the number of the small field."""
    terrain: Terrain
    room: int
    water: bool
    stream: bool
    open: bool
    """May a warrior stand there?"""
    site: bool
    """With a trade centre (HZ)."""
    raised: int = 0
    """Of a storey or a platform: how high above its ground."""
    indoors: bool = False
    """In or on a building."""
    climbing: bool = False
    """On a ladder or a rope."""
    on_siege_tower: bool = False

    @property
    def level(self) -> int:
        """kalevala.r.war.niveau_effektiv."""
        return self.terrain.level + self.raised

    @property
    def height(self) -> int:
        """What stands in the way of a shot (kalevala.r.war.schusslinie)."""
        return self.terrain.level + self.terrain.forest

    @property
    def dangerous(self) -> bool:
        """Thirst, frost, sinking (kalevala.16.2.3.gefahr); not in a trade centre (kalevala.r.war.gefahr_detail)."""
        ground = not self.site and not self.indoors and not self.climbing
        return ground and (self.terrain.desert or self.terrain.ice or self.terrain.swamp)

    @property
    def slows_riders(self) -> bool:
        """Animals are led there (kalevala.25.1.grenzen)."""
        outdoors = not self.indoors and not self.name.endswith(f":{SPAN}")
        return outdoors and (self.terrain.base in (UPLAND, MOUNTAINS) or self.terrain.swamp)

    @property
    def on_platform(self) -> bool:
        return self.name.endswith(PLATFORM)


class Step(NamedTuple):
    """From one small field to the next."""

    way: Way | None
    """None for stairs."""
    to: str
    river: bool
    ascent: bool = False
    """Where devices and heavy animals change the level (kalevala.16.2.3.geraet_aufgang)."""
    door: str = ""
    """What must let one through."""
    bridge: str = ""
    """The bridge that leads there, over a river edge or over a stream."""
    rift: bool = False
    """From gate to gate: whatever lies between, it is the next small field, on the same level."""
    fights_only: bool = False
    """From platform to platform: whoever stands there can strike, and not step across."""


class Ground:
    """Never changes. `inside` are the small fields of the battlefield, `spots` also those around it."""

    def __init__(
        self, lands: Mapping[str, Land], field: tuple[str, ...], forts: Sequence[Fort] = (), *,
        siege_towers: bool = False, bridges: Sequence[Bridge] = (), rifts: Sequence[Rift] = (),
    ) -> None:
        """With siege towers every small field on which one may stand has a place above it."""
        by_gf = {read_gf(name): land for name, land in lands.items()}
        beside = (one for one in lands if one not in field)
        order = {read_gf(name): place for place, name in enumerate((*field, *beside))}
        self.spots: Final = {
            spot.name: spot for gf in sorted(by_gf, key=order.__getitem__) if by_gf[gf].drawn
            for spot in _spots(gf, by_gf[gf], order[gf])
        }
        outdoors = {name: _steps(by_gf, spot) for name, spot in self.spots.items()}
        for bridge in bridges:
            _lay_bridge(bridge, outdoors)
        built = {fort.at for fort in forts if fort.has_platform or fort.height}
        tops = [top_of(name) for name, spot in self.spots.items() if _bears_tower(spot) and name not in built]
        beside_of = {name: [step.to for step in steps] for name, steps in outdoors.items()}
        levels = {fort.at: self.spots[fort.at].level for fort in forts if fort.height}
        self.plan: Final = Plan(forts, beside_of, levels, tops if siege_towers else ())
        self._distances: dict[tuple[str, str], int] = {}
        self._worlds = {str(gf): (gf.plane, land.splinter) for gf, land in by_gf.items()}
        self._at = {(self._worlds[spot.gf], spot.x, spot.row): spot for spot in self.spots.values()}
        for house in self.plan.houses.values():
            self.spots.update(_indoors(self.spots[house.at], house))
            if house.has_platform:
                self.spots.update(_ladders(self.spots, house, outdoors[house.at]))
        if siege_towers:
            self.spots.update((name, _top(self.spots[base(name)], name)) for name in tops)
        for bridge in bridges:
            if bridge.over:
                self.spots[bridge.name] = _span(self.spots[bridge.over], self.spots[bridge.at], bridge.name)
        self.inside: Final = frozenset(name for name, spot in self.spots.items() if spot.gf in field)
        self.bridges: Final = {bridge.name: bridge for bridge in bridges}
        self.rifts: Final = {rift.name: rift for rift in rifts}
        self.plan.doors.update((name, Door(name, RIFT, "", "")) for name in self.rifts)
        self.steps: Final = _join(_all_steps(self.plan, outdoors, self.spots), bridges, rifts)
        self.edges: Final = {(name, step.to): step for name, steps in self.steps.items() for step in steps}
        self.flows: Final = _flows(by_gf)
        self.sites: Final = {spot.gf: spot.name for spot in self.spots.values() if spot.site and not spot.indoors}

    def bridge_called(self, target: str) -> str:
        """The bridge that a line means by its name, by what it spans or by its two banks; a building or a wall there
        comes first."""
        at, _, other = target.partition(">")
        names = (target, span_of(target), f"{at}={other}", f"{other}={at}")
        built = target in self.plan.houses or (at, other) in self.plan.walls
        return "" if built else next((name for name in names if name in self.bridges), "")

    def distance(self, one: str, other: str) -> int:
        """In small fields (kalevala.r.war.richtungen)."""
        found = self._distances.get((one, other))
        if found is None:
            found = self._distances[one, other] = self._measured(self.spots[one], self.spots[other])
        return found

    def _measured(self, here: Spot, there: Spot) -> int:
        if self._worlds[here.gf] != self._worlds[there.gf]:
            return FAR
        rows, width = abs(here.row - there.row), abs(here.x - there.x)
        return rows + max(0, (width - rows) // 2)

    def rings(self, centre: str, most: int) -> Iterator[str]:
        """Small fields around one, ring by ring, each from direction 1 clockwise; those that are not drawn left out."""
        middle = self.spots[centre]
        world = self._worlds[middle.gf]
        for far in range(1, most + 1):
            x, row = middle.x + far, middle.row - far
            for way in (*WAYS[2:], *WAYS[:2]):
                for _ in range(far):
                    spot = self._at.get((world, x, row))
                    if spot is not None:
                        yield spot.name
                    x, row = x + STEPS[way][0], row + STEPS[way][1]

    def between(self, one: str, other: str) -> list[tuple[Spot, ...]]:
        """What lies strictly between two small fields: each alone, or two where the line runs along their edge.

        Beyond the drawn land nothing stands in the way.
        """
        here, there = self.spots[one], self.spots[other]
        world = self._worlds[here.gf]
        found = []
        for crossed in crossed_by(there.x - here.x, there.row - here.row):
            spots = [self._at.get((world, here.x + x, here.row + row)) for x, row in crossed]
            if all(spot is not None for spot in spots):
                found.append(tuple(spot for spot in spots if spot is not None))
        return found


def _spots(gf: Gf, land: Land, place: int) -> list[Spot]:
    # A canal is a stream without a flow (kalevala.r.13.teilzahlung).
    streams = {flow.kf for flow in land.streams} | land.canals - land.closed
    found = []
    for kf, spot in SPOTS.items():
        found.append(Spot(
            str(Place(gf, kf)), str(gf), kf, spot.x - 12 * (gf.row + gf.latitude),
            spot.row + 4 * (gf.row - gf.latitude), 100 * place + kf, land.kind(kf), land.room(kf), land.is_water(kf),
            kf in streams, land.is_land(kf), land.site is not None and land.site.kf == kf,
        ))
    return found


def _steps(lands: Mapping[Gf, Land], spot: Spot) -> tuple[Step, ...]:
    here = Field(read_gf(spot.gf), spot.kf)
    return tuple(
        Step(way, str(other), has_river(lands, here, way), _has_ascent(lands, here, way, other))
        for way, other in around(lands, here)
    )


def _lay_bridge(bridge: Bridge, outdoors: dict[str, tuple[Step, ...]]) -> None:
    """Over the river between two small fields."""
    for here, there in ((bridge.at, bridge.to), (bridge.to, bridge.at)) if not bridge.over else ():
        outdoors[here] = tuple(
            step._replace(bridge=bridge.name) if step.to == there else step for step in outdoors[here]
        )


def _span(over: Spot, bank: Spot, name: str) -> Spot:
    """The place on a stream bridge: on the level of its ends, with nothing of what lies under it."""
    ground = TERRAINS[bank.terrain.base]
    return over._replace(
        name=name, terrain=ground, room=SPAN_ROOM, water=False, stream=False, open=True, site=False,
    )


def _join(
    steps: dict[str, tuple[Step, ...]], bridges: Sequence[Bridge], rifts: Sequence[Rift]
) -> dict[str, tuple[Step, ...]]:
    """The ends of stream bridges with what is between them, and the gates of rifts with each other."""
    for bridge in bridges:
        for bank in (bridge.at, bridge.to) if bridge.over else ():
            way = next(step.way for step in steps[bridge.over] if step.to == bank)
            assert way is not None
            steps[bridge.name] = (*steps.get(bridge.name, ()), Step(way, bank, False, True, bridge=bridge.name))
            steps[bank] = (*steps[bank], Step(way.opposite, bridge.name, False, True, bridge=bridge.name))
    for rift in rifts:
        for here, there in ((rift.at, rift.to), (rift.to, rift.at)):
            steps[here] = (*steps[here], Step(None, there, False, True, door=rift.name, rift=True))
    return steps


def _has_ascent(lands: Mapping[Gf, Land], here: Field, way: Way, other: Field) -> bool:
    """Either side may say so; a pass begins and ends with one (kalevala.r.war.pass_kampf)."""
    if MOUNTAINS in (lands[here.gf].terrain[here.kf - 1], lands[other.gf].terrain[other.kf - 1]):
        return True
    return Edge(here.kf, way) in lands[here.gf].ascents or Edge(other.kf, way.opposite) in lands[other.gf].ascents


# ---- buildings


def _indoors(ground: Spot, house: Fort) -> dict[str, Spot]:
    """The storeys and the platform of a building as places."""
    return {
        name: ground._replace(
            name=name, room=FORT_ROOM, water=False, stream=False, open=True, raised=level_in(name, house.height),
            indoors=True,
        )
        for name in house.storeys
    }


def _ladders(spots: Mapping[str, Spot], house: Fort, beside: Sequence[Step]) -> dict[str, Spot]:
    """One below the platform, where ladders or ropes of one or two lengths reach it (kalevala.r.war.seil_detail)."""
    top, found = spots[house.storeys[-1]], {}
    for step in beside:
        foot = spots[step.to]
        if foot.open and not foot.indoors and 1 <= top.level - foot.level <= 2:
            name = ladder_place(step.to, house.at)
            raised = top.level - 1 - foot.terrain.level
            found[name] = foot._replace(name=name, room=2, raised=raised, climbing=True, site=False)
    return found


def _all_steps(
    plan: Plan, outdoors: Mapping[str, tuple[Step, ...]], spots: Mapping[str, Spot]
) -> dict[str, tuple[Step, ...]]:
    """Over walls, through the sides of buildings, up and down their stairs."""
    found = {name: list[Step]() for name in spots}
    for name, steps in outdoors.items():
        found[name] += [step._replace(door=plan.walls.get((name, step.to), "")) for step in steps]
    for house in plan.houses.values():
        for step in outdoors[house.at]:
            _add_sides(plan, house, step, found, spots)
        for step in outdoors[house.at]:
            place, top = ladder_place(step.to, house.at), house.storeys[-1]
            if place in spots:
                found[step.to].append(Step(None, place, False, door=place))
                found[place] += [Step(None, step.to, False), Step(None, top, False, door=place)]
                found[top].append(Step(None, place, False, door=place))
        for below, above in zip(house.storeys, house.storeys[1:], strict=False):
            found[below].append(Step(None, above, False))
            found[above].append(Step(None, below, False))
    for name in [name for name, spot in spots.items() if spot.on_siege_tower]:
        _add_top(plan, name, outdoors[base(name)], found, spots)
    return {name: tuple(steps) for name, steps in found.items()}


def _bears_tower(spot: Spot) -> bool:
    """Terrain that offers four REH (kalevala.26.8.bt)."""
    return spot.open and spot.room >= FORT_ROOM


def _top(ground: Spot, name: str) -> Spot:
    return ground._replace(name=name, room=TOP_ROOM, raised=1, site=False, on_siege_tower=True)


def _add_top(
    plan: Plan, top: str, beside: Sequence[Step], found: dict[str, list[Step]], spots: Mapping[str, Spot]
) -> None:
    """Up from within, and across to a tower on the same ground; every platform beside it that is at most one level
    higher or lower strikes at it, and is struck from it only where it is docked (kalevala.r.war.bt_detail,
    geraet_nahkampf)."""
    foot = base(top)
    found[foot].append(Step(None, top, False, door=top))
    found[top].append(Step(None, foot, False, door=top))
    for step in beside:
        house, other = plan.houses.get(step.to), top_of(step.to)
        if house is not None and house.has_platform:
            other = house.storeys[-1]
        if other not in spots or abs(spots[other].level - spots[top].level) > 1:
            continue
        docked = house is not None and house.kind == TOWER and spots[house.at].level == spots[foot].level
        across = Step(None, other, False, door=top, fights_only=not docked)
        if docked:
            found[top].append(across)
        if house is not None:
            found[other].append(across._replace(to=top))


def _add_sides(
    plan: Plan, house: Fort, step: Step, found: dict[str, list[Step]], spots: Mapping[str, Spot]
) -> None:
    """From the ground storey to the small field beside it, and from others where the ground is as high or a gate leads
    there (kalevala.11.4.1.tor); between buildings on every level that both have."""
    other = plan.houses.get(step.to)
    if other is None:
        way_in = next((one for one in found[step.to] if one.to == house.at), None)
        if way_in is None:
            return
        for here in _leading_out(house, spots, step.to):
            door = plan.side(here, step.to)
            found[here].append(step._replace(door=door))
            found[step.to].append(way_in._replace(to=here, door=door))
        return
    for here in house.storeys[:house.height]:
        there = plan.across(here, other.at)
        if there:
            found[here].append(step._replace(to=there, river=False, door=plan.side(here, other.at)))
    top, beyond = f"{house.at}:{PLATFORM}", f"{other.at}:{PLATFORM}"
    if top in spots and beyond in spots and abs(spots[top].level - spots[beyond].level) <= 1:
        found[top].append(step._replace(to=beyond, river=False, fights_only=True))


def _leading_out(house: Fort, spots: Mapping[str, Spot], beyond: str) -> Iterator[str]:
    gates = {one.storey for one in house.openings if one.to == beyond}
    for storey, here in enumerate(house.storeys[:house.height]):
        if not storey or storey in gates or spots[here].level == spots[beyond].level:
            yield here


def _flows(lands: Mapping[Gf, Land]) -> dict[str, Way | None]:
    """Small fields of streams and the direction in which each flows, if any is known."""
    return {str(Place(gf, flow.kf)): flow.way for gf, land in lands.items() for flow in land.streams}


# ---- lines


@cache
def crossed_by(x: int, row: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """What a straight line to this offset crosses: offsets of small fields, two together where it runs along an edge.

    A small field is what lies nearer to its middle than to any other. In the three axes of the grid, scaled so that
    the line is `t` from 0 to 1, it is crossed where all of |p(t) - c| in the axes are at most 1.
    """
    end = _axes(x, row)
    singles, pairs = [], dict[tuple[int, int], list[tuple[int, int]]]()
    for r in range(min(0, row) - 1, max(0, row) + 2):
        for c in range(min(0, x) - 2, max(0, x) + 3):
            stretch = None if (c + r) % 2 or (c, r) in ((0, 0), (x, row)) else _stretch(end, _axes(c, r))
            if stretch is None:
                continue
            low, high, along = stretch
            if along:
                pairs.setdefault((low, high), []).append((c, r))
            else:
                singles.append(((low, high), ((c, r),)))
    found = [*singles, *((key, tuple(both)) for key, both in pairs.items())]
    return tuple(offsets for _, offsets in sorted(found))


def _axes(x: int, row: int) -> tuple[int, int, int]:
    """How far a point lies along the three normals of the edges, where the neighbours are 2, 1 and 1 away."""
    return x, (x + 3 * row) // 2, (x - 3 * row) // 2


_SCALE: Final = 27720
"""Divisible by all lengths that lines have: stretches of a line are compared as whole numbers."""


def _stretch(end: tuple[int, int, int], middle: tuple[int, int, int]) -> tuple[int, int, bool] | None:
    """From where to where the line lies in a small field, and whether on its edge; None where it does not, or only
    touches a corner."""
    low, high, along = 0, _SCALE, False
    for goal, off in zip(end, middle, strict=True):
        if goal == 0:
            if abs(off) > 1:
                return None
            along = along or abs(off) == 1
            continue
        first, last = sorted((_SCALE * (off - 1) // goal, _SCALE * (off + 1) // goal))
        low, high = max(low, first), min(high, last)
    return (low, high, along) if low < high else None


def changed_lands(lands: Mapping[str, Land], changes: Iterable[str], ground: Ground) -> dict[str, Land]:
    """With what gods have done to them: `2A+10/17=s` another terrain, `2A+10/17>2A+10/18` a river, `2A+10/17` a pass.
    """
    found = dict(lands)
    for change in changes:
        place, _, letter = change.partition("=")
        here, _, there = place.partition(">")
        gf, _, kf = here.partition("/")
        land, number = found[gf], int(kf)
        if letter:
            terrain = land.terrain[:number - 1] + letter + land.terrain[number:]
            found[gf] = replace(land, terrain=terrain)
        elif there:
            way = ground.edges[here, there].way
            assert way is not None
            found[gf] = replace(land, rivers=land.rivers | {Edge(number, way)})
        else:
            found[gf] = replace(land, passes=land.passes | {number})
    return found
