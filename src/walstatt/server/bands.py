"""Bands that play a campaign: their sheets, and what is done between two matches, step by step."""
from __future__ import annotations

import asyncio
import secrets
from typing import Any
from urllib.parse import quote

import msgspec
from fastapi import APIRouter, Request, Response

from walstatt.core.dice import SeededBox
from walstatt.core.match import Entry, Match, TapeError
from walstatt.core.plain import event_data, plain
from walstatt.core.questions import CHOICE, Roll
from walstatt.core.refusal import Refused
from walstatt.core.typed_data import decode
from walstatt.games.campaigns import CAMPAIGNS, Campaign
from walstatt.games.roster_problems import BadRosterError
from walstatt.server import jobs
from walstatt.server.armies import PDF, PDF_ANSWER, Understood, Wanted
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.content import json_answer
from walstatt.server.errors import ApiError, not_found
from walstatt.server.languages import language_of
from walstatt.server.limits import WORK
from walstatt.server.live_match import Unplayable
from walstatt.server.names import MOST_NAME, clean_line, clean_name
from walstatt.server.schemas import (
    BandFile,
    BandIn,
    BandMatch,
    BandOut,
    BetweenAnswer,
    BetweenOut,
    Id,
    Key,
    SharedBand,
)
from walstatt.server.site import Me, Site, TheSite, Working, limit
from walstatt.server.wire import moment, question_data
from walstatt.store.bands import KeptBand
from walstatt.store.people import Person

MOST_BANDS = 50
router = APIRouter(prefix="/api/bands", route_class=BoundedRoute)


class Pending(msgspec.Struct):
    """What is being done between two matches: the setup, all answers so far, the seed of the dice."""

    setup: msgspec.Raw
    tape: list[list[Any]]
    seed: str

    def play(self, campaign: Campaign) -> Match:
        match = campaign.go_on(bytes(self.setup))
        for number, entry in enumerate(self.tape):
            match.replay_entry(number, Entry(*entry))
        return match

    def roll_on(self, match: Match) -> None:
        box = SeededBox(bytes.fromhex(self.seed))
        while isinstance(match.question, Roll):
            match.answer(box.roll(match.question, len(match.tape)))
        self.tape = [[entry.kind, entry.value] for entry in match.tape]


def _campaign(game: str) -> Campaign:
    campaign = CAMPAIGNS.get(game)
    if campaign is None:
        raise ApiError(404, "not_found", "server-no-campaign", where="body.game")
    return campaign


def _mine(site: Site, band_id: str, me: Person) -> KeptBand:
    band = site.bands.find(band_id)
    if band is None or band.person_id != me.id:
        raise not_found(band_id)
    return band


def _out(site: Site, band: KeptBand) -> BandOut:
    record = site.matches.find(band.match_id) if band.match_id else None
    return BandOut(
        id=band.id, game=band.game, name=band.name, sheet=plain(_campaign(band.game).outline(band.sheet)),
        match=BandMatch(id=record.id, over=record.summary.over) if record else None, busy=bool(band.pending),
        share=band.share, updated=moment(band.updated),
    )


def _keep(site: Site, band: KeptBand) -> None:
    if not site.bands.replace(band):
        raise ApiError(409, "outpaced", "server-band-outpaced")


# ---- sheets


@router.get("")
def list_bands(site: TheSite, me: Me) -> list[BandOut]:
    return [_out(site, band) for band in site.bands.of_person(me.id)]


@router.get("/offers/{game}", response_class=Response)
def read_offers(game: Key) -> Response:
    """What a new band can be made of."""
    return json_answer(plain(_campaign(game).offers()), public=True)


@router.post("", status_code=201)
def create_band(wish: BandIn, request: Request, site: TheSite, me: Me) -> BandOut:
    limit(request, site, "work", WORK)
    fields = wish.model_dump()
    game = fields.pop("game")
    fields["name"] = clean_name(wish.name, "body.name")
    fields |= {field: clean_line(fields[field])[:MOST_NAME] for field in ("wizard", "apprentice")}
    return _create(site, me, game, _campaign(game).found(fields))


@router.post("/sheet", status_code=201)
async def bring_band(wish: BandFile, request: Request, site: TheSite, work: Working, me: Me) -> BandOut:
    """A band from a sheet that somebody has at home."""
    limit(request, site, "work", WORK)
    _campaign(wish.game)
    try:
        sheet = await work(jobs.checked_band, wish.game, wish.sheet)
        return await asyncio.to_thread(_create, site, me, wish.game, sheet)
    except BadRosterError as bad:
        first = bad.problems[0]
        raise ApiError(
            422, "bad_sheet", "server-bad-sheet", where="body.sheet", line=first.line, problem=first.message
        ) from bad


def _create(site: Site, me: Person, game: str, sheet: str) -> BandOut:
    if site.bands.count(me.id) >= MOST_BANDS:
        raise ApiError(409, "too_many_bands", "server-too-many-bands", most=MOST_BANDS)
    band = KeptBand(me.id, game, _campaign(game).band_name(sheet)[:MOST_NAME], sheet)
    site.bands.create(band)
    return _out(site, band)


@router.get("/shared/{share}")
def read_shared(share: Id, site: TheSite) -> SharedBand:
    """A band for whoever knows its code."""
    band = site.bands.shared(share)
    if band is None:
        raise not_found(share)
    sheet = plain(_campaign(band.game).outline(band.sheet))
    return SharedBand(game=band.game, name=band.name, sheet=sheet, free=not (band.match_id or band.pending))


