"""The play: state, profiles, ground and rulings in one hand, with the look-ups that all rules share."""
from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from walstatt.core.bounds import Id, PlayerName, Rulings
from walstatt.core.texts import Text
from walstatt.games.frostgrave import content
from walstatt.games.frostgrave.bounds import MOST_CREATURES, Count, Rounds, Treasure
from walstatt.games.frostgrave.gear import ITEMS
from walstatt.games.frostgrave.profiles import CASTERS, CREATURE, Profile, Warband
from walstatt.games.frostgrave.state import NOBODY, TABLE, Conjured, Figure, State, Token
from walstatt.games.frostgrave.terrain_kinds import conjured_piece, fallen
from walstatt.games.frostgrave.warbands import ALL_SPELLS, BUDGET
from walstatt.games.skirmish import TablePlay
from walstatt.table.shapes import Disc
from walstatt.table.terrain import Board, Ground

DIE = 20
BOARD = 36.0
ROUNDS = 12
TOKEN_RADIUS = 0.5


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that is agreed before a game; with the tape it determines everything."""

    warbands: Annotated[tuple[Warband, ...], Meta(max_length=4)]
    board: Board
    rulings: Rulings = {}
    names: Annotated[tuple[PlayerName, ...], Meta(max_length=4)] = ("Anna", "Bert")
    budget: Count = BUDGET
    rounds: Rounds = ROUNDS
    treasure: Treasure = ()
    """Fixed places of a scenario map, where the players agreed on them (frostgrave.r.treasure_setup)."""
    bestiary: Annotated[dict[Id, Profile], Meta(max_length=MOST_CREATURES)] = {}
    """Creatures beside or instead of those that come with the program."""
    scenario: Id = ""
    """The key of the scenario that is played, or nothing: the usual game (frostgrave.x.scenario)."""
    opening: State | None = None
    """A position to start from instead of the preparation: cases and puzzles."""
    campaign: bool = False
    """Does it count for a campaign (frostgrave.campaign.match)?"""


@lru_cache(maxsize=512)
def compiled(
    board: Board, open_doors: frozenset[str], conjured: tuple[Conjured, ...] = (), broken: frozenset[str] = frozenset()
) -> Ground:
    """The ground without open doors (frostgrave.r.special_actions), with what spells and scenarios have changed."""
    if not (open_doors or conjured or broken):
        return Ground(board)
    pieces = [
        fallen(piece) if piece.id in broken else piece for piece in board.pieces if piece.id not in open_doors
    ]
    pieces += [conjured_piece(one) for one in conjured]
    return Ground(Board(board.width, board.depth, tuple(pieces)))


class FrostgravePlay(TablePlay):
    """What every rule of this game works with."""

    state: State

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = len(setup.warbands)
        self.rulings = setup.rulings
        self.bestiary = {**content.creatures(), **setup.bestiary}
        self.names = {
            member.id: member.name or warband.of(member).name
            for warband in setup.warbands for member in warband.members
        }
        self.owners = {
            member.id: seat for seat, warband in enumerate(setup.warbands) for member in warband.members
        }
        self._profiles = {member.id: warband.of(member) for warband in setup.warbands for member in warband.members}
        self._radii = {figure_id: profile.radius for figure_id, profile in self._profiles.items()}
        self._called: dict[tuple[str, str], Text] = {}
        self._changes: tuple[object, ...] = ()
        """What had been opened, conjured and broken when the ground was last surveyed."""
        self.scenario = content.scenarios().get(setup.scenario) if setup.scenario else None
        self.ground = compiled(setup.board, frozenset())
        self.memory = {}

    # ---- players

    @property
    def withdrawn(self) -> tuple[int, ...]:
        return self.state.withdrawn

    def withdraw(self, seat: int) -> bool:
        """All figures of a player who gives up leave; with two or more players left the others play on."""
        left = [other for other in range(self.seats) if other != seat and other not in self.state.withdrawn]
        if len(left) < 2:
            return False
        from walstatt.games.frostgrave.rounds import after_withdrawal  # it knows the phases, which all stand on this

        self.state.withdrawn = (*self.state.withdrawn, seat)
        after_withdrawal(self, seat)
        return True

    def clockwise(self, first: int) -> list[int]:
        """All players who are still there, from one on by their seats."""
        order = [(first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if seat not in self.state.withdrawn]

    def roller(self, figure: Figure) -> int:
        """Who rolls for a figure: its player, or for a creature the starting player (frostgrave.r.creature_order)."""
        return figure.seat if figure.seat != NOBODY else self.state.starter

    # ---- figures

    def profile(self, figure: Figure) -> Profile:
        return self._profiles.get(figure.id) or self.bestiary[figure.profile]

    def name(self, figure: Figure) -> Text:
        known = self._called.get((figure.id, figure.profile))
        if known is None:
            names = self.names.get(figure.id) or self.profile(figure).name
            de, en = names.get("de", figure.id), names.get("en", figure.id)
            known = Text("frostgrave-figure", {"de": de, "en": en, "id": figure.id})
            self._called[figure.id, figure.profile] = known
        return known

    def figure(self, figure_id: str) -> Figure:
        return self.state.figures[figure_id]

    def on_table(self) -> list[Figure]:
        return [figure for figure in self.state.figures.values() if figure.place == TABLE]

    def role(self, figure: Figure) -> str:
        return self.profile(figure).role

    def is_caster(self, figure: Figure) -> bool:
        return self.profile(figure).role in CASTERS

    def is_creature(self, figure: Figure) -> bool:
        return self.profile(figure).role == CREATURE

    def is_wild(self, figure: Figure) -> bool:
        """A creature that nobody controls."""
        return figure.seat == NOBODY

    def hostile(self, one: Figure, other: Figure) -> bool:
        """Every player to every other, wild creatures to all warbands, not to each other (frostgrave.r.in_combat)."""
        return one.seat != other.seat

    def foes(self, figure: Figure) -> list[Figure]:
        return [other for other in self.on_table() if other.seat != figure.seat]

    def radius(self, figure: Figure) -> float:
        return self._radii.get(figure.id) or self.bestiary[figure.profile].radius

    def height(self, figure: Figure) -> float:
        return self.profile(figure).height

    def disc(self, figure: Figure) -> Disc:
        return Disc(figure.x, figure.y, self.profile(figure).radius)

    def has_item(self, figure: Figure, key: str) -> bool:
        return key in self.profile(figure).gear

    def spells(self, caster: Figure) -> tuple[str, ...]:
        """The spells of his warband, or all that he could learn by the other reading (frostgrave.r.spellbook)."""
        warband = self.setup.warbands[caster.seat]
        if self.ruling("frostgrave.r.spellbook") == ALL_SPELLS:
            return tuple(content.taught(warband.school))
        return warband.spells

    def caster_of(self, seat: int, role: str) -> Figure | None:
        """The seat's own wizard or apprentice on the table."""
        return next((figure for figure in self.state.of(seat) if self.role(figure) == role), None)

    def members(self, seat: int) -> list[Figure]:
        """All figures that a player brought, wherever they are."""
        return [figure for figure in self.state.figures.values() if self.owners.get(figure.id) == seat]

    # ---- tokens

    def carried(self, figure: Figure) -> Token | None:
        return next((token for token in self.state.tokens.values() if token.carrier == figure.id), None)

    def is_heavily_laden(self, figure: Figure) -> bool:
        """frostgrave.treasure.heavy_load"""
        return self.carried(figure) is not None and any(ITEMS[key].heavy for key in self.profile(figure).gear)

    # ---- the ground

    def survey_terrain(self) -> None:
        """The ground as it is now: doors, conjured and broken pieces; what was remembered of another one is void."""
        state = self.state
        changes = (state.open_doors, state.conjured, state.broken)
        if changes == self._changes:
            return
        self._changes = changes
        ground = compiled(self.setup.board, *changes)
        if ground is not self.ground:
            self.ground = ground
            self.memory = {}
