"""Reads orders: all that can be read, and everything that is wrong with the rest, each with its place.

    Garde KR 1-3: VORRÜCKEN 2A+11/24 MIT VERBAND
    Garde WENN FEIND 2: ANGREIFEN NÄCHSTER GEGEN Bogen, El
    Garde: EINNEHMEN HZ 2A+11
    Merker: FLUCHT AB KR 6, PLÜNDERN RE, SCHONUNG Pr K
"""
from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput
from msgspec.structs import replace

from walstatt.core.papers import Problem
from walstatt.core.texts import Text, shortened, text
from walstatt.core.umlauts import ProperForms, either_spelling
from walstatt.games.kriegsspiel.hooks import spell_words
from walstatt.games.kriegsspiel.sheets.model import (
    BOARD_WORDS,
    BUILDING,
    CAST,
    CENTRE,
    CENTRE_TAKEN,
    COMMANDS,
    COUNTER,
    DESTROYED,
    DUEL,
    ENEMY,
    FACINGS,
    FIELD,
    FLAGS_WORD,
    GATE_OPEN,
    GROUP,
    GROUP_WORD,
    IF_NEEDED,
    LOSSES,
    MAGIC_WORDS,
    MOST_LINES,
    MOST_SPELLS,
    NEAREST,
    NO_TARGET,
    OPTIONS,
    PLUNDER_GOODS,
    REACHED,
    REST,
    ROUNDS,
    TYPES,
    WALL,
    Command,
    Condition,
    Flags,
    Line,
    Orders,
    Spell,
    Target,
)
from walstatt.games.kriegsspiel.sheets.writer import write_line
from walstatt.games.kriegsspiel.sheets.wrong import Wrong, counted
from walstatt.hexmap.coordinates import BadCoordinate, read_gf, read_place
from walstatt.hexmap.land import Field, field_beside
from walstatt.hexmap.small_fields import COUNT

FORM: Final = "kalevala.r.war.befehle_form"
FLAGS: Final = "kalevala.r.war.befehle_merker"
LAYING_WASTE, LAY_WASTE = "kalevala.r.war.verwuesten", "VERWÜSTEN"
"""A heading of the book and no order: whoever writes it means plundering or razing."""
MOST_PERCENT, MOST_ZEH, QUOTED = 100, 999, 40
ORDER_WORDS: Final = (*COMMANDS, *OPTIONS, *TYPES, "WENN", "NICHT", "GEGEN", "MIT", "NÄCHSTER", "GRUPPE", "HZ", "KR")
FLAG_WORDS: Final = (
    "FLUCHT", "AB", "VERLUST", "NACH", "SKLAVEN", "VERRAT", "PLÜNDERN", "RE", "GÜTER", "NEIN", "SCHLEIFEN",
    "UNTERSTÜTZUNG", "IMMER", "WENN NÖTIG", "NIE", "SCHONUNG", "SUCHT", "ANSCHLUSS", "TORE", "AUF", "ZU", "ZAUBER",
    "BIS", "GRUPPE", "KR", *TYPES,
)
"""What may stand in lines of groups and in those of flags."""
DASHES: Final = str.maketrans("−–", "--")
"""As word processors write them."""


def _either(words: Iterable[str]) -> str:
    """One of them, the longest first."""
    return "|".join(sorted((word.replace(" ", r"\s+") for word in words), key=len, reverse=True))


