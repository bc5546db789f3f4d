"""Who leaves when upkeep cannot be paid: of a great army many at once, and those who would have gone one by one."""
from __future__ import annotations

from random import Random

import msgspec
import pytest

from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm import upkeep
from walstatt.games.kalevala.realm.dues import Bill
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import Province, Realm, Settings, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

PLACES = ("2A+10", "2A+11", "2A+12")
KINDS = ("LB", "AB", "SC", "A", "lP", "sP", "El")


def realm_with(armies: dict[str, Stock]) -> World:
    lands = {read_gf(place): Land("T" * 48, site=TradeSite("Std", 24)) for place in PLACES}
    world = World(Date(271, 1), Settings(), lands)
    world.realms = {"Brunhilde": Realm("LB", capitals=[PLACES[0]])}
    world.provinces = {place: Province("Brunhilde", founded=True) for place in PLACES}
    world.forces = {"Brunhilde": {place: Force(stock) for place, stock in armies.items()}}
    world.index_owners()
    return world


def left_of(world: World) -> bytes:
    run = Ground(GAME, bytes(32)).run(Phase(0, world, Inputs({"Brunhilde": "bleiben"})))
    assert run.state is not None
    return msgspec.json.encode(run.state.forces)


def one_by_one(together: int, number: int, groups: int) -> int:
    del groups
    return (number - 1) % together + 1


@pytest.mark.parametrize("seed", range(12))
def test_the_same_stay_as_if_one_group_left_after_another(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(seed)
    armies = {place: Stock({kind: rng.randint(1, 90) for kind in rng.sample(KINDS, 4)}, rng.randint(0, 12))
              for place in PLACES}
    at_once = left_of(realm_with(armies))
    monkeypatch.setattr(upkeep, "_last_groups", one_by_one)
    assert left_of(realm_with(armies)) == at_once


def test_of_a_hundred_thousand_the_bill_is_made_a_few_dozen_times(monkeypatch: pytest.MonkeyPatch) -> None:
    bills: list[Bill] = []
    made = upkeep._Upkeep._bill

    def counted(self: upkeep._Upkeep) -> Bill:
        bills.append(made(self))
        return bills[-1]

    monkeypatch.setattr(upkeep._Upkeep, "_bill", counted)
    left_of(realm_with({PLACES[0]: Stock({"AB": 50_000, "lP": 50_000}, 7), PLACES[1]: Stock({"SC": 9_000}, 0)}))
    assert 1 < len(bills) < 120
