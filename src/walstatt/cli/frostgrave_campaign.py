"""`walstatt campaign`: a warband of Schnellreferenz that lives on from game to game, on a sheet of its player's."""
from __future__ import annotations

import hashlib
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import msgspec

from walstatt.bots.registry import bot_names
from walstatt.cli import saves
from walstatt.cli.arguments import CommandParser
from walstatt.cli.frostgrave_between import BetweenSession
from walstatt.cli.in_game import Leave
from walstatt.cli.output import complain
from walstatt.cli.play_command import dice_box
from walstatt.cli.play_setup import FAVOURITE, TABLES
from walstatt.cli.saves import HUMAN, Seating
from walstatt.cli.screen import QUIET, STRONG, Screen, open_screen
from walstatt.cli.speech import Speaker, refusal_line
from walstatt.cli.terminal import Session
from walstatt.cli.typed_words import Misread
from walstatt.core import tape
from walstatt.core.dice import SeededBox
from walstatt.core.match import Match, TapeError
from walstatt.core.refusal import Refused
from walstatt.core.texts import Texts, default_language
from walstatt.core.whole_files import replace_file
from walstatt.games.frostgrave import content, warbands
from walstatt.games.frostgrave.battlefield import random_board
from walstatt.games.frostgrave.campaign_band import Band, replaced
from walstatt.games.frostgrave.campaign_content import tables
from walstatt.games.frostgrave.campaign_file import read, write
from walstatt.games.frostgrave.campaign_force import muster
from walstatt.games.frostgrave.campaign_game import after as after_match
from walstatt.games.frostgrave.campaign_game import market
from walstatt.games.frostgrave.campaign_new import BandWish, found
from walstatt.games.frostgrave.campaign_sheet import lines, printed
from walstatt.games.frostgrave.game import GAME
from walstatt.games.frostgrave.gear import item_name
from walstatt.games.frostgrave.play import Setup

DONE, PROBLEMS, CANNOT, INTERRUPTED = 0, 1, 2, 130
ANY_NUMBER = 10**6


class CannotError(Exception):
    """What was asked for cannot be done; the sentences say why."""

    def __init__(self, why: str, code: int = CANNOT) -> None:
        super().__init__(why)
        self.code = code


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    given = parse(arguments, texts)
    return carry_out(given, open_screen(), texts)


def parse(arguments: list[str], texts: Texts) -> Namespace:
    parser = CommandParser("campaign", texts)
    told = "; ".join(f"{name}: {texts.format(f'cli-campaign-about-{name}')}" for name in ACTIONS)
    parser.add_argument("action", metavar="|".join(ACTIONS), choices=list(ACTIONS), help=told)
    parser.add_argument("words", metavar="…", nargs="*", help=texts.format("cli-campaign-words"))

    def option(name: str, key: str = "", **more: object) -> None:
        message = key or f"cli-campaign-{name.removeprefix('--')}"
        parser.add_argument(name, help=texts.format(message), **more)  # type: ignore[arg-type]

    option("--name", metavar="NAME")
    option("--school", default="", metavar="KEY")
    option("--wizard", default="", metavar="NAME")
    option("--apprentice", default="", metavar="NAME")
    option("--spells", default="", metavar="KEY,KEY,…")
    option("--soldiers", default="", metavar="KEY,KEY,…")
    option("--against", metavar="FILE|KEY")
    option("--opponent", choices=(HUMAN, *bot_names("frostgrave")), default=FAVOURITE)
    option("--table", "cli-play-table", type=int, metavar="SEED")
    option("--seed", "cli-play-seed", type=int, metavar="N")
    option("--luck", "cli-play-luck", action="append", default=[], metavar="WORDS")
    option("--real-dice", "cli-play-real-dice", action="store_true")
    option("--save", "cli-play-save", type=Path, metavar="FILE")
    option("--pdf", "roster-help-pdf", type=Path, metavar="FILE")
    given = parser.parse_intermixed_args(arguments)
    least, most = NUMBER_OF_WORDS.get(given.action, (1, 1))
    if not least <= len(given.words) <= most:
        parser.error(texts.format(f"cli-campaign-usage-{given.action}"))
    return given


def carry_out(given: Namespace, screen: Screen, texts: Texts) -> int:
    try:
        return ACTIONS[given.action](given, screen, texts)
    except CannotError as cannot:
        complain(str(cannot))
        return cannot.code
    except Misread as misread:
        complain(texts.say(misread.why))
    except Refused as refused:
        complain(refusal_line(refused, Speaker(texts.language)).plain)
    except TapeError as problem:
        complain(str(problem))
    except (Leave, EOFError, KeyboardInterrupt) as stopped:
        screen.say(texts.format("cli-campaign-unchanged"))
        return INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else DONE
    return CANNOT


# ---- sheets


def load(path: Path, texts: Texts) -> Band:
    """The band of a file; every mistake in it is told as `file:line: [rule] what is wrong`."""
    try:
        source = path.read_text("utf-8-sig")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotError(f"{path}: {texts.format('roster-no-file', reason=reason)}") from None
    except UnicodeDecodeError:
        raise CannotError(f"{path}: {texts.format('roster-not-utf8')}") from None
    band, problems = read(source)
    if band is None:
        told = (f"{path}:{one.line}: [{one.rule}] {texts.say(one.message)}" for one in problems)
        raise CannotError("\n".join(told), PROBLEMS)
    return band


