"""The watch over a world sees what it is meant to see."""
from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from walstatt.core.turn import Inputs, Step, Turn
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala import invariants
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import evaluation
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.founding import Map, Ruler, Setup
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers.model import Paper, Stay
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.realm.buildings import TOWER, Building
from walstatt.games.kalevala.realm.ledger import ARMAMENT, BUILDING, CONVERSION, book
from walstatt.games.kalevala.realm.stock import RE, Holder, Stock
from walstatt.games.kalevala.scouting.secrecy import hidden_changes, unknown_changes
from walstatt.games.kalevala.state import BattleOrder, World

HERS = "Brunhilde"


@pytest.fixture(scope="module")
def founded() -> World:
    return GAME.found(Setup("271.1", Map("invariants", 60), (Ruler(HERS), Ruler("Gunther", "SB"))))


@pytest.fixture
def world(founded: World) -> World:
    return founded.copy()


def capital(world: World) -> str:
    return world.realms[HERS].capitals[0]


def after_step(world: World, work: Callable[[Turn], None], name: str = "odd") -> list[str]:
    """What is found wrong after a step that does this."""
    found: list[str] = []

    def watched(step: Step) -> Step:
        def carry_out(turn: Turn) -> None:
            before = turn.state.copy()
            work(turn) if step.name == "papers" else None
            turn.step = name
            found.extend(invariants.step_flaws(before, turn))

        return Step(step.name, carry_out if step.name == "papers" else lambda _: None)

    Ground(GAME, bytes(32)).run(Phase(0, world, Inputs()), watched)
    return found


def test_a_sound_world_has_no_flaw(world: World) -> None:
    assert GAME.flaws(world) == []
    assert after_step(world, lambda _: None) == []


def test_a_battle_order_is_for_the_garrison_and_not_for_caravans(world: World) -> None:
    force = world.forces[HERS][capital(world)]
    world.at = Date(world.at.gr, 4)
    order = BattleOrder(capital(world), Sheet(), world.at, dict(force.settled().pieces))
    world.battle_orders = {HERS: [order]}
    force.holders.append(Holder("KW1", Stock({"K": 1})))
    assert not [flaw for flaw in GAME.flaws(world) if "battle order" in flaw]
    force.land.add("LB", 1)
    assert [flaw for flaw in GAME.flaws(world) if "battle order" in flaw]


def test_re_that_nobody_booked_are_found(world: World) -> None:
    def find_some(turn: Turn) -> None:
        turn.state.forces[HERS][capital(turn.state)].land.re += 1

    assert after_step(world, find_some) == ["Brunhilde RE: 20 by the books, 21 there"]


def test_a_booking_without_anything_behind_it_is_found(world: World) -> None:
    def pretend(turn: Turn) -> None:
        book(evaluation(turn), HERS, capital(turn.state), "LB", 1, "", CONVERSION)
        turn.state.forces[HERS][capital(turn.state)].land.add("LB", -1)

    (flaw,) = after_step(world, pretend)
    assert "LB" in flaw


@pytest.mark.parametrize(("item", "amount", "why", "rule"), [
    ("LB", 8, CONVERSION, "kalevala.11.4.grenzen"),
    ("On", 7, CONVERSION, "kalevala.11.4.grenzen"),
    (RE, -13, BUILDING, "kalevala.11.4.grenzen"),
    (RE, 41, ARMAMENT, "kalevala.11.2.verteilung"),
])
def test_limits_of_a_place(world: World, item: str, amount: int, why: str, rule: str) -> None:
    def too_much(turn: Turn) -> None:
        book(evaluation(turn), HERS, capital(turn.state), item, amount, "", why)

    (flaw,) = after_step(world, too_much, "works")
    assert rule in flaw


def test_more_than_people_and_trade_centres_give(world: World) -> None:
    def plenty(turn: Turn) -> None:
        for place in turn.state.owned[HERS]:
            book(evaluation(turn), HERS, place, RE, 40, "", ARMAMENT)

    assert any("kalevala.11.1.formel" in flaw for flaw in after_step(world, plenty, "armament"))


def test_one_figure_in_two_places(world: World) -> None:
    for place in list(world.forces[HERS])[:2]:
        world.forces[HERS][place].land.add("Ag3", 1)
    assert GAME.flaws(world) == ["Brunhilde has Ag3 2 times"]


def test_two_places_that_share_their_things(world: World) -> None:
    one, other = list(world.forces[HERS])[:2]
    world.forces[HERS][one].land = world.forces[HERS][other].land
    (flaw,) = GAME.flaws(world)
    assert "holds the same" in flaw


def test_an_owner_that_nobody_noted(world: World) -> None:
    world.provinces[capital(world)].owner = "Gunther"
    assert "an owner has changed and nobody has noted it" in GAME.flaws(world)


def test_a_paper_that_is_not_read_as_it_was_written(monkeypatch: pytest.MonkeyPatch, world: World) -> None:
    text = "Zug 2A+10 > 2A+11: 3LB, 2RE\nBrief an Gunther:\nGruß.\nEnde"
    assert GAME.paper_flaws(world, text) == []
    monkeypatch.setattr(invariants, "write", lambda paper: "\n".join("bleiben" for _ in paper.orders))
    assert len(GAME.paper_flaws(world, text)) == 2
    monkeypatch.setattr(invariants, "write", lambda paper: "bleiben" if paper != Paper((Stay(line=1),)) else "")
    assert "orders are read again" in GAME.paper_flaws(world, text)[-1]


def test_every_kind_of_secret_changes_something(world: World) -> None:
    """A change that changes nothing would prove nothing."""
    world.persons.kings[HERS] = King("KrKö", 1, weakness="drink")
    phase = Phase(0, world, Inputs({"Gunther": "GHZ 2A+10/17"}))
    for changes in (hidden_changes, unknown_changes):
        for change in changes(phase, HERS):
            other = msgspec.structs.replace(phase, state=world.copy(), inputs=Inputs(dict(phase.inputs.papers)))
            change(other)
            assert GAME.pack(other.state) != GAME.pack(world) or other.inputs != phase.inputs, change.__name__


def test_what_is_broken_is_a_part_of_the_building(world: World) -> None:
    gf = capital(world)
    sound = Building(TOWER, 17, hits=1, broken=(f"{gf}/17:0>{gf}/18",))
    world.buildings[gf] = [sound]
    assert GAME.flaws(world) == []
    for wrong in (f"{gf}/17:1>{gf}/18", f"{gf}/18:0>{gf}/17", f"{gf}/17:0>{gf}/30"):
        world.buildings[gf] = [msgspec.structs.replace(sound, broken=(wrong,))]
        assert any("could be broken" in flaw for flaw in GAME.flaws(world))
    world.buildings[gf] = [msgspec.structs.replace(sound, hits=0)]
    assert any("0 hits" in flaw for flaw in GAME.flaws(world))
