"""A realm under another name: what was declared in phase 3, and land that it shares, follow; without its ruler nobody
wants that any more."""
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


def end_declared(world: World, realm: str) -> None:
    """What a ruler has declared in phase 3, and what he wanted of land that he shares, end with him."""
    world.entries.pop(realm, None)
    world.foundings.pop(realm, None)
    world.razings.pop(realm, None)
    world.swims.pop(realm, None)
    world.peace = [one for one in world.peace if one.realm != realm]
    world.realms[realm].vortices = []
    world.realms[realm].open_rifts = [rift for rift in world.realms[realm].open_rifts if not rift.due]
    world.contests = {
        gf: Contest(one.fields, {name: wish for name, wish in one.said.items() if name != realm})
        for gf, one in world.contests.items()
    }


def _renamed(contest: Contest, old: str, new: str) -> Contest:
    said = {}
    for realm, wish in contest.said.items():
        share, _, to = wish.partition(" ")
        said[new if realm == old else realm] = f"{share} {new}" if to == old else wish
    return Contest(contest.fields, said)
