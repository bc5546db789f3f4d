"""What the rules of a battle work with: the state, the ground, and who stands where."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from walstatt.core.texts import Text, text
from walstatt.games.kriegsspiel.forts import BROKEN, CLOSED, LADDERS, OPEN, Door, Fort, base, is_field
from walstatt.games.kriegsspiel.ground import Ground, Spot, Step
from walstatt.games.kriegsspiel.profiles import LOOSENED, ON_FOOT, is_of_type
from walstatt.games.kriegsspiel.setup import Party, Setup
from walstatt.games.kriegsspiel.state import DEAD, Figure, Group, State
from walstatt.games.skirmish import TablePlay

ROOM: Final = "kalevala.r.war.reh_zaehlung"


class BattlePlay(TablePlay):
    state: State

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = len(setup.parties)
        self.rulings = setup.rulings
        self.memory = {}
        self.ground: Final = Ground(setup.lands, setup.field, setup.forts)
        self.enemies: Final = _pairs(setup, "enemies")
        self.friends: Final = _pairs(setup, "friends")

    # ---- parties

    def party(self, figure: Figure) -> Party:
        return self.setup.parties[figure.party]

    @property
    def active(self) -> int:
        """The party whose turn it is."""
        return self.state.order[self.state.turn]

    def are_enemies(self, one: int, other: int) -> bool:
        return (one, other) in self.enemies

    def are_friendly(self, one: int, other: int) -> bool:
        """May they share a small field?"""
        return one == other or (one, other) in self.friends

    @property
    def withdrawn(self) -> tuple[int, ...]:
        return tuple(self.state.withdrawn)

    def withdraw(self, seat: int) -> bool:
        """A party that gives up leaves the field with all that it has; the others go on while there are enemies."""
        self.state.withdrawn.append(seat)
        for one in self.state.present(seat):
            one.gone = DEAD
        return len(self.fighting_parties()) > 1

    def fighting_parties(self) -> list[int]:
        """Those with people on the battlefield who have enemies there (kalevala.r.war.zaehlende_truppen)."""
        there = dict.fromkeys(one.party for one in self.state.present() if one.is_person)
        return [one for one in there if any(self.are_enemies(one, other) for other in there)]

    # ---- places

    def spot(self, figure: Figure) -> Spot:
        return self.ground.spots[figure.at]

    def is_on(self, figure: Figure, place: str) -> bool:
        """In that place, or in, on or at a building on that small field."""
        return figure.at == place or (is_field(place) and base(figure.at) == place)

    def standing(self) -> dict[str, list[Figure]]:
        """Who stands where, swimmers not counted, in the order of listing."""
        found: dict[str, list[Figure]] = {}
        for one in self.state.present():
            if not one.swims:
                found.setdefault(one.at, []).append(one)
        return found

    def taken(self, figures: Iterable[Figure]) -> int:
        """How many REH they need together: riders sit on what counts for them."""
        both = self.ruling(ROOM) == 1
        return sum(one.profile.room for one in figures if (both or not one.mount) and not one.squeezed)

    def room(self, at: str) -> int:
        """REH: of a ladder one for each that leans there; whoever is on it still takes one at its foot."""
        spot = self.ground.spots[at]
        if spot.climbing:
            return sum(one.leans == at for one in self.state.present())
        climbers = sum(one.at.startswith(f"{at}^") for one in self.state.present()) if self.ground.plan.houses else 0
        return spot.room - climbers

    def barred(self, party: int) -> frozenset[str]:
        """Small fields that this party cannot enter: strangers stand there. A lone animal of an enemy's is booty."""
        taken = frozenset(
            one.at for one in self.state.present()
            if not one.swims and not self.are_friendly(party, one.party) and not self.is_booty(one, party)
        )
        return taken | self.built_over()

    def is_booty(self, figure: Figure, party: int) -> bool:
        """Does it belong to whoever of this party comes, if nobody of its own is there?"""
        return not figure.is_person and not figure.riders and self.are_enemies(party, figure.party)

    # ---- buildings

    def house(self, place: str) -> Fort | None:
        """The building that stands on a small field."""
        at = base(place)
        return self.ground.plan.houses.get(at) if at not in self.state.fallen else None

    def built_over(self) -> frozenset[str]:
        """Nobody stands beside a building on its small field, and nobody in one that has collapsed."""
        houses = self.ground.plan.houses
        if not houses:
            return frozenset()
        fallen = self.state.fallen
        ruins = (name for at in fallen for name in houses[at].storeys)
        return frozenset((*(at for at in houses if at not in fallen), *ruins))

    def has_ascent(self, here: str, step: Step) -> bool:
        """For what cannot climb: where exploration or a search has found one (kalevala.16.2.3.aufgang_wurf)."""
        return step.ascent or f"{here}>{step.to}" in self.state.ascents

    def stands(self, door: Door) -> str:
        """A way up is open while a ladder or a rope leads there."""
        if door.kind == LADDERS:
            return OPEN if any(one.leans == door.name for one in self.state.present()) else CLOSED
        return self.state.doors.get(door.name, door.first)

    def ways_through(self) -> frozenset[str]:
        """Gates, passages and breaches that let people through, as they stand now."""
        doors = self.ground.plan.doors
        if not doors:
            return frozenset()
        return frozenset(name for name, door in doors.items() if door.is_passed(self.stands(door)))

    def scaled_walls(self) -> frozenset[str]:
        """Walls over which people go by a ladder or a rope, without a roll (kalevala.r.war.mauer_klettern)."""
        doors = self.ground.plan.doors
        leaning = (one.leans for one in self.state.present() if one.leans) if doors else ()
        return frozenset(name for name in leaning if doors[name].wall)

    def is_shot_through(self, door: Door) -> bool:
        """Does it let an arrow through? Of a loophole only one in a round."""
        return self.stands(door) in (OPEN, BROKEN) and door.name not in self.state.shot_through

    # ---- figures

    def mount(self, figure: Figure) -> Figure | None:
        return self.state.figures[figure.mount] if figure.mount else None

    def speed(self, figure: Figure) -> int:
        """Steps in this round."""
        if figure.loosened:
            return LOOSENED
        mount = self.mount(figure)
        return mount.profile.pace if mount is not None else ON_FOOT

    def leads_mount(self, figure: Figure) -> bool:
        """Does it go where it likes? Whoever sits behind another on one animal does not."""
        mount = self.mount(figure)
        return mount is None or mount.riders[0] == figure.id

    def is_of(self, figure: Figure, types: Iterable[str]) -> bool:
        return any(is_of_type(figure.profile, bool(figure.mount), one) for one in types)

    def members(self, group: Group) -> list[Figure]:
        """The people of a group who are on the battlefield."""
        return [one for one in self.state.present(group.party) if one.group == group.name and one.is_person]

    def group_of(self, figure: Figure) -> Group:
        found = self.state.group(figure.party, figure.group)
        assert found is not None
        return found

    def name(self, figure: Figure) -> Text:
        """A figure as people read it: LB a3, on lP."""
        mount = self.mount(figure)
        if mount is not None:
            return text("kriegsspiel-rider", symbol=figure.symbol, id=figure.id, mount=mount.symbol)
        return text("kriegsspiel-figure", symbol=figure.symbol, id=figure.id)

    def capture(self, figure: Figure) -> None:
        """Whoever ends a movement takes what nobody of its party is with (kalevala.r.war.beute_geraet)."""
        for one in self.standing()[figure.at]:
            if self.is_booty(one, figure.party):
                one.party, one.group, one.acted = figure.party, figure.group, True
                rule = "kalevala.r.war.beute_geraet"
                self.note("kriegsspiel-captures", rule, figure=self.name(figure), target=self.name(one))

    def remove(self, figure: Figure, how: str = DEAD) -> None:
        """Out of the battle at once; what it rode stays, who rode it stands on foot."""
        figure.gone = how
        if figure.facing:
            # With fewer than four a phalanx ends at once.
            for one in self.standing().get(figure.at, ()):
                one.facing = 0
            figure.facing = 0
        if figure.mount:
            mount = self.state.figures[figure.mount]
            mount.riders = tuple(id for id in mount.riders if id != figure.id)
            figure.mount = ""
        for id in figure.riders:
            self.state.figures[id].mount = ""
        figure.riders = ()


def _pairs(setup: Setup, relation: str) -> frozenset[tuple[int, int]]:
    """Who is what to whom, in both directions."""
    found = set()
    for one, party in enumerate(setup.parties):
        for name in getattr(party, relation):
            other = setup.seat(name)
            if other is not None and other != one:
                found |= {(one, other), (other, one)}
    return frozenset(found)
