"""Who occupies the same land as others and is at war with one of them (15.3.1)."""
from __future__ import annotations

from collections.abc import Iterable

from walstatt.games.kalevala.entering.entries import WAR
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.state import Entry, folded


def at_war(work: Evaluation, one: str, other: str, comers: Iterable[tuple[str, list[Entry]]]) -> bool:
    """By an attack in this GR, a battle left undecided in the last one, or a word (kalevala.r.war.besetzer_krieg)."""
    gr = work.world.at.gr
    undecided = any(fight.gr == gr - 1 and {one, other} == {*fight.realms} for fight in work.world.undecided)
    said = {
        frozenset((folded(realm), folded(name))) for realm, entries in comers for entry in entries
        for name in entry.against
    }
    return (
        undecided or _attacks(work, one, other) or _attacks(work, other, one)
        or frozenset((folded(one), folded(other))) in said
    )


def _attacks(work: Evaluation, realm: str, other: str) -> bool:
    targets = (work.province(entry.target) for entry in work.world.entries.get(realm, ()) if entry.kind == WAR)
    return any(province is not None and province.owner == other for province in targets)