def keep(path: Path, band: Band, texts: Texts) -> None:
    """Write the sheet; the old one stays until the new one has been read back whole."""
    def check(data: bytes) -> None:
        if read(data.decode()).band != band:
            raise CannotError(f"{path}: {texts.format('cli-campaign-not-whole')}")

    try:
        replace_file(path, write(band).encode(), check)
    except OSError as error:
        raise CannotError(
            f"{path}: {texts.format('cli-campaign-not-written', reason=error.strerror or str(error))}"
        ) from error


def new(given: Namespace, screen: Screen, texts: Texts) -> int:
    path = Path(given.words[0])
    if path.exists():
        raise CannotError(texts.format("cli-campaign-exists", file=str(path)))
    wish = BandWish(
        given.name or path.stem, given.school, _keys(given.spells), _keys(given.soldiers), given.wizard,
        given.apprentice,
    )
    band = found(wish)
    keep(path, band, texts)
    _show(band, screen, texts)
    screen.say(texts.format("cli-campaign-written", file=str(path)), style=QUIET)
    return DONE


def _keys(written: str) -> tuple[str, ...]:
    return tuple(key.strip() for key in written.split(",") if key.strip())


def show(given: Namespace, screen: Screen, texts: Texts) -> int:
    band = load(Path(given.words[0]), texts)
    if given.pdf is None:
        _show(band, screen, texts)
        return DONE
    # The writer of PDF files takes a while to import; nobody else should wait for it.
    from walstatt.paper.army_sheet import army_sheet

    try:
        given.pdf.write_bytes(army_sheet(band.name, printed(band, texts), texts))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotError(f"{given.pdf}: {texts.format('roster-no-pdf', reason=reason)}") from None
    screen.say(texts.format("roster-pdf-written", file=str(given.pdf)))
    return DONE


def _show(band: Band, screen: Screen, texts: Texts) -> None:
    head, *rest = lines(band, texts)
    screen.say(head, style=STRONG)
    for line in rest:
        screen.say(line, hang=2)


def check(given: Namespace, screen: Screen, texts: Texts) -> int:
    """Every file; the worst exit code of all."""
    worst = DONE
    for name in given.words:
        try:
            band = load(Path(name), texts)
            screen.say(f"{name}: {texts.format('cli-campaign-in-order', name=band.name)}")
        except CannotError as cannot:
            complain(str(cannot))
            worst = max(worst, cannot.code)
    return worst


def schema(given: Namespace, screen: Screen, texts: Texts) -> int:
    """The JSON schema of sheets, for editors."""
    del given, screen, texts
    print(msgspec.json.format(msgspec.json.encode(msgspec.json.schema(Band)), indent=2).decode())
    return DONE


def offers(given: Namespace, screen: Screen, texts: Texts) -> int:
    """Schools with their spells, soldiers and wares with their prices."""
    del given
    language = texts.language
    screen.say(texts.format("cli-campaign-schools"), style=STRONG)
    for school in content.schools().values():
        screen.say(f"{school.key}: {school.name[language]}. {school.description[language]}", indent=2, hang=2)
        screen.say(", ".join(school.spells), style=QUIET, indent=4, hang=2)
    screen.say(texts.format("cli-campaign-soldiers-for-hire"), style=STRONG)
    for profile in content.soldiers().values():
        price = texts.format("frostgrave-campaign-price", name=profile.name, price=profile.cost)
        screen.say(f"{profile.key}: {price}", indent=2, hang=2)
    screen.say(texts.format("cli-campaign-wares"), style=STRONG)
    for ware in tables().ware:
        if ware.for_sale:
            price = texts.format("frostgrave-campaign-price", name=item_name(ware.item), price=ware.price)
            screen.say(f"{ware.item}: {price}", indent=2, hang=2)
    return DONE


# ---- a game


def play(given: Namespace, screen: Screen, texts: Texts) -> int:
    """A game with the band, and at its end what follows from it, for the opponent's sheet too."""
    sheets = [Path(given.words[0])]
    bands = [load(sheets[0], texts)]
    against = given.against or next(iter(content.ready_bands()))
    if against.endswith(".toml"):
        sheets.append(Path(against))
        bands.append(load(sheets[1], texts))
        if sheets[0].resolve() == sheets[1].resolve():
            raise CannotError(texts.format("cli-campaign-same-sheet"))
        forces = (muster(bands[0], "a"), muster(bands[1], "b"))
    elif against in content.ready_bands():
        forces = (muster(bands[0], "a"), warbands.ready_made(against, "b"))
    else:
        raise CannotError(texts.format("cli-campaign-no-opponent", given=against, known=list(content.ready_bands())))
    if given.save and given.save.exists():
        raise Misread("play-save-exists", file=str(given.save))
    chance = Random() if given.seed is None else Random(given.seed)
    names = (bands[0].name, forces[1].name[texts.language])
    table = chance.randrange(TABLES) if given.table is None else given.table
    match = Match(GAME, Setup(forces, random_board(table), names=names, campaign=True))
    path = given.save or saves.fresh_path(GAME.key)
    seating = Seating((HUMAN, given.opponent), chance.randrange(2**31), given.real_dice)
    box = dice_box(given, seating)
    code = Session(match, seating, screen, Speaker(texts.language, names), path, box, chance=chance).run()
    if not match.over:
        screen.say(texts.format("cli-campaign-resume", file=saves.shown(path), sheet=str(sheets[0])), style=QUIET)
        return code
    for seat, sheet in enumerate(sheets):
        _carry_over(sheet, bands[seat], match, seat, given, screen, texts)
    return DONE


