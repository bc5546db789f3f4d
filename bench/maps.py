"""Kalevala's land: how its parts hang together, maps in and out, and the picture of a continent."""
from __future__ import annotations

from collections.abc import Callable
from math import sin
from time import process_time

from bench.figures import Figure
from walstatt.core.texts import Texts
from walstatt.hexmap.atlas import draw
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.geography import Geography
from walstatt.hexmap.land import Land
from walstatt.hexmap.layers import LandLayers
from walstatt.hexmap.map_files import read_map, write_map
from walstatt.hexmap.plane import spot_of
from walstatt.hexmap.small_fields import SPOTS
from walstatt.hexmap.tiled import read_tiled, write_tiled

ROUNDS = 3


def maps() -> list[Figure]:
    lands = {Gf(2, row, latitude): _rolling(Gf(2, row, latitude)) for row in range(50) for latitude in range(40)}
    file, tiles, texts = write_map(lands), write_tiled(lands), Texts("de")
    texts.format("kalevala-atlas-legend")

    def picture() -> str:
        return draw(LandLayers(lands, "continent").all(), "continent", texts, title="Eldrien")

    return [
        Figure("parts, steps and coasts of 2,000 GF", _seconds(lambda: _survey(lands)), "s on one core", 2.0, False),
        Figure("a map of 2,000 GF read from JSON", _seconds(lambda: read_map(file)), "s on one core", 2.0, False),
        Figure("a map of 2,000 GF read from Tiled", _seconds(lambda: read_tiled(tiles)), "s on one core", 3.0, False),
        Figure("a continent of 2,000 GF drawn", _seconds(picture), "s on one core", 3.0, False),
        Figure("a continent of 2,000 GF as SVG", len(picture().encode()) / 1e6, "MB", 3.0, False),
    ]


def _survey(lands: dict[Gf, Land]) -> None:
    land = Geography(lands)
    for gf in lands:
        for part in (*land.parts(gf), *land.waters(gf)):
            land.steps(part)
            land.coasts(part)


def _seconds(work: Callable[[], object]) -> float:
    """Processor time, the best of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = process_time()
        work()
        best = min(best, process_time() - begun)
    return best


def _rolling(gf: Gf) -> Land:
    """Hills, woods and bays by waves."""
    letters = []
    for kf in SPOTS:
        x, row = spot_of(gf, kf)
        height = sin(x / 31) + sin(row / 23) + 0.6 * sin(x / 9 + row / 7) + 0.4 * sin(row / 4 - x / 13)
        cover = int(sin(x / 17 - row / 19) * 1.49 + 1.5)
        level = sum(height >= step for step in (-0.5, 0.5, 1.2, 1.7))
        letters.append(("WWW", "tTd", "hHD", "bBw", "GGG")[level][cover])
    return Land("".join(letters))
