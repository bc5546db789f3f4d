"""Deadlines: at the same hour of the clock on the wall, whether it shows summer time or not."""
from __future__ import annotations

import calendar
from datetime import datetime, timedelta
from typing import Annotated, Final
from zoneinfo import ZoneInfo

import msgspec

from walstatt.core.refusal import refuse

SHORT: Final = 3600.0
"""Seconds."""
MOST_STEPS: Final = 2000
"""So many deadlines that have passed are skipped at most."""


class Schedule(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long papers of a phase may be written: so many days or months; neither: until the game master says so."""

    days: Annotated[int, msgspec.Meta(ge=0, le=366)] = 0
    months: Annotated[int, msgspec.Meta(ge=0, le=24)] = 0
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "Europe/Berlin"
    publishes: bool = False
    """Is a phase published at its deadline without the game master's word?"""

    @property
    def is_set(self) -> bool:
        return bool(self.days or self.months)


class Counted(msgspec.Struct, frozen=True):
    """From which deadline the last one was counted: neither is the 31st lost in February, nor an hour in the night that
    leaves it out."""

    since: float
    last: float
    days: int
    months: int


def zone_named(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as problem:
        raise refuse("", "core-refused-time-zone", zone=name) from problem


def counted_on(before: float, schedule: Schedule, now: float, counted: Counted | None = None) -> Counted:
    """The deadline after `before`, from where that one was counted if the schedule has put it there."""
    steps = (schedule.days, schedule.months)
    goes_on = counted is not None and (counted.last, counted.days, counted.months) == (before, *steps)
    since = counted.since if counted is not None and goes_on else before
    return Counted(since, next_deadline(since, schedule, max(before, now)), *steps)


def next_deadline(before: float, schedule: Schedule, now: float) -> float:
    """The one after `before` that is still to come."""
    zone = zone_named(schedule.zone)
    first = datetime.fromtimestamp(before, zone)
    for step in range(1, MOST_STEPS):
        moment = _later(first, schedule.days * step, schedule.months * step).timestamp()
        if moment > now:
            return moment
    return now


def _later(first: datetime, days: int, months: int) -> datetime:
    """The same hour so many days and months later; the 31st becomes the last day of a shorter month."""
    year, month = divmod(first.month - 1 + months, 12)
    last = calendar.monthrange(first.year + year, month + 1)[1]
    # Arithmetic with a zone goes by the clock on the wall: the hour stays.
    moved = first.replace(year=first.year + year, month=month + 1, day=min(first.day, last))
    return moved + timedelta(days=days)


def resumed_deadline(before: float, stopped: float, zone: str, now: float) -> float:
    """After a pause: as much time as was left when it began, up to the hour of the old deadline; a short one moves
    nothing."""
    if now - stopped <= SHORT:
        return before
    left = max(0.0, before - stopped)
    return next_deadline(before, Schedule(days=1, zone=zone), now + left)
