"""What a mystic knows of the land in which his realm's scouts meet him (kalevala.r.war.portal_provinzen)."""
from __future__ import annotations

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.planes.mystic import mystic_of
from walstatt.games.kalevala.planes.portals import learn_portal
from walstatt.games.kalevala.scouting.results import SEEN
from walstatt.games.kalevala.state import Knowledge
from walstatt.hexmap.coordinates import Gf


def learn_suited(turn: Turn) -> None:
    """Who scouts where the own mystic stands learns from him whether a gate can be raised there."""
    work = evaluation(turn)
    for realm in work.world.scouting:
        mystic = mystic_of(work, realm)
        if mystic is not None and _was_seen(work, realm, gf_of(mystic.place)):
            _tell(work, realm, gf_of(mystic.place))


def _was_seen(work: Evaluation, realm: str, gf: Gf) -> bool:
    sightings = work.world.knowledge.get(realm, Knowledge()).sightings
    return any(one.at == work.world.at and one.place == str(gf) and one.result == SEEN for one in sightings)


def _tell(work: Evaluation, realm: str, gf: Gf) -> None:
    if learn_portal(work, realm, gf):
        key = "kalevala-suited" if work.world.knowledge[realm].portals[str(gf)] else "kalevala-unsuited"
        work.turn.tell((realm,), key, "kalevala.r.war.portal_provinzen", "kalevala.14.1.nur_portal", place=str(gf))
