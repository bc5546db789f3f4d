"""Dates of the game: great rounds (GR) of four phases, and what changed in the course of history."""
from __future__ import annotations

import re
from typing import Final, NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import shortened
from walstatt.hexmap.coordinates import ELDRIEN, SPLINTERS, Gf

PHASES: Final = 4
QUOTED: Final = 40
"""Characters of what somebody wrote in the place of a date."""
_DATE = re.compile(r"([0-9]{1,5})\.([0-9])")
LOOKS_IN, FOUGHT_IN = 2, 4
"""The phases in which scouts look around, and battles are fought."""


class Date(NamedTuple):
    """A phase of a great round; 100.3 is phase 3 of GR 100 (kalevala.5.grossrunde)."""

    gr: int
    phase: int = 1

    def __str__(self) -> str:
        return f"{self.gr}.{self.phase}"

    @property
    def next(self) -> Date:
        return Date(self.gr + 1, 1) if self.phase == PHASES else Date(self.gr, self.phase + 1)

    @property
    def before(self) -> Date:
        return Date(self.gr - 1, PHASES) if self.phase == 1 else Date(self.gr, self.phase - 1)

    @property
    def arms(self) -> bool:
        """Is it an armament date? Phase 1 of every even GR is one (kalevala.11.1.termin)."""
        return self.phase == 1 and self.gr % 2 == 0

    @property
    def next_armament(self) -> int:
        """The next GR with an armament date."""
        return self.gr + 2 - self.gr % 2

    @property
    def last_armament(self) -> Date:
        """The armament date before it, or itself."""
        return Date(self.gr - self.gr % 2, 1)


START: Final = Date(270, 1)
"""When a campaign starts unless the game master says otherwise (kalevala.r.3.spielzeit)."""
ELDRIEN_OPENS: Final = Date(53, 1)
UNDERWORLD_OPENS, UNDERWORLD_CLOSES = Date(77, 1), Date(237, 4)
ELDRIEN_STARTS_AT_ZERO = Date(239, 1)
STYGIA_ENDS, SPLINTERS_BEGIN, SPLINTERS_OPEN = Date(237, 4), Date(262, 1), Date(270, 1)
GUARDS_COUNT_AGAINST_SCOUTS = Date(270, 1)


def read_date(written: str) -> Date:
    found = _DATE.fullmatch(written.strip())
    if found is None or not 1 <= int(found[2]) <= PHASES or int(found[1]) < 1:
        raise refuse("kalevala.5.grossrunde", "kalevala-refused-date", written=shortened(written, QUOTED))
    return Date(int(found[1]), int(found[2]))


def is_underworld_open(at: Date) -> bool:
    """From 238.1 on it is gone (kalevala.7.geschlossen)."""
    return UNDERWORLD_OPENS <= at <= UNDERWORLD_CLOSES


def check_coordinate(gf: Gf, at: Date) -> None:
    """Refuses a large field that had no such coordinate at this date."""
    if gf.plane == ELDRIEN and at < ELDRIEN_OPENS:
        raise refuse("kalevala.3.1.kalender", "kalevala-refused-no-eldrien-yet", gf=str(gf), date=str(at))
    if gf.plane == ELDRIEN and gf.latitude < 0 and at >= ELDRIEN_STARTS_AT_ZERO:
        raise refuse("kalevala.6.2.ab_239", "kalevala-refused-negative-latitude", gf=str(gf))
    if gf.plane == SPLINTERS and STYGIA_ENDS < at < SPLINTERS_BEGIN:
        raise refuse("kalevala.6.2.ab_262", "kalevala-refused-no-splinters-yet", gf=str(gf), date=str(at))


def has_coordinate(gf: Gf, at: Date) -> bool:
    try:
        check_coordinate(gf, at)
    except Refused:
        return False
    return True


class Era(NamedTuple):
    """How people of the world date a GR, their Zeit (kalevala.2.5.zeitrechnung, kalevala.r.2.zeitformel)."""

    eternity: int
    epoch: int
    time: int


def era(gr: int) -> Era:
    eternities, rest = divmod(gr - 1, 144)
    epochs, times = divmod(rest, 12)
    return Era(eternities + 1, epochs + 1, times + 1)
