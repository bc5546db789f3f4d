"""Distances, contact, melee, auras, areas and shadows: what is true on the table (ags.2.8, ags.2.10.verschattet).

`ags.2.8.1`: everything is measured by the shortest way from base edge to base edge, by anybody at any time; so all of
this is free of side effects, except that `settle_melees` writes down which melees have begun and ended.
"""
from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags.neutrals import NEUTRAL_PROFILES
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import TABLE, Figure, Marker
from walstatt.table.shapes import TOLERANCE, Disc, Point, at_least, within
from walstatt.table.terrain import Piece, Solid

Thing = Figure | Marker
"""What lies or stands on the table and has a round outline."""

IN_SPACE = "ags.r.entfernung_hoehe"
TASK_MEASURE = "ags.r.conflict_distances"
SHADOW_MEASURE = "ags.r.verschattet_messen"
MELEE_LINKS = "ags.r.nahkampf_gruppe"
MOB_COUNT = "ags.r.mob_zaehlung"

CONTACT_HEIGHT = 2.0
"""How far above each other two bases may be in contact (ags.2.8.2.kontakt)."""
LEVEL_HEIGHT = 2.0
"""How high auras and areas are, up and down (ags.2.8.5.hoehe, ags.2.8.6.hoehe, ags.r.ebene)."""
MELEE_END = 1.0
"""So far apart a melee is over (ags.2.8.2.verlassen, ags.r.nahkampf_dauer)."""
SHADOW_REACH = 4.0
SHADOW_HEIGHT = 2.0
SHADOW_PEOPLE = "schatten"


# ---- distances


def disc(play: AgsPlay, thing: Thing) -> Disc:
    return play.marker_disc(thing) if isinstance(thing, Marker) else play.disc(thing)


def gap(play: AgsPlay, one: Thing, other: Thing) -> float:
    """Horizontal distance, edge to edge, never negative."""
    free = hypot(one.x - other.x, one.y - other.y) - _radius(play, one) - _radius(play, other)
    return free if free > 0.0 else 0.0


def _radius(play: AgsPlay, thing: Thing) -> float:
    return play.marker_radius(thing) if isinstance(thing, Marker) else play.radius(thing)


def distance(play: AgsPlay, one: Thing, other: Thing) -> float:
    """In space between the nearest points of two bases; horizontally by ruling (ags.2.8.1, ags.r.entfernung_hoehe)."""
    return slanted(play, gap(play, one, other), one.z - other.z)


def slanted(play: AgsPlay, flat: float, rise: float) -> float:
    """A distance seen from above, measured through the air (ags.r.entfernung_hoehe)."""
    return flat if not rise or play.ruling(IN_SPACE) else hypot(flat, rise)


def within_range(play: AgsPlay, one: Thing, other: Thing, inches: float) -> bool:
    """Is the target so many inches or less away? For Fern and Spruch (ags.2.8.3)."""
    return within(distance(play, one, other), inches)


def range_problem(play: AgsPlay, one: Thing, target: Figure, inches: float, rule: str = "ags.2.8.3") -> Refused | None:
    """Why the target is out of range, with the distance as it is measured."""
    away = distance(play, one, target)
    if within(away, inches):
        return None
    args = {"target": play.name(target), "inches": inches, "away": round(away, 2)}
    return refuse(rule, "ags-refused-far", measured="ags.2.8.1", exactness="ags.r.genauigkeit", **args)


def marker_distance(play: AgsPlay, figure: Figure, marker: Marker) -> float:
    """From the base edge to the marker's rim."""
    return distance(play, figure, marker)


def markers_gap(play: AgsPlay, one: Marker, other: Marker) -> float:
    """Between the rims of two markers."""
    return distance(play, one, other)


def point_distance(play: AgsPlay, thing: Thing, x: float, y: float, z: float | None = None) -> float:
    """From the edge to a point; without a height the point lies on the ground."""
    x0, y0, r = disc(play, thing)
    flat = max(hypot(x0 - x, y0 - y) - r, 0.0)
    return slanted(play, flat, thing.z - (play.ground.level(x, y) if z is None else z))


