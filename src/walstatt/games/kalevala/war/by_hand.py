"""A battlefield that waits for its outcome, played by people at the board (kalevala.5.kampfaustragung).

What is awaited holds all that a battle needs, so whoever has the run of a phase can lay the board, and read the outcome
from what stands on it in the end.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from walstatt.core.hand_table import HandTable
from walstatt.core.match import Match
from walstatt.core.typed_data import convert
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.war.aftermath import outcome_of
from walstatt.games.kalevala.war.board import Board, board_of, can_be_fought
from walstatt.games.kalevala.war.consequences import dearest
from walstatt.games.kalevala.war.field import Battlefield, Figures
from walstatt.games.kalevala.war.fought import known_of
from walstatt.games.kriegsspiel.disguise import disguised, party_name, revealed
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.setup import Setup


class OnHexes(msgspec.Struct, frozen=True, omit_defaults=True):
    """A battlefield on hexes without its land, which the battlefield has already."""

    setup: Setup
    listed: tuple[tuple[str, ...], ...]
    begins: tuple[tuple[str, ...], ...]
    aside: dict[str, dict[str, Figures]] = {}
    homes: dict[str, str] = {}
    """By party where its wizard goes if it is beaten."""
    goods: dict[str, dict[str, Figures]] = {}
    """By place, then by whoever plunders it: what is taken in the place of RE."""


def on_hexes(work: Evaluation, field: Battlefield, homes: Mapping[str, str]) -> Any:
    """For what is awaited; None where the hexes cannot show it. `field` has its details."""
    if not can_be_fought(field):
        return None
    board = board_of(field, known_of(work, field))
    aside = {
        party: {place: dict(figures) for place, figures in places.items()} for party, places in board.aside.items()
    }
    goods = {
        place: {
            party.name: taken for party in field.parties if party.name in work.world.realms
            and (taken := dearest(work, party.name, place, field.owners.get(place, "")))
        }
        for place in field.details.centres
    }
    return msgspec.to_builtins(
        OnHexes(
            replace(board.setup, lands={}), board.listed, board.begins, aside, dict(homes),
            {place: taken for place, taken in goods.items() if taken},
        )
    )


class _Field:
    """What is awaited, read again."""

    def __init__(self, awaited: Mapping[str, Any]) -> None:
        self.battlefield = convert(awaited["battlefield"], Battlefield)
        found = convert(awaited["hexes"], OnHexes)
        lands = {gf: land for gf, land in self.battlefield.details.lands.items() if land.drawn}
        aside = {
            party: {place: Counter(figures) for place, figures in places.items()}
            for party, places in found.aside.items()
        }
        self.board = Board(replace(found.setup, lands=lands), found.listed, found.begins, aside,
                           self.battlefield.at.next_armament)
        self.homes, self.goods = found.homes, found.goods


def hand_table(awaited: Mapping[str, Any], hidden: bool) -> HandTable | None:
    """A match in which it can be played; `hidden` for somebody who must not know whose battle it is, and where."""
    if not awaited.get("hexes"):
        return None
    setup = _Field(awaited).board.setup
    shown = disguised(setup) if hidden else setup
    names = [party_name(seat) for seat in range(len(setup.parties))] if hidden else list(setup.names)
    return HandTable(GAME.key, msgspec.json.encode(shown, order="deterministic"), names)


def played_outcome(awaited: Mapping[str, Any], hidden: bool, match: Match) -> Any:
    """What came of a match that is over, as the game master would have entered it; None if another is awaited now."""
    table = hand_table(awaited, hidden)
    if table is None or match.setup != GAME.reread_setup(table.setup):
        return None
    field = _Field(awaited)
    play: BattlePlay = GAME.new_play(field.board.setup)
    play.state = revealed(field.board.setup, match.state) if hidden else match.state
    play.log = match.events
    outcome = outcome_of(
        field.battlefield, field.board, play, field.homes,
        lambda realm, place, _: field.goods.get(place, {}).get(realm, {}),
    )
    plain = msgspec.to_builtins(outcome)
    del plain["how"]
    return plain
