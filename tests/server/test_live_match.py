"""A match in memory beside the store: whatever goes wrong, the store is right. And the hub that keeps matches open."""
from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, TypeVar

import pytest
from sqlalchemy import update
from starlette.websockets import WebSocket

from walstatt.bots.base import Bot
from walstatt.bots.sturdy import answer_of
from walstatt.core.match import RuleFault
from walstatt.core.questions import Roll
from walstatt.core.refusal import Refused
from walstatt.odds import previews
from walstatt.server import jobs
from walstatt.server.errors import not_found
from walstatt.server.founding import Founder
from walstatt.server.hub import Hub, Room
from walstatt.server.limits import Limits
from walstatt.server.live import _turn_away
from walstatt.server.live_match import MOMENTS_KEPT, LiveMatch, Snapshot, Stale
from walstatt.server.schemas import ArmyChoice, MatchIn, SeatIn
from walstatt.server.settings import Settings
from walstatt.server.site import Site
from walstatt.store.matches import MatchRecord
from walstatt.store.people import Person, token_hash
from walstatt.store.tables import sessions
from walstatt.table.questions import Move

P = ParamSpec("P")
T = TypeVar("T")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    made = Site(Settings(data=tmp_path), Limits(active=False))
    made.database.migrate()
    yield made
    made.bots.close()
    made.workers.close()
    made.database.close()


@pytest.fixture
def anna(site: Site) -> Person:
    return site.people.create_guest("Anna")


def found(site: Site, anna: Person, *kinds: str) -> MatchRecord:
    seats = [SeatIn(kind="me") if kind == "me" else SeatIn(kind="bot", bot=kind) for kind in kinds]
    armies = [ArmyChoice(roster="grenzwacht"), ArmyChoice(roster="moorvolk")]
    wish = MatchIn(game="aofs", size=150, armies=armies, seats=seats)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, Founder(site, anna, "de").found(wish, directly)).result()


