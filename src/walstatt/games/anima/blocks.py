"""The building blocks of abilities, one function for each (docs/anima-characters.md)."""
from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Roll, Script
from walstatt.core.refusal import refuse
from walstatt.games.anima import (
    attacks,
    costs,
    damage,
    driving,
    facts,
    moving,
    searching,
    standing,
    statuses,
    values,
)
from walstatt.games.anima.abilities import NEGATIVE, USUAL_BINDING, USUAL_MARKERS, Ability, Effect
from walstatt.games.anima.blows import Blow
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.table.questions import Place
from walstatt.table.shapes import beyond

Block = Callable[[AnimaPlay, Figure, Ability, Effect, Figure, str], Script[None]]


def _status(
    play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str
) -> Script[None]:
    del user
    if effect.status == "Betäubt":
        statuses.stun(play, on, ability.rule)
    else:
        statuses.give(play, on, effect.status, effect.amount or USUAL_MARKERS, running, ability.rule)
    yield from ()


def _cure(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    for name in (effect.status,) if effect.status else NEGATIVE:
        if on.has(name):
            statuses.end(play, on, name, ability.rule)
    yield from ()


def _damage(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del running
    yield from _hurt(play, user, ability, effect, on)


def _hurt(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure) -> Script[int]:
    """LP by an ability, with a die if it says so (anima.x.die), less Armour if it helps. What was lost."""
    amount = effect.amount
    if effect.die:
        args = {"figure": play.name(on), "ability": ability.name}
        roll = Roll(user.seat, "anima:damage_roll", "anima.x.die", 1, DIE, None, args)
        faces = yield roll
        amount += faces[0]
        play.note("anima-damage-rolled", "anima.x.die", ability.rule, dice=roll.fell(faces), damage=amount)
    less = int(values.armour(play, on).total) if effect.armour else 0
    return damage.lose(play, on, max(amount - less, 0), "anima-loses-lp", ability.rule)


def _drain(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """What the target loses the user regains (anima.x.drain)."""
    del running
    lost = yield from _hurt(play, user, ability, effect, on)
    if lost and on is not user:
        damage.heal(play, user, lost, "anima.x.drain", ability.rule)


def _heal(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    damage.heal(play, on, effect.amount, ability.rule)
    yield from ()


def _markers(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    before = on.markers
    on.markers = min(max(on.markers + effect.amount, 0), play.profile(on).maximum)
    play.note("anima-markers-changed", ability.rule, figure=play.name(on), by=on.markers - before, left=on.markers)
    yield from ()


def _gnosis(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del on, running
    costs.change_gnosis(play, user, effect.amount)
    play.note("anima-gnosis-gained", ability.rule, seat=user.seat, gnosis=effect.amount)
    yield from ()


def _hide(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del on, effect, running
    searching.hide(play, user, ability.rule)
    yield from ()


def _drive(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del ability, running
    away = (on.x - user.x, on.y - user.y)
    if hypot(*away) > 0:
        yield from driving.drive(play, on, away, effect.inches)


def _step(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    del user, running
    yield from moving.step(play, on, effect.inches, ability.rule)


def _pull(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """Driven towards the user, at most into contact, with all collisions on the way (anima.x.pull)."""
    del running
    towards = (user.x - on.x, user.y - on.y)
    inches = min(effect.inches, facts.flat_gap(play, user, on))
    if on is user or inches <= 0:
        return
    play.note("anima-pulled", "anima.x.pull", ability.rule, figure=play.name(on), user=play.name(user))
    yield from driving.drive(play, on, towards, inches)


def _swap(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """Both change places; where one of them does not fit nothing happens (anima.x.swap)."""
    del effect, running
    yield from ()
    both = (user.id, on.id)
    fits = all(
        standing.stand_problem(play, one, other.x, other.y, ability.rule, both) is None
        for one, other in ((user, on), (on, user))
    )
    if on is user or not fits:
        play.note("anima-no-room", "anima.x.swap", ability.rule, figure=play.name(user))
        return
    mine, theirs = (user.x, user.y), (on.x, on.y)
    standing.put(play, user, *theirs)
    standing.put(play, on, *mine)
    play.note("anima-swapped", "anima.x.swap", ability.rule, figure=play.name(user), target=play.name(on))
    for one in (user, on):
        damage.reveal_touched(play, one)


def _steal(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """Markers go from the target to the user, as many as there are and as the user can hold (anima.x.steal)."""
    del running
    yield from ()
    taken = min(effect.amount, on.markers, play.profile(user).maximum - user.markers)
    if on is user or taken <= 0:
        return
    on.markers -= taken
    user.markers += taken
    play.note(
        "anima-markers-stolen", "anima.x.steal", ability.rule, amount=taken, figure=play.name(user),
        target=play.name(on),
    )


def _strike(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """A whole attack besides the basic one, if the target can be attacked from here (anima.x.strike)."""
    del running
    if attacks.target_problem(play, user, on) is None:
        play.note(
            "anima-strikes", "anima.x.strike", ability.rule, ability=ability.name, figure=play.name(user),
            target=play.name(on),
        )
        yield from attacks.strike(play, strike_blow(play, user, on, ability, effect))


def strike_blow(play: AnimaPlay, user: Figure, target: Figure, ability: Ability, effect: Effect) -> Blow:
    return attacks.usual_blow(play, user, target)._replace(
        attack_bonus=((effect.amount, ability.rule),) if effect.amount else (),
        damage_bonus=((effect.extra, ability.rule),) if effect.extra else (),
    )


def _binding(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """Binding points of a bound being (anima.x.binding); others have none."""
    del user, running
    yield from ()
    if on.bound:
        on.binding = max(on.binding + effect.amount, 0)
        play.note("anima-bound-again", "anima.x.binding", ability.rule, figure=play.name(on), left=on.binding)


def _blink(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """Placed anew near where it stood, whatever lies between (anima.x.blink)."""
    del running
    judge, box = _blink_judge(play, on, ability, effect), _around(on, effect.inches)
    if standing.find_spot(Random(0), judge, box) is None:
        play.note("anima-no-room", "anima.x.blink", ability.rule, figure=play.name(on))
        return
    chosen = yield Place(
        user.seat, "anima:blink_to", "anima.x.blink", [on.id], judge,
        lambda rng: standing.find_spot(rng, judge, box), {"figure": play.name(on), "inches": effect.inches},
    )
    standing.put(play, on, *chosen[0])
    play.note("anima-blinks", "anima.x.blink", ability.rule, figure=play.name(on))


def _blink_judge(play: AnimaPlay, figure: Figure, ability: Ability, effect: Effect) -> Callable[[Any], None]:
    def judge(value: Any) -> None:
        x, y = value[0]
        found = standing.stand_problem(play, figure, x, y, ability.rule)
        found = found or standing.contact_problem(play, figure, x, y, ability.rule)
        if found:
            raise found
        inches = hypot(x - figure.x, y - figure.y)
        if beyond(inches, effect.inches):
            raise refuse(ability.rule, "anima-refused-too-far", inches=inches, most=effect.inches)

    return judge


def _summon(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect, on: Figure, running: str) -> Script[None]:
    """A bound being appears near its caller, turned and without markers (anima.r.binding)."""
    del on, running
    points = effect.amount or USUAL_BINDING
    being = Figure(play.new_id(effect.being), user.seat, effect.being, 0, caller=user.id, binding=points)
    being.lp = play.profile(being).lp
    being.activated = True
    judge = _summon_judge(play, user, being, ability, effect)
    box = _around(user, _summon_reach(play, user, being, effect))
    if standing.find_spot(Random(0), judge, box) is None:
        play.note("anima-no-room", ability.rule, figure=play.name(user))
        return
    chosen = yield Place(
        user.seat, "anima:summon_at", ability.rule, [being.id], judge,
        lambda rng: standing.find_spot(rng, judge, box), {"figure": play.name(user), "inches": effect.inches},
    )
    play.state.figures[being.id] = being
    standing.put(play, being, *chosen[0])
    play.note(
        "anima-summoned", ability.rule, "anima.r.binding", figure=play.name(user), being=play.name(being),
        binding=being.binding,
    )


def _summon_judge(
    play: AnimaPlay, user: Figure, being: Figure, ability: Ability, effect: Effect
) -> Callable[[Any], None]:
    def judge(value: Any) -> None:
        x, y = value[0]
        found = standing.stand_problem(play, being, x, y, ability.rule)
        found = found or standing.contact_problem(play, being, x, y, ability.rule)
        if found:
            raise found
        inches = facts.distance(play, user, standing.at(being, x, y, play.relief.level(x, y)))
        if beyond(inches, effect.inches):
            raise refuse(ability.rule, "anima-refused-too-far", inches=inches, most=effect.inches)

    return judge


def _summon_reach(play: AnimaPlay, user: Figure, being: Figure, effect: Effect) -> float:
    return effect.inches + 2 * play.radius(being) + play.radius(user)


def _around(figure: Figure, inches: float) -> tuple[float, float, float, float]:
    return figure.x - inches, figure.y - inches, figure.x + inches, figure.y + inches


def has_room(play: AnimaPlay, user: Figure, ability: Ability, effect: Effect) -> bool:
    """Is there a spot for whoever the effect would place: the user itself, or the being that it calls?"""
    if effect.block == "blink":
        judge, box = _blink_judge(play, user, ability, effect), _around(user, effect.inches)
    elif effect.block == "summon":
        being = Figure("", user.seat, effect.being, 0)
        judge = _summon_judge(play, user, being, ability, effect)
        box = _around(user, _summon_reach(play, user, being, effect))
    else:
        return True
    return standing.find_spot(Random(0), judge, box) is not None


BLOCKS: dict[str, Block] = {
    "status": _status,
    "cure": _cure,
    "damage": _damage,
    "heal": _heal,
    "markers": _markers,
    "gnosis": _gnosis,
    "hide": _hide,
    "summon": _summon,
    "drive": _drive,
    "step": _step,
    "strike": _strike,
    "swap": _swap,
    "pull": _pull,
    "steal": _steal,
    "drain": _drain,
    "blink": _blink,
    "binding": _binding,
}
