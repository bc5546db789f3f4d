"""The risk of an agent to be found (E-R, 22.3.4): a number with its history, the same for list, checker and roll."""
from __future__ import annotations

from math import ceil

from walstatt.core.tally import Tally
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.agents.records import HALVES, Agent
from walstatt.games.kalevala.figures.agents.service import (
    Found,
    Neighbours,
    capital_fields,
    is_home,
    others_in,
    owner_at,
    power_of_king,
    record,
)
from walstatt.games.kalevala.figures.king.throne import AGENT_KING
from walstatt.games.kalevala.realm.guests import is_permitted_by
from walstatt.games.kalevala.state import NATIVES

BASE, SURCHARGES, EXPERIENCE, PLACE, HOME, CARAVAN, SPYING, FORMULA, KING = (
    "kalevala.22.3.4.grund", "kalevala.22.3.4.zuwachs", "kalevala.22.3.4.egp", "kalevala.22.3.4.ort",
    "kalevala.22.3.4.eigen", "kalevala.22.3.4.karawane", "kalevala.22.3.5.risiko", "kalevala.r.er_formula",
    "kalevala.18.5.agent",
)
ABROAD, SHELTERED, LEAST, MOST = 10, 5, 5, 100
"""Per cent in a foreign realm, at home or in a foreign caravan; the bounds."""
OF_AN_EGP, OF_AN_EE, OF_A_KINGS_TEN = 5, 10, 5
HALF_COUNTS, DOUBLING_ADDS = 1, 2
"""Readings of kalevala.r.er_formula."""


def experience(work: Evaluation, realm: str, symbol: str, agent: Agent) -> float:
    """Full EGP, those of a king's power among them; by a reading halves count too."""
    halves = agent.egp + (HALVES * power_of_king(work, realm) if symbol == AGENT_KING else 0)
    return halves / HALVES if work.world.reading(FORMULA) == HALF_COUNTS else halves // HALVES


def normal(work: Evaluation, realm: str, symbol: str, agent: Agent) -> Tally:
    """In a foreign realm, whatever else is there: what the list shows (kalevala.22.3.4.ort)."""
    return _sum(work, realm, symbol, agent, Tally(ABROAD, BASE, low=LEAST, high=MOST))


def _sum(work: Evaluation, realm: str, symbol: str, agent: Agent, risk: Tally) -> Tally:
    risk.change(agent.risk, SURCHARGES)
    risk.change(OF_AN_EE if agent.scouts else 0, SPYING)
    return risk.change(-OF_AN_EGP * experience(work, realm, symbol, agent), EXPERIENCE)


def sheltered(work: Evaluation, realm: str, symbol: str, agent: Agent, rule: str) -> Tally:
    """At home, and in a caravan of somebody else: without what the place does."""
    return _sum(work, realm, symbol, agent, Tally(SHELTERED, rule, low=LEAST, high=MOST))


def at_place(work: Evaluation, realm: str, found: Found) -> Tally | None:
    """As it is tested where he is now; None where nobody can find him (kalevala.r.er_owner_detects)."""
    agent, place = record(work.world, realm, found.symbol), found.place
    if found.holder is not None and found.holder.is_group:
        return None
    if is_in_caravan(agent):
        return sheltered(work, realm, found.symbol, agent, CARAVAN)
    if is_home(work, realm, place):
        return None
    owner = owner_at(work, place)
    near = others_in(work, realm, gf_of(place), but="" if is_watched(work, realm, place) else owner)
    if not is_watched(work, realm, place) and not near.agents + near.guards:
        return None
    return _with_place(work, owner, place, near, normal(work, realm, found.symbol, agent))


def is_watched(work: Evaluation, realm: str, place: str) -> bool:
    """Does the land belong to somebody who has not been informed?"""
    owner = owner_at(work, place)
    return owner not in (NATIVES, realm) and not is_permitted_by(work, owner, realm, place.partition("~")[0])


def is_in_caravan(agent: Agent) -> bool:
    """In one of another ruler."""
    return agent.inside.startswith(("KW", "EX"))


def _with_place(work: Evaluation, owner: str, place: str, near: Neighbours, risk: Tally) -> Tally:
    """Floor first, then what the place does to it, then an agent king of the owner's; full percents at last."""
    settled = risk.total
    whole = Tally(risk.base, risk.rule, low=LEAST, high=MOST)
    for amount, rule in risk.changes:
        whole.change(amount, rule)
    whole.change(settled - (whole.base + sum(amount for amount, _ in whole.changes)), FORMULA)
    watchers = near.agents + near.guards
    if watchers:
        adds = work.world.reading(FORMULA) == DOUBLING_ADDS
        whole.change(settled * (watchers if adds else 2**min(watchers, 10) - 1), PLACE)
    elif not near.figures:
        whole.change(-settled / 2, PLACE)
    if owner in work.world.realms and capital_fields(work, owner, gf_of(place)):
        whole.change(OF_A_KINGS_TEN * power_of_king(work, owner), KING)
    total = whole.base + sum(amount for amount, _ in whole.changes)
    return whole.change(ceil(total) - total, FORMULA)
