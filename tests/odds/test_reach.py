"""The tinted ground, the snap of a tap and the judge agree: a thousand taps in the middle of random games."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, dist, sin, sqrt, tau
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import pytest

from walstatt.core.match import Match
from walstatt.games.lobby import LOBBIES
from walstatt.games.shelf import load_game, playable
from walstatt.odds import previews
from walstatt.table.questions import Move, Place
from walstatt.table.reach import BAND, Field, border_distance, covers
from walstatt.table.shapes import Point
from walstatt.table.ways import along, landing

GAMES = [key for key in playable() if LOBBIES[key].HAS_TABLE]
FIELDS, TAPS = 25, 10
ROUNDING = 0.011
"""Outlines are rounded, and so are the halvings of a snap."""
LONGEST, TYPICAL = 1.0, 0.4
"""Seconds of work for one ground; the second leaves room for machines that do much else."""


def fields(game: str) -> Iterator[tuple[Match, Field]]:
    """Questions in random games that a tap answers: moves and places, of single models and of units."""
    for seed in range(100):
        rng = Random(seed)
        rules = load_game(game)
        match = Match(rules, rules.random_setup(rng))
        shown = 0
        while (question := match.question) is not None and shown < FIELDS // 5:
            if isinstance(question, Move | Place) and rng.random() < (0.3 if isinstance(question, Move) else 0.1):
                ground = previews.field(match, question)
                if ground is not None:
                    shown += 1
                    yield match, ground
            match.answer(question.sample(rng))


def taps(ground: Field, rng: Random) -> Iterator[Point]:
    width, depth = ground.country.size()
    for _ in range(TAPS):
        if isinstance(ground.question, Place):
            yield rng.uniform(0.0, width), rng.uniform(0.0, depth)
            continue
        away = (min(ground.country.reach(ground.question), 20.0) + 1.0) * sqrt(rng.random())
        turn = rng.random() * tau
        x, y = ground.origin
        yield x + away * cos(turn), y + away * sin(turn)


def tapped(ground: Field, value: Any) -> Point | None:
    """Which point an answer stands for: where a model comes to stand, or where the middle of a formation would be."""
    if isinstance(ground.question, Move):
        return landing(ground.question, value)
    if len(value) == 1:
        return value[0][0], value[0][1]
    (x, y), (dx, dy) = value[0], ground.country.formation(ground.question, 0.0, 0.0)[0]
    return x - dx, y - dy


def another_way(ground: Field, goal: Point, rng: Random) -> bool:
    """Does a way over points taken at random lead there?"""
    if isinstance(ground.question, Place):
        return False
    (x, y), far = ground.origin, 0.6 * min(ground.country.reach(ground.question), 20.0)
    for _ in range(12):
        bends = [(x + rng.uniform(-far, far), y + rng.uniform(-far, far)) for _ in range(rng.choice((1, 1, 2)))]
        value = along(ground.question, [*bends, goal], ground.country)
        if ground.question.accepts(value):
            end = landing(ground.question, value)
            if end is not None and dist(end, goal) < BAND:
                return True
    return False


@lru_cache
def disagreements(game: str) -> tuple[int, int, list[str]]:
    """How many taps, how many of them on tinted ground, and what was wrong."""
    rng, tried, tinted, wrong = Random(7), 0, 0, []
    for (match, ground), _ in zip(fields(game), range(FIELDS), strict=False):
        ground.seconds = 20.0
        for goal in taps(ground, rng):
            tried += 1
            inside, away = covers(ground.outlines, goal), border_distance(ground.outlines, goal)
            value = previews.proposed(match, ground.question, goal, rng, ground)
            ground.question.check(value)
            end = tapped(ground, value)
            where = f"{game} after {len(match.tape)} answers at {goal}, {away:.2f} from the border"
            if away <= BAND:
                continue
            if inside:
                tinted += 1
                if end is None or dist(end, goal) > BAND:
                    wrong.append(f"tinted, but a tap leads to {end}: {where}")
            elif ground.answer(goal) is not None or another_way(ground, goal, rng):
                wrong.append(f"not tinted, but there is a way: {where}")
            elif ground.outlines and (end is None or dist(end, goal) > away + BAND + ROUNDING):
                wrong.append(f"snaps to {end}, not to the nearest place: {where}")
    return tried, tinted, wrong


@pytest.mark.parametrize("game", GAMES)
def test_tint_snap_and_judge_agree(game: str) -> None:
    tried, tinted, wrong = disagreements(game)
    assert not wrong, "\n".join(wrong)
    assert tried == FIELDS * TAPS and tinted > tried / 10


def test_a_thousand_taps_were_tried() -> None:
    assert sum(disagreements(game)[0] for game in GAMES) >= 1000


@pytest.mark.parametrize("game", GAMES)
def test_the_ground_is_found_quickly(game: str) -> None:
    times = []
    for (_, ground), _ in zip(fields(game), range(10), strict=False):
        began = thread_time()
        assert isinstance(ground.outlines, list)
        times.append(thread_time() - began)
    assert max(times) < LONGEST and median(times) < TYPICAL


def test_border_distance_of_nothing_is_endless() -> None:
    assert border_distance([], (1.0, 1.0)) > 1e6
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    hole = [(1.0, 1.0), (1.0, 3.0), (3.0, 3.0), (3.0, 1.0)]
    assert covers([square, hole], (0.5, 2.0)) and not covers([square, hole], (2.0, 2.0))
    assert border_distance([square, hole], (2.0, 2.0)) == pytest.approx(1.0)
