"""Somebody plays a battle without knowing whose it is: the same battle in a mirror, and back again."""
from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from walstatt.core.questions import Roll
from walstatt.games.kriegsspiel.disguise import MIRRORED, disguised, revealed
from walstatt.games.kriegsspiel.fighting import fight
from walstatt.games.kriegsspiel.forts import BROKEN, Fort
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.invariants import problems
from walstatt.games.kriegsspiel.setup import ComingGod, Party, Placed, Setup, WeakPoint, under_orders
from walstatt.games.kriegsspiel.sheets.model import Condition, Flags, Line, Orders, Target
from walstatt.hexmap.land import Land, TradeSite
from walstatt.hexmap.small_fields import NEIGHBOURS

BATTLES = 12
LAND = Land("T" * 47 + "W", name="Worms", site=TradeSite("Std", 24, name="Wormser Markt"))


def battle(*forts: Fort) -> Setup:
    orders = Orders(
        (Line("Brunhildes Garde", "PHALANX", facing="NO", when=Condition("destroyed", group="Reiter")),
         Line("Reiter", "ANGREIFEN", target=Target("field", "2A+11/3"), against=("Bogen",)),
         Line("Reiter", "SCHÜTZEN", target=Target("group", group="Brunhildes Garde")),
         Line("Reiter", "VORRÜCKEN", target=Target("field", "2F+99/7"))),
        Flags(flees=True, fleeing=("Reiter",)),
    )
    brunhilde = Party(
        "Brunhilde", (*(Placed("LB", "2A+10/5", "Brunhildes Garde"),) * 4, Placed("LB", "2A+10/1", "Reiter")),
        enemies=("Gunther",), declared=True,
    )
    gunther = Party("Gunther", (Placed("SB", "2A+11/40"), Placed("B", "2A+11/41")))
    return Setup(
        {"2A+10": LAND, "2A+11": LAND}, ("2A+10", "2A+11"), (under_orders(brunhilde, orders), gunther),
        {"2A+10": "Brunhilde", "2A+11": "Gunther"}, forts,
    )


def dice(rng: Random) -> Any:
    return lambda _, roll: [rng.randint(1, roll.sides) for _ in range(roll.count)] if isinstance(roll, Roll) else []


def test_a_mirror_image_keeps_who_touches_whom() -> None:
    for kf, neighbours in NEIGHBOURS.items():
        inside = {MIRRORED[one.kf] for one in neighbours if one.side is None}
        assert inside == {one.kf for one in NEIGHBOURS[MIRRORED[kf]] if one.side is None}


def test_nothing_is_named_in_a_disguised_battle() -> None:
    shown = msgspec.json.encode(disguised(battle())).decode()
    for name in ("Brunhilde", "Gunther", "Garde", "Reiter", "Worms", "2A+1", "2F+9"):
        assert name not in shown.replace("GEGEN Reiter", ""), name


def test_a_god_appears_in_the_mirror_too_and_nobody_learns_his_name() -> None:
    deeds = ("Fluss 2A+11/24-25", "Grundfähigkeit 2A+11/40")
    god = ComingGod("Gernoth", "Brunhilde", "Gunther", 2, ("Fluss",), 2, deeds, at="2A+11/40")
    made = disguised(replace(battle(), gods=(god,), weak_points=(WeakPoint("Gsabcd", "Hagen", "2A+10/3"),)))
    GAME.check_setup(made)
    shown = msgspec.json.encode(made).decode()
    assert not [name for name in ("Gernoth", "Brunhilde", "Hagen") if name in shown]
    field = made.field[1]
    river = f"Fluss {field}/{MIRRORED[24]}-{MIRRORED[25]}"
    assert made.gods[0].deeds == (river, f"Grundfähigkeit {field}/{MIRRORED[40]}")
    assert fight(made, dice(Random(1))).state.divine


def test_a_disguised_battle_is_the_same_in_a_mirror() -> None:
    made = disguised(battle())
    GAME.check_setup(made)
    assert made.names == ("A", "B") and made.parties[0].enemies == ("B",)
    first, other = (line for line in made.parties[0].orders.lines[:2])
    assert first.facing == "NW" and first.when is not None and first.when.group == other.group == "2"
    assert made.parties[0].orders.flags.fleeing == ("2",)
    assert other.target is not None and other.target.place == f"{made.field[1]}/{MIRRORED[3]}"
    guarded = [line.target for line in made.parties[0].orders.lines if line.command == "SCHÜTZEN"]
    assert [one.group for one in guarded if one is not None] == ["1"]
    land = made.lands[made.field[0]]
    assert land.terrain.index("W") == MIRRORED[48] - 1 and land.site == TradeSite("Std", MIRRORED[24])


@pytest.mark.parametrize("seed", range(BATTLES))
def test_what_came_of_it_is_turned_back(seed: int) -> None:
    setup = GAME.random_setup(Random(seed))
    hidden = disguised(setup)
    GAME.check_setup(hidden)
    ended = fight(hidden, dice(Random(seed)))
    play = GAME.new_play(setup)
    play.state = revealed(setup, ended.state)
    assert problems(play) == []
    assert play.ground.plan.doors.keys() >= play.state.doors.keys()
    assert disguised(replace(setup)) == hidden


def test_two_buildings_side_by_side_share_their_door_in_the_mirror_too() -> None:
    setup = battle(Fort("Tu", "2A+11/17", broken=("2A+11/17:0>2A+11/18",)), Fort("Tu", "2A+11/18"))
    hidden = disguised(setup)
    GAME.check_setup(hidden)
    play = GAME.begin(hidden)
    play.state.doors |= dict.fromkeys(hidden.forts[0].broken, BROKEN)
    assert "2A+11/17:0>2A+11/18" in revealed(setup, play.state).doors


