"""The shapes of requests and answers about worlds."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from walstatt.core.dice import MOST_LUCK
from walstatt.core.papers import MOST_CHARACTERS
from walstatt.server.schemas import Key, Name, Strict, Token, Whole, Why
from walstatt.server.wire_types import Chart, PaperLine, Report, ReportBlock, Sent
from walstatt.store.worlds import LAST_MOMENT

MOST_REALMS = 400
Paper = Annotated[str, StringConstraints(max_length=MOST_CHARACTERS)]
Realm = Annotated[str, StringConstraints(min_length=1, max_length=80)]
About = Annotated[str, StringConstraints(min_length=1, max_length=400)]
Place = Annotated[str, StringConstraints(min_length=1, max_length=20, pattern=r"^[0-9][A-Z]'*[+-][0-9]+[\[\]a-z~]*$")]
Symbol = Annotated[str, StringConstraints(min_length=1, max_length=400)]
"""Of a piece; a ship is written with what is aboard."""
Luck = Annotated[str, StringConstraints(max_length=MOST_LUCK)]
Note = Annotated[str, StringConstraints(max_length=10_000)]
PhaseNumber = Annotated[Whole, Field(ge=0, le=100_000)]
Faces = Annotated[list[Annotated[Whole, Field(ge=1, le=1_000_000)]], Field(min_length=1, max_length=1000)]
Moment = Annotated[float, Field(ge=0, le=LAST_MOMENT, allow_inf_nan=False)]


class RealmSeat(Strict):
    """Who rules a realm: I, whoever has the link, or the program."""

    realm: Realm
    kind: Literal["me", "link", "robot"]


class ScheduleIn(Strict):
    """How long papers may be written: so many days or months at the same hour in this zone; neither: by hand."""

    days: Annotated[Whole, Field(ge=0, le=366)] = 0
    months: Annotated[Whole, Field(ge=0, le=24)] = 0
    zone: Annotated[str, StringConstraints(min_length=1, max_length=60)] = "Europe/Berlin"
    publishes: bool = False
    """Without the game master's word, when the deadline has passed."""


class WorldIn(Strict):
    game: Key
    name: Name
    setup: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[RealmSeat], Field(max_length=MOST_REALMS)] = Field(default_factory=list)
    leads_itself: bool = False
    deadline: Moment | None = None
    schedule: ScheduleIn | None = None
    luck: Luck = ""


class PaperIn(Strict):
    text: Paper
    realm: Realm | None = None
    after: Annotated[str, StringConstraints(max_length=16)] | None = None
    """The mark of what its writer had before his eyes; without it nobody asks."""
    phase: PhaseNumber | None = None
    """The phase that it was written for: a window that was left open while it was published hands in nothing for the
    next one. Without it the open one is meant."""


class ReachIn(Strict):
    realm: Realm | None = None
    place: Place
    figures: Annotated[dict[Symbol, Annotated[Whole, Field(ge=0, le=1_000_000)]], Field(max_length=200)]


class NoteIn(Strict):
    """Without words and colour it is taken away."""

    place: Place
    words: Annotated[str, StringConstraints(max_length=200, strip_whitespace=True)] = ""
    colour: Literal["", "red", "green", "blue", "gold", "violet"] = ""


class DecisionIn(Strict):
    about: About
    value: Any
    note: Note = ""
    words: Note = ""
    phase: PhaseNumber | None = None


class DiceIn(Strict):
    about: About
    faces: Faces
    phase: PhaseNumber | None = None


class ActIn(Strict):
    kind: Key
    args: dict[str, Any] = Field(default_factory=dict)
    note: Note = ""
    wish: Annotated[str, StringConstraints(pattern="^[a-zA-Z0-9-]{0,40}$")] = ""
    """Names this wish, so that it is carried out once however often it is sent."""


class DeadlineIn(Strict):
    deadline: Moment | None = None


class PhaseIn(Strict):
    phase: PhaseNumber
    deadline: Moment | None = None


class PublishIn(PhaseIn):
    anyway: bool = False
    """Although unusually many papers are missing."""


class RealmIn(Strict):
    realm: Realm


