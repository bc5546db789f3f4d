"""Mobs of the Kleines Volk: forming, joining, leaving, moving together, gaps (ags.2.12.mob)."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from math import atan2, cos, hypot, pi, sin, sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from walstatt.core.questions import Pick, PickSeveral, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text
from walstatt.games.ags import conditions, escort, facts, moving, standing, walking
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.facts import CONTACT_HEIGHT as REACH_UP
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.profiles import MOB_PEOPLE
from walstatt.games.ags.state import TABLE, Figure
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, Point

if TYPE_CHECKING:
    from walstatt.games.ags.moving import Going

FORMING = "ags.2.12.mob.bildung"
COHESION = "ags.2.12.mob.zusammenhalt"
SEVERAL = "ags.2.12.mob.mehrere"
JOINING = "ags.2.12.mob.aufnahme"
MOVING = "ags.2.12.mob.bewegung"
LEAVING = "ags.2.12.mob.loesen"
PLACING = "ags.r.mob_platzierung"
SMALLEST, LARGEST = 2, 4
ONE_INCH = 1.0
SPOTS = 48
DONE = "fertig"
UNDER_WAY = "mob_moving"
"""In the state's memo while the first model has moved and the others are still to be placed."""


def can_mob(play: AgsPlay, figure: Figure) -> bool:
    """Only models of the Kleines Volk with the tag (ags.2.12.mob.bildung)."""
    return figure.place == TABLE and can_mob_card(play, figure)


def can_mob_card(play: AgsPlay, figure: Figure) -> bool:
    """The same of a model that is not yet on the table."""
    if figure.seat not in (0, 1):
        return False
    profile = play.profile(figure)
    return profile.people == MOB_PEOPLE and profile.has("Mob")


def members(play: AgsPlay, mob: str) -> list[Figure]:
    """Those who are on the table."""
    return [play.figure(one) for one in play.state.mobs.get(mob, ()) if play.figure(one).place == TABLE]


def touching(play: AgsPlay, figure: Figure) -> frozenset[str]:
    """Mobs of the own side that a single model touches."""
    if figure.mob or not can_mob(play, figure):
        return frozenset()
    return frozenset(other.mob for other in facts.contact_friends(play, figure) if other.mob)


def counts(play: AgsPlay, figure: Figure) -> bool:
    """Do its bonuses count? By one reading not in the round in which it acted before it joined."""
    return play.state.memo.get(f"mob_late:{figure.id}", 0) != max(play.state.round, 1)


# ---- who belongs to which mob


def _enrol(play: AgsPlay, figure: Figure, mob: str) -> None:
    figure.mob = mob
    play.state.mobs[mob] = (*play.state.mobs.get(mob, ()), figure.id)


def _dismiss(play: AgsPlay, figure: Figure) -> None:
    mob = figure.mob
    figure.mob = ""
    play.state.mobs[mob] = tuple(one for one in play.state.mobs[mob] if one != figure.id)


def form(play: AgsPlay, figures: Sequence[Figure]) -> str:
    """Join models into a new mob; who may be joined is judged before."""
    mob = play.new_id("mob")
    for figure in figures:
        _enrol(play, figure, mob)
    play.note("ags-mob-forms", FORMING, "ags.2.12.mob.grundprofil", figures=[play.name(one) for one in figures])
    return mob


def join(play: AgsPlay, figure: Figure, mob: str) -> None:
    """A model is taken in; it counts as activated if the mob is (ags.r.mob_aktivierung_neu)."""
    others = members(play, mob)
    _enrol(play, figure, mob)
    activated = others[0].activated
    if figure.activated and not activated and play.ruling("ags.r.mob_aktivierung_neu") == 1:
        play.state.memo[f"mob_late:{figure.id}"] = max(play.state.round, 1)
    figure.activated = activated
    play.note("ags-mob-joins", JOINING, figure=play.name(figure), size=len(others) + 1)


def join_problem(play: AgsPlay, figure: Figure, mob: str) -> Refused | None:
    if not can_mob(play, figure):
        return refuse(FORMING, "ags-refused-no-mob-model", figure=play.name(figure))
    if len(members(play, mob)) >= LARGEST:
        return refuse(FORMING, "ags-refused-mob-full", most=LARGEST)
    if not any(facts.in_contact(play, figure, other) for other in members(play, mob) if other is not figure):
        return refuse(COHESION, "ags-refused-mob-contact", figure=play.name(figure))
    return None


