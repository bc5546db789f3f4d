"""The battlefield as it stands before a command: where enemies could strike and shoot next, and what is to be won."""
from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple

from walstatt.bots.kriegsspiel.engines import BATTERING, CLIMBING
from walstatt.bots.kriegsspiel.temper import STEADY, Temper
from walstatt.games.kriegsspiel.ending import ROUNDS
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.ground import Step
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import ATTACK_GP, KILLS, PHALANX_GP
from walstatt.games.kriegsspiel.profiles import BOW, ON_FOOT
from walstatt.games.kriegsspiel.reaching import in_sight, strike_places
from walstatt.games.kriegsspiel.siege import ASSAULT
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import LAST, Walker
from walstatt.odds.kriegsspiel import at_least, duel

SOON, AT_THE_FOOT, GOING_ABOUT = 2.0, 4, 3
"""Turns within which an enemy may be on a trade centre, small fields from which he is soon at the foot of a building on
it, and small fields that a ship needs to go about."""
CLIMB, UNSCALED, BARRIER, FAR = 3.5, 5.0, 9.0, 60.0
"""Steps that it takes over a wall, and so many more if nobody can come down behind it, through a closed gate or up a
tower, and to what cannot be reached."""


class Threat(NamedTuple):
    """An enemy: places that it could strike or shoot at in its next turn."""

    figure: Figure
    places: frozenset[str]


