"""Before a battle by itself: the parties place their groups by hand, one group each in turn, the defender first.

A place is a small field, a storey or a platform of an own building. A group with a vessel goes aboard it: its place is
the small field of the stern, with or without that of the bow (`2A+10/17>2A+10/18`). Who finds no room there stands
beside it. What is refused is what the line-up would lose (kalevala.16.1.falsch).
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.kriegsspiel import line_up
from walstatt.games.kriegsspiel.asking import FreePick
from walstatt.games.kriegsspiel.forts import base, is_field
from walstatt.games.kriegsspiel.line_up import AT_SEA, GROUND, Stands
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import RAFT
from walstatt.games.kriegsspiel.state import Figure, Group

KEY: Final = "kriegsspiel:place"
EVERYBODY: Final = "ALLE"
"""The answer of who lets all that are left be placed by default."""
BOW: Final = ">"
BESIDE: Final = 2
"""So many small fields away stands who finds no room where the group is put."""


def place(play: BattlePlay) -> Script[bool]:
    """One group is placed, or all that are left of a party."""
    group = _next_group(play) if play.setup.placing else None
    if group is None:
        return True
    units = _waiting(play, group)
    args = {
        "unit": f"{group.party}/{group.name}", "group": group.name, "gf": units[0].at, "afloat": _has_bow(units),
        "figures": [play.name(one) for one in units],
    }
    written = yield FreePick(
        group.party, KEY, GROUND, lambda: proposals(play, group), lambda value: judge(play, group, value), args,
        describe, heading,
    )
    if written == EVERYBODY:
        _place_everybody(play, group.party)
    else:
        arrange(play, group, written)
        rules = (AT_SEA, GROUND) if units[0].profile.is_vessel else (GROUND,)
        play.note("kriegsspiel-placed", *rules, seat=group.party, group=group.name, at=written)
    return False


def describe(option: str) -> Text:
    return text("kriegsspiel-place-everybody") if option == EVERYBODY else text("kriegsspiel-place-at", at=option)


def heading(option: str) -> str:
    """Clients show the places by themselves."""
    return f"kriegsspiel-places-{'usual' if option == EVERYBODY else 'each'}"


def _next_group(play: BattlePlay) -> Group | None:
    """Of the party that has placed the fewest; the defender before who declared the war."""
    waiting = [one for one in play.state.groups if _waiting(play, one)]
    declared = [party.declared for party in play.setup.parties]

    def placed(party: int) -> int:
        own = [one for one in play.state.groups if one.party == party]
        return len(own) - sum(one.party == party for one in waiting)

    return min(waiting, key=lambda one: (placed(one.party), declared[one.party], one.party), default=None)


def _waiting(play: BattlePlay, group: Group) -> list[Figure]:
    """Who of a group has no place yet: vessels, devices with those who serve them, then all others as listed."""
    own = [
        one for one in play.state.present(group.party)
        if one.group == group.name and one.at in play.setup.field and line_up.stands_for_itself(play, one)
    ]
    return sorted(own, key=lambda one: (not one.profile.is_vessel, not one.profile.fills, not one.profile.is_device))


def _has_bow(units: list[Figure]) -> bool:
    return units[0].profile.is_vessel and units[0].symbol != RAFT


def proposals(play: BattlePlay, group: Group) -> list[str]:
    """All places at which the whole group finds room."""
    gf = _waiting(play, group)[0].at
    names = [name for name, spot in play.ground.spots.items() if spot.gf == gf and name in play.ground.inside]
    return [EVERYBODY, *(name for name in names if _is_allowed(play, group, name))]


def _is_allowed(play: BattlePlay, group: Group, written: str) -> bool:
    try:
        judge(play, group, written)
    except Refused:
        return False
    return True


def judge(play: BattlePlay, group: Group, written: str) -> None:
    """Raises Refused for a place where the group may not stand; nothing stays changed."""
    if written == EVERYBODY:
        return
    before = [(one, one.at, one.front, one.team) for one in play.state.present(group.party)]
    try:
        arrange(play, group, written)
    finally:
        for one, at, front, team in before:
            one.at, one.front, one.team = at, front, team


def arrange(play: BattlePlay, group: Group, written: str) -> None:
    """The first of the group on the place that is named, the others there or as near as can be."""
    units = _waiting(play, group)
    at, _, bow = written.partition(BOW)
    _check_place(play, units, at, bow)
    stands = _placed(play)
    for number, one in enumerate(units):
        if one.profile.is_vessel:
            one.front = bow if number == 0 else ""
            one.front = _bow(play, one, at, stands) if number == 0 else ""
        places = [at] if number == 0 else _places(play, at)
        found = next((name for name in places if line_up.flaw(play, one, name, stands) is None), None)
        if found is None:
            why = line_up.flaw(play, one, at, stands)
            assert why is not None
            raise why
        line_up.put(play, one, found, stands)


def _check_place(play: BattlePlay, units: list[Figure], at: str, bow: str) -> None:
    gf, spot = units[0].at, play.ground.spots.get(at)
    if spot is None or spot.gf != gf:
        raise refuse("kalevala.16.2.2.teilnehmer", "kriegsspiel-refused-elsewhere", given=at, gf=gf)
    beside = [step.to for step in play.ground.steps[at] if play.ground.spots[step.to].gf == gf]
    if bow and not (_has_bow(units) and bow in beside):
        raise refuse(AT_SEA, "kriegsspiel-refused-front", given=bow)
    house = play.house(at)
    if house is not None and play.state.keepers.get(base(at)) != units[0].party:
        raise refuse(GROUND, "kriegsspiel-refused-foreign-house", at=at)


def _placed(play: BattlePlay) -> Stands:
    return {at: here for at, here in play.standing().items() if at in play.ground.spots}


def _bow(play: BattlePlay, vessel: Figure, at: str, stands: Stands) -> str:
    """As it was said, else on the free side nearest to the enemy's land, clockwise from the north-east."""
    if vessel.symbol == RAFT or vessel.front:
        return vessel.front
    gf = play.ground.spots[at].gf
    free = [name for name in line_up.free_bows(play, vessel, at, stands) if play.ground.spots[name].gf == gf]
    if not free:
        raise refuse(AT_SEA, "kriegsspiel-refused-berth", at=at)
    return min(free, key=lambda name: _to_enemies(play, vessel.party, name))


