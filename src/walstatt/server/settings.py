"""Everything that can be set; each field can come from the environment."""
from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from walstatt.core.texts import default_language
from walstatt.server.logs import LogStyle
from walstatt.store.database import data_folder, sqlite_url

KB = 1024


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. The usual values suit one machine and the people around it."""

    database: str = ""
    """`postgresql://…`, or empty for a file in the data folder."""
    data: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    port: int = 8377
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server, such as http://localhost:5173."""
    proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-… headers are believed."""
    limited: bool = True
    """Rate limits; off only for benchmarks and closed networks."""
    web: Path = Path(__file__).parents[1] / "web_dist"
    """The built client."""
    body_bytes: int = 64 * KB
    upload_bytes: int = 512 * KB
    """For save files, maps and boards."""
    page_bytes: int = 4_000_000
    """For a picture or a PDF that goes with a letter."""
    message_bytes: int = 32 * KB
    """For one message on the live channel."""
    idle_seconds: float = 300.0
    """A match that nobody has open leaves the memory after this."""
    logs: LogStyle = ""
    """`json` or `plain`; empty: plain words at a terminal, JSON everywhere else."""
    guest_days: int = 90
    """Guests who were away for so long are forgotten; 0 keeps them for ever."""
    language: str = ""
    """`de` or `en` for every new visitor; empty: what the browser asks for."""
    workers: int = 4
    """Threads that work on matches."""
    bot_workers: int = 2
    """Processes in which bots think."""
    request_workers: int = 2
    """Processes in which files are read, ways searched and sheets printed."""

    @property
    def database_url(self) -> str:
        return self.database or sqlite_url(self.data)


class BadSetting(ValueError):  # noqa: N818 - it reads as what is wrong
    """A variable that cannot be understood."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.name = name
        self.value = value


def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Settings out of `WALSTATT_…` variables; what is given in the call counts more."""
    found: dict[str, object] = {}
    if given.get("database") is None and given.get("data") is None:
        found["database"] = environment.get("WALSTATT_DATABASE", "")
    if data := environment.get("WALSTATT_DATA"):
        found["data"] = Path(data)
    if origins := environment.get("WALSTATT_ORIGINS"):
        found["origins"] = tuple(one.strip() for one in origins.split(",") if one.strip())
    if proxies := environment.get("WALSTATT_PROXIES"):
        found["proxies"] = proxies
    if environment.get("WALSTATT_LIMITS") == "off":
        found["limited"] = False
    if logs := environment.get("WALSTATT_LOGS"):
        if logs not in ("json", "plain"):
            raise BadSetting("WALSTATT_LOGS", logs)
        found["logs"] = logs
    if days := environment.get("WALSTATT_GUEST_DAYS"):
        if not days.isdecimal():
            raise BadSetting("WALSTATT_GUEST_DAYS", days)
        found["guest_days"] = int(days)
    if environment.get("WALSTATT_LANG"):
        found["language"] = default_language(environment)
    found |= {name: value for name, value in given.items() if value is not None}
    return Settings(**found)  # type: ignore[arg-type]
