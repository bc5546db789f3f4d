"""A number is never bare: a base, its changes with the rule behind each, and the bounds that hold."""
from __future__ import annotations

from typing import NamedTuple


class Change(NamedTuple):
    amount: float
    rule: str


class Tally:
    """A value with its history. The preview, the roll, the log and the odds all read the same tally."""

    __slots__ = ("base", "changes", "high", "low", "rule")

    def __init__(self, base: float, rule: str, low: float | None = None, high: float | None = None) -> None:
        self.base = base
        self.rule = rule
        self.low = low
        self.high = high
        self.changes: list[Change] = []

    def change(self, amount: float, rule: str) -> Tally:
        """Add a change; a change of nothing leaves no trace."""
        if amount:
            self.changes.append(Change(amount, rule))
        return self

    def owes(self, rule: str) -> bool:
        """Has this rule changed it?"""
        return any(change.rule == rule for change in self.changes)

    @property
    def total(self) -> float:
        value = self._sum()
        if self.low is not None and value < self.low:
            return self.low
        if self.high is not None and value > self.high:
            return self.high
        return value

    @property
    def capped(self) -> bool:
        """Does one of the bounds hold the sum of base and changes back?"""
        return self._sum() != self.total

    def _sum(self) -> float:
        value = self.base
        for amount, _ in self.changes:
            value += amount
        return value

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"base": self.base, "rule": self.rule, "total": self.total}
        if self.changes:
            data["changes"] = [list(change) for change in self.changes]
        if self.low is not None:
            data["low"] = self.low
        if self.high is not None:
            data["high"] = self.high
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.base, self.rule, tuple(self.changes), self.low, self.high))

    def __repr__(self) -> str:
        steps = "".join(f" {amount:+g} ({rule})" for amount, rule in self.changes)
        return f"Tally({self.base:g} ({self.rule}){steps} = {self.total:g})"
