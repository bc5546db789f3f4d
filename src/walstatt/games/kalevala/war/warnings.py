"""Nobody is told of an attack beforehand, unless the game master holds the battle to be most important (16.1.1)."""
from __future__ import annotations

from typing import Final

from walstatt.core.turn import Turn
from walstatt.games.kalevala.entering.arrivals import owner_of
from walstatt.games.kalevala.entering.entries import WAR
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.state import Knowledge

WARNING: Final = "kalevala.16.1.1.benachrichtigung"


def warn_defenders(turn: Turn) -> None:
    """For each place that is attacked the game master may say so to its owner, who learns neither by whom nor with how
    many; he may then still draw up for it."""
    work = evaluation(turn)
    # Who has his paper checked is not to read that others may be warned of him.
    for place, owner, attackers in _attacked(work) if not work.world.known_to else ():
        told = turn.decide(
            (place,), "kalevala:warn-of-war", WARNING, False, (False, True), realms=[owner],
            place=place, owner=owner, attackers=attackers,
        )
        if told:
            work.world.knowledge.setdefault(owner, Knowledge()).warned.append(place)
            turn.tell((owner,), "kalevala-warned-of-war", WARNING, place=place)


def _attacked(work: Evaluation) -> list[tuple[str, str, list[str]]]:
    """Places of realms on which war was declared, with their owners and by whom."""
    found: dict[tuple[str, str], list[str]] = {}
    for realm, entries in work.world.entries.items():
        for entry in entries:
            owner = owner_of(work, realm, entry.target)
            if entry.kind == WAR and owner != realm and owner in work.world.realms:
                found.setdefault((entry.target, owner), []).append(realm)
    return [(place, owner, sorted(set(realms))) for (place, owner), realms in sorted(found.items())]


def was_warned(work: Evaluation, realm: str, place: str) -> bool:
    return place in work.world.knowledge.get(realm, Knowledge()).warned


def forget_warnings(work: Evaluation) -> None:
    for known in work.world.knowledge.values():
        known.warned.clear()
