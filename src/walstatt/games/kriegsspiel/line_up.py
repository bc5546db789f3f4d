"""Before the first round: who is mounted, who stands where he may not, and in which order parties have their turns."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.games.kriegsspiel.decks import hull
from walstatt.games.kriegsspiel.forts import BROKEN, GATE, INSIDE_ONLY, OPEN, TEMPLE, WALL, base, door_name, is_field
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import ONAGER, RAFT, SIEGE_TOWER, VESSELS, WAGON, team_of
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.setup import Placed, Setup
from walstatt.games.kriegsspiel.state import MISPLACED, OUT, REST, Figure, Group, Hidden, State, Store
from walstatt.games.kriegsspiel.wagons import bears
from walstatt.games.kriegsspiel.ways import has_room, may_stand

GROUND, AT_SEA = "kalevala.16.1.aufstellung", "kalevala.r.war.see_aufstellung"
CHECK, ORDER = "kalevala.r.war.aufstellung_pruefung", "kalevala.r.war.zugfolge"
MOUNTING, STANDARD = "kalevala.r.war.beritten_start", "kalevala.r.war.standardaufstellung"
MOVED_INSTEAD: Final = 1
ANEW, DEFENDER_FIRST = 1, 2
RANKS: Final = {"D": "0", "C": "1", "B": "2", "A": "3"}
MIDDLE, ACROSS = 19, 7
"""The small field in the middle of a large one, and how far it is at most from one of its small fields to another."""
CLOCK, LASTING = "kalevala.r.war.hungeruhr", 2
Stands = dict[str, list[Figure]]
"""Who stands where as far as the line-up has come."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def first_state(setup: Setup) -> State:
    """Everybody where the line-up puts them."""
    figures: dict[str, Figure] = {}
    groups: list[Group] = []
    for seat, party in enumerate(setup.parties):
        for number, placed in enumerate(party.figures, 1):
            id, team = figure_id(seat, number), team_of(placed.symbol)
            symbol = WAGON if team else placed.symbol
            figures[id] = Figure(id, seat, symbol, placed.at, placed.group, home=placed.at.partition("/")[0],
                                 sent=placed.sent, stays=placed.stays, front=placed.front, traits=placed.traits,
                                 items=placed.items, tired=placed.tired and not placed.mount)
            for count, horse in enumerate(team, 1):
                drawn = Figure(horse_id(id, count), seat, horse, placed.front or placed.at, placed.group, team=id)
                figures[drawn.id] = drawn
            if placed.mount:
                mount = Figure(f"{id}m", seat, placed.mount, placed.at, placed.group, riders=(id,), tired=placed.tired)
                figures[mount.id] = mount
                figures[id].mount = mount.id
            elif placed.sits_behind and number > 1:
                front = figures[figure_id(seat, number - 1)]
                figures[id].mount = front.mount
                figures[front.mount].riders += (id,)
        # Who is in no group moves last (kalevala.r.war.gruppe_bewegen).
        names = sorted(dict.fromkeys(placed.group for placed in party.figures), key=lambda name: name == REST)
        groups += [Group(name, seat) for name in names]
    owners = {gf: setup.seat(name) for gf, name in setup.owners.items()}
    holders = {gf: owner for gf, owner in owners.items() if owner is not None}
    lying = ((seat, *one) for seat, party in enumerate(setup.parties) for one in party.stores.items())
    doors = {name: BROKEN for fort in setup.forts for name in fort.broken}
    return State(figures, groups, stores=[Store(*one) for one in lying], holders=holders, doors=doors,
                 keepers=dict(_keepers(setup, holders)), hidden=list(_hidden(setup)),
                 relics={one.name: one.at for one in setup.weak_points if one.at.partition("/")[0] in setup.field},
                 sieges=dict(setup.sieges) if setup.rulings.get(CLOCK) == LASTING else {})


def _hidden(setup: Setup) -> Iterator[Hidden]:
    for one in setup.covert:
        seat = setup.seat(one.realm)
        yield Hidden(one.realm, -1 if seat is None else seat, one.name, one.at, one.members, one.risk, one.scouted,
                     one.re, one.inside, one.aboard, one.orders, items=dict(one.items))


