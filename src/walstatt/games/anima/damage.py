"""Losing and regaining LP, and leaving the game (anima.r.out_of_play)."""
from __future__ import annotations

from walstatt.games.anima import facts, scenarios
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import AWAY, GONE, TABLE, Figure

OUT = "anima.r.out_of_play"
HIDDEN = "anima.r.hidden"


def in_play(figure: Figure) -> bool:
    return figure.place in (TABLE, AWAY)


def lose(play: AnimaPlay, figure: Figure, amount: int, key: str, *rules: str) -> int:
    """Take LP off; at 0 or less the character is removed at once. What was really lost."""
    if amount <= 0 or not in_play(figure):
        return 0
    figure.lp -= amount
    play.note(key, *rules, figure=play.name(figure), lost=amount, left=max(figure.lp, 0))
    reveal(play, figure)
    if figure.lp <= 0:
        remove(play, figure, OUT)
    return amount


def heal(play: AnimaPlay, figure: Figure, amount: int, *rules: str) -> int:
    """LP never rise above the starting value."""
    gained = min(amount, play.profile(figure).lp - figure.lp)
    if gained > 0:
        figure.lp += gained
        play.note("anima-healed", *rules, OUT, figure=play.name(figure), gained=gained, left=figure.lp)
    return gained


def remove(play: AnimaPlay, figure: Figure, *rules: str) -> None:
    """Out of the game for good: its abilities end, and bound beings go with their caller."""
    figure.place = GONE
    figure.hidden = False
    figure.statuses = ()
    play.note("anima-removed", *rules, figure=play.name(figure))
    scenarios.removed(play, figure)
    end_running(play, figure)
    for being in list(play.state.figures.values()):
        if being.caller == figure.id and in_play(being):
            remove(play, being, "anima.r.binding")


def end_running(play: AnimaPlay, figure: Figure) -> None:
    """Abilities that it keeps up, or that are kept up on it, are over."""
    for running in play.state.running:
        if figure.id in (running.user, running.target):
            end_ability(play, running.id)


def end_ability(play: AnimaPlay, running_id: str) -> None:
    """An ability that is no longer kept up ends with its statuses (anima.r.upkeep_unpaid)."""
    running = next(one for one in play.state.running if one.id == running_id)
    play.state.running = tuple(one for one in play.state.running if one.id != running_id)
    target = play.figure(running.target)
    target.statuses = tuple(held for held in target.statuses if held.running != running_id)
    user = play.figure(running.user)
    ability = play.profile(user).ability(running.ability)
    play.note(
        "anima-ability-ends", "anima.r.upkeep_unpaid", figure=play.name(user),
        ability=ability.name if ability else {"de": running.ability, "en": running.ability}, target=play.name(target),
    )


def reveal(play: AnimaPlay, figure: Figure, *rules: str) -> None:
    """It is hidden no longer (anima.r.hidden)."""
    if figure.hidden:
        figure.hidden = False
        play.note("anima-revealed", *(rules or (HIDDEN,)), figure=play.name(figure))


def reveal_touched(play: AnimaPlay, mover: Figure) -> None:
    """An enemy that ends a movement in contact with a hidden character finds it; its own steps do not betray it."""
    if mover.place != TABLE:
        return
    for foe in facts.melee_foes(play, mover):
        reveal(play, foe)
