"""Matches as they are kept: which snapshot of one is believed, and how one goes over to newer rules.

A match of older rules is played on by today's from the start of the scene that was under way. What was answered in
that scene stays if today's rules ask the same and allow every answer; else the scene begins again. All before it
stands as it was played: its log is kept, its dice can still be proven, but nothing of it can be taken back.
"""
from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from walstatt.core.match import Entry, Match, Past, RuleChange, RuleFault, Start, TapeError, asked
from walstatt.core.questions import Roll
from walstatt.core.refusal import Refused
from walstatt.core.snapshots import (
    BadSnapshot,
    Kept,
    LogPart,
    Snapshot,
    Told,
    Uncarried,
    carry_over,
    digest_of,
    pack,
    reread_setup,
    state_data,
    unpack,
)
from walstatt.core.tape import CarriedFile
from walstatt.store.matches import Matches, MatchRecord, Opened, Summary
from walstatt.store.snapshots import Keeping, KeptSnapshot


class LogEnd(NamedTuple):
    """Where a part of the log ends."""

    answers: int
    events: int


class Beginning(NamedTuple):
    """From where a kept match is played on: a snapshot, and the whole log before it."""

    snapshot: Snapshot
    told: list[Told]
    ends: list[LogEnd]


def beginning(opened: Opened) -> Beginning | None:
    """The newest snapshot, if there is one; raises BadSnapshot for one that cannot be believed."""
    kept = opened.snapshot
    if kept is None:
        return None
    if kept.digest != digest_of(kept.data, entries(opened.kept[: kept.answers])):
        raise BadSnapshot("it does not fit its tape")
    snapshot = unpack(kept.data)
    if (snapshot.answers, snapshot.version) != (kept.answers, opened.record.game_version):
        raise BadSnapshot("it is of other rules or of another place")
    told: list[Told] = []
    ends = [LogEnd(0, 0)]
    for part in reversed(list(_parts(opened.logs, snapshot.log_from))):
        told += part.told
        ends.append(LogEnd(part.answers, len(told)))
    told += snapshot.tail
    if len(told) != snapshot.events:
        raise BadSnapshot("its log is not whole")
    return Beginning(snapshot, told, ends)


def _parts(logs: Sequence[LogPart], answers: int) -> Iterator[LogPart]:
    """The parts of a log, the last one first."""
    known = {one.answers: one for one in logs}
    while answers:
        part = known.get(answers)
        if part is None:
            raise BadSnapshot("a part of its log is missing or damaged")
        if part.begins >= answers:
            raise BadSnapshot("its log runs in a ring")
        yield part
        answers = part.begins


def carried_file(store: Matches, record: MatchRecord, kept: Sequence[Kept]) -> CarriedFile | None:
    """What a save file needs of a match that went over to newer rules; raises BadSnapshot if it is not to be had."""
    if not record.changes:
        return None
    at = record.changes[-1].at
    found = store.load(record.id, at)
    begun = beginning(found._replace(kept=list(kept))) if found else None
    if begun is None or begun.snapshot.answers != at:
        raise BadSnapshot("there is none of its last rules")
    asked_before = [one.asked for one in kept[:at]]
    return CarriedFile(record.changes, begun.snapshot.state, begun.snapshot.named, asked_before)


def crossing_of(match: Match) -> Keeping | None:
    """The snapshot that a match needs which begins with the tape of one that went over to newer rules."""
    if not match.changes:
        return None
    at, state = match.changes[-1].at, state_data(match, first=True)
    named = {about: place for about, place in match.start.named.items() if place < at}
    snapshot = Snapshot(at, match.game.version, state, named, None, 0, 0, [], crossing=True)
    return keeping(snapshot, match.tape, None, 0, lasting=True)


def entries(kept: Sequence[Kept]) -> list[Entry]:
    return [one.entry for one in kept]


def past(kept: Sequence[Kept], changes: Sequence[RuleChange] = ()) -> Past:
    return Past(entries(kept), [one.asked for one in kept], changes)


