"""Driving a chariot: forward, turning, into enemies and over them (kalevala.26.4 and r.war.quadriga_detail)."""
from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import trampling, wagons
from walstatt.games.kriegsspiel.danger import roll_for_survival, survival_number
from walstatt.games.kriegsspiel.forts import is_field
from walstatt.games.kriegsspiel.ground import WAYS
from walstatt.games.kriegsspiel.hooks import befall
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import LAST, Goals, Walker, has_room

DRIVING, OVER = "kalevala.26.4.tempo", "kalevala.26.4.angriff"
LEFT_BEHIND: Final = ("STÜRMEN", "KLETTERN", "SCHWIMMEN", "BESCHIESSEN", "HALTEN")
"""Commands under which nobody drives: the crew leaves the wagon, or stands still on it."""


class Stance(NamedTuple):
    """Where a wagon and its horses stand, and the way there."""

    wagon: str
    horses: str
    path: tuple[str, ...] = ()
    """Small fields that the horses entered, one with each step."""
    steps: int = 0


def _onwards(play: BattlePlay, stance: Stance) -> Iterator[Stance]:
    """One step: straight on, or the horses one side further round the wagon."""
    ahead = play.ground.edges[stance.wagon, stance.horses].way
    assert ahead is not None
    place = WAYS.index(ahead)
    for start, way, wagon in (
        (stance.horses, ahead, stance.horses),
        (stance.wagon, WAYS[place - 1], stance.wagon), (stance.wagon, WAYS[(place + 1) % 6], stance.wagon),
    ):
        step = next((one for one in play.ground.steps[start] if one.way == way and is_field(one.to)), None)
        if step is not None and wagons.bears(play, start, step):
            yield Stance(wagon, step.to, (*stance.path, step.to), stance.steps + 1)


def _bears_team(play: BattlePlay, team: list[Figure], at: str, standing: dict[str, list[Figure]]) -> bool:
    """Room for the horses beside their own; they take no booty, people do (kalevala.r.war.beute_geraet)."""
    others = [one for one in standing.get(at, ()) if not one.profile.is_slave]
    return play.is_among_own(team[0], others) and has_room(play, team[0], at, standing, team[1:])


class Road:
    """What is free for one wagon as things stand now."""

    def __init__(self, play: BattlePlay, wagon: Figure) -> None:
        self.play = play
        self.team = play.team(wagon)
        own = {one.id for one in (wagon, *wagons.load(play, wagon), *self.team)}
        self.standing = {at: [one for one in here if one.id not in own] for at, here in play.standing().items()}
        self.strangers = play.barred(wagon.party)
        self.start = Stance(wagon.at, wagon.front)

    def is_free(self, stance: Stance) -> bool:
        """Room for the wagon with its crew, and for its horses."""
        if self.strangers & {stance.wagon, stance.horses} or self.standing.get(stance.wagon):
            return False
        return _bears_team(self.play, self.team, stance.horses, self.standing)

    def stances(self, most: int) -> Iterator[Stance]:
        """Itself first, then what it reaches with one step, with two, and so on: each by the fewest steps."""
        seen, edge = {self.start[:2]}, [self.start]
        while edge:
            stance = edge.pop(0)
            yield stance
            for new in _onwards(self.play, stance) if stance.steps < most else ():
                if new[:2] not in seen and self.is_free(new):
                    seen.add(new[:2])
                    edge.append(new)


def reach(play: BattlePlay, wagon: Figure) -> list[Stance]:
    """All stances of this turn, on free ground."""
    return list(Road(play, wagon).stances(wagons.pace(play, wagon)))


def drive(play: BattlePlay, wagon: Figure, goals: Goals, most: int = LAST) -> None:
    """By the fewest steps to where it or its horses are at the goal, or nearest to it; as far as it comes now."""
    road, distance, pace = Road(play, wagon), play.ground.distance, min(most, wagons.pace(play, wagon))

    def far(stance: Stance) -> int:
        return min(distance(name, goal) for name in stance[:2] for goal in goals)

    found = list(road.stances(LAST))
    best = min(found, key=lambda stance: (far(stance), stance.steps))
    on_the_way = [stance for stance in found if stance.path == best.path[: stance.steps] and stance.steps <= pace]
    if on_the_way[-1].path:
        roll(play, wagon, on_the_way[-1])


def roll(play: BattlePlay, wagon: Figure, stance: Stance) -> None:
    """All of it goes there."""
    start = wagon.at
    for one in (wagon, *wagons.load(play, wagon)):
        one.at, one.entered = stance.wagon, one.entered + stance.steps
    for horse in play.team(wagon):
        horse.at, horse.entered = stance.horses, horse.entered + stance.steps
    wagon.front, wagon.rolls = stance.horses, True
    play.note("kriegsspiel-drives", DRIVING, wagons.DETAIL, "kalevala.26.4.gelaende", figure=play.name(wagon),
              start=start, end=wagon.at, front=wagon.front)
    play.take_over(wagons.crew(play, wagon)[:1])


