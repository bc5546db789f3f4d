"""Sieges and hunger at the end of a round: kalevala.16.2.6 and kalevala.r.war.belagert, hungeruhr."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.danger import in_order
from walstatt.games.kriegsspiel.forts import BROKEN, GATE, OPEN, base, is_field
from walstatt.games.kriegsspiel.hooks import ease
from walstatt.games.kriegsspiel.line_up import CLOCK
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import LADDER, ONAGER, RAM, ROPE, SIEGE_TOWER, TORTOISE
from walstatt.games.kriegsspiel.reaching import strike_places
from walstatt.games.kriegsspiel.rolls import MOST, throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import LAST, Walker, has_room

SIEGE: Final = "kalevala.r.war.belagert"
WITH_DEVICES: Final = "kalevala.r.war.hunger_geraet"
STARVES_ALL_THE_SAME: Final = 1
ASSAULT: Final = (ONAGER, LADDER, ROPE, SIEGE_TOWER, RAM, TORTOISE)
STARVING, ROLL, BEGIN = "kalevala.16.2.6.aushungern", "kalevala.16.2.6.wurf", "kalevala.16.2.6.beginn"
FIRST: Final = 6
"""What the dice must show in the first round of hunger; one more in each that follows."""
THREE_MORE: Final = 1
"""A reading of the clock: three more rounds without hunger."""
MARCH: Final = 5
"""Nobody farther away can be beside a gate in one turn."""


class Fortress(NamedTuple):
    """Buildings of one party side by side, with the small fields that its walls enclose."""

    party: int
    fields: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.fields[0]


def fortresses(play: BattlePlay) -> list[Fortress]:
    """By the number of their first small field."""
    ground, numbers = play.ground, play.ground.spots
    houses = {at: play.state.keepers.get(at) for at in ground.plan.houses if play.house(at) and at in ground.inside}
    owned = {at: party for at, party in houses.items() if party is not None}
    for court in _courts(play):
        walls = [owned[step.to] for at in court for step in ground.steps[at] if step.to in owned]
        owner = walls[0] if walls else _keeper_of_court(play, court)
        owned.update(dict.fromkeys(court, owner) if owner is not None else {})
    found, left = [], dict(owned)
    for at in sorted(owned, key=lambda name: numbers[name].number):
        if at in left:
            part = _joined(play, at, {name for name, party in left.items() if party == owned[at]})
            found.append(Fortress(owned[at], tuple(sorted(part, key=lambda name: numbers[name].number))))
            for name in part:
                del left[name]
    return found


def _keeper_of_court(play: BattlePlay, court: set[str]) -> int | None:
    """Where walls alone enclose it: whose people alone are in it, else whose land it is; who took the trade centre
    elsewhere has not taken it."""
    within = {one.party for one in play.state.present() if one.is_person and one.at in court}
    owner = play.setup.owners.get(play.ground.spots[min(court)].gf, "")
    return within.pop() if len(within) == 1 else play.setup.seat(owner)


def _joined(play: BattlePlay, start: str, fields: set[str]) -> set[str]:
    found, edge = {start}, [start]
    while edge:
        fresh = [step.to for step in play.ground.steps[edge.pop()] if step.to in fields and step.to not in found]
        found.update(fresh)
        edge.extend(fresh)
    return found


def _courts(play: BattlePlay) -> list[set[str]]:
    """Open small fields from which nothing but walls and buildings leads on, gates or not."""
    plan, ground = play.ground.plan, play.ground
    if not plan.walls and len(plan.houses) < 3:
        return []
    left = {name for name in ground.inside if is_field(name) and play.house(name) is None}
    found = []
    while left:
        start = min(left, key=lambda name: ground.spots[name].number)
        part, closed, edge = {start}, True, [start]
        while edge:
            here = edge.pop()
            steps = [step for step in ground.steps[here] if is_field(step.to)]
            closed = closed and len(steps) == 6
            for step in steps:
                if _is_walled(play, here, step.to) or play.house(step.to) is not None or step.to in part:
                    continue
                closed = closed and step.to in ground.inside
                if step.to in left:
                    part.add(step.to)
                    edge.append(step.to)
        left -= part
        if closed:
            found.append(part)
    return found


def _is_walled(play: BattlePlay, here: str, there: str) -> bool:
    name = play.ground.plan.walls.get((here, there))
    return name is not None and play.state.doors.get(name) != BROKEN


# ---- is it besieged?


def is_besieged(play: BattlePlay, fortress: Fortress) -> bool:
    """Nobody can come out through its gates and breaches without being met in the besieger's next turn."""
    outside = [one for one in play.state.present() if one.is_person and base(one.at) not in fortress.fields]
    hostile = (one for one in outside if play.are_enemies(one.party, fortress.party) and one.profile.is_warrior)
    enemies = [one for one in hostile if not one.swims]
    leads = list(ways_out(play, fortress))
    if not enemies or any(stands == OPEN for _, stands in leads):
        return False
    friends = (one for one in outside if play.are_friendly(one.party, fortress.party))
    relieved = {one.at for one in friends if one.profile.is_warrior}
    gates = dict.fromkeys(at for at, _ in leads)
    return not relieved & gates.keys() and all(_is_met(play, at, enemies) for at in gates)


