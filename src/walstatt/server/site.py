"""What belongs together in one running server, and who is asking."""
from __future__ import annotations

from collections import Counter
from typing import Annotated

from fastapi import Depends, Request
from starlette.responses import Response

from walstatt.server.advice import Advice
from walstatt.server.bots import BotMaster
from walstatt.server.errors import not_logged_in
from walstatt.server.guard import client_of
from walstatt.server.hub import Hub, Room
from walstatt.server.limits import Limits, Rate
from walstatt.server.reels import Reels
from walstatt.server.settings import Settings
from walstatt.store.bands import Bands
from walstatt.store.database import Database
from walstatt.store.papers import Armies, Replays, Rosters
from walstatt.store.people import SESSION_SECONDS, People, Person

COOKIE = "walstatt_session"


class Site:
    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.database = Database(settings.database_url)
        self.people = People(self.database)
        self.armies = Armies(self.database)
        self.bands = Bands(self.database)
        self.rosters = Rosters(self.database)
        self.replays = Replays(self.database)
        self.hub = Hub(settings, self.database)
        self.bots = BotMaster(self.hub, settings.bot_workers)
        self.advice = Advice(self.hub, self.bots.thinkers)
        self.hub.on_change = self._changed
        self.matches = self.hub.matches
        self.reels = Reels(self.hub)
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


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=int(SESSION_SECONDS), path="/", httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )
