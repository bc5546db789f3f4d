"""How creatures come into play (frostgrave.r.creature_arrival)."""
from __future__ import annotations

from math import hypot

from walstatt.core.questions import Roll, Script
from walstatt.games.frostgrave import content, standing
from walstatt.games.frostgrave.play import DIE, FrostgravePlay
from walstatt.games.frostgrave.profiles import Profile
from walstatt.games.frostgrave.state import NOBODY, TABLE, Figure
from walstatt.table.shapes import TOLERANCE

RULE = "frostgrave.r.creature_arrival"
WHO = "frostgrave.r.creature_table"
NO_CREATURES = 1
EVERY_ROUND = 2
AFTER_A_FIND = 11
IN_A_ROUND = 16
EDGE_FACES = 5
CLEARANCE = 1.0
NOBODY_COMES = "none"
SIEGE = "frostgrave.x.scenario.belagerung"
GHOUL, GHOUL_FACES = "frostghul", 10


def first(play: FrostgravePlay, seat: int) -> Script[None]:
    """One creature at the centre of the table, or the nearest free place."""
    creature = yield from _new(play, seat)
    board = play.setup.board
    _place(play, creature, board.width / 2, board.depth / 2, 0.0)


def after_a_find(play: FrostgravePlay, seat: int) -> Script[None]:
    """A token was picked up for the first time: its finder rolls."""
    attracted = play.scenario is None or play.scenario.finds != NOBODY_COMES
    if attracted and play.ruling("frostgrave.r.creature_arrival") == 0:
        yield from _maybe(play, seat, AFTER_A_FIND)


def in_a_round(play: FrostgravePlay) -> Script[None]:
    """By one reading there is a roll in every round instead."""
    if play.ruling("frostgrave.r.creature_arrival") == EVERY_ROUND:
        yield from _maybe(play, play.state.starter, IN_A_ROUND)


def _maybe(play: FrostgravePlay, seat: int, wanted: int) -> Script[None]:
    roll = Roll(seat, "frostgrave:arrival", RULE, 1, DIE, args={"wanted": wanted})
    (face,) = yield roll
    if face < wanted:
        play.note("frostgrave-nobody-comes", RULE, dice=roll.fell([face]))
        return
    yield from _from_an_edge(play, seat, (yield from _new(play, seat)), RULE)


def besieger(play: FrostgravePlay, seat: int) -> Script[None]:
    """1 to 10 a frost ghoul, else by the table (frostgrave.x.scenario.belagerung)."""
    (face,) = yield Roll(seat, "frostgrave:creature", SIEGE, 1, DIE)
    profile = play.bestiary[GHOUL] if face <= GHOUL_FACES else content.creature_of_face(face, play.bestiary)
    yield from _from_an_edge(play, seat, _numbered(play, profile), SIEGE)


def bring(play: FrostgravePlay, key: str, place: tuple[float, float], rule: str) -> Figure | None:
    """A creature that a scenario puts on the table; None if there is no room."""
    creature = _numbered(play, play.bestiary[key])
    _place(play, creature, *place, 0.0, rule)
    return creature if creature.place == TABLE else None


def _from_an_edge(play: FrostgravePlay, seat: int, creature: Figure, rule: str) -> Script[None]:
    (edge,) = yield Roll(seat, "frostgrave:arrival_edge", RULE, 1, DIE)
    (place,) = yield Roll(seat, "frostgrave:arrival_place", RULE, 1, DIE)
    x, y = edge_place(play, edge, place, play.radius(creature))
    _place(play, creature, x, y, CLEARANCE, rule)


def edge_place(play: FrostgravePlay, edge: int, place: int, radius: float) -> tuple[float, float]:
    """1 to 5 north, then east, south, west; counted from the west or the north end."""
    board, share = play.setup.board, (place - 0.5) / DIE
    along_x, along_y = share * board.width, (1 - share) * board.depth
    side = (edge - 1) // EDGE_FACES
    return (
        (along_x, board.depth - radius), (board.width - radius, along_y), (along_x, radius), (radius, along_y)
    )[side]


def _new(play: FrostgravePlay, seat: int) -> Script[Figure]:
    """By the table, or who comes in this scenario (frostgrave.x.scenario)."""
    if play.scenario is not None and play.scenario.finds in play.bestiary:
        return _numbered(play, play.bestiary[play.scenario.finds])
    (face,) = yield Roll(seat, "frostgrave:creature", WHO, 1, DIE)
    return _numbered(play, content.creature_of_face(face, play.bestiary))


def _numbered(play: FrostgravePlay, profile: Profile) -> Figure:
    play.state.arrivals += 1
    return Figure(f"creature-{play.state.arrivals}", NOBODY, profile.key, profile.health)


def _place(
    play: FrostgravePlay, creature: Figure, x: float, y: float, clearance: float, rule: str = RULE
) -> None:
    """It acts from the next creature phase on."""
    def is_free(px: float, py: float) -> bool:
        if standing.stand_problem(play, creature, px, py) is not None or standing.deep_at(play, px, py, 0.0):
            return False
        return clearance == 0.0 or all(
            hypot(px - other.x, py - other.y) - play.radius(creature) - play.radius(other) > clearance + TOLERANCE
            for other in play.on_table()
        )

    spot = standing.nearest(x, y, is_free)
    if spot is None:
        return
    play.state.figures[creature.id] = creature
    creature.place = TABLE
    creature.activated = play.state.phase == "creature"
    standing.put(play, creature, *spot, standing.level_at(play, *spot, play.radius(creature), 0.0))
    play.note("frostgrave-arrives", rule, WHO, figure=play.name(creature))
