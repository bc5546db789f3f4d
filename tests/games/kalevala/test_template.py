"""Templates: a valid paper with everything that stays the same, in both languages the same orders."""
from __future__ import annotations

from random import Random

import pytest

from walstatt.core.dice import SeededBox
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.turn import Inputs, run
from walstatt.games.kalevala import checker, founding
from walstatt.games.kalevala.founding import Map, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers.head import read_head
from walstatt.games.kalevala.papers.model import Order, PayFrom, People, Stay, Zone
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.phases import PHASES
from walstatt.games.kalevala.state import NATIVES, Settings, Sighting, Treaty, World
from walstatt.games.kalevala.template import Template

REALM = "Brunhilde"


@pytest.fixture(scope="module")
def world() -> World:
    return founding.found(Setup(map=Map("template", 150), settings=Settings(accounts=True, by_post=True)))


def next_phase(state: World, papers: dict[str, str]) -> World:
    found: World = run(PHASES[state.at.phase], state, Inputs(papers), SeededBox(b"template")).state
    return found


def test_every_template_is_a_paper_without_mistakes(world: World) -> None:
    state = world
    for _ in range(8):
        papers = {realm: GAME.sample_paper(state, realm, Random(3)) for realm in state.realms}
        for realm in state.realms:
            template = Template(state, realm, [papers[realm]], "31.1.")
            for language in LANGUAGES:
                written = template.written(Texts(language))
                assert checker.problems(state, realm, written) == [] and read_head(written) == (state.at, realm)
                assert read(written, state.at).paper.orders[-1:] and "kalevala-" not in written
            german, english = (read(template.written(Texts(language)), state.at).paper for language in LANGUAGES)
            assert german == english
        state = next_phase(state, papers)


def test_papers_of_phase_3_remind_of_the_envelope_where_they_go_by_post(world: World) -> None:
    third = world.copy()
    third.at = third.at._replace(phase=3)
    assert "1,44" in Template(third, REALM).written(Texts("de"))
    assert "1,44" not in Template(world, REALM).written(Texts("de"))
    third.settings = Settings()
    assert "1,44" not in Template(third, REALM).written(Texts("de"))


def test_what_stays_is_filled_in_and_what_does_not_work_any_more_is_left_out(world: World) -> None:
    (home,) = world.realms[REALM].capitals
    other = next(place for place, one in world.provinces.items() if one.owner == REALM and place != home)
    people = f"Volk {home}: 4RE\nVolk {other}: 12RE"
    earlier = f"Zone {home}: {other}\n{people}\nUnterhalt aus {home}: 999\nWandeln {home}: 1LB"
    assert [type(order) for order in orders_of(world, earlier)] == [Zone, People, People, Stay]
    older = f"Unterhalt aus {home}: 2\nVolk {home}: 16RE"
    orders = orders_of(world, earlier.replace("999", "1"), older)
    assert [order.amount for order in orders if isinstance(order, PayFrom)] == [1]
    odd = world.copy()
    odd.at = odd.at._replace(gr=271)
    assert [type(order) for order in orders_of(odd, earlier)] == [Stay]


def orders_of(state: World, *earlier: str) -> tuple[Order, ...]:
    return read(Template(state, REALM, earlier).written(Texts("de")), state.at).paper.orders


def test_it_shows_figures_accounts_treaties_and_deadlines(world: World) -> None:
    state = world.copy()
    parties = (REALM, "Gunther")
    state.treaties.append(Treaty(parties, "Beistand", "Zeile eins\nZug 2A+1 > 2A+2: 9LB", state.at, parties, state.at))
    written = Template(state, REALM, (), "31.1.2027").written(Texts("en"))
    (home,) = state.realms[REALM].capitals
    assert f"# {home}*: 15LB, 5BB, Z/30, 20RE" in written and "31.1.2027" in written and "# Account: 0.00" in written
    assert "Treaty “Beistand” with Gunther" in written
    assert len(read(written, state.at).paper.orders) == 1, "no words of anybody become orders"


def test_of_scouted_land_where_nobody_stands_it_says_so(world: World) -> None:
    scouted = world.copy()
    empty = next(place for place, one in world.provinces.items() if not one.owner)
    scouted.knowledge[REALM].sightings.append(Sighting(empty, world.at, owner=NATIVES))
    assert f"# {empty}, in dieser GR: Urbevölkerung; –\n" in Template(scouted, REALM).written(Texts("de"))


def test_upkeep_is_what_the_checker_says(world: World) -> None:
    state = world.copy()
    (home,) = state.realms[REALM].capitals
    state.forces[REALM][home].land.add("LB", 60)
    written = Template(state, REALM).written(Texts("en"))
    bill = checker.check(state, REALM, "bleiben").upkeep
    assert f"stays as it is: {sum(bill.values())} RE" in written and f"core troops: {bill['core']} RE" in written


@pytest.mark.parametrize("paper", ["", "bleiben", "#!", "#! 270.1", "# 270.1 Brunhilde"])
def test_other_papers_say_nothing_of_their_writer(paper: str) -> None:
    assert read_head(paper) is None
