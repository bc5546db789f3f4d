"""Somebody's name where it is kept beside the account: in matches with their setups, in replays, in the chat."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, or_, select, update

from walstatt.core import tape
from walstatt.core.match import TapeError
from walstatt.store.database import Database
from walstatt.store.tables import chat, matches, replays, seats

NOBODY = "?"
"""What stands for somebody whose account is gone."""
AT_ONCE = 50
"""Matches whose replays are looked for in one question."""


def rename(database: Database, connection: Connection, person_id: str, old: str, new: str) -> None:
    """The new name in matches and in the chat, wherever the old one stood."""
    connection.execute(update(chat).where(chat.c.person_id == person_id).values(who=new))
    _rename_seats(database, connection, person_id, lambda name: new if name == old else name)


def leave(database: Database, connection: Connection, person_id: str, name: str) -> None:
    """Nobody's name any more: in whatever this person has played, said, or brought."""
    connection.execute(update(chat).where(chat.c.person_id == person_id).values(who=NOBODY, person_id=None))
    _leave_replays(connection, person_id, name)
    _rename_seats(database, connection, person_id, lambda _: NOBODY)


def _seats_of(connection: Connection, person_id: str) -> Mapping[str, Sequence[int]]:
    found: defaultdict[str, list[int]] = defaultdict(list)
    mine = select(seats.c.match_id, seats.c.seat).where(seats.c.person_id == person_id)
    for match_id, seat in connection.execute(mine.order_by(seats.c.match_id, seats.c.seat)):
        found[match_id].append(seat)
    return found


def _rename_seats(
    database: Database, connection: Connection, person_id: str, new_name: Callable[[str], str]
) -> None:
    for match_id, mine in _seats_of(connection, person_id).items():
        wanted = select(matches.c.names, matches.c.setup).where(matches.c.id == match_id).with_for_update()
        names, setup = connection.execute(wanted).one()
        known: list[str] = msgspec.json.decode(names)
        changed = {seat: new_name(known[seat]) for seat in mine if new_name(known[seat]) != known[seat]}
        if not changed:
            continue
        known = [changed.get(seat, name) for seat, name in enumerate(known)]
        change = {
            "names": msgspec.json.encode(known).decode(), "revision": matches.c.revision + 1,
            "setup": tape.renamed_setup(setup.encode(), changed).decode(),
        }
        connection.execute(update(matches).where(matches.c.id == match_id).values(change))
        database.notify(connection, f"match {match_id}")


def _leave_replays(connection: Connection, person_id: str, name: str) -> None:
    """Files that this person has brought, and files with the dice of a match that this person has played."""
    for row in connection.execute(select(replays).where(replays.c.person_id == person_id)).all():
        known = msgspec.json.decode(row.names)
        _rename_replay(connection, row, {seat: NOBODY for seat, one in enumerate(known) if one == name})
    mine = _seats_of(connection, person_id)
    played = sorted(mine)
    for first in range(0, len(played), AT_ONCE):
        _leave_replays_of(connection, {match_id: mine[match_id] for match_id in played[first : first + AT_ONCE]})


def _leave_replays_of(connection: Connection, mine: Mapping[str, Sequence[int]]) -> None:
    wanted = select(matches.c.id, matches.c.commitment, matches.c.names).where(matches.c.id.in_(mine))
    rows = connection.execute(wanted).all()
    names = {msgspec.json.decode(row.names)[seat] for row in rows for seat in mine[row.id]}
    seats_by_dice = {row.commitment: mine[row.id] for row in rows}
    # The names come first: of most files nothing else has to be read then.
    named = or_(*(replays.c.names.contains(msgspec.json.encode(one).decode(), autoescape=True) for one in names))
    same_dice = or_(*(replays.c.save.contains(one) for one in seats_by_dice))
    for row in connection.execute(select(replays).where(and_(named, same_dice))).all():
        _rename_replay(connection, row, dict.fromkeys(_seats_in(row.save, seats_by_dice), NOBODY))


def _seats_in(save: str, seats_by_dice: Mapping[str, Sequence[int]]) -> Sequence[int]:
    try:
        proof = tape.parse(save.encode(), "replay").dice
    except TapeError:
        return ()
    return seats_by_dice.get(proof.commitment, ()) if proof else ()


def _rename_replay(connection: Connection, row: Row[Any], names: Mapping[int, str]) -> None:
    if not names:
        return
    try:
        renamed = tape.renamed(row.save.encode(), names, "replay").decode()
    except TapeError:
        # What cannot be read cannot be shown either, and may still hold the name.
        renamed = ""
    left = [names.get(seat, name) for seat, name in enumerate(msgspec.json.decode(row.names))]
    change = {"names": msgspec.json.encode(left).decode(), "save": renamed}
    connection.execute(update(replays).where(replays.c.id == row.id).values(change))
