"""Battlefields for a battle by itself: a large field for each of two parties, side by side, of several kinds."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from walstatt.games.kriegsspiel.forts import Fort, Opening
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Edge, Land, TradeSite
from walstatt.hexmap.small_fields import COUNT, NEIGHBOURS, SPOTS, Side
from walstatt.hexmap.terrain import HIGHLAND, HIGHLAND_FOREST, LOWLAND, LOWLAND_FOREST, UPLAND, WATER

HOME: Final = Gf(2, 4, 10)
"""Of the defender; the attacker comes from the south."""
FROM: Final = HOME.neighbour(Side.S)
CENTRE: Final = 20
"""The small field of the trade centre that is fought for: in the middle."""
FIELD, RIVER, TOWER, CASTLE, COAST, SEA = "field", "river", "tower", "castle", "coast", "sea"
KINDS: Final = (FIELD, RIVER, TOWER, CASTLE, COAST, SEA)
AFLOAT: Final = {COAST: (False, True), SEA: (True, True)}
"""Which of the two parties begin aboard."""
BEACH, ISLETS = 3, 2
"""Rows of water before the coast in the south of the defender's land, and islets in each half of a sea."""
PATCHES: Final = 5
COVER: Final = (LOWLAND_FOREST, LOWLAND_FOREST, HIGHLAND, HIGHLAND_FOREST, UPLAND)


def homes() -> tuple[str, str]:
    assert FROM is not None
    return str(HOME), str(FROM)


def lands(kind: str, seed: int) -> dict[str, Land]:
    """The same for the same seed: open land with woods and hills, in the middle of both nothing but meadows."""
    rng = Random(seed)
    here, there = homes()
    if kind == SEA:
        return {here: Land(_sea(rng)), there: Land(_sea(rng))}
    if kind == COAST:
        return {here: Land(_shore(rng), site=TradeSite("Std", CENTRE)), there: Land(WATER * COUNT)}
    rivers = frozenset(_border()) if kind == RIVER else frozenset()
    site = TradeSite("Std", CENTRE)
    return {here: Land(_terrain(rng), rivers=rivers, site=site), there: Land(_terrain(rng))}


def _terrain(rng: Random) -> str:
    letters = [LOWLAND] * COUNT
    middle = {CENTRE, *(one.kf for one in NEIGHBOURS[CENTRE] if one.side is None)}
    for _ in range(PATCHES):
        seed, letter = rng.randint(1, COUNT), rng.choice(COVER)
        beside = [one.kf for one in NEIGHBOURS[seed] if one.side is None]
        for kf in (seed, *rng.sample(beside, min(2, len(beside)))):
            if kf not in middle:
                letters[kf - 1] = letter
    return "".join(letters)


def _shore(rng: Random) -> str:
    """Land as elsewhere; its southern rows are water, and lowland lies before it, where one can land."""
    letters = list(_terrain(rng))
    last = max(spot.row for spot in SPOTS.values())
    for kf, spot in SPOTS.items():
        if spot.row > last - BEACH:
            letters[kf - 1] = WATER
        elif spot.row == last - BEACH:
            letters[kf - 1] = LOWLAND
    return "".join(letters)


def _sea(rng: Random) -> str:
    letters = [WATER] * COUNT
    for kf in rng.sample(range(1, COUNT + 1), ISLETS):
        letters[kf - 1] = LOWLAND
    return "".join(letters)


def _border() -> Iterator[Edge]:
    """A river between the two large fields."""
    for kf in range(1, COUNT + 1):
        for one in NEIGHBOURS[kf]:
            if one.side == Side.S:
                yield Edge(kf, one.way)


def forts(kind: str, fields: dict[str, Land], owner: str) -> tuple[Fort, ...]:
    """Of the defender: a tower on the trade centre, or a keep with a wall around it; the gates look to the south."""
    if kind not in (TOWER, CASTLE):
        return ()
    ground = Ground(fields, homes())
    at = ground.sites[homes()[0]]
    if kind == TOWER:
        return (Fort("Tu", at, openings=(_southern(ground, at),), owner=owner),)
    keep = Fort("Bf", at, openings=(_southern(ground, at),), owner=owner)
    return (keep, *_ring(ground, at))


def _southern(ground: Ground, at: str) -> Opening:
    beside = [step.to for step in ground.steps[at]]
    return Opening(max(beside, key=lambda name: (ground.spots[name].row, ground.spots[name].x)))


def _ring(ground: Ground, at: str) -> Iterator[Fort]:
    """Walls around the small fields beside the keep; the southernmost has the gate."""
    court = {at, *(step.to for step in ground.steps[at])}
    edges = [(here, step.to) for here in sorted(court) for step in ground.steps[here] if step.to not in court]
    gate = max(edges, key=lambda edge: (ground.spots[edge[1]].row, ground.spots[edge[1]].x))
    for here, there in edges:
        if (here, there) == gate:
            yield Fort("Ma", here, there, (Opening(there),), here)
        else:
            yield Fort("Ma", here, there)
