"""One world: papers in, runs, decisions, publishing, corrections. Whatever is refused leaves everything as it was."""
from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from walstatt.core.dice import Luck, SeededBox
from walstatt.core.papers import Problem, counting
from walstatt.core.refusal import Refused, refuse
from walstatt.core.roles import Role
from walstatt.core.texts import Text
from walstatt.core.turn import DECIDED, Act, Ruled, Run
from walstatt.core.world import (
    Correction,
    Difference,
    Ground,
    Phase,
    Report,
    WorldGame,
    compare,
    corrections,
    publication,
)
from walstatt.games.shelf import load_world
from walstatt.store.worlds import Member, PhaseRecord, WorldRecord, Worlds, phase_of


class HandedIn(NamedTuple):
    """What became of a paper."""

    serial: int
    in_time: bool
    problems: list[Problem]


def found(
    store: Worlds, key: str, name: str, setup: Any = None, *, members: Sequence[Member] = (),
    luck: Sequence[Luck] = (), seed: bytes | None = None, deadline: float | None = None,
) -> WorldDesk:
    """A new world; refuses a setup against the rules."""
    game = load_world(key)
    agreed = game.read_setup(b"{}") if setup is None else setup
    state = game.found(agreed)
    box = SeededBox(seed)
    record = WorldRecord(
        key, name, msgspec.json.encode(agreed).decode(), box.seed.hex(), box.commitment, list(luck), list(members)
    )
    store.found(record, game, state, deadline)
    return WorldDesk(store, record)


