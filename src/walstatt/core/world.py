"""Worlds: rows of phases that last for years. Publishing, corrections, editions, and what a game must say for them.

A world is no match: nothing in it waits for an answer. What is kept of each phase is the state before it and what came
in; everything else follows (`walstatt.core.turn`).
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec

from walstatt.core.act_details import KindOfAct
from walstatt.core.desk_sheet import DeskSheet
from walstatt.core.dice import Luck, SeededBox, salt_of
from walstatt.core.hand_table import HandTable
from walstatt.core.match import Match
from walstatt.core.papers import Appraisal, Problem
from walstatt.core.questions import Roll
from walstatt.core.refusal import refuse
from walstatt.core.rehearsal import Rehearsal, RehearsalLimit
from walstatt.core.texts import Text, Texts
from walstatt.core.turn import Act, Inputs, Run, SideBySide, Step, Turn, Waiting, one_by_one, run
from walstatt.core.typed_data import convert

Report = dict[str, Any]
"""What a realm is sent: blocks of JSON by their names."""


class Filed(NamedTuple):
    """A published phase in one realm's files: what it was sent, and its paper that counted."""

    number: int
    label: str
    report: Report
    paper: str = ""


class Hint(NamedTuple):
    """Something that a newcomer can try; the words are `<game>-guide-<topic>` and the same with `-about`."""

    topic: str
    lines: list[str]
    """Proposed, and without a mistake."""
    done: bool
    """Does the paper do it already?"""


