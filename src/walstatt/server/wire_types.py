"""The shapes of what the server sends to pages, where neither a struct nor a model says it already.

The types of the browser client are written from these, from the structs of pictures, rosters and worlds, and from the
models of requests and answers: `scripts/client_types.py`.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict

from walstatt.core.picture import Words
from walstatt.games.hex_course import HexCourse
from walstatt.games.lobby import Scenario
from walstatt.table.picture import TablePicture
from walstatt.table.shapes import Point

Language = Literal["de", "en"]
Args = dict[str, Any]
LegMark = Literal["jump", "climb", "fall", "hang"]
WayPoint = Point | tuple[float, float, LegMark]
MoveValue = dict[str, list[WayPoint]]
PlaceValue = list[Point]
RequestId = int | str | None
Strings = dict[str, list[str]]
"""Several lines in each language."""


class Sent(NamedTuple):
    """In an annotation: what is checked only roughly on its way out has this shape."""

    shape: Any


class Text(TypedDict):
    """A message key and its arguments; an argument may be a text itself."""

    key: str
    args: NotRequired[Args]


class Tally(TypedDict):
    """A number with its history: each change with the rule behind it."""

    base: float
    rule: str
    total: float
    changes: NotRequired[list[tuple[float, str]]]
    low: NotRequired[float]
    high: NotRequired[float]


Compare = Literal["sum", "at_most"]
"""How dice are held against what is needed; where it is missing, each of them."""


class Fallen(TypedDict):
    """Dice that an event tells of, in the order they fell, and what they had to show."""

    faces: list[int]
    sides: int
    need: NotRequired[Tally]
    compare: NotRequired[Compare]
    about: NotRequired[str]


class LogEvent(TypedDict):
    key: str
    rules: list[str]
    args: Args
    dice: NotRequired[Fallen]
    at: NotRequired[int]
    """In a match: the number of answers after which it had happened."""


class Option(TypedDict):
    id: str
    label: Text | str
    preview: bool
    about: NotRequired[Words]
    """What it means, in words."""
    group: NotRequired[str]
    """The heading it belongs under, a message key."""


class Question(TypedDict):
    """What somebody is asked, with what its kind needs."""

    kind: Literal["pick", "several", "yes_no", "number", "place", "move", "roll", "measure", "together"]
    key: str
    seat: int | None
    rule: str
    args: Args
    text: Text
    preview: NotRequired[bool]
    """For yes or no: is there something to preview?"""
    options: NotRequired[list[Option]]
    least: NotRequired[int]
    most: NotRequired[int]
    free: NotRequired[bool]
    """The options are proposals: any other line may be given too, and is judged."""
    of_group: NotRequired[int]
    """So many of one group of options may be chosen together."""
    low: NotRequired[int]
    high: NotRequired[int]
    subjects: NotRequired[list[str]]
    count: NotRequired[int]
    sides: NotRequired[int]
    need: NotRequired[Tally]
    compare: NotRequired[Compare]
    about: NotRequired[str]
    answer: NotRequired[Literal["length", "yes_no", "some", "one", "count", "share"]]
    among: NotRequired[list[str]]
    seats: NotRequired[list[int]]
    """Who still has to answer, where several do so in secret."""


class Outcome(TypedDict):
    winner: int | None
    scores: list[float]
    reason: Text


# ---- what comes over the live channel


class AddedLuck(TypedDict):
    seat: int
    words: str


class Shown(TypedDict):
    """A position as somebody sees it who holds these seats."""

    question: Question | None
    asked_at: int
    """How many answers there were when the question was put; secret answers of others do not change it."""
    seat: int | None
    my_seats: list[int]
    waiting_for: list[int]
    withdrawn: list[int]
    """Who has given up while the others play on."""
    over: bool
    outcome: Outcome | None
    picture: TablePicture
    moved: MoveValue
    """The ways of those who moved since the last view."""
    names: list[str]
    advice: bool
    """May players ask for advice here?"""
    commander: bool
    """Can somebody carry out orders here that were written before?"""
    commitment: str
    luck: list[AddedLuck]
    """What players added to the dice when they sat down."""
    seed: str | None


class View(Shown):
    type: Literal["view"]
    answers: int
    revision: int
    """Grows with every change, also when something is taken back."""
    events_from: int
    events: list[LogEvent]
    can_undo: bool


class PastPosition(TypedDict):
    """A position of the past, without any question."""

    answers: int
    waiting_for: list[int]
    picture: TablePicture


class MomentShown(PastPosition):
    type: Literal["moment"]
    request: RequestId


class Chance(TypedDict):
    text: Text
    value: float


class PreviewLine(TypedDict):
    text: Text
    tally: NotRequired[Tally]


class Preview(TypedDict):
    lines: list[PreviewLine]
    chances: list[Chance]
    areas: list[list[Point]]
    """Outlines of the ground that matters."""


class PreviewShown(Preview):
    type: Literal["preview"]
    request: RequestId
    option: str | bool


class Judgement(TypedDict):
    """A move or place that the rules allow: inches spent and allowed, and what it sets off."""

    ok: Literal[True]
    cost: dict[str, float]
    limits: dict[str, float]
    triggers: list[Text]


class Tried(Judgement):
    type: Literal["tried"]
    request: RequestId


class Proposal(TypedDict):
    type: Literal["proposal"]
    request: RequestId
    value: Any
    """Some answer to the open question; pages ask for ways and places only."""


class Advice(TypedDict):
    """What the captain would answer, and why; without a value, why there is no advice."""

    value: Any
    why: Text


class AdviceTold(Advice):
    type: Literal["advice"]
    request: RequestId


class ReachShown(TypedDict):
    type: Literal["reach"]
    request: RequestId
    outlines: list[list[Point]]


class ChatLine(TypedDict):
    type: Literal["chat"]
    id: int
    who: str
    seat: int | None
    text: str
    at: str


class Presence(TypedDict):
    type: Literal["presence"]
    seats: list[int]
    watching: int


class Accepted(TypedDict):
    type: Literal["accepted"]
    request: RequestId


class Pong(TypedDict):
    type: Literal["pong"]
    request: RequestId


class RefusalData(TypedDict):
    """What the rules do not allow, with the rule and the reason."""

    rule: str
    why: Text


class RefusedAnswer(RefusalData):
    type: Literal["refused"]
    request: RequestId


class ErrorData(TypedDict):
    """A code for programs, a message with its arguments for people, and where it is."""

    code: str
    message: str
    key: str
    args: Args
    where: NotRequired[str]


class ErrorTold(ErrorData):
    type: Literal["error"]
    request: RequestId


ServerMessage = (
    View | MomentShown | PreviewShown | Tried | Proposal | AdviceTold | ReachShown | ChatLine | Presence | Accepted
    | Pong | RefusedAnswer | ErrorTold
)


# ---- games and rules


class RulingWords(TypedDict):
    term: Words
    question: Words
    default: Words
    choices: list[Words]
    why: Words


class Ruling(RulingWords):
    id: str


class Game(TypedDict):
    key: str
    playable: bool
    coming: bool
    """Only its rules are there yet."""
    campaign: bool
    """Can it be played as a campaign?"""
    name: Words
    sizes: list[int]
    default_size: int | None
    has_limits: bool
    has_real_table: bool
    """Can people measure for the program at a table of their own?"""
    lays_terrain: bool
    has_rosters: bool
    """Can people bring roster files of their own?"""
    has_table: bool
    """Can the players lay the terrain in turn, as a part of the match?"""
    seats: list[int]
    """How many can play."""
    scenarios: list[Scenario]
    bots: list[str]
    rulings: list[Ruling]


class RuleShown(TypedDict):
    kind: Literal["rule"]
    id: str
    term: str
    name: str
    de: str
    en: str
    shows: str
    needs: list[str]
    rulings: list[str]


class RulingShown(Ruling):
    kind: Literal["ruling"]
    rules: list[str]


RuleEntry = RuleShown | RulingShown


# ---- replays


class Moment(TypedDict):
    """One answer of a game that is played through; `events` counts all events up to and with it."""

    at: int
    kind: str
    seat: int | None
    key: str
    text: Text | None
    events: int


class ReplayInfo(TypedDict):
    game: str
    names: list[str]
    setup: Any
    answers: int
    scenes: list[int]
    """The answers at which a new scene begins."""
    moments: list[Moment]
    outcome: Outcome | None
    withheld: int
    """Answers that were still secret when the file was saved; it ends before them."""
    first: int
    """The first position that can be shown: older ones were played under older rules."""


class ReplayView(TypedDict):
    answers: int
    question: Question | None
    waiting_for: list[int]
    over: bool
    outcome: Outcome | None
    names: list[str]


class ReplayStep(TypedDict):
    view: ReplayView
    picture: TablePicture
    events: list[LogEvent]


# ---- worlds


class ReportLine(TypedDict):
    key: str
    rules: list[str]
    args: Args


class ReportText(TypedDict):
    key: str
    args: Args


ReportWords = str | ReportText
"""A message, or what somebody wrote."""
ReportCell = str | float | None | ReportText
ReportPair = tuple[ReportWords, ReportCell]


class ReportHeading(TypedDict):
    kind: Literal["heading"]
    words: ReportWords


class ReportFacts(TypedDict):
    kind: Literal["facts"]
    pairs: list[ReportPair]
    small: NotRequired[bool]
    """They only explain what stands above."""


class ReportColumn(TypedDict):
    title: ReportWords
    figures: NotRequired[Literal["number", "money"]]


class ReportTable(TypedDict):
    kind: Literal["table"]
    title: ReportWords
    columns: list[ReportColumn]
    rows: list[list[ReportCell]]
    note: NotRequired[ReportWords]


ChartEdge = tuple[int, str]
"""A small field and one of its six directions."""
ChartFlow = tuple[int, str | None]


class ChartSite(TypedDict):
    kind: str
    kf: int
    name: NotRequired[str]


class ChartLand(TypedDict):
    """A large field as in a map file; without terrain nobody knows more than that it is there."""

    terrain: NotRequired[str]
    name: NotRequired[str]
    splinter: NotRequired[str]
    rivers: NotRequired[list[ChartEdge]]
    ascents: NotRequired[list[ChartEdge]]
    streams: NotRequired[list[ChartFlow]]
    canals: NotRequired[list[int]]
    passes: NotRequired[list[int]]
    built_passes: NotRequired[list[int]]
    closed: NotRequired[list[int]]
    gorges: NotRequired[list[int]]
    roads: NotRequired[list[int]]
    dragon_roads: NotRequired[list[int]]
    ruins: NotRequired[list[int]]
    caves: NotRequired[list[int]]
    gnippahellir: NotRequired[list[int]]
    portal: NotRequired[int]
    site: NotRequired[ChartSite]


class ChartOwned(TypedDict):
    name: ReportWords
    colour: str
    places: list[str]
    fields: NotRequired[dict[str, list[int]]]


class ChartWay(TypedDict):
    style: Literal["move", "scout", "war"]
    start: str
    end: str
    words: NotRequired[str]


class ChartSign(TypedDict):
    what: Literal["weak-point", "river-bridge", "stream-bridge", "temple"]
    at: str
    way: NotRequired[str]


class ReportMap(TypedDict):
    kind: Literal["map"]
    title: ReportWords
    lands: dict[str, ChartLand]
    owned: NotRequired[list[ChartOwned]]
    ages: NotRequired[dict[str, int]]
    ways: NotRequired[list[ChartWay]]
    written: NotRequired[dict[str, list[ReportWords]]]
    signs: NotRequired[list[ChartSign]]


class ChartPlane(TypedDict):
    map: ReportMap
    origins: dict[str, tuple[int, int]]
    cards: dict[str, list[ReportFacts]]
    seen: dict[str, ReportWords]
    scouts: dict[str, int]
    colonies: list[list[str]]
    yields: dict[str, int]
    losses: dict[str, int]


class Chart(TypedDict):
    """All that somebody knows of the land (`games/report_blocks.py`); empty where a game has no map."""

    at: NotRequired[str]
    realm: NotRequired[str]
    spots: NotRequired[list[tuple[int, int]]]
    planes: NotRequired[list[ChartPlane]]
    forces: NotRequired[dict[str, dict[str, int]]]
    holders: NotRequired[dict[str, list[ReportWords]]]
    own: NotRequired[list[str]]
    makes: NotRequired[dict[str, int]]
    means: NotRequired[dict[str, ReportWords]]
    builds: NotRequired[dict[str, int]]
    scouting: NotRequired[list[tuple[int, str, str]]]
    scouted: NotRequired[list[tuple[str, str]]]
    fiefs: NotRequired[list[str]]
    offers: NotRequired[dict[str, dict[str, Mapping[str, str]]]]


class PaperLine(TypedDict):
    """What a line of a paper means on the map (`games/report_blocks.py`)."""

    line: int
    act: str
    places: NotRequired[list[str]]
    fields: NotRequired[list[int]]
    figures: NotRequired[dict[str, int]]
    words: NotRequired[str]
    changes: NotRequired[str]


class Reached(TypedDict):
    way: list[str]
    steps: int
    rounds: int
    rolls: NotRequired[list[str]]


class ReachStop(TypedDict):
    rule: str
    why: Text


class Reach(TypedDict):
    """How far figures come from a place; empty where a game has no map."""

    pace: NotRequired[int]
    mounted: NotRequired[bool]
    carries: NotRequired[int]
    reached: NotRequired[dict[str, Reached]]
    stops: NotRequired[dict[str, ReachStop]]


class ReportLetter(TypedDict):
    kind: Literal["letter"]
    head: list[ReportPair]
    words: str
    seals: NotRequired[list[str]]


class ReportPassage(TypedDict):
    kind: Literal["passage", "page_break"]
    words: NotRequired[ReportWords]
    then: NotRequired[list[ReportWords]]


class ReportFold(TypedDict):
    kind: Literal["fold"]
    title: ReportWords
    lines: list[ReportLine]


class ReportShown(TypedDict):
    moment: int
    title: ReportWords


class ReportBattle(TypedDict):
    kind: Literal["battle"]
    title: ReportWords
    course: HexCourse
    shown: list[ReportShown]


ReportBlock = (
    ReportLine | ReportHeading | ReportFacts | ReportTable | ReportMap | ReportLetter | ReportPassage | ReportFold
    | ReportBattle
)
Report = dict[str, list[ReportBlock]]
"""The blocks of a report (`games/report_blocks.py`); a line has no kind."""


ChangedSection = TypedDict("ChangedSection", {"was": list[ReportBlock] | None, "is": list[ReportBlock] | None})
"""A section of a report before and after."""


class Sketch(TypedDict):
    """A world as it would be founded."""

    chart: Chart
    realms: list[str]


class Compared(TypedDict):
    """What another decision would change: sections of reports by realm, and what the run asks, rolls and waits for."""

    reports: dict[str, dict[str, ChangedSection]]
    decisions: list[str]
    rolls: list[str]
    waiting: list[str]


class CorrectionSheet(TypedDict):
    phase: int
    sheets: dict[str, dict[str, ChangedSection]]
