"""Orders of a battle as data (kalevala.r.war.befehle_form): lines of groups, flags of the army.

The battle carries them out, papers and whoever draws them write them: one model and one grammar for all. Who stands in
which group is no part of it: papers list figures of a realm, a battlefield places them one by one.
"""
from __future__ import annotations

from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

ROUNDS: Final = 12
REST: Final = "REST"
"""The group of all figures that no other group names."""
GROUP_WORD, FLAGS_WORD, PROSE_WORD = "Gruppe", "Merker", "Prosa"
NO_NAMES: Final = (REST, GROUP_WORD, FLAGS_WORD, PROSE_WORD, "GEGEN", "MIT")
"""Words with which lines begin, and those that end a target in a command: no group is called so."""
MOST_GROUPS, MOST_LINES, MOST_STANDS, MOST_SPELLS = 60, 400, 100, 40
FIELD, CENTRE, BUILDING, GROUP, NEAREST, WALL = "field", "centre", "building", "group", "nearest", "wall"
"""Kinds of targets."""
ENEMY, LOSSES, REACHED, GATE_OPEN, NO_TARGET, DESTROYED, CENTRE_TAKEN = (
    "enemy", "losses", "reached", "gate_open", "no_target", "destroyed", "centre_taken",
)
"""Kinds of conditions."""
FORWARD, PUSH, TOGETHER, WITH_RE = "NACHRÜCKEN", "WUCHT", "VERBAND", "RE"
OPTIONS: Final = (FORWARD, PUSH, TOGETHER, WITH_RE)
TYPES: Final = (
    "A", "B", "C", "Axt", "Lanze", "Schwert", "Bogen", "Reiter", "El", "On", "Bt", "Sk", "Wi", "Schiff", "Pr", "Z", "K",
    "Kö",
)
FACINGS: Final = ("NO", "O", "SO", "SW", "W", "NW")
"""The six sides of a small field, clockwise (kalevala.r.war.richtungen)."""
ALWAYS, IF_NEEDED, NEVER = "IMMER", "WENN NÖTIG", "NIE"
PLUNDER_RE, PLUNDER_GOODS, NO_PLUNDER = "RE", "GÜTER", "NEIN"


class Command(NamedTuple):
    """A word of command, what it may aim at, and what may be said with it."""

    word: str
    rule: str
    targets: tuple[str, ...] = ()
    needs_target: bool = True
    options: tuple[str, ...] = ()
    takes_types: bool = False


_ON_LAND, _SIEGE_AND_SEA = "kalevala.r.war.befehle_feld", "kalevala.r.war.befehle_burg_see"
_ANY_PLACE: Final = (FIELD, CENTRE, BUILDING, GROUP, NEAREST)
COMMANDS: Final = {
    one.word: one
    for one in (
        Command("HALTEN", _ON_LAND, takes_types=True),
        Command("VORRÜCKEN", _ON_LAND, _ANY_PLACE, options=(TOGETHER, WITH_RE), takes_types=True),
        Command("ANGREIFEN", _ON_LAND, _ANY_PLACE, options=(TOGETHER, WITH_RE), takes_types=True),
        Command("EINNEHMEN", _ON_LAND, (FIELD, CENTRE), options=(TOGETHER, WITH_RE), takes_types=True),
        Command("BESCHIESSEN", _ON_LAND, _ANY_PLACE, False, (FORWARD,), takes_types=True),
        Command("SCHÜTZEN", _ON_LAND, (GROUP,), options=(TOGETHER, WITH_RE), takes_types=True),
        Command("RÜCKZUG", _ON_LAND, (FIELD,), options=(TOGETHER, WITH_RE)),
        Command("PHALANX", _ON_LAND, _ANY_PLACE, False, (PUSH, WITH_RE), takes_types=True),
        Command("TRAMPELN", _ON_LAND, _ANY_PLACE, False, takes_types=True),
        Command("AUFGANG", _ON_LAND, (FIELD,)),
        Command("ZERSTÖREN", _ON_LAND, (BUILDING, WALL), False),
        Command("ABLEGEN", _ON_LAND),
        Command("SUCHEN", "kalevala.22.ksp.suchen"),
        Command("STÜRMEN", _SIEGE_AND_SEA, (BUILDING, WALL), options=(TOGETHER,), takes_types=True),
        Command("BRECHEN", _SIEGE_AND_SEA, (BUILDING, WALL)),
        Command("BELAGERN", _SIEGE_AND_SEA, (BUILDING,), takes_types=True),
        Command("TOR AUF", _SIEGE_AND_SEA, (BUILDING,), False),
        Command("TOR ZU", _SIEGE_AND_SEA, (BUILDING,), False),
        Command("PECH", _SIEGE_AND_SEA, (BUILDING,), False),
        Command("PLÜNDERN RE", _SIEGE_AND_SEA),
        Command("PLÜNDERN GÜTER", _SIEGE_AND_SEA),
        Command("SCHLEIFEN", _SIEGE_AND_SEA),
        Command("RAMMEN", _SIEGE_AND_SEA, (FIELD, GROUP, NEAREST), False, takes_types=True),
        Command("ENTERN", _SIEGE_AND_SEA, (FIELD, GROUP, NEAREST), False, takes_types=True),
        Command("LANDEN", _SIEGE_AND_SEA, (FIELD,)),
        Command("ÜBERSETZEN", _SIEGE_AND_SEA, (FIELD,)),
        Command("VERFOLGEN", _SIEGE_AND_SEA, (FIELD, GROUP, NEAREST), False, takes_types=True),
    )
}