def task_distance(play: AgsPlay, one: Thing | Point, other: Thing | Point) -> float:
    """For tactics and tasks: between the nearest edges, or centre to centre by ruling (ags.r.conflict_distances)."""
    x1, y1, z1, r1 = _spot(play, one)
    x2, y2, z2, r2 = _spot(play, other)
    flat = hypot(x1 - x2, y1 - y2)
    if not play.ruling(TASK_MEASURE):
        flat = max(flat - r1 - r2, 0.0)
    return slanted(play, flat, z1 - z2)


def _spot(play: AgsPlay, what: Thing | Point) -> tuple[float, float, float, float]:
    if isinstance(what, tuple):
        return what[0], what[1], play.ground.level(*what), 0.0
    x, y, r = disc(play, what)
    return x, y, what.z, r


def widest(play: AgsPlay) -> float:
    """The largest radius of any base that can come into play; no marker is larger than a slaver's."""
    known: float | None = play.memory.get("widest")
    if known is None:
        cards = [card for force in play.setup.forces for card in force.profiles.values()]
        known = max(card.radius for card in (*cards, *NEUTRAL_PROFILES.values()))
        play.remember("widest", known)
    return known


# ---- contact


def in_contact(play: AgsPlay, one: Thing, other: Thing, reach: float = 0.0) -> bool:
    """Contact (reach): seen from above no further apart, and at most 2 inches above each other (ags.2.8.2.kontakt)."""
    far = reach + 2.0 * widest(play) + TOLERANCE
    if not (-far <= one.x - other.x <= far and -far <= one.y - other.y <= far):
        return False
    return within(abs(one.z - other.z), CONTACT_HEIGHT) and within(gap(play, one, other), reach)


def contact_problem(
    play: AgsPlay, one: Thing, target: Figure, reach: float = 0.0, rule: str = "ags.2.8.2.kontakt"
) -> Refused | None:
    """Why there is no contact (reach): too far apart, or too far above each other."""
    if in_contact(play, one, target, reach):
        return None
    away = gap(play, one, target)
    args = {"target": play.name(target), "inches": reach, "away": round(away, 2)}
    if within(away, reach):
        return refuse("ags.2.8.2.kontakt", "ags-refused-contact-height", rise=round(abs(one.z - target.z), 2), **args)
    return refuse(rule, "ags-refused-contact-reach", ruling="" if reach else "ags.r.nah_0", **args)


def at_marker(play: AgsPlay, figure: Figure, marker: Marker) -> bool:
    """Does the base touch or overlap the marker?"""
    return not marker.carrier and in_contact(play, figure, marker)


def contact_foes(play: AgsPlay, figure: Figure) -> list[Figure]:
    """Hostile models in contact (0)."""
    return [other for other in play.foes(figure) if in_contact(play, figure, other)]


def contact_friends(play: AgsPlay, figure: Figure) -> list[Figure]:
    """Others of the same force in contact (0)."""
    return [other for other in play.friends(figure) if in_contact(play, figure, other)]


# ---- terrain


def solid_of(play: AgsPlay, piece: Piece) -> Solid | None:
    """The piece as it lies on the table now; None if it is gone."""
    known: dict[str, Solid] | None = play.memory.get("solids")
    if known is None:
        known = play.remember("solids", {solid.piece.id: solid for solid in play.ground.solids})
    assert known is not None
    return known.get(piece.id)


def at_piece(play: AgsPlay, thing: Thing, piece: Piece) -> bool:
    """Does it touch or overlap the piece? (Contact with an object, ags.2.8.2.kontakt.)"""
    solid = solid_of(play, piece)
    if solid is None or thing.z > piece.height + CONTACT_HEIGHT + TOLERANCE:
        return False
    x, y, r = disc(play, thing)
    return within(solid.polygon.distance(x, y), r)


