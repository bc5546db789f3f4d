"""The built client: its files, and its one page for every address that is not a file."""
from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from walstatt.core.texts import Texts
from walstatt.server.languages import language_of_page

WRITTEN_IN = '<html lang="de"'
FOR_A_YEAR = "public, max-age=31536000, immutable"


def read_page(request: Request) -> Response:
    """A file of the client, or its page: the client finds its own way from there."""
    path = request.url.path.removeprefix("/")
    folder: Path = request.app.state.settings.web
    index = folder / "index.html"
    if not index.is_file():
        return _not_built(request)
    file = _inside(folder, path)
    if file is None:
        if path.startswith("assets/"):
            return Response(status_code=404)
        return _page(index, _language(request))
    # Names below assets/ carry a hash of their content.
    caching = FOR_A_YEAR if path.startswith("assets/") else "no-cache"
    return FileResponse(file, headers={"Cache-Control": caching})


def _language(request: Request) -> str:
    return language_of_page(request.headers.get("accept-language"), request.app.state.settings.language)


def _page(index: Path, language: str) -> Response:
    """The client's page: it says in its first line in which language the client begins."""
    page = index.read_text("utf-8").replace(WRITTEN_IN, f'<html lang="{language}"', 1)
    return HTMLResponse(page, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


def _inside(folder: Path, path: str) -> Path | None:
    """A file of the client; nothing outside its folder."""
    root = folder.resolve()
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _not_built(request: Request) -> Response:
    language = _language(request)
    texts = Texts(language)
    body = (
        f"<!doctype html><html lang={language}><meta charset=utf-8><title>Walstatt</title>"
        f"<h1>Walstatt</h1><p>{escape(texts.format('server-no-client'))}</p></html>"
    )
    return HTMLResponse(body, status_code=503)
