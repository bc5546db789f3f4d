"""Before the first round: the seven steps in their fixed order (3.1); sizes and troops are checked at the beginning."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from walstatt.core.questions import Pick, PickSeveral, Roll, Script, Together, YesNo
from walstatt.core.refusal import refuse
from walstatt.core.texts import Text, text
from walstatt.games.ags import laying_terrain, regions, scoring, tactic_setup
from walstatt.games.ags.play import DIE, AgsPlay
from walstatt.games.ags.state import Tasks
from walstatt.games.ags.tasks.shelf import TASKS, pool, side_task, tactic_tasks, task_text
from walstatt.games.roll_off import roll_off

STEPS = ("terrain", "sides", "zones", "tactic", "side_tasks", "tasks", "deploy_order", "deployment", "start")
"""Steps three to seven of 3.1 as scenes; each begins when the one before is complete (ags.3.1)."""
CHOICE = "ags.3.1.6.wahl"
NO_CAPTIVE = "none"
LIKELY = 0.95
HOME_MADE = "ags.r.missing_profiles"


def go_on(play: AgsPlay, step: str) -> None:
    play.state.phase = step
    play.note("ags-preparation", "ags.3.1", step=step)


class Agreement(YesNo):
    """A question to which people usually say yes."""

    __slots__ = ()

    def sample(self, rng: Random) -> bool:
        return rng.random() < LIKELY


# ---- steps 1 and 2: what was agreed and hired before


def _present(play: AgsPlay) -> Script[bool]:
    """Both troops are shown at the same time; home-made lists need the other player's consent."""
    for seat, force in enumerate(play.setup.forces):
        play.note(
            "ags-troop-presented", "ags.3.1.2.vorstellen", "ags.3.1.2", "ags.3.1.1", "ags.3.1.2.voelker", "ags.1.3.3",
            seat=seat,
            people=text(f"ags-people-{force.people.replace('_', '-')}"), cost=force.cost, size=play.setup.size,
            general=general_name(play, seat),
        )
    play.note("ags-all-open", "ags.1.3.4", "ags.1.2.anzeige")
    for seat, force in enumerate(play.setup.forces):
        if not force.roster and 1 - seat not in play.setup.agreed:
            agreed = yield Agreement(
                1 - seat, "ags:accept_force", HOME_MADE,
                {"people": text(f"ags-people-{force.people.replace('_', '-')}")},
            )
            if not agreed:
                play.note("ags-force-declined", HOME_MADE, seat=1 - seat)
                return False
    return True


def general_name(play: AgsPlay, seat: int) -> Text | str:
    general = play.state.figures.get(play.setup.forces[seat].general)
    return play.name(general) if general is not None else ""


# ---- step 3: terrain


def terrain(play: AgsPlay) -> Script[None]:
    """The prepared table if both accept it; otherwise they lay pieces in turn (ags.3.1.3, ags.r.terrain_setup)."""
    accepted = yield from _present(play)
    if not accepted:
        play.state.phase = "over"
        return
    if play.setup.terrain_in_turn or not (yield from _accepted(play)):
        yield from laying_terrain.lay_in_turn(play)
    go_on(play, "sides")


def _accepted(play: AgsPlay) -> Script[bool]:
    """The prepared table is shown; whoever has not agreed to it before says now whether it will do."""
    pieces = play.setup.board.pieces
    play.note(
        "ags-terrain-offered", "ags.3.1.3", coverage=laying_terrain.percentage(pieces),
        balanced=laying_terrain.label(pieces),
    )
    for seat in (0, 1):
        if seat in play.setup.agreed:
            continue
        agreed = yield Agreement(
            seat, "ags:accept_terrain", "ags.3.1.3",
            {"coverage": laying_terrain.percentage(pieces), "balanced": laying_terrain.label(pieces)},
        )
        if not agreed:
            play.note("ags-terrain-declined", "ags.3.1.3", seat=seat)
            return False
    return True


# ---- step 4: who is player A, and the zones


def sides(play: AgsPlay) -> Script[None]:
    """The higher die is player A for the whole conflict (ags.3.1.4)."""
    play.state.player_a = yield from roll_off(play, "ags:roll_a", "ags.3.1.4", DIE, "ags-roll-off")
    play.note("ags-player-a", "ags.3.1.4", seat=play.state.player_a)
    go_on(play, "zones")


def zones(play: AgsPlay) -> Script[None]:
    """Player A rolls for the deployment (ags.3.1.4.wurf)."""
    roll = Roll(play.state.player_a, "ags:deployment_roll", "ags.3.1.4.wurf", 1, DIE)
    faces = yield roll
    play.state.deployment = int(faces[0])
    two_zones = ("ags.3.1.4.doppelzone",) if len(regions.seat_zones(play, 0)) > 1 else ()
    play.note(
        "ags-deployment", "ags.3.1.4.wurf", DEPLOYMENTS[faces[0] - 1], *two_zones, number=faces[0],
        dice=roll.fell(faces),
    )
    go_on(play, "tactic")


DEPLOYMENTS = (
    "ags.3.1.4.geteilt", "ags.3.1.4.insel", "ags.3.1.4.eck", "ags.3.1.4.standard", "ags.3.1.4.flanke",
    "ags.3.1.4.pyramide",
)
"""By the number of the die."""


# ---- step 5: the tactic


