"""What a ruler can order of his temples and priests, for orders by pointing (20.1.1, 20.2.1)."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.temple.sanctuary import (
    gf_of_field,
    place_of,
    priests,
    priests_in,
    temple_on,
    temples_of,
)
from walstatt.games.kalevala.hooks import Offer
from walstatt.games.kalevala.realm.pieces import MOST_ZEH
from walstatt.games.kriegsspiel.figures.priest import SPELLS
from walstatt.hexmap.coordinates import read_place


def offers(work: Evaluation, realm: str) -> Iterator[Offer]:
    there = list(priests(work.world, realm))
    for field, temple in temples_of(work.world, realm).items():
        if temple_on(work.world, field) is None:
            continue
        gf, place = gf_of_field(field), place_of(work, field)
        named = {str(read_place(field).kf): f"TS {temple.treasure} RE"}
        yield Offer("temple", place, named)
        if priests_in(work.world, realm, gf):
            yield Offer("oracle", place, named)
        yield Offer("bestow", place, {one.piece.symbol: str(one.number) for one in there
                                      if gf_of(one.place) == gf and one.zeh < MOST_ZEH})
    for one in there:
        yield Offer("spells", one.place, {spell.word: f"{spell.base} ZEH" for spell in SPELLS if spell.base})
        yield Offer("priests-go", one.place, {one.piece.symbol: str(one.number)})
