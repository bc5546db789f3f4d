"""The culture goods of a people (11.1, 11.4): which animals, devices and vessels it makes by itself."""
from __future__ import annotations

from walstatt.games.kalevala.realm.pieces import ALWAYS_MADE, CULTURE_NAMES, TEAM, Piece
from walstatt.games.kalevala.state import Realm


def culture_goods(ruler: Realm) -> set[str]:
    """By the symbols of their kinds; a wagon and its horses count as one good (kalevala.r.11.kulturgueter)."""
    goods = {CULTURE_NAMES.get(good, good) for good in ruler.culture.goods}
    if "QuW" in goods and not goods & TEAM.keys():
        goods |= TEAM.keys()
    return goods


def is_culture_good(ruler: Realm, one: Piece) -> bool:
    """Ropes and rafts always."""
    goods = culture_goods(ruler)
    if one.horses and ("QsP" if one.heavy else "QlP") not in goods:
        return False
    return one.base in ALWAYS_MADE or one.base in goods or one.base == "DD"
