"""The wizard: every hook that he needs, and nothing else knows him."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.figures.wizard import offers, outcome, report, research, robot, school, tower
from walstatt.games.kalevala.figures.wizard.lines import Research
from walstatt.games.kalevala.hooks import ActKind, Figure, Within

WIZARD: Final = Figure(
    key="wizard",
    steps=(
        Within(1, "labour", "wizard-mortality", school.end_mortality),
        Within(1, "labour", "wizards-of-planes", school.call_to_planes),
        Within(1, "movement", "research", research.research),
        Within(3, "entries", "magic-rolls", school.magic_rolls),
        Within(4, "protection", "wizards", school.note_wizards),
        Within(4, "ownership", "wizards-after", school.after_battles),
    ),
    rows=report.rows, bars=report.bars, fighter=report.fighter, wounded=report.wounded,
    is_mortal=tower.is_mortal, doubts=outcome.doubts, after_battle=outcome.hurry_on,
    far_triples=school.far_triples, report=report.report, template=report.template, offers=offers.offers,
    themes={"wizard": "court", "wizard-mortal": "war", "wizard-apprentice": "war"},
    habits={1: robot.travel, 3: robot.cast},
    acts=(ActKind(research.Project, research.carry_out, research.wild),), flaws=report.flaws, hidden=report.hidden,
    covered=report.hidden, unseen=(Research,), unlocks=research.unlocks,
)
