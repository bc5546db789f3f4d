"""Expeditions (21.2): what they do where they stand, who notices it, and what they cost."""
from __future__ import annotations

from typing import Any, Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import SendSearching
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.trade.abroad import host_of
from walstatt.games.kalevala.trade.groups import group_at
from walstatt.games.kalevala.trade.records import Search
from walstatt.hexmap.coordinates import Gf

RULE: Final = "kalevala.21.2.aktion"
MOST_WORDS: Final = 20_000


def take_searches(turn: Turn) -> None:
    work = evaluation(turn)
    work.world.trade.searches = []
    work.follow(_take, SendSearching)


def _take(work: Evaluation, realm: str, order: SendSearching) -> None:
    """It takes an EE that neither scouted nor entered nor searched."""
    if work.is_protected(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    if group_at(work, realm, order.group) is None:
        raise refuse(RULE, "kalevala-refused-no-such-caravan", group=order.group, place="")
    searches = [one for one in work.world.trade.searches if one.realm == realm]
    used = {one.number for one in (*work.world.scouting.get(realm, ()), *work.world.entries.get(realm, ()), *searches)}
    if order.number > MOST_EE or order.number in used or any(one.group == order.group for one in searches):
        raise refuse(RULE, "kalevala-refused-entry-ee", number=order.number)
    work.world.trade.searches.append(Search(realm, order.group, order.number, order.words))
    work.turn.tell((realm,), "kalevala-search-taken", RULE, group=order.group, number=order.number, line=order.line)


def search(turn: Turn) -> None:
    """The game master says what came of it; if he says nothing, nothing was found."""
    work = evaluation(turn)
    for one in work.world.trade.searches:
        found = group_at(work, one.realm, one.group)
        if found is None:
            continue
        place = found[0]
        words = turn.decide(
            (one.realm, one.group), "kalevala:expedition-found", RULE, "", realms=[one.realm], check=_check_words,
            realm=one.realm, group=one.group, place=place, words=one.words,
        )
        turn.tell((one.realm,), "kalevala-searched", RULE, group=one.group, place=place, words=words or "–")
        turn.tell(GAME_MASTER, "kalevala-search", RULE, realm=one.realm, group=one.group, place=place, words=one.words)
        _tell_owner(work, one.realm, place)


def _check_words(value: Any) -> None:
    if not isinstance(value, str) or len(value) > MOST_WORDS:
        raise refuse(RULE, "kalevala-refused-words")


def _tell_owner(work: Evaluation, realm: str, place: str) -> None:
    """In a large field with a trade centre of the owner, or troops of his, he learns of it, of one afloat too."""
    host = host_of(work, place)
    if host not in ("", realm) and host in work.world.realms and _has_eyes(work, host, gf_of(place)):
        work.turn.tell((host,), "kalevala-expedition-noticed", "kalevala.21.2.meldung", place=place, realm=realm)


def _has_eyes(work: Evaluation, host: str, gf: Gf) -> bool:
    parts = [part.name for part in work.geography.parts(gf)]
    centres = any(work.founded(part) and host_of(work, part) == host for part in parts)
    forces = work.world.forces.get(host, {})
    return centres or any(forces[part].whole().warriors for part in parts if part in forces)


def searched(work: Evaluation, place: str) -> list[str]:
    """Realms whose expeditions search this large field in this phase."""
    if work.world.at.phase != 4:
        return []
    gf = gf_of(place.partition("/")[0])
    found = ((one.realm, group_at(work, one.realm, one.group)) for one in work.world.trade.searches)
    return [realm for realm, at in found if at is not None and gf_of(at[0]) == gf]
