"""Roster files of one's own, and what an army of any roster is worth."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from walstatt.games.lobby import RosterSheet, UnknownKey
from walstatt.games.roster_problems import RosterProblem
from walstatt.server.content import check_rulings, lobby_of
from walstatt.server.errors import ApiError, not_found, unknown_key
from walstatt.server.limits import WORK
from walstatt.server.own_rosters import army_wish, sheet_of
from walstatt.server.schemas import ArmyToCheck, FileProblem, Id, Key, RosterBrought
from walstatt.server.site import Me, Site, TheSite, limit
from walstatt.server.wire import plain
from walstatt.store.papers import OwnRoster
from walstatt.store.people import Person

MOST_ROSTERS = 50
router = APIRouter(prefix="/api")
TOML = {"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}}


@router.post("/games/{key}/rosters", openapi_extra=TOML)
async def bring_roster(key: Annotated[str, Key], request: Request, site: TheSite, me: Me) -> RosterBrought:
    """A roster file: it is kept if nothing is wrong with it; else every problem is told with its line."""
    limit(request, site, "work", WORK)
    try:
        source = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise ApiError(422, "bad_roster", "roster-not-utf8", where="body") from problem
    return await site.hub.in_thread(lambda: _brought(site, me, key, source))


def _brought(site: Site, me: Person, game: str, source: str) -> RosterBrought:
    sheet, problems = lobby_of(game).read_roster(source)
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
def list_rosters(site: TheSite, me: Me, game: Annotated[str, Query(max_length=40)] = "") -> list[dict[str, Any]]:
    """My rosters, as `GET /api/games/{key}/rosters` tells of those that come with the program."""
    kept = [one for one in site.rosters.of_person(me.id) if game in ("", one.game)]
    sheets: list[tuple[OwnRoster, RosterSheet | None]] = [(one, sheet_of(one)) for one in kept]
    return [{"id": one.id, "game": one.game, **plain(sheet)} for one, sheet in sheets if sheet is not None]


@router.delete("/rosters/{roster_id}", status_code=204)
def delete_roster(roster_id: Id, site: TheSite, me: Me) -> None:
    kept = site.rosters.find(roster_id)
    if kept is None or kept.person_id != me.id:
        raise not_found(roster_id)
    site.rosters.delete(kept.id)


@router.post("/games/{key}/armies/check")
def check_army(key: Annotated[str, Key], wish: ArmyToCheck, request: Request, site: TheSite) -> dict[str, Any]:
    """What an army costs and what keeps it from the field; an illegal army is no error."""
    limit(request, site, "work", WORK)
    lobby = lobby_of(key)
    check_rulings(key, wish.rulings)
    army = army_wish(site, key, wish.roster, [unit.to_choice() for unit in wish.units])
    try:
        found = lobby.check_army(army, wish.size, wish.limits, wish.rulings)
    except UnknownKey as unknown:
        raise unknown_key(f"body.{unknown.where}", unknown.given, unknown.known) from unknown
    data: dict[str, Any] = plain(found)
    return data
