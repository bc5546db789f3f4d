"""Scenarios: what is special in each of them (frostgrave.x.scenario.*); maps and numbers are data."""
from __future__ import annotations

from walstatt.core.questions import Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.frostgrave import arrivals, conjuring, damage, facts, standing, values
from walstatt.games.frostgrave.play import DIE, FrostgravePlay
from walstatt.games.frostgrave.state import NOBODY, TABLE, Figure, Token
from walstatt.table.shapes import Polygon, within
from walstatt.table.terrain import Piece

RULE = "frostgrave.x.scenario"
MAUSOLEUM, LIBRARY, LAKE, SIEGE = "mausoleum", "bibliothek", "see", "belagerung"
GRAVE_TREASURE = "token-1"
CRYPT = (12.0, 24.0)
"""From where to where the mausoleum reaches, in both directions."""
FIRST_COLLAPSE = 2
FACES_EACH = 2
SHELF, FLOE = "shelf", "floe"
NEAR_A_SHELF = 1.0
DODGE = 14
SHELF_DAMAGE = 4
DOUBLE_FROM = 4
"""From this round on the besiegers come in twos."""


# ---- before the first round


def place_creatures(play: FrostgravePlay) -> None:
    assert play.scenario is not None
    for entry in play.scenario.creatures:
        creature = arrivals.bring(play, entry.key, entry.at, play.scenario.rule)
        if creature is not None and entry.asleep:
            play.state.asleep |= {creature.id}


# ---- the guardian


def wake(play: FrostgravePlay) -> None:
    """The guardian of the mausoleum does not act before somebody disturbs it (frostgrave.x.scenario.mausoleum)."""
    for creature_id in sorted(play.state.asleep):
        creature = play.figure(creature_id)
        gone = creature.place != TABLE or creature.seat != NOBODY
        if gone or _is_disturbed(play, creature):
            play.state.asleep -= {creature_id}
        if not gone and creature_id not in play.state.asleep:
            play.note("frostgrave-guardian-wakes", "frostgrave.x.scenario.mausoleum", figure=play.name(creature))


def _is_disturbed(play: FrostgravePlay, guardian: Figure) -> bool:
    treasure = play.state.tokens.get(GRAVE_TREASURE)
    return (
        (treasure is not None and treasure.found)
        or guardian.health < play.profile(guardian).health
        or facts.in_combat(play, guardian)
        or any(is_inside(figure) for figure in play.on_table() if figure.seat != NOBODY)
    )


def is_inside(figure: Figure) -> bool:
    low, high = CRYPT
    return low < figure.x < high and low < figure.y < high


# ---- the end of a round


def end_of_round(play: FrostgravePlay) -> Script[None]:
    """What happens where the game goes on."""
    match play.setup.scenario:
        case "bibliothek":
            yield from _shelf_falls(play)
        case "see":
            yield from _floe_breaks(play)
        case "belagerung":
            yield from _besiegers_come(play)


def _struck(play: FrostgravePlay, name: str, rule: str) -> Script[Piece | None]:
    """The piece that the starting player's roll means, if it still stands; two faces for each."""
    if play.state.round < FIRST_COLLAPSE:
        return None
    roll = Roll(play.state.starter, "frostgrave:collapse", rule, 1, DIE)
    (face,) = yield roll
    wanted = f"{name}-{(face + 1) // FACES_EACH}"
    found = next((piece for piece in play.setup.board.pieces if piece.id == wanted), None)
    if found is None or found.id in play.state.broken:
        play.note("frostgrave-nothing-breaks", rule, dice=roll.fell([face]))
        return None
    return found


def _shelf_falls(play: FrostgravePlay) -> Script[None]:
    rule = "frostgrave.x.scenario.bibliothek"
    shelf = yield from _struck(play, SHELF, rule)
    if shelf is None:
        return
    outline = Polygon(shelf.outline)
    near = [
        figure for figure in play.on_table()
        if within(outline.distance(figure.x, figure.y) - play.radius(figure), NEAR_A_SHELF)
    ]
    play.note("frostgrave-shelf-falls", rule, piece=shelf.id)
    conjuring.bring_down(play, [shelf.id])
    for figure in near:
        bonus = values.fight(play, figure, False)
        wanted = Tally(DODGE, "frostgrave.x.scenario.bibliothek").change(-bonus.total, bonus.rule)
        args = {"figure": play.name(figure)}
        (face,) = yield Roll(play.roller(figure), "frostgrave:dodge", rule, 1, DIE, wanted, args)
        if face + bonus.total < DODGE:
            damage.suffer(play, figure, SHELF_DAMAGE, rule)


def _floe_breaks(play: FrostgravePlay) -> Script[None]:
    rule = "frostgrave.x.scenario.see"
    floe = yield from _struck(play, FLOE, rule)
    if floe is None:
        return
    conjuring.bring_down(play, [floe.id])
    play.note("frostgrave-floe-breaks", rule, piece=floe.id)
    for token in play.state.tokens.values():
        if token.lies and standing.deep_at(play, token.x, token.y, token.z):
            spot = standing.nearest(token.x, token.y, lambda x, y: damage.can_lie(play, x, y, 0.0))
            if spot is not None:
                damage.lay(play, token, *spot, 0.0)
                play.note("frostgrave-token-drifts", rule, token=token.number)


def _besiegers_come(play: FrostgravePlay) -> Script[None]:
    for _ in range(2 if play.state.round >= DOUBLE_FROM else 1):
        yield from arrivals.besieger(play, play.state.starter)


# ---- the end of the game


def is_grave_treasure(play: FrostgravePlay, token: Token) -> bool:
    return play.setup.scenario == MAUSOLEUM and token.id == GRAVE_TREASURE


def end_reason(play: FrostgravePlay) -> str:
    """Has the grave treasure left the table?"""
    gone = any(
        is_grave_treasure(play, token) for token in play.state.tokens.values() if token.secured != NOBODY
    )
    return "grave-treasure" if gone else ""


def last_act(play: FrostgravePlay) -> None:
    """The library buries the casters who have stayed too long (frostgrave.x.scenario.bibliothek)."""
    if play.setup.scenario != LIBRARY or play.scenario is None or play.state.round < play.scenario.rounds:
        return
    for figure in play.on_table():
        if play.is_caster(figure):
            play.note("frostgrave-buried", "frostgrave.x.scenario.bibliothek", figure=play.name(figure))
            damage.take_out(play, figure)
