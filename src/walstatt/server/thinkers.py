"""Processes in which bots think, so that whoever answers people has the interpreter for itself.

All answers of a match go to the same process, which keeps the match and the bot between them: a bot may remember its
plan, and only what is new of the tape has to be played. A process that dies is replaced; the bot then begins anew from
its seed.

Advice for people is thought about here as well. A bot thinks until it is done, for the match waits for it; advice is on
a leash: it is given up when it has taken too much processor time, or when nobody wants it any more.
"""
from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from threading import Lock
from time import process_time
from types import FrameType, TracebackType
from typing import Any, NamedTuple, Self, TypeVar
from zlib import crc32

from walstatt.bots.base import Bot, Counsel, open_question
from walstatt.bots.captain import sensible
from walstatt.bots.counsellor import Counsellor
from walstatt.bots.registry import make_bot
from walstatt.core.match import Entry, Match
from walstatt.core.refusal import Refused
from walstatt.games.shelf import load_game
from walstatt.server.logs import set_up_logs

MOST_KEPT = 64
"""Matches that one process remembers."""
TRIES = 2
PATIENCE = 60.0
"""Seconds after which a process that has not answered is given up."""
ADVICE_SECONDS = 2.0
"""Processor time that a piece of advice may take, once the match is there."""
TICK = 0.05
"""How often, in processor time, somebody looks whether advice is still wanted."""
POLITE = 10
"""Bots leave the processor to those who answer people."""
TOO_LONG = "too long"
log = logging.getLogger("walstatt.bots")
T = TypeVar("T")
Shelf = OrderedDict[str, tuple[Match, dict[int, T]]]
"""Matches by their ids, each with those who think about it, by seats."""


class Position(NamedTuple):
    """A match as a bot may know it: no dice to come, and no secret answers of others."""

    match_id: str
    game: str
    setup: bytes
    tape: tuple[Entry, ...]


class Task(NamedTuple):
    position: Position
    bot: str
    bot_seed: int
    seat: int


class AdviceTask(NamedTuple):
    """What somebody wants advice on."""

    position: Position
    seat: int
    number: int
    """Tells tasks of one thinker apart."""


class Drop(NamedTuple):
    """Nobody wants to know any more."""

    number: int


class Unfinished(BaseException):
    """A thought was given up. Nothing on the way may take this for an error of its own."""


class TooLong(Unfinished):
    """It has taken more processor time than it may."""


class Thinkers:
    """A fixed number of processes; each is started when it is first needed."""

    def __init__(self, number: int) -> None:
        self._thinkers = [_Thinker() for _ in range(number)]

    def choose(self, match_id: str) -> _Thinker:
        return self._thinkers[crc32(match_id.encode()) % len(self._thinkers)]

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()


class _Thinker:
    """One process, and a thread that waits for it."""

    def __init__(self) -> None:
        self.line = ThreadPoolExecutor(1, "walstatt-bot")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._sending = Lock()
        self._numbers = count()
        self._closed = False

    def think(self, task: Task | AdviceTask) -> Any:
        """The bot's answer, or advice. Called in the thread of this thinker only."""
        for _ in range(TRIES):
            if self._closed:
                break
            try:
                return self._ask(task)
            except (EOFError, OSError):
                self._end()
                if not self._closed:
                    log.warning("a thinking process has died", extra={"match": task.position.match_id})
        raise RuntimeError("no process is left that could think about this")

    async def advise(self, position: Position, seat: int) -> Counsel | None:
        """Advice for a seat; who stops waiting drops the thought. Raises TooLong."""
        task = AdviceTask(position, seat, next(self._numbers))
        thought = self.line.submit(self.think, task)
        try:
            counsel: Counsel | None = await asyncio.wrap_future(thought)
        except asyncio.CancelledError:
            if not thought.cancelled():
                self._drop(task.number)
            raise
        return counsel

    def _ask(self, task: Task | AdviceTask) -> Any:
        pipe = self._pipe or self._start()
        with self._sending:
            pipe.send(task)
        if not pipe.poll(PATIENCE):
            raise EOFError("no answer")
        value, problem = pipe.recv()
        if problem == TOO_LONG:
            raise TooLong
        if problem:
            raise RuntimeError(problem)
        return value

    def _drop(self, number: int) -> None:
        with self._sending, suppress(OSError):
            if self._pipe is not None:
                self._pipe.send(Drop(number))

    def _start(self) -> Connection:
        # Nothing of the server, neither its connections nor its secrets, goes along.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="walstatt-bot", daemon=True)
        self._process.start()
        # Without our copy of its end, the pipe tells us when the process is gone.
        theirs.close()
        self._pipe = ours
        return ours

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None

    def close(self) -> None:
        """Nobody waits for a thought that is under way."""
        self._closed = True
        if (process := self._process) is not None:
            process.kill()
        self.line.shutdown(wait=True, cancel_futures=True)
        self._end()


