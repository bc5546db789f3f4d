"""Reports write figures as lists and papers do."""
from __future__ import annotations

import pytest

from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.realm.stock import so_many
from walstatt.games.kalevala.war.field import listed

WRITTEN = {"Z/30": "Z/30", "Ag1": "Ag1", "KrKö/4/0": "KrKö/4/0", "LB": "LB"}


@pytest.mark.parametrize("symbol", WRITTEN)
def test_without_a_number_one_is_meant(symbol: str) -> None:
    assert listed({symbol: 1}) == [so_many(1, symbol)] == [write_listing(Listing(((symbol, 1),)))] == [WRITTEN[symbol]]


def test_several_and_re_are_counted() -> None:
    assert [so_many(5, "LB"), so_many(1, "RE"), so_many(1, "TS"), so_many(0, "LB")] == ["5LB", "1RE", "1TS", "0LB"]
