"""Logs: one JSON object on each line, or for somebody at a terminal what is wrong, in plain words."""
from __future__ import annotations

import json
import logging
import sys
from typing import Any, Literal

from walstatt.core.texts import Texts, default_language
from walstatt.server.wire import moment

LogStyle = Literal["", "json", "plain"]
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
IN_WORDS = {
    "a deadline could not be kept": "server-log-deadline",
    "deadlines could not be looked at; it is tried again": "server-log-deadlines",
    "not every world could be led on; it is tried again later": "server-log-led-on",
    "a thinking process has died": "server-log-thinker",
    "a bot has thought for too long": "server-log-long-thought",
    "a working process has died": "server-log-worker",
    "work was still under way at the end": "server-log-end",
    "a bot has failed": "server-log-bot-answer",
    "a bot could not think": "server-log-bot-answer",
    "a bot could not answer": "server-log-bot",
    "a bot cannot go on": "server-log-bot-stuck",
    "the rules have failed": "server-log-fault",
    "a save file makes the rules fail": "server-log-fault-file",
    "a match cannot be played any more": "server-log-unplayable",
    "a match cannot go on under newer rules": "server-log-uncarried",
    "a snapshot is not believed": "server-log-snapshot",
    "a snapshot could not be written": "server-log-snapshot-unwritten",
    "not everything could be cleared away; it is tried again later": "server-log-clearing",
    "sessions could not be checked; it is tried again later": "server-log-news",
    "a message could not be handled": "server-log-message",
    "the database's news are interrupted": "server-log-news",
    "news could not be taken in": "server-log-news",
    "a request failed": "server-log-request",
    "a world cannot be read": "server-log-world",
}
"""What the server itself warns of, as a message for people."""


def _more(record: logging.LogRecord) -> dict[str, Any]:
    """What was said beside the message."""
    return {key: value for key, value in vars(record).items() if key not in _USUAL}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": moment(record.created), "level": record.levelname.lower(), "from": record.name,
            "message": record.getMessage(),
        }
        line |= _more(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainWords(logging.Formatter):
    """A sentence in the reader's language; of an exception only what it says, for its trace is in the JSON logs."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        key = IN_WORDS.get(said)
        words = self.texts.format(key, **_more(record)) if key else said
        problem = record.exc_info[1] if record.exc_info else None
        why = f" ({type(problem).__name__}: {problem})" if problem is not None else ""
        level = "error" if record.levelno >= logging.ERROR else "warning"
        return self.texts.format("server-log-line", level=level, words=words + why)


def set_up_logs(style: LogStyle = "") -> None:
    """Everything of ours goes to standard error, and of the web server what is wrong; at a terminal only the latter."""
    plain = style == "plain" or (style != "json" and sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainWords(Texts(default_language())) if plain else JsonLines())
    for name in ("walstatt", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.INFO if name == "walstatt" and not plain else logging.WARNING)
        logger.propagate = False
