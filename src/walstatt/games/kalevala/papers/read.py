"""Reads a paper: all that can be read, and everything that is wrong with the rest, each with its place."""
from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple
from unicodedata import normalize

import msgspec
from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from walstatt.core.papers import Problem, too_long
from walstatt.core.refusal import Refused
from walstatt.core.texts import shortened, text
from walstatt.games.kalevala.dates import Date, check_coordinate, read_date
from walstatt.games.kalevala.hooks import TextLine, lines
from walstatt.games.kalevala.papers import model
from walstatt.games.kalevala.papers.blocks import BLOCKS, ENDLESS, STEERING, STEERING_WORDS, pieces_of
from walstatt.games.kalevala.papers.grammar import MARKS, WORDS, mark_pattern, parser
from walstatt.games.kalevala.papers.head import MARK, read_head, write_head
from walstatt.games.kalevala.papers.mistakes import (
    COORDINATE_RULES,
    QUOTED,
    WRITTEN_BY,
    column_of,
    large_letters,
    unexpected_input,
    unexpected_there,
    unknown_symbol,
)
from walstatt.games.kalevala.papers.model import Listing, Order, Paper
from walstatt.games.kalevala.papers.sheet import EMPTY, WITHDRAWN
from walstatt.games.kalevala.papers.sheet_reader import read_sheet
from walstatt.games.kalevala.realm.buildings import BUILDINGS, Building, Opening
from walstatt.games.kalevala.realm.pieces import (
    Own,
    Piece,
    special_piece,
    standard_piece,
)
from walstatt.games.kalevala.realm.stock import TREASURE, Holder
from walstatt.games.kriegsspiel.sheets.reader import FORM
from walstatt.games.kriegsspiel.sheets.wrong import Wrong
from walstatt.hexmap.coordinates import ALPHABETS, ELDRIEN, SPLINTERS, BadCoordinate, read_place
from walstatt.hexmap.small_fields import COUNT

MOST_NUMBER: Final = 99_999
MOST_FIGURE: Final = 999_999
"""In a typed list."""
MOST_ALIKE: Final = 99
"""Vessels with the same load in one entry."""
MOST_LINES, MOST_ORDERS, LONGEST_ORDERS, DEEPEST = 5_000, 2_000, 100_000, 2
"""Of a paper; orders in it, and their characters; how deep something holds something else: a caravan its ships,
a ship its load."""
LONGEST_NAME, LONGEST_TITLE, LONGEST_HEADING, LONGEST_TEXT = 60, 60, 200, 20_000
"""Characters: of rulers, of treaties, of pages and requests, of everything that is written in words. The state holds no
longer ones (`state.py`)."""
MOST_GUESSES, LONGEST_GUESSED, LONGEST_SUGGESTED = 60, 200, 1_000
"""Mistakes of a paper that are guessed away for suggestions, beside the first of each line; characters of such a line,
and of one that is suggested at all."""
PLANES: Final = (SPLINTERS, ELDRIEN)
LISTED_CENTRES: Final = "HZ"
SLAVES: Final = "Sl"
_OF_FIGURES: Final[Mapping[re.Pattern[str], TextLine]] = {one.head: one for found in lines() for one in found.texts}
_LINES_OF_FIGURES: Final = {name: act for found in lines() for name, act in found.read.items()}
_RESPELLINGS: Final = (
    (re.compile(r"^\s*(?:[-*•–]|[0-9]{1,3}[.)])\s+"), ""),
    (re.compile(r"^\s*[\"„“”»«']|[\"„“”»«']\s*$|[.,;\s]+$"), ""),
    (re.compile(r"\s*(?:[-=–—]+>|[→⇒➔➜⟶])\s*"), " > "),
    (re.compile(r"(?<=[0-9a-z~\]])\s+[-–—]\s+(?=[0-9])"), " > "),
    (re.compile(r"^(EE\s*[0-9])\s+(?=[0-9])", re.IGNORECASE), r"\1: "),
    (re.compile(r"^([^:]*[+-][0-9]+(?:\[[a-z]\]|/[0-9]+|~[a-z]?)?)\s+(?=[^\s>,])([^:>]*)$"), r"\1: \2"),
    (re.compile(r"\bTurm\b"), "Tu"),
    (re.compile(r"\bBergfried\b"), "Bf"),
    (re.compile(r"\bTempel\b(?=\s+(?:KF|[0-9]))"), "Tt"),
    (re.compile(r"\bMauer\b"), "Ma"),
    (re.compile(r"\b(Fundament|Tu|TU|tu|Bf|BF|Tt|Ma|Br|BR)\s+(?:KF\s*)?(?=[0-9])"), r"\1 KF"),
    (re.compile(r"\b(?:TU|tu)\b"), "Tu"),
    (re.compile(r"\s*;"), ","),
    (re.compile(r"\s+(?:und|and|&|\+)\s+"), ", "),
    (re.compile(r",(?:\s*,)+"), ","),
)
"""Signs before and behind a line, other arrows, a colon that is missing behind the places, buildings in full, other
commas: how lines are written by those who know what they want."""


