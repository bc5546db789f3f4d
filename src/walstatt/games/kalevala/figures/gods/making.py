"""A god is described, and his weak point is hidden, lost and made anew (24.1, 24.1.4)."""
from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.court.belongings import borne, keeper_of
from walstatt.games.kalevala.court.records import Item
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.gods.archeron import free_seat
from walstatt.games.kalevala.figures.gods.levels import (
    BEGINS_WITH,
    god_of,
    level_with,
    living,
    lose_abilities,
    next_level,
)
from walstatt.games.kalevala.figures.gods.lines import DescribeGod, HideWeakPoint
from walstatt.games.kalevala.figures.gods.records import God
from walstatt.games.kalevala.realm.pieces import known_piece
from walstatt.games.kalevala.state import FOUGHT, RULER, folded
from walstatt.games.kalevala.war.field import Battlefield, Outcome, people, warriors
from walstatt.games.kriegsspiel.figures.god_abilities import oeh_of
from walstatt.hexmap.coordinates import read_place

DESCRIBED, PLACE, LOST, GAINED, ANEW = (
    "kalevala.24.1.beschreibung", "kalevala.24.1.4.ort", "kalevala.24.1.4.verlust", "kalevala.24.1.4.eroberer",
    "kalevala.24.1.4.neu",
)
CAPTURE, DEADLINE, GAIN, ROUNDING = (
    "kalevala.r.weak_point_capture", "kalevala.r.weak_point_deadline", "kalevala.r.weak_point_gain",
    "kalevala.r.god_rounding",
)
PARTS: Final = ("Waffe", "Geist", "Schwachstelle")
"""What a description must say, each in a line of its own."""
TIMES: Final = 3
"""GR in which a new weak point must be made."""
THIEVES: Final = ("Ag", "AgKö")
HALF, LONGEST_NAME = 50, 60
DIES, LOSES_AGAIN = 1, 2
"""Readings of what follows if it is not."""
DISTANCE: Final = 1
"""The reading by which the conqueror gains the distance between two levels."""
COMMERCIAL: Final = 1
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def make(turn: Turn) -> None:
    work = evaluation(turn)
    work.follow(_describe, DescribeGod)
    work.follow(_hide_anew, HideWeakPoint)


def _describe(work: Evaluation, realm: str, order: DescribeGod) -> None:
    if work.realm(realm).kind != RULER:
        raise refuse(DESCRIBED, "kalevala-refused-god-ruler")
    if living(work.world, realm) is not None:
        raise refuse(DESCRIBED, "kalevala-refused-second-god")
    said = _parts_of(order.words)
    missing = [part for part in PARTS if not said.get(part)]
    if missing:
        raise refuse(DESCRIBED, "kalevala-refused-god-described", missing=missing)
    if not order.field:
        raise refuse(DESCRIBED, "kalevala-refused-god-no-place")
    _check_hidden(order.field)
    god = God(order.name, 0, work.world.at.gr, weapon=said["Waffe"], spirit=said["Geist"], looks=said["Schwachstelle"])
    work.world.persons.gods[realm] = god
    work.realm(realm).oeh += BEGINS_WITH
    _hide(work, realm, god, order.field)
    told = {"god": god.name, "oeh": work.realm(realm).oeh}
    rules = (DESCRIBED, "kalevala.24.1.3", "kalevala.24.1.2.grund")
    work.turn.tell((realm,), "kalevala-god-made", *rules, **told)
    work.turn.tell(GAME_MASTER, "kalevala-god-made-desk", DESCRIBED, realm=realm, field=order.field, words=order.words,
                   **told)


def seat_new_gods(work: Evaluation) -> None:
    """Phase 2: number and seat of whoever was described in phase 1; in that phase nobody may notice who else was."""
    for realm, god in work.world.persons.gods.items():
        if god.ended or god.number:
            continue
        god.name = _free_name(work, realm, god.name)
        god.number = max(one.number for one in work.world.persons.gods.values()) + 1
        god.seat = god.at = god.goes = free_seat(work.world, god.name)
        work.turn.tell((realm,), "kalevala-god-seated", "kalevala.24.2.1.sitz", DESCRIBED, god=god.name,
                       number=god.number, seat=god.seat)


def _parts_of(words: str) -> dict[str, str]:
    """By the word before the colon: what a line says."""
    found: dict[str, str] = {}
    for line in words.splitlines():
        head, colon, rest = line.partition(":")
        part = next((one for one in PARTS if one.casefold() == head.strip().casefold()), "")
        if colon and part:
            found[part] = rest.strip()
    return found


