"""Replays: save files that people bring, and matches that are over, step by step; and forks of both."""
from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from walstatt.core.match import TapeError
from walstatt.games.shelf import load_game, playable
from walstatt.server.content import json_answer
from walstatt.server.errors import ApiError, invalid, not_found
from walstatt.server.founding import Founder
from walstatt.server.languages import language_of
from walstatt.server.limits import MATCHES, UPLOADS, WORK
from walstatt.server.matches import Language, find_visible, made
from walstatt.server.reels import Reel, reel_of_file
from walstatt.server.schemas import MOST_SEATS, ForkIn, Id, Made, MatchMade
from walstatt.server.site import Me, Site, TheSite, Visitor, limit
from walstatt.store.papers import Replay
from walstatt.store.people import Person

router = APIRouter(prefix="/api")
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
        # Not in the threads of the matches: nobody who plays should wait for a long replay.
        reel = await asyncio.to_thread(reel_of_file, data)
    except TapeError as problem:
        raise _bad_replay(problem) from problem
    replay = Replay(reel.game.key, reel.names, data.decode(), visitor.id if visitor else None)
    await site.hub.in_thread(lambda: site.replays.create(replay))
    return Made(id=replay.id)


async def _replay(site: Site, replay_id: str) -> Reel:
    def make() -> Reel:
        kept = site.replays.find(replay_id)
        if kept is None:
            raise not_found(replay_id)
        return reel_of_file(kept.save.encode())

    try:
        return await site.reels.get(f"replay {replay_id}", make)
    except TapeError as problem:
        raise ApiError(409, "unplayable", "server-unplayable") from problem


async def _finished(site: Site, match_id: str, visitor: Person | None, watch: str) -> Reel:
    record = await site.hub.in_thread(lambda: find_visible(site, match_id, visitor, watch))
    if not record.summary.over:
        raise ApiError(409, "not_over", "server-not-over")

    def make() -> Reel:
        found = site.matches.load(match_id)
        if found is None or found[0].game not in playable():
            raise not_found(match_id)
        game = load_game(found[0].game)
        entries = [kept.entry for kept in found[1]]
        return Reel(game, game.read_setup(found[0].setup.encode()), entries, found[0].names)

    try:
        return await site.reels.get(f"match {match_id} {record.revision}", make)
    except TapeError as problem:
        raise ApiError(409, "unplayable", "server-unplayable") from problem


async def _shown(site: Site, request: Request, reel: Reel, at: int, seat: int | None) -> Response:
    limit(request, site, "moments", WORK._replace(burst=200, per_second=20))
    if at > len(reel.match.tape):
        raise invalid("path.at", f"there are {len(reel.match.tape)} answers")
    if seat is not None and seat >= reel.match.play.seats:
        raise invalid("query.seat", f"there are {reel.match.play.seats} seats")
    return json_answer(await asyncio.to_thread(reel.show, at, seat))


@router.get("/replays/{replay_id}")
async def read_replay(replay_id: Id, site: TheSite) -> dict[str, Any]:
    return json_answer((await _replay(site, replay_id)).about())  # type: ignore[return-value]


@router.get("/replays/{replay_id}/at/{at}")
async def read_moment(replay_id: Id, at: int, request: Request, site: TheSite, seat: Seat = None) -> dict[str, Any]:
    return await _shown(site, request, await _replay(site, replay_id), at, seat)  # type: ignore[return-value]


@router.get("/matches/{match_id}/replay")
async def read_match_replay(match_id: Id, site: TheSite, visitor: Visitor, watch: str = "") -> dict[str, Any]:
    return json_answer((await _finished(site, match_id, visitor, watch)).about())  # type: ignore[return-value]


@router.get("/matches/{match_id}/at/{at}")
async def read_match_moment(
    match_id: Id, at: int, request: Request, site: TheSite, visitor: Visitor, seat: Seat = None, watch: str = ""
) -> dict[str, Any]:
    reel = await _finished(site, match_id, visitor, watch)
    return await _shown(site, request, reel, at, seat)  # type: ignore[return-value]


async def _forked(site: Site, request: Request, me: Person, reel: Reel, wish: ForkIn, language: str) -> MatchMade:
    limit(request, site, "matches", MATCHES)
    if wish.at > len(reel.match.tape):
        raise invalid("body.at", f"there are {len(reel.match.tape)} answers")

    def work() -> MatchMade:
        match = reel.position(wish.at)
        if match.over:
            raise ApiError(409, "over", "core-refused-over")
        return made(Founder(site, me, language).fork(match, wish.seats, wish.names, by_people=False))

    return await site.hub.in_thread(work)


@router.post("/replays/{replay_id}/fork", status_code=201)
async def fork_replay(
    replay_id: Id, wish: ForkIn, request: Request, site: TheSite, me: Me, language: Language = None
) -> MatchMade:
    """Play on from a moment of a replay."""
    return await _forked(site, request, me, await _replay(site, replay_id), wish, language_of(language))


@router.post("/matches/{match_id}/fork", status_code=201)
async def fork_match(
    match_id: Id, wish: ForkIn, request: Request, site: TheSite, me: Me, language: Language = None
) -> MatchMade:
    """Play on from a moment of a match that is over."""
    return await _forked(site, request, me, await _finished(site, match_id, me, ""), wish, language_of(language))
