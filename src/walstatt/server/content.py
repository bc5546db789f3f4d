"""What everybody may read: texts, games, rosters, tables, rules."""
from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response

from walstatt.bots.registry import bot_names
from walstatt.core.catalogue import Rule, Ruling, game_keys, load
from walstatt.core.kits import Kit, kits
from walstatt.core.plain import plain
from walstatt.core.texts import LANGUAGES, Texts, sources
from walstatt.games.lobby import LOBBIES, Lobby
from walstatt.games.shelf import playable
from walstatt.server import jobs, wire_types
from walstatt.server.bounded_route import BoundedRoute
from walstatt.server.errors import ApiError, invalid, not_found, unknown_key
from walstatt.server.limits import WORK
from walstatt.server.schemas import BoardIn, Key, Rulings
from walstatt.server.site import TheSite, Working, limit
from walstatt.table.tiled import TiledError

router = APIRouter(prefix="/api", route_class=BoundedRoute)
JSON = "application/json"
PUBLIC = {"Cache-Control": "public, max-age=300"}
Game = Annotated[str, Key]


def json_answer(data: Any, *, public: bool = False) -> Response:
    """JSON written by the fast writer."""
    return Response(msgspec.json.encode(data), media_type=JSON, headers=PUBLIC if public else None)


def lobby_of(game: str, where: str = "path.key") -> Lobby:
    lobby = LOBBIES.get(game) if game in playable() else None
    if lobby is None:
        raise ApiError(404, "not_found", "server-unknown-game", where=where, game=game, known=playable())
    return lobby


@cache
def _texts(language: str) -> tuple[bytes, str]:
    joined = "\n\n".join(sources(language)).encode()
    return joined, f'"{hashlib.sha256(joined).hexdigest()[:20]}"'


@router.get("/texts/{language}", response_class=Response)
def read_texts(language: Literal["de", "en"], request: Request) -> Response:
    """All messages of a language in Fluent's notation."""
    body, tag = _texts(language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _games() -> list[wire_types.Game]:
    return [_game(kit) for kit in kits() if not kit.between]


def _game(kit: Kit) -> wire_types.Game:
    key, lobby = kit.key, LOBBIES.get(kit.key)
    known = load(key).rulings if key in game_keys() else ()
    rulings: list[wire_types.Ruling] = [{"id": one.id, **ruling_words(one)} for one in known if one.choices]
    return {
        "key": key,
        "playable": lobby is not None,
        "coming": not kit.game,
        "campaign": bool(kit.campaign),
        "name": {language: Texts(language).format(f"play-game-{key}") for language in LANGUAGES},
        "sizes": list(lobby.SIZES) if lobby else [],
        "default_size": lobby.DEFAULT_SIZE if lobby else None,
        "has_limits": lobby.HAS_LIMITS if lobby else False,
        "has_real_table": lobby.HAS_REAL_TABLE if lobby else False,
        "lays_terrain": lobby.LAYS_TERRAIN if lobby else False,
        "has_rosters": bool(kit.rosters),
        "has_table": lobby.HAS_TABLE if lobby else False,
        "seats": list(lobby.SEATS) if lobby else [],
        "scenarios": plain(lobby.scenarios()) if lobby else [],
        "bots": bot_names(key) if lobby else [],
        "rulings": rulings if lobby else [],
    }


def ruling_words(ruling: Ruling) -> wire_types.RulingWords:
    """A ruling's words, each in all languages that it exists in."""
    texts = {language: ruling.text(language) for language in ruling.languages}
    return {
        "term": {language: text.term for language, text in texts.items()},
        "question": {language: text.question for language, text in texts.items()},
        "default": {language: text.default for language, text in texts.items()},
        "choices": [
            {language: text.choices[number] for language, text in texts.items()}
            for number in range(len(ruling.choices))
        ],
        "why": {language: text.why for language, text in texts.items()},
    }


@router.get("/games")
def read_games() -> list[dict[str, Any]]:
    """All games, those that can be played with the rulings to choose from, in German and English."""
    return json_answer(_games())  # type: ignore[return-value]


@router.get("/stages")
def read_stages() -> dict[str, str]:
    """For each game the stage on which a browser shows it."""
    return {kit.key: kit.shown_on for kit in kits()}


@router.get("/games/{key}/rosters")
def read_rosters(key: Game) -> list[dict[str, Any]]:
    lobby = lobby_of(key)
    return json_answer(lobby.all_rosters(), public=True)  # type: ignore[return-value]


def check_rulings(game: str, rulings: Rulings) -> None:
    """Every ruling must be one of the game's, and the choice one of its own."""
    known = {one.id: len(one.choices) for one in load(game).rulings} if game in game_keys() else {}
    for id, choice in rulings.items():
        where = f"body.rulings.{id}"
        if id not in known:
            raise unknown_key(where, id, [])
        if choice > known[id]:
            raise invalid(where, f"there are only {known[id]} choices")


@router.get("/games/{key}/table")
async def make_table(
    key: Game,
    request: Request,
    site: TheSite,
    work: Working,
    seed: Annotated[int, Query(ge=0, le=2**31)] = 0,
    size: Annotated[float | None, Query(ge=1, le=200, allow_inf_nan=False)] = None,
) -> dict[str, Any]:
    """A random table; the same seed, the same table."""
    limit(request, site, "work", WORK)
    lobby_of(key)
    board = await work(jobs.make_table, key, seed, size)
    return Response(board, media_type=JSON, headers=PUBLIC)  # type: ignore[return-value]


@router.post(
    "/games/{key}/table",
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}},
)
async def read_map(key: Game, request: Request, site: TheSite, work: Working) -> BoardIn:
    """A table drawn with the Tiled editor: the body is its JSON file."""
    limit(request, site, "work", WORK)
    lobby_of(key)
    try:
        board = await work(jobs.read_map, key, (await request.body()).decode())
    except (TiledError, UnicodeDecodeError) as problem:
        raise ApiError(422, "bad_map", "server-bad-map", where="body", detail=str(problem)) from problem
    return Response(board, media_type=JSON)  # type: ignore[return-value]


@router.get("/rules/{id}")
def read_rule(id: Game) -> dict[str, Any]:
    """A rule with its text in `de` and `en`, or a ruling whose words are given as `{de, en}`."""
    game = id.partition(".")[0]
    entry = load(game).get(id) if game in game_keys() else None
    if entry is None:
        raise not_found(id)
    fields: wire_types.RuleEntry
    if isinstance(entry, Rule):
        fields = {
            "kind": "rule", "id": entry.id, "term": entry.term, "name": entry.name, "de": entry.de, "en": entry.en,
            "shows": entry.shows, "needs": list(entry.needs),
            "rulings": [ruling.id for ruling in load(game).rulings_on(id)],
        }
    else:
        fields = {"kind": "ruling", "id": id, **ruling_words(entry), "rules": list(entry.rules)}
    return json_answer(fields, public=True)  # type: ignore[return-value]
