"""Whoever is stopped rests in touch with what stopped it, never in it: rounding must not decide what happens next."""
from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random
from typing import Any

import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Script
from walstatt.games.ags import pushing as ags_pushing
from walstatt.games.ags import walking as ags_walking
from walstatt.games.anima import driving, standing
from walstatt.games.aofs.hazards import models_in_danger
from walstatt.games.aofs.movement import put
from walstatt.games.aofs.special_moves import shove
from walstatt.games.aofs.walking import survey
from walstatt.games.frostgrave import pushing as frostgrave_pushing
from walstatt.games.frostgrave import standing as frostgrave_standing
from walstatt.lab.case_yaml import documents
from walstatt.lab.cases import table_of
from walstatt.table.outlines import rectangle
from walstatt.table.shapes import TOLERANCE, Point, Polygon
from walstatt.table.terrain import Ground

SEEDS = range(30)
NOISE = 1e-7
"""Far more than rounding, far less than the tolerance."""
MIDDLE = (20.0, 20.0)


def match_of(game: str, position: str) -> Match:
    (case,) = documents(f"title: T\ngame: {game}\nrules: []\n{position}")
    return table_of(game, 1).match(case)


class Approach:
    """A piece of any size and turn in the middle, and a straight way of 8 inches that leads over it."""

    def __init__(self, seed: int, r: float) -> None:
        rng = Random(seed)
        size, turned = (rng.uniform(1.0, 4.0), rng.uniform(1.0, 4.0)), rng.uniform(0.0, 180.0)
        self.outline = rectangle(MIDDLE, size, turned)
        self.angle = rng.uniform(0.0, 2 * pi)
        self.aside = rng.uniform(-0.6, 0.6)
        self.r = r
        self.start = self.at(-4.0)
        self.end = self.at(4.0)

    def at(self, along: float) -> Point:
        ux, uy = cos(self.angle), sin(self.angle)
        return MIDDLE[0] + along * ux - self.aside * uy, MIDDLE[1] + along * uy + self.aside * ux

    @property
    def direction(self) -> Point:
        return cos(self.angle), sin(self.angle)

    def piece(self, name: str, **more: Any) -> str:
        corners = ", ".join(f"[{x!r}, {y!r}]" for x, y in self.outline)
        told = "".join(f", {key}: {value}" for key, value in more.items())
        return f"{{name: {name}, outline: [{corners}]{told}}}"

    def place(self, point: Point) -> str:
        return f"[{point[0]!r}, {point[1]!r}]"

    def gap(self, x: float, y: float) -> float:
        return Polygon(self.outline).distance(x, y) - self.r


def assert_steady(ground: Ground, x: float, y: float, r: float) -> None:
    for solid in ground.solids:
        inside = {solid.polygon.disc_overlaps(x, y, r + by) for by in (-NOISE, NOISE)}
        assert len(inside) == 1, f"rounding decides whether {x}, {y} is in {solid.piece.id}"


def assert_touching(way: Approach, x: float, y: float) -> None:
    assert -TOLERANCE < way.gap(x, y) <= TOLERANCE


def finish(script: Script[Any], *dice: int) -> None:
    faces = iter(dice)
    try:
        next(script)
        while True:
            script.send([next(faces)])
    except StopIteration:
        return


# ---- Age of Fantasy: Skirmish


def aofs_match(way: Approach, piece: str) -> Match:
    units = f"units:\n  R: {{seat: Anna, at: {way.place(way.start)}}}\n  E: {{seat: Bert, at: [44, 44]}}\n"
    return match_of("aofs", f"board: {{terrain: [{piece}]}}\n{units}")


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_shaken_at_dangerous_terrain_is_not_in_it(seed: int) -> None:
    way = Approach(seed, 0.5)
    match = aofs_match(way, way.piece("thorns"))
    for answer in ("R", "rush", {"R.1": [list(way.end)]}, [1], [3]):
        match.answer(answer)
    unit = match.state.units["R"]
    assert unit.shaken
    (model,) = unit.models
    assert_steady(match.play.ground, model.x, model.y, way.r)
    assert_touching(way, model.x, model.y)
    assert models_in_danger(match.play, unit) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_pushed_against_a_rock_can_walk_away(seed: int) -> None:
    way = Approach(seed, 0.5)
    play = aofs_match(way, way.piece("rock")).play
    unit = play.state.units["R"]
    (model,) = unit.models
    end, _ = shove(play, unit, model, way.end)
    put(play, model, *end)
    assert_steady(play.ground, model.x, model.y, way.r)
    assert_touching(way, model.x, model.y)
    assert survey(play, way.r, False, (end, way.start)).cost > 0


# ---- A Generic Skirmisher


def ags_match(way: Approach, piece: str) -> Match:
    models = f"models:\n  A: {{seat: Anna, at: {way.place(way.start)}}}\n  B: {{seat: Bert, at: [33, 33]}}\n"
    return match_of("ags", f"board: {{terrain: [{piece}]}}\n{models}")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["rock", "chasm", "barrel"])
