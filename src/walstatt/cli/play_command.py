"""`walstatt play`: a game at the terminal, against a person at the same keyboard or against the computer."""
from __future__ import annotations

import hashlib
import secrets
from argparse import SUPPRESS, Namespace
from pathlib import Path
from random import Random

from walstatt.bots.registry import bot_names
from walstatt.cli import saves
from walstatt.cli.app import OF_GAMES
from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.cli.play_setup import Agreement, Wizard, from_arguments
from walstatt.cli.saves import HUMAN, Seating
from walstatt.cli.screen import WARNING, Screen, open_screen
from walstatt.cli.seats import letter
from walstatt.cli.speech import Speaker, refusal_line
from walstatt.cli.terminal import Session
from walstatt.cli.typed_words import Misread
from walstatt.core.bounds import MOST_SEATS
from walstatt.core.dice import MOST_LUCK, Luck, SeededBox, bot_luck, is_luck, salt_of
from walstatt.core.match import Match, TapeError
from walstatt.core.refusal import Refused
from walstatt.core.texts import Texts, default_language
from walstatt.games.shelf import load_game, playable, worlds

WRONG_CALL, INTERRUPTED = 2, 130
LETTERS = tuple(letter(seat).lower() for seat in range(MOST_SEATS))
TOLD = 4
"""Seats whose options the help names; those of further seats are alike."""
SETUP_OPTIONS = (
    "size", *(f"list_{one}" for one in LETTERS), "table", "map", "opponent", "players", "scenario", "real_table",
)


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    given = parse(arguments, texts)
    return play(given, open_screen(), texts)


def parse(arguments: list[str], texts: Texts) -> Namespace:
    parser = CommandParser("play", texts)

    def option(name: str, **more: object) -> None:
        key = f"cli-play-{name.removeprefix('--')}"
        parser.add_argument(name, help=texts.format(key), **more)  # type: ignore[arg-type]

    def for_each_side(name: str, metavar: str) -> None:
        for one in LETTERS:
            told = texts.format(f"cli-play-{name}", letter=one.upper()) if one in LETTERS[:TOLD] else SUPPRESS
            parser.add_argument(f"--{name}-{one}", metavar=metavar, help=told)

    parser.add_argument("game", nargs="?", metavar="GAME", help=texts.format("cli-play-game", games=playable()))
    option("--size", type=int, metavar="N")
    option("--players", type=int, metavar="N")
    for_each_side("list", "KEY[:ARMY]")
    option("--scenario", metavar="KEY")
    tables = parser.add_mutually_exclusive_group()
    tables.add_argument("--table", type=int, metavar="SEED", help=texts.format("cli-play-table"))
    tables.add_argument("--lay-terrain", action="store_true", help=texts.format("cli-play-lay-terrain"))
    tables.add_argument("--map", type=Path, metavar="FILE", help=texts.format("cli-play-map"))
    option("--opponent", action="append", choices=(HUMAN, *bot_names()))
    for_each_side("name", "NAME")
    option("--seed", type=int, metavar="N")
    option("--luck", action="append", default=[], metavar="WORDS")
    option("--limits", action="store_true")
    option("--ruling", action="append", default=[], metavar="ID=N")
    option("--real-dice", action="store_true")
    option("--real-table", action="store_true")
    option("--save", type=Path, metavar="FILE")
    option("--resume", metavar="FILE")
    return parser.parse_args(arguments)


def _not_a_match(game: str, texts: Texts) -> str:
    """A world is played by other commands."""
    if game in worlds():
        return texts.format("cli-play-a-world", game=game, command=game if game in OF_GAMES else "world")
    return texts.format("cli-unplayable-game", game=game, games=playable())


def play(given: Namespace, screen: Screen, texts: Texts) -> int:
    """A game as the options say; exit code 2 for what cannot be."""
    if given.game is not None and given.game not in playable():
        complain(_not_a_match(given.game, texts))
        return WRONG_CALL
    try:
        session = resumed(given, screen, texts) if given.resume else begun(given, screen, texts)
    except Misread as misread:
        complain(texts.say(misread.why))
        return WRONG_CALL
    except Refused as refused:
        complain(refusal_line(refused, Speaker(texts.language)).plain)
        return WRONG_CALL
    except TapeError as problem:
        complain(str(problem))
        return WRONG_CALL
    except (EOFError, KeyboardInterrupt):
        screen.say()
        return INTERRUPTED
    return session.run()


def begun(given: Namespace, screen: Screen, texts: Texts) -> Session:
    """A new game; without options about it the players are asked."""
    if given.save and given.save.exists():
        raise Misread("play-save-exists", file=str(given.save))
    chance = Random() if given.seed is None else Random(given.seed)
    asks = all(getattr(given, name) in (None, False) for name in SETUP_OPTIONS)
    agreed = Wizard(screen, texts, chance).run(given) if asks else from_arguments(given, texts, chance)
    match = Match(load_game(agreed.game), agreed.setup())
    path = given.save or saves.fresh_path(match.game.key)
    seating = seats(given, agreed, chance)
    return Session(
        match, seating, screen, Speaker(texts.language, agreed.names), path, dice_box(given, seating), chance=chance
    )


def seats(given: Namespace, agreed: Agreement, chance: Random) -> Seating:
    return Seating((HUMAN, *agreed.opponents), chance.randrange(2**31), given.real_dice)


def dice_box(given: Namespace, seating: Seating) -> SeededBox | None:
    """None where people roll; with a seed the dice can be repeated, else they are drawn from the system."""
    if given.real_dice:
        return None
    box = SeededBox() if given.seed is None else SeededBox(hashlib.sha256(str(given.seed).encode()).digest())
    box.salt = salt_of(luck_of(given, seating, box.commitment))
    return box


def luck_of(given: Namespace, seating: Seating, commitment: str) -> list[Luck]:
    """What players and bots add to the dice. Whoever says nothing has it drawn, unless dice are to be repeated."""
    people = [seat for seat, who in enumerate(seating.seats) if who == HUMAN]
    if len(given.luck) > len(people) or not all(map(is_luck, given.luck)):
        raise Misread("play-luck-wrong", most=MOST_LUCK, people=len(people))
    said = dict(zip(people, given.luck, strict=False))
    found = []
    for seat in range(len(seating.seats)):
        drawn = bot_luck(commitment, seat) if seat not in people else secrets.token_hex(16)
        if seat in said or given.seed is None:
            found.append(Luck(0, str(seat), said.get(seat, drawn)))
    return found


def resumed(given: Namespace, screen: Screen, texts: Texts) -> Session:
    path = saves.resolve(given.resume)
    if path is None:
        raise Misread("play-no-saved-game", folder=str(saves.folder()))
    opened = saves.open_saved(path)
    box = None if opened.seating.real_dice else saves.box_of(opened.saved) or SeededBox()
    speaker = Speaker(texts.language, opened.match.setup.names)
    session = Session(
        opened.match, opened.seating, screen, speaker, given.save or path, box, typed=opened.typed
    )
    screen.say(speaker.format("play-resumed", file=saves.shown(path), answers=len(opened.match.tape)))
    if opened.saved.withheld:
        screen.say(speaker.format("play-withheld", answers=opened.saved.withheld), style=WARNING)
    return session
