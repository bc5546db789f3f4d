"""What foreign figures bear, and where foreign weak points of gods lie: nobody knows it before everybody has seen it.

Camouflaged groups are a matter of their own (`figures/agent_secrets.py`).
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from walstatt.games.kriegsspiel.figures.king import WEAKNESSES
from walstatt.games.kriegsspiel.figures.relics import NEAR
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.setup import Party, Setup, WeakPoint
from walstatt.games.kriegsspiel.sheets.model import Orders
from walstatt.games.kriegsspiel.state import Hidden, State

BORNE, LIES, STILL_NEAR = 0.5, 0.5, 0.9
"""How likely a thing that may be here is held to be borne by somebody, a weak point to lie somewhere, and to be still
where it was felt."""


def withhold(play: BattlePlay, state: State, seat: int | None) -> None:
    """Takes out of a copy of the state what this seat may not know."""
    known = frozenset(state.seen_things)
    _take_away(state, {one.id for one in state.figures.values() if one.party == seat}, known, seat)
    own = _own_relics(play.setup, seat)
    state.relics = {name: at for name, at in state.relics.items() if name in known or name in own}


def open_setup(setup: Setup, seats: Collection[int]) -> Setup:
    """Without what others have written down for themselves; the same if there is nothing of the kind."""
    names = {setup.names[seat] for seat in seats if seat < len(setup.parties)}
    parties = tuple(one if one.name in names else _bare(one) for one in setup.parties)
    covert = tuple(one for one in setup.covert if one.realm in names)
    points = tuple(one if one.party in names else replace(one, at="") for one in setup.weak_points)
    if (parties, covert, points) == (setup.parties, setup.covert, setup.weak_points):
        return setup
    return replace(setup, parties=parties, covert=covert, weak_points=points, opening=None)


def _bare(party: Party) -> Party:
    figures = tuple(replace(one, items=(), traits=tuple(trait for trait in one.traits if trait not in WEAKNESSES))
                    for one in party.figures)
    return replace(party, figures=figures, orders=Orders())


def _own_relics(setup: Setup, seat: int | None) -> frozenset[str]:
    return frozenset(one.name for one in setup.weak_points if seat is not None and setup.seat(one.party) == seat)


def _take_away(state: State, own: Collection[str], known: frozenset[str], seat: int | None) -> None:
    for one in state.figures.values():
        if one.items and one.id not in own:
            one.items = tuple(thing for thing in one.items if thing in known)
    for group in state.hidden:
        if group.items and group.seat != seat:
            group.items = _known_of(group, known)


def _known_of(group: Hidden, known: frozenset[str]) -> dict[str, tuple[str, ...]]:
    left = {symbol: tuple(one for one in things if one in known) for symbol, things in group.items.items()}
    return {symbol: things for symbol, things in left.items() if things}


# ---- other secrets in their place


class _Lot(NamedTuple):
    """Where a thing might be: with a figure, on a small field, or not here at all."""

    thing: str
    bearer: str = ""
    at: str = ""


def deal(play: BattlePlay, seat: int | None, rng: Random) -> Callable[[State], None] | None:
    """Each thing that may be here and has not been seen by now is somewhere else, or nowhere."""
    now = play.state
    lots = [_drawn(play, one, seat, rng) for one in _possible(play, seat)]
    borne = any(one.items for one in now.figures.values()) or any(one.items for one in now.hidden)
    if not lots and not now.relics and not borne:
        return None
    known, own_relics = frozenset(now.seen_things), _own_relics(play.setup, seat)
    own_now = {one.id for one in now.figures.values() if one.party == seat}

    def put(state: State) -> None:
        own = own_now | {one.id for one in state.figures.values() if one.party == seat}
        _take_away(state, own, known, seat)
        state.relics = {name: at for name, at in state.relics.items() if name in known or name in own_relics}
        for lot in lots:
            bearer = state.figures.get(lot.bearer)
            if bearer is not None:
                bearer.items = (*bearer.items, lot.thing)
            elif lot.at:
                state.relics[lot.thing] = lot.at

    return put


def _possible(play: BattlePlay, seat: int | None) -> Iterator[str | WeakPoint]:
    """Things that make a difference, as everybody can name them; not those whose place this seat knows."""
    setup, now = play.setup, play.state
    placed = {*now.seen_things, *_own_relics(setup, seat)}
    placed |= {thing for one in now.figures.values() if one.party == seat for thing in one.items}
    placed |= {thing for one in now.hidden if one.seat == seat for things in one.items.values() for thing in things}
    things = sorted({*setup.weapons, *(one.name for one in setup.artefacts)} - placed)
    yield from things
    yield from (one for one in setup.weak_points if one.name not in placed)


def _drawn(play: BattlePlay, thing: str | WeakPoint, seat: int | None, rng: Random) -> _Lot:
    relic = thing if isinstance(thing, WeakPoint) else None
    owner = play.setup.seat(relic.party) if relic is not None else None
    bearers = [one.id for one in play.state.figures.values() if one.is_person and one.party != seat
               and (relic is None or one.party == owner)]
    borne, lies, near = rng.random() < BORNE, rng.random() < LIES, rng.random() < STILL_NEAR
    felt = play.state.felt.get(owner, "") if owner is not None and near else ""
    bearer, at = rng.choice(bearers or [""]), rng.choice(_fields(play, felt))
    name = relic.name if relic is not None else str(thing)
    if relic is not None and (felt or (lies and not borne)):
        return _Lot(name, at=at)
    return _Lot(name, bearer) if borne else _Lot(name)


def _fields(play: BattlePlay, near: str) -> list[str]:
    """All of the battlefield, or those from which one there is encouraged."""
    fields = sorted({base(name) for name in play.ground.inside})
    return [one for one in fields if not near or play.ground.distance(one, near) <= NEAR]