def form_problem(play: AgsPlay, one: Figure, other: Figure) -> Refused | None:
    for figure in (one, other):
        if not can_mob(play, figure):
            return refuse(FORMING, "ags-refused-no-mob-model", figure=play.name(figure))
    if one is other or not facts.in_contact(play, one, other):
        return refuse(COHESION, "ags-refused-mob-contact", figure=play.name(one))
    return _activation_problem(one, other)


def _activation_problem(one: Figure, other: Figure) -> Refused | None:
    """None or all of them have been activated in this round: otherwise somebody would gain an activation."""
    if one.activated != other.activated:
        return refuse("ags.r.mob_bildung", "ags-refused-mob-activated")
    return None


def leave_problem(play: AgsPlay, figure: Figure) -> Refused | None:
    if any(member.activated for member in play.group(figure)):
        return refuse(LEAVING, "ags-refused-mob-acted", figure=play.name(figure))
    return None


def settle(play: AgsPlay) -> Script[None]:
    """Who has lost contact leaves; the largest part that hangs together remains (ags.r.mob_aufloesung)."""
    if UNDER_WAY in play.state.memo:
        return
    for mob in list(play.state.mobs):
        if mob in play.state.mobs:
            yield from _settle_one(play, mob)


def _settle_one(play: AgsPlay, mob: str) -> Script[None]:
    here = members(play, mob)
    for one in play.state.mobs[mob]:
        if play.figure(one).place != TABLE:
            play.figure(one).mob = ""
    play.state.mobs[mob] = tuple(figure.id for figure in here)
    parts = _parts(play, here)
    if len(here) >= SMALLEST and len(parts) == 1:
        return
    keep = yield from _largest(play, parts)
    if play.ruling("ags.r.mob_aufloesung") == 1 and len(parts) > 1:
        keep = []
    gone = [figure for figure in here if figure not in keep] if len(keep) >= SMALLEST else here
    for figure in gone:
        _dismiss(play, figure)
    if len(keep) >= SMALLEST:
        play.note(
            "ags-mob-gap", "ags.2.12.mob.luecke", COHESION, figures=[play.name(figure) for figure in gone]
        )
        return
    del play.state.mobs[mob]
    acting = play.state.acting
    if acting is not None and acting.mob == mob and here and play.figure(acting.figure) not in here:
        play.state.acting = acting._replace(figure=here[0].id)
    play.note("ags-mob-dissolves", COHESION, figures=[play.name(figure) for figure in here])


def _parts(play: AgsPlay, figures: Sequence[Figure]) -> list[list[Figure]]:
    """The groups of models that hang together by contact."""
    parts: list[list[Figure]] = []
    left = list(figures)
    while left:
        part = [left.pop(0)]
        for figure in part:
            for other in list(left):
                if facts.in_contact(play, figure, other):
                    left.remove(other)
                    part.append(other)
        parts.append(part)
    return parts


def _largest(play: AgsPlay, parts: list[list[Figure]]) -> Script[list[Figure]]:
    most = max((len(part) for part in parts), default=0)
    largest = [part for part in parts if len(part) == most]
    if most < SMALLEST or len(largest) == 1 or play.ruling("ags.r.mob_aufloesung") == 1:
        return largest[0] if largest else []
    named = {part[0].id: part for part in largest}
    chosen = yield Pick(
        largest[0][0].seat, "ags:mob_part", "ags.r.mob_aufloesung", list(named),
        describe=lambda option: play.name(play.figure(option)),
    )
    return named[chosen]


# ---- arranging them outside of activations


def arrange(play: AgsPlay, seat: int, acted: Sequence[Figure] = ()) -> Script[None]:
    """Mobs are formed, left, regrouped, one model at a time, as long as one likes.

    Asked at deployment, before an own activation and the first one of a round, and at the end of an own activation
    of those who have `acted` (ags.r.mob_bildung).
    """
    changed: dict[str, str] = {}
    while True:
        options = [
            option for option in options_of(play, seat)
            if _is_open(option, changed) and (not acted or _concerns(option, acted))
        ]
        if not options:
            return
        chosen = yield Pick(
            seat, "ags:mob", FORMING, [DONE, *options], describe=partial(_describe, play),
            why_not=partial(_why_not, play),
        )
        if chosen == DONE:
            return
        what, first = chosen.split(":")[:2]
        changed[first] = play.figure(first).mob if what == "loesen" else ""
        yield from change(play, chosen)


