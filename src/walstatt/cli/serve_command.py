"""`walstatt serve`: the server for the browser, until Ctrl+C."""
from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

from walstatt.cli.arguments import CommandParser
from walstatt.cli.output import complain
from walstatt.core.texts import Texts, default_language

WRONG_CALL, FAILED = 2, 1
PORT = 8377


def run(arguments: list[str]) -> int:
    texts = Texts(default_language())
    parser = CommandParser("serve", texts)
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help=texts.format("cli-serve-host"))
    port_help = texts.format("cli-serve-port", port=str(PORT))
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=port_help)
    parser.add_argument("--data", type=Path, metavar="DIR", help=texts.format("cli-serve-data"))
    parser.add_argument("--database", metavar="URL", help=texts.format("cli-serve-database"))
    parser.add_argument("--open", action="store_true", help=texts.format("cli-serve-open"))
    given = parser.parse_args(arguments)
    return _serve(texts, given.host, given.port, given.data, given.database, wants_page=given.open)


def _serve(texts: Texts, host: str, port: int, data: Path | None, database: str | None, *, wants_page: bool) -> int:
    # The web server takes a while to import; help and mistakes in the call should not wait for it.
    from walstatt.server.run import NoDatabase, PortTaken, Unreachable, address_of, listen_on, prepare_database, serve
    from walstatt.server.settings import BadSetting, from_environment
    from walstatt.store.database import NewerDatabase, UnusableDatabase, shown_url

    try:
        settings = from_environment(host=host, port=port, data=data, database=database)
    except BadSetting as bad:
        complain(texts.format("server-bad-setting", name=bad.name, value=bad.value))
        return WRONG_CALL
    try:
        door = listen_on(host, port)
        prepare_database(settings)
    except PortTaken:
        complain(texts.format("server-port-taken", port=str(port), other=str(port + 1)))
        return FAILED
    except Unreachable as problem:
        complain(texts.format("server-no-address", host=host, reason=str(problem)))
        return FAILED
    except UnusableDatabase:
        complain(texts.format("server-bad-database", url=settings.database_url.partition("://")[0]))
        return WRONG_CALL
    except NewerDatabase as newer:
        where = shown_url(settings.database_url)
        complain(texts.format("cli-world-newer-database", where=where, form=str(newer)))
        return WRONG_CALL
    except (NoDatabase, OSError) as problem:
        complain(texts.format("server-no-start", reason=str(problem)))
        return FAILED
    address = address_of(host, door.getsockname()[1])

    def ready() -> None:
        print(texts.format("server-listens", address=address), flush=True)
        print(texts.format("server-stops"), flush=True)
        if wants_page and has_display():
            webbrowser.open(address)

    return serve(settings, door, ready)


def has_display() -> bool:
    """Without a screen a browser would only be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
