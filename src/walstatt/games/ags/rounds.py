"""Rounds: tokens and initiative at their start, states, points and the end of the conflict at their end (3.2, 3.3)."""
from __future__ import annotations

from random import Random

from walstatt.core.match import Outcome
from walstatt.core.questions import Number, Pick, Roll, Script, Together, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import text
from walstatt.games.ags import (
    activation,
    conditions,
    damage,
    mobs,
    passives,
    reactions,
    records,
    scoring,
    tokens,
    values,
)
from walstatt.games.ags.blows import Pool
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.play import DIE, AgsPlay, other_seat
from walstatt.games.ags.state import NOBODY, TABLE, Figure

ROUNDS = 5
MOST_DICE = 7
BID = "ags.2.5.initiative"
ROLL = "ags.r.initiative_roll"
EARLY = "ags.r.early_end"


# ---- start of a round


def round_start(play: AgsPlay) -> Script[None]:
    """What profiles do at the start of a round, then all tokens, then the initiative (ags.r.round_start_order)."""
    state = play.state
    state.round += 1
    for figure in state.figures.values():
        figure.activated = False
    play.note("ags-round", "ags.3.3", "ags.r.round_start_order", round=state.round)
    yield from passives.round_start(play)
    hand_out_tokens(play)
    yield from scoring.check_now(play)
    yield from _initiative(play)
    if state.round > 1:
        yield from mobs.arrange(play, other_seat(state.starter))
    state.phase = "activation"
    if not activation.ready(play, state.starter):
        activation.next_turn(play)


def hand_out_tokens(play: AgsPlay) -> None:
    """One for each leader, in round 1 the unspent hire, and one for the side with fewer models, all at once."""
    for seat in (0, 1):
        if play.tokens(seat):
            play.note("ags-tokens-kept", "ags.3.3.1.1.behalten", seat=seat, count=play.tokens(seat))
    for seat, gains in enumerate(token_gains(play)):
        for amount, rule in gains:
            if amount:
                tokens.gain(play, seat, amount, rule)


def token_gains(play: AgsPlay) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """What each seat receives at the start of this round and why (ags.3.3.1.1)."""
    numbers = [sum(_counts(play, figure) for figure in play.state.of(seat)) for seat in (0, 1)]
    gains: tuple[list[tuple[int, str]], list[tuple[int, str]]] = ([], [])
    for seat in (0, 1):
        leaders = sum(play.profile(figure).leader for figure in play.state.of(seat))
        gains[seat].append((leaders, "ags.3.3.1.1"))
        if play.state.round == 1:
            saved = max(0, play.setup.size - play.setup.forces[seat].cost)
            gains[seat].append((saved, "ags.3.3.1.1.heuer"))
        if numbers[seat] < numbers[1 - seat]:
            gains[seat].append((1, "ags.3.3.1.1.unterzahl"))
    return gains


def _counts(play: AgsPlay, figure: Figure) -> bool:
    """All models on the board; by ruling only hired ones (ags.r.model_count)."""
    return not (figure.summoned and play.ruling("ags.r.model_count") == 1)


# ---- initiative


def spokesman(play: AgsPlay, seat: int) -> Figure | None:
    """Whose WIL is rolled: the general, or of those left the one with the highest (ags.r.initiative_no_general)."""
    general = play.state.figures.get(play.setup.forces[seat].general)
    if general is not None and general.place == TABLE:
        return general
    left = play.state.of(seat)
    return max(left, key=lambda figure: _strength(play, figure), default=None)


def _strength(play: AgsPlay, figure: Figure) -> tuple[int, int]:
    pool = values.will(play, figure, "initiative")
    return pool.dice, -pool.need


def initiative_pool(play: AgsPlay, seat: int, bought: int) -> Pool | None:
    """The WIL of the general or its substitute with the bought dice, seven in all; None without models."""
    figure = spokesman(play, seat)
    if figure is None:
        return None
    pool = values.will(play, figure, "initiative")
    return Pool(Tally(pool.dice, "ags.3.3.1.2", 1, MOST_DICE).change(bought, BID), pool.difficulty)


class Bid(Number):
    """Tokens for the initiative roll; more dice than seven are refused and not paid (ags.r.initiative_roll)."""

    __slots__ = ()

    def check(self, value: object) -> None:
        if isinstance(value, int) and not isinstance(value, bool) and value > self.high:
            have = int(self.args["tokens"])
            if value > have:
                raise refuse("ags.2.5", "ags-refused-tokens-missing", wanted=value, tokens=have)
            raise refuse(ROLL, "ags-refused-initiative-dice", most=MOST_DICE)
        super().check(value)

    def sample(self, rng: Random) -> int:
        return min(self.high, rng.choice((0, 0, 0, 1, 2)))


