"""The lines of gods in papers: description, weak point, abilities, the Archeron, stays among people."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from walstatt.core.texts import text
from walstatt.games.kalevala.hooks import Lines, Reader, Shown, TextLine
from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kriegsspiel.figures.god_abilities import ABILITIES, BASIC
from walstatt.games.kriegsspiel.sheets.wrong import Wrong

BY_NUMBER: Final = "kalevala.6.2.archeron"


class DescribeGod(Order, frozen=True):
    """A god is created: his name, where his weak point is hidden, and his description (kalevala.24.1.beschreibung)."""

    name: str
    field: str
    words: str


class HideWeakPoint(Order, frozen=True):
    """A new weak point in the place of one that was lost (kalevala.24.1.4.neu)."""

    field: str
    words: str


class ChooseAbility(Order, frozen=True):
    """For a level that was reached (kalevala.24.1.2.wahl)."""

    ability: str


class NoteGod(Order, frozen=True):
    """Where a god stands from now on, and which attempt to set up an aura he makes there (kalevala.24.3.bewegung)."""

    gf: int
    attempt: int = 0


class ScoutAsGod(Order, frozen=True):
    """One of his two units looks in a direction (kalevala.24.3.nachbar)."""

    unit: int
    direction: int


class ProtectField(Order, frozen=True):
    """A grade of protection where the god stands (kalevala.r.god_protection)."""

    grade: int


class RecogniseField(Order, frozen=True):
    """He looks into a large field (kalevala.r.ability_see)."""

    place: str


class RaiseDead(Order, frozen=True):
    """In Valhalla (kalevala.24.7)."""

    place: str
    listing: Listing


class EnterAsGod(Order, frozen=True):
    """He enters the field of another god, whom he names, and says whether it has an aura (kalevala.24.4)."""

    gf: int
    god: str
    aura: bool


class AppearAsGod(Order, frozen=True):
    """He appears among people, with what he does there in which order (kalevala.24.5.anweisung)."""

    where: str
    """A place; behind a comma perhaps the round in which he goes to another."""
    supports: str
    against: str
    words: str


UNSEEN: Final = (
    HideWeakPoint, ChooseAbility, NoteGod, ScoutAsGod, ProtectField, RecogniseField, RaiseDead, EnterAsGod, AppearAsGod,
)
"""Nobody else learns of them before the phase that follows."""


def _describe(reader: Reader, parts: Mapping[str, str], words: str) -> Order:
    return DescribeGod(parts["name"].strip(), _hidden(reader, parts["field"] or ""), words)


def _hide(reader: Reader, parts: Mapping[str, str], words: str) -> Order:
    return HideWeakPoint(_hidden(reader, parts["field"]), words)


def _hidden(reader: Reader, written: str) -> str:
    """A small field of the world; a bare number is a field of gods, and refused where it is hidden."""
    return written if written.isdecimal() or not written else reader.written_field(written)


def _appear(reader: Reader, parts: Mapping[str, str], words: str) -> Order:
    del reader
    where = ", ".join(one.strip() for one in parts["place"].split(","))
    return AppearAsGod(where, parts["supports"].strip(), parts["against"].strip(), words)


def _choose(reader: Reader, parts: list[Any]) -> Order:
    del reader
    wanted = str(parts[1])
    found = next((one for one in ABILITIES if one.casefold() == wanted.casefold()), wanted)
    return ChooseAbility(found)


def _note(reader: Reader, parts: list[Any]) -> Order:
    return NoteGod(reader.number(parts[0]))


def _try(reader: Reader, parts: list[Any]) -> Order:
    del reader
    gf, _, attempt = str(parts[0]).partition("/")
    return NoteGod(int(gf), int(attempt))


def _by_coordinate(reader: Reader, parts: list[Any]) -> Order:
    """The plane of the gods has none (kalevala.6.2.archeron)."""
    written = reader.place(parts[-1])
    raise Wrong(1, BY_NUMBER, text("kalevala-paper-god-number", written=written))


def _enter(reader: Reader, parts: list[Any]) -> Order:
    return EnterAsGod(reader.number(parts[1]), str(parts[2]).strip(), str(parts[3]).casefold() == "ja")


def _name(world: Any, realm: str) -> str:
    god = world.persons.gods.get(realm)
    return god.name if god is not None else "Gott"


def _show_place(world: Any, realm: str, order: AppearAsGod | RecogniseField) -> Shown:
    """A large field, or a small one of it."""
    place = order.where.partition(",")[0] if isinstance(order, AppearAsGod) else order.place
    return Shown((place.partition("/")[0],), _name(world, realm), place if "/" in place else "")


LINES: Final = Lines(
    orders=(
        "GOD NUMBER                      -> god_at",
        "GOD GOD_TRY                     -> god_tries",
        "GOD place                       -> god_by_coordinate",
        'GOD_EE NUMBER ":" NUMBER        -> god_scouts',
        "GOD CHOOSES ABILITY             -> god_chooses",
        "GOD SHIELDS NUMBER               -> god_protects",
        "GOD RECOGNISES place            -> god_recognises",
        'GOD AWAKENS place ":" listing   -> god_raises',
        'GOD INTRUDES NUMBER ":" NAME "," YES_NO -> god_enters',
        'GOD INTRUDES place ":" NAME "," YES_NO -> god_enters_by_coordinate',
    ),
    terminals={
        "GOD": "/Gott/i", "GOD_TRY.2": r"/[1-9][0-9]{0,4}\/[1-9][0-9]{0,2}/", "GOD_EE": "/EEG/i",
        "CHOOSES": "/wählt/i",
        "ABILITY": "/[A-Za-zÄÖÜäöüß]{2,24}[0-9]{0,2}/", "SHIELDS": "/schützt/i", "RECOGNISES": "/erkennt/i",
        "AWAKENS": "/erweckt/i", "INTRUDES": "/betritt/i", "YES_NO": "/Ja|Nein/i",
    },
    words={"GOD": "Gott", "GOD_EE": "EEG"},
    expected={
        "GOD_TRY": "god-field", "CHOOSES": "god-does", "SHIELDS": "god-does", "RECOGNISES": "god-does",
        "AWAKENS": "god-does", "INTRUDES": "god-does", "ABILITY": "god-ability", "YES_NO": "yes-no",
    },
    read={
        "god_at": _note, "god_tries": _try, "god_by_coordinate": _by_coordinate,
        "god_scouts": lambda reader, parts: ScoutAsGod(reader.number(parts[0]), reader.number(parts[1])),
        "god_chooses": _choose, "god_protects": lambda reader, parts: ProtectField(reader.number(parts[1])),
        "god_recognises": lambda reader, parts: RecogniseField(reader.place(parts[1])),
        "god_raises": lambda reader, parts: RaiseDead(reader.place(parts[1]), reader.goods(parts[2])),
        "god_enters": _enter,
        "god_enters_by_coordinate": lambda reader, parts: _by_coordinate(reader, parts[1:2]),
    },
    texts=(
        TextLine(
            "Götterbeschreibung", re.compile(
                r"(?:Götterbeschreibung|Goetterbeschreibung)\s{1,9}(?P<name>[^:,#/0-9]{1,60}?)"
                r"(?:\s{1,9}(?P<field>[^\s:]{0,20}[0-9][^\s:]{0,20}))?\s{0,9}:", re.IGNORECASE),
            "Götterbeschreibung Gernoth 2A+10/17: …", _describe, "kalevala.24.1.beschreibung",
        ),
        TextLine(
            "Schwachstelle", re.compile(r"Schwachstelle\s{1,9}(?P<field>[^\s:]{1,40})\s{0,9}:", re.IGNORECASE),
            "Schwachstelle 2A+10/17: …", _hide, "kalevala.24.1.4.neu",
        ),
        TextLine(
            "Gott erscheint", re.compile(
                r"Gott\s{1,9}erscheint\s{1,9}(?P<place>[^:]{1,80}?)\s{1,9}für\s{1,9}(?P<supports>[^:,#]{1,60}?)"
                r"\s{1,9}gegen\s{1,9}(?P<against>[^:,#]{1,60}?)\s{0,9}:", re.IGNORECASE),
            "Gott erscheint 2A+10 für Brunhilde gegen Gunther: …", _appear, "kalevala.24.5.anweisung",
        ),
    ),
    write={
        DescribeGod: lambda order: (
            f"Götterbeschreibung {order.name}{' ' if order.field else ''}{order.field}:\n{order.words}\nEnde"),
        HideWeakPoint: lambda order: f"Schwachstelle {order.field}:\n{order.words}\nEnde",
        ChooseAbility: lambda order: f"Gott wählt {order.ability}",
        NoteGod: lambda order: f"Gott {order.gf}{f'/{order.attempt}' if order.attempt else ''}",
        ScoutAsGod: lambda order: f"EEG {order.unit}: {order.direction}",
        ProtectField: lambda order: f"Gott schützt {order.grade}",
        RecogniseField: lambda order: f"Gott erkennt {order.place}",
        RaiseDead: lambda order: f"Gott erweckt {order.place}: {write_listing(order.listing)}",
        EnterAsGod: lambda order: f"Gott betritt {order.gf}: {order.god}, {'Ja' if order.aura else 'Nein'}",
        AppearAsGod: lambda order: (
            f"Gott erscheint {order.where} für {order.supports} gegen {order.against}:\n{order.words}\nEnde"),
    },
    shows={
        AppearAsGod: _show_place, RecogniseField: _show_place,
        **dict.fromkeys((NoteGod, ScoutAsGod, ProtectField, EnterAsGod), lambda world, realm, order: Shown(  # noqa: ARG005
            ())),
    },
    phases={EnterAsGod: (3,), AppearAsGod: (3,)},
    wild=(
        lambda writer: DescribeGod(writer.rng.choice(("Gernoth", "Enlas")), writer.field(),
                                   "Waffe: Hammer\nGeist: Sturm\nSchwachstelle: ein Horn"),
        lambda writer: HideWeakPoint(writer.field(), "Eine Laute."),
        lambda writer: ChooseAbility(writer.rng.choice(list(ABILITIES))),
        lambda writer: NoteGod(writer.rng.randint(0, 70), writer.rng.choice((0, 1, 2))),
        lambda writer: ScoutAsGod(writer.rng.randint(1, 3), writer.rng.randint(0, 7)),
        lambda writer: ProtectField(writer.rng.randint(0, 4)),
        lambda writer: RecogniseField(writer.place()),
        lambda writer: RaiseDead(writer.place(), writer.listing()),
        lambda writer: EnterAsGod(writer.rng.randint(1, 70), writer.rng.choice(("Gernoth", "Enlas")),
                                  writer.rng.random() < 0.5),
        lambda writer: AppearAsGod(writer.place(), writer.rng.choice(("Brunhilde", "Gunther")), "Hagen",
                                   writer.rng.choice((BASIC, f"{BASIC}\nLähmen", "Tanzen"))),
    ),
)
