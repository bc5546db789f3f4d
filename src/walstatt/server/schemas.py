"""The shapes of requests and answers, for FastAPI to check and to describe."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from walstatt.core.bounds import MOST_SEATS
from walstatt.core.dice import MOST_LUCK
from walstatt.games.campaigns import Sheet
from walstatt.games.lobby import ChosenUnit
from walstatt.server.wire_types import LogEvent, Question, Sent, Text
from walstatt.table.bounds import FURTHEST, MOST_CORNERS, MOST_INCHES, MOST_KINDS, MOST_PIECES

MOST_UNITS = 60


def _whole(value: Any) -> Any:
    """In JSON 3.0 is a whole number, too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(_whole)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="An id or a link token.")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Name = Annotated[str, StringConstraints(max_length=80)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Rulings = Annotated[dict[str, Annotated[Whole, Field(ge=0, le=100)]], Field(max_length=1000)]
Size = Annotated[Whole, Field(ge=1, le=10_000)]
Inches = Annotated[float, Field(ge=0, le=FURTHEST, allow_inf_nan=False)]
Words = dict[str, str]
Luck = Annotated[str, StringConstraints(pattern=rf"^[0-9A-Za-z]{{0,{MOST_LUCK}}}$")]
"""What somebody adds to the dice, drawn by the own browser."""
Seal = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Why = Annotated[dict[str, Any], Sent(Text)]
ArmyUnits = Annotated[list[dict[str, Any]], Sent(list[ChosenUnit])]
BandSheet = Annotated[dict[str, Any], Sent(Sheet)]
"""What the game's campaign tells of a band."""


class Strict(BaseModel):
    """Nothing is guessed: a field that nobody knows is an error, and so is a number in quotation marks."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---- errors


class ErrorProblem(BaseModel):
    """A code for programs, a Fluent message with its arguments for people, and where it is."""

    code: str
    message: str
    key: str
    args: dict[str, Any] = {}
    where: str | None = None
    rule: str | None = None
    why: Annotated[dict[str, Any] | None, Sent(Text | None)] = None


class ErrorBody(BaseModel):
    error: ErrorProblem


# ---- people


class NewAccount(Strict):
    name: Name
    password: Password


class Login(Strict):
    name: Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class GuestName(Strict):
    name: Name


class PasswordOnly(Strict):
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class MeBody(BaseModel):
    id: str | None
    name: str | None = None
    guest: bool | None = None


# ---- armies and tables


class UnitChoice(Strict):
    unit: Key
    options: Annotated[list[Key], Field(max_length=50)] = []
    command: Key | Literal[""] | Annotated[list[Key], Field(max_length=10)] = ""
    names: Annotated[list[Annotated[Whole, Field(ge=0, le=1000)] | Key], Field(max_length=50)] = []
    combined: bool = False
    id: Annotated[str, StringConstraints(max_length=40)] = ""

    def to_choice(self) -> dict[str, Any]:
        return self.model_dump()


Units = Annotated[list[UnitChoice], Field(max_length=MOST_UNITS)]


class ArmyToCheck(Strict):
    roster: Key
    units: Units = []
    size: Size = 250
    limits: bool = False
    rulings: Rulings = {}


class ArmyIn(Strict):
    game: Key
    name: Name
    roster: Key
    size: Size
    limits: bool = False
    units: Units


class ArmyOut(BaseModel):
    id: str
    share: str
    game: str
    name: str
    roster: str
    size: int
    limits: bool
    units: ArmyUnits
    created: str
    updated: str


class SharedArmy(BaseModel):
    game: str
    name: str
    roster: str
    size: int
    limits: bool
    units: ArmyUnits


class ArmyMade(BaseModel):
    id: str
    share: str


class FileProblem(BaseModel):
    """What is wrong in a file, and in which line."""

    line: int
    place: str
    rule: str
    why: Why
    warning: bool


class RosterBrought(BaseModel):
    """`id` is missing where something keeps the file from being used; warnings do not."""

    id: str | None
    problems: list[FileProblem]


class PieceIn(Strict):
    id: Key
    name: Key
    outline: Annotated[
        list[Annotated[list[Inches], Field(min_length=2, max_length=2)]], Field(min_length=3, max_length=MOST_CORNERS)
    ]
    kinds: Annotated[list[Key], Field(max_length=MOST_KINDS)] = []
    height: Inches = 0.0
    feature: Annotated[str, StringConstraints(max_length=80)] = ""


class BoardIn(Strict):
    width: Annotated[float, Field(gt=0, le=MOST_INCHES, allow_inf_nan=False)]
    depth: Annotated[float, Field(gt=0, le=MOST_INCHES, allow_inf_nan=False)]
    pieces: Annotated[list[PieceIn], Field(max_length=MOST_PIECES)] = []


class TableIn(Strict):
    """A random table by its seed, or a whole board, or one that the players lay in turn."""

    seed: Annotated[Whole, Field(ge=0, le=2**31)] | None = None
    size: Inches | None = None
    board: BoardIn | None = None
    in_turn: bool = False


# ---- bands that play a campaign


class BandIn(Strict):
    game: Key
    name: Name
    school: Annotated[str, StringConstraints(max_length=80)] = ""
    spells: Annotated[list[Key], Field(max_length=40)] = []
    soldiers: Annotated[list[Key], Field(max_length=40)] = []
    wizard: Name = ""
    apprentice: Name = ""


class BandFile(Strict):
    """A sheet that somebody has at home."""

    game: Key
    sheet: Annotated[str, StringConstraints(min_length=1, max_length=40_000)]


class BandMatch(BaseModel):
    id: str
    over: bool


class BandOut(BaseModel):
    """`sheet` is the game's own; `busy` while something is begun that has to be finished."""

    id: str
    game: str
    name: str
    sheet: BandSheet
    match: BandMatch | None
    busy: bool
    share: str
    updated: str


class SharedBand(BaseModel):
    game: str
    name: str
    sheet: BandSheet
    free: bool
    """Can it be sent into a match just now?"""


class BetweenOut(BaseModel):
    """Where a band is between two matches: the open question, what has happened, the sheet as it stands."""

    question: Annotated[Any, Sent(Question | None)]
    events: Annotated[list[Any], Sent(list[LogEvent])]
    sheet: BandSheet
    over: bool
    can_undo: bool
    step: int


class BetweenAnswer(Strict):
    """`step` is the number of answers so far: an answer to another position is refused."""

    step: Annotated[Whole, Field(ge=0, le=100_000)]
    value: Any


# ---- matches


class SeatIn(Strict):
    kind: Literal["me", "link", "bot"]
    bot: Key | None = None


Seats = Annotated[list[SeatIn], Field(min_length=2, max_length=MOST_SEATS)]
Names = Annotated[list[Name], Field(max_length=MOST_SEATS)]


class ArmyChoice(Strict):
    """A ready-made army of a roster, an army of one's own, or units as they are."""

    roster: Key | None = None
    army: Key | None = None
    units: Units | None = None
    saved: Token | None = None
    band: Token | None = None
    """A band that plays a campaign: one's own by its id, another's by its code."""


class MatchIn(Strict):
    game: Key
    size: Size | None = None
    limits: bool = False
    rulings: Rulings = {}
    armies: Annotated[list[ArmyChoice], Field(max_length=MOST_SEATS)] = []
    scenario: Key | None = None
    table: TableIn = TableIn()
    dice: Literal["box", "people"] = "box"
    real_table: bool = False
    seats: Seats
    guided: bool = False
    private: bool = False
    advice: bool | None = None
    """May each side ask for advice? Nothing said: yes, unless somebody is invited. Who is invited must agree."""
    names: Names = []
    luck: Luck = ""
    """Added to the dice for the own seats."""
    seal: Seal | None = None
    """Of dice that were drawn before: see `POST /api/matches/seal`."""


class Sealed(BaseModel):
    seal: str
    """The SHA-256 of a seed that is fixed from now on."""


class SeatOffered(Sealed):
    """What an invitation leads to."""

    game: str
    names: list[str]
    """Who sits there already."""


class LuckOut(BaseModel):
    seat: int
    words: str


class SeatMade(BaseModel):
    seat: int
    kind: str
    invite: str | None = None


class MatchMade(BaseModel):
    id: str
    commitment: str
    seats: list[SeatMade]


class MatchBrief(BaseModel):
    id: str
    game: str
    names: list[str]
    my_seats: list[int]
    waiting_for: list[int]
    my_turn: bool
    over: bool
    winner: int | None
    answers: int
    created: str
    updated: str
    guided: bool


class SeatOut(BaseModel):
    """`invite` is told to whoever made the match, as long as the seat is free."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    invite: str | None = None


class MatchOut(MatchBrief):
    commitment: str
    luck: list[LuckOut]
    """What was added to the dice, in the order of the seats."""
    dice: str
    private: bool
    advice: bool
    """Do all who sit here so far agree to advice?"""
    watch: str | None
    seats: list[SeatOut]


class Invitation(Strict):
    invite: Token
    advice: bool = False
    """Do you agree that each side may ask for advice?"""
    luck: Luck = ""
    """Added to the dice."""


class Invited(Strict):
    invite: Token


class SeatTaken(BaseModel):
    seat: int
    commitment: str


class ForkIn(Strict):
    at: Annotated[Whole, Field(ge=0, le=100_000)]
    seats: Seats
    names: Names = []
    luck: Luck = ""
    seal: Seal | None = None


class Made(BaseModel):
    id: str
