"""The list of a realm: in which part of it a piece is counted (kalevala.10.zeilen)."""
from __future__ import annotations

import pytest

from walstatt.games.kalevala.realm.pieces import KINDS, known_piece, piece
from walstatt.games.kalevala.realm.potential_list import SECTIONS, section


@pytest.mark.parametrize(("symbol", "wanted"), [
    ("LB", "close"), ("S", "close"), ("B", "ranged"), ("BC", "ranged"), ("BC(H)", "auxiliaries"), ("LB(W)", "guards"),
    ("Z/30", "wizard"), ("Pr/4", "priests"), ("K", "merchants"), ("Ag3", "agents"), ("KrKö/4/0", "king"),
    ("My", "other"), ("RD", "other"), ("Sl", "slaves"), ("Ka", "animals"), ("QlP", "animals"), ("FS", "vessels"),
    ("QuW/3", "devices"), ("On(k102)", "devices"),
])
def test_every_piece_has_its_part_of_the_list(symbol: str, wanted: str) -> None:
    assert section(known_piece(symbol)) == wanted


def test_no_kind_of_piece_is_without_one() -> None:
    assert {section(known_piece(symbol)) for symbol in KINDS if piece(symbol)} <= set(SECTIONS)
