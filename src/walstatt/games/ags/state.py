"""The position of a conflict: plain data that copies in microseconds and goes to JSON and back."""
from __future__ import annotations

from typing import NamedTuple

import msgspec

from walstatt.core.twins import twin, twins
from walstatt.games.ags.abilities import Effect
from walstatt.table.terrain import Piece

NOBODY = -1
NEUTRAL = 2
"""The seat of slavers, prisoners and escorted persons: they belong to nobody."""

WAITING, TABLE, GONE = "waiting", "table", "gone"
"""Where a model is: not yet deployed, on the table, out of the game."""


class Held(NamedTuple):
    """A condition and the seat that caused it or NOBODY: who is credited with what it does (ags.r.kill_credit)."""

    name: str
    by: int


class Lasting(NamedTuple):
    """An effect that goes on: until the end of the round, the next activation … as it says itself."""

    effect: Effect
    source: str
    round: int


class Figure(msgspec.Struct):
    """A model: hired, summoned or neutral; z is the level it stands on."""

    id: str
    seat: int
    profile: str
    hp: int
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    place: str = WAITING
    activated: bool = False
    conditions: tuple[Held, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    mob: str = ""
    """The id of the mob it belongs to; empty for a single model."""
    carries: tuple[str, ...] = ()
    """Ids of markers: items, provisions."""
    used: tuple[str, ...] = ()
    """Names of abilities used that may be used once a round or once a game (with a trailing `!`)."""
    danger_round: int = 0
    """The last round in which dangerous terrain harmed it (ags.2.13.gefaehrlich)."""
    summoned: bool = False
    escort: str = ""
    """Of an escorted person: the id of the model it goes with, or empty (ags.4.2.5.begleiten)."""

    def has(self, condition: str) -> bool:
        return any(held.name == condition for held in self.conditions)


class Marker(msgspec.Struct):
    """A marker on the table or in somebody's hands (then `carrier` is a model's id)."""

    id: str
    kind: str
    """tt, cm, shrine, beacon, item, provisions, portion"""
    x: float
    y: float
    z: float = 0.0
    owner: int = NOBODY
    carrier: str = ""
    hp: int = 0
    bound: str = ""
    """The tactic or task it has scored for (ags.4.0.marker)."""

    @property
    def number(self) -> str:
        """What people call it by: it stands on the marker."""
        return self.id.rpartition("-")[2]


class Victory(NamedTuple):
    """Victory points as they came: whose, how many, for which goal (tactic or task), by which rule, in which round."""

    seat: int
    points: int
    goal: str
    rule: str
    round: int


class Loss(NamedTuple):
    """A model that left the table: when, how, through whom."""

    figure: str
    seat: int
    round: int
    how: str
    """out (taken out), sacrificed, removed"""
    credit: int
    """The seat that is credited with it, or NOBODY."""
    x: float
    y: float
    by_kind: str = ""
    """The kind of reach of the ability whose damage did it: nah, fern, spruch …, or a condition's name."""
    z: float = 0.0


class Tasks(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's secret choice (ags.3.1.6.wahl)."""

    tactic: str = ""
    side: str = ""
    disclosed: tuple[str, ...] = ()
    disclosed_at_start: tuple[str, ...] = ()
    captive: str = ""
    """The enemy model noted for Gefangener."""

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(task for task in (self.tactic, self.side) if task)


class Budget(msgspec.Struct, omit_defaults=True):
    """Actions of one activation: how many there are and were, how many of them special."""

    slots: int
    used: int = 0
    specials: int = 0
    bought: bool = False
    """The third action has been paid for."""
    controlled: bool = False
    """Kontrolliert: one action, whatever is paid (ags.2.12.kontrolliert)."""
    no_attack: bool = False
    """Drawn into contact, it may not attack in this activation (other reading of ags.r.einzoll_attacke)."""
    norm_only: bool = False
    """A single action granted by another model's ability."""


class Acting(NamedTuple):
    """An activation under way: the model that was activated, the mob it was in then, its actions."""

    figure: str
    mob: str
    budget: Budget


class State(msgspec.Struct):
    """Everything that changes in a conflict. `phase` names the scene to come."""

    figures: dict[str, Figure]
    markers: dict[str, Marker] = {}
    phase: str = "terrain"
    round: int = 0
    turn: int = 0
    """Whose turn it is."""
    starter: int = 0
    """Who makes the first activation of the round."""
    initiative: int = NOBODY
    """Who won the initiative of the round."""
    tokens: tuple[int, int] = (0, 0)
    player_a: int = NOBODY
    """The seat that is player A (ags.3.1.4)."""
    deployment: int = 0
    """1 to 6 (ags.3.1.4.wurf)."""
    tactic: int = 0
    """1 to 6 (ags.4.1)."""
    side_tasks: tuple[str, ...] = ()
    tasks: tuple[Tasks, Tasks] = (Tasks(), Tasks())
    victories: tuple[Victory, ...] = ()
    losses: tuple[Loss, ...] = ()
    melees: frozenset[tuple[str, str]] = frozenset()
    """Pairs of hostile models whose melee has begun and not ended, ids in order (ags.r.nahkampf_dauer)."""
    feared: frozenset[tuple[str, str]] = frozenset()
    """Pairs attacker, fearsome target that have tested in this round (ags.r.furcht_haeufigkeit)."""
    shadow_action: str = ""
    """The model whose action under way began in an own shadow area (ags.2.12.licht_und_schatten.aktion)."""
    mobs: dict[str, tuple[str, ...]] = {}
    open_doors: frozenset[str] = frozenset()
    """Ids of opened doors and windows."""
    smashed: frozenset[str] = frozenset()
    """Ids of loose terrain that is gone."""
    terrain: tuple[Piece, ...] = ()
    """Pieces that the players have laid themselves."""
    memo: dict[str, int] = {}
    """Small counters of tactics and tasks, named where they are used."""
    acting: Acting | None = None
    """Between two actions of an activation: each action is a scene of its own."""
    agreed_end: tuple[bool, bool] = (False, False)
    next_id: int = 1
    """Numbers for markers and summoned models."""

    def copy(self) -> State:
        copied: State = twin(self)
        copied.figures = twins(self.figures)
        copied.markers = twins(self.markers)
        copied.mobs = self.mobs.copy()
        copied.memo = self.memo.copy()
        if self.acting is not None:
            copied.acting = self.acting._replace(budget=twin(self.acting.budget))
        return copied

    def of(self, seat: int) -> list[Figure]:
        """The seat's models that stand on the table."""
        return [figure for figure in self.figures.values() if figure.seat == seat and figure.place == TABLE]

    def points(self, seat: int) -> int:
        return sum(victory.points for victory in self.victories if victory.seat == seat)