def in_piece(play: AgsPlay, thing: Thing, piece: Piece) -> bool:
    """Does any part of it overlap the area? Touching the border is not enough (ags.r.gelaende_in)."""
    solid = solid_of(play, piece)
    if solid is None or not at_height_of(thing.z, piece):
        return False
    x, y, r = disc(play, thing)
    return solid.polygon.disc_overlaps(x, y, r)


def at_height_of(z: float, piece: Piece) -> bool:
    """A wood grows at every height; who stands on a roof is not in the building, nor who is above an area in that."""
    if "wood" in piece.kinds:
        return True
    if "building" in piece.kinds:
        return z < piece.height - TOLERANCE
    return within(z, piece.height)


def pieces_at(play: AgsPlay, thing: Thing, kind: str = "") -> list[Piece]:
    """The pieces (of a kind) that it touches or overlaps."""
    return [piece for piece in _near(play, thing, kind) if at_piece(play, thing, piece)]


def pieces_in(play: AgsPlay, thing: Thing, kind: str = "") -> list[Piece]:
    """The pieces (of a kind) that it stands or lies in, at least partly."""
    return [piece for piece in _near(play, thing, kind) if in_piece(play, thing, piece)]


def _near(play: AgsPlay, thing: Thing, kind: str) -> list[Piece]:
    x, y, r = disc(play, thing)
    r += TOLERANCE
    rows = play.ground.rows_of_kind(kind) if kind else play.ground.rows
    return [
        solid.piece
        for west, south, east, north, solid in rows
        if west - r <= x <= east + r and south - r <= y <= north + r
    ]


# ---- melee


def settle_melees(play: AgsPlay) -> None:
    """Melees begin with contact of hostile models and end when they are an inch apart (ags.2.8.2.nahkampf).

    To be called after every change of position. A model that touches objects only is in no melee (ags.2.8.2.objekt).
    """
    state = play.state
    found: set[tuple[str, str]] = set()
    for one, other in _close_pairs(play.on_table(), 2.0 * widest(play) + MELEE_END):
        if one.seat == other.seat or not fight(play, one, other):
            continue
        pair = (one.id, other.id) if one.id < other.id else (other.id, one.id)
        if in_contact(play, one, other) or (pair in state.melees and not _apart(play, one, other)):
            found.add(pair)
    if found == state.melees:
        return
    before, state.melees = state.melees, frozenset(found)
    for one_id, other_id in sorted(state.melees - before):
        one, other = play.figure(one_id), play.figure(other_id)
        play.note(
            "ags-melee-begins", "ags.2.8.2.nahkampf", "ags.2.8.2.angreifen", figure=play.name(one), foe=play.name(other)
        )
    for one_id, other_id in sorted(before - state.melees):
        one, other = play.figure(one_id), play.figure(other_id)
        if one.place == other.place == TABLE:
            play.note("ags-melee-ends", *_leaving(play, one, other), figure=play.name(one), foe=play.name(other))


def _leaving(play: AgsPlay, one: Figure, other: Figure) -> list[str]:
    """The rules of a melee's end; who still touches an object is not in melee for that."""
    rules = ["ags.2.8.2.verlassen", "ags.r.nahkampf_dauer"]
    if any(not in_melee(play, figure) and pieces_at(play, figure) for figure in (one, other)):
        rules.append("ags.2.8.2.objekt")
    return rules


def _close_pairs(table: list[Figure], reach: float) -> Iterator[tuple[Figure, Figure]]:
    """Pairs of models whose centres may be so near."""
    table.sort(key=lambda figure: figure.x)
    for i, one in enumerate(table):
        east, y = one.x + reach, one.y
        for j in range(i + 1, len(table)):
            other = table[j]
            if other.x > east:
                break
            if -reach <= other.y - y <= reach:
                yield one, other


def fight(play: AgsPlay, one: Figure, other: Figure) -> bool:
    """Is contact of the two a melee? By ruling not with a slaver (ags.r.slavers_hostile)."""
    if not play.hostile(one, other):
        return False
    return play.ruling("ags.r.slavers_hostile") == 0 or "slaver" not in (one.profile, other.profile)