def _to_enemies(play: BattlePlay, party: int, name: str) -> int:
    """Small fields to the land of its enemies."""
    ground, owners = play.ground, play.setup.owners
    foreign = [gf for gf in play.setup.field if _is_enemy(play, party, owners.get(gf, ""))]
    return min((ground.distance(name, spot) for spot in ground.inside if ground.spots[spot].gf in foreign), default=0)


def _is_enemy(play: BattlePlay, party: int, owner: str) -> bool:
    seat = play.setup.seat(owner)
    return seat is not None and play.are_enemies(party, seat)


def _places(play: BattlePlay, at: str) -> Iterator[str]:
    """For those who follow: the same place, then what belongs to it, nearest first."""
    vessel = play.decks().get(at)
    if vessel is not None:
        yield from filter(None, (vessel.front, vessel.at))  # the load stands at the bow first
    yield at
    house = play.house(at)
    if house is not None:
        yield from house.storeys
        return
    here = play.ground.spots[at]
    for name in play.ground.rings(at, BESIDE):
        spot = play.ground.spots[name]
        if (spot.gf, spot.water) == (here.gf, here.water) and play.house(name) is None:
            yield name


def _place_everybody(play: BattlePlay, party: int) -> None:
    """Groups with vessels aboard, those with devices beside these, all others in and around their trade centres."""
    for group in [one for one in play.state.groups if one.party == party]:
        units = _waiting(play, group)
        if units and units[0].profile.is_vessel:
            _try(play, group, _waters(play, group, units), AT_SEA)
        elif units and units[0].profile.is_device:
            taken = _placed(play)
            free = (name for name in line_up.default_places(play, units[0]) if name not in taken)
            _try(play, group, free, line_up.STANDARD)
    line_up.place_by_default(play, play.state.present(party), _placed(play))


def _try(play: BattlePlay, group: Group, places: Iterable[str], rule: str) -> None:
    """On the first of these places where the whole group finds room."""
    found = next((name for name in places if _is_allowed(play, group, name)), None)
    if found is not None:
        arrange(play, group, found)
        play.note("kriegsspiel-placed", rule, seat=group.party, group=group.name, at=found)


def _waters(play: BattlePlay, group: Group, units: list[Figure]) -> list[str]:
    """Nearest to the enemy's land for who attacks, to the own trade centre for who defends."""
    gf, party = units[0].at, play.setup.parties[group.party]
    ground = play.ground
    centre = ground.sites.get(gf, f"{gf}/{line_up.MIDDLE}")

    def far(name: str) -> tuple[int, int, int]:
        to_enemies = _to_enemies(play, group.party, name) if party.declared else 0
        return to_enemies, ground.distance(name, centre), ground.spots[name].number

    waters = (name for name in ground.inside if ground.spots[name].gf == gf and ground.spots[name].water)
    return sorted(filter(is_field, waters), key=far)
