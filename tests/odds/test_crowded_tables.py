"""Tables that somebody made to be hard: proposals and the reachable ground stay cheap whatever is on them."""
from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.games.shelf import load_game
from walstatt.lab.arena import ARENAS
from walstatt.odds import previews
from walstatt.table.questions import Move
from walstatt.table.terrain import Board, Piece

COLUMNS, ROWS, CORNERS = 8, 5, 32
SECOND = 1.0
"""Of processor time, for one request; what is measured here lies at about half of it."""
HARD = [
    ("aofs", ("impassable",), 3.0),
    ("aofs", ("elevated",), 3.0),
    ("ags", ("object", "massive"), 2.0),
    ("ags", ("impassable", "massive"), 4.0),
]


def star(x: float, y: float, r: float) -> tuple[tuple[float, float], ...]:
    """An outline with as many dents as corners that stick out."""
    turns = [(2 * pi * step / CORNERS, r if step % 2 else 0.6 * r) for step in range(CORNERS)]
    return tuple((round(x + away * cos(turn), 4), round(y + away * sin(turn), 4)) for turn, away in turns)


def crowded(width: float, depth: float, kinds: tuple[str, ...], height: float) -> Board:
    """Forty walls of thirty-two corners with narrow lanes between them, and room to deploy on two sides."""
    across, along = width / COLUMNS, 0.6 * depth / ROWS
    pieces = [
        Piece(
            f"wall-{row}-{column}", "wall",
            star(across * (column + 0.5), 0.2 * depth + along * (row + 0.5), 0.36 * min(across, along)), kinds, height,
        )
        for row in range(ROWS) for column in range(COLUMNS)
    ]
    return Board(width, depth, tuple(pieces))


def moves(key: str, kinds: tuple[str, ...], height: float) -> Iterator[tuple[Match, Move]]:
    """The first few moves of a random game on such a table."""
    arena: Any = ARENAS[key]
    lists = arena.list_keys(arena.DEFAULT_SIZE)
    setup = arena.make_setup(1, arena.DEFAULT_SIZE, (lists[0], lists[1]))
    board = crowded(setup.board.width, setup.board.depth, kinds, height)
    match, rng, found = Match(load_game(key), msgspec.structs.replace(setup, board=board)), Random(1), 0
    while found < 3 and match.question is not None:
        question = match.question
        if isinstance(question, Move):
            found += 1
            yield match, question
        match.answer(question.sample(rng))


@pytest.mark.parametrize(("key", "kinds", "height"), HARD)
def test_requests_on_a_crowded_table_stay_cheap(key: str, kinds: tuple[str, ...], height: float) -> None:
    asked = 0
    for match, question in moves(key, kinds, height):
        board = match.setup.board
        for goal in ((1.0, 1.0), (board.width - 2, board.depth - 2), (board.width / 2, board.depth / 2)):
            begun = process_time()
            ground = previews.field(match, question)
            assert question.accepts(previews.proposed(match, question, goal, Random(2), ground))
            assert process_time() - begun < SECOND
        begun = process_time()
        ground = previews.field(match, question)
        assert ground is None or ground.outlines is not None
        assert process_time() - begun < SECOND
        asked += 1
    assert asked == 3
