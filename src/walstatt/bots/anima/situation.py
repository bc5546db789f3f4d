"""The table as one seat sees it: what is worth how much, who can harm whom. Which markers are plans is never read."""
from __future__ import annotations

from math import hypot
from typing import NamedTuple

from walstatt.bots.anima.clashes import Clashes, Exchange, Losses
from walstatt.bots.anima.temper import Temper
from walstatt.bots.anima.walk_map import Maps, WalkMap
from walstatt.games.anima import attacks, costs, facts, scenarios, values
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import TOLERANCE

FEW = 2
"""So many enemies are the last ones."""
MOST_ATTACKS = 2
ATTACK, CHARGE, WALK = (costs.BASIC_COSTS[key] for key in ("attack", "charge", "walk"))
CHARGE_LEAST = 3.0


class Threat(NamedTuple):
    """What one enemy could do to a character: how likely, how often, and the worth that goes each time."""

    weight: float
    times: int
    stands: float
    dodges: float
    now: bool
    """In this turn: markers that are left can still be spent on a dodge."""


class Situation:
    """One look at the table, for one decision."""

    def __init__(self, play: AnimaPlay, seat: int, maps: Maps, temper: Temper) -> None:
        self.play = play
        self.seat = seat
        self.temper = temper
        self.clashes = Clashes(play)
        state = play.state
        self.scenario = state.scenario
        self.turn = max(1, state.turn)
        self.left = play.setup.turns - self.turn + 1
        """Turns left, this one counted."""
        self.own = state.of(seat)
        self.foes = state.of(1 - seat)
        self.few_left = sum(not foe.bound for foe in state.in_play(1 - seat)) <= FEW
        self._maps = maps
        self._worths: dict[str, float] = {}
        self._speeds: dict[tuple[str, str], float] = {}
        self._melee: dict[str, bool] = {}
        self._threats: dict[tuple[str, float, float], list[Threat]] = {}

    # ---- characters

    def map(self, figure: Figure) -> WalkMap:
        return self._maps.of(self.play.radius(figure))

    def speed(self, figure: Figure, pace: str) -> float:
        known = self._speeds.get((figure.id, pace))
        if known is None:
            known = self._speeds[figure.id, pace] = float(values.speed(self.play, figure, pace).total)
        return known

    def in_melee(self, figure: Figure) -> bool:
        known = self._melee.get(figure.id)
        if known is None:
            known = self._melee[figure.id] = facts.in_melee(self.play, figure)
        return known

    def worth(self, figure: Figure) -> float:
        """A character at full LP."""
        known = self._worths.get(figure.id)
        if known is None:
            known = self._worths[figure.id] = self._worth(figure)
        return known

    def _worth(self, figure: Figure) -> float:
        cost = self.temper.bound if figure.bound else float(self.play.profile(figure).cost)
        if figure.seat == self.seat:
            return cost
        return cost * (self.temper.last_ones if self.few_left and not figure.bound else self.temper.foe)

    def loss_price(self, figure: Figure) -> float:
        """Points of the scenario that go with it."""
        if figure.bound:
            return 0.0
        if self.scenario == "hinterhalt":
            return scenarios.AMBUSH_POINTS * self.temper.ambush_point
        if self.scenario == "schlagabtausch":
            return self.play.profile(figure).cost * self.temper.clash_point
        return 0.0

    def harm(self, figure: Figure, lost: Losses) -> float:
        """What an attack takes of a character's worth."""
        return self.loss(figure, lost.lp, lost.kill)

    def loss(self, figure: Figure, lp: float, kill: float) -> float:
        share = self.temper.kill_share
        most = max(1, self.play.profile(figure).lp)
        price = self.loss_price(figure)
        gone = (1.0 - share) * lp / most
        return self.worth(figure) * (gone + share * kill) + price * (kill + 0.3 * (lp / most) * (1.0 - kill))

    # ---- markers and Gnosis

    def kept(self, figure: Figure, markers: int) -> float:
        """What markers are worth that are left at the end of the activation."""
        if self.left <= 1:
            return 0.02 * markers
        card = self.play.profile(figure)
        room = card.maximum - int(values.regeneration(self.play, figure).total)
        return self.temper.marker * min(markers, max(room, 0)) + 0.05 * markers

    def marker_price(self, figure: Figure, number: int = 1) -> float:
        """What is given up with markers that are spent on a reaction."""
        if not figure.activated:
            return self.temper.attack_marker * number
        return self.kept(figure, figure.markers) - self.kept(figure, max(figure.markers - number, 0))

    def gnosis_price(self, figure: Figure) -> float:
        pool = costs.gnosis(self.play, figure)
        if self.left <= 1:
            return 0.1
        spare = costs.own_pools(self.play) or pool > costs.POOL_MOST - costs.POOL_REGAINED
        return self.temper.spare_gnosis if spare else self.temper.gnosis

    # ---- attacks

    def gap(self, figure: Figure, foe: Figure, x: float, y: float) -> float:
        away = hypot(foe.x - x, foe.y - y) - self.play.radius(figure) - self.play.radius(foe)
        return max(away, 0.0)

    def touches(self, figure: Figure, foe: Figure, x: float, y: float, z: float) -> bool:
        return abs(foe.z - z) <= facts.MELEE_HEIGHT + TOLERANCE and self.gap(figure, foe, x, y) <= TOLERANCE

    def touching(self, figure: Figure, x: float, y: float, z: float) -> list[Figure]:
        return [foe for foe in self.foes if self.touches(figure, foe, x, y, z)]

    def dodge_chance(self, target: Figure, dodged: int = 0) -> float:
        """How likely an enemy dodges that was attacked so often already."""
        if target.markers <= dodged or attacks.reaction_problem(self.play, target, "dodge") is not None:
            return 0.0
        return self.temper.dodges

    def attack_value(self, target: Figure, exchange: Exchange, before: int = 0) -> float:
        """What an attack brings, the marker included that a dodge costs."""
        chance = self.dodge_chance(target, before)
        stands, dodges = self.harm(target, exchange.stands), self.harm(target, exchange.dodges)
        return (1.0 - chance) * stands + chance * (min(dodges, stands) + 0.5 * self.temper.marker)

    def counter_risk(self, figure: Figure, target: Figure, exchange: Exchange, spare: int) -> float:
        """What a counterattack costs, by somebody who has survived and can pay for it."""
        if target.markers < costs.BASIC_COSTS["counter"] or target.has("Gelähmt") or target.has("Betäubt"):
            return 0.0
        back = self.clashes.melee(target, figure)
        harm = self.harm(figure, back.dodges if spare > 0 else back.stands)
        return self.temper.counters * (1.0 - exchange.stands.kill) * harm

    # ---- danger

    def threats(self, figure: Figure, x: float, y: float, z: float) -> list[Threat]:
        key = (figure.id, x, y)
        known = self._threats.get(key)
        if known is None:
            enemies = self.foes if figure.seat == self.seat else self.own
            found = (self._threat(figure, foe, x, y, z) for foe in enemies)
            known = self._threats[key] = [threat for threat in found if threat is not None]
        return known

    def _threat(self, figure: Figure, foe: Figure, x: float, y: float, z: float) -> Threat | None:
        card, now = self.play.profile(foe), not foe.activated
        if not now and self.left <= 1:
            return None
        if foe.has("Gelähmt") and now:
            return None
        markers = foe.markers if now else min(foe.markers + card.regeneration, card.maximum)
        away = self.gap(figure, foe, x, y)
        times = self._melee_times(foe, markers, away, self.touches(figure, foe, x, y, z))
        exchange = None
        if times:
            exchange = self.clashes.melee(foe, figure)
        elif card.shoots and away <= card.long and not self.in_melee(foe):
            times = markers // ATTACK
            exchange = self.clashes.ranged(foe, figure) if times else None
        if exchange is None:
            return None
        weight = self.temper.exposure if now else self.temper.later_exposure
        stands, dodges = self.harm(figure, exchange.stands), self.harm(figure, exchange.dodges)
        return Threat(weight, min(times, MOST_ATTACKS), stands, min(dodges, stands), now)

    def _melee_times(self, foe: Figure, markers: int, away: float, touching: bool) -> int:
        """How many attacks in melee an enemy could make."""
        if touching:
            return markers // ATTACK
        if self.in_melee(foe):
            return 0
        times = 0
        if away <= self.speed(foe, "walk"):
            times = (markers - WALK) // ATTACK
        if CHARGE_LEAST <= away <= self.speed(foe, "run") and markers >= CHARGE:
            times = max(times, 1 + (markers - CHARGE) // ATTACK)
        return max(times, 0)

    def danger(self, figure: Figure, x: float, y: float, z: float, markers: int) -> float:
        """What enemies are likely to take from a character there, with so many markers for dodges."""
        total = 0.0
        saved: list[float] = []
        can_dodge = not figure.has("Berserker") and not figure.has("Gelähmt")
        for threat in self.threats(figure, x, y, z):
            if threat.now:
                total += threat.weight * threat.times * threat.stands
                saved += [threat.weight * (threat.stands - threat.dodges)] * threat.times
            else:
                total += threat.weight * threat.times * (threat.stands + threat.dodges) / 2
        if can_dodge and markers > 0:
            saved.sort(reverse=True)
            total -= sum(saved[:markers])
        return total * (self.temper.hiding if figure.hidden else 1.0)