@router.get("/{band_id}")
def read_band(band_id: Id, site: TheSite, me: Me) -> BandOut:
    return _out(site, _mine(site, band_id, me))


@router.delete("/{band_id}", status_code=204)
def delete_band(band_id: Id, site: TheSite, me: Me) -> None:
    site.bands.delete(_mine(site, band_id, me).id)


@router.delete("/{band_id}/match", status_code=204)
def leave_match(band_id: Id, site: TheSite, me: Me) -> None:
    """The match that the band is in does not count: it is as it was before."""
    band = _mine(site, band_id, me)
    if band.pending:
        raise ApiError(409, "band_busy", "server-band-busy", name=band.name)
    band.match_id = None
    _keep(site, band)


@router.get("/{band_id}/sheet.toml", response_class=Response)
def read_sheet(band_id: Id, site: TheSite, me: Me) -> Response:
    """The sheet as a file for the terminal."""
    band = _mine(site, band_id, me)
    return Response(band.sheet, media_type="application/toml", headers=_attached(band, "toml"))


@router.get("/{band_id}/sheet.pdf", response_class=Response, responses=PDF_ANSWER)
async def print_band(
    band_id: Id, request: Request, site: TheSite, work: Working, me: Me, language: Wanted = None,
    understood: Understood = None,
) -> Response:
    limit(request, site, "work", WORK)
    band = await asyncio.to_thread(_mine, site, band_id, me)
    wanted = language or language_of(understood)
    printed = await work(jobs.print_band, band.game, band.sheet, band.name, wanted)
    return Response(printed, media_type=PDF, headers=_attached(band, "pdf"))


def _attached(band: KeptBand, kind: str) -> dict[str, str]:
    name = f"filename=\"{band.game}.{kind}\"; filename*=UTF-8''{quote(band.name, safe='')}.{kind}"
    return {"Content-Disposition": f"attachment; {name}"}


# ---- between two matches


@router.post("/{band_id}/between")
async def begin_between(band_id: Id, request: Request, site: TheSite, me: Me) -> BetweenOut:
    """Go on with what is begun; else begin with what follows from the match that is over, or with the market."""
    limit(request, site, "work", WORK)
    band = await site.hub.in_thread(lambda: _mine(site, band_id, me))
    if band.pending:
        return await site.hub.in_thread(lambda: _shown(band, *_opened(band)))
    finished = await _finished_match(site, band) if band.match_id else None
    return await site.hub.in_thread(lambda: _begin(site, band, finished))


async def _finished_match(site: Site, band: KeptBand) -> Match | None:
    try:
        room = await site.hub.open(band.match_id or "")
    except Unplayable as problem:
        raise ApiError(409, "unplayable", "server-unplayable") from problem
    if room is None:
        return None
    live = room.live
    if not live.match.over:
        raise ApiError(409, "not_over", "server-band-not-over", name=band.name)
    return await site.hub.run(room, live.match.fork)


def _begin(site: Site, band: KeptBand, finished: Match | None) -> BetweenOut:
    between = _campaign(band.game).begin(band.sheet, finished)
    pending = Pending(msgspec.Raw(msgspec.json.encode(between.setup)), [], secrets.token_hex(32))
    pending.roll_on(between)
    band.pending = msgspec.json.encode(pending).decode()
    _keep(site, band)
    return _shown(band, pending, between)


def _opened(band: KeptBand) -> tuple[Pending, Match]:
    if not band.pending:
        raise ApiError(409, "band_idle", "server-band-idle", name=band.name)
    pending = decode(band.pending, Pending)
    try:
        return pending, pending.play(_campaign(band.game))
    except (TapeError, Refused) as problem:
        raise ApiError(409, "unplayable", "server-unplayable") from problem


def _shown(band: KeptBand, pending: Pending, between: Match) -> BetweenOut:
    campaign = _campaign(band.game)
    question = between.question
    return BetweenOut(
        question=question_data(question, previews=False) if question else None,
        events=[event_data(event) for event in between.events],
        sheet=plain(campaign.outline(campaign.sheet_now(between))), over=between.over,
        can_undo=not between.over and _last_choice(pending) is not None, step=len(pending.tape),
    )


def _last_choice(pending: Pending) -> int | None:
    """Where on the tape the last answer of the person stands."""
    return max((at for at, entry in enumerate(pending.tape) if entry[0] == CHOICE), default=None)


@router.post("/{band_id}/between/answer")
def answer_between(band_id: Id, answer: BetweenAnswer, site: TheSite, me: Me) -> BetweenOut:
    """Answer the open question; at the end the new sheet is kept and the band is free for the next match."""
    band = _mine(site, band_id, me)
    pending, between = _opened(band)
    if answer.step != len(pending.tape):
        raise ApiError(409, "outpaced", "server-band-outpaced")
    between.answer(answer.value)
    pending.roll_on(between)
    if between.over:
        band.sheet, band.match_id, band.pending = _campaign(band.game).sheet_now(between), None, ""
    else:
        band.pending = msgspec.json.encode(pending).decode()
    _keep(site, band)
    return _shown(band, pending, between)


@router.post("/{band_id}/between/undo")
def undo_between(band_id: Id, site: TheSite, me: Me) -> BetweenOut:
    """Take the last answer back; dice fall again as they fell."""
    band = _mine(site, band_id, me)
    pending, between = _opened(band)
    last = _last_choice(pending)
    if last is not None:
        between.undo(len(between.tape) - last)
        pending.roll_on(between)
        band.pending = msgspec.json.encode(pending).decode()
        _keep(site, band)
    return _shown(band, pending, between)
