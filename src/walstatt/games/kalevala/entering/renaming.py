"""A realm under another name: what was declared in phase 3, and land that it shares, follow."""
from __future__ import annotations

from msgspec.structs import replace

from walstatt.games.kalevala.state import Contest, Undecided, World


def rename_declared(world: World, old: str, new: str) -> None:
    def name(one: str) -> str:
        return new if one == old else one

    world.entries = {name(realm): entries for realm, entries in world.entries.items()}
    world.foundings = {name(realm): orders for realm, orders in world.foundings.items()}
    world.razings = {name(realm): places for realm, places in world.razings.items()}
    world.swims = {name(realm): orders for realm, orders in world.swims.items()}
    world.peace = [replace(one, realm=name(one.realm), other=name(one.other)) for one in world.peace]
    world.survived = [replace(one, realm=name(one.realm)) for one in world.survived]
    world.undecided = [Undecided(one.gr, (name(one.realms[0]), name(one.realms[1]))) for one in world.undecided]
    for ruler in world.realms.values():
        ruler.looted = [name(one) for one in ruler.looted]
    world.contests = {gf: _renamed(one, old, new) for gf, one in world.contests.items()}


def _renamed(contest: Contest, old: str, new: str) -> Contest:
    said = {}
    for realm, wish in contest.said.items():
        share, _, to = wish.partition(" ")
        said[new if realm == old else realm] = f"{share} {new}" if to == old else wish
    return Contest(contest.fields, said)
