"""Reports ready to go out: what a realm was sent with all corrections, those corrections alone, and the game master's
overview of a phase."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from walstatt.core.papers import Problem, Version
from walstatt.core.turn import Decision, Run
from walstatt.desk.world_desk import WorldDesk
from walstatt.games.report_blocks import (
    Block,
    Cell,
    Column,
    Facts,
    Line,
    PageBreak,
    Passage,
    Sections,
    Table,
    read_sections,
    said,
)
from walstatt.paper.report import Document, document
from walstatt.store.worlds import PhaseRecord

COUNTS, ACCEPTED, LATE, MISSING = "counts", "accepted", "late", "missing"


def realm_report(desk: WorldDesk, realm: str, number: int, template: str = "") -> Document | None:
    """What a realm knows of a published phase, the deadline of the next one, and a paper to be filled in for it."""
    sent = desk.report(realm, number)
    if sent is None:
        return None
    made = document(desk.record.game, desk.record.name, realm, desk.kept(number).label, sent)
    if number + 1 == desk.record.phase:
        made.sections["deadline"] = [_deadline(desk.kept())]
    if template:
        made.sections["template"] = [PageBreak(), Passage(template, exactly=True)]
    return made


def correction_sheet(desk: WorldDesk, realm: str, number: int) -> Document | None:
    """What a realm was told since the report of a phase: section by section what no longer holds, and what does."""
    names = dict.fromkeys((realm, desk.name_in(realm, number)))
    sent = [one for name in names for one in desk.store.sent(desk.record.id, name, number)]
    newest = max((one.edition for one in sent), default=0)
    sheets = [one for one in sent if one.serial and one.edition == newest]
    if not sheets:
        return None
    when = [(said("paper-correction-sent"), told_moment(one.at)) for one in sheets]
    sections: Sections = {"correction": [Facts([*when])]}
    for sheet in sheets:
        for name, change in sheet.data.items():
            was, now = (read_sections({name: change[side] or []})[name] for side in ("was", "is"))
            sections.setdefault(name, []).extend(_changed(was, now))
    return Document(desk.record.game, desk.record.name, realm, desk.kept(number).label, sections)


def _changed(was: list[Block], now: list[Block]) -> list[Block]:
    gone, come = [one for one in was if one not in now], [one for one in now if one not in was]
    return [
        *([Passage(said("paper-correction-was")), *gone] if gone else ()),
        *([Passage(said("paper-correction-is")), *come] if come else ()),
    ]


def _deadline(kept: PhaseRecord) -> Facts:
    until: Cell = said("paper-deadline-none") if kept.deadline is None else told_moment(kept.deadline)
    return Facts([(said("paper-deadline-of", label=kept.label), until)])


def told_moment(seconds: float) -> str:
    """Where the reader is."""
    return f"{datetime.fromtimestamp(seconds).astimezone():%Y-%m-%d %H:%M %Z}"


# ---- the overview


def overview(desk: WorldDesk) -> Document:
    """Of the open phase: who has handed in, what waits for a decision, and what the game says of its world."""
    kept = desk.kept()
    state = kept.state(desk.game)
    papers = paper_states(kept, desk.game.realms(state))
    sections: Sections = {
        "papers": [_deadline(kept), _papers(kept, papers, desk.recheck())],
        "decisions": _decisions(desk.run()),
        **read_sections(desk.game.overview(state)),
    }
    return Document(desk.record.game, desk.record.name, "", kept.label, sections)


def paper_states(kept: PhaseRecord, realms: Iterable[str]) -> dict[str, tuple[str, Version | None]]:
    """Of each realm: does its paper count, and the version that was handed in last."""
    return {realm: _state(kept, [one for one in kept.versions if one.realm == realm and one.handed_in])
            for realm in realms}


def _state(kept: PhaseRecord, versions: Sequence[Version]) -> tuple[str, Version | None]:
    """Of several that came in time the last whole one counts; one that was taken late counts above all of them."""
    in_time = [one for one in versions if kept.deadline is None or one.at <= kept.deadline]
    accepted = [one for one in versions if one.accepted_late and one not in in_time]
    for state, found in ((ACCEPTED, accepted), (COUNTS, in_time), (LATE, versions)):
        if found:
            return state, max(found, key=lambda one: (one.whole, one.at))
    return MISSING, None


def late_after(kept: PhaseRecord, realm: str) -> Version | None:
    """What a realm has handed in after the deadline though an earlier paper of it counts; taken, it counts instead."""
    versions = [one for one in kept.versions if one.realm == realm and one.handed_in]
    last = max(versions, key=lambda one: one.at, default=None)
    if last is None or last.accepted_late or kept.deadline is None or last.at <= kept.deadline:
        return None
    return last if _state(kept, versions)[0] in (COUNTS, ACCEPTED) else None


def _papers(
    kept: PhaseRecord, papers: Mapping[str, tuple[str, Version | None]], faults: Mapping[str, Sequence[Problem]]
) -> Table:
    columns = [
        Column(said("paper-papers-realm")), Column(said("paper-papers-state")), Column(said("paper-papers-when")),
        Column(said("paper-papers-faults"), "number"),
    ]
    rows: list[list[Cell]] = []
    for realm, (state, version) in papers.items():
        when = told_moment(version.at) if version else None
        wrong = len(faults.get(realm, ())) if state in (COUNTS, ACCEPTED) else None
        rows.append([realm, said("paper-papers-is", state=state), when, wrong])
    states = [state for state, _ in papers.values()]
    counted = states.count(COUNTS) + states.count(ACCEPTED)
    note = said("paper-papers-sum", counts=counted, all=len(states), faulty=len(faults), late=states.count(LATE),
                missing=states.count(MISSING))
    return Table(said("paper-papers-title", label=kept.label), columns, rows, note=note)


def _decisions(run: Run) -> list[Block]:
    """Open ones first: what the game master has not looked at holds by default."""
    found: list[Block] = []
    if run.decisions:
        columns = [Column(said(f"paper-decisions-{name}")) for name in ("about", "question", "holds", "how")]
        ordered = sorted(run.decisions, key=lambda one: one.how == "decided")
        rows: list[list[Cell]] = [
            [one.about, said(one.key.replace(":", "-"), **one.args), _value(one),
             said("paper-decisions-is", how=one.how)] for one in ordered
        ]
        rules = list(dict.fromkeys(one.rule for one in ordered if one.rule))
        found.append(Table(said("paper-decisions-title"), columns, rows, rules=rules))
    if run.waiting:
        columns = [Column(said("paper-decisions-about")), Column(said("paper-decisions-question"))]
        waiting: list[list[Cell]] = [[one.about, said(one.key.replace(":", "-"), **one.args)] for one in run.waiting]
        found.append(Table(said("paper-decisions-waiting"), columns, waiting))
    names = (*(one.about for one in run.void), *run.unused)
    found += (Line("paper-decisions-unused", [], {"name": name}) for name in names)
    return found or [Passage(said("paper-decisions-none"))]


def _value(decision: Decision) -> Cell:
    value: Any = decision.chosen
    if isinstance(value, bool):
        return said("paper-yes" if value else "paper-no")
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
