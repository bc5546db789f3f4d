"""The eighteen tasks that come with the six tactics (4.1.1.1 to 4.1.6.3)."""
from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations, product

from walstatt.games.ags import facts, records
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure, Marker
from walstatt.games.ags.tasks import places
from walstatt.games.ags.tasks.goal import (
    Line,
    Offer,
    Task,
    ids,
    kills,
    neutral_losses,
    one,
    only_if,
    own,
    pairs,
    scored,
)
from walstatt.table.shapes import at_least, beyond, within
from walstatt.table.terrain import Piece

SHRINE_REACH = 6.0
MARKERS_APART = 6.0
SPREAD = 8.0
PATH_REACH = 4.0
PATH_MARKER = 2.0


def free_of_enemies(play: AgsPlay, figure: Figure) -> bool:
    """Without contact (0) to a model of the other player; neutral figures do not matter (ags.r.path_models)."""
    return not any(facts.in_contact(play, figure, other) for other in own(play, 1 - figure.seat))


# ---- the shrine


def examine_shrine(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """Two or three markers near the shrine, far enough apart; others are ignored (ags.r.marker_subset)."""
    del seat
    shrine = play.state.markers.get("shrine")
    if shrine is None:
        return
    near = [marker for marker in markers if within(places.gap(play, marker, shrine), SHRINE_REACH)]
    for number in (3, 2):
        for chosen in combinations(near, number):
            if all(at_least(places.gap(play, *pair), MARKERS_APART) for pair in combinations(chosen, 2)):
                yield from one(number, "ags.4.1.1.1", ids(chosen))


def take_shrine(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    mine, theirs = (_free_at_shrine(play, side) for side in (seat, 1 - seat))
    if mine:
        lines = [Line(min(2, mine), "ags.4.1.1.2")]
        if mine > theirs:
            lines.append(Line(1, "ags.4.1.1.2.mehr", additional=True))
        yield Offer(tuple(lines))


def _free_at_shrine(play: AgsPlay, seat: int) -> int:
    shrine = play.state.markers.get("shrine")
    if shrine is None:
        return 0
    return sum(facts.at_marker(play, model, shrine) and free_of_enemies(play, model) for model in own(play, seat))


def damage_shrine(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """A point for each damage, two at most; told as often as there is a new one."""
    del markers
    dealt = min(2, records.count(play, f"schrein_schaden:{seat}"))
    new = dealt - points_by(play, seat, "ags.4.1.1.3")
    return only_if(new > 0, new, "ags.4.1.1.3")


def shrine_destroyed(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del seat, markers
    gone = records.count(play, "schrein_vernichtet") > 0
    return [Offer((Line(1, "ags.4.1.1.3.ende", additional=True),))] if gone else []


def points_by(play: AgsPlay, seat: int, rule: str) -> int:
    return sum(victory.points for victory in play.state.victories if victory.seat == seat and victory.rule == rule)


# ---- the interrogation


def free_prisoners(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    new = min(3, records.count(play, f"befreit:{seat}")) - points_by(play, seat, "ags.4.1.2.1")
    return only_if(new > 0, new, "ags.4.1.2.1")


def take_revenge(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """Prisoners eliminated with Nah attacks."""
    del markers
    slain = sum(loss.by_kind == "nah" for loss in neutral_losses(play, "prisoner", seat))
    new = min(3, slain) - points_by(play, seat, "ags.4.1.2.2")
    return only_if(new > 0, new, "ags.4.1.2.2")


def end_injustice(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """The first slaver that this player eliminates (ags.r.injustice_first)."""
    del markers
    first = bool(neutral_losses(play, "slaver", seat)) and not scored(play, seat, "unrecht_ausmerzen", "ags.4.1.2.3")
    return only_if(first, 2, "ags.4.1.2.3")


def both_slavers(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del seat, markers
    both = len(neutral_losses(play, "slaver")) >= 2
    return [Offer((Line(1, "ags.4.1.2.3.beide", additional=True),))] if both else []


# ---- the beacons


def cross_over(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    inside = sum(places.wholly_in_zone(play, model, 1 - seat) for model in own(play, seat))
    return only_if(inside > 0, min(3, inside), "ags.4.1.3.1")


def marking(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """One or two markers in the enemy zone, and a point more if those farthest apart are more than 8 inches apart."""
    inside = [marker for marker in markers if places.in_zone(play, marker, 1 - seat)]
    spread = Line(1, "ags.4.1.3.2.abstand")
    for pair in pairs(inside, lambda a, b: beyond(places.gap(play, a, b), SPREAD)):
        yield Offer((Line(2, "ags.4.1.3.2"), spread), ids(pair))
    for pair in combinations(inside, 2):
        yield from one(2, "ags.4.1.3.2", ids(pair))
    for marker in inside:
        yield from one(1, "ags.4.1.3.2", [marker.id])


def distraction(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    enemy = 1 - seat
    if not any(places.in_half(play, model, enemy) for model in own(play, seat)):
        return
    lines = []
    theirs = own(play, enemy)
    at_home = [model for model in theirs if places.in_half(play, model, enemy)]
    if not any(places.in_zone(play, model, enemy) for model in theirs):
        lines.append(Line(1, "ags.4.1.3.3"))
    if all(facts.in_melee(play, model) for model in at_home):
        lines.append(Line(1, "ags.4.1.3.3.gebunden"))
    if not at_home:
        lines.append(Line(1, "ags.4.1.3.3.leer", additional=True))
    if lines:
        yield Offer(tuple(lines))


# ---- the unknown land


def find_camp(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """Two or three pieces in the enemy half, each with a marker of its own (ags.r.terrain_pieces)."""
    touched = {marker.id: marked_pieces(play, marker, 1 - seat) for marker in markers}
    useful = [marker.id for marker in markers if touched[marker.id]]
    for number in (3, 2):
        for chosen in combinations(useful, number):
            if _distinct([touched[marker] for marker in chosen]):
                yield from one(number, "ags.4.1.4.1", chosen)


def marked_pieces(play: AgsPlay, marker: Marker, half: int) -> frozenset[str]:
    """Terrain pieces wholly in the half that the marker touches."""
    return frozenset(
        piece_name(piece)
        for piece in places.terrain(play)
        if facts.at_piece(play, marker, piece) and places.piece_wholly_in_half(play, piece, half)
    )


def piece_name(piece: Piece) -> str:
    """Parts of one feature are one piece."""
    return piece.feature or piece.id


def _distinct(choices: list[frozenset[str]]) -> bool:
    return any(len(set(chosen)) == len(chosen) for chosen in product(*choices))


def mark_the_way(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    if not scored(play, seat, "wegmarkierung", "ags.4.1.4.2"):
        for chosen in _ways(play, seat, markers):
            yield from one(2, "ags.4.1.4.2", ids(chosen))


def way_still_marked(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    for chosen in _ways(play, seat, markers):
        yield Offer((Line(1, "ags.4.1.4.2.ende", additional=True),), ids(chosen))


def _ways(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[tuple[Marker, Marker, Marker]]:
    """A marker in the own zone, one on the centre line, one in an enemy zone (ags.r.way_markers)."""
    home = [marker for marker in markers if places.in_zone(play, marker, seat)]
    middle = [marker for marker in markers if places.on_centre_line(play, marker)]
    away = [marker for marker in markers if places.in_zone(play, marker, 1 - seat)]
    for chosen in product(home, middle, away):
        if len({marker.id for marker in chosen}) == len(chosen):
            yield chosen


def travelling_alone(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    now = play.state.round
    return only_if(now > 1 and len(kills(play, seat, now)) >= 2, 1, "ags.4.1.4.3")


# ---- the exchange


def cut_off_paths(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """Free models at the two ends of a centre line, each with a marker of its own beside it."""
    free = [model for model in own(play, seat) if free_of_enemies(play, model)]
    basic, opposite = Line(1, "ags.4.1.5.1"), Line(1, "ags.4.1.5.1.gegenueber")
    held: list[tuple[list[Figure], list[Figure]]] = []
    for ends in places.line_ends(play):
        first, second = ([m for m in free if within(places.point_gap(play, m, end), PATH_REACH)] for end in ends)
        held.append((first, second))
    for first, second in held:
        beside = {model.id: _markers_beside(play, model, markers) for model in (*first, *second)}
        for one_model, other in product(first, second):
            if one_model is other:
                continue
            for pair in product(beside[one_model.id], beside[other.id]):
                if pair[0] != pair[1]:
                    yield Offer((basic, opposite, Line(1, "ags.4.1.5.1.marker", additional=True)), pair)
    if any(a is not b for first, second in held for a, b in product(first, second)):
        yield Offer((basic, opposite))
    if any(first or second for first, second in held):
        yield Offer((basic,))


def _markers_beside(play: AgsPlay, model: Figure, markers: list[Marker]) -> list[str]:
    return [marker.id for marker in markers if within(places.gap(play, model, marker), PATH_MARKER)]


def holder(play: AgsPlay, item: str) -> Figure | None:
    """The model that carries an item; a lying one is possessed by nobody (ags.r.item_possession)."""
    marker = play.state.markers.get(item)
    return play.figure(marker.carrier) if marker is not None and marker.carrier else None


def possesses(play: AgsPlay, seat: int, item: str) -> bool:
    figure = holder(play, item)
    return figure is not None and figure.seat == seat


def decoy(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    mine, theirs = f"item-{seat}", f"item-{1 - seat}"
    if not records.count(play, f"erhalten:{mine}"):
        return
    fulfilled = [
        not records.count(play, f"untersucht:{mine}"),
        not possesses(play, 1 - seat, mine),
        possesses(play, seat, theirs),
    ]
    if any(fulfilled):
        yield Offer(tuple(Line(1, "ags.4.1.5.2.vp") for holds in fulfilled if holds))


def greed(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    lines = [Line(1, "ags.4.1.5.3") for item in ("item-0", "item-1") if _at_home(play, seat, item)]
    if all(possesses(play, seat, item) for item in ("item-0", "item-1")):
        lines.append(Line(1, "ags.4.1.5.3.beide", additional=True))
    if lines:
        yield Offer(tuple(lines))


def _at_home(play: AgsPlay, seat: int, item: str) -> bool:
    figure = holder(play, item)
    return figure is not None and figure.seat == seat and places.in_zone(play, figure, seat)


# ---- the camp


def markers_at_provisions(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Marker]:
    """Own markers in contact with the enemy's provisions."""
    provisions = play.state.markers.get(f"provisions-{1 - seat}")
    if provisions is None:
        return []
    return [marker for marker in markers if facts.in_contact(play, marker, provisions)]


def burn_provisions(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """At the end of any round: two markers in contact destroy them for good. It gives no points by itself."""
    if not records.count(play, f"proviant_vernichtet:{1 - seat}"):
        for pair in combinations(markers_at_provisions(play, seat, markers), 2):
            yield Offer((), ids(pair), partial(_burn, play, 1 - seat))


def _burn(play: AgsPlay, owner: int) -> None:
    records.put(play, f"proviant_vernichtet:{owner}", play.state.round)
    play.note("ags-provisions-destroyed", "ags.4.1.6.1", seat=owner)


def destroy_provisions(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    destroyed = records.count(play, f"proviant_vernichtet:{1 - seat}")
    early = (Line(1, "ags.4.1.6.1.frueh", additional=True),) if 0 < destroyed <= 4 else ()
    if destroyed:
        yield Offer((Line(2, "ags.4.1.6.1.vp"), *early))
        return
    touching = markers_at_provisions(play, seat, markers)
    for pair in combinations(touching, 2):
        yield from one(2, "ags.4.1.6.1.vp", ids(pair))
    for marker in touching:
        yield from one(1, "ags.4.1.6.1.vp", [marker.id])


def provisions_taken(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    rule = "ags.4.1.6.2.vp_entnommen"
    taken = records.count(play, f"entnommen:{seat}") > 0
    return only_if(taken and not scored(play, seat, "proviant_erbeuten", rule), 1, rule)


def loot_brought_home(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    lines = []
    if any(_at_provisions(play, portion, seat) for portion in portions(play, 1 - seat)):
        lines.append(Line(1, "ags.4.1.6.2.vp_heim"))
    if not any(_lost_to(play, portion, 1 - seat) for portion in portions(play, seat)):
        lines.append(Line(1, "ags.4.1.6.2.vp_sicher"))
    if lines:
        yield Offer(tuple(lines))


def portions(play: AgsPlay, owner: int) -> list[Marker]:
    return [marker for marker in play.state.markers.values() if marker.kind == "portion" and marker.owner == owner]


def _lost_to(play: AgsPlay, portion: Marker, enemy: int) -> bool:
    """Does the enemy carry it, or has brought it to his own provisions?"""
    carried = bool(portion.carrier) and play.figure(portion.carrier).seat == enemy
    return carried or _at_provisions(play, portion, enemy)


def _at_provisions(play: AgsPlay, portion: Marker, seat: int) -> bool:
    """Lying in contact with the seat's provisions; by ruling also while its carrier touches them."""
    provisions = play.state.markers.get(f"provisions-{seat}")
    if provisions is None:
        return False
    if portion.carrier:
        carrier = play.figure(portion.carrier)
        by_carrier = play.ruling("ags.r.provisions_details") == 1
        return by_carrier and carrier.seat == seat and facts.at_marker(play, carrier, provisions)
    return facts.in_contact(play, portion, provisions)


def crush_camp(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    enemy = 1 - seat
    theirs = own(play, enemy)
    if any(places.in_zone(play, model, enemy) for model in theirs):
        return
    lines = [Line(2, "ags.4.1.6.3")]
    if not any(places.in_half(play, model, enemy) for model in theirs):
        lines.append(Line(1, "ags.4.1.6.3", additional=True))
    yield Offer(tuple(lines))


TACTIC_TASKS = (
    Task(
        "schrein_untersuchen", "ags.4.1.1.1", game_end=examine_shrine, marks=True,
        readings=("ags.r.marker_owner", "ags.r.marker_subset"),
    ),
    Task("schrein_einnehmen", "ags.4.1.1.2", game_end=take_shrine),
    Task("schrein_vernichten", "ags.4.1.1.3", now=damage_shrine, game_end=shrine_destroyed),
    Task("gefangene_befreien", "ags.4.1.2.1", now=free_prisoners),
    Task("rache_ueben", "ags.4.1.2.2", now=take_revenge),
    Task(
        "unrecht_ausmerzen", "ags.4.1.2.3", now=end_injustice, game_end=both_slavers,
        readings=("ags.r.injustice_first",),
    ),
    Task("uebertritt", "ags.4.1.3.1", game_end=cross_over),
    Task("markierung", "ags.4.1.3.2", game_end=marking, marks=True),
    Task("ablenkung", "ags.4.1.3.3", game_end=distraction),
    Task(
        "lagersuche", "ags.4.1.4.1", game_end=find_camp, marks=True,
        readings=("ags.r.marker_owner", "ags.r.terrain_pieces"),
    ),
    Task(
        "wegmarkierung", "ags.4.1.4.2", now=mark_the_way, game_end=way_still_marked, marks=True,
        readings=("ags.r.marker_owner", "ags.r.way_markers"),
    ),
    Task("allein_unterwegs", "ags.4.1.4.3", round_end=travelling_alone),
    Task("wege_abschneiden", "ags.4.1.5.1", game_end=cut_off_paths, marks=True, readings=("ags.r.path_models",)),
    Task("attrappe", "ags.4.1.5.2", game_end=decoy, readings=("ags.4.1.5.2", "ags.r.item_possession")),
    Task("habgier", "ags.4.1.5.3", game_end=greed, readings=("ags.r.item_possession",)),
    Task(
        "proviant_vernichten", "ags.4.1.6.1", "must", round_end=burn_provisions, game_end=destroy_provisions,
        marks=True,
    ),
    Task("proviant_erbeuten", "ags.4.1.6.2", now=provisions_taken, game_end=loot_brought_home),
    Task("lager_aufreiben", "ags.4.1.6.3", game_end=crush_camp),
)
"""In the order of the book: three for each tactic."""
