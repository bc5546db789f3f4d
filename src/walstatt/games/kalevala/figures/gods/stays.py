"""Stays of gods among people: who may appear, where, for whom, and with which abilities (24.5)."""
from __future__ import annotations

import re
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.court.addressees import as_borne
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.gods.levels import god_of, mastered
from walstatt.games.kalevala.figures.gods.lines import AppearAsGod
from walstatt.games.kalevala.figures.gods.records import Appearance
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, BASIC, DUEL, FIGHT, MATERIALISE
from walstatt.games.kriegsspiel.figures.god_deeds import MOST_DEEDS, Deed, read_deed
from walstatt.games.kriegsspiel.figures.god_lists import check_once
from walstatt.hexmap.coordinates import BadCoordinate, read_place
from walstatt.hexmap.land import Field, fields_around, hang_together

RIGHT, HOW, WITHOUT = (
    "kalevala.24.5.erscheinen", "kalevala.24.5.anweisung", "kalevala.24.faehigkeit.materialisieren",
)
ONE_FIELD: Final = "kalevala.24.1.2.grund"
CHANGES: Final = "kalevala.r.ability_materialise"
RIVER_LINE: Final = "kalevala.r.ability_river"
_CHANGE: Final = re.compile(r"KR\s{0,9}(?P<round>[0-9]{1,2})\s{1,9}(?P<place>[^\s,]{1,40})", re.IGNORECASE)
MATERIALISED: Final = 1
"""KR without a victory."""
ONLY_ONCE: Final = 1
"""The reading by which walls are strengthened once in a stay."""


def order_appearance(work: Evaluation, realm: str, order: AppearAsGod) -> None:
    god, gr = god_of(work, realm), work.world.at.gr
    if god.appears is not None:
        raise refuse(HOW, "kalevala-refused-god-one-place", place=god.appears.place)
    place, then, changes_in = _places(order.where)
    won = god.stay if god.stay_in == gr else 0
    free = MATERIALISE in mastered(work.world, realm)
    if not won and not free:
        raise refuse(RIGHT, "kalevala-refused-god-no-stay", gr=gr)
    if not god.relic:
        raise refuse("kalevala.r.weak_point_deadline", "kalevala-refused-god-without-weak-point")
    supports, against = as_borne(work, order.supports), as_borne(work, order.against)
    if supports == against:
        raise refuse(HOW, "kalevala-refused-god-both", realm=against)
    deeds = tuple(line.strip() for line in order.words.splitlines() if line.strip())
    _check_deeds(work, realm, deeds)
    rounds = won or MATERIALISED
    if then and not (won and free and 1 < changes_in <= rounds):
        raise refuse(HOW if not free else CHANGES, "kalevala-refused-god-two-places", places=order.where)
    god.appears = Appearance(place, supports, against, deeds, rounds, materialised=not won, then=then,
                             changes_in=changes_in)
    rules = [RIGHT, HOW, "kalevala.24.5.dauer"] if won else [WITHOUT, CHANGES, HOW]
    rules += [WITHOUT, CHANGES] if then else []
    work.turn.tell((realm,), "kalevala-god-will-appear", *rules, god=god.name, number=god.number, at=god.at,
                   place=order.where, rounds=rounds, against=against, supports=supports)


def _places(written: str) -> tuple[str, str, int]:
    """One battlefield; behind a comma the round in which he goes to another: `2A+14, KR 3 2A+20`."""
    first, _, rest = written.partition(", ")
    _check_place(first)
    if not rest:
        return first, "", 0
    found = _CHANGE.fullmatch(rest)
    if found is None:
        raise refuse(HOW, "kalevala-refused-god-two-places", places=written)
    _check_place(found["place"])
    return first, found["place"], int(found["round"])


def _check_place(written: str) -> None:
    """A large field, or a small one of it."""
    try:
        place = read_place(written)
    except BadCoordinate as bad:
        raise refuse("kalevala.6.2.koordinate", "kalevala-refused-god-two-places", places=written) from bad
    if place.part:
        raise refuse(HOW, "kalevala-refused-god-two-places", places=written)


def _check_deeds(work: Evaluation, realm: str, deeds: tuple[str, ...]) -> None:
    if len(deeds) > MOST_DEEDS:
        raise refuse(HOW, "kalevala-refused-god-many-deeds", most=MOST_DEEDS)
    own, listed = mastered(work.world, realm), list[Deed]()
    for line in deeds:
        deed = read_deed(line)
        if deed is None:
            raise refuse(HOW, "kalevala-refused-god-deed", written=line, known=[BASIC, *ABILITIES])
        _check_deed(deed, own)
        listed.append(deed)
    check_once(listed, walls_again=work.world.reading("kalevala.r.ability_wall_strength") != ONLY_ONCE)


def _check_deed(deed: Deed, own: list[str]) -> None:
    """His own abilities; the basic one, or a duel in the place of one."""
    if deed.what in (BASIC, DUEL):
        _check_fields(deed, ONE_FIELD, 1)
        return
    known = ABILITIES[deed.what]
    _check_fields(deed, known.rule, known.fields)
    if deed.what not in own:
        raise refuse(known.rule, "kalevala-refused-god-no-ability", ability=deed.what)
    if known.where != FIGHT:
        raise refuse(known.rule, "kalevala-refused-god-not-there", ability=deed.what)


def _check_fields(deed: Deed, rule: str, most: int) -> None:
    if max(len(deed.at), len(deed.edges)) > most:
        raise refuse(rule, "kalevala-refused-god-fields", ability=deed.what, most=most)
    if len(deed.at) > 1 and not _is_one_piece(deed.at):
        raise refuse(rule, "kalevala-refused-god-apart", ability=deed.what)
    if deed.edges and not _is_line(deed.edges):
        raise refuse(RIVER_LINE, "kalevala-refused-god-no-line")


def _is_one_piece(places: tuple[str, ...]) -> bool:
    fields = [_field(one) for one in places]
    return all(one.kf for one in fields) and hang_together(fields)


def _is_line(edges: tuple[tuple[str, str], ...]) -> bool:
    """Edges of one large field, each between neighbours, that share corners: where three small fields meet."""
    pairs = [frozenset(map(_field, edge)) for edge in edges]
    gfs = {one.gf for pair in pairs for one in pair}
    if len(gfs) > 1 or any(len(pair) < 2 or not hang_together(pair) for pair in pairs):
        return False
    left, line = pairs[1:], pairs[:1]
    while line:
        one = line.pop()
        near = [other for other in left if other == one or _share_a_corner(one, other)]
        left = [other for other in left if other not in near]
        line += near
    return not left


def _share_a_corner(one: frozenset[Field], other: frozenset[Field]) -> bool:
    ends = [*(one ^ other)]
    return len(ends) == 2 and ends[1] in fields_around(ends[0])


def _field(written: str) -> Field:
    place = read_place(written)
    return Field(place.gf, place.kf or 0)