class Outlook:
    """Read once for a command; what is tried on copies of the position is weighed against it."""

    def __init__(self, play: BattlePlay, seat: int, temper: Temper = STEADY) -> None:
        self.play = play
        self.seat = seat
        self.temper = temper
        self.own = [one for one in play.state.present(seat) if one.is_person]
        self.enemies = [
            one for one in play.state.present() if one.is_person and play.are_enemies(seat, one.party) and not one.swims
        ]

    # ---- what is to be won

    @cached_property
    def sites(self) -> list[str]:
        """Trade centres of the battlefield."""
        return [at for at in self.play.ground.sites.values() if at in self.play.ground.inside]

    @cached_property
    def wanted(self) -> list[str]:
        """Those that others hold."""
        play = self.play
        ours = {gf for gf, holder in play.state.holders.items() if play.are_friendly(self.seat, holder)}
        return [at for gf, at in play.ground.sites.items() if at in self.sites and gf not in ours]

    @cached_property
    def contested(self) -> list[str]:
        """Trade centres on which it matters to stand: those of others, and own ones that enemies could enter soon."""
        return [at for at in self.sites if at in self.wanted or self._is_near(at)]

    def _is_near(self, at: str) -> bool:
        """Before a building whoever could be at its foot soon, open or not."""
        distance, house = self.play.ground.distance, self.play.house(at)
        return any(
            self.turns_to(self.play, one, at) <= SOON or (house is not None and distance(one.at, at) <= AT_THE_FOOT)
            for one in self.enemies
        )

    @cached_property
    def to_clear(self) -> list[str]:
        """Large fields without a trade centre that its people were sent to take: theirs if no enemy is left there."""
        sent = dict.fromkeys(one.sent for one in self.own if one.sent)
        return [gf for gf in sent if gf in self.play.setup.field and gf not in self.play.ground.sites]

    @cached_property
    def draw(self) -> float:
        """What each small field nearer to the enemy is worth, for a group of four: who has to drive him out cannot
        wait."""
        if self.to_clear:
            return self.temper.drive * (1 + self.temper.hurry * self.play.state.round)
        return max(0.0, self.temper.hunt * ((0.5 if self.wanted else 0.3) + self.edge))

    @cached_property
    def prey(self) -> list[str]:
        """Where those are who have to be driven out, else all enemies; the land itself once they have left it."""
        places = dict.fromkeys(one.at for one in self.enemies)
        if not self.to_clear:
            return list(places)
        spots = self.play.ground.spots
        inside = [at for at in places if spots[at].gf in self.to_clear]
        return inside or [name for name in self.play.ground.inside if spots[name].gf in self.to_clear]

    def far_from_prey(self, at: str) -> int:
        """Between ships the last small fields do not count: to lie broadside one often has to go about first."""
        ground = self.play.ground
        afloat = ground.spots[at].water
        far = (
            max(ground.distance(at, prey), GOING_ABOUT if afloat and ground.spots[prey].water else 0)
            for prey in self.prey
        )
        return min(far, default=0)

    @cached_property
    def edge(self) -> float:
        """Own strength as a share of all, from -1 to 1."""
        own, others = sum(map(self.worth, self.own)), sum(map(self.worth, self.enemies))
        return (own - others) / max(own + others, 1.0)

    @cached_property
    def caution(self) -> float:
        """Who has to take something, and has ever less time for it, cares less for blows."""
        temper = self.temper
        if not self.wanted and not self.to_clear:
            return temper.caution
        return temper.bold * max(0.2, 1 - temper.hurry * self.play.state.round)

    @cached_property
    def foresight(self) -> float:
        """What a next turn is worth: less to who has to take something the fewer there are, in the last nothing."""
        if not self.wanted and not self.to_clear:
            return self.temper.prospect
        return self.temper.prospect * min(1.0, self.rounds_left / self.temper.turns_ahead)

    @property
    def rounds_left(self) -> int:
        return ROUNDS - self.play.state.round

    def worth(self, figure: Figure) -> float:
        mount = self.play.mount(figure)
        return self.temper.person + figure.profile.price + (mount.profile.price if mount is not None else 0)

    @cached_property
    def engines(self) -> list[Figure]:
        """Own ones that open walls."""
        return [one for one in self.play.state.present(self.seat) if one.symbol in (*CLIMBING, *BATTERING)]

    @cached_property
    def has_engines(self) -> bool:
        """Sound ones: while there are any nobody within is starved out (kalevala.r.war.hunger_geraet)."""
        return any(one.symbol in ASSAULT and not one.damaged for one in self.play.state.present(self.seat))

    @cached_property
    def barred(self) -> set[str]:
        """Wanted trade centres in buildings into which nothing leads."""
        return {at for at in self.wanted if self.is_barred(self.play, at)}

    def is_manned(self, engine: Figure) -> bool:
        """Do enough of its group stand beside it to move it?"""
        return sum(one.at == engine.at and one.group == engine.group for one in self.own) >= engine.profile.load

    # ---- danger

    @cached_property
    def threats(self) -> list[Threat]:
        return [Threat(one, threatened(self.play, one)) for one in self.enemies if one.profile.is_warrior]

    def threats_in(self, play: BattlePlay) -> list[Threat]:
        """As they were before the command, unless this has opened or closed something."""
        if play.state.doors == self.play.state.doors:
            return self.threats
        return [Threat(one, threatened(play, one)) for one in self.enemies if one.profile.is_warrior]

    def blow(self, play: BattlePlay, attacker: Figure, victim: Figure) -> float:
        """What an attack would take from the other side in this position, less what it would cost its own."""
        spot = play.ground.spots[victim.at]
        up = spot.level - play.ground.spots[attacker.at].level
        if attacker.profile.weapon == BOW:
            cover = int(spot.terrain.forest or spot.indoors)
            hits = at_least(KILLS - attacker.profile.strikes + victim.profile.armour + max(0, up) + cover)
            return hits * self.worth(victim) * (self.temper.shielded if victim.facing else 1.0)
        strength = attacker.profile.strikes + _lent(play, attacker) + PHALANX_GP * bool(attacker.facing)
        defence = victim.profile.parries + _lent(play, victim) + (PHALANX_GP - 1) * bool(victim.facing) + (up > 0)
        kills, dies = duel(strength + ATTACK_GP * attacker.profile.charges - defence, KILLS, KILLS)
        return kills * self.worth(victim) - dies * self.worth(attacker)

    # ---- ways

    def turns_to(self, play: BattlePlay, figure: Figure, at: str) -> float:
        """To a trade centre, with what it takes to get over walls and through gates on the way."""
        if base(figure.at) == at:
            return 0.0
        mount = play.mount(figure)
        pace = mount.profile.pace if mount is not None else ON_FOOT
        return self._distances(play, at).get(figure.at, FAR) / pace

    @cached_property
    def held(self) -> frozenset[str]:
        """Small fields behind walls on which nobody can come down."""
        return frozenset(there for _, there in self.play.ground.plan.walls if self.is_held(there))

    def is_held(self, at: str) -> bool:
        """Do enemies stand there, or too many to come down among them?"""
        here = self.play.standing().get(at, [])
        foes = any(one.is_person and self.play.are_enemies(one.party, self.seat) for one in here)
        return foes or self.play.taken(here) >= self.play.room(at)

    def _distances(self, play: BattlePlay, at: str) -> dict[str, float]:
        """Steps from everywhere to a small field or into the building on it, whoever stands in the open."""
        through = play.ways_through() | play.scaled_walls()
        key = ("siege", at, through, tuple(play.state.fallen), self.held)
        if key not in play.memory:
            play.remember(key, _measured(play, at, through, self.held))
        return play.memory[key]  # type: ignore[no-any-return]

    def is_barred(self, play: BattlePlay, at: str) -> bool:
        """Is there a building on it into which nothing leads?"""
        house = play.house(at)
        return house is not None and min(
            (self._distances(play, at).get(step.to, FAR) for step in play.ground.steps[at]), default=FAR
        ) >= BARRIER


