"""A match of Age of Fantasy: Skirmish to look at: the picture of the table, the list of units, single units."""
from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len, set_cell_size
from rich.text import Text as Line

from walstatt.cli.aofs_preview import Previewer
from walstatt.cli.aofs_table import AofsTable
from walstatt.cli.board import Flag, Picture, Token, Zone, box_zone
from walstatt.cli.game_views import Client
from walstatt.cli.screen import QUIET
from walstatt.cli.seats import letter, side_style
from walstatt.cli.speech import Speaker
from walstatt.core.match import Match
from walstatt.core.texts import Text
from walstatt.games.aofs.army_limits import name_text
from walstatt.games.aofs.play import AofsPlay, unit_name
from walstatt.games.aofs.preparation import long_edges, zone_box, zone_depth
from walstatt.games.aofs.sheet_text import SheetText
from walstatt.games.aofs.state import AMBUSH, GONE, NOBODY, SCOUT, TABLE, WAITING, State, Unit
from walstatt.table.shapes import Point

PREPARING = ("terrain", "objectives", "sides", "aside", "deployment", "scouts")


class AofsView:
    """Shows one match in one language."""

    def __init__(self, match: Match, texts: Speaker) -> None:
        self.match = match
        self.texts = texts

    @property
    def play(self) -> AofsPlay:
        play = self.match.play
        assert isinstance(play, AofsPlay)
        return play

    @property
    def state(self) -> State:
        return self.play.state

    # ---- the table

    @property
    def has_table(self) -> bool:
        """Is there anything to draw, or do the models stand on a real table?"""
        return not self.play.setup.real_table

    def plan(self) -> list[Line] | None:
        return None

    def picture(self) -> Picture:
        flags = [Flag(one.x, one.y, number, one.owner) for number, one in enumerate(self.state.objectives, 1)]
        return Picture(self.play.ground, list(self._tokens()), flags, list(self._zones()))

    def _tokens(self) -> Iterator[Token]:
        for unit in self.state.units.values():
            if unit.place == TABLE:
                for number, model in enumerate(unit.models):
                    yield Token(model.x, model.y, unit.id.upper(), letter(unit.seat).lower(), unit.seat, number == 0)

    def _zones(self) -> Iterator[Zone]:
        if self.state.phase not in PREPARING:
            return
        depth = zone_depth(self.play.setup.board)
        for seat, edge in enumerate(self.state.edges):
            if edge:
                label = self.texts.format("play-zone-of", seat=seat)
                yield box_zone(zone_box(self.play, edge, depth), label, seat)
        if not any(self.state.edges):
            for edge in long_edges(self.play):
                yield box_zone(zone_box(self.play, edge, depth), self.texts.format("play-zone"), NOBODY)

    def places(self) -> dict[str, Point]:
        """Where every model on the table stands."""
        return {
            model.id: (model.x, model.y)
            for unit in self.state.units.values()
            if unit.place == TABLE
            for model in unit.models
        }

    def look(self) -> object:
        """What a picture shows; a new one is due when this has changed."""
        state = self.state
        conditions = tuple(
            (unit.place, unit.shaken, unit.exhausted, len(unit.models)) for unit in state.units.values()
        )
        laid = (len(state.objectives), state.edges, len(state.terrain))
        return tuple(self.places().items()), conditions, laid

    def groups(self) -> Iterator[tuple[Text, list[str]]]:
        for unit in self.state.units.values():
            yield self.name(unit), [model.id for model in unit.models]

    def name(self, unit: Unit) -> Text:
        return self.play.name(unit)

    def is_measured(self, unit: Unit) -> bool:
        return not self.play.measured_by_people and bool(unit.models) and unit.place == TABLE

    def heading(self) -> str:
        """Where the game is."""
        if self.state.phase in PREPARING:
            return self.texts.format("play-preparation")
        return self.texts.format("play-round", round=max(1, self.state.round))

    def score(self) -> str:
        """Objectives of both players."""
        owners = [objective.owner for objective in self.state.objectives]
        return self.texts.format("play-score", first=owners.count(0), second=owners.count(1), count=len(owners))

    # ---- the units

    def unit(self, code: str) -> Unit | None:
        return self.state.units.get(code.lower())

    def codes(self) -> list[str]:
        return [unit_id.upper() for unit_id in self.state.units]

    def panel(self, width: int) -> list[Line]:
        """A short line for each unit, to stand beside the table."""
        lines = []
        for seat, army in enumerate(self.play.setup.armies):
            words = self.texts.say(name_text(army.name)).rpartition(": ")[2]
            name = f"{letter(seat)} {self.texts.player(seat)} – {words}"
            lines.append(Line().append(set_cell_size(name, min(width, cell_len(name))), style=side_style(seat)))
            lines += [self._panel_line(unit, width) for unit in self.state.units.values() if unit.seat == seat]
        return lines

    def _panel_line(self, unit: Unit, width: int) -> Line:
        flags = " ".join(self._flags(unit))
        room = max(4, width - 4 - (cell_len(flags) + 1 if flags else 0))
        name = set_cell_size(self._bare_name(unit), room)
        style = QUIET if unit.place == GONE or unit.activated else ""
        line = Line()
        line.append(f"{unit.id.upper():<3} ", style=f"{side_style(unit.seat)} {style}".strip())
        line.append(name, style=style)
        line.append(f" {flags}", style=style)
        return line

    def _bare_name(self, unit: Unit) -> str:
        return super(Speaker, self.texts).say(unit_name(self.play.sheets[unit.id]))

    def _flags(self, unit: Unit) -> Iterator[str]:
        """What is special about a unit, in signs that the legend explains."""
        if unit.place == GONE:
            yield "†"
            return
        strength = len(self.play.sheets[unit.id].models)
        if strength > 1:
            yield f"{len(unit.models)}/{strength}"
        wounds, tokens = sum(model.wounds for model in unit.models), sum(model.tokens for model in unit.models)
        if wounds:
            yield self.texts.format("play-flag-wounds", count=wounds)
        if tokens:
            yield self.texts.format("play-flag-tokens", count=tokens)
        signs = "".join(sign for sign, is_so in self._signs(unit).items() if is_so)
        if signs:
            yield signs

    def _signs(self, unit: Unit) -> dict[str, bool]:
        return {
            "!": unit.shaken,
            "x": unit.exhausted,
            "+": bool(unit.effects),
            "…": unit.place in (WAITING, AMBUSH, SCOUT),
            "✓": unit.activated and unit.place == TABLE,
        }

    def signs_used(self) -> list[tuple[str, str]]:
        """The signs of the panel that occur just now, and what they mean."""
        units = list(self.state.units.values())
        used = [sign for sign in "!x+…✓" if any(self._signs(unit)[sign] for unit in units)]
        if any(unit.place == GONE for unit in units):
            used.append("†")
        names = {"!": "shaken", "x": "exhausted", "+": "effect", "…": "waiting", "✓": "activated", "†": "gone"}
        signs = [(sign, self.texts.format(f"play-is-{names[sign]}")) for sign in used]
        if self.state.objectives:
            signs.append(("*1", self.texts.format("play-objective")))
            signs.append(("*1a", self.texts.format("play-objective-owned")))
        return signs

    def notes(self, seat: int | None) -> list[Line]:
        """Nothing lies before the players here."""
        del seat
        return []

    def table_of_units(self) -> list[Line]:
        """All units with their values and conditions in words."""
        name, quality, defence, *rest = self.texts.format("play-units-head").split("|")
        counts, (place, condition) = " ".join(f"{one:>3}" for one in rest[:3]), rest[3:]
        titles = f"    {name:<18} {quality:<2} {defence:<2} {counts}  {place:<12} {condition}"
        return [Line(titles, style=QUIET), *map(self._row_of_unit, self.state.units.values())]

    def _row_of_unit(self, unit: Unit) -> Line:
        sheet = self.play.sheets[unit.id]
        counts = (len(unit.models), sum(one.wounds for one in unit.models), sum(one.tokens for one in unit.models))
        numbers = f"{sheet.quality}+ {sheet.defence}+ {' '.join(f'{one:>3}' for one in counts)}"
        line = Line()
        line.append(f"{unit.id.upper():<4}", style=side_style(unit.seat))
        style = QUIET if unit.place == GONE else ""
        line.append(f"{set_cell_size(self._bare_name(unit), 18)} {numbers}  {self._where(unit):<12} ", style=style)
        line.append(", ".join(self._conditions(unit)))
        return line

    def _where(self, unit: Unit) -> str:
        if unit.place != TABLE or not self.has_table:
            return ""
        model = unit.models[0]
        return self.place_words(model.x, model.y)

    def place_words(self, x: float, y: float) -> str:
        """A place as one would type it."""
        return f"{x:.1f},{y:.1f}".replace(".0", "")

    def _conditions(self, unit: Unit) -> list[str]:
        words = {
            "shaken": unit.shaken,
            "exhausted": unit.exhausted,
            "gone": unit.place == GONE,
            "waiting": unit.place == WAITING,
            "ambush": unit.place == AMBUSH,
            "scout": unit.place == SCOUT,
            "activated": unit.activated and unit.place == TABLE,
        }
        found = [self.texts.format(f"play-is-{word}") for word, is_so in words.items() if is_so]
        effects = [self.texts.format(f"play-effect-{effect.kind.replace('_', '-')}") for effect in unit.effects]
        return found + effects

    def remark(self, option: str) -> str:
        """Where a unit among the options stands and how it is."""
        unit = self.unit(option)
        if unit is None:
            return ""
        acted = self.texts.format("play-is-activated")
        words = [word for word in (self._where(unit), *self._conditions(unit)) if word and word != acted]
        return f"  ({'; '.join(words)})" if words and unit.place == TABLE else ""

    def sheet(self, unit: Unit) -> list[Line]:
        """One unit with its weapons and rules, and where its models are."""
        sheet = self.play.sheets[unit.id]
        army = self.play.setup.armies[unit.seat]
        lines = [Line(line) for line in SheetText(self.texts).unit(sheet, army)]
        lines[0] = Line().append(f"{unit.id.upper()} ", style=side_style(unit.seat)) + lines[0]
        conditions = self._conditions(unit)
        if conditions:
            lines.append(Line(f"    {', '.join(conditions)}"))
        if unit.place == TABLE and self.has_table:
            lines += [Line(f"    {self._model_line(unit, number)}", style=QUIET) for number in range(len(unit.models))]
        return lines

    def _model_line(self, unit: Unit, number: int) -> str:
        model = unit.models[number]
        words = [model.id.upper(), self.place_words(model.x, model.y)]
        if model.z:
            words.append(self.texts.format("play-level", inches=model.z))
        if model.wounds:
            words.append(self.texts.format("play-flag-wounds", count=model.wounds))
        return "  ".join(words)


def client(match: Match, texts: Speaker) -> Client:
    """All that the terminal needs for a match."""
    view = AofsView(match, texts)
    return Client(view, Previewer(view.play, texts), AofsTable(match))