def _is_open(option: str, changed: Mapping[str, str]) -> bool:
    """Each model is moved once; only who has left a mob may go on to another, so that full mobs can exchange members.

    `changed` names the mob that a model has left.
    """
    what, first, *rest = option.split(":")
    if what == "aufnehmen" and changed.get(first):
        return changed[first] != rest[0]
    return changed.keys().isdisjoint((first, *rest))


def arrange_after(play: AgsPlay, figure: Figure, mob: str) -> Script[None]:
    """At the end of an activation those who have acted may join others that have."""
    acted = [one for one in (members(play, mob) or [figure]) if one.place == TABLE and one.activated]
    if acted:
        yield from arrange(play, figure.seat, acted)


def _concerns(option: str, acted: Sequence[Figure]) -> bool:
    """Is one of these models, or its mob, part of the change?"""
    named = set(option.split(":")[1:])
    return any(one.id in named or (one.mob and one.mob in named) for one in acted)


def options_of(play: AgsPlay, seat: int) -> Iterator[str]:
    """Changes that are allowed now: bilden:a:b, aufnehmen:a:mob, loesen:a, wechseln:a:mob."""
    own = [figure for figure in play.state.of(seat) if can_mob(play, figure)]
    for figure in own:
        if figure.mob:
            if leave_problem(play, figure) is None:
                yield f"loesen:{figure.id}"
            for mob in _mobs_near(play, figure):
                if option_problem(play, f"wechseln:{figure.id}:{mob}") is None:
                    yield f"wechseln:{figure.id}:{mob}"
        elif _may_form(play):
            for mob in _mobs_near(play, figure):
                if option_problem(play, f"aufnehmen:{figure.id}:{mob}") is None:
                    yield f"aufnehmen:{figure.id}:{mob}"
            for other in own:
                if figure.id < other.id and not other.mob and form_problem(play, figure, other) is None:
                    yield f"bilden:{figure.id}:{other.id}"


def _may_form(play: AgsPlay) -> bool:
    """By the other reading only before the first round, at deployment (ags.r.mob_bildung)."""
    return play.ruling("ags.r.mob_bildung") == 0 or play.state.round == 0


def _mobs_near(play: AgsPlay, figure: Figure) -> list[str]:
    near = {other.mob for other in facts.contact_friends(play, figure) if other.mob and other.mob != figure.mob}
    return sorted(near)


def option_problem(play: AgsPlay, option: str) -> Refused | None:
    what, first, *rest = option.split(":")
    figure = play.state.figures.get(first)
    if figure is None:
        return refuse(FORMING, "ags-refused-mob-unknown", option=option)
    if what == "loesen":
        return leave_problem(play, figure)
    if what == "bilden":
        other = play.state.figures.get(rest[0]) if rest else None
        if other is None or figure.mob or other.mob:
            return refuse(FORMING, "ags-refused-mob-unknown", option=option)
        if not _may_form(play):
            return refuse("ags.r.mob_bildung", "ags-refused-mob-when")
        return form_problem(play, figure, other)
    if not rest or rest[0] not in play.state.mobs:
        return refuse(FORMING, "ags-refused-mob-unknown", option=option)
    problem = join_problem(play, figure, rest[0]) or _activation_problem(figure, members(play, rest[0])[0])
    if what == "aufnehmen" and not _may_form(play):
        return refuse("ags.r.mob_bildung", "ags-refused-mob-when")
    return problem


def _why_not(play: AgsPlay, option: str) -> Refused | None:
    return option_problem(play, option) if ":" in option else None


def _describe(play: AgsPlay, option: str) -> Text:
    if option == DONE:
        return Text("ags-mob-fertig")
    what, first, *rest = option.split(":")
    args: dict[str, Any] = {"figure": play.name(play.figure(first))}
    if rest:
        args["other"] = play.name(play.figure(rest[0]) if what == "bilden" else members(play, rest[0])[0])
    return Text(f"ags-mob-{what}", args)


def change(play: AgsPlay, option: str) -> Script[None]:
    """Carry out one of the options."""
    what, first, *rest = option.split(":")
    figure = play.figure(first)
    if what == "bilden":
        form(play, [figure, play.figure(rest[0])])
        return
    if what == "aufnehmen":
        join(play, figure, rest[0])
        return
    _dismiss(play, figure)
    if what == "loesen":
        play.note("ags-mob-leaves", LEAVING, figure=play.name(figure))
    else:
        _enrol(play, figure, rest[0])
        play.note("ags-mob-changes", SEVERAL, figure=play.name(figure))
    yield from settle(play)


