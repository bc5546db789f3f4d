"""What a phase awaits, played by people as a match of its own (`WorldDesk.run` names what that is)."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from walstatt.core.hand_table import HandTable
from walstatt.core.match import Entry, Match
from walstatt.core.refusal import refuse
from walstatt.core.turn import Run
from walstatt.desk.evaluation import Folder
from walstatt.desk.world_desk import WorldDesk
from walstatt.games.shelf import load_game

BY_HAND: Final = "by_hand"
MOST_KEPT: Final = 200


class HandMatch(msgspec.Struct, frozen=True):
    """A match that was begun for something that a phase awaits."""

    phase: int
    edition: int
    about: str
    match_id: str
    hidden: bool = False
    """Does somebody play it who does not know whose it is?"""


def table_of(folder: Folder, about: str, hidden: bool) -> HandTable:
    """The match that can be played for something awaited; refused where nothing is, or nobody can play it."""
    table = folder.game.hand_table(_awaited(folder, about), hidden)
    if table is None:
        raise refuse("", "core-refused-no-hand-table", about=about)
    return table


def outcome_of(folder: Folder, kept: HandMatch, game: str, setup: bytes, tape: Sequence[Entry]) -> Any:
    """What came of such a match; refused while it is played, and when something else is awaited by now."""
    rules = load_game(game)
    match = Match(rules, rules.read_setup(setup))
    for number, entry in enumerate(tape):
        match.replay_entry(number, entry)
    if not match.over:
        raise refuse("", "core-refused-hand-match-running")
    found = folder.game.played_outcome(_awaited(folder, kept.about), kept.hidden, match)
    if found is None:
        raise refuse("", "core-refused-hand-match-changed")
    return found


def _awaited(folder: Folder, about: str) -> Mapping[str, Any]:
    """What a run says of it, also if its outcome was given already."""
    result: Run = folder.ground.run(folder.phase)
    given = [(one.about, one.args) for one in result.decisions]
    found = dict([*given, *((one.about, one.args) for one in result.waiting)])
    if about not in found:
        raise refuse("", "core-refused-nothing-waits", about=about)
    return found[about]


WHOLE_PHASE: Final[frozenset[Callable[..., Any]]] = frozenset((table_of, outcome_of))
"""These run a phase of a world."""


def kept_matches(desk: WorldDesk) -> list[HandMatch]:
    """Those of the open phase, the newest for each thing that is awaited."""
    kept = desk.kept()
    return [one for one in _all(desk) if (one.phase, one.edition) == (kept.number, kept.edition)]


def _all(desk: WorldDesk) -> list[HandMatch]:
    return desk.store.lasting(desk.record.id, BY_HAND, list[HandMatch]) or []


def keep(desk: WorldDesk, about: str, match_id: str, hidden: bool) -> None:
    kept = desk.kept()
    fresh = HandMatch(kept.number, kept.edition, about, match_id, hidden)
    others = [one for one in _all(desk) if (one.phase, one.edition, one.about) != (fresh.phase, fresh.edition, about)]
    desk.store.keep_lasting(desk.record.id, BY_HAND, [*others, fresh][-MOST_KEPT:])
