"""Recognising a large field of the world of people, without scouts and without risk (24.faehigkeit.erkennen)."""
from __future__ import annotations

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.court.items import tell_of_item
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.gods.levels import god_of, mastered
from walstatt.games.kalevala.figures.gods.lines import RecogniseField
from walstatt.games.kalevala.figures.gods.records import God
from walstatt.games.kalevala.scouting.results import look_at
from walstatt.games.kalevala.state import Knowledge
from walstatt.games.kriegsspiel.figures.god_abilities import SEE

DURING_A_STAY = 1
"""The reading by which he recognises only in a GR in which he may stay among people."""
RULE, HOW = "kalevala.24.faehigkeit.erkennen", "kalevala.r.ability_see"


def check_recognised(work: Evaluation, realm: str, order: RecogniseField) -> None:
    """Once in a GR, ordered in phase 1."""
    god = god_of(work, realm)
    if SEE not in mastered(work.world, realm):
        raise refuse(RULE, "kalevala-refused-god-no-ability", ability=SEE)
    if work.world.reading(HOW) == DURING_A_STAY and god.stay_in != work.world.at.gr:
        raise refuse(HOW, "kalevala-refused-god-no-stay", gr=work.world.at.gr)
    if god.recognises:
        raise refuse(HOW, "kalevala-refused-god-sees-twice", place=god.recognises)
    god.recognises = str(gf_of(order.place))


def recognise(work: Evaluation, realm: str, god: God) -> None:
    """Land, owner and all that is there, what hides there too."""
    if not god.recognises:
        return
    gf = gf_of(god.recognises)
    drawn = gf in work.world.lands and work.world.lands[gf].drawn
    parts = [*work.geography.parts(gf), *work.geography.waters(gf)] if drawn else []
    known = work.world.knowledge.setdefault(realm, Knowledge())
    for part in parts:
        sighting = look_at(work, realm, part)
        figures: dict[str, int] = {}
        for force in (places[part.name] for places in work.world.forces.values() if part.name in places):
            for symbol, number in force.whole().pieces.items():
                figures[symbol] = figures.get(symbol, 0) + number
        known.sightings.append(replace(sighting, figures=dict(sorted(figures.items()))))
    for symbol, item in list(work.world.items.items()):
        if item.field and gf_of(item.field.partition("/")[0]) == gf and realm not in item.known_to:
            tell_of_item(work, realm, symbol)
    work.turn.tell((realm,), "kalevala-god-recognises", RULE, HOW, god=god.name, place=god.recognises,
                   result="seen" if parts else "nothing")