async def directly(function: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
    """Work that is done here and now."""
    return function(*args, **named)


@pytest.fixture
def live(site: Site, anna: Person) -> LiveMatch:
    opened = LiveMatch.load(site.matches, "one", found(site, anna, "me", "me").id)
    assert opened is not None
    return opened


def answer(live: LiveMatch, anna: Person, rng: Random) -> Any:
    """Give some answer; the value."""
    question = live.match.question
    assert question is not None
    value = question.sample(rng)
    live.answer(anna.id, live.asked[0], value, len(live.match.tape))
    return value


def same(one: LiveMatch, two: LiveMatch) -> bool:
    parts = [dict(live.snapshot((0, 1)).parts, moved=None) for live in (one, two)]
    return one.match.tape == two.match.tape and one.kept == two.kept and parts[0] == parts[1]


def twin(site: Site, live: LiveMatch) -> LiveMatch:
    loaded = LiveMatch.load(site.matches, "two", live.id)
    assert loaded is not None
    return loaded


def test_loading_gives_the_same_position(site: Site, live: LiveMatch, anna: Person) -> None:
    rng = Random(1)
    for number in range(60):
        answer(live, anna, rng)
        assert not isinstance(live.match.question, Roll), "the box rolls at once"
        if number % 10 == 0:
            assert same(live, twin(site, live))


def test_two_memories_of_one_match(site: Site, live: LiveMatch, anna: Person) -> None:
    other, rng = twin(site, live), Random(2)
    for number in range(50):
        first, second = (live, other) if number % 3 else (other, live)
        answer(first, anna, rng)
        if number % 5 == 0 and first.undo_by == anna.id:
            first.undo(anna.id, None)
        if number % 2:
            with pytest.raises(Stale):
                answer(second, anna, rng)
        else:
            assert second.catch_up()
        assert not second.catch_up()
        assert same(first, second)


def test_a_disk_that_fails_leaves_the_match_as_it_was(
    live: LiveMatch, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(live, anna, Random(3))
    before, kept = list(live.match.tape), list(live.kept)

    def fail(*_: Any, **__: Any) -> int:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(live.store, "append", fail)
        broken.setattr(live.store, "cut", fail)
        with pytest.raises(OSError, match="full"):
            answer(live, anna, Random(4))
        with pytest.raises(OSError, match="full"):
            live.undo(anna.id, None)
    assert live.match.tape == before and live.kept == kept
    answer(live, anna, Random(4))


def test_rules_that_stumble_leave_the_match_as_it_was(
    live: LiveMatch, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = list(live.match.tape)

    def stumble(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(live.match, "_send", stumble)
    with pytest.raises(RuleFault, match="ZeroDivisionError"):
        answer(live, anna, Random(4))
    assert live.match.tape == before
    answer(live, anna, Random(4))


def test_a_store_that_cannot_be_read_is_read_later(
    live: LiveMatch, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = list(live.match.tape)

    def fail(*_: Any, **__: Any) -> Any:
        raise OSError("gone")

    with monkeypatch.context() as broken:
        broken.setattr(live.store, "append", fail)
        broken.setattr(live.store, "load", fail)
        with pytest.raises(OSError, match="gone"):
            answer(live, anna, Random(4))
        with pytest.raises(OSError, match="gone"):
            live.mend()
    live.mend()
    assert live.match.tape == before and not live.broken


def test_nobody_takes_back_what_is_not_theirs(live: LiveMatch, anna: Person) -> None:
    answer(live, anna, Random(1))
    with pytest.raises(Refused):
        live.undo("somebody else", None)
    with pytest.raises(Stale):
        live.undo(anna.id, 99)


class Page:
    """A viewer that remembers what it was shown."""

    def __init__(self, *seats: int, person: Person | None = None, session: str = "") -> None:
        self.seats = seats
        self.session = session
        self.person = person
        self.closed: int | None = None
        self.shown: list[Snapshot] = []
        self.sent: list[dict[str, Any]] = []

    def show(self, snapshot: Snapshot, *, again: bool = False) -> None:  # noqa: ARG002
        self.shown.append(snapshot)

    def send(self, message: Any) -> None:
        self.sent.append(message)

    def close(self, code: int) -> None:
        self.closed = code


async def opened(hub: Hub, match_id: str) -> Room:
    room = await hub.open(match_id)
    assert room is not None
    return room


def test_idle_matches_leave_the_memory_and_come_back(site: Site, anna: Person) -> None:
    record = found(site, anna, "me", "me")

    async def story() -> None:
        hub = site.hub
        first, second = await asyncio.gather(opened(hub, record.id), opened(hub, record.id))
        assert first is second, "two who come at once get the same room"
        page = Page(0)
        await hub.enter(first, page)
        later = time.monotonic() + hub.settings.idle_seconds + 1
        hub.sweep_once(later)
        assert record.id in hub.rooms, "somebody looks at it"
        hub.leave(first, page)
        hub.sweep_once(later)
        assert record.id not in hub.rooms
        again = await opened(hub, record.id)
        assert again is not first and again.live.match.tape == first.live.match.tape
        assert await hub.open("nothing") is None
        await hub.close()

    asyncio.run(story())


def test_a_sleeping_bot_is_woken(site: Site, anna: Person) -> None:
    record = found(site, anna, "random", "random")

    async def story() -> None:
        hub = site.hub
        wake, hub.on_change = hub.on_change, lambda _: None
        room = await opened(hub, record.id)
        before = len(room.live.match.tape)
        hub.on_change = wake
        hub.sweep_once(time.monotonic() + 60)
        assert room.bot_task is not None
        await asyncio.wait_for(asyncio.shield(room.bot_task), 60)
        assert room.live.match.over and len(room.live.match.tape) > before
        await hub.close()

    asyncio.run(story())


class Silly:
    name = "silly"

    def answer(self, *_: Any) -> Any:
        return "nonsense"


class Broken:
    name = "broken"

    def answer(self, *_: Any) -> Any:
        raise KeyError("a bot that fails")


@pytest.mark.parametrize("bot", [Silly(), Broken()])
def test_a_bot_without_an_answer_does_something_sensible_and_is_reported(live: LiveMatch, bot: Bot) -> None:
    seat, reports = live.asked[0], list[RuleFault]()
    value = answer_of(bot, live.match.fork(), seat, reports.append)
    live.question_of(seat).check(value)
    assert [fault.tape for fault in reports] == [live.match.tape]


def test_only_new_events_are_sent(site: Site, anna: Person) -> None:
    from walstatt.server.live import _first_new_event

    record = found(site, anna, "me", "me")
    live = LiveMatch.load(site.matches, "one", record.id)
    assert live is not None
    rng = Random(5)
    seen: list[Any] = []
    old: Snapshot | None = None
    for _ in range(80):
        answer(live, anna, rng)
        if rng.random() < 0.3 and live.undo_by == anna.id:
            live.undo(anna.id, None)
        if rng.random() < 0.5:
            new = live.snapshot((0,))
            first = _first_new_event(old, new)
            seen = [*seen[:first], *new.events[first:]]
            assert [bytes(one) for one in seen] == [bytes(one) for one in new.events]
            old = new


def test_moments_of_the_past_follow_what_is_taken_back(site: Site, live: LiveMatch, anna: Person) -> None:
    rng = Random(4)
    while len(live.match.tape) < 30 or live.undo_by != anna.id:
        answer(live, anna, rng)
    last = len(live.match.tape)
    before = live.moment((), last - 1)
    now = live.moment((), last)
    assert live.moment((), last) is now, "it is kept"
    assert bytes(now["picture"]) == bytes(live.snapshot(()).parts["picture"])
    told = list(live.snapshot((0,)).events)
    assert [bytes(one) for one in twin(site, live).snapshot((0,)).events] == [bytes(one) for one in told]
    live.undo(anna.id, None)
    with pytest.raises(Stale):
        live.moment((), last)
    assert live.moment((), last - 1) is before
    answer(live, anna, rng)
    assert live.moment((), last) is not now
    for number in range(40):
        live.moment((), number % (last - 1))
    assert len(live._moments) <= MOMENTS_KEPT


def test_reachable_ground_is_worked_out_once_for_a_question(
    live: LiveMatch, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, asked = Random(4), 0
    field = previews.field

    def counted(*arguments: Any) -> Any:
        nonlocal asked
        asked += 1
        return field(*arguments)

    monkeypatch.setattr(previews, "field", counted)
    for moves in (1, 2):
        while not isinstance(live.match.question, Move):
            answer(live, anna, rng)
        seat = live.asked[0]
        first = jobs.reach(live.position(seat), seat)
        assert jobs.reach(live.position(seat), seat) is first
        jobs.propose(live.position(seat), seat, (20.0, 20.0))
        assert asked == moves, "a tap looks at the same ground"
        answer(live, anna, rng)


def test_who_closes_wakes_nobody_with_what_is_still_under_way(site: Site, anna: Person) -> None:
    async def meanwhile() -> list[Room]:
        woken: list[Room] = []
        room = await site.hub.open(found(site, anna, "me", "me").id)
        assert room is not None
        site.hub.on_change = woken.append
        begun, go_on = threading.Event(), threading.Event()

        def slow() -> None:
            begun.set()
            assert go_on.wait(30)

        under_way = asyncio.create_task(site.hub.change(room, slow))
        await asyncio.to_thread(begun.wait, 30)
        closing = asyncio.create_task(site.hub.close())
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(under_way, closing)
        return woken

    assert asyncio.run(meanwhile()) == []


def test_who_is_turned_away_may_have_gone_already() -> None:
    async def silent() -> MutableMapping[str, Any]:
        return {"type": "websocket.connect"}

    async def gone(message: MutableMapping[str, Any]) -> None:
        if message["type"] != "websocket.accept":
            raise OSError

    async def turn_away() -> None:
        socket = WebSocket({"type": "websocket"}, silent, gone)
        await socket.accept()
        await _turn_away(socket, not_found())

    asyncio.run(turn_away())


def test_a_session_that_ends_by_itself_closes_its_pages(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("walstatt.server.hub.SWEEP_SECONDS", 0.02)
    monkeypatch.setattr("walstatt.server.hub.SESSION_CHECK_SECONDS", 0.02)
    record = found(site, anna, "me", "me")
    tokens = [site.people.open_session(anna.id) for _ in range(2)]
    pages = [Page(0, 1, person=anna, session=token_hash(token)) for token in tokens]
    ended = update(sessions).where(sessions.c.token_hash == pages[0].session).values(expires=1.0)

    async def story() -> None:
        room = await opened(site.hub, record.id)
        for page in pages:
            await site.hub.enter(room, page)
        sweeping = asyncio.create_task(site.hub.sweep())
        await asyncio.sleep(0.3)
        assert [page.closed for page in pages] == [None, None]
        site.database.write(lambda connection: connection.execute(ended))
        for _ in range(200):
            if pages[0].closed:
                break
            await asyncio.sleep(0.02)
        sweeping.cancel()
        assert [page.closed for page in pages] == [4401, None]
        await site.hub.close()

    asyncio.run(story())


def test_a_replay_that_could_not_be_loaded_is_tried_again() -> None:
    kept: jobs._Kept[str] = jobs._Kept(2)

    def fail() -> str:
        raise OSError("the disk was busy")

    with pytest.raises(OSError, match="busy"):
        kept.get("one", fail)
    assert kept.get("one", lambda: "loaded") == "loaded"
    assert kept.get("one", fail) == "loaded"
