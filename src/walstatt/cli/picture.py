"""The picture of the table with the list of units beside it, or below where the terminal is narrow."""
from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text as Line

from walstatt.cli.board import SCALES, Picture, columns, draw, legend, scale_for
from walstatt.cli.game_views import GameView
from walstatt.cli.screen import QUIET, Screen
from walstatt.core.texts import Texts

GAP = 2
PANEL = 26
"""The least room for the list of units."""
WIDEST_PANEL = 44


def draw_table(view: GameView, screen: Screen, *, big: bool = False) -> None:
    """Everything on the table, as large as the terminal allows; `big` ignores how high it is."""
    if not view.has_table:
        screen.draw(view.table_of_units())
        return
    plan = view.plan()
    if plan is not None:
        screen.draw(plan)
        return
    picture = view.picture()
    scale = scale_for(picture.board, screen.width, 1000 if big else screen.height, PANEL)
    lines = draw(picture, scale, screen.unicode)
    room = screen.width - columns(picture.board, scale) - GAP
    if room >= PANEL:
        side = list(_side(view, picture, screen, min(room, WIDEST_PANEL)))
        screen.draw(_beside(lines, side, columns(picture.board, scale) + GAP))
    else:
        screen.draw(lines)
        screen.draw(_side(view, picture, screen, screen.width))


def preview_table(picture: Picture, screen: Screen, texts: Texts) -> None:
    """A table before the game: terrain and its legend only."""
    scale = SCALES[-1]
    lines = draw(picture, scale, screen.unicode)
    width = columns(picture.board, scale) + GAP
    room = screen.width - width
    side = list(_flowing(_terrain_words(picture, screen, texts), room if room >= PANEL else screen.width))
    screen.draw(_beside(lines, side, width) if room >= PANEL else [*lines, *side])


def _side(view: GameView, picture: Picture, screen: Screen, width: int) -> Iterator[Line]:
    yield from view.panel(width)
    yield Line()
    signs = [(sign, words, "") for sign, words in view.signs_used()]
    yield from _flowing([*_terrain_words(picture, screen, view.texts), *signs], width)


def _terrain_words(picture: Picture, screen: Screen, texts: Texts) -> list[tuple[str, str, str]]:
    return [
        (sign, texts.thing("piece", name), style) for sign, name, style in legend(picture.ground, screen.unicode)
    ]


def _flowing(entries: list[tuple[str, str, str]], width: int) -> Iterator[Line]:
    """Signs with their meaning, as many on a line as there is room for."""
    line = Line()
    for sign, words, style in entries:
        entry = Line().append(sign, style=style).append(f" {words}", style=QUIET)
        if line and cell_len(line.plain) + 2 + cell_len(entry.plain) > width:
            yield line
            line = Line()
        line = line + Line("  ") + entry if line else entry
    if line:
        yield line


def _beside(left: list[Line], right: list[Line], width: int) -> Iterator[Line]:
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Line()
        if number < len(right):
            line.pad_right(max(0, width - cell_len(line.plain)))
            line.append_text(right[number])
        yield line
