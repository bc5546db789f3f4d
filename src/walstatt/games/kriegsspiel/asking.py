"""Questions that are answered in words of the player's own: the options are proposals."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from walstatt.core.questions import Pick
from walstatt.core.refusal import Refused
from walstatt.core.texts import Text, text


class FreePick(Pick):
    """Anything is accepted that the judge lets pass; whatever he refuses he refuses with its rule."""

    __slots__ = ("judge",)
    free = True

    def __init__(
        self, seat: int, key: str, rule: str, options: Callable[[], Sequence[str]], judge: Callable[[str], object],
        args: Mapping[str, Any], describe: Callable[[str], Text], group: Callable[[str], str],
    ) -> None:
        super().__init__(seat, key, rule, options, args, describe=describe, group=group)
        self.judge = judge

    def offers(self, option: str) -> bool:
        try:
            self.judge(option)
        except Refused:
            return False
        return True

    def check(self, value: Any) -> None:
        if not isinstance(value, str):
            raise self._malformed(text("kriegsspiel-expected-line"))
        self.judge(value)
