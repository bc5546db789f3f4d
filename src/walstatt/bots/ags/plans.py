"""Plans of one model for one activation: strike, go, do what goals want, take cover behind the shield."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import hypot

from walstatt.bots.ags import deeds
from walstatt.bots.ags.clashes import NO_BLOWS, Blows, striking
from walstatt.bots.ags.deeds import Deed
from walstatt.bots.ags.errands import Errand, value_at
from walstatt.bots.ags.situation import Situation
from walstatt.bots.ags.ways import Journey
from walstatt.core.refusal import Refused
from walstatt.core.texts import UNSAID, Text
from walstatt.games.ags import charging, conditions, facts, moving
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.table.shapes import Point

CLOSE = 0.12
REACHING = 1.2
"""Attacks that reach so far need no contact."""
WALK, RUN, CHARGE, GUARD = "gehen", "rennen", "sturmangriff", "verteidigen"
MOST_PREY = 2
STUCK = 0.4
"""Of an errand's worth to somebody who is held up in melee."""
RUN_SLOTS = 2
BADLY_HURT = 2
"""HP that a friend must have lost before somebody goes to heal him."""


@dataclass(slots=True)
class Step:
    """One action and what it will be asked."""

    action: str
    points: list[list[float]] = field(default_factory=list)
    target: str = ""
    errand: Errand | None = None
    attack: str = ""
    """In a charge: the ability at its end."""
    value: float = 0.0
    place: Point | None = None
    """Where an area is to lie."""


@dataclass(slots=True)
class Plan:
    """What a model will do, and what it is worth."""

    figure: str
    score: float
    steps: list[Step]
    gain: float = 0.0
    """What its deeds bring at once."""
    parts: dict[str, float] = field(default_factory=dict)
    """What its score is made of."""
    end: Point = (0.0, 0.0)
    why: Text = UNSAID
    """Why its first step is taken, once it has been chosen."""


