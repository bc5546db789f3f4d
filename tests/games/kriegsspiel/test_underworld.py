"""A passage of the underworld is twelve small fields with rock around them (kalevala.r.7.ugf_layout)."""
from __future__ import annotations

import pytest

from walstatt.core.refusal import Refused
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.setup import Party, Setup
from walstatt.hexmap.land import Land
from walstatt.hexmap.underworld import LAYOUT, passage

PARTIES = (Party("Brunhilde", enemies=("Gunther",)), Party("Gunther"))


def test_twelve_fields_are_open() -> None:
    land = passage()
    assert [kf for kf in range(1, 49) if land.is_land(kf)] == list(LAYOUT)
    GAME.check_setup(Setup({"2A+10": land}, ("2A+10",), PARTIES, caves=("2A+10",)))


def test_open_land_is_no_passage() -> None:
    with pytest.raises(Refused) as refused:
        GAME.check_setup(Setup({"2A+10": Land("T" * 48)}, ("2A+10",), PARTIES, caves=("2A+10",)))
    assert refused.value.rule == "kalevala.r.7.ugf_layout"
