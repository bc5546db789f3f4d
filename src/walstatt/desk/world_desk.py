"""One world: papers in, runs, decisions, publishing, corrections. Whatever is refused leaves everything as it was."""
from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from walstatt.core.desk_sheet import DeskSheet
from walstatt.core.dice import Luck, SeededBox
from walstatt.core.papers import Appraisal, Problem
from walstatt.core.refusal import refuse
from walstatt.core.roles import Role
from walstatt.core.texts import Text
from walstatt.core.turn import DECIDED, Act, Ruled, Run, facts_of
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
)
from walstatt.desk import evaluation
from walstatt.desk.deadlines import Counted, Schedule, counted_on, next_deadline, resumed_deadline, zone_named
from walstatt.desk.evaluation import Folder, Founded, Taken
from walstatt.desk.side_by_side import side_by_side
from walstatt.games.shelf import load_world
from walstatt.store.matches import Outpaced
from walstatt.store.worlds import Member, PhaseRecord, WorldRecord, Worlds


class HandedIn(NamedTuple):
    """What became of a paper."""

    serial: int
    in_time: bool
    problems: list[Problem]
    counts: bool = True
    """False if it came too late, or if an earlier one without mistakes stands."""


class Pause(msgspec.Struct, frozen=True):
    """The deadline that was put off, and when."""

    deadline: float
    at: float


class Ran(msgspec.Struct, frozen=True):
    """What was found when a deadline passed: for the game master, who has the last word."""

    phase: int
    edition: int
    at: float
    decisions: int
    waiting: int


class Grace(msgspec.Struct, frozen=True):
    """A phase that got another day because unusually many papers were missing."""

    phase: int
    edition: int


MANY = 3
"""More than every third paper missing is unusual."""
class PublicWords(msgspec.Struct, frozen=True):
    """What stands on the page that anybody may read."""

    legend: str = ""


TRIES = 5
"""So often somebody may come in between while a phase is published that nobody has to click for."""
SCHEDULE, PAUSED, PUBLIC, RAN, GRACE, COUNTED = "schedule", "paused", "public", "ran", "grace", "counted"
EARLIER = 8
"""So many phases back one looks for papers whose orders stay."""
T = TypeVar("T")
Evaluate = Callable[..., Any]
"""Carries out a function of `evaluation.py` with its arguments, here or in another process."""


def directly(function: Callable[..., T], *args: Any) -> T:
    return function(*args)


def found(
    store: Worlds, key: str, name: str, setup: Any = None, *, members: Sequence[Member] = (),
    luck: Sequence[Luck] = (), seed: bytes | None = None, deadline: float | None = None,
) -> WorldDesk:
    """A new world; refuses a setup against the rules."""
    beginning = evaluation.founded(key, b"{}" if setup is None else msgspec.json.encode(setup))
    return settled(store, key, name, beginning, members=members, luck=luck, seed=seed, deadline=deadline)


def settled(
    store: Worlds, key: str, name: str, beginning: Founded, *, members: Sequence[Member] = (),
    luck: Sequence[Luck] = (), seed: bytes | None = None, deadline: float | None = None,
) -> WorldDesk:
    """Keep a world that was founded."""
    box = SeededBox(seed)
    record = WorldRecord(
        key, name, beginning.setup.decode(), box.seed.hex(), box.commitment, list(luck), list(members)
    )
    store.found(record, beginning.snapshot, deadline)
    return WorldDesk(store, record)


