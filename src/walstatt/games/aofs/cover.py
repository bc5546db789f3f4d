"""Cover against shooting (aofs.terrain.cover*, aofs.r.cover_geometry)."""
from __future__ import annotations

from walstatt.games.aofs.measuring import eye
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import Model, Unit
from walstatt.table.shapes import TOLERANCE
from walstatt.table.sight import Eye, hidden_share
from walstatt.table.terrain import Piece, Solid

GEOMETRY = "aofs.r.cover_geometry"
SCREEN_REACH = 1.0
SCREEN_HEIGHT = 1000.0
WHOLLY = 1.0 - 1e-6


def in_cover(play: AofsPlay, shooters: Unit, shooter: Model, target: Unit, *, by_sight: bool = True) -> bool:
    """Is the target unit in cover from this shooter? `by_sight` is off for Indirect: only standing inside counts."""
    if not _any_cover(play):
        return False
    viewer = eye(play, shooters, shooter)
    seen = tuple(eye(play, target, model) for model in target.models)
    key = ("cover", viewer, seen, by_sight)
    known = play.memory.get(key)
    if known is None:
        known = play.remember(key, _judge(play, viewer, seen, by_sight))
    return bool(known)


def _any_cover(play: AofsPlay) -> bool:
    ground = play.ground
    return bool(ground.of_kind("cover") or ground.of_kind("sight_blocker") or ground.of_kind("screen"))


def _judge(play: AofsPlay, viewer: Eye, seen: tuple[Eye, ...], by_sight: bool) -> bool:
    if len(seen) == 1:
        return _mostly(play, viewer, seen[0], by_sight)
    sheltered = sum(_wholly(play, viewer, one, by_sight) for one in seen)
    return 2 * sheltered > len(seen)


def _mostly(play: AofsPlay, viewer: Eye, target: Eye, by_sight: bool) -> bool:
    """A single model: for the most part in cover terrain, or for the most part hidden."""
    inside = play.ground.share(target.x, target.y, target.r, "cover")
    hidden = hidden_from(play, viewer, target) if by_sight else 0.0
    best = max(inside, hidden)
    return best >= 0.5 - 1e-6 if play.ruling(GEOMETRY) == 1 else best > 0.5 + 1e-6


def _wholly(play: AofsPlay, viewer: Eye, target: Eye, by_sight: bool) -> bool:
    """A group model: completely inside cover terrain, or completely hidden."""
    if play.ground.wholly_inside(target.x, target.y, target.r, "cover"):
        return True
    return by_sight and hidden_from(play, viewer, target) >= WHOLLY


def hidden_from(play: AofsPlay, viewer: Eye, target: Eye) -> float:
    """Share of the target's width that sight blockers, or a low wall just before it, hide from the viewer's centre."""
    blockers = [*play.ground.of_kind("sight_blocker"), *_screens(play, target)]
    return hidden_share(viewer.x, viewer.y, viewer.top, target, blockers) if blockers else 0.0


def _screens(play: AofsPlay, target: Eye) -> list[Solid]:
    """Low walls within an inch of the base, as if they were high: they shelter whoever crouches behind them."""
    reach = target.r + SCREEN_REACH + TOLERANCE
    return [
        _raised(play, solid)
        for solid in play.ground.of_kind("screen")
        if solid.polygon.distance(target.x, target.y) <= reach and not solid.polygon.contains(target.x, target.y)
    ]


def _raised(play: AofsPlay, solid: Solid) -> Solid:
    key = ("raised", solid.index)
    known: Solid | None = play.memory.get(key)
    if known is None:
        piece = solid.piece
        raised = Piece(piece.id, piece.name, piece.outline, piece.kinds, SCREEN_HEIGHT, piece.feature)
        known = Solid(raised, solid.index)
        play.remember(key, known)
    return known
