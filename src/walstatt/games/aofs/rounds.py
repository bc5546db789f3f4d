"""Rounds: their start with tokens and ambushes, their end with morale, objectives and the result (Spielablauf)."""
from __future__ import annotations

from random import Random

from walstatt.core.match import Outcome
from walstatt.core.questions import Pick, Script
from walstatt.core.texts import text
from walstatt.games.aofs.activation import is_wiped_out, ready_units
from walstatt.games.aofs.magic import gain_tokens
from walstatt.games.aofs.measuring import distance_to_point, rims
from walstatt.games.aofs.morale import morale_test
from walstatt.games.aofs.movement import judge_places, propose_places, put
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import AMBUSH, NOBODY, TABLE, Objective, Unit
from walstatt.table.questions import Measure, Place
from walstatt.table.shapes import TOLERANCE, within

ROUNDS = 4
SEIZE = 3.0
SEIZE_UP = 4.0
AMBUSH_AWAY = 9.0
WAIT = "wait"


# ---- start


def round_start(play: AofsPlay) -> Script[None]:
    """Tokens, then ambushes from round 2 on, then the first activation (aofs.r.start_of_round)."""
    state = play.state
    state.round += 1
    state.last_active = NOBODY
    for unit in state.units.values():
        unit.activated = False
    first = ("aofs.round.first",) if state.round == 1 else ()
    play.note("aofs-round", "aofs.r.start_of_round", *first, round=state.round, seat=state.starter)
    gain_tokens(play)
    if state.round > 1:
        yield from _ambushes(play)
    state.turn = state.starter
    for seat in (state.starter, 1 - state.starter):
        if ready_units(play, seat):
            state.turn, state.phase = seat, "activation"
            return
    state.phase = "round_end"


def _ambushes(play: AofsPlay) -> Script[None]:
    """The players place Ambush units in turn; who declines places none any more in this round."""
    willing = {seat for seat in (0, 1) if _hidden(play, seat)}
    seat = play.state.starter
    while willing:
        if seat in willing:
            placed = yield from _ambush(play, seat)
            if not placed or not _hidden(play, seat):
                willing.discard(seat)
        seat = 1 - seat


def _hidden(play: AofsPlay, seat: int) -> list[Unit]:
    return [unit for unit in play.state.units.values() if unit.seat == seat and unit.place == AMBUSH]


def _ambush(play: AofsPlay, seat: int) -> Script[bool]:
    hidden = [unit for unit in _hidden(play, seat) if _has_room(play, unit)]
    if not hidden:
        return False
    chosen = yield Pick(
        seat, "aofs:ambush", "aofs.special.ambush_arrival", [*(unit.id for unit in hidden), WAIT],
        describe=lambda option: text("aofs-ambush-wait") if option == WAIT else play.name(play.unit(option)),
    )
    if chosen == WAIT:
        return False
    unit = play.unit(chosen)
    if not play.measured_by_people:
        yield from _appear(play, unit)
    unit.place = TABLE
    unit.arrived = play.state.round
    play.note("aofs-ambush-arrives", "aofs.special.ambush_arrival", "aofs.special.ambush_order", unit=play.name(unit))
    return True


def _has_room(play: AofsPlay, unit: Unit) -> bool:
    return play.measured_by_people or _some_ambush(play, unit, Random(play.state.round)) is not None


def _appear(play: AofsPlay, unit: Unit) -> Script[None]:
    def propose(rng: Random) -> list[list[float]]:
        return _some_ambush(play, unit, rng) or []

    places = yield Place(
        unit.seat, "aofs:place", "aofs.special.ambush_arrival", [model.id for model in unit.models],
        lambda value: judge_places(play, unit, value, _far_from_enemies(play, unit), "aofs.special.ambush_arrival"),
        propose, {"unit": play.name(unit), "inches": AMBUSH_AWAY},
    )
    for model, (x, y) in zip(unit.models, places, strict=True):
        put(play, model, x, y)


