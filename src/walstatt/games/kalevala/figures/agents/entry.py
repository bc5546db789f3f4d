"""The secret service: every hook that it needs, and nothing else knows it."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.figures.agents import (
    camouflage,
    captivity,
    desk,
    detection,
    great_round,
    headquarters,
    hosts,
    in_battle,
    moving,
    offers,
    performing,
    report,
    robot,
    upkeep,
)
from walstatt.games.kalevala.figures.agents.lines import UNSEEN
from walstatt.games.kalevala.hooks import Figure, Within

AGENTS: Final = Figure(
    key="agents",
    steps=(
        Within(1, "labour", "agents-begin", great_round.begin),
        Within(1, "labour", "headquarters-lost", headquarters.begin),
        Within(1, "conversion", "headquarters", headquarters.found_early),
        Within(1, "gates", "agents-carried", hosts.follow_hosts),
        Within(1, "gates", "camouflage", camouflage.camouflage),
        Within(1, "caravans", "agents-bribed", great_round.ignore_orders),
        Within(1, "works", "headquarters-new", headquarters.found_late),
        Within(1, "works", "guards", headquarters.commission),
        Within(1, "upkeep", "agents-with-caravans", hosts.follow_hosts),
        Within(1, "upkeep", "agent-orders", moving.take_orders),
        Within(1, "upkeep", "agents-paid", upkeep.pay_abroad),
        Within(1, "upkeep", "captives-kept", captivity.keep),
        Within(1, "upkeep", "bills", hosts.send_bills),
        Within(1, "typed", "agents-lost", headquarters.miss_agents),
        Within(2, "scouting", "agents-move", moving.travel),
        Within(2, "scouting", "agents-tested", detection.test),
        Within(2, "portals", "agents-explore", detection.explore),
        Within(3, "entries", "agent-deeds", in_battle.take_orders),
        Within(3, "entries", "captives", captivity.take_deals),
        Within(4, "caravans", "agents-return", great_round.retreat),
        Within(4, "caravans", "bribes", performing.bribe),
        Within(4, "caravans", "bribed", great_round.lead_bribed),
        Within(4, "rifts", "agents-with-caravans", hosts.follow_hosts),
        Within(4, "rifts", "agents-act-early", performing.act_early),
        Within(4, "unguarded", "agents-act", performing.act),
        Within(4, "battles", "captives-fight", captivity.fight_challenged),
        Within(4, "late-occupations", "gates-shut", great_round.close_gates),
        Within(4, "agreements", "headquarters-lost", headquarters.look_for_conquerors),
        Within(4, "agreements", "captives-freed", captivity.free_conquered),
    ),
    owed=upkeep.owed, unpaid=upkeep.unpaid, apart=upkeep.apart, roams=upkeep.is_exposed_here, rows=report.rows,
    bars=desk.bars, raised=headquarters.raised, letter=great_round.note_letter,
    themes={"agent": "court", "hq": "court", "guards": "court", "captives": "court", "people": "scouting"},
    report=report.report, template=report.template, offers=offers.offers,
    habits={1: robot.serve, 3: robot.act}, flaws=desk.flaws,
    hidden=desk.hidden, musters=in_battle.musters, doubts=in_battle.doubts, settled=in_battle.settled,
    covered=desk.covered, unseen=UNSEEN, orders_end=great_round.end_orders,
)
