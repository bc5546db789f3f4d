"""Readings of rulings that a world may choose when it is founded: all that the catalogue offers, and each acts."""
from __future__ import annotations

from collections.abc import Mapping

from walstatt.core.catalogue import load
from walstatt.core.refusal import refuse


def offered() -> dict[str, int]:
    """By ruling how many readings there are beside the default."""
    return {one.id: len(one.choices) for one in load("kalevala").rulings}


def check_readings(chosen: Mapping[str, int]) -> None:
    known = offered() if chosen else {}
    for ruling, reading in chosen.items():
        if ruling not in known:
            raise refuse("", "kalevala-refused-no-ruling", ruling=ruling)
        if not 0 <= reading <= known[ruling]:
            raise refuse(ruling, "kalevala-refused-no-reading", ruling=ruling, most=known[ruling])
