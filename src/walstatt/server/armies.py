"""Armies that people keep."""
from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal
from urllib.parse import quote

from fastapi import APIRouter, Header, Request, Response

from walstatt.games.lobby import UnknownKey
from walstatt.server import jobs
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.content import lobby_of
from walstatt.server.errors import ApiError, not_found, unknown_key
from walstatt.server.languages import language_of
from walstatt.server.limits import WORK
from walstatt.server.names import clean_name
from walstatt.server.own_rosters import army_wish
from walstatt.server.schemas import ArmyIn, ArmyMade, ArmyOut, Id, SharedArmy
from walstatt.server.site import Me, Site, TheSite, Work, Working, limit
from walstatt.server.wire import moment
from walstatt.store.papers import Army
from walstatt.store.people import Person

MOST_ARMIES = 200
PDF = "application/pdf"
PDF_ANSWER: dict[int | str, dict[str, Any]] = {
    200: {"description": "A PDF file.", "content": {PDF: {"schema": {"type": "string", "format": "binary"}}}}
}
Wanted = Literal["de", "en"] | None
Understood = Annotated[str | None, Header(alias="accept-language")]
router = APIRouter(prefix="/api/armies", route_class=BoundedRoute)


def _out(army: Army) -> ArmyOut:
    return ArmyOut(
        id=army.id, share=army.share, game=army.game, name=army.name, roster=army.roster, size=army.size,
        limits=army.limits, units=army.units, created=moment(army.created), updated=moment(army.updated),
    )


async def _checked(work: Work, site: Site, wish: ArmyIn, person: Person) -> Army:
    """An army of things that exist; whether it may take the field is not asked here: it may be half done."""
    name = clean_name(wish.name, "body.name")
    units = [unit.to_choice() for unit in wish.units]
    lobby_of(wish.game, "body.game")
    army = await army_wish(site, work, wish.game, wish.roster, units)
    try:
        await work(jobs.check_army, wish.game, army, wish.size, wish.limits, {})
    except UnknownKey as unknown:
        raise unknown_key(f"body.{unknown.where}", unknown.given, unknown.known) from unknown
    return Army(person.id, wish.game, name, wish.roster, wish.size, wish.limits, units)


def _mine(site: Site, army_id: str, me: Person) -> Army:
    army = site.armies.find(army_id)
    if army is None or army.person_id != me.id:
        raise not_found(army_id)
    return army


@router.get("")
def list_armies(site: TheSite, me: Me) -> list[ArmyOut]:
    return [_out(army) for army in site.armies.of_person(me.id)]


@router.post("", status_code=201)
async def create_army(wish: ArmyIn, request: Request, site: TheSite, work: Working, me: Me) -> ArmyMade:
    limit(request, site, "work", WORK)
    if await asyncio.to_thread(site.armies.count, me.id) >= MOST_ARMIES:
        raise ApiError(409, "too_many_armies", "server-too-many-armies", most=MOST_ARMIES)
    army = await _checked(work, site, wish, me)
    await asyncio.to_thread(site.armies.create, army)
    return ArmyMade(id=army.id, share=army.share)


def _shared(site: Site, share: str) -> Army:
    army = site.armies.shared(share)
    if army is None:
        raise not_found(share)
    return army


@router.get("/shared/{share}")
def read_shared(share: Id, site: TheSite) -> SharedArmy:
    army = _shared(site, share)
    return SharedArmy(
        game=army.game, name=army.name, roster=army.roster, size=army.size, limits=army.limits, units=army.units
    )


@router.put("/{army_id}")
async def replace_army(
    army_id: Id, wish: ArmyIn, request: Request, site: TheSite, work: Working, me: Me
) -> ArmyMade:
    limit(request, site, "work", WORK)
    old = await asyncio.to_thread(_mine, site, army_id, me)
    army = await _checked(work, site, wish, me)
    army.id, army.share, army.created = old.id, old.share, old.created
    await asyncio.to_thread(site.armies.replace, army)
    return ArmyMade(id=army.id, share=army.share)


@router.delete("/{army_id}", status_code=204)
def delete_army(army_id: Id, site: TheSite, me: Me) -> None:
    site.armies.delete(_mine(site, army_id, me).id)


# ---- on paper


async def _sheet(work: Work, site: Site, army: Army, language: str) -> Response:
    lobby_of(army.game)
    wish = await army_wish(site, work, army.game, army.roster, army.units)
    try:
        printed = await work(jobs.print_army, army.game, wish, army.size, army.name, language)
    except UnknownKey as unknown:
        # A roster may have changed since the army was put together.
        raise ApiError(
            409, "unplayable", "server-army-outdated", where=unknown.where, given=unknown.given
        ) from unknown
    name = f"filename=\"{army.game}.pdf\"; filename*=UTF-8''{quote(army.name, safe='')}.pdf"
    headers = {"Content-Disposition": f"attachment; {name}"}
    return Response(printed, media_type=PDF, headers=headers)


@router.get("/{army_id}/sheet.pdf", response_class=Response, responses=PDF_ANSWER)
async def print_army(
    army_id: Id, request: Request, site: TheSite, work: Working, me: Me, language: Wanted = None,
    understood: Understood = None,
) -> Response:
    """One of my armies as a sheet of paper, in the wanted language or in that of the browser."""
    limit(request, site, "work", WORK)
    army = await asyncio.to_thread(_mine, site, army_id, me)
    return await _sheet(work, site, army, language or language_of(understood))


@router.get("/shared/{share}/sheet.pdf", response_class=Response, responses=PDF_ANSWER)
async def print_shared(
    share: Id, request: Request, site: TheSite, work: Working, language: Wanted = None, understood: Understood = None
) -> Response:
    """The same for everybody who has the link."""
    limit(request, site, "work", WORK)
    army = await asyncio.to_thread(_shared, site, share)
    return await _sheet(work, site, army, language or language_of(understood))
