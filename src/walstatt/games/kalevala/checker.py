"""The checker: the phase itself, run for one realm on the world as that realm knows it.

`problems` is the short answer, `check` the long one: what each line does, the treasuries after it, the list, upkeep and
the limits used. Both are one run of the steps of `phases.py`; there is no second reading of any rule.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import cycle
from typing import Any, Final

import msgspec

from walstatt.core.papers import Problem
from walstatt.core.questions import Roll
from walstatt.core.texts import Text
from walstatt.core.turn import Decision, Inputs, Ruled, Run, Step, Told, Turn, run
from walstatt.games.kalevala.court.belongings import kinds_of, own_of
from walstatt.games.kalevala.court.copies import COPY
from walstatt.games.kalevala.court.desk import NOTATION, takes_free_text
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, is_refusal
from walstatt.games.kalevala.papers.blocks import lines_of
from walstatt.games.kalevala.papers.model import Order, Paper, SetUp, Zone
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.sheet_words import explain
from walstatt.games.kalevala.phases import PHASES
from walstatt.games.kalevala.realm.areas import areas
from walstatt.games.kalevala.realm.armament import MOST_NEW
from walstatt.games.kalevala.realm.conversion import CORE_LIMITS, MOST_GOODS, MOST_HUMANS
from walstatt.games.kalevala.realm.dues import is_auxiliary
from walstatt.games.kalevala.realm.pieces import special_figures
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.scouting.known_world import known_world
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.state import PotentialList, World

JUDGEMENT, ARMAMENT = "judgement", "armament"
"""Steps of the calendar."""
Treasury = dict[str, int]
Stocks = dict[str, dict[str, int]]
"""By place: how many of each piece, and RE."""


class _Middling:
    """Dice as they fall mostly: neither a triple nor a stroke of luck is shown to somebody whose dice nobody knows."""

    def fall(self, name: str, roll: Roll) -> list[int]:
        del name
        middle = roll.sides // 2
        around = cycle((1, -1, 2))
        return [max(1, min(roll.sides, middle + next(around))) for _ in range(roll.count)]


class Change(msgspec.Struct, frozen=True):
    """So many pieces or RE more in a place, or less."""

    place: str
    item: str
    amount: int


class Effect(msgspec.Struct, frozen=True):
    """What one line does; line 0 is what happens without any line: armament, upkeep, what falls to pieces."""

    line: int
    step: str
    changes: list[Change]
    told: list[Told]
    refused: bool
    treasury: Treasury
    """RE in each place after it."""


class Limit(msgspec.Struct, frozen=True):
    """How much of something may be used, and how much is."""

    name: str
    used: int
    most: int
    rule: str
    place: str = ""
    places: tuple[str, ...] = ()


class Explanation(msgspec.Struct, frozen=True):
    """A line of an order sheet, and what it means."""

    line: int
    """Where its sheet begins."""
    written: str
    meaning: Text
    rule: str


class Checked(msgspec.Struct, frozen=True):
    """All that the checker has to say to a paper."""

    realm: str
    date: str
    problems: list[Problem]
    effects: list[Effect]
    treasury: Treasury
    lists: list[PotentialList]
    upkeep: dict[str, int]
    """What is paid, line by line as in the list."""
    limits: list[Limit]
    decisions: list[Decision]
    """What the game master will be asked because of this paper."""
    explained: list[Explanation] = []
    """Its order sheets, line by line."""

    @property
    def passes(self) -> bool:
        return not any(problem.fatal for problem in self.problems)


def problems(state: World, realm: str, text: str) -> list[Problem]:
    """What is wrong with a paper, as far as its writer can know."""
    with special_figures(kinds_of(state)):
        return _problems(text, state, _tried(state, realm, text), realm)


def is_legible(state: World, realm: str, text: str) -> bool:
    """Can every line be read? One that can, and makes no sense, is refused by itself."""
    with special_figures(kinds_of(state)):
        return not read(text, state.at, own_of(state, realm)).problems


def check(state: World, realm: str, text: str) -> Checked:
    """What a paper would do, as far as its writer can know."""
    with special_figures(kinds_of(state)):
        return _checked(state, realm, text)


def _checked(state: World, realm: str, text: str) -> Checked:
    watch = _Watch(realm)
    tried = _tried(state, realm, text, watch)
    after: World = tried.state
    work = watch.work
    assert work is not None
    first = state.at.phase == 1
    return Checked(
        realm, str(state.at), _problems(text, state, tried, realm), watch.effects, _treasury(after, realm),
        after.lists.get(realm, []) if first else [], _upkeep(work, realm),
        list(_limits(work, realm, watch.effects)) if first else [],
        [one for one in tried.decisions if not one.about.startswith(f"{JUDGEMENT}/")],
        list(_explained(state, realm, text)),
    )


def _explained(state: World, realm: str, text: str) -> Iterator[Explanation]:
    for order in read(text, state.at, own_of(state, realm)).paper.of(SetUp):
        for one in explain(order.sheet):
            yield Explanation(order.line, one.written, one.meaning, one.rule)


def is_warning(told: Told) -> bool:
    """Taken all the same, and yet its writer should look at it again."""
    return "-warning-" in told.key


# ---- the run


def _tried(state: World, realm: str, text: str, watch: _Watch | None = None) -> Run:
    known = known_world(state, realm)
    # Lines that can be read are tried even if others cannot.
    faulty = bool(read(text, state.at, own_of(state, realm)).problems)
    inputs = Inputs({realm: text}, {f"{JUDGEMENT}/{realm}": Ruled(True)} if faulty else {})
    steps = PHASES[known.at.phase]
    if watch is not None:
        steps = (Step("watch", watch.start), *map(watch.watched, steps))
    return run(steps, known, inputs, _Middling())


def _problems(text: str, state: World, tried: Run, realm: str) -> list[Problem]:
    legible = read(text, state.at, own_of(state, realm))
    found = [_as_free_text(one) for one in legible.problems] if takes_free_text(state) else list(legible.problems)
    if state.realms[realm].vacant:
        found += [_unheard(realm, order) for order in legible.paper.orders]
    lines = lines_of(text)
    refused = [_refused(told, lines) for told in tried.told_to(realm) if is_refusal(told) or is_warning(told)]
    found += _proven(refused, state, realm, lines)
    return sorted(found, key=lambda one: (one.line, one.column))


def _as_free_text(problem: Problem) -> Problem:
    """Where that is read so the game master sees to what a program cannot read."""
    why = Text("kalevala-warning-free-text", {"why": problem.why})
    return msgspec.structs.replace(problem, rule=NOTATION, why=why, fatal=False)


def _unheard(realm: str, order: Order) -> Problem:
    """Where nobody rules nobody gives orders."""
    why = Text("kalevala-refused-nobody-rules", {"realm": realm})
    return Problem(order.line, 1, "kalevala.8.4.herrscherwechsel", why)


MOST_PROVEN: Final = 5
"""Suggestions of a paper that are tried; no others are made."""


def _proven(found: list[Problem], state: World, realm: str, lines: list[str]) -> Iterator[Problem]:
    """With those suggestions alone that would be taken in the place of their lines."""
    tried = 0
    for one in found:
        if one.suggestion:
            tried += 1
            taken = tried <= MOST_PROVEN and _is_taken(one, state, realm, lines)
            yield one if taken else msgspec.structs.replace(one, suggestion="")
        else:
            yield one


def _is_taken(one: Problem, state: World, realm: str, lines: list[str]) -> bool:
    text = "\n".join((*lines[: one.line - 1], one.suggestion, *lines[one.line:]))
    again = _tried(state, realm, text).told_to(realm)
    return not any(told.args.get("line") == one.line for told in again if is_refusal(told))


def _refused(told: Told, lines: list[str]) -> Problem:
    line = told.args.get("line", 1)
    written = lines[line - 1] if 0 < line <= len(lines) else ""
    column = len(written) - len(written.lstrip()) + 1
    better = SUGGESTIONS.get(told.key)
    suggestion = better(written, told.args) if better else ""
    rule = told.rules[0] if told.rules else ""
    return Problem(line, column, rule, Text(told.key, told.args), suggestion, not is_warning(told))


_CENTRE: Final = re.compile(r";\s*HZ KF\d+")
_REST: Final = re.compile(r"\s*(?:;.*?)?(\s+laut Antrag\s+\d+)?\s*$")
SUGGESTIONS: Final[Mapping[str, Callable[[str, Mapping[str, Any]], str]]] = {
    "kalevala-refused-which-part": lambda line, args: line.replace(args["place"], f"{args['place']}[a]"),
    "kalevala-refused-which-water": lambda line, args: line.replace(f"{args['place']}~", f"{args['place']}~a"),
    "kalevala-refused-say-twice": lambda line, args: f"Aufgeben {args['place']}, {args['place']}",  # noqa: ARG005
    "kalevala-refused-carries": lambda line, args: re.sub(r"\d+\s*RE\b", f"{args['most']}RE", line, count=1),
    "kalevala-refused-people-sum": lambda line, args: re.sub(r":.*", f": {args['people']}", line),
    "kalevala-refused-caravan-rest": lambda line, args: _REST.sub(rf"; Rest {args['rest']}\1", line, count=1),
    "kalevala-refused-caravan-contents": lambda line, args: re.sub(r":.*", f": {args['what']}", line),
    # By ordinary mail.
    "kalevala-refused-express": lambda line, args: re.sub(r"Eilbrief(.*?) aus \S+?:", r"Brief\1:", line),  # noqa: ARG005
    "kalevala-refused-entry-centre": lambda line, args: f"{_CENTRE.sub('', line)}; HZ KF{args['kf']}",
}
"""The whole line as it would do, where that follows from the refusal."""


class _Watch:
    """Notes what changes in a realm while each order is carried out, and between them."""

    def __init__(self, realm: str) -> None:
        self.realm = realm
        self.work: Evaluation | None = None
        self.effects: list[Effect] = []
        self._stocks: Stocks = {}
        self._told = 0

    def start(self, turn: Turn) -> None:
        self.work = evaluation(turn)
        self.work.watch = self
        self._stocks = _stocks(self.work.world, self.realm)

    def watched(self, step: Step) -> Step:
        """The same step; what it has done by itself is noted when it is over."""

        def carry_out(turn: Turn) -> None:
            step.carry_out(turn)
            self.automatic()

        return Step(step.name, carry_out)

    def begin(self, realm: str, order: Order) -> None:
        del order
        if realm == self.realm:
            self.automatic()

    def end(self, realm: str, order: Order) -> None:
        if realm == self.realm:
            self._note(order.line)

    def automatic(self) -> None:
        """What has happened by itself since the last order."""
        assert self.work is not None
        if _stocks(self.work.world, self.realm) != self._stocks or self._new_told():
            self._note(0)

    def _new_told(self) -> list[Told]:
        """What the realm is told meanwhile; a copy of the paper would only say again what stands beside it."""
        assert self.work is not None
        new = self.work.turn.run.told[self._told:]
        return [one for one in new if one.concerns(self.realm) and one.key != COPY]

    def _note(self, line: int) -> None:
        assert self.work is not None
        now, told = _stocks(self.work.world, self.realm), self._new_told()
        changes = list(_changes(self._stocks, now))
        refused = any(is_refusal(one) for one in told)
        treasury = _treasury(self.work.world, self.realm)
        self.effects.append(Effect(line, self.work.turn.step, changes, told, refused, treasury))
        self._stocks, self._told = now, len(self.work.turn.run.told)


def _stocks(world: World, realm: str) -> Stocks:
    found: Stocks = {}
    for place, force in world.forces.get(realm, {}).items():
        whole = force.whole()
        found[place] = {**whole.pieces, **({RE: whole.re} if whole.re else {})}
    return found


def _changes(before: Stocks, after: Stocks) -> Iterator[Change]:
    for place in dict.fromkeys((*before, *after)):
        was, now = before.get(place, {}), after.get(place, {})
        for item in dict.fromkeys((*was, *now)):
            amount = now.get(item, 0) - was.get(item, 0)
            if amount:
                yield Change(place, item, amount)


def _treasury(world: World, realm: str) -> Treasury:
    return {place: re for place, force in sorted(world.forces.get(realm, {}).items()) if (re := force.whole().re)}


# ---- figures at the end


def _upkeep(work: Evaluation, realm: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for (name, _), lines in work.bills.items():
        if name == realm:
            for line, amount in lines.items():
                found[line] = found.get(line, 0) + amount
    return {line: amount for line, amount in found.items() if amount}


def _limits(work: Evaluation, realm: str, effects: Iterable[Effect]) -> Iterator[Limit]:
    for (name, place), used in sorted(work.limits.items(), key=lambda one: one[0]):
        if name == realm and used.humans:
            yield Limit("humans", used.humans, MOST_HUMANS, "kalevala.11.4.grenzen", place)
        if name == realm and used.goods:
            yield Limit("goods", used.goods, MOST_GOODS + used.labour, "kalevala.11.4.grenzen", place)
    for place, amount in sorted(_newly_armed(effects).items()):
        yield Limit("armament", amount, MOST_NEW, "kalevala.11.2.verteilung", place)
    for zone in work.papers.get(realm, Paper()).of(Zone):
        members = tuple(dict.fromkeys((zone.target, *zone.members)))
        yield Limit("zone", len(members), len(members), "kalevala.11.3.ruestzonen", zone.target, members)
    for colony in areas(work, realm).colonies:
        yield Limit("colony", len(colony), len(colony), "kalevala.17.6.1.kolonie", places=tuple(sorted(colony)))
    yield Limit("scouts", len(work.world.scouting.get(realm, ())), MOST_EE, "kalevala.12.sechs_ee")
    yield from _troops(work, realm)


def _newly_armed(effects: Iterable[Effect]) -> dict[str, int]:
    """What was raised in this phase, by place: the step of armament brings it before any line converts it."""
    found: dict[str, int] = {}
    for effect in effects:
        if effect.step == ARMAMENT and not effect.line:
            for change in effect.changes:
                found[change.place] = found.get(change.place, 0) + change.amount
    return found


def _troops(work: Evaluation, realm: str) -> Iterator[Limit]:
    ruler = work.world.realms[realm]
    wholes = [force.whole() for force in work.world.forces.get(realm, {}).values()]
    core = sum(stock.pieces.get(symbol, 0) for stock in wholes for symbol in ruler.core_symbols)
    yield Limit("core", core, CORE_LIMITS[ruler.rank], "kalevala.17.5.staerke")
    auxiliaries = sum(stock.count(is_auxiliary) for stock in wholes)
    yield Limit("auxiliaries", auxiliaries, core // 4, "kalevala.17.2.hilfs_max")
