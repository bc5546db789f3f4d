"""Deeds are ordered in phase 3 (22.3.6): by what the agent has seen himself, and can pay from what he carries."""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.addressees import as_borne
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.agents.detection import CAPITAL, UNMASKED
from walstatt.games.kalevala.figures.agents.lines import (
    ABDUCT,
    ASK,
    BRIBE,
    GUIDE,
    LETTERS,
    MURDER,
    OPEN,
    REVOLT,
    RUSTLE,
    SABOTAGE,
    SNEAK,
    STEAL,
    Act,
    Retreat,
)
from walstatt.games.kalevala.figures.agents.records import Agent, Deed
from walstatt.games.kalevala.figures.agents.risk import normal
from walstatt.games.kalevala.figures.agents.service import (
    MOST_ROOM,
    Found,
    check_is_agent,
    fitting,
    record,
    room,
    the_agent,
)
from walstatt.games.kalevala.figures.agents.table import (
    BY_CLASS,
    REVOLTS,
    ROWS,
    Row,
    class_of,
    half_price,
    is_person,
)
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, VESSEL, WARRIOR, Piece, piece
from walstatt.games.kalevala.realm.stock import Stock
from walstatt.games.kalevala.scouting.results import PROTECTED
from walstatt.games.kalevala.state import NATIVES, Knowledge, Sighting
from walstatt.hexmap.coordinates import read_place
from walstatt.hexmap.geography import WITHIN

CONDITION, TIMING, COST, UNITS, WARNED = (
    "kalevala.22.3.6.voraussetzung", "kalevala.22.3.6.zeitpunkt", "kalevala.22.3.6.kosten",
    "kalevala.r.agent_table_unit", "kalevala.22.ksp.spaeher",
)
FAILED, CARAVAN = "kalevala.22.3.5.gescheitert", "kalevala.22.3.4.karawane"
LOOT: Final = "kalevala.r.agent_loot"
MISUSE: Final = "kalevala.21.karawane.missbrauch"
PROTECTION: Final = "kalevala.r.8.schutz_wirkung"
UNPREPARED: Final = "kalevala.22.ksp.ohne_spaehen"
MOST_ON_A_DIE: Final = 6
MOST_DEEDS: Final = 20
_HOUSE: Final = re.compile(r"(Tu|Bf|BF|Pa|Tt[A-Z]?(?:/20)?) KF([0-9]{1,2})")
AREAS: Final = {"FS": 1, "LS": 2, "SS": 2}
"""KF of vessels (kalevala.r.infiltrate_bill)."""


def take_deeds(turn: Turn) -> None:
    work = evaluation(turn)
    for own in work.world.persons.services.values():
        for agent in own.agents.values():
            agent.deeds, agent.returns = [], False
    work.follow(_retreat, Retreat)
    work.follow(_take, Act)


def _retreat(work: Evaluation, realm: str, order: Retreat) -> None:
    found, agent = the_agent(work, realm, order.agent), record(work.world, realm, order.agent)
    if not agent.came_from or not found.is_hidden:
        raise refuse(WARNED, "kalevala-refused-agent-no-way-back", agent=order.agent)
    agent.returns = True
    work.turn.tell((realm,), "kalevala-agent-returns", WARNED, agent=order.agent, place=agent.came_from)


def _take(work: Evaluation, realm: str, order: Act) -> None:
    check_is_agent(work, realm, order.agent)
    found, agent = the_agent(work, realm, order.agent), record(work.world, realm, order.agent)
    seen = prepared(work, realm, found, agent)
    _check_stays(order.agent, agent)
    if len(agent.deeds) >= MOST_DEEDS:
        raise refuse(TIMING, "kalevala-refused-agent-deeds", most=MOST_DEEDS)
    deed = Deed(
        order.kind, as_borne(work, order.realm) or seen.owner or "", dict(order.listing.stock().pieces),
        order.listing.re, order.number, order.group, order.field, order.way, order.questions, order.line, order.items,
    )
    _CHECKS[order.kind](work, realm, agent, seen, deed)
    _check_room(found.stock, agent, deed)
    cost = known_cost(seen, deed)
    spent = sum(known_cost(seen, one) for one in agent.deeds)
    if spent + cost > found.stock.re:
        raise refuse(COST, "kalevala-refused-agent-re", agent=order.agent, cost=spent + cost, there=found.stock.re)
    agent.deeds.append(deed)
    row = row_of(deed)
    more = sum(row_of(one).risk for one in agent.deeds)
    coming = normal(work, realm, order.agent, Agent(agent.egp, agent.coming + more))
    work.turn.tell((realm,), "kalevala-agent-deed", TIMING, COST, row.rule, UNITS, agent=order.agent, deed=order.kind,
                   re=cost, place=found.place, percent=coming.total, risk=coming.to_data(),
                   egp=row.egp / 2)


