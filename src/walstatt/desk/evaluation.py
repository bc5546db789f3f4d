"""What a phase gives, worked out from its folder alone: functions of plain data, so any process can do it.

Here the rules of a world are carried out; `world_desk.py` fetches what they need and keeps what they gave.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from walstatt.core.desk_sheet import DeskSheet
from walstatt.core.dice import Luck
from walstatt.core.papers import Appraisal, Problem, too_long
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, Texts
from walstatt.core.turn import DECIDED, Act, Ruled, Run
from walstatt.core.typed_data import convert
from walstatt.core.world import (
    Correction,
    Difference,
    Filed,
    Ground,
    Hint,
    NotWhole,
    Phase,
    Publication,
    Report,
    Snapshot,
    WorldGame,
    compare,
    corrections,
    publication,
    snapshot,
)
from walstatt.desk.side_by_side import side_by_side
from walstatt.games.report_blocks import Map
from walstatt.games.shelf import load_world
from walstatt.paper.report_maps import picture
from walstatt.paper.report_words import Wording
from walstatt.store.worlds import PhaseRecord, phase_of


class Folder(NamedTuple):
    """All that phases are run from, as it is kept."""

    key: str
    seed: str
    luck: Sequence[Luck]
    phases: Sequence[PhaseRecord]

    @property
    def game(self) -> WorldGame:
        return load_world(self.key)

    @property
    def ground(self) -> Ground:
        return Ground(self.game, bytes.fromhex(self.seed), self.luck, side_by_side)

    def all_phases(self) -> list[Phase]:
        """Each with the papers that count for it."""
        return [phase_of(kept, self.game) for kept in self.phases]

    @property
    def phase(self) -> Phase:
        """The last one."""
        kept = self.phases[-1]
        return phase_of(kept, self.game)

    @property
    def state(self) -> Any:
        return self.phases[-1].state(self.game)


class Founded(NamedTuple):
    """A new world before anybody rules it."""

    setup: bytes
    realms: list[str]
    snapshot: Snapshot


def founded(key: str, setup: bytes, leads_itself: bool = False) -> Founded:
    """The beginning of a world; refuses a setup against the rules."""
    game = load_world(key)
    agreed = game.read_setup(setup)
    if leads_itself:
        agreed = game.without_master(agreed)
    state = game.found(agreed)
    return Founded(msgspec.json.encode(agreed), list(game.realms(state)), snapshot(game, state))


def sketched(key: str, setup: bytes) -> Report:
    """A world as it would be founded, to look at."""
    game = load_world(key)
    state = game.found(game.read_setup(setup))
    return {"chart": game.chart(state, None), "realms": list(game.realms(state))}


# ---- papers


def check_late(folder: Folder) -> None:
    folder.game.check_late(folder.state)


def check_realm(folder: Folder, realm: str) -> None:
    _check_realm(folder.game, folder.state, realm)


def _check_realm(game: WorldGame, state: Any, realm: str) -> None:
    if game.over(state):
        raise refuse("", "core-refused-world-over")
    realms = game.realms(state)
    if realm not in realms:
        raise refuse("", "core-refused-stranger", writer=realm, realms=list(realms))


def problems(folder: Folder, realm: str, text: str) -> list[Problem]:
    """What is wrong with a paper."""
    state = folder.state
    _check_realm(folder.game, state, realm)
    return folder.game.problems(state, realm, text)


def appraised(folder: Folder, realm: str, text: str) -> Appraisal:
    """What is wrong with a paper, and what it would do."""
    state = folder.state
    _check_realm(folder.game, state, realm)
    return folder.game.appraised(state, realm, text)


def reach(folder: Folder, realm: str, place: str, figures: Mapping[str, int]) -> Report:
    """How far figures come from a place."""
    state = folder.state
    _check_realm(folder.game, state, realm)
    return folder.game.reach(state, realm, place, figures)


def template(folder: Folder, realm: str, earlier: Sequence[str], language: str) -> str:
    state = folder.state
    _check_realm(folder.game, state, realm)
    return folder.game.template(state, realm, earlier, Texts(language))


def hints(folder: Folder, realm: str, text: str) -> list[Hint]:
    """What a newcomer can try."""
    state = folder.state
    _check_realm(folder.game, state, realm)
    return folder.game.hints(state, realm, text)


def played(folder: Folder) -> list[str]:
    return list(folder.game.played(folder.state))


def expected(folder: Folder) -> list[str]:
    return list(folder.game.expected(folder.state))


def unplayed(folder: Folder) -> list[str]:
    """Realms that nobody can rule: the game master writes for them, or nobody does."""
    ruled = set(folder.game.played(folder.state))
    return [realm for realm in folder.game.realms(folder.state) if realm not in ruled]


def start_pack(folder: Folder, realm: str) -> Report:
    """What whoever takes a realm should know, with its chart."""
    state = folder.state
    _check_realm(folder.game, state, realm)
    return {**folder.game.start_pack(state, realm), "chart": folder.game.chart(state, realm)}


class Taken(NamedTuple):
    """A paper as its game sees it."""

    problems: list[Problem]
    read_as: str
    """In canonical form; nothing if there is a mistake in it, or if the game makes no difference."""


def taken(folder: Folder, realm: str, text: str, struck: bool) -> Taken:
    """A paper that is handed in; refused if it is too long to be kept. With `struck`, mistakes are left out of it."""
    for problem in too_long(text, ""):
        raise problem.refusal()
    state = folder.state
    _check_realm(folder.game, state, realm)
    found = folder.game.problems(state, realm, text)
    whole = struck or not any(problem.fatal for problem in found)
    return Taken(found, folder.game.read_as(state, realm, text) if whole else "")


def problems_of_all(folder: Folder) -> dict[str, list[Problem]]:
    """What is wrong with the papers that count."""
    game, phase = folder.game, folder.phase
    found = {realm: game.problems(phase.state, realm, text) for realm, text in phase.inputs.papers.items()}
    return {realm: told for realm, told in found.items() if told}


def sample_papers(folder: Folder, seeds: Mapping[str, str]) -> dict[str, str]:
    """Papers of robots, each by a seed of its own; where nobody rules any more no robot does."""
    game, state = folder.game, folder.state
    expected = set(game.expected(state))
    return {realm: game.sample_paper(state, realm, Random(seed)) for realm, seed in seeds.items() if realm in expected}


def chart(folder: Folder, realm: str | None) -> Report:
    """The land as a realm knows it before the phase, or all of it."""
    state = folder.state
    if realm is not None:
        _check_realm(folder.game, state, realm)
    return folder.game.chart(state, realm)


def chart_picture(folder: Folder, realm: str | None, number: int, language: str) -> str | None:
    """One plane of the chart as SVG, drawn as in reports; None where there is none."""
    planes = chart(folder, realm).get("planes", [])
    if number >= len(planes):
        return None
    return picture(convert(planes[number]["map"], Map), Wording(Texts(language)), variant="light", prefix="chart")


def chancery(folder: Folder, realm: str, filed: Sequence[Filed]) -> Report:
    """A realm's letters, documents and requests, those of the past as it has them in its files."""
    state = folder.state
    _check_realm(folder.game, state, realm)
    return folder.game.chancery(state, realm, filed)


