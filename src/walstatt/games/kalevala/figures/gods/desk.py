"""What must never be of gods and their plane, and what a realm must not notice of it."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from walstatt.games.kalevala.dates import FOUGHT_IN, LOOKS_IN
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.gods.archeron import WIDE
from walstatt.games.kalevala.figures.gods.fights import MOST_STAY
from walstatt.games.kalevala.figures.gods.levels import THEY_COME_BACK, level
from walstatt.games.kalevala.figures.gods.plane import UNITS
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.state import World
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES
from walstatt.hexmap.coordinates import Gf, read_place


def asks(world: World, realm: str, orders: Iterable[Order]) -> Iterator[Gf]:
    """Where its god is to appear among people: it reads of that battle."""
    del orders
    god = world.persons.gods.get(realm)
    if god is not None and god.appears is not None:
        yield from (read_place(place).gf for place in (god.appears.place, god.appears.then) if place)


def flaws(world: World) -> Iterator[str]:
    plane, gods = world.persons.archeron, world.persons.gods
    if plane.order and (sorted(plane.order) != list(range(1, len(plane.order) + 1)) or len(plane.order) % WIDE):
        yield "the Archeron does not hold each of its fields once (kalevala.24.2)"
    seats = [god.seat for god in gods.values() if not god.ended and god.seat]
    if len(set(seats)) != len(seats):
        yield "two gods share a seat (kalevala.24.2.1.sitz)"
    for number, one in plane.fields.items():
        if one.aura and (one.aura not in gods or gods[one.aura].ended):
            yield f"field {number} has the aura of {one.aura}, who has no god (kalevala.24.6)"
        if not one.aura and int(number) not in seats:
            yield f"field {number} is protected and nobody's (kalevala.r.god_protection)"
        if int(number) == plane.valhalla and one.aura:
            yield "Valhalla has an aura (kalevala.r.valhalla)"
    for realm, god in gods.items():
        if not god.ended:
            yield from _flaws_of(world, realm)


def _flaws_of(world: World, realm: str) -> Iterator[str]:
    god, gr = world.persons.gods[realm], world.at.gr
    if realm not in world.realms:
        return
    if not 0 <= god.spent <= UNITS or not 0 <= god.left <= UNITS:
        yield f"the god of {realm} has used {god.spent} units, {god.left} are left (kalevala.24.3.ee)"
    if not 0 <= god.stay <= MOST_STAY:
        yield f"the god of {realm} stays {god.stay} KR (kalevala.24.5.dauer)"
    if world.realms[realm].oeh < 0:
        yield f"the god of {realm} has {world.realms[realm].oeh} OEH"
    if len(set(god.abilities)) != len(god.abilities) or not set(god.abilities) <= ABILITIES.keys():
        yield f"the god of {realm} can {god.abilities}"
    reviewed = world.at.phase in (2, 3) and world.reading("kalevala.r.god_level") != THEY_COME_BACK
    if reviewed and len(god.abilities) > level(world, realm):
        yield f"the god of {realm} has more abilities than levels (kalevala.24.1.2.wahl)"
    if god.relic and god.relic not in world.items:
        yield f"the weak point of {realm} is no item (kalevala.24.1.4.ort)"
    if god.since > gr or god.lost > gr:
        yield f"the god of {realm} is of another time"


def hidden(world: World, others: Iterable[str], realm: str) -> None:
    """Gods of others are otherwise, as long as none of what they do now touches him; nobody knows who lies beside whom
    before he looks there."""
    own = world.persons.gods.get(realm)
    for name in others:
        god = world.persons.gods.get(name)
        if god is not None:
            god.weapon, god.spirit, god.looks = "Nicht für fremde Augen.", "Nebel", "Nicht für fremde Augen."
            god.letters = (0, 0)
    looks_around = own is not None and (bool(own.scouts) or bool(own.attacks))
    if not looks_around and world.at.phase in (2, 3) and world.persons.archeron.order:
        plane = world.persons.archeron
        plane.order = [*plane.order[1:], plane.order[0]]


def covered(world: World, others: Iterable[str], realm: str) -> None:
    """Until battles begin the weak point of another's god may lie anywhere, also in its own land, and look like
    anything; what he can do shows when he does it."""
    if world.at.phase == FOUGHT_IN:
        return
    place = next(iter(world.places_of(realm)), "")
    for name in others:
        god = world.persons.gods.get(name)
        item = world.items.get(god.relic) if god is not None and god.relic else None
        if item is not None and item.field and place:
            field = f"{gf_of(place)}/7"
            world.items[item.symbol] = replace(item, name="Laute", words="Nicht für fremde Augen.", field=field)
        if god is not None and world.at.phase != LOOKS_IN:
            god.looks, god.abilities = "Nicht für fremde Augen.", [*god.abilities, "Erdbeben"]
    plane, own = world.persons.archeron, world.persons.gods.get(realm)
    if world.at.phase != LOOKS_IN and plane.order:
        # Whose god stands there knows it; and where his god stands he knows that it is not there.
        stands = own.at if own is not None else 0
        if stands != plane.valhalla:
            plane.valhalla = next(number for number in plane.order if number not in (plane.valhalla, stands))
        for one in plane.fields.values():
            one.grade = one.grade if one.aura == realm else 3