def _some_ambush(play: AofsPlay, unit: Unit, rng: Random) -> list[list[float]] | None:
    board = play.setup.board
    box = (0.0, 0.0, board.width, board.depth)
    return propose_places(play, unit, _far_from_enemies(play, unit), "aofs.special.ambush_arrival", box, rng)


class _far_from_enemies:  # noqa: N801 - used as a function
    """Is a base outside 9 inches of all enemy units?"""

    def __init__(self, play: AofsPlay, unit: Unit) -> None:
        radius = play.radius(unit)
        self.enemies = [
            (model.x, model.y, AMBUSH_AWAY + rims(play, radius, play.radius(enemy)))
            for enemy in play.enemies(unit.seat)
            for model in enemy.models
        ]

    def __call__(self, x: float, y: float, _: float) -> bool:
        return all(((x - a) ** 2 + (y - b) ** 2) ** 0.5 > away + TOLERANCE for a, b, away in self.enemies)


# ---- end


def round_end(play: AofsPlay) -> Script[None]:
    """Half-army morale, objectives, the end of what lasts for the round, the next starter."""
    state = play.state
    play.note("aofs-round-end", "aofs.r.end_of_round_order", round=state.round)
    if play.ruling("aofs.r.end_of_round_order") == 1:
        _objectives(play)
        yield from _half_army_morale(play)
    else:
        yield from _half_army_morale(play)
        _objectives(play)
    for unit in state.units.values():
        unit.exhausted = False
        unit.effects = tuple(effect for effect in unit.effects if effect.until_round > state.round)
    if state.round >= ROUNDS or (play.ruling("aofs.r.wipe_out") == 1 and any(is_wiped_out(play, s) for s in (0, 1))):
        first, second = held(play)
        play.note("aofs-game-over", "aofs.game_end", round=state.round, first=first, second=second)
        state.phase = "over"
        return
    yield from _next_starter(play)
    state.phase = "round_start"


def _half_army_morale(play: AofsPlay) -> Script[None]:
    """Armies at half strength or less test with every unit on the table."""
    state = play.state
    shrunken = [seat for seat in (state.starter, 1 - state.starter) if at_half(play, seat)]
    for seat in shrunken:
        play.note("aofs-half-army", "aofs.morale.half_army", seat=seat)
        testing = [unit.id for unit in state.of(seat)]
        while testing:
            chosen = testing[0]
            if len(testing) > 1:
                chosen = yield Pick(
                    seat, "aofs:tests_next", "aofs.r.half_army_count", list(testing),
                    describe=lambda option: play.name(play.unit(option)),
                )
            testing.remove(chosen)
            if play.unit(chosen).place == TABLE:
                yield from morale_test(play, play.unit(chosen))


def at_half(play: AofsPlay, seat: int) -> bool:
    """Is at most half of the starting units left, reserves included?"""
    starting = len(play.setup.armies[seat].units)
    left = sum(unit.seat == seat and bool(unit.models) for unit in play.state.units.values())
    return 2 * left <= starting


def _objectives(play: AofsPlay) -> None:
    """Each objective is seized, contested or left as it is."""
    for number, objective in enumerate(play.state.objectives):
        present = {seat for seat in (0, 1) if _is_present(play, seat, objective, number)}
        if len(present) == 2:
            if objective.owner != NOBODY:
                play.note("aofs-objective-neutral", "aofs.objective.contested", number=number + 1)
            objective.owner = NOBODY
        elif present:
            (seat,) = present
            if objective.owner != seat:
                play.note("aofs-objective-seized", "aofs.objective.seize", number=number + 1, seat=seat)
            objective.owner = seat
        elif objective.owner != NOBODY:
            play.note("aofs-objective-held", "aofs.objective.hold", number=number + 1, seat=objective.owner)


