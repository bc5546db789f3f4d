"""When deeds are done in phase 4 (kalevala.r.5.reihenfolge_phase4): bribes before caravans move, all others before
battles."""
from __future__ import annotations

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.agents.acting import Doing
from walstatt.games.kalevala.figures.agents.detection import expose, is_detected
from walstatt.games.kalevala.figures.agents.doing import DEEDS
from walstatt.games.kalevala.figures.agents.lines import BRIBE
from walstatt.games.kalevala.figures.agents.records import Agent, Deed
from walstatt.games.kalevala.figures.agents.risk import at_place
from walstatt.games.kalevala.figures.agents.service import Found, find, owner_at, service

CHECKED, FOR_EACH_DEED = "kalevala.r.er_check", 2
"""The reading by which each deed is another risk."""
ORDER, EARLY = "kalevala.r.5.reihenfolge_phase4", 1
"""The reading by which agents act before land is occupied."""


def act(turn: Turn) -> None:
    """By the order of phase 4 after hand-overs."""
    work = evaluation(turn)
    if not work.world.reading(ORDER):
        _act(work)


def act_early(turn: Turn) -> None:
    work = evaluation(turn)
    if work.world.reading(ORDER) == EARLY:
        _act(work)


def bribe(turn: Turn) -> None:
    """Before caravans move: whoever is bribed goes elsewhere (kalevala.r.bribe_duration)."""
    _act(evaluation(turn), only=BRIBE)


def _act(work: Evaluation, only: str = "") -> None:
    if work.world.known_to:
        return
    for realm in sorted(work.world.persons.services):
        for symbol, agent in sorted(service(work.world, realm).agents.items()):
            for number, deed in enumerate(list(agent.deeds), 1):
                if (deed.kind == BRIBE) == bool(only):
                    _do(work, realm, symbol, agent, deed, number)


def _is_where_he_explored(found: Found, agent: Agent) -> bool:
    """There, or aboard a vessel in its waters that he has sneaked into since."""
    aboard = agent.inside and "~" in found.place and gf_of(found.place) == gf_of(agent.scouted or found.place)
    return agent.scouted == found.place or bool(agent.scouted and aboard)


def _do(work: Evaluation, realm: str, symbol: str, agent: Agent, deed: Deed, number: int) -> None:
    found = find(work.world, realm, symbol)
    if found is not None and found.is_hidden and _is_where_he_explored(found, agent) and deed in agent.deeds:
        risk = at_place(work, realm, found) if work.world.reading(CHECKED) == FOR_EACH_DEED else None
        if risk is not None and is_detected(work, realm, symbol, risk, number, "risk"):
            expose(work, realm, found)
            return
        doing = Doing(work, realm, found, agent, deed, number)
        if work.is_at_rest(owner_at(work, found.place)):
            doing.fail("protected")
            return
        DEEDS[deed.kind](doing)