def _free_name(work: Evaluation, realm: str, wanted: str) -> str:
    """Two gods of one name are told apart by their realms' order: nobody learns which names others have taken."""
    taken = {folded(god.name) for name, god in work.world.persons.gods.items() if name != realm}
    names = (wanted, *(f"{wanted} {number}" for number in range(2, 1_000)))
    return next(name for name in names if folded(name) not in taken)


def _check_hidden(field: str) -> None:
    """Anywhere in the world of people, on one small field; not among the gods."""
    if field.isdecimal():
        raise refuse(PLACE, "kalevala-refused-god-hidden-archeron", field=field)
    if read_place(field).kf is None:
        raise refuse(DESCRIBED, "kalevala-refused-god-no-place")


def _hide(work: Evaluation, realm: str, god: God, field: str) -> None:
    symbol = _symbol(work, realm, god)
    gf = read_place(field).gf
    if not work.world.known_to and (gf not in work.world.lands or not work.world.lands[gf].drawn):
        meant, field = field, default_place(work, realm)
        work.turn.tell((realm,), "kalevala-god-hidden-nowhere", PLACE, DEADLINE, meant=meant, field=field or "–")
    god.relic, god.lost = symbol, 0
    work.world.items[symbol] = Item(symbol, god.looks[:LONGEST_NAME] or god.name, field, words=god.looks,
                                    known_to=(realm,))
    work.turn.tell((realm,), "kalevala-god-hidden", PLACE, CAPTURE, item=symbol, field=field, looks=god.looks)


def _symbol(work: Evaluation, realm: str, god: God) -> str:
    """Letters that no item bears yet, and that tell nothing of who else has a god."""
    for tried in range(1_000):
        sign = sha256(f"{realm} {god.since} {work.world.at.gr} {tried}".encode()).digest()
        name = "Gs" + "".join(_LETTERS[byte % len(_LETTERS)] for byte in sign[:4])
        if name not in work.world.items:
            return name
    raise AssertionError


def default_place(work: Evaluation, realm: str) -> str:
    """The trade centre of the capital; of nomads where most of them are (kalevala.r.weak_point_deadline)."""
    capitals = work.realm(realm).capitals
    crowded = sorted(work.world.forces.get(realm, {}).items(), key=lambda one: -sum(one[1].whole().pieces.values()))
    place = next((one for one in (*capitals, *(place for place, _ in crowded), *work.world.places_of(realm))), "")
    if not place:
        return ""
    gf = gf_of(place)
    site, part = work.world.lands[gf].site, work.part(place)
    kf = site.kf if site is not None else min(part.fields) if part is not None else 1
    return f"{gf}/{kf}"


def _hide_anew(work: Evaluation, realm: str, order: HideWeakPoint) -> None:
    god = god_of(work, realm)
    if god.relic:
        raise refuse(ANEW, "kalevala-refused-god-has-weak-point", item=god.relic)
    _check_hidden(order.field)
    god.looks = re.sub(r"\s+", " ", order.words).strip()
    _hide(work, realm, god, order.field)


# ---- lost


def watch_weak_points(turn: Turn) -> None:
    """Who bears the weak point of another's god has taken it; one that is nowhere must be made anew."""
    work = evaluation(turn)
    if work.world.known_to or not work.world.persons.gods:
        return
    held = borne(work.world)
    for realm in list(work.world.persons.gods):
        god = living(work.world, realm)
        if god is None or not god.relic:
            continue
        bearer, item = held.get(god.relic), work.world.items.get(god.relic)
        if bearer is not None and bearer.realm != realm:
            if _is_named(work, bearer.realm, god.relic) or known_piece(bearer.symbol).base in THIEVES:
                take(work, realm, bearer.realm)
        elif bearer is None and (item is None or not item.field):
            _vanished(work, realm, god)


