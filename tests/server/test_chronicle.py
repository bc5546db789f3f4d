"""The log of an open match and its snapshots: whatever is written can be read as a whole, wherever a match stops."""
from __future__ import annotations

from random import Random

import pytest

from walstatt.core.match import Match
from walstatt.core.snapshots import Kept, LogPart, unpack, unpack_log
from walstatt.desk.kept_matches import LogEnd
from walstatt.games.shelf import load_game, playable
from walstatt.server.chronicle import NO_SNAPSHOT, PART_ANSWERS, Chronicle


@pytest.mark.parametrize("game", playable())
def test_parts_and_tail_are_the_whole_log(game: str) -> None:
    """Also where scenes begin and end without asking anybody just where a part ends."""
    rng, kind = Random(7), load_game(game)
    match = Match(kind, kind.random_setup(rng))
    chronicle = Chronicle(match, [], [LogEnd(0, 0)], NO_SNAPSHOT)
    parts: dict[int, LogPart] = {}
    while match.question is not None and len(match.tape) < 4 * PART_ANSWERS:
        match.answer(match.question.sample(rng))
        chronicle.note()
        written = chronicle.keeping(None, [Kept(entry, None) for entry in match.tape])
        if written is not None:
            if written.log is not None:
                parts[written.log.answers] = unpack_log(written.log.data)
            snapshot = unpack(written.snapshot.data)
            told, at = len(snapshot.tail), snapshot.log_from
            while at:
                told, at = told + len(parts[at].told), parts[at].begins
            assert told == snapshot.events, len(match.tape)
        chronicle.kept(written)
    assert parts
