"""Trade: robots that send caravans, and states that must never be."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.stock import Holder, Stock
from walstatt.games.kalevala.state import World
from walstatt.games.kalevala.trade.records import Closing, Fief, GroupMove, Offer, Search, Trade
from walstatt.lab.case_kalevala import CASES
from walstatt.lab.case_yaml import documents

NEIGHBOURS = """
game: kalevala
at: 271.1
map: {2A+10: {all: T, hz: [24, Std]}, 2A+11: {all: T, hz: [24, Std]}}
permissions: [{giver: Gunther, to: Brunhilde, since: 270, until: 279, places: [2A+11]}]
realms:
  Brunhilde: {core: LB, capital: 2A+10, owns: {2A+10: "9LB, 2K, 6lP, 60RE"}}
  Gunther: {core: SB, capital: 2A+11, owns: {2A+11: "9SB, K, 60RE"}}
"""
GREAT_ROUNDS = 6


def small_world() -> World:
    (case,) = documents(NEIGHBOURS)
    return CASES.found(case)


def test_a_robot_sends_a_caravan_hands_over_and_comes_home() -> None:
    state, told, rng = small_world(), Counter[str](), Random(3)
    ground = Ground(GAME, bytes(32))
    for number in range(4 * GREAT_ROUNDS):
        papers = {realm: GAME.sample_paper(state, realm, rng) for realm in GAME.realms(state)}
        run = ground.run(Phase(number, state, Inputs(papers)))
        told.update(one.key for one in run.told)
        state = run.state
        assert GAME.flaws(state) == []
    assert not any("-refused-" in key for key in told)
    assert told["kalevala-caravan-formed"] and told["kalevala-handed-over"] and told["kalevala-caravan-dissolved"]


@pytest.mark.parametrize(
    ("groups", "flaw"),
    [
        ([Holder("KW1", Stock({"LB": 3}))], "nobody leads KW1"),
        ([Holder("KW1", Stock({"K": 1})), Holder("KW1", Stock({"K": 1}))], "KW1 2 times"),
        ([Holder("KW3", Stock({"K": 1}))], "KW3 1 times"),
        ([Holder("EX1", Stock({"K": 1, "On": 60}))], "EX1 is too large"),
    ],
)
def test_caravans_that_must_never_be(groups: list[Holder], flaw: str) -> None:
    world = small_world()
    world.force("Brunhilde", "2A+10").holders.extend(groups)
    assert any(flaw in one for one in GAME.flaws(world))


@pytest.mark.parametrize(
    ("fiefs", "flaw"),
    [
        ([Fief("2A+11", "Brunhilde", "Gunther", 271, 280)] * 2, "a fief twice"),
        ([Fief("2A+99", "Brunhilde", "Gunther", 271, 280)], "nowhere"),
        ([Fief("2A+11", "Gunther", "Gunther", 271, 280)], "its own lord"),
    ],
)
def test_fiefs_that_must_never_be(fiefs: list[Fief], flaw: str) -> None:
    world = small_world()
    world.trade.fiefs.extend(fiefs)
    assert any(flaw in one for one in GAME.flaws(world))


def test_a_realm_knows_its_own_orders_of_trade_and_the_fiefs_that_it_gave_or_holds() -> None:
    def trade(*names: str) -> Trade:
        fiefs = [Fief("2A+10", "Brunhilde", "Gunther", 270, 275), Fief("2A+11", "Gunther", "Hagen", 270, 275)]
        return Trade(
            [GroupMove(name, "KW1", ("2A+10",)) for name in names],
            [Offer(name, "Volker", "2A+10", "2A+10") for name in names],
            [Closing(name, "2A+10", "Volker") for name in names],
            [Search(name, "EX1", 1, "…") for name in names],
            [one for one in fiefs if {one.lord, one.holder} & {*names}],
        )

    everything = trade("Brunhilde", "Gunther", "Hagen")
    for name in ("Brunhilde", "Gunther", "Hagen"):
        assert everything.known_to(name) == trade(name)
    assert everything.known_to("Volker") == Trade()