# ---- the game master


def run(folder: Folder) -> Run:
    return folder.ground.run(folder.phase)


def preview(folder: Folder, realm: str) -> Report:
    """What a realm would be sent if the phase were published now."""
    phase = folder.phase
    _check_realm(folder.game, phase.state, realm)
    return folder.ground.reports(phase, folder.ground.run(phase))[realm]


def sheet(folder: Folder) -> DeskSheet:
    """What lies on the game master's desk beside decisions."""
    phase = folder.phase
    return folder.game.sheet(phase, folder.ground.run(phase))


def remarks(folder: Folder) -> dict[str, list[Text]]:
    """By realm: what the game master should know before he waits for its paper."""
    return folder.game.remarks(folder.state)


def with_decision(folder: Folder, about: str, ruled: Ruled) -> Run:
    """A run with one decision more; refused if nothing asks for it or the value does not fit."""
    phase = _decided(folder.phase, about, ruled)
    result = folder.ground.run(phase)
    if not any(one.about == about and one.how == DECIDED for one in result.decisions):
        _refuse_void(result, about)
        asked = next((one for one in result.decisions if one.about == about), None)
        if asked is None or not asked.options:
            raise refuse(asked.rule if asked else "", "core-refused-decision", about=about)
        options = [msgspec.json.encode(one).decode() for one in asked.options]
        raise refuse(asked.rule, "core-refused-decision-options", about=about, options=options)
    return result