class WorldGame(Protocol):
    """What the core needs to know of a game that is a row of phases."""

    key: str
    kind: str
    """WORLD."""
    version: int
    """Grows whenever an old phase would no longer run as it did."""
    state_version: int
    """Grows whenever the form of the state changes; `unpack` reads all older ones."""

    def found(self, setup: Any) -> Any:
        """The first state; refuses a setup against the rules."""

    def rulers(self, setup: Any) -> Sequence[str]:
        """The realms of a world that would be founded like this, told without founding it."""

    def label(self, state: Any) -> str:
        """The name of the phase to come, such as 271.1: no two phases of a world share one."""

    def steps(self, state: Any) -> Sequence[Step]:
        """The steps of the phase to come, in order."""

    def act(self, turn: Turn, act: Act) -> str | None:
        """Carry out a free act of the game master; refuses what makes no sense.

        Gives a sign of the words in a paper that it is about, if it is about any. An act with such a sign whose words
        are gone is dropped, not refused: papers may be replaced until the phase is published.
        """

    def realms(self, state: Any) -> Sequence[str]:
        """Those who write papers and receive reports."""

    def played(self, state: Any) -> Sequence[str]:
        """Those of them that a person can rule."""

    def expected(self, state: Any) -> Sequence[str]:
        """Those of them whose rulers are to write; of all others the game master may hand in papers, and need not."""

    def silent(self, state: Any, realm: str) -> str:
        """The paper of one who hands in nothing."""

    def check_late(self, state: Any) -> None:
        """Refuses to let a paper count that came too late, where the world has been founded so."""

    def problems(self, state: Any, realm: str, text: str) -> list[Problem]:
        """What is wrong with a paper, as far as its writer can know."""

    def appraised(self, state: Any, realm: str, text: str) -> Appraisal:
        """What is wrong with a paper, and what it would do, both as far as its writer can know."""

    def reach(self, state: Any, realm: str, place: str, figures: Mapping[str, int]) -> Report:
        """How far figures of a realm come from a place, as far as it can know; nothing where there is no map."""

    def template(self, state: Any, realm: str, earlier: Sequence[str], texts: Texts) -> str:
        """A paper to begin with: what stays the same, and remarks on what there is; `earlier` papers, newest first."""

    def hints(self, state: Any, realm: str, text: str) -> list[Hint]:
        """What a newcomer can try in this phase beside what stands in the paper; nothing where there is no guide."""

    def rehearsal_limit(self, state: Any) -> RehearsalLimit:
        """How often a realm may rehearse."""

    def rehearsal(self, state: Any, realm: str, text: str, against: Sequence[str]) -> Rehearsal | None:
        """What a paper can be tried out in, from what the realm knows and believes; None where nothing is rehearsed."""

    def start_pack(self, state: Any, realm: str) -> Report:
        """What whoever takes a realm should know: `about` it, what is `worth` doing, `questions` to answer."""

    def described(self, realm: str, answers: Mapping[str, str]) -> Act | None:
        """Answers to these questions as an act that keeps them with the realm; None where nothing is asked."""

    def read_as(self, state: Any, realm: str, text: str) -> str:
        """A paper without mistakes in canonical form: such a one is not displaced by a later one with mistakes.

        Nothing where the game makes no difference between papers.
        """

    def report(self, state: Any, run: Run, realm: str) -> Report:
        """What a realm is sent after a phase that began with this state."""

    def overview(self, state: Any) -> Report:
        """What the game master wants to see of the world before a phase is run."""

    def remarks(self, state: Any) -> dict[str, list[Text]]:
        """By realm: what the game master should know before he waits for its paper, such as a holiday."""

    def sheet(self, phase: Phase, run: Run) -> DeskSheet:
        """What lies on the game master's desk after a run: letters, requests, what he has made himself."""

    def kinds_of_acts(self) -> Mapping[str, KindOfAct]:
        """Kinds of free acts, and what each asks for; those of one concern together."""

    def chart(self, state: Any, realm: str | None) -> Report:
        """The land as a realm knows it, or all of it, for a page that draws it; nothing where there is no map."""

    def story(self, report: Report) -> list[dict[str, Any]]:
        """What happened in a report, the most important first: `theme`, `key`, `rules`, `args` and `places`."""

    def curves(self, filed: Sequence[Filed]) -> Report:
        """How a realm fared, from what it was sent: `dates`, and `curves` with a value for each of them."""

    def chancery(self, state: Any, realm: str, filed: Sequence[Filed]) -> Report:
        """A realm's `letters`, `documents` and `requests`, and how it writes; nothing where nobody writes any."""

    def over(self, state: Any) -> bool:
        """Has the world come to its end?"""

    def read_setup(self, data: bytes) -> Any:
        """A setup from its JSON; refuses what the rules do not allow."""

    def without_master(self, setup: Any) -> Any:
        """The same setup for a world that leads itself: nothing in it may wait for a person."""

    def random_setup(self, rng: Random) -> Any:
        """Some setup that the rules allow."""

    def sample_paper(self, state: Any, realm: str, rng: Random) -> str:
        """Some paper without a mistake, written with what the realm may know: for robots that know nothing."""

    def wild_paper(self, state: Any, realm: str, rng: Random) -> str:
        """Whatever somebody might hand in: absurd, contradictory, about what belongs to others."""

    def wild_acts(self, state: Any, rng: Random) -> list[Act]:
        """Free acts that a game master might try, possible or not."""

    def hand_table(self, awaited: Mapping[str, Any], hidden: bool) -> HandTable | None:
        """A match in which something awaited can be played by hand; `hidden` for who must not know what it is about.

        None where it cannot.
        """

    def played_outcome(self, awaited: Mapping[str, Any], hidden: bool, match: Match) -> Any:
        """What came of such a match, as the game master would have entered it; None if another is awaited now."""

    def sample_outcome(self, waiting: Waiting, rng: Random) -> Any:
        """Some outcome of what is played by hand."""

    def secrets(self, phase: Phase, realm: str) -> list[Callable[[Phase], None]]:
        """Changes of what this realm neither knows nor touches in this phase: none may show in a report to it."""

    def unknown(self, phase: Phase, realm: str) -> list[Callable[[Phase], None]]:
        """Changes of what this realm does not know, whether it touches it or not: none may show in the checker."""

    def flaws(self, state: Any) -> list[str]:
        """What is wrong with a state that the rules should never lead to."""

    def step_flaws(self, before: Any, turn: Turn) -> list[str]:
        """What is wrong with what a step of a phase has just done to the state that it found."""

    def paper_flaws(self, state: Any, text: str) -> list[str]:
        """What is wrong with how a paper is read, whatever it says: written again it must say the same."""

    def pack(self, state: Any) -> dict[str, bytes]:
        """The state in parts; parts that stay the same from phase to phase are kept once."""

    def unpack(self, parts: Mapping[str, bytes], state_version: int) -> Any:
        """The state again, also from parts of an older version."""


