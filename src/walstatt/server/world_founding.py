"""Before a world begins, and beside it: a look at its map, readings, helpers by link, copies, the public page."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from secrets import compare_digest
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from walstatt.core.catalogue import game_keys, load
from walstatt.core.roles import Role
from walstatt.desk.evaluation import sketched
from walstatt.desk.world_desk import PUBLIC, Evaluate, PublicWords, WorldDesk
from walstatt.games.shelf import worlds
from walstatt.server import wire_types
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.content import json_answer, ruling_words
from walstatt.server.errors import ApiError, invalid, not_found, not_logged_in, unknown_key
from walstatt.server.limits import MATCHES, WORK
from walstatt.server.names import clean_name
from walstatt.server.schemas import Id, Key
from walstatt.server.site import Desk, Me, Site, TheSite, Visitor, limit
from walstatt.server.world_schemas import (
    CopyIn,
    CultureIn,
    HelperIn,
    PublicIn,
    PublicOut,
    SketchIn,
    StartIn,
    StartOut,
    WorldMade,
)
from walstatt.server.worlds import MOST_WORLDS, led_world, seen_world
from walstatt.store.people import Person, new_token
from walstatt.store.worlds import Member, Worlds

MOST_NEWSLETTERS = 40
router = APIRouter(prefix="/api/worlds", route_class=BoundedRoute)


@router.get("/games/{key}/readings", response_class=Response)
def read_readings(key: Key) -> Response:
    """Rulings that a world may read otherwise."""
    known = load(key).rulings if key in game_keys() and key in worlds() else ()
    found: list[wire_types.Ruling] = [{"id": one.id, **ruling_words(one)} for one in known if one.choices]
    return json_answer(found)


@router.post("/sketch", response_class=Response)
async def sketch(wish: SketchIn, request: Request, site: TheSite, me: Me, at_desk: Desk) -> Response:  # noqa: ARG001
    """A world as it would be founded and painted, to look at. Nothing is kept."""
    limit(request, site, "work", WORK)
    if wish.game not in worlds():
        raise unknown_key("body.game", wish.game, worlds())
    try:
        found = await at_desk(lambda evaluate: evaluate(sketched, wish.game, msgspec.json.encode(wish.setup)))
    except msgspec.ValidationError as problem:
        raise invalid("body.setup", str(problem)) from problem
    return json_answer(found)


@router.post("/{world_id}/helpers", status_code=204)
def invite_helper(world_id: Id, wish: HelperIn, site: TheSite, me: Me) -> None:
    """A link for a second game master, or for a scribe who sees the sheets of one realm."""
    desk = led_world(site, world_id, me)
    realms = [one.realm for one in desk.record.members if one.realm]
    if wish.role == Role.SCRIBE.value and wish.realm not in realms:
        raise unknown_key("body.realm", wish.realm or "", realms)
    role, realm = Role(wish.role), wish.realm if wish.role == Role.SCRIBE.value else None
    if not any(one.role is role and one.realm == realm and one.invite for one in desk.record.members):
        desk.store.add_member(world_id, Member(role, "?", realm, invite=new_token()))


@router.post("/{world_id}/copies", status_code=201)
async def copy_world(
    world_id: Id, wish: CopyIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> WorldMade:
    """The same world from its open phase on, with other dice: the game master writes the papers of everybody."""
    limit(request, site, "matches", MATCHES)

    def work(evaluate: Evaluate) -> WorldMade:
        desk = led_world(site, world_id, me, evaluate)
        if len(desk.store.of_person(me.id, MOST_WORLDS)) >= MOST_WORLDS:
            raise ApiError(409, "too_many_worlds", "server-too-many-worlds", most=MOST_WORLDS)
        realms = [one.realm for one in desk.record.members if one.role is Role.PLAYER and one.realm]
        members = [Member(Role.GAME_MASTER, me.name, person_id=me.id)]
        members += [Member(Role.PLAYER, me.name, realm, me.id) for realm in realms]
        return WorldMade(id=desk.fork(clean_name(wish.name, "body.name"), members=members).record.id)

    return await at_desk(work)


@router.put("/{world_id}/public", status_code=204)
def change_public_page(world_id: Id, wish: PublicIn, site: TheSite, me: Me) -> None:
    """The page that anybody may read, and the legend on it; it is shut until the game master opens it."""
    desk = led_world(site, world_id, me)
    desk.store.keep_lasting(world_id, PUBLIC, PublicWords(wish.legend) if wish.open else None)


@router.get("/{world_id}/public")
def read_public_page(world_id: Id, request: Request, site: TheSite) -> PublicOut:
    limit(request, site, "work", WORK)
    desk = WorldDesk.open(Worlds(site.database), world_id)
    words = desk.public if desk is not None and desk.record.id == world_id else None
    if desk is None or words is None:
        raise not_found(world_id)
    return _public_out(desk, words)


def _public_out(desk: WorldDesk, words: PublicWords) -> PublicOut:
    """Nothing that a ruler would have to find out: not even who there is."""
    kept = desk.kept()
    rulers = [one for one in desk.record.members if one.role is Role.PLAYER]
    free = sum(1 for one in rulers if one.invite and not one.person_id)
    return PublicOut(
        name=desk.record.name, game=desk.record.game, label=kept.label, deadline=kept.deadline, over=desk.record.over,
        legend=words.legend, open_realms=free, newsletters=_newsletters(desk),
    )


NEWSLETTER = "newsletter"


def _newsletters(desk: WorldDesk) -> list[list[dict[str, Any]]]:
    return list(islice(_all_newsletters(desk), MOST_NEWSLETTERS))


def _all_newsletters(desk: WorldDesk) -> Iterator[list[dict[str, Any]]]:
    """What went to everybody alike, the latest first."""
    for number in range(desk.record.phase - 1, -1, -1):
        if _has_newsletter(desk, number):
            sections = [report.get(NEWSLETTER) or [] for report in desk.reports(number).values()]
            if all(one == sections[0] for one in sections):
                yield sections[0]


def _has_newsletter(desk: WorldDesk, number: int) -> bool:
    """One report tells: those of all realms are read only where there is something to compare."""
    receiver = desk.store.a_receiver(desk.record.id, number)
    if receiver is None:
        return False
    return bool(desk.store.reports(desk.record.id, number, receiver).get(receiver, {}).get(NEWSLETTER))


# ---- whoever comes by an invitation


@router.post("/{world_id}/start")
async def read_start_pack(
    world_id: Id, wish: StartIn, request: Request, site: TheSite, visitor: Visitor, at_desk: Desk
) -> StartOut:
    """Who one will be, what is worth doing, the last newsletter: for whoever has the link, and for who rules there."""
    limit(request, site, "work", WORK)
    return await at_desk(lambda evaluate: _start_out(*_invited(world_id, wish, site, visitor, evaluate)))


def _invited(
    world_id: str, wish: StartIn, site: Site, visitor: Person | None, evaluate: Evaluate
) -> tuple[WorldDesk, Member]:
    if wish.invite is None:
        if visitor is None:
            raise not_logged_in()
        seen = seen_world(site, world_id, visitor, evaluate)
        return seen.desk, Member(Role.PLAYER, visitor.name, seen.checked_realm(wish.realm))
    desk = WorldDesk.open(Worlds(site.database), world_id, evaluate)
    offered = desk.record.members if desk is not None and desk.record.id == world_id else []
    place = next((one for one in offered if one.invite is not None and compare_digest(one.invite, wish.invite)), None)
    if desk is None or place is None:
        raise ApiError(409, "seat_taken", "server-seat-taken")
    return desk, place


def _start_out(desk: WorldDesk, place: Member) -> StartOut:
    kept = desk.kept()
    rules = place.role is Role.PLAYER and place.realm is not None and not desk.record.over
    pack = desk.start_pack(place.realm) if rules and place.realm else {}
    return StartOut(
        name=desk.record.name, game=desk.record.game, label=kept.label, deadline=kept.deadline, role=place.role.value,
        realm=place.realm, about=pack.get("about", []), worth=pack.get("worth", []),
        questions=pack.get("questions", []), described=pack.get("described", ""), chart=pack.get("chart"),
        newsletter=next(_all_newsletters(desk), []),
    )


@router.put("/{world_id}/culture", status_code=204)
async def keep_culture(
    world_id: Id, wish: CultureIn, request: Request, site: TheSite, me: Me, at_desk: Desk
) -> None:
    """What a ruler answers about his people; from the next publication on it stands with the realm."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> None:
        seen = seen_world(site, world_id, me, evaluate)
        if not seen.desk.describe(seen.checked_realm(wish.realm), wish.answers, me.id):
            raise not_found(world_id)

    await at_desk(work)
