"""Rundenabfolge: initiative, the phases by rank, the end of a round."""
from __future__ import annotations

from walstatt.core.questions import Fallen, Pick, PickSeveral, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.frostgrave import (
    activation,
    arrivals,
    conjuring,
    creatures,
    damage,
    facts,
    preparation,
    scenarios,
    scoring,
)
from walstatt.games.frostgrave.play import DIE, FrostgravePlay
from walstatt.games.frostgrave.profiles import APPRENTICE, WIZARD
from walstatt.games.frostgrave.state import LEFT, NOBODY, OUT, TABLE, Figure
from walstatt.table.shapes import within

SEQUENCE = "frostgrave.round.sequence"
INITIATIVE = "frostgrave.round.initiative"
SOLDIERS = "frostgrave.round.soldier_phase"
ORDER = "frostgrave.r.player_order"
ONCE = "frostgrave.r.once_per_round"
SCOPE = "frostgrave.r.group_scope"
TAKEN_IN_TURN = ("wizard", "apprentice", "soldier")
PHASES = ("initiative", "wizard", "apprentice", "soldier", "creature", "round_end")
PHASE_RULES = {
    WIZARD: "frostgrave.round.wizard_phase",
    APPRENTICE: "frostgrave.round.apprentice_phase",
}
BY_ROLLS = 1
ALTERNATE = 2
OPTIONAL_GROUP = 1
REACH = 3.0
MOST_MEMBERS = 3
PASS, DONE = "pass", "done"
GROUP, ONE_BY_ONE = "group", "one_by_one"


# ---- the order of things


def next_phase(play: FrostgravePlay) -> None:
    state = play.state
    state.phase = PHASES[PHASES.index(state.phase) + 1]
    state.finished = ()
    state.turn = order(play)[0]
    play.note("frostgrave-phase", SEQUENCE, phase=phase_name(state.phase))


def phase_name(phase: str) -> Text:
    return text(f"frostgrave-phase-{phase.replace('_', '-')}")


def order(play: FrostgravePlay) -> list[int]:
    """The starting player, then clockwise; by one reading by descending rolls (frostgrave.r.player_order)."""
    seats = play.clockwise(play.state.starter)
    if play.ruling("frostgrave.r.player_order") == BY_ROLLS and len(play.state.rolls) == play.seats:
        seats.sort(key=lambda seat: (seat != play.state.starter, -play.state.rolls[seat]))
    return seats


def finish_seat(play: FrostgravePlay, seat: int) -> None:
    """This player has nothing more to do in this phase."""
    play.state.finished = (*play.state.finished, seat)
    _pass_on(play, seat)


def _pass_on(play: FrostgravePlay, seat: int) -> None:
    """The next player in order who is not finished; if there is none, the next phase."""
    seats = order(play)
    after = seats[seats.index(seat) + 1 :] + seats[: seats.index(seat) + 1] if seat in seats else seats
    for other in after:
        if other not in play.state.finished:
            play.state.turn = other
            return
    next_phase(play)


# ---- initiative


def initiative(play: FrostgravePlay) -> Script[None]:
    """Everybody rolls; the highest is the starting player of this round (frostgrave.round.initiative)."""
    state = play.state
    state.round += 1
    for figure in state.figures.values():
        figure.activated = False
    play.note("frostgrave-round", SEQUENCE, round=state.round)
    seats = play.clockwise(0)
    rolls = yield from _rolls(play, seats)
    state.rolls = tuple(rolls.get(seat, 0) for seat in range(play.seats))
    best = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    while len(best) > 1:
        play.note("frostgrave-initiative-tie", "frostgrave.r.initiative_ties", dice=_fallen(rolls))
        rolls = yield from _rolls(play, best)
        best = [seat for seat in best if rolls[seat] == max(rolls.values())]
    state.starter = best[0]
    play.note("frostgrave-starts", INITIATIVE, seat=state.starter, dice=_fallen(rolls))
    next_phase(play)


def _fallen(rolls: dict[int, int]) -> Fallen:
    return Fallen(tuple(rolls.values()), DIE)


def _rolls(play: FrostgravePlay, seats: list[int]) -> Script[dict[int, int]]:
    del play
    rolls = {}
    for seat in seats:
        (rolls[seat],) = yield Roll(seat, "frostgrave:initiative", INITIATIVE, 1, DIE)
    return rolls


# ---- wizards and apprentices


