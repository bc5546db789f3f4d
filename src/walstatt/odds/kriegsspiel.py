"""Exact odds of battles: duels with and without support, shots, onagers, and all that a group does in one turn.

A duel is worked out from the sums of its dice. A whole exchange plays the rules themselves, once for each way in which
a roll can end, and adds up the ways: whom somebody chooses depends on who has fallen before.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

import msgspec

from walstatt.core.questions import Question, Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import bows, melee, onagers, push_blow
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.points import shot_number
from walstatt.games.kriegsspiel.rolls import DICE, LEAST, MOST, SIDES, blessed
from walstatt.games.kriegsspiel.state import LOST, Figure
from walstatt.games.kriegsspiel.targets import bow_target, melee_target, supporter
from walstatt.odds.distributions import Distribution, mean
from walstatt.odds.rolls import sums

MOST_WAYS: Final = 400
"""Positions that are kept apart in one exchange; beyond that nobody waits for the answer."""
SUMMED: Final = ("damage",)
"""Rolls of which more counts than whether they reach what they need."""


# ---- single rolls


class DuelOdds(NamedTuple):
    """That the attacker kills, and that it is killed."""

    kills: float
    dies: float


@lru_cache(maxsize=2048)
def duel(lead: int, to_kill: int, back: int) -> DuelOdds:
    """By how much more the attacker adds to its dice, and what each one's dice must show to kill."""
    dice = sums(DICE, SIDES)
    kills = dies = 0.0
    for strike in range(LEAST, MOST + 1):
        for parry in range(LEAST, MOST + 1):
            ahead = strike + lead - parry
            chance = dice[strike] * dice[parry]
            kills += chance * (ahead > 0 and strike >= to_kill)
            dies += chance * (ahead < 0 and parry >= back)
    return DuelOdds(kills, dies)


NEVER: Final = MOST + 1


class Duel(NamedTuple):
    """Who strikes whom, with whom, and how it stands between them."""

    attacker: Figure
    target: Figure
    helper: Figure | None
    sides: melee.Sides
    to_kill: int
    back: int
    deadly: tuple[float, float] = (1.0, 1.0)
    """That a further roll of either, where it takes one, lets it kill."""
    helpless: bool = False
    """Does the target roll nothing to defend itself?"""

    @classmethod
    def of(cls, play: BattlePlay, attacker: Figure, target: Figure, helper: Figure | None) -> Duel:
        sides = melee.sides_of(play, attacker, target, helper)
        to_kill = melee.to_kill(play, attacker, sides.attack)
        helpless = melee.is_helpless(play, target)
        back = melee.to_kill(play, target, sides.defence)
        blessed(attacker, sides.attack)
        blessed(target, sides.defence)
        return cls(
            attacker, target, helper, sides, ceil(blessed(attacker, to_kill, -1).total),
            ceil(blessed(target, back, -1).total) if melee.strikes_back(target, attacker) and not helpless else NEVER,
            (melee.deadly(play, attacker), melee.deadly(play, target)), helpless,
        )

    @property
    def lead(self) -> int:
        return MOST if self.helpless else int(self.sides.attack.total - self.sides.defence.total)

    @property
    def odds(self) -> DuelOdds:
        kills, dies = duel(self.lead, self.to_kill, self.back)
        return DuelOdds(kills * self.deadly[0], dies * self.deadly[1])

    def ways(self) -> Iterator[tuple[float, list[int]]]:
        """That one dies, that the other does, that nobody does; each with two sums of dice that end so."""
        kills, dies = self.odds
        for chance, wanted in ((kills, 1), (dies, -1), (1 - kills - dies, 0)):
            if chance > 0:
                yield chance, next(pair for pair in _PAIRS if self._ends(*pair) == wanted)

    def _ends(self, strike: int, parry: int) -> int:
        ahead = strike + self.lead - parry
        return int(ahead > 0 and strike >= self.to_kill) - int(ahead < 0 and parry >= self.back)


_PAIRS: Final = [[strike, parry] for strike in range(LEAST, MOST + 1) for parry in range(LEAST, MOST + 1)]


@lru_cache(maxsize=64)
def at_least(need: int) -> float:
    """That three dice show so much."""
    return sum(sums(DICE, SIDES)[max(need, 0):])


def shot(play: BattlePlay, shooter: Figure, target: Figure) -> float:
    """That an arrow kills."""
    return at_least(ceil(shot_need(play, shooter, target).total))


def shot_need(play: BattlePlay, shooter: Figure, target: Figure) -> Tally:
    """What the dice themselves must show."""
    return blessed(shooter, shot_number(play, shooter, target), -1)


# ---- whole exchanges


class Exchange(NamedTuple):
    """What a group's actions of one turn come to."""

    kills: Distribution
    """Enemies who fall: entry k is the probability of k."""
    losses: Distribution
    """Own people who fall."""

    @property
    def expected_kills(self) -> float:
        return mean(self.kills)

    @property
    def expected_losses(self) -> float:
        return mean(self.losses)