def _apart(play: AgsPlay, one: Figure, other: Figure) -> bool:
    """Are they at least an inch apart, or too far above each other for contact? (ags.r.nahkampf_dauer)"""
    return at_least(gap(play, one, other), MELEE_END) or not within(abs(one.z - other.z), CONTACT_HEIGHT)


def is_fallen(figure: Figure) -> bool:
    """Taken out at once though not yet removed (ags.2.6.ausschalten); a slaver stands on (ags.4.1.2.nachtragend)."""
    return figure.hp <= 0 and figure.profile != "slaver"


def melee_foes(play: AgsPlay, figure: Figure) -> list[Figure]:
    """Those with whom its melee has begun and not ended, in contact or not."""
    foes = []
    for one, other in play.state.melees:
        if figure.id in (one, other):
            foe = play.state.figures[other if one == figure.id else one]
            if foe.place == TABLE and not is_fallen(foe):
                foes.append(foe)
    foes.sort(key=lambda foe: foe.id)
    return foes


def in_melee(play: AgsPlay, figure: Figure) -> bool:
    """Is it in melee? A mob is if any member is (ags.2.8.2.nahkampf, ags.r.mob_zaehlung)."""
    if not play.state.melees:
        return False
    return any(melee_foes(play, member) for member in play.group(figure))


def melee_group(play: AgsPlay, figure: Figure) -> list[Figure]:
    """All models of the same melee, the figure included; empty if it is in none.

    Linked are hostile models in melee, directly or through others; a mob counts as one model, so its members link
    too. By ruling only the figure and those in melee with it (ags.r.nahkampf_gruppe).
    """
    if not in_melee(play, figure):
        return []
    seen = {member.id: member for member in play.group(figure)}
    waiting = list(seen.values())
    only_neighbours = bool(play.ruling(MELEE_LINKS))
    while waiting:
        for foe in melee_foes(play, waiting.pop()):
            for member in play.group(foe):
                if member.id not in seen:
                    seen[member.id] = member
                    if not only_neighbours:
                        waiting.append(member)
    return list(seen.values())


def melee_sides(play: AgsPlay, figure: Figure, target: Figure | None = None) -> tuple[int, int]:
    """Own and hostile models in the figure's melee, as support counts them (ags.2.8.2.unterstuetzung).

    Where only the target's neighbours count (ags.r.nahkampf_gruppe), they do so if the figure is one of them.
    """
    group = melee_group(play, figure)
    if group and target is not None and play.ruling(MELEE_LINKS):
        group = melee_group(play, target)
        if figure.id not in {one.id for one in group}:
            return 0, 0
    own = [one for one in group if one.seat == figure.seat]
    return count_models(play, own), count_models(play, [one for one in group if play.hostile(figure, one)])


def others_in_melee(play: AgsPlay, target: Figure) -> int:
    """How many models besides the target are in its melee: the malus of shots into it (ags.2.8.4)."""
    return max(count_models(play, melee_group(play, target)) - 1, 0)


def count_models(play: AgsPlay, figures: list[Figure]) -> int:
    """A mob is one model, or by ruling as many as it has members (ags.r.mob_zaehlung)."""
    if play.ruling(MOB_COUNT):
        return len(figures)
    return len({figure.mob or figure.id for figure in figures})


# ---- auras and areas


def in_aura(play: AgsPlay, source: Figure, figure: Figure, inches: float) -> bool:
    """Does the circle around the source's centre reach the base, on its level? (ags.2.8.5, ags.2.8.5.hoehe)"""
    return in_area(play, source.x, source.y, source.z, inches, figure)


def in_area(play: AgsPlay, x: float, y: float, z: float, inches: float, figure: Figure) -> bool:
    """Does the circle around a point reach the base, on the point's level? (ags.2.8.6, ags.2.8.6.hoehe)"""
    if not within(hypot(x - figure.x, y - figure.y) - play.radius(figure), inches):
        return False
    return same_level(play, z, figure.z, x, y, figure.x, figure.y)


