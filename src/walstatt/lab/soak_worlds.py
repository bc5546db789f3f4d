"""Proof by play for worlds: random papers, overruled decisions, late papers, corrections; everything is checked after
every phase."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from walstatt.core.catalogue import load
from walstatt.core.refusal import Refused
from walstatt.core.texts import LANGUAGES, Text, Texts
from walstatt.core.turn import DECIDED, Decision, Ruled, Run, Step, Turn
from walstatt.core.world import Phase
from walstatt.desk.world_desk import WorldDesk, found
from walstatt.games.shelf import load_world
from walstatt.lab.soaking import UNTOLD, Broken, SoakResult
from walstatt.store.database import Database, sqlite_url
from walstatt.store.worlds import Worlds

MOST_PHASES = 24
MOST_DECISIONS = 50
"""More than a game master wants to read."""
PATIENCE = 1_000.0
"""Seconds for papers; the clock of a random world only ever runs forward."""
SPOILT, WILD, SILENT, LATE, OVERRULED, TYPED, CORRECTED, REOPENED = 0.2, 0.3, 0.1, 0.15, 0.4, 0.2, 0.2, 0.05
ACTING = 0.25
"""Phases in which the game master tries some free acts."""
SECRETS_CHECKED = 3
"""Realms in each phase whose secrets are changed: each change is a whole run."""
NONSENSE = ("", "\0", "§$%&", "heben", "9" * 40, "x" * 5_000, "😀", "bitten", "- - -", "ziehen 1 2 3")


def soak_world(key: str, seed: int) -> SoakResult:
    """One random world under watch."""
    with TemporaryDirectory() as folder:
        database = Database(sqlite_url(Path(folder)))
        database.migrate()
        watch = _Watch(key, seed, Worlds(database))
        try:
            watch.play()
        except Exception as problem:  # whatever goes wrong is what we are looking for
            return SoakResult(seed, watch.phases, f"{type(problem).__name__}: {problem}", watch.record())
        finally:
            database.close()
    return SoakResult(seed, watch.phases)


class _Watch:
    def __init__(self, key: str, seed: int, store: Worlds) -> None:
        self.rng = Random(seed)
        self.game = load_world(key)
        setup = self.game.random_setup(self.rng)
        self.desk = found(
            store, key, f"soak {seed}", setup, seed=seed.to_bytes(32, "big"), deadline=PATIENCE
        )
        self.deadline = PATIENCE
        self.rules = load(key)
        self.texts = [Texts(language) for language in LANGUAGES]
        self.phases = 0
        self.lots = Random(f"secrets {seed}")
        """Which secrets are changed together; the world itself goes its way whatever is checked."""
        self.checked: dict[str, set[int]] = {}
        """Lines with which the checker found something wrong, by realm whose paper of this phase counts."""

    def play(self) -> None:
        while not self.desk.record.over and self.phases < MOST_PHASES:
            self._hand_in()
            if self.rng.random() < ACTING:
                self._act()
            self._overrule(self.desk.record.phase)
            self._finish_by_hand()
            self._check(self.desk.phase(), self.desk.run())
            self.desk.publish(self._next_deadline())
            self.phases += 1
            self._check_kept()
            self._look_back()

    def record(self) -> bytes:
        """What somebody needs to repeat it: the setup, and what came in for the open phase."""
        desk = self.desk
        inputs = desk.phase().inputs
        return msgspec.json.encode({"setup": msgspec.Raw(desk.record.setup.encode()), "inputs": inputs})

    # ---- what people do

    def _hand_in(self) -> None:
        state = self.desk.kept().state(self.game)
        handed_in: dict[str, tuple[str, set[int]]] = {}
        for realm in self.game.realms(state):
            paper = self.game.sample_paper(state, realm, self.rng)
            if any(problem.fatal for problem in self.game.problems(state, realm, paper)):
                raise Broken(f"{self._at()}: a sampled paper of {realm} has problems: {paper!r}")
            if self.rng.random() < SILENT:
                continue
            if self.rng.random() < WILD:
                paper = self._shuffled(paper, self.game.wild_paper(state, realm, self.rng))
            if self.rng.random() < SPOILT:
                paper = self._spoil(paper)
            late = self.rng.random() < LATE
            taken = self.desk.hand_in(realm, paper, at=self.deadline + 1 if late else self.deadline)
            self._check_problems(paper, taken.problems)
            for flaw in self.game.paper_flaws(state, paper):
                raise Broken(f"{self._at()}: {realm}: {flaw}")
            counts = not late or (self.rng.random() < 0.5 and self._accept_late(realm))
            if counts:
                handed_in[realm] = paper, {problem.line for problem in taken.problems if problem.fatal}
        # A game may keep to an earlier paper without mistakes.
        counting = self.desk.kept().counting()
        self.checked = {realm: known for realm, (paper, known) in handed_in.items() if counting.get(realm) == paper}
        self.desk.refresh()

    def _accept_late(self, realm: str) -> bool:
        """Some worlds are founded so that nothing late counts."""
        try:
            return self.desk.accept_late(realm)
        except Refused:
            return False

    def _next_deadline(self) -> float:
        self.deadline += PATIENCE
        return self.deadline

    def _shuffled(self, paper: str, wild: str) -> str:
        """Sound and wild lines, or wild ones alone."""
        return self.rng.choice([wild, f"{wild}\n{paper}", f"{paper}\n{wild}"])

    def _spoil(self, paper: str) -> str:
        lines = paper.split("\n")
        lines.insert(self.rng.randint(0, len(lines)), self.rng.choice(NONSENSE))
        at = self.rng.randrange(len(paper) + 1)
        return self.rng.choice(["\n".join(lines), paper[:at], paper[:at] + self.rng.choice("0ß-\t\n#") + paper[at:]])

    def _check_problems(self, paper: str, problems: list[Any]) -> None:
        for problem in problems:
            if not 1 <= problem.line <= paper.count("\n") + 2 or problem.column < 1:
                raise Broken(f"{self._at()}: {problem} is nowhere in {paper!r}")
            self._tell(problem.why)
            self._cite(problem.rule)

    def _act(self) -> None:
        """The game master does what comes to his mind; what is refused is explained and changes nothing."""
        for act in self.game.wild_acts(self.desk.kept().state(self.game), self.rng):
            try:
                self.desk.act(act)
            except Refused as refused:
                self._tell(refused.why)
                self._cite(refused.rule)

    def _overrule(self, number: int) -> None:
        """Decide otherwise here and there, type a die, and try what cannot be."""
        result = self.desk.run(number)
        for decision in result.decisions:
            if decision.how != DECIDED and decision.options and self.rng.random() < OVERRULED:
                self._try_decision(decision, number)
        for roll in result.rolls:
            if self.rng.random() < TYPED:
                faces = [self.rng.randint(1, roll.sides) for _ in roll.faces]
                self.desk.type_dice(roll.about, faces, number)
                break

    def _try_decision(self, decision: Decision, number: int) -> None:
        try:
            self.desk.decide(decision.about, Ruled("☠"), number)
        except Refused:
            pass
        else:
            raise Broken(f"{self._at()}: {decision.about} was decided with nonsense")
        value = self.rng.choice(decision.options)
        try:
            self.desk.decide(decision.about, Ruled(value, "why", self.rng.choice(["", "Nun gut."])), number)
        except Refused:
            # By what was decided before it this may no longer be asked.
            if any(one.about == decision.about for one in self.desk.run(number).decisions):
                raise

    def _finish_by_hand(self) -> None:
        for _ in range(100):
            waiting = self.desk.run().waiting
            if not waiting:
                return
            for one in waiting:
                self._tell(Text(one.key.replace(":", "-"), one.args))
                self.desk.decide(one.about, Ruled(self.game.sample_outcome(one, self.rng)))
        raise Broken(f"{self._at()}: the phase waits for ever")

    def _look_back(self) -> None:
        """Now and then a published phase is corrected or opened again."""
        last = self.desk.record.phase - 1
        if self.rng.random() < CORRECTED:
            number = self.rng.randint(max(0, last - 1), last)
            self._overrule(number)
            try:
                self.desk.correct(number)
            except Refused as refused:
                self._tell(refused.why)  # a later act no longer fits
                return
            except Exception as problem:
                if type(problem).__name__ != "NotWhole":
                    raise
                self.desk.reopen(number, self._next_deadline())  # a battle that nobody has played yet
                return
            self._check_kept()
        elif self.rng.random() < REOPENED:
            self.desk.reopen(last, self._next_deadline())

    # ---- what must hold

    def _at(self) -> str:
        return f"phase {self.desk.record.phase} ({self.desk.kept().label})"

    def _check(self, phase: Phase, result: Run) -> None:
        before = self.game.pack(phase.state)
        if self._bytes(self.desk.ground.run(phase, self._watched)) != self._bytes(result):
            raise Broken(f"{self._at()}: run twice it gives other bytes")
        if self.game.pack(phase.state) != before:
            raise Broken(f"{self._at()}: the run has changed the state before it")
        for flaw in self.game.flaws(result.state):
            raise Broken(f"{self._at()}: {flaw}")
        packed = self.game.pack(result.state)
        if self.game.pack(self.game.unpack(packed, self.game.state_version)) != packed:
            raise Broken(f"{self._at()}: the state does not survive packing")
        if len(result.decisions) > MOST_DECISIONS:
            raise Broken(f"{self._at()}: {len(result.decisions)} decisions")
        self._check_words(result)
        if not phase.inputs.acts:
            # Whatever the game master does of his own will reaches whom he likes, and no checker foresees it.
            self._check_secrets(phase, result)
            self._check_promises(result)

    def _watched(self, step: Step) -> Step:
        def carry_out(turn: Turn) -> None:
            before = turn.state.copy()
            step.carry_out(turn)
            for flaw in self.game.step_flaws(before, turn):
                raise Broken(f"{self._at()}, step {step.name}: {flaw}")

        return Step(step.name, carry_out)

    def _bytes(self, result: Run) -> tuple[dict[str, bytes], bytes]:
        """Everything that a run gave; the state as the game packs it."""
        return self.game.pack(result.state), msgspec.json.encode(msgspec.structs.replace(result, state=None))

    def _check_words(self, result: Run) -> None:
        for told in result.told:
            self._tell(Text(told.key, told.args))
            for rule in told.rules:
                self._cite(rule)
        for decision in result.decisions:
            self._tell(Text(decision.key.replace(":", "-"), decision.args))
            self._cite(decision.rule)
        for roll in result.rolls:
            self._cite(roll.rule)

    def _tell(self, message: Text) -> None:
        for texts in self.texts:
            if any(sign in texts.say(message) for sign in UNTOLD):
                raise Broken(f"{self._at()}: no words in {texts.language!r}: {texts.say(message)} {message}")

    def _cite(self, rule: str) -> None:
        if rule and rule not in self.rules:
            raise Broken(f"{self._at()}: {rule!r} is not in the catalogue")

    def _check_secrets(self, phase: Phase, result: Run) -> None:
        """What a realm neither knows nor touches may be anything: not one byte of its report changes.

        For one realm of a phase everything is changed one by one, for the others together: each change is a whole run.
        Of those together lots are drawn, for one change may undo what another would betray.
        """
        realms = list(self.game.realms(phase.state))
        for number, realm in enumerate(self.rng.sample(realms, min(SECRETS_CHECKED, len(realms)))):
            seen = msgspec.json.encode(self.game.report(phase.state, result, realm))
            changes = self.game.secrets(phase, realm)
            together = [self._drawn(some) for some in _together(phase, changes)] if number else []
            for some in together or [[one] for one in changes]:
                other = _changed(phase, some)
                again = self.desk.ground.run(other)
                if again.whole and msgspec.json.encode(self.game.report(other.state, again, realm)) != seen:
                    raise Broken(f"{self._at()}: the report of {realm} betrays {_named(some)}")
            self._check_checker(phase, realm)

    def _drawn(self, changes: list[Change]) -> list[Change]:
        chosen = set(self.lots.sample(range(len(changes)), self.lots.randint(1, len(changes))))
        return [one for number, one in enumerate(changes) if number in chosen]

    def _check_checker(self, phase: Phase, realm: str) -> None:
        paper = phase.inputs.papers.get(realm, "")
        known = self.game.problems(phase.state, realm, paper)
        for some in map(self._drawn, _together(phase, self.game.unknown(phase, realm))):
            if self.game.problems(_changed(phase, some).state, realm, paper) != known:
                raise Broken(f"{self._at()}: the checker betrays {_named(some)} to {realm}")

    def _check_promises(self, result: Run) -> None:
        """A line that passes the checker is not refused later, unless the game master decided about its writer."""
        overruled = {realm for one in result.decisions if one.how == DECIDED for realm in one.realms}
        for realm, known in self.checked.items():
            for told in result.told_to(realm) if realm not in overruled else ():
                if "-refused-" in told.key and "line" in told.args and told.args["line"] not in known:
                    raise Broken(f"{self._at()}: {realm} had a clean line and is told {told}")

    def _check_kept(self) -> None:
        """The store tells the last published phase as a new run does."""
        number = self.desk.record.phase - 1
        phase = self.desk.phase(number)
        result = self.desk.ground.run(phase)
        fresh = msgspec.json.decode(msgspec.json.encode(self.desk.ground.reports(phase, result)))
        if self.desk.reports(number) != fresh:
            raise Broken(f"{self._at()}: what was sent is not what happened")
        if self.game.pack(self.desk.kept().state(self.game)) != self.game.pack(result.state):
            raise Broken(f"{self._at()}: the snapshot is not what the phase gave")
        again = WorldDesk.open(self.desk.store, self.desk.record.id)
        if again is None or again.record != self.desk.record:
            raise Broken(f"{self._at()}: the world cannot be opened as it is")


Change = Callable[[Phase], None]


def _together(phase: Phase, changes: list[Change]) -> list[list[Change]]:
    """Those that leave papers as they are at once, and those of papers by themselves: other papers would hide what the
    first make of these."""
    papers = [one for one in changes if _changed(phase, [one]).inputs.papers != phase.inputs.papers]
    found = [[one for one in changes if one not in papers], papers]
    return [some for some in found if some]


def _named(changes: list[Change]) -> str:
    return ", ".join(one.__name__ for one in changes)


def _changed(phase: Phase, changes: list[Change]) -> Phase:
    given = phase.inputs
    inputs = msgspec.structs.replace(given, papers=given.papers.copy(), decided=given.decided.copy())
    other = msgspec.structs.replace(phase, state=phase.state.copy(), inputs=inputs)
    for change in changes:
        change(other)
    return other
