"""Treaties: documents between two rulers with the seals of both. The program keeps and shows them and enforces nothing.

What is to have effect is a document of its own: a permission, a deed, a fief. Only at tables that have chosen so is a
treaty of alliance registered: who has one is of one side in battles (kalevala.r.war.parteien).
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.court.addressees import addressee, signed_as
from walstatt.games.kalevala.court.letters import receiver_of
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import CancelTreaty, ProposeTreaty, SealTreaty
from walstatt.games.kalevala.state import Treaty, World

RULE: Final = "kalevala.2.4.ausfertigung"
FROZEN: Final = "kalevala.r.2.post_digital"
AnyOrder = ProposeTreaty | SealTreaty | CancelTreaty
MOST: Final = 100
"""Documents of one ruler that he wrote and that have not ended."""
ALLIANCE: Final = "Bündnis"
"""So the title of a treaty begins by which two rulers are allies."""
REMEMBERED: Final = 10
"""GR after which one that has ended is forgotten."""


def take_treaties(turn: Turn) -> None:
    """At any time: drafts first, then seals, so that both may come in one phase; who withdraws comes last."""
    work = evaluation(turn)
    oldest = work.world.at.gr - REMEMBERED
    work.world.treaties = [one for one in work.world.treaties if one.ended is None or one.ended.gr >= oldest]
    _follow(work, _propose, ProposeTreaty)
    _follow(work, _seal, SealTreaty)
    _follow(work, _cancel, CancelTreaty)


def _follow(work: Evaluation, act: Callable[[Evaluation, str, Any], None], kind: type[AnyOrder]) -> None:
    """By the names under which they are signed: in the order of realms a sham's would stand beside its player's."""
    orders = [(realm, order) for realm, paper in work.papers.items() for order in paper.of(kind)]
    for realm, order in sorted(orders, key=lambda one: _signed_as(work.world, *one)):
        work.attempt(realm, order, partial(act, work, realm, order))


def _signed_as(world: World, realm: str, order: AnyOrder) -> str:
    if isinstance(order, ProposeTreaty):
        return order.under or realm
    names = names_of(world, realm)
    return next((name for name in names if _found(world, name, order.other, order.title)), realm)


def treaties_of(world: World, realm: str) -> Iterator[tuple[str, Treaty]]:
    """All that a realm holds a copy of, each with the name under which it is a party."""
    names = names_of(world, realm)
    for one in world.treaties:
        for name in names:
            if name in one.parties:
                yield name, one
                break


def are_allies(world: World, one: str, other: str) -> bool:
    """Have they sealed an alliance before this phase? What a sham has signed binds nobody."""
    return any(
        {one, other} == {*treaty.parties} and treaty.title.startswith(ALLIANCE) and treaty.ended is None
        and treaty.since is not None and treaty.since < world.at
        for treaty in world.treaties
    )


def names_of(world: World, realm: str) -> tuple[str, ...]:
    """Under which a player signs: the ruler's, and that of his sham."""
    ruler = world.realms.get(realm)
    return (realm, ruler.sham.name) if ruler is not None and ruler.sham is not None else (realm,)


def _propose(work: Evaluation, realm: str, order: ProposeTreaty) -> None:
    """The same words from the other side are its seal; other words under the same title are no part of it."""
    party = signed_as(work, realm, order.under or realm)
    order = replace(order, to=addressee(work, order.to))
    if order.to in names_of(work.world, realm):
        raise refuse(RULE, "kalevala-refused-treaty-self")
    standing = _found(work.world, party, order.to, order.title)
    if standing is None:
        _put_down(work, realm, Treaty((party, order.to), order.title, order.words, work.world.at, (party,)))
    elif standing.words == order.words and party not in standing.seals:
        _set_seal(work, standing, party)
    elif standing.words != order.words:
        _clash(work, realm, standing, order)


def _clash(work: Evaluation, realm: str, standing: Treaty, order: ProposeTreaty) -> None:
    """Nothing is changed in what stands; two drafts that crossed each other are nobody's mistake."""
    if standing.at != work.world.at or standing.parties[1] == order.to:
        raise refuse(FROZEN, "kalevala-refused-treaty-stands", title=order.title, other=order.to)
    work.turn.tell((realm,), "kalevala-treaty-crossed", FROZEN, title=order.title, other=order.to)