def close_up(play: AgsPlay, figure: Figure, doing: Doing, before: Collection[str]) -> Script[None]:
    """A single model that has come into contact with a mob may join it at once; with that its activation is over."""
    mobs = [mob for mob in sorted(touching(play, figure) - set(before)) if join_problem(play, figure, mob) is None]
    if not mobs:
        return
    chosen = yield Pick(
        figure.seat, "ags:join_mob", JOINING, [*mobs, "no"], {"figure": play.name(figure)},
        describe=lambda option: (
            Text("ags-join-mob-no") if option == "no" else play.name(members(play, option)[0])
        ),
    )
    if chosen != "no":
        join(play, figure, chosen)
        doing.joined = chosen


def absorb(play: AgsPlay, figure: Figure, inches: float) -> Script[None]:
    """An ability lets a mob take in models within so many inches: they are put down in contact with it."""
    room = LARGEST - len(play.group(figure))
    near = [
        other for other in play.friends(figure)
        if can_mob(play, other) and not other.mob and not facts.in_melee(play, other)
        and facts.within_range(play, figure, other, inches) and _spots(play, other, figure, None, ())
    ]
    if room <= 0 or not near or not can_mob(play, figure):
        return
    chosen = yield PickSeveral(
        figure.seat, "ags:absorb", JOINING, [other.id for other in near], 0, min(room, len(near)),
        {"figure": play.name(figure)}, describe=lambda option: play.name(play.figure(option)),
    )
    for name in chosen:
        other = play.figure(name)
        if _spots(play, other, figure, None, ()):
            yield from _put_beside(play, other, figure, None, [], [])
            if figure.mob:
                join(play, other, figure.mob)
            else:
                form(play, [figure, other])
    facts.settle_melees(play)


# ---- moving together


def first_to_move(play: AgsPlay, figure: Figure) -> Script[Figure]:
    """The model of a mob that is moved first is named before the move (ags.2.12.mob.bewegung)."""
    group = members(play, figure.mob) if figure.mob else [figure]
    if len(group) < SMALLEST:
        return figure
    chosen = yield Pick(
        figure.seat, "ags:mob_first", MOVING, [member.id for member in group],
        describe=lambda option: play.name(play.figure(option)),
    )
    return play.figure(chosen)


Held = tuple[list[Figure], list[Figure]]


def held_by(play: AgsPlay, mob: str) -> Held:
    """Enemies in contact with any member that have to stay so, and those whose melee has only lost contact."""
    contacts: dict[str, Figure] = {}
    engaged: dict[str, Figure] = {}
    for member in members(play, mob):
        for foe in facts.contact_foes(play, member):
            if facts.fight(play, member, foe) and not conditions.has(play, foe, "Gebunden"):
                contacts[foe.id] = foe
        for foe in facts.melee_foes(play, member):
            if not conditions.has(play, foe, "Gebunden"):
                engaged[foe.id] = foe
    return list(contacts.values()), [foe for key, foe in engaged.items() if key not in contacts]


def check_first(to: Going, start: Point, place: Point, level: float) -> None:
    """A mob in melee moves only if all its enemy contacts can stay with some member (ags.r.mob_platzierung)."""
    play, first = to.play, to.figure
    if to.free or to.action == "shift":
        return
    contacts, engaged = held_by(play, first.mob)
    needed = [foe for foe in contacts if not moving.touches(to, place, level, foe)]
    for foe in engaged:
        away = hypot(place[0] - foe.x, place[1] - foe.y) - to.walker.radius - play.radius(foe)
        if away >= ONE_INCH - TOLERANCE:
            needed.append(foe)
    if not needed:
        return
    followers = [member for member in members(play, first.mob) if member is not first]
    ghost = Figure(first.id, first.seat, first.profile, first.hp, *place, level, TABLE, mob=first.mob)
    if not _coverable(play, ghost, _heading(start, place), needed, followers, ()):
        raise refuse(PLACING, "ags-refused-leaves-melee", figure=play.name(needed[0]))


Heading = tuple[float, float, float] | None
"""Unit direction of the first model's move and how far along it its own centre lies."""


def _heading(start: Point, end: Point) -> Heading:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    if length <= TOLERANCE:
        return None
    ux, uy = dx / length, dy / length
    return ux, uy, end[0] * ux + end[1] * uy