def threatened(play: BattlePlay, figure: Figure) -> frozenset[str]:
    """Places that it could strike or shoot at in its next turn, as the others stand now."""
    walker = Walker.of(play, figure)
    key = ("threatened", walker.gait, walker.barred, walker.doors, walker.gangways, figure.profile.is_archer,
           figure.at, bool(figure.facing))
    if key not in play.memory:
        stands = walker.reach(figure.at, 1 if figure.facing else walker.speed, LAST)
        if figure.profile.is_archer:
            found = frozenset().union(*(in_sight(play, at) for at in stands))
        else:
            found = frozenset(stands).union(*(strike_places(play, at) for at in stands))
        play.remember(key, found)
    return play.memory[key]  # type: ignore[no-any-return]


def _measured(play: BattlePlay, at: str, through: frozenset[str], held: frozenset[str]) -> dict[str, float]:
    """Backwards from the goal: whoever goes there takes each step the other way round."""
    ground, house = play.ground, play.house(at)
    best: dict[str, float] = {}
    heap = [(0.0, name) for name in (house.storeys if house is not None else [at])]
    while heap:
        cost, here = heappop(heap)
        if here in best:
            continue
        best[here] = cost
        for step in ground.steps[here]:
            if step.to in ground.inside and step.to not in best:
                price = _price(play, here, step, through) + UNSCALED * (here in held and _is_wall(play, step, through))
                if price < FAR:
                    heappush(heap, (cost + price, step.to))
    return best


def _price(play: BattlePlay, here: str, step: Step, through: frozenset[str]) -> float:
    there, spots = step.to, play.ground.spots
    level = spots[there].open and abs(spots[here].level - spots[there].level) <= 1
    if step.door and step.door not in through:
        return BARRIER if not _is_wall(play, step, through) else CLIMB if level else FAR
    if not level or step.fights_only:
        return FAR
    return 2.0 if play.is_river(step) else 1.0


def _is_wall(play: BattlePlay, step: Step, through: frozenset[str]) -> bool:
    """One that has to be climbed."""
    return bool(step.door) and step.door not in through and play.ground.plan.doors[step.door].wall


def _lent(play: BattlePlay, figure: Figure) -> int:
    mount = play.mount(figure)
    return mount.profile.lends if mount is not None else 0
