"""A realm under another name: everything that is kept by names follows."""
from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from walstatt.games.kalevala.entering.renaming import rename_declared
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.state import Letter, Meeting, World

T = TypeVar("T")


def rename_realm(work: Evaluation, old: str, new: str) -> None:
    """Everywhere, in its place; only what others have seen and written stays as it was."""
    world = work.world
    work.turn.rename(old, new)
    _rename_tables(world, old, new)
    for province in world.provinces.values():
        if province.owner == old:
            province.owner = new
    for request in world.requests:
        if request.realm == old:
            request.realm = new
    for name in ("bookings", "transports", "contributions", "halves", "passages"):
        setattr(world, name, [_with_realm(one, old, new) for one in getattr(world, name)])
    world.figures = {symbol: _with_realm(one, old, new) for symbol, one in world.figures.items()}
    world.permissions = [
        replace(one, giver=new if one.giver == old else one.giver, to=new if one.to == old else one.to)
        for one in world.permissions
    ]
    world.trade.rename_realm(old, new)
    world.persons.rename_realm(old, new)
    world.treaties = [one.renamed(old, new) for one in world.treaties]
    world.letters = [_readdressed(one, old, new) for one in world.letters]
    world.meetings = [Meeting(one.place, sorted(_in(one.realms, old, new))) for one in world.meetings]
    world.items = {
        symbol: replace(one, known_to=tuple(_in(one.known_to, old, new)),
                        believed=tuple(_with_realm(each, old, new) for each in one.believed))
        for symbol, one in world.items.items()
    }
    world.buildings = {
        place: [replace(one, owner=new) if one.owner == old else one for one in buildings]
        for place, buildings in world.buildings.items()
    }
    for ruler in world.realms.values():
        ruler.absences = [replace(one, deputy=new if one.deputy == old else one.deputy) for one in ruler.absences]
    rename_declared(world, old, new)
    for lines in (work.withheld, work.held, work.page_counts):
        _rename_lines(lines, old, new)
    work.forget_names()
    work.index_owners()


def _rename_tables(world: World, old: str, new: str) -> None:
    for name in ("realms", "forces", "knowledge", "scouting", "lists", "accounts", "entries", "standing",
                 "battle_orders", "held_post", "stood"):
        setattr(world, name, _renamed(getattr(world, name), old, new))
    world.entries = {
        realm: [replace(one, against=tuple(_in(one.against, old, new))) for one in entries]
        for realm, entries in world.entries.items()
    }
    for ruler in world.realms.values():
        ruler.vortices = [_with_realm(one, old, new) for one in ruler.vortices]


def _rename_lines(lines: dict[tuple[str, int], Any], old: str, new: str) -> None:
    for realm, line in [key for key in lines if key[0] == old]:
        lines[new, line] = lines.pop((realm, line))


def _renamed(table: dict[str, T], old: str, new: str) -> dict[str, T]:
    return {new if name == old else name: one for name, one in table.items()}


def _in(names: Any, old: str, new: str) -> list[str]:
    return [new if name == old else name for name in names]


def _with_realm(one: Any, old: str, new: str) -> Any:
    return replace(one, realm=new) if one.realm == old else one


def _readdressed(letter: Letter, old: str, new: str) -> Letter:
    """Letters on their way find the ruler under the new name."""
    return replace(
        letter, sender=new if letter.sender == old else letter.sender, to=new if letter.to == old else letter.to,
    )