class Read(NamedTuple):
    paper: Paper
    problems: list[Problem]


NOTHING_OWN: Final = Own()


def read(paper: str, at: Date, own: Own = NOTHING_OWN) -> Read:
    """A paper of this date; `own` is what its writer may write beside the symbols of the book."""
    problems = too_long(paper, WRITTEN_BY)
    return Read(Paper(), problems) if problems else _read(paper, at, own)


@lru_cache(maxsize=512)
def _read(paper: str, at: Date, own: Own) -> Read:
    foreign = _made_for_another_realm(paper, own.realm)
    if foreign:
        return Read(Paper(), foreign)
    reader = _Reader(at, own)
    orders: list[Order] = []
    problems = _made_for_another_phase(paper, at)
    length = 0
    for count, (number, head, block) in enumerate(pieces_of(paper), 1):
        length += len(head)
        if number > MOST_LINES:
            problems.append(Problem(number, 1, WRITTEN_BY, text("kalevala-paper-too-many-lines", most=MOST_LINES)))
            break
        if count > MOST_ORDERS or length > LONGEST_ORDERS:
            problems.append(Problem(number, 1, WRITTEN_BY, text("kalevala-paper-too-many-orders", most=MOST_ORDERS)))
            break
        try:
            head = head.translate(STEERING)
            made = reader.block(number, head, block) if block is not None else reader.line(number, head)
            orders += [made] if made is not None else []
        except Wrong as wrong:
            better = reader.better(head, wrong) if block is None else wrong.better(head)
            problems.append(Problem(number, wrong.column, wrong.rule, wrong.why, better))
        problems += reader.problems
        reader.problems = []
    return Read(Paper(tuple(orders)), problems)


def _made_for_another_realm(paper: str, realm: str) -> list[Problem]:
    """Nothing in the template of another realm is an order of this one, whoever strikes what."""
    head = read_head(paper)
    if head is None or not realm or head.realm == realm:
        return []
    why = text("kalevala-paper-other-realm", written=shortened(head.realm, QUOTED), realm=realm)
    return [Problem(1, len(MARK) + 2, "kalevala.2.4.kennzeichnung", why)]


def _made_for_another_phase(paper: str, at: Date) -> list[Problem]:
    """An old template that was filled in again must not be carried out in this phase."""
    head = read_head(paper)
    if head is None or head.at == at:
        return []
    why = text("kalevala-paper-other-time", written=str(head.at), now=str(at))
    better = write_head(head._replace(at=at))
    return [Problem(1, len(MARK) + 2, "kalevala.2.4.kennzeichnung", why, better)]


