"""Matches: what was agreed, who sits where, and the tape, answer by answer.

Every change raises the match's revision. A writer names the revision it has seen; if somebody else was faster nothing
is written and `Outpaced` is raised, so of two processes that answer the same question exactly one succeeds. Snapshots
are written together with the answers that they belong to (`store/snapshots.py`).
"""
from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from walstatt.core.dice import Luck, SeededBox, salt_of
from walstatt.core.match import Entry, RuleChange
from walstatt.core.questions import DICE
from walstatt.core.snapshots import Kept, LogPart
from walstatt.core.typed_data import decode
from walstatt.store import snapshots
from walstatt.store.database import Database
from walstatt.store.people import new_id, new_token
from walstatt.store.snapshots import Keeping, KeptSnapshot
from walstatt.store.tables import answers, chat, matches, seats

PERSON, OPEN, BOT = "person", "open", "bot"
"""A seat is somebody's, waits for whoever has the link, or is played by the program."""


class Outpaced(Exception):  # noqa: N818 - it reads as what happened
    """Somebody else changed the match first; nothing was written."""


@dataclass(slots=True)
class Seat:
    seat: int
    kind: str
    bot: str = ""
    bot_seed: int = 0
    person_id: str | None = None
    invite: str | None = None
    luck: str = ""
    """What whoever sits here has added to the dice."""


@dataclass(slots=True)
class Summary:
    """What lists of matches show; kept beside the tape so that nobody has to play it for a list."""

    waiting_for: list[int] = field(default_factory=list)
    over: bool = False
    winner: int | None = None


@dataclass(slots=True)
class MatchRecord:
    """A match as it is kept, without its answers."""

    game: str
    game_version: int
    setup: str
    names: list[str]
    seats: list[Seat]
    dice_seed: str
    commitment: str
    dice_by_people: bool = False
    owner_id: str | None = None
    guided: bool = False
    private: bool = False
    advice: bool = False
    """Do all who sit here so far agree that each may ask for advice?"""
    forked_at: int | None = None
    id: str = field(default_factory=new_id)
    watch: str = field(default_factory=new_token)
    revision: int = 0
    answers: int = 0
    summary: Summary = field(default_factory=Summary)
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)
    changes: list[RuleChange] = field(default_factory=list)
    """Where it went over to newer rules; `game_version` is that of the last ones."""

    def seats_of(self, person_id: str | None) -> list[int]:
        return [one.seat for one in self.seats if person_id is not None and one.person_id == person_id]

    @property
    def luck(self) -> list[Luck]:
        """What was added to the dice, in the order of the seats."""
        return [Luck(0, str(one.seat), one.luck) for one in self.seats if one.luck]

    @property
    def box(self) -> SeededBox | None:
        """The dice, if the program rolls them."""
        if self.dice_by_people:
            return None
        renewed = [change.dice_from for change in self.changes]
        return SeededBox(bytes.fromhex(self.dice_seed), salt_of(self.luck), renewed)

    def awaits_players(self, tape: Sequence[Entry]) -> list[int]:
        """Seats that must be taken before the first die falls, so that everybody can add to the dice."""
        waiting = [] if self.dice_by_people else self.open_seats
        return [] if any(entry.kind == DICE for entry in tape[self.forked_at or 0 :]) else waiting

    @property
    def open_seats(self) -> list[int]:
        return [one.seat for one in self.seats if one.kind == OPEN]

    def bot_at(self, seat: int | None) -> str:
        return next((one.bot for one in self.seats if one.seat == seat), "")

    @property
    def advises(self) -> bool:
        """May players ask for advice? In a guided match always, elsewhere when all have agreed to it."""
        return self.guided or (self.advice and not self.open_seats)

    @property
    def human_seats(self) -> list[int]:
        return [one.seat for one in self.seats if one.kind != BOT]


class Opened(NamedTuple):
    """All that is kept of a match: with its newest snapshot, and the parts of its log in order."""

    record: MatchRecord
    kept: list[Kept]
    snapshot: KeptSnapshot | None = None
    logs: Sequence[LogPart] = ()


class Said(NamedTuple):
    """One line of chat."""

    id: int
    who: str
    seat: int | None
    text: str
    at: float


