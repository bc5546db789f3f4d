"""What a ruler can order of his wizard, for orders by pointing (19.3.2): research, and spells for order sheets."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.wizard.tower import find
from walstatt.games.kalevala.hooks import Offer
from walstatt.games.kalevala.realm.pieces import DEVICE, VESSEL, price
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kriegsspiel.figures.wizard_spells import SPELLS


def offers(work: Evaluation, realm: str) -> Iterator[Offer]:
    """What lies where he is, and what it is worth."""
    found = find(work.world, realm)
    if found is None:
        return
    if not found.is_mortal:
        yield Offer("spells", found.place, {one.word: f"{one.base} ZEH" if one.base else ""
                                            for one in SPELLS[:found.known]})
    land = work.world.forces[realm][found.place].land
    if found.stock is not land:
        return
    things = {one.symbol: f"{cost} RE" for one, _ in land.each()
              if one.kind.sort in (DEVICE, VESSEL) and (cost := price(one)) is not None}
    if land.re or things:
        yield Offer("research", found.place, things | ({RE: ""} if land.re else {}))
