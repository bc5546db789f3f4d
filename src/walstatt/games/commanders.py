"""Games in which a seat can have its orders written before: somebody who carries them out answers in its place."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from walstatt.core.kits import Part
from walstatt.core.questions import Question

COMMANDERS = Part[Callable[[Any, Question, int], Any]]("commander")
"""What the written orders of a seat say to a question of a position."""