def test_a_push_ends_in_touch_with_what_stops_it(name: str, seed: int) -> None:
    way = Approach(seed, 1.1811 / 2)
    play = ags_match(way, way.piece(name)).play
    pushed = play.figure("A")
    way.r = play.radius(pushed)
    finish(ags_pushing.displace(play, pushed, way.direction, 4.0, 1))
    assert_steady(play.ground, pushed.x, pushed.y, way.r)
    assert_touching(way, pushed.x, pushed.y)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_pushed_off_a_height_lies_at_its_foot(seed: int) -> None:
    way = Approach(seed, 1.1811 / 2)
    models = f"models:\n  A: {{seat: Anna, at: {way.place(MIDDLE)}, level: 2}}\n  B: {{seat: Bert, at: [33, 33]}}\n"
    play = match_of("ags", f"board: {{terrain: [{way.piece('hill')}]}}\n{models}").play
    pushed = play.figure("A")
    assert pushed.z == 2.0
    finish(ags_pushing.displace(play, pushed, way.direction, 8.0, 1), *[6] * 20)
    way.r = play.radius(pushed)
    assert_steady(play.ground, pushed.x, pushed.y, way.r)
    assert_touching(way, pushed.x, pushed.y)


@pytest.mark.parametrize("depth", [-0.9, 0.0, 0.4, 0.6, 0.9])
@pytest.mark.parametrize("seed", range(10))
def test_who_touches_dangerous_ground_and_goes_on_enters_it(seed: int, depth: float) -> None:
    rng = Random(seed)
    x, y, r = rng.uniform(10, 20), rng.uniform(10, 20), 1.1811 / 2
    thorns = f"{{name: thorns, outline: [[{x!r}, 5], [{x + 5!r}, 5], [{x + 5!r}, 30], [{x!r}, 30]]}}"
    start = x - r + depth * TOLERANCE
    models = f"models:\n  A: {{seat: Anna, at: [{start!r}, {y!r}]}}\n  B: {{seat: Bert, at: [33, 33]}}\n"
    play = match_of("ags", f"board: {{terrain: [{thorns}]}}\n{models}").play
    figure = play.figure("A")
    walked = ags_walking.survey(
        play, ags_walking.walker(play, figure), ((figure.x, y), (figure.x + 2, y)), ("",), 0.0
    )
    assert len(walked.dangers) == 1
    assert next(ags_pushing.displace(play, figure, (1.0, 0.0), 2.0, 1)).key == "ags:danger"


# ---- Schnellreferenz


def frostgrave_match(piece: str, at: str) -> Match:
    figures = f"figures:\n  A: {{seat: Anna, {at}}}\n  B: {{seat: Bert, at: [33, 33]}}\n"
    return match_of("frostgrave", f"board: {{terrain: [{piece}]}}\n{figures}")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["wall", "chasm"])
def test_who_is_pushed_back_rests_in_touch_with_what_stops_it(name: str, seed: int) -> None:
    way = Approach(seed, 0.5)
    play = frostgrave_match(way.piece(name), f"at: {way.place(way.start)}").play
    figure = play.figure("A")
    way.r = play.radius(figure)
    frostgrave_pushing.displace(play, figure, way.direction, 8.0)
    assert_steady(play.ground, figure.x, figure.y, way.r)
    assert_touching(way, figure.x, figure.y)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_steps_off_a_height_and_is_hurt_lies_clear_of_it(seed: int) -> None:
    way = Approach(seed, 0.5)
    roof = way.piece("platform", height=4)
    match = frostgrave_match(roof, f"at: {way.place(MIDDLE)}, level: 4")
    figure = match.play.figure("A")
    match.answer("A")
    match.answer("move")
    match.answer({"A": [[*way.end, "fall"]]})
    assert figure.health < 10
    way.r = match.play.radius(figure)
    assert_steady(match.play.ground, figure.x, figure.y, way.r)
    assert_touching(way, figure.x, figure.y)
    assert frostgrave_standing.stand_problem(match.play, figure, figure.x, figure.y, 0.0) is None


# ---- Referenzblatt


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["wall", "fortress", "rock", "house"])
def test_a_flight_ends_in_touch_with_the_wall(name: str, seed: int) -> None:
    way = Approach(seed, 0.5)
    figures = f"characters:\n  A: {{seat: Anna, at: {way.place(way.start)}}}\n  B: {{seat: Bert, at: [33, 33]}}\n"
    play = match_of("anima", f"board: {{terrain: [{way.piece(name)}]}}\n{figures}").play
    figure = play.figure("A")
    finish(driving.drive(play, figure, way.direction, 6.0))
    way.r = play.radius(figure)
    assert_steady(play.ground, figure.x, figure.y, way.r)
    assert_touching(way, figure.x, figure.y)
    assert standing.stand_problem(play, figure, figure.x, figure.y) is None
    assert hypot(figure.x - way.start[0], figure.y - way.start[1]) > 0