def aura_problem(play: AgsPlay, source: Figure, figure: Figure, inches: float) -> Refused | None:
    """Why an aura does not reach the figure: too far, on another level, or behind a floor."""
    if in_aura(play, source, figure, inches):
        return None
    args = {"target": play.name(figure), "inches": inches}
    if not within(hypot(source.x - figure.x, source.y - figure.y) - play.radius(figure), inches):
        return refuse("ags.2.8.5", "ags-refused-circle", **args)
    if not within(abs(source.z - figure.z), LEVEL_HEIGHT):
        return refuse("ags.2.8.5.hoehe", "ags-refused-level", **args)
    return refuse("ags.r.ebene", "ags-refused-floor", **args)


def same_level(play: AgsPlay, z1: float, z2: float, x1: float, y1: float, x2: float, y2: float) -> bool:
    """At most 2 inches up or down, and no floor between them (ags.r.ebene)."""
    if not within(abs(z1 - z2), LEVEL_HEIGHT):
        return False
    return not floor_between(play, z1, z2, x1, y1, x2, y2)


def floor_between(play: AgsPlay, z1: float, z2: float, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Is there a floor, ceiling or roof over the lower place that is also under the higher one?"""
    low, high = min(z1, z2), max(z1, z2)
    return high > low + TOLERANCE and not slabs(play, x1, y1, low, high).isdisjoint(slabs(play, x2, y2, low, high))


def slabs(play: AgsPlay, x: float, y: float, low: float, high: float) -> set[float]:
    """Heights of the floors and roofs at a point, above the lower height and not above the other."""
    return {
        solid.height
        for kind in ("floor", "building")
        for west, south, east, north, solid in play.ground.rows_of_kind(kind)
        if low + TOLERANCE < solid.height <= high + TOLERANCE
        and west <= x <= east
        and south <= y <= north
        and solid.polygon.contains(x, y)
    }


# ---- shadow


class Shadow(NamedTuple):
    """Is it in an own, in a hostile Verschattet area? (ags.2.10.verschattet.eigen_feindlich)"""

    own: bool
    hostile: bool

    @property
    def rules(self) -> tuple[str, ...]:
        """What it follows from."""
        if not (self.own or self.hostile):
            return ()
        found = ("ags.2.10.verschattet", "ags.2.10.verschattet.eigen_feindlich")
        return (*found, "ags.2.10.verschattet.ueberlappen") if self.own and self.hostile else found


LIGHT = Shadow(False, False)


def shadow(play: AgsPlay, figure: Figure) -> Shadow:
    """The shadow areas that the base reaches into; both at once is possible (ags.2.10.verschattet.ueberlappen)."""
    owners = _shadow_owners(play, figure.x, figure.y, figure.z, play.radius(figure))
    if not owners:
        return LIGHT
    hostile = any(owner != figure.seat for owner in owners) and (figure.seat in (0, 1) or figure.profile == "slaver")
    return Shadow(figure.seat in owners, hostile)


def shadowed(play: AgsPlay, figure: Figure) -> bool:
    """Does it stand where a model is Verschattet? It follows from the place alone, so nobody writes it down."""
    return bool(_shadow_owners(play, figure.x, figure.y, figure.z, play.radius(figure)))


def _shadow_owners(play: AgsPlay, x: float, y: float, z: float, radius: float) -> set[int]:
    """Owners of TT markers of the Schatten within 4 inches, from the marker's rim or by ruling from its centre."""
    owners: set[int] = set()
    for seat in (0, 1):
        if play.people(seat) != SHADOW_PEOPLE:
            continue
        for marker in play.markers("tt", seat):
            lit = play.marker_disc(marker)
            rim = 0.0 if play.ruling(SHADOW_MEASURE) else lit.r
            if within(abs(z - marker.z), SHADOW_HEIGHT) and within(
                hypot(x - lit.x, y - lit.y) - rim - radius, SHADOW_REACH
            ):
                owners.add(seat)
                break
    return owners
