"""What is agreed before a match, for any client: rosters to choose from, armies to check, tables, and the setup itself.

A game answers with plain data, so that a client needs to know no game. The part that knows one stands in that game's
own module `lobby`.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Generic, Protocol, TypedDict, TypeVar

import msgspec

from walstatt.core.kits import Part
from walstatt.core.texts import Text, Texts, text, words
from walstatt.games.roster_problems import RosterProblem
from walstatt.table.terrain import Board

Words = dict[str, str]
"""A name in each language."""


class UnknownKey(ValueError):  # noqa: N818 - it reads as what is wrong
    """A wish names something that does not exist; `where` says in which place of the wish."""

    def __init__(self, where: str, given: str, known: Sequence[str]) -> None:
        super().__init__(f"{where}: there is no {given!r}")
        self.where = where
        self.given = given
        self.known = list(known)


class WrongSeats(ValueError):  # noqa: N818 - it reads as what is wrong
    """A game is not for so many players."""

    def __init__(self, given: int, known: Sequence[int]) -> None:
        super().__init__(f"this game is for {' or '.join(str(one) for one in known)} players, not for {given}")
        self.given = given
        self.known = list(known)


class ArmyWish(msgspec.Struct):
    """An army: a roster with one of its ready-made lists, or with units that somebody has put together."""

    roster: str
    army: str = ""
    units: Sequence[Mapping[str, Any]] | None = None
    text: str = ""
    """A roster file that somebody has brought, in place of a roster that comes with the program."""
    sheet: str = ""
    """The sheet of a band that plays a campaign (`games/campaigns.py`); then nothing else counts."""


class MatchWish(msgspec.Struct):
    """All that players agree on. Without a board the game lays one out from the seed."""

    armies: list[ArmyWish]
    size: int
    limits: bool
    rulings: dict[str, int]
    names: tuple[str, ...]
    """One for each seat."""
    real_table: bool
    board: Board | None = None
    table_seed: int = 0
    table_size: float | None = None
    scenario: str = ""
    """The key of one of the game's scenarios; without it the game decides as its rules say."""
    agreed: tuple[int, ...] = ()
    """Seats whose players have agreed to all of this already; a game does not ask them for it again."""
    terrain_in_turn: bool = False
    """The players lay the terrain themselves when the match begins; no board counts then."""

    @property
    def pair(self) -> tuple[str, str]:
        """The names in a game for two; raises WrongSeats otherwise."""
        if len(self.names) != 2:
            raise WrongSeats(len(self.names), (2,))
        return self.names[0], self.names[1]


MOST_BROUGHT = 32
"""Roster files of people that a process remembers as it has read them."""
CHOICE_FIELDS = ("unit", "options", "command", "names", "combined", "id")
"""What a client says of a unit that somebody has chosen."""


def check_fields(unit: Mapping[str, Any], where: str) -> None:
    """Raises UnknownKey for a field that no chosen unit has."""
    for field in unit:
        if field not in CHOICE_FIELDS:
            raise UnknownKey(f"{where}.{field}", field, CHOICE_FIELDS)


class ChosenUnit(TypedDict):
    """A unit of a list as every client gets it: with all fields, also those that are as usual."""

    unit: str
    options: list[str]
    command: str | list[str]
    names: list[str | int]
    combined: bool


def chosen_unit(
    unit: str, options: Sequence[str] = (), command: str | Sequence[str] = "", names: Sequence[str | int] = (),
    combined: bool = False,
) -> ChosenUnit:
    leading = command if isinstance(command, str) else list(command)
    return {"unit": unit, "options": list(options), "command": leading, "names": list(names), "combined": combined}


def known_key(key: str, known: Sequence[str], where: str) -> str:
    """The key if it is one of those that are known; raises UnknownKey otherwise."""
    if key not in known:
        raise UnknownKey(where, key, known)
    return key


R = TypeVar("R")


class RosterShelf(Generic[R]):
    """The rosters of a game: those that come with the program, and those that somebody brings as a file."""

    def __init__(
        self,
        keys: Callable[[], Sequence[str]],
        load: Callable[[str], R],
        read: Callable[[str], tuple[R | None, list[RosterProblem]]],
        sheet: Callable[[R], RosterSheet],
    ) -> None:
        self._keys, self._load, self._read, self._sheet = keys, load, read, sheet
        self._brought = lru_cache(maxsize=MOST_BROUGHT)(lambda source: read(source)[0])
        self._sheets = cache(lambda: tuple(sheet(load(key)) for key in keys()))

    def sheets(self) -> list[RosterSheet]:
        return list(self._sheets())

    def chosen(self, wish: ArmyWish, where: str) -> R:
        """The roster of an army."""
        known = self._keys()
        roster = self._brought(wish.text) if wish.text else self._load(known_key(wish.roster, known, where))
        if roster is None:
            raise UnknownKey(where, wish.roster, known)
        return roster

    def read(self, source: str) -> tuple[RosterSheet | None, list[RosterProblem]]:
        roster, problems = self._read(source)
        return self._sheet(roster) if roster else None, problems


def wished_army(wish: MatchWish, seat: int, known: Sequence[str]) -> ArmyWish:
    """The army that a seat wants; raises UnknownKey where nobody has said it."""
    if seat >= len(wish.armies):
        raise UnknownKey(f"armies[{seat}]", "", known)
    return wish.armies[seat]


class ReadyArmy(msgspec.Struct):
    key: str
    name: Words
    size: int
    points: int
    units: list[ChosenUnit]
    by_lot: bool = False
    """Did the program put it together?"""


