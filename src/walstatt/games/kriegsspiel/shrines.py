"""Temples on a battlefield (20.1): ten hits bring one down, and its treasure is plundered as a trade centre is."""
from __future__ import annotations

from walstatt.core.questions import Script
from walstatt.games.kriegsspiel.forts import TEMPLE, Fort, base
from walstatt.games.kriegsspiel.play import BattlePlay

HITS, DESTROYED, DESECRATION, FRIENDS, PLUNDER = (
    "kalevala.20.1.zerstoerung", "kalevala.r.temple_destroyed", "kalevala.20.1.entweihen", "kalevala.20.1.befreundet",
    "kalevala.20.1.1.pluendern",
)
FIRST_WALL, LAST = 5, 10
"""The hit with which the first wall falls, and that with which the temple does."""


def count_hit(play: BattlePlay, house: Fort) -> bool:
    """One more; does a wall fall?"""
    hits = hits_of(play, house) + 1
    play.state.shrines[house.at] = hits
    play.note("kriegsspiel-temple-hit", HITS, DESTROYED, at=house.at, hits=hits)
    return FIRST_WALL <= hits < LAST


def hits_of(play: BattlePlay, house: Fort) -> int:
    return play.state.shrines.get(house.at, house.hits)


def is_destroyed(play: BattlePlay, house: Fort) -> bool:
    return hits_of(play, house) >= LAST


def is_temple(house: Fort) -> bool:
    return house.kind == TEMPLE


# ---- plundering


def taken(play: BattlePlay) -> list[str]:
    """Temples of enemies in which nobody but the party whose turn it is stands: friends desecrate nothing."""
    return [
        at for at, house in play.ground.plan.houses.items()
        if is_temple(house) and house.treasure is not None and play.house(at) is not None
        and at in play.ground.inside and at not in play.state.sacked and _is_taken(play, at)
    ]


def _is_taken(play: BattlePlay, at: str) -> bool:
    owner = owner_of(play, at)
    inside = [one for one in play.state.present() if one.is_person and base(one.at) == at and not one.swims]
    own = [one for one in inside if one.party == play.active]
    return owner is not None and play.are_enemies(owner, play.active) and bool(own) and not any(
        play.are_friendly(one.party, owner) for one in inside)


def owner_of(play: BattlePlay, at: str) -> int | None:
    """Whose it was when the battle began."""
    fort = play.ground.plan.houses[at]
    name = fort.owner if fort.owner is not None else play.setup.owners.get(at.partition("/")[0])
    return play.setup.seat(name) if name is not None else None


def plunderer(play: BattlePlay, at: str, wishes: list[str]) -> str | None:
    """A warrior who was in it at the end of the round before; an empty one needs no more than the word."""
    waits = bool(play.ground.plan.houses[at].treasure)
    return next((id for id in wishes if not waits or id in play.state.stood.get(at, ())), None)


def plunder(play: BattlePlay, at: str, wishes: list[str]) -> Script[None]:
    yield from ()
    id = plunderer(play, at, wishes)
    if id is not None:
        one = play.state.figures[id]
        one.acted = True
        play.state.sacked[at] = one.party
        play.note("kriegsspiel-temple-plundered", DESECRATION, PLUNDER, FRIENDS, figure=play.name(one), at=at,
                  value=play.ground.plan.houses[at].treasure or 0)


def remember_who_stands(play: BattlePlay) -> dict[str, tuple[str, ...]]:
    """Who of those who keep a temple is in it now."""
    return {
        at: tuple(one.id for one in play.state.present(keeper) if base(one.at) == at)
        for at, keeper in play.state.keepers.items()
        if (house := play.ground.plan.houses.get(at)) is not None and is_temple(house) and house.treasure is not None
    }