class _Reader:
    def __init__(self, at: Date, own: Own) -> None:
        self.at = at
        self.own = own
        self.special = {kind.symbol: kind for kind in own.figures}
        self.items = own.items
        self.plane: int | None = None
        self.guesses = 0
        self.held = 0
        """Vessels and caravans with a load, in all lines together."""
        self.problems: list[Problem] = []
        """Of the text of several lines that was read last: one of them may have several."""

    # ---- texts of several lines

    def block(self, number: int, head: str, lines: list[str]) -> Order | None:
        heads = ((name, found) for name, pattern in BLOCKS if (found := pattern.match(head.strip())))
        name, found = next(heads, ("", None))
        parts = _parts_of(found) if found is not None else {}
        if found is None or "" in parts.values():
            # Only characters that nobody sees made it look like the head of a text.
            return self.line(number, head)
        if lines is ENDLESS:
            raise Wrong(1, WRITTEN_BY, text("kalevala-paper-no-end"))
        if name == "set_up":
            sheet = self._set_up(number, head, found, lines)
            return _numbered(sheet, number) if sheet is not None else None
        if name != "newsletter":  # What cannot be printed is refused there.
            lines = [line.translate(STEERING_WORDS) for line in lines]
        words = "\n".join(line.rstrip() for line in lines).strip("\n")
        if not words:
            rule = _OF_FIGURES[found.re].rule if name == "figure" else "kalevala.2.1.kopf"
            raise Wrong(1, rule, text("kalevala-paper-empty-text"))
        _check_lengths(parts, words)
        if name == "figure":
            return _numbered(_OF_FIGURES[found.re].read(self, parts, words), number)
        order: Order = getattr(self, f"_{name}")(parts, words)
        return _numbered(order, number)

    def _letter(self, parts: dict[str, str], words: str) -> Order:
        return model.WriteLetter(parts["to"], words, parts["under"] or "")

    def _express(self, parts: dict[str, str], words: str) -> Order:
        return model.WriteLetter(parts["to"], words, parts["under"] or "", self._place_text(parts["place"], 1))

    def _newsletter(self, parts: dict[str, str], words: str) -> Order:
        return model.Contribute(parts["title"], words, parts["under"] or "")

    def _game_master(self, parts: dict[str, str], words: str) -> Order:
        del parts
        return model.ToGameMaster(words)

    def _request(self, parts: dict[str, str], words: str) -> Order:
        return model.Ask(parts["title"], words)

    def _treaty(self, parts: dict[str, str], words: str) -> Order:
        if len(parts["title"]) > LONGEST_TITLE:
            raise Wrong(1, "kalevala.2.4.ausfertigung", text("kalevala-paper-title-long", most=LONGEST_TITLE))
        return model.ProposeTreaty(parts["to"], parts["title"], words, parts["under"] or "")

    def _culture(self, parts: dict[str, str], words: str) -> Order:
        del parts
        return model.DescribeCulture(words)

    def _search(self, parts: dict[str, str], words: str) -> Order:
        number = int(parts["number"])
        if not 1 <= number <= MOST_NUMBER:
            why = text("kalevala-paper-number", number=number, most=MOST_NUMBER)
            raise Wrong(1, "kalevala.9.2.anzahl", why)
        return model.SendSearching(parts["group"].upper(), number, words)

    def _absence(self, parts: dict[str, str], words: str) -> Order:
        try:
            since, until = read_date(parts["since"]), read_date(parts["until"])
        except Refused as refused:
            raise Wrong(1, refused.rule, refused.why) from refused
        if until < since:
            raise Wrong(1, "kalevala.2.4.urlaub", text("kalevala-paper-absence-backwards"))
        return model.BeAway(since, until, words, parts["deputy"] or "")

    def _deputy(self, parts: dict[str, str], words: str) -> Order:
        return model.ActFor(parts["to"], words)

    def _set_up(self, number: int, head: str, found: re.Match[str], lines: list[str]) -> Order | None:
        """Its lines have a language of their own; what is wrong in them is told line by line."""
        indent = len(head) - len(head.lstrip())
        place = self._place_text(found["place"], indent + found.start("place") + 1)
        behind, first = head.strip()[found.end():].strip(), number + 1
        if behind.lower() == WITHDRAWN:
            return model.WithdrawSetUp(place)
        if behind:
            # What stands behind the colon keeps its line and column.
            lines, first = [behind.rjust(len(head.rstrip()))], number
        sheet, self.problems = read_sheet(lines, first, self)
        if behind:
            begun = head.rstrip().removesuffix(behind)
            self.problems = [
                msgspec.structs.replace(one, suggestion=begun + one.suggestion.lstrip()) if one.suggestion else one
                for one in self.problems
            ]
        if sheet == EMPTY and not self.problems:
            raise Wrong(len(head) + 1, FORM, text("kalevala-sheet-empty", place=place))
        return model.SetUp(place, sheet) if sheet != EMPTY else None

    def listing(self, written: str) -> Listing:
        """Figures alone."""
        try:
            tree: Tree[Token] = parser().parse(written, start="listing")
        except UnexpectedInput as unexpected:
            raise unexpected_there(written, column_of(written, unexpected), unexpected) from unexpected
        return self._listing(tree)

    def small_field(self, written: str) -> str:
        place = self._read_place(written, written, 1)
        if place.kf is None:
            why = text("kalevala-paper-small-field-wanted", place=str(place))
            raise Wrong(1, "kalevala.r.6.kurzform", why, f"{place.gf}/17", len(written))
        return str(place)

    def large_field(self, written: str) -> str:
        return str(self._read_place(written, written, 1).gf)

    # ---- single lines

    def better(self, line: str, wrong: Wrong) -> str:
        """The line as it would do: with all that can be guessed, not only with what was found first."""
        suggested = wrong.better(line)
        if len(line) > LONGEST_GUESSED:
            return suggested if len(suggested) <= LONGEST_SUGGESTED else ""
        if suggested and (found := self._guessed(suggested)):
            return found
        respelt = normalize("NFKC", line)  # Digits and colons of broad or small letters.
        for pattern, right in _RESPELLINGS:
            respelt = pattern.sub(right, respelt)
            if respelt != line and (found := self._guessed(respelt)):
                return found
        return suggested

    def _guessed(self, line: str) -> str:
        """What can be read, by one guess after the other; nothing where a guess fails."""
        trial = _Reader(self.at, self.own)
        trial.plane = self.plane
        while line.strip() and self.guesses < MOST_GUESSES:
            self.guesses += 1
            try:
                trial.line(1, line)
            except Wrong as wrong:
                line, before = wrong.better(line), line
                if line in ("", before):
                    return ""
            else:
                return line
        return ""

    def line(self, number: int, line: str) -> Order:
        try:
            tree = parser().parse(line, start="start")
        except UnexpectedInput as unexpected:
            raise unexpected_input(line, unexpected, self.at) from unexpected
        parts: list[Any] = tree.children
        order, _, cited = parts
        assert isinstance(order, Tree)
        inner = [one for one in order.children if not _is_keyword(one)]
        of_figure = _LINES_OF_FIGURES.get(str(order.data))
        made: Order = of_figure(self, inner) if of_figure else getattr(self, f"_{order.data}")(inner)
        return _numbered(made, number, _number(cited) if cited is not None else 0)

    def _stay(self, parts: list[Any]) -> Order:
        del parts
        return model.Stay()

    def _move(self, parts: list[Any]) -> Order:
        *places, listing = parts
        return model.Move(tuple(self._place(one) for one in places), self._listing(listing))

    def _ferry(self, parts: list[Any]) -> Order:
        start, end, vessel, listing = parts
        return model.Ferry(self._place(start), self._place(end), str(vessel), self._listing(listing))

    def _board(self, parts: list[Any]) -> Order:
        return model.Board(self._place(parts[0]), self._listing(parts[1]))

    def _ashore(self, parts: list[Any]) -> Order:
        return model.Board(self._place(parts[0]), self._listing(parts[1]), ashore=True)

    def _harness(self, parts: list[Any]) -> Order:
        return model.Harness(self._place(parts[0]), self._listing(parts[1]))

    def _unharness(self, parts: list[Any]) -> Order:
        return model.Harness(self._place(parts[0]), self._listing(parts[1]), loose=True)

    def _convert(self, parts: list[Any]) -> Order:
        return model.Convert(self._place(parts[0]), self._listing(parts[1]))

    def _convert_gathered(self, parts: list[Any]) -> Order:
        return model.Convert(self._place(parts[0]), self._listing(parts[1]), gathered=True)

    def _zone(self, parts: list[Any]) -> Order:
        target, *members = parts
        given = [(self._place(place), amount) for place, amount in (one.children for one in members)]
        shares = tuple((place, _number(amount.children[0])) for place, amount in given if amount is not None)
        return model.Zone(self._place(target), tuple(place for place, _ in given), shares)

    def _people(self, parts: list[Any]) -> Order:
        return model.People(self._place(parts[0]), _number(parts[1].children[0]))

    def _arm(self, parts: list[Any]) -> Order:
        return model.Arm(self._place(parts[0]), self._listing(parts[1]))

    def _build(self, parts: list[Any]) -> Order:
        return model.Build(self._large(parts[0]), self._building(parts[1]))

    def _demolish(self, parts: list[Any]) -> Order:
        return model.Demolish(self._large(parts[0]), self._building(parts[1]))

    def _repair(self, parts: list[Any]) -> Order:
        return model.Repair(self._place(parts[0]), self._listing(parts[1]))

    def _mend(self, parts: list[Any]) -> Order:
        return model.Mend(self._large(parts[0]), self._building(parts[1]))

    def _canal(self, parts: list[Any]) -> Order:
        return model.Work(self._small(parts[0]), _number(parts[1].children[0]), canal=True)

    def _pass_work(self, parts: list[Any]) -> Order:
        return model.Work(self._small(parts[0]), _number(parts[1].children[0]), canal=False)

    def _pay_from(self, parts: list[Any]) -> Order:
        return model.PayFrom(self._place(parts[0]), _number(parts[1].children[0]))

    def _dismiss(self, parts: list[Any]) -> Order:
        return model.Dismiss(self._place(parts[0]), self._listing(parts[1]))

    def _scout(self, parts: list[Any]) -> Order:
        number, start, target, without_grid = parts
        return model.Scout(_number(number), self._place(start), self._place(target), without_grid is not None)

    def _spread(self, parts: list[Any]) -> Order:
        start, end, listing = parts
        return model.Spread(self._place(start), self._place(end), self._listing(listing))

    def _give_up(self, parts: list[Any]) -> Order:
        return model.GiveUp(self._place(parts[0]), self._place(parts[1]) if parts[1] is not None else "")

    def _capital(self, parts: list[Any]) -> Order:
        return model.NameCapital(self._place(parts[0]))

    def _strike(self, parts: list[Any]) -> Order:
        return model.StrikeGuests(self._place(parts[0]), str(parts[1]).strip())

    def _confirm(self, parts: list[Any]) -> Order:
        return model.ConfirmGuests(self._place(parts[0]), str(parts[1]).strip())

    def _revoke(self, parts: list[Any]) -> Order:
        *places, name = parts
        return model.Revoke(str(name).strip(), tuple(self._place(one) for one in places if one is not None))

    def _permit(self, parts: list[Any]) -> Order:
        since, _, until, *places, name = parts
        return model.Permit(
            str(name).strip(), _number(since), _number(until),
            tuple(self._place(one) for one in places if one is not None),
        )

    def _seal_treaty(self, parts: list[Any]) -> Order:
        return model.SealTreaty(str(parts[0]).strip(), str(parts[1]).strip())

    def _cancel_treaty(self, parts: list[Any]) -> Order:
        return model.CancelTreaty(str(parts[0]).strip(), str(parts[1]).strip())

    def _enter(self, parts: list[Any]) -> Order:
        number, start, target, kind, listing, *notes = parts
        said, against = self._notes(notes)
        return model.Enter(
            _number(number), self._place(start), self._place(target), str(kind), self._listing(listing),
            against=tuple(against), **said,
        )

    def _found(self, parts: list[Any]) -> Order:
        place, paid, *notes = parts
        said, _ = self._notes(notes)
        return model.Found(self._place(place), self._listing(paid), **said)

    def _raze(self, parts: list[Any]) -> Order:
        return model.Raze(self._place(parts[0]))

    def _swim(self, parts: list[Any]) -> Order:
        bank, stream = self._small(parts[0]), self._bank(parts[1])
        there = stream if "/" in stream else f"{bank.partition('/')[0]}/{stream}"
        return model.SwimStream(bank, there, self._listing(parts[2]))

    def _peace(self, parts: list[Any]) -> Order:
        return model.MakePeace(self._place(parts[0]), str(parts[1]).strip())

    def _agree(self, parts: list[Any]) -> Order:
        place, share, name = parts
        return model.Agree(self._large(place), str(name).strip(), whole=str(share) == "GF")

    def _notes(self, notes: list[Any]) -> tuple[dict[str, Any], list[str]]:
        """What stands behind semicolons, by its name, and against whom war is declared."""
        said: dict[str, Any] = {}
        against: list[str] = []
        march: list[tuple[int, Listing]] = []
        for note in notes:
            name, values = str(note.data), note.children
            match name:
                case "losses":
                    said[name] = self._listing(values[1])
                case "centre":
                    said[name] = _kf(values[1])
                case "centre_name" | "land_name" | "raid":
                    said[name] = str(values[1]).strip()
                case "against":
                    against.append(str(values[1]).strip())
                case "mark":
                    said["marks"] = (*said.get("marks", ()), _mark(values[0]))
                case "march":
                    march.append((_kf(values[1]), self._listing(values[2])))
                case _:
                    said[name] = True
        if march:
            said["march"] = tuple(march)
        return said, against

    def _form_group(self, parts: list[Any]) -> Order:
        group, _, place, listing, _, rest = parts
        left = self._listing(rest) if rest is not None else Listing()
        return model.FormGroup(str(group), self._place(place), self._listing(listing), left)

    def _move_group(self, parts: list[Any]) -> Order:
        group, *more = parts
        way = tuple(self._place(one) for one in more if one.data == "place")
        return model.MoveGroup(str(group), way, tuple(self._listing(one) for one in more if one.data == "listing"))

    def _follow_stream(self, parts: list[Any]) -> Order:
        group, place, stream, number, *fields = parts
        along = _few(number) if str(stream).lower() == "stromab" else -_few(number)
        return model.MoveGroup(str(group), (self._place(place),), tuple(self._listing(one) for one in fields), along)

    def _embark_group(self, parts: list[Any]) -> Order:
        group, place, listing = parts
        return model.BoardGroup(str(group), self._place(place), self._listing(listing))

    def _disembark_group(self, parts: list[Any]) -> Order:
        return model.BoardGroup(str(parts[0]), self._place(parts[1]))

    def _dissolve_group(self, parts: list[Any]) -> Order:
        return model.DissolveGroup(str(parts[0]), self._place(parts[2]))

    def _end_group(self, parts: list[Any]) -> Order:
        return model.DissolveGroup(str(parts[0]), self._place(parts[2]), suicide=True)

    def _leave_group(self, parts: list[Any]) -> Order:
        group, _, place, listing = parts
        return model.LeaveGroup(str(group), self._place(place), self._listing(listing))

    def _hand_over(self, parts: list[Any]) -> Order:
        group, start, end, _, name, listing, _, against = parts
        return model.HandOver(
            self._place(start), str(name).strip(), self._listing(listing), str(group or ""),
            self._place(end) if end is not None else "", self._against(against),
        )

    def _cede(self, parts: list[Any]) -> Order:
        place, _, name, rounds, _, _, against = parts
        return model.Cede(self._place(place), str(name).strip(), _number(rounds), self._against(against))

    def _against(self, listing: Tree[Token] | None) -> Listing:
        return self._listing(listing) if listing is not None else Listing()

    def _prolong_fief(self, parts: list[Any]) -> Order:
        return model.FiefOrder(self._place(parts[1]))

    def _claim_fief(self, parts: list[Any]) -> Order:
        return model.FiefOrder(self._place(parts[1]), claim=True)

    def _close_field(self, parts: list[Any]) -> Order:
        return model.CloseField(self._place(parts[0]), str(parts[1]).strip())

    def _cross(self, parts: list[Any]) -> Order:
        start, end, listing, _, losses = parts
        paid = self._listing(losses) if losses is not None else Listing()
        return model.Cross(self._place(start), self._place(end), self._listing(listing), paid)

    def _open_rift(self, parts: list[Any]) -> Order:
        return model.OpenRift(self._place(parts[0]))

    def _raise_gate(self, parts: list[Any]) -> Order:
        return model.RaiseGate(self._small(parts[0]))

    def _give_zeh(self, parts: list[Any]) -> Order:
        place, amount, _, wizard = parts
        return model.GiveZeh(self._place(place), self._piece(None, wizard)[0], _number(amount))

    def _vortex(self, parts: list[Any]) -> Order:
        place, name, listing = parts
        return model.Drag(self._place(place), str(name).strip(), self._listing(listing))

    def _let_decay(self, parts: list[Any]) -> Order:
        return model.LetDecay(str(self._place(parts[0])).partition("[")[0])

    def _rearm(self, parts: list[Any]) -> Order:
        """Weapons are chosen once; whoever tries is told so."""
        token = next(parts[2].scan_values(lambda one: isinstance(one, Token)))
        if any(symbol == SLAVES for symbol, _ in self._listing(parts[1]).pieces):
            raise Wrong(token.column or 1, "kalevala.23.gleich", text("kalevala-paper-slaves-stay"))
        raise Wrong(token.column or 1, "kalevala.9.2.waffe_fest", text("kalevala-paper-no-other-weapon"))

    def _typed_row(self, parts: list[Any]) -> Order:
        plane, listed, *columns = parts
        if int(plane) not in PLANES:
            why = text("kalevala-paper-number", number=shortened(str(plane), QUOTED), most=max(PLANES))
            raise Wrong(plane.column or 1, "kalevala.10.kopf", why)
        figures = tuple(_figure(one.children[0]) for one in columns)
        return model.TypedRow(int(plane), self._listed(listed.children[0]), figures)

    def _listed(self, token: Token) -> str:
        """What a row of a list is about."""
        written = str(token)
        if token.type == "RE" or written in (LISTED_CENTRES, TREASURE) or written in BUILDINGS:
            return written
        symbol = self._piece(None, token)[0]
        found = standard_piece(symbol)
        return found.listed if found is not None else symbol

    def _typed_place(self, parts: list[Any]) -> Order:
        return model.TypedPlace(self._place(parts[0]), self._listing(parts[1]))

    def _dated(self, parts: list[Any]) -> Order:
        """A paper for another phase must not be carried out in this one."""
        try:
            at = read_date(str(parts[0]))
        except Refused as refused:
            raise Wrong(parts[0].column or 1, refused.rule, refused.why) from refused
        if at != self.at:
            why = text("kalevala-paper-other-time", written=str(at), now=str(self.at))
            raise Wrong(parts[0].column or 1, "kalevala.2.4.kennzeichnung", why, f"Zeit {self.at}")
        return model.Dated(at)

    def _on_plane(self, parts: list[Any]) -> Order:
        plane = int(parts[0])
        if plane not in ALPHABETS:
            why = text("kalevala-paper-coordinate-plane", written=shortened(str(parts[0]), QUOTED))
            raise Wrong(parts[0].column or 1, "kalevala.2.4.kennzeichnung", why)
        self.plane = plane
        return model.OnPlane(plane)

    def _hand_item(self, parts: list[Any]) -> Order:
        place, item, end = parts
        if end.type == "KF":
            return model.HandItem(self._place(place), str(item), kf=_kf(end))
        return model.HandItem(self._place(place), str(item), self._piece(None, end)[0])

    # ---- for the lines of figures

    def place(self, part: Tree[Token]) -> str:
        return self._place(part)

    def small_place(self, part: Tree[Token]) -> str:
        return self._small(part)

    def goods(self, part: Tree[Token]) -> Listing:
        return self._listing(part)

    def number(self, part: Token) -> int:
        return _number(part)

    def amount(self, part: Tree[Token]) -> int:
        token = part.children[0]
        assert isinstance(token, Token)
        return _number(token)

    def symbol(self, part: Token) -> str:
        return self._piece(None, part)[0]

    def written_field(self, written: str) -> str:
        return self.small_field(written)

    # ---- places

    def _place(self, tree: Tree[Token]) -> str:
        """A large field, one of its parts, or its water."""
        token = tree.children[0]
        assert isinstance(token, Token)
        return self._place_text(str(token), token.column or 1)

    def _place_text(self, written: str, column: int) -> str:
        body, wave, letter = written.partition("~")
        place = self._read_place(body, written, column)
        if place.kf is not None:
            why = text("kalevala-paper-no-small-field-here", place=str(place))
            raise Wrong(column, "kalevala.r.6.kurzform", why, str(place.gf), len(written))
        return f"{place.gf}~{letter}" if wave else str(place)

    def _large(self, tree: Tree[Token]) -> str:
        """Buildings stand in a large field, whatever its parts."""
        return self._place(tree).partition("[")[0]

    def _small(self, tree: Tree[Token]) -> str:
        token = tree.children[0]
        assert isinstance(token, Token)
        try:
            return self.small_field(str(token))
        except Wrong as wrong:
            wrong.column = token.column or 1
            raise

    def _read_place(self, body: str, written: str, column: int) -> Any:
        try:
            place = read_place(body, self.plane)
            check_coordinate(place.gf, self.at)
        except BadCoordinate as bad:
            why = text(f"kalevala-paper-coordinate-{bad.reason}", written=shortened(written, QUOTED))
            raise Wrong(column, COORDINATE_RULES[bad.reason], why, large_letters(written), len(written)) from bad
        except Refused as refused:
            raise Wrong(column, refused.rule, refused.why) from refused
        return place

    # ---- listings

    def _listing(self, tree: Tree[Token], depth: int = 0) -> Listing:
        pieces: list[tuple[str, int]] = []
        holders: list[tuple[str, Listing]] = []
        re_sum = 0
        for item in tree.children:
            assert isinstance(item, Tree)
            parts: list[Any] = [one for one in item.children if not isinstance(one, Token) or one.type != "RE"]
            if item.data == "re":
                re_sum += _number(parts[0])
            elif item.data == "holder":
                if depth == DEEPEST:
                    column = parts[1].column or 1
                    raise Wrong(column, WRITTEN_BY, text("kalevala-paper-too-deep", most=DEEPEST))
                self.held += _few(parts[0])
                if self.held > MOST_ORDERS:
                    raise Wrong(1, WRITTEN_BY, text("kalevala-paper-too-many-loads", most=MOST_ORDERS))
                held = self._held(parts[1], self._listing(parts[2], depth + 1))
                holders.extend([(str(parts[1]), held)] * _few(parts[0]))
            else:
                pieces.append(self._piece(parts[0], parts[1]))
        return Listing(tuple(pieces), re_sum, tuple(holders))

    def _held(self, symbol: Token, inside: Listing) -> Listing:
        """A caravan may hold ships with their loads; nothing else holds what holds something."""
        ships = all(Holder(one).is_vessel for one, _ in inside.holders)
        if inside.holders and not (ships and Holder(str(symbol)).is_group):
            raise Wrong(symbol.column or 1, WRITTEN_BY, text("kalevala-paper-too-deep", most=DEEPEST))
        return inside

    def _piece(self, number: Token | None, symbol: Token) -> tuple[str, int]:
        found = self._known(str(symbol), symbol.column or 1)
        if number is not None and found.is_single:
            why = text("kalevala-paper-one-only", symbol=found.symbol)
            start = number.column or 1
            raise Wrong(start, WRITTEN_BY, why, found.symbol, (symbol.column or 1) + len(symbol) - start)
        return found.symbol, _number(number) if number else 1

    def _known(self, symbol: str, column: int) -> Piece:
        """Of the book, or one that the game master has registered for the writer."""
        found = special_piece(symbol, self.special) or standard_piece(symbol)
        if found is None:
            raise unknown_symbol(symbol, column, self.special)
        for item in found.items:
            if item not in self.items:
                why = text("kalevala-paper-unknown-item", item=shortened(item, QUOTED))
                raise Wrong(column, WRITTEN_BY, why, found.bare, len(symbol))
        return found

    # ---- buildings

    def _building(self, tree: Tree[Token]) -> Building:
        made: Building = getattr(self, f"_{tree.data}")(tree.children)
        return made

    def _foundation(self, parts: list[Any]) -> Building:
        return Building(str(parts[0]), _kf(parts[1]))

    def _house(self, parts: list[Any]) -> Building:
        symbol, kf, *openings = parts
        kind, cult = str(symbol), ""
        if kind[:2] == "Tt" and kind[2:3].isalpha():
            kind, cult = "Tt" + kind[3:], kind[2]
        return Building(kind, _kf(kf), openings=tuple(_opening(one) for one in openings), cult=cult)

    def _wall(self, parts: list[Any]) -> Building:
        _, kf, other, gate, _, side = parts
        if gate is None:
            return Building("Ma", _kf(kf), _kf(other))
        return Building("Ma", _kf(kf), _kf(other), (Opening(_kf(kf), _kf(other)),), side=_kf(side))

    def _river_bridge(self, parts: list[Any]) -> Building:
        return Building("Br", _kf(parts[1]), _kf(parts[2]))

    def _stream_bridge(self, parts: list[Any]) -> Building:
        _, kf, _, one, other = parts
        return Building("BR", _kf(kf), banks=(self._bank(one), self._bank(other)))

    def _bank(self, tree: Tree[Token]) -> str:
        token = tree.children[0]
        assert isinstance(token, Token)
        return str(_kf(token)) if token.type == "NUMBER" else self._small(tree)