def wizard_phase(play: FrostgravePlay) -> Script[None]:
    yield from _caster_phase(play, WIZARD)


def apprentice_phase(play: FrostgravePlay) -> Script[None]:
    yield from _caster_phase(play, APPRENTICE)


def _caster_phase(play: FrostgravePlay, role: str) -> Script[None]:
    """One player's caster with up to three soldiers; without him nothing happens (frostgrave.r.no_leader)."""
    seat = play.state.turn
    leader = play.caster_of(seat, role)
    if leader is None:
        play.note("frostgrave-no-leader", "frostgrave.r.no_leader", seat=seat)
    elif not leader.activated:
        chosen = yield Pick(
            seat, "frostgrave:activate", PHASE_RULES[role], [leader.id, PASS],
            describe=lambda option: _label(play, option), why_not=lambda option: _not_now(play, option, role),
        )
        if chosen == PASS:
            leader.activated = True
            play.note("frostgrave-passes", ONCE, figure=play.name(leader))
        else:
            yield from _lead(play, leader, PHASE_RULES[role])
    finish_seat(play, seat)


def _not_now(play: FrostgravePlay, option: str, role: str) -> Refused | None:
    figure = play.state.figures.get(option)
    if figure is None:
        return None
    return refuse(SEQUENCE, "frostgrave-refused-not-in-phase", figure=play.name(figure), phase=phase_name(role))


def _lead(play: FrostgravePlay, leader: Figure, rule: str) -> Script[None]:
    members = yield from _members(play, leader, rule)
    if not members:
        yield from activation.alone(play, leader)
        return
    if play.ruling("frostgrave.r.group_scope") == OPTIONAL_GROUP:
        how = yield Pick(leader.seat, "frostgrave:group_how", SCOPE, [GROUP, ONE_BY_ONE], {"figure": play.name(leader)})
        if how == ONE_BY_ONE:
            yield from _one_after_another(play, [leader, *members])
            return
    yield from activation.together(play, [leader, *members])


def _one_after_another(play: FrostgravePlay, figures: list[Figure]) -> Script[None]:
    for figure in figures:
        figure.activated = True
    seat, waiting = figures[0].seat, figures
    while waiting:
        chosen = waiting[0].id
        if len(waiting) > 1:
            chosen = yield Pick(
                seat, "frostgrave:next_member", SCOPE, [figure.id for figure in waiting],
                describe=lambda option: play.name(play.figure(option)),
            )
        yield from activation.alone(play, play.figure(chosen))
        waiting = [one for one in waiting if one.id != chosen and one.place == TABLE and one.seat == seat]


def _members(play: FrostgravePlay, leader: Figure, rule: str) -> Script[list[Figure]]:
    """Named before the leader acts, from where he stands now (frostgrave.r.group_timing)."""
    offered = [figure.id for figure in play.state.of(leader.seat) if member_problem(play, leader, figure, rule) is None]
    if not offered:
        return []
    question = PickSeveral(
        leader.seat, "frostgrave:members", rule, offered, 0, min(MOST_MEMBERS, len(offered)),
        {"figure": play.name(leader)}, describe=lambda option: play.name(play.figure(option)),
    )
    question.why_not = lambda option: (
        member_problem(play, leader, play.figure(option), rule) if option in play.state.figures else None
    )
    chosen = yield question
    return [play.figure(one) for one in chosen]


def member_problem(play: FrostgravePlay, leader: Figure, figure: Figure, rule: str) -> Refused | None:
    """Why a caster cannot take this figure along (frostgrave.r.group_who, frostgrave.r.group_in_combat)."""
    name = play.name(figure)
    if figure.seat != leader.seat or figure.place != TABLE or play.is_caster(figure):
        return refuse("frostgrave.r.group_who", "frostgrave-refused-no-soldier", figure=name)
    if figure.activated:
        return refuse(rule, "frostgrave-refused-activated", figure=name)
    away = facts.distance(play, leader, figure)
    if not within(away, REACH):
        return refuse(rule, "frostgrave-refused-too-far-away", figure=name, inches=away, most=REACH)
    fighting = facts.in_combat(play, figure) or facts.in_combat(play, leader)
    if fighting and play.ruling("frostgrave.r.group_in_combat") != activation.JOINS_IN_COMBAT:
        return refuse("frostgrave.r.group_in_combat", "frostgrave-refused-group-in-combat", figure=name)
    return None


