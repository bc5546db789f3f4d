"""Temples and priests: every hook that they need, and nothing else knows them."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.figures.temple import desk, in_battle, offers, oracle, report, robot, treasury, watch
from walstatt.games.kalevala.figures.temple.lines import UNSEEN
from walstatt.games.kalevala.hooks import ActKind, Figure, Within

TEMPLE: Final = Figure(
    key="temple",
    steps=(
        Within(1, "labour", "temples", watch.begin),
        Within(1, "labour", "oracle-sees", oracle.foresee),
        Within(1, "works", "temple-gifts", treasury.take_gifts),
        Within(1, "works", "oracle", oracle.ask),
        Within(1, "typed", "priests-paid", treasury.pay_priests),
        Within(1, "contests", "priests-dead", treasury.give_back),
        Within(1, "contests", "temples-watched", watch.give_up_unguarded),
        Within(2, "scouting", "priests-dead", treasury.give_back),
        Within(2, "scouting", "temples-watched", watch.look_after),
        Within(4, "agreements", "temples-watched", watch.look_after),
        Within(4, "agreements", "priests-dead", treasury.give_back),
    ),
    rows=report.rows, leaves=watch.check_leaving, builds=watch.check_building, purses=watch.purses,
    fighter=in_battle.fighter, treasures=in_battle.treasures, settled=in_battle.settled,
    plundered=in_battle.plundered,
    protocol=report.protocol, report=report.report, template=report.template, offers=offers.offers,
    themes={"temple": "land", "treasure": "land", "priest": "court", "oracle": "court"},
    habits={1: robot.worship, 3: robot.pray},
    acts=(
        ActKind(desk.SettleCult, desk.settle_cult, desk.wild_cult),
        ActKind(desk.Treasure, desk.set_treasure, desk.wild_treasure),
    ),
    asks=oracle.asks, unlocks=oracle.unlocks, flaws=desk.flaws, hidden=desk.hidden, covered=desk.covered,
    unseen=UNSEEN, answers=desk.answers,
)
