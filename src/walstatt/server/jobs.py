"""The work of requests, done by `server/workers.py` in processes of their own. What goes in and out is plain data."""
from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from walstatt.bots.base import Counsel
from walstatt.bots.counsellor import Counsellor
from walstatt.core.match import Entry, Match
from walstatt.core.plain import plain
from walstatt.core.questions import Question
from walstatt.core.tape import CarriedFile
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.world import NotWhole
from walstatt.desk import evaluation
from walstatt.games.campaigns import CAMPAIGNS
from walstatt.games.lobby import LOBBIES, ArmyWish, MatchWish, RosterSheet
from walstatt.games.roster_problems import RosterProblem
from walstatt.games.shelf import load_game, load_world, playable, worlds
from walstatt.odds import previews
from walstatt.paper.army_sheet import army_sheet
from walstatt.server.reels import Reel, reel_of_file
from walstatt.server.thinkers import Position, brought
from walstatt.server.wire import preview_data
from walstatt.server.wire_types import Preview
from walstatt.server.workers import WORK_SECONDS, budget
from walstatt.table.reach import Field
from walstatt.table.shapes import Point

MATCHES_KEPT = 16
REELS_KEPT = 8
SHEETS_KEPT = 64
ADVICE_SECONDS = 2.0
"""Processor time that a piece of advice may take, once the match is there."""
K = TypeVar("K")


# ---- tables, rosters and armies


def make_table(game: str, seed: int, size: float | None) -> bytes:
    return msgspec.json.encode(LOBBIES[game].table(seed, size))


def read_map(game: str, tiled: str) -> bytes:
    return msgspec.json.encode(LOBBIES[game].read_table(tiled))


def read_roster(game: str, source: str) -> tuple[RosterSheet | None, list[RosterProblem]]:
    return LOBBIES[game].read_roster(source)


@lru_cache(maxsize=SHEETS_KEPT)
def roster_sheet(game: str, source: str) -> RosterSheet | None:
    return LOBBIES[game].read_roster(source)[0]


def check_army(game: str, wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> dict[str, Any]:
    found: dict[str, Any] = plain(LOBBIES[game].check_army(wish, size, limits, rulings))
    return found


def print_army(game: str, wish: ArmyWish, size: int, name: str, language: str) -> bytes:
    texts = Texts(language)
    return army_sheet(name, LOBBIES[game].print_army(wish, size, texts), texts)


def setup_of(game: str, wish: MatchWish) -> bytes:
    """The setup of a match that can begin, within the bounds of what a file may bring."""
    setup = msgspec.json.encode(LOBBIES[game].setup(wish))
    rules = load_game(game)
    Match(rules, rules.read_setup(setup))
    return setup


# ---- bands


def checked_band(game: str, sheet: str) -> str:
    return CAMPAIGNS[game].checked(sheet)


def print_band(game: str, sheet: str, name: str, language: str) -> bytes:
    texts = Texts(language)
    return army_sheet(name, CAMPAIGNS[game].print_band(sheet, texts), texts)


# ---- what is remembered between two jobs


class _Kept(Generic[K]):
    """The newest few of something."""

    def __init__(self, most: int) -> None:
        self._kept: OrderedDict[str, K] = OrderedDict()
        self._most = most

    def get(self, key: str, make: Callable[[], K]) -> K:
        # What fails half-way is not kept.
        known = self.take(key)
        if known is None:
            known = make()
        self.put(key, known)
        return known

    def take(self, key: str) -> K | None:
        """What was kept, and is not any more."""
        return self._kept.pop(key, None)

    def put(self, key: str, known: K) -> None:
        self._kept[key] = known
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)


class _Known(NamedTuple):
    match: Match
    fields: dict[int, Field | None]


_matches: _Kept[_Known] = _Kept(MATCHES_KEPT)
_advised: _Kept[tuple[Match, dict[int, Counsellor]]] = _Kept(MATCHES_KEPT)
_reels: _Kept[Reel] = _Kept(REELS_KEPT)


# ---- questions of a match that is played


def _asked(position: Position, seat: int) -> tuple[_Known, Question]:
    """A match as it stands, and what this seat is asked in it."""

    known = _matches.take(position.match_id)
    before = list(known.match.tape) if known else []
    match = brought(known.match if known else None, position)
    known = _Known(match, known.fields if known and before == match.tape else {})
    _matches.put(position.match_id, known)
    # Playing up to here is paid by the match, which somebody has played already.
    budget(WORK_SECONDS)
    question = known.match.question
    assert question is not None, "the server has seen a question there"
    return known, question.for_seat(seat)


