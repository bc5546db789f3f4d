"""What the rules of a battle work with: the state, the ground, and who stands where."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from walstatt.core.questions import Fallen
from walstatt.core.texts import Text, text
from walstatt.games.kriegsspiel import effects, hooks
from walstatt.games.kriegsspiel.decks import Gangways, gangways, hull
from walstatt.games.kriegsspiel.forts import (
    BROKEN,
    CLOSED,
    LADDERS,
    OPEN,
    RIFT,
    STAIRS,
    Door,
    Fort,
    base,
    is_field,
    top_of,
)
from walstatt.games.kriegsspiel.ground import Ground, Spot, Step, changed_lands
from walstatt.games.kriegsspiel.profiles import (
    LADDER,
    LOOSENED,
    MYSTIC,
    RAM,
    ROPE,
    SAILING_SHIP,
    SIEGE_TOWER,
    SLAVE,
    VESSELS,
    WAGON,
    is_of_type,
    profile,
)
from walstatt.games.kriegsspiel.setup import Party, Setup
from walstatt.games.kriegsspiel.spells import Throw
from walstatt.games.kriegsspiel.state import DEAD, LOST, Figure, Group, State, Store
from walstatt.games.skirmish import TablePlay
from walstatt.hexmap.land import Land
from walstatt.hexmap.terrain import MOUNTAINS

ROOM: Final = "kalevala.r.war.reh_zaehlung"
PASS_ROOM: Final = "kalevala.r.13.teilzahlung"
ONE_ON_A_PASS: Final = 1
FULL, WITHIN = 4, 3
"""REH that a device needs which fills its small field, and how many people are in it or on it."""
ROPE_IN_USE: Final = 1
"""REH of a rope that hangs (kalevala.26.7.raum)."""
LIGHT: Final = ("", "lP", "sP", LADDER, ROPE, RAM)
"""What a stream bridge bears after two hits."""
_HELD: Final = (effects.STILL, effects.STONE, effects.MOVED)
"""What keeps somebody where he is, or what he sits on."""


class BattlePlay(TablePlay):
    state: State

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = len(setup.parties)
        self.rulings = setup.rulings
        self.memory = {}
        symbols = {placed.symbol for party in setup.parties for placed in party.figures}
        symbols |= {symbol for one in setup.covert for symbol in one.members}
        self._has_towers: Final = SIEGE_TOWER in symbols
        self._grounds: Final[dict[tuple[str, ...], Ground]] = {}
        self._as_drawn: Final = self._ground_of(setup.lands)
        self.has_vessels: Final = bool(symbols & VESSELS.keys())
        self.has_fillers: Final = any(found is not None and found.fills for found in map(profile, symbols))
        self.has_ladders: Final = bool(symbols & {LADDER, ROPE})
        self.has_slaves: Final = SLAVE in symbols
        self.slayer: int | None = None
        """Whose figure has killed somebody in this scene."""
        self.persons: Final = tuple(
            one for one in hooks.persons()
            if any(one.profile(symbol) is not None for symbol in symbols)
            or (one.comes is not None and one.comes(setup))
        )
        self.thrown: list[Throw] = []
        """Dice of this scene that the persons have not been told of yet."""
        self.enemies: Final = _pairs(setup, "enemies")
        self.friends: Final = _pairs(setup, "friends")

    # ---- the ground

    def _ground_of(self, lands: Mapping[str, Land]) -> Ground:
        setup = self.setup
        return Ground(lands, setup.field, setup.forts, siege_towers=self._has_towers, bridges=setup.bridges,
                      rifts=setup.rifts)

    @property
    def ground(self) -> Ground:
        """As it is drawn, or as a god has changed it for a while."""
        changed = self.changed
        if not changed:
            return self._as_drawn
        if changed not in self._grounds:
            self._grounds[changed] = self._ground_of(self.lands)
        return self._grounds[changed]

    @property
    def changed(self) -> tuple[str, ...]:
        """Small fields and edges of which gods have made something else."""
        try:
            omens = self.state.omens
        except AttributeError:  # before the first position
            return ()
        if not omens:
            return ()
        return tuple(place for one in omens if one.kind in effects.CHANGES for place in one.places)

    @property
    def lands(self) -> Mapping[str, Land]:
        changed = self.changed
        return changed_lands(self.setup.lands, changed, self._as_drawn) if changed else self.setup.lands

    # ---- parties

    def party(self, figure: Figure) -> Party:
        return self.setup.parties[figure.party]

    @property
    def active(self) -> int:
        """The party whose turn it is."""
        return self.state.order[self.state.turn]

    def are_enemies(self, one: int, other: int) -> bool:
        return (one, other) in self.enemies

    def sees_enemy(self, party: int, figure: Figure) -> bool:
        """An enemy whom no magic hides (kalevala.r.spell_invisible)."""
        return self.are_enemies(party, figure.party) and not effects.has(figure, effects.UNSEEN)

    def is_bystander(self, party: int) -> bool:
        """Has it no enemies at all? It is in the way, and takes and holds nothing (kalevala.21.1.5)."""
        return not any(party in pair for pair in self.enemies)

    def are_friendly(self, one: int, other: int) -> bool:
        """May they share a small field?"""
        return one == other or (one, other) in self.friends

    def is_among_own(self, figure: Figure, others: Iterable[Figure]) -> bool:
        return all(self.are_friendly(figure.party, one.party) for one in others)

    @property
    def withdrawn(self) -> tuple[int, ...]:
        return tuple(self.state.withdrawn)

    def withdraw(self, seat: int) -> bool:
        """A party that gives up leaves the field with all that it has; the others go on while there are enemies."""
        self.state.withdrawn.append(seat)
        for one in self.state.present(seat):
            self.remove(one)
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
        """Who stands where, in the order of listing; swimmers and who hovers are not counted."""
        found: dict[str, list[Figure]] = {}
        for one in self.state.present():
            if not one.swims and not one.profile.hovers:
                found.setdefault(one.at, []).append(one)
        return found

    def taken(self, figures: Iterable[Figure]) -> int:
        """How many REH they need together: riders sit on what counts for them."""
        both = self.ruling(ROOM) == 1
        return sum(_room(one) for one in figures if (both or not one.mount) and not one.squeezed)

    def fits(self, at: str, figures: Sequence[Figure]) -> bool:
        """Do they find room there together? What fills a small field shares it with three people on foot."""
        figures = self._in_the_way(figures) if self.has_slaves else figures
        if not (self.has_fillers and any(one.profile.fills for one in figures)):
            return self.taken(figures) <= self.room(at)
        vessel = self.decks().get(at)
        if vessel is not None and vessel.symbol != SAILING_SHIP:
            return False  # kalevala.26.1.ladung, kalevala.26.3.ladung
        counted = [
            one for one in figures
            if not one.squeezed and not one.profile.is_vessel and (_room(one) or one.symbol != ROPE or vessel)
        ]
        people = [one for one in counted if (one.is_person and not one.mount) or one.profile.is_slave]
        return len(people) == len(counted) - 1 <= WITHIN and self.room(at) >= FULL

    def _in_the_way(self, figures: Sequence[Figure]) -> list[Figure]:
        """Strangers push slaves aside."""
        parties = {one.party for one in figures if one.is_person}
        return [
            one for one in figures
            if not (one.profile.is_slave and any(not self.are_friendly(one.party, other) for other in parties))
        ]

    def room(self, at: str) -> int:
        """REH: of a ladder one for each that leans there; whoever is on it still takes one at its foot."""
        spot = self.ground.spots[at]
        if spot.terrain.letter == MOUNTAINS and self.ruling(PASS_ROOM) == ONE_ON_A_PASS:
            return 1
        if spot.water:
            vessel = self.decks().get(at)
            return vessel.profile.deck if vessel is not None else 0
        if spot.climbing:
            return sum(one.leans == at for one in self.state.present())
        if not (self.has_ladders and self.ground.plan.houses):
            return spot.room
        return spot.room - sum(one.at.startswith(f"{at}^") for one in self.state.present())

    def barred(self, party: int) -> frozenset[str]:
        """Small fields that this party cannot enter: strangers stand there, or on a ladder there. A lone animal of an
        enemy's is booty."""
        peopled = self._peopled()
        taken = frozenset(
            one.at for one in self.state.present()
            if not one.swims and not self.are_friendly(party, one.party) and not self._is_loose(one, party, peopled)
            and not one.profile.is_vessel and not one.profile.hovers and not one.profile.is_slave
        )
        taken |= {base(at) for at in taken if not is_field(at) and self.ground.spots[at].climbing}
        if self.has_fillers:
            # Nobody enters a siege tower while strangers are in it or on it (kalevala.r.war.geraet_nahkampf).
            towers = self._siege_towers()
            taken |= {place for at in taken if base(at) in towers for place in (base(at), top_of(base(at)))}
        return taken.union(self._foreign_decks(party), self.built_over())

    def _foreign_decks(self, party: int) -> list[str]:
        """Of vessels with strangers aboard, and of those of neutrals."""
        decks = self.decks()
        crews: dict[str, set[int]] = {}
        for one in self.state.present() if decks else ():
            if one.at in decks and one.is_person and not one.swims:
                crews.setdefault(decks[one.at].id, set()).add(one.party)
        return [cell for cell, vessel in decks.items() if self._is_foreign(vessel, crews.get(vessel.id, set()), party)]

    def _is_foreign(self, vessel: Figure, crew: set[int], party: int) -> bool:
        strangers = any(not self.are_friendly(party, other) for other in crew)
        open_to = self.are_friendly(party, vessel.party) or self.are_enemies(party, vessel.party)
        return strangers or not (crew or open_to)

    # ---- vessels

    def vessels(self) -> list[Figure]:
        if not self.has_vessels:
            return []
        return [one for one in self.state.figures.values() if one.symbol in VESSELS and not one.gone]

    def decks(self) -> dict[str, Figure]:
        """The small fields on which vessels lie; of two that are lined up on one the first."""
        return {cell: one for one in reversed(self.vessels()) for cell in hull(one).cells}

    def aboard(self, vessel: Figure) -> list[Figure]:
        """Its people."""
        cells = hull(vessel).cells
        return [one for one in self.state.present() if one.is_person and one.at in cells and not one.swims]

    def gangways(self) -> Gangways:
        """Steps along, onto, off and between vessels, as these lie now."""
        vessels = self.vessels()
        if not vessels:
            return frozenset()
        blocked = tuple(one.at for one in self.state.present() if one.profile.shelters and self.spot(one).water)
        key = ("gangways", tuple((one.symbol, one.at, one.front) for one in vessels), blocked)
        if key not in self.memory:
            self.remember(key, gangways(self.ground, vessels, blocked))
        return self.memory[key]  # type: ignore[no-any-return]

    def shift(self, vessel: Figure, stern: str, bow: str) -> None:
        """A vessel goes there with all that it carries, what stood at the bow to the bow."""
        moved = {vessel.at: stern, **({vessel.front: bow} if vessel.front else {})}
        load = [one for one in self.state.present() if one.at in moved and not one.swims and one is not vessel]
        for one in load:
            one.at = moved[one.at]
        for store in self.state.stores:
            store.at = moved.get(store.at, store.at)
        vessel.at, vessel.front = stern, bow

    def claim_vessels(self) -> None:
        """A vessel whose only people belong to one party is theirs (kalevala.r.war.entern)."""
        for vessel in self.vessels():
            parties = {one.party for one in self.aboard(vessel)}
            if len(parties) == 1 and vessel.party not in parties:
                vessel.party = parties.pop()
                vessel.group = next(one.group for one in self.aboard(vessel))
                rule = "kalevala.r.war.entern"
                self.note("kriegsspiel-vessel-taken", rule, seat=vessel.party, target=self.name(vessel))

    def is_booty(self, figure: Figure, party: int) -> bool:
        """Does it belong to whoever of this party comes, if nobody of its own is there?"""
        return self._is_loose(figure, party, self._peopled())

    def _is_loose(self, figure: Figure, party: int, peopled: Collection[str]) -> bool:
        if figure.profile.is_vessel or figure.profile.hovers or figure.profile.is_slave:
            return False
        loose = not figure.is_person and not figure.riders and self.are_enemies(party, figure.party)
        return loose and self._manned_from(figure) not in peopled

    def _peopled(self) -> Collection[str]:
        """Where people are, as far as that matters to what they are on."""
        return {one.at for one in self.state.present() if one.is_person} if self.has_fillers else ()

    def _manned_from(self, figure: Figure) -> str:
        """From the top of a siege tower, and horses from the wagon before which they are."""
        if figure.team:
            return self.state.figures[figure.team].at
        return top_of(figure.at) if figure.symbol == SIEGE_TOWER else ""

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

    # ---- bridges and rifts

    def hits(self, bridge: str) -> int:
        return self.state.hits.get(bridge, self.ground.bridges[bridge].hits)

    def bears(self, bridge: str, gait: str = "") -> bool:
        """Does a bridge still bear somebody on foot, or what he rides, leads or moves (kalevala.27.6.treffer)?"""
        hits = self.hits(bridge)
        if not self.ground.bridges[bridge].over:
            return hits == 0 or (hits == 1 and not gait)
        return hits < 2 or (hits == 2 and gait in LIGHT) or (hits == 3 and not gait)

    def is_river(self, step: Step, gait: str = "") -> bool:
        """Does a river bar the way, without a bridge that bears him? Magic dries or floods it for a while."""
        if step.river and self.state.omens:
            if self.is_flooded(step):
                return True
            if self.is_dry(step):
                return False
        return step.river and not (step.bridge and self.bears(step.bridge, gait))

    def is_dry(self, step: Step) -> bool:
        return any(one.kind == effects.DRY and _edge(step) in one.places for one in self.state.omens)

    def is_flooded(self, step: Step) -> bool:
        """Nobody crosses it, and nobody fights over it, bridges included (kalevala.r.spell_rivers)."""
        if not step.river or not self.state.omens:
            return False
        return any(one.kind == effects.FLOODED and _edge(step) in one.places for one in self.state.omens)

    def is_open_rift(self, name: str) -> bool:
        """While the mystic lives and stays in his large field (kalevala.14.4.schliessen)."""
        rift = self.ground.rifts[name]
        keeper, gf = self.setup.seat(rift.keeper), self.ground.spots[rift.at].gf
        return any(
            one.profile.symbol == MYSTIC and one.at.partition("/")[0] == gf
            for one in self.state.present() if one.party == keeper
        )

    def has_ascent(self, here: str, step: Step) -> bool:
        """For what cannot climb: where exploration or a search has found one (kalevala.16.2.3.aufgang_wurf)."""
        return step.ascent or f"{here}>{step.to}" in self.state.ascents

    def stands(self, door: Door) -> str:
        """A way up is open while a ladder or a rope leads there."""
        if door.kind == LADDERS:
            return OPEN if door.name in self._leaning() else CLOSED
        if door.kind == RIFT:
            return OPEN if self.is_open_rift(door.name) else CLOSED
        if door.kind == STAIRS:
            return OPEN if door.fort in self._siege_towers() else CLOSED
        return self.state.doors.get(door.name, door.first)

    def _leaning(self) -> set[str]:
        """Where ladders and ropes lead up or over."""
        return {one.leans for one in self.state.present() if one.leans} if self.has_ladders else set()

    def is_there(self, place: str) -> bool:
        """The top of a siege tower is there only with the tower, the steps of a ladder only with the ladder."""
        spot = self.ground.spots[place]
        if spot.on_siege_tower:
            return base(place) in self._siege_towers()
        return not spot.climbing and place not in self.built_over()

    def _siege_towers(self) -> set[str]:
        if not self._has_towers:
            return set()
        return {one.at for one in self.state.present() if one.symbol == SIEGE_TOWER and not one.damaged}

    def ways_through(self) -> frozenset[str]:
        """Gates, passages and breaches that let people through, as they stand now."""
        doors, open_tops = self.ground.plan.doors, {top_of(at) for at in self._siege_towers()}
        if not doors:
            return frozenset()
        leaning = self._leaning()
        built = (
            door for door in doors.values() if door.kind != STAIRS and (door.kind != LADDERS or door.name in leaning)
        )
        return frozenset((*open_tops, *(door.name for door in built if door.is_passed(self.stands(door)))))

    def scaled_walls(self) -> frozenset[str]:
        """Walls over which people go by a ladder or a rope, without a roll (kalevala.r.war.mauer_klettern)."""
        doors = self.ground.plan.doors
        leaning = (one.leans for one in self.state.present() if one.leans) if doors else ()
        return frozenset(name for name in leaning if doors[name].wall)

    def walls(self) -> frozenset[str]:
        return frozenset(name for name, door in self.ground.plan.doors.items() if door.wall)

    def is_shot_through(self, door: Door) -> bool:
        """Does it let an arrow through? Of a loophole only one in a round."""
        return self.stands(door) in (OPEN, BROKEN) and door.name not in self.state.shot_through

    # ---- figures

    def shelter(self, figure: Figure) -> Figure | None:
        """The siege tower or the tortoise in which somebody is; one that is damaged protects nobody."""
        return self._aboard(figure, lambda one: one.profile.shelters and not one.damaged)

    def wagon(self, figure: Figure) -> Figure | None:
        """The wagon on which somebody stands."""
        return self._aboard(figure, lambda one: one.symbol == WAGON)

    def _aboard(self, figure: Figure, wanted: Callable[[Figure], bool]) -> Figure | None:
        if not self.has_fillers or not figure.is_person:
            return None
        return next((one for one in self.state.present() if one.at == figure.at and wanted(one)), None)

    def mount(self, figure: Figure) -> Figure | None:
        return self.state.figures[figure.mount] if figure.mount else None

    def store(self, at: str, party: int) -> Store | None:
        """The RE of a party that lie on a place."""
        return next((one for one in self.state.stores if (one.at, one.party) == (at, party) and one.amount), None)

    def drop(self, figure: Figure) -> None:
        """What somebody carries lies where he is; in the water it is lost (kalevala.r.war.re_im_kampf)."""
        if figure.carries and not figure.swims:
            store = self.store(figure.at, figure.party)
            if store is None:
                self.state.stores.append(Store(figure.party, figure.at, figure.carries))
            else:
                store.amount += figure.carries
        figure.carries = 0

    def speed(self, figure: Figure) -> int:
        """Steps in this round."""
        mount = self.mount(figure)
        goes = mount or figure
        if goes.tired or effects.has(figure, *_HELD) or effects.has(goes, *_HELD):
            return 0
        if figure.loosened:
            return LOOSENED
        swift = effects.effect(goes, effects.SPEED)
        return goes.profile.pace * (swift.amount if swift is not None else 1)

    def leads_mount(self, figure: Figure) -> bool:
        """Does it go where it likes? Whoever sits behind another on one animal does not."""
        mount = self.mount(figure)
        return mount is None or mount.riders[0] == figure.id

    def is_of(self, figure: Figure, types: Iterable[str]) -> bool:
        return any(is_of_type(figure.profile, bool(figure.mount), one) for one in types)

    def members(self, group: Group) -> list[Figure]:
        """The people of a group who are on the battlefield, and who hovers above it."""
        own = (one for one in self.state.present(group.party) if one.group == group.name)
        return [one for one in own if one.is_person or one.profile.hovers]

    def group_of(self, figure: Figure) -> Group:
        found = self.state.group(figure.party, figure.group)
        assert found is not None
        return found

    def name(self, figure: Figure) -> Text:
        """A figure as people read it: LB a3, on lP."""
        mount = self.mount(figure)
        if mount is not None:
            return text("kriegsspiel-rider", symbol=figure.shown_as, id=figure.id, mount=mount.symbol)
        return text("kriegsspiel-figure", symbol=figure.shown_as, id=figure.id)

    def capture(self, figure: Figure) -> None:
        """Whoever ends a movement takes what nobody of its party is with (kalevala.r.war.beute_geraet)."""
        if figure.profile.hovers:
            return
        for store in [one for one in self.state.stores if one.at == figure.at and one.amount]:
            if self.are_enemies(store.party, figure.party):
                own, store.party = self.store(store.at, figure.party), figure.party
                if own is not None:
                    own.amount, store.amount = own.amount + store.amount, 0
                self.note("kriegsspiel-takes-re", "kalevala.r.war.beute_geraet", "kalevala.r.war.re_im_kampf",
                          figure=self.name(figure), amount=(own or store).amount, at=figure.at)
        things = self.state.lying.pop(figure.at, ()) if figure.is_person and self.state.lying else ()
        if things:
            self.show_things(things)
            figure.items = (*figure.items, *things)
            self.note("kriegsspiel-takes-things", "kalevala.r.duel_artefacts", figure=self.name(figure),
                      things=list(things), at=figure.at)
        self.push_aside_slaves(figure)
        for one in self.standing().get(figure.at, []):
            if self.is_booty(one, figure.party):
                rule = "kalevala.r.war.beute_geraet"
                self.note("kriegsspiel-captures", rule, figure=self.name(figure), target=self.name(one))
                for horse in [horse for horse in self.team(one) if self._is_kept(horse, figure.party)]:
                    self.unharness(horse)
                for taken in (one, *self.team(one)):
                    taken.party, taken.group, taken.acted = figure.party, figure.group, True
                self.unharness(one)

    def _is_kept(self, horse: Figure, captor: int) -> bool:
        """Is something beside it, apart from its team, that strangers own? Who takes the wagon has not come there."""
        return any(
            one.team != horse.team and not one.profile.is_slave and not self.are_friendly(one.party, captor)
            for one in self.standing()[horse.at]
        )

    def take_over(self, figures: Iterable[Figure]) -> None:
        """Where no strangers are left they take what lies there."""
        for figure in figures:
            here = self.standing().get(figure.at, ())
            if any(one.is_person and not self.are_friendly(one.party, figure.party) for one in here):
                self.push_aside_slaves(figure)
            else:
                self.capture(figure)

    def share(self, at: str) -> None:
        """Strangers have come together there, and may go on standing there."""
        if at not in self.state.shared:
            self.state.shared.append(at)

    def unit(self, figure: Figure) -> list[Figure]:
        """It alone, or the animal that it is or sits on, and then all who sit there."""
        animal = self.mount(figure) or figure
        return [animal, *(self.state.figures[id] for id in animal.riders)]

    def upon(self, device: Figure) -> list[Figure]:
        """Who is on a siege tower, or on a ladder or a rope beside which no other bears him."""
        if device.symbol == SIEGE_TOWER:
            return self.standing().get(top_of(device.at), [])
        climbed = device.leans if device.leans in self.ground.spots else ""
        return self.standing().get(climbed, [])[self.room(climbed) - 1 :] if climbed else []

    def bring_down(self, device: Figure) -> list[Figure]:
        """It leads nowhere any more: who was on it stands at its foot."""
        fallen = self.upon(device)
        for one in fallen:
            one.at = device.at
        device.leans = ""
        return fallen

    def break_open(self, door: str) -> None:
        """A gate or a section of wall, for good; what leaned at a wall that is gone lies at its foot."""
        self.state.doors[door] = BROKEN
        for one in self.state.present():
            one.leans = one.leans if one.leans != door else ""

    def push_aside_slaves(self, figure: Figure) -> None:
        """Strangers' slaves are in nobody's way from then on, until somebody leads them away."""
        for one in self.standing().get(figure.at, ()):
            if one.profile.is_slave and not self.are_friendly(one.party, figure.party):
                one.squeezed = True

    def unharness(self, horse: Figure) -> None:
        """It leaves its team; a wagon without horses has no front."""
        wagon = self.state.figures[horse.team] if horse.team else None
        horse.team = ""
        if wagon is not None and not self.team(wagon):
            wagon.front, wagon.rolls = "", False

    def team(self, wagon: Figure) -> list[Figure]:
        """The horses before a wagon."""
        drawn = self.state.present() if wagon.symbol == WAGON else ()
        return [one for one in drawn if one.team == wagon.id]

    def strike_down(
        self, victim: Figure, key: str, *rules: str, how: str = DEAD, dice: Fallen | None = None, **args: Any
    ) -> None:
        """Somebody dies, and `key` tells it; unless another dies in his place, or he has lives left, or is stone."""
        if effects.has(victim, effects.STONE):
            self.note("kriegsspiel-unharmed", "kalevala.r.spell_petrify", figure=self.name(victim))
            return
        for person in self.persons:
            instead = person.rescue(self, victim, key) if person.rescue is not None else None
            if instead is not None:
                struck = "kriegsspiel-struck" if dice is not None else "kriegsspiel-struck-down"
                self.note(struck, *rules, dice=dice, figure=self.name(victim))
                instead(how)
                return
        self.remove(victim, how)
        self.note(key, *rules, dice=dice, **args)

    def remove(self, figure: Figure, how: str = DEAD) -> None:
        """Out of the battle at once; what it rode and carried stays, who rode it stands on foot."""
        self.drop(figure)
        self.bring_down(figure)
        figure.gone = how
        if how in LOST:
            self.leave_things(figure)
        for one in self.state.present() if figure.symbol == WAGON else ():
            one.team = one.team if one.team != figure.id else ""
        self.unharness(figure)
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

    def show_things(self, things: Iterable[str]) -> None:
        """Everybody sees them, and whose they are now."""
        seen = self.state.seen_things
        seen += [one for one in things if one not in seen]

    def leave_things(self, figure: Figure) -> None:
        """Magic things lie where their bearer was, for whoever comes there; weak points of gods have rules of their own
        (`figures/relics.py`)."""
        relics = {one.name for one in self.setup.weak_points}
        things = tuple(one for one in figure.items if one not in relics)
        if things:
            self.show_things(things)
            self.state.lying[figure.at] = (*self.state.lying.get(figure.at, ()), *things)
            figure.items = tuple(one for one in figure.items if one in relics)
            self.note("kriegsspiel-things-fall", "kalevala.r.duel_artefacts", figure=self.name(figure),
                      things=list(things), at=figure.at)


def _room(one: Figure) -> int:
    return ROPE_IN_USE if one.leans and one.symbol == ROPE else one.profile.room


def _edge(step: Step) -> str:
    """As omens name it."""
    return f"{step.way}>{step.to}"


def _pairs(setup: Setup, relation: str) -> frozenset[tuple[int, int]]:
    """Who is what to whom, in both directions."""
    found = set()
    for one, party in enumerate(setup.parties):
        for name in getattr(party, relation):
            other = setup.seat(name)
            if other is not None and other != one:
                found |= {(one, other), (other, one)}
    return frozenset(found)
