"""Aktivierung: what a figure does with its actions, alone or in a group."""
from __future__ import annotations

from collections.abc import Callable

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused
from walstatt.games.frostgrave import (
    casting,
    doors,
    facts,
    melee,
    moving,
    potions,
    shooting,
    swimming,
    tending,
    treasure,
    turns,
)
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.turns import END, Turn

RULE = "frostgrave.activation.two_actions"
GROUP = "frostgrave.group.first_action_move"
TIMING = "frostgrave.r.group_timing"
ONE_BY_ONE = 1
JOINS_IN_COMBAT = 1


def alone(play: FrostgravePlay, figure: Figure) -> Script[None]:
    """One figure with all its actions in free order."""
    turn = yield from _begin(play, figure, False)
    yield from _all_actions(play, turn)


def together(play: FrostgravePlay, figures: list[Figure]) -> Script[None]:
    """A group: everybody's first action is a move, then everybody's second (frostgrave.r.group_timing)."""
    group: list[Turn] = []
    seat = figures[0].seat
    for figure in figures:
        if figure.seat == seat:  # a creature is free if its master has just drowned
            turn = yield from _begin(play, figure, True)
            group.append(turn)
    if play.ruling("frostgrave.r.group_timing") == ONE_BY_ONE:
        yield from _each(play, group, _all_actions)
        return
    yield from _each(play, group, _one_action, first=True)
    yield from _each(play, group, _all_actions)


def _forfeit_in_combat(play: FrostgravePlay, group: list[Turn]) -> None:
    """Who is in combat before his first move cannot make it (frostgrave.r.group_in_combat)."""
    for turn in group:
        if turn.goes_on and not turn.done and facts.in_combat(play, turn.figure):
            turn.take(turns.MOVE)
            play.note("frostgrave-forfeits", "frostgrave.r.group_in_combat", figure=play.name(turn.figure))


def _each(
    play: FrostgravePlay, group: list[Turn], act: Callable[[FrostgravePlay, Turn], Script[None]],
    *, first: bool = False,
) -> Script[None]:
    """In an order that the player chooses; only the first actions, or all that are left."""
    acted: list[Turn] = []
    while True:
        _forfeit_in_combat(play, group)
        waiting = [
            turn for turn in group
            if not any(turn is one for one in acted) and turn.goes_on and not (first and turn.done)
        ]
        if not waiting:
            return
        turn = waiting[0]
        if len(waiting) > 1:
            chosen = yield Pick(
                turn.figure.seat, "frostgrave:next_member", TIMING, [one.figure.id for one in waiting],
                describe=lambda option: play.name(play.figure(option)),
            )
            turn = next(one for one in waiting if one.figure.id == chosen)
        acted.append(turn)
        yield from act(play, turn)


def _begin(play: FrostgravePlay, figure: Figure, in_group: bool) -> Script[Turn]:
    """The swimming roll comes first (frostgrave.r.swim_when)."""
    turn = turns.begin(play, figure, in_group)
    rules = [GROUP if in_group else RULE]
    if play.is_creature(figure):
        rules.append("frostgrave.r.controlled_creatures")
    play.note("frostgrave-activates", *rules, figure=play.name(figure))
    if not (yield from swimming.stays_afloat(play, figure)):
        turn.left = 0
    return turn


def _all_actions(play: FrostgravePlay, turn: Turn) -> Script[None]:
    while turn.goes_on:
        yield from _one_action(play, turn)


def _one_action(play: FrostgravePlay, turn: Turn) -> Script[None]:
    figure = turn.figure

    def why_not(option: str) -> Refused | None:
        return turns.problem(play, turn, option)

    action = yield Pick(
        figure.seat, "frostgrave:action", RULE, (*turns.ACTIONS, END), {"figure": play.name(figure), "left": turn.left},
        allowed=lambda option: why_not(option) is None, why_not=why_not,
    )
    if action == END:
        turn.left = 0
        return
    yield from DO[action](play, turn)


# ---- the actions


def _move(play: FrostgravePlay, turn: Turn) -> Script[None]:
    second = turn.has_moved
    turn.take(turns.MOVE)
    moved = yield from moving.move(play, moving.going(play, turn.figure, second))
    turn.inches += moved.inches


def _all_out(play: FrostgravePlay, turn: Turn) -> Script[None]:
    """Gib alles ends the activation at once (frostgrave.move.all_out)."""
    turn.take(turns.ALL_OUT)
    moved = yield from moving.move(play, moving.all_out(play, turn.figure))
    turn.inches += moved.inches
    turn.left = 0


def _fight(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.FIGHT)
    figure = turn.figure
    chosen = yield Pick(
        figure.seat, "frostgrave:target", "frostgrave.action.fight",
        [foe.id for foe in facts.opponents(play, figure)],
        {"figure": play.name(figure), "deed": "fight", "spell": ""},
        describe=lambda option: play.name(play.figure(option)),
        preview=lambda option: melee.foresee(play, figure, play.figure(option)),
    )
    yield from melee.fight(play, figure, play.figure(chosen))


def _shoot(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.SHOOT)
    target = yield from shooting.ask_target(play, turn.figure, turn.hasty)
    yield from shooting.shot(play, turn.figure, target, turn.hasty)


def _reload(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.RELOAD)
    turn.figure.loaded = True
    play.note(
        "frostgrave-reloads", "frostgrave.weapon.crossbow_reload", "frostgrave.r.crossbow_start",
        figure=play.name(turn.figure),
    )
    yield from ()


def _cast(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.CAST)
    yield from casting.cast(play, turn.figure)


def _pick_up(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.PICK_UP)
    yield from treasure.pick_up(play, turn.figure)


def _put_down(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.PUT_DOWN)
    yield from treasure.put_down(play, turn.figure)


def _door(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.DOOR)
    yield from doors.work(play, turn.figure)


def _drink(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.DRINK)
    yield from potions.drink(play, turn.figure)


def _tend(play: FrostgravePlay, turn: Turn) -> Script[None]:
    turn.take(turns.TEND)
    yield from tending.tend(play, turn.figure)


DO: dict[str, Callable[[FrostgravePlay, Turn], Script[None]]] = {
    turns.MOVE: _move, turns.ALL_OUT: _all_out, turns.FIGHT: _fight, turns.SHOOT: _shoot, turns.RELOAD: _reload,
    turns.CAST: _cast, turns.PICK_UP: _pick_up, turns.PUT_DOWN: _put_down, turns.DOOR: _door,
    turns.DRINK: _drink, turns.TEND: _tend,
}
