"""The text file of one realm that moves in: a line for each entry of its forms, every mistake with its place."""
from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, NamedTuple

import msgspec

from walstatt.core.papers import Problem, too_long
from walstatt.core.refusal import Refused
from walstatt.core.texts import shortened, text
from walstatt.games.kalevala.dates import Date, read_date
from walstatt.games.kalevala.papers.mistakes import QUOTED
from walstatt.games.kalevala.papers.model import Build, Listing, NameCapital, TypedPlace, TypedRow
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.realm.buildings import Building
from walstatt.games.kalevala.state import CONQUERED, NOMAD, OCCUPIED, PIRATE, ROLE, RULER, Sham

WRITTEN_BY: Final = "kalevala.9.1.inhalt"
MOST_LINES: Final = 5_000
UNKNOWN_OWNER, NATIVES_THERE, NOTHING = "?", "Urbevölkerung", "–"
MAP, NO_RESULT = "Karte", "kein Ergebnis"


class Owned(NamedTuple):
    """A province of the realm."""

    line: int
    place: str
    founded: bool
    how: str = ""
    taken: Date | None = None
    plundered: Date | None = None


class There(NamedTuple):
    """What lies in a place, came there or was lost there."""

    line: int
    place: str
    listing: Listing


class Built(NamedTuple):
    line: int
    place: str
    building: Building


class Known(NamedTuple):
    """A large field that was seen, when, and what of it."""

    line: int
    place: str
    at: Date
    has_map: bool
    result: str = "seen"
    owner: str | None = None
    figures: Listing | None = None
    site: str = ""


class Row(NamedTuple):
    """A row of the last list: six columns (kalevala.10.spalten)."""

    line: int
    plane: int
    item: str
    figures: tuple[float, ...]


class Agreement(NamedTuple):
    line: int
    other: str
    since: Date
    words: str


class RealmFile(msgspec.Struct):
    """All that a file says of its realm."""

    name: str = ""
    at: Date | None = None
    kind: str = RULER
    core: str = "LB"
    goods: list[str] = []
    capitals: list[tuple[int, str]] = []
    invader: str = ""
    sham: Sham | None = None
    entered: Date | None = None
    oeh: int = 0
    protected_until: int = 0
    balance: int | None = None
    neighbours: list[str] = []
    lanes: list[tuple[int, str]] = []
    owned: list[Owned] = []
    there: list[There] = []
    gained: list[There] = []
    lost: list[There] = []
    buildings: list[Built] = []
    known: list[Known] = []
    rows: list[Row] = []
    agreements: list[Agreement] = []
    lines: dict[str, int] = {}
    """Where each entry that stands only once was found."""


class Wrong(Exception):  # noqa: N818 - it reads as what is wrong
    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def read_realm(written: str) -> tuple[RealmFile, list[Problem]]:
    """What a file says, and all that cannot be read in it."""
    problems = too_long(written, WRITTEN_BY)
    if problems:
        return RealmFile(), problems
    reader = _Reader()
    for number, line in enumerate(written.splitlines()[:MOST_LINES], 1):
        bare = line.partition("#")[0].rstrip()
        if bare.strip():
            try:
                reader.line(number, bare)
            except Wrong as wrong:
                problems.append(wrong.problem)
    for word, key in (("Reich", "name"), ("Datum", "at")):
        if not getattr(reader.file, key):
            problems.append(Problem(1, 1, WRITTEN_BY, text("kalevala-move-lacks", word=word), f"{word}: …"))
    return reader.file, problems


_ENTRY: Final = re.compile(r"\s*(?P<word>[^\W\d_]+(?:\s+bis)?)(?:\s+(?P<about>[^:]*?))?\s*:\s*(?P<rest>.*)")
_MONEY: Final = re.compile(r"-?[0-9]{1,6}(?:[.,][0-9]{1,2})?")
_SINCE: Final = re.compile(r"(?P<what>.*?)\s+seit\s+(?P<when>[0-9.]+)")
_PROVINCE: Final = re.compile(r"(?P<how>besetzt|erobert|geplündert)\s+(?P<when>[0-9.]+)", re.IGNORECASE)
_ONCE: Final = frozenset({
    "Reich", "Datum", "Kerntruppen", "Kulturgüter", "Invasor", "Scheinherrscher", "Eingetreten", "OEH", "Schutz bis",
    "Konto", "Art",
})


