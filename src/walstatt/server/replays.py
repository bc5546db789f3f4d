"""Replays: save files that people bring, and matches that are over, step by step; and forks of both."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Annotated, Any, Concatenate, ParamSpec, TypeVar
from zlib import crc32

from fastapi import APIRouter, Query, Request, Response

from walstatt.core import tape
from walstatt.core.bounds import MOST_SEATS, OutOfBounds
from walstatt.core.match import RuleFault, TapeError
from walstatt.core.tape import fault_report
from walstatt.desk.kept_matches import carried_file
from walstatt.games.shelf import load_game, playable
from walstatt.server import jobs
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.content import JSON
from walstatt.server.errors import ApiError, invalid, not_found
from walstatt.server.founding import Founder
from walstatt.server.guard import client_of
from walstatt.server.jobs import Film
from walstatt.server.languages import language_of
from walstatt.server.limits import MATCHES, UPLOADS, WORK
from walstatt.server.matches import Language, find_visible, made
from walstatt.server.schemas import ForkIn, Id, Made, MatchMade
from walstatt.server.site import Me, Site, TheSite, Visitor, limit
from walstatt.server.workers import REPLAY, departure, until
from walstatt.store.papers import Replay
from walstatt.store.people import Person

log = logging.getLogger("walstatt.replays")
P = ParamSpec("P")
T = TypeVar("T")
router = APIRouter(prefix="/api", route_class=BoundedRoute)
Seat = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]


def _bad_replay(problem: TapeError) -> ApiError:
    return ApiError(422, "bad_replay", "server-bad-replay", where="body", detail=str(problem))


@router.post(
    "/replays",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}},
)
async def bring_replay(request: Request, site: TheSite, visitor: Visitor) -> Made:
    """Keep a save file so that others can watch it; it is played once to see that it is sound."""
    limit(request, site, "uploads", UPLOADS)
    data = await request.body()
    try:
        game, names = await _played(request, site, "", jobs.check_replay, data)
    except TapeError as problem:
        raise _bad_replay(problem) from problem
    except RuleFault as fault:
        # The position may be one that no game leads to, so it may be the file's fault as well as ours.
        log.error("a save file makes the rules fail", exc_info=fault, extra=fault_report(fault))
        answers = len(fault.tape)
        raise ApiError(422, "bad_replay", "server-fault-replay", where="body", answers=answers) from fault
    replay = Replay(game, names, data.decode(), visitor.id if visitor else None)
    await site.hub.in_thread(lambda: site.replays.create(replay))
    return Made(id=replay.id)


async def _played(
    request: Request, site: Site, key: str, function: Callable[P, T], /, *args: P.args, **named: P.kwargs
) -> T:
    """Work on a game that has to be played through first; its process remembers it by its key."""
    job = site.workers.do_at(key, REPLAY, client_of(request.scope), function, *args, **named)
    return await until(departure(request), job)


async def _seen(
    request: Request, site: Site, film: Film, function: Callable[Concatenate[Film, P], T], /, *args: P.args,
    **named: P.kwargs,
) -> T:
    try:
        return await _played(request, site, film.key, function, film, *args, **named)
    except (TapeError, OutOfBounds) as problem:
        raise ApiError(409, "unplayable", "server-unplayable") from problem


async def _film(site: Site, replay_id: str) -> Film:
    kept = await asyncio.to_thread(site.replays.find, replay_id)
    if kept is None:
        raise not_found(replay_id)
    # Names may leave a replay; what a process remembers of the old one must not be shown then.
    save = kept.save.encode()
    return Film(f"replay {replay_id} {crc32(save)}", save)


async def _finished(site: Site, match_id: str, visitor: Person | None, watch: str) -> Film:
    return await asyncio.to_thread(_film_of_match, site, match_id, visitor, watch)


def _film_of_match(site: Site, match_id: str, visitor: Person | None, watch: str) -> Film:
    if not find_visible(site, match_id, visitor, watch).summary.over:
        raise ApiError(409, "not_over", "server-not-over")
    found = site.matches.load(match_id)
    if found is None or found[0].game not in playable():
        raise not_found(match_id)
    record, kept = found.record, found.kept
    if record.game_version != load_game(record.game).version:
        raise ApiError(409, "unplayable", "server-unplayable")
    return Film(
        f"match {match_id} {record.revision}", b"", record.game, record.setup.encode(),
        tuple(one.entry for one in kept), tuple(record.names), carried_file(site.matches, record, kept),
    )


async def _shown(site: Site, request: Request, film: Film, at: int, seat: int | None) -> Response:
    limit(request, site, "moments", WORK._replace(burst=200, per_second=20))
    found = await _seen(request, site, film, jobs.replay_moment, at, seat)
    if at > found.answers:
        raise invalid("path.at", f"there are {found.answers} answers")
    if seat is not None and seat >= found.seats:
        raise invalid("query.seat", f"there are {found.seats} seats")
    return Response(found.shown, media_type=JSON)


@router.get("/replays/{replay_id}")
async def read_replay(replay_id: Id, request: Request, site: TheSite) -> dict[str, Any]:
    return await _told(request, site, await _film(site, replay_id))  # type: ignore[return-value]


async def _told(request: Request, site: Site, film: Film) -> Response:
    return Response(await _seen(request, site, film, jobs.about_replay), media_type=JSON)


@router.get("/replays/{replay_id}/at/{at}")
async def read_moment(replay_id: Id, at: int, request: Request, site: TheSite, seat: Seat = None) -> dict[str, Any]:
    return await _shown(site, request, await _film(site, replay_id), at, seat)  # type: ignore[return-value]


@router.get("/matches/{match_id}/replay")
async def read_match_replay(
    match_id: Id, request: Request, site: TheSite, visitor: Visitor, watch: str = ""
) -> dict[str, Any]:
    film = await _finished(site, match_id, visitor, watch)
    return await _told(request, site, film)  # type: ignore[return-value]


@router.get("/matches/{match_id}/at/{at}")
async def read_match_moment(
    match_id: Id, at: int, request: Request, site: TheSite, visitor: Visitor, seat: Seat = None, watch: str = ""
) -> dict[str, Any]:
    film = await _finished(site, match_id, visitor, watch)
    return await _shown(site, request, film, at, seat)  # type: ignore[return-value]


async def _forked(site: Site, request: Request, me: Person, film: Film, wish: ForkIn, language: str) -> MatchMade:
    limit(request, site, "matches", MATCHES)
    cut = await _seen(request, site, film, jobs.cut_replay, wish.at)
    if wish.at > cut.answers:
        raise invalid("body.at", f"there are {cut.answers} answers")
    if cut.over:
        raise ApiError(409, "over", "core-refused-over")

    def work() -> MatchMade:
        game = load_game(cut.game)
        match = tape.begun(game, game.read_setup(cut.setup), cut.tape, cut.carried)
        for number, entry in enumerate(cut.tape[len(match.tape) :], len(match.tape)):
            match.replay_entry(number, entry)
        return made(Founder(site, me, language).fork(match, wish))

    return await asyncio.to_thread(work)


@router.post("/replays/{replay_id}/fork", status_code=201)
async def fork_replay(
    replay_id: Id, wish: ForkIn, request: Request, site: TheSite, me: Me, language: Language = None
) -> MatchMade:
    """Play on from a moment of a replay."""
    return await _forked(site, request, me, await _film(site, replay_id), wish, language_of(language))


@router.post("/matches/{match_id}/fork", status_code=201)
async def fork_match(
    match_id: Id, wish: ForkIn, request: Request, site: TheSite, me: Me, language: Language = None
) -> MatchMade:
    """Play on from a moment of a match that is over."""
    return await _forked(site, request, me, await _finished(site, match_id, me, ""), wish, language_of(language))
