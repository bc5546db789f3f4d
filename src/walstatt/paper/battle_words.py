"""A battle in words, for whoever reads or hears them: who stands where at the moments of which there are maps."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from walstatt.games.hex_course import HexCourse, position_at
from walstatt.games.report_blocks import Battle, Shown
from walstatt.paper.report_words import Wording


def described(battle: Battle, shown: Shown, wording: Wording) -> Iterator[str]:
    """Party by party; then what has become of buildings and trade centres."""
    course = battle.course
    position = position_at(course, shown.moment)
    by_field = position.by_field()
    for seat, name in enumerate(course.parties):
        there = {at: _counted(course, [one for one in names if position.seats[one] == seat])
                 for at, names in by_field.items()}
        told = "; ".join(f"{at}: {figures}" for at, figures in sorted(there.items(), key=_in_order) if figures)
        yield f"{name}: {told}" if told else wording.message("paper-battle-nobody", name=name)
    holders = [f"{gf}: {course.parties[seat]}" for gf, seat in sorted(position.holders.items())]
    if holders:
        yield wording.message("paper-battle-holders", holders=holders)
    broken = sum(door.stands == "broken" for door in position.doors)
    fallen = [house.id for house in position.houses if house.fallen]
    if broken:
        yield wording.message("paper-battle-broken", number=broken)
    if fallen:
        yield wording.message("paper-battle-fallen", places=fallen)


def _in_order(pair: tuple[str, str]) -> tuple[str, int]:
    gf, _, kf = pair[0].partition("/")
    return gf, int(kf) if kf.isdigit() else 0


def _counted(course: HexCourse, names: list[str]) -> str:
    counted = Counter(course.figures[name].symbol for name in names)
    return ", ".join(f"{number} {symbol}" for symbol, number in counted.items())
