"""Worlds: snapshots between phases, papers as written and as read, decisions, records, and what was sent to whom.

Whatever changes a world raises its revision. A paper may come at any time while its phase is open; publishing names the
revision that it was made from, so what came in between is never passed over: nothing is written then, and `Outpaced`
is raised. Publishing is one transaction: there is the phase before or the phase after, never half of one.
"""
from __future__ import annotations

import hashlib
import time
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from walstatt.core.dice import Luck
from walstatt.core.papers import Version, counting, newest
from walstatt.core.roles import Role
from walstatt.core.turn import Act, Inputs, Ruled, Run
from walstatt.core.typed_data import convert, decode
from walstatt.core.world import Correction, Phase, Publication, Report, Snapshot, WorldGame
from walstatt.store.database import Database
from walstatt.store.matches import Outpaced
from walstatt.store.people import new_id
from walstatt.store.world_tables import inputs, members, papers, parts, phases, sent, worlds

DECIDED, TYPED, ACT = "decided", "typed", "act"
"""What the game master adds to a phase: decisions, typed dice, free acts."""
REMINDED, LASTING = "reminded", "lasting"
"""Beside them: rulers whom he has reminded of a phase, and what counts for all phases (it stands with the first)."""
T = TypeVar("T")
DRAFT = 0
"""The serial number of a paper that is not handed in; those handed in count from 1."""


class BrokenRecord(Exception):  # noqa: N818 - it reads as what is wrong
    """What is kept of a world does not fit together; it names what and where."""


class WrittenElsewhere(Exception):  # noqa: N818 - it reads as what is wrong
    """Somebody has written another version of the same paper meanwhile; nothing was kept."""


LAST_MOMENT = 1e11
"""In seconds: some year that every clock knows."""
Moment = Annotated[float, msgspec.Meta(ge=0, le=LAST_MOMENT)]


class _WorldRow(msgspec.Struct):
    """What a row must hold: a file that somebody has edited may hold anything."""

    id: str
    game: str
    name: str
    setup: str
    dice_seed: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})*$")]
    commitment: str
    luck: str
    phase: int
    edition: int
    over: bool
    forked_from: str | None
    revision: int
    created: Moment
    updated: Moment


class _PhaseRow(msgspec.Struct):
    number: int
    label: str
    edition: int
    game_version: int
    state_version: int
    deadline: Moment | None
    published: Moment | None


class _PaperRow(msgspec.Struct):
    realm: str
    text: str
    at: Moment
    handed_in: bool
    accepted_late: bool
    read_as: str


@contextmanager
def _legible(place: str) -> Iterator[None]:
    """Whatever keeps a record from being read is told with its place."""
    try:
        yield
    except (TypeError, ValueError, LookupError, AttributeError, zlib.error, msgspec.MsgspecError) as problem:
        raise BrokenRecord(f"{place}: the record cannot be read ({problem})") from problem


class PhaseClosed(Exception):  # noqa: N818 - it reads as what is wrong
    """The phase is not the open one: it was published, or has not begun."""


class KnowsTooMuch(Exception):  # noqa: N818 - it reads as what is wrong
    """Who rules a realm of a running world does not become its game master: they would know all of the others."""


@dataclass(slots=True)
class Member:
    role: Role
    name: str
    realm: str | None = None
    person_id: str | None = None
    bot: str | None = None
    invite: str | None = None


@dataclass(slots=True)
class WorldRecord:
    """A world as it is kept, without its phases."""

    game: str
    name: str
    setup: str
    dice_seed: str
    commitment: str
    luck: list[Luck] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)
    id: str = field(default_factory=new_id)
    phase: int = 0
    """The number of the phase that is open."""
    edition: int = 0
    """How often a published phase was opened again: from then on dice are others."""
    over: bool = False
    forked_from: str | None = None
    revision: int = 0
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)


@dataclass(slots=True)
class PhaseRecord:
    """A phase as it is kept; `versions` are all papers that came for it."""

    number: int
    label: str
    edition: int
    game_version: int
    state_version: int
    parts: dict[str, bytes]
    deadline: float | None
    published: float | None
    versions: list[Version]
    inputs: Inputs
    """Without papers: which of them count depends on the deadline (`core.papers.counting`)."""

    def counting(self) -> dict[str, str]:
        """Of each realm the paper that counts."""
        return counting(self.versions, self.deadline)

    def mark(self) -> str:
        """Another one as soon as anything in the state of the phase is another."""
        mixed = hashlib.sha256(f"{self.number} {self.edition} {self.state_version}".encode())
        for name, part in sorted(self.parts.items()):
            mixed.update(name.encode() + b"\0" + part)
        return mixed.hexdigest()[:20]

    def state(self, game: WorldGame) -> Any:
        """Raises BrokenRecord if the program cannot make a state of what is kept."""
        if self.state_version > game.state_version:
            raise BrokenRecord(f"phase {self.label}: written by a newer program (form {self.state_version})")
        try:
            return game.unpack(self.parts, self.state_version)
        except (msgspec.DecodeError, KeyError, ValueError, TypeError, AttributeError) as problem:
            # The last two come from migrations of something that never was a snapshot.
            raise BrokenRecord(f"phase {self.label}: the snapshot cannot be read ({problem})") from problem