def place_followers(play: AgsPlay, first: Figure, start: Point, held: Held) -> Script[None]:
    """All others are put down in contact with the first model, none of them further ahead than it.

    `held` are the enemies of the mob before the move.
    """
    heading = _heading(start, (first.x, first.y))
    if heading is None:
        return
    contacts, engaged = held
    waiting = [member for member in members(play, first.mob) if member is not first]
    needed = [foe for foe in (*contacts, *engaged) if not facts.in_contact(play, first, foe)]
    needed = [foe for foe in needed if foe not in engaged or facts.gap(play, first, foe) >= ONE_INCH - TOLERANCE]
    while waiting:
        follower = waiting.pop(0)
        if follower.place != TABLE or first.place != TABLE:
            continue
        if not _spots(play, follower, first, heading, waiting):
            _stay_behind(play, follower)
            continue
        yield from _put_beside(play, follower, first, heading, needed, waiting)
        needed = [foe for foe in needed if not facts.in_contact(play, follower, foe)]


def _put_beside(
    play: AgsPlay, follower: Figure, first: Figure, heading: Heading, needed: list[Figure], waiting: list[Figure]
) -> Script[None]:
    beside = _Beside(play, follower, first, heading, needed, waiting)
    places = yield Place(
        follower.seat, "ags:mob_follower", MOVING, [follower.id], beside.judge, beside.propose,
        {"figure": play.name(follower), "first": play.name(first)},
    )
    before = moving.dangers_at(play, follower)
    x, y = places[0]
    walking.put(play, follower, x, y, first.z)
    facts.settle_melees(play)
    play.note("ags-follows", MOVING, figure=play.name(follower), first=play.name(first))
    yield from moving.enter_dangers(play, follower, before)
    if follower.place == TABLE:
        yield from escort.follow(play, follower)


def _stay_behind(play: AgsPlay, follower: Figure) -> None:
    """No legal spot: it stays and leaves the mob; where somebody was put into its place, right beside it."""
    _dismiss(play, follower)
    play.note("ags-mob-left-behind", PLACING, figure=play.name(follower))
    if walking.stand_problem(play, follower, follower.x, follower.y, follower.z) is None:
        return
    x, y = follower.x, follower.y
    for ring in range(1, 60):
        for turn in range(24):
            place = (x + ring / 4 * cos(turn * pi / 12), y + ring / 4 * sin(turn * pi / 12))
            if walking.stand_problem(play, follower, *place) is None:
                walking.put(play, follower, *place)
                return


def follower_problem(
    play: AgsPlay, follower: Figure, first: Figure, heading: Heading, place: Point, waiting: Sequence[Figure]
) -> Refused | None:
    """Why a follower of a mob may not be put here (ags.r.mob_platzierung)."""
    x, y = place
    touch = play.radius(follower) + play.radius(first)
    between = hypot(x - first.x, y - first.y)
    if between > touch + TOLERANCE:
        return refuse(MOVING, "ags-refused-follower-contact", figure=play.name(first))
    if heading is not None and x * heading[0] + y * heading[1] > heading[2] + TOLERANCE:
        return refuse(MOVING, "ags-refused-follower-ahead", figure=play.name(first))
    level = standing.resting_level(play, x, y, play.radius(follower), first.z)
    if abs(level - first.z) > REACH_UP + TOLERANCE:
        return refuse(MOVING, "ags-refused-follower-contact", figure=play.name(first))
    problem = walking.stand_problem(play, follower, x, y, first.z, [one.id for one in waiting])
    if problem is None and between < touch - TOLERANCE:
        problem = refuse(walking.BLOCKED, "ags-refused-occupied", figure=play.name(first))
    if problem:
        return problem
    placed = [first, *(one for one in play.group(follower) if one is not follower and one not in waiting)]
    for foe in play.foes(follower):
        gap = hypot(x - foe.x, y - foe.y) - play.radius(follower) - play.radius(foe)
        near = TOLERANCE < gap <= ONE_INCH + TOLERANCE and abs(foe.z - level) <= REACH_UP
        if near and not any(_would_touch(play, one, (one.x, one.y), foe) for one in placed):
            return refuse(PLACING, "ags-refused-follower-near", figure=play.name(foe))
    return None