class PhaseDice:
    """The dice of one phase: they follow from the seed, from what players added, and from what a roll is about.

    A phase that is opened again for papers after it was published has another edition, and so other dice: nobody plans
    with dice that he has seen. A correction keeps the edition.
    """

    def __init__(self, seed: bytes, luck: Iterable[Luck], number: int, label: str, edition: int) -> None:
        self._box = SeededBox(seed, salt_of(one for one in luck if one.phase <= number))
        self._place = f"{label}/{edition}"

    def fall(self, name: str, roll: Roll) -> list[int]:
        return self._box.fall(f"{self._place}/{name}", roll)


class Phase(msgspec.Struct):
    """One phase with all that it is run from."""

    number: int
    state: Any
    inputs: Inputs
    edition: int = 0


class Ground(NamedTuple):
    """What all phases of a world share."""

    game: WorldGame
    seed: bytes
    luck: Sequence[Luck] = ()
    together: SideBySide = one_by_one

    def run(self, phase: Phase, watch: Callable[[Step], Step] | None = None) -> Run:
        """Run a phase; papers of the silent are filled in, papers of strangers are refused.

        `watch` may put something around each step, to look at what it does.
        """
        game, state = self.game, phase.state
        if game.over(state):
            raise refuse("", "core-refused-world-over")
        realms = game.realms(state)
        for writer in phase.inputs.papers:
            if writer not in realms:
                raise refuse("", "core-refused-stranger", writer=writer, realms=list(realms))
        papers = {realm: phase.inputs.papers.get(realm) or game.silent(state, realm) for realm in realms}
        inputs = msgspec.structs.replace(phase.inputs, papers=papers, came=list(phase.inputs.papers))
        dice = PhaseDice(self.seed, self.luck, phase.number, game.label(state), phase.edition)
        steps = (self._acts(), *game.steps(state))
        return run(map(watch, steps) if watch else steps, state, inputs, dice, self.together)

    def _acts(self) -> Step:
        def carry_out(turn: Turn) -> None:
            for number, act in enumerate(turn.acts):
                if sign := self.game.act(turn, act):
                    turn.run.signs[number] = sign

        return Step("acts", carry_out)

    def reports(self, phase: Phase, result: Run) -> dict[str, Report]:
        """For everybody who was there before the phase or is there after it."""
        realms = dict.fromkeys((*self.game.realms(phase.state), *self.game.realms(result.state)))
        return {realm: self.game.report(phase.state, result, realm) for realm in realms}


class Snapshot(NamedTuple):
    """A state as it is kept until the phase that begins with it is run."""

    label: str
    parts: dict[str, bytes]
    over: bool
    game_version: int
    state_version: int


def snapshot(game: WorldGame, state: Any) -> Snapshot:
    return Snapshot(game.label(state), game.pack(state), game.over(state), game.version, game.state_version)


class Publication(NamedTuple):
    """What publishing a phase brings: everything of it is written together or not at all."""

    phase: Phase
    run: Run
    reports: dict[str, Report]
    after: Snapshot


class NotWhole(Exception):  # noqa: N818 - it reads as what is wrong
    """Something in the phase is still played by hand."""

    def __init__(self, result: Run) -> None:
        super().__init__([one.about for one in result.waiting])
        self.run = result


