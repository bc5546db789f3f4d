"""What becomes of a phase when its deadline has passed."""
from __future__ import annotations

import time

import pytest

from walstatt.core.roles import Role
from walstatt.desk.deadlines import Schedule
from walstatt.desk.world_desk import WorldDesk, found
from walstatt.store.matches import Outpaced
from walstatt.store.worlds import Member, Worlds

DAY = 86400.0
AT = 1_800_000_000.0


def world(store: Worlds, *, bot: str | None = None, people: int = 3) -> WorldDesk:
    names = ("Nord", "Ost", "West")
    rulers = [Member(Role.PLAYER, "?", name, invite=name) for name in names[:people]]
    rulers += [Member(Role.PLAYER, name, name, bot="random") for name in names[people:]]
    members = [Member(Role.GAME_MASTER, "Anna", bot=bot), *rulers]
    return found(store, "taeler", "Frist", members=members, deadline=AT)


def test_a_world_that_leads_itself_is_published_once(store: Worlds) -> None:
    desk = world(store, bot="automatic", people=1)
    desk.keep_schedule(Schedule(days=7))
    assert not desk.deadline_passed(AT - 1) and desk.record.phase == 0
    assert desk.deadline_passed(AT + 5) and desk.record.phase == 1
    assert not desk.deadline_passed(AT + 5) and desk.record.phase == 1
    assert (desk.kept().deadline or 0) > AT + 5


def test_nobody_loses_a_turn_because_the_post_has_failed(store: Worlds) -> None:
    """Without a game master whom one could ask there is another day, once."""
    desk = world(store, bot="automatic")
    assert not desk.deadline_passed(AT + 5) and desk.record.phase == 0
    assert desk.kept().deadline == AT + DAY
    assert desk.deadline_passed(AT + DAY + 5) and desk.record.phase == 1


def test_a_led_world_is_run_once_and_waits(store: Worlds) -> None:
    desk = world(store)
    desk.hand_in("Nord", "bitten um Gold", at=AT - 10)
    before = desk.ran
    assert before is None and not desk.deadline_passed(AT + 5)
    ran = desk.ran
    assert desk.record.phase == 0 and ran is not None
    assert (ran.at, ran.decisions, ran.waiting) == (AT + 5, 1, 0)
    revision = desk.record.revision
    desk.deadline_passed(AT + 50)
    desk.refresh()
    assert desk.ran == ran and desk.record.revision == revision + 1, "the note itself, and nothing after it"
    desk.publish()
    assert desk.ran is None


def test_a_led_world_that_is_set_so_is_published_unless_many_are_missing(store: Worlds) -> None:
    desk = world(store)
    desk.keep_schedule(Schedule(days=7, publishes=True))
    assert not desk.deadline_passed(AT + 5) and desk.ran is not None
    for realm in ("Nord", "Ost"):
        desk.hand_in(realm, "graben", at=AT)
    assert desk.deadline_passed(AT + 10) and desk.record.phase == 1


def test_of_two_that_publish_at_the_same_moment_one_is_refused(store: Worlds) -> None:
    one = world(store, bot="automatic", people=1)
    other = WorldDesk.open(store, one.record.id)
    assert other is not None
    other.write_for_robots()

    def meanwhile(function: object, *args: object) -> object:
        result = function(*args)  # type: ignore[operator]
        if getattr(function, "__name__", "") == "published":
            other.deadline_passed(AT + 5)
        return result

    late = WorldDesk(store, one.record, meanwhile)
    with pytest.raises(Outpaced):
        late.deadline_passed(AT + 5)
    one.refresh()
    assert one.record.phase == 1


def test_worlds_that_are_due(store: Worlds) -> None:
    desk = world(store)
    assert store.due(AT, 10) == {}
    assert store.due(AT + 1, 10) == {desk.record.id: desk.record.revision}
    desk.pause(AT + 1)
    assert store.due(AT + 99, 10) == {}


def test_a_phase_that_is_published_during_a_pause_leaves_the_next_one_its_whole_time(store: Worlds) -> None:
    now = time.time()
    desk = world(store, people=1)
    desk.set_deadline(now + 3 * DAY)
    desk.keep_schedule(Schedule(days=14, zone="UTC"))
    desk.pause(now)
    desk.publish()
    assert desk.paused is not None and desk.kept().deadline is None
    desk.go_on(now + 1)
    assert desk.kept().deadline == pytest.approx(now + 17 * DAY)


def test_a_deadline_that_the_game_master_sets_ends_a_pause(store: Worlds) -> None:
    desk = world(store)
    desk.pause(AT - DAY)
    desk.set_deadline(AT + 5 * DAY)
    assert desk.paused is None
    desk.go_on(AT)
    assert desk.kept().deadline == AT + 5 * DAY
    desk.pause(AT)
    desk.publish(AT + 9 * DAY)
    assert desk.paused is None
    assert desk.kept().deadline == AT + 9 * DAY
