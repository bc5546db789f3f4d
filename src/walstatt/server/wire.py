"""From the core's own values to JSON: texts become objects with key and arguments, tallies their data."""
from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, cast

from walstatt.core.events import Event
from walstatt.core.match import Outcome
from walstatt.core.plain import event_data as plain_event
from walstatt.core.plain import plain
from walstatt.core.questions import Pick, PickSeveral, Question, YesNo
from walstatt.odds.previews import Preview, Tried
from walstatt.server import wire_types as wire
from walstatt.store.matches import MatchRecord


def question_data(question: Question, *, previews: bool) -> wire.Question:
    """A question with its text and the labels of its options."""
    data: dict[str, Any] = plain(question.to_data())
    data["text"] = plain(question.text)
    if isinstance(question, Pick):
        shown = previews and not isinstance(question, PickSeveral)
        if question.free:
            data["free"] = True
        data["options"] = [_option_data(question, option, shown) for option in question.options]
    elif isinstance(question, YesNo):
        data["preview"] = previews
    return cast(wire.Question, data)


def _option_data(question: Pick, option: str, shown: bool) -> wire.Option:
    data: wire.Option = {"id": option, "label": plain(question.label(option)), "preview": shown}
    if question.about and (about := question.about(option)):
        data["about"] = dict(about)
    if question.group:
        data["group"] = question.group(option)
    return data


def event_data(event: Event) -> wire.LogEvent:
    return cast(wire.LogEvent, plain_event(event))


def outcome_data(outcome: Outcome | None) -> wire.Outcome | None:
    if outcome is None:
        return None
    return {"winner": outcome.winner, "scores": list(outcome.scores), "reason": plain(outcome.reason)}


def preview_data(preview: Preview) -> wire.Preview:
    return {
        "lines": [
            {"text": plain(line.text), **({"tally": line.tally.to_data()} if line.tally else {})}  # type: ignore[typeddict-item]
            for line in preview.lines
        ],
        "chances": [{"text": plain(chance.text), "value": chance.value} for chance in preview.chances],
        "areas": plain(preview.areas),
    }


def tried_data(tried: Tried) -> wire.Judgement:
    return {"ok": True, "cost": dict(tried.cost), "limits": dict(tried.limits), "triggers": plain(tried.triggers)}


def luck_data(record: MatchRecord) -> list[wire.AddedLuck]:
    """What was added to the dice, in the order of the seats."""
    return [{"seat": int(one.who), "words": one.words} for one in record.luck]


def moment(seconds: float) -> str:
    """A time as everybody writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
