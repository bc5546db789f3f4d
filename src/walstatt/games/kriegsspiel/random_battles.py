"""Battles by lot, for proof by play: any land, any troops, some of them badly set up."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec

from walstatt.games.kriegsspiel.bridges import bridge_flaw, rift_flaw
from walstatt.games.kriegsspiel.forts import Fort, FortKind, Opening
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.profiles import SLAVE, profile
from walstatt.games.kriegsspiel.setup import (
    ALWAYS,
    IF_NEEDED,
    NEVER,
    Artefact,
    Covert,
    Party,
    Placed,
    Setup,
    Support,
    WeakPoint,
)
from walstatt.games.kriegsspiel.spans import Bridge, Rift
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Edge, Flow, Land, TradeSite
from walstatt.hexmap.small_fields import COUNT, NEIGHBOURS, Side, Way
from walstatt.hexmap.terrain import LOWLAND, MOUNTAINS, WATER

NAMES: Final = ("Brunhilde", "Gunther", "Hagen")
START: Final = Gf(2, 4, 10)
TERRAIN: Final = "TTTTTTtttddseHHHhDBbG"
SYMBOLS: Final = ("L", "LB", "LC", "A", "AB", "SB", "SC", "SD", "B", "BB", "BC", "LB(H)", "K", "Pr", "Ag1", "My")
WIZARDS: Final = ("Z/100", "Z/60", "Z/30", "Z/0", "Z/40/4", "Zs/50")
WITH_WIZARD: Final = 0.4
"""How often a party has one."""
DEVICES: Final = ("On", "Wi", "Le", "Se", "Bt", "Sk", "QuW/2", "QuW(4)", "QuW", "QlP", "QsP")
CREWED: Final = ("Bt", "Sk", "QuW/3", "QuW(2)", "On", "Wi")
"""Those that sometimes have their people with them."""
MOUNTS: Final = ("", "", "", "", "", "", "lP", "lP", "sP", "sP", "El", "Mm")
SUPPORT: Final[tuple[Support, ...]] = (ALWAYS, IF_NEEDED, IF_NEEDED, NEVER)
GROUPS: Final = ("Vorhut", "Haupt", "REST")
COAST: Final = "WWWWWWTTtHs"
WITH_FORTS, WITH_DEVICE, WITH_RIFT, AT_SEA = 0.4, 0.1, 0.15, 0.35
BY_HAND: Final = 0.2
WITH_SLAVES: Final = 0.2
WITH_COVERS: Final = 0.35
WITH_THINGS, BORNE = 0.35, 0.5
WEAPON: Final = "Balmung"
ARTEFACTS: Final = (Artefact("Siegstein", 2, 1), Artefact("Tarnring", defence=3))
STRANGER: Final = "Kriemhild"
COMPANIES: Final = (("Ag1",), ("Ag1", "LB"), ("Ag2", "lP"), ("Ag1", "BB", "K"), ("Ag3", "On"), ("Ag1", "El"))
COVERT_ORDERS: Final[tuple[tuple[str, ...], ...]] = (
    (), ("KR 2: MORD NÄCHSTER FLUCHT",), ("AB KR 3: ABZIEHEN",), ("AB KR 2: SABOTAGE NÄCHSTER", "AB KR 4: ENTTARNEN"),
)
BRIDGES, VESSELS = 6, 3
"""At most of them, on a battlefield and of a party."""
SMOOTH, SLIPS, CLOSE, FOURS, CREWS = 0.65, 0.05, 0.6, 0.4, 0.5
"""How often a small field is like the one before, how often somebody is set up anywhere, how often a party stands in
the first large field, where others are, how often it has four who may form a phalanx, and a device with its people."""


def random_battle(rng: Random, rulings: dict[str, int]) -> Setup:
    parties = rng.choice((2, 2, 3))
    fields = _fields(rng, parties)
    sea = rng.random() < AT_SEA
    lands = {str(gf): _land(rng, sea=sea) for gf in fields}
    homes = [str(fields[0 if rng.random() < CLOSE else seat]) for seat in range(parties)]
    inside = list(dict.fromkeys(homes))
    made = tuple(_party(rng, seat, homes, lands, parties) for seat in range(parties))
    owners = {gf: NAMES[homes.index(gf)] for gf in inside}
    forts = _forts(rng, lands, inside, NAMES[:parties])
    ground = Ground(lands, tuple(inside))
    spans = tuple(_bridges(rng, ground)), tuple(_rifts(rng, ground))
    placing = rng.random() < BY_HAND
    made = tuple(map(_unplaced, made)) if placing else made
    setup = Setup(lands, tuple(inside), made, owners, forts, *spans, placing=placing, rulings=rulings)
    setup = _with_groups(rng, setup) if rng.random() < WITH_COVERS else setup
    return _with_things(rng, setup) if rng.random() < WITH_THINGS else setup


def _with_groups(rng: Random, setup: Setup) -> Setup:
    """Camouflaged groups may be there; often they are, of those who fight and of somebody else."""
    covers = rng.randint(1, 3)
    ground = Ground(setup.lands, setup.field, setup.forts)
    built = {fort.at for fort in setup.forts}
    spots = (ground.spots[name] for name in sorted(ground.inside))
    fields = [spot.name for spot in spots if spot.open and not spot.climbing and spot.name not in built]
    realms = (*setup.names, *setup.names, STRANGER)
    groups = tuple(
        Covert(rng.choice(realms), f"Ag{number}", rng.choice(COMPANIES), rng.choice(fields), rng.choice((5, 20, 60)),
               rng.random() < 0.8, rng.randint(0, 20), orders=rng.choice(COVERT_ORDERS))
        for number in range(2, 2 + rng.randint(0, covers))
    ) if fields else ()
    return msgspec.structs.replace(setup, covers=covers, covert=groups)


def _with_things(rng: Random, setup: Setup) -> Setup:
    """Weak points of gods, on the battlefield or not; weapons of gods and magic things, and who bears them."""
    borne: dict[tuple[int, int], tuple[str, ...]] = {}

    def give(seat: int, thing: str) -> None:
        profiles = [profile(one.symbol) for one in setup.parties[seat].figures]
        people = [place for place, one in enumerate(profiles) if one is not None and one.person]
        if people:
            bearer = seat, rng.choice(people)
            borne[bearer] = (*borne.get(bearer, ()), thing)

    fields = sorted(setup.field)
    points = [WeakPoint(f"Gs{number}", realm, f"{rng.choice(fields)}/{rng.randint(1, COUNT)}")
              for number, realm in enumerate((*setup.names, STRANGER))]
    for seat in range(len(setup.names)):
        if rng.random() < BORNE:
            points[seat] = msgspec.structs.replace(points[seat], at="")
            give(seat, points[seat].name)
    for thing in (WEAPON, *(one.name for one in ARTEFACTS)):
        give(rng.randrange(len(setup.names)), thing)
    parties = tuple(
        msgspec.structs.replace(party, figures=tuple(
            msgspec.structs.replace(one, items=(*one.items, *borne.get((seat, place), ())))
            for place, one in enumerate(party.figures)))
        for seat, party in enumerate(setup.parties))
    return msgspec.structs.replace(
        setup, parties=parties, weak_points=tuple(points), weapons=(WEAPON,), artefacts=ARTEFACTS)


def _unplaced(party: Party) -> Party:
    """Everybody has only a large field for a place."""
    figures = (msgspec.structs.replace(one, at=one.at.partition("/")[0]) for one in party.figures)
    return msgspec.structs.replace(party, figures=tuple(figures))


def _bridges(rng: Random, ground: Ground) -> Iterator[Bridge]:
    """A few wherever one is possible."""
    names = sorted(ground.inside)
    found: set[str] = set()
    for _ in range(rng.randint(0, BRIDGES)):
        over = rng.choice(names)
        first = rng.choice(ground.steps[over])
        last = next((step.to for step in ground.steps[over] if first.way and step.way == first.way.opposite), "")
        for bridge in (Bridge(first.to, last, over, rng.choice((0, 0, 2, 4))), Bridge(over, first.to)):
            if last and bridge_flaw(ground, bridge) is None and not {bridge.name, f"{first.to}={over}"} & found:
                found.add(bridge.name)
                yield bridge


def _rifts(rng: Random, ground: Ground) -> Iterator[Rift]:
    """From anywhere to anywhere."""
    at, to = rng.sample(sorted(ground.inside), 2)
    rift = Rift(at, to, rng.choice(NAMES[:2]))
    if rng.random() < WITH_RIFT and rift_flaw(ground, rift) is None:
        yield rift


def _forts(rng: Random, lands: dict[str, Land], inside: list[str], names: tuple[str, ...]) -> tuple[Fort, ...]:
    """In some battles a few towers, often side by side and at the trade centre, and walls."""
    if rng.random() > WITH_FORTS:
        return ()
    ground = Ground(lands, tuple(inside))
    found: dict[str, Fort] = {}
    near = ground.sites.get(rng.choice(inside), "")
    for _ in range(rng.randint(1, 4)):
        at = near if near in ground.inside and near not in found else rng.choice(sorted(ground.inside))
        beside = [step.to for step in ground.steps[at]]
        if ground.spots[at].open and beside:
            kind: FortKind = rng.choice(("Tu", "Tu", "Bf", "BF", "Tt"))
            openings = tuple(Opening(to, 0, rng.random() < 0.3) for to in rng.sample(beside, min(2, len(beside))))
            found[at] = Fort(kind, at, openings=openings, owner=rng.choice((*names, None)))
            near = rng.choice(beside)
    for _ in range(rng.randint(0, 5)):
        here = rng.choice(sorted(ground.inside))
        beside = [step.to for step in ground.steps[here]]
        there = rng.choice(beside) if beside else ""
        if there and ground.spots[here].open and f"{there}>{here}" not in found:
            gate = (Opening(there),) if rng.random() < 0.5 else ()
            found[f"{here}>{there}"] = Fort("Ma", here, there, gate, here if gate else "")
    return tuple(found.values())


def _fields(rng: Random, parties: int) -> list[Gf]:
    """Large fields that hang together; the last lie beside the battlefield."""
    found = [START]
    while len(found) < parties + 2:
        other = rng.choice(found[:parties]).neighbour(rng.choice(list(Side)))
        if other is not None and other not in found:
            found.append(other)
    return found


def _land(rng: Random, *, sea: bool = False) -> Land:
    letters: list[str] = []
    for kf in range(1, COUNT + 1):
        before = [letters[one.kf - 1] for one in NEIGHBOURS[kf] if one.side is None and one.kf < kf]
        fresh = rng.choice(COAST if sea else TERRAIN)
        letters.append(rng.choice(before) if before and rng.random() < SMOOTH else fresh)
    streams = _stream(rng) if rng.random() < 0.5 else []
    for flow in streams:
        letters[flow.kf - 1] = WATER
    if set(letters) == {WATER}:
        flowing = {flow.kf for flow in streams}
        letters[next(kf for kf in range(1, COUNT + 1) if kf not in flowing) - 1] = LOWLAND
    site = rng.choice([kf for kf in range(1, COUNT + 1) if letters[kf - 1] != WATER])
    if letters[site - 1] == MOUNTAINS:
        letters[site - 1] = LOWLAND
    rivers = {Edge(kf, rng.choice(list(Way))) for kf in rng.sample(range(1, COUNT + 1), rng.randint(0, 8))}
    rivers = {edge for edge in rivers if letters[edge.kf - 1] != WATER}
    passes = (kf for kf in range(1, COUNT + 1) if letters[kf - 1] == MOUNTAINS and rng.random() < 0.5)
    return Land("".join(letters), passes=frozenset(passes), rivers=frozenset(rivers), streams=frozenset(streams),
                site=TradeSite("Std", site))


def _stream(rng: Random) -> list[Flow]:
    """From a small field on the northern side to the south; of some nobody knows where they flow."""
    here, found = rng.randint(1, 4), list[Flow]()
    known = rng.random() < 0.5
    while True:
        down = [one for one in NEIGHBOURS[here] if one.way in (Way.SE, Way.SW) and one.side is None]
        if not down:
            return [*found, Flow(here)]
        step = rng.choice(down)
        found.append(Flow(here, step.way if known else None))
        here = step.kf


def _party(rng: Random, seat: int, inside: list[str], lands: dict[str, Land], parties: int) -> Party:
    enemies = NAMES[1:parties] if seat == 0 else () if parties == 2 or rng.random() < 0.5 else NAMES[seat + 1 : parties]
    friends = NAMES[2:parties] if seat == 1 and not enemies and rng.random() < 0.3 else ()
    figures = [_figure(rng, inside[seat], inside, lands) for _ in range(rng.randint(4, 18))]
    if rng.random() < FOURS:
        figures = [Placed(rng.choice(SYMBOLS), one.at, "Vier") for one in figures[:1]] * 4 + figures
    if rng.random() < CREWS:
        place = f"{inside[seat]}/{rng.choice(_open(lands[inside[seat]]))}"
        figures += [Placed(rng.choice((*CREWED, *SYMBOLS) if one else CREWED), place, "Gerät") for one in range(4)]
    if rng.random() < WITH_SLAVES:
        camp = [f"{inside[seat]}/{rng.choice(_open(lands[inside[seat]]))}" for _ in range(rng.randint(1, 20))]
        figures += [Placed(SLAVE, at, rng.choice(GROUPS)) for at in camp]
    water = [kf for kf in range(1, COUNT + 1) if lands[inside[seat]].is_water(kf)]
    for kf in rng.sample(water, min(len(water), rng.randint(0, VESSELS))):
        place = f"{inside[seat]}/{kf}"
        crew = [Placed(rng.choice(SYMBOLS), place, "Flotte", rng.choice(MOUNTS)) for _ in range(rng.randint(0, 5))]
        figures += [Placed(rng.choice(("LS", "SS", "FS")), place, "Flotte"), *crew]
        figures += [Placed(rng.choice(DEVICES), place, "Flotte")] if rng.random() < SLIPS else []
    if rng.random() < WITH_WIZARD:
        place = f"{inside[seat]}/{rng.randint(1, COUNT)}"
        items = ("Ring",) if rng.random() < 0.3 else ()
        figures.append(Placed(rng.choice(WIZARDS), place, rng.choice((*GROUPS, "Magie")), items=items))
    stores = {one.at: rng.randint(1, 40) for one in figures[:2] if "/" in one.at} if rng.random() < 0.3 else {}
    return Party(
        NAMES[seat], tuple(figures), enemies, friends, declared=seat == 0, may_flee=rng.random() < 0.4,
        surprised=seat > 0 and rng.random() < 0.4, refuges=tuple(gf for gf in lands if gf not in inside),
        support=rng.choice(SUPPORT), for_slaves=rng.random() < 0.1,
        spares=("A",) if rng.random() < 0.1 else (), opens_gates=rng.random() < 0.2, stores=stores,
        plunders=rng.choice(("", "RE", "GÜTER")), razes=rng.random() < 0.3,
        far_wizard=not any(one.symbol in WIZARDS for one in figures),
    )


def _figure(rng: Random, home: str, inside: list[str], lands: dict[str, Land]) -> Placed:
    if rng.random() < WITH_DEVICE:
        return Placed(rng.choice(DEVICES), f"{home}/{rng.choice(_open(lands[home]))}", rng.choice(GROUPS))
    if rng.random() < SLIPS:
        return Placed(rng.choice(("lP", "LB")), f"{rng.choice(inside)}/{rng.randint(1, COUNT)}")
    if rng.random() < SLIPS:
        return Placed(rng.choice(SYMBOLS), home, rng.choice(GROUPS), rng.choice(MOUNTS))
    near = rng.choice(_open(lands[home]))
    return Placed(rng.choice(SYMBOLS), f"{home}/{near}", rng.choice(GROUPS), rng.choice(MOUNTS))


def _open(land: Land) -> list[int]:
    return [kf for kf in range(1, COUNT + 1) if land.is_land(kf)] or [1]
