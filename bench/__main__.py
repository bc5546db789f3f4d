"""`bench/run [NAME…] [--json]`: what the program reaches, beside its bars and its peers, measured in one run.

Machines are shared and noisy: every figure is the best of several rounds, in processor time of one core where it says
so. A bar is a goal; missing one is told, not failed.
"""
from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict

from bench import commands, forks, games, kalevala, kriegsspiel, maps, odds, openings, peers, rulers, server, sight
from bench.figures import Figure

BENCHMARKS: dict[str, Callable[[], list[Figure]]] = {
    "aofs": games.aofs,
    "ags": games.ags,
    "frostgrave": games.frostgrave,
    "anima": games.anima,
    "fork": forks.forks,
    "odds": odds.odds,
    "sight": sight.sight,
    "maps": maps.maps,
    "kalevala": kalevala.kalevala,
    "kriegsspiel": kriegsspiel.kriegsspiel,
    "start": commands.start,
    "open": openings.openings,
    "server": server.server,
    "bots": server.bots,
    "rulers": rulers.rulers,
    "phase": rulers.phase,
    "peers": peers.peers,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/run", description="Measure the program beside its peers.")
    names = ", ".join(BENCHMARKS)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of {names}; all if none is given")
    parser.add_argument("--json", action="store_true", help="print one list of objects")
    given = parser.parse_args()
    unknown = [name for name in given.names if name not in BENCHMARKS]
    if unknown:
        print(f"bench/run: no benchmark {', '.join(unknown)}; there are {names}", file=sys.stderr)
        return 2
    figures: list[Figure] = []
    for name in given.names or BENCHMARKS:
        print(f"… {name}", file=sys.stderr)
        figures += BENCHMARKS[name]()
    _compare(figures)
    if given.json:
        print(json.dumps([asdict(figure) for figure in figures]))
    else:
        _print(figures)
    return 0


def _compare(figures: list[Figure]) -> None:
    """Our figure as a ratio to each peer's."""
    ours = {figure.name: figure.value for figure in figures}
    for figure in figures:
        if figure.peer_of in ours:
            figure.ratio = round(ours[figure.peer_of] / figure.value, 2)


def _print(figures: list[Figure]) -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}")
    for figure in figures:
        told = f"{figure.name:<44} {_number(figure.value):>14} {figure.unit}"
        if figure.bar is not None:
            told += f"   bar {_number(figure.bar)}: {'reached' if figure.reached else 'MISSED'}"
        if figure.ratio is not None:
            told += f"   ours is {figure.ratio:g} times that"
        print(told)


def _number(value: float) -> str:
    return f"{value:,.3f}" if value < 10 else f"{value:,.0f}"


if __name__ == "__main__":
    raise SystemExit(main())
