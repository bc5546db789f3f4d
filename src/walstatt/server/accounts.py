"""People: accounts, guests, logging in and out, leaving for good."""
from __future__ import annotations

import asyncio
from functools import cache
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import APIRouter, Request, Response

from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.errors import ApiError, not_logged_in
from walstatt.server.guard import client_of
from walstatt.server.limits import LOGINS, LOGINS_OF_ADDRESS, PEOPLE
from walstatt.server.names import clean_line, clean_name
from walstatt.server.schemas import GuestName, Login, MeBody, NewAccount, PasswordOnly
from walstatt.server.site import COOKIE, Me, Site, TheSite, Visitor, limit, set_cookie
from walstatt.store.people import NameTaken, Person

router = APIRouter(prefix="/api", route_class=BoundedRoute)
MOST_PLAYED = 10_000
_hasher = PasswordHasher()
_at_once = BoundedSemaphore(2)
"""Hashing is meant to be slow and to need memory; a crowd at the door must not take all of it."""


@cache
def _nobodys_password() -> str:
    return _hasher.hash("nobody has this password")


def _hash(password: str) -> str:
    with _at_once:
        return _hasher.hash(password)


def _is_right(password_hash: str, password: str) -> bool:
    with _at_once:
        try:
            return _hasher.verify(password_hash, password)
        except (Argon2Error, InvalidHashError):
            return False


def _me(person: Person) -> MeBody:
    return MeBody(id=person.id, name=person.name, guest=person.guest)


async def _welcome(request: Request, response: Response, site: Site, person: Person) -> MeBody:
    """A new session for somebody; an old one of the same browser ends."""
    await _end_session(request, site)
    set_cookie(request, response, await asyncio.to_thread(site.people.open_session, person.id))
    return _me(person)


async def _end_session(request: Request, site: Site) -> None:
    token = request.cookies.get(COOKIE)
    person_id = await asyncio.to_thread(site.people.close_session, token) if token else None
    if person_id is not None:
        await site.hub.hear_person(person_id)


@router.get("/me", response_model_exclude_unset=True)
def read_me(visitor: Visitor) -> MeBody:
    return _me(visitor) if visitor else MeBody(id=None)


@router.post("/accounts", status_code=201)
async def create_account(
    wish: NewAccount, request: Request, response: Response, site: TheSite, visitor: Visitor
) -> MeBody:
    """A new account; a guest becomes one in place, with the same id, matches, armies and open pages."""
    limit(request, site, "people", PEOPLE)
    name = clean_name(wish.name, "body.name")
    guest = visitor if visitor and visitor.guest else None
    try:
        person = await asyncio.to_thread(lambda: _account(site, guest, name, wish.password))
    except NameTaken as taken:
        raise ApiError(409, "name_taken", "server-name-taken", where="body.name", name=name) from taken
    if guest is None:
        return await _welcome(request, response, site, person)
    await site.hub.hear_person(person.id)
    await _show_new_names(site, person)
    return _me(person)


def _account(site: Site, guest: Person | None, name: str, password: str) -> Person:
    if guest is None:
        return site.people.create(name, _hash(password))
    person = site.people.promote(guest, name, _hash(password))
    if person is None:
        raise not_logged_in()
    return person


async def _show_new_names(site: Site, person: Person) -> None:
    for record in await site.hub.in_thread(lambda: site.matches.of_person(person.id, MOST_PLAYED)):
        await site.hub.hear_match(record.id)


@router.post("/session")
async def log_in(wish: Login, request: Request, response: Response, site: TheSite) -> MeBody:
    name = clean_line(wish.name)
    address = client_of(request.scope)
    site.limits.check("login", f"{address} {name.casefold()}", LOGINS)
    site.limits.check("logins", address, LOGINS_OF_ADDRESS)
    person = await asyncio.to_thread(lambda: _recognized(site, name, wish.password))
    if person is None:
        raise ApiError(401, "wrong_login", "server-wrong-login")
    site.limits.pardon("login", f"{address} {name.casefold()}")
    return await _welcome(request, response, site, person)


def _recognized(site: Site, name: str, password: str) -> Person | None:
    found = site.people.find_login(name)
    # Somebody who tries names must not learn from the time it takes which ones exist.
    right = _is_right(found[1] if found else _nobodys_password(), password)
    if found is None or not right:
        return None
    if _hasher.check_needs_rehash(found[1]):
        site.people.set_password(found[0].id, _hash(password))
    return found[0]


@router.post("/session/guest")
async def come_as_guest(wish: GuestName, request: Request, response: Response, site: TheSite) -> MeBody:
    limit(request, site, "people", PEOPLE)
    name = clean_name(wish.name, "body.name")
    return await _welcome(request, response, site, await asyncio.to_thread(site.people.create_guest, name))


@router.delete("/session", status_code=204)
async def log_out(request: Request, response: Response, site: TheSite) -> None:
    await _end_session(request, site)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.delete("/accounts/me", status_code=204)
async def delete_account(wish: PasswordOnly, request: Request, response: Response, site: TheSite, me: Me) -> None:
    site.limits.check("login", f"{client_of(request.scope)} {me.id}", LOGINS)
    played = await asyncio.to_thread(lambda: _delete(site, me, wish.password))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    await site.hub.hear_person(me.id)
    for match_id in played:
        await site.hub.hear_match(match_id)


def _delete(site: Site, me: Person, password: str) -> list[str]:
    """Everything of somebody goes; the matches that were played."""
    kept = site.people.password_of(me.id)
    if kept is None:
        raise not_logged_in()
    if not _is_right(kept, password):
        raise ApiError(401, "wrong_login", "server-wrong-password", where="body.password")
    played = [record.id for record in site.matches.of_person(me.id, MOST_PLAYED)]
    site.people.forget(me.id)
    return played