class Sent(NamedTuple):
    """Something that a realm received: a report (serial 0), or a sheet of corrections to it."""

    number: int
    realm: str
    edition: int
    serial: int
    data: Report
    at: float


class _Renamings(msgspec.Struct):
    """All that is read of a record where nothing else is wanted."""

    renamed: list[tuple[str, str]] = []


class Worlds:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- worlds

    def found(self, record: WorldRecord, beginning: Snapshot, deadline: float | None = None) -> None:
        """Keep a new world, its first phase open."""

        def work(connection: Connection) -> None:
            connection.execute(insert(worlds).values(_world_row(record)))
            rows = [_member_row(record.id, number, member) for number, member in enumerate(record.members)]
            if rows:
                connection.execute(insert(members), rows)
            self._insert_phase(connection, record, record.phase, beginning, deadline)

        self.database.write(work)

    def find(self, world_id: str) -> WorldRecord | None:
        """By its id, or by its name if only one bears it."""
        with self.database.read() as connection:
            row = connection.execute(select(worlds).where(worlds.c.id == world_id)).first()
            if row is None:
                named = connection.execute(select(worlds).where(worlds.c.name == world_id).limit(2)).all()
                row = named[0] if len(named) == 1 else None
            if row is None:
                return None
            found = select(members).where(members.c.world_id == row.id).order_by(members.c.member)
            with _legible(f"world {row.id}"):
                people = [_read_member(one) for one in connection.execute(found)]
            return _read_world(row, people)

    def all(self, most: int = 100) -> list[WorldRecord]:
        """The latest first; without their members."""
        with self.database.read() as connection:
            rows = connection.execute(select(worlds).order_by(worlds.c.updated.desc()).limit(most))
            return [_read_world(row, []) for row in rows]

    def due(self, before: float, most: int) -> dict[str, int]:
        """Worlds whose open phase had its deadline before this, with their revisions; the longest overdue first."""
        is_open = (phases.c.world_id == worlds.c.id, phases.c.number == worlds.c.phase)
        passed = (worlds.c.over.is_(False), phases.c.deadline.is_not(None), phases.c.deadline < before)
        wanted = select(worlds.c.id, worlds.c.revision).where(*is_open, *passed).order_by(phases.c.deadline).limit(most)
        with self.database.read() as connection:
            return {row.id: row.revision for row in connection.execute(wanted)}

    def revision(self, world_id: str) -> int:
        with self.database.read() as connection:
            return connection.execute(select(worlds.c.revision).where(worlds.c.id == world_id)).scalar() or 0

    def of_person(self, person_id: str, most: int = 100) -> list[WorldRecord]:
        """The worlds that somebody leads, plays or watches, the latest first; with their members."""
        mine = select(members.c.world_id).where(members.c.person_id == person_id)
        with self.database.read() as connection:
            found = select(worlds.c.id).where(worlds.c.id.in_(mine)).order_by(worlds.c.updated.desc()).limit(most)
            ids = list(connection.execute(found).scalars())
        return [record for record in map(self.find, ids) if record is not None]

    def perhaps_complete(self, before: float) -> list[str]:
        """Worlds that lead themselves, untouched since then, with papers for the open phase."""
        led = select(members.c.world_id).where(members.c.role == Role.GAME_MASTER.value, members.c.bot.is_not(None))
        there = select(papers.c.world_id).where(
            papers.c.world_id == worlds.c.id, papers.c.number == worlds.c.phase, papers.c.handed_in
        )
        untouched = (worlds.c.over.is_(False), worlds.c.updated < before)
        wanted = select(worlds.c.id).where(*untouched, worlds.c.id.in_(led), there.exists()).order_by(worlds.c.updated)
        with self.database.read() as connection:
            return list(connection.execute(wanted).scalars())

    def join(self, world_id: str, invite: str, person_id: str, name: str, luck: str) -> Member | None:
        """Take the place that an invitation offers, and add to the dice; None if it offers none any more.

        Raises KnowsTooMuch for a ruler who would sit down on the game master's chair.
        """

        def work(connection: Connection) -> Member | None:
            lock_world(connection, world_id)
            offered = (members.c.world_id == world_id, members.c.invite == invite)
            row = connection.execute(select(members).where(*offered)).first()
            if row is None:
                return None
            of_person = (members.c.world_id == world_id, members.c.person_id == person_id)
            rules = connection.execute(select(members.c.realm).where(*of_person, members.c.realm.is_not(None))).first()
            if row.role == Role.GAME_MASTER.value and rules is not None:
                raise KnowsTooMuch(world_id)
            taken = {"person_id": person_id, "name": name, "bot": None, "invite": None}
            if connection.execute(update(members).where(*offered).values(taken)).rowcount != 1:
                # Somebody else has used it at the same moment.
                return None
            world = connection.execute(select(worlds).where(worlds.c.id == world_id)).one()
            added = [*decode(world.luck, list[Luck]), Luck(world.phase, row.realm or row.role, luck)]
            change = {"luck": msgspec.json.encode(added).decode(), "revision": worlds.c.revision + 1}
            connection.execute(update(worlds).where(worlds.c.id == world_id).values(change))
            self.database.notify(connection, f"world {world_id}")
            return Member(Role(row.role), name, row.realm, person_id)

        return self.database.write(work)

    def offer(self, world_id: str, realm: str | None, invite: str | None) -> bool:
        """Whoever has this invitation may take a realm, or without one the game master's chair; None takes it back.

        Whoever sits there stays until then. False if there is no such place.
        """

        def work(connection: Connection) -> bool:
            place = members.c.realm == realm if realm else members.c.role == Role.GAME_MASTER.value
            wanted = select(func.min(members.c.member)).where(members.c.world_id == world_id, place)
            number = connection.execute(wanted).scalar()
            if number is None:
                return False
            one = (members.c.world_id == world_id, members.c.member == number)
            connection.execute(update(members).where(*one).values(invite=invite))
            change = {"revision": worlds.c.revision + 1}
            connection.execute(update(worlds).where(worlds.c.id == world_id).values(change))
            self.database.notify(connection, f"world {world_id}")
            return True

        return self.database.write(work)

    def add_member(self, world_id: str, member: Member) -> None:
        """Somebody more: a helper, or a link for one."""

        def work(connection: Connection) -> None:
            lock_world(connection, world_id)
            last = select(func.max(members.c.member)).where(members.c.world_id == world_id)
            number = (connection.execute(last).scalar() or 0) + 1
            connection.execute(insert(members).values(_member_row(world_id, number, member)))
            change = {"revision": worlds.c.revision + 1}
            connection.execute(update(worlds).where(worlds.c.id == world_id).values(change))
            self.database.notify(connection, f"world {world_id}")

        self.database.write(work)

    def seat(self, world_id: str, member: Member) -> None:
        """Who rules a realm from now on, in the place of whoever did; the realm itself knows nothing of it."""

        def work(connection: Connection) -> None:
            lock_world(connection, world_id)
            ruled = (members.c.world_id == world_id, members.c.realm == member.realm)
            number = connection.execute(select(members.c.member).where(*ruled)).scalar()
            if number is not None:
                connection.execute(delete(members).where(*ruled))
            else:
                last = select(func.max(members.c.member)).where(members.c.world_id == world_id)
                number = (connection.execute(last).scalar() or 0) + 1
            connection.execute(insert(members).values(_member_row(world_id, number, member)))
            change = {"revision": worlds.c.revision + 1}
            connection.execute(update(worlds).where(worlds.c.id == world_id).values(change))
            self.database.notify(connection, f"world {world_id}")

        self.database.write(work)

    def phase(self, world_id: str, number: int) -> PhaseRecord:
        """A phase with its snapshot and all that came in for it."""
        with _legible(f"phase {number}"), self.database.read() as connection:
            row = connection.execute(
                select(phases).where(phases.c.world_id == world_id, phases.c.number == number)
            ).first()
            if row is None:
                raise BrokenRecord(f"world {world_id} has no phase {number}")
            one = convert(_columns(row), _PhaseRow)
            of_phase = (papers.c.world_id == world_id, papers.c.number == number)
            written = connection.execute(select(papers).where(*of_phase).order_by(papers.c.realm, papers.c.serial))
            versions = [_read_version(paper) for paper in written]
            given = self._inputs(connection, world_id, number)
            return PhaseRecord(
                one.number, one.label, one.edition, one.game_version, one.state_version,
                self._parts(connection, row), one.deadline, one.published, versions, given,
            )

    def _inputs(self, connection: Connection, world_id: str, number: int) -> Inputs:
        of_phase = (inputs.c.world_id == world_id, inputs.c.number == number)
        found = select(inputs).where(*of_phase, inputs.c.kind.in_((DECIDED, TYPED, ACT))).order_by(inputs.c.name)
        given = Inputs({}, {}, {}, [])
        for row in connection.execute(found):
            if row.kind == DECIDED:
                given.decided[row.name] = decode(row.value, Ruled)
            elif row.kind == TYPED:
                given.typed[row.name] = decode(row.value, list[int])
            else:
                given.acts.append(decode(row.value, Act))
        return given

    def _parts(self, connection: Connection, row: Row[Any]) -> dict[str, bytes]:
        names = decode(row.parts, dict[str, str])
        wanted = select(parts).where(parts.c.world_id == row.world_id, parts.c.digest.in_(set(names.values())))
        known = {one.digest: one.data for one in connection.execute(wanted)}
        return {name: _whole(known.get(digest), digest, f"phase {row.label}, {name}") for name, digest in names.items()}

    def labels(self, world_id: str) -> dict[str, int]:
        """The numbers of all phases so far by their names."""
        with self.database.read() as connection:
            found = connection.execute(select(phases.c.label, phases.c.number).where(phases.c.world_id == world_id))
            return {row.label: row.number for row in found}

    def record(self, world_id: str, number: int) -> Run | None:
        """What a published phase told, decided and rolled (without its state), or None while it is open."""
        with self.database.read() as connection:
            found = select(phases.c.record).where(phases.c.world_id == world_id, phases.c.number == number)
            kept = connection.execute(found).scalar()
        with _legible(f"phase {number}"):
            return None if kept is None else decode(zlib.decompress(kept), Run)

    def renamings(self, world_id: str) -> list[tuple[int, list[tuple[str, str]]]]:
        """The phases in which realms got other names, the last first, with the old and the new ones in order."""
        found = select(phases.c.number, phases.c.record).where(
            phases.c.world_id == world_id, phases.c.record.is_not(None)
        ).order_by(phases.c.number.desc())
        named: list[tuple[int, list[tuple[str, str]]]] = []
        with self.database.read() as connection:
            for row in connection.execute(found):
                with _legible(f"phase {row.number}"):
                    named.append((row.number, decode(zlib.decompress(row.record), _Renamings).renamed))
        return [(number, renamed) for number, renamed in named if renamed]

    # ---- what comes in

    def draft(
        self, world_id: str, number: int, realm: str, text: str, person_id: str | None = None,
        *, after: str | None = None,
    ) -> str:
        """Keep a paper that is not handed in; it takes the place of the draft before. Its mark.

        `after` is the mark of what the writer had before his eyes: nothing that he has not seen is written over.
        """

        def work(connection: Connection) -> str:
            if lock_world(connection, world_id) != number:
                raise PhaseClosed(f"{world_id} phase {number}")
            self._check_seen(connection, world_id, number, realm, text, after)
            self._put_paper(connection, world_id, number, realm, DRAFT, text, "", person_id)
            return Version(realm, text, 0).mark

        return self.database.write(work)

    def _check_seen(
        self, connection: Connection, world_id: str, number: int, realm: str, text: str, after: str | None
    ) -> None:
        of_realm = (papers.c.world_id == world_id, papers.c.number == number, papers.c.realm == realm)
        last = newest(map(_read_version, connection.execute(select(papers).where(*of_realm))), realm)
        if after is not None and last is not None and last.mark != after and last.text != text:
            raise WrittenElsewhere(realm)

    def hand_in(
        self, world_id: str, number: int, realm: str, text: str, read_as: str = "", person_id: str | None = None,
        *, at: float | None = None, after: str | None = None,
    ) -> int:
        """Take a paper; its serial number. Earlier ones stay. `read_as` is its canonical form if it has no mistake;
        `core.papers.counting` says which one counts. `at` is the day of a postmark."""

        def work(connection: Connection) -> int:
            self._touch(connection, world_id, number)
            self._check_seen(connection, world_id, number, realm, text, after)
            of_realm = (papers.c.world_id == world_id, papers.c.number == number, papers.c.realm == realm)
            last = connection.execute(select(func.max(papers.c.serial)).where(*of_realm)).scalar() or DRAFT
            self._put_paper(connection, world_id, number, realm, last + 1, text, read_as, person_id, at)
            connection.execute(delete(papers).where(*of_realm, papers.c.serial == DRAFT))
            return last + 1

        return self.database.write(work)

    def accept_late(self, world_id: str, number: int, realm: str) -> bool:
        """Let the last paper of a realm count although it came too late; False if there is none."""

        def work(connection: Connection) -> bool:
            self._touch(connection, world_id, number)
            of_realm = (papers.c.world_id == world_id, papers.c.number == number, papers.c.realm == realm)
            last = connection.execute(
                select(func.max(papers.c.serial)).where(*of_realm, papers.c.serial != DRAFT)
            ).scalar()
            wanted = update(papers).where(*of_realm, papers.c.serial == last)
            return last is not None and connection.execute(wanted.values(accepted_late=True)).rowcount == 1

        return self.database.write(work)

    def decide(
        self, world_id: str, number: int, about: str, ruled: Ruled, person_id: str | None = None,
        *, open_only: bool = False,
    ) -> None:
        self._put(world_id, number, DECIDED, about, ruled, person_id, open_only=open_only)

    def type_dice(
        self, world_id: str, number: int, about: str, faces: Sequence[int], person_id: str | None = None,
        *, open_only: bool = False,
    ) -> None:
        self._put(world_id, number, TYPED, about, list(faces), person_id, open_only=open_only)

    def act(
        self, world_id: str, number: int, act: Act, person_id: str | None = None, wish: str = "",
        *, after: Sequence[str] | None = None,
    ) -> None:
        """Put a free act on the record; acts of a phase are carried out in the order in which they came.

        `wish` names the wish that it comes from: one that has been put on the record already is not put there again.
        `after` are the acts behind which it was tried: Outpaced if there are others by now.
        """
        self._put(world_id, number, ACT, None, act, person_id, wish, after=after)

    def acts(self, world_id: str, number: int) -> list[tuple[str, Act]]:
        """The free acts of a phase, each with the name under which it can be taken back."""
        of_kind = (inputs.c.world_id == world_id, inputs.c.number == number, inputs.c.kind == ACT)
        with self.database.read() as connection:
            rows = connection.execute(select(inputs).where(*of_kind).order_by(inputs.c.name)).all()
        with _legible(f"phase {number}"):
            return [(row.name, decode(row.value, Act)) for row in rows]

    # ---- what belongs to no run

    def remind(self, world_id: str, number: int, realm: str, words: str) -> None:
        self._put(world_id, number, REMINDED, realm, words, None)

    def reminders(self, world_id: str, number: int) -> dict[str, tuple[str, float]]:
        """By realm: the last words of the game master about a paper that is awaited, and when he wrote them."""
        of_kind = (inputs.c.world_id == world_id, inputs.c.number == number, inputs.c.kind == REMINDED)
        with _legible(f"phase {number}"), self.database.read() as connection:
            found = connection.execute(select(inputs).where(*of_kind))
            return {row.name: (decode(row.value, str), row.at) for row in found}

    def keep_lasting(self, world_id: str, name: str, value: Any) -> None:
        """Something that counts for all phases; None takes it back."""
        if value is None:
            of_name = (inputs.c.kind == LASTING, inputs.c.name == name)
            wanted = delete(inputs).where(inputs.c.world_id == world_id, inputs.c.number == 0, *of_name)
            self.database.write(lambda connection: connection.execute(wanted))
        else:
            self._put(world_id, 0, LASTING, name, value, None, open_only=False)

    def lasting(self, world_id: str, name: str, kind: type[T]) -> T | None:
        of_name = (inputs.c.kind == LASTING, inputs.c.name == name)
        wanted = select(inputs.c.value).where(inputs.c.world_id == world_id, inputs.c.number == 0, *of_name)
        with self.database.read() as connection:
            value = connection.execute(wanted).scalar()
        with _legible(f"world {world_id}, {name}"):
            return None if value is None else decode(value, kind)

    def take_back(self, world_id: str, number: int, kind: str, name: str) -> bool:
        """Forget a decision, typed dice or an act; False if there is none."""

        def work(connection: Connection) -> bool:
            self._touch(connection, world_id, number)
            wanted = delete(inputs).where(
                inputs.c.world_id == world_id, inputs.c.number == number, inputs.c.kind == kind, inputs.c.name == name
            )
            return connection.execute(wanted).rowcount == 1

        return self.database.write(work)

    def set_deadline(self, world_id: str, number: int, deadline: float | None) -> None:
        def work(connection: Connection) -> None:
            self._touch(connection, world_id, number)
            of_phase = (phases.c.world_id == world_id, phases.c.number == number)
            connection.execute(update(phases).where(*of_phase).values(deadline=deadline))

        self.database.write(work)

    def _put(
        self, world_id: str, number: int, kind: str, name: str | None, value: Any, person_id: str | None,
        wish: str = "", *, open_only: bool = True, after: Sequence[str] | None = None,
    ) -> None:
        def work(connection: Connection) -> None:
            self._touch(connection, world_id, number, open_only=open_only)
            of_kind = (inputs.c.world_id == world_id, inputs.c.number == number, inputs.c.kind == kind)
            wanted = name
            if wanted is None:
                names = connection.execute(select(inputs.c.name).where(*of_kind)).scalars().all()
                if wish and wish in {one.partition(" ")[2] for one in names}:
                    return
                if after is not None and sorted(names) != sorted(after):
                    raise Outpaced(world_id)
                last = connection.execute(select(func.max(inputs.c.name)).where(*of_kind)).scalar()
                wanted = f"{int((last or '0').partition(' ')[0]) + 1:06} {wish}".rstrip()
            connection.execute(delete(inputs).where(*of_kind, inputs.c.name == wanted))
            row = {
                "world_id": world_id, "number": number, "kind": kind, "name": wanted, "at": time.time(),
                "value": msgspec.json.encode(value).decode(), "person_id": person_id,
            }
            connection.execute(insert(inputs).values(row))

        self.database.write(work)

    def _put_paper(
        self, connection: Connection, world_id: str, number: int, realm: str, serial: int, text: str, read_as: str,
        person_id: str | None, at: float | None = None,
    ) -> None:
        key = {"world_id": world_id, "number": number, "realm": realm, "serial": serial}
        connection.execute(delete(papers).where(*(papers.c[name] == value for name, value in key.items())))
        connection.execute(insert(papers).values(
            **key, text=text, read_as=read_as, handed_in=serial != DRAFT, accepted_late=False,
            at=time.time() if at is None else at, person_id=person_id,
        ))

    def _touch(self, connection: Connection, world_id: str, number: int, *, open_only: bool = True) -> None:
        """Raise the revision, so that nobody publishes what was made without this."""
        wanted = update(worlds).where(worlds.c.id == world_id)
        if open_only:
            wanted = wanted.where(worlds.c.phase == number)
        change = {"revision": worlds.c.revision + 1, "updated": time.time()}
        if connection.execute(wanted.values(change)).rowcount != 1:
            raise PhaseClosed(f"{world_id} phase {number}")
        self.database.notify(connection, f"world {world_id}")

    # ---- what goes out

    def publish(self, record: WorldRecord, published: Publication, deadline: float | None = None) -> None:
        """Everything of a phase at once: its record, every report, the snapshot after it, the next phase open."""
        number, now = published.phase.number, time.time()

        def work(connection: Connection) -> None:
            self._advance(connection, record, number, number + 1, published.after.over)
            self._record_run(connection, record.id, published, now)
            self._rename_members(connection, record.id, published.run.renamed)
            self._send(connection, record.id, published.phase, 0, published.reports, now)
            self._insert_phase(connection, record, number + 1, published.after, deadline)

        self.database.write(work)

    def correct(self, record: WorldRecord, corrections: Sequence[Correction]) -> None:
        """Published phases were run again, the last published one among them: new records, sheets, a new snapshot."""
        now = time.time()

        def work(connection: Connection) -> None:
            self._advance(connection, record, record.phase, record.phase, corrections[-1].publication.after.over)
            self._take_names_back(connection, record.id, corrections[0].publication.phase.number)
            for published, sheets in corrections:
                number = published.phase.number
                self._record_run(connection, record.id, published, now)
                self._rename_members(connection, record.id, published.run.renamed)
                self._put_snapshot(connection, record.id, number + 1, published.after)
                serial = self._last_serial(connection, record.id, published.phase) + 1
                self._send(connection, record.id, published.phase, serial, sheets, now)
            self._drop_unused_parts(connection, record.id)

        self.database.write(work)

    def reopen(self, record: WorldRecord, number: int, deadline: float | None = None) -> None:
        """Open a published phase again for papers: another edition, so other dice; what came after it is gone.

        What was sent stays on the record: nobody can unread it.
        """

        def work(connection: Connection) -> None:
            self._advance(connection, record, record.phase, number, False)
            self._take_names_back(connection, record.id, number)
            edition = record.edition + 1
            connection.execute(update(worlds).where(worlds.c.id == record.id).values(edition=edition))
            for table in (phases, papers, inputs):
                connection.execute(delete(table).where(table.c.world_id == record.id, table.c.number > number))
            change = {"edition": edition, "published": None, "record": None, "deadline": deadline}
            of_phase = (phases.c.world_id == record.id, phases.c.number == number)
            connection.execute(update(phases).where(*of_phase).values(change))
            self._drop_unused_parts(connection, record.id)

        self.database.write(work)

    def sent(self, world_id: str, realm: str, number: int | None = None) -> list[Sent]:
        """What a realm has received, in order."""
        found = select(sent).where(sent.c.world_id == world_id, sent.c.realm == realm)
        if number is not None:
            found = found.where(sent.c.number == number)
        with self.database.read() as connection:
            rows = connection.execute(found.order_by(sent.c.number, sent.c.edition, sent.c.serial)).all()
        return [
            Sent(row.number, row.realm, row.edition, row.serial, _read_report(row), row.at) for row in rows
        ]

    def corrected(self, world_id: str) -> dict[tuple[int, str], float]:
        """By phase and realm, as it was called then: when the last sheet of corrections went out."""
        wanted = select(sent.c.number, sent.c.realm, func.max(sent.c.at).label("last")).where(
            sent.c.world_id == world_id, sent.c.serial > 0, _is_of_last_edition(world_id))
        with self.database.read() as connection:
            rows = connection.execute(wanted.group_by(sent.c.number, sent.c.realm)).all()
        return {(row.number, row.realm): row.last for row in rows}

    def a_receiver(self, world_id: str, number: int) -> str | None:
        """Some realm that was sent something for a phase."""
        of_phase = (sent.c.world_id == world_id, sent.c.number == number, _is_of_last_edition(world_id))
        with self.database.read() as connection:
            return connection.execute(select(func.min(sent.c.realm)).where(*of_phase)).scalar()

    def reports(self, world_id: str, number: int, realm: str | None = None) -> dict[str, Report]:
        """What every realm, or one of them, knows of a phase by now: its last report with all corrections to it."""
        of_phase = (sent.c.world_id == world_id, sent.c.number == number, _is_of_last_edition(world_id))
        found = select(sent).where(*of_phase).order_by(sent.c.serial)
        if realm is not None:
            found = found.where(sent.c.realm == realm)
        known: dict[str, Report] = {}
        with self.database.read() as connection:
            for row in connection.execute(found):
                data = _read_report(row)
                if row.serial == 0:
                    known[row.realm] = data
                else:
                    with _legible(f"phase {number}, {row.realm}"):
                        corrected(known.setdefault(row.realm, {}), data)
        return {realm: report for realm, report in known.items() if report}

    def reports_to(self, world_id: str, realm: str, first: int = 0) -> dict[int, Report]:
        """What one realm was sent since a phase, by phase, each with all corrections to it."""
        of_realm = (
            sent.c.world_id == world_id, sent.c.realm == realm, sent.c.number >= first, _is_of_last_edition(world_id)
        )
        found = select(sent).where(*of_realm).order_by(sent.c.number, sent.c.serial)
        known: dict[int, Report] = {}
        with self.database.read() as connection:
            for row in connection.execute(found):
                data = _read_report(row)
                if row.serial == 0:
                    known[row.number] = data
                else:
                    with _legible(f"phase {row.number}, {realm}"):
                        corrected(known.setdefault(row.number, {}), data)
        return {number: report for number, report in known.items() if report}

    def papers_of(self, world_id: str, realm: str, first: int = 0) -> dict[int, str]:
        """Of one realm since a phase, by phase, the papers that counted."""
        written = select(papers).where(
            papers.c.world_id == world_id, papers.c.realm == realm, papers.c.number >= first
        ).order_by(papers.c.serial)
        of_world = select(phases.c.number, phases.c.deadline).where(phases.c.world_id == world_id)
        versions: dict[int, list[Version]] = {}
        with self.database.read() as connection:
            for row in connection.execute(written):
                versions.setdefault(row.number, []).append(_read_version(row))
            deadlines = {row.number: row.deadline for row in connection.execute(of_world)}
        counted = {number: counting(some, deadlines[number]).get(realm) for number, some in sorted(versions.items())}
        return {number: text for number, text in counted.items() if text is not None}

    # ---- rows

    def _advance(
        self, connection: Connection, record: WorldRecord, number: int, next_phase: int, over: bool
    ) -> None:
        change = {
            "phase": next_phase, "over": over, "revision": record.revision + 1, "updated": time.time(),
        }
        unchanged = (worlds.c.id == record.id, worlds.c.revision == record.revision, worlds.c.phase == number)
        if connection.execute(update(worlds).where(*unchanged).values(change)).rowcount != 1:
            raise Outpaced(record.id)
        self.database.notify(connection, f"world {record.id}")

    def _insert_phase(
        self, connection: Connection, record: WorldRecord, number: int, kept: Snapshot, deadline: float | None
    ) -> None:
        row = {
            "world_id": record.id, "number": number, "label": kept.label, "edition": record.edition,
            "deadline": deadline, "game_version": kept.game_version, "state_version": kept.state_version, "parts": "{}",
        }
        connection.execute(insert(phases).values(row))
        self._put_snapshot(connection, record.id, number, kept)

    def _put_snapshot(self, connection: Connection, world_id: str, number: int, kept: Snapshot) -> None:
        names = {}
        for name, data in kept.parts.items():
            names[name] = digest = hashlib.sha256(data).hexdigest()
            key = (parts.c.world_id == world_id, parts.c.digest == digest)
            if connection.execute(select(parts.c.digest).where(*key)).first() is None:
                row = {"world_id": world_id, "digest": digest, "data": zlib.compress(data)}
                connection.execute(insert(parts).values(row))
        change = {
            "parts": msgspec.json.encode(names).decode(), "label": kept.label,
            "game_version": kept.game_version, "state_version": kept.state_version,
        }
        of_phase = (phases.c.world_id == world_id, phases.c.number == number)
        connection.execute(update(phases).where(*of_phase).values(change))

    def _record_run(self, connection: Connection, world_id: str, published: Publication, now: float) -> None:
        told = msgspec.structs.replace(published.run, state=None)
        change = {
            "published": now, "record": zlib.compress(msgspec.json.encode(told)),
            "game_version": published.after.game_version,
        }
        of_phase = (phases.c.world_id == world_id, phases.c.number == published.phase.number)
        connection.execute(update(phases).where(*of_phase).values(change))

    def _rename_members(
        self, connection: Connection, world_id: str, renamed: Iterable[tuple[str, str]]
    ) -> None:
        """Whoever sits for a realm goes on under its new name."""
        for old, new in renamed:
            sits = (members.c.world_id == world_id, members.c.realm == old)
            connection.execute(update(members).where(*sits).values(realm=new))

    def _take_names_back(self, connection: Connection, world_id: str, number: int) -> None:
        """As realms were called when this published phase began."""
        later = (phases.c.world_id == world_id, phases.c.number >= number, phases.c.record.is_not(None))
        found = connection.execute(select(phases.c.record).where(*later).order_by(phases.c.number.desc()))
        for kept in found.scalars().all():
            with _legible(f"world {world_id}"):
                renamed = decode(zlib.decompress(kept), Run).renamed
            self._rename_members(connection, world_id, [(new, old) for old, new in reversed(renamed)])

    def _send(
        self, connection: Connection, world_id: str, phase: Phase, serial: int, sheets: Mapping[str, Report], now: float
    ) -> None:
        rows = [
            {
                "world_id": world_id, "number": phase.number, "realm": realm, "edition": phase.edition,
                "serial": serial, "at": now, "data": zlib.compress(msgspec.json.encode(sheet)),
            }
            for realm, sheet in sheets.items()
        ]
        if rows:
            connection.execute(insert(sent), rows)

    def _last_serial(self, connection: Connection, world_id: str, phase: Phase) -> int:
        of_phase = (sent.c.world_id == world_id, sent.c.number == phase.number, sent.c.edition == phase.edition)
        return connection.execute(select(func.max(sent.c.serial)).where(*of_phase)).scalar() or 0

    def _drop_unused_parts(self, connection: Connection, world_id: str) -> None:
        rows = connection.execute(select(phases.c.parts).where(phases.c.world_id == world_id))
        used = {digest for row in rows for digest in msgspec.json.decode(row.parts).values()}
        known = set(connection.execute(select(parts.c.digest).where(parts.c.world_id == world_id)).scalars())
        for digest in known - used:
            connection.execute(delete(parts).where(parts.c.world_id == world_id, parts.c.digest == digest))


