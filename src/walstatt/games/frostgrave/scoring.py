"""When a game ends and who wins (frostgrave.r.game_end)."""
from __future__ import annotations

from walstatt.core.match import Outcome
from walstatt.core.texts import text
from walstatt.games.frostgrave import scenarios
from walstatt.games.frostgrave.play import ROUNDS, FrostgravePlay
from walstatt.games.frostgrave.profiles import APPRENTICE, WIZARD
from walstatt.games.frostgrave.state import NOBODY, OUT, TABLE, Token

RULE = "frostgrave.r.game_end"
OTHER_LIMITS = 1
TOKENS_ONLY = 2
TOKEN_POINTS = 3
CASTER_POINTS = {WIZARD: 2, APPRENTICE: 1}


def round_limit(play: FrostgravePlay) -> int:
    if play.scenario is not None:
        return play.scenario.rounds
    return play.setup.rounds if play.ruling("frostgrave.r.game_end") == OTHER_LIMITS else ROUNDS


def holders(play: FrostgravePlay) -> list[int]:
    """Players who still have figures of their warband on the table."""
    return [
        seat for seat in range(play.seats) if any(figure.place == TABLE for figure in play.members(seat))
    ]


def end_reason(play: FrostgravePlay) -> str:
    """Why the game is over at the end of this round, or nothing."""
    if not any(token.secured == NOBODY for token in play.state.tokens.values()):
        return "no-tokens"
    if len(holders(play)) <= 1:
        return "one-left"
    return "rounds" if play.state.round >= round_limit(play) else scenarios.end_reason(play)


def finish(play: FrostgravePlay) -> None:
    """Who alone is left secures what still lies there."""
    alone = holders(play)
    if len(alone) == 1:
        for token in play.state.tokens.values():
            if token.secured == NOBODY:
                token.carrier, token.secured = "", alone[0]
                play.note("frostgrave-secured", RULE, token=token.number, seat=alone[0])
    scenarios.last_act(play)
    play.state.phase = "over"
    for seat in range(play.seats):
        play.note("frostgrave-points", RULE, seat=seat, points=points(play, seat))


def points(play: FrostgravePlay, seat: int) -> int:
    """3 for each secured token, 2 and 1 for each enemy wizard and apprentice out of action."""
    total = sum(token_points(play, token) for token in play.state.tokens.values() if token.secured == seat)
    if play.ruling("frostgrave.r.game_end") == TOKENS_ONLY:
        return total
    for other in range(play.seats):
        if other != seat:
            total += sum(
                CASTER_POINTS.get(play.role(figure), 0) for figure in play.members(other) if figure.place == OUT
            )
    return total + survivor_points(play, seat)


def token_points(play: FrostgravePlay, token: Token) -> int:
    """3, or what the scenario says (frostgrave.x.scenario)."""
    if play.scenario is None:
        return TOKEN_POINTS
    first = scenarios.is_grave_treasure(play, token)
    return play.scenario.first_token_points if first else play.scenario.token_points


def survivor_points(play: FrostgravePlay, seat: int) -> int:
    """At the end of a siege each member on the table counts (frostgrave.x.scenario.belagerung)."""
    if play.scenario is None or play.state.phase != "over":
        return 0
    return play.scenario.survivor_points * sum(figure.place == TABLE for figure in play.members(seat))


def result(play: FrostgravePlay) -> Outcome:
    """Most points win, equal points are a draw; who has given up cannot win."""
    scores = tuple(float(points(play, seat)) for seat in range(play.seats))
    running = [seat for seat in range(play.seats) if seat not in play.state.withdrawn]
    best = max(scores[seat] for seat in running)
    winners = [seat for seat in running if scores[seat] == best]
    if len(winners) > 1:
        return Outcome(None, scores, text("frostgrave-draw", points=int(best)))
    return Outcome(winners[0], scores, text("frostgrave-won", winner=winners[0], points=int(best)))