BOARD_WORDS: Final = (
    "SCHWIMMEN", "ABTEILEN", "KLETTERN", "KNOTEN", "ANSPANNEN", "AUSSPANNEN", "AUFSITZEN", "ABSITZEN",
    "SCHARTEN AUF", "SCHARTEN ZU", "OHNE BEFEHL",
)
"""Commands for which sheets have no words: only who stands at the board gives them."""


CAST, DUEL, COUNTER = "ZAUBERN", "DUELL", "ENTKRÄFTEN"
MAGIC_WORDS: Final = (CAST, DUEL, COUNTER)
"""What casters are ordered for the magic step; the other lines of their group say where they move."""


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    place: str = ""
    """A small field, or a large one for its trade centre; for a section of wall the two small fields beside it."""
    other: str = ""
    group: str = ""


class Condition(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    number: int = 0
    """Small fields to an enemy, or percent that are lost."""
    group: str = ""
    negated: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One order of a group: when, what, at what, with what."""

    group: str
    command: str
    rounds: tuple[int, int] | None = None
    when: Condition | None = None
    target: Target | None = None
    facing: str = ""
    """Of a phalanx."""
    passenger: str = ""
    """The group that vessels shuttle."""
    against: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    said: str = ""
    """Of a line of magic: what is cast at what, or who is challenged."""
    most: int = 0
    """Of such a line: how many ZEH it may cost at most; 0 for any number."""


class Spell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spell that is to be cast in a round, at most at this price."""

    round: int
    name: str
    place: str
    most: int


class Flags(msgspec.Struct, frozen=True, omit_defaults=True):
    """What holds for the whole army (kalevala.r.war.befehle_merker)."""

    flees: bool = False
    flees_from_round: int = 0
    flees_from_losses: int = 0
    flees_to: str = ""
    """The large field that it flees to, if several are open (kalevala.r.war.fluchtziel)."""
    fleeing: tuple[str, ...] = ()
    """The groups that may flee; nothing: all of them."""
    slaves: bool = False
    treason: bool = False
    plunder: str = NO_PLUNDER
    raze: bool = False
    support: str = IF_NEEDED
    spares: tuple[str, ...] = ()
    seeks: tuple[str, ...] = ()
    """Weak points of gods that it means to take (kalevala.r.weak_point_capture)."""
    joins: bool = False
    gates_open: bool = False
    spells: tuple[Spell, ...] = ()


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a party has written for its groups."""

    lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)] = ()
    flags: Flags = Flags()

    def lines_of(self, group: str) -> list[Line]:
        return [line for line in self.lines if line.group == group]