def _initiative(play: AgsPlay) -> Script[None]:
    """Both buy dice in secret, both roll; more successes decide who begins (ags.3.3.1.2)."""
    state = play.state
    pools = [initiative_pool(play, seat, 0) for seat in (0, 1)]
    if None in pools:
        winner = 0 if pools[0] is not None else 1
        if pools[0] is None and pools[1] is None:
            winner = state.player_a if state.player_a in (0, 1) else 0
        play.note("ags-initiative-alone", "ags.r.initiative_no_general", seat=winner)
    else:
        winner = yield from _roll_for_it(play)
    state.initiative = winner
    chosen = "me"
    if play.state.of(winner) and play.state.of(1 - winner):
        chosen = yield Pick(winner, "ags:first_activation", "ags.3.3.1.2", ["me", "you"])
    state.starter = state.turn = winner if chosen == "me" else 1 - winner
    play.note("ags-begins", "ags.3.3.1.2", "ags.3.3.2", seat=state.starter, winner=winner)


def _roll_for_it(play: AgsPlay) -> Script[int]:
    bids = yield from _bids(play)
    pools = [initiative_pool(play, seat, bids[seat]) for seat in (0, 1)]
    paid_again = False
    while True:
        scores = []
        for seat, pool in enumerate(pools):
            assert pool is not None
            successes = yield from _throw(play, seat, pool)
            scores.append(successes)
        if play.ruling(ROLL) == 1 and not paid_again and scores[0] != scores[1]:
            behind = int(scores[1] < scores[0])
            paid_again = yield from _once_more(play, behind)
            if paid_again:
                pool = pools[behind]
                assert pool is not None
                scores[behind] = yield from _throw(play, behind, pool)
        if scores[0] != scores[1]:
            winner = int(scores[1] > scores[0])
            play.note("ags-initiative-won", "ags.3.3.1.2", seat=winner, first=scores[0], second=scores[1])
            return winner
        play.note(
            "ags-initiative-tie", "ags.3.3.1.2.gleichstand", "ags.2.5.initiative.gleichstand", successes=scores[0]
        )


def _throw(play: AgsPlay, seat: int, pool: Pool) -> Script[int]:
    figure = spokesman(play, seat)
    assert figure is not None
    roll = Roll(
        seat, "ags:initiative", "ags.3.3.1.2", pool.dice, DIE, pool.difficulty, {"figure": play.name(figure)}
    )
    faces: list[int] = yield roll
    successes = sum(face >= pool.need for face in faces)
    general = "ags.3.3.1.2" if play.is_general(figure) else "ags.3.3.1.2.general"
    play.note(
        "ags-initiative-roll", general, seat=seat, figure=play.name(figure), successes=successes, dice=roll.fell(faces)
    )
    return successes


def _once_more(play: AgsPlay, seat: int) -> Script[bool]:
    """By ruling the player behind may pay one token, once in a round, to roll all own dice again."""
    if not tokens.may_spend(play, seat):
        return False
    wanted: bool = yield YesNo(seat, "ags:initiative_again", ROLL, {"tokens": play.tokens(seat)})
    if wanted:
        tokens.spend(play, seat, 1, ROLL)
    return wanted


def _bids(play: AgsPlay) -> Script[list[int]]:
    """Both decide once, hidden from each other; nobody is asked if nobody has a token (ags.3.3.1.2.token)."""
    if not any(play.state.tokens):
        return [0, 0]
    bids: list[int] = yield Together("ags:initiative_tokens", BID, [_bid(play, seat) for seat in (0, 1)])
    for seat, bid in enumerate(bids):
        if bid:
            tokens.spend(play, seat, bid, BID)
        play.note("ags-initiative-bid", BID, "ags.3.3.1.2.token", seat=seat, tokens=bid)
    return bids


def _bid(play: AgsPlay, seat: int) -> Bid:
    pool = initiative_pool(play, seat, 0)
    assert pool is not None
    room = MOST_DICE - pool.dice
    have = play.tokens(seat)
    return Bid(
        seat, "ags:initiative_tokens", BID, 0, max(0, min(have, room)), {"tokens": have, "dice": pool.dice}
    )


# ---- end of a round


def round_end(play: AgsPlay) -> Script[None]:
    """States, then points, then whether the conflict is over (ags.3.3, ags.r.end_of_round_order)."""
    state = play.state
    play.note("ags-round-end", "ags.3.3.3.1", round=state.round)
    records.action_over(play)
    yield from conditions.end_of_round(play)
    yield from reactions.flight(play)
    yield from _beaten_slavers_leave(play)
    play.note("ags-scoring", "ags.3.3.3.2", round=state.round)
    yield from scoring.score_round(play)
    over = yield from _is_over(play)
    if over:
        yield from finish(play)
    else:
        state.phase = "round_start"


