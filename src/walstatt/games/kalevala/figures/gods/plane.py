"""Gods on their plane: moving, auras, exploring, protection; ordered in phase 1, done in phase 2 (24.2, 24.3)."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import SUM, Roll
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.gods.archeron import (
    DIRECTIONS,
    beside,
    deal,
    field_of,
    gods_on,
    owner_of,
    set_field,
)
from walstatt.games.kalevala.figures.gods.levels import choose, god_of, living, mastered
from walstatt.games.kalevala.figures.gods.lines import ChooseAbility, NoteGod, ProtectField, RecogniseField, ScoutAsGod
from walstatt.games.kalevala.figures.gods.making import keep_deadline, seat_new_gods
from walstatt.games.kalevala.figures.gods.passing import notice
from walstatt.games.kalevala.figures.gods.records import God, Seen
from walstatt.games.kalevala.figures.gods.seeing import check_recognised, recognise
from walstatt.games.kriegsspiel.figures.god_abilities import PROTECTS, REMOVES

UNITS, FIRST_NEEDS, NEVER_BELOW = 2, 13, 3
"""Of exploration in a GR; what the first attempt at an aura needs, and the least that any needs."""
MOVING, UNIT, ACCOUNT, FROM_HERE = (
    "kalevala.24.3.bewegung", "kalevala.24.3.ee", "kalevala.r.god_ee_account", "kalevala.24.3.nachbar",
)
ATTEMPT, AGAIN, DETAILS, GEOMETRY = (
    "kalevala.24.2.1.versuch", "kalevala.24.2.1.wiederholen", "kalevala.r.aura_details", "kalevala.r.archeron_geometry",
)
PROTECTION, GUARDING, VALHALLA = (
    "kalevala.24.faehigkeit.schutz", "kalevala.r.god_protection", "kalevala.r.valhalla",
)
ALL_AT_ONCE: Final = 1
"""The reading by which protection is on all own fields of gods."""


# ---- phase 1


def begin(turn: Turn) -> None:
    """A new GR: fields lie elsewhere, units are new, what was seen before the last GR is out of date."""
    work = evaluation(turn)
    if not work.world.known_to:
        deal(work.world)
    gr = work.world.at.gr
    for realm in list(work.world.persons.gods):
        god = living(work.world, realm)
        if god is None or realm not in work.world.realms:
            continue
        begin_round(god, gr)
        keep_deadline(work, realm, god)


def begin_round(god: God, gr: int) -> None:
    god.left = 0 if god.barred == gr - 1 else max(0, UNITS - god.spent)
    god.spent, god.scouts, god.protects, god.recognises, god.attempt = 0, {}, 0, "", 0
    god.goes = god.at
    god.seen = [one for one in god.seen if one.gr >= gr - 1]


def take_orders(turn: Turn) -> None:
    work = evaluation(turn)
    work.follow(choose, ChooseAbility)
    work.follow(_note, NoteGod)
    work.follow(_scout, ScoutAsGod)
    work.follow(_protect, ProtectField)
    work.follow(check_recognised, RecogniseField)


def _note(work: Evaluation, realm: str, order: NoteGod) -> None:
    god = god_of(work, realm)
    if god.goes != god.at or god.attempt:
        raise refuse(MOVING, "kalevala-refused-god-noted")
    check_note(work, realm, god, order)
    god.goes, god.attempt = order.gf, order.attempt
    if order.gf != god.at:
        work.turn.tell((realm,), "kalevala-god-noted", MOVING, UNIT, ACCOUNT, god=god.name, gf=order.gf)


def check_note(work: Evaluation, realm: str, god: God, order: NoteGod) -> None:
    if order.gf not in (god.at, god.back):
        _check_move(work, god, order.gf)
    _check_attempt(work, realm, god, order)


def _check_move(work: Evaluation, god: God, gf: int) -> None:
    """Explored in the GR before, and empty then; with a unit that was left of it."""
    before = work.world.at.gr - 1
    seen = next((one for one in god.seen if one.gr == before and one.gf == gf), None)
    if seen is None:
        raise refuse(MOVING, "kalevala-refused-god-unexplored", gf=gf, gr=before)
    if seen.god or seen.aura not in ("", god.name):
        raise refuse(MOVING, "kalevala-refused-god-occupied", gf=gf, god=seen.god or seen.aura)
    if not god.left:
        raise refuse(UNIT, "kalevala-refused-god-units", gr=before)


def _check_attempt(work: Evaluation, realm: str, god: God, order: NoteGod) -> None:
    """On a field without an aura that is nobody's seat; counted as long as he does not leave it."""
    if not order.attempt:
        return
    if order.gf == god.seat:
        raise refuse(ATTEMPT, "kalevala-refused-god-aura-seat", gf=order.gf)
    if order.gf == god.in_valhalla or any(one.valhalla for one in god.seen if one.gf == order.gf):
        raise refuse(VALHALLA, "kalevala-refused-god-aura-valhalla", gf=order.gf)
    if field_of(work.world.persons.archeron, order.gf).aura == realm:
        raise refuse(ATTEMPT, "kalevala-refused-god-aura-own", gf=order.gf)
    now = god.tries + 1 if god.tried == order.gf else 1
    if order.attempt != now:
        raise refuse(AGAIN, "kalevala-refused-god-attempt", gf=order.gf, attempt=order.attempt, now=now)


