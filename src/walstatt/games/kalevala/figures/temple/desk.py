"""What the game master settles of temples: other cults, treasures; and what must never be."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final

import msgspec

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.court.act_base import BY_HIS_HAND, FreeAct
from walstatt.games.kalevala.dates import FOUGHT_IN
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.temple.records import Costs, Cult, Letter
from walstatt.games.kalevala.figures.temple.sanctuary import place_of, temple_on, temples_of
from walstatt.games.kalevala.figures.temple.watch import begin_temples
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book_treasure
from walstatt.games.kalevala.state import World

CULTS: Final = "kalevala.r.other_cults"
SPELLS: Final = ("Segnen", "Furcht", "Brot und Wasser")
"""What priests of other cults can do: they have no god whom they could call."""
MOST: Final = 100_000


class SettleCult(FreeAct, frozen=True):
    """Another cult: a letter, a name, its spells with their costs, and what its priest king can do."""

    letter: Letter
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    spells: Costs = msgspec.field(default_factory=dict)
    words: Annotated[str, msgspec.Meta(max_length=2_000)] = ""


class Treasure(FreeAct, frozen=True):
    """The treasure of a temple is so large from now on."""

    field: Annotated[str, msgspec.Meta(max_length=24)]
    re: Annotated[int, msgspec.Meta(ge=0, le=MOST)]


def settle_cult(work: Evaluation, act: SettleCult) -> None:
    strange = [name for name in act.spells if name not in SPELLS]
    if strange:
        raise refuse(CULTS, "kalevala-refused-cult-spell", spells=strange, known=list(SPELLS))
    work.world.persons.cults[act.letter] = Cult(act.letter, act.name, dict(act.spells), act.words)


def set_treasure(work: Evaluation, act: Treasure) -> None:
    begin_temples(work)
    temple = work.world.persons.temples.get(act.field)
    if temple is None:
        raise refuse(BY_HIS_HAND, "kalevala-refused-no-temple", field=act.field)
    more = act.re - temple.treasure
    book_treasure(work, place_of(work, act.field), temple, more, BY_HIS_HAND, GAIN if more > 0 else LOSS)
    if temple.owner in work.world.realms:
        work.turn.tell((temple.owner,), "kalevala-temple-treasure", BY_HIS_HAND, field=act.field, re=act.re)


def wild_cult(master: Any) -> dict[str, Any]:
    spells = {master.rng.choice((*SPELLS, "Regen")): master.rng.randint(1, 9)}
    return {"letter": master.rng.choice("ABD"), "name": "Drachenkult", "spells": spells}


def wild_treasure(master: Any) -> dict[str, Any]:
    temples = [*master.world.persons.temples, "2A+10/17"]
    return {"field": master.rng.choice(temples), "re": master.rng.choice((0, 1, 30))}


def flaws(world: World) -> Iterator[str]:
    for field, one in world.persons.temples.items():
        if one.treasure < 0 or (one.owner and one.owner not in world.realms):
            yield f"the temple on {field}: {one} (kalevala.20.1.1.spenden)"
        if temple_on(world, field) is None:
            yield f"there is no temple on {field}, and it has a treasure"


def hidden(world: World, others: Iterable[str], realm: str) -> None:
    """What lies in far temples."""
    del realm
    names = set(others)
    for one in world.persons.temples.values():
        if one.owner in names:
            one.treasure += 9


def covered(world: World, others: Iterable[str], realm: str) -> None:
    """Treasures of others shine for nobody, before battles begin."""
    if world.at.phase != FOUGHT_IN:
        hidden(world, others, realm)


def answers(world: World, realm: str) -> Iterator[str]:
    """What its oracles are told to say."""
    yield from (f"oracle/{field}" for field in temples_of(world, realm))