def after(given: Namespace, screen: Screen, texts: Texts) -> int:
    """What follows from a saved game that is over."""
    sheet = Path(given.words[0])
    band = load(sheet, texts)
    match = saves.open_saved(Path(given.words[1])).match
    if match.game.key != GAME.key:
        raise CannotError(texts.format("cli-campaign-other-game", game=match.game.key))
    own = [seat for seat, warband in enumerate(match.setup.warbands) if warband.sheet and warband.sheet == band]
    _carry_over(sheet, band, match, own[0] if own else _namesake(match, band), given, screen, texts)
    return DONE


def _namesake(match: Match, band: Band) -> int:
    """The seat of a band of this name: its sheet has changed, and the refusal shall say so."""
    names = [warband.sheet.name if warband.sheet else "" for warband in match.setup.warbands]
    return names.index(band.name) if band.name in names else 0


def _carry_over(
    sheet: Path, band: Band, match: Match, seat: int, given: Namespace, screen: Screen, texts: Texts
) -> None:
    """Play what follows and write the sheet. The dice follow from the game, so that nobody rolls until it suits."""
    between = after_match(match, seat, band)
    screen.say()
    screen.rule(texts.format("cli-campaign-after", name=band.name), STRONG)
    seed = hashlib.sha256(f"{seat}/".encode() + tape.dump(match)).digest()
    box = None if given.real_dice else SeededBox(seed)
    _finish(sheet, between, BetweenSession(between, screen, Speaker(texts.language, [band.name]), box), screen, texts)


def _finish(sheet: Path, between: Match, session: BetweenSession, screen: Screen, texts: Texts) -> None:
    band = session.run()
    keep(sheet, band, texts)
    # Not among the saved games: it is no game to go on with.
    log = saves.fresh_path(between.game.key, within=saves.folder().parent / "campaigns")
    tape.save(log, between)
    written = texts.format("cli-campaign-kept", file=str(sheet), log=saves.shown(log))
    screen.say(written, style=QUIET)


# ---- between games


def spend(given: Namespace, screen: Screen, texts: Texts) -> int:
    """The market: asked step by step, or with the answers given as words."""
    return _market(given.words[0], given.words[1:] or None, screen, texts)


def hire(given: Namespace, screen: Screen, texts: Texts) -> int:
    words = [word for kind in given.words[1:] for word in ("hire", kind)]
    return _market(given.words[0], words, screen, texts)


def dismiss(given: Namespace, screen: Screen, texts: Texts) -> int:
    words = [word for name in given.words[1:] for word in ("dismiss", name)]
    return _market(given.words[0], words, screen, texts)


def _market(file: str, words: Sequence[str] | None, screen: Screen, texts: Texts) -> int:
    sheet = Path(file)
    band = load(sheet, texts)
    between = market(band)
    session = BetweenSession(between, screen, Speaker(texts.language, [band.name]), SeededBox(), words)
    _finish(sheet, between, session, screen, texts)
    return DONE


def rename(given: Namespace, screen: Screen, texts: Texts) -> int:
    """Another name for somebody, or for the band itself."""
    sheet, old, fresh = Path(given.words[0]), given.words[1], given.words[2]
    band = load(sheet, texts)
    if band.find(old):
        band = replaced(band, old, name=fresh)
    elif band.name == old:
        band = msgspec.structs.replace(band, name=fresh)
    else:
        raise CannotError(texts.format("cli-campaign-nobody", name=old))
    checked, problems = read(write(band))
    if checked is None:
        raise CannotError("\n".join(texts.say(problem.message) for problem in problems), PROBLEMS)
    keep(sheet, band, texts)
    screen.say(texts.format("cli-campaign-renamed", old=old, new=fresh))
    return DONE


ACTIONS: dict[str, Callable[[Namespace, Screen, Texts], int]] = {
    "new": new, "show": show, "check": check, "offers": offers, "play": play, "after": after, "hire": hire,
    "dismiss": dismiss, "spend": spend, "rename": rename, "schema": schema,
}
NUMBER_OF_WORDS = {
    "check": (1, ANY_NUMBER), "offers": (0, 0), "schema": (0, 0), "after": (2, 2), "hire": (2, ANY_NUMBER),
    "dismiss": (2, ANY_NUMBER), "spend": (1, ANY_NUMBER), "rename": (3, 3),
}
