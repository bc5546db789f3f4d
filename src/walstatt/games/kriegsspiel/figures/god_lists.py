"""What holds of gods before a battle: each comes once and lists an ability once (24.5), and one who is made by hand has
what his level allows (24.1.2). What cannot be done on the spot gives way to the basic ability while it is fought."""
from __future__ import annotations

from collections.abc import Container, Sequence

from walstatt.core.refusal import refuse
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, BASIC, level_needed
from walstatt.games.kriegsspiel.figures.god_deeds import Deed, read_deed
from walstatt.games.kriegsspiel.setup import ComingGod

PLACE, ONCE, WALLS_AGAIN, CHOICE = (
    "kalevala.24.5.anweisung", "kalevala.24.5.einmal", "kalevala.r.ability_wall_strength", "kalevala.24.1.2.wahl",
)


def check_once(deeds: Sequence[Deed], *, walls_again: bool = True) -> None:
    """Each ability once; the basic one, and a duel in the place of any, as often as he likes."""
    used: set[str] = set()
    for deed in deeds:
        known = ABILITIES.get(deed.what)
        if known is not None and deed.what in used and not (known.again and walls_again):
            raise refuse(WALLS_AGAIN if known.again else ONCE, "kriegsspiel-refused-god-twice", ability=deed.what)
        used.add(deed.what)


def check_gods(gods: Sequence[ComingGod]) -> None:
    names = [one.name for one in gods]
    for god in gods:
        if names.count(god.name) > 1:
            raise refuse(PLACE, "kriegsspiel-refused-god-named-twice", name=god.name)
        check_once([deed for line in god.deeds if (deed := read_deed(line)) is not None])


def check_made_by_hand(god: ComingGod, inside: Container[str]) -> None:
    """Where he appears, against whom, with which deeds; a choice for each level, of a row that he has reached. In a
    world a god who has lost levels may keep some of a higher row."""
    if god.at and god.at not in inside:
        raise refuse(PLACE, "kriegsspiel-refused-god-place", name=god.name, at=god.at)
    if god.party == god.against:
        raise refuse(PLACE, "kalevala-refused-god-both", realm=god.against)
    for line in god.deeds:
        if read_deed(line) is None:
            raise refuse(PLACE, "kalevala-refused-god-deed", written=line, known=[BASIC, *ABILITIES])
    for ability in god.abilities:
        if ability not in ABILITIES or god.abilities.count(ability) > 1:
            raise refuse(CHOICE, "kriegsspiel-refused-god-choice", name=god.name, ability=ability)
        if level_needed(ability) > god.level:
            raise refuse(CHOICE, "kriegsspiel-refused-god-too-low", ability=ability, needed=level_needed(ability),
                         level=god.level)
    if len(god.abilities) > god.level:
        raise refuse(CHOICE, "kriegsspiel-refused-god-choices", name=god.name, level=god.level)
