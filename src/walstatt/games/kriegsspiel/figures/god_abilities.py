"""What gods can do: the list of chapter 24 with the OEH that each ability needs, and who may list it how often.

A battle and the world beyond it call an ability by the same word, as papers write it.
"""
from __future__ import annotations

from typing import Final, NamedTuple

BASIC: Final = "Grundfähigkeit"
FIGHT, FIELD, WORLD, ALWAYS = "fight", "field", "world", "always"
"""Where an ability acts: in a battle, on fields of gods, by an order of its own, or by itself."""


class Ability(NamedTuple):
    """One row of the list."""

    word: str
    oeh: int
    rule: str
    where: str = FIGHT
    again: bool = False
    """May a stay list it more than once (kalevala.24.5.einmal)?"""
    fields: int = 1
    """How many small fields it takes in at most; of a river, how many edges."""


def _row(oeh: int, rule: str, *words: str, where: str = FIGHT, again: bool = False,
         fields: int = 1) -> tuple[Ability, ...]:
    return tuple(Ability(word, oeh, rule, where, again, fields) for word in words)


LEVELS: Final = (200, 350, 500, 650, 800, 1000, 1200, 1400, 1600, 1800, 2000)
BEYOND: Final = 500
"""OEH of each level (kalevala.24.1.2.stufen), and how far those beyond lie from one another."""
STRENGTHEN, WEAKEN, PARALYSE, PETRIFY, TRANSFER = "Stärken", "Schwächen", "Lähmen", "Versteinern", "Versetzen"
ANIMALS, DEVICES, RIVER, SPEED = "Tiere", "Geräte", "Fluss", "Heertempo"
SHIELD, SHIELD_GF, COLLAPSE, FAR, SEE, STAY = (
    "Zauberschutz", "ZauberschutzGF", "Mauersturz", "Fernversetzen", "Erkennen", "Aufenthalt",
)
TERRAIN, PASSES, MYTHICAL, WEAPON = "Gelände", "Pässe", "Fabelwesen", "Waffe"
CONTROL, DUPLICATE, QUAKE, MATERIALISE, FORTIFY = "Lenken", "Duplizieren", "Erdbeben", "Materialisieren", "Mauerkraft"
BASIC_3, BASIC_10 = f"{BASIC}3", f"{BASIC}10"
PROTECTS: Final = {"Schutz1": 1, "Schutz2": 2, "Schutz3": 3}
REMOVES: Final = {"Beseitigen1": 1, "Beseitigen2": 2, "Beseitigen3": 3}
DUEL: Final = "Duell"
"""Not an ability: what a god may do in its place (kalevala.24.5.1.duell)."""

ABILITIES: Final = {one.word: one for one in (
    *_row(200, "kalevala.24.faehigkeit.staerken_schwaechen", STRENGTHEN, WEAKEN),
    *_row(200, "kalevala.24.faehigkeit.schutz", "Schutz1", where=FIELD),
    *_row(350, "kalevala.24.faehigkeit.laehmen_versteinern", PARALYSE, PETRIFY),
    *_row(350, "kalevala.24.faehigkeit.versetzen", TRANSFER),
    *_row(500, "kalevala.24.faehigkeit.tiere", ANIMALS),
    *_row(500, "kalevala.24.faehigkeit.geraete", DEVICES),
    *_row(500, "kalevala.24.faehigkeit.fluss", RIVER, fields=12),
    *_row(650, "kalevala.24.faehigkeit.grund3", BASIC_3, fields=3),
    *_row(650, "kalevala.24.faehigkeit.beseitigen", "Beseitigen1", where=FIELD),
    *_row(650, "kalevala.24.faehigkeit.schutz", "Schutz2", where=FIELD),
    *_row(800, "kalevala.24.faehigkeit.heer_geschwindigkeit", SPEED),
    *_row(800, "kalevala.24.faehigkeit.beseitigen", "Beseitigen2", where=FIELD),
    *_row(1000, "kalevala.24.faehigkeit.zauberschutz3", SHIELD, fields=3),
    *_row(1000, "kalevala.24.faehigkeit.mauern", COLLAPSE),
    *_row(1200, "kalevala.24.faehigkeit.schutz", "Schutz3", where=FIELD),
    *_row(1200, "kalevala.24.faehigkeit.fernversetzen", FAR),
    *_row(1400, "kalevala.24.faehigkeit.erkennen", SEE, where=WORLD),
    *_row(1400, "kalevala.24.faehigkeit.aufenthalt", STAY, where=ALWAYS),
    *_row(1400, "kalevala.24.faehigkeit.gelaende", TERRAIN, fields=3),
    *_row(1600, "kalevala.24.faehigkeit.paesse", PASSES, fields=3),
    *_row(1600, "kalevala.24.faehigkeit.fabelwesen", MYTHICAL),
    *_row(1600, "kalevala.24.faehigkeit.waffe", WEAPON),
    *_row(1800, "kalevala.24.faehigkeit.lenken", CONTROL),
    *_row(1800, "kalevala.24.faehigkeit.duplizieren", DUPLICATE),
    *_row(1800, "kalevala.24.faehigkeit.beseitigen", "Beseitigen3", where=FIELD),
    *_row(2000, "kalevala.24.faehigkeit.erdbeben", QUAKE),
    *_row(2000, "kalevala.24.faehigkeit.materialisieren", MATERIALISE, where=ALWAYS),
    *_row(2000, "kalevala.24.faehigkeit.zauberschutz_gf", SHIELD_GF),
    *_row(2500, "kalevala.24.faehigkeit.verstaerken", FORTIFY, again=True),
    *_row(2500, "kalevala.24.faehigkeit.grund10", BASIC_10, fields=10),
)}
"""In the order of the book, by the word for it."""


def level_of(oeh: int, *, exceeded: bool = False) -> int:
    """How many levels are reached with so many OEH; by a reading a number must be exceeded."""
    reached = oeh - 1 if exceeded else oeh
    beyond = max(0, reached - LEVELS[-1]) // BEYOND
    return sum(reached >= number for number in LEVELS) + beyond


def oeh_of(level: int) -> int:
    """The OEH with which a level is reached."""
    return 0 if level <= 0 else LEVELS[level - 1] if level <= len(LEVELS) else LEVELS[-1] + BEYOND * (
        level - len(LEVELS))


def level_needed(word: str) -> int:
    """The level of an ability: what calling the god for it costs goes by it (kalevala.r.call_god_cost)."""
    return level_of(ABILITIES[word].oeh) if word in ABILITIES else 0