class PlaceIn(Strict):
    """Who gets a place: whoever has a link, or the program."""

    realm: Realm | None = None
    """Without one the game master's chair is meant."""
    kind: Literal["link", "robot"]


class JoinIn(Strict):
    invite: Token
    luck: Luck = ""


class WorldMade(BaseModel):
    id: str


class MemberOut(BaseModel):
    role: str
    realm: str | None
    name: str
    robot: bool
    mine: bool
    invite: str | None = None
    """For those who manage the world only."""
    paper: str | None = None
    """For the game master: whether a paper `counts`, is `late` or `missing`; for others only their own."""


class WorldOut(BaseModel):
    id: str
    game: str
    name: str
    number: int
    label: str
    deadline: float | None
    over: bool
    leads: bool
    """Is the reader its game master? Nobody is in a world that leads itself."""
    manages: bool
    """May the reader say who sits where?"""
    leads_itself: bool
    realm: str | None
    reminded: str | None
    """The game master's words about a paper that is missing."""
    commitment: str
    seed: str | None
    members: list[MemberOut]
    mark: str = ""
    """Short for all of this and for the corrections of the reader's reports: another one means news."""


class NewsOut(BaseModel):
    mark: str


class WorldGameOut(BaseModel):
    key: str
    name: dict[str, str]
    realms: list[str]
    words: list[str]


class ProblemOut(BaseModel):
    line: int
    column: int
    rule: str
    why: Why
    suggestion: str
    fatal: bool


class PaperOut(BaseModel):
    text: str
    handed_in: bool
    problems: list[ProblemOut]
    mark: str = ""
    """Whoever goes on writing on it sends it along; empty while nothing was written."""


class DraftOut(BaseModel):
    mark: str


class NoteOut(BaseModel):
    words: str
    colour: str


class CheckedOut(BaseModel):
    problems: list[ProblemOut]
    does: Annotated[dict[str, Any], Sent(Report)]
    """What the paper would do, in blocks of a report."""
    lines: Annotated[list[Any], Sent(list[PaperLine])]
    """What its lines mean on the map."""


class TemplateOut(BaseModel):
    text: str


class HintOut(BaseModel):
    """Something that a newcomer can try; its words are `<game>-guide-<topic>` and the same with `-about`."""

    topic: str
    lines: list[str]
    done: bool


class HandedInOut(BaseModel):
    serial: int
    mark: str
    in_time: bool
    published: bool
    problems: list[ProblemOut]


# ---- the game master's desk


class RemindIn(Strict):
    realms: Annotated[list[Realm], Field(max_length=MOST_REALMS)] = Field(default_factory=list)
    """Nobody named: all whose papers are missing."""
    words: Note = ""


class RemindedOut(BaseModel):
    realms: list[str]


class CompareIn(Strict):
    """With another decision or other dice; without a name: with what the rules alone would give."""

    about: About | None = None
    value: Any = None
    faces: Faces | None = None
    phase: PhaseNumber | None = None


class TakeBackIn(Strict):
    kind: Literal["decided", "typed", "act"]
    name: About


class AwaitedOut(BaseModel):
    realm: str
    name: str
    robot: bool
    paper: str
    """`counts`, `accepted`, `late` or `missing`."""
    at: float | None
    """When it came."""
    later: float | None
    """When another one came, after the deadline; it takes the place of the first if it is accepted."""
    reminded: float | None
    unplayed: bool
    """Nobody rules it; the game master may write for it, and nobody waits."""
    remarks: list[Why]
    """On leave, out of money, papers missed."""


class KeptActOut(BaseModel):
    """A free act of the open phase; it can be taken back by its name."""

    name: str
    kind: str
    args: dict[str, Any]
    note: str


class NamedLineOut(BaseModel):
    """A line of a report that is not published yet, and the name under which it gets other words."""

    name: str
    section: str
    rewritable: bool
    said: Why | None
    words: str | None
    """Of a letter or a passage."""
    shown: dict[str, Any] | None = None
    """A battle, a round of one or a paragraph, as reports show it."""


