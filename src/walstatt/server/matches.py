"""Matches over HTTP: making them, finding them, joining by link, taking the tape along."""
from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Query, Request, Response

from walstatt.core import tape
from walstatt.core.tape import DiceProof, Recording
from walstatt.desk.kept_matches import carried_file
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.errors import ApiError, not_found
from walstatt.server.founding import Founder
from walstatt.server.languages import language_of
from walstatt.server.limits import MATCHES, WORK
from walstatt.server.live_match import LiveMatch, Unplayable
from walstatt.server.schemas import (
    Id,
    Invitation,
    Invited,
    LuckOut,
    MatchBrief,
    MatchIn,
    MatchMade,
    MatchOut,
    Sealed,
    SeatMade,
    SeatOffered,
    SeatOut,
    SeatTaken,
)
from walstatt.server.site import Me, Site, TheSite, Visitor, Working, limit
from walstatt.server.wire import luck_data, moment
from walstatt.store.matches import BOT, OPEN, MatchRecord
from walstatt.store.people import Person

MOST_LISTED = 200
router = APIRouter(prefix="/api/matches", route_class=BoundedRoute)
Language = Annotated[str | None, Header(alias="accept-language")]


@router.post("", status_code=201)
async def create_match(
    wish: MatchIn, request: Request, site: TheSite, work: Working, me: Me, language: Language = None
) -> MatchMade:
    limit(request, site, "matches", MATCHES)
    return made(await Founder(site, me, language_of(language)).found(wish, work))


@router.post("/seal", status_code=201)
async def seal_dice(request: Request, site: TheSite, me: Me) -> Sealed:  # noqa: ARG001 - strangers draw nothing
    """Dice for a match to come: whoever knows their seal can add to them, and nobody can choose them any more."""
    limit(request, site, "matches", MATCHES)
    return Sealed(seal=await site.hub.in_thread(site.seals.draw))


def made(record: MatchRecord) -> MatchMade:
    seats = [SeatMade(seat=one.seat, kind=_kind(one.kind), invite=one.invite) for one in record.seats]
    return MatchMade(id=record.id, commitment=record.commitment, seats=seats)


def _kind(kind: str) -> str:
    return {BOT: "bot", OPEN: "link"}.get(kind, "me")


@router.get("")
def list_matches(site: TheSite, me: Me) -> list[MatchBrief]:
    return [MatchBrief(**brief(record, me)) for record in site.matches.of_person(me.id, MOST_LISTED)]


def brief(record: MatchRecord, person: Person | None) -> dict[str, Any]:
    mine = record.seats_of(person.id if person else None)
    waiting = record.summary.waiting_for
    return {
        "id": record.id, "game": record.game, "names": record.names, "my_seats": mine, "waiting_for": waiting,
        "my_turn": any(seat in mine for seat in waiting), "over": record.summary.over,
        "winner": record.summary.winner, "answers": record.answers, "created": moment(record.created),
        "updated": moment(record.updated), "guided": record.guided,
    }


def find_visible(site: Site, match_id: str, visitor: Person | None, watch: str) -> MatchRecord:
    """A match that this visitor may look at; of a private one others do not even learn that it exists."""
    record = site.matches.find(match_id)
    if record is None:
        raise not_found(match_id)
    inside = visitor is not None and (visitor.id == record.owner_id or bool(record.seats_of(visitor.id)))
    if record.private and not inside and watch != record.watch:
        raise not_found(match_id)
    return record


Watch = Annotated[str, Query(max_length=40)]


@router.get("/{match_id}")
def read_match(match_id: Id, site: TheSite, visitor: Visitor, watch: Watch = "") -> MatchOut:
    record = find_visible(site, match_id, visitor, watch)
    owner = visitor is not None and visitor.id == record.owner_id
    inside = owner or bool(record.seats_of(visitor.id if visitor else None))
    seats = [
        SeatOut(
            seat=one.seat, kind=one.kind, name=record.names[one.seat], bot=one.bot or None,
            invite=one.invite if owner else None,
        )
        for one in record.seats
    ]
    return MatchOut(
        **brief(record, visitor), commitment=record.commitment,
        luck=[LuckOut(**one) for one in luck_data(record)], private=record.private, seats=seats,
        advice=record.guided or record.advice,
        dice="people" if record.dice_by_people else "box", watch=record.watch if inside else None,
    )


