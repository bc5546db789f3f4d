"""`walstatt verify FILE`: play a finished game again and check every roll against the revealed seed."""
from __future__ import annotations

from walstatt.cli import saves
from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.core import tape
from walstatt.core.dice import verify
from walstatt.core.match import TapeError
from walstatt.core.questions import DICE
from walstatt.core.texts import Texts, default_language

FOUND_WRONG, UNREADABLE = 1, 2


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("verify", texts)
    parser.add_argument("file", metavar="FILE", help=texts.format("cli-verify-file"))
    path = saves.resolve(parser.parse_args(arguments).file)
    if path is None:
        complain(texts.format("play-no-saved-game", folder=str(saves.folder())))
        return UNREADABLE
    try:
        saved, game, setup = saves.open_game(path)
        entries = tape.entries(saved, str(path))
    except TapeError as problem:
        complain(str(problem))
        return UNREADABLE
    proof = saved.dice
    if proof is None or not proof.seed:
        complain(texts.format("play-verify-no-seed", file=str(path)))
        return UNREADABLE
    try:
        begun = saves.begin(path, saved, game, setup)
        rolls = verify(game, setup, entries, bytes.fromhex(proof.seed), proof.salt, proof.commitment, begun)
        over = begun.over
    except ValueError as problem:
        complain(texts.format("play-verify-wrong", file=str(path), reason=str(problem)))
        return FOUND_WRONG
    dice = sum(len(entry.value) for entry in entries if entry.kind == DICE)
    print(texts.format("play-verify-right", rolls=rolls, dice=dice, commitment=proof.commitment))
    if proof.salt:
        print(texts.format("play-verify-luck", luck=proof.salt))
    if not over:
        print(texts.format("play-verify-open"))
    return 0
