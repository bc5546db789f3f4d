"""The picture of the table, and how it fits the terminal."""
from __future__ import annotations

import pytest
from rich.cells import cell_len
from tests.cli.scripted import ANSI, ScriptedScreen, new_match, play_until

from walstatt.cli.aofs_view import AofsView
from walstatt.cli.board import Flag, Picture, Token, Zone, box_zone, columns, draw, legend, scale_for
from walstatt.cli.picture import draw_table
from walstatt.cli.speech import Speaker
from walstatt.games.aofs.battlefield import random_board
from walstatt.table.terrain import Board, Ground, Piece

EMPTY = Ground(Board(48.0, 48.0))


def drawn(picture: Picture, scale: float = 1.0, *, unicode: bool = True) -> list[str]:
    return [line.plain for line in draw(picture, scale, unicode)]


def square(name: str, x: float, y: float, size: float = 6.0, height: float = 0.0) -> Piece:
    outline = ((x, y), (x + size, y), (x + size, y + size), (x, y + size))
    return Piece(f"{name}-1", name, outline, ("cover",), height)


def test_the_sizes_asked_for() -> None:
    board = EMPTY.board
    assert (columns(board, 1.0), len(drawn(Picture(EMPTY)))) == (52, 26)
    assert (columns(board, 2.0), len(drawn(Picture(EMPTY), 2.0))) == (100, 50)


@pytest.mark.parametrize(("width", "height", "scale"), [(80, 24, 1.0), (140, 50, 1.5), (160, 70, 2.0), (100, 70, 1.0)])
def test_the_scale_follows_the_terminal(width: int, height: int, scale: float) -> None:
    assert scale_for(EMPTY.board, width, height, 26) == scale


def test_north_is_up_and_the_axes_tell_inches() -> None:
    picture = Picture(EMPTY, [Token(6.5, 42.5, "A1", "a", 0, True), Token(30.5, 0.5, "B7", "b", 1, True)])
    lines = drawn(picture)
    assert lines[0].split() == lines[-1].split() == [str(inches) for inches in range(0, 49, 6)]
    row = next(line for line in lines if line.startswith("42 │"))
    assert row.index("A1") == lines[0].index(" 6") + 1
    assert "B7" in lines[-2]


def test_terrain_has_a_sign_of_its_own_for_every_sort() -> None:
    board = random_board(7)
    signs = [sign for sign, _, _ in legend(Ground(board), unicode=True)]
    assert len(set(signs)) == len(signs) == len({piece.name for piece in board.pieces})
    assert all(sign.isascii() for sign, _, _ in legend(Ground(board), unicode=False))
    assert all(line.replace("│", "|").isascii() for line in drawn(Picture(Ground(board)), unicode=False))


def test_platforms_show_their_height() -> None:
    ground = Ground(Board(48.0, 48.0, (square("platform", 10, 10, height=4.0), square("wood", 30, 30))))
    text = "\n".join(drawn(Picture(ground)))
    assert "444444" in text and "♣♣♣♣♣♣" in text


def test_a_thin_wall_is_never_lost() -> None:
    wall = Piece("low_wall-1", "low_wall", ((10, 10.9), (14, 10.9), (14, 11.1), (10, 11.1)), ("screen",), 1.0)
    assert "▬▬▬▬" in "\n".join(drawn(Picture(Ground(Board(48.0, 48.0, (wall,))))))


def test_units_that_touch_are_both_seen() -> None:
    tokens = [Token(20 + 0.5 * number, 20, f"A{number}", "a", 0, True) for number in range(1, 6)]
    text = "\n".join(drawn(Picture(EMPTY, tokens)))
    assert all(f"A{number}" in text for number in range(1, 6))


def test_objectives_show_their_owner() -> None:
    flags = [Flag(10, 10, 1, -1), Flag(20, 20, 2, 0), Flag(30, 30, 3, 1)]
    text = "\n".join(drawn(Picture(EMPTY, flags=flags)))
    assert "*1 " in text and "*2a" in text and "*3b" in text


def test_zones_have_names() -> None:
    zones = [box_zone((0, 0, 48, 12), "Zone Anna", 0), box_zone((36, 0, 48, 48), "Zone Bert", 1)]
    text = "\n".join(drawn(Picture(EMPTY, zones=zones)))
    assert "╌ Zone Anna ╌" in text and "╎" in text


def test_zones_may_have_any_outline() -> None:
    pyramid = Zone(((0, 0), (36, 0), (18, 10)), "Zone Anna", 0)
    text = "\n".join(drawn(Picture(Ground(Board(36.0, 36.0)), zones=[pyramid])))
    assert text.count("╎") >= 12 and "Zone Anna" in text and "╌" not in text


def test_markers_have_signs_of_their_own() -> None:
    flags = [Flag(10, 10, "", -1, "+"), Flag(20, 20, 7, 1)]
    text = "\n".join(drawn(Picture(EMPTY, [Token(5, 5, "PR1", "p", -1, True)], flags=flags)))
    assert "+" in text and "*7b" in text and "PR1" in text


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 24), (140, 50), (200, 70)])
def test_the_table_fits_every_terminal(language: str, width: int, height: int) -> None:
    match = new_match(5, size=250)
    play_until(match, lambda question: question.name == "activate" and match.state.round == 2)
    screen = ScriptedScreen((), width, height)
    draw_table(AofsView(match, Speaker(language, ("Anna", "Bert"))), screen)
    assert max(cell_len(line) for line in screen.out.splitlines()) <= width
    for unit in match.state.units.values():
        assert unit.id.upper() in screen.out


def test_colours_are_left_out_where_they_are_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(5)
    view = AofsView(match, Speaker("de", ("Anna", "Bert")))
    coloured = ScriptedScreen((), colour=True)
    draw_table(view, coloured)
    assert f"{ANSI}1;36m" in coloured.out
    monkeypatch.setenv("NO_COLOR", "1")
    plain = ScriptedScreen((), colour=True)
    draw_table(view, plain)
    assert "36m" not in plain.out and "A1" in plain.out