_NEAREST_WORD: Final = "NÄCHSTER"
_WORDS_AS_READ: Final = (
    "SPOKEN", "SAID", "WORD", "MAGIC", "COMMAND", "TYPE", "OPTION", "FACING", "BOOTY", "HOW", "SPELL_NAME",
)
"""Terminals of which the words themselves are kept."""
GRAMMAR: Final = rf"""
start: line
spoken: SPOKEN [SAID] [among] [using]

among: AGAINST WORD ("," WORD)*
using: WITH WORD ("," WORD)*

?line: GROUP_WORD NAME ":" stand (";" stand)*              -> group
     | FLAGS_WORD ":" flag ("," flag)*                     -> flags
     | NAME [rounds] [when] ":" COMMAND [facing] [passenger] [target] [against] [with_] -> order
     | NAME [rounds] [when] ":" MAGIC [SPELLING]           -> magic

stand: FIELD_PLACE ":" LISTING
rounds: KR NUMBER _DASH NUMBER | KR NUMBER
when: WHEN [NOT] condition
condition: ENEMY NUMBER                                    -> enemy
         | LOSSES NUMBER PERCENT?                          -> losses
         | REACHED                                         -> reached
         | GATE_OPEN                                       -> gate_open
         | NO_TARGET                                       -> no_target
         | GROUP_OF NAME DESTROYED                         -> destroyed
         | CENTRE_TAKEN                                    -> centre_taken
facing: FACING
passenger: GROUP_OF NAME TOWARDS
target: CENTRE PLACE                                       -> centre
      | AT_BUILDING FIELD_PLACE                            -> building
      | AT_WALL FIELD_PLACE _DASH NUMBER                     -> wall
      | GROUP_OF NAME                                      -> of_group
      | NEAREST                                            -> nearest
      | FIELD_PLACE                                        -> field
against: AGAINST TYPE ("," TYPE)*
with_: WITH OPTION ("," OPTION)*

flag: FLEE fleeing* [since] [losing] [refuge]              -> flee
    | SLAVES                                               -> slaves
    | TREASON                                              -> treason
    | PLUNDER BOOTY                                        -> plunder
    | RAZE                                                 -> raze
    | SUPPORT HOW                                          -> support
    | SPARE TYPE+                                          -> spare
    | SEEK ITEM+                                           -> seek
    | JOIN                                                 -> joins
    | GATES OPENNESS                                       -> gates
    | SPELL KR NUMBER SPELL_NAME FIELD_PLACE UP_TO NUMBER  -> spell

fleeing: GROUP_OF NAME
since: FROM KR NUMBER
losing: FROM LOSSES NUMBER PERCENT?
refuge: TOWARDS PLACE

GROUP_WORD.9: /{GROUP_WORD}(?=\s+[^\s:]+\s*:)/
FLAGS_WORD.9: /{FLAGS_WORD}(?=\s*:)/
SPOKEN.8: /({_either((*COMMANDS, *BOARD_WORDS, *MAGIC_WORDS))})(?![A-Za-zÄÖÜäöüß])/
SAID.1: /(?!(?:GEGEN|MIT)\b)\S+(?:\s+(?!(?:GEGEN|MIT)\b)\S+)*/
WORD: /[^\s,]+/
MAGIC.8: /({_either(MAGIC_WORDS)})(?![A-Za-zÄÖÜäöüß])/
SPELLING.1: /[^\s;][^;]*/
COMMAND.8: /({_either(COMMANDS)})(?![A-Za-zÄÖÜäöüß])/
KR.7: /KR(?=\s*[0-9])/
WHEN.7: /WENN(?!\s+NÖTIG)\b/
NOT.7: /NICHT\b/
ENEMY.7: /FEIND\b/
LOSSES.7: /VERLUST\b/
REACHED.7: /ERREICHT\b/
GATE_OPEN.7: /TOR\s+OFFEN\b/
NO_TARGET.7: /KEIN\s+ZIEL\b/
GROUP_OF.7: /GRUPPE\b/
DESTROYED.7: /VERNICHTET\b/
CENTRE_TAKEN.8: /HZ\s+GENOMMEN\b/
CENTRE.7: /HZ\b/
AT_BUILDING.7: /BAU\b/
AT_WALL.7: /MAUER\b/
NEAREST.7: /{_NEAREST_WORD}\b/
TOWARDS.7: /NACH\b/
AGAINST.7: /GEGEN\b/
WITH.7: /MIT\b/
TYPE.5: /({"|".join(sorted(TYPES, key=len, reverse=True))})(?![A-Za-zÄÖÜäöüß])/
OPTION.6: /({"|".join(OPTIONS)})(?![A-Za-zÄÖÜäöüß])/
FACING.6: /({"|".join(sorted(FACINGS, key=len, reverse=True))})(?![A-Za-zÄÖÜäöüß])/
FLEE.7: /FLUCHT\b/
FROM.7: /AB\b/
SLAVES.7: /SKLAVEN\b/
TREASON.7: /VERRAT\b/
PLUNDER.7: /PLÜNDERN\b/
BOOTY.6: /(RE|GÜTER|NEIN)\b/
RAZE.7: /SCHLEIFEN\b/
SUPPORT.7: /UNTERSTÜTZUNG\b/
HOW.6: /IMMER\b|WENN\s+NÖTIG\b|NIE\b/
SPARE.7: /SCHONUNG\b/
SEEK.7: /SUCHT\b/
ITEM.4: /[A-Z][a-z]{{1,11}}(?![A-Za-zÄÖÜäöüß])/
JOIN.7: /ANSCHLUSS\b/
GATES.7: /TORE\b/
OPENNESS.6: /(AUF|ZU)\b/
SPELL.7: /ZAUBER\b/
UP_TO.7: /BIS\b/
SPELL_NAME.4: /[A-ZÄÖÜ][a-zäöüß]+(\s+[A-ZÄÖÜa-zäöüß][a-zäöüß]+){{0,3}}/
FIELD_PLACE.6: /[0-9]?[A-Za-z]['’‘´`′"”″]{{0,2}}[+\-−–][0-9]{{1,4}}\/[0-9]{{1,2}}/
PLACE.5: /[0-9]?[A-Za-z]['’‘´`′"”″]{{0,2}}[+\-−–][0-9]{{1,4}}(\[[a-z]\])?/
PERCENT: "%"
_DASH: /[-−–]/
NUMBER: /[0-9]+/
LISTING: /[^;:]+/
NAME.1: /[A-Za-zÄÖÜäöüß][A-Za-zÄÖÜäöüß0-9_]{{0,19}}/

%import common.WS_INLINE
%ignore WS_INLINE
"""

