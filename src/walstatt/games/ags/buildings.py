"""Buildings: who gets in where, and which doors are open (ags.2.13.gebaeude)."""
from __future__ import annotations

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.games.ags.terrain_kinds import GATE, LOW, longest_side
from walstatt.table.shapes import TOLERANCE
from walstatt.table.terrain import Piece, Solid

ENTRY = "ags.2.13.gebaeude.betreten"
OPENING = "ags.2.13.gebaeude.oeffnen"
FALLS_SHUT = "falls_shut"


def is_way_in(piece: Piece) -> bool:
    """May one enter and leave here once it is open? Doors yes, windows no, unless agreed otherwise."""
    if "door" in piece.kinds:
        return "barred" not in piece.kinds
    return "enterable" in piece.kinds


def is_open(play: AgsPlay, piece: Piece) -> bool:
    return "always_open" in piece.kinds or piece.id in play.state.open_doors


def is_passable(play: AgsPlay, piece: Piece) -> bool:
    return is_way_in(piece) and is_open(play, piece)


def opening_refusal(piece: Piece) -> Refused:
    """Why one does not get through a door or window."""
    if not is_way_in(piece):
        return refuse(ENTRY, "ags-refused-no-entry", piece=piece.id)
    return refuse(OPENING, "ags-refused-closed", piece=piece.id)


def openings(play: AgsPlay) -> list[Solid]:
    return [*play.ground.of_kind("door"), *play.ground.of_kind("window")]


def closed_at(play: AgsPlay, figure: Figure) -> list[Piece]:
    """Closed doors and windows in contact, that an Interaktion opens."""
    x, y, r = play.disc(figure)
    return [
        solid.piece for solid in openings(play)
        if not is_open(play, solid.piece)
        and figure.z <= solid.height + TOLERANCE
        and solid.polygon.distance(x, y) <= r + TOLERANCE
    ]


def open_it(play: AgsPlay, figure: Figure, piece: Piece) -> None:
    """It stays open for everybody, unless the players agreed that it falls shut."""
    play.state.open_doors |= {piece.id}
    play.note("ags-opens", OPENING, figure=play.name(figure), piece=piece.id)
    play.survey_terrain()


def fall_shut(play: AgsPlay) -> None:
    """At the end of an activation those that fall shut by themselves do, unless somebody stands in them."""
    if not play.state.open_doors:
        return
    for solid in openings(play):
        piece = solid.piece
        if FALLS_SHUT not in piece.kinds or piece.id not in play.state.open_doors:
            continue
        if any(solid.polygon.disc_overlaps(*play.disc(figure)) for figure in play.on_table()):
            continue
        play.state.open_doors -= {piece.id}
        play.note("ags-falls-shut", OPENING, piece=piece.id)
    play.survey_terrain()


def gates(play: AgsPlay, feature: str) -> list[Solid]:
    """Openings of a building that are wide enough for large bases."""
    return [
        solid for solid in openings(play)
        if solid.piece.feature == feature and longest_side(solid.piece) >= GATE - TOLERANCE
    ]


def fits_gate(play: AgsPlay, wall: Solid, x: float, y: float, radius: float) -> bool:
    """Is a large base on its way through a gate of about its width, so that the wall beside it does not hold it?"""
    for gate in gates(play, wall.piece.feature):
        narrow = min(radius, longest_side(gate.piece) / 2)
        near = gate.polygon.disc_overlaps(x, y, radius)
        if near and is_passable(play, gate.piece) and not wall.polygon.disc_overlaps(x, y, narrow):
            return True
    return False


def too_large_inside(play: AgsPlay, x: float, y: float, radius: float, level: float) -> Refused | None:
    """A large base is in no building without a gate, but may be on its roof (ags.2.13.gebaeude.l_basen)."""
    for solid in play.ground.touching(x, y, radius, "building"):
        inside = "impassable" not in solid.kinds and solid.height > max(level, LOW) + TOLERANCE
        if inside and not gates(play, solid.piece.feature):
            return refuse("ags.2.13.gebaeude.l_basen", "ags-refused-large-base", piece=solid.piece.id)
    return None