def ways_out(play: BattlePlay, fortress: Fortress) -> Iterator[tuple[str, str]]:
    """Small fields outside onto which a gate or a breach leads, and how that stands."""
    ground = play.ground
    for at in fortress.fields:
        house = play.house(at)
        for step in [step for place in (house.storeys if house is not None else [at]) for step in ground.steps[place]]:
            door = ground.plan.doors.get(step.door)
            if door is None or base(step.to) in fortress.fields or step.to not in ground.inside:
                continue
            stands = play.stands(door)
            if (door.kind == GATE or stands == BROKEN) and ground.spots[step.to].open:
                yield step.to, stands


def _is_met(play: BattlePlay, gate: str, enemies: list[Figure]) -> bool:
    near = [one for one in enemies if play.ground.distance(one.at, gate) <= MARCH]
    if any(one.at == gate for one in near):
        return True
    places, standing = strike_places(play, gate), play.standing()
    return any(
        name in places and has_room(play, one, name, standing)
        for one in near for name in Walker.of(play, one).reach(one.at, Walker.of(play, one).speed, LAST)
    )


# ---- the clock


def count(play: BattlePlay) -> Script[bool]:
    """The counter of each fortress: up while it is besieged, else back to nothing."""
    yield from ()
    sieges, counted = play.state.sieges, dict[str, int]()
    for fortress in fortresses(play) if play.ground.plan.doors else ():
        if is_besieged(play, fortress):
            starves = play.ruling(WITH_DEVICES) == STARVES_ALL_THE_SAME or not _could_be_stormed(play, fortress)
            counted[fortress.name] = sieges.get(fortress.name, 0) + starves
            if not starves:
                play.note("kriegsspiel-not-starved", WITH_DEVICES, STARVING, seat=fortress.party, at=fortress.name)
                continue
            if any(in_order(play, name) for at in fortress.fields for name in _places(play, at)):
                play.note("kriegsspiel-besieged", SIEGE, CLOCK, STARVING, seat=fortress.party, at=fortress.name,
                          rounds=counted[fortress.name])
        elif fortress.name in sieges:
            play.note("kriegsspiel-relieved", SIEGE, seat=fortress.party, at=fortress.name)
    play.state.sieges = counted
    play.state.bread = {name: more for name, more in play.state.bread.items() if name in counted}
    return True


def _could_be_stormed(play: BattlePlay, fortress: Fortress) -> bool:
    """Nobody starves out whom he could storm: while an enemy has a sound device for it, hunger does not come nearer."""
    return any(
        one.symbol in ASSAULT and not one.damaged and play.are_enemies(one.party, fortress.party)
        for one in play.state.present()
    )


def free_rounds(play: BattlePlay, fortress: Fortress) -> int:
    """As many as it has small fields, and what bread and water of priests have added (kalevala.20.2.4.brot_wasser)."""
    more = play.state.bread.get(fortress.name, 0)
    return len(fortress.fields) + (3 if play.ruling(CLOCK) == THREE_MORE else 0) + more


def hunger_number(play: BattlePlay, fortress: Fortress) -> int:
    """What the dice of everybody in it must show; 0 while there is something to eat."""
    hunger = play.state.sieges.get(fortress.name, 0) - free_rounds(play, fortress)
    if hunger <= 0:
        return 0
    return min(MOST, FIRST - 1 + hunger) - effects.is_under(play, effects.FED, fortress.name)


def starving(play: BattlePlay) -> list[str]:
    """People and animals of every fortress whose supplies are eaten, each with its number, and 1 for whoever is in a
    phalanx as it strikes (kalevala.r.war.ueberleben)."""
    found = []
    for fortress in fortresses(play) if play.state.sieges else ():
        need = hunger_number(play, fortress)
        if need:
            places = [name for at in fortress.fields for name in _places(play, at)]
            found += [f"{one.id} {need} {int(one.facing > 0)}" for name in places for one in in_order(play, name)]
    return found


def _places(play: BattlePlay, at: str) -> list[str]:
    house = play.house(at)
    return [at] if house is None else house.storeys


def hunger(play: BattlePlay) -> Script[bool]:
    """One of them rolls."""
    if not play.state.queue:
        return True
    id, number, more = play.state.queue.pop(0).split()
    figure = play.state.figures[id]
    need = Tally(int(number), ROLL).change(int(more), "kalevala.16.2.4.phalanx_ueberleben")
    rolled = yield from throw(play, figure, "hunger", ROLL, ease(figure, need))
    name = play.name(figure)
    if rolled.reached:
        play.note("kriegsspiel-hungers", ROLL, CLOCK, BEGIN, dice=rolled.fell, figure=name)
    else:
        play.strike_down(figure, "kriegsspiel-starves", ROLL, CLOCK, BEGIN, dice=rolled.fell, figure=name)
    return False
