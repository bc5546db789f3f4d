"""Vessels are steered, ram, lie broadside to others and land people: kalevala.26.1 to 26.3, r.war.schiff_bewegung,
rammen_schiff, entern, landen and befehle_burg_see."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import Final, NamedTuple

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import decks, effects, sinking
from walstatt.games.kriegsspiel.decks import Hull
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.hooks import RAMMED, befall
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import LONGSHIP, RAFT, SAILING_SHIP
from walstatt.games.kriegsspiel.rolls import throw, throw_one
from walstatt.games.kriegsspiel.sheets.model import ROUNDS
from walstatt.games.kriegsspiel.state import Figure
from walstatt.hexmap.small_fields import Way

MOVING, RAMMING, BOARDING = "kalevala.r.war.schiff_bewegung", "kalevala.r.war.rammen_schiff", "kalevala.r.war.entern"
ALWAYS_SINKS: Final = 1
HOLD_FAST: Final = 1
"""Readings: a ram needs no roll; vessels that lie side by side do not part before one crew is dead."""
ROWED, BECALMED, RUN_UP = 5, 2, 2
FASTEST: Final = 9
"""Steps that no vessel exceeds in a round: before a storm, down a stream."""
RAM_NEEDS: Final = 10
RAMS: Final = {LONGSHIP: "kalevala.26.1.rammen", SAILING_SHIP: "kalevala.26.2.rammen"}
Far = Callable[[Hull], int]


Ways = dict[Hull, tuple[int, Hull | None]]
"""By berth: the fewest steps to it, and the berth before it."""


class Berth(NamedTuple):
    """How a vessel lies after some steps."""

    hull: Hull
    steps: int
    ways: Ways

    @property
    def path(self) -> list[tuple[int, Hull]]:
        """All its berths on the way there with the steps of each, without the first."""
        found: list[tuple[int, Hull]] = []
        here: Hull | None = self.hull
        while here is not None:
            steps, before = self.ways[here]
            found.append((steps, here))
            here = before
        return found[-2::-1]


def steersmen(play: BattlePlay, vessel: Figure) -> list[Figure]:
    """Warriors, agents and merchants of its party aboard."""
    return [
        one for one in play.aboard(vessel)
        if one.party == vessel.party and (one.profile.operates or one.profile.is_merchant)
    ]


def helmsman(play: BattlePlay, vessel: Figure) -> set[str]:
    """Who stays when the others go, by id: sooner one who has no device beside him to take along."""
    laden = {one.at for one in play.state.present(vessel.party) if one.profile.is_device}
    return {one.id for one in sorted(steersmen(play, vessel), key=lambda one: one.at in laden)[:1]}


def fleet(play: BattlePlay, party: int, group: str) -> list[Figure]:
    """Vessels that somebody of the group steers."""
    own = (one for one in play.vessels() if one.party == party)
    return [one for one in own if any(man.group == group for man in steersmen(play, one)[:1])]


def pace(play: BattlePlay, vessel: Figure) -> Script[int]:
    """Rowed, sailed before the wind or against it, or as the dice of a raft say; magic holds it or doubles that."""
    if effects.has(vessel, effects.STILL, effects.STONE, effects.MOVED):
        return 0
    swift = effects.effect(vessel, effects.SPEED)
    return (yield from _own_pace(play, vessel)) * (swift.amount if swift is not None else 1)


def _own_pace(play: BattlePlay, vessel: Figure) -> Script[int]:
    if vessel.symbol == RAFT:
        return ((yield from throw_one("raft", MOVING)) + 1) // 2
    if vessel.symbol == LONGSHIP:
        return ROWED
    wind_to, wind = wind_of(play, vessel)
    if not wind:
        return BECALMED
    heading = decks.hull(vessel).heading(play.ground)
    assert heading is not None
    off = abs(WAYS.index(heading) - (wind_to - 1))
    return (5 + wind, 5, 3, max(1, 3 - wind))[min(off, 6 - off)]


def wind_of(play: BattlePlay, vessel: Figure) -> tuple[int, int]:
    """Direction and strength: its own where magic has made one (kalevala.r.spell_wind)."""
    own = effects.effect(vessel, effects.WIND)
    return divmod(own.amount, 10) if own is not None else (play.state.wind_to, play.state.wind)


def _onwards(play: BattlePlay, lies: Hull) -> Iterator[tuple[int, Hull]]:
    """One move and its steps: a raft in any direction; a ship forward, round its stern, along the bend of a stream, and
    a longship astern."""
    ground = play.ground
    if not lies.bow:
        yield from ((1, lies._replace(stern=step.to)) for step in ground.steps[lies.stern] if step.way is not None)
        return
    heading = lies.heading(ground)
    assert heading is not None
    place = WAYS.index(heading)
    sides = (WAYS[place - 1], WAYS[(place + 1) % 6])
    ahead = _beside(play, lies.bow, heading)
    if ahead:
        yield 1, Hull(lies.symbol, lies.bow, ahead)
    for way in sides:
        bend, turned = _beside(play, lies.bow, way), _beside(play, lies.stern, way)
        if bend and ground.spots[lies.bow].stream and ground.spots[bend].stream:
            yield 1, Hull(lies.symbol, lies.bow, bend)
        if turned:
            yield 1, Hull(lies.symbol, lies.stern, turned)
    astern = _beside(play, lies.stern, heading.opposite) if lies.symbol == LONGSHIP else ""
    if astern:
        yield 2, Hull(lies.symbol, astern, lies.stern)


def _beside(play: BattlePlay, cell: str, way: Way) -> str:
    return next((step.to for step in play.ground.steps[cell] if step.way == way), "")


def berths(play: BattlePlay, vessel: Figure, most: int | None = None) -> Iterator[Berth]:
    """Every way in which it can come to lie on free water within so many steps, or before the battle ends; the nearest
    first, and first of all as it lies. Whoever has found what he looks for stops the search."""
    taken = {cell for cell, one in play.decks().items() if one is not vessel}
    start = decks.hull(vessel)
    limit = FASTEST * (ROUNDS - play.state.round + 1) if most is None else most
    ways: Ways = {start: (0, None)}
    heap: list[tuple[int, int, Hull]] = [(0, 0, start)]
    count = 0
    while heap:
        steps, _, here = heappop(heap)
        if steps > ways[here][0]:
            continue
        yield Berth(here, steps, ways)
        for price, lies in _onwards(play, here):
            reached = steps + price
            if reached > limit or (lies in ways and ways[lies][0] <= reached):
                continue
            shut = any(effects.is_shielded(play, here.stern, cell, vessel.party) for cell in lies.cells)
            if not shut and all(_is_open(play, vessel, cell) and cell not in taken for cell in lies.cells):
                count += 1
                ways[lies] = reached, here
                heappush(heap, (reached, count, lies))


def _is_open(play: BattlePlay, vessel: Figure, cell: str) -> bool:
    """Water of the battlefield; whoever was left behind stays in its large field (kalevala.r.war.mitaufstellung)."""
    spot = play.ground.spots[cell]
    return cell in play.ground.inside and spot.water and (not vessel.stays or spot.gf == vessel.home)


def steer(play: BattlePlay, vessel: Figure, far: Far, pace_: int | None = None, least: int = 0) -> Script[None]:
    """Towards where it is nearest to what is wanted, as far as it comes in this turn; nearer than `least` is nothing.
    """
    if vessel.entered:
        return  # a group without orders is told part by part
    best, nearest_ = None, 0
    for one in berths(play, vessel):
        off = far(one.hull)
        if best is None or off < nearest_:
            best, nearest_ = one, off
        if off <= least:
            break
    path = best.path if best is not None else []
    if best is None or not path or _is_held(play, vessel):
        return
    made = (yield from pace(play, vessel)) if pace_ is None else pace_
    speed = max(0, made + _current(play, vessel, path[0][1]))
    done = [lies for steps, lies in path if steps <= speed]
    if done:
        start = vessel.at
        play.shift(vessel, done[-1].stern, done[-1].bow)
        vessel.entered += 1
        rule = {LONGSHIP: "kalevala.26.1.ls", SAILING_SHIP: "kalevala.26.2.ss"}.get(vessel.symbol, "kalevala.26.3.fs")
        play.note("kriegsspiel-sails", MOVING, rule, figure=play.name(vessel), start=start, end=vessel.at)


def _current(play: BattlePlay, vessel: Figure, after: Hull) -> int:
    """One step more down a stream, one fewer up."""
    cell = vessel.front or vessel.at
    flow = play.ground.flows.get(cell)
    step = play.ground.edges.get((cell, after.bow or after.stern))
    if flow is None or step is None or step.way is None:
        return 0
    return int(step.way == flow) - int(step.way == flow.opposite)


def _is_held(play: BattlePlay, vessel: Figure) -> bool:
    """Grappled, if it is read so (kalevala.r.war.entern)."""
    if play.ruling(BOARDING) != HOLD_FAST:
        return False
    return any(
        play.are_enemies(other.party, vessel.party) and play.aboard(other)
        and decks.boarding(play.ground, decks.hull(vessel), decks.hull(other))
        for other in play.vessels()
    )


# ---- what a command wants


def to_place(play: BattlePlay, at: str) -> Far:
    return lambda lies: min(play.ground.distance(cell, at) for cell in lies.cells)


def to_board(play: BattlePlay, target: Figure) -> Far:
    """Broadside to it, else as near as possible."""
    other = decks.hull(target)

    def far(lies: Hull) -> int:
        near = min(play.ground.distance(cell, there) for cell in lies.cells for there in other.cells)
        return 0 if decks.boarding(play.ground, lies, other) else near

    return far


def to_keep_off(play: BattlePlay, target: Figure, range_: int) -> Far:
    """As far from it as bows reach."""
    other = decks.hull(target)
    return lambda lies: abs(range_ - min(
        play.ground.distance(cell, there) for cell in lies.cells for there in other.cells
    ))


# ---- ramming


def ram_run(play: BattlePlay, vessel: Figure, target: Figure, speed: int) -> tuple[Berth, list[str]] | None:
    """Where the run begins, and the small fields of it straight ahead: at least two, then the target. A stream bears it
    one step farther or less far, as for any other way."""
    if vessel.symbol not in RAMS:
        return None
    taken, ground, cells = play.decks(), play.ground, decks.hull(target).cells
    for berth in berths(play, vessel, speed + 1):
        heading = berth.hull.heading(ground)
        run, cell = list[str](), berth.hull.bow
        while heading is not None and berth.steps + len(run) <= speed:
            cell = _beside(play, cell, heading)
            if cell in cells and len(run) >= RUN_UP:
                first = berth.path[0][1] if berth.path else Hull(vessel.symbol, vessel.front, run[0])
                if berth.steps + len(run) < speed + _current(play, vessel, first):
                    return berth, run
                break
            if cell not in ground.inside or not ground.spots[cell].water or taken.get(cell, vessel) is not vessel:
                break
            run.append(cell)
    return None


def ram(play: BattlePlay, vessel: Figure, target: Figure) -> Script[bool]:
    """True when it came to a ram: the rammed vessel goes down on 10, and often the other with it."""
    speed = ROWED if vessel.symbol == LONGSHIP else (yield from pace(play, vessel))
    found = ram_run(play, vessel, target, speed) if not _is_held(play, vessel) else None
    if found is None:
        return False
    _, run = found
    play.shift(vessel, run[-2], run[-1])
    vessel.entered += 1
    rule = RAMS[vessel.symbol]
    reached = play.ruling(RAMMING) == ALWAYS_SINKS
    if not reached:
        need = Tally(RAM_NEEDS, RAMMING)
        rolled = yield from throw(play, vessel, "ram-ship", RAMMING, need, target=play.name(target))
        reached = rolled.reached
    key = "kriegsspiel-rams" if reached else "kriegsspiel-rams-not"
    play.note(key, RAMMING, rule, figure=play.name(vessel), target=play.name(target))
    yield from befall(play, decks.hull(target).cells, RAMMED)
    if reached:
        raft = target.symbol == RAFT
        sinking.sink(play, target)
        yield from _founder(play, vessel, rule, raft=raft)
    return True


def _founder(play: BattlePlay, vessel: Figure, rule: str, *, raft: bool) -> Script[None]:
    """A longship always, a sailing ship if it rammed a raft (kalevala.26.3.rammen), else below 10."""
    if vessel.symbol != LONGSHIP and not raft:
        rolled = yield from throw(play, vessel, "founder", RAMMING, Tally(RAM_NEEDS, RAMMING))
        if rolled.reached:
            play.note("kriegsspiel-stays-afloat", RAMMING, rule, dice=rolled.fell, figure=play.name(vessel))
            return
    if raft:
        play.note("kriegsspiel-goes-down-too", "kalevala.26.3.rammen", RAMMING, figure=play.name(vessel))
    sinking.sink(play, vessel)


def enemy_vessels(play: BattlePlay, party: int) -> list[Figure]:
    """Manned ones, as targets."""
    return [one for one in play.vessels() if play.sees_enemy(party, one) and play.aboard(one)]


def nearest(play: BattlePlay, vessel: Figure, others: list[Figure]) -> Figure | None:
    def key(one: Figure) -> tuple[int, int]:
        far = min(play.ground.distance(a, b) for a in decks.hull(vessel).cells for b in decks.hull(one).cells)
        return far, play.spot(one).number

    return min(others, key=key, default=None)


