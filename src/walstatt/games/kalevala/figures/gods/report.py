"""What a ruler reads of his god: the sheet of the Archeron, a row of the list, the template of his next paper."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from walstatt.core.texts import Text, text
from walstatt.games.kalevala.court.belongings import borne_by
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.gods.levels import level, living, mastered
from walstatt.games.kalevala.figures.gods.plane import UNITS
from walstatt.games.kalevala.figures.gods.records import God, Seen
from walstatt.games.kalevala.state import ListRow, World
from walstatt.games.report_blocks import Block, Cell, Column, Facts, Table, Words, said

OEH = "oeh"


def report(known: World, realm: str, then: Date) -> Iterable[Block]:
    """The part of the exploration sheet that serves the gods, and where the weak point lies."""
    del then
    god = living(known, realm)
    if god is None:
        return
    oeh, reached = known.realms[realm].oeh, level(known, realm)
    pairs: list[tuple[Words, Cell]] = [
        (said("kalevala-god-who"), said("kalevala-god-is", god=god.name, number=god.number or "–")),
        (said("kalevala-god-oeh"), f"{oeh}/{reached}"),
        (said("kalevala-god-seat"), god.seat or "–"), (said("kalevala-god-stands"), _stands(god)),
        (said("kalevala-god-abilities"), ", ".join(mastered(known, realm)) or "–"),
        (said("kalevala-god-weak-point"), _weak_point(known, realm, god)),
    ]
    auras = [number for number, one in known.persons.archeron.fields.items() if one.aura == realm]
    if auras:
        pairs.append((said("kalevala-god-auras"), ", ".join(sorted(auras, key=int))))
    if god.stay and god.stay_in >= known.at.gr:
        pairs.append((said("kalevala-god-may-stay"), said("kalevala-god-stays", rounds=god.stay, gr=god.stay_in)))
    yield Facts(pairs, rules=["kalevala.24.2", "kalevala.24.1.2.stand", "kalevala.12.3.erkundungsblatt"])
    rows = [_row(one) for one in god.seen if one.gr >= known.at.gr - 1]
    if rows:
        names = ("gr", "unit", "gf", "aura", "god", "rest")
        head = [Column(said(f"kalevala-god-column-{name}")) for name in names]
        yield Table(said("kalevala-god-sheet"), head, rows,
                    rules=["kalevala.24.3.nachbar", "kalevala.r.archeron_geometry"])


def _stands(god: God) -> str:
    """As it is noted: the field, and how many attempts have failed there."""
    return f"{god.at}/{god.tries}" if god.tries and god.tried == god.at else str(god.at or "–")


def _row(one: Seen) -> list[Cell]:
    rest = said("kalevala-god-valhalla") if one.valhalla else said("kalevala-god-grade", grade=one.grade)
    return [one.gr, one.unit, one.gf, one.aura or "–", one.god or "–", rest if one.valhalla or one.grade else "–"]


def _weak_point(known: World, realm: str, god: God) -> Cell:
    if not god.relic:
        return said("kalevala-god-weak-point-none", until=god.lost + 3)
    bearer, item = borne_by(known, realm).get(god.relic), known.items.get(god.relic)
    where = bearer.place if bearer is not None else item.field if item is not None else "–"
    return said("kalevala-god-weak-point-is", item=god.relic, place=where, looks=god.looks)


def rows(work: Evaluation, realm: str, plane: int) -> Iterable[ListRow]:
    """OEH, in the list of the plane of the capital (kalevala.10.zeilen)."""
    god = living(work.world, realm)
    homes = [*work.realm(realm).capitals, *work.world.places_of(realm), *work.world.forces.get(realm, {})]
    if god is None or not homes or gf_of(homes[0]).plane != plane:
        return
    item = f"{OEH}:{god.name}"
    before = next((int(row.now) for one in work.world.lists.get(realm, ()) for row in one.rows if row.item == item), 0)
    now = work.realm(realm).oeh
    more = now - before
    yield ListRow("other", item, before, max(0, more), max(0, -more), 0, 0, now)


def template(known: World, realm: str) -> Iterator[Text]:
    god = living(known, realm)
    if god is None:
        return
    yield text("kalevala-template-god", god=god.name, number=god.number, at=_stands(god),
               oeh=f"{known.realms[realm].oeh}/{level(known, realm)}")
    free = level(known, realm) - len(god.abilities)
    if known.at.phase == 1 and free > 0:
        yield text("kalevala-template-god-chooses", number=free)
    if known.at.phase == 1 and not god.relic:
        yield text("kalevala-template-god-hides", until=god.lost + 3)
    if known.at.phase == 3 and god.stay and god.stay_in == known.at.gr:
        yield text("kalevala-template-god-stay", rounds=god.stay)
    if known.at.phase == 3 and god.spent < UNITS:
        for one in god.seen:
            if one.gr == known.at.gr and (one.god or one.aura not in ("", god.name)):
                yes = "Ja" if one.aura not in ("", god.name) else "Nein"
                yield text("kalevala-template-god-enters", gf=one.gf, god=one.god or one.aura, aura=yes)
