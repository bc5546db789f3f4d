"""The application: everything put together for one set of settings."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.routing import Match

from walstatt import __version__
from walstatt.core.bounds import OutOfBounds
from walstatt.core.match import RuleFault
from walstatt.core.refusal import Refused
from walstatt.core.tape import fault_report
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.server import (
    accounts,
    armies,
    bands,
    content,
    live,
    matches,
    pages,
    reading,
    replays,
    rosters,
    world_by_hand,
    world_founding,
    world_guide,
    world_leading,
    world_rehearsals,
    worlds,
)
from walstatt.server.errors import ApiError, beyond_error, fault_error, not_found, refused_error
from walstatt.server.guard import Guard
from walstatt.server.housekeeping import keep_house
from walstatt.server.limits import Limits
from walstatt.server.notify import listen
from walstatt.server.schemas import ErrorBody
from walstatt.server.self_led import lead_on
from walstatt.server.settings import Settings
from walstatt.server.site import Site, TheSite
from walstatt.server.timekeeper import Timekeeper
from walstatt.store.matches import Outpaced
from walstatt.store.worlds import BrokenRecord, PhaseClosed, WrittenElsewhere

log = logging.getLogger("walstatt.server")
PARTS = (
    accounts, content, rosters, armies, bands, matches, replays,
    world_founding, worlds, world_guide, world_leading, world_by_hand, world_rehearsals,
    reading, live,
)
TROUBLE: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorBody, "description": "What is wrong, and where."},
    503: {"model": ErrorBody, "description": "Not now."},
}


GONE = 499
"""What servers write down for a visitor who did not wait."""
MEANWHILE: dict[type[Exception], tuple[str, str]] = {
    PhaseClosed: ("closed", "server-world-closed"),
    WrittenElsewhere: ("written_elsewhere", "server-world-written-elsewhere"),
    Outpaced: ("outpaced", "server-world-outpaced"),
}
"""What somebody else has done to a world at the same time, and what whoever comes too late is told."""


def create_app(settings: Settings) -> FastAPI:
    """A server for these settings; the database is opened when it starts."""
    limits = Limits(active=settings.limited)
    app = FastAPI(
        title="Walstatt", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
        lifespan=_life, responses=TROUBLE,
    )
    app.state.settings, app.state.limits = settings, limits
    for part in PARTS:
        app.include_router(part.router)
    app.add_api_route("/healthz", read_health, methods=["GET"])
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)
    app.add_middleware(Guard, settings=settings, limits=limits)
    app.add_exception_handler(ApiError, _tell_error)
    app.add_exception_handler(OutOfBounds, _tell_beyond)
    app.add_exception_handler(Refused, _tell_refusal)
    app.add_exception_handler(BrokenRecord, _tell_broken)
    for kind in MEANWHILE:
        app.add_exception_handler(kind, _tell_meanwhile)
    app.add_exception_handler(RequestValidationError, _tell_invalid)
    app.add_exception_handler(HTTPException, _tell_http)
    app.add_exception_handler(ClientDisconnect, _tell_gone)
    app.add_exception_handler(Exception, _tell_crash)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    site = Site(app.state.settings, app.state.limits)
    await asyncio.to_thread(site.database.migrate)
    await asyncio.to_thread(warm_up)
    app.state.site = site
    always = (site.hub.sweep(), keep_house(site), lead_on(site), Timekeeper(site).keep(), site.workers.warm())
    tasks = [asyncio.create_task(one) for one in always]
    if not site.database.is_sqlite:
        tasks.append(asyncio.create_task(listen(site.hub)))
    log.info("open", extra={"database": site.database.engine.dialect.name, "server": site.hub.process})
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        # First what nobody waits for any more, so that the rest has the processor.
        await asyncio.to_thread(site.workers.close)
        await asyncio.to_thread(site.desks.close)
        await asyncio.gather(*tasks, return_exceptions=True)
        site.advice.close()
        await site.hub.close()
        await asyncio.to_thread(site.bots.close)
        await asyncio.to_thread(site.database.close)
        log.info("closed")


def warm_up() -> None:
    """What the first visitor would have to wait for."""
    for language in LANGUAGES:
        Texts(language).format("server-not-found", what="")
    content.read_games()


def read_health(site: TheSite) -> dict[str, Any]:
    """For whoever watches the server: does it answer, and does its database?"""
    try:
        site.database.check()
    except Exception as problem:
        raise ApiError(503, "no_database", "server-no-database") from problem
    return {"ok": True, "version": __version__, "open_matches": len(site.hub.rooms)}


# ---- errors


async def _tell_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    return JSONResponse({"error": error.to_data()}, error.status, headers=error.headers)


async def _tell_beyond(request: Request, beyond: Exception) -> Response:
    assert isinstance(beyond, OutOfBounds)
    return await _tell_error(request, beyond_error(beyond))


async def _tell_refusal(_: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    return JSONResponse({"error": refused_error(refused)}, 409)


async def _tell_broken(request: Request, broken: Exception) -> Response:
    """What is kept of a world cannot be read, perhaps because a newer program has written it."""
    log.error("a world cannot be read", extra={"reason": str(broken)})
    return await _tell_error(request, ApiError(409, "broken_world", "server-world-broken", reason=str(broken)))


async def _tell_meanwhile(request: Request, problem: Exception) -> Response:
    return await _tell_error(request, ApiError(409, *MEANWHILE[type(problem)]))


async def _tell_invalid(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = _place(first["loc"])
    if first["type"] == "json_invalid":
        detail = str(first.get("ctx", {}).get("error", first["msg"]))
        return await _tell_error(request, ApiError(400, "bad_json", "server-bad-json", where="body", detail=detail))
    error = ApiError(422, "invalid", "server-invalid", where=where, place=where, detail=first["msg"])
    return await _tell_error(request, error)


def _place(parts: tuple[int | str, ...]) -> str:
    """`body.seats[1].bot`"""
    place = ""
    for part in parts:
        place += f"[{part}]" if isinstance(part, int) else f".{part}" if place else part
    return place


async def _tell_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    status, path = problem.status_code, request.url.path
    if status == 404 and request.method in ("GET", "HEAD") and path != "/api" and not path.startswith("/api/"):
        return await asyncio.to_thread(pages.read_page, request)
    return await _tell_error(request, _http_error(request, problem))


def _http_error(request: Request, problem: HTTPException) -> ApiError:
    match problem.status_code:
        case 400:
            return ApiError(400, "bad_json", "server-bad-json", where="body", detail=str(problem.detail))
        case 404:
            return not_found(request.url.path)
        case 405:
            headers = {"Allow": ", ".join(_methods(request))}
            return ApiError(405, "wrong_method", "server-wrong-method", headers=headers, method=request.method)
        case status:
            return ApiError(status, "bad_request", "server-bad-request", detail=str(problem.detail))


def _methods(request: Request) -> list[str]:
    """All methods of the address; each of our routes knows only its own."""
    found: set[str] = set()
    for route in request.app.routes:
        if route.matches(request.scope)[0] != Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return sorted(found)


async def _tell_gone(_: Request, __: Exception) -> Response:
    """Whoever has gone before everything was here does not hear this; it is no fault of ours."""
    return Response(status_code=GONE)


async def _tell_crash(request: Request, problem: Exception) -> Response:
    if isinstance(problem, RuleFault):
        log.error("the rules have failed", exc_info=problem, extra=fault_report(problem))
        return await _tell_error(request, fault_error())
    log.error("a request failed", exc_info=problem, extra={"method": request.method})
    return await _tell_error(request, ApiError(500, "internal", "server-internal"))