def _is_of_last_edition(world_id: str) -> ColumnElement[bool]:
    """A phase that was opened again and published again may be without a realm that had heard of it before."""
    other = sent.alias()
    last = select(func.max(other.c.edition)).where(other.c.world_id == world_id, other.c.number == sent.c.number)
    return sent.c.edition == last.scalar_subquery()


def lock_world(connection: Connection, world_id: str) -> int | None:
    """The open phase of a world; nobody else changes the world until this transaction ends."""
    wanted = select(worlds.c.phase).where(worlds.c.id == world_id).with_for_update()
    return connection.execute(wanted).scalar()


def corrected(report: Report, sheet: Report) -> None:
    """Enter a sheet of corrections into a report; of a realm that was never there nothing is left."""
    for name, change in sheet.items():
        if change["is"] is None:
            report.pop(name, None)
        else:
            report[name] = change["is"]


def _whole(data: bytes | None, digest: str, place: str) -> bytes:
    if data is None:
        raise BrokenRecord(f"{place}: the snapshot lacks a part")
    try:
        plain = zlib.decompress(data)
    except (TypeError, zlib.error) as problem:
        raise BrokenRecord(f"{place}: the snapshot cannot be unpacked ({problem})") from problem
    if hashlib.sha256(plain).hexdigest() != digest:
        raise BrokenRecord(f"{place}: the snapshot does not fit its record")
    return plain


