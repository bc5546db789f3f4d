"""A match of any game to look at, out of its `TablePicture`: table, units, cards, what lies before the players."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text as Line

from walstatt.cli.board import Flag, Picture, Token, Zone
from walstatt.cli.screen import QUIET, STRONG
from walstatt.cli.seats import letter, side_style
from walstatt.cli.speech import Speaker, code, rule_marks
from walstatt.core.match import Match
from walstatt.core.picture import NOBODY, Note, Side, Value, Words
from walstatt.core.texts import Text
from walstatt.games.shelf import load_game
from walstatt.table import picture as drawn
from walstatt.table.picture import Base, Card, Marker, TablePicture
from walstatt.table.shapes import Point

SIGNS = {"tt": "*", "cm": "+", "shrine": "&", "beacon": "!", "item": "$", "provisions": "%", "portion": "="}
"""Of markers on the table, by their kind; others are stars."""


class PictureView:
    """Shows one match in one language."""

    has_table = True

    def __init__(self, match: Match, texts: Speaker) -> None:
        self.match = match
        self.texts = texts
        self._game = load_game(match.game.key)
        self._seen: dict[int | None, tuple[int, TablePicture]] = {}

    def seen(self, seat: int | None = None) -> TablePicture:
        """The table as this seat may see it; without a seat only what everybody may know."""
        answers = len(self.match.tape)
        known = self._seen.get(seat)
        if known is None or known[0] != answers:
            picture = self._game.picture(self.match.play, seat)
            assert isinstance(picture, TablePicture), "a game on another stage has a client of its own"
            known = self._seen[seat] = (answers, picture)
        return known[1]

    def words(self, words: Words) -> str:
        return words.get(self.texts.language) or next(iter(words.values()), "")

    def value(self, value: Value) -> str:
        words = self.texts.format(value.key, **{name: _as_text(one) for name, one in value.args.items()})
        return f"{words} {value.text}" if value.text else words

    # ---- the table

    def picture(self) -> Picture:
        seen = self.seen()
        tokens = [Token(base.x, base.y, code(base.id), "", base.seat, True) for base in seen.bases]
        return Picture(self.match.play.ground, tokens, [flag(marker) for marker in seen.markers], list(self._zones()))

    def plan(self) -> list[Line] | None:
        return None

    def _zones(self) -> Iterator[Zone]:
        for zone in self.seen().areas:
            if isinstance(zone, drawn.Zone) and not zone.quiet:
                label = "" if zone.seat is None else self.texts.format("play-zone-of", seat=zone.seat)
                yield Zone(zone.outline, label, NOBODY if zone.seat is None else zone.seat)

    def places(self) -> dict[str, Point]:
        return {base.id: (base.x, base.y) for base in self.seen().bases}

    def look(self) -> object:
        seen = self.seen()
        bases = [(base.id, base.x, base.y, base.wounds, tuple(base.conditions)) for base in seen.bases]
        markers = [(marker.id, marker.x, marker.y, marker.label, marker.owner) for marker in seen.markers]
        return bases, markers, len(seen.pieces), [area for area in seen.areas if isinstance(area, drawn.Zone)]

    def heading(self) -> str:
        track = self.seen().track
        return self.value(track[0]) if track else self.texts.format("play-preparation")

    def score(self) -> str:
        """What all have, each in the order of the seats; of more than two only the first counter, to keep it short."""
        sides = self.seen().sides
        most = 1 if len(sides) > 2 else None
        return ", ".join(
            f"{self.texts.player(side.seat)} {' '.join(map(self.value, side.counters[:most]))}" for side in sides
        )

    # ---- the units

    def unit(self, word: str) -> Card | None:
        wanted = word.lower()
        return next((card for card in self.seen().cards if wanted in (card.id.lower(), code(card.id).lower())), None)

    def codes(self) -> list[str]:
        return [code(card.id) for card in self.seen().cards]

    def name(self, unit: Card) -> Text:
        return Text("play-word", {"word": unit.name, "id": unit.id})

    def groups(self) -> Iterator[tuple[Text, list[str]]]:
        for card in self.seen().cards:
            yield self.name(card), list(card.bases)

    def is_measured(self, unit: Card) -> bool:
        return bool(unit.bases)

    def panel(self, width: int) -> list[Line]:
        seen = self.seen()
        lines = [Line(line, style=STRONG) for line in _packed(list(map(self.value, seen.track)), width)]
        for seat in dict.fromkeys([side.seat for side in seen.sides] + [card.seat for card in seen.cards]):
            cards = [card for card in seen.cards if card.seat == seat]
            side = next((one for one in seen.sides if one.seat == seat), None)
            lines.append(Line(self._owner(seat, side), style=side_style(seat)))
            lines += [self._panel_line(card, width) for card in cards]
        return [_cut(line, width) for line in lines]

    def _owner(self, seat: int, side: Side | None) -> str:
        if seat == NOBODY:
            return self.texts.format("play-nobody")
        counters = " ".join(map(self.value, side.counters)) if side else ""
        return f"{letter(seat)} {self.texts.player(seat)} – {counters}"

    def _panel_line(self, card: Card, width: int) -> Line:
        flags = " ".join(self._flags(card))
        room = max(4, width - 5 - (cell_len(flags) + 1 if flags else 0))
        style = QUIET if card.done or not card.bases else ""
        line = Line()
        line.append(f"{code(card.id):<4} ", style=f"{side_style(card.seat)} {style}".strip())
        line.append(set_cell_size(self.words(card.name), room), style=style)
        line.append(f" {flags}", style=style)
        return line

    def _flags(self, card: Card) -> Iterator[str]:
        """The first value of the card, and what is special about it, in signs that the legend explains."""
        if not card.bases:
            yield "†" if self._is_gone(card) else "…"
            return
        if card.values:
            yield card.values[0].text
        signs = [self._sign(condition) for condition in card.conditions]
        if signs:
            yield ",".join(signs)
        if card.done:
            yield "✓"

    def _is_gone(self, card: Card) -> bool:
        return card.place.endswith("-gone")

    def _sign(self, condition: str) -> str:
        key = f"{condition}-sign"
        return self.texts.format(key) if self.texts.has(key) else self.texts.format(condition)[:1]

    def signs_used(self) -> list[tuple[str, str]]:
        seen = self.seen()
        found = {
            self._sign(condition): self.texts.format(condition) for card in seen.cards for condition in card.conditions
        }
        waiting = {"†" if self._is_gone(card) else "…" for card in seen.cards if not card.bases}
        names = {"…": "waiting", "†": "gone"}
        found |= {sign: self.texts.format(f"play-is-{names[sign]}") for sign in sorted(waiting)}
        if any(card.done and card.bases for card in seen.cards):
            found["✓"] = self.texts.format("play-is-activated")
        for marker in seen.markers:
            owned = "" if marker.owner is None else letter(marker.owner).lower()
            sign = SIGNS.get(marker.role, "*") + ("1" if marker.label else "") + owned
            found[sign] = self.marker_name(marker, label="")
        return list(found.items())

    def marker_name(self, marker: Marker, label: str | None = None) -> str:
        shown = marker.label if label is None else label
        name = self.texts.format(marker.name or "web-marker", label=shown).strip()
        return name if marker.owner is None else f"{name} ({self.texts.player(marker.owner)})"

    def table_of_units(self) -> list[Line]:
        lines = []
        for card in self.seen().cards:
            values = "  ".join(self.value(value) for value in card.values if value.text)
            line = Line()
            line.append(f"{code(card.id):<5}", style=side_style(card.seat))
            style = "" if card.bases else QUIET
            line.append(f"{set_cell_size(self.words(card.name), 18)} {values}  {self._where(card)}", style=style)
            states = "; ".join(self._states(card))
            line.append(f"  {states}" if states else "")
            lines.append(line)
        return lines

    def _where(self, card: Card) -> str:
        base = self._base(card)
        return self.place_words(base.x, base.y) if base else self.texts.format(card.place)

    def _base(self, card: Card) -> Base | None:
        return next((base for base in self.seen().bases if base.id in card.bases), None)

    def place_words(self, x: float, y: float) -> str:
        return f"{x:.1f},{y:.1f}".replace(".0", "")

    def _states(self, card: Card) -> list[str]:
        found = [self.texts.format(condition) for condition in card.conditions]
        return [*found, self.texts.format("play-is-activated")] if card.done and card.bases else found

    def remark(self, option: str) -> str:
        card = self.unit(option)
        marker = next((one for one in self.seen().markers if one.id == option), None)
        if marker is not None:
            return f"  ({self.place_words(marker.x, marker.y)})"
        if card is None or not card.bases:
            return ""
        first = [self.value(value) for value in card.values[:1]]
        words = [*first, self._where(card), *(self.texts.format(condition) for condition in card.conditions)]
        return f"  ({'; '.join(words)})"

    def sheet(self, unit: Card) -> list[Line]:
        head = Line().append(f"{code(unit.id)} ", style=side_style(unit.seat))
        head.append(self.words(unit.name), style=STRONG)
        points = f"{self.texts.format('play-size', size=unit.points)}, " if unit.points else ""
        head.append(f" – {points}{self._where(unit)}", style=QUIET)
        lines = [head, Line(f"    {'  '.join(self.value(value) for value in unit.values)}")]
        states = self._states(unit)
        if states:
            lines.append(Line(f"    {', '.join(states)}"))
        lines += [Line(f"    {self.words(weapon)}") for weapon in unit.weapons]
        for ability in unit.abilities:
            line = Line("    ").append(self.words(ability.name), style=STRONG)
            line.append(f" {self.words(ability.text)}" if ability.text else "")
            line.append(rule_marks([ability.rule]), style=QUIET)
            lines.append(line)
        if unit.rules:
            lines.append(Line(f"    {' '.join(unit.rules)}", style=QUIET))
        return lines

    # ---- what lies before the players

    def notes(self, seat: int | None) -> list[Line]:
        seen = self.seen(seat)
        lines = [Line(self.value(value)).append(rule_marks([value.rule]), style=QUIET) for value in seen.goal]
        for side in seen.sides:
            counters = " ".join(map(self.value, side.counters))
            lines.append(Line(f"{self.texts.player(side.seat)} – {counters}", style=side_style(side.seat)))
            for entry in side.ledger:
                line = Line(f"  {self.value(entry)}")
                lines.append(line.append(rule_marks([entry.rule]), style=QUIET))
            lines += [self._note(note) for note in side.notes]
        return lines

    def _note(self, note: Note) -> Line:
        if note.covered:
            return Line(f"  {self.texts.format('play-note-covered')}", style=QUIET)
        line = Line("  ").append(self.words(note.name), style=STRONG)
        if note.secret:
            line.append(f" {self.texts.format('play-note-secret')}", style=QUIET)
        line.append(f" {self.words(note.text)}" if note.text else "")
        return line.append(rule_marks([note.rule]), style=QUIET)


def flag(marker: Marker) -> Flag:
    """A marker as it stands on the table."""
    owner = NOBODY if marker.owner is None else marker.owner
    return Flag(marker.x, marker.y, marker.label, owner, SIGNS.get(marker.role, "*"))


def _packed(words: list[str], width: int) -> list[str]:
    """As many on a line as there is room for."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} · {word}" if lines else word
        if lines and cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _as_text(value: Any) -> Any:
    """Arguments of a picture are plain data: a text among them becomes one again."""
    if isinstance(value, dict) and "key" in value:
        return Text(value["key"], {name: _as_text(one) for name, one in value.get("args", {}).items()})
    if isinstance(value, list):
        return [_as_text(one) for one in value]
    return value


def _cut(line: Line, width: int) -> Line:
    line.truncate(width)
    return line