def _parts_of(head: re.Match[str]) -> dict[str, str]:
    """Of a text that is no single line: names and titles, without the blanks around them; none for what may be missing
    and is."""
    return {name: part.strip() if part else part for name, part in head.groupdict().items()}


def _check_lengths(head: Mapping[str, str | None], words: str) -> None:
    for part, most in (("to", LONGEST_NAME), ("under", LONGEST_NAME), ("title", LONGEST_HEADING)):
        written = head.get(part) or ""
        if len(written) > most:
            why = text("kalevala-paper-name-long", written=shortened(written, QUOTED), most=most)
            raise Wrong(1, WRITTEN_BY, why)
    if len(words) > LONGEST_TEXT:
        raise Wrong(1, WRITTEN_BY, text("kalevala-paper-text-long", given=len(words), most=LONGEST_TEXT))


def _opening(tree: Tree[Token]) -> Opening:
    _, start, storey, end = tree.children
    return Opening(
        _kf(start), _kf(end), _number(storey) if isinstance(storey, Token) else 0, tree.data == "passage"
    )


def _is_keyword(one: Any) -> bool:
    return isinstance(one, Token) and one.type in WORDS


def _numbered(order: Order, line: int, grant: int = 0) -> Order:
    return msgspec.structs.replace(order, line=line, grant=grant)