def settle_by_positions(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """A battle by hand: whoever is said to stand on the small field of a weak point, and no warrior of its owner there,
    has taken it (kalevala.r.weak_point_capture). A fought battle has settled that round by round."""
    if outcome.how == FOUGHT:
        return
    for realm in list(work.world.persons.gods):
        god = living(work.world, realm)
        item = work.world.items.get(god.relic) if god is not None and god.relic else None
        if item is None or not item.field:
            continue
        there = {party: fields[item.field] for party, fields in outcome.positions.items() if item.field in fields}
        guarded = warriors(there.get(realm, {}))
        strangers = [party for party, figures in there.items()
                     if party != realm and people(figures) and _is_named(work, party, item.symbol)]
        if strangers and not guarded and any(party.name == strangers[0] for party in field.parties):
            take(work, realm, strangers[0])


def _is_named(work: Evaluation, conqueror: str, symbol: str) -> bool:
    """By a reading an order sheet of the conqueror must say that he seeks it; an agent knows what he steals."""
    sheets = (one.sheet for one in work.world.battle_orders.get(conqueror, ()))
    return not work.world.reading(CAPTURE) or any(symbol in sheet.flags.seeks for sheet in sheets)


def _vanished(work: Evaluation, realm: str, god: God) -> None:
    """With its bearer: whoever has him in his power, or holds the land where he fell, has it
    (kalevala.r.weak_point_capture)."""
    fell = next((one.place for one in reversed(work.world.bookings)
                 if one.at == work.world.at and one.amount < 0 and god.relic in one.item.split("+")[1:]), "")
    land = work.province(fell) if fell else None
    holder = keeper_of(work.world, god.relic) or (land.owner if land is not None else "")
    if holder and holder != realm and holder in work.world.realms and _is_named(work, holder, god.relic):
        take(work, realm, holder)
        return
    god.relic, god.lost = "", work.world.at.gr
    work.turn.tell((realm,), "kalevala-god-weak-point-gone", ANEW, god=god.name, until=god.lost + TIMES)


def take(work: Evaluation, realm: str, conqueror: str) -> None:
    """The god loses half of his OEH, that of the conqueror rises by a level; then it means nothing any more."""
    god = living(work.world, realm)
    assert god is not None
    ruler = work.realm(realm)
    lost = percent(work, ruler.oeh, HALF)
    ruler.oeh -= lost
    symbol, god.relic, god.lost = god.relic, "", work.world.at.gr
    rules = (LOST, CAPTURE, ROUNDING, ANEW)
    work.turn.tell((realm,), "kalevala-god-weak-point-lost", *rules, god=god.name, oeh=lost, left=ruler.oeh,
                   until=god.lost + TIMES)
    lose_abilities(work, realm)
    item = work.world.items.get(symbol)
    if item is not None:
        known = tuple(dict.fromkeys((*item.known_to, conqueror)))
        work.world.items[symbol] = replace(item, known_to=known if item.field else ())
    if conqueror in work.world.realms:
        _gain(work, conqueror, symbol)


def _gain(work: Evaluation, conqueror: str, symbol: str) -> None:
    ruler, own = work.realm(conqueror), living(work.world, conqueror)
    before = ruler.oeh
    if own is not None:
        now = level_with(work.world, before)
        step = oeh_of(now + 1) - oeh_of(now)
        distance = work.world.reading("kalevala.r.weak_point_gain") == DISTANCE
        ruler.oeh = before + step if distance else next_level(work.world, before)
    item = work.world.items.get(symbol)
    work.turn.tell((conqueror,), "kalevala-god-weak-point-taken", GAINED, GAIN, CAPTURE, item=symbol,
                   name=item.name if item is not None else symbol, gained=ruler.oeh - before, oeh=ruler.oeh)


def percent(work: Evaluation, of: int, hundredths: int) -> int:
    """Rounded down to whole OEH; by a reading commercially (kalevala.r.god_rounding)."""
    more = 50 if work.world.reading("kalevala.r.god_rounding") == COMMERCIAL else 0
    return (of * hundredths + more) // 100


def keep_deadline(work: Evaluation, realm: str, god: God) -> None:
    """At the start of the fourth GR after the loss."""
    if god.relic or not god.lost or work.world.at.gr <= god.lost + TIMES:
        return
    reading = work.world.reading("kalevala.r.weak_point_deadline")
    if reading == LOSES_AGAIN:
        work.realm(realm).oeh -= percent(work, work.realm(realm).oeh, HALF)
        lose_abilities(work, realm)
    field = default_place(work, realm)
    if field and reading != DIES:
        _hide(work, realm, god, field)
        work.turn.tell((realm,), "kalevala-god-deadline", ANEW, DEADLINE, god=god.name, field=field)


def has_failed(work: Evaluation, god: God) -> bool:
    """Dies he of it, where that is read so?"""
    late = not god.relic and bool(god.lost) and work.world.at.gr > god.lost + TIMES
    return late and work.world.reading("kalevala.r.weak_point_deadline") == DIES
