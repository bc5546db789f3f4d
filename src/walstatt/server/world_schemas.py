"""The shapes of requests and answers about worlds."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from walstatt.core.dice import MOST_LUCK
from walstatt.core.papers import MOST_CHARACTERS
from walstatt.server.schemas import Key, Name, Strict, Token, Whole, Why
from walstatt.server.wire_types import Report, Sent

MOST_REALMS = 400
Paper = Annotated[str, StringConstraints(max_length=MOST_CHARACTERS)]
Realm = Annotated[str, StringConstraints(min_length=1, max_length=80)]
About = Annotated[str, StringConstraints(min_length=1, max_length=400)]
Luck = Annotated[str, StringConstraints(max_length=MOST_LUCK)]
Note = Annotated[str, StringConstraints(max_length=10_000)]
PhaseNumber = Annotated[Whole, Field(ge=0, le=100_000)]
Moment = Annotated[float, Field(ge=0, le=1e11, allow_inf_nan=False)]


class RealmSeat(Strict):
    """Who rules a realm: I, whoever has the link, or the program."""

    realm: Realm
    kind: Literal["me", "link", "robot"]


class WorldIn(Strict):
    game: Key
    name: Name
    setup: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[RealmSeat], Field(max_length=MOST_REALMS)] = Field(default_factory=list)
    leads_itself: bool = False
    deadline: Moment | None = None
    luck: Luck = ""


class PaperIn(Strict):
    text: Paper
    realm: Realm | None = None


class DecisionIn(Strict):
    about: About
    value: Any
    note: Note = ""
    words: Note = ""
    phase: PhaseNumber | None = None


class DiceIn(Strict):
    about: About
    faces: Annotated[list[Annotated[Whole, Field(ge=1, le=1_000_000)]], Field(min_length=1, max_length=1000)]
    phase: PhaseNumber | None = None


class ActIn(Strict):
    kind: Key
    args: dict[str, Any] = Field(default_factory=dict)
    note: Note = ""


class DeadlineIn(Strict):
    deadline: Moment | None = None


class PhaseIn(Strict):
    phase: PhaseNumber
    deadline: Moment | None = None


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
    commitment: str
    seed: str | None
    members: list[MemberOut]


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


class CheckedOut(BaseModel):
    problems: list[ProblemOut]
    does: Annotated[dict[str, Any], Sent(Report)]
    """What the paper would do, in blocks of a report."""


class TemplateOut(BaseModel):
    text: str


class HintOut(BaseModel):
    """Something that a newcomer can try; its words are `<game>-guide-<topic>` and the same with `-about`."""

    topic: str
    lines: list[str]
    done: bool


class HandedInOut(BaseModel):
    serial: int
    in_time: bool
    published: bool
    problems: list[ProblemOut]