_A_FIELD: Final = r"[^\s,:=>^]+/[^\s,:=>^]*"
"""In a line of magic: what has a stroke is meant for a small field, alone or as part of a gate or a river's edge."""
_A_GROUP: Final = re.compile(r"\bGRUPPE\s+([^\s,=]+)")
_RIVAL: Final = re.compile(rf"{_NEAREST_WORD}|[A-Za-z][0-9]{{1,4}}")
"""Whom a duel is with: on a sheet the nearest, at the table somebody by his number."""
UNKNOWN_GROUP: Final = "kalevala-sheet-unknown-group"


class Places(Protocol):
    """How places are written; raises Wrong, with the column in what it was given."""

    def small_field(self, written: str) -> str: ...

    def large_field(self, written: str) -> str: ...


@lru_cache(maxsize=1)
def parser() -> Lark:
    return Lark(
        either_spelling(GRAMMAR), start=["start", "spoken"], parser="lalr", lexer="contextual",
        propagate_positions=True, maybe_placeholders=True, lexer_callbacks=dict.fromkeys(_WORDS_AS_READ, _properly),
    )


@lru_cache(maxsize=1)
def proper_forms() -> ProperForms:
    """Of all words that sheets know."""
    return ProperForms((*COMMANDS, *BOARD_WORDS, *MAGIC_WORDS, *OPTIONS, *TYPES, *spell_words(), _NEAREST_WORD,
                        PLUNDER_GOODS, IF_NEEDED))


def _properly(token: Token) -> Token:
    return token.update(value=proper_forms().of(" ".join(token.split())))


class Spoken(NamedTuple):
    """A command as it is given at the board: its target as the battlefield calls it, which knows more places."""

    command: str
    target: str
    against: tuple[str, ...]
    options: tuple[str, ...]


def read_spoken(written: str) -> Spoken:
    """Raises Wrong for what is no command."""
    try:
        tree = parser().parse(written.translate(DASHES), start="spoken")
    except UnexpectedInput as unexpected:
        raise _unexpected(written, unexpected) from unexpected
    parts: list[Any] = tree.children
    command, said, among, using = parts
    return Spoken(
        str(command), str(said or ""),
        tuple(map(str, among.children[1:])) if among is not None else (),
        tuple(map(str, using.children[1:])) if using is not None else (),
    )


class PlainPlaces:
    """Places of a battlefield, as they are called there."""

    def small_field(self, written: str) -> str:
        return self._read(written, read_place)

    def large_field(self, written: str) -> str:
        return self._read(written, read_gf)

    @staticmethod
    def _read(written: str, read: Callable[[str], object]) -> str:
        try:
            return str(read(written))
        except BadCoordinate as bad:
            raise Wrong(1, FORM, text("kalevala-sheet-unexpected", found=shortened(written, QUOTED))) from bad


class OrdersRead(NamedTuple):
    orders: Orders
    problems: list[Problem]


