"""The person of Personenschutz: whom it goes with, where it is put, and when nobody may attack it (4.2.5)."""
from __future__ import annotations

from functools import partial
from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import facts, moving, spots, standing, walking
from walstatt.games.ags.neutrals import NEUTRAL_PROFILES
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure
from walstatt.table.questions import Place
from walstatt.table.shapes import TOLERANCE, within

PERSON = "person"
ESCORT = "ags.4.2.5.begleiten"
DETAILS = "ags.r.escort_details"
NONE: frozenset[str] = frozenset()


def owner(play: AgsPlay, person: Figure) -> int:
    """The seat whose task the person belongs to."""
    del play
    return int(person.id.rpartition("-")[2])


def persons(play: AgsPlay) -> list[Figure]:
    return [figure for figure in play.state.figures.values() if figure.profile == PERSON and figure.place == TABLE]


def protected(play: AgsPlay, target: Figure, by_seat: int | None = None) -> Refused | None:
    """Beside one of its owner's models it cannot be attacked by Nah, Fern or Spruch (ags.4.2.5.schutz)."""
    if target.profile != PERSON or target.seat != NEUTRAL:
        return None
    if by_seat == owner(play, target):
        return refuse(DETAILS, "ags-refused-own-person", figure=play.name(target))
    if any(facts.in_contact(play, model, target) for model in play.state.of(owner(play, target))):
        return refuse("ags.4.2.5.schutz", "ags-refused-escorted", figure=play.name(target))
    return None


# ---- moving along


def follow(play: AgsPlay, figure: Figure) -> Script[None]:
    """After the base of a model has moved: its protégé comes along, and one that it has reached may be taken over."""
    for person in persons(play):
        if person.escort == figure.id:
            yield from _come_along(play, person, figure)
        elif figure.seat == owner(play, person) and facts.in_contact(play, figure, person):
            yield from _take_over(play, person, figure)


def followers(play: AgsPlay, figure: Figure) -> frozenset[str]:
    """Protégés of a model or its mob: they go along, so they are not in its way."""
    found = persons(play)
    if not found:
        return NONE
    group = {member.id for member in play.group(figure)}
    return frozenset(person.id for person in found if person.escort in group)


def _come_along(play: AgsPlay, person: Figure, figure: Figure) -> Script[None]:
    if figure.place != TABLE or (facts.in_contact(play, figure, person) and not _underfoot(play, person)):
        return
    before = moving.dangers_at(play, person)
    yield from put_beside(play, person, figure)
    # Whoever is put into dangerous ground enters it (ags.r.gelaende_in); such damage spares nobody (ags.4.2.5.schutz).
    yield from moving.enter_dangers(play, person, before)


def _underfoot(play: AgsPlay, person: Figure) -> bool:
    """Does somebody stand on it now?"""
    return standing.base_in_the_way(play, person.x, person.y, person.z, play.radius(person), {person.id}) is not None


def put_beside(play: AgsPlay, person: Figure, figure: Figure) -> Script[None]:
    """The owner puts the person into contact (0) on a free spot; where there is none it stays behind."""
    if _some_spot(play, person, figure, None) is None:
        _stays_behind(play, person)
        return
    answered = yield Place(
        owner(play, person), "ags:person_at", ESCORT, [person.id], partial(_judge, play, person, figure),
        partial(_propose, play, person, figure), {"figure": play.name(person), "escort": play.name(figure)},
    )
    x, y = answered[0]
    walking.put(play, person, x, y, figure.z)
    person.place, person.escort = TABLE, figure.id
    facts.settle_melees(play)
    play.note("ags-escort-follows", ESCORT, figure=play.name(person), escort=play.name(figure))


