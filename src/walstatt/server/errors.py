"""What goes wrong, told in one form everywhere: a code for programs, a message key for people, and where it is."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from walstatt.core.bounds import OutOfBounds
from walstatt.core.plain import plain
from walstatt.core.refusal import Refused
from walstatt.core.texts import Texts
from walstatt.server.wire_types import ErrorData, RefusalData

_ENGLISH = Texts("en")


class ApiError(Exception):
    """An answer that is an error. `key` is a Fluent message; its English words go along for whoever reads logs."""

    def __init__(
        self, status: int, code: str, key: str, *, where: str = "", headers: Mapping[str, str] | None = None,
        **args: Any,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.key = key
        self.args_of_key = args
        self.where = where
        self.headers = dict(headers or {})

    def to_data(self) -> ErrorData:
        data: ErrorData = {
            "code": self.code, "message": _ENGLISH.format(self.key, **self.args_of_key), "key": self.key,
            "args": plain(self.args_of_key),
        }
        if self.where:
            data["where"] = self.where
        return data


def refusal_data(refused: Refused) -> RefusalData:
    """What the rules do not allow, with the rule and the reason."""
    return {"rule": refused.rule, "why": plain(refused.why)}


def beyond_error(beyond: OutOfBounds) -> ApiError:
    """More came in than may."""
    error = ApiError(422, "out_of_bounds", beyond.why.key, where=str(beyond.why.args.get("where", "body")))
    error.args_of_key = dict(beyond.why.args)
    return error


def refused_error(refused: Refused) -> dict[str, Any]:
    """The same as the body of an error."""
    why = refused.why
    return {
        "code": "refused", "message": _ENGLISH.say(why), "key": why.key, "args": plain(why.args),
        **refusal_data(refused),
    }


def not_found(what: str = "") -> ApiError:
    return ApiError(404, "not_found", "server-not-found", what=what)


def not_yours() -> ApiError:
    return ApiError(403, "not_yours", "server-not-yours")


def not_logged_in() -> ApiError:
    return ApiError(401, "not_logged_in", "server-not-logged-in")


def too_many(seconds: float) -> ApiError:
    wait = max(1, round(seconds + 0.5))
    return ApiError(429, "too_many", "server-too-many", headers={"Retry-After": str(wait)}, seconds=wait)


def too_large(most: int) -> ApiError:
    return ApiError(413, "too_large", "server-too-large", most=most)


def unknown_key(where: str, given: str, known: list[str]) -> ApiError:
    return ApiError(422, "unknown_key", "server-unknown-key", where=where, given=given, known=known)


def invalid(where: str, detail: str) -> ApiError:
    return ApiError(422, "invalid", "server-invalid", where=where, place=where, detail=detail)


def fault_error() -> ApiError:
    """The program is at fault, and nobody else."""
    return ApiError(500, "fault", "server-fault")