def _keepers(setup: Setup, holders: dict[str, int]) -> Iterator[tuple[str, int]]:
    """Of buildings: their owners, else those of the land."""
    for fort in setup.forts:
        owner = setup.seat(fort.owner) if fort.owner is not None else holders.get(fort.at.partition("/")[0])
        if fort.kind != WALL and owner is not None:
            yield fort.at, owner


def horse_id(wagon: str, number: int) -> str:
    return f"{wagon}h{number}"


def figure_id(seat: int, number: int) -> str:
    return f"{LETTERS[seat % 26] * (1 + seat // 26)}{number}"


def line_up(play: BattlePlay) -> Script[bool]:
    yield from ()
    _open_gates(play)
    holds = _holds(play.setup)
    _mount_up(play, holds)
    stands: Stands = {}
    if not play.setup.placing:
        _man_vessels(play, holds, stands)
    settled = {one.id for here in stands.values() for one in here}
    units = [one for one in play.state.present() if one.id not in settled]
    for one in units:
        if one.at not in play.setup.field and stands_for_itself(play, one):
            _place(play, one, stands)
    if not play.setup.placing:
        place_by_default(play, units, stands)
    return True


def stands_for_itself(play: BattlePlay, figure: Figure) -> bool:
    """Not who sits behind another, not what is ridden or harnessed: these stand where the others do."""
    return not figure.riders and not figure.team and play.leads_mount(figure)


def place_by_default(play: BattlePlay, figures: list[Figure], stands: Stands) -> None:
    """Whoever has only a large field for a place, onagers first, each with a warrior; horses without a wagon that they
    could draw stand by themselves."""
    waiting = sorted((one for one in figures if not one.gone and one.at in play.setup.field), key=_default_rank)
    men = [one for one in reversed(waiting) if one.profile.is_warrior and not one.mount]
    for onager in [one for one in waiting if one.symbol == ONAGER]:
        man = next((one for one in men if (one.party, one.at) == (onager.party, onager.at)), None)
        if man is not None and _place_crew(play, onager, man, stands):
            men.remove(man)
    for one in waiting:
        if not one.gone and one.at in play.setup.field and stands_for_itself(play, one):
            _place(play, one, stands)


def _place_crew(play: BattlePlay, onager: Figure, man: Figure, stands: Stands) -> bool:
    """Where both find room."""
    for at in default_places(play, onager):
        beside = {**stands, at: [*stands.get(at, ()), onager]}
        if flaw(play, onager, at, stands) is None and flaw(play, man, at, beside) is None:
            for one in (onager, man):
                play.note("kriegsspiel-stands", "kalevala.16.1.1.standard", STANDARD, figure=play.name(one), at=at)
                put(play, one, at, stands)
            return True
    return False


def _man_vessels(play: BattlePlay, holds: dict[str, str], stands: Stands) -> None:
    """They lie where they can, with what is aboard."""
    units = [one for one in play.state.present() if not one.riders and play.leads_mount(one)]
    for one in units:
        if one.profile.is_vessel:
            moor(play, one, stands)
    _put_down_re(play)
    for one in units:
        if one.id in holds:
            embark(play, one, play.state.figures[holds[one.id]], stands)


def _put_down_re(play: BattlePlay) -> None:
    """What vessels have in their holds lies where they lie."""
    for seat, party in enumerate(play.setup.parties):
        for number, placed in enumerate(party.figures, 1):
            if placed.re:
                play.state.stores.append(Store(seat, play.state.figures[figure_id(seat, number)].at, placed.re))


def _holds(setup: Setup) -> dict[str, str]:
    """Who is aboard which vessel, by their ids; an animal goes aboard with whoever rides it."""
    found: dict[str, str] = {}
    for seat, party in enumerate(setup.parties):
        vessel = ""
        for number, placed in enumerate(party.figures, 1):
            if placed.symbol in VESSELS:
                vessel = figure_id(seat, number)
            elif placed.aboard:
                found[figure_id(seat, number)] = vessel
    return found


