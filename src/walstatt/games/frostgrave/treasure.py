"""Sammeln von Schätzen: picking up, carrying, putting down."""
from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.games.frostgrave import arrivals, damage, facts
from walstatt.games.frostgrave.play import TOKEN_RADIUS, FrostgravePlay
from walstatt.games.frostgrave.profiles import ANIMAL
from walstatt.games.frostgrave.state import Figure, Token
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, within

RULE = "frostgrave.action.treasure"
PICK_UP = "frostgrave.r.treasure_pickup"
DROP = "frostgrave.r.treasure_drop"
NEAR = 1.0
CREATURES_HINDER_NOT = 1


def pick_up_problem(play: FrostgravePlay, figure: Figure) -> Refused | None:
    """Why a figure cannot pick anything up now."""
    if play.is_creature(figure) or play.profile(figure).has(ANIMAL):
        return refuse(PICK_UP, "frostgrave-refused-cannot-carry", figure=play.name(figure))
    if play.carried(figure) is not None:
        return refuse("frostgrave.treasure.one_each", "frostgrave-refused-carries", figure=play.name(figure))
    if facts.in_combat(play, figure):
        return refuse(PICK_UP, "frostgrave-refused-treasure-combat", figure=play.name(figure))
    touched = [token for token in lying(play) if facts.touches_token(play, figure, token)]
    if not touched:
        return refuse(PICK_UP, "frostgrave-refused-no-token", figure=play.name(figure))
    if not within_reach(play, figure):
        enemy = _hinders(play, figure, touched[0])
        assert enemy is not None
        return refuse("frostgrave.treasure.enemy_near", "frostgrave-refused-enemy-near", figure=play.name(enemy))
    return None


def lying(play: FrostgravePlay) -> list[Token]:
    return [token for token in play.state.tokens.values() if token.lies]


def within_reach(play: FrostgravePlay, figure: Figure) -> list[Token]:
    return [
        token for token in lying(play)
        if facts.touches_token(play, figure, token) and _hinders(play, figure, token) is None
    ]


def _hinders(play: FrostgravePlay, figure: Figure, token: Token) -> Figure | None:
    """An enemy within 1 inch of the token (frostgrave.treasure.enemy_near)."""
    for enemy in play.foes(figure):
        if play.is_wild(enemy) and play.ruling("frostgrave.r.treasure_pickup") == CREATURES_HINDER_NOT:
            continue
        if within(facts.token_distance(play, enemy, token), NEAR):
            return enemy
    return None


def pick_up(play: FrostgravePlay, figure: Figure) -> Script[None]:
    tokens = within_reach(play, figure)
    chosen = tokens[0].id
    if len(tokens) > 1:
        chosen = yield Pick(
            figure.seat, "frostgrave:token", RULE, [token.id for token in tokens], {"figure": play.name(figure)},
            describe=lambda option: text("frostgrave-token-name", token=play.state.tokens[option].number),
        )
    token = play.state.tokens[chosen]
    first = not token.found
    token.carrier, token.found = figure.id, True
    play.note("frostgrave-picks-up", RULE, PICK_UP, figure=play.name(figure), token=token.number)
    if first:
        yield from arrivals.after_a_find(play, figure.seat)


def put_down_problem(play: FrostgravePlay, figure: Figure) -> Refused | None:
    if play.carried(figure) is None:
        return refuse(RULE, "frostgrave-refused-carries-nothing", figure=play.name(figure))
    if facts.in_combat(play, figure):
        return refuse(DROP, "frostgrave-refused-treasure-combat", figure=play.name(figure))
    if not any(damage.can_lie(play, x, y, figure.z) for x, y in _beside(play, figure, 0.0)):
        return refuse(DROP, "frostgrave-refused-no-room", figure=play.name(figure))
    return None


def _beside(play: FrostgravePlay, figure: Figure, turn: float) -> list[tuple[float, float]]:
    reach = play.radius(figure) + TOKEN_RADIUS
    angles = [turn + 2 * pi * step / 24 for step in range(24)]
    return [(figure.x + reach * cos(angle), figure.y + reach * sin(angle)) for angle in angles]


def put_down(play: FrostgravePlay, figure: Figure) -> Script[None]:
    """In base contact (frostgrave.r.treasure_drop)."""
    token = play.carried(figure)
    assert token is not None

    def judge(value: Any) -> None:
        x, y = value[0]
        if hypot(x - figure.x, y - figure.y) > play.radius(figure) + TOKEN_RADIUS + TOLERANCE:
            raise refuse(DROP, "frostgrave-refused-not-beside", figure=play.name(figure))
        if not damage.can_lie(play, x, y, figure.z):
            raise refuse(DROP, "frostgrave-refused-no-room", figure=play.name(figure))

    def propose(rng: Random) -> list[list[float]]:
        spots = _beside(play, figure, rng.random()) + _beside(play, figure, 0.0)
        return [list(next(spot for spot in spots if damage.can_lie(play, *spot, figure.z)))]

    ((x, y),) = yield Place(
        figure.seat, "frostgrave:token_at", DROP, [token.id], judge, propose, {"figure": play.name(figure)}
    )
    damage.lay(play, token, x, y, figure.z)
    play.note("frostgrave-puts-down", RULE, DROP, figure=play.name(figure), token=token.number)