class Planner:
    """Looks for the best plan of one model."""

    def __init__(
        self, look: Situation, figure: Figure, mine: Errand | None, errands: Sequence[Errand], slots: int = 2,
        special_used: bool = False,
    ) -> None:
        self.look = look
        self.play = look.play
        self.figure = figure
        self.mine = mine
        self.errands = errands
        self.slots = slots
        self.special_used = special_used
        self.fighting = facts.in_melee(look.play, figure)
        self.bound = conditions.has(look.play, figure, "Gebunden")
        self.radius = look.play.radius(figure)
        self.map = look.map(figure)
        self.heals = deeds.healing_reach(look.play, figure)
        self._ghost: AgsPlay | None = None
        self._preys: dict[str, tuple[Blows, float]] = {}
        self._hunts: dict[str, float] = {}

    def best(self) -> Plan:
        return max(self.plans(), key=lambda plan: plan.score)

    # ---- plans

    def plans(self) -> Iterator[Plan]:
        figure, slots = self.figure, self.slots
        here = self._deeds(self.play, figure)
        yield self._on_the_spot(here)
        if self.fighting and self.mine is not None:
            yield from self._break_away(here)
        if not self.fighting and not self.bound:
            yield from self._charges()
        if self.bound:
            return
        trips = list(self._trips(WALK))
        single = deeds.choose(here, 1) if slots > 1 else (0.0, [])
        for points, end, errand in trips:
            yield self._go_then_act(points, end, errand)
            if slots > 1 and single[1]:
                yield self._finish([*_steps(single[1]), Step(WALK, points)], single[0], end, _done(single[1]))
        if slots > 1:
            there = {(round(x, 2), round(y, 2)) for _, (x, y, _), _ in trips}
            for points, end, _ in self._trips(RUN):
                if (round(end[0], 2), round(end[1], 2)) in there:
                    continue
                if slots > RUN_SLOTS:
                    play, ghost = self._standing(end)
                    yield self._with_guard([Step(RUN, points)], self._deeds(play, ghost), slots - RUN_SLOTS, end)
                else:
                    yield self._finish([Step(RUN, points)], 0.0, end, ())

    def _break_away(self, here: list[Deed]) -> Iterator[Plan]:
        """Push whoever holds the model up; what comes then is thought over again."""
        for push in deeds.pushes(self.look, self.play, self.figure):
            place = (self.figure.x, self.figure.y, self.figure.z)
            before = deeds.choose(here, 1) if self.slots > 1 else (0.0, [])
            yield self._finish(_steps([push]), push.value, place, (), 0, push.frees)
            if before[1] and not before[1][0].errand:
                chosen = [*before[1], push]
                yield self._finish(_steps(chosen), before[0] + push.value, place, (), 0, push.frees)

    def _on_the_spot(self, here: list[Deed]) -> Plan:
        place = (self.figure.x, self.figure.y, self.figure.z)
        return self._with_guard([], here, self.slots, place)

    def _with_guard(self, before: list[Step], found: list[Deed], slots: int, place: tuple[float, float, float]) -> Plan:
        """The best deeds here; an action that is left over goes into Verteidigen."""
        full = deeds.choose(found, slots)
        freed = self._freed(full[1])
        one = self._finish([*before, *_steps(full[1])], full[0], place, _done(full[1]), slots - _used(full[1]), freed)
        if not full[1]:
            return one
        less = deeds.choose(found, slots - 1)
        other = self._finish([*before, *_steps(less[1])], less[0], place, _done(less[1]), slots - _used(less[1]))
        return max(one, other, key=lambda plan: plan.score)

    def _freed(self, done: Sequence[Deed]) -> float:
        """The chance that the only enemy in melee is taken out."""
        foes = facts.melee_foes(self.play, self.figure) if self.fighting else []
        if len(foes) != 1:
            return 0.0
        left = 1.0
        for deed in done:
            left *= 1.0 - deed.kill if deed.target == foes[0].id else 1.0
        return 1.0 - left

    def _go_then_act(self, points: list[list[float]], end: tuple[float, float, float], errand: Errand | None) -> Plan:
        del errand
        left = self.slots - 1
        if not left:
            return self._finish([Step(WALK, points)], 0.0, end, ())
        play, ghost = self._standing(end)
        return self._with_guard([Step(WALK, points)], self._deeds(play, ghost), left, end)

    def _finish(
        self, steps: list[Step], gained: float, end: tuple[float, float, float], done: Sequence[Errand],
        left: int = 0, freed: float = 0.0,
    ) -> Plan:
        """Add what the place at the end is worth. `freed`: the chance that a melee has ended."""
        look, figure = self.look, self.figure
        guarded = any(step.action == GUARD for step in steps) and steps[-1].action not in (WALK, RUN)
        danger = look.exposed(figure, end[0], end[1], guarded)
        if left > 0 and danger > 0.0 and not guarded and not figure.has("Verteidigend"):
            safer = look.exposed(figure, end[0], end[1], True)
            steps = [*steps, Step(GUARD)]
            danger = safer
        errand, hunt = self._prospect(end[0], end[1], done, freed)
        parts = {"gain": gained, "errand": errand, "hunt": hunt, "safety": -danger}
        return Plan(figure.id, gained + (errand + hunt - danger), steps, gained, parts, (end[0], end[1]))

    def _prospect(self, x: float, y: float, done: Sequence[Errand], freed: float) -> tuple[float, float]:
        """What the place promises for later, for the errand and for attacks; whoever fights cannot go on."""
        look, figure, total = self.look, self.figure, 0.0
        if self.mine is not None and self.mine not in done:
            total += value_at(look, self.mine, figure, x, y, True)
            if self.fighting and not self.mine.is_at(self.radius, x, y):
                total *= STUCK + (1.0 - STUCK) * freed
        hunting = max((self._hunt(foe, x, y) for foe in look.foes), default=0.0)
        return total, (0.35 if total > 0.15 else 1.0) * hunting

    def prey_from(self, x: float, y: float) -> Figure | None:
        """The enemy that promises most from there."""
        return max(self.look.foes, key=lambda foe: self._hunt(foe, x, y), default=None)

    def _hunt(self, foe: Figure, x: float, y: float) -> float:
        look = self.look
        blow, reach = self._prey(foe)
        if blow.damage <= 0.0 or look.left == 1:
            return 0.0
        away = max(0.0, hypot(foe.x - x, foe.y - y) - self.radius - look.play.radius(foe) - reach)
        turns = away / (2 * look.mov(self.figure))
        value = self._hunts.get(foe.id)
        if value is None:
            value = look.harm(foe, blow.damage, blow.kill) + blow.kill * look.kill_bonus(foe, "nah")
            self._hunts[foe.id] = value
        return float(look.temper.hunt * value * look.temper.wait ** (turns + 0.5))

    def _prey(self, foe: Figure) -> tuple[Blows, float]:
        known = self._preys.get(foe.id)
        if known is not None:
            return known
        best, reach = NO_BLOWS, 0.0
        for ability in striking(self.play, self.figure):
            blow = self.look.clashes.blows(self.figure, ability, foe)
            if blow.damage > best.damage:
                best, reach = blow, ability.reach.inches
        self._preys[foe.id] = best, reach
        return best, reach

    # ---- parts

    def _deeds(self, play: AgsPlay, figure: Figure) -> list[Deed]:
        look = self.look
        found = [*deeds.acts(play, figure, self.errands, self.mine), *deeds.blows(look, play, figure)]
        if play is self.play or self.heals:
            found += deeds.supports(look, play, figure)
        if self.special_used:
            found = [deed for deed in found if not deed.special]
        found.sort(key=lambda deed: -deed.value)
        return found

    def _standing(self, end: tuple[float, float, float]) -> tuple[AgsPlay, Figure]:
        """A ghost of the table on which the model stands elsewhere."""
        if self._ghost is None:
            self._ghost = self.look.ghost()
        ghost = self._ghost
        figure = ghost.state.figures[self.figure.id]
        figure.x, figure.y, figure.z = end
        ghost.state.melees = self.play.state.melees
        facts.settle_melees(ghost)
        return ghost, figure

    def _trips(self, action: str) -> Iterator[tuple[list[list[float]], tuple[float, float, float], Errand | None]]:
        """Ways to the goals of this model."""
        journey: Journey | None = None
        for goal, stop, exact, errand, prey in self._goals(action):
            journey = journey or Journey(self.play, self.map, self.figure, action)
            if journey.inches <= 0.5:
                return
            found = journey.to(goal, stop, exact, prey)
            if found is not None:
                points, trip = found
                yield points, _end_of(trip), errand

    def _goals(self, action: str) -> Iterator[tuple[Point, float, bool, Errand | None, str]]:
        figure = self.figure
        if self.fighting:
            return
        if self.mine is not None and not self.mine.is_at(self.radius, figure.x, figure.y):
            spot = self.map.nearest(self.mine.spots, figure.x, figure.y)
            yield spot, self.mine.stop(self.radius), self.mine.exact, self.mine, _foe(self.look, self.mine)
        if action == WALK:
            for errand in self._at_hand():
                spot = self.map.nearest(errand.spots, figure.x, figure.y)
                yield spot, errand.stop(self.radius), errand.exact, errand, _foe(self.look, errand)
            if self.heals:
                yield from self._patient()
        prey = sorted(self.look.foes, key=lambda foe: -self._hunt(foe, figure.x, figure.y))
        for foe in prey[: MOST_PREY if action == WALK else 1]:
            reach = self._prey(foe)[1]
            touch = self.radius + self.play.radius(foe)
            if self._hunt(foe, figure.x, figure.y) > 0.0:
                melee = reach < REACHING
                yield (foe.x, foe.y), touch + max(0.0, reach - CLOSE), False, None, foe.id if melee else ""

    def _patient(self) -> Iterator[tuple[Point, float, bool, Errand | None, str]]:
        """The friend within a walk who needs healing most."""
        play, figure = self.play, self.figure
        reach = self.look.mov(figure) + self.heals
        hurt = [
            (play.profile(one).hp - one.hp, one.id) for one in self.look.own
            if one is not figure and play.profile(one).hp - one.hp >= BADLY_HURT and self.look.gap(figure, one) <= reach
        ]
        if hurt:
            one = play.figure(max(hurt)[1])
            yield (one.x, one.y), self.radius + play.radius(one) + max(0.0, self.heals - CLOSE), False, None, ""

    def _at_hand(self) -> list[Errand]:
        """Other errands that a walk and an act would fulfil."""
        figure, found = self.figure, []
        inches = self.look.mov(figure)
        for errand in self.errands:
            if errand is self.mine or not errand.act or errand.slots > 1 or errand.fit(figure) <= 0.0:
                continue
            spot = self.map.nearest(errand.spots, figure.x, figure.y)
            away = hypot(spot[0] - figure.x, spot[1] - figure.y) - errand.stop(self.radius)
            if 0.0 < away <= inches:
                found.append(errand)
        found.sort(key=lambda errand: -errand.worth)
        return found[:1]

    def _charges(self) -> Iterator[Plan]:
        look, figure = self.look, self.figure
        mov = look.mov(figure)
        near = [
            foe for foe in self._chargeable()
            if look.gap(figure, foe) <= mov + 1.5 and charging.charge_problem(self.play, figure, foe) is None
        ]
        if not near:
            return
        to = moving.going(self.play, figure, CHARGE)
        for foe in sorted(near, key=lambda one: -self._hunt(one, one.x, one.y))[:3]:
            try:
                x, y = charging.farthest(to, foe)
            except Refused:
                continue
            play, ghost = self._standing((x, y, foe.z))
            first = max(deeds.blows(look, play, ghost, charge=True), key=lambda deed: deed.value, default=None)
            if first is None or (self.special_used and first.special):
                continue
            step = Step(CHARGE, target=foe.id, attack=first.action, value=first.value)
            rest = deeds.choose(self._deeds(play, ghost), self.slots - 1) if self.slots > 1 else (0.0, [])
            then = rest[0] * (1.0 - first.kill) if rest[1] and rest[1][0].target == first.target else rest[0]
            steps = [step, *_steps(rest[1])]
            yield self._finish(steps, first.value + then, (x, y, foe.z), (), self.slots - 1 - _used(rest[1]))

    def _chargeable(self) -> list[Figure]:
        wanted = [one for one in self.play.on_table() if one.seat not in (self.look.seat, self.look.enemy)]
        return [*self.look.foes, *(one for one in wanted if deeds.is_wanted(self.look, one) and one.hp > 0)]


def _foe(look: Situation, errand: Errand) -> str:
    """The enemy that an errand is about."""
    figure = look.play.state.figures.get(errand.target)
    return errand.target if figure is not None and figure.seat == look.enemy else ""


def _end_of(trip: moving.Trip) -> tuple[float, float, float]:
    if trip.drawn is not None:
        x, y = next(iter(trip.drawn.spots.values()))
        return x, y, trip.walk.level
    return *trip.walk.end, trip.walk.level


def _steps(done: Sequence[Deed]) -> list[Step]:
    return [
        Step(deed.action, target=deed.target, errand=deed.errand, value=deed.value, place=deed.point) for deed in done
    ]


def _done(done: Sequence[Deed]) -> list[Errand]:
    return [deed.errand for deed in done if deed.errand is not None]


def _used(done: Sequence[Deed]) -> int:
    return sum(deed.slots for deed in done)
