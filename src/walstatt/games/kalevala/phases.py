"""The calendar: the steps of each phase in their order (kalevala.r.5.reihenfolge_phase1 to 4)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import GAME_MASTER, Step, Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.accounts import book_fees, hold_everything
from walstatt.games.kalevala.court.copies import hand_copies
from walstatt.games.kalevala.court.culture import take_cultures
from walstatt.games.kalevala.court.desk import judge_papers, take_prose
from walstatt.games.kalevala.court.items import hand_items, look_after_items
from walstatt.games.kalevala.court.letters import forward_letters, take_letters
from walstatt.games.kalevala.court.newsletter import publish_newsletter, take_contributions
from walstatt.games.kalevala.court.requests import check_grants, use_grants
from walstatt.games.kalevala.court.roles import hold_to_roles
from walstatt.games.kalevala.court.secrets import open_secrets
from walstatt.games.kalevala.court.succession import review_vacancies
from walstatt.games.kalevala.court.treaties import take_treaties
from walstatt.games.kalevala.entering.agreements import review_contests, take_agreements
from walstatt.games.kalevala.entering.arrivals import enter_provinces, occupy_after_battles
from walstatt.games.kalevala.entering.entries import take_entries
from walstatt.games.kalevala.entering.foundings import (
    found_centres,
    found_early,
    founds_early,
    raze_centres,
    take_foundings,
)
from walstatt.games.kalevala.entering.marauding import attack_neighbours
from walstatt.games.kalevala.entering.protection import keep_out
from walstatt.games.kalevala.entering.swimming import swim, take_swimmers
from walstatt.games.kalevala.evaluation import evaluation
from walstatt.games.kalevala.papers.model import (
    ActFor,
    Agree,
    Ask,
    BeAway,
    BoardGroup,
    CancelTreaty,
    Cede,
    CloseField,
    Contribute,
    Dated,
    DescribeCulture,
    Drag,
    Enter,
    Found,
    HandOver,
    MakePeace,
    MoveGroup,
    OnPlane,
    Order,
    Paper,
    Permit,
    ProposeTreaty,
    Raze,
    SealTreaty,
    SendSearching,
    SetUp,
    Stay,
    SwimStream,
    ToGameMaster,
    WithdrawSetUp,
    WriteLetter,
)
from walstatt.games.kalevala.planes.findings import learn_suited
from walstatt.games.kalevala.planes.mystic import give_zeh
from walstatt.games.kalevala.planes.portals import raise_gates
from walstatt.games.kalevala.planes.rifts import close_rifts, forget_rifts, open_declared
from walstatt.games.kalevala.planes.vortices import declare_vortices, drag
from walstatt.games.kalevala.realm.armament import arm
from walstatt.games.kalevala.realm.building import build, fall_to_pieces
from walstatt.games.kalevala.realm.conversion import convert_gathered, convert_lying
from walstatt.games.kalevala.realm.drawing import draw_unseen
from walstatt.games.kalevala.realm.guests import enter_guests, take_permissions, tell_guests
from walstatt.games.kalevala.realm.marauders import arm_marauders
from walstatt.games.kalevala.realm.meetings import take_peace, tell_meetings
from walstatt.games.kalevala.realm.movement import move
from walstatt.games.kalevala.realm.ownership import close_ownership, review_ownership, settle_ownership
from walstatt.games.kalevala.realm.potential_list import make_lists
from walstatt.games.kalevala.realm.transports import roll_transports
from walstatt.games.kalevala.realm.typed_papers import compare_typed
from walstatt.games.kalevala.realm.upkeep import pay_upkeep
from walstatt.games.kalevala.realm.works import open_passes, pay_works
from walstatt.games.kalevala.realm.works_upkeep import reopen_works
from walstatt.games.kalevala.reports.blocks import take_words
from walstatt.games.kalevala.scouting.orders import order_scouting
from walstatt.games.kalevala.scouting.results import explore
from walstatt.games.kalevala.slavery.guards import watch_slaves
from walstatt.games.kalevala.slavery.labour import put_to_work
from walstatt.games.kalevala.state import World
from walstatt.games.kalevala.trade.abroad import move_groups, take_moves
from walstatt.games.kalevala.trade.deeds import take_offers
from walstatt.games.kalevala.trade.expeditions import search, take_searches
from walstatt.games.kalevala.trade.fiefs import check_moved_in, order_fiefs, settle_fiefs
from walstatt.games.kalevala.trade.groups import lead_groups
from walstatt.games.kalevala.trade.handovers import hand_over
from walstatt.games.kalevala.war.battle_orders import forget_attacks, keep_battle_orders, take_late_set_ups
from walstatt.games.kalevala.war.battles import fight
from walstatt.games.kalevala.war.spreading import spread_survivors
from walstatt.games.kalevala.war.warnings import warn_defenders

ANY_TIME: Final = (
    WriteLetter, Contribute, ToGameMaster, Ask, DescribeCulture, BeAway, ActFor, Permit, Agree, ProposeTreaty,
    SealTreaty, CancelTreaty, Stay, Dated, OnPlane,
)
"""What may be written in every phase."""
IN_PHASES_1_AND_3: Final = (SetUp, WithdrawSetUp, MoveGroup, BoardGroup)
"""What is prepared for battles: in store in phase 1, with declarations of war in phase 3; and caravans, at home in
phase 1, abroad in phase 3."""
AFTER_A_WARNING: Final = (SetUp,)
"""What may still be written for the battles of phase 4, by who was told of them (kalevala.16.1.1.benachrichtigung)."""
ONLY_IN: Final = {3: (Enter, Found, Raze, MakePeace, Drag, HandOver, Cede, CloseField, SendSearching,
                      SwimStream)}
"""What belongs to one phase; all the rest belongs to phase 1."""
_PHASES_OF_FIGURES: Final = {kind: phases for one in hooks.lines() for kind, phases in one.phases.items()}


def read_papers(turn: Turn) -> None:
    """Papers as they are; what belongs to another phase is refused (kalevala.5.phase1)."""
    work = evaluation(turn)
    work.read_papers()
    for realm, paper in work.papers.items():
        fitting = tuple(order for order in paper.orders if _fits(order, work.world))
        for order in paper.orders:
            if order not in fitting:
                phase = _phase_of(order, work.world)
                rule = "kalevala.5.phase3" if phase == 3 else "kalevala.5.phase1"
                why = refuse(rule, "kalevala-refused-phase", date=str(work.world.at), phase=phase)
                work.refuse(realm, order, why)
        work.papers[realm] = Paper(fitting)


def _fits(order: Order, world: World) -> bool:
    phase = world.at.phase
    if type(order) in _PHASES_OF_FIGURES:
        return phase in _PHASES_OF_FIGURES[type(order)]
    if isinstance(order, AFTER_A_WARNING) and phase == 4:
        return True
    if isinstance(order, IN_PHASES_1_AND_3):
        return phase in (1, 3)
    return phase == _phase_of(order, world) or isinstance(order, ANY_TIME)


def _phase_of(order: Order, world: World) -> int:
    if isinstance(order, Found) and founds_early(world):
        return 1
    return next((phase for phase, kinds in ONLY_IN.items() if isinstance(order, kinds)), 1)


def move_and_found(turn: Turn) -> None:
    """By a reading trade centres are founded with the movement (kalevala.r.4.gruendung_ablauf)."""
    move(turn)
    found_early(turn)


def declare(turn: Turn) -> None:
    """By a reading marauders attack without a word of the game master (kalevala.r.8.marodeure_fuehrung)."""
    take_entries(turn)
    attack_neighbours(turn)


ORDERED_BY: Final = {
    1: ("kalevala.r.5.reihenfolge_phase1",), 2: ("kalevala.r.5.reihenfolge_phase2", "kalevala.5.phase2"),
    3: ("kalevala.r.5.reihenfolge_phase3",), 4: ("kalevala.r.5.reihenfolge_phase4", "kalevala.5.phase4"),
}
"""The rulings behind the order of the steps below."""


def close(turn: Turn) -> None:
    """The game master reads in which order everything was done."""
    at = turn.state.at
    steps = [step.name for step in PHASES[at.phase]]
    turn.tell(GAME_MASTER, "kalevala-phase-closed", *ORDERED_BY.get(at.phase, ()), date=str(at), steps=steps)
    turn.state.at = at.next


def _steps(*steps: tuple[str, Callable[[Turn], None]]) -> tuple[Step, ...]:
    return tuple(Step(name, carry_out) for name, carry_out in steps)


def _with_figures(phases: dict[int, tuple[Step, ...]]) -> dict[int, tuple[Step, ...]]:
    """Each step of a figure before the one that it names."""
    found = {phase: list(steps) for phase, steps in phases.items()}
    for one in (step for figure in hooks.figures() for step in figure.steps):
        names = [step.name for step in found[one.phase]]
        found[one.phase].insert(names.index(one.before), Step(one.name, one.carry_out))
    return {phase: tuple(steps) for phase, steps in found.items()}


PHASES: Final = _with_figures({
    1: _steps(
        ("papers", read_papers),
        ("judgement", judge_papers),
        ("vacancies", review_vacancies),
        ("roles", hold_to_roles),
        ("grants", check_grants),
        ("fees", book_fees),
        ("rifts", forget_rifts),
        ("fiefs", settle_fiefs),
        ("agreements", take_agreements),
        ("works-open", reopen_works),
        ("ownership", settle_ownership),
        ("survivors", spread_survivors),
        ("labour", put_to_work),
        ("conversion", convert_lying),
        ("zeh", give_zeh),
        ("movement", move_and_found),
        ("gates", raise_gates),
        ("guests", enter_guests),
        ("armament", arm),
        ("marauders", arm_marauders),
        ("gathered", convert_gathered),
        ("handing", hand_items),
        ("caravans", lead_groups),
        ("fief-orders", order_fiefs),
        ("building", build),
        ("works", pay_works),
        ("passes", open_passes),
        ("permissions", take_permissions),
        ("treaties", take_treaties),
        ("prose", take_prose),
        ("culture", take_cultures),
        ("newsletter", take_contributions),
        ("letters", take_letters),
        ("repairs-due", fall_to_pieces),
        ("upkeep", pay_upkeep),
        ("typed", compare_typed),
        ("slaves", watch_slaves),
        ("rifts-closed", close_rifts),
        ("scouting-orders", order_scouting),
        ("ownership-closed", close_ownership),
        ("contests", review_contests),
        ("battle-orders", keep_battle_orders),
        ("moved-in", check_moved_in),
        ("forwarding", forward_letters),
        ("items", look_after_items),
        ("secrets", open_secrets),
        ("grants-used", use_grants),
        ("list", make_lists),
        ("close", close),
        ("held-post", hold_everything),
        ("words", take_words),
    ),
    2: _steps(
        ("papers", read_papers),
        ("judgement", judge_papers),
        ("roles", hold_to_roles),
        ("transports", roll_transports),
        ("drawing", draw_unseen),
        ("scouting", explore),
        ("portals", learn_suited),
        ("meetings", tell_meetings),
        ("guests", tell_guests),
        ("agreements", take_agreements),
        ("permissions", take_permissions),
        ("treaties", take_treaties),
        ("prose", take_prose),
        ("culture", take_cultures),
        ("newsletter", take_contributions),
        ("issue", publish_newsletter),
        ("letters", take_letters),
        ("forwarding", forward_letters),
        ("items", look_after_items),
        ("secrets", open_secrets),
        ("close", close),
        ("held-post", hold_everything),
        ("words", take_words),
    ),
    3: _steps(
        ("papers", read_papers),
        ("judgement", judge_papers),
        ("roles", hold_to_roles),
        ("grants", check_grants),
        ("fees", book_fees),
        ("entries", declare),
        ("foundings", take_foundings),
        ("swimmers", take_swimmers),
        ("peace", take_peace),
        ("agreements", take_agreements),
        ("battle-orders", keep_battle_orders),
        ("warnings", warn_defenders),
        ("caravans", take_moves),
        ("deeds", take_offers),
        ("expeditions", take_searches),
        ("vortices", declare_vortices),
        ("permissions", take_permissions),
        ("treaties", take_treaties),
        ("prose", take_prose),
        ("culture", take_cultures),
        ("newsletter", take_contributions),
        ("issue", publish_newsletter),
        ("letters", take_letters),
        ("forwarding", forward_letters),
        ("items", look_after_items),
        ("secrets", open_secrets),
        ("copies", hand_copies),
        ("close", close),
        ("held-post", hold_everything),
        ("words", take_words),
    ),
    4: _steps(
        ("papers", read_papers),
        ("judgement", judge_papers),
        ("roles", hold_to_roles),
        ("late-set-ups", take_late_set_ups),
        ("protection", keep_out),
        ("caravans", move_groups),
        ("rifts", open_declared),
        ("swimmers", swim),
        ("arrivals", enter_provinces),
        ("centres-founded", found_centres),
        ("handovers", hand_over),
        ("unguarded", watch_slaves),
        ("expeditions", search),
        ("vortices", drag),
        ("battles", fight),
        ("late-occupations", occupy_after_battles),
        ("rifts-closed", close_rifts),
        ("slaves", watch_slaves),
        ("razing", raze_centres),
        ("ownership", review_ownership),
        ("agreements", take_agreements),
        ("battle-orders", forget_attacks),
        ("permissions", take_permissions),
        ("treaties", take_treaties),
        ("prose", take_prose),
        ("culture", take_cultures),
        ("newsletter", take_contributions),
        ("letters", take_letters),
        ("forwarding", forward_letters),
        ("items", look_after_items),
        ("secrets", open_secrets),
        ("close", close),
        ("held-post", hold_everything),
        ("words", take_words),
    ),
})
