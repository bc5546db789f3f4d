"""Processes in which bots think, so that whoever answers people has the interpreter for itself.

All answers of a match go to the same process, which keeps the match and the bot between them: a bot may remember its
plan, and only what is new of the tape has to be played. A process that dies is replaced; the bot then begins anew from
its seed.
"""
from __future__ import annotations

import gc
import logging
import os
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, NamedTuple
from zlib import crc32

from walstatt.bots.base import Bot
from walstatt.bots.registry import make_bot
from walstatt.bots.sturdy import answer_of
from walstatt.core.match import Entry, Match, NotKnown, Past, RuleFault
from walstatt.core.snapshots import reread_setup, resume, unpack
from walstatt.core.tape import fault_report
from walstatt.games.shelf import load_game
from walstatt.server.logs import set_up_logs
from walstatt.server.processes import SPENT, HeldProcess, ignore_terminal, limit_processor

MOST_KEPT = 64
"""Matches that one process remembers."""
SCENES_KEPT = 8
"""And how far back it does: what is taken back further is played anew."""
TRIES = 2
PATIENCE = 60.0
"""Seconds after which a process that has not answered is given up."""
THINKING_SECONDS = 10.0
"""Of processor time, for one answer and whatever of the match has to be played before."""
QUICK = "random"
"""Answers in place of a bot that has thought for too long: a match must not stand still."""
POLITE = 10
"""Bots leave the processor to those who answer people."""
log = logging.getLogger("walstatt.bots")


class NoThought(Exception):  # noqa: N818 - it reads as what happened
    """No process could think about a question."""


class Position(NamedTuple):
    """A match as a bot may know it: no dice to come, and no secret answers of others."""

    match_id: str
    game: str
    setup: bytes
    tape: tuple[Entry, ...]
    start: bytes = b""
    """A snapshot of the scene under way, for whoever does not remember the match."""


class Task(NamedTuple):
    position: Position
    bot: str
    bot_seed: int
    seat: int


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
    """One process."""

    def __init__(self) -> None:
        self._held = HeldProcess(serve, "walstatt-bot", PATIENCE)
        self.line = self._held.line

    def think(self, task: Task) -> Any:
        """The bot's answer. Called in the thread of this thinker only."""
        for _ in range(TRIES):
            if self._held.closed:
                break
            try:
                value, problem = self._held.ask(task)
            except (EOFError, OSError):
                if self._held.end() == SPENT:
                    log.warning("a bot has thought for too long", extra={"match": task.position.match_id})
                    task = task._replace(bot=QUICK)
                elif not self._held.closed:
                    log.warning("a thinking process has died", extra={"match": task.position.match_id})
                continue
            if problem:
                raise NoThought(problem)
            return value
        raise NoThought("no process is left that could think about this")

    def close(self) -> None:
        """Nobody waits for a thought that is under way."""
        self._held.close()


# ---- in the process


def serve(pipe: Connection) -> None:
    """Think about one task after the other, until the server is gone."""
    ignore_terminal()
    set_up_logs()
    os.nice(POLITE)
    gc.set_threshold(50_000, 20, 50)
    memory = _Memory()
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            limit_processor(THINKING_SECONDS)
            answer = _answered(memory, task)
            limit_processor(0)
            pipe.send(answer)


def _answered(memory: _Memory, task: Task) -> tuple[Any, str]:
    """The answer, or what is wrong: the server must hear of it and decides what becomes of the match."""
    try:
        return memory.think(task), ""
    except Exception:
        return None, format_exc()


class _Memory:
    """The matches and bots of one process."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, tuple[Match, dict[tuple[int, str], Bot]]] = OrderedDict()

    def think(self, task: Task) -> Any:
        match, bots = self._recall(task.position)
        who = task.seat, task.bot
        if who not in bots:
            bots[who] = make_bot(task.bot, task.bot_seed)
        return answer_of(bots[who], match, task.seat, report_bot)

    def _recall(self, position: Position) -> tuple[Match, dict[tuple[int, str], Bot]]:
        """The match of a position: a remembered one that is brought there, or a new one."""
        match, bots = self._matches.pop(position.match_id, (None, {}))
        known = brought(match, position), bots
        self._matches[position.match_id] = known
        if len(self._matches) > MOST_KEPT:
            self._matches.popitem(last=False)
        return known


def brought(match: Match | None, position: Position) -> Match:
    """A remembered match, brought to a position; one that begins with its scene where nothing is remembered."""
    if match is not None:
        try:
            bring_to(match, position.tape)
        except NotKnown:
            match = None
        else:
            match.forget_scenes(SCENES_KEPT)
            return match
    game = load_game(position.game)
    setup = reread_setup(game, position.setup)
    if position.start:
        snapshot = unpack(position.start)
        match = resume(game, setup, snapshot, Past(position.tape[: snapshot.answers]), record=False)
    else:
        match = Match(game, setup, record=False)
    bring_to(match, position.tape)
    return match


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


def report_bot(fault: RuleFault) -> None:
    """Log what a bot has failed over; something else is answered for it."""
    log.error("a bot has failed", exc_info=fault, extra=fault_report(fault))
