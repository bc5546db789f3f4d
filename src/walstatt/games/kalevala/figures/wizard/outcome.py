"""What cannot have come of a battle for a wizard, and what outlasts it."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.gods.records import Hastened
from walstatt.games.kalevala.realm.pieces import MORTAL, WIZARD, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.war.field import Battlefield, Outcome, dead
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.play import BattlePlay

SPEED, LASTS = "kalevala.19.3.2.geschwindigkeit", 1
"""The spell that makes swift, and the reading by which it outlasts a battle."""


def doubts(work: Evaluation, field: Battlefield, outcome: Outcome) -> Iterator[Refused]:
    """He dies only after a duel of magic, and for that a wizard or a god must be against him."""
    for party in field.parties:
        duels = bool(work.world.persons.gods) or any(_wizards(field, other) for other in party.enemies)
        fallen = {symbol for symbol in dead(field, outcome, party.name) if symbol in _wizards(field, party.name)}
        for symbol in sorted(fallen):
            if not duels and known_piece(symbol).kind.symbol != MORTAL:
                yield refuse(
                    "kalevala.19.3.4.unsterblich", "kalevala-refused-wizard-dead", symbol=symbol, realm=party.name,
                )


def _wizards(field: Battlefield, party: str) -> list[str]:
    return [symbol for symbol in field.figures(party) if symbol != RE and known_piece(symbol).base == WIZARD]


def hurry_on(work: Evaluation, field: Battlefield, play: BattlePlay) -> None:
    """By a reading whom a spell has made swift in the last round goes twice as far in the next phase 1, too."""
    del field
    if work.world.reading("kalevala.r.spell_speed") != LASTS:
        return
    armies: dict[tuple[int, str], Counter[str]] = {}
    for one in play.state.present():
        swift = effects.effect(one, effects.SPEED)
        if swift is not None and swift.rule == SPEED and not effects.has(one, effects.COPY):
            # A victor goes on to the land that he was sent to take.
            for gf in {base(one.at).partition("/")[0], one.sent} - {""}:
                armies.setdefault((one.party, gf), Counter())[one.symbol] += 1
    gr = work.world.at.gr + 1
    work.world.persons.hastened += [
        Hastened(play.setup.names[party], gf, gr, dict(army)) for (party, gf), army in sorted(armies.items())
    ]
