"""RE on a battlefield: they lie where they are put, are carried, dropped and taken (kalevala.r.war.re_im_kampf)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import FREED
from walstatt.games.kriegsspiel.state import Figure

RULE, CAPACITY = "kalevala.r.war.re_im_kampf", "kalevala.28.teh"
WIZARDS: Final = "kalevala.19.3.1.transport"
MANY, FEW = 100, 10
GREAT_CARRIERS: Final = ("K", "Ag")


def capacity(figure: Figure) -> int:
    """RE that a person carries; slaves carry none."""
    if not (figure.is_person or figure.profile.hovers) or figure.profile.symbol == FREED:
        return 0
    return MANY if figure.profile.symbol in GREAT_CARRIERS else FEW


def take_up(play: BattlePlay, members: Iterable[Figure]) -> None:
    """Each as much as he can of what lies with him, in the order of listing."""
    for one in members:
        store = play.store(one.at, one.party)
        amount = min(store.amount, capacity(one) - one.carries) if store is not None else 0
        if store is not None and amount > 0:
            store.amount -= amount
            one.carries += amount
            rules = (RULE, WIZARDS if one.profile.hovers else CAPACITY)
            play.note("kriegsspiel-takes-up", *rules, figure=play.name(one), amount=amount, at=one.at)


def put_down(play: BattlePlay, members: Iterable[Figure]) -> None:
    for one in members:
        if one.carries:
            play.note("kriegsspiel-puts-down", RULE, figure=play.name(one), amount=one.carries, at=one.at)
            play.drop(one)
