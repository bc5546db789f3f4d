"""Save files: whole, cut, changed, foreign; a damaged one never replaces a good one."""
from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.core.duel import DUEL, DuelSetup
from tests.core.test_match import played, position

from walstatt.core import tape
from walstatt.core.match import Match, TapeError


def test_a_saved_match_comes_back(tmp_path: Path) -> None:
    match = played(4, answers=20)
    file = tmp_path / "saves" / "duel.json"
    tape.save(file, match, dice=tape.DiceProof("abc"), players={"0": "Anna"})
    saved = tape.read(file)
    tape.check_version(saved, DUEL, str(file))
    setup = msgspec.json.decode(saved.setup, type=DuelSetup)
    assert position(Match.replay(DUEL, setup, tape.entries(saved))) == position(match)
    assert saved.players == {"0": "Anna"} and saved.dice is not None


def test_every_cut_of_the_file_is_refused() -> None:
    data = tape.dump(played(4, answers=20))
    for length in range(0, len(data), 17):
        with pytest.raises(TapeError, match=r"duel\.json"):
            tape.parse(data[:length], "duel.json")


def test_every_broken_byte_is_refused() -> None:
    data = tape.dump(played(4, answers=5))
    for place in range(len(data)):
        for byte in (0xFF, 0xED, 0x00):
            with pytest.raises(TapeError, match=r"duel\.json"):
                tape.parse(data[:place] + bytes([byte]) + data[place + 1 :], "duel.json")


def test_a_file_as_deep_as_a_well_is_refused() -> None:
    for well in (b'{"tape": ' + b"[" * 100_000, b'{"setup": ' + b"[" * 100_000):
        with pytest.raises(TapeError, match=r"duel\.json"):
            tape.parse(well, "duel.json")


def test_a_changed_answer_is_noticed() -> None:
    data = tape.dump(played(4, answers=20))
    changed = data.replace(b'"wait"', b'"step"', 1)
    assert changed != data
    with pytest.raises(TapeError, match="checksum"):
        tape.parse(changed, "duel.json")


def test_a_left_out_answer_is_noticed() -> None:
    saved = msgspec.json.decode(tape.dump(played(4, answers=20)))
    del saved["tape"][7]
    with pytest.raises(TapeError, match="checksum"):
        tape.parse(msgspec.json.encode(saved), "duel.json")


@pytest.mark.parametrize(
    ("change", "message"),
    [({"format": "other"}, "format other"), ({"format_version": 9}, "walstatt-tape 9"), ({"surprise": 1}, "surprise")],
)
def test_foreign_files_say_what_they_are(change: dict[str, object], message: str) -> None:
    saved = {**msgspec.json.decode(tape.dump(played(4, answers=5))), **change}
    with pytest.raises(TapeError, match=message):
        tape.parse(msgspec.json.encode(saved), "duel.json")


def test_another_version_of_the_rules_is_refused() -> None:
    saved = tape.parse(tape.dump(played(4, answers=5)), "duel.json")
    saved.game_version = 2
    with pytest.raises(TapeError, match="rules version 2"):
        tape.check_version(saved, DUEL, "duel.json")
    saved.game = "chess"
    with pytest.raises(TapeError, match="a game of chess"):
        tape.check_version(saved, DUEL, "duel.json")


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "duel.json"
    tape.save(file, played(4, answers=5))
    good = file.read_bytes()
    monkeypatch.setattr(tape, "dump", lambda *_, **__: b'{"format": "walst')
    with pytest.raises(TapeError):
        tape.save(file, played(4, answers=9))
    assert file.read_bytes() == good
    assert [path.name for path in tmp_path.iterdir()] == ["duel.json"]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(TapeError, match=r"nowhere\.json"):
        tape.read(tmp_path / "nowhere.json")
