"""Devices, vessels, bridges and gates destroyed by those who hold them: kalevala.r.war.selbstvernichtung."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import bridges, damage, orders, sinking
from walstatt.games.kriegsspiel.decks import hull
from walstatt.games.kriegsspiel.forts import BROKEN, GATE
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.unordered import line_of

RULE: Final = "kalevala.r.war.selbstvernichtung"
NEEDS, NEAR = 10, 2
"""What the dice must show; how near an enemy must be (kalevala.r.war.befehle_feld)."""


def destroyers(play: BattlePlay) -> list[str]:
    """Warriors of the party who are told to, in the order of listing."""
    own = (one for one in play.state.present(play.active) if one.profile.is_warrior and not one.swims)
    return [one.id for one in own if line_of(play, one).command == orders.DESTROY]


def destroy(play: BattlePlay) -> Script[bool]:
    """The next of them who has something to destroy and an enemy near."""
    while play.state.queue:
        man = play.state.figures[play.state.queue.pop(0)]
        what = None if man.gone or man.acted or not _is_pressed(play, man) else target(play, man)
        if what is not None:
            man.acted = True
            yield from _attempt(play, man, what)
            return False
    return True


def _is_pressed(play: BattlePlay, man: Figure) -> bool:
    return any(
        one.is_person and play.sees_enemy(man.party, one) and play.ground.distance(one.at, man.at) <= NEAR
        for one in play.state.present()
    )


def target(play: BattlePlay, man: Figure) -> str | None:
    """What its line names, a bridge or a gate at which it stands; else the dearest own device there, or the vessel."""
    called = line_of(play, man).target
    if called:
        named = [play.ground.bridge_called(called), *play.ground.plan.gates_called(called)]
        return next((one for one in named if is_at(play, man, one)), None)
    own = own_things(play, man)
    return max(own, key=lambda one: (not one.profile.is_vessel, one.profile.price)).id if own else None


def own_things(play: BattlePlay, man: Figure) -> list[Figure]:
    """Devices where he stands, and the vessel that he is aboard."""
    own = [one for one in play.standing().get(man.at, ()) if one.party == man.party and one.profile.is_device]
    return own + [one for one in play.vessels() if one.party == man.party and man.at in hull(one).cells]


def is_at(play: BattlePlay, man: Figure, named: str) -> bool:
    """Does it stand at that bridge or gate, and does that stand?"""
    bridge, door = play.ground.bridges.get(named), play.ground.plan.doors.get(named)
    if bridge is not None:
        return bridges.stands(play, named) and man.at in (bridge.at, bridge.to, named)
    whole = door is not None and door.kind == GATE and play.stands(door) != BROKEN
    return door is not None and whole and man.at in (door.inside, *door.name.split(">"))


def _attempt(play: BattlePlay, man: Figure, what: str) -> Script[None]:
    figures = play.state.figures
    shown = play.name(figures[what]) if what in figures else what
    rolled = yield from throw(play, man, "self-destruction", RULE, Tally(NEEDS, RULE), target=shown)
    key = "kriegsspiel-destroys" if rolled.reached else "kriegsspiel-destroys-not"
    play.note(key, RULE, dice=rolled.fell, figure=play.name(man), target=shown)
    if not rolled.reached:
        return
    if what in play.ground.bridges:
        yield from bridges.weaken(play, what, play.ground.bridges[what].lasts)
    elif what not in figures:
        play.break_open(what)
    elif figures[what].profile.is_vessel:
        sinking.sink(play, figures[what])
    else:
        yield from damage.destroy(play, figures[what], RULE)
