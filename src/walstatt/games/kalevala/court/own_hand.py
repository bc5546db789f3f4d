"""The game master's own hand: whatever leaves his desk can be rewritten, and remarks added to it or to a report.

His words are decisions, named by what they are about, so they survive a new run; where the facts behind a line have
changed since he wrote, the decision is marked (`Decision.changed`). What he has not touched asks nothing of him.
"""
from __future__ import annotations

from typing import Any, Final

from walstatt.core.refusal import refuse
from walstatt.core.report_names import named_blocks
from walstatt.core.turn import DECIDED, Run, Turn
from walstatt.core.world import Report
from walstatt.games.kalevala.court.act_base import BY_HIS_HAND

STEP: Final = "words"
REMARK: Final = "remark"
REMARKS: Final = "remarks"
"""The section of remarks that belong to a report as a whole."""
MOST: Final = 20_000


def take_words(turn: Turn, realm: str, report: Report) -> None:
    """The words that the game master has given for this report become decisions."""
    _take(turn, (realm, REMARK), realm, {})
    for named in named_blocks(report):
        if named.has_words:
            _take(turn, (realm, named.name), realm, named.block)
        _take(turn, (realm, named.name, REMARK), realm, named.block)


def _take(turn: Turn, about: tuple[str, ...], realm: str, facts: dict[str, Any]) -> None:
    if turn.is_given(about):
        turn.decide(
            about, "kalevala:words-for", BY_HIS_HAND, "", realms=[realm], check=_check_words, realm=realm,
            line=about[1], facts=facts,
        )


def _check_words(value: Any) -> None:
    if not isinstance(value, str) or len(value) > MOST:
        raise refuse(BY_HIS_HAND, "kalevala-refused-own-words", most=MOST)


def with_words(run: Run, realm: str, report: Report) -> Report:
    """The report as it goes out: in his words where he has written some."""
    given = {
        one.about.removeprefix(f"{STEP}/{realm}/"): one.chosen
        for one in run.decisions if one.about.startswith(f"{STEP}/{realm}/") and one.how == DECIDED
    }
    if not given:
        return report
    spoken: Report = {section: [] if isinstance(blocks, list) else blocks for section, blocks in report.items()}
    for name, section, block in named_blocks(report):
        spoken[section].append(_rewritten(block, given[name]) if given.get(name) else block)
        if given.get(f"{name}/{REMARK}"):
            spoken[section].append(_line("kalevala-remark", given[f"{name}/{REMARK}"]))
    if given.get(REMARK):
        spoken[REMARKS] = [*spoken.get(REMARKS, []), _line("kalevala-remark", given[REMARK])]
    return spoken


def _rewritten(block: dict[str, Any], words: str) -> dict[str, Any]:
    """A letter keeps its head; of a paragraph nothing is left."""
    if "key" in block:
        return {**_line("kalevala-own-words", words), "rules": block.get("rules", [])}
    return {**{name: value for name, value in block.items() if name != "then"}, "words": words}


def _line(key: str, words: str) -> dict[str, Any]:
    return {"key": key, "rules": [], "args": {"words": words}}
