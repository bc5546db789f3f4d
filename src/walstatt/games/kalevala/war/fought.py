"""A battle of phase 4 on hexes, between the order sheets of those who fight (chapter 16)."""
from __future__ import annotations

from collections.abc import Mapping

from walstatt.core.questions import Roll
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.realm.trade_centres import is_bare
from walstatt.games.kalevala.war.aftermath import outcome_of
from walstatt.games.kalevala.war.battle_orders import order_of
from walstatt.games.kalevala.war.board import Known, board_of
from walstatt.games.kalevala.war.chronicle import tell_battle
from walstatt.games.kalevala.war.consequences import dearest
from walstatt.games.kalevala.war.field import Battlefield, Outcome
from walstatt.games.kriegsspiel.fighting import fight


def settle(work: Evaluation, field: Battlefield, homes: Mapping[str, str]) -> Outcome:
    """`homes`: by party where its wizard goes if it is beaten."""
    board = board_of(field, _known(work, field))

    def dice(about: tuple[object, ...], roll: Roll) -> list[int]:
        return work.turn.roll((field.name, *about), roll)

    play = fight(board.setup, dice)
    outcome = outcome_of(
        field, board, play, homes, lambda realm, place, robbed: dearest(work, realm, place, robbed)
    )
    tell_battle(work.turn, list(work.world.realms), field, board, play, outcome)
    return outcome


def _known(work: Evaluation, field: Battlefield) -> Known:
    sheets = {
        (one.party, one.place): order.sheet for one in field.contingents
        if (order := order_of(work, one.party, one.place)) is not None
    }
    bare = frozenset(
        place for place in field.places
        if (province := work.province(place)) is not None and is_bare(province.plundered, work.world.at)
    )
    return Known(work.world.buildings, sheets, work.world.settings.readings, bare)
