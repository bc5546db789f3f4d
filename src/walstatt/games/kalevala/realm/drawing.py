"""Land not drawn yet: when somebody could see it first, the game master draws it or lets it be generated."""
from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

import msgspec

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.core.typed_data import convert
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.generator.patch import draw_field
from walstatt.hexmap.land import Land, Lands, flaws
from walstatt.hexmap.parts import parts

GENERATE, LEAVE = "generate", "leave"
"""What the game master may decide beside a land of his own: generated from the seed, or not drawn yet."""
DRAWN_BY: Final = "kalevala.r.5.sl_entscheidet"
MOST_ASKED: Final = 20
"""Of so many large fields he is asked in a phase; all others are generated, so that his desk does not drown."""


def draw_unseen(turn: Turn) -> None:
    """Whatever scouts are sent to in this GR, in the order of its coordinates."""
    work = evaluation(turn)
    draw_unknown(work, (gf_of(one.target) for sent in work.world.scouting.values() for one in sent))


def draw_unknown(work: Evaluation, fields: Iterable[Gf]) -> None:
    """Those of these large fields that are on the map and not drawn; what only one realm knows stays as it knows it."""
    if work.world.known_to:
        return
    lands = work.world.lands
    unknown = sorted({gf for gf in fields if gf in lands and not lands[gf].drawn})
    for number, gf in enumerate(unknown):
        land = _wanted(work, gf) if number < MOST_ASKED else _generated(work, gf)
        if land is not None:
            put_land(work, gf, land)
            work.turn.tell(GAME_MASTER, "kalevala-drawn", DRAWN_BY, place=str(gf), name=land.name)


def _wanted(work: Evaluation, gf: Gf) -> Land | None:
    decided = work.turn.decide(
        str(gf), "kalevala:draw-decision", DRAWN_BY, GENERATE, check=partial(_check_decision, work, gf), place=str(gf)
    )
    if decided == LEAVE:
        return None
    return _generated(work, gf) if decided == GENERATE else convert(decided, Land)


def _generated(work: Evaluation, gf: Gf) -> Land:
    return draw_field(work.world.map_seed, gf, work.world.lands)


def _check_decision(work: Evaluation, gf: Gf, decided: Any) -> None:
    if decided in (GENERATE, LEAVE):
        return
    try:
        land: Land = convert(decided, Land)
    except msgspec.ValidationError as problem:
        raise refuse(DRAWN_BY, "kalevala-refused-no-land", place=str(gf), why=str(problem)) from problem
    check_fits(work, gf, land, {**work.world.lands, gf: land})


def check_fits(work: Evaluation, gf: Gf, land: Land, after: Lands) -> None:
    """Refuses a land with flaws, one that does not fit its neighbours, and one that leaves somebody no ground."""
    near = [one for one in (gf, *gf.neighbours.values()) if one in after]
    before = set(_told(flaws({one: work.world.lands[one] for one in near if one in work.world.lands and one != gf})))
    for one, flaw in flaws({one: after[one] for one in near}):
        if str((one, flaw)) not in before:
            raise Refused("kalevala.6.1.kf", flaw)
    for places in work.world.forces.values():
        for place in places:
            if gf_of(place) == gf and not parts(gf, land, water="~" in place):
                raise refuse("kalevala.6.1.kf", "kalevala-refused-no-ground", place=place)
    owned = any(one.owner and gf_of(place) == gf for place, one in work.world.provinces.items())
    if owned and not parts(gf, land):
        raise refuse("kalevala.6.1.kf", "kalevala-refused-no-ground", place=str(gf))


def _told(found: Iterable[tuple[Gf, Any]]) -> list[str]:
    return [str(one) for one in found]


def put_land(work: Evaluation, gf: Gf, land: Land) -> None:
    """A land in its place; its parts are the natives' until somebody comes."""
    work.replace_land(gf, land)
