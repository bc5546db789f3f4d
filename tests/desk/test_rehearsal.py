"""What a new version would change is told before it goes live, and nothing is written."""
from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.desk.conftest import FOLDER

from walstatt.cli.app import run
from walstatt.core.match import Entry, Match
from walstatt.core.outside import VARIABLE
from walstatt.core.snapshots import Kept, Snapshot, state_data
from walstatt.core.turn import Step, Turn
from walstatt.desk.kept_matches import keeping
from walstatt.desk.rehearsal import BROKEN, CHANGED, GONE, SAME, rehearse
from walstatt.desk.world_desk import found
from walstatt.games.shelf import load_game
from walstatt.store.database import Database
from walstatt.store.matches import BOT, Matches, MatchRecord, Seat, Summary
from walstatt.store.worlds import Worlds


def verdicts(database: Database) -> list[str]:
    return [one.verdict for one in rehearse(database)]


def kept_match(database: Database, answers: int = 12) -> Matches:
    game, rng = load_game("aofs"), Random(3)
    match = Match(game, game.random_setup(rng))
    while len(match.tape) < answers and match.question is not None:
        match.answer(msgspec.json.decode(msgspec.json.encode(match.question.sample(rng))))
    waiting = list(match.question.seats) if match.question else []
    record = MatchRecord(
        "aofs", game.version, msgspec.json.encode(match.setup).decode(), ["Anna", "Bert"],
        [Seat(0, BOT, "random"), Seat(1, BOT, "random")], "", "",
        summary=Summary(waiting), updated=time.time(),
    )
    store = Matches(database)
    store.create(record, [Kept(entry, None) for entry in match.tape])
    return store


def test_a_match_that_plays_as_before_and_one_that_does_not(database: Database) -> None:
    store = kept_match(database)
    assert verdicts(database) == [SAME]
    (finding,) = rehearse(database)
    loaded = store.load(finding.id)
    assert loaded is not None
    record, kept = loaded[:2]
    store.append(record.id, record.revision, len(kept), [Kept(Entry("choice", "nonsense"), None)], Summary([0]))
    assert verdicts(database) == [BROKEN]


def test_a_match_with_a_snapshot_goes_over_to_a_newer_version(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = kept_match(database)
    (finding,) = rehearse(database)
    loaded, game = store.load(finding.id), load_game("aofs")
    assert loaded is not None
    monkeypatch.setattr(game, "version", game.version + 1, raising=False)
    (finding,) = rehearse(database)
    assert finding.verdict == BROKEN and "no snapshot" in finding.detail
    monkeypatch.undo()
    match = Match(game, game.read_setup(loaded.record.setup.encode()))
    for number, one in enumerate(loaded.kept):
        match.replay_entry(number, one.entry)
    keep(store, loaded.record, match)
    assert verdicts(database) == [SAME]
    monkeypatch.setattr(game, "version", game.version + 1, raising=False)
    assert verdicts(database) == [SAME]
    monkeypatch.undo()
    match.checkpoints[-1].state.round += 1
    keep(store, loaded.record, match)
    (finding,) = rehearse(database)
    assert finding.verdict == BROKEN and "another position" in finding.detail


def keep(store: Matches, record: MatchRecord, match: Match) -> None:
    at = match.checkpoints[-1].at
    snapshot = Snapshot(at, record.game_version, state_data(match), {}, None, 0, 0, [])
    store.keep(record, match.asked, keeping(snapshot, match.tape, None, 0, lasting=False))


def test_worlds_are_run_again(store: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = found(store, "taeler", "Probe")
    desk.hand_in("Nord", "heben 1")
    for _ in range(2):
        desk.publish()
    database = store.database
    assert verdicts(database) == [SAME, SAME]
    before = type(desk.game).steps

    def dearer(turn: Turn) -> None:
        turn.state.realms["Nord"].gold = 0

    def steps(self: Any, state: Any) -> list[Step]:
        return [*before(self, state), Step("dearer", dearer)]

    monkeypatch.setattr(type(desk.game), "steps", steps)
    findings = list(rehearse(database))
    assert [one.verdict for one in findings] == [CHANGED, CHANGED]
    assert findings[0].detail == "Nord: realm"
    revision = desk.record.revision
    desk.refresh()
    assert desk.record.revision == revision
    monkeypatch.delenv(VARIABLE)
    assert verdicts(database) == [GONE]


def test_the_command_tells_what_would_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(FOLDER))
    monkeypatch.setenv("WALSTATT_LANG", "en")
    data = ["--data", str(tmp_path)]
    assert run(["--lang", "en", "rehearse-upgrade", *data]) == 2
    assert run(["--lang", "en", "world", "new", "taeler", "--name", "Valleys", *data]) == 0
    assert run(["--lang", "en", "world", "publish", "Valleys", *data]) == 0
    assert run(["--lang", "en", "rehearse-upgrade", *data]) == 0
    assert "1 looked at: 1 as before" in capsys.readouterr().out
    monkeypatch.delenv(VARIABLE)
    assert run(["--lang", "en", "rehearse-upgrade", *data]) == 1
    assert "this game is not here" in capsys.readouterr().out
