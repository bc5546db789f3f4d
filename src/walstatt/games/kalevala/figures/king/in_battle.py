"""What a king brings into a battle of his realm, and what the battle brings to light (18.1, 18.4, 18.7)."""
from __future__ import annotations

from typing import Final

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.king.lines import CAPTURE_COURT, PLUNDER_PALACE
from walstatt.games.kalevala.figures.king.throne import change, find, reigning, royal
from walstatt.games.kalevala.figures.king.weaknesses import COWARD, DRINK, FIRE, PROUD, show
from walstatt.games.kalevala.hooks import Fighter
from walstatt.games.kalevala.realm.pieces import Piece
from walstatt.games.kalevala.state import World
from walstatt.games.kalevala.war.field import Battlefield, Outcome

ACTING: Final = (FIRE, PROUD, DRINK, COWARD)
"""Weaknesses that a battlefield can show; `kriegsspiel/figures/king.py` calls them the same."""
PLAIN: Final = "plain"
ZEH: Final = "zeh:"
"""Before what a priest king can spend (`kriegsspiel/figures/priest.py`)."""
C_WARRIOR: Final = 3
"""The lives with which he fights like one (kalevala.18.7.gp)."""
WAR: Final = "K"
WARRIOR_KING, PER_POINT = "KrKö", 10
SPENDING, FOR_EACH_BATTLE = "kalevala.r.king_power_spending", 1


def fighter(world: World, realm: str, piece: Piece) -> Fighter | None:
    """With his weakness, if a battlefield can show it; without palace and power as a C warrior, and no more."""
    king, found = reigning(world, realm), royal(piece)
    if king is None or found is None:
        return None
    if king.plain == world.at.gr:
        return Fighter(found._replace(lives=C_WARRIOR, borne="").symbol, (PLAIN,))
    zeh = (f"{ZEH}{king.zeh}",) if king.zeh else ()
    return Fighter(piece.bare, (*((king.weakness,) if king.weakness in ACTING else ()), *zeh))


def showed(work: Evaluation, realm: str, trait: str) -> None:
    """What he has left of his ZEH, or a weakness."""
    king = reigning(work.world, realm)
    if king is not None and trait.startswith(ZEH):
        king.zeh = int(trait.removeprefix(ZEH))
    else:
        show(work, realm, trait)


def wounded(old: Piece, new: Piece) -> bool | None:
    """The same king with as many lives or fewer; nothing else about him changes in a battle."""
    before, after = royal(old), royal(new)
    if before is None and after is None:
        return None
    if before is None or after is None:
        return False
    return after._replace(lives=0) == before._replace(lives=0) and 1 <= after.lives <= before.lives


def spend_power(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """By a reading a warrior king pays for his points: ten power points for each GP and battle."""
    del outcome
    if work.world.reading(SPENDING) != FOR_EACH_BATTLE:
        return
    for party in field.parties:
        fought = any(symbol.startswith(WARRIOR_KING) for symbol in field.figures(party.name))
        found = find(work.world, party.name) if fought else None
        if found is not None and found.king.power >= PER_POINT:
            left = change(work, party.name, found, power=found.king.power % PER_POINT, rule=SPENDING)
            work.turn.tell((party.name,), "kalevala-king-spent", SPENDING, was=found.symbol, king=left.symbol)


def declared(kind: str, marks: tuple[str, ...], target: str) -> None:
    """What becomes of a palace stands in the declaration of war, and nowhere else, and once."""
    said = {mark for mark in marks if mark in (PLUNDER_PALACE, CAPTURE_COURT)}
    if said and kind != WAR:
        raise refuse("kalevala.18.4.ansage", "kalevala-refused-palace-no-war", place=target)
    if len(said) > 1:
        raise refuse("kalevala.18.4.ansage", "kalevala-refused-palace-twice", place=target)
