"""The odds of a duel, asked as a preview or a bot asks them, beside icepool on the same duels."""
from __future__ import annotations

from collections.abc import Callable
from itertools import product

from bench.figures import Figure, best_rate
from walstatt.games.ags.blows import Outlook, Side
from walstatt.odds import ags

NAME = "ags odds of a duel, warm"
DUELS = tuple(product((2, 4, 6), (3, 4, 5), (2, 4, 6), (3, 4, 5)))
"""Dice and difficulty of both sides."""
HARM = tuple(range(ags.HIGHEST))
PASSES = 20
TOLERANCE = 1e-12


def odds() -> list[Figure]:
    found = [Figure(NAME, _rate(_ours), "queries/s on one core")]
    try:
        import icepool  # noqa: F401 - is it there?
    except ImportError as problem:
        print(f"icepool is not installed ({problem}); it is left out.")
        return found
    for duel in DUELS:
        pairs = zip(_ours(*duel), _theirs(*duel), strict=False)
        assert all(abs(ours - theirs) < TOLERANCE for ours, theirs in pairs), duel
    return [*found, Figure("icepool: the same duels", _rate(_theirs), "queries/s on one core", peer_of=NAME)]


def _rate(query: Callable[[int, int, int, int], object]) -> float:
    def work() -> int:
        for duel in DUELS * PASSES:
            query(*duel)
        return len(DUELS) * PASSES

    for duel in DUELS:
        query(*duel)
    return best_rate(work, 3)


def _ours(dice: int, need: int, guards: int, guard: int) -> tuple[float, ...]:
    outlook = Outlook(Side(dice, need), 0, Side(guards, guard), critical_from=0, harm=HARM, hp=3)
    return ags.odds(outlook).damage


def _theirs(dice: int, need: int, guards: int, guard: int) -> list[float]:
    import icepool

    attack, block = (icepool.d6 >= need).pool(dice).sum(), (icepool.d6 >= guard).pool(guards).sum()
    margin = (attack - block).map(lambda one: max(one, 0))
    return [float(margin.probability(amount)) for amount in range(dice + 1)]
