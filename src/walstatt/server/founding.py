"""How a match begins: wishes become a setup, seats and the first dice; a fork begins in the middle."""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from walstatt.bots.registry import bot_names
from walstatt.core.dice import SeededBox, bot_luck
from walstatt.core.hand_table import HandTable
from walstatt.core.match import Match
from walstatt.core.snapshots import Kept
from walstatt.core.texts import Texts
from walstatt.core.typed_data import convert
from walstatt.desk.kept_matches import crossing_of, roll_all, summary_of
from walstatt.games.lobby import ArmyWish, Lobby, MatchWish, UnknownKey, WrongSeats, check_seats
from walstatt.games.shelf import load_game
from walstatt.server import jobs
from walstatt.server.content import lobby_of
from walstatt.server.errors import ApiError, invalid, not_found, unknown_key
from walstatt.server.names import MOST_NAME, clean_line
from walstatt.server.own_rosters import army_wish
from walstatt.server.schemas import ArmyChoice, ForkIn, MatchIn, SeatIn, TableIn
from walstatt.server.site import Site, Work
from walstatt.store.bands import KeptBand
from walstatt.store.matches import BOT, OPEN, PERSON, MatchRecord, Seat
from walstatt.store.people import Person, new_token
from walstatt.table.bounds import check_board
from walstatt.table.terrain import Board, compiled


