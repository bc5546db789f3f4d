"""Commands that are worth a trial: never many, whatever the group and the land."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.bots.kriegsspiel.afloat import boardings, moorings
from walstatt.bots.kriegsspiel.engines import BATTERING, CLIMBING, closed_gates
from walstatt.bots.kriegsspiel.outlook import Outlook
from walstatt.games.kriegsspiel import gates, orders, phalanx
from walstatt.games.kriegsspiel.forts import BROKEN, is_field
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.moving import proposals
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import ONAGER
from walstatt.games.kriegsspiel.sailing import fleet
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.games.kriegsspiel.trampling import drivers
from walstatt.games.kriegsspiel.wagons import harnessed
from walstatt.games.kriegsspiel.ways import LAST, Walker, has_room

WORK: Final = 130
"""Figures that are moved in trials for one answer."""
FEWEST, MOST = 5, 30
NEAR_GROUPS, PLACES, EDGES = 3, 9, 2
SORTIE: Final = 0.35
"""The edge from which on a garrison goes out to meet those before its walls."""


def commands(look: Outlook, group: Group) -> list[str]:
    """The first ones are the most promising."""
    play = look.play
    members = [one for one in play.members(group) if not one.swims]
    most = max(FEWEST, min(MOST, WORK // max(len(members), 1)))
    found = dict.fromkeys(_all(look, group, members))
    return [line for line in found if _is_allowed(play, group, line)][:most]


def _is_allowed(play: BattlePlay, group: Group, line: str) -> bool:
    return orders.Command(group.party, "", list, lambda value: orders.judged(play, group, value), {}).offers(line)


def _all(look: Outlook, group: Group, members: list[Figure]) -> Iterator[str]:
    play = look.play
    archers = any(one.profile.is_archer for one in members)
    afloat = bool(fleet(play, group.party, group.name))
    if afloat:
        yield from (*boardings(look, members), *moorings(look, members))
    yield f"{orders.SHOOT} {orders.NEAREST}" if archers else f"{orders.ATTACK} {orders.NEAREST}"
    yield orders.HOLD
    yield from (f"{orders.TAKE} {orders.SITE}{gf}" for gf, at in play.ground.sites.items() if at in look.sites)
    if afloat:
        yield from proposals(play, group)
    yield from _formations(look, group)
    yield from _sieges(look, group, members)
    yield from _posts(look)
    yield from _enemies(look, members, orders.SHOOT if archers else orders.ATTACK)
    yield from _places(look, members)
    if harnessed(play, group.party, group.name) or drivers(play, members):
        yield f"{orders.TRAMPLE} {orders.NEAREST}"
    yield from _passages(look, members)
    yield from _guards(play, group, members)
    if archers:
        yield f"{orders.ATTACK} {orders.NEAREST}"


def _enemies(look: Outlook, members: list[Figure], word: str) -> Iterator[str]:
    """Against the groups that are nearest."""
    distance = look.play.ground.distance
    near: dict[str, int] = {}
    for one in look.enemies:
        far = distance(members[0].at, one.at)
        near[one.group] = min(far, near.get(one.group, far))
    yield from (f"{word} {orders.GROUP}{name}" for name in sorted(near, key=lambda name: near[name])[:NEAR_GROUPS])


def _guards(play: BattlePlay, group: Group, members: list[Figure]) -> Iterator[str]:
    """Beside own archers."""
    if any(one.profile.is_archer for one in members):
        return
    for other in play.state.groups:
        there = play.members(other) if other.party == group.party and other is not group else []
        if any(one.profile.is_archer for one in there):
            yield f"{orders.PROTECT} {orders.GROUP}{other.name}"


def _formations(look: Outlook, group: Group) -> Iterator[str]:
    """Four together, with their front to the enemy; those who face there already also go on."""
    play = look.play
    four = next(phalanx.fours(play, group), None)
    if four is None or not look.enemies:
        return
    at, now = four[0].at, four[0].facing
    foe = min(look.enemies, key=lambda one: (play.ground.distance(at, one.at), play.spot(one).number))
    goals = [foe.at.partition(":")[0].partition("^")[0], *look.wanted]
    if now:
        yield from (f"{orders.PHALANX} {now} {goal} MIT {orders.PUSH}" for goal in goals if goal in play.ground.inside)
    ways = {step.way: play.ground.distance(step.to, foe.at) for step in play.ground.steps[at] if step.way is not None}
    best = sorted(ways, key=lambda way: (ways[way], WAYS.index(way)))[:3]
    yield from (f"{orders.PHALANX} {WAYS.index(way) + 1} MIT {orders.PUSH}" for way in best)
    if now:
        yield f"{orders.PHALANX} {now} MIT {orders.PUSH}"


def _places(look: Outlook, members: list[Figure]) -> Iterator[str]:
    """Where the first of them could go: high ground, nearer to what is wanted, nearer to the enemy, away from him."""
    play, leader = look.play, members[0]
    walker, standing = Walker.of(play, leader), play.standing()
    trips = walker.reach(leader.at, play.speed(leader), LAST)
    ends = [name for name, trip in trips.items() if trip.path and has_room(play, leader, name, standing)]
    distance, spots = play.ground.distance, play.ground.spots
    near = min(look.enemies, key=lambda one: distance(leader.at, one.at), default=None)
    aims = look.wanted or look.sites

    def rank(name: str, toward: float, high: float) -> tuple[float, int]:
        far = distance(name, near.at) if near is not None else 0
        to_site = min((distance(name, at) for at in aims), default=0)
        return toward * far + to_site - high * spots[name].level, spots[name].number

    wishes = ((1.0, 0.0), (0.0, 0.0), (0.0, 4.0), (-1.5, 0.0), (0.5, 1.0))
    ranked = [sorted(ends, key=lambda name, wish=wish: rank(name, *wish)) for wish in wishes]  # type: ignore[misc]
    found = dict.fromkeys(name for row in zip(*ranked, strict=True) for name in row)
    yield from (f"{orders.ADVANCE} {name}" for name in list(found)[:PLACES])


def _sieges(look: Outlook, group: Group, members: list[Figure]) -> Iterator[str]:
    """Into the buildings that are wanted: with ladders and rams, and through what is open."""
    play = look.play
    devices = [one for one in play.state.present(group.party) if one.group == group.name and one.profile.is_device]
    symbols = {one.symbol for one in devices if not one.damaged}
    for at in look.wanted:
        if play.house(at) is None:
            continue
        walls = _walls(look, members[0], at)
        if symbols & {*BATTERING}:
            yield from (f"{orders.BREAK} {gate}" for gate in closed_gates(play)[:1])
            yield f"{orders.BREAK} {at}"
        if symbols & {*CLIMBING} or not walls:
            yield f"{orders.STORM} {at}"
        yield from (f"{orders.STORM} {wall}" for wall in walls[:EDGES])
        if ONAGER in symbols:
            yield f"{orders.BREAK} {at}"
        if at in look.barred and not look.has_engines:
            yield f"{orders.BESIEGE} {at}"
    left = [one.at for one in devices if one.symbol != ONAGER and not any(other.at == one.at for other in members)]
    if left and look.wanted:
        yield f"{orders.ADVANCE} {left[0]}"


def _passages(look: Outlook, members: list[Figure]) -> Iterator[str]:
    """Over walls towards what is wanted, and through gates: who has something to defend opens his own only for a
    sortie of the stronger."""
    play, distance = look.play, look.play.ground.distance
    for word, target in gates.proposals(play, members):
        if word == orders.CLIMB:
            beside = (one.at for one in members if play.ground.edges.get((one.at, target)) is not None)
            inwards = any(distance(target, at) < distance(here, at) for here in beside for at in look.wanted)
            if inwards:
                yield f"{word} {target}"
        elif word == orders.CLOSE_GATE or look.wanted or look.edge >= SORTIE:
            yield word


def _posts(look: Outlook) -> Iterator[str]:
    """In own buildings that enemies come near to: on the platform, from where pitch is poured, and behind the gate."""
    play = look.play
    for at in look.sites:
        house = play.house(at) if at not in look.wanted and at in look.contested else None
        if house is not None and house.has_platform:
            yield from (f"{orders.ADVANCE} {place}" for place in (house.storeys[-1], house.storeys[0]))


def _walls(look: Outlook, figure: Figure, at: str) -> list[str]:
    """Those around a place that still stand, from outside, those that nobody holds first, then the nearest; none for
    whoever is within."""
    play = look.play
    ring = [
        (outer, inner) for (outer, inner), name in play.ground.plan.walls.items()
        if play.state.doors.get(name) != BROKEN and is_field(outer) and is_field(inner)
        and play.ground.distance(inner, at) < play.ground.distance(outer, at)
    ]
    if not ring or play.ground.distance(figure.at, at) <= min(play.ground.distance(inner, at) for _, inner in ring):
        return []
    ring.sort(key=lambda edge: (look.is_held(edge[1]), play.ground.distance(figure.at, edge[0]), edge))
    return [f"{outer}>{inner}" for outer, inner in ring]
