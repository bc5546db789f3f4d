"""The table as the captain of one side sees it: what figures are worth, and what could be done to them."""
from __future__ import annotations

from functools import cached_property
from math import hypot

from walstatt.bots.frostgrave import clashes
from walstatt.bots.frostgrave.temper import Temper
from walstatt.bots.frostgrave.ways import WalkMap
from walstatt.games.frostgrave import facts, melee, scenarios, scoring, values
from walstatt.games.frostgrave.gear import RANGE
from walstatt.games.frostgrave.moving import OWN_EDGE
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import ANIMAL
from walstatt.games.frostgrave.state import EDGES, NOBODY, TABLE, Figure, Token
from walstatt.odds.frostgrave import BlowOdds

SHOT_COVER = 2
"""What the captain expects between a shooter and his mark."""
CHARGES = 0.6
"""How likely an enemy that can reach a figure goes for just this one."""
SHOOTS = 0.35
CLOSES_IN = 0.4
"""Share of that danger from enemies who come into contact with their second move only."""
UNSEEN = 99.0
ELSEWHERE = 0.4
"""Share of a creature's danger to us while others are nearer to it."""
LAST_WAY_OUT = 3
"""Rounds that it may take to leave the table in time."""
FEW = 4
"""So few figures rather leave with a victory that is certain."""