class WorldDesk:
    def __init__(self, store: Worlds, record: WorldRecord) -> None:
        self.store = store
        self.record = record
        self.game: WorldGame = load_world(record.game)

    @classmethod
    def open(cls, store: Worlds, world_id: str) -> WorldDesk | None:
        record = store.find(world_id)
        return cls(store, record) if record else None

    def refresh(self) -> None:
        """See what others have changed."""
        record = self.store.find(self.record.id)
        if record is None:
            raise LookupError(self.record.id)
        self.record = record

    @property
    def ground(self) -> Ground:
        return Ground(self.game, bytes.fromhex(self.record.dice_seed), self.record.luck)

    def kept(self, number: int | None = None) -> PhaseRecord:
        if number is not None and not 0 <= number <= self.record.phase:
            raise refuse("", "core-refused-no-phase", number=number + 1)
        return self.store.phase(self.record.id, self.record.phase if number is None else number)

    def phase(self, number: int | None = None) -> Phase:
        """A phase with the papers that count for it."""
        kept = self.kept(number)
        return phase_of(kept, self.game, counting(kept.versions, kept.deadline))

    # ---- papers

    def problems(self, realm: str, text: str) -> list[Problem]:
        state = self.kept().state(self.game)
        self._check_realm(state, realm)
        return self.game.problems(state, realm, text)

    def hand_in(
        self, realm: str, text: str, person_id: str | None = None, *, number: int | None = None,
        at: float | None = None,
    ) -> HandedIn:
        """Take a paper with all its mistakes: what its writer makes of them is the writer's affair."""
        number = self.record.phase if number is None else number
        kept = self.kept(number)
        state = kept.state(self.game)
        self._check_realm(state, realm)
        problems = self.game.problems(state, realm, text)
        now = time.time() if at is None else at
        serial = self.store.hand_in(self.record.id, number, realm, text, "", person_id, at=now)
        return HandedIn(serial, kept.deadline is None or now <= kept.deadline, problems)

    def draft(self, realm: str, text: str, person_id: str | None = None) -> None:
        self._check_realm(self.kept().state(self.game), realm)
        self.store.draft(self.record.id, self.record.phase, realm, text, person_id)

    def _check_realm(self, state: Any, realm: str) -> None:
        if self.game.over(state):
            raise refuse("", "core-refused-world-over")
        realms = self.game.realms(state)
        if realm not in realms:
            raise refuse("", "core-refused-stranger", writer=realm, realms=list(realms))

    def write_for_robots(self) -> None:
        """Papers of realms that the program rules, where there are none yet."""
        phase = self.phase()
        for member in self.record.members:
            if member.bot and member.realm and member.realm not in phase.inputs.papers:
                rng = Random(f"{self.record.id} {phase.number} {phase.edition} {member.realm}")
                paper = self.game.sample_paper(phase.state, member.realm, rng)
                self.store.hand_in(self.record.id, phase.number, member.realm, paper, at=self._in_time())

    def _in_time(self) -> float:
        deadline = self.kept().deadline
        return time.time() if deadline is None else min(time.time(), deadline)

    @property
    def leads_itself(self) -> bool:
        """Has it a game master who publishes as soon as all papers of people are there?"""
        return any(one.role is Role.GAME_MASTER and one.bot for one in self.record.members)

    def publish_when_complete(self) -> bool:
        """In a world that leads itself: publish if nobody is awaited any more."""
        self.refresh()
        people = {one.realm for one in self.record.members if one.realm and not one.bot}
        if not self.leads_itself or self.record.over or not people <= set(self.phase().inputs.papers):
            return False
        self.publish()
        return True

    # ---- the game master

    def run(self, number: int | None = None) -> Run:
        return self.ground.run(self.phase(number))

    def decide(self, about: str, ruled: Ruled, number: int | None = None, person_id: str | None = None) -> Run:
        """Decide what a run asks for; refused if nothing asks for it or the value does not fit."""
        number = self.record.phase if number is None else number
        phase = self.phase(number)
        phase.inputs = msgspec.structs.replace(phase.inputs, decided={**phase.inputs.decided, about: ruled})
        result = self.ground.run(phase)
        if not any(one.about == about and one.how == DECIDED for one in result.decisions):
            _refuse_void(result, about)
            asked = next((one for one in result.decisions if one.about == about), None)
            if asked is None or not asked.options:
                raise refuse(asked.rule if asked else "", "core-refused-decision", about=about)
            options = [msgspec.json.encode(one).decode() for one in asked.options]
            raise refuse(asked.rule, "core-refused-decision-options", about=about, options=options)
        self.store.decide(self.record.id, number, about, ruled, person_id)
        return result

    def type_dice(
        self, about: str, faces: Sequence[int], number: int | None = None, person_id: str | None = None
    ) -> Run:
        """Real dice for a roll that the phase makes."""
        number = self.record.phase if number is None else number
        phase = self.phase(number)
        phase.inputs = msgspec.structs.replace(phase.inputs, typed={**phase.inputs.typed, about: list(faces)})
        result = self.ground.run(phase)
        if not any(one.about == about and one.typed for one in result.rolls):
            _refuse_void(result, about)
            raise refuse("", "core-refused-typed-dice", about=about)
        self.store.type_dice(self.record.id, number, about, faces, person_id)
        return result

    def act(self, act: Act, person_id: str | None = None) -> Run:
        """A free act of the game master; refused if the game cannot carry it out."""
        phase = self.phase()
        phase.inputs = msgspec.structs.replace(phase.inputs, acts=[*phase.inputs.acts, act])
        result = self.ground.run(phase)
        self.store.act(self.record.id, self.record.phase, act, person_id)
        return result

    def difference(self, about: str, value: Any, number: int | None = None) -> Difference:
        """What another decision would change."""
        phase = self.phase(number)
        other = msgspec.structs.replace(phase)
        other.inputs = msgspec.structs.replace(phase.inputs, decided={**phase.inputs.decided, about: Ruled(value)})
        return compare(self.ground, phase, self.ground.run(phase), self.ground.run(other))

    def publish(self, deadline: float | None = None) -> Run:
        """Publish the open phase; raises NotWhole while something waits, Outpaced if something came in meanwhile."""
        self.refresh()
        self.write_for_robots()
        self.refresh()
        published = publication(self.ground, self.phase())
        self.store.publish(self.record, self.game, published, deadline)
        self.refresh()
        return published.run

    def corrections(self, first: int) -> list[Correction]:
        """What running published phases again, from this one on, would tell each realm; nothing is written."""
        self.refresh()
        if not 0 <= first < self.record.phase:
            raise refuse("", "core-refused-not-published", number=first + 1)
        numbers = range(first, self.record.phase)
        sent = [self.store.reports(self.record.id, number) for number in numbers]
        return corrections(self.ground, [self.phase(number) for number in numbers], sent)

    def correct(self, first: int) -> list[Correction]:
        """Run published phases again and send every realm what changed for it."""
        found = self.corrections(first)
        self.store.correct(self.record, self.game, found)
        self.refresh()
        return found

    def reopen(self, number: int, deadline: float | None = None) -> None:
        """Open a published phase again for papers, with other dice."""
        self.refresh()
        if not 0 <= number < self.record.phase:
            raise refuse("", "core-refused-not-published", number=number + 1)
        self.store.reopen(self.record, number, deadline)
        self.refresh()

    def fork(self, name: str, number: int | None = None) -> WorldDesk:
        """The same world from some phase on, with dice of its own: to try something."""
        state = self.kept(number).state(self.game)
        box = SeededBox(secrets.token_bytes(32))
        record = WorldRecord(
            self.record.game, name, self.record.setup, box.seed.hex(), box.commitment, forked_from=self.record.id
        )
        self.store.found(record, self.game, state)
        return WorldDesk(self.store, record)

    def recheck(self) -> dict[str, list[Problem]]:
        """What a correction has made wrong in papers that are handed in already: their writers should be told."""
        phase = self.phase()
        found = {realm: self.game.problems(phase.state, realm, text) for realm, text in phase.inputs.papers.items()}
        return {realm: problems for realm, problems in found.items() if problems}

    # ---- what people see

    def reports(self, number: int) -> Mapping[str, Report]:
        return self.store.reports(self.record.id, number)


def _refuse_void(result: Run, about: str) -> None:
    """What the rules themselves say against it."""
    for one in result.void:
        if one.about == about and one.why is not None:
            raise Refused(one.rule, Text(one.why["key"], one.why["args"]))
