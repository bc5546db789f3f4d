"""An order that is refused changes nothing: neither what a realm has, nor what it may still do in this phase."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from walstatt.core.refusal import Refused
from walstatt.games.kalevala.evaluation import Evaluation, Limits
from walstatt.games.kalevala.papers.model import Order
from walstatt.lab.cases import run_file

CASES = Path(__file__).parents[2] / "cases" / "kalevala"
CHAPTERS = ("09_ships", "10_s", "11_b", "11_c", "13_", "27_")


def of_realm(work: Evaluation, realm: str) -> dict[str, Any]:
    world = work.world
    return {
        "forces": world.forces.get(realm, {}), "bookings": len(world.bookings), "buildings": world.buildings,
        "works": world.works, "realm": world.realms.get(realm), "limits": {
            place: [getattr(limits, name) for name in Limits.__slots__]
            for (owner, place), limits in work.limits.items()
            if owner == realm and any(getattr(limits, name) for name in Limits.__slots__)
        },
    }


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_refused_order_changes_nothing(chapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    attempt, refused = Evaluation.attempt, []

    def watched(work: Evaluation, realm: str, order: Order, act: Callable[[], None]) -> bool:
        def compared() -> None:
            before = msgspec.json.encode(of_realm(work, realm))
            try:
                act()
            except Refused:
                refused.append(order)
                assert msgspec.json.encode(of_realm(work, realm)) == before, f"{realm}: {order}"
                raise

        return attempt(work, realm, order, compared)

    monkeypatch.setattr(Evaluation, "attempt", watched)
    for path in sorted(CASES.glob(f"{chapter}*.yaml")):
        assert all(result.passed for result in run_file(path)), path
    assert refused