class Founder:
    """Makes matches for one person, in that person's language."""

    def __init__(self, site: Site, person: Person, language: str) -> None:
        self.site = site
        self.person = person
        self.texts = Texts(language)

    async def found(self, wish: MatchIn, work: Work) -> MatchRecord:
        """A new match; raises Refused or ApiError for what cannot be."""
        lobby = lobby_of(wish.game, "body.game")
        _check_seats(lobby, len(wish.seats))
        bands = [one.band for one in wish.armies if one.band is not None]
        if len(set(bands)) != len(bands):
            raise invalid("body.armies", "a band cannot play against itself")
        seats = self.seats(wish.game, wish.seats)
        names = self.names(wish.seats, wish.names)
        armies = [
            await self._army(work, wish.game, one, f"body.armies[{number}]")
            for number, one in enumerate(wish.armies)
        ]
        agreed = MatchWish(
            armies, wish.size or lobby.DEFAULT_SIZE, wish.limits, wish.rulings, tuple(names), wish.real_table,
            _board(wish.table), _seed(wish.table), wish.table.size, wish.scenario or "",
            tuple(seat.seat for seat in seats if seat.kind != OPEN), wish.table.in_turn,
        )
        by_people = wish.dice == "people"
        if (by_people or wish.real_table) and all(seat.kind == BOT for seat in seats):
            raise invalid("body.seats", "real dice and a real table need a person")
        if wish.real_table and not lobby.HAS_REAL_TABLE:
            raise invalid("body.real_table", "this game cannot be measured at a real table")
        if wish.table.in_turn and not lobby.LAYS_TERRAIN:
            raise invalid("body.table.in_turn", "in this game nobody lays terrain")
        try:
            setup = await work(jobs.setup_of, wish.game, agreed)
        except UnknownKey as unknown:
            raise unknown_key(f"body.{unknown.where}", unknown.given, unknown.known) from unknown
        return await asyncio.to_thread(self._open, wish, setup, seats, names)

    def _open(self, wish: MatchIn, setup: bytes, seats: list[Seat], names: list[str]) -> MatchRecord:
        game = load_game(wish.game)
        match = Match(game, game.read_setup(setup))
        record = self._record(match, seats, names, wish, by_people=wish.dice == "people")
        record.guided, record.private = wish.guided, wish.private
        if wish.advice is not None:
            record.advice = wish.advice
        record = self._begin(record, match)
        self._send_out(wish, record)
        return record

    def fork(self, match: Match, wish: ForkIn) -> MatchRecord:
        """A match that goes on from a position; its further dice come from a new box."""
        wished = wish.seats
        if len(wished) != match.play.seats:
            raise _wrong_seats(WrongSeats(len(wished), [match.play.seats]))
        record = self._record(
            match, self.seats(match.game.key, wished), self.names(wished, wish.names), wish, by_people=False
        )
        record.forked_at = len(match.tape)
        return self._begin(record, match)

    def by_hand(self, table: HandTable, hidden: bool) -> MatchRecord:
        """A match in which somebody plays all sides: this person, or `hidden` whoever has the link."""
        game = load_game(table.game)
        match = Match(game, game.read_setup(table.setup))
        me = self.person.id
        places = range(len(table.names))
        seats = [Seat(seat, OPEN) if hidden else Seat(seat, PERSON, person_id=me) for seat in places]
        seats[0].invite = new_token() if hidden else None
        names = [self.texts.format("server-party", name=name) for name in table.names] if hidden else table.names
        record = self._record(match, seats, names, None, by_people=False)
        record.private = True
        return self._begin(record, match)

    def _record(
        self, match: Match, seats: list[Seat], names: list[str], wish: MatchIn | ForkIn | None, *, by_people: bool
    ) -> MatchRecord:
        box = self._box(wish)
        for seat in seats:
            seat.luck = bot_luck(box.commitment, seat.seat) if seat.kind == BOT else self._own_luck(seat, wish)
        return MatchRecord(
            match.game.key, match.game.version, msgspec.json.encode(match.setup).decode(), names, seats,
            box.seed.hex(), box.commitment, by_people, self.person.id,
            advice=all(seat.kind != OPEN for seat in seats),
        )

    def _box(self, wish: MatchIn | ForkIn | None) -> SeededBox:
        """New dice, or those whose seal this person was told before adding anything to them."""
        if wish is None or wish.seal is None:
            return SeededBox()
        box = self.site.seals.take(wish.seal)
        if box is None:
            raise ApiError(409, "no_seal", "server-no-seal", where="body.seal")
        return box

    def _own_luck(self, seat: Seat, wish: MatchIn | ForkIn | None) -> str:
        return wish.luck if wish is not None and seat.kind == PERSON else ""

    def _begin(self, record: MatchRecord, match: Match) -> MatchRecord:
        record.changes = list(match.changes)
        roll_all(record, match)
        record.summary = summary_of(match, record)
        answers = zip(match.tape, match.asked, strict=True)
        self.site.matches.create(record, [Kept(entry, None, asked) for entry, asked in answers], crossing_of(match))
        return record

    # ---- seats and names

    def seats(self, game: str, wished: Sequence[SeatIn]) -> list[Seat]:
        return [self._seat(game, number, one) for number, one in enumerate(wished)]

    def _seat(self, game: str, number: int, wish: SeatIn) -> Seat:
        if wish.kind == "bot":
            if wish.bot not in bot_names(game):
                raise unknown_key(f"body.seats[{number}].bot", wish.bot or "", bot_names(game))
            return Seat(number, BOT, wish.bot, secrets.randbelow(2**31))
        if wish.kind == "link":
            return Seat(number, OPEN, invite=new_token())
        return Seat(number, PERSON, person_id=self.person.id)

    def names(self, wished: Sequence[SeatIn], given: Sequence[str]) -> list[str]:
        """The names that somebody gave; without, one's own, the computer's, or a number."""
        names: list[str] = []
        for number, seat in enumerate(wished):
            own = clean_line(given[number])[:MOST_NAME] if number < len(given) else ""
            is_bot = seat.kind == "bot"
            usual = self._bot_name(number, seat, wished) if is_bot else self._usual_name(number, seat, names)
            names.append(own or usual)
        return names

    def _bot_name(self, number: int, seat: SeatIn, wished: Sequence[SeatIn]) -> str:
        """Several computers among more than two players are told apart by the numbers of their seats."""
        key = f"play-bot-{seat.bot}"
        name = self.texts.format(key) if self.texts.has(key) else str(seat.bot)
        several = len(wished) > 2 and sum(one.kind == "bot" for one in wished) > 1
        return f"{name} {number + 1}" if several else name

    def _usual_name(self, number: int, seat: SeatIn, taken: list[str]) -> str:
        if seat.kind == "me" and self.person.name not in taken:
            return self.person.name
        return self.texts.player(number)

    # ---- armies and tables

    async def _army(self, work: Work, game: str, wish: ArmyChoice, where: str) -> ArmyWish:
        if wish.band is not None:
            return ArmyWish("", sheet=(await asyncio.to_thread(self._band, wish.band)).sheet)
        if wish.saved is not None:
            army = await asyncio.to_thread(self.site.armies.find, wish.saved)
            if army is None or army.person_id != self.person.id:
                raise not_found(wish.saved)
            return await army_wish(self.site, work, game, army.roster, army.units)
        if wish.roster is None:
            raise invalid(where, "needs a roster or a saved army")
        units = None if wish.units is None else [unit.to_choice() for unit in wish.units]
        return await army_wish(self.site, work, game, wish.roster, units, wish.army or "")

    def _band(self, band_id: str) -> KeptBand:
        """A band of this person by its id, or of anybody by its code; it must be free for a match."""
        band = self.site.bands.find(band_id)
        if band is None or band.person_id != self.person.id:
            band = self.site.bands.shared(band_id)
        if band is None:
            raise not_found(band_id)
        if band.match_id or band.pending:
            raise ApiError(409, "band_busy", "server-band-busy", name=band.name)
        return band

    def _send_out(self, wish: MatchIn, record: MatchRecord) -> None:
        """The bands of a match are in it until what follows from it is done."""
        for choice in wish.armies:
            if choice.band is not None:
                band = self._band(choice.band)
                band.match_id = record.id
                self.site.bands.replace(band)


def _check_seats(lobby: Lobby, seats: int) -> None:
    try:
        check_seats(lobby, seats)
    except WrongSeats as problem:
        raise _wrong_seats(problem) from problem


def _wrong_seats(problem: WrongSeats) -> ApiError:
    known = [str(number) for number in problem.known]
    return ApiError(422, "invalid", "server-wrong-seats", where="body.seats", given=problem.given, known=known)


def _seed(table: TableIn) -> int:
    return secrets.randbelow(10_000) if table.seed is None else table.seed


def _board(table: TableIn) -> Board | None:
    if table.board is None:
        return None
    board = convert(table.board.model_dump(), Board)
    check_board(board, "body.table.board")
    try:
        compiled(board)
    except ValueError as problem:
        raise invalid("body.table", str(problem)) from problem
    return board