def keeping(
    snapshot: Snapshot, tape: Sequence[Entry], part: LogPart | None, thin_before: int, *, lasting: bool
) -> Keeping:
    """A snapshot as the store takes it, with the part of the log that ends at it."""
    data = pack(snapshot)
    kept = KeptSnapshot(
        snapshot.answers, digest_of(data, tape[: snapshot.answers]), data, snapshot.version, lasting
    )
    log = None
    if part is not None:
        packed = pack(part)
        log = KeptSnapshot(part.answers, hashlib.sha256(packed).hexdigest(), packed)
    return Keeping(kept, log, thin_before)


def roll_all(record: MatchRecord, match: Match) -> None:
    """Let the dice box answer for as long as it is asked, once everybody sits there."""
    box = record.box
    while box is not None and isinstance(match.question, Roll) and not record.awaits_players(match.tape):
        match.answer(box.roll(match.question, len(match.tape)))


def asked_seats(match: Match, record: MatchRecord) -> list[int]:
    """Who has to answer. Real dice of a bot, and facts about a real table, may come from any person.

    Before the first die falls everybody must sit there.
    """
    question = match.question
    if question is None:
        return []
    if isinstance(question, Roll) and not record.dice_by_people:
        return record.awaits_players(match.tape)
    of_bot = isinstance(question, Roll) and any(record.bot_at(seat) for seat in question.seats)
    return list(question.seats) if question.seats and not of_bot else record.human_seats


def summary_of(match: Match, record: MatchRecord) -> Summary:
    outcome = match.outcome
    return Summary(asked_seats(match, record), match.over, outcome.winner if outcome else None)


# ---- over to newer rules


class Crossing(NamedTuple):
    """What becomes of a match under newer rules."""

    match: Match
    change: RuleChange
    before: Beginning


def crossing(game: Any, opened: Opened) -> Crossing:
    """How a match of older rules would go on under these; raises Uncarried if it cannot."""
    record = opened.record
    if record.game_version > game.version:
        raise Uncarried(f"it was played with version {record.game_version}, this program has {game.version}")
    try:
        before = beginning(opened)
    except BadSnapshot as problem:
        raise Uncarried(f"its snapshot cannot be believed: {problem}") from problem
    if before is None:
        raise Uncarried("there is no snapshot of it")
    setup, at = _setup(game, record), before.snapshot.answers
    try:
        match = _at_start(game, setup, opened, before)
        dice_from = len(opened.kept)
        if not _still_fits(match, opened.kept[at:]):
            match, dice_from = _at_start(game, setup, opened, before), at
    except Uncarried:
        raise
    except Exception as problem:  # whatever newer rules stumble over in a position of older ones
        raise Uncarried(f"{type(problem).__name__}: {problem}") from problem
    change = RuleChange(at, dice_from, record.game_version, game.version, len(opened.kept) - dice_from)
    return Crossing(match, change, before)


def _setup(game: Any, record: MatchRecord) -> Any:
    try:
        return reread_setup(game, record.setup.encode())
    except (msgspec.DecodeError, Refused) as problem:
        raise Uncarried(f"setup: {problem}") from problem


def _at_start(game: Any, setup: Any, opened: Opened, before: Beginning) -> Match:
    snapshot = before.snapshot
    state = carry_over(game, bytes(snapshot.state), snapshot.version)
    return Match.resumed(game, setup, Start(state, snapshot.named), past(opened.kept[: snapshot.answers]))


def _still_fits(match: Match, answers: Sequence[Kept]) -> bool:
    """Do the newer rules ask the same, and allow every answer that was given?"""
    for number, one in enumerate(answers, len(match.tape)):
        if one.asked and (match.question is None or asked(match.question) != one.asked):
            return False
        try:
            match.replay_entry(number, one.entry)
        except (TapeError, RuleFault):
            return False
    return True


def cross(store: Matches, game: Any, opened: Opened, process: str = "") -> None:
    """Let a match go over to newer rules, and say so in its log; raises Uncarried, or Outpaced for the slower of two.

    The snapshot from which it goes on is kept for good: nothing before it can be played by these rules.
    """
    found = crossing(game, opened)
    change, state = found.change, state_data(found.match, first=True)
    snapshot = msgspec.structs.replace(found.before.snapshot, version=game.version, state=state, crossing=True)
    kept = keeping(snapshot, found.match.tape, None, 0, lasting=True)
    store.carry_over(opened.record, change, summary_of(found.match, opened.record), kept, process)