def _is_present(play: AofsPlay, seat: int, objective: Objective, number: int) -> bool:
    return any(_counts_at(play, unit, objective, number) for unit in play.state.of(seat))


def _counts_at(play: AofsPlay, unit: Unit, objective: Objective, number: int) -> bool:
    absent = absence(play, unit)
    if absent is None:
        return at_objective(play, unit, objective, number)
    if play.measured_by_people or at_objective(play, unit, objective, number):
        play.note(*absent, unit=play.name(unit))
    return False


def absence(play: AofsPlay, unit: Unit) -> tuple[str, str] | None:
    """Why a unit counts as absent from all objectives, message and rule: Shaken, or come from ambush this round."""
    if unit.shaken:
        return "aofs-objective-shaken", "aofs.shaken.objectives"
    if unit.arrived and unit.arrived == play.state.round:
        return "aofs-objective-ambush", "aofs.special.ambush_objectives"
    return None


def at_objective(play: AofsPlay, unit: Unit, objective: Objective, number: int = 0) -> bool:
    """Is the unit at the objective? (aofs.r.objective_presence)"""
    return bool(
        play.measure(
            lambda: Measure(
                "aofs:measure.objective", "aofs.objective.seize", "yes_no",
                {"unit": play.name(unit), "number": number + 1, "inches": SEIZE},
            ),
            lambda: _stands_at(play, unit, objective),
        )
    )


def _stands_at(play: AofsPlay, unit: Unit, objective: Objective) -> bool:
    reading = play.ruling("aofs.r.objective_presence")
    x, y = objective.x, objective.y
    near = [model for model in unit.models if within(distance_to_point(play, unit, model, x, y), SEIZE)]
    if reading == 1:
        level = play.ground.level(objective.x, objective.y)
        near = [model for model in near if within(abs(model.z - level), SEIZE_UP)]
    return 2 * len(near) > len(unit.models) if reading == 2 else bool(near)


def _next_starter(play: AofsPlay) -> Script[None]:
    """Who finished his activations first begins: whoever did not take the last one (aofs.r.first_finished)."""
    state = play.state
    first = state.starter if state.last_active == NOBODY else 1 - state.last_active
    if play.ruling("aofs.r.first_finished") == 1:
        chosen = yield Pick(first, "aofs:begins", "aofs.r.first_finished", ["me", "you"])
        first = first if chosen == "me" else 1 - first
    state.starter = first
    play.note("aofs-next-starter", "aofs.round.later", "aofs.r.first_finished", seat=first)


# ---- result


def held(play: AofsPlay) -> tuple[int, int]:
    """Objectives of each seat."""
    owners = [objective.owner for objective in play.state.objectives]
    return owners.count(0), owners.count(1)


def surviving_points(play: AofsPlay, seat: int) -> int:
    return sum(
        play.sheets[unit.id].points for unit in play.state.units.values() if unit.seat == seat and unit.models
    )


def result(play: AofsPlay) -> Outcome:
    """Most objectives win (aofs.game_end); equal numbers are a draw unless the table breaks ties."""
    if play.ruling("aofs.r.wipe_out") == 1:
        wiped = [seat for seat in (0, 1) if is_wiped_out(play, seat)]
        if len(wiped) == 1:
            return Outcome(1 - wiped[0], (float(wiped[0] == 1), float(wiped[0] == 0)), text("aofs-result-wiped-out"))
    first, second = held(play)
    scores = (float(first), float(second))
    if first != second:
        return Outcome(0 if first > second else 1, scores, text("aofs-result-objectives", first=first, second=second))
    if play.ruling("aofs.r.tie") == 1:
        points = surviving_points(play, 0), surviving_points(play, 1)
        if points[0] != points[1]:
            winner = 0 if points[0] > points[1] else 1
            return Outcome(winner, scores, text("aofs-result-points", first=points[0], second=points[1]))
    return Outcome(None, scores, text("aofs-result-draw", first=first, second=second))
