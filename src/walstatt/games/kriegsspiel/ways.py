"""Ways over small fields: what a figure reaches in this turn, and how far it is from there to a goal.

kalevala.r.war.bewegungskosten says what a step costs, kalevala.r.war.wegfindung which of several ways is taken.
"""
from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from msgspec.structs import replace

from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.ground import Spot, Step
from walstatt.games.kriegsspiel.guarding import guarded_buildings
from walstatt.games.kriegsspiel.play import FULL, BattlePlay
from walstatt.games.kriegsspiel.profiles import BOW, ON_FOOT, Profile, known
from walstatt.games.kriegsspiel.state import Figure
from walstatt.hexmap.terrain import UPLAND

COSTS, RIVER = "kalevala.r.war.bewegungskosten", "kalevala.r.war.fluss_queren"
ZONE_OF_CONTROL: Final = 1
LAST: Final = 1_000_000
"""Behind the number of every small field: of two equal ways the one that goes on is taken."""


class Trip(NamedTuple):
    """A way within one turn."""

    path: tuple[str, ...]
    steps: int
    dangers: int


Rank = tuple[int, int, tuple[int, ...]]
"""Of two ways to one place the better is less: steps, dangers, the numbers of its small fields."""


class Onward(NamedTuple):
    """A step that leads on: where to, the number of that small field, what it costs, or whether it takes all steps."""

    to: str
    number: int
    price: int
    whole: bool
    dangerous: bool


class Cost(NamedTuple):
    """What is left to a goal from the start of a turn."""

    turns: int
    steps: int
    dangers: int


AT_GOAL: Final = Cost(0, 0, 0)
TURN, STEP = 1_000_000, 1_000
"""Of a cost as one number: a turn more is worse than any steps, a step than any danger."""
Goals = frozenset[str]


def step_cost(spot: Spot, gait: str) -> int:
    """Whoever sits on an animal leads it over bad ground, for two steps."""
    return 2 if gait and spot.slows_riders and not known(gait).is_device else 1


def may_stand(play: BattlePlay, figure: Figure, at: str) -> bool:
    """By the terrain: its own, or that of what it sits on; everything stands on a deck."""
    if figure.profile.hovers:
        return True
    if figure.profile.swims:
        return is_watery(play, at, figure.profile.wades)
    if play.ground.spots[at].water:
        return at in play.decks()
    if play.ground.spots[at].raised and (figure.mount or figure.profile.is_animal):
        return False  # kalevala.r.war.gebaeude_inneres
    goes, spot = play.mount(figure) or figure, play.ground.spots[at]
    if goes.tired and spot.terrain.base == UPLAND and not spot.indoors:
        return True  # kalevala.25.4.bergland_tatenlos
    return _bears(spot, goes.profile)


def _bears(spot: Spot, profile: Profile) -> bool:
    """Elephants and mammoths need open ground, and go into no building (kalevala.25.4.profil); so do devices that fill
    a small field, and that must offer them four REH (kalevala.26.8.bt)."""
    if profile.fills and (spot.room < FULL or spot.indoors):
        return False
    return not profile.stands or (spot.terrain.letter in profile.stands and not spot.indoors)


def is_watery(play: BattlePlay, at: str, wades: bool) -> bool:
    """Open water, or for who wades the shore (kalevala.r.mythical_beasts)."""
    spot = play.ground.spots[at]
    if spot.water:
        return at not in play.decks()
    beside = (play.ground.spots[step.to] for step in play.ground.steps.get(at, ()))
    return wades and spot.open and not spot.indoors and any(one.water for one in beside)


def is_walkable(here: Spot, there: Spot) -> bool:
    """Open ground, at most one level up or down (kalevala.16.2.3.niveau)."""
    return there.open and abs(here.level - there.level) <= 1