def _check_room(load: Stock, agent: Agent, deed: Deed) -> None:
    """Who has no room for anything of it can take nothing; what fits in part is taken in part."""
    captives = sum(agent.captives.values())
    needed = room(load) + captives + 1
    things = [one.bare for one in _pieces(deed)] if deed.kind in (RUSTLE, STEAL) else []
    is_full = needed > MOST_ROOM if deed.kind == ABDUCT else bool(things) and not any(
        fitting(load, captives, one, 1) for one in things)
    if is_full and not deed.re and not deed.items:
        raise refuse(LOOT, "kalevala-refused-agent-room", room=needed, most=MOST_ROOM)


def _check_stays(symbol: str, agent: Agent) -> None:
    """By then he is where he has not explored: back where he came from, or beyond what a guide led him over."""
    guided = next((one.way[0] for one in agent.deeds if one.kind == GUIDE), "")
    gone = agent.came_from if agent.returns else guided
    if gone:
        raise refuse(CONDITION, "kalevala-refused-agent-unprepared", agent=symbol, place=gone)


def prepared(work: Evaluation, realm: str, found: Found, agent: Agent) -> Sighting:
    """He himself has explored this very place in phase 1 of this GR, and nobody has found him."""
    if agent.exposed:
        raise refuse(UNMASKED, "kalevala-refused-agent-exposed", agent=found.symbol)
    if found.holder is not None and found.holder.is_group:
        raise refuse(CARAVAN, "kalevala-refused-agent-in-caravan", agent=found.symbol, group=found.holder.symbol)
    if not found.is_hidden:
        raise refuse(CONDITION, "kalevala-refused-agent-not-hidden", agent=found.symbol)
    if agent.stuck:
        raise refuse(FAILED, "kalevala-refused-agent-unprepared", agent=found.symbol, place=found.place)
    if agent.scouted != found.place:
        raise refuse(CONDITION, "kalevala-refused-agent-unprepared", agent=found.symbol, place=found.place)
    known = work.world.knowledge.get(realm, Knowledge())
    seen = [one for one in known.sightings if one.at.gr == work.world.at.gr and f"agent {found.symbol}" in one.remarks]
    if not seen:
        raise refuse(UNPREPARED, "kalevala-refused-agent-unprepared", agent=found.symbol, place=found.place)
    if seen[-1].result == PROTECTED and not work.world.reading(PROTECTION):
        raise refuse(PROTECTION, "kalevala-refused-agent-protected", agent=found.symbol, place=found.place)
    return seen[-1]


def row_of(deed: Deed) -> Row:
    """Its row of the table; of persons and animals that of their class, the highest of several."""
    if deed.kind in BY_CLASS:
        classes = [rank_of(deed.kind, one) for one in _pieces(deed)]
        return max((BY_CLASS[deed.kind][rank] for rank in classes), key=lambda row: row.risk, default=ROWS[deed.kind])
    return ROWS[deed.kind]


def rank_of(kind: str, one: Piece) -> str:
    return one.kind.upkeep or "A" if kind == RUSTLE else class_of(one)


def _pieces(deed: Deed) -> list[Piece]:
    return [found for symbol in deed.pieces if (found := piece(symbol)) is not None]


