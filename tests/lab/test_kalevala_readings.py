"""Readings that may be chosen are those that the rules ask for."""
from __future__ import annotations

import ast

from walstatt.core.catalogue import load
from walstatt.lab.kalevala_readings import _asked, followed


def test_what_the_rules_ask_for_is_found() -> None:
    assert {"kalevala.r.9.unleserlich", "kalevala.r.13.unterhalt_zahlung"} <= followed()


def test_all_of_them_are_rulings_with_choices() -> None:
    choices = {one.id: one.choices for one in load("kalevala").rulings}
    assert all(choices[ruling] for ruling in followed())


def test_a_name_stands_for_its_words() -> None:
    tree = ast.parse("RULE: Final = 'one'\nworld.reading(RULE)\nworld.reading('two')\nreading('three')\nother(RULE)")
    assert set(_asked(tree)) == {"one", "two"}