def publication(ground: Ground, phase: Phase) -> Publication:
    """A phase ready to be published; raises NotWhole while something waits."""
    result = ground.run(phase)
    if not result.whole:
        raise NotWhole(result)
    return Publication(phase, result, ground.reports(phase, result), snapshot(ground.game, result.state))


class Correction(NamedTuple):
    """A published phase that was run again, with what each realm must be told."""

    publication: Publication
    sheets: dict[str, Report]
    """Of each realm whose report changed the blocks that did, each as {"was", "is"}."""


def corrections(ground: Ground, phases: Sequence[Phase], sent: Sequence[Mapping[str, Report]]) -> list[Correction]:
    """Run published phases again, from the first one on, each from the state that the one before it now gives."""
    found: list[Correction] = []
    state = phases[0].state
    for phase, before in zip(phases, sent, strict=True):
        fresh = publication(ground, msgspec.structs.replace(phase, state=state))
        sheets = _sheets(before, fresh.reports)
        found.append(Correction(fresh, {realm: sheet for realm, sheet in sheets.items() if sheet}))
        state = fresh.run.state
    return found


def _sheets(before: Mapping[str, Report], after: Mapping[str, Report]) -> dict[str, Report]:
    """For each realm what changes; one that is no longer there at all loses every block."""
    realms = dict.fromkeys((*after, *before))
    return {realm: changed_blocks(before.get(realm, {}), after.get(realm, {})) for realm in realms}


def changed_blocks(was: Report, now: Report) -> Report:
    names = dict.fromkeys((*was, *now))
    plain_now = msgspec.json.decode(msgspec.json.encode(now))
    plain_was = msgspec.json.decode(msgspec.json.encode(was))
    return {
        name: {"was": plain_was.get(name), "is": plain_now.get(name)}
        for name in names if plain_was.get(name) != plain_now.get(name)
    }


class Difference(NamedTuple):
    """Where two runs of one phase part."""

    reports: dict[str, Report]
    decisions: list[str]
    """Decisions that only one of them asks for, or that hold differently."""
    rolls: list[str]
    """Rolls that only one of them makes, or that fell differently."""
    waiting: list[str]

    @property
    def nothing(self) -> bool:
        return not (self.reports or self.decisions or self.rolls or self.waiting)


def compare(ground: Ground, phase: Phase, one: Run, other: Run) -> Difference:
    """What would change if the other run were published: for each realm, and for the game master."""
    before, after = ground.reports(phase, one), ground.reports(phase, other)
    sheets = _sheets(before, after)
    return Difference(
        {realm: sheet for realm, sheet in sheets.items() if sheet},
        sorted(_parted(((d.about, d.chosen) for d in one.decisions), ((d.about, d.chosen) for d in other.decisions))),
        sorted(_parted(((r.about, r.faces) for r in one.rolls), ((r.about, r.faces) for r in other.rolls))),
        sorted({w.about for w in one.waiting} ^ {w.about for w in other.waiting}),
    )


def _parted(one: Iterable[tuple[str, Any]], other: Iterable[tuple[str, Any]]) -> Iterator[str]:
    first, second = dict(one), dict(other)
    for name in dict.fromkeys((*first, *second)):
        if name not in first or name not in second or first[name] != second[name]:
            yield name


class PlainPacking:
    """For a game whose state is one struct of modest size."""

    state_type: ClassVar[Any]
    state_version = 1
    migrations: ClassVar[Mapping[int, Callable[[Any], Any]]] = {}
    """By the version that they start from: functions from the plain data of one version to that of the next."""

    def pack(self, state: Any) -> dict[str, bytes]:
        return {"state": msgspec.json.encode(state)}

    def unpack(self, parts: Mapping[str, bytes], state_version: int) -> Any:
        data = msgspec.json.decode(parts["state"])
        for version in range(state_version, self.state_version):
            data = self.migrations[version](data)
        return convert(data, self.state_type)
