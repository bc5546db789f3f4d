"""A great round with everything in it: temples, agents, kings, wizards, gods, fought battles.

All is processor time of one core, in parts. A server fights the battles of a phase side by side: on two cores they take
half of their time, and all else as long as on one.
"""
from __future__ import annotations

import gc
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

import msgspec

from bench.figures import Figure
from walstatt.core.texts import Texts
from walstatt.core.turn import Run
from walstatt.core.world import Ground, Phase
from walstatt.games.kalevala.game import GAME
from walstatt.games.kalevala.papers import read
from walstatt.games.kalevala.war.chronicle import LOG
from walstatt.lab.kalevala_deeds import deeds
from walstatt.paper.report import document, render

CORES, MOST_SECONDS, MOST_FOR_PDF = 2, 90.0, 1.0
PARTS = ("checks", "phases", "battles", "reports")
"""Of the phases the battles are a part."""
WANTED = (
    "temple: gifts", "agents: fields spied out", "battle: spells cast", "god: stays",
    "god: duels in the Archeron",
)
"""Deeds without which it would not be everything."""


class _Watch:
    """Where the time goes."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self.ground = Ground(GAME, b"bench".ljust(32), together=self._fought)

    def _fought(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> list[Any]:
        begun = process_time()
        found = [work(job) for job in jobs]
        self.spent["battles"] += process_time() - begun
        return found

    def _timed(self, part: str, work: Callable[[], Any]) -> Any:
        begun = process_time()
        found = work()
        self.spent[part] += process_time() - begun
        return found

    def evaluate(self, phase: Phase) -> Run:
        papers = phase.inputs.papers.items()
        self._timed("checks", lambda: [GAME.problems(phase.state, realm, paper) for realm, paper in papers])
        run: Run = self._timed("phases", lambda: self.ground.run(phase))
        self._timed("reports", lambda: self.ground.reports(phase, run))
        return run

    @property
    def on_two_cores(self) -> float:
        """`phases` has the battles in it."""
        alone = self.spent["checks"] + self.spent["phases"] + self.spent["reports"] - self.spent["battles"]
        return alone + self.spent["battles"] / CORES


def full_round(phases: Sequence[Phase], rounds: int) -> list[Figure]:
    """The quickest of several rounds, with what has happened in it."""
    best: _Watch | None = None
    for _ in range(rounds):
        read._read.cache_clear()
        gc.collect()
        watch = _Watch()
        runs = [watch.evaluate(phase) for phase in phases]
        best = watch if best is None or watch.on_two_cores < best.on_two_cores else best
    assert best is not None
    happened = sum((deeds(run) for run in runs), Counter[str]())
    missing = [what for what in WANTED if not happened[what]]
    assert not missing, f"nothing of {missing} has happened"
    persons = runs[-1].state.persons
    there = {
        "fought battles": sum(told.key == LOG for run in runs for told in run.told),
        "spells cast": happened["battle: spells cast"], "stays of gods": happened["god: stays"],
        "temples": len(persons.temples), "agents": sum(len(one.agents) for one in persons.services.values()),
        "kings": sum(not one.ended for one in persons.kings.values()),
        "gods": sum(not one.ended for one in persons.gods.values()),
    }
    what, spent = "a whole GR of 100 realms with everything", best.spent
    return [
        Figure(f"{what}, on two cores", best.on_two_cores, "s", MOST_SECONDS, False),
        *(Figure(f"the same, {part}", spent[part], "s on one core") for part in PARTS),
        *(Figure(f"the same, {name}", number, "") for name, number in there.items()),
        _longest_on_paper(phases, runs),
    ]


def _longest_on_paper(phases: Sequence[Phase], runs: Sequence[Run]) -> Figure:
    """Of all reports of the round the one with most to say."""
    ground = Ground(GAME, b"bench".ljust(32))
    both = zip(phases, runs, strict=True)
    reports = [(GAME.label(phase.state), realm, msgspec.to_builtins(report)) for phase, run in both
               for realm, report in ground.reports(phase, run).items()]
    label, realm, longest = max(reports, key=lambda one: len(msgspec.json.encode(one[2])))
    texts = Texts("de")
    begun = process_time()
    render(document(GAME.key, "Midgard", realm, label, longest), "pdf", texts)
    return Figure("the longest of its reports as PDF", process_time() - begun, "s on one core", MOST_FOR_PDF, False)
