"""Gods: every hook that they need, and nothing else knows them."""
from __future__ import annotations

from typing import Final

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import evaluation
from walstatt.games.kalevala.figures.gods import (
    among_people,
    desk,
    fights,
    levels,
    making,
    offerings,
    offers,
    passing,
    plane,
    report,
    robot,
    stays,
)
from walstatt.games.kalevala.figures.gods.lines import UNSEEN, AppearAsGod, EnterAsGod
from walstatt.games.kalevala.hooks import Figure, Within
from walstatt.games.kalevala.state import World


def take_orders(turn: Turn) -> None:
    """Phase 3: one attack among the gods, one appearance among people."""
    work = evaluation(turn)
    work.follow(fights.order_attack, EnterAsGod)
    work.follow(stays.order_appearance, AppearAsGod)


def end_orders(world: World, realm: str) -> None:
    """Nobody sends a god anywhere who rules no more."""
    god = world.persons.gods.get(realm)
    if god is not None:
        god.attacks, god.appears = 0, None


def watch_things(turn: Turn) -> None:
    """After battles: old weapons crumble, weak points that were taken have another holder."""
    among_people.let_weapons_crumble(turn)
    making.watch_weak_points(turn)


GODS: Final = Figure(
    key="god",
    steps=(
        Within(1, "labour", "god-begins", plane.begin),
        Within(1, "labour", "god-passes", among_people.close_passes),
        Within(1, "labour", "god-followers", passing.look_for_followers),
        Within(1, "building", "god-described", making.make),
        Within(1, "building", "god-raises", passing.raise_dead),
        Within(1, "scouting-orders", "god-orders", plane.take_orders),
        Within(1, "forwarding", "god-letters", offerings.count_letters),
        Within(1, "list", "god-weak-points", making.watch_weak_points),
        Within(1, "list", "god-levels", levels.review),
        Within(1, "list", "god-fallen", passing.remember_dead),
        Within(2, "portals", "gods", plane.carry_out),
        Within(2, "items", "god-letters", offerings.count_letters),
        Within(2, "items", "god-offerings", offerings.offer),
        Within(2, "items", "god-status", offerings.announce),
        Within(3, "caravans", "god-orders", take_orders),
        Within(3, "forwarding", "god-letters", offerings.count_letters),
        Within(4, "battles", "god-fights", fights.fight),
        Within(4, "battles", "god-stays", among_people.announce),
        Within(4, "late-occupations", "god-weak-points", watch_things),
        Within(4, "forwarding", "god-letters", offerings.count_letters),
        Within(4, "items", "god-offerings", offerings.offer),
        Within(4, "close", "god-fallen", passing.remember_dead),
        Within(4, "close", "god-settled", fights.settle),
        Within(4, "close", "god-levels", levels.review),
        Within(4, "close", "god-followers", passing.look_for_followers),
    ),
    opens=among_people.opens, worshipped=among_people.worshipped,
    settled=making.settle_by_positions,
    musters=among_people.musters, after_battle=among_people.after_battle,
    hastens=among_people.hastens,
    rows=report.rows, report=report.report, template=report.template, offers=offers.offers,
    themes={"god": "court"}, habits={1: robot.worship, 2: robot.praise, 3: robot.strive, 4: robot.praise},
    asks=desk.asks, flaws=desk.flaws, hidden=desk.hidden, covered=desk.covered, unseen=UNSEEN, orders_end=end_orders,
)
