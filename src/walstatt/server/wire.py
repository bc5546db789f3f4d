"""From the core's own values to JSON: texts become objects with key and arguments, tallies their data."""
from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from walstatt.core.match import Outcome
from walstatt.core.plain import plain
from walstatt.core.questions import Pick, PickSeveral, Question, YesNo
from walstatt.odds.previews import Preview, Tried
from walstatt.store.matches import MatchRecord


def question_data(question: Question, *, previews: bool) -> dict[str, Any]:
    """A question with its text and the labels of its options."""
    data: dict[str, Any] = plain(question.to_data())
    data["text"] = plain(question.text)
    if isinstance(question, Pick):
        shown = previews and not isinstance(question, PickSeveral)
        data["options"] = [_option_data(question, option, shown) for option in question.options]
    elif isinstance(question, YesNo):
        data["preview"] = previews
    return data


def _option_data(question: Pick, option: str, shown: bool) -> dict[str, Any]:
    data: dict[str, Any] = {"id": option, "label": plain(question.label(option)), "preview": shown}
    if question.about and (about := question.about(option)):
        data["about"] = dict(about)
    if question.group:
        data["group"] = question.group(option)
    return data


def outcome_data(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"winner": outcome.winner, "scores": list(outcome.scores), "reason": plain(outcome.reason)}


def preview_data(preview: Preview) -> dict[str, Any]:
    return {
        "lines": [
            {"text": plain(line.text), **({"tally": line.tally.to_data()} if line.tally else {})}
            for line in preview.lines
        ],
        "chances": [{"text": plain(chance.text), "value": chance.value} for chance in preview.chances],
        "areas": plain(preview.areas),
    }


def tried_data(tried: Tried) -> dict[str, Any]:
    return {"ok": True, "cost": dict(tried.cost), "limits": dict(tried.limits), "triggers": plain(tried.triggers)}


def luck_data(record: MatchRecord) -> list[dict[str, Any]]:
    """What was added to the dice, in the order of the seats."""
    return [{"seat": int(one.who), "words": one.words} for one in record.luck]


def moment(seconds: float) -> str:
    """A time as everybody writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
