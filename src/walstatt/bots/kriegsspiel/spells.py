"""Which spell a captain casts: what it does to whom of both sides who are about to meet, against its price."""
from __future__ import annotations

from typing import Final

from walstatt.bots.base import Counsel
from walstatt.core.questions import Pick, Question
from walstatt.core.texts import text
from walstatt.games.kriegsspiel import magic, orders
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure

WORTH: Final = {"weaken": -2.0, "strengthen": 2.0, "paralyse": -8.0, "petrify": -4.0}
"""GP that a spell is worth for each figure of the own side; for one of the enemy's it is the other way round."""
PER_ZEH, NEAR, DEAR = 0.35, 2, 15
"""What a ZEH is worth, how near enemies must be, and how dear a spell is that is worth an attempt to neutralise it."""


def cast(play: BattlePlay, question: Pick) -> Counsel:
    caster = play.state.figures[question.args["caster"]]
    gift = int(question.args["gift"])
    lines = [str(one) for one in question.options]
    best = max(lines, key=lambda line: _worth(play, caster, line, gift))
    if _worth(play, caster, best, gift) <= 0:
        return Counsel(magic.PASS, text("kriegsspiel-why-no-spell"))
    return Counsel(best, text("kriegsspiel-why-spell"))


def counter(question: Question) -> Counsel:
    """Only what has cost the other much."""
    return Counsel(int(question.args["of"]) >= DEAR, text("kriegsspiel-why-neutralise"))


def _worth(play: BattlePlay, caster: Figure, line: str, gift: int) -> float:
    said = orders.read_line(line)
    if said.command != magic.CAST:
        return 0.0
    found = magic.read_cast(play, caster, said.target, gift)
    each = WORTH.get(found.spell.key, 0.0)
    total = sum(
        each * (1 if play.are_friendly(one.party, caster.party) else -1) for one in found.figures
        if one.is_person and _is_threatened(play, one)
    )
    return total - PER_ZEH * max(0.0, magic.cost(play, found).total - gift)


def _is_threatened(play: BattlePlay, figure: Figure) -> bool:
    return any(
        play.are_enemies(one.party, figure.party) and play.ground.distance(one.at, figure.at) <= NEAR
        for one in play.state.present() if one.profile.is_warrior
    )