def known_cost(seen: Sighting, deed: Deed) -> int:
    """As far as the agent can know: what a caravan holds he learns when he is at it."""
    row = row_of(deed)
    number = sum(deed.pieces.values())
    if deed.kind == SABOTAGE:
        return sum(half_price(one) * deed.pieces[one.symbol] for one in _pieces(deed)) or 1
    if deed.kind == REVOLT:
        return revolt_cost(seen.figures.items())
    return {
        ASK: row.cost * len(deed.questions), RUSTLE: row.cost * number, MURDER: row.cost * number,
        ABDUCT: row.cost * number, LETTERS: row.cost * deed.number, STEAL: row.cost, BRIBE: row.cost,
        GUIDE: row.cost,
    }.get(deed.kind, row.cost * area_seen(seen, deed))


def revolt_cost(figures: Iterable[tuple[str, int]]) -> int:
    return sum(
        REVOLTS[found.rank][0] * number for symbol, number in figures
        if (found := piece(symbol)) is not None and found.kind.sort == WARRIOR and found.rank in REVOLTS
    )


def houses_seen(seen: Sighting) -> dict[int, str]:
    return {int(found[2]): found[1] for written in seen.buildings if (found := _HOUSE.match(written)) is not None}


def connected_houses(houses: Iterable[int], start: int) -> set[int]:
    """All that is one building with the one on this small field."""
    left, found = set(houses), set[int]()
    edge = [start] if start in left else []
    while edge:
        kf = edge.pop()
        found.add(kf)
        edge += [one for one in WITHIN[kf] & left if one not in found and one not in edge]
    return found


def area_seen(seen: Sighting, deed: Deed) -> int:
    if deed.group in AREAS:
        return AREAS[deed.group]
    if deed.field:
        return len(connected_houses(houses_seen(seen), read_place(deed.field).kf or 0))
    return 1


# ---- what each needs


