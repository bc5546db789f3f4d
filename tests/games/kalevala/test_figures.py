"""Figures and their hooks: what each must bring along, and that nobody reads what even a king does not know."""
from __future__ import annotations

import pytest

from walstatt.core.texts import LANGUAGES, Messages, sources
from walstatt.games.kalevala import checker, hooks
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.figures.king.lines import PLUNDER_PALACE
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.papers.model import Enter
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.write import write
from walstatt.games.kalevala.phases import PHASES
from walstatt.games.kalevala.realm.buildings import PALACE, Building
from walstatt.games.kalevala.reports.story import ORDER
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.state import Province, Realm, Settings, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

HOME = "2A+10"


def kingdom(weakness: str) -> World:
    land = Land("T" * 48, site=TradeSite("Std", 24))
    world = World(Date(101, 1), Settings(), {read_gf(HOME): land})
    world.realms["Brunhilde"] = Realm(core="LB", capitals=[HOME])
    world.provinces[HOME] = Province("Brunhilde", founded=True)
    world.force("Brunhilde", HOME).land.add("KrKö/2/0", 1)
    world.force("Brunhilde", HOME).land.re = 40
    world.buildings[HOME] = [Building(PALACE, 17)]
    world.persons.kings["Brunhilde"] = King("KrKö", 98, f"{HOME}/17", "Groß.", weakness)
    world.index_owners()
    return world


def test_every_order_of_a_figure_is_read_as_it_is_written() -> None:
    for lines in hooks.lines():
        for kind in lines.write:
            assert kind.__doc__, f"{kind.__name__} says what it is"
        assert {production.rpartition("->")[2].strip() for production in lines.orders} == set(lines.read)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_section_of_a_figure_has_words(language: str) -> None:
    texts = Messages(language, sources(language))
    for figure in hooks.figures():
        assert f"kalevala-report-{figure.key}" in texts or figure.report is None
        for step in figure.steps:
            assert f"kalevala-step-{step.name}" in texts
            names = [one.name for one in PHASES[step.phase]]
            assert names.index(step.name) < names.index(step.before)
        assert set(figure.themes.values()) <= set(ORDER)


def test_a_declaration_bears_the_marks_of_figures_however_they_are_spaced() -> None:
    found = read("Einzug EE 2: 2A+10 > 2A+11 K: 4LB; palast   PLÜNDERN", Date(271, 3))
    assert [one.marks for one in found.paper.of(Enter)] == [(PLUNDER_PALACE,)]
    assert write(found.paper).endswith("; Palast plündern")


def test_a_ruler_knows_the_weakness_of_his_king_only_when_it_has_shown_itself() -> None:
    world = kingdom("drink")
    assert known_world(world, "Brunhilde").persons.kings["Brunhilde"].weakness == ""
    world.persons.kings["Brunhilde"].shown = True
    assert known_world(world, "Brunhilde").persons.kings["Brunhilde"].weakness == "drink"


@pytest.mark.parametrize("weakness", ["sickly", "drink"])
def test_the_checker_heals_every_king_alike(weakness: str) -> None:
    """A sickly king who healed in the last GR does not heal now, and his ruler learns that when the phase is run."""
    world = kingdom(weakness)
    world.persons.kings["Brunhilde"].healed = 100
    checked = checker.check(world, "Brunhilde", "bleiben")
    assert {row.item for one in checked.lists for row in one.rows if row.section == "king"} >= {"KrKö/3/0"}
    assert not any("weakness" in told.key for effect in checked.effects for told in effect.told)
    assert checked.decisions == []


def test_the_checker_draws_no_weakness() -> None:
    world = kingdom("")
    world.persons.kings.clear()
    world.forces["Brunhilde"][HOME].land.add("KrKö/2/0", -1)
    world.buildings.clear()
    checked = checker.check(world, "Brunhilde", f"König KrKö {HOME}/17:\nGroß.\nEnde")
    assert checked.problems == []
    assert checked.decisions == []
