"""How much one client may ask for: buckets that fill up again, and a slower one for logging in."""
from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from walstatt.server.errors import too_many


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


REQUESTS = Rate(120, 30)
MESSAGES = Rate(120, 60)
"""On one live channel."""
CHAT = Rate(8, 0.5)
"""Of one person, whatever the match and the page."""
CHANNELS = 100
"""Live channels that one address may have open."""
LOGINS = Rate(8, 1 / 30)
"""For one name from one address."""
LOGINS_OF_ADDRESS = Rate(40, 1 / 6)
PEOPLE = Rate(30, 1 / 20)
"""New accounts and guests from one address."""
MATCHES = Rate(30, 1 / 10)
UPLOADS = Rate(20, 1 / 10)
WORK = Rate(40, 5)
"""Requests that cost time: tables, checked armies, moments of replays."""
ADVICE = Rate(12, 0.5)
"""Pieces of advice for one person, whatever the match and the page."""
MOMENTS = Rate(60, 5)
"""Looks back at a match that is still played, from one address."""
MOST_KEPT = 20_000


class Bucket:
    """Counts for one client."""

    __slots__ = ("at", "left")

    def __init__(self, rate: Rate, now: float) -> None:
        self.left = rate.burst
        self.at = now

    def take(self, rate: Rate, now: float) -> float:
        """0 if one more is fine, else the seconds to wait."""
        self.left = min(rate.burst, self.left + (now - self.at) * rate.per_second)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / rate.per_second


class Limits:
    """All buckets of a server; they are kept in memory, each process counts for itself."""

    def __init__(self, *, active: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.active = active
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def wait(self, what: str, who: str, rate: Rate) -> float:
        """Count one; the seconds to wait if it is one too many."""
        if not self.active:
            return 0.0
        now = self._clock()
        if len(self._buckets) > MOST_KEPT:
            self._forget(now)
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = self._buckets[what, who] = Bucket(rate, now)
        return bucket.take(rate, now)

    def check(self, what: str, who: str, rate: Rate) -> None:
        """The same as an error."""
        seconds = self.wait(what, who, rate)
        if seconds:
            raise too_many(seconds)

    def pardon(self, what: str, who: str) -> None:
        """Somebody has shown to be right: count from the beginning."""
        self._buckets.pop((what, who), None)

    def _forget(self, now: float) -> None:
        """Drop who has been quiet for a while; if nobody has, all: a flood must not fill the memory."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.at < 600}
        if len(self._buckets) > MOST_KEPT:
            self._buckets.clear()