@router.post("/{match_id}/seal")
def read_seal(match_id: Id, wish: Invited, site: TheSite) -> SeatOffered:
    """What is played and by whom, for whoever is invited, and the seal of the dice before anything is added to them."""
    record = site.matches.find(match_id)
    if record is None or all(one.invite != wish.invite for one in record.seats):
        raise not_found(match_id)
    taken = [record.names[one.seat] for one in record.seats if one.kind != OPEN]
    return SeatOffered(seal=record.commitment, game=record.game, names=taken)


@router.post("/{match_id}/join")
async def join_match(match_id: Id, wish: Invitation, site: TheSite, me: Me) -> SeatTaken:
    """Take the seat that an invitation offers; who already sits in the match stays where they are."""
    record = await site.hub.in_thread(lambda: site.matches.find(match_id))
    if record is None:
        raise not_found(match_id)
    seat = await site.hub.in_thread(lambda: _join(site, record, wish, me))
    await site.hub.hear_match(match_id)
    return SeatTaken(seat=seat, commitment=record.commitment)


def _join(site: Site, record: MatchRecord, wish: Invitation, me: Person) -> int:
    mine = record.seats_of(me.id)
    offered = any(one.invite == wish.invite for one in record.seats)
    if mine and not offered:
        return mine[0]
    seat = site.matches.join(record.id, wish.invite, me.id, me.name, advice=wish.advice, luck=wish.luck)
    if seat is None:
        raise ApiError(409, "seat_taken", "server-seat-taken", where="body.invite")
    return seat


@router.get("/{match_id}/tape", response_class=Response)
async def read_tape(match_id: Id, request: Request, site: TheSite, visitor: Visitor) -> Response:
    """The save file: of a finished match for everybody, of a running one for who plays, as far as these seats know."""
    limit(request, site, "work", WORK)
    record = await site.hub.in_thread(lambda: find_visible(site, match_id, visitor, ""))
    seats = record.seats_of(visitor.id if visitor else None)
    if not record.summary.over and not seats:
        raise ApiError(403, "not_over", "server-not-over")
    try:
        room = await site.hub.open(match_id)
    except Unplayable as problem:
        raise ApiError(409, "unplayable", "server-unplayable") from problem
    if room is None:
        raise not_found(match_id)
    live = room.live
    data = await site.hub.run(room, lambda: save_file(live, seats))
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{match_id}.json"'}
    return Response(data, media_type="application/json", headers=headers)


def save_file(live: LiveMatch, seats: Collection[int]) -> bytes:
    """The tape as the command line reads it, as far as whoever holds these seats may know it, and no further.

    The seed goes along when nothing can be foreseen with it any more.
    """
    record, match = live.record, live.match
    proof = None
    if live.box is not None and not record.forked_at:
        proof = DiceProof(record.commitment, live.box.salt, record.dice_seed if match.over else "")
    players = {
        "seats": [one.bot if one.kind == BOT else "human" for one in record.seats],
        "real_dice": record.dice_by_people,
    }
    known, setup = live.known_answers(seats), _named(match.setup, record.names)
    if not match.over and match.game.open_setup(setup, seats) != setup:
        # Without the secrets of the others it is another battle, in which these answers could not be given.
        known, setup = 0, match.game.open_setup(setup, seats)
    carried = carried_file(live.store, record, live.kept)
    if carried is not None and known < live.fixed_answers:
        # As far as it may be known it is a game of the oldest rules.
        first = carried.changes[0]
        known = min(known, first.at)
        told = Recording(match.game, setup, match.tape[:known], version=first.before)
    else:
        told = Recording(match.game, setup, match.tape[:known], carried)
    return tape.dump(told, dice=proof, players=players, withheld=len(match.tape) - known)


def _named(setup: Any, names: list[str]) -> Any:
    """The setup with the names that its players have now; one that knows no names stays as it is."""
    if "names" not in getattr(setup, "__struct_fields__", ()):
        return setup
    return msgspec.structs.replace(setup, names=tuple(names))
