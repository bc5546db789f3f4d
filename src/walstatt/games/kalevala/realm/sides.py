"""Of a divided field in which he owns land a writer says which side he means (kalevala.9.4.standort)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.papers import model

TOLD_OTHERWISE: Final = (
    model.Scout, model.Enter, model.Agree, model.Build, model.Demolish, model.Mend, model.Work,
)
"""Small fields tell the side, whoever scouts there does, or all sides are meant."""


def sides_to_name(order: model.Order) -> Iterator[str]:
    """Places of an order of which it matters on which side of a divided field they lie."""
    match order:
        case one if isinstance(one, TOLD_OTHERWISE):
            return
        case model.Move(way=way) | model.MoveGroup(way=way):
            yield from way
        case model.Zone(target=target, members=members):
            yield from (target, *members)
        case model.Ferry(start=start, end=end) | model.Cross(start=start, end=end):
            yield from (start, end)
        case model.WriteLetter(express_from=place):
            yield place
        case _:
            yield getattr(order, "place", "")
