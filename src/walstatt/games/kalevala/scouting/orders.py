"""Scouting is ordered in phase 1 (chapter 12): six EE, each once, from where a warrior stands, at most three deep."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Scout
from walstatt.games.kalevala.state import Scouting

MOST_EE: Final = 6
"""In a GR, on all planes together (kalevala.12.sechs_ee, kalevala.8.keine_doppelten_ee)."""
DEEPEST: Final = 3


def order_scouting(turn: Turn) -> None:
    """From the positions reached; what is not used lapses with the GR (kalevala.12.verfall)."""
    work = evaluation(turn)
    work.world.scouting = {}
    for realm, paper in work.papers.items():
        for order in sorted(paper.of(Scout), key=lambda one: one.number):
            try:
                accept(work, realm, order)
            except Refused as refused:
                work.refuse(realm, order, refused)


def accept(work: Evaluation, realm: str, order: Scout) -> None:
    """Take an order of scouting, or refuse it."""
    sent = work.world.scouting.setdefault(realm, [])
    if work.is_protected(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    if order.number > MOST_EE or len(sent) >= MOST_EE:
        raise refuse("kalevala.12.sechs_ee", "kalevala-refused-six-ee", number=order.number)
    if any(one.number == order.number for one in sent):
        raise refuse("kalevala.12.eintrag", "kalevala-refused-ee-twice", number=order.number)
    start, target = gf_of(order.start), gf_of(order.target)
    if start != target and start.side_towards(target) is None:
        raise refuse("kalevala.12.einfach", "kalevala-refused-no-neighbours", start=order.start, end=order.target)
    before = line_before(sent, order.start)
    if not before or starts_here(work, realm, order.start):
        check_start(work, realm, order.start)
    else:
        _check_line(before, order)
    sent.append(Scouting(order.number, order.start, order.target, order.without_grid))


def line_before(sent: list[Scouting], start: str) -> list[Scouting]:
    """The EE whose line ends where this one begins, first to last."""
    line: list[Scouting] = []
    here = start
    while len(line) < DEEPEST:
        last = next((one for one in sent if gf_of(one.target) == gf_of(here) and one not in line), None)
        if last is None:
            break
        line.insert(0, last)
        here = last.start
    return line


def starts_here(work: Evaluation, realm: str, place: str) -> bool:
    """Does a warrior stand there, on land or aboard (kalevala.12.ausgangspunkt, kalevala.12.keine_spaeher)?"""
    gf = gf_of(place)
    forces = work.world.forces.get(realm, {})
    if "[" in place or "~" in place:
        return place in forces and forces[place].whole().warriors > 0
    return any(gf_of(one) == gf and force.whole().warriors > 0 for one, force in forces.items())


def check_start(work: Evaluation, realm: str, place: str) -> None:
    if not starts_here(work, realm, place):
        raise refuse("kalevala.12.ausgangspunkt", "kalevala-refused-no-warrior", place=place)


def _check_line(before: list[Scouting], order: Scout) -> None:
    """Straight on, and not deeper than three (kalevala.12.raumgreifend, kalevala.12.tiefe)."""
    if len(before) >= DEEPEST:
        raise refuse("kalevala.12.tiefe", "kalevala-refused-too-deep", most=DEEPEST)
    first = before[0]
    side = gf_of(first.start).side_towards(gf_of(first.target))
    if gf_of(order.start).side_towards(gf_of(order.target)) != side:
        raise refuse("kalevala.12.raumgreifend", "kalevala-refused-not-straight", target=order.target)
