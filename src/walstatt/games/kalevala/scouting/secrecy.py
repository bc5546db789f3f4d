"""Changes of what a realm can have no knowledge of: none of them may show in what it is sent."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from walstatt.games.kalevala.court.records import Item, Key, Layer, Secret, SpecialFigure
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.state import Letter, Request, World
from walstatt.hexmap.coordinates import Gf

Change = Callable[[Any], None]


def hidden_changes(world: World, realm: str) -> list[Change]:
    """What neither its knowledge nor its acts of this phase have touched."""
    return list(_changes(world, realm))


def _changes(world: World, realm: str) -> Iterator[Change]:
    touched = _touched(world, realm)
    for other, places in world.forces.items():
        for place in places:
            if other != realm and gf_of(place) not in touched:
                yield _more_troops(other, place)
                break
    yield _other_letters(realm)
    yield _other_requests(realm)
    yield _special_figures(realm)
    yield _hidden_things(world, realm)


def _touched(world: World, realm: str) -> set[Gf]:
    """Where it stands, what it owns, where its scouts go in this phase."""
    own = {gf_of(place) for place, one in world.provinces.items() if one.owner == realm}
    own |= {gf_of(place) for place in world.forces.get(realm, {})}
    own |= {gf_of(one.target) for one in world.scouting.get(realm, ())}
    return own


def _more_troops(other: str, place: str) -> Change:
    def change(world: World) -> None:
        land = world.forces[other][place].land
        land.re += 7
        land.add("A", 3)
        land.add("A+Talisman", 1)
        world.items["Talisman"] = Item("Talisman", "Talisman", words="Nicht für fremde Augen.")

    return change


def _hidden_things(world: World, realm: str) -> Change:
    """Where its scouts go lies an item and a secret: they come upon neither before the game master says so."""
    targets = [str(gf_of(one.target)) for one in world.scouting.get(realm, ())] or [str(gf) for gf in world.lands]

    def change(world: World) -> None:
        for number, target in enumerate(targets[:6]):
            symbol = f"Hort{chr(ord('a') + number)}"
            world.items[symbol] = Item(symbol, "Hort", field=f"{target}/24")
            layer = Layer("Nicht für fremde Augen.", (Key("scouting"),))
            world.secrets[symbol] = Secret(symbol, "Hort", (layer,), place=target)

    return change


def _special_figures(realm: str) -> Change:
    def change(world: World) -> None:
        for number, other in enumerate(one for one in world.realms if one != realm):
            symbol = f"Gast{chr(ord('a') + number % 26)}"
            world.figures[symbol] = SpecialFigure(symbol, other, "Gast", price=5)

    return change


def _other_requests(realm: str) -> Change:
    def change(world: World) -> None:
        for other in world.realms:
            if other != realm:
                world.requests.append(Request(99, other, world.at, "Nicht für fremde Augen"))

    return change


def _other_letters(realm: str) -> Change:
    def change(world: World) -> None:
        for writer in world.realms:
            if writer != realm:
                world.letters.append(Letter(writer, writer, writer, world.at, "Nicht für fremde Augen."))

    return change