def _harness(play: BattlePlay, wagon: Figure, stands: Stands) -> None:
    """The horses stand where the line-up says, beside whom there is room, else on the first side clockwise that bears
    them and is empty; without such a side they are not harnessed, and stand by themselves."""
    team = play.team(wagon)
    sides = [step for step in play.ground.steps[wagon.at] if step.way and wagon.front in ("", step.to)] if team else []
    bearing = [
        step.to for step in sides if is_field(step.to) and not play.is_river(step) and bears(play, wagon.at, step)
    ]
    free = (
        at for at in bearing if at not in stands or (
            wagon.front and play.is_among_own(wagon, stands[at]) and has_room(play, team[0], at, stands, team[1:]))
    )
    wagon.front = next(free, "")
    for one in team:
        if wagon.front:
            one.at = wagon.front
            stands.setdefault(one.at, []).append(one)
        else:
            one.team = ""


def _open_gates(play: BattlePlay) -> None:
    """Gates begin closed unless the orders say otherwise (kalevala.r.war.tore)."""
    ajar = {door_name(one.at, one.other) if one.kind == WALL else one.at for one in play.setup.forts if one.ajar}
    for door in play.ground.plan.doors.values():
        if door.kind == GATE and door.fort in ajar:
            play.state.doors.setdefault(door.name, OPEN)
        keeper = play.state.keepers.get(door.fort, play.state.holders.get(door.inside.partition("/")[0]))
        if door.kind == GATE and keeper is not None and play.setup.parties[keeper].opens_gates:
            play.state.doors.setdefault(door.name, OPEN)


def _default_rank(figure: Figure) -> tuple[int, str]:
    """Archers, fighters on foot from C to A, riders, other people, animals (kalevala.r.war.standardaufstellung)."""
    found = figure.profile
    if not found.is_person:
        return 4, ""
    if figure.mount:
        return 2, ""
    if not found.is_warrior:
        return 3, ""
    return (0, "") if found.is_archer else (1, RANKS[found.rank])


def _mount_up(play: BattlePlay, holds: dict[str, str]) -> None:
    """Where the line-up says nothing people sit on the animals beside them, or with them aboard one vessel, melee
    fighters before archers."""
    for animal in [one for one in play.state.present() if one.profile.is_animal and not one.riders]:
        beside = [
            one for one in play.state.present(animal.party) if one.profile.handles and not one.mount
            and one.at == animal.at and holds.get(one.id) == holds.get(animal.id)
        ]
        spare = _spare(play, animal)
        for rider in sorted(beside, key=lambda one: one.profile.is_archer)[: min(spare, animal.profile.seats)]:
            rider.mount, animal.riders = animal.id, (*animal.riders, rider.id)
            play.note("kriegsspiel-mounts", MOUNTING, figure=play.name(rider))


