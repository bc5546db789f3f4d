"""Under whose name letters, treaties and pages are written, and for whom: rulers, or shams; nothing tells which."""
from __future__ import annotations

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.state import folded


def addressee(work: Evaluation, name: str) -> str:
    """The name as its bearer spells it. The checker does not tell who there is (kalevala.r.4.name_eindeutig), so it has
    promised nothing."""
    if work.world.known_to:
        return name
    found = _bearer(work, name)
    if found is None:
        raise refuse("kalevala.2.1.kopf", "kalevala-unknown-name", name=name)
    return found


def as_borne(work: Evaluation, name: str) -> str:
    """The name as its bearer spells it, be he ruler or sham; one that nobody bears stays as it was written, and so does
    any in the checker."""
    return name if work.world.known_to else _bearer(work, name) or name


def _bearer(work: Evaluation, name: str) -> str | None:
    shams = (one.sham.name for one in work.world.realms.values() if one.sham)
    return next((one for one in (*work.world.realms, *shams) if folded(one) == folded(name)), None)


def signed_as(work: Evaluation, realm: str, under: str) -> str:
    """Nobody signs but as himself or as his sham (kalevala.2.1.absendername)."""
    sham = work.realm(realm).sham
    if under == realm or (sham is not None and under == sham.name):
        return under
    raise refuse("kalevala.2.1.absendername", "kalevala-refused-sender", under=under)
