"""Forces of cases of A Generic Skirmisher: from rosters, or from a roster file of their own."""
from __future__ import annotations

from typing import Any

from walstatt.core.refusal import Refused
from walstatt.games.ags import hiring, rosters
from walstatt.games.ags.profiles import Force
from walstatt.games.ags.rosters import Roster
from walstatt.lab.case_values import as_mapping, one_of, word_list
from walstatt.lab.case_yaml import CaseError, Mapping

FORCE_KEYS = ("roster", "models", "general", "people")


class Book:
    """The rosters that a case can use. One of its own is refused with the rule of its first mistake."""

    def __init__(self, case: Mapping) -> None:
        self.own: Roster | None = None
        if "roster_file" in case:
            reading = rosters.read(str(case["roster_file"]))
            for problem in reading.problems:
                if not problem.warning:
                    raise Refused(problem.rule, problem.message)
            self.own = reading.roster

    def roster(self, name: str, line: int) -> Roster:
        if self.own and self.own.key == name:
            return self.own
        return rosters.load(one_of(name, rosters.keys(), line, "a roster"))

    def entry(self, written: Any, line: int) -> tuple[Roster, str]:
        """`ritter/waffenknecht`: the roster and the key of the card."""
        name, _, entry = str(written).partition("/")
        roster = self.roster(name, line)
        return roster, one_of(entry, roster.profiles, line, f"an entry of {name!r}")


def chosen_force(book: Book, written: Any, line: int, seat: int) -> Force:
    """`ritter:50`, the ready-made force of that size, or {roster: ritter, models: [koenig, …], general: koenig}."""
    prefix = "ab"[seat]
    if isinstance(written, str):
        people, _, size = written.partition(":")
        book.roster(people, line)
        if not size:
            raise CaseError(line, f"a ready-made force is written people:size, such as ritter:50, not {written!r}")
        return hiring.ready_made(people, int(size) if size.isdigit() else size, prefix)
    choice = as_mapping(written, line, "a force")
    choice.check_keys(FORCE_KEYS, "a force")
    return hiring.force_from_choices(
        book.roster(str(choice.get("roster")), choice.line_of("roster")),
        word_list(choice.get("models", []), choice.line_of("models"), "models"), prefix, choice.get("general", ""),
        str(choice.get("people", "")),
    )
