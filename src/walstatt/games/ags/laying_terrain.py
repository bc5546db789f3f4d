"""The terrain of a conflict: its share of the board and its variety, and laying it piece by piece in turn (3.1.3)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from walstatt.core.questions import Number, Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.ags.play import BOARD, DIE, AgsPlay
from walstatt.games.ags.terrain_kinds import (
    LARGEST_BLOCK,
    TERRAIN,
    is_loose,
    is_too_large,
    off_board_problem,
    piece_problem,
    sort_of,
)
from walstatt.table.outlines import rectangle
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, Polygon
from walstatt.table.terrain import Piece

IN_TURN = "ags.3.1.3"
SETUP = "ags.r.terrain_setup"
AREA = BOARD * BOARD
LEAST, MOST = 25.0, 30.0
"""Percent of the board."""
SORTS_WANTED = 3
STOP = "stop"
TRIES = 200
POOL: dict[str, tuple[float, float]] = {
    "wood": (6.0, 5.0),
    "pond": (5.0, 5.0),
    "swamp": (6.0, 5.0),
    "thorns": (5.0, 4.0),
    "house": (5.0, 4.0),
    "rock": (4.0, 4.0),
    "hill": (6.0, 6.0),
    "wall": (4.0, 1.0),
    "fence": (3.0, 0.5),
    "barrel": (1.0, 1.0),
}
"""What lies ready, as often as it is wanted, and its size in inches."""


# ---- what a table is worth


@cache
def _area(outline: tuple[tuple[float, float], ...]) -> float:
    return Polygon(outline).area


def main_pieces(pieces: Iterable[Piece]) -> list[Piece]:
    """Pieces as players count them: a building once, without its walls and floors."""
    listed = list(pieces)
    names = {piece.id for piece in listed}
    return [piece for piece in listed if piece.feature in ("", piece.id) or piece.feature not in names]


def percentage(pieces: Iterable[Piece]) -> float:
    """The covered share of the 1296 square inches (ags.3.1.3)."""
    return round(100 * sum(_area(piece.outline) for piece in main_pieces(pieces)) / AREA, 1)


def sorts(pieces: Iterable[Piece]) -> set[str]:
    return {sort for sort in map(sort_of, pieces) if sort}


def is_balanced(pieces: Sequence[Piece]) -> bool:
    """25 to 30 % of the board and three kinds of terrain (ags.3.1.3.arten)."""
    covered = percentage(pieces)
    return LEAST <= covered <= MOST and len(sorts(pieces)) >= SORTS_WANTED


def label(pieces: Sequence[Piece]) -> str:
    """A table with less is a friendly game, never refused by itself (ags.r.terrain_setup)."""
    return "balanced" if is_balanced(pieces) else "friendly"


def hints(pieces: Sequence[Piece]) -> list[Text]:
    """What the book recommends and this table lacks."""
    found = []
    covered = percentage(pieces)
    if not LEAST <= covered <= MOST:
        found.append(text("ags-hint-coverage", coverage=covered, least=LEAST, most=MOST))
    if len(sorts(pieces)) < SORTS_WANTED:
        found.append(text("ags-hint-variety", count=len(sorts(pieces)), least=SORTS_WANTED))
    if not any(is_loose(piece) for piece in pieces):
        found.append(text("ags-hint-loose", rule="ags.3.1.3.luecken"))
    found += [
        text("ags-hint-block", piece=piece.id, most=LARGEST_BLOCK, rule="ags.1.2.gelaende")
        for piece in pieces
        if is_too_large(piece)
    ]
    return found


def check_terrain(pieces: Sequence[Piece], *, binding: bool) -> None:
    """Refuse pieces without kind or outline; by ruling also tables that are not balanced."""
    for piece in pieces:
        problem = piece_problem(piece)
        if problem:
            raise problem
    if not binding:
        return
    covered = percentage(pieces)
    if not LEAST <= covered <= MOST:
        raise refuse(IN_TURN, "ags-refused-coverage", coverage=covered, least=LEAST, most=MOST)
    if len(sorts(pieces)) < SORTS_WANTED:
        raise refuse("ags.3.1.3.arten", "ags-refused-variety", count=len(sorts(pieces)), least=SORTS_WANTED)


# ---- laying it in turn


def lay_in_turn(play: AgsPlay) -> Script[None]:
    """The prepared pieces go; the higher die begins; after a stop the other may lay one more piece."""
    state = play.state
    state.smashed = frozenset(piece.id for piece in play.setup.board.pieces)
    play.survey_terrain()
    seat = yield from _who_begins()
    play.note("ags-terrain-begins", IN_TURN, SETUP, seat=seat)
    last_one = False
    while True:
        room = any(_fits(play, name) for name in POOL)
        name = STOP
        if room:
            name = yield Pick(
                seat, "ags:lay_terrain", IN_TURN, [*POOL, STOP] if last_one or _enough(play) else list(POOL),
                {"coverage": percentage(play.pieces())}, allowed=partial(_may_be_named, play), describe=_name_of,
                why_not=partial(_why_not, play),
            )
        if name != STOP:
            yield from _lay(play, seat, name)
        if last_one or not room:
            return
        last_one = name == STOP
        seat = 1 - seat


def _who_begins() -> Script[int]:
    """A and B are not known yet; ties are repeated (ags.r.terrain_setup)."""
    while True:
        first = yield Roll(0, "ags:terrain_roll", SETUP, 1, DIE)
        second = yield Roll(1, "ags:terrain_roll", SETUP, 1, DIE)
        if first[0] != second[0]:
            return int(second[0] > first[0])


def _name_of(option: str) -> Text:
    return text("ags-terrain-stop") if option == STOP else text(f"table-{option.replace('_', '-')}")


def _enough(play: AgsPlay) -> bool:
    pieces = list(play.pieces())
    binding = play.ruling(SETUP) == 1 and not play.setup.friendly
    return percentage(pieces) >= LEAST and (not binding or len(sorts(pieces)) >= SORTS_WANTED)


def _share(name: str) -> float:
    width, depth = POOL[name]
    return 100 * width * depth / AREA


def _fits(play: AgsPlay, name: str) -> bool:
    """No piece may bring the total above 30 %, and there must be room for it."""
    return percentage(play.pieces()) + _share(name) <= MOST and _has_room(play, name, 0)


def _may_be_named(play: AgsPlay, option: str) -> bool:
    return option == STOP or _fits(play, option)


def _why_not(play: AgsPlay, option: str) -> Refused | None:
    if option == STOP:
        return refuse(IN_TURN, "ags-refused-terrain-stop", coverage=percentage(play.pieces()), least=LEAST)
    if option in POOL:
        return refuse(SETUP, "ags-refused-terrain-much", most=MOST)
    return None


class Turn(Number):
    """By how many degrees a piece is turned; a turn that leaves no room for it is refused."""

    __slots__ = ("name_of_piece", "play")

    def __init__(self, play: AgsPlay, seat: int, name: str) -> None:
        super().__init__(seat, "ags:terrain_turn", IN_TURN, 0, 359)
        self.play = play
        self.name_of_piece = name

    def check(self, value: Any) -> None:
        super().check(value)
        if not _has_room(self.play, self.name_of_piece, value):
            raise refuse(SETUP, "ags-refused-no-room")

    def sample(self, rng: Random) -> int:
        turned = super().sample(rng)
        return turned if _has_room(self.play, self.name_of_piece, turned) else 0


def _lay(play: AgsPlay, seat: int, name: str) -> Script[None]:
    turned = yield Turn(play, seat, name)
    answered = yield Place(
        seat, "ags:terrain_at", IN_TURN, [name], partial(_judge, play, name, turned),
        partial(_propose, play, name, turned),
    )
    piece = _piece(play, name, turned, *answered[0])
    play.state.terrain = (*play.state.terrain, piece)
    play.survey_terrain()
    play.note(
        "ags-terrain-laid", IN_TURN, "ags.3.1.3.eigenschaften", seat=seat, piece=piece.id,
        coverage=percentage(play.pieces()),
    )


def _piece(play: AgsPlay, name: str, turned: int, x: float, y: float) -> Piece:
    number = 1 + sum(piece.name == name for piece in (*play.setup.board.pieces, *play.state.terrain))
    kinds, height = TERRAIN[name]
    return Piece(f"{name}-{number}", name, rectangle((x, y), POOL[name], turned), kinds, height)


def _problem(play: AgsPlay, name: str, turned: int, x: float, y: float) -> Refused | None:
    piece = _piece(play, name, turned, x, y)
    problem = off_board_problem(piece)
    if problem:
        return problem
    xs, ys = zip(*piece.outline, strict=True)
    near = [
        solid for west, south, east, north, solid in play.ground.rows
        if west < max(xs) and east > min(xs) and south < max(ys) and north > min(ys)
    ]
    new = Polygon(piece.outline) if near else None
    for solid in near:
        if new and overlap(new, solid.polygon):
            return refuse(SETUP, "ags-refused-terrain-overlap", piece=solid.piece.id)
    return None


def overlap(one: Polygon, other: Polygon) -> bool:
    """Do two outlines cover common ground? Touching is allowed."""
    if any(_inside(other, *point) for point in one.points) or any(_inside(one, *point) for point in other.points):
        return True
    return any(other.crossings(ax, ay, bx, by) for ax, ay, bx, by, *_ in one.edges)


def _inside(polygon: Polygon, x: float, y: float) -> bool:
    """Not on the outline: touching is no overlap."""
    return polygon.encloses(x, y) and polygon.outline_distance(x, y) > TOLERANCE


def _judge(play: AgsPlay, name: str, turned: int, value: Any) -> None:
    problem = _problem(play, name, turned, *value[0])
    if problem:
        raise problem


def some_place(play: AgsPlay, name: str, turned: int, rng: Random) -> list[float] | None:
    """Somewhere by chance, else the first of a grid; None if there is no room."""
    for _ in range(TRIES):
        x, y = rng.uniform(0, BOARD), rng.uniform(0, BOARD)
        if _problem(play, name, turned, x, y) is None:
            return [x, y]
    for x in range(int(BOARD) + 1):
        for y in range(int(BOARD) + 1):
            if _problem(play, name, turned, x, y) is None:
                return [float(x), float(y)]
    return None


def _sure_place(play: AgsPlay, name: str, turned: int) -> list[float] | None:
    """The same place for everybody who asks, remembered as long as nothing more is laid."""
    key = ("room", name, turned)
    if key not in play.memory:
        play.remember(key, some_place(play, name, turned, Random(0)))
    found: list[float] | None = play.memory[key]
    return found


def _has_room(play: AgsPlay, name: str, turned: int) -> bool:
    return _sure_place(play, name, turned) is not None


def _propose(play: AgsPlay, name: str, turned: int, rng: Random) -> list[list[float]]:
    found = some_place(play, name, turned, rng) or _sure_place(play, name, turned)
    assert found is not None, "a turn that leaves no room is refused"
    return [found]
