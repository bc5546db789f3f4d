"""The save game: game, setup, tape and dice in one JSON file that knows whether it is whole.

A match that went over to newer rules also has the scene from which they were played (`carried`): what lies before it is
kept as it was answered, with what was rolled for, so that every die can still be proven.
"""
from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from walstatt.core.bounds import OutOfBounds, read_json
from walstatt.core.match import CONCEDE, Entry, FirstScene, Game, Match, Past, RuleChange, RuleFault, Start, TapeError
from walstatt.core.questions import CHOICE, DICE, FACT, SECRET
from walstatt.core.whole_files import replace_file

FORMAT = "walstatt-tape"
FORMAT_VERSION = 1
CARRIED_FORMAT = 2
"""Of files with `carried`: a program that does not know it must not play them from the beginning."""
KINDS = (CHOICE, DICE, FACT, SECRET, CONCEDE)


class DiceProof(msgspec.Struct, omit_defaults=True):
    """The commitment of the dice box, and its seed where it is known."""

    commitment: str
    salt: str = ""
    seed: str = ""


class CarriedFile(msgspec.Struct, forbid_unknown_fields=True):
    """Where the rules have changed, and the start of the scene from which the last of them were played."""

    changes: list[RuleChange]
    state: msgspec.Raw
    named: dict[str, int]
    asked: list[str]
    """What each answer before that scene was an answer to."""


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
    carried: CarriedFile | None = None


class Recording(NamedTuple):
    """What determines a position completely."""

    game: Game
    setup: Any
    tape: Sequence[Entry]
    carried: CarriedFile | None = None
    version: int | None = None
    """Of the rules, if they are not today's."""


def save(path: Path, match: Match, *, dice: DiceProof | None = None, players: dict[str, Any] | None = None) -> None:
    """Write the match; the old file is replaced only by a new one that has been read back whole."""
    data = dump(match, dice=dice, players=players)
    replace_file(path, data, lambda written: parse(written, str(path)))


def fault_report(fault: RuleFault) -> dict[str, Any]:
    """All that is needed to see the rules fail again: a save file, and the answer that they fail over."""
    save = dump(Recording(fault.game, fault.setup, fault.tape, _carried(fault.scene)))
    return {
        "game": fault.game.key, "game_version": fault.game.version, "answers": len(fault.tape), "question": fault.key,
        "seat": fault.seat, "value": fault.value, "save": msgspec.json.decode(save),
    }


def dump(
    match: Match | Recording, *, dice: DiceProof | None = None, players: dict[str, Any] | None = None, withheld: int = 0
) -> bytes:
    setup = msgspec.json.encode(match.setup)
    tape = [_entry_data(entry) for entry in match.tape]
    carried = carried_file(match) if isinstance(match, Match) else match.carried
    version = match.version if isinstance(match, Recording) and match.version else match.game.version
    return msgspec.json.format(
        msgspec.json.encode(
            SaveFile(
                FORMAT, CARRIED_FORMAT if carried else FORMAT_VERSION, match.game.key, version, msgspec.Raw(setup),
                tape, _checksum(match.game.key, version, setup, tape, carried), dice, players or {}, withheld, carried,
            )
        ),
        indent=0,
    )


def carried_file(match: Match) -> CarriedFile | None:
    """What a save file of a match must hold that went over to newer rules in the first scene that it knows."""
    return _carried(FirstScene.of(match))


def _carried(scene: FirstScene | None) -> CarriedFile | None:
    if scene is None:
        return None
    return CarriedFile(scene.changes, msgspec.Raw(msgspec.json.encode(scene.state)), scene.named, scene.asked)


def begun(game: Any, setup: Any, tape: Sequence[Entry], carried: CarriedFile | None) -> Match:
    """A match before the first answer that today's rules play; what older ones have played is on its tape."""
    if carried is None:
        return Match(game, setup)
    at = carried.changes[-1].at
    try:
        start = Start(game.read_state(bytes(carried.state)), carried.named)
    except msgspec.DecodeError as problem:
        raise TapeError(f"the scene after {at} answers cannot be read ({problem})") from problem
    return Match.resumed(game, setup, start, Past(tape[:at], carried.asked, carried.changes), crossing=True)


def renamed(data: bytes, names: Mapping[int, str], source: str) -> bytes:
    """The same save file with other names for some seats."""
    saved = parse(data, source)
    setup = renamed_setup(bytes(saved.setup), names)
    saved.setup = msgspec.Raw(setup)
    saved.checksum = _checksum(saved.game, saved.game_version, setup, saved.tape, saved.carried)
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
        checksum = _checksum(saved.game, saved.game_version, bytes(saved.setup), saved.tape, saved.carried)
    except (msgspec.DecodeError, OutOfBounds, UnicodeDecodeError) as problem:
        raise TapeError(f"{source}: not a whole save file ({problem})") from problem
    wanted = CARRIED_FORMAT if saved.carried else FORMAT_VERSION
    if saved.format != FORMAT or saved.format_version != wanted:
        raise TapeError(
            f"{source}: format {saved.format} {saved.format_version}, this program reads {FORMAT} {FORMAT_VERSION}"
        )
    if saved.checksum != checksum:
        raise TapeError(f"{source}: the file has been cut or changed (its checksum does not fit)")
    if saved.carried is not None:
        _check_carried(saved, saved.carried, source)
    entries(saved, source)
    return saved


def entries(saved: SaveFile, source: str = "tape") -> list[Entry]:
    found = []
    for number, raw in enumerate(saved.tape, 1):
        if len(raw) not in (2, 3) or raw[0] not in KINDS:
            raise TapeError(f"{source}: answer {number} is not an answer: {raw!r}")
        found.append(Entry(*raw))
    return found


def _check_carried(saved: SaveFile, carried: CarriedFile, source: str) -> None:
    places = [change.at for change in carried.changes]
    if not places or places != sorted(places) or not 0 <= places[-1] <= len(saved.tape) or places[0] < 0:
        raise TapeError(f"{source}: the rules have changed where no answers are")
    if len(carried.asked) != places[-1]:
        raise TapeError(f"{source}: {places[-1]} answers before the newer rules, {len(carried.asked)} questions")


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


def _checksum(
    game: str, version: int, setup: bytes, tape: list[list[Any]], carried: CarriedFile | None = None
) -> str:
    known = [game, version, msgspec.json.decode(setup), tape]
    if carried is not None:
        known.append([carried.changes, msgspec.json.decode(carried.state), carried.named, carried.asked])
    canonical = msgspec.json.encode(known)
    return hashlib.sha256(canonical).hexdigest()
