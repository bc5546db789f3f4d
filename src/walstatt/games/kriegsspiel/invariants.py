"""What must hold in every position of a battle."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.ending import ROUNDS
from walstatt.games.kriegsspiel.forts import BROKEN, CLOSED, OPEN
from walstatt.games.kriegsspiel.guarding import WIZARD
from walstatt.games.kriegsspiel.phalanx import WARRIORS
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.rounds import BEFORE
from walstatt.games.kriegsspiel.state import Figure

MOST_ZEH: Final = 100


def problems(play: BattlePlay) -> list[str]:
    if play.state.phase in BEFORE:
        return []
    return [*_figures(play), *_places(play), *_groups(play), *_counters(play), *_magic(play), *_hidden(play),
            *_things(play)]


def _figures(play: BattlePlay) -> Iterator[str]:
    figures = play.state.figures
    for id, one in figures.items():
        if one.id != id:
            yield f"{id} is called {one.id}"
        mount = figures.get(one.mount) if one.mount else None
        if one.mount and (mount is None or id not in mount.riders or mount.at != one.at or mount.party != one.party):
            yield f"{id} does not sit on {one.mount}"
        if any(figures[rider].mount != id for rider in one.riders) or len(one.riders) > one.profile.seats:
            yield f"{id} does not carry {one.riders}"
        wagon = figures.get(one.team) if one.team else None
        drawn = wagon is not None and not wagon.gone and (wagon.front, wagon.party) == (one.at, one.party)
        if one.team and not one.gone and not drawn:
            yield f"{id} is not before {one.team}"
        beside = [step.to for step in play.ground.steps[one.at] if step.way] if one.front else []
        if one.front and not one.gone and one.front not in beside:
            yield f"{id} stands apart from its front {one.front}"
        if one.swims and (one.mount or one.riders):
            yield f"{id} swims mounted"


def _hidden(play: BattlePlay) -> Iterator[str]:
    """Nobody is hidden and seen at once, and every group is where it can be."""
    for one in play.state.hidden:
        if one.is_hidden and (one.at not in play.ground.inside or not -1 <= one.seat < play.seats):
            yield f"{one.name} hides on {one.at}"
        if one.seat >= 0 and one.found and one.members:
            yield f"{one.name} was found, and {one.members} still hide"
        if any(id not in play.state.figures for id in one.ids):
            yield f"{one.name} has come as {one.ids}"
    if play.state.attempt is not None and play.state.attempt.target not in play.state.figures:
        yield f"a deed against {play.state.attempt.target}"


def _things(play: BattlePlay) -> Iterator[str]:
    """Nobody bears what somebody else bears, of things that are there once; what was taken everybody has seen."""
    state = play.state
    once = {one.name for one in play.setup.weak_points} | {one.name for one in play.setup.artefacts}
    borne = [thing for one in state.figures.values() for thing in one.items if thing in once]
    borne += [thing for one in state.hidden for things in one.items.values() for thing in things if thing in once]
    if len(set(borne)) != len(borne):
        yield f"two bear one thing: {borne}"
    if not set(state.relics_lost) <= set(state.seen_things):
        yield f"taken unseen: {state.relics_lost}"


def _magic(play: BattlePlay) -> Iterator[str]:
    """Effects are of a known kind, each once on a figure, and none is older than this round; ZEH stay within bounds."""
    state = play.state
    for one in state.figures.values():
        kinds = [each.kind for each in one.effects]
        if len(set(kinds)) != len(kinds) or not set(kinds) <= set(effects.KINDS):
            yield f"{one.id} is under {kinds}"
        if any(each.until < state.round for each in one.effects):
            yield f"{one.id} is under what has ended: {one.effects}"
        if effects.has(one, effects.STILL) and effects.has(one, effects.UNSEEN):
            yield f"{one.id} is paralysed and invisible"
        if one.profile.symbol == WIZARD and not 0 <= int(one.symbol.split("/")[1]) <= MOST_ZEH:
            yield f"{one.id} is {one.symbol}"
    if any(one.kind not in effects.OMENS or one.until < state.round for one in state.omens):
        yield f"omens {state.omens}"
    if any(id not in state.figures for id in (*state.cast, *state.duelled)):
        yield f"cast by {state.cast}, duelled by {state.duelled}"


def _places(play: BattlePlay) -> Iterator[str]:
    built_over = play.built_over()
    for one in play.state.present():
        if one.profile.hovers:
            if one.at not in play.ground.inside or one.at in built_over:
                yield f"{one.id} hovers over {one.at}"
            continue
        if one.at in built_over:
            yield f"{one.id} stands where a building is: {one.at}"
        if one.at in play.ground.spots and play.ground.spots[one.at].raised and (one.mount or one.profile.is_animal):
            yield f"{one.id} is an animal above the ground storey, or on one: {one.at}"
        if one.at not in play.ground.inside:
            yield f"{one.id} stands on {one.at}, which is no part of the battlefield"
        elif not _may_be(play, one):
            yield f"{one.id} may not be on {one.at}"
    for at, here in play.standing().items():
        if play.ground.spots[at].on_siege_tower and play.stands(play.ground.plan.doors[at]) == CLOSED:
            yield f"there is no siege tower under {at}"
        pressed = any(one.tramples for one in here)
        if not play.fits(at, here) and not pressed:
            yield f"{at} is overcrowded: {[one.id for one in here]}"
        if any(one.facing for one in here) and not pressed and not _is_phalanx(here):
            yield f"no phalanx stands on {at}: {[one.id for one in here]}"
        free = [one for one in here if not one.profile.is_slave]
        mixed = any(not play.are_friendly(one.party, other.party) for one in free for other in free)
        if mixed and at not in play.state.shared and not play.ground.spots[at].water:
            yield f"strangers share {at}: {[one.id for one in here]}"


def _may_be(play: BattlePlay, one: Figure) -> bool:
    """In the water who swims, on it vessels and who is aboard, all others on land."""
    if one.profile.everywhere:
        return True
    water = play.ground.spots[one.at].water
    if one.swims or one.profile.is_vessel:
        return water and (not one.front or play.ground.spots[one.front].water)
    return one.at in play.decks() if water else play.ground.spots[one.at].open


def _is_phalanx(here: list[Figure]) -> bool:
    alike = {(one.party, one.symbol, one.facing, one.mount) for one in here}
    return len(here) == WARRIORS and len(alike) == 1 and here[0].facing in range(1, 7)


def _groups(play: BattlePlay) -> Iterator[str]:
    names = [(one.party, one.name) for one in play.state.groups]
    if len(set(names)) != len(names):
        yield "two groups of one party have the same name"
    for one in play.state.present():
        if (one.party, one.group) not in names:
            yield f"{one.id} belongs to no group"


def _counters(play: BattlePlay) -> Iterator[str]:
    state = play.state
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round}"
    if state.order and sorted(state.order) != list(range(play.seats)):
        yield f"turns of {state.order}"
    if any(not 0 <= seat < play.seats for seat in (*state.holders.values(), *state.keepers.values())):
        yield f"held by {state.holders} {state.keepers}"
    doors = play.ground.plan.doors
    for name, stands in state.doors.items():
        if name not in doors or stands not in (OPEN, CLOSED, BROKEN):
            yield f"no door stands so: {name} {stands}"
