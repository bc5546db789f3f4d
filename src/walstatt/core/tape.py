"""The save game: game, setup, tape and dice in one JSON file that knows whether it is whole."""
from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from walstatt.core.bounds import OutOfBounds, read_json
from walstatt.core.match import CONCEDE, Entry, Game, Match, RuleFault, TapeError
from walstatt.core.questions import CHOICE, DICE, FACT, SECRET
from walstatt.core.whole_files import replace_file

FORMAT = "walstatt-tape"
FORMAT_VERSION = 1
KINDS = (CHOICE, DICE, FACT, SECRET, CONCEDE)


class DiceProof(msgspec.Struct, omit_defaults=True):
    """The commitment of the dice box, and its seed where it is known."""

    commitment: str
    salt: str = ""
    seed: str = ""


class SaveFile(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    format: str
    format_version: int
    game: str
    game_version: int
    setup: msgspec.Raw
    tape: list[list[Any]]
    checksum: str
    dice: DiceProof | None = None
    players: dict[str, Any] = {}
    withheld: int = 0
    """So many answers came after these, when the match was still played and the first of them was still a secret."""


class Recording(NamedTuple):
    """What determines a position completely."""

    game: Game
    setup: Any
    tape: Sequence[Entry]


def save(path: Path, match: Match, *, dice: DiceProof | None = None, players: dict[str, Any] | None = None) -> None:
    """Write the match; the old file is replaced only by a new one that has been read back whole."""
    data = dump(match, dice=dice, players=players)
    replace_file(path, data, lambda written: parse(written, str(path)))


def fault_report(fault: RuleFault) -> dict[str, Any]:
    """All that is needed to see the rules fail again: a save file, and the answer that they fail over."""
    save = dump(Recording(fault.game, fault.setup, fault.tape))
    return {
        "game": fault.game.key, "game_version": fault.game.version, "answers": len(fault.tape), "question": fault.key,
        "seat": fault.seat, "value": fault.value, "save": msgspec.json.decode(save),
    }


def dump(
    match: Match | Recording, *, dice: DiceProof | None = None, players: dict[str, Any] | None = None, withheld: int = 0
) -> bytes:
    setup = msgspec.json.encode(match.setup)
    tape = [_entry_data(entry) for entry in match.tape]
    return msgspec.json.format(
        msgspec.json.encode(
            SaveFile(
                FORMAT, FORMAT_VERSION, match.game.key, match.game.version, msgspec.Raw(setup), tape,
                _checksum(match.game.key, match.game.version, setup, tape), dice, players or {}, withheld,
            )
        ),
        indent=0,
    )


def renamed(data: bytes, names: Mapping[int, str], source: str) -> bytes:
    """The same save file with other names for some seats."""
    saved = parse(data, source)
    setup = renamed_setup(bytes(saved.setup), names)
    saved.setup = msgspec.Raw(setup)
    saved.checksum = _checksum(saved.game, saved.game_version, setup, saved.tape)
    return msgspec.json.format(msgspec.json.encode(saved), indent=0)


def renamed_setup(data: bytes, names: Mapping[int, str]) -> bytes:
    """The same setup with other names for some seats; one that knows no names stays as it is."""
    setup = msgspec.json.decode(data)
    known = setup.get("names") if isinstance(setup, dict) else None
    if not isinstance(known, list):
        return data
    setup["names"] = [names.get(seat, name) for seat, name in enumerate(known)]
    return msgspec.json.encode(setup)


def read(path: Path) -> SaveFile:
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise TapeError(f"{path}: cannot be read ({problem.strerror})") from problem
    return parse(data, str(path))


def parse(data: bytes, source: str) -> SaveFile:
    """A save file that is whole; anything else is refused with what is wrong."""
    try:
        saved: SaveFile = read_json(data, SaveFile, source)
        checksum = _checksum(saved.game, saved.game_version, bytes(saved.setup), saved.tape)
    except (msgspec.DecodeError, OutOfBounds, UnicodeDecodeError) as problem:
        raise TapeError(f"{source}: not a whole save file ({problem})") from problem
    if saved.format != FORMAT or saved.format_version != FORMAT_VERSION:
        raise TapeError(
            f"{source}: format {saved.format} {saved.format_version}, this program reads {FORMAT} {FORMAT_VERSION}"
        )
    if saved.checksum != checksum:
        raise TapeError(f"{source}: the file has been cut or changed (its checksum does not fit)")
    entries(saved, source)
    return saved


def entries(saved: SaveFile, source: str = "tape") -> list[Entry]:
    found = []
    for number, raw in enumerate(saved.tape, 1):
        if len(raw) not in (2, 3) or raw[0] not in KINDS:
            raise TapeError(f"{source}: answer {number} is not an answer: {raw!r}")
        found.append(Entry(*raw))
    return found


def check_version(saved: SaveFile, game: Any, source: str) -> None:
    """A tape of other rules would play differently: better to say so than to guess."""
    if saved.game != game.key:
        raise TapeError(f"{source}: a game of {saved.game}, not of {game.key}")
    if saved.game_version != game.version:
        raise TapeError(
            f"{source}: written with rules version {saved.game_version} of {game.key}, this program plays "
            f"version {game.version}"
        )


def _entry_data(entry: Entry) -> list[Any]:
    return [entry.kind, entry.value] if entry.seat is None else [entry.kind, entry.value, entry.seat]


def _checksum(game: str, version: int, setup: bytes, tape: list[list[Any]]) -> str:
    canonical = msgspec.json.encode([game, version, msgspec.json.decode(setup), tape])
    return hashlib.sha256(canonical).hexdigest()
