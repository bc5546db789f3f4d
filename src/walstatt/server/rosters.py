"""Roster files of one's own, and what an army of any roster is worth."""
from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from msgspec.structs import asdict

from walstatt.core.plain import plain
from walstatt.games.lobby import RosterSheet, UnknownKey
from walstatt.games.roster_problems import RosterProblem
from walstatt.server import jobs
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.content import check_rulings, json_answer, lobby_of
from walstatt.server.errors import ApiError, not_found, unknown_key
from walstatt.server.limits import WORK
from walstatt.server.own_rosters import army_wish, own_sheet
from walstatt.server.schemas import ArmyToCheck, FileProblem, Id, Key, RosterBrought
from walstatt.server.site import Me, Site, TheSite, Working, limit
from walstatt.store.papers import OwnRoster
from walstatt.store.people import Person

MOST_ROSTERS = 50


class OwnSheet(RosterSheet, kw_only=True):
    """A roster file that somebody has brought; its key begins with `own:`."""

    id: str
    game: str


router = APIRouter(prefix="/api", route_class=BoundedRoute)
TOML = {"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}}


@router.post("/games/{key}/rosters", openapi_extra=TOML)
async def bring_roster(
    key: Annotated[str, Key], request: Request, site: TheSite, work: Working, me: Me
) -> RosterBrought:
    """A roster file: it is kept if nothing is wrong with it; else every problem is told with its line."""
    limit(request, site, "work", WORK)
    try:
        source = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise ApiError(422, "bad_roster", "roster-not-utf8", where="body") from problem
    lobby_of(key)
    found = await work(jobs.read_roster, key, source)
    return await asyncio.to_thread(_keep, site, me, key, source, *found)


def _keep(
    site: Site, me: Person, game: str, source: str, sheet: RosterSheet | None, problems: list[RosterProblem]
) -> RosterBrought:
    told = [_told(problem) for problem in problems]
    if sheet is None or not all(problem.warning for problem in problems):
        return RosterBrought(id=None, problems=told)
    if site.rosters.count(me.id) >= MOST_ROSTERS:
        raise ApiError(409, "too_many_rosters", "server-too-many-rosters", most=MOST_ROSTERS)
    kept = OwnRoster(me.id, game, sheet.key, source)
    site.rosters.create(kept)
    return RosterBrought(id=kept.id, problems=told)


def _told(problem: RosterProblem) -> FileProblem:
    return FileProblem(
        line=problem.line, place=problem.place, rule=problem.rule, why=plain(problem.message), warning=problem.warning
    )


@router.get("/rosters")
async def list_rosters(
    site: TheSite, work: Working, me: Me, game: Annotated[str, Query(max_length=40)] = ""
) -> list[dict[str, Any]]:
    """My rosters, as `GET /api/games/{key}/rosters` tells of those that come with the program."""
    mine = await asyncio.to_thread(site.rosters.of_person, me.id)
    kept = [one for one in mine if game in ("", one.game)]
    sheets = [(one, await own_sheet(work, one)) for one in kept]
    found = [OwnSheet(**asdict(sheet), id=one.id, game=one.game) for one, sheet in sheets if sheet is not None]
    return json_answer(found)  # type: ignore[return-value]


@router.delete("/rosters/{roster_id}", status_code=204)
def delete_roster(roster_id: Id, site: TheSite, me: Me) -> None:
    kept = site.rosters.find(roster_id)
    if kept is None or kept.person_id != me.id:
        raise not_found(roster_id)
    site.rosters.delete(kept.id)


@router.post("/games/{key}/armies/check")
async def check_army(
    key: Annotated[str, Key], wish: ArmyToCheck, request: Request, site: TheSite, work: Working
) -> dict[str, Any]:
    """What an army costs and what keeps it from the field; an illegal army is no error."""
    limit(request, site, "work", WORK)
    lobby_of(key)
    check_rulings(key, wish.rulings)
    army = await army_wish(site, work, key, wish.roster, [unit.to_choice() for unit in wish.units])
    try:
        return await work(jobs.check_army, key, army, wish.size, wish.limits, wish.rulings)
    except UnknownKey as unknown:
        raise unknown_key(f"body.{unknown.where}", unknown.given, unknown.known) from unknown
