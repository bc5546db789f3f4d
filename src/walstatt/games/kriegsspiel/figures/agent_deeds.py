"""Deeds of camouflaged groups on a battlefield: murder and sabotage (kalevala.22.ksp.einmalig, kalevala.r.agent_fight).

A deed is paid for from what the group carries. Before it the agent is tested, once in a round; found, he does it for
all to see, and learns nothing. What everybody sees of a deed is whom it strikes: who struck stays unknown.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import damage, effects
from walstatt.games.kriegsspiel.figures.agent_cover import (
    is_found,
    is_watched,
    lose,
    place_of_group,
    reveal,
    sneak,
    tell_owner,
)
from walstatt.games.kriegsspiel.figures.agent_lines import (
    COSTS,
    LEAVES_GROUP,
    MURDER,
    ONCE,
    CovertLine,
    class_of,
    cost,
    gets_at,
    victims,
)
from walstatt.games.kriegsspiel.hooks import falls_to, kill_number
from walstatt.games.kriegsspiel.points import KILLS, defence_points
from walstatt.games.kriegsspiel.profiles import known
from walstatt.games.kriegsspiel.rolls import Thrown, throw
from walstatt.games.kriegsspiel.state import Attempt, Figure, Hidden

if TYPE_CHECKING:
    from walstatt.games.kriegsspiel.play import BattlePlay

FIGHT, RESISTANCE, UNSEEN, UNPREPARED, SABOTAGE_RULE, ROLLS = (
    "kalevala.r.agent_fight", "kalevala.22.3.8.gegenwehr", "kalevala.22.ksp.unsichtbar_nach_tat",
    "kalevala.22.ksp.ohne_spaehen", "kalevala.r.sabotage", "kalevala.r.agent_ksp_rolls",
)
ATTACK_GP, MURDER_GP, DESTROYS, HARDLY_DESTROYS = 2, 2, 10, 12
ROLL_AFTERWARDS, NOT_FOUND_BY_FAILURE, HARDER = 1, 1, 1
"""Other readings: he is tested after the deed; a mere failure does not show him; sabotage needs 12."""
MURDERED, SABOTAGED = "murder", "sabotage"


def begin(play: BattlePlay, place: int, hidden: Hidden, line: CovertLine) -> None:
    """Towards whom or what is meant; who is near enough acts, in a scene of its own."""
    wanted = [one for one in victims(play, hidden, line) if cost(line.word, one) <= hidden.re]
    if not hidden.aboard and not _in_reach(play, hidden, wanted):
        near = min(wanted, key=lambda one: _far(play, hidden, one))
        beside = (step.to for step in play.ground.steps[near.at] if step.to in play.ground.inside)
        sneak(play, hidden, [at for at in beside if gets_at(play, hidden, near, at)])
    reached = _in_reach(play, hidden, wanted)
    if not reached:
        return
    target = min(reached, key=lambda one: _far(play, hidden, one))
    price, agent, at = cost(line.word, target), hidden.members[0], place_of_group(play, hidden)
    hidden.re -= price
    tell_owner(play, hidden, "kriegsspiel-covert-pays", COSTS, re=price)
    murder = line.word == MURDER
    points = known(agent).strikes + ATTACK_GP + MURDER_GP if murder else 0
    defence = int(defence_points(play, target, Figure("", hidden.seat, agent, at)).total) if murder else 0
    openly = _is_seen(play, place, hidden)
    if hidden.agent:
        play.state.figures[hidden.agent].acted = True
    play.state.attempt = Attempt(MURDERED if murder else SABOTAGED, target.id, points, defence, place, line.flees,
                                 openly)


def _in_reach(play: BattlePlay, hidden: Hidden, wanted: Sequence[Figure]) -> list[Figure]:
    at = place_of_group(play, hidden)
    return [one for one in wanted if gets_at(play, hidden, one, at)]


def _far(play: BattlePlay, hidden: Hidden, one: Figure) -> tuple[int, str]:
    return play.ground.distance(one.at, place_of_group(play, hidden)), one.id


def _is_seen(play: BattlePlay, place: int, hidden: Hidden) -> bool:
    """Right before the deed; who has not explored is seen in any case."""
    if not hidden.scouted:
        reveal(play, hidden, UNPREPARED)
        return True
    if play.ruling(ROLLS) == ROLL_AFTERWARDS:
        return False
    return _test(play, place, hidden)


def _test(play: BattlePlay, place: int, hidden: Hidden) -> bool:
    """Once in a round."""
    if hidden.tested >= play.state.round or not is_watched(play, hidden):
        return False
    hidden.tested = play.state.round
    if not is_found(hidden, play.state.unseen[place]):
        tell_owner(play, hidden, "kriegsspiel-covert-unnoticed", ONCE, ROLLS, percent=hidden.risk)
        return False
    reveal(play, hidden, ONCE, ROLLS)
    return True


# ---- carrying it out


def carry_out(play: BattlePlay, attempt: Attempt) -> Script[None]:
    """What is asked for shows no more than everybody sees."""
    target = play.state.figures[attempt.target]
    if target.gone:
        play.state.attempt = None
        return
    if attempt.kind == MURDERED:
        yield from _murder(play, attempt, target)
    else:
        yield from _sabotage(play, attempt, target)
    play.state.attempt = None
    hidden = play.state.hidden[attempt.by]
    if hidden.is_hidden and play.ruling(ROLLS) == ROLL_AFTERWARDS:
        _test(play, attempt.by, hidden)
    if hidden.is_hidden and attempt.flees:
        leave(play, hidden, ONCE)


def leave(play: BattlePlay, hidden: Hidden, rule: str) -> None:
    """Away from the battlefield, unless a shield keeps them in (kalevala.r.ability_shield)."""
    if effects.is_shut_in(play, place_of_group(play, hidden), hidden.seat if hidden.seat >= 0 else None):
        tell_owner(play, hidden, "kriegsspiel-covert-shut-in", "kalevala.r.ability_shield")
        return
    hidden.left = True
    tell_owner(play, hidden, "kriegsspiel-covert-leaves", rule)


def _murder(play: BattlePlay, attempt: Attempt, target: Figure) -> Script[None]:
    """One exchange: 12 on the dice and the higher total kill."""
    kills, name = Tally(KILLS, FIGHT), play.name(target)
    only, own = falls_to(target), kill_number(target)
    if only is not None:
        kills = Tally(only.number, only.rule)
    play.note("kriegsspiel-deed-begins", ONCE, UNSEEN, FIGHT, target=name)
    strike = yield from throw(play, None, "deed", FIGHT, kills, target=name, points=attempt.points,
                              defence=attempt.defence)
    deadly = Tally(own.number, own.rule) if own is not None else Tally(KILLS, FIGHT)
    parry = yield from throw(play, target, "deed-parry", FIGHT, deadly, points=attempt.defence)
    play.note("kriegsspiel-deed-rolls", FIGHT, dice=strike.fell, target=name, points=attempt.points)
    play.note("kriegsspiel-deed-parried", FIGHT, dice=parry.fell, target=name, points=attempt.defence)
    lead = strike.sum + attempt.points - parry.sum - attempt.defence
    won, lost = lead > 0 and strike.natural >= KILLS, lead < 0 and parry.natural >= deadly.total
    if only is not None:
        won, lost = strike.natural == only.number, False
    rank, hidden = class_of(target), play.state.hidden[attempt.by]
    _note_deed(hidden, f"{MURDERED} {rank}", success=won, openly=attempt.openly)
    if won:
        play.strike_down(target, "kriegsspiel-murdered", ONCE, UNSEEN, FIGHT, figure=name)
        return
    play.note("kriegsspiel-deed-fails", RESISTANCE, FIGHT, target=name)
    if lost:
        _fall(play, hidden, parry)
    elif hidden.is_hidden and play.ruling(FIGHT) != NOT_FOUND_BY_FAILURE:
        reveal(play, hidden, RESISTANCE, FIGHT)


def _note_deed(hidden: Hidden, what: str, *, success: bool, openly: bool) -> None:
    """Who was seen before it learns nothing."""
    hidden.deeds += (f"{what} {'no' if not success else 'seen' if openly else 'yes'}",)


def _fall(play: BattlePlay, hidden: Hidden, parry: Thrown) -> None:
    """The agent dies; his company is made known."""
    agent = play.state.figures.get(hidden.agent)
    if agent is not None:
        if not agent.gone:
            play.strike_down(agent, "kriegsspiel-perishes", RESISTANCE, FIGHT, dice=parry.fell, figure=play.name(agent))
        return
    if not hidden.members:
        return
    agent_symbol = hidden.members[0]
    play.note("kriegsspiel-agent-dies", RESISTANCE, FIGHT, realm=hidden.realm, symbol=agent_symbol)
    lose(hidden, agent_symbol)
    if hidden.members and not hidden.found:
        reveal(play, hidden, RESISTANCE, LEAVES_GROUP, led=False)
    hidden.found = True


def _sabotage(play: BattlePlay, attempt: Attempt, target: Figure) -> Script[None]:
    """A failure alone shows nobody (kalevala.r.agent_loot)."""
    name = play.name(target)
    need = Tally(HARDLY_DESTROYS if play.ruling(SABOTAGE_RULE) == HARDER else DESTROYS, SABOTAGE_RULE)
    rolled = yield from throw(play, None, "sabotage", SABOTAGE_RULE, need, target=name)
    key = "kriegsspiel-sabotaged" if rolled.reached else "kriegsspiel-sabotage-fails"
    play.note(key, ONCE, UNSEEN, SABOTAGE_RULE, dice=rolled.fell, target=name)
    _note_deed(play.state.hidden[attempt.by], SABOTAGED, success=rolled.reached, openly=attempt.openly)
    if rolled.reached:
        yield from damage.destroy(play, target, SABOTAGE_RULE)