def preview(position: Position, seat: int, option: str | bool) -> Preview:
    known, question = _asked(position, seat)
    return preview_data(previews.preview(known.match, question, option))


def propose(position: Position, seat: int, toward: Point | None) -> Any:
    known, question = _asked(position, seat)
    ground = _field(known, seat, question) if toward else None
    return plain(previews.proposed(known.match, question, toward, Random(), ground))


def reach(position: Position, seat: int) -> list[list[Point]]:
    """Outlines of the ground where a move or place can end."""
    known, question = _asked(position, seat)
    ground = _field(known, seat, question)
    return ground.outlines if ground else []


def _field(known: _Known, seat: int, question: Question) -> Field | None:
    """Worked out once for a question, however many pages ask and however often somebody taps."""
    if seat not in known.fields:
        known.fields[seat] = previews.field(known.match, question)
    return known.fields[seat]


def advise(position: Position, seat: int) -> Counsel | None:
    """What the captain would answer in the place of this seat; it remembers its plan while the player follows it."""

    # A thought that fails leaves its match anyhow.
    remembered, counsellors = _advised.take(position.match_id) or (None, {})
    match = brought(remembered, position)
    budget(ADVICE_SECONDS)
    counsel = counsellors.setdefault(seat, Counsellor(seat)).counsel(match)
    _advised.put(position.match_id, (match, counsellors))
    return counsel


# ---- games that are looked at again


class Film(NamedTuple):
    """A game to be looked at: a save file, or the setup, answers and names of a match that is over."""

    key: str
    save: bytes = b""
    game: str = ""
    setup: bytes = b""
    tape: tuple[Entry, ...] = ()
    names: tuple[str, ...] = ()
    carried: CarriedFile | None = None


def _reel(film: Film) -> Reel:
    return _reels.get(film.key, lambda: _load(film))


def _load(film: Film) -> Reel:
    if film.save:
        return reel_of_file(film.save)
    game = load_game(film.game)
    return Reel(game, game.read_setup(film.setup), list(film.tape), list(film.names), carried=film.carried)


def check_replay(save: bytes) -> tuple[str, list[str]]:
    """The game and the names of a save file that can be played."""
    reel = reel_of_file(save)
    return reel.game.key, reel.names


def about_replay(film: Film) -> bytes:
    return msgspec.json.encode(_reel(film).about())


class Moment(NamedTuple):
    """A position of a replay, or only what is wrong with the number or the seat."""

    answers: int
    seats: int
    shown: bytes = b""


def replay_moment(film: Film, at: int, seat: int | None) -> Moment:
    reel = _reel(film)
    answers, seats = len(reel.match.tape), reel.match.play.seats
    if at > answers or (seat is not None and seat >= seats):
        return Moment(answers, seats)
    return Moment(answers, seats, msgspec.json.encode(reel.show(at, seat)))


class Cut(NamedTuple):
    """The beginning of a game, to be played on from there."""

    answers: int
    over: bool = False
    game: str = ""
    setup: bytes = b""
    tape: Sequence[Entry] = ()
    carried: CarriedFile | None = None


def cut_replay(film: Film, at: int) -> Cut:
    reel = _reel(film)
    answers = len(reel.match.tape)
    if at > answers:
        return Cut(answers)
    match = reel.position(at)
    return Cut(answers, match.over, reel.game.key, msgspec.json.encode(match.setup), list(match.tape), reel.carried)


# ---- worlds


def evaluated(function: Callable[..., Any], *args: Any) -> Any:
    """What a function of `desk/evaluation.py` gives, without what is the game's own."""
    try:
        found = function(*args)
        return evaluation.written(found) if function in evaluation.HANDED_ON else evaluation.without_states(found)
    except NotWhole as waiting:
        raise evaluation.without_states(waiting) from None


def warm_up() -> None:
    """What the first visitor would have to wait for."""
    for language in LANGUAGES:
        Texts(language).format("server-not-found", what="")
    for game in playable():
        load_game(game)
        LOBBIES[game].all_rosters()
    for game in worlds():
        load_world(game)  # what it is made of takes more memory than a piece of work may
