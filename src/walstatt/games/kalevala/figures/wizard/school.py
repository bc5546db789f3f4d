"""The magic roll, apprentices, mortality (19.3.2 to 19.3.4)."""
from __future__ import annotations

from collections.abc import Iterable

from walstatt.core.questions import SUM, Roll
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.wizard.tower import (
    COUNT,
    ONE_FOR_EACH_PLANE,
    Found,
    become,
    come_out,
    find,
    is_held,
    record,
    wizards,
    written,
)
from walstatt.games.kalevala.realm.areas import areas, yield_of
from walstatt.games.kalevala.realm.ledger import GAIN, book_in
from walstatt.games.kalevala.realm.pieces import MOST_ZEH, SPELLS
from walstatt.games.kalevala.state import RULER, World

GAIN_ZEH, LESS = 30, 20
ROLL, TRIPLE, STORE, FAR = (
    "kalevala.19.3.2.zauberwurf", "kalevala.r.triple", "kalevala.19.3.2.start", "kalevala.19.3.2.pasch_abwesend",
)
LEARNING, LAST_SPELL, MORTAL_ZEH = (
    "kalevala.19.3.4.lehrling_lernen", "kalevala.r.apprentice_end", "kalevala.19.3.4.sterblich_zeh",
)
APPRENTICE, LOST, THREE = "kalevala.19.3.4.lehrling", "kalevala.19.3.3.duell_verloren", "kalevala.r.duel_three_gr"
NOT_THREE_SIXES, TWO_ALIKE, COUNTED_AT_ONCE, STAYS_AN_APPRENTICE = 1, 2, 1, 1
"""Readings: of a triple, and of the three GR."""
SIX, GREAT_ROUNDS = 6, 3


def magic_rolls(turn: Turn) -> None:
    """One for each wizard, wherever he is."""
    work = evaluation(turn)
    for realm in sorted(work.world.forces):
        for number, found in enumerate(list(wizards(work.world, realm)), 1):
            record(work.world, realm)
            roll = Roll(None, "kalevala:magic_roll", ROLL, 3, 6, None, {"realm": realm}, compare=SUM)
            faces = turn.roll((realm,) if number == 1 else (realm, number), roll)
            if _is_triple(work.world, faces):
                gain(work, realm, found, GAIN_ZEH, ROLL, TRIPLE, STORE)


def _is_triple(world: World, faces: list[int]) -> bool:
    reading = world.reading("kalevala.r.triple")
    if reading == TWO_ALIKE:
        return len(set(faces)) < len(faces)
    return len(set(faces)) == 1 and not (reading == NOT_THREE_SIXES and SIX in faces)


def gain(work: Evaluation, realm: str, found: Found, units: int, *rules: str) -> None:
    """What a mortal or an apprentice gets of it; an apprentice learns his next spell (kalevala.19.3.4)."""
    known, cited = found.known, list(rules)
    if found.is_mortal:
        units, cited = min(units, LESS), [*cited, MORTAL_ZEH]
    if known is not None:
        units, cited = min(units, LESS), [*cited, LEARNING, LAST_SPELL]
        stays = work.world.reading(LAST_SPELL) == STAYS_AN_APPRENTICE
        known = min(known + 1, SPELLS) if stays or known + 1 < SPELLS else None
    now = written(mortal=found.is_mortal, units=min(MOST_ZEH, found.zeh + units), known=known, items=found.one.items)
    become(work, realm, found, now, rules[0])
    work.turn.tell((realm,), "kalevala-wizard-gains", *cited, was=found.one.symbol, now=now)


def far_triples(work: Evaluation, realm: str, triples: int, places: Iterable[str]) -> None:
    """Twenty for each; they fall one after another. Nobody else learns of it."""
    there = tuple(places)
    for _ in range(triples):
        found = next((one for one in wizards(work.world, realm) if one.place not in there), None)
        if found is not None:
            gain(work, realm, found, LESS, FAR)


# ---- mortality


def note_wizards(turn: Turn) -> None:
    """Before battles: who has one."""
    work = evaluation(turn)
    for realm in sorted(work.world.forces):
        if find(work.world, realm) is not None:
            record(work.world, realm)


