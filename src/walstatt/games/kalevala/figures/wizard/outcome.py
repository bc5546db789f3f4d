"""What cannot have come of a battle for a wizard."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.realm.pieces import MORTAL, WIZARD, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.war.field import Battlefield, Outcome, dead


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
