"""The description of the API holds: schemathesis sends what it allows and what it forbids."""
from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from tests.server.processes import ServerProcess
from tests.server.visitors import SECONDS, Visitor

from walstatt.server.app import create_app
from walstatt.server.settings import Settings

EXAMPLES = int(os.environ.get("WALSTATT_EXAMPLES", "5"))
TOO_LARGE = 413


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@pytest.fixture
def session(server: ServerProcess) -> Iterator[str]:
    with Visitor(server.url, "Anna") as anna:
        yield anna.session


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_keeps_its_word(case: Any, server: ServerProcess, session: str) -> None:
    # What the description allows may still name rosters and units that do not exist.
    excluded = [positive_data_acceptance]
    response = case.call(base_url=server.url, cookies={"walstatt_session": session}, timeout=SECONDS)
    if response.status_code == TOO_LARGE:
        # Refused for its size before anybody looks at what is in it.
        excluded.append(negative_data_rejection)
    case.validate_response(response, excluded_checks=excluded)


def test_the_description_names_every_path() -> None:
    paths = set(schema.raw_schema["paths"])
    assert {
        "/api/me", "/api/accounts", "/api/session", "/api/session/guest", "/api/accounts/me", "/api/games",
        "/api/games/{key}/rosters", "/api/games/{key}/armies/check", "/api/games/{key}/table", "/api/rules/{id}",
        "/api/texts/{language}", "/api/armies", "/api/armies/{army_id}", "/api/armies/shared/{share}", "/api/matches",
        "/api/armies/{army_id}/sheet.pdf", "/api/armies/shared/{share}/sheet.pdf",
        "/api/matches/{match_id}", "/api/matches/{match_id}/join", "/api/matches/{match_id}/tape", "/api/replays",
        "/api/matches/{match_id}/at/{at}", "/api/matches/{match_id}/fork", "/api/replays/{replay_id}",
        "/api/replays/{replay_id}/at/{at}", "/api/replays/{replay_id}/fork", "/healthz",
        "/api/bands", "/api/bands/sheet", "/api/bands/{band_id}", "/api/bands/{band_id}/match",
        "/api/bands/{band_id}/between", "/api/bands/{band_id}/between/answer", "/api/bands/{band_id}/between/undo",
        "/api/bands/{band_id}/sheet.toml", "/api/bands/{band_id}/sheet.pdf", "/api/bands/shared/{share}",
        "/api/bands/offers/{game}",
    } <= paths