class Walker(NamedTuple):
    """Whoever moves: all that its ways depend on."""

    play: BattlePlay
    gait: str
    """What it sits on, or a heavy animal that it leads; nothing for who goes on foot."""
    barred: frozenset[str]
    doors: frozenset[str]
    """Those that let it through."""
    guarded: frozenset[str]
    """Where a movement ends because enemies stand beside it, if that is how it is read."""
    gangways: frozenset[tuple[str, str]]
    """Steps onto vessels, off and between them."""
    climbs: bool
    """No animal goes above the ground storey (kalevala.r.war.gebaeude_inneres)."""
    pace: int = ON_FOOT
    """Steps in a round of who goes without an animal."""
    flies: bool = False
    """Hovers above whatever lies there."""
    seas: bool = False
    """Over the sea, too."""
    beside: tuple[str, ...] = ()
    """What else goes along and needs its own ground: animals that are led, or haul."""
    swims: bool = False
    wades: bool = False
    party: int | None = None

    @classmethod
    def of(cls, play: BattlePlay, figure: Figure) -> Walker:
        if figure.profile.hovers or figure.profile.flies:
            return cls._flying(play, figure)
        barred = play.barred(figure.party) | _foreign(play, figure)
        guarded = _guarded(play, figure.party) if play.ruling(COSTS) == ZONE_OF_CONTROL else frozenset()
        climbs = figure.is_person and not figure.mount
        mount = play.mount(figure)
        doors = play.ways_through() | (play.scaled_walls() if climbs else frozenset())
        if figure.profile.strides:
            doors |= play.walls()
        return cls(play, mount.symbol if mount is not None else "", barred, doors, guarded, play.gangways(), climbs,
                   figure.profile.pace, swims=figure.profile.swims, wades=figure.profile.wades, party=figure.party)

    @classmethod
    def _flying(cls, play: BattlePlay, figure: Figure) -> Walker:
        """Nobody on the ground is in its way; buildings are entered by their doors, where no wizard keeps others out.
        """
        if figure.profile.everywhere:
            barred = play.built_over()
        else:
            barred = play.built_over() | guarded_buildings(play, figure.party)
        if not figure.profile.hovers:
            barred |= play.barred(figure.party)
        return cls(play, "", barred, play.ways_through(), frozenset(), play.gangways(), climbs=True,
                   pace=figure.profile.pace, flies=True, seas=figure.profile.everywhere or figure.profile.flies,
                   party=figure.party)

    @property
    def speed(self) -> int:
        return known(self.gait).pace if self.gait else self.pace

    def leads(self, here: str, step: Step) -> bool:
        """May it go there, whatever that costs?"""
        ground = self.play.ground
        if step.to not in ground.inside or step.to in self.barred:
            return False
        if self.play.state.omens and effects.is_shielded(self.play, here, step.to, self.party):
            return False
        if self.flies:
            return self._hovers(here, step)
        if self.swims:
            return not step.door and is_watery(self.play, step.to, self.wades)
        if self.play.state.omens and self.play.is_flooded(step):
            return False
        if step.river and self.play.ruling(RIVER) == 1 and self.play.is_river(step, self.gait):
            return False
        if step.fights_only or (step.door and step.door not in self.doors):
            return False
        if not self.climbs and (ground.spots[step.to].raised or (step.way is None and not step.rift)):
            return False
        kinds = (self.gait, *self.beside)
        if step.bridge and not step.river and not all(self.play.bears(step.bridge, kind) for kind in kinds):
            return False
        level = is_walkable(ground.spots[here], ground.spots[step.to]) or step.rift
        if ground.spots[here].water or ground.spots[step.to].water:
            level = (here, step.to) in self.gangways
        return level and all(not kind or self._carries(kind, here, step) for kind in kinds)

    def _hovers(self, here: str, step: Step) -> bool:
        """Over any ground, but not over the sea without a ship (kalevala.19.3.1.meer)."""
        spots, doors = self.play.ground.spots, self.play.ground.plan.doors
        if step.fights_only or (step.door and not doors[step.door].wall and step.door not in self.doors):
            return False
        if not self.play.is_there(step.to):
            return False
        return self.seas or not (_is_sea(spots[here]) and _is_sea(spots[step.to])) or (here, step.to) in self.gangways

    def takes_all(self, step: Step) -> bool:
        """All steps of a turn: over a river, through a rift (kalevala.14.1.volle_bewegung)."""
        if self.flies:
            return step.rift
        return step.rift or self.play.is_river(step, self.gait)

    def _carries(self, kind: str, here: str, step: Step) -> bool:
        """Heavy animals need their ground, and an ascent to another level (kalevala.16.2.3.geraet_aufgang)."""
        mount, ground = known(kind), self.play.ground
        if not mount.needs_ascent:
            return True
        if mount.is_device and (self.play.is_river(step, kind) or ground.spots[step.to].indoors):
            return False
        if (here, step.to) in self.gangways:
            return ground.spots[step.to].water or _bears(ground.spots[step.to], mount)
        level = ground.spots[here].level == ground.spots[step.to].level
        return _bears(ground.spots[step.to], mount) and (level or self.play.has_ascent(here, step))

    # ---- this turn

    def reach(self, start: str, speed: int, most: int) -> dict[str, Trip]:
        """Where it can be at the end of its steps, room or not: the best way to each, of at most so many KF."""
        known, barred, guarded = self._known_steps(), self.barred, self.guarded
        best = {start: Trip((), 0, 0)}
        first: Rank = (0, 0, (LAST,))
        ranks = {start: first}
        heap: list[tuple[Rank, str]] = [(first, start)]
        done: set[str] = set()
        while heap:
            rank, here = heappop(heap)
            if here in done:
                continue
            done.add(here)
            steps, dangers, numbers = rank
            path = best[here].path
            if len(path) >= most or (path and here in guarded):
                continue
            for to, number, price, whole, dangerous in self._onwards(known, here):
                used = speed if whole else steps + price
                if used > speed or to in done or to in barred or (whole and (steps or speed < self.speed)):
                    continue
                new: Rank = (used, dangers + dangerous, (*numbers[:-1], number, LAST))
                if to not in ranks or new < ranks[to]:
                    ranks[to] = new
                    best[to] = Trip((*path, to), used, new[1])
                    heappush(heap, (new, to))
        return best

    def _known_steps(self) -> dict[str, list[Onward]]:
        """By small field, as far as somebody has asked; what flies depends on more than is told apart here."""
        if self.flies:
            return {}
        memory, key = self.play.memory, ("onwards", *self._kind(), self.climbs, self.doors, self.gangways)
        found: dict[str, list[Onward]] | None = memory.get(key)
        return found if found is not None else self.play.remember(key, {})

    def _onwards(self, known: dict[str, list[Onward]], here: str) -> list[Onward]:
        if here not in known:
            known[here] = list(self._steps_from(here))
        return known[here]

    def _steps_from(self, here: str) -> Iterator[Onward]:
        """All steps that lead on from there, whoever bars them."""
        spots, anybody = self.play.ground.spots, self._replace(barred=frozenset())
        for step in self.play.ground.steps[here]:
            if anybody.leads(here, step):
                there = spots[step.to]
                yield Onward(step.to, there.number, step_cost(there, self.gait), self.takes_all(step), there.dangerous)

    def numbers(self, trip: Trip) -> tuple[int, ...]:
        spots = self.play.ground.spots
        return (*(spots[name].number for name in trip.path), LAST)

    # ---- all turns

    def costs(self, goals: Goals) -> dict[str, Cost]:
        """From every small field to the nearest goal; those that cannot get there are left out."""
        memory = self.play.memory
        key = ("costs", *self._kind(), self.climbs, self.barred, self.doors, self.gangways, goals)
        if key not in memory:
            self.play.remember(key, self._costs(goals))
        return memory[key]  # type: ignore[no-any-return]

    def _kind(self) -> tuple[Hashable, ...]:
        """Its gait, and where that matters what was found of ascents; how bridges and rivers stand."""
        heavy = any(kind and known(kind).needs_ascent for kind in (self.gait, *self.beside))
        omens = tuple((one.kind, one.places) for one in self.play.state.omens)
        found = len(self.play.state.ascents) if heavy else 0
        hits, how = tuple(self.play.state.hits.items()), (self.flies, self.swims, self.wades, self._shields())
        return self.gait, self.beside, found, hits, omens, self.pace, how

    def _shields(self) -> int | None:
        """Whose it is matters only while there are shields."""
        return self.party if self.play.state.omens else None

    def _costs(self, goals: Goals) -> dict[str, Cost]:
        """Backwards from the goals, over small fields and steps that are left there; a cost is one number."""
        speed, backs, barred = self.speed, self._backs(), self.barred
        best: dict[tuple[str, int], int] = {}
        ends = sorted(goals & self.play.ground.inside - barred)
        heap = [(0, name, left) for name in ends for left in range(speed + 1)]
        while heap:
            cost, here, left = heappop(heap)
            if (here, left) in best:
                continue
            best[here, left] = cost
            if left == speed:
                for rest in range(speed):
                    heappush(heap, (cost + TURN, here, rest))
            for before, price, whole, more in backs[here]:
                if before in barred:
                    continue
                if not whole and left + price <= speed and (before, left + price) not in best:
                    heappush(heap, (cost + more, before, left + price))
                elif whole and left == 0 and (before, speed) not in best:
                    heappush(heap, (cost + more, before, speed))
        return {
            name: _cost(cost if name in goals else cost + TURN) for (name, left), cost in best.items() if left == speed
        }

    def _backs(self) -> dict[str, list[tuple[str, int, bool, int]]]:
        """By small field: from where one enters it, for how many steps, as a whole move or not, and the cost of it."""
        play, ground = self.play, self.play.ground
        key = ("backs", *self._kind(), self.climbs, self.doors, self.gangways)
        if key not in play.memory:
            found: dict[str, list[tuple[str, int, bool, int]]] = {name: [] for name in ground.inside}
            anybody = self._replace(barred=frozenset())
            for (here, there), step in ground.edges.items():
                borne = self.flies or self.swims or (here, there) in self.gangways
                if here in ground.inside and (borne or ground.spots[here].open) and anybody.leads(here, step):
                    whole = self.takes_all(step)
                    price = self.speed if whole else step_cost(ground.spots[there], self.gait)
                    cost = price * STEP + ground.spots[there].dangerous
                    found[there].append((here, price, whole, cost))
            play.remember(key, found)
        return play.memory[key]  # type: ignore[no-any-return]

    def nearest_goals(self, start: str, goals: Goals) -> Goals:
        """The goals themselves, or where none can be reached the reachable small fields nearest to one."""
        if start in self.costs(goals):
            return goals
        ground, known, barred = self.play.ground, self._known_steps(), self.barred
        reached, edge = {start}, [start]
        while edge:
            onwards = self._onwards(known, edge.pop())
            fresh = [one.to for one in onwards if one.to not in reached and one.to not in barred]
            reached.update(fresh)
            edge.extend(fresh)
        far = {name: min(ground.distance(name, goal) for goal in goals) for name in reached}
        least = min(far.values())
        return frozenset(name for name in far if far[name] == least)


