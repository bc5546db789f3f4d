"""Reports that go out: with the deadline to come and a paper to fill in; and the overview of an open phase."""
from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.turn import Ruled
from walstatt.desk.reports import ACCEPTED, COUNTS, LATE, MISSING, overview, paper_states, realm_report, told_moment
from walstatt.desk.world_desk import WorldDesk, found
from walstatt.games.report_blocks import Facts, Line, PageBreak, Passage, Said, Table, said
from walstatt.paper.report import FORMATS, Format, render
from walstatt.store.worlds import Worlds

SEED = b"seed of the valleys".ljust(32)


@pytest.fixture
def desk(store: Worlds) -> WorldDesk:
    return found(store, "taeler", "Probe", seed=SEED, deadline=1000.0)


def test_a_report_names_the_deadline_to_come_and_carries_the_template(desk: WorldDesk) -> None:
    desk.publish(5000.0)
    made = realm_report(desk, "Nord", 0, "# Vorlage\n  graben")
    assert made is not None and (made.label, made.world, made.realm) == ("Jahr 1", "Probe", "Nord")
    assert made.sections["deadline"] == [Facts([(said("paper-deadline-of", label="Jahr 2"), told_moment(5000.0))])]
    assert made.sections["template"] == [PageBreak(), Passage("# Vorlage\n  graben", exactly=True)]
    *_, last = PdfReader(BytesIO(render(made, "pdf", Texts("de")))).pages
    assert "Vorlage für die nächste Phase" in last.extract_text(), "on a sheet of its own"
    assert "Abgabeschluss" not in last.extract_text()
    assert "\n# Vorlage\n  graben\n" in render(made, "text", Texts("de")).decode()
    assert realm_report(desk, "Nobody", 0) is None


def test_an_older_report_names_no_deadline(desk: WorldDesk) -> None:
    desk.publish()
    desk.publish()
    earlier, last = realm_report(desk, "Nord", 0), realm_report(desk, "Nord", 1)
    assert earlier is not None and "deadline" not in earlier.sections
    assert last is not None and last.sections["deadline"] == [
        Facts([(said("paper-deadline-of", label="Jahr 3"), said("paper-deadline-none"))])
    ]


def test_a_report_is_what_corrections_have_made_of_it(desk: WorldDesk) -> None:
    desk.hand_in("Nord", "bitten um Gold", at=10)
    desk.publish()
    desk.decide("plead/Nord/1", Ruled(True, words="Weil du so nett fragst."), 0)
    desk.correct(0)
    made = realm_report(desk, "Nord", 0)
    assert made is not None
    assert "Weil du so nett fragst." in render(made, "text", Texts("de")).decode()


def test_who_has_handed_in_and_how(desk: WorldDesk) -> None:
    desk.hand_in("Nord", "graben", at=10)
    desk.hand_in("Nord", "graben 3", at=20)
    desk.hand_in("Ost", "graben", at=2000)
    states = paper_states(desk.kept(), ["Nord", "Ost", "West"])
    assert {realm: (state, version and version.at) for realm, (state, version) in states.items()} == {
        "Nord": (COUNTS, 20), "Ost": (LATE, 2000), "West": (MISSING, None),
    }
    desk.store.accept_late(desk.record.id, 0, "Ost")
    states = paper_states(desk.kept(), ["Ost"])
    assert states["Ost"][0] == ACCEPTED


def test_the_overview_tells_mistakes_and_what_is_open_first(desk: WorldDesk) -> None:
    desk.hand_in("Nord", "bitten um Gold\nUnsinn", at=10)
    desk.hand_in("Ost", "bitten um Gold", at=2000)
    made = overview(desk)
    table = made.sections["papers"][1]
    assert isinstance(table, Table)
    assert [(row[0], row[3]) for row in table.rows] == [("Nord", 1), ("Ost", None), ("West", None)]
    assert table.note == said("paper-papers-sum", counts=1, all=3, faulty=1, late=1, missing=1)
    (asked,) = [block for block in made.sections["decisions"] if isinstance(block, Table)]
    assert [row[0] for row in asked.rows] == ["plead/Nord/1"]
    assert asked.rows[0][2:] == [said("paper-no"), said("paper-decisions-is", how="default")]


def test_a_quiet_phase_waits_for_nothing(desk: WorldDesk) -> None:
    assert overview(desk).sections["decisions"] == [Passage(said("paper-decisions-none"))]


def test_what_has_no_effect_any_more_is_named(desk: WorldDesk) -> None:
    desk.hand_in("Nord", "bitten um Gold", at=10)
    desk.decide("plead/Nord/1", Ruled(True))
    desk.hand_in("Nord", "graben", at=20)
    lines = [block for block in overview(desk).sections["decisions"] if isinstance(block, Line)]
    assert lines == [Line("paper-decisions-unused", [], {"name": "plead/Nord/1"})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMATS)
def test_an_overview_in_all_forms(desk: WorldDesk, form: Format, language: str) -> None:
    desk.hand_in("Nord", "bitten um Gold\nUnsinn", at=10)
    written = render(overview(desk), form, Texts(language))
    assert form == "pdf" or "⟨" not in written.decode()


def test_a_world_of_kalevala_has_its_map_in_the_overview(store: Worlds) -> None:
    world = found(store, "kalevala", "Midgard", {"map": {"size": 60}, "rulers": [{"name": "Hagen"}, {"name": "Ute"}]})
    made = overview(world)
    assert list(made.sections) == ["papers", "decisions", "realms", "world"]
    text = render(made, "text", Texts("de")).decode()
    assert "Hagen" in text and "⟨" not in text
    titles = [block.title for block in made.sections["world"] if hasattr(block, "title")]
    assert Said("kalevala-overview-map", {"plane": 2}) in titles
