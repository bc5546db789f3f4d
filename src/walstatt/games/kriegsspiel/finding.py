"""Whether a line of an order sheet finds anything to be carried out on: KEIN ZIEL (kalevala.r.war.befehle_form)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from walstatt.core.refusal import Refused
from walstatt.games.kriegsspiel import (
    bridges,
    ferrying,
    fleets,
    moving,
    onagers,
    orders,
    pitch,
    rams,
    self_destruction,
    shrines,
    siege,
)
from walstatt.games.kriegsspiel.forts import BROKEN, base
from walstatt.games.kriegsspiel.orders import Line
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import ONAGER
from walstatt.games.kriegsspiel.reaching import in_bow_reach
from walstatt.games.kriegsspiel.sheets.model import Line as Written
from walstatt.games.kriegsspiel.spoken import command_of
from walstatt.games.kriegsspiel.state import Figure, Group
from walstatt.games.kriegsspiel.ways import LAST, Walker, has_room


def finds_target(play: BattlePlay, group: Group, line: Written) -> bool:
    """Is there anything that it could be carried out on? Of shooters: that they could shoot at in this turn."""
    try:
        said = orders.judged(play, group, command_of(play, group, line))
    except Refused:
        return False
    members = [one for one in play.members(group) if not one.swims]
    finds = _FINDS.get(said.command)
    return finds is None or finds(play, group.party, members, said)


def _shot(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    del party
    return any(_has_shot(play, one, line) for one in members)


def _has_shot(play: BattlePlay, figure: Figure, line: Line) -> bool:
    if any(onagers.has_target(play, one, line) for one in _engines(play, figure)):
        return True
    if not figure.profile.is_archer:
        return False
    meant, standing = {one.id for one in moving.enemies_meant(play, figure, line)}, play.standing()
    reach = Walker.of(play, figure).reach(figure.at, play.speed(figure), LAST) if meant else ()
    return any(
        (name == figure.at or has_room(play, figure, name, standing))
        and any(one.id in meant for one in in_bow_reach(play, figure, name))
        for name in reach
    )


def _engines(play: BattlePlay, figure: Figure) -> list[Figure]:
    return [one for one in play.standing().get(figure.at, ()) if one.symbol == ONAGER and not one.damaged]


def _enemy(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    del party
    return any(moving.enemies_meant(play, one, line) for one in members)


def _vessel(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    del members
    return bool(fleets.meant(play, party, line))


def _passenger(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    del members
    return ferrying.somebody_waits(play, party, line.target)


def _ward(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    """Somebody to protect."""
    del members
    group = play.state.group(party, line.target.removeprefix(orders.GROUP))
    return group is not None and bool(play.members(group))


def _unbroken(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    """A gate or a wall for the rams, tortoises and elephants of the group, anything standing for its onagers."""
    del party
    if any(rams.places(play, line.target, symbol) for one in members for symbol in rams.engines_of(play, one)):
        return True
    aim = onagers.named(play, line.target)
    stands = aim is not None and bool(aim.wall or aim.bridge or aim.place)
    engines = [engine for one in members for engine in _engines(play, one)]
    return stands and aim is not None and any(onagers.in_range(play, one.at, aim.at) for one in engines)


def _held(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    """A building that is not one's own yet, or in which enemies are."""
    del members
    house = play.house(line.target) if ">" not in line.target else None
    if house is None:
        return ">" in line.target
    keeper = play.state.keepers.get(house.at)
    return keeper is None or not play.are_friendly(party, keeper) or _enemy_in(play, party, (house.at,))


def _besieged(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    del members
    found = next((one for one in siege.fortresses(play) if line.target in one.fields), None)
    return found is not None and _enemy_in(play, party, found.fields)


def _enemy_in(play: BattlePlay, party: int, fields: tuple[str, ...]) -> bool:
    return any(one.is_person and base(one.at) in fields and play.sees_enemy(party, one) for one in play.state.present())


def _destroyable(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    del party
    if not line.target:
        return any(self_destruction.own_things(play, one) for one in members)
    doors = play.ground.plan.doors
    whole = (play.stands(doors[one]) != BROKEN for one in play.ground.plan.gates_called(line.target))
    return bridges.stands(play, play.ground.bridge_called(line.target)) or any(whole)


def _below(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    """Enemies at the foot of a platform of theirs."""
    del line
    tops = {one.at for one in members if one.profile.is_warrior and play.spot(one).on_platform}
    return any(pitch.aim(play, top, party) is not None for top in tops)


def _burden(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    del play, party, line
    return any(one.carries for one in members)


def _riches(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    """The trade centre of the large field where they stand, or the temple in which they are, not yet plundered."""
    del party, line
    gone = {*play.state.loot, *play.setup.plundered}
    houses = [play.house(one.at) for one in members]
    temples = [one.at for one in houses if one is not None and shrines.is_temple(one) and one.treasure is not None]
    return bool(_centres(play, members) - gone) or any(at not in play.state.sacked for at in temples)


def _standing_centre(play: BattlePlay, party: int, members: list[Figure], line: Line) -> bool:
    del party, line
    return bool(_centres(play, members))


def _centres(play: BattlePlay, members: list[Figure]) -> set[str]:
    """Where they are and a trade centre stands."""
    founded = play.ground.sites.keys() - {*play.setup.unfounded, *play.state.razed}
    return {play.spot(one).gf for one in members} & founded


_FINDS: Final[dict[str, Callable[[BattlePlay, int, list[Figure], Line], bool]]] = {
    orders.SHOOT: _shot, orders.ATTACK: _enemy, orders.TRAMPLE: _enemy, orders.PROTECT: _ward,
    orders.FERRY: _passenger, orders.BREAK: _unbroken, orders.STORM: _held, orders.BESIEGE: _besieged,
    orders.DESTROY: _destroyable, orders.PITCH: _below, orders.PUT_DOWN: _burden,
    orders.PLUNDER_RE: _riches, orders.PLUNDER_GOODS: _riches, orders.RAZE: _standing_centre,
    **dict.fromkeys(orders.AGAINST_VESSELS, _vessel),
}
"""Commands that can run out of what they are aimed at; any other finds its target as long as it can be given."""