# ---- soldiers


def soldiers(play: FrostgravePlay, seat: int) -> list[Figure]:
    """Those that have not acted in this round; controlled creatures count (frostgrave.r.controlled_creatures)."""
    return [figure for figure in play.state.of(seat) if not play.is_caster(figure) and not figure.activated]


def soldier_phase(play: FrostgravePlay) -> Script[None]:
    """One soldier, or the end of this player's phase (frostgrave.round.soldier_phase)."""
    seat = play.state.turn
    waiting = soldiers(play, seat)
    if not waiting:
        finish_seat(play, seat)
        return
    chosen = yield Pick(
        seat, "frostgrave:activate", SOLDIERS, [*(figure.id for figure in waiting), DONE],
        describe=lambda option: _label(play, option), why_not=lambda option: _no_soldier(play, option),
    )
    if chosen == DONE:
        for figure in waiting:
            figure.activated = True
        play.note("frostgrave-soldiers-pass", ONCE, seat=seat)
        finish_seat(play, seat)
        return
    yield from activation.alone(play, play.figure(chosen))
    if play.ruling("frostgrave.r.player_order") == ALTERNATE:
        _pass_on(play, seat)


def _no_soldier(play: FrostgravePlay, option: str) -> Refused | None:
    figure = play.state.figures.get(option)
    if figure is None:
        return None
    if figure.activated:
        return refuse(ONCE, "frostgrave-refused-activated", figure=play.name(figure))
    return refuse(SOLDIERS, "frostgrave-refused-no-soldier", figure=play.name(figure))


def _label(play: FrostgravePlay, option: str) -> Text:
    return play.name(play.figure(option)) if option in play.state.figures else text(f"frostgrave-activate-{option}")


# ---- creatures


def creature_phase(play: FrostgravePlay) -> Script[None]:
    """One uncontrolled creature, in the order of their coming (frostgrave.r.creature_order)."""
    if NOBODY not in play.state.finished:
        scenarios.wake(play)
        play.state.finished = (NOBODY,)
    waiting = [
        figure for figure in play.state.of(NOBODY) if not figure.activated and figure.id not in play.state.asleep
    ]
    if not waiting:
        next_phase(play)
        return
    chosen = waiting[0].id
    if len(waiting) > 1 and play.ruling("frostgrave.r.creature_order") == 1:
        chosen = yield Pick(
            play.state.starter, "frostgrave:next_creature", "frostgrave.r.creature_order",
            [figure.id for figure in waiting], describe=lambda option: play.name(play.figure(option)),
        )
    yield from creatures.act(play, play.figure(chosen))


# ---- the end of a round


def round_end(play: FrostgravePlay) -> Script[None]:
    """Fog vanishes, creatures may come, and perhaps the game is over (frostgrave.r.game_end)."""
    state = play.state
    if any(fog.until <= state.round for fog in state.fogs):
        state.fogs = tuple(fog for fog in state.fogs if fog.until > state.round)
        play.note("frostgrave-fog-gone", "frostgrave.r.spell.nebelwand")
    conjuring.end_of_round(play)
    reason = scoring.end_reason(play)
    if reason:
        rules = [scoring.RULE] if play.scenario is None else [scoring.RULE, play.scenario.rule]
        play.note("frostgrave-game-over", *rules, reason=text(f"frostgrave-reason-{reason}"))
        scoring.finish(play)
        return
    yield from scenarios.end_of_round(play)
    yield from arrivals.in_a_round(play)
    state.phase = "initiative"


# ---- giving up with several players


def after_withdrawal(play: FrostgravePlay, seat: int) -> None:
    """The figures of one who gives up leave at once, tokens stay; the phase goes on with the others."""
    state = play.state
    for figure in play.members(seat):
        if figure.place == TABLE:
            damage.drop_token(play, figure)
        if figure.place != OUT:
            figure.place, figure.hanging = LEFT, False
    for creature in state.of(seat):
        damage.free(play, creature)
    if state.round == 0:
        preparation.go_on_without(play)
        return
    if state.phase == "initiative":
        state.round -= 1  # whoever is left rolls anew for the same round
    if state.starter == seat:
        state.starter = play.clockwise(seat)[0]
    if state.phase in TAKEN_IN_TURN and state.turn == seat:
        finish_seat(play, seat)
    elif state.turn == seat:
        state.turn = state.starter