def _put_down(work: Evaluation, realm: str, treaty: Treaty) -> None:
    names = names_of(work.world, realm)
    if sum(one.parties[0] in names and one.ended is None for one in work.world.treaties) >= MOST:
        raise refuse(RULE, "kalevala-refused-treaty-too-many", most=MOST)
    work.world.treaties.append(treaty)
    _tell(work, treaty, "kalevala-treaty-proposed")


def _seal(work: Evaluation, realm: str, order: SealTreaty) -> None:
    party, standing = _meant(work, realm, order.other, order.title)
    if standing.ended is not None:
        _tell(work, standing, "kalevala-treaty-gone", party)
        return
    if party in standing.seals:
        raise refuse(RULE, "kalevala-refused-treaty-sealed", title=order.title, other=order.other)
    _set_seal(work, standing, party)


def _set_seal(work: Evaluation, standing: Treaty, party: str) -> None:
    sealed = replace(standing, seals=(*standing.seals, party), since=work.world.at)
    _replace(work, standing, sealed)
    _tell(work, sealed, "kalevala-treaty-sealed")


def _cancel(work: Evaluation, realm: str, order: CancelTreaty) -> None:
    party, standing = _meant(work, realm, order.other, order.title)
    if standing.ended is not None:
        return
    ended = replace(standing, ended=work.world.at)
    _replace(work, standing, ended)
    _tell(work, ended, "kalevala-treaty-cancelled", by=party)


def end_treaties(work: Evaluation, realm: str) -> None:
    """A ruler is bound by his own word, and no successor by his. What his sham signed stands: it would betray him."""
    for one in work.world.treaties:
        if realm in one.parties and one.ended is None:
            ended = replace(one, ended=work.world.at)
            _replace(work, one, ended)
            _tell(work, ended, "kalevala-treaty-ended")


def _meant(work: Evaluation, realm: str, other: str, title: str) -> tuple[str, Treaty]:
    """The one that stands, or one that has ended in this very phase: its writer could not know."""
    for ended in (None, work.world.at):
        for name in names_of(work.world, realm):
            standing = _found(work.world, name, other, title, ended)
            if standing is not None:
                return name, standing
    raise refuse(RULE, "kalevala-refused-no-treaty", title=title, other=other)


def _found(world: World, party: str, other: str, title: str, ended: Date | None = None) -> Treaty | None:
    """Between two there is one of each title that has not ended."""
    return next(
        (one for one in world.treaties
         if one.ended == ended and one.title == title and set(one.parties) == {party, other}), None,
    )


def _replace(work: Evaluation, old: Treaty, new: Treaty) -> None:
    work.world.treaties = [new if one is old else one for one in work.world.treaties]


def _tell(work: Evaluation, treaty: Treaty, key: str, *parties: str, **args: str) -> None:
    """To both parties, or to some; nothing tells a sham from a ruler."""
    for party in parties or treaty.parties:
        reader = receiver_of(work, party)
        if reader is not None:
            one, other = treaty.parties
            work.turn.tell((reader,), key, RULE, FROZEN, title=treaty.title, one=one, other=other, **args)


def treaty_flaws(treaties: Iterable[Treaty]) -> Iterator[str]:
    """What must hold for all of them."""
    live: set[tuple[str, ...]] = set()
    for one in treaties:
        name = (*sorted(one.parties), one.title)
        if one.parties[0] == one.parties[1]:
            yield f"{one.parties[0]} has a treaty with himself"
        if not set(one.seals) <= set(one.parties) or len(set(one.seals)) < len(one.seals):
            yield f"the treaty {name} bears seals of others, or one twice"
        if (one.since is not None) != (len(one.seals) > 1):
            yield f"the treaty {name} holds without both seals, or does not with them"
        if one.ended is None and name in live:
            yield f"there are two treaties {name}"
        if one.ended is None:
            live.add(name)
