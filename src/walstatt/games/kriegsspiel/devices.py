"""Devices: who moves them, how far, and who serves them (kalevala.r.war.geraet_bewegen)."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.games.kriegsspiel.effects import MOVED, STILL, STONE, has, is_idle
from walstatt.games.kriegsspiel.forts import top_of
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import DRAGGED, LEADING
from walstatt.games.kriegsspiel.shelters import riders_of
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.games.kriegsspiel.ways import Goals, Walker, has_room, total_cost

MOVING: Final = "kalevala.r.war.geraet_bewegen"
HAULED: Final = ("VORRÜCKEN", "EINNEHMEN", "RÜCKZUG", "SCHÜTZEN", "BRECHEN", "STÜRMEN")
"""Commands under which a group takes its devices along; under others people leave them where they are."""


class Team(NamedTuple):
    """A device and those who move it."""

    device: Figure
    carriers: list[Figure]
    pace: int
    riders: tuple[Figure, ...] = ()
    """Who sits on animals that haul it."""

    @property
    def leader(self) -> Figure:
        return next(one for one in (*reversed(self.carriers), *self.riders) if one.is_person)


def team(device: Figure, people: list[Figure], animals: list[Figure]) -> Team | None:
    """Animals that one person leads are quicker than people who drag; None where they are too few."""
    load = device.profile.load
    drawn = _enough(animals, load)
    if drawn and people:
        return Team(device, [*drawn, people[0]], LEADING)
    both = _enough([*people, *animals], load)
    return Team(device, both, DRAGGED) if both and people else None


def _enough(carriers: list[Figure], load: int) -> list[Figure]:
    """The first of them who together bear it."""
    found: list[Figure] = []
    for one in carriers:
        if load <= 0:
            break
        found.append(one)
        load -= spare_load(one)
    return found if load <= 0 else []


def spare_load(one: Figure) -> int:
    """What it hauls beside its riders, of whom each takes one TEH."""
    return one.profile.hauls - len(one.riders)


def teams(play: BattlePlay, group: Group, members: list[Figure]) -> list[Team]:
    """Each loose device of a group with those who can move it; nobody serves two."""
    found: list[Team] = []
    busy: set[str] = set()
    for device in [one for one in play.state.present(group.party) if one.group == group.name and _is_loose(one)]:
        on_foot = [one for one in members if one.at == device.at and one.id not in busy and not one.mount]
        animals = [one for one in play.standing().get(device.at, ()) if _hauls(play, group, one, busy)]
        moved = _with_riders(play, team(device, on_foot, animals) or _ridden(device, animals))
        if moved is not None and not play.spot(device).raised:
            found.append(moved)
            busy |= {one.id for one in (*moved.carriers, *moved.riders)}
    return found


def haul(play: BattlePlay, group: Group, members: list[Figure], aims: dict[str, Goals], most: int) -> set[str]:
    """Each device with its carriers, before anybody else of the group moves; who carries does nothing else."""
    busy: set[str] = set()
    for moved in teams(play, group, members):
        device = moved.device
        aim = next((aims[one.id] for one in (*moved.carriers, *moved.riders) if aims.get(one.id)), None)
        if aim is None:
            continue
        path = way(play, moved, aim, min(most, moved.pace))
        busy |= {one.id for one in (*moved.carriers, *moved.riders, *riders_of(play, device))}
        if path:
            start = device.at
            for one in riders_of(play, device):
                one.at = top_of(path[-1])
            for one in (device, *moved.carriers, *moved.riders):
                one.at, one.squeezed = path[-1], False
                one.entered += len(path)
            levels = {play.ground.spots[name].level for name in (start, *path)}
            ascent = ["kalevala.16.2.3.geraet_aufgang"] if len(levels) > 1 else []
            play.note("kriegsspiel-hauls", MOVING, "kalevala.r.war.gruppe_bewegen", *ascent, figure=play.name(device),
                      start=start, end=path[-1])
            play.capture(moved.leader)
    return busy


def _hauls(play: BattlePlay, group: Group, animal: Figure, busy: set[str]) -> bool:
    """Animals of the party that draw nothing yet; ridden ones with what strength their riders leave, if these are of
    the group."""
    able = animal.profile.is_animal and not animal.team and not animal.tired and not is_idle(animal)
    riders = [play.state.figures[id] for id in animal.riders]
    own = animal.party == group.party and all(one.group == group.name for one in riders)
    return able and own and animal.id not in busy and spare_load(animal) > 0


def _ridden(device: Figure, animals: list[Figure]) -> Team | None:
    """Animals alone, led by one who rides."""
    drawn = _enough(animals, device.profile.load)
    return Team(device, drawn, LEADING) if any(one.riders for one in drawn) else None


def _with_riders(play: BattlePlay, moved: Team | None) -> Team | None:
    if moved is None:
        return None
    return moved._replace(riders=tuple(play.state.figures[id] for one in moved.carriers for id in one.riders))


def _is_loose(one: Figure) -> bool:
    return one.profile.is_device and not one.leans and not one.front and not has(one, STILL, STONE, MOVED)


def way(play: BattlePlay, moved: Team, goals: Goals, pace: int) -> tuple[str, ...]:
    """By the ground that the device needs."""
    leader = moved.leader
    animals = tuple(dict.fromkeys(one.symbol for one in moved.carriers if one.profile.is_heavy))
    walker = Walker.of(play, leader)._replace(gait=moved.device.symbol, beside=animals, climbs=False)
    goals = walker.nearest_goals(moved.device.at, goals)
    left, standing = walker.costs(goals), play.standing()
    others = [one for one in (moved.device, *moved.carriers, *moved.riders) if one is not leader]
    ends = [
        (total_cost(trip, left[name], name in goals), walker.numbers(trip), trip.path)
        for name, trip in walker.reach(moved.device.at, pace, pace).items()
        if name in left and (not trip.path or has_room(play, leader, name, standing, others))
    ]
    return min(ends)[2] if ends else ()


def crew(play: BattlePlay, device: Figure) -> list[Figure]:
    """Who can serve it now: warriors and agents on foot beside it, in the order of listing, if there are enough."""
    here = [
        one for one in play.standing().get(device.at, ())
        if one.profile.operates and not one.mount and not one.acted and not one.facing
        and play.are_friendly(one.party, device.party)
    ]
    return here[: device.profile.crew] if len(here) >= device.profile.crew else []
