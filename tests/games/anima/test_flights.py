"""Flights of several characters: wherever they come down, all of them stand free, on their line and not behind it."""
from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random

import pytest
from tests.games.anima.table_help import match_of, profile

from walstatt.games.anima import driving, standing
from walstatt.games.anima.battlefield import random_board
from walstatt.games.anima.game import GAME
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import Point
from walstatt.table.terrain import Piece

MAPS = 60


def table(places: dict[str, Point], pieces: tuple[Piece, ...], large: str = "") -> AnimaPlay:
    cards = {name: profile(name, base=2.0 if name in large.split() else 1.0) for name in places}
    sides = [[(cards[name], place) for name, place in places.items() if name[0] == letter] for letter in "AB"]
    play: AnimaPlay = match_of(sides[0], sides[1], pieces).play
    return play


def fly(play: AnimaPlay, name: str, angle: float, inches: float, faces: list[int]) -> None:
    """Drive somebody; what falls for those who are met stands in `faces`."""
    flight = driving.drive(play, play.figure(name), (cos(angle), sin(angle)), inches)
    left = iter(faces)
    try:
        next(flight)
        while True:
            flight.send([next(left, 10)])
    except StopIteration:
        return


def check(play: AnimaPlay, before: dict[str, Point], angle: float, inches: float) -> None:
    assert GAME.problems(play) == []
    for figure in play.on_table():
        dx, dy = figure.x - before[figure.id][0], figure.y - before[figure.id][1]
        assert hypot(dx, dy) <= inches + 0.01
        assert abs(dx * sin(angle) - dy * cos(angle)) < 0.001
        assert dx * cos(angle) + dy * sin(angle) > -0.001


def test_who_comes_down_from_a_hill_does_not_land_on_who_was_swept_along_below() -> None:
    places = {"A1": (19.7644, 27.992), "A3": (22.4781, 27.6129), "B3": (25.1139, 27.4903), "B4": (26.7769, 27.4174)}
    play = table(places, random_board(36).pieces)
    fly(play, "A1", 6.11458, 5.93158, [1, 4, 3])
    check(play, places, 6.11458, 5.93158)


def test_nobody_is_carried_backwards_where_another_finds_no_room() -> None:
    places = {"A3": (11.4149, 9.2603), "A4": (9.3486, 6.0514), "B2": (10.0596, 7.3888)}
    play = table(places, random_board(31).pieces)
    fly(play, "A3", 4.02396, 3.04756, [5])
    check(play, places, 4.02396, 3.04756)


@pytest.mark.parametrize("seed", range(60))
def test_a_crowd_flies_and_lands(seed: int) -> None:
    rng = Random(seed)
    names = [f"{letter}{number}" for letter in "AB" for number in range(4)]
    play = table(dict.fromkeys(names, (0.0, 0.0)), random_board(rng.randrange(MAPS)).pieces, "A0 B0 B1")
    middle = (rng.uniform(4, 32), rng.uniform(4, 32))
    for figure in play.on_table():
        scatter(play, figure, middle, rng)
    before = {figure.id: (figure.x, figure.y) for figure in play.on_table()}
    angle, inches = rng.uniform(0, 2 * pi), rng.uniform(2, 10)
    fly(play, rng.choice(sorted(before)), angle, inches, [rng.randint(1, 7) for _ in names])
    check(play, before, angle, inches)


def scatter(play: AnimaPlay, figure: Figure, middle: Point, rng: Random) -> None:
    """Somewhere around the middle where it stands free; off the table if there is no such place."""
    figure.place = "waiting"
    for _ in range(60):
        spot = middle[0] + rng.uniform(-5, 5), middle[1] + rng.uniform(-5, 5)
        if standing.stand_problem(play, figure, *spot) is None:
            standing.put(play, figure, *spot)
            return