def read_orders(lines: Iterable[str], groups: Collection[str], places: Places | None = None) -> OrdersRead:
    """Lines and flags for groups that stand elsewhere."""
    reader = OrderReader(groups, places or PlainPlaces())
    problems: list[Problem] = []
    for number, line in enumerate(lines, 1):
        try:
            if line.strip():
                reader.take(line)
        except Wrong as wrong:
            problems.append(Problem(number, wrong.column, wrong.rule, wrong.why, wrong.better(line)))
    return OrdersRead(Orders(tuple(reader.orders), reader.flags), problems)


class OrderReader:
    """Whoever reads groups, too, adds them before it reads lines of theirs."""

    def __init__(self, groups: Collection[str], places: Places) -> None:
        self.groups = groups
        self.orders: list[Line] = []
        self.flags = Flags()
        self._places = places

    def take(self, line: str) -> None:
        try:
            self._take(line)
        except Wrong as wrong:
            if wrong.rule == FORM and _is_of_flags(line):
                wrong.rule = FLAGS
            raise

    def _take(self, line: str) -> None:
        try:
            tree = parser().parse(line, start="start").children[0]
        except UnexpectedInput as unexpected:
            raise _unexpected(line, unexpected) from unexpected
        assert isinstance(tree, Tree)
        getattr(self, f"_take_{tree.data}")(tree.children)

    def _take_group(self, parts: list[Any]) -> None:
        """Only papers list figures."""
        raise Wrong(parts[0].column, FORM, text("kalevala-sheet-unexpected", found=str(parts[0])))

    # ---- orders

    def _take_order(self, parts: list[Any]) -> None:
        name, rounds, when, command, facing, passenger, target, against, options = parts
        if len(self.orders) >= MOST_LINES:
            raise Wrong(1, FORM, text("kalevala-sheet-too-many", most=MOST_LINES))
        self._known_group(name)
        line = Line(
            str(name), str(command), _rounds(rounds), self._when(when), self._target(target),
            str(facing.children[0]) if facing else "", self._passenger(passenger),
            tuple(map(str, against.children[1:])) if against else (),
            tuple(map(str, options.children[1:])) if options else (),
        )
        self._check(line, command)
        self.orders.append(line)

    def _take_magic(self, parts: list[Any]) -> None:
        """`Z: ZAUBERN Lähmen 2A+10/17, 2A+10/18 BIS 40`, `Z KR 1: DUELL`, `Z: ENTKRÄFTEN BIS 5`."""
        name, rounds, when, word, spelling = parts
        if len(self.orders) >= MOST_LINES:
            raise Wrong(1, FORM, text("kalevala-sheet-too-many", most=MOST_LINES))
        self._known_group(name)
        said, most = _spelling(spelling)
        column = spelling.column if spelling is not None else word.column or 1
        said = re.sub(_A_FIELD, lambda found: self._field_in(found[0], column + found.start()), said)
        for found in _A_GROUP.finditer(said):
            self._known(found[1], column + found.start(1))
        said = proper_forms().of(said)
        if word == CAST and not any(said == one or said.startswith(f"{one} ") for one in spell_words()):
            raise _unknown_spell(said, column)
        if said and (word == COUNTER or (word == DUEL and not _RIVAL.fullmatch(said))):
            raise Wrong(column, FLAGS, text("kalevala-sheet-unexpected", found=shortened(said, QUOTED)))
        self.orders.append(Line(str(name), str(word), _rounds(rounds), self._when(when), said=said, most=most))

    def _field_in(self, written: str, column: int) -> str:
        try:
            return self._places.small_field(written)
        except Wrong as wrong:
            raise wrong.moved(column) from wrong

    def _check(self, line: Line, token: Token) -> None:
        command = COMMANDS[line.command]
        column = token.column or 1
        why: Text | None = None
        if line.target is None and command.targets and command.needs_target:
            why = text("kalevala-sheet-needs-target", command=line.command)
        elif line.target is not None and line.target.kind not in command.targets:
            why = text("kalevala-sheet-wrong-target", command=line.command)
        elif line.facing and line.command != "PHALANX":
            why = text("kalevala-sheet-no-facing", command=line.command)
        elif bool(line.passenger) != (line.command == "ÜBERSETZEN"):
            why = text("kalevala-sheet-passenger", command=line.command)
        elif line.against and not command.takes_types:
            why = text("kalevala-sheet-no-types", command=line.command)
        elif wrong := [one for one in line.options if one not in command.options]:
            why = text("kalevala-sheet-wrong-option", command=line.command, option=wrong[0])
        if why is not None:
            raise Wrong(column, command.rule, why, _aimed_otherwise(line, command))

    def _known_group(self, name: Token) -> str:
        return self._known(str(name), name.column or 1)

    def _known(self, name: str, column: int) -> str:
        if name != REST and name not in self.groups:
            near = get_close_matches(name, [*self.groups, REST], n=1)
            why = text(UNKNOWN_GROUP, group=shortened(name, QUOTED))
            raise Wrong(column, FORM, why, near[0] if near else "", len(name))
        return name

    def _passenger(self, tree: Tree[Token] | None) -> str:
        return self._known_group(tree.children[1]) if tree is not None else ""  # type: ignore[arg-type]

    def _when(self, tree: Tree[Token] | None) -> Condition | None:
        if tree is None:
            return None
        _, negated, condition = tree.children
        assert isinstance(condition, Tree)
        parts: list[Any] = condition.children
        kinds = {
            "enemy": ENEMY, "losses": LOSSES, "reached": REACHED, "gate_open": GATE_OPEN, "no_target": NO_TARGET,
            "destroyed": DESTROYED, "centre_taken": CENTRE_TAKEN,
        }
        kind = kinds[str(condition.data)]
        number = _bounded(parts[1], MOST_PERCENT) if kind in (ENEMY, LOSSES) else 0
        group = self._known_group(parts[1]) if kind == DESTROYED else ""
        return Condition(kind, number, group, negated is not None)

    def _target(self, tree: Tree[Token] | None) -> Target | None:
        if tree is None:
            return None
        parts: list[Any] = tree.children
        match str(tree.data):
            case "centre":
                return Target(CENTRE, read_token(self._places.large_field, parts[1]))
            case "building":
                return Target(BUILDING, read_token(self._places.small_field, parts[1]))
            case "wall":
                place = read_token(self._places.small_field, parts[1])
                return Target(WALL, place, beyond_wall(place, _bounded(parts[2], COUNT)))
            case "of_group":
                return Target(GROUP, group=self._known_group(parts[1]))
            case "nearest":
                return Target(NEAREST)
            case _:
                return Target(FIELD, read_token(self._places.small_field, parts[0]))

    # ---- flags

    def _take_flags(self, parts: list[Any]) -> None:
        values: dict[str, Any] = {name: getattr(self.flags, name) for name in self.flags.__struct_fields__}
        for tree in parts[1:]:
            values.update(getattr(self, f"_{tree.data}")(tree.children))
            self.flags = Flags(**values)

    def _flee(self, parts: list[Any]) -> dict[str, Any]:
        said = {str(one.data): one.children for one in parts[1:] if one is not None and one.data != "fleeing"}
        groups = [self._known_group(one.children[1]) for one in parts[1:] if one is not None and one.data == "fleeing"]
        return {
            "flees": True, "fleeing": tuple(groups),
            "flees_from_round": _bounded(said["since"][2], ROUNDS) if "since" in said else 0,
            "flees_from_losses": _bounded(said["losing"][2], MOST_PERCENT) if "losing" in said else 0,
            "flees_to": read_token(self._places.large_field, said["refuge"][1]) if "refuge" in said else "",
        }

    def _slaves(self, parts: list[Any]) -> dict[str, Any]:
        del parts
        return {"slaves": True}

    def _treason(self, parts: list[Any]) -> dict[str, Any]:
        del parts
        return {"treason": True}

    def _plunder(self, parts: list[Any]) -> dict[str, Any]:
        return {"plunder": str(parts[1])}

    def _raze(self, parts: list[Any]) -> dict[str, Any]:
        del parts
        return {"raze": True}

    def _support(self, parts: list[Any]) -> dict[str, Any]:
        return {"support": str(parts[1])}

    def _spare(self, parts: list[Any]) -> dict[str, Any]:
        return {"spares": tuple(map(str, parts[1:]))}

    def _seek(self, parts: list[Any]) -> dict[str, Any]:
        return {"seeks": tuple(map(str, parts[1:]))}

    def _joins(self, parts: list[Any]) -> dict[str, Any]:
        del parts
        return {"joins": True}

    def _gates(self, parts: list[Any]) -> dict[str, Any]:
        return {"gates_open": str(parts[1]) == "AUF"}

    def _spell(self, parts: list[Any]) -> dict[str, Any]:
        _, _, number, name, place, _, most = parts
        if len(self.flags.spells) >= MOST_SPELLS:
            raise Wrong(1, FLAGS, text("kalevala-sheet-too-many", most=MOST_SPELLS))
        field = read_token(self._places.small_field, place)
        said = str(name)
        if said not in spell_words():
            raise _unknown_spell(said, name.column or 1)
        spell = Spell(_bounded(number, ROUNDS), said, field, _bounded(most, MOST_ZEH))
        return {"spells": (*self.flags.spells, spell)}