class Situation:
    """One position, one side. Nothing is changed, everything is read."""

    def __init__(self, play: FrostgravePlay, seat: int, walk_map: WalkMap, temper: Temper) -> None:
        self.play = play
        self.seat = seat
        self.map = walk_map
        self.temper = temper
        state = play.state
        self.own = state.of(seat)
        self.foes = [figure for figure in play.on_table() if figure.seat != seat]
        self.limit = scoring.round_limit(play)
        self.left = max(1, self.limit - state.round + 1)
        """Rounds, this one included."""
        share = min(1.0, self.left / self.limit)
        self.fade = temper.fading + (1.0 - temper.fading) * share
        self.tokens = [token for token in state.tokens.values() if token.lies]
        self.carriers = {token.carrier: token for token in state.tokens.values() if token.carrier}
        self.unsecured = sum(token.secured == NOBODY for token in state.tokens.values())
        self._stakes: dict[int, float] = {}
        self._fighting: dict[str, list[Figure]] = {}
        self._moves: dict[str, float] = {}

    # ---- who and where

    def opponents(self, figure: Figure) -> list[Figure]:
        """Those with whom a figure is in combat."""
        found = self._fighting.get(figure.id)
        if found is None:
            found = self._fighting[figure.id] = facts.opponents(self.play, figure)
        return found

    def gap(self, one: Figure, other: Figure) -> float:
        return self.gap_at(one, one.x, one.y, other)

    def gap_at(self, one: Figure, x: float, y: float, other: Figure) -> float:
        """Inches between two bases, one of them put somewhere."""
        return max(0.0, hypot(x - other.x, y - other.y) - self.play.radius(one) - self.play.radius(other))

    def can_carry(self, figure: Figure) -> bool:
        return not (self.play.is_creature(figure) or self.play.profile(figure).has(ANIMAL))

    @cached_property
    def home_field(self) -> list[float]:
        """The way to where a carrier may leave the table."""
        return self.map.field(self.map.edges(self.exits))

    @cached_property
    def exits(self) -> tuple[str, ...]:
        """The table edges over which a token is secured."""
        if self.play.ruling("frostgrave.r.leave_table") == OWN_EDGE and self.play.state.edges:
            return (self.play.state.edges[self.seat],)
        return EDGES

    def home(self, x: float, y: float) -> float:
        return self.map.cost(self.home_field, x, y)

    def move(self, figure: Figure) -> float:
        known = self._moves.get(figure.id)
        if known is None:
            known = self._moves[figure.id] = values.movement(self.play, figure).total
        return known

    # ---- worth

    def worth(self, figure: Figure) -> float:
        """What it means to lose this figure or to take it out."""
        temper, play = self.temper, self.play
        own = self._own_worth(figure) * self.fade
        own += scoring.CASTER_POINTS.get(play.role(figure), 0)
        if figure.id in self.carriers:
            own += temper.carried
        return own + (self._stake(figure.seat) if figure.id in play.owners else 0.0)

    def _stake(self, seat: int) -> float:
        """Who alone is left takes all tokens: the fewer a side has, the more each of them matters."""
        known = self._stakes.get(seat)
        if known is None:
            whole = self.temper.last_stand * self.temper.token * self.unsecured
            others = len(scoring.holders(self.play)) - 1
            known = whole / float(max(1, self.members(seat)) ** 1.5) / max(1, others) ** 2
            self._stakes[seat] = known
        return known

    def members(self, seat: int) -> int:
        """How many figures of a warband are on the table; creatures do not hold it."""
        return sum(figure.place == TABLE for figure in self.play.members(seat))

    def _own_worth(self, figure: Figure) -> float:
        temper, play = self.temper, self.play
        if figure.seat == NOBODY:
            return temper.wild + temper.menace * self._ferocity(figure)
        if play.is_creature(figure):
            return temper.tamed
        if play.is_caster(figure):
            return temper.caster
        return temper.soldier + temper.crown * play.profile(figure).cost

    def _ferocity(self, creature: Figure) -> float:
        """How dangerous a wild creature is to us: its blows, and whether it will come to us or to others."""
        fierce = max(0.0, values.fight(self.play, creature, True).total) * melee.multiplier(self.play, creature, True)
        near = {True: UNSEEN, False: UNSEEN}
        for other in self.play.on_table():
            if other.seat != NOBODY:
                mine = other.seat == self.seat
                near[mine] = min(near[mine], hypot(other.x - creature.x, other.y - creature.y))
        return fierce * (1.0 if near[True] <= near[False] else ELSEWHERE)

    def harm(self, figure: Figure, damage: float, kill: float) -> float:
        """What this much expected damage and this chance of death mean."""
        worth, wound = self.worth(figure), self.temper.wound
        return worth * (wound * min(1.0, damage / max(1, figure.health)) + (1.0 - wound) * kill)

    def blow_value(self, one: Figure, other: Figure, found: BlowOdds) -> float:
        """What a fight brings the first figure, less what it costs."""
        gain = self.harm(other, found.expected_damage, found.kill)
        back = sum(points * chance for points, chance in enumerate(found.back))
        return gain - self.harm(one, back, found.killed)

    # ---- fights

    def helpers(self, one: Figure, foe: Figure) -> int:
        """Friends who would support it: in combat with this foe and with nobody else."""
        return sum(
            friend is not one and friend.seat == one.seat and self.opponents(friend) == [foe]
            for friend in self.opponents(foe)
        )

    def hindrance(self, one: Figure, foe: Figure) -> int:
        """Other enemies who would support the foe against it."""
        return sum(
            other is not foe and other.seat == foe.seat and self.opponents(other) == [one]
            for other in self.opponents(one)
        )

    def fight(self, one: Figure, foe: Figure) -> BlowOdds:
        return clashes.fight(self.play, one, foe, self.helpers(one, foe), self.hindrance(one, foe))

    def fight_value(self, one: Figure, foe: Figure) -> float:
        return self.blow_value(one, foe, self.fight(one, foe))

    # ---- danger

    def threat(self, figure: Figure, x: float, y: float) -> float:
        """What enemies could do to a figure that stands there, in points."""
        total = 0.0
        for foe in self.foes:
            gap, move = self.gap_at(figure, x, y, foe), self.move(foe)
            if gap <= 1.5 * move and not self._is_bound(foe, figure):
                total += CHARGES * self.suffered(foe, figure) * (1.0 if gap <= move + 0.2 else CLOSES_IN)
            elif gap <= RANGE:
                shot = clashes.shot(self.play, foe, figure, SHOT_COVER)
                if shot is not None:
                    total += SHOOTS * self.harm(figure, shot.expected_damage, shot.kill)
        return total

    def _is_bound(self, foe: Figure, figure: Figure) -> bool:
        """Somebody else keeps this enemy in combat."""
        return any(other is not figure for other in self.opponents(foe))

    def suffered(self, foe: Figure, figure: Figure) -> float:
        """What a fight that the foe begins does to a figure."""
        found = clashes.fight(self.play, foe, figure)
        return self.harm(figure, found.expected_damage, found.kill)

    # ---- tokens

    def is_guarded(self, token: Token) -> bool:
        """Does an enemy stand so near that nobody can pick it up?"""
        return any(hypot(foe.x - token.x, foe.y - token.y) < self.play.radius(foe) + 2.6 for foe in self.foes)

    def is_off(self, figure: Figure) -> bool:
        """Should this figure go home with empty hands? The library buries casters who stay (frostgrave.x.scenario)."""
        buried = self.play.setup.scenario == scenarios.LIBRARY and self.play.is_caster(figure)
        return self.has_won or (buried and self.left <= LAST_WAY_OUT and self.members(self.seat) > 1)

    @cached_property
    def has_won(self) -> bool:
        """Few are left, and even if they leave everything to the others, casters included, we have more points."""
        play = self.play
        others = [seat for seat in range(play.seats) if seat != self.seat]
        if self.members(self.seat) > FEW or not others:
            return False
        kills = sum(scoring.CASTER_POINTS.get(play.role(figure), 0) for figure in self.own)
        if len(others) > 1:
            kills += sum(scoring.CASTER_POINTS.values()) * len(others)
        best = max(self.points(seat) for seat in others)
        return self.points(self.seat) > best + self.temper.token * self.unsecured + kills

    def points(self, seat: int) -> int:
        return scoring.points(self.play, seat)
