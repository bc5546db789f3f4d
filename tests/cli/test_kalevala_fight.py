"""A battlefield that waits, played at the terminal; orders rehearsed before it comes to that."""
from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from tests.server.battle_world import ABOUT, ATTACKER, FIELD, NAME, SHEET, before_phase

from walstatt.cli.kalevala_command import run
from walstatt.core.roles import Role
from walstatt.core.world import snapshot
from walstatt.desk.evaluation import Founded
from walstatt.desk.world_desk import WorldDesk, settled
from walstatt.games.kalevala.founding import Setup
from walstatt.games.kalevala.game import GAME
from walstatt.store.database import Database, sqlite_url
from walstatt.store.worlds import Member, Worlds


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return kept(tmp_path, 4)


def kept(tmp_path: Path, phase: int) -> Path:
    database = Database(sqlite_url(tmp_path))
    database.migrate()
    world = before_phase(phase)
    beginning = Founded(msgspec.json.encode(Setup()), list(world.realms), snapshot(GAME, world))
    settled(Worlds(database), GAME.key, NAME, beginning, members=[Member(Role.GAME_MASTER, "Anna")])
    database.close()
    return tmp_path


def waiting(data: Path) -> list[str]:
    database = Database(sqlite_url(data))
    store = Worlds(database)
    desk = WorldDesk(store, store.all(most=1)[0])
    found = [one.about for one in desk.run().waiting]
    database.close()
    return found


def test_the_commander_fights_it_out_and_the_outcome_is_entered(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    save = data / "battle.json"
    assert waiting(data) == [ABOUT]
    assert run(["fight", NAME, FIELD, "--commander", "all", "--save", str(save), "--data", str(data)]) == 0
    assert FIELD in capsys.readouterr().out
    assert waiting(data) == [] and save.exists()


def test_a_battle_is_left_and_taken_over(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    save = data / "battle.json"
    call = ["fight", NAME, FIELD, "--save", str(save), "--data", str(data)]
    run([*call, "--commander", "all", "--until", "2"])
    assert waiting(data) == [ABOUT] and save.exists()
    run([*call, "--commander", ATTACKER])
    assert waiting(data) == [ABOUT]
    assert run([*call, "--commander", "all"]) == 0
    assert waiting(data) == []
    assert run([*call, "--commander", "Hagen"]) != 0
    assert "Hagen" in "".join(capsys.readouterr())


def test_orders_are_rehearsed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = kept(tmp_path, 3)
    (data / "paper.txt").write_text(SHEET, "utf-8")
    call = ["rehearse", NAME, ATTACKER, str(data / "paper.txt"), "--number", "3", "--data", str(data)]
    assert run([*call, "--replays", str(data / "seen")]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{FIELD}: 3 ") and sorted(one.name for one in (data / "seen").iterdir()) == [
        "bad.json", "good.json", "typical.json",
    ]
    assert run([*call, "--against", "Unfug"]) != 0