def _unknown_spell(said: str, column: int) -> Wrong:
    given = said.split(maxsplit=1)[0] if said else ""
    near = get_close_matches(given, spell_words(), n=1)
    why = text("kalevala-sheet-unknown-spell", given=shortened(said, QUOTED), known=sorted(spell_words()))
    return Wrong(column, FLAGS, why, near[0] if near else "", len(given))


def beyond_wall(place: str, number: int) -> str:
    """The small field of this number on the other side of an edge, over the border of its large field, too."""
    here = read_place(place)
    found = field_beside(Field(here.gf, here.kf), number) if here.kf is not None else None
    return str(found) if found is not None else f"{here.gf}/{number}"


def read_token(read: Callable[[str], Any], token: Token) -> Any:
    """A place or figures as papers write them; what is wrong there is found at its column of the line."""
    written = str(token)
    column = (token.column or 1) + len(written) - len(written.lstrip())
    try:
        return read(written.strip())
    except Wrong as wrong:
        raise wrong.moved(column + wrong.column - 1) from wrong


def _spelling(token: Token | None) -> tuple[str, int]:
    """What is said, and the most that it may cost."""
    words = str(token).split() if token is not None else []
    if len(words) > 1 and words[-2] == "BIS" and words[-1].isdecimal():
        most = counted(words[-1])
        if not 1 <= most <= MOST_ZEH:
            raise Wrong(token.column or 1 if token is not None else 1, FORM,
                        text("kalevala-sheet-number", number=most, most=MOST_ZEH))
        return " ".join(words[:-2]), most
    return " ".join(words), 0


