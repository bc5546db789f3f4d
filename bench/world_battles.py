"""A great round of 100 realms in which thirty pairs of neighbours fight on hexes, by their order sheets.

Processor time of one core; a server fights the battles of a phase side by side on all of its cores.
"""
from __future__ import annotations

from time import process_time

from bench.figures import Figure
from walstatt.core.turn import Inputs
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import Province, Realm, Settings, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Land, TradeSite

REALMS, PAIRS = 100, 30
COLUMNS = "ADGKNQTW"
LINES = ("EE 1: {0} > {1}", "", "Einzug EE 2: {0} > {1} K: 20LB", "")
MOST_SECONDS = 120.0
"""Two cores for a minute."""
ATTACKERS, DEFENDERS = {"LB": 24}, {"LB": 16, "BB": 8}
REHEARSED, REHEARSAL_SECONDS = 20, 20.0
"""The first battles of a rehearsal: two cores for ten seconds. The other 180 of the most that one may ask for have a
little longer each."""
HOST, GARRISON = 60, "2A+11: 40LB, 20BB"


def thirty_battles() -> list[Figure]:
    world, ground = _world(), Ground(GAME, b"bench".ljust(32))
    begun, fought = process_time(), 0
    for number, line in enumerate(LINES):
        papers = {f"Reich {2 * pair}": line.format(*_homes(pair)) for pair in range(PAIRS) if line}
        phase = Phase(number, world, Inputs(papers))
        run = ground.run(phase)
        ground.reports(phase, run)
        fought += sum(one.key == "kalevala-battle-log" for one in run.told)
        world = run.state
    assert fought == PAIRS, f"{fought} battles were fought"
    taken = process_time() - begun
    return [Figure(f"a whole GR of 100 realms, {PAIRS} fought battles, on all cores", taken, "s of one core",
                   MOST_SECONDS, False)]


def rehearsal() -> list[Figure]:
    """As the chamber asks for it: the paper is read, its battle formed and fought again and again."""
    world = _world()
    home, goal = _homes(0)
    world.forces["Reich 0"][home] = Force(Stock({"LB": HOST + 4}, 30))
    world.at = Date(271, 3)
    begun = process_time()
    tries = GAME.rehearsal(world, "Reich 0", f"Einzug EE 2: {home} > {goal} K: {HOST}LB", (GARRISON,))
    assert tries is not None
    for number in range(REHEARSED):
        tries.tried(tries.abouts[0], number)
    name = f"kriegsspiel: the first {REHEARSED} battles of a rehearsal, 2 x {HOST} figures"
    return [Figure(name, process_time() - begun, "s of one core", REHEARSAL_SECONDS, higher_is_better=False)]


def _homes(pair: int) -> tuple[str, str]:
    column, row = COLUMNS[pair % len(COLUMNS)], 10 + 4 * (pair // len(COLUMNS))
    return f"2{column}+{row}", f"2{column}+{row + 1}"


def _world() -> World:
    """Pairs of neighbours far from each other; all others live by themselves."""
    places = [gf for pair in range(PAIRS) for gf in _homes(pair)]
    places += [f"2{COLUMNS[number % len(COLUMNS)]}+{40 + 3 * (number // len(COLUMNS))}"
               for number in range(REALMS - len(places))]
    lands = {read_gf(gf): Land("T" * 48, site=TradeSite("Std", 24)) for gf in places}
    world = World(Date(271, 1), Settings(battles="fought"), lands)
    for number, gf in enumerate(places):
        name = f"Reich {number}"
        world.realms[name] = Realm("LB")
        world.provinces[gf] = Province(name, founded=True)
        world.forces[name] = {gf: Force(Stock(dict(DEFENDERS if number % 2 else ATTACKERS), 30))}
    return world
