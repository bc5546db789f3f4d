"""One activation after another: whose turn, pick a model, two actions, the next one (2.2, 2.3, 2.5, 3.3.2)."""
from __future__ import annotations

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text
from walstatt.games.ags import (
    actions,
    buildings,
    conditions,
    damage,
    facts,
    mobs,
    moving,
    passives,
    rounds,
    tokens,
    values,
)
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.play import AgsPlay, other_seat
from walstatt.games.ags.state import TABLE, Acting, Budget, Figure

PASS = "pass"
PASSING = "ags.2.5.passen"


def activation(play: AgsPlay) -> Script[None]:
    """The player whose turn it is activates one model (or mob), or passes for a token; then one action after another.

    Each action is a scene of its own, so that nobody who takes one back or tries one out plays the others again.
    """
    acting = play.state.acting
    if acting is None:
        yield from _begin(play)
    else:
        yield from _act(play, acting)
    if play.state.acting is None:
        if acting is not None and not rounds.ends_at_once(play):
            yield from mobs.arrange_after(play, play.figure(acting.figure), acting.mob)
        next_turn(play)


def _begin(play: AgsPlay) -> Script[None]:
    seat = play.state.turn
    yield from mobs.arrange(play, seat)
    chosen = yield Pick(
        seat, "ags:activate", "ags.2.2", lambda: _options(play, seat), {"tokens": play.tokens(seat)},
        describe=lambda option: Text("ags-activate-pass") if option == PASS else play.name(play.figure(option)),
        why_not=lambda value: _why_not(play, seat, value),
    )
    if chosen == PASS:
        tokens.spend(play, seat, tokens.PASS, PASSING)
        play.note("ags-passes", PASSING, "ags.3.3.2.passen", seat=seat)
    else:
        yield from _activate(play, play.figure(chosen))


# ---- whose turn


def ready(play: AgsPlay, seat: int) -> list[Figure]:
    """Models that can and must still be activated in this round (ags.2.3.einmal_pro_runde)."""
    return [figure for figure in play.state.of(seat) if not figure.activated]


def next_turn(play: AgsPlay) -> None:
    """The other player, or the same again if the other has nobody left, or the end of the round (ags.3.3.2.rest)."""
    state = play.state
    for seat in (other_seat(state.turn), state.turn):
        if ready(play, seat):
            if seat == state.turn:
                play.note("ags-remaining", "ags.3.3.2.rest", seat=seat)
            state.turn, state.phase = seat, "activation"
            return
    play.note("ags-activations-over", "ags.3.3.2.ende")
    state.phase = "round_end"


def pass_problem(play: AgsPlay, seat: int) -> Refused | None:
    """Passing hands the next activation to the other player, so he must have one (ags.r.passen)."""
    if not ready(play, seat) or not ready(play, other_seat(seat)):
        return refuse("ags.r.passen", "ags-refused-pass-alone")
    return tokens.problem(play, seat, tokens.PASS, PASSING)


def _options(play: AgsPlay, seat: int) -> list[str]:
    names = [figure.id for figure in ready(play, seat)]
    return names if pass_problem(play, seat) else [*names, PASS]


def _why_not(play: AgsPlay, seat: int, value: str) -> Refused | None:
    if value == PASS:
        return pass_problem(play, seat)
    figure = play.state.figures.get(value)
    if figure is None:
        return None
    if figure.seat != seat:
        return refuse("ags.1.3.1", "ags-refused-not-yours", figure=play.name(figure))
    if figure.place != TABLE:
        return refuse("ags.2.6.entfernen", "ags-refused-gone", figure=play.name(figure))
    return refuse("ags.2.3.einmal_pro_runde", "ags-refused-activated", figure=play.name(figure))


# ---- one activation


def _activate(play: AgsPlay, figure: Figure) -> Script[None]:
    """A mob has one activation for all its members (ags.2.12.mob.aktivierung)."""
    members, mob = play.group(figure), figure.mob
    for member in members:
        member.activated = True
    play.acting = frozenset(member.id for member in members)
    rules = ("ags.2.2", "ags.2.12.mob.aktivierung") if mob else ("ags.2.2",)
    play.note("ags-activates", *rules, figure=play.name(figure))
    for member in members:
        conditions.end(play, member, "Verteidigend", "ags.2.10.verteidigend")
        passives.drop_lasting(member, "next_activation")
    yield from _dangers(play, members)
    actor = _actor(play, figure, mob) or next((one for one in members if one.place == TABLE), None)
    if actor is None:
        _end(play)
        return
    extra = yield from _triggers(play, actor)
    controlled = values.has(play, actor, "Kontrolliert")
    slots = min(actions.MOST_ACTIONS, (1 if controlled else actions.ACTIONS) + extra)
    play.state.acting = Acting(actor.id, mob, Budget(slots, controlled=controlled))
    if _actor(play, actor, mob) is None:
        _end(play)


def _dangers(play: AgsPlay, members: list[Figure]) -> Script[None]:
    """Whoever is activated in dangerous terrain suffers (ags.2.13.gefaehrlich)."""
    for member in members:
        for piece in sorted(moving.dangers_at(play, member)):
            yield from damage.dangerous_ground(play, member, piece_id=piece)


def _triggers(play: AgsPlay, figure: Figure) -> Script[int]:
    """Passive abilities at the start of an activation: its own, and those of enemies in contact.

    Returned is how many actions they grant.
    """
    doing, mob = Doing(figure, "own_activation", reaction=True), figure.mob
    yield from passives.fire(play, figure, "own_activation", None, doing)
    foes = {foe.mob or foe.id: foe for member in play.group(figure) for foe in facts.contact_foes(play, member)}
    for foe in foes.values():
        cause = _actor(play, figure, mob)
        if cause:
            yield from passives.fire(play, foe, "foe_activation", cause)
    return doing.extra_actions


def _actor(play: AgsPlay, figure: Figure, mob: str) -> Figure | None:
    """Who goes on: the model, or another member if it has fallen or left its mob; nobody if it has joined one."""
    if figure.place == TABLE and figure.mob == mob:
        return figure
    left = mobs.members(play, mob) if mob else []
    if left:
        return left[0]
    alone = bool(mob) and figure.place == TABLE and not figure.mob
    return figure if alone else None


def _act(play: AgsPlay, acting: Acting) -> Script[None]:
    """One of up to two actions, three if the third was bought (ags.2.3.aktionslimit)."""
    figure, mob, budget = play.figure(acting.figure), acting.mob, acting.budget
    play.acting = frozenset(member.id for member in play.group(figure))
    actor = _actor(play, figure, mob)
    assert actor is not None, "an activation ends with its last model"
    option = yield from actions.ask(play, actor, budget)
    if option is None:
        play.note("ags-activation-ends", "ags.2.3.aktivierungsende", figure=play.name(actor))
        _end(play)
        return
    yield from actions.carry_out(play, actor, budget, option)
    now = play.state.acting or acting
    over = rounds.ends_at_once(play) or budget.used >= budget.slots
    if over or _actor(play, play.figure(now.figure), mob) is None:
        _end(play)


def _end(play: AgsPlay) -> None:
    """Doors fall shut, effects of this activation end."""
    play.state.acting = None
    buildings.fall_shut(play)
    for one in play.on_table():
        passives.drop_lasting(one, "activation")
