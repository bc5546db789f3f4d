"""Deadlines keep the hour of the clock on the wall."""
from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from walstatt.core.refusal import Refused
from walstatt.desk.deadlines import Schedule, counted_on, next_deadline, resumed_deadline, zone_named

BERLIN = "Europe/Berlin"


def at(written: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(("before", "schedule", "after"), [
    ("2027-03-20T20:00", Schedule(days=14), "2027-04-03T20:00"),
    ("2027-10-24T20:00", Schedule(days=14), "2027-11-07T20:00"),
    ("2027-01-31T23:59", Schedule(months=1), "2027-02-28T23:59"),
    ("2027-11-30T12:00", Schedule(months=3), "2028-02-29T12:00"),
    ("2027-03-01T20:00", Schedule(months=1, days=7), "2027-04-08T20:00"),
])
def test_the_same_hour_in_summer_and_in_winter(before: str, schedule: Schedule, after: str) -> None:
    assert next_deadline(at(before), schedule, at(before)) == at(after)


@pytest.mark.parametrize(("first", "schedule", "expected"), [
    ("2027-01-31T23:59", Schedule(months=1), ["2027-02-28T23:59", "2027-03-31T23:59", "2027-04-30T23:59"]),
    ("2027-03-27T02:30", Schedule(days=1), ["2027-03-28T03:30", "2027-03-29T02:30", "2027-03-30T02:30"]),
])
def test_the_last_day_and_an_hour_that_a_night_leaves_out_come_back(
    first: str, schedule: Schedule, expected: list[str]
) -> None:
    counted, before = None, at(first)
    for deadline in expected:
        counted = counted_on(before, schedule, before, counted)
        before = counted.last
        assert before == at(deadline)


def test_whoever_sets_another_deadline_or_schedule_begins_to_count_there() -> None:
    counted = counted_on(at("2027-01-31T20:00"), Schedule(months=1), 0)
    by_hand = counted_on(at("2027-03-05T18:00"), Schedule(months=1), 0, counted)
    assert by_hand.last == at("2027-04-05T18:00")
    assert counted_on(counted.last, Schedule(days=10), 0, counted).last == at("2027-03-10T20:00")


def test_deadlines_that_have_passed_are_skipped() -> None:
    assert next_deadline(at("2027-01-01T20:00"), Schedule(days=7), at("2027-02-20T12:00")) == at("2027-02-26T20:00")


def test_other_zones_have_their_own_summer_time() -> None:
    schedule = Schedule(days=14, zone="America/New_York")
    before = at("2027-03-10T20:00", "America/New_York")
    assert next_deadline(before, schedule, before) == at("2027-03-24T20:00", "America/New_York")


def test_after_a_pause_there_is_as_much_time_as_before_at_the_old_hour() -> None:
    deadline, stopped = at("2027-03-20T20:00"), at("2027-03-18T19:00")
    assert resumed_deadline(deadline, stopped, BERLIN, at("2027-04-10T10:00")) == at("2027-04-12T20:00")
    assert resumed_deadline(deadline, stopped, BERLIN, stopped) == deadline


@pytest.mark.parametrize("name", ["Mitteleuropa", "../etc/passwd", "", "x" * 60, "Europe"])
def test_a_zone_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        zone_named(name)