def _scout(work: Evaluation, realm: str, order: ScoutAsGod) -> None:
    god = god_of(work, realm)
    if order.direction not in DIRECTIONS:
        raise refuse(FROM_HERE, "kalevala-refused-god-direction", direction=order.direction)
    if god.barred == work.world.at.gr:
        raise refuse("kalevala.24.4.2.verlierer", "kalevala-refused-god-barred", gr=god.barred)
    if not 1 <= order.unit <= UNITS or str(order.unit) in god.scouts:
        raise refuse(UNIT, "kalevala-refused-god-unit", unit=order.unit, most=UNITS)
    if order.direction in god.scouts.values():
        raise refuse(UNIT, "kalevala-refused-god-same-way", direction=order.direction)
    god.scouts[str(order.unit)] = order.direction
    god.spent += 1


def _protect(work: Evaluation, realm: str, order: ProtectField) -> None:
    """One field in a GR, where he stands: his seat or an aura field of his."""
    god = god_of(work, realm)
    word = next((word for word, grade in PROTECTS.items() if grade == order.grade), "")
    if not word or word not in mastered(work.world, realm):
        raise refuse(PROTECTION, "kalevala-refused-god-no-ability", ability=word or f"Schutz{order.grade}")
    if god.protects:
        raise refuse(GUARDING, "kalevala-refused-god-protects-twice")
    own = god.goes == god.seat or field_of(work.world.persons.archeron, god.goes).aura == realm
    if not own:
        raise refuse(GUARDING, "kalevala-refused-god-not-his-field", gf=god.goes)
    god.protects = order.grade


# ---- phase 2


