"""Who fetches which token: how many rounds it takes to pick it up and to carry it off the table."""
from __future__ import annotations

from math import ceil
from typing import NamedTuple

from walstatt.bots.frostgrave.situation import Situation
from walstatt.games.frostgrave import facts
from walstatt.games.frostgrave.profiles import WIZARD
from walstatt.games.frostgrave.state import Figure, Token

LATE = 4
"""In the last rounds casters carry as well as anybody."""
TOUCH = 1.0
"""From base centre to token centre in contact."""
ON_FOOT = 1.5
"""Moves in one activation: the second one is half."""


class Errand(NamedTuple):
    """A figure, a token, how far it is, and what it is worth to send just this one."""

    figure: str
    token: str
    inches: float
    worth: float


def rounds_to_pick_up(inches: float, move: float) -> int:
    """Activations until the token is in hand: the last one moves and picks up."""
    return 1 + max(0, ceil((inches - move - 1e-6) / (ON_FOOT * move)))


class Site(NamedTuple):
    """Where a token lies, seen from home."""

    token: Token
    home: float
    guarded: bool


def errand(look: Situation, figure: Figure, site: Site, inches: float) -> Errand | None:
    """None if the figure cannot bring the token home in time."""
    token = site.token
    temper, move = look.temper, look.move(figure)
    if move <= 0.0 or abs(token.z - figure.z) > TOUCH:
        return None
    needed = rounds_to_pick_up(max(0.0, inches - TOUCH), move)
    pace = ON_FOOT * move / 2
    needed += max(1, ceil((site.home - 1e-6) / pace))
    spent = figure.activated
    if needed + spent > look.left:
        return None
    worth = temper.token * float(temper.patience**needed)
    if look.play.is_caster(figure) and look.left > LATE:
        worth *= temper.caster_fetches ** (2 if look.play.role(figure) == WIZARD else 1)
    if site.guarded and not facts.touches_token(look.play, figure, token):
        worth *= temper.guarded
    return Errand(figure.id, token.id, inches, worth)


def assigned(look: Situation) -> dict[str, Errand]:
    """The best pairs first, nobody twice."""
    fetchers = [
        figure for figure in look.own if look.can_carry(figure) and figure.id not in look.carriers
    ]
    found: list[Errand] = []
    for token in look.tokens:
        field = look.map.to((token.x, token.y))
        site = Site(token, look.home(token.x, token.y), look.is_guarded(token))
        for figure in fetchers:
            one = errand(look, figure, site, look.map.cost(field, figure.x, figure.y))
            if one is not None:
                found.append(one)
    found.sort(key=lambda one: (-round(one.worth, 4), one.inches, one.figure, one.token))
    mine: dict[str, Errand] = {}
    taken: set[str] = set()
    for one in found:
        if one.figure not in mine and one.token not in taken:
            mine[one.figure] = one
            taken.add(one.token)
    return mine