# ---- in the process


def serve(pipe: Connection) -> None:
    """Think about one task after the other, until the server is gone."""
    # Ctrl+C in a terminal reaches all processes; this one ends with its server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up_logs()
    os.nice(POLITE)
    gc.set_threshold(50_000, 20, 50)
    memory = _Memory()
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            # What is to be dropped may be done already.
            if not isinstance(task, Drop):
                pipe.send(_answered(memory, task, pipe))


def _answered(memory: _Memory, task: Task | AdviceTask, pipe: Connection) -> tuple[Any, str]:
    """The answer, or what is wrong: the server must hear of it and decides what becomes of the match."""
    try:
        return (memory.think(task) if isinstance(task, Task) else memory.advise(task, pipe)), ""
    except TooLong:
        return None, TOO_LONG
    except Unfinished:
        return None, ""
    except Exception as problem:
        return None, f"{type(problem).__name__}: {problem}"


class _Leash:
    """Holds a thought: every now and then, in processor time, looks whether it may go on."""

    def __init__(self, pipe: Connection, number: int) -> None:
        self._pipe = pipe
        self._number = number
        self._until: float | None = None
        self._on = False

    def __enter__(self) -> Self:
        self._on = True
        signal.signal(signal.SIGPROF, self._tick)
        signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self._on = False
        signal.setitimer(signal.ITIMER_PROF, 0.0)

    def start_clock(self) -> None:
        """The match is there; from now on processor time counts."""
        self._until = process_time() + ADVICE_SECONDS

    def _tick(self, _: int, __: FrameType | None) -> None:
        if not self._on:
            return
        if self._until is not None and process_time() > self._until:
            raise TooLong
        if self._pipe.poll() and self._pipe.recv() == Drop(self._number):
            raise Unfinished


class _Memory:
    """The matches and bots of one process."""

    def __init__(self) -> None:
        self._matches: Shelf[Bot] = OrderedDict()
        self._advised: Shelf[Counsellor] = OrderedDict()
        """Apart from the others: a thought that is given up leaves its match anyhow."""

    def think(self, task: Task) -> Any:
        match, bots = _recall(self._matches, task.position)
        if task.seat not in bots:
            bots[task.seat] = make_bot(task.bot, task.bot_seed)
        return answer_of(bots[task.seat], match, task.seat)

    def advise(self, task: AdviceTask, pipe: Connection) -> Counsel | None:
        try:
            with _Leash(pipe, task.number) as leash:
                match, counsellors = _recall(self._advised, task.position)
                leash.start_clock()
                return counsellors.setdefault(task.seat, Counsellor(task.seat)).counsel(match)
        except Unfinished:
            self._advised.pop(task.position.match_id, None)
            raise


def _recall(shelf: Shelf[T], position: Position) -> tuple[Match, dict[int, T]]:
    """The match of a position: a remembered one that is brought there, or a new one."""
    known = shelf.pop(position.match_id, None)
    if known is None:
        game = load_game(position.game)
        known = Match(game, game.read_setup(position.setup), record=False), {}
    bring_to(known[0], position.tape)
    shelf[position.match_id] = known
    if len(shelf) > MOST_KEPT:
        shelf.popitem(last=False)
    return known


def bring_to(match: Match, tape: Sequence[Entry]) -> None:
    """Take back what is not on the tape, then play what is missing."""
    same = 0
    for mine, wanted in zip(match.tape, tape, strict=False):
        if mine != wanted:
            break
        same += 1
    if same < len(match.tape):
        match.undo(len(match.tape) - same)
    for number, entry in enumerate(tape[same:], same):
        match.replay_entry(number, entry)


def answer_of(bot: Bot, match: Match, seat: int) -> Any:
    """The bot's answer; if it has none, the first that will do: a match must not stand still."""
    try:
        value = bot.answer(match, seat)
        open_question(match, seat).check(value)
    except Refused:
        log.warning("a bot gave no acceptable answer", extra={"bot": bot.name})
        return sensible(open_question(match, seat), Random(0))
    return value
