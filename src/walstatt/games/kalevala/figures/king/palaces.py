"""A palace that falls (18.4): its court is captured, or murdered and the house plundered, as the declaration says."""
from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.king.lines import CAPTURE_COURT, PLUNDER_PALACE
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.figures.king.throne import owner_of, palace_at, palace_place
from walstatt.games.kalevala.realm.buildings import PALACE, TOWER
from walstatt.games.kalevala.realm.ledger import GAIN, book
from walstatt.games.kalevala.realm.stock import RE
from walstatt.hexmap.coordinates import read_place

SAID, CAPTURED, PLUNDERED, LOST, FATE = (
    "kalevala.18.4.ansage", "kalevala.18.4.gefangen", "kalevala.18.4.pluendern", "kalevala.18.4.verlust",
    "kalevala.r.palace_fate",
)
LOOT: Final = 20
"""RE."""
PLUNDER_UNSAID: Final = 1
"""The reading by which a palace is plundered unless the declaration says otherwise."""


def settle_palaces(turn: Turn) -> None:
    """After all battles and occupations: whose land is each palace now?"""
    work = evaluation(turn)
    for realm, king in work.world.persons.kings.items():
        if palace_at(work.world, king.palace) is None or king.ended:
            continue
        owner = owner_of(work, king.palace)
        if owner == realm and king.captor:
            captor, king.captor = king.captor, ""
            work.turn.tell((realm,), "kalevala-palace-retaken", FATE, place=king.palace)
            if captor in work.world.realms:
                work.turn.tell((captor,), "kalevala-palace-lost-again", FATE, place=king.palace, realm=realm)
        elif owner != realm and owner != king.captor:
            _fall(work, realm, king, owner)
    _settle_empty(work)


def _settle_empty(work: Evaluation) -> None:
    """Those in which nobody reigns hold no court, and are plundered all the same."""
    kings = work.world.persons.kings
    homes = {king.palace for king in kings.values() if not king.ended}
    fields = (f"{gf}/{one.kf}" for gf, there in work.world.buildings.items() for one in there if one.kind == PALACE)
    for field in [field for field in fields if field not in homes]:
        province = work.province(palace_place(work, field))
        conquered = province is not None and province.taken == work.world.at and province.owner in work.world.realms
        if province is not None and conquered and _plunders(work, province.owner, field):
            _plunder(work, province.owner, field)
            told = [province.owner, *(name for name, king in kings.items() if king.palace == field)]
            work.turn.tell(list(dict.fromkeys(told)), "kalevala-palace-empty-plundered", PLUNDERED, SAID, FATE,
                           place=field, captor=province.owner, re=LOOT)


def _fall(work: Evaluation, realm: str, king: King, captor: str) -> None:
    told = [name for name in (realm, captor) if name in work.world.realms]
    args = {"place": king.palace, "realm": realm, "captor": captor or "natives"}
    king.captor = captor
    if captor in work.world.realms and _plunders(work, captor, king.palace):
        _plunder(work, captor, king.palace)
        work.turn.tell(told, "kalevala-palace-plundered", PLUNDERED, SAID, LOST, FATE, re=LOOT, **args)
    else:
        work.turn.tell(told, "kalevala-palace-captured", CAPTURED, SAID, LOST, FATE, **args)


def _plunders(work: Evaluation, captor: str, field: str) -> bool:
    """What his declaration of war for this land says; the first word counts."""
    gf = gf_of(field.partition("/")[0])
    marks = [mark for entry in work.world.entries.get(captor, ()) if gf_of(entry.target) == gf for mark in entry.marks]
    said = next((mark for mark in marks if mark in (PLUNDER_PALACE, CAPTURE_COURT)), "")
    unsaid = work.world.reading("kalevala.r.palace_fate") == PLUNDER_UNSAID
    return said == PLUNDER_PALACE or (not said and unsaid)


def _plunder(work: Evaluation, captor: str, field: str) -> None:
    """20 RE, and a tower is left of it."""
    gf, palace = read_place(field).gf, palace_at(work.world, field)
    there = work.world.buildings[str(gf)]
    work.replace_buildings(gf, [replace(one, kind=TOWER) if one is palace else one for one in there])
    book(work, captor, palace_place(work, field), RE, LOOT, PLUNDERED, GAIN)