class Matches:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- matches

    def create(self, record: MatchRecord, tape: Sequence[Kept], keeping: Keeping | None = None) -> None:
        record.answers = len(tape)

        def work(connection: Connection) -> None:
            connection.execute(insert(matches).values(_match_row(record)))
            connection.execute(insert(seats), [_seat_row(record.id, seat) for seat in record.seats])
            self._insert_answers(connection, record.id, 0, tape, record.revision)
            snapshots.keep(connection, record.id, keeping)

        self.database.write(work)

    def find(self, match_id: str) -> MatchRecord | None:
        with self.database.read() as connection:
            return self._find(connection, match_id)

    def _find(self, connection: Connection, match_id: str) -> MatchRecord | None:
        row = connection.execute(_MATCH, {"match": match_id}).first()
        if row is None:
            return None
        places = connection.execute(_SEATS, {"match": match_id})
        return _read_match(row, [_read_seat(place) for place in places])

    def load(self, match_id: str, most: int | None = None) -> Opened | None:
        """A match with its whole tape, and its newest snapshot of so many answers at most."""
        with self.database.read() as connection:
            record = self._find(connection, match_id)
            if record is None:
                return None
            known = record.answers if most is None else most
            newest = snapshots.newest(connection, match_id, known)
            logs = snapshots.logs(connection, match_id, known)
            tape = snapshots.packed_tape(logs)
            tape += self._tape(connection, match_id, first=len(tape))
            return Opened(record, tape, newest, logs)

    def tape(self, match_id: str) -> list[Kept]:
        """The whole tape, answer by answer as it was written."""
        with self.database.read() as connection:
            return self._tape(connection, match_id)

    def _tape(self, connection: Connection, match_id: str, *, after: int = -1, first: int = 0) -> list[Kept]:
        """The answers of later revisions, from some number on."""
        wanted = {"match": match_id, "after": after, "first": first}
        return _read_answers(connection.execute(_ANSWERS, wanted).all())

    def changes(self, match_id: str, revision: int) -> tuple[MatchRecord, int, list[Kept]] | None:
        """What happened since a revision: the record, how much of the old tape still stands, the answers behind it."""
        with self.database.read() as connection:
            record = self._find(connection, match_id)
            if record is None:
                return None
            if record.revision == revision:
                return record, record.answers, []
            fresh = self._tape(connection, match_id, after=revision)
        return record, record.answers - len(fresh), fresh

    def of_person(self, person_id: str, most: int) -> list[MatchRecord]:
        """The matches that somebody plays or made, the latest first."""
        played = select(seats.c.match_id).where(seats.c.person_id == person_id)
        mine = or_(matches.c.owner_id == person_id, matches.c.id.in_(played))
        with self.database.read() as connection:
            rows = connection.execute(
                select(matches).where(mine).order_by(matches.c.updated.desc()).limit(most)
            ).all()
            found = select(seats).where(seats.c.match_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            places: dict[str, list[Seat]] = {}
            for place in connection.execute(found):
                places.setdefault(place.match_id, []).append(_read_seat(place))
        return [_read_match(row, places.get(row.id, [])) for row in rows]

    def join(
        self, match_id: str, invite: str, person_id: str, name: str, *, advice: bool = False, luck: str = ""
    ) -> int | None:
        """Take the seat that an invitation offers; None if it offers none any more.

        Open seats without a link of their own go with it: somebody plays all sides, and these keep their names.
        `advice`: agrees to it. `luck` is added to the dice, unless some of them have fallen already.
        """
        offered = (seats.c.match_id == match_id, seats.c.invite == invite)

        def work(connection: Connection) -> int | None:
            seat: int | None = connection.execute(select(seats.c.seat).where(*offered)).scalar()
            if seat is None:
                return None
            together = (seats.c.match_id == match_id, seats.c.kind == OPEN, seats.c.invite.is_(None))
            beside = connection.execute(select(seats.c.seat).where(*together)).scalars().all()
            names = connection.execute(select(matches.c.names).where(matches.c.id == match_id)).scalar_one()
            known: list[str] = msgspec.json.decode(names)
            if not beside:
                known[seat] = name
            added = "" if self._has_rolled(connection, match_id) else luck
            taken = {"kind": PERSON, "person_id": person_id, "invite": None, "luck": added}
            connection.execute(update(seats).where(*together).values({**taken, "luck": ""}))
            connection.execute(update(seats).where(*offered).values(taken))
            change: dict[str, Any] = {
                "names": msgspec.json.encode(known).decode(), "revision": matches.c.revision + 1,
            }
            if not advice:
                change["advice"] = False
            connection.execute(update(matches).where(matches.c.id == match_id).values(change))
            self.database.notify(connection, f"match {match_id}")
            return seat

        return self.database.write(work)

    def _has_rolled(self, connection: Connection, match_id: str) -> bool:
        """Have dice of this match fallen? Those that a fork began with are not its own."""
        begun = select(func.coalesce(matches.c.forked_at, 0)).where(matches.c.id == match_id).scalar_subquery()
        rolled = exists().where(answers.c.match_id == match_id, answers.c.kind == DICE, answers.c.number >= begun)
        return bool(connection.execute(select(rolled)).scalar())

    def forget_abandoned(self, before: float) -> int:
        """Delete matches that nobody can end any more: not over, without anybody, untouched since then; how many."""
        somebody = exists().where(seats.c.match_id == matches.c.id, seats.c.person_id.is_not(None))
        nobodys = (matches.c.owner_id.is_(None), ~somebody, ~matches.c.over, matches.c.updated < before)
        return self.database.write(lambda connection: connection.execute(delete(matches).where(*nobodys)).rowcount)

    # ---- the tape

    def append(
        self, match_id: str, revision: int, number: int, fresh: Sequence[Kept], summary: Summary, told: str = "",
        keeping: Keeping | None = None,
    ) -> int:
        """Put answers on the tape, with a snapshot where there is a new one; the new revision."""

        def work(connection: Connection) -> int:
            self._advance(connection, match_id, revision, number + len(fresh), summary)
            try:
                self._insert_answers(connection, match_id, number, fresh, revision + 1)
            except IntegrityError as problem:
                raise Outpaced(match_id) from problem
            snapshots.keep(connection, match_id, keeping)
            self.database.notify(connection, f"match {match_id} {told}")
            return revision + 1

        return self.database.write(work)

    def cut(self, match_id: str, revision: int, keep: int, summary: Summary, told: str = "") -> int:
        """Take answers back; the new revision."""

        def work(connection: Connection) -> int:
            self._advance(connection, match_id, revision, keep, summary)
            self._cut(connection, match_id, keep)
            self.database.notify(connection, f"match {match_id} {told}")
            return revision + 1

        return self.database.write(work)

    def _cut(self, connection: Connection, match_id: str, keep: int) -> None:
        connection.execute(delete(answers).where(answers.c.match_id == match_id, answers.c.number >= keep))
        snapshots.cut(connection, match_id, keep)

    def keep(self, record: MatchRecord, asked: Sequence[str], keeping: Keeping) -> None:
        """A snapshot of a match that an older program has left without one; nothing if it has moved on meanwhile."""

        def work(connection: Connection) -> None:
            same = select(matches.c.id).where(matches.c.id == record.id, matches.c.revision == record.revision)
            if connection.execute(same.with_for_update()).first() is None:
                return
            named = answers.c.match_id == record.id, answers.c.number == bindparam("place"), answers.c.asked == ""
            rows = [{"place": place, "question": question} for place, question in enumerate(asked) if question]
            if rows:
                connection.execute(update(answers).where(*named).values(asked=bindparam("question")), rows)
            snapshots.keep(connection, record.id, keeping)

        self.database.write(work)

    def carry_over(
        self, record: MatchRecord, change: RuleChange, summary: Summary, keeping: Keeping, told: str = ""
    ) -> int:
        """From the snapshot on a match is played by newer rules: answers that do not fit them go; the new revision."""

        def work(connection: Connection) -> int:
            self._advance(connection, record.id, record.revision, change.dice_from, summary)
            self._cut(connection, record.id, change.dice_from)
            snapshots.cut(connection, record.id, change.at)
            changes = msgspec.json.encode([*record.changes, change]).decode()
            newer = update(matches).where(matches.c.id == record.id)
            connection.execute(newer.values(game_version=change.after, carried=changes))
            snapshots.keep(connection, record.id, keeping)
            self.database.notify(connection, f"match {record.id} {told}")
            return record.revision + 1

        return self.database.write(work)

    def _advance(
        self, connection: Connection, match_id: str, revision: int, length: int, summary: Summary
    ) -> None:
        change = {
            "revision": revision + 1, "answers": length, "over": summary.over, "winner": summary.winner,
            "waiting_for": msgspec.json.encode(summary.waiting_for).decode(), "updated": time.time(),
        }
        if connection.execute(_ADVANCE, {**change, "match": match_id, "known": revision}).rowcount != 1:
            raise Outpaced(match_id)

    def _insert_answers(
        self, connection: Connection, match_id: str, number: int, fresh: Sequence[Kept], revision: int
    ) -> None:
        if not fresh:
            return
        now = time.time()
        rows = [
            {
                "match_id": match_id, "number": number + place, "kind": kept.entry.kind,
                "value": msgspec.json.encode(kept.entry.value).decode(), "seat": kept.entry.seat,
                "person_id": kept.person_id, "revision": revision, "at": now, "asked": kept.asked,
            }
            for place, kept in enumerate(fresh)
        ]
        connection.execute(_INSERT_ANSWERS, rows)

    # ---- chat

    def say(self, match_id: str, person_id: str, who: str, seat: int | None, text: str, told: str = "") -> Said:
        at = time.time()
        line = {"match_id": match_id, "person_id": person_id, "who": who, "seat": seat, "text": text, "at": at}

        def work(connection: Connection) -> Said:
            (number,) = connection.execute(insert(chat).values(line)).inserted_primary_key or (0,)
            self.database.notify(connection, f"chat {match_id} {told}")
            return Said(number, who, seat, text, at)

        return self.database.write(work)

    def said(self, match_id: str, most: int, after: int = 0) -> list[Said]:
        """The last lines of chat, oldest first."""
        found = select(chat).where(chat.c.match_id == match_id, chat.c.id > after).order_by(chat.c.id.desc())
        with self.database.read() as connection:
            rows = connection.execute(found.limit(most)).all()
        return [Said(row.id, row.who, row.seat, row.text, row.at) for row in reversed(rows)]


def _match_row(record: MatchRecord) -> dict[str, Any]:
    return {
        "id": record.id, "game": record.game, "game_version": record.game_version, "setup": record.setup,
        "dice_by_people": record.dice_by_people, "dice_seed": record.dice_seed, "commitment": record.commitment,
        "names": msgspec.json.encode(record.names).decode(), "owner_id": record.owner_id, "guided": record.guided,
        "private": record.private, "advice": record.advice, "watch": record.watch, "forked_at": record.forked_at,
        "revision": record.revision, "answers": record.answers,
        "waiting_for": msgspec.json.encode(record.summary.waiting_for).decode(),
        "over": record.summary.over, "winner": record.summary.winner, "created": record.created,
        "updated": record.updated, "carried": msgspec.json.encode(record.changes).decode(),
    }


def _seat_row(match_id: str, seat: Seat) -> dict[str, Any]:
    return {
        "match_id": match_id, "seat": seat.seat, "kind": seat.kind, "bot": seat.bot or None, "bot_seed": seat.bot_seed,
        "person_id": seat.person_id, "invite": seat.invite, "luck": seat.luck,
    }


def _read_match(row: Row[Any], places: list[Seat]) -> MatchRecord:
    return MatchRecord(
        row.game, row.game_version, row.setup, msgspec.json.decode(row.names), places, row.dice_seed, row.commitment,
        row.dice_by_people, row.owner_id, row.guided, row.private, row.advice, row.forked_at, row.id, row.watch,
        row.revision, row.answers, Summary(msgspec.json.decode(row.waiting_for), row.over, row.winner), row.created,
        row.updated, decode(row.carried, list[RuleChange]),
    )


def _read_seat(row: Row[Any]) -> Seat:
    return Seat(row.seat, row.kind, row.bot or "", row.bot_seed or 0, row.person_id, row.invite, row.luck)


def _read_answers(rows: Sequence[Any]) -> list[Kept]:
    """All at once: a long tape is most of what opening a match has to read."""
    if not rows:
        return []
    kinds, values, places, people, asked = zip(*rows, strict=True)
    entries = map(Entry, kinds, msgspec.json.decode(f"[{','.join(values)}]"), places)
    return list(map(Kept, entries, people, asked))


_ADVANCE = update(matches).where(matches.c.id == bindparam("match"), matches.c.revision == bindparam("known"))
_INSERT_ANSWERS = insert(answers)
_MATCH = select(matches).where(matches.c.id == bindparam("match"))
_SEATS = select(seats).where(seats.c.match_id == bindparam("match")).order_by(seats.c.seat)
_ANSWERS = (
    select(answers.c.kind, answers.c.value, answers.c.seat, answers.c.person_id, answers.c.asked)
    .where(
        answers.c.match_id == bindparam("match"), answers.c.revision > bindparam("after"),
        answers.c.number >= bindparam("first"),
    )
    .order_by(answers.c.number)
)
