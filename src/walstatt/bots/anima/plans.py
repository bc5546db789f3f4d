"""What one character could do next: every action with what it brings, where it leads, and what follows from there."""
from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import islice
from math import hypot
from typing import NamedTuple

from walstatt.bots.anima import flights, goals, powers
from walstatt.bots.anima.clashes import Exchange
from walstatt.bots.anima.goals import Errand
from walstatt.bots.anima.situation import Situation
from walstatt.bots.anima.ways import Journey, Way
from walstatt.games.anima import charging, costs, facts, moving, pushing, searching, sight
from walstatt.games.anima.activation import END
from walstatt.games.anima.state import Figure
from walstatt.odds.anima import chance_of
from walstatt.table.shapes import Point

COST = costs.BASIC_COSTS
MOST_ATTACKS = 2
SECOND_ATTACK = 0.85
"""The first one may have removed the target."""
NEAREST = 3
"""So many enemies are approached."""
RING = 1.3
"""How far before an enemy an approach by running ends."""
MOST_CLIMBS = 3
"""So many places beyond a face are thought of, the nearest ones."""
DANGEROUS = 2.5
"""From so much danger on one thinks of stepping back."""
FIND_HIDDEN = 0.3
CLOSER = 1.5
"""So much better must be what leads nearer to the enemy, or what is no attack."""


class Plan(NamedTuple):
    """An action, and what it leads to."""

    score: float
    action: str
    target: str = ""
    way: Way | None = None


