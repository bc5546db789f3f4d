"""What belongs together in one running server, and who is asking."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Annotated, ParamSpec, Protocol, TypeVar

from fastapi import Depends, Request
from starlette.responses import Response

from walstatt.desk.world_desk import Evaluate
from walstatt.server.advice import Advice
from walstatt.server.bots import BotMaster
from walstatt.server.desk_work import DeskWork
from walstatt.server.errors import not_logged_in
from walstatt.server.guard import client_of
from walstatt.server.hub import Hub, Room
from walstatt.server.limits import Limits, Rate
from walstatt.server.settings import Settings
from walstatt.server.workers import Workers, departure, until
from walstatt.store.bands import Bands
from walstatt.store.database import Database
from walstatt.store.papers import Armies, Replays, Rosters
from walstatt.store.people import SESSION_SECONDS, Person
from walstatt.store.seals import Seals

COOKIE = "walstatt_session"
P = ParamSpec("P")
T = TypeVar("T")


class Site:
    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.database = Database(settings.database_url)
        self.armies = Armies(self.database)
        self.bands = Bands(self.database)
        self.rosters = Rosters(self.database)
        self.replays = Replays(self.database)
        self.seals = Seals(self.database)
        self.hub = Hub(settings, self.database)
        self.bots = BotMaster(self.hub, settings.bot_workers)
        self.advice = Advice(self.hub, settings.bot_workers)
        self.hub.on_change = self._changed
        self.matches = self.hub.matches
        self.people = self.hub.people
        self.workers = Workers(settings.request_workers)
        self.desks = DeskWork(settings.request_workers)
        self.channels: Counter[str] = Counter()
        """Open live channels of each address."""

    def _changed(self, room: Room) -> None:
        self.advice.drop_overtaken(room)
        self.bots.wake(room)


def get_site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


TheSite = Annotated[Site, Depends(get_site)]


def get_visitor(request: Request, site: TheSite) -> Person | None:
    token = request.cookies.get(COOKIE)
    return site.people.of_session(token) if token else None


Visitor = Annotated[Person | None, Depends(get_visitor)]


def get_person(visitor: Visitor) -> Person:
    if visitor is None:
        raise not_logged_in()
    return visitor


Me = Annotated[Person, Depends(get_person)]


def limit(request: Request, site: Site, what: str, rate: Rate) -> None:
    site.limits.check(what, client_of(request.scope), rate)


class Work(Protocol):
    """Calls a function of `server/jobs.py` somewhere else."""

    async def __call__(self, function: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T: ...


def get_work(request: Request, site: TheSite) -> Work:
    """Work for whoever asks, in a process of its own; dropped when they go."""

    async def work(function: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        return await until(departure(request), site.workers.do(client_of(request.scope), function, *args, **named))

    return work


Working = Annotated[Work, Depends(get_work)]


class AtDesk(Protocol):
    """Does something with a world, which is handed the way to evaluate its phases."""

    async def __call__(self, work: Callable[[Evaluate], T]) -> T: ...


def get_desk(request: Request, site: TheSite) -> AtDesk:
    """Work at the desk of a world for whoever asks; ended when they go."""

    async def at_desk(work: Callable[[Evaluate], T]) -> T:
        return await site.desks.do(request, work)

    return at_desk


Desk = Annotated[AtDesk, Depends(get_desk)]


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=int(SESSION_SECONDS), path="/", httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )
