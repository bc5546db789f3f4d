"""The steps of a battle in the order of kalevala.r.war.kr_ablauf. A new step is one more entry."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel import (
    bows,
    danger,
    effects,
    ending,
    flight,
    line_up,
    magic,
    melee,
    moving,
    onagers,
    pitch,
    placing,
    rams,
    self_destruction,
    siege,
    slaves,
    storming,
    swimming,
    wind,
    works,
)
from walstatt.games.kriegsspiel.play import BattlePlay

Step = Callable[[BattlePlay], Script[bool]]
"""Does one thing, the next time the next; True when there is nothing left to do in it."""
ROUND: Final = "kalevala.r.war.kr_ablauf"
OVER: Final = "over"


def begin_round(play: BattlePlay) -> Script[bool]:
    yield from ()
    state = play.state
    state.round += 1
    for one in state.figures.values():
        one.entered, one.saddled, one.acted, one.landed, one.loosened = 0, 0, False, False, False
    effects.expire(state)
    state.cast.clear()
    state.duelled.clear()
    state.shot_through.clear()
    state.searched.clear()
    for group in state.groups:
        group.ordered = False
    play.note("kriegsspiel-round", ROUND, round=state.round)
    return True


def swim(play: BattlePlay) -> Script[bool]:
    """Nobody is asked for dice where nobody swims."""
    return (yield from swimming.land_or_drown(play)) if play.state.queue else True


def arrive(play: BattlePlay) -> Script[bool]:
    for one in play.persons:
        if one.arrives is not None:
            yield from one.arrives(play)
    return True


def work_wonders(play: BattlePlay) -> Script[bool]:
    """Gods act after all wizards and priests (kalevala.r.magic_step)."""
    for one in play.persons:
        if one.acts is not None:
            yield from one.acts(play)
    return True


def part(play: BattlePlay) -> Script[bool]:
    for one in play.persons:
        if one.parts is not None:
            yield from one.parts(play)
    return True


def begin_turn(play: BattlePlay) -> Script[bool]:
    """What a party does unseen, before all else; its magic, where that is read so."""
    if not (yield from magic.step(play)):
        return False
    for one in play.persons:
        if one.turn_begins is not None and not (yield from one.turn_begins(play)):
            return False
    return True


def end_turn(play: BattlePlay) -> Script[bool]:
    yield from danger.endanger_newcomers(play)
    for one in play.persons:
        if one.turn_ends is not None:
            yield from one.turn_ends(play)
    play.state.searches.clear()
    return True


def endure(play: BattlePlay) -> Script[bool]:
    for one in play.persons:
        if one.endures is not None:
            yield from one.endures(play)
    return True


BEFORE: Final[dict[str, Step]] = {"line_up": line_up.line_up, "placing": placing.place}
START: Final[dict[str, Step]] = {
    "begin": begin_round, "arrivals": arrive, "order": line_up.turn_order, "wind": wind.blow, "drift": wind.drift,
    "swimmers": swim,
    "magic": magic.step, "wonders": work_wonders,
}
TURN: Final[dict[str, Step]] = {
    "stealth": begin_turn,
    "flight": flight.flight, "movement": moving.movement, "onagers": onagers.fire, "pitch": pitch.pour,
    "bows": bows.shoot, "melee": melee.fight, "rams": rams.batter, "ladders": storming.fend_off, "works": works.work,
    "self_destruction": self_destruction.destroy,
    "search": end_turn,
}
END: Final[dict[str, Step]] = {
    "partings": part, "danger": danger.danger, "siege": siege.count, "hunger": siege.hunger, "endurance": endure,
    "possession": ending.possession,
    "ending": ending.check_end,
}
QUEUES: Final[dict[str, Callable[[BattlePlay], list[str]]]] = {
    "swimmers": swimming.swimmers, "magic": magic.casters,
    "stealth": magic.casters_of_turn, "bows": bows.archers, "melee": melee.fighters,
    "danger": danger.dangerous_now,
    "hunger": siege.starving, "works": works.sites, "onagers": onagers.loaded, "pitch": pitch.platforms,
    "rams": rams.batterers, "self_destruction": self_destruction.destroyers, "ladders": storming.guarded,
}
"""Who or what a step works through, one after another."""


def go_on(play: BattlePlay) -> None:
    """To the next step: of this part of the round, of the next party, of the next part, of the next round."""
    state = play.state
    if state.result:
        state.phase = OVER
        return
    state.phase = _next(play)
    queue = QUEUES.get(state.phase)
    state.queue = queue(play) if queue is not None else []


def _next(play: BattlePlay) -> str:
    state = play.state
    for part in (BEFORE, START, TURN, END):
        names = list(part)
        if state.phase in names[:-1]:
            return names[names.index(state.phase) + 1]
    if state.phase in START:
        state.turn = -1
    if state.phase in (*START, *TURN):
        later = range(state.turn + 1, len(state.order))
        found = next((place for place in later if _has_people(play, state.order[place])), None)
        if found is not None:
            state.turn = found
            return next(iter(TURN))
        state.turn = 0
        return next(iter(END))
    return next(iter(START))


def _has_people(play: BattlePlay, party: int) -> bool:
    return any(one.is_person for one in play.state.present(party))


def _scene(step: Step) -> Callable[[BattlePlay], Script[None]]:
    def scene(play: BattlePlay) -> Script[None]:
        play.thrown, play.slayer = [], None
        done = yield from step(play)
        if play.has_slaves:
            yield from slaves.watch(play, moved=done or play.state.phase != "movement")
        if play.thrown:
            yield from magic.tell_of_dice(play)
        for one in play.persons:
            if one.scene_ends is not None:
                yield from one.scene_ends(play)
        if done:
            go_on(play)

    return scene


SCENES: Final = {name: _scene(step) for part in (BEFORE, START, TURN, END) for name, step in part.items()}
