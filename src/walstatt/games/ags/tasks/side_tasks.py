"""The twelve side tasks (4.2.1 to 4.2.12)."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.ags import facts, records
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure, Marker
from walstatt.games.ags.tasks import places
from walstatt.games.ags.tasks.goal import (
    Hook,
    Line,
    Offer,
    Task,
    disclosed_at_start,
    eliminated,
    kills,
    on_table,
    one,
    only_if,
    own,
    scored,
    scored_this_round,
)
from walstatt.table.shapes import within
from walstatt.table.terrain import Piece

MESSAGE_POINTS = {1: 3, 2: 3, 3: 2, 4: 1}
BOUNTY_POINTS = {1: 3, 2: 3, 3: 3, 4: 2, 5: 1}
FEAST_REACH = 6.0
BUILDING = "building"


def urgent_message(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    points = MESSAGE_POINTS.get(records.count(play, f"botschaft:{seat}"), 0)
    return only_if(points > 0 and not scored(play, seat, "eilige_botschaft"), points, "ags.4.2.1")


# ---- the trap


def trap(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """Models of both sides inside one piece of the own half, and perhaps a marker in it."""
    basic = Line(2, "ags.4.2.2")
    traps = [piece for piece in places.terrain(play) if _is_trap(play, seat, piece)]
    for piece in traps:
        if play.ruling("ags.r.trap_place") == 1 and BUILDING not in piece.kinds:
            continue
        for marker in markers:
            if facts.at_piece(play, marker, piece):
                yield Offer((basic, Line(1, "ags.4.2.2.marker", additional=True)), (marker.id,))
    if traps:
        yield Offer((basic,))


def _is_trap(play: AgsPlay, seat: int, piece: Piece) -> bool:
    """Inside is really in it or in contact with it (ags.4.2.2.innerhalb); its centroid lies in the own half."""
    return places.piece_in_half(play, piece, seat) and all(
        any(facts.at_piece(play, model, piece) for model in own(play, side)) for side in (0, 1)
    )


def captive(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """The noted model is in contact with one or two own models; off the board it cannot be (ags.r.captive_note)."""
    del markers
    noted = play.state.tasks[seat].captive
    if not on_table(play, noted):
        return
    holding = sum(facts.in_contact(play, model, play.figure(noted)) for model in own(play, seat))
    if holding:
        more = (Line(1, "ags.4.2.3", additional=True),) if holding > 1 else ()
        yield Offer((Line(2, "ags.4.2.3"), *more))


def avoid_provocation(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    points = min(3, 4 - len(kills(play, seat)))
    return only_if(points > 0, points, "ags.4.2.4")


def escort_home(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    if not on_table(play, f"person-{seat}"):
        return
    person = play.figure(f"person-{seat}")
    lines = [Line(1, "ags.4.2.5.vp")]
    if places.in_zone(play, person, 1 - seat):
        lines.append(Line(1, "ags.4.2.5.vp", additional=True))
    if person.escort:
        lines.append(Line(1, "ags.4.2.5.vp", additional=True))
    yield Offer(tuple(lines))


def false_trail(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    removed = records.count(play, f"faehrte:{seat}")
    return only_if(removed > 0, min(3, removed), "ags.4.2.6")


# ---- kills


def intimidate(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    if len(kills(play, seat, play.state.round)) >= 3 and not scored(play, seat, "einschuechtern", "ags.4.2.7"):
        yield Offer((Line(2, "ags.4.2.7"), *_for_openness(play, seat, "einschuechtern", "ags.4.2.7")))


def _for_openness(play: AgsPlay, seat: int, task: str, rule: str) -> tuple[Line, ...]:
    """A point more if the task was disclosed at the start; later disclosure brings nothing."""
    return (Line(1, rule, additional=True),) if disclosed_at_start(play, seat, task) else ()


def openness_alone(task: str, rule: str) -> Hook:
    """Where each line stands alone the openness is rewarded even without the deed (ags.r.additional_vp)."""

    def judge(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
        del markers
        lines = _for_openness(play, seat, task, rule)
        if lines and not scored(play, seat, task):
            yield Offer(lines)

    return judge


def bounty(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    general = play.setup.forces[1 - seat].general
    for loss in kills(play, seat):
        if loss.figure == general and not scored(play, seat, "kopfgeld"):
            yield from one(BOUNTY_POINTS.get(loss.round, 0), "ags.4.2.8")


def first_strike(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    del markers
    struck = records.this_round(play, f"first_strike:{seat}")
    return only_if(struck and not scored_this_round(play, seat, "erstschlag"), 1, "ags.4.2.9")


# ---- melee and halves


def test_of_strength(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    """All enemies in melee with models of the holder; the first such moment counts (ags.r.strength_test)."""
    del markers
    if scored(play, seat, "kraeftemessen") or play.state.round < 1:
        return
    enemies = own(play, 1 - seat)
    if enemies and all(_is_fought(play, seat, enemy) for enemy in enemies):
        early = (Line(1, "ags.4.2.10", additional=True),) if play.state.round <= 3 else ()
        yield Offer((Line(1, "ags.4.2.10"), *early, *_for_openness(play, seat, "kraeftemessen", "ags.4.2.10")))


def _is_fought(play: AgsPlay, seat: int, enemy: Figure) -> bool:
    """Is it, or its mob, in melee with a model of the seat?"""
    return any(foe.seat == seat for member in play.group(enemy) for foe in facts.melee_foes(play, member))


def drive_out(play: AgsPlay, seat: int, markers: list[Marker]) -> Iterator[Offer]:
    del markers
    intruders = [model for model in own(play, 1 - seat) if places.in_half(play, model, seat)]
    if all(facts.in_melee(play, model) for model in intruders):
        more = () if intruders else (Line(1, "ags.4.2.11", additional=True),)
        yield Offer((Line(2, "ags.4.2.11"), *more))


def slaughter_feast(play: AgsPlay, seat: int, markers: list[Marker]) -> list[Offer]:
    """Two models eliminated near the centre in this round, at least one of them an enemy (ags.r.feast_models)."""
    del markers
    fallen = {
        side: sum(
            loss.round == play.state.round and within(places.loss_gap(play, loss), FEAST_REACH)
            for loss in eliminated(play, side)
        )
        for side in (0, 1)
    }
    return only_if(fallen[1 - seat] >= 1 and sum(fallen.values()) >= 2, 1, "ags.4.2.12")


FIRST_SIDE_TASKS = (
    Task("eilige_botschaft", "ags.4.2.1", "must", now=urgent_message),
    Task("falle", "ags.4.2.2", game_end=trap, marks=True, readings=("ags.4.2.2.innerhalb", "ags.r.trap_place")),
    Task("gefangener", "ags.4.2.3", game_end=captive, readings=("ags.r.captive_note",)),
    Task("provokation_vermeiden", "ags.4.2.4", "must", game_end=avoid_provocation),
    Task("personenschutz", "ags.4.2.5", "must", game_end=escort_home),
    Task("falsche_faehrte", "ags.4.2.6", game_end=false_trail, marks=True, readings=("ags.r.false_trail_removal",)),
)
"""By the die of player A (ags.4.2)."""
SECOND_SIDE_TASKS = (
    Task(
        "einschuechtern", "ags.4.2.7", "may", now=intimidate,
        game_end=openness_alone("einschuechtern", "ags.4.2.7"),
    ),
    Task("kopfgeld", "ags.4.2.8", now=bounty),
    Task("erstschlag", "ags.4.2.9", "must", now=first_strike, readings=("ags.r.first_strike_damage",)),
    Task(
        "kraeftemessen", "ags.4.2.10", "may", now=test_of_strength, game_end=openness_alone("kraeftemessen",
        "ags.4.2.10"), readings=("ags.r.strength_test",),
    ),
    Task("verdraengen", "ags.4.2.11", game_end=drive_out),
    Task("schlaechterfest", "ags.4.2.12", "must", round_end=slaughter_feast, readings=("ags.r.feast_models",)),
)
"""By the die of player B (ags.4.2)."""
