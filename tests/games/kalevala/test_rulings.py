"""The rulings of the chapters that are played have German texts."""
from __future__ import annotations

import pytest

from walstatt.core.catalogue import load


def test_every_ruling_on_trade_has_a_german_text() -> None:
    trade = [one for one in load("kalevala").rulings if any(rule.startswith("kalevala.21.") for rule in one.rules)]
    assert len(trade) > 10
    assert [one.id for one in trade if one.de is None or len(one.de.choices) != len(one.choices)] == []


@pytest.mark.parametrize("chapter", range(1, 14))
def test_every_ruling_of_the_chapter_has_a_german_text(chapter: int) -> None:
    rulings = [one for one in load("kalevala").rulings if one.id.startswith(f"kalevala.r.{chapter}.")]
    assert rulings
    assert [one.id for one in rulings if one.de is None or len(one.de.choices) != len(one.choices)] == []


@pytest.mark.parametrize("chapter", [14, 23])
def test_every_ruling_on_a_chapter_of_planes_and_slaves_has_a_german_text(chapter: int) -> None:
    rulings = [one for one in load("kalevala").rulings if one.rules and one.rules[0].startswith(f"kalevala.{chapter}.")]
    assert rulings
    assert [one.id for one in rulings if one.de is None or len(one.de.choices) != len(one.choices)] == []


ENTERING = (
    "parteien", "ksp_kante", "leeres_gf", "einzug_figuren", "erlaubnis_geltung", "besetzung_zahlung", "teilung_linie",
    "besetzer_krieg",
)


@pytest.mark.parametrize("name", ENTERING)
def test_every_ruling_on_entering_has_a_german_text(name: str) -> None:
    ruling = next(one for one in load("kalevala").rulings if one.id == f"kalevala.r.war.{name}")
    assert ruling.de is not None
    assert len(ruling.de.choices) == len(ruling.choices)


@pytest.mark.parametrize("chapter", [18, 19, 20, 22, 24])
def test_every_ruling_on_a_figure_has_a_german_text(chapter: int) -> None:
    rulings = [one for one in load("kalevala").rulings if one.rules and one.rules[0].startswith(f"kalevala.{chapter}.")]
    assert len(rulings) > 10
    assert [one.id for one in rulings if one.de is None or len(one.de.choices) != len(one.choices)] == []
