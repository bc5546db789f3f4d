"""The tasks of the twelve peoples (4.3.1 to 4.3.12)."""
from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import combinations, product

from walstatt.games.ags import facts, records
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure, Marker
from walstatt.games.ags.tasks import places
from walstatt.games.ags.tasks.goal import (
    Line,
    Offer,
    Task,
    eliminated,
    ids,
    kills,
    one,
    only_if,
    own,
    scored,
    scored_this_round,
    victories,
)
from walstatt.games.ags.tasks.tactic_tasks import marked_pieces, points_by
from walstatt.table.shapes import at_least, within

CLAIM_APART = 8.0
SHADOW_LINK = 8.0
FOREST_REACH = 6.0
SURROUNDING = 4
MOB_COUNTS = 3
SPIRITS = ("Geist", "Mar")
STARTING = 3


# ---- Ritter, Orden, Steamers


def stake_claim(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    if not scored(play, seat, "anspruch_erheben"):
        for chosen in _claims(play, markers):
            yield from one(2, "ags.4.3.1", ids(chosen))


def claim_holds(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del seat
    for chosen in _claims(play, markers):
        yield Offer((Line(1, "ags.4.3.1", additional=True),), ids(chosen))


def _claims(play: AgsPlay, markers: list[Marker]) -> Iterator[tuple[Marker, ...]]:
    """One marker in each quarter, every two of them far enough apart; others are ignored (ags.r.marker_subset)."""
    lying = [(places.quarter(play, marker), marker) for marker in markers]
    quarters = [[marker for quarter, marker in lying if quarter == number] for number in (1, 2, 3, 4)]
    if all(quarters):
        yield from _spread(play, (), quarters)


def _spread(
    play: AgsPlay, chosen: tuple[Marker, ...], quarters: list[list[Marker]]
) -> Iterator[tuple[Marker, ...]]:
    """One more marker from each quarter that is left, far enough from those chosen before."""
    if not quarters:
        yield chosen
        return
    for marker in quarters[0]:
        if all(at_least(places.gap(play, marker, other), CLAIM_APART) for other in chosen):
            yield from _spread(play, (*chosen, marker), quarters[1:])


def magic_powers(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """Enemies eliminated directly by a Spruch; by ruling also by a Fluch (ags.r.spell_kill)."""
    del markers
    kinds = ("spruch", "fluch") if play.ruling("ags.r.spell_kill") == 1 else ("spruch",)
    slain = sum(loss.by_kind in kinds and loss.credit == seat for loss in eliminated(play, 1 - seat))
    new = min(3, slain) - points_by(play, seat, "ags.4.3.2")
    return only_if(new > 0, new, "ags.4.3.2")


def mining(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """Two markers at terrain of the enemy half, another own model at each of them (ags.r.mining_models)."""
    at_work = {marker.id: _workers(play, seat, marker) for marker in markers if marked_pieces(play, marker, 1 - seat)}
    for first, second in combinations(at_work, 2):
        if any(a != b for a, b in product(at_work[first], at_work[second])):
            yield from one(1, "ags.4.3.3", (first, second))


def _workers(play: AgsPlay, seat: int, marker: Marker) -> list[str]:
    return [model.id for model in own(play, seat) if facts.at_marker(play, model, marker)]


# ---- Kleines Volk, Flüsterer, Läufer


def surround(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    if play.state.round < 1 or scored_this_round(play, seat, "umzingeln"):
        return []
    surrounded = any(_surrounding(play, seat, enemy) >= SURROUNDING for enemy in own(play, 1 - seat))
    return only_if(surrounded, 1, "ags.4.3.4")


def _surrounding(play: AgsPlay, seat: int, enemy: Figure) -> int:
    """Own models in one melee with this enemy alone; a mob counts at most as three (ags.r.surround_count)."""
    if any(other.seat != seat and other is not enemy for other in facts.melee_group(play, enemy)):
        return 0
    total = 0
    mobs: set[str] = set()
    for model in own(play, seat):
        if model.mob in mobs or not facts.in_contact(play, model, enemy):
            continue
        group = play.group(model)
        others = [other for other in play.foes(model) if other is not enemy]
        if any(facts.in_contact(play, member, other) for member in group for other in others):
            continue
        total += min(MOB_COUNTS, len(group))
        if model.mob:
            mobs.add(model.mob)
    return total


def witching_hour(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    return only_if(_spirits(play, seat) >= 3 and not scored(play, seat, "geisterstunde"), 2, "ags.4.3.5")


def spirits_remain(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    if _spirits(play, seat) >= 3:
        yield Offer((Line(1, "ags.4.3.5", additional=True),))


def _spirits(play: AgsPlay, seat: int) -> int:
    """Ghosts and nightmares on the board, by their keywords (ags.r.summon_keywords)."""
    return sum(any(play.profile(model).has(word) for word in SPIRITS) for model in own(play, seat))


def time_of_bones(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """A point with the second, fourth and sixth skeleton summoned, whether they still stand or not."""
    del markers
    new = min(3, records.count(play, f"skelette:{seat}") // 2) - points_by(play, seat, "ags.4.3.6")
    return only_if(new > 0, new, "ags.4.3.6")


# ---- Wächter, Riesen, Schwarm


def reforestation(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del seat
    near = [marker.id for marker in markers if within(places.centre_gap(play, marker), FOREST_REACH)]
    for number in (4, 3, 2):
        for chosen in combinations(near, number):
            yield from one(number - 1, "ags.4.3.7", chosen)


def survival(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """Three points from the start, one less for each own model that is eliminated (ags.r.starting_vp)."""
    del markers
    left = max(0, STARTING - len(eliminated(play, seat)))
    change = left - sum(victory.points for victory in victories(play, seat, "ueberleben"))
    return only_if(change < 0, change, "ags.4.3.8")


def no_entry(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """At the end of the round (ags.r.no_entry_moment)."""
    del markers
    reading = play.ruling("ags.r.no_entry_moment")
    if reading == 2 or (reading == 1 and play.state.round == 1):
        return []
    return only_if(_half_is_free(play, seat), 1, "ags.4.3.9")


def no_entry_now(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """By ruling at any moment of a round, once in each."""
    del markers
    if play.ruling("ags.r.no_entry_moment") != 2 or play.state.round < 1:
        return []
    free = _half_is_free(play, seat) and not scored_this_round(play, seat, "eintritt_verboten")
    return only_if(free, 1, "ags.4.3.9")


def _half_is_free(play: AgsPlay, seat: int) -> bool:
    return not any(places.in_half(play, model, seat) for model in own(play, 1 - seat))


# ---- Schatten, Horde, Wusler


def shadow_realm(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    if not scored(play, seat, "schattenreich", "ags.4.3.10"):
        for chain in chains(play, seat, markers):
            yield from one(2, "ags.4.3.10", chain)


def shadow_realm_holds(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    for chain in chains(play, seat, markers):
        yield Offer((Line(1, "ags.4.3.10.ende", additional=True),), chain)


def chains(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[tuple[str, ...]]:
    """Shortest chains of markers from the own to the enemy zone, all of each pair of ends that are connected."""
    starts = [marker.id for marker in markers if places.wholly_in_zone(play, marker, seat)]
    ends = {marker.id for marker in markers if places.wholly_in_zone(play, marker, 1 - seat)}
    if not starts or not ends:
        return
    near: dict[str, list[str]] = {marker.id: [] for marker in markers}
    for a, b in combinations(markers, 2):
        if within(places.gap(play, a, b), SHADOW_LINK):
            near[a.id].append(b.id)
            near[b.id].append(a.id)
    for start in starts:
        before = _reached(start, near)
        for end in sorted(ends & before.keys()):
            yield from _paths(end, before)


def _reached(start: str, near: dict[str, list[str]]) -> dict[str, list[str]]:
    """Every marker that can be reached, with those that come before it on a shortest chain."""
    before: dict[str, list[str]] = {start: []}
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        marker = waiting.popleft()
        for other in near[marker]:
            if other not in steps:
                steps[other], before[other] = steps[marker] + 1, []
                waiting.append(other)
            if steps[other] == steps[marker] + 1:
                before[other].append(marker)
    return before


def _paths(end: str, before: dict[str, list[str]]) -> Iterator[tuple[str, ...]]:
    if not before[end]:
        yield (end,)
    for marker in before[end]:
        for path in _paths(marker, before):
            yield (*path, end)


def into_the_fray(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """Three points from the start, one less for each round without an own kill (ags.r.fray_per_round)."""
    del markers
    left = sum(victory.points for victory in victories(play, seat, "ab_ins_gemetzel"))
    slain = kills(play, seat, None if play.ruling("ags.r.fray_per_round") == 1 else play.state.round)
    return only_if(not slain and left > 0, -1, "ags.4.3.11")


def poison(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """Two enemy models have lost HP through poison in this round (ags.r.poison_loss)."""
    del markers
    enemies = [figure.id for figure in play.state.figures.values() if figure.seat == 1 - seat]
    poisoned = sum(records.this_round(play, f"gift:{enemy}") for enemy in enemies)
    return only_if(poisoned >= 2 and not scored_this_round(play, seat, "vergiften"), 1, "ags.4.3.12")


PEOPLE_TASKS = {
    "ritter": Task(
        "anspruch_erheben", "ags.4.3.1", "must", now=stake_claim, game_end=claim_holds, marks=True,
        readings=("ags.r.marker_subset",),
    ),
    "orden": Task("magische_kraefte", "ags.4.3.2", "must", now=magic_powers, readings=("ags.r.spell_kill",)),
    "steamers": Task(
        "rohstoffe_abbauen", "ags.4.3.3", "must", round_end=mining, marks=True,
        readings=("ags.r.mining_models",),
    ),
    "kleines_volk": Task("umzingeln", "ags.4.3.4", "must", now=surround, readings=("ags.r.surround_count",)),
    "fluesterer": Task(
        "geisterstunde", "ags.4.3.5", "must", now=witching_hour, game_end=spirits_remain,
        readings=("ags.r.summon_keywords",),
    ),
    "laeufer": Task("zeit_der_knochen", "ags.4.3.6", "must", now=time_of_bones, readings=("ags.r.summon_keywords",)),
    "waechter": Task("aufforstung", "ags.4.3.7", "must", game_end=reforestation, marks=True),
    "riesen": Task("ueberleben", "ags.4.3.8", "must", now=survival, readings=("ags.r.starting_vp",)),
    "schwarm": Task("eintritt_verboten", "ags.4.3.9", "must", now=no_entry_now, round_end=no_entry),
    "schatten": Task(
        "schattenreich", "ags.4.3.10", "must", now=shadow_realm, game_end=shadow_realm_holds, marks=True
    ),
    "horde": Task(
        "ab_ins_gemetzel", "ags.4.3.11", "must", round_end=into_the_fray,
        readings=("ags.r.starting_vp", "ags.r.fray_per_round"),
    ),
    "wusler": Task("vergiften", "ags.4.3.12", "must", now=poison, readings=("ags.r.poison_loss",)),
}
"""By people (ags.4.3)."""
STARTING_POINTS = {"ueberleben": "ags.4.3.8", "ab_ins_gemetzel": "ags.4.3.11"}