def _is_sea(spot: Spot) -> bool:
    return spot.water and not spot.stream


def _cost(number: int) -> Cost:
    turns, rest = divmod(number, TURN)
    return Cost(turns, *divmod(rest, STEP))


def _foreign(play: BattlePlay, figure: Figure) -> frozenset[str]:
    """Merchants of who attacks stay where they began (kalevala.r.war.nichtkrieger), those left behind in the land of
    their party (kalevala.r.war.mitaufstellung)."""
    if figure.stays:
        own = [gf for gf, owner in play.setup.owners.items() if owner == play.party(figure).name]
        return frozenset(name for name in play.ground.inside if play.ground.spots[name].gf not in (*own, figure.home))
    if not (figure.profile.is_merchant and play.party(figure).declared):
        return frozenset()
    return frozenset(name for name in play.ground.inside if play.ground.spots[name].gf != figure.home)


def _guarded(play: BattlePlay, party: int) -> frozenset[str]:
    """Beside enemy melee fighters."""
    return frozenset(
        step.to for one in play.state.present()
        if one.profile.is_warrior and one.profile.weapon != BOW and play.are_enemies(party, one.party) and not one.swims
        for step in play.ground.steps[one.at]
    )


def has_room(
    play: BattlePlay, figure: Figure, at: str, standing: dict[str, list[Figure]], led: Sequence[Figure] = ()
) -> bool:
    """Does it fit there with its mount, its riders and what it leads (kalevala.16.1.aufstellung)?

    Who is on a ladder takes room at its foot, too (kalevala.r.war.leiter_detail)."""
    foot, ladder, _ = at.partition("^")
    if ladder and base(figure.at) != foot and not play.fits(foot, [*standing.get(foot, ()), figure]):
        return False
    animal = play.state.figures[figure.mount] if figure.mount else figure
    own = [figure, animal, *(play.state.figures[id] for id in animal.riders), *led]
    others = [one for one in standing.get(at, ()) if one not in own]
    return play.fits(at, [*others, *arriving(at, {one.id: one for one in own}.values())])


