"""How much a caravan holds, how it is laid out by small fields, and how fast it is (21, 21.1.1)."""
from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.realm.marching import ROOM_OF_A_SMALL_FIELD, March, is_full_team
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, ENGINES, KINDS, PERSON, SLAVE, VESSEL, WARRIOR
from walstatt.games.kalevala.realm.stock import Stock

MERCHANT: Final = "K"
ROOM, MERCHANTS_ROOM = 24, 4
"""REH (kalevala.21.karawane.volumen)."""
SEEN_AS: Final = ROOM + MERCHANTS_ROOM
"""REH that every caravan has for its host (kalevala.21.1.2.meldung)."""
MOST_ENGINES, MOST_CRAFT, ENGINES_ABOARD = 6, 4, 2
INSIDE: Final = {"Bt": 5, "Sk": 3, "QuW": 3}
"""Warriors whom a device holds that fills a small field."""
FOOT, MOUNTED = 2, 3
"""GF in a GR (kalevala.21.1.1.land)."""
BESIDE_THE_ROOM, BOTH_LIMITS = 1, 1
"""Readings of kalevala.r.caravan_volume_mix and kalevala.r.caravan_sea_space."""


def vessels_of(load: Stock) -> dict[str, int]:
    return {symbol: number for symbol, number in load.pieces.items() if symbol in KINDS and _is_vessel(symbol)}


def _is_vessel(symbol: str) -> bool:
    return KINDS[symbol].sort == VESSEL


def merchants_in(load: Stock) -> int:
    return load.count(lambda one: one.base == MERCHANT)


def check_volume(work: Evaluation, load: Stock) -> None:
    """May one caravan hold all that? Objects, ropes and RE take no room."""
    refused = volume_flaw(work, load)
    if refused is not None:
        raise refused


def volume_flaw(work: Evaluation, load: Stock) -> Refused | None:
    if not vessels_of(load):
        return _flaw_on_land(work, load)
    by_sea = _flaw_at_sea(load)
    if by_sea is None and work.world.reading("kalevala.r.caravan_sea_space") == BOTH_LIMITS:
        return _flaw_on_land(work, _goods(load))
    return by_sea


def _goods(load: Stock) -> Stock:
    """All but the vessels."""
    return Stock({symbol: number for symbol, number in load.pieces.items() if symbol not in vessels_of(load)}, load.re)


def _engines(load: Stock) -> int:
    return load.count(lambda one: one.base in ENGINES)


def _inside(load: Stock) -> int:
    """Warriors whom the engines hold: they take no room of their own."""
    places = sum(INSIDE[one.base] * number for one, number in load.each() if one.base in ENGINES)
    return min(load.warriors, places)


def _room(load: Stock, *sorts: str) -> int:
    """REH of these; engines count otherwise."""
    return sum(
        one.kind.room * number for one, number in load.each() if one.kind.sort in sorts and one.base not in ENGINES
    )


def _flaw_on_land(work: Evaluation, load: Stock) -> Refused | None:
    engines, beside = _engines(load), work.world.reading("kalevala.r.caravan_volume_mix") == BESIDE_THE_ROOM
    if engines > MOST_ENGINES:
        return refuse("kalevala.21.karawane.geraete", "kalevala-refused-caravan-engines", most=MOST_ENGINES)
    people = _room(load, WARRIOR, PERSON, SLAVE) - _inside(load)
    animals, devices = _room(load, ANIMAL), _room(load, DEVICE)
    # Merchants, companions and their mounts: devices and led animals never go with them.
    with_merchants = min(MERCHANTS_ROOM, people + min(animals, people))
    filled = people + animals + devices + (0 if beside else ROOM_OF_A_SMALL_FIELD * engines) - with_merchants
    if filled > ROOM:
        mixed = engines > 0 and not beside
        rule = "kalevala.r.caravan_volume_mix" if mixed else "kalevala.21.karawane.volumen"
        return refuse(rule, "kalevala-refused-caravan-room", room=filled, most=ROOM, extra=MERCHANTS_ROOM)
    return None


def crafts(load: Stock) -> int:
    """Ships, and rafts two by two (kalevala.r.caravan_sea_space)."""
    rafts = load.pieces.get("FS", 0)
    return load.pieces.get("LS", 0) + load.pieces.get("SS", 0) + ceil(rafts / 2)


def _flaw_at_sea(load: Stock) -> Refused | None:
    rule, craft, goods = "kalevala.21.karawane.see", crafts(load), _goods(load)
    if craft > MOST_CRAFT:
        return refuse(rule, "kalevala-refused-caravan-craft", craft=craft, most=MOST_CRAFT)
    crew = load.warriors + merchants_in(load)
    if crew < craft:
        return refuse(rule, "kalevala-refused-caravan-crew", craft=craft, crew=crew)
    engines = _engines(load)
    if engines > ENGINES_ABOARD * load.pieces.get("SS", 0) or any(one.horses for one, _ in load.each()):
        return refuse(rule, "kalevala-refused-caravan-aboard", most=ENGINES_ABOARD)
    hold = sum(KINDS[symbol].hold * number for symbol, number in vessels_of(load).items())
    room = March(goods).room_aboard() - engines - _inside(load) + ROOM_OF_A_SMALL_FIELD * engines
    if room > hold:
        return refuse("kalevala.r.caravan_sea_space", "kalevala-refused-caravan-hold", room=room, most=hold)
    return None


# ---- laid out by small fields


def check_layout(fields: Sequence[Stock]) -> None:
    """Four REH in each small field; a device that fills one stands alone with those inside it."""
    for number, one in enumerate(fields, 1):
        engines = _engines(one)
        room = one.room - _inside(one)
        most = 1 if engines else ROOM_OF_A_SMALL_FIELD
        horses = sum(piece.horses * count for piece, count in one.each())
        if engines > 1 or room - horses > most:
            rule = "kalevala.21.1.2.hilfsblatt"
            raise refuse(rule, "kalevala-refused-caravan-layout", number=number, room=room, most=ROOM_OF_A_SMALL_FIELD)


def fields_needed(load: Stock, laid_out: int = 0) -> int:
    """Small fields that it takes up: ships two, rafts one, everything else four REH in each."""
    vessels = vessels_of(load)
    if vessels:
        return sum(number * (1 if symbol == "FS" else 2) for symbol, number in vessels.items())
    if laid_out > 1:
        return laid_out
    engines = _engines(load)
    rest = sum(one.kind.room * number for one, number in load.each() if one.base not in ENGINES) - _inside(load)
    return max(1, engines + ceil(rest / ROOM_OF_A_SMALL_FIELD))


# ---- speed


def pace_of(load: Stock) -> tuple[int, str]:
    """GF in a GR, and the rule: of the slowest vessel, of riders with animals alone, else on foot."""
    vessels = vessels_of(load)
    if vessels:
        return min(KINDS[symbol].pace for symbol in vessels), "kalevala.21.1.1.see"
    led = all(one.kind.sort in (ANIMAL, WARRIOR, PERSON) or is_full_team(one) for one, _ in load.each())
    quick = led and March(load).is_mounted and all(not one.kind.pace or one.base == MERCHANT for one, _ in load.each())
    return (MOUNTED if quick else FOOT), "kalevala.21.1.1.land"
