"""Luck, told honestly: each roll about a realm's own things, what was needed, how likely that was, and the sum of it.

Rolls whose odds would betray what others have (whether scouts are detected) are nobody's to read.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from walstatt.core.questions import SUM
from walstatt.core.turn import Rolled
from walstatt.games.report_blocks import Block, Cell, Column, Said, Table, said

WHOSE: Final = {
    "kalevala:transport": (1,), "kalevala:lot": (1, 2), "kalevala:quick-battle": (2,), "kalevala:slaves": (2,),
    "kalevala:loyalty": (2,),
}
"""Rolls that may be told, and where in what they are about the realm may stand that they concern."""
COLUMNS: Final = ("what", "about", "faces", "sum", "needed", "odds", "came")


def luck(rolls: Iterable[Rolled], realm: str) -> list[Block]:
    own = [one for one in rolls if is_own(one, realm)]
    if not own:
        return []
    columns = [Column(said(f"kalevala-luck-{name}")) for name in COLUMNS]
    return [Table(said("kalevala-luck-title"), columns, [_row(one, realm) for one in own], note=_summary(own),
                  rules=sorted({one.rule for one in own if one.rule}))]


def is_own(one: Rolled, realm: str) -> bool:
    parts = one.about.split("/")
    return any(place < len(parts) and parts[place] == realm for place in WHOSE.get(one.key, ()))


def _row(one: Rolled, realm: str) -> list[Cell]:
    step, *about = one.about.split("/")
    del step
    total, needed = sum(one.faces), needed_of(one)
    row: list[Cell] = [
        said(one.key.replace(":", "-roll-")), " ".join(part for part in about if part != realm),
        " ".join(map(str, one.faces)), str(total),
    ]
    if needed is None:
        return [*row, "–", said("kalevala-luck-mean", mean=_tenths(mean(one))), "–"]
    chance = said("kalevala-luck-percent", percent=round(100 * odds(len(one.faces), one.sides, needed)))
    return [*row, said("kalevala-luck-at-least", needed=needed), chance,
            said("kalevala-luck-came-is", came="yes" if total >= needed else "no")]


def needed_of(one: Rolled) -> int | None:
    """What the sum had to be; rolls that are only compared with others need nothing."""
    return int(one.need["total"]) if one.need is not None and one.compare == SUM else None


def mean(one: Rolled) -> float:
    return len(one.faces) * (one.sides + 1) / 2


@cache
def odds(count: int, sides: int, needed: int) -> float:
    """That so many dice show at least this sum."""
    ways = {0: 1}
    for _ in range(count):
        ways = _with_die(ways, sides)
    return sum(number for total, number in ways.items() if total >= needed) / float(sides**count)


def _with_die(ways: dict[int, int], sides: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for total, number in ways.items():
        for face in range(1, sides + 1):
            found[total + face] = found.get(total + face, 0) + number
    return found


def _tenths(number: float) -> Said | str:
    whole, rest = divmod(int(10 * number + 0.5), 10)
    return said("kalevala-luck-decimal", whole=str(whole), rest=str(rest)) if rest else str(whole)


def _summary(own: list[Rolled]) -> Said:
    """What was to be expected of all together, and what came."""
    one, *more = _parts(own)
    return said("kalevala-luck-both", one=one, two=more[0]) if more else one


def _parts(own: list[Rolled]) -> Iterator[Said]:
    tried = [(one, needed) for one in own if (needed := needed_of(one)) is not None]
    if tried:
        expected = sum(odds(len(one.faces), one.sides, needed) for one, needed in tried)
        came = sum(sum(one.faces) >= needed for one, needed in tried)
        yield said("kalevala-luck-tried", number=len(tried), came=came, expected=_tenths(expected))
    others = [one for one in own if needed_of(one) is None]
    if others:
        total, expected = sum(sum(one.faces) for one in others), sum(mean(one) for one in others)
        yield said("kalevala-luck-summed", number=len(others), total=total, expected=_tenths(expected))