def _stays_behind(play: AgsPlay, person: Figure) -> None:
    """There is no room beside its escort; if somebody stands on it, it steps aside."""
    person.escort = ""
    play.note("ags-escort-lost", ESCORT, DETAILS, figure=play.name(person))
    for x, y in spots.outward(person.x, person.y) if _underfoot(play, person) else ():
        if walking.stand_problem(play, person, x, y, person.z) is None:
            walking.put(play, person, x, y, person.z)
            return


def _spot_problem(play: AgsPlay, person: Figure, figure: Figure, x: float, y: float) -> Refused | None:
    apart = hypot(x - figure.x, y - figure.y) - play.radius(figure) - play.radius(person)
    level = standing.resting_level(play, x, y, play.radius(person), figure.z)
    if apart > TOLERANCE or not within(abs(level - figure.z), facts.CONTACT_HEIGHT):
        return refuse(ESCORT, "ags-refused-not-beside", figure=play.name(figure))
    return walking.stand_problem(play, person, x, y, level)


def _judge(play: AgsPlay, person: Figure, figure: Figure, value: Any) -> None:
    problem = _spot_problem(play, person, figure, *value[0])
    if problem:
        raise problem


def _some_spot(play: AgsPlay, person: Figure, figure: Figure, rng: Random | None) -> list[float] | None:
    distance = play.radius(figure) + play.radius(person)
    for x, y in spots.around(figure.x, figure.y, distance, rng):
        if _spot_problem(play, person, figure, x, y) is None:
            return [x, y]
    return None


def _propose(play: AgsPlay, person: Figure, figure: Figure, rng: Random) -> list[list[float]]:
    found = _some_spot(play, person, figure, rng) or _some_spot(play, person, figure, None)
    assert found is not None, "asked only where there is a spot"
    return [found]


# ---- who escorts


def _take_over(play: AgsPlay, person: Figure, figure: Figure) -> Script[None]:
    """Contact is enough and costs no action; where somebody escorts it already its owner decides."""
    if person.escort and play.figure(person.escort).place == TABLE:
        switch = yield YesNo(
            figure.seat, "ags:take_over", ESCORT, {"figure": play.name(figure), "person": play.name(person)}
        )
        if not switch:
            return
    _goes_with(play, person, figure)


def _goes_with(play: AgsPlay, person: Figure, figure: Figure) -> None:
    person.escort = figure.id
    play.note("ags-escort-taken", ESCORT, DETAILS, figure=play.name(figure), person=play.name(person))


def settle(play: AgsPlay) -> Script[None]:
    """Without contact there is no escort; another own model that touches the person already takes over."""
    for person in persons(play):
        escort = play.state.figures.get(person.escort)
        if escort is not None and escort.place == TABLE and facts.in_contact(play, escort, person):
            continue
        if person.escort:
            person.escort = ""
            play.note("ags-escort-lost", ESCORT, DETAILS, figure=play.name(person))
        seat = owner(play, person)
        near = [model.id for model in play.state.of(seat) if facts.in_contact(play, model, person)]
        if not near:
            continue
        chosen = near[0]
        if len(near) > 1:
            chosen = yield Pick(
                seat, "ags:escort", ESCORT, near, {"person": play.name(person)},
                describe=lambda option: play.name(play.figure(option)),
            )
        _goes_with(play, person, play.figure(chosen))


# ---- at the start


def place_person(play: AgsPlay, seat: int) -> Script[None]:
    """The person is put beside one of the player's models, which is its escort (ags.4.2.5, ags.r.setup_placements)."""
    models = [model.id for model in play.state.of(seat)]
    person = Figure(f"person-{seat}", NEUTRAL, PERSON, NEUTRAL_PROFILES[PERSON].hp)
    play.state.figures[person.id] = person
    able = [model for model in models if _some_spot(play, person, play.figure(model), None)]
    chosen = yield Pick(
        seat, "ags:escort", "ags.4.2.5", able or models, {"person": play.name(person)},
        describe=lambda option: play.name(play.figure(option)),
    )
    yield from put_beside(play, person, play.figure(chosen))
