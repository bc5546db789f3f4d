"""Trade centres (HZ): what each kind yields and what occupying it costs (9.2.1)."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.games.kalevala.dates import Date


class TradeCentre(NamedTuple):
    symbol: str
    yields: int
    """RE at an armament date; a Stadteinheit is four of them."""
    losses: int
    """RE that occupying it costs."""


TRADE_CENTRES: Final = {
    one.symbol: one
    for one in (
        TradeCentre("F", 0, 2), TradeCentre("Mkt", 2, 4), TradeCentre("Std", 4, 6), TradeCentre("Phstd", 8, 8),
        TradeCentre("Hstd", 16, 10),
    )
}
"""kalevala.9.2.1.handelszentren."""
RE_OF_A_CITY_UNIT: Final = 4
PEOPLE: Final = 16
"""The people's armament (kalevala.11.1.formel)."""
INVADERS_EXTRA: Final = 64
"""What an invader gets on top, less what his trade centres yield (kalevala.4.4.zusatzruestung)."""


def is_bare(plundered: Date | None, at: Date) -> bool:
    """Was it plundered since it last armed? Then there is nothing in it (kalevala.r.war.pluendern_detail)."""
    return plundered is not None and plundered >= at.last_armament
