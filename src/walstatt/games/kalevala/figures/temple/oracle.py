"""Questions to the oracle (20.1.1): an offering, and an answer of the game master, or of the closed list."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.court.records import Key
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.temple.lines import AskOracle
from walstatt.games.kalevala.figures.temple.riddles import Answer, answer, subject_of
from walstatt.games.kalevala.figures.temple.sanctuary import own_temple, place_of
from walstatt.games.kalevala.figures.temple.treasury import check_paid
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.realm.ledger import LOSS, book_treasure
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import Gf

QUESTION, OFFERING, WHO = "kalevala.20.1.1.orakel", "kalevala.20.1.1.orakel_opfer", "kalevala.r.oracle"
FREELY: Final = 1
"""The reading by which nobody but the game master answers."""
LONGEST: Final = 2_000
FULL, HALF, SILENT = "full", "half", "silent"
UNKNOWN: Final = "unknown"
BY_ORACLE: Final = "oracle"
"""What opens a layer of the book of secrets."""


def foresee(turn: Turn) -> None:
    """What is true as the phase begins, before anybody's paper has changed it."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        for order in paper.of(AskOracle):
            work.foreseen[realm, order.line] = answer(work, realm, order.field, order.words)


def asks(world: World, realm: str, orders: Iterable[Order]) -> Iterator[Gf]:
    """The field that a question names, all land of the ruler that it names, and every field if something is sought."""
    for order in orders:
        if isinstance(order, AskOracle):
            named = subject_of(world, realm, order.words)
            yield from (named.gf,) if named.gf is not None else ()
            yield from (gf_of(place) for place in (*world.places_of(named.realm), *world.forces.get(named.realm, {})))
            yield from world.lands if named.item else ()


def ask(turn: Turn) -> None:
    evaluation(turn).follow(_ask, AskOracle)


def unlocks(work: Evaluation, key: Key) -> Iterator[str]:
    """Whoever has asked an oracle in this phase may hear of what oracles tell."""
    if key.by == BY_ORACLE:
        yield from (realm for realm, paper in work.papers.items()
                    if any((realm, one.line) not in work.refused for one in paper.of(AskOracle)))


def _ask(work: Evaluation, realm: str, order: AskOracle) -> None:
    temple = own_temple(work, realm, order.field, QUESTION)
    if temple.asked == work.world.at.gr:
        raise refuse(WHO, "kalevala-refused-oracle-twice", field=order.field)
    if not order.words.strip():
        raise refuse(QUESTION, "kalevala-refused-oracle-empty", field=order.field)
    if not order.re:
        raise refuse(OFFERING, "kalevala-refused-oracle-free", field=order.field, there=temple.treasure)
    if order.re > temple.treasure:
        raise refuse(OFFERING, "kalevala-refused-treasure", field=order.field, cost=order.re, there=temple.treasure)
    check_paid(work, realm, order.field, order.re)
    temple.asked = work.world.at.gr
    book_treasure(work, place_of(work, order.field), temple, -order.re, OFFERING, LOSS)
    found: Answer | None = work.foreseen.get((realm, order.line))
    work.turn.tell((realm,), "kalevala-oracle-asked", QUESTION, OFFERING, field=order.field, re=order.re,
                   question=order.words, listed="yes" if found is not None else "no")
    if not work.world.known_to:
        _answer(work, realm, order, found)


def _answer(work: Evaluation, realm: str, order: AskOracle, found: Answer | None) -> None:
    """In the game master's words; where he has none, as much as the offering is worth."""
    share = _share(work, order.re, found)
    fee = found.fee if found is not None else 0

    def check(value: object) -> None:
        if value is not False and (not isinstance(value, str) or len(value) > LONGEST):
            raise refuse(QUESTION, "kalevala-refused-oracle-answer", most=LONGEST)

    verse = _verse(found, share)
    said = work.turn.decide(
        (order.field,), "kalevala:oracle", WHO, "", realms=[realm], check=check, realm=realm, field=order.field,
        question=order.words, offering=order.re, fee=fee, share=share, verse=verse,
    )
    told = {"field": order.field, "question": order.words}
    if said:
        work.turn.tell((realm,), "kalevala-oracle-says", QUESTION, OFFERING, words=said, **told)
    elif said is False or share == SILENT:
        work.turn.tell((realm,), "kalevala-oracle-silent", QUESTION, OFFERING, WHO, **told)
    else:
        work.turn.tell((realm,), "kalevala-oracle-verse", QUESTION, OFFERING, WHO, verse=verse, **told)
    work.turn.tell(GAME_MASTER, "kalevala-oracle-desk", WHO, realm=realm, field=order.field, question=order.words,
                   offering=order.re, fee=fee, share=share)


def _share(work: Evaluation, offering: int, found: Answer | None) -> str:
    if found is None or work.world.reading("kalevala.r.oracle") == FREELY:
        return SILENT
    return FULL if offering >= found.fee else HALF if 2 * offering >= found.fee else SILENT


def _verse(found: Answer | None, share: str) -> dict[str, Any] | str:
    """A message of its own, which reports say in the language of their reader."""
    if found is None or share == SILENT:
        return "–"
    args = found.full if share == FULL else found.half
    return {"key": f"kalevala-oracle-{found.topic}-{share}", "args": args}
