"""What a ruler reads of a world, and what lies with letters: the story of a phase, curves, files, the chancery, pages.

Everything is made of what the realm was sent, wrote itself or knows. Letters, treaties and requests are lines of its
paper; only their pages are sent in apart, and a letter speaks of them.
"""
from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from walstatt.core.pages import page_mark
from walstatt.core.refusal import refuse
from walstatt.desk.world_desk import Evaluate, directly
from walstatt.paper.letter_documents import DOCUMENT
from walstatt.paper.letter_pages import PICTURE, LetterPage, stripped
from walstatt.paper.realm_sign import OUTLINE, sign_of
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.errors import not_found
from walstatt.server.limits import UPLOADS, WORK
from walstatt.server.reading_schemas import (
    ChanceryOut,
    CurvesOut,
    FiledOut,
    FiledPaperOut,
    LetterPageOut,
    PageName,
    SealOut,
    StoryOut,
)
from walstatt.server.schemas import Id
from walstatt.server.site import Desk, Me, Site, TheSite, limit
from walstatt.server.world_schemas import PhaseNumber, Realm
from walstatt.server.worlds import Seen, seen_world
from walstatt.store.letter_pages import MOST_IN_PHASE, KeptPage, LetterPages
from walstatt.store.people import Person

LETTERS_SINCE = 24
"""Phases whose letters are shown at once; those before stand in their reports."""
PAGE_HEADERS = {
    # Whatever a stranger's file may do: not on our pages, and in no frame of theirs.
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "private, max-age=31536000, immutable",
}
SUFFIXES = {PICTURE: "jpg", DOCUMENT: "pdf"}
router = APIRouter(prefix="/api/worlds", route_class=BoundedRoute)


def _read(site: Site, world_id: str, me: Person, realm: str | None, evaluate: Evaluate = directly) -> tuple[Seen, str]:
    seen = seen_world(site, world_id, me, evaluate)
    return seen, seen.checked_realm(realm)


# ---- reading


@router.get("/{world_id}/story/{number}")
def read_story(
    world_id: Id, number: PhaseNumber, request: Request, site: TheSite, me: Me, realm: Realm | None = None
) -> StoryOut:
    """What happened in a published phase, the most important first."""
    limit(request, site, "work", WORK)
    seen, wanted = _read(site, world_id, me, realm)
    scenes = seen.desk.story(wanted, number) if number < seen.desk.record.phase else None
    if scenes is None:
        raise not_found(str(number))
    labels = {place: label for label, place in seen.desk.store.labels(world_id).items()}
    return StoryOut.model_validate({"number": number, "label": labels[number], "scenes": scenes})


@router.get("/{world_id}/curves")
def read_curves(world_id: Id, request: Request, site: TheSite, me: Me, realm: Realm | None = None) -> CurvesOut:
    """How a realm fared from great round to great round."""
    limit(request, site, "work", WORK)
    seen, wanted = _read(site, world_id, me, realm)
    return CurvesOut.model_validate(seen.desk.curves(wanted))


@router.get("/{world_id}/files")
def read_files(world_id: Id, request: Request, site: TheSite, me: Me, realm: Realm | None = None) -> list[FiledOut]:
    """All phases of which a realm has a report, the latest first."""
    limit(request, site, "work", WORK)
    seen, wanted = _read(site, world_id, me, realm)
    corrected = seen.desk.corrected(wanted)
    return [FiledOut(number=one.number, label=one.label, wrote=bool(one.paper), corrected=corrected.get(one.number))
            for one in reversed(seen.desk.filed(wanted))]


@router.get("/{world_id}/files/{number}")
def read_filed_paper(
    world_id: Id, number: PhaseNumber, request: Request, site: TheSite, me: Me, realm: Realm | None = None
) -> FiledPaperOut:
    """The paper of an earlier phase that counted."""
    limit(request, site, "work", WORK)
    seen, wanted = _read(site, world_id, me, realm)
    found = next((one for one in seen.desk.filed(wanted, number) if one.number == number), None)
    if found is None or not found.paper:
        raise not_found(str(number))
    return FiledPaperOut(text=found.paper)


# ---- letters


@router.get("/{world_id}/chancery")
async def read_chancery(
    world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk, realm: Realm | None = None
) -> ChanceryOut:
    """Letters, documents with their seals, requests with their threads."""
    limit(request, site, "work", WORK)

    def work(evaluate: Evaluate) -> dict[str, Any]:
        seen, wanted = _read(site, world_id, me, realm, evaluate)
        first = seen.desk.record.phase - LETTERS_SINCE
        return {**seen.desk.chancery(wanted, first), "earlier": first > 0, "realm": wanted}

    found = await at_desk(work)
    return ChanceryOut.model_validate({**found, "seals": _seals(found)})


def _seals(found: dict[str, Any]) -> dict[str, SealOut]:
    """Of everybody who is named: a seal follows from the name alone, so nobody can set another's."""
    names = {found["realm"], found.get("sham", "")}
    names.update(name for one in found.get("letters", ()) for name in (one["sender"], one["to"]))
    names.update(name for one in found.get("documents", ()) for name in one["parties"])
    return {name: _seal(name) for name in sorted(names - {""})}


def _seal(name: str) -> SealOut:
    sign = sign_of(name)
    return SealOut(ink=sign.ink, outline=OUTLINE, part=sign.part, figure=sign.figure)


@router.post("/{world_id}/pages", status_code=201)
async def send_page(
    world_id: Id, request: Request, site: TheSite, me: Me, at_desk: Desk, realm: Realm | None = None
) -> LetterPageOut:
    """A picture or a PDF for a letter, stripped of all that does not belong to what it shows."""
    limit(request, site, "uploads", UPLOADS)
    data = await request.body()

    def work(evaluate: Evaluate) -> LetterPageOut:
        seen, wanted = _read(site, world_id, me, realm, evaluate)
        page: LetterPage = evaluate(stripped, data)
        kept = KeptPage(page.media, page.data, page.sheets)
        name = LetterPages(site.database).keep(world_id, seen.desk.record.phase, wanted, kept)
        if name is None:
            raise refuse("", "letter-page-too-many", most=MOST_IN_PHASE)
        mark = page_mark(name, picture=page.media == PICTURE)
        return LetterPageOut(name=name, mark=mark, media=page.media, sheets=page.sheets)

    return await at_desk(work)


@router.get("/{world_id}/pages/{name}", response_class=Response)
def read_page(world_id: Id, name: PageName, site: TheSite, me: Me) -> Response:
    """A page of a letter: for members of the world who know its name, as those do who have the letter."""
    seen_world(site, world_id, me)
    page = LetterPages(site.database).find(world_id, name)
    if page is None:
        raise not_found(name)
    shown = "inline" if page.media == PICTURE else "attachment"
    headers = {**PAGE_HEADERS, "Content-Disposition": f'{shown}; filename="page.{SUFFIXES[page.media]}"'}
    return Response(page.data, media_type=page.media, headers=headers)