def _spare(play: BattlePlay, animal: Figure) -> int:
    """How many may sit on it without being missed, or missing it, at a device beside them."""
    here = [one for one in play.state.present(animal.party) if one.at == animal.at]
    devices = [one.profile for one in here if one.profile.is_device]
    on_foot = sum(one.is_person and not one.mount for one in here)
    borne = on_foot + sum(one.profile.hauls - len(one.riders) for one in here if one.profile.is_animal)
    if not devices:
        return on_foot
    load, crew = sum(one.load for one in devices), sum(one.crew for one in devices)
    return max(0, min(on_foot - crew, (borne - load) // 2))


def _place(play: BattlePlay, figure: Figure, stands: Stands) -> None:
    """A rider with its mount, else on foot; whoever has no place is lost, or goes to the nearest if that is read so."""
    for at in _places(play, figure):
        if flaw(play, figure, at, stands) is None:
            if figure.at in play.setup.field:
                play.note("kriegsspiel-stands", "kalevala.16.1.1.standard", STANDARD, figure=play.name(figure), at=at)
            put(play, figure, at, stands)
            return
    mount = play.mount(figure)
    unit = play.unit(figure)
    _lose(play, mount or figure)
    for one in unit if mount is not None else ():
        if one.is_person:
            _place(play, one, stands)  # on foot


def put(play: BattlePlay, figure: Figure, at: str, stands: Stands) -> None:
    """With what it rides, and with the horses that draw it."""
    for one in play.unit(figure):
        one.at = at
        stands.setdefault(at, []).append(one)
    if figure.symbol == WAGON:
        _harness(play, figure, stands)


def _lose(play: BattlePlay, figure: Figure) -> None:
    inside = figure.at in play.ground.inside
    here = "kalevala.16.1.aufstellung" if inside else "kalevala.16.2.2.teilnehmer"
    house = play.ground.plan.houses.get(base(figure.at))
    if not inside and house is not None and house.kind == TEMPLE:
        here = INSIDE_ONLY
    rules = ("kalevala.16.1.falsch", CHECK, STANDARD if figure.at in play.setup.field else here)
    name = play.name(figure)
    play.remove(figure, MISPLACED)
    play.note("kriegsspiel-misplaced", *rules, figure=name, at=figure.at)


def _places(play: BattlePlay, figure: Figure) -> Iterator[str]:
    if figure.at in play.setup.field:
        for at in default_places(play, figure):
            yield from _places_on(play, figure, at)
        return
    yield figure.at
    if play.ruling(CHECK) == MOVED_INSTEAD and figure.at in play.ground.spots:
        ground = play.ground
        others = sorted(ground.inside, key=lambda name: (ground.distance(figure.at, name), ground.spots[name].number))
        yield from others


def default_places(play: BattlePlay, figure: Figure) -> Iterator[str]:
    """In and around the trade centre of a large field, else its owner's largest building, else its middle."""
    gf = figure.at
    own = [one for at, one in play.ground.plan.houses.items() if play.state.keepers.get(at) == figure.party]
    here = [one for one in own if play.ground.spots[one.at].gf == gf]
    largest = max(here, key=lambda one: one.height).at if here else f"{gf}/{MIDDLE}"
    centre = play.ground.sites.get(gf, largest)
    yield centre
    yield from (name for name in play.ground.rings(centre, ACROSS) if play.ground.spots[name].gf == gf)


def _places_on(play: BattlePlay, figure: Figure, at: str) -> Iterator[str]:
    """Its party's building there is filled first: archers on the platform, then all storeys from the ground up."""
    house = play.house(at)
    if house is not None and play.state.keepers.get(at) == figure.party:
        top = [name for name in house.storeys if play.ground.spots[name].on_platform]
        inner = [name for name in house.storeys if name not in top]
        yield from (*top, *inner) if figure.profile.is_archer else inner
    yield at


def flaw(play: BattlePlay, figure: Figure, at: str, stands: Stands) -> Refused | None:
    """What keeps it from being set up there: kalevala.16.1.aufstellung, and what its own chapter says."""
    spot = play.ground.spots.get(at)
    house = play.ground.plan.houses.get(base(at))
    if spot is None and house is not None and house.kind == TEMPLE:
        return refuse(INSIDE_ONLY, "kriegsspiel-refused-inside-only", at=at)
    if spot is None or at not in play.ground.inside:
        return refuse("kalevala.16.2.1.zusammensetzung", "kriegsspiel-refused-off-field", given=at)
    if figure.profile.is_vessel:
        return None if _may_lie(play, figure, at, stands) else refuse(AT_SEA, "kriegsspiel-refused-berth", at=at)
    if spot.climbing and not figure.profile.is_device:
        return refuse(GROUND, "kriegsspiel-refused-ground", figure=play.name(figure), at=at)
    if figure.profile.hovers:
        return None if at not in play.built_over() else refuse(
            GROUND, "kriegsspiel-refused-ground", figure=play.name(figure), at=at)
    deck = any(at in hull(one).cells for here in stands.values() for one in here if one.profile.is_vessel)
    walks = figure.is_person or figure.profile.is_slave
    if spot.raised and (figure.mount or not walks) and not _is_set_up(play, figure, at):
        return refuse("kalevala.25.aufenthalt", "kriegsspiel-refused-upstairs", figure=play.name(figure), at=at)
    if at in play.built_over() or not (deck or spot.open) or not may_stand(play, figure, at):
        return refuse(GROUND, "kriegsspiel-refused-ground", figure=play.name(figure), at=at)
    tower = any(one.symbol == SIEGE_TOWER for one in stands.get(base(at), ()))
    if spot.on_siege_tower and not tower:
        return refuse("kalevala.26.8.bt", "kriegsspiel-refused-ground", figure=play.name(figure), at=at)
    others = (one for one in stands.get(at, ()) if not one.profile.hovers)
    alone = all(play.are_friendly(one.party, figure.party) for one in others)
    if not alone or not has_room(play, figure, at, stands):
        return refuse(GROUND, "kriegsspiel-refused-room", figure=play.name(figure), at=at)
    return None


def _may_lie(play: BattlePlay, vessel: Figure, at: str, stands: Stands) -> bool:
    """On free water; a ship with its bow where the line-up says, else to the free side nearest to the enemy, of several
    to the first clockwise."""
    free = free_bows(play, vessel, at, stands)
    if vessel.symbol == RAFT or not free:
        return bool(free)
    vessel.front = min(free, key=lambda name: _to_the_enemy(play, vessel, name))
    return True


def free_bows(play: BattlePlay, vessel: Figure, at: str, stands: Stands) -> list[str]:
    """Where its bow may lie with its stern there, clockwise; a raft lies on its one small field."""
    taken = {cell for here in stands.values() for one in here if one.profile.is_vessel for cell in hull(one).cells}
    ground = play.ground

    def is_free(name: str) -> bool:
        return name in ground.inside and ground.spots[name].water and is_field(name) and name not in taken

    if not is_free(at):
        return []
    if vessel.symbol == RAFT:
        return [at]
    bows = [step.to for step in ground.steps[at] if step.way is not None and vessel.front in ("", step.to)]
    return [name for name in bows if is_free(name)]


def _to_the_enemy(play: BattlePlay, vessel: Figure, at: str) -> int:
    """How far it is to what a vessel was sent to take, else to where enemies began."""
    if _is_moored(play, vessel):
        return 0
    others = (one for one in play.state.present() if play.are_enemies(one.party, vessel.party))
    wanted = {vessel.sent} if vessel.sent else {one.home for one in others}
    ground = play.ground
    middles = (f"{gf}/{MIDDLE}" for gf in sorted(wanted) if f"{gf}/{MIDDLE}" in ground.spots)
    return min((ground.distance(at, middle) for middle in middles), default=0)


def moor(play: BattlePlay, vessel: Figure, stands: Stands) -> None:
    """Where the line-up says; else on the free water nearest to what it attacks, or to the trade centre. One that finds
    no place stays out of the battle."""
    if _is_moored(play, vessel):
        _place(play, vessel, stands)
        return
    gf = vessel.home
    for at in _moorings(play, vessel):
        if _may_lie(play, vessel, at, stands):
            vessel.at = at
            stands.setdefault(at, []).append(vessel)
            play.note("kriegsspiel-stands", "kalevala.r.war.see_aufstellung", figure=play.name(vessel), at=at)
            return
    _stay_out(play, [vessel], gf)


def _is_moored(play: BattlePlay, vessel: Figure) -> bool:
    """Does the line-up say where exactly?"""
    return vessel.at not in play.setup.field and not _placed(play, vessel).anywhere


def _moorings(play: BattlePlay, vessel: Figure) -> list[str]:
    """The water of its large field that hangs together with where it was put, the nearest to its goal first."""
    ground, gf = play.ground, vessel.home
    if vessel.sent and vessel.sent != gf:
        goals = [name for name in ground.inside if ground.spots[name].gf == vessel.sent and is_field(name)]
    else:
        goals = [vessel.at if vessel.at in ground.spots else ground.sites.get(gf, f"{gf}/{MIDDLE}")]
    every = [name for name in ground.inside if _is_water_of(play, name, gf)]
    water = _joined(play, vessel.at, gf) if vessel.at in every else every
    far = {name: min((ground.distance(name, goal) for goal in goals), default=0) for name in water}
    return sorted(far, key=lambda name: (far[name], ground.spots[name].number))


def _is_water_of(play: BattlePlay, name: str, gf: str) -> bool:
    spot = play.ground.spots[name]
    return spot.gf == gf and spot.water and is_field(name) and name in play.ground.inside


def _joined(play: BattlePlay, start: str, gf: str) -> set[str]:
    found, edge = {start}, [start]
    while edge:
        beside = (step.to for step in play.ground.steps[edge.pop()])
        new = [name for name in beside if name not in found and _is_water_of(play, name, gf)]
        found.update(new)
        edge += new
    return found


def _placed(play: BattlePlay, figure: Figure) -> Placed:
    """As the line-up names it; horses of a team and animals stand with whom they belong to."""
    party = play.setup.parties[figure.party].figures
    return next(one for number, one in enumerate(party, 1) if figure_id(figure.party, number) == figure.id)


def embark(play: BattlePlay, figure: Figure, vessel: Figure, stands: Stands) -> None:
    """In the order of listing, the bow first; whoever finds no room there stays out of the battle."""
    mount = play.mount(figure)
    unit = [figure] if mount is None else [mount, *(play.state.figures[id] for id in mount.riders)]
    free = (at for at in (vessel.front, vessel.at) if at and not vessel.gone and flaw(play, figure, at, stands) is None)
    where = next(free, "")
    if not where:
        _stay_out(play, unit, figure.home)
        return
    for one in unit:
        one.at = where
        stands.setdefault(where, []).append(one)
    for horse in play.team(figure):
        horse.team = ""
        embark(play, horse, vessel, stands)


def _stay_out(play: BattlePlay, unit: list[Figure], gf: str) -> None:
    for one in unit:
        play.note("kriegsspiel-stays-out", "kalevala.r.war.see_aufstellung", figure=play.name(one), gf=gf)
        one.gone, one.at = OUT, gf


def _is_set_up(play: BattlePlay, figure: Figure, at: str) -> bool:
    """An onager may stand on a platform from the beginning (kalevala.r.war.onager_schuss)."""
    return figure.symbol == ONAGER and play.ground.spots[at].on_platform


def turn_order(play: BattlePlay) -> Script[bool]:
    """Once before the first round, or anew in every one."""
    reading = play.ruling(ORDER)
    parties = list(range(play.seats))
    if reading == ANEW:
        play.state.order = yield from _rolled(play, parties)
    elif not play.state.order:
        people = [sum(one.profile.is_warrior for one in play.state.present(party)) for party in parties]
        declared = [party.declared for party in play.setup.parties]
        ranks = {party: (declared[party] == (reading == DEFENDER_FIRST), -people[party]) for party in parties}
        order: list[int] = []
        for rank in sorted(set(ranks.values())):
            order += yield from _rolled(play, [party for party in parties if ranks[party] == rank])
        play.state.order = order
    play.note("kriegsspiel-turns", ORDER, parties=[text("kriegsspiel-party", seat=party) for party in play.state.order])
    return True


def _rolled(play: BattlePlay, parties: list[int]) -> Script[list[int]]:
    """The higher roll first, ties again; one alone rolls nothing."""
    if len(parties) < 2:
        return parties
    sums: dict[int, int] = {}
    for party in parties:
        rolled = yield from throw(play, None, "order", ORDER, None, party=play.setup.names[party])
        sums[party] = rolled.sum
        play.note("kriegsspiel-order-roll", ORDER, dice=rolled.fell, seat=party)
    order: list[int] = []
    for total in sorted(set(sums.values()), reverse=True):
        order += yield from _rolled(play, [party for party in parties if sums[party] == total])
    return order
