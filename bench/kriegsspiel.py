"""A battle between two order sheets: 60 figures on each side, over twelve rounds. Processor time of one core."""
from __future__ import annotations

from random import Random
from time import process_time

from bench.figures import Figure
from bench.world_battles import rehearsal
from walstatt.core.questions import Roll
from walstatt.games.kriegsspiel.fighting import Dice, fight
from walstatt.games.kriegsspiel.setup import Party, Placed, Setup, under_orders
from walstatt.games.kriegsspiel.sheets.reader import read_orders
from walstatt.hexmap.land import Land, TradeSite

FIGURES, GROUPS, ON_A_FIELD, BATTLES = 60, 5, 4, 5
TARGET = 0.6
SYMBOLS = ("LB", "AB", "SB", "B", "LB", "AB", "LC", "LC")
HILLS = Land("TTTTTTTTTTTTttttTTTTTTTTHHHHTTTTTTTTTTTTTTTTTTTT", site=TradeSite("Std", 26))
PLAIN = Land("T" * 48, site=TradeSite("Std", 19))


def kriegsspiel() -> list[Figure]:
    setup = two_armies()
    times = []
    for seed in range(BATTLES):
        begin = process_time()
        play = fight(setup, _dice(Random(seed)))
        times.append((process_time() - begin) * 12 / play.state.round)
    name = "kriegsspiel: a battle of 2 x 60 by their order sheets, twelve rounds"
    return [Figure(name, min(times), "s", TARGET, higher_is_better=False), *rehearsal()]


def _dice(rng: Random) -> Dice:
    def fall(about: tuple[object, ...], roll: Roll) -> list[int]:
        del about
        return roll.sample(rng)

    return fall


def two_armies() -> Setup:
    parties = (
        _army("Brunhilde", "Gunther", "2A+10", range(1, 16), sent="2A+11"),
        _army("Gunther", "Brunhilde", "2A+11", range(30, 45)),
    )
    owners = {"2A+10": "Brunhilde", "2A+11": "Gunther"}
    return Setup({"2A+10": PLAIN, "2A+11": HILLS}, ("2A+10", "2A+11"), parties, owners)


def _army(name: str, enemy: str, home: str, fields: range, sent: str = "") -> Party:
    figures = tuple(
        Placed(SYMBOLS[number % 8], f"{home}/{fields[number // ON_A_FIELD]}", f"G{number // (FIGURES // GROUPS)}",
               "lP" if number % 10 == 9 else "", sent=sent)
        for number in range(FIGURES)
    )
    lines = ["G0: ANGREIFEN NÄCHSTER", "G1: ANGREIFEN NÄCHSTER", "G2: ANGREIFEN NÄCHSTER", "G3: BESCHIESSEN NÄCHSTER"]
    orders = read_orders(lines, [f"G{number}" for number in range(GROUPS)]).orders
    return under_orders(Party(name, figures, (enemy,), declared=bool(sent)), orders)