def _decided(phase: Phase, about: str, ruled: Ruled) -> Phase:
    inputs = msgspec.structs.replace(phase.inputs, decided={**phase.inputs.decided, about: ruled})
    return msgspec.structs.replace(phase, inputs=inputs)


def _typed(phase: Phase, about: str, faces: Sequence[int]) -> Phase:
    inputs = msgspec.structs.replace(phase.inputs, typed={**phase.inputs.typed, about: list(faces)})
    return msgspec.structs.replace(phase, inputs=inputs)


def with_dice(folder: Folder, about: str, faces: Sequence[int]) -> Run:
    """A run with real dice for a roll that it makes."""
    result = folder.ground.run(_typed(folder.phase, about, faces))
    if not any(one.about == about and one.typed for one in result.rolls):
        _refuse_void(result, about)
        raise refuse("", "core-refused-typed-dice", about=about)
    return result


def with_act(folder: Folder, act: Act) -> Run:
    """A run with a free act of the game master; refused if the game cannot carry it out."""
    phase = folder.phase
    phase.inputs = msgspec.structs.replace(phase.inputs, acts=[*phase.inputs.acts, act])
    return folder.ground.run(phase)


def difference(folder: Folder, about: str, value: Any) -> Difference:
    """What another decision would change."""
    return _compared(folder, _decided(folder.phase, about, Ruled(value)))


def difference_of_dice(folder: Folder, about: str, faces: Sequence[int]) -> Difference:
    """What other dice would change; refused if no such roll is made."""
    with_dice(folder, about, faces)
    return _compared(folder, _typed(folder.phase, about, faces))


def difference_by_hand(folder: Folder) -> Difference:
    """What the game master's hand has changed so far: the run as the rules alone would have it, and as it is."""
    phase = folder.phase
    bare = msgspec.structs.replace(phase.inputs, decided={}, typed={}, acts=[])
    other = msgspec.structs.replace(phase, inputs=bare)
    return compare(folder.ground, phase, folder.ground.run(other), folder.ground.run(phase))


def _compared(folder: Folder, other: Phase) -> Difference:
    return compare(folder.ground, folder.phase, folder.ground.run(folder.phase), folder.ground.run(other))


def published(folder: Folder) -> Publication:
    return publication(folder.ground, folder.phase)


def run_again(folder: Folder, sent: Sequence[Mapping[str, Report]]) -> list[Correction]:
    """What running published phases again would tell each realm."""
    return corrections(folder.ground, folder.all_phases(), sent)


def _refuse_void(result: Run, about: str) -> None:
    """What the rules themselves say against it."""
    for one in result.void:
        if one.about == about and one.why is not None:
            raise Refused(one.rule, Text(one.why["key"], one.why["args"]))


WHOLE_WORLD: frozenset[Callable[..., Any]] = frozenset((
    founded, sketched, sample_papers, problems_of_all, run, preview, sheet, with_decision, with_dice, with_act,
    difference, difference_by_hand, difference_of_dice, published, run_again,
))
"""These look at every realm and take longer than what one ruler asks for."""


# ---- from one process to another


def written(result: Any) -> Any:
    """Something that is only handed on, as JSON: whoever takes it over does not build it anew."""
    return msgspec.Raw(msgspec.json.encode(result))


HANDED_ON: frozenset[Callable[..., Any]] = frozenset((chart, sketched))
"""Large, and of no interest to whoever asked for it on behalf of a page."""


def without_states(result: Any) -> Any:
    """A result as it can be sent: states are the game's own, and what is kept of them is their snapshot."""
    if isinstance(result, Run):
        return msgspec.structs.replace(result, state=None)
    if isinstance(result, Publication):
        phase = msgspec.structs.replace(result.phase, state=None)
        reports = {realm: written(report) for realm, report in result.reports.items()}
        return result._replace(phase=phase, run=without_states(result.run), reports=reports)
    if isinstance(result, Correction):
        # Of a correction the sheets are sent, never the reports again.
        return result._replace(publication=without_states(result.publication._replace(reports={})))
    if isinstance(result, NotWhole):
        return NotWhole(without_states(result.run))
    return [without_states(one) for one in result] if isinstance(result, list) else result
