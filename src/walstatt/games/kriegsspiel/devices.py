"""Devices: who moves them, how far, and who serves them (kalevala.r.war.geraet_bewegen)."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.games.kriegsspiel.effects import MOVED, STILL, STONE, has, haste, is_idle
from walstatt.games.kriegsspiel.forts import top_of
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import DRAGGED, LEADING, ROPE
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.games.kriegsspiel.ways import Goals, Trip, Walker, has_room, total_cost

MOVING: Final = "kalevala.r.war.geraet_bewegen"
HAULED: Final = ("VORRÜCKEN", "EINNEHMEN", "RÜCKZUG", "SCHÜTZEN", "BRECHEN", "STÜRMEN")
"""Commands under which a group takes its devices along; under others people leave them where they are."""


class Team(NamedTuple):
    """A device and those who move it."""

    device: Figure
    carriers: list[Figure]
    gait: int
    riders: tuple[Figure, ...] = ()
    """Who sits on animals that haul it."""
    led: tuple[Figure, ...] = ()
    """What goes along because nobody else could lead it."""

    @property
    def others(self) -> list[Figure]:
        """All of it but whoever leads."""
        return [one for one in (self.device, *self.carriers, *self.riders, *self.led) if one is not self.leader]

    @property
    def pace(self) -> int:
        return self.gait * haste((self.device, *self.carriers))

    @property
    def leader(self) -> Figure:
        return next(one for one in (*reversed(self.carriers), *self.riders) if one.is_person)


def team(device: Figure, people: list[Figure], animals: list[Figure]) -> Team | None:
    """Animals that one person leads are quicker than people who drag; None where they are too few."""
    load = _load(device)
    drawn = _enough(animals, load)
    if drawn and people:
        return Team(device, [*drawn, people[0]], LEADING)
    both = _enough([*people, *animals], load)
    return Team(device, both, DRAGGED) if both and people else None


def _load(device: Figure) -> int:
    """Two ropes that were knotted are carried as two (kalevala.r.war.seil_detail)."""
    return device.profile.load * (2 if device.knotted else 1)


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
        riders = [one for one in members if one.at == device.at and one.mount and one.mount not in busy]
        found_team = team(device, on_foot, animals) or _ridden(device, animals) or _in_hand(play, device, riders)
        moved = _with_riders(play, found_team)
        if moved is not None and not play.spot(device).raised:
            found.append(moved)
            busy |= {one.id for one in (*moved.carriers, *moved.riders)}
    free = {one.at for one in members if one.id not in busy}
    first = {one.device.at: one for one in reversed(found) if one.device.at not in free}
    return [
        one._replace(led=_led(play, group, one, busy)) if first.get(one.device.at) is one else one for one in found
    ]


def _led(play: BattlePlay, group: Group, moved: Team, busy: set[str]) -> tuple[Figure, ...]:
    here = play.standing().get(moved.device.at, ())
    return tuple(one for one in here if one.party == group.party and one.id not in busy and goes_along(one, group))


def goes_along(one: Figure, group: Group) -> bool:
    """An animal without a rider, or a slave, whom a person of the group leads."""
    animal = one.profile.is_animal and not one.riders and not one.team and not one.tired
    return (animal or one.profile.is_slave) and one.group == group.name and not has(one, STILL, STONE, MOVED)


def haul(play: BattlePlay, group: Group, members: list[Figure], aims: dict[str, Goals], most: int) -> set[str]:
    """Each device with its carriers, before anybody else of the group moves; who carries does nothing else."""
    busy: set[str] = set()
    for moved in teams(play, group, members):
        device = moved.device
        aim = next((aims[one.id] for one in (*moved.carriers, *moved.riders) if aims.get(one.id)), None)
        if aim is None:
            continue
        path = way(play, moved, aim, min(most, moved.pace))
        busy |= {one.id for one in (*moved.carriers, *moved.riders, *play.upon(device))}
        if path:
            start = device.at
            for one in play.upon(device):
                one.at = top_of(path[-1])
            for one in (device, *moved.carriers, *moved.riders, *moved.led):
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
    drawn = _enough(animals, _load(device))
    return Team(device, drawn, LEADING) if any(one.riders for one in drawn) else None


def _in_hand(play: BattlePlay, device: Figure, riders: list[Figure]) -> Team | None:
    """A rope that somebody in the saddle carries himself."""
    mount = play.mount(riders[0]) if riders and device.symbol == ROPE and not device.knotted else None
    return Team(device, [mount], LEADING) if mount is not None else None


def _with_riders(play: BattlePlay, moved: Team | None) -> Team | None:
    if moved is None:
        return None
    return moved._replace(riders=tuple(play.state.figures[id] for one in moved.carriers for id in one.riders))


def _is_loose(one: Figure) -> bool:
    """Nobody moves it a second time in a round."""
    still = one.leans or one.front or one.entered or has(one, STILL, STONE, MOVED)
    return one.profile.is_device and not still


def way(play: BattlePlay, moved: Team, goals: Goals, pace: int) -> tuple[str, ...]:
    """By the ground that the device needs, to a goal that has room for it if there is one."""
    walker, start = _walker(play, moved), moved.device.at
    free = _with_room(play, moved, goals)
    goals = walker.nearest_goals(start, free if start in walker.costs(free) else goals)
    left = walker.costs(goals)
    ends = [
        (total_cost(trip, left[name], name in goals), walker.numbers(trip), trip.path)
        for name, trip in reach(play, moved, pace).items() if name in left
    ]
    return min(ends)[2] if ends else ()


def _with_room(play: BattlePlay, moved: Team, goals: Goals) -> Goals:
    standing = play.standing()
    return frozenset(
        name for name in goals
        if name == moved.device.at or has_room(play, moved.leader, name, standing, moved.others)
    )


def _walker(play: BattlePlay, moved: Team) -> Walker:
    animals = tuple(dict.fromkeys(one.symbol for one in (*moved.carriers, *moved.led) if one.profile.is_heavy))
    return Walker.of(play, moved.leader)._replace(gait=moved.device.symbol, beside=animals, climbs=False)


def reach(play: BattlePlay, moved: Team, pace: int) -> dict[str, Trip]:
    """Where it can be with all who move it, itself among that."""
    standing = play.standing()
    trips = _walker(play, moved).reach(moved.device.at, pace, pace)
    return {
        name: trip for name, trip in trips.items()
        if not trip.path or has_room(play, moved.leader, name, standing, moved.others)
    }


def crew(play: BattlePlay, device: Figure) -> list[Figure]:
    """Who can serve it now: warriors and agents on foot beside it, in the order of listing, if there are enough."""
    here = [
        one for one in play.standing().get(device.at, ())
        if one.profile.operates and not one.mount and not one.acted and not one.facing
        and play.are_friendly(one.party, device.party)
    ]
    return here[: device.profile.crew] if len(here) >= device.profile.crew else []
