"""What the terminal must know of a game: how a match looks, what options would do, what typed words mean.

A game with a client of its own names it in its kit; all others are shown by their `TablePicture` and the previews of
`odds`.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from rich.text import Text as Line

from walstatt.cli.board import Picture
from walstatt.cli.speech import Speaker
from walstatt.cli.typed_moves import Tabletop
from walstatt.core.kits import Part
from walstatt.core.match import Match
from walstatt.core.questions import Question
from walstatt.core.texts import Text
from walstatt.table.questions import Move
from walstatt.table.shapes import Point


class GameView(Protocol):
    """Shows one match in one language. A unit is whatever the game calls so."""

    texts: Speaker

    @property
    def has_table(self) -> bool:
        """Is there anything to draw, or do the models stand on a real table?"""

    def picture(self) -> Picture:
        """The table to draw."""

    def plan(self) -> list[Line] | None:
        """Where things are drawn otherwise than on a table: the drawing, with everything beside it."""

    def places(self) -> dict[str, Point]:
        """Where every model on the table stands."""

    def look(self) -> object:
        """What a picture shows; a new one is due when this has changed."""

    def heading(self) -> str:
        """Where the game is."""

    def score(self) -> str:
        """How the players stand."""

    def panel(self, width: int) -> list[Line]:
        """A short line for each unit, to stand beside the table."""

    def signs_used(self) -> list[tuple[str, str]]:
        """Signs of the panel and markers on the table that occur just now, and what they mean."""

    def table_of_units(self) -> list[Line]:
        """All units with their values and conditions in words."""

    def notes(self, seat: int | None) -> list[Line]:
        """What lies before the players beside their units, as this seat may see it."""

    def unit(self, code: str) -> Any:
        """The unit of this code, or None."""

    def codes(self) -> list[str]:
        """The codes of all units."""

    def name(self, unit: Any) -> Text:
        """What a unit is called."""

    def groups(self) -> Iterator[tuple[Text, list[str]]]:
        """The name of each unit with the ids of its models."""

    def is_measured(self, unit: Any) -> bool:
        """Does the program know where the unit stands?"""

    def place_words(self, x: float, y: float) -> str:
        """A place as one would type it."""

    def remark(self, option: str) -> str:
        """Where a unit among the options stands and how it is."""

    def sheet(self, unit: Any) -> list[Line]:
        """One unit with all that is written about it."""


class GamePreviewer(Protocol):
    """Looks ahead in one match and one language."""

    def option(self, question: Question, option: Any) -> list[str]:
        """Lines to stand below an option, or none."""

    def targets(self, unit: Any) -> Iterator[tuple[str, list[str]]]:
        """What the unit could do to whom from where it stands."""

    def triggers(self, question: Move, value: Mapping[str, Any]) -> list[str]:
        """What the move would set off."""

    def lengths(self, question: Move, value: Mapping[str, Any]) -> str:
        """How long the longest way of a move is."""


class Client(NamedTuple):
    view: GameView
    previewer: GamePreviewer
    table: Tabletop


CLIENTS = Part[Callable[[Match, Speaker], Client]]("terminal")


def client_for(match: Match, texts: Speaker) -> Client:
    """Everything the terminal needs for this match. Modules of games are loaded when they are wanted."""
    own = CLIENTS.get(match.game.key)
    if own is not None:
        return own(match, texts)
    from walstatt.cli.picture_preview import PicturePreviewer
    from walstatt.cli.picture_table import PictureTable
    from walstatt.cli.picture_view import PictureView

    shown = PictureView(match, texts)
    return Client(shown, PicturePreviewer(match, texts), PictureTable(match, shown))