class _Beside:
    """Where one follower may be put: beside the first model, and so that enemies in contact can be kept there."""

    def __init__(
        self, play: AgsPlay, follower: Figure, first: Figure, heading: Heading, needed: list[Figure],
        waiting: list[Figure],
    ) -> None:
        self.play = play
        self.follower = follower
        self.first = first
        self.heading = heading
        self.waiting = waiting
        self.needed = needed
        if needed and not any(self._keeps(spot) for spot in self._candidates()):
            self.needed = []

    def judge(self, value: Any) -> None:
        place = (float(value[0][0]), float(value[0][1]))
        problem = follower_problem(self.play, self.follower, self.first, self.heading, place, self.waiting)
        if problem:
            raise problem
        if not self._keeps(place):
            raise refuse(PLACING, "ags-refused-leaves-melee", figure=self.play.name(self.needed[0]))

    def propose(self, rng: Random) -> list[list[float]]:
        spots = [spot for spot in self._candidates() if self._keeps(spot)]
        return [list(rng.choice(spots))]

    def _candidates(self) -> Iterator[Point]:
        for foe in self.needed:
            for spot in _between(self.play, self.follower, self.first, foe):
                where = (self.play, self.follower, self.first, self.heading, spot, self.waiting)
                if follower_problem(*where) is None:
                    yield spot
        yield from _spots(self.play, self.follower, self.first, self.heading, self.waiting)

    def _keeps(self, place: Point) -> bool:
        left = [foe for foe in self.needed if not _would_touch(self.play, self.follower, place, foe)]
        return not left or _coverable(
            self.play, self.first, self.heading, left, self.waiting, (place, self.follower)
        )


def _would_touch(play: AgsPlay, follower: Figure, place: Point, foe: Figure) -> bool:
    touch = play.radius(follower) + play.radius(foe)
    return hypot(place[0] - foe.x, place[1] - foe.y) <= touch + TOLERANCE


def _spots(
    play: AgsPlay, follower: Figure, first: Figure, heading: Heading, waiting: Sequence[Figure]
) -> list[Point]:
    """Legal places in contact with the first model, those behind it first."""
    touch = play.radius(follower) + play.radius(first)
    back = atan2(-heading[1], -heading[0]) if heading else 0.0
    spots = []
    for number in range(SPOTS):
        angle = back + (number + 1) // 2 * (-1) ** number * 2 * pi / SPOTS
        spot = (first.x + touch * cos(angle), first.y + touch * sin(angle))
        if follower_problem(play, follower, first, heading, spot, waiting) is None:
            spots.append(spot)
    for foe in play.foes(follower):
        spots += [
            spot for spot in _between(play, follower, first, foe)
            if follower_problem(play, follower, first, heading, spot, waiting) is None
        ]
    return spots


def _between(play: AgsPlay, follower: Figure, first: Figure, foe: Figure) -> Iterator[Point]:
    """The two places at which a follower touches both the first model and an enemy."""
    r = play.radius(follower)
    one, other = r + play.radius(first), r + play.radius(foe)
    dx, dy = foe.x - first.x, foe.y - first.y
    apart = hypot(dx, dy)
    if apart <= TOLERANCE or apart > one + other:
        return
    along = (apart * apart + one * one - other * other) / (2 * apart)
    square = one * one - along * along
    if square < 0:
        return
    aside = sqrt(square)
    for side in (aside, -aside):
        yield (
            first.x + (along * dx - side * dy) / apart,
            first.y + (along * dy + side * dx) / apart,
        )


def _coverable(
    play: AgsPlay, first: Figure, heading: Heading, needed: list[Figure], followers: Sequence[Figure],
    taken: tuple[Point, Figure] | tuple[()],
) -> bool:
    """Can the followers be put so that each of these enemies is touched by one of them? Each enemy takes one."""
    if len(needed) > len(followers):
        return False
    for number, follower in enumerate(followers):
        for spot in _between(play, follower, first, needed[0]):
            if taken and hypot(spot[0] - taken[0][0], spot[1] - taken[0][1]) < (
                play.radius(follower) + play.radius(taken[1]) - TOLERANCE
            ):
                continue
            waiting = [one for one in (*followers, first) if one is not follower]
            if taken:
                waiting.append(taken[1])
            if follower_problem(play, follower, first, heading, spot, waiting) is not None:
                continue
            rest = [*followers[:number], *followers[number + 1 :]]
            if not needed[1:] or _coverable(play, first, heading, needed[1:], rest, (spot, follower)):
                return True
    return False
