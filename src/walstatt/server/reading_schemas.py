"""The shapes of what a ruler reads and writes beside papers: stories, curves, files, letters, documents, requests."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, StringConstraints

from walstatt.core.pages import PAGE_NAME
from walstatt.server.wire_types import Sent, Text

PageName = Annotated[str, StringConstraints(pattern=rf"^{PAGE_NAME}$")]


class SceneOut(BaseModel):
    """Something that happened, with its rules and where it did."""

    theme: str
    key: str
    rules: list[str]
    args: dict[str, Any]
    places: list[str]


class StoryOut(BaseModel):
    number: int
    label: str
    scenes: list[SceneOut]


class CurvesOut(BaseModel):
    """A value for each date."""

    dates: list[str] = []
    curves: dict[str, list[float]] = {}


class FiledOut(BaseModel):
    """A published phase in the files of a realm."""

    number: int
    label: str
    wrote: bool
    """Is there a paper of the realm's own?"""
    corrected: float | None
    """When the last sheet of corrections to it went out."""


class FiledPaperOut(BaseModel):
    text: str


class SealOut(BaseModel):
    """The shield that follows from a name, as outlines around its middle, two and a half high."""

    ink: str
    outline: str
    part: str
    figure: str


class LetterOut(BaseModel):
    kind: Literal["received", "sent", "underway", "remark", "newsletter", "contribution"]
    number: int
    """Of the phase; -1 while it is under way."""
    label: str
    sender: str
    to: str
    time: str
    title: str
    words: str
    express: bool
    held: str
    rules: list[str]


class DocumentOut(BaseModel):
    kind: Literal["treaty", "permission", "fief", "deed"]
    parties: list[str]
    seals: list[str]
    state: Literal["yours", "theirs", "sealed", "ended", "withdrawn"]
    since: str
    title: str
    words: str
    under: str
    """Of a treaty: the name under which the reader is a party."""
    said: Annotated[dict[str, Any] | None, Sent(Text | None)] = None
    rules: list[str]


class SpokenOut(BaseModel):
    at: str
    writer: str
    """Empty for the game master."""
    words: str


class RequestOut(BaseModel):
    number: int
    title: str
    state: str
    fields: list[str]
    thread: list[SpokenOut]


class ChanceryOut(BaseModel):
    sham: str = ""
    page: int = 0
    """Characters on a page of the newsletter."""
    most_pages: int = 0
    express: int = 0
    """The price of an express letter."""
    rules: dict[str, str] = {}
    """Where the rules of sham rulers (`sham`) and of maps in letters (`maps`) stand."""
    letters: list[LetterOut] = []
    documents: list[DocumentOut] = []
    requests: list[RequestOut] = []
    seals: dict[str, SealOut] = {}
    earlier: bool = False
    """Are there letters from before those?"""


class LetterPageOut(BaseModel):
    name: str
    mark: str
    """How a letter speaks of it."""
    media: str
    sheets: int