class Planner:
    """One character in one position."""

    def __init__(self, look: Situation, figure: Figure, errand: Errand | None) -> None:
        self.look = look
        self.play = look.play
        self.figure = figure
        self.errand = errand
        self.markers = figure.markers
        self.prey = goals.is_prey(look.play, look.seat) and not figure.bound
        self.card = look.play.profile(figure)
        self._static: dict[Point, float] = {}
        self._potential: list[tuple[float, Figure, float]] | None = None

    # ---- the worth of a place

    def place(self, x: float, y: float, z: float, markers: int) -> float:
        """What it is worth to end the activation there with so many markers."""
        look = self.look
        static = self._static.get((x, y))
        if static is None:
            errand = self.errand.value(look, self.figure, x, y) if self.errand is not None else 0.0
            static = self._static[x, y] = errand + self._hunt(x, y)
        return static + look.kept(self.figure, markers) - look.danger(self.figure, x, y, z, markers)

    def parts(self, x: float, y: float, z: float, markers: int) -> dict[str, float]:
        """What the worth of a place is made of."""
        errand = self.errand.value(self.look, self.figure, x, y) if self.errand is not None else 0.0
        return {
            "errand": errand, "hunt": self._hunt(x, y), "markers": self.look.kept(self.figure, markers),
            "safety": -self.look.danger(self.figure, x, y, z, markers),
        }

    def prey_from(self, x: float, y: float) -> Figure | None:
        """The enemy that pulls most."""
        pace = max(self.look.speed(self.figure, "run"), 1.0)
        found = [
            (value / (1.0 + max(self.look.gap(self.figure, foe, x, y) - reach, 0.0) / pace), foe)
            for value, foe, reach in self.potentials()
        ]
        return max(found, key=lambda one: one[0])[1] if found else None

    def at_end(self, way: Way, markers: int) -> float:
        return self.place(*way.end, self._level(way.end), markers)

    def here(self, markers: int) -> float:
        return self.place(self.figure.x, self.figure.y, self.figure.z, markers)

    def potentials(self) -> list[tuple[float, Figure, float]]:
        """What attacks on each enemy promise, and from how far away, the best first."""
        if self._potential is None:
            found = [self._promise(foe) for foe in self.look.foes if not foe.hidden]
            self._potential = sorted(found, key=lambda one: (-one[0], one[1].id))
        return self._potential

    def _promise(self, foe: Figure) -> tuple[float, Figure, float]:
        look, figure = self.look, self.figure
        blow = look.clashes.melee(figure, foe)
        best, reach = max(look.attack_value(foe, blow) - look.counter_risk(figure, foe, blow, 1), 0.0), 0.0
        if self.card.shoots:
            ranged = look.attack_value(foe, look.clashes.ranged(figure, foe))
            if best <= CLOSER * ranged:
                best, reach = ranged, self.card.short
        value, inches = powers.promise(look, figure, foe)
        if value > CLOSER * best:
            best, reach = value, inches
        return best, foe, reach

    def _hunt(self, x: float, y: float) -> float:
        """The pull of enemies that can be attacked from there now or in a later turn."""
        if self.prey:
            return 0.0
        pace, best = max(self.look.speed(self.figure, "run"), 1.0), 0.0
        for value, foe, reach in self.potentials():
            if value <= best:
                break
            turns = max(self.look.gap(self.figure, foe, x, y) - reach, 0.0) / pace
            if turns < self.look.left:
                best = max(best, value / (1.0 + turns))
        return self.look.temper.hunt * best

    # ---- fighting from a place

    def fight(self, x: float, y: float, z: float, markers: int, before: int = 0) -> tuple[float, str]:
        """The best that attacks from there bring, the rest of the markers included; and on whom."""
        best = (self.place(x, y, z, markers), "")
        if markers < COST["attack"]:
            return best
        for foe, exchange, risky in self._targets(x, y, z):
            value = 0.0
            for number in range(min(markers // COST["attack"], MOST_ATTACKS)):
                left = markers - (number + 1) * COST["attack"]
                gain = self.look.attack_value(foe, exchange, before + number)
                if risky:
                    gain -= self.look.counter_risk(self.figure, foe, exchange, left)
                value += gain * SECOND_ATTACK ** (number + before)
                total = value + self.place(x, y, z, left)
                if total > best[0]:
                    best = (total, foe.id)
        return best

    def _targets(self, x: float, y: float, z: float) -> Iterator[tuple[Figure, Exchange, bool]]:
        look, figure = self.look, self.figure
        touching = look.touching(figure, x, y, z)
        for foe in touching:
            if not foe.hidden:
                yield foe, look.clashes.melee(figure, foe), True
        if touching or not self.card.shoots:
            return
        moved = (x, y) != (figure.x, figure.y)
        shooter = self._ghost(x, y, z) if moved else figure
        for _, foe, _ in self.potentials():
            away = hypot(look.gap(figure, foe, x, y), foe.z - z)
            if away <= self.card.long and sight.can_see(self.play, shooter, foe):
                yield foe, look.clashes.shot(shooter, foe, away), False

    def _ghost(self, x: float, y: float, z: float) -> Figure:
        twin = copy(self.figure)
        twin.x, twin.y, twin.z = x, y, z
        return twin

    def _level(self, end: Point) -> float:
        return self.play.relief.level(*end)

    # ---- all plans

    def plans(self) -> list[Plan]:
        """Everything worth a thought, the best first."""
        found = [Plan(self.here(self.markers), END)]
        value, target = self.fight(self.figure.x, self.figure.y, self.figure.z, self.markers)
        if target:
            found.append(Plan(value, "attack", target))
        found += self._abilities()
        found += self._searches()
        if facts.in_melee(self.play, self.figure):
            found += self._pushes()
            found += self._escapes()
        else:
            found += self._rushes()
            found += self._leaps()
            if not self.figure.has("Berserker"):
                found += self._moves()
                found += self._climbs()
        return sorted(found, key=lambda plan: (-plan.score, plan.action, plan.target))

    def _abilities(self) -> Iterator[Plan]:
        for ability in self.card.abilities:
            if ability.kind != "special":
                continue
            cost = ability.cost.markers
            options = [
                Plan(value, ability.key, target.id)
                for target, value in powers.choices(self.look, self.figure, ability) if value > 0.0
            ]
            if options:
                best = max(options, key=lambda plan: (plan.score, plan.target))
                rest = self.fight(self.figure.x, self.figure.y, self.figure.z, self.markers - cost)[0]
                yield best._replace(score=best.score + rest)

    def _searches(self) -> Iterator[Plan]:
        play, figure = self.play, self.figure
        if self.markers < COST["search"] or "search" in figure.used or searching.search_problem(play, figure):
            return
        for thing in searching.things(play, figure):
            chance = chance_of(searching.difficulty(play, figure, thing))
            foe = play.state.figures.get(thing)
            worth = goals.marker_worth(self.look) if foe is None else FIND_HIDDEN * self.look.worth(foe)
            rest = self.fight(figure.x, figure.y, figure.z, self.markers - COST["search"])[0]
            yield Plan(chance * worth + rest, "search", thing)

    # ---- in melee

    def _pushes(self) -> Iterator[Plan]:
        if self.markers < COST["push"]:
            return
        here = (self.figure.x, self.figure.y)
        for foe in pushing.targets(self.play, self.figure):
            value = flights.push_value(self.look, self.figure, foe, pushing.PUSHED, here)
            if value:
                yield Plan(value + self.here(self.markers - COST["push"]), "push", foe.id)

    def _escapes(self) -> Iterator[Plan]:
        left = self.markers - COST["escape"]
        if left < 0:
            return
        chance = chance_of(moving.escape_need(self.play, self.figure))
        best = self._best_way(self._journey("escape"), left, 12)
        if best is not None:
            value, way = best
            yield Plan(chance * value + (1.0 - chance) * self.here(left), "escape", way=way)

    def _best_way(self, journey: Journey, markers: int, directions: int) -> tuple[float, Way] | None:
        """The best end of a move towards the errand or in any direction."""
        ways = list(journey.anywhere(directions))
        if self.errand is not None:
            ways += self._to_errand(journey)
        rated = [(self._end_value(way, markers), way) for way in ways]
        return max(rated, key=lambda one: one[0], default=None)

    def _end_value(self, way: Way, markers: int) -> float:
        return self.fight(*way.end, self._level(way.end), markers)[0]

    # ---- out of melee

    def _journey(self, action: str) -> Journey:
        going = moving.going(self.play, self.figure, action)
        return Journey(self.play, self.look.map(self.figure), self.figure, going)

    def _rushes(self) -> Iterator[Plan]:
        for rush in (charging.CHARGE, charging.RAM):
            if self.markers < COST[rush.ability] or rush.ability in self.figure.used:
                continue
            most = self.look.speed(self.figure, rush.pace)
            for _, foe, _ in self.potentials()[:NEAREST]:
                gap = self.look.gap(self.figure, foe, self.figure.x, self.figure.y)
                if rush.least <= gap <= most and charging.rush_problem(self.play, self.figure, foe, rush) is None:
                    yield from self._rush(rush, foe, most)

    def _rush(self, rush: charging.Rush, foe: Figure, most: float) -> Iterator[Plan]:
        walk = charging.line(self.play, self.figure, foe)
        if walk.reach(most) < walk.length - 1e-6:
            return
        end, left = walk.path[-1], self.markers - COST[rush.ability]
        z = self._level(end)
        if rush is charging.RAM:
            value = flights.push_value(self.look, self.figure, foe, pushing.RAMMED, end)
            if value:
                yield Plan(value + self.place(*end, z, left), "ram", foe.id)
            return
        exchange = self.look.clashes.melee(self.figure, foe, 1)
        value = self.look.attack_value(foe, exchange) - self.look.counter_risk(self.figure, foe, exchange, left)
        yield Plan(value + self.fight(*end, z, left, 1)[0], "charge", foe.id)

    def _leaps(self) -> Iterator[Plan]:
        left = self.markers - COST["from_above"]
        if left < 0 or self.figure.z < charging.LEAST_HEIGHT or "from_above" in self.figure.used:
            return
        for foe in charging.above_targets(self.play, self.figure):
            end = charging.leap_spots(self.play, self.figure, foe)[0]
            exchange = self.look.clashes.melee(self.figure, foe, 0, 2)
            value = self.look.attack_value(foe, exchange) - self.look.counter_risk(self.figure, foe, exchange, left)
            yield Plan(value + self.fight(*end, self._level(end), left, 1)[0], "from_above", foe.id)

    def _moves(self) -> Iterator[Plan]:
        for action in ("walk", "run"):
            left = self.markers - COST[action]
            if left < 0 or action in self.figure.used:
                continue
            journey = self._journey(action)
            for way in self._ways(journey, action):
                if self.prey and goals.at_exit(*way.end, self.play.radius(self.figure)) and self.errand is not None:
                    yield Plan(self.errand.worth + 1.0, action, way=way)
                else:
                    yield Plan(self._end_value(way, left), action, way=way)

    def _climbs(self) -> Iterator[Plan]:
        """Over a wall or up and down a face that the base touches already."""
        left = self.markers - COST["climb"]
        if left < 0 or "climb" in self.figure.used:
            return
        for spot in islice(moving.climb_spots(self.play, self.figure), MOST_CLIMBS):
            way = Way((spot,))
            yield Plan(self._end_value(way, left), "climb", way=way)

    def _ways(self, journey: Journey, action: str) -> Iterator[Way]:
        yield from self._to_errand(journey)
        if self.prey:
            return
        for _, foe, reach in self.potentials()[:NEAREST]:
            yield from self._approach(journey, action, foe, reach)
        danger = self.look.danger(self.figure, self.figure.x, self.figure.y, self.figure.z, self.markers)
        if danger > DANGEROUS and action == "walk":
            yield from journey.anywhere()

    def _to_errand(self, journey: Journey) -> Iterator[Way]:
        errand, figure = self.errand, self.figure
        r = self.play.radius(figure)
        if errand is None or errand.inside(figure.x, figure.y, r):
            return
        way = journey.to(errand.goal(figure.x, figure.y, r), errand.stop + (r if errand.stop else 0.0))
        if way is not None:
            yield way

    def _approach(self, journey: Journey, action: str, foe: Figure, reach: float) -> Iterator[Way]:
        """Into contact where that is allowed and near enough, otherwise to a good distance."""
        touch = self.play.radius(self.figure) + self.play.radius(foe)
        gap = self.look.gap(self.figure, foe, self.figure.x, self.figure.y)
        if action == "walk" and gap <= journey.inches and not reach:
            way = journey.into_contact(foe)
            if way is not None:
                yield way
                return
        if gap > max(reach, RING):
            way = journey.to((foe.x, foe.y), touch + (reach - 1.0 if reach else RING))
            if way is not None:
                yield way
