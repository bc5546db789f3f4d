"""What a small skirmish game need not say itself: a setup, a play on a table, invariants, a lobby without lists.

Such a game has no army lists: everybody plays the figures that the game puts on the table. docs/adding-a-game.md shows
one.
"""
from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import ClassVar, Self

import msgspec

from walstatt.core.bounds import PlayerNames, Rulings
from walstatt.core.match import Outcome
from walstatt.core.picture import Side, Value
from walstatt.core.refusal import refuse
from walstatt.core.texts import Text, Texts, words
from walstatt.core.twins import twin, twins
from walstatt.games.lobby import (
    ArmyWish,
    CheckedArmy,
    Lobby,
    MatchWish,
    PrintedArmy,
    ReadyArmy,
    RosterSheet,
    Scenario,
    UnknownKey,
    Words,
)
from walstatt.games.roster_problems import RosterProblem
from walstatt.games.skirmish import SkirmishGame, TablePlay
from walstatt.table.overlaps import overlaps
from walstatt.table.picture import Base, Card, Marker, TablePicture
from walstatt.table.shapes import Disc
from walstatt.table.terrain import Board, Ground, compiled
from walstatt.table.tiled import Defaults, board_from_tiled

TABLES = 10_000
STANDARD = "standard"
"""The only roster and the only army."""