# ---- trampling


def way_into(play: BattlePlay, wagon: Figure, places: Collection[str]) -> Stance | None:
    """The stance of the fewest steps whose last one brings the horses among the enemies at one of these places."""
    team, standing, most, found = play.team(wagon), play.standing(), wagons.pace(play, wagon), []
    for stance in reach(play, wagon):
        for new in _onwards(play, stance) if stance.steps < most else ():
            clear = new.wagon == wagon.at or all(one.team == wagon.id for one in standing.get(new.wagon, ()))
            here = standing.get(new.horses, ())
            if new.horses in places and clear and trampling.yields(play, new.horses, team, wagon.party, here):
                found.append((new.steps, play.ground.spots[new.horses].number, new))
    return min(found)[2] if found else None


def trample(play: BattlePlay, wagon: Figure, stance: Stance) -> Script[None]:
    """The horses fight in turn; with steps left the wagon rolls over whoever is still there."""
    roll(play, wagon, stance)
    play.share(stance.horses)
    play.note("kriegsspiel-tramples", OVER, wagons.DETAIL, figure=play.name(wagon), at=stance.horses)
    yield from befall(play, (stance.horses,))
    team = play.team(wagon)
    yield from trampling.fight(play, team, stance.wagon)
    if not play.team(wagon):
        return
    if stance.steps >= wagons.pace(play, wagon):
        return
    onwards = next((one for one in _onwards(play, stance) if one.wagon == stance.horses), None)
    if onwards is not None and _is_open_road(play, wagon, onwards):
        yield from _run_over(play, wagon, onwards)


def _is_open_road(play: BattlePlay, wagon: Figure, onwards: Stance) -> bool:
    """Room ahead for the horses, and under the wagon nobody but enemies; nothing that fills a field was trampled."""
    team = play.team(wagon)
    under = [one for one in play.standing().get(onwards.wagon, ()) if one not in team]
    hostile = all(play.are_enemies(one.party, wagon.party) for one in under)
    ahead = onwards.horses not in play.barred(wagon.party)
    return hostile and ahead and _bears_team(play, team, onwards.horses, play.standing())


def _run_over(play: BattlePlay, wagon: Figure, onwards: Stance) -> Script[None]:
    for one in play.standing().get(onwards.wagon, ()):
        play.bring_down(one)
    under = [one for one in play.standing().get(onwards.wagon, ()) if play.are_enemies(one.party, wagon.party)]
    roll(play, wagon, onwards._replace(steps=1))
    play.note("kriegsspiel-runs-over", OVER, wagons.DETAIL, figure=play.name(wagon), at=onwards.wagon)
    for one in [one for one in under if one.profile.is_device]:
        play.remove(one)
        play.note("kriegsspiel-device-destroyed", wagons.DETAIL, figure=play.name(one))
    struck = [one for one in under if not one.profile.is_device]
    wagon.tramples = True
    for one, need in [(one, survival_number(one)) for one in struck]:
        yield from roll_for_survival(play, one, need)
    for one in [one for one in struck if not one.gone and play.leads_mount(one) and not one.riders]:
        yield from _step_out(play, one)
    wagon.tramples = False
    play.take_over(wagons.crew(play, wagon)[:1])


def _step_out(play: BattlePlay, figure: Figure) -> Script[None]:
    """To the free small field beside it of the lowest number; is there none, it rolls once more and goes to the
    nearest that is free."""
    unit, start, ground = sorted(play.unit(figure), key=lambda one: not one.is_person), figure.at, play.ground
    walker = Walker.of(play, figure)
    ways = [step.to for step in ground.steps[start] if not play.is_river(step) and walker.leads(start, step)]
    beside = sorted(ways, key=lambda name: ground.spots[name].number)
    there = next((name for name in beside if trampling.may_flinch(play, figure, name)), None)
    if there is None:
        for one in unit:
            yield from roll_for_survival(play, one, survival_number(one))
        near = sorted(ground.inside, key=lambda name: (ground.distance(start, name), ground.spots[name].number))
        there = next((name for name in near if trampling.may_flinch(play, figure, name)), None)
    for one in unit:
        if not one.gone and there is not None:
            one.at, one.facing = there, 0
            play.note("kriegsspiel-steps-aside", wagons.DETAIL, figure=play.name(one), start=start, end=there)
        elif not one.gone:
            play.remove(one)