def arriving(at: str, figures: Iterable[Figure]) -> list[Figure]:
    """As they will count there: who was squeezed elsewhere takes room again (kalevala.r.war.ueberbesetzung)."""
    return [replace(one, squeezed=False) if one.squeezed and one.at != at else one for one in figures]


def leading(play: BattlePlay, figure: Figure, led: Sequence[Figure]) -> Walker:
    """Whoever leads animals goes only where these do."""
    walker = Walker.of(play, figure)._replace(climbs=not figure.mount and not led)
    heavy = tuple(dict.fromkeys(one.symbol for one in led if one.profile.is_heavy))
    if heavy and not figure.mount:
        return walker._replace(gait=heavy[0], beside=heavy[1:])
    return walker._replace(beside=heavy) if heavy else walker


def way_towards(
    play: BattlePlay, figure: Figure, goals: Goals, most: int = LAST, led: Sequence[Figure] = ()
) -> tuple[str, ...]:
    """The way of this turn: to the place with room from which the goal is nearest; empty for staying."""
    walker = leading(play, figure, led)
    goals = walker.nearest_goals(figure.at, goals)
    left, standing = walker.costs(goals), play.standing()
    ends = [
        (total_cost(trip, left[name], name in goals), walker.numbers(trip), trip.path)
        for name, trip in walker.reach(figure.at, play.speed(figure), most).items()
        if name in left and (not trip.path or has_room(play, figure, name, standing, led))
    ]
    return min(ends)[2] if ends else ()


def total_cost(trip: Trip, left: Cost, there: bool) -> Cost:
    if there and not trip.path:
        return AT_GOAL
    return Cost(1 + left.turns, trip.steps + left.steps, trip.dangers + left.dangers)
