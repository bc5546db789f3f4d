"""What the game master does with kings: he knows and writes weaknesses; and what must never be of a king."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.court.act_base import FreeAct, realm_named
from walstatt.games.kalevala.court.records import Name
from walstatt.games.kalevala.dates import FOUGHT_IN
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.king.throne import MOST_LIVES, MOST_POWER, find, kings_in, reigning, royal
from walstatt.games.kalevala.figures.king.weaknesses import BELOVED, DRAWN, LONGEST, SICKLY, show
from walstatt.games.kalevala.realm.pieces import MOST_ZEH, Piece
from walstatt.games.kalevala.state import World


class Weakness(FreeAct, frozen=True):
    """The hidden weakness of a king: another one, of the list or in his own words, or that it shows itself now."""

    realm: Name
    words: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    shown: bool = False


def set_weakness(work: Evaluation, act: Weakness) -> None:
    realm_named(work, act.realm)
    king = reigning(work.world, act.realm)
    if king is None:
        raise refuse("kalevala.18.1", "kalevala-refused-no-king-of", realm=act.realm)
    if act.words:
        king.weakness, king.shown = act.words, False
    if not king.weakness:
        raise refuse("kalevala.18.1", "kalevala-refused-weakness", drawn=list(DRAWN))
    if act.shown:
        show(work, act.realm, king.weakness)


def wild_weakness(master: Any) -> dict[str, Any]:
    return {"realm": master.realm, "words": master.rng.choice(("", *DRAWN, "Katzen")),
            "shown": master.rng.random() < 0.5}


def bars(work: Evaluation, realm: str, piece: Piece, what: str) -> None:
    """A king is not dismissed: he steps down. Nobody has two of them, whoever gives the second."""
    if royal(piece) is None:
        return
    if what == "give" and find(work.world, realm) is not None:
        raise refuse("kalevala.r.king_kind", "kalevala-refused-second-king")
    if what == "dismiss":
        raise refuse("kalevala.18.2.ruecktritt", "kalevala-refused-king-dismissed", symbol=piece.symbol)


def flaws(world: World) -> Iterator[str]:
    for realm, places in world.forces.items():
        found = [one for force in places.values() for _, _, one in kings_in(force)]
        king = reigning(world, realm)
        if len(found) > 1:
            yield f"{realm} has {len(found)} kings (kalevala.r.king_kind)"
        for one in found:
            if king is not None and one.kind != king.kind:
                yield f"the king of {realm} is {one.kind} and {king.kind}"
            if not 1 <= one.lives <= MOST_LIVES or not 0 <= one.power <= MOST_POWER:
                yield f"the king of {realm} is {one.symbol}"
    for realm, king in world.persons.kings.items():
        if realm not in world.realms:
            yield f"{realm} has a king and does not exist"
        if not 0 <= king.zeh <= MOST_ZEH or (king.ended and king.unpaid):
            yield f"the king of {realm}: {king}"


def hidden(world: World, others: Iterable[str], realm: str) -> None:
    """Far kings are otherwise; of the own one what has not come to light, as long as it does not act."""
    for name in others:
        king = world.persons.kings.get(name)
        if king is not None:
            king.description, king.weakness, king.zeh = "Nicht für fremde Augen.", BELOVED, 7
    own = world.persons.kings.get(realm)
    if own is not None and not own.shown and own.weakness not in ("", SICKLY) and world.at.phase != 4:
        own.weakness = BELOVED if own.weakness != BELOVED else "Nicht für die eigenen Augen."


def covered(world: World, others: Iterable[str], realm: str) -> None:
    """What nobody sees of other kings shows in battles alone."""
    del realm
    for name in others if world.at.phase != FOUGHT_IN else ():
        king = world.persons.kings.get(name)
        if king is not None:
            king.description, king.weakness, king.zeh = "Nicht für fremde Augen.", BELOVED, 7


def answers(world: World, realm: str) -> Iterator[str]:
    """Which weakness its king has."""
    del world
    yield f"crowning/king/{realm}"
