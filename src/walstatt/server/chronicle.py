"""The log of an open match as it is told, and the snapshots that are written beside its answers.

A snapshot is made where a new scene has begun. It holds the log since the last part that is stored for good; such a
part, and a snapshot that stays, come every so many answers. Of the others only the last few are kept.
"""
from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence

import msgspec

from walstatt.core.match import Match
from walstatt.core.plain import told_data
from walstatt.core.snapshots import Kept, LogPart, Snapshot, Told, pack, state_data
from walstatt.desk.kept_matches import LogEnd, keeping
from walstatt.store.snapshots import Keeping

PART_ANSWERS = 50
"""A part of the log, and the distance of snapshots that stay."""
RECENT = 3
SCENES_IN_MEMORY = 8
NO_SNAPSHOT = -1
_encode = msgspec.json.Encoder().encode


class Chronicle:
    """Everything that was told in a match. The match itself knows the log from `base` answers on only."""

    def __init__(self, match: Match, told: list[Told], ends: list[LogEnd], snapshot_at: int) -> None:
        self.match = match
        self.base = len(match.tape)
        self._before = len(told)
        self._told = told
        self._counts = [self._before + len(match.events)]
        """How many events there were before the first answer that was given here, after it, and so on."""
        self._ends = ends
        self._snapshot_at = snapshot_at
        """To how many answers the newest snapshot in the store belongs."""
        self._recent = deque((at for at in (snapshot_at,) if at != NO_SNAPSHOT), RECENT)
        self._start = (NO_SNAPSHOT, b"")

    def note(self) -> None:
        """After an answer: how long the log is now."""
        if self.base + len(self._counts) <= len(self.match.tape):
            self._counts.append(self._before + len(self.match.events))

    def told(self) -> list[Told]:
        """The whole log; every event is written once for all viewers."""
        known = len(self._told) - self._before
        for number, event in enumerate(self.match.events[known:], len(self._told)):
            at = self.base + bisect_right(self._counts, number)
            self._told.append((event.audience, msgspec.Raw(_encode(told_data(event, at)))))
        return self._told

    def for_seats(self, seats: Sequence[int]) -> list[msgspec.Raw]:
        """The log without what is meant for others."""
        return [raw for audience, raw in self.told() if audience is None or audience in seats]

    def cut(self, keep: int) -> None:
        """Answers were taken back, not further than the match itself can go; so are the snapshots after them."""
        del self._counts[keep - self.base + 1 :]
        del self._told[self._before + len(self.match.events) :]
        while self._ends[-1].answers > keep:
            self._ends.pop()
        if self._snapshot_at > keep:
            self._snapshot_at = NO_SNAPSHOT
        while self._recent and self._recent[-1] > keep:
            self._recent.pop()
        self._start = (NO_SNAPSHOT, b"")

    # ---- snapshots

    def start(self) -> bytes:
        """The start of the scene under way for whoever works on the match elsewhere."""
        at = self.match.checkpoints[-1].at
        if self._start[0] != at:
            self._start = at, pack(self._snapshot(None, [], 0, 0))
        return self._start[1]

    def keeping(self, unseen_at: int | None, kept: Sequence[Kept]) -> Keeping | None:
        """What to write beside the next answers: nothing while the scene is the one of the last snapshot."""
        at, _, events = self.match.checkpoints[-1]
        if at == self._snapshot_at:
            return None
        told, end, part = self.told()[: self._before + events], self._ends[-1], None
        if at - end.answers >= PART_ANSWERS:
            tape = [
                one._replace(asked=asked)
                for one, asked in zip(kept[end.answers : at], self.match.asked[end.answers : at], strict=True)
            ]
            part = LogPart(end.answers, at, told[end.events :], tape)
            end = LogEnd(at, len(told))
        seen = unseen_at if unseen_at is not None and unseen_at < at else None
        snapshot = self._snapshot(seen, told[end.events :], len(told), end.answers)
        thin_before = self._recent[0] if len(self._recent) == RECENT else 0
        return keeping(snapshot, self.match.tape, part, thin_before, lasting=part is not None)

    def _snapshot(self, unseen_at: int | None, tail: list[Told], events: int, log_from: int) -> Snapshot:
        match = self.match
        return Snapshot(
            match.checkpoints[-1].at, match.game.version, state_data(match), dict(match.start.named), unseen_at, events,
            log_from, tail,
        )

    def kept(self, written: Keeping | None) -> None:
        """It is in the store now, so memory may forget older scenes."""
        self.match.forget_scenes(SCENES_IN_MEMORY)
        if written is None:
            return
        self._snapshot_at = written.snapshot.answers
        self._recent.append(self._snapshot_at)
        if written.log is not None:
            events = self._before + next(
                one.events for one in reversed(self.match.checkpoints) if one.at == written.log.answers
            )
            self._ends.append(LogEnd(written.log.answers, events))
