"""Doors: the special action that every table has (frostgrave.action.special, frostgrave.r.special_actions)."""
from __future__ import annotations

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.games.frostgrave import facts
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import ANIMAL
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.terrain_kinds import STEP
from walstatt.table.shapes import TOLERANCE, Polygon
from walstatt.table.terrain import Piece

RULE = "frostgrave.action.special"
DETAILS = "frostgrave.r.special_actions"


def problem(play: FrostgravePlay, figure: Figure) -> Refused | None:
    """Why a figure cannot work a door now."""
    if play.is_creature(figure) or play.profile(figure).has(ANIMAL):
        return refuse(DETAILS, "frostgrave-refused-door-animal", figure=play.name(figure))
    if facts.in_combat(play, figure):
        return refuse(DETAILS, "frostgrave-refused-door-combat", figure=play.name(figure))
    doors = within_reach(play, figure)
    if not doors:
        return refuse(RULE, "frostgrave-refused-no-door", figure=play.name(figure))
    if not any(_may_be_worked(play, door) for door in doors):
        return refuse(DETAILS, "frostgrave-refused-door-blocked", piece=doors[0].id)
    return None


def within_reach(play: FrostgravePlay, figure: Figure) -> list[Piece]:
    """Doors, open or closed, that its base touches."""
    if figure.z > STEP:
        return []
    reach = play.radius(figure) + TOLERANCE
    return [
        piece for piece in play.setup.board.pieces
        if "door" in piece.kinds and Polygon(piece.outline).distance(figure.x, figure.y) <= reach
    ]


def _may_be_worked(play: FrostgravePlay, door: Piece) -> bool:
    """A door cannot be closed on a figure."""
    if door.id not in play.state.open_doors:
        return True
    outline = Polygon(door.outline)
    return not any(
        outline.disc_overlaps(figure.x, figure.y, play.radius(figure)) and figure.z < door.height - TOLERANCE
        for figure in play.on_table()
    )


def work(play: FrostgravePlay, figure: Figure) -> Script[None]:
    """Open a closed door or close an open one."""
    doors = [door for door in within_reach(play, figure) if _may_be_worked(play, door)]
    chosen = doors[0].id
    if len(doors) > 1:
        chosen = yield Pick(
            figure.seat, "frostgrave:door", RULE, [door.id for door in doors], {"figure": play.name(figure)},
            describe=lambda option: text("frostgrave-piece", piece=option),
        )
    if chosen in play.state.open_doors:
        play.state.open_doors -= {chosen}
        play.note("frostgrave-closes", RULE, DETAILS, figure=play.name(figure), piece=chosen)
    else:
        play.state.open_doors |= {chosen}
        play.note("frostgrave-opens", RULE, DETAILS, figure=play.name(figure), piece=chosen)
    play.survey_terrain()
