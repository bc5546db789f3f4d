"""Is no list of a game better than the others? One bot plays every list against every other one.

Each pair of games has one table, one set of dice and two forces hired by lot: once the first list sits on the first
seat, once the second. The pair number k of all has the seed S + k, so any pair can be played again alone.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from walstatt.lab.arena import ARENAS, Bout, BoutResult, HiringArena, play_all, wilson

LOW, HIGH = 0.4, 0.6
"""Where the share of every list shall lie."""
WORST_PAIRING = 0.3
DRAW = 0.5


def games_with_lists() -> list[str]:
    """The games whose arena can hire forces by lot."""
    return [game for game in ARENAS if isinstance(ARENAS[game], HiringArena)]


def fixtures(game: str, bot: str, lists: Sequence[str], games: int, seed: int, size: int) -> list[Bout]:
    """All games to be played, pairing by pairing."""
    found: list[Bout] = []
    for one, other in combinations(lists, 2):
        for number in range(games):
            lot = seed + len(found) // 2
            pair = (other, one) if number % 2 else (one, other)
            found.append(Bout(len(found) + 1, game, (bot, bot), lot, False, size, pair, True, _levelled(game, lot)))
    return found


def _levelled(game: str, lot: int) -> tuple[tuple[str, int], ...]:
    """The faces that take turns instead of being thrown."""
    roll, sides = getattr(ARENAS[game], "LEVELLED", ("", 1))
    return ((roll, 1 + lot % sides),) if roll else ()


@dataclass(slots=True)
class Pairing:
    """All games of two lists, told of the first one."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    score: float = 0.0
    against: float = 0.0

    def add(self, winner: int | None, scores: tuple[float, float]) -> None:
        self.wins += winner == 0
        self.losses += winner == 1
        self.draws += winner is None
        self.score += scores[0]
        self.against += scores[1]

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.draws

    @property
    def share(self) -> float:
        """Of the games that were won; a draw is half a win."""
        return (self.wins + DRAW * self.draws) / self.games if self.games else DRAW

    def turned(self) -> Pairing:
        return Pairing(self.losses, self.wins, self.draws, self.against, self.score)


@dataclass(slots=True)
class Balance:
    """The table of all pairings."""

    lists: tuple[str, ...]
    pairings: dict[tuple[str, str], Pairing] = field(default_factory=dict)

    def add(self, bout: Bout, result: BoutResult) -> None:
        one, other = bout.lists
        winner, scores = result.winner, result.scores
        if self.lists.index(one) > self.lists.index(other):
            one, other, scores = other, one, scores[::-1]
            winner = None if winner is None else 1 - winner
        self.pairings.setdefault((one, other), Pairing()).add(winner, scores)

    def between(self, one: str, other: str) -> Pairing:
        """The games of two lists as the first one sees them."""
        if (one, other) in self.pairings:
            return self.pairings[one, other]
        return self.pairings.get((other, one), Pairing()).turned()

    def overall(self, one: str) -> Pairing:
        total = Pairing()
        for other in self.lists:
            if other != one:
                met = self.between(one, other)
                total.wins, total.losses, total.draws = (
                    total.wins + met.wins, total.losses + met.losses, total.draws + met.draws,
                )
                total.score, total.against = total.score + met.score, total.against + met.against
        return total

    def uneven(self) -> Iterator[tuple[str, str, float]]:
        """Pairings worse than 30 : 70, from the side of the better list."""
        for one, other in combinations(self.lists, 2):
            share = self.between(one, other).share
            if not WORST_PAIRING <= share <= 1 - WORST_PAIRING:
                yield (one, other, share) if share > DRAW else (other, one, 1 - share)

    def to_data(self) -> dict[str, Any]:
        overall = {one: self.overall(one) for one in self.lists}
        return {
            "games": sum(pairing.games for pairing in self.pairings.values()),
            "overall": {
                one: {
                    "games": total.games, "wins": total.wins, "losses": total.losses, "draws": total.draws,
                    "share": total.share, "interval": list(wilson(round(total.share * total.games), total.games)),
                    "score": total.score / max(total.games, 1),
                }
                for one, total in overall.items()
            },
            "pairings": [
                {
                    "lists": [one, other], "games": met.games, "wins": met.wins, "losses": met.losses,
                    "draws": met.draws, "share": met.share,
                }
                for (one, other), met in self.pairings.items()
            ],
            "outside": [one for one in self.lists if not LOW <= overall[one].share <= HIGH],
            "uneven": [{"lists": [one, other], "share": share} for one, other, share in self.uneven()],
        }


def played(wanted: Sequence[Bout], jobs: int | None = None) -> Iterator[tuple[Bout, BoutResult]]:
    return zip(wanted, play_all(wanted, jobs), strict=True)


def weigh(lists: Iterable[str], results: Iterable[tuple[Bout, BoutResult]]) -> Balance:
    balance = Balance(tuple(lists))
    for bout, result in results:
        balance.add(bout, result)
    return balance