def _ask(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    del work, realm, agent
    rule = "kalevala.r.question_people"
    here = gf_of(seen.place)
    for _, place in deed.questions:
        if gf_of(place) not in (here, *here.neighbours.values()):
            raise refuse(rule, "kalevala-refused-agent-asks-far", place=place)


def _animals(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    """Of one class: one deed, one roll for all (kalevala.r.agent_table_unit)."""
    del work, agent
    _check_victim(realm, deed, ROWS[RUSTLE].rule)
    pieces = _pieces(deed)
    if deed.re or not pieces or any(one.kind.sort != ANIMAL for one in pieces):
        raise refuse(ROWS[RUSTLE].rule, "kalevala-refused-agent-animals")
    if len({rank_of(RUSTLE, one) for one in pieces}) > 1:
        raise refuse(UNITS, "kalevala-refused-agent-one-class")
    _check_seen(seen, deed)


def _check_seen(seen: Sighting, deed: Deed) -> None:
    """Only what he has seen; caravans show kinds alone."""
    if deed.group:
        return
    for symbol, number in deed.pieces.items():
        found = piece(symbol)
        if found is None or seen.figures.get(found.seen, 0) < number:
            raise refuse(CONDITION, "kalevala-refused-agent-unseen", symbol=symbol, place=seen.place)


def _check_victim(realm: str, deed: Deed, rule: str) -> None:
    if deed.realm in (realm, NATIVES):
        raise refuse(MISUSE if deed.realm == realm else rule, "kalevala-refused-agent-own", realm=deed.realm or "–")


def _person(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    del agent
    rule = ROWS[deed.kind].rule
    _check_victim(realm, deed, rule)
    pieces = _pieces(deed)
    if deed.re or sum(deed.pieces.values()) != 1 or not all(is_person(one) for one in pieces):
        raise refuse(UNITS if pieces and all(map(is_person, pieces)) else rule, "kalevala-refused-agent-one-person")
    if all(one.kind.flies and not hooks.is_mortal(work.world, deed.realm, one) for one in pieces):
        raise refuse(rule, "kalevala-refused-agent-hovers", symbol=pieces[0].symbol)
    _check_seen(seen, deed)


def _sabotage(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    """One device, vessel or wagon; or a bridge or gate on a small field."""
    del work, agent
    rule = "kalevala.r.sabotage"
    if deed.field:
        _check_here(seen, deed.field)
        return
    _check_victim(realm, deed, rule)
    pieces = _pieces(deed)
    if deed.re or sum(deed.pieces.values()) != 1 or any(one.kind.sort not in (DEVICE, VESSEL) for one in pieces):
        raise refuse(rule, "kalevala-refused-agent-sabotage")
    if pieces[0].kind.sort != VESSEL:
        _check_seen(seen, deed)


def _check_here(seen: Sighting, field: str) -> None:
    if read_place(field).gf != gf_of(seen.place):
        raise refuse(CONDITION, "kalevala-refused-agent-elsewhere-deed", place=field)


def _letters(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    del work, realm, agent, deed
    if CAPITAL not in seen.remarks:
        raise refuse(ROWS[LETTERS].rule, "kalevala-refused-agent-capital", place=seen.place)


def _sneak(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    del work
    rule = ROWS[SNEAK].rule
    if agent.inside:
        raise refuse(rule, "kalevala-refused-agent-inside", what=agent.inside.partition(" ")[0])
    if deed.field:
        _check_house(seen, deed, rule)
    else:
        _check_victim(realm, deed, rule)


def _check_house(seen: Sighting, deed: Deed, rule: str) -> None:
    place = read_place(deed.field)
    if str(place.gf) != seen.place or (place.kf or 0) not in houses_seen(seen):
        raise refuse(rule, "kalevala-refused-agent-no-house", place=deed.field)


def _open(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    """He must be in the building, or come into it by a deed of this GR before."""
    del work, realm
    rule = ROWS[OPEN].rule
    _check_house(seen, deed, rule)
    houses = connected_houses(houses_seen(seen), read_place(deed.field).kf or 0)
    fields = {f"{read_place(deed.field).gf}/{kf}" for kf in houses}
    enters = any(one.kind == SNEAK and one.field in fields for one in agent.deeds)
    if agent.inside not in fields and not enters:
        raise refuse(rule, "kalevala-refused-agent-not-inside", place=deed.field)


def _bribe(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    del work, agent
    _check_victim(realm, deed, ROWS[BRIBE].rule)
    here = gf_of(seen.place)
    for place in deed.way:
        if here.side_towards(gf_of(place)) is None and here != gf_of(place):
            raise refuse("kalevala.r.bribe_duration", "kalevala-refused-no-neighbours", start=str(here), end=place)
        here = gf_of(place)


def _guide(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    del realm, agent
    if gf_of(seen.place).side_towards(gf_of(deed.way[0])) is None or gf_of(deed.way[0]) not in work.world.lands:
        rule = "kalevala.r.guide_timing"
        raise refuse(rule, "kalevala-refused-no-neighbours", start=seen.place, end=deed.way[0])


def _steal(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    """RE and things; any sum of RE is one of them (kalevala.22.tabelle.diebstahl)."""
    del work, agent
    rule = ROWS[STEAL].rule
    _check_victim(realm, deed, rule)
    pieces = _pieces(deed)
    if not things_of(deed) or any(one.kind.sort != DEVICE for one in pieces):
        raise refuse(rule, "kalevala-refused-agent-things")
    for field in (one for one in deed.items if "/" in one):
        _check_here(seen, field)
    items = things_of(deed)
    if items + 1 > MOST_ON_A_DIE:
        raise refuse(UNITS, "kalevala-refused-agent-impossible", need=items + 1, most=MOST_ON_A_DIE)
    _check_seen(seen, deed)


def things_of(deed: Deed) -> int:
    return sum(deed.pieces.values()) + int(deed.re > 0) + len(deed.items)


def _revolt(work: Evaluation, realm: str, agent: Agent, seen: Sighting, deed: Deed) -> None:
    del work
    _check_victim(realm, deed, ROWS[REVOLT].rule)
    if "~" in agent.scouted or not revolt_cost(seen.figures.items()):
        raise refuse(ROWS[REVOLT].rule, "kalevala-refused-agent-no-warriors", place=seen.place)


_CHECKS: Final = {
    ASK: _ask, RUSTLE: _animals, SABOTAGE: _sabotage, MURDER: _person, ABDUCT: _person, LETTERS: _letters,
    SNEAK: _sneak, OPEN: _open, BRIBE: _bribe, GUIDE: _guide, STEAL: _steal, REVOLT: _revolt,
}
