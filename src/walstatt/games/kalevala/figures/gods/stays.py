"""Stays of gods among people: who may appear, where, for whom, and with which abilities (24.5)."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.gods.levels import god_of, mastered
from walstatt.games.kalevala.figures.gods.lines import AppearAsGod
from walstatt.games.kalevala.figures.gods.records import Appearance
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, BASIC, DUEL, FIGHT, MATERIALISE
from walstatt.games.kriegsspiel.figures.god_deeds import MOST_DEEDS, Deed, read_deed
from walstatt.hexmap.coordinates import BadCoordinate, read_place

RIGHT, HOW, ONCE, WITHOUT, ONCE_A_STAY = (
    "kalevala.24.5.erscheinen", "kalevala.24.5.anweisung", "kalevala.24.5.einmal",
    "kalevala.24.faehigkeit.materialisieren", "kalevala.r.ability_wall_strength",
)
ONE_FIELD: Final = "kalevala.24.1.2.grund"
MATERIALISED: Final = 1
"""KR without a victory."""
ONLY_ONCE: Final = 1
"""The reading by which walls are strengthened once in a stay."""


def order_appearance(work: Evaluation, realm: str, order: AppearAsGod) -> None:
    god, gr = god_of(work, realm), work.world.at.gr
    if god.appears is not None:
        raise refuse(HOW, "kalevala-refused-god-one-place", place=god.appears.place)
    _check_place(order.place)
    won = god.stay if god.stay_in == gr else 0
    free = MATERIALISE in mastered(work.world, realm)
    if not won and not free:
        raise refuse(RIGHT, "kalevala-refused-god-no-stay", gr=gr)
    if not god.relic:
        raise refuse("kalevala.r.weak_point_deadline", "kalevala-refused-god-without-weak-point")
    if order.supports == order.against:
        raise refuse(HOW, "kalevala-refused-god-both", realm=order.against)
    deeds = tuple(line.strip() for line in order.words.splitlines() if line.strip())
    _check_deeds(work, realm, deeds)
    rounds = won or MATERIALISED
    god.appears = Appearance(order.place, order.supports, order.against, deeds, rounds, materialised=not won)
    rules = [RIGHT, HOW, "kalevala.24.5.dauer"] if won else [WITHOUT, "kalevala.r.ability_materialise", HOW]
    work.turn.tell((realm,), "kalevala-god-will-appear", *rules, god=god.name, number=god.number, at=god.at,
                   place=order.place, rounds=rounds, against=order.against, supports=order.supports)


def _check_place(written: str) -> None:
    """One battlefield: a large field, or a small one of it."""
    if "," in written:
        raise refuse(HOW, "kalevala-refused-god-two-places", places=written)
    try:
        place = read_place(written)
    except BadCoordinate as bad:
        raise refuse("kalevala.6.2.koordinate", "kalevala-refused-god-two-places", places=written) from bad
    if place.part:
        raise refuse(HOW, "kalevala-refused-god-two-places", places=written)


def _check_deeds(work: Evaluation, realm: str, deeds: tuple[str, ...]) -> None:
    if len(deeds) > MOST_DEEDS:
        raise refuse(HOW, "kalevala-refused-god-many-deeds", most=MOST_DEEDS)
    own, used = mastered(work.world, realm), list[str]()
    for line in deeds:
        deed = read_deed(line)
        if deed is None:
            raise refuse(HOW, "kalevala-refused-god-deed", written=line, known=[BASIC, *ABILITIES])
        _check_deed(work, deed, own, used)
        used.append(deed.what)


def _check_deed(work: Evaluation, deed: Deed, own: list[str], used: list[str]) -> None:
    """His own abilities, each once; the basic one, and a duel in their place, as often as he likes."""
    if deed.what in (BASIC, DUEL):
        _check_fields(deed, ONE_FIELD, 1)
        return
    known = ABILITIES[deed.what]
    _check_fields(deed, known.rule, known.fields)
    if deed.what not in own:
        raise refuse(known.rule, "kalevala-refused-god-no-ability", ability=deed.what)
    if known.where != FIGHT:
        raise refuse(known.rule, "kalevala-refused-god-not-there", ability=deed.what)
    again = known.again and work.world.reading("kalevala.r.ability_wall_strength") != ONLY_ONCE
    if deed.what in used and not again:
        raise refuse(ONCE_A_STAY if known.again else ONCE, "kalevala-refused-god-twice", ability=deed.what)


def _check_fields(deed: Deed, rule: str, most: int) -> None:
    if max(len(deed.at), len(deed.edges)) > most:
        raise refuse(rule, "kalevala-refused-god-fields", ability=deed.what, most=most)