def _beaten_slavers_leave(play: AgsPlay) -> Script[None]:
    """Slavers without HP are removed only now (ags.4.1.2.nachtragend)."""
    for slaver in reactions.slavers(play):
        if slaver.hp <= 0:
            order = "ags.r.end_of_round_order"
            play.note("ags-slaver-leaves", "ags.4.1.2.nachtragend", order, figure=play.name(slaver))
            yield from damage.take_away(play, slaver)


def _is_over(play: AgsPlay) -> Script[bool]:
    """After round 5, when both have agreed, or when nobody is left (ags.3.3.3.3, ags.r.early_end)."""
    if play.state.round >= ROUNDS:
        return True
    if not play.state.of(0) and not play.state.of(1):
        play.note("ags-nobody-left", EARLY, "ags.3.2.leer")
        return True
    if all(play.state.agreed_end):
        return True
    if wiped_out(play) == NOBODY:
        return False
    agreed = yield from ask_for_the_end(play, (0, 1), "ags.3.2.leer")
    return agreed


def ask_for_the_end(play: AgsPlay, seats: tuple[int, ...], rule: str) -> Script[bool]:
    """All of them must agree; without agreement the game goes on (ags.r.early_end)."""
    for seat in seats:
        wanted = yield EndWish(seat, "ags:end_early", rule, {"round": play.state.round})
        if not wanted:
            play.note("ags-end-declined", rule, EARLY, seat=seat)
            return False
    play.state.agreed_end = (True, True)
    play.note("ags-end-agreed", rule, EARLY, round=play.state.round)
    return True


def proposal_problem(play: AgsPlay, seat: int) -> Refused | None:
    """Each player may propose an end once a round."""
    if records.this_round(play, f"ende_vorgeschlagen:{seat}"):
        return refuse(EARLY, "ags-refused-end-proposed")
    if all(play.state.agreed_end):
        return refuse(EARLY, "ags-refused-end-agreed")
    return None


def propose_end(play: AgsPlay, figure: Figure, doing: Doing) -> Script[None]:
    """The other player is asked; an agreed end comes after this round, by ruling at once (ags.r.early_end)."""
    del doing
    records.put(play, f"ende_vorgeschlagen:{figure.seat}", play.state.round)
    play.note("ags-end-proposed", "ags.3.3.3.3", EARLY, seat=figure.seat)
    yield from ask_for_the_end(play, (1 - figure.seat,), "ags.3.3.3.3")


def ends_at_once(play: AgsPlay) -> bool:
    """Has an end been agreed on that takes effect at once?"""
    return play.ruling(EARLY) == 1 and all(play.state.agreed_end)


def activation_or_end(play: AgsPlay) -> Script[None]:
    """The next activation or action, unless by ruling an agreed end stops the game on the spot."""
    if play.state.acting is not None:
        yield from activation.activation(play)
        return
    unasked = not ends_at_once(play) and not records.this_round(play, "ende_gefragt")
    if play.ruling(EARLY) == 1 and unasked and wiped_out(play) != NOBODY:
        records.put(play, "ende_gefragt", play.state.round)
        yield from ask_for_the_end(play, (0, 1), "ags.3.2.leer")
    if ends_at_once(play):
        yield from finish(play)
        return
    yield from activation.activation(play)


class EndWish(YesNo):
    """Few want to stop early."""

    __slots__ = ()

    def sample(self, rng: Random) -> bool:
        return rng.random() < 0.05


def finish(play: AgsPlay) -> Script[None]:
    """All conditions of the end of the game, judged on the same board."""
    play.note("ags-final-scoring", "ags.r.scoring_moments")
    yield from scoring.score_game(play)
    first, second = play.state.points(0), play.state.points(1)
    play.note("ags-game-over", "ags.3.2", round=play.state.round, first=first, second=second)
    play.state.phase = "over"


def result(play: AgsPlay) -> Outcome:
    """More victory points win; equal ones are a draw, without a tie-break (ags.3.2)."""
    first, second = play.state.points(0), play.state.points(1)
    scores = (float(first), float(second))
    if first == second:
        return Outcome(None, scores, text("ags-result-draw", first=first, second=second))
    return Outcome(int(second > first), scores, text("ags-result-points", first=first, second=second))


def wiped_out(play: AgsPlay) -> int:
    """The seat that has no model left on the board, or NOBODY (ags.3.2.leer)."""
    gone = [seat for seat in (0, 1) if not play.state.of(seat)]
    return gone[0] if len(gone) == 1 else NOBODY
