"""OEH, the levels that a god reaches with them, and the abilities that he has by them (24.1.2, 24.1.3)."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.gods.lines import ChooseAbility
from walstatt.games.kalevala.figures.gods.records import God
from walstatt.games.kalevala.state import World
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, level_of, oeh_of

BEGINS_WITH: Final = 150
LEVELS, CHOICE, READING, AT_FIRST = (
    "kalevala.24.1.2.stufen", "kalevala.24.1.2.wahl", "kalevala.r.god_level", "kalevala.24.1.3",
)
EXCEEDED, THEY_COME_BACK = 1, 2
"""Readings: a number must be exceeded; lost abilities come back unchanged."""


def living(world: World, realm: str) -> God | None:
    god = world.persons.gods.get(realm)
    return god if god is not None and not god.ended else None


def god_of(work: Evaluation, realm: str) -> God:
    """For an order that is about him."""
    god = living(work.world, realm)
    if god is None:
        raise refuse("kalevala.24.1.beschreibung", "kalevala-refused-no-god")
    return god


def level_with(world: World, oeh: int) -> int:
    return level_of(oeh, exceeded=world.reading("kalevala.r.god_level") == EXCEEDED)


def level(world: World, realm: str) -> int:
    """By what the god has now."""
    return level_with(world, world.realms[realm].oeh)


def next_level(world: World, oeh: int) -> int:
    """The OEH that make it one level more."""
    more = oeh_of(level_with(world, oeh) + 1)
    return more + 1 if world.reading("kalevala.r.god_level") == EXCEEDED else more


def mastered(world: World, realm: str) -> list[str]:
    """What he can do now: no more abilities than levels, those of high rows go first."""
    god = living(world, realm)
    return _kept(god.abilities, level(world, realm)) if god is not None else []


def _kept(abilities: list[str], most: int) -> list[str]:
    """Of one row those stay that were chosen first."""
    by_row = sorted(abilities, key=lambda one: (ABILITIES[one].oeh, abilities.index(one)))[:most]
    return [one for one in abilities if one in by_row]


def lose_abilities(work: Evaluation, realm: str) -> None:
    """Whoever has fallen below a level has fewer abilities; on reaching it again he chooses anew."""
    god = living(work.world, realm)
    if god is None or work.world.reading("kalevala.r.god_level") == THEY_COME_BACK:
        return
    kept = _kept(god.abilities, level(work.world, realm))
    lost = [one for one in god.abilities if one not in kept]
    if lost:
        god.abilities = kept
        work.turn.tell((realm,), "kalevala-god-forgets", LEVELS, READING, god=god.name, lost=lost,
                       oeh=work.realm(realm).oeh)


def review(turn: Turn) -> None:
    """After whatever has changed OEH: the king's upkeep, the game master's hand."""
    work = evaluation(turn)
    for realm in list(work.world.persons.gods):
        if realm in work.world.realms:
            lose_abilities(work, realm)


def choose(work: Evaluation, realm: str, order: ChooseAbility) -> None:
    god, oeh = god_of(work, realm), work.realm(realm).oeh
    known = ABILITIES.get(order.ability)
    if known is None:
        raise refuse(CHOICE, "kalevala-refused-god-unknown-ability", ability=order.ability, known=list(ABILITIES))
    if order.ability in god.abilities:
        raise refuse(CHOICE, "kalevala-refused-god-has-ability", ability=order.ability)
    if level_with(work.world, known.oeh) > level_with(work.world, oeh) or known.oeh > oeh:
        raise refuse(CHOICE, "kalevala-refused-god-too-low", ability=order.ability, needed=known.oeh, oeh=oeh)
    most = level_with(work.world, oeh)
    if len(god.abilities) >= most:
        raise refuse(CHOICE, "kalevala-refused-god-level", level=most, chosen=len(god.abilities))
    god.abilities.append(order.ability)
    work.turn.tell((realm,), "kalevala-god-learns", CHOICE, LEVELS, known.rule, god=god.name, ability=order.ability,
                   level=most)
