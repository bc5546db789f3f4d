"""The six tactics: what they put on the table, and when they give victory points (4.1.1 to 4.1.6)."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from walstatt.core.questions import Pick, Script
from walstatt.games.ags import facts, records
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.tasks import places
from walstatt.games.ags.tasks.goal import TACTIC, Offer, one, own, own_markers, scored, scored_this_round
from walstatt.games.ags.tasks.tactic_tasks import holder, possesses
from walstatt.table.shapes import at_least

SHRINE, INTERROGATION, BEACONS, UNKNOWN_LAND, EXCHANGE, CAMP = 1, 2, 3, 4, 5, 6
SURVEY_APART = 12.0
NOTHING = Offer(())


def uses_markers(play: AgsPlay) -> bool:
    return play.state.tactic == UNKNOWN_LAND


# ---- at once


def now(play: AgsPlay, seat: int) -> Iterator[Offer]:
    """What the tactic gives in this very moment."""
    if play.state.tactic == INTERROGATION:
        yield from _interrogated(play, seat)
    elif play.state.tactic == EXCHANGE:
        yield from _exchange(play, seat)


def _interrogated(play: AgsPlay, seat: int) -> Iterator[Offer]:
    """One point in every round but the first for a prisoner interrogated in it (ags.4.1.2.vp)."""
    asked = records.this_round(play, f"befragt:{seat}")
    if asked and play.state.round > 1 and not scored_this_round(play, seat, TACTIC):
        yield from one(1, "ags.4.1.2.vp")


def _exchange(play: AgsPlay, seat: int) -> Iterator[Offer]:
    """Four points, each once in a game: having theirs, giving away mine, bringing it home, examining it there."""
    mine, theirs = f"item-{seat}", f"item-{1 - seat}"
    carrier = holder(play, theirs)
    has_theirs = carrier is not None and carrier.seat == seat
    at_home = has_theirs and carrier is not None and places.in_zone(play, carrier, seat)
    fulfilled = {
        "ags.4.1.5.vp_besitz": has_theirs,
        "ags.4.1.5.vp_abgabe": possesses(play, 1 - seat, mine) or _lies_with_enemy(play, seat),
        "ags.4.1.5.vp_heim": at_home,
        "ags.4.1.5.vp_untersucht": records.count(play, f"untersucht_heim:{theirs}") > 0,
    }
    for rule, holds in fulfilled.items():
        if holds and not scored(play, seat, TACTIC, rule):
            yield from one(1, rule)


def _lies_with_enemy(play: AgsPlay, seat: int) -> bool:
    """Laid down or dropped inside the enemy zone (ags.r.item_placed)."""
    item = play.state.markers.get(f"item-{seat}")
    return item is not None and not item.carrier and places.in_zone(play, item, 1 - seat)


# ---- at the end of a round


def round_end(play: AgsPlay, seat: int) -> Script[Offer]:
    """In every round but the first."""
    if play.state.round < 2:
        return NOTHING
    match play.state.tactic:
        case 1:
            return _if(_honoured(play, seat), "ags.4.1.1.vp")
        case 3:
            return _if(len(play.markers("beacon", seat)) >= 2, "ags.4.1.3.vp")
        case 4:
            chosen = yield from _survey(play, seat)
            return chosen
        case 6:
            present = any(places.in_zone(play, model, 1 - seat) for model in own(play, seat))
            return _if(present, "ags.4.1.6.vp")
        case _:
            return NOTHING


def _if(holds: bool, rule: str) -> Offer:
    return one(1, rule)[0] if holds else NOTHING


def _honoured(play: AgsPlay, seat: int) -> bool:
    """A token from the shrine in this round, by ruling at any time (ags.r.shrine_vp_round)."""
    key = f"schrein_lt:{seat}"
    if play.ruling("ags.r.shrine_vp_round") == 1:
        return records.count(play, key) > 0
    return records.this_round(play, key)


# ---- surveys


def surveys(play: AgsPlay, seat: int) -> dict[str, list[tuple[str, str]]]:
    """New combinations of quarters that can be surveyed now, each with the pairs of markers that do it."""
    found: dict[str, list[tuple[str, str]]] = {}
    manned = [
        (places.quarter(play, marker), marker)
        for marker in own_markers(play, seat, TACTIC)
        if any(facts.at_marker(play, model, marker) for model in own(play, seat))
    ]
    for (one_quarter, a), (other, b) in combinations(manned, 2):
        if not one_quarter or not other or one_quarter == other:
            continue
        name = f"Q{min(one_quarter, other)}-Q{max(one_quarter, other)}"
        if at_least(places.gap(play, a, b), SURVEY_APART) and _is_new(play, seat, name):
            found.setdefault(name, []).append((a.id, b.id))
    return dict(sorted(found.items()))


def _is_new(play: AgsPlay, seat: int, name: str) -> bool:
    """Each combination once; by ruling no quarter twice (ags.r.survey_combination)."""
    done = [key.rpartition(":")[2] for key in play.state.memo if key.startswith(f"messung:{seat}:")]
    if play.ruling("ags.r.survey_combination") == 1:
        used = {quarter for combination in done for quarter in combination.split("-")}
        return not used & set(name.split("-"))
    return name not in done


def _survey(play: AgsPlay, seat: int) -> Script[Offer]:
    """One successful survey a round; the player chooses among several (ags.4.1.4, ags.4.1.4.runde)."""
    possible = surveys(play, seat)
    if not possible:
        return NOTHING
    name = next(iter(possible))
    if len(possible) > 1:
        name = yield Pick(
            seat, "ags:survey", "ags.r.survey_combination", list(possible), describe=lambda option: option
        )
    pairs = possible[name]
    fewest = min(_free(play, pair) for pair in pairs)
    pairs = [pair for pair in pairs if _free(play, pair) == fewest]
    chosen = "+".join(pairs[0])
    if len(pairs) > 1 and fewest:
        chosen = yield Pick(
            seat, "ags:survey_markers", "ags.r.marker_binding", ["+".join(pair) for pair in pairs],
            describe=play.markers_named,
        )
    records.put(play, f"messung:{seat}:{name}", play.state.round)
    again = ("ags.4.1.4.wieder",) if fewest < 2 else ()
    play.note(
        "ags-surveyed", "ags.4.1.4", "ags.4.1.4.kombination", "ags.4.1.4.runde", *again, seat=seat, quarters=name
    )
    return one(1, "ags.4.1.4", chosen.split("+"))[0]


def _free(play: AgsPlay, pair: tuple[str, str]) -> int:
    """Markers of the pair that would be bound anew; bound ones may serve again (ags.4.1.4.wieder)."""
    return sum(not play.state.markers[marker].bound for marker in pair)
