"""What a ruler can order of his god, for orders by pointing (chapter 24)."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.core.refusal import Refused
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.gods.archeron import DIRECTIONS, field_of
from walstatt.games.kalevala.figures.gods.levels import level_with, living, mastered
from walstatt.games.kalevala.figures.gods.lines import NoteGod
from walstatt.games.kalevala.figures.gods.passing import dead_to_raise
from walstatt.games.kalevala.figures.gods.plane import FIRST_NEEDS, NEVER_BELOW, UNITS, begin_round, check_note
from walstatt.games.kalevala.figures.gods.records import God
from walstatt.games.kalevala.figures.gods.stays import MATERIALISED
from walstatt.games.kalevala.hooks import Offer
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, FIGHT, MATERIALISE, PROTECTS, SEE


def offers(work: Evaluation, realm: str) -> Iterator[Offer]:
    god = living(work.world, realm)
    if god is None:
        yield Offer("god-describe")
        return
    if work.world.at.phase == 1:
        begin_round(god, work.world.at.gr)
    if not god.relic:
        yield Offer("god-hide")
    abilities = dict(_learnable(work, realm, god))
    if abilities:
        yield Offer("god-choose", options=abilities)
    yield from _on_his_plane(work, realm, god)
    yield from _among_people(work, realm, god)


def _learnable(work: Evaluation, realm: str, god: God) -> Iterator[tuple[str, str]]:
    """Of his level and lower ones, while he has fewer abilities than levels."""
    oeh = work.realm(realm).oeh
    most = level_with(work.world, oeh)
    for word, one in ABILITIES.items() if len(god.abilities) < most else ():
        if word not in god.abilities and one.oeh <= oeh and level_with(work.world, one.oeh) <= most:
            yield word, f"{one.oeh} OEH"


def _on_his_plane(work: Evaluation, realm: str, god: God) -> Iterator[Offer]:
    gr = work.world.at.gr
    notes = dict(_notes(work, realm, god))
    if notes:
        yield Offer("god-note", options=notes)
    if god.barred != gr:
        yield Offer("god-scout", options={str(one): "" for one in DIRECTIONS})
    own = god.goes == god.seat or field_of(work.world.persons.archeron, god.goes).aura == realm
    grades = {str(grade): word for word, grade in PROTECTS.items() if word in mastered(work.world, realm)}
    if grades and own:
        yield Offer("god-protect", options=grades)
    found = {f"{one.gf}: {one.god or foreign}, {'Ja' if foreign else 'Nein'}": "" for one in god.seen
             if one.gr == gr and ((foreign := one.aura if one.aura != god.name else "") or one.god)}
    if found and god.spent < UNITS:
        yield Offer("god-enter", options=found)


def _notes(work: Evaluation, realm: str, god: God) -> Iterator[tuple[str, str]]:
    """Where he may stand from phase 2 on; with the next attempt at an aura and what it needs."""
    for gf in dict.fromkeys((god.at, god.back, *(one.gf for one in god.seen))):
        attempt = god.tries + 1 if god.tried == gf else 1
        for order in (NoteGod(gf), NoteGod(gf, attempt)) if gf else ():
            try:
                check_note(work, realm, god, order)
            except Refused:
                continue
            if order.attempt:
                yield f"{gf}/{attempt}", f"3W6 ≥ {max(NEVER_BELOW, FIRST_NEEDS + 1 - attempt)}"
            elif gf != god.at:
                yield str(gf), ""


def _among_people(work: Evaluation, realm: str, god: God) -> Iterator[Offer]:
    own, gr = mastered(work.world, realm), work.world.at.gr
    if SEE in own:
        yield Offer("god-recognise")
    dead = dead_to_raise(work, god)
    if dead:
        yield from (Offer("god-raise", place, dead) for place in work.realm(realm).capitals)
    rounds = god.stay if god.stay_in == gr else MATERIALISED if MATERIALISE in own else 0
    if rounds and god.relic:
        yield Offer("god-appear", options={"": str(rounds)} | {
            one: f"{ABILITIES[one].oeh} OEH" for one in own if ABILITIES[one].where == FIGHT})