class _Reader:
    def __init__(self) -> None:
        self.file = RealmFile()
        self.number = 0
        self.written = ""

    def line(self, number: int, line: str) -> None:
        self.number, self.written = number, line
        found = _ENTRY.fullmatch(line)
        word = " ".join(found["word"].split()) if found else line.strip().split()[0]
        known = {one.casefold(): one for one in WORDS}
        entry = known.get(word.casefold())
        if found is None or entry is None:
            near = get_close_matches(word.casefold().rstrip(":"), known, n=1, cutoff=0.5)
            why = text("kalevala-move-unknown", word=shortened(word, QUOTED), known=list(WORDS))
            raise Wrong(Problem(number, 1, WRITTEN_BY, why, known[near[0]] if near else ""))
        if entry in _ONCE and entry in self.file.lines:
            raise self._wrong("kalevala-move-twice", word=entry, line=self.file.lines[entry])
        self.file.lines.setdefault(entry, number)
        WORDS[entry](self, (found["about"] or "").strip(), found["rest"].strip())

    def _wrong(self, key: str, /, rule: str = WRITTEN_BY, at: str = "", **args: object) -> Wrong:
        column = self.written.find(at) + 1 if at else 1
        return Wrong(Problem(self.number, max(1, column), rule, text(key, **args)))

    # ---- the head

    def realm(self, about: str, rest: str) -> None:
        if about or not 1 <= len(rest) <= 60:
            raise self._wrong("kalevala-move-name", name=shortened(rest, QUOTED))
        self.file.name = rest

    def date(self, about: str, rest: str) -> None:
        self.file.at = self._date(about or rest)

    def kind(self, about: str, rest: str) -> None:
        del about
        self.file.kind = self._one_of(rest, {"Herrscher": RULER, "Sonderrolle": ROLE})

    def core(self, about: str, rest: str) -> None:
        del about
        if not re.fullmatch("[ALS][BC]?", rest):
            raise self._wrong("kalevala-move-core", "kalevala.17.3.nahkaempfer", given=shortened(rest, QUOTED))
        self.file.core = rest

    def goods(self, about: str, rest: str) -> None:
        del about
        self.file.goods = [symbol for symbol, _ in self._listing("2A+1", rest).pieces]

    def capital(self, about: str, rest: str) -> None:
        del about
        for order in self._orders(f"Hauptstadt {rest}", rest):
            assert isinstance(order, NameCapital)
            self.file.capitals.append((self.number, order.place))

    def invader(self, about: str, rest: str) -> None:
        del about
        self.file.invader = self._one_of(rest, {"Nomade": NOMAD, "Pirat": PIRATE})

    def sham(self, about: str, rest: str) -> None:
        del about
        name, _, title = rest.partition(",")
        if not 1 <= len(name.strip()) <= 60:
            raise self._wrong("kalevala-move-name", name=shortened(rest, QUOTED))
        self.file.sham = Sham(name.strip(), title.strip()[:80])

    def entered(self, about: str, rest: str) -> None:
        self.file.entered = self._date(about or rest)

    def oeh(self, about: str, rest: str) -> None:
        del about
        self.file.oeh = self._whole(rest)

    def protection(self, about: str, rest: str) -> None:
        self.file.protected_until = self._whole(about or rest)

    def account(self, about: str, rest: str) -> None:
        del about
        if not _MONEY.fullmatch(rest):
            raise self._wrong("kalevala-move-money", "kalevala.1.3.konto", given=shortened(rest, QUOTED))
        self.file.balance = round(float(rest.replace(",", ".")) * 100)

    def neighbours(self, about: str, rest: str) -> None:
        del about
        self.file.neighbours += [name.strip()[:60] for name in rest.split(",") if name.strip()]

    # ---- provinces and what is in them

    def owned(self, about: str, rest: str) -> None:
        place = self._place(about)
        words = [word.strip() for word in rest.split(",") if word.strip()]
        founded = False
        how, taken, plundered = "", None, None
        for word in words:
            found = _PROVINCE.fullmatch(word)
            if word in ("HZ", "kein HZ"):
                founded = word == "HZ"
            elif found and found["how"].lower() == "geplündert":
                plundered = self._date(found["when"])
            elif found:
                how = OCCUPIED if found["how"].lower() == "besetzt" else CONQUERED
                taken = self._date(found["when"])
            else:
                raise self._wrong("kalevala-move-province", at=word, given=shortened(word, QUOTED))
        self.file.owned.append(Owned(self.number, place, founded, how, taken, plundered))

    def there(self, about: str, rest: str) -> None:
        self.file.there.append(There(self.number, self._place(about), self._listing(about, rest)))

    def gained(self, about: str, rest: str) -> None:
        self.file.gained.append(There(self.number, self._place(about), self._listing(about, rest)))

    def lost(self, about: str, rest: str) -> None:
        self.file.lost.append(There(self.number, self._place(about), self._listing(about, rest)))

    def building(self, about: str, rest: str) -> None:
        since = _SINCE.fullmatch(about)
        place = since["what"] if since else about
        (order,) = self._orders(f"Bau {place}: {rest}", rest)
        assert isinstance(order, Build)
        built = self._whole(since["when"]) if since else 0
        building = msgspec.structs.replace(order.building, built=built)
        self.file.buildings.append(Built(self.number, order.place, building))

    # ---- what it knows, what it has agreed on

    def known(self, about: str, rest: str) -> None:
        since = _SINCE.fullmatch(about)
        if since is None:
            raise self._wrong("kalevala-move-since", at=about, given=shortened(about, QUOTED))
        place, at = self._place(since["what"]), self._date(since["when"])
        fields = [field.strip() for field in rest.split(";")]
        if fields[0] == NO_RESULT:
            self.file.known.append(Known(self.number, place, at, False, "no_result"))
            return
        if fields[0] not in (MAP, NOTHING) or len(fields) > 4:
            raise self._wrong("kalevala-move-known", at=fields[0], given=shortened(rest, QUOTED))
        owner, figures, site = (*fields[1:], *[""] * (4 - len(fields)))
        whose = None if owner in ("", UNKNOWN_OWNER, NOTHING) else "" if owner == NATIVES_THERE else owner[:60]
        seen = None if figures in ("", NOTHING, UNKNOWN_OWNER) else self._listing(since["what"], figures)
        there = "" if site == NOTHING else site
        self.file.known.append(Known(self.number, place, at, fields[0] == MAP, "seen", whose, seen, there))

    def lane(self, about: str, rest: str) -> None:
        del about
        for word in rest.split(","):
            self.file.lanes.append((self.number, self._place(word.strip())))

    def agreement(self, about: str, rest: str) -> None:
        since = _SINCE.fullmatch(about)
        if since is None or not since["what"].startswith("mit "):
            raise self._wrong("kalevala-move-treaty", at=about, given=shortened(about, QUOTED))
        other = since["what"].removeprefix("mit ").strip()[:60]
        self.file.agreements.append(Agreement(self.number, other, self._date(since["when"]), rest))

    # ---- the list

    def row(self, about: str, rest: str) -> None:
        (order,) = self._orders(f"Liste {about}: {rest}", about)
        assert isinstance(order, TypedRow)
        self.file.rows.append(Row(self.number, order.plane, order.item, order.columns))

    # ---- parts of entries

    def _one_of(self, written: str, words: dict[str, str]) -> str:
        if written not in words:
            given = shortened(written, QUOTED)
            raise self._wrong("kalevala-move-one-of", at=written, given=given, known=list(words))
        return words[written]

    def _whole(self, written: str) -> int:
        if not re.fullmatch("[0-9]{1,5}", written):
            raise self._wrong("kalevala-move-number", at=written, given=shortened(written, QUOTED))
        return int(written)

    def _date(self, written: str) -> Date:
        try:
            return read_date(written if "." in written else f"{written}.1")
        except Refused as refused:
            raise Wrong(Problem(self.number, self._column(written), refused.rule, refused.why)) from refused

    def _column(self, written: str) -> int:
        return max(1, self.written.find(written) + 1)

    def _place(self, written: str) -> str:
        (order,) = self._orders(f"Hauptstadt {written}", written)
        assert isinstance(order, NameCapital)
        return order.place

    def _listing(self, place: str, written: str) -> Listing:
        (order,) = self._orders(f"Stand {place}: {written}", written)
        assert isinstance(order, TypedPlace)
        return order.listing

    def _orders(self, line: str, about: str) -> tuple[object, ...]:
        """Entries are written as in papers, so papers read them; a mistake is told where it stands in this file."""
        at = self.file.at or Date(270, 1)
        found = read(line, at)
        if found.problems:
            (problem,) = found.problems
            column = problem.column - line.find(about) + self.written.find(about) if about else 1
            better = problem.suggestion.removeprefix(line[:line.find(about)])
            better = self.written.replace(about, better, 1) if about and better else problem.suggestion
            raise Wrong(msgspec.structs.replace(problem, line=self.number, column=max(1, column), suggestion=better))
        return found.paper.orders


Read = Callable[[_Reader, str, str], None]
WORDS: Final[dict[str, Read]] = {
    "Reich": _Reader.realm, "Datum": _Reader.date, "Art": _Reader.kind, "Kerntruppen": _Reader.core,
    "Kulturgüter": _Reader.goods, "Hauptstadt": _Reader.capital, "Invasor": _Reader.invader,
    "Scheinherrscher": _Reader.sham, "Eingetreten": _Reader.entered, "OEH": _Reader.oeh,
    "Schutz bis": _Reader.protection, "Konto": _Reader.account, "Nachbarn": _Reader.neighbours,
    "Besitz": _Reader.owned, "Stand": _Reader.there, "Bauwerk": _Reader.building, "Zugang": _Reader.gained,
    "Abgang": _Reader.lost, "Kennt": _Reader.known, "Seeweg": _Reader.lane, "Vertrag": _Reader.agreement,
    "Liste": _Reader.row,
}
"""How a line begins, and what reads it."""
