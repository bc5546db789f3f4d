"""Ladders and ropes against towers and walls: kalevala.26.6, 26.7 and r.war.leiter_detail, seil_detail."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import devices
from walstatt.games.kriegsspiel.forts import BROKEN, GREAT_KEEP, KEEP, TOWER, Fort, base, ladder_place
from walstatt.games.kriegsspiel.play import ROPE_IN_USE, BattlePlay
from walstatt.games.kriegsspiel.points import attack_rank
from walstatt.games.kriegsspiel.profiles import LADDER, ROPE, SIEGE_TOWER
from walstatt.games.kriegsspiel.reaching import in_melee_reach
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import TIED, Figure, Group

LADDERS, LEANING, TOPPLING = "kalevala.26.6.leiter", "kalevala.r.war.leiter_detail", "kalevala.26.6.umwerfen"
ROPES, THROWING, CUTTING = "kalevala.r.war.seil_detail", "kalevala.26.7.werfen", "kalevala.26.7.durchschneiden"
KNOTTING: Final = "kalevala.26.7.bergfried"
KEEPS: Final = {KEEP: "kalevala.27.3.angriff", GREAT_KEEP: "kalevala.27.4.bf3"}
"""Too high for ladders, and for ropes that are not knotted."""
MOST_ON_A_SIDE: Final = 2
NEAR: Final = 4
"""So far away a building is worth the thought for who brings a siege tower."""
HOLDS, FALLS = 11, 10
"""What the dice must show for a rope to hold, and for it to be cut or an empty ladder to fall."""


def usable(play: BattlePlay, device: Figure, at: str) -> str:
    """Where a ladder or a rope leads up from its small field to a building, or over a wall; nothing if it does not."""
    if device.leans or device.damaged or _is_crowded(play, device):
        return ""
    wall = play.ground.plan.walls.get((device.at, at))
    if wall is not None:
        return wall if play.state.doors.get(wall) != BROKEN else ""
    return ladder_place(device.at, at) if _leads_up(play, device, device.at, at) else ""


def _leads_up(play: BattlePlay, device: Figure, foot: str, at: str) -> bool:
    """From that small field, if it were there."""
    house, place = play.house(at), ladder_place(foot, at)
    if house is None or place not in play.ground.spots:
        return False
    high = play.ground.spots[house.storeys[-1]].level - play.ground.spots[foot].level
    fits = house.kind == TOWER and high == 1
    if device.symbol == ROPE and device.knotted:
        fits = house.kind in (TOWER, KEEP) and high <= 2
    return fits and _on_side(play, place, device.symbol) < MOST_ON_A_SIDE


def sides(play: BattlePlay, device: Figure, at: str) -> frozenset[str]:
    """Small fields from which a ladder or a rope would lead up to a building."""
    return frozenset(foot for foot in feet(play, at) if not device.damaged and _leads_up(play, device, foot, at))


def brought(play: BattlePlay, group: Group, people: list[Figure], at: str) -> dict[str, frozenset[str]]:
    """By who has a ladder or a rope: where it is brought to, or where it leads up and he stays
    (kalevala.r.war.befehle_burg_see)."""
    found: dict[str, frozenset[str]] = {}
    for moved in devices.teams(play, group, people):
        goals = sides(play, moved.device, at) if moved.device.symbol in (LADDER, ROPE) else frozenset()
        found |= {one.id: goals for one in (*moved.carriers, *moved.riders) if goals and one.is_person}
    for device in [one for one in play.state.present(group.party) if one.symbol in (LADDER, ROPE)]:
        here = [one.id for one in people if one.at == device.at and not one.mount]
        if here and not found.keys() & {*here} and usable(play, device, at):
            found[here[0]] = frozenset([device.at])
    return found


def _on_side(play: BattlePlay, place: str, symbol: str) -> int:
    return sum(one.leans == place and one.symbol == symbol for one in play.state.present())


def _is_crowded(play: BattlePlay, device: Figure) -> bool:
    """Who throws a rope needs room for it (kalevala.26.7.raum)."""
    here = play.standing().get(device.at, [])
    return device.symbol == ROPE and play.taken(here) + ROPE_IN_USE > play.room(device.at)


def feet(play: BattlePlay, at: str) -> frozenset[str]:
    """Small fields from which a building can be climbed."""
    sides = (step.to for step in play.ground.steps[at] if step.to in play.ground.inside)
    return frozenset(name for name in sides if ladder_place(name, at) in play.ground.spots)


def docks(play: BattlePlay, house: Fort) -> frozenset[str]:
    """Where a siege tower stands against a tower: beside it on the same ground (kalevala.r.war.bt_detail)."""
    spots, top = play.ground.spots, house.storeys[-1]
    beside = (step for step in play.ground.steps[top] if spots[step.to].on_siege_tower and not step.fights_only)
    return frozenset(base(step.to) for step in beside if step.to in play.ground.inside)


def is_in_place(play: BattlePlay, figure: Figure, at: str) -> bool:
    """Does what was brought lead up here: a ladder or a rope that leans, a siege tower that is docked?"""
    at_foot, house = base(figure.at), play.house(at)
    docked = house is not None and at_foot in docks(play, house)
    here = play.standing().get(at_foot, ())
    return any(one.leans or (docked and one.symbol == SIEGE_TOWER) for one in here if one.party == figure.party)


def set_up(play: BattlePlay, members: list[Figure], at: str) -> Script[None]:
    """Whoever has a step left leans the ladder beside him, or throws the rope."""
    party = members[0].party if members else -1
    beside = {base(step.to) for step in play.ground.steps[at]}
    for device in [one for one in play.state.present(party) if one.symbol in (LADDER, ROPE)]:
        bearers = [one for one in members if one.at == device.at]
        if bearers and not device.leans and device.at in beside and not usable(play, device, at):
            _tell_why(play, device, at)
        for one in bearers:
            place = usable(play, device, at)
            while place and not one.mount and not one.facing and _steps_left(play, one):
                one.entered += 1
                if device.symbol == LADDER:
                    _lean(play, one, device, place)
                else:
                    yield from _throw_rope(play, one, device, place)
                place = usable(play, device, at)


def _tell_why(play: BattlePlay, device: Figure, at: str) -> None:
    if _is_crowded(play, device) or _on_side(play, ladder_place(device.at, at), device.symbol) >= MOST_ON_A_SIDE:
        rule = "kalevala.26.7.raum" if device.symbol == ROPE else "kalevala.26.6.hoechstzahl"
        play.note("kriegsspiel-no-room-to-climb", rule, figure=play.name(device), at=at)
    else:
        play.note("kriegsspiel-no-way-up", *_barring(play, device, at), figure=play.name(device), at=at)


def _barring(play: BattlePlay, device: Figure, at: str) -> list[str]:
    """The rules that keep it from a building."""
    house = play.house(at)
    high = KEEPS.get(house.kind, "") if house is not None else ""
    if device.symbol == ROPE:
        return [KNOTTING, ROPES] if high else [ROPES]
    return [high, LEANING] if high else [LEANING]


def _steps_left(play: BattlePlay, figure: Figure) -> bool:
    return figure.entered < play.speed(figure)


def _lean(play: BattlePlay, figure: Figure, ladder: Figure, place: str) -> None:
    ladder.leans = place
    play.note("kriegsspiel-leans", LADDERS, LEANING, "kalevala.26.6.hoechstzahl", figure=play.name(figure), at=place)


def _throw_rope(play: BattlePlay, figure: Figure, rope: Figure, place: str) -> Script[None]:
    rolled = yield from throw(play, figure, "rope", THROWING, Tally(HOLDS, THROWING), at=place)
    if rolled.reached:
        rope.leans = place
    key = "kriegsspiel-rope-holds" if rolled.reached else "kriegsspiel-rope-misses"
    play.note(key, THROWING, ROPES, dice=rolled.fell, figure=play.name(figure), at=place)


# ---- actions


def before_keep(play: BattlePlay, members: list[Figure], at: str) -> list[Figure]:
    """Who stands at the foot of a keep, which one rope alone does not climb."""
    house = play.house(at)
    foot = feet(play, at) if house is not None and house.kind == KEEP else ()
    return [one for one in members if one.at in foot]


def knot(play: BattlePlay, members: list[Figure]) -> None:
    """Two ropes beside one person become one of twice the length; it is an action (kalevala.26.7.bergfried)."""
    for one in members:
        ropes = [
            rope for rope in play.standing().get(one.at, ())
            if rope.symbol == ROPE and rope.party == one.party and not rope.knotted and not rope.leans
        ]
        if len(ropes) >= 2 and not one.acted and not one.mount:
            one.acted = ropes[0].knotted = True
            ropes[1].gone = TIED
            play.note("kriegsspiel-knots", KNOTTING, ROPES, figure=play.name(one))


def guarded(play: BattlePlay) -> list[str]:
    """Ladders and ropes at platforms of the party whose turn it is."""
    return [one.id for one in play.state.present() if one.leans in play.ground.spots and _guards(play, one)]


def _guards(play: BattlePlay, device: Figure) -> list[Figure]:
    """On the platform above it, with no enemy in reach, those with the lowest attack first."""
    house = play.house(device.leans.partition("^")[2])
    above = play.standing().get(house.storeys[-1], []) if house is not None else []
    free = [
        one for one in above
        if one.party == play.active and one.is_person and not one.acted and play.are_enemies(one.party, device.party)
        and not in_melee_reach(play, one)
    ]
    return sorted(free, key=lambda one: attack_rank(play, one))


def fend_off(play: BattlePlay) -> Script[bool]:
    """One that is empty is toppled or cut; who is on another is fought."""
    while play.state.queue:
        device = play.state.figures[play.state.queue.pop(0)]
        guards = _guards(play, device)
        if guards:
            guards[0].acted = True
            yield from throw_down(play, guards[0], device)
            return False
    return True


def throw_down(play: BattlePlay, guard: Figure, device: Figure) -> Script[None]:
    """Nobody is on it: who is would be in reach, and is fought (kalevala.r.war.handlungswahl)."""
    rope = device.symbol == ROPE
    rule = CUTTING if rope else TOPPLING
    rolled = yield from throw(play, guard, "cut" if rope else "topple", rule, Tally(FALLS, rule), at=device.leans)
    key = ("kriegsspiel-cuts" if rope else "kriegsspiel-topples") if rolled.reached else "kriegsspiel-holds-fast"
    play.note(key, rule, ROPES if rope else LEANING, dice=rolled.fell, figure=play.name(guard), at=device.leans)
    if not rolled.reached:
        return
    device.leans = ""
    if rope:
        play.remove(device)


def proposals(play: BattlePlay, members: list[Figure]) -> Iterator[str]:
    """Buildings beside which the group stands; those a little farther too if it has a siege tower."""
    near = {base(step.to) for one in members for step in play.ground.steps[one.at]}
    if any(play.shelter(one) is not None for one in members):
        near |= {at for at in play.ground.plan.houses for one in members if play.ground.distance(one.at, at) <= NEAR}
    yield from (at for at in play.ground.plan.houses if at in near and play.house(at) is not None)