Ways = dict[bytes, tuple[float, BattlePlay]]
"""Positions that can come out, by what they are, each with its probability."""
Act = Callable[[BattlePlay], Iterator[tuple[float, BattlePlay]]]


def exchange(play: BattlePlay, party: int, group: str) -> Exchange | None:
    """Onagers, bows and melee of one group as it stands, others of its party only helping; None if it is too much."""
    ways: Ways = {b"": (1.0, trial(play))}
    for act in _acts(play, party, group):
        found: Ways = {}
        for chance, each in ways.values():
            for share, after in act(each):
                key = msgspec.json.encode(after.state)
                before = found[key][0] if key in found else 0.0
                found[key] = (before + chance * share, after)
        if len(found) > MOST_WAYS:
            return None
        ways = found
    return Exchange(*(_fallen(play, ways.values(), party, own) for own in (False, True)))


def _acts(play: BattlePlay, party: int, group: str) -> Iterator[Act]:
    """In the order of the turn (kalevala.r.war.kr_ablauf)."""
    figures = play.state.figures
    for ids, act in ((onagers.loaded, _fire), (bows.archers, _shoot), (melee.fighters, _strike)):
        for id in ids(play):
            if figures[id].group == group and figures[id].party == party:
                yield lambda each, id=id, act=act: act(each, each.state.figures[id])  # type: ignore[misc]


def trial(play: BattlePlay) -> BattlePlay:
    """The same position to try things on; what is known of the ground is shared."""
    twin = copy(play)
    twin.state, twin.log, twin.thrown = play.state.copy(), None, list(play.thrown)
    return twin


def _fire(play: BattlePlay, onager: Figure) -> Iterator[tuple[float, BattlePlay]]:
    play.state.queue = [onager.id]
    yield from outcomes(play, onagers.fire)


def _shoot(play: BattlePlay, shooter: Figure) -> Iterator[tuple[float, BattlePlay]]:
    play.state.queue = [shooter.id]
    yield from outcomes(play, bows.shoot)


def _strike(play: BattlePlay, attacker: Figure) -> Iterator[tuple[float, BattlePlay]]:
    play.state.queue = [attacker.id]
    found = None if attacker.gone or push_blow.aim(play, attacker) is not None else duel_of(play, attacker)
    if found is None:
        yield from outcomes(play, melee.fight)
        return
    for chance, pair in found.ways():
        after = trial(play)
        played(melee.fight(after), [faces(one) for one in pair])
        yield chance, after


def duel_of(play: BattlePlay, attacker: Figure) -> Duel | None:
    """Whom it would attack now, and with whom."""
    target = None if attacker.acted else melee_target(play, attacker)
    return None if target is None else Duel.of(play, attacker, target, supporter(play, attacker, target))


def shot_of(play: BattlePlay, shooter: Figure) -> Figure | None:
    """At whom it would shoot now."""
    return None if shooter.gone or shooter.acted else bow_target(play, shooter)


def outcomes(play: BattlePlay, step: Callable[[BattlePlay], Script[bool]]) -> Iterator[tuple[float, BattlePlay]]:
    """All ways in which a step can go on, by whether each of its rolls reaches what it needs."""
    open_ways: list[tuple[float, list[list[int]]]] = [(1.0, [])]
    while open_ways:
        chance, given = open_ways.pop()
        after = trial(play)
        question = played(step(after), given)
        if question is None:
            yield chance, after
            continue
        assert isinstance(question, Roll)
        open_ways += [(chance * share, [*given, fell]) for share, fell in _ends(question)]


def _ends(roll: Roll) -> Iterator[tuple[float, list[int]]]:
    dice = sums(roll.count, roll.sides)
    if roll.need is None or roll.name in SUMMED:
        for total in range(roll.count, roll.count * roll.sides + 1):
            yield dice[total], faces(total)
        return
    good = sum(dice[max(ceil(roll.need.total), 0):])
    for share, total in ((good, MOST), (1 - good, LEAST)):
        if share > 0:
            yield share, faces(total)


def faces(total: int) -> list[int]:
    """Three dice that show so much together."""
    first = min(SIDES, total - 2)
    second = min(SIDES, total - first - 1)
    return [first, second, total - first - second]


def played(script: Script[object], answers: Sequence[object]) -> Question | None:
    """Go on with these answers; the next question, or None when the script has ended."""
    try:
        question = next(script)
        for one in answers:
            question = script.send(one)
    except StopIteration:
        return None
    return question


def _fallen(play: BattlePlay, ways: Iterable[tuple[float, BattlePlay]], party: int, own: bool) -> Distribution:
    there = [one.id for one in play.state.present() if one.is_person and _counts(play, one, party, own)]
    found = [0.0] * (len(there) + 1)
    for chance, each in ways:
        found[sum(each.state.figures[id].gone in LOST for id in there)] += chance
    while len(found) > 1 and not found[-1]:
        found.pop()
    return tuple(found)


def _counts(play: BattlePlay, one: Figure, party: int, own: bool) -> bool:
    return play.are_friendly(one.party, party) if own else play.are_enemies(one.party, party)