def _rounds(tree: Tree[Token] | None) -> tuple[int, int] | None:
    if tree is None:
        return None
    numbers = [_bounded(one, ROUNDS) for one in tree.children[1:]]
    first, last = numbers[0], numbers[-1]
    if first > last:
        raise Wrong(tree.meta.column, FORM, text("kalevala-sheet-rounds", first=first, last=last))
    return first, last


def _aimed_otherwise(line: Line, command: Command) -> str:
    """The line with a building for a small field, or the other way round, where that is what it can aim at."""
    target = line.target
    other = {FIELD: BUILDING, BUILDING: FIELD}.get(target.kind, "") if target is not None else ""
    if target is None or target.kind in command.targets or other not in command.targets:
        return ""
    return write_line(replace(line, target=replace(target, kind=other)))


def _bounded(token: Any, most: int) -> int:
    number = counted(token)
    if not 1 <= number <= most:
        raise Wrong(token.column or 1, FORM, text("kalevala-sheet-number", number=number, most=most))
    return number


def _is_of_flags(line: str) -> bool:
    return re.match(rf"\s*{FLAGS_WORD}\s*:", line) is not None


def _unexpected(line: str, unexpected: UnexpectedInput) -> Wrong:
    ended = getattr(getattr(unexpected, "token", None), "type", "") == "$END"
    column = len(line) + 1 if ended or unexpected.column < 1 else unexpected.column
    rest = line[column - 1:].strip()
    over = len(_first_word(rest))
    if _first_word(rest).upper() == LAY_WASTE:
        return Wrong(column, LAYING_WASTE, text("kalevala-sheet-laying-waste"), "PLÜNDERN RE", over)
    near = list(_nearest(rest, FLAG_WORDS if _is_of_flags(line) else ORDER_WORDS))
    key = "kalevala-sheet-unexpected" if rest else "kalevala-sheet-incomplete"
    return Wrong(column, FORM, text(key, found=shortened(rest, QUOTED)), near[0] if near else "", over)


def _first_word(rest: str) -> str:
    return rest.split(maxsplit=1)[0].rstrip(":,;") if rest else ""


def _nearest(rest: str, known: Sequence[str]) -> Iterator[str]:
    """The word that was perhaps meant where the line could not be read on; one letter is no guess for more."""
    word = _first_word(rest)
    known = [one for one in known if len(one) > 1 or len(word) == 1]
    yield from get_close_matches(word.upper(), known, n=1) or get_close_matches(word, known, n=1)
