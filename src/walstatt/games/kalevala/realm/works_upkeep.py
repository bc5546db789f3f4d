"""Canals, passes and roads cost upkeep (13.1.2, 13.2.2); unpaid they are closed, and in the end they decay."""
from __future__ import annotations

from collections import Counter
from collections.abc import Set as AbstractSet
from typing import Final

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import LetDecay, Paper
from walstatt.games.kalevala.realm.works import restored_rivers
from walstatt.games.kalevala.realm.works_dues import keeper, keeps
from walstatt.hexmap.coordinates import Gf, read_gf, read_place
from walstatt.hexmap.land import Field, Land, around
from walstatt.hexmap.terrain import LOWLAND

PATIENCE: Final = 2
"""So many GR in a row without pay, and they decay (kalevala.r.13.unterhalt_zahlung)."""


def reopen_works(turn: Turn) -> None:
    """What was closed for want of pay is open again in the next GR, until its upkeep is due."""
    work = evaluation(turn)
    for name in work.world.unpaid_works:
        gf = read_gf(name)
        if work.world.lands[gf].closed:
            work.replace_land(gf, msgspec.structs.replace(work.world.lands[gf], closed=frozenset()))


def refuse_needless_decay(work: Evaluation, realm: str) -> None:
    """Nobody lets decay what is not there, or not his to keep up."""
    for order in work.papers.get(realm, Paper()).of(LetDecay):
        if not keeps(work, realm, gf_of(order.place)):
            rule = "kalevala.r.13.unterhalt_zahlung"
            work.refuse(realm, order, refuse(rule, "kalevala-refused-no-works", place=order.place))


def settle_works(work: Evaluation, realm: str, paid: AbstractSet[str]) -> None:
    """After all is paid: what was not is closed for this GR, and decays the second time."""
    for gf in sorted({gf_of(place) for place in work.owned.get(realm, ())}):
        if not keeps(work, realm, gf):
            continue
        if keeper(work, gf) in paid:
            work.world.unpaid_works.pop(str(gf), None)
            continue
        times = work.world.unpaid_works.get(str(gf), 0) + 1
        rule = "kalevala.r.13.unterhalt_zahlung"
        if times >= PATIENCE and not work.world.reading(rule):
            work.world.unpaid_works.pop(str(gf), None)
            _decay(work, gf)
            work.turn.tell((realm,), "kalevala-works-decayed", rule, place=str(gf))
        else:
            work.world.unpaid_works[str(gf)] = times
            _close(work, gf)
            work.turn.tell((realm,), "kalevala-works-closed", rule, place=str(gf))


def _close(work: Evaluation, gf: Gf) -> None:
    land = work.world.lands[gf]
    work.replace_land(gf, msgspec.structs.replace(land, closed=land.canals | land.built_passes))


def _decay(work: Evaluation, gf: Gf) -> None:
    """Natural terrain again; what was paid for it is lost."""
    land = work.world.lands[gf]
    natural = land.with_terrain({kf: _terrain_before(work, Field(gf, kf)) for kf in land.canals})
    nothing: frozenset[int] = frozenset()
    natural = msgspec.structs.replace(natural, canals=nothing, built_passes=nothing, closed=nothing)
    gone = [field for field in work.world.works if read_place(field).gf == gf]
    swallowed = [river for field in gone for river in work.world.works[field].rivers]
    for field in gone:
        del work.world.works[field]
    work.replace_land(gf, natural)
    restored_rivers(work, swallowed)


def _terrain_before(work: Evaluation, field: Field) -> str:
    """As it was dug; of a canal older than all records, as most of the land around it."""
    known = work.world.works.get(str(field))
    if known is not None:
        return known.was
    near = Counter(_letter(work.world.lands[other.gf], other.kf) for _, other in around(work.world.lands, field))
    del near[""]
    return max(sorted(near), key=lambda letter: near[letter], default=LOWLAND)


def _letter(land: Land, kf: int) -> str:
    return land.terrain[kf - 1] if land.is_land(kf) else ""