LOT = "lot-"
"""Lists that the program puts together for a size without a ready-made one: `lot-30`."""


def sizes_by_lot(ready: Sequence[ReadyArmy], sizes: Sequence[int]) -> list[int]:
    """The sizes for which there is no ready-made list."""
    return [size for size in sizes if all(army.size != size for army in ready)]


def army_by_lot(size: int, people: Words, points: int, units: list[ChosenUnit]) -> ReadyArmy:
    return ReadyArmy(f"{LOT}{size}", words(text("play-army-by-lot", people=people)), size, points, units, True)


def size_of_lot(key: str, sizes: Sequence[int]) -> int | None:
    """The size in the key of a list by lot; None for the key of any other list."""
    return next((size for size in sizes if key == f"{LOT}{size}"), None)


class UnitOption(msgspec.Struct):
    key: str
    name: Words
    points: int
    applies_to: str = msgspec.field(name="for")
    most: int


class Post(msgspec.Struct):
    """An office that one unit of an army may hold; `shared` if it names others who share its benefit."""

    key: str
    name: Words
    shared: bool = False


class RosterUnit(msgspec.Struct):
    key: str
    name: Words
    models: int
    points: int
    weapons: list[Words]
    rules: list[Words]
    rule_ids: list[str]
    options: list[UnitOption]
    emblem: str
    values: list[Words] = []
    """Its profile in short words, one for each value."""


class RosterSheet(msgspec.Struct):
    key: str
    name: Words
    description: Words
    emblem: str
    armies: list[ReadyArmy]
    units: list[RosterUnit]
    spells: list[Words]
    posts: list[Post] = []
    may_combine: bool = False
    """May two units of a kind be made one?"""


class Scenario(msgspec.Struct):
    """What a match can be about, where the players may choose."""

    key: str
    name: Words
    description: Words = {}
    rule: str = ""
    board: Board | None = None
    """Its own table, if it has one: no other is laid then."""


class Problem(msgspec.Struct):
    """What keeps an army from the field."""

    rule: str
    why: Text


class CheckedUnit(msgspec.Struct):
    """A unit of a checked army; `lines` is its whole profile in each language."""

    index: int
    id: str
    unit: str
    name: Words
    points: int
    models: int
    weapons: list[Words]
    rules: list[Words]
    rule_ids: list[str]
    emblem: str
    lines: dict[str, list[str]]
    values: list[Words] = []
    boxes: int = 10
    """To be ticked on paper: what it can lose."""


class CheckedArmy(msgspec.Struct):
    points: int
    problems: list[Problem]
    units: list[CheckedUnit]


class PrintedUnit(msgspec.Struct):
    """A unit on paper: its values in short words, one row for each weapon, whatever else is to be known about it."""

    name: str
    points: str
    values: list[str]
    weapons: list[list[str]]
    notes: list[str]
    rules: list[str]
    wounds: list[int] | None = None
    """How many each model can take; unknown where the players count for themselves."""


class PrintedRule(msgspec.Struct):
    name: str
    text: str


class PrintedArmy(msgspec.Struct):
    """An army on paper, in the words of one language. The rows of `weapons` have as many cells as there are columns."""

    people: str
    points: str
    weapon_columns: list[str]
    units: list[PrintedUnit]
    rules: list[PrintedRule]
    rules_title: str = "paper-rules"


class Lobby(Protocol):
    """What the module of a game offers."""

    SIZES: tuple[int, ...]
    DEFAULT_SIZE: int
    HAS_LIMITS: bool
    HAS_REAL_TABLE: bool
    """Can people measure for the program, with models on a table of their own?"""
    LAYS_TERRAIN: bool
    """Can the players lay the terrain in turn, as a part of the match?"""
    HAS_TABLE: bool
    """Is it played on a table with terrain that can be seen and chosen beforehand?"""
    SEATS: tuple[int, ...]
    """How many can play."""
    STANDARD: tuple[str, ...]
    """The rosters that meet where nobody chooses, seat by seat."""

    def scenarios(self) -> list[Scenario]:
        """What the players may choose between before a match; none where there is nothing to choose."""

    def all_rosters(self) -> list[RosterSheet]:
        """All rosters with their units and ready-made armies."""

    def read_roster(self, source: str) -> tuple[RosterSheet | None, list[RosterProblem]]:
        """A roster file that somebody brings, and every problem in it; no roster if it cannot be used."""

    def check_army(self, wish: ArmyWish, size: int, limits: bool, rulings: Mapping[str, int]) -> CheckedArmy:
        """What an army costs and what is wrong with it; UnknownKey for what does not exist."""

    def print_army(self, wish: ArmyWish, size: int, texts: Texts) -> PrintedArmy:
        """What a printed sheet of an army says, whether it may take the field or not; UnknownKey as above."""

    def table(self, seed: int, size: float | None) -> Board:
        """A random table."""

    def read_table(self, tiled: str) -> Board:
        """A table drawn with the Tiled editor; TiledError for one that cannot be read."""

    def setup(self, wish: MatchWish) -> Any:
        """The setup of a match; Refused or UnknownKey for what cannot be."""


LOBBIES = Part[Lobby]("lobby")


def check_seats(lobby: Lobby, seats: int) -> None:
    """Raises WrongSeats for a number of players that the game is not for."""
    if seats not in lobby.SEATS:
        raise WrongSeats(seats, lobby.SEATS)
