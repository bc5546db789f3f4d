"""The client's files, and `walstatt serve` itself."""
from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.processes import WALSTATT, ServerProcess
from tests.server.visitors import Visitor

from walstatt.cli.serve_command import has_display
from walstatt.core.texts import Texts
from walstatt.server import logs
from walstatt.server.app import create_app
from walstatt.server.logs import IN_WORDS, LogStyle, set_up_logs
from walstatt.server.settings import Settings, from_environment

Get = Callable[..., httpx.Response]


@pytest.fixture
def get(tmp_path: Path) -> Get:
    """Ask an application that has a built client."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text('<!doctype html><html lang="de"><title>Walstatt</title>', "utf-8")
    (web / "assets" / "app-1a2b3c.js").write_text("export {}", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")

    async def ask(path: str, wish: str = "", setting: str = "") -> httpx.Response:
        app = create_app(Settings(data=tmp_path / "data", web=web, language=setting))
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport) as client:
            url = httpx.URL("http://here", raw_path=path.encode())
            return await client.get(url, headers={"Accept-Language": wish})

    return lambda path, *wishes: asyncio.run(ask(path, *wishes))


def test_every_address_of_the_client_is_its_page(get: Get) -> None:
    for path in ("/", "/match/abc", "/join/abc?invite=x"):
        page = get(path)
        assert page.status_code == 200 and "<title>Walstatt" in page.text
        assert page.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("wish", "setting", "system", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "", "en_GB.UTF-8", "de"),
        ("en-US", "", "de_DE.UTF-8", "en"),
        ("fr-FR,fr;q=0.9,en;q=0.8,de;q=0.7", "", "de_DE.UTF-8", "en"),
        ("en;q=0.5,de", "", "en_GB.UTF-8", "de"),
        ("en;q=0,de;q=0.1", "", "en_GB.UTF-8", "de"),
        ("en;q=much,de;q=0.1", "", "en_GB.UTF-8", "de"),
        ("fr-FR", "", "de_DE.UTF-8", "de"),
        ("fr-FR", "", "en_GB.UTF-8", "en"),
        ("", "", "fr_FR.UTF-8", "de"),
        ("de-DE", "en", "de_DE.UTF-8", "en"),
    ],
)
def test_a_page_comes_in_the_language_of_the_setting_the_browser_or_the_system(
    wish: str, setting: str, system: str, language: str, get: Get, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WALSTATT_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", system)
    page = get("/armies", wish, setting)
    assert f'<html lang="{language}"' in page.text
    assert page.headers["vary"] == "Accept-Language"


def test_the_setting_of_the_language_comes_from_the_environment() -> None:
    assert from_environment({"LANG": "en_US.UTF-8"}).language == ""
    assert from_environment({"WALSTATT_LANG": "en"}).language == "en"


def test_files_with_a_hash_are_kept_for_long(get: Get) -> None:
    script = get("/assets/app-1a2b3c.js")
    assert script.text == "export {}" and "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert get("/assets/missing.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/a/../../secret.txt"])
def test_nothing_outside_the_folder(get: Get, path: str) -> None:
    assert "secret" not in get(path).text


def test_without_a_client_the_page_says_so(server: ServerProcess) -> None:
    with Visitor(server.url) as anna:
        page = anna.http.get("/", headers={"Accept-Language": "en"})
    if page.status_code != 200:
        assert page.status_code == 503 and "npm run build" in page.text


def test_a_taken_port_is_told() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        port = str(door.getsockname()[1])
        command = [sys.executable, "-c", WALSTATT, "--lang", "en", "serve", "--port", port]
        tried = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert tried.returncode == 1
    assert f"Port {port} is in use" in tried.stderr and "Traceback" not in tried.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--database", "mysql://anna:geheim@x/y"), 2, "mysql"),
        (("--database", "postgresql://anna:geheim@127.0.0.1:1/y"), 1, "could not start"),
        (("--port", "99999"), 1, "cannot be opened"),
        (("--host", "no such host"), 1, "cannot be opened"),
        (("--data", "/dev/null/x"), 1, "could not start"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(arguments: tuple[str, ...], code: int, words: str) -> None:
    command = [sys.executable, "-c", WALSTATT, "--lang", "en", "serve", "--port", "0", *arguments]
    tried = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert tried.returncode == code
    assert words in tried.stderr and "geheim" not in tried.stderr and tried.stderr.count("\n") == 1


@pytest.mark.parametrize(("name", "wanted"), [("GUEST_DAYS", "a whole number"), ("LOGS", "“json” or “plain”")])
def test_a_setting_that_cannot_be_understood_is_told(name: str, wanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"WALSTATT_{name}", "soon")
    command = [sys.executable, "-c", WALSTATT, "--lang", "en", "serve", "--port", "0"]
    tried = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (tried.returncode, tried.stderr) == (2, f"WALSTATT_{name} must be {wanted}, not “soon”.\n")


def test_at_a_terminal_only_what_is_wrong_is_told_and_in_plain_words(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", WALSTATT, "--lang", "en", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True) as running:
        os.close(theirs)
        assert running.stdout is not None and "Walstatt is open at" in running.stdout.readline()
        running.send_signal(signal.SIGTERM)
        assert running.wait(60) == 0
    # Linux tells by an error that nobody writes to a terminal any more.
    with contextlib.suppress(OSError):
        assert os.read(ours, 10_000) == b""
    os.close(ours)


@pytest.mark.parametrize(("style", "is_plain"), [("json", False), ("plain", True), ("", False)])
def test_the_style_of_the_logs_can_be_chosen(
    style: LogStyle, is_plain: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WALSTATT_LANG", "en")
    loggers = [logging.getLogger(name) for name in ("walstatt", "uvicorn")]
    before = [(one, one.handlers, one.level, one.propagate) for one in loggers]
    try:
        set_up_logs(from_environment({"WALSTATT_LOGS": style}).logs)
        logging.getLogger("walstatt.x").info("open")
        try:
            raise ValueError("no bot")
        except ValueError:
            logging.getLogger("walstatt.x").exception("a bot has failed")
    finally:
        for one, handlers, level, propagate in before:
            one.handlers, one.propagate = handlers, propagate
            one.setLevel(level)
    told = capsys.readouterr().err
    if is_plain:
        assert told == "Error: A computer player has failed; an answer was chosen for it. (ValueError: no bot)\n"
    else:
        lines = [json.loads(line) for line in told.splitlines()]
        assert [line["message"] for line in lines] == ["open", "a bot has failed"] and "Traceback" in lines[1]["trace"]


def test_all_that_the_server_warns_of_has_words() -> None:
    texts = Texts("de")
    files = Path(logs.__file__).parent.glob("*.py")
    warned = {
        said for file in files
        for said in re.findall(r'log\.(?:warning|error|exception)\(\s*"([^"]+)"', file.read_text("utf-8"))
    }
    assert warned == set(IN_WORDS) and all(texts.has(key) for key in IN_WORDS.values())


def test_a_stopped_server_leaves_in_peace(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as running, Visitor(running.url, "Anna") as anna:
        match_id = anna.create("me", "random")["id"]
        with anna.open(match_id) as live:
            live.step() if live.view["question"] else None
            answers = live.view["answers"]
            assert running.stop() == 0
            with pytest.raises(Exception, match=r"1012|1001|1006"):
                live.wait(lambda _: False)
    assert '"closed"' in running.log() and "Traceback" not in running.log()
    with ServerProcess(tmp_path) as again, Visitor(again.url) as anna_again:
        anna_again.http.cookies.update(anna.http.cookies)
        assert anna_again.get(f"/api/matches/{match_id}")["answers"] >= answers


def test_without_its_database_a_server_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> httpx.Response:
        app = create_app(Settings(data=tmp_path))
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport) as client:
            monkeypatch.setattr(app.state.site.database, "check", _fail)
            return await client.get("http://here/healthz")

    health = asyncio.run(ask())
    assert (health.status_code, health.json()["error"]["code"]) == (503, "no_database")


def _fail() -> None:
    raise OSError("gone")


def test_settings_come_from_the_environment() -> None:
    environment = {
        "WALSTATT_DATABASE": "postgresql://x/y", "WALSTATT_DATA": "somewhere", "WALSTATT_LIMITS": "off",
        "WALSTATT_ORIGINS": "http://localhost:5173, http://other", "WALSTATT_PROXIES": "10.0.0.1",
    }
    settings = from_environment(environment, port=1, data=None)
    assert settings.database_url == "postgresql://x/y" and not settings.limited and settings.port == 1
    assert settings.origins == ("http://localhost:5173", "http://other") and settings.data == Path("somewhere")
    assert from_environment(environment, data=Path("here")).database_url == "sqlite:///here/walstatt.db"
    assert from_environment({"XDG_DATA_HOME": "x"}).database_url.startswith("sqlite:///")


def test_a_browser_needs_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