class ActDetailOut(BaseModel):
    """What a free act asks for (`core/act_details.py`)."""

    name: str
    kind: Literal["line", "words", "number", "yes_no", "choice", "lines", "numbers", "group", "groups", "data"]
    required: bool = False
    default: str | float | bool | None = None
    options: list[str] = []
    parts: list[ActDetailOut] = []


class KindOfActOut(BaseModel):
    kind: str
    concern: str
    details: list[ActDetailOut]


class RanOut(BaseModel):
    """What was found when the deadline passed."""

    at: float
    decisions: int
    waiting: int


class DeskOut(BaseModel):
    publishes: bool
    ran: RanOut | None
    unseated: list[str]
    """Realms that have come into the world since, without a place for whoever rules them."""
    deadline: float | None
    paused: bool
    days: int
    months: int
    zone: str
    awaited: list[AwaitedOut]
    lacks_many: bool
    """Are unusually many papers missing?"""
    acts: list[KeptActOut]
    kinds: list[KindOfActOut]
    decided: list[str]
    typed: list[str]
    phases: dict[str, int]
    """Their numbers by their names."""
    legend: str | None
    """On the public page; nothing while that is shut."""


# ---- founding, and what stands beside a world


class SketchIn(Strict):
    game: Key
    setup: dict[str, Any] = Field(default_factory=dict)


class StartIn(Strict):
    """The link that somebody has, or without one a realm of their own."""

    invite: Token | None = None
    realm: Realm | None = None


class WorthOut(BaseModel):
    """Something worth doing, and the large field where."""

    place: str
    said: Why


class StartOut(BaseModel):
    """What is sent with an invitation."""

    name: str
    game: str
    label: str
    deadline: float | None
    role: str
    realm: str | None
    about: list[Why]
    worth: list[WorthOut]
    questions: list[str]
    """Their words are `<game>-question-<name>`."""
    described: str
    """What has been answered before."""
    chart: Annotated[dict[str, Any] | None, Sent(Chart | None)]
    newsletter: Annotated[list[dict[str, Any]], Sent(list[ReportBlock])]
    """The last that went to everybody."""


class CultureIn(Strict):
    realm: Realm | None = None
    answers: Annotated[dict[Symbol, Annotated[str, StringConstraints(max_length=4_000)]], Field(max_length=20)]


class HelperIn(Strict):
    role: Literal["master", "scribe"]
    realm: Realm | None = None
    """Of a scribe."""


class CopyIn(Strict):
    name: Name


class PublicIn(Strict):
    open: bool
    legend: Note = ""


class PublicOut(BaseModel):
    name: str
    game: str
    label: str
    deadline: float | None
    over: bool
    legend: str
    open_realms: int
    newsletters: Annotated[list[list[dict[str, Any]]], Sent(list[list[ReportBlock]])]


class AwaitedIn(Strict):
    """Something that the open phase waits for."""

    about: About


class HandMatchIn(AwaitedIn):
    hidden: bool = False
    """For somebody with a link, who learns neither whose it is nor where."""


class HandMatchOut(BaseModel):
    about: str
    match: str
    hidden: bool
    invite: str | None
    """While nobody has taken it."""
    over: bool
    answers: int


class RehearsedIn(Strict):
    """One battle of a rehearsal: the paper, what its writer believes of his enemies, and which battle of several."""

    text: Paper
    realm: Realm | None = None
    against: Annotated[list[Annotated[str, StringConstraints(max_length=400)]], Field(max_length=20)] = Field(
        default_factory=list
    )
    about: Annotated[str, StringConstraints(max_length=400)] = ""
    number: Annotated[Whole, Field(ge=0, lt=200)] = 0


class RehearsalIn(RehearsedIn):
    first: Annotated[Whole, Field(ge=0, lt=200)] = 0
    most: Annotated[Whole, Field(ge=1, le=20)] = 20


class RehearsedOut(BaseModel):
    """What came of one battle for the ruler; people are counted."""

    number: int
    result: Literal["won", "lost", "open"]
    rounds: int
    own: int
    own_lost: int
    others: int
    others_lost: int


class RehearsalOut(BaseModel):
    abouts: list[str]
    """All that the paper would lead to."""
    about: str
    battles: list[RehearsedOut]