def _columns(row: Row[Any]) -> dict[str, Any]:
    # The names of the database are a kind of str of their own.
    return {f"{name}": value for name, value in row._mapping.items()}


def _world_row(record: WorldRecord) -> dict[str, Any]:
    return {
        "id": record.id, "game": record.game, "name": record.name, "setup": record.setup,
        "dice_seed": record.dice_seed, "commitment": record.commitment, "phase": record.phase,
        "edition": record.edition, "over": record.over,
        "luck": msgspec.json.encode(record.luck).decode(), "forked_from": record.forked_from,
        "revision": record.revision, "created": record.created, "updated": record.updated,
    }


def _read_world(row: Row[Any], people: list[Member]) -> WorldRecord:
    with _legible(f"world {row.id}"):
        one = convert(_columns(row), _WorldRow)
        return WorldRecord(
            one.game, one.name, one.setup, one.dice_seed, one.commitment, decode(one.luck, list[Luck]), people, one.id,
            one.phase, one.edition, one.over, one.forked_from, one.revision, one.created, one.updated,
        )


def _member_row(world_id: str, number: int, member: Member) -> dict[str, Any]:
    return {
        "world_id": world_id, "member": number, "role": member.role.value, "realm": member.realm, "name": member.name,
        "person_id": member.person_id, "bot": member.bot, "invite": member.invite,
    }


def _read_version(row: Row[Any]) -> Version:
    one = convert(_columns(row), _PaperRow)
    return Version(one.realm, one.text, one.at, one.handed_in, one.accepted_late, whole=bool(one.read_as))


def _read_report(row: Row[Any]) -> Report:
    with _legible(f"phase {row.number}, {row.realm}"):
        return decode(zlib.decompress(row.data), dict[str, Any])


def _read_member(row: Row[Any]) -> Member:
    return Member(Role(row.role), row.name, row.realm, row.person_id, row.bot, row.invite)


def phase_of(kept: PhaseRecord, game: WorldGame) -> Phase:
    """A kept phase ready to be run with the papers that count."""
    given = msgspec.structs.replace(kept.inputs, papers=kept.counting())
    return Phase(kept.number, kept.state(game), given, kept.edition)
