"""The king: every hook that he needs, and nothing else knows him."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.figures.king import (
    crowning,
    desk,
    downfall,
    in_battle,
    offers,
    palaces,
    reign,
    report,
    robot,
)
from walstatt.games.kalevala.figures.king.lines import KINDS, UNSEEN
from walstatt.games.kalevala.hooks import ActKind, Figure, Within

KING: Final = Figure(
    key="king",
    steps=(
        Within(1, "labour", "king-begins", reign.begin),
        Within(1, "building", "crowning", crowning.crown),
        Within(1, "building", "sacrifice", reign.sacrifice),
        Within(1, "upkeep", "king-oeh", reign.pay_in_oeh),
        Within(1, "typed", "king-paid", reign.note_paid),
        Within(1, "typed", "king-steps-down", downfall.step_down),
        Within(1, "ownership-closed", "king-dead", downfall.look_for_the_dead),
        Within(2, "scouting", "king-dead", downfall.look_for_the_dead),
        Within(4, "ownership", "palaces", palaces.settle_palaces),
        Within(4, "ownership", "king-dead", downfall.look_for_the_dead),
    ),
    owed=reign.owed, unpaid=reign.unpaid, rows=report.rows, detection=report.detection, bars=desk.bars,
    reign_ends=downfall.reign_ends, follows_ruler=KINDS,
    declared=in_battle.declared, settled=in_battle.spend_power,
    fighter=in_battle.fighter, showed=in_battle.showed, wounded=in_battle.wounded,
    themes={"king": "court", "king-dead": "war", "king-abdicated": "war", "palace": "war", "palace-built": "land",
            "palace-begun": "land"},
    report=report.report, template=report.template, offers=offers.offers,
    habits={1: robot.reign, 3: robot.ride_out},
    acts=(ActKind(desk.Weakness, desk.set_weakness, desk.wild_weakness),), flaws=desk.flaws, hidden=desk.hidden,
    covered=desk.covered, unseen=UNSEEN, answers=desk.answers,
)