class SmallSetup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table, the chosen readings, the players."""

    board: Board
    rulings: Rulings = {}
    names: PlayerNames = ("Anna", "Bert")


class Figure(msgspec.Struct):
    """Somebody on the table. A game adds what it needs."""

    id: str
    seat: int
    x: float
    y: float
    r: float = 0.5
    out: bool = False
    done: bool = False
    """Had its turn in this round."""

    @property
    def disc(self) -> Disc:
        return Disc(self.x, self.y, self.r)


class SmallState(msgspec.Struct):
    """A position: plain data. `phase` names the scene to come. A game adds what it needs."""

    figures: dict[str, Figure]
    phase: str
    round: int = 1
    turn: int = 0
    """Whose turn it is."""

    def copy(self) -> Self:
        copied: Self = twin(self)
        copied.figures = twins(self.figures)
        return copied

    def on_table(self, seat: int | None = None) -> list[Figure]:
        return [one for one in self.figures.values() if not one.out and seat in (None, one.seat)]


class SmallPlay(TablePlay):
    state: SmallState

    def __init__(self, setup: SmallSetup) -> None:
        self.setup = setup
        self.seats = len(setup.names)
        self.rulings = setup.rulings
        self.ground: Ground = compiled(setup.board)
        self.memory = {}


class SmallGame(SkirmishGame):
    """A game says its key, its scenes, its table, its first position and what counts; it may say more.

    Its words for what the picture shows are the messages `<key>-figure` (with `id`), `<key>-round` (with `round`) and
    `<key>-score`; `<key>-over` is the reason of every result.
    """

    version = 1
    setup_type = SmallSetup
    state_type = SmallState
    force: ClassVar[int] = 1
    """How many figures a side has: shown where other games have points."""
    players: ClassVar[tuple[int, ...]] = (2,)
    terrain: ClassVar[Defaults] = {}
    """The pieces that a drawn table may have: by name their kinds and their height."""

    def board(self, seed: int) -> Board:
        """The table of this seed."""
        raise NotImplementedError

    def opening(self, play: SmallPlay) -> SmallState:
        """The first position."""
        raise NotImplementedError

    def scores(self, play: SmallPlay) -> list[int]:
        """What each player has so far; the most wins in the end."""
        raise NotImplementedError

    def begin(self, setup: SmallSetup) -> SmallPlay:
        """Players may bring a table of their own; one on which the figures have no room is refused."""
        play: SmallPlay = super().begin(setup)
        if self.problems(play):
            raise refuse(self.agreed_by, "table-refused-no-room")
        return play

    def new_play(self, setup: SmallSetup) -> SmallPlay:
        return SmallPlay(setup)

    def outcome(self, play: SmallPlay) -> Outcome:
        """The highest score among those who still have somebody on the table; a tie is a draw."""
        scores = self.scores(play)
        left = [seat for seat in range(play.seats) if play.state.on_table(seat)]
        best = [seat for seat in left if scores[seat] == max(scores[one] for one in left)]
        return Outcome(best[0] if len(best) == 1 else None, tuple(map(float, scores)), Text(f"{self.key}-over"))

    def random_setup(self, rng: Random) -> SmallSetup:
        board, rulings = self.board(rng.randrange(TABLES)), self.random_rulings(rng)
        return SmallSetup(board, rulings, tuple(str(1 + seat) for seat in range(rng.choice(self.players))))

    def problems(self, play: SmallPlay) -> list[str]:
        """Every figure stands on the table, and no two overlap."""
        figures = play.state.on_table()
        off = [f"{one.id} is off the table" for one in figures if not play.ground.on_board(*one.disc)]
        return off + list(overlaps((one, one.r) for one in figures))

    # ---- what clients draw

    def picture(self, play: SmallPlay, seat: int | None) -> TablePicture:
        del seat
        state, board = play.state, play.setup.board
        return TablePicture(
            board.width, board.depth, list(board.pieces), [_base(one) for one in state.on_table()],
            self.markers(play), [], [self._card(one) for one in state.figures.values()],
            track=[Value(f"{self.key}-round", args={"round": state.round})], turn=state.turn, sides=self.sides(play),
        )

    def markers(self, play: SmallPlay) -> list[Marker]:  # noqa: ARG002 - a game may have some
        return []

    def sides(self, play: SmallPlay) -> list[Side]:
        """What each player has beside the figures."""
        return [Side(seat, [Value(f"{self.key}-score", str(score))]) for seat, score in enumerate(self.scores(play))]

    def _card(self, figure: Figure) -> Card:
        place = "table-card-gone" if figure.out else "table-card-on-table"
        name = words(Text(f"{self.key}-figure", {"id": figure.id}))
        return Card(figure.id, figure.seat, name, place, [] if figure.out else [figure.id], done=figure.done)

    @cached_property
    def lobby(self) -> Lobby:
        return SmallLobby(self)


def _base(figure: Figure) -> Base:
    return Base(figure.id, figure.id, figure.seat, figure.x, figure.y, figure.r, done=figure.done)


class SmallLobby:
    """What is agreed before a small game: the table, the readings, who plays. There is one list, and nothing to it."""

    HAS_LIMITS = False
    HAS_REAL_TABLE = False
    LAYS_TERRAIN = False
    HAS_TABLE = True

    def __init__(self, game: SmallGame) -> None:
        self.game = game
        self.SIZES: tuple[int, ...] = (game.force,)
        self.DEFAULT_SIZE = game.force
        self.SEATS = game.players
        self.STANDARD = (STANDARD,) * max(game.players)

    def _name(self) -> Words:
        return words(Text(f"play-game-{self.game.key}"))

    def scenarios(self) -> list[Scenario]:
        return []

    def all_rosters(self) -> list[RosterSheet]:
        army = ReadyArmy(STANDARD, self._name(), self.game.force, self.game.force, [])
        return [RosterSheet(STANDARD, self._name(), {}, "", [army], [], [])]

    def read_roster(self, source: str) -> tuple[RosterSheet | None, list[RosterProblem]]:
        del source
        return None, [RosterProblem(1, STANDARD, "", Text("roster-without-lists"))]

    def check_army(self, wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> CheckedArmy:
        del size, limits, rulings
        self._check(wish, "")
        return CheckedArmy(self.game.force, [], [])

    def print_army(self, wish: ArmyWish, size: int, texts: Texts) -> PrintedArmy:
        del size
        self._check(wish, "")
        return PrintedArmy(self._name()[texts.language], str(self.game.force), [], [], [])

    def _check(self, wish: ArmyWish, where: str) -> None:
        for field, given in (("roster", wish.roster), ("army", wish.army or STANDARD)):
            if given != STANDARD:
                raise UnknownKey(f"{where}{field}", given, [STANDARD])

    def table(self, seed: int, size: float | None) -> Board:
        del size
        return self.game.board(seed)

    def read_table(self, tiled: str) -> Board:
        kinds = {kind for kinds, _ in self.game.terrain.values() for kind in kinds}
        return board_from_tiled(tiled, "map", defaults=self.game.terrain, allowed_kinds=kinds)

    def setup(self, wish: MatchWish) -> SmallSetup:
        for seat, army in enumerate(wish.armies):
            self._check(army, f"armies[{seat}].")
        return SmallSetup(wish.board or self.table(wish.table_seed, None), wish.rulings, tuple(wish.names))
