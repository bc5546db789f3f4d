"""In which language somebody is spoken to."""
from __future__ import annotations

from walstatt.core.texts import LANGUAGES, default_language


def language_of(header: str | None) -> str:
    """The language that a browser likes best of those we speak; the server's own if it likes none of them."""
    return next((one for one in _liked(header or "") if one in LANGUAGES), default_language())


def language_of_page(header: str | None, setting: str) -> str:
    """A new visitor reads what the server is set to, else what the browser asks for."""
    return setting or language_of(header)


def _liked(header: str) -> list[str]:
    """The languages of an `Accept-Language` header without their countries, the best first."""
    wishes = [wish.partition(";") for wish in header.lower().split(",")]
    weighed = [(_weight(rest), tag.strip().partition("-")[0]) for tag, _, rest in wishes]
    return [tag for weight, tag in sorted(weighed, key=lambda one: -one[0]) if weight > 0]


def _weight(rest: str) -> float:
    """`q=0.8` is 0.8; nothing is 1, and what cannot be understood counts last."""
    name, _, value = rest.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, float(value))
    except ValueError:
        return 0.001
