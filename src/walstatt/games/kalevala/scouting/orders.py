"""Scouting is ordered in phase 1 (chapter 12): six EE, each once, from where a warrior stands, at most three deep."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.dates import has_coordinate
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Scout
from walstatt.games.kalevala.planes.portals import known_opposite
from walstatt.games.kalevala.planes.rifts import between
from walstatt.games.kalevala.realm.pieces import PERSON, rule_without_warriors
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.state import MARAUDERS, Scouting
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.small_fields import Side

MOST_EE: Final = 6
"""In a GR, on all planes together (kalevala.12.sechs_ee, kalevala.8.keine_doppelten_ee)."""
DEEPEST: Final = 3


def order_scouting(turn: Turn) -> None:
    """From the positions reached. What is not used lapses with the GR; what is, is left for nothing else."""
    work = evaluation(turn)
    work.world.scouting = {}
    for realm, paper in work.papers.items():
        for order in _in_line_order(work, realm, paper.of(Scout)):
            work.attempt(realm, order, partial(accept, work, realm, order))
        sent = work.world.scouting.get(realm, [])
        sent.sort(key=lambda one: one.number)
        if sent:
            rules = ["kalevala.12.funktionen", "kalevala.12.verfall", "kalevala.12.sechs_ee"]
            rules += ["kalevala.21.1.2.ee"] if any(_for_caravan(work, realm, one.start) for one in sent) else []
            turn.tell((realm,), "kalevala-ee-left", *rules, used=len(sent), left=MOST_EE - len(sent))


def _in_line_order(work: Evaluation, realm: str, orders: Iterable[Scout]) -> Iterator[Scout]:
    """By number, but what goes on in a line after what it goes on from: numbers only name the EE."""
    left = sorted(orders, key=lambda one: one.number)
    here = {start: starts_here(work, realm, start) for start in {one.start for one in left}}
    while left:
        waiting: list[Scout] = []
        for number, one in enumerate(left, 1):
            before = len(sent := work.world.scouting.get(realm, []))
            if not here[one.start] and not line_before(work, realm, sent, one):
                waiting.append(one)
                continue
            yield one
            if waiting and len(work.world.scouting.get(realm, [])) > before:
                # Now one of those before it may go on.
                left = [*waiting, *left[number:]]
                break
        else:
            yield from waiting
            return


def accept(work: Evaluation, realm: str, order: Scout) -> None:
    """Take an order of scouting, or refuse it."""
    sent = work.world.scouting.setdefault(realm, [])
    if work.is_at_rest(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    if (order.number > MOST_EE or len(sent) >= MOST_EE) and work.realm(realm).kind != MARAUDERS:
        raise refuse(_six_by(sent, order), "kalevala-refused-six-ee", number=order.number)
    if any(one.number == order.number for one in sent):
        raise refuse("kalevala.12.eintrag", "kalevala-refused-ee-twice", number=order.number)
    start, target = gf_of(order.start), gf_of(order.target)
    if start.plane != target.plane:
        _check_rift(work, realm, order)
    elif start != target and start.side_towards(target) is None:
        raise refuse("kalevala.12.einfach", "kalevala-refused-no-neighbours", start=order.start, end=order.target)
    if not starts_here(work, realm, order.start):
        _check_line(work, realm, sent, order)
    sent.append(Scouting(order.number, order.start, order.target, order.without_grid))


def _check_rift(work: Evaluation, realm: str, order: Scout) -> None:
    """From plane to plane one sees through an open rift alone, from where somebody stands."""
    start, target = gf_of(order.start), gf_of(order.target)
    if known_opposite(work, realm, start) != target:
        rule = "kalevala.14.splitterebene"
        raise refuse(rule, "kalevala-refused-no-neighbours", start=order.start, end=order.target)
    if between(work, realm, start, target) is None or not starts_here(work, realm, order.start):
        raise refuse("kalevala.14.4.uebergang", "kalevala-refused-no-rift", start=order.start, end=order.target)


def _six_by(sent: list[Scouting], order: Scout) -> str:
    """A second plane brings no more of them."""
    planes = {gf_of(one.target).plane for one in sent} | {gf_of(order.target).plane}
    return "kalevala.8.keine_doppelten_ee" if len(planes) > 1 else "kalevala.12.sechs_ee"


def _direction(one: Scout | Scouting) -> Side | None:
    return gf_of(one.start).side_towards(gf_of(one.target))


def line_before(work: Evaluation, realm: str, sent: Sequence[Scouting], scout: Scout | Scouting) -> list[Scouting]:
    """The EE of the straight line that this one goes on with, first to last; where a warrior stands a line begins."""
    line: list[Scouting] = []
    here: Scout | Scouting = scout
    while len(line) <= DEEPEST and not starts_here(work, realm, here.start):
        last = next((one for one in sent if _goes_on(one, here) and one not in line), None)
        if last is None:
            break
        line.insert(0, last)
        here = last
    return line


def _goes_on(one: Scouting, after: Scout | Scouting) -> bool:
    """Does the other begin where this one ends, in the same direction?"""
    return gf_of(one.target) == gf_of(after.start) and _direction(one) == _direction(after)


def starts_here(work: Evaluation, realm: str, place: str) -> bool:
    """Does a warrior stand there, on land or aboard, after movement and armament (kalevala.r.12.spaeher_standort)?"""
    return any(can_scout(force) for force in _forces_at(work, realm, place))


def scouting_reach(work: Evaluation, realm: str) -> dict[Gf, int]:
    """How deep scouts come into which large fields from where warriors stand: straight on, at most three."""
    starts = {gf_of(place) for place, force in work.world.forces.get(realm, {}).items() if can_scout(force)}
    found: dict[Gf, int] = {}
    for start in sorted(starts):
        for side in Side:
            here: Gf | None = start
            for deep in range(1, DEEPEST + 1):
                here = here.neighbours.get(side) if here is not None else None
                if here is None or not has_coordinate(here, work.world.at):
                    break
                found[here] = min(deep, found.get(here, deep))
    return found


def can_scout(force: Force) -> bool:
    """A warrior in a caravan scouts for it; one in a camouflaged group does not."""
    return bool(force.open().warriors) or any(group.load.warriors for group in force.groups)


def _for_caravan(work: Evaluation, realm: str, place: str) -> bool:
    """Are the only warriors there those of a caravan?"""
    here = _forces_at(work, realm, place)
    return any(map(can_scout, here)) and not any(force.open().warriors for force in here)


def _forces_at(work: Evaluation, realm: str, place: str) -> list[Force]:
    """In a part of land or water if one is named, else anywhere in the large field."""
    forces = work.world.forces.get(realm, {})
    if "[" in place or "~" in place:
        return [forces[place]] if place in forces else []
    gf = gf_of(place)
    return [force for one, force in forces.items() if gf_of(one) == gf]


def _check_line(work: Evaluation, realm: str, sent: Sequence[Scouting], order: Scout) -> None:
    """Straight on, and not deeper than three (kalevala.12.raumgreifend, kalevala.12.tiefe)."""
    before = line_before(work, realm, sent, order)
    if not before and any(gf_of(one.target) == gf_of(order.start) for one in sent):
        raise refuse("kalevala.12.raumgreifend", "kalevala-refused-not-straight", target=order.target)
    if not before:
        raise _no_scout(work, realm, order.start)
    if len(before) >= DEEPEST:
        raise refuse("kalevala.12.tiefe", "kalevala-refused-too-deep", most=DEEPEST)


def _no_scout(work: Evaluation, realm: str, place: str) -> Refused:
    """Nobody is there who could scout: nobody at all, or none but those who cannot."""
    forces = _forces_at(work, realm, place)
    here = [force.whole() for force in forces]
    if any(stock.warriors for stock in here):
        return refuse("kalevala.r.12.spaeher_standort", "kalevala-refused-hidden-warrior", place=place)
    people = [one for stock in here for one, _ in stock.each() if one.kind.sort == PERSON]
    if any(one.base != "RD" for one in people):
        in_caravans = not any(force.open().of_sort(PERSON) for force in forces)
        rule = "kalevala.21.1.2.ee" if in_caravans else rule_without_warriors(people, "kalevala.12.keine_spaeher")
        return refuse(rule, "kalevala-refused-no-scouts", place=place)
    rule = "kalevala.17.4.erkunden" if people else "kalevala.12.ausgangspunkt"
    return refuse(rule, "kalevala-refused-no-warrior", place=place)
