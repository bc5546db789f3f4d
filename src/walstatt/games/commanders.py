"""Games in which a seat can have its orders written before: somebody who carries them out answers in its place."""
from __future__ import annotations

from typing import Any, Protocol

from walstatt.core.kits import Part
from walstatt.core.questions import Question


class Commander(Protocol):
    def answer(self, play: Any, question: Question, seat: int) -> Any:
        """What the written orders of this seat say to a question."""


COMMANDERS = Part[Commander]("commander")
