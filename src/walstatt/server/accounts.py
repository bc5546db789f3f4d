"""People: accounts, guests, logging in and out, leaving for good."""
from __future__ import annotations

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
from walstatt.store.people import NameTaken, Person, token_hash

router = APIRouter(prefix="/api", route_class=BoundedRoute)
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


def _welcome(request: Request, response: Response, site: Site, person: Person) -> MeBody:
    """A new session for somebody; an old one of the same browser ends."""
    _end_session(request, site)
    set_cookie(request, response, site.people.open_session(person.id))
    return _me(person)


def _end_session(request: Request, site: Site) -> None:
    token = request.cookies.get(COOKIE)
    if token:
        site.people.close_session(token)
        site.hub.drop_session(token_hash(token))


@router.get("/me", response_model_exclude_unset=True)
def read_me(visitor: Visitor) -> MeBody:
    return _me(visitor) if visitor else MeBody(id=None)


@router.post("/accounts", status_code=201)
def create_account(wish: NewAccount, request: Request, response: Response, site: TheSite) -> MeBody:
    limit(request, site, "people", PEOPLE)
    name = clean_name(wish.name, "body.name")
    try:
        person = site.people.create(name, _hash(wish.password))
    except NameTaken as taken:
        raise ApiError(409, "name_taken", "server-name-taken", where="body.name", name=name) from taken
    return _welcome(request, response, site, person)


@router.post("/session")
def log_in(wish: Login, request: Request, response: Response, site: TheSite) -> MeBody:
    name = clean_line(wish.name)
    address = client_of(request.scope)
    site.limits.check("login", f"{address} {name.casefold()}", LOGINS)
    site.limits.check("logins", address, LOGINS_OF_ADDRESS)
    found = site.people.find_login(name)
    # Somebody who tries names must not learn from the time it takes which ones exist.
    right = _is_right(found[1] if found else _nobodys_password(), wish.password)
    if found is None or not right:
        raise ApiError(401, "wrong_login", "server-wrong-login")
    site.limits.pardon("login", f"{address} {name.casefold()}")
    if _hasher.check_needs_rehash(found[1]):
        site.people.set_password(found[0].id, _hash(wish.password))
    return _welcome(request, response, site, found[0])


@router.post("/session/guest")
def come_as_guest(wish: GuestName, request: Request, response: Response, site: TheSite) -> MeBody:
    limit(request, site, "people", PEOPLE)
    person = site.people.create_guest(clean_name(wish.name, "body.name"))
    return _welcome(request, response, site, person)


@router.delete("/session", status_code=204)
def log_out(request: Request, response: Response, site: TheSite) -> None:
    _end_session(request, site)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.delete("/accounts/me", status_code=204)
async def delete_account(wish: PasswordOnly, request: Request, response: Response, site: TheSite, me: Me) -> None:
    played = await site.hub.in_thread(lambda: _delete(site, request, me, wish.password))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    for match_id in played:
        await site.hub.hear_match(match_id)


def _delete(site: Site, request: Request, me: Person, password: str) -> list[str]:
    site.limits.check("login", f"{client_of(request.scope)} {me.id}", LOGINS)
    kept = site.people.password_of(me.id)
    if kept is None:
        raise not_logged_in()
    if not _is_right(kept, password):
        raise ApiError(401, "wrong_login", "server-wrong-password", where="body.password")
    played = [record.id for record in site.matches.of_person(me.id, 10_000)]
    _end_session(request, site)
    site.people.forget(me.id)
    return played
