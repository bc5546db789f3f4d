"""Robots and their gods: they describe one, look around, set up auras, fight whom they find and help in wars."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.gods.levels import level, living, mastered
from walstatt.games.kalevala.figures.gods.lines import (
    AppearAsGod,
    ChooseAbility,
    DescribeGod,
    EnterAsGod,
    HideWeakPoint,
    NoteGod,
    ProtectField,
    RaiseDead,
    ScoutAsGod,
)
from walstatt.games.kalevala.figures.gods.offerings import MOST_FOR_LETTERS
from walstatt.games.kalevala.figures.gods.passing import MOST_RE, REMEMBERED
from walstatt.games.kalevala.figures.gods.plane import UNITS
from walstatt.games.kalevala.figures.gods.records import Fallen, God
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import Order, WriteLetter
from walstatt.games.kalevala.realm.pieces import piece, price
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, BASIC, DUEL, FIGHT, MATERIALISE, PROTECTS

PIOUS: Final = 0.6
"""The share of robots that have a god."""
GUARDED: Final = ("Schutz1", "Lähmen", "Schwächen", "Versteinern", "Schutz2", "Beseitigen1", "Mauersturz")
MARTIAL: Final = ("Schwächen", "Lähmen", "Versteinern", "Schutz1", "Grundfähigkeit3", "Beseitigen1", "Mauersturz")
"""Which abilities they choose, as soon as they can: one half of them these, the other those."""
LETTERS: Final = 2
"""That they write in each phase for the honour of a god, as long as he is offered something for them."""
LATELY: Final = 3
"""GR in which what was seen of an enemy is worth a stay."""
SCOUTS_ONCE: Final = 0.8
"""How often a unit is left for moving or an intrusion."""
NAMES: Final = ("Gernoth", "Enlas", "Urdin", "Mahr", "Sköll", "Ilma", "Tarvo", "Vellamo")


def worship(robot: Robot) -> Iterator[Order]:
    """Phase 1: a god for whoever has none; then units, auras, abilities."""
    god = living(robot.world, robot.realm)
    if god is None:
        if robot.leans(PIOUS, "god") and robot.homes:
            yield DescribeGod(robot.rng.choice(NAMES), _hiding_place(robot),
                              "Waffe: ein Hammer\nGeist: der Sturm\nSchwachstelle: ein Horn aus Bein")
        return
    if not god.relic and robot.homes:
        yield HideWeakPoint(_hiding_place(robot), "Ein neues Horn.")
    yield from praise(robot)
    yield from _raise(robot, god)
    yield from _learn(robot, god)
    yield from _go(robot, god)
    if god.barred != robot.world.at.gr:
        directions = robot.rng.sample(range(1, 7), UNITS)
        for unit in range(1, 2 if robot.rng.random() < SCOUTS_ONCE else 3):
            yield ScoutAsGod(unit, directions[unit - 1])


def praise(robot: Robot) -> Iterator[Order]:
    """In every phase: letters to neighbours, up to as many as count."""
    god = living(robot.world, robot.realm)
    if god is None or not robot.neighbours:
        return
    had = god.letters[1] if god.letters[0] == robot.world.at.gr else 0
    for _ in range(min(LETTERS, MOST_FOR_LETTERS - had - god.written)):
        yield WriteLetter(robot.rng.choice(robot.neighbours), f"{god.name} ist groß.")


def _raise(robot: Robot, god: God) -> Iterator[Order]:
    """In Valhalla: as many of the dearest fallen as one may have, at the capital."""
    fallen = _fallen(robot, god)
    worth = {one.symbol: price(known) or 0 for one in fallen if (known := piece(one.symbol)) is not None}
    best = max(fallen, key=lambda one: (worth.get(one.symbol, 0), one.number, one.symbol), default=None)
    if god.in_valhalla and god.at == god.in_valhalla and best is not None and worth.get(best.symbol):
        number = min(best.number, MOST_RE // worth[best.symbol])
        yield from [RaiseDead(robot.seat(), Listing(((best.symbol, number),)))] if number else []


def _fallen(robot: Robot, god: God) -> list[Fallen]:
    """Who could still be raised, if there is a capital where they would stand."""
    has_capital = robot.seat() in robot.ruler.capitals
    return [one for one in god.fallen if has_capital and one.gr > robot.world.at.gr - REMEMBERED]


def _hiding_place(robot: Robot) -> str:
    gf = gf_of(robot.rng.choice(sorted(robot.homes)))
    return f"{gf}/{robot.rng.randint(1, 48)}"


def _learn(robot: Robot, god: God) -> Iterator[Order]:
    free = level(robot.world, robot.realm) - len(god.abilities)
    oeh = robot.ruler.oeh
    wants = MARTIAL if robot.leans(0.5, "martial") else GUARDED
    fitting = [one for one in (*wants, *ABILITIES) if one not in god.abilities and ABILITIES[one].oeh <= oeh]
    for ability in list(dict.fromkeys(fitting))[:max(0, free)]:
        yield ChooseAbility(ability)


def _go(robot: Robot, god: God) -> Iterator[Order]:
    """To Valhalla, and there as long as somebody can be raised; else on with the attempts where he stands, or to a
    field that was free."""
    before = robot.world.at.gr - 1
    free = [one for one in god.seen if one.gr == before and not one.god and not one.aura]
    moves = god.barred != before and god.spent < UNITS
    valhalla = next((one.gf for one in free if one.valhalla), 0)
    if god.at and god.at == god.in_valhalla and (_fallen(robot, god) or robot.character.odds):
        return
    if valhalla and moves:
        yield NoteGod(valhalla, 0)
        return
    own = {int(number) for number, one in robot.world.persons.archeron.fields.items() if one.aura == robot.realm}
    if god.at not in (god.seat, god.in_valhalla, *own):
        yield NoteGod(god.at, god.tries + 1 if god.tried == god.at else 1)
        return
    words = [word for word in PROTECTS if word in mastered(robot.world, robot.realm)]
    if words and god.at in (god.seat, *own):
        yield ProtectField(PROTECTS[words[-1]])
    if free and moves:
        yield NoteGod(free[0].gf, 1)


def strive(robot: Robot) -> Iterator[Order]:
    """Phase 3: against another god who was found, and into a war of the own realm."""
    god = living(robot.world, robot.realm)
    if god is None:
        return
    yield from praise(robot)
    found = [one for one in god.seen if one.gr == robot.world.at.gr and (one.god or one.aura not in ("", god.name))]
    if found and god.spent < UNITS:
        one = found[0]
        yield EnterAsGod(one.gf, one.god or one.aura, one.aura not in ("", god.name))
    can_stay = (god.stay and god.stay_in == robot.world.at.gr) or MATERIALISE in mastered(robot.world, robot.realm)
    if can_stay and god.relic:
        yield from _appear(robot)


def _appear(robot: Robot) -> Iterator[Order]:
    """Where enemies were seen in arms, those of this GR first."""
    known = [one for one in robot.last_seen.values() if robot.is_enemy(one.owner) and one.figures
             and one.at.gr > robot.world.at.gr - LATELY]
    seen = max(known, key=lambda one: (one.at.gr, sum(one.figures.values()), one.place), default=None)
    if seen is not None:
        deeds = [word for word in mastered(robot.world, robot.realm) if ABILITIES[word].where == FIGHT]
        where = seen.site if "/" in seen.site else ""
        rest = [f"{word} {where}".strip() for word in deeds[:5]]
        yield AppearAsGod(seen.place, robot.realm, seen.owner or "", "\n".join((BASIC, DUEL, *rest, BASIC)))