class WorldDesk:
    def __init__(self, store: Worlds, record: WorldRecord, evaluate: Evaluate = directly) -> None:
        self.store = store
        self.record = record
        self._evaluate = evaluate

    @classmethod
    def open(cls, store: Worlds, world_id: str, evaluate: Evaluate = directly) -> WorldDesk | None:
        record = store.find(world_id)
        return cls(store, record, evaluate) if record else None

    @property
    def game(self) -> WorldGame:
        return load_world(self.record.game)

    def refresh(self) -> None:
        """See what others have changed."""
        record = self.store.find(self.record.id)
        if record is None:
            raise LookupError(self.record.id)
        self.record = record

    def folder(self, *numbers: int | None) -> Folder:
        """What these phases are run from; of the open one if none is named."""
        phases = [self.kept(number) for number in numbers or (None,)]
        return Folder(self.record.game, self.record.dice_seed, self.record.luck, phases)

    @property
    def ground(self) -> Ground:
        return Ground(self.game, bytes.fromhex(self.record.dice_seed), self.record.luck, side_by_side)

    def kept(self, number: int | None = None) -> PhaseRecord:
        if number is not None and not 0 <= number <= self.record.phase:
            raise refuse("", "core-refused-no-phase", number=number + 1)
        return self.store.phase(self.record.id, self.record.phase if number is None else number)

    def phase(self, number: int | None = None) -> Phase:
        """A phase with the papers that count for it."""
        return self.folder(number).phase

    def papers(self) -> dict[str, str]:
        """The papers that count for the open phase."""
        return self.kept().counting()

    # ---- papers

    def problems(self, realm: str, text: str) -> list[Problem]:
        found: list[Problem] = self._evaluate(evaluation.problems, self.folder(), realm, text)
        return found

    def appraised(self, realm: str, text: str) -> Appraisal:
        found: Appraisal = self._evaluate(evaluation.appraised, self.folder(), realm, text)
        return found

    def reach(self, realm: str, place: str, figures: Mapping[str, int]) -> Report:
        found: Report = self._evaluate(evaluation.reach, self.folder(), realm, place, figures)
        return found

    def template(self, realm: str, language: str) -> str:
        """A paper to begin with, made of what the realm ordered in the phases before."""
        numbers = range(self.record.phase - 1, max(-1, self.record.phase - 1 - EARLIER), -1)
        earlier = [paper for number in numbers if (paper := self.kept(number).counting().get(realm)) is not None]
        found: str = self._evaluate(evaluation.template, self.folder(), realm, earlier, language)
        return found

    def hints(self, realm: str, text: str) -> list[Hint]:
        found: list[Hint] = self._evaluate(evaluation.hints, self.folder(), realm, text)
        return found

    def start_pack(self, realm: str) -> Report:
        found: Report = self._evaluate(evaluation.start_pack, self.folder(), realm)
        return found

    def describe(self, realm: str, answers: Mapping[str, str], person_id: str | None = None) -> bool:
        """Keep what a ruler answered about his people, in the place of earlier answers; no where nothing is asked."""
        act = self.game.described(realm, answers)
        if act is None:
            return False
        earlier = [name for name, one in self.store.acts(self.record.id, self.record.phase)
                   if one.kind == act.kind and one.args.get("realm") == realm]
        self._evaluate(evaluation.with_act, self.folder(), act)
        for name in earlier:
            self.take_back("act", name)
        self.store.act(self.record.id, self.record.phase, act, person_id)
        return True

    def hand_in(
        self, realm: str, text: str, person_id: str | None = None, *, number: int | None = None,
        at: float | None = None, struck: bool = False, after: str | None = None,
    ) -> HandedIn:
        """Take a paper with all its mistakes; it counts unless the game keeps to an earlier one without any.

        With `struck` the game master takes it all the same: whatever is wrong with it is left out. It came when it
        was sent, however long reading it takes.
        """
        now = time.time() if at is None else at
        number = self.record.phase if number is None else number
        folder = self.folder(number)
        taken: Taken = self._evaluate(evaluation.taken, folder, realm, text, struck)
        serial = self.store.hand_in(self.record.id, number, realm, text, taken.read_as, person_id, at=now, after=after)
        deadline = folder.phases[0].deadline
        counts = self.kept(number).counting().get(realm) == text
        return HandedIn(serial, deadline is None or now <= deadline, taken.problems, counts)

    def accept_late(self, realm: str) -> bool:
        """Let the last paper of a realm count although it came too late; False if there is none."""
        self._evaluate(evaluation.check_late, self.folder())
        return self.store.accept_late(self.record.id, self.record.phase, realm)

    def draft(self, realm: str, text: str, person_id: str | None = None, after: str | None = None) -> str:
        """Keep what is not handed in yet; its mark."""
        self._evaluate(evaluation.check_realm, self.folder(), realm)
        return self.store.draft(self.record.id, self.record.phase, realm, text, person_id, after=after)

    def write_for_robots(self) -> None:
        """Papers of realms that the program rules, where there are none yet."""
        folder, known = self.folder(), self.papers()
        (kept,) = folder.phases
        seeds = {
            member.realm: f"{self.record.id} {kept.number} {kept.edition} {member.realm}"
            for member in self.record.members
            if member.bot and member.realm and member.realm not in known
        }
        written = self._evaluate(evaluation.sample_papers, folder, seeds) if seeds else {}
        in_time = time.time() if kept.deadline is None else min(time.time(), kept.deadline)
        for realm, paper in written.items():
            self.store.hand_in(self.record.id, kept.number, realm, paper, at=in_time)

    def seat(self, realm: str, name: str, bot: str | None = None) -> None:
        """Another person, or a robot, rules a realm from now on: no change of ruler in the world."""
        self._evaluate(evaluation.check_realm, self.folder(), realm)
        self.store.seat(self.record.id, Member(Role.PLAYER, name, realm, bot=bot))
        self.refresh()

    def offer(self, realm: str | None, invite: str) -> None:
        """A link for a realm, or without one for the game master's chair; in a world that leads itself the places of
        people are not given away: whoever sat down there would know what they know."""
        if realm is not None and realm in self.unseated():
            self.store.add_member(self.record.id, Member(Role.PLAYER, "?", realm, invite=invite))
        else:
            sits = self._place(realm)
            if self.leads_itself and realm is not None and sits.person_id is not None:
                raise refuse("", "core-refused-place-of-a-person", realm=realm)
            self.store.offer(self.record.id, realm, invite)
        self.refresh()

    def unseated(self) -> list[str]:
        """Realms that have come into the world since it was founded, and for which there is no place yet."""
        known = {one.realm for one in self.record.members}
        played: list[str] = self._evaluate(evaluation.played, self.folder())
        return [realm for realm in played if realm not in known]

    def leave_to_program(self, realm: str | None, bot: str) -> None:
        """The program rules a realm. Where a world leads itself it may take the place of a person only who is awaited.
        The game master's chair cannot be left to it, only the link to it be taken back."""
        sits = self._place(realm)
        if sits.bot:
            self.store.offer(self.record.id, realm, None)
        elif realm is None:
            raise refuse("", "core-refused-chair")
        elif self.leads_itself and sits.person_id is not None and realm in self.papers():
            raise refuse("", "core-refused-place-of-a-person", realm=realm)
        else:
            self.seat(realm, realm, bot)
        self.refresh()

    def _place(self, realm: str | None) -> Member:
        wanted = (one for one in self.record.members if one.realm == realm and (realm or one.role is Role.GAME_MASTER))
        found = next(wanted, None)
        if found is None:
            raise refuse("", "core-refused-no-place", realm=realm or "")
        return found

    @property
    def leads_itself(self) -> bool:
        """Has it a game master who publishes as soon as all papers of people are there?"""
        return any(one.role is Role.GAME_MASTER and one.bot for one in self.record.members)

    def publish_when_complete(self) -> bool:
        """In a world that leads itself: publish if nobody is awaited any more. True if the phase is published then, by
        whomever: where the last papers come at the same moment, one of those who brought them does it."""
        number = self.record.phase
        for _ in range(TRIES):
            self.refresh()
            if self.record.phase != number or not self._is_complete():
                break
            try:
                self.publish()
            except Outpaced:
                continue
        return self.record.phase != number

    def _is_complete(self) -> bool:
        return self.leads_itself and not self.record.over and not self.awaited()

    def deadline_passed(self, now: float) -> bool:
        """Publish where the world is set so, else run once and wait for the game master; True if it was published.

        Where unusually many papers are missing nobody loses a turn at once: without a game master a day is added, once.
        """
        self.refresh()
        kept = self.kept()
        if self.record.over or kept.deadline is None or kept.deadline >= now:
            return False
        if self.leads_itself and self.lacks_many and self._add_a_day(kept.number, kept.edition, now):
            return False
        if self.leads_itself or (self.schedule.publishes and not self.lacks_many):
            try:
                self.publish()
            except NotWhole:
                self.refresh()
            else:
                return True
        self._note_run(kept.number, kept.edition, now)
        return False

    def _add_a_day(self, phase: int, edition: int, now: float) -> bool:
        deadline = self.kept().deadline
        if deadline is None or self.store.lasting(self.record.id, GRACE, Grace) == Grace(phase, edition):
            return False
        later = next_deadline(deadline, Schedule(days=1, zone=self.schedule.zone), now)
        self.store.keep_lasting(self.record.id, GRACE, Grace(phase, edition))
        self.store.set_deadline(self.record.id, phase, later)
        return True

    def _note_run(self, phase: int, edition: int, now: float) -> None:
        if self.ran is None:
            self.write_for_robots()
            result = self.run()
            open_ones = sum(1 for one in result.decisions if one.how != DECIDED)
            self.store.keep_lasting(self.record.id, RAN, Ran(phase, edition, now, open_ones, len(result.waiting)))

    @property
    def ran(self) -> Ran | None:
        """What was found when the deadline of the open phase passed."""
        found = self.store.lasting(self.record.id, RAN, Ran)
        kept = self.kept()
        return found if found is not None and (found.phase, found.edition) == (kept.number, kept.edition) else None

    # ---- the game master

    def run(self, number: int | None = None) -> Run:
        result: Run = self._evaluate(evaluation.run, self.folder(number))
        return result

    def preview(self, realm: str, number: int | None = None) -> Report:
        """What a realm would be sent if the phase were published now."""
        found: Report = self._evaluate(evaluation.preview, self.folder(number), realm)
        return found

    def decide(self, about: str, ruled: Ruled, number: int | None = None, person_id: str | None = None) -> Run:
        """Decide what a run asks for; refused if nothing asks for it or the value does not fit."""
        number = self.record.phase if number is None else number
        result: Run = self._evaluate(evaluation.with_decision, self.folder(number), about, ruled)
        asked = next(one for one in result.decisions if one.about == about)
        self.store.decide(
            self.record.id, number, about, msgspec.structs.replace(ruled, facts=facts_of(asked.args)), person_id,
            open_only=number == self.record.phase,
        )
        return result

    def type_dice(
        self, about: str, faces: Sequence[int], number: int | None = None, person_id: str | None = None
    ) -> Run:
        """Real dice for a roll that the phase makes."""
        number = self.record.phase if number is None else number
        result: Run = self._evaluate(evaluation.with_dice, self.folder(number), about, list(faces))
        self.store.type_dice(
            self.record.id, number, about, faces, person_id, open_only=number == self.record.phase
        )
        return result

    def act(self, act: Act, person_id: str | None = None, wish: str = "") -> Run:
        """A free act of the game master; refused if the game cannot carry it out after those that are there. A wish
        that has a name is carried out once, however often it comes."""
        for _ in range(TRIES - 1):
            try:
                return self._act(act, person_id, wish)
            except Outpaced:
                # Another act has come: this one is looked at once more, after it.
                continue
        return self._act(act, person_id, wish)

    def _act(self, act: Act, person_id: str | None, wish: str) -> Run:
        there = [name for name, _ in self.store.acts(self.record.id, self.record.phase)]
        if wish and wish in {name.partition(" ")[2] for name in there}:
            return self.run()
        folder = self.folder()
        result: Run = self._evaluate(evaluation.with_act, folder, act)
        sign = result.signs.get(len(folder.phases[-1].inputs.acts), "")
        kept = msgspec.structs.replace(act, about=sign)
        self.store.act(self.record.id, self.record.phase, kept, person_id, wish, after=there)
        return result

    def take_back(self, kind: str, name: str) -> bool:
        """Forget a decision, typed dice or an act of the open phase; False if there is none."""
        return self.store.take_back(self.record.id, self.record.phase, kind, name)

    def sheet(self, number: int | None = None) -> DeskSheet:
        found: DeskSheet = self._evaluate(evaluation.sheet, self.folder(number))
        return found

    def remarks(self) -> dict[str, list[Text]]:
        found: dict[str, list[Text]] = self._evaluate(evaluation.remarks, self.folder())
        return found

    # ---- whom one waits for, and until when

    def awaited(self) -> list[str]:
        """Realms of people whose papers are missing."""
        there = self.papers()
        silent = [one.realm for one in self._people if one.realm and one.realm not in there]
        if not silent or self.record.over:
            return silent
        expected: list[str] = self._evaluate(evaluation.expected, self.folder())
        return [realm for realm in silent if realm in expected]

    def unplayed(self) -> list[str]:
        """Realms for which nobody but the game master writes."""
        found: list[str] = [] if self.record.over else self._evaluate(evaluation.unplayed, self.folder())
        return found

    @property
    def _people(self) -> list[Member]:
        """Rulers who are persons."""
        return [one for one in self.record.members if one.role is Role.PLAYER and one.realm and not one.bot]

    @property
    def lacks_many(self) -> bool:
        """Are unusually many papers missing? Perhaps the post has failed, and that must cost nobody a turn."""
        missing = len(self.awaited())
        return missing > 1 and missing * MANY > len(self._people)

    def remind(self, realms: Sequence[str], words: str) -> list[str]:
        """Those of them whose papers are missing read these words when they come next."""
        found = [realm for realm in self.awaited() if realm in realms or not realms]
        for realm in found:
            self.store.remind(self.record.id, self.record.phase, realm, words)
        return found

    @property
    def schedule(self) -> Schedule:
        return self.store.lasting(self.record.id, SCHEDULE, Schedule) or Schedule()

    def keep_schedule(self, schedule: Schedule) -> None:
        zone_named(schedule.zone)
        self.store.keep_lasting(self.record.id, SCHEDULE, schedule)

    @property
    def public(self) -> PublicWords | None:
        return self.store.lasting(self.record.id, PUBLIC, PublicWords)

    @property
    def paused(self) -> Pause | None:
        return self.store.lasting(self.record.id, PAUSED, Pause)

    def pause(self, now: float) -> None:
        """Nobody is late any more until it goes on; a second time changes nothing."""
        deadline = self.kept().deadline
        if self.paused is None and deadline is not None:
            self.store.keep_lasting(self.record.id, PAUSED, Pause(deadline, now))
            self.store.set_deadline(self.record.id, self.record.phase, None)

    def go_on(self, now: float) -> None:
        """As much time as was left, at the hour of the old deadline."""
        stopped = self.paused
        if stopped is not None:
            deadline = resumed_deadline(stopped.deadline, stopped.at, self.schedule.zone, now)
            self.store.set_deadline(self.record.id, self.record.phase, deadline)
            self.store.keep_lasting(self.record.id, PAUSED, None)

    def set_deadline(self, deadline: float | None) -> None:
        """By the game master's word, which also ends a pause."""
        self.store.set_deadline(self.record.id, self.record.phase, deadline)
        if self.paused is not None:
            self.store.keep_lasting(self.record.id, PAUSED, None)

    def _next_deadline(self, now: float) -> Counted | None:
        """By the schedule, at the hour of the last one, also of one that was put off."""
        stopped = self.paused
        last = self.kept().deadline if stopped is None else stopped.deadline
        if not self.schedule.is_set or last is None:
            return None
        return counted_on(last, self.schedule, now, self.store.lasting(self.record.id, COUNTED, Counted))

    def _keep_counted(self, counted: Counted, stopped: Pause | None) -> None:
        """After publishing: what is lost here, if the server falls, is a matter of days and of no phase."""
        self.store.keep_lasting(self.record.id, COUNTED, counted)
        if stopped is not None:
            self.store.keep_lasting(self.record.id, PAUSED, Pause(counted.last, stopped.at))

    def difference(self, about: str, value: Any, number: int | None = None) -> Difference:
        """What another decision would change."""
        found: Difference = self._evaluate(evaluation.difference, self.folder(number), about, value)
        return found

    def difference_of_dice(self, about: str, faces: Sequence[int], number: int | None = None) -> Difference:
        found: Difference = self._evaluate(evaluation.difference_of_dice, self.folder(number), about, list(faces))
        return found

    def difference_by_hand(self, number: int | None = None) -> Difference:
        """What the game master has changed in a phase, against the run as the rules alone would have it."""
        found: Difference = self._evaluate(evaluation.difference_by_hand, self.folder(number))
        return found

    def publish(self, deadline: float | None = None) -> Run:
        """Publish the open phase with all that is there; raises NotWhole while something waits.

        What comes in meanwhile is taken in by another run, some times. Where somebody else has published the phase, the
        next one is not meant: Outpaced.
        """
        number = self.record.phase
        for _ in range(TRIES - 1):
            try:
                return self._publish(number, deadline)
            except Outpaced:
                self.refresh()
        return self._publish(number, deadline)

    def _publish(self, number: int, deadline: float | None) -> Run:
        self.refresh()
        if self.record.phase != number:
            raise Outpaced(self.record.id)
        self.write_for_robots()
        self.refresh()
        if self.record.phase != number:
            raise Outpaced(self.record.id)
        published: Publication = self._evaluate(evaluation.published, self.folder())
        counted = self._next_deadline(time.time()) if deadline is None else None
        stopped = self.paused
        by_schedule = None if counted is None or stopped is not None else counted.last
        self.store.publish(self.record, published, by_schedule if deadline is None else deadline)
        if counted is not None:
            self._keep_counted(counted, stopped)
        elif deadline is not None and stopped is not None:
            self.store.keep_lasting(self.record.id, PAUSED, None)
        self.refresh()
        return published.run

    def corrections(self, first: int) -> list[Correction]:
        """What running published phases again, from this one on, would tell each realm; nothing is written."""
        self.refresh()
        if not 0 <= first < self.record.phase:
            raise refuse("", "core-refused-not-published", number=first + 1)
        numbers = range(first, self.record.phase)
        sent = [self.store.reports(self.record.id, number) for number in numbers]
        found: list[Correction] = self._evaluate(evaluation.run_again, self.folder(*numbers), sent)
        return found

    def correct(self, first: int) -> list[Correction]:
        """Run published phases again and send every realm what changed for it."""
        found = self.corrections(first)
        self.store.correct(self.record, found)
        self.refresh()
        return found

    def reopen(self, number: int, deadline: float | None = None) -> None:
        """Open a published phase again for papers, with other dice."""
        self.refresh()
        if not 0 <= number < self.record.phase:
            raise refuse("", "core-refused-not-published", number=number + 1)
        self.store.reopen(self.record, number, deadline)
        self.refresh()

    def fork(self, name: str, number: int | None = None, members: Sequence[Member] = ()) -> WorldDesk:
        """The same world from some phase on, with dice of its own: to try something."""
        kept = self.kept(number)
        box = SeededBox(secrets.token_bytes(32))
        record = WorldRecord(
            self.record.game, name, self.record.setup, box.seed.hex(), box.commitment, members=list(members),
            forked_from=self.record.id,
        )
        over = self.record.over and kept.number == self.record.phase
        self.store.found(record, Snapshot(kept.label, kept.parts, over, kept.game_version, kept.state_version))
        return WorldDesk(self.store, record)

    def recheck(self) -> dict[str, list[Problem]]:
        """What a correction has made wrong in papers that are handed in already: their writers should be told."""
        found: dict[str, list[Problem]] = self._evaluate(evaluation.problems_of_all, self.folder())
        return found

    # ---- what people see

    def chart(self, realm: str | None) -> Report:
        found: Report = self._evaluate(evaluation.chart, self.folder(), realm)
        return found

    def chart_picture(self, realm: str | None, number: int, language: str) -> str | None:
        found: str | None = self._evaluate(evaluation.chart_picture, self.folder(), realm, number, language)
        return found

    def reports(self, number: int) -> Mapping[str, Report]:
        return self.store.reports(self.record.id, number)

    def report(self, realm: str, number: int) -> Report | None:
        """What a realm was sent for a phase, whatever it was called then."""
        name = self.name_in(realm, number)
        return self.store.reports(self.record.id, number, name).get(name)

    def filed(self, realm: str, first: int = 0) -> list[Filed]:
        """All published phases since one, as a realm of today has them in its files; oldest first."""
        renamings = self.store.renamings(self.record.id)
        names = {number: named_in(realm, number, renamings) for number in range(max(0, first), self.record.phase)}
        sent = {name: self.store.reports_to(self.record.id, name, first) for name in set(names.values())}
        # The paper of the phase in which a realm got another name was handed in under the old one.
        wrote = {number: named_in(realm, number - 1, renamings) for number in names}
        papers = {name: self.store.papers_of(self.record.id, name, first) for name in set(wrote.values())}
        labels = {number: label for label, number in self.store.labels(self.record.id).items()}
        return [
            Filed(number, labels[number], sent[name][number], papers[wrote[number]].get(number, ""))
            for number, name in names.items() if number in sent[name]
        ]

    def story(self, realm: str, number: int) -> list[dict[str, Any]] | None:
        """What happened in a phase, the most important first; None where nothing was sent."""
        known = self.report(realm, number)
        return None if known is None else self.game.story(known)

    def curves(self, realm: str) -> Report:
        return self.game.curves(self.filed(realm))

    def chancery(self, realm: str, first: int = 0) -> Report:
        """Letters, documents and requests; of letters those since a phase."""
        found: Report = self._evaluate(evaluation.chancery, self.folder(), realm, self.filed(realm, first))
        return found

    def corrected(self, realm: str) -> dict[int, float]:
        """By phase: when a realm was sent its last sheet of corrections."""
        sheets = self.store.corrected(self.record.id)
        numbers = {number for number, _ in sheets}
        moments = {number: sheets.get((number, self.name_in(realm, number)), sheets.get((number, realm)))
                   for number in numbers}
        return {number: at for number, at in moments.items() if at is not None}

    def name_in(self, realm: str, number: int) -> str:
        """What a realm of today was called in the reports of a phase."""
        return named_in(realm, number, self.store.renamings(self.record.id))


def named_in(realm: str, number: int, renamings: Sequence[tuple[int, Sequence[tuple[str, str]]]]) -> str:
    """What a realm of today was called at the end of a phase; `renamings` as they are kept, the last first."""
    for later, renamed in renamings:
        if later <= number:
            break
        for old, new in reversed(renamed):
            realm = old if realm == new else realm
    return realm