def carry_out(turn: Turn) -> None:
    """All gods move, then all try, then all look around (kalevala.r.5.reihenfolge_phase2)."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    seat_new_gods(work)
    deal(work.world)
    gods = [(realm, god) for realm, god in work.world.persons.gods.items() if not god.ended]
    left_from = {realm: god.at for realm, god in gods}
    for realm, god in gods:
        _move(work, realm, god, left_from)
    for realm, god in gods:
        if god.attempt:
            _try_aura(work, realm, god)
    for realm, god in gods:
        if god.protects:
            _set_protection(work, realm, god)
    for realm, god in gods:
        notice(work, realm, god)
        _look(work, realm, god)
        recognise(work, realm, god)


def _move(work: Evaluation, realm: str, god: God, left_from: dict[str, int]) -> None:
    """Who finds another god or his aura there turns back; several who come at once stand there together."""
    god.back = 0 if god.goes != god.back else god.back
    if god.goes == god.at:
        _forget_tries_elsewhere(god)
        return
    strangers = [name for name, other in gods_on(work.world, god.goes) if name != realm and left_from[name] == god.goes]
    owner = owner_of(work.world, god.goes)
    if strangers or owner not in ("", realm):
        work.turn.tell((realm,), "kalevala-god-turned-back", MOVING, god=god.name, gf=god.goes, at=god.at)
        god.goes, god.attempt = god.at, 0
        return
    if god.goes != god.back:
        god.left -= 1
    god.at, god.back = god.goes, 0
    _forget_tries_elsewhere(god)
    work.turn.tell((realm,), "kalevala-god-moves", MOVING, "kalevala.24.2", god=god.name, gf=god.at)


def _forget_tries_elsewhere(god: God) -> None:
    """Whoever leaves a field begins anew (kalevala.24.2.1.wiederholen)."""
    if god.tried != god.at:
        god.tries, god.tried = 0, 0


def _try_aura(work: Evaluation, realm: str, god: God) -> None:
    plane = work.world.persons.archeron
    alone = len(gods_on(work.world, god.at)) == 1
    if not alone or owner_of(work.world, god.at) or god.at == plane.valhalla:
        rules = (DETAILS, VALHALLA) if god.at == plane.valhalla else (DETAILS,)
        work.turn.tell((realm,), "kalevala-god-no-aura-here", *rules, god=god.name, gf=god.at)
        return
    need = Tally(max(NEVER_BELOW, FIRST_NEEDS + 1 - god.attempt), ATTEMPT)
    roll = Roll(None, "kalevala:aura", ATTEMPT, 3, 6, need, compare=SUM)
    dice = work.turn.roll((realm, god.at), roll)
    told = {"god": god.name, "gf": god.at, "attempt": god.attempt, "rolled": sum(dice), "need": int(need.total)}
    if roll.reached(dice):
        set_field(plane, god.at, realm)
        god.tries, god.tried = 0, 0
        work.turn.tell((realm,), "kalevala-god-aura", ATTEMPT, AGAIN, DETAILS, **told)
    else:
        god.tries, god.tried = god.attempt, god.at
        work.turn.tell((realm,), "kalevala-god-aura-failed", ATTEMPT, AGAIN, DETAILS, **told)


def _set_protection(work: Evaluation, realm: str, god: God) -> None:
    """The highest grade on a field counts; by a reading it is on all of them."""
    plane = work.world.persons.archeron
    own = [int(number) for number, one in plane.fields.items() if one.aura == realm]
    everywhere = work.world.reading("kalevala.r.god_protection") == ALL_AT_ONCE
    for number in (god.seat, *own) if everywhere else (god.at,):
        if number in (god.seat, *own):
            there = field_of(plane, number)
            set_field(plane, number, there.aura, max(there.grade, god.protects))
    work.turn.tell((realm,), "kalevala-god-protects", PROTECTION, GUARDING, god=god.name, gf=god.at,
                   grade=god.protects)


def _look(work: Evaluation, realm: str, god: God) -> None:
    """From where he stands now, into the fields that lie beside it in this GR."""
    for unit, direction in sorted(god.scouts.items()):
        number = beside(work.world.persons.archeron, god.at, direction)
        seen = _seen(work, realm, number, int(unit))
        god.seen.append(seen)
        work.turn.tell(
            (realm,), "kalevala-god-saw", FROM_HERE, GEOMETRY, "kalevala.24.2", unit=int(unit), direction=direction,
            gf=number, who=seen.god or "–", aura=seen.aura or "–", grade=seen.grade,
            valhalla="yes" if seen.valhalla else "no",
        )


def _seen(work: Evaluation, realm: str, number: int, unit: int) -> Seen:
    """An aura shows its owner and nothing else of him (kalevala.r.god_alignment_left)."""
    plane, gods = work.world.persons.archeron, work.world.persons.gods
    there, owner = field_of(plane, number), owner_of(work.world, number)
    who = next((god.name for name, god in gods_on(work.world, number) if name != realm), "")
    visible = {grade for word, grade in REMOVES.items() if word in mastered(work.world, realm)} | {1}
    grade = there.grade if there.grade in visible or owner == realm else 0
    return Seen(work.world.at.gr, number, who, gods[owner].name if owner else "", grade, number == plane.valhalla, unit)
