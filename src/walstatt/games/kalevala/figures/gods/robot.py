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
    ScoutAsGod,
)
from walstatt.games.kalevala.figures.gods.plane import UNITS
from walstatt.games.kalevala.figures.gods.records import God
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, BASIC, FIGHT, PROTECTS

PIOUS: Final = 0.6
"""The share of robots that have a god."""
WANTS: Final = (
    "Schutz1", "Lähmen", "Stärken", "Schwächen", "Versteinern", "Versetzen", "Beseitigen1", "Grundfähigkeit3",
    "Mauersturz",
)
"""Which abilities they choose, as soon as they can."""
NAMES: Final = ("Gernoth", "Enlas", "Urdin", "Mahr", "Sköll", "Ilma", "Tarvo", "Vellamo")


def worship(robot: Robot) -> Iterator[Order]:
    """Phase 1: a god for whoever has none; then units, auras, abilities."""
    god = living(robot.world, robot.realm)
    if god is None:
        if robot.leans(PIOUS, "god") and robot.homes:
            yield DescribeGod(robot.rng.choice(NAMES), _hiding_place(robot),
                              "Waffe: ein Hammer\nGeist: der Sturm\nSchwachstelle: ein Horn aus Bein")
        return
    if not god.relic:
        yield HideWeakPoint(_hiding_place(robot), "Ein neues Horn.")
    yield from _learn(robot, god)
    yield from _go(robot, god)
    if god.barred != robot.world.at.gr:
        directions = robot.rng.sample(range(1, 7), UNITS)
        for unit in range(1, 2 if robot.rng.random() < 0.7 else 3):
            yield ScoutAsGod(unit, directions[unit - 1])


def _hiding_place(robot: Robot) -> str:
    gf = gf_of(robot.rng.choice(sorted(robot.homes)))
    return f"{gf}/{robot.rng.randint(1, 48)}"


def _learn(robot: Robot, god: God) -> Iterator[Order]:
    free = level(robot.world, robot.realm) - len(god.abilities)
    oeh = robot.ruler.oeh
    fitting = [one for one in (*WANTS, *ABILITIES) if one not in god.abilities and ABILITIES[one].oeh <= oeh]
    for ability in list(dict.fromkeys(fitting))[:max(0, free)]:
        yield ChooseAbility(ability)


def _go(robot: Robot, god: God) -> Iterator[Order]:
    """On with the attempts where he stands; else to a field that was free."""
    own = {int(number) for number, one in robot.world.persons.archeron.fields.items() if one.aura == robot.realm}
    if god.at != god.seat and god.at not in own:
        yield NoteGod(god.at, god.tries + 1 if god.tried == god.at else 1)
        return
    words = [word for word in PROTECTS if word in mastered(robot.world, robot.realm)]
    if words and god.at in (god.seat, *own):
        yield ProtectField(PROTECTS[words[-1]])
    before = robot.world.at.gr - 1
    free = [one.gf for one in god.seen if one.gr == before and not one.god and not one.aura]
    if free and god.left:
        yield NoteGod(free[0], 1)


def strive(robot: Robot) -> Iterator[Order]:
    """Phase 3: against another god who was found, and into a war of the own realm."""
    god = living(robot.world, robot.realm)
    if god is None:
        return
    found = [one for one in god.seen if one.gr == robot.world.at.gr and (one.god or one.aura not in ("", god.name))]
    if found and god.spent < UNITS:
        one = found[0]
        yield EnterAsGod(one.gf, one.god or one.aura, one.aura not in ("", god.name))
    if god.stay and god.stay_in == robot.world.at.gr:
        yield from _appear(robot)


def _appear(robot: Robot) -> Iterator[Order]:
    """Where its scouts have seen an enemy in this GR."""
    for _, seen in robot.scouted():
        if robot.is_enemy(seen.owner):
            deeds = [word for word in mastered(robot.world, robot.realm) if ABILITIES[word].where == FIGHT]
            yield AppearAsGod(seen.place, robot.realm, seen.owner or "", "\n".join((BASIC, *deeds[:5])))
            return
