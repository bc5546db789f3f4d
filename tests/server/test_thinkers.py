"""Bots think in processes of their own: the same answers as at the arena, no secrets, and life after a death."""
from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.duel_game import GAME as DUEL
from tests.server.processes import ServerProcess
from tests.server.test_live_match import anna, found, site
from tests.server.visitors import Visitor

from walstatt.bots.base import ask
from walstatt.bots.registry import make_bot
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.shelf import load_game
from walstatt.server.bots import answer_at_once, task_for
from walstatt.server.live_match import LiveMatch
from walstatt.server.processes import SPENT
from walstatt.server.site import Site
from walstatt.server.thinkers import NoThought, Position, Task, Thinkers, _Memory, bring_to
from walstatt.store.people import Person

__all__ = ["anna", "site"]

SECONDS = 60.0
DIED = "a thinking process has died"


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(2)
    yield made
    made.close()


def task(match: Match, seat: int, bot: str = "captain") -> Task:
    setup = msgspec.json.encode(match.setup)
    return Task(Position("one", match.game.key, setup, tuple(match.tape)), bot, 7, seat)


def some_match(seed: int) -> Match:
    game = load_game("aofs")
    return Match(game, game.random_setup(Random(seed)), record=False)


def play_on(match: Match, answers: int, rng: Random) -> None:
    for _ in range(answers):
        if match.question is not None:
            match.answer(match.question.sample(rng))


def test_a_bot_answers_as_it_does_at_the_arena() -> None:
    """Through a memory that is brought from position to position, and on a match of its own."""
    match, dice, memory = some_match(3), FastBox(3), _Memory()
    bots = [make_bot("captain", 7) for _ in range(2)]
    for _ in range(120):
        question = match.question
        if question is None:
            break
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
            continue
        (seat,) = question.seats
        value = ask(bots[seat], match, seat)
        assert memory.think(task(match, seat)) == value
        match.answer(value)


def test_a_remembered_match_follows_what_is_taken_back() -> None:
    match, rng = some_match(5), Random(5)
    play_on(match, 30, rng)
    known = match.fork(record=False)
    match.undo(12)
    play_on(match, 20, Random(6))
    bring_to(known, tuple(match.tape))
    assert known.tape == match.tape and known.state == match.state


def test_no_bot_learns_an_answer_that_is_still_secret(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = LiveMatch.load(site.matches, "one", found(site, anna, "me", "random").id)
    assert live is not None
    duel = Match(DUEL, DUEL.random_setup(Random(1)))
    duel.answer(123456789, 0)
    assert duel.question is not None and duel.question.seats == (1,)
    monkeypatch.setattr(live, "match", duel)
    monkeypatch.setattr(live.record, "setup", msgspec.json.encode(duel.setup).decode())
    wanted = task_for(live)
    assert wanted is not None and wanted.seat == 1
    assert wanted.position.tape == () and b"123456789" not in msgspec.json.encode(wanted)
    seen: list[Match] = []

    class Watchful:
        name = "watchful"
        seed = 1

        def answer(self, match: Match, _: int) -> int:
            seen.append(match)
            return 5

    monkeypatch.setattr(live, "bot", lambda _: Watchful())
    monkeypatch.setattr(live, "answer", lambda *_: None)
    answer_at_once(live)
    assert seen[0].question is not None and not seen[0].question.answers and not seen[0].tape


def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    match = some_match(3)
    play_on(match, 2, Random(1))
    while isinstance(match.question, Roll):
        play_on(match, 1, Random(1))
    assert match.question is not None
    wanted = task(match, match.question.seats[0])
    thinker = thinkers.choose("one")
    first = thinker.think(wanted)
    process = thinker._held._process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    assert thinker.think(wanted) == first, "the captain's answer follows from its seed"
    assert thinker._held._process is not process


def test_who_thinks_for_too_long_gets_a_quick_answer(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match goes on, and its process does not work on for nobody."""
    match, rng, asked = some_match(3), Random(1), []
    while isinstance(match.question, Roll):
        play_on(match, 1, rng)
    assert match.question is not None
    thinker = thinkers.choose("one")
    ask = thinker._held.ask

    def spent_at_first(task: Task) -> object:
        asked.append(task.bot)
        if len(asked) > 1:
            return ask(task)
        raise EOFError

    monkeypatch.setattr(thinker._held, "ask", spent_at_first)
    monkeypatch.setattr(thinker._held, "end", lambda: SPENT)
    match.question.check(thinker.think(task(match, match.question.seats[0])))
    assert asked == ["captain", "random"]


def test_what_cannot_be_thought_is_told(thinkers: Thinkers) -> None:
    match = some_match(3)
    thinker = thinkers.choose("one")
    with pytest.raises(NoThought, match="there is no bot 'nobody'"):
        thinker.think(task(match, 0, "nobody"))


def test_nobody_waits_for_a_thought_at_the_end(thinkers: Thinkers) -> None:
    match = some_match(3)
    thinker = thinkers.choose("one")
    with pytest.raises(NoThought):
        thinker.think(task(match, 0, "nobody"))
    process = thinker._held._process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    waiting = thinker.line.submit(thinker.think, task(match, 0))
    while not waiting.running():
        time.sleep(0.001)
    began = time.monotonic()
    thinkers.close()
    with pytest.raises(NoThought):
        waiting.result(SECONDS)
    assert time.monotonic() - began < SECONDS / 2


# ---- in a running server


def thinking_in(server: ServerProcess) -> list[int]:
    """The processes in which its bots think."""
    command = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(server.process.pid)]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return [int(line.split()[0]) for line in listed if "spawn_main" in line]


def is_there(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are watched as Linux shows them")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_thinking_processes_end_with_their_server(tmp_path: Path, end: signal.Signals) -> None:
    with ServerProcess(tmp_path) as running, Visitor(running.url, "Anna") as anna:
        with anna.open(anna.create("captain", "captain")["id"]) as live:
            live.view_at(live.view["answers"] + 1)
            busy = thinking_in(running)
            assert busy
            running.process.send_signal(end)
            running.process.wait(30)
        wait_until(lambda: not any(map(is_there, busy)))
        assert "Traceback" not in running.log()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are watched as Linux shows them")
def test_a_match_goes_on_when_a_thinking_process_is_killed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as running, Visitor(running.url, "Anna") as anna:
        with anna.open(anna.create("captain", "captain")["id"]) as live:
            for kill in range(1, 4):
                live.ask("ping")
                live.view_at(live.view["answers"] + 5)
                for pid in thinking_in(running):
                    os.kill(pid, signal.SIGKILL)
                wait_until(lambda kill=kill: running.log().count(DIED) == kill)  # type: ignore[misc]
            while not live.view["over"]:
                live.of_type("view", SECONDS)
        assert "Traceback" not in running.log()
