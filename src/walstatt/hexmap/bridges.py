"""Stream bridges: a small field of water or a gorge, and a bank on each side of it in one straight line.

A bridge is named by what it spans and the direction of one bank; the other lies opposite, so it is straight by nature
(kalevala.11.4.1.strombruecke). Who may build one, and how broken it is, are questions of the game.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.hexmap.land import Field, Lands, towards
from walstatt.hexmap.small_fields import Way

AXES: Final = (Way.NE, Way.E, Way.SE)
"""One direction of each of the three straight lines through a small field."""


class Bridge(NamedTuple):
    """What it spans, and in which direction one of its banks lies."""

    over: Field
    way: Way

    def banks(self, lands: Lands) -> tuple[Field, Field] | None:
        """The small fields that it joins; None where the map ends or is not drawn."""
        one, other = towards(lands, self.over, self.way), towards(lands, self.over, self.way.opposite)
        return (one, other) if one is not None and other is not None else None


def lines_over(lands: Lands, over: Field) -> Iterator[tuple[Bridge, tuple[Field, Field]]]:
    """The three straight lines through a small field, with their ends, within a GF and across borders."""
    for way in AXES:
        bridge = Bridge(over, way)
        banks = bridge.banks(lands)
        if banks is not None:
            yield bridge, banks


def bridge_between(lands: Lands, bank: Field, over: Field, far: Field) -> Bridge | None:
    """The bridge from bank to bank; None if the three are not in one straight line."""
    return next((bridge for bridge, banks in lines_over(lands, over) if {bank, far} == set(banks)), None)


def bridge_flaw(lands: Lands, bridge: Bridge) -> str:
    """Why the land bears no bridge here: `over`, `bank` or `level`; empty where it does."""
    banks, land = bridge.banks(lands), lands[bridge.over.gf]
    if not (land.is_water(bridge.over.kf) or bridge.over.kf in land.gorges):
        return "over"
    if banks is None or not all(lands[bank.gf].is_land(bank.kf) for bank in banks):
        return "bank"
    levels = {lands[bank.gf].level(bank.kf) for bank in banks}
    return "" if len(levels) == 1 else "level"
