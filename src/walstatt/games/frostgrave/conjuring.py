"""What spells make for a while: walls and sheets of ice, effects that wear off (frostgrave.x.spell.duration)."""
from __future__ import annotations

from math import atan2, degrees

from walstatt.core.refusal import Refused, refuse
from walstatt.games.frostgrave import damage
from walstatt.games.frostgrave.play import TOKEN_RADIUS, FrostgravePlay
from walstatt.games.frostgrave.profiles import Spell
from walstatt.games.frostgrave.state import Conjured, Figure
from walstatt.games.frostgrave.terrain_kinds import ice_wall, is_solid
from walstatt.table.shapes import TOLERANCE, Point, Polygon

DURATION = "frostgrave.x.spell.duration"
ICE_WALL, BLACK_ICE = "ice_wall", "black_ice"


def across(caster: Figure, x: float, y: float) -> float:
    """Degrees by which a wall stands across the line from the caster to its middle."""
    return round(degrees(atan2(y - caster.y, x - caster.x)) + 90.0, 3)


def wall_problem(play: FrostgravePlay, caster: Figure, spell: Spell, x: float, y: float) -> Refused | None:
    """Why no ice wall can stand here: table edge, figures, treasure, solid terrain (frostgrave.x.spell.eiswall)."""
    outline = ice_wall((x, y), across(caster, x, y))
    board = play.setup.board
    if not all(0 <= px <= board.width and 0 <= py <= board.depth for px, py in outline):
        return refuse(spell.rule, "frostgrave-refused-off-board")
    wall = Polygon(outline)
    west, south, east, north = wall.box
    for figure in play.on_table():
        if wall.distance(figure.x, figure.y) <= play.radius(figure) + TOLERANCE:
            return refuse(spell.rule, "frostgrave-refused-occupied", figure=play.name(figure))
    for token in play.state.tokens.values():
        if token.lies and wall.distance(token.x, token.y) <= TOKEN_RADIUS + TOLERANCE:
            return refuse(spell.rule, "frostgrave-refused-on-token", token=token.number)
    for minx, miny, maxx, maxy, solid in play.ground.rows:
        if minx > east + TOLERANCE or maxx < west - TOLERANCE or miny > north + TOLERANCE or maxy < south - TOLERANCE:
            continue
        if is_solid(solid) and solid.polygon.polygon_distance(wall) <= TOLERANCE:
            return refuse(spell.rule, "frostgrave-refused-solid", piece=solid.piece.id)
    return None


def conjure(play: FrostgravePlay, kind: str, place: Point, turned: float = 0.0) -> None:
    """New terrain until the end of the next round."""
    state = play.state
    number = 1 + max((int(one.id.rpartition("-")[2]) for one in state.conjured), default=0)
    made = Conjured(kind, f"{kind}-{number}", float(place[0]), float(place[1]), turned, state.round + 1)
    state.conjured = (*state.conjured, made)
    play.survey_terrain()


def end_of_round(play: FrostgravePlay) -> None:
    """Conjured terrain melts and effects wear off (frostgrave.x.spell.duration)."""
    state = play.state
    if any(one.until <= state.round for one in state.conjured):
        bring_down(play, [one.id for one in state.conjured if one.until <= state.round])
        play.note("frostgrave-ice-melts", DURATION)
    for figure in state.figures.values():
        over = [effect for effect, last in figure.ends.items() if last <= state.round]
        if over:
            figure.effects = tuple(effect for effect in figure.effects if effect not in over)
            figure.ends = {effect: last for effect, last in figure.ends.items() if effect not in over}
            play.note("frostgrave-wears-off", DURATION, figure=play.name(figure))


def bring_down(play: FrostgravePlay, pieces: list[str]) -> None:
    """Pieces vanish or break; who hung on them falls."""
    state = play.state
    gone = [solid.polygon for solid in play.ground.solids if solid.piece.id in pieces]
    hanging = [
        figure for figure in play.on_table()
        if figure.hanging and any(outline.distance(figure.x, figure.y) <= play.radius(figure) + TOLERANCE
                                  for outline in gone)
    ]
    conjured = {one.id for one in state.conjured}
    state.conjured = tuple(one for one in state.conjured if one.id not in pieces)
    state.broken |= {piece for piece in pieces if piece not in conjured}
    play.survey_terrain()
    for figure in hanging:
        damage.lose_hold(play, figure)