def _number(token: Any, most: int = MOST_NUMBER) -> int:
    number = int(token)
    if not 1 <= number <= most:
        raise _out_of_bounds(token, most)
    return number


def _out_of_bounds(token: Any, most: int) -> Wrong:
    why = text("kalevala-paper-number", number=shortened(str(token), QUOTED), most=most)
    return Wrong(token.column or 1, "kalevala.9.2.anzahl", why)


def _figure(token: Any) -> float:
    """In a column of a list; an empty one is none."""
    figure = float(str(token).replace(",", ".")) if token is not None else 0.0
    if figure >= MOST_FIGURE + 1:
        raise _out_of_bounds(token, MOST_FIGURE)
    return figure


def _few(token: Any) -> int:
    """So many vessels with the same load."""
    return 1 if token is None else _number(token, MOST_ALIKE)


def _mark(token: Any) -> str:
    """As it is always written."""
    return next(mark for mark in MARKS if re.fullmatch(mark_pattern(mark), str(token), re.IGNORECASE))


def _kf(token: Any) -> int:
    written = re.sub(r"[^0-9]", "", str(token))
    if not 1 <= int(written) <= COUNT:
        why = text("kalevala-paper-kf", number=shortened(written, QUOTED))
        raise Wrong(token.column or 1, "kalevala.6.1.kf", why)
    return int(written)