def after_battles(turn: Turn) -> None:
    """Who has lost a duel is mortal from now on; who has died is followed by an apprentice."""
    work = evaluation(turn)
    for realm in sorted(work.world.persons.wizards):
        left, lasting = list(wizards(work.world, realm)), work.world.persons.wizards[realm]
        mortal = next((one for one in left if one.is_mortal), None)
        if mortal is not None and not lasting.mortal:
            lasting.mortal = work.world.at.gr
            turn.tell((realm,), "kalevala-wizard-mortal", LOST, THREE, symbol=mortal.one.symbol,
                      until=free_again(work.world, lasting.mortal))
        if len(left) < max(1, len(lasting.planes)) and realm in work.world.realms and not is_held(work.world, realm):
            _call_apprentice(work, realm, _home(work, realm), "kalevala-wizard-apprentice")


def free_again(world: World, since: int) -> int:
    """The GR with whose phase 1 he is immortal again."""
    return since + GREAT_ROUNDS + (0 if world.reading("kalevala.r.duel_three_gr") == COUNTED_AT_ONCE else 1)


def end_mortality(turn: Turn) -> None:
    work = evaluation(turn)
    for realm in sorted(work.world.persons.wizards):
        lasting = work.world.persons.wizards[realm]
        mortal = [one for one in wizards(work.world, realm) if one.is_mortal]
        if not mortal:
            lasting.mortal = 0
            continue
        lasting.mortal = lasting.mortal or work.world.at.gr
        for found in mortal if work.world.at.gr >= free_again(work.world, lasting.mortal) else ():
            lasting.mortal = 0
            now = written(mortal=False, units=found.zeh, known=found.known, items=found.one.items)
            become(work, realm, found, now, THREE)
            come_out(work, realm, found, now)
            turn.tell((realm,), "kalevala-wizard-immortal", LOST, THREE, symbol=now)


def call_to_planes(turn: Turn) -> None:
    """By a reading a ruler is joined by another wizard on each plane on which he has won a core realm."""
    work = evaluation(turn)
    for realm in sorted(work.world.persons.wizards) if work.world.reading(COUNT) == ONE_FOR_EACH_PLANE else ():
        lasting, ruler = record(work.world, realm), work.world.realms.get(realm)
        capitals = ruler.capitals if ruler is not None else []
        if not lasting.planes:
            lasting.planes = tuple(int(place[0]) for place in capitals[:1])
        for place in [one for one in capitals if int(one[0]) not in lasting.planes]:
            lasting.planes = (*lasting.planes, int(place[0]))
            _call_apprentice(work, realm, place, "kalevala-wizard-joins")


# ---- apprentices


def _call_apprentice(work: Evaluation, realm: str, place: str, key: str) -> None:
    """In the capital, else in the best trade centre of the core realm; of who has neither with the main army."""
    lasting = record(work.world, realm)
    if find(work.world, realm) is None:
        lasting.mortal = 0
    if work.realm(realm).kind != RULER or not place:
        return
    apprentice, force = written(mortal=False, units=0, known=1), work.world.force(realm, place)
    stock = force.vessels[0].load if force.vessels and force.land.empty else force.land
    book_in(work, realm, place, stock, apprentice, 1, APPRENTICE, GAIN)
    work.turn.tell((realm,), key, APPRENTICE, COUNT, symbol=apprentice, place=place)


def _home(work: Evaluation, realm: str) -> str:
    """Nomads and pirates have none: theirs is where most of their warriors are, aboard or on land."""
    ruler, own = work.realm(realm), work.owned.get(realm, ())
    if not ruler.invader:
        capital = next((place for place in ruler.capitals if place in own), "")
        if capital:
            return capital
        home = areas(work, realm).home
        centres = [place for place in home if (province := work.province(place)) is not None and province.founded]
        if centres:
            return max(centres, key=lambda place: (yield_of(work, place, work.world.at), place))
    armies = {place: force.open().warriors for place, force in work.world.forces.get(realm, {}).items()}
    largest = max(armies, key=lambda place: (armies[place], place), default="")
    return largest if armies.get(largest) else next(iter(sorted(own)), "")