def tactic(play: AgsPlay) -> Script[None]:
    """Player B rolls for the tactic, and what it needs is put on the table (ags.3.1.5, ags.r.setup_placements)."""
    roll = Roll(1 - play.state.player_a, "ags:tactic_roll", "ags.3.1.5", 1, DIE)
    faces = yield roll
    play.state.tactic = int(faces[0])
    name = ("ags.r.shrine_name",) if play.state.tactic == 1 else ()
    play.note(
        "ags-tactic", "ags.3.1.5", "ags.4.1", *name, tactic=scoring.goal_name(play, "taktik"),
        tasks=[scoring.task_name(key) for key in tactic_tasks(play.state.tactic)], dice=roll.fell(faces),
    )
    yield from tactic_setup.set_up(play)
    go_on(play, "side_tasks")


# ---- step 6: tasks


def side_tasks(play: AgsPlay) -> Script[None]:
    """Player A rolls for the first side task, then player B for the second (ags.3.1.6, ags.4.2)."""
    for number, seat in enumerate(scoring.players(play)):
        roll = Roll(seat, "ags:side_task_roll", "ags.4.2", 1, DIE, None, {"number": number + 1})
        faces = yield roll
        task = side_task(number, faces[0])
        play.state.side_tasks = (*play.state.side_tasks, task)
        rules = ("ags.4.2", "ags.3.1.6", TASKS[task].rule)
        play.note("ags-side-task", *rules, number=number + 1, task=scoring.task_name(task), dice=roll.fell(faces))
    go_on(play, "tasks")


class TaskChoice(PickSeveral):
    """Two of the six tasks: one of the tactic, one side task or the own people's (ags.3.1.6.wahl)."""

    __slots__ = ("of_tactic",)

    def __init__(self, seat: int, options: Sequence[str], of_tactic: Sequence[str]) -> None:
        super().__init__(
            seat, "ags:tasks", CHOICE, options, 2, 2, describe=scoring.task_name, about=task_text,
            group=lambda task: "ags-group-tactic-task" if task in of_tactic else "ags-group-side-task",
        )
        self.of_tactic = of_tactic

    def check(self, value: Any) -> None:
        super().check(value)
        if sum(task in self.of_tactic for task in value) != 1:
            raise refuse(CHOICE, "ags-refused-task-mix")

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "of_group": 1}

    def sample(self, rng: Random) -> Any:
        others = [option for option in self.options if option not in self.of_tactic]
        return [rng.choice(list(self.of_tactic)), rng.choice(others)]


def tasks(play: AgsPlay) -> Script[None]:
    """Both choose in secret, at the same time: tasks, what is laid open now, the noted captive (ags.3.1.6.wahl)."""
    of_tactic = tactic_tasks(play.state.tactic)
    chosen = yield Together(
        "ags:tasks", CHOICE, [TaskChoice(seat, list(dict.fromkeys(pool(play, seat))), of_tactic) for seat in (0, 1)],
        sealed=True,
    )
    opened = yield Together(
        "ags:disclose", "ags.3.1.6.offenlegen", [_disclosing(seat, chosen[seat]) for seat in (0, 1)], sealed=True
    )
    captives = [NO_CAPTIVE, NO_CAPTIVE]
    if "gefangener" in play.state.side_tasks:
        captives = yield Together(
            "ags:captive", "ags.4.2.3", [_captive(play, seat, chosen[seat]) for seat in (0, 1)], sealed=True
        )
    for seat in (0, 1):
        _seal(play, seat, chosen[seat], captives[seat])
    for seat in scoring.players(play):
        _lay_open(play, seat, opened[seat])
    go_on(play, "deploy_order")


def _disclosing(seat: int, chosen: Sequence[str]) -> PickSeveral:
    """What need not be laid open may be; both are asked alike, so that the question betrays nothing."""
    free = [task for task in chosen if TASKS[task].opening != "must"]
    return PickSeveral(
        seat, "ags:disclose", "ags.3.1.6.offenlegen", free, 0, len(free), describe=scoring.task_name,
        about=task_text,
    )


def _captive(play: AgsPlay, seat: int, chosen: Sequence[str]) -> Pick:
    """Any hired model of the opponent; who does not hold the task has nothing to note (ags.r.captive_note)."""
    if "gefangener" not in chosen:
        return Pick(seat, "ags:captive", "ags.4.2.3", [NO_CAPTIVE])
    hired = [figure.id for figure in play.state.figures.values() if figure.seat == 1 - seat]
    return Pick(
        seat, "ags:captive", "ags.4.2.3", hired, describe=lambda option: play.name(play.figure(option))
    )


def _seal(play: AgsPlay, seat: int, chosen: Sequence[str], captive: str) -> None:
    of_tactic = tactic_tasks(play.state.tactic)
    first, second = sorted(chosen, key=lambda task: task not in of_tactic)
    sealed = Tasks(first, second, captive="" if captive == NO_CAPTIVE else captive)
    play.state.tasks = (sealed, play.state.tasks[1]) if seat == 0 else (play.state.tasks[0], sealed)
    play.note("ags-tasks-sealed", CHOICE, "ags.4.3", "ags.r.task_choice_details", seat=seat)
    play.note_secret(
        seat, "ags-tasks-chosen", CHOICE, tasks=[scoring.task_name(task) for task in sealed.chosen]
    )
    if sealed.captive:
        noted = play.name(play.figure(sealed.captive))
        play.note_secret(seat, "ags-captive-noted", "ags.4.2.3", "ags.r.captive_note", figure=noted)


def _lay_open(play: AgsPlay, seat: int, wanted: Sequence[str]) -> None:
    """Tasks that say so must be open from the start, others may be (ags.3.1.6.offenlegen)."""
    for task in play.state.tasks[seat].chosen:
        if TASKS[task].opening == "must" or task in wanted:
            scoring.disclose(play, seat, task, at_start=True)
