"""Losing Health, falling, going out of action, leaving; nothing here needs to be asked (frostgrave.r.profile)."""
from __future__ import annotations

from math import ceil, floor

from walstatt.games.frostgrave import standing
from walstatt.games.frostgrave.play import TOKEN_RADIUS, FrostgravePlay
from walstatt.games.frostgrave.profiles import WIZARD
from walstatt.games.frostgrave.state import LEFT, NOBODY, OUT, TABLE, Figure, Token
from walstatt.games.frostgrave.terrain_kinds import STEP
from walstatt.table.shapes import TOLERANCE

FALL = "frostgrave.move.fall"
FALLING = "frostgrave.r.fall_details"
FALL_FACTOR = 1.5
SAFE = 3.0
ROUNDED_UP = 1


def whole(play: FrostgravePlay, amount: float) -> int:
    """Damage in whole points, rounded once after all multiplications (frostgrave.r.rounding)."""
    if play.ruling("frostgrave.r.rounding") == ROUNDED_UP:
        return ceil(amount - TOLERANCE)
    return floor(amount + TOLERANCE)


def suffer(play: FrostgravePlay, figure: Figure, amount: int, *rules: str) -> None:
    """Health falls; at 0 or less the figure is out of action and removed at once (frostgrave.r.profile)."""
    if amount <= 0 or figure.place != TABLE:
        return
    figure.health = max(0, figure.health - amount)
    play.note("frostgrave-suffers", *rules, figure=play.name(figure), damage=amount, left=figure.health)
    if figure.health <= 0:
        take_out(play, figure)


def regain(play: FrostgravePlay, figure: Figure, points: int) -> int:
    """Health rises, never above its starting value (frostgrave.r.profile); the points regained."""
    before = figure.health
    figure.health = max(before, min(play.profile(figure).health, before + points))
    return figure.health - before


def take_out(play: FrostgravePlay, figure: Figure) -> None:
    play.note("frostgrave-out", "frostgrave.r.profile", figure=play.name(figure))
    if play.is_caster(figure):
        points = 2 if play.role(figure) == WIZARD else 1
        play.note("frostgrave-caster-out", "frostgrave.r.game_end", figure=play.name(figure), points=points)
    drop_token(play, figure)
    _remove(play, figure, OUT)


def leave(play: FrostgravePlay, figure: Figure) -> None:
    """Over the table edge: no loss, and a token that it carries is secured (frostgrave.r.leave_table)."""
    play.note("frostgrave-leaves", "frostgrave.r.leave_table", figure=play.name(figure))
    token = play.carried(figure)
    if token is not None:
        token.carrier, token.secured = "", figure.seat
        play.note("frostgrave-secured", "frostgrave.r.leave_table", token=token.number, seat=figure.seat)
    _remove(play, figure, LEFT)


def _remove(play: FrostgravePlay, figure: Figure, place: str) -> None:
    figure.place = place
    figure.hanging = False
    for other in play.on_table():
        if other.master == figure.id:
            free(play, other)


def free(play: FrostgravePlay, creature: Figure) -> None:
    """Nobody controls the creature any more (frostgrave.r.spell.zaehmen)."""
    creature.seat, creature.master = NOBODY, ""
    play.note("frostgrave-freed", "frostgrave.r.spell.zaehmen", figure=play.name(creature))


def drop_token(play: FrostgravePlay, bearer: Figure) -> None:
    """Where he stood, or at the nearest dry open place (frostgrave.r.treasure_drop)."""
    token = play.carried(bearer)
    if token is None:
        return
    z = 0.0 if bearer.hanging else bearer.z
    spot = standing.nearest(bearer.x, bearer.y, lambda x, y: can_lie(play, x, y, z)) or (bearer.x, bearer.y)
    lay(play, token, *spot, z)
    play.note("frostgrave-drops", "frostgrave.r.treasure_drop", figure=play.name(bearer), token=token.number)


def lay(play: FrostgravePlay, token: Token, x: float, y: float, z: float) -> None:
    token.carrier = ""
    token.x, token.y = float(x), float(y)
    token.z = standing.level_at(play, x, y, TOKEN_RADIUS, z)


def can_lie(play: FrostgravePlay, x: float, y: float, z: float) -> bool:
    """Is this open ground, or a floor, out of the water?"""
    if standing.ground_problem(play, TOKEN_RADIUS, x, y, z) is not None or standing.deep_at(play, x, y, z):
        return False
    level = standing.level_at(play, x, y, TOKEN_RADIUS, z)
    return abs(level - z) <= STEP + TOLERANCE and standing.is_carried(play, x, y, level)


def fall(play: FrostgravePlay, figure: Figure, height: float) -> int:
    """A fall of more than 3 inches hurts one and a half times the height; the damage (frostgrave.move.fall)."""
    if height <= SAFE + TOLERANCE:
        play.note("frostgrave-falls", FALL, FALLING, figure=play.name(figure), inches=height)
        return 0
    amount = whole(play, FALL_FACTOR * height)
    play.note("frostgrave-falls", FALL, figure=play.name(figure), inches=height)
    suffer(play, figure, amount, FALL, "frostgrave.r.rounding")
    return amount


def lose_hold(play: FrostgravePlay, figure: Figure) -> None:
    """A hanging figure falls to the foot of the face (frostgrave.r.climb_details, frostgrave.r.fall_details)."""
    figure.hanging = False
    tumble(play, figure, figure.x, figure.y, figure.z)
    play.note("frostgrave-loses-hold", "frostgrave.r.climb_details", figure=play.name(figure))


def tumble(play: FrostgravePlay, figure: Figure, x: float, y: float, top: float) -> None:
    """Fall from a height and lie at the nearest free place below (frostgrave.r.fall_details)."""
    def is_foot(px: float, py: float) -> bool:
        if standing.deep_at(play, px, py, 0.0) and not standing.deep_at(play, x, y, 0.0):
            return False
        return foot_level(play, figure, px, py, top) is not None

    spot = standing.nearest(x, y, is_foot)
    if spot is None:
        return
    level = foot_level(play, figure, *spot, top) or 0.0
    standing.put(play, figure, *spot, level)
    fall(play, figure, top - level)


def foot_level(play: FrostgravePlay, figure: Figure, x: float, y: float, top: float) -> float | None:
    """The level below `top` on which a falling figure comes to lie here, or None."""
    tops = {
        solid.height for solid in standing.overlapped(play, x, y, play.radius(figure))
        if solid.height < top - STEP
    }
    for level in sorted({0.0, *tops}, reverse=True):
        resting = standing.level_at(play, x, y, play.radius(figure), level)
        if abs(resting - level) <= TOLERANCE and standing.stand_problem(play, figure, x, y, level) is None:
            return level
    return None
