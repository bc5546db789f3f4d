"""Battlefields in the terminal: to look at, as a file, as a form for the outcome; and the form given back."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text, Texts, text
from walstatt.core.turn import Run
from walstatt.core.typed_data import convert
from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.war.field import SETTLED, Battlefield, counted
from walstatt.games.kalevala.war.files import MOST_BYTES, read_outcome
from walstatt.games.kalevala.war.possible import flaws
from walstatt.games.kalevala.war.settling import STEP


def battlefields(run: Run) -> dict[str, Battlefield]:
    """By name all that wait for an outcome, or have got one by hand."""
    asked = [*((one.about, one.args) for one in run.waiting), *((one.about, one.args) for one in run.decisions)]
    found = [
        convert(args["battlefield"], Battlefield) for about, args in asked
        if about.startswith(f"{STEP}/") and "battlefield" in args
    ]
    return {field.name: field for field in found}


def shown(field: Battlefield) -> Iterator[Text]:
    """Line by line, as a person reads it."""
    details = field.details
    yield text("cli-kalevala-field-head", name=field.name, date=f"{field.at[0]}.{field.at[1]}")
    for place in field.places:
        yield text(
            "cli-kalevala-field-place", place=place, owner=field.owners.get(place) or "–",
            centre=details.centres.get(place, "–"), fields=len(details.fields.get(place, ())),
        )
    for gf, land in sorted(details.lands.items()):
        yield text("cli-kalevala-field-land", gf=gf, terrain=land.terrain,
                   buildings=list(details.buildings.get(gf, ())) or ["–"])
    for party in field.parties:
        yield text("cli-kalevala-field-party", name=party.name, enemies=list(party.enemies) or ["–"],
                   friends=list(party.friends) or ["–"], refuges=list(details.refuges.get(party.name, ())) or ["–"])
    for one in field.contingents:
        yield text("cli-kalevala-field-force", party=one.party, place=one.place, target=one.target or "–",
                   figures=_written(counted(one.force.whole())))
    for standing in details.standing:
        yield text("cli-kalevala-field-stands", party=standing.party, field=standing.field or "–",
                   group=standing.group or "–", figures=_written(standing.figures))
    for orders in details.orders:
        yield text("cli-kalevala-field-orders", party=orders.party, place=orders.place)
        for line in orders.lines:
            yield text("cli-kalevala-field-line", line=line)


def _written(figures: dict[str, int]) -> str:
    pieces = tuple((symbol, number) for symbol, number in figures.items() if symbol != RE)
    return write_listing(Listing(pieces, figures.get(RE, 0)))


def outcome_problems(field: Battlefield, data: bytes, texts: Texts) -> tuple[Any, list[str]]:
    """The filled in form, and everything that is wrong with it."""
    try:
        if len(data) > MOST_BYTES:
            raise Refused(SETTLED, text("kalevala-field-size", most=MOST_BYTES))
        value = msgspec.json.decode(data)
        found = list(flaws(field, read_outcome(value)))
    except Refused as refused:
        return None, [f"{texts.say(refused.why)} [{refused.rule}]"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        return None, [f"{texts.say(text('kalevala-outcome-form', why=str(problem)))} [{SETTLED}]"]
    return value, [f"{texts.say(one.why)} [{one.rule}]" for one in found]
